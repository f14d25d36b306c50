
...
/* main_sweep1 makes one step. */

/* main_sweep2 makes one step. */

/* main_sweep3 makes one step. */

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
            real(*from)[w] = (__typeof__(from))u[t & 1], (*to)[w] = (__typeof__(to))u[(t + 1) & 1];
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
                    mint_file(site, main_chain3, 0, {mint_reading(loops, from_map, from_reads),
                            mint_writing(loops, to_map, to_writes)}, {x_begin, x_count, y_begin, y_count},
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
