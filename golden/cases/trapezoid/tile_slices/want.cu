
...
/* wave_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 15: wave_sweep1
 * A block loads 64x48x1 cells of each array to shared memory, computes at each level all that
 *   the cells loaded allow, and commits 56x40x1 cells. */
static __global__ void __launch_bounds__(512)
wave_chain1_tile(const real *__restrict__ u_t_1_3_from, real *u_t_1_3_to, int u_t_1_3_row,
                 mint_area<2> u_t_1_3_box, const real *__restrict__ u_t_3_from, real *u_t_3_to,
                 int u_t_3_row, mint_area<2> u_t_3_box, const real *__restrict__ u_t_2_3_from,
                 real *u_t_2_3_to, int u_t_2_3_row, mint_area<2> u_t_2_3_box,
                 mint_area<2> wave_sweep1_cells, int steps_2, long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*56;
    const long long y0 = y_start + (long long)blockIdx.y*40;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const u_t_1_3_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared);
    real (*const u_t_3_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 24576);
    real (*const u_t_2_3_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 49152);
    auto *u_t_1_3 = u_t_1_3_tile;
    auto *u_t_3 = u_t_3_tile;
    auto *u_t_2_3 = u_t_2_3_tile;
    const mint_stretch wave_sweep1_y = mint_in_tile(wave_sweep1_cells.first[1],
            wave_sweep1_cells.end[1], y0, 48);
    const mint_stretch wave_sweep1_x = mint_in_tile(wave_sweep1_cells.first[0],
            wave_sweep1_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch u_t_1_3_y = mint_in_tile(u_t_1_3_box.first[1], u_t_1_3_box.end[1], y0,
                48);
        const mint_stretch u_t_1_3_x = mint_in_tile(u_t_1_3_box.first[0], u_t_1_3_box.end[0], x0,
                64);
        for (int cy = u_t_1_3_y.first + ty; cy < u_t_1_3_y.end; cy += 16) {
            for (int cx = u_t_1_3_x.first + tx; cx < u_t_1_3_x.end; cx += 32)
                u_t_1_3_tile[cy][cx] = u_t_1_3_from[(y0+cy)*u_t_1_3_row+(x0+cx)];
        }
    }
    {
        const mint_stretch u_t_3_y = mint_in_tile(u_t_3_box.first[1], u_t_3_box.end[1], y0, 48);
        const mint_stretch u_t_3_x = mint_in_tile(u_t_3_box.first[0], u_t_3_box.end[0], x0, 64);
        for (int cy = u_t_3_y.first + ty; cy < u_t_3_y.end; cy += 16) {
            for (int cx = u_t_3_x.first + tx; cx < u_t_3_x.end; cx += 32)
                u_t_3_tile[cy][cx] = u_t_3_from[(y0+cy)*u_t_3_row+(x0+cx)];
        }
    }
    {
        const mint_stretch u_t_2_3_y = mint_in_tile(u_t_2_3_box.first[1], u_t_2_3_box.end[1], y0,
                48);
        const mint_stretch u_t_2_3_x = mint_in_tile(u_t_2_3_box.first[0], u_t_2_3_box.end[0], x0,
                64);
        for (int cy = u_t_2_3_y.first + ty; cy < u_t_2_3_y.end; cy += 16) {
            for (int cx = u_t_2_3_x.first + tx; cx < u_t_2_3_x.end; cx += 32)
                if (!(mint_in_span(wave_sweep1_y, cy) && mint_in_span(wave_sweep1_x, cx)))
                    u_t_2_3_tile[cy][cx] = u_t_2_3_from[(y0+cy)*u_t_2_3_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 15.
            const mint_stretch level_y = mint_cut(wave_sweep1_y, 1 + step, 47 - step);
            const mint_stretch level_x = mint_cut(wave_sweep1_x, 1 + step, 63 - step);
            for (int cy = ty; cy < 48; cy += 16) {
                for (int cx = tx; cx < 64; cx += 32)
                    if (mint_in_span(level_y, cy) && mint_in_span(level_x, cx))
                        u_t_2_3[cy][cx] = 2*u_t_1_3[cy][cx] - u_t_3[cy][cx]
                                + (real)0.1*(u_t_1_3[cy-1][cx] + u_t_1_3[cy+1][cx]
                                + u_t_1_3[cy][cx-1] + u_t_1_3[cy][cx+1] - 4*u_t_1_3[cy][cx]);
            }
        }
        __syncthreads();
        mint_turn(u_t_1_3, u_t_2_3, u_t_3);
    }
    // Commit the tile.
    if (u_t_1_3_to) {
        const mint_stretch u_t_1_3_y_2 = mint_cut(wave_sweep1_y, 4, 44);
        const mint_stretch u_t_1_3_x_2 = mint_cut(wave_sweep1_x, 4, 60);
        for (int cy = u_t_1_3_y_2.first + ty; cy < u_t_1_3_y_2.end; cy += 16) {
            for (int cx = u_t_1_3_x_2.first + tx; cx < u_t_1_3_x_2.end; cx += 32)
                u_t_1_3_to[(y0+cy)*u_t_1_3_row+(x0+cx)] = u_t_1_3_tile[cy][cx];
        }
    }
    if (u_t_3_to) {
        const mint_stretch u_t_3_y_2 = mint_cut(wave_sweep1_y, 4, 44);
        const mint_stretch u_t_3_x_2 = mint_cut(wave_sweep1_x, 4, 60);
        for (int cy = u_t_3_y_2.first + ty; cy < u_t_3_y_2.end; cy += 16) {
            for (int cx = u_t_3_x_2.first + tx; cx < u_t_3_x_2.end; cx += 32)
                u_t_3_to[(y0+cy)*u_t_3_row+(x0+cx)] = u_t_3_tile[cy][cx];
        }
    }
    if (u_t_2_3_to) {
        const mint_stretch u_t_2_3_y_2 = mint_cut(wave_sweep1_y, 4, 44);
        const mint_stretch u_t_2_3_x_2 = mint_cut(wave_sweep1_x, 4, 60);
        for (int cy = u_t_2_3_y_2.first + ty; cy < u_t_2_3_y_2.end; cy += 16) {
            for (int cx = u_t_2_3_x_2.first + tx; cx < u_t_2_3_x_2.end; cx += 32)
                u_t_2_3_to[(y0+cy)*u_t_2_3_row+(x0+cx)] = u_t_2_3_tile[cy][cx];
        }
    }
}

// Launches wave_chain1_tile for the oldest steps that wait. False: it cannot.
static bool wave_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> all = cells0;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x4, 0x6, 0x3, 0x5};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 2, stored >> 2 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[3];
    touched[0].add(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[2].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[2].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    mint_area<2> loaded[3];
    if (!mint_may_load(a, 0, touched, {0, 1, 2}, 3, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1, 2, 0}, 3, false, loaded[1]))
        return false;
    if (!mint_may_load(a, 2, touched, {2, 0, 1}, 3, false, loaded[2]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 56, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 40, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "wave_chain1_tile", (const void *)wave_chain1_tile, 73728);
    mint_launching(a.site, "wave_chain1_tile");
    wave_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 73728, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        (int)a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, (int)a.place(0, 1).stride[0],
        loaded[1], (const real *)a.place(0, 2).read,
        stored >> 2 & 1 ? (real *)a.place(0, 2).write : nullptr, (int)a.place(0, 2).stride[0],
        loaded[2], cells0, a.steps, all.first[0] - 4, all.first[1] - 4);
    mint_launched(a.site, "wave_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned wave_chain1_twins[] = {0x0, 0x0, 0x2, 0x3, 0x1};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain wave_chain1 = {{"in.c", 13}, "wave_chain1", 4, 2, 1, 3, 1, 0x7, 0x0,
        wave_chain1_launch, wave_chain1_twins, {2, 0, 1}, {{3, 0x3, 0x4, 2, {0, 1, 2}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 11}, "u", &u[0][0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0]) / sizeof(u[0][0][0])), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 12});
...
        {
            const mint_site site = {"in.c", 15};
            const long long y_begin = 1, y_count = mint_trips(y_begin, 23 - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, 31 - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_t_1_3_map = mint_slice(site, "u[(t + 1)%3]",
                        mint_find(site, "u", &u[0][0][0], sizeof(real), mint_extents(0, 23, 31)),
                        ((t + 1)%3));
                mint_mapping &u_t_3_map = mint_slice(site, "u[t%3]",
                        mint_find(site, "u", &u[0][0][0], sizeof(real), mint_extents(0, 23, 31)), (t%3));
                mint_mapping &u_t_2_3_map = mint_slice(site, "u[(t + 2)%3]",
                        mint_find(site, "u", &u[0][0][0], sizeof(real), mint_extents(0, 23, 31)),
                        ((t + 2)%3));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_t_1_3_map, "u[(t + 1)%3]", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_t_1_3_map, "u[(t + 1)%3]", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {u_t_3_map, "u[t%3]", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_t_3_map, "u[t%3]", 1, "x", x_begin, x_begin + x_count - 1},
                    {u_t_2_3_map, "u[(t + 2)%3]", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_t_2_3_map, "u[(t + 2)%3]", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_t_1_3_reads = {"u[(t + 1) % 3][y][x]", {{-1, 1, {1, 0}}, {-1, 1, {0,
                        1}}}};
                const mint_touch u_t_2_3_writes = {"u[(t + 2) % 3][y][x]", {{0, 0, {1, 0}}, {0, 0, {0,
                        1}}}};
                const mint_touch u_t_3_reads = {"u[t % 3][y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_t_1_3_map, "u[(t + 1)%3]", u_t_1_3_reads, u_t_2_3_map,
                        "u[(t + 2)%3]", u_t_2_3_writes);
                mint_coincide(site, loops, u_t_3_map, "u[t%3]", u_t_3_reads, u_t_2_3_map, "u[(t + 2)%3]",
                        u_t_2_3_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "wave_sweep1",
                        mint_tiles(site, "x", x_count, 512, 2147481598),
                        mint_tiles(site, "y", y_count, 1, 2147417081));
                mint_file(site, wave_chain1, 0, {&u_t_1_3_map, &u_t_3_map, &u_t_2_3_map}, {x_begin, x_count,
                        y_begin, y_count}, mint_no_scalars(),
                        [site, blocks, &u_t_1_3_map, &u_t_3_map, &u_t_2_3_map, x_begin = x_begin,
                                x_count = x_count, y_count = y_count]() mutable {
                    mint_launching(site, "wave_sweep1");
                    wave_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)u_t_1_3_map.device, (int)u_t_1_3_map.stride[0], (real *)u_t_3_map.device,
                        (int)u_t_3_map.stride[0], (real *)u_t_2_3_map.device, (int)u_t_2_3_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_t_1_3_map, x_begin, 16) && mint_is_aligned(u_t_3_map, x_begin, 16) && mint_is_aligned(u_t_2_3_map, x_begin, 16));
                    mint_launched(site, "wave_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 21}, "u", &u[0][0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0]) / sizeof(u[0][0][0])));
...
/* two_of_three_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 30: two_of_three_sweep1
 * A block loads 64x48x1 cells of each array to shared memory, computes at each level all that
 *   the cells loaded allow, and commits 56x40x1 cells. */
static __global__ void __launch_bounds__(512)
two_of_three_chain1_tile(const real *__restrict__ u_t_1_3_from, real *u_t_1_3_to, int u_t_1_3_row,
                         mint_area<2> u_t_1_3_box, const real *__restrict__ u_t_3_from,
                         real *u_t_3_to, int u_t_3_row, mint_area<2> u_t_3_box,
                         const real *__restrict__ u_t_3_from_2, real *u_t_3_to_2, int u_t_3_row_2,
                         mint_area<2> u_t_3_box_2, mint_area<2> two_of_three_sweep1_cells,
                         int steps_2, long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*56;
    const long long y0 = y_start + (long long)blockIdx.y*40;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const u_t_1_3_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared);
    real (*const u_t_3_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 24576);
    real (*const u_t_3_tile_2)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 49152);
    auto *u_t_1_3 = u_t_1_3_tile;
    auto *u_t_3 = u_t_3_tile;
    auto *u_t_3_2 = u_t_3_tile_2;
    const mint_stretch two_of_three_sweep1_y = mint_in_tile(two_of_three_sweep1_cells.first[1],
            two_of_three_sweep1_cells.end[1], y0, 48);
    const mint_stretch two_of_three_sweep1_x = mint_in_tile(two_of_three_sweep1_cells.first[0],
            two_of_three_sweep1_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch u_t_1_3_y = mint_in_tile(u_t_1_3_box.first[1], u_t_1_3_box.end[1], y0,
                48);
        const mint_stretch u_t_1_3_x = mint_in_tile(u_t_1_3_box.first[0], u_t_1_3_box.end[0], x0,
                64);
        for (int cy = u_t_1_3_y.first + ty; cy < u_t_1_3_y.end; cy += 16) {
            for (int cx = u_t_1_3_x.first + tx; cx < u_t_1_3_x.end; cx += 32)
                u_t_1_3_tile[cy][cx] = u_t_1_3_from[(y0+cy)*u_t_1_3_row+(x0+cx)];
        }
    }
    {
        const mint_stretch u_t_3_y = mint_in_tile(u_t_3_box.first[1], u_t_3_box.end[1], y0, 48);
        const mint_stretch u_t_3_x = mint_in_tile(u_t_3_box.first[0], u_t_3_box.end[0], x0, 64);
        for (int cy = u_t_3_y.first + ty; cy < u_t_3_y.end; cy += 16) {
            for (int cx = u_t_3_x.first + tx; cx < u_t_3_x.end; cx += 32)
                if (!(mint_in_span(two_of_three_sweep1_y, cy)
                        && mint_in_span(two_of_three_sweep1_x, cx)))
                    u_t_3_tile[cy][cx] = u_t_3_from[(y0+cy)*u_t_3_row+(x0+cx)];
        }
    }
    {
        const mint_stretch u_t_3_y_2 = mint_in_tile(u_t_3_box_2.first[1], u_t_3_box_2.end[1], y0,
                48);
        const mint_stretch u_t_3_x_2 = mint_in_tile(u_t_3_box_2.first[0], u_t_3_box_2.end[0], x0,
                64);
        for (int cy = u_t_3_y_2.first + ty; cy < u_t_3_y_2.end; cy += 16) {
            for (int cx = u_t_3_x_2.first + tx; cx < u_t_3_x_2.end; cx += 32)
                if (!(mint_in_span(two_of_three_sweep1_y, cy)
                        && mint_in_span(two_of_three_sweep1_x, cx)))
                    u_t_3_tile_2[cy][cx] = u_t_3_from_2[(y0+cy)*u_t_3_row_2+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 30.
            const mint_stretch level_y = mint_cut(two_of_three_sweep1_y, 1 + step, 47 - step);
            const mint_stretch level_x = mint_cut(two_of_three_sweep1_x, 1 + step, 63 - step);
            for (int cy = ty; cy < 48; cy += 16) {
                for (int cx = tx; cx < 64; cx += 32)
                    if (mint_in_span(level_y, cy) && mint_in_span(level_x, cx))
                        u_t_3[cy][cx] = (real)0.5*u_t_1_3[cy][cx]
                                + (real)0.1*(u_t_1_3[cy-1][cx] + u_t_1_3[cy+1][cx]
                                + u_t_1_3[cy][cx-1] + u_t_1_3[cy][cx+1]);
            }
        }
        __syncthreads();
        mint_turn(u_t_1_3, u_t_3, u_t_3_2);
    }
    // Commit the tile.
    if (u_t_1_3_to) {
        const mint_stretch u_t_1_3_y_2 = mint_cut(two_of_three_sweep1_y, 4, 44);
        const mint_stretch u_t_1_3_x_2 = mint_cut(two_of_three_sweep1_x, 4, 60);
        for (int cy = u_t_1_3_y_2.first + ty; cy < u_t_1_3_y_2.end; cy += 16) {
            for (int cx = u_t_1_3_x_2.first + tx; cx < u_t_1_3_x_2.end; cx += 32)
                u_t_1_3_to[(y0+cy)*u_t_1_3_row+(x0+cx)] = u_t_1_3_tile[cy][cx];
        }
    }
    if (u_t_3_to) {
        const mint_stretch u_t_3_y_3 = mint_cut(two_of_three_sweep1_y, 4, 44);
        const mint_stretch u_t_3_x_3 = mint_cut(two_of_three_sweep1_x, 4, 60);
        for (int cy = u_t_3_y_3.first + ty; cy < u_t_3_y_3.end; cy += 16) {
            for (int cx = u_t_3_x_3.first + tx; cx < u_t_3_x_3.end; cx += 32)
                u_t_3_to[(y0+cy)*u_t_3_row+(x0+cx)] = u_t_3_tile[cy][cx];
        }
    }
    if (u_t_3_to_2) {
        const mint_stretch u_t_3_y_4 = mint_cut(two_of_three_sweep1_y, 4, 44);
        const mint_stretch u_t_3_x_4 = mint_cut(two_of_three_sweep1_x, 4, 60);
        for (int cy = u_t_3_y_4.first + ty; cy < u_t_3_y_4.end; cy += 16) {
            for (int cx = u_t_3_x_4.first + tx; cx < u_t_3_x_4.end; cx += 32)
                u_t_3_to_2[(y0+cy)*u_t_3_row_2+(x0+cx)] = u_t_3_tile_2[cy][cx];
        }
    }
}

// Launches two_of_three_chain1_tile for the oldest steps that wait. False: it cannot.
static bool two_of_three_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> all = cells0;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x2, 0x4, 0x1, 0x2};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, false))
        return false;
    if (!mint_writes_as_planned(a, 2, stored >> 2 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[3];
    touched[0].add(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    mint_area<2> loaded[3];
    if (!mint_may_load(a, 0, touched, {0, 2, 1}, 3, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1, 0, 2}, 3, false, loaded[1]))
        return false;
    if (!mint_may_load(a, 2, touched, {2, 1, 0}, 3, false, loaded[2]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 56, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 40, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "two_of_three_chain1_tile", (const void *)two_of_three_chain1_tile,
            73728);
    mint_launching(a.site, "two_of_three_chain1_tile");
    two_of_three_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 73728, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        (int)a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, (int)a.place(0, 1).stride[0],
        loaded[1], (const real *)a.place(0, 2).read,
        stored >> 2 & 1 ? (real *)a.place(0, 2).write : nullptr, (int)a.place(0, 2).stride[0],
        loaded[2], cells0, a.steps, all.first[0] - 4, all.first[1] - 4);
    mint_launched(a.site, "two_of_three_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned two_of_three_chain1_twins[] = {0x0, 0x0, 0x0, 0x1, 0x0};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain two_of_three_chain1 = {{"in.c", 28}, "two_of_three_chain1", 4, 2, 2, 3, 1,
        0x7, 0x0, two_of_three_chain1_launch, two_of_three_chain1_twins, {1, 2, 0}, {{2, 0x1, 0x2,
        1, {0, 1}}}};

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 26}, "u", &u[0][0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0]) / sizeof(u[0][0][0])), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 27});
...
        {
            const mint_site site = {"in.c", 30};
            const long long y_begin = 1, y_count = mint_trips(y_begin, 23 - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, 31 - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_t_1_3_map = mint_slice(site, "u[(t - 1)%3]",
                        mint_find(site, "u", &u[0][0][0], sizeof(real), mint_extents(0, 23, 31)),
                        ((t - 1)%3));
                mint_mapping &u_t_3_map = mint_slice(site, "u[t%3]",
                        mint_find(site, "u", &u[0][0][0], sizeof(real), mint_extents(0, 23, 31)), (t%3));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_t_1_3_map, "u[(t - 1)%3]", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_t_1_3_map, "u[(t - 1)%3]", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {u_t_3_map, "u[t%3]", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_t_3_map, "u[t%3]", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_t_1_3_reads = {"u[(t - 1) % 3][y][x]", {{-1, 1, {1, 0}}, {-1, 1, {0,
                        1}}}};
                const mint_touch u_t_3_writes = {"u[t % 3][y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_t_1_3_map, "u[(t - 1)%3]", u_t_1_3_reads, u_t_3_map, "u[t%3]",
                        u_t_3_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "two_of_three_sweep1",
                        mint_tiles(site, "x", x_count, 512, 2147481598),
                        mint_tiles(site, "y", y_count, 1, 2147417081));
                mint_file(site, two_of_three_chain1, 0, {&u_t_1_3_map, &u_t_3_map}, {x_begin, x_count,
                        y_begin, y_count}, mint_no_scalars(),
                        [site, blocks, &u_t_1_3_map, &u_t_3_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "two_of_three_sweep1");
                    two_of_three_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)u_t_1_3_map.device, (int)u_t_1_3_map.stride[0], (real *)u_t_3_map.device,
                        (int)u_t_3_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_t_1_3_map, x_begin, 16) && mint_is_aligned(u_t_3_map, x_begin, 16));
                    mint_launched(site, "two_of_three_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 35}, "u", &u[0][0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0]) / sizeof(u[0][0][0])));
...
/* exchanged_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 45: exchanged_sweep1
 * A block loads 64x48x1 cells of each array to shared memory, computes at each level all that
 *   the cells loaded allow, and commits 60x44x1 cells. */
static __global__ void __launch_bounds__(512)
exchanged_chain1_tile(const real *__restrict__ u_now_from, real *u_now_to, int u_now_row,
                      mint_area<2> u_now_box, const real *__restrict__ u_before_from,
                      real *u_before_to, int u_before_row, mint_area<2> u_before_box,
                      const real *__restrict__ u_after_from, real *u_after_to, int u_after_row,
                      mint_area<2> u_after_box, mint_area<2> exchanged_sweep1_cells, int steps_2,
                      long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*60;
    const long long y0 = y_start + (long long)blockIdx.y*44;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const u_now_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared);
    real (*const u_before_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 24576);
    real (*const u_after_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 49152);
    auto *u_now = u_now_tile;
    auto *u_before = u_before_tile;
    auto *u_after = u_after_tile;
    const mint_stretch exchanged_sweep1_y = mint_in_tile(exchanged_sweep1_cells.first[1],
            exchanged_sweep1_cells.end[1], y0, 48);
    const mint_stretch exchanged_sweep1_x = mint_in_tile(exchanged_sweep1_cells.first[0],
            exchanged_sweep1_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch u_now_y = mint_in_tile(u_now_box.first[1], u_now_box.end[1], y0, 48);
        const mint_stretch u_now_x = mint_in_tile(u_now_box.first[0], u_now_box.end[0], x0, 64);
        for (int cy = u_now_y.first + ty; cy < u_now_y.end; cy += 16) {
            for (int cx = u_now_x.first + tx; cx < u_now_x.end; cx += 32)
                u_now_tile[cy][cx] = u_now_from[(y0+cy)*u_now_row+(x0+cx)];
        }
    }
    {
        const mint_stretch u_before_y = mint_in_tile(u_before_box.first[1], u_before_box.end[1], y0,
                48);
        const mint_stretch u_before_x = mint_in_tile(u_before_box.first[0], u_before_box.end[0], x0,
                64);
        for (int cy = u_before_y.first + ty; cy < u_before_y.end; cy += 16) {
            for (int cx = u_before_x.first + tx; cx < u_before_x.end; cx += 32)
                u_before_tile[cy][cx] = u_before_from[(y0+cy)*u_before_row+(x0+cx)];
        }
    }
    {
        const mint_stretch u_after_y = mint_in_tile(u_after_box.first[1], u_after_box.end[1], y0,
                48);
        const mint_stretch u_after_x = mint_in_tile(u_after_box.first[0], u_after_box.end[0], x0,
                64);
        for (int cy = u_after_y.first + ty; cy < u_after_y.end; cy += 16) {
            for (int cx = u_after_x.first + tx; cx < u_after_x.end; cx += 32)
                if (!(mint_in_span(exchanged_sweep1_y, cy) && mint_in_span(exchanged_sweep1_x, cx)))
                    u_after_tile[cy][cx] = u_after_from[(y0+cy)*u_after_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 45.
            const mint_stretch level_y = mint_cut(exchanged_sweep1_y, 1 + step, 48);
            const mint_stretch level_x = mint_cut(exchanged_sweep1_x, 0, 63 - step);
            for (int cy = ty; cy < 48; cy += 16) {
                for (int cx = tx; cx < 64; cx += 32)
                    if (mint_in_span(level_y, cy) && mint_in_span(level_x, cx))
                        u_after[cy][cx] = (real)0.9*u_now[cy][cx] - (real)0.2*u_before[cy][cx]
                                + (real)0.05*(u_now[cy-1][cx] + u_now[cy][cx+1]);
            }
        }
        __syncthreads();
        mint_turn(u_now, u_after, u_before);
    }
    // Commit the tile.
    if (u_now_to) {
        const mint_stretch u_now_y_2 = mint_cut(exchanged_sweep1_y, 4, 48);
        const mint_stretch u_now_x_2 = mint_cut(exchanged_sweep1_x, 0, 60);
        for (int cy = u_now_y_2.first + ty; cy < u_now_y_2.end; cy += 16) {
            for (int cx = u_now_x_2.first + tx; cx < u_now_x_2.end; cx += 32)
                u_now_to[(y0+cy)*u_now_row+(x0+cx)] = u_now_tile[cy][cx];
        }
    }
    if (u_before_to) {
        const mint_stretch u_before_y_2 = mint_cut(exchanged_sweep1_y, 4, 48);
        const mint_stretch u_before_x_2 = mint_cut(exchanged_sweep1_x, 0, 60);
        for (int cy = u_before_y_2.first + ty; cy < u_before_y_2.end; cy += 16) {
            for (int cx = u_before_x_2.first + tx; cx < u_before_x_2.end; cx += 32)
                u_before_to[(y0+cy)*u_before_row+(x0+cx)] = u_before_tile[cy][cx];
        }
    }
    if (u_after_to) {
        const mint_stretch u_after_y_2 = mint_cut(exchanged_sweep1_y, 4, 48);
        const mint_stretch u_after_x_2 = mint_cut(exchanged_sweep1_x, 0, 60);
        for (int cy = u_after_y_2.first + ty; cy < u_after_y_2.end; cy += 16) {
            for (int cx = u_after_x_2.first + tx; cx < u_after_x_2.end; cx += 32)
                u_after_to[(y0+cy)*u_after_row+(x0+cx)] = u_after_tile[cy][cx];
        }
    }
}

// Launches exchanged_chain1_tile for the oldest steps that wait. False: it cannot.
static bool exchanged_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> all = cells0;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x4, 0x6, 0x3, 0x5};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 2, stored >> 2 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[3];
    touched[0].add(mint_around(cells0, mint_area<2>{{0, -1}, {1, 0}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{0, -1}, {1, 0}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[2].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[2].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    mint_area<2> loaded[3];
    if (!mint_may_load(a, 0, touched, {0, 1, 2}, 3, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1, 2, 0}, 3, false, loaded[1]))
        return false;
    if (!mint_may_load(a, 2, touched, {2, 0, 1}, 3, false, loaded[2]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 60, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 44, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "exchanged_chain1_tile", (const void *)exchanged_chain1_tile,
            73728);
    mint_launching(a.site, "exchanged_chain1_tile");
    exchanged_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 73728, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        (int)a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, (int)a.place(0, 1).stride[0],
        loaded[1], (const real *)a.place(0, 2).read,
        stored >> 2 & 1 ? (real *)a.place(0, 2).write : nullptr, (int)a.place(0, 2).stride[0],
        loaded[2], cells0, a.steps, all.first[0], all.first[1] - 4);
    mint_launched(a.site, "exchanged_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned exchanged_chain1_twins[] = {0x0, 0x0, 0x2, 0x3, 0x1};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain exchanged_chain1 = {{"in.c", 43}, "exchanged_chain1", 4, 2, 1, 3, 1, 0x7,
        0x0, exchanged_chain1_launch, exchanged_chain1_twins, {2, 0, 1}, {{3, 0x3, 0x4, 2, {0, 1,
        2}}}};

...
{ mint_scope mappings_3;
...
    mint_copy_in(mappings_3, {"in.c", 41}, "u", &u[0][0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0]) / sizeof(u[0][0][0])), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_3({"in.c", 42});
...
        {
            const mint_site site = {"in.c", 45};
            const long long y_begin = 1, y_count = mint_trips(y_begin, 23 - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, 31 - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_now_map = mint_slice(site, "u[now]",
                        mint_find(site, "u", &u[0][0][0], sizeof(real), mint_extents(0, 23, 31)), now);
                mint_mapping &u_before_map = mint_slice(site, "u[before]",
                        mint_find(site, "u", &u[0][0][0], sizeof(real), mint_extents(0, 23, 31)), before);
                mint_mapping &u_after_map = mint_slice(site, "u[after]",
                        mint_find(site, "u", &u[0][0][0], sizeof(real), mint_extents(0, 23, 31)), after);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_now_map, "u[now]", 0, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                    {u_now_map, "u[now]", 1, "x..x+1", x_begin, x_begin + x_count},
                    {u_before_map, "u[before]", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_before_map, "u[before]", 1, "x", x_begin, x_begin + x_count - 1},
                    {u_after_map, "u[after]", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_after_map, "u[after]", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_now_reads = {"u[now][y][x]", {{-1, 0, {1, 0}}, {0, 1, {0, 1}}}};
                const mint_touch u_after_writes = {"u[after][y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_before_reads = {"u[before][y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_now_map, "u[now]", u_now_reads, u_after_map, "u[after]",
                        u_after_writes);
                mint_coincide(site, loops, u_before_map, "u[before]", u_before_reads, u_after_map,
                        "u[after]", u_after_writes);
                mint_apart(site, mint_disjoint((long long)(after), (long long)(after), (long long)(now),
                        (long long)(now)) || (1 == 0 && 0 == 0), "u[after][y][x]", "u[now][y - 1][x]");
                mint_apart(site, mint_disjoint((long long)(after), (long long)(after), (long long)(now),
                        (long long)(now)) || (0 == 0 && -1 == 0), "u[after][y][x]", "u[now][y][x + 1]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "exchanged_sweep1",
                        mint_tiles(site, "x", x_count, 512, 2147481598),
                        mint_tiles(site, "y", y_count, 1, 2147417081));
                mint_file(site, exchanged_chain1, 0, {&u_now_map, &u_before_map, &u_after_map}, {x_begin,
                        x_count, y_begin, y_count}, mint_no_scalars(),
                        [site, blocks, &u_now_map, &u_before_map, &u_after_map, x_begin = x_begin,
                                x_count = x_count, y_count = y_count]() mutable {
                    mint_launching(site, "exchanged_sweep1");
                    exchanged_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)u_now_map.device, (int)u_now_map.stride[0], (real *)u_before_map.device,
                        (int)u_before_map.stride[0], (real *)u_after_map.device, (int)u_after_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_now_map, x_begin, 16) && mint_is_aligned(u_before_map, x_begin, 16) && mint_is_aligned(u_after_map, x_begin, 16));
                    mint_launched(site, "exchanged_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 53}, "u", &u[0][0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0]) / sizeof(u[0][0][0])));
