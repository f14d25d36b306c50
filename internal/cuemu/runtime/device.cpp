// SPDX-License-Identifier: BSD-3-Clause
// The start of the emulator, the properties of its devices, and the errors of the API.
#include "execution.h"
#include "metrics.h"
#include "streams.h"
#include <sys/mman.h>

namespace cuemu {

Options options;
bool checking;
std::recursive_mutex ApiLock::mutex_;
thread_local int ApiLock::depth_;
static thread_local cudaError_t last_error;

cudaError_t set_error(cudaError_t error) {
  if (error)
    last_error = error;
  return error;
}

static long number_option(const char *name, long otherwise) {
  const char *value = getenv(name);
  return value ? atol(value) : otherwise;
}

static void read_options() {
  const char *order = getenv("CUEMU_ORDER");
  if (order && !strcmp(order, "reverse"))
    options.order = Order::kReverse;
  else if (order && !strcmp(order, "random"))
    options.order = Order::kRandom;
  options.seed = number_option("CUEMU_SEED", (long)options.seed);
  options.lazy_streams = number_option("CUEMU_LAZY", options.lazy_streams);
  options.processors = (int)number_option("CUEMU_SMS", options.processors);
  options.devices = (int)std::min<long>(kMaxDevices, number_option("CUEMU_DEVICES", options.devices));
  options.max_errors = (int)number_option("CUEMU_MAX_ERRORS", options.max_errors);
  options.follow = number_option("CUEMU_FOLLOW", options.follow);
  options.stats_file = getenv("CUEMU_STATS_FILE");
}

static void write_launches() {
  const char *path = getenv("CUEMU_LAUNCHES_FILE");
  FILE *file = path ? fopen(path, "w") : nullptr;
  if (!file)
    return;
  fprintf(file, "%llu\n", (unsigned long long)launches_run);
  fclose(file);
}

static void at_exit() {
  if (size_t n = unfinished())
    fprintf(stderr, "cuemu note: %zu operations were never waited for\n", n);
  write_counts();
  write_launches();
}

void init() {
  static bool done;
  if (done)
    return;
  done = true;
  read_options();
  init_symbols();
  init_memory();
  void *arguments = mmap(nullptr, kArgumentSpace, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (arguments == MAP_FAILED)
    environment_failure("cannot reserve memory for kernel arguments");
  argument_space = (char *)arguments;
  if (checking) {
    shared_cells = new Cell[shared_section.bytes / 4 + 1]();
    dynamic_cells = new Cell[kDynamicSpace / 4]();
  }
  atexit(at_exit);
}

bool in_shared_memory(Addr a) { return in_shared(a) || in_dynamic(a); }

std::string shared_description(Addr a) {
  if (in_shared(a))
    return shared_variable_name(a);
  return text("dynamic shared memory byte %zu (of %zu)", (size_t)(a - (Addr)cuemu_dynamic_shared), kernel.dynamic_bytes);
}

struct ErrorText {
  cudaError_t error;
  const char *name, *text;
};
#define ERROR_TEXT(E, TEXT) {E, #E, TEXT}
static const ErrorText error_texts[] = {
    ERROR_TEXT(cudaSuccess, "no error"),
    ERROR_TEXT(cudaErrorInvalidValue, "invalid argument"),
    ERROR_TEXT(cudaErrorMemoryAllocation, "out of memory"),
    ERROR_TEXT(cudaErrorInvalidConfiguration, "invalid configuration argument"),
    ERROR_TEXT(cudaErrorInvalidPitchValue, "invalid pitch argument"),
    ERROR_TEXT(cudaErrorInvalidMemcpyDirection, "invalid copy direction for memcpy"),
    ERROR_TEXT(cudaErrorInvalidDevice, "invalid device ordinal"),
    ERROR_TEXT(cudaErrorInvalidResourceHandle, "invalid resource handle"),
    ERROR_TEXT(cudaErrorNotReady, "device not ready"),
    ERROR_TEXT(cudaErrorPeerAccessAlreadyEnabled, "peer access is already enabled"),
    ERROR_TEXT(cudaErrorCooperativeLaunchTooLarge, "too many blocks in cooperative launch"),
};

static ErrorText text_of(cudaError_t error) {
  for (const ErrorText &t : error_texts)
    if (t.error == error)
      return t;
  return {error, "unrecognized error code", "unrecognized error code"};
}

static bool valid_device(int device) { return device >= 0 && device < options.devices; }

// A fictional device with the limits of compute capability 9.0.
static cudaDeviceProp device_properties() {
  cudaDeviceProp p = {};
  strcpy(p.name, "cuemu");
  p.totalGlobalMem = kDeviceBytes;
  p.sharedMemPerBlock = kStaticLimit;
  p.sharedMemPerBlockOptin = kDynamicLimit;
  p.sharedMemPerMultiprocessor = 228 << 10;
  p.totalConstMem = 64 << 10;
  p.memPitch = 0x7fffffff;
  p.regsPerBlock = p.regsPerMultiprocessor = 65536;
  p.warpSize = 32;
  p.maxThreadsPerBlock = 1024;
  p.maxThreadsPerMultiProcessor = 2048;
  p.maxThreadsDim[0] = p.maxThreadsDim[1] = 1024;
  p.maxThreadsDim[2] = 64;
  p.maxGridSize[0] = 0x7fffffff;
  p.maxGridSize[1] = p.maxGridSize[2] = 65535;
  p.major = 9;
  p.multiProcessorCount = options.processors;
  p.l2CacheSize = 50 << 20;
  p.memoryBusWidth = 5120;
  p.asyncEngineCount = 3;
  p.concurrentKernels = p.cooperativeLaunch = p.unifiedAddressing = 1;
  return p;
}

static int attribute(const cudaDeviceProp &p, cudaDeviceAttr which) {
  switch (which) {
  case cudaDevAttrMaxThreadsPerBlock: return p.maxThreadsPerBlock;
  case cudaDevAttrMaxBlockDimX: return p.maxThreadsDim[0];
  case cudaDevAttrMaxBlockDimY: return p.maxThreadsDim[1];
  case cudaDevAttrMaxBlockDimZ: return p.maxThreadsDim[2];
  case cudaDevAttrMaxGridDimX: return p.maxGridSize[0];
  case cudaDevAttrMaxGridDimY: return p.maxGridSize[1];
  case cudaDevAttrMaxGridDimZ: return p.maxGridSize[2];
  case cudaDevAttrMaxSharedMemoryPerBlock: return (int)p.sharedMemPerBlock;
  case cudaDevAttrTotalConstantMemory: return (int)p.totalConstMem;
  case cudaDevAttrWarpSize: return p.warpSize;
  case cudaDevAttrMaxRegistersPerBlock: return p.regsPerBlock;
  case cudaDevAttrClockRate: return 1755000;
  case cudaDevAttrMultiProcessorCount: return p.multiProcessorCount;
  case cudaDevAttrMaxThreadsPerMultiProcessor: return p.maxThreadsPerMultiProcessor;
  case cudaDevAttrComputeCapabilityMajor: return p.major;
  case cudaDevAttrComputeCapabilityMinor: return p.minor;
  case cudaDevAttrMaxSharedMemoryPerMultiprocessor: return (int)p.sharedMemPerMultiprocessor;
  case cudaDevAttrCooperativeLaunch: return p.cooperativeLaunch;
  case cudaDevAttrMaxSharedMemoryPerBlockOptin: return (int)p.sharedMemPerBlockOptin;
  }
  return 0;
}

} // namespace cuemu

using namespace cuemu;

cudaError_t cudaGetLastError() {
  cudaError_t error = last_error;
  last_error = cudaSuccess;
  return error;
}
cudaError_t cudaPeekAtLastError() { return last_error; }
const char *cudaGetErrorString(cudaError_t error) { return text_of(error).text; }
const char *cudaGetErrorName(cudaError_t error) { return text_of(error).name; }

cudaError_t cudaSetDevice(int device) {
  ApiLock lock;
  if (!valid_device(device))
    return set_error(cudaErrorInvalidDevice);
  current_device = device;
  return cudaSuccess;
}

cudaError_t cudaGetDevice(int *device) {
  *device = current_device;
  return cudaSuccess;
}

cudaError_t cudaGetDeviceCount(int *count) {
  ApiLock lock;
  *count = options.devices;
  return cudaSuccess;
}

cudaError_t cudaGetDeviceProperties(cudaDeviceProp *properties, int device) {
  ApiLock lock;
  if (!valid_device(device))
    return set_error(cudaErrorInvalidDevice);
  *properties = device_properties();
  return cudaSuccess;
}

cudaError_t cudaDeviceGetAttribute(int *value, cudaDeviceAttr which, int device) {
  ApiLock lock;
  if (!valid_device(device))
    return set_error(cudaErrorInvalidDevice);
  *value = attribute(device_properties(), which);
  return cudaSuccess;
}

cudaError_t cudaDeviceCanAccessPeer(int *can, int device, int peer) {
  ApiLock lock;
  if (!valid_device(device) || !valid_device(peer))
    return set_error(cudaErrorInvalidDevice);
  *can = device != peer;
  return cudaSuccess;
}

cudaError_t cudaDeviceEnablePeerAccess(int peer, unsigned) {
  ApiLock lock;
  if (!valid_device(peer) || peer == current_device)
    return set_error(cudaErrorInvalidDevice);
  if (peer_access[current_device][peer])
    return set_error(cudaErrorPeerAccessAlreadyEnabled);
  peer_access[current_device][peer] = true;
  return cudaSuccess;
}

cudaError_t cudaDeviceReset() {
  ApiLock lock;
  finish_device(current_device);
  return cudaSuccess;
}

cudaError_t cudaRuntimeGetVersion(int *version) {
  *version = 13000;
  return cudaSuccess;
}
cudaError_t cudaDriverGetVersion(int *version) { return cudaRuntimeGetVersion(version); }
