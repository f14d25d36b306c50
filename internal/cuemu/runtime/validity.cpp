// SPDX-License-Identifier: BSD-3-Clause
// Host and device copies of mapped arrays: which bytes are the newest, and reports of stale reads and lost writes.
#include <memory>
#include <pthread.h>
#include <sys/mman.h>

#include "execution.h"
#include "intervals.h"
#include "streams.h"
#include "validity.h"

namespace cuemu {

unsigned char *followed_pages;
thread_local bool transferring;
thread_local Addr frame_with_stale = ~(Addr)0;

namespace {

// Array is the name and the places of a mapping, for messages. It outlives the mapping.
struct Array {
  std::string name, made; // and where copy put it on the device
  long long elem = 1;
  std::vector<long long> extent;
};

// Storage is one block of host storage and its device copy.
struct Storage {
  Addr host;
  size_t bytes;
  Addr device;
  size_t row, pitch; // bytes
  long long first;   // number of its first element
  const void *mapping;
  void (*finish)(void *); // makes the launches that wait in the program
  void *thread;

  Addr device_of(Addr a) const { return device + (a - host) / row * pitch + (a - host) % row; }
  bool holds(Addr a) const { return a - host < bytes; }
};

struct Mapping {
  std::shared_ptr<Array> array;
  Intervals<void *> host_writes;           // host addresses the device has not got, and where they were written
  Intervals<std::string> stale_uploads;    // host addresses that were stale when they were copied to the device, and where
  std::string transfer;                    // place of the one that is going on
  bool uploads = false;
};

// Ended is a block whose mapping has ended, and where.
struct Ended {
  Storage block;
  std::shared_ptr<Array> array;
  std::string place;
};

// Stale is what is known about bytes that are stale after their mapping ended.
struct Stale {
  std::shared_ptr<Ended> from;
  int writer; // number in launches
  bool operator==(const Stale &o) const { return from == o.from && writer == o.writer; }
};

} // namespace

CUEMU_OUTLIVES_PROGRAM static std::map<Addr, Storage> blocks; // by host address
CUEMU_OUTLIVES_PROGRAM static std::map<const void *, Mapping> mappings;
CUEMU_OUTLIVES_PROGRAM static Intervals<Stale> stale;
CUEMU_OUTLIVES_PROGRAM static std::vector<std::pair<uint32_t, std::string>> launches;
CUEMU_OUTLIVES_PROGRAM static std::vector<Ended> freed; // while their mapping goes on

void note_launch(uint32_t epoch, const char *kernel) {
  if (launches.empty() || launches.back().second != kernel)
    launches.push_back({epoch, kernel});
}

// writer_of is the number of the launch that wrote a cell last, or -1.
static int writer_of(const Cell &c) {
  auto after = std::upper_bound(launches.begin(), launches.end(), c.write_epoch,
                                [](uint32_t epoch, const std::pair<uint32_t, std::string> &l) { return epoch < l.first; });
  return c.write_epoch == 0 ? -1 : (int)(after - launches.begin()) - 1;
}

static Storage *block_of(Addr a) {
  auto after = blocks.upper_bound(a);
  if (after == blocks.begin())
    return nullptr;
  Storage &b = (--after)->second;
  return b.holds(a) ? &b : nullptr;
}

static bool overlaps_block(Addr from, Addr to) {
  auto at = blocks.lower_bound(to);
  return at != blocks.begin() && (--at)->second.host + at->second.bytes > from;
}

// follow_pages updates which pages of [a, a+bytes) must be followed.
static void follow_pages(Addr a, size_t bytes) {
  if (!followed_pages) {
    const size_t pages_bytes = (size_t)1 << (47 - kPageShift - 3);
    void *p = mmap(nullptr, pages_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (p == MAP_FAILED)
      environment_failure("cannot reserve memory to follow host accesses");
    followed_pages = (unsigned char *)p;
  }
  for (Addr page = a >> kPageShift; page <= (a + bytes - 1) >> kPageShift; page++) {
    const Addr from = page << kPageShift, to = (page + 1) << kPageShift;
    const unsigned char bit = (unsigned char)(1 << (page & 7));
    if (overlaps_block(from, to) || stale.any(from, to))
      followed_pages[page >> 3] |= bit;
    else
      followed_pages[page >> 3] &= (unsigned char)~bit;
  }
}

// element names the element at host address a: "u[3][5]".
static std::string element(const Array &array, const Storage &b, Addr a) {
  long long index = b.first + (long long)((a - b.host) / (size_t)array.elem);
  std::string subscripts;
  for (size_t d = array.extent.size(); d-- > 0;) {
    const long long here = d == 0 ? index : index % array.extent[d];
    subscripts = text("[%lld]", here) + subscripts;
    index /= array.extent[d] > 0 ? array.extent[d] : 1;
  }
  return array.name + subscripts;
}

static std::string element(const Storage &b, Addr a) { return element(*mappings[b.mapping].array, b, a); }

static uint8_t bit_of(Addr device) { return (uint8_t)(1u << (device & 3)); }
static bool is_newer(Addr device) { return arena_cell(device).newer & bit_of(device); }
static bool is_written(Addr device) { return arena_cell(device).written & bit_of(device); }

static void set_newer(Addr device, bool newer) {
  Cell &c = arena_cell(device);
  c.newer = (uint8_t)(newer ? c.newer | bit_of(device) : c.newer & ~bit_of(device));
}

static void set_written(Addr device, bool written) {
  Cell &c = arena_cell(device);
  c.written = (uint8_t)((written ? c.written | bit_of(device) : c.written & ~bit_of(device)) & 0xf);
}

// ---- the host's accesses

static void stale_read(const std::string &what, const Array &array, int writer, const Ended *ended, void *pc) {
  const char *name = array.name.c_str();
  const std::string who = writer < 0 ? "a transfer of single elements" : "kernel '" + launches[(size_t)writer].second + "'";
  if (!ended)
    report("stale host read", pc,
           "the host reads %s (mapped at %s), whose newest value is on the device, where %s wrote it; add #pragma mint copy(%s, "
           "fromDevice) before the read",
           what.c_str(), array.made.c_str(), who.c_str(), name);
  else
    report("stale host read", pc,
           "the host reads %s, whose newest value was on the device (mapped at %s), where %s wrote it, and was lost with the "
           "mapping%s; add #pragma mint copy(%s, fromDevice) behind the last kernel that writes it",
           what.c_str(), array.made.c_str(), who.c_str(), ended->place.c_str(), name);
}

static void read_mapped(const Storage &b, Addr from, Addr to, void *pc) {
  for (Addr a = from; a < to; a++) {
    const Addr d = b.device_of(a);
    if (!is_newer(d))
      continue;
    stale_read(element(b, a), *mappings[b.mapping].array, writer_of(arena_cell(d)), nullptr, pc);
    return;
  }
}

static void write_mapped(const Storage &b, Addr from, Addr to, void *pc) {
  for (Addr a = from; a < to; a++) {
    set_newer(b.device_of(a), false);
    set_written(b.device_of(a), false);
  }
  mappings[b.mapping].host_writes.set(from, to, pc);
}

// The frames of this thread with stale bytes, outermost first, by their frame pointers.
static thread_local std::vector<Addr> frames_with_stale;

// owner finds the frame of this thread that holds an address: the innermost whose frame pointer is above it, or 0.
static Addr owner(Addr a) {
  static thread_local Addr top;
  if (!top) {
    pthread_attr_t attributes;
    void *start = nullptr;
    size_t bytes = 0;
    if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
      pthread_attr_getstack(&attributes, &start, &bytes);
      pthread_attr_destroy(&attributes);
    }
    top = (Addr)start + bytes;
  }
  const Addr here = (Addr)__builtin_frame_address(0);
  if (a < here || a >= top)
    return 0;
  for (Addr frame = here; frame >= here && frame < top - sizeof(Addr); frame = *(const Addr *)frame) {
    if (frame > a)
      return frame;
    if (*(const Addr *)frame <= frame)
      break; // code that keeps no frame pointers
  }
  return 0;
}

static void note_frame(Addr frame) {
  auto &frames = frames_with_stale;
  if (!frame || std::find(frames.begin(), frames.end(), frame) != frames.end())
    return;
  frames.push_back(frame);
  std::sort(frames.begin(), frames.end(), std::greater<Addr>());
  frame_with_stale = frames.back();
}

void end_frame(Addr frame) {
  auto &frames = frames_with_stale;
  const Addr here = (Addr)__builtin_frame_address(0);
  while (!frames.empty() && frames.back() <= frame) {
    end_storage(here, frames.back() - here, nullptr);
    frames.pop_back();
  }
  frame_with_stale = frames.empty() ? ~(Addr)0 : frames.back();
}

// finish_waiting has the program make launches that it has put off, before the host looks at what they may compute, or ends
// it: in the order of the program they have been made.
static void finish_waiting(Addr a, size_t bytes) {
  static thread_local bool finishing;
  if (finishing)
    return;
  void (*finish)(void *) = nullptr;
  void *thread = nullptr;
  {
    ApiLock lock;
    auto at = blocks.lower_bound(a + bytes);
    if (at == blocks.begin() || (--at)->second.host + at->second.bytes <= a)
      return;
    finish = at->second.finish;
    thread = at->second.thread;
  }
  finishing = true;
  finish(thread);
  finishing = false;
}

// finish_launched runs what was launched and may look at the device copy of the block: a kernel may run any time.
static void finish_launched(Addr a, size_t bytes) {
  if (unfinished() && overlaps_block(a, a + bytes))
    finish_all();
}

void follow(Addr a, size_t bytes, bool write, void *pc) {
  finish_waiting(a, bytes);
  ApiLock lock;
  finish_launched(a, bytes);
  const Addr end = a + bytes;
  for (Addr at = a; at < end;) {
    Addr next = end;
    if (const Storage *b = block_of(at)) {
      next = std::min<Addr>(end, b->host + b->bytes);
      write ? write_mapped(*b, at, next, pc) : read_mapped(*b, at, next, pc);
    } else {
      auto after = blocks.upper_bound(at);
      next = after == blocks.end() ? end : std::min(end, after->first);
      Addr where;
      const Stale *found = write ? nullptr : stale.first(at, next, where);
      if (found)
        stale_read(element(*found->from->array, found->from->block, where), *found->from->array, found->writer, found->from.get(), pc);
      if (write)
        stale.clear(at, next);
    }
    at = next;
  }
}

void end_storage(Addr a, size_t bytes, void *pc) {
  if (!followed_pages || !bytes)
    return;
  finish_waiting(a, bytes);
  ApiLock lock;
  finish_launched(a, bytes);
  const Addr end = a + bytes;
  stale.clear(a, end);
  for (auto it = blocks.begin(); it != blocks.end();) {
    const Storage b = it->second;
    if (b.host >= end || a >= b.host + b.bytes) {
      ++it;
      continue;
    }
    it = blocks.erase(it);
    freed.push_back({b, mappings[b.mapping].array, pc ? " at " + source_line(pc) : ""});
    for (Addr p = b.host; p < b.host + b.bytes; p++) {
      set_newer(b.device_of(p), false);
      set_written(b.device_of(p), false);
    }
    follow_pages(b.host, b.bytes);
  }
  follow_pages(a, bytes);
}

// ---- the device's accesses

void device_written(Addr a, size_t bytes) {
  if (!checking || transferring)
    return;
  for (Addr p = a; p < a + bytes; p++)
    set_newer(p, true);
}

// stands_for finds the host address of a device address, if that is in the device copy of the block.
static bool stands_for(const Storage &b, Addr device, Addr &host) {
  const size_t offset = device - b.device, rows = b.bytes / b.row;
  if (device < b.device || offset >= rows * b.pitch || offset % b.pitch >= b.row)
    return false;
  host = b.host + offset / b.pitch * b.row + offset % b.pitch;
  return true;
}

static const Storage *counterpart(Addr device, Addr &host) {
  for (auto &entry : blocks)
    if (stands_for(entry.second, device, host))
      return &entry.second;
  return nullptr;
}

static bool explained_by_free(Addr device, void *pc) {
  Addr a = 0;
  for (const Ended &f : freed)
    if (stands_for(f.block, device, a)) {
      report("use of a freed array", pc,
             "the device reads %s, whose storage on the host was freed%s while it was on the device (mapped at %s); end the mapping "
             "with #pragma mint copy(%s, release) before that",
             element(*f.array, f.block, a).c_str(), f.place.c_str(), f.array->made.c_str(), f.array->name.c_str());
      return true;
    }
  return false;
}

// explained reports why the device has no value at that address, if the host is the reason.
static bool explained(Addr device, void *pc) {
  Addr a = 0, where;
  const Storage *b = counterpart(device, a);
  if (!b)
    return explained_by_free(device, pc);
  const Mapping &m = mappings[b->mapping];
  const std::string what = element(*b, a);
  if (void *const *written = m.host_writes.first(a, a + 1, where)) {
    report("lost host write", pc,
           "the device reads %s (mapped at %s), which the host has changed at %s: the device copy is older; add #pragma mint "
           "copy(%s, toDevice) behind the write",
           what.c_str(), m.array->made.c_str(), source_line(*written).c_str(), m.array->name.c_str());
    return true;
  }
  if (const std::string *upload = m.stale_uploads.first(a, a + 1, where)) {
    report("stale upload", pc,
           "the device reads %s, whose newest value was on the device until copy(%s, toDevice) at %s replaced it by the host's "
           "older one; add #pragma mint copy(%s, fromDevice) before that",
           what.c_str(), m.array->name.c_str(), upload->c_str(), m.array->name.c_str());
    return true;
  }
  return false;
}

void report_unwritten(Addr a, void *pc) {
  if (!explained(a, pc))
    report("uninitialised read", pc, "read of %s that nothing has written", describe(a).c_str());
}

void check_device_source(Addr a, size_t bytes) {
  if (!checking || transferring || blocks.empty())
    return;
  for (Addr p = a; p < a + bytes; p++)
    if (!is_written(p) && explained(p, nullptr))
      return;
}

// ---- the events that the translated program reports

static void add_block(const mint_watched &what) {
  Storage b{(Addr)what.host, (size_t)what.bytes, (Addr)what.device, (size_t)what.row, (size_t)what.pitch, what.first, what.mapping, what.finish, what.thread};
  Mapping &m = mappings[what.mapping];
  if (!m.array) {
    m.array = std::make_shared<Array>();
    m.array->name = what.name;
    m.array->made = to_string(Site{what.site.file, what.site.line, 0});
    m.array->elem = what.elem;
    m.array->extent.assign(what.extent, what.extent + what.rank);
  }
  blocks[b.host] = b;
  if (what.event == mint_maps)
    stale.each(b.host, b.host + b.bytes, [&](Addr from, Addr to, const Stale &) {
      for (Addr a = from; a < to; a++)
        set_newer(b.device_of(a), true);
    });
  freed.erase(std::remove_if(freed.begin(), freed.end(), [&](const Ended &f) { return f.block.device == b.device; }), freed.end());
  stale.clear(b.host, b.host + b.bytes);
  follow_pages(b.host, b.bytes);
}

// runs visits the longest ranges of a block's bytes that have the same value, unless that is `none`.
template <class Value, class Visit> static void runs(const Storage &b, int none, Value value, Visit visit) {
  const Addr end = b.host + b.bytes;
  for (Addr a = b.host; a < end;) {
    const Addr from = a;
    const int here = value(b.device_of(a));
    while (++a < end && value(b.device_of(a)) == here)
      ;
    if (here != none)
      visit(from, a, here);
  }
}

// end_block remembers which bytes of the host stay stale.
static void end_block(const Storage &b, const Mapping &m, const std::string &place) {
  const int fresh = -2;
  auto from = std::make_shared<Ended>(Ended{b, m.array, place});
  auto writer = [](Addr d) { return is_newer(d) ? writer_of(arena_cell(d)) : fresh; };
  runs(b, fresh, writer, [&](Addr start, Addr end, int launch) {
    stale.set(start, end, Stale{from, launch});
    note_frame(owner(start));
  });
}

static void end_mapping(const void *mapping, const std::string &place) {
  auto it = mappings.find(mapping);
  if (it == mappings.end())
    return;
  std::vector<Storage> ended;
  for (auto b = blocks.begin(); b != blocks.end();) {
    if (b->second.mapping == mapping) {
      ended.push_back(b->second);
      b = blocks.erase(b);
    } else
      ++b;
  }
  for (const Storage &b : ended) {
    end_block(b, it->second, place);
    follow_pages(b.host, b.bytes);
  }
  freed.erase(std::remove_if(freed.begin(), freed.end(), [&](const Ended &f) { return f.block.mapping == mapping; }), freed.end());
  mappings.erase(it);
}

void end_device_copies(Addr a, size_t bytes) {
  for (bool found = true; found;) {
    found = false;
    for (auto &entry : blocks)
      if (entry.second.device - a < bytes) {
        found = true;
        end_mapping(entry.second.mapping, "");
        break;
      }
  }
}

// check_download stops the program if values of the device would overwrite newer ones of the host.
static void check_download(const Storage &b, const Mapping &m) {
  for (Addr a = b.host; a < b.host + b.bytes; a++) {
    const Addr d = b.device_of(a);
    if (is_written(d) || is_newer(d))
      continue;
    Addr where;
    void *const *written = m.host_writes.first(a, a + 1, where);
    const char *name = m.array->name.c_str();
    if (written)
      report("lost host write", *written,
             "copy(%s, fromDevice) at %s replaces %s, which the host has changed since it was copied to the device (mapped at "
             "%s); add #pragma mint copy(%s, toDevice) behind the write, or copy back before it: the write is",
             name, m.transfer.c_str(), element(b, a).c_str(), m.array->made.c_str(), name);
    else
      report("lost host value", nullptr,
             "copy(%s, fromDevice) at %s replaces %s by a value that nothing has written on the device; add #pragma mint "
             "copy(%s, toDevice) before the kernels",
             name, m.transfer.c_str(), element(b, a).c_str(), name);
    return;
  }
}

// settle makes both sides alike: a stale byte that was uploaded leaves the device without a value, a value that the device
// did not have leaves the host with a stale byte.
static void settle(const Storage &b, Mapping &m) {
  for (Addr a = b.host; a < b.host + b.bytes; a++) {
    const Addr d = b.device_of(a);
    if (m.uploads)
      set_written(d, !is_newer(d));
    else
      set_newer(d, !is_written(d));
  }
  if (m.uploads)
    runs(b, false, is_newer, [&](Addr from, Addr to, int) { m.stale_uploads.set(from, to, m.transfer); });
}

template <class Visit> static void each_block(const void *mapping, Visit visit) {
  for (auto &entry : blocks)
    if (entry.second.mapping == mapping)
      visit(entry.second);
}

static void transfer(const mint_watched &what) {
  auto it = mappings.find(what.mapping);
  if (it == mappings.end())
    return;
  Mapping &m = it->second;
  if (what.event == mint_settled) {
    transferring = false;
    if (m.uploads) {
      m.host_writes.clear();
      m.stale_uploads.clear();
    }
    each_block(what.mapping, [&](Storage &b) { settle(b, m); });
    return;
  }
  m.uploads = what.event == mint_uploads;
  m.transfer = to_string(Site{what.site.file, what.site.line, 0});
  if (!m.uploads)
    each_block(what.mapping, [&](Storage &b) { check_download(b, m); });
  transferring = true;
}

void watch(const mint_watched &what) {
  ApiLock lock;
  if (!checking || !options.follow)
    return;
  switch (what.event) {
  case mint_maps:
  case mint_moves: add_block(what); break;
  case mint_unmaps:
    end_mapping(what.mapping, what.site.file ? " of " + to_string(Site{what.site.file, what.site.line, 0}) : "");
    break;
  case mint_uploads:
  case mint_downloads:
  case mint_settled: transfer(what); break;
  }
}

} // namespace cuemu
