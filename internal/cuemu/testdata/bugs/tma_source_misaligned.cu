// want: "tensor copy source: the first coordinate, -1, is 12 bytes off a multiple of 16"
/* A box that begins with one cell of halo. */
#include "../tensor.h"
#define WIDTH 32
#define HEIGHT 4
#define SLOTS 2
namespace ptx = cuda::ptx;

__global__ void k(const __grid_constant__ CUtensorMap map, float *out, int planes) {
  __shared__ __align__(128) float ring[SLOTS][HEIGHT][WIDTH];
  __shared__ uint64_t arrived[SLOTS];
  const int x = threadIdx.x, y = threadIdx.y;
  const bool first = x == 0 && y == 0;
  if (first) {
    for (int s = 0; s < SLOTS; s++)
      ptx::mbarrier_init(&arrived[s], 1);
    ptx::fence_mbarrier_init(ptx::sem_release, ptx::scope_cluster);
  }
  __syncthreads();
  for (int p = 0; p < planes; p++) {
    const int s = p % SLOTS;
    if (first) {
      const int32_t at[3] = {-1, 0, p};
      ptx::mbarrier_arrive_expect_tx(ptx::sem_release, ptx::scope_cta, ptx::space_shared, &arrived[s], sizeof ring[s]);
      ptx::cp_async_bulk_tensor(ptx::space_cluster, ptx::space_global, ring[s], &map, at, &arrived[s]);
    }
    while (!ptx::mbarrier_try_wait_parity(&arrived[s], p / SLOTS % 2))
      ;
    out[(p * HEIGHT + y) * WIDTH + x] = ring[s][y][WIDTH - 1 - x];
    __syncthreads();
  }
}

int main() {
  const int planes = 5;
  const size_t bytes = sizeof(float) * WIDTH * HEIGHT * planes;
  float *in, *out;
  CK(cudaMalloc(&in, bytes));
  CK(cudaMalloc(&out, bytes));
  CK(cudaMemset(in, 0, bytes));
  CUtensorMap map;
  const cuuint64_t dims[3] = {WIDTH, HEIGHT, planes};
  const cuuint32_t box[3] = {WIDTH, HEIGHT, 1};
  if (encode(&map, CU_TENSOR_MAP_DATA_TYPE_FLOAT32, 3, in, dims, WIDTH, box) != CUDA_SUCCESS) {
    printf("refused by the encoder\n");
    return 5;
  }
  k<<<1, dim3(WIDTH, HEIGHT)>>>(map, out, planes);
  CK(cudaDeviceSynchronize());
  return 0;
}
