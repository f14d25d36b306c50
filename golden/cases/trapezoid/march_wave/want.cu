
...
/* main_sweep1 makes one step. */

/* 4 steps of the loop at line 24.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
main_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 3> u_grid,
                  long long u_grid_row, mint_each<real *, 2> u_to, const real *speed_grid,
                  long long speed_grid_row, mint_each<real, 4> h_each, mint_each<long long, 2> begin)
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
    // cells that exist, a bit each
    const unsigned there_2 = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in, of 2 versions
    real (*const u_ring)[4][4][128] = reinterpret_cast<real (*)[4][4][128]>(mint_shared);
    // 9 planes
    real (*const speed_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared + 32768);
    real u_rows[6][4][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane - 2, planes, 1, 1)) : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[0][slot % 4][warp], u_grid[1]
                    + (long long)(plane - 2)*u_grid_row + x, exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane - 1, planes, 1, 1)) : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[1][slot % 4][warp], u_grid[2]
                    + (long long)(plane - 1)*u_grid_row + x, exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                    -mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there_2;
            mint_start_row<4>(speed_ring[slot % 9][warp], speed_grid
                    + (long long)plane*speed_grid_row + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    real u_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_u = [&](int k_2, int plane) {
        if (0 <= plane && plane < planes)
            mint_load_row<4>(u_around[k_2], u_grid[k_2] + (long long)plane*u_grid_row + x, beyond);
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k_2 = 0; k_2 < 5; k_2++) {
#pragma unroll
            for (int age_2 = 3; age_2 > 0; age_2--)
                mint_move<4>(u_rows[k_2][age_2], u_rows[k_2][age_2 - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(u_rows[0][2], u_ring[0][slot % 4][warp], lane);
        mint_take_row<4>(u_rows[1][0], u_ring[1][slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        real early[4][4];
        real early_2[4][4];
        real early_3[4][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k_2 = 0; k_2 < 4; k_2++) {
            real u_0[6];
            mint_move<4>(&u_0[1], u_rows[k_2 + 1][1]);
            mint_beside<1, 4, 1>(&u_0[1]);
#pragma unroll
            for (int e_2 = 0; e_2 < 4; e_2++) {
                int e = (int)(begin[1] + x + e_2) & 3;
                early[k_2][e_2] = u_0[e_2];
                early_2[k_2][e_2] = u_0[e_2 + 2];
                early_3[k_2][e_2] = (real)0.001*e;
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k_2 = 0; k_2 < 4; k_2++) {
            real speed_0[4];
            mint_take_row<4>(&speed_0[0], speed_ring[(slot - min(slot, 2u + k_2)) % 9][warp], lane);
#pragma unroll
            for (int e_2 = 0; e_2 < 4; e_2++) {
                real k = u_rows[k_2 + 1][2][e_2] + u_rows[k_2 + 1][0][e_2] + early[k_2][e_2]
                        + early_2[k_2][e_2] - 4*u_rows[k_2 + 1][1][e_2];
                u_rows[k_2 + 2][0][e_2] = 2*u_rows[k_2 + 1][1][e_2] - u_rows[k_2][2][e_2]
                        + h_each[k_2]*speed_0[e_2]*k + early_3[k_2][e_2];
            }
            if (!known.inside) {
                mint_keep_row<4>(u_rows[k_2 + 2][0], k_2 == 0 ? u_around[k_2] : u_rows[k_2 - 1][3],
                        beyond);
                if (k_2 == 0)
                    look_around_u(k_2, r - k_2 - 1);
            }
            if (!known.steady) {
                const int plane = r - k_2 - 2;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, 1, 1));
                    mint_load_row<4>(u_rows[k_2 + 2][0], u_grid[k_2 % 3]
                            + (long long)plane*u_grid_row + x, exist);
                }
            }
        }
        if (from <= r - 5 && r - 5 < to)
            mint_store_row<4, known.inside>(u_to[0] + (long long)(r - 5)*u_grid_row + x,
                    u_rows[5][0], store_low, store_high, known.packed);
        if (from <= r - 4 && r - 4 < to)
            mint_store_row<4, known.inside>(u_to[1] + (long long)(r - 4)*u_grid_row + x,
                    u_rows[4][0], store_low, store_high, known.packed);
    };
    const int end = to + 5; // behind the last plane that comes in
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
            for (int k_2 = 0; k_2 < 1; k_2++)
                look_around_u(k_2, r - k_2 - 2);
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

struct main_chain1_values {
    real h;
};
// Makes 4 steps of the loop in one launch.
static bool advance_main_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 4 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    mint_each<real *, 3> u_grid;
    mint_each<real *, 2> u_to;
    const long long *u_grid_stride = steps.place(0, 3).stride;
    for (int k_2 = 0; k_2 < 3; k_2++) {
        const mint_place_of place = steps.place(k_2, 3);
        if (memcmp(place.stride, u_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        u_grid.of[k_2] = (real *)place.read + range[2]*u_grid_stride[0] + range[0]*u_grid_stride[1];
    }
    u_to.of[0] = (real *)steps.place(3, 3).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    u_to.of[1] = (real *)steps.place(2, 3).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    const mint_place_of speed_place = steps.place(0, 2);
    const mint_each<real *, 1> speed_from = {{(real *)speed_place.read
            + range[2]*speed_place.stride[0] + range[0]*speed_place.stride[1]}};
    const mint_tiling gx = mint_tile<128, 4, 4, 4, 2>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "main_chain1_march",
            (const void *)main_chain1_march<true>, 128, 69632);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 8, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "main_chain1_march",
            mint_ceil_div(division.units(), 4));
    mint_each<real, 4> h_each;
    for (int k_2 = 0; k_2 < 4; k_2++) {
        h_each.of[k_2] = steps.scalars<main_chain1_values>(k_2, 0).h;
    }
    const mint_each<long long, 2> begin = {{range[2], range[0]}};
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 2, 16)
            && mint_all_aligned(u_to, u_grid_stride, 2, 16)
            && mint_all_aligned(speed_from, speed_place.stride, 2, 16);
    const auto march = packed ? main_chain1_march<true> : main_chain1_march<false>;
    if (march != main_chain1_march<true>)
        mint_prepare_shared(steps.site, "main_chain1_march", (const void *)march, 69632);
    mint_launching(steps.site, "main_chain1_march");
    march<<<blocks, 128, 69632, mint_stream()>>>(gx, division, u_grid, u_grid_stride[0], u_to,
            speed_from.of[0], speed_place.stride[0], h_each, begin);
    mint_launched(steps.site, "main_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain main_chain1 = {{"in.c", 24}, "main_chain1", 4, 4, 1, 4, 1, 0xb, 0x0,
        advance_main_chain1, nullptr, {3, 0, 2, 1}, {{4, 0x7, 0x8, 2, {0, 1, 2, 3}}}};

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 19}, "u", u, mint_extents(ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 20}, "before", before, mint_extents(ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 21}, "after", after, mint_extents(ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 22}, "speed", speed, mint_extents(ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 23}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 26};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)ny + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)nx + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table before_map = mint_find_table(site, "before", before);
                mint_table speed_map = mint_find_table(site, "speed", speed);
                mint_table after_map = mint_find_table(site, "after", after);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {before_map, "before", 0, "y", y_begin, y_begin + y_count - 1},
                    {before_map, "before", 1, "x", x_begin, x_begin + x_count - 1},
                    {speed_map, "speed", 0, "y", y_begin, y_begin + y_count - 1},
                    {speed_map, "speed", 1, "x", x_begin, x_begin + x_count - 1},
                    {after_map, "after", 0, "y", y_begin, y_begin + y_count - 1},
                    {after_map, "after", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                before_map.settle(site, "before");
                speed_map.settle(site, "speed");
                after_map.settle(site, "after");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y - 1][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch after_writes = {"after[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch before_reads = {"before[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch speed_reads = {"speed[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, after_map, "after", after_writes);
                mint_coincide(site, loops, before_map, "before", before_reads, after_map, "after",
                        after_writes);
                mint_coincide(site, loops, speed_map, "speed", speed_reads, after_map, "after",
                        after_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 2, 2147417078));
                mint_file(site, main_chain1, 0, {&u_map, &before_map, &speed_map, &after_map}, {x_begin,
                        x_count, y_begin, y_count}, main_chain1_values{(real)(h)},
                        [site, blocks, u_map, before_map, speed_map, after_map, x_begin = x_begin,
                                x_count = x_count, y_count = y_count, h = h]() mutable {
                    u_map.find_again();
                    before_map.find_again();
                    speed_map.find_again();
                    after_map.find_again();
                    mint_launching(site, "main_sweep1");
                    main_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)before_map.device,
                        before_map.stride[0], (real *)speed_map.device, speed_map.stride[0],
                        (real *)after_map.device, after_map.stride[0], h, (unsigned)x_count,
                        (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(before_map, x_begin, 16) && mint_is_aligned(speed_map, x_begin, 16) && mint_is_aligned(after_map, x_begin, 16));
                    mint_launched(site, "main_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 37}, "u", u, mint_extents(ny + 2, nx + 2));
    mint_copy_out({"in.c", 38}, "before", before, mint_extents(ny + 2, nx + 2));
    mint_copy_out({"in.c", 39}, "after", after, mint_extents(ny + 2, nx + 2));
