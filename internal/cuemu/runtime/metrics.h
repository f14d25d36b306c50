// SPDX-License-Identifier: BSD-3-Clause
// Counts that a GPU profiler would give: loads per thread, sectors per request, bank conflicts.
#pragma once
#include "base.h"

namespace cuemu {

struct KernelCounts {
  uint64_t launches = 0, threads = 0, blocks = 0, barriers = 0, atomics = 0;
  uint64_t global_loads = 0, global_stores = 0, global_load_bytes = 0, global_store_bytes = 0;
  uint64_t shared_loads = 0, shared_stores = 0;
  uint64_t requests = 0, sectors = 0, ideal_sectors = 0; // global, per warp; sectors of 32 bytes
  uint64_t shared_requests = 0, shared_wavefronts = 0;   // equal when there is no bank conflict
  uint64_t tensor_copies = 0, tensor_bytes = 0;          // the bytes that the mbarriers count, zeros included
};

// The counts of the kernel that runs now; null when they are not wanted.
extern KernelCounts *counts;

void begin_counting(const char *kernel, uint64_t blocks, uint64_t threads);
void count_global(Addr a, unsigned bytes, bool write, bool atomic, void *pc);
void count_shared(Addr a, unsigned bytes, bool write, void *pc);
void count_barrier();
void count_tensor_copy(uint64_t bytes);
// end_of_interval closes the warp requests gathered since the last barrier or block start.
void end_of_interval();
void write_counts(); // at exit

} // namespace cuemu
