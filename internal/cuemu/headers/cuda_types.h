/* SPDX-License-Identifier: BSD-3-Clause
   Types and enumerations of the CUDA runtime API, declared from its public documentation.
   Shared by the emulator and by the static check, so that the two cannot drift apart.
   The includer defines __host__, __device__ and __align__ first. */
#ifndef MINTC_CUDA_TYPES_H
#define MINTC_CUDA_TYPES_H
#include <stddef.h>
#define CUDART_VERSION 13000 /* cudaRuntimeGetVersion agrees */

struct uint3 {
  unsigned x, y, z;
};
struct dim3 {
  unsigned x, y, z;
  __host__ __device__ constexpr dim3(unsigned vx = 1, unsigned vy = 1, unsigned vz = 1) : x(vx), y(vy), z(vz) {}
  __host__ __device__ constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
  __host__ __device__ constexpr operator uint3() const { return uint3{x, y, z}; }
};

/* vector types: two elements are aligned to their size, four to at most 16 bytes */
#define MINTC_VECTOR_TYPES(T, N, ALIGN2, ALIGN4)                           \
  struct N##1 { T x; };                                                    \
  struct __align__(ALIGN2) N##2 { T x, y; };                               \
  struct N##3 { T x, y, z; };                                              \
  struct __align__(ALIGN4) N##4 { T x, y, z, w; };                         \
  static inline __host__ __device__ N##2 make_##N##2(T x, T y) {           \
    N##2 v = {x, y};                                                       \
    return v;                                                              \
  }                                                                        \
  static inline __host__ __device__ N##3 make_##N##3(T x, T y, T z) {      \
    N##3 v = {x, y, z};                                                    \
    return v;                                                              \
  }                                                                        \
  static inline __host__ __device__ N##4 make_##N##4(T x, T y, T z, T w) { \
    N##4 v = {x, y, z, w};                                                 \
    return v;                                                              \
  }
MINTC_VECTOR_TYPES(char, char, 2, 4)
MINTC_VECTOR_TYPES(short, short, 4, 8)
MINTC_VECTOR_TYPES(int, int, 8, 16)
MINTC_VECTOR_TYPES(float, float, 8, 16)
MINTC_VECTOR_TYPES(double, double, 16, 16)
#undef MINTC_VECTOR_TYPES
struct __align__(8) uint2 {
  unsigned x, y;
};
struct __align__(16) uint4 {
  unsigned x, y, z, w;
};
static inline __host__ __device__ uint2 make_uint2(unsigned x, unsigned y) {
  uint2 v = {x, y};
  return v;
}
static inline __host__ __device__ uint3 make_uint3(unsigned x, unsigned y, unsigned z) {
  uint3 v = {x, y, z};
  return v;
}
static inline __host__ __device__ uint4 make_uint4(unsigned x, unsigned y, unsigned z, unsigned w) {
  uint4 v = {x, y, z, w};
  return v;
}

typedef enum cudaError {
  cudaSuccess = 0,
  cudaErrorInvalidValue = 1,
  cudaErrorMemoryAllocation = 2,
  cudaErrorInitializationError = 3,
  cudaErrorCudartUnloading = 4,
  cudaErrorInvalidConfiguration = 9,
  cudaErrorInvalidPitchValue = 12,
  cudaErrorInvalidSymbol = 13,
  cudaErrorInvalidMemcpyDirection = 21,
  cudaErrorInsufficientDriver = 35,
  cudaErrorInvalidDeviceFunction = 98,
  cudaErrorNoDevice = 100,
  cudaErrorInvalidDevice = 101,
  cudaErrorInvalidResourceHandle = 400,
  cudaErrorNotReady = 600,
  cudaErrorIllegalAddress = 700,
  cudaErrorLaunchOutOfResources = 701,
  cudaErrorPeerAccessAlreadyEnabled = 704,
  cudaErrorLaunchFailure = 719,
  cudaErrorCooperativeLaunchTooLarge = 720,
  cudaErrorNotSupported = 801,
  cudaErrorUnknown = 999
} cudaError_t;

enum cudaMemcpyKind {
  cudaMemcpyHostToHost = 0,
  cudaMemcpyHostToDevice = 1,
  cudaMemcpyDeviceToHost = 2,
  cudaMemcpyDeviceToDevice = 3,
  cudaMemcpyDefault = 4
};

typedef struct CUstream_st *cudaStream_t;
typedef struct CUevent_st *cudaEvent_t;
typedef struct cudaArray *cudaArray_t;
struct cudaPitchedPtr {
  void *ptr;
  size_t pitch, xsize, ysize;
};
struct cudaExtent {
  size_t width, height, depth;
};
struct cudaPos {
  size_t x, y, z;
};
struct cudaMemcpy3DParms {
  cudaArray_t srcArray;
  struct cudaPos srcPos;
  struct cudaPitchedPtr srcPtr;
  cudaArray_t dstArray;
  struct cudaPos dstPos;
  struct cudaPitchedPtr dstPtr;
  struct cudaExtent extent;
  enum cudaMemcpyKind kind;
};
static inline __host__ __device__ cudaPitchedPtr make_cudaPitchedPtr(void *d, size_t p, size_t xsz, size_t ysz) {
  cudaPitchedPtr v = {d, p, xsz, ysz};
  return v;
}
static inline __host__ __device__ cudaExtent make_cudaExtent(size_t w, size_t h, size_t d) {
  cudaExtent v = {w, h, d};
  return v;
}
static inline __host__ __device__ cudaPos make_cudaPos(size_t x, size_t y, size_t z) {
  cudaPos v = {x, y, z};
  return v;
}

/* Field order differs from NVIDIA's: nothing may depend on the layout of these two. */
struct cudaDeviceProp {
  char name[256];
  size_t totalGlobalMem, sharedMemPerBlock, sharedMemPerBlockOptin, sharedMemPerMultiprocessor, totalConstMem, memPitch;
  int regsPerBlock, regsPerMultiprocessor, warpSize, maxThreadsPerBlock, maxThreadsPerMultiProcessor;
  int maxThreadsDim[3], maxGridSize[3];
  int major, minor, multiProcessorCount, l2CacheSize, memoryBusWidth, asyncEngineCount, concurrentKernels;
  int cooperativeLaunch, unifiedAddressing, integrated, ECCEnabled;
};
struct cudaFuncAttributes {
  size_t sharedSizeBytes, constSizeBytes, localSizeBytes;
  int maxThreadsPerBlock, numRegs, ptxVersion, binaryVersion, cacheModeCA;
  int maxDynamicSharedSizeBytes, preferredShmemCarveout;
};
enum cudaDeviceAttr {
  cudaDevAttrMaxThreadsPerBlock = 1,
  cudaDevAttrMaxBlockDimX = 2,
  cudaDevAttrMaxBlockDimY = 3,
  cudaDevAttrMaxBlockDimZ = 4,
  cudaDevAttrMaxGridDimX = 5,
  cudaDevAttrMaxGridDimY = 6,
  cudaDevAttrMaxGridDimZ = 7,
  cudaDevAttrMaxSharedMemoryPerBlock = 8,
  cudaDevAttrTotalConstantMemory = 9,
  cudaDevAttrWarpSize = 10,
  cudaDevAttrMaxRegistersPerBlock = 12,
  cudaDevAttrClockRate = 13,
  cudaDevAttrMultiProcessorCount = 16,
  cudaDevAttrMaxThreadsPerMultiProcessor = 39,
  cudaDevAttrComputeCapabilityMajor = 75,
  cudaDevAttrComputeCapabilityMinor = 76,
  cudaDevAttrMaxSharedMemoryPerMultiprocessor = 81,
  cudaDevAttrCooperativeLaunch = 95,
  cudaDevAttrMaxSharedMemoryPerBlockOptin = 97
};
enum cudaFuncAttribute { cudaFuncAttributeMaxDynamicSharedMemorySize = 8, cudaFuncAttributePreferredSharedMemoryCarveout = 9 };
enum cudaFuncCache { cudaFuncCachePreferNone, cudaFuncCachePreferShared, cudaFuncCachePreferL1, cudaFuncCachePreferEqual };
enum cudaDriverEntryPointQueryResult {
  cudaDriverEntryPointSuccess = 0,
  cudaDriverEntryPointSymbolNotFound = 1,
  cudaDriverEntryPointVersionNotSufficent = 2 /* spelled like this */
};
#define cudaEnableDefault 0x0
#define cudaEnableLegacyStream 0x1
#define cudaEnablePerThreadDefaultStream 0x2
#define cudaStreamDefault 0x00
#define cudaStreamNonBlocking 0x01
#define cudaEventDefault 0x00
#define cudaEventBlockingSync 0x01
#define cudaEventDisableTiming 0x02
#define cudaHostAllocDefault 0x00
#define cudaHostAllocPortable 0x01
#define cudaHostAllocMapped 0x02
#define cudaHostRegisterDefault 0x00
#define cudaHostRegisterPortable 0x01
#endif
