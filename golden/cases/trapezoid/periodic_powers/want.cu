
...
/* torus_sweep1 makes one step. */

/* Up to 3 steps of these loops at a time:
 * line 15: torus_sweep1
 * A block loads 96x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 87x58x1 cells. */
static __global__ void __launch_bounds__(512)
torus_chain1_tile(const real *__restrict__ u_from, real *u_to, long long u_row, mint_area<2> u_box,
                  const real *__restrict__ v_from, real *v_to, long long v_row, mint_area<2> v_box,
                  mint_area<2> torus_sweep1_cells, int steps_2, long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*87;
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
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 15.
            const mint_stretch level_y = {3 - (steps_2 - 1 - step), 61 + (steps_2 - 1 - step)};
            const mint_stretch level_x = {3 - (steps_2 - 1 - step), 90 + 2*(steps_2 - 1 - step)};
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    v[cy][cx] = (real)0.2*(u[cy-1][cx] + u[cy+1][cx] + u[cy][cx-1] + u[cy][cx+2]);
            }
        }
        __syncthreads();
        mint_turn(u, v);
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_y_2 = mint_cut(torus_sweep1_y, 3, 61);
        const mint_stretch u_x_2 = mint_cut(torus_sweep1_x, 3, 90);
        for (int cy = u_y_2.first + ty; cy < u_y_2.end; cy += 16) {
            for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 32)
                u_to[(y0+cy)*u_row+(x0+cx)] = u_tile[cy][cx];
        }
    }
    if (v_to) {
        const mint_stretch v_y = mint_cut(torus_sweep1_y, 3, 61);
        const mint_stretch v_x = mint_cut(torus_sweep1_x, 3, 90);
        for (int cy = v_y.first + ty; cy < v_y.end; cy += 16) {
            for (int cx = v_x.first + tx; cx < v_x.end; cx += 32)
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
    if (!mint_is_ring(cells0, cells0, 0, 2))
        return false;
    if (cells0.end[0] & (cells0.end[0] - 1))
        return false; // where that is no power of two, & has other bits
    // Along y, subscripts go on at the other end.
    if (!mint_is_ring(cells0, cells0, 1, 1))
        return false;
    if (cells0.end[1] & (cells0.end[1] - 1))
        return false; // where that is no power of two, & has other bits
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
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 87, INT_MAX);
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
static const unsigned torus_chain1_twins[] = {0x0, 0x0, 0x1, 0x0};
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain torus_chain1 = {{"in.c", 13}, "torus_chain1", 3, 2, 1, 2, 1, 0x3, 0x0,
        torus_chain1_launch, torus_chain1_twins, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 10}, "u", &u[0][0], mint_extents(ny, NX), 0, mint_dense, mint_scoped_part);
    mint_copy_in(mappings, {"in.c", 11}, "v", &v[0][0], mint_extents(ny, NX), 0, mint_padded, mint_scoped_part);
    /* #pragma mint parallel */ { mint_region region({"in.c", 12});
...
        {
            const mint_site site = {"in.c", 15};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 64));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 64));
                mint_make_dense(site, u_map);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "(y-1) & (ny-1)", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[(y - 1) & (ny - 1)][x]", {{y_begin, y_begin + y_count - 1,
                        {0, 0}}, {0, 0, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_reads_2 = {"u[y][(nx - 1) & (x - 1)]", {{0, 0, {1, 0}}, {x_begin, x_begin
                        + x_count - 1, {0, 0}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "torus_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 4, 2147417073));
                mint_file(site, torus_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, ny = ny, nx = nx]() mutable {
                    mint_launching(site, "torus_sweep1");
                    torus_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], ny,
                        nx, (unsigned)x_count, (unsigned)y_count, mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "torus_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 22}, "u", &u[0][0], mint_extents(ny, NX));
    mint_copy_out({"in.c", 23}, "v", &v[0][0], mint_extents(ny, NX));
...
/* flat_sweep1 makes one step. */

/* Up to 3 steps of these loops at a time:
 * line 33: flat_sweep1
 * A block loads 96x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 90x64x1 cells. */
static __global__ void __launch_bounds__(512)
flat_chain1_tile(const real *__restrict__ u_from, real *u_to, long long u_row, mint_area<2> u_box,
                 const real *__restrict__ v_from, real *v_to, long long v_row, mint_area<2> v_box,
                 mint_area<2> flat_sweep1_cells, int steps_2, long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*90;
    const long long y0 = y_start + (long long)blockIdx.y*64;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const u_tile)[96] = reinterpret_cast<real (*)[96]>(mint_shared);
    real (*const v_tile)[96] = reinterpret_cast<real (*)[96]>(mint_shared + 49152);
    auto *u = u_tile;
    auto *v = v_tile;
    const mint_stretch flat_sweep1_y = mint_in_tile(flat_sweep1_cells.first[1],
            flat_sweep1_cells.end[1], y0, 64);
    const mint_stretch flat_sweep1_x = mint_in_tile(flat_sweep1_cells.first[0],
            flat_sweep1_cells.end[0], x0, 96);
    // Load the tile and its ghost zone.
    {
        const mint_stretch u_y = mint_in_tile(u_box.first[1], u_box.end[1], y0, 64);
        const mint_stretch u_x = {0, 96};
        for (int cy = u_y.first + ty; cy < u_y.end; cy += 16) {
            for (int cx = u_x.first + tx; cx < u_x.end; cx += 32)
                u_tile[cy][cx] = u_from[(y0+cy)*u_row+mint_in_ring(x0+cx,
                        flat_sweep1_cells.end[0])];
        }
    }
    {
        const mint_stretch v_y = mint_in_tile(v_box.first[1], v_box.end[1], y0, 64);
        const mint_stretch v_x = {0, 96};
        for (int cy = v_y.first + ty; cy < v_y.end; cy += 16) {
            for (int cx = v_x.first + tx; cx < v_x.end; cx += 32)
                if (!mint_in_span(flat_sweep1_y, cy))
                    v_tile[cy][cx] = v_from[(y0+cy)*v_row+mint_in_ring(x0+cx,
                            flat_sweep1_cells.end[0])];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 33.
            const mint_stretch level_y = mint_cut(flat_sweep1_y, 0, 64);
            const mint_stretch level_x = {3 - (steps_2 - 1 - step), 93 + (steps_2 - 1 - step)};
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    v[cy][cx] = (real)0.3*(u[cy][cx-1] + u[cy][cx+1] - u[cy][cx]);
            }
        }
        __syncthreads();
        mint_turn(u, v);
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_y_2 = mint_cut(flat_sweep1_y, 0, 64);
        const mint_stretch u_x_2 = mint_cut(flat_sweep1_x, 3, 93);
        for (int cy = u_y_2.first + ty; cy < u_y_2.end; cy += 16) {
            for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 32)
                u_to[(y0+cy)*u_row+(x0+cx)] = u_tile[cy][cx];
        }
    }
    if (v_to) {
        const mint_stretch v_y_2 = mint_cut(flat_sweep1_y, 0, 64);
        const mint_stretch v_x_2 = mint_cut(flat_sweep1_x, 3, 93);
        for (int cy = v_y_2.first + ty; cy < v_y_2.end; cy += 16) {
            for (int cx = v_x_2.first + tx; cx < v_x_2.end; cx += 32)
                v_to[(y0+cy)*v_row+(x0+cx)] = v_tile[cy][cx];
        }
    }
}

// Launches flat_chain1_tile for the oldest steps that wait. False: it cannot.
static bool flat_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> all = cells0;
    // Along x, subscripts go on at the other end.
    if (!mint_is_ring(cells0, cells0, 0, 1))
        return false;
    if (cells0.end[0] & (cells0.end[0] - 1))
        return false; // where that is no power of two, & has other bits
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
    if (!mint_may_load(a, 0, touched, {0, 1}, 2, true, loaded[0]))
        return false;
    if (loaded[0].first[0] > 0 || loaded[0].end[0] < cells0.end[0])
        return false;
    if (!mint_may_load(a, 1, touched, {1, 0}, 2, true, loaded[1]))
        return false;
    if (loaded[1].first[0] > 0 || loaded[1].end[0] < cells0.end[0])
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 90, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 64, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "flat_chain1_tile", (const void *)flat_chain1_tile, 98304);
    mint_launching(a.site, "flat_chain1_tile");
    flat_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 98304, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        cells0, a.steps, all.first[0] - 3, all.first[1]);
    mint_launched(a.site, "flat_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned flat_chain1_twins[] = {0x0, 0x0, 0x1, 0x0};
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain flat_chain1 = {{"in.c", 31}, "flat_chain1", 3, 2, 1, 2, 1, 0x3, 0x0,
        flat_chain1_launch, flat_chain1_twins, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 28}, "u", &u[0], mint_extents(nx * ny), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 29}, "v", &v[0], mint_extents(nx * ny), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 30});
...
        {
            const mint_site site = {"in.c", 33};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)nx);
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)nx);
                mint_reach_view(site, u_map, "u", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "(long long)y][west", true);
                mint_reach_view(site, v_map, "v", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "(long long)y][(long long)x", true);
                u_map.settle();
                v_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y * nx + west]", {{0, 0, {1, 0}}, {x_begin, x_begin + x_count
                        - 1, {0, 0}}}};
                const mint_touch v_writes = {"v[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_reads_2 = {"u[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
                const bool v_apart = mint_once(v_map);
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                        "v[y * nx + x]", "v[y * nx + x]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "flat_sweep1",
                        mint_tiles(site, "x", x_count, 128, 4294966015),
                        mint_tiles(site, "y", y_count, 4, 4294900721));
                mint_file(site, flat_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, u_map, v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, nx = nx]() mutable {
                    u_map.find_again();
                    v_map.find_again();
                    mint_launching(site, "flat_sweep1");
                    flat_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], nx,
                        (unsigned)x_count, (unsigned)y_count, mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "flat_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 42}, "u", &u[0], mint_extents(nx * ny));
    mint_copy_out({"in.c", 43}, "v", &v[0], mint_extents(nx * ny));
...
/* parts_sweep1 makes one step. */

/* Up to 3 steps of these loops at a time:
 * line 53: parts_sweep1
 * A block loads 96x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 93x64x1 cells. */
static __global__ void __launch_bounds__(512)
parts_chain1_tile(const real *__restrict__ u_from, real *u_to, long long u_row, mint_area<2> u_box,
                  const real *__restrict__ v_from, real *v_to, long long v_row, mint_area<2> v_box,
                  mint_area<2> parts_sweep1_cells, int steps_2, long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*93;
    const long long y0 = y_start + (long long)blockIdx.y*64;
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
        const mint_stretch u_y = mint_in_tile(u_box.first[1], u_box.end[1], y0, 64);
        const mint_stretch u_x = {0, 96};
        for (int cy = u_y.first + ty; cy < u_y.end; cy += 16) {
            for (int cx = u_x.first + tx; cx < u_x.end; cx += 32)
                u_tile[cy][cx] = u_from[(y0+cy)*u_row+mint_in_ring(x0+cx,
                        parts_sweep1_cells.end[0])];
        }
    }
    {
        const mint_stretch v_y = mint_in_tile(v_box.first[1], v_box.end[1], y0, 64);
        const mint_stretch v_x = {0, 96};
        for (int cy = v_y.first + ty; cy < v_y.end; cy += 16) {
            for (int cx = v_x.first + tx; cx < v_x.end; cx += 32)
                if (!mint_in_span(parts_sweep1_y, cy))
                    v_tile[cy][cx] = v_from[(y0+cy)*v_row+mint_in_ring(x0+cx,
                            parts_sweep1_cells.end[0])];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 53.
            const mint_stretch level_y = mint_cut(parts_sweep1_y, 0, 64);
            const mint_stretch level_x = {0, 93 + (steps_2 - 1 - step)};
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    v[cy][cx] = (real)0.5*(u[cy][cx+1] + u[cy][cx]);
            }
        }
        __syncthreads();
        mint_turn(u, v);
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_y_2 = mint_cut(parts_sweep1_y, 0, 64);
        const mint_stretch u_x_2 = mint_cut(parts_sweep1_x, 0, 93);
        for (int cy = u_y_2.first + ty; cy < u_y_2.end; cy += 16) {
            for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 32)
                u_to[(y0+cy)*u_row+(x0+cx)] = u_tile[cy][cx];
        }
    }
    if (v_to) {
        const mint_stretch v_y_2 = mint_cut(parts_sweep1_y, 0, 64);
        const mint_stretch v_x_2 = mint_cut(parts_sweep1_x, 0, 93);
        for (int cy = v_y_2.first + ty; cy < v_y_2.end; cy += 16) {
            for (int cx = v_x_2.first + tx; cx < v_x_2.end; cx += 32)
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
    if (cells0.end[0] & (cells0.end[0] - 1))
        return false; // where that is no power of two, & has other bits
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
    if (!mint_may_load(a, 1, touched, {1, 0}, 2, false, loaded[1]))
        return false;
    if (loaded[1].first[0] > 0 || loaded[1].end[0] < cells0.end[0])
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 93, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 64, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "parts_chain1_tile", (const void *)parts_chain1_tile, 98304);
    mint_launching(a.site, "parts_chain1_tile");
    parts_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 98304, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        cells0, a.steps, all.first[0], all.first[1]);
    mint_launched(a.site, "parts_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned parts_chain1_twins[] = {0x0, 0x0, 0x1, 0x0};
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain parts_chain1 = {{"in.c", 50}, "parts_chain1", 3, 2, 1, 2, 1, 0x3, 0x0,
        parts_chain1_launch, parts_chain1_twins, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_3;
    mint_copy_in(mappings_3, {"in.c", 48}, "turns", &turns[0][0][0], mint_extents(sizeof(turns) / sizeof(turns[0]), sizeof(turns[0]) / sizeof(turns[0][0]), sizeof(turns[0][0]) / sizeof(turns[0][0][0])), 0, mint_padded, mint_scoped_part);
    /* #pragma mint parallel */ { mint_region region_3({"in.c", 49});
...
        {
            const mint_site site = {"in.c", 53};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 64));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 64));
                mint_make_dense(site, u_map);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "(x+1) & (nx-1)", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y][(x + 1) & (nx - 1)]", {{0, 0, {1, 0}}, {x_begin, x_begin
                        + x_count - 1, {0, 0}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_reads_2 = {"u[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
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
                                y_count = y_count, nx = nx]() mutable {
                    mint_launching(site, "parts_sweep1");
                    parts_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], nx,
                        (unsigned)x_count, (unsigned)y_count, mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "parts_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 57}, "turns", &turns[0][0][0], mint_extents(sizeof(turns) / sizeof(turns[0]), sizeof(turns[0]) / sizeof(turns[0][0]), sizeof(turns[0][0]) / sizeof(turns[0][0][0])));
...
    real *p = (real *)malloc(nx * ny * sizeof *p), *q = (real *)malloc(nx * ny * sizeof *q);
