
...
/* The loops at line 14.
 * u: read, 3 points, radius [-1,1][-1,0]
 * v: written
 * A block computes 256x4x1 points, a thread 2x4x1 of them.
 * Blocks keep u in shared memory, planes -1 to +1 and 2 on their way.
 * The model expects 110 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
triangle_sweep1(const real *__restrict__ u_grid, int u_row, real *__restrict__ v_grid, int v_row,
                unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*256 + tx, iy_first = mint_block_y()*4;
    __shared__ mint_plane<real, 256, 1, 1, 0, 0, 0> u_planes[5];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int block_cells = interior ? 256 : mint_valid(blockIdx.x*256, x_count, 0);
        const unsigned iy_end = interior || iy_first + 4 < y_count ? iy_first + 4 : y_count;
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
        real u[3][3]; // planes -1 to 1, cells -1 to 1
#pragma unroll 1
        for (unsigned iy = iy_first; iy < iy_end; iy++, v_at += v_row, u_block_at += u_row) {
            __pipeline_wait_prior(1);
            __syncthreads();
            if (iy + 2 < iy_end)
                mint_stage<128>(u_planes[(iy - iy_first + 4)%5], &u_grid[u_block_at+3*u_row], 0,
                        block_cells, 1, packed);
            __pipeline_commit();
            mint_take<0, 2, 0>(&u[0][1], u_planes[(iy - iy_first)%5], tx, 0);
            mint_take<1, 2, 0>(&u[1][1], u_planes[(iy - iy_first + 1)%5], tx, 0);
            mint_take<0, 2, 0>(&u[2][1], u_planes[(iy - iy_first + 2)%5], tx, 0);
            // Compute and store.
            real v[2];
#pragma unroll
            for (int e = 0; e < 2; e++)
                v[e] = (u[0][e+1] + u[2][e+1] + u[1][e])/3;
            mint_store<2>(&v_grid[v_at], v, valid, packed);
        }
    };
    if (aligned && (blockIdx.x + 1)*256 <= x_count && (mint_block_y() + 1)*4 <= y_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

/* The loops at line 18.
 * v: read, pointwise
 * u: written
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 128 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
triangle_sweep2(const real *v_grid, int v_row, real *u_grid, int u_row, unsigned x_count,
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
static const mint_chain triangle_chain1 = {{"in.c", 12}, "triangle_chain1", 4, 2, 1, 2, 2, 0x3, 0x0,
        nullptr, nullptr, {0, 1}, {{2, 0x1, 0x2, 0, {0, 1}}, {2, 0x1, 0x2, 1, {1, 0}}}};

...
    /* #pragma mint parallel */ { mint_region region({"in.c", 11});
...
        {
            const mint_site site = {"in.c", 14};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n - t/5, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, t == 3 ? 1 : n, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 34));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 34));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x-1..x", x_begin - 1, x_begin + x_count - 1},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "triangle_sweep1",
                        mint_tiles(site, "x", x_count, 256, 2147482110),
                        mint_tiles(site, "y", y_count, 4, 2147417072));
                mint_file(site, triangle_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "triangle_sweep1");
                    triangle_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device,
                        (int)v_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "triangle_sweep1");
                });
            }
        }
        {
            const mint_site site = {"in.c", 18};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 34));
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 34));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "triangle_sweep2",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 2, 2147417078));
                mint_file(site, triangle_chain1, 1, {&v_map, &u_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &v_map, &u_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "triangle_sweep2");
                    triangle_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)v_map.device, (int)v_map.stride[0], (real *)u_map.device,
                        (int)u_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(v_map, x_begin, 16) && mint_is_aligned(u_map, x_begin, 16));
                    mint_launched(site, "triangle_sweep2");
                });
            }
        }
...
}
...
/* The loops at line 31.
 * a: read, 3 points, radius [-1,0][0,1]
 * b: written
 * A block computes 256x4x1 points, a thread 2x4x1 of them.
 * Blocks keep a in shared memory, planes -1 to +0 and 2 on their way.
 * The model expects 110 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
changing_sweep1(const real *__restrict__ a_grid, long long a_row, real *__restrict__ b_grid,
                long long b_row, real rate, real of_scale, real now, int of_steps, unsigned x_count,
                unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*256 + tx, iy_first = mint_block_y()*4;
    __shared__ mint_plane<real, 256, 1, 0, 1, 0, 0> a_planes[4];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int block_cells = interior ? 257 : mint_valid(blockIdx.x*256, x_count, 1);
        const unsigned iy_end = interior || iy_first + 4 < y_count ? iy_first + 4 : y_count;
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy_first;
        long long b_at = y0*b_row + x0;
        // Prologue: copy the first planes to shared memory.
        long long a_block_at = y0*a_row + (x0 - tx);
        mint_stage<128>(a_planes[0], &a_grid[a_block_at-a_row], 0, block_cells, 1, packed);
        mint_stage<128>(a_planes[1], &a_grid[a_block_at], 0, block_cells, 1, packed);
        __pipeline_commit();
        if (iy_first + 1 < iy_end)
            mint_stage<128>(a_planes[2], &a_grid[a_block_at+a_row], 0, block_cells, 1, packed);
        __pipeline_commit();
        real a[2][3]; // planes -1 to 0, cells 0 to 2
#pragma unroll 1
        for (unsigned iy = iy_first; iy < iy_end; iy++, b_at += b_row, a_block_at += a_row) {
            __pipeline_wait_prior(1);
            __syncthreads();
            if (iy + 2 < iy_end)
                mint_stage<128>(a_planes[(iy - iy_first + 3)%4], &a_grid[a_block_at+2*a_row], 0,
                        block_cells, 1, packed);
            __pipeline_commit();
            mint_take<0, 2, 0>(a[0], a_planes[(iy - iy_first)%4], tx, 0);
            mint_take<0, 2, 1>(a[1], a_planes[(iy - iy_first + 1)%4], tx, 0);
            // Compute and store.
            real b[2];
#pragma unroll
            for (int e = 0; e < 2; e++)
                b[e] = a[1][e]*rate + (a[0][e] + a[1][e+1])*(of_scale/2) + now*of_steps;
            mint_store<2>(&b_grid[b_at], b, valid, packed);
        }
    };
    if (aligned && (blockIdx.x + 1)*256 <= x_count && (mint_block_y() + 1)*4 <= y_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain changing_chain1 = {{"in.c", 28}, "changing_chain1", 4, 2, 1, 2, 1, 0x3, 0x0,
        nullptr, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 27});
...
        {
            const mint_site site = {"in.c", 31};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &a_map = mint_find(site, "a", &a[0][0], sizeof(real), mint_extents(0, 34));
                mint_mapping &b_map = mint_find(site, "b", &b[0][0], sizeof(real), mint_extents(0, 34));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {a_map, "a", 0, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                    {a_map, "a", 1, "x..x+1", x_begin, x_begin + x_count},
                    {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                    {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_reads = {"a[y][x]", {{-1, 0, {1, 0}}, {0, 1, {0, 1}}}};
                const mint_touch b_writes = {"b[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "changing_sweep1",
                        mint_tiles(site, "x", x_count, 256, 2147482110),
                        mint_tiles(site, "y", y_count, 4, 2147417072));
                mint_file(site, changing_chain1, 0, {&a_map, &b_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &a_map, &b_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, rate = rate, of_scale = of.scale, now = now,
                                of_steps = of.steps]() mutable {
                    mint_launching(site, "changing_sweep1");
                    changing_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)a_map.device, a_map.stride[0], (real *)b_map.device, b_map.stride[0], rate,
                        of_scale, now, of_steps, (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(a_map, x_begin, 16) && mint_is_aligned(b_map, x_begin, 16));
                    mint_launched(site, "changing_sweep1");
                });
            }
        }
...
}
...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 49}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 50}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded, mint_scoped);
...
    mint_copy_out({"in.c", 53}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])));
    mint_copy_out({"in.c", 54}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])));
