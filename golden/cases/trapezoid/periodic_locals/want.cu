
...
/* tests_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 12: tests_sweep1
 * A block loads 64x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 56x56x1 cells. */
static __global__ void __launch_bounds__(512)
tests_chain1_tile(const real *__restrict__ a_from, real *a_to, long long a_row, mint_area<2> a_box,
                  const real *__restrict__ b_from, real *b_to, long long b_row, mint_area<2> b_box,
                  mint_area<2> tests_sweep1_cells, int steps_2, long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*56;
    const long long y0 = y_start + (long long)blockIdx.y*56;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const a_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared);
    real (*const b_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 32768);
    auto *a = a_tile;
    auto *b = b_tile;
    const mint_stretch tests_sweep1_y = mint_in_tile(tests_sweep1_cells.first[1],
            tests_sweep1_cells.end[1], y0, 64);
    const mint_stretch tests_sweep1_x = mint_in_tile(tests_sweep1_cells.first[0],
            tests_sweep1_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch a_y = {0, 64};
        const mint_stretch a_x = {0, 64};
        for (int cy = a_y.first + ty; cy < a_y.end; cy += 16) {
            for (int cx = a_x.first + tx; cx < a_x.end; cx += 32)
                a_tile[cy][cx] = a_from[mint_in_ring(y0+cy,
                        tests_sweep1_cells.end[1])*a_row+mint_in_ring(x0+cx,
                        tests_sweep1_cells.end[0])];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 12.
            const mint_stretch level_y = {4 - (steps_2 - 1 - step), 60 + (steps_2 - 1 - step)};
            const mint_stretch level_x = {4 - (steps_2 - 1 - step), 60 + (steps_2 - 1 - step)};
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    b[cy][cx] = (a[cy-1][cx] + a[cy+1][cx] + a[cy][cx-1] + a[cy-1][cx+1])/4;
            }
        }
        __syncthreads();
        mint_turn(a, b);
    }
    // Commit the tile.
    if (a_to) {
        const mint_stretch a_y_2 = mint_cut(tests_sweep1_y, 4, 60);
        const mint_stretch a_x_2 = mint_cut(tests_sweep1_x, 4, 60);
        for (int cy = a_y_2.first + ty; cy < a_y_2.end; cy += 16) {
            for (int cx = a_x_2.first + tx; cx < a_x_2.end; cx += 32)
                a_to[(y0+cy)*a_row+(x0+cx)] = a_tile[cy][cx];
        }
    }
    if (b_to) {
        const mint_stretch b_y = mint_cut(tests_sweep1_y, 4, 60);
        const mint_stretch b_x = mint_cut(tests_sweep1_x, 4, 60);
        for (int cy = b_y.first + ty; cy < b_y.end; cy += 16) {
            for (int cx = b_x.first + tx; cx < b_x.end; cx += 32)
                b_to[(y0+cy)*b_row+(x0+cx)] = b_tile[cy][cx];
        }
    }
}

// Launches tests_chain1_tile for the oldest steps that wait. False: it cannot.
static bool tests_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> all = cells0;
    // Along x, subscripts go on at the other end.
    if (!mint_is_ring(cells0, cells0, 0, 1))
        return false;
    // Along y, subscripts go on at the other end.
    if (!mint_is_ring(cells0, cells0, 1, 1))
        return false;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x2, 0x1, 0x2, 0x1};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[2];
    touched[0].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    mint_area<2> loaded[2];
    if (!mint_may_load(a, 0, touched, {0, 1}, 2, false, loaded[0]))
        return false;
    if (loaded[0].first[0] > 0 || loaded[0].end[0] < cells0.end[0])
        return false;
    if (loaded[0].first[1] > 0 || loaded[0].end[1] < cells0.end[1])
        return false;
    if (!mint_may_load(a, 1, touched, {1, 0}, 2, false, loaded[1]))
        return false;
    if (loaded[1].first[0] > 0 || loaded[1].end[0] < cells0.end[0])
        return false;
    if (loaded[1].first[1] > 0 || loaded[1].end[1] < cells0.end[1])
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 56, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 56, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "tests_chain1_tile", (const void *)tests_chain1_tile, 65536);
    mint_launching(a.site, "tests_chain1_tile");
    tests_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        cells0, a.steps, all.first[0] - 4, all.first[1] - 4);
    mint_launched(a.site, "tests_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned tests_chain1_twins[] = {0x0, 0x0, 0x1, 0x0, 0x1};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain tests_chain1 = {{"in.c", 10}, "tests_chain1", 4, 2, 1, 2, 1, 0x3, 0x0,
        tests_chain1_launch, tests_chain1_twins, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 7}, "a", a, mint_extents(ny, nx), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings, {"in.c", 8}, "b", b, mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 9}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 12};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_table a_map = mint_find_table(site, "a", a);
                mint_table b_map = mint_find_table(site, "b", b);
                mint_make_dense(site, a_map);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {a_map, "a", 0, "north", y_begin, y_begin + y_count - 1},
                    {a_map, "a", 1, "x", x_begin, x_begin + x_count - 1},
                    {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                    {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                a_map.settle(site, "a");
                b_map.settle(site, "b");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_reads = {"a[north][x]", {{y_begin, y_begin + y_count - 1, {0, 0}}, {0, 0,
                        {0, 1}}}};
                const mint_touch b_writes = {"b[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch a_reads_2 = {"a[y][west]", {{0, 0, {1, 0}}, {x_begin, x_begin + x_count
                        - 1, {0, 0}}}};
                const mint_touch a_reads_3 = {"a[north][east]", {{y_begin, y_begin + y_count - 1, {0, 0}},
                        {x_begin, x_begin + x_count - 1, {0, 0}}}};
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_2, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_3, b_map, "b", b_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "tests_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 2, 2147417079));
                mint_file(site, tests_chain1, 0, {&a_map, &b_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, a_map, b_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, ny = ny, nx = nx]() mutable {
                    a_map.find_again();
                    b_map.find_again();
                    mint_launching(site, "tests_sweep1");
                    tests_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)a_map.device, a_map.stride[0], (real *)b_map.device, b_map.stride[0], ny,
                        nx, (unsigned)x_count, (unsigned)y_count, mint_is_aligned(b_map, x_begin, 16));
                    mint_launched(site, "tests_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 29}, "a", a, mint_extents(ny, nx));
    mint_copy_out({"in.c", 30}, "b", b, mint_extents(ny, nx));
...
/* branches_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 40: branches_sweep1
 * A block loads 64x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 52x56x1 cells. */
static __global__ void __launch_bounds__(512)
branches_chain1_tile(const real *__restrict__ a_from, real *a_to, long long a_row,
                     mint_area<2> a_box, const real *__restrict__ b_from, real *b_to,
                     long long b_row, mint_area<2> b_box, mint_area<2> branches_sweep1_cells,
                     int steps_2, long long x_start, long long y_start,
                     const __grid_constant__ mint_each<int, 4> nx_each)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*52;
    const long long y0 = y_start + (long long)blockIdx.y*56;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const a_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared);
    real (*const b_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 32768);
    auto *a = a_tile;
    auto *b = b_tile;
    const mint_stretch branches_sweep1_y = mint_in_tile(branches_sweep1_cells.first[1],
            branches_sweep1_cells.end[1], y0, 64);
    const mint_stretch branches_sweep1_x = mint_in_tile(branches_sweep1_cells.first[0],
            branches_sweep1_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch a_y = {0, 64};
        const mint_stretch a_x = {0, 64};
        for (int cy = a_y.first + ty; cy < a_y.end; cy += 16) {
            for (int cx = a_x.first + tx; cx < a_x.end; cx += 32)
                a_tile[cy][cx] = a_from[mint_in_ring(y0+cy,
                        branches_sweep1_cells.end[1])*a_row+mint_in_ring(x0+cx,
                        branches_sweep1_cells.end[0])];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 40.
            const mint_stretch level_y = {4 - (steps_2 - 1 - step), 60 + (steps_2 - 1 - step)};
            const mint_stretch level_x = {4 - (steps_2 - 1 - step), 56 + 2*(steps_2 - 1 - step)};
            const int nx = nx_each.of[step];
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32) {
                    const int x = (int)mint_in_ring(x0 + cx, branches_sweep1_cells.end[0]);
                    int far = x + 2 >= nx ? x + 2 - nx : x + 2;
                    b[cy][cx] = (a[cy+1][cx] + a[cy-1][cx] + a[cy][cx-1] + a[cy-1][cx+2])/4 + far;
                }
            }
        }
        __syncthreads();
        mint_turn(a, b);
    }
    // Commit the tile.
    if (a_to) {
        const mint_stretch a_y_2 = mint_cut(branches_sweep1_y, 4, 60);
        const mint_stretch a_x_2 = mint_cut(branches_sweep1_x, 4, 56);
        for (int cy = a_y_2.first + ty; cy < a_y_2.end; cy += 16) {
            for (int cx = a_x_2.first + tx; cx < a_x_2.end; cx += 32)
                a_to[(y0+cy)*a_row+(x0+cx)] = a_tile[cy][cx];
        }
    }
    if (b_to) {
        const mint_stretch b_y = mint_cut(branches_sweep1_y, 4, 60);
        const mint_stretch b_x = mint_cut(branches_sweep1_x, 4, 56);
        for (int cy = b_y.first + ty; cy < b_y.end; cy += 16) {
            for (int cx = b_x.first + tx; cx < b_x.end; cx += 32)
                b_to[(y0+cy)*b_row+(x0+cx)] = b_tile[cy][cx];
        }
    }
}

struct branches_sweep1_scalars {
    int nx;
};
// Launches branches_chain1_tile for the oldest steps that wait. False: it cannot.
static bool branches_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> all = cells0;
    // Along x, subscripts go on at the other end.
    if (!mint_is_ring(cells0, cells0, 0, 2))
        return false;
    // Along y, subscripts go on at the other end.
    if (!mint_is_ring(cells0, cells0, 1, 1))
        return false;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x2, 0x1, 0x2, 0x1};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[2];
    touched[0].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    mint_area<2> loaded[2];
    if (!mint_may_load(a, 0, touched, {0, 1}, 2, false, loaded[0]))
        return false;
    if (loaded[0].first[0] > 0 || loaded[0].end[0] < cells0.end[0])
        return false;
    if (loaded[0].first[1] > 0 || loaded[0].end[1] < cells0.end[1])
        return false;
    if (!mint_may_load(a, 1, touched, {1, 0}, 2, false, loaded[1]))
        return false;
    if (loaded[1].first[0] > 0 || loaded[1].end[0] < cells0.end[0])
        return false;
    if (loaded[1].first[1] > 0 || loaded[1].end[1] < cells0.end[1])
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 52, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 56, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_each<int, 4> nx_each = {};
    for (int step = 0; step < a.steps; step++)
        nx_each.of[step] = a.scalars<branches_sweep1_scalars>(step, 0).nx;
    mint_prepare_shared(a.site, "branches_chain1_tile", (const void *)branches_chain1_tile, 65536);
    mint_launching(a.site, "branches_chain1_tile");
    branches_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        cells0, a.steps, all.first[0] - 4, all.first[1] - 4, nx_each);
    mint_launched(a.site, "branches_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned branches_chain1_twins[] = {0x0, 0x0, 0x1, 0x0, 0x1};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain branches_chain1 = {{"in.c", 38}, "branches_chain1", 4, 2, 1, 2, 1, 0x3, 0x0,
        branches_chain1_launch, branches_chain1_twins, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 35}, "a", a, mint_extents(ny, nx), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 36}, "b", b, mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 37}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 40};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_table a_map = mint_find_table(site, "a", a);
                mint_table b_map = mint_find_table(site, "b", b);
                mint_make_dense(site, a_map);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {a_map, "a", 0, "south", y_begin, y_begin + y_count - 1},
                    {a_map, "a", 1, "x", x_begin, x_begin + x_count - 1},
                    {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                    {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                a_map.settle(site, "a");
                b_map.settle(site, "b");
                static const mint_checked a_checked[] = {
                    {{"in.c", 54}, "a", "a[north][far]", 1},
                };
                static const mint_checked a_checked_2[] = {
                    {{"in.c", 54}, "a", "a[north][far]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_reads = {"a[south][x]", {{y_begin, y_begin + y_count - 1, {0, 0}}, {0, 0,
                        {0, 1}}}};
                const mint_touch b_writes = {"b[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch a_reads_2 = {"a[y][west]", {{0, 0, {1, 0}}, {x_begin, x_begin + x_count
                        - 1, {0, 0}}}};
                const mint_touch a_reads_3 = mint_anywhere("a[north][far]");
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_2, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_3, b_map, "b", b_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "branches_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 2, 2147417079));
                // Launches of single steps hold accesses to the extents of the arrays.
                const mint_alone alone = {2, {(long long)nx, (long long)ny}};
                mint_file(site, branches_chain1, 0, {&a_map, &b_map}, {x_begin, x_count, y_begin, y_count},
                        branches_sweep1_scalars{(int)(nx)},
                        [site, blocks, a_map, b_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, ny = ny, nx = nx]() mutable {
                    a_map.find_again();
                    b_map.find_again();
                    mint_launching(site, "branches_sweep1");
                    branches_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)a_map.device, a_map.stride[0], (real *)b_map.device, b_map.stride[0], ny,
                        nx, (unsigned)x_count, (unsigned)y_count, mint_is_aligned(b_map, x_begin, 16),
                        mint_values_of(site, a_map, 1, a_checked),
                        mint_elements(site, a_map, a_map.device, a_checked_2));
                    mint_launched(site, "branches_sweep1");
                }, alone);
            }
        }
...
}
    mint_copy_out({"in.c", 60}, "a", a, mint_extents(ny, nx));
    mint_copy_out({"in.c", 61}, "b", b, mint_extents(ny, nx));
