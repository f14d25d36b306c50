// SPDX-License-Identifier: 0BSD
#include <cuda/ptx>

// ---- A barrier of a block at which warps arrive and wait apart: what needs no other warp is done between ----

// Makes the barrier ready, for threads behind the next __syncthreads().
__device__ static inline __attribute__((unused)) void mint_open_barrier(uint64_t *barrier, unsigned warps)
{
    if (threadIdx.x == 0)
        cuda::ptx::mbarrier_init(barrier, warps);
}

// The warp arrives: it has written what other warps read behind the next wait, and has read what they write there.
__device__ static inline __attribute__((unused)) void mint_arrive(uint64_t *barrier, int lane)
{
#if !defined __CUDA_ARCH__ || __CUDA_ARCH__ >= 900
    __syncwarp(0xffffffffu);
    if (lane == 0)
        cuda::ptx::mbarrier_arrive(cuda::ptx::sem_release, cuda::ptx::scope_cta, cuda::ptx::space_shared, barrier);
#endif
}

// Waits for all warps to arrive. `turn` counts the waits, from 0 on. Devices without such barriers meet here.
__device__ static inline __attribute__((unused)) void mint_wait_for_warps(uint64_t *barrier, unsigned turn)
{
#if !defined __CUDA_ARCH__ || __CUDA_ARCH__ >= 900
    while (!cuda::ptx::mbarrier_try_wait_parity(barrier, turn % 2)) {
    }
#else
    __syncthreads();
#endif
}
