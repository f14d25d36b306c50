// SPDX-License-Identifier: 0BSD
// ---- Tiles that advance several steps in shared memory ----

// The cells from first on and before end, in each dimension, x first.
template <int D> struct mint_area {
    long long first[D], end[D];
};

// Cells of a tile along one dimension, counted from its first one: from first on and before end.
struct mint_stretch {
    int first, end;
};

// The part of [first, end) that lies in a tile, its ghost zone included, of `cells` cells from origin on.
__device__ static inline __attribute__((unused)) mint_stretch mint_in_tile(long long first, long long end, long long origin, int cells)
{
    first -= origin;
    end -= origin;
    return {first < 0 ? 0 : first < cells ? (int)first : cells, end < 0 ? 0 : end < cells ? (int)end : cells};
}

// The cells of a span that lie in [first, end).
__device__ static inline __attribute__((unused)) mint_stretch mint_cut(mint_stretch span, int first, int end)
{
    return {span.first > first ? span.first : first, span.end < end ? span.end : end};
}

__device__ static inline __attribute__((unused)) bool mint_in_span(mint_stretch span, int cell)
{
    return span.first <= cell && cell < span.end;
}

// A cell of a tile, or the nearest one of those that subscripts stop at.
__device__ static inline __attribute__((unused)) int mint_not_below(int cell, int first)
{
    return cell > first ? cell : first;
}

__device__ static inline __attribute__((unused)) int mint_not_above(int cell, int last)
{
    return cell < last ? cell : last;
}

// The cell of a ring of `cells` cells that a cell beyond its ends is.
__device__ static inline __attribute__((unused)) long long mint_in_ring(long long cell, long long cells)
{
    if (0 <= cell && cell < cells)
        return cell;
    cell %= cells;
    return cell < 0 ? cell + cells : cell;
}

// Each name takes over what the next one names, the last one what the first one named.
template <class T> __device__ static inline void mint_hand_on(T *first, T *&last)
{
    last = first;
}

template <class T, class... More>
__device__ static inline void mint_hand_on(T *first, T *&name, T *&next, More *&...more)
{
    name = next;
    mint_hand_on(first, next, more...);
}

template <class T, class... More> __device__ static inline void mint_turn(T *&name, More *&...more)
{
    T *first = name;
    mint_hand_on(first, name, more...);
}
