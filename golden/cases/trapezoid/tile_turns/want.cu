
...
/* step_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 13: step_sweep1
 * line 17: step_sweep2
 * A block loads 64x48x1 cells of each array to shared memory, computes at each level all that
 *   the cells loaded allow, and commits 60x48x1 cells. */
static __global__ void __launch_bounds__(512)
step_chain1_tile(const real *__restrict__ c_from, real *c_to, long long c_row, mint_area<2> c_box,
                 const real *__restrict__ a_from, real *a_to, long long a_row, mint_area<2> a_box,
                 const real *__restrict__ b_from, real *b_to, long long b_row, mint_area<2> b_box,
                 mint_area<2> step_sweep1_cells, mint_area<2> step_sweep2_cells, int steps_2,
                 long long x_start, long long y_start,
                 const __grid_constant__ mint_each<int, 4> t_each)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*60;
    const long long y0 = y_start + (long long)blockIdx.y*48;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const c_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared);
    real (*const a_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 24576);
    real (*const b_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 49152);
    auto *c = c_tile;
    auto *a = a_tile;
    auto *b = b_tile;
    const mint_stretch step_sweep1_y = mint_in_tile(step_sweep1_cells.first[1],
            step_sweep1_cells.end[1], y0, 48);
    const mint_stretch step_sweep1_x = mint_in_tile(step_sweep1_cells.first[0],
            step_sweep1_cells.end[0], x0, 64);
    const mint_stretch step_sweep2_y = mint_in_tile(step_sweep2_cells.first[1],
            step_sweep2_cells.end[1], y0, 48);
    const mint_stretch step_sweep2_x = mint_in_tile(step_sweep2_cells.first[0],
            step_sweep2_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch c_y = mint_in_tile(c_box.first[1], c_box.end[1], y0, 48);
        const mint_stretch c_x = mint_in_tile(c_box.first[0], c_box.end[0], x0, 64);
        for (int cy = c_y.first + ty; cy < c_y.end; cy += 16) {
            for (int cx = c_x.first + tx; cx < c_x.end; cx += 32)
                c_tile[cy][cx] = c_from[(y0+cy)*c_row+(x0+cx)];
        }
    }
    {
        const mint_stretch a_y = mint_in_tile(a_box.first[1], a_box.end[1], y0, 48);
        const mint_stretch a_x = mint_in_tile(a_box.first[0], a_box.end[0], x0, 64);
        for (int cy = a_y.first + ty; cy < a_y.end; cy += 16) {
            for (int cx = a_x.first + tx; cx < a_x.end; cx += 32)
                a_tile[cy][cx] = a_from[(y0+cy)*a_row+(x0+cx)];
        }
    }
    {
        const mint_stretch b_y = mint_in_tile(b_box.first[1], b_box.end[1], y0, 48);
        const mint_stretch b_x = mint_in_tile(b_box.first[0], b_box.end[0], x0, 64);
        for (int cy = b_y.first + ty; cy < b_y.end; cy += 16) {
            for (int cx = b_x.first + tx; cx < b_x.end; cx += 32)
                b_tile[cy][cx] = b_from[(y0+cy)*b_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step_2 = 0; step_2 < steps_2; ++step_2) {
        {
            // The loops at line 13.
            const mint_stretch level_y = mint_cut(step_sweep1_y, 0, 48);
            const mint_stretch level_x = mint_cut(step_sweep1_x, 0, 63 - step_2);
            for (int cy = ty; cy < 48; cy += 16) {
                for (int cx = tx; cx < 64; cx += 32)
                    if (mint_in_span(level_y, cy) && mint_in_span(level_x, cx))
                        b[cy][cx] = 0.5*c[cy][cx] + 0.25*a[cy][cx+1];
            }
        }
        __syncthreads();
        {
            // The loops at line 17.
            const mint_stretch level_y_2 = mint_cut(step_sweep2_y, 0, 48);
            const mint_stretch level_x_2 = mint_cut(step_sweep2_x, 0, 64 - step_2);
            const int t = t_each.of[step_2];
            for (int cy = ty; cy < 48; cy += 16) {
                for (int cx = tx; cx < 64; cx += 32)
                    if (mint_in_span(level_y_2, cy) && mint_in_span(level_x_2, cx))
                        c[cy][cx] = 0.5*c[cy][cx] + 0.01*t;
            }
        }
        __syncthreads();
        mint_turn(c, a, b);
    }
    // Commit the tile.
    if (c_to) {
        const mint_stretch c_y_2 = {0, 48};
        const mint_stretch c_x_2 = {0, 60};
        for (int cy = c_y_2.first + ty; cy < c_y_2.end; cy += 16) {
            for (int cx = c_x_2.first + tx; cx < c_x_2.end; cx += 32)
                if ((mint_in_span(step_sweep1_y, cy) && mint_in_span(step_sweep1_x, cx))
                        || (mint_in_span(step_sweep2_y, cy) && mint_in_span(step_sweep2_x, cx)))
                    c_to[(y0+cy)*c_row+(x0+cx)] = c_tile[cy][cx];
        }
    }
    if (a_to) {
        const mint_stretch a_y_2 = {0, 48};
        const mint_stretch a_x_2 = {0, 60};
        for (int cy = a_y_2.first + ty; cy < a_y_2.end; cy += 16) {
            for (int cx = a_x_2.first + tx; cx < a_x_2.end; cx += 32)
                if ((mint_in_span(step_sweep1_y, cy) && mint_in_span(step_sweep1_x, cx))
                        || (mint_in_span(step_sweep2_y, cy) && mint_in_span(step_sweep2_x, cx)))
                    a_to[(y0+cy)*a_row+(x0+cx)] = a_tile[cy][cx];
        }
    }
    if (b_to) {
        const mint_stretch b_y_2 = {0, 48};
        const mint_stretch b_x_2 = {0, 60};
        for (int cy = b_y_2.first + ty; cy < b_y_2.end; cy += 16) {
            for (int cx = b_x_2.first + tx; cx < b_x_2.end; cx += 32)
                if ((mint_in_span(step_sweep1_y, cy) && mint_in_span(step_sweep1_x, cx))
                        || (mint_in_span(step_sweep2_y, cy) && mint_in_span(step_sweep2_x, cx)))
                    b_to[(y0+cy)*b_row+(x0+cx)] = b_tile[cy][cx];
        }
    }
}

/* step_sweep2 makes one step. */

struct step_sweep2_scalars {
    int t;
};
// Launches step_chain1_tile for the oldest steps that wait. False: it cannot.
static bool step_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> cells1 = {{a.range(1)[0], a.range(1)[2]}, {a.range(1)[0] + a.range(1)[1],
            a.range(1)[2] + a.range(1)[3]}};
    const mint_area<2> all = mint_hull(cells0, cells1);
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x5, 0x7, 0x7, 0x7};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 2, stored >> 2 & 1, true))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[3];
    touched[0].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[0].add(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[0].add_sure(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{1, 0}, {1, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{1, 0}, {1, 0}}));
    touched[2].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[2].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    mint_area<2> loaded[3];
    if (!mint_may_load(a, 0, touched, {0, 2, 1}, 3, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1, 0, 2}, 3, false, loaded[1]))
        return false;
    if (!mint_may_load(a, 2, touched, {2, 1, 0}, 3, false, loaded[2]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 60, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 48, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_each<int, 4> t_each = {};
    for (int step = 0; step < a.steps; step++)
        t_each.of[step] = a.scalars<step_sweep2_scalars>(step, 1).t;
    mint_prepare_shared(a.site, "step_chain1_tile", (const void *)step_chain1_tile, 73728);
    mint_launching(a.site, "step_chain1_tile");
    step_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 73728, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        (const real *)a.place(0, 2).read, stored >> 2 & 1 ? (real *)a.place(0, 2).write : nullptr,
        a.place(0, 2).stride[0], loaded[2], cells0, cells1, a.steps, all.first[0], all.first[1],
        t_each);
    mint_launched(a.site, "step_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned step_chain1_twins[] = {0x0, 0x5, 0x7, 0x7, 0x7};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain step_chain1 = {{"in.c", 11}, "step_chain1", 4, 3, 3, 3, 2, 0x7, 0x0,
        step_chain1_launch, step_chain1_twins, {1, 2, 0}, {{3, 0x3, 0x4, 2, {0, 1, 2}}, {1, 0x1,
        0x1, 0, {0}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 7}, "a", a, mint_extents(ny, nx), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 8}, "b", b, mint_extents(ny, nx), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 9}, "c", c, mint_extents(ny, nx), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 10}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 13};
            const long long y_begin = 3, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx - 3, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_table c_map = mint_find_table(site, "c", c);
                mint_table a_map = mint_find_table(site, "a", a);
                mint_table b_map = mint_find_table(site, "b", b);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {c_map, "c", 0, "y", y_begin, y_begin + y_count - 1},
                    {c_map, "c", 1, "x", x_begin, x_begin + x_count - 1},
                    {a_map, "a", 0, "y", y_begin, y_begin + y_count - 1},
                    {a_map, "a", 1, "x+1", x_begin + 1, x_begin + x_count},
                    {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                    {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                c_map.settle(site, "c");
                a_map.settle(site, "a");
                b_map.settle(site, "b");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch c_reads = {"c[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch b_writes = {"b[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch a_reads = {"a[y][x + 1]", {{0, 0, {1, 0}}, {1, 1, {0, 1}}}};
                mint_coincide(site, loops, c_map, "c", c_reads, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "step_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 2, 2147417076));
                mint_file(site, step_chain1, 0, {&c_map, &a_map, &b_map}, {x_begin, x_count, y_begin,
                        y_count}, mint_no_scalars(),
                        [site, blocks, c_map, a_map, b_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    c_map.find_again();
                    a_map.find_again();
                    b_map.find_again();
                    mint_launching(site, "step_sweep1");
                    step_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)c_map.device, c_map.stride[0], (real *)a_map.device, a_map.stride[0],
                        (real *)b_map.device, b_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(c_map, x_begin, 16) && mint_is_aligned(b_map, x_begin, 16));
                    mint_launched(site, "step_sweep1");
                });
            }
        }
        {
            const mint_site site = {"in.c", 17};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny - 3, 1);
            const long long x_begin = 3, x_count = mint_trips(x_begin, nx - 3, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_table c_map = mint_find_table(site, "c", c);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {c_map, "c", 0, "y", y_begin, y_begin + y_count - 1},
                    {c_map, "c", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                c_map.settle(site, "c");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "step_sweep2",
                        mint_tiles(site, "x", x_count, 128, 2147482364),
                        mint_tiles(site, "y", y_count, 2, 2147417079));
                mint_file(site, step_chain1, 1, {&c_map}, {x_begin, x_count, y_begin, y_count},
                        step_sweep2_scalars{(int)(t)},
                        [site, blocks, c_map, x_count = x_count, y_count = y_count, t = t]() mutable {
                    c_map.find_again();
                    mint_launching(site, "step_sweep2");
                    step_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)c_map.device, c_map.stride[0], t, (unsigned)x_count, (unsigned)y_count);
                    mint_launched(site, "step_sweep2");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 25}, "a", a, mint_extents(ny, nx));
    mint_copy_out({"in.c", 26}, "b", b, mint_extents(ny, nx));
    mint_copy_out({"in.c", 27}, "c", c, mint_extents(ny, nx));
