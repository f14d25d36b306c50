
...
/* The loops at line 16.
 * u: read, pointwise
 * v: read and written, pointwise
 * f: read, pointwise
 * A block computes 256x1x1 points.
 * The model expects 0.736 billion points a second, limited by arithmetic. */
static __global__ void __launch_bounds__(256)
main_sweep1(const double *u, double *v, const float *f, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        v[i] = isnan(u[i]) ? 1 : signbit(u[i]) ? 2 : (isinf(u[i]) ? u[i] < 0 ? -1 : 1 : 0) ? 3
                : u[i] < __builtin_inff() ? u[i] : __builtin_nanf("");
        if (!isfinite(u[i]))
            v[i] += (isnan(u[i]) ? 0 : isinf(u[i]) ? 1 : u[i] == 0 ? 2 : fabs(u[i])
                    >= 2.2250738585072014e-308 ? 4 : 3) == 0 ? 10 : 20;
        if (signbit(f[i]))
            v[i] += isnan(f[i]) - (fabsf(f[i]) >= 1.17549435e-38f && fabsf(f[i])
                    <= 3.40282347e+38f);
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 10}, "u", &u[0], mint_extents(sizeof(u) / sizeof(u[0])), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 11}, "f", &f[0], mint_extents(sizeof(f) / sizeof(f[0])), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 12}, "v", &v[0], mint_extents(sizeof(v) / sizeof(v[0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 13});
        {
            const mint_site site = {"in.c", 16};
            const long long i_begin = 0, i_count = mint_trips(i_begin, 20, 1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(double));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(double));
                mint_view f_map = mint_find_view(site, "f", &f[0], sizeof(float));
                mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                mint_reach_view(site, f_map, "f", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                u_map.settle();
                v_map.settle();
                f_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (double *)u_map.device, (double *)v_map.device, (float *)f_map.device, (unsigned)i_count);
                mint_launched(site, "main_sweep1", v_map);
            }
        }
...
    mint_copy_out({"in.c", 22}, "v", &v[0], mint_extents(sizeof(v) / sizeof(v[0])));
...
        printf("%g %d %d %d\n", v[i], !!signbit(v[i]), isnan(u[i]) + __builtin_isinf_sign(u[i]), signbit(v[i]) ? 1 : isfinite(u[i]));
