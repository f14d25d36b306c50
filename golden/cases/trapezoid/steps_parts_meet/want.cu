
...
/* turns_sweep1 makes one step. */

/* turns_sweep2 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 19: turns_sweep2
 * A warp holds 256 cells of each array in registers and commits 248 of them. */
static __global__ void __launch_bounds__(128)
turns_chain1_strip(const real *__restrict__ u_from, real *u_to, mint_area<1> u_box,
                   const real *__restrict__ v_from, real *v_to, mint_area<1> v_box,
                   const real *__restrict__ w_from, real *w_to, mint_area<1> w_box,
                   const real *__restrict__ z_from, real *z_to, mint_area<1> z_box,
                   mint_area<1> turns_sweep2_cells, int steps_2, long long x_start)
{
    const int lane = threadIdx.x % 32;
    const long long x0 = mint_strip_at<4>(x_start, (long long)blockIdx.x*4 + threadIdx.x / 32, 248);
    const long long first = x0 + lane*8;
    const mint_stretch turns_sweep2_x = mint_in_tile(turns_sweep2_cells.first[0],
            turns_sweep2_cells.end[0], x0, 256);
    const bool inside = turns_sweep2_x.first == 0 && turns_sweep2_x.end == 256;
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
        if (!mint_in_span(turns_sweep2_x, cx) && mint_in_span(v_x, cx))
            v[e] = v_from[x0+cx];
    }
    real w[8];
    const mint_stretch w_x = mint_in_tile(w_box.first[0], w_box.end[0], x0, 256);
#pragma unroll
    for (int e = 0; e < 8; e++) {
        const int cx = lane*8 + e;
        w[e] = 0;
        if (!mint_in_span(turns_sweep2_x, cx) && mint_in_span(w_x, cx))
            w[e] = w_from[x0+cx];
    }
    real z[8];
    const mint_stretch z_x = mint_in_tile(z_box.first[0], z_box.end[0], x0, 256);
#pragma unroll
    for (int e = 0; e < 8; e++) {
        const int cx = lane*8 + e;
        z[e] = 0;
        if (!mint_in_span(turns_sweep2_x, cx) && mint_in_span(z_x, cx))
            z[e] = z_from[x0+cx];
    }
    auto run = [&](auto known) {
        for (int step = 0; step < steps_2; ++step) {
            {
                // The loops at line 19.
                real u_near[10];
                mint_move<8>(&u_near[1], u);
                mint_beside<1, 8, 1>(&u_near[1]);
#pragma unroll
                for (int e = 0; e < 8; e++) {
                    const int cx = lane*8 + e;
                    if (known.inside || mint_in_span(turns_sweep2_x, cx))
                        v[e] = (u_near[e] + u_near[e + 2])/2;
                }
            }
            mint_turn_strips<8>(u, v, w, z);
        }
    };
    if (inside)
        run(mint_strip_cells<true>());
    else
        run(mint_strip_cells<false>());
    // Commit the strip. Names have the storages again that they began with.
    for (int step = steps_2 % 4; step % 4 != 0; ++step)
        mint_turn_strips<8>(u, v, w, z);
    if (u_to) {
        const mint_stretch u_x_2 = mint_cut(turns_sweep2_x, 4, 252);
        mint_store_strip<8>(u_to + first, u, u_x_2.first - lane*8, u_x_2.end - lane*8);
    }
    if (v_to) {
        const mint_stretch v_x_2 = mint_cut(turns_sweep2_x, 4, 252);
        mint_store_strip<8>(v_to + first, v, v_x_2.first - lane*8, v_x_2.end - lane*8);
    }
    if (w_to) {
        const mint_stretch w_x_2 = mint_cut(turns_sweep2_x, 4, 252);
        mint_store_strip<8>(w_to + first, w, w_x_2.first - lane*8, w_x_2.end - lane*8);
    }
    if (z_to) {
        const mint_stretch z_x_2 = mint_cut(turns_sweep2_x, 4, 252);
        mint_store_strip<8>(z_to + first, z, z_x_2.first - lane*8, z_x_2.end - lane*8);
    }
}

// Launches turns_chain1_strip for the oldest steps that wait. False: it cannot.
static bool turns_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<1> cells0 = {{a.range(0)[0]}, {a.range(0)[0] + a.range(0)[1]}};
    const mint_area<1> all = cells0;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x2, 0x4, 0x8, 0x1};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, false))
        return false;
    if (!mint_writes_as_planned(a, 2, stored >> 2 & 1, false))
        return false;
    if (!mint_writes_as_planned(a, 3, stored >> 3 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<1> touched[4];
    touched[0].add(mint_around(cells0, mint_area<1>{{-1}, {1}}));
    touched[0].add_sure(mint_around(cells0, mint_area<1>{{-1}, {1}}));
    touched[1].add(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<1>{{0}, {0}}));
    mint_area<1> loaded[4];
    if (!mint_may_load(a, 0, touched, {0, 3, 2, 1}, 4, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1, 0, 3, 2}, 4, false, loaded[1]))
        return false;
    if (!mint_may_load(a, 2, touched, {2, 1, 0, 3}, 4, false, loaded[2]))
        return false;
    if (!mint_may_load(a, 3, touched, {3, 2, 1, 0}, 4, false, loaded[3]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 989, INT_MAX);
    if (blocks_x == 0)
        return false;
    mint_launching(a.site, "turns_chain1_strip");
    turns_chain1_strip<<<dim3(blocks_x), dim3(128, 1, 1), 0, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, loaded[1],
        (const real *)a.place(0, 2).read, stored >> 2 & 1 ? (real *)a.place(0, 2).write : nullptr,
        loaded[2], (const real *)a.place(0, 3).read,
        stored >> 3 & 1 ? (real *)a.place(0, 3).write : nullptr, loaded[3], cells0, a.steps,
        all.first[0] - 4);
    mint_launched(a.site, "turns_chain1_strip");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned turns_chain1_twins[] = {0x0, 0x0, 0x0, 0x0, 0x1};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain turns_chain1 = {{"in.c", 17}, "turns_chain1", 4, 2, 3, 4, 1, 0xf, 0x0,
        turns_chain1_launch, turns_chain1_twins, {1, 2, 3, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 9}, "a", &a[0], mint_extents(7 * n), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 10});
        {
            const mint_site site = {"in.c", 13};
            const long long x_begin = 0, x_count = mint_trips(x_begin, 2*n, 1);
            if (x_count > 0) {
                mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real));
                mint_view z_map = mint_find_view(site, "z", &z[0], sizeof(real));
                mint_reach_view(site, w_map, "w", {{x_begin}, {x_begin + x_count - 1}}, "x", true);
                mint_reach_view(site, z_map, "z", {{x_begin}, {x_begin + x_count - 1}}, "x", true);
                w_map.settle();
                z_map.settle();
                const mint_nest loops = {{{x_begin, x_count, 1}}};
                const mint_touch w_reads = {"w[x]", {{0, 0, {1}}}};
                const mint_touch z_writes = {"z[x]", {{0, 0, {1}}}};
                mint_coincide(site, loops, w_map, "w", w_reads, z_map, "z", z_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "turns_sweep1",
                        mint_tiles(site, "x", x_count, 256, 2147482111));
                mint_launching(site, "turns_sweep1");
                turns_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                    (real *)w_map.device, (real *)z_map.device, (unsigned)x_count,
                    mint_is_aligned(w_map, x_begin, 16) && mint_is_aligned(z_map, x_begin, 16));
                mint_launched(site, "turns_sweep1", z_map);
            }
        }
...
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 16});
...
        {
            const mint_site site = {"in.c", 19};
            const long long x_begin = 1, x_count = mint_trips(x_begin, 2*n - 1, 1);
            if (x_count > 0) {
                mint_may_wait();
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{x_begin - 1}, {x_begin + x_count}}, "x-1..x+1", true);
                mint_reach_view(site, v_map, "v", {{x_begin}, {x_begin + x_count - 1}}, "x", true);
                u_map.settle();
                v_map.settle();
                const mint_nest loops = {{{x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[x - 1]", {{-1, 1, {1}, 2}}};
                const mint_touch v_writes = {"v[x]", {{0, 0, {1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "turns_sweep2",
                        mint_tiles(site, "x", x_count, 256, 2147482110));
                mint_file(site, turns_chain1, 0, {mint_reading(loops, u_map, u_reads),
                        mint_writing(loops, v_map, v_writes)}, {x_begin, x_count}, mint_no_scalars(),
                        [site, blocks, u_map, v_map, x_begin = x_begin, x_count = x_count]() mutable {
                    u_map.find_again();
                    v_map.find_again();
                    mint_launching(site, "turns_sweep2");
                    turns_sweep2<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)u_map.device, (real *)v_map.device, (unsigned)x_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "turns_sweep2");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 27}, "a", &a[0], mint_extents(7 * n));
...
/* inputs_sweep1 makes one step. */

/* inputs_sweep2 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 44: inputs_sweep2
 * A block loads 2048x1x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 2040x1x1 cells. */
static __global__ void __launch_bounds__(512)
inputs_chain1_tile(const real *__restrict__ u_from, real *u_to, mint_area<1> u_box,
                   const real *__restrict__ a_from, long long a_row,
                   const real *__restrict__ v_from, real *v_to, mint_area<1> v_box,
                   const real *__restrict__ w_from, real *w_to, mint_area<1> w_box,
                   mint_area<1> inputs_sweep2_cells, int steps_2, long long x_start,
                   const __grid_constant__ mint_each<int, 4> n_each,
                   const __grid_constant__ mint_each<int, 4> t_each)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*2040;
    const int tx = (int)threadIdx.x;
    real *const u_tile = reinterpret_cast<real *>(mint_shared);
    real *const v_tile = reinterpret_cast<real *>(mint_shared + 16384);
    real *const w_tile = reinterpret_cast<real *>(mint_shared + 32768);
    auto *u = u_tile;
    auto *v = v_tile;
    auto *w = w_tile;
    const mint_stretch inputs_sweep2_x = mint_in_tile(inputs_sweep2_cells.first[0],
            inputs_sweep2_cells.end[0], x0, 2048);
    // Load the tile and its ghost zone.
    {
        const mint_stretch u_x = mint_in_tile(u_box.first[0], u_box.end[0], x0, 2048);
        for (int cx = u_x.first + tx; cx < u_x.end; cx += 512)
            u_tile[cx] = u_from[x0+cx];
    }
    {
        const mint_stretch v_x = mint_in_tile(v_box.first[0], v_box.end[0], x0, 2048);
        for (int cx = v_x.first + tx; cx < v_x.end; cx += 512)
            if (!mint_in_span(inputs_sweep2_x, cx))
                v_tile[cx] = v_from[x0+cx];
    }
    {
        const mint_stretch w_x = mint_in_tile(w_box.first[0], w_box.end[0], x0, 2048);
        for (int cx = w_x.first + tx; cx < w_x.end; cx += 512)
            if (!mint_in_span(inputs_sweep2_x, cx))
                w_tile[cx] = w_from[x0+cx];
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 44.
            const mint_stretch level_x = mint_cut(inputs_sweep2_x, 4 - (steps_2 - 1 - step), 2044
                    + (steps_2 - 1 - step));
            const int n = n_each.of[step];
            const int t = t_each.of[step];
            for (int cx = level_x.first + tx; cx < level_x.end; cx += 512) {
                const int x = (int)(x0 + cx);
                v[cx] = (u[cx-1] + u[cx+1])/2 + a_from[t*a_row+(n-1-x)];
            }
        }
        __syncthreads();
        mint_turn(u, v, w);
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_x_2 = mint_cut(inputs_sweep2_x, 4, 2044);
        for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 512)
            u_to[x0+cx] = u_tile[cx];
    }
    if (v_to) {
        const mint_stretch v_x_2 = mint_cut(inputs_sweep2_x, 4, 2044);
        for (int cx = v_x_2.first + tx; cx < v_x_2.end; cx += 512)
            v_to[x0+cx] = v_tile[cx];
    }
    if (w_to) {
        const mint_stretch w_x_2 = mint_cut(inputs_sweep2_x, 4, 2044);
        for (int cx = w_x_2.first + tx; cx < w_x_2.end; cx += 512)
            w_to[x0+cx] = w_tile[cx];
    }
}

struct inputs_sweep2_scalars {
    int n;
    int t;
};
// Launches inputs_chain1_tile for the oldest steps that wait. False: it cannot.
static bool inputs_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<1> cells0 = {{a.range(0)[0]}, {a.range(0)[0] + a.range(0)[1]}};
    const mint_area<1> all = cells0;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x4, 0x8, 0x1, 0x4};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 2, stored >> 2 & 1, false))
        return false;
    if (!mint_writes_as_planned(a, 3, stored >> 3 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<1> touched[4];
    touched[0].add(mint_around(cells0, mint_area<1>{{-1}, {1}}));
    touched[0].add_sure(mint_around(cells0, mint_area<1>{{-1}, {1}}));
    touched[2].add(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[2].add_sure(mint_around(cells0, mint_area<1>{{0}, {0}}));
    mint_area<1> loaded[4];
    if (!mint_may_load(a, 0, touched, {0, 3, 2}, 3, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 2, touched, {2, 0, 3}, 3, false, loaded[2]))
        return false;
    if (!mint_may_load(a, 3, touched, {3, 2, 0}, 3, false, loaded[3]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 2040, INT_MAX);
    if (blocks_x == 0)
        return false;
    mint_each<int, 4> n_each = {};
    for (int step = 0; step < a.steps; step++)
        n_each.of[step] = a.scalars<inputs_sweep2_scalars>(step, 0).n;
    mint_each<int, 4> t_each = {};
    for (int step = 0; step < a.steps; step++)
        t_each.of[step] = a.scalars<inputs_sweep2_scalars>(step, 0).t;
    mint_launching(a.site, "inputs_chain1_tile");
    inputs_chain1_tile<<<dim3(blocks_x), dim3(512, 1, 1), 49152, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        loaded[0], (const real *)a.place(0, 1).read, a.place(0, 1).stride[0],
        (const real *)a.place(0, 2).read, stored >> 2 & 1 ? (real *)a.place(0, 2).write : nullptr,
        loaded[2], (const real *)a.place(0, 3).read,
        stored >> 3 & 1 ? (real *)a.place(0, 3).write : nullptr, loaded[3], cells0, a.steps,
        all.first[0] - 4, n_each, t_each);
    mint_launched(a.site, "inputs_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned inputs_chain1_twins[] = {0x0, 0x0, 0x0, 0x1, 0x0};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain inputs_chain1 = {{"in.c", 42}, "inputs_chain1", 4, 2, 2, 4, 1, 0xd, 0x0,
        inputs_chain1_launch, inputs_chain1_twins, {2, 1, 3, 0}, {{3, 0x3, 0x4, 1, {0, 1, 2}}}};

...
static void inputs(int n, int steps, real *a_cells)
{ real (*a)[n] = (__typeof__(a))a_cells; mint_scope mappings_2;
...
    mint_copy_in(mappings_2, {"in.c", 34}, "a", &a[0][0], mint_extents(12, n), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region_3({"in.c", 35});
        {
            const mint_site site = {"in.c", 38};
            const long long x_begin = 0, x_count = mint_trips(x_begin, n, 1);
            if (x_count > 0) {
                mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real));
                mint_reach_view(site, w_map, "w", {{x_begin}, {x_begin + x_count - 1}}, "x", true);
                w_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "inputs_sweep1",
                        mint_tiles(site, "x", x_count, 256, 2147482111));
                mint_launching(site, "inputs_sweep1");
                inputs_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                    (real *)w_map.device, (unsigned)x_count);
                mint_launched(site, "inputs_sweep1", w_map);
            }
        }
...
    /* #pragma mint parallel */ { mint_region region_4({"in.c", 41});
...
        {
            const mint_site site = {"in.c", 44};
            const long long x_begin = 1, x_count = mint_trips(x_begin, n - 1, 1);
            if (x_count > 0) {
                mint_may_wait();
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_mapping &a_map = mint_find(site, "a", &a[0][0], sizeof(real),
                        mint_extents(0, sizeof(a[0]) / sizeof(a[0][0])));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {a_map, "a", 0, "t", (long long)(t), (long long)(t)},
                    {a_map, "a", 1, "n-1-x", (long long)(n) - (x_begin + x_count - 1) - 1, (long long)(n)
                            - x_begin - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_reach_view(site, u_map, "u", {{x_begin - 1}, {x_begin + x_count}}, "x-1..x+1", true);
                mint_reach_view(site, v_map, "v", {{x_begin}, {x_begin + x_count - 1}}, "x", true);
                u_map.settle();
                v_map.settle();
                const mint_nest loops = {{{x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[x - 1]", {{-1, 1, {1}, 2}}};
                const mint_touch v_writes = {"v[x]", {{0, 0, {1}}}};
                const mint_touch a_reads = {"a[t][n - 1 - x]", {{(long long)(t), (long long)(t), {0}},
                        {(long long)(n) - 1, (long long)(n) - 1, {-1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, a_map, "a", a_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "inputs_sweep2",
                        mint_tiles(site, "x", x_count, 256, 2147482110));
                mint_file(site, inputs_chain1, 0, {mint_reading(loops, u_map, u_reads),
                        mint_reading(loops, a_map, a_reads), mint_writing(loops, v_map, v_writes)},
                        {x_begin, x_count}, inputs_sweep2_scalars{(int)(n), (int)(t)},
                        [site, blocks, u_map, &a_map, v_map, x_begin = x_begin, x_count = x_count, n = n,
                                t = t]() mutable {
                    u_map.find_again();
                    v_map.find_again();
                    mint_launching(site, "inputs_sweep2");
                    inputs_sweep2<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)u_map.device, (real *)a_map.device, a_map.stride[0], (real *)v_map.device,
                        n, t, (unsigned)x_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "inputs_sweep2");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 51}, "a", &a[0][0], mint_extents(12, n));
...
/* guarded_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 62: guarded_sweep1
 * A warp holds 256 cells of each array in registers and commits 248 of them. */
static __global__ void __launch_bounds__(128)
guarded_chain1_strip(const real *__restrict__ u_from, real *u_to, mint_area<1> u_box,
                     const real *__restrict__ v_from, real *v_to, mint_area<1> v_box,
                     mint_area<1> guarded_sweep1_cells, int steps_2, long long x_start,
                     const __grid_constant__ mint_each<int, 4> n_each)
{
    const int lane = threadIdx.x % 32;
    const long long x0 = mint_strip_at<4>(x_start, (long long)blockIdx.x*4 + threadIdx.x / 32, 248);
    const long long first = x0 + lane*8;
    const mint_stretch guarded_sweep1_x = mint_in_tile(guarded_sweep1_cells.first[0],
            guarded_sweep1_cells.end[0], x0, 256);
    const bool inside = guarded_sweep1_x.first == 0 && guarded_sweep1_x.end == 256;
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
        if (!mint_in_span(guarded_sweep1_x, cx) && mint_in_span(v_x, cx))
            v[e] = v_from[x0+cx];
    }
    auto run = [&](auto known) {
        for (int step = 0; step < steps_2; ++step) {
            {
                // The loops at line 62.
                real u_near[10];
                mint_move<8>(&u_near[1], u);
                mint_beside<1, 8, 1>(&u_near[1]);
                const int n = n_each.of[step];
#pragma unroll
                for (int e = 0; e < 8; e++) {
                    const int cx = lane*8 + e;
                    if (known.inside || mint_in_span(guarded_sweep1_x, cx)) {
                        const int x = (int)(x0 + cx);
                        real least = u[e];
                        if (x > 0 && u_near[e] < least)
                            least = u_near[e];
                        if (x < n - 1 && u_near[e + 2] < least)
                            least = u_near[e + 2];
                        v[e] = least + 1;
                    }
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
        const mint_stretch u_x_2 = mint_cut(guarded_sweep1_x, 4, 252);
        mint_store_strip<8>(u_to + first, u, u_x_2.first - lane*8, u_x_2.end - lane*8);
    }
    if (v_to) {
        const mint_stretch v_x_2 = mint_cut(guarded_sweep1_x, 4, 252);
        mint_store_strip<8>(v_to + first, v, v_x_2.first - lane*8, v_x_2.end - lane*8);
    }
}

struct guarded_sweep1_scalars {
    int n;
};
// Launches guarded_chain1_strip for the oldest steps that wait. False: it cannot.
static bool guarded_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<1> cells0 = {{a.range(0)[0]}, {a.range(0)[0] + a.range(0)[1]}};
    const mint_area<1> all = cells0;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x2, 0x1, 0x2, 0x1};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<1> touched[2];
    touched[0].add(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[0].add_sure(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[1].add(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<1>{{0}, {0}}));
    mint_area<1> loaded[2];
    if (!mint_may_load(a, 0, touched, {0, 1}, 2, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1, 0}, 2, false, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 989, INT_MAX);
    if (blocks_x == 0)
        return false;
    mint_each<int, 4> n_each = {};
    for (int step = 0; step < a.steps; step++)
        n_each.of[step] = a.scalars<guarded_sweep1_scalars>(step, 0).n;
    mint_launching(a.site, "guarded_chain1_strip");
    guarded_chain1_strip<<<dim3(blocks_x), dim3(128, 1, 1), 0, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, loaded[1], cells0, a.steps,
        all.first[0] - 4, n_each);
    mint_launched(a.site, "guarded_chain1_strip");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned guarded_chain1_twins[] = {0x0, 0x0, 0x1, 0x0, 0x1};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain guarded_chain1 = {{"in.c", 60}, "guarded_chain1", 4, 2, 1, 2, 1, 0x3, 0x0,
        guarded_chain1_launch, guarded_chain1_twins, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_3;
...
    mint_copy_in(mappings_3, {"in.c", 58}, "a", &a[0], mint_extents(2 * n), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_5({"in.c", 59});
...
        {
            const mint_site site = {"in.c", 62};
            const long long x_begin = 0, x_count = mint_trips(x_begin, n, 1);
            if (x_count > 0) {
                mint_may_wait();
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                const bool happens = mint_greater(x_begin, 1) <= x_begin + x_count - 1;
                const bool happens_2 = x_begin <= mint_lesser(x_begin + x_count - 1, (long long)(n) - 2);
                mint_reach_view(site, u_map, "u", {{x_begin}, {x_begin + x_count - 1}}, "x", true);
                mint_reach_view(site, u_map, "u", {{happens ? mint_greater(x_begin, 1) - 1 : 1}, {happens
                        ? x_begin + x_count - 2 : 0}}, "x-1", true);
                mint_reach_view(site, u_map, "u", {{happens_2 ? x_begin + 1 : 1}, {happens_2
                        ? mint_lesser(x_begin + x_count - 1, (long long)(n) - 2) + 1 : 0}}, "x+1", true);
                mint_reach_view(site, v_map, "v", {{x_begin}, {x_begin + x_count - 1}}, "x", true);
                u_map.settle();
                v_map.settle();
                const mint_nest loops = {{{x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[x]", {{0, 0, {1}}}};
                const mint_touch v_writes = {"v[x]", {{0, 0, {1}}}};
                const mint_touch u_reads_2 = {"u[x - 1]", {{-1, -1, {1}}}, {{mint_greater(x_begin, 1),
                        x_begin + x_count - 1}}};
                const mint_touch u_reads_3 = {"u[x + 1]", {{1, 1, {1}}}, {{x_begin,
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 2)}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_3, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "guarded_sweep1",
                        mint_tiles(site, "x", x_count, 256, 2147482111));
                mint_file(site, guarded_chain1, 0,
                        {mint_reading(loops, u_map, u_reads, u_reads_2, u_reads_3),
                        mint_writing(loops, v_map, v_writes)}, {x_begin, x_count},
                        guarded_sweep1_scalars{(int)(n)},
                        [site, blocks, u_map, v_map, x_begin = x_begin, x_count = x_count,
                                n = n]() mutable {
                    u_map.find_again();
                    v_map.find_again();
                    mint_launching(site, "guarded_sweep1");
                    guarded_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)u_map.device, (real *)v_map.device, n, (unsigned)x_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "guarded_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 74}, "a", &a[0], mint_extents(2 * n));
...
/* masked_sweep1 makes one step. */

/* 4 steps of the loop at line 83.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
masked_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> u_grid,
                    long long u_grid_row, mint_each<real *, 2> u_to, mint_border u_border)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 4, 4, 4, 2> x_tile;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const int unit = blockIdx.x*4 + warp;
    if (unit >= division.units())
        return;
    const mint_slab slab = mint_slab_of(division, unit);
    const int x = x_tile::at(gx, slab.x) + lane*4;
    const int store_low = x_tile::from(gx, slab.x) - x, store_high = x_tile::to(gx, slab.x) - x;
    const int planes = division.planes, from = slab.from, to = slab.to;
    // the range goes on beyond the tile on every side
    const bool inside = packed && x - lane*4 > 0 && x + (32 - lane)*4 < gx.cells;
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, u_border.below[1], u_border.above[1],
            0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in, of 2 versions
    real (*const u_ring)[4][4][128] = reinterpret_cast<real (*)[4][4][128]>(mint_shared);
    real u_rows[6][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, u_border.below[1], u_border.above[1], 0,
                    1, 0, 0, 1 - mint_beyond(plane - 2, planes, u_border.below[0],
                    u_border.above[0])) : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[0][slot % 4][warp], u_grid[0]
                    + (long long)(plane - 2)*u_grid_row + x, exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, u_border.below[1], u_border.above[1], 0,
                    1, 0, 0, 1 - mint_beyond(plane - 1, planes, u_border.below[0],
                    u_border.above[0])) : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[1][slot % 4][warp], u_grid[1]
                    + (long long)(plane - 1)*u_grid_row + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 5; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(u_rows[k][age], u_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(u_rows[0][2], u_ring[0][slot % 4][warp], lane);
        mint_take_row<4>(u_rows[1][0], u_ring[1][slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        real early[4][4];
        real early_2[4][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 4; k++) {
            real u_0[6];
            mint_move<4>(&u_0[1], u_rows[k + 1][1]);
            mint_beside<1, 4, 1>(&u_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++) {
                early[k][e] = u_0[e];
                early_2[k][e] = u_0[e + 2];
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 4; k++) {
#pragma unroll
            for (int e = 0; e < 4; e++)
                u_rows[k + 2][0][e] = u_rows[k + 1][1][e] < 0.6
                        ? (u_rows[k + 1][2][e] + u_rows[k + 1][0][e] + early[k][e]
                        + early_2[k][e])/4 : u_rows[k][2][e];
            if (!known.inside)
                mint_keep_row<4>(u_rows[k + 2][0], u_rows[k][2], beyond);
            if (!known.steady) {
                const int plane = r - k - 2;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, u_border.below[1],
                            u_border.above[1], 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, u_border.below[0], u_border.above[0]));
                    mint_load_row<4>(u_rows[k + 2][0], u_grid[k % 2] + (long long)plane*u_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r - 5 && r - 5 < to)
            mint_store_row<4, known.inside>(u_to[0] + (long long)(r - 5)*u_grid_row + x,
                    u_rows[5][0], store_low, store_high, known.packed);
        if (from <= r - 4 && r - 4 < to)
            mint_store_row<4, known.inside>(u_to[1] + (long long)(r - 4)*u_grid_row + x,
                    u_rows[4][0], store_low, store_high, known.packed);
    };
    const int end = to + 5; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 4, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        while (r < end) {
            if (r >= 5) {
                for (; r + 1 < steady; r += 2, slot += 2) {
                    advance(r, slot, mint_cells<tile.inside, tile.packed, true>());
                    advance(r + 1, slot + 1, mint_cells<tile.inside, tile.packed, true>());
                }
            }
            if (r < end) {
                advance(r, slot, mint_cells<tile.inside, tile.packed, false>());
                r++, slot++;
            }
        }
    };
    if (inside)
        stream(mint_cells<packed, packed, false>());
    else
        stream(mint_cells<false, packed, false>());
    __pipeline_wait_prior(0);
}

// Makes 4 steps of the loop in one launch.
static bool advance_masked_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 4 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    mint_each<real *, 2> u_grid;
    mint_each<real *, 2> u_to;
    const long long *u_grid_stride = steps.place(0, 1).stride;
    mint_border u_border = {{1, 1, 0}, {1, 1, 0}}; // cells around the range that exist
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, u_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        if (!mint_cut_border<2>(steps, steps.storage(k, 1), {{0, 0, 0}, {0, 0, 0}}, false,
                u_border))
            return false;
        if (!mint_stores_own<2>(steps, steps.storage(k, 1), false))
            return false; // some of the range may be no cell of it
        u_grid.of[k] = (real *)place.read + range[2]*u_grid_stride[0] + range[0]*u_grid_stride[1];
    }
    u_to.of[0] = (real *)steps.place(3, 1).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    u_to.of[1] = (real *)steps.place(2, 1).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 4, 4, 4, 2>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "masked_chain1_march",
            (const void *)masked_chain1_march<true>, 128, 32768);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 8, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "masked_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 2, 16)
            && mint_all_aligned(u_to, u_grid_stride, 2, 16);
    const auto march = packed ? masked_chain1_march<true> : masked_chain1_march<false>;
    if (march != masked_chain1_march<true>)
        mint_prepare_shared(steps.site, "masked_chain1_march", (const void *)march, 32768);
    mint_launching(steps.site, "masked_chain1_march");
    march<<<blocks, 128, 32768, mint_stream()>>>(gx, division, u_grid, u_grid_stride[0], u_to,
            u_border);
    mint_launched(steps.site, "masked_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain masked_chain1 = {{"in.c", 83}, "masked_chain1", 4, 4, 0, 2, 1, 0x3, 0x0,
        advance_masked_chain1, nullptr, {1, 0}, {{2, 0x3, 0x2, 2, {0, 1}}}};

...
static void masked(int n, int steps, real *a_cells)
{ real (*a)[n][n] = (__typeof__(a))a_cells; mint_scope mappings_4;
    real (*u)[n] = (__typeof__(u))a[0], (*v)[n] = (__typeof__(v))a[1];
    mint_copy_in(mappings_4, {"in.c", 81}, "a", &a[0][0][0], mint_extents(2, n, n), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_6({"in.c", 82});
...
        {
            const mint_site site = {"in.c", 85};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, n - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real),
                        mint_extents(0, sizeof(u[0]) / sizeof(u[0][0])));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real),
                        mint_extents(0, sizeof(v[0]) / sizeof(v[0][0])));
                mint_reach_or_dense(site, u_map, 0, y_begin - 1, y_begin + y_count);
                mint_reach_or_dense(site, u_map, 1, x_begin - 1, x_begin + x_count);
                mint_reach_or_dense(site, v_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, v_map, 1, x_begin, x_begin + x_count - 1);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                static const mint_checked v_checked[] = {
                    {{"in.c", 88}, "v", "v[y][x]", -1},
                };
                static const mint_checked u_checked[] = {
                    {{"in.c", 88}, "u", "u[y - 1][x]", -1},
                    {{"in.c", 88}, "u", "u[y + 1][x]", -1},
                    {{"in.c", 88}, "u", "u[y][x - 1]", -1},
                    {{"in.c", 88}, "u", "u[y][x + 1]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "masked_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 2, 2147417078));
                // Launches of single steps hold accesses to the extents of the arrays.
                const mint_alone alone = {mint_stays_inside(u_map, 0, y_begin - 1, y_begin + y_count)
                        && mint_stays_inside(u_map, 1, x_begin - 1, x_begin + x_count)
                        && mint_stays_inside(v_map, 0, y_begin, y_begin + y_count - 1)
                        && mint_stays_inside(v_map, 1, x_begin, x_begin + x_count - 1) ? 0 : INT_MAX, {}};
                mint_file(site, masked_chain1, 0, {mint_reading(loops, u_map, u_reads),
                        mint_writing(loops, v_map, v_writes)}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "masked_sweep1");
                    masked_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count, mint_is_aligned(u_map, x_begin, 16),
                        mint_elements(site, v_map, v_map.device, v_checked),
                        mint_elements(site, u_map, u_map.device, u_checked));
                    mint_launched(site, "masked_sweep1");
                }, alone);
            }
        }
        real (*w)[n] = (__typeof__(w))u;
        u = (__typeof__(u))v;
        v = (__typeof__(v))w;
...
}
    mint_copy_out({"in.c", 93}, "a", &a[0][0][0], mint_extents(2, n, n));
...
        inputs(n, steps, (real *)(real (*)[n])a);
...
        masked(n, steps, (real *)(real (*)[n][n])a);
