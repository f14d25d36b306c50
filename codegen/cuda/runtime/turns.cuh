// SPDX-License-Identifier: 0BSD
// ---- Several time steps in one launch: blocks that march with planes in shared memory ----

// The barriers of a block. In each turn planes arrive, and all warps that compute finish; a barrier serves every fourth turn.
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
            cuda::ptx::mbarrier_init(&turns.arrived[i], 1);
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

// The first lanes of a warp finish a turn: they have read what gives way in the next one, and have written what others read there.
template <int LANES> __device__ static inline void mint_finish_turn(uint64_t (&barriers)[4], unsigned turn, int lane)
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

// to[e] = from[e] for the cells whose bits are set, at once where all are.
template <int V, class T> __device__ static inline void mint_put_row(T *to, const T *from, unsigned cells)
{
    if ((cells & ((1u << V) - 1)) == (1u << V) - 1) {
        mint_store<V>(to, from, V, true);
        return;
    }
#pragma unroll
    for (int e = 0; e < V; e++)
        if (cells >> e & 1)
            to[e] = from[e];
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

// The places so many elements on.
template <class T, int N> mint_local mint_each<T *, N> mint_moved(mint_each<T *, N> at, long long by)
{
    for (int k = 0; k < N; k++)
        at.of[k] += by;
    return at;
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
