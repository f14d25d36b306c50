
...
/* run_sweep1 makes one step. */

/* 3 steps of the loop at line 15.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
run_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> u_grid,
                 long long u_grid_row, mint_each<real *, 2> u_to)
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
    // 4 planes that come in, of 2 versions
    real (*const u_ring)[4][4][128] = reinterpret_cast<real (*)[4][4][128]>(mint_shared);
    real u_rows[5][1][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[0][slot % 4][warp], u_grid[0] + (long long)plane*u_grid_row
                    + x, exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[1][slot % 4][warp], u_grid[1] + (long long)plane*u_grid_row
                    + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
        __pipeline_wait_prior(2);
        mint_take_row<4>(u_rows[0][0], u_ring[0][slot % 4][warp], lane);
        mint_take_row<4>(u_rows[1][0], u_ring[1][slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real u_0[6];
            mint_move<4>(&u_0[1], u_rows[k + 1][0]);
            mint_beside<1, 4, 1>(&u_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++) {
                real v_kept = u_rows[k][0][e];
                real sum = 0;
                sum += (real)0.25*1*u_0[e];
                sum += (real)0.25*2*u_rows[k + 1][0][e];
                sum += (real)0.25*3*u_0[e + 2];
                real old = v_kept;
                if (old > (real)0.4)
                    v_kept = (real)0.5*sum;
                u_rows[k + 2][0][e] = v_kept;
            }
            if (!known.inside)
                mint_keep_row<4>(u_rows[k + 2][0], u_rows[k][0], beyond);
            if (!known.steady) {
                const int plane = r;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, 0, 0));
                    mint_load_row<4>(u_rows[k + 2][0], u_grid[k % 2] + (long long)plane*u_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r - 0 && r - 0 < to)
            mint_store_row<4, false>(u_to[0] + (long long)(r - 0)*u_grid_row + x, u_rows[4][0],
                    store_low, store_high, known.packed);
        if (from <= r - 0 && r - 0 < to)
            mint_store_row<4, false>(u_to[1] + (long long)(r - 0)*u_grid_row + x, u_rows[3][0],
                    store_low, store_high, known.packed);
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
static bool advance_run_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    mint_each<real *, 2> u_grid;
    mint_each<real *, 2> u_to;
    const long long *u_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, u_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        if (!mint_stores_own<2>(steps, steps.storage(k, 1), false))
            return false; // some of the range may be no cell of it
        u_grid.of[k] = (real *)place.read + range[2]*u_grid_stride[0] + range[0]*u_grid_stride[1];
    }
    u_to.of[0] = (real *)steps.place(2, 1).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    u_to.of[1] = (real *)steps.place(1, 1).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 3, 3, 4, 2>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "run_chain1_march",
            (const void *)run_chain1_march<true>, 128, 32768);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 0, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "run_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 2, 16)
            && mint_all_aligned(u_to, u_grid_stride, 2, 16);
    const auto march = packed ? run_chain1_march<true> : run_chain1_march<false>;
    if (march != run_chain1_march<true>)
        mint_prepare_shared(steps.site, "run_chain1_march", (const void *)march, 32768);
    mint_launching(steps.site, "run_chain1_march");
    march<<<blocks, 128, 32768, mint_stream()>>>(gx, division, u_grid, u_grid_stride[0], u_to);
    mint_launched(steps.site, "run_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain run_chain1 = {{"in.c", 15}, "run_chain1", 3, 3, 0, 2, 1, 0x3, 0x0,
        advance_run_chain1, nullptr, {1, 0}, {{2, 0x3, 0x2, 2, {0, 1}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 11}, "u", &u[0][0], mint_extents(M, N), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 12}, "v", &v[0][0], mint_extents(M, N), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 13});
...
            {
                const mint_site site = {"in.c", 17};
                const long long y_begin = 1, y_count = mint_trips(y_begin, M - 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, N - 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 170));
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 170));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch u_reads = {"u[y][x + k]", {{0, 0, {1, 0}}, {-1, 1, {0, 1}}}};
                    const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "run_sweep1",
                            mint_tiles(site, "x", x_count, 512, 2147481598),
                            mint_tiles(site, "y", y_count, 1, 2147417081));
                    mint_file(site, run_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "run_sweep1");
                        run_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                            (unsigned)x_count, (unsigned)y_count, mint_is_aligned(u_map, x_begin, 16));
                        mint_launched(site, "run_sweep1");
                    });
                }
            }
...
    mint_copy_out({"in.c", 31}, "u", &u[0][0], mint_extents(M, N));
    mint_copy_out({"in.c", 32}, "v", &v[0][0], mint_extents(M, N));
