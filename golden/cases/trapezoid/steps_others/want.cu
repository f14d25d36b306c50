
...
/* flip_sweep1 makes one step. */

/* 3 steps of the loop at line 15.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
flip_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> u_now_grid,
                  long long u_now_grid_row, mint_each<real *, 2> u_now_to, mint_border u_now_border,
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
    const int planes = division.planes, from = slab.from, to = slab.to;
    // the range goes on beyond the tile on every side
    const bool inside = packed && x - lane*4 > 0 && x + (32 - lane)*4 < gx.cells;
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, u_now_border.below[1],
            u_now_border.above[1], 0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in, of 2 versions
    real (*const u_now_ring)[4][4][128] = reinterpret_cast<real (*)[4][4][128]>(mint_shared);
    real u_now_rows[5][2][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, u_now_border.below[1],
                    u_now_border.above[1], 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, u_now_border.below[0], u_now_border.above[0]))
                    : known.inside ? ~0u : there;
            mint_start_row<4>(u_now_ring[0][slot % 4][warp], u_now_grid[0]
                    + (long long)plane*u_now_grid_row + x, exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, u_now_border.below[1],
                    u_now_border.above[1], 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, u_now_border.below[0], u_now_border.above[0]))
                    : known.inside ? ~0u : there;
            mint_start_row<4>(u_now_ring[1][slot % 4][warp], u_now_grid[1]
                    + (long long)plane*u_now_grid_row + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 4; k++) {
#pragma unroll
            for (int age = 1; age > 0; age--)
                mint_move<4>(u_now_rows[k][age], u_now_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(u_now_rows[0][0], u_now_ring[0][slot % 4][warp], lane);
        mint_take_row<4>(u_now_rows[1][0], u_now_ring[1][slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real u_now_0[5];
            mint_move<4>(&u_now_0[1], u_now_rows[k + 1][0]);
            mint_beside<1, 4, 0>(&u_now_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                u_now_rows[k + 2][0][e] = (int)(begin[1] + x + e)%5 != 2 ? u_now_0[e]/2
                        + u_now_rows[k + 1][1][e]/4 : u_now_rows[k][0][e];
            if (!known.inside)
                mint_keep_row<4>(u_now_rows[k + 2][0], u_now_rows[k][0], beyond);
            if (!known.steady) {
                const int plane = r;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells,
                            u_now_border.below[1], u_now_border.above[1], 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, u_now_border.below[0],
                            u_now_border.above[0]));
                    mint_load_row<4>(u_now_rows[k + 2][0], u_now_grid[k % 2]
                            + (long long)plane*u_now_grid_row + x, exist);
                }
            }
        }
        if (from <= r - 0 && r - 0 < to)
            mint_store_row<4, known.inside>(u_now_to[0] + (long long)(r - 0)*u_now_grid_row + x,
                    u_now_rows[4][0], store_low, store_high, known.packed);
        if (from <= r - 0 && r - 0 < to)
            mint_store_row<4, known.inside>(u_now_to[1] + (long long)(r - 0)*u_now_grid_row + x,
                    u_now_rows[3][0], store_low, store_high, known.packed);
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
static bool advance_flip_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    mint_each<real *, 2> u_now_grid;
    mint_each<real *, 2> u_now_to;
    const long long *u_now_grid_stride = steps.place(0, 1).stride;
    mint_border u_now_border = {{1, 1, 0}, {0, 0, 0}}; // cells around the range that exist
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, u_now_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        if (!mint_cut_border<2>(steps, steps.storage(k, 1), {{0, 0, 0}, {0, 0, 0}}, false,
                u_now_border))
            return false;
        if (!mint_stores_own<2>(steps, steps.storage(k, 1), false))
            return false; // some of the range may be no cell of it
        u_now_grid.of[k] = (real *)place.read + range[2]*u_now_grid_stride[0]
                + range[0]*u_now_grid_stride[1];
    }
    u_now_to.of[0] = (real *)steps.place(2, 1).write + range[2]*u_now_grid_stride[0]
            + range[0]*u_now_grid_stride[1];
    u_now_to.of[1] = (real *)steps.place(1, 1).write + range[2]*u_now_grid_stride[0]
            + range[0]*u_now_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 3, 0, 4, 2>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "flip_chain1_march",
            (const void *)flip_chain1_march<true>, 128, 32768);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 3, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "flip_chain1_march",
            mint_ceil_div(division.units(), 4));
    const mint_each<long long, 2> begin = {{range[2], range[0]}};
    const bool packed = mint_all_aligned(u_now_grid, u_now_grid_stride, 2, 16)
            && mint_all_aligned(u_now_to, u_now_grid_stride, 2, 16);
    const auto march = packed ? flip_chain1_march<true> : flip_chain1_march<false>;
    if (march != flip_chain1_march<true>)
        mint_prepare_shared(steps.site, "flip_chain1_march", (const void *)march, 32768);
    mint_launching(steps.site, "flip_chain1_march");
    march<<<blocks, 128, 32768, mint_stream()>>>(gx, division, u_now_grid, u_now_grid_stride[0],
            u_now_to, u_now_border, begin);
    mint_launched(steps.site, "flip_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain flip_chain1 = {{"in.c", 15}, "flip_chain1", 3, 3, 0, 2, 1, 0x3, 0x0,
        advance_flip_chain1, nullptr, {1, 0}, {{2, 0x3, 0x2, 2, {0, 1}}}};

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 12});
        mint_inferred u_here({"in.c", 12}, "u", &u[0][0][0],
                mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0])
                / sizeof(u[0][0][0])), 1, mint_padded, mint_both);
...
            {
                const mint_site site = {"in.c", 18};
                const long long y_begin = 1, y_count = mint_trips(y_begin, 18, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, 37, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &u_now_map = mint_slice(site, "u[now]",
                            mint_find(site, "u", &u[0][0][0], sizeof(real), mint_extents(0, 18, 37)), now);
                    mint_mapping &u_next_map = mint_slice(site, "u[next]",
                            mint_find(site, "u", &u[0][0][0], sizeof(real), mint_extents(0, 18, 37)), next);
                    mint_reach_or_dense(site, u_now_map, 0, y_begin - 1, y_begin + y_count - 1);
                    mint_reach_or_dense(site, u_now_map, 1, x_begin - 1, x_begin + x_count - 1);
                    mint_reach_or_dense(site, u_next_map, 0, y_begin, y_begin + y_count - 1);
                    mint_reach_or_dense(site, u_next_map, 1, x_begin, x_begin + x_count - 1);
                    static const mint_checked u_next_checked[] = {
                        {{"in.c", 21}, "u[next]", "u[next][y][x]", -1},
                    };
                    static const mint_checked u_now_checked[] = {
                        {{"in.c", 21}, "u[now]", "u[now][y][x - 1]", -1},
                        {{"in.c", 21}, "u[now]", "u[now][y - 1][x]", -1},
                    };
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch u_now_reads = {"u[now][y][x - 1]", {{-1, 0, {1, 0}}, {-1, 0, {0, 1}}}};
                    const mint_touch u_next_writes = {"u[next][y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, u_now_map, "u[now]", u_now_reads, u_next_map, "u[next]",
                            u_next_writes);
                    mint_apart(site, mint_disjoint((long long)(next), (long long)(next), (long long)(now),
                            (long long)(now)) || (0 == 0 && 1 == 0), "u[next][y][x]", "u[now][y][x - 1]");
                    mint_apart(site, mint_disjoint((long long)(next), (long long)(next), (long long)(now),
                            (long long)(now)) || (1 == 0 && 0 == 0), "u[next][y][x]", "u[now][y - 1][x]");
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "flip_sweep1",
                            mint_tiles(site, "x", x_count, 512, 2147481598),
                            mint_tiles(site, "y", y_count, 1, 2147417081));
                    // Launches of single steps hold accesses to the extents of the arrays.
                    const mint_alone alone = {mint_stays_inside(u_now_map, 0, y_begin - 1, y_begin + y_count
                            - 1) && mint_stays_inside(u_now_map, 1, x_begin - 1, x_begin + x_count - 1)
                            && mint_stays_inside(u_next_map, 0, y_begin, y_begin + y_count - 1)
                            && mint_stays_inside(u_next_map, 1, x_begin, x_begin + x_count - 1) ? 0 : 2, {}};
                    mint_file(site, flip_chain1, 0, {&u_now_map, &u_next_map}, {x_begin, x_count, y_begin,
                            y_count}, mint_no_scalars(),
                            [site, blocks, &u_now_map, &u_next_map, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "flip_sweep1");
                        flip_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (real *)u_now_map.device, (int)u_now_map.stride[0], (real *)u_next_map.device,
                            (int)u_next_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                            mint_elements(site, u_next_map, u_next_map.device, u_next_checked),
                            mint_elements(site, u_now_map, u_now_map.device, u_now_checked));
                        mint_launched(site, "flip_sweep1");
                    }, alone);
                }
            }
...
/* keep_sweep1 makes one step. */

/* 3 steps of the loop at line 32.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
keep_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> v_now_grid,
                  long long v_now_grid_row, mint_each<real *, 1> v_now_to)
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
    const int planes = division.planes, from = slab.from, to = slab.to;
    // the range goes on beyond the tile on every side
    const bool inside = packed && x - lane*4 > 0 && x + (32 - lane)*4 < gx.cells;
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, 0, 1, 0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const v_now_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real v_now_rows[4][1][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(v_now_ring[slot % 4][warp], v_now_grid[1]
                    + (long long)plane*v_now_grid_row + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    real v_now_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_v_now = [&](int k, int plane) {
        if (0 <= plane && plane < planes)
            mint_load_row<4>(v_now_around[k], v_now_grid[k] + (long long)plane*v_now_grid_row + x,
                    beyond);
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
        __pipeline_wait_prior(2);
        mint_take_row<4>(v_now_rows[0][0], v_now_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real v_now_0[5];
            mint_move<4>(&v_now_0[0], v_now_rows[k][0]);
            mint_beside<0, 4, 1>(&v_now_0[0]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                v_now_rows[k + 1][0][e] = v_now_0[e + 1]/2 - v_now_rows[k][0][e]/4;
            if (!known.inside) {
                mint_keep_row<4>(v_now_rows[k + 1][0], k == 0 ? v_now_around[k]
                        : v_now_rows[k - 1][0], beyond);
                if (k == 0)
                    look_around_v_now(k, r + 1);
            }
            if (!known.steady) {
                const int plane = r;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 0, 1, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, 0, 0));
                    mint_load_row<4>(v_now_rows[k + 1][0], v_now_grid[k % 2]
                            + (long long)plane*v_now_grid_row + x, exist);
                }
            }
        }
        if (from <= r - 0 && r - 0 < to)
            mint_store_row<4, false>(v_now_to[0] + (long long)(r - 0)*v_now_grid_row + x,
                    v_now_rows[3][0], store_low, store_high, known.packed);
    };
    const int end = to + 0; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from, 0);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_v_now(k, r);
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
static bool advance_keep_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    mint_each<real *, 2> v_now_grid;
    mint_each<real *, 1> v_now_to;
    const long long *v_now_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, v_now_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        v_now_grid.of[k] = (real *)place.read + range[2]*v_now_grid_stride[0]
                + range[0]*v_now_grid_stride[1];
    }
    v_now_to.of[0] = (real *)steps.place(2, 1).write + range[2]*v_now_grid_stride[0]
            + range[0]*v_now_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 0, 3, 0, 2>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "keep_chain1_march",
            (const void *)keep_chain1_march<true>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 0, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "keep_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(v_now_grid, v_now_grid_stride, 2, 16)
            && mint_all_aligned(v_now_to, v_now_grid_stride, 2, 16);
    const auto march = packed ? keep_chain1_march<true> : keep_chain1_march<false>;
    if (march != keep_chain1_march<true>)
        mint_prepare_shared(steps.site, "keep_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "keep_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, v_now_grid, v_now_grid_stride[0],
            v_now_to);
    mint_launched(steps.site, "keep_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain keep_chain1 = {{"in.c", 32}, "keep_chain1", 3, 3, 1, 2, 1, 0x3, 0x0,
        advance_keep_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
    /* #pragma mint parallel */
    { mint_region region_2({"in.c", 29});
        mint_inferred v_here({"in.c", 29}, "v", &v[0][0][0],
                mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0]), sizeof(v[0][0])
                / sizeof(v[0][0][0])), 0, mint_padded, mint_both);
...
            {
                const mint_site site = {"in.c", 35};
                const long long y_begin = 0, y_count = mint_trips(y_begin, 18, 1);
                const long long x_begin = 0, x_count = mint_trips(x_begin, 36, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &v_now_map = mint_slice(site, "v[now]",
                            mint_find(site, "v", &v[0][0][0], sizeof(real), mint_extents(0, 18, 37)), now);
                    mint_mapping &v_next_map = mint_slice(site, "v[next]",
                            mint_find(site, "v", &v[0][0][0], sizeof(real), mint_extents(0, 18, 37)), next);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {v_now_map, "v[now]", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_now_map, "v[now]", 1, "x..x+1", x_begin, x_begin + x_count},
                        {v_next_map, "v[next]", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_next_map, "v[next]", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch v_now_reads = {"v[now][y][x + 1]", {{0, 0, {1, 0}}, {0, 1, {0, 1}}}};
                    const mint_touch v_next_writes = {"v[next][y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, v_now_map, "v[now]", v_now_reads, v_next_map, "v[next]",
                            v_next_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "keep_sweep1",
                            mint_tiles(site, "x", x_count, 512, 2147481599),
                            mint_tiles(site, "y", y_count, 4, 2147417073));
                    mint_file(site, keep_chain1, 0, {&v_now_map, &v_next_map}, {x_begin, x_count, y_begin,
                            y_count}, mint_no_scalars(),
                            [site, blocks, &v_now_map, &v_next_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "keep_sweep1");
                        keep_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (real *)v_now_map.device, (int)v_now_map.stride[0], (real *)v_next_map.device,
                            (int)v_next_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(v_now_map, x_begin, 16) && mint_is_aligned(v_next_map, x_begin, 16));
                        mint_launched(site, "keep_sweep1");
                    });
                }
            }
...
/* negate_sweep1 makes one step. */

/* 3 steps of the loop at line 49.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
negate_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> u_now_grid,
                    long long u_now_grid_row, mint_each<real *, 1> u_now_to)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 0, 0, 0, 2> x_tile;
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
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 1);
    // 4 planes that come in
    real (*const u_now_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real u_now_rows[4][2][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, 0, 1)) : known.inside ? ~0u : there;
            mint_start_row<4>(u_now_ring[slot % 4][warp], u_now_grid[1]
                    + (long long)plane*u_now_grid_row + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 1; age > 0; age--)
                mint_move<4>(u_now_rows[k][age], u_now_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(u_now_rows[0][0], u_now_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int e = 0; e < 4; e++)
                u_now_rows[k + 1][0][e] = u_now_rows[k][0][e]/2 + u_now_rows[k][1][e]/4;
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, 0, 1));
                    mint_load_row<4>(u_now_rows[k + 1][0], u_now_grid[k % 2]
                            + (long long)plane*u_now_grid_row + x, exist);
                }
            }
        }
        if (from <= r - 3 && r - 3 < to)
            mint_store_row<4, known.inside>(u_now_to[0] + (long long)(r - 3)*u_now_grid_row + x,
                    u_now_rows[3][0], store_low, store_high, known.packed);
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
static bool advance_negate_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    mint_each<real *, 2> u_now_grid;
    mint_each<real *, 1> u_now_to;
    const long long *u_now_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, u_now_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        u_now_grid.of[k] = (real *)place.read + range[2]*u_now_grid_stride[0]
                + range[0]*u_now_grid_stride[1];
    }
    u_now_to.of[0] = (real *)steps.place(2, 1).write + range[2]*u_now_grid_stride[0]
            + range[0]*u_now_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 0, 0, 0, 2>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "negate_chain1_march",
            (const void *)negate_chain1_march<true>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 3, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "negate_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(u_now_grid, u_now_grid_stride, 2, 16)
            && mint_all_aligned(u_now_to, u_now_grid_stride, 2, 16);
    const auto march = packed ? negate_chain1_march<true> : negate_chain1_march<false>;
    if (march != negate_chain1_march<true>)
        mint_prepare_shared(steps.site, "negate_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "negate_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, u_now_grid, u_now_grid_stride[0],
            u_now_to);
    mint_launched(steps.site, "negate_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain negate_chain1 = {{"in.c", 49}, "negate_chain1", 3, 3, 1, 2, 1, 0x3, 0x0,
        advance_negate_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
    /* #pragma mint parallel */
    { mint_region region_3({"in.c", 46});
        mint_inferred u_here_2({"in.c", 46}, "u", &u[0][0][0],
                mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0])
                / sizeof(u[0][0][0])), 0, mint_padded, mint_both);
...
            {
                const mint_site site = {"in.c", 52};
                const long long y_begin = 0, y_count = mint_trips(y_begin, 17, 1);
                const long long x_begin = 0, x_count = mint_trips(x_begin, 37, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &u_now_map = mint_slice(site, "u[now]",
                            mint_find(site, "u", &u[0][0][0], sizeof(real), mint_extents(0, 18, 37)), now);
                    mint_mapping &u_next_map = mint_slice(site, "u[next]",
                            mint_find(site, "u", &u[0][0][0], sizeof(real), mint_extents(0, 18, 37)), next);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_now_map, "u[now]", 0, "y..y+1", y_begin, y_begin + y_count},
                        {u_now_map, "u[now]", 1, "x", x_begin, x_begin + x_count - 1},
                        {u_next_map, "u[next]", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_next_map, "u[next]", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch u_now_reads = {"u[now][y + 1][x]", {{0, 1, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch u_next_writes = {"u[next][y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, u_now_map, "u[now]", u_now_reads, u_next_map, "u[next]",
                            u_next_writes);
                    mint_apart(site, mint_disjoint((long long)(next), (long long)(next), (long long)(now),
                            (long long)(now)) || (-1 == 0 && 0 == 0), "u[next][y][x]", "u[now][y + 1][x]");
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "negate_sweep1",
                            mint_tiles(site, "x", x_count, 512, 2147481599),
                            mint_tiles(site, "y", y_count, 3, 2147417076));
                    mint_file(site, negate_chain1, 0, {&u_now_map, &u_next_map}, {x_begin, x_count, y_begin,
                            y_count}, mint_no_scalars(),
                            [site, blocks, &u_now_map, &u_next_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "negate_sweep1");
                        negate_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (real *)u_now_map.device, (int)u_now_map.stride[0], (real *)u_next_map.device,
                            (int)u_next_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(u_now_map, x_begin, 16) && mint_is_aligned(u_next_map, x_begin, 16));
                        mint_launched(site, "negate_sweep1");
                    });
                }
            }
