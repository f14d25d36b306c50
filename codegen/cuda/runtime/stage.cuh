// SPDX-License-Identifier: 0BSD
#include <cuda_pipeline.h>

// ---- Planes of a grid in shared memory ----

// Cells needed for n cells, padded to 16 bytes.
__host__ __device__ constexpr int mint_packed(int cells, int bytes)
{
    return bytes < 16 ? (cells * bytes + 15) / 16 * 16 / bytes : cells;
}

// Y rows of X cells of a thread block, LEFT and RIGHT cells beside each row, UP and DOWN rows around. A
// row's own cells lie at a multiple of 16 bytes.
template <class T, int X, int Y, int LEFT, int RIGHT, int UP, int DOWN> struct alignas(16) mint_plane {
    enum {
        first = mint_packed(LEFT, sizeof(T)),
        pitch = first + mint_packed(X, sizeof(T)) + mint_packed(RIGHT, sizeof(T))
    };
    T cell[(UP + Y + DOWN) * pitch];

    __device__ T *at(int x, int y) { return cell + (UP + y) * pitch + first + x; }
};

// to[0..N-1] = from[0..N-1]; arrives with the group of copies that is committed next. Other sizes than
// those that the hardware copies by itself go through registers.
template <int N, class T, bool COPIED = N * sizeof(T) == 4 || N * sizeof(T) == 8 || N * sizeof(T) == 16> struct mint_copy {
    __device__ static void start(T *to, const T *from) { __pipeline_memcpy_async(to, from, N * sizeof(T)); }
};

template <int N, class T> struct mint_copy<N, T, false> {
    __device__ static void start(T *to, const T *from)
    {
#pragma unroll
        for (int e = 0; e < N; e++)
            to[e] = from[e];
    }
};

// Copies the cells of a plane from device memory, where `from` is the first own cell and rows lie `row` apart.
// From there on `cells` cells exist in each of `rows` rows; others become zero or what the padding holds. `aligned` says that
// packs of 16 bytes lie at multiples of 16, so that one that begins with a cell is memory to its end.
template <int THREADS, class T, int X, int Y, int LEFT, int RIGHT, int UP, int DOWN>
__device__ static inline void mint_stage(mint_plane<T, X, Y, LEFT, RIGHT, UP, DOWN> &plane, const T *from, long long row,
                                         int cells, int rows, bool aligned)
{
    typedef mint_plane<T, X, Y, LEFT, RIGHT, UP, DOWN> Plane;
    const int n = mint_packed(1, sizeof(T)), packs = Plane::pitch / n, total = (UP + Y + DOWN) * packs;
    const int thread = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
#pragma unroll
    for (int first = 0; first < total; first += THREADS) {
        const int i = first + thread, y = i / packs - UP, x = i % packs * n - Plane::first;
        if (total % THREADS != 0 && i >= total)
            continue;
        if (aligned && y < rows && x < cells) {
            mint_copy<n, T>::start(plane.at(x, y), from + y * row + x);
        } else {
#pragma unroll
            for (int e = x < -LEFT ? -LEFT - x : 0; e < n; e++)
                *plane.at(x + e, y) = y < rows && x + e < cells ? from[y * row + x + e] : T();
        }
    }
}

// own[-L..V+R-1] = the thread's V cells from (x, y) on, L before and R behind them.
template <int L, int V, int R, class Plane, class T> __device__ static inline void mint_take(T *own, Plane &plane, int x, int y)
{
    const int n = mint_width<T, V>::cells;
    const T *from = plane.at(x, y);
#pragma unroll
    for (int i = 0; i < V; i += n) {
        const mint_pack<T, n> pack = *reinterpret_cast<const mint_pack<T, n> *>(from + i);
#pragma unroll
        for (int e = 0; e < n; e++)
            own[i + e] = pack.cell[e];
    }
#pragma unroll
    for (int i = -L; i < 0; i++)
        own[i] = from[i];
#pragma unroll
    for (int i = V; i < V + R; i++)
        own[i] = from[i];
}
