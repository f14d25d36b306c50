
...
/* The loops at line 17.
 * u: read, 2 points, radius [-1,1][0,0]
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u, long long u_row, real *__restrict__ v, long long v_row,
            unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long u_at = y*u_row + x;
        v[y*v_row+x] = u[u_at-u_row] + u[u_at+u_row];
    }
}

/* The loops at line 21.
 * v: read, 2 points, radius [0,0][-1,1]
 * u: written
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *__restrict__ v, long long v_row, real *__restrict__ u, long long u_row,
            unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long v_at = y*v_row + x;
        u[y*u_row+x] = v[v_at-1]/2 + v[v_at+1]/3;
    }
}

/* The loops at line 25.
 * u: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(real *__restrict__ u, long long u_row, int n, unsigned y_count)
{
    const unsigned iy = blockIdx.x*256 + threadIdx.x;
    if (iy < y_count) {
        const int y = 1 + (int)iy;
        u[y*u_row+0] = u[y*u_row+n];
        u[y*u_row+(n+1)] = u[y*u_row+1];
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 11}, "u", u, mint_extents(w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 12}, "v", v, mint_extents(w, w), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 13}, mint_rows_stay);
...
            {
                const mint_site site = {"in.c", 17};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_table v_map = mint_find_table(site, "v", v);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                        {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    u_map.settle(site, "u");
                    v_map.settle(site, "v");
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch u_reads = {"u[y - 1][x]", {{-1, 1, {1, 0}, 2}, {0, 0, {0, 1}}}};
                    const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(x_count, 16),
                            mint_ceil_div(y_count, 16));
                    mint_launching(site, "main_sweep1");
                    main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count);
                    mint_launched(site, "main_sweep1", v_map);
                }
            }
            {
                const mint_site site = {"in.c", 21};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_table v_map = mint_find_table(site, "v", v);
                    mint_table u_map = mint_find_table(site, "u", u);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                        {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    v_map.settle(site, "v");
                    u_map.settle(site, "u");
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch v_reads = {"v[y][x - 1]", {{0, 0, {1, 0}}, {-1, 1, {0, 1}, 2}}};
                    const mint_touch u_writes = {"u[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep2", mint_ceil_div(x_count, 16),
                            mint_ceil_div(y_count, 16));
                    mint_launching(site, "main_sweep2");
                    main_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)v_map.device, v_map.stride[0], (real *)u_map.device, u_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count);
                    mint_launched(site, "main_sweep2", u_map);
                }
            }
            {
                const mint_site site = {"in.c", 25};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                if (y_count > 0) {
                    mint_table u_map = mint_find_table(site, "u", u);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_map, "u", 1, "n..n+1", (long long)(n), (long long)(n) + 1},
                        {u_map, "u", 1, "0..1", 0, 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    u_map.settle(site, "u");
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "main_sweep3", mint_ceil_div(y_count, 256));
                    mint_launching(site, "main_sweep3");
                    main_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], n, (unsigned)y_count);
                    mint_launched(site, "main_sweep3", u_map);
                }
            }
...
    mint_copy_out({"in.c", 29}, "u", u, mint_extents(w, w));
