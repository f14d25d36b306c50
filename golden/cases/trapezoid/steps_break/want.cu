
...
/* The loops at line 15.
 * u: read, 4 points, radius [-1,1][-1,1]
 * v: written
 * A block computes 256x8x1 points, a thread 2x8x1 of them.
 * Blocks keep u in shared memory, planes -1 to +1 and 3 on their way.
 * The model expects 110 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
until_sweep1(const real *__restrict__ u_grid, int u_row, real *__restrict__ v_grid, int v_row,
             unsigned x_count, unsigned y_count, bool aligned)
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
        int v_at = y0*v_row + x0;
        // Prologue: copy the first planes to shared memory.
        int u_block_at = y0*u_row + (x0 - tx);
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
                v[e] = (u[0][e+1] + u[2][e+1] + u[1][e]*u[1][e+2])/3;
            mint_store<2>(&v_grid[v_at], v, valid, packed);
        }
    };
    if (aligned && (blockIdx.x + 1)*256 <= x_count && (mint_block_y() + 1)*8 <= y_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

/* The loops at line 19.
 * v: read, 2 points, radius [0,0][-1,0]
 * u: written
 * A block computes 256x4x1 points, a thread 2x4x1 of them.
 * Blocks keep v in shared memory and 2 on their way.
 * The model expects 113 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
until_sweep2(const real *__restrict__ v_grid, int v_row, real *__restrict__ u_grid, int u_row,
             unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*256 + tx, iy_first = mint_block_y()*4;
    __shared__ mint_plane<real, 256, 1, 1, 0, 0, 0> v_planes[3];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int block_cells = interior ? 256 : mint_valid(blockIdx.x*256, x_count, 0);
        const unsigned iy_end = interior || iy_first + 4 < y_count ? iy_first + 4 : y_count;
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy_first;
        int u_at = y0*u_row + x0;
        // Prologue: copy the first planes to shared memory.
        int v_block_at = y0*v_row + (x0 - tx);
        mint_stage<128>(v_planes[0], &v_grid[v_block_at], 0, block_cells, 1, packed);
        __pipeline_commit();
        if (iy_first + 1 < iy_end)
            mint_stage<128>(v_planes[1], &v_grid[v_block_at+v_row], 0, block_cells, 1, packed);
        __pipeline_commit();
        real v[3]; // cells -1 to 1
#pragma unroll 1
        for (unsigned iy = iy_first; iy < iy_end; iy++, u_at += u_row, v_block_at += v_row) {
            __pipeline_wait_prior(1);
            __syncthreads();
            if (iy + 2 < iy_end)
                mint_stage<128>(v_planes[(iy - iy_first + 2)%3], &v_grid[v_block_at+2*v_row], 0,
                        block_cells, 1, packed);
            __pipeline_commit();
            mint_take<1, 2, 0>(&v[1], v_planes[(iy - iy_first)%3], tx, 0);
            // Compute and store.
            real u[2];
#pragma unroll
            for (int e = 0; e < 2; e++)
                u[e] = v[e+1]/2 + v[e];
            mint_store<2>(&u_grid[u_at], u, valid, packed);
        }
    };
    if (aligned && (blockIdx.x + 1)*256 <= x_count && (mint_block_y() + 1)*4 <= y_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain until_chain1 = {{"in.c", 11}, "until_chain1", 4, 2, 1, 2, 2, 0x3, 0x0,
        nullptr, nullptr, {0, 1}, {{2, 0x1, 0x2, 0, {0, 1}}, {2, 0x1, 0x2, 1, {1, 0}}}};

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 9});
...
            {
                const mint_site site = {"in.c", 15};
                const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 41));
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 41));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                        {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "until_sweep1",
                            mint_tiles(site, "x", x_count, 256, 2147482110),
                            mint_tiles(site, "y", y_count, 8, 2147417060));
                    mint_file(site, until_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "until_sweep1");
                        until_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                            (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device,
                            (int)v_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                        mint_launched(site, "until_sweep1");
                    });
                }
            }
            {
                const mint_site site = {"in.c", 19};
                const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 41));
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 41));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x-1..x", x_begin - 1, x_begin + x_count - 1},
                        {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "until_sweep2",
                            mint_tiles(site, "x", x_count, 256, 2147482110),
                            mint_tiles(site, "y", y_count, 4, 2147417072));
                    mint_file(site, until_chain1, 1, {&v_map, &u_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, &v_map, &u_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "until_sweep2");
                        until_sweep2<<<blocks, dim3(128), 0, mint_stream()>>>(
                            (real *)v_map.device, (int)v_map.stride[0], (real *)u_map.device,
                            (int)u_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(v_map, x_begin, 16) && mint_is_aligned(u_map, x_begin, 16));
                        mint_launched(site, "until_sweep2");
                    });
                }
            }
...
/* The loops at line 35.
 * u: read, 3 points, radius [-1,1][-1,1]
 * v: written
 * A block computes 128x8x1 points, a thread 2x4x1 of them.
 * Blocks keep u in shared memory.
 * The model expects 89.6 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(128)
leave_sweep1(const real *__restrict__ u_grid, int u_row, real *__restrict__ v_grid, int v_row,
             unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y*4;
    const unsigned ix = blockIdx.x*128 + tx, iy = mint_block_y()*8 + ty;
    __shared__ mint_plane<real, 128, 8, 1, 1, 1, 1> u_planes[1];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 4 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 2 : 0 < rows_2 ? mint_valid(ix, x_count, 0) : 0;
        int valid_in[4] = {valid, 1 < rows_2 ? valid : 0, 2 < rows_2 ? valid : 0, 3 < rows_2 ? valid
                : 0};
        const int block_rows = interior ? 9 : mint_valid(mint_block_y()*8, y_count, 1);
        const int block_cells = interior ? 129 : mint_valid(blockIdx.x*128, x_count, 1);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        int v_at = y0*v_row + x0;
        // Prologue: where the block begins.
        int u_block_at = (y0 - ty)*u_row + (x0 - tx);
        real u[6][4]; // rows -1 to 4, cells -1 to 2
        mint_stage<128>(u_planes[0], &u_grid[u_block_at], u_row, block_cells, block_rows, packed);
        __pipeline_commit();
        __pipeline_wait_prior(0);
        __syncthreads();
#pragma unroll
        for (int r = -1; r < 1; r++)
            mint_take<1, 2, 0>(&u[r+1][1], u_planes[0], tx, ty + r);
#pragma unroll
        for (int r = 1; r < 3; r++)
            mint_take<1, 2, 1>(&u[r+1][1], u_planes[0], tx, ty + r);
#pragma unroll
        for (int r = 3; r < 5; r++)
            mint_take<0, 2, 1>(&u[r+1][1], u_planes[0], tx, ty + r);
        // Compute and store.
        real v[4][2];
#pragma unroll
        for (int r = 0; r < 4; r++) {
#pragma unroll
            for (int e = 0; e < 2; e++)
                v[r][e] = u[r+1][e+1] + (u[r][e] - u[r+2][e+2])/4;
        }
#pragma unroll
        for (int r = 0; r < 4; r++)
            mint_store<2>(&v_grid[v_at+r*v_row], v[r], valid_in[r], packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*8 <= y_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

/* The loops at line 41.
 * v: read, pointwise
 * u: written
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 128 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
leave_sweep2(const real *v_grid, int v_row, real *u_grid, int u_row, unsigned x_count,
             unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*128 + tx, iy = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        int v_at = y0*v_row + x0, u_at = y0*u_row + x0;
        real v[2]; // cells 0 to 1
        mint_load<2>(v, &v_grid[v_at], valid, packed);
        // Compute and store.
        real u[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            u[e] = v[e];
        mint_store<2>(&u_grid[u_at], u, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*2 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain leave_chain1 = {{"in.c", 33}, "leave_chain1", 4, 2, 1, 2, 2, 0x3, 0x0,
        nullptr, nullptr, {0, 1}, {{2, 0x1, 0x2, 0, {0, 1}}, {2, 0x1, 0x2, 1, {1, 0}}}};

...
    /* #pragma mint parallel */
    { mint_region region_2({"in.c", 30});
...
            {
                const mint_site site = {"in.c", 35};
                const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 41));
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 41));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                        {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "leave_sweep1",
                            mint_tiles(site, "x", x_count, 128, 2147482366),
                            mint_tiles(site, "y", y_count, 8, 2147417060));
                    mint_file(site, leave_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "leave_sweep1");
                        leave_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device,
                            (int)v_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                        mint_launched(site, "leave_sweep1");
                    });
                }
            }
...
            {
                const mint_site site = {"in.c", 41};
                const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 41));
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 41));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                        {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "leave_sweep2",
                            mint_tiles(site, "x", x_count, 128, 2147482366),
                            mint_tiles(site, "y", y_count, 2, 2147417078));
                    mint_file(site, leave_chain1, 1, {&v_map, &u_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, &v_map, &u_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "leave_sweep2");
                        leave_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)v_map.device, (int)v_map.stride[0], (real *)u_map.device,
                            (int)u_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(v_map, x_begin, 16) && mint_is_aligned(u_map, x_begin, 16));
                        mint_launched(site, "leave_sweep2");
                    });
                }
            }
...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 56}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 57}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded, mint_scoped);
...
    mint_copy_out({"in.c", 60}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])));
    mint_copy_out({"in.c", 61}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])));
