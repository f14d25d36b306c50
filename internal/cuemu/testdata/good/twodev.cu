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
__global__ void k(double *u, double a) { u[threadIdx.x] = a + threadIdx.x; }
int main() {
  int n;
  CK(cudaGetDeviceCount(&n));
  double *d[8], h[4];
  for (int i = 0; i < n; i++) {
    CK(cudaSetDevice(i));
    CK(cudaMalloc(&d[i], 32));
    k<<<1, 4>>>(d[i], i);
    CK(cudaGetLastError());
  }
  CK(cudaSetDevice(1));
  CK(cudaDeviceSynchronize());
  CK(cudaSetDevice(0));
  CK(cudaDeviceSynchronize());
  CK(cudaMemcpy(d[1], d[0], 16, cudaMemcpyDeviceToDevice));
  CK(cudaMemcpy(h, d[1], 32, cudaMemcpyDeviceToHost));
  if (h[0] != 0 || h[3] != 4) {
    printf("%g %g\n", h[0], h[3]);
    return 1;
  }
  return 0;
}
