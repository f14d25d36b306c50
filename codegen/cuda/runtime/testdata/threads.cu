// The state belongs to a host thread: its mappings are its own, and end with it.
#include <thread>
#include "leaks.cuh"
#include "runtime.cuh"
#include "expect.cuh"

__global__ void twice(float *a, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        a[i] *= 2;
}

static const mint_site here = {"threads.c", 1};

static void work(float *a, int n, bool keep)
{
    EXPECT(!mint_is_mapped(a));
    mint_scope scope;
    const mint_mapping &m =
        mint_to_device(scope, here, "a", a, sizeof(float), mint_extents(n), 0, mint_padded, keep);
    {
        mint_region region(here);
        mint_launching(here, "twice");
        twice<<<mint_blocks(here, "twice", mint_ceil_div(n, 32)), 32, 0, mint_stream()>>>((float *)m.device, n);
        mint_launched(here, "twice");
    }
    mint_from_device(here, "a", a, sizeof(float), mint_extents());
}

int main(void)
{
    atexit(expect_nothing_left);
    static float a[100], b[70];
    for (int i = 0; i < 100; i++)
        a[i] = b[i % 70] = 1;
    work(a, 100, true);
    EXPECT(live_buffers == 1 && live_streams == 1);
    std::thread(work, a, 100, true).join(); // its own mapping of the same array
    EXPECT(live_buffers == 1 && live_streams == 1);
    std::thread(work, b, 70, false).join();
    EXPECT(mint_is_mapped(a) && !mint_is_mapped(b));
    for (int i = 0; i < 100; i++)
        EXPECT(a[i] == 4 && b[i % 70] == 2);
    printf("all as expected\n");
    return 0;
}
