
...
/* The loops at line 15.
 * whole: read, subscripts that are not index + constant
 * half: written
 * A block computes 256x1x1 points.
 * The model expects 5.32 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
halve_sweep1(const real *__restrict__ whole, int whole_row, real *__restrict__ half,
             unsigned y_count)
{
    const unsigned iy = blockIdx.x*256 + threadIdx.x;
    if (iy < y_count) {
        const int y = (int)iy;
        for (int x = 0; x < 24/2; x++)
            half[y*(24/2)+x] = whole[2*y*whole_row+2*x]
                    + whole[(2*y+24%23)*whole_row+(2*x+(24 >> 4))];
    }
}

/* The loops at line 19.
 * half: read, subscripts that are not index + constant
 * whole: written
 * A block computes 16x16x1 points.
 * The model expects 10.2 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
halve_sweep2(const real *__restrict__ half, real *__restrict__ whole, int whole_row, int x_begin,
             unsigned x_count, int y_begin, unsigned y_count, mint_extent half_extent)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = y_begin + (int)iy;
        const int x = x_begin + (int)ix;
        whole[y*whole_row+x] = half[mint_inside(y/2*(24/2)+x/2, half_extent, 0)] + x;
    }
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 12});
        mint_inferred whole_here({"in.c", 12}, "whole", &whole[0][0],
                mint_extents(sizeof(whole) / sizeof(whole[0]), sizeof(whole[0]) / sizeof(whole[0][0])), 4,
                mint_padded, mint_both);
        mint_inferred half_here({"in.c", 12}, "half", &half[0],
                mint_extents(sizeof(half) / sizeof(half[0])), 0, mint_dense, mint_both);
...
        {
            const mint_site site = {"in.c", 15};
            const long long y_begin = 0, y_count = mint_trips(y_begin, 24/2, 1);
            if (y_count > 0) {
                mint_mapping &whole_map = mint_find(site, "whole", &whole[0][0], sizeof(real),
                        mint_extents(0, 24));
                mint_view half_map = mint_find_view(site, "half", &half[0], sizeof(real));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {whole_map, "whole", 0, "2*y..2*y+24%23", 2*y_begin, 2*(y_begin + y_count - 1) + 1},
                    {whole_map, "whole", 1, "2*x..2*x+(24 >> 4)", 0, 23},
                };
                mint_check_subscripts(site, subscripts);
                mint_reach_view(site, half_map, "half", {{12*y_begin}, {12*(y_begin + y_count - 1) + 11}},
                        "y*(24/2)+x", true);
                half_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "halve_sweep1", mint_ceil_div(y_count, 256));
                mint_launching(site, "halve_sweep1");
                halve_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)whole_map.device, (int)whole_map.stride[0], (real *)half_map.device,
                    (unsigned)y_count);
                mint_launched(site, "halve_sweep1", half_map);
            }
            y = (int)(y_begin + y_count);
            (void)y, (void)x; /* only kernels use them */
        }
        {
            const mint_site site = {"in.c", 19};
            const long long y_begin = 24/8, y_count = mint_trips(y_begin, 24 - (24 & 7) - 3, 1);
            const long long x_begin = 1 << 2,
                    x_count = mint_trips(x_begin, (24 ^ 8) + (4 | 1) - 5 - 24/10u, 1);
            if (y_count > 0 && x_count > 0) {
                mint_view half_map = mint_find_view(site, "half", &half[0], sizeof(real));
                mint_mapping &whole_map = mint_find(site, "whole", &whole[0][0], sizeof(real),
                        mint_extents(0, 24));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {whole_map, "whole", 0, "y", y_begin, y_begin + y_count - 1},
                    {whole_map, "whole", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                half_map.settle();
                static const mint_checked half_checked[] = {
                    {{"in.c", 21}, "half", "half[y / 2 * (R / 2) + x / 2]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "halve_sweep2",
                        mint_tiles(site, "x", x_count, 16, 2147483648),
                        mint_tiles(site, "y", y_count, 16, 2147483648));
                mint_launching(site, "halve_sweep2");
                halve_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)half_map.device, (real *)whole_map.device, (int)whole_map.stride[0],
                    (int)x_begin, (unsigned)x_count, (int)y_begin, (unsigned)y_count,
                    mint_elements(site, *half_map.whole, half_map.device, half_checked));
                mint_launched(site, "halve_sweep2", whole_map);
            }
            y = (int)(y_begin + y_count);
            if (y_count > 0) x = (int)(x_begin + x_count);
        }
...
/* The loops at line 41.
 * x: read, 3 points, radius [0,2]
 * y: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ x, real *__restrict__ y, unsigned i_count, mint_extent y_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 3*(int)ii;
        y[mint_inside(i/3, y_extent, 0)] = x[i] + x[i+1] + x[i+2];
    }
}

/* The loops at line 44.
 * x: read, 2 points, radius [-1,0]
 * z: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *__restrict__ x, real *__restrict__ z, unsigned i_count, mint_extent z_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + 2*(int)ii;
        z[mint_inside(i >> 1, z_extent, 0)] = x[i] - x[i-1];
    }
}

/* The loops at line 47.
 * z: read, subscripts that are not index + constant
 * y: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(const real *__restrict__ z, real *__restrict__ y, unsigned i_count,
            mint_extent y_extent, mint_extent z_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const unsigned i = 4*ii;
        y[mint_inside(i/4, y_extent, 0)] += z[mint_inside(i/4, z_extent, 0)];
    }
}

/* The loops at line 50.
 * x: read, pointwise
 * z: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep4(const real *__restrict__ x, real *__restrict__ z, unsigned i_count, mint_extent z_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        z[mint_inside((2*i+1)/2, z_extent, 0)] -= x[i];
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 35}, "x", &x[0], mint_extents(n + 3), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 36}, "y", &y[0], mint_extents(n), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings, {"in.c", 37}, "z", &z[0], mint_extents(n), 0, mint_dense, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region_2({"in.c", 38});
        {
            const mint_site site = {"in.c", 41};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 3);
            if (i_count > 0) {
                mint_view x_map = mint_find_view(site, "x", &x[0], sizeof(real));
                mint_view y_map = mint_find_view(site, "y", &y[0], sizeof(real));
                mint_reach_view(site, x_map, "x", {{i_begin}, {(i_begin + 3*(i_count - 1)) + 2}}, "i..i+2",
                        true);
                x_map.settle();
                y_map.settle();
                static const mint_checked y_checked[] = {
                    {{"in.c", 42}, "y", "y[i / 3]", -1},
                };
                const mint_nest loops = {{{i_begin, i_count, 3}}};
                const mint_touch x_reads = {"x[i]", {{0, 2, {1}}}};
                const mint_touch y_writes = mint_anywhere("y[i / 3]");
                mint_distinct(site, loops, x_map, "x", x_reads, y_map, "y", y_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)x_map.device, (real *)y_map.device, (unsigned)i_count,
                    mint_elements(site, *y_map.whole, y_map.device, y_checked));
                mint_launched(site, "main_sweep1", y_map);
            }
        }
        {
            const mint_site site = {"in.c", 44};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n, 2);
            if (i_count > 0) {
                mint_view x_map = mint_find_view(site, "x", &x[0], sizeof(real));
                mint_view z_map = mint_find_view(site, "z", &z[0], sizeof(real));
                mint_reach_view(site, x_map, "x", {{i_begin - 1}, {(i_begin + 2*(i_count - 1))}}, "i-1..i",
                        true);
                x_map.settle();
                z_map.settle();
                static const mint_checked z_checked[] = {
                    {{"in.c", 45}, "z", "z[i >> 1]", -1},
                };
                const mint_nest loops = {{{i_begin, i_count, 2}}};
                const mint_touch x_reads = {"x[i]", {{-1, 0, {1}}}};
                const mint_touch z_writes = mint_anywhere("z[i >> 1]");
                mint_distinct(site, loops, x_map, "x", x_reads, z_map, "z", z_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)x_map.device, (real *)z_map.device, (unsigned)i_count,
                    mint_elements(site, *z_map.whole, z_map.device, z_checked));
                mint_launched(site, "main_sweep2", z_map);
            }
        }
        {
            const mint_site site = {"in.c", 47};
            const long long i_begin = 0,
                    i_count = mint_count(site, "i", (unsigned)(i_begin), "<", (unsigned)((unsigned)n), 4);
            if (i_count > 0) {
                mint_view z_map = mint_find_view(site, "z", &z[0], sizeof(real));
                mint_view y_map = mint_find_view(site, "y", &y[0], sizeof(real));
                mint_within(site, "(unsigned)n", (long long)(n), (long long)(n), 0LL, 4294967295LL);
                z_map.settle();
                y_map.settle();
                static const mint_checked y_checked[] = {
                    {{"in.c", 48}, "y", "y[i / 4]", -1},
                };
                static const mint_checked z_checked[] = {
                    {{"in.c", 48}, "z", "z[i / 4]", -1},
                };
                const mint_nest loops = {{{i_begin, i_count, 4}}};
                const mint_touch z_reads = mint_anywhere("z[i / 4]");
                const mint_touch y_writes = mint_anywhere("y[i / 4]");
                mint_distinct(site, loops, z_map, "z", z_reads, y_map, "y", y_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep3", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)z_map.device, (real *)y_map.device, (unsigned)i_count,
                    mint_elements(site, *y_map.whole, y_map.device, y_checked),
                    mint_elements(site, *z_map.whole, z_map.device, z_checked));
                mint_launched(site, "main_sweep3", y_map);
            }
        }
        {
            const mint_site site = {"in.c", 50};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n/2, 1);
            if (i_count > 0) {
                mint_view x_map = mint_find_view(site, "x", &x[0], sizeof(real));
                mint_view z_map = mint_find_view(site, "z", &z[0], sizeof(real));
                mint_reach_view(site, x_map, "x", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                x_map.settle();
                z_map.settle();
                static const mint_checked z_checked[] = {
                    {{"in.c", 51}, "z", "z[(2 * i + 1) / 2]", -1},
                };
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch x_reads = {"x[i]", {{0, 0, {1}}}};
                const mint_touch z_writes = mint_anywhere("z[(2 * i + 1) / 2]");
                mint_distinct(site, loops, x_map, "x", x_reads, z_map, "z", z_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep4", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep4");
                main_sweep4<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)x_map.device, (real *)z_map.device, (unsigned)i_count,
                    mint_elements(site, *z_map.whole, z_map.device, z_checked));
                mint_launched(site, "main_sweep4", z_map);
            }
        }
...
    mint_copy_out({"in.c", 53}, "y", &y[0], mint_extents(n));
    mint_copy_out({"in.c", 54}, "z", &z[0], mint_extents(n));
