// want: "divergent barrier: this thread is at the barrier of heat_barrier_in_if.cu:54, others of its block are at another one on that line"
// args: 30 3 /dev/null 1
// The 7-point heat stencil as a translator would write it: pitched pointers, a naive and a shared-tile kernel.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <cuda_runtime.h>
#ifndef REAL
#define REAL double
#endif
#define BX 16
#define BY 16
#define CUDA_CHECK(e) do { cudaError_t e_ = (e); if (e_ != cudaSuccess) { fprintf(stderr, "%s:%d: CUDA error: %s\n", __FILE__, __LINE__, cudaGetErrorString(e_)); exit(1); } } while (0)

__global__ void mint_naive(cudaPitchedPtr pU, cudaPitchedPtr pV, int n, REAL c0, REAL c1)
{
  const REAL *U = (const REAL *)pU.ptr;
  REAL *V = (REAL *)pV.ptr;
  int w = (int)(pU.pitch / sizeof(REAL));
  int s = w * (int)pU.ysize;
  int x = blockIdx.x * blockDim.x + threadIdx.x + 1;
  int y = blockIdx.y * blockDim.y + threadIdx.y + 1;
  int z = blockIdx.z * blockDim.z + threadIdx.z + 1;
  if (x <= n && y <= n && z <= n) {
    int i = z * s + y * w + x;
    V[i] = c0 * U[i] + c1 * (U[i - 1] + U[i + 1] + U[i - w] + U[i + w] + U[i - s] + U[i + s]);
  }
}

/* tile in shared memory, z swept by each block, two barriers per plane */
__global__ void __launch_bounds__(BX * BY) mint_shared(cudaPitchedPtr pU, cudaPitchedPtr pV, int n, REAL c0, REAL c1)
{
  __shared__ REAL sh[BY + 2][BX + 2];
  const REAL *__restrict__ U = (const REAL *)pU.ptr;
  REAL *__restrict__ V = (REAL *)pV.ptr;
  int w = (int)(pU.pitch / sizeof(REAL));
  int s = w * (int)pU.ysize;
  int tx = threadIdx.x + 1, ty = threadIdx.y + 1;
  int x = blockIdx.x * BX + tx, y = blockIdx.y * BY + ty;
  bool in = x <= n && y <= n;
  int i = y * w + x + s;
  REAL below = 0, mid = 0, above = 0;
  if (in) { below = U[i - s]; mid = U[i]; }
  for (int z = 1; z <= n; z++, i += s) {
    if (in) {
      above = U[i + s];
      sh[ty][tx] = mid;
      if (tx == 1) sh[ty][0] = U[i - 1];
      if (tx == BX || x == n) sh[ty][tx + 1] = U[i + 1];
      if (ty == 1) sh[0][tx] = U[i - w];
      if (ty == BY || y == n) sh[ty + 1][tx] = U[i + w];
    }
    if (in) __syncthreads(); else if (z > 0) __syncthreads();
    if (in)
      V[i] = c0 * mid + c1 * (sh[ty][tx - 1] + sh[ty][tx + 1] + sh[ty - 1][tx] + sh[ty + 1][tx] + below + above);
    below = mid; mid = above;
    __syncthreads();
  }
}

int main(int argc, char **argv)
{
  int n = argc > 1 ? atoi(argv[1]) : 64, T = argc > 2 ? atoi(argv[2]) : 10;
  const char *dump = argc > 3 ? argv[3] : NULL;
  int shared = argc > 4 ? atoi(argv[4]) : 1;
  int w = n + 2; size_t N = (size_t)w * w * w;
  REAL *U = (REAL *)malloc(N * sizeof *U), *V = (REAL *)malloc(N * sizeof *V);
  const REAL c0 = (REAL)0.4, c1 = (REAL)0.1;
  unsigned s = 12345;
  for (size_t i = 0; i < N; i++) { s = s * 1664525u + 1013904223u; U[i] = V[i] = (REAL)(s >> 8) / (REAL)(1 << 24); }

  cudaExtent ext = make_cudaExtent(w * sizeof(REAL), w, w);
  cudaPitchedPtr dU, dV;
  CUDA_CHECK(cudaMalloc3D(&dU, ext));
  CUDA_CHECK(cudaMalloc3D(&dV, ext));
  cudaMemcpy3DParms p = {0};
  p.srcPtr = make_cudaPitchedPtr(U, w * sizeof(REAL), w, w);
  p.dstPtr = dU; p.extent = ext; p.kind = cudaMemcpyHostToDevice;
  CUDA_CHECK(cudaMemcpy3D(&p));
  p.srcPtr = make_cudaPitchedPtr(V, w * sizeof(REAL), w, w);
  p.dstPtr = dV;
  CUDA_CHECK(cudaMemcpy3D(&p));

  dim3 block(BX, BY, 1);
  for (int t = 0; t < T; t++) {
    if (shared) {
      dim3 grid((n + BX - 1) / BX, (n + BY - 1) / BY, 1);
      mint_shared<<<grid, block>>>(dU, dV, n, c0, c1);
    } else {
      dim3 grid((n + BX - 1) / BX, (n + BY - 1) / BY, n);
      mint_naive<<<grid, block>>>(dU, dV, n, c0, c1);
    }
    CUDA_CHECK(cudaGetLastError());
    cudaPitchedPtr tmp = dU; dU = dV; dV = tmp;
  }
  CUDA_CHECK(cudaDeviceSynchronize());
  cudaMemcpy3DParms q = {0};
  q.srcPtr = dU; q.dstPtr = make_cudaPitchedPtr(U, w * sizeof(REAL), w, w);
  q.extent = ext; q.kind = cudaMemcpyDeviceToHost;
  CUDA_CHECK(cudaMemcpy3D(&q));
  CUDA_CHECK(cudaFree(dU.ptr));
  CUDA_CHECK(cudaFree(dV.ptr));
  unsigned long long h = 1469598103934665603ull;
  for (size_t i = 0; i < N; i++) { unsigned char b[sizeof(REAL)]; memcpy(b, &U[i], sizeof b); for (unsigned k = 0; k < sizeof b; k++) h = (h ^ b[k]) * 1099511628211ull; }
  printf("fnv %016llx\n", h);
  if (dump) { FILE *f = fopen(dump, "wb"); fwrite(U, sizeof *U, N, f); fclose(f); }
  free(U); free(V);
  return 0;
}
