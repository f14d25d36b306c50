
...
/* The loops at line 8.
 * a_0: read, 2 points, radius [-1,0][0,1]
 * b_0: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.6 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
add_sweep1(const real *__restrict__ a_0, long long a_0_row, real *__restrict__ b_0,
           long long b_0_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long a_0_at = y*a_0_row + x;
        const long long b_0_at = y*b_0_row + x;
        b_0[b_0_at] += a_0[a_0_at-a_0_row] + a_0[a_0_at+1];
    }
}

...
static void add(int n, int w, real *a_cells, real *b_cells)
{ real (*a)[n + 2][w] = (__typeof__(a))a_cells; real (*b)[n + 2][w] = (__typeof__(b))b_cells;
    {
        const mint_site site = {"in.c", 8};
        const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
        const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
        mint_inferred b_0_here({"in.c", 7}, "b[0]", &b[0][0][0],
                mint_extents(sizeof(b[0]) / sizeof(b[0][0]), sizeof(b[0][0]) / sizeof(b[0][0][0])), 1,
                mint_padded, mint_both);
        if (y_count > 0 && x_count > 0) {
            mint_mapping &a_0_map = mint_find(site, "a[0]", &a[0][0][0], sizeof(real),
                    mint_extents(0, sizeof(a[0][0]) / sizeof(a[0][0][0])));
            mint_mapping &b_0_map = mint_find(site, "b[0]", &b[0][0][0], sizeof(real),
                    mint_extents(0, sizeof(b[0][0]) / sizeof(b[0][0][0])));
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {a_0_map, "a[0]", 0, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                {a_0_map, "a[0]", 1, "x..x+1", x_begin, x_begin + x_count},
                {b_0_map, "b[0]", 0, "y", y_begin, y_begin + y_count - 1},
                {b_0_map, "b[0]", 1, "x", x_begin, x_begin + x_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
            const mint_touch a_0_reads = {"(*a)[y - 1][x]", {{-1, 0, {1, 0}}, {0, 1, {0, 1}}}};
            const mint_touch b_0_writes = {"(*b)[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            mint_distinct(site, loops, a_0_map, "a[0]", a_0_reads, b_0_map, "b[0]", b_0_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "add_sweep1", mint_ceil_div(x_count, 16),
                    mint_ceil_div(y_count, 16));
            mint_launching(site, "add_sweep1");
            add_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                (real *)a_0_map.device, a_0_map.stride[0], (real *)b_0_map.device, b_0_map.stride[0],
                (unsigned)x_count, (unsigned)y_count);
            mint_launched(site, "add_sweep1", b_0_map);
        }
    }
...
/* The loops at line 20.
 * b_1: read, 2 points, radius [-1,0][0,1]
 * a_0: written
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
whole_sweep1(const real *__restrict__ b_1, long long b_1_row, real *__restrict__ a_0,
             long long a_0_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long b_1_at = y*b_1_row + x;
        a_0[y*a_0_row+x] = b_1[b_1_at-b_1_row] + b_1[b_1_at+1];
    }
}

...
static void whole(int n, int w, real *a_cells, real *b_cells)
{ real (*a)[n + 2][w] = (__typeof__(a))a_cells; real (*b)[n + 2][w] = (__typeof__(b))b_cells; mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 16}, "a[0]", &a[0][0][0], mint_extents(n + 2, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 17}, "b[1]", &b[1][0][0], mint_extents(n + 2, w), 1, mint_padded, mint_scoped);
    add(n, w, (real *)a, (real *)&b[1]);
    {
        const mint_site site = {"in.c", 20};
        const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
        const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
        if (y_count > 0 && x_count > 0) {
            mint_mapping &b_1_map = mint_find(site, "b[1]", &b[1][0][0], sizeof(real),
                    mint_extents(0, sizeof(b[1][0]) / sizeof(b[1][0][0])));
            mint_mapping &a_0_map = mint_find(site, "a[0]", &a[0][0][0], sizeof(real),
                    mint_extents(0, sizeof(a[0][0]) / sizeof(a[0][0][0])));
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {b_1_map, "b[1]", 0, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                {b_1_map, "b[1]", 1, "x..x+1", x_begin, x_begin + x_count},
                {a_0_map, "a[0]", 0, "y", y_begin, y_begin + y_count - 1},
                {a_0_map, "a[0]", 1, "x", x_begin, x_begin + x_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
            const mint_touch b_1_reads = {"b[1][y - 1][x]", {{-1, 0, {1, 0}}, {0, 1, {0, 1}}}};
            const mint_touch a_0_writes = {"(*a)[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            mint_distinct(site, loops, b_1_map, "b[1]", b_1_reads, a_0_map, "a[0]", a_0_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "whole_sweep1", mint_ceil_div(x_count, 16),
                    mint_ceil_div(y_count, 16));
            mint_launching(site, "whole_sweep1");
            whole_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                (real *)b_1_map.device, b_1_map.stride[0], (real *)a_0_map.device, a_0_map.stride[0],
                (unsigned)x_count, (unsigned)y_count);
            mint_launched(site, "whole_sweep1", a_0_map);
        }
    }
    mint_copy_out({"in.c", 23}, "a[0]", &a[0][0][0], mint_extents(n + 2, w));
...
/* The loops at line 40.
 * u: read, 4 points, radius [-1,1][-1,1]
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
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
        v[y*v_row+x] = u[u_at-u_row] + u[u_at+u_row] - (u[u_at-1] + u[u_at+1]);
    }
}

...
{ mint_scope mappings_2;
...
    real(*u)[w] = (__typeof__(u))(real(*)[w])malloc(cells * sizeof(real));
    real(*v)[w] = (__typeof__(v))(real(*)[w])malloc(cells * sizeof(real));
...
    mint_copy_in(mappings_2, {"in.c", 35}, "u", &u[0][0], mint_extents(n + 2, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 36}, "v", &v[0][0], mint_extents(n + 2, w), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 37});
        {
            const mint_site site = {"in.c", 40};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real),
                        mint_extents(0, sizeof(u[0]) / sizeof(u[0][0])));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real),
                        mint_extents(0, sizeof(v[0]) / sizeof(v[0][0])));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y - 1][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
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
...
    mint_copy_out({"in.c", 44}, "v", &v[0][0], mint_extents(n + 2, w));
...
    real(*pair)[n + 2][w] = (__typeof__(pair))(real(*)[n + 2][w])malloc(2 * cells * sizeof(real));
...
    whole(n, w, (real *)(real(*)[n + 2][w])u, (real *)pair);
