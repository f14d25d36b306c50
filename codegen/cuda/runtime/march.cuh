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

    // `ring` cells behind the range are read.
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

// Starts the copy of the lane's cells of a row whose bits are set to shared memory; the others become zero, or what the padding holds. It ends
// with the group of copies that is committed next. `packed` says that packs lie at multiples of their size, so that one with a cell is memory
// from its begin to its end.
template <int V, class T>
__device__ static inline void mint_start_row(T *row, const T *from, unsigned cells, bool packed, int lane)
{
    typedef mint_lane<T, V> Lane;
    const int n = Lane::cells;
    const unsigned all = (1u << n) - 1;
    const bool any = T(0.5) != T(0); // floating-point cells beyond the array may have any value, integers might overflow
#pragma unroll
    for (int p = 0; p < Lane::packs; p++) {
        T *to = row + Lane::at(lane, p);
        const unsigned wanted = cells >> p * n & all;
        if (packed && (any ? wanted != 0 : wanted == all)) {
            mint_copy<n, T>::start(to, from + p * n);
            continue;
        }
#pragma unroll
        for (int e = 0; e < n; e++) {
            if (wanted >> e & 1)
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

// The cells before and behind own[0..V-1], apart from it: the L before come first.
template <int L, int V, int R, class T> __device__ static inline void mint_keep_beside(T *beside, const T *own)
{
    mint_move<L>(beside, own - L);
    mint_move<R>(beside + L, own + V);
}

// The other way.
template <int L, int V, int R, class T> __device__ static inline void mint_put_beside(T *own, const T *beside)
{
    mint_move<L>(own - L, beside);
    mint_move<R>(own + V, beside + L);
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

// row[0..V-1] = the lane's cells of a row whose bits are set, zero for the others.
template <int V, class T> __device__ static inline void mint_load_row(T *row, const T *from, unsigned cells)
{
#pragma unroll
    for (int e = 0; e < V; e++)
        row[e] = cells >> e & 1 ? from[e] : T();
}

// row[e] = from[e] for the cells whose bits are set.
template <int V, class T> __device__ static inline void mint_keep_row(T *row, const T *from, unsigned cells)
{
#pragma unroll
    for (int e = 0; e < V; e++)
        if (cells >> e & 1)
            row[e] = from[e];
}

// Stores the cells low .. high-1 of row[0..V-1]. With WHOLE, low and high are multiples of a pack, and packs lie at multiples of their size.
template <int V, bool WHOLE, class T>
__device__ static inline void mint_store_row(T *to, const T *row, int low, int high, bool packed)
{
    const int n = mint_lane<T, V>::cells;
#pragma unroll
    for (int p = 0; p < V; p += n) {
        if ((WHOLE || packed) && low <= p && high >= p + n) {
            mint_pack<T, n> pack;
#pragma unroll
            for (int e = 0; e < n; e++)
                pack.cell[e] = row[p + e];
            *reinterpret_cast<mint_pack<T, n> *>(to + p) = pack;
        } else if (!WHOLE) {
#pragma unroll
            for (int e = 0; e < n; e++)
                if (low <= p + e && p + e < high)
                    to[p + e] = row[p + e];
        }
    }
}

// What is known of the cells that a block computes. INSIDE: all are in the range along its rows and across them. PACKED: packs of neighbouring
// cells lie at multiples of their size. STEADY: all of its planes are in the range. SAME: beyond the range all storages of a field have the same
// cells.
template <bool INSIDE, bool PACKED, bool STEADY, bool SAME = false> struct mint_cells {
    static constexpr bool inside = INSIDE, packed = PACKED, steady = STEADY, same = SAME;
};

// A turn of the stream, counted from its first on, but for a number of turns after which all rings are at the same place.
template <unsigned N> struct mint_known_turn {
    __device__ constexpr operator unsigned() const { return N; }
};

// 0: a place in a range of `cells` cells; 1: in the cells around it that are read too; 9: beyond.
__device__ static inline __attribute__((unused)) int mint_beyond(int at, int cells, int below, int above)
{
    return 0 <= at && at < cells ? 0 : -below <= at && at < cells + above ? 1 : 9;
}

// The V cells of a lane in each of H rows that exist, a bit each: cells of the range, and those around it that are read too. In how
// many dimensions at once they may lie around it, `most` says; below 0 none exists.
template <int V, int H>
__device__ static inline unsigned mint_cells_there(int x, int cells_x, int below_x, int above_x, int y, int cells_y, int below_y, int above_y, int most)
{
    unsigned there = 0;
#pragma unroll
    for (int h = 0; h < H; h++)
#pragma unroll
        for (int e = 0; e < V; e++)
            if (mint_beyond(x + e, cells_x, below_x, above_x) + mint_beyond(y + h, cells_y, below_y, above_y) <= most)
                there |= 1u << (h * V + e);
    return there;
}

// Whether packs of `bytes` bytes that begin at these places lie at multiples of their size, in all rows.
template <class T, int N> mint_local bool mint_all_aligned(const mint_each<T *, N> &at, const long long *stride, int rank, int bytes)
{
    bool aligned = true;
    for (int k = 0; k < N; k++)
        aligned = aligned && (size_t)at.of[k] % (size_t)bytes == 0;
    for (int d = 0; d < rank - 1; d++)
        aligned = aligned && stride[d] * (long long)sizeof(T) % bytes == 0;
    return aligned;
}

// How many cells around a range exist, by its loops, the slowest first.
struct mint_border {
    int below[3], above[3];
};

// Whether a storage has all cells of the range and those so far around it, along its D dimensions: as memory, whatever they belong to.
template <int D> mint_local bool mint_all_exist(const mint_advance &a, const mint_role &of, const mint_border &around)
{
    const long long *const range = a.range(0);
    long long first = 0, last = 0; // elements from the one that subscripts count from
    for (int d = 0; d < D; d++) {
        const long long begin = range[2 * (D - 1 - d)], count = range[2 * (D - 1 - d) + 1];
        first += (begin - around.below[d]) * of.stride[d];
        last += (begin + count - 1 + around.above[d]) * of.stride[d];
    }
    return mint_has_elements(of, first, last);
}

// Cuts a border down to the cells that a storage has; the host has checked those of `sure`. Reports whether they are known. Rows of a `flat`
// array go on in the next ones.
template <int D> mint_local bool mint_cut_border(const mint_advance &a, int storage, const mint_border &sure, bool flat, mint_border &border)
{
    const mint_role &of = a.batch.storage[storage].role;
    const long long *const range = a.range(0);
    for (int d = 0; d < D && !flat; d++) {
        const long long begin = range[2 * (D - 1 - d)], end = begin + range[2 * (D - 1 - d) + 1];
        long long extent;
        if (border.below[d] <= sure.below[d] && border.above[d] <= sure.above[d])
            continue;
        if (!mint_extent_along(of, d, extent))
            break;
        border.below[d] = (int)mint_greater(sure.below[d], mint_lesser(border.below[d], begin));
        border.above[d] = (int)mint_greater(sure.above[d], mint_lesser(border.above[d], extent - end));
    }
    return mint_all_exist<D>(a, of, border);
}

// Whether all cells of the range are cells of a storage, each another element, also those that conditions leave out. Of a `flat` array the rows are
// known to end where the range does.
template <int D> mint_local bool mint_stores_own(const mint_advance &a, int storage, bool flat)
{
    const mint_role &of = a.batch.storage[storage].role;
    const long long *const range = a.range(0);
    for (int d = 0; d < D && !flat; d++) {
        const long long begin = range[2 * (D - 1 - d)], end = begin + range[2 * (D - 1 - d) + 1];
        long long extent;
        if (!mint_extent_along(of, d, extent) || begin < 0 || end > extent)
            return false;
    }
    return mint_all_exist<D>(a, of, {});
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

// When the places of a device are free again that take units in their order, each the place that is free first. Places that are free at once stand
// together: no more of them than kinds of units, and one.
struct mint_places {
    double free[5];
    long long count[5];
    int kinds;

    // More units, each of which takes so long.
    void take(long long units, double time)
    {
        while (units > 0) {
            const double end = free[0] + time;
            const long long taken = units < count[0] ? units : count[0];
            int at = 0;
            units -= taken;
            count[0] -= taken;
            if (count[0] == 0) {
                for (; at + 1 < kinds && free[at + 1] < end; at++) {
                    free[at] = free[at + 1];
                    count[at] = count[at + 1];
                }
            } else {
                for (at = kinds++; free[at - 1] > end; at--) {
                    free[at] = free[at - 1];
                    count[at] = count[at - 1];
                }
            }
            free[at] = end;
            count[at] = taken;
        }
    }
};

// How a launch is divided: each tile into chunks of planes, others for tiles at the edges of the range, whose planes take longer.
// Units are a tile and a chunk each; those at the edges come first.
struct mint_division {
    int tiles_x, tiles_y; // tiles_y is 0 where there is no middle dimension
    int planes, chunk, edge_chunk;

    __host__ __device__ long long tiles() const { return tiles_y == 0 ? tiles_x : (long long)tiles_x * tiles_y; }
    __host__ __device__ long long edges() const
    {
        if (tiles_x <= 2 || tiles_y == 1 || tiles_y == 2)
            return tiles();
        return tiles_y == 0 ? 2 : 2LL * tiles_x + 2LL * (tiles_y - 2);
    }
    __host__ __device__ long long edge_units() const { return edges() * ((planes + edge_chunk - 1) / edge_chunk); }
    __host__ __device__ long long units() const { return edge_units() + (tiles() - edges()) * ((planes + chunk - 1) / chunk); }

    // When the last unit ends, in planes of a tile inside the range: the mean where a plane of a tile at the edges takes `cost` times as long,
    // and where it takes a quarter more.
    double end(long long room, int more, double cost) const
    {
        const long long outer = edges(), inner = tiles() - outer;
        double sum = 0;
        for (int k = 0; k < 2; k++, cost *= 1.25) {
            mint_places places = {{0}, {room}, 1};
            places.take(outer * (planes / edge_chunk), (edge_chunk + more) * cost);
            if (planes % edge_chunk != 0)
                places.take(outer, (planes % edge_chunk + more) * cost);
            places.take(inner * (planes / chunk), chunk + more);
            if (planes % chunk != 0)
                places.take(inner, planes % chunk + more);
            sum += places.free[places.kinds - 1];
        }
        return sum / 2;
    }
};

// What one block, or warp, does: the planes from .. to-1 of a tile.
struct mint_slab {
    int x, y, from, to;
};

__device__ static inline __attribute__((unused)) mint_slab mint_slab_of(const mint_division &d, int unit)
{
    mint_slab slab = {0, 0, 0, 0};
    const int edges = (int)d.edges(), inner = unit - (int)d.edge_units(), inners = (int)d.tiles() - edges;
    if (inner >= 0) {
        const int n = inner % inners;
        slab.x = 1 + n % (d.tiles_x - 2);
        slab.y = d.tiles_y == 0 ? 0 : 1 + n / (d.tiles_x - 2);
        slab.from = inner / inners * d.chunk;
        slab.to = min(d.planes, slab.from + d.chunk);
        return slab;
    }
    const int n = unit % edges;
    if (edges == d.tiles()) {
        slab.x = n % d.tiles_x;
        slab.y = n / d.tiles_x;
    } else if (d.tiles_y == 0) {
        slab.x = n == 0 ? 0 : d.tiles_x - 1;
    } else if (n < 2 * d.tiles_x) {
        slab.x = n % d.tiles_x;
        slab.y = n < d.tiles_x ? 0 : d.tiles_y - 1;
    } else {
        slab.x = n % 2 == 0 ? 0 : d.tiles_x - 1;
        slab.y = 1 + (n - 2 * d.tiles_x) / 2;
    }
    slab.from = unit / edges * d.edge_chunk;
    slab.to = min(d.planes, slab.from + d.edge_chunk);
    return slab;
}

// The chunk of a unit that takes so long; `even`: as long as the others of its tile.
mint_local int mint_chunk_of(double time, int more, int planes, bool even)
{
    const double wanted = ceil(time) - more;
    const int chunk = wanted < 1 ? 1 : wanted < planes ? (int)wanted : planes;
    const int chunks = (planes + chunk - 1) / chunk;
    return even ? (planes + chunks - 1) / chunks : chunk;
}

// The same chunk for all tiles but those at the edges, whose units take as long: rounds of units, one for each place of the device.
mint_local mint_division mint_divide_evenly(long long room, int tiles_x, int tiles_y, int planes, int more, double cost)
{
    mint_division best = {tiles_x, tiles_y, planes, planes, planes};
    double least = 1e300;
    for (int chunks = 1; chunks <= 256 && chunks <= planes; chunks++) {
        mint_division s = best;
        s.chunk = (planes + chunks - 1) / chunks;
        s.edge_chunk = (int)((s.chunk + more) / cost) - more;
        if (s.edge_chunk < 1)
            s.edge_chunk = 1;
        const double time = (double)((s.units() + room - 1) / room) * (s.chunk + more);
        if (time < least) {
            least = time;
            best = s;
        }
    }
    return best;
}

// Chunks that would end together if tiles could be cut anywhere, or a little later: those whose last unit ends first. `even` is kept unless it ends
// so many times as late.
mint_local mint_division mint_divide_closely(mint_division even, long long room, int more, double cost, double margin)
{
    mint_division best = even;
    double least = even.end(room, more, cost) / margin;
    const double work = (double)even.planes / room * (even.tiles() + even.edges() * (cost - 1));
    for (int rounds = 1; rounds <= 4; rounds++) {
        for (int percent = 100; percent <= 120; percent += 4) {
            const double time = work / rounds * percent / 100 + more;
            for (int way = 0; way < 16; way++) {
                mint_division s = even;
                s.chunk = mint_chunk_of(way & 1 ? time / 2 : time, more, even.planes, way & 2);
                s.edge_chunk = mint_chunk_of((way & 4 ? time / 2 : time) / cost, more, even.planes, way & 8);
                const double end = s.end(room, more, cost);
                if (end < least) {
                    least = end;
                    best = s;
                }
            }
        }
    }
    return best;
}

// Divides a launch for a device that has room for `room` units at once. `more` planes around a chunk are computed too, so that short chunks
// are much work; few units leave the device waiting for the last ones. A plane of a tile at the edges takes `cost` times as long. Units of one
// length stay beside each other, so that caches serve several; others have to promise to end `margin` times as early. 0: never, where units
// are warps, which share multiprocessors. What was found is kept: a search takes some ten microseconds.
mint_local mint_division mint_divide(long long room, int tiles_x, int tiles_y, int planes, int more, double cost, double margin = 0)
{
    struct known_division {
        long long room;
        int more;
        double cost, margin;
        mint_division is;
    };
    static thread_local known_division known[16];
    known_division &k = known[(unsigned)(tiles_x + 5 * tiles_y + 3 * planes + 7 * more) % 16];
    if (k.room != room || k.more != more || k.cost != cost || k.margin != margin || k.is.tiles_x != tiles_x || k.is.tiles_y != tiles_y || k.is.planes != planes) {
        k = {room, more, cost, margin, mint_divide_evenly(room, tiles_x, tiles_y, planes, more, cost)};
        if (margin > 0)
            k.is = mint_divide_closely(k.is, room, more, cost, margin);
    }
    return k.is;
}
