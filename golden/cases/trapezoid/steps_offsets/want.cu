
...
/* wave_sweep1 makes one step. */

/* 4 steps of the loop at line 13.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
wave_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 3> now_grid,
                  long long now_grid_row, mint_each<real *, 2> now_to)
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
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in, of 2 versions
    real (*const now_ring)[4][4][128] = reinterpret_cast<real (*)[4][4][128]>(mint_shared);
    real now_rows[6][4][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane - 2, planes, 1, 1)) : known.inside ? ~0u : there;
            mint_start_row<4>(now_ring[0][slot % 4][warp], now_grid[1]
                    + (long long)(plane - 2)*now_grid_row + x, exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane - 1, planes, 1, 1)) : known.inside ? ~0u : there;
            mint_start_row<4>(now_ring[1][slot % 4][warp], now_grid[2]
                    + (long long)(plane - 1)*now_grid_row + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    real now_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_now = [&](int k, int plane) {
        if (0 <= plane && plane < planes)
            mint_load_row<4>(now_around[k], now_grid[k] + (long long)plane*now_grid_row + x,
                    beyond);
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 5; k++) {
#pragma unroll
            for (int age = 3; age > 0; age--)
                mint_move<4>(now_rows[k][age], now_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(now_rows[0][2], now_ring[0][slot % 4][warp], lane);
        mint_take_row<4>(now_rows[1][0], now_ring[1][slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        real early[4][4];
        real early_2[4][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 4; k++) {
            real now_0[6];
            mint_move<4>(&now_0[1], now_rows[k + 1][1]);
            mint_beside<1, 4, 1>(&now_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++) {
                early[k][e] = now_0[e];
                early_2[k][e] = now_0[e + 2];
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 4; k++) {
#pragma unroll
            for (int e = 0; e < 4; e++)
                now_rows[k + 2][0][e] = now_rows[k + 1][1][e] - now_rows[k][2][e]
                        + (now_rows[k + 1][2][e] + now_rows[k + 1][0][e] + early[k][e]
                        + early_2[k][e])/4;
            if (!known.inside) {
                mint_keep_row<4>(now_rows[k + 2][0], k == 0 ? now_around[k] : now_rows[k - 1][3],
                        beyond);
                if (k == 0)
                    look_around_now(k, r - k - 1);
            }
            if (!known.steady) {
                const int plane = r - k - 2;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, 1, 1));
                    mint_load_row<4>(now_rows[k + 2][0], now_grid[k % 3]
                            + (long long)plane*now_grid_row + x, exist);
                }
            }
        }
        if (from <= r - 5 && r - 5 < to)
            mint_store_row<4, known.inside>(now_to[0] + (long long)(r - 5)*now_grid_row + x,
                    now_rows[5][0], store_low, store_high, known.packed);
        if (from <= r - 4 && r - 4 < to)
            mint_store_row<4, known.inside>(now_to[1] + (long long)(r - 4)*now_grid_row + x,
                    now_rows[4][0], store_low, store_high, known.packed);
    };
    const int end = to + 5; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 4, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n_2 = 0; n_2 < 3; n_2++)
            fetch(r + n_2, n_2, mint_cells<tile.inside, tile.packed, false>());
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_now(k, r - k - 2);
        }
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
static bool advance_wave_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 4 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    if (!mint_rows_end<2>({range[3] + 2, range[1] + 2}, steps.place(0, 2).stride))
        return false; // cells around the range are others in it
    mint_each<real *, 3> now_grid;
    mint_each<real *, 2> now_to;
    const long long *now_grid_stride = steps.place(0, 2).stride;
    for (int k = 0; k < 3; k++) {
        const mint_place_of place = steps.place(k, 2);
        if (memcmp(place.stride, now_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        now_grid.of[k] = (real *)place.read + range[2]*now_grid_stride[0]
                + range[0]*now_grid_stride[1];
    }
    now_to.of[0] = (real *)steps.place(3, 2).write + range[2]*now_grid_stride[0]
            + range[0]*now_grid_stride[1];
    now_to.of[1] = (real *)steps.place(2, 2).write + range[2]*now_grid_stride[0]
            + range[0]*now_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 4, 4, 4, 2>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "wave_chain1_march",
            (const void *)wave_chain1_march<true>, 128, 32768);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 8, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "wave_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(now_grid, now_grid_stride, 2, 16)
            && mint_all_aligned(now_to, now_grid_stride, 2, 16);
    const auto march = packed ? wave_chain1_march<true> : wave_chain1_march<false>;
    if (march != wave_chain1_march<true>)
        mint_prepare_shared(steps.site, "wave_chain1_march", (const void *)march, 32768);
    mint_launching(steps.site, "wave_chain1_march");
    march<<<blocks, 128, 32768, mint_stream()>>>(gx, division, now_grid, now_grid_stride[0],
            now_to);
    mint_launched(steps.site, "wave_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain wave_chain1 = {{"in.c", 13}, "wave_chain1", 4, 4, 1, 3, 1, 0x7, 0x0,
        advance_wave_chain1, nullptr, {2, 0, 1}, {{3, 0x3, 0x4, 2, {0, 1, 2}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 11}, "a", &a[0], mint_extents(3 * n * n), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 12});
...
        {
            const mint_site site = {"in.c", 17};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, n - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view now_map = mint_find_view(site, "now", &now[0], sizeof(real), (long long)row);
                mint_view old_map = mint_find_view(site, "old", &old[0], sizeof(real), (long long)row);
                mint_view next_map = mint_find_view(site, "next", &next[0], sizeof(real), (long long)row);
                mint_reach_view(site, now_map, "now", {{y_begin - 1, x_begin - 1}, {y_begin + y_count,
                        x_begin + x_count}}, "y-1..y+1][x-1..x+1", true);
                mint_reach_view(site, old_map, "old", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                mint_reach_view(site, next_map, "next", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                now_map.settle();
                old_map.settle();
                next_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch now_reads = {"now[y * row + x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch next_writes = {"next[y * row + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch old_reads = {"old[y * row + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, now_map, "now", now_reads, next_map, "next", next_writes);
                mint_coincide(site, loops, old_map, "old", old_reads, next_map, "next", next_writes);
                const bool next_apart = mint_once(next_map);
                mint_apart(site, next_apart
                        || !mint_meet(loops, next_map, next_writes, next_map, next_writes, mint_elsewhere),
                        "next[y * row + x]", "next[y * row + x]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "wave_sweep1",
                        mint_tiles(site, "x", x_count, 512, 2147481598),
                        mint_tiles(site, "y", y_count, 1, 2147417081));
                mint_file(site, wave_chain1, 0, {mint_reading(loops, now_map, now_reads),
                        mint_reading(loops, old_map, old_reads),
                        mint_writing(loops, next_map, next_writes)}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, now_map, old_map, next_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    now_map.find_again();
                    old_map.find_again();
                    next_map.find_again();
                    mint_launching(site, "wave_sweep1");
                    wave_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)now_map.device, now_map.stride[0], (real *)old_map.device,
                        old_map.stride[0], (real *)next_map.device, next_map.stride[0], (unsigned)x_count,
                        (unsigned)y_count,
                        mint_is_aligned(now_map, x_begin, 16) && mint_is_aligned(old_map, x_begin, 16) && mint_is_aligned(next_map, x_begin, 16));
                    mint_launched(site, "wave_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 22}, "a", &a[0], mint_extents(3 * n * n));
...
/* two_of_three_sweep1 makes one step. */

/* 4 steps of the loop at line 29.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed, bool fewer>
static __global__ void __launch_bounds__(128, 2)
two_of_three_chain1_march(mint_tiling gx, mint_division division, mint_each<cell *, 3> now_grid,
                          long long now_grid_row, mint_each<cell *, 1> now_to, int made)
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
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in
    cell (*const now_ring)[4][128] = reinterpret_cast<cell (*)[4][128]>(mint_shared);
    cell now_rows[5][4][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, 1, 1)) : known.inside ? ~0u : there;
            mint_start_row<4>(now_ring[slot % 4][warp], now_grid[2] + (long long)plane*now_grid_row
                    + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    cell now_around[2][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_now = [&](int k, int plane) {
        if (0 <= plane && plane < planes)
            mint_load_row<4>(now_around[k], now_grid[k] + (long long)plane*now_grid_row + x,
                    beyond);
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 4; k++) {
#pragma unroll
            for (int age = 3; age > 0; age--)
                mint_move<4>(now_rows[k][age], now_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(now_rows[0][0], now_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        cell early[4][4];
        cell early_2[4][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 4; k++) {
            if (fewer && k >= made)
                break;
            cell now_0[6];
            mint_move<4>(&now_0[1], now_rows[k][1]);
            mint_beside<1, 4, 1>(&now_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++) {
                early[k][e] = now_0[e];
                early_2[k][e] = now_0[e + 2];
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 4; k++) {
            if (fewer && k >= made) { // a step that the launch does not make
                mint_move<4>(now_rows[k + 1][0], now_rows[k][1]);
                continue;
            }
#pragma unroll
            for (int e = 0; e < 4; e++)
                now_rows[k + 1][0][e] = (now_rows[k][2][e] + now_rows[k][0][e] + early[k][e]
                        + early_2[k][e])/4;
            if (!known.inside) {
                mint_keep_row<4>(now_rows[k + 1][0], k < 2 ? now_around[k] : now_rows[k - 2][3],
                        beyond);
                if (k < 2)
                    look_around_now(k, r - k);
            }
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, 1, 1));
                    mint_load_row<4>(now_rows[k + 1][0], now_grid[k % 3]
                            + (long long)plane*now_grid_row + x, exist);
                }
            }
        }
        if (from <= r - 4 && r - 4 < to)
            mint_store_row<4, known.inside>(now_to[0] + (long long)(r - 4)*now_grid_row + x,
                    now_rows[4][0], store_low, store_high, known.packed);
    };
    const int end = to + 4; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 4, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n_2 = 0; n_2 < 3; n_2++)
            fetch(r + n_2, n_2, mint_cells<tile.inside, tile.packed, false>());
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 2; k++)
                look_around_now(k, r - k - 1);
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
static bool advance_two_of_three_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps < 3 || steps.steps > 4 || range[1] > mint_most_cells || range[3]
            > mint_most_cells)
        return false;
    if (!mint_rows_end<2>({range[3] + 2, range[1] + 2}, steps.place(0, 1).stride))
        return false; // cells around the range are others in it
    mint_each<cell *, 3> now_grid;
    mint_each<cell *, 1> now_to;
    const long long *now_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 3; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, now_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        now_grid.of[k] = (cell *)place.read + range[2]*now_grid_stride[0]
                + range[0]*now_grid_stride[1];
    }
    now_to.of[0] = (cell *)steps.place(steps.steps - 1, 1).write + range[2]*now_grid_stride[0]
            + range[0]*now_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 4, 4, 4, 2>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "two_of_three_chain1_march",
            (const void *)two_of_three_chain1_march<true, false>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 8, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "two_of_three_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(now_grid, now_grid_stride, 2, 16)
            && mint_all_aligned(now_to, now_grid_stride, 2, 16);
    const auto march = steps.steps < 4
            ? (packed ? two_of_three_chain1_march<true, true>
            : two_of_three_chain1_march<false, true>)
            : (packed ? two_of_three_chain1_march<true, false>
            : two_of_three_chain1_march<false, false>);
    if (march != two_of_three_chain1_march<true, false>)
        mint_prepare_shared(steps.site, "two_of_three_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "two_of_three_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, now_grid, now_grid_stride[0], now_to,
            steps.steps);
    mint_launched(steps.site, "two_of_three_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain two_of_three_chain1 = {{"in.c", 29}, "two_of_three_chain1", 4, 3, 2, 3, 1,
        0x7, 0x0, advance_two_of_three_chain1, nullptr, {1, 2, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 27}, "a", &a[0], mint_extents(3 * n * n), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 28});
...
        {
            const mint_site site = {"in.c", 33};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, n - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view now_map = mint_find_view(site, "now", &now[0], sizeof(cell), 13);
                mint_view next_map = mint_find_view(site, "next", &next[0], sizeof(cell), 13);
                mint_reach_view(site, now_map, "now", {{y_begin - 1, x_begin - 1}, {y_begin + y_count,
                        x_begin + x_count}}, "y-1..y+1][x-1..x+1", true);
                mint_reach_view(site, next_map, "next", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                now_map.settle();
                next_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch now_reads = {"now[(y - 1) * n + x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch next_writes = {"next[y * n + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, now_map, "now", now_reads, next_map, "next", next_writes);
                const bool next_apart = mint_once(next_map);
                mint_apart(site, next_apart
                        || !mint_meet(loops, next_map, next_writes, next_map, next_writes, mint_elsewhere),
                        "next[y * n + x]", "next[y * n + x]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "two_of_three_sweep1",
                        mint_tiles(site, "x", x_count, 512, 2147481598),
                        mint_tiles(site, "y", y_count, 1, 2147417081));
                mint_file(site, two_of_three_chain1, 0, {mint_reading(loops, now_map, now_reads),
                        mint_writing(loops, next_map, next_writes)}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, now_map, next_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    now_map.find_again();
                    next_map.find_again();
                    mint_launching(site, "two_of_three_sweep1");
                    two_of_three_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (cell *)now_map.device, now_map.stride[0], (cell *)next_map.device,
                        next_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(now_map, x_begin, 16) && mint_is_aligned(next_map, x_begin, 16));
                    mint_launched(site, "two_of_three_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 37}, "a", &a[0], mint_extents(3 * n * n));
