// Second file of a program of two: a kernel on an array that its caller mapped.
#include "runtime.cuh" // parts: mapping launch

__global__ void increment(int *a, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        a[i]++;
}

int mapped_in_other_file(const int *a)
{
    return mint_is_mapped(a);
}

void add_one(int *a, int n)
{
    const mint_site here = {"kernel.c", 1};
    mint_region region(here);
    const mint_mapping &m = mint_find(here, "a", a, sizeof(int), 1);
    mint_launching(here, "increment");
    increment<<<mint_blocks(here, "increment", mint_ceil_div(n, 32)), 32, 0, mint_stream()>>>((int *)m.device, n);
    mint_launched(here, "increment");
}
