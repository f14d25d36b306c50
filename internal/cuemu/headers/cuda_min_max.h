/* SPDX-License-Identifier: BSD-3-Clause
   min and max, for host and device code, with CUDA's overloads. The includer provides fmin and fmax. */
#ifndef MINTC_CUDA_MIN_MAX_H
#define MINTC_CUDA_MIN_MAX_H
#define MINTC_MIN_MAX(A, B, R)                                                            \
  static inline __host__ __device__ R max(A a, B b) { return (R)a > (R)b ? (R)a : (R)b; } \
  static inline __host__ __device__ R min(A a, B b) { return (R)a < (R)b ? (R)a : (R)b; }
MINTC_MIN_MAX(int, int, int)
MINTC_MIN_MAX(unsigned, unsigned, unsigned)
MINTC_MIN_MAX(int, unsigned, unsigned)
MINTC_MIN_MAX(unsigned, int, unsigned)
MINTC_MIN_MAX(long, long, long)
MINTC_MIN_MAX(unsigned long, unsigned long, unsigned long)
MINTC_MIN_MAX(long long, long long, long long)
MINTC_MIN_MAX(unsigned long long, unsigned long long, unsigned long long)
#undef MINTC_MIN_MAX
static inline __host__ __device__ float max(float a, float b) { return fmaxf(a, b); }
static inline __host__ __device__ float min(float a, float b) { return fminf(a, b); }
static inline __host__ __device__ double max(double a, double b) { return fmax(a, b); }
static inline __host__ __device__ double min(double a, double b) { return fmin(a, b); }
static inline __host__ __device__ double max(float a, double b) { return fmax((double)a, b); }
static inline __host__ __device__ double min(float a, double b) { return fmin((double)a, b); }
static inline __host__ __device__ double max(double a, float b) { return fmax(a, (double)b); }
static inline __host__ __device__ double min(double a, float b) { return fmin(a, (double)b); }
#endif
