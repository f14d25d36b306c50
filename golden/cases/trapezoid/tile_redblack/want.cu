
...
/* guarded_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 15: guarded_sweep1
 * A block loads 128x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 120x56x1 cells. */
static __global__ void __launch_bounds__(512)
guarded_chain1_tile(const real *__restrict__ u_from, real *u_to, int u_row, mint_area<2> u_box,
                    mint_area<2> guarded_sweep1_cells, int steps_2, long long x_start,
                    long long y_start, const __grid_constant__ mint_each<int, 4> colour_each)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*120;
    const long long y0 = y_start + (long long)blockIdx.y*56;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const u_tile)[128] = reinterpret_cast<real (*)[128]>(mint_shared);
    auto *u = u_tile;
    const mint_stretch guarded_sweep1_y = mint_in_tile(guarded_sweep1_cells.first[1],
            guarded_sweep1_cells.end[1], y0, 64);
    const mint_stretch guarded_sweep1_x = mint_in_tile(guarded_sweep1_cells.first[0],
            guarded_sweep1_cells.end[0], x0, 128);
    // Load the tile and its ghost zone.
    {
        const mint_stretch u_y = mint_in_tile(u_box.first[1], u_box.end[1], y0, 64);
        const mint_stretch u_x = mint_in_tile(u_box.first[0], u_box.end[0], x0, 128);
        for (int cy = u_y.first + ty; cy < u_y.end; cy += 16) {
            for (int cx = u_x.first + tx; cx < u_x.end; cx += 32)
                u_tile[cy][cx] = u_from[(y0+cy)*u_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 15.
            const mint_stretch level_y = mint_cut(guarded_sweep1_y, 4 - (steps_2 - 1 - step), 60
                    + (steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(guarded_sweep1_x, 4 - (steps_2 - 1 - step), 124
                    + (steps_2 - 1 - step));
            const int colour = colour_each.of[step];
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32) {
                    const int y = (int)(y0 + cy);
                    const int x = (int)(x0 + cx);
                    if ((x + y)%2 == colour)
                        u[cy][cx] = (real)0.25*(u[cy-1][cx] + u[cy+1][cx] + u[cy][cx-1]
                                + u[cy][cx+1]);
                }
            }
        }
        __syncthreads();
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_y_2 = mint_cut(guarded_sweep1_y, 4, 60);
        const mint_stretch u_x_2 = mint_cut(guarded_sweep1_x, 4, 124);
        for (int cy = u_y_2.first + ty; cy < u_y_2.end; cy += 16) {
            for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 32)
                u_to[(y0+cy)*u_row+(x0+cx)] = u_tile[cy][cx];
        }
    }
}

struct guarded_sweep1_scalars {
    int colour;
};
// Launches guarded_chain1_tile for the oldest steps that wait. False: it cannot.
static bool guarded_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> all = cells0;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x1, 0x1, 0x1, 0x1};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[1];
    touched[0].add(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    mint_area<2> loaded[1];
    if (!mint_may_load(a, 0, touched, {0}, 1, false, loaded[0]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 120, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 56, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_each<int, 4> colour_each = {};
    for (int step = 0; step < a.steps; step++)
        colour_each.of[step] = a.scalars<guarded_sweep1_scalars>(step, 0).colour;
    mint_prepare_shared(a.site, "guarded_chain1_tile", (const void *)guarded_chain1_tile, 65536);
    mint_launching(a.site, "guarded_chain1_tile");
    guarded_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        (int)a.place(0, 0).stride[0], loaded[0], cells0, a.steps, all.first[0] - 4,
        all.first[1] - 4, colour_each);
    mint_launched(a.site, "guarded_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned guarded_chain1_twins[] = {0x0, 0x1, 0x1, 0x1, 0x1};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain guarded_chain1 = {{"in.c", 13}, "guarded_chain1", 4, 2, 0, 1, 1, 0x1, 0x0,
        guarded_chain1_launch, guarded_chain1_twins, {0}, {{1, 0x1, 0x1, 1, {0}}}};

...
    /* #pragma mint parallel */ { mint_region region({"in.c", 11});
    mint_inferred u_here({"in.c", 11}, "u", &u[0][0],
            mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded,
            mint_both);
...
            {
                const mint_site site = {"in.c", 15};
                const long long y_begin = 1, y_count = mint_trips(y_begin, 21 - 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, 37 - 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 37));
                    mint_reach_or_dense(site, u_map, 0, y_begin - 1, y_begin + y_count);
                    mint_reach_or_dense(site, u_map, 1, x_begin - 1, x_begin + x_count);
                    static const mint_checked u_checked[] = {
                        {{"in.c", 18}, "u", "u[y][x]", -1},
                        {{"in.c", 18}, "u", "u[y - 1][x]", -1},
                        {{"in.c", 18}, "u", "u[y + 1][x]", -1},
                        {{"in.c", 18}, "u", "u[y][x - 1]", -1},
                        {{"in.c", 18}, "u", "u[y][x + 1]", -1},
                    };
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "guarded_sweep1",
                            mint_tiles(site, "x", x_count, 512, 2147481598),
                            mint_tiles(site, "y", y_count, 1, 2147417081));
                    // Launches of single steps hold accesses to the extents of the arrays.
                    const mint_alone alone = {mint_stays_inside(u_map, 0, y_begin - 1, y_begin + y_count)
                            && mint_stays_inside(u_map, 1, x_begin - 1, x_begin + x_count) ? 0 : 1,
                            {(long long)colour}};
                    mint_file(site, guarded_chain1, 0, {&u_map}, {x_begin, x_count, y_begin, y_count},
                            guarded_sweep1_scalars{(int)(colour)},
                            [site, blocks, &u_map, x_count = x_count, y_count = y_count,
                                    colour = colour]() mutable {
                        mint_launching(site, "guarded_sweep1");
                        guarded_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (real *)u_map.device, (int)u_map.stride[0], colour, (unsigned)x_count,
                            (unsigned)y_count, mint_elements(site, u_map, u_map.device, u_checked));
                        mint_launched(site, "guarded_sweep1");
                    }, alone);
                }
            }
}
...
/* strided_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 27: strided_sweep1
 * A block loads 128x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 120x56x1 cells. */
static __global__ void __launch_bounds__(512)
strided_chain1_tile(const real *__restrict__ u_from, real *u_to, int u_row, mint_area<2> u_box,
                    mint_area<2> strided_sweep1_cells, int steps_2, long long x_start,
                    long long y_start, const __grid_constant__ mint_each<int, 4> colour_each)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*120;
    const long long y0 = y_start + (long long)blockIdx.y*56;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const u_tile)[128] = reinterpret_cast<real (*)[128]>(mint_shared);
    auto *u = u_tile;
    const mint_stretch strided_sweep1_y = mint_in_tile(strided_sweep1_cells.first[1],
            strided_sweep1_cells.end[1], y0, 64);
    const mint_stretch strided_sweep1_x = mint_in_tile(strided_sweep1_cells.first[0],
            strided_sweep1_cells.end[0], x0, 128);
    // Load the tile and its ghost zone.
    {
        const mint_stretch u_y = mint_in_tile(u_box.first[1], u_box.end[1], y0, 64);
        const mint_stretch u_x = mint_in_tile(u_box.first[0], u_box.end[0], x0, 128);
        for (int cy = u_y.first + ty; cy < u_y.end; cy += 16) {
            for (int cx = u_x.first + tx; cx < u_x.end; cx += 32)
                u_tile[cy][cx] = u_from[(y0+cy)*u_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 27.
            const mint_stretch level_y = mint_cut(strided_sweep1_y, 4 - (steps_2 - 1 - step), 60
                    + (steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(strided_sweep1_x, 4 - (steps_2 - 1 - step), 124
                    + (steps_2 - 1 - step));
            const int colour = colour_each.of[step];
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32) {
                    const int y = (int)(y0 + cy);
                    const int x = (int)(x0 + cx);
                    if (x >= 1 + (y + colour)%2 && (x - (1 + (y + colour)%2))%2 == 0)
                        u[cy][cx] = (real)0.25*(u[cy-1][cx] + u[cy+1][cx] + u[cy][cx-1]
                                + u[cy][cx+1]);
                }
            }
        }
        __syncthreads();
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_y_2 = mint_cut(strided_sweep1_y, 4, 60);
        const mint_stretch u_x_2 = mint_cut(strided_sweep1_x, 4, 124);
        for (int cy = u_y_2.first + ty; cy < u_y_2.end; cy += 16) {
            for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 32)
                u_to[(y0+cy)*u_row+(x0+cx)] = u_tile[cy][cx];
        }
    }
}

struct strided_sweep1_scalars {
    int colour;
};
// Launches strided_chain1_tile for the oldest steps that wait. False: it cannot.
static bool strided_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> all = cells0;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x1, 0x1, 0x1, 0x1};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[1];
    touched[0].add(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    mint_area<2> loaded[1];
    if (!mint_may_load(a, 0, touched, {0}, 1, false, loaded[0]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 120, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 56, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_each<int, 4> colour_each = {};
    for (int step = 0; step < a.steps; step++)
        colour_each.of[step] = a.scalars<strided_sweep1_scalars>(step, 0).colour;
    mint_prepare_shared(a.site, "strided_chain1_tile", (const void *)strided_chain1_tile, 65536);
    mint_launching(a.site, "strided_chain1_tile");
    strided_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        (int)a.place(0, 0).stride[0], loaded[0], cells0, a.steps, all.first[0] - 4,
        all.first[1] - 4, colour_each);
    mint_launched(a.site, "strided_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned strided_chain1_twins[] = {0x0, 0x1, 0x1, 0x1, 0x1};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain strided_chain1 = {{"in.c", 25}, "strided_chain1", 4, 2, 0, 1, 1, 0x1, 0x0,
        strided_chain1_launch, strided_chain1_twins, {0}, {{1, 0x1, 0x1, 1, {0}}}};

...
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 23});
    mint_inferred u_here_2({"in.c", 23}, "u", &u[0][0],
            mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 0, mint_padded,
            mint_both);
...
            {
                const mint_site site = {"in.c", 27};
                const long long y_begin = 1, y_count = mint_trips(y_begin, 21 - 1, 1);
                const long long x_begin = 0, x_count = mint_trips(x_begin, 37 - 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 37));
                    mint_reach_or_dense(site, u_map, 0, y_begin - 1, y_begin + y_count);
                    mint_reach_or_dense(site, u_map, 1, x_begin - 1, x_begin + x_count);
                    static const mint_checked u_checked[] = {
                        {{"in.c", 29}, "u", "u[y][x]", -1},
                        {{"in.c", 29}, "u", "u[y - 1][x]", -1},
                        {{"in.c", 29}, "u", "u[y + 1][x]", -1},
                        {{"in.c", 29}, "u", "u[y][x - 1]", -1},
                        {{"in.c", 29}, "u", "u[y][x + 1]", -1},
                    };
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "strided_sweep1",
                            mint_tiles(site, "x", x_count, 512, 2147481599),
                            mint_tiles(site, "y", y_count, 1, 2147417081));
                    // Launches of single steps hold accesses to the extents of the arrays.
                    const mint_alone alone = {mint_stays_inside(u_map, 0, y_begin - 1, y_begin + y_count)
                            && mint_stays_inside(u_map, 1, x_begin - 1, x_begin + x_count) ? 0 : 1,
                            {(long long)colour}};
                    mint_file(site, strided_chain1, 0, {&u_map}, {x_begin, x_count, y_begin, y_count},
                            strided_sweep1_scalars{(int)(colour)},
                            [site, blocks, &u_map, x_count = x_count, y_count = y_count,
                                    colour = colour]() mutable {
                        mint_launching(site, "strided_sweep1");
                        strided_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (real *)u_map.device, (int)u_map.stride[0], colour, (unsigned)x_count,
                            (unsigned)y_count, mint_elements(site, u_map, u_map.device, u_checked));
                        mint_launched(site, "strided_sweep1");
                    }, alone);
                }
            }
}
...
/* two_nests_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 37: two_nests_sweep1
 * line 42: two_nests_sweep2
 * A block loads 128x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 112x48x1 cells. */
static __global__ void __launch_bounds__(512)
two_nests_chain1_tile(const real *__restrict__ u_from, real *u_to, int u_row, mint_area<2> u_box,
                      mint_area<2> two_nests_sweep1_cells, mint_area<2> two_nests_sweep2_cells,
                      int steps_2, long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*112;
    const long long y0 = y_start + (long long)blockIdx.y*48;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const u_tile)[128] = reinterpret_cast<real (*)[128]>(mint_shared);
    auto *u = u_tile;
    const mint_stretch two_nests_sweep1_y = mint_in_tile(two_nests_sweep1_cells.first[1],
            two_nests_sweep1_cells.end[1], y0, 64);
    const mint_stretch two_nests_sweep1_x = mint_in_tile(two_nests_sweep1_cells.first[0],
            two_nests_sweep1_cells.end[0], x0, 128);
    const mint_stretch two_nests_sweep2_y = mint_in_tile(two_nests_sweep2_cells.first[1],
            two_nests_sweep2_cells.end[1], y0, 64);
    const mint_stretch two_nests_sweep2_x = mint_in_tile(two_nests_sweep2_cells.first[0],
            two_nests_sweep2_cells.end[0], x0, 128);
    // Load the tile and its ghost zone.
    {
        const mint_stretch u_y = mint_in_tile(u_box.first[1], u_box.end[1], y0, 64);
        const mint_stretch u_x = mint_in_tile(u_box.first[0], u_box.end[0], x0, 128);
        for (int cy = u_y.first + ty; cy < u_y.end; cy += 16) {
            for (int cx = u_x.first + tx; cx < u_x.end; cx += 32)
                u_tile[cy][cx] = u_from[(y0+cy)*u_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 37.
            const mint_stretch level_y = mint_cut(two_nests_sweep1_y, 7 - 2*(steps_2 - 1 - step), 57
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(two_nests_sweep1_x, 7 - 2*(steps_2 - 1 - step),
                    121 + 2*(steps_2 - 1 - step));
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32) {
                    const int y = (int)(y0 + cy);
                    const int x = (int)(x0 + cx);
                    if ((x + y)%2 == 0)
                        u[cy][cx] = (real)0.25*(u[cy-1][cx] + u[cy+1][cx] + u[cy][cx-1]
                                + u[cy][cx+1]);
                }
            }
        }
        __syncthreads();
        {
            // The loops at line 42.
            const mint_stretch level_y_2 = mint_cut(two_nests_sweep2_y, 8 - 2*(steps_2 - 1 - step),
                    56 + 2*(steps_2 - 1 - step));
            const mint_stretch level_x_2 = mint_cut(two_nests_sweep2_x, 8 - 2*(steps_2 - 1 - step),
                    120 + 2*(steps_2 - 1 - step));
            for (int cy = level_y_2.first + ty; cy < level_y_2.end; cy += 16) {
                for (int cx = level_x_2.first + tx; cx < level_x_2.end; cx += 32) {
                    const int y = (int)(y0 + cy);
                    const int x = (int)(x0 + cx);
                    if ((x + y)%2 == 1)
                        u[cy][cx] = (real)0.25*(u[cy-1][cx] + u[cy+1][cx] + u[cy][cx-1]
                                + u[cy][cx+1]);
                }
            }
        }
        __syncthreads();
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_y_2 = {8, 56};
        const mint_stretch u_x_2 = {8, 120};
        for (int cy = u_y_2.first + ty; cy < u_y_2.end; cy += 16) {
            for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 32)
                if ((mint_in_span(two_nests_sweep1_y, cy) && mint_in_span(two_nests_sweep1_x, cx))
                        || (mint_in_span(two_nests_sweep2_y, cy)
                        && mint_in_span(two_nests_sweep2_x, cx)))
                    u_to[(y0+cy)*u_row+(x0+cx)] = u_tile[cy][cx];
        }
    }
}

/* two_nests_sweep2 makes one step. */

// Launches two_nests_chain1_tile for the oldest steps that wait. False: it cannot.
static bool two_nests_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> cells1 = {{a.range(1)[0], a.range(1)[2]}, {a.range(1)[0] + a.range(1)[1],
            a.range(1)[2] + a.range(1)[3]}};
    const mint_area<2> all = mint_hull(cells0, cells1);
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x1, 0x1, 0x1, 0x1};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[1];
    touched[0].add(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[0].add(mint_around(cells1, mint_area<2>{{-1, -1}, {1, 1}}));
    mint_area<2> loaded[1];
    if (!mint_may_load(a, 0, touched, {0}, 1, false, loaded[0]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 112, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 48, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "two_nests_chain1_tile", (const void *)two_nests_chain1_tile,
            65536);
    mint_launching(a.site, "two_nests_chain1_tile");
    two_nests_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        (int)a.place(0, 0).stride[0], loaded[0], cells0, cells1, a.steps, all.first[0] - 8,
        all.first[1] - 8);
    mint_launched(a.site, "two_nests_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned two_nests_chain1_twins[] = {0x0, 0x1, 0x1, 0x1, 0x1};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain two_nests_chain1 = {{"in.c", 35}, "two_nests_chain1", 4, 2, 0, 1, 2, 0x1,
        0x0, two_nests_chain1_launch, two_nests_chain1_twins, {0}, {{1, 0x1, 0x1, 0, {0}}, {1, 0x1,
        0x1, 1, {0}}}};

...
    /* #pragma mint parallel */ { mint_region region_3({"in.c", 34});
    mint_inferred u_here_3({"in.c", 34}, "u", &u[0][0],
            mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded,
            mint_both);
...
        {
            const mint_site site = {"in.c", 37};
            const long long y_begin = 1, y_count = mint_trips(y_begin, 21 - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, 37 - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 37));
                mint_reach_or_dense(site, u_map, 0, y_begin - 1, y_begin + y_count);
                mint_reach_or_dense(site, u_map, 1, x_begin - 1, x_begin + x_count);
                static const mint_checked u_checked[] = {
                    {{"in.c", 40}, "u", "u[y][x]", -1},
                    {{"in.c", 40}, "u", "u[y - 1][x]", -1},
                    {{"in.c", 40}, "u", "u[y + 1][x]", -1},
                    {{"in.c", 40}, "u", "u[y][x - 1]", -1},
                    {{"in.c", 40}, "u", "u[y][x + 1]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "two_nests_sweep1",
                        mint_tiles(site, "x", x_count, 512, 2147481598),
                        mint_tiles(site, "y", y_count, 1, 2147417081));
                // Launches of single steps hold accesses to the extents of the arrays.
                const mint_alone alone = {mint_stays_inside(u_map, 0, y_begin - 1, y_begin + y_count)
                        && mint_stays_inside(u_map, 1, x_begin - 1, x_begin + x_count) ? 0 : 1, {}};
                mint_file(site, two_nests_chain1, 0, {&u_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &u_map, x_count = x_count, y_count = y_count]() mutable {
                    mint_launching(site, "two_nests_sweep1");
                    two_nests_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)u_map.device, (int)u_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_elements(site, u_map, u_map.device, u_checked));
                    mint_launched(site, "two_nests_sweep1");
                }, alone);
            }
        }
        {
            const mint_site site = {"in.c", 42};
            const long long y_begin = 1, y_count = mint_trips(y_begin, 21 - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, 37 - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 37));
                mint_reach_or_dense(site, u_map, 0, y_begin - 1, y_begin + y_count);
                mint_reach_or_dense(site, u_map, 1, x_begin - 1, x_begin + x_count);
                static const mint_checked u_checked[] = {
                    {{"in.c", 45}, "u", "u[y][x]", -1},
                    {{"in.c", 45}, "u", "u[y - 1][x]", -1},
                    {{"in.c", 45}, "u", "u[y + 1][x]", -1},
                    {{"in.c", 45}, "u", "u[y][x - 1]", -1},
                    {{"in.c", 45}, "u", "u[y][x + 1]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "two_nests_sweep2",
                        mint_tiles(site, "x", x_count, 512, 2147481598),
                        mint_tiles(site, "y", y_count, 1, 2147417081));
                // Launches of single steps hold accesses to the extents of the arrays.
                const mint_alone alone = {mint_stays_inside(u_map, 0, y_begin - 1, y_begin + y_count)
                        && mint_stays_inside(u_map, 1, x_begin - 1, x_begin + x_count) ? 0 : 1, {}};
                mint_file(site, two_nests_chain1, 1, {&u_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &u_map, x_count = x_count, y_count = y_count]() mutable {
                    mint_launching(site, "two_nests_sweep2");
                    two_nests_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)u_map.device, (int)u_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_elements(site, u_map, u_map.device, u_checked));
                    mint_launched(site, "two_nests_sweep2");
                }, alone);
            }
        }
...
}
...
/* replaced_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 56: replaced_sweep1
 * A block loads 128x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 120x56x1 cells. */
static __global__ void __launch_bounds__(512)
replaced_chain1_tile(const real *__restrict__ u_from, real *u_to, int u_row, mint_area<2> u_box,
                     mint_area<2> replaced_sweep1_cells, int steps_2, long long x_start,
                     long long y_start, const __grid_constant__ mint_each<int, 4> t_each)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*120;
    const long long y0 = y_start + (long long)blockIdx.y*56;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const u_tile)[128] = reinterpret_cast<real (*)[128]>(mint_shared);
    auto *u = u_tile;
    const mint_stretch replaced_sweep1_y = mint_in_tile(replaced_sweep1_cells.first[1],
            replaced_sweep1_cells.end[1], y0, 64);
    const mint_stretch replaced_sweep1_x = mint_in_tile(replaced_sweep1_cells.first[0],
            replaced_sweep1_cells.end[0], x0, 128);
    // Load the tile and its ghost zone.
    {
        const mint_stretch u_y = mint_in_tile(u_box.first[1], u_box.end[1], y0, 64);
        const mint_stretch u_x = mint_in_tile(u_box.first[0], u_box.end[0], x0, 128);
        for (int cy = u_y.first + ty; cy < u_y.end; cy += 16) {
            for (int cx = u_x.first + tx; cx < u_x.end; cx += 32)
                u_tile[cy][cx] = u_from[(y0+cy)*u_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 56.
            const mint_stretch level_y = mint_cut(replaced_sweep1_y, 4 - (steps_2 - 1 - step), 60
                    + (steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(replaced_sweep1_x, 4 - (steps_2 - 1 - step), 124
                    + (steps_2 - 1 - step));
            const int t = t_each.of[step];
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32) {
                    const int y = (int)(y0 + cy);
                    const int x = (int)(x0 + cx);
                    if ((x + y)%2 == (t & 1))
                        u[cy][cx] = (real)0.25*(u[cy-1][cx] + u[cy+1][cx] + u[cy][cx-1]
                                + u[cy][cx+1]);
                }
            }
        }
        __syncthreads();
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_y_2 = mint_cut(replaced_sweep1_y, 4, 60);
        const mint_stretch u_x_2 = mint_cut(replaced_sweep1_x, 4, 124);
        for (int cy = u_y_2.first + ty; cy < u_y_2.end; cy += 16) {
            for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 32)
                u_to[(y0+cy)*u_row+(x0+cx)] = u_tile[cy][cx];
        }
    }
}

struct replaced_sweep1_scalars {
    int t;
};
// Launches replaced_chain1_tile for the oldest steps that wait. False: it cannot.
static bool replaced_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> all = cells0;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x1, 0x1, 0x1, 0x1};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[1];
    touched[0].add(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    mint_area<2> loaded[1];
    if (!mint_may_load(a, 0, touched, {0}, 1, false, loaded[0]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 120, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 56, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_each<int, 4> t_each = {};
    for (int step = 0; step < a.steps; step++)
        t_each.of[step] = a.scalars<replaced_sweep1_scalars>(step, 0).t;
    mint_prepare_shared(a.site, "replaced_chain1_tile", (const void *)replaced_chain1_tile, 65536);
    mint_launching(a.site, "replaced_chain1_tile");
    replaced_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        (int)a.place(0, 0).stride[0], loaded[0], cells0, a.steps, all.first[0] - 4,
        all.first[1] - 4, t_each);
    mint_launched(a.site, "replaced_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned replaced_chain1_twins[] = {0x0, 0x1, 0x1, 0x1, 0x1};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain replaced_chain1 = {{"in.c", 54}, "replaced_chain1", 4, 2, 0, 1, 1, 0x1, 0x0,
        replaced_chain1_launch, replaced_chain1_twins, {0}, {{1, 0x1, 0x1, 1, {0}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 52}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_4({"in.c", 53});
...
        {
            const mint_site site = {"in.c", 56};
            const long long y_begin = 1, y_count = mint_trips(y_begin, 21 - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, 37 - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 37));
                mint_reach_or_dense(site, u_map, 0, y_begin - 1, y_begin + y_count);
                mint_reach_or_dense(site, u_map, 1, x_begin - 1, x_begin + x_count);
                static const mint_checked u_checked[] = {
                    {{"in.c", 59}, "u", "u[y][x]", -1},
                    {{"in.c", 59}, "u", "u[y - 1][x]", -1},
                    {{"in.c", 59}, "u", "u[y + 1][x]", -1},
                    {{"in.c", 59}, "u", "u[y][x - 1]", -1},
                    {{"in.c", 59}, "u", "u[y][x + 1]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "replaced_sweep1",
                        mint_tiles(site, "x", x_count, 512, 2147481598),
                        mint_tiles(site, "y", y_count, 1, 2147417081));
                // Launches of single steps hold accesses to the extents of the arrays.
                const mint_alone alone = {mint_stays_inside(u_map, 0, y_begin - 1, y_begin + y_count)
                        && mint_stays_inside(u_map, 1, x_begin - 1, x_begin + x_count) ? 0 : 1,
                        {(long long)t}};
                mint_file(site, replaced_chain1, 0, {&u_map}, {x_begin, x_count, y_begin, y_count},
                        replaced_sweep1_scalars{(int)(t)},
                        [site, blocks, &u_map, x_count = x_count, y_count = y_count, t = t]() mutable {
                    mint_launching(site, "replaced_sweep1");
                    replaced_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)u_map.device, (int)u_map.stride[0], t, (unsigned)x_count, (unsigned)y_count,
                        mint_elements(site, u_map, u_map.device, u_checked));
                    mint_launched(site, "replaced_sweep1");
                }, alone);
            }
        }
...
            /* #pragma mint single */
            { mint_put({"in.c", 62}, "u", &u[0][t % NX], (real)t); }
...
}
    mint_copy_out({"in.c", 65}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])));
