// SPDX-License-Identifier: 0BSD
// ---- What a launch of several steps takes for each of them ----

// A value for each step of a launch.
template <class T, int N> struct mint_each {
    T of[N];
    __host__ __device__ T operator[](int step) const { return of[step]; }
};

// How many cells a range may have along a dimension: 32 bits count them and the tiles around them.
enum { mint_most_cells = 1 << 30 };
