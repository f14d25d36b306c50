
...
/* The loops at line 16.
 * u: read, 3 points, radius [-2,2][-2,2]
 * v: written
 * A block computes 16x4x1 points.
 * Blocks keep u in shared memory. */
static __global__ void __launch_bounds__(64)
main_sweep1(const real *__restrict__ u, long long u_row, real *__restrict__ v, long long v_row,
            unsigned x_count, unsigned y_count, bool aligned)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = blockIdx.y*4 + threadIdx.y;
    __shared__ mint_plane<real, 16, 4, 2, 2, 2, 2> u_planes[1];
    auto tile = [&](auto whole) {
        const int rows_2 = whole ? 1 : mint_valid(iy, y_count, 0);
        const int cells_2 = whole ? 1 : rows_2 > 0 ? mint_valid(ix, x_count, 0) : 0;
        const int block_rows_2 = whole ? 6 : mint_valid(blockIdx.y*4, y_count, 2);
        const int block_cells_2 = whole ? 18 : mint_valid(blockIdx.x*16, x_count, 2);
        const int x0 = 2 + (int)ix;
        const int y0 = 2 + (int)iy;
        long long u_at = y0*u_row + x0;
        long long v_at = y0*v_row + x0;
        long long u_block_at = u_at - (long long)threadIdx.x - threadIdx.y*u_row;
        mint_stage<64>(u_planes[0], u + (u_block_at), u_row, block_cells_2, block_rows_2, whole
                || aligned);
        __pipeline_commit();
        __pipeline_wait_prior(0);
        __syncthreads();
        real u_0_m2[1];
        mint_take<0, 0>(u_0_m2, u_planes[0], (int)threadIdx.x, (int)threadIdx.y - 2);
        real u_0[3];
        mint_take<2, 0>(u_0, u_planes[0], (int)threadIdx.x, (int)threadIdx.y);
        real u_0_p2[3];
        mint_take<0, 2>(u_0_p2, u_planes[0], (int)threadIdx.x, (int)threadIdx.y + 2);
        real v_new[1];
#pragma unroll
        for (int e = 0; e < 1; e++) {
            v_new[e] = u_0_m2[e] + u_0_p2[e+2] - u_0[e];
        }
        mint_store(v + (v_at), v_new, cells_2, whole || aligned);
    };
    if (aligned && (blockIdx.x + 1)*16 <= x_count && (blockIdx.y + 1)*4 <= y_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 11}, "u", u, mint_extents(w, w), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 12}, "v", v, mint_extents(w, w), 2, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 13});
        {
            const mint_site site = {"in.c", 16};
            const long long y_begin = 2, y_count = mint_trips(y_begin, n + 2, 1);
            const long long x_begin = 2, x_count = mint_trips(x_begin, n + 2, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                mint_reach(site, u_map, "u", 0, y_begin - 2, y_begin + y_count + 1, "y-2..y+2");
                mint_reach(site, u_map, "u", 1, x_begin - 2, x_begin + x_count + 1, "x-2..x+2");
                mint_reach(site, v_map, "v", 0, y_begin, y_begin + y_count - 1, "y");
                mint_reach(site, v_map, "v", 1, x_begin, x_begin + x_count - 1, "x");
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y - 2][x]", {{-2, 2, {1, 0}, 2}, {-2, 2, {0, 1}, 2}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 4));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 4), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 8));
                mint_launched(site, "main_sweep1", v_map);
            }
        }
...
    mint_copy_out({"in.c", 20}, "v", v, mint_extents(w, w));
