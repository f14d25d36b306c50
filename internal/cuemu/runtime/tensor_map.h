// SPDX-License-Identifier: BSD-3-Clause
// The contents of a CUtensorMap, as the encoder writes them.
#pragma once
#include "cuda.h"

namespace cuemu {

constexpr int kMostRank = 5;

struct EncodedMap {
  uint64_t mark; // kEncodedMark: made by the encoder
  uint64_t address;
  uint64_t strides[kMostRank]; // bytes from element to element, the first one included
  uint32_t last[kMostRank];    // index of the last element
  uint16_t box[kMostRank];     // elements
  uint8_t rank, element_bytes;
};
constexpr uint64_t kEncodedMark = 0x746d617063756d75ull;
static_assert(sizeof(EncodedMap) <= sizeof(CUtensorMap), "the map holds it");

} // namespace cuemu
