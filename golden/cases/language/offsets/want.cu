
...
/* The loops at line 29.
 * at: written
 * A block computes 256x1x1 points.
 * The model expects 142 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
main_sweep1(long long *__restrict__ at, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        at[i] = i*28ull + 24ull%16 - (long)56ull;
    }
}

/* The loops at line 32.
 * at: read and written, 1 point, radius [0,16]
 * A block computes 256x1x1 points.
 * The model expects 5.32 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(long long *__restrict__ at, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        at[i+16ull] += (unsigned char)64ull + 56ull;
    }
}

...
    {
        const mint_site site = {"in.c", 29};
        const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
        mint_inferred at_here({"in.c", 28}, "at", &at[0], mint_extents(sizeof(at) / sizeof(at[0])), 0,
                mint_padded, mint_both);
        if (i_count > 0) {
            mint_view at_map = mint_find_view(site, "at", &at[0], sizeof(long long));
            mint_reach_view(site, at_map, "at", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            at_map.settle();
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "main_sweep1");
            main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (long long *)at_map.device, (unsigned)i_count);
            mint_launched(site, "main_sweep1", at_map);
        }
    }
    {
        const mint_site site = {"in.c", 32};
        const long long i_begin = 0, i_count = mint_trips(i_begin, (int)72ull, 1);
        mint_inferred at_here_2({"in.c", 31}, "at", &at[0], mint_extents(sizeof(at) / sizeof(at[0])), 0,
                mint_padded, mint_both);
        if (i_count > 0) {
            mint_view at_map = mint_find_view(site, "at", &at[0], sizeof(long long));
            mint_reach_view(site, at_map, "at", {{i_begin + 16}, {i_begin + i_count + 15}}, "i+16ull",
                    true);
            at_map.settle();
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "main_sweep2", mint_ceil_div(i_count, 256));
            mint_launching(site, "main_sweep2");
            main_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                (long long *)at_map.device, (unsigned)i_count);
            mint_launched(site, "main_sweep2", at_map);
        }
    }
