
...
/* The loops at line 17.
 * u: read, 7-point star of radius 1
 * v: written
 * A block computes 16x4x1 points.
 * Blocks keep u in shared memory. */
static __global__ void __launch_bounds__(64)
main_sweep1(const real *__restrict__ u, long long u_plane, long long u_row, real *__restrict__ v,
            long long v_plane, long long v_row, unsigned x_count, unsigned y_count,
            unsigned z_count, bool aligned)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = blockIdx.y*4 + threadIdx.y;
    const unsigned iz = blockIdx.z;
    __shared__ mint_plane<real, 16, 4, 1, 1, 1, 1> u_planes[1];
    auto tile = [&](auto whole) {
        const int rows_2 = whole ? 1 : mint_valid(iy, y_count, 0);
        const int cells_2 = whole ? 1 : rows_2 > 0 ? mint_valid(ix, x_count, 0) : 0;
        const int cells_1 = whole ? 2 : rows_2 > 0 ? mint_valid(ix, x_count, 1) : 0;
        const int block_rows_1 = whole ? 5 : mint_valid(blockIdx.y*4, y_count, 1);
        const int block_cells_1 = whole ? 17 : mint_valid(blockIdx.x*16, x_count, 1);
        const int x0 = 1 + (int)ix;
        const int y0 = 1 + (int)iy;
        const int z0 = 1 + (int)iz;
        long long u_at = z0*u_plane + y0*u_row + x0;
        long long v_at = z0*v_plane + y0*v_row + x0;
        long long u_block_at = u_at - (long long)threadIdx.x - threadIdx.y*u_row;
        mint_stage<64>(u_planes[0], u + (u_block_at), u_row, block_cells_1, block_rows_1, whole
                || aligned);
        __pipeline_commit();
        __pipeline_wait_prior(0);
        __syncthreads();
        real u_0_m1[1];
        mint_take<0, 0>(u_0_m1, u_planes[0], (int)threadIdx.x, (int)threadIdx.y - 1);
        real u_m1[1];
        mint_load(u_m1, u + (u_at - u_plane), cells_1, whole || aligned);
        real u_0[3];
        mint_take<1, 1>(u_0, u_planes[0], (int)threadIdx.x, (int)threadIdx.y);
        real u_p1[1];
        mint_load(u_p1, u + (u_at + u_plane), cells_1, whole || aligned);
        real u_0_p1[1];
        mint_take<0, 0>(u_0_p1, u_planes[0], (int)threadIdx.x, (int)threadIdx.y + 1);
        real v_new[1];
#pragma unroll
        for (int e = 0; e < 1; e++) {
            v_new[e] = u_0[e+1] - (u_m1[e] + u_p1[e] + u_0_m1[e] + u_0_p1[e] + u_0[e] + u_0[e+2])/6;
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
    mint_copy_in(mappings, {"in.c", 12}, "u", u, mint_extents(nz + 2, ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 13}, "v", v, mint_extents(nz + 2, ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 14});
        {
            const mint_site site = {"in.c", 17};
            const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)nz + 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)ny + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)nx + 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                mint_reach(site, u_map, "u", 0, z_begin - 1, z_begin + z_count, "z-1..z+1");
                mint_reach(site, u_map, "u", 1, y_begin - 1, y_begin + y_count, "y-1..y+1");
                mint_reach(site, u_map, "u", 2, x_begin - 1, x_begin + x_count, "x-1..x+1");
                mint_reach(site, v_map, "v", 0, z_begin, z_begin + z_count - 1, "z");
                mint_reach(site, v_map, "v", 1, y_begin, y_begin + y_count - 1, "y");
                mint_reach(site, v_map, "v", 2, x_begin, x_begin + x_count - 1, "x");
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch u_reads = {"u[z][y][x]", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1, 0}}, {-1, 1,
                        {0, 0, 1}}}};
                const mint_touch v_writes = {"v[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 4), z_count);
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 4), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                    v_map.stride[0], v_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                    (unsigned)z_count,
                    mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 8));
                mint_launched(site, "main_sweep1", v_map);
            }
        }
...
    mint_copy_out({"in.c", 23}, "v", v, mint_extents(nz + 2, ny + 2, nx + 2));
