/* SPDX-License-Identifier: BSD-3-Clause
   <math.h> as device overloads of the host's functions. What has no PTX instruction is declared only: libdevice
   has the bodies on the real thing, here the calls show in the PTX.
   The device overloads come first, or the templates in <cmath> would not see them. */
#ifndef STUB_MATH_H
#define STUB_MATH_H

extern "C" {
#define STUB_INLINE1(NAME)                                                                                             \
  __device__ inline double NAME(double a) { return __builtin_##NAME(a); }                                              \
  __device__ inline float NAME##f(float a) { return __builtin_##NAME##f(a); }
#define STUB_INLINE2(NAME)                                                                                             \
  __device__ inline double NAME(double a, double b) { return __builtin_##NAME(a, b); }                                 \
  __device__ inline float NAME##f(float a, float b) { return __builtin_##NAME##f(a, b); }
STUB_INLINE1(fabs)
STUB_INLINE1(sqrt)
STUB_INLINE1(floor)
STUB_INLINE1(ceil)
STUB_INLINE1(trunc)
STUB_INLINE1(rint)
STUB_INLINE2(fmax)
STUB_INLINE2(fmin)
STUB_INLINE2(copysign)
#undef STUB_INLINE1
#undef STUB_INLINE2
__device__ inline double fma(double a, double b, double c) { return __builtin_fma(a, b, c); }
__device__ inline float fmaf(float a, float b, float c) { return __builtin_fmaf(a, b, c); }

#define STUB_DECLARE1(NAME)                                                                                            \
  __device__ double NAME(double);                                                                                      \
  __device__ float NAME##f(float);
#define STUB_DECLARE2(NAME)                                                                                            \
  __device__ double NAME(double, double);                                                                              \
  __device__ float NAME##f(float, float);
STUB_DECLARE1(exp)
STUB_DECLARE1(exp2) STUB_DECLARE1(expm1) STUB_DECLARE1(log) STUB_DECLARE1(log2) STUB_DECLARE1(log10)
    STUB_DECLARE1(log1p) STUB_DECLARE1(sin) STUB_DECLARE1(cos) STUB_DECLARE1(tan) STUB_DECLARE1(asin)
        STUB_DECLARE1(acos) STUB_DECLARE1(atan) STUB_DECLARE1(sinh) STUB_DECLARE1(cosh) STUB_DECLARE1(tanh)
            STUB_DECLARE1(asinh) STUB_DECLARE1(acosh) STUB_DECLARE1(atanh) STUB_DECLARE1(round) STUB_DECLARE1(nearbyint)
                STUB_DECLARE1(cbrt) STUB_DECLARE1(erf) STUB_DECLARE1(erfc) STUB_DECLARE1(tgamma) STUB_DECLARE1(lgamma)
                    STUB_DECLARE2(pow) STUB_DECLARE2(fmod) STUB_DECLARE2(atan2) STUB_DECLARE2(hypot) STUB_DECLARE2(fdim)
                        STUB_DECLARE2(remainder)
#undef STUB_DECLARE1
#undef STUB_DECLARE2
                            __host__ __device__ double rsqrt(double);
__host__ __device__ float rsqrtf(float);
__device__ int abs(int);
__device__ long labs(long);
__device__ long long llabs(long long);

#define STUB_DECLARE(RESULT, NAME, ...)                                                                                \
  __device__ RESULT NAME(double __VA_OPT__(, ) __VA_ARGS__);                                                           \
  __device__ RESULT NAME##f(float __VA_OPT__(, ) __VA_ARGS__);
STUB_DECLARE(int, ilogb)
STUB_DECLARE(long, lrint)
STUB_DECLARE(long, lround)
STUB_DECLARE(long long, llrint)
STUB_DECLARE(long long, llround)
#undef STUB_DECLARE
#define STUB_DECLARE(NAME, ...)                                                                                        \
  __device__ double NAME(double __VA_OPT__(, ) __VA_ARGS__);                                                           \
  __device__ float NAME##f(float __VA_OPT__(, ) __VA_ARGS__);
STUB_DECLARE(exp10)
STUB_DECLARE(logb)
STUB_DECLARE(j0)
STUB_DECLARE(j1)
STUB_DECLARE(y0)
STUB_DECLARE(y1)
STUB_DECLARE(frexp, int *)
STUB_DECLARE(ldexp, int)
STUB_DECLARE(scalbn, int)
STUB_DECLARE(scalbln, long)
#undef STUB_DECLARE
__device__ double jn(int, double);
__device__ float jnf(int, float);
__device__ double yn(int, double);
__device__ float ynf(int, float);
__device__ double nextafter(double, double);
__device__ float nextafterf(float, float);
__device__ double remquo(double, double, int *);
__device__ float remquof(float, float, int *);
__device__ double modf(double, double *);
__device__ float modff(float, float *);
__device__ void sincos(double, double *, double *);
__device__ void sincosf(float, float *, float *);

__device__ double __dadd_rn(double, double);
__device__ double __dsub_rn(double, double);
__device__ double __dmul_rn(double, double);
__device__ double __ddiv_rn(double, double);
__device__ double __fma_rn(double, double, double);
__device__ float __fadd_rn(float, float);
__device__ float __fsub_rn(float, float);
__device__ float __fmul_rn(float, float);
__device__ float __fdiv_rn(float, float);
__device__ float __fmaf_rn(float, float, float);
}
/* The special functions of C++17, which no C program calls, are more text than all else: their header counts as included. */
#define _GLIBCXX_BITS_SPECFUN_H 1
#include <math.h>
#endif
