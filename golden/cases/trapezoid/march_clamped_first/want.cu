
...
/* wave_sweep1 makes one step. */

/* 4 steps of the loop at line 19.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
wave_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 3> now_grid,
                  long long now_grid_row, mint_each<real *, 2> now_to)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 4, 0, 4, 2> x_tile;
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
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, 1, 0, 0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in, of 2 versions
    real (*const now_ring)[4][4][128] = reinterpret_cast<real (*)[4][4][128]>(mint_shared);
    real now_rows[6][2][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 0, 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, 1, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(now_ring[0][slot % 4][warp], now_grid[1]
                    + (long long)plane*now_grid_row + x, exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 0, 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, 1, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(now_ring[1][slot % 4][warp], now_grid[2]
                    + (long long)plane*now_grid_row + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    real now_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_now = [&](int k, int plane) {
        if (0 <= plane && plane < planes)
            mint_load_row<4>(now_around[k], now_grid[k] + (long long)plane*now_grid_row + x,
                    beyond);
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 5; k++) {
#pragma unroll
            for (int age = 1; age > 0; age--)
                mint_move<4>(now_rows[k][age], now_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(now_rows[0][0], now_ring[0][slot % 4][warp], lane);
        mint_take_row<4>(now_rows[1][0], now_ring[1][slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 4; k++) {
            real now_m1[4];
            mint_move<4>(&now_m1[0], now_rows[k + 1][1]);
            if (!known.steady) {
                if (r < 1)
                    mint_move<4>(&now_m1[0], now_rows[k + 1][0]);
            }
            real now_0[5];
            mint_move<4>(&now_0[1], now_rows[k + 1][0]);
            mint_beside<1, 4, 0>(&now_0[1]);
            if (!known.inside)
                mint_stop_row<1, 4, 0, mint_low_end>(&now_0[1], -x, gx.cells - x);
            real now_before_0[5];
            mint_move<4>(&now_before_0[1], now_rows[k][0]);
            mint_beside<1, 4, 0>(&now_before_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                now_rows[k + 2][0][e] = (real)0.3*now_m1[e] + (real)0.2*now_0[e]
                        + (real)0.1*now_0[e + 1] + (real)0.2*now_rows[k][1][e]
                        + (real)0.1*now_before_0[e];
            if (!known.inside) {
                mint_keep_row<4>(now_rows[k + 2][0], k == 0 ? now_around[k] : now_rows[k - 1][0],
                        beyond);
                if (k == 0)
                    look_around_now(k, r + 1);
            }
            if (!known.steady) {
                const int plane = r;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 0, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, 1, 0));
                    mint_load_row<4>(now_rows[k + 2][0], now_grid[k % 3]
                            + (long long)plane*now_grid_row + x, exist);
                }
            }
        }
        if (from <= r - 0 && r - 0 < to)
            mint_store_row<4, known.inside>(now_to[0] + (long long)(r - 0)*now_grid_row + x,
                    now_rows[5][0], store_low, store_high, known.packed);
        if (from <= r - 0 && r - 0 < to)
            mint_store_row<4, known.inside>(now_to[1] + (long long)(r - 0)*now_grid_row + x,
                    now_rows[4][0], store_low, store_high, known.packed);
    };
    const int end = to + 0; // behind the last plane that comes in
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
            for (int k = 0; k < 1; k++)
                look_around_now(k, r);
        }
        while (r < end) {
            if (r >= 1) {
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

// Makes 4 steps of the loop in one launch.
static bool advance_wave_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 4 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    mint_each<real *, 3> now_grid;
    mint_each<real *, 2> now_to;
    const long long *now_grid_stride = steps.place(0, 2).stride;
    for (int k = 0; k < 3; k++) {
        const mint_place_of place = steps.place(k, 2);
        if (memcmp(place.stride, now_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        now_grid.of[k] = (real *)place.read + range[2]*now_grid_stride[0]
                + range[0]*now_grid_stride[1];
    }
    now_to.of[0] = (real *)steps.place(3, 2).write + range[2]*now_grid_stride[0]
            + range[0]*now_grid_stride[1];
    now_to.of[1] = (real *)steps.place(2, 2).write + range[2]*now_grid_stride[0]
            + range[0]*now_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 4, 0, 4, 2>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "wave_chain1_march",
            (const void *)wave_chain1_march<true>, 128, 32768);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 4, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "wave_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(now_grid, now_grid_stride, 2, 16)
            && mint_all_aligned(now_to, now_grid_stride, 2, 16);
    const auto march = packed ? wave_chain1_march<true> : wave_chain1_march<false>;
    if (march != wave_chain1_march<true>)
        mint_prepare_shared(steps.site, "wave_chain1_march", (const void *)march, 32768);
    mint_launching(steps.site, "wave_chain1_march");
    march<<<blocks, 128, 32768, mint_stream()>>>(gx, division, now_grid, now_grid_stride[0],
            now_to);
    mint_launched(steps.site, "wave_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain wave_chain1 = {{"in.c", 19}, "wave_chain1", 4, 4, 1, 3, 1, 0x7, 0x0,
        advance_wave_chain1, nullptr, {2, 0, 1}, {{3, 0x3, 0x4, 2, {0, 1, 2}}}};

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 15}, "before", before, mint_extents(ny, nx), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 16}, "now", now, mint_extents(ny, nx), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 17}, "next", next, mint_extents(ny, nx), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 18}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 21};
            const long long i_begin = 1, i_count = mint_trips(i_begin, ny, 1);
            const long long j_begin = 1, j_count = mint_trips(j_begin, nx, 1);
            if (i_count > 0 && j_count > 0) {
                mint_may_wait();
                mint_table now_map = mint_find_table(site, "now", now);
                mint_table before_map = mint_find_table(site, "before", before);
                mint_table next_map = mint_find_table(site, "next", next);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {now_map, "now", 0, "i", i_begin, i_begin + i_count - 1},
                    {now_map, "now", 1, "j", j_begin, j_begin + j_count - 1},
                    {before_map, "before", 0, "i-1..i", i_begin - 1, i_begin + i_count - 1},
                    {before_map, "before", 1, "j-1..j", j_begin - 1, j_begin + j_count - 1},
                    {next_map, "next", 0, "i", i_begin, i_begin + i_count - 1},
                    {next_map, "next", 1, "j", j_begin, j_begin + j_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                now_map.settle(site, "now");
                before_map.settle(site, "before");
                next_map.settle(site, "next");
                const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                const mint_touch now_reads = {"now[north][j]", {{i_begin, i_begin + i_count - 1, {0, 0}},
                        {0, 0, {0, 1}}}};
                const mint_touch next_writes = {"next[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch now_reads_2 = {"now[i][west]", {{0, 0, {1, 0}}, {j_begin, j_begin + j_count
                        - 1, {0, 0}}}};
                const mint_touch now_reads_3 = {"now[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch before_reads = {"before[i - 1][j]", {{-1, 0, {1, 0}}, {-1, 0, {0, 1}}}};
                mint_distinct(site, loops, now_map, "now", now_reads, next_map, "next", next_writes);
                mint_distinct(site, loops, now_map, "now", now_reads_2, next_map, "next", next_writes);
                mint_distinct(site, loops, now_map, "now", now_reads_3, next_map, "next", next_writes);
                mint_distinct(site, loops, before_map, "before", before_reads, next_map, "next",
                        next_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "wave_sweep1",
                        mint_tiles(site, "j", j_count, 128, 2147482366),
                        mint_tiles(site, "i", i_count, 4, 2147417072));
                mint_file(site, wave_chain1, 0, {&now_map, &before_map, &next_map}, {j_begin, j_count,
                        i_begin, i_count}, mint_no_scalars(),
                        [site, blocks, now_map, before_map, next_map, j_begin = j_begin, j_count = j_count,
                                i_count = i_count]() mutable {
                    now_map.find_again();
                    before_map.find_again();
                    next_map.find_again();
                    mint_launching(site, "wave_sweep1");
                    wave_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)now_map.device, now_map.stride[0], (real *)before_map.device,
                        before_map.stride[0], (real *)next_map.device, next_map.stride[0],
                        (unsigned)j_count, (unsigned)i_count,
                        mint_is_aligned(now_map, j_begin, 16) && mint_is_aligned(before_map, j_begin, 16) && mint_is_aligned(next_map, j_begin, 16));
                    mint_launched(site, "wave_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 31}, "before", before, mint_extents(ny, nx));
    mint_copy_out({"in.c", 32}, "now", now, mint_extents(ny, nx));
    mint_copy_out({"in.c", 33}, "next", next, mint_extents(ny, nx));
...
/* main_sweep1 makes one step. */

/* 4 steps of the loop at line 50.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed, bool fewer>
static __global__ void __launch_bounds__(128, 2)
main_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> now_grid,
                  long long now_grid_row, mint_each<real *, 1> now_to, int made)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 0, 4, 0, 2> x_tile;
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
    real (*const now_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real now_rows[5][2][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                    -mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(now_ring[slot % 4][warp], now_grid[1] + (long long)plane*now_grid_row
                    + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 4; k++) {
#pragma unroll
            for (int age = 1; age > 0; age--)
                mint_move<4>(now_rows[k][age], now_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(now_rows[0][0], now_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 4; k++) {
            if (fewer && k >= made) { // a step that the launch does not make
                mint_move<4>(now_rows[k + 1][0], now_rows[k][0]);
                continue;
            }
            real now_m1[4];
            mint_move<4>(&now_m1[0], now_rows[k][1]);
            if (!known.steady) {
                if (r < 1)
                    mint_move<4>(&now_m1[0], now_rows[k][0]);
            }
            real now_0[5];
            mint_move<4>(&now_0[0], now_rows[k][0]);
            mint_beside<0, 4, 1>(&now_0[0]);
            if (!known.inside)
                mint_stop_row<0, 4, 1, mint_high_end>(&now_0[0], -x, gx.cells - x);
#pragma unroll
            for (int e = 0; e < 4; e++)
                now_rows[k + 1][0][e] = (real)0.5*now_m1[e] + (real)0.25*now_0[e + 1];
            if (!known.steady) {
                const int plane = r;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                            -mint_beyond(plane, planes, 0, 0));
                    mint_load_row<4>(now_rows[k + 1][0], now_grid[k % 2]
                            + (long long)plane*now_grid_row + x, exist);
                }
            }
        }
        if (from <= r - 0 && r - 0 < to)
            mint_store_row<4, known.inside>(now_to[0] + (long long)(r - 0)*now_grid_row + x,
                    now_rows[4][0], store_low, store_high, known.packed);
    };
    const int end = to + 0; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 4, 0);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        while (r < end) {
            if (r >= 1) {
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

/* 4 steps of the loop at line 72.
 * A block streams along the slowest dimension: 2 cells a lane, 4 rows a warp, 8 warps,
 *   prefetches 2 planes. */
template <bool packed, bool fewer>
static __global__ void __launch_bounds__(256, 1)
main_chain2_march(mint_tiling gx, mint_tiling gy, mint_division division,
                  mint_each<real *, 2> was_grid, long long was_grid_row, long long was_grid_plane,
                  mint_each<real *, 1> was_to, int made)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<64, 4, 0, 0, 2> x_tile;
    typedef mint_tile<32, 0, 4, 0, 1> y_tile;
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
    real (*const was_ring)[32][64] = reinterpret_cast<real (*)[32][64]>(mint_shared);
    // rows at the edges of warps: turns, steps
    real (*const was_edges)[4][8][2][64] = reinterpret_cast<real (*)[4][8][2][64]>(mint_shared
            + 49152);
    // the barrier of the block's warps
    uint64_t *const barrier = reinterpret_cast<uint64_t *>(mint_shared + 114688);
    for (int n = threadIdx.x; n < 8192; n += 256)
        reinterpret_cast<real *>(mint_shared + 49152)[n] = 0;
    mint_open_barrier(barrier, 8);
    __syncthreads();
    real was_rows[5][2][4][2] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0, 0,
                    -mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there;
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_start_row<2>(was_ring[slot % 3][warp*4 + h], was_grid[1]
                        + (long long)plane*was_grid_plane + (long long)y*was_grid_row + x
                        + h*was_grid_row, exist >> h*2, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 4; k++) {
#pragma unroll
            for (int age = 1; age > 0; age--) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_move<2>(was_rows[k][age][h], was_rows[k][age - 1][h]);
            }
        }
        __pipeline_wait_prior(1);
#pragma unroll
        for (int h = 0; h < 4; h++)
            mint_take_row<2>(was_rows[0][0][h], was_ring[slot % 3][warp*4 + h], lane);
        fetch(r + 2, slot + 2, known);
        // The other warps' rows of the turn before.
        mint_wait_for_warps(barrier, slot);
        mint_give_row<2>(was_edges[slot % 2][0][warp][0], was_rows[0][0][0], lane);
        mint_give_row<2>(was_edges[slot % 2][0][warp][1], was_rows[0][0][3], lane);
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 4; k++) {
            if (fewer && k >= made) { // a step that the launch does not make
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_move<2>(was_rows[k + 1][0][h], was_rows[k][1][h]);
                continue;
            }
            real was_0[5][3];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&was_0[h][1], was_rows[k][1][h]);
            mint_take_row<2>(&was_0[4][1], was_edges[(slot + 1) % 2][k][min(warp + 1, 7)][0], lane);
#pragma unroll
            for (int h = 0; h < 5; h++)
                mint_beside<1, 2, 0>(&was_0[h][1]);
            if (!known.inside) {
#pragma unroll
                for (int h = 0; h < 5; h++)
                    mint_stop_row<1, 2, 0, mint_low_end>(&was_0[h][1], -x, gx.cells - x);
            }
            if (!known.inside) {
#pragma unroll
                for (int h = 1; h < 5; h++) {
                    if (y + h - 0 >= gy.cells)
                        mint_move<3>(was_0[h], was_0[h - 1]);
                }
            }
#pragma unroll
            for (int h = 0; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    was_rows[k + 1][0][h][e] = (real)0.5*was_rows[k][1][h][e]
                            + (real)0.25*was_0[h + 1][e];
            }
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0,
                            0, -mint_beyond(plane, planes, 0, 0));
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_load_row<2>(was_rows[k + 1][0][h], was_grid[k % 2]
                                + (long long)plane*was_grid_plane + (long long)y*was_grid_row + x
                                + h*was_grid_row, exist >> h*2);
                }
            }
            if (k < 3) {
                mint_give_row<2>(was_edges[slot % 2][k + 1][warp][0], was_rows[k + 1][0][0], lane);
                mint_give_row<2>(was_edges[slot % 2][k + 1][warp][1], was_rows[k + 1][0][3], lane);
            }
        }
        mint_arrive(barrier, lane);
        if (from <= r - 4 && r - 4 < to) {
#pragma unroll
            for (int h = 0; h < 4; h++) {
                if (y_from <= y + h && y + h < y_to)
                    mint_store_row<2, known.inside>(was_to[0] + (long long)(r - 4)*was_grid_plane
                            + (long long)y*was_grid_row + x + h*was_grid_row, was_rows[4][0][h],
                            store_low, store_high, known.packed);
            }
        }
    };
    const int end = to + 4; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 2);
    auto stream = [&](auto tile) {
        int r = max(from, 0);
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

// Makes up to 4 steps of the loop in one launch.
static bool advance_main_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps < 3 || steps.steps > 4 || range[1] > mint_most_cells || range[3]
            > mint_most_cells)
        return false;
    mint_each<real *, 2> now_grid;
    mint_each<real *, 1> now_to;
    const long long *now_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, now_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        now_grid.of[k] = (real *)place.read + range[2]*now_grid_stride[0]
                + range[0]*now_grid_stride[1];
    }
    now_to.of[0] = (real *)steps.place(steps.steps - 1, 1).write + range[2]*now_grid_stride[0]
            + range[0]*now_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 0, 4, 0, 2>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "main_chain1_march",
            (const void *)main_chain1_march<true, false>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 4, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "main_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(now_grid, now_grid_stride, 2, 16)
            && mint_all_aligned(now_to, now_grid_stride, 2, 16);
    const auto march = steps.steps < 4
            ? (packed ? main_chain1_march<true, true> : main_chain1_march<false, true>)
            : (packed ? main_chain1_march<true, false> : main_chain1_march<false, false>);
    if (march != main_chain1_march<true, false>)
        mint_prepare_shared(steps.site, "main_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "main_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, now_grid, now_grid_stride[0], now_to,
            steps.steps);
    mint_launched(steps.site, "main_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain main_chain1 = {{"in.c", 50}, "main_chain1", 4, 3, 1, 2, 1, 0x3, 0x0,
        advance_main_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

// Makes up to 4 steps of the loop in one launch.
static bool advance_main_chain2(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps < 3 || steps.steps > 4 || range[1] > mint_most_cells || range[3]
            > mint_most_cells || range[5] > mint_most_cells)
        return false;
    mint_each<real *, 2> was_grid;
    mint_each<real *, 1> was_to;
    const long long *was_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, was_grid_stride, 3*sizeof *place.stride) != 0)
            return false;
        was_grid.of[k] = (real *)place.read + range[4]*was_grid_stride[0]
                + range[2]*was_grid_stride[1] + range[0]*was_grid_stride[2];
    }
    was_to.of[0] = (real *)steps.place(steps.steps - 1, 1).write + range[4]*was_grid_stride[0]
            + range[2]*was_grid_stride[1] + range[0]*was_grid_stride[2];
    const mint_tiling gx = mint_tile<64, 4, 0, 0, 2>::of(range[1], 0);
    const mint_tiling gy = mint_tile<32, 0, 4, 0, 1>::of(range[3], 0);
    static const long long room = mint_room(steps.site, "main_chain2_march",
            (const void *)main_chain2_march<true, false>, 256, 114816);
    const mint_division division = mint_divide(room, gx.tiles, gy.tiles, (int)range[5], 0, 1.15,
            1.1);
    const dim3 blocks = mint_blocks(steps.site, "main_chain2_march", division.units());
    const bool packed = mint_all_aligned(was_grid, was_grid_stride, 3, 16)
            && mint_all_aligned(was_to, was_grid_stride, 3, 16);
    const auto march = steps.steps < 4
            ? (packed ? main_chain2_march<true, true> : main_chain2_march<false, true>)
            : (packed ? main_chain2_march<true, false> : main_chain2_march<false, false>);
    if (march != main_chain2_march<true, false>)
        mint_prepare_shared(steps.site, "main_chain2_march", (const void *)march, 114816);
    mint_launching(steps.site, "main_chain2_march");
    march<<<blocks, 256, 114816, mint_stream()>>>(gx, gy, division, was_grid, was_grid_stride[1],
            was_grid_stride[0], was_to, steps.steps);
    mint_launched(steps.site, "main_chain2_march");
    return true;
}
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain main_chain2 = {{"in.c", 72}, "main_chain2", 4, 3, 1, 2, 1, 0x3, 0x0,
        advance_main_chain2, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_2;
...
    mint_copy_in(mappings_2, {"in.c", 47}, "now", now, mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 48}, "next", next, mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 49}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 52};
            const long long i_begin = 0, i_count = mint_trips(i_begin, ny, 1);
            const long long j_begin = 0, j_count = mint_trips(j_begin, nx, 1);
            if (i_count > 0 && j_count > 0) {
                mint_may_wait();
                mint_table now_map = mint_find_table(site, "now", now);
                mint_table next_map = mint_find_table(site, "next", next);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {now_map, "now", 0, "i", i_begin, i_begin + i_count - 1},
                    {now_map, "now", 1, "j", j_begin, j_begin + j_count - 1},
                    {next_map, "next", 0, "i", i_begin, i_begin + i_count - 1},
                    {next_map, "next", 1, "j", j_begin, j_begin + j_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                now_map.settle(site, "now");
                next_map.settle(site, "next");
                const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                const mint_touch now_reads = {"now[north][j]", {{i_begin, i_begin + i_count - 1, {0, 0}},
                        {0, 0, {0, 1}}}};
                const mint_touch next_writes = {"next[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch now_reads_2 = {"now[i][east]", {{0, 0, {1, 0}}, {j_begin, j_begin + j_count
                        - 1, {0, 0}}}};
                mint_distinct(site, loops, now_map, "now", now_reads, next_map, "next", next_writes);
                mint_distinct(site, loops, now_map, "now", now_reads_2, next_map, "next", next_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                        mint_tiles(site, "j", j_count, 128, 2147482367),
                        mint_tiles(site, "i", i_count, 4, 2147417073));
                mint_file(site, main_chain1, 0, {&now_map, &next_map}, {j_begin, j_count, i_begin, i_count},
                        mint_no_scalars(),
                        [site, blocks, now_map, next_map, j_begin = j_begin, j_count = j_count,
                                i_count = i_count]() mutable {
                    now_map.find_again();
                    next_map.find_again();
                    mint_launching(site, "main_sweep1");
                    main_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)now_map.device, now_map.stride[0], (real *)next_map.device,
                        next_map.stride[0], (unsigned)j_count, (unsigned)i_count,
                        mint_is_aligned(now_map, j_begin, 16) && mint_is_aligned(next_map, j_begin, 16));
                    mint_launched(site, "main_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 61}, "now", now, mint_extents(ny, nx));
    mint_copy_out({"in.c", 62}, "next", next, mint_extents(ny, nx));
...
    real (*was)[height][width] = (__typeof__(was))calloc(depth, sizeof *was), (*is)[height][width] = (__typeof__(is))calloc(depth, sizeof *is);
...
    mint_copy_in(mappings_2, {"in.c", 69}, "was", &was[0][0][0], mint_extents(depth, height, width), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 70}, "is", &is[0][0][0], mint_extents(depth, height, width), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_3({"in.c", 71});
...
        {
            const mint_site site = {"in.c", 74};
            const long long i_begin = 0, i_count = mint_trips(i_begin, depth, 1);
            const long long j_begin = 0, j_count = mint_trips(j_begin, height, 1);
            const long long k_begin = 0, k_count = mint_trips(k_begin, width, 1);
            if (i_count > 0 && j_count > 0 && k_count > 0) {
                mint_may_wait();
                mint_mapping &was_map = mint_find(site, "was", &was[0][0][0], sizeof(real),
                        mint_extents(0, sizeof(was[0]) / sizeof(was[0][0]), sizeof(was[0][0])
                        / sizeof(was[0][0][0])));
                mint_mapping &is_map = mint_find(site, "is", &is[0][0][0], sizeof(real),
                        mint_extents(0, sizeof(is[0]) / sizeof(is[0][0]), sizeof(is[0][0])
                        / sizeof(is[0][0][0])));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {was_map, "was", 0, "i", i_begin, i_begin + i_count - 1},
                    {was_map, "was", 1, "j", j_begin, j_begin + j_count - 1},
                    {was_map, "was", 2, "k", k_begin, k_begin + k_count - 1},
                    {is_map, "is", 0, "i", i_begin, i_begin + i_count - 1},
                    {is_map, "is", 1, "j", j_begin, j_begin + j_count - 1},
                    {is_map, "is", 2, "k", k_begin, k_begin + k_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}, {k_begin, k_count,
                        1}}};
                const mint_touch was_reads = {"was[i][j][k]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0,
                        {0, 0, 1}}}};
                const mint_touch is_writes = {"is[i][j][k]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0,
                        {0, 0, 1}}}};
                const mint_touch was_reads_2 = {"was[i][below][west]", {{0, 0, {1, 0, 0}}, {j_begin, j_begin
                        + j_count - 1, {0, 0, 0}}, {k_begin, k_begin + k_count - 1, {0, 0, 0}}}};
                mint_distinct(site, loops, was_map, "was", was_reads, is_map, "is", is_writes);
                mint_distinct(site, loops, was_map, "was", was_reads_2, is_map, "is", is_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2",
                        mint_tiles(site, "k", k_count, 64, 2147482495), mint_ceil_div(j_count, 8),
                        mint_ceil_div(i_count, 4));
                mint_file(site, main_chain2, 0, {&was_map, &is_map}, {k_begin, k_count, j_begin, j_count,
                        i_begin, i_count}, mint_no_scalars(),
                        [site, blocks, &was_map, &is_map, k_begin = k_begin, k_count = k_count,
                                j_count = j_count, i_count = i_count]() mutable {
                    mint_launching(site, "main_sweep2");
                    main_sweep2<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                        (real *)was_map.device, was_map.stride[0], was_map.stride[1], (real *)is_map.device,
                        is_map.stride[0], is_map.stride[1], (unsigned)k_count, (unsigned)j_count,
                        (unsigned)i_count,
                        mint_is_aligned(was_map, k_begin, 16) && mint_is_aligned(is_map, k_begin, 16));
                    mint_launched(site, "main_sweep2");
                });
            }
        }
        real (*swap)[height][width] = (__typeof__(swap))was;
        was = (__typeof__(was))is;
        is = (__typeof__(is))swap;
...
}
    mint_copy_out({"in.c", 84}, "was", &was[0][0][0], mint_extents(depth, height, width));
    mint_copy_out({"in.c", 85}, "is", &is[0][0][0], mint_extents(depth, height, width));
