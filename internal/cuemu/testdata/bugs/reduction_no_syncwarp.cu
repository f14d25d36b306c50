// want: "uninitialised read"
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
  __shared__ double s[32];
  int t = threadIdx.x;
  s[t] = t;
  for (int o = 16; o; o >>= 1)
    if (t < o)
      s[t] += s[t + o];
  if (t == 0)
    u[0] = s[0];
}
int main() {
  double *d;
  CK(cudaMalloc(&d, 64));
  k<<<1, 32>>>(d);
  CK(cudaDeviceSynchronize());
  return 0;
}
