
...
/* The loops at line 16.
 * x: read, 3 points, radius [0,2]
 * y: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ x, real *__restrict__ y, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 3*(int)ii;
        y[i/3] = x[i] + x[i+1] + x[i+2];
    }
}

/* The loops at line 19.
 * x: read, 2 points, radius [-1,0]
 * z: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *__restrict__ x, real *__restrict__ z, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + 2*(int)ii;
        z[i >> 1] = x[i] - x[i-1];
    }
}

/* The loops at line 22.
 * z: read, subscripts that are not index + constant
 * y: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(const real *__restrict__ z, real *__restrict__ y, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const unsigned i = 4*ii;
        y[i/4] += z[i/4];
    }
}

/* The loops at line 25.
 * x: read, pointwise
 * z: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep4(const real *__restrict__ x, real *__restrict__ z, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        z[(2*i+1)/2] -= x[i];
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 10}, "x", &x[0], mint_extents(n + 3), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 11}, "y", &y[0], mint_extents(n), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings, {"in.c", 12}, "z", &z[0], mint_extents(n), 0, mint_dense, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 13});
        {
            const mint_site site = {"in.c", 16};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 3);
            if (i_count > 0) {
                mint_view x_map = mint_find_view(site, "x", &x[0], sizeof(real));
                mint_view y_map = mint_find_view(site, "y", &y[0], sizeof(real));
                mint_reach_view(site, x_map, "x", {{i_begin}, {(i_begin + 3*(i_count - 1)) + 2}}, "i..i+2",
                        true);
                x_map.settle();
                y_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 3}}};
                const mint_touch x_reads = {"x[i]", {{0, 2, {1}}}};
                const mint_touch y_writes = mint_anywhere("y[i / 3]");
                mint_distinct(site, loops, x_map, "x", x_reads, y_map, "y", y_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)x_map.device, (real *)y_map.device, (unsigned)i_count);
                mint_launched(site, "main_sweep1", y_map);
            }
        }
        {
            const mint_site site = {"in.c", 19};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n, 2);
            if (i_count > 0) {
                mint_view x_map = mint_find_view(site, "x", &x[0], sizeof(real));
                mint_view z_map = mint_find_view(site, "z", &z[0], sizeof(real));
                mint_reach_view(site, x_map, "x", {{i_begin - 1}, {(i_begin + 2*(i_count - 1))}}, "i-1..i",
                        true);
                x_map.settle();
                z_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 2}}};
                const mint_touch x_reads = {"x[i]", {{-1, 0, {1}}}};
                const mint_touch z_writes = mint_anywhere("z[i >> 1]");
                mint_distinct(site, loops, x_map, "x", x_reads, z_map, "z", z_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)x_map.device, (real *)z_map.device, (unsigned)i_count);
                mint_launched(site, "main_sweep2", z_map);
            }
        }
        {
            const mint_site site = {"in.c", 22};
            const long long i_begin = 0,
                    i_count = mint_count(site, "i", (unsigned)(i_begin), "<", (unsigned)((unsigned)n), 4);
            if (i_count > 0) {
                mint_view z_map = mint_find_view(site, "z", &z[0], sizeof(real));
                mint_view y_map = mint_find_view(site, "y", &y[0], sizeof(real));
                mint_within(site, "(unsigned)n", (long long)(n), (long long)(n), 0LL, 4294967295LL);
                z_map.settle();
                y_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 4}}};
                const mint_touch z_reads = mint_anywhere("z[i / 4]");
                const mint_touch y_writes = mint_anywhere("y[i / 4]");
                mint_distinct(site, loops, z_map, "z", z_reads, y_map, "y", y_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep3", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)z_map.device, (real *)y_map.device, (unsigned)i_count);
                mint_launched(site, "main_sweep3", y_map);
            }
        }
        {
            const mint_site site = {"in.c", 25};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n/2, 1);
            if (i_count > 0) {
                mint_view x_map = mint_find_view(site, "x", &x[0], sizeof(real));
                mint_view z_map = mint_find_view(site, "z", &z[0], sizeof(real));
                mint_reach_view(site, x_map, "x", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                x_map.settle();
                z_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch x_reads = {"x[i]", {{0, 0, {1}}}};
                const mint_touch z_writes = mint_anywhere("z[(2 * i + 1) / 2]");
                mint_distinct(site, loops, x_map, "x", x_reads, z_map, "z", z_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep4", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep4");
                main_sweep4<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)x_map.device, (real *)z_map.device, (unsigned)i_count);
                mint_launched(site, "main_sweep4", z_map);
            }
        }
...
    mint_copy_out({"in.c", 28}, "y", &y[0], mint_extents(n));
    mint_copy_out({"in.c", 29}, "z", &z[0], mint_extents(n));
