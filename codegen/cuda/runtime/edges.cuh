// SPDX-License-Identifier: 0BSD
// ---- Neighbours that stop at the ends of a loop's range ----

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

enum mint_ends { mint_low_end = 1, mint_high_end = 2, mint_both_ends = 3 };

// mint_widen where cells in front of the first or behind the last one of the loop's range, at the ENDS
// that are named, are that one. own[0] is cell `at` of `count`.
template <int L, int R, mint_ends ENDS, class T, int V, class P>
__device__ static inline void mint_widen_edges(T (&row)[L + V + R], const T (&own)[V], const T *from, int valid,
                                               P at, P count)
{
    const bool low = ENDS & mint_low_end, high = ENDS & mint_high_end;
    const int lane = threadIdx.x % 32;
#pragma unroll
    for (int e = 0; e < V; e++)
        row[L + e] = high && e > 0 && e >= valid ? row[L + e - 1] : own[e];
#pragma unroll
    for (int i = 0; i < L; i++) {
        row[i] = __shfl_up_sync(0xffffffffu, own[V - L + i], 1);
        if (low && at == 0)
            row[i] = own[0];
        else if (lane == 0 && valid > 0)
            row[i] = from[i - L];
    }
#pragma unroll
    for (int i = 0; i < R; i++) {
        row[L + V + i] = __shfl_down_sync(0xffffffffu, own[i], 1);
        if (high && count - at <= (P)(V + i))
            row[L + V + i] = row[L + V + i - 1];
        else if (lane == 31 && valid > (high ? 0 : V + i))
            row[L + V + i] = from[V + i];
    }
}

// mint_widen_alone with such edges.
template <int L, int R, mint_ends ENDS, class T, int V, class P>
__device__ static inline void mint_widen_alone_edges(T (&row)[L + V + R], const T (&own)[V], const T *from, int valid,
                                                     P at, P count)
{
    const bool low = ENDS & mint_low_end, high = ENDS & mint_high_end;
#pragma unroll
    for (int i = 0; i < L + V + R; i++) {
        int n = i - L;
        if (low && n < 0)
            n = -mint_back(at, -n);
        if (high && n > 0)
            n = mint_ahead(at, count, n);
        row[i] = i >= L && i < L + V && n == i - L ? own[i - L] : valid > (high ? 0 : max(n, 0)) ? from[n] : T();
    }
}
