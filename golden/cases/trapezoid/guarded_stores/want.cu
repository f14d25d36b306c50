
...
/* plane_sweep1 makes one step. */

/* 3 steps of the loop at line 14.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
plane_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> u_grid,
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
    auto fetch = [&](int plane_2, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane_2, planes, 1, 1)) : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[slot % 4][warp], u_grid[1] + (long long)plane_2*u_grid_row + x,
                    exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    real u_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_u = [&](int k, int plane_2) {
        if (0 <= plane_2 && plane_2 < planes)
            mint_load_row<4>(u_around[k], u_grid[k] + (long long)plane_2*u_grid_row + x, beyond);
    };
    auto advance = [&](int r_2, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(u_rows[k][age], u_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(u_rows[0][0], u_ring[slot % 4][warp], lane);
        fetch(r_2 + 3, slot + 3, known);
        real early[3][4];
        real early_2[3][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
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
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int e = 0; e < 4; e++) {
                real here = u_rows[k][1][e];
                u_rows[k + 1][0][e] = here
                        + (real)0.125*(u_rows[k][2][e] + u_rows[k][0][e] + early[k][e]
                        + early_2[k][e] - 4*here);
            }
            if (!known.inside) {
                mint_keep_row<4>(u_rows[k + 1][0], k == 0 ? u_around[k] : u_rows[k - 1][2], beyond);
                if (k == 0)
                    look_around_u(k, r_2 - k);
            }
            if (!known.steady) {
                const int plane_2 = r_2 - k - 1;
                if (plane_2 < 0 || plane_2 >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                            - mint_beyond(plane_2, planes, 1, 1));
                    mint_load_row<4>(u_rows[k + 1][0], u_grid[k % 2] + (long long)plane_2*u_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r_2 - 3 && r_2 - 3 < to)
            mint_store_row<4, false>(u_to[0] + (long long)(r_2 - 3)*u_grid_row + x, u_rows[3][0],
                    store_low, store_high, known.packed);
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
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_u(k, r_2 - k - 1);
        }
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

// Makes 3 steps of the loop in one launch.
static bool advance_plane_chain1(const mint_advance &steps)
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
    const mint_tiling gx = mint_tile<128, 3, 3, 4, 2>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "plane_chain1_march",
            (const void *)plane_chain1_march<true>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "plane_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 2, 16)
            && mint_all_aligned(u_to, u_grid_stride, 2, 16);
    const auto march = packed ? plane_chain1_march<true> : plane_chain1_march<false>;
    if (march != plane_chain1_march<true>)
        mint_prepare_shared(steps.site, "plane_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "plane_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, u_grid, u_grid_stride[0], u_to);
    mint_launched(steps.site, "plane_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain plane_chain1 = {{"in.c", 14}, "plane_chain1", 3, 3, 1, 2, 1, 0x3, 0x0,
        advance_plane_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 10}, "u", u, mint_extents(ny, nx), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 11}, "v", v, mint_extents(ny, nx), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 12}, mint_rows_stay);
...
            {
                const mint_site site = {"in.c", 16};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)ny - 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)nx - 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_table v_map = mint_find_table(site, "v", v);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                        {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    u_map.settle(site, "u");
                    v_map.settle(site, "v");
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch u_reads = {"u[y][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                    const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "plane_sweep1",
                            mint_tiles(site, "x", x_count, 128, 2147482366),
                            mint_tiles(site, "y", y_count, 6, 2147417066));
                    mint_file(site, plane_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, u_map, v_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        u_map.find_again();
                        v_map.find_again();
                        mint_launching(site, "plane_sweep1");
                        plane_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                            (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                        mint_launched(site, "plane_sweep1");
                    });
                }
            }
...
    mint_copy_out({"in.c", 28}, "u", u, mint_extents(ny, nx));
    mint_copy_out({"in.c", 29}, "v", v, mint_extents(ny, nx));
...
/* flat_sweep1 makes one step. */

/* 3 steps of the loop at line 38.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
flat_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> u_grid,
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
    auto fetch = [&](int plane_2, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane_2, planes, 1, 1)) : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[slot % 4][warp], u_grid[1] + (long long)plane_2*u_grid_row + x,
                    exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    real u_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_u = [&](int k, int plane_2) {
        if (0 <= plane_2 && plane_2 < planes)
            mint_load_row<4>(u_around[k], u_grid[k] + (long long)plane_2*u_grid_row + x, beyond);
    };
    auto advance = [&](int r_2, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(u_rows[k][age], u_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(u_rows[0][0], u_ring[slot % 4][warp], lane);
        fetch(r_2 + 3, slot + 3, known);
        real early[3][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real u_0[6];
            mint_move<4>(&u_0[1], u_rows[k][1]);
            mint_beside<1, 4, 1>(&u_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                early[k][e] = u_rows[k][1][e] + u_0[e] + u_0[e + 2] + u_rows[k][2][e];
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int e = 0; e < 4; e++)
                u_rows[k + 1][0][e] = (real)0.2*(early[k][e] + u_rows[k][0][e]);
            if (!known.inside) {
                mint_keep_row<4>(u_rows[k + 1][0], k == 0 ? u_around[k] : u_rows[k - 1][2], beyond);
                if (k == 0)
                    look_around_u(k, r_2 - k);
            }
            if (!known.steady) {
                const int plane_2 = r_2 - k - 1;
                if (plane_2 < 0 || plane_2 >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                            - mint_beyond(plane_2, planes, 1, 1));
                    mint_load_row<4>(u_rows[k + 1][0], u_grid[k % 2] + (long long)plane_2*u_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r_2 - 3 && r_2 - 3 < to)
            mint_store_row<4, false>(u_to[0] + (long long)(r_2 - 3)*u_grid_row + x, u_rows[3][0],
                    store_low, store_high, known.packed);
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
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_u(k, r_2 - k - 1);
        }
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

// Makes 3 steps of the loop in one launch.
static bool advance_flat_chain1(const mint_advance &steps)
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
    static const long long room = mint_room(steps.site, "flat_chain1_march",
            (const void *)flat_chain1_march<true>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "flat_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 2, 16)
            && mint_all_aligned(u_to, u_grid_stride, 2, 16);
    const auto march = packed ? flat_chain1_march<true> : flat_chain1_march<false>;
    if (march != flat_chain1_march<true>)
        mint_prepare_shared(steps.site, "flat_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "flat_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, u_grid, u_grid_stride[0], u_to);
    mint_launched(steps.site, "flat_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain flat_chain1 = {{"in.c", 38}, "flat_chain1", 3, 3, 1, 2, 1, 0x3, 0x0,
        advance_flat_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 34}, "u", &u[0], mint_extents(nx * ny), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 35}, "v", &v[0], mint_extents(nx * ny), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region_2({"in.c", 36});
...
            {
                const mint_site site = {"in.c", 40};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)ny - 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)nx - 1, 1);
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
                    const mint_touch u_reads = {"u[at]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                    const mint_touch v_writes = {"v[at]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    const bool v_apart = mint_once(v_map);
                    mint_apart(site, v_apart
                            || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere), "v[at]",
                            "v[at]");
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "flat_sweep1",
                            mint_tiles(site, "x", x_count, 128, 2147482366),
                            mint_tiles(site, "y", y_count, 6, 2147417066));
                    mint_file(site, flat_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, u_map, v_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        u_map.find_again();
                        v_map.find_again();
                        mint_launching(site, "flat_sweep1");
                        flat_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                            (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                        mint_launched(site, "flat_sweep1");
                    });
                }
            }
...
    mint_copy_out({"in.c", 52}, "u", &u[0], mint_extents(nx * ny));
    mint_copy_out({"in.c", 53}, "v", &v[0], mint_extents(nx * ny));
...
/* solid_sweep1 makes one step. */

/* Up to 3 steps of these loops at a time:
 * line 64: solid_sweep1
 * line 71: solid_sweep2
 * A block loads 32x24x16 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 20x12x4 cells. */
static __global__ void __launch_bounds__(512)
solid_chain1_tile(const real *__restrict__ r_from, real *r_to, int r_plane, int r_row,
                  mint_area<3> r_box, const real *__restrict__ s_from, real *s_to, int s_plane,
                  int s_row, mint_area<3> s_box, mint_area<3> solid_sweep1_cells,
                  mint_area<3> solid_sweep2_cells, int steps_2, long long x_start,
                  long long y_start, long long z_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*20;
    const long long y0 = y_start + (long long)blockIdx.y*12;
    const long long z0 = z_start + (long long)blockIdx.z*4;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const r_tile)[24][32] = reinterpret_cast<real (*)[24][32]>(mint_shared);
    real (*const s_tile)[24][32] = reinterpret_cast<real (*)[24][32]>(mint_shared + 98304);
    auto *r = r_tile;
    auto *s = s_tile;
    const mint_stretch solid_sweep1_z = mint_in_tile(solid_sweep1_cells.first[2],
            solid_sweep1_cells.end[2], z0, 16);
    const mint_stretch solid_sweep1_y = mint_in_tile(solid_sweep1_cells.first[1],
            solid_sweep1_cells.end[1], y0, 24);
    const mint_stretch solid_sweep1_x = mint_in_tile(solid_sweep1_cells.first[0],
            solid_sweep1_cells.end[0], x0, 32);
    const mint_stretch solid_sweep2_z = mint_in_tile(solid_sweep2_cells.first[2],
            solid_sweep2_cells.end[2], z0, 16);
    const mint_stretch solid_sweep2_y = mint_in_tile(solid_sweep2_cells.first[1],
            solid_sweep2_cells.end[1], y0, 24);
    const mint_stretch solid_sweep2_x = mint_in_tile(solid_sweep2_cells.first[0],
            solid_sweep2_cells.end[0], x0, 32);
    // Load the tile and its ghost zone.
    {
        const mint_stretch r_z = mint_in_tile(r_box.first[2], r_box.end[2], z0, 16);
        const mint_stretch r_y = mint_in_tile(r_box.first[1], r_box.end[1], y0, 24);
        const mint_stretch r_x = mint_in_tile(r_box.first[0], r_box.end[0], x0, 32);
        for (int cz = r_z.first; cz < r_z.end; cz += 1) {
            for (int cy = r_y.first + ty; cy < r_y.end; cy += 16) {
                for (int cx = r_x.first + tx; cx < r_x.end; cx += 32)
                    r_tile[cz][cy][cx] = r_from[(z0+cz)*r_plane+(y0+cy)*r_row+(x0+cx)];
            }
        }
    }
    {
        const mint_stretch s_z = mint_in_tile(s_box.first[2], s_box.end[2], z0, 16);
        const mint_stretch s_y = mint_in_tile(s_box.first[1], s_box.end[1], y0, 24);
        const mint_stretch s_x = mint_in_tile(s_box.first[0], s_box.end[0], x0, 32);
        for (int cz = s_z.first; cz < s_z.end; cz += 1) {
            for (int cy = s_y.first + ty; cy < s_y.end; cy += 16) {
                for (int cx = s_x.first + tx; cx < s_x.end; cx += 32)
                    if (!(mint_in_span(solid_sweep1_z, cz) && mint_in_span(solid_sweep1_y, cy)
                            && mint_in_span(solid_sweep1_x, cx)))
                        s_tile[cz][cy][cx] = s_from[(z0+cz)*s_plane+(y0+cy)*s_row+(x0+cx)];
            }
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 64.
            const mint_stretch level_z = mint_cut(solid_sweep1_z, 5 - 2*(steps_2 - 1 - step), 11
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_y = mint_cut(solid_sweep1_y, 5 - 2*(steps_2 - 1 - step), 19
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(solid_sweep1_x, 5 - 2*(steps_2 - 1 - step), 27
                    + 2*(steps_2 - 1 - step));
            for (int cz = level_z.first; cz < level_z.end; cz += 1) {
                for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                    for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                        s[cz][cy][cx] = (real)0.125*(r[cz-1][cy][cx] + r[cz+1][cy][cx]
                                + r[cz][cy-1][cx] + r[cz][cy+1][cx] + r[cz][cy][cx-1]
                                + r[cz][cy][cx+1]);
                }
            }
        }
        __syncthreads();
        {
            // The loops at line 71.
            const mint_stretch level_z_2 = mint_cut(solid_sweep2_z, 6 - 2*(steps_2 - 1 - step), 10
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_y_2 = mint_cut(solid_sweep2_y, 6 - 2*(steps_2 - 1 - step), 18
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_x_2 = mint_cut(solid_sweep2_x, 6 - 2*(steps_2 - 1 - step), 26
                    + 2*(steps_2 - 1 - step));
            for (int cz = level_z_2.first; cz < level_z_2.end; cz += 1) {
                for (int cy = level_y_2.first + ty; cy < level_y_2.end; cy += 16) {
                    for (int cx = level_x_2.first + tx; cx < level_x_2.end; cx += 32)
                        r[cz][cy][cx] = (real)0.125*(s[cz-1][cy][cx] + s[cz+1][cy][cx]
                                + s[cz][cy-1][cx] + s[cz][cy+1][cx] + s[cz][cy][cx-1]
                                + s[cz][cy][cx+1]);
                }
            }
        }
        __syncthreads();
    }
    // Commit the tile.
    if (r_to) {
        const mint_stretch r_z_2 = mint_cut(solid_sweep2_z, 6, 10);
        const mint_stretch r_y_2 = mint_cut(solid_sweep2_y, 6, 18);
        const mint_stretch r_x_2 = mint_cut(solid_sweep2_x, 6, 26);
        for (int cz = r_z_2.first; cz < r_z_2.end; cz += 1) {
            for (int cy = r_y_2.first + ty; cy < r_y_2.end; cy += 16) {
                for (int cx = r_x_2.first + tx; cx < r_x_2.end; cx += 32)
                    r_to[(z0+cz)*r_plane+(y0+cy)*r_row+(x0+cx)] = r_tile[cz][cy][cx];
            }
        }
    }
    if (s_to) {
        const mint_stretch s_z_2 = mint_cut(solid_sweep1_z, 6, 10);
        const mint_stretch s_y_2 = mint_cut(solid_sweep1_y, 6, 18);
        const mint_stretch s_x_2 = mint_cut(solid_sweep1_x, 6, 26);
        for (int cz = s_z_2.first; cz < s_z_2.end; cz += 1) {
            for (int cy = s_y_2.first + ty; cy < s_y_2.end; cy += 16) {
                for (int cx = s_x_2.first + tx; cx < s_x_2.end; cx += 32)
                    s_to[(z0+cz)*s_plane+(y0+cy)*s_row+(x0+cx)] = s_tile[cz][cy][cx];
            }
        }
    }
}

/* solid_sweep2 makes one step. */

// Launches solid_chain1_tile for the oldest steps that wait. False: it cannot.
static bool solid_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<3> cells0 = {{a.range(0)[0], a.range(0)[2], a.range(0)[4]}, {a.range(0)[0]
            + a.range(0)[1], a.range(0)[2] + a.range(0)[3], a.range(0)[4] + a.range(0)[5]}};
    const mint_area<3> cells1 = {{a.range(1)[0], a.range(1)[2], a.range(1)[4]}, {a.range(1)[0]
            + a.range(1)[1], a.range(1)[2] + a.range(1)[3], a.range(1)[4] + a.range(1)[5]}};
    const mint_area<3> all = mint_hull(cells0, cells1);
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x1, 0x1, 0x1};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<3> touched[2];
    touched[0].add(mint_around(cells0, mint_area<3>{{-1, -1, -1}, {1, 1, 1}}));
    touched[0].add_sure(mint_around(cells0, mint_area<3>{{-1, -1, -1}, {1, 1, 1}}));
    touched[0].add(mint_around(cells1, mint_area<3>{{0, 0, 0}, {0, 0, 0}}));
    touched[0].add_sure(mint_around(cells1, mint_area<3>{{0, 0, 0}, {0, 0, 0}}));
    touched[1].add(mint_around(cells0, mint_area<3>{{0, 0, 0}, {0, 0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<3>{{0, 0, 0}, {0, 0, 0}}));
    touched[1].add(mint_around(cells1, mint_area<3>{{-1, -1, -1}, {1, 1, 1}}));
    touched[1].add_sure(mint_around(cells1, mint_area<3>{{-1, -1, -1}, {1, 1, 1}}));
    mint_area<3> loaded[2];
    if (!mint_may_load(a, 0, touched, {0}, 1, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1}, 1, false, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 20, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 12, 65535);
    const unsigned blocks_z = mint_blocks_along(all.end[2] - all.first[2], 4, 65535);
    if (blocks_x == 0 || blocks_y == 0 || blocks_z == 0)
        return false;
    mint_prepare_shared(a.site, "solid_chain1_tile", (const void *)solid_chain1_tile, 196608);
    mint_launching(a.site, "solid_chain1_tile");
    solid_chain1_tile<<<dim3(blocks_x, blocks_y, blocks_z), dim3(32, 16, 1), 196608, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        (int)a.place(0, 0).stride[0], (int)a.place(0, 0).stride[1], loaded[0],
        (const real *)a.place(0, 1).read, stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr,
        (int)a.place(0, 1).stride[0], (int)a.place(0, 1).stride[1], loaded[1], cells0, cells1,
        a.steps, all.first[0] - 6, all.first[1] - 6, all.first[2] - 6);
    mint_launched(a.site, "solid_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned solid_chain1_twins[] = {0x0, 0x1, 0x1, 0x1};
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain solid_chain1 = {{"in.c", 62}, "solid_chain1", 3, 2, 1, 2, 2, 0x3, 0x0,
        solid_chain1_launch, solid_chain1_twins, {0, 1}, {{2, 0x1, 0x2, 0, {0, 1}}, {2, 0x1, 0x2, 1,
        {1, 0}}}};

...
{ mint_scope mappings_3;
    mint_copy_in(mappings_3, {"in.c", 58}, "r", &r[0][0][0], mint_extents(sizeof(r) / sizeof(r[0]), sizeof(r[0]) / sizeof(r[0][0]), sizeof(r[0][0]) / sizeof(r[0][0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 59}, "s", &s[0][0][0], mint_extents(sizeof(s) / sizeof(s[0]), sizeof(s[0]) / sizeof(s[0][0]), sizeof(s[0][0]) / sizeof(s[0][0][0])), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region_3({"in.c", 60});
...
            {
                const mint_site site = {"in.c", 64};
                const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)nz - 1, 1);
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)ny - 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)nx - 1, 1);
                if (z_count > 0 && y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &r_map = mint_find(site, "r", &r[0][0][0], sizeof(real),
                            mint_extents(0, 40, 150));
                    mint_mapping &s_map = mint_find(site, "s", &s[0][0][0], sizeof(real),
                            mint_extents(0, 40, 150));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {r_map, "r", 0, "z-1..z+1", z_begin - 1, z_begin + z_count},
                        {r_map, "r", 1, "y-1..y+1", y_begin - 1, y_begin + y_count},
                        {r_map, "r", 2, "x-1..x+1", x_begin - 1, x_begin + x_count},
                        {s_map, "s", 0, "z", z_begin, z_begin + z_count - 1},
                        {s_map, "s", 1, "y", y_begin, y_begin + y_count - 1},
                        {s_map, "s", 2, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks(site, "solid_sweep1",
                            mint_tiles(site, "x", x_count, 64, 2147482494), mint_ceil_div(y_count, 8),
                            mint_ceil_div(z_count, 4));
                    mint_file(site, solid_chain1, 0, {&r_map, &s_map}, {x_begin, x_count, y_begin, y_count,
                            z_begin, z_count}, mint_no_scalars(),
                            [site, blocks, &r_map, &s_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count, z_count = z_count]() mutable {
                        mint_launching(site, "solid_sweep1");
                        solid_sweep1<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                            (real *)r_map.device, (int)r_map.stride[0], (int)r_map.stride[1],
                            (real *)s_map.device, (int)s_map.stride[0], (int)s_map.stride[1], (unsigned)x_count,
                            (unsigned)y_count, (unsigned)z_count,
                            mint_is_aligned(r_map, x_begin, 16) && mint_is_aligned(s_map, x_begin, 16));
                        mint_launched(site, "solid_sweep1");
                    });
                }
            }
            {
                const mint_site site = {"in.c", 71};
                const long long z_begin = 1, z_count = mint_trips(z_begin, nz - 1, 1);
                const long long y_begin = 1, y_count = mint_trips(y_begin, ny - 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, nx - 1, 1);
                if (z_count > 0 && y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &s_map = mint_find(site, "s", &s[0][0][0], sizeof(real),
                            mint_extents(0, 40, 150));
                    mint_mapping &r_map = mint_find(site, "r", &r[0][0][0], sizeof(real),
                            mint_extents(0, 40, 150));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {s_map, "s", 0, "z-1..z+1", z_begin - 1, z_begin + z_count},
                        {s_map, "s", 1, "y-1..y+1", y_begin - 1, y_begin + y_count},
                        {s_map, "s", 2, "x-1..x+1", x_begin - 1, x_begin + x_count},
                        {r_map, "r", 0, "z", z_begin, z_begin + z_count - 1},
                        {r_map, "r", 1, "y", y_begin, y_begin + y_count - 1},
                        {r_map, "r", 2, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks(site, "solid_sweep2",
                            mint_tiles(site, "x", x_count, 64, 2147482494), mint_ceil_div(y_count, 8),
                            mint_ceil_div(z_count, 4));
                    mint_file(site, solid_chain1, 1, {&s_map, &r_map}, {x_begin, x_count, y_begin, y_count,
                            z_begin, z_count}, mint_no_scalars(),
                            [site, blocks, &s_map, &r_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count, z_count = z_count]() mutable {
                        mint_launching(site, "solid_sweep2");
                        solid_sweep2<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                            (real *)s_map.device, (int)s_map.stride[0], (int)s_map.stride[1],
                            (real *)r_map.device, (int)r_map.stride[0], (int)r_map.stride[1], (unsigned)x_count,
                            (unsigned)y_count, (unsigned)z_count,
                            mint_is_aligned(s_map, x_begin, 16) && mint_is_aligned(r_map, x_begin, 16));
                        mint_launched(site, "solid_sweep2");
                    });
                }
            }
...
    mint_copy_out({"in.c", 77}, "r", &r[0][0][0], mint_extents(sizeof(r) / sizeof(r[0]), sizeof(r[0]) / sizeof(r[0][0]), sizeof(r[0][0]) / sizeof(r[0][0][0])));
    mint_copy_out({"in.c", 78}, "s", &s[0][0][0], mint_extents(sizeof(s) / sizeof(s[0]), sizeof(s[0]) / sizeof(s[0][0]), sizeof(s[0][0]) / sizeof(s[0][0][0])));
...
/* masked_sweep1 makes one step. */

/* 3 steps of the loop at line 88.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
masked_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> u_grid,
                    long long u_grid_row, mint_each<real *, 2> u_to, mint_border u_border,
                    const real *mask_grid, long long mask_grid_row)
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
    auto fetch = [&](int plane_2, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, u_border.below[1], u_border.above[1], 0,
                    1, 0, 0, 1 - mint_beyond(plane_2 - 2, planes, u_border.below[0],
                    u_border.above[0])) : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[0][slot % 4][warp], u_grid[0]
                    + (long long)(plane_2 - 2)*u_grid_row + x, exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, u_border.below[1], u_border.above[1], 0,
                    1, 0, 0, 1 - mint_beyond(plane_2 - 1, planes, u_border.below[0],
                    u_border.above[0])) : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[1][slot % 4][warp], u_grid[1]
                    + (long long)(plane_2 - 1)*u_grid_row + x, exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                    -mint_beyond(plane_2, planes, 0, 0)) : known.inside ? ~0u : there_2;
            mint_start_row<4>(mask_ring[slot % 8][warp], mask_grid
                    + (long long)plane_2*mask_grid_row + x, exist, known.packed, lane);
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
            real mask_0[4];
            mint_take_row<4>(&mask_0[0], mask_ring[(slot - min(slot, 2u + k)) % 8][warp], lane);
#pragma unroll
            for (int e = 0; e < 4; e++)
                u_rows[k + 2][0][e] = mask_0[e] > (real)0.3
                        ? (real)0.25*(u_rows[k + 1][2][e] + u_rows[k + 1][0][e] + early[k][e]
                        + early_2[k][e]) : u_rows[k][2][e];
            if (!known.inside)
                mint_keep_row<4>(u_rows[k + 2][0], u_rows[k][2], beyond);
            if (!known.steady) {
                const int plane_2 = r_2 - k - 2;
                if (plane_2 < 0 || plane_2 >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, u_border.below[1],
                            u_border.above[1], 0, 1, 0, 0, 1
                            - mint_beyond(plane_2, planes, u_border.below[0], u_border.above[0]));
                    mint_load_row<4>(u_rows[k + 2][0], u_grid[k % 2] + (long long)plane_2*u_grid_row
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
static bool advance_masked_chain1(const mint_advance &steps)
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
    const mint_place_of mask_place = steps.place(0, 0);
    const mint_each<real *, 1> mask_from = {{(real *)mask_place.read + range[2]*mask_place.stride[0]
            + range[0]*mask_place.stride[1]}};
    const mint_tiling gx = mint_tile<128, 3, 3, 4, 2>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "masked_chain1_march",
            (const void *)masked_chain1_march<true>, 128, 65536);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "masked_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 2, 16)
            && mint_all_aligned(u_to, u_grid_stride, 2, 16)
            && mint_all_aligned(mask_from, mask_place.stride, 2, 16);
    const auto march = packed ? masked_chain1_march<true> : masked_chain1_march<false>;
    if (march != masked_chain1_march<true>)
        mint_prepare_shared(steps.site, "masked_chain1_march", (const void *)march, 65536);
    mint_launching(steps.site, "masked_chain1_march");
    march<<<blocks, 128, 65536, mint_stream()>>>(gx, division, u_grid, u_grid_stride[0], u_to,
            u_border, mask_from.of[0], mask_place.stride[0]);
    mint_launched(steps.site, "masked_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain masked_chain1 = {{"in.c", 88}, "masked_chain1", 3, 3, 0, 3, 1, 0x6, 0x0,
        advance_masked_chain1, nullptr, {0, 2, 1}, {{3, 0x7, 0x4, 2, {0, 1, 2}}}};

...
{ mint_scope mappings_4;
    mint_copy_in(mappings_4, {"in.c", 83}, "u", u, mint_extents(ny, nx), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_4, {"in.c", 84}, "v", v, mint_extents(ny, nx), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_4, {"in.c", 85}, "mask", &mask[0][0], mint_extents(sizeof(mask) / sizeof(mask[0]), sizeof(mask[0]) / sizeof(mask[0][0])), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region_4({"in.c", 86}, mint_rows_stay);
...
            {
                const mint_site site = {"in.c", 90};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)ny - 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)nx - 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &mask_map = mint_find(site, "mask", &mask[0][0], sizeof(real),
                            mint_extents(0, 150));
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_table v_map = mint_find_table(site, "v", v);
                    mint_reach_or_dense(site, u_map, 0, mint_greater(y_begin - 1, 0),
                            mint_lesser(y_begin + y_count - 2, (long long)(ny) - 3));
                    mint_reach_or_dense(site, u_map, 0, mint_greater(y_begin + 1, 2),
                            mint_lesser(y_begin + y_count, (long long)(ny) - 1));
                    mint_reach_or_dense(site, u_map, 0, mint_greater(y_begin, 1),
                            mint_lesser(y_begin + y_count - 1, (long long)(ny) - 2));
                    mint_reach_or_dense(site, u_map, 0, mint_greater(y_begin, 1),
                            mint_lesser(y_begin + y_count - 1, (long long)(ny) - 2));
                    mint_reach_or_dense(site, u_map, 1, mint_greater(x_begin, 1),
                            mint_lesser(x_begin + x_count - 1, (long long)(nx) - 2));
                    mint_reach_or_dense(site, u_map, 1, mint_greater(x_begin, 1),
                            mint_lesser(x_begin + x_count - 1, (long long)(nx) - 2));
                    mint_reach_or_dense(site, u_map, 1, mint_greater(x_begin - 1, 0),
                            mint_lesser(x_begin + x_count - 2, (long long)(nx) - 3));
                    mint_reach_or_dense(site, u_map, 1, mint_greater(x_begin + 1, 2),
                            mint_lesser(x_begin + x_count, (long long)(nx) - 1));
                    mint_reach_or_dense(site, v_map, 0, mint_greater(y_begin, 1),
                            mint_lesser(y_begin + y_count - 1, (long long)(ny) - 2));
                    mint_reach_or_dense(site, v_map, 1, mint_greater(x_begin, 1),
                            mint_lesser(x_begin + x_count - 1, (long long)(nx) - 2));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {mask_map, "mask", 0, "y", y_begin, y_begin + y_count - 1},
                        {mask_map, "mask", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    u_map.settle(site, "u");
                    v_map.settle(site, "v");
                    static const mint_checked v_checked[] = {
                        {{"in.c", 93}, "v", "v[y][x]", -1},
                    };
                    static const mint_checked u_checked[] = {
                        {{"in.c", 93}, "u", "u[y - 1][x]", -1},
                        {{"in.c", 93}, "u", "u[y + 1][x]", -1},
                        {{"in.c", 93}, "u", "u[y][x - 1]", -1},
                        {{"in.c", 93}, "u", "u[y][x + 1]", -1},
                    };
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch mask_reads = {"mask[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch u_reads = {"u[y - 1][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                    mint_coincide(site, loops, mask_map, "mask", mask_reads, v_map, "v", v_writes);
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "masked_sweep1",
                            mint_tiles(site, "x", x_count, 128, 2147482366),
                            mint_tiles(site, "y", y_count, 2, 2147417078));
                    // Launches of single steps hold accesses to the extents of the arrays.
                    const mint_alone alone = {mint_stays_inside(u_map, 0, y_begin - 1, y_begin + y_count)
                            && mint_stays_inside(u_map, 1, x_begin - 1, x_begin + x_count)
                            && mint_stays_inside(v_map, 0, y_begin, y_begin + y_count - 1)
                            && mint_stays_inside(v_map, 1, x_begin, x_begin + x_count - 1) ? 0 : 2, {}};
                    mint_file(site, masked_chain1, 0, {&mask_map, &u_map, &v_map}, {x_begin, x_count, y_begin,
                            y_count}, mint_no_scalars(),
                            [site, blocks, &mask_map, u_map, v_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        u_map.find_again();
                        v_map.find_again();
                        mint_launching(site, "masked_sweep1");
                        masked_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)mask_map.device, (int)mask_map.stride[0], (real *)u_map.device,
                            u_map.stride[0], (real *)v_map.device, v_map.stride[0], (unsigned)x_count,
                            (unsigned)y_count, mint_is_aligned(mask_map, x_begin, 16),
                            mint_elements(site, v_map, v_map.device, v_checked),
                            mint_elements(site, u_map, u_map.device, u_checked));
                        mint_launched(site, "masked_sweep1");
                    }, alone);
                }
            }
...
    mint_copy_out({"in.c", 99}, "u", u, mint_extents(ny, nx));
    mint_copy_out({"in.c", 100}, "v", v, mint_extents(ny, nx));
...
    real **u = new_rows(ny, nx), **v = new_rows(ny, nx), *p = (real *)malloc(cells * sizeof *p), *q = (real *)malloc(cells * sizeof *q);
