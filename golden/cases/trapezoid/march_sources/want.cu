
...
/* main_sweep1 makes one step. */

/* 3 steps of the loop at line 32.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
main_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 1> a_grid,
                  long long a_grid_row, mint_each<real *, 1> a_to, mint_each<real *, 1> c_grid,
                  long long c_grid_row, mint_each<real *, 1> c_to, const real *b_grid,
                  long long b_grid_row)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 3, 1, 4, 2> x_tile;
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
    const unsigned there_2 = mint_cells_there<4, 1>(x, gx.cells, 3, 1, 0, 1, 0, 0, 2);
    // 4 planes that come in
    real (*const a_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    // 7 planes
    real (*const b_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared + 16384);
    real a_rows[4][1][4] = {}; // steps, planes (newest first)
    real c_rows[3][1][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                    -mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(a_ring[slot % 4][warp], a_grid[0] + (long long)plane*a_grid_row + x,
                    exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 3, 1, 0, 1, 0, 0, 2
                    - mint_beyond(plane + 1, planes, 2, 1)) : known.inside ? ~0u : there_2;
            mint_start_row<4>(b_ring[slot % 7][warp], b_grid + (long long)(plane + 1)*b_grid_row
                    + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r_2, auto slot, auto known) __attribute__((__always_inline__)) {
        __pipeline_wait_prior(2);
        mint_take_row<4>(a_rows[0][0], a_ring[slot % 4][warp], lane);
        fetch(r_2 + 3, slot + 3, known);
        real early[3][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real b_m2[5];
            mint_take_row<4>(&b_m2[0], b_ring[(slot - min(slot, 3u)) % 7][warp], lane);
            mint_beside<0, 4, 1>(&b_m2[0]);
            real b_p1[7];
            mint_take_row<4>(&b_p1[3], b_ring[(slot - min(slot, 0u)) % 7][warp], lane);
            mint_beside<3, 4, 0>(&b_p1[3]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                early[k][e] = (real)0.25*b_m2[e + 1] - (real)0.125*b_p1[e];
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int e = 0; e < 4; e++) {
                c_rows[k][0][e] = a_rows[k][0][e]*2;
                a_rows[k + 1][0][e] = a_rows[k][0][e] + early[k][e];
            }
            if (!known.steady) {
                const int plane = r_2;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                            -mint_beyond(plane, planes, 0, 0));
                    mint_load_row<4>(a_rows[k + 1][0], a_grid[k % 1] + (long long)plane*a_grid_row
                            + x, exist);
                }
            }
            if (!known.steady) {
                const int plane = r_2;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                            -mint_beyond(plane, planes, 0, 0));
                    mint_load_row<4>(c_rows[k][0], c_grid[k % 1] + (long long)plane*c_grid_row + x,
                            exist);
                }
            }
        }
        if (from <= r_2 - 0 && r_2 - 0 < to)
            mint_store_row<4, false>(a_to[0] + (long long)(r_2 - 0)*a_grid_row + x, a_rows[3][0],
                    store_low, store_high, known.packed);
    };
    const int end = to + 0; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 4);
    auto stream = [&](auto tile) {
        int r_2 = max(from - 2, -2) - 1;
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

/* main_sweep2 makes one step. */

/* 3 steps of the loop at line 40.
 * A block streams along the slowest dimension: 2 cells a lane, 2 rows a warp, 12 warps,
 *   prefetches 1 plane, columns of coefficients in registers, sources fetched when first read. */
template <bool packed>
static __global__ void __launch_bounds__(384, 1)
main_chain2_march(mint_tiling gx, mint_tiling gy, mint_division division,
                  mint_each<real *, 1> u_grid, long long u_grid_row, long long u_grid_plane,
                  mint_each<real *, 1> u_to, const real *v_grid, long long v_grid_row,
                  long long v_grid_plane)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<64, 2, 2, 2, 2> x_tile;
    typedef mint_tile<24, 1, 1, 1, 1> y_tile;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const mint_slab slab = mint_slab_of(division, blockIdx.x);
    const int x = x_tile::at(gx, slab.x) + lane*2;
    const int y = y_tile::at(gy, slab.y) + warp*2;
    const int y_from = y_tile::from(gy, slab.y), y_to = y_tile::to(gy, slab.y);
    const int store_low = x_tile::from(gx, slab.x) - x, store_high = x_tile::to(gx, slab.x) - x;
    const int planes = division.planes, from = slab.from, to = slab.to;
    // the range goes on beyond the tile on every side
    const bool inside = packed && x - lane*2 > 0 && x + (32 - lane)*2 < gx.cells && y - warp*2 > 0
            && y + (12 - warp)*2 < gy.cells;
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<2, 2>(x, gx.cells, 0, 0, y, gy.cells, 0, 0, 0);
    // cells that exist, a bit each
    const unsigned there_2 = mint_cells_there<2, 2>(x, gx.cells, 2, 2, y, gy.cells, 1, 1, 3);
    // 2 planes that come in
    real (*const u_ring)[24][64] = reinterpret_cast<real (*)[24][64]>(mint_shared);
    // 4 planes
    real (*const v_ring)[24][64] = reinterpret_cast<real (*)[24][64]>(mint_shared + 24576);
    // the barrier of the block's warps
    uint64_t *const barrier = reinterpret_cast<uint64_t *>(mint_shared + 73728);
    mint_open_barrier(barrier, 12);
    __syncthreads();
    real u_rows[4][1][2][2] = {}; // steps, planes (newest first)
    real v_column[2][2][2] = {}; // planes (newest first), at the lane's own cells
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<2, 2>(x, gx.cells, 0, 0, y, gy.cells, 0, 0,
                    -mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there;
#pragma unroll
            for (int h = 0; h < 2; h++)
                mint_start_row<2>(u_ring[slot % 2][warp*2 + h], u_grid[0]
                        + (long long)plane*u_grid_plane + (long long)y*u_grid_row + x
                        + h*u_grid_row, exist >> h*2, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<2, 2>(x, gx.cells, 2, 2, y, gy.cells, 1, 1, 3
                    - mint_beyond(plane + 1, planes, 1, 0)) : known.inside ? ~0u : there_2;
#pragma unroll
            for (int h = 0; h < 2; h++)
                mint_start_row<2>(v_ring[slot % 4][warp*2 + h], v_grid
                        + (long long)(plane + 1)*v_grid_plane + (long long)y*v_grid_row + x
                        + h*v_grid_row, exist >> h*2, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r_2, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int age = 1; age > 0; age--) {
#pragma unroll
            for (int h = 0; h < 2; h++)
                mint_move<2>(v_column[age][h], v_column[age - 1][h]);
        }
        __pipeline_wait_prior(0);
#pragma unroll
        for (int h = 0; h < 2; h++)
            mint_take_row<2>(u_rows[0][0][h], u_ring[slot % 2][warp*2 + h], lane);
#pragma unroll
        for (int h = 0; h < 2; h++)
            mint_take_row<2>(v_column[0][h], v_ring[(slot - min(slot, 1u)) % 4][warp*2 + h], lane);
        real early[3][2][2];
        real early_2[3][2][2];
        // The other warps' rows of the turn before.
        mint_wait_for_warps(barrier, slot);
        fetch(r_2 + 1, slot + 1, known);
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real v_m1[3][4];
#pragma unroll
            for (int h = 0; h < 2; h++)
                mint_move<2>(&v_m1[h][2], v_column[1][h]);
#pragma unroll
            for (int h = 2; h < 3; h++)
                mint_take_row<2>(&v_m1[h][2],
                        v_ring[(slot - min(slot, 2u)) % 4][min(max(warp*2 + h - 0, 0), 23)], lane);
#pragma unroll
            for (int h = 1; h < 3; h++)
                mint_beside<2, 2, 0>(&v_m1[h][2]);
            real v_0[3][4];
#pragma unroll
            for (int h = 0; h < 2; h++)
                mint_move<2>(&v_0[h + 1][0], v_column[0][h]);
#pragma unroll
            for (int h = 0; h < 1; h++)
                mint_take_row<2>(&v_0[h][0],
                        v_ring[(slot - min(slot, 1u)) % 4][min(max(warp*2 + h - 1, 0), 23)], lane);
#pragma unroll
            for (int h = 0; h < 2; h++)
                mint_beside<0, 2, 2>(&v_0[h][0]);
#pragma unroll
            for (int h = 0; h < 2; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    early[k][h][e] = v_m1[h + 1][e];
                    early_2[k][h][e] = v_0[h][e + 2];
                }
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int h = 0; h < 2; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    u_rows[k + 1][0][h][e] = u_rows[k][0][h][e]
                            - (-((real)0.5*u_rows[k][0][h][e] + early[k][h][e])*(real)0.5
                            - early_2[k][h][e]);
            }
            if (!known.steady) {
                const int plane = r_2;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<2, 2>(x, gx.cells, 0, 0, y, gy.cells, 0,
                            0, -mint_beyond(plane, planes, 0, 0));
#pragma unroll
                    for (int h = 0; h < 2; h++)
                        mint_load_row<2>(u_rows[k + 1][0][h], u_grid[k % 1]
                                + (long long)plane*u_grid_plane + (long long)y*u_grid_row + x
                                + h*u_grid_row, exist >> h*2);
                }
            }
        }
        mint_arrive(barrier, lane);
        if (from <= r_2 - 0 && r_2 - 0 < to) {
#pragma unroll
            for (int h = 0; h < 2; h++) {
                if (y_from <= y + h && y + h < y_to)
                    mint_store_row<2, known.inside>(u_to[0] + (long long)(r_2 - 0)*u_grid_plane
                            + (long long)y*u_grid_row + x + h*u_grid_row, u_rows[3][0][h],
                            store_low, store_high, known.packed);
            }
        }
    };
    const int end = to + 0; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 2);
    auto stream = [&](auto tile) {
        int r_2 = max(from - 1, -1) - 1;
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 1; n++)
            fetch(r_2 + n, n, mint_cells<tile.inside, tile.packed, false>());
        __pipeline_wait_prior(0);
        mint_arrive(barrier, lane);
        while (r_2 < end) {
            if (r_2 >= 0) {
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

/* main_sweep3 makes one step. */

/* main_sweep4 makes one step. */

/* main_sweep5 makes one step. */

/* 3 steps of the loop at line 61.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
main_chain5_march(mint_tiling gx, mint_division division, mint_each<real *, 1> r_grid,
                  long long r_grid_row, mint_each<real *, 1> r_to, const real *b_grid,
                  long long b_grid_row)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 1, 1, 0, 2> x_tile;
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
    real (*const r_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    // 6 planes
    real (*const b_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared + 16384);
    real r_rows[4][1][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                    -mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(r_ring[slot % 4][warp], r_grid[0] + (long long)plane*r_grid_row + x,
                    exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                    -mint_beyond(plane + 1, planes, 0, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(b_ring[slot % 6][warp], b_grid + (long long)(plane + 1)*b_grid_row
                    + x, exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r_2, auto slot, auto known) __attribute__((__always_inline__)) {
        __pipeline_wait_prior(2);
        mint_take_row<4>(r_rows[0][0], r_ring[slot % 4][warp], lane);
        fetch(r_2 + 3, slot + 3, known);
        real early[3][4];
        real early_2[3][4];
        real early_3[3][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real b_m1[6];
            mint_take_row<4>(&b_m1[1], b_ring[(slot - min(slot, 2u)) % 6][warp], lane);
            mint_beside<1, 4, 1>(&b_m1[1]);
            if (!known.inside)
                mint_stop_row<1, 4, 1, mint_both_ends>(&b_m1[1], -x, gx.cells - x);
            real b_0[6];
            mint_take_row<4>(&b_0[1], b_ring[(slot - min(slot, 1u)) % 6][warp], lane);
            mint_beside<1, 4, 1>(&b_0[1]);
            if (!known.inside)
                mint_stop_row<1, 4, 1, mint_both_ends>(&b_0[1], -x, gx.cells - x);
            real b_p1[6];
            mint_take_row<4>(&b_p1[1], b_ring[(slot - min(slot, 0u)) % 6][warp], lane);
            mint_beside<1, 4, 1>(&b_p1[1]);
            if (!known.inside)
                mint_stop_row<1, 4, 1, mint_both_ends>(&b_p1[1], -x, gx.cells - x);
            if (!known.steady) {
                if (r_2 < 1)
                    mint_move<6>(&b_m1[0], &b_0[0]);
            }
            if (!known.steady) {
                if (r_2 >= planes - 1)
                    mint_move<6>(&b_p1[0], &b_0[0]);
            }
#pragma unroll
            for (int e = 0; e < 4; e++) {
                early[k][e] = b_m1[e];
                early_2[k][e] = (real)0.25*b_p1[e + 2];
                early_3[k][e] = (real)0.125*b_p1[e]*b_m1[e + 2];
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int e = 0; e < 4; e++)
                r_rows[k + 1][0][e] = (real)0.5*r_rows[k][0][e] + early[k][e] - early_2[k][e]
                        + early_3[k][e];
            if (!known.steady) {
                const int plane = r_2;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                            -mint_beyond(plane, planes, 0, 0));
                    mint_load_row<4>(r_rows[k + 1][0], r_grid[k % 1] + (long long)plane*r_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r_2 - 0 && r_2 - 0 < to)
            mint_store_row<4, false>(r_to[0] + (long long)(r_2 - 0)*r_grid_row + x, r_rows[3][0],
                    store_low, store_high, known.packed);
    };
    const int end = to + 0; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 4);
    auto stream = [&](auto tile) {
        int r_2 = max(from - 1, 0) - 1;
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r_2 + n, n, mint_cells<tile.inside, tile.packed, false>());
        while (r_2 < end) {
            if (r_2 >= 1) {
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

// Makes 3 steps of the loop in one launch.
static bool advance_main_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    mint_each<real *, 1> a_grid;
    mint_each<real *, 1> a_to;
    const long long *a_grid_stride = steps.place(0, 0).stride;
    for (int k = 0; k < 1; k++) {
        const mint_place_of place = steps.place(k, 0);
        if (memcmp(place.stride, a_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        a_grid.of[k] = (real *)place.read + range[2]*a_grid_stride[0] + range[0]*a_grid_stride[1];
    }
    a_to.of[0] = (real *)steps.place(2, 0).write + range[2]*a_grid_stride[0]
            + range[0]*a_grid_stride[1];
    mint_each<real *, 1> c_grid;
    mint_each<real *, 1> c_to;
    const long long *c_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 1; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, c_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        c_grid.of[k] = (real *)place.read + range[2]*c_grid_stride[0] + range[0]*c_grid_stride[1];
    }
    const mint_place_of b_place = steps.place(0, 2);
    const mint_each<real *, 1> b_from = {{(real *)b_place.read + range[2]*b_place.stride[0]
            + range[0]*b_place.stride[1]}};
    const mint_tiling gx = mint_tile<128, 3, 1, 4, 2>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "main_chain1_march",
            (const void *)main_chain1_march<true>, 128, 45056);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 3, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "main_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(a_grid, a_grid_stride, 2, 16)
            && mint_all_aligned(a_to, a_grid_stride, 2, 16)
            && mint_all_aligned(c_grid, c_grid_stride, 2, 16)
            && mint_all_aligned(b_from, b_place.stride, 2, 16);
    const auto march = packed ? main_chain1_march<true> : main_chain1_march<false>;
    if (march != main_chain1_march<true>)
        mint_prepare_shared(steps.site, "main_chain1_march", (const void *)march, 45056);
    mint_launching(steps.site, "main_chain1_march");
    march<<<blocks, 128, 45056, mint_stream()>>>(gx, division, a_grid, a_grid_stride[0], a_to,
            c_grid, c_grid_stride[0], c_to, b_from.of[0], b_place.stride[0]);
    mint_launched(steps.site, "main_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain main_chain1 = {{"in.c", 32}, "main_chain1", 3, 3, 1, 3, 1, 0x3, 0x0,
        advance_main_chain1, nullptr, {0, 1, 2}, {{3, 0x5, 0x3, 1, {0, 1, 2}}}};

// Makes 3 steps of the loop in one launch.
static bool advance_main_chain2(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells || range[5]
            > mint_most_cells)
        return false;
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
    u_to.of[0] = (real *)steps.place(2, 0).write + range[4]*u_grid_stride[0]
            + range[2]*u_grid_stride[1] + range[0]*u_grid_stride[2];
    const mint_place_of v_place = steps.place(0, 1);
    const mint_each<real *, 1> v_from = {{(real *)v_place.read + range[4]*v_place.stride[0]
            + range[2]*v_place.stride[1] + range[0]*v_place.stride[2]}};
    const mint_tiling gx = mint_tile<64, 2, 2, 2, 2>::of(range[1], 2);
    const mint_tiling gy = mint_tile<24, 1, 1, 1, 1>::of(range[3], 1);
    static const long long room = mint_room(steps.site, "main_chain2_march",
            (const void *)main_chain2_march<true>, 384, 73856);
    const mint_division division = mint_divide(room, gx.tiles, gy.tiles, (int)range[5], 1, 1.3,
            1.1);
    const dim3 blocks = mint_blocks(steps.site, "main_chain2_march", division.units());
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 3, 16)
            && mint_all_aligned(u_to, u_grid_stride, 3, 16)
            && mint_all_aligned(v_from, v_place.stride, 3, 16);
    const auto march = packed ? main_chain2_march<true> : main_chain2_march<false>;
    if (march != main_chain2_march<true>)
        mint_prepare_shared(steps.site, "main_chain2_march", (const void *)march, 73856);
    mint_launching(steps.site, "main_chain2_march");
    march<<<blocks, 384, 73856, mint_stream()>>>(gx, gy, division, u_grid, u_grid_stride[1],
            u_grid_stride[0], u_to, v_from.of[0], v_place.stride[1], v_place.stride[0]);
    mint_launched(steps.site, "main_chain2_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain main_chain2 = {{"in.c", 40}, "main_chain2", 3, 3, 0, 2, 1, 0x1, 0x0,
        advance_main_chain2, nullptr, {0, 1}, {{2, 0x3, 0x1, 1, {0, 1}}}};

// Makes 3 steps of the loop in one launch.
static bool advance_main_chain5(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    mint_each<real *, 1> r_grid;
    mint_each<real *, 1> r_to;
    const long long *r_grid_stride = steps.place(0, 0).stride;
    for (int k = 0; k < 1; k++) {
        const mint_place_of place = steps.place(k, 0);
        if (memcmp(place.stride, r_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        r_grid.of[k] = (real *)place.read + range[2]*r_grid_stride[0] + range[0]*r_grid_stride[1];
    }
    r_to.of[0] = (real *)steps.place(2, 0).write + range[2]*r_grid_stride[0]
            + range[0]*r_grid_stride[1];
    const mint_place_of b_place = steps.place(0, 1);
    const mint_each<real *, 1> b_from = {{(real *)b_place.read + range[2]*b_place.stride[0]
            + range[0]*b_place.stride[1]}};
    const mint_tiling gx = mint_tile<128, 1, 1, 0, 2>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "main_chain5_march",
            (const void *)main_chain5_march<true>, 128, 40960);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 2, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "main_chain5_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(r_grid, r_grid_stride, 2, 16)
            && mint_all_aligned(r_to, r_grid_stride, 2, 16)
            && mint_all_aligned(b_from, b_place.stride, 2, 16);
    const auto march = packed ? main_chain5_march<true> : main_chain5_march<false>;
    if (march != main_chain5_march<true>)
        mint_prepare_shared(steps.site, "main_chain5_march", (const void *)march, 40960);
    mint_launching(steps.site, "main_chain5_march");
    march<<<blocks, 128, 40960, mint_stream()>>>(gx, division, r_grid, r_grid_stride[0], r_to,
            b_from.of[0], b_place.stride[0]);
    mint_launched(steps.site, "main_chain5_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain main_chain5 = {{"in.c", 61}, "main_chain5", 3, 3, 0, 2, 1, 0x1, 0x0,
        advance_main_chain5, nullptr, {0, 1}, {{2, 0x3, 0x1, 1, {0, 1}}}};

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 22}, "a", &a[0][0], mint_extents(sizeof(a) / sizeof(a[0]), sizeof(a[0]) / sizeof(a[0][0])), 3, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 23}, "b", &b[0][0], mint_extents(sizeof(b) / sizeof(b[0]), sizeof(b[0]) / sizeof(b[0][0])), 3, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 24}, "c", &c[0][0], mint_extents(sizeof(c) / sizeof(c[0]), sizeof(c[0]) / sizeof(c[0][0])), 3, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 25}, "u", &u[0][0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0]) / sizeof(u[0][0][0])), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 26}, "v", &v[0][0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0]), sizeof(v[0][0]) / sizeof(v[0][0][0])), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 27}, "w", &w[0][0], mint_extents(sizeof(w) / sizeof(w[0]), sizeof(w[0]) / sizeof(w[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 28}, "q", &q[0][0], mint_extents(sizeof(q) / sizeof(q[0]), sizeof(q[0]) / sizeof(q[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 29}, "r", &r[0][0], mint_extents(sizeof(r) / sizeof(r[0]), sizeof(r[0]) / sizeof(r[0][0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 30});
...
            {
                const mint_site site = {"in.c", 34};
                const long long y_begin = 2, y_count = mint_trips(y_begin, ny, 1);
                const long long x_begin = 3, x_count = mint_trips(x_begin, nx, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &a_map = mint_find(site, "a", &a[0][0], sizeof(real), mint_extents(0, 150));
                    mint_mapping &c_map = mint_find(site, "c", &c[0][0], sizeof(real), mint_extents(0, 150));
                    mint_mapping &b_map = mint_find(site, "b", &b[0][0], sizeof(real), mint_extents(0, 150));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {a_map, "a", 0, "y", y_begin, y_begin + y_count - 1},
                        {a_map, "a", 1, "x", x_begin, x_begin + x_count - 1},
                        {c_map, "c", 0, "y", y_begin, y_begin + y_count - 1},
                        {c_map, "c", 1, "x", x_begin, x_begin + x_count - 1},
                        {b_map, "b", 0, "y-2..y+1", y_begin - 2, y_begin + y_count},
                        {b_map, "b", 1, "x-3..x+1", x_begin - 3, x_begin + x_count},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                            mint_tiles(site, "x", x_count, 128, 2147482364),
                            mint_tiles(site, "y", y_count, 2, 2147417077));
                    mint_file(site, main_chain1, 0, {&a_map, &c_map, &b_map}, {x_begin, x_count, y_begin,
                            y_count}, mint_no_scalars(),
                            [site, blocks, &a_map, &c_map, &b_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "main_sweep1");
                        main_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)a_map.device, (int)a_map.stride[0], (real *)c_map.device,
                            (int)c_map.stride[0], (real *)b_map.device, (int)b_map.stride[0], (unsigned)x_count,
                            (unsigned)y_count,
                            mint_is_aligned(c_map, x_begin, 16) && mint_is_aligned(b_map, x_begin, 16));
                        mint_launched(site, "main_sweep1");
                    });
                }
            }
...
            {
                const mint_site site = {"in.c", 42};
                const long long z_begin = 1, z_count = mint_trips(z_begin, nz, 1);
                const long long y_begin = 1, y_count = mint_trips(y_begin, ny, 1);
                const long long x_begin = 2, x_count = mint_trips(x_begin, nx, 1);
                if (z_count > 0 && y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0][0], sizeof(real),
                            mint_extents(0, 40, 150));
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0][0], sizeof(real),
                            mint_extents(0, 40, 150));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "z", z_begin, z_begin + z_count - 1},
                        {u_map, "u", 1, "y", y_begin, y_begin + y_count - 1},
                        {u_map, "u", 2, "x", x_begin, x_begin + x_count - 1},
                        {v_map, "v", 0, "z-1..z", z_begin - 1, z_begin + z_count - 1},
                        {v_map, "v", 1, "y-1..y+1", y_begin - 1, y_begin + y_count},
                        {v_map, "v", 2, "x-2..x+2", x_begin - 2, x_begin + x_count + 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks(site, "main_sweep2",
                            mint_tiles(site, "x", x_count, 64, 2147482493), mint_ceil_div(y_count, 8),
                            mint_ceil_div(z_count, 4));
                    mint_file(site, main_chain2, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count,
                            z_begin, z_count}, mint_no_scalars(),
                            [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count, z_count = z_count]() mutable {
                        mint_launching(site, "main_sweep2");
                        main_sweep2<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                            (real *)u_map.device, (int)u_map.stride[0], (int)u_map.stride[1],
                            (real *)v_map.device, (int)v_map.stride[0], (int)v_map.stride[1], (unsigned)x_count,
                            (unsigned)y_count, (unsigned)z_count, mint_is_aligned(v_map, x_begin, 16));
                        mint_launched(site, "main_sweep2");
                    });
                }
            }
...
            {
                const mint_site site = {"in.c", 49};
                const long long y_begin = 1, y_count = mint_trips(y_begin, ny, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, nx, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_mapping &w_map = mint_find(site, "w", &w[0][0], sizeof(real), mint_extents(0, 150));
                    mint_mapping &q_map = mint_find(site, "q", &q[0][0], sizeof(real), mint_extents(0, 150));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {w_map, "w", 0, "y", y_begin, y_begin + y_count - 1},
                        {w_map, "w", 1, "x", x_begin, x_begin + x_count - 1},
                        {q_map, "q", 0, "y", y_begin, y_begin + y_count - 1},
                        {q_map, "q", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep3",
                            mint_tiles(site, "x", x_count, 128, 2147482366),
                            mint_tiles(site, "y", y_count, 2, 2147417078));
                    mint_launching(site, "main_sweep3");
                    main_sweep3<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)w_map.device, (int)w_map.stride[0], (real *)q_map.device, (int)q_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count);
                    mint_launched(site, "main_sweep3", w_map, q_map);
                }
            }
...
            {
                const mint_site site = {"in.c", 57};
                const long long y_begin = 1, y_count = mint_trips(y_begin, ny, 1);
                const long long x_begin = 2, x_count = mint_trips(x_begin, nx, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_mapping &c_map = mint_find(site, "c", &c[0][0], sizeof(real), mint_extents(0, 150));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {c_map, "c", 0, "y", y_begin, y_begin + y_count - 1},
                        {c_map, "c", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep4",
                            mint_tiles(site, "x", x_count, 128, 2147482365),
                            mint_tiles(site, "y", y_count, 4, 2147417072));
                    mint_launching(site, "main_sweep4");
                    main_sweep4<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)c_map.device, (int)c_map.stride[0], (unsigned)x_count, (unsigned)y_count);
                    mint_launched(site, "main_sweep4", c_map);
                }
            }
...
            {
                const mint_site site = {"in.c", 63};
                const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
                const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &r_map = mint_find(site, "r", &r[0][0], sizeof(real), mint_extents(0, 150));
                    mint_mapping &b_map = mint_find(site, "b", &b[0][0], sizeof(real), mint_extents(0, 150));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {r_map, "r", 0, "y", y_begin, y_begin + y_count - 1},
                        {r_map, "r", 1, "x", x_begin, x_begin + x_count - 1},
                        {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                        {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep5",
                            mint_tiles(site, "x", x_count, 128, 2147482367),
                            mint_tiles(site, "y", y_count, 6, 2147417067));
                    mint_file(site, main_chain5, 0, {&r_map, &b_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, &r_map, &b_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "main_sweep5");
                        main_sweep5<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)r_map.device, (int)r_map.stride[0], (real *)b_map.device,
                            (int)b_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(b_map, x_begin, 16));
                        mint_launched(site, "main_sweep5");
                    });
                }
            }
...
    mint_copy_out({"in.c", 71}, "a", &a[0][0], mint_extents(sizeof(a) / sizeof(a[0]), sizeof(a[0]) / sizeof(a[0][0])));
    mint_copy_out({"in.c", 72}, "c", &c[0][0], mint_extents(sizeof(c) / sizeof(c[0]), sizeof(c[0]) / sizeof(c[0][0])));
    mint_copy_out({"in.c", 73}, "u", &u[0][0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0]) / sizeof(u[0][0][0])));
    mint_copy_out({"in.c", 74}, "w", &w[0][0], mint_extents(sizeof(w) / sizeof(w[0]), sizeof(w[0]) / sizeof(w[0][0])));
    mint_copy_out({"in.c", 75}, "q", &q[0][0], mint_extents(sizeof(q) / sizeof(q[0]), sizeof(q[0]) / sizeof(q[0][0])));
    mint_copy_out({"in.c", 76}, "r", &r[0][0], mint_extents(sizeof(r) / sizeof(r[0]), sizeof(r[0]) / sizeof(r[0][0])));
