// SPDX-License-Identifier: BSD-3-Clause
// Barriers that count arrivals and the bytes of tensor copies. A copy lands when a wait would not succeed without it.
// What a warp did before its last operation, __syncwarp or a shuffle, is ordered before what those do that wait for an
// arrival of one of its lanes; what the lane did since then is not known to be.
#include "cuda/ptx"
#include "execution.h"

namespace cuemu {

constexpr int64_t kMostBytes = (1 << 20) - 1; // the most that an mbarrier can count
constexpr uint32_t kMostArrivals = (1 << 20) - 1;

static int64_t bytes_in_flight(const Mbarrier &b) {
  int64_t sum = 0;
  for (auto &copy : b.in_flight)
    sum += (int64_t)copy.bytes;
  return sum;
}

static bool stands_in_shared_memory(Addr a) {
  if (!in_shared_memory(a) || !inside_shared_variable(a, sizeof(uint64_t)))
    report("mbarrier", nullptr, "not in the block's shared memory: %s", describe(a).c_str());
  else if (a % sizeof(uint64_t))
    report("mbarrier", nullptr, "%s: its address must be a multiple of %zu", describe(a).c_str(), sizeof(uint64_t));
  else
    return true;
  return false;
}

void mbarrier_init(uint64_t *barrier, uint32_t count, Site site) {
  Operation here(site);
  Addr a = (Addr)barrier;
  if (!stands_in_shared_memory(a))
    stop_with_violation();
  if (count < 1 || count > kMostArrivals)
    report("mbarrier", nullptr, "initialised with a count of %u (1 to %u allowed)", count, kMostArrivals);
  if (block->mbarriers.count(a))
    report("mbarrier", nullptr, "%s is initialised again while it is one", describe(a).c_str());
  if (checking)
    set_mbarrier(a);
  Mbarrier b;
  b.count = b.missing = count;
  b.owner = current->rank;
  b.epoch = access_epoch();
  block->mbarriers[a] = b;
}

void mbarrier_fence_init() {
  for (auto &entry : block->mbarriers)
    if (entry.second.owner == current->rank)
      entry.second.fenced = true;
}

// initialisation_seen reports whether there was a barrier of the block or the warp since the initialisation.
static bool initialisation_seen(const Mbarrier &b) {
  bool same_warp = b.owner / 32 == current->rank / 32;
  return b.owner == current->rank || b.epoch < (same_warp ? access_epoch() : block->epoch);
}

Mbarrier &usable_mbarrier(Addr a) {
  auto found = block->mbarriers.find(a);
  if (found == block->mbarriers.end()) {
    if (stands_in_shared_memory(a))
      report("mbarrier", nullptr, "%s is used before mbarrier_init", describe(a).c_str());
    stop_with_violation();
  }
  if (!initialisation_seen(found->second))
    report("mbarrier", nullptr, "%s is used with no __syncthreads since thread %u initialised it", describe(a).c_str(),
           found->second.owner);
  return found->second;
}

// release wakes the threads that wait for that barrier, to test it again.
static void release(Addr a) {
  if (!block->at_mbarrier)
    return;
  for (auto &t : block->threads)
    if (t.state == ThreadState::kAtMbarrier && t.mbarrier == a) {
      t.state = ThreadState::kReady;
      block->at_mbarrier--;
    }
}

static void finish_phase(Addr a, Mbarrier &b) {
  if (b.missing || b.bytes)
    return;
  b.phase++;
  b.missing = b.count;
  b.arrived.swap(b.arriving);
  b.arriving.clear();
  release(a);
}

uint64_t mbarrier_arrive_expect(uint64_t *barrier, uint32_t bytes, Site site) {
  Operation here(site);
  Addr a = (Addr)barrier;
  Mbarrier &b = usable_mbarrier(a);
  if (!b.missing) {
    report("mbarrier", nullptr, "arrival beyond the count of %u at %s, whose phase still waits for %lld bytes", b.count,
           describe(a).c_str(), (long long)b.bytes);
    stop_with_violation();
  }
  b.bytes += bytes;
  if (b.bytes > kMostBytes)
    report("mbarrier", nullptr, "%s expects %lld bytes (at most %lld)", describe(a).c_str(), (long long)b.bytes,
           (long long)kMostBytes);
  b.missing--;
  join(b.arriving, current->warps_heard);
  b.arriving.resize(block->warps.size());
  b.arriving[current->rank / 32] = std::max(b.arriving[current->rank / 32], access_epoch());
  const uint64_t phase = b.phase;
  finish_phase(a, b);
  release(a);
  return phase;
}

void hold_back(Addr a, TensorCopy copy) {
  block->mbarriers.at(a).in_flight.push_back(std::move(copy));
  release(a);
}

// land_if_enough completes the current phase if only bytes in flight are missing.
static void land_if_enough(Addr a, Mbarrier &b) {
  if (b.missing || b.bytes != bytes_in_flight(b))
    return;
  for (auto &copy : b.in_flight) {
    land(copy);
    block->landed.push_back({(Addr)copy.dst, copy.bytes, {a, b.phase}});
  }
  b.in_flight.clear();
  b.bytes = 0;
  finish_phase(a, b);
}

static void remember(Addr a, uint32_t phase) {
  for (auto &known : current->seen)
    if (known.barrier == a) {
      known.phase = phase;
      return;
    }
  current->seen.push_back({a, phase});
}

bool waited_for_copy(Addr a) {
  auto &landed = block->landed;
  for (auto copy = landed.rbegin(); copy != landed.rend(); ++copy)
    if (a - copy->start < copy->bytes) {
      for (auto &known : current->seen)
        if (known.barrier == copy->with.barrier)
          return known.phase >= copy->with.phase;
      return false;
    }
  return false;
}

// The first try fails whenever CUDA allows it, to find programs that try only once. The next one waits, even at another barrier.
bool mbarrier_try_wait(uint64_t *barrier, uint32_t parity, Site site) {
  Addr a = (Addr)barrier;
  Mbarrier *b;
  {
    Operation here(site);
    b = &usable_mbarrier(a);
    if (parity > 1)
      report("mbarrier", nullptr, "parity %u (0 or 1 allowed)", parity);
  }
  if (b->phase % 2 == parity && !current->tried) {
    current->tried = a;
    return false;
  }
  while (b->phase % 2 == parity) {
    land_if_enough(a, *b);
    if (b->phase % 2 != parity)
      break;
    current->mbarrier = a;
    block->at_mbarrier++;
    wait_here(ThreadState::kAtMbarrier, site);
  }
  if (current->tried == a)
    current->tried = 0;
  if (b->phase)
    remember(a, b->phase - 1);
  join(current->warps_heard, b->arrived);
  return true;
}

uint32_t heard_of_warp(uint32_t warp) { return warp < current->warps_heard.size() ? current->warps_heard[warp] : 0; }

std::string describe_wait(const Thread &t) {
  const Mbarrier &b = block->mbarriers.at(t.mbarrier);
  return text("phase %u of %s: %u of %u arrivals to come, %lld bytes expected, %lld in flight", b.phase,
              describe(t.mbarrier).c_str(), b.missing, b.count, (long long)b.bytes, (long long)bytes_in_flight(b));
}

void check_mbarriers_at_end() {
  for (auto &entry : block->mbarriers) {
    const Mbarrier &b = entry.second;
    if (!b.in_flight.empty() || b.bytes)
      report("tensor copy never waited for", nullptr, "%zu copies in flight and %lld bytes expected at %s when the block ends",
             b.in_flight.size(), (long long)b.bytes, describe(entry.first).c_str());
  }
}

} // namespace cuemu
