
...
/* react_sweep1 makes one step. */

/* Up to 3 steps of these loops at a time:
 * line 18: react_sweep1
 * A block loads 64x32x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 58x26x1 cells. */
static __global__ void __launch_bounds__(512)
react_chain1_tile(const real *__restrict__ u_from, real *u_to, long long u_row, mint_area<2> u_box,
                  const real *__restrict__ v_from, real *v_to, long long v_row, mint_area<2> v_box,
                  const real *__restrict__ a_from, real *a_to, long long a_row, mint_area<2> a_box,
                  const real *__restrict__ b_from, real *b_to, long long b_row, mint_area<2> b_box,
                  mint_area<2> react_sweep1_cells, int steps_2, long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*58;
    const long long y0 = y_start + (long long)blockIdx.y*26;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const u_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared);
    real (*const v_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 16384);
    real (*const a_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 32768);
    real (*const b_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 49152);
    auto *u = u_tile;
    auto *v = v_tile;
    auto *a = a_tile;
    auto *b = b_tile;
    const mint_stretch react_sweep1_y = mint_in_tile(react_sweep1_cells.first[1],
            react_sweep1_cells.end[1], y0, 32);
    const mint_stretch react_sweep1_x = mint_in_tile(react_sweep1_cells.first[0],
            react_sweep1_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch u_y = {0, 32};
        const mint_stretch u_x = {0, 64};
        for (int cy = u_y.first + ty; cy < u_y.end; cy += 16) {
            for (int cx = u_x.first + tx; cx < u_x.end; cx += 32)
                u_tile[cy][cx] = u_from[mint_in_ring(y0+cy,
                        react_sweep1_cells.end[1])*u_row+mint_in_ring(x0+cx,
                        react_sweep1_cells.end[0])];
        }
    }
    {
        const mint_stretch v_y = {0, 32};
        const mint_stretch v_x = {0, 64};
        for (int cy = v_y.first + ty; cy < v_y.end; cy += 16) {
            for (int cx = v_x.first + tx; cx < v_x.end; cx += 32)
                v_tile[cy][cx] = v_from[mint_in_ring(y0+cy,
                        react_sweep1_cells.end[1])*v_row+mint_in_ring(x0+cx,
                        react_sweep1_cells.end[0])];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 18.
            const mint_stretch level_y = {3 - (steps_2 - 1 - step), 29 + (steps_2 - 1 - step)};
            const mint_stretch level_x = {3 - (steps_2 - 1 - step), 61 + (steps_2 - 1 - step)};
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32) {
                    real fed = u[cy][cx]*v[cy][cx]*v[cy][cx];
                    a[cy][cx] = (u[cy][cx-1] + u[cy][cx+1] + u[cy-1][cx] + u[cy+1][cx])/4 - fed;
                    b[cy][cx] = (v[cy][cx-1] + v[cy][cx+1] + v[cy-1][cx] + v[cy+1][cx])/4 + fed;
                }
            }
        }
        __syncthreads();
        mint_turn(u, a);
        mint_turn(v, b);
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_y_2 = mint_cut(react_sweep1_y, 3, 29);
        const mint_stretch u_x_2 = mint_cut(react_sweep1_x, 3, 61);
        for (int cy = u_y_2.first + ty; cy < u_y_2.end; cy += 16) {
            for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 32)
                u_to[(y0+cy)*u_row+(x0+cx)] = u_tile[cy][cx];
        }
    }
    if (v_to) {
        const mint_stretch v_y_2 = mint_cut(react_sweep1_y, 3, 29);
        const mint_stretch v_x_2 = mint_cut(react_sweep1_x, 3, 61);
        for (int cy = v_y_2.first + ty; cy < v_y_2.end; cy += 16) {
            for (int cx = v_x_2.first + tx; cx < v_x_2.end; cx += 32)
                v_to[(y0+cy)*v_row+(x0+cx)] = v_tile[cy][cx];
        }
    }
    if (a_to) {
        const mint_stretch a_y = mint_cut(react_sweep1_y, 3, 29);
        const mint_stretch a_x = mint_cut(react_sweep1_x, 3, 61);
        for (int cy = a_y.first + ty; cy < a_y.end; cy += 16) {
            for (int cx = a_x.first + tx; cx < a_x.end; cx += 32)
                a_to[(y0+cy)*a_row+(x0+cx)] = a_tile[cy][cx];
        }
    }
    if (b_to) {
        const mint_stretch b_y = mint_cut(react_sweep1_y, 3, 29);
        const mint_stretch b_x = mint_cut(react_sweep1_x, 3, 61);
        for (int cy = b_y.first + ty; cy < b_y.end; cy += 16) {
            for (int cx = b_x.first + tx; cx < b_x.end; cx += 32)
                b_to[(y0+cy)*b_row+(x0+cx)] = b_tile[cy][cx];
        }
    }
}

// Launches react_chain1_tile for the oldest steps that wait. False: it cannot.
static bool react_chain1_launch(const mint_advance &a)
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
    static const unsigned stored_after[] = {0x0, 0xc, 0x3, 0xc};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 2, stored >> 2 & 1, false))
        return false;
    if (!mint_writes_as_planned(a, 3, stored >> 3 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[4];
    touched[0].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[2].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[2].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[3].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[3].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    mint_area<2> loaded[4];
    if (!mint_may_load(a, 0, touched, {0, 2}, 2, true, loaded[0]))
        return false;
    if (loaded[0].first[0] > 0 || loaded[0].end[0] < cells0.end[0])
        return false;
    if (loaded[0].first[1] > 0 || loaded[0].end[1] < cells0.end[1])
        return false;
    if (!mint_may_load(a, 1, touched, {1, 3}, 2, true, loaded[1]))
        return false;
    if (loaded[1].first[0] > 0 || loaded[1].end[0] < cells0.end[0])
        return false;
    if (loaded[1].first[1] > 0 || loaded[1].end[1] < cells0.end[1])
        return false;
    if (!mint_may_load(a, 2, touched, {2, 0}, 2, true, loaded[2]))
        return false;
    if (loaded[2].first[0] > 0 || loaded[2].end[0] < cells0.end[0])
        return false;
    if (loaded[2].first[1] > 0 || loaded[2].end[1] < cells0.end[1])
        return false;
    if (!mint_may_load(a, 3, touched, {3, 1}, 2, true, loaded[3]))
        return false;
    if (loaded[3].first[0] > 0 || loaded[3].end[0] < cells0.end[0])
        return false;
    if (loaded[3].first[1] > 0 || loaded[3].end[1] < cells0.end[1])
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 58, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 26, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "react_chain1_tile", (const void *)react_chain1_tile, 65536);
    mint_launching(a.site, "react_chain1_tile");
    react_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        (const real *)a.place(0, 2).read, stored >> 2 & 1 ? (real *)a.place(0, 2).write : nullptr,
        a.place(0, 2).stride[0], loaded[2], (const real *)a.place(0, 3).read,
        stored >> 3 & 1 ? (real *)a.place(0, 3).write : nullptr, a.place(0, 3).stride[0], loaded[3],
        cells0, a.steps, all.first[0] - 3, all.first[1] - 3);
    mint_launched(a.site, "react_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned react_chain1_twins[] = {0x0, 0x0, 0x3, 0x0};
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain react_chain1 = {{"in.c", 17}, "react_chain1", 3, 2, 1, 4, 1, 0xf, 0x0,
        react_chain1_launch, react_chain1_twins, {2, 3, 0, 1}, {{4, 0x3, 0xc, 1, {0, 1, 2, 3}}}};

...
    {
        const mint_site site = {"in.c", 18};
        const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
        const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
        if (y_count > 0 && x_count > 0) {
            mint_may_wait();
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)nx);
            mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)nx);
            mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real), (long long)nx);
            mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real), (long long)nx);
            mint_reach_view(site, u_map, "u", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                    + x_count - 1}}, "y][x", true);
            mint_reach_view(site, v_map, "v", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                    + x_count - 1}}, "y][x", true);
            mint_reach_view(site, a_map, "a", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                    + x_count - 1}}, "y][x", true);
            mint_reach_view(site, b_map, "b", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                    + x_count - 1}}, "y][x", true);
            u_map.settle();
            v_map.settle();
            a_map.settle();
            b_map.settle();
            const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
            const mint_touch u_reads = {"u[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const mint_touch a_writes = {"a[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const mint_touch u_reads_2 = {"u[y * nx + left]", {{0, 0, {1, 0}}, {x_begin, x_begin
                    + x_count - 1, {0, 0}}}};
            const mint_touch u_reads_3 = {"u[up * nx + x]", {{y_begin, y_begin + y_count - 1, {0, 0}},
                    {0, 0, {0, 1}}}};
            const mint_touch b_writes = {"b[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const mint_touch v_reads = {"v[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const mint_touch v_reads_2 = {"v[y * nx + left]", {{0, 0, {1, 0}}, {x_begin, x_begin
                    + x_count - 1, {0, 0}}}};
            const mint_touch v_reads_3 = {"v[up * nx + x]", {{y_begin, y_begin + y_count - 1, {0, 0}},
                    {0, 0, {0, 1}}}};
            mint_distinct(site, loops, u_map, "u", u_reads, a_map, "a", a_writes);
            mint_distinct(site, loops, u_map, "u", u_reads_2, a_map, "a", a_writes);
            mint_distinct(site, loops, u_map, "u", u_reads_3, a_map, "a", a_writes);
            mint_distinct(site, loops, u_map, "u", u_reads, b_map, "b", b_writes);
            mint_distinct(site, loops, u_map, "u", u_reads_2, b_map, "b", b_writes);
            mint_distinct(site, loops, u_map, "u", u_reads_3, b_map, "b", b_writes);
            mint_distinct(site, loops, v_map, "v", v_reads, a_map, "a", a_writes);
            mint_distinct(site, loops, v_map, "v", v_reads_2, a_map, "a", a_writes);
            mint_distinct(site, loops, v_map, "v", v_reads_3, a_map, "a", a_writes);
            mint_distinct(site, loops, v_map, "v", v_reads, b_map, "b", b_writes);
            mint_distinct(site, loops, v_map, "v", v_reads_2, b_map, "b", b_writes);
            mint_distinct(site, loops, v_map, "v", v_reads_3, b_map, "b", b_writes);
            mint_coincide(site, loops, a_map, "a", a_writes, b_map, "b", b_writes);
            const bool a_apart = mint_once(a_map);
            mint_apart(site, a_apart
                    || !mint_meet(loops, a_map, a_writes, a_map, a_writes, mint_elsewhere),
                    "a[y * nx + x]", "a[y * nx + x]");
            const bool b_apart = mint_once(b_map);
            mint_apart(site, b_apart
                    || !mint_meet(loops, b_map, b_writes, b_map, b_writes, mint_elsewhere),
                    "b[y * nx + x]", "b[y * nx + x]");
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "react_sweep1",
                    mint_tiles(site, "x", x_count, 32, 2147482559),
                    mint_tiles(site, "y", y_count, 8, 2147417061));
            mint_file(site, react_chain1, 0, {mint_reading(loops, u_map, u_reads, u_reads_2, u_reads_3),
                    mint_reading(loops, v_map, v_reads, v_reads_2, v_reads_3),
                    mint_writing(loops, a_map, a_writes), mint_writing(loops, b_map, b_writes)},
                    {x_begin, x_count, y_begin, y_count}, mint_no_scalars(),
                    [site, blocks, u_map, v_map, a_map, b_map, x_begin = x_begin, x_count = x_count,
                            y_count = y_count, ny = ny, nx = nx]() mutable {
                u_map.find_again();
                v_map.find_again();
                a_map.find_again();
                b_map.find_again();
                mint_launching(site, "react_sweep1");
                react_sweep1<<<blocks, dim3(32, 8), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                    (real *)a_map.device, a_map.stride[0], (real *)b_map.device, b_map.stride[0], ny,
                    nx, (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(a_map, x_begin, 8) && mint_is_aligned(b_map, x_begin, 8));
                mint_launched(site, "react_sweep1");
            });
        }
        (void)wrap; /* only kernels use them */
    }
...
/* waves_sweep1 makes one step. */

/* Up to 3 steps of these loops at a time:
 * line 41: waves_sweep1
 * A warp holds 256 cells of each array in registers and commits 248 of them. */
static __global__ void __launch_bounds__(128)
waves_chain1_strip(const real *__restrict__ now_from, real *now_to, mint_area<1> now_box,
                   const real *__restrict__ past_from, real *past_to, mint_area<1> past_box,
                   const real *__restrict__ next_from, real *next_to, mint_area<1> next_box,
                   mint_area<1> waves_sweep1_cells, int steps_2, long long x_start)
{
    const int lane = threadIdx.x % 32;
    const long long x0 = mint_strip_at<4>(x_start, (long long)blockIdx.x*4 + threadIdx.x / 32, 248);
    const long long first = x0 + lane*8;
    const mint_stretch waves_sweep1_x = mint_in_tile(waves_sweep1_cells.first[0],
            waves_sweep1_cells.end[0], x0, 256);
    const bool inside = waves_sweep1_x.first == 0 && waves_sweep1_x.end == 256;
    // Load the strip and its ghost zone.
    real now[8];
    const mint_stretch now_x = mint_in_tile(now_box.first[0], now_box.end[0], x0, 256);
    mint_load_strip<8>(now, now_from + first, now_x.first - lane*8, now_x.end - lane*8);
    real past[8];
    const mint_stretch past_x = mint_in_tile(past_box.first[0], past_box.end[0], x0, 256);
    mint_load_strip<8>(past, past_from + first, past_x.first - lane*8, past_x.end - lane*8);
    real next[8];
    const mint_stretch next_x = mint_in_tile(next_box.first[0], next_box.end[0], x0, 256);
#pragma unroll
    for (int e = 0; e < 8; e++) {
        const int cx = lane*8 + e;
        next[e] = 0;
        if (!mint_in_span(waves_sweep1_x, cx) && mint_in_span(next_x, cx))
            next[e] = next_from[x0+cx];
    }
    auto run = [&](auto known) {
        for (int step = 0; step < steps_2; ++step) {
            {
                // The loops at line 41.
                real now_near[10];
                mint_move<8>(&now_near[1], now);
                mint_beside<1, 8, 1>(&now_near[1]);
#pragma unroll
                for (int e = 0; e < 8; e++) {
                    const int cx = lane*8 + e;
                    if (known.inside || mint_in_span(waves_sweep1_x, cx))
                        next[e] = now_near[e] + now_near[e + 2] - past[e];
                }
            }
            mint_turn_strips<8>(now, next, past);
        }
    };
    if (inside)
        run(mint_strip_cells<true>());
    else
        run(mint_strip_cells<false>());
    // Commit the strip. Names have the storages again that they began with.
    for (int step = steps_2 % 3; step % 3 != 0; ++step)
        mint_turn_strips<8>(now, next, past);
    if (now_to) {
        const mint_stretch now_x_2 = mint_cut(waves_sweep1_x, 4, 252);
        mint_store_strip<8>(now_to + first, now, now_x_2.first - lane*8, now_x_2.end - lane*8);
    }
    if (past_to) {
        const mint_stretch past_x_2 = mint_cut(waves_sweep1_x, 4, 252);
        mint_store_strip<8>(past_to + first, past, past_x_2.first - lane*8, past_x_2.end - lane*8);
    }
    if (next_to) {
        const mint_stretch next_x_2 = mint_cut(waves_sweep1_x, 4, 252);
        mint_store_strip<8>(next_to + first, next, next_x_2.first - lane*8, next_x_2.end - lane*8);
    }
}

// Launches waves_chain1_strip for the oldest steps that wait. False: it cannot.
static bool waves_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<1> cells0 = {{a.range(0)[0]}, {a.range(0)[0] + a.range(0)[1]}};
    const mint_area<1> all = cells0;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x4, 0x6, 0x3};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 2, stored >> 2 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<1> touched[3];
    touched[0].add(mint_around(cells0, mint_area<1>{{-1}, {1}}));
    touched[0].add_sure(mint_around(cells0, mint_area<1>{{-1}, {1}}));
    touched[1].add(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[2].add(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[2].add_sure(mint_around(cells0, mint_area<1>{{0}, {0}}));
    mint_area<1> loaded[3];
    if (!mint_may_load(a, 0, touched, {0, 1, 2}, 3, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1, 2, 0}, 3, false, loaded[1]))
        return false;
    if (!mint_may_load(a, 2, touched, {2, 0, 1}, 3, false, loaded[2]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 989, INT_MAX);
    if (blocks_x == 0)
        return false;
    mint_launching(a.site, "waves_chain1_strip");
    waves_chain1_strip<<<dim3(blocks_x), dim3(128, 1, 1), 0, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, loaded[1],
        (const real *)a.place(0, 2).read, stored >> 2 & 1 ? (real *)a.place(0, 2).write : nullptr,
        loaded[2], cells0, a.steps, all.first[0] - 4);
    mint_launched(a.site, "waves_chain1_strip");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned waves_chain1_twins[] = {0x0, 0x0, 0x2, 0x3};
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain waves_chain1 = {{"in.c", 38}, "waves_chain1", 3, 2, 1, 3, 1, 0x7, 0x0,
        waves_chain1_launch, waves_chain1_twins, {2, 0, 1}, {{3, 0x3, 0x4, 2, {0, 1, 2}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 36}, "levels", &levels[0], mint_extents(3 * n), 0, mint_padded, mint_scoped);
...
        {
            const mint_site site = {"in.c", 41};
            const long long x_begin = 1, x_count = mint_trips(x_begin, n - 1, 1);
            if (x_count > 0) {
                mint_may_wait();
                mint_view now_map = mint_find_view(site, "now", &now[0], sizeof(real));
                mint_view past_map = mint_find_view(site, "past", &past[0], sizeof(real));
                mint_view next_map = mint_find_view(site, "next", &next[0], sizeof(real));
                mint_reach_view(site, now_map, "now", {{x_begin - 1}, {x_begin + x_count}}, "x-1..x+1",
                        true);
                mint_reach_view(site, past_map, "past", {{x_begin}, {x_begin + x_count - 1}}, "x", true);
                mint_reach_view(site, next_map, "next", {{x_begin}, {x_begin + x_count - 1}}, "x", true);
                now_map.settle();
                past_map.settle();
                next_map.settle();
                const mint_nest loops = {{{x_begin, x_count, 1}}};
                const mint_touch now_reads = {"now[x - 1]", {{-1, 1, {1}, 2}}};
                const mint_touch next_writes = {"next[x]", {{0, 0, {1}}}};
                const mint_touch past_reads = {"past[x]", {{0, 0, {1}}}};
                mint_distinct(site, loops, now_map, "now", now_reads, next_map, "next", next_writes);
                mint_coincide(site, loops, past_map, "past", past_reads, next_map, "next", next_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "waves_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366));
                mint_file(site, waves_chain1, 0, {mint_reading(loops, now_map, now_reads),
                        mint_reading(loops, past_map, past_reads),
                        mint_writing(loops, next_map, next_writes)}, {x_begin, x_count}, mint_no_scalars(),
                        [site, blocks, now_map, past_map, next_map, x_begin = x_begin,
                                x_count = x_count]() mutable {
                    now_map.find_again();
                    past_map.find_again();
                    next_map.find_again();
                    mint_launching(site, "waves_sweep1");
                    waves_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)now_map.device, (real *)past_map.device, (real *)next_map.device,
                        (unsigned)x_count,
                        mint_is_aligned(now_map, x_begin, 16) && mint_is_aligned(past_map, x_begin, 8) && mint_is_aligned(next_map, x_begin, 8));
                    mint_launched(site, "waves_sweep1");
                });
            }
        }
...
    mint_copy_out({"in.c", 44}, "levels", &levels[0], mint_extents(3 * n));
...
{ mint_scope mappings_2;
...
    mint_copy_in(mappings_2, {"in.c", 67}, "u", &u[0], mint_extents(f.ny, f.nx), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 68}, "v", &v[0], mint_extents(f.ny, f.nx), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 69}, "next_u", &next_u[0], mint_extents(f.ny, f.nx), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 70}, "next_v", &next_v[0], mint_extents(f.ny, f.nx), 0, mint_padded, mint_scoped);
...
    mint_copy_out({"in.c", 76}, "u", &u[0], mint_extents(f.ny, f.nx));
    mint_copy_out({"in.c", 77}, "v", &v[0], mint_extents(f.ny, f.nx));
    mint_copy_out({"in.c", 78}, "next_u", &next_u[0], mint_extents(f.ny, f.nx));
    mint_copy_out({"in.c", 79}, "next_v", &next_v[0], mint_extents(f.ny, f.nx));
