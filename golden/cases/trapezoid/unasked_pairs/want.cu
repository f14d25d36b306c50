
...
/* jacobi_sweep1 makes one step. */

/* 5 steps of the loop at line 11.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool fewer>
static __global__ void __launch_bounds__(128, 2)
jacobi_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 1> b_grid,
                    long long b_grid_row, mint_each<real *, 1> b_to, mint_each<real *, 1> a_grid,
                    long long a_grid_row, mint_each<real *, 1> a_to, int made)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 10, 10, 4, 2> x_tile;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const int unit = blockIdx.x*4 + warp;
    if (unit >= division.units())
        return;
    const mint_slab slab = mint_slab_of(division, unit);
    const int x = x_tile::at(gx, slab.x) + lane*4;
    const int store_low = x_tile::from(gx, slab.x) - x, store_high = x_tile::to(gx, slab.x) - x;
    const int planes = division.planes, from = slab.from, to = slab.to;
    // the range goes on beyond the tile on every side
    const bool inside = x - lane*4 > 0 && x + (32 - lane)*4 < gx.cells;
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const a_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real b_rows[5][3][4] = {}; // steps, planes (newest first)
    real a_rows[6][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane - 1, planes, 1, 1)) : known.inside ? ~0u : there;
            mint_start_row<4>(a_ring[slot % 4][warp], a_grid[0] + (long long)(plane - 1)*a_grid_row
                    + x, exist, known.packed, lane);
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
        for (int k = 0; k < 5; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(b_rows[k][age], b_rows[k][age - 1]);
        }
#pragma unroll
        for (int k = 0; k < 5; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(a_rows[k][age], a_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(a_rows[0][0], a_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        real early[5][4];
        real early_2[5][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 5; k++) {
            if (fewer && k >= made)
                break;
            real a_0[6];
            mint_move<4>(&a_0[1], a_rows[k][1]);
            mint_beside<1, 4, 1>(&a_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                early[k][e] = a_rows[k][1][e] + a_0[e] + a_0[e + 2];
            real b_0[6];
            mint_move<4>(&b_0[1], b_rows[k][1]);
            mint_beside<1, 4, 1>(&b_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                early_2[k][e] = b_rows[k][1][e] + b_0[e] + b_0[e + 2];
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 5; k++) {
            if (fewer && k >= made) { // a step that the launch does not make
                mint_move<4>(a_rows[k + 1][0], a_rows[k][2]);
                continue;
            }
#pragma unroll
            for (int e = 0; e < 4; e++)
                b_rows[k][0][e] = (real)0.2*(early[k][e] + a_rows[k][0][e] + a_rows[k][2][e]);
            if (!known.inside) {
                mint_keep_row<4>(b_rows[k][0], k == 0 ? b_around[k] : b_rows[k - 1][2], beyond);
                if (k == 0)
                    look_around_b(k, r - k*2 - 1);
            }
            if (!known.steady) {
                const int plane = r - k*2 - 2;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, 1, 1));
                    mint_load_row<4>(b_rows[k][0], b_grid[k % 1] + (long long)plane*b_grid_row + x,
                            exist);
                }
            }
#pragma unroll
            for (int e = 0; e < 4; e++)
                a_rows[k + 1][0][e] = (real)0.2*(early_2[k][e] + b_rows[k][0][e] + b_rows[k][2][e]);
            if (!known.inside)
                mint_keep_row<4>(a_rows[k + 1][0], a_rows[k][2], beyond);
            if (!known.steady) {
                const int plane = r - k*2 - 3;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, 1, 1));
                    mint_load_row<4>(a_rows[k + 1][0], a_grid[k % 1] + (long long)plane*a_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r - 11 && r - 11 < to)
            mint_store_row<4, known.inside>(a_to[0] + (long long)(r - 11)*a_grid_row + x,
                    a_rows[5][0], store_low, store_high, known.packed);
    };
    const int end = to + 11; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 10, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_b(k, r - k*2 - 2);
        }
        while (r < end) {
            if (r >= 11) {
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
        stream(mint_cells<true, true, false>());
    else
        stream(mint_cells<false, true, false>());
    __pipeline_wait_prior(0);
}

/* jacobi_sweep2 makes one step. */

// Makes up to 5 steps of the loop in one launch.
static bool advance_jacobi_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps < 3 || steps.steps > 5 || range[1] > mint_most_cells || range[3]
            > mint_most_cells || memcmp(range, steps.range(1), 4*sizeof *range) != 0)
        return false;
    mint_each<real *, 1> b_grid;
    mint_each<real *, 1> b_to;
    const long long *b_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 1; k++) {
        const mint_place_of place = steps.place(k, 1);
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
    a_to.of[0] = (real *)steps.place(steps.steps - 1, 0).write + range[2]*a_grid_stride[0]
            + range[0]*a_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 10, 10, 4, 2>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "jacobi_chain1_march",
            (const void *)jacobi_chain1_march<false>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 20, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "jacobi_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(b_grid, b_grid_stride, 2, 16)
            && mint_all_aligned(a_grid, a_grid_stride, 2, 16)
            && mint_all_aligned(a_to, a_grid_stride, 2, 16);
    if (!packed)
        return false; // slower than ordinary launches
    const auto march = steps.steps < 5 ? jacobi_chain1_march<true> : jacobi_chain1_march<false>;
    if (march != jacobi_chain1_march<false>)
        mint_prepare_shared(steps.site, "jacobi_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "jacobi_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, b_grid, b_grid_stride[0], b_to,
            a_grid, a_grid_stride[0], a_to, steps.steps);
    mint_launched(steps.site, "jacobi_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 5 steps are made at once.
static const mint_chain jacobi_chain1 = {{"in.c", 11}, "jacobi_chain1", 5, 3, 1, 2, 2, 0x3, 0x0,
        advance_jacobi_chain1, nullptr, {0, 1}, {{2, 0x1, 0x2, 0, {0, 1}}, {2, 0x1, 0x2, 1, {1,
        0}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 8}, "a", a, mint_extents(ny, nx), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 9}, "b", b, mint_extents(ny, nx), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 10}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 13};
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_table a_map = mint_find_table(site, "a", a);
                mint_table b_map = mint_find_table(site, "b", b);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {a_map, "a", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {a_map, "a", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                    {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                a_map.settle(site, "a");
                b_map.settle(site, "b");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_reads = {"a[y][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch b_writes = {"b[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "jacobi_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 6, 2147417066));
                mint_file(site, jacobi_chain1, 0, {&a_map, &b_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, a_map, b_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    a_map.find_again();
                    b_map.find_again();
                    mint_launching(site, "jacobi_sweep1");
                    jacobi_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)a_map.device, a_map.stride[0], (real *)b_map.device, b_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(a_map, x_begin, 16) && mint_is_aligned(b_map, x_begin, 16));
                    mint_launched(site, "jacobi_sweep1");
                });
            }
        }
        {
            const mint_site site = {"in.c", 17};
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_table b_map = mint_find_table(site, "b", b);
                mint_table a_map = mint_find_table(site, "a", a);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {b_map, "b", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {b_map, "b", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {a_map, "a", 0, "y", y_begin, y_begin + y_count - 1},
                    {a_map, "a", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                b_map.settle(site, "b");
                a_map.settle(site, "a");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch b_reads = {"b[y][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch a_writes = {"a[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, b_map, "b", b_reads, a_map, "a", a_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "jacobi_sweep2",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 6, 2147417066));
                mint_file(site, jacobi_chain1, 1, {&b_map, &a_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, b_map, a_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    b_map.find_again();
                    a_map.find_again();
                    mint_launching(site, "jacobi_sweep2");
                    jacobi_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)b_map.device, b_map.stride[0], (real *)a_map.device, a_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(b_map, x_begin, 16) && mint_is_aligned(a_map, x_begin, 16));
                    mint_launched(site, "jacobi_sweep2");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 21}, "a", a, mint_extents(ny, nx));
    mint_copy_out({"in.c", 22}, "b", b, mint_extents(ny, nx));
...
/* poisson_sweep1 makes one step. */

/* 3 steps of the loop at line 32.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
static __global__ void __launch_bounds__(128, 2)
poisson_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 1> b_grid,
                     long long b_grid_row, mint_each<real *, 1> b_to, mint_each<real *, 1> a_grid,
                     long long a_grid_row, mint_each<real *, 1> a_to, const real *f_grid,
                     long long f_grid_row)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 6, 6, 4, 2> x_tile;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const int unit = blockIdx.x*4 + warp;
    if (unit >= division.units())
        return;
    const mint_slab slab = mint_slab_of(division, unit);
    const int x = x_tile::at(gx, slab.x) + lane*4;
    const int store_low = x_tile::from(gx, slab.x) - x, store_high = x_tile::to(gx, slab.x) - x;
    const int planes = division.planes, from = slab.from, to = slab.to;
    // the range goes on beyond the tile on every side
    const bool inside = x - lane*4 > 0 && x + (32 - lane)*4 < gx.cells;
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // cells that exist, a bit each
    const unsigned there_2 = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const a_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    // 11 planes
    real (*const f_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared + 16384);
    real b_rows[3][3][4] = {}; // steps, planes (newest first)
    real a_rows[4][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane - 1, planes, 1, 1)) : known.inside ? ~0u : there;
            mint_start_row<4>(a_ring[slot % 4][warp], a_grid[0] + (long long)(plane - 1)*a_grid_row
                    + x, exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                    -mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there_2;
            mint_start_row<4>(f_ring[slot % 11][warp], f_grid + (long long)plane*f_grid_row + x,
                    exist, known.packed, lane);
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
            for (int age = 2; age > 0; age--)
                mint_move<4>(b_rows[k][age], b_rows[k][age - 1]);
        }
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
        real early_2[3][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real a_0[6];
            mint_move<4>(&a_0[1], a_rows[k][1]);
            mint_beside<1, 4, 1>(&a_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                early[k][e] = a_0[e] + a_0[e + 2] + a_rows[k][2][e];
            real b_0[6];
            mint_move<4>(&b_0[1], b_rows[k][1]);
            mint_beside<1, 4, 1>(&b_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                early_2[k][e] = b_0[e] + b_0[e + 2] + b_rows[k][2][e];
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real f_0[4];
            mint_take_row<4>(&f_0[0], f_ring[(slot - min(slot, 2u + k*2)) % 11][warp], lane);
#pragma unroll
            for (int e = 0; e < 4; e++)
                b_rows[k][0][e] = (early[k][e] + a_rows[k][0][e] - f_0[e])/4;
            if (!known.inside) {
                mint_keep_row<4>(b_rows[k][0], k == 0 ? b_around[k] : b_rows[k - 1][2], beyond);
                if (k == 0)
                    look_around_b(k, r - k*2 - 1);
            }
            if (!known.steady) {
                const int plane = r - k*2 - 2;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, 1, 1));
                    mint_load_row<4>(b_rows[k][0], b_grid[k % 1] + (long long)plane*b_grid_row + x,
                            exist);
                }
            }
            real f_0_2[4];
            mint_take_row<4>(&f_0_2[0], f_ring[(slot - min(slot, 3u + k*2)) % 11][warp], lane);
#pragma unroll
            for (int e = 0; e < 4; e++)
                a_rows[k + 1][0][e] = (early_2[k][e] + b_rows[k][0][e] - f_0_2[e])/4;
            if (!known.inside)
                mint_keep_row<4>(a_rows[k + 1][0], a_rows[k][2], beyond);
            if (!known.steady) {
                const int plane = r - k*2 - 3;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, 1, 1));
                    mint_load_row<4>(a_rows[k + 1][0], a_grid[k % 1] + (long long)plane*a_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r - 7 && r - 7 < to)
            mint_store_row<4, known.inside>(a_to[0] + (long long)(r - 7)*a_grid_row + x,
                    a_rows[3][0], store_low, store_high, known.packed);
    };
    const int end = to + 7; // behind the last plane that comes in
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
                look_around_b(k, r - k*2 - 2);
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
        stream(mint_cells<true, true, false>());
    else
        stream(mint_cells<false, true, false>());
    __pipeline_wait_prior(0);
}

/* poisson_sweep2 makes one step. */

// Makes 3 steps of the loop in one launch.
static bool advance_poisson_chain1(const mint_advance &steps)
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
    const mint_place_of f_place = steps.place(0, 1);
    const mint_each<real *, 1> f_from = {{(real *)f_place.read + range[2]*f_place.stride[0]
            + range[0]*f_place.stride[1]}};
    const mint_tiling gx = mint_tile<128, 6, 6, 4, 2>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "poisson_chain1_march",
            (const void *)poisson_chain1_march, 128, 61440);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 12, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "poisson_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(b_grid, b_grid_stride, 2, 16)
            && mint_all_aligned(a_grid, a_grid_stride, 2, 16)
            && mint_all_aligned(a_to, a_grid_stride, 2, 16)
            && mint_all_aligned(f_from, f_place.stride, 2, 16);
    if (!packed)
        return false; // slower than ordinary launches
    mint_launching(steps.site, "poisson_chain1_march");
    poisson_chain1_march<<<blocks, 128, 61440, mint_stream()>>>(gx, division, b_grid,
            b_grid_stride[0], b_to, a_grid, a_grid_stride[0], a_to, f_from.of[0],
            f_place.stride[0]);
    mint_launched(steps.site, "poisson_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain poisson_chain1 = {{"in.c", 32}, "poisson_chain1", 3, 3, 1, 3, 2, 0x5, 0x0,
        advance_poisson_chain1, nullptr, {0, 1, 2}, {{3, 0x3, 0x4, 0, {0, 1, 2}}, {3, 0x3, 0x4, 1,
        {2, 1, 0}}}};

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 28}, "a", a, mint_extents(ny, nx), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 29}, "b", b, mint_extents(ny, nx), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 30}, "f", f, mint_extents(ny, nx), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 31}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 34};
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_table a_map = mint_find_table(site, "a", a);
                mint_table f_map = mint_find_table(site, "f", f);
                mint_table b_map = mint_find_table(site, "b", b);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {a_map, "a", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {a_map, "a", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {f_map, "f", 0, "y", y_begin, y_begin + y_count - 1},
                    {f_map, "f", 1, "x", x_begin, x_begin + x_count - 1},
                    {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                    {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                a_map.settle(site, "a");
                f_map.settle(site, "f");
                b_map.settle(site, "b");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_reads = {"a[y][x - 1]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch b_writes = {"b[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch f_reads = {"f[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                mint_coincide(site, loops, f_map, "f", f_reads, b_map, "b", b_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "poisson_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 4, 2147417072));
                mint_file(site, poisson_chain1, 0, {&a_map, &f_map, &b_map}, {x_begin, x_count, y_begin,
                        y_count}, mint_no_scalars(),
                        [site, blocks, a_map, f_map, b_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    a_map.find_again();
                    f_map.find_again();
                    b_map.find_again();
                    mint_launching(site, "poisson_sweep1");
                    poisson_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)a_map.device, a_map.stride[0], (real *)f_map.device, f_map.stride[0],
                        (real *)b_map.device, b_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(a_map, x_begin, 16) && mint_is_aligned(f_map, x_begin, 16) && mint_is_aligned(b_map, x_begin, 16));
                    mint_launched(site, "poisson_sweep1");
                });
            }
        }
        {
            const mint_site site = {"in.c", 38};
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_table b_map = mint_find_table(site, "b", b);
                mint_table f_map = mint_find_table(site, "f", f);
                mint_table a_map = mint_find_table(site, "a", a);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {b_map, "b", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {b_map, "b", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {f_map, "f", 0, "y", y_begin, y_begin + y_count - 1},
                    {f_map, "f", 1, "x", x_begin, x_begin + x_count - 1},
                    {a_map, "a", 0, "y", y_begin, y_begin + y_count - 1},
                    {a_map, "a", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                b_map.settle(site, "b");
                f_map.settle(site, "f");
                a_map.settle(site, "a");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch b_reads = {"b[y][x - 1]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch a_writes = {"a[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch f_reads = {"f[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, b_map, "b", b_reads, a_map, "a", a_writes);
                mint_coincide(site, loops, f_map, "f", f_reads, a_map, "a", a_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "poisson_sweep2",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 4, 2147417072));
                mint_file(site, poisson_chain1, 1, {&b_map, &f_map, &a_map}, {x_begin, x_count, y_begin,
                        y_count}, mint_no_scalars(),
                        [site, blocks, b_map, f_map, a_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    b_map.find_again();
                    f_map.find_again();
                    a_map.find_again();
                    mint_launching(site, "poisson_sweep2");
                    poisson_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)b_map.device, b_map.stride[0], (real *)f_map.device, f_map.stride[0],
                        (real *)a_map.device, a_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(b_map, x_begin, 16) && mint_is_aligned(f_map, x_begin, 16) && mint_is_aligned(a_map, x_begin, 16));
                    mint_launched(site, "poisson_sweep2");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 42}, "a", a, mint_extents(ny, nx));
    mint_copy_out({"in.c", 43}, "b", b, mint_extents(ny, nx));
...
/* fdtd_sweep1 makes one step. */

/* Up to 6 steps of these loops at a time:
 * line 55: fdtd_sweep1
 * line 58: fdtd_sweep2
 * line 62: fdtd_sweep3
 * line 66: fdtd_sweep4
 * A block loads 64x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 52x52x1 cells. */
static __global__ void __launch_bounds__(1024)
fdtd_chain1_tile(const real *__restrict__ source_from, const real *__restrict__ ey_from,
                 real *ey_to, long long ey_row, mint_area<2> ey_box,
                 const real *__restrict__ hz_from, real *hz_to, long long hz_row,
                 mint_area<2> hz_box, const real *__restrict__ ex_from, real *ex_to,
                 long long ex_row, mint_area<2> ex_box, mint_area<2> fdtd_sweep1_cells,
                 mint_area<2> fdtd_sweep2_cells, mint_area<2> fdtd_sweep3_cells,
                 mint_area<2> fdtd_sweep4_cells, int steps_2, long long x_start, long long y_start,
                 const __grid_constant__ mint_each<int, 6> t_each)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*52;
    const long long y0 = y_start + (long long)blockIdx.y*52;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const ey_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared);
    real (*const hz_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 32768);
    real (*const ex_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 65536);
    auto *ey = ey_tile;
    auto *hz = hz_tile;
    auto *ex = ex_tile;
    const mint_stretch fdtd_sweep1_y = mint_in_tile(fdtd_sweep1_cells.first[1],
            fdtd_sweep1_cells.end[1], y0, 64);
    const mint_stretch fdtd_sweep1_x = mint_in_tile(fdtd_sweep1_cells.first[0],
            fdtd_sweep1_cells.end[0], x0, 64);
    const mint_stretch fdtd_sweep2_y = mint_in_tile(fdtd_sweep2_cells.first[1],
            fdtd_sweep2_cells.end[1], y0, 64);
    const mint_stretch fdtd_sweep2_x = mint_in_tile(fdtd_sweep2_cells.first[0],
            fdtd_sweep2_cells.end[0], x0, 64);
    const mint_stretch fdtd_sweep3_y = mint_in_tile(fdtd_sweep3_cells.first[1],
            fdtd_sweep3_cells.end[1], y0, 64);
    const mint_stretch fdtd_sweep3_x = mint_in_tile(fdtd_sweep3_cells.first[0],
            fdtd_sweep3_cells.end[0], x0, 64);
    const mint_stretch fdtd_sweep4_y = mint_in_tile(fdtd_sweep4_cells.first[1],
            fdtd_sweep4_cells.end[1], y0, 64);
    const mint_stretch fdtd_sweep4_x = mint_in_tile(fdtd_sweep4_cells.first[0],
            fdtd_sweep4_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch ey_y = mint_in_tile(ey_box.first[1], ey_box.end[1], y0, 64);
        const mint_stretch ey_x = mint_in_tile(ey_box.first[0], ey_box.end[0], x0, 64);
        for (int cy = ey_y.first + ty; cy < ey_y.end; cy += 32) {
            for (int cx = ey_x.first + tx; cx < ey_x.end; cx += 32)
                ey_tile[cy][cx] = ey_from[(y0+cy)*ey_row+(x0+cx)];
        }
    }
    {
        const mint_stretch hz_y = mint_in_tile(hz_box.first[1], hz_box.end[1], y0, 64);
        const mint_stretch hz_x = mint_in_tile(hz_box.first[0], hz_box.end[0], x0, 64);
        for (int cy = hz_y.first + ty; cy < hz_y.end; cy += 32) {
            for (int cx = hz_x.first + tx; cx < hz_x.end; cx += 32)
                hz_tile[cy][cx] = hz_from[(y0+cy)*hz_row+(x0+cx)];
        }
    }
    {
        const mint_stretch ex_y = mint_in_tile(ex_box.first[1], ex_box.end[1], y0, 64);
        const mint_stretch ex_x = mint_in_tile(ex_box.first[0], ex_box.end[0], x0, 64);
        for (int cy = ex_y.first + ty; cy < ex_y.end; cy += 32) {
            for (int cx = ex_x.first + tx; cx < ex_x.end; cx += 32)
                ex_tile[cy][cx] = ex_from[(y0+cy)*ex_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 55.
            const mint_stretch level_y = mint_cut(fdtd_sweep1_y, 6 - (steps_2 - 1 - step), 59
                    + (steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(fdtd_sweep1_x, 6 - (steps_2 - 1 - step), 58
                    + (steps_2 - 1 - step));
            const int t = t_each.of[step];
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 32) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    ey[cy][cx] = source_from[t];
            }
        }
        __syncthreads();
        {
            // The loops at line 58.
            const mint_stretch level_y_2 = mint_cut(fdtd_sweep2_y, 6 - (steps_2 - 1 - step), 59
                    + (steps_2 - 1 - step));
            const mint_stretch level_x_2 = mint_cut(fdtd_sweep2_x, 6 - (steps_2 - 1 - step), 58
                    + (steps_2 - 1 - step));
            for (int cy = level_y_2.first + ty; cy < level_y_2.end; cy += 32) {
                for (int cx = level_x_2.first + tx; cx < level_x_2.end; cx += 32)
                    ey[cy][cx] -= (real)0.5*(hz[cy][cx] - hz[cy-1][cx]);
            }
        }
        __syncthreads();
        {
            // The loops at line 62.
            const mint_stretch level_y_3 = mint_cut(fdtd_sweep3_y, 6 - (steps_2 - 1 - step), 58
                    + (steps_2 - 1 - step));
            const mint_stretch level_x_3 = mint_cut(fdtd_sweep3_x, 6 - (steps_2 - 1 - step), 59
                    + (steps_2 - 1 - step));
            for (int cy = level_y_3.first + ty; cy < level_y_3.end; cy += 32) {
                for (int cx = level_x_3.first + tx; cx < level_x_3.end; cx += 32)
                    ex[cy][cx] -= (real)0.5*(hz[cy][cx] - hz[cy][cx-1]);
            }
        }
        __syncthreads();
        {
            // The loops at line 66.
            const mint_stretch level_y_4 = mint_cut(fdtd_sweep4_y, 6 - (steps_2 - 1 - step), 58
                    + (steps_2 - 1 - step));
            const mint_stretch level_x_4 = mint_cut(fdtd_sweep4_x, 6 - (steps_2 - 1 - step), 58
                    + (steps_2 - 1 - step));
            for (int cy = level_y_4.first + ty; cy < level_y_4.end; cy += 32) {
                for (int cx = level_x_4.first + tx; cx < level_x_4.end; cx += 32)
                    hz[cy][cx] -= (real)0.7*(ex[cy][cx+1] - ex[cy][cx] + ey[cy+1][cx] - ey[cy][cx]);
            }
        }
        __syncthreads();
    }
    // Commit the tile.
    if (ey_to) {
        const mint_stretch ey_y_2 = {6, 58};
        const mint_stretch ey_x_2 = {6, 58};
        for (int cy = ey_y_2.first + ty; cy < ey_y_2.end; cy += 32) {
            for (int cx = ey_x_2.first + tx; cx < ey_x_2.end; cx += 32)
                if ((mint_in_span(fdtd_sweep1_y, cy) && mint_in_span(fdtd_sweep1_x, cx))
                        || (mint_in_span(fdtd_sweep2_y, cy) && mint_in_span(fdtd_sweep2_x, cx)))
                    ey_to[(y0+cy)*ey_row+(x0+cx)] = ey_tile[cy][cx];
        }
    }
    if (hz_to) {
        const mint_stretch hz_y_2 = mint_cut(fdtd_sweep4_y, 6, 58);
        const mint_stretch hz_x_2 = mint_cut(fdtd_sweep4_x, 6, 58);
        for (int cy = hz_y_2.first + ty; cy < hz_y_2.end; cy += 32) {
            for (int cx = hz_x_2.first + tx; cx < hz_x_2.end; cx += 32)
                hz_to[(y0+cy)*hz_row+(x0+cx)] = hz_tile[cy][cx];
        }
    }
    if (ex_to) {
        const mint_stretch ex_y_2 = mint_cut(fdtd_sweep3_y, 6, 58);
        const mint_stretch ex_x_2 = mint_cut(fdtd_sweep3_x, 6, 58);
        for (int cy = ex_y_2.first + ty; cy < ex_y_2.end; cy += 32) {
            for (int cx = ex_x_2.first + tx; cx < ex_x_2.end; cx += 32)
                ex_to[(y0+cy)*ex_row+(x0+cx)] = ex_tile[cy][cx];
        }
    }
}

/* fdtd_sweep2 makes one step. */

/* fdtd_sweep3 makes one step. */

/* fdtd_sweep4 makes one step. */

struct fdtd_sweep1_scalars {
    int t;
};
// Launches fdtd_chain1_tile for the oldest steps that wait. False: it cannot.
static bool fdtd_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const long long line0_0 = 0;
    const mint_area<2> cells0 = {{a.range(0)[0], line0_0}, {a.range(0)[0] + a.range(0)[1], line0_0
            + 1}};
    const mint_area<2> cells1 = {{a.range(1)[0], a.range(1)[2]}, {a.range(1)[0] + a.range(1)[1],
            a.range(1)[2] + a.range(1)[3]}};
    const mint_area<2> cells2 = {{a.range(2)[0], a.range(2)[2]}, {a.range(2)[0] + a.range(2)[1],
            a.range(2)[2] + a.range(2)[3]}};
    const mint_area<2> cells3 = {{a.range(3)[0], a.range(3)[2]}, {a.range(3)[0] + a.range(3)[1],
            a.range(3)[2] + a.range(3)[3]}};
    const mint_area<2> all = mint_hull(mint_hull(mint_hull(cells0, cells1), cells2), cells3);
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0xe, 0xe, 0xe, 0xe, 0xe, 0xe};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 2, stored >> 2 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 3, stored >> 3 & 1, true))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[4];
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells3, mint_area<2>{{0, 0}, {0, 1}}));
    touched[1].add_sure(mint_around(cells3, mint_area<2>{{0, 0}, {0, 1}}));
    touched[2].add(mint_around(cells1, mint_area<2>{{0, -1}, {0, 0}}));
    touched[2].add_sure(mint_around(cells1, mint_area<2>{{0, -1}, {0, 0}}));
    touched[2].add(mint_around(cells2, mint_area<2>{{-1, 0}, {0, 0}}));
    touched[2].add_sure(mint_around(cells2, mint_area<2>{{-1, 0}, {0, 0}}));
    touched[2].add(mint_around(cells3, mint_area<2>{{0, 0}, {0, 0}}));
    touched[2].add_sure(mint_around(cells3, mint_area<2>{{0, 0}, {0, 0}}));
    touched[3].add(mint_around(cells2, mint_area<2>{{0, 0}, {0, 0}}));
    touched[3].add_sure(mint_around(cells2, mint_area<2>{{0, 0}, {0, 0}}));
    touched[3].add(mint_around(cells3, mint_area<2>{{0, 0}, {1, 0}}));
    touched[3].add_sure(mint_around(cells3, mint_area<2>{{0, 0}, {1, 0}}));
    mint_area<2> loaded[4];
    if (!mint_may_load(a, 1, touched, {1}, 1, false, loaded[1]))
        return false;
    if (!mint_may_load(a, 2, touched, {2}, 1, false, loaded[2]))
        return false;
    if (!mint_may_load(a, 3, touched, {3}, 1, false, loaded[3]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 52, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 52, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_each<int, 6> t_each = {};
    for (int step = 0; step < a.steps; step++)
        t_each.of[step] = a.scalars<fdtd_sweep1_scalars>(step, 0).t;
    mint_prepare_shared(a.site, "fdtd_chain1_tile", (const void *)fdtd_chain1_tile, 98304);
    mint_launching(a.site, "fdtd_chain1_tile");
    fdtd_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 32, 1), 98304, mint_stream()>>>(
        (const real *)a.place(0, 0).read, (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        (const real *)a.place(0, 2).read, stored >> 2 & 1 ? (real *)a.place(0, 2).write : nullptr,
        a.place(0, 2).stride[0], loaded[2], (const real *)a.place(0, 3).read,
        stored >> 3 & 1 ? (real *)a.place(0, 3).write : nullptr, a.place(0, 3).stride[0], loaded[3],
        cells0, cells1, cells2, cells3, a.steps, all.first[0] - 6, all.first[1] - 6, t_each);
    mint_launched(a.site, "fdtd_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned fdtd_chain1_twins[] = {0x0, 0xe, 0xe, 0xe, 0xe, 0xe, 0xe};
// What the loop launches in a step. Up to 6 steps are made at once.
static const mint_chain fdtd_chain1 = {{"in.c", 53}, "fdtd_chain1", 6, 2, 0, 4, 4, 0xe, 0x0,
        fdtd_chain1_launch, fdtd_chain1_twins, {0, 1, 2, 3}, {{2, 0x3, 0x2, 0, {0, 1}}, {2, 0x3,
        0x2, 1, {2, 1}}, {2, 0x3, 0x2, 1, {2, 3}}, {3, 0x7, 0x4, 1, {3, 1, 2}}}};

...
{ mint_scope mappings_3;
    mint_copy_in(mappings_3, {"in.c", 48}, "ex", ex, mint_extents(ny, nx), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 49}, "ey", ey, mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 50}, "hz", hz, mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 51}, "source", &source[0], mint_extents(steps), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_3({"in.c", 52}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 55};
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (x_count > 0) {
                mint_may_wait();
                mint_view source_map = mint_find_view(site, "source", &source[0], sizeof(real));
                mint_table ey_map = mint_find_table(site, "ey", ey);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {ey_map, "ey", 0, "0", 0, 0},
                    {ey_map, "ey", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_reach_view(site, source_map, "source", {{(long long)(t)}, {(long long)(t)}}, "t",
                        true);
                source_map.settle();
                ey_map.settle(site, "ey");
                const mint_nest loops = {{{x_begin, x_count, 1}}};
                const mint_touch source_reads = {"source[t]", {{(long long)(t), (long long)(t), {0}}}};
                const mint_touch ey_writes = {"ey[0][x]", {{0, 0, {0}}, {0, 0, {1}}}};
                mint_distinct(site, loops, source_map, "source", source_reads, ey_map, "ey", ey_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "fdtd_sweep1",
                        mint_tiles(site, "x", x_count, 256, 2147482111));
                mint_file(site, fdtd_chain1, 0, {&source_map, &ey_map}, {x_begin, x_count},
                        fdtd_sweep1_scalars{(int)(t)},
                        [site, blocks, source_map, ey_map, x_count = x_count, t = t]() mutable {
                    source_map.find_again();
                    ey_map.find_again();
                    mint_launching(site, "fdtd_sweep1");
                    fdtd_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)source_map.device, (real *)ey_map.device, ey_map.stride[0], t,
                        (unsigned)x_count);
                    mint_launched(site, "fdtd_sweep1");
                });
            }
        }
        {
            const mint_site site = {"in.c", 58};
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_table hz_map = mint_find_table(site, "hz", hz);
                mint_table ey_map = mint_find_table(site, "ey", ey);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {hz_map, "hz", 0, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                    {hz_map, "hz", 1, "x", x_begin, x_begin + x_count - 1},
                    {ey_map, "ey", 0, "y", y_begin, y_begin + y_count - 1},
                    {ey_map, "ey", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                hz_map.settle(site, "hz");
                ey_map.settle(site, "ey");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch hz_reads = {"hz[y][x]", {{-1, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch ey_writes = {"ey[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, hz_map, "hz", hz_reads, ey_map, "ey", ey_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "fdtd_sweep2",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 2, 2147417078));
                mint_file(site, fdtd_chain1, 1, {&hz_map, &ey_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, hz_map, ey_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    hz_map.find_again();
                    ey_map.find_again();
                    mint_launching(site, "fdtd_sweep2");
                    fdtd_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)hz_map.device, hz_map.stride[0], (real *)ey_map.device, ey_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count, mint_is_aligned(hz_map, x_begin, 16));
                    mint_launched(site, "fdtd_sweep2");
                });
            }
        }
        {
            const mint_site site = {"in.c", 62};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_table hz_map = mint_find_table(site, "hz", hz);
                mint_table ex_map = mint_find_table(site, "ex", ex);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {hz_map, "hz", 0, "y", y_begin, y_begin + y_count - 1},
                    {hz_map, "hz", 1, "x-1..x", x_begin - 1, x_begin + x_count - 1},
                    {ex_map, "ex", 0, "y", y_begin, y_begin + y_count - 1},
                    {ex_map, "ex", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                hz_map.settle(site, "hz");
                ex_map.settle(site, "ex");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch hz_reads = {"hz[y][x]", {{0, 0, {1, 0}}, {-1, 0, {0, 1}}}};
                const mint_touch ex_writes = {"ex[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, hz_map, "hz", hz_reads, ex_map, "ex", ex_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "fdtd_sweep3",
                        mint_tiles(site, "x", x_count, 256, 2147482110),
                        mint_tiles(site, "y", y_count, 1, 2147417082));
                mint_file(site, fdtd_chain1, 2, {&hz_map, &ex_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, hz_map, ex_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    hz_map.find_again();
                    ex_map.find_again();
                    mint_launching(site, "fdtd_sweep3");
                    fdtd_sweep3<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)hz_map.device, hz_map.stride[0], (real *)ex_map.device, ex_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count, mint_is_aligned(hz_map, x_begin, 16));
                    mint_launched(site, "fdtd_sweep3");
                });
            }
        }
        {
            const mint_site site = {"in.c", 66};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny - 1, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_table ex_map = mint_find_table(site, "ex", ex);
                mint_table ey_map = mint_find_table(site, "ey", ey);
                mint_table hz_map = mint_find_table(site, "hz", hz);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {ex_map, "ex", 0, "y", y_begin, y_begin + y_count - 1},
                    {ex_map, "ex", 1, "x..x+1", x_begin, x_begin + x_count},
                    {ey_map, "ey", 0, "y..y+1", y_begin, y_begin + y_count},
                    {ey_map, "ey", 1, "x", x_begin, x_begin + x_count - 1},
                    {hz_map, "hz", 0, "y", y_begin, y_begin + y_count - 1},
                    {hz_map, "hz", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                ex_map.settle(site, "ex");
                ey_map.settle(site, "ey");
                hz_map.settle(site, "hz");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch ex_reads = {"ex[y][x + 1]", {{0, 0, {1, 0}}, {0, 1, {0, 1}}}};
                const mint_touch hz_writes = {"hz[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch ey_reads = {"ey[y + 1][x]", {{0, 1, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, ex_map, "ex", ex_reads, hz_map, "hz", hz_writes);
                mint_distinct(site, loops, ey_map, "ey", ey_reads, hz_map, "hz", hz_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "fdtd_sweep4",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 2, 2147417079));
                mint_file(site, fdtd_chain1, 3, {&ex_map, &ey_map, &hz_map}, {x_begin, x_count, y_begin,
                        y_count}, mint_no_scalars(),
                        [site, blocks, ex_map, ey_map, hz_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    ex_map.find_again();
                    ey_map.find_again();
                    hz_map.find_again();
                    mint_launching(site, "fdtd_sweep4");
                    fdtd_sweep4<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)ex_map.device, ex_map.stride[0], (real *)ey_map.device, ey_map.stride[0],
                        (real *)hz_map.device, hz_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(ex_map, x_begin, 16) && mint_is_aligned(ey_map, x_begin, 16));
                    mint_launched(site, "fdtd_sweep4");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 70}, "ex", ex, mint_extents(ny, nx));
    mint_copy_out({"in.c", 71}, "ey", ey, mint_extents(ny, nx));
    mint_copy_out({"in.c", 72}, "hz", hz, mint_extents(ny, nx));
...
/* others_sweep1 makes one step. */

/* others_sweep2 makes one step. */

...
{ mint_scope mappings_4;
    mint_copy_in(mappings_4, {"in.c", 78}, "a", a, mint_extents(ny, nx), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_4, {"in.c", 79}, "b", b, mint_extents(ny, nx), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_4({"in.c", 80}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 83};
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table a_map = mint_find_table(site, "a", a);
                mint_table b_map = mint_find_table(site, "b", b);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {a_map, "a", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {a_map, "a", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                    {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                a_map.settle(site, "a");
                b_map.settle(site, "b");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_reads = {"a[y][x - 1]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch b_writes = {"b[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "others_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 6, 2147417066));
                mint_launching(site, "others_sweep1");
                others_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)a_map.device, a_map.stride[0], (real *)b_map.device, b_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(a_map, x_begin, 16) && mint_is_aligned(b_map, x_begin, 16));
                mint_launched(site, "others_sweep1", b_map);
            }
        }
        {
            const mint_site site = {"in.c", 87};
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table b_map = mint_find_table(site, "b", b);
                mint_table a_map = mint_find_table(site, "a", a);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {b_map, "b", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                    {a_map, "a", 0, "y", y_begin, y_begin + y_count - 1},
                    {a_map, "a", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                b_map.settle(site, "b");
                a_map.settle(site, "a");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch b_reads = {"b[y - 1][x]", {{-1, 1, {1, 0}, 2}, {0, 0, {0, 1}}}};
                const mint_touch a_writes = {"a[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, b_map, "b", b_reads, a_map, "a", a_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "others_sweep2",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 4, 2147417072));
                mint_launching(site, "others_sweep2");
                others_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)b_map.device, b_map.stride[0], (real *)a_map.device, a_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(b_map, x_begin, 16) && mint_is_aligned(a_map, x_begin, 16));
                mint_launched(site, "others_sweep2", a_map);
            }
        }
...
}
    mint_copy_out({"in.c", 91}, "a", a, mint_extents(ny, nx));
    mint_copy_out({"in.c", 92}, "b", b, mint_extents(ny, nx));
