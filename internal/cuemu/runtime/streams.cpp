// SPDX-License-Identifier: BSD-3-Clause
// Streams and events: operations wait in queues until something waits for them, in an order that CUDA allows.
#include "streams.h"
#include "execution.h"
#include "memory.h"
#include "validity.h"
#include <deque>
#include <time.h>
#include <utility>
#include <vector>

struct CUevent_st {
  cudaStream_t stream = nullptr;
  uint64_t number = 0; // of the operation after which it was recorded
  bool recorded = false, reached = false;
  bool destroyed = false;
  double seconds = 0; // when it was reached
};

struct CUstream_st {
  struct Operation {
    uint64_t number;
    std::function<void()> work;
    bool transfers; // part of a move of a whole array by the thread that submitted it: another thread may be the one that runs it
    std::vector<std::pair<cudaStream_t, uint64_t>> after; // what other streams must run before this
  };
  std::deque<Operation> queue;
  int device = 0;
  bool blocking = true; // ordered with the null stream
  bool destroyed = false;
};

namespace cuemu {

static uint64_t operations;
CUEMU_OUTLIVES_PROGRAM static CUstream_st null_streams[kMaxDevices];
CUEMU_OUTLIVES_PROGRAM static std::vector<cudaStream_t> streams; // destroyed ones stay, so their use is detected

static cudaStream_t null_stream(int device) {
  null_streams[device].device = device;
  return &null_streams[device];
}
static cudaStream_t resolve(cudaStream_t stream) { return stream ? stream : null_stream(current_device); }

// run_until runs a stream's operations up to that number. It recurses only to operations with smaller numbers.
static void run_until(cudaStream_t stream, uint64_t number) {
  while (!stream->queue.empty() && stream->queue.front().number <= number) {
    auto operation = std::move(stream->queue.front());
    stream->queue.pop_front();
    for (auto &before : operation.after)
      run_until(before.first, before.second);
    const bool mine = std::exchange(transferring, operation.transfers);
    operation.work();
    transferring = mine;
  }
}

static void finish(cudaStream_t stream) { run_until(stream, ~0ull); }

uint64_t submit(cudaStream_t stream, std::function<void()> work) {
  stream = resolve(stream);
  CUstream_st::Operation operation{++operations, std::move(work), transferring, {}};
  auto wait_for = [&](cudaStream_t other) {
    if (!other->queue.empty())
      operation.after.push_back({other, other->queue.back().number});
  };
  if (stream == null_stream(stream->device)) {
    for (cudaStream_t other : streams)
      if (other->device == stream->device && other->blocking)
        wait_for(other);
  } else if (stream->blocking)
    wait_for(null_stream(stream->device));
  uint64_t number = operation.number;
  stream->queue.push_back(std::move(operation));
  if (!options.lazy_streams)
    finish(stream);
  return number;
}

void submit_and_wait(std::function<void()> work) {
  uint64_t number = submit(nullptr, std::move(work));
  run_until(null_stream(current_device), number);
}

void finish_device(int device) {
  finish(null_stream(device));
  for (cudaStream_t stream : streams)
    if (stream->device == device)
      finish(stream);
}

void finish_all() {
  for (int device = 0; device < options.devices; device++)
    finish_device(device);
}

bool usable(cudaStream_t stream) {
  stream = resolve(stream);
  return !stream->destroyed && stream->device == current_device;
}

size_t unfinished() {
  size_t n = 0;
  for (auto &stream : null_streams)
    n += stream.queue.size();
  for (cudaStream_t stream : streams)
    n += stream->queue.size();
  return n;
}

static double now() {
  timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + 1e-9 * t.tv_nsec;
}

// What a call says that has waited for kernels.
static cudaError_t after_kernels() { return failed ? set_error(cudaErrorLaunchFailure) : cudaSuccess; }

} // namespace cuemu

using namespace cuemu;

cudaError_t cudaStreamCreateWithFlags(cudaStream_t *stream, unsigned flags) {
  ApiLock lock;
  *stream = new CUstream_st();
  (*stream)->device = current_device;
  (*stream)->blocking = flags != cudaStreamNonBlocking;
  streams.push_back(*stream);
  return cudaSuccess;
}

cudaError_t cudaStreamCreate(cudaStream_t *stream) { return cudaStreamCreateWithFlags(stream, cudaStreamDefault); }

cudaError_t cudaStreamDestroy(cudaStream_t stream) {
  ApiLock lock;
  if (!stream || stream->destroyed)
    return set_error(cudaErrorInvalidResourceHandle);
  finish(stream);
  stream->destroyed = true;
  return cudaSuccess;
}

cudaError_t cudaStreamSynchronize(cudaStream_t stream) {
  ApiLock lock;
  if (resolve(stream)->destroyed)
    return set_error(cudaErrorInvalidResourceHandle);
  finish(resolve(stream));
  return after_kernels();
}

// A poll runs the stream: otherwise a program that polls in a loop would never end.
cudaError_t cudaStreamQuery(cudaStream_t stream) { return cudaStreamSynchronize(stream); }

cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned) {
  ApiLock lock;
  if (resolve(stream)->destroyed || !event || event->destroyed)
    return set_error(cudaErrorInvalidResourceHandle);
  if (!event->recorded)
    return cudaSuccess; // as in CUDA: there is nothing to wait for
  cudaStream_t other = event->stream;
  uint64_t number = event->number;
  submit(stream, [=] { run_until(other, number); });
  return cudaSuccess;
}

cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned) {
  ApiLock lock;
  *event = new CUevent_st();
  return cudaSuccess;
}

cudaError_t cudaEventCreate(cudaEvent_t *event) { return cudaEventCreateWithFlags(event, cudaEventDefault); }

// The memory stays, because an operation in a queue may still refer to the event.
cudaError_t cudaEventDestroy(cudaEvent_t event) {
  ApiLock lock;
  static std::vector<CUevent_st *> destroyed;
  if (!event || event->destroyed)
    return set_error(cudaErrorInvalidResourceHandle);
  event->destroyed = true;
  destroyed.push_back(event);
  return cudaSuccess;
}

cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream) {
  ApiLock lock;
  if (!event || event->destroyed || !usable(stream))
    return set_error(cudaErrorInvalidResourceHandle);
  event->stream = resolve(stream);
  event->recorded = true;
  event->reached = false;
  event->number = submit(stream, [event] {
    event->reached = true;
    event->seconds = now();
  });
  return cudaSuccess;
}

cudaError_t cudaEventSynchronize(cudaEvent_t event) {
  ApiLock lock;
  if (!event || event->destroyed)
    return set_error(cudaErrorInvalidResourceHandle);
  if (event->recorded)
    run_until(event->stream, event->number);
  return after_kernels();
}

cudaError_t cudaEventQuery(cudaEvent_t event) { return cudaEventSynchronize(event); }

cudaError_t cudaEventElapsedTime(float *ms, cudaEvent_t start, cudaEvent_t stop) {
  ApiLock lock;
  if (!start || !stop || !start->recorded || !stop->recorded)
    return set_error(cudaErrorInvalidResourceHandle);
  if (!start->reached || !stop->reached)
    return set_error(cudaErrorNotReady);
  *ms = (float)(1e3 * (stop->seconds - start->seconds));
  return cudaSuccess;
}

cudaError_t cudaDeviceSynchronize() {
  ApiLock lock;
  finish_device(current_device);
  return after_kernels();
}
