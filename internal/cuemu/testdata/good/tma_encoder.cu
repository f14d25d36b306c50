/* The rules of the encoder that its documentation gives: what breaks one is refused, what just keeps it is not. */
#include "../tensor.h"

static int faults;

struct Request {
  CUtensorMapDataType type = CU_TENSOR_MAP_DATA_TYPE_FLOAT32;
  cuuint32_t rank = 3;
  size_t offset = 0; /* bytes from a multiple of 256 */
  cuuint64_t dims[5] = {64, 8, 4, 2, 2}, strides[4] = {256, 2048, 8192, 16384};
  cuuint32_t box[5] = {32, 4, 1, 1, 1}, steps[5] = {1, 1, 1, 1, 1};
};

template <class Change> static void expect(int line, CUresult want, Change change) {
  static char *memory;
  if (!memory)
    CK(cudaMalloc(&memory, 1 << 20));
  Request r;
  change(r);
  CUtensorMap map;
  const CUresult got =
      tensor_encoder()(&map, r.type, r.rank, memory + r.offset, r.dims, r.strides, r.box, r.steps, CU_TENSOR_MAP_INTERLEAVE_NONE,
                       CU_TENSOR_MAP_SWIZZLE_NONE, CU_TENSOR_MAP_L2_PROMOTION_NONE, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
  if (got != want) {
    printf("line %d: %d, not %d\n", line, (int)got, (int)want);
    faults++;
  }
}
#define ACCEPTED(...) expect(__LINE__, CUDA_SUCCESS, [](Request &r) { (void)r, __VA_ARGS__; })
#define REFUSED(...) expect(__LINE__, CUDA_ERROR_INVALID_VALUE, [](Request &r) { __VA_ARGS__; })

int main() {
  ACCEPTED(r.rank = 1);
  ACCEPTED(r.rank = 5);
  REFUSED(r.rank = 0);
  REFUSED(r.rank = 6);
  ACCEPTED(r.offset = 16);
  REFUSED(r.offset = 8);
  ACCEPTED(r.strides[0] = 272);
  REFUSED(r.strides[0] = 264);
  ACCEPTED(r.strides[1] = (1ull << 40) - 256);
  REFUSED(r.strides[1] = 1ull << 40);
  ACCEPTED(r.dims[2] = 1ull << 32);
  REFUSED(r.dims[2] = (1ull << 32) + 1);
  REFUSED(r.dims[1] = 0);
  ACCEPTED(r.box[0] = 256);
  ACCEPTED(r.box[1] = 256);
  REFUSED(r.box[1] = 257);
  REFUSED(r.box[1] = 0);
  ACCEPTED(r.box[0] = 4);
  REFUSED(r.box[0] = 6);
  ACCEPTED(r.type = CU_TENSOR_MAP_DATA_TYPE_FLOAT64, r.box[0] = 6);
  REFUSED(r.type = CU_TENSOR_MAP_DATA_TYPE_UINT8, r.box[0] = 40);
  REFUSED(r.steps[1] = 0);
  REFUSED(r.steps[1] = 9);
  void *function;
  cudaDriverEntryPointQueryResult found;
  if (cudaGetDriverEntryPointByVersion("cuNoSuchFunction", &function, 12000, cudaEnableDefault, &found) != cudaSuccess ||
      found != cudaDriverEntryPointSymbolNotFound || function)
    faults++;
  return faults;
}
