/* What the programs about tensor copies share: the check of an API call, and a map of a row-major array. */
#include <cuda.h>
#include <cuda/ptx>
#include <cuda_runtime.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define CK(e)                                                                                 \
  do {                                                                                        \
    cudaError_t e_ = (e);                                                                     \
    if (e_ != cudaSuccess) {                                                                  \
      fprintf(stderr, "%s:%d: CUDA error: %s\n", __FILE__, __LINE__, cudaGetErrorString(e_)); \
      exit(3);                                                                                \
    }                                                                                         \
  } while (0)

static decltype(&cuTensorMapEncodeTiled) tensor_encoder() {
  void *function = nullptr;
  cudaDriverEntryPointQueryResult found;
#if CUDART_VERSION >= 12050
  CK(cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", &function, 12000, cudaEnableDefault, &found));
#else
  CK(cudaGetDriverEntryPoint("cuTensorMapEncodeTiled", &function, cudaEnableDefault, &found));
#endif
  if (found != cudaDriverEntryPointSuccess)
    exit(4);
  return (decltype(&cuTensorMapEncodeTiled))function;
}

/* dims and box have x first; rows lie pitch elements apart, planes of all rows follow each other. */
template <class T>
static CUresult encode(CUtensorMap *map, CUtensorMapDataType type, unsigned rank, const T *start, const cuuint64_t *dims,
                       cuuint64_t pitch, const cuuint32_t *box) {
  cuuint64_t strides[4] = {pitch * sizeof(T)};
  for (unsigned i = 1; i + 1 < rank; i++)
    strides[i] = strides[i - 1] * dims[i];
  const cuuint32_t every[5] = {1, 1, 1, 1, 1};
  return tensor_encoder()(map, type, rank, (void *)start, dims, strides, box, every, CU_TENSOR_MAP_INTERLEAVE_NONE,
                          CU_TENSOR_MAP_SWIZZLE_NONE, CU_TENSOR_MAP_L2_PROMOTION_L2_128B, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
}
