// Blocks that hold parts of a row and pass their ends to each other: double-buffered, with a number of steps made as flag.
// A program defines what it breaks: STORE_ORDER, LOAD_ORDER, SLOTS, BARRIER, FLAG.
#include <cuda/atomic>
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>
#define CK(e)                                                                                                          \
  do {                                                                                                                 \
    cudaError_t e_ = (e);                                                                                              \
    if (e_ != cudaSuccess) {                                                                                           \
      fprintf(stderr, "%s:%d: CUDA error: %s\n", __FILE__, __LINE__, cudaGetErrorString(e_));                          \
      exit(3);                                                                                                         \
    }                                                                                                                  \
  } while (0)
#ifndef STORE_ORDER
#define STORE_ORDER cuda::memory_order_release
#endif
#ifndef LOAD_ORDER
#define LOAD_ORDER cuda::memory_order_acquire
#endif
#ifndef SLOTS
#define SLOTS 2
#endif
#ifndef BARRIER
#define BARRIER() __syncthreads()
#endif
#ifndef FLAG
#define FLAG(step) (step)
#endif
typedef cuda::atomic_ref<unsigned, cuda::thread_scope_device> flag;

// ends: [SLOTS][blocks][2]
__global__ void k(double *u, int steps, double *ends, unsigned *flags) {
  __shared__ double part[34];
  const int i = threadIdx.x + 1, b = blockIdx.x, last = gridDim.x - 1;
  part[i] = u[b * 32 + i - 1];
  if (i == 1)
    part[0] = part[33] = 0;
  __syncthreads();
  for (int step = 1; step <= steps; step++) {
    double *slot = ends + step % SLOTS * (last + 1) * 2;
    if (i == 1)
      slot[b * 2] = part[1];
    if (i == 32)
      slot[b * 2 + 1] = part[32];
    BARRIER();
    if (i == 1)
      flag(flags[b]).store(FLAG(step), STORE_ORDER);
    if ((i == 1 && b > 0) || (i == 2 && b < last))
      while (flag(flags[i == 1 ? b - 1 : b + 1]).load(LOAD_ORDER) < (unsigned)step)
        ;
    __syncthreads();
    if (i == 1 && b > 0)
      part[0] = slot[(b - 1) * 2 + 1];
    if (i == 2 && b < last)
      part[33] = slot[(b + 1) * 2];
    __syncthreads();
    double next = 0.5 * (part[i - 1] + part[i + 1]);
    __syncthreads();
    part[i] = next;
    __syncthreads();
  }
  u[b * 32 + i - 1] = part[i];
}

int main() {
  const int blocks = 7, n = blocks * 32;
  int steps = 9;
  double h[n], want[n + 2] = {0}, *u, *ends;
  unsigned *flags;
  for (int i = 0; i < n; i++)
    h[i] = want[i + 1] = i % 13;
  CK(cudaMalloc(&u, sizeof h));
  CK(cudaMalloc(&ends, SLOTS * blocks * 2 * sizeof *ends));
  CK(cudaMalloc(&flags, blocks * sizeof *flags));
  CK(cudaMemset(flags, 0, blocks * sizeof *flags));
  CK(cudaMemcpy(u, h, sizeof h, cudaMemcpyHostToDevice));
  void *args[] = {&u, &steps, &ends, &flags};
  CK(cudaLaunchCooperativeKernel(k, dim3(blocks), dim3(32), args, 0, 0));
  CK(cudaMemcpy(h, u, sizeof h, cudaMemcpyDeviceToHost));
  for (int t = 0; t < steps; t++) {
    double next[n + 2] = {0};
    for (int i = 1; i <= n; i++)
      next[i] = 0.5 * (want[i - 1] + want[i + 1]);
    for (int i = 1; i <= n; i++)
      want[i] = next[i];
  }
  for (int i = 0; i < n; i++)
    if (h[i] != want[i + 1]) {
      printf("differ at %d\n", i);
      return 1;
    }
  return 0;
}
