// SPDX-License-Identifier: BSD-3-Clause
// cuTensorMapEncodeTiled with the rules of its documentation, and the look-up by which a program finds it.
#include "tensor_map.h"
#include "base.h"

namespace cuemu {

static uint32_t element_bytes(CUtensorMapDataType type) {
  switch (type) {
  case CU_TENSOR_MAP_DATA_TYPE_UINT8: return 1;
  case CU_TENSOR_MAP_DATA_TYPE_UINT16:
  case CU_TENSOR_MAP_DATA_TYPE_FLOAT16:
  case CU_TENSOR_MAP_DATA_TYPE_BFLOAT16: return 2;
  case CU_TENSOR_MAP_DATA_TYPE_UINT32:
  case CU_TENSOR_MAP_DATA_TYPE_INT32:
  case CU_TENSOR_MAP_DATA_TYPE_FLOAT32: return 4;
  case CU_TENSOR_MAP_DATA_TYPE_UINT64:
  case CU_TENSOR_MAP_DATA_TYPE_INT64:
  case CU_TENSOR_MAP_DATA_TYPE_FLOAT64: return 8;
  case CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ:
  case CU_TENSOR_MAP_DATA_TYPE_TFLOAT32:
  case CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ: break;
  }
  report("tensor map", nullptr, "data type %d is not emulated", (int)type);
  stop_with_violation();
}

static bool valid_dimension(uint64_t dim, uint32_t box, uint32_t step) {
  return dim >= 1 && dim <= 1ull << 32 && box >= 1 && box <= 256 && step >= 1 && step <= 8;
}

static bool valid_stride(uint64_t stride) { return stride % 16 == 0 && stride < 1ull << 40; }

static void refuse_unknown(const char *what, int value) {
  if (value) {
    report("tensor map", nullptr, "%s %d is not emulated", what, value);
    stop_with_violation();
  }
}

static CUresult encode_tiled(CUtensorMap *map, CUtensorMapDataType type, cuuint32_t rank, void *address, const cuuint64_t *dims,
                             const cuuint64_t *strides, const cuuint32_t *box, const cuuint32_t *steps,
                             CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion promotion,
                             CUtensorMapFloatOOBfill fill) {
  ApiLock lock;
  refuse_unknown("interleave", interleave);
  refuse_unknown("swizzle", swizzle);
  refuse_unknown("fill of floating-point elements outside", fill);
  if ((Addr)map % alignof(CUtensorMap) || (Addr)address % 16 || rank < 1 || rank > kMostRank ||
      promotion > CU_TENSOR_MAP_L2_PROMOTION_L2_256B)
    return CUDA_ERROR_INVALID_VALUE;
  EncodedMap encoded = {};
  encoded.mark = kEncodedMark;
  encoded.address = (Addr)address;
  encoded.rank = (uint8_t)rank;
  encoded.element_bytes = (uint8_t)element_bytes(type);
  if (box[0] * encoded.element_bytes % 16)
    return CUDA_ERROR_INVALID_VALUE;
  for (uint32_t i = 0; i < rank; i++) {
    if (!valid_dimension(dims[i], box[i], steps[i]) || (i && !valid_stride(strides[i - 1])))
      return CUDA_ERROR_INVALID_VALUE;
    if (steps[i] != 1)
      refuse_unknown("element stride", (int)steps[i]);
    encoded.strides[i] = i ? strides[i - 1] : encoded.element_bytes;
    encoded.last[i] = (uint32_t)(dims[i] - 1);
    encoded.box[i] = (uint16_t)box[i];
  }
  memset(map, 0, sizeof *map);
  memcpy(map, &encoded, sizeof encoded);
  return CUDA_SUCCESS;
}

} // namespace cuemu

using namespace cuemu;

cudaError_t cudaGetDriverEntryPointByVersion(const char *symbol, void **function, unsigned version, unsigned long long flags,
                                             cudaDriverEntryPointQueryResult *status) {
  ApiLock lock;
  const unsigned since = 12000;
  const bool found = !strcmp(symbol, "cuTensorMapEncodeTiled"), known = found && version >= since;
  if (flags > cudaEnablePerThreadDefaultStream)
    return set_error(cudaErrorInvalidValue);
  *function = known ? (void *)encode_tiled : nullptr;
  if (status)
    *status = known   ? cudaDriverEntryPointSuccess
              : found ? cudaDriverEntryPointVersionNotSufficent
                      : cudaDriverEntryPointSymbolNotFound;
  return cudaSuccess;
}

cudaError_t cudaGetDriverEntryPoint(const char *symbol, void **function, unsigned long long flags,
                                    cudaDriverEntryPointQueryResult *status) {
  return cudaGetDriverEntryPointByVersion(symbol, function, CUDART_VERSION, flags, status);
}
