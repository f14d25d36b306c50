// want: "access to another device's memory"
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
__global__ void k(double *u) { u[threadIdx.x] = 1; }
int main() {
  double *d;
  CK(cudaMalloc(&d, 64));
  CK(cudaSetDevice(1));
  k<<<1, 4>>>(d);
  CK(cudaDeviceSynchronize());
  return 0;
}
