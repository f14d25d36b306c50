
...
/* The loops at line 20.
 * u: read, 4 points, radius [-1,1][-1,1]
 * v: written
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 127 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep1(const real *__restrict__ u_grid, long long u_row, real *__restrict__ v_grid,
            long long v_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*128 + tx, iy = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int valid_1 = interior ? 3 : mint_valid(ix, x_count, 1);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long u_at = y0*u_row + x0, v_at = y0*v_row + x0;
        real u[3][4]; // rows -1 to 1, cells -1 to 2
        mint_load<2>(&u[0][1], &u_grid[u_at-u_row], valid, packed);
        mint_load<2>(&u[1][1], &u_grid[u_at], valid_1, packed);
        mint_load<2>(&u[2][1], &u_grid[u_at+u_row], valid, packed);
        mint_widen<1, 2, 1>(&u[1][1], &u_grid[u_at], valid_1);
        // Compute and store.
        real v[2];
#pragma unroll
        for (int e_2 = 0; e_2 < 2; e_2++)
            v[e_2] = (u[0][e_2+1] + u[2][e_2+1] + u[1][e_2] + u[1][e_2+2])/4;
        mint_store<2>(&v_grid[v_at], v, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*2 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 24.
 * v: read and written, 1 point, radius [0,1][0,0]
 * A block computes 256x1x1 points, a thread 2x1x1 of them.
 * The model expects 128 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep2(real *__restrict__ v_grid, long long v_row, unsigned x_count)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*256 + tx;
    auto tile = [&](auto interior) {
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = 1 + (int)ix;
        // Compute and store.
#pragma unroll
        for (int e_2 = 0; e_2 < 2; e_2++)
            if (e_2 < valid)
                v_grid[x0+e_2] = v_grid[1*v_row+(x0+e_2)];
    };
    if ((blockIdx.x + 1)*256 <= x_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

/* The loops at line 30.
 * u: read, 2 points, radius [0,0][-1,0]
 * v: written
 * A block computes 256x1x1 points, a thread 2x1x1 of them.
 * The model expects 129 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep3(const real *__restrict__ u_grid, long long u_row, real *__restrict__ v_grid,
            long long v_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*256 + tx, iy = mint_block_y();
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long u_at = y0*u_row + x0, v_at = y0*v_row + x0;
        real u[3]; // cells -1 to 1
        mint_load<2>(&u[1], &u_grid[u_at], valid, packed);
        mint_widen<1, 2, 0>(&u[1], &u_grid[u_at], valid);
        // Compute and store.
        real v[2];
#pragma unroll
        for (int e_2 = 0; e_2 < 2; e_2++)
            v[e_2] = u[e_2+1]/2 - u[e_2]/3;
        mint_store<2>(&v_grid[v_at], v, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*256 <= x_count && (mint_block_y() + 1)*1 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 40.
 * u: read, 2 points, radius [-1,0][0,0]
 * e: read and written, pointwise
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 83.9 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep4(const real *__restrict__ u_grid, long long u_row, real *__restrict__ e_grid,
            long long e_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*128 + tx, iy = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long u_at = y0*u_row + x0, e_at = y0*e_row + x0;
        real u[2][2]; // rows -1 to 0, cells 0 to 1
#pragma unroll
        for (int r = -1; r < 1; r++)
            mint_load<2>(u[r+1], &u_grid[u_at+r*u_row], valid, packed);
        // Compute and store.
#pragma unroll
        for (int e_2 = 0; e_2 < 2; e_2++)
            if (e_2 < valid)
                e_grid[e_at+e_2] += (u[1][e_2] - u[0][e_2])/2;
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*2 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 44.
 * e: read, 2 points, radius [0,1][0,0]
 * u: read and written, pointwise
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 83.9 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep5(const real *__restrict__ e_grid, long long e_row, real *__restrict__ u_grid,
            long long u_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*128 + tx, iy = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long e_at = y0*e_row + x0, u_at = y0*u_row + x0;
        real e[2][2]; // rows 0 to 1, cells 0 to 1
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_load<2>(e[r], &e_grid[e_at+r*e_row], valid, packed);
        // Compute and store.
#pragma unroll
        for (int e_2 = 0; e_2 < 2; e_2++)
            if (e_2 < valid)
                u_grid[u_at+e_2] -= (e[1][e_2] - e[0][e_2])/3;
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*2 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 49.
 * u: read and written, pointwise
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 128 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep6(real *__restrict__ u_grid, long long u_row, unsigned x_count, unsigned y_count)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*128 + tx, iy = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long u_at = y0*u_row + x0;
        // Compute and store.
#pragma unroll
        for (int e_2 = 0; e_2 < 2; e_2++)
            if (e_2 < valid)
                u_grid[u_at+e_2] /= 2;
    };
    if ((blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*2 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

// What the loop launches in a step. Up to 2 steps are made at once.
static const mint_chain main_chain1 = {{"in.c", 18}, "main_chain1", 2, 2, 1, 2, 3, 0x3, 0x0,
        nullptr, nullptr, {0, 1}, {{2, 0x1, 0x2, 0, {0, 1}}, {1, 0x1, 0x1, 0, {1}}, {2, 0x1, 0x2, 1,
        {1, 0}}}};

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain main_chain2 = {{"in.c", 38}, "main_chain2", 4, 2, 0, 2, 2, 0x3, 0x0,
        nullptr, nullptr, {0, 1}, {{2, 0x3, 0x2, 1, {0, 1}}, {2, 0x3, 0x2, 1, {1, 0}}}};

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 12}, "u", u, mint_extents(w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 13}, "v", v, mint_extents(w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 14}, "e", e, mint_extents(w, w), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 15}, mint_rows_stay);
...
            {
                const mint_site site = {"in.c", 20};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_table v_map = mint_find_table(site, "v", v);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                        {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    u_map.settle(site, "u");
                    v_map.settle(site, "v");
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch u_reads = {"u[y - 1][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                    const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                            mint_tiles(site, "x", x_count, 128, 2147482366),
                            mint_tiles(site, "y", y_count, 2, 2147417078));
                    mint_file(site, main_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, u_map, v_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        u_map.find_again();
                        v_map.find_again();
                        mint_launching(site, "main_sweep1");
                        main_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                            (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                        mint_launched(site, "main_sweep1");
                    });
                }
            }
            {
                const mint_site site = {"in.c", 24};
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (x_count > 0) {
                    mint_may_wait();
                    mint_table v_map = mint_find_table(site, "v", v);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {v_map, "v", 0, "0..1", 0, 1},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    v_map.settle(site, "v");
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "main_sweep2",
                            mint_tiles(site, "x", x_count, 256, 2147482110));
                    mint_file(site, main_chain1, 1, {&v_map}, {x_begin, x_count}, mint_no_scalars(),
                            [site, blocks, v_map, x_count = x_count]() mutable {
                        v_map.find_again();
                        mint_launching(site, "main_sweep2");
                        main_sweep2<<<blocks, dim3(128), 0, mint_stream()>>>(
                            (real *)v_map.device, v_map.stride[0], (unsigned)x_count);
                        mint_launched(site, "main_sweep2");
                    });
                }
            }
...
            {
                const mint_site site = {"in.c", 30};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_table v_map = mint_find_table(site, "v", v);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_map, "u", 1, "x-1..x", x_begin - 1, x_begin + x_count - 1},
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    u_map.settle(site, "u");
                    v_map.settle(site, "v");
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch u_reads = {"u[y][x]", {{0, 0, {1, 0}}, {-1, 0, {0, 1}}}};
                    const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep3",
                            mint_tiles(site, "x", x_count, 256, 2147482110),
                            mint_tiles(site, "y", y_count, 1, 2147417081));
                    mint_file(site, main_chain1, 2, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, u_map, v_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        u_map.find_again();
                        v_map.find_again();
                        mint_launching(site, "main_sweep3");
                        main_sweep3<<<blocks, dim3(128), 0, mint_stream()>>>(
                            (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                            (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                        mint_launched(site, "main_sweep3");
                    });
                }
            }
...
            {
                const mint_site site = {"in.c", 40};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_table e_map = mint_find_table(site, "e", e);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                        {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                        {e_map, "e", 0, "y", y_begin, y_begin + y_count - 1},
                        {e_map, "e", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    u_map.settle(site, "u");
                    e_map.settle(site, "e");
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch u_reads = {"u[y][x]", {{-1, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch e_writes = {"e[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, e_map, "e", e_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep4",
                            mint_tiles(site, "x", x_count, 128, 2147482366),
                            mint_tiles(site, "y", y_count, 2, 2147417078));
                    mint_file(site, main_chain2, 0, {&u_map, &e_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, u_map, e_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        u_map.find_again();
                        e_map.find_again();
                        mint_launching(site, "main_sweep4");
                        main_sweep4<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)u_map.device, u_map.stride[0], (real *)e_map.device, e_map.stride[0],
                            (unsigned)x_count, (unsigned)y_count, mint_is_aligned(u_map, x_begin, 16));
                        mint_launched(site, "main_sweep4");
                    });
                }
            }
            {
                const mint_site site = {"in.c", 44};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_table e_map = mint_find_table(site, "e", e);
                    mint_table u_map = mint_find_table(site, "u", u);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {e_map, "e", 0, "y..y+1", y_begin, y_begin + y_count},
                        {e_map, "e", 1, "x", x_begin, x_begin + x_count - 1},
                        {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    e_map.settle(site, "e");
                    u_map.settle(site, "u");
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch e_reads = {"e[y + 1][x]", {{0, 1, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch u_writes = {"u[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, e_map, "e", e_reads, u_map, "u", u_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep5",
                            mint_tiles(site, "x", x_count, 128, 2147482366),
                            mint_tiles(site, "y", y_count, 2, 2147417078));
                    mint_file(site, main_chain2, 1, {&e_map, &u_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, e_map, u_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        e_map.find_again();
                        u_map.find_again();
                        mint_launching(site, "main_sweep5");
                        main_sweep5<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)e_map.device, e_map.stride[0], (real *)u_map.device, u_map.stride[0],
                            (unsigned)x_count, (unsigned)y_count, mint_is_aligned(e_map, x_begin, 16));
                        mint_launched(site, "main_sweep5");
                    });
                }
            }
...
                {
                    const mint_site site = {"in.c", 49};
                    const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                    const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                    if (y_count > 0 && x_count > 0) {
                        mint_table u_map = mint_find_table(site, "u", u);
                        // The values that subscripts take: array, its name, dimension, subscript, first, last.
                        const mint_subscript subscripts[] = {
                            {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                            {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                        };
                        mint_check_subscripts(site, subscripts);
                        u_map.settle(site, "u");
                        mint_require_capability(site, 8, 0);
                        const dim3 blocks = mint_blocks_folded(site, "main_sweep6",
                                mint_tiles(site, "x", x_count, 128, 2147482366),
                                mint_tiles(site, "y", y_count, 2, 2147417078));
                        mint_launching(site, "main_sweep6");
                        main_sweep6<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)u_map.device, u_map.stride[0], (unsigned)x_count, (unsigned)y_count);
                        mint_launched(site, "main_sweep6", u_map);
                    }
                }
...
    mint_copy_out({"in.c", 55}, "u", u, mint_extents(w, w));
    mint_copy_out({"in.c", 56}, "v", v, mint_extents(w, w));
    mint_copy_out({"in.c", 57}, "e", e, mint_extents(w, w));
