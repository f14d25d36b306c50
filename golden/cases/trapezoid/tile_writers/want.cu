
...
/* halves_sweep1 makes one step. */

/* Up to 3 steps of these loops at a time:
 * line 16: halves_sweep1
 * line 20: halves_sweep2
 * line 24: halves_sweep3
 * line 27: halves_sweep4
 * A block loads 64x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 55x55x1 cells. */
static __global__ void __launch_bounds__(512)
halves_chain1_tile(const real *__restrict__ a_from, real *a_to, long long a_row, mint_area<2> a_box,
                   const real *__restrict__ b_from, real *b_to, long long b_row, mint_area<2> b_box,
                   mint_area<2> halves_sweep1_cells, mint_area<2> halves_sweep2_cells,
                   mint_area<2> halves_sweep3_cells, mint_area<2> halves_sweep4_cells, int steps_2,
                   long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*55;
    const long long y0 = y_start + (long long)blockIdx.y*55;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const a_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared);
    real (*const b_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 32768);
    auto *a = a_tile;
    auto *b = b_tile;
    const mint_stretch halves_sweep1_y = mint_in_tile(halves_sweep1_cells.first[1],
            halves_sweep1_cells.end[1], y0, 64);
    const mint_stretch halves_sweep1_x = mint_in_tile(halves_sweep1_cells.first[0],
            halves_sweep1_cells.end[0], x0, 64);
    const mint_stretch halves_sweep2_y = mint_in_tile(halves_sweep2_cells.first[1],
            halves_sweep2_cells.end[1], y0, 64);
    const mint_stretch halves_sweep2_x = mint_in_tile(halves_sweep2_cells.first[0],
            halves_sweep2_cells.end[0], x0, 64);
    const mint_stretch halves_sweep3_y = mint_in_tile(halves_sweep3_cells.first[1],
            halves_sweep3_cells.end[1], y0, 64);
    const mint_stretch halves_sweep3_x = mint_in_tile(halves_sweep3_cells.first[0],
            halves_sweep3_cells.end[0], x0, 64);
    const mint_stretch halves_sweep4_y = mint_in_tile(halves_sweep4_cells.first[1],
            halves_sweep4_cells.end[1], y0, 64);
    const mint_stretch halves_sweep4_x = mint_in_tile(halves_sweep4_cells.first[0],
            halves_sweep4_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch a_y = mint_in_tile(a_box.first[1], a_box.end[1], y0, 64);
        const mint_stretch a_x = mint_in_tile(a_box.first[0], a_box.end[0], x0, 64);
        for (int cy = a_y.first + ty; cy < a_y.end; cy += 16) {
            for (int cx = a_x.first + tx; cx < a_x.end; cx += 32)
                a_tile[cy][cx] = a_from[(y0+cy)*a_row+(x0+cx)];
        }
    }
    {
        const mint_stretch b_y = mint_in_tile(b_box.first[1], b_box.end[1], y0, 64);
        const mint_stretch b_x = mint_in_tile(b_box.first[0], b_box.end[0], x0, 64);
        for (int cy = b_y.first + ty; cy < b_y.end; cy += 16) {
            for (int cx = b_x.first + tx; cx < b_x.end; cx += 32)
                b_tile[cy][cx] = b_from[(y0+cy)*b_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 16.
            const mint_stretch level_y = mint_cut(halves_sweep1_y, 3 - (steps_2 - 1 - step), 59
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(halves_sweep1_x, 5 - 2*(steps_2 - 1 - step), 61
                    + (steps_2 - 1 - step));
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    b[cy][cx] = (real)0.5*a[cy][cx]
                            + (real)0.1*(a[cy+1][cx] + a[cy-1][cx] + a[cy][cx-1] + a[cy][cx+1]);
            }
        }
        __syncthreads();
        {
            // The loops at line 20.
            const mint_stretch level_y_2 = mint_cut(halves_sweep2_y, 3 - (steps_2 - 1 - step), 59
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_x_2 = mint_cut(halves_sweep2_x, 5 - 2*(steps_2 - 1 - step), 61
                    + (steps_2 - 1 - step));
            for (int cy = level_y_2.first + ty; cy < level_y_2.end; cy += 16) {
                for (int cx = level_x_2.first + tx; cx < level_x_2.end; cx += 32)
                    b[cy][cx] = (real)0.4*a[cy][cx]
                            + (real)0.15*(a[cy+1][cx] + a[cy-1][cx] + a[cy][cx-1] + a[cy][cx+1]);
            }
        }
        __syncthreads();
        {
            // The loops at line 24.
            const mint_stretch level_y_3 = mint_cut(halves_sweep3_y, 3 - (steps_2 - 1 - step), 58
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_x_3 = mint_cut(halves_sweep3_x, 5 - 2*(steps_2 - 1 - step), 61
                    + (steps_2 - 1 - step));
            for (int cy = level_y_3.first + ty; cy < level_y_3.end; cy += 16) {
                for (int cx = level_x_3.first + tx; cx < level_x_3.end; cx += 32)
                    b[cy][cx] = b[cy+1][cx];
            }
        }
        __syncthreads();
        {
            // The loops at line 27.
            const mint_stretch level_y_4 = mint_cut(halves_sweep4_y, 3 - (steps_2 - 1 - step), 58
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_x_4 = mint_cut(halves_sweep4_x, 6 - 2*(steps_2 - 1 - step), 61
                    + (steps_2 - 1 - step));
            for (int cy = level_y_4.first + ty; cy < level_y_4.end; cy += 16) {
                for (int cx = level_x_4.first + tx; cx < level_x_4.end; cx += 32)
                    b[cy][cx] = b[cy][cx-1];
            }
        }
        __syncthreads();
        mint_turn(a, b);
    }
    // Commit the tile.
    if (a_to) {
        const mint_stretch a_y_2 = {3, 58};
        const mint_stretch a_x_2 = {6, 61};
        for (int cy = a_y_2.first + ty; cy < a_y_2.end; cy += 16) {
            for (int cx = a_x_2.first + tx; cx < a_x_2.end; cx += 32)
                if ((mint_in_span(halves_sweep1_y, cy) && mint_in_span(halves_sweep1_x, cx))
                        || (mint_in_span(halves_sweep2_y, cy) && mint_in_span(halves_sweep2_x, cx))
                        || (mint_in_span(halves_sweep3_y, cy) && mint_in_span(halves_sweep3_x, cx))
                        || (mint_in_span(halves_sweep4_y, cy) && mint_in_span(halves_sweep4_x, cx)))
                    a_to[(y0+cy)*a_row+(x0+cx)] = a_tile[cy][cx];
        }
    }
    if (b_to) {
        const mint_stretch b_y_2 = {3, 58};
        const mint_stretch b_x_2 = {6, 61};
        for (int cy = b_y_2.first + ty; cy < b_y_2.end; cy += 16) {
            for (int cx = b_x_2.first + tx; cx < b_x_2.end; cx += 32)
                if ((mint_in_span(halves_sweep1_y, cy) && mint_in_span(halves_sweep1_x, cx))
                        || (mint_in_span(halves_sweep2_y, cy) && mint_in_span(halves_sweep2_x, cx))
                        || (mint_in_span(halves_sweep3_y, cy) && mint_in_span(halves_sweep3_x, cx))
                        || (mint_in_span(halves_sweep4_y, cy) && mint_in_span(halves_sweep4_x, cx)))
                    b_to[(y0+cy)*b_row+(x0+cx)] = b_tile[cy][cx];
        }
    }
}

/* halves_sweep2 makes one step. */

/* halves_sweep3 makes one step. */

/* halves_sweep4 makes one step. */

// Launches halves_chain1_tile for the oldest steps that wait. False: it cannot.
static bool halves_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> cells1 = {{a.range(1)[0], a.range(1)[2]}, {a.range(1)[0] + a.range(1)[1],
            a.range(1)[2] + a.range(1)[3]}};
    const long long line2_0 = 0;
    const mint_area<2> cells2 = {{a.range(2)[0], line2_0}, {a.range(2)[0] + a.range(2)[1], line2_0
            + 1}};
    const long long line3_1 = 30;
    const mint_area<2> cells3 = {{line3_1, a.range(3)[0]}, {line3_1 + 1, a.range(3)[0]
            + a.range(3)[1]}};
    const mint_area<2> all = mint_hull(mint_hull(mint_hull(cells0, cells1), cells2), cells3);
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
    touched[0].add(mint_around(cells1, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[0].add_sure(mint_around(cells1, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells2, mint_area<2>{{0, 0}, {0, 1}}));
    touched[1].add_sure(mint_around(cells2, mint_area<2>{{0, 0}, {0, 1}}));
    touched[1].add(mint_around(cells3, mint_area<2>{{-1, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells3, mint_area<2>{{-1, 0}, {0, 0}}));
    mint_area<2> loaded[2];
    if (!mint_may_load(a, 0, touched, {0, 1}, 2, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1, 0}, 2, false, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 55, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 55, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "halves_chain1_tile", (const void *)halves_chain1_tile, 65536);
    mint_launching(a.site, "halves_chain1_tile");
    halves_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        cells0, cells1, cells2, cells3, a.steps, all.first[0] - 6, all.first[1] - 3);
    mint_launched(a.site, "halves_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned halves_chain1_twins[] = {0x0, 0x2, 0x3, 0x3};
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain halves_chain1 = {{"in.c", 14}, "halves_chain1", 3, 2, 1, 2, 4, 0x3, 0x0,
        halves_chain1_launch, halves_chain1_twins, {1, 0}, {{2, 0x1, 0x2, 0, {0, 1}}, {2, 0x1, 0x2,
        0, {0, 1}}, {1, 0x1, 0x1, 0, {1}}, {1, 0x1, 0x1, 1, {1}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 11}, "a", &a[0][0], mint_extents(NY, NX), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 12}, "b", &b[0][0], mint_extents(NY, NX), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 13});
...
        {
            const mint_site site = {"in.c", 16};
            const long long y_begin = 1, y_count = mint_trips(y_begin, 10, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, 31 - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &a_map = mint_find(site, "a", &a[0][0], sizeof(real), mint_extents(0, 31));
                mint_mapping &b_map = mint_find(site, "b", &b[0][0], sizeof(real), mint_extents(0, 31));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {a_map, "a", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {a_map, "a", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                    {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_reads = {"a[y][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch b_writes = {"b[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "halves_sweep1",
                        mint_tiles(site, "x", x_count, 512, 2147481598),
                        mint_tiles(site, "y", y_count, 1, 2147417081));
                mint_file(site, halves_chain1, 0, {&a_map, &b_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &a_map, &b_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "halves_sweep1");
                    halves_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)a_map.device, a_map.stride[0], (real *)b_map.device, b_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(a_map, x_begin, 16) && mint_is_aligned(b_map, x_begin, 16));
                    mint_launched(site, "halves_sweep1");
                });
            }
        }
        {
            const mint_site site = {"in.c", 20};
            const long long y_begin = 10, y_count = mint_trips(y_begin, 23 - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, 31 - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &a_map = mint_find(site, "a", &a[0][0], sizeof(real), mint_extents(0, 31));
                mint_mapping &b_map = mint_find(site, "b", &b[0][0], sizeof(real), mint_extents(0, 31));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {a_map, "a", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {a_map, "a", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                    {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_reads = {"a[y][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch b_writes = {"b[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "halves_sweep2",
                        mint_tiles(site, "x", x_count, 512, 2147481598),
                        mint_tiles(site, "y", y_count, 1, 2147417072));
                mint_file(site, halves_chain1, 1, {&a_map, &b_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &a_map, &b_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "halves_sweep2");
                    halves_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)a_map.device, a_map.stride[0], (real *)b_map.device, b_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(a_map, x_begin, 16) && mint_is_aligned(b_map, x_begin, 16));
                    mint_launched(site, "halves_sweep2");
                });
            }
        }
        {
            const mint_site site = {"in.c", 24};
            const long long x_begin = 0, x_count = mint_trips(x_begin, 31, 1);
            if (x_count > 0) {
                mint_may_wait();
                mint_mapping &b_map = mint_find(site, "b", &b[0][0], sizeof(real), mint_extents(0, 31));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {b_map, "b", 0, "0..1", 0, 1},
                    {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "halves_sweep3",
                        mint_tiles(site, "x", x_count, 1024, 2147480575));
                mint_file(site, halves_chain1, 2, {&b_map}, {x_begin, x_count}, mint_no_scalars(),
                        [site, blocks, &b_map, x_count = x_count]() mutable {
                    mint_launching(site, "halves_sweep3");
                    halves_sweep3<<<blocks, dim3(512), 0, mint_stream()>>>(
                        (real *)b_map.device, b_map.stride[0], (unsigned)x_count);
                    mint_launched(site, "halves_sweep3");
                });
            }
        }
        {
            const mint_site site = {"in.c", 27};
            const long long y_begin = 0, y_count = mint_trips(y_begin, 23, 1);
            if (y_count > 0) {
                mint_may_wait();
                mint_mapping &b_map = mint_find(site, "b", &b[0][0], sizeof(real), mint_extents(0, 31));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                    {b_map, "b", 1, "31-2..31-1", 29, 30},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "halves_sweep4",
                        mint_tiles(site, "y", y_count, 1024, 2147480575));
                mint_file(site, halves_chain1, 3, {&b_map}, {y_begin, y_count}, mint_no_scalars(),
                        [site, blocks, &b_map, y_count = y_count]() mutable {
                    mint_launching(site, "halves_sweep4");
                    halves_sweep4<<<blocks, dim3(512), 0, mint_stream()>>>(
                        (real *)b_map.device, b_map.stride[0], (unsigned)y_count);
                    mint_launched(site, "halves_sweep4");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 33}, "a", &a[0][0], mint_extents(NY, NX));
    mint_copy_out({"in.c", 34}, "b", &b[0][0], mint_extents(NY, NX));
