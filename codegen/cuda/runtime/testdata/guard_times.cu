// What the guard costs: prints a row for an array of as many MiB as the argument says.
#include <time.h>
#include "runtime.cuh" // guard: sync

static const mint_site here = {"t.c", 1};

__global__ void add(double *a, long long n)
{
    const long long i = blockIdx.x * (long long)blockDim.x + threadIdx.x;
    if (i < n)
        a[i] += 1;
}

static double now()
{
    timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + 1e-6 * (double)t.tv_nsec;
}

static double since(double &begin)
{
    const double then = begin;
    begin = now();
    return begin - then;
}

static mint_mapping &step(double *a, long long n)
{
    mint_mapping &m = mint_find(here, "a", a, sizeof(double), 1);
    mint_launching(here, "add");
    add<<<mint_blocks(here, "add", mint_ceil_div(n, 256)), 256, 0, mint_stream()>>>((double *)m.device, n);
    mint_launched(here, "add", m);
    mint_barrier(here);
    return m;
}

int main(int, char **argv)
{
    const long long mib = atoll(argv[1]), n = mib * (1 << 20) / 8;
    double *a = (double *)malloc((size_t)n * 8);
    for (long long i = 0; i < n; i++)
        a[i] = 1;
    mint_scope scope;
    mint_region region(here);
    double t = now();
    mint_to_device(scope, here, "a", a, sizeof(double), mint_extents(n), 0, mint_padded, false);
    const double up = since(t);
    step(a, n);
    mint_from_device(here, "a", a, sizeof(double), mint_shape{});
    step(a, n);
    t = now();
    mint_mapping &m = step(a, n);
    const double launch = since(t);
    mint_protect(m, mint_pages_open);
    const double opens = since(t);
    mint_protect(m, mint_pages_closed);
    const double closes = since(t);
    mint_before_call(here);
    const double shows = since(t);
    bool right = ((volatile double *)a)[n / 2] == 4;
    const double reads = since(t);
    step(a, n);
    t = now();
    ((volatile double *)a)[n / 2] = 7;
    const double writes = since(t);
    step(a, n);
    const double returns = since(t);
    mint_from_device(here, "a", a, sizeof(double), mint_shape{});
    const double down = since(t);
    right = right && a[n / 2] == 8 && a[0] == 6 && a[n - 1] == 6;
    printf("| %lld MiB | %.3f | %.3f | %.3f | %.3f | %.1f | %.1f | %.1f | %.1f | %.1f | %s |\n", mib, closes, opens, launch, shows, reads, writes,
           returns, up, down, right ? "yes" : "NO");
    return !right;
}
