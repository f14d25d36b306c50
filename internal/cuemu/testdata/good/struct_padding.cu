// Structs with padding pass through variables and shared memory: copies of a whole struct read bytes that no member has.
#include <cstdio>
#include <cuda_runtime.h>

struct cell {
  float height;
  unsigned char wet;
  short kind;
};

__global__ void steps(const cell *from, cell *to, int n) {
  __shared__ cell tile[64];
  int i = threadIdx.x;
  cell c = from[i];
  c.height = c.height * 2;
  if (i < n - 1)
    c.kind = (short)(c.kind + from[i + 1].kind);
  tile[i] = c;
  __syncthreads();
  to[i] = tile[n - 1 - i];
}

int main() {
  const int n = 64;
  cell cells[n] = {}, *device, *out;
  for (int i = 0; i < n; i++)
    cells[i].height = cells[i].kind = (short)i;
  cudaMalloc(&device, sizeof cells);
  cudaMalloc(&out, sizeof cells);
  cudaMemcpy(device, cells, sizeof cells, cudaMemcpyHostToDevice);
  steps<<<1, n>>>(device, out, n);
  cudaMemcpy(cells, out, sizeof cells, cudaMemcpyDeviceToHost);
  for (int i = 1; i < n; i++)
    if (cells[n - 1 - i].height != 2 * i || (i < n - 1 && cells[n - 1 - i].kind != 2 * i + 1))
      return 1;
  cudaFree(device);
  cudaFree(out);
  return 0;
}
