/* SPDX-License-Identifier: BSD-3-Clause
   The part of cooperative groups that generated programs use. */
#ifndef CUEMU_COOPERATIVE_GROUPS_H
#define CUEMU_COOPERATIVE_GROUPS_H
#include "cuda_runtime.h"

/* default arguments are evaluated at the caller, so each call knows its own place */
#define CUEMU_CALLER const char *file = __builtin_FILE(), int line = __builtin_LINE()
#define CUEMU_CALLER_SITE (::cuemu::Site{file, line, 0})

namespace cooperative_groups {

struct thread_block {
  void sync(CUEMU_CALLER) const { cuemu::block_barrier(CUEMU_CALLER_SITE); }
  unsigned size() const { return blockDim.x * blockDim.y * blockDim.z; }
  unsigned num_threads() const { return size(); }
  unsigned thread_rank() const { return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x; }
  dim3 group_index() const { return blockIdx; }
  dim3 thread_index() const { return threadIdx; }
};

struct grid_group {
  void sync(CUEMU_CALLER) const { cuemu::grid_barrier(CUEMU_CALLER_SITE); }
  bool is_valid() const { return cuemu::in_cooperative_launch(); }
  unsigned long long size() const { return (unsigned long long)gridDim.x * gridDim.y * gridDim.z * thread_block().size(); }
  unsigned long long num_threads() const { return size(); }
  unsigned long long thread_rank() const {
    unsigned long long block = (blockIdx.z * (unsigned long long)gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
    return block * thread_block().size() + thread_block().thread_rank();
  }
};

template <unsigned N> struct thread_block_tile {
  unsigned size() const { return N; }
  unsigned num_threads() const { return N; }
  unsigned thread_rank() const { return thread_block().thread_rank() % N; }
  unsigned mask() const { return N == 32 ? 0xffffffffu : ((1u << (N % 32)) - 1) << (thread_block().thread_rank() % 32 / N * N); }
  void sync(CUEMU_CALLER) const { cuemu::warp_barrier(CUEMU_CALLER_SITE, mask()); }
  template <class T> T shfl(T v, int lane, CUEMU_CALLER) const { return move(CUEMU_CALLER_SITE, v, cuemu::kShuffleIndex, lane); }
  template <class T> T shfl_up(T v, int d, CUEMU_CALLER) const { return move(CUEMU_CALLER_SITE, v, cuemu::kShuffleUp, d); }
  template <class T> T shfl_down(T v, int d, CUEMU_CALLER) const { return move(CUEMU_CALLER_SITE, v, cuemu::kShuffleDown, d); }
  template <class T> T shfl_xor(T v, int m, CUEMU_CALLER) const { return move(CUEMU_CALLER_SITE, v, cuemu::kShuffleXor, m); }

private:
  template <class T> T move(cuemu::Site site, T v, cuemu::Shuffle mode, int lane) const {
    return cuemu::shuffle_value(site, mask(), v, mode, lane, (int)N);
  }
};

static inline thread_block this_thread_block() { return thread_block(); }
static inline grid_group this_grid() { return grid_group(); }
template <unsigned N> thread_block_tile<N> tiled_partition(thread_block) { return thread_block_tile<N>(); }
template <class G> void sync(const G &group, CUEMU_CALLER) { group.sync(file, line); }

} // namespace cooperative_groups
#endif
