// SPDX-License-Identifier: BSD-3-Clause
// Atomic loads and stores by which blocks of a cooperative launch wait for each other: what a thread did before it released a
// value is ordered before what a thread does after it has acquired that value, for the blocks of both from barrier to barrier.
#include "execution.h"
#include "cuda/atomic"

namespace cuemu {

uint64_t stores_released;

// What the last store of a value released, by rank of a block.
static std::map<Addr, std::vector<uint32_t>> releases;

void forget_releases() { releases.clear(); }

void join(std::vector<uint32_t> &to, const std::vector<uint32_t> &from) {
  if (to.size() < from.size())
    to.resize(from.size());
  for (size_t i = 0; i < from.size(); i++)
    to[i] = std::max(to[i], from[i]);
}

uint32_t heard_of(uint32_t rank) {
  uint32_t by_block = rank < block->heard.size() ? block->heard[rank] : 0;
  return std::max(by_block, rank < current->heard.size() ? current->heard[rank] : 0);
}

void pass_on_heard(Block &b) {
  for (auto &t : b.threads)
    if (!t.heard.empty()) {
      join(b.heard, t.heard);
      t.heard.clear();
    }
}

// A thread that loads from one place again waits for another one's store: the others run first.
void before_atomic_load(const void *ptr, unsigned bytes, void *pc, Site site) {
  Addr a = (Addr)ptr;
  if (!in_kernel)
    report("atomic outside a kernel", pc, "host code");
  else if (current->polled == a && kernel.cooperative) {
    block->polling++;
    wait_here(ThreadState::kPolling, site);
  }
  if (!in_kernel)
    return;
  current->polled = a;
  if (checking)
    check_device_access(a, bytes, false, true, pc);
}

void after_atomic_load(const void *ptr, bool acquires) {
  auto released = releases.find((Addr)ptr);
  if (acquires && released != releases.end())
    join(current->heard, released->second);
}

void before_atomic_store(void *ptr, unsigned bytes, bool releasing, void *pc) {
  Addr a = (Addr)ptr;
  atomic_access(ptr, bytes, pc);
  if (!in_kernel)
    return;
  stores_released++;
  releases.erase(a);
  if (!releasing)
    return;
  auto &clock = releases[a];
  clock = block->heard;
  join(clock, current->heard);
  if (clock.size() <= block->rank)
    clock.resize(block->rank + 1);
  clock[block->rank] = block->epoch;
}

} // namespace cuemu
