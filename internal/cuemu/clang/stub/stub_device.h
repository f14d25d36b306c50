/* SPDX-License-Identifier: BSD-3-Clause
   Barriers, warp operations and atomics through clang's own builtins. __syncthreads() is one itself. */
#ifndef STUB_DEVICE_H
#define STUB_DEVICE_H
#define STUB_DEVICE static __device__ __forceinline__

STUB_DEVICE void __syncwarp(unsigned mask = 0xffffffffu) { __nvvm_bar_warp_sync(mask); }
STUB_DEVICE int __syncthreads_count(int p) { return __nvvm_bar0_popc(p); }
STUB_DEVICE int __syncthreads_and(int p) { return __nvvm_bar0_and(p); }
STUB_DEVICE int __syncthreads_or(int p) { return __nvvm_bar0_or(p); }
STUB_DEVICE void __threadfence() { __nvvm_membar_gl(); }
STUB_DEVICE void __threadfence_block() { __nvvm_membar_cta(); }
STUB_DEVICE void __threadfence_system() { __nvvm_membar_sys(); }
STUB_DEVICE int __popc(unsigned x) { return __builtin_popcount(x); }
STUB_DEVICE int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
STUB_DEVICE int __clz(int x) { return x ? __builtin_clz(x) : 32; }
STUB_DEVICE int __clzll(long long x) { return x ? __builtin_clzll(x) : 64; }
STUB_DEVICE int __ffs(int x) { return x ? __builtin_ctz(x) + 1 : 0; }
STUB_DEVICE int __ffsll(long long x) { return x ? __builtin_ctzll(x) + 1 : 0; }
STUB_DEVICE void __trap() { __builtin_trap(); }
STUB_DEVICE unsigned __ballot_sync(unsigned mask, int p) { return __nvvm_vote_ballot_sync(mask, p); }
STUB_DEVICE int __any_sync(unsigned mask, int p) { return __nvvm_vote_any_sync(mask, p); }
STUB_DEVICE int __all_sync(unsigned mask, int p) { return __nvvm_vote_all_sync(mask, p); }

STUB_DEVICE unsigned long long __cvta_generic_to_shared(const void *p) {
  return (unsigned long long)(__attribute__((address_space(3))) const void *)p;
}

/* 8-byte values go as two halves */
#define STUB_SHUFFLE_WIDE(NAME, T)                                                                                     \
  STUB_DEVICE T NAME(unsigned mask, T value, int lane, int width = 32) {                                               \
    int half[2];                                                                                                       \
    __builtin_memcpy(half, &value, sizeof half);                                                                       \
    half[0] = NAME(mask, half[0], lane, width);                                                                        \
    half[1] = NAME(mask, half[1], lane, width);                                                                        \
    __builtin_memcpy(&value, half, sizeof half);                                                                       \
    return value;                                                                                                      \
  }
#define STUB_SHUFFLE(NAME, BUILTIN, CLAMP)                                                                             \
  STUB_DEVICE int NAME(unsigned mask, int value, int lane, int width = 32) {                                           \
    return __nvvm_shfl_sync_##BUILTIN##_i32(mask, value, lane, ((32 - width) << 8) | CLAMP);                           \
  }                                                                                                                    \
  STUB_DEVICE unsigned NAME(unsigned mask, unsigned value, int lane, int width = 32) {                                 \
    return (unsigned)NAME(mask, (int)value, lane, width);                                                              \
  }                                                                                                                    \
  STUB_DEVICE float NAME(unsigned mask, float value, int lane, int width = 32) {                                       \
    return __nvvm_shfl_sync_##BUILTIN##_f32(mask, value, lane, ((32 - width) << 8) | CLAMP);                           \
  }                                                                                                                    \
  STUB_SHUFFLE_WIDE(NAME, double)                                                                                      \
  STUB_SHUFFLE_WIDE(NAME, long)                                                                                        \
  STUB_SHUFFLE_WIDE(NAME, unsigned long)                                                                               \
  STUB_SHUFFLE_WIDE(NAME, long long)                                                                                   \
  STUB_SHUFFLE_WIDE(NAME, unsigned long long)
STUB_SHUFFLE(__shfl_sync, idx, 0x1f)
STUB_SHUFFLE(__shfl_up_sync, up, 0)
STUB_SHUFFLE(__shfl_down_sync, down, 0x1f)
STUB_SHUFFLE(__shfl_xor_sync, bfly, 0x1f)
#undef STUB_SHUFFLE
#undef STUB_SHUFFLE_WIDE

#define STUB_ATOMICS(T, CAST, BITS, MINMAX)                                                                            \
  STUB_DEVICE T atomicAdd(T *p, T v) { return (T)__nvvm_atom_add_gen_##BITS((CAST *)p, (CAST)v); }                     \
  STUB_DEVICE T atomicExch(T *p, T v) { return (T)__nvvm_atom_xchg_gen_##BITS((CAST *)p, (CAST)v); }                   \
  STUB_DEVICE T atomicAnd(T *p, T v) { return (T)__nvvm_atom_and_gen_##BITS((CAST *)p, (CAST)v); }                     \
  STUB_DEVICE T atomicOr(T *p, T v) { return (T)__nvvm_atom_or_gen_##BITS((CAST *)p, (CAST)v); }                       \
  STUB_DEVICE T atomicXor(T *p, T v) { return (T)__nvvm_atom_xor_gen_##BITS((CAST *)p, (CAST)v); }                     \
  STUB_DEVICE T atomicMin(T *p, T v) { return __nvvm_atom_min_gen_##MINMAX(p, v); }                                    \
  STUB_DEVICE T atomicMax(T *p, T v) { return __nvvm_atom_max_gen_##MINMAX(p, v); }                                    \
  STUB_DEVICE T atomicCAS(T *p, T c, T v) { return (T)__nvvm_atom_cas_gen_##BITS((CAST *)p, (CAST)c, (CAST)v); }
STUB_ATOMICS(int, int, i, i)
STUB_ATOMICS(unsigned, int, i, ui)
STUB_ATOMICS(unsigned long long, long long, ll, ull)
#undef STUB_ATOMICS
STUB_DEVICE int atomicSub(int *p, int v) { return __nvvm_atom_add_gen_i(p, -v); }
STUB_DEVICE unsigned atomicSub(unsigned *p, unsigned v) { return (unsigned)__nvvm_atom_add_gen_i((int *)p, -(int)v); }
STUB_DEVICE long long atomicMin(long long *p, long long v) { return __nvvm_atom_min_gen_ll(p, v); }
STUB_DEVICE long long atomicMax(long long *p, long long v) { return __nvvm_atom_max_gen_ll(p, v); }
STUB_DEVICE float atomicAdd(float *p, float v) { return __nvvm_atom_add_gen_f(p, v); }
STUB_DEVICE double atomicAdd(double *p, double v) { return __nvvm_atom_add_gen_d(p, v); }
STUB_DEVICE float atomicExch(float *p, float v) {
  return __builtin_bit_cast(float, __nvvm_atom_xchg_gen_i((int *)p, __builtin_bit_cast(int, v)));
}

STUB_DEVICE void __stcs(float4 *p, float4 v) { *p = v; }
STUB_DEVICE double __ldg(const double *p) { return __nvvm_ldg_d(p); }
STUB_DEVICE float __ldg(const float *p) { return __nvvm_ldg_f(p); }
STUB_DEVICE int __ldg(const int *p) { return __nvvm_ldg_i(p); }
STUB_DEVICE unsigned __ldg(const unsigned *p) { return __nvvm_ldg_ui(p); }
STUB_DEVICE long long __ldg(const long long *p) { return __nvvm_ldg_ll(p); }
STUB_DEVICE unsigned long long __ldg(const unsigned long long *p) { return __nvvm_ldg_ull(p); }

extern "C" {
__device__ int printf(const char *, ...);
__device__ void __assert_fail(const char *, const char *, unsigned, const char *) __attribute__((noreturn));
}
#endif
