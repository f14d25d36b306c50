
...
/* The loops at line 20.
 * u: read, 4 points, radius [-1,1][-1,1]
 * v: written
 * A block computes 512x4x1 points, a thread 2x4x1 of them.
 * Blocks keep u in shared memory, planes -1 to +1 and 2 on their way.
 * The model expects 27.8 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
sometimes_sweep1(const real *__restrict__ u_grid, long long u_row, real *__restrict__ v_grid,
                 long long v_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*512 + tx, iy_first = mint_block_y()*4;
    __shared__ mint_plane<real, 512, 1, 1, 1, 0, 0> u_planes[5];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int block_cells = interior ? 513 : mint_valid(blockIdx.x*512, x_count, 1);
        const unsigned iy_end = interior || iy_first + 4 < y_count ? iy_first + 4 : y_count;
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy_first;
        long long v_at = y0*v_row + x0;
        // Prologue: copy the first planes to shared memory.
        long long u_block_at = y0*u_row + (x0 - tx);
        mint_stage<256>(u_planes[0], &u_grid[u_block_at-u_row], 0, block_cells, 1, packed);
        mint_stage<256>(u_planes[1], &u_grid[u_block_at], 0, block_cells, 1, packed);
        mint_stage<256>(u_planes[2], &u_grid[u_block_at+u_row], 0, block_cells, 1, packed);
        __pipeline_commit();
        if (iy_first + 1 < iy_end)
            mint_stage<256>(u_planes[3], &u_grid[u_block_at+2*u_row], 0, block_cells, 1, packed);
        __pipeline_commit();
        real u[3][4]; // planes -1 to 1, cells -1 to 2
#pragma unroll decltype(interior)::value ? 4 : 1
        for (unsigned iy = iy_first; iy < iy_end; iy++, v_at += v_row, u_block_at += u_row) {
            __pipeline_wait_prior(1);
            __syncthreads();
            if (iy + 2 < iy_end)
                mint_stage<256>(u_planes[(iy - iy_first + 4)%5], &u_grid[u_block_at+3*u_row], 0,
                        block_cells, 1, packed);
            __pipeline_commit();
            mint_take<0, 2, 0>(&u[0][1], u_planes[(iy - iy_first)%5], tx, 0);
            mint_take<1, 2, 1>(&u[1][1], u_planes[(iy - iy_first + 1)%5], tx, 0);
            mint_take<0, 2, 0>(&u[2][1], u_planes[(iy - iy_first + 2)%5], tx, 0);
            // Compute and store.
            real v[2];
#pragma unroll
            for (int e = 0; e < 2; e++)
                v[e] = (u[0][e+1] + u[2][e+1] + u[1][e] + u[1][e+2])/4;
            mint_store<2>(&v_grid[v_at], v, valid, packed);
        }
    };
    if (aligned && (blockIdx.x + 1)*512 <= x_count && (mint_block_y() + 1)*4 <= y_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain sometimes_chain1 = {{"in.c", 18}, "sometimes_chain1", 4, 2, 1, 2, 1, 0x3,
        0x0, nullptr, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 15}, "u", &u[0][0], mint_extents(19, 23), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 16}, "v", &v[0][0], mint_extents(19, 23), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 17});
...
        {
            const mint_site site = {"in.c", 20};
            const long long y_begin = 1, y_count = mint_trips(y_begin, 18, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, 22, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 23));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 23));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y - 1][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "sometimes_sweep1",
                        mint_tiles(site, "x", x_count, 512, 2147481598),
                        mint_tiles(site, "y", y_count, 4, 2147417072));
                mint_file(site, sometimes_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "sometimes_sweep1");
                    sometimes_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "sometimes_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 29}, "u", &u[0][0], mint_extents(19, 23));
    mint_copy_out({"in.c", 30}, "v", &v[0][0], mint_extents(19, 23));
...
/* The loops at line 40.
 * u: read, 4 points, radius [-1,1][-1,1]
 * v: written
 * A block computes 512x4x1 points, a thread 2x4x1 of them.
 * Blocks keep u in shared memory, planes -1 to +1 and 2 on their way.
 * The model expects 27.8 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
helped_sweep1(const real *__restrict__ u_grid, long long u_row, real *__restrict__ v_grid,
              long long v_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*512 + tx, iy_first = mint_block_y()*4;
    __shared__ mint_plane<real, 512, 1, 1, 1, 0, 0> u_planes[5];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int block_cells = interior ? 513 : mint_valid(blockIdx.x*512, x_count, 1);
        const unsigned iy_end = interior || iy_first + 4 < y_count ? iy_first + 4 : y_count;
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy_first;
        long long v_at = y0*v_row + x0;
        // Prologue: copy the first planes to shared memory.
        long long u_block_at = y0*u_row + (x0 - tx);
        mint_stage<256>(u_planes[0], &u_grid[u_block_at-u_row], 0, block_cells, 1, packed);
        mint_stage<256>(u_planes[1], &u_grid[u_block_at], 0, block_cells, 1, packed);
        mint_stage<256>(u_planes[2], &u_grid[u_block_at+u_row], 0, block_cells, 1, packed);
        __pipeline_commit();
        if (iy_first + 1 < iy_end)
            mint_stage<256>(u_planes[3], &u_grid[u_block_at+2*u_row], 0, block_cells, 1, packed);
        __pipeline_commit();
        real u[3][4]; // planes -1 to 1, cells -1 to 2
#pragma unroll decltype(interior)::value ? 4 : 1
        for (unsigned iy = iy_first; iy < iy_end; iy++, v_at += v_row, u_block_at += u_row) {
            __pipeline_wait_prior(1);
            __syncthreads();
            if (iy + 2 < iy_end)
                mint_stage<256>(u_planes[(iy - iy_first + 4)%5], &u_grid[u_block_at+3*u_row], 0,
                        block_cells, 1, packed);
            __pipeline_commit();
            mint_take<0, 2, 0>(&u[0][1], u_planes[(iy - iy_first)%5], tx, 0);
            mint_take<1, 2, 1>(&u[1][1], u_planes[(iy - iy_first + 1)%5], tx, 0);
            mint_take<0, 2, 0>(&u[2][1], u_planes[(iy - iy_first + 2)%5], tx, 0);
            // Compute and store.
            real v[2];
#pragma unroll
            for (int e = 0; e < 2; e++)
                v[e] = (u[0][e+1] + u[2][e+1] + u[1][e] + u[1][e+2])/4;
            mint_store<2>(&v_grid[v_at], v, valid, packed);
        }
    };
    if (aligned && (blockIdx.x + 1)*512 <= x_count && (mint_block_y() + 1)*4 <= y_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain helped_chain1 = {{"in.c", 38}, "helped_chain1", 4, 2, 1, 2, 1, 0x3, 0x0,
        nullptr, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 35}, "u", &u[0][0], mint_extents(19, 23), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 36}, "v", &v[0][0], mint_extents(19, 23), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 37});
...
        {
            const mint_site site = {"in.c", 40};
            const long long y_begin = 1, y_count = mint_trips(y_begin, 18, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, 22, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 23));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 23));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y - 1][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "helped_sweep1",
                        mint_tiles(site, "x", x_count, 512, 2147481598),
                        mint_tiles(site, "y", y_count, 4, 2147417072));
                mint_file(site, helped_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "helped_sweep1");
                    helped_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "helped_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 45}, "u", &u[0][0], mint_extents(19, 23));
    mint_copy_out({"in.c", 46}, "v", &v[0][0], mint_extents(19, 23));
...
/* The loops at line 58.
 * u: read, 3 points, radius [-1,0][0,1]
 * k: read, pointwise
 * v: written
 * A block computes 512x2x1 points, a thread 2x2x1 of them.
 * Blocks keep u in shared memory.
 * The model expects 23.2 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
named_sweep1(const real *__restrict__ u_grid, long long u_row, const real *k_grid, long long k_row,
             real *v_grid, long long v_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*512 + tx, iy = mint_block_y()*2;
    __shared__ mint_plane<real, 512, 2, 0, 1, 1, 0> u_planes[1];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 2 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 2 : 0 < rows_2 ? mint_valid(ix, x_count, 0) : 0;
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        const int block_rows = interior ? 2 : mint_valid(mint_block_y()*2, y_count, 0);
        const int block_cells = interior ? 513 : mint_valid(blockIdx.x*512, x_count, 1);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long k_at = y0*k_row + x0, v_at = y0*v_row + x0;
        // Prologue: where the block begins.
        long long u_block_at = y0*u_row + (x0 - tx);
        real u[3][3]; // rows -1 to 1, cells 0 to 2
        real k[2][2]; // rows 0 to 1, cells 0 to 1
        mint_stage<256>(u_planes[0], &u_grid[u_block_at], u_row, block_cells, block_rows, packed);
        __pipeline_commit();
        __pipeline_wait_prior(0);
        __syncthreads();
        mint_take<0, 2, 0>(u[0], u_planes[0], tx, -1);
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_take<0, 2, 1>(u[r+1], u_planes[0], tx, r);
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_load<2>(k[r], &k_grid[k_at+r*k_row], valid_in[r], packed);
        // Compute and store.
        real v[2][2];
#pragma unroll
        for (int r = 0; r < 2; r++) {
#pragma unroll
            for (int e = 0; e < 2; e++)
                v[r][e] = u[r+1][e] + (u[r][e] - u[r+1][e+1])*k[r][e];
        }
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_store<2>(&v_grid[v_at+r*v_row], v[r], valid_in[r], packed);
    };
    if (aligned && (blockIdx.x + 1)*512 <= x_count && (mint_block_y() + 1)*2 <= y_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain named_chain1 = {{"in.c", 56}, "named_chain1", 4, 2, 1, 3, 1, 0x5, 0x2,
        nullptr, nullptr, {2, 1, 0}, {{3, 0x3, 0x4, 1, {0, 1, 2}}}};

...
{ mint_scope mappings_3;
    mint_copy_in(mappings_3, {"in.c", 52}, "u", &u[0][0], mint_extents(19, 23), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 53}, "v", &v[0][0], mint_extents(19, 23), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 54}, "k", &k[0][0], mint_extents(19, 23), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_3({"in.c", 55});
...
        {
            const mint_site site = {"in.c", 58};
            const long long y_begin = 1, y_count = mint_trips(y_begin, 18, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, 22, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 23));
                mint_mapping &k_map = mint_find(site, "k", &k[0][0], sizeof(real), mint_extents(0, 23));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 23));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                    {u_map, "u", 1, "x..x+1", x_begin, x_begin + x_count},
                    {k_map, "k", 0, "y", y_begin, y_begin + y_count - 1},
                    {k_map, "k", 1, "x", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y][x]", {{-1, 0, {1, 0}}, {0, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch k_reads = {"k[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_coincide(site, loops, k_map, "k", k_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "named_sweep1",
                        mint_tiles(site, "x", x_count, 512, 2147481598),
                        mint_tiles(site, "y", y_count, 2, 2147417078));
                mint_file(site, named_chain1, 0, {&u_map, &k_map, &v_map}, {x_begin, x_count, y_begin,
                        y_count}, mint_no_scalars(),
                        [site, blocks, &u_map, &k_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "named_sweep1");
                    named_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)k_map.device, k_map.stride[0],
                        (real *)v_map.device, v_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(k_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "named_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 67}, "u", &u[0][0], mint_extents(19, 23));
    mint_copy_out({"in.c", 68}, "v", &v[0][0], mint_extents(19, 23));
