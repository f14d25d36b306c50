
...
/* heat_sweep1 makes one step. */

/* 3 steps of the loop at line 9.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
heat_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> u_grid,
                  long long u_grid_row, mint_each<real *, 1> u_to, mint_each<real, 3> c_each)
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
    const bool inside = packed && x - lane*4 > 0 && x + (32 - lane)*4 < gx.cells;
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, 2, 2, 0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const u_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real u_rows[4][5][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 2, 2, 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, 2, 2)) : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[slot % 4][warp], u_grid[1] + (long long)plane*u_grid_row + x,
                    exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    real u_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_u = [&](int k, int plane) {
        if (0 <= plane && plane < planes)
            mint_load_row<4>(u_around[k], u_grid[k] + (long long)plane*u_grid_row + x, beyond);
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 4; age > 0; age--)
                mint_move<4>(u_rows[k][age], u_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(u_rows[0][0], u_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        real early[3][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real u_0[8];
            mint_move<4>(&u_0[2], u_rows[k][2]);
            mint_beside<2, 4, 2>(&u_0[2]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                early[k][e] = c_each[k]*(u_0[e] - u_0[e + 1] + u_0[e + 3] - u_0[e + 4]);
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int e = 0; e < 4; e++)
                u_rows[k + 1][0][e] = u_rows[k][2][e]*(1 - 2*c_each[k])
                        + c_each[k]*(u_rows[k][4][e] + u_rows[k][3][e]
                        - (u_rows[k][1][e] + u_rows[k][0][e])) + early[k][e];
            if (!known.inside) {
                mint_keep_row<4>(u_rows[k + 1][0], k == 0 ? u_around[k] : u_rows[k - 1][4], beyond);
                if (k == 0)
                    look_around_u(k, r - k*2 - 1);
            }
            if (!known.steady) {
                const int plane = r - k*2 - 2;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 2, 2, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, 2, 2));
                    mint_load_row<4>(u_rows[k + 1][0], u_grid[k % 2] + (long long)plane*u_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r - 6 && r - 6 < to)
            mint_store_row<4, known.inside>(u_to[0] + (long long)(r - 6)*u_grid_row + x,
                    u_rows[3][0], store_low, store_high, known.packed);
    };
    const int end = to + 6; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 6, -2);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_u(k, r - k*2 - 2);
        }
        while (r < end) {
            if (r >= 6) {
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

struct heat_chain1_values {
    real c;
};
// Makes 3 steps of the loop in one launch.
static bool advance_heat_chain1(const mint_advance &steps)
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
    const mint_tiling gx = mint_tile<128, 6, 6, 4, 2>::of(range[1], 2);
    static const long long room = mint_room(steps.site, "heat_chain1_march",
            (const void *)heat_chain1_march<true>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 12, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "heat_chain1_march",
            mint_ceil_div(division.units(), 4));
    mint_each<real, 3> c_each;
    for (int k = 0; k < 3; k++) {
        c_each.of[k] = steps.scalars<heat_chain1_values>(k, 0).c;
    }
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 2, 16)
            && mint_all_aligned(u_to, u_grid_stride, 2, 16);
    const auto march = packed ? heat_chain1_march<true> : heat_chain1_march<false>;
    if (march != heat_chain1_march<true>)
        mint_prepare_shared(steps.site, "heat_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "heat_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, u_grid, u_grid_stride[0], u_to,
            c_each);
    mint_launched(steps.site, "heat_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain heat_chain1 = {{"in.c", 9}, "heat_chain1", 3, 3, 1, 2, 1, 0x3, 0x0,
        advance_heat_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 6}, "u", u, mint_extents(ny + 4, nx + 4), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 7}, "v", v, mint_extents(ny + 4, nx + 4), 2, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 8}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 12};
            const long long y_begin = 2, y_count = mint_trips(y_begin, ny + 2, 1);
            const long long x_begin = 2, x_count = mint_trips(x_begin, nx + 2, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-2..y+2", y_begin - 2, y_begin + y_count + 1},
                    {u_map, "u", 1, "x-2..x+2", x_begin - 2, x_begin + x_count + 1},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y][x]", {{-2, 2, {1, 0}}, {-2, 2, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "heat_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482365),
                        mint_tiles(site, "y", y_count, 6, 2147417065));
                mint_file(site, heat_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                        heat_chain1_values{(real)(c)},
                        [site, blocks, u_map, v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, c = c]() mutable {
                    u_map.find_again();
                    v_map.find_again();
                    mint_launching(site, "heat_sweep1");
                    heat_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], c,
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "heat_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 20}, "u", u, mint_extents(ny + 4, nx + 4));
    mint_copy_out({"in.c", 21}, "v", v, mint_extents(ny + 4, nx + 4));
