
...
/* The loops at line 14.
 * u: read and written, pointwise
 * A block computes 4x2x1 points.
 * The model expects 71.6 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(8)
main_sweep1(real *__restrict__ u, long long u_plane, long long u_row, unsigned x_count,
            unsigned y_count, unsigned z_count)
{
    const unsigned ix = blockIdx.x*4 + threadIdx.x;
    const unsigned iy = blockIdx.y*2 + threadIdx.y;
    const unsigned iz = blockIdx.z;
    if (ix < x_count && iy < y_count && iz < z_count) {
        const int z = (int)iz;
        const int y = (int)iy;
        const int x = (int)ix;
        const long long u_at = z*u_plane + y*u_row + x;
        u[u_at] += 1;
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 10}, "u", &u[0][0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0]) / sizeof(u[0][0][0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 11});
        {
            const mint_site site = {"in.c", 14};
            const long long z_begin = 0, z_count = mint_trips(z_begin, nz, 1);
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0][0], sizeof(real),
                        mint_extents(0, sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0])
                        / sizeof(u[0][0][0])));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "z", z_begin, z_begin + z_count - 1},
                    {u_map, "u", 1, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(x_count, 4),
                        mint_ceil_div(y_count, 2), z_count);
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(4, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], u_map.stride[1], (unsigned)x_count,
                    (unsigned)y_count, (unsigned)z_count);
                mint_launched(site, "main_sweep1", u_map);
            }
        }
...
    mint_copy_out({"in.c", 19}, "u", &u[0][0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0]) / sizeof(u[0][0][0])));
