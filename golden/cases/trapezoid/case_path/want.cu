
...
/* odd_sweep1 makes one step. */

/* Up to 3 steps of these loops at a time:
 * line 27: odd_sweep1
 * A block loads 8192x1x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 8186x1x1 cells. */
static __global__ void __launch_bounds__(512)
odd_chain1_tile(const int *__restrict__ u_from, int *u_to, mint_area<1> u_box,
                const int *__restrict__ wall_from, int wall_row, const int *__restrict__ v_from,
                int *v_to, mint_area<1> v_box, mint_area<1> odd_sweep1_cells, int steps_2,
                long long x_start, const __grid_constant__ mint_each<int, 3> k_each)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*8186;
    const int tx = (int)threadIdx.x;
    int *const u_tile = reinterpret_cast<int *>(mint_shared);
    int *const v_tile = reinterpret_cast<int *>(mint_shared + 32768);
    auto *u = u_tile;
    auto *v = v_tile;
    const mint_stretch odd_sweep1_x = mint_in_tile(odd_sweep1_cells.first[0],
            odd_sweep1_cells.end[0], x0, 8192);
    // Load the tile and its ghost zone.
    {
        const mint_stretch u_x = mint_in_tile(u_box.first[0], u_box.end[0], x0, 8192);
        for (int cx = u_x.first + tx; cx < u_x.end; cx += 512)
            u_tile[cx] = u_from[x0+cx];
    }
    {
        const mint_stretch v_x = mint_in_tile(v_box.first[0], v_box.end[0], x0, 8192);
        for (int cx = v_x.first + tx; cx < v_x.end; cx += 512)
            if (!mint_in_span(odd_sweep1_x, cx))
                v_tile[cx] = v_from[x0+cx];
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 27.
            const mint_stretch level_x = mint_cut(odd_sweep1_x, 3 - (steps_2 - 1 - step), 8189
                    + (steps_2 - 1 - step));
            const int k = k_each.of[step];
            for (int cx = level_x.first + tx; cx < level_x.end; cx += 512) {
                const int x = (int)(x0 + cx);
                int best = u[cx];
                if (x > 0) {
                    int a = best;
                    int b = u[cx-1];
                    best = a < b ? a : b;
                }
                if (x < N - 1) {
                    int a_2 = best;
                    int b_2 = u[cx+1];
                    best = a_2 < b_2 ? a_2 : b_2;
                }
                v[cx] = best + wall_from[k*wall_row+x];
            }
        }
        __syncthreads();
        mint_turn(u, v);
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_x_2 = mint_cut(odd_sweep1_x, 3, 8189);
        for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 512)
            u_to[x0+cx] = u_tile[cx];
    }
    if (v_to) {
        const mint_stretch v_x_2 = mint_cut(odd_sweep1_x, 3, 8189);
        for (int cx = v_x_2.first + tx; cx < v_x_2.end; cx += 512)
            v_to[x0+cx] = v_tile[cx];
    }
}

struct odd_sweep1_scalars {
    int k;
};
// Launches odd_chain1_tile for the oldest steps that wait. False: it cannot.
static bool odd_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<1> cells0 = {{a.range(0)[0]}, {a.range(0)[0] + a.range(0)[1]}};
    const mint_area<1> all = cells0;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x4, 0x1, 0x4};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 2, stored >> 2 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<1> touched[3];
    touched[0].add(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[0].add_sure(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[2].add(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[2].add_sure(mint_around(cells0, mint_area<1>{{0}, {0}}));
    mint_area<1> loaded[3];
    if (!mint_may_load(a, 0, touched, {0, 2}, 2, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 2, touched, {2, 0}, 2, false, loaded[2]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 8186, INT_MAX);
    if (blocks_x == 0)
        return false;
    mint_each<int, 3> k_each = {};
    for (int step = 0; step < a.steps; step++)
        k_each.of[step] = a.scalars<odd_sweep1_scalars>(step, 0).k;
    mint_prepare_shared(a.site, "odd_chain1_tile", (const void *)odd_chain1_tile, 65536);
    mint_launching(a.site, "odd_chain1_tile");
    odd_chain1_tile<<<dim3(blocks_x), dim3(512, 1, 1), 65536, mint_stream()>>>(
        (const int *)a.place(0, 0).read, stored >> 0 & 1 ? (int *)a.place(0, 0).write : nullptr,
        loaded[0], (const int *)a.place(0, 1).read, (int)a.place(0, 1).stride[0],
        (const int *)a.place(0, 2).read, stored >> 2 & 1 ? (int *)a.place(0, 2).write : nullptr,
        loaded[2], cells0, a.steps, all.first[0] - 3, k_each);
    mint_launched(a.site, "odd_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned odd_chain1_twins[] = {0x0, 0x0, 0x1, 0x0};
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain odd_chain1 = {{"in.c", 23}, "odd_chain1", 3, 2, 1, 3, 1, 0x5, 0x0,
        odd_chain1_launch, odd_chain1_twins, {2, 1, 0}, {{3, 0x3, 0x4, 1, {0, 1, 2}}}};

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 16}, "u", &u[0], mint_extents(N), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 17}, "v", &v[0], mint_extents(N), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 18}, "wall", &wall[0][0], mint_extents(sizeof(wall) / sizeof(wall[0]), sizeof(wall[0]) / sizeof(wall[0][0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 19});
...
            {
                const mint_site site = {"in.c", 27};
                const long long x_begin = 0, x_count = mint_trips(x_begin, N, 1);
                if (x_count > 0) {
                    mint_may_wait();
                    mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(int));
                    mint_mapping &wall_map = mint_find(site, "wall", &wall[0][0], sizeof(int),
                            mint_extents(0, 61));
                    mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(int));
                    const bool happens = mint_greater(x_begin, 1) <= x_begin + x_count - 1;
                    const bool happens_2 = x_begin <= mint_lesser(x_begin + x_count - 1, 59);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {wall_map, "wall", 0, "k", (long long)(k), (long long)(k)},
                        {wall_map, "wall", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_reach_view(site, u_map, "u", {{x_begin}, {x_begin + x_count - 1}}, "x", true);
                    mint_reach_view(site, u_map, "u", {{happens ? mint_greater(x_begin, 1) - 1 : 1}, {happens
                            ? x_begin + x_count - 2 : 0}}, "x-1", true);
                    mint_reach_view(site, u_map, "u", {{happens_2 ? x_begin + 1 : 1}, {happens_2
                            ? mint_lesser(x_begin + x_count - 1, 59) + 1 : 0}}, "x+1", true);
                    mint_reach_view(site, v_map, "v", {{x_begin}, {x_begin + x_count - 1}}, "x", true);
                    u_map.settle();
                    v_map.settle();
                    const mint_nest loops = {{{x_begin, x_count, 1}}};
                    const mint_touch u_reads = {"u[x]", {{0, 0, {1}}}};
                    const mint_touch v_writes = {"v[x]", {{0, 0, {1}}}};
                    const mint_touch u_reads_2 = {"u[x - 1]", {{-1, -1, {1}}}, {{mint_greater(x_begin, 1),
                            x_begin + x_count - 1}}};
                    const mint_touch u_reads_3 = {"u[x + 1]", {{1, 1, {1}}}, {{x_begin,
                            mint_lesser(x_begin + x_count - 1, 59)}}};
                    const mint_touch wall_reads = {"wall[k][x]", {{(long long)(k), (long long)(k), {0}}, {0, 0,
                            {1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
                    mint_distinct(site, loops, u_map, "u", u_reads_3, v_map, "v", v_writes);
                    mint_distinct(site, loops, wall_map, "wall", wall_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "odd_sweep1",
                            mint_tiles(site, "x", x_count, 2048, 2147478527));
                    mint_file(site, odd_chain1, 0, {&u_map, &wall_map, &v_map}, {x_begin, x_count},
                            odd_sweep1_scalars{(int)(k)},
                            [site, blocks, u_map, &wall_map, v_map, x_begin = x_begin, x_count = x_count,
                                    k = k]() mutable {
                        u_map.find_again();
                        v_map.find_again();
                        mint_launching(site, "odd_sweep1");
                        odd_sweep1<<<blocks, dim3(512), 0, mint_stream()>>>(
                            (int *)u_map.device, (int *)wall_map.device, (int)wall_map.stride[0],
                            (int *)v_map.device, k, (unsigned)x_count,
                            mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                        mint_launched(site, "odd_sweep1");
                    });
                }
            }
...
}
    mint_copy_out({"in.c", 41}, "u", &u[0], mint_extents(N));
    mint_copy_out({"in.c", 42}, "v", &v[0], mint_extents(N));
...
/* even_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 59: even_sweep1
 * A block loads 8192x1x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 8184x1x1 cells. */
static __global__ void __launch_bounds__(512)
even_chain1_tile(const int *__restrict__ u_from, int *u_to, mint_area<1> u_box,
                 const int *__restrict__ wall_from, int wall_row, const int *__restrict__ v_from,
                 int *v_to, mint_area<1> v_box, mint_area<1> even_sweep1_cells, int steps_2,
                 long long x_start, const __grid_constant__ mint_each<int, 4> t_each)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*8184;
    const int tx = (int)threadIdx.x;
    int *const u_tile = reinterpret_cast<int *>(mint_shared);
    int *const v_tile = reinterpret_cast<int *>(mint_shared + 32768);
    auto *u = u_tile;
    auto *v = v_tile;
    const mint_stretch even_sweep1_x = mint_in_tile(even_sweep1_cells.first[0],
            even_sweep1_cells.end[0], x0, 8192);
    // Load the tile and its ghost zone.
    {
        const mint_stretch u_x = mint_in_tile(u_box.first[0], u_box.end[0], x0, 8192);
        for (int cx = u_x.first + tx; cx < u_x.end; cx += 512)
            u_tile[cx] = u_from[x0+cx];
    }
    {
        const mint_stretch v_x = mint_in_tile(v_box.first[0], v_box.end[0], x0, 8192);
        for (int cx = v_x.first + tx; cx < v_x.end; cx += 512)
            if (!mint_in_span(even_sweep1_x, cx))
                v_tile[cx] = v_from[x0+cx];
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 59.
            const mint_stretch level_x = mint_cut(even_sweep1_x, 4 - (steps_2 - 1 - step), 8188
                    + (steps_2 - 1 - step));
            const int t = t_each.of[step];
            for (int cx = level_x.first + tx; cx < level_x.end; cx += 512) {
                const int x = (int)(x0 + cx);
                int a = u[cx];
                int a_2 = x > 0 ? u[cx-1] : u[cx];
                int b = x < N - 1 ? u[cx+1] : u[cx];
                v[cx] = (a < (a_2 < b ? a_2 : b) ? a : a_2 < b ? a_2 : b) + wall_from[t*wall_row+x];
            }
        }
        __syncthreads();
        mint_turn(u, v);
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_x_2 = mint_cut(even_sweep1_x, 4, 8188);
        for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 512)
            u_to[x0+cx] = u_tile[cx];
    }
    if (v_to) {
        const mint_stretch v_x_2 = mint_cut(even_sweep1_x, 4, 8188);
        for (int cx = v_x_2.first + tx; cx < v_x_2.end; cx += 512)
            v_to[x0+cx] = v_tile[cx];
    }
}

struct even_sweep1_scalars {
    int t;
};
// Launches even_chain1_tile for the oldest steps that wait. False: it cannot.
static bool even_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<1> cells0 = {{a.range(0)[0]}, {a.range(0)[0] + a.range(0)[1]}};
    const mint_area<1> all = cells0;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x4, 0x1, 0x4, 0x1};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 2, stored >> 2 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<1> touched[3];
    touched[0].add(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[0].add_sure(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[2].add(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[2].add_sure(mint_around(cells0, mint_area<1>{{0}, {0}}));
    mint_area<1> loaded[3];
    if (!mint_may_load(a, 0, touched, {0, 2}, 2, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 2, touched, {2, 0}, 2, false, loaded[2]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 8184, INT_MAX);
    if (blocks_x == 0)
        return false;
    mint_each<int, 4> t_each = {};
    for (int step = 0; step < a.steps; step++)
        t_each.of[step] = a.scalars<even_sweep1_scalars>(step, 0).t;
    mint_prepare_shared(a.site, "even_chain1_tile", (const void *)even_chain1_tile, 65536);
    mint_launching(a.site, "even_chain1_tile");
    even_chain1_tile<<<dim3(blocks_x), dim3(512, 1, 1), 65536, mint_stream()>>>(
        (const int *)a.place(0, 0).read, stored >> 0 & 1 ? (int *)a.place(0, 0).write : nullptr,
        loaded[0], (const int *)a.place(0, 1).read, (int)a.place(0, 1).stride[0],
        (const int *)a.place(0, 2).read, stored >> 2 & 1 ? (int *)a.place(0, 2).write : nullptr,
        loaded[2], cells0, a.steps, all.first[0] - 4, t_each);
    mint_launched(a.site, "even_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned even_chain1_twins[] = {0x0, 0x0, 0x1, 0x0, 0x1};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain even_chain1 = {{"in.c", 55}, "even_chain1", 4, 2, 1, 3, 1, 0x5, 0x0,
        even_chain1_launch, even_chain1_twins, {2, 1, 0}, {{3, 0x3, 0x4, 1, {0, 1, 2}}}};

...
{ mint_scope mappings_2;
...
    mint_copy_in(mappings_2, {"in.c", 49}, "u", &u[0], mint_extents(N), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 50}, "v", &v[0], mint_extents(N), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 51}, "wall", &wall[0][0], mint_extents(sizeof(wall) / sizeof(wall[0]), sizeof(wall[0]) / sizeof(wall[0][0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region_2({"in.c", 52});
...
            {
                const mint_site site = {"in.c", 59};
                const long long x_begin = 0, x_count = mint_trips(x_begin, N, 1);
                if (x_count > 0) {
                    mint_may_wait();
                    mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(int));
                    mint_mapping &wall_map = mint_find(site, "wall", &wall[0][0], sizeof(int),
                            mint_extents(0, 61));
                    mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(int));
                    const bool happens = mint_greater(x_begin, 1) <= x_begin + x_count - 1;
                    const bool happens_2 = x_begin <= mint_lesser(x_begin + x_count - 1, 59);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {wall_map, "wall", 0, "t", (long long)(t), (long long)(t)},
                        {wall_map, "wall", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_reach_view(site, u_map, "u", {{x_begin}, {x_begin + x_count - 1}}, "x", true);
                    mint_reach_view(site, u_map, "u", {{happens ? mint_greater(x_begin, 1) - 1 : 1}, {happens
                            ? x_begin + x_count - 2 : 0}}, "x-1", true);
                    mint_reach_view(site, u_map, "u", {{happens_2 ? x_begin + 1 : 1}, {happens_2
                            ? mint_lesser(x_begin + x_count - 1, 59) + 1 : 0}}, "x+1", true);
                    mint_reach_view(site, v_map, "v", {{x_begin}, {x_begin + x_count - 1}}, "x", true);
                    u_map.settle();
                    v_map.settle();
                    const mint_nest loops = {{{x_begin, x_count, 1}}};
                    const mint_touch u_reads = {"u[x]", {{0, 0, {1}}}};
                    const mint_touch v_writes = {"v[x]", {{0, 0, {1}}}};
                    const mint_touch u_reads_2 = {"u[x - 1]", {{-1, -1, {1}}}, {{mint_greater(x_begin, 1),
                            x_begin + x_count - 1}}};
                    const mint_touch u_reads_3 = {"u[x]", {{0, 0, {1}}}, {{x_begin,
                            mint_lesser(x_begin + x_count - 1, 0)}}};
                    const mint_touch u_reads_4 = {"u[x + 1]", {{1, 1, {1}}}, {{x_begin,
                            mint_lesser(x_begin + x_count - 1, 59)}}};
                    const mint_touch u_reads_5 = {"u[x]", {{0, 0, {1}}}, {{mint_greater(x_begin, 60), x_begin
                            + x_count - 1}}};
                    const mint_touch wall_reads = {"wall[t][x]", {{(long long)(t), (long long)(t), {0}}, {0, 0,
                            {1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
                    mint_distinct(site, loops, u_map, "u", u_reads_3, v_map, "v", v_writes);
                    mint_distinct(site, loops, u_map, "u", u_reads_4, v_map, "v", v_writes);
                    mint_distinct(site, loops, u_map, "u", u_reads_5, v_map, "v", v_writes);
                    mint_distinct(site, loops, wall_map, "wall", wall_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "even_sweep1",
                            mint_tiles(site, "x", x_count, 2048, 2147478527));
                    mint_file(site, even_chain1, 0, {&u_map, &wall_map, &v_map}, {x_begin, x_count},
                            even_sweep1_scalars{(int)(t)},
                            [site, blocks, u_map, &wall_map, v_map, x_begin = x_begin, x_count = x_count,
                                    t = t]() mutable {
                        u_map.find_again();
                        v_map.find_again();
                        mint_launching(site, "even_sweep1");
                        even_sweep1<<<blocks, dim3(512), 0, mint_stream()>>>(
                            (int *)u_map.device, (int *)wall_map.device, (int)wall_map.stride[0],
                            (int *)v_map.device, t, (unsigned)x_count,
                            mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                        mint_launched(site, "even_sweep1");
                    });
                }
            }
...
    mint_copy_out({"in.c", 68}, "u", &u[0], mint_extents(N));
    mint_copy_out({"in.c", 69}, "v", &v[0], mint_extents(N));
