
...
/* The loops at line 20.
 * u: read, 3 points, radius [-1,0][0,0][-9,9]
 * v: written
 * A block computes 56x16x32 points, a thread 7x1x32 of them.
 * Blocks keep u in shared memory, planes -1 to +0 and 3 on their way.
 * The model expects 126 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep1(const real *__restrict__ u_grid, int u_plane, int u_row, real *__restrict__ v_grid,
            int v_plane, int v_row, unsigned x_count, unsigned y_count, unsigned z_count,
            bool aligned)
{
    const int tx = threadIdx.x*7, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*56 + tx, iy = blockIdx.y*16 + ty, iz_first = blockIdx.z*32;
    __shared__ mint_plane<real, 56, 16, 9, 9, 0, 0> u_planes[5];
    auto tile_2 = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 1 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 7 : 0 < rows_2 ? mint_valid(ix, x_count, 0) : 0;
        const int block_rows = interior ? 16 : mint_valid(blockIdx.y*16, y_count, 0);
        const int block_cells = interior ? 65 : mint_valid(blockIdx.x*56, x_count, 9);
        const unsigned iz_end = interior || iz_first + 32 < z_count ? iz_first + 32 : z_count;
        const int x0 = 9 + (int)ix, y0 = 1 + (int)iy, z0 = 1 + (int)iz_first;
        int v_at = z0*v_plane + y0*v_row + x0;
        // Prologue: copy the first planes to shared memory.
        int u_block_at = z0*u_plane + (y0 - ty)*u_row + (x0 - tx);
        mint_stage<128>(u_planes[0], &u_grid[u_block_at-u_plane], u_row, block_cells, block_rows,
                packed);
        mint_stage<128>(u_planes[1], &u_grid[u_block_at], u_row, block_cells, block_rows, packed);
        __pipeline_commit();
        if (iz_first + 1 < iz_end)
            mint_stage<128>(u_planes[2], &u_grid[u_block_at+u_plane], u_row, block_cells,
                    block_rows, packed);
        __pipeline_commit();
        if (iz_first + 2 < iz_end)
            mint_stage<128>(u_planes[3], &u_grid[u_block_at+2*u_plane], u_row, block_cells,
                    block_rows, packed);
        __pipeline_commit();
        real u[2][25]; // planes -1 to 0, cells -9 to 15
#pragma unroll decltype(interior)::value ? 5 : 1
        for (unsigned iz = iz_first; iz < iz_end; iz++, v_at += v_plane, u_block_at += u_plane) {
            __pipeline_wait_prior(2);
            __syncthreads();
            if (iz + 3 < iz_end)
                mint_stage<128>(u_planes[(iz - iz_first + 4)%5], &u_grid[u_block_at+3*u_plane],
                        u_row, block_cells, block_rows, packed);
            __pipeline_commit();
            mint_take<0, 7, 0>(&u[0][9], u_planes[(iz - iz_first)%5], tx, ty);
            mint_take<9, 7, 9>(&u[1][9], u_planes[(iz - iz_first + 1)%5], tx, ty);
            // Compute and store.
            real v[7];
#pragma unroll
            for (int e = 0; e < 7; e++)
                v[e] = (real)0.25*(u[0][e+9] + u[1][e+18]) - (real)0.125*u[1][e];
            mint_store<7>(&v_grid[v_at], v, valid, packed);
        }
    };
    if (aligned && (blockIdx.x + 1)*56 <= x_count && (blockIdx.y + 1)*16 <= y_count
            && (blockIdx.z + 1)*32 <= z_count)
        tile_2(mint_constant<true>());
    else
        tile_2(mint_constant<false>());
}

/* The loops at line 25.
 * v: read, 2 points, radius [-1,0][-1,0][0,0]
 * u: written
 * A block computes 56x16x32 points, a thread 7x1x32 of them.
 * The model expects 94.3 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep2(const real *__restrict__ v_grid, int v_plane, int v_row, real *__restrict__ u_grid,
            int u_plane, int u_row, unsigned x_count, unsigned y_count, unsigned z_count,
            bool aligned)
{
    const int tx = threadIdx.x*7, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*56 + tx, iy = blockIdx.y*16 + ty, iz_first = blockIdx.z*32;
    auto tile_2 = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 7 : mint_valid(ix, x_count, 0);
        const unsigned iz_end = interior || iz_first + 32 < z_count ? iz_first + 32 : z_count;
        const int x0 = 9 + (int)ix, y0 = 1 + (int)iy, z0 = 1 + (int)iz_first;
        int v_at = z0*v_plane + y0*v_row + x0, u_at = z0*u_plane + y0*u_row + x0;
        real v[2][2][7]; // planes -1 to 0, rows -1 to 0, cells 0 to 6
#pragma unroll 1
        for (unsigned iz = iz_first; iz < iz_end; iz++, v_at += v_plane, u_at += u_plane) {
            mint_load<7>(v[0][0], &v_grid[v_at-v_plane-v_row], valid, packed);
            mint_load<7>(v[1][1], &v_grid[v_at], valid, packed);
            // Compute and store.
            real u[7];
#pragma unroll
            for (int e = 0; e < 7; e++)
                u[e] = (real)0.5*v[1][1][e] + (real)0.125*v[0][0][e];
            mint_store<7>(&u_grid[u_at], u, valid, packed);
        }
    };
    if (aligned && (blockIdx.x + 1)*56 <= x_count && (blockIdx.y + 1)*16 <= y_count
            && (blockIdx.z + 1)*32 <= z_count)
        tile_2(mint_constant<true>());
    else if (ix < x_count && iy < y_count && iz_first < z_count)
        tile_2(mint_constant<false>());
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 14}, "u", &u[0][0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0]) / sizeof(u[0][0][0])), 9, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 15}, "v", &v[0][0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0]), sizeof(v[0][0]) / sizeof(v[0][0][0])), 9, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 16});
...
            {
                const mint_site site = {"in.c", 20};
                const long long z_begin = 1, z_count = mint_trips(z_begin, NZ, 1);
                const long long y_begin = 1, y_count = mint_trips(y_begin, NY, 1);
                const long long x_begin = 9, x_count = mint_trips(x_begin, nx - 9, 1);
                if (z_count > 0 && y_count > 0 && x_count > 0) {
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0][0], sizeof(real),
                            mint_extents(0, 10, 40));
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0][0], sizeof(real),
                            mint_extents(0, 10, 40));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "z-1..z", z_begin - 1, z_begin + z_count - 1},
                        {u_map, "u", 1, "y", y_begin, y_begin + y_count - 1},
                        {u_map, "u", 2, "x-9..x+9", x_begin - 9, x_begin + x_count + 8},
                        {v_map, "v", 0, "z", z_begin, z_begin + z_count - 1},
                        {v_map, "v", 1, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 2, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks(site, "main_sweep1",
                            mint_tiles(site, "x", x_count, 56, 2147482502), mint_ceil_div(y_count, 16),
                            mint_ceil_div(z_count, 32));
                    mint_launching(site, "main_sweep1");
                    main_sweep1<<<blocks, dim3(8, 16), 0, mint_stream()>>>(
                        (real *)u_map.device, (int)u_map.stride[0], (int)u_map.stride[1], (real *)v_map.device,
                        (int)v_map.stride[0], (int)v_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                        (unsigned)z_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "main_sweep1", v_map);
                }
            }
            {
                const mint_site site = {"in.c", 25};
                const long long z_begin = 1, z_count = mint_trips(z_begin, NZ, 1);
                const long long y_begin = 1, y_count = mint_trips(y_begin, NY, 1);
                const long long x_begin = 9, x_count = mint_trips(x_begin, nx - 9, 1);
                if (z_count > 0 && y_count > 0 && x_count > 0) {
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0][0], sizeof(real),
                            mint_extents(0, 10, 40));
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0][0], sizeof(real),
                            mint_extents(0, 10, 40));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {v_map, "v", 0, "z-1..z", z_begin - 1, z_begin + z_count - 1},
                        {v_map, "v", 1, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                        {v_map, "v", 2, "x", x_begin, x_begin + x_count - 1},
                        {u_map, "u", 0, "z", z_begin, z_begin + z_count - 1},
                        {u_map, "u", 1, "y", y_begin, y_begin + y_count - 1},
                        {u_map, "u", 2, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks(site, "main_sweep2",
                            mint_tiles(site, "x", x_count, 56, 2147482502), mint_ceil_div(y_count, 16),
                            mint_ceil_div(z_count, 32));
                    mint_launching(site, "main_sweep2");
                    main_sweep2<<<blocks, dim3(8, 16), 0, mint_stream()>>>(
                        (real *)v_map.device, (int)v_map.stride[0], (int)v_map.stride[1], (real *)u_map.device,
                        (int)u_map.stride[0], (int)u_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                        (unsigned)z_count,
                        mint_is_aligned(v_map, x_begin, 16) && mint_is_aligned(u_map, x_begin, 16));
                    mint_launched(site, "main_sweep2", u_map);
                }
            }
...
    mint_copy_out({"in.c", 31}, "u", &u[0][0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0]) / sizeof(u[0][0][0])));
    mint_copy_out({"in.c", 32}, "v", &v[0][0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0]), sizeof(v[0][0]) / sizeof(v[0][0][0])));
