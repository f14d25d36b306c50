
...
/* spread_sweep1 makes one step. */

/* 3 steps of the loop at line 15.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
spread_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> u_t_2_grid,
                    long long u_t_2_grid_row, mint_each<real *, 1> u_t_2_to)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 3, 3, 0, 2> x_tile;
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
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const u_t_2_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real u_t_2_rows[4][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                    -mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(u_t_2_ring[slot % 4][warp], u_t_2_grid[1]
                    + (long long)plane*u_t_2_grid_row + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(u_t_2_rows[k][age], u_t_2_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(u_t_2_rows[0][0], u_t_2_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        real early[3][4];
        real early_2[3][4];
        real early_3[3][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real u_t_2_m1[4];
            mint_move<4>(&u_t_2_m1[0], u_t_2_rows[k][2]);
            if (!known.steady) {
                if (r - k < 2)
                    mint_move<4>(&u_t_2_m1[0], u_t_2_rows[k][1]);
            }
            real u_t_2_0[6];
            mint_move<4>(&u_t_2_0[1], u_t_2_rows[k][1]);
            mint_beside<1, 4, 1>(&u_t_2_0[1]);
            if (!known.inside)
                mint_stop_row<1, 4, 1, mint_both_ends>(&u_t_2_0[1], -x, gx.cells - x);
#pragma unroll
            for (int e = 0; e < 4; e++) {
                early[k][e] = u_t_2_m1[e];
                early_2[k][e] = u_t_2_0[e];
                early_3[k][e] = u_t_2_0[e + 2];
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real u_t_2_p1[4];
            mint_move<4>(&u_t_2_p1[0], u_t_2_rows[k][0]);
            if (!known.steady) {
                if (r - k >= planes)
                    mint_move<4>(&u_t_2_p1[0], u_t_2_rows[k][1]);
            }
#pragma unroll
            for (int e = 0; e < 4; e++)
                u_t_2_rows[k + 1][0][e] = (early[k][e] + u_t_2_p1[e] + early_2[k][e]
                        + early_3[k][e])/4;
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                            -mint_beyond(plane, planes, 0, 0));
                    mint_load_row<4>(u_t_2_rows[k + 1][0], u_t_2_grid[k % 2]
                            + (long long)plane*u_t_2_grid_row + x, exist);
                }
            }
        }
        if (from <= r - 3 && r - 3 < to)
            mint_store_row<4, false>(u_t_2_to[0] + (long long)(r - 3)*u_t_2_grid_row + x,
                    u_t_2_rows[3][0], store_low, store_high, known.packed);
    };
    const int end = to + 3; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 3, 0);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        while (r < end) {
            if (r >= 4) {
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

// Makes 3 steps of the loop in one launch.
static bool advance_spread_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    mint_each<real *, 2> u_t_2_grid;
    mint_each<real *, 1> u_t_2_to;
    const long long *u_t_2_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, u_t_2_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        u_t_2_grid.of[k] = (real *)place.read + range[2]*u_t_2_grid_stride[0]
                + range[0]*u_t_2_grid_stride[1];
    }
    u_t_2_to.of[0] = (real *)steps.place(2, 1).write + range[2]*u_t_2_grid_stride[0]
            + range[0]*u_t_2_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 3, 3, 0, 2>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "spread_chain1_march",
            (const void *)spread_chain1_march<true>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "spread_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(u_t_2_grid, u_t_2_grid_stride, 2, 16)
            && mint_all_aligned(u_t_2_to, u_t_2_grid_stride, 2, 16);
    const auto march = packed ? spread_chain1_march<true> : spread_chain1_march<false>;
    if (march != spread_chain1_march<true>)
        mint_prepare_shared(steps.site, "spread_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "spread_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, u_t_2_grid, u_t_2_grid_stride[0],
            u_t_2_to);
    mint_launched(steps.site, "spread_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain spread_chain1 = {{"in.c", 15}, "spread_chain1", 3, 3, 1, 2, 1, 0x3, 0x0,
        advance_spread_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 12});
        mint_inferred u_here({"in.c", 12}, "u", &u[0][0][0],
                mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0])
                / sizeof(u[0][0][0])), 0, mint_padded, mint_both);
...
            {
                const mint_site site = {"in.c", 17};
                const long long y_begin = 0, y_count = mint_trips(y_begin, 18, 1);
                const long long x_begin = 0, x_count = mint_trips(x_begin, 37, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &u_t_2_map = mint_slice(site, "u[t%2]",
                            mint_find(site, "u", &u[0][0][0], sizeof(real), mint_extents(0, 18, 37)), (t%2));
                    mint_mapping &u_t_1_2_map = mint_slice(site, "u[(t + 1)%2]",
                            mint_find(site, "u", &u[0][0][0], sizeof(real), mint_extents(0, 18, 37)),
                            ((t + 1)%2));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_t_2_map, "u[t%2]", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_t_2_map, "u[t%2]", 1, "x", x_begin, x_begin + x_count - 1},
                        {u_t_1_2_map, "u[(t + 1)%2]", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_t_1_2_map, "u[(t + 1)%2]", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch u_t_2_reads = {"u[t % 2][y > 0 ? y - 1 : 0][x]", {{y_begin, y_begin
                            + y_count - 1, {0, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch u_t_1_2_writes = {"u[(t + 1) % 2][y][x]", {{0, 0, {1, 0}}, {0, 0, {0,
                            1}}}};
                    const mint_touch u_t_2_reads_2 = {"u[t % 2][y][x > 0 ? x - 1 : 0]", {{0, 0, {1, 0}},
                            {x_begin, x_begin + x_count - 1, {0, 0}}}};
                    mint_distinct(site, loops, u_t_2_map, "u[t%2]", u_t_2_reads, u_t_1_2_map, "u[(t + 1)%2]",
                            u_t_1_2_writes);
                    mint_distinct(site, loops, u_t_2_map, "u[t%2]", u_t_2_reads_2, u_t_1_2_map, "u[(t + 1)%2]",
                            u_t_1_2_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "spread_sweep1",
                            mint_tiles(site, "x", x_count, 512, 2147481599),
                            mint_tiles(site, "y", y_count, 1, 2147417082));
                    mint_file(site, spread_chain1, 0, {&u_t_2_map, &u_t_1_2_map}, {x_begin, x_count, y_begin,
                            y_count}, mint_no_scalars(),
                            [site, blocks, &u_t_2_map, &u_t_1_2_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "spread_sweep1");
                        spread_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (real *)u_t_2_map.device, (int)u_t_2_map.stride[0], (real *)u_t_1_2_map.device,
                            (int)u_t_1_2_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(u_t_2_map, x_begin, 16) && mint_is_aligned(u_t_1_2_map, x_begin, 16));
                        mint_launched(site, "spread_sweep1");
                    });
                }
            }
...
/* guarded_sweep1 makes one step. */

/* Up to 3 steps of these loops at a time:
 * line 32: guarded_sweep1
 * A block loads 64x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 61x58x1 cells. */
static __global__ void __launch_bounds__(512)
guarded_chain1_tile(const real *__restrict__ v_now_from, real *v_now_to, int v_now_row,
                    mint_area<2> v_now_box, const real *__restrict__ v_next_from, real *v_next_to,
                    int v_next_row, mint_area<2> v_next_box, mint_area<2> guarded_sweep1_cells,
                    int steps_2, long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*61;
    const long long y0 = y_start + (long long)blockIdx.y*58;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const v_now_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared);
    real (*const v_next_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 32768);
    auto *v_now = v_now_tile;
    auto *v_next = v_next_tile;
    const mint_stretch guarded_sweep1_y = mint_in_tile(guarded_sweep1_cells.first[1],
            guarded_sweep1_cells.end[1], y0, 64);
    const mint_stretch guarded_sweep1_x = mint_in_tile(guarded_sweep1_cells.first[0],
            guarded_sweep1_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch v_now_y = mint_in_tile(v_now_box.first[1], v_now_box.end[1], y0, 64);
        const mint_stretch v_now_x = mint_in_tile(v_now_box.first[0], v_now_box.end[0], x0, 64);
        for (int cy = v_now_y.first + ty; cy < v_now_y.end; cy += 16) {
            for (int cx = v_now_x.first + tx; cx < v_now_x.end; cx += 32)
                v_now_tile[cy][cx] = v_now_from[(y0+cy)*v_now_row+(x0+cx)];
        }
    }
    {
        const mint_stretch v_next_y = mint_in_tile(v_next_box.first[1], v_next_box.end[1], y0, 64);
        const mint_stretch v_next_x = mint_in_tile(v_next_box.first[0], v_next_box.end[0], x0, 64);
        for (int cy = v_next_y.first + ty; cy < v_next_y.end; cy += 16) {
            for (int cx = v_next_x.first + tx; cx < v_next_x.end; cx += 32)
                v_next_tile[cy][cx] = v_next_from[(y0+cy)*v_next_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 32.
            const mint_stretch level_y = mint_cut(guarded_sweep1_y, 3 - (steps_2 - 1 - step), 61
                    + (steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(guarded_sweep1_x, 3 - (steps_2 - 1 - step), 64);
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32) {
                    const int x = (int)(x0 + cx);
                    if (x%5 != 2)
                        v_next[cy][cx] = (v_now[mint_not_below(cy-1, guarded_sweep1_y.first)][cx]
                                - v_now[mint_not_above(cy+1, guarded_sweep1_y.end-1)][cx]
                                + v_now[cy][mint_not_below(cx-1, guarded_sweep1_x.first)]
                                + v_now[cy][cx])/4;
                }
            }
        }
        __syncthreads();
        mint_turn(v_now, v_next);
    }
    // Commit the tile.
    if (v_now_to) {
        const mint_stretch v_now_y_2 = mint_cut(guarded_sweep1_y, 3, 61);
        const mint_stretch v_now_x_2 = mint_cut(guarded_sweep1_x, 3, 64);
        for (int cy = v_now_y_2.first + ty; cy < v_now_y_2.end; cy += 16) {
            for (int cx = v_now_x_2.first + tx; cx < v_now_x_2.end; cx += 32)
                v_now_to[(y0+cy)*v_now_row+(x0+cx)] = v_now_tile[cy][cx];
        }
    }
    if (v_next_to) {
        const mint_stretch v_next_y_2 = mint_cut(guarded_sweep1_y, 3, 61);
        const mint_stretch v_next_x_2 = mint_cut(guarded_sweep1_x, 3, 64);
        for (int cy = v_next_y_2.first + ty; cy < v_next_y_2.end; cy += 16) {
            for (int cx = v_next_x_2.first + tx; cx < v_next_x_2.end; cx += 32)
                v_next_to[(y0+cy)*v_next_row+(x0+cx)] = v_next_tile[cy][cx];
        }
    }
}

// Launches guarded_chain1_tile for the oldest steps that wait. False: it cannot.
static bool guarded_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> all = cells0;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x2, 0x3, 0x3};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, true))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[2];
    touched[0].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    mint_area<2> loaded[2];
    if (!mint_may_load(a, 0, touched, {0, 1}, 2, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1, 0}, 2, false, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 61, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 58, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "guarded_chain1_tile", (const void *)guarded_chain1_tile, 65536);
    mint_launching(a.site, "guarded_chain1_tile");
    guarded_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        (int)a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, (int)a.place(0, 1).stride[0],
        loaded[1], cells0, a.steps, all.first[0] - 3, all.first[1] - 3);
    mint_launched(a.site, "guarded_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned guarded_chain1_twins[] = {0x0, 0x2, 0x3, 0x3};
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain guarded_chain1 = {{"in.c", 29}, "guarded_chain1", 3, 2, 0, 2, 1, 0x3, 0x0,
        guarded_chain1_launch, guarded_chain1_twins, {1, 0}, {{2, 0x3, 0x2, 2, {0, 1}}}};

...
    /* #pragma mint parallel */
    { mint_region region_2({"in.c", 26});
        mint_inferred v_here({"in.c", 26}, "v", &v[0][0][0],
                mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0]), sizeof(v[0][0])
                / sizeof(v[0][0][0])), 0, mint_padded, mint_both);
...
            {
                const mint_site site = {"in.c", 32};
                const long long y_begin = 2, y_count = mint_trips(y_begin, 18 - 1, 1);
                const long long x_begin = 0, x_count = mint_trips(x_begin, 37, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &v_now_map = mint_slice(site, "v[now]",
                            mint_find(site, "v", &v[0][0][0], sizeof(real), mint_extents(0, 18, 37)), now);
                    mint_mapping &v_next_map = mint_slice(site, "v[next]",
                            mint_find(site, "v", &v[0][0][0], sizeof(real), mint_extents(0, 18, 37)), next);
                    mint_reach_or_dense(site, v_now_map, 0, y_begin, y_begin + y_count - 1);
                    mint_reach_or_dense(site, v_now_map, 1, x_begin, x_begin + x_count - 1);
                    mint_reach_or_dense(site, v_next_map, 0, y_begin, y_begin + y_count - 1);
                    mint_reach_or_dense(site, v_next_map, 1, x_begin, x_begin + x_count - 1);
                    static const mint_checked v_next_checked[] = {
                        {{"in.c", 36}, "v[next]", "v[next][y][x]", -1},
                    };
                    static const mint_checked v_now_checked[] = {
                        {{"in.c", 36}, "v[now]", "v[now][up][x]", -1},
                        {{"in.c", 36}, "v[now]", "v[now][down][x]", -1},
                        {{"in.c", 36}, "v[now]", "v[now][y][left]", -1},
                        {{"in.c", 36}, "v[now]", "v[now][y][x]", -1},
                    };
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch v_now_reads = {"v[now][up][x]", {{y_begin, y_begin + y_count - 1, {0, 0}},
                            {0, 0, {0, 1}}}};
                    const mint_touch v_next_writes = {"v[next][y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch v_now_reads_2 = {"v[now][y][left]", {{0, 0, {1, 0}}, {x_begin, x_begin
                            + x_count - 1, {0, 0}}}};
                    const mint_touch v_now_reads_3 = {"v[now][y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, v_now_map, "v[now]", v_now_reads, v_next_map, "v[next]",
                            v_next_writes);
                    mint_distinct(site, loops, v_now_map, "v[now]", v_now_reads_2, v_next_map, "v[next]",
                            v_next_writes);
                    mint_distinct(site, loops, v_now_map, "v[now]", v_now_reads_3, v_next_map, "v[next]",
                            v_next_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "guarded_sweep1",
                            mint_tiles(site, "x", x_count, 512, 2147481599),
                            mint_tiles(site, "y", y_count, 1, 2147417080));
                    // Launches of single steps hold accesses to the extents of the arrays.
                    const mint_alone alone = {mint_stays_inside(v_now_map, 0, y_begin, y_begin + y_count - 1)
                            && mint_stays_inside(v_now_map, 1, x_begin, x_begin + x_count - 1)
                            && mint_stays_inside(v_next_map, 0, y_begin, y_begin + y_count - 1)
                            && mint_stays_inside(v_next_map, 1, x_begin, x_begin + x_count - 1) ? 0 : 2, {}};
                    mint_file(site, guarded_chain1, 0, {&v_now_map, &v_next_map}, {x_begin, x_count, y_begin,
                            y_count}, mint_no_scalars(),
                            [site, blocks, &v_now_map, &v_next_map, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "guarded_sweep1");
                        guarded_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (real *)v_now_map.device, (int)v_now_map.stride[0], (real *)v_next_map.device,
                            (int)v_next_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                            mint_elements(site, v_next_map, v_next_map.device, v_next_checked),
                            mint_elements(site, v_now_map, v_now_map.device, v_now_checked));
                        mint_launched(site, "guarded_sweep1");
                    }, alone);
                }
            }
