
...
/* step_sweep1 makes one step. */

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain step_chain1 = {{"in.c", 9}, "step_chain1", 4, 2, 1, 2, 1, 0x3, 0x0, nullptr,
        nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
    {
        const mint_site site = {"in.c", 10};
        const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
        const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
        if (y_count > 0 && x_count > 0) {
            mint_may_wait();
            mint_mapping &a_map = mint_find(site, "a", &a[0][0], sizeof(real), mint_extents(0, 28));
            mint_mapping &b_map = mint_find(site, "b", &b[0][0], sizeof(real), mint_extents(0, 28));
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {a_map, "a", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                {a_map, "a", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
            const mint_touch a_reads = {"a[y - 1][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
            const mint_touch b_writes = {"b[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "step_sweep1",
                    mint_tiles(site, "x", x_count, 256, 2147482110),
                    mint_tiles(site, "y", y_count, 8, 2147417060));
            mint_file(site, step_chain1, 0, {mint_reading(loops, a_map, a_reads),
                    mint_writing(loops, b_map, b_writes)}, {x_begin, x_count, y_begin, y_count},
                    mint_no_scalars(),
                    [site, blocks, &a_map, &b_map, x_begin = x_begin, x_count = x_count,
                            y_count = y_count]() mutable {
                mint_launching(site, "step_sweep1");
                step_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                    (real *)a_map.device, a_map.stride[0], (real *)b_map.device, b_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(a_map, x_begin, 16) && mint_is_aligned(b_map, x_begin, 16));
                mint_launched(site, "step_sweep1");
            });
        }
    }
...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 17}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 18}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded, mint_scoped);
...
    mint_copy_out({"in.c", 23}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])));
    mint_copy_out({"in.c", 24}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])));
...
/* inside_sweep1 makes one step. */

/* inside_sweep2 makes one step. */

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain inside_chain1 = {{"in.c", 31}, "inside_chain1", 4, 2, 1, 2, 2, 0x3, 0x0,
        nullptr, nullptr, {0, 1}, {{2, 0x1, 0x2, 0, {0, 1}}, {2, 0x1, 0x2, 1, {1, 0}}}};

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 29}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 30}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded, mint_scoped);
...
        /* #pragma mint parallel */
        { mint_region region({"in.c", 32});
            {
                const mint_site site = {"in.c", 35};
                const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 28));
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 28));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                        {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "inside_sweep1",
                            mint_tiles(site, "x", x_count, 128, 2147482366),
                            mint_tiles(site, "y", y_count, 8, 2147417060));
                    mint_file(site, inside_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "inside_sweep1");
                        inside_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device,
                            (int)v_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                        mint_launched(site, "inside_sweep1");
                    });
                }
            }
            {
                const mint_site site = {"in.c", 39};
                const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 28));
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 28));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                        {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "inside_sweep2",
                            mint_tiles(site, "x", x_count, 256, 2147482110),
                            mint_tiles(site, "y", y_count, 4, 2147417072));
                    mint_file(site, inside_chain1, 1, {&v_map, &u_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, &v_map, &u_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "inside_sweep2");
                        inside_sweep2<<<blocks, dim3(128), 0, mint_stream()>>>(
                            (real *)v_map.device, (int)v_map.stride[0], (real *)u_map.device,
                            (int)u_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(v_map, x_begin, 16) && mint_is_aligned(u_map, x_begin, 16));
                        mint_launched(site, "inside_sweep2");
                    });
                }
            }
...
    mint_copy_out({"in.c", 44}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])));
    mint_copy_out({"in.c", 45}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])));
...
/* released_sweep1 makes one step. */

/* released_sweep2 makes one step. */

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain released_chain1 = {{"in.c", 53}, "released_chain1", 4, 2, 1, 3, 2, 0x5, 0x0,
        nullptr, nullptr, {0, 1, 2}, {{3, 0x3, 0x4, 0, {0, 1, 2}}, {2, 0x1, 0x2, 1, {2, 0}}}};

...
{ mint_scope mappings_3;
    mint_copy_in(mappings_3, {"in.c", 50}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 51}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 52}, "k", &k[0][0], mint_extents(sizeof(k) / sizeof(k[0]), sizeof(k[0]) / sizeof(k[0][0])), 1, mint_padded, mint_kept);
...
        /* #pragma mint parallel */
        { mint_region region_2({"in.c", 54});
            {
                const mint_site site = {"in.c", 57};
                const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 28));
                    mint_mapping &k_map = mint_find(site, "k", &k[0][0], sizeof(real), mint_extents(0, 28));
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 28));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                        {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                        {k_map, "k", 0, "y", y_begin, y_begin + y_count - 1},
                        {k_map, "k", 1, "x", x_begin, x_begin + x_count - 1},
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "released_sweep1",
                            mint_tiles(site, "x", x_count, 128, 2147482366),
                            mint_tiles(site, "y", y_count, 6, 2147417066));
                    mint_file(site, released_chain1, 0, {&u_map, &k_map, &v_map}, {x_begin, x_count, y_begin,
                            y_count}, mint_no_scalars(),
                            [site, blocks, &u_map, &k_map, &v_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "released_sweep1");
                        released_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)u_map.device, (int)u_map.stride[0], (real *)k_map.device,
                            (int)k_map.stride[0], (real *)v_map.device, (int)v_map.stride[0], (unsigned)x_count,
                            (unsigned)y_count,
                            mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(k_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                        mint_launched(site, "released_sweep1");
                    });
                }
            }
            {
                const mint_site site = {"in.c", 61};
                const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 28));
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 28));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x..x+1", x_begin, x_begin + x_count},
                        {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "released_sweep2",
                            mint_tiles(site, "x", x_count, 256, 2147482110),
                            mint_tiles(site, "y", y_count, 4, 2147417072));
                    mint_file(site, released_chain1, 1, {&v_map, &u_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, &v_map, &u_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "released_sweep2");
                        released_sweep2<<<blocks, dim3(128), 0, mint_stream()>>>(
                            (real *)v_map.device, (int)v_map.stride[0], (real *)u_map.device,
                            (int)u_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(v_map, x_begin, 16) && mint_is_aligned(u_map, x_begin, 16));
                        mint_launched(site, "released_sweep2");
                    });
                }
            }
...
        if (t == 6) { mint_scope mappings_4;
            mint_release({"in.c", 66}, "k", &k[0][0]);
...
            mint_copy_in(mappings_4, {"in.c", 68}, "k", &k[0][0], mint_extents(sizeof(k) / sizeof(k[0]), sizeof(k[0]) / sizeof(k[0][0])), 1, mint_padded, mint_kept);
...
    mint_release({"in.c", 71}, "k", &k[0][0]);
    mint_copy_out({"in.c", 72}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])));
    mint_copy_out({"in.c", 73}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])));
...
/* back_sweep1 makes one step. */

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain back_chain1 = {{"in.c", 78}, "back_chain1", 4, 2, 0, 2, 1, 0x2, 0x0,
        nullptr, nullptr, {0, 1}, {{2, 0x3, 0x2, 1, {0, 1}}}};

...
    {
        const mint_site site = {"in.c", 79};
        const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
        const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
        if (y_count > 0 && x_count > 0) {
            mint_may_wait();
            mint_mapping &b_map = mint_find(site, "b", &b[0][0], sizeof(real), mint_extents(0, 28));
            mint_mapping &a_map = mint_find(site, "a", &a[0][0], sizeof(real), mint_extents(0, 28));
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                {a_map, "a", 0, "y", y_begin, y_begin + y_count - 1},
                {a_map, "a", 1, "x", x_begin, x_begin + x_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
            const mint_touch b_reads = {"b[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const mint_touch a_writes = {"a[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const mint_touch a_reads = {"a[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            mint_coincide(site, loops, b_map, "b", b_reads, a_map, "a", a_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "back_sweep1",
                    mint_tiles(site, "x", x_count, 128, 2147482366),
                    mint_tiles(site, "y", y_count, 2, 2147417078));
            mint_file(site, back_chain1, 0, {mint_reading(loops, b_map, b_reads),
                    mint_writing(loops, a_map, a_reads, a_writes)}, {x_begin, x_count, y_begin,
                    y_count}, mint_no_scalars(),
                    [site, blocks, &b_map, &a_map, x_begin = x_begin, x_count = x_count,
                            y_count = y_count]() mutable {
                mint_launching(site, "back_sweep1");
                back_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)b_map.device, b_map.stride[0], (real *)a_map.device, a_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count, mint_is_aligned(b_map, x_begin, 16));
                mint_launched(site, "back_sweep1");
            });
        }
    }
...
/* turned_sweep1 makes one step. */

...
    {
        const mint_site site = {"in.c", 88};
        const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
        const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
        if (y_count > 0 && x_count > 0) {
            mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 28));
            mint_mapping &k_map = mint_find(site, "k", &k[0][0], sizeof(real), mint_extents(0, 28));
            mint_reach_or_dense(site, u_map, 0, y_begin, y_begin + y_count - 1);
            mint_reach_or_dense(site, u_map, 1, x_begin, x_begin + x_count - 1);
            mint_reach_or_dense(site, k_map, 0, x_begin, x_begin + x_count - 1);
            mint_reach_or_dense(site, k_map, 1, y_begin, y_begin + y_count - 1);
            static const mint_checked k_checked[] = {
                {{"in.c", 90}, "k", "k[x][y]", -1},
            };
            static const mint_checked u_checked[] = {
                {{"in.c", 90}, "u", "u[y][x]", -1},
            };
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "turned_sweep1",
                    mint_tiles(site, "x", x_count, 128, 2147482366),
                    mint_tiles(site, "y", y_count, 2, 2147417078));
            mint_launching(site, "turned_sweep1");
            turned_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                (real *)u_map.device, (int)u_map.stride[0], (real *)k_map.device, (int)k_map.stride[0],
                (unsigned)x_count, (unsigned)y_count,
                mint_elements(site, k_map, k_map.device, k_checked),
                mint_elements(site, u_map, u_map.device, u_checked));
            mint_launched(site, "turned_sweep1", k_map);
        }
    }
...
/* grown_sweep1 makes one step. */

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain grown_chain1 = {{"in.c", 96}, "grown_chain1", 4, 2, 0, 2, 1, 0x1, 0x0,
        nullptr, nullptr, {0, 1}, {{2, 0x3, 0x1, 1, {0, 1}}}};

...
    {
        const mint_site site = {"in.c", 97};
        const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
        const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
        if (y_count > 0 && x_count > 0) {
            mint_may_wait();
            mint_mapping &k_map = mint_find(site, "k", &k[0][0], sizeof(real), mint_extents(0, 28));
            mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 28));
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {k_map, "k", 0, "y", y_begin, y_begin + y_count - 1},
                {k_map, "k", 1, "x", x_begin, x_begin + x_count - 1},
                {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "grown_sweep1",
                    mint_tiles(site, "x", x_count, 128, 2147482366),
                    mint_tiles(site, "y", y_count, 2, 2147417078));
            mint_file(site, grown_chain1, 0, {&k_map, &u_map}, {x_begin, x_count, y_begin, y_count},
                    mint_no_scalars(),
                    [site, blocks, &k_map, &u_map, x_begin = x_begin, x_count = x_count,
                            y_count = y_count]() mutable {
                mint_launching(site, "grown_sweep1");
                grown_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)k_map.device, (int)k_map.stride[0], (real *)u_map.device,
                    (int)u_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(u_map, x_begin, 16));
                mint_launched(site, "grown_sweep1");
            });
        }
    }
...
{ mint_scope mappings_5;
...
    mint_copy_in(mappings_5, {"in.c", 106}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_5, {"in.c", 107}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_5, {"in.c", 108}, "k", &k[0][0], mint_extents(sizeof(k) / sizeof(k[0]), sizeof(k[0]) / sizeof(k[0][0])), 1, mint_padded, mint_scoped);
...
    mint_copy_out({"in.c", 118}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])));
    mint_copy_out({"in.c", 119}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])));
    mint_copy_out({"in.c", 120}, "k", &k[0][0], mint_extents(sizeof(k) / sizeof(k[0]), sizeof(k[0]) / sizeof(k[0][0])));
