// Atomics, votes, shuffles, math functions, constant and device variables, dynamic shared memory, 2-D copies.
#include <cuda_runtime.h>
#include <math.h>
#include <stdio.h>

#define CHECK(e)                                                                                                       \
  do {                                                                                                                 \
    cudaError_t error = (e);                                                                                           \
    if (error != cudaSuccess) {                                                                                        \
      printf("line %d: %s: %s\n", __LINE__, cudaGetErrorName(error), cudaGetErrorString(error));                       \
      return 1;                                                                                                        \
    }                                                                                                                  \
  } while (0)
#define EXPECT(condition)                                                                                              \
  do {                                                                                                                 \
    if (!(condition)) {                                                                                                \
      printf("line %d: %s does not hold\n", __LINE__, #condition);                                                     \
      return 1;                                                                                                        \
    }                                                                                                                  \
  } while (0)

__constant__ double weight[2];
__device__ int ticket = 7;
extern __shared__ double dynamic[];

__device__ static double twice(double v) { return 2 * v; }

__global__ void all(const double *u, double *v, int *n, unsigned long long *bits) {
  int t = threadIdx.x;
  dynamic[t] = fmax(sqrt(__ldg(u + t)), weight[0]) + fma(weight[1], pow(2.0, t % 3), exp(0.0)) + max(t, 3) + min(1.5, 2.0f);
  __syncthreads();
  v[t] = twice(dynamic[blockDim.x - 1 - t]);
  atomicAdd(&n[0], 1);
  atomicMin(&n[1], t);
  atomicMax(&n[2], t);
  atomicCAS(&n[3], 0, 5);
  atomicAdd(&ticket, 1);
  unsigned even = __ballot_sync(0xffffffffu, t % 2 == 0);
  int sum = t;
  for (int d = warpSize / 2; d; d /= 2)
    sum += __shfl_xor_sync(0xffffffffu, sum, d);
  if (t == 0)
    atomicExch(bits, (unsigned long long)even << 32 | (unsigned)sum);
  int odd = __syncthreads_count(t % 2);
  if (t == 0)
    n[4] = odd;
}

static double expected(double u, int t) {
  return 2 * (fmax(sqrt(u), 3.0) + fma(0.5, pow(2.0, t % 3), 1.0) + (t > 3 ? t : 3) + 1.5);
}

int main() {
  const int threads = 64;
  double host[threads], back[threads], *u, *v, w[2] = {3.0, 0.5};
  int counts[5] = {0, 99, -1, 0, 0}, *n, last = 0;
  unsigned long long seen = 0, *bits;
  for (int i = 0; i < threads; i++)
    host[i] = i;
  size_t pitch, available, total;
  CHECK(cudaMallocPitch(&u, &pitch, sizeof host, 1));
  CHECK(cudaMalloc(&v, sizeof host));
  CHECK(cudaMalloc(&n, sizeof counts));
  CHECK(cudaMalloc(&bits, sizeof seen));
  CHECK(cudaMemGetInfo(&available, &total));
  EXPECT(available < total);
  CHECK(cudaMemcpy2D(u, pitch, host, sizeof host, sizeof host, 1, cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(n, counts, sizeof counts, cudaMemcpyHostToDevice));
  CHECK(cudaMemset(bits, 0, sizeof seen));
  CHECK(cudaMemcpyToSymbol(weight, w, sizeof w));
  CHECK(cudaHostRegister(back, sizeof back, cudaHostRegisterDefault));
  CHECK(cudaFuncSetAttribute(all, cudaFuncAttributeMaxDynamicSharedMemorySize, 64 << 10));
  cudaFuncAttributes attributes;
  CHECK(cudaFuncGetAttributes(&attributes, all));
  EXPECT(attributes.maxDynamicSharedSizeBytes == 64 << 10 && attributes.sharedSizeBytes == 0);

  cudaEvent_t start, stop;
  float ms = -1;
  CHECK(cudaEventCreate(&start));
  CHECK(cudaEventCreate(&stop));
  CHECK(cudaEventRecord(start));
  all<<<1, threads, 60000>>>(u, v, n, bits);
  CHECK(cudaGetLastError());
  CHECK(cudaEventRecord(stop));
  EXPECT(cudaEventElapsedTime(&ms, start, stop) == cudaErrorNotReady && cudaGetLastError() == cudaErrorNotReady);
  CHECK(cudaEventSynchronize(stop));
  CHECK(cudaEventElapsedTime(&ms, start, stop));
  EXPECT(ms > 0);
  CHECK(cudaMemcpyAsync(back, v, sizeof back, cudaMemcpyDeviceToHost));
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaMemcpy(counts, n, sizeof counts, cudaMemcpyDeviceToHost));
  CHECK(cudaMemcpy(&seen, bits, sizeof seen, cudaMemcpyDeviceToHost));
  CHECK(cudaMemcpyFromSymbol(&last, ticket, sizeof last));

  for (int i = 0; i < threads; i++)
    EXPECT(back[i] == expected(host[threads - 1 - i], threads - 1 - i));
  EXPECT(counts[0] == threads && counts[1] == 0 && counts[2] == 63 && counts[3] == 5 && counts[4] == 32);
  EXPECT(seen == (0x55555555ull << 32 | 496) && last == 7 + threads);

  int device, count, value;
  cudaDeviceProp p;
  CHECK(cudaGetDevice(&device));
  CHECK(cudaGetDeviceCount(&count));
  CHECK(cudaGetDeviceProperties(&p, device));
  CHECK(cudaDeviceGetAttribute(&value, cudaDevAttrMaxSharedMemoryPerBlockOptin, device));
  EXPECT(count > device && p.warpSize == 32 && p.maxThreadsDim[2] == 64 && value == (int)p.sharedMemPerBlockOptin);
  EXPECT(cudaSetDevice(count) == cudaErrorInvalidDevice && cudaGetLastError() == cudaErrorInvalidDevice);
  EXPECT(cudaPeekAtLastError() == cudaSuccess);
  CHECK(cudaEventDestroy(start));
  CHECK(cudaEventDestroy(stop));
  CHECK(cudaFree(u));
  CHECK(cudaFree(v));
  return 0;
}
