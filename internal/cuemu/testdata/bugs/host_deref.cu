// want: "host access to device memory: 8-byte write to device allocation #1 (8 bytes) at byte 0 at host_deref.cu:16"
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
  double *d;
  CK(cudaMalloc(&d, 8));
  d[0] = 1;
  return 0;
}
