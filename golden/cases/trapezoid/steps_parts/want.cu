
...
/* heat_sweep1 makes one step. */

/* 4 steps of the loop at line 15.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed, bool fewer>
static __global__ void __launch_bounds__(128, 2)
heat_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> u_grid,
                  long long u_grid_row, mint_each<real *, 1> u_to, int made)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 4, 4, 4, 2> x_tile;
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
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const u_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real u_rows[5][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes_2, 1, 1)) : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[slot % 4][warp], u_grid[1] + (long long)plane*u_grid_row + x,
                    exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    real u_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_u = [&](int k, int plane) {
        if (0 <= plane && plane < planes_2)
            mint_load_row<4>(u_around[k], u_grid[k] + (long long)plane*u_grid_row + x, beyond);
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 4; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(u_rows[k][age], u_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(u_rows[0][0], u_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        real early[4][4];
        real early_2[4][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 4; k++) {
            if (fewer && k >= made)
                break;
            real u_0[6];
            mint_move<4>(&u_0[1], u_rows[k][1]);
            mint_beside<1, 4, 1>(&u_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++) {
                early[k][e] = u_0[e];
                early_2[k][e] = u_0[e + 2];
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 4; k++) {
            if (fewer && k >= made) { // a step that the launch does not make
                mint_move<4>(u_rows[k + 1][0], u_rows[k][1]);
                continue;
            }
#pragma unroll
            for (int e = 0; e < 4; e++)
                u_rows[k + 1][0][e] = (u_rows[k][2][e] + u_rows[k][0][e] + early[k][e]
                        + early_2[k][e])/4;
            if (!known.inside) {
                mint_keep_row<4>(u_rows[k + 1][0], k == 0 ? u_around[k] : u_rows[k - 1][2], beyond);
                if (k == 0)
                    look_around_u(k, r - k);
            }
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes_2) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes_2, 1, 1));
                    mint_load_row<4>(u_rows[k + 1][0], u_grid[k % 2] + (long long)plane*u_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r - 4 && r - 4 < to)
            mint_store_row<4, known.inside>(u_to[0] + (long long)(r - 4)*u_grid_row + x,
                    u_rows[4][0], store_low, store_high, known.packed);
    };
    const int end = to + 4; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes_2 - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 4, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n_2 = 0; n_2 < 3; n_2++)
            fetch(r + n_2, n_2, mint_cells<tile.inside, tile.packed, false>());
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_u(k, r - k - 1);
        }
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

// Makes up to 4 steps of the loop in one launch.
static bool advance_heat_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps < 3 || steps.steps > 4 || range[1] > mint_most_cells || range[3]
            > mint_most_cells)
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
    u_to.of[0] = (real *)steps.place(steps.steps - 1, 1).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 4, 4, 4, 2>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "heat_chain1_march",
            (const void *)heat_chain1_march<true, false>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 8, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "heat_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 2, 16)
            && mint_all_aligned(u_to, u_grid_stride, 2, 16);
    const auto march = steps.steps < 4
            ? (packed ? heat_chain1_march<true, true> : heat_chain1_march<false, true>)
            : (packed ? heat_chain1_march<true, false> : heat_chain1_march<false, false>);
    if (march != heat_chain1_march<true, false>)
        mint_prepare_shared(steps.site, "heat_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "heat_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, u_grid, u_grid_stride[0], u_to,
            steps.steps);
    mint_launched(steps.site, "heat_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain heat_chain1 = {{"in.c", 15}, "heat_chain1", 4, 3, 1, 2, 1, 0x3, 0x0,
        advance_heat_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
    /* #pragma mint parallel */ { mint_region region({"in.c", 14});
...
        {
            const mint_site site = {"in.c", 17};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, n - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 13));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 13));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y - 1][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "heat_sweep1",
                        mint_tiles(site, "x", x_count, 512, 2147481598),
                        mint_tiles(site, "y", y_count, 1, 2147417081));
                mint_file(site, heat_chain1, 0, {mint_reading(loops, u_map, u_reads),
                        mint_writing(loops, v_map, v_writes)}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "heat_sweep1");
                    heat_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "heat_sweep1");
                });
            }
        }
...
}
...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 28}, "a", &a[0][0][0], mint_extents(3, n, n), 1, mint_padded, mint_scoped);
...
    mint_copy_out({"in.c", 30}, "a", &a[0][0][0], mint_extents(3, n, n));
...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 35}, "a", &a[0][0], mint_extents(3 * n, n), 1, mint_padded, mint_scoped);
...
    mint_copy_out({"in.c", 37}, "a", &a[0][0], mint_extents(3 * n, n));
...
/* member_sweep1 makes one step. */

/* 4 steps of the loop at line 44.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed, bool fewer>
static __global__ void __launch_bounds__(128, 2)
member_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> u_grid,
                    long long u_grid_row, mint_each<real *, 1> u_to, int made)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 4, 0, 4, 2> x_tile;
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
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, 1, 0, 0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const u_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real u_rows[5][2][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 0, 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes_2, 1, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[slot % 4][warp], u_grid[1] + (long long)plane*u_grid_row + x,
                    exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    real u_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_u = [&](int k, int plane) {
        if (0 <= plane && plane < planes_2)
            mint_load_row<4>(u_around[k], u_grid[k] + (long long)plane*u_grid_row + x, beyond);
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 4; k++) {
#pragma unroll
            for (int age = 1; age > 0; age--)
                mint_move<4>(u_rows[k][age], u_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(u_rows[0][0], u_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 4; k++) {
            if (fewer && k >= made) { // a step that the launch does not make
                mint_move<4>(u_rows[k + 1][0], u_rows[k][0]);
                continue;
            }
            real u_0[5];
            mint_move<4>(&u_0[1], u_rows[k][0]);
            mint_beside<1, 4, 0>(&u_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                u_rows[k + 1][0][e] = (u_rows[k][1][e] + u_0[e])/2;
            if (!known.inside) {
                mint_keep_row<4>(u_rows[k + 1][0], k == 0 ? u_around[k] : u_rows[k - 1][0], beyond);
                if (k == 0)
                    look_around_u(k, r + 1);
            }
            if (!known.steady) {
                const int plane = r;
                if (plane < 0 || plane >= planes_2) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 0, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes_2, 1, 0));
                    mint_load_row<4>(u_rows[k + 1][0], u_grid[k % 2] + (long long)plane*u_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r - 0 && r - 0 < to)
            mint_store_row<4, known.inside>(u_to[0] + (long long)(r - 0)*u_grid_row + x,
                    u_rows[4][0], store_low, store_high, known.packed);
    };
    const int end = to + 0; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes_2 - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 4, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n_2 = 0; n_2 < 3; n_2++)
            fetch(r + n_2, n_2, mint_cells<tile.inside, tile.packed, false>());
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

// Makes up to 4 steps of the loop in one launch.
static bool advance_member_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps < 3 || steps.steps > 4 || range[1] > mint_most_cells || range[3]
            > mint_most_cells)
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
    u_to.of[0] = (real *)steps.place(steps.steps - 1, 1).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 4, 0, 4, 2>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "member_chain1_march",
            (const void *)member_chain1_march<true, false>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 4, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "member_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 2, 16)
            && mint_all_aligned(u_to, u_grid_stride, 2, 16);
    const auto march = steps.steps < 4
            ? (packed ? member_chain1_march<true, true> : member_chain1_march<false, true>)
            : (packed ? member_chain1_march<true, false> : member_chain1_march<false, false>);
    if (march != member_chain1_march<true, false>)
        mint_prepare_shared(steps.site, "member_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "member_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, u_grid, u_grid_stride[0], u_to,
            steps.steps);
    mint_launched(steps.site, "member_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain member_chain1 = {{"in.c", 44}, "member_chain1", 4, 3, 1, 2, 1, 0x3, 0x0,
        advance_member_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_3;
    mint_copy_in(mappings_3, {"in.c", 42}, "grid.all", &grid.all[0][0][0], mint_extents(sizeof(grid.all) / sizeof(grid.all[0]), sizeof(grid.all[0]) / sizeof(grid.all[0][0]), sizeof(grid.all[0][0]) / sizeof(grid.all[0][0][0])), 1, mint_padded, mint_scoped_part);
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 43});
...
        {
            const mint_site site = {"in.c", 47};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, n - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 13));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 13));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                    {u_map, "u", 1, "x-1..x", x_begin - 1, x_begin + x_count - 1},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y - 1][x]", {{-1, 0, {1, 0}}, {-1, 0, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "member_sweep1",
                        mint_tiles(site, "x", x_count, 512, 2147481598),
                        mint_tiles(site, "y", y_count, 1, 2147417081));
                mint_file(site, member_chain1, 0, {mint_reading(loops, u_map, u_reads),
                        mint_writing(loops, v_map, v_writes)}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "member_sweep1");
                    member_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "member_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 51}, "grid.all", &grid.all[0][0][0], mint_extents(sizeof(grid.all) / sizeof(grid.all[0]), sizeof(grid.all[0]) / sizeof(grid.all[0][0]), sizeof(grid.all[0][0]) / sizeof(grid.all[0][0][0])));
...
/* wave_sweep1 makes one step. */

/* 4 steps of the loop at line 59.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
wave_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 3> now_grid,
                  long long now_grid_row, mint_each<real *, 2> now_to)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 4, 4, 4, 2> x_tile;
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
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in, of 2 versions
    real (*const now_ring)[4][4][128] = reinterpret_cast<real (*)[4][4][128]>(mint_shared);
    real now_rows[6][4][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane - 2, planes_2, 1, 1)) : known.inside ? ~0u : there;
            mint_start_row<4>(now_ring[0][slot % 4][warp], now_grid[1]
                    + (long long)(plane - 2)*now_grid_row + x, exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane - 1, planes_2, 1, 1)) : known.inside ? ~0u : there;
            mint_start_row<4>(now_ring[1][slot % 4][warp], now_grid[2]
                    + (long long)(plane - 1)*now_grid_row + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    real now_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_now = [&](int k, int plane) {
        if (0 <= plane && plane < planes_2)
            mint_load_row<4>(now_around[k], now_grid[k] + (long long)plane*now_grid_row + x,
                    beyond);
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 5; k++) {
#pragma unroll
            for (int age = 3; age > 0; age--)
                mint_move<4>(now_rows[k][age], now_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(now_rows[0][2], now_ring[0][slot % 4][warp], lane);
        mint_take_row<4>(now_rows[1][0], now_ring[1][slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        real early[4][4];
        real early_2[4][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 4; k++) {
            real now_0[6];
            mint_move<4>(&now_0[1], now_rows[k + 1][1]);
            mint_beside<1, 4, 1>(&now_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++) {
                early[k][e] = now_0[e];
                early_2[k][e] = now_0[e + 2];
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 4; k++) {
#pragma unroll
            for (int e = 0; e < 4; e++)
                now_rows[k + 2][0][e] = now_rows[k + 1][1][e] - now_rows[k][2][e]
                        + (now_rows[k + 1][2][e] + now_rows[k + 1][0][e] + early[k][e]
                        + early_2[k][e])/4;
            if (!known.inside) {
                mint_keep_row<4>(now_rows[k + 2][0], k == 0 ? now_around[k] : now_rows[k - 1][3],
                        beyond);
                if (k == 0)
                    look_around_now(k, r - k - 1);
            }
            if (!known.steady) {
                const int plane = r - k - 2;
                if (plane < 0 || plane >= planes_2) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes_2, 1, 1));
                    mint_load_row<4>(now_rows[k + 2][0], now_grid[k % 3]
                            + (long long)plane*now_grid_row + x, exist);
                }
            }
        }
        if (from <= r - 5 && r - 5 < to)
            mint_store_row<4, known.inside>(now_to[0] + (long long)(r - 5)*now_grid_row + x,
                    now_rows[5][0], store_low, store_high, known.packed);
        if (from <= r - 4 && r - 4 < to)
            mint_store_row<4, known.inside>(now_to[1] + (long long)(r - 4)*now_grid_row + x,
                    now_rows[4][0], store_low, store_high, known.packed);
    };
    const int end = to + 5; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes_2 - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 4, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n_2 = 0; n_2 < 3; n_2++)
            fetch(r + n_2, n_2, mint_cells<tile.inside, tile.packed, false>());
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_now(k, r - k - 2);
        }
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

// Makes 4 steps of the loop in one launch.
static bool advance_wave_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 4 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    if (!mint_rows_end<2>({range[3] + 2, range[1] + 2}, steps.place(0, 2).stride))
        return false; // cells around the range are others in it
    mint_each<real *, 3> now_grid;
    mint_each<real *, 2> now_to;
    const long long *now_grid_stride = steps.place(0, 2).stride;
    for (int k = 0; k < 3; k++) {
        const mint_place_of place = steps.place(k, 2);
        if (memcmp(place.stride, now_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        now_grid.of[k] = (real *)place.read + range[2]*now_grid_stride[0]
                + range[0]*now_grid_stride[1];
    }
    now_to.of[0] = (real *)steps.place(3, 2).write + range[2]*now_grid_stride[0]
            + range[0]*now_grid_stride[1];
    now_to.of[1] = (real *)steps.place(2, 2).write + range[2]*now_grid_stride[0]
            + range[0]*now_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 4, 4, 4, 2>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "wave_chain1_march",
            (const void *)wave_chain1_march<true>, 128, 32768);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 8, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "wave_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(now_grid, now_grid_stride, 2, 16)
            && mint_all_aligned(now_to, now_grid_stride, 2, 16);
    const auto march = packed ? wave_chain1_march<true> : wave_chain1_march<false>;
    if (march != wave_chain1_march<true>)
        mint_prepare_shared(steps.site, "wave_chain1_march", (const void *)march, 32768);
    mint_launching(steps.site, "wave_chain1_march");
    march<<<blocks, 128, 32768, mint_stream()>>>(gx, division, now_grid, now_grid_stride[0],
            now_to);
    mint_launched(steps.site, "wave_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain wave_chain1 = {{"in.c", 59}, "wave_chain1", 4, 4, 1, 3, 1, 0x7, 0x0,
        advance_wave_chain1, nullptr, {2, 0, 1}, {{3, 0x3, 0x4, 2, {0, 1, 2}}}};

...
{ mint_scope mappings_4;
...
    mint_copy_in(mappings_4, {"in.c", 57}, "a", &a[0], mint_extents(3 * n * n), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_3({"in.c", 58});
...
        {
            const mint_site site = {"in.c", 61};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, n - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view now_map = mint_find_view(site, "now", &now[0], sizeof(real), (long long)row);
                mint_view old_map = mint_find_view(site, "old", &old[0], sizeof(real), (long long)row);
                mint_view next_map = mint_find_view(site, "next", &next[0], sizeof(real), (long long)row);
                mint_reach_view(site, now_map, "now", {{y_begin - 1, x_begin - 1}, {y_begin + y_count,
                        x_begin + x_count}}, "y-1..y+1][x-1..x+1", true);
                mint_reach_view(site, old_map, "old", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                mint_reach_view(site, next_map, "next", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                now_map.settle();
                old_map.settle();
                next_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch now_reads = {"now[y * row + x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch next_writes = {"next[y * row + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch old_reads = {"old[y * row + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, now_map, "now", now_reads, next_map, "next", next_writes);
                mint_coincide(site, loops, old_map, "old", old_reads, next_map, "next", next_writes);
                const bool next_apart = mint_once(next_map);
                mint_apart(site, next_apart
                        || !mint_meet(loops, next_map, next_writes, next_map, next_writes, mint_elsewhere),
                        "next[y * row + x]", "next[y * row + x]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "wave_sweep1",
                        mint_tiles(site, "x", x_count, 512, 2147481598),
                        mint_tiles(site, "y", y_count, 1, 2147417081));
                mint_file(site, wave_chain1, 0, {mint_reading(loops, now_map, now_reads),
                        mint_reading(loops, old_map, old_reads),
                        mint_writing(loops, next_map, next_writes)}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, now_map, old_map, next_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    now_map.find_again();
                    old_map.find_again();
                    next_map.find_again();
                    mint_launching(site, "wave_sweep1");
                    wave_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)now_map.device, now_map.stride[0], (real *)old_map.device,
                        old_map.stride[0], (real *)next_map.device, next_map.stride[0], (unsigned)x_count,
                        (unsigned)y_count,
                        mint_is_aligned(now_map, x_begin, 16) && mint_is_aligned(old_map, x_begin, 16) && mint_is_aligned(next_map, x_begin, 16));
                    mint_launched(site, "wave_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 70}, "a", &a[0], mint_extents(3 * n * n));
...
/* fields_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 81: fields_sweep1
 * line 85: fields_sweep2
 * A block loads 64x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 64x56x1 cells. */
static __global__ void __launch_bounds__(512)
fields_chain1_tile(const real *__restrict__ h_from, real *h_to, long long h_row, mint_area<2> h_box,
                   const real *__restrict__ e_from, real *e_to, long long e_row, mint_area<2> e_box,
                   mint_area<2> fields_sweep1_cells, mint_area<2> fields_sweep2_cells, int steps_2,
                   long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*64;
    const long long y0 = y_start + (long long)blockIdx.y*56;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const h_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared);
    real (*const e_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 32768);
    auto *h = h_tile;
    auto *e = e_tile;
    const mint_stretch fields_sweep1_y = mint_in_tile(fields_sweep1_cells.first[1],
            fields_sweep1_cells.end[1], y0, 64);
    const mint_stretch fields_sweep1_x = mint_in_tile(fields_sweep1_cells.first[0],
            fields_sweep1_cells.end[0], x0, 64);
    const mint_stretch fields_sweep2_y = mint_in_tile(fields_sweep2_cells.first[1],
            fields_sweep2_cells.end[1], y0, 64);
    const mint_stretch fields_sweep2_x = mint_in_tile(fields_sweep2_cells.first[0],
            fields_sweep2_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch h_y = mint_in_tile(h_box.first[1], h_box.end[1], y0, 64);
        const mint_stretch h_x = mint_in_tile(h_box.first[0], h_box.end[0], x0, 64);
        for (int cy = h_y.first + ty; cy < h_y.end; cy += 16) {
            for (int cx = h_x.first + tx; cx < h_x.end; cx += 32)
                h_tile[cy][cx] = h_from[(y0+cy)*h_row+(x0+cx)];
        }
    }
    {
        const mint_stretch e_y = mint_in_tile(e_box.first[1], e_box.end[1], y0, 64);
        const mint_stretch e_x = mint_in_tile(e_box.first[0], e_box.end[0], x0, 64);
        for (int cy = e_y.first + ty; cy < e_y.end; cy += 16) {
            for (int cx = e_x.first + tx; cx < e_x.end; cx += 32)
                e_tile[cy][cx] = e_from[(y0+cy)*e_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 81.
            const mint_stretch level_y = mint_cut(fields_sweep1_y, 4 - (steps_2 - 1 - step), 61
                    + (steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(fields_sweep1_x, 0, 64);
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    e[cy][cx] -= (h[cy][cx] - h[cy-1][cx])/2;
            }
        }
        __syncthreads();
        {
            // The loops at line 85.
            const mint_stretch level_y_2 = mint_cut(fields_sweep2_y, 4 - (steps_2 - 1 - step), 60
                    + (steps_2 - 1 - step));
            const mint_stretch level_x_2 = mint_cut(fields_sweep2_x, 0, 64);
            for (int cy = level_y_2.first + ty; cy < level_y_2.end; cy += 16) {
                for (int cx = level_x_2.first + tx; cx < level_x_2.end; cx += 32)
                    h[cy][cx] -= (e[cy+1][cx] - e[cy][cx])/2;
            }
        }
        __syncthreads();
    }
    // Commit the tile.
    if (h_to) {
        const mint_stretch h_y_2 = mint_cut(fields_sweep2_y, 4, 60);
        const mint_stretch h_x_2 = mint_cut(fields_sweep2_x, 0, 64);
        for (int cy = h_y_2.first + ty; cy < h_y_2.end; cy += 16) {
            for (int cx = h_x_2.first + tx; cx < h_x_2.end; cx += 32)
                h_to[(y0+cy)*h_row+(x0+cx)] = h_tile[cy][cx];
        }
    }
    if (e_to) {
        const mint_stretch e_y_2 = mint_cut(fields_sweep1_y, 4, 60);
        const mint_stretch e_x_2 = mint_cut(fields_sweep1_x, 0, 64);
        for (int cy = e_y_2.first + ty; cy < e_y_2.end; cy += 16) {
            for (int cx = e_x_2.first + tx; cx < e_x_2.end; cx += 32)
                e_to[(y0+cy)*e_row+(x0+cx)] = e_tile[cy][cx];
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
    static const unsigned stored_after[] = {0x0, 0x3, 0x3, 0x3, 0x3};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, true))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[2];
    touched[0].add(mint_around(cells0, mint_area<2>{{0, -1}, {0, 0}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{0, -1}, {0, 0}}));
    touched[0].add(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[0].add_sure(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells1, mint_area<2>{{0, 0}, {0, 1}}));
    touched[1].add_sure(mint_around(cells1, mint_area<2>{{0, 0}, {0, 1}}));
    mint_area<2> loaded[2];
    if (!mint_may_load(a, 0, touched, {0}, 1, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1}, 1, false, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 64, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 56, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "fields_chain1_tile", (const void *)fields_chain1_tile, 65536);
    mint_launching(a.site, "fields_chain1_tile");
    fields_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        cells0, cells1, a.steps, all.first[0], all.first[1] - 4);
    mint_launched(a.site, "fields_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned fields_chain1_twins[] = {0x0, 0x3, 0x3, 0x3, 0x3};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain fields_chain1 = {{"in.c", 79}, "fields_chain1", 4, 2, 0, 2, 2, 0x3, 0x0,
        fields_chain1_launch, fields_chain1_twins, {0, 1}, {{2, 0x3, 0x2, 1, {0, 1}}, {2, 0x3, 0x2,
        1, {1, 0}}}};

...
{ mint_scope mappings_5;
...
    mint_copy_in(mappings_5, {"in.c", 77}, "a", &a[0][0][0], mint_extents(2, n, n), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_4({"in.c", 78});
...
        {
            const mint_site site = {"in.c", 81};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, n, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &h_map = mint_find(site, "h", &h[0][0], sizeof(real), mint_extents(0, 13));
                mint_mapping &e_map = mint_find(site, "e", &e[0][0], sizeof(real), mint_extents(0, 13));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {h_map, "h", 0, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                    {h_map, "h", 1, "x", x_begin, x_begin + x_count - 1},
                    {e_map, "e", 0, "y", y_begin, y_begin + y_count - 1},
                    {e_map, "e", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch h_reads = {"h[y][x]", {{-1, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch e_writes = {"e[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch e_reads = {"e[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, h_map, "h", h_reads, e_map, "e", e_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "fields_sweep1",
                        mint_tiles(site, "x", x_count, 512, 2147481599),
                        mint_tiles(site, "y", y_count, 1, 2147417081));
                mint_file(site, fields_chain1, 0, {mint_reading(loops, h_map, h_reads),
                        mint_writing(loops, e_map, e_reads, e_writes)}, {x_begin, x_count, y_begin,
                        y_count}, mint_no_scalars(),
                        [site, blocks, &h_map, &e_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "fields_sweep1");
                    fields_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)h_map.device, h_map.stride[0], (real *)e_map.device, e_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count, mint_is_aligned(h_map, x_begin, 16));
                    mint_launched(site, "fields_sweep1");
                });
            }
        }
        {
            const mint_site site = {"in.c", 85};
            const long long y_begin = 0, y_count = mint_trips(y_begin, n - 1, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, n, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &e_map = mint_find(site, "e", &e[0][0], sizeof(real), mint_extents(0, 13));
                mint_mapping &h_map = mint_find(site, "h", &h[0][0], sizeof(real), mint_extents(0, 13));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {e_map, "e", 0, "y..y+1", y_begin, y_begin + y_count},
                    {e_map, "e", 1, "x", x_begin, x_begin + x_count - 1},
                    {h_map, "h", 0, "y", y_begin, y_begin + y_count - 1},
                    {h_map, "h", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch e_reads = {"e[y + 1][x]", {{0, 1, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch h_writes = {"h[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch h_reads = {"h[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, e_map, "e", e_reads, h_map, "h", h_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "fields_sweep2",
                        mint_tiles(site, "x", x_count, 512, 2147481599),
                        mint_tiles(site, "y", y_count, 1, 2147417082));
                mint_file(site, fields_chain1, 1, {mint_reading(loops, e_map, e_reads),
                        mint_writing(loops, h_map, h_reads, h_writes)}, {x_begin, x_count, y_begin,
                        y_count}, mint_no_scalars(),
                        [site, blocks, &e_map, &h_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "fields_sweep2");
                    fields_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)e_map.device, e_map.stride[0], (real *)h_map.device, h_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count, mint_is_aligned(e_map, x_begin, 16));
                    mint_launched(site, "fields_sweep2");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 89}, "a", &a[0][0][0], mint_extents(2, n, n));
