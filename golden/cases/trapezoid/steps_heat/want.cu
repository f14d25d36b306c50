
...
/* The loops at line 12.
 * u: read, 5-point star of radius 1
 * v: written
 * A block computes 256x8x1 points, a thread 2x8x1 of them.
 * Blocks keep u in shared memory, planes -1 to +1 and 3 on their way.
 * The model expects 110 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
heat_sweep1(const real *__restrict__ u_grid, long long u_row, real *__restrict__ v_grid,
            long long v_row, real c, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*256 + tx, iy_first = mint_block_y()*8;
    __shared__ mint_plane<real, 256, 1, 1, 1, 0, 0> u_planes[6];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int block_cells = interior ? 257 : mint_valid(blockIdx.x*256, x_count, 1);
        const unsigned iy_end = interior || iy_first + 8 < y_count ? iy_first + 8 : y_count;
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy_first;
        long long v_at = y0*v_row + x0;
        // Prologue: copy the first planes to shared memory.
        long long u_block_at = y0*u_row + (x0 - tx);
        mint_stage<128>(u_planes[0], &u_grid[u_block_at-u_row], 0, block_cells, 1, packed);
        mint_stage<128>(u_planes[1], &u_grid[u_block_at], 0, block_cells, 1, packed);
        mint_stage<128>(u_planes[2], &u_grid[u_block_at+u_row], 0, block_cells, 1, packed);
        __pipeline_commit();
        if (iy_first + 1 < iy_end)
            mint_stage<128>(u_planes[3], &u_grid[u_block_at+2*u_row], 0, block_cells, 1, packed);
        __pipeline_commit();
        if (iy_first + 2 < iy_end)
            mint_stage<128>(u_planes[4], &u_grid[u_block_at+3*u_row], 0, block_cells, 1, packed);
        __pipeline_commit();
        real u[3][4]; // planes -1 to 1, cells -1 to 2
#pragma unroll decltype(interior)::value ? 6 : 1
        for (unsigned iy = iy_first; iy < iy_end; iy++, v_at += v_row, u_block_at += u_row) {
            __pipeline_wait_prior(2);
            __syncthreads();
            if (iy + 3 < iy_end)
                mint_stage<128>(u_planes[(iy - iy_first + 5)%6], &u_grid[u_block_at+4*u_row], 0,
                        block_cells, 1, packed);
            __pipeline_commit();
            mint_take<0, 2, 0>(&u[0][1], u_planes[(iy - iy_first)%6], tx, 0);
            mint_take<1, 2, 1>(&u[1][1], u_planes[(iy - iy_first + 1)%6], tx, 0);
            mint_take<0, 2, 0>(&u[2][1], u_planes[(iy - iy_first + 2)%6], tx, 0);
            // Compute and store.
            real v[2];
#pragma unroll
            for (int e = 0; e < 2; e++)
                v[e] = u[1][e+1] + c*(u[0][e+1] + u[2][e+1] + u[1][e] + u[1][e+2] - 4*u[1][e+1]);
            mint_store<2>(&v_grid[v_at], v, valid, packed);
        }
    };
    if (aligned && (blockIdx.x + 1)*256 <= x_count && (mint_block_y() + 1)*8 <= y_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain heat_chain1 = {{"in.c", 10}, "heat_chain1", 4, 2, 1, 2, 1, 0x3, 0x0,
        nullptr, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

static void heat(int n, int steps, real *u_cells, real *v_cells, real c)
{ real (*u)[n] = (real (*)[n])u_cells; real (*v)[n] = (real (*)[n])v_cells; mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 7}, "u", &u[0][0], mint_extents(n, n), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 8}, "v", &v[0][0], mint_extents(n, n), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 9});
...
        {
            const mint_site site = {"in.c", 12};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, n - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real),
                        mint_extents(0, sizeof(u[0]) / sizeof(u[0][0])));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real),
                        mint_extents(0, sizeof(v[0]) / sizeof(v[0][0])));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "heat_sweep1",
                        mint_tiles(site, "x", x_count, 256, 2147482110),
                        mint_tiles(site, "y", y_count, 8, 2147417060));
                mint_file(site, heat_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, c = c]() mutable {
                    mint_launching(site, "heat_sweep1");
                    heat_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], c,
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "heat_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 19}, "u", &u[0][0], mint_extents(n, n));
    mint_copy_out({"in.c", 20}, "v", &v[0][0], mint_extents(n, n));
...
    heat(n, steps, (real *)u, (real *)v, (real)0.2);
