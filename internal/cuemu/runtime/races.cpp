// SPDX-License-Identifier: BSD-3-Clause
// The rules for accesses of device threads: where they may read and write, and in which order with other threads.
//
// Two accesses are unordered if they are by different threads of a block with no barrier in between, or by
// different blocks with no grid barrier in between, and none released what the other acquired (atomic.cpp), nor did the
// one's warp arrive at an mbarrier whose phase the other waited for (mbarrier.cpp). But for what is acquired, the verdict
// does not depend on the schedule that happened.
#include "cuda/ptx"
#include "execution.h"
#include "metrics.h"
#include "validity.h"

namespace cuemu {

static uint32_t my_id() { return block->rank * kernel.block_threads + current->rank; } // in the grid
static bool same_block(uint32_t a, uint32_t b) { return a / kernel.block_threads == b / kernel.block_threads; }
// rank_here is the rank of a thread in the block that runs, and no thread's for those of other blocks. Divisions take as long as all else.
static uint32_t rank_here(uint32_t id) { return id - block->rank * kernel.block_threads; }
static bool in_my_block(uint32_t id) { return rank_here(id) < kernel.block_threads; }

static std::string thread_name(uint32_t id) {
  uint32_t t = id % kernel.block_threads, b = id / kernel.block_threads;
  return text("block (%u,%u,%u) thread (%u,%u,%u)", b % gridDim.x, b / gridDim.x % gridDim.y, b / gridDim.x / gridDim.y,
              t % blockDim.x, t / blockDim.x % blockDim.y, t / blockDim.x / blockDim.y);
}

uint32_t access_epoch() { return std::max(block->epoch, block->warps[current->rank / 32].epoch); }

// unordered reports whether there is no barrier between the earlier access and one by this thread now.
static bool unordered(uint32_t who, uint32_t epoch) {
  if (epoch == 0 || epoch < kernel.phase_epoch || who == my_id())
    return false;
  if (!in_my_block(who))
    return epoch >= heard_of(who / kernel.block_threads);
  if (epoch < block->epoch)
    return false;
  uint32_t warp = rank_here(who) / 32;
  return epoch >= (warp == current->rank / 32 ? access_epoch() : heard_of_warp(warp));
}

static __attribute__((noinline)) void race(const char *what, Addr a, uint32_t other, void *pc) {
  report("data race", pc, "%s %s, with no barrier since, by %s", what, describe(a).c_str(), thread_name(other).c_str());
}

// The bytes that a tensor copy wrote belong to the thread whose wait completed it, and to all others that waited for it.
static __attribute__((noinline)) void unordered_after_write(const char *what, const Cell &c, Addr a, void *pc) {
  if (!c.tensor)
    race(what, a, c.writer, pc);
  else if (!waited_for_copy(a))
    report("tensor copy not waited for", pc,
           "%s %s: this thread has not waited for the copy, nor met a barrier with one that has", what, describe(a).c_str());
}

// Of threads that share a cell of one- or two-byte elements, the last writer and two readers are known: a race with
// another is missed, and none is reported between different elements.
static void record_write(Cell &c, Addr a, uint8_t bytes, bool atomic, void *pc) {
  bool both_atomic = atomic && c.atomic;
  if (!both_atomic) {
    if (c.writer_bytes & bytes && unordered(c.writer, c.write_epoch))
      unordered_after_write("write after write to", c, a, pc);
    if (c.reader1_bytes & bytes && unordered(c.reader1, c.read_epoch1))
      race("write after read of", a, c.reader1, pc);
    if (c.reader2_bytes & bytes && unordered(c.reader2, c.read_epoch2))
      race("write after read of", a, c.reader2, pc);
  }
  c.writer = my_id();
  c.writer_bytes = bytes;
  c.write_epoch = access_epoch();
  c.written |= bytes;
  c.atomic = atomic;
  c.tensor = false;
}

// Two readers are kept: enough to find a race with a writer, whichever thread that is. One that comes before this one is
// not needed: who comes behind this one comes behind both. Of three that only mbarriers order, one may be forgotten.
static void record_read(Cell &c, Addr a, uint8_t bytes, bool atomic, void *pc) {
  if ((c.written & bytes) != bytes)
    report_unwritten(a + (Addr)__builtin_ctz(bytes & ~c.written), pc);
  if (atomic && c.atomic)
    return;
  if (c.writer_bytes & bytes && unordered(c.writer, c.write_epoch))
    unordered_after_write("read after write of", c, a, pc);
  if (atomic)
    return; // a later atomic write is no race
  uint32_t me = my_id();
  bool first_is_old = c.read_epoch1 < kernel.phase_epoch || c.read_epoch1 == 0 ||
                      (in_my_block(c.reader1) && c.reader1 != me && !unordered(c.reader1, c.read_epoch1)) ||
                      (c.reader1 == me && c.read_epoch1 < block->epoch);
  if (first_is_old) {
    c.reader1 = me;
    c.reader1_bytes = bytes;
    c.read_epoch1 = access_epoch();
    if (c.read_epoch2 < kernel.phase_epoch)
      c.read_epoch2 = 0;
  } else if (c.reader1 == me) {
    c.reader1_bytes |= bytes;
    c.read_epoch1 = access_epoch();
  } else if (c.read_epoch2 < kernel.phase_epoch || in_my_block(c.reader2) || same_block(c.reader2, c.reader1)) {
    c.reader2_bytes = c.reader2 == me && c.read_epoch2 >= block->epoch ? c.reader2_bytes | bytes : bytes;
    c.reader2 = me;
    c.read_epoch2 = access_epoch();
  }
}

static void record(Cell &c, Addr a, uint8_t bytes, bool write, bool atomic, void *pc) {
  if (__builtin_expect(c.in_flight, 0))
    report(c.tensor ? "tensor copy in flight" : "cp.async in flight", pc, "%s %s before the copy into it was waited for",
           write ? "write to" : "read of", describe(a).c_str());
  if (__builtin_expect(c.mbarrier, 0))
    report("access to an mbarrier", pc, "%s %s, which only the functions for it may touch", write ? "write to" : "read of",
           describe(a).c_str());
  if (write)
    record_write(c, a, bytes, atomic, pc);
  else
    record_read(c, a, bytes, atomic, pc);
}

static __attribute__((noinline)) void bad_access(const char *kind, Addr a, unsigned bytes, bool write, void *pc) {
  report(kind, pc, "%u-byte %s %s", bytes, write ? "write to" : "read of", describe(a).c_str());
}

// The compiler copies a struct of two doubles by 16 bytes at once, wherever it lies: types of
// 16 bytes are left to the check of alignment by type (undefined_behaviour_hooks.cpp).
static bool misaligned(Addr a, unsigned bytes) {
  bool power_of_two = (bytes & (bytes - 1)) == 0;
  unsigned alignment = bytes < 8 ? bytes : 8;
  return bytes <= 16 && power_of_two && (a & (alignment - 1)) != 0;
}

static const char *dead_cell_kind(uint8_t state) {
  switch (state) {
  case kFreed: return "use after cudaFree";
  case kPadding: return "access to pitch padding";
  default: return "out of bounds";
  }
}

static void check_arena_cells(Addr a, unsigned bytes, bool write, bool atomic, void *pc) {
  int owner = device_of(a);
  if (owner != kernel.device && !peer_access[kernel.device][owner])
    bad_access("access to another device's memory", a, bytes, write, pc);
  for (Addr p = a & ~(Addr)3; p < a + bytes; p += 4) {
    Cell &c = arena_cell(p);
    if (__builtin_expect(c.state == kLive, 1)) {
      record(c, p, bytes_in_cell(p, a, bytes), write, atomic, pc);
      if (write)
        c.newer |= bytes_in_cell(p, a, bytes);
    } else
      bad_access(dead_cell_kind(c.state), a, bytes, write, pc);
  }
}

static void check_arena_access(Addr a, unsigned bytes, bool write, bool atomic, void *pc) {
  count_global(a, bytes, write, atomic, pc);
  if (misaligned(a, bytes))
    bad_access("misaligned access", a, bytes, write, pc);
  check_arena_cells(a, bytes, write, atomic, pc);
}

// current_shared_cell is the cell of a byte of shared memory, without the state that an earlier block left.
static Cell &current_shared_cell(Addr a) {
  Cell &c = shared_cell(a);
  if (c.generation != block->generation) {
    c = Cell();
    c.generation = block->generation;
  }
  return c;
}

bool inside_shared_variable(Addr a, size_t bytes) {
  if (!in_shared(a))
    return a + bytes <= (Addr)cuemu_dynamic_shared + kernel.dynamic_bytes;
  const Symbol *variable = shared_variable(a);
  return variable && a + bytes <= variable->start + variable->bytes;
}

static void check_shared_access(Addr a, unsigned bytes, bool write, bool atomic, void *pc) {
  count_shared(a, bytes, write, pc);
  if (!inside_shared_variable(a, bytes)) {
    bad_access("out of bounds", a, bytes, write, pc);
    return;
  }
  if (misaligned(a, bytes))
    bad_access("misaligned access", a, bytes, write, pc);
  for (Addr p = a & ~(Addr)3; p < a + bytes; p += 4)
    record(current_shared_cell(p), p, bytes_in_cell(p, a, bytes), write, atomic, pc);
}

static bool may_read_host(Addr a) {
  return a - (Addr)argument_space < kArgumentSpace || builtin_section.holds(a) || is_constant_data(a);
}

void check_memory_access(Addr a, unsigned bytes, bool write, bool atomic, void *pc) {
  if (in_arena(a))
    check_arena_access(a, bytes, write, atomic, pc);
  else if (in_shared(a) || in_dynamic(a))
    check_shared_access(a, bytes, write, atomic, pc);
  else if (constant_section.holds(a)) {
    if (write)
      bad_access("write to __constant__ memory", a, bytes, write, pc);
  } else if (!device_section.holds(a) && (write || !may_read_host(a)) && !is_mapped_host(a))
    bad_access("device access to host memory", a, bytes, write, pc);
}

void set_in_flight(Addr a, size_t bytes, bool in_flight) {
  for (Addr p = a; p < a + bytes; p += 4)
    shared_cell(p).in_flight = in_flight;
}

// When each thread of the grid last fenced its writes for the async proxy, by space; empty before the first fence.
static std::vector<uint32_t> fences[2];

static uint32_t fence_epoch(uint32_t id, int space) {
  const auto &epochs = fences[space == kFenceGlobal];
  return epochs.empty() ? 0 : epochs[id];
}

void forget_fences() {
  for (auto &epochs : fences)
    epochs.clear();
}

void fence_proxy(int spaces) {
  for (int space : {kFenceShared, kFenceGlobal})
    if (spaces & space) {
      auto &epochs = fences[space == kFenceGlobal];
      epochs.resize((size_t)gridDim.x * gridDim.y * gridDim.z * kernel.block_threads);
      epochs[my_id()] = access_epoch();
    }
}

// The writer itself must fence. The time of a fence is known only as the interval between two barriers or warp operations.
static bool fenced_for_tensor_copies(const Cell &c, int space) { return fence_epoch(c.writer, space) >= c.write_epoch; }

static __attribute__((noinline)) void missing_proxy_fence(Addr a, const Cell &c, const char *argument) {
  report("missing proxy fence", nullptr, "tensor copy and %s, which %s has written with no fence_proxy_async(%s) since",
         describe(a).c_str(), thread_name(c.writer).c_str(), argument);
}

void check_tensor_read(Addr a, unsigned bytes) {
  if (!in_arena(a)) {
    if (!device_section.holds(a))
      bad_access("device access to host memory", a, bytes, false, nullptr);
    return;
  }
  check_arena_cells(a, bytes, false, false, nullptr);
  for (Addr p = a & ~(Addr)3; p < a + bytes; p += 4) {
    const Cell &c = arena_cell(p);
    if (c.write_epoch >= kernel.launch_epoch && !fenced_for_tensor_copies(c, kFenceGlobal))
      missing_proxy_fence(p, c, "space_global");
  }
}

void begin_tensor_write(Addr a, size_t bytes) {
  for (Addr p = a; p < a + bytes; p += 4) {
    Cell &c = current_shared_cell(p);
    if (c.writer_bytes && !c.tensor && !fenced_for_tensor_copies(c, kFenceShared))
      missing_proxy_fence(p, c, "space_shared");
    record(c, p, 0xf, true, false, nullptr);
    c.in_flight = c.tensor = true;
  }
}

void end_tensor_write(Addr a, size_t bytes) {
  for (Addr p = a; p < a + bytes; p += 4) {
    Cell &c = shared_cell(p);
    c.in_flight = false;
    c.writer = my_id();
    c.write_epoch = access_epoch();
  }
}

void set_mbarrier(Addr a) {
  for (Addr p = a; p < a + sizeof(uint64_t); p += 4) {
    Cell &c = current_shared_cell(p);
    record(c, p, 0xf, true, false, nullptr);
    c.mbarrier = true;
  }
}

void atomic_access(void *ptr, unsigned bytes, void *pc) {
  if (!in_kernel)
    report("atomic outside a kernel", pc, "host code");
  else if (checking)
    check_device_access((Addr)ptr, bytes, true, true, pc);
}

} // namespace cuemu
