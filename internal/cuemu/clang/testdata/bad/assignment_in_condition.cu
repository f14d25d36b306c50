// want: "using the result of an assignment as a condition"
#include <cuda_runtime.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
__global__ void k(double *u, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int unused;
  if (i = n)
    u[i] = 1;
}
