
...
/* relax_sweep1 makes one step. */

/* 10 steps of the loop at line 11.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool fewer>
static __global__ void __launch_bounds__(128, 2)
relax_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> u_grid,
                   long long u_grid_row, mint_each<real *, 1> u_to, int made)
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
    const bool inside = x - lane*4 > 0 && x + (32 - lane)*4 < gx.cells;
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const u_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real u_rows[11][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, 1, 1)) : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[slot % 4][warp], u_grid[1] + (long long)plane*u_grid_row + x,
                    exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    real u_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_u = [&](int k, int plane) {
        if (0 <= plane && plane < planes)
            mint_load_row<4>(u_around[k], u_grid[k] + (long long)plane*u_grid_row + x, beyond);
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 10; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(u_rows[k][age], u_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(u_rows[0][0], u_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        real early[10][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 10; k++) {
            if (fewer && k >= made)
                break;
            real u_0[6];
            mint_move<4>(&u_0[1], u_rows[k][1]);
            mint_beside<1, 4, 1>(&u_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                early[k][e] = u_rows[k][1][e] + u_0[e] + u_0[e + 2] + u_rows[k][2][e];
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 10; k++) {
            if (fewer && k >= made) { // a step that the launch does not make
                mint_move<4>(u_rows[k + 1][0], u_rows[k][1]);
                continue;
            }
#pragma unroll
            for (int e = 0; e < 4; e++)
                u_rows[k + 1][0][e] = (real)0.2*(early[k][e] + u_rows[k][0][e]);
            if (!known.inside) {
                mint_keep_row<4>(u_rows[k + 1][0], k == 0 ? u_around[k] : u_rows[k - 1][2], beyond);
                if (k == 0)
                    look_around_u(k, r - k);
            }
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, 1, 1));
                    mint_load_row<4>(u_rows[k + 1][0], u_grid[k % 2] + (long long)plane*u_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r - 10 && r - 10 < to)
            mint_store_row<4, known.inside>(u_to[0] + (long long)(r - 10)*u_grid_row + x,
                    u_rows[10][0], store_low, store_high, known.packed);
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
                look_around_u(k, r - k - 1);
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
        stream(mint_cells<true, true, false>());
    else
        stream(mint_cells<false, true, false>());
    __pipeline_wait_prior(0);
}

/* Up to 63 steps of the loop at line 11.
 * A block keeps its part of u for all of them. 2 cells a lane, 16 warps. */
static __global__ void __launch_bounds__(512, 1)
relax_chain1_persistent(mint_residence own, mint_exchange<real> exchange, int steps,
                        mint_each<real *, 2> u_grid, long long u_grid_row, mint_each<real *, 1> u_to)
{
    extern __shared__ __align__(128) char mint_shared[];
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const int tile_x = blockIdx.x % own.x.tiles, tile_y = blockIdx.x / own.x.tiles;
    // The lane's first cell and the warp's first row; of its cells, a bit each, those that the block commits, and
    // those that it needs.
    const int x = tile_x*own.x.step - own.x.ghost + lane*2, y = tile_y*own.y.step - own.y.ghost
            + warp*own.rows;
    const int x_from = tile_x*own.x.step, x_to = min(own.x.cells, x_from + own.x.step);
    const unsigned mine = mint_cells_within<2>(x, x_from, x_to);
    const unsigned needed = mint_cells_within<2>(x, max(0, x_from - own.x.ghost),
            min(own.x.cells, x_to + own.x.ghost));
    // which no other block needs
    const unsigned middle = mint_cells_within<2>(x, x_from + own.x.ghost, x_to - own.x.ghost);
    const int y_from = tile_y*own.y.step, y_to = min(own.y.cells, y_from + own.y.step);
    const bool inside = x - lane*2 >= 0 && x + (32 - lane)*2 <= own.x.cells && y - warp*own.rows
            >= 0 && y + (16 - warp)*own.rows <= own.y.cells;
    // copies of the rows at the edges of warps, for this step and the next one
    real *const edges = reinterpret_cast<real *>(mint_shared);
    real *const kept = edges + 4096 + warp*own.rows*64; // the warp's rows
    const unsigned in_range = mint_cells_within<2>(x, 0, own.x.cells);
    // Shows a row to the warps beside, if they read it in that step.
    auto show_edges = [&](int k, int r, const real *row) {
        if (r < 1)
            mint_give_row<2>(&edges[((k % 2*16 + warp)*2 + r)*64], row, lane);
        if (r >= own.rows - 1)
            mint_give_row<2>(&edges[((k % 2*16 + warp)*2 + 2 + r - own.rows)*64], row, lane);
    };
    // Load the block's cells, and those around.
    bool lane_differs = false; // the buffers have other cells beyond the range
    for (int r = 0; r < own.rows; r++) {
        real row[2];
        const unsigned exist = mint_cells_there<2, 1>(x, own.x.cells, 1, 1, 0, 1, 0, 0, 1
                - mint_beyond(y + r, own.y.cells, 1, 1));
        mint_load_row<2>(row, u_grid[1] + (long long)(y + r)*u_grid_row + x, exist);
        if (!inside)
            lane_differs = mint_ring_differs<2>(u_grid[0] + (long long)(y + r)*u_grid_row + x,
                    u_grid[1] + (long long)(y + r)*u_grid_row + x, exist
                    & ~(0 <= y + r && y + r < own.y.cells ? in_range : 0)) || lane_differs;
        mint_give_row<2>(kept + r*64, row, lane);
        show_edges(0, r, row);
    }
    const bool differ = __syncthreads_or(lane_differs);
    int k = 0; // steps made
    for (unsigned round = 1;; round++) {
        for (const int until = min(steps, k + own.levels); k < until; k++) {
            real u_rows[3][2]; // the rows from 1 before the next one on, as they were
#pragma unroll
            for (int j = 0; j < 1; j++) {
                mint_take_row<2>(u_rows[j], &edges[((k % 2*16 + max(warp - 1, 0))*2 + j + 1)*64],
                        lane);
                mint_take_row<2>(u_rows[j + 1], kept + j*64, lane);
            }
#pragma unroll 2
            for (int r = 0; r < own.rows; r++) {
                const int next = r + 1 - own.rows; // from 0 on it is the next warp's
                mint_take_row<2>(u_rows[2], next < 0 ? kept + (r + 1)*64
                        : &edges[((k % 2*16 + min(warp + 1, 15))*2 + next)*64], lane);
                real row[2];
                real u_0[4];
                mint_move<2>(&u_0[1], u_rows[1]);
                mint_beside<1, 2, 1>(&u_0[1]);
                real u_m1[2];
                mint_move<2>(&u_m1[0], u_rows[0]);
                real u_p1[2];
                mint_move<2>(&u_p1[0], u_rows[2]);
#pragma unroll
                for (int e = 0; e < 2; e++)
                    row[e] = (real)0.2*(u_0[e + 1] + u_0[e] + u_0[e + 2] + u_m1[e] + u_p1[e]);
                if (!inside) {
                    const unsigned beyond = ~(0 <= y + r && y + r < own.y.cells ? in_range : 0);
                    mint_keep_row<2>(row, u_rows[1], beyond);
                    if (differ)
                        mint_keep_row<2>(row, u_grid[k % 2] + (long long)(y + r)*u_grid_row + x,
                                beyond & mint_cells_there<2, 1>(x, own.x.cells, 1, 1, 0, 1, 0, 0, 1
                                - mint_beyond(y + r, own.y.cells, 1, 1)));
                }
                mint_give_row<2>(kept + r*64, row, lane);
                show_edges(k + 1, r, row);
#pragma unroll
                for (int j = 0; j < 2; j++)
                    mint_move<2>(u_rows[j], u_rows[j + 1]);
            }
            __syncthreads();
        }
        if (k == steps)
            break;
        // The ghost zone is used up: pass on the edges, and load those of the blocks around.
        real *const slot = exchange.slot[round % 2];
        for (int r = 0; r < own.rows; r++) {
            real row[2];
            mint_take_row<2>(row, kept + r*64, lane);
            if (y_from <= y + r && y + r < y_to) {
                const bool edge = y + r < y_from + own.y.ghost || y + r >= y_to - own.y.ghost;
                mint_store_cells<2>(slot + (long long)(y + r)*own.x.cells + x, row, edge ? mine
                        : mine & ~middle);
            }
        }
        mint_meet_neighbours(exchange, own, round);
        for (int r = 0; r < own.rows; r++) {
            real row[2];
            mint_take_row<2>(row, kept + r*64, lane);
            const bool kept_here = y_from <= y + r && y + r < y_to;
            if (max(0, y_from - own.y.ghost) <= y + r && y + r
                    < min(own.y.cells, y_to + own.y.ghost))
                mint_keep_row<2>(row, slot + (long long)(y + r)*own.x.cells + x, kept_here ? needed
                        & ~mine : needed);
            show_edges(k, r, row);
            mint_give_row<2>(kept + r*64, row, lane);
        }
        __syncthreads();
    }
    // Commit the block's cells.
    for (int r = 0; r < own.rows; r++) {
        real row[2];
        mint_take_row<2>(row, kept + r*64, lane);
        if (y_from <= y + r && y + r < y_to)
            mint_store_cells<2>(u_to[0] + (long long)(y + r)*u_grid_row + x, row, mine);
    }
}

// Makes up to 10 steps of the loop in one launch.
static bool advance_relax_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps < 4 || steps.steps > 10 || range[1] > mint_most_cells || range[3]
            > mint_most_cells)
        return false;
    if (!mint_rows_end<2>({range[3] + 2, range[1] + 2}, steps.place(0, 1).stride))
        return false; // cells around the range are others in it
    mint_each<real *, 2> u_grid;
    mint_each<real *, 1> u_to;
    const long long *u_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, u_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        u_grid.of[k] = (real *)place.read + range[2]*u_grid_stride[0] + range[0]*u_grid_stride[1];
    }
    u_to.of[0] = (real *)steps.place(steps.steps - 1, 1).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 10, 10, 4, 2>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "relax_chain1_march",
            (const void *)relax_chain1_march<false>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 20, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "relax_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 2, 16)
            && mint_all_aligned(u_to, u_grid_stride, 2, 16);
    if (!packed)
        return false; // slower than ordinary launches
    const auto march = steps.steps < 10 ? relax_chain1_march<true> : relax_chain1_march<false>;
    if (march != relax_chain1_march<false>)
        mint_prepare_shared(steps.site, "relax_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "relax_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, u_grid, u_grid_stride[0], u_to,
            steps.steps);
    mint_launched(steps.site, "relax_chain1_march");
    return true;
}
// How the blocks that stay share out a range; null: the device has no room for all of them at once.
static const mint_residence *reside_relax_chain1(mint_site site, const long long *range, int steps)
{
    static const mint_holder holder = {(const void *)relax_chain1_persistent,
            "relax_chain1_persistent", 64, 16, (int)sizeof(real), 1, 1};
    static thread_local mint_residence_found latest;
    return mint_reside(site, holder, range[1], range[3], steps, latest) ? &latest.best : nullptr;
}
// Whether blocks that stay are faster than those that march.
static bool suits_relax_chain1(mint_site site, const long long *range)
{
    const mint_residence *const found = reside_relax_chain1(site, range, 63);
    return found && found->rows <= 12;
}
// Makes some steps of the loop in one launch, if the device has room for all of its blocks at once.
static bool stay_relax_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    const mint_residence *const found = reside_relax_chain1(steps.site, range, steps.steps);
    if (!found)
        return false;
    mint_residence own = *found;
    if (!mint_rows_end<2>({range[3] + 2, range[1] + 2}, steps.place(0, 1).stride))
        return false; // cells around the range are others in it
    mint_each<real *, 2> u_grid;
    mint_each<real *, 1> u_to;
    const long long *u_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, u_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        u_grid.of[k] = (real *)place.read + range[2]*u_grid_stride[0] + range[0]*u_grid_stride[1];
    }
    u_to.of[0] = (real *)steps.place(steps.steps - 1, 1).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    mint_exchange<real> exchange = mint_exchange_for<real>(steps.site, own, steps.steps);
    if (!exchange.flags)
        return false;
    int steps_arg = steps.steps;
    long long u_grid_row_arg = u_grid_stride[0];
    void *args[] = {&own, &exchange, &steps_arg, &u_grid, &u_grid_row_arg, &u_to};
    mint_launching(steps.site, "relax_chain1_persistent");
    mint_check(steps.site,
            cudaLaunchCooperativeKernel(relax_chain1_persistent,
            dim3((unsigned)(own.x.tiles*own.y.tiles)), dim3(512), args, own.bytes, mint_stream()),
            "launch kernel", "relax_chain1_persistent");
    mint_launched(steps.site, "relax_chain1_persistent");
    return true;
}
static const mint_special relax_chain1_resident = {63, 2, suits_relax_chain1, stay_relax_chain1};
// What the loop launches in a step. Up to 10 steps are made at once, or up to 63 for ranges that fit on the chip.
static const mint_chain relax_chain1 = {{"in.c", 11}, "relax_chain1", 10, 4, 1, 2, 1, 0x3, 0x0,
        advance_relax_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}, &relax_chain1_resident};

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 8}, "u", &u[0], mint_extents(row *(ny + 2)), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 9}, "v", &v[0], mint_extents(row *(ny + 2)), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 10});
...
        {
            const mint_site site = {"in.c", 13};
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)row);
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)row);
                mint_reach_view(site, u_map, "u", {{y_begin - 1, x_begin - 1}, {y_begin + y_count, x_begin
                        + x_count}}, "y-1..y+1][x-1..x+1", true);
                mint_reach_view(site, v_map, "v", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                u_map.settle();
                v_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y * row + x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y * row + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                const bool v_apart = mint_once(v_map);
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                        "v[y * row + x]", "v[y * row + x]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "relax_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 6, 2147417066));
                mint_file(site, relax_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, u_map, v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    u_map.find_again();
                    v_map.find_again();
                    mint_launching(site, "relax_sweep1");
                    relax_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "relax_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 20}, "u", &u[0], mint_extents(row *(ny + 2)));
    mint_copy_out({"in.c", 21}, "v", &v[0], mint_extents(row *(ny + 2)));
