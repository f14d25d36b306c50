
...
/* main_sweep1 makes one step. */

/* 2 steps of the loop at line 23.
 * A block streams along the slowest dimension: 2 cells a lane, 4 rows a warp, 8 warps,
 *   prefetches 1 plane, sources fetched when first read. */
template <bool packed>
static __global__ void __launch_bounds__(256, 1)
main_chain1_march(mint_tiling gx, mint_tiling gy, mint_division division,
                  mint_each<real *, 3> u_grid, long long u_grid_row, long long u_grid_plane,
                  mint_each<real *, 2> u_to, const real *speed_grid, long long speed_grid_row,
                  long long speed_grid_plane, const unsigned *differ)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<64, 4, 2, 2, 2> x_tile;
    typedef mint_tile<32, 4, 4, 2, 1> y_tile;
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
    const bool whole = gx.cells % 2 == 0; // the range ends where packs do
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<2, 4>(x, gx.cells, 2, 1, y, gy.cells, 2, 2, 1);
    // those of them that no step writes
    const unsigned beyond = there
            & ~mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0, 0, 0);
    // cells that exist, a bit each
    const unsigned there_2 = mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0, 0, 0);
    // the lane's columns beyond the range, a bit each
    const unsigned columns = ~mint_cells_there<2, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // its rows beyond the range
    const unsigned rows = mint_cells_there<1, 4>(0, 1, 0, 0, y, gy.cells, 0, 0, 0) ^ 15;
    // 2 planes that come in, of 2 versions
    real (*const u_ring)[2][32][64] = reinterpret_cast<real (*)[2][32][64]>(mint_shared);
    // rows at the edges of warps: turns, steps
    real (*const u_edges)[2][8][4][64] = reinterpret_cast<real (*)[2][8][4][64]>(mint_shared
            + 65536);
    // 4 planes
    real (*const speed_ring)[32][64] = reinterpret_cast<real (*)[32][64]>(mint_shared + 131072);
    // the barrier of the block's warps
    uint64_t *const barrier = reinterpret_cast<uint64_t *>(mint_shared + 196608);
    for (int n = threadIdx.x; n < 8192; n += 256)
        reinterpret_cast<real *>(mint_shared + 65536)[n] = 0;
    mint_open_barrier(barrier, 8);
    __syncthreads();
    real u_rows[4][7][4][2] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<2, 4>(x, gx.cells, 2, 1, y, gy.cells, 2, 2, 1
                    - mint_beyond(plane - 4, planes, 2, 2)) : known.inside ? ~0u : there;
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_start_row<2>(u_ring[0][slot % 2][warp*4 + h], u_grid[1]
                        + (long long)(plane - 4)*u_grid_plane + (long long)y*u_grid_row + x
                        + h*u_grid_row, exist >> h*2, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<2, 4>(x, gx.cells, 2, 1, y, gy.cells, 2, 2, 1
                    - mint_beyond(plane - 2, planes, 2, 2)) : known.inside ? ~0u : there;
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_start_row<2>(u_ring[1][slot % 2][warp*4 + h], u_grid[2]
                        + (long long)(plane - 2)*u_grid_plane + (long long)y*u_grid_row + x
                        + h*u_grid_row, exist >> h*2, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0, 0,
                    -mint_beyond(plane - 4, planes, 0, 0)) : known.inside ? ~0u : there_2;
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_start_row<2>(speed_ring[slot % 4][warp*4 + h], speed_grid
                        + (long long)(plane - 4)*speed_grid_plane + (long long)y*speed_grid_row + x
                        + h*speed_grid_row, exist >> h*2, known.packed, lane);
        }
        __pipeline_commit();
    };
    real u_around[1][4][2] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_u = [&](int k, int plane) {
        if (0 <= plane && plane < planes) {
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_load_row<2>(u_around[k][h], u_grid[k] + (long long)plane*u_grid_plane
                        + (long long)y*u_grid_row + x + h*u_grid_row, beyond >> h*2);
        }
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 6; age > 0; age--) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_move<2>(u_rows[k][age][h], u_rows[k][age - 1][h]);
            }
        }
        __pipeline_wait_prior(0);
#pragma unroll
        for (int h = 0; h < 4; h++)
            mint_take_row<2>(u_rows[0][4][h], u_ring[0][slot % 2][warp*4 + h], lane);
#pragma unroll
        for (int h = 0; h < 4; h++)
            mint_take_row<2>(u_rows[1][0][h], u_ring[1][slot % 2][warp*4 + h], lane);
        fetch(r + 1, slot + 1, known);
        real early[2][4][2];
        real early_2[2][4][2];
        // The other warps' rows of the turn before.
        mint_wait_for_warps(barrier, slot);
        mint_give_row<2>(u_edges[slot % 2][0][warp][0], u_rows[1][1][0], lane);
        mint_give_row<2>(u_edges[slot % 2][0][warp][2], u_rows[1][1][2], lane);
        mint_give_row<2>(u_edges[slot % 2][0][warp][1], u_rows[1][1][1], lane);
        mint_give_row<2>(u_edges[slot % 2][0][warp][3], u_rows[1][1][3], lane);
#pragma unroll
        for (int k = 0; k < 1; k++) {
            mint_give_row<2>(u_edges[slot % 2][k + 1][warp][0], u_rows[k + 2][1][0], lane);
            mint_give_row<2>(u_edges[slot % 2][k + 1][warp][2], u_rows[k + 2][1][2], lane);
            mint_give_row<2>(u_edges[slot % 2][k + 1][warp][1], u_rows[k + 2][1][1], lane);
            mint_give_row<2>(u_edges[slot % 2][k + 1][warp][3], u_rows[k + 2][1][3], lane);
        }
#pragma unroll
        for (int k = 0; k < 2; k++) {
            real u_0[8][5];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&u_0[h + 2][2], u_rows[k + 1][2][h]);
            mint_take_row<2>(&u_0[0][2], u_edges[(slot + 1) % 2][k][max(warp - 1, 0)][2], lane);
            mint_take_row<2>(&u_0[1][2], u_edges[(slot + 1) % 2][k][max(warp - 1, 0)][3], lane);
            mint_take_row<2>(&u_0[6][2], u_edges[(slot + 1) % 2][k][min(warp + 1, 7)][0], lane);
            mint_take_row<2>(&u_0[7][2], u_edges[(slot + 1) % 2][k][min(warp + 1, 7)][1], lane);
#pragma unroll
            for (int h = 2; h < 6; h++)
                mint_beside<2, 2, 1>(&u_0[h][2]);
#pragma unroll
            for (int h = 0; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    real near = u_0[h + 2][e + 1] + u_0[h + 2][e + 3] + u_0[h + 1][e + 2]
                            + u_0[h + 3][e + 2] + u_rows[k + 1][3][h][e] + u_rows[k + 1][1][h][e];
                    early[k][h][e] = u_0[h + 2][e] + u_0[h][e + 2] + u_0[h + 4][e + 2]
                            + u_rows[k + 1][4][h][e];
                    early_2[k][h][e] = (real)1.33*near;
                }
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 2; k++) {
            real speed_0[4][2];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_take_row<2>(&speed_0[h][0],
                        speed_ring[(slot - min(slot, 0u + k*2)) % 4][warp*4 + h], lane);
#pragma unroll
            for (int h = 0; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    real far = early[k][h][e] + u_rows[k + 1][0][h][e];
                    u_rows[k + 2][0][h][e] = 2*u_rows[k + 1][2][h][e] - u_rows[k][4][h][e]
                            + (real)0.02*speed_0[h][e]*(early_2[k][h][e] - (real)0.083*far
                            - (real)7.5*u_rows[k + 1][2][h][e]);
                }
            }
            if (!known.inside) {
                if (known.same) {
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_keep_row<2>(u_rows[k + 2][0][h], u_rows[k + 1][2][h], columns);
                    if (rows != 0) {
#pragma unroll
                        for (int h = 0; h < 4; h++)
                            mint_keep_row<2>(u_rows[k + 2][0][h], u_rows[k + 1][2][h], rows >> h & 1
                                    ? ~0u : 0);
                    }
                } else {
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_keep_row<2>(u_rows[k + 2][0][h], k == 0 ? u_around[k][h]
                                : u_rows[k - 1][6][h], beyond >> h*2);
                    if (k == 0)
                        look_around_u(k, r - k*2 - 3);
                }
            }
            if (!known.steady) {
                const int plane = r - k*2 - 4;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<2, 4>(x, gx.cells, 2, 1, y, gy.cells, 2,
                            2, 1 - mint_beyond(plane, planes, 2, 2));
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_load_row<2>(u_rows[k + 2][0][h], u_grid[k % 3]
                                + (long long)plane*u_grid_plane + (long long)y*u_grid_row + x
                                + h*u_grid_row, exist >> h*2);
                }
            }
        }
        mint_arrive(barrier, lane);
        if (from <= r - 6 && r - 6 < to) {
            if (known.inside || (known.same && whole)) {
#pragma unroll
                for (int h = 0; h < 4; h++) {
                    if (y_from <= y + h && y + h < y_to)
                        mint_store_row<2, true>(u_to[0] + (long long)(r - 6)*u_grid_plane
                                + (long long)y*u_grid_row + x + h*u_grid_row, u_rows[3][0][h],
                                store_low, store_high, known.packed);
                }
            } else {
#pragma unroll
                for (int h = 0; h < 4; h++) {
                    if (y_from <= y + h && y + h < y_to)
                        mint_store_row<2, false>(u_to[0] + (long long)(r - 6)*u_grid_plane
                                + (long long)y*u_grid_row + x + h*u_grid_row, u_rows[3][0][h],
                                store_low, store_high, known.packed);
                }
            }
        }
        if (from <= r - 4 && r - 4 < to) {
            if (known.inside || (known.same && whole)) {
#pragma unroll
                for (int h = 0; h < 4; h++) {
                    if (y_from <= y + h && y + h < y_to)
                        mint_store_row<2, true>(u_to[1] + (long long)(r - 4)*u_grid_plane
                                + (long long)y*u_grid_row + x + h*u_grid_row, u_rows[2][0][h],
                                store_low, store_high, known.packed);
                }
            } else {
#pragma unroll
                for (int h = 0; h < 4; h++) {
                    if (y_from <= y + h && y + h < y_to)
                        mint_store_row<2, false>(u_to[1] + (long long)(r - 4)*u_grid_plane
                                + (long long)y*u_grid_row + x + h*u_grid_row, u_rows[2][0][h],
                                store_low, store_high, known.packed);
                }
            }
        }
    };
    const int end = to + 6; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 1);
    auto stream = [&](auto tile) {
        int r = max(from - 4, -2);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 1; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        mint_arrive(barrier, lane);
        if (!tile.inside && !tile.same) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_u(k, r - k*2 - 4);
        }
        while (r < end) {
            if (r >= 6) {
                for (; r < steady; r += 1, slot += 1)
                    advance(r, slot, mint_cells<tile.inside, tile.packed, true, tile.same>());
            }
            if (r < end) {
                advance(r, slot, mint_cells<tile.inside, tile.packed, false, tile.same>());
                r++, slot++;
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

// Makes 2 steps of the loop in one launch.
static bool advance_main_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 2 || range[1] > mint_most_cells || range[3] > mint_most_cells || range[5]
            > mint_most_cells)
        return false;
    mint_each<real *, 3> u_grid;
    mint_each<real *, 2> u_to;
    const long long *u_grid_stride = steps.place(0, 3).stride;
    for (int k = 0; k < 3; k++) {
        const mint_place_of place = steps.place(k, 3);
        if (memcmp(place.stride, u_grid_stride, 3*sizeof *place.stride) != 0)
            return false;
        u_grid.of[k] = (real *)place.read + range[4]*u_grid_stride[0] + range[2]*u_grid_stride[1]
                + range[0]*u_grid_stride[2];
    }
    u_to.of[0] = (real *)steps.place(1, 3).write + range[4]*u_grid_stride[0]
            + range[2]*u_grid_stride[1] + range[0]*u_grid_stride[2];
    u_to.of[1] = (real *)steps.place(0, 3).write + range[4]*u_grid_stride[0]
            + range[2]*u_grid_stride[1] + range[0]*u_grid_stride[2];
    const mint_place_of speed_place = steps.place(0, 2);
    const mint_each<real *, 1> speed_from = {{(real *)speed_place.read
            + range[4]*speed_place.stride[0] + range[2]*speed_place.stride[1]
            + range[0]*speed_place.stride[2]}};
    const mint_tiling gx = mint_tile<64, 4, 2, 2, 2>::of(range[1], 1);
    const mint_tiling gy = mint_tile<32, 4, 4, 2, 1>::of(range[3], 2);
    static const long long room = mint_room(steps.site, "main_chain1_march",
            (const void *)main_chain1_march<true>, 256, 196736);
    const mint_division division = mint_divide(room, gx.tiles, gy.tiles, (int)range[5], 8, 1.15,
            1.1);
    const dim3 blocks = mint_blocks(steps.site, "main_chain1_march", division.units());
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 3, 16)
            && mint_all_aligned(u_to, u_grid_stride, 3, 16)
            && mint_all_aligned(speed_from, speed_place.stride, 3, 16);
    const auto march = packed ? main_chain1_march<true> : main_chain1_march<false>;
    if (march != main_chain1_march<true>)
        mint_prepare_shared(steps.site, "main_chain1_march", (const void *)march, 196736);
    mint_side_comparison differ(steps);
    differ.add(u_grid, {{(int)range[1], (int)range[3]}, {2, 2}, {1, 2}, 1, (int)range[5],
            u_grid_stride[1], u_grid_stride[0]});
    mint_launching(steps.site, "main_chain1_march");
    march<<<blocks, 256, 196736, mint_stream()>>>(gx, gy, division, u_grid, u_grid_stride[1],
            u_grid_stride[0], u_to, speed_from.of[0], speed_place.stride[1], speed_place.stride[0],
            differ.result());
    mint_launched(steps.site, "main_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 2 steps are made at once.
static const mint_chain main_chain1 = {{"in.c", 23}, "main_chain1", 2, 2, 1, 4, 1, 0xb, 0x0,
        advance_main_chain1, nullptr, {3, 0, 2, 1}, {{4, 0x7, 0x8, 2, {0, 1, 2, 3}}}};

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 18}, "u", u, mint_extents(nz + 4, ny + 4, nx + 4), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 19}, "before", before, mint_extents(nz + 4, ny + 4, nx + 4), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 20}, "after", after, mint_extents(nz + 4, ny + 4, nx + 4), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 21}, "speed", speed, mint_extents(nz + 4, ny + 4, nx + 4), 2, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 22}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 25};
            const long long z_begin = 2, z_count = mint_trips(z_begin, nz + 2, 1);
            const long long y_begin = 2, y_count = mint_trips(y_begin, ny + 2, 1);
            const long long x_begin = 2, x_count = mint_trips(x_begin, nx + 2, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table before_map = mint_find_table(site, "before", before);
                mint_table speed_map = mint_find_table(site, "speed", speed);
                mint_table after_map = mint_find_table(site, "after", after);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "z-2..z+2", z_begin - 2, z_begin + z_count + 1},
                    {u_map, "u", 1, "y-2..y+2", y_begin - 2, y_begin + y_count + 1},
                    {u_map, "u", 2, "x-2..x+1", x_begin - 2, x_begin + x_count},
                    {before_map, "before", 0, "z", z_begin, z_begin + z_count - 1},
                    {before_map, "before", 1, "y", y_begin, y_begin + y_count - 1},
                    {before_map, "before", 2, "x", x_begin, x_begin + x_count - 1},
                    {speed_map, "speed", 0, "z", z_begin, z_begin + z_count - 1},
                    {speed_map, "speed", 1, "y", y_begin, y_begin + y_count - 1},
                    {speed_map, "speed", 2, "x", x_begin, x_begin + x_count - 1},
                    {after_map, "after", 0, "z", z_begin, z_begin + z_count - 1},
                    {after_map, "after", 1, "y", y_begin, y_begin + y_count - 1},
                    {after_map, "after", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                before_map.settle(site, "before");
                speed_map.settle(site, "speed");
                after_map.settle(site, "after");
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch u_reads = {"u[z][y][x - 1]", {{-2, 2, {1, 0, 0}}, {-2, 2, {0, 1, 0}}, {-2,
                        1, {0, 0, 1}}}};
                const mint_touch after_writes = {"after[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}},
                        {0, 0, {0, 0, 1}}}};
                const mint_touch before_reads = {"before[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}},
                        {0, 0, {0, 0, 1}}}};
                const mint_touch speed_reads = {"speed[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0,
                        0, {0, 0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, after_map, "after", after_writes);
                mint_coincide(site, loops, before_map, "before", before_reads, after_map, "after",
                        after_writes);
                mint_coincide(site, loops, speed_map, "speed", speed_reads, after_map, "after",
                        after_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1",
                        mint_tiles(site, "x", x_count, 64, 2147482493), mint_ceil_div(y_count, 8),
                        mint_ceil_div(z_count, 4));
                mint_file(site, main_chain1, 0, {&u_map, &before_map, &speed_map, &after_map}, {x_begin,
                        x_count, y_begin, y_count, z_begin, z_count}, mint_no_scalars(),
                        [site, blocks, u_map, before_map, speed_map, after_map, x_begin = x_begin,
                                x_count = x_count, y_count = y_count, z_count = z_count]() mutable {
                    u_map.find_again();
                    before_map.find_again();
                    speed_map.find_again();
                    after_map.find_again();
                    mint_launching(site, "main_sweep1");
                    main_sweep1<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)before_map.device,
                        before_map.stride[0], before_map.stride[1], (real *)speed_map.device,
                        speed_map.stride[0], speed_map.stride[1], (real *)after_map.device,
                        after_map.stride[0], after_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                        (unsigned)z_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(before_map, x_begin, 16) && mint_is_aligned(speed_map, x_begin, 16) && mint_is_aligned(after_map, x_begin, 16));
                    mint_launched(site, "main_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 38}, "u", u, mint_extents(nz + 4, ny + 4, nx + 4));
    mint_copy_out({"in.c", 39}, "before", before, mint_extents(nz + 4, ny + 4, nx + 4));
    mint_copy_out({"in.c", 40}, "after", after, mint_extents(nz + 4, ny + 4, nx + 4));
