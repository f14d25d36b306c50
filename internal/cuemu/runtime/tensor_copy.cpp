// SPDX-License-Identifier: BSD-3-Clause
// cp.async.bulk.tensor from device to shared memory, tiled: checked when it is issued, done when it is waited for.
#include "cuda/ptx"
#include "execution.h"
#include "metrics.h"
#include "tensor_map.h"

namespace cuemu {

static bool map_may_be_here(Addr a) {
  return a - (Addr)argument_space < kArgumentSpace || constant_section.holds(a) || device_section.holds(a) || in_arena(a);
}

static EncodedMap read_map(const void *map) {
  if (!map_may_be_here((Addr)map)) {
    report("tensor map", nullptr,
           "the map must be a const __grid_constant__ parameter of the kernel, or in __constant__ memory: %s",
           describe((Addr)map).c_str());
    stop_with_violation();
  }
  EncodedMap encoded;
  memcpy(&encoded, map, sizeof encoded);
  if ((Addr)map % alignof(CUtensorMap) || encoded.mark != kEncodedMark) {
    report("tensor map", nullptr, "not made by cuTensorMapEncodeTiled, or not at a multiple of %zu bytes", alignof(CUtensorMap));
    stop_with_violation();
  }
  return encoded;
}

// add_row appends the part of one row of the box that lies inside the tensor. at are the indices of its first element.
static void add_row(TensorCopy &copy, const EncodedMap &map, const int64_t *at, size_t row) {
  const char *start = (const char *)map.address;
  for (int i = 1; i < map.rank; i++) {
    if (at[i] < 0 || at[i] > (int64_t)map.last[i])
      return;
    start += at[i] * (int64_t)map.strides[i];
  }
  const int64_t from = std::max<int64_t>(at[0], 0), to = std::min<int64_t>(at[0] + map.box[0], (int64_t)map.last[0] + 1);
  const size_t size = map.element_bytes;
  if (from < to)
    copy.rows.push_back({(row * map.box[0] + (from - at[0])) * size, start + from * size, (to - from) * size});
}

static TensorCopy copy_of(char *dst, const EncodedMap &map, const int32_t *coordinates) {
  size_t rows = 1;
  for (int i = 1; i < map.rank; i++)
    rows *= map.box[i];
  TensorCopy copy{dst, rows * map.box[0] * map.element_bytes, {}};
  for (size_t row = 0; row < rows; row++) {
    int64_t at[kMostRank] = {coordinates[0]};
    size_t rest = row;
    for (int i = 1; i < map.rank; i++) {
      at[i] = (int64_t)coordinates[i] + (int64_t)(rest % map.box[i]);
      rest /= map.box[i];
    }
    add_row(copy, map, at, row);
  }
  return copy;
}

static void check_destination(const TensorCopy &copy) {
  Addr a = (Addr)copy.dst;
  const size_t alignment = 128;
  if (!in_shared_memory(a) || !inside_shared_variable(a, copy.bytes)) {
    report("tensor copy destination", nullptr, "%zu bytes to %s leave the block's shared memory", copy.bytes,
           describe(a).c_str());
    stop_with_violation();
  }
  if (a % alignment)
    report("tensor copy destination", nullptr, "%s: its address must be a multiple of %zu", describe(a).c_str(), alignment);
}

void tensor_copy(void *dst, const void *map, const int32_t *coordinates, int rank, uint64_t *barrier, Site site) {
  Operation here(site);
  const EncodedMap encoded = read_map(map);
  if (rank != encoded.rank) {
    report("tensor map", nullptr, "a map of %d dimensions, but %d coordinates", encoded.rank, rank);
    stop_with_violation();
  }
  if (!usable_mbarrier((Addr)barrier).fenced)
    report("mbarrier", nullptr, "%s is used by a tensor copy, but no fence_mbarrier_init by the thread that initialised it",
           describe((Addr)barrier).c_str());
  const int offset = (int)((int64_t)coordinates[0] * encoded.element_bytes % 16);
  if (offset != 0) /* not documented, but an H200 stops with an illegal instruction */
    report("tensor copy source", nullptr, "the first coordinate, %d, is %d bytes off a multiple of 16", coordinates[0],
           offset < 0 ? offset + 16 : offset);
  TensorCopy copy = copy_of((char *)dst, encoded, coordinates);
  check_destination(copy);
  if (checking) {
    for (auto &row : copy.rows)
      check_tensor_read((Addr)row.src, (unsigned)row.bytes);
    begin_tensor_write((Addr)dst, copy.bytes);
  }
  count_tensor_copy(copy.bytes);
  hold_back((Addr)barrier, std::move(copy));
}

void land(const TensorCopy &copy) {
  memset(copy.dst, 0, copy.bytes);
  for (auto &row : copy.rows)
    memcpy(copy.dst + row.offset, row.src, row.bytes);
  if (checking)
    end_tensor_write((Addr)copy.dst, copy.bytes);
}

} // namespace cuemu
