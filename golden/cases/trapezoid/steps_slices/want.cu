
...
/* life_sweep1 makes one step. */

/* Up to 3 steps of these loops at a time:
 * line 19: life_sweep1
 * A block loads 128x96x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 122x90x1 cells. */
static __global__ void __launch_bounds__(512)
life_chain1_tile(const short *__restrict__ cells_now_from, short *cells_now_to, int cells_now_row,
                 mint_area<2> cells_now_box, const short *__restrict__ cells_next_from,
                 short *cells_next_to, int cells_next_row, mint_area<2> cells_next_box,
                 mint_area<2> life_sweep1_cells, int steps_2, long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*122;
    const long long y0 = y_start + (long long)blockIdx.y*90;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    short (*const cells_now_tile)[128] = reinterpret_cast<short (*)[128]>(mint_shared);
    short (*const cells_next_tile)[128] = reinterpret_cast<short (*)[128]>(mint_shared + 24576);
    auto *cells_now = cells_now_tile;
    auto *cells_next = cells_next_tile;
    const mint_stretch life_sweep1_y = mint_in_tile(life_sweep1_cells.first[1],
            life_sweep1_cells.end[1], y0, 96);
    const mint_stretch life_sweep1_x = mint_in_tile(life_sweep1_cells.first[0],
            life_sweep1_cells.end[0], x0, 128);
    // Load the tile and its ghost zone.
    {
        const mint_stretch cells_now_y = {0, 96};
        const mint_stretch cells_now_x = {0, 128};
        for (int cy = cells_now_y.first + ty; cy < cells_now_y.end; cy += 16) {
            for (int cx = cells_now_x.first + tx; cx < cells_now_x.end; cx += 32)
                cells_now_tile[cy][cx] = cells_now_from[mint_in_ring(y0+cy,
                        life_sweep1_cells.end[1])*cells_now_row+mint_in_ring(x0+cx,
                        life_sweep1_cells.end[0])];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 19.
            const mint_stretch level_y = {3 - (steps_2 - 1 - step), 93 + (steps_2 - 1 - step)};
            const mint_stretch level_x = {3 - (steps_2 - 1 - step), 125 + (steps_2 - 1 - step)};
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32) {
                    int alive = cells_now[cy][cx-1] + cells_now[cy][cx+1];
                    alive += cells_now[cy-1][cx] + cells_now[cy+1][cx] + cells_now[cy+1][cx-1];
                    cells_next[cy][cx] = alive == 3 || (alive == 2 && cells_now[cy][cx]);
                }
            }
        }
        __syncthreads();
        mint_turn(cells_now, cells_next);
    }
    // Commit the tile.
    if (cells_now_to) {
        const mint_stretch cells_now_y_2 = mint_cut(life_sweep1_y, 3, 93);
        const mint_stretch cells_now_x_2 = mint_cut(life_sweep1_x, 3, 125);
        for (int cy = cells_now_y_2.first + ty; cy < cells_now_y_2.end; cy += 16) {
            for (int cx = cells_now_x_2.first + tx; cx < cells_now_x_2.end; cx += 32)
                cells_now_to[(y0+cy)*cells_now_row+(x0+cx)] = cells_now_tile[cy][cx];
        }
    }
    if (cells_next_to) {
        const mint_stretch cells_next_y = mint_cut(life_sweep1_y, 3, 93);
        const mint_stretch cells_next_x = mint_cut(life_sweep1_x, 3, 125);
        for (int cy = cells_next_y.first + ty; cy < cells_next_y.end; cy += 16) {
            for (int cx = cells_next_x.first + tx; cx < cells_next_x.end; cx += 32)
                cells_next_to[(y0+cy)*cells_next_row+(x0+cx)] = cells_next_tile[cy][cx];
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
    life_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 49152, mint_stream()>>>(
        (const short *)a.place(0, 0).read, stored >> 0 & 1 ? (short *)a.place(0, 0).write : nullptr,
        (int)a.place(0, 0).stride[0], loaded[0], (const short *)a.place(0, 1).read,
        stored >> 1 & 1 ? (short *)a.place(0, 1).write : nullptr, (int)a.place(0, 1).stride[0],
        loaded[1], cells0, a.steps, all.first[0] - 3, all.first[1] - 3);
    mint_launched(a.site, "life_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned life_chain1_twins[] = {0x0, 0x0, 0x1, 0x0};
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain life_chain1 = {{"in.c", 16}, "life_chain1", 3, 2, 1, 2, 1, 0x3, 0x0,
        life_chain1_launch, life_chain1_twins, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 13});
        mint_inferred cells_here({"in.c", 13}, "cells", &cells[0][0][0],
                mint_extents(sizeof(cells) / sizeof(cells[0]), sizeof(cells[0]) / sizeof(cells[0][0]),
                sizeof(cells[0][0]) / sizeof(cells[0][0][0])), 0, mint_dense, mint_both);
...
            {
                const mint_site site = {"in.c", 19};
                const long long y_begin = 0, y_count = mint_trips(y_begin, 18, 1);
                const long long x_begin = 0, x_count = mint_trips(x_begin, 37, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &cells_now_map = mint_slice(site, "cells[now]",
                            mint_find(site, "cells", &cells[0][0][0], sizeof(short), mint_extents(0, 18, 37)),
                            now);
                    mint_mapping &cells_next_map = mint_slice(site, "cells[next]",
                            mint_find(site, "cells", &cells[0][0][0], sizeof(short), mint_extents(0, 18, 37)),
                            next);
                    mint_make_dense(site, cells_now_map);
                    mint_reach_or_dense(site, cells_now_map, 0, y_begin, y_begin + y_count - 1);
                    mint_reach_or_dense(site, cells_now_map, 1, x_begin, x_begin + x_count - 1);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {cells_now_map, "cells[now]", 0, "y", y_begin, y_begin + y_count - 1},
                        {cells_now_map, "cells[now]", 1, "left", x_begin, x_begin + x_count - 1},
                        {cells_next_map, "cells[next]", 0, "y", y_begin, y_begin + y_count - 1},
                        {cells_next_map, "cells[next]", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch cells_now_reads = {"cells[now][y][left]", {{0, 0, {1, 0}}, {x_begin,
                            x_begin + x_count - 1, {0, 0}}}};
                    const mint_touch cells_next_writes = {"cells[next][y][x]", {{0, 0, {1, 0}}, {0, 0, {0,
                            1}}}};
                    const mint_touch cells_now_reads_2 = {"cells[now][(y - 1 + NY) % NY][x]", {{y_begin, y_begin
                            + y_count - 1, {0, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch cells_now_reads_3 = {"cells[now][(y + 1) % NY][left]", {{y_begin, y_begin
                            + y_count - 1, {0, 0}}, {x_begin, x_begin + x_count - 1, {0, 0}}}};
                    const mint_touch cells_now_reads_4 = {"cells[now][y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, cells_now_map, "cells[now]", cells_now_reads, cells_next_map,
                            "cells[next]", cells_next_writes);
                    mint_distinct(site, loops, cells_now_map, "cells[now]", cells_now_reads_2, cells_next_map,
                            "cells[next]", cells_next_writes);
                    mint_distinct(site, loops, cells_now_map, "cells[now]", cells_now_reads_3, cells_next_map,
                            "cells[next]", cells_next_writes);
                    mint_distinct(site, loops, cells_now_map, "cells[now]", cells_now_reads_4, cells_next_map,
                            "cells[next]", cells_next_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "life_sweep1",
                            mint_tiles(site, "x", x_count, 1024, 2147480575),
                            mint_tiles(site, "y", y_count, 1, 2147417082));
                    mint_file(site, life_chain1, 0, {&cells_now_map, &cells_next_map}, {x_begin, x_count,
                            y_begin, y_count}, mint_no_scalars(),
                            [site, blocks, &cells_now_map, &cells_next_map, x_begin = x_begin,
                                    x_count = x_count, y_count = y_count]() mutable {
                        mint_launching(site, "life_sweep1");
                        life_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (short *)cells_now_map.device, (int)cells_now_map.stride[0],
                            (short *)cells_next_map.device, (int)cells_next_map.stride[0], (unsigned)x_count,
                            (unsigned)y_count, mint_is_aligned(cells_next_map, x_begin, 8));
                        mint_launched(site, "life_sweep1");
                    });
                }
            }
...
/* flow_sweep1 makes one step. */

/* 3 steps of the loop at line 34.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
flow_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> u_t_1_grid,
                  long long u_t_1_grid_row, mint_each<real *, 2> u_t_1_to, mint_border u_t_1_border,
                  mint_each<long long, 2> begin)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 3, 0, 4, 2> x_tile;
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
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, u_t_1_border.below[1],
            u_t_1_border.above[1], 0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in, of 2 versions
    real (*const u_t_1_ring)[4][4][128] = reinterpret_cast<real (*)[4][4][128]>(mint_shared);
    real u_t_1_rows[5][1][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, u_t_1_border.below[1],
                    u_t_1_border.above[1], 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, u_t_1_border.below[0], u_t_1_border.above[0]))
                    : known.inside ? ~0u : there;
            mint_start_row<4>(u_t_1_ring[0][slot % 4][warp], u_t_1_grid[0]
                    + (long long)plane*u_t_1_grid_row + x, exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, u_t_1_border.below[1],
                    u_t_1_border.above[1], 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, u_t_1_border.below[0], u_t_1_border.above[0]))
                    : known.inside ? ~0u : there;
            mint_start_row<4>(u_t_1_ring[1][slot % 4][warp], u_t_1_grid[1]
                    + (long long)plane*u_t_1_grid_row + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
        __pipeline_wait_prior(2);
        mint_take_row<4>(u_t_1_rows[0][0], u_t_1_ring[0][slot % 4][warp], lane);
        mint_take_row<4>(u_t_1_rows[1][0], u_t_1_ring[1][slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real u_t_1_0[5];
            mint_move<4>(&u_t_1_0[1], u_t_1_rows[k + 1][0]);
            mint_beside<1, 4, 0>(&u_t_1_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                u_t_1_rows[k + 2][0][e] = (int)(begin[1] + x + e)%5 != 2 ? u_t_1_0[e]/2
                        + u_t_1_rows[k + 1][0][e]/4 : u_t_1_rows[k][0][e];
            if (!known.inside)
                mint_keep_row<4>(u_t_1_rows[k + 2][0], u_t_1_rows[k][0], beyond);
            if (!known.steady) {
                const int plane = r;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells,
                            u_t_1_border.below[1], u_t_1_border.above[1], 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, u_t_1_border.below[0],
                            u_t_1_border.above[0]));
                    mint_load_row<4>(u_t_1_rows[k + 2][0], u_t_1_grid[k % 2]
                            + (long long)plane*u_t_1_grid_row + x, exist);
                }
            }
        }
        if (from <= r - 0 && r - 0 < to)
            mint_store_row<4, known.inside>(u_t_1_to[0] + (long long)(r - 0)*u_t_1_grid_row + x,
                    u_t_1_rows[4][0], store_low, store_high, known.packed);
        if (from <= r - 0 && r - 0 < to)
            mint_store_row<4, known.inside>(u_t_1_to[1] + (long long)(r - 0)*u_t_1_grid_row + x,
                    u_t_1_rows[3][0], store_low, store_high, known.packed);
    };
    const int end = to + 0; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from, 0);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        while (r < end) {
            if (r >= 0) {
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
static bool advance_flow_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    mint_each<real *, 2> u_t_1_grid;
    mint_each<real *, 2> u_t_1_to;
    const long long *u_t_1_grid_stride = steps.place(0, 1).stride;
    mint_border u_t_1_border = {{0, 1, 0}, {0, 0, 0}}; // cells around the range that exist
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, u_t_1_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        if (!mint_cut_border<2>(steps, steps.storage(k, 1), {{0, 0, 0}, {0, 0, 0}}, false,
                u_t_1_border))
            return false;
        if (!mint_stores_own<2>(steps, steps.storage(k, 1), false))
            return false; // some of the range may be no cell of it
        u_t_1_grid.of[k] = (real *)place.read + range[2]*u_t_1_grid_stride[0]
                + range[0]*u_t_1_grid_stride[1];
    }
    u_t_1_to.of[0] = (real *)steps.place(2, 1).write + range[2]*u_t_1_grid_stride[0]
            + range[0]*u_t_1_grid_stride[1];
    u_t_1_to.of[1] = (real *)steps.place(1, 1).write + range[2]*u_t_1_grid_stride[0]
            + range[0]*u_t_1_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 3, 0, 4, 2>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "flow_chain1_march",
            (const void *)flow_chain1_march<true>, 128, 32768);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 0, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "flow_chain1_march",
            mint_ceil_div(division.units(), 4));
    const mint_each<long long, 2> begin = {{range[2], range[0]}};
    const bool packed = mint_all_aligned(u_t_1_grid, u_t_1_grid_stride, 2, 16)
            && mint_all_aligned(u_t_1_to, u_t_1_grid_stride, 2, 16);
    const auto march = packed ? flow_chain1_march<true> : flow_chain1_march<false>;
    if (march != flow_chain1_march<true>)
        mint_prepare_shared(steps.site, "flow_chain1_march", (const void *)march, 32768);
    mint_launching(steps.site, "flow_chain1_march");
    march<<<blocks, 128, 32768, mint_stream()>>>(gx, division, u_t_1_grid, u_t_1_grid_stride[0],
            u_t_1_to, u_t_1_border, begin);
    mint_launched(steps.site, "flow_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain flow_chain1 = {{"in.c", 34}, "flow_chain1", 3, 3, 0, 2, 1, 0x3, 0x0,
        advance_flow_chain1, nullptr, {1, 0}, {{2, 0x3, 0x2, 2, {0, 1}}}};

...
    /* #pragma mint parallel */
    { mint_region region_2({"in.c", 31});
        mint_inferred u_here({"in.c", 31}, "u", &u[0][0][0],
                mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0])
                / sizeof(u[0][0][0])), 1, mint_padded, mint_both);
...
            {
                const mint_site site = {"in.c", 36};
                const long long y_begin = 0, y_count = mint_trips(y_begin, 18, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, 37, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &u_t_1_map = mint_slice(site, "u[t & 1]",
                            mint_find(site, "u", &u[0][0][0], sizeof(real), mint_extents(0, 18, 37)), (t & 1));
                    mint_mapping &u_t_1_1_map = mint_slice(site, "u[(t + 1) & 1]",
                            mint_find(site, "u", &u[0][0][0], sizeof(real), mint_extents(0, 18, 37)),
                            ((t + 1) & 1));
                    mint_reach_or_dense(site, u_t_1_map, 0, y_begin, y_begin + y_count - 1);
                    mint_reach_or_dense(site, u_t_1_map, 1, x_begin - 1, x_begin + x_count - 1);
                    mint_reach_or_dense(site, u_t_1_1_map, 0, y_begin, y_begin + y_count - 1);
                    mint_reach_or_dense(site, u_t_1_1_map, 1, x_begin, x_begin + x_count - 1);
                    static const mint_checked u_t_1_1_checked[] = {
                        {{"in.c", 39}, "u[(t + 1) & 1]", "u[(t + 1) & 1][y][x]", -1},
                    };
                    static const mint_checked u_t_1_checked[] = {
                        {{"in.c", 39}, "u[t & 1]", "u[t & 1][y][x - 1]", -1},
                        {{"in.c", 39}, "u[t & 1]", "u[t & 1][y][x]", -1},
                    };
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch u_t_1_reads = {"u[t & 1][y][x - 1]", {{0, 0, {1, 0}}, {-1, 0, {0, 1}}}};
                    const mint_touch u_t_1_1_writes = {"u[(t + 1) & 1][y][x]", {{0, 0, {1, 0}}, {0, 0, {0,
                            1}}}};
                    mint_distinct(site, loops, u_t_1_map, "u[t & 1]", u_t_1_reads, u_t_1_1_map,
                            "u[(t + 1) & 1]", u_t_1_1_writes);
                    mint_apart(site, mint_disjoint((long long)(((t + 1) & 1)), (long long)(((t + 1) & 1)),
                            (long long)((t & 1)), (long long)((t & 1))) || (0 == 0 && 1 == 0),
                            "u[(t + 1) & 1][y][x]", "u[t & 1][y][x - 1]");
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "flow_sweep1",
                            mint_tiles(site, "x", x_count, 512, 2147481598),
                            mint_tiles(site, "y", y_count, 1, 2147417082));
                    // Launches of single steps hold accesses to the extents of the arrays.
                    const mint_alone alone = {mint_stays_inside(u_t_1_map, 0, y_begin, y_begin + y_count - 1)
                            && mint_stays_inside(u_t_1_map, 1, x_begin - 1, x_begin + x_count - 1)
                            && mint_stays_inside(u_t_1_1_map, 0, y_begin, y_begin + y_count - 1)
                            && mint_stays_inside(u_t_1_1_map, 1, x_begin, x_begin + x_count - 1) ? 0 : 2, {}};
                    mint_file(site, flow_chain1, 0, {&u_t_1_map, &u_t_1_1_map}, {x_begin, x_count, y_begin,
                            y_count}, mint_no_scalars(),
                            [site, blocks, &u_t_1_map, &u_t_1_1_map, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "flow_sweep1");
                        flow_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (real *)u_t_1_map.device, (int)u_t_1_map.stride[0], (real *)u_t_1_1_map.device,
                            (int)u_t_1_1_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                            mint_elements(site, u_t_1_1_map, u_t_1_1_map.device, u_t_1_1_checked),
                            mint_elements(site, u_t_1_map, u_t_1_map.device, u_t_1_checked));
                        mint_launched(site, "flow_sweep1");
                    }, alone);
                }
            }
