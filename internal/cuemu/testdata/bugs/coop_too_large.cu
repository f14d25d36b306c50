// want: "too many blocks in cooperative launch"
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
#include <cooperative_groups.h>
__global__ void k(double *u) {
  cooperative_groups::this_grid().sync();
  u[threadIdx.x] = 1;
}
int main() {
  double *d;
  CK(cudaMalloc(&d, 64 * 8));
  void *a[] = {&d};
  CK(cudaLaunchCooperativeKernel(k, dim3(4000), dim3(256), a, 0, 0));
  CK(cudaDeviceSynchronize());
  return 0;
}
