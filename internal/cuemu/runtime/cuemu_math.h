/* SPDX-License-Identifier: BSD-3-Clause
   Device functions that <math.h> does not have. */
#ifndef CUEMU_MATH_H
#define CUEMU_MATH_H
#include <math.h>

#define CUEMU_MIN_MAX(A, B, R)                                        \
  static inline R max(A a, B b) { return (R)a > (R)b ? (R)a : (R)b; } \
  static inline R min(A a, B b) { return (R)a < (R)b ? (R)a : (R)b; }
CUEMU_MIN_MAX(int, int, int)
CUEMU_MIN_MAX(unsigned, unsigned, unsigned)
CUEMU_MIN_MAX(int, unsigned, unsigned)
CUEMU_MIN_MAX(unsigned, int, unsigned)
CUEMU_MIN_MAX(long, long, long)
CUEMU_MIN_MAX(unsigned long, unsigned long, unsigned long)
CUEMU_MIN_MAX(long long, long long, long long)
CUEMU_MIN_MAX(unsigned long long, unsigned long long, unsigned long long)
#undef CUEMU_MIN_MAX
static inline float max(float a, float b) { return fmaxf(a, b); }
static inline float min(float a, float b) { return fminf(a, b); }
static inline double max(double a, double b) { return fmax(a, b); }
static inline double min(double a, double b) { return fmin(a, b); }
static inline double max(float a, double b) { return fmax((double)a, b); }
static inline double min(float a, double b) { return fmin((double)a, b); }
static inline double max(double a, float b) { return fmax(a, (double)b); }
static inline double min(double a, float b) { return fmin(a, (double)b); }

static inline double rsqrt(double a) { return 1.0 / sqrt(a); }
static inline float rsqrtf(float a) { return 1.0f / sqrtf(a); }

/* forms that are never contracted; noinline keeps -ffp-contract=fast away from them */
static inline __attribute__((noinline)) double __dadd_rn(double a, double b) { return a + b; }
static inline __attribute__((noinline)) double __dsub_rn(double a, double b) { return a - b; }
static inline __attribute__((noinline)) double __dmul_rn(double a, double b) { return a * b; }
static inline __attribute__((noinline)) double __ddiv_rn(double a, double b) { return a / b; }
static inline __attribute__((noinline)) float __fadd_rn(float a, float b) { return a + b; }
static inline __attribute__((noinline)) float __fsub_rn(float a, float b) { return a - b; }
static inline __attribute__((noinline)) float __fmul_rn(float a, float b) { return a * b; }
static inline __attribute__((noinline)) float __fdiv_rn(float a, float b) { return a / b; }
static inline double __fma_rn(double a, double b, double c) { return fma(a, b, c); }
static inline float __fmaf_rn(float a, float b, float c) { return fmaf(a, b, c); }
#endif
