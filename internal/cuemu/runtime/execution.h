// SPDX-License-Identifier: BSD-3-Clause
// Device threads as fibers, blocks, and the kernel that runs now.
#pragma once
#include "memory.h"
#include <algorithm>
#include <vector>

namespace cuemu {

enum class ThreadState : uint8_t { kNew, kReady, kAtBarrier, kAtGridBarrier, kInWarpOperation, kReturned };

// PendingCopy is a cp.async that has been issued and not waited for.
struct PendingCopy {
  void *dst;
  const void *src;
  size_t bytes, zero_fill;
};

struct Thread {
  void *stack_pointer = nullptr;
  char *stack = nullptr; // lowest byte; null before the thread starts
  uint3 index = {};
  uint32_t rank = 0; // in its block
  ThreadState state = ThreadState::kNew;
  Site site = {}; // where it waits
  int value = 0;  // its vote, then the barrier's result
  std::vector<PendingCopy> copies;
  std::vector<size_t> commits; // number of copies issued at each commit
  void *asan_fake_stack = nullptr;
};

// WarpOperation collects what the lanes of one warp bring to a shuffle, vote or __syncwarp.
struct WarpOperation {
  uint64_t in[32] = {}, out[32] = {};
  uint32_t predicates = 0;
  uint32_t mask = 0;   // lanes of the completed operation
  uint32_t ballot = 0; // their predicates
  uint32_t epoch = 0;
};

struct Block {
  std::vector<Thread> threads;
  std::vector<WarpOperation> warps;
  uint3 index = {};
  uint32_t rank = 0; // in the grid
  uint32_t epoch = 0;
  uint32_t at_barrier = 0, in_warp = 0, at_grid_barrier = 0, returned = 0; // threads in that state
  Site barrier_site = {};
  uint8_t generation = 0;         // tells this block's shadow cells from its predecessor's
  std::vector<char> shared_image; // cooperative launches: its shared memory while others run
  std::vector<Cell> shared_cells;
  uint32_t size() const { return (uint32_t)threads.size(); }
};

// Kernel is the launch that runs now.
struct Kernel {
  const char *name = "";
  void (*invoke)(void *) = nullptr;
  void *arguments = nullptr;
  size_t dynamic_bytes = 0;
  bool cooperative = false;
  uint32_t block_threads = 1;
  uint32_t phase_epoch = 0; // epoch of the launch or of the last grid barrier
  int device = 0;
};

constexpr size_t kStackBytes = 64 << 10;

extern Kernel kernel;
extern Block *block;
extern Thread *current;
extern thread_local bool in_kernel; // this host thread is running a kernel
extern Cell *shared_cells, *dynamic_cells;

uint32_t next_epoch(); // unique and growing

// schedule fixes the order in which a block's threads take turns.
void schedule(const std::vector<uint32_t> &order);
// run_block runs b until every thread has returned or waits at a grid barrier.
void run_block(Block &b);
// wait_here suspends the current thread in that state until another releases it.
void wait_here(ThreadState state, Site site);

// ---- barriers.cpp
// release_barrier lets the block go on when every thread that has not returned waits at its barrier.
bool release_barrier();
[[noreturn]] void report_deadlock();

void run_kernel(const LaunchConfig &config, const KernelCall &call, int device);

// ---- access checks (races.cpp)
void check_device_access(Addr a, unsigned bytes, bool write, bool atomic, void *pc);
void set_in_flight(Addr a, size_t bytes, bool in_flight);
inline bool in_shared(Addr a) { return shared_section.holds(a); }
inline bool in_dynamic(Addr a) { return a - (Addr)cuemu_dynamic_shared < kDynamicSpace; }
inline Cell &shared_cell(Addr a) {
  return in_shared(a) ? shared_cells[(a - shared_section.start) >> 2] : dynamic_cells[(a - (Addr)cuemu_dynamic_shared) >> 2];
}

} // namespace cuemu
