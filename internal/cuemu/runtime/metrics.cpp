// SPDX-License-Identifier: BSD-3-Clause
// The counts of a kernel: accesses are grouped into requests of warps, and these into sectors and bank conflicts.
#include "metrics.h"
#include "execution.h"
#include <deque>
#include <map>
#include <unordered_map>

namespace cuemu {

KernelCounts *counts;
CUEMU_OUTLIVES_PROGRAM static std::map<std::string, KernelCounts> all_counts;

// WarpRequest is one instruction executed once by a warp: what its lanes touch.
struct WarpRequest {
  uint32_t lanes = 0;
  unsigned bytes = 0; // per lane
  bool shared = false;
  std::vector<uint32_t> units; // sectors of 32 bytes (global) or words of 4 (shared)
};

// Lanes do not run in step here. The k-th execution of an instruction by each lane since the last barrier counts as
// one request of the warp.
struct Instruction {
  uint32_t executions[32] = {};
  std::deque<WarpRequest> requests;
};
static std::unordered_map<uint64_t, Instruction> interval; // by program counter and warp

void begin_counting(const char *name, uint64_t blocks, uint64_t threads) {
  counts = nullptr;
  if (!options.stats_file)
    return;
  counts = &all_counts[name];
  counts->launches++;
  counts->blocks += blocks;
  counts->threads += threads;
}

static void add_to_request(Addr a, unsigned bytes, bool shared, void *pc) {
  uint32_t warp = current->rank / 32, lane = current->rank % 32;
  Instruction &instruction = interval[(uint64_t)(Addr)pc << 5 | warp];
  uint32_t k = instruction.executions[lane]++;
  if (k >= instruction.requests.size())
    instruction.requests.resize(k + 1);
  WarpRequest &request = instruction.requests[k];
  request.lanes++;
  request.bytes = bytes;
  request.shared = shared;
  const int shift = shared ? 2 : 5;
  for (Addr unit = a >> shift; unit <= (a + bytes - 1) >> shift; unit++)
    request.units.push_back((uint32_t)unit);
}

void count_global(Addr a, unsigned bytes, bool write, bool atomic, void *pc) {
  if (!counts)
    return;
  (write ? counts->global_stores : counts->global_loads)++;
  (write ? counts->global_store_bytes : counts->global_load_bytes) += bytes;
  counts->atomics += atomic;
  add_to_request(a, bytes, false, pc);
}

void count_shared(Addr a, unsigned bytes, bool write, void *pc) {
  if (!counts)
    return;
  (write ? counts->shared_stores : counts->shared_loads)++;
  add_to_request(a, bytes, true, pc);
}

void count_barrier() {
  if (counts)
    counts->barriers++;
}

void count_tensor_copy(uint64_t bytes) {
  if (!counts)
    return;
  counts->tensor_copies++;
  counts->tensor_bytes += bytes;
}

static void sort_unique(std::vector<uint32_t> &v) {
  std::sort(v.begin(), v.end());
  v.erase(std::unique(v.begin(), v.end()), v.end());
}

// Shared memory has 32 banks of 4 bytes and serves 32 words at a time: 8-byte accesses go in half warps.
static void close_shared(const WarpRequest &request) {
  const size_t words = 32;
  for (size_t from = 0; from < request.units.size(); from += words) {
    size_t to = std::min(request.units.size(), from + words);
    std::vector<uint32_t> part(request.units.begin() + from, request.units.begin() + to);
    sort_unique(part);
    uint32_t in_bank[32] = {}, most = 1;
    for (uint32_t word : part)
      most = std::max(most, ++in_bank[word % 32]);
    counts->shared_requests++;
    counts->shared_wavefronts += most;
  }
}

static void close_global(WarpRequest &request) {
  sort_unique(request.units);
  counts->requests++;
  counts->sectors += request.units.size();
  counts->ideal_sectors += (request.lanes * request.bytes + 31) / 32;
}

void end_of_interval() {
  if (!counts || interval.empty())
    return;
  for (auto &entry : interval)
    for (auto &request : entry.second.requests)
      request.shared ? close_shared(request) : close_global(request);
  interval.clear();
}

void write_counts() {
  if (!options.stats_file)
    return;
  FILE *out = fopen(options.stats_file, "w");
  if (!out)
    environment_failure(options.stats_file);
  for (auto &entry : all_counts) {
    const KernelCounts &c = entry.second;
    fprintf(out, "kernel\t%s\n", entry.first.c_str());
    auto field = [out](const char *name, uint64_t value) { fprintf(out, "%s\t%llu\n", name, (unsigned long long)value); };
    field("launches", c.launches);
    field("blocks", c.blocks);
    field("threads", c.threads);
    field("barriers", c.barriers);
    field("atomics", c.atomics);
    field("global_loads", c.global_loads);
    field("global_stores", c.global_stores);
    field("global_load_bytes", c.global_load_bytes);
    field("global_store_bytes", c.global_store_bytes);
    field("shared_loads", c.shared_loads);
    field("shared_stores", c.shared_stores);
    field("requests", c.requests);
    field("sectors", c.sectors);
    field("ideal_sectors", c.ideal_sectors);
    field("shared_requests", c.shared_requests);
    field("shared_wavefronts", c.shared_wavefronts);
    field("tensor_copies", c.tensor_copies);
    field("tensor_bytes", c.tensor_bytes);
  }
  fclose(out);
}

} // namespace cuemu
