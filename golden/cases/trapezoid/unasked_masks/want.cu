
...
/* obstacle_sweep1 makes one step. */

/* 6 steps of the loop at line 16.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
static __global__ void __launch_bounds__(128, 2)
obstacle_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> u_grid,
                      long long u_grid_row, mint_each<real *, 2> u_to, mint_border u_border,
                      const int *wall_grid, long long wall_grid_row)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 6, 6, 4, 4> x_tile;
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
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, u_border.below[1], u_border.above[1],
            0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // cells that exist, a bit each
    const unsigned there_2 = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in, of 2 versions
    real (*const u_ring)[4][4][128] = reinterpret_cast<real (*)[4][4][128]>(mint_shared);
    // 11 planes
    int (*const wall_ring)[4][128] = reinterpret_cast<int (*)[4][128]>(mint_shared + 32768);
    real u_rows[8][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, u_border.below[1], u_border.above[1], 0,
                    1, 0, 0, 1 - mint_beyond(plane - 2, planes, u_border.below[0],
                    u_border.above[0])) : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[0][slot % 4][warp], u_grid[0]
                    + (long long)(plane - 2)*u_grid_row + x, exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, u_border.below[1], u_border.above[1], 0,
                    1, 0, 0, 1 - mint_beyond(plane - 1, planes, u_border.below[0],
                    u_border.above[0])) : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[1][slot % 4][warp], u_grid[1]
                    + (long long)(plane - 1)*u_grid_row + x, exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                    -mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there_2;
            mint_start_row<4>(wall_ring[slot % 11][warp], wall_grid + (long long)plane*wall_grid_row
                    + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 7; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(u_rows[k][age], u_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(u_rows[0][2], u_ring[0][slot % 4][warp], lane);
        mint_take_row<4>(u_rows[1][0], u_ring[1][slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        real early[6][4];
        real early_2[6][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 6; k++) {
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
        for (int k = 0; k < 6; k++) {
            int wall_0[4];
            mint_take_row<4>(&wall_0[0], wall_ring[(slot - min(slot, 2u + k)) % 11][warp], lane);
#pragma unroll
            for (int e = 0; e < 4; e++)
                u_rows[k + 2][0][e] = !wall_0[e]
                        ? (real)0.25*(u_rows[k + 1][2][e] + u_rows[k + 1][0][e] + early[k][e]
                        + early_2[k][e]) : u_rows[k][2][e];
            if (!known.inside)
                mint_keep_row<4>(u_rows[k + 2][0], u_rows[k][2], beyond);
            if (!known.steady) {
                const int plane = r - k - 2;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, u_border.below[1],
                            u_border.above[1], 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, u_border.below[0], u_border.above[0]));
                    mint_load_row<4>(u_rows[k + 2][0], u_grid[k % 2] + (long long)plane*u_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r - 7 && r - 7 < to)
            mint_store_row<4, known.inside>(u_to[0] + (long long)(r - 7)*u_grid_row + x,
                    u_rows[7][0], store_low, store_high, known.packed);
        if (from <= r - 6 && r - 6 < to)
            mint_store_row<4, known.inside>(u_to[1] + (long long)(r - 6)*u_grid_row + x,
                    u_rows[6][0], store_low, store_high, known.packed);
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

// Makes 6 steps of the loop in one launch.
static bool advance_obstacle_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 6 || range[1] > mint_most_cells || range[3] > mint_most_cells)
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
    u_to.of[0] = (real *)steps.place(5, 2).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    u_to.of[1] = (real *)steps.place(4, 2).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    const mint_place_of wall_place = steps.place(0, 0);
    const mint_each<int *, 1> wall_from = {{(int *)wall_place.read + range[2]*wall_place.stride[0]
            + range[0]*wall_place.stride[1]}};
    const mint_tiling gx = mint_tile<128, 6, 6, 4, 4>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "obstacle_chain1_march",
            (const void *)obstacle_chain1_march, 128, 55296);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 12, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "obstacle_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 2, 16)
            && mint_all_aligned(u_to, u_grid_stride, 2, 16)
            && mint_all_aligned(wall_from, wall_place.stride, 2, 16);
    if (!packed)
        return false; // slower than ordinary launches
    mint_launching(steps.site, "obstacle_chain1_march");
    obstacle_chain1_march<<<blocks, 128, 55296, mint_stream()>>>(gx, division, u_grid,
            u_grid_stride[0], u_to, u_border, wall_from.of[0], wall_place.stride[0]);
    mint_launched(steps.site, "obstacle_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 6 steps are made at once, in ranges of 4000000 cells and more.
static const mint_chain obstacle_chain1 = {{"in.c", 16}, "obstacle_chain1", 6, 6, 0, 3, 1, 0x6, 0x0,
        advance_obstacle_chain1, nullptr, {0, 2, 1}, {{3, 0x7, 0x4, 2, {0, 1, 2}}}, nullptr,
        4000000};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 12}, "u", &u[0][0], mint_extents(n, N), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 13}, "v", &v[0][0], mint_extents(n, N), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 14}, "wall", &wall[0][0], mint_extents(sizeof(wall) / sizeof(wall[0]), sizeof(wall[0]) / sizeof(wall[0][0])), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 15});
...
        {
            const mint_site site = {"in.c", 18};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, N - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &wall_map = mint_find(site, "wall", &wall[0][0], sizeof(int),
                        mint_extents(0, 14));
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 14));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 14));
                mint_reach_or_dense(site, u_map, 0, y_begin - 1, y_begin + y_count);
                mint_reach_or_dense(site, u_map, 1, x_begin - 1, x_begin + x_count);
                mint_reach_or_dense(site, v_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, v_map, 1, x_begin, x_begin + x_count - 1);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {wall_map, "wall", 0, "y", y_begin, y_begin + y_count - 1},
                    {wall_map, "wall", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                static const mint_checked v_checked[] = {
                    {{"in.c", 21}, "v", "v[y][x]", -1},
                };
                static const mint_checked u_checked[] = {
                    {{"in.c", 21}, "u", "u[y - 1][x]", -1},
                    {{"in.c", 21}, "u", "u[y + 1][x]", -1},
                    {{"in.c", 21}, "u", "u[y][x - 1]", -1},
                    {{"in.c", 21}, "u", "u[y][x + 1]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch wall_reads = {"wall[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_reads = {"u[y - 1][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                mint_coincide(site, loops, wall_map, "wall", wall_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "obstacle_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 2, 2147417078));
                // Launches of single steps hold accesses to the extents of the arrays.
                const mint_alone alone = {mint_stays_inside(u_map, 0, y_begin - 1, y_begin + y_count)
                        && mint_stays_inside(u_map, 1, x_begin - 1, x_begin + x_count)
                        && mint_stays_inside(v_map, 0, y_begin, y_begin + y_count - 1)
                        && mint_stays_inside(v_map, 1, x_begin, x_begin + x_count - 1) ? 0 : 2, {}};
                mint_file(site, obstacle_chain1, 0, {&wall_map, &u_map, &v_map}, {x_begin, x_count, y_begin,
                        y_count}, mint_no_scalars(),
                        [site, blocks, &wall_map, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "obstacle_sweep1");
                    obstacle_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (int *)wall_map.device, (int)wall_map.stride[0], (real *)u_map.device,
                        u_map.stride[0], (real *)v_map.device, v_map.stride[0], (unsigned)x_count,
                        (unsigned)y_count, mint_is_aligned(wall_map, x_begin, 8),
                        mint_elements(site, v_map, v_map.device, v_checked),
                        mint_elements(site, u_map, u_map.device, u_checked));
                    mint_launched(site, "obstacle_sweep1");
                }, alone);
            }
        }
...
}
    mint_copy_out({"in.c", 26}, "u", &u[0][0], mint_extents(n, N));
    mint_copy_out({"in.c", 27}, "v", &v[0][0], mint_extents(n, N));
...
/* colours_sweep1 makes one step. */

/* 4 steps of the loop at line 34.
 * A block streams along the slowest dimension: 2 cells a lane, 4 rows a warp, 8 warps,
 *   prefetches 3 planes, steady state written 4 times. */
template <bool fewer>
static __global__ void __launch_bounds__(256, 1)
colours_chain1_march(mint_tiling gx, mint_tiling gy, mint_division division,
                     mint_each<real *, 1> u_grid, long long u_grid_row, long long u_grid_plane,
                     mint_each<real *, 1> u_to, mint_border u_border, mint_each<int, 4> t_each,
                     mint_each<long long, 3> begin, int made)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<64, 4, 4, 2, 2> x_tile;
    typedef mint_tile<32, 4, 4, 1, 1> y_tile;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const mint_slab slab = mint_slab_of(division, blockIdx.x);
    const int x = x_tile::at(gx, slab.x) + lane*2;
    const int y = y_tile::at(gy, slab.y) + warp*4;
    const int y_from = y_tile::from(gy, slab.y), y_to = y_tile::to(gy, slab.y);
    const int store_low = x_tile::from(gx, slab.x) - x, store_high = x_tile::to(gx, slab.x) - x;
    const int planes = division.planes, from = slab.from, to = slab.to;
    // the range goes on beyond the tile on every side
    const bool inside = x - lane*2 > 0 && x + (32 - lane)*2 < gx.cells && y - warp*4 > 0 && y
            + (8 - warp)*4 < gy.cells;
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<2, 4>(x, gx.cells, u_border.below[2], u_border.above[2],
            y, gy.cells, u_border.below[1], u_border.above[1], 1);
    // those of them that no step writes
    const unsigned beyond = there
            & ~mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0, 0, 0);
    // 4 planes that come in
    real (*const u_ring)[32][64] = reinterpret_cast<real (*)[32][64]>(mint_shared);
    // rows at the edges of warps: turns, steps
    real (*const u_edges)[4][8][2][64] = reinterpret_cast<real (*)[4][8][2][64]>(mint_shared
            + 65536);
    // the barrier of the block's warps
    uint64_t *const barrier = reinterpret_cast<uint64_t *>(mint_shared + 131072);
    for (int n = threadIdx.x; n < 8192; n += 256)
        reinterpret_cast<real *>(mint_shared + 65536)[n] = 0;
    mint_open_barrier(barrier, 8);
    __syncthreads();
    real u_rows[5][3][4][2] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<2, 4>(x, gx.cells, u_border.below[2], u_border.above[2], y,
                    gy.cells, u_border.below[1], u_border.above[1], 1
                    - mint_beyond(plane, planes, u_border.below[0], u_border.above[0]))
                    : known.inside ? ~0u : there;
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_start_row<2>(u_ring[slot % 4][warp*4 + h], u_grid[0]
                        + (long long)plane*u_grid_plane + (long long)y*u_grid_row + x
                        + h*u_grid_row, exist >> h*2, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 4; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_move<2>(u_rows[k][age][h], u_rows[k][age - 1][h]);
            }
        }
        __pipeline_wait_prior(2);
#pragma unroll
        for (int h = 0; h < 4; h++)
            mint_take_row<2>(u_rows[0][0][h], u_ring[slot % 4][warp*4 + h], lane);
        fetch(r + 3, slot + 3, known);
        real early[4][4][2];
        real early_2[4][4][2];
        real early_3[4][4][2];
        real early_4[4][4][2];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 4; k++) {
            if (fewer && k >= made)
                break;
            real u_0[6][4];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&u_0[h + 1][1], u_rows[k][1][h]);
#pragma unroll
            for (int h = 2; h < 4; h++)
                mint_beside<1, 2, 1>(&u_0[h][1]);
#pragma unroll
            for (int h = 1; h < 3; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    early[k][h][e] = u_0[h][e + 1];
                    early_2[k][h][e] = u_0[h + 2][e + 1];
                    early_3[k][h][e] = u_0[h + 1][e];
                    early_4[k][h][e] = u_0[h + 1][e + 2];
                }
            }
        }
        // The other warps' rows of the turn before.
        mint_wait_for_warps(barrier, slot);
        mint_give_row<2>(u_edges[slot % 2][0][warp][0], u_rows[0][0][0], lane);
        mint_give_row<2>(u_edges[slot % 2][0][warp][1], u_rows[0][0][3], lane);
#pragma unroll
        for (int k = 0; k < 4; k++) {
            if (fewer && k >= made)
                break;
            real u_0[6][4];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&u_0[h + 1][1], u_rows[k][1][h]);
            mint_take_row<2>(&u_0[0][1], u_edges[(slot + 1) % 2][k][max(warp - 1, 0)][1], lane);
            mint_take_row<2>(&u_0[5][1], u_edges[(slot + 1) % 2][k][min(warp + 1, 7)][0], lane);
#pragma unroll
            for (int h = 1; h < 2; h++)
                mint_beside<1, 2, 1>(&u_0[h][1]);
#pragma unroll
            for (int h = 4; h < 5; h++)
                mint_beside<1, 2, 1>(&u_0[h][1]);
#pragma unroll
            for (int h = 0; h < 1; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    early[k][h][e] = u_0[h][e + 1];
                    early_2[k][h][e] = u_0[h + 2][e + 1];
                    early_3[k][h][e] = u_0[h + 1][e];
                    early_4[k][h][e] = u_0[h + 1][e + 2];
                }
            }
#pragma unroll
            for (int h = 3; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    early[k][h][e] = u_0[h][e + 1];
                    early_2[k][h][e] = u_0[h + 2][e + 1];
                    early_3[k][h][e] = u_0[h + 1][e];
                    early_4[k][h][e] = u_0[h + 1][e + 2];
                }
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 4; k++) {
            if (fewer && k >= made) { // a step that the launch does not make
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_move<2>(u_rows[k + 1][0][h], u_rows[k][1][h]);
                continue;
            }
#pragma unroll
            for (int h = 0; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    u_rows[k + 1][0][h][e] = ((int)(begin[2] + x + e) + (int)(begin[1] + y + h)
                            + (int)(begin[0] + r - k - 1) + t_each[k])%2 == 0
                            ? (u_rows[k][2][h][e] + u_rows[k][0][h][e] + early[k][h][e]
                            + early_2[k][h][e] + early_3[k][h][e] + early_4[k][h][e])/6
                            : u_rows[k][1][h][e];
            }
            if (!known.inside) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_keep_row<2>(u_rows[k + 1][0][h], u_rows[k][1][h], beyond >> h*2);
            }
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<2, 4>(x, gx.cells, u_border.below[2],
                            u_border.above[2], y, gy.cells, u_border.below[1], u_border.above[1], 1
                            - mint_beyond(plane, planes, u_border.below[0], u_border.above[0]));
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_load_row<2>(u_rows[k + 1][0][h], u_grid[k % 1]
                                + (long long)plane*u_grid_plane + (long long)y*u_grid_row + x
                                + h*u_grid_row, exist >> h*2);
                }
            }
            if (k < 3) {
                mint_give_row<2>(u_edges[slot % 2][k + 1][warp][0], u_rows[k + 1][0][0], lane);
                mint_give_row<2>(u_edges[slot % 2][k + 1][warp][1], u_rows[k + 1][0][3], lane);
            }
        }
        mint_arrive(barrier, lane);
        if (from <= r - 4 && r - 4 < to) {
#pragma unroll
            for (int h = 0; h < 4; h++) {
                if (y_from <= y + h && y + h < y_to)
                    mint_store_row<2, known.inside>(u_to[0] + (long long)(r - 4)*u_grid_plane
                            + (long long)y*u_grid_row + x + h*u_grid_row, u_rows[4][0][h],
                            store_low, store_high, known.packed);
            }
        }
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
        mint_arrive(barrier, lane);
        while (r < end) {
            if (r >= 4 && slot % 4 == 0) {
                for (; r + 3 < steady; r += 4, slot += 4) {
                    advance(r, mint_known_turn<0>(), mint_cells<tile.inside, tile.packed, true>());
                    advance(r + 1, mint_known_turn<1>(),
                            mint_cells<tile.inside, tile.packed, true>());
                    advance(r + 2, mint_known_turn<2>(),
                            mint_cells<tile.inside, tile.packed, true>());
                    advance(r + 3, mint_known_turn<3>(),
                            mint_cells<tile.inside, tile.packed, true>());
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

struct colours_chain1_values {
    int t;
};
// Makes up to 4 steps of the loop in one launch.
static bool advance_colours_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps < 3 || steps.steps > 4 || range[1] > mint_most_cells || range[3]
            > mint_most_cells || range[5] > mint_most_cells)
        return false;
    mint_each<real *, 1> u_grid;
    mint_each<real *, 1> u_to;
    const long long *u_grid_stride = steps.place(0, 0).stride;
    mint_border u_border = {{1, 1, 1}, {1, 1, 1}}; // cells around the range that exist
    for (int k = 0; k < 1; k++) {
        const mint_place_of place = steps.place(k, 0);
        if (memcmp(place.stride, u_grid_stride, 3*sizeof *place.stride) != 0)
            return false;
        if (!mint_cut_border<3>(steps, steps.storage(k, 0), {{0, 0, 0}, {0, 0, 0}}, false,
                u_border))
            return false;
        if (!mint_stores_own<3>(steps, steps.storage(k, 0), false))
            return false; // some of the range may be no cell of it
        u_grid.of[k] = (real *)place.read + range[4]*u_grid_stride[0] + range[2]*u_grid_stride[1]
                + range[0]*u_grid_stride[2];
    }
    u_to.of[0] = (real *)steps.place(steps.steps - 1, 0).write + range[4]*u_grid_stride[0]
            + range[2]*u_grid_stride[1] + range[0]*u_grid_stride[2];
    const mint_tiling gx = mint_tile<64, 4, 4, 2, 2>::of(range[1], 1);
    const mint_tiling gy = mint_tile<32, 4, 4, 1, 1>::of(range[3], 1);
    static const long long room = mint_room(steps.site, "colours_chain1_march",
            (const void *)colours_chain1_march<false>, 256, 131200);
    const mint_division division = mint_divide(room, gx.tiles, gy.tiles, (int)range[5], 8, 1.15,
            1.06);
    const dim3 blocks = mint_blocks(steps.site, "colours_chain1_march", division.units());
    mint_each<int, 4> t_each;
    for (int k = 0; k < steps.steps; k++) {
        t_each.of[k] = steps.scalars<colours_chain1_values>(k, 0).t;
    }
    const mint_each<long long, 3> begin = {{range[4], range[2], range[0]}};
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 3, 16)
            && mint_all_aligned(u_to, u_grid_stride, 3, 16);
    if (!packed)
        return false; // slower than ordinary launches
    const auto march = steps.steps < 4 ? colours_chain1_march<true> : colours_chain1_march<false>;
    if (march != colours_chain1_march<false>)
        mint_prepare_shared(steps.site, "colours_chain1_march", (const void *)march, 131200);
    mint_launching(steps.site, "colours_chain1_march");
    march<<<blocks, 256, 131200, mint_stream()>>>(gx, gy, division, u_grid, u_grid_stride[1],
            u_grid_stride[0], u_to, u_border, t_each, begin, steps.steps);
    mint_launched(steps.site, "colours_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 4 steps are made at once, in ranges of 32000000 cells and more.
static const mint_chain colours_chain1 = {{"in.c", 34}, "colours_chain1", 4, 3, 0, 1, 1, 0x1, 0x0,
        advance_colours_chain1, nullptr, {0}, {{1, 0x1, 0x1, 1, {0}}}, nullptr, 32000000};

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 32}, "u", &u[0][0][0], mint_extents(n, N, N), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 33});
...
        {
            const mint_site site = {"in.c", 36};
            const long long z_begin = 1, z_count = mint_trips(z_begin, n - 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, N - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, N - 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0][0], sizeof(real),
                        mint_extents(0, 14, 14));
                mint_reach_or_dense(site, u_map, 0, z_begin - 1, z_begin + z_count);
                mint_reach_or_dense(site, u_map, 1, y_begin - 1, y_begin + y_count);
                mint_reach_or_dense(site, u_map, 2, x_begin - 1, x_begin + x_count);
                static const mint_checked u_checked[] = {
                    {{"in.c", 40}, "u", "u[z][y][x]", -1},
                    {{"in.c", 40}, "u", "u[z - 1][y][x]", -1},
                    {{"in.c", 40}, "u", "u[z + 1][y][x]", -1},
                    {{"in.c", 40}, "u", "u[z][y - 1][x]", -1},
                    {{"in.c", 40}, "u", "u[z][y + 1][x]", -1},
                    {{"in.c", 40}, "u", "u[z][y][x - 1]", -1},
                    {{"in.c", 40}, "u", "u[z][y][x + 1]", -1},
                };
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "colours_sweep1",
                        mint_tiles(site, "x", x_count, 64, 2147482494), mint_ceil_div(y_count, 32),
                        mint_ceil_div(z_count, 4));
                // Launches of single steps hold accesses to the extents of the arrays.
                const mint_alone alone = {mint_stays_inside(u_map, 0, z_begin - 1, z_begin + z_count)
                        && mint_stays_inside(u_map, 1, y_begin - 1, y_begin + y_count)
                        && mint_stays_inside(u_map, 2, x_begin - 1, x_begin + x_count) ? 0 : 1,
                        {(long long)t}};
                mint_file(site, colours_chain1, 0, {&u_map}, {x_begin, x_count, y_begin, y_count, z_begin,
                        z_count}, colours_chain1_values{(int)(t)},
                        [site, blocks, &u_map, x_count = x_count, y_count = y_count, z_count = z_count,
                                t = t]() mutable {
                    mint_launching(site, "colours_sweep1");
                    colours_sweep1<<<blocks, dim3(32, 16), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], u_map.stride[1], t, (unsigned)x_count,
                        (unsigned)y_count, (unsigned)z_count,
                        mint_elements(site, u_map, u_map.device, u_checked));
                    mint_launched(site, "colours_sweep1");
                }, alone);
            }
        }
...
}
    mint_copy_out({"in.c", 42}, "u", &u[0][0][0], mint_extents(n, N, N));
...
/* two_sweeps_sweep1 makes one step. */

/* 2 steps of the loop at line 53.
 * A block streams along the slowest dimension: 2 cells a lane, 4 rows a warp, 8 warps,
 *   prefetches 3 planes. */
static __global__ void __launch_bounds__(256, 1)
two_sweeps_chain1_march(mint_tiling gx, mint_tiling gy, mint_division division,
                        mint_each<real *, 1> v_grid, long long v_grid_row, long long v_grid_plane,
                        mint_each<real *, 1> v_to, mint_each<real *, 1> u_grid,
                        long long u_grid_row, long long u_grid_plane, mint_each<real *, 1> u_to)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<64, 4, 4, 2, 2> x_tile;
    typedef mint_tile<32, 4, 4, 1, 1> y_tile;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const mint_slab slab = mint_slab_of(division, blockIdx.x);
    const int x = x_tile::at(gx, slab.x) + lane*2;
    const int y = y_tile::at(gy, slab.y) + warp*4;
    const int y_from = y_tile::from(gy, slab.y), y_to = y_tile::to(gy, slab.y);
    const int store_low = x_tile::from(gx, slab.x) - x, store_high = x_tile::to(gx, slab.x) - x;
    const int planes = division.planes, from = slab.from, to = slab.to;
    // the range goes on beyond the tile on every side
    const bool inside = x - lane*2 > 0 && x + (32 - lane)*2 < gx.cells && y - warp*4 > 0 && y
            + (8 - warp)*4 < gy.cells;
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<2, 4>(x, gx.cells, 1, 1, y, gy.cells, 1, 1, 1);
    // those of them that no step writes
    const unsigned beyond = there
            & ~mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0, 0, 0);
    // rows at the edges of warps: turns, steps
    real (*const v_edges)[2][8][2][64] = reinterpret_cast<real (*)[2][8][2][64]>(mint_shared);
    // 4 planes that come in
    real (*const u_ring)[32][64] = reinterpret_cast<real (*)[32][64]>(mint_shared + 32768);
    // rows at the edges of warps: turns, steps
    real (*const u_edges)[2][8][2][64] = reinterpret_cast<real (*)[2][8][2][64]>(mint_shared
            + 98304);
    // the barrier of the block's warps
    uint64_t *const barrier = reinterpret_cast<uint64_t *>(mint_shared + 131072);
    for (int n = threadIdx.x; n < 4096; n += 256)
        reinterpret_cast<real *>(mint_shared)[n] = 0;
    for (int n = threadIdx.x; n < 4096; n += 256)
        reinterpret_cast<real *>(mint_shared + 98304)[n] = 0;
    mint_open_barrier(barrier, 8);
    __syncthreads();
    real v_rows[2][3][4][2] = {}; // steps, planes (newest first)
    real u_rows[3][3][4][2] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<2, 4>(x, gx.cells, 1, 1, y, gy.cells, 1, 1, 1
                    - mint_beyond(plane - 1, planes, 1, 1)) : known.inside ? ~0u : there;
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_start_row<2>(u_ring[slot % 4][warp*4 + h], u_grid[0]
                        + (long long)(plane - 1)*u_grid_plane + (long long)y*u_grid_row + x
                        + h*u_grid_row, exist >> h*2, known.packed, lane);
        }
        __pipeline_commit();
    };
    real v_around[1][4][2] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_v = [&](int k, int plane) {
        if (0 <= plane && plane < planes) {
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_load_row<2>(v_around[k][h], v_grid[k] + (long long)plane*v_grid_plane
                        + (long long)y*v_grid_row + x + h*v_grid_row, beyond >> h*2);
        }
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 2; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_move<2>(v_rows[k][age][h], v_rows[k][age - 1][h]);
            }
        }
#pragma unroll
        for (int k = 0; k < 2; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_move<2>(u_rows[k][age][h], u_rows[k][age - 1][h]);
            }
        }
        __pipeline_wait_prior(2);
#pragma unroll
        for (int h = 0; h < 4; h++)
            mint_take_row<2>(u_rows[0][0][h], u_ring[slot % 4][warp*4 + h], lane);
        fetch(r + 3, slot + 3, known);
        real early[2][4][2];
        real early_2[2][4][2];
        real early_3[2][4][2];
        real early_4[2][4][2];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 2; k++) {
            real u_0[6][4];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&u_0[h + 1][1], u_rows[k][1][h]);
#pragma unroll
            for (int h = 2; h < 4; h++)
                mint_beside<1, 2, 1>(&u_0[h][1]);
#pragma unroll
            for (int h = 1; h < 3; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    early[k][h][e] = (real)0.125*(u_0[h + 2][e + 1] - 2*u_rows[k][1][h][e]
                            + u_0[h][e + 1]);
                    early_2[k][h][e] = (real)0.125*(u_0[h + 1][e + 2] - 2*u_rows[k][1][h][e]
                            + u_0[h + 1][e]);
                }
            }
            real v_0[6][4];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&v_0[h + 1][1], v_rows[k][1][h]);
#pragma unroll
            for (int h = 2; h < 4; h++)
                mint_beside<1, 2, 1>(&v_0[h][1]);
#pragma unroll
            for (int h = 1; h < 3; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    early_3[k][h][e] = (real)0.125*(v_0[h + 2][e + 1] - 2*v_rows[k][1][h][e]
                            + v_0[h][e + 1]);
                    early_4[k][h][e] = (real)0.125*(v_0[h + 1][e + 2] - 2*v_rows[k][1][h][e]
                            + v_0[h + 1][e]);
                }
            }
        }
        // The other warps' rows of the turn before.
        mint_wait_for_warps(barrier, slot);
        mint_give_row<2>(u_edges[slot % 2][0][warp][0], u_rows[0][0][0], lane);
        mint_give_row<2>(u_edges[slot % 2][0][warp][1], u_rows[0][0][3], lane);
#pragma unroll
        for (int k = 0; k < 2; k++) {
            real u_0[6][4];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&u_0[h + 1][1], u_rows[k][1][h]);
            mint_take_row<2>(&u_0[0][1], u_edges[(slot + 1) % 2][k][max(warp - 1, 0)][1], lane);
            mint_take_row<2>(&u_0[5][1], u_edges[(slot + 1) % 2][k][min(warp + 1, 7)][0], lane);
#pragma unroll
            for (int h = 1; h < 2; h++)
                mint_beside<1, 2, 1>(&u_0[h][1]);
#pragma unroll
            for (int h = 4; h < 5; h++)
                mint_beside<1, 2, 1>(&u_0[h][1]);
#pragma unroll
            for (int h = 0; h < 1; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    early[k][h][e] = (real)0.125*(u_0[h + 2][e + 1] - 2*u_rows[k][1][h][e]
                            + u_0[h][e + 1]);
                    early_2[k][h][e] = (real)0.125*(u_0[h + 1][e + 2] - 2*u_rows[k][1][h][e]
                            + u_0[h + 1][e]);
                }
            }
#pragma unroll
            for (int h = 3; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    early[k][h][e] = (real)0.125*(u_0[h + 2][e + 1] - 2*u_rows[k][1][h][e]
                            + u_0[h][e + 1]);
                    early_2[k][h][e] = (real)0.125*(u_0[h + 1][e + 2] - 2*u_rows[k][1][h][e]
                            + u_0[h + 1][e]);
                }
            }
            real v_0[6][4];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&v_0[h + 1][1], v_rows[k][1][h]);
            mint_take_row<2>(&v_0[0][1], v_edges[(slot + 1) % 2][k][max(warp - 1, 0)][1], lane);
            mint_take_row<2>(&v_0[5][1], v_edges[(slot + 1) % 2][k][min(warp + 1, 7)][0], lane);
#pragma unroll
            for (int h = 1; h < 2; h++)
                mint_beside<1, 2, 1>(&v_0[h][1]);
#pragma unroll
            for (int h = 4; h < 5; h++)
                mint_beside<1, 2, 1>(&v_0[h][1]);
#pragma unroll
            for (int h = 0; h < 1; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    early_3[k][h][e] = (real)0.125*(v_0[h + 2][e + 1] - 2*v_rows[k][1][h][e]
                            + v_0[h][e + 1]);
                    early_4[k][h][e] = (real)0.125*(v_0[h + 1][e + 2] - 2*v_rows[k][1][h][e]
                            + v_0[h + 1][e]);
                }
            }
#pragma unroll
            for (int h = 3; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    early_3[k][h][e] = (real)0.125*(v_0[h + 2][e + 1] - 2*v_rows[k][1][h][e]
                            + v_0[h][e + 1]);
                    early_4[k][h][e] = (real)0.125*(v_0[h + 1][e + 2] - 2*v_rows[k][1][h][e]
                            + v_0[h + 1][e]);
                }
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 2; k++) {
#pragma unroll
            for (int h = 0; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    v_rows[k][0][h][e] = (real)0.125*(u_rows[k][0][h][e] - 2*u_rows[k][1][h][e]
                            + u_rows[k][2][h][e]) + early[k][h][e] + early_2[k][h][e]
                            + u_rows[k][1][h][e];
            }
            if (!known.inside) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_keep_row<2>(v_rows[k][0][h], k == 0 ? v_around[k][h] : v_rows[k - 1][2][h],
                            beyond >> h*2);
                if (k == 0)
                    look_around_v(k, r - k*2 - 1);
            }
            if (!known.steady) {
                const int plane = r - k*2 - 2;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<2, 4>(x, gx.cells, 1, 1, y, gy.cells, 1,
                            1, 1 - mint_beyond(plane, planes, 1, 1));
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_load_row<2>(v_rows[k][0][h], v_grid[k % 1]
                                + (long long)plane*v_grid_plane + (long long)y*v_grid_row + x
                                + h*v_grid_row, exist >> h*2);
                }
            }
            mint_give_row<2>(v_edges[slot % 2][k][warp][0], v_rows[k][0][0], lane);
            mint_give_row<2>(v_edges[slot % 2][k][warp][1], v_rows[k][0][3], lane);
#pragma unroll
            for (int h = 0; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    u_rows[k + 1][0][h][e] = (real)0.125*(v_rows[k][0][h][e] - 2*v_rows[k][1][h][e]
                            + v_rows[k][2][h][e]) + early_3[k][h][e] + early_4[k][h][e]
                            + v_rows[k][1][h][e];
            }
            if (!known.inside) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_keep_row<2>(u_rows[k + 1][0][h], u_rows[k][2][h], beyond >> h*2);
            }
            if (!known.steady) {
                const int plane = r - k*2 - 3;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<2, 4>(x, gx.cells, 1, 1, y, gy.cells, 1,
                            1, 1 - mint_beyond(plane, planes, 1, 1));
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_load_row<2>(u_rows[k + 1][0][h], u_grid[k % 1]
                                + (long long)plane*u_grid_plane + (long long)y*u_grid_row + x
                                + h*u_grid_row, exist >> h*2);
                }
            }
            if (k == 0) {
                mint_give_row<2>(u_edges[slot % 2][k + 1][warp][0], u_rows[k + 1][0][0], lane);
                mint_give_row<2>(u_edges[slot % 2][k + 1][warp][1], u_rows[k + 1][0][3], lane);
            }
        }
        mint_arrive(barrier, lane);
        if (from <= r - 5 && r - 5 < to) {
#pragma unroll
            for (int h = 0; h < 4; h++) {
                if (y_from <= y + h && y + h < y_to)
                    mint_store_row<2, known.inside>(u_to[0] + (long long)(r - 5)*u_grid_plane
                            + (long long)y*u_grid_row + x + h*u_grid_row, u_rows[2][0][h],
                            store_low, store_high, known.packed);
            }
        }
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
        mint_arrive(barrier, lane);
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_v(k, r - k*2 - 2);
        }
        while (r < end) {
            if (r >= 5) {
                for (; r < steady; r += 1, slot += 1)
                    advance(r, slot, mint_cells<tile.inside, tile.packed, true>());
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

/* two_sweeps_sweep2 makes one step. */

// Makes 2 steps of the loop in one launch.
static bool advance_two_sweeps_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 2 || range[1] > mint_most_cells || range[3] > mint_most_cells || range[5]
            > mint_most_cells || memcmp(range, steps.range(1), 6*sizeof *range) != 0)
        return false;
    mint_each<real *, 1> v_grid;
    mint_each<real *, 1> v_to;
    const long long *v_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 1; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, v_grid_stride, 3*sizeof *place.stride) != 0)
            return false;
        v_grid.of[k] = (real *)place.read + range[4]*v_grid_stride[0] + range[2]*v_grid_stride[1]
                + range[0]*v_grid_stride[2];
    }
    mint_each<real *, 1> u_grid;
    mint_each<real *, 1> u_to;
    const long long *u_grid_stride = steps.place(0, 0).stride;
    for (int k = 0; k < 1; k++) {
        const mint_place_of place = steps.place(k, 0);
        if (memcmp(place.stride, u_grid_stride, 3*sizeof *place.stride) != 0)
            return false;
        u_grid.of[k] = (real *)place.read + range[4]*u_grid_stride[0] + range[2]*u_grid_stride[1]
                + range[0]*u_grid_stride[2];
    }
    u_to.of[0] = (real *)steps.place(1, 0).write + range[4]*u_grid_stride[0]
            + range[2]*u_grid_stride[1] + range[0]*u_grid_stride[2];
    const mint_tiling gx = mint_tile<64, 4, 4, 2, 2>::of(range[1], 1);
    const mint_tiling gy = mint_tile<32, 4, 4, 1, 1>::of(range[3], 1);
    static const long long room = mint_room(steps.site, "two_sweeps_chain1_march",
            (const void *)two_sweeps_chain1_march, 256, 131200);
    const mint_division division = mint_divide(room, gx.tiles, gy.tiles, (int)range[5], 8, 1.15,
            1.06);
    const dim3 blocks = mint_blocks(steps.site, "two_sweeps_chain1_march", division.units());
    const bool packed = mint_all_aligned(v_grid, v_grid_stride, 3, 16)
            && mint_all_aligned(u_grid, u_grid_stride, 3, 16)
            && mint_all_aligned(u_to, u_grid_stride, 3, 16);
    if (!packed)
        return false; // slower than ordinary launches
    mint_launching(steps.site, "two_sweeps_chain1_march");
    two_sweeps_chain1_march<<<blocks, 256, 131200, mint_stream()>>>(gx, gy, division, v_grid,
            v_grid_stride[1], v_grid_stride[0], v_to, u_grid, u_grid_stride[1], u_grid_stride[0],
            u_to);
    mint_launched(steps.site, "two_sweeps_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 2 steps are made at once, in ranges of 16000000 cells and more.
static const mint_chain two_sweeps_chain1 = {{"in.c", 53}, "two_sweeps_chain1", 2, 2, 1, 2, 2, 0x3,
        0x0, advance_two_sweeps_chain1, nullptr, {0, 1}, {{2, 0x1, 0x2, 0, {0, 1}}, {2, 0x1, 0x2, 1,
        {1, 0}}}, nullptr, 16000000};

...
{ mint_scope mappings_3;
    mint_copy_in(mappings_3, {"in.c", 50}, "u", &u[0][0][0], mint_extents(n, N, N), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 51}, "v", &v[0][0][0], mint_extents(n, N, N), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_3({"in.c", 52});
...
        {
            const mint_site site = {"in.c", 55};
            const long long z_begin = 1, z_count = mint_trips(z_begin, n - 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, N - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, N - 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0][0], sizeof(real),
                        mint_extents(0, 14, 14));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0][0], sizeof(real),
                        mint_extents(0, 14, 14));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "z-1..z+1", z_begin - 1, z_begin + z_count},
                    {u_map, "u", 1, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 2, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "z", z_begin, z_begin + z_count - 1},
                    {v_map, "v", 1, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch u_reads = {"SUM(u)", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1, 0}}, {-1, 1, {0,
                        0, 1}}}};
                const mint_touch v_writes = {"v[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "two_sweeps_sweep1",
                        mint_tiles(site, "x", x_count, 64, 2147482494), mint_ceil_div(y_count, 8),
                        mint_ceil_div(z_count, 4));
                mint_file(site, two_sweeps_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count,
                        z_begin, z_count}, mint_no_scalars(),
                        [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, z_count = z_count]() mutable {
                    mint_launching(site, "two_sweeps_sweep1");
                    two_sweeps_sweep1<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                        v_map.stride[0], v_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                        (unsigned)z_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "two_sweeps_sweep1");
                });
            }
        }
        {
            const mint_site site = {"in.c", 60};
            const long long z_begin = 1, z_count = mint_trips(z_begin, n - 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, N - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, N - 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &v_map = mint_find(site, "v", &v[0][0][0], sizeof(real),
                        mint_extents(0, 14, 14));
                mint_mapping &u_map = mint_find(site, "u", &u[0][0][0], sizeof(real),
                        mint_extents(0, 14, 14));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "z-1..z+1", z_begin - 1, z_begin + z_count},
                    {v_map, "v", 1, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {v_map, "v", 2, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {u_map, "u", 0, "z", z_begin, z_begin + z_count - 1},
                    {u_map, "u", 1, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch v_reads = {"SUM(v)", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1, 0}}, {-1, 1, {0,
                        0, 1}}}};
                const mint_touch u_writes = {"u[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                mint_distinct(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "two_sweeps_sweep2",
                        mint_tiles(site, "x", x_count, 64, 2147482494), mint_ceil_div(y_count, 8),
                        mint_ceil_div(z_count, 4));
                mint_file(site, two_sweeps_chain1, 1, {&v_map, &u_map}, {x_begin, x_count, y_begin, y_count,
                        z_begin, z_count}, mint_no_scalars(),
                        [site, blocks, &v_map, &u_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, z_count = z_count]() mutable {
                    mint_launching(site, "two_sweeps_sweep2");
                    two_sweeps_sweep2<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                        (real *)v_map.device, v_map.stride[0], v_map.stride[1], (real *)u_map.device,
                        u_map.stride[0], u_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                        (unsigned)z_count,
                        mint_is_aligned(v_map, x_begin, 16) && mint_is_aligned(u_map, x_begin, 16));
                    mint_launched(site, "two_sweeps_sweep2");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 65}, "u", &u[0][0][0], mint_extents(n, N, N));
    mint_copy_out({"in.c", 66}, "v", &v[0][0][0], mint_extents(n, N, N));
...
/* newest_first_sweep1 makes one step. */

/* 3 steps of the loop at line 74.
 * A block streams along the slowest dimension: 2 cells a lane, 4 rows a warp, 8 warps,
 *   prefetches 3 planes, steady state written 2 times, rows beyond the range beside the tile,
 *   columns beyond the range beside the tile. */
static __global__ void __launch_bounds__(256, 1)
newest_first_chain1_march(mint_tiling gx, mint_tiling gy, mint_division division,
                          mint_each<real *, 2> u_grid, long long u_grid_row, long long u_grid_plane,
                          mint_each<real *, 1> u_to, const unsigned *differ)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<64, 3, 3, 0, 2> x_tile;
    typedef mint_tile<32, 3, 3, 0, 1> y_tile;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const mint_slab slab = mint_slab_of(division, blockIdx.x);
    const int x = x_tile::at(gx, slab.x) + lane*2;
    const int y = y_tile::at(gy, slab.y) + warp*4;
    const int y_from = y_tile::from(gy, slab.y), y_to = y_tile::to(gy, slab.y);
    const int store_low = x_tile::from(gx, slab.x) - x, store_high = x_tile::to(gx, slab.x) - x;
    const int planes = division.planes, from = slab.from, to = slab.to;
    // the range goes on beyond the tile on every side
    const bool inside = x - lane*2 > 0 && x + (32 - lane)*2 < gx.cells && y - warp*4 > 0 && y
            + (8 - warp)*4 < gy.cells;
    const bool same = *differ == 0; // beyond the range all storages have the same cells
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<2, 4>(x, gx.cells, 1, 1, y, gy.cells, 1, 1, 1);
    // those of them that no step writes
    const unsigned beyond = there
            & ~mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0, 0, 0);
    // the lane's columns beyond the range, a bit each
    const unsigned columns = ~mint_cells_there<2, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // its rows beyond the range
    const unsigned rows = mint_cells_there<1, 4>(0, 1, 0, 0, y, gy.cells, 0, 0, 0) ^ 15;
    // 4 planes that come in
    real (*const u_ring)[32][64] = reinterpret_cast<real (*)[32][64]>(mint_shared);
    // rows at the edges of warps: turns, steps
    real (*const u_edges)[3][8][2][64] = reinterpret_cast<real (*)[3][8][2][64]>(mint_shared
            + 65536);
    // rows beyond the range: storages, planes; below it, above it
    real (*const u_outer_rows)[8][2][64] = reinterpret_cast<real (*)[8][2][64]>(mint_shared
            + 114688);
    // columns beyond the range
    real (*const u_outer_columns)[8][2][32] = reinterpret_cast<real (*)[8][2][32]>(mint_shared
            + 131072);
    // the barrier of the block's warps
    uint64_t *const barrier = reinterpret_cast<uint64_t *>(mint_shared + 139264);
    for (int n = threadIdx.x; n < 6144; n += 256)
        reinterpret_cast<real *>(mint_shared + 65536)[n] = 0;
    for (int n = threadIdx.x; n < 3072; n += 256)
        reinterpret_cast<real *>(mint_shared + 114688)[n] = 0;
    mint_open_barrier(barrier, 8);
    __syncthreads();
    real u_rows[4][3][4][2] = {}; // steps, planes (newest first)
    // Starts the copies of a plane's cells beyond the range.
    auto fetch_outer_u = [&](int plane, auto known) {
        if (0 <= plane && plane < planes) {
#pragma unroll
            for (int n = 0; n < (known.same ? 1 : 2); n++) {
                const real *const own = u_grid[n] + (long long)plane*u_grid_plane
                        + (long long)y*u_grid_row + x;
                if (y == 0)
                    mint_start_row<2>(u_outer_rows[n][(unsigned)plane % 8][0], own - u_grid_row,
                            ~columns, known.packed, lane);
                if (y + 4 == gy.cells)
                    mint_start_row<2>(u_outer_rows[n][(unsigned)plane % 8][1], own + 4*u_grid_row,
                            ~columns, known.packed, lane);
                if (x == 0) {
#pragma unroll
                    for (int h = 0; h < 4; h++) {
                        if (y + h < gy.cells)
                            mint_copy<1, real>::start(&u_outer_columns[n][(unsigned)plane % 8][0][warp*4 + h], own + h*u_grid_row - 1);
                    }
                }
                if (x + 2 == gx.cells) {
#pragma unroll
                    for (int h = 0; h < 4; h++) {
                        if (y + h < gy.cells)
                            mint_copy<1, real>::start(&u_outer_columns[n][(unsigned)plane % 8][1][warp*4 + h], own + h*u_grid_row + 2);
                    }
                }
            }
        }
    };
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<2, 4>(x, gx.cells, 1, 1, y, gy.cells, 1, 1, 1
                    - mint_beyond(plane, planes, 1, 1)) : known.inside ? ~0u : there;
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_start_row<2>(u_ring[slot % 4][warp*4 + h], u_grid[1]
                        + (long long)plane*u_grid_plane + (long long)y*u_grid_row + x
                        + h*u_grid_row, exist >> h*2, known.packed, lane);
        }
        if (!known.inside)
            fetch_outer_u(plane, known);
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
            for (int age = 2; age > 0; age--) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_move<2>(u_rows[k][age][h], u_rows[k][age - 1][h]);
            }
        }
        __pipeline_wait_prior(2);
#pragma unroll
        for (int h = 0; h < 4; h++)
            mint_take_row<2>(u_rows[0][0][h], u_ring[slot % 4][warp*4 + h], lane);
        fetch(r + 3, slot + 3, known);
        real early[3][4][2];
        real early_2[3][4][2];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real u_0[6][4];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&u_0[h + 1][1], u_rows[k][1][h]);
#pragma unroll
            for (int h = 2; h < 4; h++)
                mint_beside<1, 2, 1>(&u_0[h][1]);
            if (!known.inside) {
                if (x == 0) {
#pragma unroll
                    for (int h = 2; h < 4; h++)
                        u_0[h][0] = u_outer_columns[known.same ? 0
                                : (k + 1) % 2][(unsigned)(r - k - 1) % 8][0][warp*4 + h - 1];
                }
                if (x + 2 == gx.cells) {
#pragma unroll
                    for (int h = 2; h < 4; h++)
                        u_0[h][3] = u_outer_columns[known.same ? 0
                                : (k + 1) % 2][(unsigned)(r - k - 1) % 8][1][warp*4 + h - 1];
                }
            }
#pragma unroll
            for (int h = 1; h < 3; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    early[k][h][e] = (real)0.125*(u_0[h + 2][e + 1] - 2*u_rows[k][1][h][e]
                            + u_0[h][e + 1]);
                    early_2[k][h][e] = (real)0.125*(u_0[h + 1][e + 2] - 2*u_rows[k][1][h][e]
                            + u_0[h + 1][e]);
                }
            }
        }
        // The other warps' rows of the turn before.
        mint_wait_for_warps(barrier, slot);
        mint_give_row<2>(u_edges[slot % 2][0][warp][0], u_rows[0][0][0], lane);
        mint_give_row<2>(u_edges[slot % 2][0][warp][1], u_rows[0][0][3], lane);
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real u_0[6][4];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&u_0[h + 1][1], u_rows[k][1][h]);
            mint_take_row<2>(&u_0[0][1], u_edges[(slot + 1) % 2][k][max(warp - 1, 0)][1], lane);
            if (!known.inside && y == 0)
                mint_take_row<2>(&u_0[0][1],
                        u_outer_rows[known.same ? 0 : (k + 1) % 2][(unsigned)(r - k - 1) % 8][0],
                        lane);
            mint_take_row<2>(&u_0[5][1], u_edges[(slot + 1) % 2][k][min(warp + 1, 7)][0], lane);
            if (!known.inside && y + 4 == gy.cells)
                mint_take_row<2>(&u_0[5][1],
                        u_outer_rows[known.same ? 0 : (k + 1) % 2][(unsigned)(r - k - 1) % 8][1],
                        lane);
#pragma unroll
            for (int h = 1; h < 2; h++)
                mint_beside<1, 2, 1>(&u_0[h][1]);
#pragma unroll
            for (int h = 4; h < 5; h++)
                mint_beside<1, 2, 1>(&u_0[h][1]);
            if (!known.inside) {
                if (x == 0) {
#pragma unroll
                    for (int h = 1; h < 2; h++)
                        u_0[h][0] = u_outer_columns[known.same ? 0
                                : (k + 1) % 2][(unsigned)(r - k - 1) % 8][0][warp*4 + h - 1];
#pragma unroll
                    for (int h = 4; h < 5; h++)
                        u_0[h][0] = u_outer_columns[known.same ? 0
                                : (k + 1) % 2][(unsigned)(r - k - 1) % 8][0][warp*4 + h - 1];
                }
                if (x + 2 == gx.cells) {
#pragma unroll
                    for (int h = 1; h < 2; h++)
                        u_0[h][3] = u_outer_columns[known.same ? 0
                                : (k + 1) % 2][(unsigned)(r - k - 1) % 8][1][warp*4 + h - 1];
#pragma unroll
                    for (int h = 4; h < 5; h++)
                        u_0[h][3] = u_outer_columns[known.same ? 0
                                : (k + 1) % 2][(unsigned)(r - k - 1) % 8][1][warp*4 + h - 1];
                }
            }
#pragma unroll
            for (int h = 0; h < 1; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    early[k][h][e] = (real)0.125*(u_0[h + 2][e + 1] - 2*u_rows[k][1][h][e]
                            + u_0[h][e + 1]);
                    early_2[k][h][e] = (real)0.125*(u_0[h + 1][e + 2] - 2*u_rows[k][1][h][e]
                            + u_0[h + 1][e]);
                }
            }
#pragma unroll
            for (int h = 3; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    early[k][h][e] = (real)0.125*(u_0[h + 2][e + 1] - 2*u_rows[k][1][h][e]
                            + u_0[h][e + 1]);
                    early_2[k][h][e] = (real)0.125*(u_0[h + 1][e + 2] - 2*u_rows[k][1][h][e]
                            + u_0[h + 1][e]);
                }
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int h = 0; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    u_rows[k + 1][0][h][e] = (real)0.125*(u_rows[k][0][h][e] - 2*u_rows[k][1][h][e]
                            + u_rows[k][2][h][e]) + early[k][h][e] + early_2[k][h][e]
                            + u_rows[k][1][h][e];
            }
            if (!known.inside) {
                if (known.same) {
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_keep_row<2>(u_rows[k + 1][0][h], u_rows[k][1][h], columns);
                    if (rows != 0) {
#pragma unroll
                        for (int h = 0; h < 4; h++)
                            mint_keep_row<2>(u_rows[k + 1][0][h], u_rows[k][1][h], rows >> h & 1
                                    ? ~0u : 0);
                    }
                } else {
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_keep_row<2>(u_rows[k + 1][0][h], k == 0 ? u_around[k][h]
                                : u_rows[k - 1][2][h], beyond >> h*2);
                    if (k == 0)
                        look_around_u(k, r - k);
                }
            }
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<2, 4>(x, gx.cells, 1, 1, y, gy.cells, 1,
                            1, 1 - mint_beyond(plane, planes, 1, 1));
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_load_row<2>(u_rows[k + 1][0][h], u_grid[k % 2]
                                + (long long)plane*u_grid_plane + (long long)y*u_grid_row + x
                                + h*u_grid_row, exist >> h*2);
                }
            }
            if (k < 2) {
                mint_give_row<2>(u_edges[slot % 2][k + 1][warp][0], u_rows[k + 1][0][0], lane);
                mint_give_row<2>(u_edges[slot % 2][k + 1][warp][1], u_rows[k + 1][0][3], lane);
            }
        }
        mint_arrive(barrier, lane);
        if (from <= r - 3 && r - 3 < to) {
#pragma unroll
            for (int h = 0; h < 4; h++) {
                if (y_from <= y + h && y + h < y_to)
                    mint_store_row<2, false>(u_to[0] + (long long)(r - 3)*u_grid_plane
                            + (long long)y*u_grid_row + x + h*u_grid_row, u_rows[3][0][h],
                            store_low, store_high, known.packed);
            }
        }
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
        mint_arrive(barrier, lane);
        if (!tile.inside && !tile.same) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_u(k, r - k - 1);
        }
        while (r < end) {
            if (r >= 3) {
                for (; r + 1 < steady; r += 2, slot += 2) {
                    advance(r, slot, mint_cells<tile.inside, tile.packed, true, tile.same>());
                    advance(r + 1, slot + 1,
                            mint_cells<tile.inside, tile.packed, true, tile.same>());
                }
            }
            if (r < end) {
                advance(r, slot, mint_cells<tile.inside, tile.packed, false, tile.same>());
                r++, slot++;
            }
        }
    };
    if (inside)
        stream(mint_cells<true, true, false>());
    else if (same)
        stream(mint_cells<false, true, false, true>());
    else
        stream(mint_cells<false, true, false>());
    __pipeline_wait_prior(0);
}

// Makes 3 steps of the loop in one launch.
static bool advance_newest_first_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells || range[5]
            > mint_most_cells)
        return false;
    mint_each<real *, 2> u_grid;
    mint_each<real *, 1> u_to;
    const long long *u_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, u_grid_stride, 3*sizeof *place.stride) != 0)
            return false;
        u_grid.of[k] = (real *)place.read + range[4]*u_grid_stride[0] + range[2]*u_grid_stride[1]
                + range[0]*u_grid_stride[2];
    }
    u_to.of[0] = (real *)steps.place(2, 1).write + range[4]*u_grid_stride[0]
            + range[2]*u_grid_stride[1] + range[0]*u_grid_stride[2];
    const mint_tiling gx = mint_tile<64, 3, 3, 0, 2>::of(range[1], 0);
    const mint_tiling gy = mint_tile<32, 3, 3, 0, 1>::of(range[3], 0);
    static const long long room = mint_room(steps.site, "newest_first_chain1_march",
            (const void *)newest_first_chain1_march, 256, 139392);
    const mint_division division = mint_divide(room, gx.tiles, gy.tiles, (int)range[5], 6, 1.15,
            1.06);
    const dim3 blocks = mint_blocks(steps.site, "newest_first_chain1_march", division.units());
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 3, 16)
            && mint_all_aligned(u_to, u_grid_stride, 3, 16);
    if (!packed)
        return false; // slower than ordinary launches
    mint_side_comparison differ(steps);
    differ.add(u_grid, {{(int)range[1], (int)range[3]}, {1, 1}, {1, 1}, 1, (int)range[5],
            u_grid_stride[1], u_grid_stride[0]});
    mint_launching(steps.site, "newest_first_chain1_march");
    newest_first_chain1_march<<<blocks, 256, 139392, mint_stream()>>>(gx, gy, division, u_grid,
            u_grid_stride[1], u_grid_stride[0], u_to, differ.result());
    mint_launched(steps.site, "newest_first_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once, in ranges of 16000000 cells and more.
static const mint_chain newest_first_chain1 = {{"in.c", 74}, "newest_first_chain1", 3, 3, 1, 2, 1,
        0x3, 0x0, advance_newest_first_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}, nullptr,
        16000000};

...
{ mint_scope mappings_4;
    mint_copy_in(mappings_4, {"in.c", 71}, "u", &u[0][0][0], mint_extents(n, N, N), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_4, {"in.c", 72}, "v", &v[0][0][0], mint_extents(n, N, N), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_4({"in.c", 73});
...
        {
            const mint_site site = {"in.c", 76};
            const long long z_begin = 1, z_count = mint_trips(z_begin, n - 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, N - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, N - 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0][0], sizeof(real),
                        mint_extents(0, 14, 14));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0][0], sizeof(real),
                        mint_extents(0, 14, 14));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "z-1..z+1", z_begin - 1, z_begin + z_count},
                    {u_map, "u", 1, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 2, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "z", z_begin, z_begin + z_count - 1},
                    {v_map, "v", 1, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch u_reads = {"SUM(u)", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1, 0}}, {-1, 1, {0,
                        0, 1}}}};
                const mint_touch v_writes = {"v[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "newest_first_sweep1",
                        mint_tiles(site, "x", x_count, 64, 2147482494), mint_ceil_div(y_count, 8),
                        mint_ceil_div(z_count, 4));
                mint_file(site, newest_first_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin,
                        y_count, z_begin, z_count}, mint_no_scalars(),
                        [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, z_count = z_count]() mutable {
                    mint_launching(site, "newest_first_sweep1");
                    newest_first_sweep1<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                        v_map.stride[0], v_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                        (unsigned)z_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "newest_first_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 84}, "u", &u[0][0][0], mint_extents(n, N, N));
    mint_copy_out({"in.c", 85}, "v", &v[0][0][0], mint_extents(n, N, N));
...
/* two_masks_sweep1 makes one step. */

...
{ mint_scope mappings_5;
    mint_copy_in(mappings_5, {"in.c", 90}, "u", &u[0][0], mint_extents(n, N), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_5, {"in.c", 91}, "v", &v[0][0], mint_extents(n, N), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_5, {"in.c", 92}, "wall", &wall[0][0], mint_extents(sizeof(wall) / sizeof(wall[0]), sizeof(wall[0]) / sizeof(wall[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_5, {"in.c", 93}, "door", &door[0][0], mint_extents(sizeof(door) / sizeof(door[0]), sizeof(door[0]) / sizeof(door[0][0])), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_5({"in.c", 94});
...
        {
            const mint_site site = {"in.c", 97};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, N - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &wall_map = mint_find(site, "wall", &wall[0][0], sizeof(int),
                        mint_extents(0, 14));
                mint_mapping &door_map = mint_find(site, "door", &door[0][0], sizeof(int),
                        mint_extents(0, 14));
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 14));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 14));
                mint_reach_or_dense(site, door_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, door_map, 1, x_begin, x_begin + x_count - 1);
                mint_reach_or_dense(site, u_map, 0, y_begin - 1, y_begin + y_count);
                mint_reach_or_dense(site, u_map, 1, x_begin - 1, x_begin + x_count);
                mint_reach_or_dense(site, v_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, v_map, 1, x_begin, x_begin + x_count - 1);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {wall_map, "wall", 0, "y", y_begin, y_begin + y_count - 1},
                    {wall_map, "wall", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                static const mint_checked door_checked[] = {
                    {{"in.c", 99}, "door", "door[y][x]", -1},
                };
                static const mint_checked v_checked[] = {
                    {{"in.c", 100}, "v", "v[y][x]", -1},
                };
                static const mint_checked u_checked[] = {
                    {{"in.c", 100}, "u", "u[y - 1][x]", -1},
                    {{"in.c", 100}, "u", "u[y + 1][x]", -1},
                    {{"in.c", 100}, "u", "u[y][x - 1]", -1},
                    {{"in.c", 100}, "u", "u[y][x + 1]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch wall_reads = {"wall[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch door_reads = {"door[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_reads = {"u[y - 1][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                mint_coincide(site, loops, wall_map, "wall", wall_reads, v_map, "v", v_writes);
                mint_coincide(site, loops, door_map, "door", door_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "two_masks_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 2, 2147417078));
                mint_launching(site, "two_masks_sweep1");
                two_masks_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (int *)wall_map.device, (int)wall_map.stride[0], (int *)door_map.device,
                    (int)door_map.stride[0], (real *)u_map.device, u_map.stride[0], (real *)v_map.device,
                    v_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(wall_map, x_begin, 8),
                    mint_elements(site, door_map, door_map.device, door_checked),
                    mint_elements(site, v_map, v_map.device, v_checked),
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "two_masks_sweep1", v_map);
            }
        }
...
}
    mint_copy_out({"in.c", 105}, "u", &u[0][0], mint_extents(n, N));
    mint_copy_out({"in.c", 106}, "v", &v[0][0], mint_extents(n, N));
...
/* beside_sweep1 makes one step. */

...
{ mint_scope mappings_6;
    mint_copy_in(mappings_6, {"in.c", 111}, "u", &u[0][0], mint_extents(n, N), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_6, {"in.c", 112}, "v", &v[0][0], mint_extents(n, N), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_6, {"in.c", 113}, "wall", &wall[0][0], mint_extents(sizeof(wall) / sizeof(wall[0]), sizeof(wall[0]) / sizeof(wall[0][0])), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_6({"in.c", 114});
...
        {
            const mint_site site = {"in.c", 117};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, N - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &wall_map = mint_find(site, "wall", &wall[0][0], sizeof(int),
                        mint_extents(0, 14));
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 14));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 14));
                mint_reach_or_dense(site, u_map, 0, y_begin - 1, y_begin + y_count);
                mint_reach_or_dense(site, u_map, 1, x_begin - 1, x_begin + x_count);
                mint_reach_or_dense(site, v_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, v_map, 1, x_begin, x_begin + x_count - 1);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {wall_map, "wall", 0, "y", y_begin, y_begin + y_count - 1},
                    {wall_map, "wall", 1, "x+1", x_begin + 1, x_begin + x_count},
                };
                mint_check_subscripts(site, subscripts);
                static const mint_checked v_checked[] = {
                    {{"in.c", 120}, "v", "v[y][x]", -1},
                };
                static const mint_checked u_checked[] = {
                    {{"in.c", 120}, "u", "u[y - 1][x]", -1},
                    {{"in.c", 120}, "u", "u[y + 1][x]", -1},
                    {{"in.c", 120}, "u", "u[y][x - 1]", -1},
                    {{"in.c", 120}, "u", "u[y][x + 1]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch wall_reads = {"wall[y][x + 1]", {{0, 0, {1, 0}}, {1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_reads = {"u[y - 1][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                mint_distinct(site, loops, wall_map, "wall", wall_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "beside_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 2, 2147417078));
                mint_launching(site, "beside_sweep1");
                beside_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (int *)wall_map.device, (int)wall_map.stride[0], (real *)u_map.device, u_map.stride[0],
                    (real *)v_map.device, v_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                    mint_elements(site, v_map, v_map.device, v_checked),
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "beside_sweep1", v_map);
            }
        }
...
}
    mint_copy_out({"in.c", 125}, "u", &u[0][0], mint_extents(n, N));
    mint_copy_out({"in.c", 126}, "v", &v[0][0], mint_extents(n, N));
