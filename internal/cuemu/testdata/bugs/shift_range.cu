// want: "shift out of range"
#include <cuda_runtime.h>

__global__ void shift(int *a, int by) { a[threadIdx.x] = 1 << by; }

int main() {
  int *device;
  cudaMalloc(&device, 4 * sizeof *device);
  shift<<<1, 4>>>(device, 32);
  cudaDeviceSynchronize();
  cudaFree(device);
  return 0;
}
