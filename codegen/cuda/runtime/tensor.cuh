// SPDX-License-Identifier: 0BSD
#include <cuda.h>
#include <cuda/ptx>

// ---- Planes that the tensor memory accelerator fetches: one thread asks, all wait at a barrier ----

// A mint_plane with that barrier.
template <class T, int X, int Y, int LEFT, int RIGHT, int UP, int DOWN>
struct alignas(128) mint_fetched : mint_plane<T, X, Y, LEFT, RIGHT, UP, DOWN> {
    alignas(128) uint64_t arrived;
};

// Makes the barriers of planes ready, for threads behind the next __syncthreads().
template <class Plane> __device__ static inline void mint_open(Plane *planes, int count)
{
    if ((threadIdx.x | threadIdx.y | threadIdx.z) != 0)
        return;
    for (int i = 0; i < count; i++)
        cuda::ptx::mbarrier_init(&planes[i].arrived, 1);
    cuda::ptx::fence_mbarrier_init(cuda::ptx::sem_release, cuda::ptx::scope_cluster);
    cuda::ptx::fence_proxy_async(cuda::ptx::space_shared);
}

// Copies a box of the tensor with the hint evict_last: neighbouring blocks read its halo again, and what is written is
// not read before the next sweep. libcu++ has no function with such a hint.
template <int N>
__device__ static inline void mint_copy_box(void *to, const CUtensorMap &tensor, const int32_t (&at)[N], uint64_t *arrived)
{
#ifdef __CUDA_ARCH__
    unsigned long long policy;
    asm("createpolicy.fractional.L2::evict_last.b64 %0;" : "=l"(policy));
    const unsigned shared = (unsigned)__cvta_generic_to_shared(to), barrier = (unsigned)__cvta_generic_to_shared(arrived);
    if constexpr (N == 2)
        asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint "
                     "[%0], [%1, {%2, %3}], [%4], %5;"
                     ::"r"(shared), "l"(&tensor), "r"(at[0]), "r"(at[1]), "r"(barrier), "l"(policy) : "memory");
    else
        asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint "
                     "[%0], [%1, {%2, %3, %4}], [%5], %6;"
                     ::"r"(shared), "l"(&tensor), "r"(at[0]), "r"(at[1]), "r"(at[2]), "r"(barrier), "l"(policy) : "memory");
#else
    cuda::ptx::cp_async_bulk_tensor(cuda::ptx::space_cluster, cuda::ptx::space_global, to, &tensor, at, arrived);
#endif
}

// Asks for the box of the tensor that begins at x, y, z. Cells outside the tensor become zero. If rows are not
// `aligned` there is no tensor: the threads copy the plane like mint_stage, with the arguments behind `at`.
template <int THREADS, class T, int X, int Y, int L, int R, int U, int D, int N>
__device__ static inline void mint_fetch_at(mint_fetched<T, X, Y, L, R, U, D> &plane, const CUtensorMap &tensor, const int32_t (&at)[N],
                                            const T *from, long long row, int cells, int rows, bool aligned)
{
    if (!aligned) {
        mint_stage<THREADS>(plane, from, row, cells, rows, false);
    } else if ((threadIdx.x | threadIdx.y | threadIdx.z) == 0) {
        cuda::ptx::mbarrier_arrive_expect_tx(cuda::ptx::sem_release, cuda::ptx::scope_cta, cuda::ptx::space_shared,
                                             &plane.arrived, sizeof plane.cell);
        mint_copy_box(plane.cell, tensor, at, &plane.arrived);
    }
}

template <int THREADS, class Plane, class T>
__device__ static inline void mint_fetch(Plane &plane, const CUtensorMap &tensor, unsigned x, unsigned y, unsigned z,
                                         const T *from, long long row, int cells, int rows, bool aligned)
{
    const int32_t at[] = {(int32_t)x, (int32_t)y, (int32_t)z};
    mint_fetch_at<THREADS>(plane, tensor, at, from, row, cells, rows, aligned);
}

template <int THREADS, class Plane, class T>
__device__ static inline void mint_fetch(Plane &plane, const CUtensorMap &tensor, unsigned x, unsigned y, const T *from,
                                         long long row, int cells, int rows, bool aligned)
{
    const int32_t at[] = {(int32_t)x, (int32_t)y};
    mint_fetch_at<THREADS>(plane, tensor, at, from, row, cells, rows, aligned);
}

// Waits until the plane is there: the first time that it is fetched with phase 0, then with 1, then with 0.
template <class Plane> __device__ static inline void mint_await(Plane &plane, unsigned phase, bool aligned)
{
    if (aligned)
        while (!cuda::ptx::mbarrier_try_wait_parity(&plane.arrived, phase)) {
        }
    else
        __syncthreads();
}

// Describes a tensor of elements of so many bytes that begins at `first`. Extents, strides in bytes and the box have x first.
template <int RANK>
mint_local CUresult mint_encode_tensor(mint_site site, CUtensorMap &tensor, void *first, int elem, const cuuint64_t (&extent)[RANK],
                                       const cuuint64_t (&stride)[RANK - 1], const cuuint32_t (&box)[RANK])
{
    void *encode = nullptr;
    cudaDriverEntryPointQueryResult found;
    mint_check(site, cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", &encode, 12000, cudaEnableDefault, &found),
               "find the driver's function for tensors");
    const CUtensorMapDataType type = elem == 1   ? CU_TENSOR_MAP_DATA_TYPE_UINT8
                                     : elem == 2 ? CU_TENSOR_MAP_DATA_TYPE_UINT16
                                     : elem == 4 ? CU_TENSOR_MAP_DATA_TYPE_UINT32
                                                 : CU_TENSOR_MAP_DATA_TYPE_UINT64;
    cuuint32_t step[RANK];
    for (int d = 0; d < RANK; d++)
        step[d] = 1;
    return ((decltype(&cuTensorMapEncodeTiled))encode)(&tensor, type, RANK, first, extent, stride, box, step, CU_TENSOR_MAP_INTERLEAVE_NONE,
                                                       CU_TENSOR_MAP_SWIZZLE_NONE, CU_TENSOR_MAP_L2_PROMOTION_L2_128B,
                                                       CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
}

// The tensor of a grid that boxes are fetched from; it begins at `origin`, slowest dimension first. Rows that are not
// aligned make none: kernels do not fetch then.
template <int RANK>
mint_local CUtensorMap mint_tensor(mint_site site, const mint_mapping &m, const long long (&origin)[RANK],
                                   const int (&box)[RANK])
{
    CUtensorMap tensor = {};
    cuuint64_t extent[RANK], stride[RANK - 1];
    cuuint32_t cells[RANK];
    char *first = (char *)m.device;
    bool aligned = true;
    for (int d = 0; d < RANK; d++) { // x is the last dimension, and comes first here
        const long long bytes = m.stride[d] * m.elem;
        const int e = RANK - 1 - d;
        first += origin[d] * bytes;
        extent[e] = (cuuint64_t)(m.shape.extent[d] - origin[d]);
        if (extent[e] > INT_MAX)
            mint_fail(site, cudaSuccess,
                      "the tensor memory accelerator counts to 2147483647, and array '%s' has %lld cells along a dimension\n"
                      "translate again with -fpass-disable=tensor",
                      m.name, m.shape.extent[d]);
        cells[e] = (cuuint32_t)box[d];
        if (e > 0) {
            stride[e - 1] = (cuuint64_t)bytes;
            aligned = aligned && bytes % 16 == 0;
        }
    }
    if (!aligned || (size_t)first % 16 != 0)
        return tensor;

    const CUresult result = mint_encode_tensor(site, tensor, first, (int)m.elem, extent, stride, cells);
    if (result != CUDA_SUCCESS)
        mint_fail(site, cudaSuccess,
                  "the driver makes no tensor of array '%s' (error %d)\ntranslate again with -fpass-disable=tensor", m.name,
                  (int)result);
    return tensor;
}
