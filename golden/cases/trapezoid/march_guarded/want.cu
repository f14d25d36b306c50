
...
/* run_sweep1 makes one step. */

/* 3 steps of the loop at line 19.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
run_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> u_grid,
                 long long u_grid_row, mint_each<real *, 1> u_to, mint_border u_border,
                 mint_each<int, 3> ny_each, mint_each<long long, 2> begin)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 3, 0, 0, 2> x_tile;
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
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, u_border.below[1], u_border.above[1],
            0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const u_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real u_rows[4][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, u_border.below[1], u_border.above[1], 0,
                    1, 0, 0, -mint_beyond(plane, planes, u_border.below[0], u_border.above[0]))
                    : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[slot % 4][warp], u_grid[1] + (long long)plane*u_grid_row + x,
                    exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r_2, auto slot, auto known) __attribute__((__always_inline__)) {
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
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real u_m1[5];
            mint_move<4>(&u_m1[1], u_rows[k][2]);
            mint_beside<1, 4, 0>(&u_m1[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                early[k][e] = (real)0.5*u_m1[e];
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int e = 0; e < 4; e++)
                u_rows[k + 1][0][e] = (int)(begin[0] + r_2 - k - 1) > 0 && (int)(begin[1] + x + e)
                        > 0 && (int)(begin[0] + r_2 - k - 1) < ny_each[k] - 1 ? early[k][e]
                        + (real)0.25*u_rows[k][0][e] : (real)0.75*u_rows[k][1][e];
            if (!known.steady) {
                const int plane = r_2 - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, u_border.below[1],
                            u_border.above[1], 0, 1, 0, 0,
                            -mint_beyond(plane, planes, u_border.below[0], u_border.above[0]));
                    mint_load_row<4>(u_rows[k + 1][0], u_grid[k % 2] + (long long)plane*u_grid_row
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
        int r_2 = max(from - 3, 0);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r_2 + n, n, mint_cells<tile.inside, tile.packed, false>());
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

/* run_sweep2 makes one step. */

/* 3 steps of the loop at line 28.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
run_chain2_march(mint_tiling gx, mint_division division, mint_each<real *, 2> u_grid,
                 long long u_grid_row, mint_each<real *, 1> u_to, mint_border u_border,
                 mint_each<long long, 2> begin)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 3, 0, 0, 2> x_tile;
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
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, u_border.below[1], u_border.above[1],
            0, 1, 0, 0, 1);
    // 4 planes that come in
    real (*const u_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real u_rows[4][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, u_border.below[1], u_border.above[1], 0,
                    1, 0, 0, 1 - mint_beyond(plane, planes, u_border.below[0], u_border.above[0]))
                    : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[slot % 4][warp], u_grid[1] + (long long)plane*u_grid_row + x,
                    exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r_2, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(u_rows[k][age], u_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(u_rows[0][0], u_ring[slot % 4][warp], lane);
        fetch(r_2 + 3, slot + 3, known);
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real u_m1[5];
            mint_move<4>(&u_m1[1], u_rows[k][2]);
            mint_beside<1, 4, 0>(&u_m1[1]);
#pragma unroll
            for (int e = 0; e < 4; e++) {
                real sum = u_rows[k][1][e];
                if ((int)(begin[1] + x + e) > 2 && (int)(begin[0] + r_2 - k - 1) > 3)
                    sum += u_m1[e] - (real)0.5*u_rows[k][0][e];
                u_rows[k + 1][0][e] = (real)0.5*sum;
            }
            if (!known.steady) {
                const int plane = r_2 - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, u_border.below[1],
                            u_border.above[1], 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, u_border.below[0], u_border.above[0]));
                    mint_load_row<4>(u_rows[k + 1][0], u_grid[k % 2] + (long long)plane*u_grid_row
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
        int r_2 = max(from - 3, 0);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r_2 + n, n, mint_cells<tile.inside, tile.packed, false>());
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

/* run_sweep3 makes one step. */

/* 3 steps of the loop at line 41.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
run_chain3_march(mint_tiling gx, mint_division division, mint_each<real *, 2> u_grid,
                 long long u_grid_row, mint_each<real *, 1> u_to, const real *half_grid,
                 long long half_grid_row, mint_border half_border, mint_each<int, 3> rows_each,
                 mint_each<long long, 2> begin)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 0, 0, 0, 2> x_tile;
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
    // cells that exist, a bit each
    const unsigned there_2 = mint_cells_there<4, 1>(x, gx.cells, half_border.below[1],
            half_border.above[1], 0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const u_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    // 4 planes
    real (*const half_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared + 16384);
    real u_rows[4][1][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                    -mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[slot % 4][warp], u_grid[1] + (long long)plane*u_grid_row + x,
                    exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, half_border.below[1],
                    half_border.above[1], 0, 1, 0, 0,
                    -mint_beyond(plane, planes, half_border.below[0], half_border.above[0]))
                    : known.inside ? ~0u : there_2;
            mint_start_row<4>(half_ring[slot % 4][warp], half_grid + (long long)plane*half_grid_row
                    + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r_2, auto slot, auto known) __attribute__((__always_inline__)) {
        __pipeline_wait_prior(2);
        mint_take_row<4>(u_rows[0][0], u_ring[slot % 4][warp], lane);
        fetch(r_2 + 3, slot + 3, known);
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real half_0[4];
            mint_take_row<4>(&half_0[0], half_ring[(slot - min(slot, 0u)) % 4][warp], lane);
#pragma unroll
            for (int e = 0; e < 4; e++) {
                real more = 0;
                if ((int)(begin[0] + r_2) < rows_each[k])
                    more = half_0[e];
                u_rows[k + 1][0][e] = (real)0.5*u_rows[k][0][e] + more;
            }
            if (!known.steady) {
                const int plane = r_2;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                            -mint_beyond(plane, planes, 0, 0));
                    mint_load_row<4>(u_rows[k + 1][0], u_grid[k % 2] + (long long)plane*u_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r_2 - 0 && r_2 - 0 < to)
            mint_store_row<4, known.inside>(u_to[0] + (long long)(r_2 - 0)*u_grid_row + x,
                    u_rows[3][0], store_low, store_high, known.packed);
    };
    const int end = to + 0; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r_2 = max(from, 0);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r_2 + n, n, mint_cells<tile.inside, tile.packed, false>());
        while (r_2 < end) {
            if (r_2 >= 0) {
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

/* run_sweep4 makes one step. */

/* 3 steps of the loop at line 54.
 * A block streams along the slowest dimension: 2 cells a lane, 4 rows a warp, 8 warps,
 *   prefetches 3 planes, steady state written 4 times, uniform warps. */
template <bool packed>
static __global__ void __launch_bounds__(256, 1)
run_chain4_march(mint_tiling gx, mint_tiling gy, mint_division division,
                 mint_each<real *, 1> s_grid, long long s_grid_row, long long s_grid_plane,
                 mint_each<real *, 1> s_to, mint_each<real *, 1> r_grid, long long r_grid_row,
                 long long r_grid_plane, mint_each<real *, 1> r_to, mint_each<long long, 3> begin)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<64, 3, 0, 0, 2> x_tile;
    typedef mint_tile<32, 3, 0, 0, 1> y_tile;
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
    const unsigned there = mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0, 0, 0);
    // 4 planes that come in
    real (*const r_ring)[32][64] = reinterpret_cast<real (*)[32][64]>(mint_shared);
    // rows at the edges of warps: turns, steps
    real (*const r_edges)[3][8][2][64] = reinterpret_cast<real (*)[3][8][2][64]>(mint_shared
            + 65536);
    // the barrier of the block's warps
    uint64_t *const barrier = reinterpret_cast<uint64_t *>(mint_shared + 114688);
    for (int n = threadIdx.x; n < 6144; n += 256)
        reinterpret_cast<real *>(mint_shared + 65536)[n] = 0;
    mint_open_barrier(barrier, 8);
    __syncthreads();
    real s_rows[3][1][4][2] = {}; // steps, planes (newest first)
    real r_rows[4][2][4][2] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0, 0,
                    -mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there;
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_start_row<2>(r_ring[slot % 4][warp*4 + h], r_grid[0]
                        + (long long)plane*r_grid_plane + (long long)y*r_grid_row + x
                        + h*r_grid_row, exist >> h*2, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r_2, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 1; age > 0; age--) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_move<2>(r_rows[k][age][h], r_rows[k][age - 1][h]);
            }
        }
        __pipeline_wait_prior(2);
#pragma unroll
        for (int h = 0; h < 4; h++)
            mint_take_row<2>(r_rows[0][0][h], r_ring[slot % 4][warp*4 + h], lane);
        fetch(r_2 + 3, slot + 3, known);
        real early[3][4][2];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real r_m1[5][2];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&r_m1[h + 1][0], r_rows[k][1][h]);
#pragma unroll
            for (int h = 1; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    early[k][h][e] = (int)(begin[0] + r_2) > 0 && (int)(begin[1] + y + h) > 0
                            ? (real)0.25*r_m1[h][e] : 0;
            }
        }
        // The other warps' rows of the turn before.
        mint_wait_for_warps(barrier, slot);
        mint_give_row<2>(r_edges[slot % 2][0][warp][0], r_rows[0][0][0], lane);
        mint_give_row<2>(r_edges[slot % 2][0][warp][1], r_rows[0][0][3], lane);
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real r_m1[5][2];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&r_m1[h + 1][0], r_rows[k][1][h]);
            mint_take_row<2>(&r_m1[0][0], r_edges[(slot + 1) % 2][k][max(warp - 1, 0)][1], lane);
#pragma unroll
            for (int h = 0; h < 1; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    early[k][h][e] = (int)(begin[0] + r_2) > 0 && (int)(begin[1] + y + h) > 0
                            ? (real)0.25*r_m1[h][e] : 0;
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int h = 0; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    s_rows[k][0][h][e] = (real)0.5*r_rows[k][0][h][e] + early[k][h][e];
            }
            if (!known.steady) {
                const int plane = r_2;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0,
                            0, -mint_beyond(plane, planes, 0, 0));
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_load_row<2>(s_rows[k][0][h], s_grid[k % 1]
                                + (long long)plane*s_grid_plane + (long long)y*s_grid_row + x
                                + h*s_grid_row, exist >> h*2);
                }
            }
            real s_0[4][3];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&s_0[h][1], s_rows[k][0][h]);
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_beside<1, 2, 0>(&s_0[h][1]);
#pragma unroll
            for (int h = 0; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    r_rows[k + 1][0][h][e] = (real)0.5*s_rows[k][0][h][e]
                            + ((int)(begin[2] + x + e) > 0 ? (real)0.25*s_0[h][e] : 0);
            }
            if (!known.steady) {
                const int plane = r_2;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0,
                            0, -mint_beyond(plane, planes, 0, 0));
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_load_row<2>(r_rows[k + 1][0][h], r_grid[k % 1]
                                + (long long)plane*r_grid_plane + (long long)y*r_grid_row + x
                                + h*r_grid_row, exist >> h*2);
                }
            }
            if (k < 2) {
                mint_give_row<2>(r_edges[slot % 2][k + 1][warp][0], r_rows[k + 1][0][0], lane);
                mint_give_row<2>(r_edges[slot % 2][k + 1][warp][1], r_rows[k + 1][0][3], lane);
            }
        }
        mint_arrive(barrier, lane);
        if (from <= r_2 - 0 && r_2 - 0 < to) {
#pragma unroll
            for (int h = 0; h < 4; h++) {
                if (y_from <= y + h && y + h < y_to)
                    mint_store_row<2, known.inside>(r_to[0] + (long long)(r_2 - 0)*r_grid_plane
                            + (long long)y*r_grid_row + x + h*r_grid_row, r_rows[3][0][h],
                            store_low, store_high, known.packed);
            }
        }
    };
    const int end = to + 0; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r_2 = max(from - 3, 0);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r_2 + n, n, mint_cells<tile.inside, tile.packed, false>());
        mint_arrive(barrier, lane);
        while (r_2 < end) {
            if (r_2 >= 0 && slot % 4 == 0) {
                for (; r_2 + 3 < steady; r_2 += 4, slot += 4) {
                    advance(r_2, mint_known_turn<0>(),
                            mint_cells<tile.inside, tile.packed, true>());
                    advance(r_2 + 1, mint_known_turn<1>(),
                            mint_cells<tile.inside, tile.packed, true>());
                    advance(r_2 + 2, mint_known_turn<2>(),
                            mint_cells<tile.inside, tile.packed, true>());
                    advance(r_2 + 3, mint_known_turn<3>(),
                            mint_cells<tile.inside, tile.packed, true>());
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

/* run_sweep5 makes one step. */

/* run_sweep6 makes one step. */

/* 3 steps of the loop at line 66.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
run_chain5_march(mint_tiling gx, mint_division division, mint_each<real *, 1> p_grid,
                 long long p_grid_row, mint_each<real *, 1> p_to, mint_each<real *, 1> q_grid,
                 long long q_grid_row, mint_each<real *, 1> q_to, mint_border q_border,
                 mint_each<int, 3> nx_each, mint_each<int, 3> ny_each, mint_each<long long, 2> begin)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 0, 3, 0, 2> x_tile;
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
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, q_border.below[1], q_border.above[1],
            0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const q_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real p_rows[3][2][4] = {}; // steps, planes (newest first)
    real q_rows[4][1][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, q_border.below[1], q_border.above[1], 0,
                    1, 0, 0, -mint_beyond(plane - 1, planes, q_border.below[0], q_border.above[0]))
                    : known.inside ? ~0u : there;
            mint_start_row<4>(q_ring[slot % 4][warp], q_grid[0] + (long long)(plane - 1)*q_grid_row
                    + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r_2, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 1; age > 0; age--)
                mint_move<4>(p_rows[k][age], p_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(q_rows[0][0], q_ring[slot % 4][warp], lane);
        fetch(r_2 + 3, slot + 3, known);
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real q_0[5];
            mint_move<4>(&q_0[0], q_rows[k][0]);
            mint_beside<0, 4, 1>(&q_0[0]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                p_rows[k][0][e] = (int)(begin[1] + x + e) < nx_each[k] - 1 ? (real)0.5*q_0[e + 1]
                        : q_rows[k][0][e];
            if (!known.steady) {
                const int plane = r_2 - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                            -mint_beyond(plane, planes, 0, 0));
                    mint_load_row<4>(p_rows[k][0], p_grid[k % 1] + (long long)plane*p_grid_row + x,
                            exist);
                }
            }
#pragma unroll
            for (int e = 0; e < 4; e++)
                q_rows[k + 1][0][e] = (real)0.5*p_rows[k][1][e]
                        + ((int)(begin[0] + r_2 - k - 2) < ny_each[k] - 1 ? p_rows[k][0][e] : 0);
            if (!known.steady) {
                const int plane = r_2 - k - 2;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, q_border.below[1],
                            q_border.above[1], 0, 1, 0, 0,
                            -mint_beyond(plane, planes, q_border.below[0], q_border.above[0]));
                    mint_load_row<4>(q_rows[k + 1][0], q_grid[k % 1] + (long long)plane*q_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r_2 - 4 && r_2 - 4 < to)
            mint_store_row<4, false>(q_to[0] + (long long)(r_2 - 4)*q_grid_row + x, q_rows[3][0],
                    store_low, store_high, known.packed);
    };
    const int end = to + 4; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r_2 = max(from, 0);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r_2 + n, n, mint_cells<tile.inside, tile.packed, false>());
        while (r_2 < end) {
            if (r_2 >= 4) {
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

/* run_sweep7 makes one step. */

struct run_chain1_values {
    int ny;
};
// Makes 3 steps of the loop in one launch.
static bool advance_run_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    mint_each<real *, 2> u_grid;
    mint_each<real *, 1> u_to;
    const long long *u_grid_stride = steps.place(0, 1).stride;
    mint_border u_border = {{0, 0, 0}, {0, 0, 0}}; // cells around the range that exist
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, u_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        if (!mint_cut_border<2>(steps, steps.storage(k, 1), {{0, 0, 0}, {0, 0, 0}}, false,
                u_border))
            return false;
        u_grid.of[k] = (real *)place.read + range[2]*u_grid_stride[0] + range[0]*u_grid_stride[1];
    }
    u_to.of[0] = (real *)steps.place(2, 1).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 3, 0, 0, 2>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "run_chain1_march",
            (const void *)run_chain1_march<true>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "run_chain1_march",
            mint_ceil_div(division.units(), 4));
    mint_each<int, 3> ny_each;
    for (int k = 0; k < 3; k++) {
        ny_each.of[k] = steps.scalars<run_chain1_values>(k, 0).ny;
    }
    const mint_each<long long, 2> begin = {{range[2], range[0]}};
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 2, 16)
            && mint_all_aligned(u_to, u_grid_stride, 2, 16);
    const auto march = packed ? run_chain1_march<true> : run_chain1_march<false>;
    if (march != run_chain1_march<true>)
        mint_prepare_shared(steps.site, "run_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "run_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, u_grid, u_grid_stride[0], u_to,
            u_border, ny_each, begin);
    mint_launched(steps.site, "run_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain run_chain1 = {{"in.c", 19}, "run_chain1", 3, 3, 1, 2, 1, 0x3, 0x0,
        advance_run_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

// Makes 3 steps of the loop in one launch.
static bool advance_run_chain2(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    mint_each<real *, 2> u_grid;
    mint_each<real *, 1> u_to;
    const long long *u_grid_stride = steps.place(0, 1).stride;
    mint_border u_border = {{0, 0, 0}, {1, 0, 0}}; // cells around the range that exist
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, u_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        if (!mint_cut_border<2>(steps, steps.storage(k, 1), {{0, 0, 0}, {0, 0, 0}}, false,
                u_border))
            return false;
        u_grid.of[k] = (real *)place.read + range[2]*u_grid_stride[0] + range[0]*u_grid_stride[1];
    }
    u_to.of[0] = (real *)steps.place(2, 1).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 3, 0, 0, 2>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "run_chain2_march",
            (const void *)run_chain2_march<true>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "run_chain2_march",
            mint_ceil_div(division.units(), 4));
    const mint_each<long long, 2> begin = {{range[2], range[0]}};
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 2, 16)
            && mint_all_aligned(u_to, u_grid_stride, 2, 16);
    const auto march = packed ? run_chain2_march<true> : run_chain2_march<false>;
    if (march != run_chain2_march<true>)
        mint_prepare_shared(steps.site, "run_chain2_march", (const void *)march, 16384);
    mint_launching(steps.site, "run_chain2_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, u_grid, u_grid_stride[0], u_to,
            u_border, begin);
    mint_launched(steps.site, "run_chain2_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain run_chain2 = {{"in.c", 28}, "run_chain2", 3, 3, 1, 2, 1, 0x3, 0x0,
        advance_run_chain2, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

struct run_chain3_values {
    int rows;
};
// Makes 3 steps of the loop in one launch.
static bool advance_run_chain3(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    mint_each<real *, 2> u_grid;
    mint_each<real *, 1> u_to;
    const long long *u_grid_stride = steps.place(0, 2).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 2);
        if (memcmp(place.stride, u_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        u_grid.of[k] = (real *)place.read + range[2]*u_grid_stride[0] + range[0]*u_grid_stride[1];
    }
    u_to.of[0] = (real *)steps.place(2, 2).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    mint_border half_border = {{0, 0, 0}, {0, 0, 0}}; // cells around the range that exist
    if (!mint_cut_border<2>(steps, steps.storage(0, 0), {{0, 0, 0}, {0, 0, 0}}, false, half_border))
        return false;
    const mint_place_of half_place = steps.place(0, 0);
    const mint_each<real *, 1> half_from = {{(real *)half_place.read + range[2]*half_place.stride[0]
            + range[0]*half_place.stride[1]}};
    const mint_tiling gx = mint_tile<128, 0, 0, 0, 2>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "run_chain3_march",
            (const void *)run_chain3_march<true>, 128, 32768);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 0, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "run_chain3_march",
            mint_ceil_div(division.units(), 4));
    mint_each<int, 3> rows_each;
    for (int k = 0; k < 3; k++) {
        rows_each.of[k] = steps.scalars<run_chain3_values>(k, 0).rows;
    }
    const mint_each<long long, 2> begin = {{range[2], range[0]}};
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 2, 16)
            && mint_all_aligned(u_to, u_grid_stride, 2, 16)
            && mint_all_aligned(half_from, half_place.stride, 2, 16);
    const auto march = packed ? run_chain3_march<true> : run_chain3_march<false>;
    if (march != run_chain3_march<true>)
        mint_prepare_shared(steps.site, "run_chain3_march", (const void *)march, 32768);
    mint_launching(steps.site, "run_chain3_march");
    march<<<blocks, 128, 32768, mint_stream()>>>(gx, division, u_grid, u_grid_stride[0], u_to,
            half_from.of[0], half_place.stride[0], half_border, rows_each, begin);
    mint_launched(steps.site, "run_chain3_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain run_chain3 = {{"in.c", 41}, "run_chain3", 3, 3, 1, 3, 1, 0x6, 0x0,
        advance_run_chain3, nullptr, {0, 2, 1}, {{3, 0x3, 0x4, 1, {0, 1, 2}}}};

// Makes 3 steps of the loop in one launch.
static bool advance_run_chain4(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells || range[5]
            > mint_most_cells || memcmp(range, steps.range(1), 6*sizeof *range) != 0)
        return false;
    mint_each<real *, 1> s_grid;
    mint_each<real *, 1> s_to;
    const long long *s_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 1; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, s_grid_stride, 3*sizeof *place.stride) != 0)
            return false;
        s_grid.of[k] = (real *)place.read + range[4]*s_grid_stride[0] + range[2]*s_grid_stride[1]
                + range[0]*s_grid_stride[2];
    }
    mint_each<real *, 1> r_grid;
    mint_each<real *, 1> r_to;
    const long long *r_grid_stride = steps.place(0, 0).stride;
    for (int k = 0; k < 1; k++) {
        const mint_place_of place = steps.place(k, 0);
        if (memcmp(place.stride, r_grid_stride, 3*sizeof *place.stride) != 0)
            return false;
        r_grid.of[k] = (real *)place.read + range[4]*r_grid_stride[0] + range[2]*r_grid_stride[1]
                + range[0]*r_grid_stride[2];
    }
    r_to.of[0] = (real *)steps.place(2, 0).write + range[4]*r_grid_stride[0]
            + range[2]*r_grid_stride[1] + range[0]*r_grid_stride[2];
    const mint_tiling gx = mint_tile<64, 3, 0, 0, 2>::of(range[1], 0);
    const mint_tiling gy = mint_tile<32, 3, 0, 0, 1>::of(range[3], 0);
    static const long long room = mint_room(steps.site, "run_chain4_march",
            (const void *)run_chain4_march<true>, 256, 114816);
    const mint_division division = mint_divide(room, gx.tiles, gy.tiles, (int)range[5], 3, 1,
            1.035);
    const dim3 blocks = mint_blocks(steps.site, "run_chain4_march", division.units());
    const mint_each<long long, 3> begin = {{range[4], range[2], range[0]}};
    const bool packed = mint_all_aligned(s_grid, s_grid_stride, 3, 16)
            && mint_all_aligned(r_grid, r_grid_stride, 3, 16)
            && mint_all_aligned(r_to, r_grid_stride, 3, 16);
    const auto march = packed ? run_chain4_march<true> : run_chain4_march<false>;
    if (march != run_chain4_march<true>)
        mint_prepare_shared(steps.site, "run_chain4_march", (const void *)march, 114816);
    mint_launching(steps.site, "run_chain4_march");
    march<<<blocks, 256, 114816, mint_stream()>>>(gx, gy, division, s_grid, s_grid_stride[1],
            s_grid_stride[0], s_to, r_grid, r_grid_stride[1], r_grid_stride[0], r_to, begin);
    mint_launched(steps.site, "run_chain4_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain run_chain4 = {{"in.c", 54}, "run_chain4", 3, 3, 1, 2, 2, 0x3, 0x0,
        advance_run_chain4, nullptr, {0, 1}, {{2, 0x1, 0x2, 0, {0, 1}}, {2, 0x1, 0x2, 1, {1, 0}}}};

struct run_chain5_values {
    int nx;
};
struct run_chain5_values_2 {
    int ny;
};
// Makes 3 steps of the loop in one launch.
static bool advance_run_chain5(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells
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
    mint_border q_border = {{0, 0, 0}, {0, 0, 0}}; // cells around the range that exist
    for (int k = 0; k < 1; k++) {
        const mint_place_of place = steps.place(k, 0);
        if (memcmp(place.stride, q_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        if (!mint_cut_border<2>(steps, steps.storage(k, 0), {{0, 0, 0}, {0, 0, 0}}, false,
                q_border))
            return false;
        q_grid.of[k] = (real *)place.read + range[2]*q_grid_stride[0] + range[0]*q_grid_stride[1];
    }
    q_to.of[0] = (real *)steps.place(2, 0).write + range[2]*q_grid_stride[0]
            + range[0]*q_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 0, 3, 0, 2>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "run_chain5_march",
            (const void *)run_chain5_march<true>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 3, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "run_chain5_march",
            mint_ceil_div(division.units(), 4));
    mint_each<int, 3> nx_each;
    mint_each<int, 3> ny_each;
    for (int k = 0; k < 3; k++) {
        nx_each.of[k] = steps.scalars<run_chain5_values>(k, 0).nx;
        ny_each.of[k] = steps.scalars<run_chain5_values_2>(k, 1).ny;
    }
    const mint_each<long long, 2> begin = {{range[2], range[0]}};
    const bool packed = mint_all_aligned(p_grid, p_grid_stride, 2, 16)
            && mint_all_aligned(q_grid, q_grid_stride, 2, 16)
            && mint_all_aligned(q_to, q_grid_stride, 2, 16);
    const auto march = packed ? run_chain5_march<true> : run_chain5_march<false>;
    if (march != run_chain5_march<true>)
        mint_prepare_shared(steps.site, "run_chain5_march", (const void *)march, 16384);
    mint_launching(steps.site, "run_chain5_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, p_grid, p_grid_stride[0], p_to,
            q_grid, q_grid_stride[0], q_to, q_border, nx_each, ny_each, begin);
    mint_launched(steps.site, "run_chain5_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain run_chain5 = {{"in.c", 66}, "run_chain5", 3, 3, 1, 2, 2, 0x3, 0x0,
        advance_run_chain5, nullptr, {0, 1}, {{2, 0x1, 0x2, 0, {0, 1}}, {2, 0x1, 0x2, 1, {1, 0}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 10}, "u", u, mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 11}, "v", v, mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 12}, "half", half, mint_extents(rows, nx), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 13}, "p", &p[0][0], mint_extents(sizeof(p) / sizeof(p[0]), sizeof(p[0]) / sizeof(p[0][0])), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 14}, "q", &q[0][0], mint_extents(sizeof(q) / sizeof(q[0]), sizeof(q[0]) / sizeof(q[0][0])), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 15}, "r", &r[0][0][0], mint_extents(sizeof(r) / sizeof(r[0]), sizeof(r[0]) / sizeof(r[0][0]), sizeof(r[0][0]) / sizeof(r[0][0][0])), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 16}, "s", &s[0][0][0], mint_extents(sizeof(s) / sizeof(s[0]), sizeof(s[0]) / sizeof(s[0][0]), sizeof(s[0][0]) / sizeof(s[0][0][0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 17}, mint_rows_stay);
...
            {
                const mint_site site = {"in.c", 21};
                const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
                const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_table v_map = mint_find_table(site, "v", v);
                    const bool happens = mint_greater(y_begin, 1)
                            <= mint_lesser(y_begin + y_count - 1, (long long)(ny) - 2)
                            && mint_greater(x_begin, 1) <= x_begin + x_count - 1;
                    mint_reach_or_dense(site, u_map, 0, y_begin, y_begin + y_count - 1);
                    mint_reach_or_dense(site, u_map, 1, x_begin, x_begin + x_count - 1);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "y-1..y+1", happens ? mint_greater(y_begin, 1) - 1 : 1, happens
                                ? mint_lesser(y_begin + y_count - 1, (long long)(ny) - 2) + 1 : 0},
                        {u_map, "u", 1, "x-1..x", happens ? mint_greater(x_begin, 1) - 1 : 1, happens ? x_begin
                                + x_count - 1 : 0},
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    u_map.settle(site, "u");
                    v_map.settle(site, "v");
                    static const mint_checked u_checked[] = {
                        {{"in.c", 23}, "u", "u[y][x]", -1},
                    };
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch u_reads = {"u[y - 1][x - 1]", {{-1, 1, {1, 0}, 2}, {-1, 0, {0, 1}}},
                            {{mint_greater(y_begin, 1),
                            mint_lesser(y_begin + y_count - 1, (long long)(ny) - 2)}, {mint_greater(x_begin, 1),
                            x_begin + x_count - 1}}};
                    const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch u_reads_2 = {"u[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "run_sweep1",
                            mint_tiles(site, "x", x_count, 128, 2147482367),
                            mint_tiles(site, "y", y_count, 4, 2147417073));
                    // Launches of single steps hold accesses to the extents of the arrays.
                    const mint_alone alone = {mint_stays_inside(u_map, 0, y_begin, y_begin + y_count - 1)
                            && mint_stays_inside(u_map, 1, x_begin, x_begin + x_count - 1) ? 0 : 2,
                            {(long long)ny}};
                    mint_file(site, run_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                            run_chain1_values{(int)(ny)},
                            [site, blocks, u_map, v_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count, ny = ny]() mutable {
                        u_map.find_again();
                        v_map.find_again();
                        mint_launching(site, "run_sweep1");
                        run_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], ny,
                            (unsigned)x_count, (unsigned)y_count, mint_is_aligned(v_map, x_begin, 16),
                            mint_elements(site, u_map, u_map.device, u_checked));
                        mint_launched(site, "run_sweep1");
                    }, alone);
                }
            }
...
            {
                const mint_site site = {"in.c", 30};
                const long long y_begin = 1, y_count = mint_trips(y_begin, ny - 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, nx, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_table v_map = mint_find_table(site, "v", v);
                    const bool happens = mint_greater(x_begin, 3) <= x_begin + x_count - 1
                            && mint_greater(y_begin, 4) <= y_begin + y_count - 1;
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_map, "u", 0, "y-1..y+1", happens ? mint_greater(y_begin, 4) - 1 : 1, happens
                                ? y_begin + y_count : 0},
                        {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                        {u_map, "u", 1, "x-1..x", happens ? mint_greater(x_begin, 3) - 1 : 1, happens ? x_begin
                                + x_count - 1 : 0},
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    u_map.settle(site, "u");
                    v_map.settle(site, "v");
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch u_reads = {"u[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch u_reads_2 = {"u[y - 1][x - 1]", {{-1, 1, {1, 0}, 2}, {-1, 0, {0, 1}}},
                            {{mint_greater(y_begin, 4), y_begin + y_count - 1}, {mint_greater(x_begin, 3),
                            x_begin + x_count - 1}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "run_sweep2",
                            mint_tiles(site, "x", x_count, 128, 2147482366),
                            mint_tiles(site, "y", y_count, 4, 2147417072));
                    mint_file(site, run_chain2, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, u_map, v_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        u_map.find_again();
                        v_map.find_again();
                        mint_launching(site, "run_sweep2");
                        run_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                            (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                        mint_launched(site, "run_sweep2");
                    });
                }
            }
...
            {
                const mint_site site = {"in.c", 43};
                const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
                const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_table half_map = mint_find_table(site, "half", half);
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_table v_map = mint_find_table(site, "v", v);
                    const bool happens = y_begin <= mint_lesser(y_begin + y_count - 1, (long long)(rows) - 1);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {half_map, "half", 0, "y", happens ? y_begin : 1, happens
                                ? mint_lesser(y_begin + y_count - 1, (long long)(rows) - 1) : 0},
                        {half_map, "half", 1, "x", happens ? x_begin : 1, happens ? x_begin + x_count - 1 : 0},
                        {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    half_map.settle(site, "half");
                    u_map.settle(site, "u");
                    v_map.settle(site, "v");
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch half_reads = {"half[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}, {{y_begin,
                            mint_lesser(y_begin + y_count - 1, (long long)(rows) - 1)}, mint_any_index}};
                    const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch u_reads = {"u[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_coincide(site, loops, half_map, "half", half_reads, v_map, "v", v_writes);
                    mint_coincide(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "run_sweep3",
                            mint_tiles(site, "x", x_count, 128, 2147482367),
                            mint_tiles(site, "y", y_count, 2, 2147417079));
                    mint_file(site, run_chain3, 0, {&half_map, &u_map, &v_map}, {x_begin, x_count, y_begin,
                            y_count}, run_chain3_values{(int)(rows)},
                            [site, blocks, half_map, u_map, v_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count, rows = rows]() mutable {
                        half_map.find_again();
                        u_map.find_again();
                        v_map.find_again();
                        mint_launching(site, "run_sweep3");
                        run_sweep3<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)half_map.device, half_map.stride[0], (real *)u_map.device, u_map.stride[0],
                            (real *)v_map.device, v_map.stride[0], rows, (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                        mint_launched(site, "run_sweep3");
                    });
                }
            }
...
            {
                const mint_site site = {"in.c", 56};
                const long long z_begin = 0, z_count = mint_trips(z_begin, nz, 1);
                const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
                const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
                if (z_count > 0 && y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &r_map = mint_find(site, "r", &r[0][0][0], sizeof(real),
                            mint_extents(0, 40, 150));
                    mint_mapping &s_map = mint_find(site, "s", &s[0][0][0], sizeof(real),
                            mint_extents(0, 40, 150));
                    const bool happens = mint_greater(z_begin, 1) <= z_begin + z_count - 1
                            && mint_greater(y_begin, 1) <= y_begin + y_count - 1;
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {r_map, "r", 0, "z", z_begin, z_begin + z_count - 1},
                        {r_map, "r", 0, "z-1", happens ? mint_greater(z_begin, 1) - 1 : 1, happens ? z_begin
                                + z_count - 2 : 0},
                        {r_map, "r", 1, "y", y_begin, y_begin + y_count - 1},
                        {r_map, "r", 1, "y-1", happens ? mint_greater(y_begin, 1) - 1 : 1, happens ? y_begin
                                + y_count - 2 : 0},
                        {r_map, "r", 2, "x", x_begin, x_begin + x_count - 1},
                        {s_map, "s", 0, "z", z_begin, z_begin + z_count - 1},
                        {s_map, "s", 1, "y", y_begin, y_begin + y_count - 1},
                        {s_map, "s", 2, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks(site, "run_sweep4",
                            mint_tiles(site, "x", x_count, 64, 2147482495), mint_ceil_div(y_count, 8),
                            mint_ceil_div(z_count, 4));
                    mint_file(site, run_chain4, 0, {&r_map, &s_map}, {x_begin, x_count, y_begin, y_count,
                            z_begin, z_count}, mint_no_scalars(),
                            [site, blocks, &r_map, &s_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count, z_count = z_count]() mutable {
                        mint_launching(site, "run_sweep4");
                        run_sweep4<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                            (real *)r_map.device, (int)r_map.stride[0], (int)r_map.stride[1],
                            (real *)s_map.device, (int)s_map.stride[0], (int)s_map.stride[1], (unsigned)x_count,
                            (unsigned)y_count, (unsigned)z_count,
                            mint_is_aligned(r_map, x_begin, 16) && mint_is_aligned(s_map, x_begin, 16));
                        mint_launched(site, "run_sweep4");
                    });
                }
            }
            {
                const mint_site site = {"in.c", 61};
                const long long z_begin = 0, z_count = mint_trips(z_begin, nz, 1);
                const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
                const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
                if (z_count > 0 && y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &s_map = mint_find(site, "s", &s[0][0][0], sizeof(real),
                            mint_extents(0, 40, 150));
                    mint_mapping &r_map = mint_find(site, "r", &r[0][0][0], sizeof(real),
                            mint_extents(0, 40, 150));
                    const bool happens = mint_greater(x_begin, 1) <= x_begin + x_count - 1;
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {s_map, "s", 0, "z", z_begin, z_begin + z_count - 1},
                        {s_map, "s", 1, "y", y_begin, y_begin + y_count - 1},
                        {s_map, "s", 2, "x", x_begin, x_begin + x_count - 1},
                        {s_map, "s", 2, "x-1", happens ? mint_greater(x_begin, 1) - 1 : 1, happens ? x_begin
                                + x_count - 2 : 0},
                        {r_map, "r", 0, "z", z_begin, z_begin + z_count - 1},
                        {r_map, "r", 1, "y", y_begin, y_begin + y_count - 1},
                        {r_map, "r", 2, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks(site, "run_sweep5",
                            mint_tiles(site, "x", x_count, 64, 2147482495), mint_ceil_div(y_count, 8),
                            mint_ceil_div(z_count, 4));
                    mint_file(site, run_chain4, 1, {&s_map, &r_map}, {x_begin, x_count, y_begin, y_count,
                            z_begin, z_count}, mint_no_scalars(),
                            [site, blocks, &s_map, &r_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count, z_count = z_count]() mutable {
                        mint_launching(site, "run_sweep5");
                        run_sweep5<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                            (real *)s_map.device, (int)s_map.stride[0], (int)s_map.stride[1],
                            (real *)r_map.device, (int)r_map.stride[0], (int)r_map.stride[1], (unsigned)x_count,
                            (unsigned)y_count, (unsigned)z_count,
                            mint_is_aligned(s_map, x_begin, 16) && mint_is_aligned(r_map, x_begin, 16));
                        mint_launched(site, "run_sweep5");
                    });
                }
            }
...
            {
                const mint_site site = {"in.c", 68};
                const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
                const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &q_map = mint_find(site, "q", &q[0][0], sizeof(real), mint_extents(0, 150));
                    mint_mapping &p_map = mint_find(site, "p", &p[0][0], sizeof(real), mint_extents(0, 150));
                    const bool happens = x_begin <= mint_lesser(x_begin + x_count - 1, (long long)(nx) - 2);
                    const bool happens_2 = mint_greater(x_begin, (long long)(nx) - 1) <= x_begin + x_count - 1;
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {q_map, "q", 0, "y", happens ? y_begin : 1, happens ? y_begin + y_count - 1 : 0},
                        {q_map, "q", 0, "y", happens_2 ? y_begin : 1, happens_2 ? y_begin + y_count - 1 : 0},
                        {q_map, "q", 1, "x+1", happens ? x_begin + 1 : 1, happens
                                ? mint_lesser(x_begin + x_count - 1, (long long)(nx) - 2) + 1 : 0},
                        {q_map, "q", 1, "x", happens_2 ? mint_greater(x_begin, (long long)(nx) - 1) : 1,
                                happens_2 ? x_begin + x_count - 1 : 0},
                        {p_map, "p", 0, "y", y_begin, y_begin + y_count - 1},
                        {p_map, "p", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "run_sweep6",
                            mint_tiles(site, "x", x_count, 128, 2147482367),
                            mint_tiles(site, "y", y_count, 4, 2147417073));
                    mint_file(site, run_chain5, 0, {&q_map, &p_map}, {x_begin, x_count, y_begin, y_count},
                            run_chain5_values{(int)(nx)},
                            [site, blocks, &q_map, &p_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count, nx = nx]() mutable {
                        mint_launching(site, "run_sweep6");
                        run_sweep6<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)q_map.device, (int)q_map.stride[0], (real *)p_map.device,
                            (int)p_map.stride[0], nx, (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(p_map, x_begin, 16));
                        mint_launched(site, "run_sweep6");
                    });
                }
            }
            {
                const mint_site site = {"in.c", 72};
                const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
                const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &p_map = mint_find(site, "p", &p[0][0], sizeof(real), mint_extents(0, 150));
                    mint_mapping &q_map = mint_find(site, "q", &q[0][0], sizeof(real), mint_extents(0, 150));
                    const bool happens = y_begin <= mint_lesser(y_begin + y_count - 1, (long long)(ny) - 2);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {p_map, "p", 0, "y", y_begin, y_begin + y_count - 1},
                        {p_map, "p", 0, "y+1", happens ? y_begin + 1 : 1, happens
                                ? mint_lesser(y_begin + y_count - 1, (long long)(ny) - 2) + 1 : 0},
                        {p_map, "p", 1, "x", x_begin, x_begin + x_count - 1},
                        {q_map, "q", 0, "y", y_begin, y_begin + y_count - 1},
                        {q_map, "q", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "run_sweep7",
                            mint_tiles(site, "x", x_count, 128, 2147482367),
                            mint_tiles(site, "y", y_count, 4, 2147417073));
                    mint_file(site, run_chain5, 1, {&p_map, &q_map}, {x_begin, x_count, y_begin, y_count},
                            run_chain5_values_2{(int)(ny)},
                            [site, blocks, &p_map, &q_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count, ny = ny]() mutable {
                        mint_launching(site, "run_sweep7");
                        run_sweep7<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)p_map.device, (int)p_map.stride[0], (real *)q_map.device,
                            (int)q_map.stride[0], ny, (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(p_map, x_begin, 16) && mint_is_aligned(q_map, x_begin, 16));
                        mint_launched(site, "run_sweep7");
                    });
                }
            }
...
    mint_copy_out({"in.c", 77}, "u", u, mint_extents(ny, nx));
    mint_copy_out({"in.c", 78}, "v", v, mint_extents(ny, nx));
    mint_copy_out({"in.c", 79}, "p", &p[0][0], mint_extents(sizeof(p) / sizeof(p[0]), sizeof(p[0]) / sizeof(p[0][0])));
    mint_copy_out({"in.c", 80}, "q", &q[0][0], mint_extents(sizeof(q) / sizeof(q[0]), sizeof(q[0]) / sizeof(q[0][0])));
    mint_copy_out({"in.c", 81}, "r", &r[0][0][0], mint_extents(sizeof(r) / sizeof(r[0]), sizeof(r[0]) / sizeof(r[0][0]), sizeof(r[0][0]) / sizeof(r[0][0][0])));
    mint_copy_out({"in.c", 82}, "s", &s[0][0][0], mint_extents(sizeof(s) / sizeof(s[0]), sizeof(s[0]) / sizeof(s[0][0]), sizeof(s[0][0]) / sizeof(s[0][0][0])));
