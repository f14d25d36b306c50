// want: "missing proxy fence: tensor copy and device allocation #2"
/* Steps in one cooperative launch: each reads with tensor copies what the step before wrote, and that is not fenced. */
#include "../tensor.h"
#include <cooperative_groups.h>
#define WIDTH 32
#define ROWS 4
namespace cg = cooperative_groups;
namespace ptx = cuda::ptx;

__global__ void steps(const __grid_constant__ CUtensorMap even, const __grid_constant__ CUtensorMap odd, float *a, float *b,
                      int count) {
  __shared__ __align__(128) float tile[ROWS + 2][WIDTH];
  __shared__ uint64_t arrived;
  const int x = threadIdx.x, y = threadIdx.y;
  if (x == 0 && y == 0) {
    ptx::mbarrier_init(&arrived, 1);
    ptx::fence_mbarrier_init(ptx::sem_release, ptx::scope_cluster);
  }
  __syncthreads();
  for (int step = 0; step < count; step++) {
    if (x == 0 && y == 0) {
      const int32_t at[2] = {0, (int)blockIdx.x * ROWS - 1};
      ptx::mbarrier_arrive_expect_tx(ptx::sem_release, ptx::scope_cta, ptx::space_shared, &arrived, sizeof tile);
      ptx::cp_async_bulk_tensor(ptx::space_cluster, ptx::space_global, tile, step % 2 ? &odd : &even, at, &arrived);
    }
    while (!ptx::mbarrier_try_wait_parity(&arrived, step % 2))
      ;
    float *to = step % 2 ? a : b;
    to[(blockIdx.x * ROWS + y) * WIDTH + x] = tile[y][x] + tile[y + 2][x];
    cg::this_grid().sync();
  }
}

int main() {
  const int blocks = 3, rows = blocks * ROWS, count = 3;
  float host[rows][WIDTH], was[rows][WIDTH], got[rows][WIDTH], *a, *b;
  for (int i = 0; i < rows * WIDTH; i++)
    host[i / WIDTH][i % WIDTH] = (float)(i * 3 % 7);
  CK(cudaMalloc(&a, sizeof host));
  CK(cudaMalloc(&b, sizeof host));
  CK(cudaMemcpy(a, host, sizeof host, cudaMemcpyHostToDevice));
  CUtensorMap even, odd;
  const cuuint64_t dims[2] = {WIDTH, rows};
  const cuuint32_t box[2] = {WIDTH, ROWS + 2};
  if (encode(&even, CU_TENSOR_MAP_DATA_TYPE_FLOAT32, 2, a, dims, WIDTH, box) != CUDA_SUCCESS ||
      encode(&odd, CU_TENSOR_MAP_DATA_TYPE_FLOAT32, 2, b, dims, WIDTH, box) != CUDA_SUCCESS)
    return 5;
  int steps_to_do = count;
  void *arguments[] = {&even, &odd, &a, &b, &steps_to_do};
  CK(cudaLaunchCooperativeKernel(steps, dim3(blocks), dim3(WIDTH, ROWS), arguments));
  CK(cudaMemcpy(got, count % 2 ? b : a, sizeof got, cudaMemcpyDeviceToHost));
  for (int step = 0; step < count; step++) {
    memcpy(was, host, sizeof host);
    for (int y = 0; y < rows; y++)
      for (int x = 0; x < WIDTH; x++)
        host[y][x] = (y ? was[y - 1][x] : 0.0f) + (y + 1 < rows ? was[y + 1][x] : 0.0f);
  }
  return memcmp(host, got, sizeof got) != 0;
}
