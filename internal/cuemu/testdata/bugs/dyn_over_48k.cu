// want: "CUDA error: invalid argument"
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
  extern __shared__ double s[];
  s[threadIdx.x] = threadIdx.x;
  __syncthreads();
  u[threadIdx.x] = s[threadIdx.x ^ 1];
}
int main() {
  double *d;
  CK(cudaMalloc(&d, 64 * 8));
  k<<<1, 64, 60000>>>(d);
  CK(cudaGetLastError());
  CK(cudaDeviceSynchronize());
  return 0;
}
