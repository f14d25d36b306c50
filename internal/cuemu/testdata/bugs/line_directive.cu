// want: "at field.c:41"
// A message names the place that #line gives.
#include <cuda_runtime.h>
__global__ void kernel(double *u) {
#line 41 "field.c"
  u[threadIdx.x + 1] = 1;
}
int main() {
  double *u;
  cudaMalloc(&u, 4 * sizeof *u);
  kernel<<<1, 4>>>(u);
  return cudaDeviceSynchronize();
}
