// want: "data race"
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
__global__ void k(double *u) { u[0] += threadIdx.x; }
int main() {
  double *d;
  CK(cudaMalloc(&d, 64));
  CK(cudaMemset(d, 0, 64));
  k<<<1, 32>>>(d);
  CK(cudaDeviceSynchronize());
  return 0;
}
