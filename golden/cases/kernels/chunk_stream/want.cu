
...
/* The loops at line 17.
 * u: read, 7-point star of radius 1
 * v: written
 * A block computes 16x16x8 points, a thread 1x1x8 of them.
 * The model expects 105 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u, long long u_plane, long long u_row, real *__restrict__ v,
            long long v_plane, long long v_row, unsigned x_count, unsigned y_count, unsigned z_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = blockIdx.y*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const unsigned iz_end = (blockIdx.z + 1)*8 < z_count ? (blockIdx.z + 1)*8 : z_count;
        for (unsigned iz = blockIdx.z*8; iz < iz_end; iz += 1) {
            const int z = 1 + (int)iz;
            const int y = 1 + (int)iy;
            const int x = 1 + (int)ix;
            const long long u_at = z*u_plane + y*u_row + x;
            v[z*v_plane+y*v_row+x] = u[u_at]
                    - (u[u_at-u_plane] + u[u_at+u_plane] + u[u_at-u_row] + u[u_at+u_row] + u[u_at-1]
                    + u[u_at+1])/6;
        }
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 12}, "u", u, mint_extents(nz + 2, ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 13}, "v", v, mint_extents(nz + 2, ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 14}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 17};
            const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)nz + 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)ny + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)nx + 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "z-1..z+1", z_begin - 1, z_begin + z_count},
                    {u_map, "u", 1, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 2, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "z", z_begin, z_begin + z_count - 1},
                    {v_map, "v", 1, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch u_reads = {"u[z][y][x]", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1, 0}}, {-1, 1,
                        {0, 0, 1}}}};
                const mint_touch v_writes = {"v[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16), mint_ceil_div(z_count, 8));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                    v_map.stride[0], v_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                    (unsigned)z_count);
                mint_launched(site, "main_sweep1", v_map);
            }
        }
...
    mint_copy_out({"in.c", 23}, "v", v, mint_extents(nz + 2, ny + 2, nx + 2));
