// SPDX-License-Identifier: BSD-3-Clause
// Device memory: one arena per device at a fixed address, a shadow cell for every four bytes of it.
#pragma once
#include "base.h"
#include <map>

namespace cuemu {

constexpr int kMaxDevices = 8;
constexpr size_t kDeviceBytes = 1ull << 30;
constexpr size_t kArenaBytes = kMaxDevices * kDeviceBytes;
constexpr Addr kArenaBase = 0x200000000000ull;
constexpr size_t kDynamicLimit = 227 << 10;             // most shared memory a block of sm_90 can have
constexpr size_t kDynamicSpace = kDynamicLimit + 65536; // room to see an overrun as one
constexpr size_t kStaticLimit = 48 << 10;               // without the opt-in for more
constexpr size_t kArgumentSpace = 64 << 20;

enum CellState : uint8_t { kUnallocated, kLive, kPadding, kFreed };

// Cell is what is known about four bytes: who wrote them last, which two threads read them, and in which epoch.
// Sets of bytes have one bit per byte.
struct alignas(32) Cell {
  uint32_t writer, write_epoch;
  uint32_t reader1, read_epoch1;
  uint32_t reader2, read_epoch2;
  uint8_t state : 4;
  uint8_t written : 4;       // the bytes that hold a value
  uint8_t writer_bytes : 4;  // what the writer wrote
  uint8_t reader1_bytes : 4; // what each reader read
  uint8_t reader2_bytes : 4;
  bool atomic : 1;    // the last write was atomic
  bool in_flight : 1; // a cp.async or tensor copy into it has not been waited for
  bool tensor : 1;    // a tensor copy wrote it last, or is in flight into it
  bool mbarrier : 1;  // belongs to an mbarrier
  union {
    uint8_t generation; // shared memory only: the block run it belongs to
    uint8_t newer;      // device memory only: the bytes whose counterparts on the host are stale (validity.h)
  };
};
static_assert(sizeof(Cell) == 32, "the shadow is eight times the memory");

struct Allocation {
  size_t bytes;
  size_t pitch, row; // bytes; both 0 for a plain allocation
  int device, number;
};

extern Cell *arena_cells;
extern std::map<Addr, Allocation> allocations;
extern thread_local int current_device;
extern bool peer_access[kMaxDevices][kMaxDevices];

inline bool in_arena(Addr a) { return a - kArenaBase < kArenaBytes; }
bool is_mapped_host(Addr a); // host memory that kernels may touch
inline int device_of(Addr a) { return (int)((a - kArenaBase) / kDeviceBytes); }
inline Cell &arena_cell(Addr a) { return arena_cells[(a - kArenaBase) >> 2]; }

// bytes_in_cell is the part of [a, a+bytes) in the cell at p.
inline uint8_t bytes_in_cell(Addr p, Addr a, size_t bytes) {
  Addr from = p < a ? a : p, to = p + 4 < a + bytes ? p + 4 : a + bytes;
  return (uint8_t)((1u << (to - p)) - (1u << (from - p)));
}

void init_memory();

enum : int { kHostMemory = -1, kOutside = -2 };
// place_of is the device that holds [p, p+bytes), kHostMemory, or kOutside if the range leaves its allocation.
int place_of(const void *p, size_t bytes);
// describe names an address for a message: its allocation or variable and the offset in it.
std::string describe(Addr a);
// mark_written records that [a, a+bytes) of device memory holds values now.
void mark_written(Addr a, size_t bytes);

// ---- sections of the program (symbols.cpp)
struct Section {
  Addr start = 0;
  size_t bytes = 0;
  bool holds(Addr a) const { return a - start < bytes; }
};
extern Section shared_section, constant_section, device_section, builtin_section;

struct Symbol {
  Addr start;
  size_t bytes;
  std::string name;
};
struct KernelSymbol {
  std::string name;    // as the linker knows it
  size_t shared_bytes; // of its static __shared__ variables
};
void find_sections(); // may run before any constructor
void init_symbols();
const Symbol *shared_variable(Addr a); // null when no variable covers a
bool in_shared_memory(Addr a);         // static or dynamic
std::string shared_description(Addr a);
std::string shared_variable_name(Addr a);
const KernelSymbol &kernel_info(const void *function);
bool is_constant_data(Addr a); // read-only data and code of the program

// ---- arguments of launches (launch.cpp)
extern char *argument_space;

} // namespace cuemu
