
...
/* main_sweep1 makes one step. */

/* main_sweep2 makes one step. */

/* main_sweep3 makes one step. */

/* main_sweep4 makes one step. */

/* main_sweep5 makes one step. */

/* main_sweep6 makes one step. */

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
