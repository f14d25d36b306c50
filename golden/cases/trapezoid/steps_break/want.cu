
...
/* until_sweep1 makes one step. */

/* until_sweep2 makes one step. */

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain until_chain1 = {{"in.c", 12}, "until_chain1", 4, 2, 1, 2, 2, 0x3, 0x0,
        nullptr, nullptr, {0, 1}, {{2, 0x1, 0x2, 0, {0, 1}}, {2, 0x1, 0x2, 1, {1, 0}}}};

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 10});
...
            {
                const mint_site site = {"in.c", 16};
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
                const mint_site site = {"in.c", 20};
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
/* leave_sweep1 makes one step. */

/* leave_sweep2 makes one step. */

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain leave_chain1 = {{"in.c", 34}, "leave_chain1", 4, 2, 1, 2, 2, 0x3, 0x0,
        nullptr, nullptr, {0, 1}, {{2, 0x1, 0x2, 0, {0, 1}}, {2, 0x1, 0x2, 1, {1, 0}}}};

...
    /* #pragma mint parallel */
    { mint_region region_2({"in.c", 31});
...
            {
                const mint_site site = {"in.c", 36};
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
                const mint_site site = {"in.c", 42};
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
/* again_sweep1 makes one step. */

/* again_sweep2 makes one step. */

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain again_chain1 = {{"in.c", 58}, "again_chain1", 4, 2, 1, 2, 2, 0x3, 0x0,
        nullptr, nullptr, {0, 1}, {{2, 0x1, 0x2, 0, {0, 1}}, {2, 0x1, 0x2, 1, {1, 0}}}};

...
    /* #pragma mint parallel */
    { mint_region region_3({"in.c", 54});
    mint_barrier({"in.c", 56});
...
        {
            const mint_site site = {"in.c", 59};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 41));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 41));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "again_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 8, 2147417060));
                mint_file(site, again_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "again_sweep1");
                    again_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device,
                        (int)v_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "again_sweep1");
                });
            }
        }
        {
            const mint_site site = {"in.c", 63};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 41));
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 41));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "again_sweep2",
                        mint_tiles(site, "x", x_count, 256, 2147482110),
                        mint_tiles(site, "y", y_count, 4, 2147417072));
                mint_file(site, again_chain1, 1, {&v_map, &u_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &v_map, &u_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "again_sweep2");
                    again_sweep2<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)v_map.device, (int)v_map.stride[0], (real *)u_map.device,
                        (int)u_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(v_map, x_begin, 16) && mint_is_aligned(u_map, x_begin, 16));
                    mint_launched(site, "again_sweep2");
                });
            }
        }
...
/* largest_sweep1 makes one step. */

/* Joins what the blocks of largest_sweep1 have found. */
static __global__ void __launch_bounds__(256)
largest_sweep1_total(mint_found *__restrict__ large_parts, long long part_count)
{
    __shared__ __align__(8) char joining_2[4096];
    mint_join_blocks<mint_max>(joining_2, large_parts, part_count);
}

...
    /* #pragma mint parallel */
    { mint_region region_4({"in.c", 76});
...
        {
            const mint_site site = {"in.c", 81};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 41));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 41));
                mint_reach_or_dense(site, v_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, v_map, 1, x_begin, x_begin + x_count - 1);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x-1..x", x_begin - 1, x_begin + x_count - 1},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "largest_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 8, 2147417060));
                const long long part_count = mint_block_count(blocks);
                mint_found *large_parts = mint_results<mint_found>(site, 0, part_count + 1);
                mint_launching(site, "largest_sweep1");
                largest_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device, (int)v_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count, large_parts, mint_is_aligned(u_map, x_begin, 16));
                mint_launched(site, "largest_sweep1", v_map);
                mint_launching(site, "largest_sweep1_total");
                largest_sweep1_total<<<1, 256, 0, mint_stream()>>>(large_parts, part_count);
                mint_launched(site, "largest_sweep1_total");
                large = mint_max::into(large, mint_result(site, "large", large_parts + part_count));
            }
        }
...
/* under_sweep1 makes one step. */

...
    /* #pragma mint parallel */ { mint_region region_5({"in.c", 95});
...
            {
                const mint_site site = {"in.c", 99};
                const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 41));
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 41));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "under_sweep1",
                            mint_tiles(site, "x", x_count, 128, 2147482366),
                            mint_tiles(site, "y", y_count, 2, 2147417078));
                    mint_launching(site, "under_sweep1");
                    under_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device, (int)v_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count, mint_is_aligned(u_map, x_begin, 16));
                    mint_launched(site, "under_sweep1", v_map);
                }
            }
...
}
...
/* several_sweep1 makes one step. */

/* several_sweep2 makes one step. */

/* several_sweep3 makes one step. */

/* several_sweep4 makes one step. */

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain several_chain2 = {{"in.c", 119}, "several_chain2", 4, 2, 0, 2, 1, 0x2, 0x0,
        nullptr, nullptr, {0, 1}, {{2, 0x3, 0x2, 1, {0, 1}}}};

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain several_chain3 = {{"in.c", 127}, "several_chain3", 4, 2, 0, 2, 1, 0x1, 0x0,
        nullptr, nullptr, {0, 1}, {{2, 0x3, 0x1, 1, {0, 1}}}};

...
    /* #pragma mint parallel */
    { mint_region region_6({"in.c", 111});
...
        {
            const mint_site site = {"in.c", 115};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 41));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 41));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "several_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 2, 2147417078));
                mint_launching(site, "several_sweep1");
                several_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device, (int)v_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count, mint_is_aligned(v_map, x_begin, 16));
                mint_launched(site, "several_sweep1", u_map);
            }
        }
...
        {
            const mint_site site = {"in.c", 120};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 41));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 41));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "several_sweep2",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 2, 2147417078));
                mint_file(site, several_chain2, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "several_sweep2");
                    several_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device,
                        (int)v_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16));
                    mint_launched(site, "several_sweep2");
                });
            }
        }
...
            {
                const mint_site site = {"in.c", 129};
                const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 41));
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 41));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "several_sweep3",
                            mint_tiles(site, "x", x_count, 128, 2147482366),
                            mint_tiles(site, "y", y_count, 2, 2147417078));
                    mint_file(site, several_chain3, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "several_sweep3");
                        several_sweep3<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device,
                            (int)v_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(v_map, x_begin, 16));
                        mint_launched(site, "several_sweep3");
                    });
                }
            }
...
        {
            const mint_site site = {"in.c", 135};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 41));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 41));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 0, "x", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 1, "y", y_begin, y_begin + y_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "several_sweep4",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 2, 2147417078));
                mint_launching(site, "several_sweep4");
                several_sweep4<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device, (int)v_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count, mint_is_aligned(u_map, x_begin, 16));
                mint_launched(site, "several_sweep4", v_map);
            }
        }
...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 154}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 155}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded, mint_scoped);
...
    mint_copy_out({"in.c", 162}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])));
    mint_copy_out({"in.c", 163}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])));
