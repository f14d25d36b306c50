
...
/* The loops at line 19.
 * u: read, 15 points, radius [-2,2][-1,0][-2,1]
 * v: written
 * A block computes 16x4x6 points, a thread 2x2x6 of them, and keeps own columns in registers.
 * Blocks keep u in shared memory, planes -2 to +2 and 2 on their way.
 * The model expects 89.3 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(16)
main_sweep1(const real *__restrict__ u_grid, long long u_plane, long long u_row,
            real *__restrict__ v_grid, long long v_plane, long long v_row, unsigned x_count,
            unsigned y_count, unsigned z_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y*2;
    const unsigned ix = blockIdx.x*16 + tx, iy = blockIdx.y*4 + ty, iz_first = blockIdx.z*6;
    __shared__ mint_plane<real, 16, 4, 2, 1, 1, 0> u_planes[7];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 2 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 2 : 0 < rows_2 ? mint_valid(ix, x_count, 0) : 0;
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        const int block_rows = interior ? 4 : mint_valid(blockIdx.y*4, y_count, 0);
        const int block_cells = interior ? 17 : mint_valid(blockIdx.x*16, x_count, 1);
        const unsigned iz_end = interior || iz_first + 6 < z_count ? iz_first + 6 : z_count;
        const int x0 = 2 + (int)ix, y0 = 2 + (int)iy, z0 = 2 + (int)iz_first;
        long long v_at = z0*v_plane + y0*v_row + x0;
        // Prologue: copy the first planes to shared memory.
        long long u_block_at = z0*u_plane + (y0 - ty)*u_row + (x0 - tx);
#pragma unroll
        for (int plane = 0; plane < 5; plane++)
            mint_stage<16>(u_planes[plane], &u_grid[u_block_at+(plane-2)*u_plane], u_row,
                    block_cells, block_rows, packed);
        __pipeline_commit();
        if (iz_first + 1 < iz_end)
            mint_stage<16>(u_planes[5], &u_grid[u_block_at+3*u_plane], u_row, block_cells,
                    block_rows, packed);
        __pipeline_commit();
        real u[5][3][5]; // planes -2 to 2, rows -1 to 1, cells -2 to 2
        __pipeline_wait_prior(1);
        __syncthreads();
        // Prologue: fill the loop-carried rows, but for the newest plane.
#pragma unroll
        for (int r = 0; r < 2; r++) {
            mint_take<2, 2, 1>(&u[0][r+1][2], u_planes[0], tx, ty + r);
            mint_take<2, 2, 1>(&u[1][r+1][2], u_planes[1], tx, ty + r);
            mint_take<2, 2, 1>(&u[2][r+1][2], u_planes[2], tx, ty + r);
            mint_take<2, 2, 1>(&u[3][r+1][2], u_planes[3], tx, ty + r);
        }
#pragma unroll 1
        for (unsigned iz = iz_first; iz < iz_end; iz++, v_at += v_plane, u_block_at += u_plane) {
            __pipeline_wait_prior(1);
            __syncthreads();
            if (iz + 2 < iz_end)
                mint_stage<16>(u_planes[(iz - iz_first + 6)%7], &u_grid[u_block_at+4*u_plane],
                        u_row, block_cells, block_rows, packed);
            __pipeline_commit();
            mint_take<0, 2, 0>(&u[0][0][2], u_planes[(iz - iz_first)%7], tx, ty - 1);
            mint_take<0, 2, 0>(&u[1][0][2], u_planes[(iz - iz_first + 1)%7], tx, ty - 1);
            mint_take<0, 2, 0>(&u[2][0][2], u_planes[(iz - iz_first + 2)%7], tx, ty - 1);
            mint_take<0, 2, 0>(&u[3][0][2], u_planes[(iz - iz_first + 3)%7], tx, ty - 1);
            mint_take<0, 2, 0>(&u[4][0][2], u_planes[(iz - iz_first + 4)%7], tx, ty - 1);
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_take<2, 2, 1>(&u[4][r+1][2], u_planes[(iz - iz_first + 4)%7], tx, ty + r);
            // Compute and store.
            real v[2][2];
#pragma unroll
            for (int r = 0; r < 2; r++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    v[r][e] = u[0][r][e+2] + u[0][r+1][e] + u[0][r+1][e+3]/3
                            - (u[1][r][e+2] + u[1][r+1][e] + u[1][r+1][e+3]/3)
                            + (u[2][r][e+2] + u[2][r+1][e] + u[2][r+1][e+3]/3)/2
                            + (u[3][r][e+2] + u[3][r+1][e] + u[3][r+1][e+3]/3)
                            - (u[4][r][e+2] + u[4][r+1][e] + u[4][r+1][e+3]/3);
            }
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_store<2>(&v_grid[v_at+r*v_row], v[r], valid_in[r], packed);
            // Shift: plane +1 is the next step's own.
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_shift<5>(u[0][r+1], u[1][r+1], u[2][r+1], u[3][r+1], u[4][r+1]);
        }
    };
    if (aligned && (blockIdx.x + 1)*16 <= x_count && (blockIdx.y + 1)*4 <= y_count
            && (blockIdx.z + 1)*6 <= z_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 14}, "u", u, mint_extents(w, w, w), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 15}, "v", v, mint_extents(w, w, w), 2, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 16}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 19};
            const long long z_begin = 2, z_count = mint_trips(z_begin, n + 2, 1);
            const long long y_begin = 2, y_count = mint_trips(y_begin, n + 2, 1);
            const long long x_begin = 2, x_count = mint_trips(x_begin, n + 2, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "z-2..z+2", z_begin - 2, z_begin + z_count + 1},
                    {u_map, "u", 1, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                    {u_map, "u", 2, "x-2..x+1", x_begin - 2, x_begin + x_count},
                    {v_map, "v", 0, "z", z_begin, z_begin + z_count - 1},
                    {v_map, "v", 1, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch u_reads = {"PLANE(u[z - 2])", {{-2, 2, {1, 0, 0}}, {-1, 0, {0, 1, 0}}, {-2,
                        1, {0, 0, 1}}}};
                const mint_touch v_writes = {"v[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1",
                        mint_tiles(site, "x", x_count, 16, 2147482589), mint_ceil_div(y_count, 4),
                        mint_ceil_div(z_count, 6));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(8, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                    v_map.stride[0], v_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                    (unsigned)z_count,
                    mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                mint_launched(site, "main_sweep1", v_map);
            }
        }
...
    mint_copy_out({"in.c", 24}, "v", v, mint_extents(w, w, w));
