
...
/* The loops at line 19.
 * f: read, pointwise
 * u: read, pointwise
 * v: written
 * A block computes 256x1x1 points.
 * The model expects 4.93 billion points a second, limited by arithmetic. */
static __global__ void __launch_bounds__(256)
main_sweep1(const float *__restrict__ f, const real *u, real *v, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        int e;
        int class_ = isnan(f[i]) ? 0 : isinf(f[i]) ? 1 : f[i] == 0 ? 2 : fabsf(f[i])
                >= 1.17549435e-38f ? 4 : 3;
        real s = frexp(u[i], &e);
        double whole;
        double part = modf(u[i]*10, &whole);
        s += ldexp(s, 3) + e + scalbn(part, 2) + whole + sqrt((double)(f[i] > 0 ? f[i] : 2))
                + fabsf((float)u[i]) + fabs((double)-f[0]);
        s += isnan(f[i]) + 2*!!(isinf(f[i]) ? f[i] < 0 ? -1 : 1 : 0) + 4*isfinite(f[i])
                + 8*!!signbit(f[i]) + 16*(fabsf(f[i]) >= 1.17549435e-38f && fabsf(f[i])
                <= 3.40282347e+38f) + class_;
        s += ((isinf(f[i]) ? f[i] < 0 ? -1 : 1 : 0) < 0) + (f[i] > 1) + (f[i] < u[i])
                + (isnan(f[i]) || isnan(s)) + (f[i] < 0 || f[i] > 0);
        s += lround(u[i]*7) + llrint(u[i]*9) + ilogb(u[i] + 1) + abs(-i) + labs((long)-i)
                + llabs(i - 9ll);
        s += fmax(u[i], .5) + fminf(f[0], (float)2) + fmod((double)i, (double)3)
                + remainder((double)i, (double)4) + copysign((double)2, (double)(f[0] - 9))
                + fdim((double)i, (double)3);
        s += floor(s) + ceil(part) + trunc(s) + rint(s) + round(part) + nearbyint(s)
                + fma(s, (double)2, part) + nextafter(s, (double)2);
        v[i] = s*3.14159265358979323846 + 1.41421356237309504880;
    }
}

...
{ mint_scope mappings;
...
    real *u = (real *)malloc(n * sizeof(real)), *v = (real *)malloc(n * sizeof(real));
    float *f = (float *)malloc(n * sizeof(float));
...
    mint_copy_in(mappings, {"in.c", 15}, "u", &u[0], mint_extents(n), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 16}, "v", &v[0], mint_extents(n), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 17}, "f", &f[0], mint_extents(n), 0, mint_padded, mint_scoped);
    {
        const mint_site site = {"in.c", 19};
        const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
        if (i_count > 0) {
            mint_view f_map = mint_find_view(site, "f", &f[0], sizeof(float));
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
            mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
            mint_reach_view(site, f_map, "f", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site, f_map, "f", {{0}, {0}}, "0", true);
            mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            f_map.settle();
            u_map.settle();
            v_map.settle();
            const mint_nest loops = {{{i_begin, i_count, 1}}};
            const mint_touch f_reads = {"fpclassify(f[i])", {{0, 0, {1}}}};
            const mint_touch v_writes = {"v[i]", {{0, 0, {1}}}};
            const mint_touch f_reads_2 = {"f[0]", {{0, 0, {0}}}};
            const mint_touch u_reads = {"u[i]", {{0, 0, {1}}}};
            mint_distinct(site, loops, f_map, "f", f_reads, v_map, "v", v_writes);
            mint_distinct(site, loops, f_map, "f", f_reads_2, v_map, "v", v_writes);
            mint_coincide(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "main_sweep1");
            main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (float *)f_map.device, (real *)u_map.device, (real *)v_map.device, (unsigned)i_count);
            mint_launched(site, "main_sweep1", v_map);
        }
    }
    mint_copy_out({"in.c", 31}, "v", &v[0], mint_extents(n));
