// want: "misaligned access"
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
__global__ void k(double2 *u) {
  double2 t = *(double2 *)((double *)u + 1 + 2 * threadIdx.x);
  u[4 + threadIdx.x].x = t.x;
}
int main() {
  double2 *d;
  CK(cudaMalloc(&d, 256));
  CK(cudaMemset(d, 0, 256));
  k<<<1, 2>>>(d);
  CK(cudaDeviceSynchronize());
  return 0;
}
