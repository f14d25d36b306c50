/* SPDX-License-Identifier: BSD-3-Clause
   Device functions that <math.h> does not have. */
#ifndef CUEMU_MATH_H
#define CUEMU_MATH_H
#include "cuda_min_max.h"
#include <math.h>

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
