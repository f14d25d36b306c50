
...
/* sometimes_sweep1 makes one step. */

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain sometimes_chain1 = {{"in.c", 18}, "sometimes_chain1", 4, 2, 1, 2, 1, 0x3,
        0x0, nullptr, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 15}, "u", &u[0][0], mint_extents(19, 23), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 16}, "v", &v[0][0], mint_extents(19, 23), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 17});
...
        {
            const mint_site site = {"in.c", 20};
            const long long y_begin = 1, y_count = mint_trips(y_begin, 18, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, 22, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 23));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 23));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y - 1][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "sometimes_sweep1",
                        mint_tiles(site, "x", x_count, 512, 2147481598),
                        mint_tiles(site, "y", y_count, 4, 2147417072));
                mint_file(site, sometimes_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "sometimes_sweep1");
                    sometimes_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "sometimes_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 29}, "u", &u[0][0], mint_extents(19, 23));
    mint_copy_out({"in.c", 30}, "v", &v[0][0], mint_extents(19, 23));
...
/* helped_sweep1 makes one step. */

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain helped_chain1 = {{"in.c", 38}, "helped_chain1", 4, 2, 1, 2, 1, 0x3, 0x0,
        nullptr, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 35}, "u", &u[0][0], mint_extents(19, 23), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 36}, "v", &v[0][0], mint_extents(19, 23), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 37});
...
        {
            const mint_site site = {"in.c", 40};
            const long long y_begin = 1, y_count = mint_trips(y_begin, 18, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, 22, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 23));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 23));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y - 1][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "helped_sweep1",
                        mint_tiles(site, "x", x_count, 512, 2147481598),
                        mint_tiles(site, "y", y_count, 4, 2147417072));
                mint_file(site, helped_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "helped_sweep1");
                    helped_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "helped_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 45}, "u", &u[0][0], mint_extents(19, 23));
    mint_copy_out({"in.c", 46}, "v", &v[0][0], mint_extents(19, 23));
...
/* named_sweep1 makes one step. */

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain named_chain1 = {{"in.c", 56}, "named_chain1", 4, 2, 1, 3, 1, 0x5, 0x2,
        nullptr, nullptr, {2, 1, 0}, {{3, 0x3, 0x4, 1, {0, 1, 2}}}};

...
{ mint_scope mappings_3;
    mint_copy_in(mappings_3, {"in.c", 52}, "u", &u[0][0], mint_extents(19, 23), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 53}, "v", &v[0][0], mint_extents(19, 23), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 54}, "k", &k[0][0], mint_extents(19, 23), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_3({"in.c", 55});
...
        {
            const mint_site site = {"in.c", 58};
            const long long y_begin = 1, y_count = mint_trips(y_begin, 18, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, 22, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 23));
                mint_mapping &k_map = mint_find(site, "k", &k[0][0], sizeof(real), mint_extents(0, 23));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 23));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                    {u_map, "u", 1, "x..x+1", x_begin, x_begin + x_count},
                    {k_map, "k", 0, "y", y_begin, y_begin + y_count - 1},
                    {k_map, "k", 1, "x", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y][x]", {{-1, 0, {1, 0}}, {0, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch k_reads = {"k[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_coincide(site, loops, k_map, "k", k_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "named_sweep1",
                        mint_tiles(site, "x", x_count, 512, 2147481598),
                        mint_tiles(site, "y", y_count, 2, 2147417078));
                mint_file(site, named_chain1, 0, {&u_map, &k_map, &v_map}, {x_begin, x_count, y_begin,
                        y_count}, mint_no_scalars(),
                        [site, blocks, &u_map, &k_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "named_sweep1");
                    named_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)k_map.device, k_map.stride[0],
                        (real *)v_map.device, v_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(k_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "named_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 67}, "u", &u[0][0], mint_extents(19, 23));
    mint_copy_out({"in.c", 68}, "v", &v[0][0], mint_extents(19, 23));
