// want: "out of bounds copy"
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
int main() {
  double *d, h[20];
  for (int i = 0; i < 20; i++)
    h[i] = i;
  CK(cudaMalloc(&d, 64));
  CK(cudaMemcpy(d, h, 80, cudaMemcpyHostToDevice));
  return 0;
}
