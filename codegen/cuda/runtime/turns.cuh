// SPDX-License-Identifier: 0BSD
#include <cuda_pipeline.h>

// ---- Several time steps in one launch: blocks that march with planes in shared memory ----

// The barriers of a block. In each turn planes and their sides arrive, and all warps that compute finish; a barrier serves every fourth turn.
struct mint_turns {
    uint64_t arrived[4], finished[4];
};

// Clears what planes lie in, and makes the barriers ready, for threads behind the next __syncthreads(). In the first turns, planes are read that never came.
template <class T> __device__ static inline void mint_open_turns(T *planes, int cells, mint_turns &turns, unsigned warps)
{
    for (int n = threadIdx.x; n < cells; n += blockDim.x)
        planes[n] = T();
    if (threadIdx.x == 0) {
        for (int i = 0; i < 4; i++) {
            cuda::ptx::mbarrier_init(&turns.arrived[i], 2);
            cuda::ptx::mbarrier_init(&turns.finished[i], warps);
        }
        cuda::ptx::fence_mbarrier_init(cuda::ptx::sem_release, cuda::ptx::scope_cluster);
    }
    cuda::ptx::fence_proxy_async(cuda::ptx::space_shared);
}

// Waits for the barrier of a turn.
__device__ static inline __attribute__((unused)) void mint_await_turn(uint64_t (&barriers)[4], unsigned turn)
{
    while (!cuda::ptx::mbarrier_try_wait_parity(&barriers[turn % 4], turn / 4 % 2)) {
    }
}

// The first lanes of a warp arrive at the barrier of a turn. Of those that compute: they have read what gives way in the next one, and have written what
// others read there.
template <int LANES> __device__ static inline void mint_arrive_turn(uint64_t (&barriers)[4], unsigned turn, int lane)
{
    __syncwarp(0xffffffffu >> (32 - LANES));
    if (lane == 0)
        cuda::ptx::mbarrier_arrive(cuda::ptx::sem_release, cuda::ptx::scope_cta, cuda::ptx::space_shared, &barriers[turn % 4]);
}

// Says how many bytes are copied for a turn.
__device__ static inline __attribute__((unused)) void mint_expect_bytes(uint64_t *arrived, unsigned bytes)
{
    cuda::ptx::mbarrier_arrive_expect_tx(cuda::ptx::sem_release, cuda::ptx::scope_cta, cuda::ptx::space_shared, arrived, bytes);
}

// Starts the copy of the box of a tensor that begins at x, y, z. Cells beyond the tensor become zero.
template <class T> __device__ static inline void mint_bring_box(T *to, const CUtensorMap &tensor, int x, int y, int z, uint64_t *arrived)
{
    const int32_t at[] = {x, y, z};
    mint_copy_box(to, tensor, at, arrived);
}

// What was stored to shared memory before is loaded again behind this, not kept in registers until then.
__device__ static inline __attribute__((unused)) void mint_load_again()
{
#ifdef __CUDA_ARCH__
    asm volatile("" ::: "memory");
#endif
}

// Of a plane that a step makes: the cells beyond the range that lie beside a tile of X x Y cells, up to REACH away. First the rows
// below the range, which come before it, then those above it, each from left to right; then the columns on its left, and those on its right, each cell beside its
// neighbour in the row.
template <class T, int X, int Y, int REACH> struct mint_sides {
    enum { below = 0, above = REACH * X, left = 2 * REACH * X, right = left + REACH * Y };
    T cell[right + REACH * Y];

    // Which of the rows, or columns, is at that place; below 0: none.
    __device__ static int line(int at, int cells) { return at < 0 ? at + REACH : at < cells || at >= cells + REACH ? -1 : at - cells + REACH; }
};

// Starts the copy of a cell to shared memory: cell n behind `to`.
template <class T> __device__ static inline void mint_bring_cell(T *to, int n, const T *from)
{
#ifdef __CUDA_ARCH__ // each call of __pipeline_memcpy_async would find the address in shared memory once more
    asm volatile("cp.async.ca.shared.global [%0], [%1], %2;" ::"r"((unsigned)__cvta_generic_to_shared(to) + n * (int)sizeof(T)), "l"(from), "n"(sizeof(T)) : "memory");
#else
    __pipeline_memcpy_async(to + n, from, sizeof(T));
#endif
}

// Starts the copies of the sides, by the lanes of a warp. The range begins at `from`, its rows lie `row` apart, and the tile begins at left, top.
template <class T, int X, int Y, int REACH>
__device__ static inline void mint_bring_sides(mint_sides<T, X, Y, REACH> &to, const T *from, int row, int left, int cells_x, int top, int cells_y, int lane)
{
    typedef mint_sides<T, X, Y, REACH> sides;
#pragma unroll
    for (int side = 0; side < 2; side++) {
        const int x = side == 0 ? -REACH : cells_x, y = side == 0 ? -REACH : cells_y;
        if (top < y + REACH && y < top + Y)
#pragma unroll
            for (int n = 0; n < REACH * X; n += 32) {
                const int column = left + (lane + n) % X;
                if (lane + n < REACH * X && 0 <= column && column < cells_x)
                    mint_bring_cell(to.cell + lane, (side == 0 ? sides::below : sides::above) + n, from + ((y + (lane + n) / X) * row + column));
            }
        if (left < x + REACH && x < left + X)
#pragma unroll
            for (int n = 0; n < REACH * Y; n += 32) {
                const int line = top + (lane + n) / REACH;
                if (lane + n < REACH * Y && 0 <= line && line < cells_y)
                    mint_bring_cell(to.cell + lane, (side == 0 ? sides::left : sides::right) + n, from + (line * row + x + (lane + n) % REACH));
            }
    }
}

// Waits for the sides whose copies were started in the turn before, and says that they have arrived.
__device__ static inline __attribute__((unused)) void mint_await_sides(uint64_t (&arrived)[4], unsigned turn, int lane)
{
    __pipeline_commit();
    __pipeline_wait_prior(1);
    mint_arrive_turn<32>(arrived, turn, lane);
}

// Where the sides of a lane's V columns lie that begin at x, in the row of the tile that is given; below 0: they are in the range, or further away.
template <int V> struct mint_side_columns { int at[V]; };

template <int V, class T, int X, int Y, int REACH>
__device__ static inline mint_side_columns<V> mint_columns_of(const mint_sides<T, X, Y, REACH> *, int x, int cells_x, int row)
{
    typedef mint_sides<T, X, Y, REACH> sides;
    mint_side_columns<V> c;
#pragma unroll
    for (int e = 0; e < V; e++) {
        const int line = sides::line(x + e, cells_x);
        c.at[e] = line < 0 ? -1 : line < REACH ? sides::left + row * REACH + line : sides::right + row * REACH + line - REACH;
    }
    return c;
}

// Gives the cells of a lane that lie beyond the range the values there: its rows lie at y, and the first cell at column in the tile. No one reads those that are
// further away, or beyond it in both dimensions.
template <class T, int X, int Y, int REACH, int ROWS, int V>
__device__ static inline void mint_take_sides(T (&cells)[ROWS][V], const mint_sides<T, X, Y, REACH> &from, const mint_side_columns<V> &columns, int y, int cells_y,
                                              int column)
{
    typedef mint_sides<T, X, Y, REACH> sides;
    if (y < 0 || y + ROWS > cells_y) {
#pragma unroll
        for (int h = 0; h < ROWS; h++) {
            const int line = sides::line(y + h, cells_y);
            if (line >= 0)
                mint_load<V>(cells[h], from.cell + line * X + column, V, true);
        }
    }
#pragma unroll
    for (int e = 0; e < V; e++)
#pragma unroll
        for (int h = 0; h < ROWS; h++)
            if (columns.at[e] >= 0)
                cells[h][e] = from.cell[columns.at[e] + h * REACH];
}

// Stores the cells of a lane whose bits are set. Most lanes store all or none.
template <class T, int ROWS, int V> __device__ static inline void mint_put_rows(T *to, int row, const T (&from)[ROWS][V], unsigned cells)
{
    if (cells == (1ull << ROWS * V) - 1) {
#pragma unroll
        for (int h = 0; h < ROWS; h++)
            mint_store<V>(to + h * row, from[h], V, true);
    } else if (cells != 0) {
#pragma unroll
        for (int h = 0; h < ROWS; h++)
#pragma unroll
            for (int e = 0; e < V; e++)
                if (cells >> (h * V + e) & 1)
                    to[h * row + e] = from[h][e];
    }
}

// How many cells a place lies behind a multiple of 16 bytes.
template <class T> mint_local int mint_cells_behind(const T *at)
{
    return (int)((size_t)at % 16 / sizeof(T));
}

// Whether all places lie so many cells behind a multiple of 16 bytes, in all rows.
template <class T, int N> mint_local bool mint_all_behind(const mint_each<T *, N> &at, const long long *stride, int rank, int cells)
{
    bool all = true;
    for (int k = 0; k < N; k++)
        all = all && (size_t)at.of[k] % 16 == (size_t)cells * sizeof(T);
    for (int d = 0; d < rank - 1; d++)
        all = all && stride[d] > 0 && stride[d] * (long long)sizeof(T) % 16 == 0;
    return all;
}

// What a tensor holds of an array: the cells of a range in three dimensions, x first, `around` cells beyond it on all sides and `before` cells more in front
// of rows, which begin at a multiple of 16 bytes.
struct mint_tensor_cells {
    const long long *range; // begin and count of the loops
    int around, before;
};

// Makes the tensor of an array from which boxes are copied, whose range begins at `first`. Reports false where the driver makes none.
template <class T>
mint_local bool mint_range_tensor(mint_site site, CUtensorMap &tensor, T *first, const long long *stride, mint_tensor_cells c, int columns, int rows)
{
    cuuint64_t extent[3], pitch[2];
    const cuuint32_t box[3] = {(cuuint32_t)columns, (cuuint32_t)rows, 1};
    for (int d = 0; d < 3; d++)
        extent[d] = (cuuint64_t)(c.range[2 * d + 1] + 2 * c.around);
    extent[0] += (cuuint64_t)c.before;
    for (int d = 0; d < 2; d++)
        pitch[d] = (cuuint64_t)stride[1 - d] * sizeof(T);
    T *const from = first - c.around * (stride[0] + stride[1] + 1) - c.before;
    return mint_encode_tensor(site, tensor, from, (int)sizeof(T), extent, pitch, box) == CUDA_SUCCESS;
}
