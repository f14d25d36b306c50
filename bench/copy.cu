// The ceiling of a sweep: bandwidth of a device-to-device copy of 4 GiB, read plus write.
// Prints `copy_gbs N`, the median of 11 copies in GB/s (1e9 bytes).
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>

static void check(cudaError_t status, const char *what)
{
    if (status != cudaSuccess) {
        std::fprintf(stderr, "copy: %s: %s\n", what, cudaGetErrorString(status));
        std::exit(1);
    }
}

// Memory compresses and toggles less on equal words, so the words differ.
__global__ void scramble(unsigned long long *words, size_t count)
{
    size_t stride = (size_t)gridDim.x * blockDim.x;
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < count; i += stride)
        words[i] = (i + 1) * 0x9E3779B97F4A7C15ull ^ (i << 29);
}

int main()
{
    const size_t bytes = (size_t)4 << 30;
    const int runs = 11, copies = 4;
    unsigned long long *source, *target;
    cudaEvent_t start, stop;
    double rates[runs];

    check(cudaMalloc(&source, bytes), "cudaMalloc");
    check(cudaMalloc(&target, bytes), "cudaMalloc");
    check(cudaEventCreate(&start), "cudaEventCreate");
    check(cudaEventCreate(&stop), "cudaEventCreate");
    scramble<<<4096, 256>>>(source, bytes / sizeof *source);
    check(cudaGetLastError(), "scramble");
    check(cudaMemcpy(target, source, bytes, cudaMemcpyDeviceToDevice), "warm-up");
    check(cudaDeviceSynchronize(), "warm-up");

    for (int run = 0; run < runs; run++) {
        float ms;
        check(cudaEventRecord(start), "cudaEventRecord");
        for (int i = 0; i < copies; i++)
            check(cudaMemcpyAsync(target, source, bytes, cudaMemcpyDeviceToDevice), "copy");
        check(cudaEventRecord(stop), "cudaEventRecord");
        check(cudaEventSynchronize(stop), "copy");
        check(cudaEventElapsedTime(&ms, start, stop), "cudaEventElapsedTime");
        rates[run] = 2.0 * bytes * copies / (ms * 1e6);
    }
    std::sort(rates, rates + runs);
    std::printf("copy_gbs %.1f\n", rates[runs / 2]);

    check(cudaEventDestroy(start), "cudaEventDestroy");
    check(cudaEventDestroy(stop), "cudaEventDestroy");
    check(cudaFree(source), "cudaFree");
    check(cudaFree(target), "cudaFree");
    return 0;
}
