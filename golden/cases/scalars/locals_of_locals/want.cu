
...
/* The loops at line 16.
 * u: read, subscripts that are not index + constant
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u, long long u_row, real *__restrict__ v, long long v_row,
            int shift, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        v[(y+shift+1)*v_row+(x-1+2)] = u[(y+shift)*u_row+(x-1)] + u[(y+shift+1)*u_row+(x-1+2)]
                + u[(y+shift-1)*u_row+(x-1+2)];
    }
}

/* The loops at line 27.
 * u: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(real *__restrict__ u, long long u_row, int s, int i_begin, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = i_begin + (int)ii;
        u[i*u_row+(s-i-1+1)] = (u[(i-1)*u_row+(s-i-1+1)] + u[i*u_row+(s-i-1+1-1)])/2;
    }
}

/* The loops at line 35.
 * v: read and written, subscripts that are not index + constant
 * A block computes 16x16x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(real *__restrict__ v, long long v_row, unsigned x_count, unsigned y_count,
            mint_extent v_extent)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        int sum = x + y;
        int rest = sum%2;
        if (!rest) {
#pragma unroll 1
            for (int k = y - 1; k <= y - 1 + 2; k += 2)
                v[mint_inside(y*v_row+x, v_extent, 0)] += v[mint_inside(k*v_row+x, v_extent, 1)]/4;
        }
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 11}, "u", u, mint_extents(w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 12}, "v", v, mint_extents(w, w), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 13}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 16};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y+shift-1..y+shift+1", (long long)(shift) + y_begin - 1,
                            (long long)(shift) + y_begin + y_count},
                    {u_map, "u", 1, "x-1..x-1+2", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "y+shift+1", (long long)(shift) + y_begin + 1, (long long)(shift)
                            + y_begin + y_count},
                    {v_map, "v", 1, "x-1+2", x_begin + 1, x_begin + x_count},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[yy][xx]", {{(long long)(shift) - 1, (long long)(shift) + 1,
                        {1, 0}}, {-1, 1, {0, 1}, 2}}};
                const mint_touch v_writes = {"v[up][east]", {{(long long)(shift) + 1, (long long)(shift)
                        + 1, {1, 0}}, {1, 1, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], shift,
                    (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "main_sweep1", v_map);
            }
        }
...
            {
                const mint_site site = {"in.c", 27};
                const long long i_begin = first, i_count = mint_trips(i_begin, (long long)last + 1, 1);
                if (i_count > 0) {
                    mint_table u_map = mint_find_table(site, "u", u);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "i-1..i", i_begin - 1, i_begin + i_count - 1},
                        {u_map, "u", 1, "s-i-1+1-1..s-i-1+1",  - (i_begin + i_count - 1) + (long long)(s) - 1,
                                - i_begin + (long long)(s)},
                    };
                    mint_check_subscripts(site, subscripts);
                    u_map.settle(site, "u");
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "main_sweep2",
                            mint_tiles(site, "i", i_count, 256, 2147483648));
                    mint_launching(site, "main_sweep2");
                    main_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], s, (int)i_begin, (unsigned)i_count);
                    mint_launched(site, "main_sweep2", u_map);
                }
            }
...
        {
            const mint_site site = {"in.c", 35};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table v_map = mint_find_table(site, "v", v);
                mint_reach_or_dense(site, v_map, 0, y_begin - 1, y_begin + y_count);
                mint_reach_or_dense(site, v_map, 1, x_begin, x_begin + x_count - 1);
                v_map.settle(site, "v");
                static const mint_checked v_checked[] = {
                    {{"in.c", 42}, "v", "v[y][x]", -1},
                    {{"in.c", 42}, "v", "v[k][x]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep3", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                    mint_elements(site, v_map, v_map.device, v_checked));
                mint_launched(site, "main_sweep3", v_map);
            }
        }
...
    mint_copy_out({"in.c", 45}, "u", u, mint_extents(w, w));
    mint_copy_out({"in.c", 46}, "v", v, mint_extents(w, w));
