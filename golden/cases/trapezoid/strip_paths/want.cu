
...
/* walk_sweep1 makes one step. */

/* Up to 20 steps of these loops at a time:
 * line 16: walk_sweep1
 * A warp holds 256 cells of each array in registers and commits 216 of them. */
static __global__ void __launch_bounds__(128, 10)
walk_chain1_strip(const int *__restrict__ cost_from, int *cost_to, mint_area<1> cost_box,
                  const int *__restrict__ wall_from, long long wall_row,
                  const int *__restrict__ next_from, int *next_to, mint_area<1> next_box,
                  mint_area<1> walk_sweep1_cells, int steps, long long x_start,
                  const __grid_constant__ mint_each<int, 20> t_each,
                  const __grid_constant__ mint_each<int, 20> cols_each)
{
    const int lane = threadIdx.x % 32;
    const long long x0 = mint_strip_at<4>(x_start, (long long)blockIdx.x*4 + threadIdx.x / 32, 216);
    const long long first = x0 + lane*8;
    const mint_stretch walk_sweep1_x = mint_in_tile(walk_sweep1_cells.first[0],
            walk_sweep1_cells.end[0], x0, 256);
    const bool inside = walk_sweep1_x.first == 0 && walk_sweep1_x.end == 256;
    // Load the strip and its ghost zone.
    int cost[8];
    const mint_stretch cost_x = mint_in_tile(cost_box.first[0], cost_box.end[0], x0, 256);
    mint_load_strip<8>(cost, cost_from + first, cost_x.first - lane*8, cost_x.end - lane*8);
    int next[8];
    const mint_stretch next_x = mint_in_tile(next_box.first[0], next_box.end[0], x0, 256);
#pragma unroll
    for (int e = 0; e < 8; e++) {
        const int cx = lane*8 + e;
        next[e] = 0;
        if (!mint_in_span(walk_sweep1_x, cx) && mint_in_span(next_x, cx))
            next[e] = next_from[x0+cx];
    }
    int wall_next[8];
    // Loads the rows of a step.
    auto ahead = [&](int step) {
        {
            const int t = t_each.of[step];
            mint_load_strip<8>(wall_next, wall_from + (t*wall_row + first), walk_sweep1_x.first
                    - lane*8, walk_sweep1_x.end - lane*8);
        }
    };
    if (0 < steps)
        ahead(0);
    auto run = [&](auto known) {
        for (int step = 0; step < steps; ++step) {
            int wall_row_2[8];
            mint_move<8>(wall_row_2, wall_next);
            if (step + 1 < steps)
                ahead(step + 1);
            {
                // The loops at line 16.
                int cost_near[10];
                mint_move<8>(&cost_near[1], cost);
                mint_beside<1, 8, 1>(&cost_near[1]);
                const int cols = cols_each.of[step];
#pragma unroll
                for (int e = 0; e < 8; e++) {
                    const int cx = lane*8 + e;
                    if (known.inside || mint_in_span(walk_sweep1_x, cx)) {
                        const int x = (int)(x0 + cx);
                        int least = cost[e];
                        if (x > 0)
                            least = least <= cost_near[e] ? least : cost_near[e];
                        if (x < cols - 1)
                            least = least <= cost_near[e + 2] ? least : cost_near[e + 2];
                        next[e] = wall_row_2[e] + least;
                    }
                }
            }
            mint_turn_strips<8>(cost, next);
        }
    };
    if (inside)
        run(mint_strip_cells<true>());
    else
        run(mint_strip_cells<false>());
    // Commit the strip. Names have the storages again that they began with.
    for (int step = steps % 2; step % 2 != 0; ++step)
        mint_turn_strips<8>(cost, next);
    if (cost_to) {
        const mint_stretch cost_x_2 = mint_cut(walk_sweep1_x, 20, 236);
        mint_store_strip<8>(cost_to + first, cost, cost_x_2.first - lane*8, cost_x_2.end - lane*8);
    }
    if (next_to) {
        const mint_stretch next_x_2 = mint_cut(walk_sweep1_x, 20, 236);
        mint_store_strip<8>(next_to + first, next, next_x_2.first - lane*8, next_x_2.end - lane*8);
    }
}

struct walk_sweep1_scalars {
    int t;
    int cols;
};
// Launches walk_chain1_strip for the oldest steps that wait. False: it cannot.
static bool walk_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<1> cells0 = {{a.range(0)[0]}, {a.range(0)[0] + a.range(0)[1]}};
    const mint_area<1> all = cells0;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x4, 0x1, 0x4, 0x1, 0x4, 0x1, 0x4, 0x1, 0x4, 0x1,
            0x4, 0x1, 0x4, 0x1, 0x4, 0x1, 0x4, 0x1, 0x4, 0x1};
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
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 861, INT_MAX);
    if (blocks_x == 0)
        return false;
    mint_each<int, 20> t_each = {};
    for (int step = 0; step < a.steps; step++)
        t_each.of[step] = a.scalars<walk_sweep1_scalars>(step, 0).t;
    mint_each<int, 20> cols_each = {};
    for (int step = 0; step < a.steps; step++)
        cols_each.of[step] = a.scalars<walk_sweep1_scalars>(step, 0).cols;
    mint_launching(a.site, "walk_chain1_strip");
    walk_chain1_strip<<<dim3(blocks_x), dim3(128, 1, 1), 0, mint_stream()>>>(
        (const int *)a.place(0, 0).read, stored >> 0 & 1 ? (int *)a.place(0, 0).write : nullptr,
        loaded[0], (const int *)a.place(0, 1).read, a.place(0, 1).stride[0],
        (const int *)a.place(0, 2).read, stored >> 2 & 1 ? (int *)a.place(0, 2).write : nullptr,
        loaded[2], cells0, a.steps, all.first[0] - 20, t_each, cols_each);
    mint_launched(a.site, "walk_chain1_strip");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned walk_chain1_twins[] = {0x0, 0x0, 0x1, 0x0, 0x1, 0x0, 0x1, 0x0, 0x1, 0x0, 0x1,
        0x0, 0x1, 0x0, 0x1, 0x0, 0x1, 0x0, 0x1, 0x0, 0x1};
// What the loop launches in a step. Up to 20 steps are made at once.
static const mint_chain walk_chain1 = {{"in.c", 14}, "walk_chain1", 20, 2, 1, 3, 1, 0x5, 0x0,
        walk_chain1_launch, walk_chain1_twins, {2, 1, 0}, {{3, 0x3, 0x4, 1, {0, 1, 2}}}};

static int *walk(int cols, int rows, int passes, int *wall_cells, int *cost, int *next)
{ int (*wall)[cols] = (__typeof__(wall))wall_cells; mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 9}, "wall", &wall[0][0], mint_extents(rows, cols), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 10}, "cost", &cost[0], mint_extents(cols), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 11}, "next", &next[0], mint_extents(cols), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 12});
...
            {
                const mint_site site = {"in.c", 16};
                const long long x_begin = 0, x_count = mint_trips(x_begin, cols, 1);
                if (x_count > 0) {
                    mint_may_wait();
                    mint_view cost_map = mint_find_view(site, "cost", &cost[0], sizeof(int));
                    mint_mapping &wall_map = mint_find(site, "wall", &wall[0][0], sizeof(int),
                            mint_extents(0, sizeof(wall[0]) / sizeof(wall[0][0])));
                    mint_view next_map = mint_find_view(site, "next", &next[0], sizeof(int));
                    const bool happens = mint_greater(x_begin, 1) <= x_begin + x_count - 1;
                    const bool happens_2 = x_begin <= mint_lesser(x_begin + x_count - 1, (long long)(cols) - 2);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {wall_map, "wall", 0, "t", (long long)(t), (long long)(t)},
                        {wall_map, "wall", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_reach_view(site, cost_map, "cost", {{x_begin}, {x_begin + x_count - 1}}, "x", true);
                    mint_reach_view(site, cost_map, "cost", {{happens ? mint_greater(x_begin, 1) - 1 : 1},
                            {happens ? x_begin + x_count - 2 : 0}}, "x-1", true);
                    mint_reach_view(site, cost_map, "cost", {{happens_2 ? x_begin + 1 : 1}, {happens_2
                            ? mint_lesser(x_begin + x_count - 1, (long long)(cols) - 2) + 1 : 0}}, "x+1", true);
                    mint_reach_view(site, next_map, "next", {{x_begin}, {x_begin + x_count - 1}}, "x", true);
                    cost_map.settle();
                    next_map.settle();
                    const mint_nest loops = {{{x_begin, x_count, 1}}};
                    const mint_touch cost_reads = {"cost[x]", {{0, 0, {1}}}};
                    const mint_touch next_writes = {"next[x]", {{0, 0, {1}}}};
                    const mint_touch cost_reads_2 = {"MIN(least, cost[x - 1])", {{-1, -1, {1}}},
                            {{mint_greater(x_begin, 1), x_begin + x_count - 1}}};
                    const mint_touch cost_reads_3 = {"MIN(least, cost[x + 1])", {{1, 1, {1}}}, {{x_begin,
                            mint_lesser(x_begin + x_count - 1, (long long)(cols) - 2)}}};
                    const mint_touch wall_reads = {"wall[t][x]", {{(long long)(t), (long long)(t), {0}}, {0, 0,
                            {1}}}};
                    mint_distinct(site, loops, cost_map, "cost", cost_reads, next_map, "next", next_writes);
                    mint_distinct(site, loops, cost_map, "cost", cost_reads_2, next_map, "next", next_writes);
                    mint_distinct(site, loops, cost_map, "cost", cost_reads_3, next_map, "next", next_writes);
                    mint_distinct(site, loops, wall_map, "wall", wall_reads, next_map, "next", next_writes);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks(site, "walk_sweep1",
                            mint_tiles(site, "x", x_count, 512, 2147481599));
                    mint_file(site, walk_chain1, 0, {&cost_map, &wall_map, &next_map}, {x_begin, x_count},
                            walk_sweep1_scalars{(int)(t), (int)(cols)},
                            [site, blocks, cost_map, &wall_map, next_map, x_begin = x_begin, x_count = x_count,
                                    cols = cols, t = t]() mutable {
                        cost_map.find_again();
                        next_map.find_again();
                        mint_launching(site, "walk_sweep1");
                        walk_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                            (int *)cost_map.device, (int *)wall_map.device, wall_map.stride[0],
                            (int *)next_map.device, cols, t, (unsigned)x_count,
                            mint_is_aligned(cost_map, x_begin, 16) && mint_is_aligned(next_map, x_begin, 16));
                        mint_launched(site, "walk_sweep1");
                    });
                }
            }
...
}
    mint_copy_out({"in.c", 29}, "cost", &cost[0], mint_extents(cols));
    mint_copy_out({"in.c", 30}, "next", &next[0], mint_extents(cols));
...
    int *wall = (int *)malloc(sizeof(int) * cols * rows), *cost = (int *)calloc(cols, sizeof(int)), *next = (int *)calloc(cols, sizeof(int));
...
    int *result = walk(cols, rows, passes, (int *)(void *)wall, cost, next);
