
...
/* rows_sweep1 makes one step. */

/* Up to 3 steps of these loops at a time:
 * line 16: rows_sweep1
 * line 20: rows_sweep2
 * line 20: rows_sweep2
 * line 25: rows_sweep3
 * line 25: rows_sweep3
 * A block loads 96x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 84x52x1 cells. */
static __global__ void __launch_bounds__(512)
rows_chain1_tile(const real *__restrict__ u_from, real *u_to, long long u_row, mint_area<2> u_box,
                 const real *__restrict__ v_from, real *v_to, long long v_row, mint_area<2> v_box,
                 mint_area<2> rows_sweep1_cells, mint_area<2> rows_sweep2_cells,
                 mint_area<2> rows_sweep2_cells_2, mint_area<2> rows_sweep3_cells,
                 mint_area<2> rows_sweep3_cells_2, int steps_2, long long x_start,
                 long long y_start, const __grid_constant__ mint_each<int, 3> t_each)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*84;
    const long long y0 = y_start + (long long)blockIdx.y*52;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const u_tile)[96] = reinterpret_cast<real (*)[96]>(mint_shared);
    real (*const v_tile)[96] = reinterpret_cast<real (*)[96]>(mint_shared + 49152);
    auto *u = u_tile;
    auto *v = v_tile;
    const mint_stretch rows_sweep1_y = mint_in_tile(rows_sweep1_cells.first[1],
            rows_sweep1_cells.end[1], y0, 64);
    const mint_stretch rows_sweep1_x = mint_in_tile(rows_sweep1_cells.first[0],
            rows_sweep1_cells.end[0], x0, 96);
    const mint_stretch rows_sweep2_y = mint_in_tile(rows_sweep2_cells.first[1],
            rows_sweep2_cells.end[1], y0, 64);
    const mint_stretch rows_sweep2_x = mint_in_tile(rows_sweep2_cells.first[0],
            rows_sweep2_cells.end[0], x0, 96);
    const mint_stretch rows_sweep2_y_2 = mint_in_tile(rows_sweep2_cells_2.first[1],
            rows_sweep2_cells_2.end[1], y0, 64);
    const mint_stretch rows_sweep2_x_2 = mint_in_tile(rows_sweep2_cells_2.first[0],
            rows_sweep2_cells_2.end[0], x0, 96);
    const mint_stretch rows_sweep3_y = mint_in_tile(rows_sweep3_cells.first[1],
            rows_sweep3_cells.end[1], y0, 64);
    const mint_stretch rows_sweep3_x = mint_in_tile(rows_sweep3_cells.first[0],
            rows_sweep3_cells.end[0], x0, 96);
    const mint_stretch rows_sweep3_y_2 = mint_in_tile(rows_sweep3_cells_2.first[1],
            rows_sweep3_cells_2.end[1], y0, 64);
    const mint_stretch rows_sweep3_x_2 = mint_in_tile(rows_sweep3_cells_2.first[0],
            rows_sweep3_cells_2.end[0], x0, 96);
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
                v_tile[cy][cx] = v_from[(y0+cy)*v_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 16.
            const mint_stretch level_y = mint_cut(rows_sweep1_y, 5 - 2*(steps_2 - 1 - step), 59
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(rows_sweep1_x, 5 - 2*(steps_2 - 1 - step), 91
                    + 2*(steps_2 - 1 - step));
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    v[cy][cx] = (real)0.25*(u[cy-1][cx] + u[cy+1][cx] + u[cy][cx-1] + u[cy][cx+1]);
            }
        }
        __syncthreads();
        {
            // The loops at line 20.
            const mint_stretch level_y_2 = mint_cut(rows_sweep2_y, 5 - 2*(steps_2 - 1 - step), 58
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_x_2 = mint_cut(rows_sweep2_x, 5 - 2*(steps_2 - 1 - step), 91
                    + 2*(steps_2 - 1 - step));
            for (int cy = level_y_2.first + ty; cy < level_y_2.end; cy += 16) {
                for (int cx = level_x_2.first + tx; cx < level_x_2.end; cx += 32)
                    v[cy][cx] = v[cy+1][cx];
            }
        }
        __syncthreads();
        {
            // The loops at line 20.
            const mint_stretch level_y_3 = mint_cut(rows_sweep2_y_2, 6 - 2*(steps_2 - 1 - step), 58
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_x_3 = mint_cut(rows_sweep2_x_2, 5 - 2*(steps_2 - 1 - step), 91
                    + 2*(steps_2 - 1 - step));
            for (int cy = level_y_3.first + ty; cy < level_y_3.end; cy += 16) {
                for (int cx = level_x_3.first + tx; cx < level_x_3.end; cx += 32)
                    v[cy][cx] = v[cy-1][cx];
            }
        }
        __syncthreads();
        {
            // The loops at line 25.
            const mint_stretch level_y_4 = mint_cut(rows_sweep3_y, 6 - 2*(steps_2 - 1 - step), 58
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_x_4 = mint_cut(rows_sweep3_x, 5 - 2*(steps_2 - 1 - step), 90
                    + 2*(steps_2 - 1 - step));
            const int t = t_each.of[step];
            for (int cy = level_y_4.first + ty; cy < level_y_4.end; cy += 16) {
                for (int cx = level_x_4.first + tx; cx < level_x_4.end; cx += 32) {
                    const int y = (int)(y0 + cy);
                    real share = (real)0.01*(y + t);
                    v[cy][cx] = v[cy][cx+1] - share;
                }
            }
        }
        __syncthreads();
        {
            // The loops at line 25.
            const mint_stretch level_y_5 = mint_cut(rows_sweep3_y_2, 6 - 2*(steps_2 - 1 - step), 58
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_x_5 = mint_cut(rows_sweep3_x_2, 6 - 2*(steps_2 - 1 - step), 90
                    + 2*(steps_2 - 1 - step));
            const int t = t_each.of[step];
            for (int cy = level_y_5.first + ty; cy < level_y_5.end; cy += 16) {
                for (int cx = level_x_5.first + tx; cx < level_x_5.end; cx += 32) {
                    const int y = (int)(y0 + cy);
                    real share = (real)0.01*(y + t);
                    v[cy][cx] = v[cy][cx-1] + share;
                }
            }
        }
        __syncthreads();
        mint_turn(u, v);
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_y_2 = {6, 58};
        const mint_stretch u_x_2 = {6, 90};
        for (int cy = u_y_2.first + ty; cy < u_y_2.end; cy += 16) {
            for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 32)
                if ((mint_in_span(rows_sweep1_y, cy) && mint_in_span(rows_sweep1_x, cx))
                        || (mint_in_span(rows_sweep2_y, cy) && mint_in_span(rows_sweep2_x, cx))
                        || (mint_in_span(rows_sweep2_y_2, cy) && mint_in_span(rows_sweep2_x_2, cx))
                        || (mint_in_span(rows_sweep3_y, cy) && mint_in_span(rows_sweep3_x, cx))
                        || (mint_in_span(rows_sweep3_y_2, cy) && mint_in_span(rows_sweep3_x_2, cx)))
                    u_to[(y0+cy)*u_row+(x0+cx)] = u_tile[cy][cx];
        }
    }
    if (v_to) {
        const mint_stretch v_y_2 = {6, 58};
        const mint_stretch v_x_2 = {6, 90};
        for (int cy = v_y_2.first + ty; cy < v_y_2.end; cy += 16) {
            for (int cx = v_x_2.first + tx; cx < v_x_2.end; cx += 32)
                if ((mint_in_span(rows_sweep1_y, cy) && mint_in_span(rows_sweep1_x, cx))
                        || (mint_in_span(rows_sweep2_y, cy) && mint_in_span(rows_sweep2_x, cx))
                        || (mint_in_span(rows_sweep2_y_2, cy) && mint_in_span(rows_sweep2_x_2, cx))
                        || (mint_in_span(rows_sweep3_y, cy) && mint_in_span(rows_sweep3_x, cx))
                        || (mint_in_span(rows_sweep3_y_2, cy) && mint_in_span(rows_sweep3_x_2, cx)))
                    v_to[(y0+cy)*v_row+(x0+cx)] = v_tile[cy][cx];
        }
    }
}

/* rows_sweep2 makes one step. */

/* rows_sweep3 makes one step. */

struct rows_sweep2_scalars {
    int ny;
};
struct rows_sweep3_scalars {
    int t;
    int nx;
};
// Launches rows_chain1_tile for the oldest steps that wait. False: it cannot.
static bool rows_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const long long line1_0 = 0;
    const mint_area<2> cells1 = {{a.range(1)[0], line1_0}, {a.range(1)[0] + a.range(1)[1], line1_0
            + 1}};
    const long long line2_0 = (long long)a.scalars<rows_sweep2_scalars>(0, 1).ny - 1;
    for (int step = 1; step < a.steps; step++)
        if ((long long)a.scalars<rows_sweep2_scalars>(step, 1).ny - 1 != line2_0)
            return false;
    const mint_area<2> cells2 = {{a.range(1)[0], line2_0}, {a.range(1)[0] + a.range(1)[1], line2_0
            + 1}};
    const long long line3_1 = 0;
    const mint_area<2> cells3 = {{line3_1, a.range(2)[0]}, {line3_1 + 1, a.range(2)[0]
            + a.range(2)[1]}};
    const long long line4_1 = (long long)a.scalars<rows_sweep3_scalars>(0, 2).nx - 1;
    for (int step = 1; step < a.steps; step++)
        if ((long long)a.scalars<rows_sweep3_scalars>(step, 2).nx - 1 != line4_1)
            return false;
    const mint_area<2> cells4 = {{line4_1, a.range(2)[0]}, {line4_1 + 1, a.range(2)[0]
            + a.range(2)[1]}};
    const mint_area<2> all = mint_hull(mint_hull(mint_hull(mint_hull(cells0, cells1), cells2),
            cells3), cells4);
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x2, 0x3, 0x3};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, true))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[2];
    touched[0].add(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells1, mint_area<2>{{0, 0}, {0, 1}}));
    touched[1].add_sure(mint_around(cells1, mint_area<2>{{0, 0}, {0, 1}}));
    touched[1].add(mint_around(cells2, mint_area<2>{{0, -1}, {0, 0}}));
    touched[1].add_sure(mint_around(cells2, mint_area<2>{{0, -1}, {0, 0}}));
    touched[1].add(mint_around(cells3, mint_area<2>{{0, 0}, {1, 0}}));
    touched[1].add_sure(mint_around(cells3, mint_area<2>{{0, 0}, {1, 0}}));
    touched[1].add(mint_around(cells4, mint_area<2>{{-1, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells4, mint_area<2>{{-1, 0}, {0, 0}}));
    mint_area<2> loaded[2];
    if (!mint_may_load(a, 0, touched, {0, 1}, 2, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1, 0}, 2, false, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 84, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 52, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_each<int, 3> t_each = {};
    for (int step = 0; step < a.steps; step++)
        t_each.of[step] = a.scalars<rows_sweep3_scalars>(step, 2).t;
    mint_prepare_shared(a.site, "rows_chain1_tile", (const void *)rows_chain1_tile, 98304);
    mint_launching(a.site, "rows_chain1_tile");
    rows_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 98304, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        cells0, cells1, cells2, cells3, cells4, a.steps, all.first[0] - 6, all.first[1] - 6, t_each);
    mint_launched(a.site, "rows_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned rows_chain1_twins[] = {0x0, 0x2, 0x3, 0x3};
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain rows_chain1 = {{"in.c", 14}, "rows_chain1", 3, 2, 1, 2, 3, 0x3, 0x0,
        rows_chain1_launch, rows_chain1_twins, {1, 0}, {{2, 0x1, 0x2, 0, {0, 1}}, {1, 0x1, 0x1, 0,
        {1}}, {1, 0x1, 0x1, 1, {1}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 11}, "u", &u[0][0], mint_extents(ny, NX), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 12}, "v", &v[0][0], mint_extents(ny, NX), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 13});
...
        {
            const mint_site site = {"in.c", 16};
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 40));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y - 1][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "rows_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 6, 2147417066));
                mint_file(site, rows_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "rows_sweep1");
                    rows_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "rows_sweep1");
                });
            }
        }
        {
            const mint_site site = {"in.c", 20};
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (x_count > 0) {
                mint_may_wait();
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 40));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "0..1", 0, 1},
                    {v_map, "v", 0, "ny-2..ny-1", (long long)(ny) - 2, (long long)(ny) - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "rows_sweep2",
                        mint_tiles(site, "x", x_count, 256, 2147482111));
                mint_file(site, rows_chain1, 1, {&v_map}, {x_begin, x_count},
                        rows_sweep2_scalars{(int)(ny)},
                        [site, blocks, &v_map, x_count = x_count, ny = ny]() mutable {
                    mint_launching(site, "rows_sweep2");
                    rows_sweep2<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)v_map.device, v_map.stride[0], ny, (unsigned)x_count);
                    mint_launched(site, "rows_sweep2");
                });
            }
        }
        {
            const mint_site site = {"in.c", 25};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            if (y_count > 0) {
                mint_may_wait();
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 40));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "0..1", 0, 1},
                    {v_map, "v", 1, "nx-2..nx-1", (long long)(nx) - 2, (long long)(nx) - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "rows_sweep3",
                        mint_tiles(site, "y", y_count, 256, 2147482111));
                mint_file(site, rows_chain1, 2, {&v_map}, {y_begin, y_count}, rows_sweep3_scalars{(int)(t),
                        (int)(nx)},
                        [site, blocks, &v_map, y_count = y_count, t = t, nx = nx]() mutable {
                    mint_launching(site, "rows_sweep3");
                    rows_sweep3<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)v_map.device, v_map.stride[0], t, nx, (unsigned)y_count);
                    mint_launched(site, "rows_sweep3");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 34}, "u", &u[0][0], mint_extents(ny, NX));
    mint_copy_out({"in.c", 35}, "v", &v[0][0], mint_extents(ny, NX));
...
/* square_sweep1 makes one step. */

/* Up to 3 steps of these loops at a time:
 * line 45: square_sweep1
 * line 49: square_sweep2
 * line 49: square_sweep2
 * line 49: square_sweep2
 * line 49: square_sweep2
 * A block loads 96x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 84x52x1 cells. */
static __global__ void __launch_bounds__(512)
square_chain1_tile(const real *__restrict__ u_from, real *u_to, long long u_row, mint_area<2> u_box,
                   const real *__restrict__ v_from, real *v_to, long long v_row, mint_area<2> v_box,
                   mint_area<2> square_sweep1_cells, mint_area<2> square_sweep2_cells,
                   mint_area<2> square_sweep2_cells_2, mint_area<2> square_sweep2_cells_3,
                   mint_area<2> square_sweep2_cells_4, int steps_2, long long x_start,
                   long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*84;
    const long long y0 = y_start + (long long)blockIdx.y*52;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const u_tile)[96] = reinterpret_cast<real (*)[96]>(mint_shared);
    real (*const v_tile)[96] = reinterpret_cast<real (*)[96]>(mint_shared + 49152);
    auto *u = u_tile;
    auto *v = v_tile;
    const mint_stretch square_sweep1_y = mint_in_tile(square_sweep1_cells.first[1],
            square_sweep1_cells.end[1], y0, 64);
    const mint_stretch square_sweep1_x = mint_in_tile(square_sweep1_cells.first[0],
            square_sweep1_cells.end[0], x0, 96);
    const mint_stretch square_sweep2_y = mint_in_tile(square_sweep2_cells.first[1],
            square_sweep2_cells.end[1], y0, 64);
    const mint_stretch square_sweep2_x = mint_in_tile(square_sweep2_cells.first[0],
            square_sweep2_cells.end[0], x0, 96);
    const mint_stretch square_sweep2_y_2 = mint_in_tile(square_sweep2_cells_2.first[1],
            square_sweep2_cells_2.end[1], y0, 64);
    const mint_stretch square_sweep2_x_2 = mint_in_tile(square_sweep2_cells_2.first[0],
            square_sweep2_cells_2.end[0], x0, 96);
    const mint_stretch square_sweep2_y_3 = mint_in_tile(square_sweep2_cells_3.first[1],
            square_sweep2_cells_3.end[1], y0, 64);
    const mint_stretch square_sweep2_x_3 = mint_in_tile(square_sweep2_cells_3.first[0],
            square_sweep2_cells_3.end[0], x0, 96);
    const mint_stretch square_sweep2_y_4 = mint_in_tile(square_sweep2_cells_4.first[1],
            square_sweep2_cells_4.end[1], y0, 64);
    const mint_stretch square_sweep2_x_4 = mint_in_tile(square_sweep2_cells_4.first[0],
            square_sweep2_cells_4.end[0], x0, 96);
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
                v_tile[cy][cx] = v_from[(y0+cy)*v_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 45.
            const mint_stretch level_y = mint_cut(square_sweep1_y, 5 - 2*(steps_2 - 1 - step), 59
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(square_sweep1_x, 5 - 2*(steps_2 - 1 - step), 91
                    + 2*(steps_2 - 1 - step));
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    v[cy][cx] = (real)0.25*(u[cy-1][cx] + u[cy+1][cx] + u[cy][cx-1] + u[cy][cx+1]);
            }
        }
        __syncthreads();
        {
            // The loops at line 49.
            const mint_stretch level_y_2 = mint_cut(square_sweep2_y, 5 - 2*(steps_2 - 1 - step), 58
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_x_2 = mint_cut(square_sweep2_x, 5 - 2*(steps_2 - 1 - step), 91
                    + 2*(steps_2 - 1 - step));
            for (int cy = level_y_2.first + ty; cy < level_y_2.end; cy += 16) {
                for (int cx = level_x_2.first + tx; cx < level_x_2.end; cx += 32)
                    v[cy][cx] = v[cy+1][cx];
            }
        }
        __syncthreads();
        {
            // The loops at line 49.
            const mint_stretch level_y_3 = mint_cut(square_sweep2_y_2, 6 - 2*(steps_2 - 1 - step),
                    58 + 2*(steps_2 - 1 - step));
            const mint_stretch level_x_3 = mint_cut(square_sweep2_x_2, 5 - 2*(steps_2 - 1 - step),
                    91 + 2*(steps_2 - 1 - step));
            for (int cy = level_y_3.first + ty; cy < level_y_3.end; cy += 16) {
                for (int cx = level_x_3.first + tx; cx < level_x_3.end; cx += 32)
                    v[cy][cx] = v[cy-1][cx];
            }
        }
        __syncthreads();
        {
            // The loops at line 49.
            const mint_stretch level_y_4 = mint_cut(square_sweep2_y_3, 6 - 2*(steps_2 - 1 - step),
                    58 + 2*(steps_2 - 1 - step));
            const mint_stretch level_x_4 = mint_cut(square_sweep2_x_3, 5 - 2*(steps_2 - 1 - step),
                    90 + 2*(steps_2 - 1 - step));
            for (int cy = level_y_4.first + ty; cy < level_y_4.end; cy += 16) {
                for (int cx = level_x_4.first + tx; cx < level_x_4.end; cx += 32)
                    v[cy][cx] = v[cy][cx+1];
            }
        }
        __syncthreads();
        {
            // The loops at line 49.
            const mint_stretch level_y_5 = mint_cut(square_sweep2_y_4, 6 - 2*(steps_2 - 1 - step),
                    58 + 2*(steps_2 - 1 - step));
            const mint_stretch level_x_5 = mint_cut(square_sweep2_x_4, 6 - 2*(steps_2 - 1 - step),
                    90 + 2*(steps_2 - 1 - step));
            for (int cy = level_y_5.first + ty; cy < level_y_5.end; cy += 16) {
                for (int cx = level_x_5.first + tx; cx < level_x_5.end; cx += 32)
                    v[cy][cx] = v[cy][cx-1];
            }
        }
        __syncthreads();
        mint_turn(u, v);
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_y_2 = {6, 58};
        const mint_stretch u_x_2 = {6, 90};
        for (int cy = u_y_2.first + ty; cy < u_y_2.end; cy += 16) {
            for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 32)
                if ((mint_in_span(square_sweep1_y, cy) && mint_in_span(square_sweep1_x, cx))
                        || (mint_in_span(square_sweep2_y, cy) && mint_in_span(square_sweep2_x, cx))
                        || (mint_in_span(square_sweep2_y_2, cy)
                        && mint_in_span(square_sweep2_x_2, cx))
                        || (mint_in_span(square_sweep2_y_3, cy)
                        && mint_in_span(square_sweep2_x_3, cx))
                        || (mint_in_span(square_sweep2_y_4, cy)
                        && mint_in_span(square_sweep2_x_4, cx)))
                    u_to[(y0+cy)*u_row+(x0+cx)] = u_tile[cy][cx];
        }
    }
    if (v_to) {
        const mint_stretch v_y_2 = {6, 58};
        const mint_stretch v_x_2 = {6, 90};
        for (int cy = v_y_2.first + ty; cy < v_y_2.end; cy += 16) {
            for (int cx = v_x_2.first + tx; cx < v_x_2.end; cx += 32)
                if ((mint_in_span(square_sweep1_y, cy) && mint_in_span(square_sweep1_x, cx))
                        || (mint_in_span(square_sweep2_y, cy) && mint_in_span(square_sweep2_x, cx))
                        || (mint_in_span(square_sweep2_y_2, cy)
                        && mint_in_span(square_sweep2_x_2, cx))
                        || (mint_in_span(square_sweep2_y_3, cy)
                        && mint_in_span(square_sweep2_x_3, cx))
                        || (mint_in_span(square_sweep2_y_4, cy)
                        && mint_in_span(square_sweep2_x_4, cx)))
                    v_to[(y0+cy)*v_row+(x0+cx)] = v_tile[cy][cx];
        }
    }
}

/* square_sweep2 makes one step. */

struct square_sweep2_scalars {
    int n;
};
// Launches square_chain1_tile for the oldest steps that wait. False: it cannot.
static bool square_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const long long line1_0 = 0;
    const mint_area<2> cells1 = {{a.range(1)[0], line1_0}, {a.range(1)[0] + a.range(1)[1], line1_0
            + 1}};
    const long long line2_0 = (long long)a.scalars<square_sweep2_scalars>(0, 1).n - 1;
    for (int step = 1; step < a.steps; step++)
        if ((long long)a.scalars<square_sweep2_scalars>(step, 1).n - 1 != line2_0)
            return false;
    const mint_area<2> cells2 = {{a.range(1)[0], line2_0}, {a.range(1)[0] + a.range(1)[1], line2_0
            + 1}};
    const long long line3_1 = 0;
    const mint_area<2> cells3 = {{line3_1, a.range(1)[0]}, {line3_1 + 1, a.range(1)[0]
            + a.range(1)[1]}};
    const long long line4_1 = (long long)a.scalars<square_sweep2_scalars>(0, 1).n - 1;
    for (int step = 1; step < a.steps; step++)
        if ((long long)a.scalars<square_sweep2_scalars>(step, 1).n - 1 != line4_1)
            return false;
    const mint_area<2> cells4 = {{line4_1, a.range(1)[0]}, {line4_1 + 1, a.range(1)[0]
            + a.range(1)[1]}};
    const mint_area<2> all = mint_hull(mint_hull(mint_hull(mint_hull(cells0, cells1), cells2),
            cells3), cells4);
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x2, 0x3, 0x3};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, true))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[2];
    touched[0].add(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells1, mint_area<2>{{0, 0}, {0, 1}}));
    touched[1].add_sure(mint_around(cells1, mint_area<2>{{0, 0}, {0, 1}}));
    touched[1].add(mint_around(cells2, mint_area<2>{{0, -1}, {0, 0}}));
    touched[1].add_sure(mint_around(cells2, mint_area<2>{{0, -1}, {0, 0}}));
    touched[1].add(mint_around(cells3, mint_area<2>{{0, 0}, {1, 0}}));
    touched[1].add_sure(mint_around(cells3, mint_area<2>{{0, 0}, {1, 0}}));
    touched[1].add(mint_around(cells4, mint_area<2>{{-1, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells4, mint_area<2>{{-1, 0}, {0, 0}}));
    mint_area<2> loaded[2];
    if (!mint_may_load(a, 0, touched, {0, 1}, 2, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1, 0}, 2, false, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 84, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 52, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "square_chain1_tile", (const void *)square_chain1_tile, 98304);
    mint_launching(a.site, "square_chain1_tile");
    square_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 98304, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        cells0, cells1, cells2, cells3, cells4, a.steps, all.first[0] - 6, all.first[1] - 6);
    mint_launched(a.site, "square_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned square_chain1_twins[] = {0x0, 0x2, 0x3, 0x3};
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain square_chain1 = {{"in.c", 43}, "square_chain1", 3, 2, 1, 2, 2, 0x3, 0x0,
        square_chain1_launch, square_chain1_twins, {1, 0}, {{2, 0x1, 0x2, 0, {0, 1}}, {1, 0x1, 0x1,
        1, {1}}}};

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 40}, "u", &u[0][0], mint_extents(n, NX), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 41}, "v", &v[0][0], mint_extents(n, NX), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 42});
...
        {
            const mint_site site = {"in.c", 45};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, n - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 40));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y - 1][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "square_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 6, 2147417066));
                mint_file(site, square_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "square_sweep1");
                    square_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "square_sweep1");
                });
            }
        }
        {
            const mint_site site = {"in.c", 49};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
            if (i_count > 0) {
                mint_may_wait();
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 40));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "0..1", 0, 1},
                    {v_map, "v", 0, "n-2..n-1", (long long)(n) - 2, (long long)(n) - 1},
                    {v_map, "v", 0, "i", i_begin, i_begin + i_count - 1},
                    {v_map, "v", 1, "i", i_begin, i_begin + i_count - 1},
                    {v_map, "v", 1, "0..1", 0, 1},
                    {v_map, "v", 1, "n-2..n-1", (long long)(n) - 2, (long long)(n) - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "square_sweep2",
                        mint_tiles(site, "i", i_count, 256, 2147482110));
                mint_file(site, square_chain1, 1, {&v_map}, {i_begin, i_count},
                        square_sweep2_scalars{(int)(n)},
                        [site, blocks, &v_map, i_count = i_count, n = n]() mutable {
                    mint_launching(site, "square_sweep2");
                    square_sweep2<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)v_map.device, v_map.stride[0], n, (unsigned)i_count);
                    mint_launched(site, "square_sweep2");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 59}, "u", &u[0][0], mint_extents(n, NX));
    mint_copy_out({"in.c", 60}, "v", &v[0][0], mint_extents(n, NX));
...
/* planes_sweep1 makes one step. */

/* Up to 3 steps of these loops at a time:
 * line 71: planes_sweep1
 * line 76: planes_sweep2
 * line 76: planes_sweep2
 * line 84: planes_sweep3
 * A block loads 32x24x16 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 32x18x4 cells. */
static __global__ void __launch_bounds__(512)
planes_chain1_tile(const real *__restrict__ r_from, real *r_to, int r_plane, int r_row,
                   mint_area<3> r_box, const real *__restrict__ s_from, real *s_to, int s_plane,
                   int s_row, mint_area<3> s_box, mint_area<3> planes_sweep1_cells,
                   mint_area<3> planes_sweep2_cells, mint_area<3> planes_sweep2_cells_2,
                   mint_area<3> planes_sweep3_cells, int steps_2, long long x_start,
                   long long y_start, long long z_start,
                   const __grid_constant__ mint_each<real, 3> low_each)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*32;
    const long long y0 = y_start + (long long)blockIdx.y*18;
    const long long z0 = z_start + (long long)blockIdx.z*4;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const r_tile)[24][32] = reinterpret_cast<real (*)[24][32]>(mint_shared);
    real (*const s_tile)[24][32] = reinterpret_cast<real (*)[24][32]>(mint_shared + 98304);
    auto *r = r_tile;
    auto *s = s_tile;
    const mint_stretch planes_sweep1_z = mint_in_tile(planes_sweep1_cells.first[2],
            planes_sweep1_cells.end[2], z0, 16);
    const mint_stretch planes_sweep1_y = mint_in_tile(planes_sweep1_cells.first[1],
            planes_sweep1_cells.end[1], y0, 24);
    const mint_stretch planes_sweep1_x = mint_in_tile(planes_sweep1_cells.first[0],
            planes_sweep1_cells.end[0], x0, 32);
    const mint_stretch planes_sweep2_z = mint_in_tile(planes_sweep2_cells.first[2],
            planes_sweep2_cells.end[2], z0, 16);
    const mint_stretch planes_sweep2_y = mint_in_tile(planes_sweep2_cells.first[1],
            planes_sweep2_cells.end[1], y0, 24);
    const mint_stretch planes_sweep2_x = mint_in_tile(planes_sweep2_cells.first[0],
            planes_sweep2_cells.end[0], x0, 32);
    const mint_stretch planes_sweep2_z_2 = mint_in_tile(planes_sweep2_cells_2.first[2],
            planes_sweep2_cells_2.end[2], z0, 16);
    const mint_stretch planes_sweep2_y_2 = mint_in_tile(planes_sweep2_cells_2.first[1],
            planes_sweep2_cells_2.end[1], y0, 24);
    const mint_stretch planes_sweep2_x_2 = mint_in_tile(planes_sweep2_cells_2.first[0],
            planes_sweep2_cells_2.end[0], x0, 32);
    const mint_stretch planes_sweep3_z = mint_in_tile(planes_sweep3_cells.first[2],
            planes_sweep3_cells.end[2], z0, 16);
    const mint_stretch planes_sweep3_y = mint_in_tile(planes_sweep3_cells.first[1],
            planes_sweep3_cells.end[1], y0, 24);
    const mint_stretch planes_sweep3_x = mint_in_tile(planes_sweep3_cells.first[0],
            planes_sweep3_cells.end[0], x0, 32);
    // Load the tile and its ghost zone.
    {
        const mint_stretch r_z = mint_in_tile(r_box.first[2], r_box.end[2], z0, 16);
        const mint_stretch r_y = mint_in_tile(r_box.first[1], r_box.end[1], y0, 24);
        const mint_stretch r_x = mint_in_tile(r_box.first[0], r_box.end[0], x0, 32);
        for (int cz = r_z.first; cz < r_z.end; cz += 1) {
            for (int cy = r_y.first + ty; cy < r_y.end; cy += 16) {
                for (int cx = r_x.first + tx; cx < r_x.end; cx += 32)
                    r_tile[cz][cy][cx] = r_from[(z0+cz)*r_plane+(y0+cy)*r_row+(x0+cx)];
            }
        }
    }
    {
        const mint_stretch s_z = mint_in_tile(s_box.first[2], s_box.end[2], z0, 16);
        const mint_stretch s_y = mint_in_tile(s_box.first[1], s_box.end[1], y0, 24);
        const mint_stretch s_x = mint_in_tile(s_box.first[0], s_box.end[0], x0, 32);
        for (int cz = s_z.first; cz < s_z.end; cz += 1) {
            for (int cy = s_y.first + ty; cy < s_y.end; cy += 16) {
                for (int cx = s_x.first + tx; cx < s_x.end; cx += 32)
                    s_tile[cz][cy][cx] = s_from[(z0+cz)*s_plane+(y0+cy)*s_row+(x0+cx)];
            }
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 71.
            const mint_stretch level_z = mint_cut(planes_sweep1_z, 5 - 2*(steps_2 - 1 - step), 11
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_y = mint_cut(planes_sweep1_y, 3 - (steps_2 - 1 - step), 21
                    + (steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(planes_sweep1_x, 0, 32);
            for (int cz = level_z.first; cz < level_z.end; cz += 1) {
                for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                    for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                        s[cz][cy][cx] = (r[cz-1][cy][cx] + r[cz+1][cy][cx] + r[cz][cy-1][cx]
                                + r[cz][cy+1][cx])/4;
                }
            }
        }
        __syncthreads();
        {
            // The loops at line 76.
            const mint_stretch level_z_2 = mint_cut(planes_sweep2_z, 5 - 2*(steps_2 - 1 - step), 10
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_y_2 = mint_cut(planes_sweep2_y, 3 - (steps_2 - 1 - step), 21
                    + (steps_2 - 1 - step));
            const mint_stretch level_x_2 = mint_cut(planes_sweep2_x, 0, 32);
            const real low = low_each.of[step];
            for (int cz = level_z_2.first; cz < level_z_2.end; cz += 1) {
                for (int cy = level_y_2.first + ty; cy < level_y_2.end; cy += 16) {
                    for (int cx = level_x_2.first + tx; cx < level_x_2.end; cx += 32) {
                        s[cz][cy][cx] = s[cz+1][cy][cx];
                        s[cz][cy][cx] += low;
                    }
                }
            }
        }
        __syncthreads();
        {
            // The loops at line 76.
            const mint_stretch level_z_3 = mint_cut(planes_sweep2_z_2, 6 - 2*(steps_2 - 1 - step),
                    10 + 2*(steps_2 - 1 - step));
            const mint_stretch level_y_3 = mint_cut(planes_sweep2_y_2, 3 - (steps_2 - 1 - step), 21
                    + (steps_2 - 1 - step));
            const mint_stretch level_x_3 = mint_cut(planes_sweep2_x_2, 0, 32);
            for (int cz = level_z_3.first; cz < level_z_3.end; cz += 1) {
                for (int cy = level_y_3.first + ty; cy < level_y_3.end; cy += 16) {
                    for (int cx = level_x_3.first + tx; cx < level_x_3.end; cx += 32) {
                        const int x = (int)(x0 + cx);
                        if (x > 2)
                            s[cz][cy][cx] = s[cz-1][cy][cx];
                    }
                }
            }
        }
        __syncthreads();
        {
            // The loops at line 84.
            const mint_stretch level_z_4 = mint_cut(planes_sweep3_z, 6 - 2*(steps_2 - 1 - step), 10
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_y_4 = mint_cut(planes_sweep3_y, 3 - (steps_2 - 1 - step), 21
                    + (steps_2 - 1 - step));
            const mint_stretch level_x_4 = mint_cut(planes_sweep3_x, 0, 32);
            for (int cz = level_z_4.first; cz < level_z_4.end; cz += 1) {
                for (int cy = level_y_4.first + ty; cy < level_y_4.end; cy += 16) {
                    for (int cx = level_x_4.first + tx; cx < level_x_4.end; cx += 32)
                        r[cz][cy][cx] = s[cz][cy][cx];
                }
            }
        }
        __syncthreads();
    }
    // Commit the tile.
    if (r_to) {
        const mint_stretch r_z_2 = mint_cut(planes_sweep3_z, 6, 10);
        const mint_stretch r_y_2 = mint_cut(planes_sweep3_y, 3, 21);
        const mint_stretch r_x_2 = mint_cut(planes_sweep3_x, 0, 32);
        for (int cz = r_z_2.first; cz < r_z_2.end; cz += 1) {
            for (int cy = r_y_2.first + ty; cy < r_y_2.end; cy += 16) {
                for (int cx = r_x_2.first + tx; cx < r_x_2.end; cx += 32)
                    r_to[(z0+cz)*r_plane+(y0+cy)*r_row+(x0+cx)] = r_tile[cz][cy][cx];
            }
        }
    }
    if (s_to) {
        const mint_stretch s_z_2 = {6, 10};
        const mint_stretch s_y_2 = {3, 21};
        const mint_stretch s_x_2 = {0, 32};
        for (int cz = s_z_2.first; cz < s_z_2.end; cz += 1) {
            for (int cy = s_y_2.first + ty; cy < s_y_2.end; cy += 16) {
                for (int cx = s_x_2.first + tx; cx < s_x_2.end; cx += 32)
                    if ((mint_in_span(planes_sweep1_z, cz) && mint_in_span(planes_sweep1_y, cy)
                            && mint_in_span(planes_sweep1_x, cx))
                            || (mint_in_span(planes_sweep2_z, cz)
                            && mint_in_span(planes_sweep2_y, cy)
                            && mint_in_span(planes_sweep2_x, cx))
                            || (mint_in_span(planes_sweep2_z_2, cz)
                            && mint_in_span(planes_sweep2_y_2, cy)
                            && mint_in_span(planes_sweep2_x_2, cx)))
                        s_to[(z0+cz)*s_plane+(y0+cy)*s_row+(x0+cx)] = s_tile[cz][cy][cx];
            }
        }
    }
}

/* planes_sweep2 makes one step. */

/* planes_sweep3 makes one step. */

struct planes_sweep2_scalars {
    real low;
    int nz;
};
// Launches planes_chain1_tile for the oldest steps that wait. False: it cannot.
static bool planes_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<3> cells0 = {{a.range(0)[0], a.range(0)[2], a.range(0)[4]}, {a.range(0)[0]
            + a.range(0)[1], a.range(0)[2] + a.range(0)[3], a.range(0)[4] + a.range(0)[5]}};
    const long long line1_0 = 0;
    const mint_area<3> cells1 = {{a.range(1)[0], a.range(1)[2], line1_0}, {a.range(1)[0]
            + a.range(1)[1], a.range(1)[2] + a.range(1)[3], line1_0 + 1}};
    const long long line2_0 = (long long)a.scalars<planes_sweep2_scalars>(0, 1).nz - 1;
    for (int step = 1; step < a.steps; step++)
        if ((long long)a.scalars<planes_sweep2_scalars>(step, 1).nz - 1 != line2_0)
            return false;
    const mint_area<3> cells2 = {{a.range(1)[0], a.range(1)[2], line2_0}, {a.range(1)[0]
            + a.range(1)[1], a.range(1)[2] + a.range(1)[3], line2_0 + 1}};
    const mint_area<3> cells3 = {{a.range(2)[0], a.range(2)[2], a.range(2)[4]}, {a.range(2)[0]
            + a.range(2)[1], a.range(2)[2] + a.range(2)[3], a.range(2)[4] + a.range(2)[5]}};
    const mint_area<3> all = mint_hull(mint_hull(mint_hull(cells0, cells1), cells2), cells3);
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x3, 0x3, 0x3};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, true))
        return false;
    // What the stages access of each role.
    mint_touched<3> touched[2];
    touched[0].add(mint_around(cells0, mint_area<3>{{0, -1, -1}, {0, 1, 1}}));
    touched[0].add_sure(mint_around(cells0, mint_area<3>{{0, -1, -1}, {0, 1, 1}}));
    touched[0].add(mint_around(cells3, mint_area<3>{{0, 0, 0}, {0, 0, 0}}));
    touched[0].add_sure(mint_around(cells3, mint_area<3>{{0, 0, 0}, {0, 0, 0}}));
    touched[1].add(mint_around(cells0, mint_area<3>{{0, 0, 0}, {0, 0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<3>{{0, 0, 0}, {0, 0, 0}}));
    touched[1].add(mint_around(cells1, mint_area<3>{{0, 0, 0}, {0, 0, 1}}));
    touched[1].add_sure(mint_around(cells1, mint_area<3>{{0, 0, 0}, {0, 0, 1}}));
    touched[1].add(mint_around(cells2, mint_area<3>{{0, 0, -1}, {0, 0, 0}}));
    touched[1].add(mint_around(cells3, mint_area<3>{{0, 0, 0}, {0, 0, 0}}));
    touched[1].add_sure(mint_around(cells3, mint_area<3>{{0, 0, 0}, {0, 0, 0}}));
    mint_area<3> loaded[2];
    if (!mint_may_load(a, 0, touched, {0}, 1, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1}, 1, false, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 32, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 18, 65535);
    const unsigned blocks_z = mint_blocks_along(all.end[2] - all.first[2], 4, 65535);
    if (blocks_x == 0 || blocks_y == 0 || blocks_z == 0)
        return false;
    mint_each<real, 3> low_each = {};
    for (int step = 0; step < a.steps; step++)
        low_each.of[step] = a.scalars<planes_sweep2_scalars>(step, 1).low;
    mint_prepare_shared(a.site, "planes_chain1_tile", (const void *)planes_chain1_tile, 196608);
    mint_launching(a.site, "planes_chain1_tile");
    planes_chain1_tile<<<dim3(blocks_x, blocks_y, blocks_z), dim3(32, 16, 1), 196608, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        (int)a.place(0, 0).stride[0], (int)a.place(0, 0).stride[1], loaded[0],
        (const real *)a.place(0, 1).read, stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr,
        (int)a.place(0, 1).stride[0], (int)a.place(0, 1).stride[1], loaded[1], cells0, cells1,
        cells2, cells3, a.steps, all.first[0], all.first[1] - 3, all.first[2] - 6, low_each);
    mint_launched(a.site, "planes_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned planes_chain1_twins[] = {0x0, 0x3, 0x3, 0x3};
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain planes_chain1 = {{"in.c", 69}, "planes_chain1", 3, 2, 1, 2, 3, 0x3, 0x0,
        planes_chain1_launch, planes_chain1_twins, {0, 1}, {{2, 0x1, 0x2, 0, {0, 1}}, {1, 0x1, 0x1,
        0, {1}}, {2, 0x1, 0x2, 1, {1, 0}}}};

...
{ mint_scope mappings_3;
    mint_copy_in(mappings_3, {"in.c", 66}, "r", &r[0][0][0], mint_extents(sizeof(r) / sizeof(r[0]), sizeof(r[0]) / sizeof(r[0][0]), sizeof(r[0][0]) / sizeof(r[0][0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 67}, "s", &s[0][0][0], mint_extents(sizeof(s) / sizeof(s[0]), sizeof(s[0]) / sizeof(s[0][0]), sizeof(s[0][0]) / sizeof(s[0][0][0])), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_3({"in.c", 68});
...
        {
            const mint_site site = {"in.c", 71};
            const long long z_begin = 1, z_count = mint_trips(z_begin, nz - 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx - 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &r_map = mint_find(site, "r", &r[0][0][0], sizeof(real),
                        mint_extents(0, 33, 40));
                mint_mapping &s_map = mint_find(site, "s", &s[0][0][0], sizeof(real),
                        mint_extents(0, 33, 40));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {r_map, "r", 0, "z-1..z+1", z_begin - 1, z_begin + z_count},
                    {r_map, "r", 1, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {r_map, "r", 2, "x", x_begin, x_begin + x_count - 1},
                    {s_map, "s", 0, "z", z_begin, z_begin + z_count - 1},
                    {s_map, "s", 1, "y", y_begin, y_begin + y_count - 1},
                    {s_map, "s", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "planes_sweep1",
                        mint_tiles(site, "x", x_count, 64, 2147482494), mint_ceil_div(y_count, 8),
                        mint_ceil_div(z_count, 4));
                mint_file(site, planes_chain1, 0, {&r_map, &s_map}, {x_begin, x_count, y_begin, y_count,
                        z_begin, z_count}, mint_no_scalars(),
                        [site, blocks, &r_map, &s_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, z_count = z_count]() mutable {
                    mint_launching(site, "planes_sweep1");
                    planes_sweep1<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                        (real *)r_map.device, (int)r_map.stride[0], (int)r_map.stride[1],
                        (real *)s_map.device, (int)s_map.stride[0], (int)s_map.stride[1], (unsigned)x_count,
                        (unsigned)y_count, (unsigned)z_count,
                        mint_is_aligned(r_map, x_begin, 16) && mint_is_aligned(s_map, x_begin, 16));
                    mint_launched(site, "planes_sweep1");
                });
            }
        }
        {
            const mint_site site = {"in.c", 76};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &s_map = mint_find(site, "s", &s[0][0][0], sizeof(real),
                        mint_extents(0, 33, 40));
                const bool happens = mint_greater(x_begin, 3) <= x_begin + x_count - 1;
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {s_map, "s", 0, "0..1", 0, 1},
                    {s_map, "s", 0, "nz-2..nz-1", happens ? (long long)(nz) - 2 : 1, happens
                            ? (long long)(nz) - 1 : 0},
                    {s_map, "s", 1, "y", y_begin, y_begin + y_count - 1},
                    {s_map, "s", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "planes_sweep2",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 4, 2147417073));
                mint_file(site, planes_chain1, 1, {&s_map}, {x_begin, x_count, y_begin, y_count},
                        planes_sweep2_scalars{(real)(low), (int)(nz)},
                        [site, blocks, &s_map, x_count = x_count, y_count = y_count, low = low,
                                nz = nz]() mutable {
                    mint_launching(site, "planes_sweep2");
                    planes_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)s_map.device, (int)s_map.stride[0], (int)s_map.stride[1], low, nz,
                        (unsigned)x_count, (unsigned)y_count);
                    mint_launched(site, "planes_sweep2");
                });
            }
        }
        {
            const mint_site site = {"in.c", 84};
            const long long z_begin = 0, z_count = mint_trips(z_begin, nz, 1);
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &s_map = mint_find(site, "s", &s[0][0][0], sizeof(real),
                        mint_extents(0, 33, 40));
                mint_mapping &r_map = mint_find(site, "r", &r[0][0][0], sizeof(real),
                        mint_extents(0, 33, 40));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {s_map, "s", 0, "z", z_begin, z_begin + z_count - 1},
                    {s_map, "s", 1, "y", y_begin, y_begin + y_count - 1},
                    {s_map, "s", 2, "x", x_begin, x_begin + x_count - 1},
                    {r_map, "r", 0, "z", z_begin, z_begin + z_count - 1},
                    {r_map, "r", 1, "y", y_begin, y_begin + y_count - 1},
                    {r_map, "r", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "planes_sweep3",
                        mint_tiles(site, "x", x_count, 64, 2147482495), mint_ceil_div(y_count, 8),
                        mint_ceil_div(z_count, 4));
                mint_file(site, planes_chain1, 2, {&s_map, &r_map}, {x_begin, x_count, y_begin, y_count,
                        z_begin, z_count}, mint_no_scalars(),
                        [site, blocks, &s_map, &r_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, z_count = z_count]() mutable {
                    mint_launching(site, "planes_sweep3");
                    planes_sweep3<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                        (real *)s_map.device, (int)s_map.stride[0], (int)s_map.stride[1],
                        (real *)r_map.device, (int)r_map.stride[0], (int)r_map.stride[1], (unsigned)x_count,
                        (unsigned)y_count, (unsigned)z_count,
                        mint_is_aligned(s_map, x_begin, 16) && mint_is_aligned(r_map, x_begin, 16));
                    mint_launched(site, "planes_sweep3");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 89}, "r", &r[0][0][0], mint_extents(sizeof(r) / sizeof(r[0]), sizeof(r[0]) / sizeof(r[0][0]), sizeof(r[0][0]) / sizeof(r[0][0][0])));
    mint_copy_out({"in.c", 90}, "s", &s[0][0][0], mint_extents(sizeof(s) / sizeof(s[0]), sizeof(s[0]) / sizeof(s[0][0]), sizeof(s[0][0]) / sizeof(s[0][0][0])));
...
/* stays_sweep1 makes one step. */

/* stays_sweep2 makes one step. */

...
{ mint_scope mappings_4;
    mint_copy_in(mappings_4, {"in.c", 95}, "u", &u[0][0], mint_extents(ny, NX), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_4, {"in.c", 96}, "v", &v[0][0], mint_extents(ny, NX), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_4({"in.c", 97});
...
        {
            const mint_site site = {"in.c", 100};
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 40));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y - 1][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "stays_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 6, 2147417066));
                mint_launching(site, "stays_sweep1");
                stays_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                mint_launched(site, "stays_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 104};
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (x_count > 0) {
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 40));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "0..1", 0, 1},
                    {v_map, "v", 0, "ny-2..ny-1", (long long)(ny) - 2, (long long)(ny) - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "stays_sweep2",
                        mint_tiles(site, "x", x_count, 256, 2147482111));
                mint_launching(site, "stays_sweep2");
                stays_sweep2<<<blocks, dim3(128), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], ny, (unsigned)x_count);
                mint_launched(site, "stays_sweep2", v_map);
            }
        }
...
}
    mint_copy_out({"in.c", 113}, "u", &u[0][0], mint_extents(ny, NX));
    mint_copy_out({"in.c", 114}, "v", &v[0][0], mint_extents(ny, NX));
