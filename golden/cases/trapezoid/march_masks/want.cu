
...
/* obstacle_sweep1 makes one step. */

/* 3 steps of the loop at line 16.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
obstacle_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> u_grid,
                      long long u_grid_row, mint_each<real *, 2> u_to, mint_border u_border,
                      const int *wall_grid, long long wall_grid_row)
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
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, u_border.below[1], u_border.above[1],
            0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // cells that exist, a bit each
    const unsigned there_2 = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in, of 2 versions
    real (*const u_ring)[4][4][128] = reinterpret_cast<real (*)[4][4][128]>(mint_shared);
    // 8 planes
    int (*const wall_ring)[4][128] = reinterpret_cast<int (*)[4][128]>(mint_shared + 32768);
    real u_rows[5][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, u_border.below[1], u_border.above[1], 0,
                    1, 0, 0, 1 - mint_beyond(plane - 2, planes, u_border.below[0],
                    u_border.above[0])) : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[0][slot % 4][warp], u_grid[0]
                    + (long long)(plane - 2)*u_grid_row + x, exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, u_border.below[1], u_border.above[1], 0,
                    1, 0, 0, 1 - mint_beyond(plane - 1, planes, u_border.below[0],
                    u_border.above[0])) : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[1][slot % 4][warp], u_grid[1]
                    + (long long)(plane - 1)*u_grid_row + x, exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                    -mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there_2;
            mint_start_row<4>(wall_ring[slot % 8][warp], wall_grid + (long long)plane*wall_grid_row
                    + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r_2, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 4; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(u_rows[k][age], u_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(u_rows[0][2], u_ring[0][slot % 4][warp], lane);
        mint_take_row<4>(u_rows[1][0], u_ring[1][slot % 4][warp], lane);
        fetch(r_2 + 3, slot + 3, known);
        real early[3][4];
        real early_2[3][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real u_0[6];
            mint_move<4>(&u_0[1], u_rows[k + 1][1]);
            mint_beside<1, 4, 1>(&u_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++) {
                early[k][e] = u_0[e];
                early_2[k][e] = u_0[e + 2];
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            int wall_0[4];
            mint_take_row<4>(&wall_0[0], wall_ring[(slot - min(slot, 2u + k)) % 8][warp], lane);
#pragma unroll
            for (int e = 0; e < 4; e++)
                u_rows[k + 2][0][e] = !wall_0[e]
                        ? (real)0.25*(u_rows[k + 1][2][e] + u_rows[k + 1][0][e] + early[k][e]
                        + early_2[k][e]) : u_rows[k][2][e];
            if (!known.inside)
                mint_keep_row<4>(u_rows[k + 2][0], u_rows[k][2], beyond);
            if (!known.steady) {
                const int plane = r_2 - k - 2;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, u_border.below[1],
                            u_border.above[1], 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, u_border.below[0], u_border.above[0]));
                    mint_load_row<4>(u_rows[k + 2][0], u_grid[k % 2] + (long long)plane*u_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r_2 - 4 && r_2 - 4 < to)
            mint_store_row<4, false>(u_to[0] + (long long)(r_2 - 4)*u_grid_row + x, u_rows[4][0],
                    store_low, store_high, known.packed);
        if (from <= r_2 - 3 && r_2 - 3 < to)
            mint_store_row<4, false>(u_to[1] + (long long)(r_2 - 3)*u_grid_row + x, u_rows[3][0],
                    store_low, store_high, known.packed);
    };
    const int end = to + 4; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r_2 = max(from - 3, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r_2 + n, n, mint_cells<tile.inside, tile.packed, false>());
        while (r_2 < end) {
            if (r_2 >= 4) {
                for (; r_2 + 1 < steady; r_2 += 2, slot += 2) {
                    advance(r_2, slot, mint_cells<tile.inside, tile.packed, true>());
                    advance(r_2 + 1, slot + 1, mint_cells<tile.inside, tile.packed, true>());
                }
            }
            if (r_2 < end) {
                advance(r_2, slot, mint_cells<tile.inside, tile.packed, false>());
                r_2++, slot++;
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
static bool advance_obstacle_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    mint_each<real *, 2> u_grid;
    mint_each<real *, 2> u_to;
    const long long *u_grid_stride = steps.place(0, 2).stride;
    mint_border u_border = {{1, 1, 0}, {1, 1, 0}}; // cells around the range that exist
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 2);
        if (memcmp(place.stride, u_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        if (!mint_cut_border<2>(steps, steps.storage(k, 2), {{0, 0, 0}, {0, 0, 0}}, false,
                u_border))
            return false;
        if (!mint_stores_own<2>(steps, steps.storage(k, 2), false))
            return false; // some of the range may be no cell of it
        u_grid.of[k] = (real *)place.read + range[2]*u_grid_stride[0] + range[0]*u_grid_stride[1];
    }
    u_to.of[0] = (real *)steps.place(2, 2).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    u_to.of[1] = (real *)steps.place(1, 2).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    const mint_place_of wall_place = steps.place(0, 0);
    const mint_each<int *, 1> wall_from = {{(int *)wall_place.read + range[2]*wall_place.stride[0]
            + range[0]*wall_place.stride[1]}};
    const mint_tiling gx = mint_tile<128, 3, 3, 4, 4>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "obstacle_chain1_march",
            (const void *)obstacle_chain1_march<true>, 128, 49152);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "obstacle_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 2, 16)
            && mint_all_aligned(u_to, u_grid_stride, 2, 16)
            && mint_all_aligned(wall_from, wall_place.stride, 2, 16);
    const auto march = packed ? obstacle_chain1_march<true> : obstacle_chain1_march<false>;
    if (march != obstacle_chain1_march<true>)
        mint_prepare_shared(steps.site, "obstacle_chain1_march", (const void *)march, 49152);
    mint_launching(steps.site, "obstacle_chain1_march");
    march<<<blocks, 128, 49152, mint_stream()>>>(gx, division, u_grid, u_grid_stride[0], u_to,
            u_border, wall_from.of[0], wall_place.stride[0]);
    mint_launched(steps.site, "obstacle_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain obstacle_chain1 = {{"in.c", 16}, "obstacle_chain1", 3, 3, 0, 3, 1, 0x6, 0x0,
        advance_obstacle_chain1, nullptr, {0, 2, 1}, {{3, 0x7, 0x4, 2, {0, 1, 2}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 12}, "u", &u[0][0], mint_extents(ny, NX), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 13}, "v", &v[0][0], mint_extents(ny, NX), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 14}, "wall", &wall[0][0], mint_extents(sizeof(wall) / sizeof(wall[0]), sizeof(wall[0]) / sizeof(wall[0][0])), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 15});
...
        {
            const mint_site site = {"in.c", 18};
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &wall_map = mint_find(site, "wall", &wall[0][0], sizeof(int),
                        mint_extents(0, 152));
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 150));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 150));
                mint_reach_or_dense(site, u_map, 0, y_begin - 1, y_begin + y_count);
                mint_reach_or_dense(site, u_map, 1, x_begin - 1, x_begin + x_count);
                mint_reach_or_dense(site, v_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, v_map, 1, x_begin, x_begin + x_count - 1);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {wall_map, "wall", 0, "y", y_begin, y_begin + y_count - 1},
                    {wall_map, "wall", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                static const mint_checked v_checked[] = {
                    {{"in.c", 22}, "v", "v[y][x]", -1},
                };
                static const mint_checked u_checked[] = {
                    {{"in.c", 22}, "u", "u[y - 1][x]", -1},
                    {{"in.c", 22}, "u", "u[y + 1][x]", -1},
                    {{"in.c", 22}, "u", "u[y][x - 1]", -1},
                    {{"in.c", 22}, "u", "u[y][x + 1]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch wall_reads = {"wall[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_reads = {"u[y - 1][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                mint_coincide(site, loops, wall_map, "wall", wall_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "obstacle_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 2, 2147417078));
                // Launches of single steps hold accesses to the extents of the arrays.
                const mint_alone alone = {mint_stays_inside(u_map, 0, y_begin - 1, y_begin + y_count)
                        && mint_stays_inside(u_map, 1, x_begin - 1, x_begin + x_count)
                        && mint_stays_inside(v_map, 0, y_begin, y_begin + y_count - 1)
                        && mint_stays_inside(v_map, 1, x_begin, x_begin + x_count - 1) ? 0 : 2, {}};
                mint_file(site, obstacle_chain1, 0, {&wall_map, &u_map, &v_map}, {x_begin, x_count, y_begin,
                        y_count}, mint_no_scalars(),
                        [site, blocks, &wall_map, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "obstacle_sweep1");
                    obstacle_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (int *)wall_map.device, (int)wall_map.stride[0], (real *)u_map.device,
                        u_map.stride[0], (real *)v_map.device, v_map.stride[0], (unsigned)x_count,
                        (unsigned)y_count, mint_is_aligned(wall_map, x_begin, 8),
                        mint_elements(site, v_map, v_map.device, v_checked),
                        mint_elements(site, u_map, u_map.device, u_checked));
                    mint_launched(site, "obstacle_sweep1");
                }, alone);
            }
        }
...
}
    mint_copy_out({"in.c", 28}, "u", &u[0][0], mint_extents(ny, NX));
    mint_copy_out({"in.c", 29}, "v", &v[0][0], mint_extents(ny, NX));
...
/* stores_sweep1 makes one step. */

/* 3 steps of the loop at line 39.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
stores_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> u_grid,
                    long long u_grid_row, mint_each<real *, 2> u_to, mint_border u_border,
                    const real *mask_grid, long long mask_grid_row, mint_each<real, 3> more_each)
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
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, u_border.below[1], u_border.above[1],
            0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // cells that exist, a bit each
    const unsigned there_2 = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in, of 2 versions
    real (*const u_ring)[4][4][128] = reinterpret_cast<real (*)[4][4][128]>(mint_shared);
    // 8 planes
    real (*const mask_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared + 32768);
    real u_rows[5][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, u_border.below[1], u_border.above[1], 0,
                    1, 0, 0, 1 - mint_beyond(plane - 2, planes, u_border.below[0],
                    u_border.above[0])) : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[0][slot % 4][warp], u_grid[0]
                    + (long long)(plane - 2)*u_grid_row + x, exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, u_border.below[1], u_border.above[1], 0,
                    1, 0, 0, 1 - mint_beyond(plane - 1, planes, u_border.below[0],
                    u_border.above[0])) : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[1][slot % 4][warp], u_grid[1]
                    + (long long)(plane - 1)*u_grid_row + x, exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                    -mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there_2;
            mint_start_row<4>(mask_ring[slot % 8][warp], mask_grid + (long long)plane*mask_grid_row
                    + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r_2, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 4; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(u_rows[k][age], u_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(u_rows[0][2], u_ring[0][slot % 4][warp], lane);
        mint_take_row<4>(u_rows[1][0], u_ring[1][slot % 4][warp], lane);
        fetch(r_2 + 3, slot + 3, known);
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real u_0[6];
            mint_move<4>(&u_0[1], u_rows[k + 1][1]);
            mint_beside<1, 4, 1>(&u_0[1]);
            real mask_0[4];
            mint_take_row<4>(&mask_0[0], mask_ring[(slot - min(slot, 2u + k)) % 8][warp], lane);
#pragma unroll
            for (int e = 0; e < 4; e++) {
                real v_kept = u_rows[k][2][e];
                real sum = u_0[e] + u_0[e + 2];
                if (mask_0[e] > (real)0.6) {
                    real rest = u_rows[k + 1][2][e] + u_rows[k + 1][0][e];
                    v_kept = (sum + rest)/4;
                    if (rest > sum)
                        v_kept += more_each[k];
                } else {
                    if (mask_0[e] > (real)0.3)
                        v_kept = sum/2;
                }
                u_rows[k + 2][0][e] = v_kept;
            }
            if (!known.inside)
                mint_keep_row<4>(u_rows[k + 2][0], u_rows[k][2], beyond);
            if (!known.steady) {
                const int plane = r_2 - k - 2;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, u_border.below[1],
                            u_border.above[1], 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, u_border.below[0], u_border.above[0]));
                    mint_load_row<4>(u_rows[k + 2][0], u_grid[k % 2] + (long long)plane*u_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r_2 - 4 && r_2 - 4 < to)
            mint_store_row<4, false>(u_to[0] + (long long)(r_2 - 4)*u_grid_row + x, u_rows[4][0],
                    store_low, store_high, known.packed);
        if (from <= r_2 - 3 && r_2 - 3 < to)
            mint_store_row<4, false>(u_to[1] + (long long)(r_2 - 3)*u_grid_row + x, u_rows[3][0],
                    store_low, store_high, known.packed);
    };
    const int end = to + 4; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r_2 = max(from - 3, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r_2 + n, n, mint_cells<tile.inside, tile.packed, false>());
        while (r_2 < end) {
            if (r_2 >= 4) {
                for (; r_2 + 1 < steady; r_2 += 2, slot += 2) {
                    advance(r_2, slot, mint_cells<tile.inside, tile.packed, true>());
                    advance(r_2 + 1, slot + 1, mint_cells<tile.inside, tile.packed, true>());
                }
            }
            if (r_2 < end) {
                advance(r_2, slot, mint_cells<tile.inside, tile.packed, false>());
                r_2++, slot++;
            }
        }
    };
    if (inside)
        stream(mint_cells<packed, packed, false>());
    else
        stream(mint_cells<false, packed, false>());
    __pipeline_wait_prior(0);
}

struct stores_chain1_values {
    real more;
};
// Makes 3 steps of the loop in one launch.
static bool advance_stores_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    if (!mint_rows_end<2>({range[3] + 2, range[1] + 2}, steps.place(0, 2).stride))
        return false; // cells around the range are others in it
    mint_each<real *, 2> u_grid;
    mint_each<real *, 2> u_to;
    const long long *u_grid_stride = steps.place(0, 2).stride;
    mint_border u_border = {{1, 1, 0}, {1, 1, 0}}; // cells around the range that exist
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 2);
        if (memcmp(place.stride, u_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        if (!mint_cut_border<2>(steps, steps.storage(k, 2), {{0, 1, 0}, {0, 1, 0}}, true, u_border))
            return false;
        if (!mint_stores_own<2>(steps, steps.storage(k, 2), true))
            return false; // some of the range may be no cell of it
        u_grid.of[k] = (real *)place.read + range[2]*u_grid_stride[0] + range[0]*u_grid_stride[1];
    }
    u_to.of[0] = (real *)steps.place(2, 2).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    u_to.of[1] = (real *)steps.place(1, 2).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    const mint_place_of mask_place = steps.place(0, 1);
    const mint_each<real *, 1> mask_from = {{(real *)mask_place.read + range[2]*mask_place.stride[0]
            + range[0]*mask_place.stride[1]}};
    const mint_tiling gx = mint_tile<128, 3, 3, 4, 2>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "stores_chain1_march",
            (const void *)stores_chain1_march<true>, 128, 65536);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "stores_chain1_march",
            mint_ceil_div(division.units(), 4));
    mint_each<real, 3> more_each;
    for (int k = 0; k < 3; k++) {
        more_each.of[k] = steps.scalars<stores_chain1_values>(k, 0).more;
    }
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 2, 16)
            && mint_all_aligned(u_to, u_grid_stride, 2, 16)
            && mint_all_aligned(mask_from, mask_place.stride, 2, 16);
    const auto march = packed ? stores_chain1_march<true> : stores_chain1_march<false>;
    if (march != stores_chain1_march<true>)
        mint_prepare_shared(steps.site, "stores_chain1_march", (const void *)march, 65536);
    mint_launching(steps.site, "stores_chain1_march");
    march<<<blocks, 128, 65536, mint_stream()>>>(gx, division, u_grid, u_grid_stride[0], u_to,
            u_border, mask_from.of[0], mask_place.stride[0], more_each);
    mint_launched(steps.site, "stores_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain stores_chain1 = {{"in.c", 39}, "stores_chain1", 3, 3, 0, 3, 1, 0x5, 0x0,
        advance_stores_chain1, nullptr, {2, 1, 0}, {{3, 0x7, 0x4, 2, {0, 1, 2}}}};

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 35}, "u", &u[0], mint_extents(nx * ny), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 36}, "v", &v[0], mint_extents(nx * ny), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 37}, "mask", &mask[0][0], mint_extents(sizeof(mask) / sizeof(mask[0]), sizeof(mask[0]) / sizeof(mask[0][0])), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 38});
...
        {
            const mint_site site = {"in.c", 42};
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)nx);
                mint_mapping &mask_map = mint_find(site, "mask", &mask[0][0], sizeof(real),
                        mint_extents(0, 150));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)nx);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {mask_map, "mask", 0, "y", y_begin, y_begin + y_count - 1},
                    {mask_map, "mask", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_reach_view(site, u_map, "u", {{y_begin, x_begin - 1}, {y_begin + y_count - 1, x_begin
                        + x_count}}, "y][x-1..x+1", true);
                mint_reach_view(site, u_map, "u", {{y_begin - 1, x_begin}, {y_begin + y_count, x_begin
                        + x_count - 1}}, "y-1..y+1][x", false);
                mint_reach_view(site, v_map, "v", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", false);
                u_map.settle();
                v_map.settle();
                static const mint_checked u_checked[] = {
                    {{"in.c", 47}, "u", "u[at - nx]", -1},
                    {{"in.c", 47}, "u", "u[at + nx]", -1},
                };
                static const mint_checked v_checked[] = {
                    {{"in.c", 48}, "v", "v[at]", -1},
                    {{"in.c", 50}, "v", "v[at]", -1},
                    {{"in.c", 52}, "v", "v[at]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[at - 1]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[at]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch mask_reads = {"mask[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch v_reads = {"v[at]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_not_shared(site, loops, mask_map, "mask", mask_reads, v_map, "v", v_writes);
                const bool v_apart = mint_once(v_map);
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere), "v[at]",
                        "v[at]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_reads, mint_elsewhere), "v[at]",
                        "v[at]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "stores_sweep1",
                        mint_tiles(site, "x", x_count, 256, 2147482110),
                        mint_tiles(site, "y", y_count, 1, 2147417081));
                // Launches of single steps hold accesses to the extents of the arrays.
                const mint_alone alone = {mint_stays_inside(u_map, mint_box{{y_begin - 1, x_begin}, {y_begin
                        + y_count - 2, x_begin + x_count - 1}})
                        && mint_stays_inside(u_map, mint_box{{y_begin + 1, x_begin}, {y_begin + y_count,
                        x_begin + x_count - 1}})
                        && mint_stays_inside(v_map, mint_box{{y_begin, x_begin}, {y_begin + y_count - 1,
                        x_begin + x_count - 1}}) ? 0 : INT_MAX, {}};
                mint_file(site, stores_chain1, 0, {&u_map, &mask_map, &v_map}, {x_begin, x_count, y_begin,
                        y_count}, stores_chain1_values{(real)(more)},
                        [site, blocks, u_map, &mask_map, v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, more = more]() mutable {
                    u_map.find_again();
                    v_map.find_again();
                    mint_launching(site, "stores_sweep1");
                    stores_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)mask_map.device,
                        (int)mask_map.stride[0], (real *)v_map.device, v_map.stride[0], more,
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(mask_map, x_begin, 16),
                        mint_elements(site, *u_map.whole, u_map.device, u_checked),
                        mint_elements(site, *v_map.whole, v_map.device, v_checked));
                    mint_launched(site, "stores_sweep1");
                }, alone);
            }
        }
...
}
    mint_copy_out({"in.c", 59}, "u", &u[0], mint_extents(nx * ny));
    mint_copy_out({"in.c", 60}, "v", &v[0], mint_extents(nx * ny));
...
/* colours_sweep1 makes one step. */

/* 3 steps of the loop at line 67.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
colours_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 1> here_grid,
                     long long here_grid_row, mint_each<real *, 1> here_to, mint_border here_border,
                     mint_each<int, 3> t_each, mint_each<long long, 2> begin)
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
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, here_border.below[1],
            here_border.above[1], 0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const here_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real here_rows[4][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, here_border.below[1],
                    here_border.above[1], 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, here_border.below[0], here_border.above[0]))
                    : known.inside ? ~0u : there;
            mint_start_row<4>(here_ring[slot % 4][warp], here_grid[0]
                    + (long long)plane*here_grid_row + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r_2, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(here_rows[k][age], here_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(here_rows[0][0], here_ring[slot % 4][warp], lane);
        fetch(r_2 + 3, slot + 3, known);
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real here_0[6];
            mint_move<4>(&here_0[1], here_rows[k][1]);
            mint_beside<1, 4, 1>(&here_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++) {
                real here_kept = here_rows[k][1][e];
                if (((int)(begin[1] + x + e) + (int)(begin[0] + r_2 - k - 1) + t_each[k])%2 == 0)
                    here_kept += (real)0.2*(here_rows[k][2][e] + here_rows[k][0][e] + here_0[e]
                            + here_0[e + 2] - 4*here_kept);
                here_rows[k + 1][0][e] = here_kept;
            }
            if (!known.inside)
                mint_keep_row<4>(here_rows[k + 1][0], here_rows[k][1], beyond);
            if (!known.steady) {
                const int plane = r_2 - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, here_border.below[1],
                            here_border.above[1], 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, here_border.below[0],
                            here_border.above[0]));
                    mint_load_row<4>(here_rows[k + 1][0], here_grid[k % 1]
                            + (long long)plane*here_grid_row + x, exist);
                }
            }
        }
        if (from <= r_2 - 3 && r_2 - 3 < to)
            mint_store_row<4, false>(here_to[0] + (long long)(r_2 - 3)*here_grid_row + x,
                    here_rows[3][0], store_low, store_high, known.packed);
    };
    const int end = to + 3; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r_2 = max(from - 3, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r_2 + n, n, mint_cells<tile.inside, tile.packed, false>());
        while (r_2 < end) {
            if (r_2 >= 3) {
                for (; r_2 + 1 < steady; r_2 += 2, slot += 2) {
                    advance(r_2, slot, mint_cells<tile.inside, tile.packed, true>());
                    advance(r_2 + 1, slot + 1, mint_cells<tile.inside, tile.packed, true>());
                }
            }
            if (r_2 < end) {
                advance(r_2, slot, mint_cells<tile.inside, tile.packed, false>());
                r_2++, slot++;
            }
        }
    };
    if (inside)
        stream(mint_cells<packed, packed, false>());
    else
        stream(mint_cells<false, packed, false>());
    __pipeline_wait_prior(0);
}

struct colours_chain1_values {
    int t;
};
// Makes 3 steps of the loop in one launch.
static bool advance_colours_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    mint_each<real *, 1> here_grid;
    mint_each<real *, 1> here_to;
    const long long *here_grid_stride = steps.place(0, 0).stride;
    mint_border here_border = {{1, 1, 0}, {1, 1, 0}}; // cells around the range that exist
    for (int k = 0; k < 1; k++) {
        const mint_place_of place = steps.place(k, 0);
        if (memcmp(place.stride, here_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        if (!mint_cut_border<2>(steps, steps.storage(k, 0), {{0, 0, 0}, {0, 0, 0}}, false,
                here_border))
            return false;
        if (!mint_stores_own<2>(steps, steps.storage(k, 0), false))
            return false; // some of the range may be no cell of it
        here_grid.of[k] = (real *)place.read + range[2]*here_grid_stride[0]
                + range[0]*here_grid_stride[1];
    }
    here_to.of[0] = (real *)steps.place(2, 0).write + range[2]*here_grid_stride[0]
            + range[0]*here_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 3, 3, 4, 2>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "colours_chain1_march",
            (const void *)colours_chain1_march<true>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "colours_chain1_march",
            mint_ceil_div(division.units(), 4));
    mint_each<int, 3> t_each;
    for (int k = 0; k < 3; k++) {
        t_each.of[k] = steps.scalars<colours_chain1_values>(k, 0).t;
    }
    const mint_each<long long, 2> begin = {{range[2], range[0]}};
    const bool packed = mint_all_aligned(here_grid, here_grid_stride, 2, 16)
            && mint_all_aligned(here_to, here_grid_stride, 2, 16);
    const auto march = packed ? colours_chain1_march<true> : colours_chain1_march<false>;
    if (march != colours_chain1_march<true>)
        mint_prepare_shared(steps.site, "colours_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "colours_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, here_grid, here_grid_stride[0],
            here_to, here_border, t_each, begin);
    mint_launched(steps.site, "colours_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain colours_chain1 = {{"in.c", 67}, "colours_chain1", 3, 3, 0, 1, 1, 0x1, 0x0,
        advance_colours_chain1, nullptr, {0}, {{1, 0x1, 0x1, 1, {0}}}};

...
{ mint_scope mappings_3;
    mint_copy_in(mappings_3, {"in.c", 65}, "here", &here[0][0], mint_extents(sizeof(here) / sizeof(here[0]), sizeof(here[0]) / sizeof(here[0][0])), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_3({"in.c", 66});
...
        {
            const mint_site site = {"in.c", 69};
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &here_map = mint_find(site, "here", &here[0][0], sizeof(real),
                        mint_extents(0, 150));
                mint_reach_or_dense(site, here_map, 0, y_begin - 1, y_begin + y_count);
                mint_reach_or_dense(site, here_map, 1, x_begin - 1, x_begin + x_count);
                static const mint_checked here_checked[] = {
                    {{"in.c", 72}, "here", "here[y][x]", -1},
                    {{"in.c", 72}, "here", "here[y - 1][x]", -1},
                    {{"in.c", 72}, "here", "here[y + 1][x]", -1},
                    {{"in.c", 72}, "here", "here[y][x - 1]", -1},
                    {{"in.c", 72}, "here", "here[y][x + 1]", -1},
                    {{"in.c", 72}, "here", "here[y][x]", -1},
                };
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "colours_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 4, 2147417072));
                // Launches of single steps hold accesses to the extents of the arrays.
                const mint_alone alone = {mint_stays_inside(here_map, 0, y_begin - 1, y_begin + y_count)
                        && mint_stays_inside(here_map, 1, x_begin - 1, x_begin + x_count) ? 0 : 1,
                        {(long long)t}};
                mint_file(site, colours_chain1, 0, {&here_map}, {x_begin, x_count, y_begin, y_count},
                        colours_chain1_values{(int)(t)},
                        [site, blocks, &here_map, x_count = x_count, y_count = y_count, t = t]() mutable {
                    mint_launching(site, "colours_sweep1");
                    colours_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)here_map.device, (int)here_map.stride[0], t, (unsigned)x_count,
                        (unsigned)y_count, mint_elements(site, here_map, here_map.device, here_checked));
                    mint_launched(site, "colours_sweep1");
                }, alone);
            }
        }
...
}
    mint_copy_out({"in.c", 74}, "here", &here[0][0], mint_extents(sizeof(here) / sizeof(here[0]), sizeof(here[0]) / sizeof(here[0][0])));
...
/* solid_sweep1 makes one step. */

/* 3 steps of the loop at line 83.
 * A block streams along the slowest dimension: 2 cells a lane, 4 rows a warp, 8 warps,
 *   prefetches 3 planes, steady state written 4 times. */
template <bool packed>
static __global__ void __launch_bounds__(256, 1)
solid_chain1_march(mint_tiling gx, mint_tiling gy, mint_division division,
                   mint_each<real *, 2> u_grid, long long u_grid_row, long long u_grid_plane,
                   mint_each<real *, 2> u_to, mint_border u_border, const unsigned *differ)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<64, 3, 3, 2, 2> x_tile;
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
    const unsigned there = mint_cells_there<2, 4>(x, gx.cells, u_border.below[2], u_border.above[2],
            y, gy.cells, u_border.below[1], u_border.above[1], 1);
    // those of them that no step writes
    const unsigned beyond = there
            & ~mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0, 0, 0);
    // the lane's columns beyond the range, a bit each
    const unsigned columns = ~mint_cells_there<2, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // its rows beyond the range
    const unsigned rows = mint_cells_there<1, 4>(0, 1, 0, 0, y, gy.cells, 0, 0, 0) ^ 15;
    // 4 planes that come in, of 2 versions
    real (*const u_ring)[4][32][64] = reinterpret_cast<real (*)[4][32][64]>(mint_shared);
    // rows at the edges of warps: turns, steps
    real (*const u_edges)[3][8][2][64] = reinterpret_cast<real (*)[3][8][2][64]>(mint_shared
            + 131072);
    // the barrier of the block's warps
    uint64_t *const barrier = reinterpret_cast<uint64_t *>(mint_shared + 180224);
    for (int n = threadIdx.x; n < 6144; n += 256)
        reinterpret_cast<real *>(mint_shared + 131072)[n] = 0;
    mint_open_barrier(barrier, 8);
    __syncthreads();
    real u_rows[5][3][4][2] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<2, 4>(x, gx.cells, u_border.below[2], u_border.above[2], y,
                    gy.cells, u_border.below[1], u_border.above[1], 1
                    - mint_beyond(plane - 2, planes, u_border.below[0], u_border.above[0]))
                    : known.inside ? ~0u : there;
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_start_row<2>(u_ring[0][slot % 4][warp*4 + h], u_grid[0]
                        + (long long)(plane - 2)*u_grid_plane + (long long)y*u_grid_row + x
                        + h*u_grid_row, exist >> h*2, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<2, 4>(x, gx.cells, u_border.below[2], u_border.above[2], y,
                    gy.cells, u_border.below[1], u_border.above[1], 1
                    - mint_beyond(plane - 1, planes, u_border.below[0], u_border.above[0]))
                    : known.inside ? ~0u : there;
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_start_row<2>(u_ring[1][slot % 4][warp*4 + h], u_grid[1]
                        + (long long)(plane - 1)*u_grid_plane + (long long)y*u_grid_row + x
                        + h*u_grid_row, exist >> h*2, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r_2, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 4; k++) {
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
            mint_take_row<2>(u_rows[0][2][h], u_ring[0][slot % 4][warp*4 + h], lane);
#pragma unroll
        for (int h = 0; h < 4; h++)
            mint_take_row<2>(u_rows[1][0][h], u_ring[1][slot % 4][warp*4 + h], lane);
        fetch(r_2 + 3, slot + 3, known);
        real early[3][4][2];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real u_0[6][4];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&u_0[h + 1][1], u_rows[k + 1][1][h]);
#pragma unroll
            for (int h = 2; h < 4; h++)
                mint_beside<1, 2, 1>(&u_0[h][1]);
#pragma unroll
            for (int h = 1; h < 3; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    early[k][h][e] = u_0[h + 1][e] + u_0[h + 1][e + 2] + u_0[h][e + 1]
                            + u_0[h + 2][e + 1] + u_rows[k + 1][2][h][e];
            }
        }
        // The other warps' rows of the turn before.
        mint_wait_for_warps(barrier, slot);
        mint_give_row<2>(u_edges[slot % 2][0][warp][0], u_rows[1][0][0], lane);
        mint_give_row<2>(u_edges[slot % 2][0][warp][1], u_rows[1][0][3], lane);
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real u_0[6][4];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&u_0[h + 1][1], u_rows[k + 1][1][h]);
            mint_take_row<2>(&u_0[0][1], u_edges[(slot + 1) % 2][k][max(warp - 1, 0)][1], lane);
            mint_take_row<2>(&u_0[5][1], u_edges[(slot + 1) % 2][k][min(warp + 1, 7)][0], lane);
#pragma unroll
            for (int h = 1; h < 2; h++)
                mint_beside<1, 2, 1>(&u_0[h][1]);
#pragma unroll
            for (int h = 4; h < 5; h++)
                mint_beside<1, 2, 1>(&u_0[h][1]);
#pragma unroll
            for (int h = 0; h < 1; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    early[k][h][e] = u_0[h + 1][e] + u_0[h + 1][e + 2] + u_0[h][e + 1]
                            + u_0[h + 2][e + 1] + u_rows[k + 1][2][h][e];
            }
#pragma unroll
            for (int h = 3; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    early[k][h][e] = u_0[h + 1][e] + u_0[h + 1][e + 2] + u_0[h][e + 1]
                            + u_0[h + 2][e + 1] + u_rows[k + 1][2][h][e];
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int h = 0; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    u_rows[k + 2][0][h][e] = u_rows[k + 1][1][h][e] > (real)0.2
                            ? (early[k][h][e] + u_rows[k + 1][0][h][e])/6 : u_rows[k][2][h][e];
            }
            if (!known.inside) {
                if (known.same) {
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_keep_row<2>(u_rows[k + 2][0][h], u_rows[k + 1][1][h], columns);
                    if (rows != 0) {
#pragma unroll
                        for (int h = 0; h < 4; h++)
                            mint_keep_row<2>(u_rows[k + 2][0][h], u_rows[k + 1][1][h], rows >> h & 1
                                    ? ~0u : 0);
                    }
                } else {
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_keep_row<2>(u_rows[k + 2][0][h], u_rows[k][2][h], beyond >> h*2);
                }
            }
            if (!known.steady) {
                const int plane = r_2 - k - 2;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<2, 4>(x, gx.cells, u_border.below[2],
                            u_border.above[2], y, gy.cells, u_border.below[1], u_border.above[1], 1
                            - mint_beyond(plane, planes, u_border.below[0], u_border.above[0]));
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_load_row<2>(u_rows[k + 2][0][h], u_grid[k % 2]
                                + (long long)plane*u_grid_plane + (long long)y*u_grid_row + x
                                + h*u_grid_row, exist >> h*2);
                }
            }
            if (k < 2) {
                mint_give_row<2>(u_edges[slot % 2][k + 1][warp][0], u_rows[k + 2][0][0], lane);
                mint_give_row<2>(u_edges[slot % 2][k + 1][warp][1], u_rows[k + 2][0][3], lane);
            }
        }
        mint_arrive(barrier, lane);
        if (from <= r_2 - 4 && r_2 - 4 < to) {
#pragma unroll
            for (int h = 0; h < 4; h++) {
                if (y_from <= y + h && y + h < y_to)
                    mint_store_row<2, false>(u_to[0] + (long long)(r_2 - 4)*u_grid_plane
                            + (long long)y*u_grid_row + x + h*u_grid_row, u_rows[4][0][h],
                            store_low, store_high, known.packed);
            }
        }
        if (from <= r_2 - 3 && r_2 - 3 < to) {
#pragma unroll
            for (int h = 0; h < 4; h++) {
                if (y_from <= y + h && y + h < y_to)
                    mint_store_row<2, false>(u_to[1] + (long long)(r_2 - 3)*u_grid_plane
                            + (long long)y*u_grid_row + x + h*u_grid_row, u_rows[3][0][h],
                            store_low, store_high, known.packed);
            }
        }
    };
    const int end = to + 4; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r_2 = max(from - 3, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r_2 + n, n, mint_cells<tile.inside, tile.packed, false>());
        mint_arrive(barrier, lane);
        while (r_2 < end) {
            if (r_2 >= 4 && slot % 4 == 0) {
                for (; r_2 + 3 < steady; r_2 += 4, slot += 4) {
                    advance(r_2, mint_known_turn<0>(),
                            mint_cells<tile.inside, tile.packed, true, tile.same>());
                    advance(r_2 + 1, mint_known_turn<1>(),
                            mint_cells<tile.inside, tile.packed, true, tile.same>());
                    advance(r_2 + 2, mint_known_turn<2>(),
                            mint_cells<tile.inside, tile.packed, true, tile.same>());
                    advance(r_2 + 3, mint_known_turn<3>(),
                            mint_cells<tile.inside, tile.packed, true, tile.same>());
                }
            }
            if (r_2 < end) {
                advance(r_2, slot, mint_cells<tile.inside, tile.packed, false, tile.same>());
                r_2++, slot++;
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
static bool advance_solid_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells || range[5]
            > mint_most_cells)
        return false;
    mint_each<real *, 2> u_grid;
    mint_each<real *, 2> u_to;
    const long long *u_grid_stride = steps.place(0, 1).stride;
    mint_border u_border = {{1, 1, 1}, {1, 1, 1}}; // cells around the range that exist
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, u_grid_stride, 3*sizeof *place.stride) != 0)
            return false;
        if (!mint_cut_border<3>(steps, steps.storage(k, 1), {{0, 0, 0}, {0, 0, 0}}, false,
                u_border))
            return false;
        if (!mint_stores_own<3>(steps, steps.storage(k, 1), false))
            return false; // some of the range may be no cell of it
        u_grid.of[k] = (real *)place.read + range[4]*u_grid_stride[0] + range[2]*u_grid_stride[1]
                + range[0]*u_grid_stride[2];
    }
    u_to.of[0] = (real *)steps.place(2, 1).write + range[4]*u_grid_stride[0]
            + range[2]*u_grid_stride[1] + range[0]*u_grid_stride[2];
    u_to.of[1] = (real *)steps.place(1, 1).write + range[4]*u_grid_stride[0]
            + range[2]*u_grid_stride[1] + range[0]*u_grid_stride[2];
    const mint_tiling gx = mint_tile<64, 3, 3, 2, 2>::of(range[1], 1);
    const mint_tiling gy = mint_tile<32, 3, 3, 1, 1>::of(range[3], 1);
    static const long long room = mint_room(steps.site, "solid_chain1_march",
            (const void *)solid_chain1_march<true>, 256, 180352);
    const mint_division division = mint_divide(room, gx.tiles, gy.tiles, (int)range[5], 6, 1.15,
            1.06);
    const dim3 blocks = mint_blocks(steps.site, "solid_chain1_march", division.units());
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 3, 16)
            && mint_all_aligned(u_to, u_grid_stride, 3, 16);
    const auto march = packed ? solid_chain1_march<true> : solid_chain1_march<false>;
    if (march != solid_chain1_march<true>)
        mint_prepare_shared(steps.site, "solid_chain1_march", (const void *)march, 180352);
    mint_side_comparison differ(steps);
    differ.add(u_grid, {{(int)range[1], (int)range[3]}, {u_border.below[2], u_border.below[1]},
            {u_border.above[2], u_border.above[1]}, 1, (int)range[5], u_grid_stride[1],
            u_grid_stride[0]});
    mint_launching(steps.site, "solid_chain1_march");
    march<<<blocks, 256, 180352, mint_stream()>>>(gx, gy, division, u_grid, u_grid_stride[1],
            u_grid_stride[0], u_to, u_border, differ.result());
    mint_launched(steps.site, "solid_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain solid_chain1 = {{"in.c", 83}, "solid_chain1", 3, 3, 0, 2, 1, 0x3, 0x0,
        advance_solid_chain1, nullptr, {1, 0}, {{2, 0x3, 0x2, 2, {0, 1}}}};

...
{ mint_scope mappings_4;
    mint_copy_in(mappings_4, {"in.c", 79}, "u", &u[0][0][0], mint_extents(NZ, NY, NX), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_4, {"in.c", 80}, "v", &v[0][0][0], mint_extents(NZ, NY, NX), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_4, {"in.c", 81}, "mask", &mask[0][0], mint_extents(sizeof(mask) / sizeof(mask[0]), sizeof(mask[0]) / sizeof(mask[0][0])), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_4({"in.c", 82});
...
        {
            const mint_site site = {"in.c", 85};
            const long long z_begin = 1, z_count = mint_trips(z_begin, nz - 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx - 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0][0], sizeof(real),
                        mint_extents(0, 45, 150));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0][0], sizeof(real),
                        mint_extents(0, 45, 150));
                mint_reach_or_dense(site, u_map, 0, z_begin - 1, z_begin + z_count);
                mint_reach_or_dense(site, u_map, 1, y_begin - 1, y_begin + y_count);
                mint_reach_or_dense(site, u_map, 2, x_begin - 1, x_begin + x_count);
                mint_reach_or_dense(site, v_map, 0, z_begin, z_begin + z_count - 1);
                mint_reach_or_dense(site, v_map, 1, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, v_map, 2, x_begin, x_begin + x_count - 1);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "z", z_begin, z_begin + z_count - 1},
                    {u_map, "u", 1, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                static const mint_checked v_checked[] = {
                    {{"in.c", 89}, "v", "v[z][y][x]", -1},
                };
                static const mint_checked u_checked[] = {
                    {{"in.c", 89}, "u", "u[z][y][x - 1]", -1},
                    {{"in.c", 89}, "u", "u[z][y][x + 1]", -1},
                    {{"in.c", 89}, "u", "u[z][y - 1][x]", -1},
                    {{"in.c", 89}, "u", "u[z][y + 1][x]", -1},
                    {{"in.c", 89}, "u", "u[z - 1][y][x]", -1},
                    {{"in.c", 89}, "u", "u[z + 1][y][x]", -1},
                };
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch u_reads = {"u[z][y][x]", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1, 0}}, {-1, 1,
                        {0, 0, 1}}}};
                const mint_touch v_writes = {"v[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "solid_sweep1",
                        mint_tiles(site, "x", x_count, 64, 2147482494), mint_ceil_div(y_count, 8),
                        mint_ceil_div(z_count, 4));
                // Launches of single steps hold accesses to the extents of the arrays.
                const mint_alone alone = {mint_stays_inside(u_map, 0, z_begin - 1, z_begin + z_count)
                        && mint_stays_inside(u_map, 1, y_begin - 1, y_begin + y_count)
                        && mint_stays_inside(u_map, 2, x_begin - 1, x_begin + x_count)
                        && mint_stays_inside(v_map, 0, z_begin, z_begin + z_count - 1)
                        && mint_stays_inside(v_map, 1, y_begin, y_begin + y_count - 1)
                        && mint_stays_inside(v_map, 2, x_begin, x_begin + x_count - 1) ? 0 : INT_MAX, {}};
                mint_file(site, solid_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count,
                        z_begin, z_count}, mint_no_scalars(),
                        [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, z_count = z_count]() mutable {
                    mint_launching(site, "solid_sweep1");
                    solid_sweep1<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                        v_map.stride[0], v_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                        (unsigned)z_count, mint_is_aligned(u_map, x_begin, 16),
                        mint_elements(site, v_map, v_map.device, v_checked),
                        mint_elements(site, u_map, u_map.device, u_checked));
                    mint_launched(site, "solid_sweep1");
                }, alone);
            }
        }
...
}
    mint_copy_out({"in.c", 94}, "u", &u[0][0][0], mint_extents(NZ, NY, NX));
    mint_copy_out({"in.c", 95}, "v", &v[0][0][0], mint_extents(NZ, NY, NX));
...
/* wider_sweep1 makes one step. */

/* 3 steps of the loop at line 105.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
wider_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> u_grid,
                   long long u_grid_row, mint_each<real *, 2> u_to, mint_border u_border,
                   const int *wall_grid, long long wall_grid_row)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 0, 0, 0, 4> x_tile;
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
            0, 1, 0, 0, 0);
    // cells that exist, a bit each
    const unsigned there_2 = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in, of 2 versions
    real (*const u_ring)[4][4][128] = reinterpret_cast<real (*)[4][4][128]>(mint_shared);
    // 4 planes
    int (*const wall_ring)[4][128] = reinterpret_cast<int (*)[4][128]>(mint_shared + 32768);
    real u_rows[5][1][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, u_border.below[1], u_border.above[1], 0,
                    1, 0, 0, -mint_beyond(plane, planes, u_border.below[0], u_border.above[0]))
                    : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[0][slot % 4][warp], u_grid[0] + (long long)plane*u_grid_row
                    + x, exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, u_border.below[1], u_border.above[1], 0,
                    1, 0, 0, -mint_beyond(plane, planes, u_border.below[0], u_border.above[0]))
                    : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[1][slot % 4][warp], u_grid[1] + (long long)plane*u_grid_row
                    + x, exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                    -mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there_2;
            mint_start_row<4>(wall_ring[slot % 4][warp], wall_grid + (long long)plane*wall_grid_row
                    + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r_2, auto slot, auto known) __attribute__((__always_inline__)) {
        __pipeline_wait_prior(2);
        mint_take_row<4>(u_rows[0][0], u_ring[0][slot % 4][warp], lane);
        mint_take_row<4>(u_rows[1][0], u_ring[1][slot % 4][warp], lane);
        fetch(r_2 + 3, slot + 3, known);
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            int wall_0[4];
            mint_take_row<4>(&wall_0[0], wall_ring[(slot - min(slot, 0u)) % 4][warp], lane);
#pragma unroll
            for (int e = 0; e < 4; e++)
                u_rows[k + 2][0][e] = !wall_0[e] ? u_rows[k + 1][0][e]*(real)0.5 + (real)0.125
                        : u_rows[k][0][e];
            if (!known.steady) {
                const int plane = r_2;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, u_border.below[1],
                            u_border.above[1], 0, 1, 0, 0,
                            -mint_beyond(plane, planes, u_border.below[0], u_border.above[0]));
                    mint_load_row<4>(u_rows[k + 2][0], u_grid[k % 2] + (long long)plane*u_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r_2 - 0 && r_2 - 0 < to)
            mint_store_row<4, known.inside>(u_to[0] + (long long)(r_2 - 0)*u_grid_row + x,
                    u_rows[4][0], store_low, store_high, known.packed);
        if (from <= r_2 - 0 && r_2 - 0 < to)
            mint_store_row<4, known.inside>(u_to[1] + (long long)(r_2 - 0)*u_grid_row + x,
                    u_rows[3][0], store_low, store_high, known.packed);
    };
    const int end = to + 0; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r_2 = max(from, 0);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r_2 + n, n, mint_cells<tile.inside, tile.packed, false>());
        while (r_2 < end) {
            if (r_2 >= 0) {
                for (; r_2 + 1 < steady; r_2 += 2, slot += 2) {
                    advance(r_2, slot, mint_cells<tile.inside, tile.packed, true>());
                    advance(r_2 + 1, slot + 1, mint_cells<tile.inside, tile.packed, true>());
                }
            }
            if (r_2 < end) {
                advance(r_2, slot, mint_cells<tile.inside, tile.packed, false>());
                r_2++, slot++;
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
static bool advance_wider_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    mint_each<real *, 2> u_grid;
    mint_each<real *, 2> u_to;
    const long long *u_grid_stride = steps.place(0, 2).stride;
    mint_border u_border = {{0, 0, 0}, {0, 0, 0}}; // cells around the range that exist
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 2);
        if (memcmp(place.stride, u_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        if (!mint_cut_border<2>(steps, steps.storage(k, 2), {{0, 0, 0}, {0, 0, 0}}, false,
                u_border))
            return false;
        if (!mint_stores_own<2>(steps, steps.storage(k, 2), false))
            return false; // some of the range may be no cell of it
        u_grid.of[k] = (real *)place.read + range[2]*u_grid_stride[0] + range[0]*u_grid_stride[1];
    }
    u_to.of[0] = (real *)steps.place(2, 2).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    u_to.of[1] = (real *)steps.place(1, 2).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    const mint_place_of wall_place = steps.place(0, 0);
    const mint_each<int *, 1> wall_from = {{(int *)wall_place.read + range[2]*wall_place.stride[0]
            + range[0]*wall_place.stride[1]}};
    const mint_tiling gx = mint_tile<128, 0, 0, 0, 4>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "wider_chain1_march",
            (const void *)wider_chain1_march<true>, 128, 40960);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 0, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "wider_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 2, 16)
            && mint_all_aligned(u_to, u_grid_stride, 2, 16)
            && mint_all_aligned(wall_from, wall_place.stride, 2, 16);
    const auto march = packed ? wider_chain1_march<true> : wider_chain1_march<false>;
    if (march != wider_chain1_march<true>)
        mint_prepare_shared(steps.site, "wider_chain1_march", (const void *)march, 40960);
    mint_launching(steps.site, "wider_chain1_march");
    march<<<blocks, 128, 40960, mint_stream()>>>(gx, division, u_grid, u_grid_stride[0], u_to,
            u_border, wall_from.of[0], wall_place.stride[0]);
    mint_launched(steps.site, "wider_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain wider_chain1 = {{"in.c", 105}, "wider_chain1", 3, 3, 0, 3, 1, 0x6, 0x0,
        advance_wider_chain1, nullptr, {0, 2, 1}, {{3, 0x7, 0x4, 2, {0, 1, 2}}}};

...
{ mint_scope mappings_5;
    mint_copy_in(mappings_5, {"in.c", 101}, "u", &u[0][0], mint_extents(ny, NX), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_5, {"in.c", 102}, "v", &v[0][0], mint_extents(ny, NX), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_5, {"in.c", 103}, "wall", &wall[0][0], mint_extents(sizeof(wall) / sizeof(wall[0]), sizeof(wall[0]) / sizeof(wall[0][0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_5({"in.c", 104});
...
        {
            const mint_site site = {"in.c", 107};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, NX + 2, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &wall_map = mint_find(site, "wall", &wall[0][0], sizeof(int),
                        mint_extents(0, 152));
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 150));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 150));
                mint_reach_or_dense(site, u_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, u_map, 1, x_begin, x_begin + x_count - 1);
                mint_reach_or_dense(site, v_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, v_map, 1, x_begin, x_begin + x_count - 1);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {wall_map, "wall", 0, "y", y_begin, y_begin + y_count - 1},
                    {wall_map, "wall", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                static const mint_checked v_checked[] = {
                    {{"in.c", 110}, "v", "v[y][x]", -1},
                };
                static const mint_checked u_checked[] = {
                    {{"in.c", 110}, "u", "u[y][x]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch wall_reads = {"wall[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_reads = {"u[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_coincide(site, loops, wall_map, "wall", wall_reads, v_map, "v", v_writes);
                mint_coincide(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "wider_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 2, 2147417079));
                // Launches of single steps hold accesses to the extents of the arrays.
                const mint_alone alone = {mint_stays_inside(u_map, 0, y_begin, y_begin + y_count - 1)
                        && mint_stays_inside(u_map, 1, x_begin, x_begin + x_count - 1)
                        && mint_stays_inside(v_map, 0, y_begin, y_begin + y_count - 1)
                        && mint_stays_inside(v_map, 1, x_begin, x_begin + x_count - 1) ? 0 : 2, {}};
                mint_file(site, wider_chain1, 0, {&wall_map, &u_map, &v_map}, {x_begin, x_count, y_begin,
                        y_count}, mint_no_scalars(),
                        [site, blocks, &wall_map, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "wider_sweep1");
                    wider_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (int *)wall_map.device, (int)wall_map.stride[0], (real *)u_map.device,
                        u_map.stride[0], (real *)v_map.device, v_map.stride[0], (unsigned)x_count,
                        (unsigned)y_count, mint_is_aligned(wall_map, x_begin, 8),
                        mint_elements(site, v_map, v_map.device, v_checked),
                        mint_elements(site, u_map, u_map.device, u_checked));
                    mint_launched(site, "wider_sweep1");
                }, alone);
            }
        }
...
}
    mint_copy_out({"in.c", 115}, "u", &u[0][0], mint_extents(ny, NX));
    mint_copy_out({"in.c", 116}, "v", &v[0][0], mint_extents(ny, NX));
...
    real *p = (real *)malloc(cells * sizeof *p), *q = (real *)malloc(cells * sizeof *q);
