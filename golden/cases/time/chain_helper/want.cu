
...
/* step_sweep1 makes one step. */

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain step_chain1 = {{"in.c", 13}, "step_chain1", 4, 2, 1, 2, 1, 0x3, 0x0,
        nullptr, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
    {
        const mint_site site = {"in.c", 14};
        const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
        const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
        if (y_count > 0 && x_count > 0) {
            mint_may_wait();
            mint_table from_map = mint_find_table(site, "from", from);
            mint_table to_map = mint_find_table(site, "to", to);
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {from_map, "from", 0, "y..y+1", y_begin, y_begin + y_count},
                {from_map, "from", 1, "x-1..x", x_begin - 1, x_begin + x_count - 1},
                {to_map, "to", 0, "y", y_begin, y_begin + y_count - 1},
                {to_map, "to", 1, "x", x_begin, x_begin + x_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            from_map.settle(site, "from");
            to_map.settle(site, "to");
            const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
            const mint_touch from_reads = {"from[y][x - 1]", {{0, 1, {1, 0}}, {-1, 0, {0, 1}}}};
            const mint_touch to_writes = {"to[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            mint_distinct(site, loops, from_map, "from", from_reads, to_map, "to", to_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "step_sweep1",
                    mint_tiles(site, "x", x_count, 128, 2147482366),
                    mint_tiles(site, "y", y_count, 2, 2147417078));
            mint_file(site, step_chain1, 0, {mint_reading(loops, from_map, from_reads),
                    mint_writing(loops, to_map, to_writes)}, {x_begin, x_count, y_begin, y_count},
                    mint_no_scalars(),
                    [site, blocks, from_map, to_map, x_begin = x_begin, x_count = x_count,
                            y_count = y_count]() mutable {
                from_map.find_again();
                to_map.find_again();
                mint_launching(site, "step_sweep1");
                step_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)from_map.device, from_map.stride[0], (real *)to_map.device,
                    to_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(from_map, x_begin, 16) && mint_is_aligned(to_map, x_begin, 16));
                mint_launched(site, "step_sweep1");
            });
        }
    }
...
/* main_sweep1 makes one step. */

/* main_sweep2 makes one step. */

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain main_chain1 = {{"in.c", 36}, "main_chain1", 4, 2, 1, 2, 1, 0x3, 0x0,
        nullptr, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain main_chain2 = {{"in.c", 43}, "main_chain2", 4, 2, 1, 2, 1, 0x3, 0x0,
        nullptr, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 32}, "u", u, mint_extents(w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 33}, "v", v, mint_extents(w, w), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 34}, mint_rows_stay);
...
            {
                const mint_site site = {"in.c", 38};
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
...
            {
                const mint_site site = {"in.c", 45};
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
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep2",
                            mint_tiles(site, "x", x_count, 128, 2147482366),
                            mint_tiles(site, "y", y_count, 2, 2147417078));
                    mint_file(site, main_chain2, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, u_map, v_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        u_map.find_again();
                        v_map.find_again();
                        mint_launching(site, "main_sweep2");
                        main_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                            (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                        mint_launched(site, "main_sweep2");
                    });
                }
            }
...
    mint_copy_out({"in.c", 60}, "u", u, mint_extents(w, w));
    mint_copy_out({"in.c", 61}, "v", v, mint_extents(w, w));
