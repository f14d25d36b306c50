
...
/* The loops at line 20.
 * u: read, subscripts that are not index + constant
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u, long long u_stride0, long long u_plane, long long u_row,
            real *__restrict__ v, long long v_stride0, long long v_plane, long long v_row,
            unsigned x_count, unsigned y_count, unsigned z_count, mint_extent u_extent)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = blockIdx.y*16 + threadIdx.y;
    const unsigned iz = blockIdx.z;
    if (ix < x_count && iy < y_count && iz < z_count) {
        const int z = 1 + (int)iz;
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
#pragma unroll 1
        for (int c = 0; c < 3; c++)
            v[z*v_stride0+y*v_plane+x*v_row+c] = u[(z-1)*u_stride0+y*u_plane+x*u_row+c]
                    + u[z*u_stride0+(y+1)*u_plane+x*u_row+c]*u[mint_inside(z*u_stride0+y*u_plane+(x-1)*u_row+(c+1)%3, u_extent, 0)];
    }
}

...
{ mint_scope mappings;
...
    real(*u)[w][w][C] = (__typeof__(u))(real(*)[w][w][C])malloc(cells * sizeof(real));
    real(*v)[w][w][C] = (__typeof__(v))(real(*)[w][w][C])malloc(cells * sizeof(real));
...
    mint_copy_in(mappings, {"in.c", 15}, "u", &u[0][0][0][0], mint_extents(w, w, w, C), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings, {"in.c", 16}, "v", &v[0][0][0][0], mint_extents(w, w, w, C), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 17});
        {
            const mint_site site = {"in.c", 20};
            const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)n + 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0][0][0], sizeof(real),
                        mint_extents(0, sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0])
                        / sizeof(u[0][0][0]), 3));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0][0][0], sizeof(real),
                        mint_extents(0, sizeof(v[0]) / sizeof(v[0][0]), sizeof(v[0][0])
                        / sizeof(v[0][0][0]), 3));
                mint_make_dense(site, u_map);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "z-1..z", z_begin - 1, z_begin + z_count - 1},
                    {u_map, "u", 1, "y..y+1", y_begin, y_begin + y_count},
                    {u_map, "u", 2, "x", x_begin, x_begin + x_count - 1},
                    {u_map, "u", 3, "c", 0, 2},
                    {v_map, "v", 0, "z", z_begin, z_begin + z_count - 1},
                    {v_map, "v", 1, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 2, "x", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 3, "c", 0, 2},
                };
                mint_check_subscripts(site, subscripts);
                static const mint_checked u_checked[] = {
                    {{"in.c", 24}, "u", "u[z][y][x - 1][(c + 1) % C]", -1},
                };
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch u_reads = {"u[z - 1][y][x][c]", {{-1, 0, {1, 0, 0}}, {0, 1, {0, 1, 0}}, {0,
                        0, {0, 0, 1}}, {0, 2, {0, 0, 0}}}};
                const mint_touch v_writes = {"v[z][y][x][c]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0,
                        {0, 0, 1}}, {0, 2, {0, 0, 0}}}};
                const mint_touch u_reads_2 = mint_anywhere("u[z][y][x - 1][(c + 1) % C]");
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16), z_count);
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], u_map.stride[1], u_map.stride[2],
                    (real *)v_map.device, v_map.stride[0], v_map.stride[1], v_map.stride[2],
                    (unsigned)x_count, (unsigned)y_count, (unsigned)z_count,
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "main_sweep1", v_map);
            }
        }
...
    mint_copy_out({"in.c", 26}, "v", &v[0][0][0][0], mint_extents(w, w, w, C));
