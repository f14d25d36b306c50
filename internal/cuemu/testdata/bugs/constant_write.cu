// want: "write to __constant__ memory"
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
__constant__ double c[4];
__global__ void k(double *u) {
  c[threadIdx.x] = 1;
  u[0] = c[1];
}
int main() {
  double *d;
  CK(cudaMalloc(&d, 64));
  k<<<1, 4>>>(d);
  CK(cudaDeviceSynchronize());
  return 0;
}
