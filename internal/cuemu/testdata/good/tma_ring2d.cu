/* Stripes of rows go through a ring of two slots in dynamic shared memory; two copies fill a slot. Only one thread
   waits for odd stripes, the others follow it through a barrier; slots that were written by threads are fenced. */
#include "../tensor.h"
#define BX 32
#define BY 4
#define SLOTS 2
namespace ptx = cuda::ptx;

__device__ void fetch(double *slot, const CUtensorMap *map, int stripe, uint64_t *arrived) {
  const int32_t left[2] = {(int)blockIdx.x * BX, stripe * BY}, right[2] = {left[0] + BX / 2, left[1]};
  ptx::cp_async_bulk_tensor(ptx::space_cluster, ptx::space_global, slot, map, left, arrived); /* before it is expected */
  ptx::mbarrier_arrive_expect_tx(ptx::sem_release, ptx::scope_cta, ptx::space_shared, arrived, BX * BY * sizeof *slot);
  ptx::cp_async_bulk_tensor(ptx::space_cluster, ptx::space_global, slot + BX / 2 * BY, map, right, arrived);
}

__global__ void twice(const __grid_constant__ CUtensorMap map, double *out, int nx, int ny) {
  extern __shared__ __align__(128) double ring[];
  __shared__ uint64_t arrived[SLOTS];
  const int t = threadIdx.y * BX + threadIdx.x, stripes = (ny + BY - 1) / BY;
  const int x = blockIdx.x * BX + threadIdx.x, half = threadIdx.x / (BX / 2);
  if (t == 0) {
    for (int k = 0; k < SLOTS; k++)
      ptx::mbarrier_init(&arrived[k], 1);
    ptx::fence_mbarrier_init(ptx::sem_release, ptx::scope_cluster);
  }
  __syncthreads();
  if (t == 0)
    fetch(ring, &map, 0, &arrived[0]);
  for (int stripe = 0; stripe < stripes; stripe++) {
    double *slot = ring + stripe % SLOTS * (BX * BY);
    if (t == 0 && stripe + 1 < stripes)
      fetch(ring + (stripe + 1) % SLOTS * (BX * BY), &map, stripe + 1, &arrived[(stripe + 1) % SLOTS]);
    if (stripe % 2 == 0 || t == 5)
      while (!ptx::mbarrier_try_wait_parity(&arrived[stripe % SLOTS], stripe / SLOTS % 2))
        ;
    if (stripe % 2)
      __syncthreads();
    const int mine = half * (BX / 2 * BY) + threadIdx.y * (BX / 2) + threadIdx.x % (BX / 2);
    slot[mine] *= 2;
    ptx::fence_proxy_async(ptx::space_shared);
    __syncthreads();
    const int other = half * (BX / 2 * BY) + threadIdx.y * (BX / 2) + (BX / 2 - 1 - threadIdx.x % (BX / 2));
    const int y = stripe * BY + threadIdx.y;
    if (x < nx && y < ny)
      out[(size_t)y * nx + x] = slot[mine] + slot[other];
    __syncthreads();
  }
}

int main() {
  const int nx = 45, ny = 22, pitch = 46;
  double *in = (double *)malloc(sizeof *in * nx * ny), *got = (double *)malloc(sizeof *got * nx * ny), *device, *out;
  for (int i = 0; i < nx * ny; i++)
    in[i] = i * 5 % 17;
  CK(cudaMalloc(&device, sizeof *device * pitch * ny));
  CK(cudaMalloc(&out, sizeof *out * nx * ny));
  CK(cudaMemcpy2D(device, pitch * sizeof *device, in, nx * sizeof *in, nx * sizeof *in, ny, cudaMemcpyHostToDevice));
  CUtensorMap map;
  const cuuint64_t dims[2] = {nx, ny};
  const cuuint32_t box[2] = {BX / 2, BY};
  if (encode(&map, CU_TENSOR_MAP_DATA_TYPE_FLOAT64, 2, device, dims, pitch, box) != CUDA_SUCCESS)
    return 5;
  twice<<<(nx + BX - 1) / BX, dim3(BX, BY), SLOTS * BX * BY * sizeof(double)>>>(map, out, nx, ny);
  CK(cudaGetLastError());
  CK(cudaMemcpy(got, out, sizeof *got * nx * ny, cudaMemcpyDeviceToHost));
  for (int y = 0; y < ny; y++)
    for (int x = 0; x < nx; x++) {
      const int turned = x / (BX / 2) * (BX / 2) + (BX / 2 - 1 - x % (BX / 2));
      const double want = 2 * in[y * nx + x] + (turned < nx ? 2 * in[y * nx + turned] : 0.0);
      if (got[y * nx + x] != want) {
        printf("out[%d][%d] = %g, not %g\n", y, x, got[y * nx + x], want);
        return 1;
      }
    }
  return 0;
}
