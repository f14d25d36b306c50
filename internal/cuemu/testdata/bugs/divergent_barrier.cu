// want: "divergent barrier: this thread is at the barrier of divergent_barrier.cu:8, others of its block are at the one of divergent_barrier.cu:6"
#include <cuda_runtime.h>
__global__ void kernel(double *u) {
  u[threadIdx.x] = 1;
  if (threadIdx.x < 32)
    __syncthreads();
  else
    __syncthreads();
}
int main() {
  double *u;
  cudaMalloc(&u, 64 * sizeof *u);
  kernel<<<1, 64>>>(u);
  return cudaDeviceSynchronize();
}
