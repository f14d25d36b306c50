// A copy that is part of a transfer of a whole array runs in the thread that waits first, which may be another one: the array
// is then as new on both sides, as if its own thread had run the copy.
#include <cuda_runtime.h>
#include <stdio.h>
#include <thread>

// The same as in codegen/cuda/runtime/watch.cuh: CUDA front ends read this file, and cannot read the emulator's validity.h.
enum mint_event { mint_maps, mint_moves, mint_unmaps, mint_uploads, mint_downloads, mint_settled };
struct mint_watched {
  mint_event event;
  struct {
    const char *file;
    int line;
  } site;
  const void *mapping;
  const char *name, *host;
  long long bytes;
  const char *device;
  long long row, pitch, elem;
  int rank;
  const long long *extent;
  long long first;
  void (*finish)(void *);
  void *thread;
};
extern "C" void mint_watch(const mint_watched *what);

__global__ void twice(double *u) { u[threadIdx.x] *= 2; }

int main() {
  const long long n = 32;
  static double host[n];
  double *device;
  for (int i = 0; i < n; i++)
    host[i] = i;
  if (cudaMalloc(&device, sizeof host) != cudaSuccess)
    return 1;
  mint_watched what = {mint_maps, {"in.c", 1}, &host, "u", (const char *)host, sizeof host, (const char *)device, sizeof host, sizeof host,
                       sizeof(double), 1, &n, 0, [](void *) {}, nullptr};
  auto report = [&](mint_event event) {
    what.event = event;
    mint_watch(&what);
  };
  auto wait_elsewhere = [] { std::thread([] { cudaDeviceSynchronize(); }).join(); };
  report(mint_maps);
  report(mint_uploads);
  cudaMemcpyAsync(device, host, sizeof host, cudaMemcpyHostToDevice, 0);
  wait_elsewhere();
  report(mint_settled);
  twice<<<1, n>>>(device);
  report(mint_downloads);
  cudaMemcpyAsync(host, device, sizeof host, cudaMemcpyDeviceToHost, 0);
  wait_elsewhere();
  report(mint_settled);
  report(mint_unmaps);
  for (int i = 0; i < n; i++)
    if (host[i] != 2 * i)
      return 1;
  return cudaFree(device) != cudaSuccess;
}
