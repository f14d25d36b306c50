
...
/* main_sweep1 makes one step. */

/* 4 steps of the loop at line 17.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed, bool fewer>
static __global__ void __launch_bounds__(128, 2)
main_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> temp_grid,
                  long long temp_grid_row, mint_each<real *, 1> temp_to, const real *power_grid,
                  long long power_grid_row, int made)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 4, 4, 0, 2> x_tile;
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
    real (*const temp_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    // 8 planes
    real (*const power_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared + 16384);
    real temp_rows[5][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                    -mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(temp_ring[slot % 4][warp], temp_grid[1]
                    + (long long)plane*temp_grid_row + x, exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                    -mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(power_ring[slot % 8][warp], power_grid
                    + (long long)plane*power_grid_row + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 4; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(temp_rows[k][age], temp_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(temp_rows[0][0], temp_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        real early[4][4];
        real early_2[4][4];
        real early_3[4][4];
        real early_4[4][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 4; k++) {
            if (fewer && k >= made)
                break;
            real temp_0[6];
            mint_move<4>(&temp_0[1], temp_rows[k][1]);
            mint_beside<1, 4, 1>(&temp_0[1]);
            if (!known.inside)
                mint_stop_row<1, 4, 1, mint_both_ends>(&temp_0[1], -x, gx.cells - x);
            real temp_m1[4];
            mint_move<4>(&temp_m1[0], temp_rows[k][2]);
            if (!known.steady) {
                if (r - k < 2)
                    mint_move<4>(&temp_m1[0], temp_rows[k][1]);
            }
#pragma unroll
            for (int e = 0; e < 4; e++) {
                early[k][e] = temp_0[e + 1];
                early_2[k][e] = temp_m1[e];
                early_3[k][e] = 2*temp_0[e + 1];
                early_4[k][e] = temp_0[e + 2] + temp_0[e] - 2*temp_0[e + 1];
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 4; k++) {
            if (fewer && k >= made) { // a step that the launch does not make
                mint_move<4>(temp_rows[k + 1][0], temp_rows[k][1]);
                continue;
            }
            real temp_p1[4];
            mint_move<4>(&temp_p1[0], temp_rows[k][0]);
            if (!known.steady) {
                if (r - k >= planes)
                    mint_move<4>(&temp_p1[0], temp_rows[k][1]);
            }
            real power_0[4];
            mint_take_row<4>(&power_0[0], power_ring[(slot - min(slot, 1u + k)) % 8][warp], lane);
#pragma unroll
            for (int e = 0; e < 4; e++)
                temp_rows[k + 1][0][e] = early[k][e]
                        + (real)0.2*(power_0[e] + (temp_p1[e] + early_2[k][e] - early_3[k][e])
                        + early_4[k][e]);
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                            -mint_beyond(plane, planes, 0, 0));
                    mint_load_row<4>(temp_rows[k + 1][0], temp_grid[k % 2]
                            + (long long)plane*temp_grid_row + x, exist);
                }
            }
        }
        if (from <= r - 4 && r - 4 < to)
            mint_store_row<4, known.inside>(temp_to[0] + (long long)(r - 4)*temp_grid_row + x,
                    temp_rows[4][0], store_low, store_high, known.packed);
    };
    const int end = to + 4; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 4, 0);
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

// Makes up to 4 steps of the loop in one launch.
static bool advance_main_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps < 3 || steps.steps > 4 || range[1] > mint_most_cells || range[3]
            > mint_most_cells)
        return false;
    mint_each<real *, 2> temp_grid;
    mint_each<real *, 1> temp_to;
    const long long *temp_grid_stride = steps.place(0, 2).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 2);
        if (memcmp(place.stride, temp_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        temp_grid.of[k] = (real *)place.read + range[2]*temp_grid_stride[0]
                + range[0]*temp_grid_stride[1];
    }
    temp_to.of[0] = (real *)steps.place(steps.steps - 1, 2).write + range[2]*temp_grid_stride[0]
            + range[0]*temp_grid_stride[1];
    const mint_place_of power_place = steps.place(0, 1);
    const mint_each<real *, 1> power_from = {{(real *)power_place.read
            + range[2]*power_place.stride[0] + range[0]*power_place.stride[1]}};
    const mint_tiling gx = mint_tile<128, 4, 4, 0, 2>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "main_chain1_march",
            (const void *)main_chain1_march<true, false>, 128, 49152);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 8, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "main_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(temp_grid, temp_grid_stride, 2, 16)
            && mint_all_aligned(temp_to, temp_grid_stride, 2, 16)
            && mint_all_aligned(power_from, power_place.stride, 2, 16);
    const auto march = steps.steps < 4
            ? (packed ? main_chain1_march<true, true> : main_chain1_march<false, true>)
            : (packed ? main_chain1_march<true, false> : main_chain1_march<false, false>);
    if (march != main_chain1_march<true, false>)
        mint_prepare_shared(steps.site, "main_chain1_march", (const void *)march, 49152);
    mint_launching(steps.site, "main_chain1_march");
    march<<<blocks, 128, 49152, mint_stream()>>>(gx, division, temp_grid, temp_grid_stride[0],
            temp_to, power_from.of[0], power_place.stride[0], steps.steps);
    mint_launched(steps.site, "main_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain main_chain1 = {{"in.c", 17}, "main_chain1", 4, 3, 1, 3, 1, 0x5, 0x0,
        advance_main_chain1, nullptr, {2, 1, 0}, {{3, 0x3, 0x4, 1, {0, 1, 2}}}};

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 13}, "temp", temp, mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 14}, "next", next, mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 15}, "power", power, mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 16}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 19};
            const long long i_begin = 0, i_count = mint_trips(i_begin, ny, 1);
            const long long j_begin = 0, j_count = mint_trips(j_begin, nx, 1);
            if (i_count > 0 && j_count > 0) {
                mint_may_wait();
                mint_table temp_map = mint_find_table(site, "temp", temp);
                mint_table power_map = mint_find_table(site, "power", power);
                mint_table next_map = mint_find_table(site, "next", next);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {temp_map, "temp", 0, "i", i_begin, i_begin + i_count - 1},
                    {temp_map, "temp", 1, "j", j_begin, j_begin + j_count - 1},
                    {power_map, "power", 0, "i", i_begin, i_begin + i_count - 1},
                    {power_map, "power", 1, "j", j_begin, j_begin + j_count - 1},
                    {next_map, "next", 0, "i", i_begin, i_begin + i_count - 1},
                    {next_map, "next", 1, "j", j_begin, j_begin + j_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                temp_map.settle(site, "temp");
                power_map.settle(site, "power");
                next_map.settle(site, "next");
                const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                const mint_touch temp_reads = {"temp[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch next_writes = {"next[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch temp_reads_2 = {"temp[south][j]", {{i_begin, i_begin + i_count - 1, {0,
                        0}}, {0, 0, {0, 1}}}};
                const mint_touch temp_reads_3 = {"temp[i][east]", {{0, 0, {1, 0}}, {j_begin, j_begin
                        + j_count - 1, {0, 0}}}};
                const mint_touch power_reads = {"power[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, temp_map, "temp", temp_reads, next_map, "next", next_writes);
                mint_distinct(site, loops, temp_map, "temp", temp_reads_2, next_map, "next", next_writes);
                mint_distinct(site, loops, temp_map, "temp", temp_reads_3, next_map, "next", next_writes);
                mint_coincide(site, loops, power_map, "power", power_reads, next_map, "next", next_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                        mint_tiles(site, "j", j_count, 128, 2147482367),
                        mint_tiles(site, "i", i_count, 4, 2147417073));
                mint_file(site, main_chain1, 0, {&temp_map, &power_map, &next_map}, {j_begin, j_count,
                        i_begin, i_count}, mint_no_scalars(),
                        [site, blocks, temp_map, power_map, next_map, j_begin = j_begin, j_count = j_count,
                                i_count = i_count]() mutable {
                    temp_map.find_again();
                    power_map.find_again();
                    next_map.find_again();
                    mint_launching(site, "main_sweep1");
                    main_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)temp_map.device, temp_map.stride[0], (real *)power_map.device,
                        power_map.stride[0], (real *)next_map.device, next_map.stride[0], (unsigned)j_count,
                        (unsigned)i_count,
                        mint_is_aligned(temp_map, j_begin, 16) && mint_is_aligned(power_map, j_begin, 16) && mint_is_aligned(next_map, j_begin, 16));
                    mint_launched(site, "main_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 30}, "temp", temp, mint_extents(ny, nx));
    mint_copy_out({"in.c", 31}, "next", next, mint_extents(ny, nx));
