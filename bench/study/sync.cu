// What it costs to go from one step to the next, by grid size: a launch for each step, a barrier of the whole grid (cooperative
// groups), and flags that a block and its two neighbours wait for (the memory fence of the ghost-zone papers, IJPP section 6, today).
// Each block owns rows of a 5-point grid in memory; the three ways compute the same bits, which is checked.
//
//     nvcc -O3 -arch=sm_90 sync.cu -o sync && ./sync        prints a table for bench/results
#include <cooperative_groups.h>
#include <cuda/atomic>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <vector>

enum { threads = 256 };

static void check(cudaError_t result, const char *what)
{
    if (result == cudaSuccess)
        return;
    fprintf(stderr, "sync: %s: %s\n", what, cudaGetErrorString(result));
    exit(1);
}

// The rows of a block: an equal share of n - 2.
__device__ static inline int first_row(int n, int block) { return 1 + (int)((long long)(n - 2) * block / gridDim.x); }

// Reads past the cache of the multiprocessor: other blocks wrote it in this launch.
__device__ static inline double newest(const double *p) { return *(const volatile double *)p; }

__device__ static void sweep(int n, const double *from, double *to)
{
    const int end = first_row(n, blockIdx.x + 1);
    for (int y = first_row(n, blockIdx.x); y < end; y++)
        for (int x = 1 + threadIdx.x; x < n - 1; x += threads) {
            const double *c = from + (size_t)y * n + x;
            to[(size_t)y * n + x] = 0.2 * newest(c) + 0.2 * (newest(c - 1) + newest(c + 1)) + 0.2 * (newest(c - n) + newest(c + n));
        }
}

__global__ void __launch_bounds__(threads) one_step(int n, const double *from, double *to) { sweep(n, from, to); }

__global__ void __launch_bounds__(threads) grid_barrier(int n, int steps, double *a, double *b, int *)
{
    for (int s = 0; s < steps; s++) {
        sweep(n, s % 2 ? b : a, s % 2 ? a : b);
        cooperative_groups::this_grid().sync();
    }
}

typedef cuda::atomic_ref<int, cuda::thread_scope_device> device_flag;

// flag[i] is the number of steps that block i has made. All blocks run at once: the launch is cooperative.
__global__ void __launch_bounds__(threads) neighbour_flags(int n, int steps, double *a, double *b, int *flag)
{
    for (int s = 0; s < steps; s++) {
        sweep(n, s % 2 ? b : a, s % 2 ? a : b);
        __syncthreads();
        if (threadIdx.x == 0)
            device_flag(flag[blockIdx.x]).store(s + 1, cuda::memory_order_release);
        const int other = (int)blockIdx.x + (threadIdx.x == 0 ? -1 : 1);
        if (threadIdx.x < 2 && other >= 0 && other < (int)gridDim.x)
            while (device_flag(flag[other]).load(cuda::memory_order_acquire) < s + 1)
                ;
        __syncthreads();
    }
}

struct state {
    int n, blocks, steps;
    double *a, *b;
    int *flag;
    std::vector<double> start;
};

static void reset(state &s)
{
    check(cudaMemcpy(s.a, s.start.data(), s.start.size() * sizeof(double), cudaMemcpyHostToDevice), "copy");
    check(cudaMemcpy(s.b, s.start.data(), s.start.size() * sizeof(double), cudaMemcpyHostToDevice), "copy");
    check(cudaMemset(s.flag, 0, (size_t)s.blocks * sizeof(int)), "clear");
}

typedef void (*together)(int, int, double *, double *, int *);

static void run(state &s, together kernel)
{
    if (!kernel) {
        for (int i = 0; i < s.steps; i++)
            one_step<<<s.blocks, threads>>>(s.n, i % 2 ? s.b : s.a, i % 2 ? s.a : s.b);
        check(cudaGetLastError(), "launch");
        return;
    }
    void *arguments[] = {&s.n, &s.steps, &s.a, &s.b, &s.flag};
    check(cudaLaunchCooperativeKernel(kernel, dim3((unsigned)s.blocks), dim3(threads), arguments, 0, nullptr), "cooperative launch");
}

// Microseconds of a step: the median of several runs after one that does not count.
static double measure(state &s, together kernel, int runs, std::vector<double> &result)
{
    cudaEvent_t begin, end;
    check(cudaEventCreate(&begin), "event");
    check(cudaEventCreate(&end), "event");
    std::vector<float> times;
    for (int r = 0; r <= runs; r++) {
        reset(s);
        check(cudaDeviceSynchronize(), "wait");
        check(cudaEventRecord(begin, nullptr), "event");
        run(s, kernel);
        check(cudaEventRecord(end, nullptr), "event");
        check(cudaEventSynchronize(end), "kernel");
        float ms = 0;
        check(cudaEventElapsedTime(&ms, begin, end), "event");
        size_t at = 0;
        while (r > 0 && at < times.size() && times[at] < ms)
            at++;
        if (r > 0)
            times.insert(times.begin() + (long)at, ms);
    }
    check(cudaMemcpy(result.data(), s.steps % 2 ? s.b : s.a, result.size() * sizeof(double), cudaMemcpyDeviceToHost), "copy");
    check(cudaEventDestroy(begin), "event");
    check(cudaEventDestroy(end), "event");
    return 1e3 * times[times.size() / 2] / s.steps;
}

// Arguments: the largest grid (8192), steps (200), runs (7).
int main(int argc, char **argv)
{
    const int largest = argc > 1 ? atoi(argv[1]) : 8192, steps = argc > 2 ? atoi(argv[2]) : 200, runs = argc > 3 ? atoi(argv[3]) : 7;
    int device = 0, sms = 0, most = 0;
    cudaDeviceProp p;
    check(cudaGetDevice(&device), "device");
    check(cudaGetDeviceProperties(&p, device), "device");
    check(cudaDeviceGetAttribute(&sms, cudaDevAttrMultiProcessorCount, device), "device");
    check(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&most, neighbour_flags, threads, 0), "occupancy");
    const int each = most < 4 ? most : 4; // blocks of a multiprocessor
    printf("| %s, cells | blocks | launches, us a step | grid barrier | neighbour flags |\n|---|---|---|---|---|\n", p.name);
    for (int n = 64; n <= largest; n *= 2) {
        state s = {n, n - 2 < each * sms ? n - 2 : each * sms, steps, nullptr, nullptr, nullptr, std::vector<double>((size_t)n * n)};
        for (size_t i = 0; i < s.start.size(); i++)
            s.start[i] = (double)(i * 2654435761u % 1000003u) / 1000003.0;
        check(cudaMalloc(&s.a, s.start.size() * sizeof(double)), "memory");
        check(cudaMalloc(&s.b, s.start.size() * sizeof(double)), "memory");
        check(cudaMalloc(&s.flag, (size_t)s.blocks * sizeof(int)), "memory");
        std::vector<double> first(s.start.size()), other(s.start.size());
        const double launches = measure(s, nullptr, runs, first);
        printf("| %d x %d | %d | %.2f |", n, n, s.blocks, launches);
        const together kernels[] = {grid_barrier, neighbour_flags};
        for (together kernel : kernels) {
            const double us = measure(s, kernel, runs, other);
            if (memcmp(first.data(), other.data(), first.size() * sizeof(double)) != 0) {
                fprintf(stderr, "sync: other results at %d x %d\n", n, n);
                return 1;
            }
            printf(" %.2f |", us);
        }
        printf("\n");
        check(cudaFree(s.a), "memory");
        check(cudaFree(s.b), "memory");
        check(cudaFree(s.flag), "memory");
    }
    return 0;
}
