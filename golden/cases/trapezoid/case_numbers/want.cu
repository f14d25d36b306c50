
...
/* odd_sweep1 makes one step. */

/* 3 steps of the loop at line 18.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 3)
odd_chain1_march(mint_tiling gx, mint_division division, mint_each<float *, 2> u_grid,
                 long long u_grid_row, mint_each<float *, 1> u_to, mint_each<double, 3> h_each)
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
    float (*const u_ring)[4][128] = reinterpret_cast<float (*)[4][128]>(mint_shared);
    float u_rows[4][3][4] = {}; // steps, planes (newest first)
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
    float u_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
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
        double early[3][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            float u_0[6];
            mint_move<4>(&u_0[1], u_rows[k][1]);
            mint_beside<1, 4, 1>(&u_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                early[k][e] = h_each[k]*u_rows[k][2][e] + 0.25*(u_0[e] + u_0[e + 2]);
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int e = 0; e < 4; e++)
                u_rows[k + 1][0][e] = early[k][e] - 0.1*u_rows[k][0][e]*u_rows[k][1][e];
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

struct odd_chain1_values {
    double h;
};
// Makes 3 steps of the loop in one launch.
static bool advance_odd_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    mint_each<float *, 2> u_grid;
    mint_each<float *, 1> u_to;
    const long long *u_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, u_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        u_grid.of[k] = (float *)place.read + range[2]*u_grid_stride[0] + range[0]*u_grid_stride[1];
    }
    u_to.of[0] = (float *)steps.place(2, 1).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 3, 3, 4, 4>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "odd_chain1_march",
            (const void *)odd_chain1_march<true>, 128, 8192);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 2.5);
    const dim3 blocks = mint_blocks(steps.site, "odd_chain1_march",
            mint_ceil_div(division.units(), 4));
    mint_each<double, 3> h_each;
    for (int k = 0; k < 3; k++) {
        h_each.of[k] = steps.scalars<odd_chain1_values>(k, 0).h;
    }
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 2, 16)
            && mint_all_aligned(u_to, u_grid_stride, 2, 16);
    const auto march = packed ? odd_chain1_march<true> : odd_chain1_march<false>;
    if (march != odd_chain1_march<true>)
        mint_prepare_shared(steps.site, "odd_chain1_march", (const void *)march, 8192);
    mint_launching(steps.site, "odd_chain1_march");
    march<<<blocks, 128, 8192, mint_stream()>>>(gx, division, u_grid, u_grid_stride[0], u_to,
            h_each);
    mint_launched(steps.site, "odd_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain odd_chain1 = {{"in.c", 18}, "odd_chain1", 3, 3, 1, 2, 1, 0x3, 0x0,
        advance_odd_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 13}, "u", &u[0][0], mint_extents(M, N), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 14}, "v", &v[0][0], mint_extents(M, N), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 15});
...
            {
                const mint_site site = {"in.c", 21};
                const long long y_begin = 1, y_count = mint_trips(y_begin, M - 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, N - 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(float), mint_extents(0, 41));
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(float), mint_extents(0, 41));
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
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "odd_sweep1",
                            mint_tiles(site, "x", x_count, 1024, 2147480574),
                            mint_tiles(site, "y", y_count, 2, 2147417078));
                    mint_file(site, odd_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                            odd_chain1_values{(double)(h)},
                            [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count, h = h]() mutable {
                        mint_launching(site, "odd_sweep1");
                        odd_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (float *)u_map.device, u_map.stride[0], (float *)v_map.device, v_map.stride[0], h,
                            (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                        mint_launched(site, "odd_sweep1");
                    });
                }
            }
...
    mint_copy_out({"in.c", 29}, "u", &u[0][0], mint_extents(M, N));
    mint_copy_out({"in.c", 30}, "v", &v[0][0], mint_extents(M, N));
...
/* even_sweep1 makes one step. */

/* 4 steps of the loop at line 40.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed, bool fewer>
static __global__ void __launch_bounds__(128, 3)
even_chain1_march(mint_tiling gx, mint_division division, mint_each<float *, 2> u_grid,
                  long long u_grid_row, mint_each<float *, 1> u_to, mint_each<double, 4> h_each,
                  int made)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 4, 4, 4, 4> x_tile;
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
    float (*const u_ring)[4][128] = reinterpret_cast<float (*)[4][128]>(mint_shared);
    float u_rows[5][3][4] = {}; // steps, planes (newest first)
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
    float u_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_u = [&](int k, int plane) {
        if (0 <= plane && plane < planes)
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
        double early[4][4];
        float early_2[4][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 4; k++) {
            if (fewer && k >= made)
                break;
            float u_0[6];
            mint_move<4>(&u_0[1], u_rows[k][1]);
            mint_beside<1, 4, 1>(&u_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++) {
                early[k][e] = u_0[e]*0.3;
                early_2[k][e] = u_0[e + 2]/7;
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
                u_rows[k + 1][0][e] = (u_rows[k][2][e] + u_rows[k][0][e])*h_each[k] - early[k][e]
                        + early_2[k][e];
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
        if (from <= r - 4 && r - 4 < to)
            mint_store_row<4, known.inside>(u_to[0] + (long long)(r - 4)*u_grid_row + x,
                    u_rows[4][0], store_low, store_high, known.packed);
    };
    const int end = to + 4; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 4, -1);
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

struct even_chain1_values {
    double h;
};
// Makes up to 4 steps of the loop in one launch.
static bool advance_even_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps < 3 || steps.steps > 4 || range[1] > mint_most_cells || range[3]
            > mint_most_cells)
        return false;
    mint_each<float *, 2> u_grid;
    mint_each<float *, 1> u_to;
    const long long *u_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, u_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        u_grid.of[k] = (float *)place.read + range[2]*u_grid_stride[0] + range[0]*u_grid_stride[1];
    }
    u_to.of[0] = (float *)steps.place(steps.steps - 1, 1).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 4, 4, 4, 4>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "even_chain1_march",
            (const void *)even_chain1_march<true, false>, 128, 8192);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 8, 2.5);
    const dim3 blocks = mint_blocks(steps.site, "even_chain1_march",
            mint_ceil_div(division.units(), 4));
    mint_each<double, 4> h_each;
    for (int k = 0; k < steps.steps; k++) {
        h_each.of[k] = steps.scalars<even_chain1_values>(k, 0).h;
    }
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 2, 16)
            && mint_all_aligned(u_to, u_grid_stride, 2, 16);
    const auto march = steps.steps < 4
            ? (packed ? even_chain1_march<true, true> : even_chain1_march<false, true>)
            : (packed ? even_chain1_march<true, false> : even_chain1_march<false, false>);
    if (march != even_chain1_march<true, false>)
        mint_prepare_shared(steps.site, "even_chain1_march", (const void *)march, 8192);
    mint_launching(steps.site, "even_chain1_march");
    march<<<blocks, 128, 8192, mint_stream()>>>(gx, division, u_grid, u_grid_stride[0], u_to,
            h_each, steps.steps);
    mint_launched(steps.site, "even_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain even_chain1 = {{"in.c", 40}, "even_chain1", 4, 3, 1, 2, 1, 0x3, 0x0,
        advance_even_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 35}, "u", &u[0][0], mint_extents(M, N), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 36}, "v", &v[0][0], mint_extents(M, N), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region_2({"in.c", 37});
...
            {
                const mint_site site = {"in.c", 43};
                const long long y_begin = 1, y_count = mint_trips(y_begin, M - 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, N - 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(float), mint_extents(0, 41));
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(float), mint_extents(0, 41));
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
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "even_sweep1",
                            mint_tiles(site, "x", x_count, 1024, 2147480574),
                            mint_tiles(site, "y", y_count, 2, 2147417078));
                    mint_file(site, even_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                            even_chain1_values{(double)(h)},
                            [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count, h = h]() mutable {
                        mint_launching(site, "even_sweep1");
                        even_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (float *)u_map.device, u_map.stride[0], (float *)v_map.device, v_map.stride[0], h,
                            (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                        mint_launched(site, "even_sweep1");
                    });
                }
            }
...
    mint_copy_out({"in.c", 51}, "u", &u[0][0], mint_extents(M, N));
    mint_copy_out({"in.c", 52}, "v", &v[0][0], mint_extents(M, N));
