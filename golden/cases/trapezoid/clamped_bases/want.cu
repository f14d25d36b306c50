
...
/* steps_of_sweep1 makes one step. */

/* 3 steps of the loop at line 16.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
steps_of_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> u_grid,
                      long long u_grid_row, mint_each<real *, 1> u_to, mint_each<int, 3> base_each,
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
    const int planes = division.planes, from = slab.from, to = slab.to;
    // the range goes on beyond the tile on every side
    const bool inside = packed && x - lane*4 > 0 && x + (32 - lane)*4 < gx.cells;
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const u_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real u_rows[4][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                    -mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[slot % 4][warp], u_grid[1] + (long long)plane*u_grid_row + x,
                    exist, known.packed, lane);
        }
        __pipeline_commit();
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
        real early_2[3][4];
        real early_3[3][4];
        real early_4[3][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real u_0[6];
            mint_move<4>(&u_0[1], u_rows[k][1]);
            mint_beside<1, 4, 1>(&u_0[1]);
            if (!known.inside)
                mint_stop_row<1, 4, 1, mint_both_ends>(&u_0[1], -x, gx.cells - x);
            real u_m1[4];
            mint_move<4>(&u_m1[0], u_rows[k][2]);
            if (!known.steady) {
                if (r - k < 2)
                    mint_move<4>(&u_m1[0], u_rows[k][1]);
            }
#pragma unroll
            for (int e = 0; e < 4; e++) {
                early[k][e] = u_0[e + 1]/2
                        + (real)0.01*(((int)(begin[0] + r - k - 1) + base_each[k])%3);
                early_2[k][e] = u_m1[e];
                early_3[k][e] = u_0[e + 2];
                early_4[k][e] = u_0[e];
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real u_p1[4];
            mint_move<4>(&u_p1[0], u_rows[k][0]);
            if (!known.steady) {
                if (r - k >= planes)
                    mint_move<4>(&u_p1[0], u_rows[k][1]);
            }
#pragma unroll
            for (int e = 0; e < 4; e++)
                u_rows[k + 1][0][e] = early[k][e]
                        + (u_p1[e] + early_2[k][e] + early_3[k][e] - early_4[k][e])/8;
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                            -mint_beyond(plane, planes, 0, 0));
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

/* steps_of_sweep2 makes one step. */

/* 3 steps of the loop at line 27.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
steps_of_chain2_march(mint_tiling gx, mint_division division, mint_each<real *, 2> f_grid,
                      long long f_grid_row, mint_each<real *, 1> f_to)
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
    real (*const f_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real f_rows[4][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                    -mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(f_ring[slot % 4][warp], f_grid[1] + (long long)plane*f_grid_row + x,
                    exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(f_rows[k][age], f_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(f_rows[0][0], f_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        real early[3][4];
        real early_2[3][4];
        real early_3[3][4];
        real early_4[3][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real f_0[6];
            mint_move<4>(&f_0[1], f_rows[k][1]);
            mint_beside<1, 4, 1>(&f_0[1]);
            if (!known.inside)
                mint_stop_row<1, 4, 1, mint_both_ends>(&f_0[1], -x, gx.cells - x);
            real f_m1[4];
            mint_move<4>(&f_m1[0], f_rows[k][2]);
            if (!known.steady) {
                if (r - k < 2)
                    mint_move<4>(&f_m1[0], f_rows[k][1]);
            }
#pragma unroll
            for (int e = 0; e < 4; e++) {
                early[k][e] = f_0[e + 1]/2;
                early_2[k][e] = f_m1[e];
                early_3[k][e] = f_0[e];
                early_4[k][e] = f_0[e + 2];
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real f_p1[4];
            mint_move<4>(&f_p1[0], f_rows[k][0]);
            if (!known.steady) {
                if (r - k >= planes)
                    mint_move<4>(&f_p1[0], f_rows[k][1]);
            }
#pragma unroll
            for (int e = 0; e < 4; e++)
                f_rows[k + 1][0][e] = early[k][e]
                        + (early_2[k][e] + f_p1[e] - early_3[k][e] + early_4[k][e])/8;
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                            -mint_beyond(plane, planes, 0, 0));
                    mint_load_row<4>(f_rows[k + 1][0], f_grid[k % 2] + (long long)plane*f_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r - 3 && r - 3 < to)
            mint_store_row<4, false>(f_to[0] + (long long)(r - 3)*f_grid_row + x, f_rows[3][0],
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

/* steps_of_sweep3 makes one step. */

/* 3 steps of the loop at line 39.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
steps_of_chain3_march(mint_tiling gx, mint_division division, mint_each<real *, 2> f_grid,
                      long long f_grid_row, mint_each<real *, 1> f_to)
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
    real (*const f_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real f_rows[4][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                    -mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(f_ring[slot % 4][warp], f_grid[1] + (long long)plane*f_grid_row + x,
                    exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(f_rows[k][age], f_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(f_rows[0][0], f_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        real early[3][4];
        real early_2[3][4];
        real early_3[3][4];
        real early_4[3][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real f_0[6];
            mint_move<4>(&f_0[1], f_rows[k][1]);
            mint_beside<1, 4, 1>(&f_0[1]);
            if (!known.inside)
                mint_stop_row<1, 4, 1, mint_both_ends>(&f_0[1], -x, gx.cells - x);
            real f_m1[4];
            mint_move<4>(&f_m1[0], f_rows[k][2]);
            if (!known.steady) {
                if (r - k < 2)
                    mint_move<4>(&f_m1[0], f_rows[k][1]);
            }
#pragma unroll
            for (int e = 0; e < 4; e++) {
                early[k][e] = f_0[e + 1]/2;
                early_2[k][e] = f_m1[e];
                early_3[k][e] = f_0[e];
                early_4[k][e] = f_0[e + 2];
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real f_p1[4];
            mint_move<4>(&f_p1[0], f_rows[k][0]);
            if (!known.steady) {
                if (r - k >= planes)
                    mint_move<4>(&f_p1[0], f_rows[k][1]);
            }
#pragma unroll
            for (int e = 0; e < 4; e++)
                f_rows[k + 1][0][e] = early[k][e]
                        + (early_2[k][e] - f_p1[e] + early_3[k][e] + early_4[k][e])/8;
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                            -mint_beyond(plane, planes, 0, 0));
                    mint_load_row<4>(f_rows[k + 1][0], f_grid[k % 2] + (long long)plane*f_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r - 3 && r - 3 < to)
            mint_store_row<4, false>(f_to[0] + (long long)(r - 3)*f_grid_row + x, f_rows[3][0],
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

/* steps_of_sweep4 makes one step. */

struct steps_of_chain1_values {
    int base;
};
// Makes 3 steps of the loop in one launch.
static bool advance_steps_of_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
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
    const mint_tiling gx = mint_tile<128, 3, 3, 0, 2>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "steps_of_chain1_march",
            (const void *)steps_of_chain1_march<true>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "steps_of_chain1_march",
            mint_ceil_div(division.units(), 4));
    mint_each<int, 3> base_each;
    for (int k = 0; k < 3; k++) {
        base_each.of[k] = steps.scalars<steps_of_chain1_values>(k, 0).base;
    }
    const mint_each<long long, 2> begin = {{range[2], range[0]}};
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 2, 16)
            && mint_all_aligned(u_to, u_grid_stride, 2, 16);
    const auto march = packed ? steps_of_chain1_march<true> : steps_of_chain1_march<false>;
    if (march != steps_of_chain1_march<true>)
        mint_prepare_shared(steps.site, "steps_of_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "steps_of_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, u_grid, u_grid_stride[0], u_to,
            base_each, begin);
    mint_launched(steps.site, "steps_of_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain steps_of_chain1 = {{"in.c", 16}, "steps_of_chain1", 3, 3, 1, 2, 1, 0x3, 0x0,
        advance_steps_of_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

// Makes 3 steps of the loop in one launch.
static bool advance_steps_of_chain2(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    if (!mint_rows_end<2>({range[3], range[1]}, steps.place(0, 1).stride))
        return false; // cells around the range are others in it
    mint_each<real *, 2> f_grid;
    mint_each<real *, 1> f_to;
    const long long *f_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, f_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        f_grid.of[k] = (real *)place.read + range[2]*f_grid_stride[0] + range[0]*f_grid_stride[1];
    }
    f_to.of[0] = (real *)steps.place(2, 1).write + range[2]*f_grid_stride[0]
            + range[0]*f_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 3, 3, 0, 2>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "steps_of_chain2_march",
            (const void *)steps_of_chain2_march<true>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "steps_of_chain2_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(f_grid, f_grid_stride, 2, 16)
            && mint_all_aligned(f_to, f_grid_stride, 2, 16);
    const auto march = packed ? steps_of_chain2_march<true> : steps_of_chain2_march<false>;
    if (march != steps_of_chain2_march<true>)
        mint_prepare_shared(steps.site, "steps_of_chain2_march", (const void *)march, 16384);
    mint_launching(steps.site, "steps_of_chain2_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, f_grid, f_grid_stride[0], f_to);
    mint_launched(steps.site, "steps_of_chain2_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain steps_of_chain2 = {{"in.c", 27}, "steps_of_chain2", 3, 3, 1, 2, 1, 0x3, 0x0,
        advance_steps_of_chain2, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

// Makes 3 steps of the loop in one launch.
static bool advance_steps_of_chain3(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    if (!mint_rows_end<2>({range[3], range[1]}, steps.place(0, 1).stride))
        return false; // cells around the range are others in it
    mint_each<real *, 2> f_grid;
    mint_each<real *, 1> f_to;
    const long long *f_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, f_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        f_grid.of[k] = (real *)place.read + range[2]*f_grid_stride[0] + range[0]*f_grid_stride[1];
    }
    f_to.of[0] = (real *)steps.place(2, 1).write + range[2]*f_grid_stride[0]
            + range[0]*f_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 3, 3, 0, 2>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "steps_of_chain3_march",
            (const void *)steps_of_chain3_march<true>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "steps_of_chain3_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(f_grid, f_grid_stride, 2, 16)
            && mint_all_aligned(f_to, f_grid_stride, 2, 16);
    const auto march = packed ? steps_of_chain3_march<true> : steps_of_chain3_march<false>;
    if (march != steps_of_chain3_march<true>)
        mint_prepare_shared(steps.site, "steps_of_chain3_march", (const void *)march, 16384);
    mint_launching(steps.site, "steps_of_chain3_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, f_grid, f_grid_stride[0], f_to);
    mint_launched(steps.site, "steps_of_chain3_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain steps_of_chain3 = {{"in.c", 39}, "steps_of_chain3", 3, 3, 1, 2, 1, 0x3, 0x0,
        advance_steps_of_chain3, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 10}, "u", u, mint_extents(n, m), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 11}, "v", v, mint_extents(n, m), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 12}, "f", &f[0], mint_extents(n * m), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings, {"in.c", 13}, "g", &g[0], mint_extents(n * m), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 14}, mint_rows_stay);
...
            {
                const mint_site site = {"in.c", 18};
                const long long i_begin = 0, i_count = mint_trips(i_begin, (long long)n, 1);
                const long long j_begin = 0, j_count = mint_trips(j_begin, (long long)m, 1);
                if (i_count > 0 && j_count > 0) {
                    mint_may_wait();
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_table v_map = mint_find_table(site, "v", v);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "i-base", i_begin, i_begin + i_count - 1},
                        {u_map, "u", 1, "far+j", j_begin, j_begin + j_count - 1},
                        {v_map, "v", 0, "i-base", i_begin, i_begin + i_count - 1},
                        {v_map, "v", 1, "far+j", j_begin, j_begin + j_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    u_map.settle(site, "u");
                    v_map.settle(site, "v");
                    const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                    const mint_touch u_reads = {"u[i - base][j + far]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch v_writes = {"v[i - base][j + far]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch u_reads_2 = {"u[between(i - base + 1, 0, n - 1)][j + far]", {{i_begin,
                            i_begin + i_count - 1, {0, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch u_reads_3 = {"u[i - base][MIN(j + far + 1, m - 1)]", {{0, 0, {1, 0}},
                            {j_begin, j_begin + j_count - 1, {0, 0}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
                    mint_distinct(site, loops, u_map, "u", u_reads_3, v_map, "v", v_writes);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "steps_of_sweep1",
                            mint_tiles(site, "j", j_count, 128, 2147482367),
                            mint_tiles(site, "i", i_count, 6, 2147417067));
                    mint_file(site, steps_of_chain1, 0, {&u_map, &v_map}, {j_begin, j_count, i_begin, i_count},
                            steps_of_chain1_values{(int)(base)},
                            [site, blocks, u_map, v_map, j_begin = j_begin, j_count = j_count,
                                    i_count = i_count, base = base]() mutable {
                        u_map.find_again();
                        v_map.find_again();
                        mint_launching(site, "steps_of_sweep1");
                        steps_of_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], base,
                            (unsigned)j_count, (unsigned)i_count,
                            mint_is_aligned(u_map, j_begin, 16) && mint_is_aligned(v_map, j_begin, 16));
                        mint_launched(site, "steps_of_sweep1");
                    });
                }
                (void)far, (void)between; /* only kernels use them */
            }
...
            {
                const mint_site site = {"in.c", 29};
                const long long i_begin = 0, i_count = mint_trips(i_begin, (long long)n, 1);
                const long long j_begin = 0, j_count = mint_trips(j_begin, (long long)m, 1);
                if (i_count > 0 && j_count > 0) {
                    mint_may_wait();
                    mint_view f_map = mint_find_view(site, "f", &f[0], sizeof(real), (long long)m);
                    mint_view g_map = mint_find_view(site, "g", &g[0], sizeof(real), (long long)m);
                    mint_reach_view(site, f_map, "f", {{i_begin, j_begin}, {i_begin + i_count - 1, j_begin
                            + j_count - 1}}, "i-1][j-1", true);
                    mint_reach_view(site, g_map, "g", {{i_begin, j_begin}, {i_begin + i_count - 1, j_begin
                            + j_count - 1}}, "i-1][j-1", true);
                    f_map.settle();
                    g_map.settle();
                    const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                    const mint_touch f_reads = {"f[c]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch g_writes = {"g[c]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch f_reads_2 = {"f[north]", {{i_begin, i_begin + i_count - 1, {0, 0}}, {0, 0,
                            {0, 1}}}};
                    const mint_touch f_reads_3 = {"f[west]", {{0, 0, {1, 0}}, {j_begin, j_begin + j_count - 1,
                            {0, 0}}}};
                    mint_distinct(site, loops, f_map, "f", f_reads, g_map, "g", g_writes);
                    mint_distinct(site, loops, f_map, "f", f_reads_2, g_map, "g", g_writes);
                    mint_distinct(site, loops, f_map, "f", f_reads_3, g_map, "g", g_writes);
                    const bool g_apart = mint_once(g_map);
                    mint_apart(site, g_apart
                            || !mint_meet(loops, g_map, g_writes, g_map, g_writes, mint_elsewhere), "g[c]",
                            "g[c]");
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "steps_of_sweep2",
                            mint_tiles(site, "j", j_count, 128, 2147482367),
                            mint_tiles(site, "i", i_count, 6, 2147417067));
                    mint_file(site, steps_of_chain2, 0, {&f_map, &g_map}, {j_begin, j_count, i_begin, i_count},
                            mint_no_scalars(),
                            [site, blocks, f_map, g_map, j_begin = j_begin, j_count = j_count,
                                    i_count = i_count]() mutable {
                        f_map.find_again();
                        g_map.find_again();
                        mint_launching(site, "steps_of_sweep2");
                        steps_of_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)f_map.device, f_map.stride[0], (real *)g_map.device, g_map.stride[0],
                            (unsigned)j_count, (unsigned)i_count,
                            mint_is_aligned(f_map, j_begin, 16) && mint_is_aligned(g_map, j_begin, 16));
                        mint_launched(site, "steps_of_sweep2");
                    });
                }
            }
...
            {
                const mint_site site = {"in.c", 41};
                const long long i_begin = 0, i_count = mint_trips(i_begin, (long long)n, 1);
                const long long j_begin = 0, j_count = mint_trips(j_begin, m, 1);
                if (i_count > 0 && j_count > 0) {
                    mint_may_wait();
                    mint_view f_map = mint_find_view(site, "f", &f[0], sizeof(real), (long long)m);
                    mint_view g_map = mint_find_view(site, "g", &g[0], sizeof(real), (long long)m);
                    mint_reach_view(site, f_map, "f", {{i_begin, j_begin}, {i_begin + i_count - 1, j_begin
                            + j_count - 1}}, "i-base][j", true);
                    mint_reach_view(site, g_map, "g", {{i_begin, j_begin}, {i_begin + i_count - 1, j_begin
                            + j_count - 1}}, "i-base][j", true);
                    f_map.settle();
                    g_map.settle();
                    const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                    const mint_touch f_reads = {"f[row * m + j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch g_writes = {"g[row * m + j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch f_reads_2 = {"f[north * m + j]", {{i_begin, i_begin + i_count - 1, {0, 0}},
                            {0, 0, {0, 1}}}};
                    const mint_touch f_reads_3 = {"f[row * m + MAX(j - 1, 0)]", {{0, 0, {1, 0}}, {j_begin,
                            j_begin + j_count - 1, {0, 0}}}};
                    mint_distinct(site, loops, f_map, "f", f_reads, g_map, "g", g_writes);
                    mint_distinct(site, loops, f_map, "f", f_reads_2, g_map, "g", g_writes);
                    mint_distinct(site, loops, f_map, "f", f_reads_3, g_map, "g", g_writes);
                    const bool g_apart = mint_once(g_map);
                    mint_apart(site, g_apart
                            || !mint_meet(loops, g_map, g_writes, g_map, g_writes, mint_elsewhere),
                            "g[row * m + j]", "g[row * m + j]");
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "steps_of_sweep3",
                            mint_tiles(site, "j", j_count, 128, 2147482367),
                            mint_tiles(site, "i", i_count, 6, 2147417067));
                    mint_file(site, steps_of_chain3, 0, {&f_map, &g_map}, {j_begin, j_count, i_begin, i_count},
                            mint_no_scalars(),
                            [site, blocks, f_map, g_map, j_begin = j_begin, j_count = j_count,
                                    i_count = i_count]() mutable {
                        f_map.find_again();
                        g_map.find_again();
                        mint_launching(site, "steps_of_sweep3");
                        steps_of_sweep3<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)f_map.device, f_map.stride[0], (real *)g_map.device, g_map.stride[0],
                            (unsigned)j_count, (unsigned)i_count,
                            mint_is_aligned(f_map, j_begin, 16) && mint_is_aligned(g_map, j_begin, 16));
                        mint_launched(site, "steps_of_sweep3");
                    });
                }
            }
...
        {
            const mint_site site = {"in.c", 52};
            const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
            const long long j_begin = 0, j_count = mint_trips(j_begin, m, 1);
            if (i_count > 0 && j_count > 0) {
                mint_view f_map = mint_find_view(site, "f", &f[0], sizeof(real), (long long)m);
                mint_view g_map = mint_find_view(site, "g", &g[0], sizeof(real), (long long)m);
                mint_reach_view(site, g_map, "g", {{i_begin - 1, j_begin}, {i_begin + i_count - 2, j_begin
                        + j_count - 1}}, "i-1][j", true);
                f_map.settle();
                g_map.settle();
                static const mint_checked f_checked[] = {
                    {{"in.c", 54}, "f", "f[(i > 1 ? i - 2 : 0) * m + j]", -1},
                };
                const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                const mint_touch f_reads = mint_anywhere("f[(i > 1 ? i - 2 : 0) * m + j]");
                const mint_touch g_writes = {"g[(i - 1) * m + j]", {{-1, -1, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, f_map, "f", f_reads, g_map, "g", g_writes);
                const bool g_apart = mint_once(g_map);
                mint_apart(site, g_apart
                        || !mint_meet(loops, g_map, g_writes, g_map, g_writes, mint_elsewhere),
                        "g[(i - 1) * m + j]", "g[(i - 1) * m + j]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "steps_of_sweep4",
                        mint_tiles(site, "j", j_count, 128, 2147482367),
                        mint_tiles(site, "i", i_count, 4, 2147417072));
                mint_launching(site, "steps_of_sweep4");
                steps_of_sweep4<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)f_map.device, f_map.stride[0], (real *)g_map.device, g_map.stride[0],
                    (unsigned)j_count, (unsigned)i_count,
                    mint_elements(site, *f_map.whole, f_map.device, f_checked));
                mint_launched(site, "steps_of_sweep4", g_map);
            }
        }
...
    mint_copy_out({"in.c", 56}, "u", u, mint_extents(n, m));
    mint_copy_out({"in.c", 57}, "v", v, mint_extents(n, m));
    mint_copy_out({"in.c", 58}, "f", &f[0], mint_extents(n * m));
    mint_copy_out({"in.c", 59}, "g", &g[0], mint_extents(n * m));
...
    real **u = new_rows(n, m), **v = new_rows(n, m), *f = (real *)malloc(cells * sizeof *f), *g = (real *)malloc(cells * sizeof *g);
