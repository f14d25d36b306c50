// want: "host access to a device variable"
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
__global__ void k(double *u) { u[threadIdx.x] = c[threadIdx.x]; }
int main() {
  double *d;
  for (int i = 0; i < 4; i++)
    c[i] = i;
  CK(cudaMalloc(&d, 64));
  k<<<1, 4>>>(d);
  CK(cudaDeviceSynchronize());
  return 0;
}
