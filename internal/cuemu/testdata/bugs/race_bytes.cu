// want: "data race: write after read"
// A thread writes the byte that its neighbour reads.
#include <cuda_runtime.h>

__global__ void shift(unsigned char *line, int n) {
  int i = threadIdx.x;
  if (i < n - 1)
    line[i] = line[i + 1];
}

int main() {
  unsigned char *line;
  cudaMalloc(&line, 32);
  cudaMemset(line, 1, 32);
  shift<<<1, 32>>>(line, 32);
  cudaDeviceSynchronize();
  cudaFree(line);
  return 0;
}
