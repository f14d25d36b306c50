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
#include <cooperative_groups.h>
__global__ void k(double *u, double *v, int n, int T) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  for (int t = 0; t < T; t++) {
    if (i > 0 && i < n - 1)
      v[i] = 0.5 * (u[i - 1] + u[i + 1]);
    __syncthreads();
    double *w = u;
    u = v;
    v = w;
  }
}
int main() {
  double *d, *e;
  int n = 256, T = 3;
  CK(cudaMalloc(&d, n * 8));
  CK(cudaMalloc(&e, n * 8));
  CK(cudaMemset(d, 0, n * 8));
  CK(cudaMemset(e, 0, n * 8));
  void *a[] = {&d, &e, &n, &T};
  CK(cudaLaunchCooperativeKernel(k, dim3(4), dim3(64), a, 0, 0));
  CK(cudaDeviceSynchronize());
  return 0;
}
