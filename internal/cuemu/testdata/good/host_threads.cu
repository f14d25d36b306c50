// Two host threads call the API and launch kernels at the same time, each on its own memory.
#include <atomic>
#include <cuda_runtime.h>
#include <stdio.h>
#include <thread>

static std::atomic<int> failures{0};

#define CHECK(e)                                                                                                       \
  do {                                                                                                                 \
    if ((e) != cudaSuccess)                                                                                            \
      failures++;                                                                                                      \
  } while (0)

__global__ void add(double *u, int n, double a) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  __shared__ double tile[64];
  tile[threadIdx.x] = a;
  __syncthreads();
  if (i < n)
    u[i] += tile[63 - threadIdx.x];
}

static void work(double a) {
  const int n = 1000, rounds = 40;
  double host[n], scratch[n] = {1}, *u;
  for (int i = 0; i < n; i++)
    host[i] = i;
  cudaStream_t stream;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaMalloc(&u, sizeof host));
  CHECK(cudaMemcpyAsync(u, host, sizeof host, cudaMemcpyHostToDevice, stream));
  for (int r = 0; r < rounds; r++) {
    add<<<(n + 63) / 64, 64, 0, stream>>>(u, n, a);
    CHECK(cudaGetLastError());
    for (int i = 0; i < n; i++) // host work while the other thread may be inside a kernel
      scratch[i] = scratch[(i + 1) % n] * 0.5 + i;
    CHECK(cudaStreamSynchronize(stream));
  }
  CHECK(cudaMemcpy(host, u, sizeof host, cudaMemcpyDeviceToHost));
  CHECK(cudaFree(u));
  CHECK(cudaStreamDestroy(stream));
  for (int i = 1; i < n; i++)
    if (host[i] - host[i - 1] != 1)
      failures++;
}

int main() {
  std::thread first(work, 1.0), second(work, 2.0);
  first.join();
  second.join();
  if (failures)
    printf("%d failures\n", failures.load());
  return failures != 0;
}
