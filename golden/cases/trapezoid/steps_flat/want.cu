
...
/* edges_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 15: edges_sweep1
 * line 19: edges_sweep2
 * A block loads 64x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 56x52x1 cells. */
static __global__ void __launch_bounds__(512)
edges_chain1_tile(const real *__restrict__ a_part_from, real *a_part_to, long long a_part_row,
                  mint_area<2> a_part_box, const real *__restrict__ a_part_2_from,
                  real *a_part_2_to, long long a_part_2_row, mint_area<2> a_part_2_box,
                  mint_area<2> edges_sweep1_cells, mint_area<2> edges_sweep2_cells, int steps_2,
                  long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*56;
    const long long y0 = y_start + (long long)blockIdx.y*52;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const a_part_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared);
    real (*const a_part_2_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 32768);
    auto *a_part = a_part_tile;
    auto *a_part_2 = a_part_2_tile;
    const mint_stretch edges_sweep1_y = mint_in_tile(edges_sweep1_cells.first[1],
            edges_sweep1_cells.end[1], y0, 64);
    const mint_stretch edges_sweep1_x = mint_in_tile(edges_sweep1_cells.first[0],
            edges_sweep1_cells.end[0], x0, 64);
    const mint_stretch edges_sweep2_y = mint_in_tile(edges_sweep2_cells.first[1],
            edges_sweep2_cells.end[1], y0, 64);
    const mint_stretch edges_sweep2_x = mint_in_tile(edges_sweep2_cells.first[0],
            edges_sweep2_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch a_part_y = mint_in_tile(a_part_box.first[1], a_part_box.end[1], y0, 64);
        const mint_stretch a_part_x = mint_in_tile(a_part_box.first[0], a_part_box.end[0], x0, 64);
        for (int cy = a_part_y.first + ty; cy < a_part_y.end; cy += 16) {
            for (int cx = a_part_x.first + tx; cx < a_part_x.end; cx += 32)
                a_part_tile[cy][cx] = a_part_from[(y0+cy)*a_part_row+(x0+cx)];
        }
    }
    {
        const mint_stretch a_part_2_y = mint_in_tile(a_part_2_box.first[1], a_part_2_box.end[1], y0,
                64);
        const mint_stretch a_part_2_x = mint_in_tile(a_part_2_box.first[0], a_part_2_box.end[0], x0,
                64);
        for (int cy = a_part_2_y.first + ty; cy < a_part_2_y.end; cy += 16) {
            for (int cx = a_part_2_x.first + tx; cx < a_part_2_x.end; cx += 32)
                a_part_2_tile[cy][cx] = a_part_2_from[(y0+cy)*a_part_2_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 15.
            const mint_stretch level_y = mint_cut(edges_sweep1_y, 7 - 2*(steps_2 - 1 - step), 60
                    + (steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(edges_sweep1_x, 4 - (steps_2 - 1 - step), 60
                    + (steps_2 - 1 - step));
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    a_part_2[cy][cx] = (a_part[cy-1][cx] + a_part[cy+1][cx] + a_part[cy][cx-1]
                            + a_part[cy][cx+1])/4;
            }
        }
        __syncthreads();
        {
            // The loops at line 19.
            const mint_stretch level_y_2 = mint_cut(edges_sweep2_y, 8 - 2*(steps_2 - 1 - step), 60
                    + (steps_2 - 1 - step));
            const mint_stretch level_x_2 = mint_cut(edges_sweep2_x, 4 - (steps_2 - 1 - step), 60
                    + (steps_2 - 1 - step));
            for (int cy = level_y_2.first + ty; cy < level_y_2.end; cy += 16) {
                for (int cx = level_x_2.first + tx; cx < level_x_2.end; cx += 32)
                    a_part_2[cy][cx] = a_part_2[cy-1][cx];
            }
        }
        __syncthreads();
        mint_turn(a_part, a_part_2);
    }
    // Commit the tile.
    if (a_part_to) {
        const mint_stretch a_part_y_2 = {8, 60};
        const mint_stretch a_part_x_2 = {4, 60};
        for (int cy = a_part_y_2.first + ty; cy < a_part_y_2.end; cy += 16) {
            for (int cx = a_part_x_2.first + tx; cx < a_part_x_2.end; cx += 32)
                if ((mint_in_span(edges_sweep1_y, cy) && mint_in_span(edges_sweep1_x, cx))
                        || (mint_in_span(edges_sweep2_y, cy) && mint_in_span(edges_sweep2_x, cx)))
                    a_part_to[(y0+cy)*a_part_row+(x0+cx)] = a_part_tile[cy][cx];
        }
    }
    if (a_part_2_to) {
        const mint_stretch a_part_2_y_2 = {8, 60};
        const mint_stretch a_part_2_x_2 = {4, 60};
        for (int cy = a_part_2_y_2.first + ty; cy < a_part_2_y_2.end; cy += 16) {
            for (int cx = a_part_2_x_2.first + tx; cx < a_part_2_x_2.end; cx += 32)
                if ((mint_in_span(edges_sweep1_y, cy) && mint_in_span(edges_sweep1_x, cx))
                        || (mint_in_span(edges_sweep2_y, cy) && mint_in_span(edges_sweep2_x, cx)))
                    a_part_2_to[(y0+cy)*a_part_2_row+(x0+cx)] = a_part_2_tile[cy][cx];
        }
    }
}

/* edges_sweep2 makes one step. */

struct edges_sweep2_scalars {
    int rows;
};
// Launches edges_chain1_tile for the oldest steps that wait. False: it cannot.
static bool edges_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const long long line1_0 = (long long)a.scalars<edges_sweep2_scalars>(0, 1).rows - 1;
    for (int step = 1; step < a.steps; step++)
        if ((long long)a.scalars<edges_sweep2_scalars>(step, 1).rows - 1 != line1_0)
            return false;
    const mint_area<2> cells1 = {{a.range(1)[0], line1_0}, {a.range(1)[0] + a.range(1)[1], line1_0
            + 1}};
    const mint_area<2> all = mint_hull(cells0, cells1);
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x2, 0x3, 0x3, 0x3};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, true))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[2];
    touched[0].add(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells1, mint_area<2>{{0, -1}, {0, 0}}));
    touched[1].add_sure(mint_around(cells1, mint_area<2>{{0, -1}, {0, 0}}));
    mint_area<2> loaded[2];
    if (!mint_may_load(a, 0, touched, {0, 1}, 2, true, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1, 0}, 2, true, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 56, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 52, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "edges_chain1_tile", (const void *)edges_chain1_tile, 65536);
    mint_launching(a.site, "edges_chain1_tile");
    edges_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        cells0, cells1, a.steps, all.first[0] - 4, all.first[1] - 8);
    mint_launched(a.site, "edges_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned edges_chain1_twins[] = {0x0, 0x2, 0x3, 0x3, 0x3};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain edges_chain1 = {{"in.c", 13}, "edges_chain1", 4, 2, 1, 2, 2, 0x3, 0x0,
        edges_chain1_launch, edges_chain1_twins, {1, 0}, {{2, 0x1, 0x2, 0, {0, 1}}, {1, 0x1, 0x1, 1,
        {1}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 11}, "a", &a[0], mint_extents(2 * rows * row), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 12});
...
        {
            const mint_site site = {"in.c", 15};
            const long long y_begin = 1, y_count = mint_trips(y_begin, rows - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, row - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view a_part_map = mint_find_view(site, "&a[(long long)(t%2)*row*rows]",
                        &a[(long long)(t%2)*row*rows], sizeof(real), (long long)row);
                mint_view a_part_2_map = mint_find_view(site, "&a[(long long)((t + 1)%2)*row*rows]",
                        &a[(long long)((t + 1)%2)*row*rows], sizeof(real), (long long)row);
                mint_reach_view(site, a_part_map, "&a[(long long)(t%2)*row*rows]", {{y_begin - 1, x_begin
                        - 1}, {y_begin + y_count, x_begin + x_count}}, "y-1..y+1][x-1..x+1", true);
                mint_reach_view(site, a_part_2_map, "&a[(long long)((t + 1)%2)*row*rows]", {{y_begin,
                        x_begin}, {y_begin + y_count - 1, x_begin + x_count - 1}}, "y][x", true);
                a_part_map.settle();
                a_part_2_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_part_reads = {"a[AT(t, y - 1, x)]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch a_part_2_writes = {"a[AT(t + 1, y, x)]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, a_part_map, "&a[(long long)(t%2)*row*rows]", a_part_reads,
                        a_part_2_map, "&a[(long long)((t + 1)%2)*row*rows]", a_part_2_writes);
                const bool a_part_2_apart = mint_once(a_part_2_map);
                mint_apart(site, a_part_2_apart
                        || !mint_meet(loops, a_part_2_map, a_part_2_writes, a_part_2_map, a_part_2_writes,
                        mint_elsewhere), "a[AT(t + 1, y, x)]", "a[AT(t + 1, y, x)]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "edges_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 2, 2147417078));
                mint_file(site, edges_chain1, 0, {mint_reading(loops, a_part_map, a_part_reads),
                        mint_writing(loops, a_part_2_map, a_part_2_writes)}, {x_begin, x_count, y_begin,
                        y_count}, mint_no_scalars(),
                        [site, blocks, a_part_map, a_part_2_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    a_part_map.find_again();
                    a_part_2_map.find_again();
                    mint_launching(site, "edges_sweep1");
                    edges_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)a_part_map.device, a_part_map.stride[0], (real *)a_part_2_map.device,
                        a_part_2_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(a_part_map, x_begin, 16) && mint_is_aligned(a_part_2_map, x_begin, 16));
                    mint_launched(site, "edges_sweep1");
                });
            }
        }
        {
            const mint_site site = {"in.c", 19};
            const long long x_begin = 0, x_count = mint_trips(x_begin, row, 1);
            if (x_count > 0) {
                mint_may_wait();
                mint_view a_part_2_map = mint_find_view(site, "&a[(long long)((t + 1)%2)*row*rows]",
                        &a[(long long)((t + 1)%2)*row*rows], sizeof(real), (long long)row);
                mint_reach_view(site, a_part_2_map, "&a[(long long)((t + 1)%2)*row*rows]",
                        {{(long long)(rows) - 2, x_begin}, {(long long)(rows) - 1, x_begin + x_count - 1}},
                        "rows-2..rows-1][x", true);
                a_part_2_map.settle();
                const mint_nest loops = {{{x_begin, x_count, 1}}};
                const mint_touch a_part_2_writes = {"a[AT(t + 1, rows - 1, x)]", {{(long long)(rows) - 1,
                        (long long)(rows) - 1, {0}}, {0, 0, {1}}}};
                const mint_touch a_part_2_reads = {"a[AT(t + 1, rows - 2, x)]", {{(long long)(rows) - 2,
                        (long long)(rows) - 2, {0}}, {0, 0, {1}}}};
                const bool a_part_2_apart = mint_once(a_part_2_map);
                mint_apart(site, a_part_2_apart
                        || !mint_meet(loops, a_part_2_map, a_part_2_writes, a_part_2_map, a_part_2_reads,
                        mint_elsewhere), "a[AT(t + 1, rows - 1, x)]", "a[AT(t + 1, rows - 2, x)]");
                mint_apart(site, a_part_2_apart
                        || !mint_meet(loops, a_part_2_map, a_part_2_writes, a_part_2_map, a_part_2_writes,
                        mint_elsewhere), "a[AT(t + 1, rows - 1, x)]", "a[AT(t + 1, rows - 1, x)]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "edges_sweep2",
                        mint_tiles(site, "x", x_count, 256, 2147482111));
                mint_file(site, edges_chain1, 1,
                        {mint_writing(loops, a_part_2_map, a_part_2_reads, a_part_2_writes)}, {x_begin,
                        x_count}, edges_sweep2_scalars{(int)(rows)},
                        [site, blocks, a_part_2_map, x_count = x_count, rows = rows]() mutable {
                    a_part_2_map.find_again();
                    mint_launching(site, "edges_sweep2");
                    edges_sweep2<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)a_part_2_map.device, a_part_2_map.stride[0], rows, (unsigned)x_count);
                    mint_launched(site, "edges_sweep2");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 22}, "a", &a[0], mint_extents(2 * rows * row));
...
/* wave_sweep1 makes one step. */

/* 4 steps of the loop at line 29.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
wave_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 3> a_part_grid,
                  long long a_part_grid_row, mint_each<real *, 2> a_part_to)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 0, 4, 0, 2> x_tile;
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
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, 0, 1, 0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in, of 2 versions
    real (*const a_part_ring)[4][4][128] = reinterpret_cast<real (*)[4][4][128]>(mint_shared);
    real a_part_rows[6][1][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(a_part_ring[0][slot % 4][warp], a_part_grid[1]
                    + (long long)plane*a_part_grid_row + x, exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(a_part_ring[1][slot % 4][warp], a_part_grid[2]
                    + (long long)plane*a_part_grid_row + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    real a_part_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_a_part = [&](int k, int plane) {
        if (0 <= plane && plane < planes)
            mint_load_row<4>(a_part_around[k], a_part_grid[k] + (long long)plane*a_part_grid_row
                    + x, beyond);
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
        __pipeline_wait_prior(2);
        mint_take_row<4>(a_part_rows[0][0], a_part_ring[0][slot % 4][warp], lane);
        mint_take_row<4>(a_part_rows[1][0], a_part_ring[1][slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 4; k++) {
            real a_part_0[5];
            mint_move<4>(&a_part_0[0], a_part_rows[k + 1][0]);
            mint_beside<0, 4, 1>(&a_part_0[0]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                a_part_rows[k + 2][0][e] = a_part_rows[k + 1][0][e] - a_part_rows[k][0][e]
                        + a_part_0[e + 1]/4;
            if (!known.inside) {
                mint_keep_row<4>(a_part_rows[k + 2][0], k == 0 ? a_part_around[k]
                        : a_part_rows[k - 1][0], beyond);
                if (k == 0)
                    look_around_a_part(k, r + 1);
            }
            if (!known.steady) {
                const int plane = r;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 0, 1, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, 0, 0));
                    mint_load_row<4>(a_part_rows[k + 2][0], a_part_grid[k % 3]
                            + (long long)plane*a_part_grid_row + x, exist);
                }
            }
        }
        if (from <= r - 0 && r - 0 < to)
            mint_store_row<4, known.inside>(a_part_to[0] + (long long)(r - 0)*a_part_grid_row + x,
                    a_part_rows[5][0], store_low, store_high, known.packed);
        if (from <= r - 0 && r - 0 < to)
            mint_store_row<4, known.inside>(a_part_to[1] + (long long)(r - 0)*a_part_grid_row + x,
                    a_part_rows[4][0], store_low, store_high, known.packed);
    };
    const int end = to + 0; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from, 0);
        unsigned slot = 0;
#pragma unroll
        for (int n_2 = 0; n_2 < 3; n_2++)
            fetch(r + n_2, n_2, mint_cells<tile.inside, tile.packed, false>());
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_a_part(k, r);
        }
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

// Makes 4 steps of the loop in one launch.
static bool advance_wave_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 4 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    if (!mint_rows_end<2>({range[3], range[1] + 1}, steps.place(0, 2).stride))
        return false; // cells around the range are others in it
    mint_each<real *, 3> a_part_grid;
    mint_each<real *, 2> a_part_to;
    const long long *a_part_grid_stride = steps.place(0, 2).stride;
    for (int k = 0; k < 3; k++) {
        const mint_place_of place = steps.place(k, 2);
        if (memcmp(place.stride, a_part_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        a_part_grid.of[k] = (real *)place.read + range[2]*a_part_grid_stride[0]
                + range[0]*a_part_grid_stride[1];
    }
    a_part_to.of[0] = (real *)steps.place(3, 2).write + range[2]*a_part_grid_stride[0]
            + range[0]*a_part_grid_stride[1];
    a_part_to.of[1] = (real *)steps.place(2, 2).write + range[2]*a_part_grid_stride[0]
            + range[0]*a_part_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 0, 4, 0, 2>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "wave_chain1_march",
            (const void *)wave_chain1_march<true>, 128, 32768);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 0, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "wave_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(a_part_grid, a_part_grid_stride, 2, 16)
            && mint_all_aligned(a_part_to, a_part_grid_stride, 2, 16);
    const auto march = packed ? wave_chain1_march<true> : wave_chain1_march<false>;
    if (march != wave_chain1_march<true>)
        mint_prepare_shared(steps.site, "wave_chain1_march", (const void *)march, 32768);
    mint_launching(steps.site, "wave_chain1_march");
    march<<<blocks, 128, 32768, mint_stream()>>>(gx, division, a_part_grid, a_part_grid_stride[0],
            a_part_to);
    mint_launched(steps.site, "wave_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain wave_chain1 = {{"in.c", 29}, "wave_chain1", 4, 4, 1, 3, 1, 0x7, 0x0,
        advance_wave_chain1, nullptr, {2, 0, 1}, {{3, 0x3, 0x4, 2, {0, 1, 2}}}};

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 27}, "a", &a[0], mint_extents(3 * n * n), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 28});
...
        {
            const mint_site site = {"in.c", 31};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, n - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view a_part_map = mint_find_view(site, "&a[(long long)((t + 1)%3)*part]",
                        &a[(long long)((t + 1)%3)*part], sizeof(real), (long long)row);
                mint_view a_part_2_map = mint_find_view(site, "&a[(long long)(t%3)*part]",
                        &a[(long long)(t%3)*part], sizeof(real), (long long)row);
                mint_view a_part_3_map = mint_find_view(site, "&a[(long long)((t + 2)%3)*part]",
                        &a[(long long)((t + 2)%3)*part], sizeof(real), (long long)row);
                mint_reach_view(site, a_part_map, "&a[(long long)((t + 1)%3)*part]", {{y_begin, x_begin},
                        {y_begin + y_count - 1, x_begin + x_count}}, "y][x..x+1", true);
                mint_reach_view(site, a_part_2_map, "&a[(long long)(t%3)*part]", {{y_begin, x_begin},
                        {y_begin + y_count - 1, x_begin + x_count - 1}}, "y][x", true);
                mint_reach_view(site, a_part_3_map, "&a[(long long)((t + 2)%3)*part]", {{y_begin, x_begin},
                        {y_begin + y_count - 1, x_begin + x_count - 1}}, "y][x", true);
                a_part_map.settle();
                a_part_2_map.settle();
                a_part_3_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_part_reads = {"a[(t + 1) % 3 * part + y * row + x]", {{0, 0, {1, 0}}, {0,
                        1, {0, 1}}}};
                const mint_touch a_part_3_writes = {"a[(t + 2) % 3 * part + y * row + x]", {{0, 0, {1, 0}},
                        {0, 0, {0, 1}}}};
                const mint_touch a_part_2_reads = {"a[t % 3 * part + y * row + x]", {{0, 0, {1, 0}}, {0, 0,
                        {0, 1}}}};
                mint_distinct(site, loops, a_part_map, "&a[(long long)((t + 1)%3)*part]", a_part_reads,
                        a_part_3_map, "&a[(long long)((t + 2)%3)*part]", a_part_3_writes);
                mint_coincide(site, loops, a_part_2_map, "&a[(long long)(t%3)*part]", a_part_2_reads,
                        a_part_3_map, "&a[(long long)((t + 2)%3)*part]", a_part_3_writes);
                const bool a_part_3_apart = mint_once(a_part_3_map);
                mint_apart(site, a_part_3_apart
                        || !mint_meet(loops, a_part_3_map, a_part_3_writes, a_part_3_map, a_part_3_writes,
                        mint_elsewhere), "a[(t + 2) % 3 * part + y * row + x]",
                        "a[(t + 2) % 3 * part + y * row + x]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "wave_sweep1",
                        mint_tiles(site, "x", x_count, 512, 2147481598),
                        mint_tiles(site, "y", y_count, 1, 2147417081));
                mint_file(site, wave_chain1, 0, {mint_reading(loops, a_part_map, a_part_reads),
                        mint_reading(loops, a_part_2_map, a_part_2_reads),
                        mint_writing(loops, a_part_3_map, a_part_3_writes)}, {x_begin, x_count, y_begin,
                        y_count}, mint_no_scalars(),
                        [site, blocks, a_part_map, a_part_2_map, a_part_3_map, x_begin = x_begin,
                                x_count = x_count, y_count = y_count]() mutable {
                    a_part_map.find_again();
                    a_part_2_map.find_again();
                    a_part_3_map.find_again();
                    mint_launching(site, "wave_sweep1");
                    wave_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)a_part_map.device, a_part_map.stride[0], (real *)a_part_2_map.device,
                        a_part_2_map.stride[0], (real *)a_part_3_map.device, a_part_3_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(a_part_map, x_begin, 16) && mint_is_aligned(a_part_2_map, x_begin, 16) && mint_is_aligned(a_part_3_map, x_begin, 16));
                    mint_launched(site, "wave_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 36}, "a", &a[0], mint_extents(3 * n * n));
...
/* other_sweep1 makes one step. */

/* 4 steps of the loop at line 45.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
other_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> a_part_grid,
                   long long a_part_grid_row, mint_each<real *, 2> a_part_to,
                   mint_border a_part_border, const int *mask_grid, long long mask_grid_row)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 0, 4, 0, 4> x_tile;
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
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, a_part_border.below[1],
            a_part_border.above[1], 0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // cells that exist, a bit each
    const unsigned there_2 = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in, of 2 versions
    real (*const a_part_ring)[4][4][128] = reinterpret_cast<real (*)[4][4][128]>(mint_shared);
    // 4 planes
    int (*const mask_ring)[4][128] = reinterpret_cast<int (*)[4][128]>(mint_shared + 32768);
    real a_part_rows[6][2][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, a_part_border.below[1],
                    a_part_border.above[1], 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, a_part_border.below[0], a_part_border.above[0]))
                    : known.inside ? ~0u : there;
            mint_start_row<4>(a_part_ring[0][slot % 4][warp], a_part_grid[0]
                    + (long long)plane*a_part_grid_row + x, exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, a_part_border.below[1],
                    a_part_border.above[1], 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, a_part_border.below[0], a_part_border.above[0]))
                    : known.inside ? ~0u : there;
            mint_start_row<4>(a_part_ring[1][slot % 4][warp], a_part_grid[1]
                    + (long long)plane*a_part_grid_row + x, exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                    -mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there_2;
            mint_start_row<4>(mask_ring[slot % 4][warp], mask_grid + (long long)plane*mask_grid_row
                    + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 5; k++) {
#pragma unroll
            for (int age = 1; age > 0; age--)
                mint_move<4>(a_part_rows[k][age], a_part_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(a_part_rows[0][0], a_part_ring[0][slot % 4][warp], lane);
        mint_take_row<4>(a_part_rows[1][0], a_part_ring[1][slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 4; k++) {
            int mask_0[4];
            mint_take_row<4>(&mask_0[0], mask_ring[(slot - min(slot, 0u)) % 4][warp], lane);
            real a_part_0[5];
            mint_move<4>(&a_part_0[0], a_part_rows[k + 1][0]);
            mint_beside<0, 4, 1>(&a_part_0[0]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                a_part_rows[k + 2][0][e] = mask_0[e]
                        ? (a_part_rows[k + 1][1][e] + a_part_0[e + 1])/2 : a_part_rows[k][0][e];
            if (!known.inside)
                mint_keep_row<4>(a_part_rows[k + 2][0], a_part_rows[k][0], beyond);
            if (!known.steady) {
                const int plane = r;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells,
                            a_part_border.below[1], a_part_border.above[1], 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, a_part_border.below[0],
                            a_part_border.above[0]));
                    mint_load_row<4>(a_part_rows[k + 2][0], a_part_grid[k % 2]
                            + (long long)plane*a_part_grid_row + x, exist);
                }
            }
        }
        if (from <= r - 0 && r - 0 < to)
            mint_store_row<4, known.inside>(a_part_to[0] + (long long)(r - 0)*a_part_grid_row + x,
                    a_part_rows[5][0], store_low, store_high, known.packed);
        if (from <= r - 0 && r - 0 < to)
            mint_store_row<4, known.inside>(a_part_to[1] + (long long)(r - 0)*a_part_grid_row + x,
                    a_part_rows[4][0], store_low, store_high, known.packed);
    };
    const int end = to + 0; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 4, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n_2 = 0; n_2 < 3; n_2++)
            fetch(r + n_2, n_2, mint_cells<tile.inside, tile.packed, false>());
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

// Makes 4 steps of the loop in one launch.
static bool advance_other_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 4 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    if (!mint_rows_end<2>({range[3] + 1, range[1] + 1}, steps.place(0, 2).stride))
        return false; // cells around the range are others in it
    mint_each<real *, 2> a_part_grid;
    mint_each<real *, 2> a_part_to;
    const long long *a_part_grid_stride = steps.place(0, 2).stride;
    mint_border a_part_border = {{1, 0, 0}, {0, 1, 0}}; // cells around the range that exist
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 2);
        if (memcmp(place.stride, a_part_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        if (!mint_cut_border<2>(steps, steps.storage(k, 2), {{0, 0, 0}, {0, 0, 0}}, true,
                a_part_border))
            return false;
        if (!mint_stores_own<2>(steps, steps.storage(k, 2), true))
            return false; // some of the range may be no cell of it
        a_part_grid.of[k] = (real *)place.read + range[2]*a_part_grid_stride[0]
                + range[0]*a_part_grid_stride[1];
    }
    a_part_to.of[0] = (real *)steps.place(3, 2).write + range[2]*a_part_grid_stride[0]
            + range[0]*a_part_grid_stride[1];
    a_part_to.of[1] = (real *)steps.place(2, 2).write + range[2]*a_part_grid_stride[0]
            + range[0]*a_part_grid_stride[1];
    const mint_place_of mask_place = steps.place(0, 0);
    const mint_each<int *, 1> mask_from = {{(int *)mask_place.read + range[2]*mask_place.stride[0]
            + range[0]*mask_place.stride[1]}};
    const mint_tiling gx = mint_tile<128, 0, 4, 0, 4>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "other_chain1_march",
            (const void *)other_chain1_march<true>, 128, 40960);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 4, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "other_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(a_part_grid, a_part_grid_stride, 2, 16)
            && mint_all_aligned(a_part_to, a_part_grid_stride, 2, 16)
            && mint_all_aligned(mask_from, mask_place.stride, 2, 16);
    const auto march = packed ? other_chain1_march<true> : other_chain1_march<false>;
    if (march != other_chain1_march<true>)
        mint_prepare_shared(steps.site, "other_chain1_march", (const void *)march, 40960);
    mint_launching(steps.site, "other_chain1_march");
    march<<<blocks, 128, 40960, mint_stream()>>>(gx, division, a_part_grid, a_part_grid_stride[0],
            a_part_to, a_part_border, mask_from.of[0], mask_place.stride[0]);
    mint_launched(steps.site, "other_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain other_chain1 = {{"in.c", 45}, "other_chain1", 4, 4, 0, 3, 1, 0x6, 0x0,
        advance_other_chain1, nullptr, {0, 2, 1}, {{3, 0x7, 0x4, 2, {0, 1, 2}}}};

...
{ mint_scope mappings_3;
...
    mint_copy_in(mappings_3, {"in.c", 42}, "mask", &mask[0], mint_extents(size * size), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 43}, "a", &a[0], mint_extents(2 * size * size), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_3({"in.c", 44});
...
        {
            const mint_site site = {"in.c", 47};
            const long long y_begin = 1, y_count = mint_trips(y_begin, size - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, size - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view mask_map = mint_find_view(site, "mask", &mask[0], sizeof(int), (long long)size);
                mint_view a_part_map = mint_find_view(site, "&a[(long long)now*size*size]",
                        &a[(long long)now*size*size], sizeof(real), (long long)size);
                mint_view a_part_2_map = mint_find_view(site, "&a[(long long)(-now + 1)*size*size]",
                        &a[(long long)(-now + 1)*size*size], sizeof(real), (long long)size);
                mint_reach_view(site, mask_map, "mask", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                mint_reach_view(site, a_part_map, "&a[(long long)now*size*size]", {{y_begin - 1, x_begin},
                        {y_begin + y_count - 1, x_begin + x_count}}, "y-1..y][x..x+1", false);
                mint_reach_view(site, a_part_2_map, "&a[(long long)(-now + 1)*size*size]", {{y_begin,
                        x_begin}, {y_begin + y_count - 1, x_begin + x_count - 1}}, "y][x", false);
                mask_map.settle();
                a_part_map.settle();
                a_part_2_map.settle();
                static const mint_checked a_part_2_checked[] = {
                    {{"in.c", 50}, "&a[(long long)(-now + 1)*size*size]",
                            "a[(1 - now) * size * size + y * size + x]", -1},
                };
                static const mint_checked a_part_checked[] = {
                    {{"in.c", 50}, "&a[(long long)now*size*size]",
                            "a[now * size * size + (y - 1) * size + x]", -1},
                    {{"in.c", 50}, "&a[(long long)now*size*size]",
                            "a[now * size * size + y * size + x + 1]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch mask_reads = {"mask[y * size + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch a_part_2_writes = {"a[(1 - now) * size * size + y * size + x]", {{0, 0, {1,
                        0}}, {0, 0, {0, 1}}}};
                const mint_touch a_part_reads = {"a[now * size * size + (y - 1) * size + x]", {{-1, 0, {1,
                        0}}, {0, 1, {0, 1}}}};
                mint_coincide(site, loops, mask_map, "mask", mask_reads, a_part_2_map,
                        "&a[(long long)(-now + 1)*size*size]", a_part_2_writes);
                mint_distinct(site, loops, a_part_map, "&a[(long long)now*size*size]", a_part_reads,
                        a_part_2_map, "&a[(long long)(-now + 1)*size*size]", a_part_2_writes);
                const bool a_part_2_apart = mint_once(a_part_2_map);
                mint_apart(site, a_part_2_apart
                        || !mint_meet(loops, a_part_2_map, a_part_2_writes, a_part_2_map, a_part_2_writes,
                        mint_elsewhere), "a[(1 - now) * size * size + y * size + x]",
                        "a[(1 - now) * size * size + y * size + x]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "other_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 2, 2147417078));
                // Launches of single steps hold accesses to the extents of the arrays.
                const mint_alone alone = {mint_stays_inside(a_part_map, mint_box{{y_begin - 1, x_begin},
                        {y_begin + y_count - 2, x_begin + x_count - 1}})
                        && mint_stays_inside(a_part_map, mint_box{{y_begin, x_begin + 1}, {y_begin + y_count
                        - 1, x_begin + x_count}})
                        && mint_stays_inside(a_part_2_map, mint_box{{y_begin, x_begin}, {y_begin + y_count
                        - 1, x_begin + x_count - 1}}) ? 0 : 2, {}};
                mint_file(site, other_chain1, 0, {mint_reading(loops, mask_map, mask_reads),
                        mint_reading(loops, a_part_map, a_part_reads),
                        mint_writing(loops, a_part_2_map, a_part_2_writes)}, {x_begin, x_count, y_begin,
                        y_count}, mint_no_scalars(),
                        [site, blocks, mask_map, a_part_map, a_part_2_map, x_begin = x_begin,
                                x_count = x_count, y_count = y_count]() mutable {
                    mask_map.find_again();
                    a_part_map.find_again();
                    a_part_2_map.find_again();
                    mint_launching(site, "other_sweep1");
                    other_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (int *)mask_map.device, mask_map.stride[0], (real *)a_part_map.device,
                        a_part_map.stride[0], (real *)a_part_2_map.device, a_part_2_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count, mint_is_aligned(mask_map, x_begin, 8),
                        mint_elements(site, *a_part_2_map.whole, a_part_2_map.device, a_part_2_checked),
                        mint_elements(site, *a_part_map.whole, a_part_map.device, a_part_checked));
                    mint_launched(site, "other_sweep1");
                }, alone);
            }
        }
...
}
    mint_copy_out({"in.c", 53}, "a", &a[0], mint_extents(2 * size * size));
...
/* several_rows_sweep1 makes one step. */

/* 4 steps of the loop at line 62.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed, bool fewer>
static __global__ void __launch_bounds__(128, 2)
several_rows_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> a_part_grid,
                          long long a_part_grid_row, mint_each<real *, 1> a_part_to, int made)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 4, 0, 4, 2> x_tile;
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
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, 1, 0, 0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const a_part_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real a_part_rows[5][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 0, 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, 0, 1)) : known.inside ? ~0u : there;
            mint_start_row<4>(a_part_ring[slot % 4][warp], a_part_grid[1]
                    + (long long)plane*a_part_grid_row + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    real a_part_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_a_part = [&](int k, int plane) {
        if (0 <= plane && plane < planes)
            mint_load_row<4>(a_part_around[k], a_part_grid[k] + (long long)plane*a_part_grid_row
                    + x, beyond);
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 4; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(a_part_rows[k][age], a_part_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(a_part_rows[0][0], a_part_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        real early[4][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 4; k++) {
            if (fewer && k >= made)
                break;
            real a_part_0[5];
            mint_move<4>(&a_part_0[1], a_part_rows[k][1]);
            mint_beside<1, 4, 0>(&a_part_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                early[k][e] = a_part_0[e];
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 4; k++) {
            if (fewer && k >= made) { // a step that the launch does not make
                mint_move<4>(a_part_rows[k + 1][0], a_part_rows[k][1]);
                continue;
            }
#pragma unroll
            for (int e = 0; e < 4; e++)
                a_part_rows[k + 1][0][e] = (a_part_rows[k][0][e] + early[k][e])/2;
            if (!known.inside) {
                mint_keep_row<4>(a_part_rows[k + 1][0], k == 0 ? a_part_around[k]
                        : a_part_rows[k - 1][2], beyond);
                if (k == 0)
                    look_around_a_part(k, r - k);
            }
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 0, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, 0, 1));
                    mint_load_row<4>(a_part_rows[k + 1][0], a_part_grid[k % 2]
                            + (long long)plane*a_part_grid_row + x, exist);
                }
            }
        }
        if (from <= r - 4 && r - 4 < to)
            mint_store_row<4, known.inside>(a_part_to[0] + (long long)(r - 4)*a_part_grid_row + x,
                    a_part_rows[4][0], store_low, store_high, known.packed);
    };
    const int end = to + 4; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from, 0);
        unsigned slot = 0;
#pragma unroll
        for (int n_2 = 0; n_2 < 3; n_2++)
            fetch(r + n_2, n_2, mint_cells<tile.inside, tile.packed, false>());
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_a_part(k, r - k - 1);
        }
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

// Makes up to 4 steps of the loop in one launch.
static bool advance_several_rows_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps < 3 || steps.steps > 4 || range[1] > mint_most_cells || range[3]
            > mint_most_cells)
        return false;
    if (!mint_rows_end<2>({range[3] + 1, range[1] + 1}, steps.place(0, 1).stride))
        return false; // cells around the range are others in it
    mint_each<real *, 2> a_part_grid;
    mint_each<real *, 1> a_part_to;
    const long long *a_part_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, a_part_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        a_part_grid.of[k] = (real *)place.read + range[2]*a_part_grid_stride[0]
                + range[0]*a_part_grid_stride[1];
    }
    a_part_to.of[0] = (real *)steps.place(steps.steps - 1, 1).write + range[2]*a_part_grid_stride[0]
            + range[0]*a_part_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 4, 0, 4, 2>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "several_rows_chain1_march",
            (const void *)several_rows_chain1_march<true, false>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 4, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "several_rows_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(a_part_grid, a_part_grid_stride, 2, 16)
            && mint_all_aligned(a_part_to, a_part_grid_stride, 2, 16);
    const auto march = steps.steps < 4
            ? (packed ? several_rows_chain1_march<true, true>
            : several_rows_chain1_march<false, true>)
            : (packed ? several_rows_chain1_march<true, false>
            : several_rows_chain1_march<false, false>);
    if (march != several_rows_chain1_march<true, false>)
        mint_prepare_shared(steps.site, "several_rows_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "several_rows_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, a_part_grid, a_part_grid_stride[0],
            a_part_to, steps.steps);
    mint_launched(steps.site, "several_rows_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain several_rows_chain1 = {{"in.c", 62}, "several_rows_chain1", 4, 3, 1, 2, 1,
        0x3, 0x0, advance_several_rows_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_4;
    mint_copy_in(mappings_4, {"in.c", 60}, "a", &a[0], mint_extents(2 * ROWS * row), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_4({"in.c", 61});
...
        {
            const mint_site site = {"in.c", 64};
            const long long y_begin = 1, y_count = mint_trips(y_begin, 7 - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, row - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view a_part_map = mint_find_view(site, "&a[(long long)(t & 1)*(7*(long long)row)]",
                        &a[(long long)(t & 1)*(7*(long long)row)], sizeof(real), (long long)row);
                mint_view a_part_2_map = mint_find_view(site,
                        "&a[(long long)((t + 1) & 1)*(7*(long long)row)]",
                        &a[(long long)((t + 1) & 1)*(7*(long long)row)], sizeof(real), (long long)row);
                mint_reach_view(site, a_part_map, "&a[(long long)(t & 1)*(7*(long long)row)]", {{y_begin,
                        x_begin - 1}, {y_begin + y_count, x_begin + x_count - 1}}, "y..y+1][x-1..x", true);
                mint_reach_view(site, a_part_2_map, "&a[(long long)((t + 1) & 1)*(7*(long long)row)]",
                        {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin + x_count - 1}}, "y][x", true);
                a_part_map.settle();
                a_part_2_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_part_reads = {"a[(t & 1) * ROWS * row + (y + 1) * row + x]", {{0, 1, {1,
                        0}}, {-1, 0, {0, 1}}}};
                const mint_touch a_part_2_writes = {"a[((t + 1) & 1) * ROWS * row + y * row + x]", {{0, 0,
                        {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, a_part_map, "&a[(long long)(t & 1)*(7*(long long)row)]",
                        a_part_reads, a_part_2_map, "&a[(long long)((t + 1) & 1)*(7*(long long)row)]",
                        a_part_2_writes);
                const bool a_part_2_apart = mint_once(a_part_2_map)
                        && (mint_disjoint((long long)(((t + 1) & 1)), (long long)(((t + 1) & 1)),
                        (long long)((t & 1)), (long long)((t & 1))) || (-1 == 0 && 0 == 0))
                        && (mint_disjoint((long long)(((t + 1) & 1)), (long long)(((t + 1) & 1)),
                        (long long)((t & 1)), (long long)((t & 1))) || (0 == 0 && 1 == 0));
                mint_apart(site, a_part_2_apart
                        || !mint_meet(loops, a_part_2_map, a_part_2_writes, a_part_2_map, a_part_2_writes,
                        mint_elsewhere), "a[((t + 1) & 1) * ROWS * row + y * row + x]",
                        "a[((t + 1) & 1) * ROWS * row + y * row + x]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "several_rows_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 2, 2147417078));
                mint_file(site, several_rows_chain1, 0, {mint_reading(loops, a_part_map, a_part_reads),
                        mint_writing(loops, a_part_2_map, a_part_2_writes)}, {x_begin, x_count, y_begin,
                        y_count}, mint_no_scalars(),
                        [site, blocks, a_part_map, a_part_2_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    a_part_map.find_again();
                    a_part_2_map.find_again();
                    mint_launching(site, "several_rows_sweep1");
                    several_rows_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)a_part_map.device, a_part_map.stride[0], (real *)a_part_2_map.device,
                        a_part_2_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(a_part_map, x_begin, 16) && mint_is_aligned(a_part_2_map, x_begin, 16));
                    mint_launched(site, "several_rows_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 68}, "a", &a[0], mint_extents(2 * ROWS * row));
...
/* exchanged_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 78: exchanged_sweep1
 * A warp holds 256 cells of each array in registers and commits 248 of them. */
static __global__ void __launch_bounds__(128)
exchanged_chain1_strip(const real *__restrict__ a_part_from, real *a_part_to,
                       mint_area<1> a_part_box, const real *__restrict__ a_part_2_from,
                       real *a_part_2_to, mint_area<1> a_part_2_box,
                       mint_area<1> exchanged_sweep1_cells, int steps_2, long long x_start)
{
    const int lane = threadIdx.x % 32;
    const long long x0 = mint_strip_at<4>(x_start, (long long)blockIdx.x*4 + threadIdx.x / 32, 248);
    const long long first = x0 + lane*8;
    const mint_stretch exchanged_sweep1_x = mint_in_tile(exchanged_sweep1_cells.first[0],
            exchanged_sweep1_cells.end[0], x0, 256);
    const bool inside = exchanged_sweep1_x.first == 0 && exchanged_sweep1_x.end == 256;
    // Load the strip and its ghost zone.
    real a_part[8];
    const mint_stretch a_part_x = mint_in_tile(a_part_box.first[0], a_part_box.end[0], x0, 256);
    mint_load_strip<8>(a_part, a_part_from + first, a_part_x.first - lane*8, a_part_x.end - lane*8);
    real a_part_2[8];
    const mint_stretch a_part_2_x = mint_in_tile(a_part_2_box.first[0], a_part_2_box.end[0], x0,
            256);
#pragma unroll
    for (int e = 0; e < 8; e++) {
        const int cx = lane*8 + e;
        a_part_2[e] = 0;
        if (!mint_in_span(exchanged_sweep1_x, cx) && mint_in_span(a_part_2_x, cx))
            a_part_2[e] = a_part_2_from[x0+cx];
    }
    auto run = [&](auto known) {
        for (int step = 0; step < steps_2; ++step) {
            {
                // The loops at line 78.
                real a_part_near[10];
                mint_move<8>(&a_part_near[1], a_part);
                mint_beside<1, 8, 1>(&a_part_near[1]);
#pragma unroll
                for (int e = 0; e < 8; e++) {
                    const int cx = lane*8 + e;
                    if (known.inside || mint_in_span(exchanged_sweep1_x, cx))
                        a_part_2[e] = (a_part_near[e] + a_part_near[e + 2])/2;
                }
            }
            mint_turn_strips<8>(a_part, a_part_2);
        }
    };
    if (inside)
        run(mint_strip_cells<true>());
    else
        run(mint_strip_cells<false>());
    // Commit the strip. Names have the storages again that they began with.
    for (int step = steps_2 % 2; step % 2 != 0; ++step)
        mint_turn_strips<8>(a_part, a_part_2);
    if (a_part_to) {
        const mint_stretch a_part_x_2 = mint_cut(exchanged_sweep1_x, 4, 252);
        mint_store_strip<8>(a_part_to + first, a_part, a_part_x_2.first - lane*8, a_part_x_2.end
                - lane*8);
    }
    if (a_part_2_to) {
        const mint_stretch a_part_2_x_2 = mint_cut(exchanged_sweep1_x, 4, 252);
        mint_store_strip<8>(a_part_2_to + first, a_part_2, a_part_2_x_2.first - lane*8,
                a_part_2_x_2.end - lane*8);
    }
}

// Launches exchanged_chain1_strip for the oldest steps that wait. False: it cannot.
static bool exchanged_chain1_launch(const mint_advance &a)
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
    touched[0].add(mint_around(cells0, mint_area<1>{{-1}, {1}}));
    touched[0].add_sure(mint_around(cells0, mint_area<1>{{-1}, {1}}));
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
    mint_launching(a.site, "exchanged_chain1_strip");
    exchanged_chain1_strip<<<dim3(blocks_x), dim3(128, 1, 1), 0, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, loaded[1], cells0, a.steps,
        all.first[0] - 4);
    mint_launched(a.site, "exchanged_chain1_strip");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned exchanged_chain1_twins[] = {0x0, 0x0, 0x1, 0x0, 0x1};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain exchanged_chain1 = {{"in.c", 76}, "exchanged_chain1", 4, 2, 1, 2, 1, 0x3,
        0x0, exchanged_chain1_launch, exchanged_chain1_twins, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_5;
...
    mint_copy_in(mappings_5, {"in.c", 74}, "a", &a[0], mint_extents(3 * n), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_5({"in.c", 75});
...
        {
            const mint_site site = {"in.c", 78};
            const long long x_begin = 1, x_count = mint_trips(x_begin, n - 1, 1);
            if (x_count > 0) {
                mint_may_wait();
                mint_view a_part_map = mint_find_view(site, "&a[(long long)now*13]", &a[(long long)now*13],
                        sizeof(real));
                mint_view a_part_2_map = mint_find_view(site, "&a[(long long)next*13]",
                        &a[(long long)next*13], sizeof(real));
                mint_reach_view(site, a_part_map, "&a[(long long)now*13]", {{x_begin - 1}, {x_begin
                        + x_count}}, "x-1..x+1", true);
                mint_reach_view(site, a_part_2_map, "&a[(long long)next*13]", {{x_begin}, {x_begin + x_count
                        - 1}}, "x", true);
                a_part_map.settle();
                a_part_2_map.settle();
                const mint_nest loops = {{{x_begin, x_count, 1}}};
                const mint_touch a_part_reads = {"a[now * n + x - 1]", {{-1, 1, {1}, 2}}};
                const mint_touch a_part_2_writes = {"a[next * n + x]", {{0, 0, {1}}}};
                mint_distinct(site, loops, a_part_map, "&a[(long long)now*13]", a_part_reads, a_part_2_map,
                        "&a[(long long)next*13]", a_part_2_writes);
                const bool a_part_2_apart = mint_once(a_part_2_map)
                        && (mint_disjoint((long long)(next), (long long)(next), (long long)(now),
                        (long long)(now)) || 1 == 0)
                        && (mint_disjoint((long long)(next), (long long)(next), (long long)(now),
                        (long long)(now)) || -1 == 0);
                mint_apart(site, a_part_2_apart
                        || !mint_meet(loops, a_part_2_map, a_part_2_writes, a_part_2_map, a_part_2_writes,
                        mint_elsewhere), "a[next * n + x]", "a[next * n + x]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "exchanged_sweep1",
                        mint_tiles(site, "x", x_count, 1024, 2147480574));
                mint_file(site, exchanged_chain1, 0, {mint_reading(loops, a_part_map, a_part_reads),
                        mint_writing(loops, a_part_2_map, a_part_2_writes)}, {x_begin, x_count},
                        mint_no_scalars(),
                        [site, blocks, a_part_map, a_part_2_map, x_begin = x_begin,
                                x_count = x_count]() mutable {
                    a_part_map.find_again();
                    a_part_2_map.find_again();
                    mint_launching(site, "exchanged_sweep1");
                    exchanged_sweep1<<<blocks, dim3(512), 0, mint_stream()>>>(
                        (real *)a_part_map.device, (real *)a_part_2_map.device, (unsigned)x_count,
                        mint_is_aligned(a_part_map, x_begin, 16) && mint_is_aligned(a_part_2_map, x_begin, 16));
                    mint_launched(site, "exchanged_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 84}, "a", &a[0], mint_extents(3 * n));
