
...
/* The loops at line 14.
 * now: read, 5-point star of radius 1
 * next: written
 * A block computes 128x6x1 points, a thread 2x3x1 of them.
 * The model expects 299 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
smooth_sweep1(const real *__restrict__ now_grid, long long now_row, real *__restrict__ next_grid,
              long long next_row, unsigned j_count, unsigned i_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y*3;
    const unsigned ij = blockIdx.x*128 + tx, ii = mint_block_y()*6 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 3 : mint_valid(ii, i_count, 0);
        const int valid = interior ? 2 : mint_valid(ij, j_count, 0);
        int valid_in[3] = {valid, 1 < rows_2 ? valid : 0, 2 < rows_2 ? valid : 0};
        const int valid_1 = interior ? 3 : mint_valid(ij, j_count, 1);
        const int j0 = 1 + (int)ij, i0 = 1 + (int)ii;
        long long now_at = i0*now_row + j0, next_at = i0*next_row + j0;
        real now[5][4]; // rows -1 to 3, cells -1 to 2
        mint_load<2>(&now[0][1], &now_grid[now_at-now_row], valid, packed);
#pragma unroll
        for (int r = 0; r < 3; r++)
            mint_load<2>(&now[r+1][1], &now_grid[now_at+r*now_row], r - 1 < rows_2 ? valid_1 : 0,
                    packed);
        mint_load<2>(&now[4][1], &now_grid[now_at+3*now_row], valid_in[2], packed);
#pragma unroll
        for (int r = 0; r < 3; r++)
            mint_widen<1, 2, 1>(&now[r+1][1], &now_grid[now_at+r*now_row], r - 1 < rows_2 ? valid_1
                    : 0);
        // Compute and store.
        real next[3][2];
#pragma unroll
        for (int r = 0; r < 3; r++) {
#pragma unroll
            for (int e_2 = 0; e_2 < 2; e_2++)
                next[r][e_2] = (real)0.2*(now[r+1][e_2+1] + now[r+1][e_2] + now[r+1][e_2+2]
                        + now[r][e_2+1] + now[r+2][e_2+1]);
        }
#pragma unroll
        for (int r = 0; r < 3; r++)
            mint_store<2>(&next_grid[next_at+r*next_row], next[r], valid_in[r], packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= j_count && (mint_block_y() + 1)*6 <= i_count)
        tile(mint_constant<true>());
    else if (ii < i_count)
        tile(mint_constant<false>());
}

/* 10 steps of the loop at line 12.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed, bool fewer>
static __global__ void __launch_bounds__(128, 2)
smooth_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> now_grid,
                    long long now_grid_row, mint_each<real *, 1> now_to, int made)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 10, 10, 4, 2> x_tile;
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
    // 4 planes that come in
    real (*const now_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real now_rows[11][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, 1, 1)) : known.inside ? ~0u : there;
            mint_start_row<4>(now_ring[slot % 4][warp], now_grid[1] + (long long)plane*now_grid_row
                    + x, exist, known.packed, lane);
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
        for (int k = 0; k < 10; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(now_rows[k][age], now_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(now_rows[0][0], now_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        real early[10][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 10; k++) {
            if (fewer && k >= made)
                break;
            real now_0[6];
            mint_move<4>(&now_0[1], now_rows[k][1]);
            mint_beside<1, 4, 1>(&now_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                early[k][e] = now_rows[k][1][e] + now_0[e] + now_0[e + 2] + now_rows[k][2][e];
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 10; k++) {
            if (fewer && k >= made) { // a step that the launch does not make
                mint_move<4>(now_rows[k + 1][0], now_rows[k][1]);
                continue;
            }
#pragma unroll
            for (int e = 0; e < 4; e++)
                now_rows[k + 1][0][e] = (real)0.2*(early[k][e] + now_rows[k][0][e]);
            if (!known.inside) {
                mint_keep_row<4>(now_rows[k + 1][0], k == 0 ? now_around[k] : now_rows[k - 1][2],
                        beyond);
                if (k == 0)
                    look_around_now(k, r - k);
            }
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, 1, 1));
                    mint_load_row<4>(now_rows[k + 1][0], now_grid[k % 2]
                            + (long long)plane*now_grid_row + x, exist);
                }
            }
        }
        if (from <= r - 10 && r - 10 < to)
            mint_store_row<4, known.inside>(now_to[0] + (long long)(r - 10)*now_grid_row + x,
                    now_rows[10][0], store_low, store_high, known.packed);
    };
    const int end = to + 10; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 10, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_now(k, r - k - 1);
        }
        while (r < end) {
            if (r >= 10) {
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

/* 8 steps of the loop at line 12.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed, bool fewer>
static __global__ void __launch_bounds__(128, 2)
smooth_chain1_march_2(mint_tiling gx, mint_division division, mint_each<real *, 2> now_grid,
                      long long now_grid_row, mint_each<real *, 1> now_to, int made)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 8, 8, 4, 2> x_tile;
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
    // 4 planes that come in
    real (*const now_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real now_rows[9][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, 1, 1)) : known.inside ? ~0u : there;
            mint_start_row<4>(now_ring[slot % 4][warp], now_grid[1] + (long long)plane*now_grid_row
                    + x, exist, known.packed, lane);
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
        for (int k = 0; k < 8; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(now_rows[k][age], now_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(now_rows[0][0], now_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        real early[8][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 8; k++) {
            if (fewer && k >= made)
                break;
            real now_0[6];
            mint_move<4>(&now_0[1], now_rows[k][1]);
            mint_beside<1, 4, 1>(&now_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                early[k][e] = now_rows[k][1][e] + now_0[e] + now_0[e + 2] + now_rows[k][2][e];
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 8; k++) {
            if (fewer && k >= made) { // a step that the launch does not make
                mint_move<4>(now_rows[k + 1][0], now_rows[k][1]);
                continue;
            }
#pragma unroll
            for (int e = 0; e < 4; e++)
                now_rows[k + 1][0][e] = (real)0.2*(early[k][e] + now_rows[k][0][e]);
            if (!known.inside) {
                mint_keep_row<4>(now_rows[k + 1][0], k == 0 ? now_around[k] : now_rows[k - 1][2],
                        beyond);
                if (k == 0)
                    look_around_now(k, r - k);
            }
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, 1, 1));
                    mint_load_row<4>(now_rows[k + 1][0], now_grid[k % 2]
                            + (long long)plane*now_grid_row + x, exist);
                }
            }
        }
        if (from <= r - 8 && r - 8 < to)
            mint_store_row<4, known.inside>(now_to[0] + (long long)(r - 8)*now_grid_row + x,
                    now_rows[8][0], store_low, store_high, known.packed);
    };
    const int end = to + 8; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 8, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_now(k, r - k - 1);
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

// Makes up to 10 steps of the loop in one launch.
static bool advance_smooth_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps < 4 || steps.steps > 10 || range[1] > mint_most_cells || range[3]
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
    const mint_tiling gx = mint_tile<128, 10, 10, 4, 2>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "smooth_chain1_march",
            (const void *)smooth_chain1_march<true, false>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 20, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "smooth_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(now_grid, now_grid_stride, 2, 16)
            && mint_all_aligned(now_to, now_grid_stride, 2, 16);
    const auto march = steps.steps < 10
            ? (packed ? smooth_chain1_march<true, true> : smooth_chain1_march<false, true>)
            : (packed ? smooth_chain1_march<true, false> : smooth_chain1_march<false, false>);
    if (march != smooth_chain1_march<true, false>)
        mint_prepare_shared(steps.site, "smooth_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "smooth_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, now_grid, now_grid_stride[0], now_to,
            steps.steps);
    mint_launched(steps.site, "smooth_chain1_march");
    return true;
}
// Makes up to 8 steps of the loop in one launch.
static bool advance_smooth_chain1_2(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps < 3 || steps.steps > 8 || range[1] > mint_most_cells || range[3]
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
    const mint_tiling gx = mint_tile<128, 8, 8, 4, 2>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "smooth_chain1_march_2",
            (const void *)smooth_chain1_march_2<true, false>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 16, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "smooth_chain1_march_2",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(now_grid, now_grid_stride, 2, 16)
            && mint_all_aligned(now_to, now_grid_stride, 2, 16);
    const auto march = steps.steps < 8
            ? (packed ? smooth_chain1_march_2<true, true> : smooth_chain1_march_2<false, true>)
            : (packed ? smooth_chain1_march_2<true, false> : smooth_chain1_march_2<false, false>);
    if (march != smooth_chain1_march_2<true, false>)
        mint_prepare_shared(steps.site, "smooth_chain1_march_2", (const void *)march, 16384);
    mint_launching(steps.site, "smooth_chain1_march_2");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, now_grid, now_grid_stride[0], now_to,
            steps.steps);
    mint_launched(steps.site, "smooth_chain1_march_2");
    return true;
}
// What the loop launches in a step. Up to 10 steps are made at once.
static const mint_settling smooth_chain1 = {
    {{"in.c", 12}, "smooth_chain1", 10, 0, 1, 2, 1, 0x3, 0x0, nullptr, nullptr, {1, 0}, {{2, 0x1,
            0x2, 1, {0, 1}}}}, mint_step_filed, 2, {
        {"10 steps a launch (march)", 10, 4, advance_smooth_chain1, nullptr, true},
        {"8 steps a launch (march)", 8, 3, advance_smooth_chain1_2, nullptr, true},
    }};

...
    real (*now)[nx] = (__typeof__(now))(real (*)[nx])u, (*next)[nx] = (__typeof__(next))(real (*)[nx])v;
    /* #pragma mint parallel */
    { mint_region region({"in.c", 9});
...
            {
                const mint_site site = {"in.c", 14};
                const long long i_begin = 1, i_count = mint_trips(i_begin, ny - 1, 1);
                const long long j_begin = 1, j_count = mint_trips(j_begin, nx - 1, 1);
                if (i_count > 0 && j_count > 0) {
                    mint_may_wait();
                    mint_mapping &now_map = mint_find(site, "now", &now[0][0], sizeof(real),
                            mint_extents(0, sizeof(now[0]) / sizeof(now[0][0])));
                    mint_mapping &next_map = mint_find(site, "next", &next[0][0], sizeof(real),
                            mint_extents(0, sizeof(next[0]) / sizeof(next[0][0])));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {now_map, "now", 0, "i-1..i+1", i_begin - 1, i_begin + i_count},
                        {now_map, "now", 1, "j-1..j+1", j_begin - 1, j_begin + j_count},
                        {next_map, "next", 0, "i", i_begin, i_begin + i_count - 1},
                        {next_map, "next", 1, "j", j_begin, j_begin + j_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                    const mint_touch now_reads = {"now[i][j]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                    const mint_touch next_writes = {"next[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, now_map, "now", now_reads, next_map, "next", next_writes);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "smooth_sweep1",
                            mint_tiles(site, "j", j_count, 128, 2147482366),
                            mint_tiles(site, "i", i_count, 6, 2147417066));
                    mint_file(site, smooth_chain1, 0, {mint_reading(loops, now_map, now_reads),
                            mint_writing(loops, next_map, next_writes)}, {j_begin, j_count, i_begin, i_count},
                            mint_no_scalars(),
                            [site, blocks, &now_map, &next_map, j_begin = j_begin, j_count = j_count,
                                    i_count = i_count]() mutable {
                        mint_launching(site, "smooth_sweep1");
                        smooth_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)now_map.device, now_map.stride[0], (real *)next_map.device,
                            next_map.stride[0], (unsigned)j_count, (unsigned)i_count,
                            mint_is_aligned(now_map, j_begin, 16) && mint_is_aligned(next_map, j_begin, 16));
                        mint_launched(site, "smooth_sweep1");
                    });
                }
            }
            real (*swap)[nx] = (__typeof__(swap))now;
            now = (__typeof__(now))next;
            next = (__typeof__(next))swap;
...
/* The loops at line 52.
 * h: read, 2 points, radius [-1,0][0,0]
 * e: read and written, pointwise
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 200 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep1(const real *__restrict__ h_grid, long long h_row, real *__restrict__ e_grid,
            long long e_row, real drive, unsigned j_count, unsigned i_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ij = blockIdx.x*128 + tx, ii = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ij, j_count, 0);
        const int j0 = (int)ij, i0 = 1 + (int)ii;
        long long h_at = i0*h_row + j0, e_at = i0*e_row + j0;
        real h[2][2]; // rows -1 to 0, cells 0 to 1
#pragma unroll
        for (int r = -1; r < 1; r++)
            mint_load<2>(h[r+1], &h_grid[h_at+r*h_row], valid, packed);
        // Compute and store.
#pragma unroll
        for (int e_2 = 0; e_2 < 2; e_2++)
            if (e_2 < valid)
                e_grid[e_at+e_2] += (real)0.3*(h[1][e_2] - h[0][e_2]) + drive;
    };
    if (aligned && (blockIdx.x + 1)*128 <= j_count && (mint_block_y() + 1)*2 <= i_count)
        tile(mint_constant<true>());
    else if (ii < i_count)
        tile(mint_constant<false>());
}

/* Up to 4 steps of these loops at a time:
 * line 52: main_sweep1
 * line 56: main_sweep2
 * A block loads 64x96x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 64x88x1 cells. */
static __global__ void __launch_bounds__(512)
main_chain1_tile(const real *__restrict__ h_from, real *h_to, long long h_row, mint_area<2> h_box,
                 const real *__restrict__ e_from, real *e_to, long long e_row, mint_area<2> e_box,
                 mint_area<2> main_sweep1_cells, mint_area<2> main_sweep2_cells, int steps_2,
                 long long x_start, long long y_start,
                 const __grid_constant__ mint_each<real, 4> drive_each)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*64;
    const long long y0 = y_start + (long long)blockIdx.y*88;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const h_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared);
    real (*const e_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 49152);
    auto *h = h_tile;
    auto *e = e_tile;
    const mint_stretch main_sweep1_y = mint_in_tile(main_sweep1_cells.first[1],
            main_sweep1_cells.end[1], y0, 96);
    const mint_stretch main_sweep1_x = mint_in_tile(main_sweep1_cells.first[0],
            main_sweep1_cells.end[0], x0, 64);
    const mint_stretch main_sweep2_y = mint_in_tile(main_sweep2_cells.first[1],
            main_sweep2_cells.end[1], y0, 96);
    const mint_stretch main_sweep2_x = mint_in_tile(main_sweep2_cells.first[0],
            main_sweep2_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch h_y = mint_in_tile(h_box.first[1], h_box.end[1], y0, 96);
        const mint_stretch h_x = mint_in_tile(h_box.first[0], h_box.end[0], x0, 64);
        for (int cy = h_y.first + ty; cy < h_y.end; cy += 16) {
            for (int cx = h_x.first + tx; cx < h_x.end; cx += 32)
                h_tile[cy][cx] = h_from[(y0+cy)*h_row+(x0+cx)];
        }
    }
    {
        const mint_stretch e_y = mint_in_tile(e_box.first[1], e_box.end[1], y0, 96);
        const mint_stretch e_x = mint_in_tile(e_box.first[0], e_box.end[0], x0, 64);
        for (int cy = e_y.first + ty; cy < e_y.end; cy += 16) {
            for (int cx = e_x.first + tx; cx < e_x.end; cx += 32)
                e_tile[cy][cx] = e_from[(y0+cy)*e_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 52.
            const mint_stretch level_y = mint_cut(main_sweep1_y, 4 - (steps_2 - 1 - step), 93
                    + (steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(main_sweep1_x, 0, 64);
            const real drive = drive_each.of[step];
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    e[cy][cx] += (real)0.3*(h[cy][cx] - h[cy-1][cx]) + drive;
            }
        }
        __syncthreads();
        {
            // The loops at line 56.
            const mint_stretch level_y_2 = mint_cut(main_sweep2_y, 4 - (steps_2 - 1 - step), 92
                    + (steps_2 - 1 - step));
            const mint_stretch level_x_2 = mint_cut(main_sweep2_x, 0, 64);
            for (int cy = level_y_2.first + ty; cy < level_y_2.end; cy += 16) {
                for (int cx = level_x_2.first + tx; cx < level_x_2.end; cx += 32)
                    h[cy][cx] += (real)0.3*(e[cy+1][cx] - e[cy][cx]);
            }
        }
        __syncthreads();
    }
    // Commit the tile.
    if (h_to) {
        const mint_stretch h_y_2 = mint_cut(main_sweep2_y, 4, 92);
        const mint_stretch h_x_2 = mint_cut(main_sweep2_x, 0, 64);
        for (int cy = h_y_2.first + ty; cy < h_y_2.end; cy += 16) {
            for (int cx = h_x_2.first + tx; cx < h_x_2.end; cx += 32)
                h_to[(y0+cy)*h_row+(x0+cx)] = h_tile[cy][cx];
        }
    }
    if (e_to) {
        const mint_stretch e_y_2 = mint_cut(main_sweep1_y, 4, 92);
        const mint_stretch e_x_2 = mint_cut(main_sweep1_x, 0, 64);
        for (int cy = e_y_2.first + ty; cy < e_y_2.end; cy += 16) {
            for (int cx = e_x_2.first + tx; cx < e_x_2.end; cx += 32)
                e_to[(y0+cy)*e_row+(x0+cx)] = e_tile[cy][cx];
        }
    }
}

/* Up to 6 steps of these loops at a time:
 * line 52: main_sweep1
 * line 56: main_sweep2
 * A block loads 64x96x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 64x84x1 cells. */
static __global__ void __launch_bounds__(512)
main_chain1_tile_2(const real *__restrict__ h_from, real *h_to, long long h_row, mint_area<2> h_box,
                   const real *__restrict__ e_from, real *e_to, long long e_row, mint_area<2> e_box,
                   mint_area<2> main_sweep1_cells, mint_area<2> main_sweep2_cells, int steps_2,
                   long long x_start, long long y_start,
                   const __grid_constant__ mint_each<real, 6> drive_each)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*64;
    const long long y0 = y_start + (long long)blockIdx.y*84;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const h_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared);
    real (*const e_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 49152);
    auto *h = h_tile;
    auto *e = e_tile;
    const mint_stretch main_sweep1_y = mint_in_tile(main_sweep1_cells.first[1],
            main_sweep1_cells.end[1], y0, 96);
    const mint_stretch main_sweep1_x = mint_in_tile(main_sweep1_cells.first[0],
            main_sweep1_cells.end[0], x0, 64);
    const mint_stretch main_sweep2_y = mint_in_tile(main_sweep2_cells.first[1],
            main_sweep2_cells.end[1], y0, 96);
    const mint_stretch main_sweep2_x = mint_in_tile(main_sweep2_cells.first[0],
            main_sweep2_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch h_y = mint_in_tile(h_box.first[1], h_box.end[1], y0, 96);
        const mint_stretch h_x = mint_in_tile(h_box.first[0], h_box.end[0], x0, 64);
        for (int cy = h_y.first + ty; cy < h_y.end; cy += 16) {
            for (int cx = h_x.first + tx; cx < h_x.end; cx += 32)
                h_tile[cy][cx] = h_from[(y0+cy)*h_row+(x0+cx)];
        }
    }
    {
        const mint_stretch e_y = mint_in_tile(e_box.first[1], e_box.end[1], y0, 96);
        const mint_stretch e_x = mint_in_tile(e_box.first[0], e_box.end[0], x0, 64);
        for (int cy = e_y.first + ty; cy < e_y.end; cy += 16) {
            for (int cx = e_x.first + tx; cx < e_x.end; cx += 32)
                e_tile[cy][cx] = e_from[(y0+cy)*e_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 52.
            const mint_stretch level_y = mint_cut(main_sweep1_y, 6 - (steps_2 - 1 - step), 91
                    + (steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(main_sweep1_x, 0, 64);
            const real drive = drive_each.of[step];
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    e[cy][cx] += (real)0.3*(h[cy][cx] - h[cy-1][cx]) + drive;
            }
        }
        __syncthreads();
        {
            // The loops at line 56.
            const mint_stretch level_y_2 = mint_cut(main_sweep2_y, 6 - (steps_2 - 1 - step), 90
                    + (steps_2 - 1 - step));
            const mint_stretch level_x_2 = mint_cut(main_sweep2_x, 0, 64);
            for (int cy = level_y_2.first + ty; cy < level_y_2.end; cy += 16) {
                for (int cx = level_x_2.first + tx; cx < level_x_2.end; cx += 32)
                    h[cy][cx] += (real)0.3*(e[cy+1][cx] - e[cy][cx]);
            }
        }
        __syncthreads();
    }
    // Commit the tile.
    if (h_to) {
        const mint_stretch h_y_2 = mint_cut(main_sweep2_y, 6, 90);
        const mint_stretch h_x_2 = mint_cut(main_sweep2_x, 0, 64);
        for (int cy = h_y_2.first + ty; cy < h_y_2.end; cy += 16) {
            for (int cx = h_x_2.first + tx; cx < h_x_2.end; cx += 32)
                h_to[(y0+cy)*h_row+(x0+cx)] = h_tile[cy][cx];
        }
    }
    if (e_to) {
        const mint_stretch e_y_2 = mint_cut(main_sweep1_y, 6, 90);
        const mint_stretch e_x_2 = mint_cut(main_sweep1_x, 0, 64);
        for (int cy = e_y_2.first + ty; cy < e_y_2.end; cy += 16) {
            for (int cx = e_x_2.first + tx; cx < e_x_2.end; cx += 32)
                e_to[(y0+cy)*e_row+(x0+cx)] = e_tile[cy][cx];
        }
    }
}

/* Up to 5 steps of these loops at a time:
 * line 52: main_sweep1
 * line 56: main_sweep2
 * A block loads 64x96x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 64x86x1 cells. */
static __global__ void __launch_bounds__(512)
main_chain1_tile_3(const real *__restrict__ h_from, real *h_to, long long h_row, mint_area<2> h_box,
                   const real *__restrict__ e_from, real *e_to, long long e_row, mint_area<2> e_box,
                   mint_area<2> main_sweep1_cells, mint_area<2> main_sweep2_cells, int steps_2,
                   long long x_start, long long y_start,
                   const __grid_constant__ mint_each<real, 5> drive_each)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*64;
    const long long y0 = y_start + (long long)blockIdx.y*86;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const h_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared);
    real (*const e_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 49152);
    auto *h = h_tile;
    auto *e = e_tile;
    const mint_stretch main_sweep1_y = mint_in_tile(main_sweep1_cells.first[1],
            main_sweep1_cells.end[1], y0, 96);
    const mint_stretch main_sweep1_x = mint_in_tile(main_sweep1_cells.first[0],
            main_sweep1_cells.end[0], x0, 64);
    const mint_stretch main_sweep2_y = mint_in_tile(main_sweep2_cells.first[1],
            main_sweep2_cells.end[1], y0, 96);
    const mint_stretch main_sweep2_x = mint_in_tile(main_sweep2_cells.first[0],
            main_sweep2_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch h_y = mint_in_tile(h_box.first[1], h_box.end[1], y0, 96);
        const mint_stretch h_x = mint_in_tile(h_box.first[0], h_box.end[0], x0, 64);
        for (int cy = h_y.first + ty; cy < h_y.end; cy += 16) {
            for (int cx = h_x.first + tx; cx < h_x.end; cx += 32)
                h_tile[cy][cx] = h_from[(y0+cy)*h_row+(x0+cx)];
        }
    }
    {
        const mint_stretch e_y = mint_in_tile(e_box.first[1], e_box.end[1], y0, 96);
        const mint_stretch e_x = mint_in_tile(e_box.first[0], e_box.end[0], x0, 64);
        for (int cy = e_y.first + ty; cy < e_y.end; cy += 16) {
            for (int cx = e_x.first + tx; cx < e_x.end; cx += 32)
                e_tile[cy][cx] = e_from[(y0+cy)*e_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 52.
            const mint_stretch level_y = mint_cut(main_sweep1_y, 5 - (steps_2 - 1 - step), 92
                    + (steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(main_sweep1_x, 0, 64);
            const real drive = drive_each.of[step];
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    e[cy][cx] += (real)0.3*(h[cy][cx] - h[cy-1][cx]) + drive;
            }
        }
        __syncthreads();
        {
            // The loops at line 56.
            const mint_stretch level_y_2 = mint_cut(main_sweep2_y, 5 - (steps_2 - 1 - step), 91
                    + (steps_2 - 1 - step));
            const mint_stretch level_x_2 = mint_cut(main_sweep2_x, 0, 64);
            for (int cy = level_y_2.first + ty; cy < level_y_2.end; cy += 16) {
                for (int cx = level_x_2.first + tx; cx < level_x_2.end; cx += 32)
                    h[cy][cx] += (real)0.3*(e[cy+1][cx] - e[cy][cx]);
            }
        }
        __syncthreads();
    }
    // Commit the tile.
    if (h_to) {
        const mint_stretch h_y_2 = mint_cut(main_sweep2_y, 5, 91);
        const mint_stretch h_x_2 = mint_cut(main_sweep2_x, 0, 64);
        for (int cy = h_y_2.first + ty; cy < h_y_2.end; cy += 16) {
            for (int cx = h_x_2.first + tx; cx < h_x_2.end; cx += 32)
                h_to[(y0+cy)*h_row+(x0+cx)] = h_tile[cy][cx];
        }
    }
    if (e_to) {
        const mint_stretch e_y_2 = mint_cut(main_sweep1_y, 5, 91);
        const mint_stretch e_x_2 = mint_cut(main_sweep1_x, 0, 64);
        for (int cy = e_y_2.first + ty; cy < e_y_2.end; cy += 16) {
            for (int cx = e_x_2.first + tx; cx < e_x_2.end; cx += 32)
                e_to[(y0+cy)*e_row+(x0+cx)] = e_tile[cy][cx];
        }
    }
}

/* The loops at line 56.
 * e: read, 2 points, radius [0,1][0,0]
 * h: read and written, pointwise
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 200 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep2(const real *__restrict__ e_grid, long long e_row, real *__restrict__ h_grid,
            long long h_row, unsigned j_count, unsigned i_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ij = blockIdx.x*128 + tx, ii = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ij, j_count, 0);
        const int j0 = (int)ij, i0 = (int)ii;
        long long e_at = i0*e_row + j0, h_at = i0*h_row + j0;
        real e[2][2]; // rows 0 to 1, cells 0 to 1
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_load<2>(e[r], &e_grid[e_at+r*e_row], valid, packed);
        // Compute and store.
#pragma unroll
        for (int e_2 = 0; e_2 < 2; e_2++)
            if (e_2 < valid)
                h_grid[h_at+e_2] += (real)0.3*(e[1][e_2] - e[0][e_2]);
    };
    if (aligned && (blockIdx.x + 1)*128 <= j_count && (mint_block_y() + 1)*2 <= i_count)
        tile(mint_constant<true>());
    else if (ii < i_count)
        tile(mint_constant<false>());
}

struct main_sweep1_scalars {
    real drive;
};
// Launches main_chain1_tile for the oldest steps that wait. False: it cannot.
static bool main_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> cells1 = {{a.range(1)[0], a.range(1)[2]}, {a.range(1)[0] + a.range(1)[1],
            a.range(1)[2] + a.range(1)[3]}};
    const mint_area<2> all = mint_hull(cells0, cells1);
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x3, 0x3, 0x3, 0x3};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, true))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[2];
    touched[0].add(mint_around(cells0, mint_area<2>{{0, -1}, {0, 0}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{0, -1}, {0, 0}}));
    touched[0].add(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[0].add_sure(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells1, mint_area<2>{{0, 0}, {0, 1}}));
    touched[1].add_sure(mint_around(cells1, mint_area<2>{{0, 0}, {0, 1}}));
    mint_area<2> loaded[2];
    if (!mint_may_load(a, 0, touched, {0}, 1, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1}, 1, false, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 64, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 88, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_each<real, 4> drive_each = {};
    for (int step = 0; step < a.steps; step++)
        drive_each.of[step] = a.scalars<main_sweep1_scalars>(step, 0).drive;
    mint_prepare_shared(a.site, "main_chain1_tile", (const void *)main_chain1_tile, 98304);
    mint_launching(a.site, "main_chain1_tile");
    main_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 98304, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        cells0, cells1, a.steps, all.first[0], all.first[1] - 4, drive_each);
    mint_launched(a.site, "main_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned main_chain1_twins[] = {0x0, 0x3, 0x3, 0x3, 0x3};
// Launches main_chain1_tile_2 for the oldest steps that wait. False: it cannot.
static bool main_chain1_launch_2(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> cells1 = {{a.range(1)[0], a.range(1)[2]}, {a.range(1)[0] + a.range(1)[1],
            a.range(1)[2] + a.range(1)[3]}};
    const mint_area<2> all = mint_hull(cells0, cells1);
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, true))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[2];
    touched[0].add(mint_around(cells0, mint_area<2>{{0, -1}, {0, 0}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{0, -1}, {0, 0}}));
    touched[0].add(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[0].add_sure(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells1, mint_area<2>{{0, 0}, {0, 1}}));
    touched[1].add_sure(mint_around(cells1, mint_area<2>{{0, 0}, {0, 1}}));
    mint_area<2> loaded[2];
    if (!mint_may_load(a, 0, touched, {0}, 1, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1}, 1, false, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 64, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 84, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_each<real, 6> drive_each = {};
    for (int step = 0; step < a.steps; step++)
        drive_each.of[step] = a.scalars<main_sweep1_scalars>(step, 0).drive;
    mint_prepare_shared(a.site, "main_chain1_tile_2", (const void *)main_chain1_tile_2, 98304);
    mint_launching(a.site, "main_chain1_tile_2");
    main_chain1_tile_2<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 98304, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        cells0, cells1, a.steps, all.first[0], all.first[1] - 6, drive_each);
    mint_launched(a.site, "main_chain1_tile_2");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned main_chain1_twins_2[] = {0x0, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3};
// Launches main_chain1_tile_3 for the oldest steps that wait. False: it cannot.
static bool main_chain1_launch_3(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> cells1 = {{a.range(1)[0], a.range(1)[2]}, {a.range(1)[0] + a.range(1)[1],
            a.range(1)[2] + a.range(1)[3]}};
    const mint_area<2> all = mint_hull(cells0, cells1);
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x3, 0x3, 0x3, 0x3, 0x3};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, true))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[2];
    touched[0].add(mint_around(cells0, mint_area<2>{{0, -1}, {0, 0}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{0, -1}, {0, 0}}));
    touched[0].add(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[0].add_sure(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells1, mint_area<2>{{0, 0}, {0, 1}}));
    touched[1].add_sure(mint_around(cells1, mint_area<2>{{0, 0}, {0, 1}}));
    mint_area<2> loaded[2];
    if (!mint_may_load(a, 0, touched, {0}, 1, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1}, 1, false, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 64, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 86, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_each<real, 5> drive_each = {};
    for (int step = 0; step < a.steps; step++)
        drive_each.of[step] = a.scalars<main_sweep1_scalars>(step, 0).drive;
    mint_prepare_shared(a.site, "main_chain1_tile_3", (const void *)main_chain1_tile_3, 98304);
    mint_launching(a.site, "main_chain1_tile_3");
    main_chain1_tile_3<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 98304, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        cells0, cells1, a.steps, all.first[0], all.first[1] - 5, drive_each);
    mint_launched(a.site, "main_chain1_tile_3");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned main_chain1_twins_3[] = {0x0, 0x3, 0x3, 0x3, 0x3, 0x3};
// What the loop launches in a step. Up to 6 steps are made at once.
static const mint_settling main_chain1 = {
    {{"in.c", 49}, "main_chain1", 6, 0, 0, 2, 2, 0x3, 0x0, nullptr, nullptr, {0, 1}, {{2, 0x3, 0x2,
            1, {0, 1}}, {2, 0x3, 0x2, 1, {1, 0}}}}, mint_step_filed, 3, {
        {"4 steps a launch (shrinking)", 4, 2, main_chain1_launch, main_chain1_twins, true},
        {"6 steps a launch (shrinking)", 6, 2, main_chain1_launch_2, main_chain1_twins_2, true},
        {"5 steps a launch (shrinking)", 5, 2, main_chain1_launch_3, main_chain1_twins_3, true},
    }};

...
{ mint_scope mappings;
...
    real(*u)[nx] = (__typeof__(u))malloc(cells * sizeof(real)), (*v)[nx] = (__typeof__(v))malloc(cells * sizeof(real));
    real(*e)[nx] = (__typeof__(e))malloc(cells * sizeof(real)), (*h)[nx] = (__typeof__(h))malloc(cells * sizeof(real));
...
    mint_copy_in(mappings, {"in.c", 37}, "u", &u[0][0], mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 38}, "v", &v[0][0], mint_extents(ny, nx), 0, mint_padded, mint_scoped);
...
    mint_copy_out({"in.c", 42}, "u", &u[0][0], mint_extents(ny, nx));
    mint_copy_out({"in.c", 43}, "v", &v[0][0], mint_extents(ny, nx));
    mint_copy_in(mappings, {"in.c", 44}, "e", &e[0][0], mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 45}, "h", &h[0][0], mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region_2({"in.c", 46});
...
            {
                const mint_site site = {"in.c", 52};
                const long long i_begin = 1, i_count = mint_trips(i_begin, ny, 1);
                const long long j_begin = 0, j_count = mint_trips(j_begin, nx, 1);
                if (i_count > 0 && j_count > 0) {
                    mint_may_wait();
                    mint_mapping &h_map = mint_find(site, "h", &h[0][0], sizeof(real),
                            mint_extents(0, sizeof(h[0]) / sizeof(h[0][0])));
                    mint_mapping &e_map = mint_find(site, "e", &e[0][0], sizeof(real),
                            mint_extents(0, sizeof(e[0]) / sizeof(e[0][0])));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {h_map, "h", 0, "i-1..i", i_begin - 1, i_begin + i_count - 1},
                        {h_map, "h", 1, "j", j_begin, j_begin + j_count - 1},
                        {e_map, "e", 0, "i", i_begin, i_begin + i_count - 1},
                        {e_map, "e", 1, "j", j_begin, j_begin + j_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                    const mint_touch h_reads = {"h[i][j]", {{-1, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch e_writes = {"e[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, h_map, "h", h_reads, e_map, "e", e_writes);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                            mint_tiles(site, "j", j_count, 128, 2147482367),
                            mint_tiles(site, "i", i_count, 2, 2147417078));
                    mint_file(site, main_chain1, 0, {&h_map, &e_map}, {j_begin, j_count, i_begin, i_count},
                            main_sweep1_scalars{(real)(drive)},
                            [site, blocks, &h_map, &e_map, j_begin = j_begin, j_count = j_count,
                                    i_count = i_count, drive = drive]() mutable {
                        mint_launching(site, "main_sweep1");
                        main_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)h_map.device, h_map.stride[0], (real *)e_map.device, e_map.stride[0], drive,
                            (unsigned)j_count, (unsigned)i_count, mint_is_aligned(h_map, j_begin, 16));
                        mint_launched(site, "main_sweep1");
                    });
                }
            }
            {
                const mint_site site = {"in.c", 56};
                const long long i_begin = 0, i_count = mint_trips(i_begin, ny - 1, 1);
                const long long j_begin = 0, j_count = mint_trips(j_begin, nx, 1);
                if (i_count > 0 && j_count > 0) {
                    mint_may_wait();
                    mint_mapping &e_map = mint_find(site, "e", &e[0][0], sizeof(real),
                            mint_extents(0, sizeof(e[0]) / sizeof(e[0][0])));
                    mint_mapping &h_map = mint_find(site, "h", &h[0][0], sizeof(real),
                            mint_extents(0, sizeof(h[0]) / sizeof(h[0][0])));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {e_map, "e", 0, "i..i+1", i_begin, i_begin + i_count},
                        {e_map, "e", 1, "j", j_begin, j_begin + j_count - 1},
                        {h_map, "h", 0, "i", i_begin, i_begin + i_count - 1},
                        {h_map, "h", 1, "j", j_begin, j_begin + j_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                    const mint_touch e_reads = {"e[i + 1][j]", {{0, 1, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch h_writes = {"h[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, e_map, "e", e_reads, h_map, "h", h_writes);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep2",
                            mint_tiles(site, "j", j_count, 128, 2147482367),
                            mint_tiles(site, "i", i_count, 2, 2147417079));
                    mint_file(site, main_chain1, 1, {&e_map, &h_map}, {j_begin, j_count, i_begin, i_count},
                            mint_no_scalars(),
                            [site, blocks, &e_map, &h_map, j_begin = j_begin, j_count = j_count,
                                    i_count = i_count]() mutable {
                        mint_launching(site, "main_sweep2");
                        main_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)e_map.device, e_map.stride[0], (real *)h_map.device, h_map.stride[0],
                            (unsigned)j_count, (unsigned)i_count, mint_is_aligned(e_map, j_begin, 16));
                        mint_launched(site, "main_sweep2");
                    });
                }
            }
...
    mint_copy_out({"in.c", 61}, "e", &e[0][0], mint_extents(ny, nx));
    mint_copy_out({"in.c", 62}, "h", &h[0][0], mint_extents(ny, nx));
