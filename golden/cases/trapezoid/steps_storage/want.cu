
...
/* wave_sweep1 makes one step. */

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain wave_chain1 = {{"in.c", 11}, "wave_chain1", 4, 2, 1, 3, 1, 0x7, 0x0,
        nullptr, nullptr, {2, 0, 1}, {{3, 0x3, 0x4, 2, {0, 1, 2}}}};

static void wave(int n, int steps, real *old_cells, real *now_cells, real *next_cells)
{ real (*old)[n] = (__typeof__(old))old_cells; real (*now)[n] = (__typeof__(now))now_cells; real (*next)[n] = (__typeof__(next))next_cells; mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 7}, "old", &old[0][0], mint_extents(n, n), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 8}, "now", &now[0][0], mint_extents(n, n), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 9}, "next", &next[0][0], mint_extents(n, n), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 10});
...
        {
            const mint_site site = {"in.c", 13};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, n - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &now_map = mint_find(site, "now", &now[0][0], sizeof(real),
                        mint_extents(0, sizeof(now[0]) / sizeof(now[0][0])));
                mint_mapping &old_map = mint_find(site, "old", &old[0][0], sizeof(real),
                        mint_extents(0, sizeof(old[0]) / sizeof(old[0][0])));
                mint_mapping &next_map = mint_find(site, "next", &next[0][0], sizeof(real),
                        mint_extents(0, sizeof(next[0]) / sizeof(next[0][0])));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {now_map, "now", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {now_map, "now", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {old_map, "old", 0, "y", y_begin, y_begin + y_count - 1},
                    {old_map, "old", 1, "x", x_begin, x_begin + x_count - 1},
                    {next_map, "next", 0, "y", y_begin, y_begin + y_count - 1},
                    {next_map, "next", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch now_reads = {"now[y][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch next_writes = {"next[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch old_reads = {"old[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, now_map, "now", now_reads, next_map, "next", next_writes);
                mint_coincide(site, loops, old_map, "old", old_reads, next_map, "next", next_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "wave_sweep1",
                        mint_tiles(site, "x", x_count, 256, 2147482110),
                        mint_tiles(site, "y", y_count, 4, 2147417072));
                mint_file(site, wave_chain1, 0, {&now_map, &old_map, &next_map}, {x_begin, x_count, y_begin,
                        y_count}, mint_no_scalars(),
                        [site, blocks, &now_map, &old_map, &next_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "wave_sweep1");
                    wave_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)now_map.device, now_map.stride[0], (real *)old_map.device,
                        old_map.stride[0], (real *)next_map.device, next_map.stride[0], (unsigned)x_count,
                        (unsigned)y_count,
                        mint_is_aligned(now_map, x_begin, 16) && mint_is_aligned(old_map, x_begin, 16) && mint_is_aligned(next_map, x_begin, 16));
                    mint_launched(site, "wave_sweep1");
                });
            }
        }
        real (*free)[n] = (__typeof__(free))old;
        old = (__typeof__(old))now;
        now = (__typeof__(now))next;
        next = (__typeof__(next))free;
...
}
    mint_copy_out({"in.c", 21}, "old", &old[0][0], mint_extents(n, n));
    mint_copy_out({"in.c", 22}, "now", &now[0][0], mint_extents(n, n));
    mint_copy_out({"in.c", 23}, "next", &next[0][0], mint_extents(n, n));
...
/* slices_sweep1 makes one step. */

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain slices_chain1 = {{"in.c", 32}, "slices_chain1", 4, 2, 1, 2, 1, 0x3, 0x0,
        nullptr, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 30}, "both", &both[0][0][0], mint_extents(sizeof(both) / sizeof(both[0]), sizeof(both[0]) / sizeof(both[0][0]), sizeof(both[0][0]) / sizeof(both[0][0][0])), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 31});
...
        {
            const mint_site site = {"in.c", 34};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &both_t_2_map = mint_slice(site, "both[t%2]",
                        mint_find(site, "both", &both[0][0][0], sizeof(real), mint_extents(0, 24, 25)),
                        (t%2));
                mint_mapping &both_t_1_2_map = mint_slice(site, "both[(t + 1)%2]",
                        mint_find(site, "both", &both[0][0][0], sizeof(real), mint_extents(0, 24, 25)),
                        ((t + 1)%2));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {both_t_2_map, "both[t%2]", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {both_t_2_map, "both[t%2]", 1, "x..x+1", x_begin, x_begin + x_count},
                    {both_t_1_2_map, "both[(t + 1)%2]", 0, "y", y_begin, y_begin + y_count - 1},
                    {both_t_1_2_map, "both[(t + 1)%2]", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch both_t_2_reads = {"both[t % 2][y - 1][x]", {{-1, 1, {1, 0}}, {0, 1, {0,
                        1}}}};
                const mint_touch both_t_1_2_writes = {"both[(t + 1) % 2][y][x]", {{0, 0, {1, 0}}, {0, 0, {0,
                        1}}}};
                mint_distinct(site, loops, both_t_2_map, "both[t%2]", both_t_2_reads, both_t_1_2_map,
                        "both[(t + 1)%2]", both_t_1_2_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "slices_sweep1",
                        mint_tiles(site, "x", x_count, 256, 2147482110),
                        mint_tiles(site, "y", y_count, 4, 2147417072));
                mint_file(site, slices_chain1, 0, {&both_t_2_map, &both_t_1_2_map}, {x_begin, x_count,
                        y_begin, y_count}, mint_no_scalars(),
                        [site, blocks, &both_t_2_map, &both_t_1_2_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "slices_sweep1");
                    slices_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)both_t_2_map.device, (int)both_t_2_map.stride[0],
                        (real *)both_t_1_2_map.device, (int)both_t_1_2_map.stride[0], (unsigned)x_count,
                        (unsigned)y_count,
                        mint_is_aligned(both_t_2_map, x_begin, 16) && mint_is_aligned(both_t_1_2_map, x_begin, 16));
                    mint_launched(site, "slices_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 38}, "both", &both[0][0][0], mint_extents(sizeof(both) / sizeof(both[0]), sizeof(both[0]) / sizeof(both[0][0]), sizeof(both[0][0]) / sizeof(both[0][0][0])));
...
/* flat_sweep1 makes one step. */

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain flat_chain1 = {{"in.c", 46}, "flat_chain1", 4, 2, 1, 2, 1, 0x3, 0x0,
        nullptr, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_3;
    mint_copy_in(mappings_3, {"in.c", 43}, "a", &a[0], mint_extents(n, n), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 44}, "b", &b[0], mint_extents(n, n), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_3({"in.c", 45});
...
        {
            const mint_site site = {"in.c", 48};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, n - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real), (long long)n);
                mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real), (long long)n);
                mint_reach_view(site, a_map, "a", {{y_begin - 1, x_begin - 1}, {y_begin + y_count, x_begin
                        + x_count}}, "y-1..y+1][x-1..x+1", true);
                mint_reach_view(site, b_map, "b", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                a_map.settle();
                b_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_reads = {"a[y * n + x - n]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch b_writes = {"b[y * n + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                const bool b_apart = mint_once(b_map);
                mint_apart(site, b_apart
                        || !mint_meet(loops, b_map, b_writes, b_map, b_writes, mint_elsewhere),
                        "b[y * n + x]", "b[y * n + x]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "flat_sweep1",
                        mint_tiles(site, "x", x_count, 256, 2147482110),
                        mint_tiles(site, "y", y_count, 8, 2147417060));
                mint_file(site, flat_chain1, 0, {&a_map, &b_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, a_map, b_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    a_map.find_again();
                    b_map.find_again();
                    mint_launching(site, "flat_sweep1");
                    flat_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)a_map.device, a_map.stride[0], (real *)b_map.device, b_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(a_map, x_begin, 16) && mint_is_aligned(b_map, x_begin, 16));
                    mint_launched(site, "flat_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 55}, "a", &a[0], mint_extents(n, n));
    mint_copy_out({"in.c", 56}, "b", &b[0], mint_extents(n, n));
...
/* rows_sweep1 makes one step. */

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain rows_chain1 = {{"in.c", 64}, "rows_chain1", 4, 2, 1, 2, 1, 0x3, 0x0,
        nullptr, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_4;
    mint_copy_in(mappings_4, {"in.c", 61}, "a", a, mint_extents(n, n), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_4, {"in.c", 62}, "b", b, mint_extents(n, n), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_4({"in.c", 63}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 66};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, n - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_table a_map = mint_find_table(site, "a", a);
                mint_table b_map = mint_find_table(site, "b", b);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {a_map, "a", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {a_map, "a", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                    {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                a_map.settle(site, "a");
                b_map.settle(site, "b");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_reads = {"a[y - 1][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch b_writes = {"b[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "rows_sweep1",
                        mint_tiles(site, "x", x_count, 256, 2147482110),
                        mint_tiles(site, "y", y_count, 8, 2147417060));
                mint_file(site, rows_chain1, 0, {&a_map, &b_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, a_map, b_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    a_map.find_again();
                    b_map.find_again();
                    mint_launching(site, "rows_sweep1");
                    rows_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)a_map.device, a_map.stride[0], (real *)b_map.device, b_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(a_map, x_begin, 16) && mint_is_aligned(b_map, x_begin, 16));
                    mint_launched(site, "rows_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 73}, "a", a, mint_extents(n, n));
    mint_copy_out({"in.c", 74}, "b", b, mint_extents(n, n));
...
/* fields_sweep1 makes one step. */

/* fields_sweep2 makes one step. */

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain fields_chain1 = {{"in.c", 82}, "fields_chain1", 4, 2, 0, 2, 2, 0x3, 0x0,
        nullptr, nullptr, {0, 1}, {{2, 0x3, 0x2, 1, {0, 1}}, {2, 0x3, 0x2, 1, {1, 0}}}};

static void fields(int n, int steps, real *e_cells, real *h_cells)
{ real (*e)[n] = (__typeof__(e))e_cells; real (*h)[n] = (__typeof__(h))h_cells; mint_scope mappings_5;
    mint_copy_in(mappings_5, {"in.c", 79}, "e", &e[0][0], mint_extents(n, n), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_5, {"in.c", 80}, "h", &h[0][0], mint_extents(n, n), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_5({"in.c", 81});
...
        {
            const mint_site site = {"in.c", 84};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, n, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &h_map = mint_find(site, "h", &h[0][0], sizeof(real),
                        mint_extents(0, sizeof(h[0]) / sizeof(h[0][0])));
                mint_mapping &e_map = mint_find(site, "e", &e[0][0], sizeof(real),
                        mint_extents(0, sizeof(e[0]) / sizeof(e[0][0])));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {h_map, "h", 0, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                    {h_map, "h", 1, "x", x_begin, x_begin + x_count - 1},
                    {e_map, "e", 0, "y", y_begin, y_begin + y_count - 1},
                    {e_map, "e", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch h_reads = {"h[y][x]", {{-1, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch e_writes = {"e[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, h_map, "h", h_reads, e_map, "e", e_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "fields_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 6, 2147417066));
                mint_file(site, fields_chain1, 0, {&h_map, &e_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &h_map, &e_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "fields_sweep1");
                    fields_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)h_map.device, h_map.stride[0], (real *)e_map.device, e_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count, mint_is_aligned(h_map, x_begin, 16));
                    mint_launched(site, "fields_sweep1");
                });
            }
        }
        {
            const mint_site site = {"in.c", 88};
            const long long y_begin = 0, y_count = mint_trips(y_begin, n - 1, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, n, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &e_map = mint_find(site, "e", &e[0][0], sizeof(real),
                        mint_extents(0, sizeof(e[0]) / sizeof(e[0][0])));
                mint_mapping &h_map = mint_find(site, "h", &h[0][0], sizeof(real),
                        mint_extents(0, sizeof(h[0]) / sizeof(h[0][0])));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {e_map, "e", 0, "y..y+1", y_begin, y_begin + y_count},
                    {e_map, "e", 1, "x", x_begin, x_begin + x_count - 1},
                    {h_map, "h", 0, "y", y_begin, y_begin + y_count - 1},
                    {h_map, "h", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch e_reads = {"e[y + 1][x]", {{0, 1, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch h_writes = {"h[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, e_map, "e", e_reads, h_map, "h", h_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "fields_sweep2",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 6, 2147417067));
                mint_file(site, fields_chain1, 1, {&e_map, &h_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &e_map, &h_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "fields_sweep2");
                    fields_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)e_map.device, e_map.stride[0], (real *)h_map.device, h_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count, mint_is_aligned(e_map, x_begin, 16));
                    mint_launched(site, "fields_sweep2");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 92}, "e", &e[0][0], mint_extents(n, n));
    mint_copy_out({"in.c", 93}, "h", &h[0][0], mint_extents(n, n));
...
    wave(n, steps, (real *)(real (*)[n])a[0], (real *)(real (*)[n])b[0], (real *)(real (*)[n])c[0]);
...
    fields(n, steps, (real *)(real (*)[n])a[0], (real *)(real (*)[n])b[0]);
