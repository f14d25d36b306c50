
...
/* The loops at line 21.
 * u: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 5.25 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(real *__restrict__ u, unsigned k, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        u[i] += (-1 < 0u) + (-1 == 4294967295u)*2 + (-1*k > 100)*4 + (-3/2u > 5)*8;
    }
}

...
    unsigned long wide = (int)LOW + 0u;
...
    {
        const mint_site site = {"in.c", 21};
        const long long i_begin = 0, i_count = mint_trips(i_begin, 50, 1);
        mint_inferred u_here({"in.c", 20}, "u", &u[0], mint_extents(sizeof(u) / sizeof(u[0])), 0,
                mint_padded, mint_both);
        if (i_count > 0) {
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
            mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            u_map.settle();
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "main_sweep1");
            main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)u_map.device, k, (unsigned)i_count);
            mint_launched(site, "main_sweep1", u_map);
        }
        i = (int)(i_begin + i_count);
        (void)i; /* only kernels use them */
    }
...
    printf("%d %d %d %d %d %d\n", (int)LOW < 0u, (int)LOW == 4294967295u, ((int)LOW + 0) == 4294967295u, (int)LOW < k, (int)LOW * k > 100, ((int)LOW ^ 0xffffffffu) ? 1 : 2);
    printf("%d %d %d %d\n", (int)MINUS < k, (int)LOW / 2u > 3, (k ? (int)LOW : 5u) > 3, -(int)FIVE < 0u);
    wide += (int)LOW;
    printf("%lu %lu %ld %g\n", wide, (unsigned long)((int)LOW | k), (long)((int)LOW + k), (int)LOW * k * 1.0);
    if ((int)LOW ^ 0xffffffffu)
...
    while ((int)LOW + 1u)
