
...
/* pairs_sweep1 makes one step. */

/* Up to 6 steps of these loops at a time:
 * line 13: pairs_sweep1
 * line 16: pairs_sweep2
 * A warp holds 256 cells of each array in registers and commits 232 of them. */
static __global__ void __launch_bounds__(128)
pairs_chain1_strip(const real *__restrict__ a_from, real *a_to, mint_area<1> a_box,
                   const real *__restrict__ b_from, real *b_to, mint_area<1> b_box,
                   mint_area<1> pairs_sweep1_cells, mint_area<1> pairs_sweep2_cells, int steps_2,
                   long long x_start)
{
    const int lane = threadIdx.x % 32;
    const long long x0 = mint_strip_at<4>(x_start, (long long)blockIdx.x*4 + threadIdx.x / 32, 232);
    const long long first = x0 + lane*8;
    const mint_stretch pairs_sweep1_x = mint_in_tile(pairs_sweep1_cells.first[0],
            pairs_sweep1_cells.end[0], x0, 256);
    const mint_stretch pairs_sweep2_x = mint_in_tile(pairs_sweep2_cells.first[0],
            pairs_sweep2_cells.end[0], x0, 256);
    const bool inside = pairs_sweep1_x.first == 0 && pairs_sweep1_x.end == 256
            && pairs_sweep2_x.first == 0 && pairs_sweep2_x.end == 256;
    // Load the strip and its ghost zone.
    real a[8];
    const mint_stretch a_x = mint_in_tile(a_box.first[0], a_box.end[0], x0, 256);
    mint_load_strip<8>(a, a_from + first, a_x.first - lane*8, a_x.end - lane*8);
    real b[8];
    const mint_stretch b_x = mint_in_tile(b_box.first[0], b_box.end[0], x0, 256);
#pragma unroll
    for (int e = 0; e < 8; e++) {
        const int cx = lane*8 + e;
        b[e] = 0;
        if (!mint_in_span(pairs_sweep1_x, cx) && mint_in_span(b_x, cx))
            b[e] = b_from[x0+cx];
    }
    auto run = [&](auto known) {
        for (int step = 0; step < steps_2; ++step) {
            {
                // The loops at line 13.
                real a_near[10];
                mint_move<8>(&a_near[1], a);
                mint_beside<1, 8, 1>(&a_near[1]);
#pragma unroll
                for (int e = 0; e < 8; e++) {
                    const int cx = lane*8 + e;
                    if (known.inside || mint_in_span(pairs_sweep1_x, cx))
                        b[e] = (real)0.33*(a_near[e] + a[e] + a_near[e + 2]);
                }
            }
            {
                // The loops at line 16.
                real b_near[10];
                mint_move<8>(&b_near[1], b);
                mint_beside<1, 8, 1>(&b_near[1]);
#pragma unroll
                for (int e = 0; e < 8; e++) {
                    const int cx = lane*8 + e;
                    if (known.inside || mint_in_span(pairs_sweep2_x, cx))
                        a[e] = (real)0.33*(b_near[e] + b[e] + b_near[e + 2]);
                }
            }
        }
    };
    if (inside)
        run(mint_strip_cells<true>());
    else
        run(mint_strip_cells<false>());
    // Commit the strip. Names have the storages again that they began with.
    if (a_to) {
        const mint_stretch a_x_2 = mint_cut(pairs_sweep2_x, 12, 244);
        mint_store_strip<8>(a_to + first, a, a_x_2.first - lane*8, a_x_2.end - lane*8);
    }
    if (b_to) {
        const mint_stretch b_x_2 = mint_cut(pairs_sweep1_x, 12, 244);
        mint_store_strip<8>(b_to + first, b, b_x_2.first - lane*8, b_x_2.end - lane*8);
    }
}

/* pairs_sweep2 makes one step. */

// Launches pairs_chain1_strip for the oldest steps that wait. False: it cannot.
static bool pairs_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<1> cells0 = {{a.range(0)[0]}, {a.range(0)[0] + a.range(0)[1]}};
    const mint_area<1> cells1 = {{a.range(1)[0]}, {a.range(1)[0] + a.range(1)[1]}};
    const mint_area<1> all = mint_hull(cells0, cells1);
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x1, 0x1, 0x1, 0x1, 0x1, 0x1};
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
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 925, INT_MAX);
    if (blocks_x == 0)
        return false;
    mint_launching(a.site, "pairs_chain1_strip");
    pairs_chain1_strip<<<dim3(blocks_x), dim3(128, 1, 1), 0, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, loaded[1], cells0, cells1, a.steps,
        all.first[0] - 12);
    mint_launched(a.site, "pairs_chain1_strip");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned pairs_chain1_twins[] = {0x0, 0x1, 0x1, 0x1, 0x1, 0x1, 0x1};
// What the loop launches in a step. Up to 6 steps are made at once.
static const mint_chain pairs_chain1 = {{"in.c", 11}, "pairs_chain1", 6, 2, 1, 2, 2, 0x3, 0x0,
        pairs_chain1_launch, pairs_chain1_twins, {0, 1}, {{2, 0x1, 0x2, 0, {0, 1}}, {2, 0x1, 0x2, 1,
        {1, 0}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 8}, "a", &a[0], mint_extents(n), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 9}, "b", &b[0], mint_extents(n), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 10});
...
        {
            const mint_site site = {"in.c", 13};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
            if (i_count > 0) {
                mint_may_wait();
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real));
                mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real));
                mint_reach_view(site, a_map, "a", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1", true);
                mint_reach_view(site, b_map, "b", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                a_map.settle();
                b_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch a_reads = {"a[i - 1]", {{-1, 1, {1}}}};
                const mint_touch b_writes = {"b[i]", {{0, 0, {1}}}};
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "pairs_sweep1",
                        mint_tiles(site, "i", i_count, 256, 2147482110));
                mint_file(site, pairs_chain1, 0, {&a_map, &b_map}, {i_begin, i_count}, mint_no_scalars(),
                        [site, blocks, a_map, b_map, i_begin = i_begin, i_count = i_count]() mutable {
                    a_map.find_again();
                    b_map.find_again();
                    mint_launching(site, "pairs_sweep1");
                    pairs_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)a_map.device, (real *)b_map.device, (unsigned)i_count,
                        mint_is_aligned(a_map, i_begin, 16) && mint_is_aligned(b_map, i_begin, 16));
                    mint_launched(site, "pairs_sweep1");
                });
            }
        }
        {
            const mint_site site = {"in.c", 16};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
            if (i_count > 0) {
                mint_may_wait();
                mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real));
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real));
                mint_reach_view(site, b_map, "b", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1", true);
                mint_reach_view(site, a_map, "a", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                b_map.settle();
                a_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch b_reads = {"b[i - 1]", {{-1, 1, {1}}}};
                const mint_touch a_writes = {"a[i]", {{0, 0, {1}}}};
                mint_distinct(site, loops, b_map, "b", b_reads, a_map, "a", a_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "pairs_sweep2",
                        mint_tiles(site, "i", i_count, 256, 2147482110));
                mint_file(site, pairs_chain1, 1, {&b_map, &a_map}, {i_begin, i_count}, mint_no_scalars(),
                        [site, blocks, b_map, a_map, i_begin = i_begin, i_count = i_count]() mutable {
                    b_map.find_again();
                    a_map.find_again();
                    mint_launching(site, "pairs_sweep2");
                    pairs_sweep2<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)b_map.device, (real *)a_map.device, (unsigned)i_count,
                        mint_is_aligned(b_map, i_begin, 16) && mint_is_aligned(a_map, i_begin, 16));
                    mint_launched(site, "pairs_sweep2");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 19}, "a", &a[0], mint_extents(n));
    mint_copy_out({"in.c", 20}, "b", &b[0], mint_extents(n));
...
/* stops_sweep1 makes one step. */

/* Up to 6 steps of these loops at a time:
 * line 32: stops_sweep1
 * A warp holds 256 cells of each array in registers and commits 236 of them. */
static __global__ void __launch_bounds__(128)
stops_chain1_strip(const real *__restrict__ u_from, real *u_to, mint_area<1> u_box,
                   const real *__restrict__ k_from, mint_area<1> k_box,
                   const real *__restrict__ f_from, const real *__restrict__ v_from, real *v_to,
                   mint_area<1> v_box, mint_area<1> stops_sweep1_cells, int steps_2,
                   long long x_start)
{
    const int lane = threadIdx.x % 32;
    const long long x0 = mint_strip_at<4>(x_start, (long long)blockIdx.x*4 + threadIdx.x / 32, 236);
    const long long first = x0 + lane*8;
    const mint_stretch stops_sweep1_x = mint_in_tile(stops_sweep1_cells.first[0],
            stops_sweep1_cells.end[0], x0, 256);
    const bool inside = stops_sweep1_x.first == 0 && stops_sweep1_x.end == 256;
    // Load the strip and its ghost zone.
    real u[8];
    const mint_stretch u_x = mint_in_tile(u_box.first[0], u_box.end[0], x0, 256);
    mint_load_strip<8>(u, u_from + first, u_x.first - lane*8, u_x.end - lane*8);
    real k[8];
    const mint_stretch k_x = mint_in_tile(k_box.first[0], k_box.end[0], x0, 256);
    mint_load_strip<8>(k, k_from + first, k_x.first - lane*8, k_x.end - lane*8);
    real v[8];
    const mint_stretch v_x = mint_in_tile(v_box.first[0], v_box.end[0], x0, 256);
#pragma unroll
    for (int e = 0; e < 8; e++) {
        const int cx = lane*8 + e;
        v[e] = 0;
        if (!mint_in_span(stops_sweep1_x, cx) && mint_in_span(v_x, cx))
            v[e] = v_from[x0+cx];
    }
    real f_next[8];
    // Loads the rows of a step.
    auto ahead = [&](int step) {
        {
            mint_load_strip<8>(f_next, f_from + first, stops_sweep1_x.first - lane*8,
                    stops_sweep1_x.end - lane*8);
        }
    };
    if (0 < steps_2)
        ahead(0);
    auto run = [&](auto known) {
        for (int step = 0; step < steps_2; ++step) {
            real f_row[8];
            mint_move<8>(f_row, f_next);
            if (step + 1 < steps_2)
                ahead(step + 1);
            {
                // The loops at line 32.
                real u_near[11];
                mint_move<8>(&u_near[2], u);
                mint_beside<2, 8, 1>(&u_near[2]);
                if (!known.inside)
                    mint_stop_row<2, 8, 1, mint_both_ends>(&u_near[2], stops_sweep1_x.first
                            - lane*8, stops_sweep1_x.end - lane*8);
                real k_near[9];
                mint_move<8>(&k_near[0], k);
                mint_beside<0, 8, 1>(&k_near[0]);
#pragma unroll
                for (int e = 0; e < 8; e++) {
                    const int cx = lane*8 + e;
                    if (known.inside || mint_in_span(stops_sweep1_x, cx))
                        v[e] = (real)0.3*(u_near[e] + u[e] + k_near[e + 1]*u_near[e + 3])
                                + f_row[e];
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
        const mint_stretch u_x_2 = mint_cut(stops_sweep1_x, 12, 248);
        mint_store_strip<8>(u_to + first, u, u_x_2.first - lane*8, u_x_2.end - lane*8);
    }
    if (v_to) {
        const mint_stretch v_x_2 = mint_cut(stops_sweep1_x, 12, 248);
        mint_store_strip<8>(v_to + first, v, v_x_2.first - lane*8, v_x_2.end - lane*8);
    }
}

// Launches stops_chain1_strip for the oldest steps that wait. False: it cannot.
static bool stops_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<1> cells0 = {{a.range(0)[0]}, {a.range(0)[0] + a.range(0)[1]}};
    const mint_area<1> all = cells0;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x8, 0x1, 0x8, 0x1, 0x8, 0x1};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 3, stored >> 3 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<1> touched[4];
    touched[0].add(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[0].add_sure(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[1].add(mint_around(cells0, mint_area<1>{{1}, {1}}));
    touched[1].add_sure(mint_around(cells0, mint_area<1>{{1}, {1}}));
    touched[3].add(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[3].add_sure(mint_around(cells0, mint_area<1>{{0}, {0}}));
    mint_area<1> loaded[4];
    if (!mint_may_load(a, 0, touched, {0, 3}, 2, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1}, 1, false, loaded[1]))
        return false;
    if (!mint_may_load(a, 3, touched, {3, 0}, 2, false, loaded[3]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 941, INT_MAX);
    if (blocks_x == 0)
        return false;
    mint_launching(a.site, "stops_chain1_strip");
    stops_chain1_strip<<<dim3(blocks_x), dim3(128, 1, 1), 0, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        loaded[0], (const real *)a.place(0, 1).read, loaded[1], (const real *)a.place(0, 2).read,
        (const real *)a.place(0, 3).read, stored >> 3 & 1 ? (real *)a.place(0, 3).write : nullptr,
        loaded[3], cells0, a.steps, all.first[0] - 12);
    mint_launched(a.site, "stops_chain1_strip");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned stops_chain1_twins[] = {0x0, 0x0, 0x1, 0x0, 0x1, 0x0, 0x1};
// What the loop launches in a step. Up to 6 steps are made at once.
static const mint_chain stops_chain1 = {{"in.c", 30}, "stops_chain1", 6, 2, 1, 4, 1, 0x9, 0x0,
        stops_chain1_launch, stops_chain1_twins, {3, 1, 2, 0}, {{4, 0x7, 0x8, 1, {0, 1, 2, 3}}}};

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 25}, "u", &u[0], mint_extents(n), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 26}, "v", &v[0], mint_extents(n), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 27}, "k", &k[0], mint_extents(n + 1), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 28}, "f", &f[0], mint_extents(n), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 29});
...
        {
            const mint_site site = {"in.c", 32};
            const long long x_begin = 0, x_count = mint_trips(x_begin, n, 1);
            if (x_count > 0) {
                mint_may_wait();
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view k_map = mint_find_view(site, "k", &k[0], sizeof(real));
                mint_view f_map = mint_find_view(site, "f", &f[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{x_begin}, {x_begin + x_count - 1}}, "x", true);
                mint_reach_view(site, k_map, "k", {{x_begin + 1}, {x_begin + x_count}}, "x+1", true);
                mint_reach_view(site, f_map, "f", {{x_begin}, {x_begin + x_count - 1}}, "x", true);
                mint_reach_view(site, v_map, "v", {{x_begin}, {x_begin + x_count - 1}}, "x", true);
                u_map.settle();
                k_map.settle();
                f_map.settle();
                v_map.settle();
                const mint_nest loops = {{{x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[left]", {{x_begin, x_begin + x_count - 1, {0}}}};
                const mint_touch v_writes = {"v[x]", {{0, 0, {1}}}};
                const mint_touch u_reads_2 = {"u[x]", {{0, 0, {1}}}};
                const mint_touch k_reads = {"k[x + 1]", {{1, 1, {1}}}};
                const mint_touch f_reads = {"f[x]", {{0, 0, {1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
                mint_distinct(site, loops, k_map, "k", k_reads, v_map, "v", v_writes);
                mint_coincide(site, loops, f_map, "f", f_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "stops_sweep1",
                        mint_tiles(site, "x", x_count, 256, 2147482111));
                mint_file(site, stops_chain1, 0, {&u_map, &k_map, &f_map, &v_map}, {x_begin, x_count},
                        mint_no_scalars(),
                        [site, blocks, u_map, k_map, f_map, v_map, x_begin = x_begin,
                                x_count = x_count]() mutable {
                    u_map.find_again();
                    k_map.find_again();
                    f_map.find_again();
                    v_map.find_again();
                    mint_launching(site, "stops_sweep1");
                    stops_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)u_map.device, (real *)k_map.device, (real *)f_map.device,
                        (real *)v_map.device, (unsigned)x_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(f_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "stops_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 40}, "u", &u[0], mint_extents(n));
    mint_copy_out({"in.c", 41}, "v", &v[0], mint_extents(n));
...
/* parity_sweep1 makes one step. */

/* Up to 6 steps of these loops at a time:
 * line 53: parity_sweep1
 * A warp holds 256 cells of each array in registers and commits 240 of them. */
static __global__ void __launch_bounds__(128)
parity_chain1_strip(const int *__restrict__ mask_from, const real *__restrict__ u_from, real *u_to,
                    mint_area<1> u_box, mint_area<1> parity_sweep1_cells, int steps_2,
                    long long x_start, const __grid_constant__ mint_each<int, 6> odd_each,
                    const __grid_constant__ mint_each<real, 6> s_each)
{
    const int lane = threadIdx.x % 32;
    const long long x0 = mint_strip_at<4>(x_start, (long long)blockIdx.x*4 + threadIdx.x / 32, 240);
    const long long first = x0 + lane*8;
    const mint_stretch parity_sweep1_x = mint_in_tile(parity_sweep1_cells.first[0],
            parity_sweep1_cells.end[0], x0, 256);
    const bool inside = parity_sweep1_x.first == 0 && parity_sweep1_x.end == 256;
    // Load the strip and its ghost zone.
    real u[8];
    const mint_stretch u_x = mint_in_tile(u_box.first[0], u_box.end[0], x0, 256);
    mint_load_strip<8>(u, u_from + first, u_x.first - lane*8, u_x.end - lane*8);
    int mask_next[8];
    // Loads the rows of a step.
    auto ahead = [&](int step) {
        {
            mint_load_strip<8>(mask_next, mask_from + first, parity_sweep1_x.first - lane*8,
                    parity_sweep1_x.end - lane*8);
        }
    };
    if (0 < steps_2)
        ahead(0);
    auto run = [&](auto known) {
        for (int step = 0; step < steps_2; ++step) {
            int mask_row[8];
            mint_move<8>(mask_row, mask_next);
            if (step + 1 < steps_2)
                ahead(step + 1);
            {
                // The loops at line 53.
                real u_near[10];
                mint_move<8>(&u_near[1], u);
                mint_beside<1, 8, 1>(&u_near[1]);
                const int odd = odd_each.of[step];
                const real s = s_each.of[step];
#pragma unroll
                for (int e = 0; e < 8; e++) {
                    const int cx = lane*8 + e;
                    if (known.inside || mint_in_span(parity_sweep1_x, cx)) {
                        const int x = (int)(x0 + cx);
                        if (mask_row[e] && (x & 1) == odd)
                            u[e] = (real)0.4*(u_near[e] + u_near[e + 2]) + s;
                    }
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
        const mint_stretch u_x_2 = mint_cut(parity_sweep1_x, 8, 248);
        mint_store_strip<8>(u_to + first, u, u_x_2.first - lane*8, u_x_2.end - lane*8);
    }
}

struct parity_sweep1_scalars {
    int odd;
    real s;
};
// Launches parity_chain1_strip for the oldest steps that wait. False: it cannot.
static bool parity_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<1> cells0 = {{a.range(0)[0]}, {a.range(0)[0] + a.range(0)[1]}};
    const mint_area<1> all = cells0;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x2, 0x2, 0x2, 0x2, 0x2, 0x2};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, true))
        return false;
    // What the stages access of each role.
    mint_touched<1> touched[2];
    touched[1].add(mint_around(cells0, mint_area<1>{{-1}, {1}}));
    mint_area<1> loaded[2];
    if (!mint_may_load(a, 1, touched, {1}, 1, false, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 957, INT_MAX);
    if (blocks_x == 0)
        return false;
    mint_each<int, 6> odd_each = {};
    for (int step = 0; step < a.steps; step++)
        odd_each.of[step] = a.scalars<parity_sweep1_scalars>(step, 0).odd;
    mint_each<real, 6> s_each = {};
    for (int step = 0; step < a.steps; step++)
        s_each.of[step] = a.scalars<parity_sweep1_scalars>(step, 0).s;
    mint_launching(a.site, "parity_chain1_strip");
    parity_chain1_strip<<<dim3(blocks_x), dim3(128, 1, 1), 0, mint_stream()>>>(
        (const int *)a.place(0, 0).read, (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, loaded[1], cells0, a.steps,
        all.first[0] - 8, odd_each, s_each);
    mint_launched(a.site, "parity_chain1_strip");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned parity_chain1_twins[] = {0x0, 0x2, 0x2, 0x2, 0x2, 0x2, 0x2};
// What the loop launches in a step. Up to 6 steps are made at once.
static const mint_chain parity_chain1 = {{"in.c", 49}, "parity_chain1", 6, 2, 0, 2, 1, 0x2, 0x0,
        parity_chain1_launch, parity_chain1_twins, {0, 1}, {{2, 0x3, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_3;
    mint_copy_in(mappings_3, {"in.c", 46}, "u", &u[0], mint_extents(n), 3, mint_padded, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 47}, "mask", &mask[0], mint_extents(n), 3, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_3({"in.c", 48});
...
        {
            const mint_site site = {"in.c", 53};
            const long long x_begin = 3, x_count = mint_trips(x_begin, n - 2, 1);
            if (x_count > 0) {
                mint_may_wait();
                mint_view mask_map = mint_find_view(site, "mask", &mask[0], sizeof(int));
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_reach_view(site, mask_map, "mask", {{x_begin}, {x_begin + x_count - 1}}, "x", true);
                mask_map.settle();
                u_map.settle();
                static const mint_checked u_checked[] = {
                    {{"in.c", 55}, "u", "u[x]", -1},
                    {{"in.c", 55}, "u", "u[x - 1]", -1},
                    {{"in.c", 55}, "u", "u[x + 1]", -1},
                };
                const mint_nest loops = {{{x_begin, x_count, 1}}};
                const mint_touch mask_reads = {"mask[x]", {{0, 0, {1}}}};
                const mint_touch u_writes = {"u[x]", {{0, 0, {1}}}};
                mint_distinct(site, loops, mask_map, "mask", mask_reads, u_map, "u", u_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "parity_sweep1",
                        mint_tiles(site, "x", x_count, 256, 2147482108));
                // Launches of single steps hold accesses to the extents of the arrays.
                const mint_alone alone = {mint_stays_inside(u_map, mint_box{{x_begin - 1}, {x_begin
                        + x_count - 2}}) && mint_stays_inside(u_map, mint_box{{x_begin + 1}, {x_begin
                        + x_count}}) && mint_stays_inside(u_map, mint_box{{x_begin}, {x_begin + x_count
                        - 1}}) ? 0 : 1, {(long long)odd}};
                mint_file(site, parity_chain1, 0, {&mask_map, &u_map}, {x_begin, x_count},
                        parity_sweep1_scalars{(int)(odd), (real)(s)},
                        [site, blocks, mask_map, u_map, x_begin = x_begin, x_count = x_count, odd = odd,
                                s = s]() mutable {
                    mask_map.find_again();
                    u_map.find_again();
                    mint_launching(site, "parity_sweep1");
                    parity_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (int *)mask_map.device, (real *)u_map.device, odd, s, (unsigned)x_count,
                        mint_is_aligned(mask_map, x_begin, 8),
                        mint_elements(site, *u_map.whole, u_map.device, u_checked));
                    mint_launched(site, "parity_sweep1");
                }, alone);
            }
        }
...
}
    mint_copy_out({"in.c", 57}, "u", &u[0], mint_extents(n));
...
/* narrow_sweep1 makes one step. */

/* Up to 6 steps of these loops at a time:
 * line 67: narrow_sweep1
 * A warp holds 256 cells of each array in registers and commits 240 of them. */
static __global__ void __launch_bounds__(128)
narrow_chain1_strip(const signed char *__restrict__ c_from, signed char *c_to, mint_area<1> c_box,
                    const signed char *__restrict__ d_from, signed char *d_to, mint_area<1> d_box,
                    mint_area<1> narrow_sweep1_cells, int steps_2, long long x_start,
                    const __grid_constant__ mint_each<int, 6> t_each)
{
    const int lane = threadIdx.x % 32;
    const long long x0 = mint_strip_at<4>(x_start, (long long)blockIdx.x*4 + threadIdx.x / 32, 240);
    const long long first = x0 + lane*8;
    const mint_stretch narrow_sweep1_x = mint_in_tile(narrow_sweep1_cells.first[0],
            narrow_sweep1_cells.end[0], x0, 256);
    const bool inside = narrow_sweep1_x.first == 0 && narrow_sweep1_x.end == 256;
    // Load the strip and its ghost zone.
    signed char c[8];
    const mint_stretch c_x = mint_in_tile(c_box.first[0], c_box.end[0], x0, 256);
    mint_load_strip<8>(c, c_from + first, c_x.first - lane*8, c_x.end - lane*8);
    signed char d[8];
    const mint_stretch d_x = mint_in_tile(d_box.first[0], d_box.end[0], x0, 256);
#pragma unroll
    for (int e = 0; e < 8; e++) {
        const int cx = lane*8 + e;
        d[e] = 0;
        if (!mint_in_span(narrow_sweep1_x, cx) && mint_in_span(d_x, cx))
            d[e] = d_from[x0+cx];
    }
    auto run = [&](auto known) {
        for (int step = 0; step < steps_2; ++step) {
            {
                // The loops at line 67.
                signed char c_near[10];
                mint_move<8>(&c_near[1], c);
                mint_beside<1, 8, 1>(&c_near[1]);
                const int t = t_each.of[step];
#pragma unroll
                for (int e = 0; e < 8; e++) {
                    const int cx = lane*8 + e;
                    if (known.inside || mint_in_span(narrow_sweep1_x, cx))
                        d[e] = (c_near[e] + 2*c[e] + c_near[e + 2] + t) & 63;
                }
            }
            mint_turn_strips<8>(c, d);
        }
    };
    if (inside)
        run(mint_strip_cells<true>());
    else
        run(mint_strip_cells<false>());
    // Commit the strip. Names have the storages again that they began with.
    for (int step = steps_2 % 2; step % 2 != 0; ++step)
        mint_turn_strips<8>(c, d);
    if (c_to) {
        const mint_stretch c_x_2 = mint_cut(narrow_sweep1_x, 8, 248);
        mint_store_strip<8>(c_to + first, c, c_x_2.first - lane*8, c_x_2.end - lane*8);
    }
    if (d_to) {
        const mint_stretch d_x_2 = mint_cut(narrow_sweep1_x, 8, 248);
        mint_store_strip<8>(d_to + first, d, d_x_2.first - lane*8, d_x_2.end - lane*8);
    }
}

struct narrow_sweep1_scalars {
    int t;
};
// Launches narrow_chain1_strip for the oldest steps that wait. False: it cannot.
static bool narrow_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<1> cells0 = {{a.range(0)[0]}, {a.range(0)[0] + a.range(0)[1]}};
    const mint_area<1> all = cells0;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x2, 0x1, 0x2, 0x1, 0x2, 0x1};
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
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 957, INT_MAX);
    if (blocks_x == 0)
        return false;
    mint_each<int, 6> t_each = {};
    for (int step = 0; step < a.steps; step++)
        t_each.of[step] = a.scalars<narrow_sweep1_scalars>(step, 0).t;
    mint_launching(a.site, "narrow_chain1_strip");
    narrow_chain1_strip<<<dim3(blocks_x), dim3(128, 1, 1), 0, mint_stream()>>>(
        (const signed char *)a.place(0, 0).read,
        stored >> 0 & 1 ? (signed char *)a.place(0, 0).write : nullptr, loaded[0],
        (const signed char *)a.place(0, 1).read,
        stored >> 1 & 1 ? (signed char *)a.place(0, 1).write : nullptr, loaded[1], cells0, a.steps,
        all.first[0] - 8, t_each);
    mint_launched(a.site, "narrow_chain1_strip");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned narrow_chain1_twins[] = {0x0, 0x0, 0x1, 0x0, 0x1, 0x0, 0x1};
// What the loop launches in a step. Up to 6 steps are made at once.
static const mint_chain narrow_chain1 = {{"in.c", 65}, "narrow_chain1", 6, 2, 1, 2, 1, 0x3, 0x0,
        narrow_chain1_launch, narrow_chain1_twins, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_4;
    mint_copy_in(mappings_4, {"in.c", 62}, "c", &c[0], mint_extents(n), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_4, {"in.c", 63}, "d", &d[0], mint_extents(n), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_4({"in.c", 64});
...
        {
            const mint_site site = {"in.c", 67};
            const long long x_begin = 1, x_count = mint_trips(x_begin, n - 1, 1);
            if (x_count > 0) {
                mint_may_wait();
                mint_view c_map = mint_find_view(site, "c", &c[0], sizeof(signed char));
                mint_view d_map = mint_find_view(site, "d", &d[0], sizeof(signed char));
                mint_reach_view(site, c_map, "c", {{x_begin - 1}, {x_begin + x_count}}, "x-1..x+1", true);
                mint_reach_view(site, d_map, "d", {{x_begin}, {x_begin + x_count - 1}}, "x", true);
                c_map.settle();
                d_map.settle();
                const mint_nest loops = {{{x_begin, x_count, 1}}};
                const mint_touch c_reads = {"c[x - 1]", {{-1, 1, {1}}}};
                const mint_touch d_writes = {"d[x]", {{0, 0, {1}}}};
                mint_distinct(site, loops, c_map, "c", c_reads, d_map, "d", d_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "narrow_sweep1",
                        mint_tiles(site, "x", x_count, 512, 2147481598));
                mint_file(site, narrow_chain1, 0, {&c_map, &d_map}, {x_begin, x_count},
                        narrow_sweep1_scalars{(int)(t)},
                        [site, blocks, c_map, d_map, x_begin = x_begin, x_count = x_count,
                                t = t]() mutable {
                    c_map.find_again();
                    d_map.find_again();
                    mint_launching(site, "narrow_sweep1");
                    narrow_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (signed char *)c_map.device, (signed char *)d_map.device, t, (unsigned)x_count,
                        mint_is_aligned(c_map, x_begin, 4) && mint_is_aligned(d_map, x_begin, 4));
                    mint_launched(site, "narrow_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 73}, "c", &c[0], mint_extents(n));
    mint_copy_out({"in.c", 74}, "d", &d[0], mint_extents(n));
...
    real *a = (real *)malloc(n * sizeof(real)), *b = (real *)malloc(n * sizeof(real)), *k = (real *)malloc((n + 1) * sizeof(real)), *f = (real *)malloc(n * sizeof(real));
    int *mask = (int *)malloc(n * sizeof(int));
