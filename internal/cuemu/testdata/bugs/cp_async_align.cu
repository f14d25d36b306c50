// want: "cp.async alignment"
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
#include <cuda_pipeline.h>
__global__ void k(double *u, const double *v) {
  __shared__ double s[80];
  __pipeline_memcpy_async(&s[threadIdx.x + 1], &v[threadIdx.x], 16);
  __pipeline_commit();
  __pipeline_wait_prior(0);
  __syncthreads();
  u[threadIdx.x] = s[threadIdx.x + 1];
}
int main() {
  double *d;
  CK(cudaMalloc(&d, 160 * 8));
  CK(cudaMemset(d, 0, 1280));
  k<<<1, 64>>>(d, d + 64);
  CK(cudaDeviceSynchronize());
  return 0;
}
