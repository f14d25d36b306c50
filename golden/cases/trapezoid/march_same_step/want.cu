
...
/* paired_sweep1 makes one step. */

/* 2 steps of the loop at line 15.
 * A block streams along the slowest dimension: 2 cells a lane, 4 rows a warp, 8 warps,
 *   prefetches 3 planes, steady state written 4 times. */
template <bool packed>
static __global__ void __launch_bounds__(256, 1)
paired_chain1_march(mint_tiling gx, mint_tiling gy, mint_division division,
                    mint_each<real *, 2> s_grid, long long s_grid_row, long long s_grid_plane,
                    mint_each<real *, 1> s_to, mint_each<real *, 1> a_grid, long long a_grid_row,
                    long long a_grid_plane, mint_each<real *, 1> a_to)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<64, 2, 0, 2, 2> x_tile;
    typedef mint_tile<32, 2, 2, 1, 1> y_tile;
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
    const unsigned there = mint_cells_there<2, 4>(x, gx.cells, 1, 0, y, gy.cells, 0, 1, 1);
    // those of them that no step writes
    const unsigned beyond = there
            & ~mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0, 0, 0);
    // cells that exist, a bit each
    const unsigned there_2 = mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 1, 0, 1);
    // those of them that no step writes
    const unsigned beyond_2 = there_2
            & ~mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0, 0, 0);
    // rows at the edges of warps: turns, steps
    real (*const s_edges)[2][8][2][64] = reinterpret_cast<real (*)[2][8][2][64]>(mint_shared);
    // 4 planes that come in
    real (*const a_ring)[32][64] = reinterpret_cast<real (*)[32][64]>(mint_shared + 32768);
    // rows at the edges of warps: turns, steps
    real (*const a_edges)[2][8][2][64] = reinterpret_cast<real (*)[2][8][2][64]>(mint_shared
            + 98304);
    // the barrier of the block's warps
    uint64_t *const barrier = reinterpret_cast<uint64_t *>(mint_shared + 131072);
    for (int n = threadIdx.x; n < 4096; n += 256)
        reinterpret_cast<real *>(mint_shared)[n] = 0;
    for (int n = threadIdx.x; n < 4096; n += 256)
        reinterpret_cast<real *>(mint_shared + 98304)[n] = 0;
    mint_open_barrier(barrier, 8);
    __syncthreads();
    real s_rows[2][5][4][2] = {}; // steps, planes (newest first)
    real a_rows[3][3][4][2] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 1, 0, 1
                    - mint_beyond(plane - 1, planes, 0, 1)) : known.inside ? ~0u : there_2;
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_start_row<2>(a_ring[slot % 4][warp*4 + h], a_grid[0]
                        + (long long)(plane - 1)*a_grid_plane + (long long)y*a_grid_row + x
                        + h*a_grid_row, exist >> h*2, known.packed, lane);
        }
        __pipeline_commit();
    };
    real s_around[2][4][2] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_s = [&](int k, int plane) {
        if (0 <= plane && plane < planes) {
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_load_row<2>(s_around[k][h], s_grid[k] + (long long)plane*s_grid_plane
                        + (long long)y*s_grid_row + x + h*s_grid_row, beyond >> h*2);
        }
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 2; k++) {
#pragma unroll
            for (int age = 4; age > 0; age--) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_move<2>(s_rows[k][age][h], s_rows[k][age - 1][h]);
            }
        }
#pragma unroll
        for (int k = 0; k < 2; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_move<2>(a_rows[k][age][h], a_rows[k][age - 1][h]);
            }
        }
        __pipeline_wait_prior(2);
#pragma unroll
        for (int h = 0; h < 4; h++)
            mint_take_row<2>(a_rows[0][0][h], a_ring[slot % 4][warp*4 + h], lane);
        fetch(r + 3, slot + 3, known);
        real early[2][4][2];
        real early_2[2][4][2];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 2; k++) {
            real a_0[5][2];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&a_0[h + 1][0], a_rows[k][1][h]);
#pragma unroll
            for (int h = 1; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    early[k][h][e] = (real)0.5*a_0[h][e];
            }
            real s_0[5][3];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&s_0[h][1], s_rows[k][1][h]);
#pragma unroll
            for (int h = 0; h < 3; h++)
                mint_beside<1, 2, 0>(&s_0[h][1]);
#pragma unroll
            for (int h = 0; h < 3; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    early_2[k][h][e] = (real)0.5*s_0[h][e] + (real)0.25*s_rows[k][2][h][e]
                            + (real)0.125*s_0[h + 1][e + 1];
            }
        }
        // The other warps' rows of the turn before.
        mint_wait_for_warps(barrier, slot);
        mint_give_row<2>(a_edges[slot % 2][0][warp][0], a_rows[0][0][0], lane);
        mint_give_row<2>(a_edges[slot % 2][0][warp][1], a_rows[0][0][3], lane);
#pragma unroll
        for (int k = 0; k < 2; k++) {
            real a_0[5][2];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&a_0[h + 1][0], a_rows[k][1][h]);
            mint_take_row<2>(&a_0[0][0], a_edges[(slot + 1) % 2][k][max(warp - 1, 0)][1], lane);
#pragma unroll
            for (int h = 0; h < 1; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    early[k][h][e] = (real)0.5*a_0[h][e];
            }
            real s_0[5][3];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&s_0[h][1], s_rows[k][1][h]);
            mint_take_row<2>(&s_0[4][1], s_edges[(slot + 1) % 2][k][min(warp + 1, 7)][0], lane);
#pragma unroll
            for (int h = 3; h < 4; h++)
                mint_beside<1, 2, 0>(&s_0[h][1]);
#pragma unroll
            for (int h = 3; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    early_2[k][h][e] = (real)0.5*s_0[h][e] + (real)0.25*s_rows[k][2][h][e]
                            + (real)0.125*s_0[h + 1][e + 1];
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 2; k++) {
#pragma unroll
            for (int h = 0; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    s_rows[k][0][h][e] = early[k][h][e] + (real)0.25*a_rows[k][0][h][e];
            }
            if (!known.inside) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_keep_row<2>(s_rows[k][0][h], k < 2 ? s_around[k][h] : s_rows[k - 2][4][h],
                            beyond >> h*2);
                if (k < 2)
                    look_around_s(k, r - k*2 - 1);
            }
            if (!known.steady) {
                const int plane = r - k*2 - 2;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<2, 4>(x, gx.cells, 1, 0, y, gy.cells, 0,
                            1, 1 - mint_beyond(plane, planes, 1, 0));
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_load_row<2>(s_rows[k][0][h], s_grid[k % 2]
                                + (long long)plane*s_grid_plane + (long long)y*s_grid_row + x
                                + h*s_grid_row, exist >> h*2);
                }
            }
            mint_give_row<2>(s_edges[slot % 2][k][warp][0], s_rows[k][0][0], lane);
            mint_give_row<2>(s_edges[slot % 2][k][warp][1], s_rows[k][0][3], lane);
#pragma unroll
            for (int h = 0; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    a_rows[k + 1][0][h][e] = early_2[k][h][e];
            }
            if (!known.inside) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_keep_row<2>(a_rows[k + 1][0][h], a_rows[k][2][h], beyond_2 >> h*2);
            }
            if (!known.steady) {
                const int plane = r - k*2 - 3;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 1,
                            0, 1 - mint_beyond(plane, planes, 0, 1));
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_load_row<2>(a_rows[k + 1][0][h], a_grid[k % 1]
                                + (long long)plane*a_grid_plane + (long long)y*a_grid_row + x
                                + h*a_grid_row, exist >> h*2);
                }
            }
            if (k == 0) {
                mint_give_row<2>(a_edges[slot % 2][k + 1][warp][0], a_rows[k + 1][0][0], lane);
                mint_give_row<2>(a_edges[slot % 2][k + 1][warp][1], a_rows[k + 1][0][3], lane);
            }
        }
        mint_arrive(barrier, lane);
        if (from <= r - 5 && r - 5 < to) {
#pragma unroll
            for (int h = 0; h < 4; h++) {
                if (y_from <= y + h && y + h < y_to)
                    mint_store_row<2, known.inside>(a_to[0] + (long long)(r - 5)*a_grid_plane
                            + (long long)y*a_grid_row + x + h*a_grid_row, a_rows[2][0][h],
                            store_low, store_high, known.packed);
            }
        }
    };
    const int end = to + 5; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 2, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        mint_arrive(barrier, lane);
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 2; k++)
                look_around_s(k, r - k*2 - 2);
        }
        while (r < end) {
            if (r >= 5 && slot % 4 == 0) {
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
        stream(mint_cells<packed, packed, false>());
    else
        stream(mint_cells<false, packed, false>());
    __pipeline_wait_prior(0);
}

/* paired_sweep2 makes one step. */

// Makes 2 steps of the loop in one launch.
static bool advance_paired_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 2 || range[1] > mint_most_cells || range[3] > mint_most_cells || range[5]
            > mint_most_cells || memcmp(range, steps.range(1), 6*sizeof *range) != 0)
        return false;
    mint_each<real *, 2> s_grid;
    mint_each<real *, 1> s_to;
    const long long *s_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, s_grid_stride, 3*sizeof *place.stride) != 0)
            return false;
        s_grid.of[k] = (real *)place.read + range[4]*s_grid_stride[0] + range[2]*s_grid_stride[1]
                + range[0]*s_grid_stride[2];
    }
    mint_each<real *, 1> a_grid;
    mint_each<real *, 1> a_to;
    const long long *a_grid_stride = steps.place(0, 0).stride;
    for (int k = 0; k < 1; k++) {
        const mint_place_of place = steps.place(k, 0);
        if (memcmp(place.stride, a_grid_stride, 3*sizeof *place.stride) != 0)
            return false;
        a_grid.of[k] = (real *)place.read + range[4]*a_grid_stride[0] + range[2]*a_grid_stride[1]
                + range[0]*a_grid_stride[2];
    }
    a_to.of[0] = (real *)steps.place(1, 0).write + range[4]*a_grid_stride[0]
            + range[2]*a_grid_stride[1] + range[0]*a_grid_stride[2];
    const mint_tiling gx = mint_tile<64, 2, 0, 2, 2>::of(range[1], 0);
    const mint_tiling gy = mint_tile<32, 2, 2, 1, 1>::of(range[3], 1);
    static const long long room = mint_room(steps.site, "paired_chain1_march",
            (const void *)paired_chain1_march<true>, 256, 131200);
    const mint_division division = mint_divide(room, gx.tiles, gy.tiles, (int)range[5], 4, 1.15,
            1.06);
    const dim3 blocks = mint_blocks(steps.site, "paired_chain1_march", division.units());
    const bool packed = mint_all_aligned(s_grid, s_grid_stride, 3, 16)
            && mint_all_aligned(a_grid, a_grid_stride, 3, 16)
            && mint_all_aligned(a_to, a_grid_stride, 3, 16);
    const auto march = packed ? paired_chain1_march<true> : paired_chain1_march<false>;
    if (march != paired_chain1_march<true>)
        mint_prepare_shared(steps.site, "paired_chain1_march", (const void *)march, 131200);
    mint_launching(steps.site, "paired_chain1_march");
    march<<<blocks, 256, 131200, mint_stream()>>>(gx, gy, division, s_grid, s_grid_stride[1],
            s_grid_stride[0], s_to, a_grid, a_grid_stride[1], a_grid_stride[0], a_to);
    mint_launched(steps.site, "paired_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 2 steps are made at once.
static const mint_chain paired_chain1 = {{"in.c", 15}, "paired_chain1", 2, 2, 2, 3, 2, 0x7, 0x0,
        advance_paired_chain1, nullptr, {0, 2, 1}, {{2, 0x1, 0x2, 0, {0, 1}}, {2, 0x1, 0x2, 1, {1,
        0}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 10}, "a", &a[0][0][0], mint_extents(sizeof(a) / sizeof(a[0]), sizeof(a[0]) / sizeof(a[0][0]), sizeof(a[0][0]) / sizeof(a[0][0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 11}, "r", r, mint_extents(nz + 1, ny + 1, nx + 1), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 12}, "s", s, mint_extents(nz + 1, ny + 1, nx + 1), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 13}, mint_rows_stay);
...
            {
                const mint_site site = {"in.c", 17};
                const long long z_begin = 1, z_count = mint_trips(z_begin, nz, 1);
                const long long y_begin = 1, y_count = mint_trips(y_begin, ny, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, nx, 1);
                if (z_count > 0 && y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &a_map = mint_find(site, "a", &a[0][0][0], sizeof(real),
                            mint_extents(0, 44, 150));
                    mint_table r_map = mint_find_table(site, "r", r);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {a_map, "a", 0, "z..z+1", z_begin, z_begin + z_count},
                        {a_map, "a", 1, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                        {a_map, "a", 2, "x", x_begin, x_begin + x_count - 1},
                        {r_map, "r", 0, "z", z_begin, z_begin + z_count - 1},
                        {r_map, "r", 1, "y", y_begin, y_begin + y_count - 1},
                        {r_map, "r", 2, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    r_map.settle(site, "r");
                    const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                            1}}};
                    const mint_touch a_reads = {"a[z][y - 1][x]", {{0, 1, {1, 0, 0}}, {-1, 0, {0, 1, 0}}, {0, 0,
                            {0, 0, 1}}}};
                    const mint_touch r_writes = {"r[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                            0, 1}}}};
                    mint_distinct(site, loops, a_map, "a", a_reads, r_map, "r", r_writes);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks(site, "paired_sweep1",
                            mint_tiles(site, "x", x_count, 64, 2147482494), mint_ceil_div(y_count, 8),
                            mint_ceil_div(z_count, 4));
                    mint_file(site, paired_chain1, 0, {&a_map, &r_map}, {x_begin, x_count, y_begin, y_count,
                            z_begin, z_count}, mint_no_scalars(),
                            [site, blocks, &a_map, r_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count, z_count = z_count]() mutable {
                        r_map.find_again();
                        mint_launching(site, "paired_sweep1");
                        paired_sweep1<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                            (real *)a_map.device, (int)a_map.stride[0], (int)a_map.stride[1],
                            (real *)r_map.device, r_map.stride[0], r_map.stride[1], (unsigned)x_count,
                            (unsigned)y_count, (unsigned)z_count,
                            mint_is_aligned(a_map, x_begin, 16) && mint_is_aligned(r_map, x_begin, 16));
                        mint_launched(site, "paired_sweep1");
                    });
                }
            }
            {
                const mint_site site = {"in.c", 22};
                const long long z_begin = 1, z_count = mint_trips(z_begin, nz, 1);
                const long long y_begin = 1, y_count = mint_trips(y_begin, ny, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, nx, 1);
                if (z_count > 0 && y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_table r_map = mint_find_table(site, "r", r);
                    mint_mapping &a_map = mint_find(site, "a", &a[0][0][0], sizeof(real),
                            mint_extents(0, 44, 150));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {r_map, "r", 0, "z-1..z", z_begin - 1, z_begin + z_count - 1},
                        {r_map, "r", 1, "y..y+1", y_begin, y_begin + y_count},
                        {r_map, "r", 2, "x-1..x", x_begin - 1, x_begin + x_count - 1},
                        {a_map, "a", 0, "z", z_begin, z_begin + z_count - 1},
                        {a_map, "a", 1, "y", y_begin, y_begin + y_count - 1},
                        {a_map, "a", 2, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    r_map.settle(site, "r");
                    const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                            1}}};
                    const mint_touch r_reads = {"r[z][y][x - 1]", {{-1, 0, {1, 0, 0}}, {0, 1, {0, 1, 0}}, {-1,
                            0, {0, 0, 1}}}};
                    const mint_touch a_writes = {"a[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                            0, 1}}}};
                    mint_distinct(site, loops, r_map, "r", r_reads, a_map, "a", a_writes);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks(site, "paired_sweep2",
                            mint_tiles(site, "x", x_count, 64, 2147482494), mint_ceil_div(y_count, 8),
                            mint_ceil_div(z_count, 4));
                    mint_file(site, paired_chain1, 1, {&r_map, &a_map}, {x_begin, x_count, y_begin, y_count,
                            z_begin, z_count}, mint_no_scalars(),
                            [site, blocks, r_map, &a_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count, z_count = z_count]() mutable {
                        r_map.find_again();
                        mint_launching(site, "paired_sweep2");
                        paired_sweep2<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                            (real *)r_map.device, r_map.stride[0], r_map.stride[1], (real *)a_map.device,
                            (int)a_map.stride[0], (int)a_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                            (unsigned)z_count,
                            mint_is_aligned(r_map, x_begin, 16) && mint_is_aligned(a_map, x_begin, 16));
                        mint_launched(site, "paired_sweep2");
                    });
                }
            }
...
    mint_copy_out({"in.c", 31}, "a", &a[0][0][0], mint_extents(sizeof(a) / sizeof(a[0]), sizeof(a[0]) / sizeof(a[0][0]), sizeof(a[0][0]) / sizeof(a[0][0][0])));
    mint_copy_out({"in.c", 32}, "r", r, mint_extents(nz + 1, ny + 1, nx + 1));
    mint_copy_out({"in.c", 33}, "s", s, mint_extents(nz + 1, ny + 1, nx + 1));
...
/* main_sweep1 makes one step. */

/* 2 steps of the loop at line 56.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
main_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 1> p_grid,
                  long long p_grid_row, mint_each<real *, 1> p_to, mint_each<real *, 1> q_grid,
                  long long q_grid_row, mint_each<real *, 1> q_to)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 2, 2, 4, 2> x_tile;
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
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, 1, 0, 0, 1, 0, 0, 2);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // cells that exist, a bit each
    const unsigned there_2 = mint_cells_there<4, 1>(x, gx.cells, 0, 1, 0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond_2 = there_2 & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const q_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real p_rows[2][4][4] = {}; // steps, planes (newest first)
    real q_rows[3][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane - 1, planes, 0, 1)) : known.inside ? ~0u : there_2;
            mint_start_row<4>(q_ring[slot % 4][warp], q_grid[0] + (long long)(plane - 1)*q_grid_row
                    + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    real p_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_p = [&](int k, int plane) {
        if (0 <= plane && plane < planes)
            mint_load_row<4>(p_around[k], p_grid[k] + (long long)plane*p_grid_row + x, beyond);
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 2; k++) {
#pragma unroll
            for (int age = 3; age > 0; age--)
                mint_move<4>(p_rows[k][age], p_rows[k][age - 1]);
        }
#pragma unroll
        for (int k = 0; k < 2; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(q_rows[k][age], q_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(q_rows[0][0], q_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        real early[2][4];
        real early_2[2][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 2; k++) {
            real q_0[5];
            mint_move<4>(&q_0[0], q_rows[k][1]);
            mint_beside<0, 4, 1>(&q_0[0]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                early[k][e] = (real)0.5*q_0[e + 1];
            real p_m2[5];
            mint_move<4>(&p_m2[1], p_rows[k][3]);
            mint_beside<1, 4, 0>(&p_m2[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                early_2[k][e] = (real)0.5*p_rows[k][1][e] + (real)0.25*p_m2[e];
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 2; k++) {
#pragma unroll
            for (int e = 0; e < 4; e++)
                p_rows[k][0][e] = early[k][e] + (real)0.25*q_rows[k][0][e];
            if (!known.inside) {
                mint_keep_row<4>(p_rows[k][0], k == 0 ? p_around[k] : p_rows[k - 1][2], beyond);
                if (k == 0)
                    look_around_p(k, r - k*2 - 1);
            }
            if (!known.steady) {
                const int plane = r - k*2 - 2;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 0, 0, 1, 0, 0, 2
                            - mint_beyond(plane, planes, 2, 1));
                    mint_load_row<4>(p_rows[k][0], p_grid[k % 1] + (long long)plane*p_grid_row + x,
                            exist);
                }
            }
#pragma unroll
            for (int e = 0; e < 4; e++)
                q_rows[k + 1][0][e] = early_2[k][e] - (real)0.125*p_rows[k][0][e];
            if (!known.inside)
                mint_keep_row<4>(q_rows[k + 1][0], q_rows[k][2], beyond_2);
            if (!known.steady) {
                const int plane = r - k*2 - 3;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 0, 1, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, 0, 1));
                    mint_load_row<4>(q_rows[k + 1][0], q_grid[k % 1] + (long long)plane*q_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r - 5 && r - 5 < to)
            mint_store_row<4, known.inside>(q_to[0] + (long long)(r - 5)*q_grid_row + x,
                    q_rows[2][0], store_low, store_high, known.packed);
    };
    const int end = to + 5; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 4, -2);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_p(k, r - k*2 - 2);
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

/* main_sweep2 makes one step. */

/* main_sweep3 makes one step. */

/* 2 steps of the loop at line 66.
 * A block streams along the slowest dimension: 2 cells a lane, 4 rows a warp, 8 warps,
 *   prefetches 2 planes, steady state written 2 times, uniform warps. */
template <bool packed>
static __global__ void __launch_bounds__(256, 1)
main_chain2_march(mint_tiling gx, mint_tiling gy, mint_division division,
                  mint_each<real *, 1> a_grid, long long a_grid_row, long long a_grid_plane,
                  mint_each<real *, 1> a_to, mint_each<real *, 1> c_grid, long long c_grid_row,
                  long long c_grid_plane, mint_each<real *, 1> c_to, mint_each<real *, 1> b_grid,
                  long long b_grid_row, long long b_grid_plane, mint_each<real *, 1> b_to)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<64, 2, 2, 2, 2> x_tile;
    typedef mint_tile<32, 4, 4, 1, 1> y_tile;
    const int lane = threadIdx.x % 32, warp = __shfl_sync(0xffffffffu, threadIdx.x / 32, 0);
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
    const unsigned there = mint_cells_there<2, 4>(x, gx.cells, 0, 1, y, gy.cells, 1, 1, 2);
    // those of them that no step writes
    const unsigned beyond = there
            & ~mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0, 0, 0);
    // cells that exist, a bit each
    const unsigned there_2 = mint_cells_there<2, 4>(x, gx.cells, 1, 0, y, gy.cells, 0, 1, 2);
    // those of them that no step writes
    const unsigned beyond_2 = there_2
            & ~mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0, 0, 0);
    // cells that exist, a bit each
    const unsigned there_3 = mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 1, 0, 1);
    // those of them that no step writes
    const unsigned beyond_3 = there_3
            & ~mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0, 0, 0);
    // 3 planes that come in
    real (*const a_ring)[32][64] = reinterpret_cast<real (*)[32][64]>(mint_shared);
    // rows at the edges of warps: turns, steps
    real (*const a_edges)[2][8][2][64] = reinterpret_cast<real (*)[2][8][2][64]>(mint_shared
            + 49152);
    // rows at the edges of warps: turns, steps
    real (*const c_edges)[2][8][2][64] = reinterpret_cast<real (*)[2][8][2][64]>(mint_shared
            + 98304);
    // 3 planes that come in
    real (*const b_ring)[32][64] = reinterpret_cast<real (*)[32][64]>(mint_shared + 131072);
    // rows at the edges of warps: turns, steps
    real (*const b_edges)[2][8][2][64] = reinterpret_cast<real (*)[2][8][2][64]>(mint_shared
            + 180224);
    // the barrier of the block's warps
    uint64_t *const barrier = reinterpret_cast<uint64_t *>(mint_shared + 212992);
    for (int n = threadIdx.x; n < 6144; n += 256)
        reinterpret_cast<real *>(mint_shared + 49152)[n] = 0;
    for (int n = threadIdx.x; n < 4096; n += 256)
        reinterpret_cast<real *>(mint_shared + 98304)[n] = 0;
    for (int n = threadIdx.x; n < 4096; n += 256)
        reinterpret_cast<real *>(mint_shared + 180224)[n] = 0;
    mint_open_barrier(barrier, 8);
    __syncthreads();
    real a_rows[3][4][4][2] = {}; // steps, planes (newest first)
    real c_rows[2][4][4][2] = {}; // steps, planes (newest first)
    real b_rows[3][4][4][2] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<2, 4>(x, gx.cells, 0, 1, y, gy.cells, 1, 1, 2
                    - mint_beyond(plane, planes, 1, 0)) : known.inside ? ~0u : there;
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_start_row<2>(a_ring[slot % 3][warp*4 + h], a_grid[0]
                        + (long long)plane*a_grid_plane + (long long)y*a_grid_row + x
                        + h*a_grid_row, exist >> h*2, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 1, 0, 1
                    - mint_beyond(plane - 2, planes, 0, 1)) : known.inside ? ~0u : there_3;
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_start_row<2>(b_ring[slot % 3][warp*4 + h], b_grid[0]
                        + (long long)(plane - 2)*b_grid_plane + (long long)y*b_grid_row + x
                        + h*b_grid_row, exist >> h*2, known.packed, lane);
        }
        __pipeline_commit();
    };
    real c_around[1][4][2] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_c = [&](int k, int plane) {
        if (0 <= plane && plane < planes) {
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_load_row<2>(c_around[k][h], c_grid[k] + (long long)plane*c_grid_plane
                        + (long long)y*c_grid_row + x + h*c_grid_row, beyond_2 >> h*2);
        }
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 3; age > 0; age--) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_move<2>(a_rows[k][age][h], a_rows[k][age - 1][h]);
            }
        }
#pragma unroll
        for (int k = 0; k < 2; k++) {
#pragma unroll
            for (int age = 3; age > 0; age--) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_move<2>(c_rows[k][age][h], c_rows[k][age - 1][h]);
            }
        }
#pragma unroll
        for (int k = 0; k < 2; k++) {
#pragma unroll
            for (int age = 3; age > 0; age--) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_move<2>(b_rows[k][age][h], b_rows[k][age - 1][h]);
            }
        }
        __pipeline_wait_prior(1);
#pragma unroll
        for (int h = 0; h < 4; h++)
            mint_take_row<2>(a_rows[0][0][h], a_ring[slot % 3][warp*4 + h], lane);
#pragma unroll
        for (int h = 0; h < 4; h++)
            mint_take_row<2>(b_rows[0][0][h], b_ring[slot % 3][warp*4 + h], lane);
        fetch(r + 2, slot + 2, known);
        real early[2][4][2];
        real early_2[2][4][2];
        real early_3[2][4][2];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 2; k++) {
            real b_0[5][2];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&b_0[h + 1][0], b_rows[k][1][h]);
#pragma unroll
            for (int h = 1; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    early[k][h][e] = (real)0.25*b_0[h][e];
            }
            real c_0[5][2];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&c_0[h][0], c_rows[k][1][h]);
            real c_m1[4][3];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&c_m1[h][1], c_rows[k][2][h]);
#pragma unroll
            for (int h = 0; h < 3; h++)
                mint_beside<1, 2, 0>(&c_m1[h][1]);
#pragma unroll
            for (int h = 0; h < 3; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    early_3[k][h][e] = (real)0.5*b_rows[k][3][h][e] - (real)0.25*c_0[h + 1][e]
                            + (real)0.125*c_m1[h][e];
            }
        }
        // The other warps' rows of the turn before.
        mint_wait_for_warps(barrier, slot);
        mint_give_row<2>(b_edges[slot % 2][0][warp][0], b_rows[0][0][0], lane);
        mint_give_row<2>(b_edges[slot % 2][0][warp][1], b_rows[0][0][3], lane);
#pragma unroll
        for (int k = 0; k < 2; k++) {
            real b_0[5][2];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&b_0[h + 1][0], b_rows[k][1][h]);
            mint_take_row<2>(&b_0[0][0], b_edges[(slot + 1) % 2][k][max(warp - 1, 0)][1], lane);
#pragma unroll
            for (int h = 0; h < 1; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    early[k][h][e] = (real)0.25*b_0[h][e];
            }
            real a_0[5][3];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&a_0[h + 1][0], a_rows[k + 1][1][h]);
            mint_take_row<2>(&a_0[0][0], a_edges[(slot + 2) % 3][k][max(warp - 1, 0)][1], lane);
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_beside<0, 2, 1>(&a_0[h][0]);
            real a_m1[5][2];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&a_m1[h][0], a_rows[k + 1][2][h]);
            mint_take_row<2>(&a_m1[4][0], a_edges[(slot + 1) % 3][k][min(warp + 1, 7)][0], lane);
#pragma unroll
            for (int h = 0; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    early_2[k][h][e] = (real)0.5*a_rows[k + 1][1][h][e] + (real)0.25*a_m1[h + 1][e]
                            - (real)0.125*a_0[h][e + 1];
            }
            real c_0[5][2];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&c_0[h][0], c_rows[k][1][h]);
            mint_take_row<2>(&c_0[4][0], c_edges[(slot + 1) % 2][k][min(warp + 1, 7)][0], lane);
            real c_m1[4][3];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&c_m1[h][1], c_rows[k][2][h]);
#pragma unroll
            for (int h = 3; h < 4; h++)
                mint_beside<1, 2, 0>(&c_m1[h][1]);
#pragma unroll
            for (int h = 3; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    early_3[k][h][e] = (real)0.5*b_rows[k][3][h][e] - (real)0.25*c_0[h + 1][e]
                            + (real)0.125*c_m1[h][e];
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 2; k++) {
#pragma unroll
            for (int h = 0; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    a_rows[k + 1][0][h][e] = a_rows[k][3][h][e]
                            + (early[k][h][e] - (real)0.125*b_rows[k][0][h][e]);
            }
            if (!known.inside) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_keep_row<2>(a_rows[k + 1][0][h], a_rows[k][3][h], beyond >> h*2);
            }
            if (!known.steady) {
                const int plane = r - k*3 - 3;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<2, 4>(x, gx.cells, 0, 1, y, gy.cells, 1,
                            1, 2 - mint_beyond(plane, planes, 1, 0));
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_load_row<2>(a_rows[k + 1][0][h], a_grid[k % 1]
                                + (long long)plane*a_grid_plane + (long long)y*a_grid_row + x
                                + h*a_grid_row, exist >> h*2);
                }
            }
            mint_give_row<2>(a_edges[slot % 3][k][warp][0], a_rows[k + 1][0][0], lane);
            mint_give_row<2>(a_edges[slot % 3][k][warp][1], a_rows[k + 1][0][3], lane);
#pragma unroll
            for (int h = 0; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    c_rows[k][0][h][e] = early_2[k][h][e];
            }
            if (!known.inside) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_keep_row<2>(c_rows[k][0][h], k == 0 ? c_around[k][h] : c_rows[k - 1][3][h],
                            beyond_2 >> h*2);
                if (k == 0)
                    look_around_c(k, r - k*3 - 3);
            }
            if (!known.steady) {
                const int plane = r - k*3 - 4;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<2, 4>(x, gx.cells, 1, 0, y, gy.cells, 0,
                            1, 2 - mint_beyond(plane, planes, 1, 0));
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_load_row<2>(c_rows[k][0][h], c_grid[k % 1]
                                + (long long)plane*c_grid_plane + (long long)y*c_grid_row + x
                                + h*c_grid_row, exist >> h*2);
                }
            }
            mint_give_row<2>(c_edges[slot % 2][k][warp][0], c_rows[k][0][0], lane);
            mint_give_row<2>(c_edges[slot % 2][k][warp][1], c_rows[k][0][3], lane);
#pragma unroll
            for (int h = 0; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    b_rows[k + 1][0][h][e] = early_3[k][h][e];
            }
            if (!known.inside) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_keep_row<2>(b_rows[k + 1][0][h], b_rows[k][3][h], beyond_3 >> h*2);
            }
            if (!known.steady) {
                const int plane = r - k*3 - 5;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 1,
                            0, 1 - mint_beyond(plane, planes, 0, 1));
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_load_row<2>(b_rows[k + 1][0][h], b_grid[k % 1]
                                + (long long)plane*b_grid_plane + (long long)y*b_grid_row + x
                                + h*b_grid_row, exist >> h*2);
                }
            }
            if (k == 0) {
                mint_give_row<2>(b_edges[slot % 2][k + 1][warp][0], b_rows[k + 1][0][0], lane);
                mint_give_row<2>(b_edges[slot % 2][k + 1][warp][1], b_rows[k + 1][0][3], lane);
            }
        }
        mint_arrive(barrier, lane);
        if (from <= r - 6 && r - 6 < to) {
#pragma unroll
            for (int h = 0; h < 4; h++) {
                if (y_from <= y + h && y + h < y_to)
                    mint_store_row<2, known.inside>(a_to[0] + (long long)(r - 6)*a_grid_plane
                            + (long long)y*a_grid_row + x + h*a_grid_row, a_rows[2][0][h],
                            store_low, store_high, known.packed);
            }
        }
        if (from <= r - 8 && r - 8 < to) {
#pragma unroll
            for (int h = 0; h < 4; h++) {
                if (y_from <= y + h && y + h < y_to)
                    mint_store_row<2, known.inside>(b_to[0] + (long long)(r - 8)*b_grid_plane
                            + (long long)y*b_grid_row + x + h*b_grid_row, b_rows[2][0][h],
                            store_low, store_high, known.packed);
            }
        }
    };
    const int end = to + 8; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 2);
    auto stream = [&](auto tile) {
        int r = max(from - 4, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 2; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        mint_arrive(barrier, lane);
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_c(k, r - k*3 - 4);
        }
        while (r < end) {
            if (r >= 8) {
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

/* main_sweep4 makes one step. */

/* main_sweep5 makes one step. */

// Makes 2 steps of the loop in one launch.
static bool advance_main_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 2 || range[1] > mint_most_cells || range[3] > mint_most_cells
            || memcmp(range, steps.range(1), 4*sizeof *range) != 0)
        return false;
    mint_each<real *, 1> p_grid;
    mint_each<real *, 1> p_to;
    const long long *p_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 1; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, p_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        p_grid.of[k] = (real *)place.read + range[2]*p_grid_stride[0] + range[0]*p_grid_stride[1];
    }
    mint_each<real *, 1> q_grid;
    mint_each<real *, 1> q_to;
    const long long *q_grid_stride = steps.place(0, 0).stride;
    for (int k = 0; k < 1; k++) {
        const mint_place_of place = steps.place(k, 0);
        if (memcmp(place.stride, q_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        q_grid.of[k] = (real *)place.read + range[2]*q_grid_stride[0] + range[0]*q_grid_stride[1];
    }
    q_to.of[0] = (real *)steps.place(1, 0).write + range[2]*q_grid_stride[0]
            + range[0]*q_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 2, 2, 4, 2>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "main_chain1_march",
            (const void *)main_chain1_march<true>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 8, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "main_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(p_grid, p_grid_stride, 2, 16)
            && mint_all_aligned(q_grid, q_grid_stride, 2, 16)
            && mint_all_aligned(q_to, q_grid_stride, 2, 16);
    const auto march = packed ? main_chain1_march<true> : main_chain1_march<false>;
    if (march != main_chain1_march<true>)
        mint_prepare_shared(steps.site, "main_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "main_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, p_grid, p_grid_stride[0], p_to,
            q_grid, q_grid_stride[0], q_to);
    mint_launched(steps.site, "main_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 2 steps are made at once.
static const mint_chain main_chain1 = {{"in.c", 56}, "main_chain1", 2, 2, 1, 2, 2, 0x3, 0x0,
        advance_main_chain1, nullptr, {0, 1}, {{2, 0x1, 0x2, 0, {0, 1}}, {2, 0x1, 0x2, 1, {1, 0}}}};

// Makes 2 steps of the loop in one launch.
static bool advance_main_chain2(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 2 || range[1] > mint_most_cells || range[3] > mint_most_cells || range[5]
            > mint_most_cells || memcmp(range, steps.range(1), 6*sizeof *range) != 0
            || memcmp(range, steps.range(2), 6*sizeof *range) != 0)
        return false;
    mint_each<real *, 1> a_grid;
    mint_each<real *, 1> a_to;
    const long long *a_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 1; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, a_grid_stride, 3*sizeof *place.stride) != 0)
            return false;
        a_grid.of[k] = (real *)place.read + range[4]*a_grid_stride[0] + range[2]*a_grid_stride[1]
                + range[0]*a_grid_stride[2];
    }
    a_to.of[0] = (real *)steps.place(1, 1).write + range[4]*a_grid_stride[0]
            + range[2]*a_grid_stride[1] + range[0]*a_grid_stride[2];
    mint_each<real *, 1> c_grid;
    mint_each<real *, 1> c_to;
    const long long *c_grid_stride = steps.place(0, 2).stride;
    for (int k = 0; k < 1; k++) {
        const mint_place_of place = steps.place(k, 2);
        if (memcmp(place.stride, c_grid_stride, 3*sizeof *place.stride) != 0)
            return false;
        c_grid.of[k] = (real *)place.read + range[4]*c_grid_stride[0] + range[2]*c_grid_stride[1]
                + range[0]*c_grid_stride[2];
    }
    mint_each<real *, 1> b_grid;
    mint_each<real *, 1> b_to;
    const long long *b_grid_stride = steps.place(0, 0).stride;
    for (int k = 0; k < 1; k++) {
        const mint_place_of place = steps.place(k, 0);
        if (memcmp(place.stride, b_grid_stride, 3*sizeof *place.stride) != 0)
            return false;
        b_grid.of[k] = (real *)place.read + range[4]*b_grid_stride[0] + range[2]*b_grid_stride[1]
                + range[0]*b_grid_stride[2];
    }
    b_to.of[0] = (real *)steps.place(1, 0).write + range[4]*b_grid_stride[0]
            + range[2]*b_grid_stride[1] + range[0]*b_grid_stride[2];
    const mint_tiling gx = mint_tile<64, 2, 2, 2, 2>::of(range[1], 1);
    const mint_tiling gy = mint_tile<32, 4, 4, 1, 1>::of(range[3], 1);
    static const long long room = mint_room(steps.site, "main_chain2_march",
            (const void *)main_chain2_march<true>, 256, 213120);
    const mint_division division = mint_divide(room, gx.tiles, gy.tiles, (int)range[5], 6, 1,
            1.035);
    const dim3 blocks = mint_blocks(steps.site, "main_chain2_march", division.units());
    const bool packed = mint_all_aligned(a_grid, a_grid_stride, 3, 16)
            && mint_all_aligned(a_to, a_grid_stride, 3, 16)
            && mint_all_aligned(c_grid, c_grid_stride, 3, 16)
            && mint_all_aligned(b_grid, b_grid_stride, 3, 16)
            && mint_all_aligned(b_to, b_grid_stride, 3, 16);
    const auto march = packed ? main_chain2_march<true> : main_chain2_march<false>;
    if (march != main_chain2_march<true>)
        mint_prepare_shared(steps.site, "main_chain2_march", (const void *)march, 213120);
    mint_launching(steps.site, "main_chain2_march");
    march<<<blocks, 256, 213120, mint_stream()>>>(gx, gy, division, a_grid, a_grid_stride[1],
            a_grid_stride[0], a_to, c_grid, c_grid_stride[1], c_grid_stride[0], c_to, b_grid,
            b_grid_stride[1], b_grid_stride[0], b_to);
    mint_launched(steps.site, "main_chain2_march");
    return true;
}
// What the loop launches in a step. Up to 2 steps are made at once.
static const mint_chain main_chain2 = {{"in.c", 66}, "main_chain2", 2, 2, 1, 3, 3, 0x7, 0x0,
        advance_main_chain2, nullptr, {0, 1, 2}, {{2, 0x3, 0x2, 1, {0, 1}}, {2, 0x1, 0x2, 0, {1,
        2}}, {2, 0x3, 0x1, 1, {0, 2}}}};

...
{ mint_scope mappings_2;
...
    mint_copy_in(mappings_2, {"in.c", 49}, "p", &p[0][0], mint_extents(sizeof(p) / sizeof(p[0]), sizeof(p[0]) / sizeof(p[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 50}, "q", &q[0][0], mint_extents(sizeof(q) / sizeof(q[0]), sizeof(q[0]) / sizeof(q[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 51}, "a", &a[0][0][0], mint_extents(sizeof(a) / sizeof(a[0]), sizeof(a[0]) / sizeof(a[0][0]), sizeof(a[0][0]) / sizeof(a[0][0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 52}, "b", &b[0][0][0], mint_extents(sizeof(b) / sizeof(b[0]), sizeof(b[0]) / sizeof(b[0][0]), sizeof(b[0][0]) / sizeof(b[0][0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 53}, "c", &c[0][0][0], mint_extents(sizeof(c) / sizeof(c[0]), sizeof(c[0]) / sizeof(c[0][0]), sizeof(c[0][0]) / sizeof(c[0][0][0])), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region_2({"in.c", 54});
...
            {
                const mint_site site = {"in.c", 58};
                const long long y_begin = 2, y_count = mint_trips(y_begin, ny, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, nx, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &q_map = mint_find(site, "q", &q[0][0], sizeof(real), mint_extents(0, 150));
                    mint_mapping &p_map = mint_find(site, "p", &p[0][0], sizeof(real), mint_extents(0, 150));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {q_map, "q", 0, "y..y+1", y_begin, y_begin + y_count},
                        {q_map, "q", 1, "x..x+1", x_begin, x_begin + x_count},
                        {p_map, "p", 0, "y", y_begin, y_begin + y_count - 1},
                        {p_map, "p", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                            mint_tiles(site, "x", x_count, 128, 2147482366),
                            mint_tiles(site, "y", y_count, 4, 2147417071));
                    mint_file(site, main_chain1, 0, {&q_map, &p_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, &q_map, &p_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "main_sweep1");
                        main_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)q_map.device, (int)q_map.stride[0], (real *)p_map.device,
                            (int)p_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(q_map, x_begin, 16) && mint_is_aligned(p_map, x_begin, 16));
                        mint_launched(site, "main_sweep1");
                    });
                }
            }
            {
                const mint_site site = {"in.c", 62};
                const long long y_begin = 2, y_count = mint_trips(y_begin, ny, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, nx, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &p_map = mint_find(site, "p", &p[0][0], sizeof(real), mint_extents(0, 150));
                    mint_mapping &q_map = mint_find(site, "q", &q[0][0], sizeof(real), mint_extents(0, 150));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {p_map, "p", 0, "y-2..y+1", y_begin - 2, y_begin + y_count},
                        {p_map, "p", 1, "x-1..x", x_begin - 1, x_begin + x_count - 1},
                        {q_map, "q", 0, "y", y_begin, y_begin + y_count - 1},
                        {q_map, "q", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep2",
                            mint_tiles(site, "x", x_count, 128, 2147482366),
                            mint_tiles(site, "y", y_count, 6, 2147417065));
                    mint_file(site, main_chain1, 1, {&p_map, &q_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, &p_map, &q_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "main_sweep2");
                        main_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)p_map.device, (int)p_map.stride[0], (real *)q_map.device,
                            (int)q_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(p_map, x_begin, 16) && mint_is_aligned(q_map, x_begin, 16));
                        mint_launched(site, "main_sweep2");
                    });
                }
            }
...
            {
                const mint_site site = {"in.c", 68};
                const long long z_begin = 1, z_count = mint_trips(z_begin, nz, 1);
                const long long y_begin = 1, y_count = mint_trips(y_begin, ny, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, nx, 1);
                if (z_count > 0 && y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &b_map = mint_find(site, "b", &b[0][0][0], sizeof(real),
                            mint_extents(0, 44, 150));
                    mint_mapping &a_map = mint_find(site, "a", &a[0][0][0], sizeof(real),
                            mint_extents(0, 44, 150));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {b_map, "b", 0, "z..z+1", z_begin, z_begin + z_count},
                        {b_map, "b", 1, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                        {b_map, "b", 2, "x", x_begin, x_begin + x_count - 1},
                        {a_map, "a", 0, "z", z_begin, z_begin + z_count - 1},
                        {a_map, "a", 1, "y", y_begin, y_begin + y_count - 1},
                        {a_map, "a", 2, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks(site, "main_sweep3",
                            mint_tiles(site, "x", x_count, 64, 2147482494), mint_ceil_div(y_count, 8),
                            mint_ceil_div(z_count, 4));
                    mint_file(site, main_chain2, 0, {&b_map, &a_map}, {x_begin, x_count, y_begin, y_count,
                            z_begin, z_count}, mint_no_scalars(),
                            [site, blocks, &b_map, &a_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count, z_count = z_count]() mutable {
                        mint_launching(site, "main_sweep3");
                        main_sweep3<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                            (real *)b_map.device, (int)b_map.stride[0], (int)b_map.stride[1],
                            (real *)a_map.device, (int)a_map.stride[0], (int)a_map.stride[1], (unsigned)x_count,
                            (unsigned)y_count, (unsigned)z_count, mint_is_aligned(b_map, x_begin, 16));
                        mint_launched(site, "main_sweep3");
                    });
                }
            }
            {
                const mint_site site = {"in.c", 73};
                const long long z_begin = 1, z_count = mint_trips(z_begin, nz, 1);
                const long long y_begin = 1, y_count = mint_trips(y_begin, ny, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, nx, 1);
                if (z_count > 0 && y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &a_map = mint_find(site, "a", &a[0][0][0], sizeof(real),
                            mint_extents(0, 44, 150));
                    mint_mapping &c_map = mint_find(site, "c", &c[0][0][0], sizeof(real),
                            mint_extents(0, 44, 150));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {a_map, "a", 0, "z-1..z", z_begin - 1, z_begin + z_count - 1},
                        {a_map, "a", 1, "y-1..y+1", y_begin - 1, y_begin + y_count},
                        {a_map, "a", 2, "x..x+1", x_begin, x_begin + x_count},
                        {c_map, "c", 0, "z", z_begin, z_begin + z_count - 1},
                        {c_map, "c", 1, "y", y_begin, y_begin + y_count - 1},
                        {c_map, "c", 2, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks(site, "main_sweep4",
                            mint_tiles(site, "x", x_count, 64, 2147482494), mint_ceil_div(y_count, 8),
                            mint_ceil_div(z_count, 4));
                    mint_file(site, main_chain2, 1, {&a_map, &c_map}, {x_begin, x_count, y_begin, y_count,
                            z_begin, z_count}, mint_no_scalars(),
                            [site, blocks, &a_map, &c_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count, z_count = z_count]() mutable {
                        mint_launching(site, "main_sweep4");
                        main_sweep4<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                            (real *)a_map.device, (int)a_map.stride[0], (int)a_map.stride[1],
                            (real *)c_map.device, (int)c_map.stride[0], (int)c_map.stride[1], (unsigned)x_count,
                            (unsigned)y_count, (unsigned)z_count,
                            mint_is_aligned(a_map, x_begin, 16) && mint_is_aligned(c_map, x_begin, 16));
                        mint_launched(site, "main_sweep4");
                    });
                }
            }
            {
                const mint_site site = {"in.c", 78};
                const long long z_begin = 1, z_count = mint_trips(z_begin, nz, 1);
                const long long y_begin = 1, y_count = mint_trips(y_begin, ny, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, nx, 1);
                if (z_count > 0 && y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &b_map = mint_find(site, "b", &b[0][0][0], sizeof(real),
                            mint_extents(0, 44, 150));
                    mint_mapping &c_map = mint_find(site, "c", &c[0][0][0], sizeof(real),
                            mint_extents(0, 44, 150));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {b_map, "b", 0, "z", z_begin, z_begin + z_count - 1},
                        {b_map, "b", 1, "y", y_begin, y_begin + y_count - 1},
                        {b_map, "b", 2, "x", x_begin, x_begin + x_count - 1},
                        {c_map, "c", 0, "z-1..z", z_begin - 1, z_begin + z_count - 1},
                        {c_map, "c", 1, "y..y+1", y_begin, y_begin + y_count},
                        {c_map, "c", 2, "x-1..x", x_begin - 1, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks(site, "main_sweep5",
                            mint_tiles(site, "x", x_count, 64, 2147482494), mint_ceil_div(y_count, 8),
                            mint_ceil_div(z_count, 4));
                    mint_file(site, main_chain2, 2, {&b_map, &c_map}, {x_begin, x_count, y_begin, y_count,
                            z_begin, z_count}, mint_no_scalars(),
                            [site, blocks, &b_map, &c_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count, z_count = z_count]() mutable {
                        mint_launching(site, "main_sweep5");
                        main_sweep5<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                            (real *)b_map.device, (int)b_map.stride[0], (int)b_map.stride[1],
                            (real *)c_map.device, (int)c_map.stride[0], (int)c_map.stride[1], (unsigned)x_count,
                            (unsigned)y_count, (unsigned)z_count, mint_is_aligned(c_map, x_begin, 16));
                        mint_launched(site, "main_sweep5");
                    });
                }
            }
...
    mint_copy_out({"in.c", 84}, "a", &a[0][0][0], mint_extents(sizeof(a) / sizeof(a[0]), sizeof(a[0]) / sizeof(a[0][0]), sizeof(a[0][0]) / sizeof(a[0][0][0])));
    mint_copy_out({"in.c", 85}, "b", &b[0][0][0], mint_extents(sizeof(b) / sizeof(b[0]), sizeof(b[0]) / sizeof(b[0][0]), sizeof(b[0][0]) / sizeof(b[0][0][0])));
    mint_copy_out({"in.c", 86}, "c", &c[0][0][0], mint_extents(sizeof(c) / sizeof(c[0]), sizeof(c[0]) / sizeof(c[0][0]), sizeof(c[0][0]) / sizeof(c[0][0][0])));
    mint_copy_out({"in.c", 87}, "p", &p[0][0], mint_extents(sizeof(p) / sizeof(p[0]), sizeof(p[0]) / sizeof(p[0][0])));
    mint_copy_out({"in.c", 88}, "q", &q[0][0], mint_extents(sizeof(q) / sizeof(q[0]), sizeof(q[0]) / sizeof(q[0][0])));
