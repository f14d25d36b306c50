// SPDX-License-Identifier: BSD-3-Clause
// Which of the two copies of a mapped array holds the newest value, byte for byte.
//
// The translated program reports its mappings through mint_watch. From then on
//   - a byte of device memory holds no value (Cell::written) once the host has written its counterpart;
//   - a byte of host memory is stale (Cell::newer) once a kernel or a copy of one element has written its counterpart.
// A transfer of the whole array makes both sides alike. Staleness outlives the mapping: a stale host byte stays one until it
// is written or its storage ends.
#pragma once
#include "memory.h"

// The same as in codegen/cuda/runtime/watch.cuh.
enum mint_event { mint_maps, mint_moves, mint_unmaps, mint_uploads, mint_downloads, mint_settled };
struct mint_site {
  const char *file;
  int line;
};
struct mint_watched {
  mint_event event;
  mint_site site;
  const void *mapping;
  const char *name;
  const char *host;
  long long bytes;
  const char *device;
  long long row, pitch, elem;
  int rank;
  const long long *extent;
  long long first;
  void (*finish)(void *);
  void *thread;
};

namespace cuemu {

void watch(const mint_watched &what);

// ---- host side: must accesses to this byte be followed? One bit per page of the address space.
extern unsigned char *followed_pages; // null until the first mapping
constexpr int kPageShift = 12;

inline bool page_followed(Addr a) { return followed_pages[a >> (kPageShift + 3)] >> (a >> kPageShift & 7) & 1; }

// True while this host thread moves a whole array, or runs a copy that is part of such a move: those accesses are not the program's.
extern thread_local bool transferring;

// The innermost frame of this thread with stale bytes in it, by its frame pointer.
extern thread_local Addr frame_with_stale;
void end_frame(Addr frame); // that frame, or those inside it and it

// follow checks an access of the host: it stops at reads of stale bytes, and notes what is written.
void follow(Addr a, size_t bytes, bool write, void *pc);

inline void follow_host_access(Addr a, size_t bytes, bool write, void *pc) {
  if (__builtin_expect(!followed_pages, 1) || !bytes || (a | (a + bytes)) >> 47)
    return;
  for (Addr page = a >> kPageShift; page <= (a + bytes - 1) >> kPageShift; page++)
    if (page_followed(page << kPageShift)) {
      if (!transferring && !ApiLock::held())
        follow(a, bytes, write, pc);
      return;
    }
}

// end_storage forgets the state of memory that is freed at pc: other data may be there later.
void end_storage(Addr a, size_t bytes, void *pc);

// ---- device side
// A copy or fill that is not a transfer of a whole array changes only the device copy.
void device_written(Addr a, size_t bytes);
// Such a copy to the host must not read bytes whose value only the host has.
void check_device_source(Addr a, size_t bytes);
// report_unwritten reports a read of device memory that holds no value, and why if that is known.
void report_unwritten(Addr a, void *pc);
// end_device_copies ends the mappings to device memory that is freed.
void end_device_copies(Addr a, size_t bytes);
// note_launch remembers which kernel writes from this epoch on.
void note_launch(uint32_t epoch, const char *kernel);

} // namespace cuemu
