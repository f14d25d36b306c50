
...
/* choices_sweep1 makes one step. */

/* 3 steps of the loop at line 10.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
choices_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> t_grid,
                     long long t_grid_row, mint_each<real *, 1> t_to, const real *power_grid,
                     long long power_grid_row, mint_each<int, 3> nx_each, mint_each<int, 3> ny_each,
                     mint_each<long long, 2> begin)
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
    const int planes_2 = division.planes, from = slab.from, to = slab.to;
    // the range goes on beyond the tile on every side
    const bool inside = packed && x - lane*4 > 0 && x + (32 - lane)*4 < gx.cells;
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
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
                    -mint_beyond(plane, planes_2, 0, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(t_ring[slot % 4][warp], t_grid[1] + (long long)plane*t_grid_row + x,
                    exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                    -mint_beyond(plane, planes_2, 0, 0)) : known.inside ? ~0u : there;
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
        real n_3[3][4];
        real early[3][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real t_0[6];
            mint_move<4>(&t_0[1], t_rows[k][1]);
            mint_beside<1, 4, 1>(&t_0[1]);
#pragma unroll
            for (int e_2 = 0; e_2 < 4; e_2++) {
                real c = t_rows[k][1][e_2];
                real w = (int)(begin[1] + x + e_2) > 0 ? t_0[e_2] : c;
                real e = (int)(begin[1] + x + e_2) < nx_each[k] - 1 ? t_0[e_2 + 2] : c;
                n_3[k][e_2] = (int)(begin[0] + r - k - 1) > 0 ? t_rows[k][2][e_2] : c;
                early[k][e_2] = (e + w - 2*c)*(real)0.25;
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real power_0[4];
            mint_take_row<4>(&power_0[0], power_ring[(slot - min(slot, 1u + k)) % 7][warp], lane);
#pragma unroll
            for (int e_2 = 0; e_2 < 4; e_2++) {
                real c = t_rows[k][1][e_2];
                real q = (int)(begin[0] + r - k - 1) < ny_each[k] - 1 ? t_rows[k][0][e_2] : c;
                t_rows[k + 1][0][e_2] = c
                        + (power_0[e_2] + (n_3[k][e_2] + q - 2*c)*(real)0.5 + early[k][e_2])/8;
            }
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes_2) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                            -mint_beyond(plane, planes_2, 0, 0));
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
    const int steady = min(end, planes_2 - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 3, 0);
        unsigned slot = 0;
#pragma unroll
        for (int n_2 = 0; n_2 < 3; n_2++)
            fetch(r + n_2, n_2, mint_cells<tile.inside, tile.packed, false>());
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

struct choices_chain1_values {
    int nx;
    int ny;
};
// Makes 3 steps of the loop in one launch.
static bool advance_choices_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
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
    const mint_place_of power_place = steps.place(0, 1);
    const mint_each<real *, 1> power_from = {{(real *)power_place.read
            + range[2]*power_place.stride[0] + range[0]*power_place.stride[1]}};
    const mint_tiling gx = mint_tile<128, 3, 3, 0, 2>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "choices_chain1_march",
            (const void *)choices_chain1_march<true>, 128, 45056);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "choices_chain1_march",
            mint_ceil_div(division.units(), 4));
    mint_each<int, 3> nx_each;
    mint_each<int, 3> ny_each;
    for (int k = 0; k < 3; k++) {
        nx_each.of[k] = steps.scalars<choices_chain1_values>(k, 0).nx;
        ny_each.of[k] = steps.scalars<choices_chain1_values>(k, 0).ny;
    }
    const mint_each<long long, 2> begin = {{range[2], range[0]}};
    const bool packed = mint_all_aligned(t_grid, t_grid_stride, 2, 16)
            && mint_all_aligned(t_to, t_grid_stride, 2, 16)
            && mint_all_aligned(power_from, power_place.stride, 2, 16);
    const auto march = packed ? choices_chain1_march<true> : choices_chain1_march<false>;
    if (march != choices_chain1_march<true>)
        mint_prepare_shared(steps.site, "choices_chain1_march", (const void *)march, 45056);
    mint_launching(steps.site, "choices_chain1_march");
    march<<<blocks, 128, 45056, mint_stream()>>>(gx, division, t_grid, t_grid_stride[0], t_to,
            power_from.of[0], power_place.stride[0], nx_each, ny_each, begin);
    mint_launched(steps.site, "choices_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain choices_chain1 = {{"in.c", 10}, "choices_chain1", 3, 3, 1, 3, 1, 0x5, 0x0,
        advance_choices_chain1, nullptr, {2, 1, 0}, {{3, 0x3, 0x4, 1, {0, 1, 2}}}};

...
    /* #pragma mint parallel */ { mint_region region({"in.c", 9});
...
        {
            const mint_site site = {"in.c", 12};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view t_map = mint_find_view(site, "t", &t[0], sizeof(real), (long long)nx);
                mint_view power_map = mint_find_view(site, "power", &power[0], sizeof(real), (long long)nx);
                mint_view r_map = mint_find_view(site, "r", &r[0], sizeof(real), (long long)nx);
                const bool happens = mint_greater(x_begin, 1) <= x_begin + x_count - 1;
                const bool happens_2 = x_begin <= mint_lesser(x_begin + x_count - 1, (long long)(nx) - 2);
                const bool happens_3 = mint_greater(y_begin, 1) <= y_begin + y_count - 1;
                const bool happens_4 = y_begin <= mint_lesser(y_begin + y_count - 1, (long long)(ny) - 2);
                mint_reach_view(site, t_map, "t", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                mint_reach_view(site, t_map, "t", {{happens ? y_begin : 1, mint_greater(x_begin, 1) - 1},
                        {happens ? y_begin + y_count - 1 : 0, x_begin + x_count - 2}}, "y][x-1", true);
                mint_reach_view(site, t_map, "t", {{happens_2 ? y_begin : 1, x_begin + 1}, {happens_2
                        ? y_begin + y_count - 1 : 0, mint_lesser(x_begin + x_count - 1, (long long)(nx) - 2)
                        + 1}}, "y][x+1", true);
                mint_reach_view(site, t_map, "t", {{happens_3 ? mint_greater(y_begin, 1) - 1 : 1, x_begin},
                        {happens_3 ? y_begin + y_count - 2 : 0, x_begin + x_count - 1}}, "y-1][x", true);
                mint_reach_view(site, t_map, "t", {{happens_4 ? y_begin + 1 : 1, x_begin}, {happens_4
                        ? mint_lesser(y_begin + y_count - 1, (long long)(ny) - 2) + 1 : 0, x_begin + x_count
                        - 1}}, "y+1][x", true);
                mint_reach_view(site, power_map, "power", {{y_begin, x_begin}, {y_begin + y_count - 1,
                        x_begin + x_count - 1}}, "y][x", true);
                mint_reach_view(site, r_map, "r", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                t_map.settle();
                power_map.settle();
                r_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch t_reads = {"t[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch r_writes = {"r[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch t_reads_2 = {"t[y * nx + x - 1]", {{0, 0, {1, 0}}, {-1, -1, {0, 1}}},
                        {mint_any_index, {mint_greater(x_begin, 1), x_begin + x_count - 1}}};
                const mint_touch t_reads_3 = {"t[y * nx + x + 1]", {{0, 0, {1, 0}}, {1, 1, {0, 1}}},
                        {mint_any_index, {x_begin,
                        mint_lesser(x_begin + x_count - 1, (long long)(nx) - 2)}}};
                const mint_touch t_reads_4 = {"t[(y - 1) * nx + x]", {{-1, -1, {1, 0}}, {0, 0, {0, 1}}},
                        {{mint_greater(y_begin, 1), y_begin + y_count - 1}, mint_any_index}};
                const mint_touch t_reads_5 = {"t[(y + 1) * nx + x]", {{1, 1, {1, 0}}, {0, 0, {0, 1}}},
                        {{y_begin, mint_lesser(y_begin + y_count - 1, (long long)(ny) - 2)},
                        mint_any_index}};
                const mint_touch power_reads = {"power[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, t_map, "t", t_reads, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_2, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_3, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_4, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_5, r_map, "r", r_writes);
                mint_coincide(site, loops, power_map, "power", power_reads, r_map, "r", r_writes);
                const bool r_apart = mint_once(r_map);
                mint_apart(site, r_apart
                        || !mint_meet(loops, r_map, r_writes, r_map, r_writes, mint_elsewhere),
                        "r[y * nx + x]", "r[y * nx + x]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "choices_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 2, 2147417079));
                mint_file(site, choices_chain1, 0,
                        {mint_reading(loops, t_map, t_reads, t_reads_2, t_reads_3, t_reads_4, t_reads_5),
                        mint_reading(loops, power_map, power_reads), mint_writing(loops, r_map, r_writes)},
                        {x_begin, x_count, y_begin, y_count}, choices_chain1_values{(int)(nx), (int)(ny)},
                        [site, blocks, t_map, power_map, r_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, ny = ny, nx = nx]() mutable {
                    t_map.find_again();
                    power_map.find_again();
                    r_map.find_again();
                    mint_launching(site, "choices_sweep1");
                    choices_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)t_map.device, t_map.stride[0], (real *)power_map.device,
                        power_map.stride[0], (real *)r_map.device, r_map.stride[0], ny, nx,
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(t_map, x_begin, 16) && mint_is_aligned(power_map, x_begin, 16) && mint_is_aligned(r_map, x_begin, 16));
                    mint_launched(site, "choices_sweep1");
                });
            }
        }
...
}
...
/* branches_sweep1 makes one step. */

/* 3 steps of the loop at line 28.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times, keeps cells of other lanes for 2 turns. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
branches_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> t_grid,
                      long long t_grid_row, mint_each<real *, 1> t_to,
                      mint_each<unsigned, 3> nx_each, mint_each<unsigned, 3> ny_each,
                      mint_each<long long, 2> begin)
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
    const int planes_2 = division.planes, from = slab.from, to = slab.to;
    // the range goes on beyond the tile on every side
    const bool inside = packed && x - lane*4 > 0 && x + (32 - lane)*4 < gx.cells;
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const t_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real t_rows[4][3][4] = {}; // steps, planes (newest first)
    real t_beside[4][2][2] = {}; // cells of other lanes beside planes that later turns read again
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                    -mint_beyond(plane, planes_2, 0, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(t_ring[slot % 4][warp], t_grid[1] + (long long)plane*t_grid_row + x,
                    exist, known.packed, lane);
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
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 1; age > 0; age--)
                mint_move<2>(t_beside[k][age], t_beside[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(t_rows[0][0], t_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real t_0[6];
            mint_move<4>(&t_0[1], t_rows[k][1]);
            mint_put_beside<1, 4, 1>(&t_0[1], t_beside[k][1]);
            real t_p1[6];
            mint_move<4>(&t_p1[1], t_rows[k][0]);
            {
                mint_beside<1, 4, 1>(&t_p1[1]);
                mint_keep_beside<1, 4, 1>(t_beside[k][0], &t_p1[1]);
            }
#pragma unroll
            for (int e = 0; e < 4; e++) {
                real sum = t_rows[k][1][e];
                real w;
                real n;
                if ((unsigned)(begin[1] + x + e) == 0)
                    w = t_rows[k][1][e];
                else
                    w = t_0[e];
                if ((unsigned)(begin[1] + x + e) != nx_each[k] - 1)
                    sum += t_0[e + 2]/8;
                if (!(unsigned)(begin[0] + r - k - 1))
                    n = t_rows[k][1][e];
                else
                    n = t_rows[k][2][e];
                if ((unsigned)(begin[0] + r - k - 1) + 1 < ny_each[k]
                        && (unsigned)(begin[1] + x + e) + 1 != nx_each[k])
                    sum -= t_p1[e + 2]/4;
                t_rows[k + 1][0][e] = sum/2 + (w - n)/8;
            }
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes_2) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                            -mint_beyond(plane, planes_2, 0, 0));
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
    const int steady = min(end, planes_2 - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 3, 0);
        unsigned slot = 0;
#pragma unroll
        for (int n_2 = 0; n_2 < 3; n_2++)
            fetch(r + n_2, n_2, mint_cells<tile.inside, tile.packed, false>());
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

struct branches_chain1_values {
    unsigned nx;
    unsigned ny;
};
// Makes 3 steps of the loop in one launch.
static bool advance_branches_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    if (!mint_rows_end<2>({range[3], range[1]}, steps.place(0, 1).stride))
        return false; // cells around the range are others in it
    mint_each<real *, 2> t_grid;
    mint_each<real *, 1> t_to;
    const long long *t_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, t_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        t_grid.of[k] = (real *)place.read + range[2]*t_grid_stride[0] + range[0]*t_grid_stride[1];
    }
    t_to.of[0] = (real *)steps.place(2, 1).write + range[2]*t_grid_stride[0]
            + range[0]*t_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 3, 3, 0, 2>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "branches_chain1_march",
            (const void *)branches_chain1_march<true>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "branches_chain1_march",
            mint_ceil_div(division.units(), 4));
    mint_each<unsigned, 3> nx_each;
    mint_each<unsigned, 3> ny_each;
    for (int k = 0; k < 3; k++) {
        nx_each.of[k] = steps.scalars<branches_chain1_values>(k, 0).nx;
        ny_each.of[k] = steps.scalars<branches_chain1_values>(k, 0).ny;
    }
    const mint_each<long long, 2> begin = {{range[2], range[0]}};
    const bool packed = mint_all_aligned(t_grid, t_grid_stride, 2, 16)
            && mint_all_aligned(t_to, t_grid_stride, 2, 16);
    const auto march = packed ? branches_chain1_march<true> : branches_chain1_march<false>;
    if (march != branches_chain1_march<true>)
        mint_prepare_shared(steps.site, "branches_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "branches_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, t_grid, t_grid_stride[0], t_to,
            nx_each, ny_each, begin);
    mint_launched(steps.site, "branches_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain branches_chain1 = {{"in.c", 28}, "branches_chain1", 3, 3, 1, 2, 1, 0x3, 0x0,
        advance_branches_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 27});
...
        {
            const mint_site site = {"in.c", 30};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view t_map = mint_find_view(site, "t", &t[0], sizeof(real), (long long)nx);
                mint_view r_map = mint_find_view(site, "r", &r[0], sizeof(real), (long long)nx);
                const bool happens = mint_greater(x_begin, 1) <= x_begin + x_count - 1;
                const bool happens_2 = x_begin <= mint_lesser(x_begin + x_count - 1, (long long)(nx) - 2);
                const bool happens_3 = y_begin <= mint_lesser(y_begin + y_count - 1, (long long)(ny) - 2)
                        && x_begin <= mint_lesser(x_begin + x_count - 1, (long long)(nx) - 2);
                mint_reach_view(site, t_map, "t", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "(long long)y][(long long)x", true);
                mint_reach_view(site, t_map, "t", {{happens ? y_begin : 1, mint_greater(x_begin, 1) - 1},
                        {happens ? y_begin + y_count - 1 : 0, x_begin + x_count - 2}},
                        "(long long)y][(long long)x-1", true);
                mint_reach_view(site, t_map, "t", {{happens_2 ? y_begin : 1, x_begin + 1}, {happens_2
                        ? y_begin + y_count - 1 : 0, mint_lesser(x_begin + x_count - 1, (long long)(nx) - 2)
                        + 1}}, "(long long)y][(long long)x+1", true);
                mint_reach_view(site, t_map, "t", {{mint_greater(y_begin, 1) - 1, x_begin}, {y_begin
                        + y_count - 2, x_begin + x_count - 1}}, "(long long)y-1][(long long)x", false);
                mint_reach_view(site, t_map, "t", {{happens_3 ? y_begin + 1 : 1, x_begin + 1}, {happens_3
                        ? mint_lesser(y_begin + y_count - 1, (long long)(ny) - 2) + 1 : 0,
                        mint_lesser(x_begin + x_count - 1, (long long)(nx) - 2) + 1}},
                        "(long long)y+1][(long long)x+1", true);
                mint_reach_view(site, r_map, "r", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "(long long)y][(long long)x", true);
                t_map.settle();
                r_map.settle();
                static const mint_checked t_checked[] = {
                    {{"in.c", 43}, "t", "t[c - nx]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch t_reads = {"t[c]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch r_writes = {"r[c]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch t_reads_2 = {"t[c]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}, {mint_any_index,
                        {mint_greater(x_begin, 0), mint_lesser(x_begin + x_count - 1, 0)}}};
                const mint_touch t_reads_3 = {"t[c - 1]", {{0, 0, {1, 0}}, {-1, -1, {0, 1}}},
                        {mint_any_index, {mint_greater(x_begin, 1), x_begin + x_count - 1}}};
                const mint_touch t_reads_4 = {"t[c + 1]", {{0, 0, {1, 0}}, {1, 1, {0, 1}}}, {mint_any_index,
                        {x_begin, mint_lesser(x_begin + x_count - 1, (long long)(nx) - 2)}}};
                const mint_touch t_reads_5 = {"t[c]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}},
                        {{mint_greater(y_begin, 0), mint_lesser(y_begin + y_count - 1, 0)},
                        mint_any_index}};
                const mint_touch t_reads_6 = {"t[c - nx]", {{-1, -1, {1, 0}}, {0, 0, {0, 1}}},
                        {{mint_greater(y_begin, 1), y_begin + y_count - 1}, mint_any_index}};
                const mint_touch t_reads_7 = {"t[c + nx + 1]", {{1, 1, {1, 0}}, {1, 1, {0, 1}}}, {{y_begin,
                        mint_lesser(y_begin + y_count - 1, (long long)(ny) - 2)}, {x_begin,
                        mint_lesser(x_begin + x_count - 1, (long long)(nx) - 2)}}};
                mint_distinct(site, loops, t_map, "t", t_reads, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_2, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_3, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_4, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_5, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_6, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_7, r_map, "r", r_writes);
                const bool r_apart = mint_once(r_map);
                mint_apart(site, r_apart
                        || !mint_meet(loops, r_map, r_writes, r_map, r_writes, mint_elsewhere), "r[c]",
                        "r[c]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "branches_sweep1",
                        mint_tiles(site, "x", x_count, 128, 4294966015),
                        mint_tiles(site, "y", y_count, 4, 4294900721));
                // Launches of single steps hold accesses to the extents of the arrays.
                const mint_alone alone = {mint_stays_inside(t_map, mint_box{{mint_greater(y_begin, 1) - 1,
                        x_begin}, {y_begin + y_count - 2, x_begin + x_count - 1}}) ? 0 : 2, {(long long)nx,
                        (long long)ny}};
                mint_file(site, branches_chain1, 0,
                        {mint_reading(loops, t_map, t_reads, t_reads_2, t_reads_3, t_reads_4, t_reads_5,
                        t_reads_6, t_reads_7), mint_writing(loops, r_map, r_writes)}, {x_begin, x_count,
                        y_begin, y_count}, branches_chain1_values{(unsigned)(nx), (unsigned)(ny)},
                        [site, blocks, t_map, r_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, ny = ny, nx = nx]() mutable {
                    t_map.find_again();
                    r_map.find_again();
                    mint_launching(site, "branches_sweep1");
                    branches_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)t_map.device, t_map.stride[0], (real *)r_map.device, r_map.stride[0], ny,
                        nx, (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(t_map, x_begin, 16) && mint_is_aligned(r_map, x_begin, 16),
                        mint_elements(site, *t_map.whole, t_map.device, t_checked));
                    mint_launched(site, "branches_sweep1");
                }, alone);
            }
        }
...
}
...
/* planes_sweep1 makes one step. */

/* 3 steps of the loop at line 57.
 * A block streams along the slowest dimension: 2 cells a lane, 4 rows a warp, 8 warps,
 *   prefetches 3 planes, steady state written 4 times. */
template <bool packed>
static __global__ void __launch_bounds__(256, 1)
planes_chain1_march(mint_tiling gx, mint_tiling gy, mint_division division,
                    mint_each<real *, 2> t_grid, long long t_grid_row, long long t_grid_plane,
                    mint_each<real *, 1> t_to, mint_each<int, 3> ny_each, mint_each<int, 3> nz_each,
                    mint_each<long long, 3> begin)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<64, 3, 0, 0, 2> x_tile;
    typedef mint_tile<32, 3, 3, 0, 1> y_tile;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const mint_slab slab = mint_slab_of(division, blockIdx.x);
    const int x = x_tile::at(gx, slab.x) + lane*2;
    const int y = y_tile::at(gy, slab.y) + warp*4;
    const int y_from = y_tile::from(gy, slab.y), y_to = y_tile::to(gy, slab.y);
    const int store_low = x_tile::from(gx, slab.x) - x, store_high = x_tile::to(gx, slab.x) - x;
    const int planes_2 = division.planes, from = slab.from, to = slab.to;
    // the range goes on beyond the tile on every side
    const bool inside = packed && x - lane*2 > 0 && x + (32 - lane)*2 < gx.cells && y - warp*4 > 0
            && y + (8 - warp)*4 < gy.cells;
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0, 0, 0);
    // 4 planes that come in
    real (*const t_ring)[32][64] = reinterpret_cast<real (*)[32][64]>(mint_shared);
    // rows at the edges of warps: turns, steps
    real (*const t_edges)[3][8][2][64] = reinterpret_cast<real (*)[3][8][2][64]>(mint_shared
            + 65536);
    // the barrier of the block's warps
    uint64_t *const barrier = reinterpret_cast<uint64_t *>(mint_shared + 114688);
    for (int n = threadIdx.x; n < 6144; n += 256)
        reinterpret_cast<real *>(mint_shared + 65536)[n] = 0;
    mint_open_barrier(barrier, 8);
    __syncthreads();
    real t_rows[4][3][4][2] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0, 0,
                    -mint_beyond(plane, planes_2, 0, 0)) : known.inside ? ~0u : there;
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_start_row<2>(t_ring[slot % 4][warp*4 + h], t_grid[1]
                        + (long long)plane*t_grid_plane + (long long)y*t_grid_row + x
                        + h*t_grid_row, exist >> h*2, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_move<2>(t_rows[k][age][h], t_rows[k][age - 1][h]);
            }
        }
        __pipeline_wait_prior(2);
#pragma unroll
        for (int h = 0; h < 4; h++)
            mint_take_row<2>(t_rows[0][0][h], t_ring[slot % 4][warp*4 + h], lane);
        fetch(r + 3, slot + 3, known);
        // The other warps' rows of the turn before.
        mint_wait_for_warps(barrier, slot);
        mint_give_row<2>(t_edges[slot % 2][0][warp][0], t_rows[0][0][0], lane);
        mint_give_row<2>(t_edges[slot % 2][0][warp][1], t_rows[0][0][3], lane);
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real t_0[6][3];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&t_0[h + 1][1], t_rows[k][1][h]);
            mint_take_row<2>(&t_0[0][1], t_edges[(slot + 1) % 2][k][max(warp - 1, 0)][1], lane);
            mint_take_row<2>(&t_0[5][1], t_edges[(slot + 1) % 2][k][min(warp + 1, 7)][0], lane);
#pragma unroll
            for (int h = 1; h < 5; h++)
                mint_beside<1, 2, 0>(&t_0[h][1]);
#pragma unroll
            for (int h = 0; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    real sum = t_rows[k][1][h][e];
                    if ((int)(begin[2] + x + e) > 0)
                        sum += t_0[h + 1][e]/8;
                    if ((int)(begin[1] + y + h) < ny_each[k] - 1)
                        sum -= t_0[h + 2][e + 1]/8;
                    if ((int)(begin[1] + y + h) > 0)
                        sum += t_0[h][e + 1]/4;
                    if ((int)(begin[0] + r - k - 1) > 0)
                        sum -= t_rows[k][2][h][e]/16;
                    if ((int)(begin[0] + r - k - 1) + 1 < nz_each[k])
                        sum += t_rows[k][0][h][e]/8;
                    t_rows[k + 1][0][h][e] = sum/2;
                }
            }
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes_2) {
                    const unsigned exist = mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0,
                            0, -mint_beyond(plane, planes_2, 0, 0));
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_load_row<2>(t_rows[k + 1][0][h], t_grid[k % 2]
                                + (long long)plane*t_grid_plane + (long long)y*t_grid_row + x
                                + h*t_grid_row, exist >> h*2);
                }
            }
            if (k < 2) {
                mint_give_row<2>(t_edges[slot % 2][k + 1][warp][0], t_rows[k + 1][0][0], lane);
                mint_give_row<2>(t_edges[slot % 2][k + 1][warp][1], t_rows[k + 1][0][3], lane);
            }
        }
        mint_arrive(barrier, lane);
        if (from <= r - 3 && r - 3 < to) {
#pragma unroll
            for (int h = 0; h < 4; h++) {
                if (y_from <= y + h && y + h < y_to)
                    mint_store_row<2, known.inside>(t_to[0] + (long long)(r - 3)*t_grid_plane
                            + (long long)y*t_grid_row + x + h*t_grid_row, t_rows[3][0][h],
                            store_low, store_high, known.packed);
            }
        }
    };
    const int end = to + 3; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes_2 - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 3, 0);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        mint_arrive(barrier, lane);
        while (r < end) {
            if (r >= 3 && slot % 4 == 0) {
                for (; r + 3 < steady; r += 4, slot += 4) {
                    advance(r, mint_known_turn<0>(), mint_cells<tile.inside, tile.packed, true>());
                    advance(r + 1, mint_known_turn<1>(),
                            mint_cells<tile.inside, tile.packed, true>());
                    advance(r + 2, mint_known_turn<2>(),
                            mint_cells<tile.inside, tile.packed, true>());
                    advance(r + 3, mint_known_turn<3>(),
                            mint_cells<tile.inside, tile.packed, true>());
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

struct planes_chain1_values {
    int ny;
    int nz;
};
// Makes 3 steps of the loop in one launch.
static bool advance_planes_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells || range[5]
            > mint_most_cells)
        return false;
    if (!mint_rows_end<3>({range[5], range[3], range[1]}, steps.place(0, 1).stride))
        return false; // cells around the range are others in it
    mint_each<real *, 2> t_grid;
    mint_each<real *, 1> t_to;
    const long long *t_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, t_grid_stride, 3*sizeof *place.stride) != 0)
            return false;
        t_grid.of[k] = (real *)place.read + range[4]*t_grid_stride[0] + range[2]*t_grid_stride[1]
                + range[0]*t_grid_stride[2];
    }
    t_to.of[0] = (real *)steps.place(2, 1).write + range[4]*t_grid_stride[0]
            + range[2]*t_grid_stride[1] + range[0]*t_grid_stride[2];
    const mint_tiling gx = mint_tile<64, 3, 0, 0, 2>::of(range[1], 0);
    const mint_tiling gy = mint_tile<32, 3, 3, 0, 1>::of(range[3], 0);
    static const long long room = mint_room(steps.site, "planes_chain1_march",
            (const void *)planes_chain1_march<true>, 256, 114816);
    const mint_division division = mint_divide(room, gx.tiles, gy.tiles, (int)range[5], 6, 1.15,
            1.06);
    const dim3 blocks = mint_blocks(steps.site, "planes_chain1_march", division.units());
    mint_each<int, 3> ny_each;
    mint_each<int, 3> nz_each;
    for (int k = 0; k < 3; k++) {
        ny_each.of[k] = steps.scalars<planes_chain1_values>(k, 0).ny;
        nz_each.of[k] = steps.scalars<planes_chain1_values>(k, 0).nz;
    }
    const mint_each<long long, 3> begin = {{range[4], range[2], range[0]}};
    const bool packed = mint_all_aligned(t_grid, t_grid_stride, 3, 16)
            && mint_all_aligned(t_to, t_grid_stride, 3, 16);
    const auto march = packed ? planes_chain1_march<true> : planes_chain1_march<false>;
    if (march != planes_chain1_march<true>)
        mint_prepare_shared(steps.site, "planes_chain1_march", (const void *)march, 114816);
    mint_launching(steps.site, "planes_chain1_march");
    march<<<blocks, 256, 114816, mint_stream()>>>(gx, gy, division, t_grid, t_grid_stride[1],
            t_grid_stride[0], t_to, ny_each, nz_each, begin);
    mint_launched(steps.site, "planes_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain planes_chain1 = {{"in.c", 57}, "planes_chain1", 3, 3, 1, 2, 1, 0x3, 0x0,
        advance_planes_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
    /* #pragma mint parallel */ { mint_region region_3({"in.c", 56});
...
        {
            const mint_site site = {"in.c", 59};
            const long long z_begin = 0, z_count = mint_trips(z_begin, nz, 1);
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view t_map = mint_find_view(site, "t", &t[0], sizeof(real), (long long)nx*ny,
                        (long long)nx);
                mint_view r_map = mint_find_view(site, "r", &r[0], sizeof(real), (long long)nx*ny,
                        (long long)nx);
                const bool happens = mint_greater(x_begin, 1) <= x_begin + x_count - 1;
                const bool happens_2 = y_begin <= mint_lesser(y_begin + y_count - 1, (long long)(ny) - 2);
                const bool happens_3 = mint_greater(y_begin, 1) <= y_begin + y_count - 1;
                const bool happens_4 = mint_greater(z_begin, 1) <= z_begin + z_count - 1;
                const bool happens_5 = z_begin <= mint_lesser(z_begin + z_count - 1, (long long)(nz) - 2);
                mint_reach_view(site, t_map, "t", {{z_begin, y_begin, x_begin}, {z_begin + z_count - 1,
                        y_begin + y_count - 1, x_begin + x_count - 1}}, "z][y][x", true);
                mint_reach_view(site, t_map, "t", {{happens ? z_begin : 1, y_begin, mint_greater(x_begin, 1)
                        - 1}, {happens ? z_begin + z_count - 1 : 0, y_begin + y_count - 1, x_begin + x_count
                        - 2}}, "z][y][x-1", true);
                mint_reach_view(site, t_map, "t", {{happens_2 ? z_begin : 1, y_begin + 1, x_begin},
                        {happens_2 ? z_begin + z_count - 1 : 0,
                        mint_lesser(y_begin + y_count - 1, (long long)(ny) - 2) + 1, x_begin + x_count
                        - 1}}, "z][y+1][x", true);
                mint_reach_view(site, t_map, "t", {{happens_3 ? z_begin : 1, mint_greater(y_begin, 1) - 1,
                        x_begin}, {happens_3 ? z_begin + z_count - 1 : 0, y_begin + y_count - 2, x_begin
                        + x_count - 1}}, "z][y-1][x", true);
                mint_reach_view(site, t_map, "t", {{happens_4 ? mint_greater(z_begin, 1) - 1 : 1, y_begin,
                        x_begin}, {happens_4 ? z_begin + z_count - 2 : 0, y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "z-1][y][x", true);
                mint_reach_view(site, t_map, "t", {{happens_5 ? z_begin + 1 : 1, y_begin, x_begin},
                        {happens_5 ? mint_lesser(z_begin + z_count - 1, (long long)(nz) - 2) + 1 : 0,
                        y_begin + y_count - 1, x_begin + x_count - 1}}, "z+1][y][x", true);
                mint_reach_view(site, r_map, "r", {{z_begin, y_begin, x_begin}, {z_begin + z_count - 1,
                        y_begin + y_count - 1, x_begin + x_count - 1}}, "z][y][x", true);
                t_map.settle();
                r_map.settle();
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch t_reads = {"t[c]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0, 0,
                        1}}}};
                const mint_touch r_writes = {"r[c]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0, 0,
                        1}}}};
                const mint_touch t_reads_2 = {"t[c - 1]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {-1, -1,
                        {0, 0, 1}}}, {mint_any_index, mint_any_index, {mint_greater(x_begin, 1), x_begin
                        + x_count - 1}}};
                const mint_touch t_reads_3 = {"t[c + nx]", {{0, 0, {1, 0, 0}}, {1, 1, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}, {mint_any_index, {y_begin,
                        mint_lesser(y_begin + y_count - 1, (long long)(ny) - 2)}, mint_any_index}};
                const mint_touch t_reads_4 = {"t[c - nx]", {{0, 0, {1, 0, 0}}, {-1, -1, {0, 1, 0}}, {0, 0,
                        {0, 0, 1}}}, {mint_any_index, {mint_greater(y_begin, 1), y_begin + y_count - 1},
                        mint_any_index}};
                const mint_touch t_reads_5 = {"t[c - nx * ny]", {{-1, -1, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0,
                        0, {0, 0, 1}}}, {{mint_greater(z_begin, 1), z_begin + z_count - 1}, mint_any_index,
                        mint_any_index}};
                const mint_touch t_reads_6 = {"t[c + nx * ny]", {{1, 1, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0,
                        0, {0, 0, 1}}}, {{z_begin, mint_lesser(z_begin + z_count - 1, (long long)(nz) - 2)},
                        mint_any_index, mint_any_index}};
                mint_distinct(site, loops, t_map, "t", t_reads, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_2, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_3, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_4, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_5, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_6, r_map, "r", r_writes);
                const bool r_apart = mint_once(r_map);
                mint_apart(site, r_apart
                        || !mint_meet(loops, r_map, r_writes, r_map, r_writes, mint_elsewhere), "r[c]",
                        "r[c]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "planes_sweep1",
                        mint_tiles(site, "x", x_count, 64, 2147482495), mint_ceil_div(y_count, 8),
                        mint_ceil_div(z_count, 4));
                mint_file(site, planes_chain1, 0,
                        {mint_reading(loops, t_map, t_reads, t_reads_2, t_reads_3, t_reads_4, t_reads_5,
                        t_reads_6), mint_writing(loops, r_map, r_writes)}, {x_begin, x_count, y_begin,
                        y_count, z_begin, z_count}, planes_chain1_values{(int)(ny), (int)(nz)},
                        [site, blocks, t_map, r_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, z_count = z_count, nz = nz, ny = ny]() mutable {
                    t_map.find_again();
                    r_map.find_again();
                    mint_launching(site, "planes_sweep1");
                    planes_sweep1<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                        (real *)t_map.device, t_map.stride[0], t_map.stride[1], (real *)r_map.device,
                        r_map.stride[0], r_map.stride[1], nz, ny, (unsigned)x_count, (unsigned)y_count,
                        (unsigned)z_count,
                        mint_is_aligned(t_map, x_begin, 16) && mint_is_aligned(r_map, x_begin, 16));
                    mint_launched(site, "planes_sweep1");
                });
            }
        }
...
}
...
/* fields_sweep1 makes one step. */

/* Up to 3 steps of these loops at a time:
 * line 88: fields_sweep1
 * line 92: fields_sweep2
 * A block loads 96x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 90x58x1 cells. */
static __global__ void __launch_bounds__(512)
fields_chain1_tile(const real *__restrict__ r_from, real *r_to, long long r_row, mint_area<2> r_box,
                   const real *__restrict__ t_from, real *t_to, long long t_row, mint_area<2> t_box,
                   mint_area<2> fields_sweep1_cells, mint_area<2> fields_sweep2_cells, int steps_2,
                   long long x_start, long long y_start,
                   const __grid_constant__ mint_each<int, 3> ny_each)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*90;
    const long long y0 = y_start + (long long)blockIdx.y*58;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const r_tile)[96] = reinterpret_cast<real (*)[96]>(mint_shared);
    real (*const t_tile)[96] = reinterpret_cast<real (*)[96]>(mint_shared + 49152);
    auto *r = r_tile;
    auto *t = t_tile;
    const mint_stretch fields_sweep1_y = mint_in_tile(fields_sweep1_cells.first[1],
            fields_sweep1_cells.end[1], y0, 64);
    const mint_stretch fields_sweep1_x = mint_in_tile(fields_sweep1_cells.first[0],
            fields_sweep1_cells.end[0], x0, 96);
    const mint_stretch fields_sweep2_y = mint_in_tile(fields_sweep2_cells.first[1],
            fields_sweep2_cells.end[1], y0, 64);
    const mint_stretch fields_sweep2_x = mint_in_tile(fields_sweep2_cells.first[0],
            fields_sweep2_cells.end[0], x0, 96);
    // Load the tile and its ghost zone.
    {
        const mint_stretch r_y = mint_in_tile(r_box.first[1], r_box.end[1], y0, 64);
        const mint_stretch r_x = mint_in_tile(r_box.first[0], r_box.end[0], x0, 96);
        for (int cy = r_y.first + ty; cy < r_y.end; cy += 16) {
            for (int cx = r_x.first + tx; cx < r_x.end; cx += 32)
                r_tile[cy][cx] = r_from[(y0+cy)*r_row+(x0+cx)];
        }
    }
    {
        const mint_stretch t_y = mint_in_tile(t_box.first[1], t_box.end[1], y0, 64);
        const mint_stretch t_x = mint_in_tile(t_box.first[0], t_box.end[0], x0, 96);
        for (int cy = t_y.first + ty; cy < t_y.end; cy += 16) {
            for (int cx = t_x.first + tx; cx < t_x.end; cx += 32)
                t_tile[cy][cx] = t_from[(y0+cy)*t_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 88.
            const mint_stretch level_y = mint_cut(fields_sweep1_y, 3 - (steps_2 - 1 - step), 62
                    + (steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(fields_sweep1_x, 3 - (steps_2 - 1 - step), 94
                    + (steps_2 - 1 - step));
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32) {
                    const int y = (int)(y0 + cy);
                    const int x = (int)(x0 + cx);
                    t[cy][cx] += ((x > 0 ? r[cy][cx-1] : 0) - (y > 0 ? r[cy-1][cx] : 0))/4;
                }
            }
        }
        __syncthreads();
        {
            // The loops at line 92.
            const mint_stretch level_y_2 = mint_cut(fields_sweep2_y, 3 - (steps_2 - 1 - step), 61
                    + (steps_2 - 1 - step));
            const mint_stretch level_x_2 = mint_cut(fields_sweep2_x, 3 - (steps_2 - 1 - step), 93
                    + (steps_2 - 1 - step));
            const int ny = ny_each.of[step];
            for (int cy = level_y_2.first + ty; cy < level_y_2.end; cy += 16) {
                for (int cx = level_x_2.first + tx; cx < level_x_2.end; cx += 32) {
                    const int y = (int)(y0 + cy);
                    r[cy][cx] -= (t[cy][cx+1] + (y == ny - 1 ? 0 : t[cy+1][cx]))/4;
                }
            }
        }
        __syncthreads();
    }
    // Commit the tile.
    if (r_to) {
        const mint_stretch r_y_2 = mint_cut(fields_sweep2_y, 3, 61);
        const mint_stretch r_x_2 = mint_cut(fields_sweep2_x, 3, 93);
        for (int cy = r_y_2.first + ty; cy < r_y_2.end; cy += 16) {
            for (int cx = r_x_2.first + tx; cx < r_x_2.end; cx += 32)
                r_to[(y0+cy)*r_row+(x0+cx)] = r_tile[cy][cx];
        }
    }
    if (t_to) {
        const mint_stretch t_y_2 = mint_cut(fields_sweep1_y, 3, 61);
        const mint_stretch t_x_2 = mint_cut(fields_sweep1_x, 3, 93);
        for (int cy = t_y_2.first + ty; cy < t_y_2.end; cy += 16) {
            for (int cx = t_x_2.first + tx; cx < t_x_2.end; cx += 32)
                t_to[(y0+cy)*t_row+(x0+cx)] = t_tile[cy][cx];
        }
    }
}

/* fields_sweep2 makes one step. */

struct fields_sweep2_scalars {
    int ny;
};
// Launches fields_chain1_tile for the oldest steps that wait. False: it cannot.
static bool fields_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> cells1 = {{a.range(1)[0], a.range(1)[2]}, {a.range(1)[0] + a.range(1)[1],
            a.range(1)[2] + a.range(1)[3]}};
    const mint_area<2> all = mint_hull(cells0, cells1);
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x3, 0x3, 0x3};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, true))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[2];
    touched[0].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[0].add(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[0].add_sure(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells1, mint_area<2>{{0, 0}, {1, 0}}));
    touched[1].add_sure(mint_around(cells1, mint_area<2>{{1, 0}, {1, 0}}));
    mint_area<2> loaded[2];
    if (!mint_may_load(a, 0, touched, {0}, 1, true, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1}, 1, true, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 90, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 58, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_each<int, 3> ny_each = {};
    for (int step = 0; step < a.steps; step++)
        ny_each.of[step] = a.scalars<fields_sweep2_scalars>(step, 1).ny;
    mint_prepare_shared(a.site, "fields_chain1_tile", (const void *)fields_chain1_tile, 98304);
    mint_launching(a.site, "fields_chain1_tile");
    fields_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 98304, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        cells0, cells1, a.steps, all.first[0] - 3, all.first[1] - 3, ny_each);
    mint_launched(a.site, "fields_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned fields_chain1_twins[] = {0x0, 0x3, 0x3, 0x3};
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain fields_chain1 = {{"in.c", 86}, "fields_chain1", 3, 2, 0, 2, 2, 0x3, 0x0,
        fields_chain1_launch, fields_chain1_twins, {0, 1}, {{2, 0x3, 0x2, 1, {0, 1}}, {2, 0x3, 0x2,
        1, {1, 0}}}};

...
    /* #pragma mint parallel */ { mint_region region_4({"in.c", 85});
...
        {
            const mint_site site = {"in.c", 88};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view r_map = mint_find_view(site, "r", &r[0], sizeof(real), (long long)nx);
                mint_view t_map = mint_find_view(site, "t", &t[0], sizeof(real), (long long)nx);
                const bool happens = mint_greater(x_begin, 1) <= x_begin + x_count - 1;
                const bool happens_2 = mint_greater(y_begin, 1) <= y_begin + y_count - 1;
                mint_reach_view(site, r_map, "r", {{happens ? y_begin : 1, mint_greater(x_begin, 1) - 1},
                        {happens ? y_begin + y_count - 1 : 0, x_begin + x_count - 2}}, "y][x-1", true);
                mint_reach_view(site, r_map, "r", {{happens_2 ? mint_greater(y_begin, 1) - 1 : 1, x_begin},
                        {happens_2 ? y_begin + y_count - 2 : 0, x_begin + x_count - 1}}, "y-1][x", true);
                mint_reach_view(site, t_map, "t", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                r_map.settle();
                t_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch r_reads = {"r[y * nx + x - 1]", {{0, 0, {1, 0}}, {-1, -1, {0, 1}}},
                        {mint_any_index, {mint_greater(x_begin, 1), x_begin + x_count - 1}}};
                const mint_touch t_writes = {"t[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch r_reads_2 = {"r[(y - 1) * nx + x]", {{-1, -1, {1, 0}}, {0, 0, {0, 1}}},
                        {{mint_greater(y_begin, 1), y_begin + y_count - 1}, mint_any_index}};
                const mint_touch t_reads = {"t[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, r_map, "r", r_reads, t_map, "t", t_writes);
                mint_distinct(site, loops, r_map, "r", r_reads_2, t_map, "t", t_writes);
                const bool t_apart = mint_once(t_map);
                mint_apart(site, t_apart
                        || !mint_meet(loops, t_map, t_writes, t_map, t_reads, mint_elsewhere),
                        "t[y * nx + x]", "t[y * nx + x]");
                mint_apart(site, t_apart
                        || !mint_meet(loops, t_map, t_writes, t_map, t_writes, mint_elsewhere),
                        "t[y * nx + x]", "t[y * nx + x]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "fields_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 2, 2147417079));
                mint_file(site, fields_chain1, 0, {mint_reading(loops, r_map, r_reads, r_reads_2),
                        mint_writing(loops, t_map, t_reads, t_writes)}, {x_begin, x_count, y_begin,
                        y_count}, mint_no_scalars(),
                        [site, blocks, r_map, t_map, x_count = x_count, y_count = y_count]() mutable {
                    r_map.find_again();
                    t_map.find_again();
                    mint_launching(site, "fields_sweep1");
                    fields_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)r_map.device, r_map.stride[0], (real *)t_map.device, t_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count);
                    mint_launched(site, "fields_sweep1");
                });
            }
        }
        {
            const mint_site site = {"in.c", 92};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view t_map = mint_find_view(site, "t", &t[0], sizeof(real), (long long)nx);
                mint_view r_map = mint_find_view(site, "r", &r[0], sizeof(real), (long long)nx);
                const bool happens = y_begin <= mint_lesser(y_begin + y_count - 1, (long long)(ny) - 2);
                mint_reach_view(site, t_map, "t", {{y_begin, x_begin + 1}, {y_begin + y_count - 1, x_begin
                        + x_count}}, "y][x+1", true);
                mint_reach_view(site, t_map, "t", {{happens ? y_begin + 1 : 1, x_begin}, {happens
                        ? mint_lesser(y_begin + y_count - 1, (long long)(ny) - 2) + 1 : 0, x_begin + x_count
                        - 1}}, "y+1][x", true);
                mint_reach_view(site, r_map, "r", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                t_map.settle();
                r_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch t_reads = {"t[y * nx + x + 1]", {{0, 0, {1, 0}}, {1, 1, {0, 1}}}};
                const mint_touch r_writes = {"r[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch t_reads_2 = {"t[(y + 1) * nx + x]", {{1, 1, {1, 0}}, {0, 0, {0, 1}}},
                        {{y_begin, mint_lesser(y_begin + y_count - 1, (long long)(ny) - 2)},
                        mint_any_index}};
                const mint_touch r_reads = {"r[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, t_map, "t", t_reads, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_2, r_map, "r", r_writes);
                const bool r_apart = mint_once(r_map);
                mint_apart(site, r_apart
                        || !mint_meet(loops, r_map, r_writes, r_map, r_reads, mint_elsewhere),
                        "r[y * nx + x]", "r[y * nx + x]");
                mint_apart(site, r_apart
                        || !mint_meet(loops, r_map, r_writes, r_map, r_writes, mint_elsewhere),
                        "r[y * nx + x]", "r[y * nx + x]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "fields_sweep2",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 2, 2147417079));
                mint_file(site, fields_chain1, 1, {mint_reading(loops, t_map, t_reads, t_reads_2),
                        mint_writing(loops, r_map, r_reads, r_writes)}, {x_begin, x_count, y_begin,
                        y_count}, fields_sweep2_scalars{(int)(ny)},
                        [site, blocks, t_map, r_map, x_count = x_count, y_count = y_count,
                                ny = ny]() mutable {
                    t_map.find_again();
                    r_map.find_again();
                    mint_launching(site, "fields_sweep2");
                    fields_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)t_map.device, t_map.stride[0], (real *)r_map.device, r_map.stride[0], ny,
                        (unsigned)x_count, (unsigned)y_count);
                    mint_launched(site, "fields_sweep2");
                });
            }
        }
...
}
...
/* one_less_sweep1 makes one step. */

/* 3 steps of the loop at line 102.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
one_less_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> t_grid,
                      long long t_grid_row, mint_each<real *, 1> t_to, mint_border t_border,
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
    const int planes_2 = division.planes, from = slab.from, to = slab.to;
    // the range goes on beyond the tile on every side
    const bool inside = packed && x - lane*4 > 0 && x + (32 - lane)*4 < gx.cells;
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, t_border.below[1], t_border.above[1],
            0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const t_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real t_rows[4][1][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, t_border.below[1], t_border.above[1], 0,
                    1, 0, 0, 1 - mint_beyond(plane, planes_2, t_border.below[0], t_border.above[0]))
                    : known.inside ? ~0u : there;
            mint_start_row<4>(t_ring[slot % 4][warp], t_grid[1] + (long long)plane*t_grid_row + x,
                    exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    real t_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_t = [&](int k, int plane) {
        if (0 <= plane && plane < planes_2)
            mint_load_row<4>(t_around[k], t_grid[k] + (long long)plane*t_grid_row + x, beyond);
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
        __pipeline_wait_prior(2);
        mint_take_row<4>(t_rows[0][0], t_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real t_0[5];
            mint_move<4>(&t_0[1], t_rows[k][0]);
            mint_beside<1, 4, 0>(&t_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                t_rows[k + 1][0][e] = ((int)(begin[1] + x + e) >= 0 ? t_0[e]/2 : 0)
                        + t_rows[k][0][e]/4;
            if (!known.inside) {
                mint_keep_row<4>(t_rows[k + 1][0], k == 0 ? t_around[k] : t_rows[k - 1][0], beyond);
                if (k == 0)
                    look_around_t(k, r + 1);
            }
            if (!known.steady) {
                const int plane = r;
                if (plane < 0 || plane >= planes_2) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, t_border.below[1],
                            t_border.above[1], 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes_2, t_border.below[0], t_border.above[0]));
                    mint_load_row<4>(t_rows[k + 1][0], t_grid[k % 2] + (long long)plane*t_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r - 0 && r - 0 < to)
            mint_store_row<4, known.inside>(t_to[0] + (long long)(r - 0)*t_grid_row + x,
                    t_rows[3][0], store_low, store_high, known.packed);
    };
    const int end = to + 0; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes_2 - 3);
    auto stream = [&](auto tile) {
        int r = max(from, 0);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_t(k, r);
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

// Makes 3 steps of the loop in one launch.
static bool advance_one_less_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    if (!mint_rows_end<2>({range[3], range[1] + 1}, steps.place(0, 1).stride))
        return false; // cells around the range are others in it
    mint_each<real *, 2> t_grid;
    mint_each<real *, 1> t_to;
    const long long *t_grid_stride = steps.place(0, 1).stride;
    mint_border t_border = {{0, 1, 0}, {0, 0, 0}}; // cells around the range that exist
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, t_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        if (!mint_cut_border<2>(steps, steps.storage(k, 1), {{0, 0, 0}, {0, 0, 0}}, true, t_border))
            return false;
        t_grid.of[k] = (real *)place.read + range[2]*t_grid_stride[0] + range[0]*t_grid_stride[1];
    }
    t_to.of[0] = (real *)steps.place(2, 1).write + range[2]*t_grid_stride[0]
            + range[0]*t_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 3, 0, 4, 2>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "one_less_chain1_march",
            (const void *)one_less_chain1_march<true>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 0, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "one_less_chain1_march",
            mint_ceil_div(division.units(), 4));
    const mint_each<long long, 2> begin = {{range[2], range[0]}};
    const bool packed = mint_all_aligned(t_grid, t_grid_stride, 2, 16)
            && mint_all_aligned(t_to, t_grid_stride, 2, 16);
    const auto march = packed ? one_less_chain1_march<true> : one_less_chain1_march<false>;
    if (march != one_less_chain1_march<true>)
        mint_prepare_shared(steps.site, "one_less_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "one_less_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, t_grid, t_grid_stride[0], t_to,
            t_border, begin);
    mint_launched(steps.site, "one_less_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain one_less_chain1 = {{"in.c", 102}, "one_less_chain1", 3, 3, 1, 2, 1, 0x3,
        0x0, advance_one_less_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
    /* #pragma mint parallel */ { mint_region region_5({"in.c", 101});
...
        {
            const mint_site site = {"in.c", 104};
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view t_map = mint_find_view(site, "t", &t[0], sizeof(real), (long long)nx);
                mint_view r_map = mint_find_view(site, "r", &r[0], sizeof(real), (long long)nx);
                const bool happens = mint_greater(x_begin, 0) <= x_begin + x_count - 1;
                mint_reach_view(site, t_map, "t", {{happens ? y_begin : 1, mint_greater(x_begin, 0) - 1},
                        {happens ? y_begin + y_count - 1 : 0, x_begin + x_count - 2}}, "y][x-1", true);
                mint_reach_view(site, t_map, "t", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                mint_reach_view(site, r_map, "r", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                t_map.settle();
                r_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch t_reads = {"t[y * nx + x - 1]", {{0, 0, {1, 0}}, {-1, -1, {0, 1}}},
                        {mint_any_index, {mint_greater(x_begin, 0), x_begin + x_count - 1}}};
                const mint_touch r_writes = {"r[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch t_reads_2 = {"t[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, t_map, "t", t_reads, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_2, r_map, "r", r_writes);
                const bool r_apart = mint_once(r_map);
                mint_apart(site, r_apart
                        || !mint_meet(loops, r_map, r_writes, r_map, r_writes, mint_elsewhere),
                        "r[y * nx + x]", "r[y * nx + x]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "one_less_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 4, 2147417072));
                mint_file(site, one_less_chain1, 0, {mint_reading(loops, t_map, t_reads, t_reads_2),
                        mint_writing(loops, r_map, r_writes)}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, t_map, r_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    t_map.find_again();
                    r_map.find_again();
                    mint_launching(site, "one_less_sweep1");
                    one_less_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)t_map.device, t_map.stride[0], (real *)r_map.device, r_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(t_map, x_begin, 16) && mint_is_aligned(r_map, x_begin, 16));
                    mint_launched(site, "one_less_sweep1");
                });
            }
        }
...
}
...
/* other_size_sweep1 makes one step. */

/* 3 steps of the loop at line 117.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
other_size_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> t_grid,
                        long long t_grid_row, mint_each<real *, 1> t_to, mint_border t_border,
                        mint_each<int, 3> w_each, mint_each<long long, 2> begin)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 0, 3, 0, 2> x_tile;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const int unit = blockIdx.x*4 + warp;
    if (unit >= division.units())
        return;
    const mint_slab slab = mint_slab_of(division, unit);
    const int x = x_tile::at(gx, slab.x) + lane*4;
    const int store_low = x_tile::from(gx, slab.x) - x, store_high = x_tile::to(gx, slab.x) - x;
    const int planes_2 = division.planes, from = slab.from, to = slab.to;
    // the range goes on beyond the tile on every side
    const bool inside = packed && x - lane*4 > 0 && x + (32 - lane)*4 < gx.cells;
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, t_border.below[1], t_border.above[1],
            0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const t_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real t_rows[4][1][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, t_border.below[1], t_border.above[1], 0,
                    1, 0, 0, 1 - mint_beyond(plane, planes_2, t_border.below[0], t_border.above[0]))
                    : known.inside ? ~0u : there;
            mint_start_row<4>(t_ring[slot % 4][warp], t_grid[1] + (long long)plane*t_grid_row + x,
                    exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    real t_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_t = [&](int k, int plane) {
        if (0 <= plane && plane < planes_2)
            mint_load_row<4>(t_around[k], t_grid[k] + (long long)plane*t_grid_row + x, beyond);
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
        __pipeline_wait_prior(2);
        mint_take_row<4>(t_rows[0][0], t_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real t_0[5];
            mint_move<4>(&t_0[0], t_rows[k][0]);
            mint_beside<0, 4, 1>(&t_0[0]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                t_rows[k + 1][0][e] = ((int)(begin[1] + x + e) < w_each[k] ? t_0[e + 1]/2 : 0)
                        + t_rows[k][0][e]/4;
            if (!known.inside) {
                mint_keep_row<4>(t_rows[k + 1][0], k == 0 ? t_around[k] : t_rows[k - 1][0], beyond);
                if (k == 0)
                    look_around_t(k, r + 1);
            }
            if (!known.steady) {
                const int plane = r;
                if (plane < 0 || plane >= planes_2) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, t_border.below[1],
                            t_border.above[1], 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes_2, t_border.below[0], t_border.above[0]));
                    mint_load_row<4>(t_rows[k + 1][0], t_grid[k % 2] + (long long)plane*t_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r - 0 && r - 0 < to)
            mint_store_row<4, false>(t_to[0] + (long long)(r - 0)*t_grid_row + x, t_rows[3][0],
                    store_low, store_high, known.packed);
    };
    const int end = to + 0; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes_2 - 3);
    auto stream = [&](auto tile) {
        int r = max(from, 0);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_t(k, r);
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

struct other_size_chain1_values {
    int w;
};
// Makes 3 steps of the loop in one launch.
static bool advance_other_size_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    if (!mint_rows_end<2>({range[3], range[1] + 1}, steps.place(0, 1).stride))
        return false; // cells around the range are others in it
    mint_each<real *, 2> t_grid;
    mint_each<real *, 1> t_to;
    const long long *t_grid_stride = steps.place(0, 1).stride;
    mint_border t_border = {{0, 0, 0}, {0, 1, 0}}; // cells around the range that exist
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, t_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        if (!mint_cut_border<2>(steps, steps.storage(k, 1), {{0, 0, 0}, {0, 0, 0}}, true, t_border))
            return false;
        t_grid.of[k] = (real *)place.read + range[2]*t_grid_stride[0] + range[0]*t_grid_stride[1];
    }
    t_to.of[0] = (real *)steps.place(2, 1).write + range[2]*t_grid_stride[0]
            + range[0]*t_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 0, 3, 0, 2>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "other_size_chain1_march",
            (const void *)other_size_chain1_march<true>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 0, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "other_size_chain1_march",
            mint_ceil_div(division.units(), 4));
    mint_each<int, 3> w_each;
    for (int k = 0; k < 3; k++) {
        w_each.of[k] = steps.scalars<other_size_chain1_values>(k, 0).w;
    }
    const mint_each<long long, 2> begin = {{range[2], range[0]}};
    const bool packed = mint_all_aligned(t_grid, t_grid_stride, 2, 16)
            && mint_all_aligned(t_to, t_grid_stride, 2, 16);
    const auto march = packed ? other_size_chain1_march<true> : other_size_chain1_march<false>;
    if (march != other_size_chain1_march<true>)
        mint_prepare_shared(steps.site, "other_size_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "other_size_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, t_grid, t_grid_stride[0], t_to,
            t_border, w_each, begin);
    mint_launched(steps.site, "other_size_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain other_size_chain1 = {{"in.c", 117}, "other_size_chain1", 3, 3, 1, 2, 1, 0x3,
        0x0, advance_other_size_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
    /* #pragma mint parallel */ { mint_region region_6({"in.c", 116});
...
        {
            const mint_site site = {"in.c", 119};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny - 1, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view t_map = mint_find_view(site, "t", &t[0], sizeof(real), (long long)nx);
                mint_view r_map = mint_find_view(site, "r", &r[0], sizeof(real), (long long)nx);
                const bool happens = x_begin <= mint_lesser(x_begin + x_count - 1, (long long)(w) - 1);
                mint_reach_view(site, t_map, "t", {{happens ? y_begin : 1, x_begin + 1}, {happens ? y_begin
                        + y_count - 1 : 0, mint_lesser(x_begin + x_count - 1, (long long)(w) - 1) + 1}},
                        "y][x+1", true);
                mint_reach_view(site, t_map, "t", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                mint_reach_view(site, r_map, "r", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                t_map.settle();
                r_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch t_reads = {"t[y * nx + x + 1]", {{0, 0, {1, 0}}, {1, 1, {0, 1}}},
                        {mint_any_index, {x_begin,
                        mint_lesser(x_begin + x_count - 1, (long long)(w) - 1)}}};
                const mint_touch r_writes = {"r[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch t_reads_2 = {"t[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, t_map, "t", t_reads, r_map, "r", r_writes);
                mint_distinct(site, loops, t_map, "t", t_reads_2, r_map, "r", r_writes);
                const bool r_apart = mint_once(r_map);
                mint_apart(site, r_apart
                        || !mint_meet(loops, r_map, r_writes, r_map, r_writes, mint_elsewhere),
                        "r[y * nx + x]", "r[y * nx + x]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "other_size_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 4, 2147417073));
                mint_file(site, other_size_chain1, 0, {mint_reading(loops, t_map, t_reads, t_reads_2),
                        mint_writing(loops, r_map, r_writes)}, {x_begin, x_count, y_begin, y_count},
                        other_size_chain1_values{(int)(w)},
                        [site, blocks, t_map, r_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, w = w]() mutable {
                    t_map.find_again();
                    r_map.find_again();
                    mint_launching(site, "other_size_sweep1");
                    other_size_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)t_map.device, t_map.stride[0], (real *)r_map.device, r_map.stride[0], w,
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(t_map, x_begin, 16) && mint_is_aligned(r_map, x_begin, 16));
                    mint_launched(site, "other_size_sweep1");
                });
            }
        }
...
}
...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 137}, "t", &t[0], mint_extents(nx * ny * nz), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 138}, "r", &r[0], mint_extents(nx * ny * nz), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 139}, "power", &power[0], mint_extents(nx * ny * nz), 0, mint_padded, mint_scoped);
...
    mint_copy_out({"in.c", 147}, "t", &t[0], mint_extents(nx * ny * nz));
    mint_copy_out({"in.c", 148}, "r", &r[0], mint_extents(nx * ny * nz));
