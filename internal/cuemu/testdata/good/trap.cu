// A kernel that traps: none of its threads goes on, nothing runs behind it, and what waits for the device says so. Host memory that is mapped
// keeps what the kernel has written there.
#include <cuda_runtime.h>
#include <stdio.h>

__global__ void stop(unsigned long long *note, int *cells)
{
    if (threadIdx.x == 40 && atomicCAS(note, 0ull, 7ull) == 0) {
        note[1] = blockIdx.x + 100;
        __threadfence_system();
        __trap();
    }
    __syncthreads();
    cells[blockIdx.x * blockDim.x + threadIdx.x] = 1;
}

__global__ void later(unsigned long long *note)
{
    note[1] = 0;
}

int main()
{
    unsigned long long *note;
    int *cells;
    cudaHostAlloc(&note, 2 * sizeof *note, cudaHostAllocMapped);
    note[0] = note[1] = 0;
    cudaMalloc(&cells, 4 * 64 * sizeof *cells);
    stop<<<4, 64>>>(note, cells);
    later<<<1, 1>>>(note);
    cudaError_t first = cudaDeviceSynchronize(), second = cudaStreamSynchronize(0);
    printf("%d %d %llu %d\n", first == cudaErrorLaunchFailure, second == cudaErrorLaunchFailure, note[0], note[1] >= 100);
    if (first != cudaErrorLaunchFailure || second != cudaErrorLaunchFailure || note[0] != 7 || note[1] < 100)
        return 1;
    printf("ok\n");
    return 0;
}
