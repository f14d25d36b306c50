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
__device__ double total;
__constant__ double scale;
__device__ double warp_sum(double v) {
  for (int o = 16; o; o >>= 1)
    v += __shfl_down_sync(0xffffffffu, v, o);
  return v;
}
__global__ void k(const double *u, int n, double *sum) {
  __shared__ double part[32];
  double v = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    v += scale * u[i];
  v = warp_sum(v);
  if (threadIdx.x % 32 == 0)
    part[threadIdx.x / 32] = v;
  __syncthreads();
  if (threadIdx.x < 32) {
    v = threadIdx.x < blockDim.x / 32 ? part[threadIdx.x] : 0;
    v = warp_sum(v);
    if (threadIdx.x == 0) {
      atomicAdd(sum, v);
      atomicAdd(&total, v);
    }
  }
}
int main() {
  int n = 10000;
  double *h = (double *)malloc(n * 8), *d, *s, z = 0, two = 2;
  for (int i = 0; i < n; i++)
    h[i] = i;
  CK(cudaMalloc(&d, n * 8));
  CK(cudaMalloc(&s, 8));
  CK(cudaMemcpy(s, &z, 8, cudaMemcpyHostToDevice));
  CK(cudaMemcpyToSymbol(scale, &two, 8));
  CK(cudaMemcpyToSymbol(total, &z, 8));
  CK(cudaMemcpy(d, h, n * 8, cudaMemcpyHostToDevice));
  k<<<8, 256>>>(d, n, s);
  CK(cudaGetLastError());
  CK(cudaMemcpy(&z, s, 8, cudaMemcpyDeviceToHost));
  CK(cudaMemcpyFromSymbol(&two, total, 8));
  if (z != 99990000.0 || two != z) {
    printf("sum %.1f %.1f\n", z, two);
    return 1;
  }
  return 0;
}
