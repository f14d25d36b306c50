// SPDX-License-Identifier: BSD-3-Clause
// Device memory: allocation from an arena per device, and what is known about every address: allocated, padding, written, freed.
#include "memory.h"
#include "streams.h"
#include "validity.h"
#include <sys/mman.h>
#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/asan_interface.h>
#endif

namespace cuemu {

Cell *arena_cells;
CUEMU_OUTLIVES_PROGRAM std::map<Addr, Allocation> allocations;
thread_local int current_device;
bool peer_access[kMaxDevices][kMaxDevices];

static size_t used[kMaxDevices]; // bytes of each device's arena in use; never reused, so accesses to freed memory are recognised
static size_t live[kMaxDevices];
CUEMU_OUTLIVES_PROGRAM static std::map<Addr, size_t> mapped_host; // bytes, by start
static int allocation_count;
constexpr size_t kGap = 4096; // between allocations, to see an overrun

bool is_mapped_host(Addr a) {
  auto behind = mapped_host.upper_bound(a);
  return behind != mapped_host.begin() && a - std::prev(behind)->first < std::prev(behind)->second;
}

void init_memory() {
  const int protection = PROT_READ | PROT_WRITE, flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
  void *arena = mmap((void *)kArenaBase, kArenaBytes, protection, flags | MAP_FIXED_NOREPLACE, -1, 0);
  if (arena != (void *)kArenaBase)
    environment_failure("cannot reserve the device memory");
  if (checking) {
    void *cells = mmap(nullptr, kArenaBytes / 4 * sizeof(Cell), protection, flags, -1, 0);
    if (cells == MAP_FAILED)
      environment_failure("cannot reserve the shadow memory");
    arena_cells = (Cell *)cells;
  }
  for (size_t &u : used)
    u = kGap;
}

static void set_state(Addr a, size_t bytes, CellState state) {
  if (checking)
    for (size_t i = 0; i < bytes; i += 4) {
      Cell &c = arena_cell(a + i);
      c = Cell();
      c.state = state;
    }
#ifdef __SANITIZE_ADDRESS__
  if (state == kLive)
    ASAN_UNPOISON_MEMORY_REGION((void *)a, bytes);
  else
    ASAN_POISON_MEMORY_REGION((void *)a, bytes);
#endif
}

static size_t round_up(size_t n, size_t to) { return (n + to - 1) / to * to; }

// Fresh memory is filled with 0xff, a NaN in every floating type: its use shows in the results, too.
static cudaError_t allocate(void **ptr, size_t bytes, size_t pitch, size_t row) {
  *ptr = nullptr;
  if (!bytes)
    return cudaSuccess;
  int device = current_device;
  if (used[device] + bytes + 2 * kGap > kDeviceBytes)
    return set_error(cudaErrorMemoryAllocation);
  Addr a = kArenaBase + device * kDeviceBytes + used[device];
  used[device] += round_up(bytes, 512) + kGap;
  live[device] += bytes;
  allocations[a] = {bytes, pitch, row, device, ++allocation_count};
  set_state(a, bytes, kLive);
  memset((void *)a, 0xff, bytes);
  size_t row_end = round_up(row, 4);
  if (pitch > row_end)
    for (size_t y = 0; y < bytes / pitch; y++)
      set_state(a + y * pitch + row_end, pitch - row_end, kPadding);
  *ptr = (void *)a;
  return cudaSuccess;
}

static cudaError_t allocate_pitched(void **ptr, size_t *pitch, size_t width, size_t height) {
  *pitch = round_up(width, 512);
  if (*pitch == width)
    *pitch += 512; // never equal to the row: a program that ignores the pitch fails
  return allocate(ptr, *pitch * height, *pitch, width);
}

int place_of(const void *p, size_t bytes) {
  Addr a = (Addr)p;
  if (!in_arena(a))
    return kHostMemory;
  auto after = allocations.upper_bound(a);
  if (after == allocations.begin())
    return kOutside;
  --after;
  return a + bytes <= after->first + after->second.bytes ? after->second.device : kOutside;
}

std::string describe(Addr a) {
  if (in_shared_memory(a))
    return shared_description(a);
  if (!in_arena(a))
    return text("address %#lx", (long)a);
  auto after = allocations.upper_bound(a);
  if (after == allocations.begin())
    return text("device address %#lx", (long)a);
  --after;
  const Allocation &l = after->second;
  size_t offset = a - after->first;
  if (l.pitch)
    return text("device allocation #%d (%zu bytes, pitch %zu, row %zu bytes) row %zu byte %zu", l.number, l.bytes, l.pitch, l.row,
                offset / l.pitch, offset % l.pitch);
  return text("device allocation #%d (%zu bytes) at byte %zu", l.number, l.bytes, offset);
}

void mark_written(Addr a, size_t bytes) {
  if (!checking)
    return;
  for (Addr p = a & ~(Addr)3; p < a + bytes; p += 4)
    arena_cell(p).written |= bytes_in_cell(p, a, bytes);
}

static cudaError_t release(void *ptr) {
  auto it = allocations.find((Addr)ptr);
  if (it == allocations.end()) {
    report("bad cudaFree", nullptr, "%s is not the start of a live allocation", describe((Addr)ptr).c_str());
    return set_error(cudaErrorInvalidValue);
  }
  Addr a = it->first;
  size_t bytes = it->second.bytes;
  end_device_copies(a, bytes);
  set_state(a, bytes, kLive); // padding included, because AddressSanitizer would refuse the fill
  memset(ptr, 0xfe, bytes);
  set_state(a, bytes, kFreed);
  live[it->second.device] -= bytes;
  allocations.erase(it);
  return cudaSuccess;
}

} // namespace cuemu

using namespace cuemu;

cudaError_t cudaMalloc(void **ptr, size_t bytes) {
  ApiLock lock;
  return allocate(ptr, bytes, 0, 0);
}

cudaError_t cudaMallocPitch(void **ptr, size_t *pitch, size_t width, size_t height) {
  ApiLock lock;
  return allocate_pitched(ptr, pitch, width, height);
}

cudaError_t cudaMalloc3D(cudaPitchedPtr *ptr, cudaExtent e) {
  ApiLock lock;
  void *memory;
  size_t pitch;
  cudaError_t error = allocate_pitched(&memory, &pitch, e.width, e.height * e.depth);
  if (!error)
    *ptr = make_cudaPitchedPtr(memory, pitch, e.width, e.height);
  return error;
}

cudaError_t cudaFree(void *ptr) {
  ApiLock lock;
  if (!ptr)
    return cudaSuccess;
  finish_device(current_device);
  return release(ptr);
}

cudaError_t cudaHostAlloc(void **ptr, size_t bytes, unsigned flags) {
  ApiLock lock;
  *ptr = malloc(bytes);
  if (*ptr && flags & cudaHostAllocMapped)
    mapped_host[(Addr)*ptr] = bytes;
  return *ptr || !bytes ? cudaSuccess : set_error(cudaErrorMemoryAllocation);
}

cudaError_t cudaMallocHost(void **ptr, size_t bytes) { return cudaHostAlloc(ptr, bytes, cudaHostAllocDefault); }

cudaError_t cudaFreeHost(void *ptr) {
  ApiLock lock;
  finish_device(current_device);
  mapped_host.erase((Addr)ptr);
  free(ptr);
  return cudaSuccess;
}

// Page-locking changes nothing that can be checked here.
cudaError_t cudaHostRegister(void *, size_t, unsigned) { return cudaSuccess; }
cudaError_t cudaHostUnregister(void *) { return cudaSuccess; }

cudaError_t cudaMemGetInfo(size_t *available, size_t *total) {
  ApiLock lock;
  *total = kDeviceBytes;
  *available = kDeviceBytes - live[current_device];
  return cudaSuccess;
}
