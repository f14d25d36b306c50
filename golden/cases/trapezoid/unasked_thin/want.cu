
...
/* main_sweep1 makes one step. */

/* 4 steps of the loop at line 18.
 * A block streams along the slowest dimension: 2 cells a lane, 4 rows a warp, 8 warps,
 *   prefetches 3 planes, steady state written 2 times, rows beyond the range beside the tile,
 *   columns beyond the range beside the tile. */
template <bool fewer>
static __global__ void __launch_bounds__(256, 1)
main_chain1_march(mint_tiling gx, mint_tiling gy, mint_division division,
                  mint_each<real *, 2> u_grid, long long u_grid_row, long long u_grid_plane,
                  mint_each<real *, 1> u_to, mint_each<real, 4> c_each,
                  mint_each<long long, 3> begin, int made, const unsigned *differ)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<64, 4, 4, 0, 2> x_tile;
    typedef mint_tile<32, 4, 4, 0, 1> y_tile;
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
    const bool whole = gx.cells % 2 == 0; // the range ends where packs do
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
    real (*const u_edges)[4][8][2][64] = reinterpret_cast<real (*)[4][8][2][64]>(mint_shared
            + 65536);
    // rows beyond the range: storages, planes; below it, above it
    real (*const u_outer_rows)[8][2][64] = reinterpret_cast<real (*)[8][2][64]>(mint_shared
            + 131072);
    // columns beyond the range
    real (*const u_outer_columns)[8][2][32] = reinterpret_cast<real (*)[8][2][32]>(mint_shared
            + 147456);
    // the barrier of the block's warps
    uint64_t *const barrier = reinterpret_cast<uint64_t *>(mint_shared + 155648);
    for (int n = threadIdx.x; n < 8192; n += 256)
        reinterpret_cast<real *>(mint_shared + 65536)[n] = 0;
    for (int n = threadIdx.x; n < 3072; n += 256)
        reinterpret_cast<real *>(mint_shared + 131072)[n] = 0;
    mint_open_barrier(barrier, 8);
    __syncthreads();
    real u_rows[5][3][4][2] = {}; // steps, planes (newest first)
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
                for (int e = 0; e < 2; e++)
                    early[k][h][e] = u_0[h + 1][e] + u_0[h + 1][e + 2] + u_0[h][e + 1]
                            + u_0[h + 2][e + 1] + u_rows[k][2][h][e];
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
                for (int e = 0; e < 2; e++)
                    early[k][h][e] = u_0[h + 1][e] + u_0[h + 1][e + 2] + u_0[h][e + 1]
                            + u_0[h + 2][e + 1] + u_rows[k][2][h][e];
            }
#pragma unroll
            for (int h = 3; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    early[k][h][e] = u_0[h + 1][e] + u_0[h + 1][e + 2] + u_0[h][e + 1]
                            + u_0[h + 2][e + 1] + u_rows[k][2][h][e];
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
                    u_rows[k + 1][0][h][e] = (1 - 6*c_each[k])*u_rows[k][1][h][e]
                            + c_each[k]*(early[k][h][e] - (real)0.5*u_rows[k][0][h][e])
                            + (real)0.001*((int)(begin[2] + x + e) + 2*(int)(begin[1] + y + h)
                            + 3*(int)(begin[0] + r - k - 1));
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
            if (k < 3) {
                mint_give_row<2>(u_edges[slot % 2][k + 1][warp][0], u_rows[k + 1][0][0], lane);
                mint_give_row<2>(u_edges[slot % 2][k + 1][warp][1], u_rows[k + 1][0][3], lane);
            }
        }
        mint_arrive(barrier, lane);
        if (from <= r - 4 && r - 4 < to) {
            if (known.inside || (known.same && whole)) {
#pragma unroll
                for (int h = 0; h < 4; h++) {
                    if (y_from <= y + h && y + h < y_to)
                        mint_store_row<2, true>(u_to[0] + (long long)(r - 4)*u_grid_plane
                                + (long long)y*u_grid_row + x + h*u_grid_row, u_rows[4][0][h],
                                store_low, store_high, known.packed);
                }
            } else {
#pragma unroll
                for (int h = 0; h < 4; h++) {
                    if (y_from <= y + h && y + h < y_to)
                        mint_store_row<2, false>(u_to[0] + (long long)(r - 4)*u_grid_plane
                                + (long long)y*u_grid_row + x + h*u_grid_row, u_rows[4][0][h],
                                store_low, store_high, known.packed);
                }
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
        if (!tile.inside && !tile.same) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_u(k, r - k - 1);
        }
        while (r < end) {
            if (r >= 4) {
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

/* 4 steps of the loop at line 18.
 * A block streams along the middle dimension: 2 cells a lane, 2 rows a warp, 9 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool fewer>
static __global__ void __launch_bounds__(288, 1)
main_chain1_thin(mint_tiling gx, mint_tiling gy, mint_division division,
                 mint_each<real *, 2> u_grid, long long u_grid_row, long long u_grid_plane,
                 mint_each<real *, 1> u_to, mint_each<real, 4> c_each,
                 mint_each<long long, 3> begin, int made, const unsigned *differ)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<64, 4, 4, 2, 2> x_tile;
    typedef mint_tile<18, 4, 4, 1, 1> y_tile;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const mint_slab slab = mint_slab_of(division, blockIdx.x);
    const int x = x_tile::at(gx, slab.x) + lane*2;
    const int y = y_tile::at(gy, slab.y) + warp*2;
    const int y_from = y_tile::from(gy, slab.y), y_to = y_tile::to(gy, slab.y);
    const int store_low = x_tile::from(gx, slab.x) - x, store_high = x_tile::to(gx, slab.x) - x;
    const int planes = division.planes, from = slab.from, to = slab.to;
    // the range goes on beyond the tile on every side
    const bool inside = x - lane*2 > 0 && x + (32 - lane)*2 < gx.cells && y - warp*2 > 0 && y
            + (9 - warp)*2 < gy.cells;
    const bool same = *differ == 0; // beyond the range all storages have the same cells
    const bool whole = gx.cells % 2 == 0; // the range ends where packs do
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<2, 2>(x, gx.cells, 1, 1, y, gy.cells, 1, 1, 1);
    // those of them that no step writes
    const unsigned beyond = there
            & ~mint_cells_there<2, 2>(x, gx.cells, 0, 0, y, gy.cells, 0, 0, 0);
    // the lane's columns beyond the range, a bit each
    const unsigned columns = ~mint_cells_there<2, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // its rows beyond the range
    const unsigned rows = mint_cells_there<1, 2>(0, 1, 0, 0, y, gy.cells, 0, 0, 0) ^ 3;
    // 4 planes that come in
    real (*const u_ring)[18][64] = reinterpret_cast<real (*)[18][64]>(mint_shared);
    // rows at the edges of warps: turns, steps
    real (*const u_edges)[4][9][2][64] = reinterpret_cast<real (*)[4][9][2][64]>(mint_shared
            + 36864);
    // the barrier of the block's warps
    uint64_t *const barrier = reinterpret_cast<uint64_t *>(mint_shared + 110592);
    for (int n = threadIdx.x; n < 9216; n += 288)
        reinterpret_cast<real *>(mint_shared + 36864)[n] = 0;
    mint_open_barrier(barrier, 9);
    __syncthreads();
    real u_rows[5][3][2][2] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<2, 2>(x, gx.cells, 1, 1, y, gy.cells, 1, 1, 1
                    - mint_beyond(plane, planes, 1, 1)) : known.inside ? ~0u : there;
#pragma unroll
            for (int h = 0; h < 2; h++)
                mint_start_row<2>(u_ring[slot % 4][warp*2 + h], u_grid[1]
                        + (long long)plane*u_grid_plane + (long long)y*u_grid_row + x
                        + h*u_grid_row, exist >> h*2, known.packed, lane);
        }
        __pipeline_commit();
    };
    real u_around[1][2][2] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_u = [&](int k, int plane) {
        if (0 <= plane && plane < planes) {
#pragma unroll
            for (int h = 0; h < 2; h++)
                mint_load_row<2>(u_around[k][h], u_grid[k] + (long long)plane*u_grid_plane
                        + (long long)y*u_grid_row + x + h*u_grid_row, beyond >> h*2);
        }
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 4; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--) {
#pragma unroll
                for (int h = 0; h < 2; h++)
                    mint_move<2>(u_rows[k][age][h], u_rows[k][age - 1][h]);
            }
        }
        __pipeline_wait_prior(2);
#pragma unroll
        for (int h = 0; h < 2; h++)
            mint_take_row<2>(u_rows[0][0][h], u_ring[slot % 4][warp*2 + h], lane);
        fetch(r + 3, slot + 3, known);
        real early[4][2][2];
        real early_2[4][2][2];
        real early_3[4][2][2];
        // The other warps' rows of the turn before.
        mint_wait_for_warps(barrier, slot);
        mint_give_row<2>(u_edges[slot % 2][0][warp][0], u_rows[0][0][0], lane);
        mint_give_row<2>(u_edges[slot % 2][0][warp][1], u_rows[0][0][1], lane);
#pragma unroll
        for (int k = 0; k < 4; k++) {
            if (fewer && k >= made)
                break;
            real u_0[4][4];
#pragma unroll
            for (int h = 0; h < 2; h++)
                mint_move<2>(&u_0[h + 1][1], u_rows[k][1][h]);
            mint_take_row<2>(&u_0[0][1], u_edges[(slot + 1) % 2][k][max(warp - 1, 0)][1], lane);
            mint_take_row<2>(&u_0[3][1], u_edges[(slot + 1) % 2][k][min(warp + 1, 8)][0], lane);
#pragma unroll
            for (int h = 1; h < 3; h++)
                mint_beside<1, 2, 1>(&u_0[h][1]);
#pragma unroll
            for (int h = 0; h < 2; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    early[k][h][e] = u_0[h + 1][e] + u_0[h + 1][e + 2] + u_rows[k][2][h][e];
                    early_2[k][h][e] = u_0[h][e + 1];
                    early_3[k][h][e] = (real)0.5*u_0[h + 2][e + 1];
                }
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 4; k++) {
            if (fewer && k >= made) { // a step that the launch does not make
#pragma unroll
                for (int h = 0; h < 2; h++)
                    mint_move<2>(u_rows[k + 1][0][h], u_rows[k][1][h]);
                continue;
            }
#pragma unroll
            for (int h = 0; h < 2; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    u_rows[k + 1][0][h][e] = (1 - 6*c_each[k])*u_rows[k][1][h][e]
                            + c_each[k]*(early[k][h][e] + u_rows[k][0][h][e] + early_2[k][h][e]
                            - early_3[k][h][e]) + (real)0.001*((int)(begin[2] + x + e)
                            + 2*(int)(begin[1] + r - k - 1) + 3*(int)(begin[0] + y + h));
            }
            if (!known.inside) {
                if (known.same) {
#pragma unroll
                    for (int h = 0; h < 2; h++)
                        mint_keep_row<2>(u_rows[k + 1][0][h], u_rows[k][1][h], columns);
                    if (rows != 0) {
#pragma unroll
                        for (int h = 0; h < 2; h++)
                            mint_keep_row<2>(u_rows[k + 1][0][h], u_rows[k][1][h], rows >> h & 1
                                    ? ~0u : 0);
                    }
                } else {
#pragma unroll
                    for (int h = 0; h < 2; h++)
                        mint_keep_row<2>(u_rows[k + 1][0][h], k == 0 ? u_around[k][h]
                                : u_rows[k - 1][2][h], beyond >> h*2);
                    if (k == 0)
                        look_around_u(k, r - k);
                }
            }
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<2, 2>(x, gx.cells, 1, 1, y, gy.cells, 1,
                            1, 1 - mint_beyond(plane, planes, 1, 1));
#pragma unroll
                    for (int h = 0; h < 2; h++)
                        mint_load_row<2>(u_rows[k + 1][0][h], u_grid[k % 2]
                                + (long long)plane*u_grid_plane + (long long)y*u_grid_row + x
                                + h*u_grid_row, exist >> h*2);
                }
            }
            if (k < 3) {
                mint_give_row<2>(u_edges[slot % 2][k + 1][warp][0], u_rows[k + 1][0][0], lane);
                mint_give_row<2>(u_edges[slot % 2][k + 1][warp][1], u_rows[k + 1][0][1], lane);
            }
        }
        mint_arrive(barrier, lane);
        if (from <= r - 4 && r - 4 < to) {
            if (known.inside || (known.same && whole)) {
#pragma unroll
                for (int h = 0; h < 2; h++) {
                    if (y_from <= y + h && y + h < y_to)
                        mint_store_row<2, true>(u_to[0] + (long long)(r - 4)*u_grid_plane
                                + (long long)y*u_grid_row + x + h*u_grid_row, u_rows[4][0][h],
                                store_low, store_high, known.packed);
                }
            } else {
#pragma unroll
                for (int h = 0; h < 2; h++) {
                    if (y_from <= y + h && y + h < y_to)
                        mint_store_row<2, false>(u_to[0] + (long long)(r - 4)*u_grid_plane
                                + (long long)y*u_grid_row + x + h*u_grid_row, u_rows[4][0][h],
                                store_low, store_high, known.packed);
                }
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
        if (!tile.inside && !tile.same) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_u(k, r - k - 1);
        }
        while (r < end) {
            if (r >= 4) {
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

struct main_chain1_values {
    real c;
};
// Makes up to 4 steps of the loop in one launch.
static bool advance_main_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps < 3 || steps.steps > 4 || range[1] > mint_most_cells || range[3]
            > mint_most_cells || range[5] > mint_most_cells)
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
    u_to.of[0] = (real *)steps.place(steps.steps - 1, 1).write + range[4]*u_grid_stride[0]
            + range[2]*u_grid_stride[1] + range[0]*u_grid_stride[2];
    const mint_tiling gx = mint_tile<64, 4, 4, 0, 2>::of(range[1], 0);
    const mint_tiling gy = mint_tile<32, 4, 4, 0, 1>::of(range[3], 0);
    static const long long room = mint_room(steps.site, "main_chain1_march",
            (const void *)main_chain1_march<false>, 256, 155776);
    const mint_division division = mint_divide(room, gx.tiles, gy.tiles, (int)range[5], 8, 1.15,
            1.06);
    const dim3 blocks = mint_blocks(steps.site, "main_chain1_march", division.units());
    mint_each<real, 4> c_each;
    for (int k = 0; k < steps.steps; k++) {
        c_each.of[k] = steps.scalars<main_chain1_values>(k, 0).c;
    }
    const mint_each<long long, 3> begin = {{range[4], range[2], range[0]}};
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 3, 16)
            && mint_all_aligned(u_to, u_grid_stride, 3, 16);
    if (!packed)
        return false; // slower than ordinary launches
    const auto march = steps.steps < 4 ? main_chain1_march<true> : main_chain1_march<false>;
    if (march != main_chain1_march<false>)
        mint_prepare_shared(steps.site, "main_chain1_march", (const void *)march, 155776);
    mint_side_comparison differ(steps);
    differ.add(u_grid, {{(int)range[1], (int)range[3]}, {1, 1}, {1, 1}, 1, (int)range[5],
            u_grid_stride[1], u_grid_stride[0]});
    mint_launching(steps.site, "main_chain1_march");
    march<<<blocks, 256, 155776, mint_stream()>>>(gx, gy, division, u_grid, u_grid_stride[1],
            u_grid_stride[0], u_to, c_each, begin, steps.steps, differ.result());
    mint_launched(steps.site, "main_chain1_march");
    return true;
}
// Whether a block holds all of the slowest loop, and most of its rows are of use.
static bool is_thin_main_chain1(mint_site, const long long *range)
{
    return 9 <= range[5] && range[5] <= 16 && range[5] < range[3];
}
// Makes up to 4 steps of the loop in one launch.
static bool advance_thin_main_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps < 3 || steps.steps > 4 || range[1] > mint_most_cells || range[3]
            > mint_most_cells || range[5] > mint_most_cells)
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
    u_to.of[0] = (real *)steps.place(steps.steps - 1, 1).write + range[4]*u_grid_stride[0]
            + range[2]*u_grid_stride[1] + range[0]*u_grid_stride[2];
    const mint_tiling gx = mint_tile<64, 4, 4, 2, 2>::of(range[1], 1);
    const mint_tiling gy = mint_tile<18, 4, 4, 1, 1>::of(range[5], 1);
    static const long long room = mint_room(steps.site, "main_chain1_thin",
            (const void *)main_chain1_thin<false>, 288, 110720);
    const mint_division division = mint_divide(room, gx.tiles, gy.tiles, (int)range[3], 8, 1.15,
            1.06);
    const dim3 blocks = mint_blocks(steps.site, "main_chain1_thin", division.units());
    mint_each<real, 4> c_each;
    for (int k = 0; k < steps.steps; k++) {
        c_each.of[k] = steps.scalars<main_chain1_values>(k, 0).c;
    }
    const mint_each<long long, 3> begin = {{range[4], range[2], range[0]}};
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 3, 16)
            && mint_all_aligned(u_to, u_grid_stride, 3, 16);
    if (!packed)
        return false; // slower than ordinary launches
    const auto march = steps.steps < 4 ? main_chain1_thin<true> : main_chain1_thin<false>;
    if (march != main_chain1_thin<false>)
        mint_prepare_shared(steps.site, "main_chain1_thin", (const void *)march, 110720);
    mint_side_comparison differ(steps);
    differ.add(u_grid, {{(int)range[1], (int)range[5]}, {1, 1}, {1, 1}, 1, (int)range[3],
            u_grid_stride[0], u_grid_stride[1]});
    mint_launching(steps.site, "main_chain1_thin");
    march<<<blocks, 288, 110720, mint_stream()>>>(gx, gy, division, u_grid, u_grid_stride[0],
            u_grid_stride[1], u_to, c_each, begin, steps.steps, differ.result());
    mint_launched(steps.site, "main_chain1_thin");
    return true;
}
static const mint_special main_chain1_along_middle = {4, 3, is_thin_main_chain1, advance_thin_main_chain1};
// What the loop launches in a step. Up to 4 steps are made at once, or up to 4 for ranges whose slowest loop is short.
static const mint_chain main_chain1 = {{"in.c", 18}, "main_chain1", 4, 3, 1, 2, 1, 0x3, 0x0,
        advance_main_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}},
        &main_chain1_along_middle};

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 14}, "u", u, mint_extents(nz + 2, ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 15}, "v", v, mint_extents(nz + 2, ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 16}, mint_rows_stay);
...
            {
                const mint_site site = {"in.c", 21};
                const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)nz + 1, 1);
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)ny + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)nx + 1, 1);
                if (z_count > 0 && y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_table v_map = mint_find_table(site, "v", v);
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
                    u_map.settle(site, "u");
                    v_map.settle(site, "v");
                    const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                            1}}};
                    const mint_touch u_reads = {"u[z][y][x]", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1, 0}}, {-1, 1,
                            {0, 0, 1}}}};
                    const mint_touch v_writes = {"v[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                            0, 1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks(site, "main_sweep1",
                            mint_tiles(site, "x", x_count, 64, 2147482494), mint_ceil_div(y_count, 8),
                            mint_ceil_div(z_count, 4));
                    mint_file(site, main_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count,
                            z_begin, z_count}, main_chain1_values{(real)(c)},
                            [site, blocks, u_map, v_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count, z_count = z_count, c = c]() mutable {
                        u_map.find_again();
                        v_map.find_again();
                        mint_launching(site, "main_sweep1");
                        main_sweep1<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                            (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                            v_map.stride[0], v_map.stride[1], c, (unsigned)x_count, (unsigned)y_count,
                            (unsigned)z_count,
                            mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                        mint_launched(site, "main_sweep1");
                    });
                }
            }
...
    mint_copy_out({"in.c", 31}, "u", u, mint_extents(nz + 2, ny + 2, nx + 2));
    mint_copy_out({"in.c", 32}, "v", v, mint_extents(nz + 2, ny + 2, nx + 2));
