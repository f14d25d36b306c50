
...
/* main_sweep1 makes one step. */

/* 3 steps of the loop at line 18.
 * A block streams along the slowest dimension: 2 cells a lane, 4 rows a warp, 8 warps,
 *   prefetches 2 planes, sources fetched when first read. */
template <bool packed>
static __global__ void __launch_bounds__(256, 1)
main_chain1_march(mint_tiling gx, mint_tiling gy, mint_division division,
                  mint_each<real *, 2> temp_grid, long long temp_grid_row,
                  long long temp_grid_plane, mint_each<real *, 1> temp_to, const real *power_grid,
                  long long power_grid_row, long long power_grid_plane)
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
    const bool inside = packed && x - lane*2 > 0 && x + (32 - lane)*2 < gx.cells && y - warp*4 > 0
            && y + (8 - warp)*4 < gy.cells;
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0, 0, 0);
    // 3 planes that come in
    real (*const temp_ring)[32][64] = reinterpret_cast<real (*)[32][64]>(mint_shared);
    // rows at the edges of warps: turns, steps
    real (*const temp_edges)[3][8][2][64] = reinterpret_cast<real (*)[3][8][2][64]>(mint_shared
            + 49152);
    // 5 planes
    real (*const power_ring)[32][64] = reinterpret_cast<real (*)[32][64]>(mint_shared + 98304);
    // the barrier of the block's warps
    uint64_t *const barrier = reinterpret_cast<uint64_t *>(mint_shared + 180224);
    for (int n = threadIdx.x; n < 6144; n += 256)
        reinterpret_cast<real *>(mint_shared + 49152)[n] = 0;
    mint_open_barrier(barrier, 8);
    __syncthreads();
    real temp_rows[4][3][4][2] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0, 0,
                    -mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there;
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_start_row<2>(temp_ring[slot % 3][warp*4 + h], temp_grid[1]
                        + (long long)plane*temp_grid_plane + (long long)y*temp_grid_row + x
                        + h*temp_grid_row, exist >> h*2, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0, 0,
                    -mint_beyond(plane - 1, planes, 0, 0)) : known.inside ? ~0u : there;
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_start_row<2>(power_ring[slot % 5][warp*4 + h], power_grid
                        + (long long)(plane - 1)*power_grid_plane + (long long)y*power_grid_row + x
                        + h*power_grid_row, exist >> h*2, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_move<2>(temp_rows[k][age][h], temp_rows[k][age - 1][h]);
            }
        }
        __pipeline_wait_prior(1);
#pragma unroll
        for (int h = 0; h < 4; h++)
            mint_take_row<2>(temp_rows[0][0][h], temp_ring[slot % 3][warp*4 + h], lane);
        fetch(r + 2, slot + 2, known);
        real early[3][4][2];
        real early_2[3][4][2];
        // The other warps' rows of the turn before.
        mint_wait_for_warps(barrier, slot);
        mint_give_row<2>(temp_edges[slot % 2][0][warp][0], temp_rows[0][0][0], lane);
        mint_give_row<2>(temp_edges[slot % 2][0][warp][1], temp_rows[0][0][3], lane);
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real temp_0[6][4];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&temp_0[h + 1][1], temp_rows[k][1][h]);
            mint_take_row<2>(&temp_0[0][1], temp_edges[(slot + 1) % 2][k][max(warp - 1, 0)][1],
                    lane);
            mint_take_row<2>(&temp_0[5][1], temp_edges[(slot + 1) % 2][k][min(warp + 1, 7)][0],
                    lane);
#pragma unroll
            for (int h = 1; h < 5; h++)
                mint_beside<1, 2, 1>(&temp_0[h][1]);
            if (!known.inside) {
#pragma unroll
                for (int h = 1; h < 5; h++)
                    mint_stop_row<1, 2, 1, mint_both_ends>(&temp_0[h][1], -x, gx.cells - x);
            }
            if (!known.inside) {
#pragma unroll
                for (int h = 4; h >= 0; h--) {
                    if (y + h - 1 < 0)
                        mint_move<4>(temp_0[h], temp_0[h + 1]);
                }
#pragma unroll
                for (int h = 1; h < 6; h++) {
                    if (y + h - 1 >= gy.cells)
                        mint_move<4>(temp_0[h], temp_0[h - 1]);
                }
            }
            real temp_m1[4][2];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&temp_m1[h][0], temp_rows[k][2][h]);
            if (!known.steady) {
                if (r - k < 2) {
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_move<2>(&temp_m1[h][0], temp_rows[k][1][h]);
                }
            }
#pragma unroll
            for (int h = 0; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    early[k][h][e] = (real)0.2*temp_0[h + 1][e + 1] + (real)0.11*temp_0[h][e + 1]
                            + (real)0.12*temp_0[h + 2][e + 1] + (real)0.13*temp_0[h + 1][e + 2]
                            + (real)0.14*temp_0[h + 1][e];
                    early_2[k][h][e] = (real)0.1*temp_m1[h][e];
                }
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real temp_p1[4][2];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&temp_p1[h][0], temp_rows[k][0][h]);
            if (!known.steady) {
                if (r - k >= planes) {
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_move<2>(&temp_p1[h][0], temp_rows[k][1][h]);
                }
            }
            real power_0[4][2];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_take_row<2>(&power_0[h][0],
                        power_ring[(slot - min(slot, 0u + k)) % 5][warp*4 + h], lane);
#pragma unroll
            for (int h = 0; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    temp_rows[k + 1][0][h][e] = early[k][h][e] + (real)0.15*temp_p1[h][e]
                            + early_2[k][h][e] + (real)0.05*power_0[h][e];
            }
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0,
                            0, -mint_beyond(plane, planes, 0, 0));
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_load_row<2>(temp_rows[k + 1][0][h], temp_grid[k % 2]
                                + (long long)plane*temp_grid_plane + (long long)y*temp_grid_row + x
                                + h*temp_grid_row, exist >> h*2);
                }
            }
            if (k < 2) {
                mint_give_row<2>(temp_edges[slot % 2][k + 1][warp][0], temp_rows[k + 1][0][0],
                        lane);
                mint_give_row<2>(temp_edges[slot % 2][k + 1][warp][1], temp_rows[k + 1][0][3],
                        lane);
            }
        }
        mint_arrive(barrier, lane);
        if (from <= r - 3 && r - 3 < to) {
#pragma unroll
            for (int h = 0; h < 4; h++) {
                if (y_from <= y + h && y + h < y_to)
                    mint_store_row<2, false>(temp_to[0] + (long long)(r - 3)*temp_grid_plane
                            + (long long)y*temp_grid_row + x + h*temp_grid_row, temp_rows[3][0][h],
                            store_low, store_high, known.packed);
            }
        }
    };
    const int end = to + 3; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 2);
    auto stream = [&](auto tile) {
        int r = max(from - 3, 0);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 2; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        mint_arrive(barrier, lane);
        while (r < end) {
            if (r >= 4) {
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
        stream(mint_cells<packed, packed, false>());
    else
        stream(mint_cells<false, packed, false>());
    __pipeline_wait_prior(0);
}

// Makes 3 steps of the loop in one launch.
static bool advance_main_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells || range[5]
            > mint_most_cells)
        return false;
    mint_each<real *, 2> temp_grid;
    mint_each<real *, 1> temp_to;
    const long long *temp_grid_stride = steps.place(0, 2).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 2);
        if (memcmp(place.stride, temp_grid_stride, 3*sizeof *place.stride) != 0)
            return false;
        temp_grid.of[k] = (real *)place.read + range[4]*temp_grid_stride[0]
                + range[2]*temp_grid_stride[1] + range[0]*temp_grid_stride[2];
    }
    temp_to.of[0] = (real *)steps.place(2, 2).write + range[4]*temp_grid_stride[0]
            + range[2]*temp_grid_stride[1] + range[0]*temp_grid_stride[2];
    const mint_place_of power_place = steps.place(0, 1);
    const mint_each<real *, 1> power_from = {{(real *)power_place.read
            + range[4]*power_place.stride[0] + range[2]*power_place.stride[1]
            + range[0]*power_place.stride[2]}};
    const mint_tiling gx = mint_tile<64, 3, 3, 0, 2>::of(range[1], 0);
    const mint_tiling gy = mint_tile<32, 3, 3, 0, 1>::of(range[3], 0);
    static const long long room = mint_room(steps.site, "main_chain1_march",
            (const void *)main_chain1_march<true>, 256, 180352);
    const mint_division division = mint_divide(room, gx.tiles, gy.tiles, (int)range[5], 6, 1.15,
            1.1);
    const dim3 blocks = mint_blocks(steps.site, "main_chain1_march", division.units());
    const bool packed = mint_all_aligned(temp_grid, temp_grid_stride, 3, 16)
            && mint_all_aligned(temp_to, temp_grid_stride, 3, 16)
            && mint_all_aligned(power_from, power_place.stride, 3, 16);
    const auto march = packed ? main_chain1_march<true> : main_chain1_march<false>;
    if (march != main_chain1_march<true>)
        mint_prepare_shared(steps.site, "main_chain1_march", (const void *)march, 180352);
    mint_launching(steps.site, "main_chain1_march");
    march<<<blocks, 256, 180352, mint_stream()>>>(gx, gy, division, temp_grid, temp_grid_stride[1],
            temp_grid_stride[0], temp_to, power_from.of[0], power_place.stride[1],
            power_place.stride[0]);
    mint_launched(steps.site, "main_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain main_chain1 = {{"in.c", 18}, "main_chain1", 3, 3, 1, 3, 1, 0x5, 0x0,
        advance_main_chain1, nullptr, {2, 1, 0}, {{3, 0x3, 0x4, 1, {0, 1, 2}}}};

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 14}, "temp", temp, mint_extents(nz, ny, nx), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 15}, "next", next, mint_extents(nz, ny, nx), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 16}, "power", power, mint_extents(nz, ny, nx), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 17}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 20};
            const long long z_begin = 0, z_count = mint_trips(z_begin, nz, 1);
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_table temp_map = mint_find_table(site, "temp", temp);
                mint_table power_map = mint_find_table(site, "power", power);
                mint_table next_map = mint_find_table(site, "next", next);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {temp_map, "temp", 0, "z", z_begin, z_begin + z_count - 1},
                    {temp_map, "temp", 1, "y", y_begin, y_begin + y_count - 1},
                    {temp_map, "temp", 2, "x", x_begin, x_begin + x_count - 1},
                    {power_map, "power", 0, "z", z_begin, z_begin + z_count - 1},
                    {power_map, "power", 1, "y", y_begin, y_begin + y_count - 1},
                    {power_map, "power", 2, "x", x_begin, x_begin + x_count - 1},
                    {next_map, "next", 0, "z", z_begin, z_begin + z_count - 1},
                    {next_map, "next", 1, "y", y_begin, y_begin + y_count - 1},
                    {next_map, "next", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                temp_map.settle(site, "temp");
                power_map.settle(site, "power");
                next_map.settle(site, "next");
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch temp_reads = {"temp[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0,
                        0, {0, 0, 1}}}};
                const mint_touch next_writes = {"next[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0,
                        0, {0, 0, 1}}}};
                const mint_touch temp_reads_2 = {"temp[z][north][x]", {{0, 0, {1, 0, 0}}, {y_begin, y_begin
                        + y_count - 1, {0, 0, 0}}, {0, 0, {0, 0, 1}}}};
                const mint_touch temp_reads_3 = {"temp[z][y][east]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}},
                        {x_begin, x_begin + x_count - 1, {0, 0, 0}}}};
                const mint_touch temp_reads_4 = {"temp[top][y][x]", {{z_begin, z_begin + z_count - 1, {0, 0,
                        0}}, {0, 0, {0, 1, 0}}, {0, 0, {0, 0, 1}}}};
                const mint_touch power_reads = {"power[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0,
                        0, {0, 0, 1}}}};
                mint_distinct(site, loops, temp_map, "temp", temp_reads, next_map, "next", next_writes);
                mint_distinct(site, loops, temp_map, "temp", temp_reads_2, next_map, "next", next_writes);
                mint_distinct(site, loops, temp_map, "temp", temp_reads_3, next_map, "next", next_writes);
                mint_distinct(site, loops, temp_map, "temp", temp_reads_4, next_map, "next", next_writes);
                mint_coincide(site, loops, power_map, "power", power_reads, next_map, "next", next_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1",
                        mint_tiles(site, "x", x_count, 64, 2147482495), mint_ceil_div(y_count, 8),
                        mint_ceil_div(z_count, 4));
                mint_file(site, main_chain1, 0, {&temp_map, &power_map, &next_map}, {x_begin, x_count,
                        y_begin, y_count, z_begin, z_count}, mint_no_scalars(),
                        [site, blocks, temp_map, power_map, next_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, z_count = z_count]() mutable {
                    temp_map.find_again();
                    power_map.find_again();
                    next_map.find_again();
                    mint_launching(site, "main_sweep1");
                    main_sweep1<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                        (real *)temp_map.device, temp_map.stride[0], temp_map.stride[1],
                        (real *)power_map.device, power_map.stride[0], power_map.stride[1],
                        (real *)next_map.device, next_map.stride[0], next_map.stride[1], (unsigned)x_count,
                        (unsigned)y_count, (unsigned)z_count,
                        mint_is_aligned(temp_map, x_begin, 16) && mint_is_aligned(power_map, x_begin, 16) && mint_is_aligned(next_map, x_begin, 16));
                    mint_launched(site, "main_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 34}, "temp", temp, mint_extents(nz, ny, nx));
    mint_copy_out({"in.c", 35}, "next", next, mint_extents(nz, ny, nx));
