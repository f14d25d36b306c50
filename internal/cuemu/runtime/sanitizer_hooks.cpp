// SPDX-License-Identifier: BSD-3-Clause
// The functions that -fsanitize=thread makes the program call, in place of libtsan's.
// A second host thread may run this code at any time: outside a kernel it reads constant state only.
#include "execution.h"
#include "validity.h"

using namespace cuemu;

static __attribute__((noinline)) void host_touches_device(Addr a, size_t bytes, bool write, void *pc) {
  if (in_arena(a)) {
    ApiLock lock;
    report("host access to device memory", pc, "%zu-byte %s %s", bytes, write ? "write to" : "read of", describe(a).c_str());
  } else
    report("host access to a device variable", pc, "%s a __device__ or __constant__ variable", write ? "write to" : "read of");
}

static inline void access(void *ptr, unsigned bytes, bool write, bool atomic, void *pc) {
  Addr a = (Addr)ptr;
  if (__builtin_expect(in_kernel, 1))
    check_device_access(a, bytes, write, atomic, pc);
  else if (in_arena(a) || constant_section.holds(a) || device_section.holds(a))
    host_touches_device(a, bytes, write, pc);
  else
    follow_host_access(a, bytes, write, pc);
}

static void access_range(const void *ptr, size_t bytes, bool write, void *pc) {
  const size_t step = 4;
  if (!in_kernel && !in_arena((Addr)ptr)) {
    follow_host_access((Addr)ptr, bytes, write, pc);
    return;
  }
  for (size_t i = 0; i < bytes; i += step)
    access((char *)ptr + i, (unsigned)std::min(step, bytes - i), write, false, pc);
}

#define PC __builtin_return_address(0)
extern "C" {

// Runs before the program's constructors: host code may touch a device variable before its first API call.
void __tsan_init() {
  checking = true;
  find_sections();
}

#define READ_WRITE(N)                                                        \
  void __tsan_read##N(void *a) { access(a, N, false, false, PC); }           \
  void __tsan_write##N(void *a) { access(a, N, true, false, PC); }           \
  void __tsan_unaligned_read##N(void *a) { access(a, N, false, false, PC); } \
  void __tsan_unaligned_write##N(void *a) { access(a, N, true, false, PC); }
READ_WRITE(1)
READ_WRITE(2)
READ_WRITE(4)
READ_WRITE(8)
READ_WRITE(16)

void __tsan_read_range(void *a, size_t bytes) { access_range(a, bytes, false, PC); }
void __tsan_write_range(void *a, size_t bytes) { access_range(a, bytes, true, PC); }
void __tsan_vptr_update(void **, void *) {}
void __tsan_vptr_read(void **) {}
void __tsan_func_entry(void *) {}
void __tsan_func_exit() {
  const Addr frame = (Addr)__builtin_frame_address(1);
  if (__builtin_expect(frame >= frame_with_stale && !in_kernel, 0))
    end_frame(frame);
}

// clang replaces these three in instrumented code
void *__tsan_memcpy(void *dst, const void *src, size_t bytes) {
  access_range(src, bytes, false, PC);
  access_range(dst, bytes, true, PC);
  return memcpy(dst, src, bytes);
}
void *__tsan_memmove(void *dst, const void *src, size_t bytes) {
  access_range(src, bytes, false, PC);
  access_range(dst, bytes, true, PC);
  return memmove(dst, src, bytes);
}
void *__tsan_memset(void *dst, int value, size_t bytes) {
  access_range(dst, bytes, true, PC);
  return memset(dst, value, bytes);
}

// The program's own __atomic operations. They are real ones, because host threads share them.
#define ATOMIC_UPDATE(BITS, T, NAME)                        \
  T __tsan_atomic##BITS##_##NAME(volatile T *a, T v, int) { \
    access((void *)a, sizeof *a, true, true, PC);           \
    return __atomic_##NAME(a, v, __ATOMIC_SEQ_CST);         \
  }
#define ATOMIC_COMPARE(BITS, T, STRENGTH)                                                     \
  int __tsan_atomic##BITS##_compare_exchange_##STRENGTH(volatile T *a, T *c, T v, int, int) { \
    access((void *)a, sizeof *a, true, true, PC);                                             \
    return __atomic_compare_exchange_n(a, c, v, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);   \
  }
#define ATOMICS(BITS, T)                                      \
  T __tsan_atomic##BITS##_load(const volatile T *a, int) {    \
    access((void *)a, sizeof *a, false, true, PC);            \
    return __atomic_load_n(a, __ATOMIC_SEQ_CST);              \
  }                                                           \
  void __tsan_atomic##BITS##_store(volatile T *a, T v, int) { \
    access((void *)a, sizeof *a, true, true, PC);             \
    __atomic_store_n(a, v, __ATOMIC_SEQ_CST);                 \
  }                                                           \
  T __tsan_atomic##BITS##_exchange(volatile T *a, T v, int) { \
    access((void *)a, sizeof *a, true, true, PC);             \
    return __atomic_exchange_n(a, v, __ATOMIC_SEQ_CST);       \
  }                                                           \
  ATOMIC_UPDATE(BITS, T, fetch_add)                           \
  ATOMIC_UPDATE(BITS, T, fetch_sub)                           \
  ATOMIC_UPDATE(BITS, T, fetch_or)                            \
  ATOMIC_UPDATE(BITS, T, fetch_and)                           \
  ATOMIC_UPDATE(BITS, T, fetch_xor)                           \
  ATOMIC_COMPARE(BITS, T, strong)                             \
  ATOMIC_COMPARE(BITS, T, weak)
ATOMICS(8, uint8_t)
ATOMICS(16, uint16_t)
ATOMICS(32, uint32_t)
ATOMICS(64, uint64_t)
void __tsan_atomic_thread_fence(int) { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
void __tsan_atomic_signal_fence(int) {}
}
