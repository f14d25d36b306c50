// SPDX-License-Identifier: 0BSD
// ---- Several time steps in one launch: blocks that stream along the slowest loop ----

// How one dimension is divided into tiles. The first and the last one end with the data; between them, ghost zones of
// neighbouring tiles overlap. Cells are counted from the first one of the range.
struct mint_tiling {
    int cells; // of the range
    int tiles;
    int last;  // where the last tile begins
};

// A dimension in tiles of TILE cells: what they compute, of which LOW and HIGH cells at their ends are ghost zones, unless the data end
// there. The first tile begins LEAD cells in front of the range; tiles begin at multiples of PACK from there on.
template <int TILE, int LOW, int HIGH, int LEAD, int PACK> struct mint_tile {
    enum { step = (TILE - LOW - HIGH) / PACK * PACK };

    // RING cells behind the range are read.
    __host__ static mint_tiling of(long long cells, int ring)
    {
        const long long more = cells + ring + LEAD - TILE;
        mint_tiling t = {(int)cells, 1, -LEAD};
        if (more > 0) {
            t.last = (int)((more + PACK - 1) / PACK * PACK) - LEAD;
            if (t.last < 0)
                t.last = 0; // the range begins where a lane does
            t.tiles = (t.last + LEAD + step - 1) / step + 1;
        }
        return t;
    }
    // The first cell that the tile computes, and those that it stores: from .. to-1.
    __device__ static int at(const mint_tiling &t, int tile)
    {
        return tile == t.tiles - 1 ? t.last : tile * step - LEAD;
    }
    __device__ static int from(const mint_tiling &, int tile)
    {
        return tile == 0 ? 0 : (tile - 1) * step - LEAD + TILE - HIGH;
    }
    __device__ static int to(const mint_tiling &t, int tile)
    {
        return tile == t.tiles - 1 ? t.cells : tile * step - LEAD + TILE - HIGH;
    }
};

// How a lane's V cells of a row lie in shared memory: in packs of at most 16 bytes, those of the 32 lanes side by side.
template <class T, int V> struct mint_lane {
    enum { cells = V * sizeof(T) <= 16 ? V : 16 / sizeof(T), packs = V / cells };
    __device__ static int at(int lane, int pack) { return (pack * 32 + lane) * cells; }
};

// Starts the copy of the lane's cells low .. high-1 of a row to shared memory; the others become zero. It ends with the group of copies
// that is committed next. `packed`: packs lie at multiples of their size.
template <int V, class T>
__device__ static inline void mint_start_row(T *row, const T *from, int low, int high, bool packed, int lane)
{
    typedef mint_lane<T, V> Lane;
    const int n = Lane::cells;
#pragma unroll
    for (int p = 0; p < Lane::packs; p++) {
        T *to = row + Lane::at(lane, p);
        if (packed && low <= p * n && high >= (p + 1) * n) {
            mint_copy<n, T>::start(to, from + p * n);
            continue;
        }
#pragma unroll
        for (int e = 0; e < n; e++) {
            if (low <= p * n + e && p * n + e < high)
                mint_copy<1, T>::start(to + e, from + p * n + e);
            else
                to[e] = T();
        }
    }
}

// to[0..V-1] = the lane's cells of a row in shared memory.
template <int V, class T> __device__ static inline void mint_take_row(T *to, const T *row, int lane)
{
    typedef mint_lane<T, V> Lane;
    const int n = Lane::cells;
#pragma unroll
    for (int p = 0; p < Lane::packs; p++) {
        const mint_pack<T, n> pack = *reinterpret_cast<const mint_pack<T, n> *>(row + Lane::at(lane, p));
#pragma unroll
        for (int e = 0; e < n; e++)
            to[p * n + e] = pack.cell[e];
    }
}

// The other way.
template <int V, class T> __device__ static inline void mint_give_row(T *row, const T *from, int lane)
{
    typedef mint_lane<T, V> Lane;
    const int n = Lane::cells;
#pragma unroll
    for (int p = 0; p < Lane::packs; p++) {
        mint_pack<T, n> pack;
#pragma unroll
        for (int e = 0; e < n; e++)
            pack.cell[e] = from[p * n + e];
        *reinterpret_cast<mint_pack<T, n> *>(row + Lane::at(lane, p)) = pack;
    }
}

// Fills the L cells before and the R cells behind own[0..V-1] from the neighbouring lanes. Beyond the ends of the warp they are some
// values of it.
template <int L, int V, int R, class T> __device__ static inline void mint_beside(T *own)
{
    static_assert(L <= V && R <= V, "neighbours are in the next lane");
#pragma unroll
    for (int i = 0; i < L; i++)
        own[i - L] = __shfl_up_sync(0xffffffffu, own[V - L + i], 1);
#pragma unroll
    for (int i = 0; i < R; i++)
        own[V + i] = __shfl_down_sync(0xffffffffu, own[i], 1);
}

// Subscripts that stop at the ends of the range: cells -L .. V+R-1 beyond it get the value of the last one in it. The cells in it are
// low .. high-1.
template <int L, int V, int R, mint_ends ENDS, class T> __device__ static inline void mint_stop_row(T *own, int low, int high)
{
    if (ENDS & mint_low_end) {
#pragma unroll
        for (int e = V + R - 2; e >= -L; e--)
            if (e < low)
                own[e] = own[e + 1];
    }
    if (ENDS & mint_high_end) {
#pragma unroll
        for (int e = 1 - L; e < V + R; e++)
            if (e >= high)
                own[e] = own[e - 1];
    }
}

// row[0..V-1] = the lane's cells of a row, as far as they exist: low .. high-1.
template <int V, class T> __device__ static inline void mint_load_row(T *row, const T *from, int low, int high)
{
#pragma unroll
    for (int e = 0; e < V; e++)
        row[e] = low <= e && e < high ? from[e] : T();
}

// Cells of a row that lie beyond the range and are neighbours of cells in it have the values of memory: no step writes them. The cells in
// the range are low .. high-1; it begins where a lane does. With `exist`, those beyond it may be read.
template <int L, int V, int R, class T>
__device__ static inline void mint_row_around(T *own, const T *from, int low, int high, bool exist)
{
#pragma unroll
    for (int e = -L; e < 0; e++)
        if (low == 0)
            own[e] = exist ? from[e] : T();
#pragma unroll
    for (int e = 1; e < V + R; e++)
        if (high <= e && e < high + R)
            own[e] = exist ? from[e] : T();
}

// Stores the cells low .. high-1 of row[0..V-1].
template <int V, class T>
__device__ static inline void mint_store_row(T *to, const T *row, int low, int high, bool packed)
{
    const int n = mint_lane<T, V>::cells;
#pragma unroll
    for (int p = 0; p < V; p += n) {
        if (packed && low <= p && high >= p + n) {
            mint_pack<T, n> pack;
#pragma unroll
            for (int e = 0; e < n; e++)
                pack.cell[e] = row[p + e];
            *reinterpret_cast<mint_pack<T, n> *>(to + p) = pack;
        } else {
#pragma unroll
            for (int e = 0; e < n; e++)
                if (low <= p + e && p + e < high)
                    to[p + e] = row[p + e];
        }
    }
}

// What is known of the cells that a block computes: with INSIDE, all are in the range along its rows and across them;
// with STEADY, all of its planes are.
template <bool INSIDE, bool STEADY> struct mint_cells {
    static constexpr bool inside = INSIDE, steady = STEADY;
};

// 0: a place in a range of `cells` cells; 1: in the cells around it that are read too; 9: beyond.
__device__ static inline __attribute__((unused)) int mint_beyond(int at, int cells, int below, int above)
{
    return 0 <= at && at < cells ? 0 : -below <= at && at < cells + above ? 1 : 9;
}

// The lane's cells low .. high-1.
struct mint_span {
    int low, high;
};

// The cells of a row that exist, from cell `x` on: a place of the row is `out` times beyond a range, and where it is at most `most` times,
// cells are read there.
__device__ static inline __attribute__((unused)) mint_span mint_existing(int x, int cells, int below, int above, int out, int most)
{
    if (out > most)
        return mint_span{0, 0};
    return out < most ? mint_span{-below - x, cells + above - x} : mint_span{-x, cells - x};
}

// Whether packs of so many bytes that begin at these places lie at multiples of their size, in all rows.
template <class T, int N> mint_local bool mint_all_aligned(const mint_each<T *, N> &at, const long long *stride, int rank, int bytes)
{
    bool aligned = true;
    for (int k = 0; k < N; k++)
        aligned = aligned && (size_t)at.of[k] % (size_t)bytes == 0;
    for (int d = 0; d < rank - 1; d++)
        aligned = aligned && stride[d] * (long long)sizeof(T) % bytes == 0;
    return aligned;
}

// How many blocks of a kernel the device has room for at once.
mint_local long long mint_room(mint_site site, const char *kernel, const void *function, int threads, size_t shared)
{
    mint_prepare_shared(site, kernel, function, shared);
    int device = 0, processors = 1, blocks = 1;
    mint_check(site, cudaGetDevice(&device), "find the device");
    mint_check(site, cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device), "ask for the size of the device");
    mint_check(site, cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, function, threads, shared), "ask for the room of kernel", kernel);
    return blocks > 0 ? (long long)blocks * processors : 1;
}

// How many planes a block takes of each tile. `more` planes around a chunk are computed too, so that many chunks are much work; few
// leave the device waiting for the last blocks, of which those at the edges take about twice as long.
mint_local int mint_chunk(long long room, long long tiles, int planes, int more)
{
    int best = planes;
    double least = 1e300;
    for (int chunks = 1; chunks <= 256 && chunks <= planes; chunks++) {
        const int chunk = (planes + chunks - 1) / chunks;
        const double time = ((double)tiles * chunks / (double)room + 2) * (chunk + more);
        if (time < least) {
            least = time;
            best = chunk;
        }
    }
    return best;
}
