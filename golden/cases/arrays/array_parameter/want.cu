
...
/* The loops at line 14.
 * u: read, 4 points, radius [-1,1][-1,1]
 * w: read, pointwise
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 85.4 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
relax_sweep1(const real *__restrict__ u, int u_row, const real *__restrict__ w,
             real *__restrict__ v, int v_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const int u_at = y*u_row + x;
        v[y*v_row+x] = (u[u_at-u_row] + u[u_at+u_row] + u[u_at-1] + u[u_at+1])*w[x];
    }
}

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 9}, "u", &u[0][0], mint_extents(24, sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 10}, "v", &v[0][0], mint_extents(24, sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 11});
        mint_inferred w_here({"in.c", 11}, "w", &w[0], mint_extents(24), 1, mint_padded, mint_upload);
...
        {
            const mint_site site = {"in.c", 14};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 29));
                mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 29));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_reach_view(site, w_map, "w", {{x_begin}, {x_begin + x_count - 1}}, "x", true);
                w_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y - 1][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch w_reads = {"w[x]", {{0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, w_map, "w", w_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "relax_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "relax_sweep1");
                relax_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], (real *)w_map.device, (real *)v_map.device,
                    (int)v_map.stride[0], (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "relax_sweep1", v_map);
            }
        }
...
    mint_copy_out({"in.c", 18}, "v", &v[0][0], mint_extents(24, sizeof(v[0]) / sizeof(v[0][0])));
