
...
/* cube_sweep1 makes one step. */

/* 3 steps of the loop at line 12.
 * A block streams along the slowest dimension: 2 cells a lane, 4 rows a warp, 8 warps,
 *   prefetches 3 planes. */
template <bool packed>
static __global__ void __launch_bounds__(256, 1)
cube_chain1_march(mint_tiling gx, mint_tiling gy, mint_division division,
                  mint_each<real *, 1> r_grid, long long r_grid_row, long long r_grid_plane,
                  mint_each<real *, 1> r_to, mint_border r_border, mint_each<real *, 1> r_grid_2,
                  long long r_grid_2_row, long long r_grid_2_plane, mint_each<real *, 1> r_to_2,
                  mint_border r_border_2, mint_each<long long, 3> begin)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<64, 6, 6, 2, 2> x_tile;
    typedef mint_tile<32, 6, 6, 1, 1> y_tile;
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
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<2, 4>(x, gx.cells, r_border.below[2], r_border.above[2],
            y, gy.cells, r_border.below[1], r_border.above[1], 1);
    // those of them that no step writes
    const unsigned beyond = there
            & ~mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0, 0, 0);
    // cells that exist, a bit each
    const unsigned there_2 = mint_cells_there<2, 4>(x, gx.cells, r_border_2.below[2],
            r_border_2.above[2], y, gy.cells, r_border_2.below[1], r_border_2.above[1], 1);
    // those of them that no step writes
    const unsigned beyond_2 = there_2
            & ~mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0, 0, 0);
    // rows at the edges of warps: turns, steps
    real (*const r_edges)[3][8][2][64] = reinterpret_cast<real (*)[3][8][2][64]>(mint_shared);
    // 4 planes that come in
    real (*const r_ring_2)[32][64] = reinterpret_cast<real (*)[32][64]>(mint_shared + 49152);
    // rows at the edges of warps: turns, steps
    real (*const r_edges_2)[3][8][2][64] = reinterpret_cast<real (*)[3][8][2][64]>(mint_shared
            + 114688);
    // the barrier of the block's warps
    uint64_t *const barrier = reinterpret_cast<uint64_t *>(mint_shared + 163840);
    for (int n = threadIdx.x; n < 6144; n += 256)
        reinterpret_cast<real *>(mint_shared)[n] = 0;
    for (int n = threadIdx.x; n < 6144; n += 256)
        reinterpret_cast<real *>(mint_shared + 114688)[n] = 0;
    mint_open_barrier(barrier, 8);
    __syncthreads();
    real r_rows[3][3][4][2] = {}; // steps, planes (newest first)
    real r_rows_2[4][3][4][2] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane_2, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<2, 4>(x, gx.cells, r_border_2.below[2], r_border_2.above[2],
                    y, gy.cells, r_border_2.below[1], r_border_2.above[1], 1
                    - mint_beyond(plane_2 - 1, planes, r_border_2.below[0], r_border_2.above[0]))
                    : known.inside ? ~0u : there_2;
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_start_row<2>(r_ring_2[slot % 4][warp*4 + h], r_grid_2[0]
                        + (long long)(plane_2 - 1)*r_grid_2_plane + (long long)y*r_grid_2_row + x
                        + h*r_grid_2_row, exist >> h*2, known.packed, lane);
        }
        __pipeline_commit();
    };
    real r_around[1][4][2] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_r = [&](int k, int plane_2) {
        if (0 <= plane_2 && plane_2 < planes) {
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_load_row<2>(r_around[k][h], r_grid[k] + (long long)plane_2*r_grid_plane
                        + (long long)y*r_grid_row + x + h*r_grid_row, beyond >> h*2);
        }
    };
    auto advance = [&](int r_2, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_move<2>(r_rows[k][age][h], r_rows[k][age - 1][h]);
            }
        }
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_move<2>(r_rows_2[k][age][h], r_rows_2[k][age - 1][h]);
            }
        }
        __pipeline_wait_prior(2);
#pragma unroll
        for (int h = 0; h < 4; h++)
            mint_take_row<2>(r_rows_2[0][0][h], r_ring_2[slot % 4][warp*4 + h], lane);
        fetch(r_2 + 3, slot + 3, known);
        // The other warps' rows of the turn before.
        mint_wait_for_warps(barrier, slot);
        mint_give_row<2>(r_edges_2[slot % 2][0][warp][0], r_rows_2[0][0][0], lane);
        mint_give_row<2>(r_edges_2[slot % 2][0][warp][1], r_rows_2[0][0][3], lane);
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real r_0[6][4];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&r_0[h + 1][1], r_rows_2[k][1][h]);
            mint_take_row<2>(&r_0[0][1], r_edges_2[(slot + 1) % 2][k][max(warp - 1, 0)][1], lane);
            mint_take_row<2>(&r_0[5][1], r_edges_2[(slot + 1) % 2][k][min(warp + 1, 7)][0], lane);
#pragma unroll
            for (int h = 1; h < 5; h++)
                mint_beside<1, 2, 1>(&r_0[h][1]);
#pragma unroll
            for (int h = 0; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    real r_kept = r_rows_2[k][1][h][e];
                    if (((int)(begin[2] + x + e) + (int)(begin[1] + y + h)
                            + (int)(begin[0] + r_2 - k*2 - 2))%2 == 0)
                        r_kept += (real)0.1*(r_rows_2[k][2][h][e] + r_rows_2[k][0][h][e]
                                + r_0[h][e + 1] + r_0[h + 2][e + 1] + r_0[h + 1][e]
                                + r_0[h + 1][e + 2] - 6*r_kept);
                    r_rows[k][0][h][e] = r_kept;
                }
            }
            if (!known.inside) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_keep_row<2>(r_rows[k][0][h], k == 0 ? r_around[k][h] : r_rows[k - 1][2][h],
                            beyond >> h*2);
                if (k == 0)
                    look_around_r(k, r_2 - k*2 - 1);
            }
            if (!known.steady) {
                const int plane_2 = r_2 - k*2 - 2;
                if (plane_2 < 0 || plane_2 >= planes) {
                    const unsigned exist = mint_cells_there<2, 4>(x, gx.cells, r_border.below[2],
                            r_border.above[2], y, gy.cells, r_border.below[1], r_border.above[1], 1
                            - mint_beyond(plane_2, planes, r_border.below[0], r_border.above[0]));
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_load_row<2>(r_rows[k][0][h], r_grid[k % 1]
                                + (long long)plane_2*r_grid_plane + (long long)y*r_grid_row + x
                                + h*r_grid_row, exist >> h*2);
                }
            }
            mint_give_row<2>(r_edges[slot % 2][k][warp][0], r_rows[k][0][0], lane);
            mint_give_row<2>(r_edges[slot % 2][k][warp][1], r_rows[k][0][3], lane);
            real r_0_2[6][4];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&r_0_2[h + 1][1], r_rows[k][1][h]);
            mint_take_row<2>(&r_0_2[0][1], r_edges[(slot + 1) % 2][k][max(warp - 1, 0)][1], lane);
            mint_take_row<2>(&r_0_2[5][1], r_edges[(slot + 1) % 2][k][min(warp + 1, 7)][0], lane);
#pragma unroll
            for (int h = 1; h < 5; h++)
                mint_beside<1, 2, 1>(&r_0_2[h][1]);
#pragma unroll
            for (int h = 0; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    real r_kept = r_rows[k][1][h][e];
                    if (((int)(begin[2] + x + e) + (int)(begin[1] + y + h)
                            + (int)(begin[0] + r_2 - k*2 - 3))%2 == 1)
                        r_kept += (real)0.1*(r_rows[k][2][h][e] + r_rows[k][0][h][e]
                                + r_0_2[h][e + 1] + r_0_2[h + 2][e + 1] + r_0_2[h + 1][e]
                                + r_0_2[h + 1][e + 2] - 6*r_kept);
                    r_rows_2[k + 1][0][h][e] = r_kept;
                }
            }
            if (!known.inside) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_keep_row<2>(r_rows_2[k + 1][0][h], r_rows_2[k][2][h], beyond_2 >> h*2);
            }
            if (!known.steady) {
                const int plane_2 = r_2 - k*2 - 3;
                if (plane_2 < 0 || plane_2 >= planes) {
                    const unsigned exist = mint_cells_there<2, 4>(x, gx.cells, r_border_2.below[2],
                            r_border_2.above[2], y, gy.cells, r_border_2.below[1],
                            r_border_2.above[1], 1
                            - mint_beyond(plane_2, planes, r_border_2.below[0],
                            r_border_2.above[0]));
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_load_row<2>(r_rows_2[k + 1][0][h], r_grid_2[k % 1]
                                + (long long)plane_2*r_grid_2_plane + (long long)y*r_grid_2_row + x
                                + h*r_grid_2_row, exist >> h*2);
                }
            }
            if (k < 2) {
                mint_give_row<2>(r_edges_2[slot % 2][k + 1][warp][0], r_rows_2[k + 1][0][0], lane);
                mint_give_row<2>(r_edges_2[slot % 2][k + 1][warp][1], r_rows_2[k + 1][0][3], lane);
            }
        }
        mint_arrive(barrier, lane);
        if (from <= r_2 - 7 && r_2 - 7 < to) {
#pragma unroll
            for (int h = 0; h < 4; h++) {
                if (y_from <= y + h && y + h < y_to)
                    mint_store_row<2, known.inside>(r_to_2[0] + (long long)(r_2 - 7)*r_grid_2_plane
                            + (long long)y*r_grid_2_row + x + h*r_grid_2_row, r_rows_2[3][0][h],
                            store_low, store_high, known.packed);
            }
        }
    };
    const int end = to + 7; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r_2 = max(from - 6, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r_2 + n, n, mint_cells<tile.inside, tile.packed, false>());
        mint_arrive(barrier, lane);
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_r(k, r_2 - k*2 - 2);
        }
        while (r_2 < end) {
            if (r_2 >= 7) {
                for (; r_2 < steady; r_2 += 1, slot += 1)
                    advance(r_2, slot, mint_cells<tile.inside, tile.packed, true>());
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

/* cube_sweep2 makes one step. */

// Makes 3 steps of the loop in one launch.
static bool advance_cube_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells || range[5]
            > mint_most_cells || memcmp(range, steps.range(1), 6*sizeof *range) != 0)
        return false;
    mint_each<real *, 1> r_grid;
    mint_each<real *, 1> r_to;
    const long long *r_grid_stride = steps.place(0, 0).stride;
    mint_border r_border = {{1, 1, 1}, {1, 1, 1}}; // cells around the range that exist
    for (int k = 0; k < 1; k++) {
        const mint_place_of place = steps.place(k, 0);
        if (memcmp(place.stride, r_grid_stride, 3*sizeof *place.stride) != 0)
            return false;
        if (!mint_cut_border<3>(steps, steps.storage(k, 0), {{0, 0, 0}, {0, 0, 0}}, false,
                r_border))
            return false;
        if (!mint_stores_own<3>(steps, steps.storage(k, 0), false))
            return false; // some of the range may be no cell of it
        r_grid.of[k] = (real *)place.read + range[4]*r_grid_stride[0] + range[2]*r_grid_stride[1]
                + range[0]*r_grid_stride[2];
    }
    mint_each<real *, 1> r_grid_2;
    mint_each<real *, 1> r_to_2;
    const long long *r_grid_2_stride = steps.place(0, 0).stride;
    mint_border r_border_2 = {{1, 1, 1}, {1, 1, 1}}; // cells around the range that exist
    for (int k = 0; k < 1; k++) {
        const mint_place_of place = steps.place(k, 0);
        if (memcmp(place.stride, r_grid_2_stride, 3*sizeof *place.stride) != 0)
            return false;
        if (!mint_cut_border<3>(steps, steps.storage(k, 0), {{0, 0, 0}, {0, 0, 0}}, false,
                r_border_2))
            return false;
        if (!mint_stores_own<3>(steps, steps.storage(k, 0), false))
            return false; // some of the range may be no cell of it
        r_grid_2.of[k] = (real *)place.read + range[4]*r_grid_2_stride[0]
                + range[2]*r_grid_2_stride[1] + range[0]*r_grid_2_stride[2];
    }
    r_to_2.of[0] = (real *)steps.place(2, 0).write + range[4]*r_grid_2_stride[0]
            + range[2]*r_grid_2_stride[1] + range[0]*r_grid_2_stride[2];
    const mint_tiling gx = mint_tile<64, 6, 6, 2, 2>::of(range[1], 1);
    const mint_tiling gy = mint_tile<32, 6, 6, 1, 1>::of(range[3], 1);
    static const long long room = mint_room(steps.site, "cube_chain1_march",
            (const void *)cube_chain1_march<true>, 256, 163968);
    const mint_division division = mint_divide(room, gx.tiles, gy.tiles, (int)range[5], 12, 1.15,
            1.06);
    const dim3 blocks = mint_blocks(steps.site, "cube_chain1_march", division.units());
    const mint_each<long long, 3> begin = {{range[4], range[2], range[0]}};
    const bool packed = mint_all_aligned(r_grid, r_grid_stride, 3, 16)
            && mint_all_aligned(r_grid_2, r_grid_2_stride, 3, 16)
            && mint_all_aligned(r_to_2, r_grid_2_stride, 3, 16);
    const auto march = packed ? cube_chain1_march<true> : cube_chain1_march<false>;
    if (march != cube_chain1_march<true>)
        mint_prepare_shared(steps.site, "cube_chain1_march", (const void *)march, 163968);
    mint_launching(steps.site, "cube_chain1_march");
    march<<<blocks, 256, 163968, mint_stream()>>>(gx, gy, division, r_grid, r_grid_stride[1],
            r_grid_stride[0], r_to, r_border, r_grid_2, r_grid_2_stride[1], r_grid_2_stride[0],
            r_to_2, r_border_2, begin);
    mint_launched(steps.site, "cube_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain cube_chain1 = {{"in.c", 12}, "cube_chain1", 3, 3, 0, 1, 2, 0x1, 0x0,
        advance_cube_chain1, nullptr, {0}, {{1, 0x1, 0x1, 0, {0}}, {1, 0x1, 0x1, 1, {0}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 10}, "r", &r[0][0][0], mint_extents(sizeof(r) / sizeof(r[0]), sizeof(r[0]) / sizeof(r[0][0]), sizeof(r[0][0]) / sizeof(r[0][0][0])), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 11});
...
        {
            const mint_site site = {"in.c", 14};
            const long long z_begin = 1, z_count = mint_trips(z_begin, nz - 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx - 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &r_map = mint_find(site, "r", &r[0][0][0], sizeof(real),
                        mint_extents(0, 45, 150));
                mint_reach_or_dense(site, r_map, 0, z_begin - 1, z_begin + z_count);
                mint_reach_or_dense(site, r_map, 1, y_begin - 1, y_begin + y_count);
                mint_reach_or_dense(site, r_map, 2, x_begin - 1, x_begin + x_count);
                static const mint_checked r_checked[] = {
                    {{"in.c", 18}, "r", "r[z][y][x]", -1},
                    {{"in.c", 18}, "r", "r[z - 1][y][x]", -1},
                    {{"in.c", 18}, "r", "r[z + 1][y][x]", -1},
                    {{"in.c", 18}, "r", "r[z][y - 1][x]", -1},
                    {{"in.c", 18}, "r", "r[z][y + 1][x]", -1},
                    {{"in.c", 18}, "r", "r[z][y][x - 1]", -1},
                    {{"in.c", 18}, "r", "r[z][y][x + 1]", -1},
                    {{"in.c", 18}, "r", "r[z][y][x]", -1},
                };
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "cube_sweep1",
                        mint_tiles(site, "x", x_count, 64, 2147482494), mint_ceil_div(y_count, 8),
                        mint_ceil_div(z_count, 4));
                // Launches of single steps hold accesses to the extents of the arrays.
                const mint_alone alone = {mint_stays_inside(r_map, 0, z_begin - 1, z_begin + z_count)
                        && mint_stays_inside(r_map, 1, y_begin - 1, y_begin + y_count)
                        && mint_stays_inside(r_map, 2, x_begin - 1, x_begin + x_count) ? 0 : 1, {}};
                mint_file(site, cube_chain1, 0, {&r_map}, {x_begin, x_count, y_begin, y_count, z_begin,
                        z_count}, mint_no_scalars(),
                        [site, blocks, &r_map, x_count = x_count, y_count = y_count,
                                z_count = z_count]() mutable {
                    mint_launching(site, "cube_sweep1");
                    cube_sweep1<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                        (real *)r_map.device, (int)r_map.stride[0], (int)r_map.stride[1], (unsigned)x_count,
                        (unsigned)y_count, (unsigned)z_count,
                        mint_elements(site, r_map, r_map.device, r_checked));
                    mint_launched(site, "cube_sweep1");
                }, alone);
            }
        }
        {
            const mint_site site = {"in.c", 20};
            const long long z_begin = 1, z_count = mint_trips(z_begin, nz - 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx - 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &r_map = mint_find(site, "r", &r[0][0][0], sizeof(real),
                        mint_extents(0, 45, 150));
                mint_reach_or_dense(site, r_map, 0, z_begin - 1, z_begin + z_count);
                mint_reach_or_dense(site, r_map, 1, y_begin - 1, y_begin + y_count);
                mint_reach_or_dense(site, r_map, 2, x_begin - 1, x_begin + x_count);
                static const mint_checked r_checked[] = {
                    {{"in.c", 24}, "r", "r[z][y][x]", -1},
                    {{"in.c", 24}, "r", "r[z - 1][y][x]", -1},
                    {{"in.c", 24}, "r", "r[z + 1][y][x]", -1},
                    {{"in.c", 24}, "r", "r[z][y - 1][x]", -1},
                    {{"in.c", 24}, "r", "r[z][y + 1][x]", -1},
                    {{"in.c", 24}, "r", "r[z][y][x - 1]", -1},
                    {{"in.c", 24}, "r", "r[z][y][x + 1]", -1},
                    {{"in.c", 24}, "r", "r[z][y][x]", -1},
                };
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "cube_sweep2",
                        mint_tiles(site, "x", x_count, 64, 2147482494), mint_ceil_div(y_count, 8),
                        mint_ceil_div(z_count, 4));
                // Launches of single steps hold accesses to the extents of the arrays.
                const mint_alone alone = {mint_stays_inside(r_map, 0, z_begin - 1, z_begin + z_count)
                        && mint_stays_inside(r_map, 1, y_begin - 1, y_begin + y_count)
                        && mint_stays_inside(r_map, 2, x_begin - 1, x_begin + x_count) ? 0 : 1, {}};
                mint_file(site, cube_chain1, 1, {&r_map}, {x_begin, x_count, y_begin, y_count, z_begin,
                        z_count}, mint_no_scalars(),
                        [site, blocks, &r_map, x_count = x_count, y_count = y_count,
                                z_count = z_count]() mutable {
                    mint_launching(site, "cube_sweep2");
                    cube_sweep2<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                        (real *)r_map.device, (int)r_map.stride[0], (int)r_map.stride[1], (unsigned)x_count,
                        (unsigned)y_count, (unsigned)z_count,
                        mint_elements(site, r_map, r_map.device, r_checked));
                    mint_launched(site, "cube_sweep2");
                }, alone);
            }
        }
...
}
    mint_copy_out({"in.c", 26}, "r", &r[0][0][0], mint_extents(sizeof(r) / sizeof(r[0]), sizeof(r[0]) / sizeof(r[0][0]), sizeof(r[0][0]) / sizeof(r[0][0][0])));
...
/* plane_sweep1 makes one step. */

/* Up to 3 steps of these loops at a time:
 * line 35: plane_sweep1
 * line 40: plane_sweep2
 * A block loads 128x96x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 116x84x1 cells. */
static __global__ void __launch_bounds__(512)
plane_chain1_tile(const real *__restrict__ here_from, real *here_to, int here_row,
                  mint_area<2> here_box, mint_area<2> plane_sweep1_cells,
                  mint_area<2> plane_sweep2_cells, int steps_2, long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*116;
    const long long y0 = y_start + (long long)blockIdx.y*84;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const here_tile)[128] = reinterpret_cast<real (*)[128]>(mint_shared);
    auto *here = here_tile;
    const mint_stretch plane_sweep1_y = mint_in_tile(plane_sweep1_cells.first[1],
            plane_sweep1_cells.end[1], y0, 96);
    const mint_stretch plane_sweep1_x = mint_in_tile(plane_sweep1_cells.first[0],
            plane_sweep1_cells.end[0], x0, 128);
    const mint_stretch plane_sweep2_y = mint_in_tile(plane_sweep2_cells.first[1],
            plane_sweep2_cells.end[1], y0, 96);
    const mint_stretch plane_sweep2_x = mint_in_tile(plane_sweep2_cells.first[0],
            plane_sweep2_cells.end[0], x0, 128);
    // Load the tile and its ghost zone.
    {
        const mint_stretch here_y = mint_in_tile(here_box.first[1], here_box.end[1], y0, 96);
        const mint_stretch here_x = mint_in_tile(here_box.first[0], here_box.end[0], x0, 128);
        for (int cy = here_y.first + ty; cy < here_y.end; cy += 16) {
            for (int cx = here_x.first + tx; cx < here_x.end; cx += 32)
                here_tile[cy][cx] = here_from[(y0+cy)*here_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 35.
            const mint_stretch level_y = mint_cut(plane_sweep1_y, 5 - 2*(steps_2 - 1 - step), 91
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(plane_sweep1_x, 5 - 2*(steps_2 - 1 - step), 123
                    + 2*(steps_2 - 1 - step));
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32) {
                    const int y = (int)(y0 + cy);
                    const int x = (int)(x0 + cx);
                    if ((x + y)%2 == 0)
                        here[cy][cx] = (real)0.24*(here[cy-1][cx] + here[cy+1][cx] + here[cy][cx-1]
                                + here[cy][cx+1]);
                }
            }
        }
        __syncthreads();
        {
            // The loops at line 40.
            const mint_stretch level_y_2 = mint_cut(plane_sweep2_y, 6 - 2*(steps_2 - 1 - step), 90
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_x_2 = mint_cut(plane_sweep2_x, 6 - 2*(steps_2 - 1 - step), 122
                    + 2*(steps_2 - 1 - step));
            for (int cy = level_y_2.first + ty; cy < level_y_2.end; cy += 16) {
                for (int cx = level_x_2.first + tx; cx < level_x_2.end; cx += 32) {
                    const int y = (int)(y0 + cy);
                    const int x = (int)(x0 + cx);
                    if ((x + y)%2)
                        here[cy][cx] = (real)0.24*(here[cy-1][cx] + here[cy+1][cx] + here[cy][cx-1]
                                + here[cy][cx+1]);
                }
            }
        }
        __syncthreads();
    }
    // Commit the tile.
    if (here_to) {
        const mint_stretch here_y_2 = {6, 90};
        const mint_stretch here_x_2 = {6, 122};
        for (int cy = here_y_2.first + ty; cy < here_y_2.end; cy += 16) {
            for (int cx = here_x_2.first + tx; cx < here_x_2.end; cx += 32)
                if ((mint_in_span(plane_sweep1_y, cy) && mint_in_span(plane_sweep1_x, cx))
                        || (mint_in_span(plane_sweep2_y, cy) && mint_in_span(plane_sweep2_x, cx)))
                    here_to[(y0+cy)*here_row+(x0+cx)] = here_tile[cy][cx];
        }
    }
}

/* plane_sweep2 makes one step. */

// Launches plane_chain1_tile for the oldest steps that wait. False: it cannot.
static bool plane_chain1_launch(const mint_advance &a)
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
    // What the stages access of each role.
    mint_touched<2> touched[1];
    touched[0].add(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[0].add(mint_around(cells1, mint_area<2>{{-1, -1}, {1, 1}}));
    mint_area<2> loaded[1];
    if (!mint_may_load(a, 0, touched, {0}, 1, false, loaded[0]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 116, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 84, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "plane_chain1_tile", (const void *)plane_chain1_tile, 98304);
    mint_launching(a.site, "plane_chain1_tile");
    plane_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 98304, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        (int)a.place(0, 0).stride[0], loaded[0], cells0, cells1, a.steps, all.first[0] - 6,
        all.first[1] - 6);
    mint_launched(a.site, "plane_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned plane_chain1_twins[] = {0x0, 0x1, 0x1, 0x1};
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain plane_chain1 = {{"in.c", 33}, "plane_chain1", 3, 2, 0, 1, 2, 0x1, 0x0,
        plane_chain1_launch, plane_chain1_twins, {0}, {{1, 0x1, 0x1, 0, {0}}, {1, 0x1, 0x1, 1,
        {0}}}};

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 31}, "here", &here[0][0], mint_extents(sizeof(here) / sizeof(here[0]), sizeof(here[0]) / sizeof(here[0][0])), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 32});
...
        {
            const mint_site site = {"in.c", 35};
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &here_map = mint_find(site, "here", &here[0][0], sizeof(real),
                        mint_extents(0, 150));
                mint_reach_or_dense(site, here_map, 0, y_begin - 1, y_begin + y_count);
                mint_reach_or_dense(site, here_map, 1, x_begin - 1, x_begin + x_count);
                static const mint_checked here_checked[] = {
                    {{"in.c", 38}, "here", "here[y][x]", -1},
                    {{"in.c", 38}, "here", "here[y - 1][x]", -1},
                    {{"in.c", 38}, "here", "here[y + 1][x]", -1},
                    {{"in.c", 38}, "here", "here[y][x - 1]", -1},
                    {{"in.c", 38}, "here", "here[y][x + 1]", -1},
                };
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "plane_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 4, 2147417072));
                // Launches of single steps hold accesses to the extents of the arrays.
                const mint_alone alone = {mint_stays_inside(here_map, 0, y_begin - 1, y_begin + y_count)
                        && mint_stays_inside(here_map, 1, x_begin - 1, x_begin + x_count) ? 0 : 1, {}};
                mint_file(site, plane_chain1, 0, {&here_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &here_map, x_count = x_count, y_count = y_count]() mutable {
                    mint_launching(site, "plane_sweep1");
                    plane_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)here_map.device, (int)here_map.stride[0], (unsigned)x_count,
                        (unsigned)y_count, mint_elements(site, here_map, here_map.device, here_checked));
                    mint_launched(site, "plane_sweep1");
                }, alone);
            }
        }
        {
            const mint_site site = {"in.c", 40};
            const long long y_begin = low, y_count = mint_trips(y_begin, ny - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &here_map = mint_find(site, "here", &here[0][0], sizeof(real),
                        mint_extents(0, 150));
                mint_reach_or_dense(site, here_map, 0, y_begin - 1, y_begin + y_count);
                mint_reach_or_dense(site, here_map, 1, x_begin - 1, x_begin + x_count);
                static const mint_checked here_checked[] = {
                    {{"in.c", 43}, "here", "here[y][x]", -1},
                    {{"in.c", 43}, "here", "here[y - 1][x]", -1},
                    {{"in.c", 43}, "here", "here[y + 1][x]", -1},
                    {{"in.c", 43}, "here", "here[y][x - 1]", -1},
                    {{"in.c", 43}, "here", "here[y][x + 1]", -1},
                };
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "plane_sweep2",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles_to(site, "y", y_begin, 1, y_count, 4, 2147483648, 2147417073));
                // Launches of single steps hold accesses to the extents of the arrays.
                const mint_alone alone = {mint_stays_inside(here_map, 0, y_begin - 1, y_begin + y_count)
                        && mint_stays_inside(here_map, 1, x_begin - 1, x_begin + x_count) ? 0 : 1, {}};
                mint_file(site, plane_chain1, 1, {&here_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &here_map, x_count = x_count, y_begin = y_begin,
                                y_count = y_count]() mutable {
                    mint_launching(site, "plane_sweep2");
                    plane_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)here_map.device, (int)here_map.stride[0], (unsigned)x_count, (int)y_begin,
                        (unsigned)y_count, mint_elements(site, here_map, here_map.device, here_checked));
                    mint_launched(site, "plane_sweep2");
                }, alone);
            }
        }
...
}
    mint_copy_out({"in.c", 45}, "here", &here[0][0], mint_extents(sizeof(here) / sizeof(here[0]), sizeof(here[0]) / sizeof(here[0][0])));
...
/* after_sweep1 makes one step. */

/* 3 steps of the loop at line 54.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
after_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> v_grid,
                   long long v_grid_row, mint_each<real *, 1> v_to, mint_border v_border,
                   mint_each<real *, 2> u_grid, long long u_grid_row, mint_each<real *, 1> u_to,
                   const real *share_grid, long long share_grid_row, mint_each<int, 3> t_each,
                   mint_each<long long, 2> begin)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 3, 6, 4, 2> x_tile;
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
            0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // cells that exist, a bit each
    const unsigned there_2 = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond_2 = there_2 & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // cells that exist, a bit each
    const unsigned there_3 = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const u_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    // 7 planes
    real (*const share_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared + 16384);
    real v_rows[3][3][4] = {}; // steps, planes (newest first)
    real u_rows[4][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane_2, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane_2, planes, 1, 1)) : known.inside ? ~0u : there_2;
            mint_start_row<4>(u_ring[slot % 4][warp], u_grid[1] + (long long)plane_2*u_grid_row + x,
                    exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                    -mint_beyond(plane_2, planes, 0, 0)) : known.inside ? ~0u : there_3;
            mint_start_row<4>(share_ring[slot % 7][warp], share_grid
                    + (long long)plane_2*share_grid_row + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    real v_around[2][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_v = [&](int k, int plane_2) {
        if (0 <= plane_2 && plane_2 < planes)
            mint_load_row<4>(v_around[k], v_grid[k] + (long long)plane_2*v_grid_row + x, beyond);
    };
    real u_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_u = [&](int k, int plane_2) {
        if (0 <= plane_2 && plane_2 < planes)
            mint_load_row<4>(u_around[k], u_grid[k] + (long long)plane_2*u_grid_row + x, beyond_2);
    };
    auto advance = [&](int r_2, auto slot, auto known) __attribute__((__always_inline__)) {
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
            for (int e = 0; e < 4; e++)
                v_rows[k][0][e] = (real)0.25*(u_rows[k][2][e] + u_rows[k][0][e] + early[k][e]
                        + early_2[k][e]);
            if (!known.inside) {
                mint_keep_row<4>(v_rows[k][0], k < 2 ? v_around[k] : v_rows[k - 2][2], beyond);
                if (k < 2)
                    look_around_v(k, r_2 - k);
            }
            if (!known.steady) {
                const int plane_2 = r_2 - k - 1;
                if (plane_2 < 0 || plane_2 >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, v_border.below[1],
                            v_border.above[1], 0, 1, 0, 0, 1
                            - mint_beyond(plane_2, planes, v_border.below[0], v_border.above[0]));
                    mint_load_row<4>(v_rows[k][0], v_grid[k % 2] + (long long)plane_2*v_grid_row
                            + x, exist);
                }
            }
            real share_0[4];
            mint_take_row<4>(&share_0[0], share_ring[(slot - min(slot, 1u + k)) % 7][warp], lane);
            real v_0[5];
            mint_move<4>(&v_0[0], v_rows[k][0]);
            mint_beside<0, 4, 1>(&v_0[0]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                u_rows[k + 1][0][e] = share_0[e] > (real)0.5
                        && ((int)(begin[1] + x + e) + (int)(begin[0] + r_2 - k - 1) + t_each[k])%2
                        ? v_rows[k][0][e]/2 + share_0[e]*(v_rows[k][1][e] + v_0[e + 1]) + t_each[k]
                        : v_rows[k][0][e];
            if (!known.inside) {
                mint_keep_row<4>(u_rows[k + 1][0], k == 0 ? u_around[k] : u_rows[k - 1][2],
                        beyond_2);
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
            mint_store_row<4, known.inside>(u_to[0] + (long long)(r_2 - 3)*u_grid_row + x,
                    u_rows[3][0], store_low, store_high, known.packed);
    };
    const int end = to + 3; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r_2 = max(from - 6, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r_2 + n, n, mint_cells<tile.inside, tile.packed, false>());
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 2; k++)
                look_around_v(k, r_2 - k - 1);
        }
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

/* after_sweep2 makes one step. */

struct after_chain1_values {
    int t;
};
// Makes 3 steps of the loop in one launch.
static bool advance_after_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells
            || memcmp(range, steps.range(1), 4*sizeof *range) != 0)
        return false;
    mint_each<real *, 2> v_grid;
    mint_each<real *, 1> v_to;
    const long long *v_grid_stride = steps.place(0, 1).stride;
    mint_border v_border = {{1, 0, 0}, {0, 1, 0}}; // cells around the range that exist
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, v_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        if (!mint_cut_border<2>(steps, steps.storage(k, 1), {{0, 0, 0}, {0, 0, 0}}, false,
                v_border))
            return false;
        v_grid.of[k] = (real *)place.read + range[2]*v_grid_stride[0] + range[0]*v_grid_stride[1];
    }
    mint_each<real *, 2> u_grid;
    mint_each<real *, 1> u_to;
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
    const mint_place_of share_place = steps.place(0, 2);
    const mint_each<real *, 1> share_from = {{(real *)share_place.read
            + range[2]*share_place.stride[0] + range[0]*share_place.stride[1]}};
    const mint_tiling gx = mint_tile<128, 3, 6, 4, 2>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "after_chain1_march",
            (const void *)after_chain1_march<true>, 128, 45056);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 9, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "after_chain1_march",
            mint_ceil_div(division.units(), 4));
    mint_each<int, 3> t_each;
    for (int k = 0; k < 3; k++) {
        t_each.of[k] = steps.scalars<after_chain1_values>(k, 1).t;
    }
    const mint_each<long long, 2> begin = {{range[2], range[0]}};
    const bool packed = mint_all_aligned(v_grid, v_grid_stride, 2, 16)
            && mint_all_aligned(u_grid, u_grid_stride, 2, 16)
            && mint_all_aligned(u_to, u_grid_stride, 2, 16)
            && mint_all_aligned(share_from, share_place.stride, 2, 16);
    const auto march = packed ? after_chain1_march<true> : after_chain1_march<false>;
    if (march != after_chain1_march<true>)
        mint_prepare_shared(steps.site, "after_chain1_march", (const void *)march, 45056);
    mint_launching(steps.site, "after_chain1_march");
    march<<<blocks, 128, 45056, mint_stream()>>>(gx, division, v_grid, v_grid_stride[0], v_to,
            v_border, u_grid, u_grid_stride[0], u_to, share_from.of[0], share_place.stride[0],
            t_each, begin);
    mint_launched(steps.site, "after_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain after_chain1 = {{"in.c", 54}, "after_chain1", 3, 3, 1, 3, 2, 0x3, 0x0,
        advance_after_chain1, nullptr, {1, 0, 2}, {{2, 0x1, 0x2, 0, {0, 1}}, {2, 0x3, 0x2, 1, {2,
        1}}}};

...
{ mint_scope mappings_3;
    mint_copy_in(mappings_3, {"in.c", 50}, "u", &u[0][0], mint_extents(ny, NX), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 51}, "v", &v[0][0], mint_extents(ny, NX), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 52}, "share", &share[0][0], mint_extents(sizeof(share) / sizeof(share[0]), sizeof(share[0]) / sizeof(share[0][0])), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_3({"in.c", 53});
...
        {
            const mint_site site = {"in.c", 56};
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 150));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 150));
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
                const dim3 blocks = mint_blocks_folded(site, "after_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 6, 2147417066));
                mint_file(site, after_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "after_sweep1");
                    after_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "after_sweep1");
                });
            }
        }
        {
            const mint_site site = {"in.c", 60};
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &share_map = mint_find(site, "share", &share[0][0], sizeof(real),
                        mint_extents(0, 150));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 150));
                mint_reach_or_dense(site, v_map, 0, y_begin - 1, y_begin + y_count - 1);
                mint_reach_or_dense(site, v_map, 1, x_begin, x_begin + x_count);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {share_map, "share", 0, "y", y_begin, y_begin + y_count - 1},
                    {share_map, "share", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                static const mint_checked v_checked[] = {
                    {{"in.c", 63}, "v", "v[y][x]", -1},
                    {{"in.c", 63}, "v", "v[y][x]", -1},
                    {{"in.c", 63}, "v", "v[y - 1][x]", -1},
                    {{"in.c", 63}, "v", "v[y][x + 1]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch share_reads = {"share[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_coincide_once(site, loops, share_map, "share", share_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "after_sweep2",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 2, 2147417078));
                // Launches of single steps hold accesses to the extents of the arrays.
                const mint_alone alone = {mint_stays_inside(v_map, 0, y_begin - 1, y_begin + y_count - 1)
                        && mint_stays_inside(v_map, 1, x_begin, x_begin + x_count) ? 0 : 2, {(long long)t}};
                mint_file(site, after_chain1, 1, {&share_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                        after_chain1_values{(int)(t)},
                        [site, blocks, &share_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, t = t]() mutable {
                    mint_launching(site, "after_sweep2");
                    after_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)share_map.device, (int)share_map.stride[0], (real *)v_map.device,
                        v_map.stride[0], t, (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(share_map, x_begin, 16),
                        mint_elements(site, v_map, v_map.device, v_checked));
                    mint_launched(site, "after_sweep2");
                }, alone);
            }
        }
...
}
    mint_copy_out({"in.c", 68}, "u", &u[0][0], mint_extents(ny, NX));
    mint_copy_out({"in.c", 69}, "v", &v[0][0], mint_extents(ny, NX));
