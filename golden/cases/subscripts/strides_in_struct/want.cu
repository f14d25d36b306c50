
...
/* The loops at line 13.
 * u: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
scale_sweep1(real *__restrict__ u, long long u_row, int g_n_1, unsigned i_count, unsigned z_count)
{
    const unsigned ii = blockIdx.x*16 + threadIdx.x;
    const unsigned iz = mint_block_y()*16 + threadIdx.y;
    if (ii < i_count && iz < z_count) {
        const int z = (int)iz;
        const int i = (int)ii;
        const long long u_at = z*u_row + i;
        u[u_at] += (real)g_n_1;
    }
}

...
    {
        const mint_site site = {"in.c", 13};
        const long long z_begin = 0, z_count = mint_trips(z_begin, count, 1);
        const long long i_begin = 0, i_count = z_count > 0 ? mint_trips(i_begin, (g->n[0]), 1) : 0;
        if (z_count > 0 && i_count > 0) {
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)(g->n[0]));
            mint_reach_view(site, u_map, "u", {{z_begin, i_begin}, {z_begin + z_count - 1, i_begin
                    + i_count - 1}}, "z][i", true);
            u_map.settle();
            const mint_nest loops = {{{z_begin, z_count, 1}, {i_begin, i_count, 1}}};
            const mint_touch u_writes = {"u[z * g->n[0] + i]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const mint_touch u_reads = {"u[z * g->n[0] + i]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const bool u_apart = mint_once(u_map);
            mint_apart(site, u_apart
                    || !mint_meet(loops, u_map, u_writes, u_map, u_reads, mint_elsewhere),
                    "u[z * g->n[0] + i]", "u[z * g->n[0] + i]");
            mint_apart(site, u_apart
                    || !mint_meet(loops, u_map, u_writes, u_map, u_writes, mint_elsewhere),
                    "u[z * g->n[0] + i]", "u[z * g->n[0] + i]");
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "scale_sweep1", mint_ceil_div(i_count, 16),
                    mint_ceil_div(z_count, 16));
            mint_launching(site, "scale_sweep1");
            scale_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                (real *)u_map.device, u_map.stride[0], (g->n[1]), (unsigned)i_count, (unsigned)z_count);
            mint_launched(site, "scale_sweep1", u_map);
        }
    }
...
/* The loops at line 21.
 * g_u: read, 2 points, radius [0,1][0,0][-1,0]
 * g_v: written
 * A block computes 16x16x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
smooth_sweep1(const real *__restrict__ g_u, long long g_u_plane, long long g_u_row,
              real *__restrict__ g_v, long long g_v_plane, long long g_v_row, unsigned x_count,
              unsigned y_count, unsigned z_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = blockIdx.y*16 + threadIdx.y;
    const unsigned iz = blockIdx.z;
    if (ix < x_count && iy < y_count && iz < z_count) {
        const int z = 1 + (int)iz;
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long g_u_at = z*g_u_plane + y*g_u_row + x;
        g_v[z*g_v_plane+y*g_v_row+x] = g_u[g_u_at-1] + g_u[g_u_at+g_u_plane];
    }
}

...
    {
        const mint_site site = {"in.c", 21};
        const long long z_begin = 1, z_count = mint_trips(z_begin, (g->n[2] - 1), 1);
        const long long y_begin = 1, y_count = z_count > 0 ? mint_trips(y_begin, (g->n[1] - 1), 1) : 0;
        const long long x_begin = 1, x_count = z_count > 0 && y_count > 0
                ? mint_trips(x_begin, (g->n[0] - 1), 1) : 0;
        if (z_count > 0 && y_count > 0 && x_count > 0) {
            mint_view g_u_map = mint_find_view(site, "g->u", &g->u[0], sizeof(real),
                    (long long)(g->n[0])*(g->n[1]), (long long)(g->n[0]));
            mint_view g_v_map = mint_find_view(site, "g->v", &g->v[0], sizeof(real),
                    (long long)(g->n[0])*(g->n[1]), (long long)(g->n[0]));
            mint_reach_view(site, g_u_map, "g->u", {{z_begin, y_begin, x_begin - 1}, {z_begin + z_count,
                    y_begin + y_count - 1, x_begin + x_count - 1}}, "z..z+1][y][x-1..x", true);
            mint_reach_view(site, g_v_map, "g->v", {{z_begin, y_begin, x_begin}, {z_begin + z_count - 1,
                    y_begin + y_count - 1, x_begin + x_count - 1}}, "z][y][x", true);
            g_u_map.settle();
            g_v_map.settle();
            const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                    1}}};
            const mint_touch g_u_reads = {"g->u[(z * g->n[1] + y) * g->n[0] + x - 1]", {{0, 1, {1, 0,
                    0}}, {0, 0, {0, 1, 0}}, {-1, 0, {0, 0, 1}}}};
            const mint_touch g_v_writes = {"g->v[(z * g->n[1] + y) * g->n[0] + x]", {{0, 0, {1, 0, 0}},
                    {0, 0, {0, 1, 0}}, {0, 0, {0, 0, 1}}}};
            mint_distinct(site, loops, g_u_map, "g->u", g_u_reads, g_v_map, "g->v", g_v_writes);
            const bool g_v_apart = mint_once(g_v_map);
            mint_apart(site, g_v_apart
                    || !mint_meet(loops, g_v_map, g_v_writes, g_v_map, g_v_writes, mint_elsewhere),
                    "g->v[(z * g->n[1] + y) * g->n[0] + x]", "g->v[(z * g->n[1] + y) * g->n[0] + x]");
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "smooth_sweep1", mint_ceil_div(x_count, 16),
                    mint_ceil_div(y_count, 16), z_count);
            mint_launching(site, "smooth_sweep1");
            smooth_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                (real *)g_u_map.device, g_u_map.stride[0], g_u_map.stride[1], (real *)g_v_map.device,
                g_v_map.stride[0], g_v_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                (unsigned)z_count);
            mint_launched(site, "smooth_sweep1", g_v_map);
        }
    }
...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 36}, "g.u", &g.u[0], mint_extents(g.n[2], g.n[1], g.n[0]), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 37}, "g.v", &g.v[0], mint_extents(g.n[2], g.n[1], g.n[0]), 1, mint_padded, mint_scoped);
...
    mint_copy_out({"in.c", 41}, "g.u", &g.u[0], mint_extents(g.n[2], g.n[1], g.n[0]));
    mint_copy_out({"in.c", 42}, "g.v", &g.v[0], mint_extents(g.n[2], g.n[1], g.n[0]));
