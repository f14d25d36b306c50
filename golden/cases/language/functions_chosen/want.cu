
...
/* twice, for kernels. */
static __device__ real twice_on_device(real x)
{
    return 2*x;
}

/* raised, for kernels. */
static __device__ real raised_on_device(real x)
{
    return x + 1;
}

/* squared_double, for kernels. */
static __device__ double squared_double_on_device(double x)
{
    return x*x;
}

/* The loops at line 23.
 * u: read, 3-point star of radius 1
 * v: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 23.7 billion points a second, limited by arithmetic. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *u, real *__restrict__ v, int c, unsigned i_count, mint_extent u_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        v[i] = (c ? twice_on_device(u[i]) : raised_on_device(u[i]))
                + (i%3 == 0 ? raised_on_device(u[i]/4) : i%3 == 1 ? twice_on_device(u[i]/4)
                : raised_on_device(u[i]/4));
        v[i] += (i & 1 ? u[mint_inside(i-1, u_extent, 0)] : u[mint_inside(i+1, u_extent, 1)])*(c
                ? sqrt(u[i]) : fabs(u[i]));
        v[i] -= squared_double_on_device(v[i]) + 1;
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 18}, "u", &u[0], mint_extents(n), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 19}, "v", &v[0], mint_extents(n), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 20});
        {
            const mint_site site = {"in.c", 23};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                u_map.settle();
                v_map.settle();
                static const mint_checked u_checked[] = {
                    {{"in.c", 9}, "u", "u[i - 1]", -1},
                    {{"in.c", 10}, "u", "u[i + 1]", -1},
                };
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch u_reads = {"u[i]", {{-1, 1, {1}}}};
                const mint_touch v_writes = {"v[i]", {{0, 0, {1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)v_map.device, c, (unsigned)i_count,
                    mint_elements(site, *u_map.whole, u_map.device, u_checked));
                mint_launched(site, "main_sweep1", v_map);
            }
            (void)raised, (void)twice, (void)right, (void)left; /* only kernels use them */
        }
...
    mint_copy_out({"in.c", 33}, "v", &v[0], mint_extents(n));
