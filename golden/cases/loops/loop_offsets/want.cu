
...
/* The loops at line 16.
 * u: read, subscripts that are not index + constant
 * v: written
 * A block computes 256x1x1 points.
 * The model expects 5.32 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u, real *__restrict__ v, int off_value, int up_value,
            unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 10 + (int)ii;
        v[i] = u[i+off_value] + u[i+up_value] + u[i-off_value+1] + u[i+-1u];
    }
}

/* The loops at line 18.
 * v: read, subscripts that are not index + constant
 * w: written
 * A block computes 256x1x1 points.
 * The model expects 5.32 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *__restrict__ v, real *__restrict__ w, unsigned off, int off_value,
            unsigned i_count, mint_extent w_extent, mint_extent v_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const unsigned i = 10 + ii;
        if (i + off < 200)
            w[mint_inside(i, w_extent, 0)] = v[mint_inside((long long)i+off_value, v_extent, 0)];
    }
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 13});
        mint_inferred u_here({"in.c", 13}, "u", &u[0], mint_extents(sizeof(u) / sizeof(u[0])), 10,
                mint_padded, mint_upload);
        mint_inferred v_here({"in.c", 13}, "v", &v[0], mint_extents(sizeof(v) / sizeof(v[0])), 10,
                mint_padded, mint_both);
        mint_inferred w_here({"in.c", 13}, "w", &w[0], mint_extents(sizeof(w) / sizeof(w[0])), 10,
                mint_padded, mint_both);
...
        {
            const mint_site site = {"in.c", 16};
            const long long i_begin = 10, i_count = mint_trips(i_begin, 200 - 10, 1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{i_begin + (long long)(((int)off))}, {i_begin + i_count
                        + (long long)(((int)off)) - 1}}, "i+off_value", true);
                mint_reach_view(site, u_map, "u", {{i_begin + (long long)(((int)up))}, {i_begin + i_count
                        + (long long)(((int)up)) - 1}}, "i+up_value", true);
                mint_reach_view(site, u_map, "u", {{i_begin - (long long)(((int)off)) + 1}, {i_begin
                        + i_count - (long long)(((int)off))}}, "i-off_value+1", true);
                mint_reach_view(site, u_map, "u", {{i_begin - 1}, {i_begin + i_count - 2}}, "i-1", true);
                mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                u_map.settle();
                v_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)v_map.device, ((int)off), ((int)up), (unsigned)i_count);
                mint_launched(site, "main_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 18};
            const long long i_begin = 10, i_count = mint_trips(i_begin, (unsigned)(200 - 10), 1);
            if (i_count > 0) {
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real));
                v_map.settle();
                w_map.settle();
                static const mint_checked w_checked[] = {
                    {{"in.c", 19}, "w", "w[i]", -1},
                };
                static const mint_checked v_checked[] = {
                    {{"in.c", 19}, "v", "v[i + off]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2",
                        mint_tiles(site, "i", i_count, 256, 4294965759));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)v_map.device, (real *)w_map.device, off, ((int)off), (unsigned)i_count,
                    mint_elements(site, *w_map.whole, w_map.device, w_checked),
                    mint_elements(site, *v_map.whole, v_map.device, v_checked));
                mint_launched(site, "main_sweep2", w_map);
            }
        }
