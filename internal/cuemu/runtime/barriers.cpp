// SPDX-License-Identifier: BSD-3-Clause
// Block and grid barriers, and the errors at them: divergence, deadlock, threads that have returned.
#include "execution.h"
#include "metrics.h"

namespace cuemu {

static uint32_t epochs;
uint32_t next_epoch() { return ++epochs; }

bool release_barrier() {
  Block &b = *block;
  if (!b.at_barrier || b.at_barrier + b.returned != b.size())
    return false;
  if (b.returned)
    report("exited threads at a barrier", nullptr, "%u of %u threads had returned when the others waited at %s", b.returned,
           b.size(), to_string(b.barrier_site).c_str());
  end_of_interval();
  b.at_barrier = 0;
  b.epoch = next_epoch();
  b.landed.clear();
  pass_on_heard(b);
  count_barrier();
  int votes = 0;
  for (auto &t : b.threads)
    if (t.state == ThreadState::kAtBarrier)
      votes += t.value;
  for (auto &t : b.threads)
    if (t.state == ThreadState::kAtBarrier) {
      t.state = ThreadState::kReady;
      t.value = votes;
    }
  return true;
}

static const char *state_name(ThreadState state) {
  switch (state) {
  case ThreadState::kNew: return "not started";
  case ThreadState::kReady: return "ready";
  case ThreadState::kAtBarrier: return "at the barrier";
  case ThreadState::kAtGridBarrier: return "at grid.sync";
  case ThreadState::kAtMbarrier: return "waiting at an mbarrier";
  case ThreadState::kPolling: return "polling";
  case ThreadState::kInWarpOperation: return "in a warp operation";
  case ThreadState::kReturned: return "returned";
  }
  return "?";
}

void report_deadlock() {
  std::map<std::string, unsigned> groups;
  for (auto &t : block->threads) {
    std::string group = state_name(t.state);
    if (t.state != ThreadState::kReturned)
      group += " " + to_string(t.site);
    if (t.state == ThreadState::kAtMbarrier)
      group += " (" + describe_wait(t) + ")";
    groups[group]++;
  }
  std::string threads;
  for (auto &g : groups)
    threads += text("; %u %s", g.second, g.first.c_str());
  report("deadlock", nullptr, "no thread of the block can run%s", threads.c_str());
  stop_with_violation(); // no thread can run, even if more reports are allowed
}

static void report_divergence(Site mine, Site theirs) {
  std::string here = to_string(mine), there = to_string(theirs);
  report("divergent barrier", nullptr, "this thread is at the barrier of %s, others of its block are at %s", here.c_str(),
         here == there ? "another one on that line" : ("the one of " + there).c_str());
}

static int wait_at_barrier(Site site, int value) {
  if (!in_kernel) {
    report("barrier outside a kernel", nullptr, "at %s", to_string(site).c_str());
    return 0;
  }
  if (!block->at_barrier)
    block->barrier_site = site;
  else if (!same_place(block->barrier_site, site))
    report_divergence(site, block->barrier_site);
  current->value = value;
  block->at_barrier++;
  wait_here(ThreadState::kAtBarrier, site);
  return current->value;
}

void block_barrier(Site site) { wait_at_barrier(site, 0); }

int block_vote(Site site, int predicate, Vote vote) {
  int votes = wait_at_barrier(site, predicate);
  switch (vote) {
  case kVoteCount: return votes;
  case kVoteAnd: return votes == (int)block->size();
  case kVoteOr: return votes != 0;
  }
  return 0;
}

bool in_cooperative_launch() { return kernel.cooperative; }

void grid_barrier(Site site) {
  if (!kernel.cooperative) {
    report("grid.sync in an ordinary launch", nullptr, "%s: the kernel was not launched with cudaLaunchCooperativeKernel",
           to_string(site).c_str());
    stop_with_violation();
  }
  block->at_grid_barrier++;
  wait_here(ThreadState::kAtGridBarrier, site);
}

} // namespace cuemu
