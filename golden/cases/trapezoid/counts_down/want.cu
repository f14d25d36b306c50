
...
/* star_sweep1 makes one step. */

/* 3 steps of the loop at line 14.
 * A block streams along the slowest dimension: 2 cells a lane, 4 rows a warp, 8 warps,
 *   prefetches 3 planes, steady state written 2 times, rows beyond the range beside the tile,
 *   columns beyond the range beside the tile. */
template <bool packed>
static __global__ void __launch_bounds__(256, 1)
star_chain1_march(mint_tiling gx, mint_tiling gy, mint_division division,
                  mint_each<real *, 2> u_grid, long long u_grid_row, long long u_grid_plane,
                  mint_each<real *, 1> u_to, const unsigned *differ)
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
    const bool same = *differ == 0; // beyond the range all storages have the same cells
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
    real (*const u_edges)[3][8][2][64] = reinterpret_cast<real (*)[3][8][2][64]>(mint_shared
            + 65536);
    // rows beyond the range: storages, planes; below it, above it
    real (*const u_outer_rows)[8][2][64] = reinterpret_cast<real (*)[8][2][64]>(mint_shared
            + 114688);
    // columns beyond the range
    real (*const u_outer_columns)[8][2][32] = reinterpret_cast<real (*)[8][2][32]>(mint_shared
            + 131072);
    // the barrier of the block's warps
    uint64_t *const barrier = reinterpret_cast<uint64_t *>(mint_shared + 139264);
    for (int n = threadIdx.x; n < 6144; n += 256)
        reinterpret_cast<real *>(mint_shared + 65536)[n] = 0;
    for (int n = threadIdx.x; n < 3072; n += 256)
        reinterpret_cast<real *>(mint_shared + 114688)[n] = 0;
    mint_open_barrier(barrier, 8);
    __syncthreads();
    real u_rows[4][3][4][2] = {}; // steps, planes (newest first)
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
        for (int k = 0; k < 3; k++) {
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
        real early[3][4][2];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
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
        for (int k = 0; k < 3; k++) {
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
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int h = 0; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    u_rows[k + 1][0][h][e] = (early[k][h][e] + u_rows[k][0][h][e])/8
                            + u_rows[k][1][h][e]/4;
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
            if (k < 2) {
                mint_give_row<2>(u_edges[slot % 2][k + 1][warp][0], u_rows[k + 1][0][0], lane);
                mint_give_row<2>(u_edges[slot % 2][k + 1][warp][1], u_rows[k + 1][0][3], lane);
            }
        }
        mint_arrive(barrier, lane);
        if (from <= r - 3 && r - 3 < to) {
#pragma unroll
            for (int h = 0; h < 4; h++) {
                if (y_from <= y + h && y + h < y_to)
                    mint_store_row<2, false>(u_to[0] + (long long)(r - 3)*u_grid_plane
                            + (long long)y*u_grid_row + x + h*u_grid_row, u_rows[3][0][h],
                            store_low, store_high, known.packed);
            }
        }
    };
    const int end = to + 3; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 3, -1);
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
            if (r >= 3) {
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
        stream(mint_cells<packed, packed, false>());
    else if (same)
        stream(mint_cells<false, packed, false, packed>());
    else
        stream(mint_cells<false, packed, false>());
    __pipeline_wait_prior(0);
}

// Makes 3 steps of the loop in one launch.
static bool advance_star_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells || range[5]
            > mint_most_cells)
        return false;
    if (!mint_rows_end<3>({range[5] + 2, range[3] + 2, range[1] + 2}, steps.place(0, 1).stride))
        return false; // cells around the range are others in it
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
    u_to.of[0] = (real *)steps.place(2, 1).write + range[4]*u_grid_stride[0]
            + range[2]*u_grid_stride[1] + range[0]*u_grid_stride[2];
    const mint_tiling gx = mint_tile<64, 3, 3, 0, 2>::of(range[1], 0);
    const mint_tiling gy = mint_tile<32, 3, 3, 0, 1>::of(range[3], 0);
    static const long long room = mint_room(steps.site, "star_chain1_march",
            (const void *)star_chain1_march<true>, 256, 139392);
    const mint_division division = mint_divide(room, gx.tiles, gy.tiles, (int)range[5], 6, 1.15,
            1.06);
    const dim3 blocks = mint_blocks(steps.site, "star_chain1_march", division.units());
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 3, 16)
            && mint_all_aligned(u_to, u_grid_stride, 3, 16);
    const auto march = packed ? star_chain1_march<true> : star_chain1_march<false>;
    if (march != star_chain1_march<true>)
        mint_prepare_shared(steps.site, "star_chain1_march", (const void *)march, 139392);
    mint_side_comparison differ(steps);
    differ.add(u_grid, {{(int)range[1], (int)range[3]}, {1, 1}, {1, 1}, 1, (int)range[5],
            u_grid_stride[1], u_grid_stride[0]});
    mint_launching(steps.site, "star_chain1_march");
    march<<<blocks, 256, 139392, mint_stream()>>>(gx, gy, division, u_grid, u_grid_stride[1],
            u_grid_stride[0], u_to, differ.result());
    mint_launched(steps.site, "star_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain star_chain1 = {{"in.c", 14}, "star_chain1", 3, 3, 1, 2, 1, 0x3, 0x0,
        advance_star_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 9}, "u", &u[0], mint_extents(nx * ny * nz), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 10}, "v", &v[0], mint_extents(nx * ny * nz), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 11});
...
            {
                const mint_site site = {"in.c", 16};
                const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)nz - 1, 1);
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)ny - 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)nx - 1, 1);
                if (z_count > 0 && y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)nx*ny,
                            (long long)nx);
                    mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)nx*ny,
                            (long long)nx);
                    mint_reach_view(site, u_map, "u", {{z_begin - 1, y_begin - 1, x_begin - 1}, {z_begin
                            + z_count, y_begin + y_count, x_begin + x_count}}, "z-1..z+1][y-1..y+1][x-1..x+1",
                            true);
                    mint_reach_view(site, v_map, "v", {{z_begin, y_begin, x_begin}, {z_begin + z_count - 1,
                            y_begin + y_count - 1, x_begin + x_count - 1}}, "z][y][x", true);
                    u_map.settle();
                    v_map.settle();
                    const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                            1}}};
                    const mint_touch u_reads = {"u[c - 1]", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1, 0}}, {-1, 1, {0,
                            0, 1}}}};
                    const mint_touch v_writes = {"v[c]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0, 0,
                            1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    const bool v_apart = mint_once(v_map);
                    mint_apart(site, v_apart
                            || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere), "v[c]",
                            "v[c]");
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks(site, "star_sweep1",
                            mint_tiles(site, "x", x_count, 64, 2147482494), mint_ceil_div(y_count, 8),
                            mint_ceil_div(z_count, 4));
                    mint_file(site, star_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count,
                            z_begin, z_count}, mint_no_scalars(),
                            [site, blocks, u_map, v_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count, z_count = z_count]() mutable {
                        u_map.find_again();
                        v_map.find_again();
                        mint_launching(site, "star_sweep1");
                        star_sweep1<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                            (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                            v_map.stride[0], v_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                            (unsigned)z_count,
                            mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                        mint_launched(site, "star_sweep1");
                    });
                }
                z = (int)((z_count > 0 ? z_begin : ((long long)nz - 1)) - 1);
                if (z_count > 0) y = (int)((y_count > 0 ? y_begin : ((long long)ny - 1)) - 1);
                if (z_count > 0 && y_count > 0) x = (int)((x_count > 0 ? x_begin : ((long long)nx - 1)) - 1);
            }
...
    mint_copy_out({"in.c", 27}, "u", &u[0], mint_extents(nx * ny * nz));
    mint_copy_out({"in.c", 28}, "v", &v[0], mint_extents(nx * ny * nz));
...
/* edges_sweep1 makes one step. */

/* Up to 3 steps of these loops at a time:
 * line 42: edges_sweep1
 * line 46: edges_sweep2
 * A block loads 96x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 87x55x1 cells. */
static __global__ void __launch_bounds__(512)
edges_chain1_tile(const real *__restrict__ u_from, real *u_to, long long u_row, mint_area<2> u_box,
                  const real *__restrict__ v_from, real *v_to, long long v_row, mint_area<2> v_box,
                  mint_area<2> edges_sweep1_cells, mint_area<2> edges_sweep2_cells, int steps_2,
                  long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*87;
    const long long y0 = y_start + (long long)blockIdx.y*55;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const u_tile)[96] = reinterpret_cast<real (*)[96]>(mint_shared);
    real (*const v_tile)[96] = reinterpret_cast<real (*)[96]>(mint_shared + 49152);
    auto *u = u_tile;
    auto *v = v_tile;
    const mint_stretch edges_sweep1_y = mint_in_tile(edges_sweep1_cells.first[1],
            edges_sweep1_cells.end[1], y0, 64);
    const mint_stretch edges_sweep1_x = mint_in_tile(edges_sweep1_cells.first[0],
            edges_sweep1_cells.end[0], x0, 96);
    const mint_stretch edges_sweep2_y = mint_in_tile(edges_sweep2_cells.first[1],
            edges_sweep2_cells.end[1], y0, 64);
    const mint_stretch edges_sweep2_x = mint_in_tile(edges_sweep2_cells.first[0],
            edges_sweep2_cells.end[0], x0, 96);
    // Load the tile and its ghost zone.
    {
        const mint_stretch u_y = mint_in_tile(u_box.first[1], u_box.end[1], y0, 64);
        const mint_stretch u_x = mint_in_tile(u_box.first[0], u_box.end[0], x0, 96);
        for (int cy = u_y.first + ty; cy < u_y.end; cy += 16) {
            for (int cx = u_x.first + tx; cx < u_x.end; cx += 32)
                u_tile[cy][cx] = u_from[(y0+cy)*u_row+(x0+cx)];
        }
    }
    {
        const mint_stretch v_y = mint_in_tile(v_box.first[1], v_box.end[1], y0, 64);
        const mint_stretch v_x = mint_in_tile(v_box.first[0], v_box.end[0], x0, 96);
        for (int cy = v_y.first + ty; cy < v_y.end; cy += 16) {
            for (int cx = v_x.first + tx; cx < v_x.end; cx += 32)
                if (!(mint_in_span(edges_sweep1_y, cy) && mint_in_span(edges_sweep1_x, cx)))
                    v_tile[cy][cx] = v_from[(y0+cy)*v_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 42.
            const mint_stretch level_y = mint_cut(edges_sweep1_y, 3 - (steps_2 - 1 - step), 59
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(edges_sweep1_x, 5 - 2*(steps_2 - 1 - step), 94
                    + (steps_2 - 1 - step));
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    v[cy][cx] = (u[mint_not_below(cy-1, edges_sweep1_y.first)][cx]
                            + u[mint_not_above(cy+1, edges_sweep1_y.end-1)][cx]
                            + u[cy][mint_not_below(cx-1, edges_sweep1_x.first)])/3;
            }
        }
        __syncthreads();
        {
            // The loops at line 46.
            const mint_stretch level_y_2 = mint_cut(edges_sweep2_y, 3 - (steps_2 - 1 - step), 58
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_x_2 = mint_cut(edges_sweep2_x, 6 - 2*(steps_2 - 1 - step), 93
                    + (steps_2 - 1 - step));
            for (int cy = level_y_2.first + ty; cy < level_y_2.end; cy += 16) {
                for (int cx = level_x_2.first + tx; cx < level_x_2.end; cx += 32)
                    u[cy][cx] = v[cy][cx] + v[cy][cx+1]/4 - v[cy+1][cx-1]/8;
            }
        }
        __syncthreads();
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_y_2 = mint_cut(edges_sweep2_y, 3, 58);
        const mint_stretch u_x_2 = mint_cut(edges_sweep2_x, 6, 93);
        for (int cy = u_y_2.first + ty; cy < u_y_2.end; cy += 16) {
            for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 32)
                u_to[(y0+cy)*u_row+(x0+cx)] = u_tile[cy][cx];
        }
    }
    if (v_to) {
        const mint_stretch v_y_2 = mint_cut(edges_sweep1_y, 3, 58);
        const mint_stretch v_x_2 = mint_cut(edges_sweep1_x, 6, 93);
        for (int cy = v_y_2.first + ty; cy < v_y_2.end; cy += 16) {
            for (int cx = v_x_2.first + tx; cx < v_x_2.end; cx += 32)
                v_to[(y0+cy)*v_row+(x0+cx)] = v_tile[cy][cx];
        }
    }
}

/* edges_sweep2 makes one step. */

// Launches edges_chain1_tile for the oldest steps that wait. False: it cannot.
static bool edges_chain1_launch(const mint_advance &a)
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
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[2];
    touched[0].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[0].add(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[0].add_sure(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells1, mint_area<2>{{-1, 0}, {1, 1}}));
    touched[1].add_sure(mint_around(cells1, mint_area<2>{{-1, 0}, {1, 1}}));
    mint_area<2> loaded[2];
    if (!mint_may_load(a, 0, touched, {0}, 1, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1}, 1, false, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 87, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 55, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "edges_chain1_tile", (const void *)edges_chain1_tile, 98304);
    mint_launching(a.site, "edges_chain1_tile");
    edges_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 98304, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        cells0, cells1, a.steps, all.first[0] - 6, all.first[1] - 3);
    mint_launched(a.site, "edges_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned edges_chain1_twins[] = {0x0, 0x1, 0x1, 0x1};
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain edges_chain1 = {{"in.c", 40}, "edges_chain1", 3, 2, 1, 2, 2, 0x3, 0x0,
        edges_chain1_launch, edges_chain1_twins, {0, 1}, {{2, 0x1, 0x2, 0, {0, 1}}, {2, 0x1, 0x2, 1,
        {1, 0}}}};

static void edges(size_t n, unsigned m, int steps, real *u_cells, real *v_cells)
{ real (*u)[m] = (__typeof__(u))u_cells; real (*v)[m] = (__typeof__(v))v_cells; mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 35}, "u", &u[0][0], mint_extents(n, m), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 36}, "v", &v[0][0], mint_extents(n, m), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region_2({"in.c", 37});
...
            {
                const mint_site site = {"in.c", 42};
                const long long i_begin = 0, i_count = mint_trips(i_begin, (long long)n, 1);
                const long long j_begin = 0, j_count = mint_trips_to(site, (long long)m - 1, j_begin - 1, -1);
                if (i_count > 0 && j_count > 0) {
                    mint_may_wait();
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real),
                            mint_extents(0, sizeof(u[0]) / sizeof(u[0][0])));
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real),
                            mint_extents(0, sizeof(v[0]) / sizeof(v[0][0])));
                    mint_within(site, "(int)(m - 1)", (long long)(m) - 1, (long long)(m) - 1, -1LL,
                            2147483647LL);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "i", i_begin, i_begin + i_count - 1},
                        {u_map, "u", 1, "j", j_begin, j_begin + j_count - 1},
                        {v_map, "v", 0, "i", i_begin, i_begin + i_count - 1},
                        {v_map, "v", 1, "j", j_begin, j_begin + j_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                    const mint_touch u_reads = {"u[i > 0 ? i - 1 : 0][j]", {{i_begin, i_begin + i_count - 1, {0,
                            0}}, {0, 0, {0, 1}}}};
                    const mint_touch v_writes = {"v[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch u_reads_2 = {"u[i][j > 0 ? j - 1 : 0]", {{0, 0, {1, 0}}, {j_begin, j_begin
                            + j_count - 1, {0, 0}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "edges_sweep1",
                            mint_tiles(site, "j", j_count, 128, 2147482367),
                            mint_tiles(site, "i", i_count, 6, 4294900715));
                    mint_file(site, edges_chain1, 0, {&u_map, &v_map}, {j_begin, j_count, i_begin, i_count},
                            mint_no_scalars(),
                            [site, blocks, &u_map, &v_map, j_begin = j_begin, j_count = j_count,
                                    i_count = i_count]() mutable {
                        mint_launching(site, "edges_sweep1");
                        edges_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                            (unsigned)j_count, (unsigned)i_count,
                            mint_is_aligned(u_map, j_begin, 16) && mint_is_aligned(v_map, j_begin, 16));
                        mint_launched(site, "edges_sweep1");
                    });
                }
            }
            {
                const mint_site site = {"in.c", 46};
                const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n - 1, 1);
                const long long j_begin = 1, j_count = mint_trips(j_begin, (long long)m - 1, 1);
                if (i_count > 0 && j_count > 0) {
                    mint_may_wait();
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real),
                            mint_extents(0, sizeof(v[0]) / sizeof(v[0][0])));
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real),
                            mint_extents(0, sizeof(u[0]) / sizeof(u[0][0])));
                    mint_within(site, "n - 2", (long long)(n) - 2, (long long)(n) - 2, 0LL,
                            9223372036854775807LL);
                    mint_within(site, "m - 2", (long long)(m) - 2, (long long)(m) - 2, 0LL, 4294967295LL);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {v_map, "v", 0, "i..i+1", i_begin, i_begin + i_count},
                        {v_map, "v", 1, "j-1..j+1", j_begin - 1, j_begin + j_count},
                        {u_map, "u", 0, "i", i_begin, i_begin + i_count - 1},
                        {u_map, "u", 1, "j", j_begin, j_begin + j_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                    const mint_touch v_reads = {"v[i][j]", {{0, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                    const mint_touch u_writes = {"u[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "edges_sweep2",
                            mint_tiles(site, "j", j_count, 128, 4294966014),
                            mint_tiles(site, "i", i_count, 6, 4294900715));
                    mint_file(site, edges_chain1, 1, {&v_map, &u_map}, {j_begin, j_count, i_begin, i_count},
                            mint_no_scalars(),
                            [site, blocks, &v_map, &u_map, j_begin = j_begin, j_count = j_count,
                                    i_count = i_count]() mutable {
                        mint_launching(site, "edges_sweep2");
                        edges_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)v_map.device, v_map.stride[0], (real *)u_map.device, u_map.stride[0],
                            (unsigned)j_count, (unsigned)i_count,
                            mint_is_aligned(v_map, j_begin, 16) && mint_is_aligned(u_map, j_begin, 16));
                        mint_launched(site, "edges_sweep2");
                    });
                }
            }
...
    mint_copy_out({"in.c", 51}, "u", &u[0][0], mint_extents(n, m));
    mint_copy_out({"in.c", 52}, "v", &v[0][0], mint_extents(n, m));
...
/* upwards_between_sweep1 makes one step. */

/* Up to 3 steps of these loops at a time:
 * line 66: upwards_between_sweep1
 * line 70: upwards_between_sweep2
 * A block loads 64x96x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 61x90x1 cells. */
static __global__ void __launch_bounds__(512)
upwards_between_chain1_tile(const real *__restrict__ u_from, real *u_to, long long u_row,
                            mint_area<2> u_box, const real *__restrict__ v_from, real *v_to,
                            long long v_row, mint_area<2> v_box,
                            mint_area<2> upwards_between_sweep1_cells,
                            mint_area<2> upwards_between_sweep2_cells, int steps_2,
                            long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*61;
    const long long y0 = y_start + (long long)blockIdx.y*90;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const u_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared);
    real (*const v_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 49152);
    auto *u = u_tile;
    auto *v = v_tile;
    const mint_stretch upwards_between_sweep1_y = mint_in_tile(upwards_between_sweep1_cells.first[1], upwards_between_sweep1_cells.end[1], y0, 96);
    const mint_stretch upwards_between_sweep1_x = mint_in_tile(upwards_between_sweep1_cells.first[0], upwards_between_sweep1_cells.end[0], x0, 64);
    const mint_stretch upwards_between_sweep2_y = mint_in_tile(upwards_between_sweep2_cells.first[1], upwards_between_sweep2_cells.end[1], y0, 96);
    const mint_stretch upwards_between_sweep2_x = mint_in_tile(upwards_between_sweep2_cells.first[0], upwards_between_sweep2_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch u_y = mint_in_tile(u_box.first[1], u_box.end[1], y0, 96);
        const mint_stretch u_x = mint_in_tile(u_box.first[0], u_box.end[0], x0, 64);
        for (int cy = u_y.first + ty; cy < u_y.end; cy += 16) {
            for (int cx = u_x.first + tx; cx < u_x.end; cx += 32)
                u_tile[cy][cx] = u_from[(y0+cy)*u_row+(x0+cx)];
        }
    }
    {
        const mint_stretch v_y = mint_in_tile(v_box.first[1], v_box.end[1], y0, 96);
        const mint_stretch v_x = mint_in_tile(v_box.first[0], v_box.end[0], x0, 64);
        for (int cy = v_y.first + ty; cy < v_y.end; cy += 16) {
            for (int cx = v_x.first + tx; cx < v_x.end; cx += 32)
                if (!(mint_in_span(upwards_between_sweep1_y, cy)
                        && mint_in_span(upwards_between_sweep1_x, cx)))
                    v_tile[cy][cx] = v_from[(y0+cy)*v_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 66.
            const mint_stretch level_y = mint_cut(upwards_between_sweep1_y, 3
                    - (steps_2 - 1 - step), 93 + (steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(upwards_between_sweep1_x, 3
                    - (steps_2 - 1 - step), 64);
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    v[cy][cx] = u[cy][cx] + (u[cy-1][cx] - u[cy+1][cx-1])/8;
            }
        }
        __syncthreads();
        {
            // The loops at line 70.
            const mint_stretch level_y_2 = mint_cut(upwards_between_sweep2_y, 3
                    - (steps_2 - 1 - step), 93 + (steps_2 - 1 - step));
            const mint_stretch level_x_2 = mint_cut(upwards_between_sweep2_x, 3
                    - (steps_2 - 1 - step), 64);
            for (int cy = level_y_2.first + ty; cy < level_y_2.end; cy += 16) {
                for (int cx = level_x_2.first + tx; cx < level_x_2.end; cx += 32)
                    u[cy][cx] = v[cy][cx]/2;
            }
        }
        __syncthreads();
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_y_2 = mint_cut(upwards_between_sweep2_y, 3, 93);
        const mint_stretch u_x_2 = mint_cut(upwards_between_sweep2_x, 3, 64);
        for (int cy = u_y_2.first + ty; cy < u_y_2.end; cy += 16) {
            for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 32)
                u_to[(y0+cy)*u_row+(x0+cx)] = u_tile[cy][cx];
        }
    }
    if (v_to) {
        const mint_stretch v_y_2 = mint_cut(upwards_between_sweep1_y, 3, 93);
        const mint_stretch v_x_2 = mint_cut(upwards_between_sweep1_x, 3, 64);
        for (int cy = v_y_2.first + ty; cy < v_y_2.end; cy += 16) {
            for (int cx = v_x_2.first + tx; cx < v_x_2.end; cx += 32)
                v_to[(y0+cy)*v_row+(x0+cx)] = v_tile[cy][cx];
        }
    }
}

/* upwards_between_sweep2 makes one step. */

// Launches upwards_between_chain1_tile for the oldest steps that wait. False: it cannot.
static bool upwards_between_chain1_launch(const mint_advance &a)
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
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[2];
    touched[0].add(mint_around(cells0, mint_area<2>{{-1, -1}, {0, 1}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{-1, -1}, {0, 1}}));
    touched[0].add(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[0].add_sure(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    mint_area<2> loaded[2];
    if (!mint_may_load(a, 0, touched, {0}, 1, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1}, 1, false, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 61, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 90, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "upwards_between_chain1_tile",
            (const void *)upwards_between_chain1_tile, 98304);
    mint_launching(a.site, "upwards_between_chain1_tile");
    upwards_between_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 98304, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        cells0, cells1, a.steps, all.first[0] - 3, all.first[1] - 3);
    mint_launched(a.site, "upwards_between_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned upwards_between_chain1_twins[] = {0x0, 0x1, 0x1, 0x1};
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain upwards_between_chain1 = {{"in.c", 64}, "upwards_between_chain1", 3, 2, 1,
        2, 2, 0x3, 0x0, upwards_between_chain1_launch, upwards_between_chain1_twins, {0, 1}, {{2,
        0x1, 0x2, 0, {0, 1}}, {2, 0x1, 0x2, 1, {1, 0}}}};

static void upwards_between(int n, int m, int steps, real *u_cells, real *v_cells)
{ real (*u)[m] = (__typeof__(u))u_cells; real (*v)[m] = (__typeof__(v))v_cells; mint_scope mappings_3;
...
    mint_copy_in(mappings_3, {"in.c", 59}, "u", &u[0][0], mint_extents(n, m), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 60}, "v", &v[0][0], mint_extents(n, m), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region_3({"in.c", 61});
...
            {
                const mint_site site = {"in.c", 66};
                const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n - 1, 1);
                const long long j_begin = 1, j_count = mint_trips(j_begin, m - 1, 1);
                if (i_count > 0 && j_count > 0) {
                    mint_may_wait();
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real),
                            mint_extents(0, sizeof(u[0]) / sizeof(u[0][0])));
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real),
                            mint_extents(0, sizeof(v[0]) / sizeof(v[0][0])));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "i-1..i+1", i_begin - 1, i_begin + i_count},
                        {u_map, "u", 1, "j-1..j", j_begin - 1, j_begin + j_count - 1},
                        {v_map, "v", 0, "i", i_begin, i_begin + i_count - 1},
                        {v_map, "v", 1, "j", j_begin, j_begin + j_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                    const mint_touch u_reads = {"u[i][j]", {{-1, 1, {1, 0}}, {-1, 0, {0, 1}}}};
                    const mint_touch v_writes = {"v[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "upwards_between_sweep1",
                            mint_tiles(site, "j", j_count, 128, 2147482366),
                            mint_tiles(site, "i", i_count, 6, 2147417066));
                    mint_file(site, upwards_between_chain1, 0, {&u_map, &v_map}, {j_begin, j_count, i_begin,
                            i_count}, mint_no_scalars(),
                            [site, blocks, &u_map, &v_map, j_begin = j_begin, j_count = j_count,
                                    i_count = i_count]() mutable {
                        mint_launching(site, "upwards_between_sweep1");
                        upwards_between_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                            (unsigned)j_count, (unsigned)i_count,
                            mint_is_aligned(u_map, j_begin, 16) && mint_is_aligned(v_map, j_begin, 16));
                        mint_launched(site, "upwards_between_sweep1");
                    });
                }
                i = (int)((i_count > 0 ? i_begin : ((long long)n - 1)) - 1);
                if (i_count > 0) j = (int)(j_begin + j_count);
            }
            {
                const mint_site site = {"in.c", 70};
                const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
                const long long j_begin = 1, j_count = mint_trips(j_begin, (long long)m - 1, 1);
                if (i_count > 0 && j_count > 0) {
                    mint_may_wait();
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real),
                            mint_extents(0, sizeof(v[0]) / sizeof(v[0][0])));
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real),
                            mint_extents(0, sizeof(u[0]) / sizeof(u[0][0])));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {v_map, "v", 0, "i", i_begin, i_begin + i_count - 1},
                        {v_map, "v", 1, "j", j_begin, j_begin + j_count - 1},
                        {u_map, "u", 0, "i", i_begin, i_begin + i_count - 1},
                        {u_map, "u", 1, "j", j_begin, j_begin + j_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                    const mint_touch v_reads = {"v[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch u_writes = {"u[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_coincide(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks_folded(site, "upwards_between_sweep2",
                            mint_tiles(site, "j", j_count, 128, 2147482366),
                            mint_tiles(site, "i", i_count, 4, 2147417072));
                    mint_file(site, upwards_between_chain1, 1, {&v_map, &u_map}, {j_begin, j_count, i_begin,
                            i_count}, mint_no_scalars(),
                            [site, blocks, &v_map, &u_map, j_begin = j_begin, j_count = j_count,
                                    i_count = i_count]() mutable {
                        mint_launching(site, "upwards_between_sweep2");
                        upwards_between_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)v_map.device, v_map.stride[0], (real *)u_map.device, u_map.stride[0],
                            (unsigned)j_count, (unsigned)i_count,
                            mint_is_aligned(v_map, j_begin, 16) && mint_is_aligned(u_map, j_begin, 16));
                        mint_launched(site, "upwards_between_sweep2");
                    });
                }
                i = (int)(i_begin + i_count);
                if (i_count > 0) j = (int)((j_count > 0 ? j_begin : ((long long)m - 1)) - 1);
            }
...
    mint_copy_out({"in.c", 75}, "u", &u[0][0], mint_extents(n, m));
    mint_copy_out({"in.c", 76}, "v", &v[0][0], mint_extents(n, m));
...
    edges(ny, nx, steps, (real *)(real (*)[nx])u, (real *)(real (*)[nx])v);
    upwards_between(ny, nx, steps, (real *)(real (*)[nx])u, (real *)(real (*)[nx])v);
