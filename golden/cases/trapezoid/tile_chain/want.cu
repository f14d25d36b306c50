
...
/* step_all_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 21: step_all_sweep1
 * line 24: step_all_sweep2
 * line 28: step_all_sweep3
 * line 33: step_all_sweep4
 * line 41: step_all_sweep6
 * line 44: step_all_sweep7
 * A block loads 64x32x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 52x20x1 cells. */
static __global__ void __launch_bounds__(512)
step_all_chain1_tile(const real *__restrict__ ey_from, real *ey_to, int ey_row, mint_area<2> ey_box,
                     const real *__restrict__ hz_from, real *hz_to, int hz_row, mint_area<2> hz_box,
                     const real *__restrict__ mask_from, int mask_row,
                     const real *__restrict__ ex_from, real *ex_to, int ex_row, mint_area<2> ex_box,
                     const real *__restrict__ guess_from, real *guess_to, int guess_row,
                     mint_area<2> guess_box, mint_area<2> step_all_sweep1_cells,
                     mint_area<2> step_all_sweep2_cells, mint_area<2> step_all_sweep3_cells,
                     mint_area<2> step_all_sweep4_cells, mint_area<2> step_all_sweep6_cells,
                     mint_area<2> step_all_sweep7_cells, int steps_2, long long x_start,
                     long long y_start, const __grid_constant__ mint_each<real, 4> pulse_each)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*52;
    const long long y0 = y_start + (long long)blockIdx.y*20;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const ey_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared);
    real (*const hz_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 16384);
    real (*const ex_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 32768);
    real (*const guess_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 49152);
    auto *ey = ey_tile;
    auto *hz = hz_tile;
    auto *ex = ex_tile;
    auto *guess = guess_tile;
    const mint_stretch step_all_sweep1_y = mint_in_tile(step_all_sweep1_cells.first[1],
            step_all_sweep1_cells.end[1], y0, 32);
    const mint_stretch step_all_sweep1_x = mint_in_tile(step_all_sweep1_cells.first[0],
            step_all_sweep1_cells.end[0], x0, 64);
    const mint_stretch step_all_sweep2_y = mint_in_tile(step_all_sweep2_cells.first[1],
            step_all_sweep2_cells.end[1], y0, 32);
    const mint_stretch step_all_sweep2_x = mint_in_tile(step_all_sweep2_cells.first[0],
            step_all_sweep2_cells.end[0], x0, 64);
    const mint_stretch step_all_sweep3_y = mint_in_tile(step_all_sweep3_cells.first[1],
            step_all_sweep3_cells.end[1], y0, 32);
    const mint_stretch step_all_sweep3_x = mint_in_tile(step_all_sweep3_cells.first[0],
            step_all_sweep3_cells.end[0], x0, 64);
    const mint_stretch step_all_sweep4_y = mint_in_tile(step_all_sweep4_cells.first[1],
            step_all_sweep4_cells.end[1], y0, 32);
    const mint_stretch step_all_sweep4_x = mint_in_tile(step_all_sweep4_cells.first[0],
            step_all_sweep4_cells.end[0], x0, 64);
    const mint_stretch step_all_sweep6_y = mint_in_tile(step_all_sweep6_cells.first[1],
            step_all_sweep6_cells.end[1], y0, 32);
    const mint_stretch step_all_sweep6_x = mint_in_tile(step_all_sweep6_cells.first[0],
            step_all_sweep6_cells.end[0], x0, 64);
    const mint_stretch step_all_sweep7_y = mint_in_tile(step_all_sweep7_cells.first[1],
            step_all_sweep7_cells.end[1], y0, 32);
    const mint_stretch step_all_sweep7_x = mint_in_tile(step_all_sweep7_cells.first[0],
            step_all_sweep7_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch ey_y = mint_in_tile(ey_box.first[1], ey_box.end[1], y0, 32);
        const mint_stretch ey_x = mint_in_tile(ey_box.first[0], ey_box.end[0], x0, 64);
        for (int cy = ey_y.first + ty; cy < ey_y.end; cy += 16) {
            for (int cx = ey_x.first + tx; cx < ey_x.end; cx += 32)
                ey_tile[cy][cx] = ey_from[(y0+cy)*ey_row+(x0+cx)];
        }
    }
    {
        const mint_stretch hz_y = mint_in_tile(hz_box.first[1], hz_box.end[1], y0, 32);
        const mint_stretch hz_x = mint_in_tile(hz_box.first[0], hz_box.end[0], x0, 64);
        for (int cy = hz_y.first + ty; cy < hz_y.end; cy += 16) {
            for (int cx = hz_x.first + tx; cx < hz_x.end; cx += 32)
                hz_tile[cy][cx] = hz_from[(y0+cy)*hz_row+(x0+cx)];
        }
    }
    {
        const mint_stretch ex_y = mint_in_tile(ex_box.first[1], ex_box.end[1], y0, 32);
        const mint_stretch ex_x = mint_in_tile(ex_box.first[0], ex_box.end[0], x0, 64);
        for (int cy = ex_y.first + ty; cy < ex_y.end; cy += 16) {
            for (int cx = ex_x.first + tx; cx < ex_x.end; cx += 32)
                ex_tile[cy][cx] = ex_from[(y0+cy)*ex_row+(x0+cx)];
        }
    }
    {
        const mint_stretch guess_y = mint_in_tile(guess_box.first[1], guess_box.end[1], y0, 32);
        const mint_stretch guess_x = mint_in_tile(guess_box.first[0], guess_box.end[0], x0, 64);
        for (int cy = guess_y.first + ty; cy < guess_y.end; cy += 16) {
            for (int cx = guess_x.first + tx; cx < guess_x.end; cx += 32)
                if (!(mint_in_span(step_all_sweep4_y, cy) && mint_in_span(step_all_sweep4_x, cx)))
                    guess_tile[cy][cx] = guess_from[(y0+cy)*guess_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 21.
            const mint_stretch level_y = mint_cut(step_all_sweep1_y, 7 - 2*(steps_2 - 1 - step), 29
                    + (steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(step_all_sweep1_x, 7 - 2*(steps_2 - 1 - step), 60
                    + (steps_2 - 1 - step));
            const real pulse = pulse_each.of[step];
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    ey[cy][cx] = pulse;
            }
        }
        __syncthreads();
        {
            // The loops at line 24.
            const mint_stretch level_y_2 = mint_cut(step_all_sweep2_y, 7 - 2*(steps_2 - 1 - step),
                    29 + (steps_2 - 1 - step));
            const mint_stretch level_x_2 = mint_cut(step_all_sweep2_x, 7 - 2*(steps_2 - 1 - step),
                    60 + (steps_2 - 1 - step));
            for (int cy = level_y_2.first + ty; cy < level_y_2.end; cy += 16) {
                for (int cx = level_x_2.first + tx; cx < level_x_2.end; cx += 32)
                    ey[cy][cx] = ey[cy][cx] - 0.5*(hz[cy][cx] - hz[cy-1][cx]);
            }
        }
        __syncthreads();
        {
            // The loops at line 28.
            const mint_stretch level_y_3 = mint_cut(step_all_sweep3_y, 7 - 2*(steps_2 - 1 - step),
                    28 + (steps_2 - 1 - step));
            const mint_stretch level_x_3 = mint_cut(step_all_sweep3_x, 7 - 2*(steps_2 - 1 - step),
                    61 + (steps_2 - 1 - step));
            for (int cy = level_y_3.first + ty; cy < level_y_3.end; cy += 16) {
                for (int cx = level_x_3.first + tx; cx < level_x_3.end; cx += 32) {
                    const int y = (int)(y0 + cy);
                    const int x = (int)(x0 + cx);
                    if (mask_from[y*mask_row+x] > 0.3)
                        ex[cy][cx] = ex[cy][cx] - 0.5*(hz[cy][cx] - hz[cy][cx-1]);
                }
            }
        }
        __syncthreads();
        {
            // The loops at line 33.
            const mint_stretch level_y_4 = mint_cut(step_all_sweep4_y, 7 - 2*(steps_2 - 1 - step),
                    28 + (steps_2 - 1 - step));
            const mint_stretch level_x_4 = mint_cut(step_all_sweep4_x, 7 - 2*(steps_2 - 1 - step),
                    60 + (steps_2 - 1 - step));
            for (int cy = level_y_4.first + ty; cy < level_y_4.end; cy += 16) {
                for (int cx = level_x_4.first + tx; cx < level_x_4.end; cx += 32) {
                    real guess_here = 0.7*(ex[cy][cx+1] - ex[cy][cx] + ey[cy+1][cx] - ey[cy][cx]);
                    guess[cy][cx] = guess_here;
                    hz[cy][cx] = hz[cy][cx] - guess_here;
                }
            }
        }
        __syncthreads();
        {
            // The loops at line 41.
            const mint_stretch level_y_5 = mint_cut(step_all_sweep6_y, 7 - 2*(steps_2 - 1 - step),
                    28 + (steps_2 - 1 - step));
            const mint_stretch level_x_5 = mint_cut(step_all_sweep6_x, 8 - 2*(steps_2 - 1 - step),
                    60 + (steps_2 - 1 - step));
            for (int cy = level_y_5.first + ty; cy < level_y_5.end; cy += 16) {
                for (int cx = level_x_5.first + tx; cx < level_x_5.end; cx += 32)
                    hz[cy][cx] = hz[cy][cx-1];
            }
        }
        __syncthreads();
        {
            // The loops at line 44.
            const mint_stretch level_y_6 = mint_cut(step_all_sweep7_y, 8 - 2*(steps_2 - 1 - step),
                    28 + (steps_2 - 1 - step));
            const mint_stretch level_x_6 = mint_cut(step_all_sweep7_x, 8 - 2*(steps_2 - 1 - step),
                    60 + (steps_2 - 1 - step));
            for (int cy = level_y_6.first + ty; cy < level_y_6.end; cy += 16) {
                for (int cx = level_x_6.first + tx; cx < level_x_6.end; cx += 32)
                    hz[cy][cx] = hz[cy-1][cx];
            }
        }
        __syncthreads();
    }
    // Commit the tile.
    if (ey_to) {
        const mint_stretch ey_y_2 = {8, 28};
        const mint_stretch ey_x_2 = {8, 60};
        for (int cy = ey_y_2.first + ty; cy < ey_y_2.end; cy += 16) {
            for (int cx = ey_x_2.first + tx; cx < ey_x_2.end; cx += 32)
                if ((mint_in_span(step_all_sweep1_y, cy) && mint_in_span(step_all_sweep1_x, cx))
                        || (mint_in_span(step_all_sweep2_y, cy)
                        && mint_in_span(step_all_sweep2_x, cx)))
                    ey_to[(y0+cy)*ey_row+(x0+cx)] = ey_tile[cy][cx];
        }
    }
    if (hz_to) {
        const mint_stretch hz_y_2 = {8, 28};
        const mint_stretch hz_x_2 = {8, 60};
        for (int cy = hz_y_2.first + ty; cy < hz_y_2.end; cy += 16) {
            for (int cx = hz_x_2.first + tx; cx < hz_x_2.end; cx += 32)
                if ((mint_in_span(step_all_sweep4_y, cy) && mint_in_span(step_all_sweep4_x, cx))
                        || (mint_in_span(step_all_sweep6_y, cy)
                        && mint_in_span(step_all_sweep6_x, cx))
                        || (mint_in_span(step_all_sweep7_y, cy)
                        && mint_in_span(step_all_sweep7_x, cx)))
                    hz_to[(y0+cy)*hz_row+(x0+cx)] = hz_tile[cy][cx];
        }
    }
    if (ex_to) {
        const mint_stretch ex_y_2 = mint_cut(step_all_sweep3_y, 8, 28);
        const mint_stretch ex_x_2 = mint_cut(step_all_sweep3_x, 8, 60);
        for (int cy = ex_y_2.first + ty; cy < ex_y_2.end; cy += 16) {
            for (int cx = ex_x_2.first + tx; cx < ex_x_2.end; cx += 32)
                ex_to[(y0+cy)*ex_row+(x0+cx)] = ex_tile[cy][cx];
        }
    }
    if (guess_to) {
        const mint_stretch guess_y_2 = mint_cut(step_all_sweep4_y, 8, 28);
        const mint_stretch guess_x_2 = mint_cut(step_all_sweep4_x, 8, 60);
        for (int cy = guess_y_2.first + ty; cy < guess_y_2.end; cy += 16) {
            for (int cx = guess_x_2.first + tx; cx < guess_x_2.end; cx += 32)
                guess_to[(y0+cy)*guess_row+(x0+cx)] = guess_tile[cy][cx];
        }
    }
}

/* step_all_sweep2 makes one step. */

/* step_all_sweep3 makes one step. */

/* step_all_sweep4 makes one step. */

/* step_all_sweep6 makes one step. */

/* step_all_sweep7 makes one step. */

struct step_all_sweep1_scalars {
    real pulse;
};
// Launches step_all_chain1_tile for the oldest steps that wait. False: it cannot.
static bool step_all_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const long long line0_0 = 0;
    const mint_area<2> cells0 = {{a.range(0)[0], line0_0}, {a.range(0)[0] + a.range(0)[1], line0_0
            + 1}};
    const mint_area<2> cells1 = {{a.range(1)[0], a.range(1)[2]}, {a.range(1)[0] + a.range(1)[1],
            a.range(1)[2] + a.range(1)[3]}};
    const mint_area<2> cells2 = {{a.range(2)[0], a.range(2)[2]}, {a.range(2)[0] + a.range(2)[1],
            a.range(2)[2] + a.range(2)[3]}};
    const mint_area<2> cells3 = {{a.range(3)[0], a.range(3)[2]}, {a.range(3)[0] + a.range(3)[1],
            a.range(3)[2] + a.range(3)[3]}};
    const long long line4_1 = 36;
    const mint_area<2> cells4 = {{line4_1, a.range(4)[0]}, {line4_1 + 1, a.range(4)[0]
            + a.range(4)[1]}};
    const long long line5_0 = 20;
    const mint_area<2> cells5 = {{a.range(5)[0], line5_0}, {a.range(5)[0] + a.range(5)[1], line5_0
            + 1}};
    const mint_area<2> all = mint_hull(mint_hull(mint_hull(mint_hull(mint_hull(cells0, cells1),
            cells2), cells3), cells4), cells5);
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0xb, 0xb, 0xb, 0xb};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 3, stored >> 3 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 4, stored >> 4 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[5];
    touched[0].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[0].add(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[0].add_sure(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[0].add(mint_around(cells3, mint_area<2>{{0, 0}, {0, 1}}));
    touched[0].add_sure(mint_around(cells3, mint_area<2>{{0, 0}, {0, 1}}));
    touched[1].add(mint_around(cells1, mint_area<2>{{0, -1}, {0, 0}}));
    touched[1].add_sure(mint_around(cells1, mint_area<2>{{0, -1}, {0, 0}}));
    touched[1].add(mint_around(cells2, mint_area<2>{{-1, 0}, {0, 0}}));
    touched[1].add(mint_around(cells3, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells3, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells4, mint_area<2>{{-1, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells4, mint_area<2>{{-1, 0}, {0, 0}}));
    touched[1].add(mint_around(cells5, mint_area<2>{{0, -1}, {0, 0}}));
    touched[1].add_sure(mint_around(cells5, mint_area<2>{{0, -1}, {0, 0}}));
    touched[3].add(mint_around(cells2, mint_area<2>{{0, 0}, {0, 0}}));
    touched[3].add(mint_around(cells3, mint_area<2>{{0, 0}, {1, 0}}));
    touched[3].add_sure(mint_around(cells3, mint_area<2>{{0, 0}, {1, 0}}));
    touched[4].add(mint_around(cells3, mint_area<2>{{0, 0}, {0, 0}}));
    touched[4].add_sure(mint_around(cells3, mint_area<2>{{0, 0}, {0, 0}}));
    mint_area<2> loaded[5];
    if (!mint_may_load(a, 0, touched, {0}, 1, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1}, 1, false, loaded[1]))
        return false;
    if (!mint_may_load(a, 3, touched, {3}, 1, false, loaded[3]))
        return false;
    if (!mint_may_load(a, 4, touched, {4}, 1, false, loaded[4]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 52, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 20, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_each<real, 4> pulse_each = {};
    for (int step = 0; step < a.steps; step++)
        pulse_each.of[step] = a.scalars<step_all_sweep1_scalars>(step, 0).pulse;
    mint_prepare_shared(a.site, "step_all_chain1_tile", (const void *)step_all_chain1_tile, 65536);
    mint_launching(a.site, "step_all_chain1_tile");
    step_all_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        (int)a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, (int)a.place(0, 1).stride[0],
        loaded[1], (const real *)a.place(0, 2).read, (int)a.place(0, 2).stride[0],
        (const real *)a.place(0, 3).read, stored >> 3 & 1 ? (real *)a.place(0, 3).write : nullptr,
        (int)a.place(0, 3).stride[0], loaded[3], (const real *)a.place(0, 4).read,
        stored >> 4 & 1 ? (real *)a.place(0, 4).write : nullptr, (int)a.place(0, 4).stride[0],
        loaded[4], cells0, cells1, cells2, cells3, cells4, cells5, a.steps, all.first[0] - 8,
        all.first[1] - 8, pulse_each);
    mint_launched(a.site, "step_all_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned step_all_chain1_twins[] = {0x0, 0xb, 0xb, 0xb, 0xb};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain step_all_chain1 = {{"in.c", 18}, "step_all_chain1", 4, 2, 1, 5, 6, 0x1b,
        0x0, step_all_chain1_launch, step_all_chain1_twins, {0, 1, 2, 3, 4}, {{1, 0x1, 0x1, 0, {0}},
        {2, 0x3, 0x1, 1, {0, 1}}, {3, 0x7, 0x2, 1, {2, 3, 1}}, {4, 0xb, 0xc, 0, {3, 0, 4, 1}}, {1,
        0x1, 0x1, 0, {1}}, {1, 0x1, 0x1, 1, {1}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 11}, "ex", &ex[0][0], mint_extents(sizeof(ex) / sizeof(ex[0]), sizeof(ex[0]) / sizeof(ex[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 12}, "ey", &ey[0][0], mint_extents(sizeof(ey) / sizeof(ey[0]), sizeof(ey[0]) / sizeof(ey[0][0])), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 13}, "hz", &hz[0][0], mint_extents(sizeof(hz) / sizeof(hz[0]), sizeof(hz[0]) / sizeof(hz[0][0])), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 14}, "guess", &guess[0][0], mint_extents(sizeof(guess) / sizeof(guess[0]), sizeof(guess[0]) / sizeof(guess[0][0])), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 15}, "mask", &mask[0][0], mint_extents(sizeof(mask) / sizeof(mask[0]), sizeof(mask[0]) / sizeof(mask[0][0])), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 16});
...
            {
                const mint_site site = {"in.c", 21};
                const long long x_begin = 0, x_count = mint_trips(x_begin, 37, 1);
                if (x_count > 0) {
                    mint_may_wait();
                    mint_mapping &ey_map = mint_find(site, "ey", &ey[0][0], sizeof(real), mint_extents(0, 37));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {ey_map, "ey", 0, "0", 0, 0},
                        {ey_map, "ey", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "step_all_sweep1",
                            mint_tiles(site, "x", x_count, 1024, 2147480575));
                    mint_file(site, step_all_chain1, 0, {&ey_map}, {x_begin, x_count},
                            step_all_sweep1_scalars{(real)(pulse)},
                            [site, blocks, &ey_map, x_count = x_count, pulse = pulse]() mutable {
                        mint_launching(site, "step_all_sweep1");
                        step_all_sweep1<<<blocks, dim3(512), 0, mint_stream()>>>(
                            (real *)ey_map.device, (int)ey_map.stride[0], pulse, (unsigned)x_count);
                        mint_launched(site, "step_all_sweep1");
                    });
                }
            }
            {
                const mint_site site = {"in.c", 24};
                const long long y_begin = 1, y_count = mint_trips(y_begin, 21, 1);
                const long long x_begin = 0, x_count = mint_trips(x_begin, 37, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &ey_map = mint_find(site, "ey", &ey[0][0], sizeof(real), mint_extents(0, 37));
                    mint_mapping &hz_map = mint_find(site, "hz", &hz[0][0], sizeof(real), mint_extents(0, 37));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {ey_map, "ey", 0, "y", y_begin, y_begin + y_count - 1},
                        {ey_map, "ey", 1, "x", x_begin, x_begin + x_count - 1},
                        {hz_map, "hz", 0, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                        {hz_map, "hz", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "step_all_sweep2",
                            mint_tiles(site, "x", x_count, 512, 2147481599),
                            mint_tiles(site, "y", y_count, 1, 2147417081));
                    mint_file(site, step_all_chain1, 1, {&ey_map, &hz_map}, {x_begin, x_count, y_begin,
                            y_count}, mint_no_scalars(),
                            [site, blocks, &ey_map, &hz_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "step_all_sweep2");
                        step_all_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (real *)ey_map.device, (int)ey_map.stride[0], (real *)hz_map.device,
                            (int)hz_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(hz_map, x_begin, 16));
                        mint_launched(site, "step_all_sweep2");
                    });
                }
            }
            {
                const mint_site site = {"in.c", 28};
                const long long y_begin = 0, y_count = mint_trips(y_begin, 21, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, 37, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &mask_map = mint_find(site, "mask", &mask[0][0], sizeof(real),
                            mint_extents(0, 37));
                    mint_mapping &ex_map = mint_find(site, "ex", &ex[0][0], sizeof(real), mint_extents(0, 37));
                    mint_mapping &hz_map = mint_find(site, "hz", &hz[0][0], sizeof(real), mint_extents(0, 37));
                    mint_reach_or_dense(site, ex_map, 0, y_begin, y_begin + y_count - 1);
                    mint_reach_or_dense(site, ex_map, 1, x_begin, x_begin + x_count - 1);
                    mint_reach_or_dense(site, hz_map, 0, y_begin, y_begin + y_count - 1);
                    mint_reach_or_dense(site, hz_map, 1, x_begin - 1, x_begin + x_count - 1);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {mask_map, "mask", 0, "y", y_begin, y_begin + y_count - 1},
                        {mask_map, "mask", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    static const mint_checked ex_checked[] = {
                        {{"in.c", 31}, "ex", "ex[y][x]", -1},
                        {{"in.c", 31}, "ex", "ex[y][x]", -1},
                    };
                    static const mint_checked hz_checked[] = {
                        {{"in.c", 31}, "hz", "hz[y][x]", -1},
                        {{"in.c", 31}, "hz", "hz[y][x - 1]", -1},
                    };
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "step_all_sweep3",
                            mint_tiles(site, "x", x_count, 512, 2147481598),
                            mint_tiles(site, "y", y_count, 1, 2147417082));
                    // Launches of single steps hold accesses to the extents of the arrays.
                    const mint_alone alone = {mint_stays_inside(ex_map, 0, y_begin, y_begin + y_count - 1)
                            && mint_stays_inside(ex_map, 1, x_begin, x_begin + x_count - 1)
                            && mint_stays_inside(hz_map, 0, y_begin, y_begin + y_count - 1)
                            && mint_stays_inside(hz_map, 1, x_begin - 1, x_begin + x_count - 1) ? 0 : 1, {}};
                    mint_file(site, step_all_chain1, 2, {&mask_map, &ex_map, &hz_map}, {x_begin, x_count,
                            y_begin, y_count}, mint_no_scalars(),
                            [site, blocks, &mask_map, &ex_map, &hz_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "step_all_sweep3");
                        step_all_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (real *)mask_map.device, (int)mask_map.stride[0], (real *)ex_map.device,
                            (int)ex_map.stride[0], (real *)hz_map.device, (int)hz_map.stride[0],
                            (unsigned)x_count, (unsigned)y_count, mint_is_aligned(mask_map, x_begin, 16),
                            mint_elements(site, ex_map, ex_map.device, ex_checked),
                            mint_elements(site, hz_map, hz_map.device, hz_checked));
                        mint_launched(site, "step_all_sweep3");
                    }, alone);
                }
            }
            {
                const mint_site site = {"in.c", 33};
                const long long y_begin = 0, y_count = mint_trips(y_begin, 21 - 1, 1);
                const long long x_begin = 0, x_count = mint_trips(x_begin, 37 - 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &ex_map = mint_find(site, "ex", &ex[0][0], sizeof(real), mint_extents(0, 37));
                    mint_mapping &ey_map = mint_find(site, "ey", &ey[0][0], sizeof(real), mint_extents(0, 37));
                    mint_mapping &guess_map = mint_find(site, "guess", &guess[0][0], sizeof(real),
                            mint_extents(0, 37));
                    mint_mapping &hz_map = mint_find({"in.c", 37}, "hz", &hz[0][0], sizeof(real),
                            mint_extents(0, 37));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {ex_map, "ex", 0, "y", y_begin, y_begin + y_count - 1},
                        {ex_map, "ex", 1, "x..x+1", x_begin, x_begin + x_count},
                        {ey_map, "ey", 0, "y..y+1", y_begin, y_begin + y_count},
                        {ey_map, "ey", 1, "x", x_begin, x_begin + x_count - 1},
                        {guess_map, "guess", 0, "y", y_begin, y_begin + y_count - 1},
                        {guess_map, "guess", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts_2[] = {
                        {hz_map, "hz", 0, "y", y_begin, y_begin + y_count - 1},
                        {hz_map, "hz", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts({"in.c", 37}, subscripts_2);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "step_all_sweep4",
                            mint_tiles(site, "x", x_count, 512, 2147481599),
                            mint_tiles(site, "y", y_count, 1, 2147417082));
                    mint_file(site, step_all_chain1, 3, {&ex_map, &ey_map, &guess_map, &hz_map}, {x_begin,
                            x_count, y_begin, y_count}, mint_no_scalars(),
                            [site, blocks, &ex_map, &ey_map, &guess_map, &hz_map, x_begin = x_begin,
                                    x_count = x_count, y_count = y_count]() mutable {
                        mint_launching(site, "step_all_sweep4");
                        step_all_sweep4<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (real *)ex_map.device, (int)ex_map.stride[0], (real *)ey_map.device,
                            (int)ey_map.stride[0], (real *)guess_map.device, (int)guess_map.stride[0],
                            (real *)hz_map.device, (int)hz_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(ex_map, x_begin, 16) && mint_is_aligned(ey_map, x_begin, 16) && mint_is_aligned(guess_map, x_begin, 16));
                        mint_launched(site, "step_all_sweep4");
                    });
                }
            }
            /* part of the kernel above */
            {
                const mint_site site = {"in.c", 41};
                const long long y_begin = 0, y_count = mint_trips(y_begin, 21 - 1, 1);
                if (y_count > 0) {
                    mint_may_wait();
                    mint_mapping &hz_map = mint_find(site, "hz", &hz[0][0], sizeof(real), mint_extents(0, 37));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {hz_map, "hz", 0, "y", y_begin, y_begin + y_count - 1},
                        {hz_map, "hz", 1, "37-2..37-1", 35, 36},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "step_all_sweep6",
                            mint_tiles(site, "y", y_count, 1024, 2147480575));
                    mint_file(site, step_all_chain1, 4, {&hz_map}, {y_begin, y_count}, mint_no_scalars(),
                            [site, blocks, &hz_map, y_count = y_count]() mutable {
                        mint_launching(site, "step_all_sweep6");
                        step_all_sweep6<<<blocks, dim3(512), 0, mint_stream()>>>(
                            (real *)hz_map.device, (int)hz_map.stride[0], (unsigned)y_count);
                        mint_launched(site, "step_all_sweep6");
                    });
                }
            }
            {
                const mint_site site = {"in.c", 44};
                const long long x_begin = 0, x_count = mint_trips(x_begin, 37, 1);
                if (x_count > 0) {
                    mint_may_wait();
                    mint_mapping &hz_map = mint_find(site, "hz", &hz[0][0], sizeof(real), mint_extents(0, 37));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {hz_map, "hz", 0, "21-2..21-1", 19, 20},
                        {hz_map, "hz", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "step_all_sweep7",
                            mint_tiles(site, "x", x_count, 1024, 2147480575));
                    mint_file(site, step_all_chain1, 5, {&hz_map}, {x_begin, x_count}, mint_no_scalars(),
                            [site, blocks, &hz_map, x_count = x_count]() mutable {
                        mint_launching(site, "step_all_sweep7");
                        step_all_sweep7<<<blocks, dim3(512), 0, mint_stream()>>>(
                            (real *)hz_map.device, (int)hz_map.stride[0], (unsigned)x_count);
                        mint_launched(site, "step_all_sweep7");
                    });
                }
            }
...
    mint_copy_out({"in.c", 48}, "ex", &ex[0][0], mint_extents(sizeof(ex) / sizeof(ex[0]), sizeof(ex[0]) / sizeof(ex[0][0])));
    mint_copy_out({"in.c", 49}, "ey", &ey[0][0], mint_extents(sizeof(ey) / sizeof(ey[0]), sizeof(ey[0]) / sizeof(ey[0][0])));
    mint_copy_out({"in.c", 50}, "hz", &hz[0][0], mint_extents(sizeof(hz) / sizeof(hz[0]), sizeof(hz[0]) / sizeof(hz[0][0])));
    mint_copy_out({"in.c", 51}, "guess", &guess[0][0], mint_extents(sizeof(guess) / sizeof(guess[0]), sizeof(guess[0]) / sizeof(guess[0][0])));
