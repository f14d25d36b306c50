/* SPDX-License-Identifier: BSD-3-Clause
   Declarations of the CUDA runtime and device language for clang -x cuda -nocudainc -nocudalib.
   Only for checking: nothing is linked or run. */
#ifndef STUB_CUDA_RUNTIME_H
#define STUB_CUDA_RUNTIME_H
#include <stddef.h>

#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#if __has_attribute(grid_constant)
#define __grid_constant__ __attribute__((grid_constant))
#else
#define __grid_constant__ /* before clang 20 */
#endif
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __align__(n) __attribute__((aligned(n)))

#include "cuda_api.h"
#include <__clang_cuda_builtin_vars.h> /* threadIdx and its kin */

#include "stub_host.h"
#include "stub_device.h"
#include "stub_math.h"
#include "cuda_min_max.h"
#endif
