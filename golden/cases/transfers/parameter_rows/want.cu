
...
/* The loops at line 11.
 * u: read, 2 points, radius [-1,0][0,1]
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
fixed_rows_sweep1(const real *__restrict__ u, long long u_row, real *__restrict__ v,
                  long long v_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long u_at = y*u_row + x;
        v[y*v_row+x] = u[u_at-u_row] - u[u_at+1];
    }
}

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 8}, "v", &v[0][0], mint_extents(n, M), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 9}, "u", &u[0][0], mint_extents(n, M), 1, mint_padded, mint_scoped);
    {
        const mint_site site = {"in.c", 11};
        const long long y_begin = 1, y_count = mint_trips(y_begin, n - 1, 1);
        const long long x_begin = 1, x_count = mint_trips(x_begin, M - 1, 1);
        if (y_count > 0 && x_count > 0) {
            mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 12));
            mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 12));
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {u_map, "u", 0, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                {u_map, "u", 1, "x..x+1", x_begin, x_begin + x_count},
                {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
            const mint_touch u_reads = {"u[y - 1][x]", {{-1, 0, {1, 0}}, {0, 1, {0, 1}}}};
            const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "fixed_rows_sweep1",
                    mint_ceil_div(x_count, 16), mint_ceil_div(y_count, 16));
            mint_launching(site, "fixed_rows_sweep1");
            fixed_rows_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                (unsigned)x_count, (unsigned)y_count);
            mint_launched(site, "fixed_rows_sweep1", v_map);
        }
    }
    mint_copy_out({"in.c", 14}, "v", &v[0][0], mint_extents(n, M));
...
/* The loops at line 22.
 * u: read, 1 point, radius [-1,0]
 * v: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
one_extent_sweep1(const real *__restrict__ u, real *__restrict__ v, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        v[i] += u[i-1];
    }
}

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 19}, "v", &v[0], mint_extents(n), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 20}, "u", &u[0], mint_extents(n), 1, mint_padded, mint_scoped);
    {
        const mint_site site = {"in.c", 22};
        const long long i_begin = 1, i_count = mint_trips(i_begin, n, 1);
        if (i_count > 0) {
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
            mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
            mint_reach_view(site, u_map, "u", {{i_begin - 1}, {i_begin + i_count - 2}}, "i-1", true);
            mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            u_map.settle();
            v_map.settle();
            const mint_nest loops = {{{i_begin, i_count, 1}}};
            const mint_touch u_reads = {"u[i - 1]", {{-1, -1, {1}}}};
            const mint_touch v_writes = {"v[i]", {{0, 0, {1}}}};
            mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "one_extent_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "one_extent_sweep1");
            one_extent_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)u_map.device, (real *)v_map.device, (unsigned)i_count);
            mint_launched(site, "one_extent_sweep1", v_map);
        }
    }
    mint_copy_out({"in.c", 24}, "v", &v[0], mint_extents(n));
