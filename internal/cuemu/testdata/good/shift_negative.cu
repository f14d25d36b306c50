// A negative value shifted left: undefined in C and C++17, defined by gcc, nvcc and C++20.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void shift(int *a, int by) { a[threadIdx.x] = -(int)threadIdx.x << by; }

int main() {
  int host[4], *device, top = 1;
  cudaMalloc(&device, sizeof host);
  shift<<<1, 4>>>(device, 3);
  cudaMemcpy(host, device, sizeof host, cudaMemcpyDeviceToHost);
  cudaFree(device);
  top <<= 31;
  return host[3] == -24 && top < 0 && -host[1] << 1 == 16 ? 0 : 1;
}
