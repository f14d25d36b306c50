
...
/* plate_sweep1 makes one step. */

/* 3 steps of the loop at line 10.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
plate_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> t_grid,
                   long long t_grid_row, mint_each<real *, 1> t_to, const real *power_grid,
                   long long power_grid_row, mint_border power_border, mint_each<int, 3> n_each,
                   mint_each<int, 3> m_each, mint_each<long long, 2> begin)
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
    // cells that exist, a bit each
    const unsigned there_2 = mint_cells_there<4, 1>(x, gx.cells, power_border.below[1],
            power_border.above[1], 0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const t_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    // 7 planes
    real (*const power_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared + 16384);
    real t_rows[4][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                    -mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(t_ring[slot % 4][warp], t_grid[1] + (long long)plane*t_grid_row + x,
                    exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, power_border.below[1],
                    power_border.above[1], 0, 1, 0, 0,
                    -mint_beyond(plane, planes, power_border.below[0], power_border.above[0]))
                    : known.inside ? ~0u : there_2;
            mint_start_row<4>(power_ring[slot % 7][warp], power_grid
                    + (long long)plane*power_grid_row + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(t_rows[k][age], t_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(t_rows[0][0], t_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real power_0[4];
            mint_take_row<4>(&power_0[0], power_ring[(slot - min(slot, 1u + k)) % 7][warp], lane);
            real t_0[6];
            mint_move<4>(&t_0[1], t_rows[k][1]);
            mint_beside<1, 4, 1>(&t_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++) {
                real d;
                if ((int)(begin[0] + r - k - 1) == 0 && (int)(begin[1] + x + e) == 0) {
                    d = power_0[e] + (t_0[e + 2] - t_rows[k][1][e])/4
                            + (t_rows[k][0][e] - t_rows[k][1][e])/8;
                } else {
                    if ((int)(begin[0] + r - k - 1) == 0 && (int)(begin[1] + x + e) == n_each[k]
                            - 1) {
                        d = power_0[e] + (t_0[e] - t_rows[k][1][e])/4
                                + (t_rows[k][0][e] - t_rows[k][1][e])/8;
                    } else {
                        if ((int)(begin[0] + r - k - 1) == m_each[k] - 1 && (int)(begin[1] + x + e)
                                == n_each[k] - 1) {
                            d = power_0[e] + (t_0[e] - t_rows[k][1][e])/4
                                    + (t_rows[k][2][e] - t_rows[k][1][e])/8;
                        } else {
                            if ((int)(begin[0] + r - k - 1) == m_each[k] - 1
                                    && (int)(begin[1] + x + e) == 0) {
                                d = power_0[e] + (t_0[e + 2] - t_rows[k][1][e])/4
                                        + (t_rows[k][2][e] - t_rows[k][1][e])/8;
                            } else {
                                if ((int)(begin[0] + r - k - 1) == 0) {
                                    d = power_0[e] + (t_0[e + 2] + t_0[e] - 2*t_rows[k][1][e])/4
                                            + (t_rows[k][0][e] - t_rows[k][1][e])/8;
                                } else {
                                    if (n_each[k] - 1 == (int)(begin[1] + x + e)) {
                                        d = power_0[e] + (t_rows[k][0][e] + t_rows[k][2][e]
                                                - 2*t_rows[k][1][e])/8
                                                + (t_0[e] - t_rows[k][1][e])/4;
                                    } else {
                                        if ((int)(begin[0] + r - k - 1) == m_each[k] - 1) {
                                            d = power_0[e] + (t_0[e + 2] + t_0[e]
                                                    - 2*t_rows[k][1][e])/4
                                                    + (t_rows[k][2][e] - t_rows[k][1][e])/8;
                                        } else {
                                            if ((int)(begin[1] + x + e) == 0)
                                                d = power_0[e] + (t_rows[k][0][e] + t_rows[k][2][e]
                                                        - 2*t_rows[k][1][e])/8
                                                        + (t_0[e + 2] - t_rows[k][1][e])/4;
                                            else
                                                d = power_0[e] + (t_rows[k][0][e] + t_rows[k][2][e]
                                                        - 2*t_rows[k][1][e])/8
                                                        + (t_0[e + 2] + t_0[e]
                                                        - 2*t_rows[k][1][e])/4;
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
                t_rows[k + 1][0][e] = t_rows[k][1][e] + d/16;
            }
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                            -mint_beyond(plane, planes, 0, 0));
                    mint_load_row<4>(t_rows[k + 1][0], t_grid[k % 2] + (long long)plane*t_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r - 3 && r - 3 < to)
            mint_store_row<4, false>(t_to[0] + (long long)(r - 3)*t_grid_row + x, t_rows[3][0],
                    store_low, store_high, known.packed);
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
            if (r >= 3) {
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

struct plate_chain1_values {
    int n;
    int m;
};
// Makes 3 steps of the loop in one launch.
static bool advance_plate_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    if (range[3] < 2)
        return false; // conditions do not leave out all that lies beyond the range
    if (range[1] < 2)
        return false; // conditions do not leave out all that lies beyond the range
    if (!mint_rows_end<2>({range[3], range[1]}, steps.place(0, 2).stride))
        return false; // cells around the range are others in it
    mint_each<real *, 2> t_grid;
    mint_each<real *, 1> t_to;
    const long long *t_grid_stride = steps.place(0, 2).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 2);
        if (memcmp(place.stride, t_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        t_grid.of[k] = (real *)place.read + range[2]*t_grid_stride[0] + range[0]*t_grid_stride[1];
    }
    t_to.of[0] = (real *)steps.place(2, 2).write + range[2]*t_grid_stride[0]
            + range[0]*t_grid_stride[1];
    mint_border power_border = {{0, 0, 0}, {0, 0, 0}}; // cells around the range that exist
    if (!mint_cut_border<2>(steps, steps.storage(0, 0), {{0, 0, 0}, {0, 0, 0}}, true, power_border))
        return false;
    const mint_place_of power_place = steps.place(0, 0);
    const mint_each<real *, 1> power_from = {{(real *)power_place.read
            + range[2]*power_place.stride[0] + range[0]*power_place.stride[1]}};
    const mint_tiling gx = mint_tile<128, 3, 3, 0, 2>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "plate_chain1_march",
            (const void *)plate_chain1_march<true>, 128, 45056);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "plate_chain1_march",
            mint_ceil_div(division.units(), 4));
    mint_each<int, 3> n_each;
    mint_each<int, 3> m_each;
    for (int k = 0; k < 3; k++) {
        n_each.of[k] = steps.scalars<plate_chain1_values>(k, 0).n;
        m_each.of[k] = steps.scalars<plate_chain1_values>(k, 0).m;
    }
    const mint_each<long long, 2> begin = {{range[2], range[0]}};
    const bool packed = mint_all_aligned(t_grid, t_grid_stride, 2, 16)
            && mint_all_aligned(t_to, t_grid_stride, 2, 16)
            && mint_all_aligned(power_from, power_place.stride, 2, 16);
    const auto march = packed ? plate_chain1_march<true> : plate_chain1_march<false>;
    if (march != plate_chain1_march<true>)
        mint_prepare_shared(steps.site, "plate_chain1_march", (const void *)march, 45056);
    mint_launching(steps.site, "plate_chain1_march");
    march<<<blocks, 128, 45056, mint_stream()>>>(gx, division, t_grid, t_grid_stride[0], t_to,
            power_from.of[0], power_place.stride[0], power_border, n_each, m_each, begin);
    mint_launched(steps.site, "plate_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain plate_chain1 = {{"in.c", 10}, "plate_chain1", 3, 3, 1, 3, 1, 0x6, 0x0,
        advance_plate_chain1, nullptr, {0, 2, 1}, {{3, 0x3, 0x4, 1, {0, 1, 2}}}};

...
    /* #pragma mint parallel */ { mint_region region({"in.c", 9});
...
        {
            const mint_site site = {"in.c", 12};
            const long long y_begin = 0, y_count = mint_trips(y_begin, m, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, n, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view power_map = mint_find_view(site, "power", &power[0], sizeof(real), (long long)n);
                mint_view t_map = mint_find_view(site, "t", &t[0], sizeof(real), (long long)n);
                mint_view r_map = mint_find_view(site, "r", &r[0], sizeof(real), (long long)n);
                const bool happens = mint_greater(y_begin, 0) <= mint_lesser(y_begin + y_count - 1, 0)
                        && mint_greater(x_begin, 0) <= mint_lesser(x_begin + x_count - 1, 0);
                mint_reach_view(site, power_map, "power", {{happens ? mint_greater(y_begin, 0) : 1,
                        mint_greater(x_begin, 0)}, {happens ? mint_lesser(y_begin + y_count - 1, 0) : 0,
                        mint_lesser(x_begin + x_count - 1, 0)}}, "y][x", true);
                mint_reach_view(site, power_map, "power", {{y_begin, x_begin}, {y_begin + y_count - 1,
                        x_begin + x_count - 1}}, "y][x", true);
                mint_reach_view(site, t_map, "t", {{happens ? mint_greater(y_begin, 0) : 1,
                        mint_greater(x_begin, 0)}, {happens ? mint_lesser(y_begin + y_count - 1, 0) : 0,
                        mint_lesser(x_begin + x_count - 1, 0) + 1}}, "y][x..x+1", true);
                mint_reach_view(site, t_map, "t", {{happens ? mint_greater(y_begin, 0) + 1 : 1,
                        mint_greater(x_begin, 0)}, {happens ? mint_lesser(y_begin + y_count - 1, 0) + 1 : 0,
                        mint_lesser(x_begin + x_count - 1, 0)}}, "y+1][x", true);
                mint_reach_view(site, t_map, "t", {{mint_greater(y_begin, 0),
                        mint_greater(mint_greater(x_begin, 1), (long long)(n) - 1) - 1},
                        {mint_lesser(y_begin + y_count - 1, 0) + 1,
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 1)}}, "y..y+1][x-1..x", false);
                mint_reach_view(site, t_map, "t",
                        {{mint_greater(mint_greater(y_begin, 1), (long long)(m) - 1) - 1,
                        mint_greater(x_begin, (long long)(n) - 1) - 1},
                        {mint_lesser(y_begin + y_count - 1, (long long)(m) - 1),
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 1)}}, "y-1..y][x-1..x", false);
                mint_reach_view(site, t_map, "t",
                        {{mint_greater(mint_greater(y_begin, 1), (long long)(m) - 1) - 1,
                        mint_greater(x_begin, 0)}, {mint_lesser(y_begin + y_count - 1, (long long)(m) - 1),
                        mint_lesser(mint_lesser(x_begin + x_count - 1, (long long)(n) - 2), 0) + 1}},
                        "y-1..y][x..x+1", false);
                mint_reach_view(site, t_map, "t", {{mint_greater(y_begin, 0), mint_greater(x_begin, 1) - 1},
                        {mint_lesser(y_begin + y_count - 1, 0) + 1,
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 2) + 1}}, "y..y+1][x-1..x+1",
                        false);
                mint_reach_view(site, t_map, "t", {{mint_greater(mint_greater(y_begin, 1), 1) - 1,
                        mint_greater(x_begin, (long long)(n) - 1) - 1},
                        {mint_lesser(y_begin + y_count - 1, (long long)(m) - 2) + 1,
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 1)}}, "y-1..y+1][x-1..x",
                        false);
                mint_reach_view(site, t_map, "t",
                        {{mint_greater(mint_greater(y_begin, 1), (long long)(m) - 1) - 1,
                        mint_greater(x_begin, 1) - 1},
                        {mint_lesser(y_begin + y_count - 1, (long long)(m) - 1),
                        mint_lesser(mint_lesser(x_begin + x_count - 1, (long long)(n) - 2), (long long)(n)
                        - 2) + 1}}, "y-1..y][x-1..x+1", false);
                mint_reach_view(site, t_map, "t", {{mint_greater(mint_greater(y_begin, 1), 1) - 1,
                        mint_greater(x_begin, 0)},
                        {mint_lesser(mint_lesser(y_begin + y_count - 1, (long long)(m) - 2), (long long)(m)
                        - 2) + 1, mint_lesser(mint_lesser(x_begin + x_count - 1, (long long)(n) - 2), 0)
                        + 1}}, "y-1..y+1][x..x+1", false);
                mint_reach_view(site, t_map, "t", {{mint_greater(y_begin, 1) - 1, mint_greater(x_begin, 1)
                        - 1}, {mint_lesser(y_begin + y_count - 1, (long long)(m) - 2) + 1,
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 2) + 1}}, "y-1..y+1][x-1..x+1",
                        false);
                mint_reach_view(site, t_map, "t", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                mint_reach_view(site, r_map, "r", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                power_map.settle();
                t_map.settle();
                r_map.settle();
                static const mint_checked t_checked[] = {
                    {{"in.c", 18}, "t", "t[x - 1]", -1},
                    {{"in.c", 18}, "t", "t[x + n]", -1},
                    {{"in.c", 20}, "t", "t[y * n + x - 1]", -1},
                    {{"in.c", 20}, "t", "t[(y - 1) * n + x]", -1},
                    {{"in.c", 22}, "t", "t[y * n + 1]", -1},
                    {{"in.c", 22}, "t", "t[(m - 2) * n]", -1},
                    {{"in.c", 24}, "t", "t[x + 1]", -1},
                    {{"in.c", 24}, "t", "t[x - 1]", -1},
                    {{"in.c", 24}, "t", "t[n + x]", -1},
                    {{"in.c", 26}, "t", "t[(y + 1) * n + x]", -1},
                    {{"in.c", 26}, "t", "t[(y - 1) * n + x]", -1},
                    {{"in.c", 26}, "t", "t[(y + 1) * n - 2]", -1},
                    {{"in.c", 28}, "t", "t[y * n + x + 1]", -1},
                    {{"in.c", 28}, "t", "t[y * n + x - 1]", -1},
                    {{"in.c", 28}, "t", "t[(m - 2) * n + x]", -1},
                    {{"in.c", 30}, "t", "t[(y + 1) * n]", -1},
                    {{"in.c", 30}, "t", "t[(y - 1) * n]", -1},
                    {{"in.c", 30}, "t", "t[y * n + 1]", -1},
                    {{"in.c", 32}, "t", "t[(y + 1) * n + x]", -1},
                    {{"in.c", 32}, "t", "t[(y - 1) * n + x]", -1},
                    {{"in.c", 32}, "t", "t[y * n + x + 1]", -1},
                    {{"in.c", 32}, "t", "t[y * n + x - 1]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch power_reads = {"power[0]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}},
                        {{mint_greater(y_begin, 0), mint_lesser(y_begin + y_count - 1, 0)},
                        {mint_greater(x_begin, 0), mint_lesser(x_begin + x_count - 1, 0)}}};
                const mint_touch r_writes = {"r[y * n + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch power_reads_2 = {"power[x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}},
                        {{mint_greater(y_begin, 0), mint_lesser(y_begin + y_count - 1, 0)},
                        {mint_greater(mint_greater(x_begin, 1), (long long)(n) - 1),
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 1)}}};
                const mint_touch power_reads_3 = {"power[y * n + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}},
                        {{mint_greater(mint_greater(y_begin, 1), (long long)(m) - 1),
                        mint_lesser(y_begin + y_count - 1, (long long)(m) - 1)},
                        {mint_greater(x_begin, (long long)(n) - 1),
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 1)}}};
                const mint_touch power_reads_4 = {"power[y * n]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}},
                        {{mint_greater(mint_greater(y_begin, 1), (long long)(m) - 1),
                        mint_lesser(y_begin + y_count - 1, (long long)(m) - 1)}, {mint_greater(x_begin, 0),
                        mint_lesser(mint_lesser(x_begin + x_count - 1, (long long)(n) - 2), 0)}}};
                const mint_touch power_reads_5 = {"power[x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}},
                        {{mint_greater(y_begin, 0), mint_lesser(y_begin + y_count - 1, 0)},
                        {mint_greater(x_begin, 1),
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 2)}}};
                const mint_touch power_reads_6 = {"power[y * n + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}},
                        {{mint_greater(mint_greater(y_begin, 1), 1),
                        mint_lesser(y_begin + y_count - 1, (long long)(m) - 2)},
                        {mint_greater(x_begin, (long long)(n) - 1),
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 1)}}};
                const mint_touch power_reads_7 = {"power[y * n + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}},
                        {{mint_greater(mint_greater(y_begin, 1), (long long)(m) - 1),
                        mint_lesser(y_begin + y_count - 1, (long long)(m) - 1)}, {mint_greater(x_begin, 1),
                        mint_lesser(mint_lesser(x_begin + x_count - 1, (long long)(n) - 2), (long long)(n)
                        - 2)}}};
                const mint_touch power_reads_8 = {"power[y * n]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}},
                        {{mint_greater(mint_greater(y_begin, 1), 1),
                        mint_lesser(mint_lesser(y_begin + y_count - 1, (long long)(m) - 2), (long long)(m)
                        - 2)}, {mint_greater(x_begin, 0),
                        mint_lesser(mint_lesser(x_begin + x_count - 1, (long long)(n) - 2), 0)}}};
                const mint_touch power_reads_9 = {"power[y * n + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}},
                        {{mint_greater(y_begin, 1), mint_lesser(y_begin + y_count - 1, (long long)(m) - 2)},
                        {mint_greater(x_begin, 1),
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 2)}}};
                const mint_touch t_reads = {"t[1]", {{0, 1, {1, 0}}, {0, 1, {0, 1}}},
                        {{mint_greater(y_begin, 0), mint_lesser(y_begin + y_count - 1, 0)},
                        {mint_greater(x_begin, 0), mint_lesser(x_begin + x_count - 1, 0)}}};
                const mint_touch t_reads_2 = {"t[x - 1]", {{0, 1, {1, 0}}, {-1, 0, {0, 1}}},
                        {{mint_greater(y_begin, 0), mint_lesser(y_begin + y_count - 1, 0)},
                        {mint_greater(mint_greater(x_begin, 1), (long long)(n) - 1),
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 1)}}};
                const mint_touch t_reads_3 = {"t[y * n + x - 1]", {{-1, 0, {1, 0}}, {-1, 0, {0, 1}}},
                        {{mint_greater(mint_greater(y_begin, 1), (long long)(m) - 1),
                        mint_lesser(y_begin + y_count - 1, (long long)(m) - 1)},
                        {mint_greater(x_begin, (long long)(n) - 1),
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 1)}}};
                const mint_touch t_reads_4 = {"t[y * n + 1]", {{-1, 0, {1, 0}}, {0, 1, {0, 1}}},
                        {{mint_greater(mint_greater(y_begin, 1), (long long)(m) - 1),
                        mint_lesser(y_begin + y_count - 1, (long long)(m) - 1)}, {mint_greater(x_begin, 0),
                        mint_lesser(mint_lesser(x_begin + x_count - 1, (long long)(n) - 2), 0)}}};
                const mint_touch t_reads_5 = {"t[x + 1]", {{0, 1, {1, 0}}, {-1, 1, {0, 1}}},
                        {{mint_greater(y_begin, 0), mint_lesser(y_begin + y_count - 1, 0)},
                        {mint_greater(x_begin, 1),
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 2)}}};
                const mint_touch t_reads_6 = {"t[(y + 1) * n + x]", {{-1, 1, {1, 0}}, {-1, 0, {0, 1}}},
                        {{mint_greater(mint_greater(y_begin, 1), 1),
                        mint_lesser(y_begin + y_count - 1, (long long)(m) - 2)},
                        {mint_greater(x_begin, (long long)(n) - 1),
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 1)}}};
                const mint_touch t_reads_7 = {"t[y * n + x + 1]", {{-1, 0, {1, 0}}, {-1, 1, {0, 1}}},
                        {{mint_greater(mint_greater(y_begin, 1), (long long)(m) - 1),
                        mint_lesser(y_begin + y_count - 1, (long long)(m) - 1)}, {mint_greater(x_begin, 1),
                        mint_lesser(mint_lesser(x_begin + x_count - 1, (long long)(n) - 2), (long long)(n)
                        - 2)}}};
                const mint_touch t_reads_8 = {"t[(y + 1) * n]", {{-1, 1, {1, 0}}, {0, 1, {0, 1}}},
                        {{mint_greater(mint_greater(y_begin, 1), 1),
                        mint_lesser(mint_lesser(y_begin + y_count - 1, (long long)(m) - 2), (long long)(m)
                        - 2)}, {mint_greater(x_begin, 0),
                        mint_lesser(mint_lesser(x_begin + x_count - 1, (long long)(n) - 2), 0)}}};
                const mint_touch t_reads_9 = {"t[(y + 1) * n + x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}},
                        {{mint_greater(y_begin, 1), mint_lesser(y_begin + y_count - 1, (long long)(m) - 2)},
                        {mint_greater(x_begin, 1),
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 2)}}};
                const mint_touch t_reads_10 = {"t[y * n + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_coincide(site, loops, power_map, "power", power_reads, r_map, "r", r_writes);
                mint_coincide(site, loops, power_map, "power", power_reads_2, r_map, "r", r_writes);
                mint_coincide(site, loops, power_map, "power", power_reads_3, r_map, "r", r_writes);
                mint_coincide(site, loops, power_map, "power", power_reads_4, r_map, "r", r_writes);
                mint_coincide(site, loops, power_map, "power", power_reads_5, r_map, "r", r_writes);
                mint_coincide(site, loops, power_map, "power", power_reads_6, r_map, "r", r_writes);
                mint_coincide(site, loops, power_map, "power", power_reads_7, r_map, "r", r_writes);
                mint_coincide(site, loops, power_map, "power", power_reads_8, r_map, "r", r_writes);
                mint_coincide(site, loops, power_map, "power", power_reads_9, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_2, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_3, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_4, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_5, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_6, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_7, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_8, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_9, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_10, r_map, "r", r_writes);
                const bool r_apart = mint_once(r_map);
                mint_apart(site, r_apart
                        || !mint_meet(loops, r_map, r_writes, r_map, r_writes, mint_elsewhere),
                        "r[y * n + x]", "r[y * n + x]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "plate_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 6, 2147417067));
                // Launches of single steps hold accesses to the extents of the arrays.
                const mint_alone alone = {mint_stays_inside(t_map, mint_box{{mint_greater(y_begin, 0),
                        mint_greater(mint_greater(x_begin, 1), (long long)(n) - 1) - 1},
                        {mint_lesser(y_begin + y_count - 1, 0),
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 1) - 1}})
                        && mint_stays_inside(t_map, mint_box{{mint_greater(y_begin, 0) + 1,
                        mint_greater(mint_greater(x_begin, 1), (long long)(n) - 1)},
                        {mint_lesser(y_begin + y_count - 1, 0) + 1,
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 1)}})
                        && mint_stays_inside(t_map,
                        mint_box{{mint_greater(mint_greater(y_begin, 1), (long long)(m) - 1),
                        mint_greater(x_begin, (long long)(n) - 1) - 1},
                        {mint_lesser(y_begin + y_count - 1, (long long)(m) - 1),
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 1) - 1}})
                        && mint_stays_inside(t_map,
                        mint_box{{mint_greater(mint_greater(y_begin, 1), (long long)(m) - 1) - 1,
                        mint_greater(x_begin, (long long)(n) - 1)},
                        {mint_lesser(y_begin + y_count - 1, (long long)(m) - 1) - 1,
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 1)}})
                        && mint_stays_inside(t_map,
                        mint_box{{mint_greater(mint_greater(y_begin, 1), (long long)(m) - 1),
                        mint_greater(x_begin, 0) + 1},
                        {mint_lesser(y_begin + y_count - 1, (long long)(m) - 1),
                        mint_lesser(mint_lesser(x_begin + x_count - 1, (long long)(n) - 2), 0) + 1}})
                        && mint_stays_inside(t_map,
                        mint_box{{mint_greater(mint_greater(y_begin, 1), (long long)(m) - 1) - 1,
                        mint_greater(x_begin, 0)}, {mint_lesser(y_begin + y_count - 1, (long long)(m) - 1)
                        - 1, mint_lesser(mint_lesser(x_begin + x_count - 1, (long long)(n) - 2), 0)}})
                        && mint_stays_inside(t_map, mint_box{{mint_greater(y_begin, 0),
                        mint_greater(x_begin, 1) + 1}, {mint_lesser(y_begin + y_count - 1, 0),
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 2) + 1}})
                        && mint_stays_inside(t_map, mint_box{{mint_greater(y_begin, 0),
                        mint_greater(x_begin, 1) - 1}, {mint_lesser(y_begin + y_count - 1, 0),
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 2) - 1}})
                        && mint_stays_inside(t_map, mint_box{{mint_greater(y_begin, 0) + 1,
                        mint_greater(x_begin, 1)}, {mint_lesser(y_begin + y_count - 1, 0) + 1,
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 2)}})
                        && mint_stays_inside(t_map, mint_box{{mint_greater(mint_greater(y_begin, 1), 1) + 1,
                        mint_greater(x_begin, (long long)(n) - 1)},
                        {mint_lesser(y_begin + y_count - 1, (long long)(m) - 2) + 1,
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 1)}})
                        && mint_stays_inside(t_map, mint_box{{mint_greater(mint_greater(y_begin, 1), 1) - 1,
                        mint_greater(x_begin, (long long)(n) - 1)},
                        {mint_lesser(y_begin + y_count - 1, (long long)(m) - 2) - 1,
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 1)}})
                        && mint_stays_inside(t_map, mint_box{{mint_greater(mint_greater(y_begin, 1), 1),
                        mint_greater(x_begin, (long long)(n) - 1) - 1},
                        {mint_lesser(y_begin + y_count - 1, (long long)(m) - 2),
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 1) - 1}})
                        && mint_stays_inside(t_map,
                        mint_box{{mint_greater(mint_greater(y_begin, 1), (long long)(m) - 1),
                        mint_greater(x_begin, 1) + 1},
                        {mint_lesser(y_begin + y_count - 1, (long long)(m) - 1),
                        mint_lesser(mint_lesser(x_begin + x_count - 1, (long long)(n) - 2), (long long)(n)
                        - 2) + 1}}) && mint_stays_inside(t_map,
                        mint_box{{mint_greater(mint_greater(y_begin, 1), (long long)(m) - 1),
                        mint_greater(x_begin, 1) - 1},
                        {mint_lesser(y_begin + y_count - 1, (long long)(m) - 1),
                        mint_lesser(mint_lesser(x_begin + x_count - 1, (long long)(n) - 2), (long long)(n)
                        - 2) - 1}}) && mint_stays_inside(t_map,
                        mint_box{{mint_greater(mint_greater(y_begin, 1), (long long)(m) - 1) - 1,
                        mint_greater(x_begin, 1)}, {mint_lesser(y_begin + y_count - 1, (long long)(m) - 1)
                        - 1, mint_lesser(mint_lesser(x_begin + x_count - 1, (long long)(n) - 2),
                        (long long)(n) - 2)}})
                        && mint_stays_inside(t_map, mint_box{{mint_greater(mint_greater(y_begin, 1), 1) + 1,
                        mint_greater(x_begin, 0)},
                        {mint_lesser(mint_lesser(y_begin + y_count - 1, (long long)(m) - 2), (long long)(m)
                        - 2) + 1, mint_lesser(mint_lesser(x_begin + x_count - 1, (long long)(n) - 2), 0)}})
                        && mint_stays_inside(t_map, mint_box{{mint_greater(mint_greater(y_begin, 1), 1) - 1,
                        mint_greater(x_begin, 0)},
                        {mint_lesser(mint_lesser(y_begin + y_count - 1, (long long)(m) - 2), (long long)(m)
                        - 2) - 1, mint_lesser(mint_lesser(x_begin + x_count - 1, (long long)(n) - 2), 0)}})
                        && mint_stays_inside(t_map, mint_box{{mint_greater(mint_greater(y_begin, 1), 1),
                        mint_greater(x_begin, 0) + 1},
                        {mint_lesser(mint_lesser(y_begin + y_count - 1, (long long)(m) - 2), (long long)(m)
                        - 2), mint_lesser(mint_lesser(x_begin + x_count - 1, (long long)(n) - 2), 0) + 1}})
                        && mint_stays_inside(t_map, mint_box{{mint_greater(y_begin, 1) + 1,
                        mint_greater(x_begin, 1)}, {mint_lesser(y_begin + y_count - 1, (long long)(m) - 2)
                        + 1, mint_lesser(x_begin + x_count - 1, (long long)(n) - 2)}})
                        && mint_stays_inside(t_map, mint_box{{mint_greater(y_begin, 1) - 1,
                        mint_greater(x_begin, 1)}, {mint_lesser(y_begin + y_count - 1, (long long)(m) - 2)
                        - 1, mint_lesser(x_begin + x_count - 1, (long long)(n) - 2)}})
                        && mint_stays_inside(t_map, mint_box{{mint_greater(y_begin, 1),
                        mint_greater(x_begin, 1) + 1},
                        {mint_lesser(y_begin + y_count - 1, (long long)(m) - 2),
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 2) + 1}})
                        && mint_stays_inside(t_map, mint_box{{mint_greater(y_begin, 1),
                        mint_greater(x_begin, 1) - 1},
                        {mint_lesser(y_begin + y_count - 1, (long long)(m) - 2),
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 2) - 1}}) ? 0 : 2,
                        {(long long)n, (long long)m}};
                mint_file(site, plate_chain1, 0,
                        {mint_reading(loops, power_map, power_reads, power_reads_2, power_reads_3,
                        power_reads_4, power_reads_5, power_reads_6, power_reads_7, power_reads_8,
                        power_reads_9), mint_reading(loops, t_map, t_reads, t_reads_2, t_reads_3, t_reads_4,
                        t_reads_5, t_reads_6, t_reads_7, t_reads_8, t_reads_9, t_reads_10),
                        mint_writing(loops, r_map, r_writes)}, {x_begin, x_count, y_begin, y_count},
                        plate_chain1_values{(int)(n), (int)(m)},
                        [site, blocks, power_map, t_map, r_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, m = m, n = n]() mutable {
                    power_map.find_again();
                    t_map.find_again();
                    r_map.find_again();
                    mint_launching(site, "plate_sweep1");
                    plate_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)power_map.device, power_map.stride[0], (real *)t_map.device,
                        t_map.stride[0], (real *)r_map.device, r_map.stride[0], m, n, (unsigned)x_count,
                        (unsigned)y_count,
                        mint_is_aligned(t_map, x_begin, 16) && mint_is_aligned(r_map, x_begin, 16),
                        mint_elements(site, *t_map.whole, t_map.device, t_checked));
                    mint_launched(site, "plate_sweep1");
                }, alone);
            }
        }
...
}
...
/* rows_sweep1 makes one step. */

/* Up to 3 steps of these loops at a time:
 * line 47: rows_sweep1
 * A block loads 96x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 90x61x1 cells. */
static __global__ void __launch_bounds__(512)
rows_chain1_tile(const real *__restrict__ t_from, real *t_to, long long t_row, mint_area<2> t_box,
                 const real *__restrict__ beside_from, const real *__restrict__ r_from, real *r_to,
                 long long r_row, mint_area<2> r_box, mint_area<2> rows_sweep1_cells, int steps_2,
                 long long x_start, long long y_start,
                 const __grid_constant__ mint_each<int, 3> m_each,
                 const __grid_constant__ mint_each<int, 3> n_each)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*90;
    const long long y0 = y_start + (long long)blockIdx.y*61;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const t_tile)[96] = reinterpret_cast<real (*)[96]>(mint_shared);
    real (*const r_tile)[96] = reinterpret_cast<real (*)[96]>(mint_shared + 49152);
    auto *t = t_tile;
    auto *r = r_tile;
    const mint_stretch rows_sweep1_y = mint_in_tile(rows_sweep1_cells.first[1],
            rows_sweep1_cells.end[1], y0, 64);
    const mint_stretch rows_sweep1_x = mint_in_tile(rows_sweep1_cells.first[0],
            rows_sweep1_cells.end[0], x0, 96);
    // Load the tile and its ghost zone.
    {
        const mint_stretch t_y = mint_in_tile(t_box.first[1], t_box.end[1], y0, 64);
        const mint_stretch t_x = mint_in_tile(t_box.first[0], t_box.end[0], x0, 96);
        for (int cy = t_y.first + ty; cy < t_y.end; cy += 16) {
            for (int cx = t_x.first + tx; cx < t_x.end; cx += 32)
                t_tile[cy][cx] = t_from[(y0+cy)*t_row+(x0+cx)];
        }
    }
    {
        const mint_stretch r_y = mint_in_tile(r_box.first[1], r_box.end[1], y0, 64);
        const mint_stretch r_x = mint_in_tile(r_box.first[0], r_box.end[0], x0, 96);
        for (int cy = r_y.first + ty; cy < r_y.end; cy += 16) {
            for (int cx = r_x.first + tx; cx < r_x.end; cx += 32)
                if (!(mint_in_span(rows_sweep1_y, cy) && mint_in_span(rows_sweep1_x, cx)))
                    r_tile[cy][cx] = r_from[(y0+cy)*r_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 47.
            const mint_stretch level_y = mint_cut(rows_sweep1_y, 3 - (steps_2 - 1 - step), 64);
            const mint_stretch level_x = mint_cut(rows_sweep1_x, 3 - (steps_2 - 1 - step), 93
                    + (steps_2 - 1 - step));
            const int m = m_each.of[step];
            const int n = n_each.of[step];
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32) {
                    const int y = (int)(y0 + cy);
                    const int x = (int)(x0 + cx);
                    real sum = t[cy][cx];
                    if (x < 1)
                        sum += beside_from[y] - t[cy][cx]/2;
                    else
                        sum += t[cy][cx-1]/4;
                    if (!(x != n - 1))
                        sum -= t[cy][cx]/8;
                    else
                        sum += t[cy][cx+1]/4;
                    if (m > 1 && y == m - 1)
                        sum += t[cy-1][cx]/2;
                    r[cy][cx] = sum/2;
                }
            }
        }
        __syncthreads();
        mint_turn(t, r);
    }
    // Commit the tile.
    if (t_to) {
        const mint_stretch t_y_2 = mint_cut(rows_sweep1_y, 3, 64);
        const mint_stretch t_x_2 = mint_cut(rows_sweep1_x, 3, 93);
        for (int cy = t_y_2.first + ty; cy < t_y_2.end; cy += 16) {
            for (int cx = t_x_2.first + tx; cx < t_x_2.end; cx += 32)
                t_to[(y0+cy)*t_row+(x0+cx)] = t_tile[cy][cx];
        }
    }
    if (r_to) {
        const mint_stretch r_y_2 = mint_cut(rows_sweep1_y, 3, 64);
        const mint_stretch r_x_2 = mint_cut(rows_sweep1_x, 3, 93);
        for (int cy = r_y_2.first + ty; cy < r_y_2.end; cy += 16) {
            for (int cx = r_x_2.first + tx; cx < r_x_2.end; cx += 32)
                r_to[(y0+cy)*r_row+(x0+cx)] = r_tile[cy][cx];
        }
    }
}

struct rows_sweep1_scalars {
    int m;
    int n;
};
// Launches rows_chain1_tile for the oldest steps that wait. False: it cannot.
static bool rows_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> all = cells0;
    if (cells0.end[1] - cells0.first[1] < 2)
        return false; // conditions do not leave out all that lies beyond the range
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x4, 0x1, 0x4};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 2, stored >> 2 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[3];
    touched[0].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[2].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[2].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    mint_area<2> loaded[3];
    if (!mint_may_load(a, 0, touched, {0, 2}, 2, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 2, touched, {2, 0}, 2, false, loaded[2]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 90, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 61, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_each<int, 3> m_each = {};
    for (int step = 0; step < a.steps; step++)
        m_each.of[step] = a.scalars<rows_sweep1_scalars>(step, 0).m;
    mint_each<int, 3> n_each = {};
    for (int step = 0; step < a.steps; step++)
        n_each.of[step] = a.scalars<rows_sweep1_scalars>(step, 0).n;
    mint_prepare_shared(a.site, "rows_chain1_tile", (const void *)rows_chain1_tile, 98304);
    mint_launching(a.site, "rows_chain1_tile");
    rows_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 98304, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        (const real *)a.place(0, 2).read, stored >> 2 & 1 ? (real *)a.place(0, 2).write : nullptr,
        a.place(0, 2).stride[0], loaded[2], cells0, a.steps, all.first[0] - 3, all.first[1] - 3,
        m_each, n_each);
    mint_launched(a.site, "rows_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned rows_chain1_twins[] = {0x0, 0x0, 0x1, 0x0};
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain rows_chain1 = {{"in.c", 45}, "rows_chain1", 3, 2, 1, 3, 1, 0x5, 0x0,
        rows_chain1_launch, rows_chain1_twins, {2, 1, 0}, {{3, 0x3, 0x4, 1, {0, 1, 2}}}};

...
static void rows(int n, int m, int steps, real *t_cells, real *r_cells, const real *beside)
{ real (*t)[n] = (__typeof__(t))t_cells; real (*r)[n] = (__typeof__(r))r_cells;
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 44});
...
        {
            const mint_site site = {"in.c", 47};
            const long long y_begin = 0, y_count = mint_trips(y_begin, m, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, n, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &t_map = mint_find(site, "t", &t[0][0], sizeof(real),
                        mint_extents(0, sizeof(t[0]) / sizeof(t[0][0])));
                mint_view beside_map = mint_find_view(site, "beside", &beside[0], sizeof(real));
                mint_mapping &r_map = mint_find(site, "r", &r[0][0], sizeof(real),
                        mint_extents(0, sizeof(r[0]) / sizeof(r[0][0])));
                const bool happens = mint_greater(x_begin, 1) <= x_begin + x_count - 1;
                const bool happens_2 = x_begin <= mint_lesser(x_begin + x_count - 1, (long long)(n) - 2);
                const bool happens_3 = mint_greater(y_begin, (long long)(m) - 1)
                        <= mint_lesser(y_begin + y_count - 1, (long long)(m) - 1) && (long long)(m) - 2
                        >= 0;
                const bool happens_4 = x_begin <= mint_lesser(x_begin + x_count - 1, 0);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {t_map, "t", 0, "y", y_begin, y_begin + y_count - 1},
                    {t_map, "t", 0, "y-1", happens_3 ? mint_greater(y_begin, (long long)(m) - 1) - 1 : 1,
                            happens_3 ? mint_lesser(y_begin + y_count - 1, (long long)(m) - 1) - 1 : 0},
                    {t_map, "t", 1, "x", x_begin, x_begin + x_count - 1},
                    {t_map, "t", 1, "x-1", happens ? mint_greater(x_begin, 1) - 1 : 1, happens ? x_begin
                            + x_count - 2 : 0},
                    {t_map, "t", 1, "x+1", happens_2 ? x_begin + 1 : 1, happens_2
                            ? mint_lesser(x_begin + x_count - 1, (long long)(n) - 2) + 1 : 0},
                    {r_map, "r", 0, "y", y_begin, y_begin + y_count - 1},
                    {r_map, "r", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_reach_view(site, beside_map, "beside", {{happens_4 ? y_begin : 1}, {happens_4 ? y_begin
                        + y_count - 1 : 0}}, "y", true);
                beside_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch t_reads = {"t[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch r_writes = {"r[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch t_reads_2 = {"t[y][0]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}, {mint_any_index,
                        {x_begin, mint_lesser(x_begin + x_count - 1, 0)}}};
                const mint_touch t_reads_3 = {"t[y][x - 1]", {{0, 0, {1, 0}}, {-1, -1, {0, 1}}},
                        {mint_any_index, {mint_greater(x_begin, 1), x_begin + x_count - 1}}};
                const mint_touch t_reads_4 = {"t[y][n - 1]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}},
                        {mint_any_index, {mint_greater(x_begin, (long long)(n) - 1),
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 1)}}};
                const mint_touch t_reads_5 = {"t[y][x + 1]", {{0, 0, {1, 0}}, {1, 1, {0, 1}}},
                        {mint_any_index, {x_begin,
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 2)}}};
                const mint_touch t_reads_6 = {"t[m - 2][x]", {{-1, -1, {1, 0}}, {0, 0, {0, 1}}},
                        {{mint_greater(y_begin, (long long)(m) - 1),
                        mint_lesser(y_begin + y_count - 1, (long long)(m) - 1)}, mint_any_index}};
                const mint_touch beside_reads = {"beside[y]", {{0, 0, {1, 0}}}, {mint_any_index, {x_begin,
                        mint_lesser(x_begin + x_count - 1, 0)}}};
                mint_distinct(site, loops, t_map, "t", t_reads, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_2, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_3, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_4, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_5, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_6, r_map, "r", r_writes);
                mint_distinct(site, loops, beside_map, "beside", beside_reads, r_map, "r", r_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "rows_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 2, 2147417079));
                mint_file(site, rows_chain1, 0,
                        {mint_reading(loops, t_map, t_reads, t_reads_2, t_reads_3, t_reads_4, t_reads_5,
                        t_reads_6), mint_reading(loops, beside_map, beside_reads),
                        mint_writing(loops, r_map, r_writes)}, {x_begin, x_count, y_begin, y_count},
                        rows_sweep1_scalars{(int)(m), (int)(n)},
                        [site, blocks, &t_map, beside_map, &r_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, m = m, n = n]() mutable {
                    beside_map.find_again();
                    mint_launching(site, "rows_sweep1");
                    rows_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)t_map.device, t_map.stride[0], (real *)beside_map.device,
                        (real *)r_map.device, r_map.stride[0], m, n, (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(t_map, x_begin, 16) && mint_is_aligned(r_map, x_begin, 16));
                    mint_launched(site, "rows_sweep1");
                });
            }
        }
        real (*swap)[n] = (__typeof__(swap))t;
        t = (__typeof__(t))r;
        r = (__typeof__(r))swap;
...
}
...
/* others_sweep1 makes one step. */

...
    {
        const mint_site site = {"in.c", 76};
        const long long y_begin = 0, y_count = mint_trips(y_begin, m, 1);
        const long long x_begin = 0, x_count = mint_trips(x_begin, n, 1);
        if (y_count > 0 && x_count > 0) {
            mint_view t_map = mint_find_view(site, "t", &t[0], sizeof(real), (long long)n);
            mint_view r_map = mint_find_view(site, "r", &r[0], sizeof(real), (long long)n);
            const bool happens = mint_greater(x_begin, (long long)(n) - 1)
                    <= mint_lesser(x_begin + x_count - 1, (long long)(n) - 1);
            const bool happens_2 = mint_greater(x_begin, 0) <= mint_lesser(x_begin + x_count - 1, 0)
                    && mint_greater(y_begin, 0) <= mint_lesser(y_begin + y_count - 1, 0);
            mint_reach_view(site, t_map, "t", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                    + x_count - 1}}, "y][x", true);
            mint_reach_view(site, t_map, "t", {{0, x_begin}, {0, x_begin + x_count - 1}}, "0][x", true);
            mint_reach_view(site, t_map, "t", {{happens ? y_begin : 1, 0}, {happens ? y_begin + y_count
                    - 1 : 0, 0}}, "y][0", true);
            mint_reach_view(site, t_map, "t", {{happens_2 ? (long long)(m) - 1 : 1, (long long)(n) - 1},
                    {happens_2 ? (long long)(m) - 1 : 0, (long long)(n) - 1}}, "m-1][n-1", true);
            mint_reach_view(site, r_map, "r", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                    + x_count - 1}}, "y][x", true);
            t_map.settle();
            r_map.settle();
            const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
            const mint_touch t_reads = {"t[y * n + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const mint_touch r_writes = {"r[y * n]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const mint_touch t_reads_2 = {"t[x]", {{0, 0, {0, 0}}, {0, 0, {0, 1}}}};
            const mint_touch t_reads_3 = {"t[x]", {{0, 0, {0, 0}}, {0, 0, {0, 1}}},
                    {{mint_greater(y_begin, 0), mint_lesser(y_begin + y_count - 1, 0)},
                    mint_any_index}};
            const mint_touch t_reads_4 = {"t[y * n]", {{0, 0, {1, 0}}, {0, 0, {0, 0}}}, {mint_any_index,
                    {mint_greater(x_begin, (long long)(n) - 1),
                    mint_lesser(x_begin + x_count - 1, (long long)(n) - 1)}}};
            const mint_touch t_reads_5 = {"t[n * m - 1]", {{(long long)(m) - 1, (long long)(m) - 1, {0,
                    0}}, {(long long)(n) - 1, (long long)(n) - 1, {0, 0}}}, {{mint_greater(y_begin, 0),
                    mint_lesser(y_begin + y_count - 1, 0)}, {mint_greater(x_begin, 0),
                    mint_lesser(x_begin + x_count - 1, 0)}}};
            mint_distinct(site, loops, t_map, "t", t_reads, r_map, "r", r_writes);
            mint_distinct(site, loops, t_map, "t", t_reads_2, r_map, "r", r_writes);
            mint_distinct(site, loops, t_map, "t", t_reads_3, r_map, "r", r_writes);
            mint_distinct(site, loops, t_map, "t", t_reads_4, r_map, "r", r_writes);
            mint_distinct(site, loops, t_map, "t", t_reads_5, r_map, "r", r_writes);
            const bool r_apart = mint_once(r_map);
            mint_apart(site, r_apart
                    || !mint_meet(loops, r_map, r_writes, r_map, r_writes, mint_elsewhere), "r[y * n]",
                    "r[y * n]");
            mint_require_capability(site, 9, 0);
            const dim3 blocks = mint_blocks_folded(site, "others_sweep1",
                    mint_tiles(site, "x", x_count, 128, 2147482367),
                    mint_tiles(site, "y", y_count, 4, 2147417073));
            mint_launching(site, "others_sweep1");
            others_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                (real *)t_map.device, t_map.stride[0], (real *)r_map.device, r_map.stride[0], m, n,
                (unsigned)x_count, (unsigned)y_count, mint_is_aligned(r_map, x_begin, 16));
            mint_launched(site, "others_sweep1", r_map);
        }
        (void)first_row; /* only kernels use them */
    }
...
{ mint_scope mappings;
...
    real *a = (real *)malloc(cells * sizeof(real)), *b = (real *)malloc(cells * sizeof(real)), *p = (real *)malloc(cells * sizeof(real));
...
    mint_copy_in(mappings, {"in.c", 101}, "a", &a[0], mint_extents(n*m), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 102}, "b", &b[0], mint_extents(n*m), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 103}, "p", &p[0], mint_extents(n*m), 0, mint_padded, mint_scoped);
...
    mint_copy_out({"in.c", 105}, "a", &a[0], mint_extents(n*m));
    mint_copy_out({"in.c", 106}, "b", &b[0], mint_extents(n*m));
...
    mint_copy_out({"in.c", 109}, "a", &a[0], mint_extents(n*m));
...
    real (*u)[n] = (__typeof__(u))(real (*)[n])a, (*v)[n] = (__typeof__(v))(real (*)[n])b;
    mint_copy_in(mappings, {"in.c", 112}, "u", &u[0][0], mint_extents(m, n), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 113}, "v", &v[0][0], mint_extents(m, n), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 114}, "p", &p[0], mint_extents(n*m), 0, mint_padded, mint_scoped);
    rows(n, m, steps, (real *)u, (real *)v, p);
    mint_copy_out({"in.c", 116}, "u", &u[0][0], mint_extents(m, n));
    mint_copy_out({"in.c", 117}, "v", &v[0][0], mint_extents(m, n));
