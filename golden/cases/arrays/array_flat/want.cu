
...
/* The loops at line 18.
 * u: read, 3 points, radius [-1,1][0,0][-1,0]
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 121 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *u, long long u_plane, long long u_row, real *v, long long v_plane,
            long long v_row, unsigned x_count, unsigned y_count, unsigned z_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = blockIdx.y*16 + threadIdx.y;
    const unsigned iz = blockIdx.z;
    if (ix < x_count && iy < y_count && iz < z_count) {
        const int z = 1 + (int)iz;
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long u_at = z*u_plane + y*u_row + x;
        v[z*v_plane+y*v_row+x] = u[u_at-u_plane] - u[u_at+u_plane] + u[u_at-1];
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 13}, "u", &u[0], mint_extents(w * w * w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 14}, "v", &v[0], mint_extents(w * w * w), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 15});
        {
            const mint_site site = {"in.c", 18};
            const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)n + 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)w*w,
                        (long long)w);
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)w*w,
                        (long long)w);
                mint_reach_view(site, u_map, "u", {{z_begin - 1, y_begin, x_begin - 1}, {z_begin + z_count,
                        y_begin + y_count - 1, x_begin + x_count - 1}}, "z-1..z+1][y][x-1..x", true);
                mint_reach_view(site, v_map, "v", {{z_begin, y_begin, x_begin}, {z_begin + z_count - 1,
                        y_begin + y_count - 1, x_begin + x_count - 1}}, "z][y][x", true);
                u_map.settle();
                v_map.settle();
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch u_reads = {"u[((z - 1) * w + y) * w + x]", {{-1, -1, {1, 0, 0}}, {0, 0, {0,
                        1, 0}}, {0, 0, {0, 0, 1}}}};
                const mint_touch v_writes = {"v[(z * w + y) * w + x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1,
                        0}}, {0, 0, {0, 0, 1}}}};
                const mint_touch u_reads_2 = {"u[((z + 1) * w + y) * w + x]", {{1, 1, {1, 0, 0}}, {0, 0, {0,
                        1, 0}}, {0, 0, {0, 0, 1}}}};
                const mint_touch u_reads_3 = {"u[(z * w + y) * w + x - 1]", {{0, 0, {1, 0, 0}}, {0, 0, {0,
                        1, 0}}, {-1, -1, {0, 0, 1}}}};
                mint_claimed(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_claimed(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
                mint_claimed(site, loops, u_map, "u", u_reads_3, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16), z_count);
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                    v_map.stride[0], v_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                    (unsigned)z_count);
                mint_launched(site, "main_sweep1", v_map);
            }
        }
...
    mint_copy_out({"in.c", 24}, "v", &v[0], mint_extents(w * w * w));
