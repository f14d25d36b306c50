// SPDX-License-Identifier: BSD-3-Clause
// Copies and fills: direction, bounds, pitch padding, and which bytes hold values afterwards.
#include "memory.h"
#include "streams.h"
#include "validity.h"

namespace cuemu {

struct Box { // rows of bytes on one side of a copy
  char *start;
  size_t pitch, slice; // bytes from row to row, from plane to plane
};

struct Shape {
  size_t width, height, depth; // bytes, rows, planes
  bool empty() const { return !width || !height || !depth; }
};

static size_t span(const Box &b, const Shape &s) { return (s.depth - 1) * b.slice + (s.height - 1) * b.pitch + s.width; }

static bool direction_fits(cudaMemcpyKind kind, bool to_device, bool from_device) {
  switch (kind) {
  case cudaMemcpyHostToHost: return !to_device && !from_device;
  case cudaMemcpyHostToDevice: return to_device && !from_device;
  case cudaMemcpyDeviceToHost: return !to_device && from_device;
  case cudaMemcpyDeviceToDevice: return to_device && from_device;
  case cudaMemcpyDefault: return true;
  }
  return false;
}

// The state of the source's bytes is copied to the destination. Host memory counts as written.
static void copy_marks(char *to, const char *from, size_t bytes, bool from_device, const char *what) {
  for (size_t i = 0; i < bytes; i++) {
    Addr a = (Addr)to + i, b = (Addr)from + i;
    Cell &cell = arena_cell(a);
    if (cell.state == kPadding)
      report("copy into pitch padding", nullptr, "%s: row of %zu bytes at %s", what, bytes, describe(a).c_str());
    unsigned bit = 1u << (a & 3);
    if (from_device) {
      cell.written = arena_cell(b).written >> (b & 3) & 1 ? cell.written | bit : cell.written & ~bit;
      cell.newer = (uint8_t)(arena_cell(b).newer >> (b & 3) & 1 ? cell.newer | bit : cell.newer & ~bit);
      cell.write_epoch = arena_cell(b).write_epoch; // of an older launch: the copy itself races with nothing
    }
  }
  if (from_device)
    return;
  mark_written((Addr)to, bytes);
  device_written((Addr)to, bytes);
}

static cudaError_t copy_box(Box dst, Box src, Shape shape, cudaMemcpyKind kind, const char *what) {
  if (shape.empty())
    return cudaSuccess;
  int to = place_of(dst.start, span(dst, shape)), from = place_of(src.start, span(src, shape));
  if (to == kOutside || from == kOutside) {
    report("out of bounds copy", nullptr, "%s: %zu x %zu x %zu bytes, pitch %zu -> %zu, leaves %s", what, shape.width,
           shape.height, shape.depth, src.pitch, dst.pitch, describe((Addr)(to == kOutside ? dst.start : src.start)).c_str());
    return cudaErrorInvalidValue;
  }
  bool to_device = to >= 0, from_device = from >= 0;
  if (!direction_fits(kind, to_device, from_device)) {
    report("copy direction", nullptr, "%s: kind %d, but the destination is %s memory and the source is %s memory", what,
           (int)kind, to_device ? "device" : "host", from_device ? "device" : "host");
    return cudaErrorInvalidMemcpyDirection;
  }
  for (size_t z = 0; z < shape.depth; z++)
    for (size_t y = 0; y < shape.height; y++) {
      char *d = dst.start + z * dst.slice + y * dst.pitch;
      const char *s = src.start + z * src.slice + y * src.pitch;
      if (checking && to_device)
        copy_marks(d, s, shape.width, from_device, what);
      if (from_device && !to_device)
        check_device_source((Addr)s, shape.width);
      memmove(d, s, shape.width);
    }
  return cudaSuccess;
}

// start_copy runs the copy now, or queues it when stream is given.
static cudaError_t start_copy(Box dst, Box src, Shape shape, cudaMemcpyKind kind, const char *what, const cudaStream_t *stream) {
  if (stream) {
    if (!usable(*stream))
      return set_error(cudaErrorInvalidResourceHandle);
    submit(*stream, [=] { copy_box(dst, src, shape, kind, what); });
    return cudaSuccess;
  }
  cudaError_t error = cudaSuccess;
  submit_and_wait([&] { error = copy_box(dst, src, shape, kind, what); });
  return set_error(error);
}

static cudaError_t copy_plain(void *dst, const void *src, size_t bytes, cudaMemcpyKind kind, const char *what,
                              const cudaStream_t *stream) {
  return start_copy({(char *)dst, bytes, bytes}, {(char *)src, bytes, bytes}, {bytes, 1, 1}, kind, what, stream);
}

static cudaError_t copy_2d(void *dst, size_t dpitch, const void *src, size_t spitch, Shape shape, cudaMemcpyKind kind,
                           const char *what, const cudaStream_t *stream) {
  if (shape.width > dpitch || shape.width > spitch)
    return set_error(cudaErrorInvalidPitchValue);
  return start_copy({(char *)dst, dpitch, 0}, {(char *)src, spitch, 0}, shape, kind, what, stream);
}

static Box box_at(const cudaPitchedPtr &p, const cudaPos &at) {
  size_t slice = p.ysize * p.pitch;
  return {(char *)p.ptr + at.z * slice + at.y * p.pitch + at.x, p.pitch, slice};
}

static cudaError_t copy_3d(const cudaMemcpy3DParms &p, const char *what, const cudaStream_t *stream) {
  const cudaExtent &e = p.extent;
  if (p.srcArray || p.dstArray)
    return set_error(cudaErrorInvalidValue);
  bool several_rows = e.height > 1 || e.depth > 1;
  if (several_rows && (e.width + p.srcPos.x > p.srcPtr.pitch || e.width + p.dstPos.x > p.dstPtr.pitch))
    return set_error(cudaErrorInvalidPitchValue);
  if (e.depth > 1 && (e.height + p.srcPos.y > p.srcPtr.ysize || e.height + p.dstPos.y > p.dstPtr.ysize))
    return set_error(cudaErrorInvalidValue);
  return start_copy(box_at(p.dstPtr, p.dstPos), box_at(p.srcPtr, p.srcPos), {e.width, e.height, e.depth}, p.kind, what, stream);
}

static void fill(void *ptr, int value, size_t bytes) {
  if (place_of(ptr, bytes) < 0) {
    report("out of bounds cudaMemset", nullptr, "%zu bytes at %s", bytes, describe((Addr)ptr).c_str());
    return;
  }
  memset(ptr, value, bytes);
  mark_written((Addr)ptr, bytes);
  device_written((Addr)ptr, bytes);
}

static void fill_rows(void *ptr, size_t pitch, int value, size_t width, size_t rows) {
  for (size_t y = 0; y < rows; y++)
    fill((char *)ptr + y * pitch, value, width);
}

cudaError_t copy_to_symbol(void *symbol, size_t symbol_bytes, const void *src, size_t bytes, size_t offset) {
  ApiLock lock;
  if (offset + bytes > symbol_bytes)
    return set_error(cudaErrorInvalidValue);
  submit_and_wait([=] { memcpy((char *)symbol + offset, src, bytes); });
  return cudaSuccess;
}

cudaError_t copy_from_symbol(void *dst, const void *symbol, size_t symbol_bytes, size_t bytes, size_t offset) {
  ApiLock lock;
  if (offset + bytes > symbol_bytes)
    return set_error(cudaErrorInvalidValue);
  submit_and_wait([=] { memcpy(dst, (const char *)symbol + offset, bytes); });
  return cudaSuccess;
}

} // namespace cuemu

using namespace cuemu;

cudaError_t cudaMemcpy(void *dst, const void *src, size_t bytes, cudaMemcpyKind kind) {
  ApiLock lock;
  return copy_plain(dst, src, bytes, kind, "cudaMemcpy", nullptr);
}

cudaError_t cudaMemcpyAsync(void *dst, const void *src, size_t bytes, cudaMemcpyKind kind, cudaStream_t stream) {
  ApiLock lock;
  return copy_plain(dst, src, bytes, kind, "cudaMemcpyAsync", &stream);
}

cudaError_t cudaMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height,
                         cudaMemcpyKind kind) {
  ApiLock lock;
  return copy_2d(dst, dpitch, src, spitch, {width, height, 1}, kind, "cudaMemcpy2D", nullptr);
}

cudaError_t cudaMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height,
                              cudaMemcpyKind kind, cudaStream_t stream) {
  ApiLock lock;
  return copy_2d(dst, dpitch, src, spitch, {width, height, 1}, kind, "cudaMemcpy2DAsync", &stream);
}

cudaError_t cudaMemcpy3D(const cudaMemcpy3DParms *parms) {
  ApiLock lock;
  return copy_3d(*parms, "cudaMemcpy3D", nullptr);
}

cudaError_t cudaMemcpy3DAsync(const cudaMemcpy3DParms *parms, cudaStream_t stream) {
  ApiLock lock;
  return copy_3d(*parms, "cudaMemcpy3DAsync", &stream);
}

cudaError_t cudaMemset(void *ptr, int value, size_t bytes) {
  ApiLock lock;
  submit_and_wait([=] { fill(ptr, value, bytes); });
  return cudaSuccess;
}

cudaError_t cudaMemsetAsync(void *ptr, int value, size_t bytes, cudaStream_t stream) {
  ApiLock lock;
  if (!usable(stream))
    return set_error(cudaErrorInvalidResourceHandle);
  submit(stream, [=] { fill(ptr, value, bytes); });
  return cudaSuccess;
}

cudaError_t cudaMemset2D(void *ptr, size_t pitch, int value, size_t width, size_t height) {
  ApiLock lock;
  if (width > pitch)
    return set_error(cudaErrorInvalidValue);
  submit_and_wait([=] { fill_rows(ptr, pitch, value, width, height); });
  return cudaSuccess;
}

cudaError_t cudaMemset2DAsync(void *ptr, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream) {
  ApiLock lock;
  if (width > pitch)
    return set_error(cudaErrorInvalidValue);
  if (!usable(stream))
    return set_error(cudaErrorInvalidResourceHandle);
  submit(stream, [=] { fill_rows(ptr, pitch, value, width, height); });
  return cudaSuccess;
}

cudaError_t cudaMemset3D(cudaPitchedPtr p, int value, cudaExtent e) {
  ApiLock lock;
  submit_and_wait([=] {
    for (size_t z = 0; z < e.depth; z++)
      fill_rows((char *)p.ptr + z * p.ysize * p.pitch, p.pitch, value, e.width, e.height);
  });
  return cudaSuccess;
}
