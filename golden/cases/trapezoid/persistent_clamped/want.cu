
...
/* main_sweep1 makes one step. */

/* Up to 9 steps of the loop at line 17.
 * A block keeps its part of temp for all of them. 2 cells a lane, 16 warps. */
static __global__ void __launch_bounds__(512, 1)
main_chain1_persistent(mint_residence own, mint_exchange<real> exchange, int steps,
                       mint_each<real *, 2> temp_grid, long long temp_grid_row,
                       mint_each<real *, 1> temp_to, const real *power_grid,
                       long long power_grid_row)
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
    // Shows a row to the warps beside, if they read it in that step.
    auto show_edges = [&](int k, int r, const real *row) {
        if (r < 1)
            mint_give_row<2>(&edges[((k % 2*16 + warp)*2 + r)*64], row, lane);
        if (r >= own.rows - 1)
            mint_give_row<2>(&edges[((k % 2*16 + warp)*2 + 2 + r - own.rows)*64], row, lane);
    };
    // Load the block's cells, and those around.
    for (int r = 0; r < own.rows; r++) {
        real row[2];
        const unsigned exist = mint_cells_there<2, 1>(x, own.x.cells, 0, 0, 0, 1, 0, 0, 0
                - mint_beyond(y + r, own.y.cells, 0, 0));
        mint_load_row<2>(row, temp_grid[1] + (long long)(y + r)*temp_grid_row + x, exist);
        mint_give_row<2>(kept + r*64, row, lane);
        show_edges(0, r, row);
    }
    __syncthreads();
    int k = 0; // steps made
    for (unsigned round = 1;; round++) {
        for (const int until = min(steps, k + own.levels); k < until; k++) {
            real temp_rows[3][2]; // the rows from 1 before the next one on, as they were
#pragma unroll
            for (int j = 0; j < 1; j++) {
                mint_take_row<2>(temp_rows[j], &edges[((k % 2*16 + max(warp - 1, 0))*2 + j + 1)*64],
                        lane);
                mint_take_row<2>(temp_rows[j + 1], kept + j*64, lane);
            }
#pragma unroll 2
            for (int r = 0; r < own.rows; r++) {
                const int next = r + 1 - own.rows; // from 0 on it is the next warp's
                mint_take_row<2>(temp_rows[2], next < 0 ? kept + (r + 1)*64
                        : &edges[((k % 2*16 + min(warp + 1, 15))*2 + next)*64], lane);
                real row[2];
                real temp_0[4];
                mint_move<2>(&temp_0[1], temp_rows[1]);
                mint_beside<1, 2, 1>(&temp_0[1]);
                if (!inside)
                    mint_stop_row<1, 2, 1, mint_both_ends>(&temp_0[1], -x, own.x.cells - x);
                real temp_p1[2];
                mint_move<2>(&temp_p1[0], temp_rows[2]);
                if (!inside && y + r == own.y.cells - 1)
                    mint_move<2>(&temp_p1[0], temp_rows[1]);
                real temp_m1[2];
                mint_move<2>(&temp_m1[0], temp_rows[0]);
                if (!inside && y + r == 0)
                    mint_move<2>(&temp_m1[0], temp_rows[1]);
                real power_0[2];
                mint_load_row<2>(power_0, power_grid + (long long)(y + r)*power_grid_row + x, inside
                        ? ~0u : mint_cells_there<2, 1>(x, own.x.cells, 0, 0, 0, 1, 0, 0, 0
                        - mint_beyond(y + r, own.y.cells, 0, 0)));
#pragma unroll
                for (int e = 0; e < 2; e++)
                    row[e] = temp_0[e + 1]
                            + (real)0.2*(power_0[e] + (temp_p1[e] + temp_m1[e] - 2*temp_0[e + 1])
                            + (temp_0[e + 2] + temp_0[e] - 2*temp_0[e + 1]));
                mint_give_row<2>(kept + r*64, row, lane);
                show_edges(k + 1, r, row);
#pragma unroll
                for (int j = 0; j < 2; j++)
                    mint_move<2>(temp_rows[j], temp_rows[j + 1]);
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
            mint_store_cells<2>(temp_to[0] + (long long)(y + r)*temp_grid_row + x, row, mine);
    }
}

// How the blocks that stay share out a range; null: the device has no room for all of them at once.
static const mint_residence *reside_main_chain1(mint_site site, const long long *range, int steps)
{
    static const mint_holder holder = {(const void *)main_chain1_persistent,
            "main_chain1_persistent", 64, 16, (int)sizeof(real), 1, 1};
    static thread_local mint_residence_found latest;
    return mint_reside(site, holder, range[1], range[3], steps, latest) ? &latest.best : nullptr;
}
// Makes some steps of the loop in one launch, if the device has room for all of its blocks at once.
static bool advance_main_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    const mint_residence *const found = reside_main_chain1(steps.site, range, steps.steps);
    if (!found)
        return false;
    mint_residence own = *found;
    mint_each<real *, 2> temp_grid;
    mint_each<real *, 1> temp_to;
    const long long *temp_grid_stride = steps.place(0, 2).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 2);
        if (memcmp(place.stride, temp_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        temp_grid.of[k] = (real *)place.read + range[2]*temp_grid_stride[0]
                + range[0]*temp_grid_stride[1];
    }
    temp_to.of[0] = (real *)steps.place(steps.steps - 1, 2).write + range[2]*temp_grid_stride[0]
            + range[0]*temp_grid_stride[1];
    const mint_place_of power_place = steps.place(0, 1);
    const mint_each<real *, 1> power_from = {{(real *)power_place.read
            + range[2]*power_place.stride[0] + range[0]*power_place.stride[1]}};
    mint_exchange<real> exchange = mint_exchange_for<real>(steps.site, own, steps.steps);
    if (!exchange.flags)
        return false;
    int steps_arg = steps.steps;
    long long temp_grid_row_arg = temp_grid_stride[0];
    const real *power_grid_arg = power_from.of[0];
    long long power_grid_row_arg = power_place.stride[0];
    void *args[] = {&own, &exchange, &steps_arg, &temp_grid, &temp_grid_row_arg, &temp_to,
            &power_grid_arg, &power_grid_row_arg};
    mint_launching(steps.site, "main_chain1_persistent");
    mint_check(steps.site,
            cudaLaunchCooperativeKernel(main_chain1_persistent,
            dim3((unsigned)(own.x.tiles*own.y.tiles)), dim3(512), args, own.bytes, mint_stream()),
            "launch kernel", "main_chain1_persistent");
    mint_launched(steps.site, "main_chain1_persistent");
    return true;
}
// What the loop launches in a step. Up to 9 steps are made at once.
static const mint_chain main_chain1 = {{"in.c", 17}, "main_chain1", 9, 2, 1, 3, 1, 0x5, 0x0,
        advance_main_chain1, nullptr, {2, 1, 0}, {{3, 0x3, 0x4, 1, {0, 1, 2}}}};

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 13}, "temp", temp, mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 14}, "next", next, mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 15}, "power", power, mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 16}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 19};
            const long long i_begin = 0, i_count = mint_trips(i_begin, ny, 1);
            const long long j_begin = 0, j_count = mint_trips(j_begin, nx, 1);
            if (i_count > 0 && j_count > 0) {
                mint_may_wait();
                mint_table temp_map = mint_find_table(site, "temp", temp);
                mint_table power_map = mint_find_table(site, "power", power);
                mint_table next_map = mint_find_table(site, "next", next);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {temp_map, "temp", 0, "i", i_begin, i_begin + i_count - 1},
                    {temp_map, "temp", 1, "j", j_begin, j_begin + j_count - 1},
                    {power_map, "power", 0, "i", i_begin, i_begin + i_count - 1},
                    {power_map, "power", 1, "j", j_begin, j_begin + j_count - 1},
                    {next_map, "next", 0, "i", i_begin, i_begin + i_count - 1},
                    {next_map, "next", 1, "j", j_begin, j_begin + j_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                temp_map.settle(site, "temp");
                power_map.settle(site, "power");
                next_map.settle(site, "next");
                const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                const mint_touch temp_reads = {"temp[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch next_writes = {"next[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch temp_reads_2 = {"temp[south][j]", {{i_begin, i_begin + i_count - 1, {0,
                        0}}, {0, 0, {0, 1}}}};
                const mint_touch temp_reads_3 = {"temp[i][east]", {{0, 0, {1, 0}}, {j_begin, j_begin
                        + j_count - 1, {0, 0}}}};
                const mint_touch power_reads = {"power[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, temp_map, "temp", temp_reads, next_map, "next", next_writes);
                mint_distinct(site, loops, temp_map, "temp", temp_reads_2, next_map, "next", next_writes);
                mint_distinct(site, loops, temp_map, "temp", temp_reads_3, next_map, "next", next_writes);
                mint_coincide(site, loops, power_map, "power", power_reads, next_map, "next", next_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                        mint_tiles(site, "j", j_count, 128, 2147482367),
                        mint_tiles(site, "i", i_count, 4, 2147417073));
                mint_file(site, main_chain1, 0, {&temp_map, &power_map, &next_map}, {j_begin, j_count,
                        i_begin, i_count}, mint_no_scalars(),
                        [site, blocks, temp_map, power_map, next_map, j_begin = j_begin, j_count = j_count,
                                i_count = i_count]() mutable {
                    temp_map.find_again();
                    power_map.find_again();
                    next_map.find_again();
                    mint_launching(site, "main_sweep1");
                    main_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)temp_map.device, temp_map.stride[0], (real *)power_map.device,
                        power_map.stride[0], (real *)next_map.device, next_map.stride[0], (unsigned)j_count,
                        (unsigned)i_count,
                        mint_is_aligned(temp_map, j_begin, 16) && mint_is_aligned(power_map, j_begin, 16) && mint_is_aligned(next_map, j_begin, 16));
                    mint_launched(site, "main_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 30}, "temp", temp, mint_extents(ny, nx));
    mint_copy_out({"in.c", 31}, "next", next, mint_extents(ny, nx));
