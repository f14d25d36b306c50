// want: "signed overflow"
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
__global__ void k(double *u, int n) {
  int i = (threadIdx.x + 60000) * n;
  u[threadIdx.x] = i;
  int j = n * n;
  u[0] = j;
}
int main() {
  double *d;
  CK(cudaMalloc(&d, 64));
  k<<<1, 4>>>(d, 60000);
  CK(cudaDeviceSynchronize());
  return 0;
}
