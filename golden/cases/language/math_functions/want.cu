
...
/* The loops at line 20.
 * r: read and written, pointwise
 * f: read and written, pointwise
 * k: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 17.9 billion points a second, limited by arithmetic. */
static __global__ void __launch_bounds__(256)
main_sweep1(real *r, float *f, int *k, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        r[i] = sqrt(r[i]) + sqrt(fabs((double)f[i])) + fabsf(f[i])*floor((double)(f[i]*3));
        f[i] = fmax((double)f[i], (double)1) + fminf(f[i], (float)r[i]) + exp((double)-f[i])
                + powf((float)2, f[i]) + copysign((double)1, (double)f[i]);
        k[i] = abs(k[i]) + (int)trunc((double)f[i]);
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 14}, "f", &f[0], mint_extents(sizeof(f) / sizeof(f[0])), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 15}, "r", &r[0], mint_extents(sizeof(r) / sizeof(r[0])), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 16}, "k", &k[0], mint_extents(sizeof(k) / sizeof(k[0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 17});
        {
            const mint_site site = {"in.c", 20};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            if (i_count > 0) {
                mint_view r_map = mint_find_view(site, "r", &r[0], sizeof(real));
                mint_view f_map = mint_find_view(site, "f", &f[0], sizeof(float));
                mint_view k_map = mint_find_view(site, "k", &k[0], sizeof(int));
                mint_reach_view(site, r_map, "r", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                mint_reach_view(site, f_map, "f", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                mint_reach_view(site, k_map, "k", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                r_map.settle();
                f_map.settle();
                k_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)r_map.device, (float *)f_map.device, (int *)k_map.device, (unsigned)i_count);
                mint_launched(site, "main_sweep1", r_map, f_map, k_map);
            }
        }
...
    mint_copy_out({"in.c", 26}, "f", &f[0], mint_extents(sizeof(f) / sizeof(f[0])));
    mint_copy_out({"in.c", 27}, "r", &r[0], mint_extents(sizeof(r) / sizeof(r[0])));
    mint_copy_out({"in.c", 28}, "k", &k[0], mint_extents(sizeof(k) / sizeof(k[0])));
