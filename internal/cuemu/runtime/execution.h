// SPDX-License-Identifier: BSD-3-Clause
// Device threads as fibers, blocks, and the kernel that runs now.
#pragma once
#include "memory.h"
#include <algorithm>
#include <map>
#include <vector>

namespace cuemu {

enum class ThreadState : uint8_t { kNew, kReady, kAtBarrier, kAtGridBarrier, kAtMbarrier, kPolling, kInWarpOperation, kReturned };

// PendingCopy is a cp.async that has been issued and not waited for.
struct PendingCopy {
  void *dst;
  const void *src;
  size_t bytes, zero_fill;
};

// TensorCopy is a cp.async.bulk.tensor whose bytes have not arrived: the rows of a box, one after the other.
struct TensorCopy {
  char *dst;
  size_t bytes;
  struct Row {
    size_t offset; // in dst, of the part inside the tensor
    const char *src;
    size_t bytes;
  };
  std::vector<Row> rows; // all else becomes zero
};

// Mbarrier counts arrivals and bytes. When all have come, the next phase begins.
struct Mbarrier {
  uint32_t count = 0, missing = 0;    // arrivals: of each phase, still to come in this one
  int64_t bytes = 0;                  // expected and not arrived
  uint32_t phase = 0;                 // number of phases completed; the lowest bit is the parity of the one that runs
  uint32_t owner = 0;                 // rank of the thread that initialised it
  uint32_t epoch = 0;                 // and when
  bool fenced = false;                // the owner has made that visible to tensor copies
  std::vector<TensorCopy> in_flight;  // held back until a wait needs them
  std::vector<uint32_t> arriving, arrived; // as Thread::warps_heard, of the phase that runs and of the last one
};

// MbarrierPhase names one phase of a barrier.
struct MbarrierPhase {
  Addr barrier;
  uint32_t phase;
};

// Landed are bytes that a tensor copy wrote since the last barrier of the block.
struct Landed {
  Addr start;
  size_t bytes;
  MbarrierPhase with;
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
  std::vector<size_t> commits;     // number of copies issued at each commit
  Addr mbarrier = 0;               // where it waits
  Addr tried = 0;                  // where it last tried to wait without success, and has not succeeded since
  std::vector<MbarrierPhase> seen; // the phases it has waited for, the last one of each barrier
  void *asan_fake_stack = nullptr;
  Addr polled = 0;             // what its last access was, if that was an atomic load
  std::vector<uint32_t> heard; // as Block::heard, by what it acquired since the last barrier
  std::vector<uint32_t> warps_heard; // by warp of its block: what that did before this epoch is ordered before what the thread does now
};

// WarpOperation collects what the lanes of one warp bring to a shuffle, vote or __syncwarp.
struct WarpOperation {
  uint64_t in[32] = {}, out[32] = {};
  uint32_t predicates = 0;
  uint32_t waiting = 0;  // lanes in the state kInWarpOperation
  uint32_t returned = 0; // lanes in the state kReturned
  uint32_t mask = 0;   // lanes of the completed operation
  uint32_t ballot = 0; // their predicates
  uint32_t epoch = 0; // of the last one
};

struct Block {
  std::vector<Thread> threads;
  std::vector<WarpOperation> warps;
  uint3 index = {};
  uint32_t rank = 0; // in the grid
  uint32_t epoch = 0;
  uint32_t at_barrier = 0, in_warp = 0, at_grid_barrier = 0, at_mbarrier = 0, polling = 0, returned = 0; // threads in that state
  std::map<Addr, Mbarrier> mbarriers;
  std::vector<Landed> landed;
  Site barrier_site = {};
  uint8_t generation = 0;         // tells this block's shadow cells from its predecessor's
  std::vector<char> shared_image; // cooperative launches: its shared memory while others run
  std::vector<Cell> shared_cells;
  std::vector<uint32_t> heard; // by rank of a block: what it did before this epoch is ordered before what all threads do now
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
  uint32_t launch_epoch = 0;
  int device = 0;
  bool trapped = false; // a thread has ended the launch
};

constexpr size_t kStackBytes = 64 << 10;

extern Kernel kernel;
extern Block *block;
extern Thread *current;
extern thread_local bool in_kernel; // this host thread is running a kernel
extern uint64_t launches_run;
extern bool failed; // a kernel has trapped: all that waits for the device says so from then on
extern Cell *shared_cells, *dynamic_cells;

uint32_t next_epoch(); // unique and growing

// schedule fixes the order in which a block's threads take turns.
void schedule(const std::vector<uint32_t> &order);
// run_block runs b until every thread has returned or waits for other blocks.
void run_block(Block &b);
// trap ends the launch: neither the current thread nor any other one goes on.
[[noreturn]] void trap();
// wait_here suspends the current thread in that state until another releases it.
void wait_here(ThreadState state, Site site);

// ---- barriers.cpp
// release_barrier lets the block go on when every thread that has not returned waits at its barrier.
bool release_barrier();
[[noreturn]] void report_deadlock();

// ---- atomic.cpp
void forget_releases();                       // of the launch before
uint32_t heard_of(uint32_t rank);             // the epoch of a block up to which the current thread has acquired
void pass_on_heard(Block &b);                 // at a barrier, all threads know what each one has acquired
void join(std::vector<uint32_t> &to, const std::vector<uint32_t> &from); // the later epoch of each
extern uint64_t stores_released;              // counts stores that other blocks may wait for

// ---- mbarrier.cpp
std::string describe_wait(const Thread &t); // what a thread at an mbarrier waits for
void check_mbarriers_at_end();              // of a block
uint32_t heard_of_warp(uint32_t warp);      // the epoch of a warp of the block up to which the current thread has waited
bool waited_for_copy(Addr a);               // the current thread knows that the last tensor copy into a is complete
// usable_mbarrier is the barrier at that address. If the current thread may not use it, the program ends.
Mbarrier &usable_mbarrier(Addr barrier);
// hold_back keeps a copy until something waits for its barrier.
void hold_back(Addr barrier, TensorCopy copy);
void land(const TensorCopy &copy); // tensor_copy.cpp

void run_kernel(const LaunchConfig &config, const KernelCall &call, int device);

// ---- access checks (races.cpp)
uint32_t access_epoch(); // of the last barrier of the block or operation of the warp: what the current thread does now is behind it
void check_memory_access(Addr a, unsigned bytes, bool write, bool atomic, void *pc); // all but local memory
// Most accesses of a program that is built without optimisation are to local memory.
inline void check_device_access(Addr a, unsigned bytes, bool write, bool atomic, void *pc) {
  if (a - (Addr)current->stack >= kStackBytes)
    check_memory_access(a, bytes, write, atomic, pc);
}
void set_in_flight(Addr a, size_t bytes, bool in_flight);
// The accesses of the async proxy: it reads device memory and writes shared memory at any time until it is waited for.
void check_tensor_read(Addr a, unsigned bytes);
void begin_tensor_write(Addr a, size_t bytes);
void end_tensor_write(Addr a, size_t bytes);
bool inside_shared_variable(Addr a, size_t bytes);
void set_mbarrier(Addr a);
void forget_fences(); // of the launch before
inline bool in_shared(Addr a) { return shared_section.holds(a); }
inline bool in_dynamic(Addr a) { return a - (Addr)cuemu_dynamic_shared < kDynamicSpace; }
inline Cell &shared_cell(Addr a) {
  return in_shared(a) ? shared_cells[(a - shared_section.start) >> 2] : dynamic_cells[(a - (Addr)cuemu_dynamic_shared) >> 2];
}

} // namespace cuemu
