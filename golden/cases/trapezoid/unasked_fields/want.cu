
...
/* propagate_sweep1 makes one step. */

/* Up to 6 steps of these loops at a time:
 * line 13: propagate_sweep1
 * line 17: propagate_sweep2
 * line 21: propagate_sweep3
 * A block loads 64x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 52x52x1 cells. */
static __global__ void __launch_bounds__(1024)
propagate_chain1_tile(const real *__restrict__ hz_from, real *hz_to, long long hz_row,
                      mint_area<2> hz_box, const real *__restrict__ ex_from, real *ex_to,
                      long long ex_row, mint_area<2> ex_box, const real *__restrict__ ey_from,
                      real *ey_to, long long ey_row, mint_area<2> ey_box,
                      mint_area<2> propagate_sweep1_cells, mint_area<2> propagate_sweep2_cells,
                      mint_area<2> propagate_sweep3_cells, int steps_2, long long x_start,
                      long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*52;
    const long long y0 = y_start + (long long)blockIdx.y*52;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const hz_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared);
    real (*const ex_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 32768);
    real (*const ey_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 65536);
    auto *hz = hz_tile;
    auto *ex = ex_tile;
    auto *ey = ey_tile;
    const mint_stretch propagate_sweep1_y = mint_in_tile(propagate_sweep1_cells.first[1],
            propagate_sweep1_cells.end[1], y0, 64);
    const mint_stretch propagate_sweep1_x = mint_in_tile(propagate_sweep1_cells.first[0],
            propagate_sweep1_cells.end[0], x0, 64);
    const mint_stretch propagate_sweep2_y = mint_in_tile(propagate_sweep2_cells.first[1],
            propagate_sweep2_cells.end[1], y0, 64);
    const mint_stretch propagate_sweep2_x = mint_in_tile(propagate_sweep2_cells.first[0],
            propagate_sweep2_cells.end[0], x0, 64);
    const mint_stretch propagate_sweep3_y = mint_in_tile(propagate_sweep3_cells.first[1],
            propagate_sweep3_cells.end[1], y0, 64);
    const mint_stretch propagate_sweep3_x = mint_in_tile(propagate_sweep3_cells.first[0],
            propagate_sweep3_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch hz_y = mint_in_tile(hz_box.first[1], hz_box.end[1], y0, 64);
        const mint_stretch hz_x = mint_in_tile(hz_box.first[0], hz_box.end[0], x0, 64);
        for (int cy = hz_y.first + ty; cy < hz_y.end; cy += 32) {
            for (int cx = hz_x.first + tx; cx < hz_x.end; cx += 32)
                hz_tile[cy][cx] = hz_from[(y0+cy)*hz_row+(x0+cx)];
        }
    }
    {
        const mint_stretch ex_y = mint_in_tile(ex_box.first[1], ex_box.end[1], y0, 64);
        const mint_stretch ex_x = mint_in_tile(ex_box.first[0], ex_box.end[0], x0, 64);
        for (int cy = ex_y.first + ty; cy < ex_y.end; cy += 32) {
            for (int cx = ex_x.first + tx; cx < ex_x.end; cx += 32)
                ex_tile[cy][cx] = ex_from[(y0+cy)*ex_row+(x0+cx)];
        }
    }
    {
        const mint_stretch ey_y = mint_in_tile(ey_box.first[1], ey_box.end[1], y0, 64);
        const mint_stretch ey_x = mint_in_tile(ey_box.first[0], ey_box.end[0], x0, 64);
        for (int cy = ey_y.first + ty; cy < ey_y.end; cy += 32) {
            for (int cx = ey_x.first + tx; cx < ey_x.end; cx += 32)
                ey_tile[cy][cx] = ey_from[(y0+cy)*ey_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 13.
            const mint_stretch level_y = mint_cut(propagate_sweep1_y, 6 - (steps_2 - 1 - step), 59
                    + (steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(propagate_sweep1_x, 6 - (steps_2 - 1 - step), 58
                    + (steps_2 - 1 - step));
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 32) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    ex[cy][cx] += (real)0.5*(hz[cy][cx] - hz[cy-1][cx]);
            }
        }
        __syncthreads();
        {
            // The loops at line 17.
            const mint_stretch level_y_2 = mint_cut(propagate_sweep2_y, 6 - (steps_2 - 1 - step), 58
                    + (steps_2 - 1 - step));
            const mint_stretch level_x_2 = mint_cut(propagate_sweep2_x, 6 - (steps_2 - 1 - step), 59
                    + (steps_2 - 1 - step));
            for (int cy = level_y_2.first + ty; cy < level_y_2.end; cy += 32) {
                for (int cx = level_x_2.first + tx; cx < level_x_2.end; cx += 32)
                    ey[cy][cx] -= (real)0.5*(hz[cy][cx] - hz[cy][cx-1]);
            }
        }
        __syncthreads();
        {
            // The loops at line 21.
            const mint_stretch level_y_3 = mint_cut(propagate_sweep3_y, 6 - (steps_2 - 1 - step), 58
                    + (steps_2 - 1 - step));
            const mint_stretch level_x_3 = mint_cut(propagate_sweep3_x, 6 - (steps_2 - 1 - step), 58
                    + (steps_2 - 1 - step));
            for (int cy = level_y_3.first + ty; cy < level_y_3.end; cy += 32) {
                for (int cx = level_x_3.first + tx; cx < level_x_3.end; cx += 32)
                    hz[cy][cx] -= (real)0.7*(ey[cy][cx+1] - ey[cy][cx] - ex[cy+1][cx] + ex[cy][cx]);
            }
        }
        __syncthreads();
    }
    // Commit the tile.
    if (hz_to) {
        const mint_stretch hz_y_2 = mint_cut(propagate_sweep3_y, 6, 58);
        const mint_stretch hz_x_2 = mint_cut(propagate_sweep3_x, 6, 58);
        for (int cy = hz_y_2.first + ty; cy < hz_y_2.end; cy += 32) {
            for (int cx = hz_x_2.first + tx; cx < hz_x_2.end; cx += 32)
                hz_to[(y0+cy)*hz_row+(x0+cx)] = hz_tile[cy][cx];
        }
    }
    if (ex_to) {
        const mint_stretch ex_y_2 = mint_cut(propagate_sweep1_y, 6, 58);
        const mint_stretch ex_x_2 = mint_cut(propagate_sweep1_x, 6, 58);
        for (int cy = ex_y_2.first + ty; cy < ex_y_2.end; cy += 32) {
            for (int cx = ex_x_2.first + tx; cx < ex_x_2.end; cx += 32)
                ex_to[(y0+cy)*ex_row+(x0+cx)] = ex_tile[cy][cx];
        }
    }
    if (ey_to) {
        const mint_stretch ey_y_2 = mint_cut(propagate_sweep2_y, 6, 58);
        const mint_stretch ey_x_2 = mint_cut(propagate_sweep2_x, 6, 58);
        for (int cy = ey_y_2.first + ty; cy < ey_y_2.end; cy += 32) {
            for (int cx = ey_x_2.first + tx; cx < ey_x_2.end; cx += 32)
                ey_to[(y0+cy)*ey_row+(x0+cx)] = ey_tile[cy][cx];
        }
    }
}

/* propagate_sweep2 makes one step. */

/* propagate_sweep3 makes one step. */

// Launches propagate_chain1_tile for the oldest steps that wait. False: it cannot.
static bool propagate_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> cells1 = {{a.range(1)[0], a.range(1)[2]}, {a.range(1)[0] + a.range(1)[1],
            a.range(1)[2] + a.range(1)[3]}};
    const mint_area<2> cells2 = {{a.range(2)[0], a.range(2)[2]}, {a.range(2)[0] + a.range(2)[1],
            a.range(2)[2] + a.range(2)[3]}};
    const mint_area<2> all = mint_hull(mint_hull(cells0, cells1), cells2);
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x7, 0x7, 0x7, 0x7, 0x7, 0x7};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 2, stored >> 2 & 1, true))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[3];
    touched[0].add(mint_around(cells0, mint_area<2>{{0, -1}, {0, 0}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{0, -1}, {0, 0}}));
    touched[0].add(mint_around(cells1, mint_area<2>{{-1, 0}, {0, 0}}));
    touched[0].add_sure(mint_around(cells1, mint_area<2>{{-1, 0}, {0, 0}}));
    touched[0].add(mint_around(cells2, mint_area<2>{{0, 0}, {0, 0}}));
    touched[0].add_sure(mint_around(cells2, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells2, mint_area<2>{{0, 0}, {0, 1}}));
    touched[1].add_sure(mint_around(cells2, mint_area<2>{{0, 0}, {0, 1}}));
    touched[2].add(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[2].add_sure(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[2].add(mint_around(cells2, mint_area<2>{{0, 0}, {1, 0}}));
    touched[2].add_sure(mint_around(cells2, mint_area<2>{{0, 0}, {1, 0}}));
    mint_area<2> loaded[3];
    if (!mint_may_load(a, 0, touched, {0}, 1, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1}, 1, false, loaded[1]))
        return false;
    if (!mint_may_load(a, 2, touched, {2}, 1, false, loaded[2]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 52, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 52, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "propagate_chain1_tile", (const void *)propagate_chain1_tile,
            98304);
    mint_launching(a.site, "propagate_chain1_tile");
    propagate_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 32, 1), 98304, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        (const real *)a.place(0, 2).read, stored >> 2 & 1 ? (real *)a.place(0, 2).write : nullptr,
        a.place(0, 2).stride[0], loaded[2], cells0, cells1, cells2, a.steps, all.first[0] - 6,
        all.first[1] - 6);
    mint_launched(a.site, "propagate_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned propagate_chain1_twins[] = {0x0, 0x7, 0x7, 0x7, 0x7, 0x7, 0x7};
// What the loop launches in a step. Up to 6 steps are made at once.
static const mint_chain propagate_chain1 = {{"in.c", 11}, "propagate_chain1", 6, 2, 0, 3, 3, 0x7,
        0x0, propagate_chain1_launch, propagate_chain1_twins, {0, 1, 2}, {{2, 0x3, 0x2, 1, {0, 1}},
        {2, 0x3, 0x2, 1, {0, 2}}, {3, 0x7, 0x4, 1, {2, 1, 0}}}};

static void propagate(int nx, int ny, int steps, real *ex_cells, real *ey_cells, real *hz_cells)
{ real (*ex)[nx] = (__typeof__(ex))ex_cells; real (*ey)[nx + 1] = (__typeof__(ey))ey_cells; real (*hz)[nx] = (__typeof__(hz))hz_cells; mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 7}, "ex", &ex[0][0], mint_extents(ny + 1, nx), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 8}, "ey", &ey[0][0], mint_extents(ny, nx + 1), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 9}, "hz", &hz[0][0], mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 10});
...
        {
            const mint_site site = {"in.c", 13};
            const long long j_begin = 1, j_count = mint_trips(j_begin, ny, 1);
            const long long i_begin = 0, i_count = mint_trips(i_begin, nx, 1);
            if (j_count > 0 && i_count > 0) {
                mint_may_wait();
                mint_mapping &hz_map = mint_find(site, "hz", &hz[0][0], sizeof(real),
                        mint_extents(0, sizeof(hz[0]) / sizeof(hz[0][0])));
                mint_mapping &ex_map = mint_find(site, "ex", &ex[0][0], sizeof(real),
                        mint_extents(0, sizeof(ex[0]) / sizeof(ex[0][0])));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {hz_map, "hz", 0, "j-1..j", j_begin - 1, j_begin + j_count - 1},
                    {hz_map, "hz", 1, "i", i_begin, i_begin + i_count - 1},
                    {ex_map, "ex", 0, "j", j_begin, j_begin + j_count - 1},
                    {ex_map, "ex", 1, "i", i_begin, i_begin + i_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{j_begin, j_count, 1}, {i_begin, i_count, 1}}};
                const mint_touch hz_reads = {"hz[j][i]", {{-1, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch ex_writes = {"ex[j][i]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, hz_map, "hz", hz_reads, ex_map, "ex", ex_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "propagate_sweep1",
                        mint_tiles(site, "i", i_count, 128, 2147482367),
                        mint_tiles(site, "j", j_count, 2, 2147417078));
                mint_file(site, propagate_chain1, 0, {&hz_map, &ex_map}, {i_begin, i_count, j_begin,
                        j_count}, mint_no_scalars(),
                        [site, blocks, &hz_map, &ex_map, i_begin = i_begin, i_count = i_count,
                                j_count = j_count]() mutable {
                    mint_launching(site, "propagate_sweep1");
                    propagate_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)hz_map.device, hz_map.stride[0], (real *)ex_map.device, ex_map.stride[0],
                        (unsigned)i_count, (unsigned)j_count, mint_is_aligned(hz_map, i_begin, 16));
                    mint_launched(site, "propagate_sweep1");
                });
            }
        }
        {
            const mint_site site = {"in.c", 17};
            const long long j_begin = 0, j_count = mint_trips(j_begin, ny, 1);
            const long long i_begin = 1, i_count = mint_trips(i_begin, nx, 1);
            if (j_count > 0 && i_count > 0) {
                mint_may_wait();
                mint_mapping &hz_map = mint_find(site, "hz", &hz[0][0], sizeof(real),
                        mint_extents(0, sizeof(hz[0]) / sizeof(hz[0][0])));
                mint_mapping &ey_map = mint_find(site, "ey", &ey[0][0], sizeof(real),
                        mint_extents(0, sizeof(ey[0]) / sizeof(ey[0][0])));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {hz_map, "hz", 0, "j", j_begin, j_begin + j_count - 1},
                    {hz_map, "hz", 1, "i-1..i", i_begin - 1, i_begin + i_count - 1},
                    {ey_map, "ey", 0, "j", j_begin, j_begin + j_count - 1},
                    {ey_map, "ey", 1, "i", i_begin, i_begin + i_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{j_begin, j_count, 1}, {i_begin, i_count, 1}}};
                const mint_touch hz_reads = {"hz[j][i]", {{0, 0, {1, 0}}, {-1, 0, {0, 1}}}};
                const mint_touch ey_writes = {"ey[j][i]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, hz_map, "hz", hz_reads, ey_map, "ey", ey_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "propagate_sweep2",
                        mint_tiles(site, "i", i_count, 256, 2147482110),
                        mint_tiles(site, "j", j_count, 1, 2147417082));
                mint_file(site, propagate_chain1, 1, {&hz_map, &ey_map}, {i_begin, i_count, j_begin,
                        j_count}, mint_no_scalars(),
                        [site, blocks, &hz_map, &ey_map, i_begin = i_begin, i_count = i_count,
                                j_count = j_count]() mutable {
                    mint_launching(site, "propagate_sweep2");
                    propagate_sweep2<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)hz_map.device, hz_map.stride[0], (real *)ey_map.device, ey_map.stride[0],
                        (unsigned)i_count, (unsigned)j_count, mint_is_aligned(hz_map, i_begin, 16));
                    mint_launched(site, "propagate_sweep2");
                });
            }
        }
        {
            const mint_site site = {"in.c", 21};
            const long long j_begin = 0, j_count = mint_trips(j_begin, ny, 1);
            const long long i_begin = 0, i_count = mint_trips(i_begin, nx, 1);
            if (j_count > 0 && i_count > 0) {
                mint_may_wait();
                mint_mapping &ey_map = mint_find(site, "ey", &ey[0][0], sizeof(real),
                        mint_extents(0, sizeof(ey[0]) / sizeof(ey[0][0])));
                mint_mapping &ex_map = mint_find(site, "ex", &ex[0][0], sizeof(real),
                        mint_extents(0, sizeof(ex[0]) / sizeof(ex[0][0])));
                mint_mapping &hz_map = mint_find(site, "hz", &hz[0][0], sizeof(real),
                        mint_extents(0, sizeof(hz[0]) / sizeof(hz[0][0])));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {ey_map, "ey", 0, "j", j_begin, j_begin + j_count - 1},
                    {ey_map, "ey", 1, "i..i+1", i_begin, i_begin + i_count},
                    {ex_map, "ex", 0, "j..j+1", j_begin, j_begin + j_count},
                    {ex_map, "ex", 1, "i", i_begin, i_begin + i_count - 1},
                    {hz_map, "hz", 0, "j", j_begin, j_begin + j_count - 1},
                    {hz_map, "hz", 1, "i", i_begin, i_begin + i_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{j_begin, j_count, 1}, {i_begin, i_count, 1}}};
                const mint_touch ey_reads = {"ey[j][i + 1]", {{0, 0, {1, 0}}, {0, 1, {0, 1}}}};
                const mint_touch hz_writes = {"hz[j][i]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch ex_reads = {"ex[j + 1][i]", {{0, 1, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, ey_map, "ey", ey_reads, hz_map, "hz", hz_writes);
                mint_distinct(site, loops, ex_map, "ex", ex_reads, hz_map, "hz", hz_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "propagate_sweep3",
                        mint_tiles(site, "i", i_count, 128, 2147482367),
                        mint_tiles(site, "j", j_count, 2, 2147417079));
                mint_file(site, propagate_chain1, 2, {&ey_map, &ex_map, &hz_map}, {i_begin, i_count,
                        j_begin, j_count}, mint_no_scalars(),
                        [site, blocks, &ey_map, &ex_map, &hz_map, i_begin = i_begin, i_count = i_count,
                                j_count = j_count]() mutable {
                    mint_launching(site, "propagate_sweep3");
                    propagate_sweep3<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)ey_map.device, ey_map.stride[0], (real *)ex_map.device, ex_map.stride[0],
                        (real *)hz_map.device, hz_map.stride[0], (unsigned)i_count, (unsigned)j_count,
                        mint_is_aligned(ey_map, i_begin, 16) && mint_is_aligned(ex_map, i_begin, 16));
                    mint_launched(site, "propagate_sweep3");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 25}, "ex", &ex[0][0], mint_extents(ny + 1, nx));
    mint_copy_out({"in.c", 26}, "ey", &ey[0][0], mint_extents(ny, nx + 1));
    mint_copy_out({"in.c", 27}, "hz", &hz[0][0], mint_extents(ny, nx));
...
    real *ex = (real *)malloc(nex * sizeof(real)), *ey = (real *)malloc(ney * sizeof(real)), *hz = (real *)malloc(nhz * sizeof(real));
...
    propagate(nx, ny, steps, (real *)(real (*)[nx])ex, (real *)(real (*)[nx + 1])ey, (real *)(real (*)[nx])hz);
