
...
/* remainders_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 13: remainders_sweep1
 * A block loads 64x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 56x56x1 cells. */
static __global__ void __launch_bounds__(512)
remainders_chain1_tile(const real *__restrict__ a_from, real *a_to, long long a_row,
                       mint_area<2> a_box, const real *__restrict__ b_from, real *b_to,
                       long long b_row, mint_area<2> b_box, mint_area<2> remainders_sweep1_cells,
                       int steps_2, long long x_start, long long y_start)
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
    const mint_stretch remainders_sweep1_y = mint_in_tile(remainders_sweep1_cells.first[1],
            remainders_sweep1_cells.end[1], y0, 64);
    const mint_stretch remainders_sweep1_x = mint_in_tile(remainders_sweep1_cells.first[0],
            remainders_sweep1_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch a_y = {0, 64};
        const mint_stretch a_x = {0, 64};
        for (int cy = a_y.first + ty; cy < a_y.end; cy += 16) {
            for (int cx = a_x.first + tx; cx < a_x.end; cx += 32)
                a_tile[cy][cx] = a_from[mint_in_ring(y0+cy,
                        remainders_sweep1_cells.end[1])*a_row+mint_in_ring(x0+cx,
                        remainders_sweep1_cells.end[0])];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 13.
            const mint_stretch level_y = {4 - (steps_2 - 1 - step), 60 + (steps_2 - 1 - step)};
            const mint_stretch level_x = {4 - (steps_2 - 1 - step), 60 + (steps_2 - 1 - step)};
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    b[cy][cx] = (real)0.5*a[cy][cx] + (real)0.2*a[cy+1][cx-1]
                            + (real)0.1*a[cy-1][cx+1];
            }
        }
        __syncthreads();
        mint_turn(a, b);
    }
    // Commit the tile.
    if (a_to) {
        const mint_stretch a_y_2 = mint_cut(remainders_sweep1_y, 4, 60);
        const mint_stretch a_x_2 = mint_cut(remainders_sweep1_x, 4, 60);
        for (int cy = a_y_2.first + ty; cy < a_y_2.end; cy += 16) {
            for (int cx = a_x_2.first + tx; cx < a_x_2.end; cx += 32)
                a_to[(y0+cy)*a_row+(x0+cx)] = a_tile[cy][cx];
        }
    }
    if (b_to) {
        const mint_stretch b_y = mint_cut(remainders_sweep1_y, 4, 60);
        const mint_stretch b_x = mint_cut(remainders_sweep1_x, 4, 60);
        for (int cy = b_y.first + ty; cy < b_y.end; cy += 16) {
            for (int cx = b_x.first + tx; cx < b_x.end; cx += 32)
                b_to[(y0+cy)*b_row+(x0+cx)] = b_tile[cy][cx];
        }
    }
}

// Launches remainders_chain1_tile for the oldest steps that wait. False: it cannot.
static bool remainders_chain1_launch(const mint_advance &a)
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
    mint_prepare_shared(a.site, "remainders_chain1_tile", (const void *)remainders_chain1_tile,
            65536);
    mint_launching(a.site, "remainders_chain1_tile");
    remainders_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        cells0, a.steps, all.first[0] - 4, all.first[1] - 4);
    mint_launched(a.site, "remainders_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned remainders_chain1_twins[] = {0x0, 0x0, 0x1, 0x0, 0x1};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain remainders_chain1 = {{"in.c", 11}, "remainders_chain1", 4, 2, 1, 2, 1, 0x3,
        0x0, remainders_chain1_launch, remainders_chain1_twins, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 8}, "a", a, mint_extents(ny, nx), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings, {"in.c", 9}, "b", b, mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 10}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 13};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_table a_map = mint_find_table(site, "a", a);
                mint_table b_map = mint_find_table(site, "b", b);
                mint_make_dense(site, a_map);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {a_map, "a", 0, "y", y_begin, y_begin + y_count - 1},
                    {a_map, "a", 1, "x", x_begin, x_begin + x_count - 1},
                    {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                    {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                a_map.settle(site, "a");
                b_map.settle(site, "b");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_reads = {"a[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch b_writes = {"b[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch a_reads_2 = {"a[(y + 1) % ny][(x + nx - 1) % nx]", {{y_begin, y_begin
                        + y_count - 1, {0, 0}}, {x_begin, x_begin + x_count - 1, {0, 0}}}};
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_2, b_map, "b", b_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "remainders_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 2, 2147417079));
                mint_file(site, remainders_chain1, 0, {&a_map, &b_map}, {x_begin, x_count, y_begin,
                        y_count}, mint_no_scalars(),
                        [site, blocks, a_map, b_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, ny = ny, nx = nx]() mutable {
                    a_map.find_again();
                    b_map.find_again();
                    mint_launching(site, "remainders_sweep1");
                    remainders_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)a_map.device, a_map.stride[0], (real *)b_map.device, b_map.stride[0], ny,
                        nx, (unsigned)x_count, (unsigned)y_count, mint_is_aligned(b_map, x_begin, 16));
                    mint_launched(site, "remainders_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 20}, "a", a, mint_extents(ny, nx));
    mint_copy_out({"in.c", 21}, "b", b, mint_extents(ny, nx));
...
/* choices_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 32: choices_sweep1
 * A block loads 64x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 56x56x1 cells. */
static __global__ void __launch_bounds__(512)
choices_chain1_tile(const real *__restrict__ a_from, real *a_to, long long a_row,
                    mint_area<2> a_box, const real *__restrict__ k_from, long long k_row,
                    const real *__restrict__ b_from, real *b_to, long long b_row,
                    mint_area<2> b_box, mint_area<2> choices_sweep1_cells, int steps_2,
                    long long x_start, long long y_start,
                    const __grid_constant__ mint_each<int, 4> ny_each)
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
    const mint_stretch choices_sweep1_y = mint_in_tile(choices_sweep1_cells.first[1],
            choices_sweep1_cells.end[1], y0, 64);
    const mint_stretch choices_sweep1_x = mint_in_tile(choices_sweep1_cells.first[0],
            choices_sweep1_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch a_y = {0, 64};
        const mint_stretch a_x = {0, 64};
        for (int cy = a_y.first + ty; cy < a_y.end; cy += 16) {
            for (int cx = a_x.first + tx; cx < a_x.end; cx += 32)
                a_tile[cy][cx] = a_from[mint_in_ring(y0+cy,
                        choices_sweep1_cells.end[1])*a_row+mint_in_ring(x0+cx,
                        choices_sweep1_cells.end[0])];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 32.
            const mint_stretch level_y = {4 - (steps_2 - 1 - step), 60 + (steps_2 - 1 - step)};
            const mint_stretch level_x = {4 - (steps_2 - 1 - step), 60 + (steps_2 - 1 - step)};
            const int ny = ny_each.of[step];
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32) {
                    const int y = (int)mint_in_ring(y0 + cy, choices_sweep1_cells.end[1]);
                    const int x = (int)mint_in_ring(x0 + cx, choices_sweep1_cells.end[0]);
                    int south = y < ny - 1 ? y + 1 : 0;
                    b[cy][cx] = (real)0.5*a[cy][cx]
                            + k_from[y*k_row+x]*(real)0.1*(a[cy-1][cx] - a[cy+1][cx])
                            + k_from[south*k_row+x]*(real)0.2*(a[cy][cx-1] - a[cy][cx+1])
                            + (real)0.001*(x - y);
                }
            }
        }
        __syncthreads();
        mint_turn(a, b);
    }
    // Commit the tile.
    if (a_to) {
        const mint_stretch a_y_2 = mint_cut(choices_sweep1_y, 4, 60);
        const mint_stretch a_x_2 = mint_cut(choices_sweep1_x, 4, 60);
        for (int cy = a_y_2.first + ty; cy < a_y_2.end; cy += 16) {
            for (int cx = a_x_2.first + tx; cx < a_x_2.end; cx += 32)
                a_to[(y0+cy)*a_row+(x0+cx)] = a_tile[cy][cx];
        }
    }
    if (b_to) {
        const mint_stretch b_y = mint_cut(choices_sweep1_y, 4, 60);
        const mint_stretch b_x = mint_cut(choices_sweep1_x, 4, 60);
        for (int cy = b_y.first + ty; cy < b_y.end; cy += 16) {
            for (int cx = b_x.first + tx; cx < b_x.end; cx += 32)
                b_to[(y0+cy)*b_row+(x0+cx)] = b_tile[cy][cx];
        }
    }
}

struct choices_sweep1_scalars {
    int ny;
};
// Launches choices_chain1_tile for the oldest steps that wait. False: it cannot.
static bool choices_chain1_launch(const mint_advance &a)
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
    static const unsigned stored_after[] = {0x0, 0x4, 0x1, 0x4, 0x1};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 2, stored >> 2 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[3];
    touched[0].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[2].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[2].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    mint_area<2> loaded[3];
    if (!mint_may_load(a, 0, touched, {0, 2}, 2, false, loaded[0]))
        return false;
    if (loaded[0].first[0] > 0 || loaded[0].end[0] < cells0.end[0])
        return false;
    if (loaded[0].first[1] > 0 || loaded[0].end[1] < cells0.end[1])
        return false;
    if (!mint_may_load(a, 2, touched, {2, 0}, 2, false, loaded[2]))
        return false;
    if (loaded[2].first[0] > 0 || loaded[2].end[0] < cells0.end[0])
        return false;
    if (loaded[2].first[1] > 0 || loaded[2].end[1] < cells0.end[1])
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 56, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 56, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_each<int, 4> ny_each = {};
    for (int step = 0; step < a.steps; step++)
        ny_each.of[step] = a.scalars<choices_sweep1_scalars>(step, 0).ny;
    mint_prepare_shared(a.site, "choices_chain1_tile", (const void *)choices_chain1_tile, 65536);
    mint_launching(a.site, "choices_chain1_tile");
    choices_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        a.place(0, 1).stride[0], (const real *)a.place(0, 2).read,
        stored >> 2 & 1 ? (real *)a.place(0, 2).write : nullptr, a.place(0, 2).stride[0], loaded[2],
        cells0, a.steps, all.first[0] - 4, all.first[1] - 4, ny_each);
    mint_launched(a.site, "choices_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned choices_chain1_twins[] = {0x0, 0x0, 0x1, 0x0, 0x1};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain choices_chain1 = {{"in.c", 30}, "choices_chain1", 4, 2, 1, 3, 1, 0x5, 0x0,
        choices_chain1_launch, choices_chain1_twins, {2, 1, 0}, {{3, 0x3, 0x4, 1, {0, 1, 2}}}};

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 26}, "a", a, mint_extents(ny, nx), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 27}, "b", b, mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 28}, "k", k, mint_extents(ny, nx), 0, mint_dense, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 29}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 32};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_table a_map = mint_find_table(site, "a", a);
                mint_table k_map = mint_find_table(site, "k", k);
                mint_table b_map = mint_find_table(site, "b", b);
                mint_make_dense(site, a_map);
                mint_make_dense(site, k_map);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {a_map, "a", 0, "y", y_begin, y_begin + y_count - 1},
                    {a_map, "a", 1, "x", x_begin, x_begin + x_count - 1},
                    {k_map, "k", 0, "y", y_begin, y_begin + y_count - 1},
                    {k_map, "k", 1, "x", x_begin, x_begin + x_count - 1},
                    {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                    {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                a_map.settle(site, "a");
                k_map.settle(site, "k");
                b_map.settle(site, "b");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_reads = {"a[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch b_writes = {"b[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch a_reads_2 = {"a[north][x]", {{y_begin, y_begin + y_count - 1, {0, 0}}, {0,
                        0, {0, 1}}}};
                const mint_touch a_reads_3 = {"a[y][west]", {{0, 0, {1, 0}}, {x_begin, x_begin + x_count
                        - 1, {0, 0}}}};
                const mint_touch k_reads = {"k[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch k_reads_2 = {"k[south][x]", {{y_begin, y_begin + y_count - 1, {0, 0}}, {0,
                        0, {0, 1}}}};
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_2, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_3, b_map, "b", b_writes);
                mint_distinct(site, loops, k_map, "k", k_reads, b_map, "b", b_writes);
                mint_distinct(site, loops, k_map, "k", k_reads_2, b_map, "b", b_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "choices_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 2, 2147417079));
                mint_file(site, choices_chain1, 0, {&a_map, &k_map, &b_map}, {x_begin, x_count, y_begin,
                        y_count}, choices_sweep1_scalars{(int)(ny)},
                        [site, blocks, a_map, k_map, b_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, ny = ny, nx = nx]() mutable {
                    a_map.find_again();
                    k_map.find_again();
                    b_map.find_again();
                    mint_launching(site, "choices_sweep1");
                    choices_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)a_map.device, a_map.stride[0], (real *)k_map.device, k_map.stride[0],
                        (real *)b_map.device, b_map.stride[0], ny, nx, (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(b_map, x_begin, 16));
                    mint_launched(site, "choices_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 43}, "a", a, mint_extents(ny, nx));
    mint_copy_out({"in.c", 44}, "b", b, mint_extents(ny, nx));
...
/* channel_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 55: channel_sweep1
 * A block loads 64x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 52x56x1 cells. */
static __global__ void __launch_bounds__(512)
channel_chain1_tile(const real *__restrict__ a_from, real *a_to, long long a_row,
                    mint_area<2> a_box, const real *__restrict__ b_from, real *b_to,
                    long long b_row, mint_area<2> b_box, mint_area<2> channel_sweep1_cells,
                    int steps_2, long long x_start, long long y_start)
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
    const mint_stretch channel_sweep1_y = mint_in_tile(channel_sweep1_cells.first[1],
            channel_sweep1_cells.end[1], y0, 64);
    const mint_stretch channel_sweep1_x = mint_in_tile(channel_sweep1_cells.first[0],
            channel_sweep1_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch a_y = mint_in_tile(a_box.first[1], a_box.end[1], y0, 64);
        const mint_stretch a_x = {0, 64};
        for (int cy = a_y.first + ty; cy < a_y.end; cy += 16) {
            for (int cx = a_x.first + tx; cx < a_x.end; cx += 32)
                a_tile[cy][cx] = a_from[(y0+cy)*a_row+mint_in_ring(x0+cx,
                        channel_sweep1_cells.end[0])];
        }
    }
    {
        const mint_stretch b_y = mint_in_tile(b_box.first[1], b_box.end[1], y0, 64);
        const mint_stretch b_x = {0, 64};
        for (int cy = b_y.first + ty; cy < b_y.end; cy += 16) {
            for (int cx = b_x.first + tx; cx < b_x.end; cx += 32)
                if (!mint_in_span(channel_sweep1_y, cy))
                    b_tile[cy][cx] = b_from[(y0+cy)*b_row+mint_in_ring(x0+cx,
                            channel_sweep1_cells.end[0])];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 55.
            const mint_stretch level_y = mint_cut(channel_sweep1_y, 4 - (steps_2 - 1 - step), 60
                    + (steps_2 - 1 - step));
            const mint_stretch level_x = {4 - (steps_2 - 1 - step), 56 + 2*(steps_2 - 1 - step)};
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    b[cy][cx] = (real)0.4*a[cy][cx] + (real)0.1*(a[cy-1][cx] + a[cy+1][cx])
                            + (real)0.15*a[cy][cx+2] + (real)0.2*a[cy][cx-1];
            }
        }
        __syncthreads();
        mint_turn(a, b);
    }
    // Commit the tile.
    if (a_to) {
        const mint_stretch a_y_2 = mint_cut(channel_sweep1_y, 4, 60);
        const mint_stretch a_x_2 = mint_cut(channel_sweep1_x, 4, 56);
        for (int cy = a_y_2.first + ty; cy < a_y_2.end; cy += 16) {
            for (int cx = a_x_2.first + tx; cx < a_x_2.end; cx += 32)
                a_to[(y0+cy)*a_row+(x0+cx)] = a_tile[cy][cx];
        }
    }
    if (b_to) {
        const mint_stretch b_y_2 = mint_cut(channel_sweep1_y, 4, 60);
        const mint_stretch b_x_2 = mint_cut(channel_sweep1_x, 4, 56);
        for (int cy = b_y_2.first + ty; cy < b_y_2.end; cy += 16) {
            for (int cx = b_x_2.first + tx; cx < b_x_2.end; cx += 32)
                b_to[(y0+cy)*b_row+(x0+cx)] = b_tile[cy][cx];
        }
    }
}

// Launches channel_chain1_tile for the oldest steps that wait. False: it cannot.
static bool channel_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> all = cells0;
    // Along x, subscripts go on at the other end.
    if (!mint_is_ring(cells0, cells0, 0, 2))
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
    touched[0].add(mint_around(cells0, mint_area<2>{{0, -1}, {0, 1}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{0, -1}, {0, 1}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    mint_area<2> loaded[2];
    if (!mint_may_load(a, 0, touched, {0, 1}, 2, false, loaded[0]))
        return false;
    if (loaded[0].first[0] > 0 || loaded[0].end[0] < cells0.end[0])
        return false;
    if (!mint_may_load(a, 1, touched, {1, 0}, 2, false, loaded[1]))
        return false;
    if (loaded[1].first[0] > 0 || loaded[1].end[0] < cells0.end[0])
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 52, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 56, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "channel_chain1_tile", (const void *)channel_chain1_tile, 65536);
    mint_launching(a.site, "channel_chain1_tile");
    channel_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        cells0, a.steps, all.first[0] - 4, all.first[1] - 4);
    mint_launched(a.site, "channel_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned channel_chain1_twins[] = {0x0, 0x0, 0x1, 0x0, 0x1};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain channel_chain1 = {{"in.c", 53}, "channel_chain1", 4, 2, 1, 2, 1, 0x3, 0x0,
        channel_chain1_launch, channel_chain1_twins, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_3;
    mint_copy_in(mappings_3, {"in.c", 50}, "a", a, mint_extents(ny, nx), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 51}, "b", b, mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_3({"in.c", 52}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 55};
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny - 1, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_table a_map = mint_find_table(site, "a", a);
                mint_table b_map = mint_find_table(site, "b", b);
                mint_make_dense(site, a_map);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {a_map, "a", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {a_map, "a", 1, "x", x_begin, x_begin + x_count - 1},
                    {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                    {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                a_map.settle(site, "a");
                b_map.settle(site, "b");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_reads = {"a[y][x]", {{-1, 1, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch b_writes = {"b[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch a_reads_2 = {"a[y][(x + 2) % nx]", {{0, 0, {1, 0}}, {x_begin, x_begin
                        + x_count - 1, {0, 0}}}};
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_2, b_map, "b", b_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "channel_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 2, 2147417078));
                mint_file(site, channel_chain1, 0, {&a_map, &b_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, a_map, b_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, nx = nx]() mutable {
                    a_map.find_again();
                    b_map.find_again();
                    mint_launching(site, "channel_sweep1");
                    channel_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)a_map.device, a_map.stride[0], (real *)b_map.device, b_map.stride[0], nx,
                        (unsigned)x_count, (unsigned)y_count, mint_is_aligned(b_map, x_begin, 16));
                    mint_launched(site, "channel_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 62}, "a", a, mint_extents(ny, nx));
    mint_copy_out({"in.c", 63}, "b", b, mint_extents(ny, nx));
...
/* sites_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 74: sites_sweep1
 * A block loads 4096x1x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 4088x1x1 cells. */
static __global__ void __launch_bounds__(512)
sites_chain1_tile(const real *__restrict__ a_from, real *a_to, mint_area<1> a_box,
                  const real *__restrict__ b_from, real *b_to, mint_area<1> b_box,
                  mint_area<1> sites_sweep1_cells, int steps_2, long long x_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*4088;
    const int tx = (int)threadIdx.x;
    real *const a_tile = reinterpret_cast<real *>(mint_shared);
    real *const b_tile = reinterpret_cast<real *>(mint_shared + 32768);
    auto *a = a_tile;
    auto *b = b_tile;
    const mint_stretch sites_sweep1_x = mint_in_tile(sites_sweep1_cells.first[0],
            sites_sweep1_cells.end[0], x0, 4096);
    // Load the tile and its ghost zone.
    {
        const mint_stretch a_x = {0, 4096};
        for (int cx = a_x.first + tx; cx < a_x.end; cx += 512)
            a_tile[cx] = a_from[mint_in_ring(x0+cx, sites_sweep1_cells.end[0])];
    }
    {
        const mint_stretch b_x = {0, 4096};
        for (int cx = b_x.first + tx; cx < b_x.end; cx += 512)
            b_tile[cx] = b_from[mint_in_ring(x0+cx, sites_sweep1_cells.end[0])];
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 74.
            const mint_stretch level_x = {4 - (steps_2 - 1 - step), 4092 + (steps_2 - 1 - step)};
            for (int cx = level_x.first + tx; cx < level_x.end; cx += 512)
                if (a[cx-1] + a[cx+1] > (real)0.9)
                    b[cx] = (real)0.25*a[cx-1] + (real)0.5*a[cx] + (real)0.25*a[cx+1];
        }
        __syncthreads();
        mint_turn(a, b);
    }
    // Commit the tile.
    if (a_to) {
        const mint_stretch a_x_2 = mint_cut(sites_sweep1_x, 4, 4092);
        for (int cx = a_x_2.first + tx; cx < a_x_2.end; cx += 512)
            a_to[x0+cx] = a_tile[cx];
    }
    if (b_to) {
        const mint_stretch b_x_2 = mint_cut(sites_sweep1_x, 4, 4092);
        for (int cx = b_x_2.first + tx; cx < b_x_2.end; cx += 512)
            b_to[x0+cx] = b_tile[cx];
    }
}

// Launches sites_chain1_tile for the oldest steps that wait. False: it cannot.
static bool sites_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<1> cells0 = {{a.range(0)[0]}, {a.range(0)[0] + a.range(0)[1]}};
    const mint_area<1> all = cells0;
    // Along x, subscripts go on at the other end.
    if (!mint_is_ring(cells0, cells0, 0, 1))
        return false;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x2, 0x3, 0x3, 0x3};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, true))
        return false;
    // What the stages access of each role.
    mint_touched<1> touched[2];
    touched[0].add(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[0].add_sure(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[1].add(mint_around(cells0, mint_area<1>{{0}, {0}}));
    mint_area<1> loaded[2];
    if (!mint_may_load(a, 0, touched, {0, 1}, 2, false, loaded[0]))
        return false;
    if (loaded[0].first[0] > 0 || loaded[0].end[0] < cells0.end[0])
        return false;
    if (!mint_may_load(a, 1, touched, {1, 0}, 2, false, loaded[1]))
        return false;
    if (loaded[1].first[0] > 0 || loaded[1].end[0] < cells0.end[0])
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 4088, INT_MAX);
    if (blocks_x == 0)
        return false;
    mint_prepare_shared(a.site, "sites_chain1_tile", (const void *)sites_chain1_tile, 65536);
    mint_launching(a.site, "sites_chain1_tile");
    sites_chain1_tile<<<dim3(blocks_x), dim3(512, 1, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, loaded[1], cells0, a.steps,
        all.first[0] - 4);
    mint_launched(a.site, "sites_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned sites_chain1_twins[] = {0x0, 0x2, 0x3, 0x3, 0x3};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain sites_chain1 = {{"in.c", 72}, "sites_chain1", 4, 2, 0, 2, 1, 0x3, 0x0,
        sites_chain1_launch, sites_chain1_twins, {1, 0}, {{2, 0x3, 0x2, 2, {0, 1}}}};

...
{ mint_scope mappings_4;
    mint_copy_in(mappings_4, {"in.c", 69}, "a", &a[0], mint_extents(n), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings_4, {"in.c", 70}, "b", &b[0], mint_extents(n), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_4({"in.c", 71});
...
        {
            const mint_site site = {"in.c", 74};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            if (i_count > 0) {
                mint_may_wait();
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real));
                mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real));
                mint_reach_view(site, a_map, "a", {{i_begin}, {i_begin + i_count - 1}}, "before", true);
                a_map.settle();
                b_map.settle();
                static const mint_checked b_checked[] = {
                    {{"in.c", 77}, "b", "b[i]", -1},
                };
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch a_reads = {"a[before]", {{i_begin, i_begin + i_count - 1, {0}}}};
                const mint_touch b_writes = {"b[i]", {{0, 0, {1}}}};
                const mint_touch a_reads_2 = {"a[i]", {{0, 0, {1}}}};
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_2, b_map, "b", b_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "sites_sweep1", mint_ceil_div(i_count, 256));
                // Launches of single steps hold accesses to the extents of the arrays.
                const mint_alone alone = {mint_stays_inside(b_map, mint_box{{i_begin}, {i_begin + i_count
                        - 1}}) ? 0 : INT_MAX, {}};
                mint_file(site, sites_chain1, 0, {&a_map, &b_map}, {i_begin, i_count}, mint_no_scalars(),
                        [site, blocks, a_map, b_map, i_count = i_count, n = n]() mutable {
                    a_map.find_again();
                    b_map.find_again();
                    mint_launching(site, "sites_sweep1");
                    sites_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)a_map.device, (real *)b_map.device, n, i_count,
                        mint_elements(site, *b_map.whole, b_map.device, b_checked));
                    mint_launched(site, "sites_sweep1");
                }, alone);
            }
        }
...
}
    mint_copy_out({"in.c", 83}, "a", &a[0], mint_extents(n));
    mint_copy_out({"in.c", 84}, "b", &b[0], mint_extents(n));
