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
template <int V, class T> __device__ static inline void mint_load(T *to, const T *from, int valid, bool aligned)
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

// to[0..N-1] = from[0..N-1], registers.
template <int N, class T> __device__ static inline void mint_move(T *to, const T *from)
{
#pragma unroll
    for (int e = 0; e < N; e++)
        to[e] = from[e];
}

// Each row takes the cells of the next one.
template <int N, class T> __device__ static inline void mint_shift(T *row, const T *next)
{
    mint_move<N>(row, next);
}
template <int N, class T, class... Rows> __device__ static inline void mint_shift(T *row, T *next, T *third, Rows... rest)
{
    mint_move<N>(row, next);
    mint_shift<N>(next, third, rest...);
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
template <int V, mint_store_kind K = mint_cached, class T>
__device__ static inline void mint_store(T *to, const T *from, int valid, bool aligned)
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

// How many steps back or ahead of place `at` stay in a range, of `count` places: n, or fewer. Places
// have 32 bits, or 64 where the loop's index has.
template <class P>
__device__ static inline __attribute__((unused)) int mint_back(P at, int n)
{
    return at < (P)n ? (int)at : n;
}

template <class P>
__device__ static inline __attribute__((unused)) int mint_ahead(P at, P count, int n)
{
    return count - 1 - at < (P)n ? (int)(count - 1 - at) : n;
}

// The ends of a loop's range at which neighbours stop: what lies beyond is the cell at the end.
enum mint_ends { mint_no_end = 0, mint_low_end = 1, mint_high_end = 2, mint_both_ends = 3 };

// Fills the L cells before and the R cells behind own[0..V-1], the thread's own cells of a row. Neighbouring
// lanes hold those; the first and the last lane of the warp read theirs from memory. All lanes take part.
// With ENDS, own[0] is cell `at` of `count`.
template <int L, int V, int R, mint_ends ENDS = mint_no_end, class T, class P = unsigned>
__device__ static inline void mint_widen(T *own, const T *from, int valid, P at = 0, P count = 0)
{
    const bool low = ENDS & mint_low_end, high = ENDS & mint_high_end;
    const int lane = threadIdx.x % 32;
#pragma unroll
    for (int e = 1; e < V; e++)
        if (high && e >= valid)
            own[e] = own[e - 1];
#pragma unroll
    for (int i = 0; i < L; i++) {
        own[i - L] = __shfl_up_sync(0xffffffffu, own[V - L + i], 1);
        if (low && at == 0)
            own[i - L] = own[0];
        else if (lane == 0 && valid > 0)
            own[i - L] = from[i - L];
    }
#pragma unroll
    for (int i = 0; i < R; i++) {
        own[V + i] = __shfl_down_sync(0xffffffffu, own[i], 1);
        if (high && count - at <= (P)(V + i))
            own[V + i] = own[V + i - 1];
        else if (lane == 31 && valid > (high ? 0 : V + i))
            own[V + i] = from[V + i];
    }
}

// The same where a warp is not a stretch of one row: every thread reads its neighbours from memory.
template <int L, int V, int R, mint_ends ENDS = mint_no_end, class T, class P = unsigned>
__device__ static inline void mint_widen_alone(T *own, const T *from, int valid, P at = 0, P count = 0)
{
    const bool low = ENDS & mint_low_end, high = ENDS & mint_high_end;
#pragma unroll
    for (int n = -L; n < V + R; n++) {
        const int to = low && n < 0 ? -mint_back(at, -n) : high && n > 0 ? mint_ahead(at, count, n) : n;
        if (n < 0 || n >= V || to != n)
            own[n] = valid > (high ? 0 : max(n, 0)) ? from[to] : T();
    }
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
