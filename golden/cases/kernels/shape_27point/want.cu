
...
/* The loops at line 17.
 * u: read, 27-point box of radius 1
 * v: written
 * A block computes 8x8x4 points, a thread 1x1x4 of them.
 * The model expects 116 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(64)
main_sweep1(const real *__restrict__ u, long long u_plane, long long u_row, real *__restrict__ v,
            long long v_plane, long long v_row, unsigned x_count, unsigned y_count, unsigned z_count)
{
    const unsigned ix = blockIdx.x*8 + threadIdx.x;
    const unsigned iy = blockIdx.y*8 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const unsigned iz_end = (blockIdx.z + 1)*4 < z_count ? (blockIdx.z + 1)*4 : z_count;
        for (unsigned iz = blockIdx.z*4; iz < iz_end; iz += 1) {
            const int z = 1 + (int)iz;
            const int y = 1 + (int)iy;
            const int x = 1 + (int)ix;
            real sum = 0;
            for (int dz = -1; dz <= 1; dz++) {
                for (int dy = -1; dy <= 1; dy++) {
                    for (int dx = -1; dx <= 1; dx++)
                        sum = sum*(real)0.75 + u[(z+dz)*u_plane+(y+dy)*u_row+(x+dx)];
                }
            }
            v[z*v_plane+y*v_row+x] = sum;
        }
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 12}, "u", u, mint_extents(w, w, w), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 13}, "v", v, mint_extents(w, w, w), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 14}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 17};
            const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)n + 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "z+dz", z_begin - 1, z_begin + z_count},
                    {u_map, "u", 1, "y+dy", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 2, "x+dx", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "z", z_begin, z_begin + z_count - 1},
                    {v_map, "v", 1, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch u_reads = {"u[z + dz][y + dy][x + dx]", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1,
                        0}}, {-1, 1, {0, 0, 1}}}};
                const mint_touch v_writes = {"v[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(x_count, 8),
                        mint_ceil_div(y_count, 8), mint_ceil_div(z_count, 4));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(8, 8), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                    v_map.stride[0], v_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                    (unsigned)z_count);
                mint_launched(site, "main_sweep1", v_map);
            }
        }
...
    mint_copy_out({"in.c", 28}, "v", v, mint_extents(w, w, w));
