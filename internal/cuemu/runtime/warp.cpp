// SPDX-License-Identifier: BSD-3-Clause
// Warp operations: the lanes of the mask meet, exchange values and continue.
#include "execution.h"

namespace cuemu {

static Thread &lane_thread(uint32_t warp, uint32_t lane) { return block->threads[warp * 32 + lane]; }

// lowest is the number of the lowest lane of a mask that is not empty.
static uint32_t lowest(uint32_t mask) { return (uint32_t)__builtin_ctz(mask); }

// expected_lanes is the mask without lanes that do not exist or have returned; the latter are reported.
static uint32_t expected_lanes(Site site, uint32_t warp, uint32_t lane, uint32_t mask) {
  uint32_t lanes = std::min<uint32_t>(32, block->size() - warp * 32);
  if (!(mask >> lane & 1))
    report("warp mask", nullptr, "lane %u calls with mask %#x that leaves itself out (%s)", lane, mask, to_string(site).c_str());
  mask &= lanes == 32 ? ~0u : (1u << lanes) - 1;
  uint32_t gone = mask & block->warps[warp].returned;
  if (gone)
    report("warp mask", nullptr, "lanes %#x of the mask have returned (%s)", gone, to_string(site).c_str());
  return mask & ~gone;
}

// meet blocks until all lanes of the mask have come, and returns what they brought.
static WarpOperation &meet(Site site, uint32_t mask, uint64_t value, int predicate) {
  uint32_t warp = current->rank / 32, lane = current->rank % 32;
  WarpOperation &op = block->warps[warp];
  mask = expected_lanes(site, warp, lane, mask);
  uint32_t here = op.waiting & mask;
  for (uint32_t rest = here; rest != 0; rest &= rest - 1)
    if (!same_place(lane_thread(warp, lowest(rest)).site, site))
      report("divergent warp operation", nullptr, "lane %u is at %s, lane %u at %s", lane, to_string(site).c_str(), lowest(rest),
             to_string(lane_thread(warp, lowest(rest)).site).c_str());
  op.in[lane] = value;
  op.predicates = (op.predicates & ~(1u << lane)) | (uint32_t)predicate << lane;
  if ((here | 1u << lane) != mask) {
    block->in_warp++;
    op.waiting |= 1u << lane;
    wait_here(ThreadState::kInWarpOperation, site);
    return op;
  }
  memcpy(op.out, op.in, sizeof op.out);
  op.ballot = op.predicates & mask;
  op.mask = mask;
  op.epoch = next_epoch();
  op.waiting &= ~here;
  for (uint32_t rest = here; rest != 0; rest &= rest - 1) {
    lane_thread(warp, lowest(rest)).state = ThreadState::kReady;
    block->in_warp--;
  }
  return op;
}

static uint32_t source_lane(uint32_t lane, uint32_t base, Shuffle mode, int argument, int width) {
  switch (mode) {
  case kShuffleIndex: return base + (uint32_t)argument % (uint32_t)width;
  case kShuffleUp: return lane - (uint32_t)argument;
  case kShuffleDown: return lane + (uint32_t)argument;
  case kShuffleXor: return lane ^ (uint32_t)argument;
  }
  return lane;
}

uint64_t shuffle(Site site, unsigned mask, uint64_t value, Shuffle mode, int argument, int width) {
  uint32_t lane = current->rank % 32, base = lane / width * width;
  WarpOperation &op = meet(site, mask, value, 0);
  uint32_t source = source_lane(lane, base, mode, argument, width);
  if (source < base || source >= base + width) // also catches a wrapped negative lane
    return value;
  if (!(op.mask >> source & 1)) {
    report("shuffle from a lane outside the mask", nullptr, "lane %u reads lane %u, mask %#x (%s)", lane, source, op.mask,
           to_string(site).c_str());
    return value;
  }
  return op.out[source];
}

unsigned ballot(Site site, unsigned mask, int predicate) { return meet(site, mask, 0, predicate).ballot; }

} // namespace cuemu
