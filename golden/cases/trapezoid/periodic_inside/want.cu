
...
/* constant_sweep1 makes one step. */

/* Up to 3 steps of these loops at a time:
 * line 19: constant_sweep1
 * line 25: constant_sweep2
 * A block loads 96x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 87x58x1 cells. */
static __global__ void __launch_bounds__(512)
constant_chain1_tile(const real *__restrict__ u_from, real *u_to, int u_row, mint_area<2> u_box,
                     const real *__restrict__ v_from, real *v_to, int v_row, mint_area<2> v_box,
                     mint_area<2> constant_sweep1_cells, mint_area<2> constant_sweep2_cells,
                     int steps_2, long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*87;
    const long long y0 = y_start + (long long)blockIdx.y*58;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const u_tile)[96] = reinterpret_cast<real (*)[96]>(mint_shared);
    real (*const v_tile)[96] = reinterpret_cast<real (*)[96]>(mint_shared + 49152);
    auto *u = u_tile;
    auto *v = v_tile;
    const mint_stretch constant_sweep1_y = mint_in_tile(constant_sweep1_cells.first[1],
            constant_sweep1_cells.end[1], y0, 64);
    const mint_stretch constant_sweep1_x = mint_in_tile(constant_sweep1_cells.first[0],
            constant_sweep1_cells.end[0], x0, 96);
    const mint_stretch constant_sweep2_y = mint_in_tile(constant_sweep2_cells.first[1],
            constant_sweep2_cells.end[1], y0, 64);
    const mint_stretch constant_sweep2_x = mint_in_tile(constant_sweep2_cells.first[0],
            constant_sweep2_cells.end[0], x0, 96);
    // Load the tile and its ghost zone.
    {
        const mint_stretch u_y = mint_in_tile(u_box.first[1], u_box.end[1], y0, 64);
        const mint_stretch u_x = mint_in_tile(u_box.first[0], u_box.end[0], x0, 96);
        for (int cy = u_y.first + ty; cy < u_y.end; cy += 16) {
            for (int cx = u_x.first + tx; cx < u_x.end; cx += 32)
                u_tile[cy][cx] = u_from[(y0+cy)*u_row+(x0+cx)];
        }
    }
    {
        const mint_stretch v_y = mint_in_tile(v_box.first[1], v_box.end[1], y0, 64);
        const mint_stretch v_x = mint_in_tile(v_box.first[0], v_box.end[0], x0, 96);
        for (int cy = v_y.first + ty; cy < v_y.end; cy += 16) {
            for (int cx = v_x.first + tx; cx < v_x.end; cx += 32)
                if (!(mint_in_span(constant_sweep1_y, cy) && mint_in_span(constant_sweep1_x, cx)))
                    v_tile[cy][cx] = v_from[(y0+cy)*v_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 19.
            const mint_stretch level_y = mint_cut(constant_sweep1_y, 3 - (steps_2 - 1 - step), 61
                    + (steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(constant_sweep1_x, 6 - 2*(steps_2 - 1 - step), 93
                    + (steps_2 - 1 - step));
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    v[cy][cx] = (u[cy-1][cx] + u[cy+1][cx] + u[cy][cx-2] + u[cy][cx+1])/4;
            }
        }
        __syncthreads();
        {
            // The loops at line 25.
            const mint_stretch level_y_2 = mint_cut(constant_sweep2_y, 3 - (steps_2 - 1 - step), 61
                    + (steps_2 - 1 - step));
            const mint_stretch level_x_2 = mint_cut(constant_sweep2_x, 6 - 2*(steps_2 - 1 - step),
                    93 + (steps_2 - 1 - step));
            for (int cy = level_y_2.first + ty; cy < level_y_2.end; cy += 16) {
                for (int cx = level_x_2.first + tx; cx < level_x_2.end; cx += 32)
                    u[cy][cx] = v[cy][cx];
            }
        }
        __syncthreads();
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_y_2 = mint_cut(constant_sweep2_y, 3, 61);
        const mint_stretch u_x_2 = mint_cut(constant_sweep2_x, 6, 93);
        for (int cy = u_y_2.first + ty; cy < u_y_2.end; cy += 16) {
            for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 32)
                u_to[(y0+cy)*u_row+(x0+cx)] = u_tile[cy][cx];
        }
    }
    if (v_to) {
        const mint_stretch v_y_2 = mint_cut(constant_sweep1_y, 3, 61);
        const mint_stretch v_x_2 = mint_cut(constant_sweep1_x, 6, 93);
        for (int cy = v_y_2.first + ty; cy < v_y_2.end; cy += 16) {
            for (int cx = v_x_2.first + tx; cx < v_x_2.end; cx += 32)
                v_to[(y0+cy)*v_row+(x0+cx)] = v_tile[cy][cx];
        }
    }
}

/* constant_sweep2 makes one step. */

// Launches constant_chain1_tile for the oldest steps that wait. False: it cannot.
static bool constant_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> cells1 = {{a.range(1)[0], a.range(1)[2]}, {a.range(1)[0] + a.range(1)[1],
            a.range(1)[2] + a.range(1)[3]}};
    const mint_area<2> all = mint_hull(cells0, cells1);
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x1, 0x1, 0x1};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[2];
    touched[0].add(mint_around(cells0, mint_area<2>{{-2, -1}, {1, 1}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{-2, -1}, {1, 1}}));
    touched[0].add(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[0].add_sure(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    mint_area<2> loaded[2];
    if (!mint_may_load(a, 0, touched, {0}, 1, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1}, 1, false, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 87, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 58, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "constant_chain1_tile", (const void *)constant_chain1_tile, 98304);
    mint_launching(a.site, "constant_chain1_tile");
    constant_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 98304, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        (int)a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, (int)a.place(0, 1).stride[0],
        loaded[1], cells0, cells1, a.steps, all.first[0] - 6, all.first[1] - 3);
    mint_launched(a.site, "constant_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned constant_chain1_twins[] = {0x0, 0x1, 0x1, 0x1};
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain constant_chain1 = {{"in.c", 17}, "constant_chain1", 3, 2, 1, 2, 2, 0x3, 0x0,
        constant_chain1_launch, constant_chain1_twins, {0, 1}, {{2, 0x1, 0x2, 0, {0, 1}}, {2, 0x1,
        0x2, 1, {1, 0}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 12}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 13}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 2, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 14});
...
            {
                const mint_site site = {"in.c", 19};
                const long long i_begin = 1, i_count = mint_trips(i_begin, N - 1, 1);
                const long long j_begin = 2, j_count = mint_trips(j_begin, N - 1, 1);
                if (i_count > 0 && j_count > 0) {
                    mint_may_wait();
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 40));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "i-1..i+1", i_begin - 1, i_begin + i_count},
                        {u_map, "u", 1, "j-2..j+1", j_begin - 2, j_begin + j_count},
                        {v_map, "v", 0, "i", i_begin, i_begin + i_count - 1},
                        {v_map, "v", 1, "j", j_begin, j_begin + j_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "constant_sweep1",
                            mint_tiles(site, "j", j_count, 512, 2147481597),
                            mint_tiles(site, "i", i_count, 2, 2147417078));
                    mint_file(site, constant_chain1, 0, {&u_map, &v_map}, {j_begin, j_count, i_begin, i_count},
                            mint_no_scalars(),
                            [site, blocks, &u_map, &v_map, j_begin = j_begin, j_count = j_count,
                                    i_count = i_count]() mutable {
                        mint_launching(site, "constant_sweep1");
                        constant_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device,
                            (int)v_map.stride[0], (unsigned)j_count, (unsigned)i_count,
                            mint_is_aligned(u_map, j_begin, 16) && mint_is_aligned(v_map, j_begin, 16));
                        mint_launched(site, "constant_sweep1");
                    });
                }
            }
            {
                const mint_site site = {"in.c", 25};
                const long long i_begin = 1, i_count = mint_trips(i_begin, 39, 1);
                const long long j_begin = 1, j_count = mint_trips(j_begin, N - 1, 1);
                if (i_count > 0 && j_count > 0) {
                    mint_may_wait();
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 40));
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {v_map, "v", 0, "i", i_begin, i_begin + i_count - 1},
                        {v_map, "v", 1, "j", j_begin, j_begin + j_count - 1},
                        {u_map, "u", 0, "i", i_begin, i_begin + i_count - 1},
                        {u_map, "u", 1, "j", j_begin, j_begin + j_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "constant_sweep2",
                            mint_tiles(site, "j", j_count, 512, 2147481598),
                            mint_tiles(site, "i", i_count, 1, 2147417081));
                    mint_file(site, constant_chain1, 1, {&v_map, &u_map}, {j_begin, j_count, i_begin, i_count},
                            mint_no_scalars(),
                            [site, blocks, &v_map, &u_map, j_begin = j_begin, j_count = j_count,
                                    i_count = i_count]() mutable {
                        mint_launching(site, "constant_sweep2");
                        constant_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (real *)v_map.device, (int)v_map.stride[0], (real *)u_map.device,
                            (int)u_map.stride[0], (unsigned)j_count, (unsigned)i_count,
                            mint_is_aligned(v_map, j_begin, 16) && mint_is_aligned(u_map, j_begin, 16));
                        mint_launched(site, "constant_sweep2");
                    });
                }
            }
...
    mint_copy_out({"in.c", 30}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])));
    mint_copy_out({"in.c", 31}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])));
...
/* flat_sweep1 makes one step. */

/* 3 steps of the loop at line 41.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
flat_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> a_grid,
                  long long a_grid_row, mint_each<real *, 1> a_to)
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
    real (*const a_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real a_rows[4][3][4] = {}; // steps, planes (newest first)
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
    real a_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
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
        real early[3][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real a_0[6];
            mint_move<4>(&a_0[1], a_rows[k][1]);
            mint_beside<1, 4, 1>(&a_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                early[k][e] = a_0[e] + a_0[e + 2] + a_rows[k][2][e];
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int e = 0; e < 4; e++)
                a_rows[k + 1][0][e] = (early[k][e] + a_rows[k][0][e])/4;
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

/* flat_sweep2 makes one step. */

// Makes 3 steps of the loop in one launch.
static bool advance_flat_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    if (!mint_rows_end<2>({range[3] + 2, range[1] + 2}, steps.place(0, 1).stride))
        return false; // cells around the range are others in it
    mint_each<real *, 2> a_grid;
    mint_each<real *, 1> a_to;
    const long long *a_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, a_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        a_grid.of[k] = (real *)place.read + range[2]*a_grid_stride[0] + range[0]*a_grid_stride[1];
    }
    a_to.of[0] = (real *)steps.place(2, 1).write + range[2]*a_grid_stride[0]
            + range[0]*a_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 3, 3, 4, 2>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "flat_chain1_march",
            (const void *)flat_chain1_march<true>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "flat_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(a_grid, a_grid_stride, 2, 16)
            && mint_all_aligned(a_to, a_grid_stride, 2, 16);
    const auto march = packed ? flat_chain1_march<true> : flat_chain1_march<false>;
    if (march != flat_chain1_march<true>)
        mint_prepare_shared(steps.site, "flat_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "flat_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, a_grid, a_grid_stride[0], a_to);
    mint_launched(steps.site, "flat_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain flat_chain1 = {{"in.c", 41}, "flat_chain1", 3, 3, 1, 2, 1, 0x3, 0x0,
        advance_flat_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 36}, "a", &a[0], mint_extents(ny, nx), 1, mint_dense, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 37}, "b", &b[0], mint_extents(ny, nx), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region_2({"in.c", 38});
...
            {
                const mint_site site = {"in.c", 43};
                const long long y_begin = 1, y_count = mint_trips(y_begin, ny - 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, nx - 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real), (long long)nx);
                    mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real), (long long)nx);
                    mint_reach_view(site, a_map, "a", {{y_begin - 1, x_begin - 1}, {y_begin + y_count, x_begin
                            + x_count}}, "y-1..y+1][x-1..x+1", true);
                    mint_reach_view(site, b_map, "b", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                            + x_count - 1}}, "y][x", true);
                    a_map.settle();
                    b_map.settle();
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch a_reads = {"a[AT(y, x - 1)]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                    const mint_touch b_writes = {"b[AT(y, x)]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                    const bool b_apart = mint_once(b_map);
                    mint_apart(site, b_apart
                            || !mint_meet(loops, b_map, b_writes, b_map, b_writes, mint_elsewhere),
                            "b[AT(y, x)]", "b[AT(y, x)]");
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "flat_sweep1",
                            mint_tiles(site, "x", x_count, 128, 2147482366),
                            mint_tiles(site, "y", y_count, 6, 2147417066));
                    mint_file(site, flat_chain1, 0, {&a_map, &b_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, a_map, b_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        a_map.find_again();
                        b_map.find_again();
                        mint_launching(site, "flat_sweep1");
                        flat_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)a_map.device, a_map.stride[0], (real *)b_map.device, b_map.stride[0],
                            (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(a_map, x_begin, 16) && mint_is_aligned(b_map, x_begin, 16));
                        mint_launched(site, "flat_sweep1");
                    });
                }
            }
...
            {
                const mint_site site = {"in.c", 52};
                const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
                const long long x_begin = from, x_count = mint_trips(x_begin, nx, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real));
                    mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real), (long long)nx);
                    mint_reach_view(site, b_map, "b", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                            + x_count - 1}}, "y][x", true);
                    a_map.settle();
                    b_map.settle();
                    static const mint_checked a_checked[] = {
                        {{"in.c", 54}, "a", "a[y * nx + (x + 1) % nx]", -1},
                        {{"in.c", 54}, "a", "a[y * nx + ((unsigned)x + m) % m]", -1},
                    };
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch a_reads = mint_anywhere("a[y * nx + (x + 1) % nx]");
                    const mint_touch b_writes = {"b[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                    const bool b_apart = mint_once(b_map);
                    mint_apart(site, b_apart
                            || !mint_meet(loops, b_map, b_writes, b_map, b_writes, mint_elsewhere),
                            "b[y * nx + x]", "b[y * nx + x]");
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "flat_sweep2",
                            mint_tiles_to(site, "x", x_begin, 1, x_count, 128, 2147483648, 2147482367),
                            mint_tiles(site, "y", y_count, 4, 2147417073));
                    mint_launching(site, "flat_sweep2");
                    flat_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)a_map.device, (real *)b_map.device, b_map.stride[0], nx, m, (int)x_begin,
                        (unsigned)x_count, (unsigned)y_count, mint_is_aligned(b_map, x_begin, 16),
                        mint_elements(site, *a_map.whole, a_map.device, a_checked));
                    mint_launched(site, "flat_sweep2", b_map);
                }
            }
...
    mint_copy_out({"in.c", 60}, "a", &a[0], mint_extents(ny, nx));
    mint_copy_out({"in.c", 61}, "b", &b[0], mint_extents(ny, nx));
...
/* without_sign_sweep1 makes one step. */

/* 3 steps of the loop at line 72.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
without_sign_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 1> v_grid,
                          long long v_grid_row, mint_each<real *, 1> v_to, mint_border v_border,
                          mint_each<real *, 1> u_grid, long long u_grid_row,
                          mint_each<real *, 1> u_to)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 1, 6, 4, 2> x_tile;
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
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, v_border.below[1], v_border.above[1],
            0, 1, 0, 0, 2);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // cells that exist, a bit each
    const unsigned there_2 = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond_2 = there_2 & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const u_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real v_rows[3][3][4] = {}; // steps, planes (newest first)
    real u_rows[4][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane - 1, planes, 0, 1)) : known.inside ? ~0u : there_2;
            mint_start_row<4>(u_ring[slot % 4][warp], u_grid[0] + (long long)(plane - 1)*u_grid_row
                    + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    real v_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_v = [&](int k, int plane) {
        if (0 <= plane && plane < planes)
            mint_load_row<4>(v_around[k], v_grid[k] + (long long)plane*v_grid_row + x, beyond);
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(v_rows[k][age], v_rows[k][age - 1]);
        }
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
            for (int e = 0; e < 4; e++)
                v_rows[k][0][e] = (u_rows[k][0][e] + early[k][e] + early_2[k][e])/4;
            if (!known.inside) {
                mint_keep_row<4>(v_rows[k][0], k == 0 ? v_around[k] : v_rows[k - 1][2], beyond);
                if (k == 0)
                    look_around_v(k, r - k*2 - 1);
            }
            if (!known.steady) {
                const int plane = r - k*2 - 2;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, v_border.below[1],
                            v_border.above[1], 0, 1, 0, 0, 2
                            - mint_beyond(plane, planes, v_border.below[0], v_border.above[0]));
                    mint_load_row<4>(v_rows[k][0], v_grid[k % 1] + (long long)plane*v_grid_row + x,
                            exist);
                }
            }
            real v_p1[5];
            mint_move<4>(&v_p1[0], v_rows[k][0]);
            mint_beside<0, 4, 1>(&v_p1[0]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                u_rows[k + 1][0][e] = v_p1[e + 1]/2;
            if (!known.inside)
                mint_keep_row<4>(u_rows[k + 1][0], u_rows[k][2], beyond_2);
            if (!known.steady) {
                const int plane = r - k*2 - 3;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, 0, 1));
                    mint_load_row<4>(u_rows[k + 1][0], u_grid[k % 1] + (long long)plane*u_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r - 7 && r - 7 < to)
            mint_store_row<4, known.inside>(u_to[0] + (long long)(r - 7)*u_grid_row + x,
                    u_rows[3][0], store_low, store_high, known.packed);
    };
    const int end = to + 7; // behind the last plane that comes in
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
                look_around_v(k, r - k*2 - 2);
        }
        while (r < end) {
            if (r >= 7) {
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

/* without_sign_sweep2 makes one step. */

/* without_sign_sweep3 makes one step. */

/* without_sign_sweep4 makes one step. */

// Makes 3 steps of the loop in one launch.
static bool advance_without_sign_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells
            || memcmp(range, steps.range(1), 4*sizeof *range) != 0)
        return false;
    mint_each<real *, 1> v_grid;
    mint_each<real *, 1> v_to;
    const long long *v_grid_stride = steps.place(0, 1).stride;
    mint_border v_border = {{0, 0, 0}, {1, 1, 0}}; // cells around the range that exist
    for (int k = 0; k < 1; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, v_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        if (!mint_cut_border<2>(steps, steps.storage(k, 1), {{0, 0, 0}, {1, 1, 0}}, false,
                v_border))
            return false;
        v_grid.of[k] = (real *)place.read + range[2]*v_grid_stride[0] + range[0]*v_grid_stride[1];
    }
    mint_each<real *, 1> u_grid;
    mint_each<real *, 1> u_to;
    const long long *u_grid_stride = steps.place(0, 0).stride;
    for (int k = 0; k < 1; k++) {
        const mint_place_of place = steps.place(k, 0);
        if (memcmp(place.stride, u_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        u_grid.of[k] = (real *)place.read + range[2]*u_grid_stride[0] + range[0]*u_grid_stride[1];
    }
    u_to.of[0] = (real *)steps.place(2, 0).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 1, 6, 4, 2>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "without_sign_chain1_march",
            (const void *)without_sign_chain1_march<true>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "without_sign_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(v_grid, v_grid_stride, 2, 16)
            && mint_all_aligned(u_grid, u_grid_stride, 2, 16)
            && mint_all_aligned(u_to, u_grid_stride, 2, 16);
    const auto march = packed ? without_sign_chain1_march<true> : without_sign_chain1_march<false>;
    if (march != without_sign_chain1_march<true>)
        mint_prepare_shared(steps.site, "without_sign_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "without_sign_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, v_grid, v_grid_stride[0], v_to,
            v_border, u_grid, u_grid_stride[0], u_to);
    mint_launched(steps.site, "without_sign_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain without_sign_chain1 = {{"in.c", 72}, "without_sign_chain1", 3, 3, 1, 2, 2,
        0x3, 0x0, advance_without_sign_chain1, nullptr, {0, 1}, {{2, 0x1, 0x2, 0, {0, 1}}, {2, 0x1,
        0x2, 1, {1, 0}}}};

...
{ mint_scope mappings_3;
    mint_copy_in(mappings_3, {"in.c", 67}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_dense, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 68}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region_3({"in.c", 69});
...
            {
                const mint_site site = {"in.c", 74};
                const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
                const long long j_begin = 1, j_count = mint_trips(j_begin, (unsigned)(N - 1), 1);
                if (i_count > 0 && j_count > 0) {
                    mint_may_wait();
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 40));
                    mint_within(site, "n - 1", (long long)(n) - 1, (long long)(n) - 1, 0LL, 4294967295LL);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "i..(unsigned)((long long)i+1)", i_begin, i_begin + i_count},
                        {u_map, "u", 1, "(unsigned)((long long)j-1)..(unsigned)((long long)j+1)", j_begin - 1,
                                j_begin + j_count},
                        {v_map, "v", 0, "i", i_begin, i_begin + i_count - 1},
                        {v_map, "v", 1, "j", j_begin, j_begin + j_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "without_sign_sweep1",
                            mint_tiles(site, "j", j_count, 128, 4294966014),
                            mint_tiles(site, "i", i_count, 4, 4294900720));
                    mint_file(site, without_sign_chain1, 0, {&u_map, &v_map}, {j_begin, j_count, i_begin,
                            i_count}, mint_no_scalars(),
                            [site, blocks, &u_map, &v_map, j_begin = j_begin, j_count = j_count,
                                    i_count = i_count]() mutable {
                        mint_launching(site, "without_sign_sweep1");
                        without_sign_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device,
                            (int)v_map.stride[0], (unsigned)j_count, (unsigned)i_count,
                            mint_is_aligned(u_map, j_begin, 16) && mint_is_aligned(v_map, j_begin, 16));
                        mint_launched(site, "without_sign_sweep1");
                    });
                }
            }
            {
                const mint_site site = {"in.c", 78};
                const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
                const long long j_begin = 1, j_count = mint_trips(j_begin, (size_t)(N - 1), 1);
                if (i_count > 0 && j_count > 0) {
                    mint_may_wait();
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 40));
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                    mint_within(site, "n - 1", (long long)(n) - 1, (long long)(n) - 1, 0LL, 4294967295LL);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {v_map, "v", 0, "(unsigned)(i+1)", i_begin + 1, i_begin + i_count},
                        {v_map, "v", 1, "(size_t)((long long)j+1)", j_begin + 1, j_begin + j_count},
                        {u_map, "u", 0, "i", i_begin, i_begin + i_count - 1},
                        {u_map, "u", 1, "j", j_begin, j_begin + j_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "without_sign_sweep2",
                            mint_ceil_div(j_count, 128), mint_tiles(site, "i", i_count, 4, 2147417072));
                    mint_file(site, without_sign_chain1, 1, {&v_map, &u_map}, {j_begin, j_count, i_begin,
                            i_count}, mint_no_scalars(),
                            [site, blocks, &v_map, &u_map, j_begin = j_begin, j_count = j_count,
                                    i_count = i_count]() mutable {
                        mint_launching(site, "without_sign_sweep2");
                        without_sign_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)v_map.device, (int)v_map.stride[0], (real *)u_map.device,
                            (int)u_map.stride[0], j_count, (unsigned)i_count,
                            mint_is_aligned(u_map, j_begin, 16));
                        mint_launched(site, "without_sign_sweep2");
                    });
                }
            }
...
            {
                const mint_site site = {"in.c", 84};
                const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
                const long long j_begin = 1, j_count = mint_trips(j_begin, (unsigned)(N - 1), 1);
                if (i_count > 0 && j_count > 0) {
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 40));
                    mint_within(site, "n - 1", (long long)(n) - 1, (long long)(n) - 1, 0LL, 4294967295LL);
                    mint_make_dense(site, u_map);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {v_map, "v", 0, "i", i_begin, i_begin + i_count - 1},
                        {v_map, "v", 1, "j", j_begin, j_begin + j_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    static const mint_checked u_checked[] = {
                        {{"in.c", 86}, "u", "u[(i + n - 1) % n][j]", -1},
                    };
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "without_sign_sweep3",
                            mint_tiles(site, "j", j_count, 128, 4294966014),
                            mint_tiles(site, "i", i_count, 4, 4294900720));
                    mint_launching(site, "without_sign_sweep3");
                    without_sign_sweep3<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device, (int)v_map.stride[0],
                        n, (unsigned)j_count, (unsigned)i_count, mint_is_aligned(v_map, j_begin, 16),
                        mint_elements(site, u_map, u_map.device, u_checked));
                    mint_launched(site, "without_sign_sweep3", v_map);
                }
            }
            {
                const mint_site site = {"in.c", 88};
                const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
                const long long j_begin = 1, j_count = mint_trips(j_begin, (unsigned)(N - 1), 1);
                if (i_count > 0 && j_count > 0) {
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 40));
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                    mint_within(site, "n - 1", (long long)(n) - 1, (long long)(n) - 1, 0LL, 4294967295LL);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {v_map, "v", 0, "i", i_begin, i_begin + i_count - 1},
                        {v_map, "v", 1, "j", j_begin, j_begin + j_count - 1},
                        {u_map, "u", 0, "i", i_begin, i_begin + i_count - 1},
                        {u_map, "u", 1, "j", j_begin, j_begin + j_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "without_sign_sweep4",
                            mint_tiles(site, "j", j_count, 128, 4294966014),
                            mint_tiles(site, "i", i_count, 2, 4294900726));
                    mint_launching(site, "without_sign_sweep4");
                    without_sign_sweep4<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)v_map.device, (int)v_map.stride[0], (real *)u_map.device, (int)u_map.stride[0],
                        (unsigned)j_count, (unsigned)i_count, mint_is_aligned(v_map, j_begin, 16));
                    mint_launched(site, "without_sign_sweep4", u_map);
                }
            }
...
    mint_copy_out({"in.c", 93}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])));
    mint_copy_out({"in.c", 94}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])));
