
...
/* heat_sweep1 makes one step. */

/* Up to 9 steps of the loop at line 9.
 * A block keeps its part of u for all of them. 2 cells a lane, 16 warps. */
static __global__ void __launch_bounds__(512, 1)
heat_chain1_persistent(mint_residence own, mint_exchange<real> exchange, int steps,
                       mint_each<real *, 2> u_grid, long long u_grid_row, mint_each<real *, 1> u_to,
                       mint_each<real, 9> c_each)
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
    real *const kept = edges + 8192 + warp*own.rows*64; // the warp's rows
    const unsigned in_range = mint_cells_within<2>(x, 0, own.x.cells);
    // Shows a row to the warps beside, if they read it in that step.
    auto show_edges = [&](int k, int r, const real *row) {
        if (r < 2)
            mint_give_row<2>(&edges[((k % 2*16 + warp)*4 + r)*64], row, lane);
        if (r >= own.rows - 2)
            mint_give_row<2>(&edges[((k % 2*16 + warp)*4 + 4 + r - own.rows)*64], row, lane);
    };
    // Load the block's cells, and those around.
    bool lane_differs = false; // the buffers have other cells beyond the range
    for (int r = 0; r < own.rows; r++) {
        real row[2];
        const unsigned exist = mint_cells_there<2, 1>(x, own.x.cells, 2, 2, 0, 1, 0, 0, 1
                - mint_beyond(y + r, own.y.cells, 2, 2));
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
            real u_rows[5][2]; // the rows from 2 before the next one on, as they were
#pragma unroll
            for (int j = 0; j < 2; j++) {
                mint_take_row<2>(u_rows[j], &edges[((k % 2*16 + max(warp - 1, 0))*4 + j + 2)*64],
                        lane);
                mint_take_row<2>(u_rows[j + 2], kept + j*64, lane);
            }
#pragma unroll 2
            for (int r = 0; r < own.rows; r++) {
                const int next = r + 2 - own.rows; // from 0 on it is the next warp's
                mint_take_row<2>(u_rows[4], next < 0 ? kept + (r + 2)*64
                        : &edges[((k % 2*16 + min(warp + 1, 15))*4 + next)*64], lane);
                real row[2];
                real u_0[6];
                mint_move<2>(&u_0[2], u_rows[2]);
                mint_beside<2, 2, 2>(&u_0[2]);
                real u_m2[2];
                mint_move<2>(&u_m2[0], u_rows[0]);
                real u_m1[2];
                mint_move<2>(&u_m1[0], u_rows[1]);
                real u_p1[2];
                mint_move<2>(&u_p1[0], u_rows[3]);
                real u_p2[2];
                mint_move<2>(&u_p2[0], u_rows[4]);
#pragma unroll
                for (int e = 0; e < 2; e++)
                    row[e] = u_0[e + 2]*(1 - 2*c_each[k])
                            + c_each[k]*(u_m2[e] + u_m1[e] - (u_p1[e] + u_p2[e]))
                            + c_each[k]*(u_0[e] - u_0[e + 1] + u_0[e + 3] - u_0[e + 4]);
                if (!inside) {
                    const unsigned beyond = ~(0 <= y + r && y + r < own.y.cells ? in_range : 0);
                    mint_keep_row<2>(row, u_rows[2], beyond);
                    if (differ)
                        mint_keep_row<2>(row, u_grid[k % 2] + (long long)(y + r)*u_grid_row + x,
                                beyond & mint_cells_there<2, 1>(x, own.x.cells, 2, 2, 0, 1, 0, 0, 1
                                - mint_beyond(y + r, own.y.cells, 2, 2)));
                }
                mint_give_row<2>(kept + r*64, row, lane);
                show_edges(k + 1, r, row);
#pragma unroll
                for (int j = 0; j < 4; j++)
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

struct heat_chain1_values {
    real c;
};
// How the blocks that stay share out a range; null: the device has no room for all of them at once.
static const mint_residence *reside_heat_chain1(mint_site site, const long long *range, int steps)
{
    static const mint_holder holder = {(const void *)heat_chain1_persistent,
            "heat_chain1_persistent", 64, 16, (int)sizeof(real), 2, 2};
    static thread_local mint_residence_found latest;
    return mint_reside(site, holder, range[1], range[3], steps, latest) ? &latest.best : nullptr;
}
// Makes some steps of the loop in one launch, if the device has room for all of its blocks at once.
static bool advance_heat_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    const mint_residence *const found = reside_heat_chain1(steps.site, range, steps.steps);
    if (!found)
        return false;
    mint_residence own = *found;
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
    mint_each<real, 9> c_each;
    for (int k = 0; k < steps.steps; k++) {
        c_each.of[k] = steps.scalars<heat_chain1_values>(k, 0).c;
    }
    int steps_arg = steps.steps;
    long long u_grid_row_arg = u_grid_stride[0];
    void *args[] = {&own, &exchange, &steps_arg, &u_grid, &u_grid_row_arg, &u_to, &c_each};
    mint_launching(steps.site, "heat_chain1_persistent");
    mint_check(steps.site,
            cudaLaunchCooperativeKernel(heat_chain1_persistent,
            dim3((unsigned)(own.x.tiles*own.y.tiles)), dim3(512), args, own.bytes, mint_stream()),
            "launch kernel", "heat_chain1_persistent");
    mint_launched(steps.site, "heat_chain1_persistent");
    return true;
}
// What the loop launches in a step. Up to 9 steps are made at once.
static const mint_chain heat_chain1 = {{"in.c", 9}, "heat_chain1", 9, 2, 1, 2, 1, 0x3, 0x0,
        advance_heat_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 6}, "u", u, mint_extents(ny + 4, nx + 4), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 7}, "v", v, mint_extents(ny + 4, nx + 4), 2, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 8}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 12};
            const long long y_begin = 2, y_count = mint_trips(y_begin, ny + 2, 1);
            const long long x_begin = 2, x_count = mint_trips(x_begin, nx + 2, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-2..y+2", y_begin - 2, y_begin + y_count + 1},
                    {u_map, "u", 1, "x-2..x+2", x_begin - 2, x_begin + x_count + 1},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y][x]", {{-2, 2, {1, 0}}, {-2, 2, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "heat_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482365),
                        mint_tiles(site, "y", y_count, 6, 2147417065));
                mint_file(site, heat_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                        heat_chain1_values{(real)(c)},
                        [site, blocks, u_map, v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, c = c]() mutable {
                    u_map.find_again();
                    v_map.find_again();
                    mint_launching(site, "heat_sweep1");
                    heat_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], c,
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "heat_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 20}, "u", u, mint_extents(ny + 4, nx + 4));
    mint_copy_out({"in.c", 21}, "v", v, mint_extents(ny + 4, nx + 4));
