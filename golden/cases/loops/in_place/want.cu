
...
/* The loops at line 16.
 * row: read, subscripts that are not index + constant
 * u: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.6 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ row, real *__restrict__ u, long long u_row, int n,
            unsigned x_count, unsigned y_count, mint_extent row_extent)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = (int)iy;
        const int x = (int)ix;
        const long long u_at = y*u_row + x;
        u[u_at] *= row[mint_inside((x*7+y)%n, row_extent, 0)];
        u[u_at]++;
    }
}

/* The loops at line 22.
 * row: read and written, 2 points, radius [-1,1]
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(real *__restrict__ row, unsigned x_count)
{
    const unsigned ix = blockIdx.x*256 + threadIdx.x;
    if (ix < x_count) {
        const int x = 1 + 2*(int)ix;
        row[x] = (row[x-1] + row[x+1])/2;
    }
}

/* The loops at line 25.
 * u: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(real *__restrict__ u, long long u_row, int n, unsigned x_count)
{
    const unsigned ix = blockIdx.x*256 + threadIdx.x;
    if (ix < x_count) {
        const int x = (int)ix;
        u[n*u_row+x] = u[(n+1)*u_row+x];
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 11}, "u", u, mint_extents(w, w), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 12}, "row", &row[0], mint_extents(sizeof(row) / sizeof(row[0])), 1, mint_dense, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 13}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 16};
            const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, n, 1);
            if (y_count > 0 && x_count > 0) {
                mint_view row_map = mint_find_view(site, "row", &row[0], sizeof(real));
                mint_table u_map = mint_find_table(site, "u", u);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                row_map.settle();
                u_map.settle(site, "u");
                static const mint_checked row_checked[] = {
                    {{"in.c", 18}, "row", "row[(x * 7 + y) % n]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch row_reads = mint_anywhere("row[(x * 7 + y) % n]");
                const mint_touch u_writes = {"u[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, row_map, "row", row_reads, u_map, "u", u_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)row_map.device, (real *)u_map.device, u_map.stride[0], n, (unsigned)x_count,
                    (unsigned)y_count, mint_elements(site, *row_map.whole, row_map.device, row_checked));
                mint_launched(site, "main_sweep1", u_map);
            }
        }
        {
            const mint_site site = {"in.c", 22};
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 2);
            if (x_count > 0) {
                mint_view row_map = mint_find_view(site, "row", &row[0], sizeof(real));
                mint_reach_view(site, row_map, "row", {{x_begin - 1}, {(x_begin + 2*(x_count - 1)) + 1}},
                        "x-1..x+1", true);
                row_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2", mint_ceil_div(x_count, 256));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)row_map.device, (unsigned)x_count);
                mint_launched(site, "main_sweep2", row_map);
            }
        }
        {
            const mint_site site = {"in.c", 25};
            const long long x_begin = 0, x_count = mint_trips(x_begin, n, 1);
            if (x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "n..n+1", (long long)(n), (long long)(n) + 1},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep3", mint_ceil_div(x_count, 256));
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], n, (unsigned)x_count);
                mint_launched(site, "main_sweep3", u_map);
            }
        }
...
    mint_copy_out({"in.c", 28}, "u", u, mint_extents(w, w));
    mint_copy_out({"in.c", 29}, "row", &row[0], mint_extents(sizeof(row) / sizeof(row[0])));
