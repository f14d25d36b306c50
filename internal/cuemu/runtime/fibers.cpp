// SPDX-License-Identifier: BSD-3-Clause
// Device threads take turns on one host thread. A thread that never waits runs on its predecessor's stack.
#include "context_switch.h"
#include <sys/mman.h>
#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/common_interface_defs.h>
#endif

// The built-in variables, const for the program, written here at every switch.
#define BUILTIN __attribute__((section("cuemu_builtin")))
extern "C" {
BUILTIN uint3 cuemu_thread_idx, cuemu_block_idx;
}

namespace cuemu {

Block *block;
Thread *current;
thread_local bool in_kernel;

static void *host_stack_pointer;
static std::vector<char *> free_stacks;
static std::vector<uint32_t> turn_order;   // ranks in the order they take turns
static std::vector<uint32_t> turn_of_rank; // its inverse

void schedule(const std::vector<uint32_t> &order) {
  turn_order = order;
  turn_of_rank.resize(order.size());
  for (uint32_t i = 0; i < order.size(); i++)
    turn_of_rank[order[i]] = i;
}

static char *take_stack() {
  if (!free_stacks.empty()) {
    char *stack = free_stacks.back();
    free_stacks.pop_back();
    return stack;
  }
  const size_t guard = 4096;
  void *memory = mmap(nullptr, kStackBytes + guard, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED)
    environment_failure("no memory for a device thread's stack");
  mprotect(memory, guard, PROT_NONE);
  return (char *)memory + guard;
}

// switch_to switches from one thread to another; null is the host. A thread that has returned is never resumed.
static void switch_to(Thread *from, Thread *to) {
  void *unused;
  void **save = !from ? &host_stack_pointer : from->state == ThreadState::kReturned ? &unused : &from->stack_pointer;
  void *target = to ? to->stack_pointer : host_stack_pointer;
#ifdef __SANITIZE_ADDRESS__
  static const void *host_bottom;
  static size_t host_size;
  static void *host_fake_stack;
  void **fake = !from ? &host_fake_stack : from->state == ThreadState::kReturned ? nullptr : &from->asan_fake_stack;
  __sanitizer_start_switch_fiber(fake, to ? to->stack : host_bottom, to ? kStackBytes : host_size);
  cuemu_switch(save, target);
  __sanitizer_finish_switch_fiber(from ? from->asan_fake_stack : host_fake_stack, nullptr, nullptr);
#else
  cuemu_switch(save, target);
#endif
}

static void set_current(Thread *t) {
  current = t;
  cuemu_thread_idx = t->index;
}

// next_runnable is the next thread after that turn which can run, or null.
static Thread *next_runnable(uint32_t turn) {
  Block &b = *block;
  uint32_t n = b.size();
  if (b.at_barrier + b.in_warp + b.at_grid_barrier + b.at_mbarrier + b.polling + b.returned >= n)
    return nullptr;
  for (uint32_t k = 1; k <= n; k++) {
    Thread *t = &b.threads[turn_order[(turn + k) % n]];
    if (t->state == ThreadState::kNew || t->state == ThreadState::kReady)
      return t;
  }
  return nullptr;
}

static void fiber_main();

static void prepare_to_run(Thread *t) {
  if (t->state == ThreadState::kNew) {
    t->stack = take_stack();
    t->stack_pointer = initial_context(t->stack, fiber_main);
  }
  t->state = ThreadState::kReady;
  set_current(t);
}

// Whether what the block waits for may be done by others.
static bool waits_for_others() {
  return block->polling || (block->at_grid_barrier && block->at_grid_barrier + block->returned == block->size());
}

void wait_here(ThreadState state, Site site) {
  Thread *t = current;
  t->state = state;
  t->site = site;
  Thread *next = next_runnable(turn_of_rank[t->rank]);
  if (!next && release_barrier())
    next = next_runnable(block->size() - 1);
  if (!next) {
    if (!waits_for_others())
      report_deadlock();
    switch_to(t, nullptr);
    set_current(t);
    return;
  }
  if (next == t) {
    t->state = ThreadState::kReady;
    return;
  }
  prepare_to_run(next);
  switch_to(t, next);
}

void trap() {
  kernel.trapped = true;
  current->state = ThreadState::kReturned; // it is never resumed
  switch_to(current, nullptr);
  __builtin_unreachable();
}

// after_return is the thread to run once t has returned; null when the block is done or waits for others.
static Thread *after_return(Thread *t) {
  if (!t->copies.empty())
    report("cp.async never waited for", nullptr, "%zu copies still in flight at the end of the kernel", t->copies.size());
  t->state = ThreadState::kReturned;
  block->warps[t->rank / 32].returned |= 1u << t->rank % 32;
  if (++block->returned == block->size())
    check_mbarriers_at_end();
  Thread *next = next_runnable(turn_of_rank[t->rank]);
  if (!next && release_barrier())
    next = next_runnable(block->size() - 1);
  if (!next && block->returned != block->size() && !waits_for_others())
    report_deadlock();
  return next;
}

static void fiber_main() {
#ifdef __SANITIZE_ADDRESS__
  __sanitizer_finish_switch_fiber(nullptr, nullptr, nullptr);
#endif
  for (;;) {
    Thread *t = current;
    kernel.invoke(kernel.arguments);
    Thread *next = after_return(t);
    if (next && next->state == ThreadState::kNew) { // it inherits this stack and starts as a plain call
      next->stack = t->stack;
      next->state = ThreadState::kReady;
      t->stack = nullptr;
      set_current(next);
      continue;
    }
    free_stacks.push_back(t->stack);
    if (next)
      prepare_to_run(next);
    switch_to(t, next);
  }
}

void run_block(Block &b) {
  block = &b;
  cuemu_block_idx = b.index;
  Thread *first = next_runnable(b.size() - 1);
  if (!first)
    return;
  prepare_to_run(first);
  switch_to(nullptr, first);
}

} // namespace cuemu
