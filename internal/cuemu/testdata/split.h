// Sums of neighbouring rows, round after round: warps own a row each and read those of others. They arrive at an mbarrier when their row is
// there and wait for it before they read. Each bug redefines a part.
#include <cstdio>
#include <cstdlib>
#include <cuda/ptx>
#include <cuda_runtime.h>

#ifndef WARPS
#define WARPS 4
#endif
#ifndef ARRIVALS
#define ARRIVALS WARPS
#endif
#ifndef WAIT
#define WAIT(barrier, round) wait_for(barrier, round % 2)
#endif
#ifndef BEFORE_ROW
#define BEFORE_ROW(barrier, lane)
#endif
#ifndef BEHIND_ROW
#define BEHIND_ROW(barrier, lane) arrive(barrier, lane)
#endif
#ifndef BUFFERS
#define BUFFERS 2
#endif

__device__ static void arrive(uint64_t *barrier, int lane) {
#ifndef NO_SYNCWARP
  __syncwarp(0xffffffffu);
#endif
  if (lane == 0)
    cuda::ptx::mbarrier_arrive(cuda::ptx::sem_release, cuda::ptx::scope_cta, cuda::ptx::space_shared, barrier);
}

__device__ static void wait_for(uint64_t *barrier, unsigned parity) {
  while (!cuda::ptx::mbarrier_try_wait_parity(barrier, parity)) {
  }
}

__global__ void rounds_of_sums(int *out, int rounds) {
  __shared__ int row[BUFFERS][WARPS][32];
  __shared__ uint64_t barrier;
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  if (threadIdx.x == 0)
    cuda::ptx::mbarrier_init(&barrier, ARRIVALS);
  for (int b = 0; b < BUFFERS; b++)
    row[b][warp][lane] = 0;
  __syncthreads();
  int mine = (int)threadIdx.x + 1;
  for (int round = 0; round < rounds; round++) {
    BEFORE_ROW(&barrier, lane);
    row[round % BUFFERS][warp][lane] = mine;
    BEHIND_ROW(&barrier, lane);
    mine = mine % 1000 * 3;
    WAIT(&barrier, round);
    mine += row[round % BUFFERS][(warp + 1) % WARPS][(lane + 1) % 32];
  }
  out[threadIdx.x] = mine;
}

int main() {
  const int n = 32 * WARPS, rounds = 7;
  int *out, have[n], now[n], next[n];
  if (cudaMalloc(&out, sizeof have) != cudaSuccess)
    return 1;
  int steps = rounds;
  void *arguments[] = {&out, &steps};
  if (cudaLaunchKernel(rounds_of_sums, dim3(1), dim3(n), arguments) != cudaSuccess)
    return 1;
  if (cudaMemcpy(have, out, sizeof have, cudaMemcpyDeviceToHost) != cudaSuccess)
    return 1;
  for (int i = 0; i < n; i++)
    now[i] = i + 1;
  for (int round = 0; round < rounds; round++) {
    for (int i = 0; i < n; i++)
      next[i] = now[i] % 1000 * 3 + now[(i / 32 + 1) % WARPS * 32 + (i + 1) % 32];
    for (int i = 0; i < n; i++)
      now[i] = next[i];
  }
  for (int i = 0; i < n; i++)
    if (have[i] != now[i]) {
      printf("thread %d: %d instead of %d\n", i, have[i], now[i]);
      return 1;
    }
  printf("ok\n");
  return cudaFree(out) != cudaSuccess;
}
