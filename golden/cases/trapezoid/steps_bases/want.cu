
...
/* declared_sweep1 makes one step. */

/* 4 steps of the loop at line 12.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed, bool fewer>
static __global__ void __launch_bounds__(128, 2)
declared_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> a_part_grid,
                      long long a_part_grid_row, mint_each<real *, 1> a_part_to, int made)
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
    const int planes = division.planes, from = slab.from, to = slab.to;
    // the range goes on beyond the tile on every side
    const bool inside = packed && x - lane*4 > 0 && x + (32 - lane)*4 < gx.cells;
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const a_part_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real a_part_rows[5][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, 1, 1)) : known.inside ? ~0u : there;
            mint_start_row<4>(a_part_ring[slot % 4][warp], a_part_grid[1]
                    + (long long)plane*a_part_grid_row + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    real a_part_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_a_part = [&](int k, int plane) {
        if (0 <= plane && plane < planes)
            mint_load_row<4>(a_part_around[k], a_part_grid[k] + (long long)plane*a_part_grid_row
                    + x, beyond);
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 4; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(a_part_rows[k][age], a_part_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(a_part_rows[0][0], a_part_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        real early[4][4];
        real early_2[4][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 4; k++) {
            if (fewer && k >= made)
                break;
            real a_part_0[6];
            mint_move<4>(&a_part_0[1], a_part_rows[k][1]);
            mint_beside<1, 4, 1>(&a_part_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++) {
                early[k][e] = a_part_0[e];
                early_2[k][e] = a_part_0[e + 2];
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 4; k++) {
            if (fewer && k >= made) { // a step that the launch does not make
                mint_move<4>(a_part_rows[k + 1][0], a_part_rows[k][1]);
                continue;
            }
#pragma unroll
            for (int e = 0; e < 4; e++)
                a_part_rows[k + 1][0][e] = (a_part_rows[k][2][e] + a_part_rows[k][0][e]
                        + early[k][e] + early_2[k][e])/4;
            if (!known.inside) {
                mint_keep_row<4>(a_part_rows[k + 1][0], k == 0 ? a_part_around[k]
                        : a_part_rows[k - 1][2], beyond);
                if (k == 0)
                    look_around_a_part(k, r - k);
            }
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, 1, 1));
                    mint_load_row<4>(a_part_rows[k + 1][0], a_part_grid[k % 2]
                            + (long long)plane*a_part_grid_row + x, exist);
                }
            }
        }
        if (from <= r - 4 && r - 4 < to)
            mint_store_row<4, known.inside>(a_part_to[0] + (long long)(r - 4)*a_part_grid_row + x,
                    a_part_rows[4][0], store_low, store_high, known.packed);
    };
    const int end = to + 4; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 4, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n_2 = 0; n_2 < 3; n_2++)
            fetch(r + n_2, n_2, mint_cells<tile.inside, tile.packed, false>());
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_a_part(k, r - k - 1);
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
static bool advance_declared_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps < 3 || steps.steps > 4 || range[1] > mint_most_cells || range[3]
            > mint_most_cells)
        return false;
    if (!mint_rows_end<2>({range[3] + 2, range[1] + 2}, steps.place(0, 1).stride))
        return false; // cells around the range are others in it
    mint_each<real *, 2> a_part_grid;
    mint_each<real *, 1> a_part_to;
    const long long *a_part_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, a_part_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        a_part_grid.of[k] = (real *)place.read + range[2]*a_part_grid_stride[0]
                + range[0]*a_part_grid_stride[1];
    }
    a_part_to.of[0] = (real *)steps.place(steps.steps - 1, 1).write + range[2]*a_part_grid_stride[0]
            + range[0]*a_part_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 4, 4, 4, 2>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "declared_chain1_march",
            (const void *)declared_chain1_march<true, false>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 8, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "declared_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(a_part_grid, a_part_grid_stride, 2, 16)
            && mint_all_aligned(a_part_to, a_part_grid_stride, 2, 16);
    const auto march = steps.steps < 4
            ? (packed ? declared_chain1_march<true, true> : declared_chain1_march<false, true>)
            : (packed ? declared_chain1_march<true, false> : declared_chain1_march<false, false>);
    if (march != declared_chain1_march<true, false>)
        mint_prepare_shared(steps.site, "declared_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "declared_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, a_part_grid, a_part_grid_stride[0],
            a_part_to, steps.steps);
    mint_launched(steps.site, "declared_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain declared_chain1 = {{"in.c", 12}, "declared_chain1", 4, 3, 1, 2, 1, 0x3, 0x0,
        advance_declared_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 10}, "a", &a[0], mint_extents(2 * rows * row), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 11});
...
        {
            const mint_site site = {"in.c", 15};
            const long long y_begin = 1, y_count = mint_trips(y_begin, rows - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, row - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view a_part_map = mint_find_view(site, "&a[(long long)(t%2)*row*rows]",
                        &a[(long long)(t%2)*row*rows], sizeof(real), (long long)row);
                mint_view a_part_2_map = mint_find_view(site, "&a[(long long)((t + 1)%2)*row*rows]",
                        &a[(long long)((t + 1)%2)*row*rows], sizeof(real), (long long)row);
                mint_reach_view(site, a_part_map, "&a[(long long)(t%2)*row*rows]", {{y_begin - 1, x_begin
                        - 1}, {y_begin + y_count, x_begin + x_count}}, "y-1..y+1][x-1..x+1", true);
                mint_reach_view(site, a_part_2_map, "&a[(long long)((t + 1)%2)*row*rows]", {{y_begin,
                        x_begin}, {y_begin + y_count - 1, x_begin + x_count - 1}}, "y][x", true);
                a_part_map.settle();
                a_part_2_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_part_reads = {"a[now + (y - 1) * row + x]", {{-1, 1, {1, 0}}, {-1, 1, {0,
                        1}}}};
                const mint_touch a_part_2_writes = {"a[next + y * row + x]", {{0, 0, {1, 0}}, {0, 0, {0,
                        1}}}};
                mint_distinct(site, loops, a_part_map, "&a[(long long)(t%2)*row*rows]", a_part_reads,
                        a_part_2_map, "&a[(long long)((t + 1)%2)*row*rows]", a_part_2_writes);
                const bool a_part_2_apart = mint_once(a_part_2_map);
                mint_apart(site, a_part_2_apart
                        || !mint_meet(loops, a_part_2_map, a_part_2_writes, a_part_2_map, a_part_2_writes,
                        mint_elsewhere), "a[next + y * row + x]", "a[next + y * row + x]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "declared_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 2, 2147417078));
                mint_file(site, declared_chain1, 0, {mint_reading(loops, a_part_map, a_part_reads),
                        mint_writing(loops, a_part_2_map, a_part_2_writes)}, {x_begin, x_count, y_begin,
                        y_count}, mint_no_scalars(),
                        [site, blocks, a_part_map, a_part_2_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    a_part_map.find_again();
                    a_part_2_map.find_again();
                    mint_launching(site, "declared_sweep1");
                    declared_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)a_part_map.device, a_part_map.stride[0], (real *)a_part_2_map.device,
                        a_part_2_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(a_part_map, x_begin, 16) && mint_is_aligned(a_part_2_map, x_begin, 16));
                    mint_launched(site, "declared_sweep1");
                });
            }
            (void)now, (void)next; /* only kernels use them */
        }
...
}
    mint_copy_out({"in.c", 19}, "a", &a[0], mint_extents(2 * rows * row));
...
/* assigned_sweep1 makes one step. */

/* 4 steps of the loop at line 28.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
assigned_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 3> a_part_grid,
                      long long a_part_grid_row, mint_each<real *, 2> a_part_to)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 0, 4, 0, 2> x_tile;
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
    // 4 planes that come in, of 2 versions
    real (*const a_part_ring)[4][4][128] = reinterpret_cast<real (*)[4][4][128]>(mint_shared);
    real a_part_rows[6][1][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(a_part_ring[0][slot % 4][warp], a_part_grid[1]
                    + (long long)plane*a_part_grid_row + x, exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(a_part_ring[1][slot % 4][warp], a_part_grid[2]
                    + (long long)plane*a_part_grid_row + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    real a_part_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_a_part = [&](int k, int plane) {
        if (0 <= plane && plane < planes)
            mint_load_row<4>(a_part_around[k], a_part_grid[k] + (long long)plane*a_part_grid_row
                    + x, beyond);
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
        __pipeline_wait_prior(2);
        mint_take_row<4>(a_part_rows[0][0], a_part_ring[0][slot % 4][warp], lane);
        mint_take_row<4>(a_part_rows[1][0], a_part_ring[1][slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 4; k++) {
            real a_part_0[5];
            mint_move<4>(&a_part_0[0], a_part_rows[k + 1][0]);
            mint_beside<0, 4, 1>(&a_part_0[0]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                a_part_rows[k + 2][0][e] = a_part_rows[k + 1][0][e] - a_part_rows[k][0][e]
                        + a_part_0[e + 1]/4;
            if (!known.inside) {
                mint_keep_row<4>(a_part_rows[k + 2][0], k == 0 ? a_part_around[k]
                        : a_part_rows[k - 1][0], beyond);
                if (k == 0)
                    look_around_a_part(k, r + 1);
            }
            if (!known.steady) {
                const int plane = r;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 0, 1, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, 0, 0));
                    mint_load_row<4>(a_part_rows[k + 2][0], a_part_grid[k % 3]
                            + (long long)plane*a_part_grid_row + x, exist);
                }
            }
        }
        if (from <= r - 0 && r - 0 < to)
            mint_store_row<4, known.inside>(a_part_to[0] + (long long)(r - 0)*a_part_grid_row + x,
                    a_part_rows[5][0], store_low, store_high, known.packed);
        if (from <= r - 0 && r - 0 < to)
            mint_store_row<4, known.inside>(a_part_to[1] + (long long)(r - 0)*a_part_grid_row + x,
                    a_part_rows[4][0], store_low, store_high, known.packed);
    };
    const int end = to + 0; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from, 0);
        unsigned slot = 0;
#pragma unroll
        for (int n_2 = 0; n_2 < 3; n_2++)
            fetch(r + n_2, n_2, mint_cells<tile.inside, tile.packed, false>());
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_a_part(k, r);
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

// Makes 4 steps of the loop in one launch.
static bool advance_assigned_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 4 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    if (!mint_rows_end<2>({range[3], range[1] + 1}, steps.place(0, 2).stride))
        return false; // cells around the range are others in it
    mint_each<real *, 3> a_part_grid;
    mint_each<real *, 2> a_part_to;
    const long long *a_part_grid_stride = steps.place(0, 2).stride;
    for (int k = 0; k < 3; k++) {
        const mint_place_of place = steps.place(k, 2);
        if (memcmp(place.stride, a_part_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        a_part_grid.of[k] = (real *)place.read + range[2]*a_part_grid_stride[0]
                + range[0]*a_part_grid_stride[1];
    }
    a_part_to.of[0] = (real *)steps.place(3, 2).write + range[2]*a_part_grid_stride[0]
            + range[0]*a_part_grid_stride[1];
    a_part_to.of[1] = (real *)steps.place(2, 2).write + range[2]*a_part_grid_stride[0]
            + range[0]*a_part_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 0, 4, 0, 2>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "assigned_chain1_march",
            (const void *)assigned_chain1_march<true>, 128, 32768);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 0, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "assigned_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(a_part_grid, a_part_grid_stride, 2, 16)
            && mint_all_aligned(a_part_to, a_part_grid_stride, 2, 16);
    const auto march = packed ? assigned_chain1_march<true> : assigned_chain1_march<false>;
    if (march != assigned_chain1_march<true>)
        mint_prepare_shared(steps.site, "assigned_chain1_march", (const void *)march, 32768);
    mint_launching(steps.site, "assigned_chain1_march");
    march<<<blocks, 128, 32768, mint_stream()>>>(gx, division, a_part_grid, a_part_grid_stride[0],
            a_part_to);
    mint_launched(steps.site, "assigned_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain assigned_chain1 = {{"in.c", 28}, "assigned_chain1", 4, 4, 1, 3, 1, 0x7, 0x0,
        advance_assigned_chain1, nullptr, {2, 0, 1}, {{3, 0x3, 0x4, 2, {0, 1, 2}}}};

...
{ mint_scope mappings_2;
...
    mint_copy_in(mappings_2, {"in.c", 26}, "a", &a[0], mint_extents(3 * row * row), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 27});
...
        {
            const mint_site site = {"in.c", 33};
            const long long y_begin = 1, y_count = mint_trips(y_begin, row - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, row - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view a_part_map = mint_find_view(site, "&a[(long long)((t + 1)%3)*row*row]",
                        &a[(long long)((t + 1)%3)*row*row], sizeof(real), (long long)row);
                mint_view a_part_2_map = mint_find_view(site, "&a[(long long)(t%3)*row*row]",
                        &a[(long long)(t%3)*row*row], sizeof(real), (long long)row);
                mint_view a_part_3_map = mint_find_view(site, "&a[(long long)((t + 2)%3)*row*row]",
                        &a[(long long)((t + 2)%3)*row*row], sizeof(real), (long long)row);
                mint_reach_view(site, a_part_map, "&a[(long long)((t + 1)%3)*row*row]", {{y_begin, x_begin},
                        {y_begin + y_count - 1, x_begin + x_count}}, "y][x..x+1", true);
                mint_reach_view(site, a_part_2_map, "&a[(long long)(t%3)*row*row]", {{y_begin, x_begin},
                        {y_begin + y_count - 1, x_begin + x_count - 1}}, "y][x", true);
                mint_reach_view(site, a_part_3_map, "&a[(long long)((t + 2)%3)*row*row]", {{y_begin,
                        x_begin}, {y_begin + y_count - 1, x_begin + x_count - 1}}, "y][x", true);
                a_part_map.settle();
                a_part_2_map.settle();
                a_part_3_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_part_reads = {"a[older + y * row + x]", {{0, 0, {1, 0}}, {0, 1, {0,
                        1}}}};
                const mint_touch a_part_3_writes = {"a[y * row + x + now]", {{0, 0, {1, 0}}, {0, 0, {0,
                        1}}}};
                const mint_touch a_part_2_reads = {"a[oldest + y * row + x]", {{0, 0, {1, 0}}, {0, 0, {0,
                        1}}}};
                mint_distinct(site, loops, a_part_map, "&a[(long long)((t + 1)%3)*row*row]", a_part_reads,
                        a_part_3_map, "&a[(long long)((t + 2)%3)*row*row]", a_part_3_writes);
                mint_coincide(site, loops, a_part_2_map, "&a[(long long)(t%3)*row*row]", a_part_2_reads,
                        a_part_3_map, "&a[(long long)((t + 2)%3)*row*row]", a_part_3_writes);
                const bool a_part_3_apart = mint_once(a_part_3_map);
                mint_apart(site, a_part_3_apart
                        || !mint_meet(loops, a_part_3_map, a_part_3_writes, a_part_3_map, a_part_3_writes,
                        mint_elsewhere), "a[y * row + x + now]", "a[y * row + x + now]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "assigned_sweep1",
                        mint_tiles(site, "x", x_count, 256, 2147482110),
                        mint_tiles(site, "y", y_count, 1, 2147417081));
                mint_file(site, assigned_chain1, 0, {mint_reading(loops, a_part_map, a_part_reads),
                        mint_reading(loops, a_part_2_map, a_part_2_reads),
                        mint_writing(loops, a_part_3_map, a_part_3_writes)}, {x_begin, x_count, y_begin,
                        y_count}, mint_no_scalars(),
                        [site, blocks, a_part_map, a_part_2_map, a_part_3_map, x_begin = x_begin,
                                x_count = x_count, y_count = y_count]() mutable {
                    a_part_map.find_again();
                    a_part_2_map.find_again();
                    a_part_3_map.find_again();
                    mint_launching(site, "assigned_sweep1");
                    assigned_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)a_part_map.device, a_part_map.stride[0], (real *)a_part_2_map.device,
                        a_part_2_map.stride[0], (real *)a_part_3_map.device, a_part_3_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(a_part_map, x_begin, 16) && mint_is_aligned(a_part_2_map, x_begin, 16) && mint_is_aligned(a_part_3_map, x_begin, 16));
                    mint_launched(site, "assigned_sweep1");
                });
            }
            (void)older, (void)oldest, (void)now; /* only kernels use them */
        }
...
}
    mint_copy_out({"in.c", 38}, "a", &a[0], mint_extents(3 * row * row));
...
/* from_others_sweep1 makes one step. */

/* 4 steps of the loop at line 46.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed, bool fewer>
static __global__ void __launch_bounds__(128, 2)
from_others_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> a_part_grid,
                         long long a_part_grid_row, mint_each<real *, 1> a_part_to, int made)
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
    const int planes = division.planes, from = slab.from, to = slab.to;
    // the range goes on beyond the tile on every side
    const bool inside = packed && x - lane*4 > 0 && x + (32 - lane)*4 < gx.cells;
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, 1, 0, 0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const a_part_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real a_part_rows[5][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 0, 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, 0, 1)) : known.inside ? ~0u : there;
            mint_start_row<4>(a_part_ring[slot % 4][warp], a_part_grid[1]
                    + (long long)plane*a_part_grid_row + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    real a_part_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_a_part = [&](int k, int plane) {
        if (0 <= plane && plane < planes)
            mint_load_row<4>(a_part_around[k], a_part_grid[k] + (long long)plane*a_part_grid_row
                    + x, beyond);
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 4; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(a_part_rows[k][age], a_part_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(a_part_rows[0][0], a_part_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        real early[4][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 4; k++) {
            if (fewer && k >= made)
                break;
            real a_part_0[5];
            mint_move<4>(&a_part_0[1], a_part_rows[k][1]);
            mint_beside<1, 4, 0>(&a_part_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                early[k][e] = a_part_0[e];
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 4; k++) {
            if (fewer && k >= made) { // a step that the launch does not make
                mint_move<4>(a_part_rows[k + 1][0], a_part_rows[k][1]);
                continue;
            }
#pragma unroll
            for (int e = 0; e < 4; e++)
                a_part_rows[k + 1][0][e] = (a_part_rows[k][0][e] + early[k][e])/2;
            if (!known.inside) {
                mint_keep_row<4>(a_part_rows[k + 1][0], k == 0 ? a_part_around[k]
                        : a_part_rows[k - 1][2], beyond);
                if (k == 0)
                    look_around_a_part(k, r - k);
            }
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 0, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, 0, 1));
                    mint_load_row<4>(a_part_rows[k + 1][0], a_part_grid[k % 2]
                            + (long long)plane*a_part_grid_row + x, exist);
                }
            }
        }
        if (from <= r - 4 && r - 4 < to)
            mint_store_row<4, known.inside>(a_part_to[0] + (long long)(r - 4)*a_part_grid_row + x,
                    a_part_rows[4][0], store_low, store_high, known.packed);
    };
    const int end = to + 4; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from, 0);
        unsigned slot = 0;
#pragma unroll
        for (int n_2 = 0; n_2 < 3; n_2++)
            fetch(r + n_2, n_2, mint_cells<tile.inside, tile.packed, false>());
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_a_part(k, r - k - 1);
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
static bool advance_from_others_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps < 3 || steps.steps > 4 || range[1] > mint_most_cells || range[3]
            > mint_most_cells)
        return false;
    if (!mint_rows_end<2>({range[3] + 1, range[1] + 1}, steps.place(0, 1).stride))
        return false; // cells around the range are others in it
    mint_each<real *, 2> a_part_grid;
    mint_each<real *, 1> a_part_to;
    const long long *a_part_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, a_part_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        a_part_grid.of[k] = (real *)place.read + range[2]*a_part_grid_stride[0]
                + range[0]*a_part_grid_stride[1];
    }
    a_part_to.of[0] = (real *)steps.place(steps.steps - 1, 1).write + range[2]*a_part_grid_stride[0]
            + range[0]*a_part_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 4, 0, 4, 2>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "from_others_chain1_march",
            (const void *)from_others_chain1_march<true, false>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 4, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "from_others_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(a_part_grid, a_part_grid_stride, 2, 16)
            && mint_all_aligned(a_part_to, a_part_grid_stride, 2, 16);
    const auto march = steps.steps < 4
            ? (packed ? from_others_chain1_march<true, true>
            : from_others_chain1_march<false, true>)
            : (packed ? from_others_chain1_march<true, false>
            : from_others_chain1_march<false, false>);
    if (march != from_others_chain1_march<true, false>)
        mint_prepare_shared(steps.site, "from_others_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "from_others_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, a_part_grid, a_part_grid_stride[0],
            a_part_to, steps.steps);
    mint_launched(steps.site, "from_others_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain from_others_chain1 = {{"in.c", 46}, "from_others_chain1", 4, 3, 1, 2, 1,
        0x3, 0x0, advance_from_others_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_3;
...
    mint_copy_in(mappings_3, {"in.c", 44}, "a", &a[0], mint_extents(2 * row * row), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_3({"in.c", 45});
...
        {
            const mint_site site = {"in.c", 49};
            const long long y_begin = 1, y_count = mint_trips(y_begin, row - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, row - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view a_part_map = mint_find_view(site, "&a[(long long)cur*row*row]",
                        &a[(long long)cur*row*row], sizeof(real), (long long)row);
                mint_view a_part_2_map = mint_find_view(site, "&a[(long long)(-cur + 1)*row*row]",
                        &a[(long long)(-cur + 1)*row*row], sizeof(real), (long long)row);
                mint_reach_view(site, a_part_map, "&a[(long long)cur*row*row]", {{y_begin, x_begin - 1},
                        {y_begin + y_count, x_begin + x_count - 1}}, "y..y+1][x-1..x", true);
                mint_reach_view(site, a_part_2_map, "&a[(long long)(-cur + 1)*row*row]", {{y_begin,
                        x_begin}, {y_begin + y_count - 1, x_begin + x_count - 1}}, "y][x", true);
                a_part_map.settle();
                a_part_2_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_part_reads = {"a[now + (y + 1) * row + x]", {{0, 1, {1, 0}}, {-1, 0, {0,
                        1}}}};
                const mint_touch a_part_2_writes = {"a[next + y * row + x]", {{0, 0, {1, 0}}, {0, 0, {0,
                        1}}}};
                mint_distinct(site, loops, a_part_map, "&a[(long long)cur*row*row]", a_part_reads,
                        a_part_2_map, "&a[(long long)(-cur + 1)*row*row]", a_part_2_writes);
                const bool a_part_2_apart = mint_once(a_part_2_map);
                mint_apart(site, a_part_2_apart
                        || !mint_meet(loops, a_part_2_map, a_part_2_writes, a_part_2_map, a_part_2_writes,
                        mint_elsewhere), "a[next + y * row + x]", "a[next + y * row + x]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "from_others_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 2, 2147417078));
                mint_file(site, from_others_chain1, 0, {mint_reading(loops, a_part_map, a_part_reads),
                        mint_writing(loops, a_part_2_map, a_part_2_writes)}, {x_begin, x_count, y_begin,
                        y_count}, mint_no_scalars(),
                        [site, blocks, a_part_map, a_part_2_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    a_part_map.find_again();
                    a_part_2_map.find_again();
                    mint_launching(site, "from_others_sweep1");
                    from_others_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)a_part_map.device, a_part_map.stride[0], (real *)a_part_2_map.device,
                        a_part_2_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(a_part_map, x_begin, 16) && mint_is_aligned(a_part_2_map, x_begin, 16));
                    mint_launched(site, "from_others_sweep1");
                });
            }
            (void)now, (void)next; /* only kernels use them */
        }
...
}
    mint_copy_out({"in.c", 54}, "a", &a[0], mint_extents(2 * row * row));
...
/* chosen_again_sweep1 makes one step. */

...
{ mint_scope mappings_4;
    mint_copy_in(mappings_4, {"in.c", 59}, "a", &a[0], mint_extents(3 * row * row), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_4({"in.c", 60});
...
        {
            const mint_site site = {"in.c", 66};
            const long long y_begin = 1, y_count = mint_trips(y_begin, row - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, row - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real), (long long)row);
                mint_reach_view(site, a_map, "a", {{y_begin + 1, (long long)(now) + x_begin}, {y_begin
                        + y_count, (long long)(now) + x_begin + x_count - 1}}, "y+1][now+x", true);
                mint_reach_view(site, a_map, "a", {{y_begin, (long long)(now) + x_begin - 1}, {y_begin
                        + y_count - 1, (long long)(now) + x_begin + x_count - 2}}, "y][now+x-1", true);
                mint_reach_view(site, a_map, "a", {{y_begin, (long long)(next) + x_begin}, {y_begin
                        + y_count - 1, (long long)(next) + x_begin + x_count - 1}}, "y][next+x", true);
                a_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_writes = {"a[next + y * row + x]", {{0, 0, {1, 0}}, {(long long)(next),
                        (long long)(next), {0, 1}}}};
                const mint_touch a_reads = {"a[now + (y + 1) * row + x]", {{1, 1, {1, 0}},
                        {(long long)(now), (long long)(now), {0, 1}}}};
                const mint_touch a_reads_2 = {"a[now + y * row + x - 1]", {{0, 0, {1, 0}}, {(long long)(now)
                        - 1, (long long)(now) - 1, {0, 1}}}};
                const bool a_apart = mint_once(a_map)
                        && (mint_disjoint((long long)(next) + x_begin, (long long)(next) + x_begin + x_count
                        - 1, (long long)(now) + x_begin, (long long)(now) + x_begin + x_count - 1)
                        || (-1 == 0 && (long long)(next) - (long long)(now) == 0))
                        && (mint_disjoint((long long)(next) + x_begin, (long long)(next) + x_begin + x_count
                        - 1, (long long)(now) + x_begin - 1, (long long)(now) + x_begin + x_count - 2)
                        || (0 == 0 && (long long)(next) - (long long)(now) + 1 == 0));
                mint_apart(site, a_apart
                        || !mint_meet(loops, a_map, a_writes, a_map, a_reads, mint_elsewhere),
                        "a[next + y * row + x]", "a[now + (y + 1) * row + x]");
                mint_apart(site, a_apart
                        || !mint_meet(loops, a_map, a_writes, a_map, a_reads_2, mint_elsewhere),
                        "a[next + y * row + x]", "a[now + y * row + x - 1]");
                mint_apart(site, a_apart
                        || !mint_meet(loops, a_map, a_writes, a_map, a_writes, mint_elsewhere),
                        "a[next + y * row + x]", "a[next + y * row + x]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "chosen_again_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 2, 2147417078));
                mint_launching(site, "chosen_again_sweep1");
                chosen_again_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)a_map.device, a_map.stride[0], now, next, (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "chosen_again_sweep1", a_map);
            }
        }
...
}
    mint_copy_out({"in.c", 70}, "a", &a[0], mint_extents(3 * row * row));
...
/* counted_behind_sweep1 makes one step. */

...
{ mint_scope mappings_5;
...
    mint_copy_in(mappings_5, {"in.c", 76}, "a", &a[0], mint_extents(2 * row * row), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_5({"in.c", 77});
...
        {
            const mint_site site = {"in.c", 82};
            const long long y_begin = 1, y_count = mint_trips(y_begin, row - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, row - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real), (long long)row);
                mint_reach_view(site, a_map, "a", {{y_begin + 1, (long long)(now) + x_begin}, {y_begin
                        + y_count, (long long)(now) + x_begin + x_count - 1}}, "y+1][now+x", true);
                mint_reach_view(site, a_map, "a", {{y_begin, (long long)(now) + x_begin - 1}, {y_begin
                        + y_count - 1, (long long)(now) + x_begin + x_count - 2}}, "y][now+x-1", true);
                mint_reach_view(site, a_map, "a", {{y_begin, (long long)(next) + x_begin}, {y_begin
                        + y_count - 1, (long long)(next) + x_begin + x_count - 1}}, "y][next+x", true);
                a_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_writes = {"a[next + y * row + x]", {{0, 0, {1, 0}}, {(long long)(next),
                        (long long)(next), {0, 1}}}};
                const mint_touch a_reads = {"a[now + (y + 1) * row + x]", {{1, 1, {1, 0}},
                        {(long long)(now), (long long)(now), {0, 1}}}};
                const mint_touch a_reads_2 = {"a[now + y * row + x - 1]", {{0, 0, {1, 0}}, {(long long)(now)
                        - 1, (long long)(now) - 1, {0, 1}}}};
                const bool a_apart = mint_once(a_map)
                        && (mint_disjoint((long long)(next) + x_begin, (long long)(next) + x_begin + x_count
                        - 1, (long long)(now) + x_begin, (long long)(now) + x_begin + x_count - 1)
                        || (-1 == 0 && (long long)(next) - (long long)(now) == 0))
                        && (mint_disjoint((long long)(next) + x_begin, (long long)(next) + x_begin + x_count
                        - 1, (long long)(now) + x_begin - 1, (long long)(now) + x_begin + x_count - 2)
                        || (0 == 0 && (long long)(next) - (long long)(now) + 1 == 0));
                mint_apart(site, a_apart
                        || !mint_meet(loops, a_map, a_writes, a_map, a_reads, mint_elsewhere),
                        "a[next + y * row + x]", "a[now + (y + 1) * row + x]");
                mint_apart(site, a_apart
                        || !mint_meet(loops, a_map, a_writes, a_map, a_reads_2, mint_elsewhere),
                        "a[next + y * row + x]", "a[now + y * row + x - 1]");
                mint_apart(site, a_apart
                        || !mint_meet(loops, a_map, a_writes, a_map, a_writes, mint_elsewhere),
                        "a[next + y * row + x]", "a[next + y * row + x]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "counted_behind_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 2, 2147417078));
                mint_launching(site, "counted_behind_sweep1");
                counted_behind_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)a_map.device, a_map.stride[0], now, next, (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "counted_behind_sweep1", a_map);
            }
        }
...
}
    mint_copy_out({"in.c", 86}, "a", &a[0], mint_extents(2 * row * row));
...
/* given_behind_sweep1 makes one step. */

...
{ mint_scope mappings_6;
...
    mint_copy_in(mappings_6, {"in.c", 92}, "a", &a[0], mint_extents(3 * row * row), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_6({"in.c", 93});
...
        {
            const mint_site site = {"in.c", 98};
            const long long y_begin = 1, y_count = mint_trips(y_begin, row - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, row - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real), (long long)row);
                mint_reach_view(site, a_map, "a", {{y_begin + 1, (long long)(now) + x_begin}, {y_begin
                        + y_count, (long long)(now) + x_begin + x_count - 1}}, "y+1][now+x", true);
                mint_reach_view(site, a_map, "a", {{y_begin, (long long)(now) + x_begin - 1}, {y_begin
                        + y_count - 1, (long long)(now) + x_begin + x_count - 2}}, "y][now+x-1", true);
                mint_reach_view(site, a_map, "a", {{2*(long long)(row) + y_begin, x_begin},
                        {2*(long long)(row) + y_begin + y_count - 1, x_begin + x_count - 1}}, "2*row+y][x",
                        true);
                a_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_writes = {"a[2 * row * row + y * row + x]", {{2*(long long)(row),
                        2*(long long)(row), {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch a_reads = {"a[now + (y + 1) * row + x]", {{1, 1, {1, 0}},
                        {(long long)(now), (long long)(now), {0, 1}}}};
                const mint_touch a_reads_2 = {"a[now + y * row + x - 1]", {{0, 0, {1, 0}}, {(long long)(now)
                        - 1, (long long)(now) - 1, {0, 1}}}};
                const bool a_apart = mint_once(a_map);
                mint_apart(site, a_apart
                        || !mint_meet(loops, a_map, a_writes, a_map, a_reads, mint_elsewhere),
                        "a[2 * row * row + y * row + x]", "a[now + (y + 1) * row + x]");
                mint_apart(site, a_apart
                        || !mint_meet(loops, a_map, a_writes, a_map, a_reads_2, mint_elsewhere),
                        "a[2 * row * row + y * row + x]", "a[now + y * row + x - 1]");
                mint_apart(site, a_apart
                        || !mint_meet(loops, a_map, a_writes, a_map, a_writes, mint_elsewhere),
                        "a[2 * row * row + y * row + x]", "a[2 * row * row + y * row + x]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "given_behind_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 2, 2147417078));
                mint_launching(site, "given_behind_sweep1");
                given_behind_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)a_map.device, a_map.stride[0], row, now, (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "given_behind_sweep1", a_map);
            }
        }
...
}
    mint_copy_out({"in.c", 102}, "a", &a[0], mint_extents(3 * row * row));
...
/* led_back_sweep1 makes one step. */

...
{ mint_scope mappings_7;
    mint_copy_in(mappings_7, {"in.c", 107}, "a", &a[0], mint_extents(3 * row * row), 0, mint_padded, mint_scoped);
...
            /* #pragma mint parallel */
            {
                const mint_site site = {"in.c", 116};
                const long long y_begin = 1, y_count = mint_trips(y_begin, row - 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, row - 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real), (long long)row);
                    mint_reach_view(site, a_map, "a", {{y_begin + 1, (long long)(now) + x_begin}, {y_begin
                            + y_count, (long long)(now) + x_begin + x_count - 1}}, "y+1][now+x", true);
                    mint_reach_view(site, a_map, "a", {{y_begin, (long long)(now) + x_begin - 1}, {y_begin
                            + y_count - 1, (long long)(now) + x_begin + x_count - 2}}, "y][now+x-1", true);
                    mint_reach_view(site, a_map, "a", {{y_begin, (long long)(next) + x_begin}, {y_begin
                            + y_count - 1, (long long)(next) + x_begin + x_count - 1}}, "y][next+x", true);
                    a_map.settle();
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch a_writes = {"a[next + y * row + x]", {{0, 0, {1, 0}}, {(long long)(next),
                            (long long)(next), {0, 1}}}};
                    const mint_touch a_reads = {"a[now + (y + 1) * row + x]", {{1, 1, {1, 0}},
                            {(long long)(now), (long long)(now), {0, 1}}}};
                    const mint_touch a_reads_2 = {"a[now + y * row + x - 1]", {{0, 0, {1, 0}}, {(long long)(now)
                            - 1, (long long)(now) - 1, {0, 1}}}};
                    const bool a_apart = mint_once(a_map)
                            && (mint_disjoint((long long)(next) + x_begin, (long long)(next) + x_begin + x_count
                            - 1, (long long)(now) + x_begin, (long long)(now) + x_begin + x_count - 1)
                            || (-1 == 0 && (long long)(next) - (long long)(now) == 0))
                            && (mint_disjoint((long long)(next) + x_begin, (long long)(next) + x_begin + x_count
                            - 1, (long long)(now) + x_begin - 1, (long long)(now) + x_begin + x_count - 2)
                            || (0 == 0 && (long long)(next) - (long long)(now) + 1 == 0));
                    mint_apart(site, a_apart
                            || !mint_meet(loops, a_map, a_writes, a_map, a_reads, mint_elsewhere),
                            "a[next + y * row + x]", "a[now + (y + 1) * row + x]");
                    mint_apart(site, a_apart
                            || !mint_meet(loops, a_map, a_writes, a_map, a_reads_2, mint_elsewhere),
                            "a[next + y * row + x]", "a[now + y * row + x - 1]");
                    mint_apart(site, a_apart
                            || !mint_meet(loops, a_map, a_writes, a_map, a_writes, mint_elsewhere),
                            "a[next + y * row + x]", "a[next + y * row + x]");
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "led_back_sweep1",
                            mint_tiles(site, "x", x_count, 128, 2147482366),
                            mint_tiles(site, "y", y_count, 2, 2147417078));
                    mint_launching(site, "led_back_sweep1");
                    led_back_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)a_map.device, a_map.stride[0], now, next, (unsigned)x_count, (unsigned)y_count);
                    mint_launched(site, "led_back_sweep1", a_map);
                }
            }
...
    mint_copy_out({"in.c", 124}, "a", &a[0], mint_extents(3 * row * row));
