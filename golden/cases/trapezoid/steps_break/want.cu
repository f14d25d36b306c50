
...
/* until_sweep1 makes one step. */

/* until_sweep2 makes one step. */

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
/* leave_sweep1 makes one step. */

/* leave_sweep2 makes one step. */

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
