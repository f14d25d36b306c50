/* SPDX-License-Identifier: BSD-3-Clause
   The CUDA runtime API and device language on the CPU, for checking. C++14 or later, g++ or clang++.
   The .cu text goes through the rewriter first (launches, dynamic shared memory, __device__ variables). */
#ifndef CUEMU_CUDA_RUNTIME_H
#define CUEMU_CUDA_RUNTIME_H
#include <assert.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define __CUDACC__ 1
#define __host__
#define __device__
#define __global__
#define __shared__ static __attribute__((section("cuemu_shared")))
#define __constant__ __attribute__((section("cuemu_const")))
#define __cuemu_device_variable__ __attribute__((section("cuemu_device")))
#define __launch_bounds__(...)
#define __forceinline__ inline __attribute__((always_inline))
#define __align__(n) __attribute__((aligned(n)))

#include "cuda_api.h"
#include "cuemu_device.h"
#include "cuemu_launch.h"
#include "cuemu_math.h"
#endif
