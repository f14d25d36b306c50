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
#define B 64
/* double-buffered tiles of a 1-D row, two stages in flight */
__global__ void k(const double *u, double *v, int tiles) {
  extern __shared__ double s[];
  int t = threadIdx.x;
  for (int p = 0; p < 2 && p < tiles; p++) {
    __pipeline_memcpy_async(&s[p * B + t], &u[p * B + t], 8);
    __pipeline_commit();
  }
  for (int p = 0; p < tiles; p++) {
    if (p + 1 < tiles)
      __pipeline_wait_prior(1);
    else
      __pipeline_wait_prior(0);
    __syncthreads();
    double *w = s + p % 2 * B;
    v[p * B + t] = w[t] + w[(t + 1) % B];
    __syncthreads();
    if (p + 2 < tiles) {
      __pipeline_memcpy_async(&w[t], &u[(p + 2) * B + t], 8);
      __pipeline_commit();
    }
  }
}
int main() {
  int n = 8 * B;
  double *h = (double *)malloc(n * 8), *g = (double *)malloc(n * 8), *d, *e;
  for (int i = 0; i < n; i++)
    h[i] = i * i % 13;
  CK(cudaMalloc(&d, n * 8));
  CK(cudaMalloc(&e, n * 8));
  CK(cudaMemcpy(d, h, n * 8, cudaMemcpyHostToDevice));
  k<<<1, B, 2 * B * 8>>>(d, e, 8);
  CK(cudaGetLastError());
  CK(cudaMemcpy(g, e, n * 8, cudaMemcpyDeviceToHost));
  for (int i = 0; i < n; i++)
    if (g[i] != h[i] + h[i / B * B + (i + 1) % B]) {
      printf("differ %d\n", i);
      return 1;
    }
  return 0;
}
