
...
    real **u = (real **)malloc(n * sizeof *u);
...
        u[y] = (real *)malloc((n + y % 3) * sizeof **u);
...
/* The loops at line 25.
 * u: read, 4 points, radius [-1,1][-1,1]
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 121 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u, long long u_row, real *__restrict__ v, long long v_row,
            int n, long long x_count, unsigned y_count, mint_extent u_extent)
{
    const long long ix = (long long)blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const size_t y = (size_t)iy;
        const size_t x = (size_t)ix;
        const long long u_at = y*u_row + x;
        if (y >= 1 && y < n - 1 && x > 0 && x + 1 < n)
            v[y*v_row+x] = u[mint_inside(u_at-u_row, u_extent, 0)] + u[u_at+u_row]
                    - u[mint_inside(u_at-1, u_extent, 1)]*u[u_at+1];
    }
}

/* The loops at line 30.
 * v: read, 2 points, radius [0,1][0,0]
 * u: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.5 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *v, long long v_row, real *__restrict__ u, long long u_row, int n, int none,
            unsigned x_count, unsigned y_count, mint_extent u_extent, mint_extent v_extent)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const unsigned y = iy;
        const unsigned x = ix;
        const long long v_at = y*v_row + x;
        const long long u_at = y*u_row + x;
        if (x < none - 1)
            u[mint_inside(u_at, u_extent, 0)] += v[mint_inside(v_at, v_extent, 0)];
        if (y < n - 1)
            u[u_at] -= v[v_at+v_row];
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 20}, "u", u, mint_extents(n, n), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 21}, "v", v, mint_extents(n, n), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 22}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 25};
            const long long y_begin = 0, y_count = mint_trips(y_begin, (size_t)n, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, (size_t)n, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                mint_within(site, "(size_t)n", (long long)(n), (long long)(n), 0LL, 9223372036854775807LL);
                const bool happens = mint_greater(y_begin, 1)
                        <= mint_lesser(y_begin + y_count - 1, (long long)(n) - 2)
                        && mint_greater(x_begin, 1)
                        <= mint_lesser(x_begin + x_count - 1, (long long)(n) - 2);
                mint_reach_or_dense(site, u_map, 0, mint_greater(y_begin, 1) - 1,
                        mint_lesser(y_begin + y_count - 1, (long long)(n) - 2));
                mint_reach_or_dense(site, u_map, 1, mint_greater(x_begin, 1) - 1,
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 2));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y..y+1", happens ? mint_greater(y_begin, 1) : 1, happens
                            ? mint_lesser(y_begin + y_count - 1, (long long)(n) - 2) + 1 : 0},
                    {u_map, "u", 1, "x..x+1", happens ? mint_greater(x_begin, 1) : 1, happens
                            ? mint_lesser(x_begin + x_count - 1, (long long)(n) - 2) + 1 : 0},
                    {v_map, "v", 0, "y", happens ? mint_greater(y_begin, 1) : 1, happens
                            ? mint_lesser(y_begin + y_count - 1, (long long)(n) - 2) : 0},
                    {v_map, "v", 1, "x", happens ? mint_greater(x_begin, 1) : 1, happens
                            ? mint_lesser(x_begin + x_count - 1, (long long)(n) - 2) : 0},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                static const mint_checked u_checked[] = {
                    {{"in.c", 28}, "u", "u[y - 1][x]", -1},
                    {{"in.c", 28}, "u", "u[y][x - 1]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y - 1][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}},
                        {{mint_greater(y_begin, 1), mint_lesser(y_begin + y_count - 1, (long long)(n) - 2)},
                        {mint_greater(x_begin, 1),
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 2)}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}},
                        {{mint_greater(y_begin, 1), mint_lesser(y_begin + y_count - 1, (long long)(n) - 2)},
                        {mint_greater(x_begin, 1),
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 2)}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(x_count, 16),
                        mint_tiles(site, "y", y_count, 16, 4294900685));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], n,
                    x_count, (unsigned)y_count, mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "main_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 30};
            const long long y_begin = 0, y_count = mint_trips(y_begin, (unsigned)n, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, (unsigned)n, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table v_map = mint_find_table(site, "v", v);
                mint_table u_map = mint_find_table(site, "u", u);
                mint_within(site, "(unsigned)n", (long long)(n), (long long)(n), 0LL, 4294967295LL);
                const bool happens = y_begin <= mint_lesser(y_begin + y_count - 1, (long long)(n) - 2);
                mint_reach_or_dense(site, v_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, v_map, 1, x_begin,
                        mint_lesser(x_begin + x_count - 1, (long long)(none) - 1 >= 0 ? (long long)(none)
                        - 2 : LLONG_MAX));
                mint_reach_or_dense(site, u_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, u_map, 1, x_begin,
                        mint_lesser(x_begin + x_count - 1, (long long)(none) - 1 >= 0 ? (long long)(none)
                        - 2 : LLONG_MAX));
                mint_reach_or_dense(site, u_map, 1, x_begin,
                        mint_lesser(x_begin + x_count - 1, (long long)(none) - 1 >= 0 ? (long long)(none)
                        - 2 : LLONG_MAX));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "y+1", happens ? y_begin + 1 : 1, happens
                            ? mint_lesser(y_begin + y_count - 1, (long long)(n) - 2) + 1 : 0},
                    {v_map, "v", 1, "x", happens ? x_begin : 1, happens ? x_begin + x_count - 1 : 0},
                    {u_map, "u", 0, "y", happens ? y_begin : 1, happens
                            ? mint_lesser(y_begin + y_count - 1, (long long)(n) - 2) : 0},
                    {u_map, "u", 1, "x", happens ? x_begin : 1, happens ? x_begin + x_count - 1 : 0},
                };
                mint_check_subscripts(site, subscripts);
                v_map.settle(site, "v");
                u_map.settle(site, "u");
                static const mint_checked u_checked[] = {
                    {{"in.c", 33}, "u", "u[y][x]", -1},
                };
                static const mint_checked v_checked[] = {
                    {{"in.c", 33}, "v", "v[y][x]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch v_reads = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_writes = {"u[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_writes_2 = {"u[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}, {{y_begin,
                        mint_lesser(y_begin + y_count - 1, (long long)(n) - 2)}, mint_any_index}};
                const mint_touch v_reads_2 = {"v[y + 1][x]", {{1, 1, {1, 0}}, {0, 0, {0, 1}}}, {{y_begin,
                        mint_lesser(y_begin + y_count - 1, (long long)(n) - 2)}, mint_any_index}};
                mint_distinct(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
                mint_distinct(site, loops, v_map, "v", v_reads, u_map, "u", u_writes_2);
                mint_distinct(site, loops, v_map, "v", v_reads_2, u_map, "u", u_writes);
                mint_distinct(site, loops, v_map, "v", v_reads_2, u_map, "u", u_writes_2);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep2",
                        mint_tiles(site, "x", x_count, 16, 4294966239),
                        mint_tiles(site, "y", y_count, 16, 4294900685));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], (real *)u_map.device, u_map.stride[0], n, none,
                    (unsigned)x_count, (unsigned)y_count,
                    mint_elements(site, u_map, u_map.device, u_checked),
                    mint_elements(site, v_map, v_map.device, v_checked));
                mint_launched(site, "main_sweep2", u_map);
            }
        }
...
    mint_copy_out({"in.c", 38}, "u", u, mint_extents(n, n));
    mint_copy_out({"in.c", 39}, "v", v, mint_extents(n, n));
