
...
/* walls_sweep1 makes one step. */

/* 3 steps of the loop at line 10.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times, keeps cells of other lanes for 2 turns. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
walls_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> a_grid,
                   long long a_grid_row, mint_each<real *, 1> a_to, mint_each<int, 3> nx_each,
                   mint_each<int, 3> ny_each, mint_each<long long, 2> begin)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 3, 3, 0, 2> x_tile;
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
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const a_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real a_rows[4][3][4] = {}; // steps, planes (newest first)
    real a_beside[4][3][2] = {}; // cells of other lanes beside planes that later turns read again
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                    -mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(a_ring[slot % 4][warp], a_grid[1] + (long long)plane*a_grid_row + x,
                    exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(a_rows[k][age], a_rows[k][age - 1]);
        }
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<2>(a_beside[k][age], a_beside[k][age - 1]);
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
            mint_put_beside<1, 4, 1>(&a_0[1], a_beside[k][1]);
            real a_m1[6];
            mint_move<4>(&a_m1[1], a_rows[k][2]);
            mint_put_beside<1, 4, 1>(&a_m1[1], a_beside[k][2]);
#pragma unroll
            for (int e = 0; e < 4; e++) {
                early[k][e] = (((int)(begin[1] + x + e) > 0 ? a_0[e] : a_0[e + 2])
                        - ((int)(begin[1] + x + e) < nx_each[k] - 1 ? a_0[e + 2] : a_0[e])/2)/4;
                early_2[k][e] = (int)(begin[1] + x + e) > 0 ? a_m1[e] : a_m1[e + 2];
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real a_p1[6];
            mint_move<4>(&a_p1[1], a_rows[k][0]);
            {
                mint_beside<1, 4, 1>(&a_p1[1]);
                mint_keep_beside<1, 4, 1>(a_beside[k][0], &a_p1[1]);
            }
#pragma unroll
            for (int e = 0; e < 4; e++)
                a_rows[k + 1][0][e] = a_rows[k][1][e]/2
                        + (((int)(begin[0] + r - k - 1) == ny_each[k] - 1 ? a_rows[k][2][e]
                        : a_rows[k][0][e]) - ((int)(begin[0] + r - k - 1) == 0 ? a_rows[k][0][e]
                        : a_rows[k][2][e]))/8 + early[k][e]
                        + ((int)(begin[0] + r - k - 1) == 0 ? (int)(begin[1] + x + e) > 0 ? a_p1[e]
                        : a_p1[e + 2] : early_2[k][e])/8;
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                            -mint_beyond(plane, planes, 0, 0));
                    mint_load_row<4>(a_rows[k + 1][0], a_grid[k % 2] + (long long)plane*a_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r - 3 && r - 3 < to)
            mint_store_row<4, false>(a_to[0] + (long long)(r - 3)*a_grid_row + x, a_rows[3][0],
                    store_low, store_high, known.packed);
    };
    const int end = to + 3; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 3, 0);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        while (r < end) {
            if (r >= 3) {
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

struct walls_chain1_values {
    int nx;
    int ny;
};
// Makes 3 steps of the loop in one launch.
static bool advance_walls_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    if (range[3] < 2)
        return false; // conditions do not leave out all that lies beyond the range
    if (range[1] < 2)
        return false; // conditions do not leave out all that lies beyond the range
    mint_each<real *, 2> a_grid;
    mint_each<real *, 1> a_to;
    const long long *a_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, a_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        a_grid.of[k] = (real *)place.read + range[2]*a_grid_stride[0] + range[0]*a_grid_stride[1];
    }
    a_to.of[0] = (real *)steps.place(2, 1).write + range[2]*a_grid_stride[0]
            + range[0]*a_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 3, 3, 0, 2>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "walls_chain1_march",
            (const void *)walls_chain1_march<true>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "walls_chain1_march",
            mint_ceil_div(division.units(), 4));
    mint_each<int, 3> nx_each;
    mint_each<int, 3> ny_each;
    for (int k = 0; k < 3; k++) {
        nx_each.of[k] = steps.scalars<walls_chain1_values>(k, 0).nx;
        ny_each.of[k] = steps.scalars<walls_chain1_values>(k, 0).ny;
    }
    const mint_each<long long, 2> begin = {{range[2], range[0]}};
    const bool packed = mint_all_aligned(a_grid, a_grid_stride, 2, 16)
            && mint_all_aligned(a_to, a_grid_stride, 2, 16);
    const auto march = packed ? walls_chain1_march<true> : walls_chain1_march<false>;
    if (march != walls_chain1_march<true>)
        mint_prepare_shared(steps.site, "walls_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "walls_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, a_grid, a_grid_stride[0], a_to,
            nx_each, ny_each, begin);
    mint_launched(steps.site, "walls_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain walls_chain1 = {{"in.c", 10}, "walls_chain1", 3, 3, 1, 2, 1, 0x3, 0x0,
        advance_walls_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 7}, "a", a, mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 8}, "b", b, mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 9}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 12};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_table a_map = mint_find_table(site, "a", a);
                mint_table b_map = mint_find_table(site, "b", b);
                const bool happens = mint_greater(y_begin, (long long)(ny) - 1)
                        <= mint_lesser(y_begin + y_count - 1, (long long)(ny) - 1);
                const bool happens_2 = y_begin <= mint_lesser(y_begin + y_count - 1, (long long)(ny) - 2);
                const bool happens_3 = mint_greater(y_begin, 0) <= mint_lesser(y_begin + y_count - 1, 0);
                const bool happens_4 = mint_greater(y_begin, 1) <= y_begin + y_count - 1;
                const bool happens_5 = mint_greater(x_begin, 1) <= x_begin + x_count - 1;
                const bool happens_6 = x_begin <= mint_lesser(x_begin + x_count - 1, 0);
                const bool happens_7 = x_begin <= mint_lesser(x_begin + x_count - 1, (long long)(nx) - 2);
                const bool happens_8 = mint_greater(x_begin, (long long)(nx) - 1) <= x_begin + x_count - 1;
                const bool happens_9 = mint_greater(y_begin, 0) <= mint_lesser(y_begin + y_count - 1, 0)
                        && mint_greater(x_begin, 1) <= x_begin + x_count - 1;
                const bool happens_10 = mint_greater(y_begin, 0) <= mint_lesser(y_begin + y_count - 1, 0)
                        && x_begin <= mint_lesser(x_begin + x_count - 1, 0);
                const bool happens_11 = mint_greater(y_begin, 1) <= y_begin + y_count - 1
                        && mint_greater(x_begin, 1) <= x_begin + x_count - 1;
                const bool happens_12 = mint_greater(y_begin, 1) <= y_begin + y_count - 1 && x_begin
                        <= mint_lesser(x_begin + x_count - 1, 0);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {a_map, "a", 0, "y", y_begin, y_begin + y_count - 1},
                    {a_map, "a", 0, "y-1", happens ? mint_greater(y_begin, (long long)(ny) - 1) - 1 : 1,
                            happens ? mint_lesser(y_begin + y_count - 1, (long long)(ny) - 1) - 1 : 0},
                    {a_map, "a", 0, "y+1", happens_2 ? y_begin + 1 : 1, happens_2
                            ? mint_lesser(y_begin + y_count - 1, (long long)(ny) - 2) + 1 : 0},
                    {a_map, "a", 0, "y+1", happens_3 ? mint_greater(y_begin, 0) + 1 : 1, happens_3
                            ? mint_lesser(y_begin + y_count - 1, 0) + 1 : 0},
                    {a_map, "a", 0, "y-1", happens_4 ? mint_greater(y_begin, 1) - 1 : 1, happens_4 ? y_begin
                            + y_count - 2 : 0},
                    {a_map, "a", 0, "y+1", happens_9 ? mint_greater(y_begin, 0) + 1 : 1, happens_9
                            ? mint_lesser(y_begin + y_count - 1, 0) + 1 : 0},
                    {a_map, "a", 0, "y+1", happens_10 ? mint_greater(y_begin, 0) + 1 : 1, happens_10
                            ? mint_lesser(y_begin + y_count - 1, 0) + 1 : 0},
                    {a_map, "a", 0, "y-1", happens_11 ? mint_greater(y_begin, 1) - 1 : 1, happens_11
                            ? y_begin + y_count - 2 : 0},
                    {a_map, "a", 0, "y-1", happens_12 ? mint_greater(y_begin, 1) - 1 : 1, happens_12
                            ? y_begin + y_count - 2 : 0},
                    {a_map, "a", 1, "x", x_begin, x_begin + x_count - 1},
                    {a_map, "a", 1, "x-1", happens_5 ? mint_greater(x_begin, 1) - 1 : 1, happens_5 ? x_begin
                            + x_count - 2 : 0},
                    {a_map, "a", 1, "x+1", happens_6 ? x_begin + 1 : 1, happens_6
                            ? mint_lesser(x_begin + x_count - 1, 0) + 1 : 0},
                    {a_map, "a", 1, "x+1", happens_7 ? x_begin + 1 : 1, happens_7
                            ? mint_lesser(x_begin + x_count - 1, (long long)(nx) - 2) + 1 : 0},
                    {a_map, "a", 1, "x-1", happens_8 ? mint_greater(x_begin, (long long)(nx) - 1) - 1 : 1,
                            happens_8 ? x_begin + x_count - 2 : 0},
                    {a_map, "a", 1, "x-1", happens_9 ? mint_greater(x_begin, 1) - 1 : 1, happens_9 ? x_begin
                            + x_count - 2 : 0},
                    {a_map, "a", 1, "x+1", happens_10 ? x_begin + 1 : 1, happens_10
                            ? mint_lesser(x_begin + x_count - 1, 0) + 1 : 0},
                    {a_map, "a", 1, "x-1", happens_11 ? mint_greater(x_begin, 1) - 1 : 1, happens_11
                            ? x_begin + x_count - 2 : 0},
                    {a_map, "a", 1, "x+1", happens_12 ? x_begin + 1 : 1, happens_12
                            ? mint_lesser(x_begin + x_count - 1, 0) + 1 : 0},
                    {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                    {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                a_map.settle(site, "a");
                b_map.settle(site, "b");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_reads = {"a[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch b_writes = {"b[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch a_reads_2 = {"a[south][x]", {{-1, -1, {1, 0}}, {0, 0, {0, 1}}},
                        {{mint_greater(y_begin, (long long)(ny) - 1),
                        mint_lesser(y_begin + y_count - 1, (long long)(ny) - 1)}, mint_any_index}};
                const mint_touch a_reads_3 = {"a[south][x]", {{1, 1, {1, 0}}, {0, 0, {0, 1}}}, {{y_begin,
                        mint_lesser(y_begin + y_count - 1, (long long)(ny) - 2)}, mint_any_index}};
                const mint_touch a_reads_4 = {"a[north][x]", {{1, 1, {1, 0}}, {0, 0, {0, 1}}},
                        {{mint_greater(y_begin, 0), mint_lesser(y_begin + y_count - 1, 0)},
                        mint_any_index}};
                const mint_touch a_reads_5 = {"a[north][x]", {{-1, -1, {1, 0}}, {0, 0, {0, 1}}},
                        {{mint_greater(y_begin, 1), y_begin + y_count - 1}, mint_any_index}};
                const mint_touch a_reads_6 = {"a[y][west]", {{0, 0, {1, 0}}, {-1, -1, {0, 1}}},
                        {mint_any_index, {mint_greater(x_begin, 1), x_begin + x_count - 1}}};
                const mint_touch a_reads_7 = {"a[y][west]", {{0, 0, {1, 0}}, {1, 1, {0, 1}}},
                        {mint_any_index, {x_begin, mint_lesser(x_begin + x_count - 1, 0)}}};
                const mint_touch a_reads_8 = {"a[y][east]", {{0, 0, {1, 0}}, {1, 1, {0, 1}}},
                        {mint_any_index, {x_begin,
                        mint_lesser(x_begin + x_count - 1, (long long)(nx) - 2)}}};
                const mint_touch a_reads_9 = {"a[y][east]", {{0, 0, {1, 0}}, {-1, -1, {0, 1}}},
                        {mint_any_index, {mint_greater(x_begin, (long long)(nx) - 1), x_begin + x_count
                        - 1}}};
                const mint_touch a_reads_10 = {"a[north][west]", {{1, 1, {1, 0}}, {-1, -1, {0, 1}}},
                        {{mint_greater(y_begin, 0), mint_lesser(y_begin + y_count - 1, 0)},
                        {mint_greater(x_begin, 1), x_begin + x_count - 1}}};
                const mint_touch a_reads_11 = {"a[north][west]", {{1, 1, {1, 0}}, {1, 1, {0, 1}}},
                        {{mint_greater(y_begin, 0), mint_lesser(y_begin + y_count - 1, 0)}, {x_begin,
                        mint_lesser(x_begin + x_count - 1, 0)}}};
                const mint_touch a_reads_12 = {"a[north][west]", {{-1, -1, {1, 0}}, {-1, -1, {0, 1}}},
                        {{mint_greater(y_begin, 1), y_begin + y_count - 1}, {mint_greater(x_begin, 1),
                        x_begin + x_count - 1}}};
                const mint_touch a_reads_13 = {"a[north][west]", {{-1, -1, {1, 0}}, {1, 1, {0, 1}}},
                        {{mint_greater(y_begin, 1), y_begin + y_count - 1}, {x_begin,
                        mint_lesser(x_begin + x_count - 1, 0)}}};
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_2, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_3, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_4, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_5, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_6, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_7, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_8, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_9, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_10, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_11, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_12, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_13, b_map, "b", b_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "walls_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 4, 2147417073));
                mint_file(site, walls_chain1, 0, {&a_map, &b_map}, {x_begin, x_count, y_begin, y_count},
                        walls_chain1_values{(int)(nx), (int)(ny)},
                        [site, blocks, a_map, b_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, ny = ny, nx = nx]() mutable {
                    a_map.find_again();
                    b_map.find_again();
                    mint_launching(site, "walls_sweep1");
                    walls_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)a_map.device, a_map.stride[0], (real *)b_map.device, b_map.stride[0], ny,
                        nx, (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(a_map, x_begin, 16) && mint_is_aligned(b_map, x_begin, 16));
                    mint_launched(site, "walls_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 26}, "a", a, mint_extents(ny, nx));
    mint_copy_out({"in.c", 27}, "b", b, mint_extents(ny, nx));
...
/* flat_sweep1 makes one step. */

/* 3 steps of the loop at line 35.
 * A block streams along the slowest dimension: 2 cells a lane, 4 rows a warp, 8 warps,
 *   prefetches 3 planes, steady state written 4 times. */
template <bool packed>
static __global__ void __launch_bounds__(256, 1)
flat_chain1_march(mint_tiling gx, mint_tiling gy, mint_division division,
                  mint_each<real *, 2> a_grid, long long a_grid_row, long long a_grid_plane,
                  mint_each<real *, 1> a_to, mint_each<int, 3> nx_each,
                  mint_each<long long, 3> begin)
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
    // 4 planes that come in
    real (*const a_ring)[32][64] = reinterpret_cast<real (*)[32][64]>(mint_shared);
    // rows at the edges of warps: turns, steps
    real (*const a_edges)[3][8][2][64] = reinterpret_cast<real (*)[3][8][2][64]>(mint_shared
            + 65536);
    // the barrier of the block's warps
    uint64_t *const barrier = reinterpret_cast<uint64_t *>(mint_shared + 114688);
    for (int n = threadIdx.x; n < 6144; n += 256)
        reinterpret_cast<real *>(mint_shared + 65536)[n] = 0;
    mint_open_barrier(barrier, 8);
    __syncthreads();
    real a_rows[4][3][4][2] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0, 0,
                    -mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there;
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_start_row<2>(a_ring[slot % 4][warp*4 + h], a_grid[1]
                        + (long long)plane*a_grid_plane + (long long)y*a_grid_row + x
                        + h*a_grid_row, exist >> h*2, known.packed, lane);
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
                    mint_move<2>(a_rows[k][age][h], a_rows[k][age - 1][h]);
            }
        }
        __pipeline_wait_prior(2);
#pragma unroll
        for (int h = 0; h < 4; h++)
            mint_take_row<2>(a_rows[0][0][h], a_ring[slot % 4][warp*4 + h], lane);
        fetch(r + 3, slot + 3, known);
        real early[3][4][2];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real a_0[6][4];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&a_0[h + 1][1], a_rows[k][1][h]);
#pragma unroll
            for (int h = 2; h < 4; h++)
                mint_beside<1, 2, 1>(&a_0[h][1]);
#pragma unroll
            for (int h = 1; h < 3; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    early[k][h][e] = (((int)(begin[2] + x + e) < nx_each[k] - 1 ? a_0[h + 1][e + 2]
                            : a_0[h + 1][e]) + ((int)(begin[2] + x + e) == 0 ? a_0[h + 1][e + 2]
                            : a_0[h + 1][e]))/4 + ((int)(begin[1] + y + h) > 0 ? a_0[h][e + 1]
                            : a_0[h + 2][e + 1])/8;
            }
        }
        // The other warps' rows of the turn before.
        mint_wait_for_warps(barrier, slot);
        mint_give_row<2>(a_edges[slot % 2][0][warp][0], a_rows[0][0][0], lane);
        mint_give_row<2>(a_edges[slot % 2][0][warp][1], a_rows[0][0][3], lane);
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real a_0[6][4];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&a_0[h + 1][1], a_rows[k][1][h]);
            mint_take_row<2>(&a_0[0][1], a_edges[(slot + 1) % 2][k][max(warp - 1, 0)][1], lane);
            mint_take_row<2>(&a_0[5][1], a_edges[(slot + 1) % 2][k][min(warp + 1, 7)][0], lane);
#pragma unroll
            for (int h = 1; h < 2; h++)
                mint_beside<1, 2, 1>(&a_0[h][1]);
#pragma unroll
            for (int h = 4; h < 5; h++)
                mint_beside<1, 2, 1>(&a_0[h][1]);
#pragma unroll
            for (int h = 0; h < 1; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    early[k][h][e] = (((int)(begin[2] + x + e) < nx_each[k] - 1 ? a_0[h + 1][e + 2]
                            : a_0[h + 1][e]) + ((int)(begin[2] + x + e) == 0 ? a_0[h + 1][e + 2]
                            : a_0[h + 1][e]))/4 + ((int)(begin[1] + y + h) > 0 ? a_0[h][e + 1]
                            : a_0[h + 2][e + 1])/8;
            }
#pragma unroll
            for (int h = 3; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    early[k][h][e] = (((int)(begin[2] + x + e) < nx_each[k] - 1 ? a_0[h + 1][e + 2]
                            : a_0[h + 1][e]) + ((int)(begin[2] + x + e) == 0 ? a_0[h + 1][e + 2]
                            : a_0[h + 1][e]))/4 + ((int)(begin[1] + y + h) > 0 ? a_0[h][e + 1]
                            : a_0[h + 2][e + 1])/8;
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int h = 0; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    a_rows[k + 1][0][h][e] = early[k][h][e]
                            - ((int)(begin[0] + r - k - 1) > 0 ? a_rows[k][2][h][e]
                            : a_rows[k][0][h][e])/4 + a_rows[k][1][h][e]/2;
            }
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0,
                            0, -mint_beyond(plane, planes, 0, 0));
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_load_row<2>(a_rows[k + 1][0][h], a_grid[k % 2]
                                + (long long)plane*a_grid_plane + (long long)y*a_grid_row + x
                                + h*a_grid_row, exist >> h*2);
                }
            }
            if (k < 2) {
                mint_give_row<2>(a_edges[slot % 2][k + 1][warp][0], a_rows[k + 1][0][0], lane);
                mint_give_row<2>(a_edges[slot % 2][k + 1][warp][1], a_rows[k + 1][0][3], lane);
            }
        }
        mint_arrive(barrier, lane);
        if (from <= r - 3 && r - 3 < to) {
#pragma unroll
            for (int h = 0; h < 4; h++) {
                if (y_from <= y + h && y + h < y_to)
                    mint_store_row<2, false>(a_to[0] + (long long)(r - 3)*a_grid_plane
                            + (long long)y*a_grid_row + x + h*a_grid_row, a_rows[3][0][h],
                            store_low, store_high, known.packed);
            }
        }
    };
    const int end = to + 3; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 3, 0);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        mint_arrive(barrier, lane);
        while (r < end) {
            if (r >= 3 && slot % 4 == 0) {
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

struct flat_chain1_values {
    int nx;
};
// Makes 3 steps of the loop in one launch.
static bool advance_flat_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells || range[5]
            > mint_most_cells)
        return false;
    if (range[5] < 2)
        return false; // conditions do not leave out all that lies beyond the range
    if (range[3] < 2)
        return false; // conditions do not leave out all that lies beyond the range
    if (range[1] < 2)
        return false; // conditions do not leave out all that lies beyond the range
    if (!mint_rows_end<3>({range[5], range[3], range[1]}, steps.place(0, 1).stride))
        return false; // cells around the range are others in it
    mint_each<real *, 2> a_grid;
    mint_each<real *, 1> a_to;
    const long long *a_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, a_grid_stride, 3*sizeof *place.stride) != 0)
            return false;
        a_grid.of[k] = (real *)place.read + range[4]*a_grid_stride[0] + range[2]*a_grid_stride[1]
                + range[0]*a_grid_stride[2];
    }
    a_to.of[0] = (real *)steps.place(2, 1).write + range[4]*a_grid_stride[0]
            + range[2]*a_grid_stride[1] + range[0]*a_grid_stride[2];
    const mint_tiling gx = mint_tile<64, 3, 3, 0, 2>::of(range[1], 0);
    const mint_tiling gy = mint_tile<32, 3, 3, 0, 1>::of(range[3], 0);
    static const long long room = mint_room(steps.site, "flat_chain1_march",
            (const void *)flat_chain1_march<true>, 256, 114816);
    const mint_division division = mint_divide(room, gx.tiles, gy.tiles, (int)range[5], 6, 1.15,
            1.06);
    const dim3 blocks = mint_blocks(steps.site, "flat_chain1_march", division.units());
    mint_each<int, 3> nx_each;
    for (int k = 0; k < 3; k++) {
        nx_each.of[k] = steps.scalars<flat_chain1_values>(k, 0).nx;
    }
    const mint_each<long long, 3> begin = {{range[4], range[2], range[0]}};
    const bool packed = mint_all_aligned(a_grid, a_grid_stride, 3, 16)
            && mint_all_aligned(a_to, a_grid_stride, 3, 16);
    const auto march = packed ? flat_chain1_march<true> : flat_chain1_march<false>;
    if (march != flat_chain1_march<true>)
        mint_prepare_shared(steps.site, "flat_chain1_march", (const void *)march, 114816);
    mint_launching(steps.site, "flat_chain1_march");
    march<<<blocks, 256, 114816, mint_stream()>>>(gx, gy, division, a_grid, a_grid_stride[1],
            a_grid_stride[0], a_to, nx_each, begin);
    mint_launched(steps.site, "flat_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain flat_chain1 = {{"in.c", 35}, "flat_chain1", 3, 3, 1, 2, 1, 0x3, 0x0,
        advance_flat_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 32}, "a", &a[0], mint_extents(nx * ny * nz), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 33}, "b", &b[0], mint_extents(nx * ny * nz), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 34});
...
        {
            const mint_site site = {"in.c", 37};
            const long long z_begin = 0, z_count = mint_trips(z_begin, nz, 1);
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real), (long long)nx*ny,
                        (long long)nx);
                mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real), (long long)nx*ny,
                        (long long)nx);
                const bool happens = x_begin <= mint_lesser(x_begin + x_count - 1, (long long)(nx) - 2);
                const bool happens_2 = mint_greater(x_begin, (long long)(nx) - 1) <= x_begin + x_count - 1;
                const bool happens_3 = mint_greater(x_begin, 0) <= mint_lesser(x_begin + x_count - 1, 0);
                const bool happens_4 = mint_greater(x_begin, 1) <= x_begin + x_count - 1;
                const bool happens_5 = mint_greater(y_begin, 1) <= y_begin + y_count - 1;
                const bool happens_6 = y_begin <= mint_lesser(y_begin + y_count - 1, 0);
                const bool happens_7 = mint_greater(z_begin, 1) <= z_begin + z_count - 1;
                const bool happens_8 = z_begin <= mint_lesser(z_begin + z_count - 1, 0);
                mint_reach_view(site, a_map, "a", {{happens ? z_begin : 1, y_begin, x_begin + 1}, {happens
                        ? z_begin + z_count - 1 : 0, y_begin + y_count - 1,
                        mint_lesser(x_begin + x_count - 1, (long long)(nx) - 2) + 1}}, "z][y][x+1", true);
                mint_reach_view(site, a_map, "a", {{happens_2 ? z_begin : 1, y_begin,
                        mint_greater(x_begin, (long long)(nx) - 1) - 1}, {happens_2 ? z_begin + z_count - 1
                        : 0, y_begin + y_count - 1, x_begin + x_count - 2}}, "z][y][x-1", true);
                mint_reach_view(site, a_map, "a", {{happens_3 ? z_begin : 1, y_begin,
                        mint_greater(x_begin, 0) + 1}, {happens_3 ? z_begin + z_count - 1 : 0, y_begin
                        + y_count - 1, mint_lesser(x_begin + x_count - 1, 0) + 1}}, "z][y][x+1", true);
                mint_reach_view(site, a_map, "a", {{happens_4 ? z_begin : 1, y_begin,
                        mint_greater(x_begin, 1) - 1}, {happens_4 ? z_begin + z_count - 1 : 0, y_begin
                        + y_count - 1, x_begin + x_count - 2}}, "z][y][x-1", true);
                mint_reach_view(site, a_map, "a", {{happens_5 ? z_begin : 1, mint_greater(y_begin, 1) - 1,
                        x_begin}, {happens_5 ? z_begin + z_count - 1 : 0, y_begin + y_count - 2, x_begin
                        + x_count - 1}}, "z][y-1][x", true);
                mint_reach_view(site, a_map, "a", {{happens_6 ? z_begin : 1, y_begin + 1, x_begin},
                        {happens_6 ? z_begin + z_count - 1 : 0, mint_lesser(y_begin + y_count - 1, 0) + 1,
                        x_begin + x_count - 1}}, "z][y+1][x", true);
                mint_reach_view(site, a_map, "a", {{happens_7 ? mint_greater(z_begin, 1) - 1 : 1, y_begin,
                        x_begin}, {happens_7 ? z_begin + z_count - 2 : 0, y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "z-1][y][x", true);
                mint_reach_view(site, a_map, "a", {{happens_8 ? z_begin + 1 : 1, y_begin, x_begin},
                        {happens_8 ? mint_lesser(z_begin + z_count - 1, 0) + 1 : 0, y_begin + y_count - 1,
                        x_begin + x_count - 1}}, "z+1][y][x", true);
                mint_reach_view(site, a_map, "a", {{z_begin, y_begin, x_begin}, {z_begin + z_count - 1,
                        y_begin + y_count - 1, x_begin + x_count - 1}}, "z][y][x", true);
                mint_reach_view(site, b_map, "b", {{z_begin, y_begin, x_begin}, {z_begin + z_count - 1,
                        y_begin + y_count - 1, x_begin + x_count - 1}}, "z][y][x", true);
                a_map.settle();
                b_map.settle();
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch a_reads = {"a[(z * ny + y) * nx + e]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1,
                        0}}, {1, 1, {0, 0, 1}}}, {mint_any_index, mint_any_index, {x_begin,
                        mint_lesser(x_begin + x_count - 1, (long long)(nx) - 2)}}};
                const mint_touch b_writes = {"b[(z * ny + y) * nx + x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1,
                        0}}, {0, 0, {0, 0, 1}}}};
                const mint_touch a_reads_2 = {"a[(z * ny + y) * nx + e]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1,
                        0}}, {-1, -1, {0, 0, 1}}}, {mint_any_index, mint_any_index,
                        {mint_greater(x_begin, (long long)(nx) - 1), x_begin + x_count - 1}}};
                const mint_touch a_reads_3 = {"a[(z * ny + y) * nx + w]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1,
                        0}}, {1, 1, {0, 0, 1}}}, {mint_any_index, mint_any_index, {mint_greater(x_begin, 0),
                        mint_lesser(x_begin + x_count - 1, 0)}}};
                const mint_touch a_reads_4 = {"a[(z * ny + y) * nx + w]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1,
                        0}}, {-1, -1, {0, 0, 1}}}, {mint_any_index, mint_any_index,
                        {mint_greater(x_begin, 1), x_begin + x_count - 1}}};
                const mint_touch a_reads_5 = {"a[(z * ny + n) * nx + x]", {{0, 0, {1, 0, 0}}, {-1, -1, {0,
                        1, 0}}, {0, 0, {0, 0, 1}}}, {mint_any_index, {mint_greater(y_begin, 1), y_begin
                        + y_count - 1}, mint_any_index}};
                const mint_touch a_reads_6 = {"a[(z * ny + n) * nx + x]", {{0, 0, {1, 0, 0}}, {1, 1, {0, 1,
                        0}}, {0, 0, {0, 0, 1}}}, {mint_any_index, {y_begin,
                        mint_lesser(y_begin + y_count - 1, 0)}, mint_any_index}};
                const mint_touch a_reads_7 = {"a[(d * ny + y) * nx + x]", {{-1, -1, {1, 0, 0}}, {0, 0, {0,
                        1, 0}}, {0, 0, {0, 0, 1}}}, {{mint_greater(z_begin, 1), z_begin + z_count - 1},
                        mint_any_index, mint_any_index}};
                const mint_touch a_reads_8 = {"a[(d * ny + y) * nx + x]", {{1, 1, {1, 0, 0}}, {0, 0, {0, 1,
                        0}}, {0, 0, {0, 0, 1}}}, {{z_begin, mint_lesser(z_begin + z_count - 1, 0)},
                        mint_any_index, mint_any_index}};
                const mint_touch a_reads_9 = {"a[(z * ny + y) * nx + x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1,
                        0}}, {0, 0, {0, 0, 1}}}};
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_2, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_3, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_4, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_5, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_6, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_7, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_8, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_9, b_map, "b", b_writes);
                const bool b_apart = mint_once(b_map);
                mint_apart(site, b_apart
                        || !mint_meet(loops, b_map, b_writes, b_map, b_writes, mint_elsewhere),
                        "b[(z * ny + y) * nx + x]", "b[(z * ny + y) * nx + x]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "flat_sweep1",
                        mint_tiles(site, "x", x_count, 64, 2147482495), mint_ceil_div(y_count, 8),
                        mint_ceil_div(z_count, 4));
                mint_file(site, flat_chain1, 0, {&a_map, &b_map}, {x_begin, x_count, y_begin, y_count,
                        z_begin, z_count}, flat_chain1_values{(int)(nx)},
                        [site, blocks, a_map, b_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, z_count = z_count, nx = nx]() mutable {
                    a_map.find_again();
                    b_map.find_again();
                    mint_launching(site, "flat_sweep1");
                    flat_sweep1<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                        (real *)a_map.device, a_map.stride[0], a_map.stride[1], (real *)b_map.device,
                        b_map.stride[0], b_map.stride[1], nx, (unsigned)x_count, (unsigned)y_count,
                        (unsigned)z_count,
                        mint_is_aligned(a_map, x_begin, 16) && mint_is_aligned(b_map, x_begin, 16));
                    mint_launched(site, "flat_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 48}, "a", &a[0], mint_extents(nx * ny * nz));
    mint_copy_out({"in.c", 49}, "b", &b[0], mint_extents(nx * ny * nz));
...
/* narrow_sweep1 makes one step. */

/* 3 steps of the loop at line 58.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
narrow_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> a_grid,
                    long long a_grid_row, mint_each<real *, 1> a_to, mint_each<long long, 2> begin)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 3, 3, 0, 2> x_tile;
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
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const a_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real a_rows[4][1][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                    -mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(a_ring[slot % 4][warp], a_grid[1] + (long long)plane*a_grid_row + x,
                    exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
        __pipeline_wait_prior(2);
        mint_take_row<4>(a_rows[0][0], a_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real a_0[6];
            mint_move<4>(&a_0[1], a_rows[k][0]);
            mint_beside<1, 4, 1>(&a_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                a_rows[k + 1][0][e] = ((int)(begin[1] + x + e) > 0 ? a_0[e] : a_0[e + 2])/2
                        + a_rows[k][0][e]/4;
            if (!known.steady) {
                const int plane = r;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                            -mint_beyond(plane, planes, 0, 0));
                    mint_load_row<4>(a_rows[k + 1][0], a_grid[k % 2] + (long long)plane*a_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r - 0 && r - 0 < to)
            mint_store_row<4, false>(a_to[0] + (long long)(r - 0)*a_grid_row + x, a_rows[3][0],
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
static bool advance_narrow_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    if (range[1] < 2)
        return false; // conditions do not leave out all that lies beyond the range
    if (!mint_rows_end<2>({range[3], range[1]}, steps.place(0, 1).stride))
        return false; // cells around the range are others in it
    mint_each<real *, 2> a_grid;
    mint_each<real *, 1> a_to;
    const long long *a_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, a_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        a_grid.of[k] = (real *)place.read + range[2]*a_grid_stride[0] + range[0]*a_grid_stride[1];
    }
    a_to.of[0] = (real *)steps.place(2, 1).write + range[2]*a_grid_stride[0]
            + range[0]*a_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 3, 3, 0, 2>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "narrow_chain1_march",
            (const void *)narrow_chain1_march<true>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 0, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "narrow_chain1_march",
            mint_ceil_div(division.units(), 4));
    const mint_each<long long, 2> begin = {{range[2], range[0]}};
    const bool packed = mint_all_aligned(a_grid, a_grid_stride, 2, 16)
            && mint_all_aligned(a_to, a_grid_stride, 2, 16);
    const auto march = packed ? narrow_chain1_march<true> : narrow_chain1_march<false>;
    if (march != narrow_chain1_march<true>)
        mint_prepare_shared(steps.site, "narrow_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "narrow_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, a_grid, a_grid_stride[0], a_to,
            begin);
    mint_launched(steps.site, "narrow_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain narrow_chain1 = {{"in.c", 58}, "narrow_chain1", 3, 3, 1, 2, 1, 0x3, 0x0,
        advance_narrow_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_3;
    mint_copy_in(mappings_3, {"in.c", 55}, "a", &a[0], mint_extents(nx * ny), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 56}, "b", &b[0], mint_extents(nx * ny), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_3({"in.c", 57});
...
        {
            const mint_site site = {"in.c", 60};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny - 1, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real), (long long)nx);
                mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real), (long long)nx);
                const bool happens = mint_greater(x_begin, 1) <= x_begin + x_count - 1;
                const bool happens_2 = x_begin <= mint_lesser(x_begin + x_count - 1, 0);
                mint_reach_view(site, a_map, "a", {{happens ? y_begin : 1, mint_greater(x_begin, 1) - 1},
                        {happens ? y_begin + y_count - 1 : 0, x_begin + x_count - 2}}, "y][x-1", true);
                mint_reach_view(site, a_map, "a", {{happens_2 ? y_begin : 1, x_begin + 1}, {happens_2
                        ? y_begin + y_count - 1 : 0, mint_lesser(x_begin + x_count - 1, 0) + 1}}, "y][x+1",
                        true);
                mint_reach_view(site, a_map, "a", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                mint_reach_view(site, b_map, "b", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                a_map.settle();
                b_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_reads = {"a[y * nx + (x > 0 ? x - 1 : x + 1)]", {{0, 0, {1, 0}}, {-1, -1,
                        {0, 1}}}, {mint_any_index, {mint_greater(x_begin, 1), x_begin + x_count - 1}}};
                const mint_touch b_writes = {"b[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch a_reads_2 = {"a[y * nx + (x > 0 ? x - 1 : x + 1)]", {{0, 0, {1, 0}}, {1, 1,
                        {0, 1}}}, {mint_any_index, {x_begin, mint_lesser(x_begin + x_count - 1, 0)}}};
                const mint_touch a_reads_3 = {"a[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_2, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_3, b_map, "b", b_writes);
                const bool b_apart = mint_once(b_map);
                mint_apart(site, b_apart
                        || !mint_meet(loops, b_map, b_writes, b_map, b_writes, mint_elsewhere),
                        "b[y * nx + x]", "b[y * nx + x]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "narrow_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 4, 2147417073));
                mint_file(site, narrow_chain1, 0, {&a_map, &b_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, a_map, b_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    a_map.find_again();
                    b_map.find_again();
                    mint_launching(site, "narrow_sweep1");
                    narrow_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)a_map.device, a_map.stride[0], (real *)b_map.device, b_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(a_map, x_begin, 16) && mint_is_aligned(b_map, x_begin, 16));
                    mint_launched(site, "narrow_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 67}, "a", &a[0], mint_extents(nx * ny));
    mint_copy_out({"in.c", 68}, "b", &b[0], mint_extents(nx * ny));
...
/* in_place_sweep1 makes one step. */

/* 3 steps of the loop at line 77.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
in_place_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 1> u_grid,
                      long long u_grid_row, mint_each<real *, 1> u_to, mint_each<real *, 1> v_grid,
                      long long v_grid_row, mint_each<real *, 1> v_to, mint_each<int, 3> nx_each,
                      mint_each<long long, 2> begin)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 6, 6, 0, 2> x_tile;
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
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const u_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    // 4 planes that come in
    real (*const v_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared + 16384);
    real u_rows[4][2][4] = {}; // steps, planes (newest first)
    real v_rows[4][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                    -mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[slot % 4][warp], u_grid[0] + (long long)plane*u_grid_row + x,
                    exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                    -mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(v_ring[slot % 4][warp], v_grid[0] + (long long)plane*v_grid_row + x,
                    exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 4; k++) {
#pragma unroll
            for (int age = 1; age > 0; age--)
                mint_move<4>(u_rows[k][age], u_rows[k][age - 1]);
        }
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(v_rows[k][age], v_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(u_rows[0][0], u_ring[slot % 4][warp], lane);
        mint_take_row<4>(v_rows[0][0], v_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        real early[3][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real v_0[6];
            mint_move<4>(&v_0[1], v_rows[k][1]);
            mint_beside<1, 4, 1>(&v_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                early[k][e] = (int)(begin[1] + x + e) ? v_0[e] : v_0[e + 2];
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int e = 0; e < 4; e++)
                u_rows[k + 1][0][e] = u_rows[k][1][e]
                        + (early[k][e] - ((int)(begin[0] + r - k - 1) > 0 ? v_rows[k][2][e]
                        : v_rows[k][0][e]))/4;
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                            -mint_beyond(plane, planes, 0, 0));
                    mint_load_row<4>(u_rows[k + 1][0], u_grid[k % 1] + (long long)plane*u_grid_row
                            + x, exist);
                }
            }
            real u_0[6];
            mint_move<4>(&u_0[1], u_rows[k + 1][0]);
            mint_beside<1, 4, 1>(&u_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                v_rows[k + 1][0][e] = v_rows[k][1][e]
                        - ((int)(begin[1] + x + e) + 1 == nx_each[k] ? u_0[e] : u_0[e + 2])/4;
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                            -mint_beyond(plane, planes, 0, 0));
                    mint_load_row<4>(v_rows[k + 1][0], v_grid[k % 1] + (long long)plane*v_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r - 3 && r - 3 < to)
            mint_store_row<4, known.inside>(u_to[0] + (long long)(r - 3)*u_grid_row + x,
                    u_rows[3][0], store_low, store_high, known.packed);
        if (from <= r - 3 && r - 3 < to)
            mint_store_row<4, known.inside>(v_to[0] + (long long)(r - 3)*v_grid_row + x,
                    v_rows[3][0], store_low, store_high, known.packed);
    };
    const int end = to + 3; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 3, 0);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        while (r < end) {
            if (r >= 3) {
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

/* in_place_sweep2 makes one step. */

/* in_place_sweep3 makes one step. */

struct in_place_chain1_values {
    int nx;
};
// Makes 3 steps of the loop in one launch.
static bool advance_in_place_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells
            || memcmp(range, steps.range(1), 4*sizeof *range) != 0)
        return false;
    if (range[3] < 2)
        return false; // conditions do not leave out all that lies beyond the range
    if (range[1] < 2)
        return false; // conditions do not leave out all that lies beyond the range
    mint_each<real *, 1> u_grid;
    mint_each<real *, 1> u_to;
    const long long *u_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 1; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, u_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        u_grid.of[k] = (real *)place.read + range[2]*u_grid_stride[0] + range[0]*u_grid_stride[1];
    }
    u_to.of[0] = (real *)steps.place(2, 1).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    mint_each<real *, 1> v_grid;
    mint_each<real *, 1> v_to;
    const long long *v_grid_stride = steps.place(0, 0).stride;
    for (int k = 0; k < 1; k++) {
        const mint_place_of place = steps.place(k, 0);
        if (memcmp(place.stride, v_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        v_grid.of[k] = (real *)place.read + range[2]*v_grid_stride[0] + range[0]*v_grid_stride[1];
    }
    v_to.of[0] = (real *)steps.place(2, 0).write + range[2]*v_grid_stride[0]
            + range[0]*v_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 6, 6, 0, 2>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "in_place_chain1_march",
            (const void *)in_place_chain1_march<true>, 128, 32768);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "in_place_chain1_march",
            mint_ceil_div(division.units(), 4));
    mint_each<int, 3> nx_each;
    for (int k = 0; k < 3; k++) {
        nx_each.of[k] = steps.scalars<in_place_chain1_values>(k, 1).nx;
    }
    const mint_each<long long, 2> begin = {{range[2], range[0]}};
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 2, 16)
            && mint_all_aligned(u_to, u_grid_stride, 2, 16)
            && mint_all_aligned(v_grid, v_grid_stride, 2, 16)
            && mint_all_aligned(v_to, v_grid_stride, 2, 16);
    const auto march = packed ? in_place_chain1_march<true> : in_place_chain1_march<false>;
    if (march != in_place_chain1_march<true>)
        mint_prepare_shared(steps.site, "in_place_chain1_march", (const void *)march, 32768);
    mint_launching(steps.site, "in_place_chain1_march");
    march<<<blocks, 128, 32768, mint_stream()>>>(gx, division, u_grid, u_grid_stride[0], u_to,
            v_grid, v_grid_stride[0], v_to, nx_each, begin);
    mint_launched(steps.site, "in_place_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain in_place_chain1 = {{"in.c", 77}, "in_place_chain1", 3, 3, 0, 2, 2, 0x3, 0x0,
        advance_in_place_chain1, nullptr, {0, 1}, {{2, 0x3, 0x2, 1, {0, 1}}, {2, 0x3, 0x2, 1, {1,
        0}}}};

...
{ mint_scope mappings_4;
    mint_copy_in(mappings_4, {"in.c", 73}, "u", u, mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_4, {"in.c", 74}, "v", v, mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region_4({"in.c", 75}, mint_rows_stay);
...
            {
                const mint_site site = {"in.c", 79};
                const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
                const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_table v_map = mint_find_table(site, "v", v);
                    mint_table u_map = mint_find_table(site, "u", u);
                    const bool happens = mint_greater(y_begin, 1) <= y_begin + y_count - 1;
                    const bool happens_2 = y_begin <= mint_lesser(y_begin + y_count - 1, 0);
                    mint_reach_or_dense(site, v_map, 0, y_begin, y_begin + y_count - 1);
                    mint_reach_or_dense(site, v_map, 1, mint_greater(x_begin, 1) - 1, x_begin + x_count - 2);
                    mint_reach_or_dense(site, v_map, 1, mint_greater(x_begin, 0) + 1,
                            mint_lesser(x_begin + x_count - 1, 0) + 1);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {v_map, "v", 0, "y-1", happens ? mint_greater(y_begin, 1) - 1 : 1, happens ? y_begin
                                + y_count - 2 : 0},
                        {v_map, "v", 0, "y+1", happens_2 ? y_begin + 1 : 1, happens_2
                                ? mint_lesser(y_begin + y_count - 1, 0) + 1 : 0},
                        {v_map, "v", 1, "x", happens ? x_begin : 1, happens ? x_begin + x_count - 1 : 0},
                        {v_map, "v", 1, "x", happens_2 ? x_begin : 1, happens_2 ? x_begin + x_count - 1 : 0},
                        {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    v_map.settle(site, "v");
                    u_map.settle(site, "u");
                    static const mint_checked v_checked[] = {
                        {{"in.c", 81}, "v", "v[y][x ? x - 1 : x + 1]", -1},
                    };
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch v_reads = {"v[y][x ? x - 1 : x + 1]", {{0, 0, {1, 0}}, {-1, -1, {0, 1}}},
                            {mint_any_index, {mint_greater(x_begin, 1), x_begin + x_count - 1}}};
                    const mint_touch u_writes = {"u[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch v_reads_2 = {"v[y][x ? x - 1 : x + 1]", {{0, 0, {1, 0}}, {1, 1, {0, 1}}},
                            {mint_any_index, {mint_greater(x_begin, 0),
                            mint_lesser(x_begin + x_count - 1, 0)}}};
                    const mint_touch v_reads_3 = {"v[y > 0 ? y - 1 : 1][x]", {{-1, -1, {1, 0}}, {0, 0, {0, 1}}},
                            {{mint_greater(y_begin, 1), y_begin + y_count - 1}, mint_any_index}};
                    const mint_touch v_reads_4 = {"v[y > 0 ? y - 1 : 1][x]", {{1, 1, {1, 0}}, {0, 0, {0, 1}}},
                            {{y_begin, mint_lesser(y_begin + y_count - 1, 0)}, mint_any_index}};
                    mint_distinct(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
                    mint_distinct(site, loops, v_map, "v", v_reads_2, u_map, "u", u_writes);
                    mint_distinct(site, loops, v_map, "v", v_reads_3, u_map, "u", u_writes);
                    mint_distinct(site, loops, v_map, "v", v_reads_4, u_map, "u", u_writes);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "in_place_sweep1",
                            mint_tiles(site, "x", x_count, 128, 2147482367),
                            mint_tiles(site, "y", y_count, 2, 2147417079));
                    // Launches of single steps hold accesses to the extents of the arrays.
                    const mint_alone alone = {mint_stays_inside(v_map, 0, y_begin, y_begin + y_count - 1)
                            && mint_stays_inside(v_map, 1, mint_greater(x_begin, 1) - 1, x_begin + x_count - 2)
                            && mint_stays_inside(v_map, 1, mint_greater(x_begin, 0) + 1,
                            mint_lesser(x_begin + x_count - 1, 0) + 1) ? 0 : 1, {}};
                    mint_file(site, in_place_chain1, 0, {&v_map, &u_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, v_map, u_map, x_count = x_count, y_count = y_count]() mutable {
                        v_map.find_again();
                        u_map.find_again();
                        mint_launching(site, "in_place_sweep1");
                        in_place_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)v_map.device, v_map.stride[0], (real *)u_map.device, u_map.stride[0],
                            (unsigned)x_count, (unsigned)y_count,
                            mint_elements(site, v_map, v_map.device, v_checked));
                        mint_launched(site, "in_place_sweep1");
                    }, alone);
                }
            }
            {
                const mint_site site = {"in.c", 83};
                const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
                const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_table v_map = mint_find_table(site, "v", v);
                    const bool happens = mint_greater(x_begin, (long long)(nx) - 1)
                            <= mint_lesser(x_begin + x_count - 1, (long long)(nx) - 1);
                    const bool happens_2 = x_begin <= mint_lesser(x_begin + x_count - 1, (long long)(nx) - 2);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "y", happens ? y_begin : 1, happens ? y_begin + y_count - 1 : 0},
                        {u_map, "u", 0, "y", happens_2 ? y_begin : 1, happens_2 ? y_begin + y_count - 1 : 0},
                        {u_map, "u", 1, "x-1", happens ? mint_greater(x_begin, (long long)(nx) - 1) - 1 : 1,
                                happens ? mint_lesser(x_begin + x_count - 1, (long long)(nx) - 1) - 1 : 0},
                        {u_map, "u", 1, "x+1", happens_2 ? x_begin + 1 : 1, happens_2
                                ? mint_lesser(x_begin + x_count - 1, (long long)(nx) - 2) + 1 : 0},
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    u_map.settle(site, "u");
                    v_map.settle(site, "v");
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch u_reads = {"u[y][x + 1 == nx ? x - 1 : x + 1]", {{0, 0, {1, 0}}, {-1, -1,
                            {0, 1}}}, {mint_any_index, {mint_greater(x_begin, (long long)(nx) - 1),
                            mint_lesser(x_begin + x_count - 1, (long long)(nx) - 1)}}};
                    const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch u_reads_2 = {"u[y][x + 1 == nx ? x - 1 : x + 1]", {{0, 0, {1, 0}}, {1, 1,
                            {0, 1}}}, {mint_any_index, {x_begin,
                            mint_lesser(x_begin + x_count - 1, (long long)(nx) - 2)}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "in_place_sweep2",
                            mint_tiles(site, "x", x_count, 128, 2147482367),
                            mint_tiles(site, "y", y_count, 2, 2147417079));
                    mint_file(site, in_place_chain1, 1, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                            in_place_chain1_values{(int)(nx)},
                            [site, blocks, u_map, v_map, x_count = x_count, y_count = y_count,
                                    nx = nx]() mutable {
                        u_map.find_again();
                        v_map.find_again();
                        mint_launching(site, "in_place_sweep2");
                        in_place_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], nx,
                            (unsigned)x_count, (unsigned)y_count);
                        mint_launched(site, "in_place_sweep2");
                    });
                }
            }
...
        {
            const mint_site site = {"in.c", 88};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table v_map = mint_find_table(site, "v", v);
                mint_table u_map = mint_find_table(site, "u", u);
                const bool happens = mint_greater(y_begin, (long long)(ny) - 1)
                        <= mint_lesser(y_begin + y_count - 1, (long long)(ny) - 1);
                const bool happens_2 = y_begin <= mint_lesser(y_begin + y_count - 1, (long long)(ny) - 2);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "y-1", happens ? mint_greater(y_begin, (long long)(ny) - 1) - 1 : 1,
                            happens ? mint_lesser(y_begin + y_count - 1, (long long)(ny) - 1) - 1 : 0},
                    {v_map, "v", 0, "y+1", happens_2 ? y_begin + 1 : 1, happens_2
                            ? mint_lesser(y_begin + y_count - 1, (long long)(ny) - 2) + 1 : 0},
                    {v_map, "v", 1, "x", happens ? x_begin : 1, happens ? x_begin + x_count - 1 : 0},
                    {v_map, "v", 1, "x", happens_2 ? x_begin : 1, happens_2 ? x_begin + x_count - 1 : 0},
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                v_map.settle(site, "v");
                u_map.settle(site, "u");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch v_reads = {"v[y == ny - 1 ? y - 1 : y + 1][x]", {{-1, -1, {1, 0}}, {0, 0,
                        {0, 1}}}, {{mint_greater(y_begin, (long long)(ny) - 1),
                        mint_lesser(y_begin + y_count - 1, (long long)(ny) - 1)}, mint_any_index}};
                const mint_touch u_writes = {"u[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch v_reads_2 = {"v[y == ny - 1 ? y - 1 : y + 1][x]", {{1, 1, {1, 0}}, {0, 0,
                        {0, 1}}}, {{y_begin, mint_lesser(y_begin + y_count - 1, (long long)(ny) - 2)},
                        mint_any_index}};
                mint_distinct(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
                mint_distinct(site, loops, v_map, "v", v_reads_2, u_map, "u", u_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "in_place_sweep3",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 2, 2147417079));
                mint_launching(site, "in_place_sweep3");
                in_place_sweep3<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], (real *)u_map.device, u_map.stride[0], ny,
                    (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "in_place_sweep3", u_map);
            }
        }
...
    mint_copy_out({"in.c", 92}, "u", u, mint_extents(ny, nx));
    mint_copy_out({"in.c", 93}, "v", v, mint_extents(ny, nx));
...
/* absolute_sweep1 makes one step. */

/* 3 steps of the loop at line 102.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
absolute_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> a_grid,
                      long long a_grid_row, mint_each<real *, 1> a_to, mint_border a_border,
                      mint_each<long long, 2> begin)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 3, 3, 0, 2> x_tile;
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
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, a_border.below[1], a_border.above[1],
            0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const a_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real a_rows[4][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, a_border.below[1], a_border.above[1], 0,
                    1, 0, 0, -mint_beyond(plane, planes, a_border.below[0], a_border.above[0]))
                    : known.inside ? ~0u : there;
            mint_start_row<4>(a_ring[slot % 4][warp], a_grid[1] + (long long)plane*a_grid_row + x,
                    exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
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
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real a_0[6];
            mint_move<4>(&a_0[1], a_rows[k][1]);
            mint_beside<1, 4, 1>(&a_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                early[k][e] = ((long)(begin[1] + x + e) > 0 ? a_0[e] : a_0[e + 2])/4;
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int e = 0; e < 4; e++)
                a_rows[k + 1][0][e] = ((int)(begin[0] + r - k - 1) > 0 ? a_rows[k][2][e]
                        : a_rows[k][0][e])/2 + early[k][e]
                        + ((int)(begin[0] + r - k - 1) > 0 ? a_rows[k][2][e] : a_rows[k][0][e])/8;
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, a_border.below[1],
                            a_border.above[1], 0, 1, 0, 0,
                            -mint_beyond(plane, planes, a_border.below[0], a_border.above[0]));
                    mint_load_row<4>(a_rows[k + 1][0], a_grid[k % 2] + (long long)plane*a_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r - 3 && r - 3 < to)
            mint_store_row<4, false>(a_to[0] + (long long)(r - 3)*a_grid_row + x, a_rows[3][0],
                    store_low, store_high, known.packed);
    };
    const int end = to + 3; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 3, 0);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        while (r < end) {
            if (r >= 3) {
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
static bool advance_absolute_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    if (range[3] < 2)
        return false; // conditions do not leave out all that lies beyond the range
    if (range[1] < 2)
        return false; // conditions do not leave out all that lies beyond the range
    mint_each<real *, 2> a_grid;
    mint_each<real *, 1> a_to;
    const long long *a_grid_stride = steps.place(0, 1).stride;
    mint_border a_border = {{0, 0, 0}, {0, 0, 0}}; // cells around the range that exist
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, a_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        if (!mint_cut_border<2>(steps, steps.storage(k, 1), {{0, 0, 0}, {0, 0, 0}}, false,
                a_border))
            return false;
        a_grid.of[k] = (real *)place.read + range[2]*a_grid_stride[0] + range[0]*a_grid_stride[1];
    }
    a_to.of[0] = (real *)steps.place(2, 1).write + range[2]*a_grid_stride[0]
            + range[0]*a_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 3, 3, 0, 2>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "absolute_chain1_march",
            (const void *)absolute_chain1_march<true>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "absolute_chain1_march",
            mint_ceil_div(division.units(), 4));
    const mint_each<long long, 2> begin = {{range[2], range[0]}};
    const bool packed = mint_all_aligned(a_grid, a_grid_stride, 2, 16)
            && mint_all_aligned(a_to, a_grid_stride, 2, 16);
    const auto march = packed ? absolute_chain1_march<true> : absolute_chain1_march<false>;
    if (march != absolute_chain1_march<true>)
        mint_prepare_shared(steps.site, "absolute_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "absolute_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, a_grid, a_grid_stride[0], a_to,
            a_border, begin);
    mint_launched(steps.site, "absolute_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain absolute_chain1 = {{"in.c", 102}, "absolute_chain1", 3, 3, 1, 2, 1, 0x3,
        0x0, advance_absolute_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_5;
    mint_copy_in(mappings_5, {"in.c", 99}, "a", a, mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_5, {"in.c", 100}, "b", b, mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_5({"in.c", 101}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 104};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_table a_map = mint_find_table(site, "a", a);
                mint_table b_map = mint_find_table(site, "b", b);
                const bool happens = mint_greater(y_begin, 1) <= y_begin + y_count - 1;
                const bool happens_2 = y_begin <= mint_lesser(y_begin + y_count - 1, 0);
                const bool happens_3 = mint_greater(x_begin, 1) <= x_begin + x_count - 1;
                const bool happens_4 = x_begin <= mint_lesser(x_begin + x_count - 1, 0);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {a_map, "a", 0, "y-1", happens ? mint_greater(y_begin, 1) - 1 : 1, happens ? y_begin
                            + y_count - 2 : 0},
                    {a_map, "a", 0, "y+1", happens_2 ? y_begin + 1 : 1, happens_2
                            ? mint_lesser(y_begin + y_count - 1, 0) + 1 : 0},
                    {a_map, "a", 0, "y", happens_3 ? y_begin : 1, happens_3 ? y_begin + y_count - 1 : 0},
                    {a_map, "a", 0, "y", happens_4 ? y_begin : 1, happens_4 ? y_begin + y_count - 1 : 0},
                    {a_map, "a", 1, "x", happens ? x_begin : 1, happens ? x_begin + x_count - 1 : 0},
                    {a_map, "a", 1, "x", happens_2 ? x_begin : 1, happens_2 ? x_begin + x_count - 1 : 0},
                    {a_map, "a", 1, "x-1", happens_3 ? mint_greater(x_begin, 1) - 1 : 1, happens_3 ? x_begin
                            + x_count - 2 : 0},
                    {a_map, "a", 1, "x+1", happens_4 ? x_begin + 1 : 1, happens_4
                            ? mint_lesser(x_begin + x_count - 1, 0) + 1 : 0},
                    {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                    {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                a_map.settle(site, "a");
                b_map.settle(site, "b");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_reads = {"a[up][x]", {{-1, -1, {1, 0}}, {0, 0, {0, 1}}},
                        {{mint_greater(y_begin, 1), y_begin + y_count - 1}, mint_any_index}};
                const mint_touch b_writes = {"b[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch a_reads_2 = {"a[up][x]", {{1, 1, {1, 0}}, {0, 0, {0, 1}}}, {{y_begin,
                        mint_lesser(y_begin + y_count - 1, 0)}, mint_any_index}};
                const mint_touch a_reads_3 = {"a[y][labs(x - 1)]", {{0, 0, {1, 0}}, {-1, -1, {0, 1}}},
                        {mint_any_index, {mint_greater(x_begin, 1), x_begin + x_count - 1}}};
                const mint_touch a_reads_4 = {"a[y][labs(x - 1)]", {{0, 0, {1, 0}}, {1, 1, {0, 1}}},
                        {mint_any_index, {x_begin, mint_lesser(x_begin + x_count - 1, 0)}}};
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_2, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_3, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_4, b_map, "b", b_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "absolute_sweep1", mint_ceil_div(x_count, 128),
                        mint_tiles(site, "y", y_count, 4, 2147417073));
                mint_file(site, absolute_chain1, 0, {&a_map, &b_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, a_map, b_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    a_map.find_again();
                    b_map.find_again();
                    mint_launching(site, "absolute_sweep1");
                    absolute_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)a_map.device, a_map.stride[0], (real *)b_map.device, b_map.stride[0],
                        x_count, (unsigned)y_count, mint_is_aligned(b_map, x_begin, 16));
                    mint_launched(site, "absolute_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 113}, "a", a, mint_extents(ny, nx));
    mint_copy_out({"in.c", 114}, "b", b, mint_extents(ny, nx));
