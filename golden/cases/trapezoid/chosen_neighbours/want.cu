
...
/* ring_sweep1 makes one step. */

/* Up to 3 steps of these loops at a time:
 * line 15: ring_sweep1
 * A block loads 4096x1x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 4090x1x1 cells. */
static __global__ void __launch_bounds__(512)
ring_chain1_tile(const real *__restrict__ u_from, real *u_to, mint_area<1> u_box,
                 const real *__restrict__ v_from, real *v_to, mint_area<1> v_box,
                 mint_area<1> ring_sweep1_cells, int steps_2, long long x_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*4090;
    const int tx = (int)threadIdx.x;
    real *const u_tile = reinterpret_cast<real *>(mint_shared);
    real *const v_tile = reinterpret_cast<real *>(mint_shared + 32768);
    auto *u = u_tile;
    auto *v = v_tile;
    const mint_stretch ring_sweep1_x = mint_in_tile(ring_sweep1_cells.first[0],
            ring_sweep1_cells.end[0], x0, 4096);
    // Load the tile and its ghost zone.
    {
        const mint_stretch u_x = {0, 4096};
        for (int cx = u_x.first + tx; cx < u_x.end; cx += 512)
            u_tile[cx] = u_from[mint_in_ring(x0+cx, ring_sweep1_cells.end[0])];
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 15.
            const mint_stretch level_x = {3 - (steps_2 - 1 - step), 4093 + (steps_2 - 1 - step)};
            for (int cx = level_x.first + tx; cx < level_x.end; cx += 512)
                v[cx] = (real)0.5*(u[cx-1] + u[cx+1]);
        }
        __syncthreads();
        mint_turn(u, v);
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_x_2 = mint_cut(ring_sweep1_x, 3, 4093);
        for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 512)
            u_to[x0+cx] = u_tile[cx];
    }
    if (v_to) {
        const mint_stretch v_x = mint_cut(ring_sweep1_x, 3, 4093);
        for (int cx = v_x.first + tx; cx < v_x.end; cx += 512)
            v_to[x0+cx] = v_tile[cx];
    }
}

// Launches ring_chain1_tile for the oldest steps that wait. False: it cannot.
static bool ring_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<1> cells0 = {{a.range(0)[0]}, {a.range(0)[0] + a.range(0)[1]}};
    const mint_area<1> all = cells0;
    // Along x, subscripts go on at the other end.
    if (!mint_is_ring(cells0, cells0, 0, 1))
        return false;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x2, 0x1, 0x2};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<1> touched[2];
    touched[0].add(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[0].add_sure(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[1].add(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<1>{{0}, {0}}));
    mint_area<1> loaded[2];
    if (!mint_may_load(a, 0, touched, {0, 1}, 2, false, loaded[0]))
        return false;
    if (loaded[0].first[0] > 0 || loaded[0].end[0] < cells0.end[0])
        return false;
    if (!mint_may_load(a, 1, touched, {1, 0}, 2, false, loaded[1]))
        return false;
    if (loaded[1].first[0] > 0 || loaded[1].end[0] < cells0.end[0])
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 4090, INT_MAX);
    if (blocks_x == 0)
        return false;
    mint_prepare_shared(a.site, "ring_chain1_tile", (const void *)ring_chain1_tile, 65536);
    mint_launching(a.site, "ring_chain1_tile");
    ring_chain1_tile<<<dim3(blocks_x), dim3(512, 1, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, loaded[1], cells0, a.steps,
        all.first[0] - 3);
    mint_launched(a.site, "ring_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned ring_chain1_twins[] = {0x0, 0x0, 0x1, 0x0};
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain ring_chain1 = {{"in.c", 13}, "ring_chain1", 3, 2, 1, 2, 1, 0x3, 0x0,
        ring_chain1_launch, ring_chain1_twins, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 10}, "u", &u[0], mint_extents(n), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings, {"in.c", 11}, "v", &v[0], mint_extents(n), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 12});
...
        {
            const mint_site site = {"in.c", 15};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            if (i_count > 0) {
                mint_may_wait();
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                u_map.settle();
                v_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch u_reads = {"u[i - 1]", {{i_begin, i_begin + i_count - 1, {0}}}};
                const mint_touch v_writes = {"v[i]", {{0, 0, {1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "ring_sweep1",
                        mint_tiles(site, "i", i_count, 256, 2147482111));
                mint_file(site, ring_chain1, 0, {&u_map, &v_map}, {i_begin, i_count}, mint_no_scalars(),
                        [site, blocks, u_map, v_map, i_begin = i_begin, i_count = i_count,
                                n = n]() mutable {
                    u_map.find_again();
                    v_map.find_again();
                    mint_launching(site, "ring_sweep1");
                    ring_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)u_map.device, (real *)v_map.device, n, (unsigned)i_count,
                        mint_is_aligned(v_map, i_begin, 16));
                    mint_launched(site, "ring_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 21}, "u", &u[0], mint_extents(n));
    mint_copy_out({"in.c", 22}, "v", &v[0], mint_extents(n));
...
/* torus_sweep1 makes one step. */

/* Up to 3 steps of these loops at a time:
 * line 32: torus_sweep1
 * A block loads 96x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 90x58x1 cells. */
static __global__ void __launch_bounds__(512)
torus_chain1_tile(const real *__restrict__ u_from, real *u_to, long long u_row, mint_area<2> u_box,
                  const real *__restrict__ v_from, real *v_to, long long v_row, mint_area<2> v_box,
                  mint_area<2> torus_sweep1_cells, int steps_2, long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*90;
    const long long y0 = y_start + (long long)blockIdx.y*58;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const u_tile)[96] = reinterpret_cast<real (*)[96]>(mint_shared);
    real (*const v_tile)[96] = reinterpret_cast<real (*)[96]>(mint_shared + 49152);
    auto *u = u_tile;
    auto *v = v_tile;
    const mint_stretch torus_sweep1_y = mint_in_tile(torus_sweep1_cells.first[1],
            torus_sweep1_cells.end[1], y0, 64);
    const mint_stretch torus_sweep1_x = mint_in_tile(torus_sweep1_cells.first[0],
            torus_sweep1_cells.end[0], x0, 96);
    // Load the tile and its ghost zone.
    {
        const mint_stretch u_y = {0, 64};
        const mint_stretch u_x = {0, 96};
        for (int cy = u_y.first + ty; cy < u_y.end; cy += 16) {
            for (int cx = u_x.first + tx; cx < u_x.end; cx += 32)
                u_tile[cy][cx] = u_from[mint_in_ring(y0+cy,
                        torus_sweep1_cells.end[1])*u_row+mint_in_ring(x0+cx,
                        torus_sweep1_cells.end[0])];
        }
    }
    {
        const mint_stretch v_y = {0, 64};
        const mint_stretch v_x = {0, 96};
        for (int cy = v_y.first + ty; cy < v_y.end; cy += 16) {
            for (int cx = v_x.first + tx; cx < v_x.end; cx += 32)
                v_tile[cy][cx] = v_from[mint_in_ring(y0+cy,
                        torus_sweep1_cells.end[1])*v_row+mint_in_ring(x0+cx,
                        torus_sweep1_cells.end[0])];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 32.
            const mint_stretch level_y = {3 - (steps_2 - 1 - step), 61 + (steps_2 - 1 - step)};
            const mint_stretch level_x = {3 - (steps_2 - 1 - step), 93 + (steps_2 - 1 - step)};
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32) {
                    const int x = (int)mint_in_ring(x0 + cx, torus_sweep1_cells.end[0]);
                    real west = u[cy][cx-1];
                    real corner = u[cy-1][cx-1];
                    real south;
                    south = u[cy+1][cx];
                    v[cy][cx] = (real)0.3*(west + corner + south);
                    if (x%3)
                        v[cy][cx] -= u[cy][cx+1];
                }
            }
        }
        __syncthreads();
        mint_turn(u, v);
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_y_2 = mint_cut(torus_sweep1_y, 3, 61);
        const mint_stretch u_x_2 = mint_cut(torus_sweep1_x, 3, 93);
        for (int cy = u_y_2.first + ty; cy < u_y_2.end; cy += 16) {
            for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 32)
                u_to[(y0+cy)*u_row+(x0+cx)] = u_tile[cy][cx];
        }
    }
    if (v_to) {
        const mint_stretch v_y_2 = mint_cut(torus_sweep1_y, 3, 61);
        const mint_stretch v_x_2 = mint_cut(torus_sweep1_x, 3, 93);
        for (int cy = v_y_2.first + ty; cy < v_y_2.end; cy += 16) {
            for (int cx = v_x_2.first + tx; cx < v_x_2.end; cx += 32)
                v_to[(y0+cy)*v_row+(x0+cx)] = v_tile[cy][cx];
        }
    }
}

// Launches torus_chain1_tile for the oldest steps that wait. False: it cannot.
static bool torus_chain1_launch(const mint_advance &a)
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
    static const unsigned stored_after[] = {0x0, 0x2, 0x3, 0x3};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, true))
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
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 90, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 58, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "torus_chain1_tile", (const void *)torus_chain1_tile, 98304);
    mint_launching(a.site, "torus_chain1_tile");
    torus_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 98304, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        cells0, a.steps, all.first[0] - 3, all.first[1] - 3);
    mint_launched(a.site, "torus_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned torus_chain1_twins[] = {0x0, 0x2, 0x3, 0x3};
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain torus_chain1 = {{"in.c", 30}, "torus_chain1", 3, 2, 0, 2, 1, 0x3, 0x0,
        torus_chain1_launch, torus_chain1_twins, {1, 0}, {{2, 0x3, 0x2, 2, {0, 1}}}};

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 27}, "u", &u[0][0], mint_extents(ny, NX), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 28}, "v", &v[0][0], mint_extents(ny, NX), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 29});
...
        {
            const mint_site site = {"in.c", 32};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 40));
                mint_make_dense(site, u_map);
                mint_reach_or_dense(site, u_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, u_map, 1, x_begin, x_begin + x_count - 1);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y][last]", {{0, 0, {1, 0}}, {x_begin, x_begin + x_count - 1,
                        {0, 0}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_reads_2 = {"u[y - 1][x - 1]", {{y_begin, y_begin + y_count - 1, {0, 0}},
                        {x_begin, x_begin + x_count - 1, {0, 0}}}};
                const mint_touch u_reads_3 = {"u[y + 1][x]", {{y_begin, y_begin + y_count - 1, {0, 0}}, {0,
                        0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_3, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "torus_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 2, 2147417079));
                mint_file(site, torus_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &u_map, &v_map, x_count = x_count, y_count = y_count, ny = ny,
                                nx = nx]() mutable {
                    mint_launching(site, "torus_sweep1");
                    torus_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], ny,
                        nx, (unsigned)x_count, (unsigned)y_count);
                    mint_launched(site, "torus_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 51}, "u", &u[0][0], mint_extents(ny, NX));
    mint_copy_out({"in.c", 52}, "v", &v[0][0], mint_extents(ny, NX));
...
/* parts_sweep1 makes one step. */

/* Up to 3 steps of these loops at a time:
 * line 63: parts_sweep1
 * A block loads 96x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 93x61x1 cells. */
static __global__ void __launch_bounds__(512)
parts_chain1_tile(const real *__restrict__ u_from, real *u_to, long long u_row, mint_area<2> u_box,
                  const real *__restrict__ v_from, real *v_to, long long v_row, mint_area<2> v_box,
                  mint_area<2> parts_sweep1_cells, int steps_2, long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*93;
    const long long y0 = y_start + (long long)blockIdx.y*61;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const u_tile)[96] = reinterpret_cast<real (*)[96]>(mint_shared);
    real (*const v_tile)[96] = reinterpret_cast<real (*)[96]>(mint_shared + 49152);
    auto *u = u_tile;
    auto *v = v_tile;
    const mint_stretch parts_sweep1_y = mint_in_tile(parts_sweep1_cells.first[1],
            parts_sweep1_cells.end[1], y0, 64);
    const mint_stretch parts_sweep1_x = mint_in_tile(parts_sweep1_cells.first[0],
            parts_sweep1_cells.end[0], x0, 96);
    // Load the tile and its ghost zone.
    {
        const mint_stretch u_y = {0, 64};
        const mint_stretch u_x = {0, 96};
        for (int cy = u_y.first + ty; cy < u_y.end; cy += 16) {
            for (int cx = u_x.first + tx; cx < u_x.end; cx += 32)
                u_tile[cy][cx] = u_from[mint_in_ring(y0+cy,
                        parts_sweep1_cells.end[1])*u_row+mint_in_ring(x0+cx,
                        parts_sweep1_cells.end[0])];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 63.
            const mint_stretch level_y = {0, 61 + (steps_2 - 1 - step)};
            const mint_stretch level_x = {3 - (steps_2 - 1 - step), 96};
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    v[cy][cx] = (real)0.5*(u[cy][cx-1] + u[cy+1][cx]);
            }
        }
        __syncthreads();
        mint_turn(u, v);
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_y_2 = mint_cut(parts_sweep1_y, 0, 61);
        const mint_stretch u_x_2 = mint_cut(parts_sweep1_x, 3, 96);
        for (int cy = u_y_2.first + ty; cy < u_y_2.end; cy += 16) {
            for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 32)
                u_to[(y0+cy)*u_row+(x0+cx)] = u_tile[cy][cx];
        }
    }
    if (v_to) {
        const mint_stretch v_y = mint_cut(parts_sweep1_y, 0, 61);
        const mint_stretch v_x = mint_cut(parts_sweep1_x, 3, 96);
        for (int cy = v_y.first + ty; cy < v_y.end; cy += 16) {
            for (int cx = v_x.first + tx; cx < v_x.end; cx += 32)
                v_to[(y0+cy)*v_row+(x0+cx)] = v_tile[cy][cx];
        }
    }
}

// Launches parts_chain1_tile for the oldest steps that wait. False: it cannot.
static bool parts_chain1_launch(const mint_advance &a)
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
    static const unsigned stored_after[] = {0x0, 0x2, 0x1, 0x2};
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
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 93, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 61, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "parts_chain1_tile", (const void *)parts_chain1_tile, 98304);
    mint_launching(a.site, "parts_chain1_tile");
    parts_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 98304, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        cells0, a.steps, all.first[0] - 3, all.first[1]);
    mint_launched(a.site, "parts_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned parts_chain1_twins[] = {0x0, 0x0, 0x1, 0x0};
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain parts_chain1 = {{"in.c", 60}, "parts_chain1", 3, 2, 1, 2, 1, 0x3, 0x0,
        parts_chain1_launch, parts_chain1_twins, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_3;
    mint_copy_in(mappings_3, {"in.c", 58}, "turns", &turns[0][0][0], mint_extents(sizeof(turns) / sizeof(turns[0]), sizeof(turns[0]) / sizeof(turns[0][0]), sizeof(turns[0][0]) / sizeof(turns[0][0][0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_3({"in.c", 59});
...
        {
            const mint_site site = {"in.c", 63};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 40));
                mint_make_dense(site, u_map);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "(y+1)%ny", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[(y + 1) % ny][x]", {{y_begin, y_begin + y_count - 1, {0, 0}},
                        {0, 0, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_reads_2 = {"u[y][nx - 1]", {{0, 0, {1, 0}}, {x_begin, x_begin + x_count
                        - 1, {0, 0}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "parts_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 4, 2147417073));
                mint_file(site, parts_chain1, 0, {mint_reading(loops, u_map, u_reads, u_reads_2),
                        mint_writing(loops, v_map, v_writes)}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, ny = ny, nx = nx]() mutable {
                    mint_launching(site, "parts_sweep1");
                    parts_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], ny,
                        nx, (unsigned)x_count, (unsigned)y_count, mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "parts_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 67}, "turns", &turns[0][0][0], mint_extents(sizeof(turns) / sizeof(turns[0]), sizeof(turns[0]) / sizeof(turns[0][0]), sizeof(turns[0][0]) / sizeof(turns[0][0][0])));
...
/* ends_sweep1 makes one step. */

/* 3 steps of the loop at line 75.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
ends_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> u_grid,
                  long long u_grid_row, mint_each<real *, 1> u_to, mint_each<int, 3> ny_each,
                  mint_each<long long, 2> begin)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 3, 3, 0, 2> x_tile;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const int unit = blockIdx.x*4 + warp;
    if (unit >= division.units())
        return;
    const mint_slab slab = mint_slab_of(division, unit);
    const int x = x_tile::at(gx, slab.x) + lane*4;
    const int store_low = x_tile::from(gx, slab.x) - x, store_high = x_tile::to(gx, slab.x) - x;
    const int planes = division.planes, from = slab.from, to = slab.to;
    // the range goes on beyond the tile on every side
    const bool inside = packed && x - lane*4 > 0 && x + (32 - lane)*4 < gx.cells;
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const u_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real u_rows[4][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                    -mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[slot % 4][warp], u_grid[1] + (long long)plane*u_grid_row + x,
                    exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    auto advance = [&](int r_2, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(u_rows[k][age], u_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(u_rows[0][0], u_ring[slot % 4][warp], lane);
        fetch(r_2 + 3, slot + 3, known);
        real early[3][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real u_0[6];
            mint_move<4>(&u_0[1], u_rows[k][1]);
            mint_beside<1, 4, 1>(&u_0[1]);
            if (!known.inside)
                mint_stop_row<1, 4, 1, mint_both_ends>(&u_0[1], -x, gx.cells - x);
#pragma unroll
            for (int e = 0; e < 4; e++)
                early[k][e] = u_0[e] + u_0[e + 2];
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int e = 0; e < 4; e++)
                u_rows[k + 1][0][e] = (real)0.25*(early[k][e]
                        + ((int)(begin[0] + r_2 - k - 1) == 0 ? u_rows[k][0][e] : u_rows[k][2][e])
                        + ((int)(begin[0] + r_2 - k - 1) == ny_each[k] - 1 ? u_rows[k][2][e]
                        : u_rows[k][0][e]));
            if (!known.steady) {
                const int plane = r_2 - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                            -mint_beyond(plane, planes, 0, 0));
                    mint_load_row<4>(u_rows[k + 1][0], u_grid[k % 2] + (long long)plane*u_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r_2 - 3 && r_2 - 3 < to)
            mint_store_row<4, false>(u_to[0] + (long long)(r_2 - 3)*u_grid_row + x, u_rows[3][0],
                    store_low, store_high, known.packed);
    };
    const int end = to + 3; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r_2 = max(from - 3, 0);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r_2 + n, n, mint_cells<tile.inside, tile.packed, false>());
        while (r_2 < end) {
            if (r_2 >= 3) {
                for (; r_2 + 1 < steady; r_2 += 2, slot += 2) {
                    advance(r_2, slot, mint_cells<tile.inside, tile.packed, true>());
                    advance(r_2 + 1, slot + 1, mint_cells<tile.inside, tile.packed, true>());
                }
            }
            if (r_2 < end) {
                advance(r_2, slot, mint_cells<tile.inside, tile.packed, false>());
                r_2++, slot++;
            }
        }
    };
    if (inside)
        stream(mint_cells<packed, packed, false>());
    else
        stream(mint_cells<false, packed, false>());
    __pipeline_wait_prior(0);
}

struct ends_chain1_values {
    int ny;
};
// Makes 3 steps of the loop in one launch.
static bool advance_ends_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    if (range[3] < 2)
        return false; // conditions do not leave out all that lies beyond the range
    mint_each<real *, 2> u_grid;
    mint_each<real *, 1> u_to;
    const long long *u_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, u_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        u_grid.of[k] = (real *)place.read + range[2]*u_grid_stride[0] + range[0]*u_grid_stride[1];
    }
    u_to.of[0] = (real *)steps.place(2, 1).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 3, 3, 0, 2>::of(range[1], 0);
    static const long long room = mint_room(steps.site, "ends_chain1_march",
            (const void *)ends_chain1_march<true>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "ends_chain1_march",
            mint_ceil_div(division.units(), 4));
    mint_each<int, 3> ny_each;
    for (int k = 0; k < 3; k++) {
        ny_each.of[k] = steps.scalars<ends_chain1_values>(k, 0).ny;
    }
    const mint_each<long long, 2> begin = {{range[2], range[0]}};
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 2, 16)
            && mint_all_aligned(u_to, u_grid_stride, 2, 16);
    const auto march = packed ? ends_chain1_march<true> : ends_chain1_march<false>;
    if (march != ends_chain1_march<true>)
        mint_prepare_shared(steps.site, "ends_chain1_march", (const void *)march, 16384);
    mint_launching(steps.site, "ends_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, u_grid, u_grid_stride[0], u_to,
            ny_each, begin);
    mint_launched(steps.site, "ends_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain ends_chain1 = {{"in.c", 75}, "ends_chain1", 3, 3, 1, 2, 1, 0x3, 0x0,
        advance_ends_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_4;
    mint_copy_in(mappings_4, {"in.c", 72}, "u", &u[0][0], mint_extents(ny, NX), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_4, {"in.c", 73}, "v", &v[0][0], mint_extents(ny, NX), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_4({"in.c", 74});
...
        {
            const mint_site site = {"in.c", 77};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 40));
                const bool happens = mint_greater(y_begin, 0) <= mint_lesser(y_begin + y_count - 1, 0);
                const bool happens_2 = mint_greater(y_begin, 1) <= y_begin + y_count - 1;
                const bool happens_3 = mint_greater(y_begin, (long long)(ny) - 1)
                        <= mint_lesser(y_begin + y_count - 1, (long long)(ny) - 1);
                const bool happens_4 = y_begin <= mint_lesser(y_begin + y_count - 1, (long long)(ny) - 2);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 0, "y+1", happens ? mint_greater(y_begin, 0) + 1 : 1, happens
                            ? mint_lesser(y_begin + y_count - 1, 0) + 1 : 0},
                    {u_map, "u", 0, "y-1", happens_2 ? mint_greater(y_begin, 1) - 1 : 1, happens_2 ? y_begin
                            + y_count - 2 : 0},
                    {u_map, "u", 0, "y-1", happens_3 ? mint_greater(y_begin, (long long)(ny) - 1) - 1 : 1,
                            happens_3 ? mint_lesser(y_begin + y_count - 1, (long long)(ny) - 1) - 1 : 0},
                    {u_map, "u", 0, "y+1", happens_4 ? y_begin + 1 : 1, happens_4
                            ? mint_lesser(y_begin + y_count - 1, (long long)(ny) - 2) + 1 : 0},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y][x - 1]", {{0, 0, {1, 0}}, {x_begin, x_begin + x_count - 1,
                        {0, 0}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_reads_2 = {"u[y - 1][x]", {{1, 1, {1, 0}}, {0, 0, {0, 1}}},
                        {{mint_greater(y_begin, 0), mint_lesser(y_begin + y_count - 1, 0)},
                        mint_any_index}};
                const mint_touch u_reads_3 = {"u[y - 1][x]", {{-1, -1, {1, 0}}, {0, 0, {0, 1}}},
                        {{mint_greater(y_begin, 1), y_begin + y_count - 1}, mint_any_index}};
                const mint_touch u_reads_4 = {"u[y + 1][x]", {{-1, -1, {1, 0}}, {0, 0, {0, 1}}},
                        {{mint_greater(y_begin, (long long)(ny) - 1),
                        mint_lesser(y_begin + y_count - 1, (long long)(ny) - 1)}, mint_any_index}};
                const mint_touch u_reads_5 = {"u[y + 1][x]", {{1, 1, {1, 0}}, {0, 0, {0, 1}}}, {{y_begin,
                        mint_lesser(y_begin + y_count - 1, (long long)(ny) - 2)}, mint_any_index}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_3, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_4, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_5, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "ends_sweep1",
                        mint_tiles(site, "x", x_count, 256, 2147482111),
                        mint_tiles(site, "y", y_count, 2, 2147417079));
                mint_file(site, ends_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                        ends_chain1_values{(int)(ny)},
                        [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, ny = ny]() mutable {
                    mint_launching(site, "ends_sweep1");
                    ends_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], ny,
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "ends_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 84}, "u", &u[0][0], mint_extents(ny, NX));
    mint_copy_out({"in.c", 85}, "v", &v[0][0], mint_extents(ny, NX));
...
/* others_sweep1 makes one step. */

...
{ mint_scope mappings_5;
    mint_copy_in(mappings_5, {"in.c", 90}, "u", &u[0][0], mint_extents(NY, NX), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_5, {"in.c", 91}, "v", &v[0][0], mint_extents(NY, NX), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region_5({"in.c", 92});
        {
            const mint_site site = {"in.c", 95};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 40));
                const bool happens = mint_greater(x_begin, 1) <= x_begin + x_count - 1;
                const bool happens_2 = x_begin <= mint_lesser(x_begin + x_count - 1, 0);
                const bool happens_3 = mint_greater(x_begin, 4) <= x_begin + x_count - 1;
                const bool happens_4 = x_begin <= mint_lesser(x_begin + x_count - 1, 3);
                const bool happens_5 = mint_greater(y_begin, 0) <= mint_lesser(y_begin + y_count - 1, 0);
                const bool happens_6 = mint_greater(y_begin, 1) <= y_begin + y_count - 1;
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y", happens ? y_begin : 1, happens ? y_begin + y_count - 1 : 0},
                    {u_map, "u", 0, "y", happens_2 ? y_begin : 1, happens_2 ? y_begin + y_count - 1 : 0},
                    {u_map, "u", 0, "y", happens_3 ? y_begin : 1, happens_3 ? y_begin + y_count - 1 : 0},
                    {u_map, "u", 0, "y", happens_4 ? y_begin : 1, happens_4 ? y_begin + y_count - 1 : 0},
                    {u_map, "u", 0, "far", happens_5 ? (long long)(far) : 1, happens_5 ? (long long)(far)
                            : 0},
                    {u_map, "u", 0, "y-1", happens_6 ? mint_greater(y_begin, 1) - 1 : 1, happens_6 ? y_begin
                            + y_count - 2 : 0},
                    {u_map, "u", 1, "x-1", happens ? mint_greater(x_begin, 1) - 1 : 1, happens ? x_begin
                            + x_count - 2 : 0},
                    {u_map, "u", 1, "x", happens_2 ? x_begin : 1, happens_2
                            ? mint_lesser(x_begin + x_count - 1, 0) : 0},
                    {u_map, "u", 1, "x-1", happens_3 ? mint_greater(x_begin, 4) - 1 : 1, happens_3 ? x_begin
                            + x_count - 2 : 0},
                    {u_map, "u", 1, "far", happens_4 ? (long long)(far) : 1, happens_4 ? (long long)(far)
                            : 0},
                    {u_map, "u", 1, "nx-1", happens_5 ? (long long)(nx) - 1 : 1, happens_5 ? (long long)(nx)
                            - 1 : 0},
                    {u_map, "u", 1, "x", happens_6 ? x_begin : 1, happens_6 ? x_begin + x_count - 1 : 0},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y][x - 1]", {{0, 0, {1, 0}}, {-1, -1, {0, 1}}},
                        {mint_any_index, {mint_greater(x_begin, 1), x_begin + x_count - 1}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_reads_2 = {"u[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}, {mint_any_index,
                        {x_begin, mint_lesser(x_begin + x_count - 1, 0)}}};
                const mint_touch u_reads_3 = {"u[y][x - 1]", {{0, 0, {1, 0}}, {-1, -1, {0, 1}}},
                        {mint_any_index, {mint_greater(x_begin, 4), x_begin + x_count - 1}}};
                const mint_touch u_reads_4 = {"u[y][far]", {{0, 0, {1, 0}}, {(long long)(far),
                        (long long)(far), {0, 0}}}, {mint_any_index, {x_begin,
                        mint_lesser(x_begin + x_count - 1, 3)}}};
                const mint_touch u_reads_5 = {"u[far][nx - 1]", {{(long long)(far), (long long)(far), {0,
                        0}}, {(long long)(nx) - 1, (long long)(nx) - 1, {0, 0}}},
                        {{mint_greater(y_begin, 0), mint_lesser(y_begin + y_count - 1, 0)},
                        mint_any_index}};
                const mint_touch u_reads_6 = {"u[y - 1][x]", {{-1, -1, {1, 0}}, {0, 0, {0, 1}}},
                        {{mint_greater(y_begin, 1), y_begin + y_count - 1}, mint_any_index}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_3, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_4, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_5, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_6, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "others_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 4, 2147417073));
                mint_launching(site, "others_sweep1");
                others_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], nx, far,
                    (unsigned)x_count, (unsigned)y_count, mint_is_aligned(v_map, x_begin, 16));
                mint_launched(site, "others_sweep1", v_map);
            }
        }
...
    mint_copy_out({"in.c", 101}, "v", &v[0][0], mint_extents(NY, NX));
