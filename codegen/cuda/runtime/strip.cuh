// SPDX-License-Identifier: 0BSD
// ---- Warps that keep a strip of cells in registers through several steps ----

// What is known of the cells that a warp computes. INSIDE: all are in the ranges of all stages.
template <bool INSIDE> struct mint_strip_cells {
    static constexpr bool inside = INSIDE;
};

// The first cell of a warp's strip: strips are `step` cells apart, and the first one begins at the last multiple of PACK that is not behind
// `start`.
template <int PACK> __device__ static inline long long mint_strip_at(long long start, long long warp, int step)
{
    const long long rest = start % PACK;
    return start - (rest < 0 ? rest + PACK : rest) + warp * step;
}

// cells[0..V-1] = from[0..V-1] for the cells low .. high-1; the others become zero.
template <int V, class T> __device__ static inline void mint_load_strip(T *cells, const T *from, int low, int high)
{
    const int n = mint_lane<T, V>::cells;
    const bool packed = (size_t)from % sizeof(mint_pack<T, n>) == 0;
#pragma unroll
    for (int p = 0; p < V; p += n) {
        if (packed && low <= p && high >= p + n) {
            const mint_pack<T, n> pack = *reinterpret_cast<const mint_pack<T, n> *>(from + p);
#pragma unroll
            for (int e = 0; e < n; e++)
                cells[p + e] = pack.cell[e];
        } else {
#pragma unroll
            for (int e = 0; e < n; e++)
                cells[p + e] = low <= p + e && p + e < high ? from[p + e] : T();
        }
    }
}

// Stores the cells low .. high-1 of cells[0..V-1].
template <int V, class T> __device__ static inline void mint_store_strip(T *to, const T *cells, int low, int high)
{
    mint_store_row<V, false>(to, cells, low, high, (size_t)to % sizeof(mint_pack<T, mint_lane<T, V>::cells>) == 0);
}

// Each value takes over the next one, the last one the first.
template <class T> __device__ static inline void mint_pass_values(T first, T &last)
{
    last = first;
}

template <class T, class... More> __device__ static inline void mint_pass_values(T first, T &value, T &next, More &...more)
{
    value = next;
    mint_pass_values(first, next, more...);
}

// Each strip takes over the cells of the next one, the last one those of the first.
template <int V, class T, class... More> __device__ static inline void mint_turn_strips(T (&strip)[V], More &...more)
{
#pragma unroll
    for (int e = 0; e < V; e++)
        mint_pass_values(strip[e], strip[e], more[e]...);
}
