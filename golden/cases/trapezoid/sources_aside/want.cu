
...
/* main_sweep1 makes one step. */

/* 3 steps of the loop at line 22.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
main_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 1> b_grid,
                  long long b_grid_row, mint_each<real *, 1> b_to, mint_each<real *, 1> a_grid,
                  long long a_grid_row, mint_each<real *, 1> a_to, const real *small_grid,
                  long long small_grid_row, mint_border small_border)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 6, 0, 4, 2> x_tile;
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
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, 1, 0, 0, 1, 0, 0, 2);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // cells that exist, a bit each
    const unsigned there_2 = mint_cells_there<4, 1>(x, gx.cells, small_border.below[1],
            small_border.above[1], 0, 1, 0, 0, 2);
    // 4 planes that come in
    real (*const a_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    // 5 planes
    real (*const small_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared + 16384);
    real b_rows[3][2][4] = {}; // steps, planes (newest first)
    real a_rows[4][2][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 0, 0, 1, 0, 0, 2
                    - mint_beyond(plane, planes, 1, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(a_ring[slot % 4][warp], a_grid[0] + (long long)plane*a_grid_row + x,
                    exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, small_border.below[1],
                    small_border.above[1], 0, 1, 0, 0, 2
                    - mint_beyond(plane, planes, small_border.below[0], small_border.above[0]))
                    : known.inside ? ~0u : there_2;
            mint_start_row<4>(small_ring[slot % 5][warp], small_grid
                    + (long long)plane*small_grid_row + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    real b_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_b = [&](int k, int plane) {
        if (0 <= plane && plane < planes)
            mint_load_row<4>(b_around[k], b_grid[k] + (long long)plane*b_grid_row + x, beyond);
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 1; age > 0; age--)
                mint_move<4>(b_rows[k][age], b_rows[k][age - 1]);
        }
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 1; age > 0; age--)
                mint_move<4>(a_rows[k][age], a_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(a_rows[0][0], a_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        real early[3][4];
        real early_2[3][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real a_m1[5];
            mint_move<4>(&a_m1[1], a_rows[k][1]);
            mint_beside<1, 4, 0>(&a_m1[1]);
            real small_m1[5];
            mint_take_row<4>(&small_m1[1], small_ring[(slot - min(slot, 1u)) % 5][warp], lane);
            mint_beside<1, 4, 0>(&small_m1[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                early[k][e] = a_m1[e]/2 + small_m1[e]/4;
            real b_m1[5];
            mint_move<4>(&b_m1[1], b_rows[k][1]);
            mint_beside<1, 4, 0>(&b_m1[1]);
            real small_m1_2[5];
            mint_take_row<4>(&small_m1_2[1], small_ring[(slot - min(slot, 1u)) % 5][warp], lane);
            mint_beside<1, 4, 0>(&small_m1_2[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                early_2[k][e] = b_m1[e]/2 + small_m1_2[e]/4;
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int e = 0; e < 4; e++)
                b_rows[k][0][e] = early[k][e] + a_rows[k][0][e]/4;
            if (!known.inside) {
                mint_keep_row<4>(b_rows[k][0], k == 0 ? b_around[k] : b_rows[k - 1][0], beyond);
                if (k == 0)
                    look_around_b(k, r + 1);
            }
            if (!known.steady) {
                const int plane = r;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 0, 0, 1, 0, 0, 2
                            - mint_beyond(plane, planes, 1, 0));
                    mint_load_row<4>(b_rows[k][0], b_grid[k % 1] + (long long)plane*b_grid_row + x,
                            exist);
                }
            }
#pragma unroll
            for (int e = 0; e < 4; e++)
                a_rows[k + 1][0][e] = early_2[k][e] + b_rows[k][0][e]/4;
            if (!known.inside)
                mint_keep_row<4>(a_rows[k + 1][0], a_rows[k][0], beyond);
            if (!known.steady) {
                const int plane = r;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 0, 0, 1, 0, 0, 2
                            - mint_beyond(plane, planes, 1, 0));
                    mint_load_row<4>(a_rows[k + 1][0], a_grid[k % 1] + (long long)plane*a_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r - 0 && r - 0 < to)
            mint_store_row<4, known.inside>(a_to[0] + (long long)(r - 0)*a_grid_row + x,
                    a_rows[3][0], store_low, store_high, known.packed);
    };
    const int end = to + 0; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 6, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_b(k, r);
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

/* main_sweep2 makes one step. */

/* main_sweep3 makes one step. */

/* 3 steps of the loop at line 32.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
main_chain2_march(mint_tiling gx, mint_division division, mint_each<real *, 1> b_grid,
                  long long b_grid_row, mint_each<real *, 1> b_to, mint_each<real *, 1> a_grid,
                  long long a_grid_row, mint_each<real *, 1> a_to, const real *large_grid,
                  long long large_grid_row, mint_border large_border)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 6, 0, 4, 2> x_tile;
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
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, 1, 0, 0, 1, 0, 0, 2);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // cells that exist, a bit each
    const unsigned there_2 = mint_cells_there<4, 1>(x, gx.cells, large_border.below[1],
            large_border.above[1], 0, 1, 0, 0, 2);
    // 4 planes that come in
    real (*const a_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    // 5 planes
    real (*const large_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared + 16384);
    real b_rows[3][2][4] = {}; // steps, planes (newest first)
    real a_rows[4][2][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 0, 0, 1, 0, 0, 2
                    - mint_beyond(plane, planes, 1, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(a_ring[slot % 4][warp], a_grid[0] + (long long)plane*a_grid_row + x,
                    exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, large_border.below[1],
                    large_border.above[1], 0, 1, 0, 0, 2
                    - mint_beyond(plane, planes, large_border.below[0], large_border.above[0]))
                    : known.inside ? ~0u : there_2;
            mint_start_row<4>(large_ring[slot % 5][warp], large_grid
                    + (long long)plane*large_grid_row + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    real b_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_b = [&](int k, int plane) {
        if (0 <= plane && plane < planes)
            mint_load_row<4>(b_around[k], b_grid[k] + (long long)plane*b_grid_row + x, beyond);
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 1; age > 0; age--)
                mint_move<4>(b_rows[k][age], b_rows[k][age - 1]);
        }
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 1; age > 0; age--)
                mint_move<4>(a_rows[k][age], a_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(a_rows[0][0], a_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        real early[3][4];
        real early_2[3][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real a_m1[5];
            mint_move<4>(&a_m1[1], a_rows[k][1]);
            mint_beside<1, 4, 0>(&a_m1[1]);
            real large_m1[5];
            mint_take_row<4>(&large_m1[1], large_ring[(slot - min(slot, 1u)) % 5][warp], lane);
            mint_beside<1, 4, 0>(&large_m1[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                early[k][e] = a_m1[e]/2 + large_m1[e]/4;
            real b_m1[5];
            mint_move<4>(&b_m1[1], b_rows[k][1]);
            mint_beside<1, 4, 0>(&b_m1[1]);
            real large_m1_2[5];
            mint_take_row<4>(&large_m1_2[1], large_ring[(slot - min(slot, 1u)) % 5][warp], lane);
            mint_beside<1, 4, 0>(&large_m1_2[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                early_2[k][e] = b_m1[e]/2 + large_m1_2[e]/4;
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int e = 0; e < 4; e++)
                b_rows[k][0][e] = early[k][e] + a_rows[k][0][e]/4;
            if (!known.inside) {
                mint_keep_row<4>(b_rows[k][0], k == 0 ? b_around[k] : b_rows[k - 1][0], beyond);
                if (k == 0)
                    look_around_b(k, r + 1);
            }
            if (!known.steady) {
                const int plane = r;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 0, 0, 1, 0, 0, 2
                            - mint_beyond(plane, planes, 1, 0));
                    mint_load_row<4>(b_rows[k][0], b_grid[k % 1] + (long long)plane*b_grid_row + x,
                            exist);
                }
            }
#pragma unroll
            for (int e = 0; e < 4; e++)
                a_rows[k + 1][0][e] = early_2[k][e] + b_rows[k][0][e]/4;
            if (!known.inside)
                mint_keep_row<4>(a_rows[k + 1][0], a_rows[k][0], beyond);
            if (!known.steady) {
                const int plane = r;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 0, 0, 1, 0, 0, 2
                            - mint_beyond(plane, planes, 1, 0));
                    mint_load_row<4>(a_rows[k + 1][0], a_grid[k % 1] + (long long)plane*a_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r - 0 && r - 0 < to)
            mint_store_row<4, known.inside>(a_to[0] + (long long)(r - 0)*a_grid_row + x,
                    a_rows[3][0], store_low, store_high, known.packed);
    };
    const int end = to + 0; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 6, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_b(k, r);
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

/* main_sweep4 makes one step. */

// Makes 3 steps of the loop in one launch.
static bool advance_main_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells
            || memcmp(range, steps.range(1), 4*sizeof *range) != 0)
        return false;
    mint_each<real *, 1> b_grid;
    mint_each<real *, 1> b_to;
    const long long *b_grid_stride = steps.place(0, 2).stride;
    for (int k = 0; k < 1; k++) {
        const mint_place_of place = steps.place(k, 2);
        if (memcmp(place.stride, b_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        b_grid.of[k] = (real *)place.read + range[2]*b_grid_stride[0] + range[0]*b_grid_stride[1];
    }
    mint_each<real *, 1> a_grid;
    mint_each<real *, 1> a_to;
    const long long *a_grid_stride = steps.place(0, 0).stride;
    for (int k = 0; k < 1; k++) {
        const mint_place_of place = steps.place(k, 0);
        if (memcmp(place.stride, a_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        a_grid.of[k] = (real *)place.read + range[2]*a_grid_stride[0] + range[0]*a_grid_stride[1];
    }
    a_to.of[0] = (real *)steps.place(2, 0).write + range[2]*a_grid_stride[0]
            + range[0]*a_grid_stride[1];
    mint_border small_border = {{1, 1, 0}, {0, 0, 0}}; // cells around the range that exist
    if (!mint_cut_border<2>(steps, steps.storage(0, 1), {{1, 1, 0}, {0, 0, 0}}, false,
            small_border))
        return false;
    const mint_place_of small_place = steps.place(0, 1);
    const mint_each<real *, 1> small_from = {{(real *)small_place.read
            + range[2]*small_place.stride[0] + range[0]*small_place.stride[1]}};
    const mint_tiling gx = mint_tile<128, 6, 0, 4, 2>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "main_chain1_march",
            (const void *)main_chain1_march<true>, 128, 36864);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "main_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(b_grid, b_grid_stride, 2, 16)
            && mint_all_aligned(a_grid, a_grid_stride, 2, 16)
            && mint_all_aligned(a_to, a_grid_stride, 2, 16)
            && mint_all_aligned(small_from, small_place.stride, 2, 16);
    const auto march = packed ? main_chain1_march<true> : main_chain1_march<false>;
    if (march != main_chain1_march<true>)
        mint_prepare_shared(steps.site, "main_chain1_march", (const void *)march, 36864);
    mint_launching(steps.site, "main_chain1_march");
    march<<<blocks, 128, 36864, mint_stream()>>>(gx, division, b_grid, b_grid_stride[0], b_to,
            a_grid, a_grid_stride[0], a_to, small_from.of[0], small_place.stride[0], small_border);
    mint_launched(steps.site, "main_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain main_chain1 = {{"in.c", 22}, "main_chain1", 3, 3, 1, 3, 2, 0x5, 0x0,
        advance_main_chain1, nullptr, {0, 1, 2}, {{3, 0x3, 0x4, 0, {0, 1, 2}}, {3, 0x3, 0x4, 1, {2,
        1, 0}}}};

// Makes 3 steps of the loop in one launch.
static bool advance_main_chain2(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells
            || memcmp(range, steps.range(1), 4*sizeof *range) != 0)
        return false;
    mint_each<real *, 1> b_grid;
    mint_each<real *, 1> b_to;
    const long long *b_grid_stride = steps.place(0, 2).stride;
    for (int k = 0; k < 1; k++) {
        const mint_place_of place = steps.place(k, 2);
        if (memcmp(place.stride, b_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        b_grid.of[k] = (real *)place.read + range[2]*b_grid_stride[0] + range[0]*b_grid_stride[1];
    }
    mint_each<real *, 1> a_grid;
    mint_each<real *, 1> a_to;
    const long long *a_grid_stride = steps.place(0, 0).stride;
    for (int k = 0; k < 1; k++) {
        const mint_place_of place = steps.place(k, 0);
        if (memcmp(place.stride, a_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        a_grid.of[k] = (real *)place.read + range[2]*a_grid_stride[0] + range[0]*a_grid_stride[1];
    }
    a_to.of[0] = (real *)steps.place(2, 0).write + range[2]*a_grid_stride[0]
            + range[0]*a_grid_stride[1];
    mint_border large_border = {{1, 1, 0}, {0, 0, 0}}; // cells around the range that exist
    if (!mint_cut_border<2>(steps, steps.storage(0, 1), {{1, 1, 0}, {0, 0, 0}}, false,
            large_border))
        return false;
    const mint_place_of large_place = steps.place(0, 1);
    const mint_each<real *, 1> large_from = {{(real *)large_place.read
            + range[2]*large_place.stride[0] + range[0]*large_place.stride[1]}};
    const mint_tiling gx = mint_tile<128, 6, 0, 4, 2>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "main_chain2_march",
            (const void *)main_chain2_march<true>, 128, 36864);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "main_chain2_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(b_grid, b_grid_stride, 2, 16)
            && mint_all_aligned(a_grid, a_grid_stride, 2, 16)
            && mint_all_aligned(a_to, a_grid_stride, 2, 16)
            && mint_all_aligned(large_from, large_place.stride, 2, 16);
    const auto march = packed ? main_chain2_march<true> : main_chain2_march<false>;
    if (march != main_chain2_march<true>)
        mint_prepare_shared(steps.site, "main_chain2_march", (const void *)march, 36864);
    mint_launching(steps.site, "main_chain2_march");
    march<<<blocks, 128, 36864, mint_stream()>>>(gx, division, b_grid, b_grid_stride[0], b_to,
            a_grid, a_grid_stride[0], a_to, large_from.of[0], large_place.stride[0], large_border);
    mint_launched(steps.site, "main_chain2_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain main_chain2 = {{"in.c", 32}, "main_chain2", 3, 3, 1, 3, 2, 0x5, 0x0,
        advance_main_chain2, nullptr, {0, 1, 2}, {{3, 0x3, 0x4, 0, {0, 1, 2}}, {3, 0x3, 0x4, 1, {2,
        1, 0}}}};

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 16}, "a", &a[0][0], mint_extents(sizeof(a) / sizeof(a[0]), sizeof(a[0]) / sizeof(a[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 17}, "b", &b[0][0], mint_extents(sizeof(b) / sizeof(b[0]), sizeof(b[0]) / sizeof(b[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 18}, "small", &small[0][0], mint_extents(sizeof(small) / sizeof(small[0]), sizeof(small[0]) / sizeof(small[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 19}, "large", &large[0][0], mint_extents(sizeof(large) / sizeof(large[0]), sizeof(large[0]) / sizeof(large[0][0])), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 20});
...
            {
                const mint_site site = {"in.c", 24};
                const long long y_begin = 1, y_count = mint_trips(y_begin, M, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, N, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &a_map = mint_find(site, "a", &a[0][0], sizeof(real), mint_extents(0, 40));
                    mint_mapping &small_map = mint_find(site, "small", &small[0][0], sizeof(real),
                            mint_extents(0, 39));
                    mint_mapping &b_map = mint_find(site, "b", &b[0][0], sizeof(real), mint_extents(0, 40));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {a_map, "a", 0, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                        {a_map, "a", 1, "x-1..x", x_begin - 1, x_begin + x_count - 1},
                        {small_map, "small", 0, "y-1", y_begin - 1, y_begin + y_count - 2},
                        {small_map, "small", 1, "x-1", x_begin - 1, x_begin + x_count - 2},
                        {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                        {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                            mint_tiles(site, "x", x_count, 512, 2147481598),
                            mint_tiles(site, "y", y_count, 1, 2147417081));
                    mint_file(site, main_chain1, 0, {&a_map, &small_map, &b_map}, {x_begin, x_count, y_begin,
                            y_count}, mint_no_scalars(),
                            [site, blocks, &a_map, &small_map, &b_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "main_sweep1");
                        main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (real *)a_map.device, (int)a_map.stride[0], (real *)small_map.device,
                            (int)small_map.stride[0], (real *)b_map.device, (int)b_map.stride[0],
                            (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(a_map, x_begin, 16) && mint_is_aligned(b_map, x_begin, 16));
                        mint_launched(site, "main_sweep1");
                    });
                }
            }
            {
                const mint_site site = {"in.c", 28};
                const long long y_begin = 1, y_count = mint_trips(y_begin, M, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, N, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &b_map = mint_find(site, "b", &b[0][0], sizeof(real), mint_extents(0, 40));
                    mint_mapping &small_map = mint_find(site, "small", &small[0][0], sizeof(real),
                            mint_extents(0, 39));
                    mint_mapping &a_map = mint_find(site, "a", &a[0][0], sizeof(real), mint_extents(0, 40));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {b_map, "b", 0, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                        {b_map, "b", 1, "x-1..x", x_begin - 1, x_begin + x_count - 1},
                        {small_map, "small", 0, "y-1", y_begin - 1, y_begin + y_count - 2},
                        {small_map, "small", 1, "x-1", x_begin - 1, x_begin + x_count - 2},
                        {a_map, "a", 0, "y", y_begin, y_begin + y_count - 1},
                        {a_map, "a", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep2",
                            mint_tiles(site, "x", x_count, 512, 2147481598),
                            mint_tiles(site, "y", y_count, 1, 2147417081));
                    mint_file(site, main_chain1, 1, {&b_map, &small_map, &a_map}, {x_begin, x_count, y_begin,
                            y_count}, mint_no_scalars(),
                            [site, blocks, &b_map, &small_map, &a_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "main_sweep2");
                        main_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (real *)b_map.device, (int)b_map.stride[0], (real *)small_map.device,
                            (int)small_map.stride[0], (real *)a_map.device, (int)a_map.stride[0],
                            (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(b_map, x_begin, 16) && mint_is_aligned(a_map, x_begin, 16));
                        mint_launched(site, "main_sweep2");
                    });
                }
            }
...
            {
                const mint_site site = {"in.c", 34};
                const long long y_begin = 1, y_count = mint_trips(y_begin, M, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, N, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &a_map = mint_find(site, "a", &a[0][0], sizeof(real), mint_extents(0, 40));
                    mint_mapping &large_map = mint_find(site, "large", &large[0][0], sizeof(real),
                            mint_extents(0, 40));
                    mint_mapping &b_map = mint_find(site, "b", &b[0][0], sizeof(real), mint_extents(0, 40));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {a_map, "a", 0, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                        {a_map, "a", 1, "x-1..x", x_begin - 1, x_begin + x_count - 1},
                        {large_map, "large", 0, "y-1", y_begin - 1, y_begin + y_count - 2},
                        {large_map, "large", 1, "x-1", x_begin - 1, x_begin + x_count - 2},
                        {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                        {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep3",
                            mint_tiles(site, "x", x_count, 512, 2147481598),
                            mint_tiles(site, "y", y_count, 1, 2147417081));
                    mint_file(site, main_chain2, 0, {&a_map, &large_map, &b_map}, {x_begin, x_count, y_begin,
                            y_count}, mint_no_scalars(),
                            [site, blocks, &a_map, &large_map, &b_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "main_sweep3");
                        main_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (real *)a_map.device, (int)a_map.stride[0], (real *)large_map.device,
                            (int)large_map.stride[0], (real *)b_map.device, (int)b_map.stride[0],
                            (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(a_map, x_begin, 16) && mint_is_aligned(b_map, x_begin, 16));
                        mint_launched(site, "main_sweep3");
                    });
                }
            }
            {
                const mint_site site = {"in.c", 38};
                const long long y_begin = 1, y_count = mint_trips(y_begin, M, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, N, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &b_map = mint_find(site, "b", &b[0][0], sizeof(real), mint_extents(0, 40));
                    mint_mapping &large_map = mint_find(site, "large", &large[0][0], sizeof(real),
                            mint_extents(0, 40));
                    mint_mapping &a_map = mint_find(site, "a", &a[0][0], sizeof(real), mint_extents(0, 40));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {b_map, "b", 0, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                        {b_map, "b", 1, "x-1..x", x_begin - 1, x_begin + x_count - 1},
                        {large_map, "large", 0, "y-1", y_begin - 1, y_begin + y_count - 2},
                        {large_map, "large", 1, "x-1", x_begin - 1, x_begin + x_count - 2},
                        {a_map, "a", 0, "y", y_begin, y_begin + y_count - 1},
                        {a_map, "a", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep4",
                            mint_tiles(site, "x", x_count, 512, 2147481598),
                            mint_tiles(site, "y", y_count, 1, 2147417081));
                    mint_file(site, main_chain2, 1, {&b_map, &large_map, &a_map}, {x_begin, x_count, y_begin,
                            y_count}, mint_no_scalars(),
                            [site, blocks, &b_map, &large_map, &a_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "main_sweep4");
                        main_sweep4<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (real *)b_map.device, (int)b_map.stride[0], (real *)large_map.device,
                            (int)large_map.stride[0], (real *)a_map.device, (int)a_map.stride[0],
                            (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(b_map, x_begin, 16) && mint_is_aligned(a_map, x_begin, 16));
                        mint_launched(site, "main_sweep4");
                    });
                }
            }
...
    mint_copy_out({"in.c", 43}, "a", &a[0][0], mint_extents(sizeof(a) / sizeof(a[0]), sizeof(a[0]) / sizeof(a[0][0])));
    mint_copy_out({"in.c", 44}, "b", &b[0][0], mint_extents(sizeof(b) / sizeof(b[0]), sizeof(b[0]) / sizeof(b[0][0])));
