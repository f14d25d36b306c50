
...
/* The loops at line 17.
 * u: read, subscripts that are not index + constant
 * v: written
 * A block computes 4x1x1 points.
 * The model expects 71.6 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(4)
main_sweep1(const real *__restrict__ u, long long u_plane, long long u_row, real *__restrict__ v,
            long long v_plane, long long v_row, int n, unsigned z_count)
{
    const unsigned iz = blockIdx.x*4 + threadIdx.x;
    if (iz < z_count) {
        const int z = 1 + (int)iz;
        real carry = 0;
        for (int y = 1; y <= n; y++) {
            for (int x = 1; x <= n; x++) {
                carry = carry/2 + u[(z+1)*u_plane+y*u_row+(x-1)];
                v[z*v_plane+y*v_row+x] = carry;
            }
        }
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 12}, "u", u, mint_extents(w, w, w), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 13}, "v", v, mint_extents(w, w, w), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 14}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 17};
            const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)n + 1, 1);
            if (z_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                const bool happens = (long long)(n) - 1 >= 0 && (long long)(n) - 1 >= 0;
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "z+1", happens ? z_begin + 1 : 1, happens ? z_begin + z_count : 0},
                    {u_map, "u", 1, "y", happens ? 1 : 1, happens ? (long long)(n) : 0},
                    {u_map, "u", 2, "x-1", happens ? 0 : 1, happens ? (long long)(n) - 1 : 0},
                    {v_map, "v", 0, "z", happens ? z_begin : 1, happens ? z_begin + z_count - 1 : 0},
                    {v_map, "v", 1, "y", happens ? 1 : 1, happens ? (long long)(n) : 0},
                    {v_map, "v", 2, "x", happens ? 1 : 1, happens ? (long long)(n) : 0},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                const mint_nest loops = {{{z_begin, z_count, 1}}};
                const mint_touch u_reads = {"u[z + 1][y][x - 1]", {{1, 1, {1}}, {1, (long long)(n), {0}},
                        {0, (long long)(n) - 1, {0}}}};
                const mint_touch v_writes = {"v[z][y][x]", {{0, 0, {1}}, {1, (long long)(n), {0}}, {1,
                        (long long)(n), {0}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(z_count, 4));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(4), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                    v_map.stride[0], v_map.stride[1], n, (unsigned)z_count);
                mint_launched(site, "main_sweep1", v_map);
            }
        }
...
    mint_copy_out({"in.c", 26}, "v", v, mint_extents(w, w, w));
