
...
/* heat_sweep1 makes one step. */

/* Up to 40 steps of these loops at a time:
 * line 16: heat_sweep1
 * A warp holds 256 cells of each array in registers and commits 176 of them. */
static __global__ void __launch_bounds__(128)
heat_chain1_strip(const real *__restrict__ u_from, real *u_to, mint_area<1> u_box,
                  const real *__restrict__ v_from, real *v_to, mint_area<1> v_box,
                  mint_area<1> heat_sweep1_cells, int steps_2, long long x_start)
{
    const int lane = threadIdx.x % 32;
    const long long x0 = mint_strip_at<4>(x_start, (long long)blockIdx.x*4 + threadIdx.x / 32, 176);
    const long long first = x0 + lane*8;
    const mint_stretch heat_sweep1_x = mint_in_tile(heat_sweep1_cells.first[0],
            heat_sweep1_cells.end[0], x0, 256);
    const bool inside = heat_sweep1_x.first == 0 && heat_sweep1_x.end == 256;
    // Load the strip and its ghost zone.
    real u[8];
    const mint_stretch u_x = mint_in_tile(u_box.first[0], u_box.end[0], x0, 256);
    mint_load_strip<8>(u, u_from + first, u_x.first - lane*8, u_x.end - lane*8);
    real v[8];
    const mint_stretch v_x = mint_in_tile(v_box.first[0], v_box.end[0], x0, 256);
#pragma unroll
    for (int e = 0; e < 8; e++) {
        const int cx = lane*8 + e;
        v[e] = 0;
        if (!mint_in_span(heat_sweep1_x, cx) && mint_in_span(v_x, cx))
            v[e] = v_from[x0+cx];
    }
    auto run = [&](auto known) {
        for (int step = 0; step < steps_2; ++step) {
            {
                // The loops at line 16.
                real u_near[10];
                mint_move<8>(&u_near[1], u);
                mint_beside<1, 8, 1>(&u_near[1]);
#pragma unroll
                for (int e = 0; e < 8; e++) {
                    const int cx = lane*8 + e;
                    if (known.inside || mint_in_span(heat_sweep1_x, cx))
                        v[e] = u[e] + (real)0.2*(u_near[e] - 2*u[e] + u_near[e + 2]);
                }
            }
            mint_turn_strips<8>(u, v);
        }
    };
    if (inside)
        run(mint_strip_cells<true>());
    else
        run(mint_strip_cells<false>());
    // Commit the strip. Names have the storages again that they began with.
    for (int step = steps_2 % 2; step % 2 != 0; ++step)
        mint_turn_strips<8>(u, v);
    if (u_to) {
        const mint_stretch u_x_2 = mint_cut(heat_sweep1_x, 40, 216);
        mint_store_strip<8>(u_to + first, u, u_x_2.first - lane*8, u_x_2.end - lane*8);
    }
    if (v_to) {
        const mint_stretch v_x_2 = mint_cut(heat_sweep1_x, 40, 216);
        mint_store_strip<8>(v_to + first, v, v_x_2.first - lane*8, v_x_2.end - lane*8);
    }
}

// Launches heat_chain1_strip for the oldest steps that wait. False: it cannot.
static bool heat_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<1> cells0 = {{a.range(0)[0]}, {a.range(0)[0] + a.range(0)[1]}};
    const mint_area<1> all = cells0;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x2, 0x1, 0x2, 0x1, 0x2, 0x1, 0x2, 0x1, 0x2, 0x1,
            0x2, 0x1, 0x2, 0x1, 0x2, 0x1, 0x2, 0x1, 0x2, 0x1, 0x2, 0x1, 0x2, 0x1, 0x2, 0x1, 0x2,
            0x1, 0x2, 0x1, 0x2, 0x1, 0x2, 0x1, 0x2, 0x1, 0x2, 0x1, 0x2, 0x1};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<1> touched[2];
    touched[0].add(mint_around(cells0, mint_area<1>{{-1}, {1}}));
    touched[0].add_sure(mint_around(cells0, mint_area<1>{{-1}, {1}}));
    touched[1].add(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<1>{{0}, {0}}));
    mint_area<1> loaded[2];
    if (!mint_may_load(a, 0, touched, {0, 1}, 2, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1, 0}, 2, false, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 701, INT_MAX);
    if (blocks_x == 0)
        return false;
    mint_launching(a.site, "heat_chain1_strip");
    heat_chain1_strip<<<dim3(blocks_x), dim3(128, 1, 1), 0, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, loaded[1], cells0, a.steps,
        all.first[0] - 40);
    mint_launched(a.site, "heat_chain1_strip");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned heat_chain1_twins[] = {0x0, 0x0, 0x1, 0x0, 0x1, 0x0, 0x1, 0x0, 0x1, 0x0, 0x1,
        0x0, 0x1, 0x0, 0x1, 0x0, 0x1, 0x0, 0x1, 0x0, 0x1, 0x0, 0x1, 0x0, 0x1, 0x0, 0x1, 0x0, 0x1,
        0x0, 0x1, 0x0, 0x1, 0x0, 0x1, 0x0, 0x1, 0x0, 0x1, 0x0, 0x1};
// What the loop launches in a step. Up to 40 steps are made at once.
static const mint_chain heat_chain1 = {{"in.c", 14}, "heat_chain1", 40, 2, 1, 2, 1, 0x3, 0x0,
        heat_chain1_launch, heat_chain1_twins, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 11}, "u", &u[0], mint_extents(n), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 12}, "v", &v[0], mint_extents(n), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 13});
...
        {
            const mint_site site = {"in.c", 16};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
            if (i_count > 0) {
                mint_may_wait();
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1", true);
                mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                u_map.settle();
                v_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch u_reads = {"u[i]", {{-1, 1, {1}}}};
                const mint_touch v_writes = {"v[i]", {{0, 0, {1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "heat_sweep1",
                        mint_tiles(site, "i", i_count, 256, 2147482110));
                mint_file(site, heat_chain1, 0, {&u_map, &v_map}, {i_begin, i_count}, mint_no_scalars(),
                        [site, blocks, u_map, v_map, i_begin = i_begin, i_count = i_count]() mutable {
                    u_map.find_again();
                    v_map.find_again();
                    mint_launching(site, "heat_sweep1");
                    heat_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)u_map.device, (real *)v_map.device, (unsigned)i_count,
                        mint_is_aligned(u_map, i_begin, 16) && mint_is_aligned(v_map, i_begin, 16));
                    mint_launched(site, "heat_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 22}, "u", &u[0], mint_extents(n));
    mint_copy_out({"in.c", 23}, "v", &v[0], mint_extents(n));
...
/* pair_sweep1 makes one step. */

/* Up to 20 steps of these loops at a time:
 * line 33: pair_sweep1
 * line 36: pair_sweep2
 * A warp holds 256 cells of each array in registers and commits 176 of them. */
static __global__ void __launch_bounds__(128)
pair_chain1_strip(const real *__restrict__ u_from, real *u_to, mint_area<1> u_box,
                  const real *__restrict__ v_from, real *v_to, mint_area<1> v_box,
                  mint_area<1> pair_sweep1_cells, mint_area<1> pair_sweep2_cells, int steps_2,
                  long long x_start)
{
    const int lane = threadIdx.x % 32;
    const long long x0 = mint_strip_at<4>(x_start, (long long)blockIdx.x*4 + threadIdx.x / 32, 176);
    const long long first = x0 + lane*8;
    const mint_stretch pair_sweep1_x = mint_in_tile(pair_sweep1_cells.first[0],
            pair_sweep1_cells.end[0], x0, 256);
    const mint_stretch pair_sweep2_x = mint_in_tile(pair_sweep2_cells.first[0],
            pair_sweep2_cells.end[0], x0, 256);
    const bool inside = pair_sweep1_x.first == 0 && pair_sweep1_x.end == 256 && pair_sweep2_x.first
            == 0 && pair_sweep2_x.end == 256;
    // Load the strip and its ghost zone.
    real u[8];
    const mint_stretch u_x = mint_in_tile(u_box.first[0], u_box.end[0], x0, 256);
    mint_load_strip<8>(u, u_from + first, u_x.first - lane*8, u_x.end - lane*8);
    real v[8];
    const mint_stretch v_x = mint_in_tile(v_box.first[0], v_box.end[0], x0, 256);
#pragma unroll
    for (int e = 0; e < 8; e++) {
        const int cx = lane*8 + e;
        v[e] = 0;
        if (!mint_in_span(pair_sweep1_x, cx) && mint_in_span(v_x, cx))
            v[e] = v_from[x0+cx];
    }
    auto run = [&](auto known) {
        for (int step = 0; step < steps_2; ++step) {
            {
                // The loops at line 33.
                real u_near[10];
                mint_move<8>(&u_near[1], u);
                mint_beside<1, 8, 1>(&u_near[1]);
#pragma unroll
                for (int e = 0; e < 8; e++) {
                    const int cx = lane*8 + e;
                    if (known.inside || mint_in_span(pair_sweep1_x, cx))
                        v[e] = (u_near[e] + u[e] + u_near[e + 2])/3;
                }
            }
            {
                // The loops at line 36.
                real v_near[10];
                mint_move<8>(&v_near[1], v);
                mint_beside<1, 8, 1>(&v_near[1]);
#pragma unroll
                for (int e = 0; e < 8; e++) {
                    const int cx = lane*8 + e;
                    if (known.inside || mint_in_span(pair_sweep2_x, cx))
                        u[e] = (v_near[e] + v[e] + v_near[e + 2])/3;
                }
            }
        }
    };
    if (inside)
        run(mint_strip_cells<true>());
    else
        run(mint_strip_cells<false>());
    // Commit the strip. Names have the storages again that they began with.
    if (u_to) {
        const mint_stretch u_x_2 = mint_cut(pair_sweep2_x, 40, 216);
        mint_store_strip<8>(u_to + first, u, u_x_2.first - lane*8, u_x_2.end - lane*8);
    }
    if (v_to) {
        const mint_stretch v_x_2 = mint_cut(pair_sweep1_x, 40, 216);
        mint_store_strip<8>(v_to + first, v, v_x_2.first - lane*8, v_x_2.end - lane*8);
    }
}

/* pair_sweep2 makes one step. */

// Launches pair_chain1_strip for the oldest steps that wait. False: it cannot.
static bool pair_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<1> cells0 = {{a.range(0)[0]}, {a.range(0)[0] + a.range(0)[1]}};
    const mint_area<1> cells1 = {{a.range(1)[0]}, {a.range(1)[0] + a.range(1)[1]}};
    const mint_area<1> all = mint_hull(cells0, cells1);
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x1, 0x1, 0x1, 0x1, 0x1, 0x1, 0x1, 0x1, 0x1, 0x1,
            0x1, 0x1, 0x1, 0x1, 0x1, 0x1, 0x1, 0x1, 0x1, 0x1};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<1> touched[2];
    touched[0].add(mint_around(cells0, mint_area<1>{{-1}, {1}}));
    touched[0].add_sure(mint_around(cells0, mint_area<1>{{-1}, {1}}));
    touched[0].add(mint_around(cells1, mint_area<1>{{0}, {0}}));
    touched[0].add_sure(mint_around(cells1, mint_area<1>{{0}, {0}}));
    touched[1].add(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[1].add(mint_around(cells1, mint_area<1>{{-1}, {1}}));
    touched[1].add_sure(mint_around(cells1, mint_area<1>{{-1}, {1}}));
    mint_area<1> loaded[2];
    if (!mint_may_load(a, 0, touched, {0}, 1, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1}, 1, false, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 701, INT_MAX);
    if (blocks_x == 0)
        return false;
    mint_launching(a.site, "pair_chain1_strip");
    pair_chain1_strip<<<dim3(blocks_x), dim3(128, 1, 1), 0, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, loaded[1], cells0, cells1, a.steps,
        all.first[0] - 40);
    mint_launched(a.site, "pair_chain1_strip");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned pair_chain1_twins[] = {0x0, 0x1, 0x1, 0x1, 0x1, 0x1, 0x1, 0x1, 0x1, 0x1, 0x1,
        0x1, 0x1, 0x1, 0x1, 0x1, 0x1, 0x1, 0x1, 0x1, 0x1};
// What the loop launches in a step. Up to 20 steps are made at once.
static const mint_chain pair_chain1 = {{"in.c", 31}, "pair_chain1", 20, 2, 1, 2, 2, 0x3, 0x0,
        pair_chain1_launch, pair_chain1_twins, {0, 1}, {{2, 0x1, 0x2, 0, {0, 1}}, {2, 0x1, 0x2, 1,
        {1, 0}}}};

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 28}, "u", &u[0], mint_extents(n), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 29}, "v", &v[0], mint_extents(n), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 30});
...
        {
            const mint_site site = {"in.c", 33};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
            if (i_count > 0) {
                mint_may_wait();
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1", true);
                mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                u_map.settle();
                v_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch u_reads = {"u[i - 1]", {{-1, 1, {1}}}};
                const mint_touch v_writes = {"v[i]", {{0, 0, {1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "pair_sweep1",
                        mint_tiles(site, "i", i_count, 256, 2147482110));
                mint_file(site, pair_chain1, 0, {&u_map, &v_map}, {i_begin, i_count}, mint_no_scalars(),
                        [site, blocks, u_map, v_map, i_begin = i_begin, i_count = i_count]() mutable {
                    u_map.find_again();
                    v_map.find_again();
                    mint_launching(site, "pair_sweep1");
                    pair_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)u_map.device, (real *)v_map.device, (unsigned)i_count,
                        mint_is_aligned(u_map, i_begin, 16) && mint_is_aligned(v_map, i_begin, 16));
                    mint_launched(site, "pair_sweep1");
                });
            }
        }
        {
            const mint_site site = {"in.c", 36};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
            if (i_count > 0) {
                mint_may_wait();
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_reach_view(site, v_map, "v", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1", true);
                mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                v_map.settle();
                u_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch v_reads = {"v[i - 1]", {{-1, 1, {1}}}};
                const mint_touch u_writes = {"u[i]", {{0, 0, {1}}}};
                mint_distinct(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "pair_sweep2",
                        mint_tiles(site, "i", i_count, 256, 2147482110));
                mint_file(site, pair_chain1, 1, {&v_map, &u_map}, {i_begin, i_count}, mint_no_scalars(),
                        [site, blocks, v_map, u_map, i_begin = i_begin, i_count = i_count]() mutable {
                    v_map.find_again();
                    u_map.find_again();
                    mint_launching(site, "pair_sweep2");
                    pair_sweep2<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)v_map.device, (real *)u_map.device, (unsigned)i_count,
                        mint_is_aligned(v_map, i_begin, 16) && mint_is_aligned(u_map, i_begin, 16));
                    mint_launched(site, "pair_sweep2");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 39}, "u", &u[0], mint_extents(n));
    mint_copy_out({"in.c", 40}, "v", &v[0], mint_extents(n));
...
/* copied_sweep1 makes one step. */

/* copied_sweep2 makes one step. */

...
{ mint_scope mappings_3;
    mint_copy_in(mappings_3, {"in.c", 45}, "u", &u[0], mint_extents(n), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 46}, "v", &v[0], mint_extents(n), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_3({"in.c", 47});
...
        {
            const mint_site site = {"in.c", 50};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
            if (i_count > 0) {
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                mint_reach_view(site, u_map, "u", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1", true);
                v_map.settle();
                u_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch v_writes = {"v[i]", {{0, 0, {1}}}};
                const mint_touch u_reads = {"u[i - 1]", {{-1, 1, {1}, 2}}};
                mint_distinct(site, loops, v_map, "v", v_writes, u_map, "u", u_reads);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "copied_sweep1",
                        mint_tiles(site, "i", i_count, 256, 2147482110));
                mint_launching(site, "copied_sweep1");
                copied_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                    (real *)v_map.device, (real *)u_map.device, (unsigned)i_count,
                    mint_is_aligned(u_map, i_begin, 16));
                mint_launched(site, "copied_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 53};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
            if (i_count > 0) {
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                v_map.settle();
                u_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch v_reads = {"v[i]", {{0, 0, {1}}}};
                const mint_touch u_writes = {"u[i]", {{0, 0, {1}}}};
                mint_coincide(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "copied_sweep2",
                        mint_tiles(site, "i", i_count, 256, 2147482110));
                mint_launching(site, "copied_sweep2");
                copied_sweep2<<<blocks, dim3(128), 0, mint_stream()>>>(
                    (real *)v_map.device, (real *)u_map.device, (unsigned)i_count,
                    mint_is_aligned(v_map, i_begin, 16) && mint_is_aligned(u_map, i_begin, 16));
                mint_launched(site, "copied_sweep2", u_map);
            }
        }
...
}
    mint_copy_out({"in.c", 56}, "u", &u[0], mint_extents(n));
    mint_copy_out({"in.c", 57}, "v", &v[0], mint_extents(n));
...
/* integers_sweep1 makes one step. */

...
{ mint_scope mappings_4;
    mint_copy_in(mappings_4, {"in.c", 62}, "u", &u[0], mint_extents(n), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_4, {"in.c", 63}, "v", &v[0], mint_extents(n), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_4({"in.c", 64});
...
        {
            const mint_site site = {"in.c", 67};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(int));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(int));
                mint_reach_view(site, u_map, "u", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1", true);
                mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                u_map.settle();
                v_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch u_reads = {"u[i - 1]", {{-1, 1, {1}, 2}}};
                const mint_touch v_writes = {"v[i]", {{0, 0, {1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "integers_sweep1",
                        mint_tiles(site, "i", i_count, 512, 2147481598));
                mint_launching(site, "integers_sweep1");
                integers_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                    (int *)u_map.device, (int *)v_map.device, (unsigned)i_count,
                    mint_is_aligned(u_map, i_begin, 16) && mint_is_aligned(v_map, i_begin, 16));
                mint_launched(site, "integers_sweep1", v_map);
            }
        }
...
}
    mint_copy_out({"in.c", 73}, "u", &u[0], mint_extents(n));
    mint_copy_out({"in.c", 74}, "v", &v[0], mint_extents(n));
...
/* star_sweep1 makes one step. */

/* 4 steps of the loop at line 82.
 * A block streams along the slowest dimension: 2 cells a lane, 4 rows a warp, 8 warps,
 *   prefetches 3 planes, steady state written 2 times, rows beyond the range beside the tile,
 *   columns beyond the range beside the tile. */
template <bool fewer>
static __global__ void __launch_bounds__(256, 1)
star_chain1_march(mint_tiling gx, mint_tiling gy, mint_division division,
                  mint_each<real *, 2> u_grid, long long u_grid_row, long long u_grid_plane,
                  mint_each<real *, 1> u_to, int made, const unsigned *differ)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<64, 4, 4, 0, 2> x_tile;
    typedef mint_tile<32, 4, 4, 0, 1> y_tile;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const mint_slab slab = mint_slab_of(division, blockIdx.x);
    const int x = x_tile::at(gx, slab.x) + lane*2;
    const int y = y_tile::at(gy, slab.y) + warp*4;
    const int y_from = y_tile::from(gy, slab.y), y_to = y_tile::to(gy, slab.y);
    const int store_low = x_tile::from(gx, slab.x) - x, store_high = x_tile::to(gx, slab.x) - x;
    const int planes = division.planes, from = slab.from, to = slab.to;
    // the range goes on beyond the tile on every side
    const bool inside = x - lane*2 > 0 && x + (32 - lane)*2 < gx.cells && y - warp*4 > 0 && y
            + (8 - warp)*4 < gy.cells;
    const bool same = *differ == 0; // beyond the range all storages have the same cells
    const bool whole = gx.cells % 2 == 0; // the range ends where packs do
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<2, 4>(x, gx.cells, 1, 1, y, gy.cells, 1, 1, 1);
    // those of them that no step writes
    const unsigned beyond = there
            & ~mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0, 0, 0);
    // the lane's columns beyond the range, a bit each
    const unsigned columns = ~mint_cells_there<2, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // its rows beyond the range
    const unsigned rows = mint_cells_there<1, 4>(0, 1, 0, 0, y, gy.cells, 0, 0, 0) ^ 15;
    // 4 planes that come in
    real (*const u_ring)[32][64] = reinterpret_cast<real (*)[32][64]>(mint_shared);
    // rows at the edges of warps: turns, steps
    real (*const u_edges)[4][8][2][64] = reinterpret_cast<real (*)[4][8][2][64]>(mint_shared
            + 65536);
    // rows beyond the range: storages, planes; below it, above it
    real (*const u_outer_rows)[8][2][64] = reinterpret_cast<real (*)[8][2][64]>(mint_shared
            + 131072);
    // columns beyond the range
    real (*const u_outer_columns)[8][2][32] = reinterpret_cast<real (*)[8][2][32]>(mint_shared
            + 147456);
    // the barrier of the block's warps
    uint64_t *const barrier = reinterpret_cast<uint64_t *>(mint_shared + 155648);
    for (int n = threadIdx.x; n < 8192; n += 256)
        reinterpret_cast<real *>(mint_shared + 65536)[n] = 0;
    for (int n = threadIdx.x; n < 3072; n += 256)
        reinterpret_cast<real *>(mint_shared + 131072)[n] = 0;
    mint_open_barrier(barrier, 8);
    __syncthreads();
    real u_rows[5][3][4][2] = {}; // steps, planes (newest first)
    // Starts the copies of a plane's cells beyond the range.
    auto fetch_outer_u = [&](int plane, auto known) {
        if (0 <= plane && plane < planes) {
#pragma unroll
            for (int n = 0; n < (known.same ? 1 : 2); n++) {
                const real *const own = u_grid[n] + (long long)plane*u_grid_plane
                        + (long long)y*u_grid_row + x;
                if (y == 0)
                    mint_start_row<2>(u_outer_rows[n][(unsigned)plane % 8][0], own - u_grid_row,
                            ~columns, known.packed, lane);
                if (y + 4 == gy.cells)
                    mint_start_row<2>(u_outer_rows[n][(unsigned)plane % 8][1], own + 4*u_grid_row,
                            ~columns, known.packed, lane);
                if (x == 0) {
#pragma unroll
                    for (int h = 0; h < 4; h++) {
                        if (y + h < gy.cells)
                            mint_copy<1, real>::start(&u_outer_columns[n][(unsigned)plane % 8][0][warp*4 + h], own + h*u_grid_row - 1);
                    }
                }
                if (x + 2 == gx.cells) {
#pragma unroll
                    for (int h = 0; h < 4; h++) {
                        if (y + h < gy.cells)
                            mint_copy<1, real>::start(&u_outer_columns[n][(unsigned)plane % 8][1][warp*4 + h], own + h*u_grid_row + 2);
                    }
                }
            }
        }
    };
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<2, 4>(x, gx.cells, 1, 1, y, gy.cells, 1, 1, 1
                    - mint_beyond(plane, planes, 1, 1)) : known.inside ? ~0u : there;
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_start_row<2>(u_ring[slot % 4][warp*4 + h], u_grid[1]
                        + (long long)plane*u_grid_plane + (long long)y*u_grid_row + x
                        + h*u_grid_row, exist >> h*2, known.packed, lane);
        }
        if (!known.inside)
            fetch_outer_u(plane, known);
        __pipeline_commit();
    };
    real u_around[1][4][2] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_u = [&](int k, int plane) {
        if (0 <= plane && plane < planes) {
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_load_row<2>(u_around[k][h], u_grid[k] + (long long)plane*u_grid_plane
                        + (long long)y*u_grid_row + x + h*u_grid_row, beyond >> h*2);
        }
    };
    auto advance = [&](int r_2, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 4; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_move<2>(u_rows[k][age][h], u_rows[k][age - 1][h]);
            }
        }
        __pipeline_wait_prior(2);
#pragma unroll
        for (int h = 0; h < 4; h++)
            mint_take_row<2>(u_rows[0][0][h], u_ring[slot % 4][warp*4 + h], lane);
        fetch(r_2 + 3, slot + 3, known);
        real early[4][4][2];
        real early_2[4][4][2];
        real early_3[4][4][2];
        real early_4[4][4][2];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 4; k++) {
            if (fewer && k >= made)
                break;
            real u_0[6][4];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&u_0[h + 1][1], u_rows[k][1][h]);
#pragma unroll
            for (int h = 2; h < 4; h++)
                mint_beside<1, 2, 1>(&u_0[h][1]);
            if (!known.inside) {
                if (x == 0) {
#pragma unroll
                    for (int h = 2; h < 4; h++)
                        u_0[h][0] = u_outer_columns[known.same ? 0
                                : (k + 1) % 2][(unsigned)(r_2 - k - 1) % 8][0][warp*4 + h - 1];
                }
                if (x + 2 == gx.cells) {
#pragma unroll
                    for (int h = 2; h < 4; h++)
                        u_0[h][3] = u_outer_columns[known.same ? 0
                                : (k + 1) % 2][(unsigned)(r_2 - k - 1) % 8][1][warp*4 + h - 1];
                }
            }
#pragma unroll
            for (int h = 1; h < 3; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    early[k][h][e] = u_0[h][e + 1];
                    early_2[k][h][e] = u_0[h + 2][e + 1];
                    early_3[k][h][e] = u_0[h + 1][e];
                    early_4[k][h][e] = u_0[h + 1][e + 2];
                }
            }
        }
        // The other warps' rows of the turn before.
        mint_wait_for_warps(barrier, slot);
        mint_give_row<2>(u_edges[slot % 2][0][warp][0], u_rows[0][0][0], lane);
        mint_give_row<2>(u_edges[slot % 2][0][warp][1], u_rows[0][0][3], lane);
#pragma unroll
        for (int k = 0; k < 4; k++) {
            if (fewer && k >= made)
                break;
            real u_0[6][4];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&u_0[h + 1][1], u_rows[k][1][h]);
            mint_take_row<2>(&u_0[0][1], u_edges[(slot + 1) % 2][k][max(warp - 1, 0)][1], lane);
            if (!known.inside && y == 0)
                mint_take_row<2>(&u_0[0][1],
                        u_outer_rows[known.same ? 0 : (k + 1) % 2][(unsigned)(r_2 - k - 1) % 8][0],
                        lane);
            mint_take_row<2>(&u_0[5][1], u_edges[(slot + 1) % 2][k][min(warp + 1, 7)][0], lane);
            if (!known.inside && y + 4 == gy.cells)
                mint_take_row<2>(&u_0[5][1],
                        u_outer_rows[known.same ? 0 : (k + 1) % 2][(unsigned)(r_2 - k - 1) % 8][1],
                        lane);
#pragma unroll
            for (int h = 1; h < 2; h++)
                mint_beside<1, 2, 1>(&u_0[h][1]);
#pragma unroll
            for (int h = 4; h < 5; h++)
                mint_beside<1, 2, 1>(&u_0[h][1]);
            if (!known.inside) {
                if (x == 0) {
#pragma unroll
                    for (int h = 1; h < 2; h++)
                        u_0[h][0] = u_outer_columns[known.same ? 0
                                : (k + 1) % 2][(unsigned)(r_2 - k - 1) % 8][0][warp*4 + h - 1];
#pragma unroll
                    for (int h = 4; h < 5; h++)
                        u_0[h][0] = u_outer_columns[known.same ? 0
                                : (k + 1) % 2][(unsigned)(r_2 - k - 1) % 8][0][warp*4 + h - 1];
                }
                if (x + 2 == gx.cells) {
#pragma unroll
                    for (int h = 1; h < 2; h++)
                        u_0[h][3] = u_outer_columns[known.same ? 0
                                : (k + 1) % 2][(unsigned)(r_2 - k - 1) % 8][1][warp*4 + h - 1];
#pragma unroll
                    for (int h = 4; h < 5; h++)
                        u_0[h][3] = u_outer_columns[known.same ? 0
                                : (k + 1) % 2][(unsigned)(r_2 - k - 1) % 8][1][warp*4 + h - 1];
                }
            }
#pragma unroll
            for (int h = 0; h < 1; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    early[k][h][e] = u_0[h][e + 1];
                    early_2[k][h][e] = u_0[h + 2][e + 1];
                    early_3[k][h][e] = u_0[h + 1][e];
                    early_4[k][h][e] = u_0[h + 1][e + 2];
                }
            }
#pragma unroll
            for (int h = 3; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    early[k][h][e] = u_0[h][e + 1];
                    early_2[k][h][e] = u_0[h + 2][e + 1];
                    early_3[k][h][e] = u_0[h + 1][e];
                    early_4[k][h][e] = u_0[h + 1][e + 2];
                }
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 4; k++) {
            if (fewer && k >= made) { // a step that the launch does not make
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_move<2>(u_rows[k + 1][0][h], u_rows[k][1][h]);
                continue;
            }
#pragma unroll
            for (int h = 0; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    u_rows[k + 1][0][h][e] = (real)0.15*(u_rows[k][2][h][e] + u_rows[k][0][h][e]
                            + early[k][h][e] + early_2[k][h][e] + early_3[k][h][e]
                            + early_4[k][h][e]);
            }
            if (!known.inside) {
                if (known.same) {
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_keep_row<2>(u_rows[k + 1][0][h], u_rows[k][1][h], columns);
                    if (rows != 0) {
#pragma unroll
                        for (int h = 0; h < 4; h++)
                            mint_keep_row<2>(u_rows[k + 1][0][h], u_rows[k][1][h], rows >> h & 1
                                    ? ~0u : 0);
                    }
                } else {
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_keep_row<2>(u_rows[k + 1][0][h], k == 0 ? u_around[k][h]
                                : u_rows[k - 1][2][h], beyond >> h*2);
                    if (k == 0)
                        look_around_u(k, r_2 - k);
                }
            }
            if (!known.steady) {
                const int plane = r_2 - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<2, 4>(x, gx.cells, 1, 1, y, gy.cells, 1,
                            1, 1 - mint_beyond(plane, planes, 1, 1));
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_load_row<2>(u_rows[k + 1][0][h], u_grid[k % 2]
                                + (long long)plane*u_grid_plane + (long long)y*u_grid_row + x
                                + h*u_grid_row, exist >> h*2);
                }
            }
            if (k < 3) {
                mint_give_row<2>(u_edges[slot % 2][k + 1][warp][0], u_rows[k + 1][0][0], lane);
                mint_give_row<2>(u_edges[slot % 2][k + 1][warp][1], u_rows[k + 1][0][3], lane);
            }
        }
        mint_arrive(barrier, lane);
        if (from <= r_2 - 4 && r_2 - 4 < to) {
            if (known.inside || (known.same && whole)) {
#pragma unroll
                for (int h = 0; h < 4; h++) {
                    if (y_from <= y + h && y + h < y_to)
                        mint_store_row<2, true>(u_to[0] + (long long)(r_2 - 4)*u_grid_plane
                                + (long long)y*u_grid_row + x + h*u_grid_row, u_rows[4][0][h],
                                store_low, store_high, known.packed);
                }
            } else {
#pragma unroll
                for (int h = 0; h < 4; h++) {
                    if (y_from <= y + h && y + h < y_to)
                        mint_store_row<2, false>(u_to[0] + (long long)(r_2 - 4)*u_grid_plane
                                + (long long)y*u_grid_row + x + h*u_grid_row, u_rows[4][0][h],
                                store_low, store_high, known.packed);
                }
            }
        }
    };
    const int end = to + 4; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r_2 = max(from - 4, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r_2 + n, n, mint_cells<tile.inside, tile.packed, false>());
        mint_arrive(barrier, lane);
        if (!tile.inside && !tile.same) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_u(k, r_2 - k - 1);
        }
        while (r_2 < end) {
            if (r_2 >= 4) {
                for (; r_2 + 1 < steady; r_2 += 2, slot += 2) {
                    advance(r_2, slot, mint_cells<tile.inside, tile.packed, true, tile.same>());
                    advance(r_2 + 1, slot + 1,
                            mint_cells<tile.inside, tile.packed, true, tile.same>());
                }
            }
            if (r_2 < end) {
                advance(r_2, slot, mint_cells<tile.inside, tile.packed, false, tile.same>());
                r_2++, slot++;
            }
        }
    };
    if (inside)
        stream(mint_cells<true, true, false>());
    else if (same)
        stream(mint_cells<false, true, false, true>());
    else
        stream(mint_cells<false, true, false>());
    __pipeline_wait_prior(0);
}

// Makes up to 4 steps of the loop in one launch.
static bool advance_star_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps < 3 || steps.steps > 4 || range[1] > mint_most_cells || range[3]
            > mint_most_cells || range[5] > mint_most_cells)
        return false;
    mint_each<real *, 2> u_grid;
    mint_each<real *, 1> u_to;
    const long long *u_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, u_grid_stride, 3*sizeof *place.stride) != 0)
            return false;
        u_grid.of[k] = (real *)place.read + range[4]*u_grid_stride[0] + range[2]*u_grid_stride[1]
                + range[0]*u_grid_stride[2];
    }
    u_to.of[0] = (real *)steps.place(steps.steps - 1, 1).write + range[4]*u_grid_stride[0]
            + range[2]*u_grid_stride[1] + range[0]*u_grid_stride[2];
    const mint_tiling gx = mint_tile<64, 4, 4, 0, 2>::of(range[1], 0);
    const mint_tiling gy = mint_tile<32, 4, 4, 0, 1>::of(range[3], 0);
    static const long long room = mint_room(steps.site, "star_chain1_march",
            (const void *)star_chain1_march<false>, 256, 155776);
    const mint_division division = mint_divide(room, gx.tiles, gy.tiles, (int)range[5], 8, 1.15,
            1.06);
    const dim3 blocks = mint_blocks(steps.site, "star_chain1_march", division.units());
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 3, 16)
            && mint_all_aligned(u_to, u_grid_stride, 3, 16);
    if (!packed)
        return false; // slower than ordinary launches
    const auto march = steps.steps < 4 ? star_chain1_march<true> : star_chain1_march<false>;
    if (march != star_chain1_march<false>)
        mint_prepare_shared(steps.site, "star_chain1_march", (const void *)march, 155776);
    mint_side_comparison differ(steps);
    differ.add(u_grid, {{(int)range[1], (int)range[3]}, {1, 1}, {1, 1}, 1, (int)range[5],
            u_grid_stride[1], u_grid_stride[0]});
    mint_launching(steps.site, "star_chain1_march");
    march<<<blocks, 256, 155776, mint_stream()>>>(gx, gy, division, u_grid, u_grid_stride[1],
            u_grid_stride[0], u_to, steps.steps, differ.result());
    mint_launched(steps.site, "star_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 4 steps are made at once, in ranges of 16000000 cells and more.
static const mint_chain star_chain1 = {{"in.c", 82}, "star_chain1", 4, 3, 1, 2, 1, 0x3, 0x0,
        advance_star_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}, nullptr, 16000000};

...
{ mint_scope mappings_5;
    mint_copy_in(mappings_5, {"in.c", 79}, "u", &u[0][0][0], mint_extents(M, M, M), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_5, {"in.c", 80}, "v", &v[0][0][0], mint_extents(M, M, M), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_5({"in.c", 81});
...
        {
            const mint_site site = {"in.c", 84};
            const long long z_begin = 1, z_count = mint_trips(z_begin, M - 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, M - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, M - 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0][0], sizeof(real),
                        mint_extents(0, 12, 12));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0][0], sizeof(real),
                        mint_extents(0, 12, 12));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "z-1..z+1", z_begin - 1, z_begin + z_count},
                    {u_map, "u", 1, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 2, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "z", z_begin, z_begin + z_count - 1},
                    {v_map, "v", 1, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch u_reads = {"u[z - 1][y][x]", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1, 0}}, {-1,
                        1, {0, 0, 1}}}};
                const mint_touch v_writes = {"v[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "star_sweep1",
                        mint_tiles(site, "x", x_count, 64, 2147482494), mint_ceil_div(y_count, 32),
                        mint_ceil_div(z_count, 4));
                mint_file(site, star_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count,
                        z_begin, z_count}, mint_no_scalars(),
                        [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, z_count = z_count]() mutable {
                    mint_launching(site, "star_sweep1");
                    star_sweep1<<<blocks, dim3(32, 16), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                        v_map.stride[0], v_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                        (unsigned)z_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "star_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 92}, "u", &u[0][0][0], mint_extents(M, M, M));
    mint_copy_out({"in.c", 93}, "v", &v[0][0][0], mint_extents(M, M, M));
...
    real *u = (real *)malloc(N * sizeof *u), *v = (real *)malloc(N * sizeof *v);
