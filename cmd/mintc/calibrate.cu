// Measures what the performance model wants to know of a GPU, in well under a minute, and prints it as the file that mintc's
// -fdevice=FILE reads: written by "mintc tune --calibrate". By hand: nvcc -O3 -arch=sm_90 calibrate.cu -o calibrate && ./calibrate >FILE
//
// Each figure is the best of several runs after a warm-up; differences that noise makes negative count as 1 ns. Rates of arithmetic are instructions times lanes.
#include <cooperative_groups.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { threads = 256 };

static void check(cudaError_t result, const char *what)
{
    if (result == cudaSuccess)
        return;
    fprintf(stderr, "calibrate: %s: %s\n", what, cudaGetErrorString(result));
    exit(1);
}

// The shortest of several runs, in seconds.
template <class F> static double best(int runs, F run)
{
    cudaEvent_t begin, end;
    check(cudaEventCreate(&begin), "event");
    check(cudaEventCreate(&end), "event");
    double least = 1e30;
    for (int r = 0; r <= runs; r++) {
        check(cudaEventRecord(begin, nullptr), "event");
        run();
        check(cudaGetLastError(), "launch");
        check(cudaEventRecord(end, nullptr), "event");
        check(cudaEventSynchronize(end), "kernel");
        float ms = 0;
        check(cudaEventElapsedTime(&ms, begin, end), "event");
        if (r > 0 && ms > 0 && 1e-3 * ms < least)
            least = 1e-3 * ms;
    }
    check(cudaEventDestroy(begin), "event");
    check(cudaEventDestroy(end), "event");
    return least;
}

__global__ void fill(float4 *to, size_t count)
{
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < count; i += (size_t)gridDim.x * blockDim.x)
        to[i] = make_float4((float)(i % 1021), 1.0f, (float)(i % 7), 2.0f);
}

// Reads a working set that fits in the L2 cache again and again. Each block starts elsewhere.
__global__ void read_l2(const float4 *from, unsigned count, int passes, float *out)
{
    float sum = 0;
    for (int p = 0; p < passes; p++) {
        unsigned at = (blockIdx.x * 977u + (unsigned)p * 131u) * blockDim.x % count + threadIdx.x;
        for (unsigned n = 0; n < count; n += gridDim.x * blockDim.x, at += gridDim.x * blockDim.x) {
            const float4 v = from[at % count];
            sum += v.x + v.y + v.z + v.w;
        }
    }
    if (sum == 12345.678f)
        *out = sum;
}

__global__ void read_shared(int rounds, float *out)
{
    __shared__ float4 cell[2 * threads];
    for (int i = threadIdx.x; i < 2 * threads; i += threads)
        cell[i] = make_float4((float)i, 1.0f, 2.0f, 3.0f);
    __syncthreads();
    float4 sum = make_float4(0, 0, 0, 0);
    unsigned at = threadIdx.x;
    for (int r = 0; r < rounds; r++) {
#pragma unroll
        for (int u = 0; u < 16; u++) {
            const float4 v = cell[(at + 16 * u) % (2 * threads)];
            sum.x += v.x;
            sum.y += v.y;
            sum.z += v.z;
            sum.w += v.w;
        }
        at += 32;
    }
    if (sum.x + sum.y + sum.z + sum.w == 12345.678f)
        *out = sum.x;
}

template <class T> __global__ void multiply_add(int rounds, T factor, T *out)
{
    T a[8];
#pragma unroll
    for (int i = 0; i < 8; i++)
        a[i] = (T)(threadIdx.x + i);
    for (int r = 0; r < rounds; r++)
#pragma unroll
        for (int u = 0; u < 8; u++)
#pragma unroll
            for (int i = 0; i < 8; i++)
                a[i] = a[i] * factor + (T)0.5;
    T sum = 0;
#pragma unroll
    for (int i = 0; i < 8; i++)
        sum += a[i];
    if (sum == (T)12345.678)
        *out = sum;
}

__global__ void shuffle(int rounds, int *out)
{
    int a[4] = {(int)threadIdx.x, (int)threadIdx.x + 1, (int)threadIdx.x + 2, (int)threadIdx.x + 3};
    for (int r = 0; r < rounds; r++)
#pragma unroll
        for (int u = 0; u < 8; u++)
#pragma unroll
            for (int i = 0; i < 4; i++)
                a[i] = __shfl_xor_sync(0xffffffffu, a[i], 1 + (u & 15));
    if (a[0] + a[1] + a[2] + a[3] == -1)
        *out = a[0];
}

__global__ void barriers(int rounds)
{
    for (int r = 0; r < rounds; r++)
        __syncthreads();
}

__global__ void grid_barriers(int rounds)
{
    cooperative_groups::grid_group grid = cooperative_groups::this_grid();
    for (int r = 0; r < rounds; r++)
        grid.sync();
}

__global__ void nothing() {}

// The first line that a command prints, or "unknown".
static const char *said(const char *command, char (&line)[256])
{
    FILE *pipe = popen(command, "r");
    if (!pipe || !fgets(line, sizeof line, pipe))
        strcpy(line, "unknown");
    if (pipe)
        pclose(pipe);
    line[strcspn(line, "\n")] = '\0';
    return line;
}

// Arguments: a number that all work is divided by, for tests.
int main(int argc, char **argv)
{
    const int less = argc > 1 && atoi(argv[1]) > 0 ? atoi(argv[1]) : 1;
    int device = 0;
    cudaDeviceProp p;
    check(cudaGetDevice(&device), "device");
    check(cudaGetDeviceProperties(&p, device), "device");
    const int sms = p.multiProcessorCount, blocks = sms * 8, rounds = 4096 / less + 2;
    const double lanes = (double)blocks * threads;

    size_t room = 0, all = 0;
    check(cudaMemGetInfo(&room, &all), "memory");
    const size_t cap = ((size_t)2 << 30) / (size_t)less;
    const size_t bytes = (room / 4 < cap ? room / 4 : cap) & ~(size_t)65535;
    float4 *a, *b;
    check(cudaMalloc(&a, bytes), "memory");
    check(cudaMalloc(&b, bytes), "memory");
    fill<<<blocks, threads>>>(a, bytes / sizeof *a);
    check(cudaDeviceSynchronize(), "fill");
    const double copy = best(10, [&] { cudaMemcpyAsync(b, a, bytes, cudaMemcpyDeviceToDevice, nullptr); });

    const double l2 = p.l2CacheSize > 0 ? p.l2CacheSize : 1 << 20;
    const size_t set = (size_t)(0.6 * l2 < (double)bytes ? 0.6 * l2 : (double)bytes) / sizeof *a / (threads * 32) * (threads * 32) + threads * 32;
    const unsigned cells = set * sizeof *a <= bytes ? (unsigned)set : (unsigned)(bytes / sizeof *a);
    const int passes = 16 / less + 1;
    const double cache = best(5, [&] { read_l2<<<blocks, threads>>>(a, cells, passes, (float *)b); });
    const double steps = (double)((cells + blocks * threads - 1) / (blocks * threads));

    const double shared = best(5, [&] { read_shared<<<blocks, threads>>>(rounds, (float *)b); });
    const double single = best(5, [&] { multiply_add<float><<<blocks, threads>>>(rounds, 0.999f, (float *)b); });
    const double twice = best(5, [&] { multiply_add<double><<<blocks, threads>>>(rounds, 0.999, (double *)b); });
    const double exchange = best(5, [&] { shuffle<<<blocks, threads>>>(rounds, (int *)b); });
    const double barrier = best(5, [&] { barriers<<<sms, threads>>>(rounds); }) - best(5, [&] { barriers<<<sms, threads>>>(1); });

    int together = rounds / 4 + 2, one = 1;
    void *many[] = {&together}, *few[] = {&one};
    auto join = [&](void **arguments) {
        check(cudaLaunchCooperativeKernel(grid_barriers, dim3((unsigned)sms), dim3(threads), arguments, 0, nullptr), "cooperative launch");
    };
    const double grid = best(5, [&] { join(many); }) - best(5, [&] { join(few); });

    const int launches = 2000 / less + 1;
    const double launch = best(5, [&] {
        for (int i = 0; i < launches; i++)
            nothing<<<1, 32>>>();
    });
    int kilohertz = 0;
    check(cudaDeviceGetAttribute(&kilohertz, cudaDevAttrClockRate, device), "clock");

    char line[256], date[32];
    const time_t now = time(nullptr);
    strftime(date, sizeof date, "%Y-%m-%d", gmtime(&now));
    printf("mint-device 1  # measured by \"mintc tune --calibrate\"; mintc -fdevice=FILE plans for it\n");
    printf("device %s\n", p.name);
    printf("driver %s\n", said("nvidia-smi --query-gpu=driver_version --format=csv,noheader 2>/dev/null", line));
    printf("date %s\n", date);
    printf("arch sm_%d%d\n", p.major, p.minor);
    printf("multiprocessors %d\n", sms);
    printf("clock %.3f GHz\n", 1e-6 * kilohertz);
    printf("copy %.5g GB/s\n", 2e-9 * (double)bytes / copy);
    printf("l2 %.5g GB/s\n", 1e-9 * passes * steps * lanes * sizeof *a / cache);
    printf("l2-size %.1f MB\n", 1e-6 * l2);
    printf("shared %.5g GB/s\n", 1e-9 * lanes * rounds * 16 * sizeof *a / shared);
    printf("fp32 %.5g G/s\n", 1e-9 * lanes * rounds * 64 / single);
    printf("fp64 %.5g G/s\n", 1e-9 * lanes * rounds * 64 / twice);
    printf("shuffle %.5g G/s\n", 1e-9 * lanes * rounds * 32 / exchange);
    printf("barrier %.4g ns\n", 1e9 * (barrier > 0 ? barrier : 1e-9) / (rounds - 1));
    printf("grid-barrier %.4g us\n", 1e6 * (grid > 0 ? grid : 1e-9) / (together - 1));
    printf("launch %.4g us\n", 1e6 * launch / launches);
    check(cudaFree(a), "memory");
    check(cudaFree(b), "memory");
    return 0;
}
