
...
/* whole_rows_sweep1 makes one step. */

/* 3 steps of the loop at line 9.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
whole_rows_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> u_grid,
                        long long u_grid_row, mint_each<real *, 1> u_to)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 3, 3, 4, 2> x_tile;
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
    real (*const u_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real u_rows[4][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, 1, 1)) : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[slot % 4][warp], u_grid[1] + (long long)plane*u_grid_row + x,
                    exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    real u_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_u = [&](int k, int plane) {
        if (0 <= plane && plane < planes)
            mint_load_row<4>(u_around[k], u_grid[k] + (long long)plane*u_grid_row + x, beyond);
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(u_rows[k][age], u_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(u_rows[0][0], u_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        real early[3][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real u_0[6];
            mint_move<4>(&u_0[1], u_rows[k][1]);
            mint_beside<1, 4, 1>(&u_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                early[k][e] = u_0[e] + u_0[e + 2] + u_rows[k][2][e];
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int e = 0; e < 4; e++)
                u_rows[k + 1][0][e] = (early[k][e] + u_rows[k][0][e])/4;
            if (!known.inside) {
                mint_keep_row<4>(u_rows[k + 1][0], k == 0 ? u_around[k] : u_rows[k - 1][2], beyond);
                if (k == 0)
                    look_around_u(k, r - k);
            }
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, 1, 1));
                    mint_load_row<4>(u_rows[k + 1][0], u_grid[k % 2] + (long long)plane*u_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r - 3 && r - 3 < to)
            mint_store_row<4, false>(u_to[0] + (long long)(r - 3)*u_grid_row + x, u_rows[3][0],
                    store_low, store_high, known.packed);
    };
    const int end = to + 3; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 3, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_u(k, r - k - 1);
        }
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

// Makes 3 steps of the loop in one launch.
static bool advance_whole_rows_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    if (!mint_rows_end<2>({range[3] + 2, range[1] + 2}, steps.place(0, 1).stride))
        return false; // cells around the range are others in it
    if (!mint_all_exist<2>(steps, steps.batch.storage[steps.storage(0, 1)].role, {{1, 1, 0}, {1, 1,
            0}}))
        return false; // each access stays in the array, and the box of all does not
    mint_each<real *, 2> u_grid;
    mint_each<real *, 1> u_to;
    const long long *u_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, u_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        u_grid.of[k] = (real *)place.read + range[2]*u_grid_stride[0] + range[0]*u_grid_stride[1];
    }
    u_to.of[0] = (real *)steps.place(2, 1).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 3, 3, 4, 2>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "whole_rows_chain1_march",
            (const void *)whole_rows_chain1_march<true>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "whole_rows_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 2, 16)
            && mint_all_aligned(u_to, u_grid_stride, 2, 16);
    const auto march = packed ? whole_rows_chain1_march<true> : whole_rows_chain1_march<false>;
    if (march != whole_rows_chain1_march<true>)
        mint_prepare_shared(steps.site, "whole_rows_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "whole_rows_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, u_grid, u_grid_stride[0], u_to);
    mint_launched(steps.site, "whole_rows_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain whole_rows_chain1 = {{"in.c", 9}, "whole_rows_chain1", 3, 3, 1, 2, 1, 0x3,
        0x0, advance_whole_rows_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
    /* #pragma mint parallel */ { mint_region region({"in.c", 8});
...
        {
            const mint_site site = {"in.c", 11};
            const long long y_begin = 2, y_count = mint_trips(y_begin, ny - 2, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)nx);
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)nx);
                mint_reach_view(site, u_map, "u", {{y_begin, x_begin - 1}, {y_begin + y_count - 1, x_begin
                        + x_count}}, "y][x-1..x+1", true);
                mint_reach_view(site, u_map, "u", {{y_begin - 1, x_begin}, {y_begin + y_count - 2, x_begin
                        + x_count - 1}}, "y-1][x", true);
                mint_reach_view(site, u_map, "u", {{y_begin + 1, x_begin}, {y_begin + y_count, x_begin
                        + x_count - 1}}, "y+1][x", true);
                mint_reach_view(site, v_map, "v", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                u_map.settle();
                v_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y * nx + x - 1]", {{0, 0, {1, 0}}, {-1, 1, {0, 1}, 2}}};
                const mint_touch v_writes = {"v[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_reads_2 = {"u[(y - 1) * nx + x]", {{-1, -1, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_reads_3 = {"u[(y + 1) * nx + x]", {{1, 1, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_3, v_map, "v", v_writes);
                const bool v_apart = mint_once(v_map);
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                        "v[y * nx + x]", "v[y * nx + x]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "whole_rows_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 6, 2147417065));
                mint_file(site, whole_rows_chain1, 0,
                        {mint_reading(loops, u_map, u_reads, u_reads_2, u_reads_3),
                        mint_writing(loops, v_map, v_writes)}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, u_map, v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    u_map.find_again();
                    v_map.find_again();
                    mint_launching(site, "whole_rows_sweep1");
                    whole_rows_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "whole_rows_sweep1");
                });
            }
        }
...
}
...
/* first_cells_sweep1 makes one step. */

/* 3 steps of the loop at line 23.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
first_cells_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> u_grid,
                         long long u_grid_row, mint_each<real *, 1> u_to, mint_border u_border,
                         mint_each<int, 3> nx_each, mint_each<long long, 2> begin)
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
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, u_border.below[1], u_border.above[1],
            0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const u_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real u_rows[4][2][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, u_border.below[1], u_border.above[1], 0,
                    1, 0, 0, 1 - mint_beyond(plane, planes, u_border.below[0], u_border.above[0]))
                    : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[slot % 4][warp], u_grid[1] + (long long)plane*u_grid_row + x,
                    exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    real u_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_u = [&](int k, int plane) {
        if (0 <= plane && plane < planes)
            mint_load_row<4>(u_around[k], u_grid[k] + (long long)plane*u_grid_row + x, beyond);
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 1; age > 0; age--)
                mint_move<4>(u_rows[k][age], u_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(u_rows[0][0], u_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real u_0[5];
            mint_move<4>(&u_0[1], u_rows[k][0]);
            mint_beside<1, 4, 0>(&u_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                u_rows[k + 1][0][e] = ((int)(begin[0] + r)*nx_each[k] + (int)(begin[1] + x + e) > 0
                        ? u_0[e] : 0)/2 + u_rows[k][1][e]/4;
            if (!known.inside) {
                mint_keep_row<4>(u_rows[k + 1][0], k == 0 ? u_around[k] : u_rows[k - 1][0], beyond);
                if (k == 0)
                    look_around_u(k, r + 1);
            }
            if (!known.steady) {
                const int plane = r;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, u_border.below[1],
                            u_border.above[1], 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, u_border.below[0], u_border.above[0]));
                    mint_load_row<4>(u_rows[k + 1][0], u_grid[k % 2] + (long long)plane*u_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r - 0 && r - 0 < to)
            mint_store_row<4, known.inside>(u_to[0] + (long long)(r - 0)*u_grid_row + x,
                    u_rows[3][0], store_low, store_high, known.packed);
    };
    const int end = to + 0; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 3, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_u(k, r);
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

struct first_cells_chain1_values {
    int nx;
};
// Makes 3 steps of the loop in one launch.
static bool advance_first_cells_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    if (!mint_rows_end<2>({range[3] + 1, range[1] + 1}, steps.place(0, 1).stride))
        return false; // cells around the range are others in it
    mint_each<real *, 2> u_grid;
    mint_each<real *, 1> u_to;
    const long long *u_grid_stride = steps.place(0, 1).stride;
    mint_border u_border = {{1, 1, 0}, {0, 0, 0}}; // cells around the range that exist
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, u_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        if (!mint_cut_border<2>(steps, steps.storage(k, 1), {{1, 0, 0}, {0, 0, 0}}, true, u_border))
            return false;
        u_grid.of[k] = (real *)place.read + range[2]*u_grid_stride[0] + range[0]*u_grid_stride[1];
    }
    u_to.of[0] = (real *)steps.place(2, 1).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 3, 0, 4, 2>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "first_cells_chain1_march",
            (const void *)first_cells_chain1_march<true>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 3, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "first_cells_chain1_march",
            mint_ceil_div(division.units(), 4));
    mint_each<int, 3> nx_each;
    for (int k = 0; k < 3; k++) {
        nx_each.of[k] = steps.scalars<first_cells_chain1_values>(k, 0).nx;
    }
    const mint_each<long long, 2> begin = {{range[2], range[0]}};
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 2, 16)
            && mint_all_aligned(u_to, u_grid_stride, 2, 16);
    const auto march = packed ? first_cells_chain1_march<true> : first_cells_chain1_march<false>;
    if (march != first_cells_chain1_march<true>)
        mint_prepare_shared(steps.site, "first_cells_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "first_cells_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, u_grid, u_grid_stride[0], u_to,
            u_border, nx_each, begin);
    mint_launched(steps.site, "first_cells_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain first_cells_chain1 = {{"in.c", 23}, "first_cells_chain1", 3, 3, 1, 2, 1,
        0x3, 0x0, advance_first_cells_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 22});
...
        {
            const mint_site site = {"in.c", 25};
            const long long y_begin = 2, y_count = mint_trips(y_begin, ny - 2, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)nx);
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)nx);
                mint_reach_view(site, u_map, "u", {{y_begin, x_begin - 1}, {y_begin + y_count - 1, x_begin
                        + x_count - 2}}, "y][x-1", false);
                mint_reach_view(site, u_map, "u", {{y_begin - 1, x_begin}, {y_begin + y_count - 2, x_begin
                        + x_count - 1}}, "y-1][x", true);
                mint_reach_view(site, v_map, "v", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                u_map.settle();
                v_map.settle();
                static const mint_checked u_checked[] = {
                    {{"in.c", 27}, "u", "u[y * nx + x - 1]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y * nx + x - 1]", {{-1, 0, {1, 0}}, {-1, 0, {0, 1}}}};
                const mint_touch v_writes = {"v[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                const bool v_apart = mint_once(v_map);
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                        "v[y * nx + x]", "v[y * nx + x]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "first_cells_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 4, 2147417071));
                // Launches of single steps hold accesses to the extents of the arrays.
                const mint_alone alone = {mint_stays_inside(u_map, mint_box{{y_begin, x_begin - 1}, {y_begin
                        + y_count - 1, x_begin + x_count - 2}}) ? 0 : 2, {(long long)nx}};
                mint_file(site, first_cells_chain1, 0, {mint_reading(loops, u_map, u_reads),
                        mint_writing(loops, v_map, v_writes)}, {x_begin, x_count, y_begin, y_count},
                        first_cells_chain1_values{(int)(nx)},
                        [site, blocks, u_map, v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, nx = nx]() mutable {
                    u_map.find_again();
                    v_map.find_again();
                    mint_launching(site, "first_cells_sweep1");
                    first_cells_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], nx,
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16),
                        mint_elements(site, *u_map.whole, u_map.device, u_checked));
                    mint_launched(site, "first_cells_sweep1");
                }, alone);
            }
        }
...
}
...
/* whole_planes_sweep1 makes one step. */

/* 3 steps of the loop at line 37.
 * A block streams along the slowest dimension: 2 cells a lane, 4 rows a warp, 8 warps,
 *   prefetches 3 planes, steady state written 4 times. */
template <bool packed>
static __global__ void __launch_bounds__(256, 1)
whole_planes_chain1_march(mint_tiling gx, mint_tiling gy, mint_division division,
                          mint_each<real *, 2> u_grid, long long u_grid_row, long long u_grid_plane,
                          mint_each<real *, 1> u_to, const unsigned *differ)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<64, 0, 3, 0, 2> x_tile;
    typedef mint_tile<32, 3, 3, 1, 1> y_tile;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const mint_slab slab = mint_slab_of(division, blockIdx.x);
    const int x = x_tile::at(gx, slab.x) + lane*2;
    const int y = y_tile::at(gy, slab.y) + warp*4;
    const int y_from = y_tile::from(gy, slab.y), y_to = y_tile::to(gy, slab.y);
    const int store_low = x_tile::from(gx, slab.x) - x, store_high = x_tile::to(gx, slab.x) - x;
    const int planes = division.planes, from = slab.from, to = slab.to;
    // the range goes on beyond the tile on every side
    const bool inside = packed && x - lane*2 > 0 && x + (32 - lane)*2 < gx.cells && y - warp*4 > 0
            && y + (8 - warp)*4 < gy.cells;
    const bool same = *differ == 0; // beyond the range all storages have the same cells
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<2, 4>(x, gx.cells, 0, 1, y, gy.cells, 1, 1, 1);
    // those of them that no step writes
    const unsigned beyond = there
            & ~mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0, 0, 0);
    // the lane's columns beyond the range, a bit each
    const unsigned columns = ~mint_cells_there<2, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // its rows beyond the range
    const unsigned rows = mint_cells_there<1, 4>(0, 1, 0, 0, y, gy.cells, 0, 0, 0) ^ 15;
    // 4 planes that come in
    real (*const u_ring)[32][64] = reinterpret_cast<real (*)[32][64]>(mint_shared);
    // rows at the edges of warps: turns, steps
    real (*const u_edges)[3][8][2][64] = reinterpret_cast<real (*)[3][8][2][64]>(mint_shared
            + 65536);
    // the barrier of the block's warps
    uint64_t *const barrier = reinterpret_cast<uint64_t *>(mint_shared + 114688);
    for (int n = threadIdx.x; n < 6144; n += 256)
        reinterpret_cast<real *>(mint_shared + 65536)[n] = 0;
    mint_open_barrier(barrier, 8);
    __syncthreads();
    real u_rows[4][3][4][2] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<2, 4>(x, gx.cells, 0, 1, y, gy.cells, 1, 1, 1
                    - mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there;
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_start_row<2>(u_ring[slot % 4][warp*4 + h], u_grid[1]
                        + (long long)plane*u_grid_plane + (long long)y*u_grid_row + x
                        + h*u_grid_row, exist >> h*2, known.packed, lane);
        }
        __pipeline_commit();
    };
    real u_around[1][4][2] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_u = [&](int k, int plane) {
        if (0 <= plane && plane < planes) {
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_load_row<2>(u_around[k][h], u_grid[k] + (long long)plane*u_grid_plane
                        + (long long)y*u_grid_row + x + h*u_grid_row, beyond >> h*2);
        }
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_move<2>(u_rows[k][age][h], u_rows[k][age - 1][h]);
            }
        }
        __pipeline_wait_prior(2);
#pragma unroll
        for (int h = 0; h < 4; h++)
            mint_take_row<2>(u_rows[0][0][h], u_ring[slot % 4][warp*4 + h], lane);
        fetch(r + 3, slot + 3, known);
        // The other warps' rows of the turn before.
        mint_wait_for_warps(barrier, slot);
        mint_give_row<2>(u_edges[slot % 2][0][warp][0], u_rows[0][0][0], lane);
        mint_give_row<2>(u_edges[slot % 2][0][warp][1], u_rows[0][0][3], lane);
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real u_0[6][3];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&u_0[h + 1][0], u_rows[k][1][h]);
            mint_take_row<2>(&u_0[0][0], u_edges[(slot + 1) % 2][k][max(warp - 1, 0)][1], lane);
            mint_take_row<2>(&u_0[5][0], u_edges[(slot + 1) % 2][k][min(warp + 1, 7)][0], lane);
#pragma unroll
            for (int h = 1; h < 5; h++)
                mint_beside<0, 2, 1>(&u_0[h][0]);
#pragma unroll
            for (int h = 0; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    u_rows[k + 1][0][h][e] = u_0[h][e] + u_0[h + 2][e] - u_0[h + 1][e + 1];
            }
            if (!known.inside) {
                if (known.same) {
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_keep_row<2>(u_rows[k + 1][0][h], u_rows[k][1][h], columns);
                    if (rows != 0) {
#pragma unroll
                        for (int h = 0; h < 4; h++)
                            mint_keep_row<2>(u_rows[k + 1][0][h], u_rows[k][1][h], rows >> h & 1
                                    ? ~0u : 0);
                    }
                } else {
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_keep_row<2>(u_rows[k + 1][0][h], k == 0 ? u_around[k][h]
                                : u_rows[k - 1][2][h], beyond >> h*2);
                    if (k == 0)
                        look_around_u(k, r - k);
                }
            }
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<2, 4>(x, gx.cells, 0, 1, y, gy.cells, 1,
                            1, 1 - mint_beyond(plane, planes, 0, 0));
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_load_row<2>(u_rows[k + 1][0][h], u_grid[k % 2]
                                + (long long)plane*u_grid_plane + (long long)y*u_grid_row + x
                                + h*u_grid_row, exist >> h*2);
                }
            }
            if (k < 2) {
                mint_give_row<2>(u_edges[slot % 2][k + 1][warp][0], u_rows[k + 1][0][0], lane);
                mint_give_row<2>(u_edges[slot % 2][k + 1][warp][1], u_rows[k + 1][0][3], lane);
            }
        }
        mint_arrive(barrier, lane);
        if (from <= r - 3 && r - 3 < to) {
#pragma unroll
            for (int h = 0; h < 4; h++) {
                if (y_from <= y + h && y + h < y_to)
                    mint_store_row<2, false>(u_to[0] + (long long)(r - 3)*u_grid_plane
                            + (long long)y*u_grid_row + x + h*u_grid_row, u_rows[3][0][h],
                            store_low, store_high, known.packed);
            }
        }
    };
    const int end = to + 3; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from, 0);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        mint_arrive(barrier, lane);
        if (!tile.inside && !tile.same) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_u(k, r - k - 1);
        }
        while (r < end) {
            if (r >= 3 && slot % 4 == 0) {
                for (; r + 3 < steady; r += 4, slot += 4) {
                    advance(r, mint_known_turn<0>(),
                            mint_cells<tile.inside, tile.packed, true, tile.same>());
                    advance(r + 1, mint_known_turn<1>(),
                            mint_cells<tile.inside, tile.packed, true, tile.same>());
                    advance(r + 2, mint_known_turn<2>(),
                            mint_cells<tile.inside, tile.packed, true, tile.same>());
                    advance(r + 3, mint_known_turn<3>(),
                            mint_cells<tile.inside, tile.packed, true, tile.same>());
                }
            }
            if (r < end) {
                advance(r, slot, mint_cells<tile.inside, tile.packed, false, tile.same>());
                r++, slot++;
            }
        }
    };
    if (inside)
        stream(mint_cells<packed, packed, false>());
    else if (same)
        stream(mint_cells<false, packed, false, packed>());
    else
        stream(mint_cells<false, packed, false>());
    __pipeline_wait_prior(0);
}

// Makes 3 steps of the loop in one launch.
static bool advance_whole_planes_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells || range[5]
            > mint_most_cells)
        return false;
    if (!mint_rows_end<3>({range[5], range[3] + 2, range[1] + 1}, steps.place(0, 1).stride))
        return false; // cells around the range are others in it
    if (!mint_all_exist<3>(steps, steps.batch.storage[steps.storage(0, 1)].role, {{0, 1, 0}, {0, 1,
            1}}))
        return false; // each access stays in the array, and the box of all does not
    mint_each<real *, 2> u_grid;
    mint_each<real *, 1> u_to;
    const long long *u_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, u_grid_stride, 3*sizeof *place.stride) != 0)
            return false;
        u_grid.of[k] = (real *)place.read + range[4]*u_grid_stride[0] + range[2]*u_grid_stride[1]
                + range[0]*u_grid_stride[2];
    }
    u_to.of[0] = (real *)steps.place(2, 1).write + range[4]*u_grid_stride[0]
            + range[2]*u_grid_stride[1] + range[0]*u_grid_stride[2];
    const mint_tiling gx = mint_tile<64, 0, 3, 0, 2>::of(range[1], 1);
    const mint_tiling gy = mint_tile<32, 3, 3, 1, 1>::of(range[3], 1);
    static const long long room = mint_room(steps.site, "whole_planes_chain1_march",
            (const void *)whole_planes_chain1_march<true>, 256, 114816);
    const mint_division division = mint_divide(room, gx.tiles, gy.tiles, (int)range[5], 0, 1.15,
            1.06);
    const dim3 blocks = mint_blocks(steps.site, "whole_planes_chain1_march", division.units());
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 3, 16)
            && mint_all_aligned(u_to, u_grid_stride, 3, 16);
    const auto march = packed ? whole_planes_chain1_march<true> : whole_planes_chain1_march<false>;
    if (march != whole_planes_chain1_march<true>)
        mint_prepare_shared(steps.site, "whole_planes_chain1_march", (const void *)march, 114816);
    mint_side_comparison differ(steps);
    differ.add(u_grid, {{(int)range[1], (int)range[3]}, {0, 1}, {1, 1}, 1, (int)range[5],
            u_grid_stride[1], u_grid_stride[0]});
    mint_launching(steps.site, "whole_planes_chain1_march");
    march<<<blocks, 256, 114816, mint_stream()>>>(gx, gy, division, u_grid, u_grid_stride[1],
            u_grid_stride[0], u_to, differ.result());
    mint_launched(steps.site, "whole_planes_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain whole_planes_chain1 = {{"in.c", 37}, "whole_planes_chain1", 3, 3, 1, 2, 1,
        0x3, 0x0, advance_whole_planes_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
    /* #pragma mint parallel */ { mint_region region_3({"in.c", 36});
...
        {
            const mint_site site = {"in.c", 39};
            const long long z_begin = 1, z_count = mint_trips(z_begin, nz - 1, 1);
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx - 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)nx*ny,
                        (long long)nx);
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)nx*ny,
                        (long long)nx);
                mint_reach_view(site, u_map, "u", {{z_begin, y_begin - 1, x_begin}, {z_begin + z_count - 1,
                        y_begin + y_count - 2, x_begin + x_count - 1}}, "z][y-1][x", true);
                mint_reach_view(site, u_map, "u", {{z_begin, y_begin + 1, x_begin}, {z_begin + z_count - 1,
                        y_begin + y_count, x_begin + x_count - 1}}, "z][y+1][x", true);
                mint_reach_view(site, u_map, "u", {{z_begin, y_begin, x_begin + 1}, {z_begin + z_count - 1,
                        y_begin + y_count - 1, x_begin + x_count}}, "z][y][x+1", true);
                mint_reach_view(site, v_map, "v", {{z_begin, y_begin, x_begin}, {z_begin + z_count - 1,
                        y_begin + y_count - 1, x_begin + x_count - 1}}, "z][y][x", true);
                u_map.settle();
                v_map.settle();
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch u_reads = {"u[(z * ny + y - 1) * nx + x]", {{0, 0, {1, 0, 0}}, {-1, -1, {0,
                        1, 0}}, {0, 0, {0, 0, 1}}}};
                const mint_touch v_writes = {"v[(z * ny + y) * nx + x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1,
                        0}}, {0, 0, {0, 0, 1}}}};
                const mint_touch u_reads_2 = {"u[(z * ny + y + 1) * nx + x]", {{0, 0, {1, 0, 0}}, {1, 1, {0,
                        1, 0}}, {0, 0, {0, 0, 1}}}};
                const mint_touch u_reads_3 = {"u[(z * ny + y) * nx + x + 1]", {{0, 0, {1, 0, 0}}, {0, 0, {0,
                        1, 0}}, {1, 1, {0, 0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_3, v_map, "v", v_writes);
                const bool v_apart = mint_once(v_map);
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                        "v[(z * ny + y) * nx + x]", "v[(z * ny + y) * nx + x]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "whole_planes_sweep1",
                        mint_tiles(site, "x", x_count, 64, 2147482494), mint_ceil_div(y_count, 8),
                        mint_ceil_div(z_count, 4));
                mint_file(site, whole_planes_chain1, 0,
                        {mint_reading(loops, u_map, u_reads, u_reads_2, u_reads_3),
                        mint_writing(loops, v_map, v_writes)}, {x_begin, x_count, y_begin, y_count, z_begin,
                        z_count}, mint_no_scalars(),
                        [site, blocks, u_map, v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, z_count = z_count]() mutable {
                    u_map.find_again();
                    v_map.find_again();
                    mint_launching(site, "whole_planes_sweep1");
                    whole_planes_sweep1<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                        v_map.stride[0], v_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                        (unsigned)z_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "whole_planes_sweep1");
                });
            }
        }
...
}
...
/* fields_sweep1 makes one step. */

/* Up to 3 steps of these loops at a time:
 * line 54: fields_sweep1
 * line 58: fields_sweep2
 * A block loads 96x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 90x61x1 cells. */
static __global__ void __launch_bounds__(512)
fields_chain1_tile(const real *__restrict__ v_from, real *v_to, long long v_row, mint_area<2> v_box,
                   const real *__restrict__ u_from, real *u_to, long long u_row, mint_area<2> u_box,
                   mint_area<2> fields_sweep1_cells, mint_area<2> fields_sweep2_cells, int steps_2,
                   long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*90;
    const long long y0 = y_start + (long long)blockIdx.y*61;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const v_tile)[96] = reinterpret_cast<real (*)[96]>(mint_shared);
    real (*const u_tile)[96] = reinterpret_cast<real (*)[96]>(mint_shared + 49152);
    auto *v = v_tile;
    auto *u = u_tile;
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
        const mint_stretch v_y = mint_in_tile(v_box.first[1], v_box.end[1], y0, 64);
        const mint_stretch v_x = mint_in_tile(v_box.first[0], v_box.end[0], x0, 96);
        for (int cy = v_y.first + ty; cy < v_y.end; cy += 16) {
            for (int cx = v_x.first + tx; cx < v_x.end; cx += 32)
                v_tile[cy][cx] = v_from[(y0+cy)*v_row+(x0+cx)];
        }
    }
    {
        const mint_stretch u_y = mint_in_tile(u_box.first[1], u_box.end[1], y0, 64);
        const mint_stretch u_x = mint_in_tile(u_box.first[0], u_box.end[0], x0, 96);
        for (int cy = u_y.first + ty; cy < u_y.end; cy += 16) {
            for (int cx = u_x.first + tx; cx < u_x.end; cx += 32)
                u_tile[cy][cx] = u_from[(y0+cy)*u_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 54.
            const mint_stretch level_y = mint_cut(fields_sweep1_y, 3 - (steps_2 - 1 - step), 64);
            const mint_stretch level_x = mint_cut(fields_sweep1_x, 3 - (steps_2 - 1 - step), 94
                    + (steps_2 - 1 - step));
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    u[cy][cx] += (v[cy][cx-1] - v[cy-1][cx])/2;
            }
        }
        __syncthreads();
        {
            // The loops at line 58.
            const mint_stretch level_y_2 = mint_cut(fields_sweep2_y, 3 - (steps_2 - 1 - step), 64);
            const mint_stretch level_x_2 = mint_cut(fields_sweep2_x, 3 - (steps_2 - 1 - step), 93
                    + (steps_2 - 1 - step));
            for (int cy = level_y_2.first + ty; cy < level_y_2.end; cy += 16) {
                for (int cx = level_x_2.first + tx; cx < level_x_2.end; cx += 32)
                    v[cy][cx] -= u[cy][cx+1]/2;
            }
        }
        __syncthreads();
    }
    // Commit the tile.
    if (v_to) {
        const mint_stretch v_y_2 = mint_cut(fields_sweep2_y, 3, 64);
        const mint_stretch v_x_2 = mint_cut(fields_sweep2_x, 3, 93);
        for (int cy = v_y_2.first + ty; cy < v_y_2.end; cy += 16) {
            for (int cx = v_x_2.first + tx; cx < v_x_2.end; cx += 32)
                v_to[(y0+cy)*v_row+(x0+cx)] = v_tile[cy][cx];
        }
    }
    if (u_to) {
        const mint_stretch u_y_2 = mint_cut(fields_sweep1_y, 3, 64);
        const mint_stretch u_x_2 = mint_cut(fields_sweep1_x, 3, 93);
        for (int cy = u_y_2.first + ty; cy < u_y_2.end; cy += 16) {
            for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 32)
                u_to[(y0+cy)*u_row+(x0+cx)] = u_tile[cy][cx];
        }
    }
}

/* fields_sweep2 makes one step. */

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
    touched[0].add(mint_around(cells0, mint_area<2>{{-1, -1}, {0, 0}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{-1, -1}, {0, 0}}));
    touched[0].add(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[0].add_sure(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells1, mint_area<2>{{1, 0}, {1, 0}}));
    touched[1].add_sure(mint_around(cells1, mint_area<2>{{1, 0}, {1, 0}}));
    mint_area<2> loaded[2];
    if (!mint_may_load(a, 0, touched, {0}, 1, true, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1}, 1, true, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 90, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 61, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "fields_chain1_tile", (const void *)fields_chain1_tile, 98304);
    mint_launching(a.site, "fields_chain1_tile");
    fields_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 98304, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        cells0, cells1, a.steps, all.first[0] - 3, all.first[1] - 3);
    mint_launched(a.site, "fields_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned fields_chain1_twins[] = {0x0, 0x3, 0x3, 0x3};
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain fields_chain1 = {{"in.c", 52}, "fields_chain1", 3, 2, 0, 2, 2, 0x3, 0x0,
        fields_chain1_launch, fields_chain1_twins, {0, 1}, {{2, 0x3, 0x2, 1, {0, 1}}, {2, 0x3, 0x2,
        1, {1, 0}}}};

...
    /* #pragma mint parallel */ { mint_region region_4({"in.c", 51});
...
        {
            const mint_site site = {"in.c", 54};
            const long long y_begin = 2, y_count = mint_trips(y_begin, ny - 2, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)nx);
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)nx);
                mint_reach_view(site, v_map, "v", {{y_begin, x_begin - 1}, {y_begin + y_count - 1, x_begin
                        + x_count - 2}}, "y][x-1", true);
                mint_reach_view(site, v_map, "v", {{y_begin - 1, x_begin}, {y_begin + y_count - 2, x_begin
                        + x_count - 1}}, "y-1][x", true);
                mint_reach_view(site, u_map, "u", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                v_map.settle();
                u_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch v_reads = {"v[y * nx + x - 1]", {{0, 0, {1, 0}}, {-1, -1, {0, 1}}}};
                const mint_touch u_writes = {"u[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch v_reads_2 = {"v[(y - 1) * nx + x]", {{-1, -1, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_reads = {"u[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
                mint_distinct(site, loops, v_map, "v", v_reads_2, u_map, "u", u_writes);
                const bool u_apart = mint_once(u_map);
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes, u_map, u_reads, mint_elsewhere),
                        "u[y * nx + x]", "u[y * nx + x]");
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes, u_map, u_writes, mint_elsewhere),
                        "u[y * nx + x]", "u[y * nx + x]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "fields_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 2, 2147417077));
                mint_file(site, fields_chain1, 0, {mint_reading(loops, v_map, v_reads, v_reads_2),
                        mint_writing(loops, u_map, u_reads, u_writes)}, {x_begin, x_count, y_begin,
                        y_count}, mint_no_scalars(),
                        [site, blocks, v_map, u_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    v_map.find_again();
                    u_map.find_again();
                    mint_launching(site, "fields_sweep1");
                    fields_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)v_map.device, v_map.stride[0], (real *)u_map.device, u_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count, mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "fields_sweep1");
                });
            }
        }
        {
            const mint_site site = {"in.c", 58};
            const long long y_begin = 2, y_count = mint_trips(y_begin, ny - 3, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)nx);
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)nx);
                mint_reach_view(site, u_map, "u", {{y_begin, x_begin + 1}, {y_begin + y_count - 1, x_begin
                        + x_count}}, "y][x+1", true);
                mint_reach_view(site, v_map, "v", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                u_map.settle();
                v_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y * nx + x + 1]", {{0, 0, {1, 0}}, {1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch v_reads = {"v[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                const bool v_apart = mint_once(v_map);
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_reads, mint_elsewhere),
                        "v[y * nx + x]", "v[y * nx + x]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                        "v[y * nx + x]", "v[y * nx + x]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "fields_sweep2",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 2, 2147417077));
                mint_file(site, fields_chain1, 1, {mint_reading(loops, u_map, u_reads),
                        mint_writing(loops, v_map, v_reads, v_writes)}, {x_begin, x_count, y_begin,
                        y_count}, mint_no_scalars(),
                        [site, blocks, u_map, v_map, x_count = x_count, y_count = y_count]() mutable {
                    u_map.find_again();
                    v_map.find_again();
                    mint_launching(site, "fields_sweep2");
                    fields_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count);
                    mint_launched(site, "fields_sweep2");
                });
            }
        }
...
}
...
/* between_sweep1 makes one step. */

/* 3 steps of the loop at line 67.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
between_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> u_grid,
                     long long u_grid_row, mint_each<real *, 1> u_to)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 3, 3, 4, 2> x_tile;
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
    real (*const u_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real u_rows[4][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, 1, 1)) : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[slot % 4][warp], u_grid[1] + (long long)plane*u_grid_row + x,
                    exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    real u_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_u = [&](int k, int plane) {
        if (0 <= plane && plane < planes)
            mint_load_row<4>(u_around[k], u_grid[k] + (long long)plane*u_grid_row + x, beyond);
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(u_rows[k][age], u_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(u_rows[0][0], u_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        real early[3][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real u_0[6];
            mint_move<4>(&u_0[1], u_rows[k][1]);
            mint_beside<1, 4, 1>(&u_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                early[k][e] = u_0[e] + u_0[e + 2] + u_rows[k][2][e];
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int e = 0; e < 4; e++)
                u_rows[k + 1][0][e] = (early[k][e] + u_rows[k][0][e])/4;
            if (!known.inside) {
                mint_keep_row<4>(u_rows[k + 1][0], k == 0 ? u_around[k] : u_rows[k - 1][2], beyond);
                if (k == 0)
                    look_around_u(k, r - k);
            }
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, 1, 1));
                    mint_load_row<4>(u_rows[k + 1][0], u_grid[k % 2] + (long long)plane*u_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r - 3 && r - 3 < to)
            mint_store_row<4, false>(u_to[0] + (long long)(r - 3)*u_grid_row + x, u_rows[3][0],
                    store_low, store_high, known.packed);
    };
    const int end = to + 3; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 3, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_u(k, r - k - 1);
        }
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

// Makes 3 steps of the loop in one launch.
static bool advance_between_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    if (!mint_rows_end<2>({range[3] + 2, range[1] + 2}, steps.place(0, 1).stride))
        return false; // cells around the range are others in it
    mint_each<real *, 2> u_grid;
    mint_each<real *, 1> u_to;
    const long long *u_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, u_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        u_grid.of[k] = (real *)place.read + range[2]*u_grid_stride[0] + range[0]*u_grid_stride[1];
    }
    u_to.of[0] = (real *)steps.place(2, 1).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 3, 3, 4, 2>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "between_chain1_march",
            (const void *)between_chain1_march<true>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "between_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 2, 16)
            && mint_all_aligned(u_to, u_grid_stride, 2, 16);
    const auto march = packed ? between_chain1_march<true> : between_chain1_march<false>;
    if (march != between_chain1_march<true>)
        mint_prepare_shared(steps.site, "between_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "between_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, u_grid, u_grid_stride[0], u_to);
    mint_launched(steps.site, "between_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain between_chain1 = {{"in.c", 67}, "between_chain1", 3, 3, 1, 2, 1, 0x3, 0x0,
        advance_between_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
    /* #pragma mint parallel */ { mint_region region_5({"in.c", 66});
...
        {
            const mint_site site = {"in.c", 69};
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)nx);
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)nx);
                mint_reach_view(site, u_map, "u", {{y_begin - 1, x_begin - 1}, {y_begin + y_count, x_begin
                        + x_count}}, "y-1..y+1][x-1..x+1", true);
                mint_reach_view(site, v_map, "v", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                u_map.settle();
                v_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y * nx + x - 1]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                const bool v_apart = mint_once(v_map);
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                        "v[y * nx + x]", "v[y * nx + x]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "between_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 6, 2147417066));
                mint_file(site, between_chain1, 0, {mint_reading(loops, u_map, u_reads),
                        mint_writing(loops, v_map, v_writes)}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, u_map, v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    u_map.find_again();
                    v_map.find_again();
                    mint_launching(site, "between_sweep1");
                    between_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "between_sweep1");
                });
            }
        }
...
}
...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 86}, "u", &u[0], mint_extents(nx * ny * nz), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 87}, "v", &v[0], mint_extents(nx * ny * nz), 0, mint_padded, mint_scoped);
...
    mint_copy_out({"in.c", 93}, "u", &u[0], mint_extents(nx * ny * nz));
    mint_copy_out({"in.c", 94}, "v", &v[0], mint_extents(nx * ny * nz));
