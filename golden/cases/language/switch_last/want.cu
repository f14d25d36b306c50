
...
static const bool odd[] = {0, (const bool)2, (const bool)0.0, (bool)0.5};
...
static __constant__ const bool odd_table[4] = {0, (bool)2, (bool)0.0, (bool)0.5};

/* The loops at line 12.
 * a: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 5.95 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
main_sweep1(int *__restrict__ a, unsigned i_count, mint_extent a_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        switch (i%5) {
        case 0:
            a[mint_inside(i, a_extent, 0)] = odd_table[i%4];
            break;
        case 1:
        case 2:
            a[mint_inside(i, a_extent, 1)] = 7;
        default:
            break;
        }
        switch (i/20) {
        default:
            a[mint_inside(i, a_extent, 2)] += 100;
        case 1:
            break;
        }
    }
}

...
    {
        const mint_site site = {"in.c", 12};
        const long long i_begin = 0, i_count = mint_trips(i_begin, 40, 1);
        mint_inferred a_here({"in.c", 11}, "a", &a[0], mint_extents(sizeof(a) / sizeof(a[0])), 0,
                mint_padded, mint_both);
        if (i_count > 0) {
            mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(int));
            a_map.settle();
            static const mint_checked a_checked[] = {
                {{"in.c", 15}, "a", "a[i]", -1},
                {{"in.c", 19}, "a", "a[i]", -1},
                {{"in.c", 25}, "a", "a[i]", -1},
            };
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "main_sweep1");
            main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (int *)a_map.device, (unsigned)i_count,
                mint_elements(site, *a_map.whole, a_map.device, a_checked));
            mint_launched(site, "main_sweep1", a_map);
        }
        (void)odd; /* only kernels use them */
    }
