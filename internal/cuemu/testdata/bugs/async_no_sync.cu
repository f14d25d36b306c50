// want: "wrong result"
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
__global__ void k(double *u) { u[threadIdx.x] = threadIdx.x + 1; }
int main() {
  double *d, *h;
  cudaStream_t s;
  CK(cudaStreamCreate(&s));
  CK(cudaMallocHost(&h, 32));
  for (int i = 0; i < 4; i++)
    h[i] = -1;
  CK(cudaMalloc(&d, 32));
  k<<<1, 4, 0, s>>>(d);
  CK(cudaMemcpyAsync(h, d, 32, cudaMemcpyDeviceToHost, s));
  double r = h[3];
  CK(cudaStreamSynchronize(s));
  if (r != 4) {
    fprintf(stderr, "wrong result %g\n", r);
    return 5;
  }
  return 0;
}
