
...
/* plane_sweep1 makes one step. */

/* Up to 8 steps of the loop at line 11.
 * A block keeps its part of f for all of them. 4 cells a lane, 16 warps. */
static __global__ void __launch_bounds__(512, 1)
plane_chain1_persistent(mint_residence own, mint_exchange<float> exchange, int steps,
                        mint_each<float *, 2> f_grid, long long f_grid_row,
                        mint_each<float *, 1> f_to, const real *k_grid, long long k_grid_row,
                        mint_each<long long, 2> begin)
{
    extern __shared__ __align__(128) char mint_shared[];
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const int tile_x = blockIdx.x % own.x.tiles, tile_y = blockIdx.x / own.x.tiles;
    // The lane's first cell and the warp's first row; of its cells, a bit each, those that the block commits, and
    // those that it needs.
    const int x = tile_x*own.x.step - own.x.ghost + lane*4, y = tile_y*own.y.step - own.y.ghost
            + warp*own.rows;
    const int x_from = tile_x*own.x.step, x_to = min(own.x.cells, x_from + own.x.step);
    const unsigned mine = mint_cells_within<4>(x, x_from, x_to);
    const unsigned needed = mint_cells_within<4>(x, max(0, x_from - own.x.ghost),
            min(own.x.cells, x_to + own.x.ghost));
    // which no other block needs
    const unsigned middle = mint_cells_within<4>(x, x_from + own.x.ghost, x_to - own.x.ghost);
    const int y_from = tile_y*own.y.step, y_to = min(own.y.cells, y_from + own.y.step);
    const bool inside = x - lane*4 >= 0 && x + (32 - lane)*4 <= own.x.cells && y - warp*own.rows
            >= 0 && y + (16 - warp)*own.rows <= own.y.cells;
    // copies of the rows at the edges of warps, for this step and the next one
    float *const edges = reinterpret_cast<float *>(mint_shared);
    float *const kept = edges + 8192 + warp*own.rows*128; // the warp's rows
    const unsigned in_range = mint_cells_within<4>(x, 0, own.x.cells);
    // Shows a row to the warps beside, if they read it in that step.
    auto show_edges = [&](int k, int r, const float *row) {
        if (r < 1)
            mint_give_row<4>(&edges[((k % 2*16 + warp)*2 + r)*128], row, lane);
        if (r >= own.rows - 1)
            mint_give_row<4>(&edges[((k % 2*16 + warp)*2 + 2 + r - own.rows)*128], row, lane);
    };
    // Load the block's cells, and those around.
    bool lane_differs = false; // the buffers have other cells beyond the range
    for (int r = 0; r < own.rows; r++) {
        float row[4];
        const unsigned exist = mint_cells_there<4, 1>(x, own.x.cells, 1, 1, 0, 1, 0, 0, 2
                - mint_beyond(y + r, own.y.cells, 1, 1));
        mint_load_row<4>(row, f_grid[1] + (long long)(y + r)*f_grid_row + x, exist);
        if (!inside)
            lane_differs = mint_ring_differs<4>(f_grid[0] + (long long)(y + r)*f_grid_row + x,
                    f_grid[1] + (long long)(y + r)*f_grid_row + x, exist
                    & ~(0 <= y + r && y + r < own.y.cells ? in_range : 0)) || lane_differs;
        mint_give_row<4>(kept + r*128, row, lane);
        show_edges(0, r, row);
    }
    const bool differ = __syncthreads_or(lane_differs);
    int k = 0; // steps made
    for (unsigned round = 1;; round++) {
        for (const int until = min(steps, k + own.levels); k < until; k++) {
            float f_rows[3][4]; // the rows from 1 before the next one on, as they were
#pragma unroll
            for (int j = 0; j < 1; j++) {
                mint_take_row<4>(f_rows[j], &edges[((k % 2*16 + max(warp - 1, 0))*2 + j + 1)*128],
                        lane);
                mint_take_row<4>(f_rows[j + 1], kept + j*128, lane);
            }
#pragma unroll 2
            for (int r = 0; r < own.rows; r++) {
                const int next = r + 1 - own.rows; // from 0 on it is the next warp's
                mint_take_row<4>(f_rows[2], next < 0 ? kept + (r + 1)*128
                        : &edges[((k % 2*16 + min(warp + 1, 15))*2 + next)*128], lane);
                float row[4];
                float f_m1[6];
                mint_move<4>(&f_m1[1], f_rows[0]);
                mint_beside<1, 4, 1>(&f_m1[1]);
                float f_p1[5];
                mint_move<4>(&f_p1[0], f_rows[2]);
                mint_beside<0, 4, 1>(&f_p1[0]);
                float f_0[4];
                mint_move<4>(&f_0[0], f_rows[1]);
                real k_0[5];
                mint_load_row<5>(k_0, k_grid + (long long)(y + r)*k_grid_row + x, inside ? ~0u
                        : mint_cells_there<5, 1>(x, own.x.cells, 0, 1, 0, 1, 0, 0, 1
                        - mint_beyond(y + r, own.y.cells, 1, 0)));
                real k_m1[4];
                mint_load_row<4>(k_m1, k_grid + (long long)(y + r - 1)*k_grid_row + x, inside ? ~0u
                        : mint_cells_there<4, 1>(x, own.x.cells, 0, 1, 0, 1, 0, 0, 1
                        - mint_beyond(y + r - 1, own.y.cells, 1, 0)));
#pragma unroll
                for (int e = 0; e < 4; e++) {
                    double corners = 0.3*f_m1[e] - 0.2*f_p1[e + 1] + 0.1*f_m1[e + 2];
                    row[e] = 0.5*f_0[e] + corners + 0.01*(k_0[e + 1] - k_m1[e])
                            + 0.001*((int)(begin[1] + x + e) + 2*(int)(begin[0] + y + r));
                }
                if (!inside) {
                    const unsigned beyond = ~(0 <= y + r && y + r < own.y.cells ? in_range : 0);
                    mint_keep_row<4>(row, f_rows[1], beyond);
                    if (differ)
                        mint_keep_row<4>(row, f_grid[k % 2] + (long long)(y + r)*f_grid_row + x,
                                beyond & mint_cells_there<4, 1>(x, own.x.cells, 1, 1, 0, 1, 0, 0, 2
                                - mint_beyond(y + r, own.y.cells, 1, 1)));
                }
                mint_give_row<4>(kept + r*128, row, lane);
                show_edges(k + 1, r, row);
#pragma unroll
                for (int j = 0; j < 2; j++)
                    mint_move<4>(f_rows[j], f_rows[j + 1]);
            }
            __syncthreads();
        }
        if (k == steps)
            break;
        // The ghost zone is used up: pass on the edges, and load those of the blocks around.
        float *const slot = exchange.slot[round % 2];
        for (int r = 0; r < own.rows; r++) {
            float row[4];
            mint_take_row<4>(row, kept + r*128, lane);
            if (y_from <= y + r && y + r < y_to) {
                const bool edge = y + r < y_from + own.y.ghost || y + r >= y_to - own.y.ghost;
                mint_store_cells<4>(slot + (long long)(y + r)*own.x.cells + x, row, edge ? mine
                        : mine & ~middle);
            }
        }
        mint_meet_neighbours(exchange, own, round);
        for (int r = 0; r < own.rows; r++) {
            float row[4];
            mint_take_row<4>(row, kept + r*128, lane);
            const bool kept_here = y_from <= y + r && y + r < y_to;
            if (max(0, y_from - own.y.ghost) <= y + r && y + r
                    < min(own.y.cells, y_to + own.y.ghost))
                mint_keep_row<4>(row, slot + (long long)(y + r)*own.x.cells + x, kept_here ? needed
                        & ~mine : needed);
            show_edges(k, r, row);
            mint_give_row<4>(kept + r*128, row, lane);
        }
        __syncthreads();
    }
    // Commit the block's cells.
    for (int r = 0; r < own.rows; r++) {
        float row[4];
        mint_take_row<4>(row, kept + r*128, lane);
        if (y_from <= y + r && y + r < y_to)
            mint_store_cells<4>(f_to[0] + (long long)(y + r)*f_grid_row + x, row, mine);
    }
}

// How the blocks that stay share out a range; null: the device has no room for all of them at once.
static const mint_residence *reside_plane_chain1(mint_site site, const long long *range, int steps)
{
    static const mint_holder holder = {(const void *)plane_chain1_persistent,
            "plane_chain1_persistent", 128, 16, (int)sizeof(float), 1, 1};
    static thread_local mint_residence_found latest;
    return mint_reside(site, holder, range[1], range[3], steps, latest) ? &latest.best : nullptr;
}
// Makes some steps of the loop in one launch, if the device has room for all of its blocks at once.
static bool advance_plane_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    const mint_residence *const found = reside_plane_chain1(steps.site, range, steps.steps);
    if (!found)
        return false;
    mint_residence own = *found;
    if (!mint_rows_end<2>({range[3] + 2, range[1] + 2}, steps.place(0, 2).stride))
        return false; // cells around the range are others in it
    mint_each<float *, 2> f_grid;
    mint_each<float *, 1> f_to;
    const long long *f_grid_stride = steps.place(0, 2).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 2);
        if (memcmp(place.stride, f_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        f_grid.of[k] = (float *)place.read + range[2]*f_grid_stride[0] + range[0]*f_grid_stride[1];
    }
    f_to.of[0] = (float *)steps.place(steps.steps - 1, 2).write + range[2]*f_grid_stride[0]
            + range[0]*f_grid_stride[1];
    const mint_place_of k_place = steps.place(0, 1);
    const mint_each<real *, 1> k_from = {{(real *)k_place.read + range[2]*k_place.stride[0]
            + range[0]*k_place.stride[1]}};
    mint_exchange<float> exchange = mint_exchange_for<float>(steps.site, own, steps.steps);
    if (!exchange.flags)
        return false;
    int steps_arg = steps.steps;
    long long f_grid_row_arg = f_grid_stride[0];
    const real *k_grid_arg = k_from.of[0];
    long long k_grid_row_arg = k_place.stride[0];
    mint_each<long long, 2> begin = {{range[2], range[0]}};
    void *args[] = {&own, &exchange, &steps_arg, &f_grid, &f_grid_row_arg, &f_to, &k_grid_arg,
            &k_grid_row_arg, &begin};
    mint_launching(steps.site, "plane_chain1_persistent");
    mint_check(steps.site,
            cudaLaunchCooperativeKernel(plane_chain1_persistent,
            dim3((unsigned)(own.x.tiles*own.y.tiles)), dim3(512), args, own.bytes, mint_stream()),
            "launch kernel", "plane_chain1_persistent");
    mint_launched(steps.site, "plane_chain1_persistent");
    return true;
}
// What the loop launches in a step. Up to 8 steps are made at once.
static const mint_chain plane_chain1 = {{"in.c", 11}, "plane_chain1", 8, 2, 1, 3, 1, 0x5, 0x0,
        advance_plane_chain1, nullptr, {2, 1, 0}, {{3, 0x3, 0x4, 1, {0, 1, 2}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 7}, "f", &f[0], mint_extents(m + 2, n + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 8}, "g", &g[0], mint_extents(m + 2, n + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 9}, "k", &k[0], mint_extents(m + 2, n + 2), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 10});
...
        {
            const mint_site site = {"in.c", 13};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)m + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view f_map = mint_find_view(site, "f", &f[0], sizeof(float), (long long)n + 2);
                mint_view k_map = mint_find_view(site, "k", &k[0], sizeof(real), (long long)n + 2);
                mint_view g_map = mint_find_view(site, "g", &g[0], sizeof(float), (long long)n + 2);
                mint_reach_view(site, f_map, "f", {{y_begin - 1, x_begin - 1}, {y_begin + y_count, x_begin
                        + x_count}}, "y-1..y+1][x-1..x+1", true);
                mint_reach_view(site, k_map, "k", {{y_begin - 1, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count}}, "y-1..y][x..x+1", true);
                mint_reach_view(site, g_map, "g", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                f_map.settle();
                k_map.settle();
                g_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch f_reads = {"f[(y - 1) * (n + 2) + x - 1]", {{-1, 1, {1, 0}}, {-1, 1, {0,
                        1}}}};
                const mint_touch g_writes = {"g[y * (n + 2) + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch k_reads = {"k[y * (n + 2) + x + 1]", {{-1, 0, {1, 0}}, {0, 1, {0, 1}}}};
                mint_distinct(site, loops, f_map, "f", f_reads, g_map, "g", g_writes);
                mint_distinct(site, loops, k_map, "k", k_reads, g_map, "g", g_writes);
                const bool g_apart = mint_once(g_map);
                mint_apart(site, g_apart
                        || !mint_meet(loops, g_map, g_writes, g_map, g_writes, mint_elsewhere),
                        "g[y * (n + 2) + x]", "g[y * (n + 2) + x]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "plane_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 6, 2147417066));
                mint_file(site, plane_chain1, 0, {&f_map, &k_map, &g_map}, {x_begin, x_count, y_begin,
                        y_count}, mint_no_scalars(),
                        [site, blocks, f_map, k_map, g_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    f_map.find_again();
                    k_map.find_again();
                    g_map.find_again();
                    mint_launching(site, "plane_sweep1");
                    plane_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (float *)f_map.device, f_map.stride[0], (real *)k_map.device, k_map.stride[0],
                        (float *)g_map.device, g_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(f_map, x_begin, 8) && mint_is_aligned(k_map, x_begin, 16) && mint_is_aligned(g_map, x_begin, 8));
                    mint_launched(site, "plane_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 22}, "f", &f[0], mint_extents(m + 2, n + 2));
    mint_copy_out({"in.c", 23}, "g", &g[0], mint_extents(m + 2, n + 2));
...
/* cube_sweep1 makes one step. */

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 30}, "u", u, mint_extents(n + 2, n + 2, n + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 31}, "v", v, mint_extents(n + 2, n + 2, n + 2), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 32}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 35};
            const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)n + 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "z-1..z+1", z_begin - 1, z_begin + z_count},
                    {u_map, "u", 1, "y..y+1", y_begin, y_begin + y_count},
                    {u_map, "u", 2, "x-1..x", x_begin - 1, x_begin + x_count - 1},
                    {v_map, "v", 0, "z", z_begin, z_begin + z_count - 1},
                    {v_map, "v", 1, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch u_reads = {"u[z - 1][y][x]", {{-1, 1, {1, 0, 0}}, {0, 1, {0, 1, 0}}, {-1,
                        0, {0, 0, 1}}}};
                const mint_touch v_writes = {"v[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "cube_sweep1",
                        mint_tiles(site, "x", x_count, 64, 2147482494), mint_ceil_div(y_count, 8),
                        mint_ceil_div(z_count, 4));
                mint_launching(site, "cube_sweep1");
                cube_sweep1<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                    v_map.stride[0], v_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                    (unsigned)z_count,
                    mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                mint_launched(site, "cube_sweep1", v_map);
            }
        }
...
}
    mint_copy_out({"in.c", 43}, "u", u, mint_extents(n + 2, n + 2, n + 2));
