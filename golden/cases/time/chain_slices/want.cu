
...
/* The loops at line 15.
 * u_t_2: read, 3 points, radius [-1,0][-1,0]
 * u_t_1_2: written
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 129 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep1(const real *__restrict__ u_t_2_grid, long long u_t_2_row,
            real *__restrict__ u_t_1_2_grid, long long u_t_1_2_row, unsigned x_count,
            unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*128 + tx, iy = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long u_t_2_at = y0*u_t_2_row + x0, u_t_1_2_at = y0*u_t_1_2_row + x0;
        real u_t_2[2][3]; // rows -1 to 0, cells -1 to 1
        mint_load<2>(&u_t_2[0][1], &u_t_2_grid[u_t_2_at-u_t_2_row], valid, packed);
        mint_load<2>(&u_t_2[1][1], &u_t_2_grid[u_t_2_at], valid, packed);
        mint_widen<1, 2, 0>(&u_t_2[1][1], &u_t_2_grid[u_t_2_at], valid);
        // Compute and store.
        real u_t_1_2[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            u_t_1_2[e] = u_t_2[1][e+1]/2 + u_t_2[1][e]/3 - u_t_2[0][e+1]/5;
        mint_store<2>(&u_t_1_2_grid[u_t_1_2_at], u_t_1_2, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*2 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 21.
 * u_now: read, 2 points, radius [0,0][0,1]
 * u_1_now: written
 * A block computes 256x1x1 points, a thread 2x1x1 of them.
 * The model expects 129 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep2(const real *__restrict__ u_now_grid, long long u_now_row,
            real *__restrict__ u_1_now_grid, long long u_1_now_row, unsigned x_count,
            unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*256 + tx, iy = mint_block_y();
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int valid_1 = interior ? 3 : mint_valid(ix, x_count, 1);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long u_now_at = y0*u_now_row + x0, u_1_now_at = y0*u_1_now_row + x0;
        real u_now[3]; // cells 0 to 2
        mint_load<2>(u_now, &u_now_grid[u_now_at], valid_1, packed);
        mint_widen<0, 2, 1>(u_now, &u_now_grid[u_now_at], valid_1);
        // Compute and store.
        real u_1_now[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            u_1_now[e] = u_now[e+1]/3 - u_now[e]/4;
        mint_store<2>(&u_1_now_grid[u_1_now_at], u_1_now, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*256 <= x_count && (mint_block_y() + 1)*1 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 29.
 * from: read, 2 points, radius [0,1][0,0]
 * to: written
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 129 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep3(const real *__restrict__ from_grid, long long from_row, real *__restrict__ to_grid,
            long long to_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*128 + tx, iy = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long from_at = y0*from_row + x0, to_at = y0*to_row + x0;
        real from[2][2]; // rows 0 to 1, cells 0 to 1
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_load<2>(from[r], &from_grid[from_at+r*from_row], valid, packed);
        // Compute and store.
        real to[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            to[e] = from[1][e]/3 - from[0][e]/4;
        mint_store<2>(&to_grid[to_at], to, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*2 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain main_chain1 = {{"in.c", 13}, "main_chain1", 3, 2, 1, 2, 1, 0x3, 0x0,
        nullptr, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain main_chain2 = {{"in.c", 19}, "main_chain2", 3, 2, 1, 2, 1, 0x3, 0x0,
        nullptr, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain main_chain3 = {{"in.c", 26}, "main_chain3", 3, 2, 1, 2, 1, 0x3, 0x0,
        nullptr, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings;
...
    real(*u)[w][w] = (__typeof__(u))malloc(sizeof(real[2][w][w]));
...
    mint_copy_in(mappings, {"in.c", 10}, "u", &u[0][0][0], mint_extents(2, w, w), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 11});
...
            {
                const mint_site site = {"in.c", 15};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &u_t_2_map = mint_slice(site, "u[t%2]",
                            mint_find(site, "u", &u[0][0][0], sizeof(real),
                            mint_extents(0, sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0])
                            / sizeof(u[0][0][0]))), (t%2));
                    mint_mapping &u_t_1_2_map = mint_slice(site, "u[(t + 1)%2]",
                            mint_find(site, "u", &u[0][0][0], sizeof(real),
                            mint_extents(0, sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0])
                            / sizeof(u[0][0][0]))), ((t + 1)%2));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_t_2_map, "u[t%2]", 0, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                        {u_t_2_map, "u[t%2]", 1, "x-1..x", x_begin - 1, x_begin + x_count - 1},
                        {u_t_1_2_map, "u[(t + 1)%2]", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_t_1_2_map, "u[(t + 1)%2]", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch u_t_2_reads = {"u[t % 2][y][x]", {{-1, 0, {1, 0}}, {-1, 0, {0, 1}}}};
                    const mint_touch u_t_1_2_writes = {"u[(t + 1) % 2][y][x]", {{0, 0, {1, 0}}, {0, 0, {0,
                            1}}}};
                    mint_distinct(site, loops, u_t_2_map, "u[t%2]", u_t_2_reads, u_t_1_2_map, "u[(t + 1)%2]",
                            u_t_1_2_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                            mint_tiles(site, "x", x_count, 128, 2147482366),
                            mint_tiles(site, "y", y_count, 2, 2147417078));
                    mint_file(site, main_chain1, 0, {&u_t_2_map, &u_t_1_2_map}, {x_begin, x_count, y_begin,
                            y_count}, mint_no_scalars(),
                            [site, blocks, &u_t_2_map, &u_t_1_2_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "main_sweep1");
                        main_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)u_t_2_map.device, u_t_2_map.stride[0], (real *)u_t_1_2_map.device,
                            u_t_1_2_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(u_t_2_map, x_begin, 16) && mint_is_aligned(u_t_1_2_map, x_begin, 16));
                        mint_launched(site, "main_sweep1");
                    });
                }
            }
...
            {
                const mint_site site = {"in.c", 21};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &u_now_map = mint_slice(site, "u[now]",
                            mint_find(site, "u", &u[0][0][0], sizeof(real),
                            mint_extents(0, sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0])
                            / sizeof(u[0][0][0]))), now);
                    mint_mapping &u_1_now_map = mint_slice(site, "u[1 - now]",
                            mint_find(site, "u", &u[0][0][0], sizeof(real),
                            mint_extents(0, sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0])
                            / sizeof(u[0][0][0]))), 1 - now);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_now_map, "u[now]", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_now_map, "u[now]", 1, "x..x+1", x_begin, x_begin + x_count},
                        {u_1_now_map, "u[1 - now]", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_1_now_map, "u[1 - now]", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch u_now_reads = {"u[now][y][x + 1]", {{0, 0, {1, 0}}, {0, 1, {0, 1}}}};
                    const mint_touch u_1_now_writes = {"u[1 - now][y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, u_now_map, "u[now]", u_now_reads, u_1_now_map, "u[1 - now]",
                            u_1_now_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep2",
                            mint_tiles(site, "x", x_count, 256, 2147482110),
                            mint_tiles(site, "y", y_count, 1, 2147417081));
                    mint_file(site, main_chain2, 0, {&u_now_map, &u_1_now_map}, {x_begin, x_count, y_begin,
                            y_count}, mint_no_scalars(),
                            [site, blocks, &u_now_map, &u_1_now_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "main_sweep2");
                        main_sweep2<<<blocks, dim3(128), 0, mint_stream()>>>(
                            (real *)u_now_map.device, u_now_map.stride[0], (real *)u_1_now_map.device,
                            u_1_now_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(u_now_map, x_begin, 16) && mint_is_aligned(u_1_now_map, x_begin, 16));
                        mint_launched(site, "main_sweep2");
                    });
                }
            }
...
            {
                const mint_site site = {"in.c", 29};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &from_map = mint_find(site, "from", &from[0][0], sizeof(real),
                            mint_extents(0, sizeof(from[0]) / sizeof(from[0][0])));
                    mint_mapping &to_map = mint_find(site, "to", &to[0][0], sizeof(real),
                            mint_extents(0, sizeof(to[0]) / sizeof(to[0][0])));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {from_map, "from", 0, "y..y+1", y_begin, y_begin + y_count},
                        {from_map, "from", 1, "x", x_begin, x_begin + x_count - 1},
                        {to_map, "to", 0, "y", y_begin, y_begin + y_count - 1},
                        {to_map, "to", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch from_reads = {"from[y + 1][x]", {{0, 1, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch to_writes = {"to[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, from_map, "from", from_reads, to_map, "to", to_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep3",
                            mint_tiles(site, "x", x_count, 128, 2147482366),
                            mint_tiles(site, "y", y_count, 2, 2147417078));
                    mint_file(site, main_chain3, 0, {&from_map, &to_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, &from_map, &to_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "main_sweep3");
                        main_sweep3<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)from_map.device, from_map.stride[0], (real *)to_map.device,
                            to_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(from_map, x_begin, 16) && mint_is_aligned(to_map, x_begin, 16));
                        mint_launched(site, "main_sweep3");
                    });
                }
            }
...
    mint_copy_out({"in.c", 34}, "u", &u[0][0][0], mint_extents(2, w, w));
