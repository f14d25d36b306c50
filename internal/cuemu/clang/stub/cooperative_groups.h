/* SPDX-License-Identifier: BSD-3-Clause
   grid.sync is declared only: it shows in the PTX as a call, which is enough to count it. */
#ifndef STUB_COOPERATIVE_GROUPS_H
#define STUB_COOPERATIVE_GROUPS_H
#include "cuda_runtime.h"
extern "C" __device__ void stub_grid_sync(void) __attribute__((convergent));

namespace cooperative_groups {
struct thread_block {
  __device__ void sync() const { __syncthreads(); }
  __device__ unsigned size() const { return blockDim.x * blockDim.y * blockDim.z; }
  __device__ unsigned num_threads() const { return size(); }
  __device__ unsigned thread_rank() const { return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x; }
};
struct grid_group {
  __device__ void sync() const { stub_grid_sync(); }
  __device__ bool is_valid() const { return true; }
  __device__ unsigned long long size() const { return (unsigned long long)gridDim.x * gridDim.y * gridDim.z * thread_block().size(); }
  __device__ unsigned long long num_threads() const { return size(); }
  __device__ unsigned long long thread_rank() const {
    unsigned long long block = (blockIdx.z * (unsigned long long)gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
    return block * thread_block().size() + thread_block().thread_rank();
  }
};
template <unsigned N> struct thread_block_tile {
  __device__ unsigned size() const { return N; }
  __device__ unsigned num_threads() const { return N; }
  __device__ unsigned thread_rank() const { return thread_block().thread_rank() % N; }
  __device__ void sync() const { __syncwarp(); }
  template <class T> __device__ T shfl(T v, int lane) const { return __shfl_sync(0xffffffffu, v, lane, N); }
  template <class T> __device__ T shfl_up(T v, int d) const { return __shfl_up_sync(0xffffffffu, v, d, N); }
  template <class T> __device__ T shfl_down(T v, int d) const { return __shfl_down_sync(0xffffffffu, v, d, N); }
  template <class T> __device__ T shfl_xor(T v, int m) const { return __shfl_xor_sync(0xffffffffu, v, m, N); }
};
static inline __device__ thread_block this_thread_block() { return {}; }
static inline __device__ grid_group this_grid() { return {}; }
template <unsigned N> static inline __device__ thread_block_tile<N> tiled_partition(thread_block) { return {}; }
} // namespace cooperative_groups
#endif
