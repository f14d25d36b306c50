
...
/* life_sweep1 makes one step. */

/* Up to 3 steps of these loops at a time:
 * line 17: life_sweep1
 * A block loads 128x96x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 122x90x1 cells. */
static __global__ void __launch_bounds__(512)
life_chain1_tile(const cell *__restrict__ now_from, cell *now_to, long long now_row,
                 mint_area<2> now_box, const cell *__restrict__ next_from, cell *next_to,
                 long long next_row, mint_area<2> next_box, mint_area<2> life_sweep1_cells,
                 int steps_2, long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*122;
    const long long y0_2 = y_start + (long long)blockIdx.y*90;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    cell (*const now_tile)[128] = reinterpret_cast<cell (*)[128]>(mint_shared);
    cell (*const next_tile)[128] = reinterpret_cast<cell (*)[128]>(mint_shared + 12288);
    auto *now = now_tile;
    auto *next = next_tile;
    const mint_stretch life_sweep1_y = mint_in_tile(life_sweep1_cells.first[1],
            life_sweep1_cells.end[1], y0_2, 96);
    const mint_stretch life_sweep1_x = mint_in_tile(life_sweep1_cells.first[0],
            life_sweep1_cells.end[0], x0, 128);
    // Load the tile and its ghost zone.
    {
        const mint_stretch now_y = {0, 96};
        const mint_stretch now_x = {0, 128};
        for (int cy = now_y.first + ty; cy < now_y.end; cy += 16) {
            for (int cx = now_x.first + tx; cx < now_x.end; cx += 32)
                now_tile[cy][cx] = now_from[mint_in_ring(y0_2+cy,
                        life_sweep1_cells.end[1])*now_row+mint_in_ring(x0+cx,
                        life_sweep1_cells.end[0])];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 17.
            const mint_stretch level_y = {3 - (steps_2 - 1 - step), 93 + (steps_2 - 1 - step)};
            const mint_stretch level_x = {3 - (steps_2 - 1 - step), 125 + (steps_2 - 1 - step)};
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32) {
                    int alive = 0;
                    alive += now[cy-1][cx-1];
                    alive += now[cy-1][cx];
                    alive += now[cy-1][cx+1];
                    alive += now[cy][cx-1];
                    alive += now[cy][cx];
                    alive += now[cy][cx+1];
                    alive += now[cy+1][cx-1];
                    alive += now[cy+1][cx];
                    alive += now[cy+1][cx+1];
                    next[cy][cx] = alive == 3 || (alive == 4 && now[cy][cx]);
                }
            }
        }
        __syncthreads();
        mint_turn(now, next);
    }
    // Commit the tile.
    if (now_to) {
        const mint_stretch now_y_2 = mint_cut(life_sweep1_y, 3, 93);
        const mint_stretch now_x_2 = mint_cut(life_sweep1_x, 3, 125);
        for (int cy = now_y_2.first + ty; cy < now_y_2.end; cy += 16) {
            for (int cx = now_x_2.first + tx; cx < now_x_2.end; cx += 32)
                now_to[(y0_2+cy)*now_row+(x0+cx)] = now_tile[cy][cx];
        }
    }
    if (next_to) {
        const mint_stretch next_y = mint_cut(life_sweep1_y, 3, 93);
        const mint_stretch next_x = mint_cut(life_sweep1_x, 3, 125);
        for (int cy = next_y.first + ty; cy < next_y.end; cy += 16) {
            for (int cx = next_x.first + tx; cx < next_x.end; cx += 32)
                next_to[(y0_2+cy)*next_row+(x0+cx)] = next_tile[cy][cx];
        }
    }
}

// Launches life_chain1_tile for the oldest steps that wait. False: it cannot.
static bool life_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> all = cells0;
    // Along x, subscripts go on at the other end.
    if (!mint_is_ring(cells0, cells0, 0, 1))
        return false;
    // Along y, subscripts go on at the other end.
    if (!mint_is_ring(cells0, cells0, 1, 1))
        return false;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x2, 0x1, 0x2};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[2];
    touched[0].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    mint_area<2> loaded[2];
    if (!mint_may_load(a, 0, touched, {0, 1}, 2, false, loaded[0]))
        return false;
    if (loaded[0].first[0] > 0 || loaded[0].end[0] < cells0.end[0])
        return false;
    if (loaded[0].first[1] > 0 || loaded[0].end[1] < cells0.end[1])
        return false;
    if (!mint_may_load(a, 1, touched, {1, 0}, 2, false, loaded[1]))
        return false;
    if (loaded[1].first[0] > 0 || loaded[1].end[0] < cells0.end[0])
        return false;
    if (loaded[1].first[1] > 0 || loaded[1].end[1] < cells0.end[1])
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 122, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 90, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_launching(a.site, "life_chain1_tile");
    life_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 24576, mint_stream()>>>(
        (const cell *)a.place(0, 0).read, stored >> 0 & 1 ? (cell *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const cell *)a.place(0, 1).read,
        stored >> 1 & 1 ? (cell *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        cells0, a.steps, all.first[0] - 3, all.first[1] - 3);
    mint_launched(a.site, "life_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned life_chain1_twins[] = {0x0, 0x0, 0x1, 0x0};
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain life_chain1 = {{"in.c", 15}, "life_chain1", 3, 2, 1, 2, 1, 0x3, 0x0,
        life_chain1_launch, life_chain1_twins, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
static void life(int w, int h, int steps, cell *now_cells, cell *next_cells)
{ cell (*now)[w] = (__typeof__(now))now_cells; cell (*next)[w] = (__typeof__(next))next_cells; mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 10}, "now", &now[0][0], mint_extents(h, w), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings, {"in.c", 11}, "next", &next[0][0], mint_extents(h, w), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 12});
...
            {
                const mint_site site = {"in.c", 17};
                const long long y_begin = 0, y_count = mint_trips(y_begin, h, 1);
                const long long x_begin = 0, x_count = mint_trips(x_begin, w, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &now_map = mint_find(site, "now", &now[0][0], sizeof(cell),
                            mint_extents(0, sizeof(now[0]) / sizeof(now[0][0])));
                    mint_mapping &next_map = mint_find(site, "next", &next[0][0], sizeof(cell),
                            mint_extents(0, sizeof(next[0]) / sizeof(next[0][0])));
                    mint_make_dense(site, now_map);
                    mint_reach_or_dense(site, now_map, 0, y_begin, y_begin + y_count - 1);
                    mint_reach_or_dense(site, now_map, 1, x_begin, x_begin + x_count - 1);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {now_map, "now", 0, "(y-1+h)%h", y_begin, y_begin + y_count - 1},
                        {now_map, "now", 1, "(x-1+w)%w", x_begin, x_begin + x_count - 1},
                        {next_map, "next", 0, "y", y_begin, y_begin + y_count - 1},
                        {next_map, "next", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch now_reads = {"now[(y + dy + h) % h][(x + dx + w) % w]", {{y_begin, y_begin
                            + y_count - 1, {0, 0}}, {x_begin, x_begin + x_count - 1, {0, 0}}}};
                    const mint_touch next_writes = {"next[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch now_reads_2 = {"now[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, now_map, "now", now_reads, next_map, "next", next_writes);
                    mint_distinct(site, loops, now_map, "now", now_reads_2, next_map, "next", next_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "life_sweep1", mint_ceil_div(x_count, 16),
                            mint_ceil_div(y_count, 16));
                    mint_file(site, life_chain1, 0, {&now_map, &next_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, &now_map, &next_map, x_count = x_count, y_count = y_count, h = h,
                                    w = w]() mutable {
                        mint_launching(site, "life_sweep1");
                        life_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                            (cell *)now_map.device, now_map.stride[0], (cell *)next_map.device,
                            next_map.stride[0], h, w, (unsigned)x_count, (unsigned)y_count);
                        mint_launched(site, "life_sweep1");
                    });
                }
            }
            cell (*last)[w] = (__typeof__(last))now;
            now = (__typeof__(now))next;
            next = (__typeof__(next))last;
...
    mint_copy_out({"in.c", 30}, "now", &now[0][0], mint_extents(h, w));
    mint_copy_out({"in.c", 31}, "next", &next[0][0], mint_extents(h, w));
...
/* sides_sweep1 makes one step. */

/* Up to 3 steps of these loops at a time:
 * line 45: sides_sweep1
 * line 49: sides_sweep2
 * line 52: sides_sweep3
 * A block loads 64x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 58x55x1 cells. */
static __global__ void __launch_bounds__(512)
sides_chain1_tile(const real *__restrict__ u_from, real *u_to, long long u_row, mint_area<2> u_box,
                  const real *__restrict__ v_from, real *v_to, long long v_row, mint_area<2> v_box,
                  const real *__restrict__ top_from, long long top_row,
                  mint_area<2> sides_sweep1_cells, mint_area<2> sides_sweep2_cells,
                  mint_area<2> sides_sweep3_cells, int steps_2, long long x_start,
                  long long y_start, const __grid_constant__ mint_each<int, 3> t_each)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*58;
    const long long y0_2 = y_start + (long long)blockIdx.y*55;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const u_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared);
    real (*const v_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 32768);
    auto *u = u_tile;
    auto *v = v_tile;
    const mint_stretch sides_sweep1_y = mint_in_tile(sides_sweep1_cells.first[1],
            sides_sweep1_cells.end[1], y0_2, 64);
    const mint_stretch sides_sweep1_x = mint_in_tile(sides_sweep1_cells.first[0],
            sides_sweep1_cells.end[0], x0, 64);
    const mint_stretch sides_sweep2_y = mint_in_tile(sides_sweep2_cells.first[1],
            sides_sweep2_cells.end[1], y0_2, 64);
    const mint_stretch sides_sweep2_x = mint_in_tile(sides_sweep2_cells.first[0],
            sides_sweep2_cells.end[0], x0, 64);
    const mint_stretch sides_sweep3_y = mint_in_tile(sides_sweep3_cells.first[1],
            sides_sweep3_cells.end[1], y0_2, 64);
    const mint_stretch sides_sweep3_x = mint_in_tile(sides_sweep3_cells.first[0],
            sides_sweep3_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch u_y = mint_in_tile(u_box.first[1], u_box.end[1], y0_2, 64);
        const mint_stretch u_x = mint_in_tile(u_box.first[0], u_box.end[0], x0, 64);
        for (int cy = u_y.first + ty; cy < u_y.end; cy += 16) {
            for (int cx = u_x.first + tx; cx < u_x.end; cx += 32)
                u_tile[cy][cx] = u_from[(y0_2+cy)*u_row+(x0+cx)];
        }
    }
    {
        const mint_stretch v_y = mint_in_tile(v_box.first[1], v_box.end[1], y0_2, 64);
        const mint_stretch v_x = mint_in_tile(v_box.first[0], v_box.end[0], x0, 64);
        for (int cy = v_y.first + ty; cy < v_y.end; cy += 16) {
            for (int cx = v_x.first + tx; cx < v_x.end; cx += 32)
                v_tile[cy][cx] = v_from[(y0_2+cy)*v_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 45.
            const mint_stretch level_y = mint_cut(sides_sweep1_y, 5 - 2*(steps_2 - 1 - step), 61
                    + (steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(sides_sweep1_x, 3 - (steps_2 - 1 - step), 61
                    + (steps_2 - 1 - step));
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    v[cy][cx] = (u[cy][cx-1] + u[cy][cx+1] + u[cy-1][cx] + u[cy+1][cx])/4;
            }
        }
        __syncthreads();
        {
            // The loops at line 49.
            const mint_stretch level_y_2 = mint_cut(sides_sweep2_y, 5 - 2*(steps_2 - 1 - step), 61
                    + (steps_2 - 1 - step));
            const mint_stretch level_x_2 = mint_cut(sides_sweep2_x, 3 - (steps_2 - 1 - step), 61
                    + (steps_2 - 1 - step));
            const int t = t_each.of[step];
            for (int cy = level_y_2.first + ty; cy < level_y_2.end; cy += 16) {
                for (int cx = level_x_2.first + tx; cx < level_x_2.end; cx += 32) {
                    const int x = (int)(x0 + cx);
                    v[cy][cx] = top_from[t*top_row+x];
                }
            }
        }
        __syncthreads();
        {
            // The loops at line 52.
            const mint_stretch level_y_3 = mint_cut(sides_sweep3_y, 6 - 2*(steps_2 - 1 - step), 61
                    + (steps_2 - 1 - step));
            const mint_stretch level_x_3 = mint_cut(sides_sweep3_x, 3 - (steps_2 - 1 - step), 61
                    + (steps_2 - 1 - step));
            for (int cy = level_y_3.first + ty; cy < level_y_3.end; cy += 16) {
                for (int cx = level_x_3.first + tx; cx < level_x_3.end; cx += 32)
                    v[cy][cx] = v[cy-1][cx];
            }
        }
        __syncthreads();
        mint_turn(u, v);
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_y_2 = {6, 61};
        const mint_stretch u_x_2 = {3, 61};
        for (int cy = u_y_2.first + ty; cy < u_y_2.end; cy += 16) {
            for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 32)
                if ((mint_in_span(sides_sweep1_y, cy) && mint_in_span(sides_sweep1_x, cx))
                        || (mint_in_span(sides_sweep2_y, cy) && mint_in_span(sides_sweep2_x, cx))
                        || (mint_in_span(sides_sweep3_y, cy) && mint_in_span(sides_sweep3_x, cx)))
                    u_to[(y0_2+cy)*u_row+(x0+cx)] = u_tile[cy][cx];
        }
    }
    if (v_to) {
        const mint_stretch v_y_2 = {6, 61};
        const mint_stretch v_x_2 = {3, 61};
        for (int cy = v_y_2.first + ty; cy < v_y_2.end; cy += 16) {
            for (int cx = v_x_2.first + tx; cx < v_x_2.end; cx += 32)
                if ((mint_in_span(sides_sweep1_y, cy) && mint_in_span(sides_sweep1_x, cx))
                        || (mint_in_span(sides_sweep2_y, cy) && mint_in_span(sides_sweep2_x, cx))
                        || (mint_in_span(sides_sweep3_y, cy) && mint_in_span(sides_sweep3_x, cx)))
                    v_to[(y0_2+cy)*v_row+(x0+cx)] = v_tile[cy][cx];
        }
    }
}

/* sides_sweep2 makes one step. */

/* sides_sweep3 makes one step. */

struct sides_sweep2_scalars {
    int t;
};
struct sides_sweep3_scalars {
    int h;
};
// Launches sides_chain1_tile for the oldest steps that wait. False: it cannot.
static bool sides_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const long long line1_0 = 0;
    const mint_area<2> cells1 = {{a.range(1)[0], line1_0}, {a.range(1)[0] + a.range(1)[1], line1_0
            + 1}};
    const long long line2_0 = (long long)a.scalars<sides_sweep3_scalars>(0, 2).h - 1;
    for (int step = 1; step < a.steps; step++)
        if ((long long)a.scalars<sides_sweep3_scalars>(step, 2).h - 1 != line2_0)
            return false;
    const mint_area<2> cells2 = {{a.range(2)[0], line2_0}, {a.range(2)[0] + a.range(2)[1], line2_0
            + 1}};
    const mint_area<2> all = mint_hull(mint_hull(cells0, cells1), cells2);
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x2, 0x3, 0x3};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, true))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[3];
    touched[0].add(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells2, mint_area<2>{{0, -1}, {0, 0}}));
    touched[1].add_sure(mint_around(cells2, mint_area<2>{{0, -1}, {0, 0}}));
    mint_area<2> loaded[3];
    if (!mint_may_load(a, 0, touched, {0, 1}, 2, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1, 0}, 2, false, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 58, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 55, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_each<int, 3> t_each = {};
    for (int step = 0; step < a.steps; step++)
        t_each.of[step] = a.scalars<sides_sweep2_scalars>(step, 1).t;
    mint_prepare_shared(a.site, "sides_chain1_tile", (const void *)sides_chain1_tile, 65536);
    mint_launching(a.site, "sides_chain1_tile");
    sides_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        (const real *)a.place(0, 2).read, a.place(0, 2).stride[0], cells0, cells1, cells2, a.steps,
        all.first[0] - 3, all.first[1] - 6, t_each);
    mint_launched(a.site, "sides_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned sides_chain1_twins[] = {0x0, 0x2, 0x3, 0x3};
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain sides_chain1 = {{"in.c", 43}, "sides_chain1", 3, 2, 1, 3, 3, 0x3, 0x0,
        sides_chain1_launch, sides_chain1_twins, {1, 0, 2}, {{2, 0x1, 0x2, 0, {0, 1}}, {2, 0x3, 0x2,
        0, {2, 1}}, {1, 0x1, 0x1, 1, {1}}}};

...
static void sides(int w, int h, int y0, int steps, real *u_cells, real *v_cells, real *top_cells)
{ real (*u)[w] = (__typeof__(u))u_cells; real (*v)[w] = (__typeof__(v))v_cells; real (*top)[w] = (__typeof__(top))top_cells; mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 37}, "u", &u[0][0], mint_extents(h, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 38}, "v", &v[0][0], mint_extents(h, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 39}, "top", &top[0][0], mint_extents(steps + 1, w), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region_2({"in.c", 40});
...
            {
                const mint_site site = {"in.c", 45};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)h - 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, w - 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real),
                            mint_extents(0, sizeof(u[0]) / sizeof(u[0][0])));
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real),
                            mint_extents(0, sizeof(v[0]) / sizeof(v[0][0])));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "y-y0-1..y-y0+1", y_begin - 1, y_begin + y_count},
                        {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                        {v_map, "v", 0, "y-y0", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch u_reads = {"u[y - y0][x - 1]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                    const mint_touch v_writes = {"v[y - y0][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "sides_sweep1", mint_ceil_div(x_count, 16),
                            mint_tiles(site, "y", y_count, 16, 2147417036));
                    mint_file(site, sides_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, &u_map, &v_map, x_count = x_count, y_count = y_count]() mutable {
                        mint_launching(site, "sides_sweep1");
                        sides_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                            (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                            (unsigned)x_count, (unsigned)y_count);
                        mint_launched(site, "sides_sweep1");
                    });
                }
                (void)y0; /* only kernels use them */
            }
            {
                const mint_site site = {"in.c", 49};
                const long long x_begin = 0, x_count = mint_trips(x_begin, w, 1);
                if (x_count > 0) {
                    mint_may_wait();
                    mint_mapping &top_map = mint_find(site, "top", &top[0][0], sizeof(real),
                            mint_extents(0, sizeof(top[0]) / sizeof(top[0][0])));
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real),
                            mint_extents(0, sizeof(v[0]) / sizeof(v[0][0])));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {top_map, "top", 0, "t", (long long)(t), (long long)(t)},
                        {top_map, "top", 1, "x", x_begin, x_begin + x_count - 1},
                        {v_map, "v", 0, "0", 0, 0},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{x_begin, x_count, 1}}};
                    const mint_touch top_reads = {"top[t][x]", {{(long long)(t), (long long)(t), {0}}, {0, 0,
                            {1}}}};
                    const mint_touch v_writes = {"v[0][x]", {{0, 0, {0}}, {0, 0, {1}}}};
                    mint_coincide_once(site, loops, top_map, "top", top_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "sides_sweep2", mint_ceil_div(x_count, 256));
                    mint_file(site, sides_chain1, 1, {&top_map, &v_map}, {x_begin, x_count},
                            sides_sweep2_scalars{(int)(t)},
                            [site, blocks, &top_map, &v_map, x_count = x_count, t = t]() mutable {
                        mint_launching(site, "sides_sweep2");
                        sides_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (real *)top_map.device, top_map.stride[0], (real *)v_map.device, v_map.stride[0], t,
                            (unsigned)x_count);
                        mint_launched(site, "sides_sweep2");
                    });
                }
            }
            {
                const mint_site site = {"in.c", 52};
                const long long x_begin = 0, x_count = mint_trips(x_begin, w, 1);
                if (x_count > 0) {
                    mint_may_wait();
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real),
                            mint_extents(0, sizeof(v[0]) / sizeof(v[0][0])));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {v_map, "v", 0, "h-2..h-1", (long long)(h) - 2, (long long)(h) - 1},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "sides_sweep3", mint_ceil_div(x_count, 256));
                    mint_file(site, sides_chain1, 2, {&v_map}, {x_begin, x_count},
                            sides_sweep3_scalars{(int)(h)},
                            [site, blocks, &v_map, x_count = x_count, h = h]() mutable {
                        mint_launching(site, "sides_sweep3");
                        sides_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (real *)v_map.device, v_map.stride[0], h, (unsigned)x_count);
                        mint_launched(site, "sides_sweep3");
                    });
                }
            }
            real (*last)[w] = (__typeof__(last))u;
            u = (__typeof__(u))v;
            v = (__typeof__(v))last;
...
    mint_copy_out({"in.c", 59}, "u", &u[0][0], mint_extents(h, w));
    mint_copy_out({"in.c", 60}, "v", &v[0][0], mint_extents(h, w));
...
    life(w, h, steps, (cell *)(cell (*)[w])now, (cell *)(cell (*)[w])next);
    sides(w, h, 5, steps, (real *)(real (*)[w])u, (real *)(real (*)[w])v, (real *)(real (*)[w])top);
