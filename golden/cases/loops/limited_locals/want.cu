
...
/* The loops at line 18.
 * u: read, subscripts that are not index + constant
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 121 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *u, long long u_row, real *v, long long v_row, int n, unsigned xx_count,
            unsigned yy_count, mint_extent v_extent, mint_extent u_extent)
{
    const unsigned ixx = blockIdx.x*16 + threadIdx.x;
    const unsigned iyy = mint_block_y()*16 + threadIdx.y;
    if (ixx < xx_count && iyy < yy_count) {
        const int yy = 8*(int)iyy;
        const int xx = 8*(int)ixx;
#pragma unroll 1
        for (int y = yy; y < (yy + T > n ? n : yy + T); y++) {
#pragma unroll 1
            for (int x = xx; x < (n < xx + T ? n : xx + T); x++)
                v[mint_inside(y*v_row+x, v_extent, 0)] = 2*u[mint_inside(y*u_row+x, u_extent, 0)];
        }
    }
}

/* The loops at line 28.
 * v: read, subscripts that are not index + constant
 * u: written
 * A block computes 16x16x1 points.
 * The model expects 104 billion points a second, limited by arithmetic. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *__restrict__ v, long long v_row, real *__restrict__ u, long long u_row,
            int n, unsigned x_count, unsigned y_count, mint_extent v_extent, mint_extent v_extent_2)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = (int)iy;
        const int x = (int)ix;
        int up = y - 1;
        int down = y + 1;
        int left = x - 2;
        int right = x + 2;
        int up_2 = up < 0 ? 0 : up;
        int down_2 = down >= n ? n - 1 : down;
        int left_2 = left < 0 ? 0 : left;
        int right_2 = right > n - 1 ? n - 1 : right;
        int right_3 = right_2 < left_2 ? left_2 : right_2;
        u[y*u_row+x] = (v[mint_inside(up_2*v_row+mint_inside(x, v_extent, 0), v_extent_2, 0)]
                + v[mint_inside(down_2*v_row+mint_inside(x, v_extent, 1), v_extent_2, 1)]
                + v[mint_inside(y*v_row+mint_inside(left_2, v_extent, 2), v_extent_2, 2)]
                + v[mint_inside(y*v_row+mint_inside(right_3, v_extent, 3), v_extent_2, 3)])/4;
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 13}, "u", u, mint_extents(n, n), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 14}, "v", v, mint_extents(n, n), 0, mint_dense, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 15}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 18};
            const long long yy_begin = 0, yy_count = mint_trips(yy_begin, n, 8);
            const long long xx_begin = 0, xx_count = mint_trips(xx_begin, n, 8);
            if (yy_count > 0 && xx_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                mint_reach_or_dense(site, u_map, 0, yy_begin, (long long)(n) - 1);
                mint_reach_or_dense(site, u_map, 1, xx_begin, (long long)(n) - 1);
                mint_reach_or_dense(site, v_map, 0, yy_begin, (long long)(n) - 1);
                mint_reach_or_dense(site, v_map, 1, xx_begin, (long long)(n) - 1);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                static const mint_checked v_checked[] = {
                    {{"in.c", 25}, "v", "v[y][x]", -1},
                };
                static const mint_checked u_checked[] = {
                    {{"in.c", 25}, "u", "u[y][x]", -1},
                };
                const mint_nest loops = {{{yy_begin, yy_count, 8}, {xx_begin, xx_count, 8}}};
                const mint_touch u_reads = {"u[y][x]", {{yy_begin, (long long)(n) - 1, {0, 0}}, {xx_begin,
                        (long long)(n) - 1, {0, 0}}}};
                const mint_touch v_writes = {"v[y][x]", {{yy_begin, (long long)(n) - 1, {0, 0}}, {xx_begin,
                        (long long)(n) - 1, {0, 0}}}};
                mint_coincide_once(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(xx_count, 16),
                        mint_ceil_div(yy_count, 16));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], n,
                    (unsigned)xx_count, (unsigned)yy_count,
                    mint_elements(site, v_map, v_map.device, v_checked),
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "main_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 28};
            const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, n, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table v_map = mint_find_table(site, "v", v);
                mint_table u_map = mint_find_table(site, "u", u);
                mint_make_dense(site, v_map);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                v_map.settle(site, "v");
                u_map.settle(site, "u");
                static const mint_checked v_checked[] = {
                    {{"in.c", 36}, "v", "v[up][x]", 1},
                    {{"in.c", 36}, "v", "v[down][x]", 1},
                    {{"in.c", 36}, "v", "v[y][left]", 1},
                    {{"in.c", 36}, "v", "v[y][right]", 1},
                };
                static const mint_checked v_checked_2[] = {
                    {{"in.c", 36}, "v", "v[up][x]", -1},
                    {{"in.c", 36}, "v", "v[down][x]", -1},
                    {{"in.c", 36}, "v", "v[y][left]", -1},
                    {{"in.c", 36}, "v", "v[y][right]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch v_reads = mint_anywhere("v[up][x]");
                const mint_touch u_writes = {"u[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep2", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], (real *)u_map.device, u_map.stride[0], n,
                    (unsigned)x_count, (unsigned)y_count, mint_values_of(site, v_map, 1, v_checked),
                    mint_elements(site, v_map, v_map.device, v_checked_2));
                mint_launched(site, "main_sweep2", u_map);
            }
        }
...
    mint_copy_out({"in.c", 39}, "u", u, mint_extents(n, n));
    mint_copy_out({"in.c", 40}, "v", v, mint_extents(n, n));
