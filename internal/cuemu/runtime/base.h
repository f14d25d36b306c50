// SPDX-License-Identifier: BSD-3-Clause
// Declarations that every part of the runtime uses: options, the lock, reports.
//
// The runtime is compiled without sanitizers. The program under check is compiled with -fsanitize=thread and
// linked with this instead of libtsan, so that each of its loads and stores calls sanitizer_hooks.cpp.
#pragma once
#include "cuda_runtime.h"
#include <cstdint>
#include <cstring>
#include <mutex>
#include <string>

namespace cuemu {

using Addr = uintptr_t;

// State that is made before the program's global objects and outlives them, because their constructors and
// destructors may call the API.
#define CUEMU_OUTLIVES_PROGRAM __attribute__((init_priority(101)))

// Exit statuses of the program: the Go side knows them too.
constexpr int kExitViolation = 86;   // a rule of CUDA was broken
constexpr int kExitEnvironment = 87; // the emulator could not start

enum class Order { kForward, kReverse, kRandom };

struct Options {
  Order order = Order::kForward; // of blocks in a grid and of threads in a block
  uint64_t seed = 1;             // for kRandom
  bool lazy_streams = true;      // run asynchronous work only when something waits for it
  int processors = 4;            // bounds how many blocks a cooperative launch may have
  int devices = 2;
  bool follow = true;               // which bytes of mapped arrays are valid on the host
  int max_errors = 1;               // reports before the program is stopped
  const char *stats_file = nullptr; // write the kernels' counts there at exit
};
extern Options options;

// True when the program was compiled with instrumentation, so that the shadow memory is kept.
extern bool checking;

// init prepares the emulator at the first API call.
void init();

// Every API function holds this lock, and kernels run inside an API call: two host threads take turns.
class ApiLock {
public:
  ApiLock() : guard_(mutex_) {
    depth_++;
    init();
  }
  ~ApiLock() { depth_--; }
  static bool held() { return depth_ > 0; } // by the calling thread

private:
  static std::recursive_mutex mutex_;
  static thread_local int depth_;
  std::lock_guard<std::recursive_mutex> guard_;
};

// report prints a violation once per kind and place, with the device thread at fault when there is one, and
// stops the program at the allowed number. pc is a return address in the program, or null.
__attribute__((format(printf, 3, 4))) void report(const char *kind, void *pc, const char *format, ...);
// Operation is the place in the program of reports without a return address, as long as it lives.
class Operation {
public:
  explicit Operation(Site site) { place = site; }
  ~Operation() { place = Site{}; }
  static Site place;
};
[[noreturn]] void stop_with_violation();
[[noreturn]] void environment_failure(const char *what);

// set_error records the calling host thread's last error and returns it.
cudaError_t set_error(cudaError_t error);

std::string source_line(void *pc); // "heat.cu:41", from the debug information
std::string to_string(Site site);
inline bool same_place(Site a, Site b) { return a.line == b.line && a.serial == b.serial && (a.file == b.file || strcmp(a.file, b.file) == 0); }

__attribute__((format(printf, 1, 2))) std::string text(const char *format, ...);

} // namespace cuemu
