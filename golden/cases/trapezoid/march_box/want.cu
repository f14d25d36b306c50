
...
/* plane_sweep1 makes one step. */

/* 2 steps of the loop at line 9.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times, keeps cells of other lanes for 2 turns. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
plane_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> u_grid,
                   long long u_grid_row, mint_each<real *, 1> u_to, mint_each<long long, 2> begin)
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
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 2);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const u_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real u_rows[3][3][4] = {}; // steps, planes (newest first)
    real u_beside[3][3][2] = {}; // cells of other lanes beside planes that later turns read again
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane_2, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 2
                    - mint_beyond(plane_2, planes, 1, 1)) : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[slot % 4][warp], u_grid[1] + (long long)plane_2*u_grid_row + x,
                    exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    real u_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_u = [&](int k, int plane_2) {
        if (0 <= plane_2 && plane_2 < planes)
            mint_load_row<4>(u_around[k], u_grid[k] + (long long)plane_2*u_grid_row + x, beyond);
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 2; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(u_rows[k][age], u_rows[k][age - 1]);
        }
#pragma unroll
        for (int k = 0; k < 2; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<2>(u_beside[k][age], u_beside[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(u_rows[0][0], u_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        real early[2][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 2; k++) {
            real u_m1[6];
            mint_move<4>(&u_m1[1], u_rows[k][2]);
            mint_put_beside<1, 4, 1>(&u_m1[1], u_beside[k][2]);
            real u_0[6];
            mint_move<4>(&u_0[1], u_rows[k][1]);
            mint_put_beside<1, 4, 1>(&u_0[1], u_beside[k][1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                early[k][e] = u_m1[e] + u_rows[k][2][e] + u_m1[e + 2] + u_0[e] + u_rows[k][1][e]
                        + u_0[e + 2];
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 2; k++) {
            real u_p1[6];
            mint_move<4>(&u_p1[1], u_rows[k][0]);
            {
                mint_beside<1, 4, 1>(&u_p1[1]);
                mint_keep_beside<1, 4, 1>(u_beside[k][0], &u_p1[1]);
            }
#pragma unroll
            for (int e = 0; e < 4; e++)
                u_rows[k + 1][0][e] = (real)0.11*(early[k][e] + u_p1[e] + u_rows[k][0][e]
                        + u_p1[e + 2]) + (real)0.001*((int)(begin[1] + x + e)
                        + 2*(int)(begin[0] + r - k - 1));
            if (!known.inside) {
                mint_keep_row<4>(u_rows[k + 1][0], k == 0 ? u_around[k] : u_rows[k - 1][2], beyond);
                if (k == 0)
                    look_around_u(k, r - k);
            }
            if (!known.steady) {
                const int plane_2 = r - k - 1;
                if (plane_2 < 0 || plane_2 >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 2
                            - mint_beyond(plane_2, planes, 1, 1));
                    mint_load_row<4>(u_rows[k + 1][0], u_grid[k % 2] + (long long)plane_2*u_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r - 2 && r - 2 < to)
            mint_store_row<4, known.inside>(u_to[0] + (long long)(r - 2)*u_grid_row + x,
                    u_rows[2][0], store_low, store_high, known.packed);
    };
    const int end = to + 2; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 2, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_u(k, r - k - 1);
        }
        while (r < end) {
            if (r >= 2) {
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

// Makes 2 steps of the loop in one launch.
static bool advance_plane_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 2 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    mint_each<real *, 2> u_grid;
    mint_each<real *, 1> u_to;
    const long long *u_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, u_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        u_grid.of[k] = (real *)place.read + range[2]*u_grid_stride[0] + range[0]*u_grid_stride[1];
    }
    u_to.of[0] = (real *)steps.place(1, 1).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 2, 2, 4, 2>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "plane_chain1_march",
            (const void *)plane_chain1_march<true>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 4, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "plane_chain1_march",
            mint_ceil_div(division.units(), 4));
    const mint_each<long long, 2> begin = {{range[2], range[0]}};
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 2, 16)
            && mint_all_aligned(u_to, u_grid_stride, 2, 16);
    const auto march = packed ? plane_chain1_march<true> : plane_chain1_march<false>;
    if (march != plane_chain1_march<true>)
        mint_prepare_shared(steps.site, "plane_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "plane_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, u_grid, u_grid_stride[0], u_to,
            begin);
    mint_launched(steps.site, "plane_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 2 steps are made at once.
static const mint_chain plane_chain1 = {{"in.c", 9}, "plane_chain1", 2, 2, 1, 2, 1, 0x3, 0x0,
        advance_plane_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 6}, "u", u, mint_extents(m + 2, n + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 7}, "v", v, mint_extents(m + 2, n + 2), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 8}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 11};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)m + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y - 1][x - 1]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "plane_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 8, 2147417060));
                mint_file(site, plane_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, u_map, v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    u_map.find_again();
                    v_map.find_again();
                    mint_launching(site, "plane_sweep1");
                    plane_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "plane_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 19}, "u", u, mint_extents(m + 2, n + 2));
    mint_copy_out({"in.c", 20}, "v", v, mint_extents(m + 2, n + 2));
...
/* cube_sweep1 makes one step. */

/* 2 steps of the loop at line 28.
 * A block streams along the slowest dimension: 2 cells a lane, 4 rows a warp, 8 warps,
 *   prefetches 3 planes, steady state written 4 times, uniform warps, keeps cells of other lanes
 *   for 1 turn. */
template <bool packed>
static __global__ void __launch_bounds__(256, 1)
cube_chain1_march(mint_tiling gx, mint_tiling gy, mint_division division,
                  mint_each<real *, 2> u_grid, long long u_grid_row, long long u_grid_plane,
                  mint_each<real *, 1> u_to, mint_each<long long, 3> begin, const unsigned *differ)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<64, 2, 2, 2, 2> x_tile;
    typedef mint_tile<32, 2, 2, 1, 1> y_tile;
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
    const bool same = *differ == 0; // beyond the range all storages have the same cells
    const bool whole = gx.cells % 2 == 0; // the range ends where packs do
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<2, 4>(x, gx.cells, 1, 1, y, gy.cells, 1, 1, 3);
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
    real (*const u_edges)[2][8][2][64] = reinterpret_cast<real (*)[2][8][2][64]>(mint_shared
            + 65536);
    // the barrier of the block's warps
    uint64_t *const barrier = reinterpret_cast<uint64_t *>(mint_shared + 131072);
    for (int n = threadIdx.x; n < 8192; n += 256)
        reinterpret_cast<real *>(mint_shared + 65536)[n] = 0;
    mint_open_barrier(barrier, 8);
    __syncthreads();
    real u_rows[3][5][4][2] = {}; // steps, planes (newest first)
    // cells of other lanes beside planes that later turns read again
    real u_beside[3][2][4][2] = {};
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane_2, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<2, 4>(x, gx.cells, 1, 1, y, gy.cells, 1, 1, 3
                    - mint_beyond(plane_2, planes, 1, 1)) : known.inside ? ~0u : there;
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_start_row<2>(u_ring[slot % 4][warp*4 + h], u_grid[1]
                        + (long long)plane_2*u_grid_plane + (long long)y*u_grid_row + x
                        + h*u_grid_row, exist >> h*2, known.packed, lane);
        }
        __pipeline_commit();
    };
    real u_around[1][4][2] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_u = [&](int k, int plane_2) {
        if (0 <= plane_2 && plane_2 < planes) {
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_load_row<2>(u_around[k][h], u_grid[k] + (long long)plane_2*u_grid_plane
                        + (long long)y*u_grid_row + x + h*u_grid_row, beyond >> h*2);
        }
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 2; k++) {
#pragma unroll
            for (int age = 4; age > 0; age--) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_move<2>(u_rows[k][age][h], u_rows[k][age - 1][h]);
            }
        }
#pragma unroll
        for (int k = 0; k < 2; k++) {
#pragma unroll
            for (int age = 1; age > 0; age--) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_move<2>(u_beside[k][age][h], u_beside[k][age - 1][h]);
            }
        }
        __pipeline_wait_prior(2);
#pragma unroll
        for (int h = 0; h < 4; h++)
            mint_take_row<2>(u_rows[0][0][h], u_ring[slot % 4][warp*4 + h], lane);
        fetch(r + 3, slot + 3, known);
        // The other warps' rows of the turn before.
        mint_wait_for_warps(barrier, slot);
        mint_give_row<2>(u_edges[slot % 4][0][warp][0], u_rows[0][0][0], lane);
        mint_give_row<2>(u_edges[slot % 4][0][warp][1], u_rows[0][0][3], lane);
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 2; k++) {
            real u_m1[5][3];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&u_m1[h + 1][1], u_rows[k][3][h]);
            mint_take_row<2>(&u_m1[0][1], u_edges[(slot + 1) % 4][k][max(warp - 1, 0)][1], lane);
#pragma unroll
            for (int h = 1; h < 5; h++)
                mint_beside<1, 2, 0>(&u_m1[h][1]);
            real u_p1[6][4];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&u_p1[h + 1][1], u_rows[k][1][h]);
            mint_take_row<2>(&u_p1[0][1], u_edges[(slot + 3) % 4][k][max(warp - 1, 0)][1], lane);
            mint_take_row<2>(&u_p1[5][1], u_edges[(slot + 3) % 4][k][min(warp + 1, 7)][0], lane);
#pragma unroll
            for (int h = 1; h < 5; h++) {
                mint_beside<1, 2, 1>(&u_p1[h][1]);
                mint_keep_beside<1, 2, 1>(u_beside[k][0][h - 1], &u_p1[h][1]);
            }
            mint_beside<1, 2, 1>(&u_p1[0][1]);
            mint_beside<1, 2, 1>(&u_p1[5][1]);
            real u_0[6][4];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&u_0[h + 1][1], u_rows[k][2][h]);
            mint_take_row<2>(&u_0[0][1], u_edges[(slot + 2) % 4][k][max(warp - 1, 0)][1], lane);
            mint_take_row<2>(&u_0[5][1], u_edges[(slot + 2) % 4][k][min(warp + 1, 7)][0], lane);
#pragma unroll
            for (int h = 1; h < 5; h++)
                mint_put_beside<1, 2, 1>(&u_0[h][1], u_beside[k][1][h - 1]);
            mint_beside<1, 2, 1>(&u_0[0][1]);
            mint_beside<1, 2, 1>(&u_0[5][1]);
#pragma unroll
            for (int h = 0; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    u_rows[k + 1][0][h][e] = (real)0.1*(u_m1[h][e + 1] + u_p1[h + 2][e + 2]
                            + u_m1[h + 1][e] + u_0[h][e + 2] + u_0[h + 2][e])
                            + (real)0.2*(u_p1[h][e] + u_rows[k][2][h][e])
                            + (real)0.001*((int)(begin[2] + x + e) - (int)(begin[0] + r - k*2 - 2));
            }
            if (!known.inside) {
                if (known.same) {
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_keep_row<2>(u_rows[k + 1][0][h], u_rows[k][2][h], columns);
                    if (rows != 0) {
#pragma unroll
                        for (int h = 0; h < 4; h++)
                            mint_keep_row<2>(u_rows[k + 1][0][h], u_rows[k][2][h], rows >> h & 1
                                    ? ~0u : 0);
                    }
                } else {
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_keep_row<2>(u_rows[k + 1][0][h], k == 0 ? u_around[k][h]
                                : u_rows[k - 1][4][h], beyond >> h*2);
                    if (k == 0)
                        look_around_u(k, r - k*2 - 1);
                }
            }
            if (!known.steady) {
                const int plane_2 = r - k*2 - 2;
                if (plane_2 < 0 || plane_2 >= planes) {
                    const unsigned exist = mint_cells_there<2, 4>(x, gx.cells, 1, 1, y, gy.cells, 1,
                            1, 3 - mint_beyond(plane_2, planes, 1, 1));
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_load_row<2>(u_rows[k + 1][0][h], u_grid[k % 2]
                                + (long long)plane_2*u_grid_plane + (long long)y*u_grid_row + x
                                + h*u_grid_row, exist >> h*2);
                }
            }
            if (k == 0) {
                mint_give_row<2>(u_edges[slot % 4][k + 1][warp][0], u_rows[k + 1][0][0], lane);
                mint_give_row<2>(u_edges[slot % 4][k + 1][warp][1], u_rows[k + 1][0][3], lane);
            }
        }
        mint_arrive(barrier, lane);
        if (from <= r - 4 && r - 4 < to) {
            if (known.inside || (known.same && whole)) {
#pragma unroll
                for (int h = 0; h < 4; h++) {
                    if (y_from <= y + h && y + h < y_to)
                        mint_store_row<2, true>(u_to[0] + (long long)(r - 4)*u_grid_plane
                                + (long long)y*u_grid_row + x + h*u_grid_row, u_rows[2][0][h],
                                store_low, store_high, known.packed);
                }
            } else {
#pragma unroll
                for (int h = 0; h < 4; h++) {
                    if (y_from <= y + h && y + h < y_to)
                        mint_store_row<2, false>(u_to[0] + (long long)(r - 4)*u_grid_plane
                                + (long long)y*u_grid_row + x + h*u_grid_row, u_rows[2][0][h],
                                store_low, store_high, known.packed);
                }
            }
        }
    };
    const int end = to + 4; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 2, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        mint_arrive(barrier, lane);
        if (!tile.inside && !tile.same) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_u(k, r - k*2 - 2);
        }
        while (r < end) {
            if (r >= 4 && slot % 4 == 0) {
                for (; r + 3 < steady; r += 4, slot += 4) {
                    advance(r, mint_known_turn<0>(),
                            mint_cells<tile.inside, tile.packed, true, tile.same>());
                    advance(r + 1, mint_known_turn<1>(),
                            mint_cells<tile.inside, tile.packed, true, tile.same>());
                    advance(r + 2, mint_known_turn<2>(),
                            mint_cells<tile.inside, tile.packed, true, tile.same>());
                    advance(r + 3, mint_known_turn<3>(),
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
        stream(mint_cells<packed, packed, false>());
    else if (same)
        stream(mint_cells<false, packed, false, packed>());
    else
        stream(mint_cells<false, packed, false>());
    __pipeline_wait_prior(0);
}

// Makes 2 steps of the loop in one launch.
static bool advance_cube_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 2 || range[1] > mint_most_cells || range[3] > mint_most_cells || range[5]
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
    u_to.of[0] = (real *)steps.place(1, 1).write + range[4]*u_grid_stride[0]
            + range[2]*u_grid_stride[1] + range[0]*u_grid_stride[2];
    const mint_tiling gx = mint_tile<64, 2, 2, 2, 2>::of(range[1], 1);
    const mint_tiling gy = mint_tile<32, 2, 2, 1, 1>::of(range[3], 1);
    static const long long room = mint_room(steps.site, "cube_chain1_march",
            (const void *)cube_chain1_march<true>, 256, 131200);
    const mint_division division = mint_divide(room, gx.tiles, gy.tiles, (int)range[5], 4, 1,
            1.035);
    const dim3 blocks = mint_blocks(steps.site, "cube_chain1_march", division.units());
    const mint_each<long long, 3> begin = {{range[4], range[2], range[0]}};
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 3, 16)
            && mint_all_aligned(u_to, u_grid_stride, 3, 16);
    const auto march = packed ? cube_chain1_march<true> : cube_chain1_march<false>;
    if (march != cube_chain1_march<true>)
        mint_prepare_shared(steps.site, "cube_chain1_march", (const void *)march, 131200);
    mint_side_comparison differ(steps);
    differ.add(u_grid, {{(int)range[1], (int)range[3]}, {1, 1}, {1, 1}, 3, (int)range[5],
            u_grid_stride[1], u_grid_stride[0]});
    mint_launching(steps.site, "cube_chain1_march");
    march<<<blocks, 256, 131200, mint_stream()>>>(gx, gy, division, u_grid, u_grid_stride[1],
            u_grid_stride[0], u_to, begin, differ.result());
    mint_launched(steps.site, "cube_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 2 steps are made at once.
static const mint_chain cube_chain1 = {{"in.c", 28}, "cube_chain1", 2, 2, 1, 2, 1, 0x3, 0x0,
        advance_cube_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 25}, "u", u, mint_extents(n + 2, n + 2, n + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 26}, "v", v, mint_extents(n + 2, n + 2, n + 2), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 27}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 30};
            const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)n + 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
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
                const mint_touch u_reads = {"u[z - 1][y - 1][x]", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1, 0}},
                        {-1, 1, {0, 0, 1}}}};
                const mint_touch v_writes = {"v[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "cube_sweep1",
                        mint_tiles(site, "x", x_count, 64, 2147482494), mint_ceil_div(y_count, 16),
                        mint_ceil_div(z_count, 8));
                mint_prepare_shared(site, "cube_sweep1", (const void *)cube_sweep1, 99840);
                mint_file(site, cube_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count,
                        z_begin, z_count}, mint_no_scalars(),
                        [site, blocks, u_map, v_map, x_begin = x_begin, x_count = x_count,
                                y_begin = y_begin, y_count = y_count, z_begin = z_begin,
                                z_count = z_count]() mutable {
                    u_map.find_again();
                    v_map.find_again();
                    mint_launching(site, "cube_sweep1");
                    cube_sweep1<<<blocks, dim3(32, 4), 99840, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                        v_map.stride[0], v_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                        (unsigned)z_count,
                        mint_tensor<3>(site, u_map, {z_begin - 1, y_begin - 1, x_begin - 2}, {1, 18, 68}),
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "cube_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 39}, "u", u, mint_extents(n + 2, n + 2, n + 2));
    mint_copy_out({"in.c", 40}, "v", v, mint_extents(n + 2, n + 2, n + 2));
