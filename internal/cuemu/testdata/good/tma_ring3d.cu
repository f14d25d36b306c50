/* A 7-point sum that sweeps z with a ring of planes, each brought with its halo by one tensor copy. Zero outside. */
#include "../tensor.h"
#define BX 32
#define BY 4
#define SLOTS 4
#define WIDTH (BX + 8) /* the halo of one, rounded up so that the row is a multiple of 16 bytes */
#define HEIGHT (BY + 2)
namespace ptx = cuda::ptx;

struct Slot {
  alignas(128) float cell[HEIGHT][WIDTH];
};

__device__ void fetch(Slot *slot, const CUtensorMap *map, int z, uint64_t *arrived) {
  const int32_t at[3] = {(int)blockIdx.x * BX - 4, (int)blockIdx.y * BY - 1, z};
  ptx::mbarrier_arrive_expect_tx(ptx::sem_release, ptx::scope_cta, ptx::space_shared, arrived, sizeof slot->cell);
  ptx::cp_async_bulk_tensor(ptx::space_cluster, ptx::space_global, slot->cell, map, at, arrived);
}

__global__ void sweep(const __grid_constant__ CUtensorMap map, float *out, int nx, int ny, int nz) {
  __shared__ Slot ring[SLOTS];
  __shared__ uint64_t arrived[SLOTS];
  const bool first = threadIdx.x == 0 && threadIdx.y == 0;
  const int x = blockIdx.x * BX + threadIdx.x, y = blockIdx.y * BY + threadIdx.y;
  if (first) {
    for (int k = 0; k < SLOTS; k++)
      ptx::mbarrier_init(&arrived[k], 1);
    ptx::fence_mbarrier_init(ptx::sem_release, ptx::scope_cluster);
  }
  __syncthreads();
  /* slot k % SLOTS holds plane k - 1; the k-th use of a barrier has the parity of k / SLOTS */
  if (first)
    for (int k = 0; k < SLOTS - 1; k++)
      fetch(&ring[k], &map, k - 1, &arrived[k]);
  for (bool both = false; !both;) {
    const bool below = ptx::mbarrier_try_wait_parity(&arrived[0], 0), here = ptx::mbarrier_try_wait_parity(&arrived[1], 0);
    both = below && here;
  }
  for (int z = 0; z < nz; z++) {
    const int next = z + 2;
    if (first && next + 1 < nz + 2)
      fetch(&ring[(next + 1) % SLOTS], &map, next, &arrived[(next + 1) % SLOTS]);
    while (!ptx::mbarrier_try_wait_parity(&arrived[next % SLOTS], next / SLOTS % 2))
      ;
    const int tx = threadIdx.x + 4, ty = threadIdx.y + 1;
    const Slot &below = ring[z % SLOTS], &here = ring[(z + 1) % SLOTS], &above = ring[next % SLOTS];
    if (x < nx && y < ny)
      out[((size_t)z * ny + y) * nx + x] = below.cell[ty][tx] + above.cell[ty][tx] + here.cell[ty][tx] + here.cell[ty][tx - 1] +
                                           here.cell[ty][tx + 1] + here.cell[ty - 1][tx] + here.cell[ty + 1][tx];
    __syncthreads();
  }
}

int main() {
  const int nx = 70, ny = 21, nz = 17, pitch = 72;
  const size_t cells = (size_t)nx * ny * nz;
  float *in = (float *)malloc(cells * sizeof *in), *got = (float *)malloc(cells * sizeof *got);
  for (size_t i = 0; i < cells; i++)
    in[i] = (float)(i * 7 % 31);
  float *device, *out;
  CK(cudaMalloc(&device, (size_t)pitch * ny * nz * sizeof *device));
  CK(cudaMalloc(&out, cells * sizeof *out));
  CK(cudaMemcpy2D(device, pitch * sizeof *device, in, nx * sizeof *in, nx * sizeof *in, (size_t)ny * nz, cudaMemcpyHostToDevice));
  CUtensorMap map;
  const cuuint64_t dims[3] = {nx, ny, nz};
  const cuuint32_t box[3] = {WIDTH, HEIGHT, 1};
  if (encode(&map, CU_TENSOR_MAP_DATA_TYPE_FLOAT32, 3, device, dims, pitch, box) != CUDA_SUCCESS)
    return 5;
  sweep<<<dim3((nx + BX - 1) / BX, (ny + BY - 1) / BY), dim3(BX, BY)>>>(map, out, nx, ny, nz);
  CK(cudaGetLastError());
  CK(cudaMemcpy(got, out, cells * sizeof *got, cudaMemcpyDeviceToHost));
  auto cell = [&](int z, int y, int x) {
    const bool inside = z >= 0 && z < nz && y >= 0 && y < ny && x >= 0 && x < nx;
    return inside ? in[((size_t)z * ny + y) * nx + x] : 0.0f;
  };
  for (int z = 0; z < nz; z++)
    for (int y = 0; y < ny; y++)
      for (int x = 0; x < nx; x++) {
        const float want = cell(z - 1, y, x) + cell(z + 1, y, x) + cell(z, y, x) + cell(z, y, x - 1) + cell(z, y, x + 1) +
                           cell(z, y - 1, x) + cell(z, y + 1, x);
        const float is = got[((size_t)z * ny + y) * nx + x];
        if (is != want) {
          printf("out[%d][%d][%d] = %g, not %g\n", z, y, x, is, want);
          return 1;
        }
      }
  return 0;
}
