// The API is called by constructors and destructors of global and thread-local objects.
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>

struct Buffer {
  double *memory = nullptr;
  cudaStream_t stream = nullptr;
  Buffer() {
    if (cudaMalloc(&memory, sizeof *memory) || cudaStreamCreate(&stream))
      abort();
  }
  ~Buffer() {
    if (cudaStreamSynchronize(stream) || cudaStreamDestroy(stream) || cudaFree(memory))
      abort();
  }
};

static Buffer global;
static thread_local Buffer local;

__global__ void set(double *u, double v) { *u = v; }

int main() {
  double a = 0, b = 0;
  set<<<1, 1, 0, global.stream>>>(global.memory, 1);
  set<<<1, 1, 0, local.stream>>>(local.memory, 2);
  if (cudaMemcpy(&a, global.memory, sizeof a, cudaMemcpyDeviceToHost) || cudaMemcpy(&b, local.memory, sizeof b, cudaMemcpyDeviceToHost))
    return 2;
  return a != 1 || b != 2;
}
