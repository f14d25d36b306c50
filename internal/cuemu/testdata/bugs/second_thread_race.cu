// want: "data race"
// A fault in a kernel launched by a second host thread is seen like any other.
#include <cuda_runtime.h>
#include <thread>
__global__ void sum(double *u) { u[0] += threadIdx.x; }
int main() {
  std::thread([] {
    double *u;
    cudaMalloc(&u, sizeof *u);
    cudaMemset(u, 0, sizeof *u);
    sum<<<1, 32>>>(u);
    cudaDeviceSynchronize();
  }).join();
  return 0;
}
