
...
/* main_sweep1 makes one step. */

/* 4 steps of the loop at line 16.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool fewer>
static __global__ void __launch_bounds__(128, 2)
main_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> now_grid,
                  long long now_grid_row, mint_each<real *, 1> now_to, bool packed, int made)
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
    const int planes_2 = division.planes, from = slab.from, to = slab.to;
    // all cells of the tile are in the range, and it ends before that does
    const bool inside = packed && x - lane*4 > 0 && x + (32 - lane)*4 < gx.cells;
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const now_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real now_2[5][2][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                    -mint_beyond(plane, planes_2, 0, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(now_ring[slot % 4][warp], now_grid[1] + (long long)plane*now_grid_row
                    + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 4; k++) {
#pragma unroll
            for (int age = 1; age > 0; age--)
                mint_move<4>(now_2[k][age], now_2[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(now_2[0][0], now_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 4; k++) {
            if (fewer && k >= made) { // a step that the launch does not make
                mint_move<4>(now_2[k + 1][0], now_2[k][0]);
                continue;
            }
            real now_2_m1[4];
            mint_move<4>(&now_2_m1[0], now_2[k][1]);
            if (!known.steady) {
                if (r < 1)
                    mint_move<4>(&now_2_m1[0], now_2[k][0]);
            }
            real now_2_0[5];
            mint_move<4>(&now_2_0[0], now_2[k][0]);
            mint_beside<0, 4, 1>(&now_2_0[0]);
            if (!known.inside)
                mint_stop_row<0, 4, 1, mint_high_end>(&now_2_0[0], -x, gx.cells - x);
#pragma unroll
            for (int e = 0; e < 4; e++)
                now_2[k + 1][0][e] = (real)0.5*now_2_m1[e] + (real)0.25*now_2_0[e + 1];
            if (!known.steady) {
                const int plane = r;
                if (plane < 0 || plane >= planes_2) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                            -mint_beyond(plane, planes_2, 0, 0));
                    mint_load_row<4>(now_2[k + 1][0], now_grid[k % 2]
                            + (long long)plane*now_grid_row + x, exist);
                }
            }
        }
        if (from <= r - 0 && r - 0 < to)
            mint_store_row<4, known.inside>(now_to[0] + (long long)(r - 0)*now_grid_row + x,
                    now_2[4][0], store_low, store_high, known.packed);
    };
    const int end = to + 0; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes_2 - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 4, 0);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        while (r < end) {
            if (r >= 1) {
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
        stream(mint_cells<true, true, false>());
    else if (packed)
        stream(mint_cells<false, true, false>());
    else
        stream(mint_cells<false, false, false>());
    __pipeline_wait_prior(0);
}

// Makes up to 4 steps of the loop in one launch.
static bool advance_main_chain1(const mint_advance &steps_2)
{
    const long long *const range = steps_2.range(0); // begin and count of the loops, x first
    if (steps_2.steps < 3 || steps_2.steps > 4 || range[1] > 1073741824 || range[3] > 1073741824)
        return false;
    mint_each<real *, 2> now_grid;
    mint_each<real *, 1> now_to;
    const long long *now_grid_stride = steps_2.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps_2.place(k, 1);
        if (memcmp(place.stride, now_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        now_grid.of[k] = (real *)place.read + range[2]*now_grid_stride[0]
                + range[0]*now_grid_stride[1];
    }
    now_to.of[0] = (real *)steps_2.place(steps_2.steps - 1, 1).write + range[2]*now_grid_stride[0]
            + range[0]*now_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 0, 4, 0, 2>::of(range[1], 0);
    static const long long room = mint_room(steps_2.site, "main_chain1_march",
            (const void *)main_chain1_march<false>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 4, 1.8);
    const dim3 blocks = mint_blocks(steps_2.site, "main_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(now_grid, now_grid_stride, 2, 16)
            && mint_all_aligned(now_to, now_grid_stride, 2, 16);
    const auto march = steps_2.steps < 4 ? main_chain1_march<true> : main_chain1_march<false>;
    if (steps_2.steps < 4)
        mint_prepare_shared(steps_2.site, "main_chain1_march", (const void *)march, 16384);
    mint_launching(steps_2.site, "main_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, now_grid, now_grid_stride[0], now_to,
            packed, steps_2.steps);
    mint_launched(steps_2.site, "main_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain main_chain1 = {{"in.c", 16}, "main_chain1", 4, 3, 1, 2, 1, 0x3, 0x0,
        advance_main_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 13}, "now", now, mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 14}, "next", next, mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 15}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 18};
            const long long i_begin = 0, i_count = mint_trips(i_begin, ny, 1);
            const long long j_begin = 0, j_count = mint_trips(j_begin, nx, 1);
            if (i_count > 0 && j_count > 0) {
                mint_may_wait();
                mint_table now_map = mint_find_table(site, "now", now);
                mint_table next_map = mint_find_table(site, "next", next);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {now_map, "now", 0, "i", i_begin, i_begin + i_count - 1},
                    {now_map, "now", 1, "j", j_begin, j_begin + j_count - 1},
                    {next_map, "next", 0, "i", i_begin, i_begin + i_count - 1},
                    {next_map, "next", 1, "j", j_begin, j_begin + j_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                now_map.settle(site, "now");
                next_map.settle(site, "next");
                const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                const mint_touch now_reads = {"now[north][j]", {{i_begin, i_begin + i_count - 1, {0, 0}},
                        {0, 0, {0, 1}}}};
                const mint_touch next_writes = {"next[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch now_reads_2 = {"now[i][east]", {{0, 0, {1, 0}}, {j_begin, j_begin + j_count
                        - 1, {0, 0}}}};
                mint_distinct(site, loops, now_map, "now", now_reads, next_map, "next", next_writes);
                mint_distinct(site, loops, now_map, "now", now_reads_2, next_map, "next", next_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                        mint_tiles(site, "j", j_count, 128, 2147482367),
                        mint_tiles(site, "i", i_count, 4, 2147417073));
                mint_file(site, main_chain1, 0, {&now_map, &next_map}, {j_begin, j_count, i_begin, i_count},
                        mint_no_scalars(),
                        [site, blocks, now_map, next_map, j_begin = j_begin, j_count = j_count,
                                i_count = i_count]() mutable {
                    now_map.find_again();
                    next_map.find_again();
                    mint_launching(site, "main_sweep1");
                    main_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)now_map.device, now_map.stride[0], (real *)next_map.device,
                        next_map.stride[0], (unsigned)j_count, (unsigned)i_count,
                        mint_is_aligned(now_map, j_begin, 16) && mint_is_aligned(next_map, j_begin, 16));
                    mint_launched(site, "main_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 27}, "now", now, mint_extents(ny, nx));
    mint_copy_out({"in.c", 28}, "next", next, mint_extents(ny, nx));
