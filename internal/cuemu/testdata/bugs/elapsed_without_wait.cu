// want: "not ready"
#include <cuda_runtime.h>
#include <stdio.h>
int main() {
  cudaEvent_t start, stop;
  float ms;
  cudaEventCreate(&start);
  cudaEventCreate(&stop);
  cudaEventRecord(start);
  cudaEventRecord(stop);
  cudaError_t error = cudaEventElapsedTime(&ms, start, stop);
  puts(cudaGetErrorString(error));
  return error != cudaSuccess;
}
