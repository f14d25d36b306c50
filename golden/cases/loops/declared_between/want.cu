
...
/* The loops at line 16.
 * u: read, 2 points, radius [0,0][-1,1]
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
        v[y*v_row+x] = u[u_at-1] + u[u_at+1];
    }
}

/* The loops at line 22.
 * v: read, 2 points, radius [-1,1][0,0]
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
        real sum;
        real near[2];
        near[0] = v[v_at-v_row];
        near[1] = v[v_at+v_row];
        sum = near[0] + near[1];
        u[y*u_row+x] = sum/4;
    }
}

/* The loops at line 38.
 * v: read and written, 4 points, radius [-1,1][-1,1]
 * A block computes 16x16x1 points.
 * The model expects 118 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(real *__restrict__ v, long long v_row, int c, unsigned x_count, unsigned y_count,
            mint_extent v_extent)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = (int)ix;
        const long long v_at = y*v_row + x;
        if (x >= 1 + (y + c)%2 && (x - (1 + (y + c)%2))%2 == 0)
            v[mint_inside(v_at, v_extent, 0)] = (v[mint_inside(v_at-v_row, v_extent, 1)]
                    + v[mint_inside(v_at+v_row, v_extent, 2)] + v[mint_inside(v_at-1, v_extent, 3)]
                    + v[mint_inside(v_at+1, v_extent, 4)])/4;
    }
}

/* The loops at line 45.
 * v: read, subscripts that are not index + constant
 * u: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep4(const real *v, long long v_row, real *u, long long u_row, unsigned y_count,
            mint_extent u_extent, mint_extent v_extent)
{
    const unsigned iy = blockIdx.x*256 + threadIdx.x;
    if (iy < y_count) {
        const int y = 1 + (int)iy;
#pragma unroll 1
        for (int x = 1; x < y; x++)
            u[mint_inside(y*u_row+x, u_extent, 0)] += v[mint_inside(y*v_row+x, v_extent, 0)];
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
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y][x - 1]", {{0, 0, {1, 0}}, {-1, 1, {0, 1}, 2}}};
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
            const mint_site site = {"in.c", 22};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table v_map = mint_find_table(site, "v", v);
                mint_table u_map = mint_find_table(site, "u", u);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                v_map.settle(site, "v");
                u_map.settle(site, "u");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch v_reads = {"v[up][x]", {{-1, 1, {1, 0}, 2}, {0, 0, {0, 1}}}};
                const mint_touch u_writes = {"*out", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
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
...
            {
                const mint_site site = {"in.c", 38};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 0, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_table v_map = mint_find_table(site, "v", v);
                    mint_reach_or_dense(site, v_map, 0, y_begin - 1, y_begin + y_count);
                    mint_reach_or_dense(site, v_map, 1, x_begin - 1, x_begin + x_count);
                    v_map.settle(site, "v");
                    static const mint_checked v_checked[] = {
                        {{"in.c", 41}, "v", "v[y][x]", -1},
                        {{"in.c", 41}, "v", "v[y - 1][x]", -1},
                        {{"in.c", 41}, "v", "v[y + 1][x]", -1},
                        {{"in.c", 41}, "v", "v[y][x - 1]", -1},
                        {{"in.c", 41}, "v", "v[y][x + 1]", -1},
                    };
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep3", mint_ceil_div(x_count, 16),
                            mint_ceil_div(y_count, 16));
                    mint_launching(site, "main_sweep3");
                    main_sweep3<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)v_map.device, v_map.stride[0], c, (unsigned)x_count, (unsigned)y_count,
                        mint_elements(site, v_map, v_map.device, v_checked));
                    mint_launched(site, "main_sweep3", v_map);
                }
            }
...
        {
            const mint_site site = {"in.c", 45};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            if (y_count > 0) {
                mint_table v_map = mint_find_table(site, "v", v);
                mint_table u_map = mint_find_table(site, "u", u);
                mint_reach_or_dense(site, v_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, v_map, 1, 1, y_begin + y_count - 2);
                mint_reach_or_dense(site, u_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, u_map, 1, 1, y_begin + y_count - 2);
                v_map.settle(site, "v");
                u_map.settle(site, "u");
                static const mint_checked u_checked[] = {
                    {{"in.c", 49}, "u", "u[y][x]", -1},
                };
                static const mint_checked v_checked[] = {
                    {{"in.c", 49}, "v", "v[y][x]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}}};
                const mint_touch v_reads = {"v[y][x]", {{0, 0, {1}}, {1, y_begin + y_count - 2, {0}}}};
                const mint_touch u_writes = {"u[y][x]", {{0, 0, {1}}, {1, y_begin + y_count - 2, {0}}}};
                mint_coincide_once(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep4", mint_ceil_div(y_count, 256));
                mint_launching(site, "main_sweep4");
                main_sweep4<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], (real *)u_map.device, u_map.stride[0],
                    (unsigned)y_count, mint_elements(site, u_map, u_map.device, u_checked),
                    mint_elements(site, v_map, v_map.device, v_checked));
                mint_launched(site, "main_sweep4", u_map);
            }
        }
...
    mint_copy_out({"in.c", 52}, "u", u, mint_extents(w, w));
    mint_copy_out({"in.c", 53}, "v", v, mint_extents(w, w));
