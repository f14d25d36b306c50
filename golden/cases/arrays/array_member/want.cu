
...
/* The loops at line 19.
 * g_damping: read, pointwise
 * g_u: read, 2 points, radius [0,0][-1,1]
 * g_v: written
 * A block computes 16x16x1 points.
 * The model expects 85.5 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
step_sweep1(const real *g_damping, int g_damping_row, const real *__restrict__ g_u,
            long long g_u_row, real *g_v, long long g_v_row, real g_dx, unsigned x_count,
            unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long g_u_at = y*g_u_row + x;
        g_v[y*g_v_row+x] = g_damping[x]*(g_u[g_u_at+1] - g_u[g_u_at-1])/(2*g_dx);
    }
}

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 13}, "g->u", g->u, mint_extents(g->n + 2, g->n + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 14}, "g->v", g->v, mint_extents(g->n + 2, g->n + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 15}, "g->damping", &g->damping[0][0], mint_extents(sizeof(g->damping) / sizeof(g->damping[0]), sizeof(g->damping[0]) / sizeof(g->damping[0][0])), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 16}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 19};
            mint_takes({"in.c", 19}, &g->dx);
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)g->n + 1, 1);
            const long long x_begin = 1, x_count = y_count > 0 ? mint_trips(x_begin, (long long)g->n + 1, 1)
                    : 0;
            if (y_count > 0 && x_count > 0) {
                mint_mapping &g_damping_map = mint_find(site, "g->damping", &g->damping[0][0], sizeof(real),
                        mint_extents(0, 40));
                mint_table g_u_map = mint_find_table(site, "g->u", g->u);
                mint_table g_v_map = mint_find_table(site, "g->v", g->v);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {g_damping_map, "g->damping", 0, "0", 0, 0},
                    {g_damping_map, "g->damping", 1, "x", x_begin, x_begin + x_count - 1},
                    {g_u_map, "g->u", 0, "y", y_begin, y_begin + y_count - 1},
                    {g_u_map, "g->u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {g_v_map, "g->v", 0, "y", y_begin, y_begin + y_count - 1},
                    {g_v_map, "g->v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                g_u_map.settle(site, "g->u");
                g_v_map.settle(site, "g->v");
                mint_not_in(site, g_v_map, "g->v", &g->dx, sizeof(real), "g->dx");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch g_damping_reads = {"g->damping[0][x]", {{0, 0, {0, 0}}, {0, 0, {0, 1}}}};
                const mint_touch g_v_writes = {"g->v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch g_u_reads = {"g->u[y][x + 1]", {{0, 0, {1, 0}}, {-1, 1, {0, 1}, 2}}};
                mint_coincide_once(site, loops, g_damping_map, "g->damping", g_damping_reads, g_v_map,
                        "g->v", g_v_writes);
                mint_distinct(site, loops, g_u_map, "g->u", g_u_reads, g_v_map, "g->v", g_v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "step_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "step_sweep1");
                step_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)g_damping_map.device, (int)g_damping_map.stride[0], (real *)g_u_map.device,
                    g_u_map.stride[0], (real *)g_v_map.device, g_v_map.stride[0], g->dx, (unsigned)x_count,
                    (unsigned)y_count);
                mint_launched(site, "step_sweep1", g_v_map);
            }
        }
...
    mint_copy_out({"in.c", 23}, "g->v", g->v, mint_extents(g->n + 2, g->n + 2));
