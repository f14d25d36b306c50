// A launch beyond the limits is refused through cudaGetLastError, and the kernel does not run.
#include <cuda_runtime.h>
#include <stdio.h>

__global__ void mark(int *u) { *u = 1; }

static int refused(int *u, dim3 grid, dim3 block) {
  mark<<<grid, block>>>(u);
  cudaError_t error = cudaGetLastError();
  int ran = 0;
  if (cudaMemcpy(&ran, u, sizeof ran, cudaMemcpyDeviceToHost) != cudaSuccess || cudaGetLastError() != cudaSuccess)
    return 0;
  return error == cudaErrorInvalidConfiguration && !ran;
}

int main() {
  int *u, zero = 0;
  if (cudaMalloc(&u, sizeof *u) || cudaMemcpy(u, &zero, sizeof zero, cudaMemcpyHostToDevice))
    return 2;
  const dim3 bad[][2] = {
      {dim3(1), dim3(1025)},           {dim3(1), dim3(1, 1025)}, {dim3(1), dim3(1, 1, 65)}, {dim3(1), dim3(32, 33)},
      {dim3(0x80000000u), dim3(1)},    {dim3(1, 65536), dim3(1)}, {dim3(1, 1, 65536), dim3(1)}, {dim3(0), dim3(1)},
      {dim3(1), dim3(1, 0)},
  };
  for (unsigned i = 0; i < sizeof bad / sizeof bad[0]; i++)
    if (!refused(u, bad[i][0], bad[i][1])) {
      printf("configuration %u was not refused\n", i);
      return 1;
    }
  mark<<<1, 1>>>(u);
  cudaMemcpy(&zero, u, sizeof zero, cudaMemcpyDeviceToHost);
  return zero != 1;
}
