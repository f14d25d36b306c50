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
__global__ void k(double *u, double a) { u[threadIdx.x] += a; }
int main() {
  double *d, *h;
  cudaStream_t s, t;
  cudaEvent_t e;
  CK(cudaStreamCreate(&s));
  CK(cudaStreamCreate(&t));
  CK(cudaEventCreate(&e));
  CK(cudaMallocHost(&h, 32));
  CK(cudaMalloc(&d, 32));
  CK(cudaMemset(d, 0, 32));
  k<<<1, 4, 0, s>>>(d, 1);
  CK(cudaEventRecord(e, s));
  CK(cudaStreamWaitEvent(t, e, 0));
  k<<<1, 4, 0, t>>>(d, 2);
  CK(cudaMemcpyAsync(h, d, 32, cudaMemcpyDeviceToHost, t));
  CK(cudaStreamSynchronize(t));
  if (h[3] != 3) {
    printf("wrong %g\n", h[3]);
    return 5;
  }
  return 0;
}
