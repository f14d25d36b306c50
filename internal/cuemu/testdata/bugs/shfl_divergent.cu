// want: "deadlock"
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>
#define CK(e)                                                                                                          \
  do {                                                                                                                 \
    cudaError_t e_ = (e);                                                                                              \
    if (e_ != cudaSuccess) {                                                                                           \
      fprintf(stderr, "%s:%d: CUDA error: %s\n", __FILE__, __LINE__, cudaGetErrorString(e_));                          \
      exit(3);                                                                                                         \
    }                                                                                                                  \
  } while (0)
__global__ void k(double *u) {
  double v = threadIdx.x;
  if (threadIdx.x < 16)
    v += __shfl_down_sync(0xffffffffu, v, 8);
  u[threadIdx.x] = v;
}
int main() {
  double *d;
  CK(cudaMalloc(&d, 64 * 8));
  k<<<1, 64>>>(d);
  CK(cudaDeviceSynchronize());
  return 0;
}
