/* SPDX-License-Identifier: BSD-3-Clause
   What device code sees: built-in variables, barriers, warp operations, atomics. */
#ifndef CUEMU_DEVICE_H
#define CUEMU_DEVICE_H
#include "cuda_types.h"
#include <stdint.h>

/* Constant for the life of a device thread, so const is right; and it keeps them out of the instrumentation. */
extern "C" {
extern const uint3 threadIdx __asm__("cuemu_thread_idx");
extern const uint3 blockIdx __asm__("cuemu_block_idx");
extern const uint3 blockDim __asm__("cuemu_block_dim");
extern const uint3 gridDim __asm__("cuemu_grid_dim");
extern char cuemu_dynamic_shared[]; /* the rewriter turns extern __shared__ arrays into pointers to this */
}
static const int warpSize = 32;

namespace cuemu {

/* A place in the source, small enough to travel in registers. The serial number tells several barriers on
   one line apart. */
struct Site {
  const char *file;
  int line, serial;
};
/* The serial number is not __COUNTER__, which is the program's. */
#define CUEMU_HERE (::cuemu::Site{__FILE__, __LINE__, [] { static const char here = 0; return (int)(size_t)&here; }()})

enum Vote { kVoteCount, kVoteAnd, kVoteOr };
enum Shuffle { kShuffleIndex, kShuffleUp, kShuffleDown, kShuffleXor };
void block_barrier(Site site);
int block_vote(Site site, int predicate, Vote vote);
void grid_barrier(Site site);
bool in_cooperative_launch();
uint64_t shuffle(Site site, unsigned mask, uint64_t value, Shuffle mode, int lane, int width);
unsigned ballot(Site site, unsigned mask, int predicate);
void atomic_access(void *ptr, unsigned bytes, void *pc);
[[noreturn]] void trap();

template <class T> T shuffle_value(Site site, unsigned mask, T value, Shuffle mode, int lane, int width = 32) {
  static_assert(sizeof(T) <= 8, "shuffles move at most 8 bytes");
  uint64_t bits = 0;
  __builtin_memcpy(&bits, &value, sizeof value);
  bits = shuffle(site, mask, bits, mode, lane, width);
  __builtin_memcpy(&value, &bits, sizeof value);
  return value;
}
inline void warp_barrier(Site site, unsigned mask = 0xffffffffu) { ballot(site, mask, 0); }

} // namespace cuemu

#define __syncthreads() ::cuemu::block_barrier(CUEMU_HERE)
#define __syncthreads_count(p) ::cuemu::block_vote(CUEMU_HERE, !!(p), ::cuemu::kVoteCount)
#define __syncthreads_and(p) ::cuemu::block_vote(CUEMU_HERE, !!(p), ::cuemu::kVoteAnd)
#define __syncthreads_or(p) ::cuemu::block_vote(CUEMU_HERE, !!(p), ::cuemu::kVoteOr)
#define __shfl_sync(mask, value, ...) CUEMU_SHUFFLE(mask, value, ::cuemu::kShuffleIndex, __VA_ARGS__)
#define __shfl_up_sync(mask, value, ...) CUEMU_SHUFFLE(mask, value, ::cuemu::kShuffleUp, __VA_ARGS__)
#define __shfl_down_sync(mask, value, ...) CUEMU_SHUFFLE(mask, value, ::cuemu::kShuffleDown, __VA_ARGS__)
#define __shfl_xor_sync(mask, value, ...) CUEMU_SHUFFLE(mask, value, ::cuemu::kShuffleXor, __VA_ARGS__)
#define CUEMU_SHUFFLE(mask, value, mode, ...) ::cuemu::shuffle_value(CUEMU_HERE, mask, value, mode, __VA_ARGS__)
#define __ballot_sync(mask, p) ::cuemu::ballot(CUEMU_HERE, mask, !!(p))
#define __any_sync(mask, p) (::cuemu::ballot(CUEMU_HERE, mask, !!(p)) != 0)
#define __all_sync(mask, p) (::cuemu::ballot(CUEMU_HERE, mask, !(p)) == 0)
#define __trap() ::cuemu::trap()
#define __syncwarp(...) ::cuemu::warp_barrier(CUEMU_WITH_SITE(__VA_ARGS__))
#define CUEMU_WITH_SITE(...) CUEMU_HERE, ##__VA_ARGS__
static inline void __threadfence() {}
static inline void __threadfence_block() {}
static inline void __threadfence_system() {}
static inline int __popc(unsigned x) { return __builtin_popcount(x); }
static inline int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
static inline int __clz(int x) { return x ? __builtin_clz(x) : 32; }
static inline int __clzll(long long x) { return x ? __builtin_clzll(x) : 64; }
static inline int __ffs(int x) { return __builtin_ffs(x); }
static inline int __ffsll(long long x) { return __builtin_ffsll(x); }
template <class T> static inline T __ldg(const T *ptr) { return *ptr; }
template <class T> static inline void __stcs(T *ptr, T value) { *ptr = value; }

/* Device threads never run at the same time, so plain loads and stores are atomic among them. The functions
   are not instrumented: they announce their access themselves. */
#define CUEMU_ATOMIC(NAME, T, RESULT)                                                       \
  static __attribute__((no_sanitize("thread"), noinline, unused)) T NAME(T *ptr, T value) { \
    ::cuemu::atomic_access(ptr, sizeof *ptr, __builtin_return_address(0));                  \
    T old = *ptr;                                                                           \
    *ptr = (T)(RESULT);                                                                     \
    return old;                                                                             \
  }
#define CUEMU_ATOMIC_CAS(T)                                                                                 \
  static __attribute__((no_sanitize("thread"), noinline, unused)) T atomicCAS(T *ptr, T compare, T value) { \
    ::cuemu::atomic_access(ptr, sizeof *ptr, __builtin_return_address(0));                                  \
    T old = *ptr;                                                                                           \
    if (old == compare)                                                                                     \
      *ptr = value;                                                                                         \
    return old;                                                                                             \
  }
#define CUEMU_INTEGER_ATOMICS(T)                                                  \
  CUEMU_ATOMIC(atomicMax, T, old > value ? old : value)                           \
  CUEMU_ATOMIC(atomicMin, T, old < value ? old : value)                           \
  CUEMU_ATOMIC(atomicExch, T, value)                                              \
  CUEMU_ATOMIC(atomicAnd, T, old &value)                                          \
  CUEMU_ATOMIC(atomicOr, T, old | value)                                          \
  CUEMU_ATOMIC(atomicXor, T, old ^ value)                                         \
  CUEMU_ATOMIC(atomicAdd, T, (unsigned long long)old + (unsigned long long)value) \
  CUEMU_ATOMIC_CAS(T)
CUEMU_INTEGER_ATOMICS(int)
CUEMU_INTEGER_ATOMICS(unsigned)
CUEMU_INTEGER_ATOMICS(unsigned long long)
CUEMU_ATOMIC(atomicSub, int, (unsigned)old - (unsigned)value)
CUEMU_ATOMIC(atomicSub, unsigned, old - value)
CUEMU_ATOMIC(atomicMax, long long, old > value ? old : value)
CUEMU_ATOMIC(atomicMin, long long, old < value ? old : value)
CUEMU_ATOMIC(atomicAdd, float, old + value)
CUEMU_ATOMIC(atomicAdd, double, old + value)
CUEMU_ATOMIC(atomicExch, float, value)
#undef CUEMU_ATOMIC
#undef CUEMU_ATOMIC_CAS
#undef CUEMU_INTEGER_ATOMICS
#endif
