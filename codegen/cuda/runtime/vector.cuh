// SPDX-License-Identifier: 0BSD
// ---- Rows of cells in registers: each thread holds V neighbours, a warp holds a stretch of a row ----

// A condition that the compiler knows.
template <bool B> struct mint_constant {
    static constexpr int value = B;
    __device__ constexpr operator bool() const { return B; }
};

// The part of a row that one access of at most 16 bytes moves.
template <class T, int N> struct alignas(sizeof(T) * N) mint_pack {
    T cell[N];
};

// How many of n cells of type T one access moves.
template <class T, int N> struct mint_width {
    enum { bytes = N * sizeof(T), cells = bytes % 16 == 0 ? 16 / sizeof(T) : bytes == 8 || bytes == 4 ? N : 1 };
};

// to[0..V-1] = from[0..V-1]. Only the first `valid` cells exist; the others become zero. `aligned` says
// that whole packs lie at multiples of their size.
template <class T, int V> __device__ static inline void mint_load(T (&to)[V], const T *from, int valid, bool aligned)
{
    const int n = mint_width<T, V>::cells;
    if (aligned && valid >= V) {
#pragma unroll
        for (int i = 0; i < V; i += n) {
            const mint_pack<T, n> pack = *reinterpret_cast<const mint_pack<T, n> *>(from + i);
#pragma unroll
            for (int e = 0; e < n; e++)
                to[i + e] = pack.cell[e];
        }
    } else {
#pragma unroll
        for (int e = 0; e < V; e++)
            to[e] = e < valid ? from[e] : T();
    }
}

// Streaming stores go past the caches, which then keep more of what is read again.
enum mint_store_kind { mint_cached, mint_streaming };

template <mint_store_kind K, class T, int N> __device__ static inline void mint_store_pack(T *to, mint_pack<T, N> pack)
{
    if (K == mint_streaming && sizeof pack == 16)
        __stcs(reinterpret_cast<float4 *>(to), *reinterpret_cast<const float4 *>(&pack));
    else
        *reinterpret_cast<mint_pack<T, N> *>(to) = pack;
}

// to[0..V-1] = from[0..V-1], of which only the first `valid` cells exist.
template <mint_store_kind K = mint_cached, class T, int V>
__device__ static inline void mint_store(T *to, const T (&from)[V], int valid, bool aligned)
{
    const int n = mint_width<T, V>::cells;
    if (aligned && valid >= V) {
#pragma unroll
        for (int i = 0; i < V; i += n) {
            mint_pack<T, n> pack;
#pragma unroll
            for (int e = 0; e < n; e++)
                pack.cell[e] = from[i + e];
            mint_store_pack<K>(to + i, pack);
        }
    } else {
#pragma unroll
        for (int e = 0; e < V; e++)
            if (e < valid)
                to[e] = from[e];
    }
}

// row[0..L+V+R-1] = the thread's own cells and L before and R behind them. Neighbouring lanes hold
// those; the first and the last lane of the warp read theirs from memory. All lanes take part.
template <int L, int R, class T, int V>
__device__ static inline void mint_widen(T (&row)[L + V + R], const T (&own)[V], const T *from, int valid)
{
    const int lane = threadIdx.x % 32;
#pragma unroll
    for (int e = 0; e < V; e++)
        row[L + e] = own[e];
#pragma unroll
    for (int i = 0; i < L; i++) {
        row[i] = __shfl_up_sync(0xffffffffu, own[V - L + i], 1);
        if (lane == 0 && valid > 0)
            row[i] = from[i - L];
    }
#pragma unroll
    for (int i = 0; i < R; i++) {
        row[L + V + i] = __shfl_down_sync(0xffffffffu, own[i], 1);
        if (lane == 31 && valid > V + i)
            row[L + V + i] = from[V + i];
    }
}

// The same where a warp is not a stretch of one row: every thread reads its neighbours from memory.
template <int L, int R, class T, int V>
__device__ static inline void mint_widen_alone(T (&row)[L + V + R], const T (&own)[V], const T *from, int valid)
{
#pragma unroll
    for (int i = 0; i < L + V + R; i++)
        row[i] = i >= L && i < L + V ? own[i - L] : valid > 0 && i - L < valid ? from[i - L] : T();
}

// How many cells from cell `first` on exist in a range of `count`, and `more` behind it that can be read too.
__device__ static inline int mint_valid(long long first, long long count, int more)
{
    const long long cells = count - first + more;
    return cells < 0 ? 0 : cells > 0xffff ? 0xffff : (int)cells;
}

// Whether the cells first, first + 1, .. of every row can be moved in packs of the given bytes.
mint_local bool mint_is_aligned(const mint_mapping &m, long long first, int bytes)
{
    bool aligned = ((size_t)m.device + (size_t)(first * m.elem)) % (size_t)bytes == 0;
    for (int d = 0; d < m.shape.rank - 1; d++)
        aligned = aligned && m.stride[d] * m.elem % bytes == 0;
    return aligned;
}
