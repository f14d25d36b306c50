
...
/* The loops at line 22.
 * u: read, 7-point star of radius 1
 * unew: read and written, pointwise
 * A block computes 8x4x4 points, a thread 1x1x4 of them.
 * The model expects 67.1 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(32)
main_sweep1(const real *u, long long u_plane, long long u_row, real *__restrict__ unew,
            long long unew_plane, long long unew_row, unsigned x_count, unsigned y_count,
            unsigned z_count, real *__restrict__ change_parts)
{
    real change = NAN;
    const unsigned ix = blockIdx.x*8 + threadIdx.x;
    const unsigned iy = blockIdx.y*4 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const unsigned iz_end = (blockIdx.z + 1)*4 < z_count ? (blockIdx.z + 1)*4 : z_count;
#pragma unroll 1
        for (unsigned iz = blockIdx.z*4; iz < iz_end; iz += 1) {
            const int z = 1 + (int)iz;
            const int y = 1 + (int)iy;
            const int x = 1 + (int)ix;
            const long long u_at = z*u_plane + y*u_row + x;
            const long long unew_at = z*unew_plane + y*unew_row + x;
            unew[unew_at] = (u[u_at-u_plane] + u[u_at+u_plane] + u[u_at-u_row] + u[u_at+u_row]
                    + u[u_at-1] + u[u_at+1])/(real)6;
            {
                double change_next = fabs(unew[unew_at] - u[u_at]);
                if (change_next > change || change != change)
                    change = change_next;
            }
        }
    }
    __shared__ __align__(8) char joining[256];
    mint_join_block<mint_extreme<mint_above, mint_first_stays, mint_nan_replaced>>(joining, change,
            change_parts);
}

/* Joins what the blocks of main_sweep1 have found. */
static __global__ void __launch_bounds__(256)
main_sweep1_total(real *__restrict__ change_parts, long long part_count)
{
    __shared__ __align__(8) char joining_2[2048];
    mint_join_blocks<mint_extreme<mint_above, mint_first_stays, mint_nan_replaced>>(joining_2,
            change_parts, part_count);
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 15}, "u", u, mint_extents(w, w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 16}, "unew", unew, mint_extents(w, w, w), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 17}, mint_rows_stay);
...
            {
                const mint_site site = {"in.c", 22};
                const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)n + 1, 1);
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (z_count > 0 && y_count > 0 && x_count > 0) {
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_table unew_map = mint_find_table(site, "unew", unew);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "z-1..z+1", z_begin - 1, z_begin + z_count},
                        {u_map, "u", 1, "y-1..y+1", y_begin - 1, y_begin + y_count},
                        {u_map, "u", 2, "x-1..x+1", x_begin - 1, x_begin + x_count},
                        {unew_map, "unew", 0, "z", z_begin, z_begin + z_count - 1},
                        {unew_map, "unew", 1, "y", y_begin, y_begin + y_count - 1},
                        {unew_map, "unew", 2, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    u_map.settle(site, "u");
                    unew_map.settle(site, "unew");
                    const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                            1}}};
                    const mint_touch u_reads = {"u[z - 1][y][x]", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1, 0}}, {-1,
                            1, {0, 0, 1}}}};
                    const mint_touch unew_writes = {"unew[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0,
                            0, {0, 0, 1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, unew_map, "unew", unew_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(x_count, 8),
                            mint_ceil_div(y_count, 4), mint_ceil_div(z_count, 4));
                    const long long part_count = mint_block_count(blocks);
                    real *change_parts = mint_results<real>(site, 0, part_count + 1);
                    mint_launching(site, "main_sweep1");
                    main_sweep1<<<blocks, dim3(8, 4), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)unew_map.device,
                        unew_map.stride[0], unew_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                        (unsigned)z_count, change_parts);
                    mint_launched(site, "main_sweep1", unew_map);
                    mint_launching(site, "main_sweep1_total");
                    main_sweep1_total<<<1, 256, 0, mint_stream()>>>(change_parts, part_count);
                    mint_launched(site, "main_sweep1_total");
                    change = mint_extreme<mint_above, mint_first_stays, mint_nan_replaced>::into(change,
                            mint_result(site, "change", change_parts + part_count));
                }
            }
...
    mint_copy_out({"in.c", 35}, "u", u, mint_extents(w, w, w));
