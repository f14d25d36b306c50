
...
/* step_all_sweep1 makes one step. */

/* 3 steps of the loop at line 14.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 3)
step_all_chain1_march(mint_tiling gx, mint_division division, mint_each<float *, 2> f_grid,
                      long long f_grid_row, mint_each<float *, 1> f_to)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 3, 3, 4, 4> x_tile;
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
    float (*const f_ring)[4][128] = reinterpret_cast<float (*)[4][128]>(mint_shared);
    float f_rows[4][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, 1, 1)) : known.inside ? ~0u : there;
            mint_start_row<4>(f_ring[slot % 4][warp], f_grid[1] + (long long)plane*f_grid_row + x,
                    exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    float f_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_f = [&](int k, int plane) {
        if (0 <= plane && plane < planes)
            mint_load_row<4>(f_around[k], f_grid[k] + (long long)plane*f_grid_row + x, beyond);
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
        double early[3][4];
        double early_2[3][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            float f_0[6];
            mint_move<4>(&f_0[1], f_rows[k][1]);
            mint_beside<1, 4, 1>(&f_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++) {
                early[k][e] = 0.2*f_0[e];
                early_2[k][e] = 0.37*f_0[e + 2];
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int e = 0; e < 4; e++)
                f_rows[k + 1][0][e] = 0.1*f_rows[k][2][e] + 0.3*f_rows[k][0][e] + early[k][e]
                        + early_2[k][e];
            if (!known.inside) {
                mint_keep_row<4>(f_rows[k + 1][0], k == 0 ? f_around[k] : f_rows[k - 1][2], beyond);
                if (k == 0)
                    look_around_f(k, r - k);
            }
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, 1, 1));
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
        int r = max(from - 3, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_f(k, r - k - 1);
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

/* step_all_sweep2 makes one step. */

/* 3 steps of the loop at line 23.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 3)
step_all_chain2_march(mint_tiling gx, mint_division division, mint_each<short *, 2> s_grid,
                      long long s_grid_row, mint_each<short *, 1> s_to)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 3, 3, 4, 4> x_tile;
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
    short (*const s_ring)[4][128] = reinterpret_cast<short (*)[4][128]>(mint_shared);
    short s_rows[4][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, 1, 1)) : known.inside ? ~0u : there;
            mint_start_row<4>(s_ring[slot % 4][warp], s_grid[1] + (long long)plane*s_grid_row + x,
                    exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    short s_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_s = [&](int k, int plane) {
        if (0 <= plane && plane < planes)
            mint_load_row<4>(s_around[k], s_grid[k] + (long long)plane*s_grid_row + x, beyond);
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(s_rows[k][age], s_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(s_rows[0][0], s_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            short s_0[6];
            mint_move<4>(&s_0[1], s_rows[k][1]);
            mint_beside<1, 4, 1>(&s_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++) {
                int sum = s_rows[k][2][e] + s_rows[k][0][e] + s_0[e] + s_0[e + 2];
                if (sum & 1)
                    sum = sum*3 + 1;
                s_rows[k + 1][0][e] = (short)(sum & 1023);
            }
            if (!known.inside) {
                mint_keep_row<4>(s_rows[k + 1][0], k == 0 ? s_around[k] : s_rows[k - 1][2], beyond);
                if (k == 0)
                    look_around_s(k, r - k);
            }
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, 1, 1));
                    mint_load_row<4>(s_rows[k + 1][0], s_grid[k % 2] + (long long)plane*s_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r - 3 && r - 3 < to)
            mint_store_row<4, false>(s_to[0] + (long long)(r - 3)*s_grid_row + x, s_rows[3][0],
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
                look_around_s(k, r - k - 1);
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

/* step_all_sweep3 makes one step. */

/* 3 steps of the loop at line 36.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 3)
step_all_chain3_march(mint_tiling gx, mint_division division, mint_each<unsigned *, 2> a_grid,
                      long long a_grid_row, mint_each<unsigned *, 1> a_to)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 3, 3, 4, 4> x_tile;
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
    unsigned (*const a_ring)[4][128] = reinterpret_cast<unsigned (*)[4][128]>(mint_shared);
    unsigned a_rows[4][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, 1, 1)) : known.inside ? ~0u : there;
            mint_start_row<4>(a_ring[slot % 4][warp], a_grid[1] + (long long)plane*a_grid_row + x,
                    exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    unsigned a_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_a = [&](int k, int plane) {
        if (0 <= plane && plane < planes)
            mint_load_row<4>(a_around[k], a_grid[k] + (long long)plane*a_grid_row + x, beyond);
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(a_rows[k][age], a_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(a_rows[0][0], a_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        unsigned early[3][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            unsigned a_0[6];
            mint_move<4>(&a_0[1], a_rows[k][1]);
            mint_beside<1, 4, 1>(&a_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                early[k][e] = a_0[e] ^ a_0[e + 2];
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int e = 0; e < 4; e++)
                a_rows[k + 1][0][e] = a_rows[k][2][e] + a_rows[k][0][e]*3u + early[k][e];
            if (!known.inside) {
                mint_keep_row<4>(a_rows[k + 1][0], k == 0 ? a_around[k] : a_rows[k - 1][2], beyond);
                if (k == 0)
                    look_around_a(k, r - k);
            }
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, 1, 1));
                    mint_load_row<4>(a_rows[k + 1][0], a_grid[k % 2] + (long long)plane*a_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r - 3 && r - 3 < to)
            mint_store_row<4, false>(a_to[0] + (long long)(r - 3)*a_grid_row + x, a_rows[3][0],
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
                look_around_a(k, r - k - 1);
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
static bool advance_step_all_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    if (!mint_rows_end<2>({range[3] + 2, range[1] + 2}, steps.place(0, 1).stride))
        return false; // cells around the range are others in it
    mint_each<float *, 2> f_grid;
    mint_each<float *, 1> f_to;
    const long long *f_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, f_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        f_grid.of[k] = (float *)place.read + range[2]*f_grid_stride[0] + range[0]*f_grid_stride[1];
    }
    f_to.of[0] = (float *)steps.place(2, 1).write + range[2]*f_grid_stride[0]
            + range[0]*f_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 3, 3, 4, 4>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "step_all_chain1_march",
            (const void *)step_all_chain1_march<true>, 128, 8192);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 2.5);
    const dim3 blocks = mint_blocks(steps.site, "step_all_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(f_grid, f_grid_stride, 2, 16)
            && mint_all_aligned(f_to, f_grid_stride, 2, 16);
    const auto march = packed ? step_all_chain1_march<true> : step_all_chain1_march<false>;
    if (march != step_all_chain1_march<true>)
        mint_prepare_shared(steps.site, "step_all_chain1_march", (const void *)march, 8192);
    mint_launching(steps.site, "step_all_chain1_march");
    march<<<blocks, 128, 8192, mint_stream()>>>(gx, division, f_grid, f_grid_stride[0], f_to);
    mint_launched(steps.site, "step_all_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain step_all_chain1 = {{"in.c", 14}, "step_all_chain1", 3, 3, 1, 2, 1, 0x3, 0x0,
        advance_step_all_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

// Makes 3 steps of the loop in one launch.
static bool advance_step_all_chain2(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    if (!mint_rows_end<2>({range[3] + 2, range[1] + 2}, steps.place(0, 1).stride))
        return false; // cells around the range are others in it
    mint_each<short *, 2> s_grid;
    mint_each<short *, 1> s_to;
    const long long *s_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, s_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        s_grid.of[k] = (short *)place.read + range[2]*s_grid_stride[0] + range[0]*s_grid_stride[1];
    }
    s_to.of[0] = (short *)steps.place(2, 1).write + range[2]*s_grid_stride[0]
            + range[0]*s_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 3, 3, 4, 4>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "step_all_chain2_march",
            (const void *)step_all_chain2_march<true>, 128, 4096);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 2.5);
    const dim3 blocks = mint_blocks(steps.site, "step_all_chain2_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(s_grid, s_grid_stride, 2, 8)
            && mint_all_aligned(s_to, s_grid_stride, 2, 8);
    const auto march = packed ? step_all_chain2_march<true> : step_all_chain2_march<false>;
    if (march != step_all_chain2_march<true>)
        mint_prepare_shared(steps.site, "step_all_chain2_march", (const void *)march, 4096);
    mint_launching(steps.site, "step_all_chain2_march");
    march<<<blocks, 128, 4096, mint_stream()>>>(gx, division, s_grid, s_grid_stride[0], s_to);
    mint_launched(steps.site, "step_all_chain2_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain step_all_chain2 = {{"in.c", 23}, "step_all_chain2", 3, 3, 1, 2, 1, 0x3, 0x0,
        advance_step_all_chain2, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

// Makes 3 steps of the loop in one launch.
static bool advance_step_all_chain3(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    if (!mint_rows_end<2>({range[3] + 2, range[1] + 2}, steps.place(0, 1).stride))
        return false; // cells around the range are others in it
    mint_each<unsigned *, 2> a_grid;
    mint_each<unsigned *, 1> a_to;
    const long long *a_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, a_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        a_grid.of[k] = (unsigned *)place.read + range[2]*a_grid_stride[0]
                + range[0]*a_grid_stride[1];
    }
    a_to.of[0] = (unsigned *)steps.place(2, 1).write + range[2]*a_grid_stride[0]
            + range[0]*a_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 3, 3, 4, 4>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "step_all_chain3_march",
            (const void *)step_all_chain3_march<true>, 128, 8192);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 2.5);
    const dim3 blocks = mint_blocks(steps.site, "step_all_chain3_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(a_grid, a_grid_stride, 2, 16)
            && mint_all_aligned(a_to, a_grid_stride, 2, 16);
    const auto march = packed ? step_all_chain3_march<true> : step_all_chain3_march<false>;
    if (march != step_all_chain3_march<true>)
        mint_prepare_shared(steps.site, "step_all_chain3_march", (const void *)march, 8192);
    mint_launching(steps.site, "step_all_chain3_march");
    march<<<blocks, 128, 8192, mint_stream()>>>(gx, division, a_grid, a_grid_stride[0], a_to);
    mint_launched(steps.site, "step_all_chain3_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain step_all_chain3 = {{"in.c", 36}, "step_all_chain3", 3, 3, 1, 2, 1, 0x3, 0x0,
        advance_step_all_chain3, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 6}, "f", &f[0], mint_extents(m + 2, n + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 7}, "g", &g[0], mint_extents(m + 2, n + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 8}, "s", &s[0], mint_extents(m + 2, n + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 9}, "r", &r[0], mint_extents(m + 2, n + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 10}, "a", &a[0], mint_extents(m + 2, n + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 11}, "b", &b[0], mint_extents(m + 2, n + 2), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 12});
...
            {
                const mint_site site = {"in.c", 16};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)m + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_view f_map = mint_find_view(site, "f", &f[0], sizeof(float), (long long)n + 2);
                    mint_view g_map = mint_find_view(site, "g", &g[0], sizeof(float), (long long)n + 2);
                    mint_reach_view(site, f_map, "f", {{y_begin - 1, x_begin - 1}, {y_begin + y_count, x_begin
                            + x_count}}, "y-1..y+1][x-1..x+1", true);
                    mint_reach_view(site, g_map, "g", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                            + x_count - 1}}, "y][x", true);
                    f_map.settle();
                    g_map.settle();
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch f_reads = {"f[(y - 1) * (n + 2) + x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                    const mint_touch g_writes = {"g[y * (n + 2) + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, f_map, "f", f_reads, g_map, "g", g_writes);
                    const bool g_apart = mint_once(g_map);
                    mint_apart(site, g_apart
                            || !mint_meet(loops, g_map, g_writes, g_map, g_writes, mint_elsewhere),
                            "g[y * (n + 2) + x]", "g[y * (n + 2) + x]");
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "step_all_sweep1",
                            mint_tiles(site, "x", x_count, 256, 2147482110),
                            mint_tiles(site, "y", y_count, 6, 2147417066));
                    mint_file(site, step_all_chain1, 0, {&f_map, &g_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, f_map, g_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        f_map.find_again();
                        g_map.find_again();
                        mint_launching(site, "step_all_sweep1");
                        step_all_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (float *)f_map.device, f_map.stride[0], (float *)g_map.device, g_map.stride[0],
                            (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(f_map, x_begin, 16) && mint_is_aligned(g_map, x_begin, 16));
                        mint_launched(site, "step_all_sweep1");
                    });
                }
            }
...
            {
                const mint_site site = {"in.c", 25};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)m + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_view s_map = mint_find_view(site, "s", &s[0], sizeof(short), (long long)n + 2);
                    mint_view r_map = mint_find_view(site, "r", &r[0], sizeof(short), (long long)n + 2);
                    mint_reach_view(site, s_map, "s", {{y_begin - 1, x_begin - 1}, {y_begin + y_count, x_begin
                            + x_count}}, "y-1..y+1][x-1..x+1", true);
                    mint_reach_view(site, r_map, "r", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                            + x_count - 1}}, "y][x", true);
                    s_map.settle();
                    r_map.settle();
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch s_reads = {"s[(y - 1) * (n + 2) + x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                    const mint_touch r_writes = {"r[y * (n + 2) + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, s_map, "s", s_reads, r_map, "r", r_writes);
                    const bool r_apart = mint_once(r_map);
                    mint_apart(site, r_apart
                            || !mint_meet(loops, r_map, r_writes, r_map, r_writes, mint_elsewhere),
                            "r[y * (n + 2) + x]", "r[y * (n + 2) + x]");
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "step_all_sweep2",
                            mint_tiles(site, "x", x_count, 256, 2147482110),
                            mint_tiles(site, "y", y_count, 8, 2147417060));
                    mint_file(site, step_all_chain2, 0, {&s_map, &r_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, s_map, r_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        s_map.find_again();
                        r_map.find_again();
                        mint_launching(site, "step_all_sweep2");
                        step_all_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (short *)s_map.device, s_map.stride[0], (short *)r_map.device, r_map.stride[0],
                            (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(s_map, x_begin, 8) && mint_is_aligned(r_map, x_begin, 8));
                        mint_launched(site, "step_all_sweep2");
                    });
                }
            }
...
            {
                const mint_site site = {"in.c", 38};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)m + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(unsigned), (long long)n + 2);
                    mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(unsigned), (long long)n + 2);
                    mint_reach_view(site, a_map, "a", {{y_begin - 1, x_begin - 1}, {y_begin + y_count, x_begin
                            + x_count}}, "y-1..y+1][x-1..x+1", true);
                    mint_reach_view(site, b_map, "b", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                            + x_count - 1}}, "y][x", true);
                    a_map.settle();
                    b_map.settle();
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch a_reads = {"a[(y - 1) * (n + 2) + x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                    const mint_touch b_writes = {"b[y * (n + 2) + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                    const bool b_apart = mint_once(b_map);
                    mint_apart(site, b_apart
                            || !mint_meet(loops, b_map, b_writes, b_map, b_writes, mint_elsewhere),
                            "b[y * (n + 2) + x]", "b[y * (n + 2) + x]");
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "step_all_sweep3",
                            mint_tiles(site, "x", x_count, 256, 2147482110),
                            mint_tiles(site, "y", y_count, 6, 2147417066));
                    mint_file(site, step_all_chain3, 0, {&a_map, &b_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, a_map, b_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        a_map.find_again();
                        b_map.find_again();
                        mint_launching(site, "step_all_sweep3");
                        step_all_sweep3<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (unsigned *)a_map.device, a_map.stride[0], (unsigned *)b_map.device,
                            b_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(a_map, x_begin, 16) && mint_is_aligned(b_map, x_begin, 16));
                        mint_launched(site, "step_all_sweep3");
                    });
                }
            }
...
    mint_copy_out({"in.c", 46}, "f", &f[0], mint_extents(m + 2, n + 2));
    mint_copy_out({"in.c", 47}, "s", &s[0], mint_extents(m + 2, n + 2));
    mint_copy_out({"in.c", 48}, "a", &a[0], mint_extents(m + 2, n + 2));
