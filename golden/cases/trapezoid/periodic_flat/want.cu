
...
/* flat_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 15: flat_sweep1
 * A block loads 64x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 56x56x1 cells. */
static __global__ void __launch_bounds__(512)
flat_chain1_tile(const real *__restrict__ a_from, real *a_to, long long a_row, mint_area<2> a_box,
                 const real *__restrict__ b_from, real *b_to, long long b_row, mint_area<2> b_box,
                 mint_area<2> flat_sweep1_cells, int steps_2, long long x_start, long long y_start)
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
    const mint_stretch flat_sweep1_y = mint_in_tile(flat_sweep1_cells.first[1],
            flat_sweep1_cells.end[1], y0, 64);
    const mint_stretch flat_sweep1_x = mint_in_tile(flat_sweep1_cells.first[0],
            flat_sweep1_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch a_y = {0, 64};
        const mint_stretch a_x = {0, 64};
        for (int cy = a_y.first + ty; cy < a_y.end; cy += 16) {
            for (int cx = a_x.first + tx; cx < a_x.end; cx += 32)
                a_tile[cy][cx] = a_from[mint_in_ring(y0+cy,
                        flat_sweep1_cells.end[1])*a_row+mint_in_ring(x0+cx,
                        flat_sweep1_cells.end[0])];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 15.
            const mint_stretch level_y = {4 - (steps_2 - 1 - step), 60 + (steps_2 - 1 - step)};
            const mint_stretch level_x = {4 - (steps_2 - 1 - step), 60 + (steps_2 - 1 - step)};
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    b[cy][cx] = (a[cy-1][cx] + a[cy+1][cx] + a[cy][cx-1] + a[cy][cx+1])/4
                            + a[cy-1][cx-1]/8;
            }
        }
        __syncthreads();
        mint_turn(a, b);
    }
    // Commit the tile.
    if (a_to) {
        const mint_stretch a_y_2 = mint_cut(flat_sweep1_y, 4, 60);
        const mint_stretch a_x_2 = mint_cut(flat_sweep1_x, 4, 60);
        for (int cy = a_y_2.first + ty; cy < a_y_2.end; cy += 16) {
            for (int cx = a_x_2.first + tx; cx < a_x_2.end; cx += 32)
                a_to[(y0+cy)*a_row+(x0+cx)] = a_tile[cy][cx];
        }
    }
    if (b_to) {
        const mint_stretch b_y = mint_cut(flat_sweep1_y, 4, 60);
        const mint_stretch b_x = mint_cut(flat_sweep1_x, 4, 60);
        for (int cy = b_y.first + ty; cy < b_y.end; cy += 16) {
            for (int cx = b_x.first + tx; cx < b_x.end; cx += 32)
                b_to[(y0+cy)*b_row+(x0+cx)] = b_tile[cy][cx];
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
    if (!mint_may_load(a, 0, touched, {0, 1}, 2, true, loaded[0]))
        return false;
    if (loaded[0].first[0] > 0 || loaded[0].end[0] < cells0.end[0])
        return false;
    if (loaded[0].first[1] > 0 || loaded[0].end[1] < cells0.end[1])
        return false;
    if (!mint_may_load(a, 1, touched, {1, 0}, 2, true, loaded[1]))
        return false;
    if (loaded[1].first[0] > 0 || loaded[1].end[0] < cells0.end[0])
        return false;
    if (loaded[1].first[1] > 0 || loaded[1].end[1] < cells0.end[1])
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 56, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 56, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "flat_chain1_tile", (const void *)flat_chain1_tile, 65536);
    mint_launching(a.site, "flat_chain1_tile");
    flat_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        cells0, a.steps, all.first[0] - 4, all.first[1] - 4);
    mint_launched(a.site, "flat_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned flat_chain1_twins[] = {0x0, 0x0, 0x1, 0x0, 0x1};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain flat_chain1 = {{"in.c", 13}, "flat_chain1", 4, 2, 1, 2, 1, 0x3, 0x0,
        flat_chain1_launch, flat_chain1_twins, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 10}, "a", &a[0], mint_extents(nx * ny), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings, {"in.c", 11}, "b", &b[0], mint_extents(nx * ny), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 12});
...
        {
            const mint_site site = {"in.c", 15};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real), (long long)nx);
                mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real), (long long)nx);
                mint_reach_view(site, a_map, "a", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "up][x", true);
                mint_reach_view(site, b_map, "b", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                a_map.settle();
                b_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_reads = {"a[up * nx + x]", {{y_begin, y_begin + y_count - 1, {0, 0}}, {0,
                        0, {0, 1}}}};
                const mint_touch b_writes = {"b[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch a_reads_2 = {"a[y * nx + left]", {{0, 0, {1, 0}}, {x_begin, x_begin
                        + x_count - 1, {0, 0}}}};
                const mint_touch a_reads_3 = {"a[up * nx + left]", {{y_begin, y_begin + y_count - 1, {0,
                        0}}, {x_begin, x_begin + x_count - 1, {0, 0}}}};
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_2, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_3, b_map, "b", b_writes);
                const bool b_apart = mint_once(b_map);
                mint_apart(site, b_apart
                        || !mint_meet(loops, b_map, b_writes, b_map, b_writes, mint_elsewhere),
                        "b[y * nx + x]", "b[y * nx + x]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "flat_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 2, 2147417079));
                mint_file(site, flat_chain1, 0, {&a_map, &b_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, a_map, b_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, ny = ny, nx = nx]() mutable {
                    a_map.find_again();
                    b_map.find_again();
                    mint_launching(site, "flat_sweep1");
                    flat_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)a_map.device, a_map.stride[0], (real *)b_map.device, b_map.stride[0], ny,
                        nx, (unsigned)x_count, (unsigned)y_count, mint_is_aligned(b_map, x_begin, 16));
                    mint_launched(site, "flat_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 24}, "a", &a[0], mint_extents(nx * ny));
    mint_copy_out({"in.c", 25}, "b", &b[0], mint_extents(nx * ny));
...
/* pipe_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 36: pipe_sweep1
 * A block loads 32x12x12 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 24x4x4 cells. */
static __global__ void __launch_bounds__(512)
pipe_chain1_tile(const real *__restrict__ a_from, real *a_to, long long a_plane, long long a_row,
                 mint_area<3> a_box, const real *__restrict__ b_from, real *b_to, long long b_plane,
                 long long b_row, mint_area<3> b_box, mint_area<3> pipe_sweep1_cells, int steps_2,
                 long long x_start, long long y_start, long long z_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*24;
    const long long y0 = y_start + (long long)blockIdx.y*4;
    const long long z0 = z_start + (long long)blockIdx.z*4;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const a_tile)[12][32] = reinterpret_cast<real (*)[12][32]>(mint_shared);
    real (*const b_tile)[12][32] = reinterpret_cast<real (*)[12][32]>(mint_shared + 36864);
    auto *a = a_tile;
    auto *b = b_tile;
    const mint_stretch pipe_sweep1_z = mint_in_tile(pipe_sweep1_cells.first[2],
            pipe_sweep1_cells.end[2], z0, 12);
    const mint_stretch pipe_sweep1_y = mint_in_tile(pipe_sweep1_cells.first[1],
            pipe_sweep1_cells.end[1], y0, 12);
    const mint_stretch pipe_sweep1_x = mint_in_tile(pipe_sweep1_cells.first[0],
            pipe_sweep1_cells.end[0], x0, 32);
    // Load the tile and its ghost zone.
    {
        const mint_stretch a_z = mint_in_tile(a_box.first[2], a_box.end[2], z0, 12);
        const mint_stretch a_y = mint_in_tile(a_box.first[1], a_box.end[1], y0, 12);
        const mint_stretch a_x = {0, 32};
        for (int cz = a_z.first; cz < a_z.end; cz += 1) {
            for (int cy = a_y.first + ty; cy < a_y.end; cy += 16) {
                for (int cx = a_x.first + tx; cx < a_x.end; cx += 32)
                    a_tile[cz][cy][cx] = a_from[(z0+cz)*a_plane+(y0+cy)*a_row+mint_in_ring(x0+cx,
                            pipe_sweep1_cells.end[0])];
            }
        }
    }
    {
        const mint_stretch b_z = mint_in_tile(b_box.first[2], b_box.end[2], z0, 12);
        const mint_stretch b_y = mint_in_tile(b_box.first[1], b_box.end[1], y0, 12);
        const mint_stretch b_x = {0, 32};
        for (int cz = b_z.first; cz < b_z.end; cz += 1) {
            for (int cy = b_y.first + ty; cy < b_y.end; cy += 16) {
                for (int cx = b_x.first + tx; cx < b_x.end; cx += 32)
                    if (!(mint_in_span(pipe_sweep1_z, cz) && mint_in_span(pipe_sweep1_y, cy)))
                        b_tile[cz][cy][cx] = b_from[(z0+cz)*b_plane+(y0+cy)*b_row+mint_in_ring(x0+cx, pipe_sweep1_cells.end[0])];
            }
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 36.
            const mint_stretch level_z = mint_cut(pipe_sweep1_z, 4 - (steps_2 - 1 - step), 8
                    + (steps_2 - 1 - step));
            const mint_stretch level_y = mint_cut(pipe_sweep1_y, 4 - (steps_2 - 1 - step), 8
                    + (steps_2 - 1 - step));
            const mint_stretch level_x = {4 - (steps_2 - 1 - step), 28 + (steps_2 - 1 - step)};
            for (int cz = level_z.first; cz < level_z.end; cz += 1) {
                for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                    for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                        b[cz][cy][cx] = (a[cz][cy][cx-1] + a[cz][cy][cx+1] + a[cz][cy-1][cx]
                                + a[cz][cy+1][cx] + a[cz-1][cy][cx] + a[cz+1][cy][cx-1])/6;
                }
            }
        }
        __syncthreads();
        mint_turn(a, b);
    }
    // Commit the tile.
    if (a_to) {
        const mint_stretch a_z_2 = mint_cut(pipe_sweep1_z, 4, 8);
        const mint_stretch a_y_2 = mint_cut(pipe_sweep1_y, 4, 8);
        const mint_stretch a_x_2 = mint_cut(pipe_sweep1_x, 4, 28);
        for (int cz = a_z_2.first; cz < a_z_2.end; cz += 1) {
            for (int cy = a_y_2.first + ty; cy < a_y_2.end; cy += 16) {
                for (int cx = a_x_2.first + tx; cx < a_x_2.end; cx += 32)
                    a_to[(z0+cz)*a_plane+(y0+cy)*a_row+(x0+cx)] = a_tile[cz][cy][cx];
            }
        }
    }
    if (b_to) {
        const mint_stretch b_z_2 = mint_cut(pipe_sweep1_z, 4, 8);
        const mint_stretch b_y_2 = mint_cut(pipe_sweep1_y, 4, 8);
        const mint_stretch b_x_2 = mint_cut(pipe_sweep1_x, 4, 28);
        for (int cz = b_z_2.first; cz < b_z_2.end; cz += 1) {
            for (int cy = b_y_2.first + ty; cy < b_y_2.end; cy += 16) {
                for (int cx = b_x_2.first + tx; cx < b_x_2.end; cx += 32)
                    b_to[(z0+cz)*b_plane+(y0+cy)*b_row+(x0+cx)] = b_tile[cz][cy][cx];
            }
        }
    }
}

// Launches pipe_chain1_tile for the oldest steps that wait. False: it cannot.
static bool pipe_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<3> cells0 = {{a.range(0)[0], a.range(0)[2], a.range(0)[4]}, {a.range(0)[0]
            + a.range(0)[1], a.range(0)[2] + a.range(0)[3], a.range(0)[4] + a.range(0)[5]}};
    const mint_area<3> all = cells0;
    // Along x, subscripts go on at the other end.
    if (!mint_is_ring(cells0, cells0, 0, 1))
        return false;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x2, 0x1, 0x2, 0x1};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<3> touched[2];
    touched[0].add(mint_around(cells0, mint_area<3>{{0, -1, -1}, {0, 1, 1}}));
    touched[0].add_sure(mint_around(cells0, mint_area<3>{{0, -1, -1}, {0, 1, 1}}));
    touched[1].add(mint_around(cells0, mint_area<3>{{0, 0, 0}, {0, 0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<3>{{0, 0, 0}, {0, 0, 0}}));
    mint_area<3> loaded[2];
    if (!mint_may_load(a, 0, touched, {0, 1}, 2, true, loaded[0]))
        return false;
    if (loaded[0].first[0] > 0 || loaded[0].end[0] < cells0.end[0])
        return false;
    if (!mint_may_load(a, 1, touched, {1, 0}, 2, true, loaded[1]))
        return false;
    if (loaded[1].first[0] > 0 || loaded[1].end[0] < cells0.end[0])
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 24, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 4, 65535);
    const unsigned blocks_z = mint_blocks_along(all.end[2] - all.first[2], 4, 65535);
    if (blocks_x == 0 || blocks_y == 0 || blocks_z == 0)
        return false;
    mint_prepare_shared(a.site, "pipe_chain1_tile", (const void *)pipe_chain1_tile, 73728);
    mint_launching(a.site, "pipe_chain1_tile");
    pipe_chain1_tile<<<dim3(blocks_x, blocks_y, blocks_z), dim3(32, 16, 1), 73728, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], a.place(0, 0).stride[1], loaded[0],
        (const real *)a.place(0, 1).read, stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr,
        a.place(0, 1).stride[0], a.place(0, 1).stride[1], loaded[1], cells0, a.steps,
        all.first[0] - 4, all.first[1] - 4, all.first[2] - 4);
    mint_launched(a.site, "pipe_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned pipe_chain1_twins[] = {0x0, 0x0, 0x1, 0x0, 0x1};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain pipe_chain1 = {{"in.c", 34}, "pipe_chain1", 4, 2, 1, 2, 1, 0x3, 0x0,
        pipe_chain1_launch, pipe_chain1_twins, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 31}, "a", &a[0], mint_extents(nx * ny * nz), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 32}, "b", &b[0], mint_extents(nx * ny * nz), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 33});
...
        {
            const mint_site site = {"in.c", 36};
            const long long z_begin = 1, z_count = mint_trips(z_begin, nz - 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny - 1, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real), (long long)nx*ny,
                        (long long)nx);
                mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real), (long long)nx*ny,
                        (long long)nx);
                mint_within(site, "nz - 1", (long long)(nz) - 1, (long long)(nz) - 1, 0LL,
                        9223372036854775807LL);
                mint_within(site, "ny - 1", (long long)(ny) - 1, (long long)(ny) - 1, 0LL,
                        9223372036854775807LL);
                mint_reach_view(site, a_map, "a", {{z_begin - 1, y_begin - 1, x_begin}, {z_begin + z_count,
                        y_begin + y_count, x_begin + x_count - 1}},
                        "(long long)z-1..(long long)z+1][(long long)y-1..(long long)y+1][left", true);
                mint_reach_view(site, b_map, "b", {{z_begin, y_begin, x_begin}, {z_begin + z_count - 1,
                        y_begin + y_count - 1, x_begin + x_count - 1}},
                        "(long long)z][(long long)y][(long long)x", true);
                a_map.settle();
                b_map.settle();
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch a_reads = {"a[at + left]", {{0, 1, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {x_begin,
                        x_begin + x_count - 1, {0, 0, 0}}}};
                const mint_touch b_writes = {"b[at + x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                const mint_touch a_reads_2 = {"a[at - nx + x]", {{-1, 0, {1, 0, 0}}, {-1, 1, {0, 1, 0}}, {0,
                        0, {0, 0, 1}}}};
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_2, b_map, "b", b_writes);
                const bool b_apart = mint_once(b_map);
                mint_apart(site, b_apart
                        || !mint_meet(loops, b_map, b_writes, b_map, b_writes, mint_elsewhere), "b[at + x]",
                        "b[at + x]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "pipe_sweep1", mint_ceil_div(x_count, 64),
                        mint_ceil_div(y_count, 8), mint_ceil_div(z_count, 4));
                mint_file(site, pipe_chain1, 0, {&a_map, &b_map}, {x_begin, x_count, y_begin, y_count,
                        z_begin, z_count}, mint_no_scalars(),
                        [site, blocks, a_map, b_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, z_count = z_count, nx = nx]() mutable {
                    a_map.find_again();
                    b_map.find_again();
                    mint_launching(site, "pipe_sweep1");
                    pipe_sweep1<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                        (real *)a_map.device, a_map.stride[0], a_map.stride[1], (real *)b_map.device,
                        b_map.stride[0], b_map.stride[1], nx, x_count, (unsigned)y_count, (unsigned)z_count,
                        mint_is_aligned(b_map, x_begin, 16));
                    mint_launched(site, "pipe_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 46}, "a", &a[0], mint_extents(nx * ny * nz));
    mint_copy_out({"in.c", 47}, "b", &b[0], mint_extents(nx * ny * nz));
...
/* torus_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 57: torus_sweep1
 * A block loads 128x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 120x56x1 cells. */
static __global__ void __launch_bounds__(512)
torus_chain1_tile(const int *__restrict__ a_from, int *a_to, long long a_row, mint_area<2> a_box,
                  const int *__restrict__ b_from, int *b_to, long long b_row, mint_area<2> b_box,
                  mint_area<2> torus_sweep1_cells, int steps_2, long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*120;
    const long long y0 = y_start + (long long)blockIdx.y*56;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    int (*const a_tile)[128] = reinterpret_cast<int (*)[128]>(mint_shared);
    int (*const b_tile)[128] = reinterpret_cast<int (*)[128]>(mint_shared + 32768);
    auto *a = a_tile;
    auto *b = b_tile;
    const mint_stretch torus_sweep1_y = mint_in_tile(torus_sweep1_cells.first[1],
            torus_sweep1_cells.end[1], y0, 64);
    const mint_stretch torus_sweep1_x = mint_in_tile(torus_sweep1_cells.first[0],
            torus_sweep1_cells.end[0], x0, 128);
    // Load the tile and its ghost zone.
    {
        const mint_stretch a_y = {0, 64};
        const mint_stretch a_x = {0, 128};
        for (int cy = a_y.first + ty; cy < a_y.end; cy += 16) {
            for (int cx = a_x.first + tx; cx < a_x.end; cx += 32)
                a_tile[cy][cx] = a_from[mint_in_ring(y0+cy,
                        torus_sweep1_cells.end[1])*a_row+mint_in_ring(x0+cx,
                        torus_sweep1_cells.end[0])];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 57.
            const mint_stretch level_y = {4 - (steps_2 - 1 - step), 60 + (steps_2 - 1 - step)};
            const mint_stretch level_x = {4 - (steps_2 - 1 - step), 124 + (steps_2 - 1 - step)};
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32) {
                    int n = 0;
                    n += a[cy-1][cx-1];
                    n += a[cy-1][cx];
                    n += a[cy-1][cx+1];
                    n += a[cy][cx-1];
                    n += a[cy][cx+1];
                    n += a[cy+1][cx-1];
                    n += a[cy+1][cx];
                    n += a[cy+1][cx+1];
                    b[cy][cx] = n == 3 || (n == 2 && a[cy][cx]);
                }
            }
        }
        __syncthreads();
        mint_turn(a, b);
    }
    // Commit the tile.
    if (a_to) {
        const mint_stretch a_y_2 = mint_cut(torus_sweep1_y, 4, 60);
        const mint_stretch a_x_2 = mint_cut(torus_sweep1_x, 4, 124);
        for (int cy = a_y_2.first + ty; cy < a_y_2.end; cy += 16) {
            for (int cx = a_x_2.first + tx; cx < a_x_2.end; cx += 32)
                a_to[(y0+cy)*a_row+(x0+cx)] = a_tile[cy][cx];
        }
    }
    if (b_to) {
        const mint_stretch b_y = mint_cut(torus_sweep1_y, 4, 60);
        const mint_stretch b_x = mint_cut(torus_sweep1_x, 4, 124);
        for (int cy = b_y.first + ty; cy < b_y.end; cy += 16) {
            for (int cx = b_x.first + tx; cx < b_x.end; cx += 32)
                b_to[(y0+cy)*b_row+(x0+cx)] = b_tile[cy][cx];
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
    static const unsigned stored_after[] = {0x0, 0x2, 0x1, 0x2, 0x1};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[2];
    touched[0].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    mint_area<2> loaded[2];
    if (!mint_may_load(a, 0, touched, {0, 1}, 2, true, loaded[0]))
        return false;
    if (loaded[0].first[0] > 0 || loaded[0].end[0] < cells0.end[0])
        return false;
    if (loaded[0].first[1] > 0 || loaded[0].end[1] < cells0.end[1])
        return false;
    if (!mint_may_load(a, 1, touched, {1, 0}, 2, true, loaded[1]))
        return false;
    if (loaded[1].first[0] > 0 || loaded[1].end[0] < cells0.end[0])
        return false;
    if (loaded[1].first[1] > 0 || loaded[1].end[1] < cells0.end[1])
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 120, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 56, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "torus_chain1_tile", (const void *)torus_chain1_tile, 65536);
    mint_launching(a.site, "torus_chain1_tile");
    torus_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 65536, mint_stream()>>>(
        (const int *)a.place(0, 0).read, stored >> 0 & 1 ? (int *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const int *)a.place(0, 1).read,
        stored >> 1 & 1 ? (int *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        cells0, a.steps, all.first[0] - 4, all.first[1] - 4);
    mint_launched(a.site, "torus_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned torus_chain1_twins[] = {0x0, 0x0, 0x1, 0x0, 0x1};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain torus_chain1 = {{"in.c", 55}, "torus_chain1", 4, 2, 1, 2, 1, 0x3, 0x0,
        torus_chain1_launch, torus_chain1_twins, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_3;
    mint_copy_in(mappings_3, {"in.c", 52}, "a", &a[0], mint_extents(nx * ny), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 53}, "b", &b[0], mint_extents(nx * ny), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_3({"in.c", 54});
...
        {
            const mint_site site = {"in.c", 57};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(int), (long long)nx);
                mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(int), (long long)nx);
                mint_reach_view(site, a_map, "a", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "(y-1+ny)%ny][(x-1+nx)%nx", false);
                mint_reach_view(site, b_map, "b", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                a_map.settle();
                b_map.settle();
                static const mint_checked a_checked[] = {
                    {{"in.c", 64}, "a", "a[yy * nx + xx]", -1},
                    {{"in.c", 66}, "a", "a[y * nx + x]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_reads = {"a[yy * nx + xx]", {{y_begin, y_begin + y_count - 1, {0, 0}},
                        {x_begin, x_begin + x_count - 1, {0, 0}}}};
                const mint_touch b_writes = {"b[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch a_reads_2 = {"a[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_2, b_map, "b", b_writes);
                const bool b_apart = mint_once(b_map);
                mint_apart(site, b_apart
                        || !mint_meet(loops, b_map, b_writes, b_map, b_writes, mint_elsewhere),
                        "b[y * nx + x]", "b[y * nx + x]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "torus_sweep1",
                        mint_tiles(site, "x", x_count, 256, 2147482111),
                        mint_tiles(site, "y", y_count, 4, 2147417073));
                // Launches of single steps hold accesses to the extents of the arrays.
                const mint_alone alone = {mint_stays_inside(a_map, mint_box{{y_begin, x_begin}, {y_begin
                        + y_count - 1, x_begin + x_count - 1}}) ? 0 : INT_MAX, {}};
                mint_file(site, torus_chain1, 0, {&a_map, &b_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, a_map, b_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, ny = ny, nx = nx]() mutable {
                    a_map.find_again();
                    b_map.find_again();
                    mint_launching(site, "torus_sweep1");
                    torus_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (int *)a_map.device, a_map.stride[0], (int *)b_map.device, b_map.stride[0], ny, nx,
                        (unsigned)x_count, (unsigned)y_count, mint_is_aligned(b_map, x_begin, 16),
                        mint_elements(site, *a_map.whole, a_map.device, a_checked));
                    mint_launched(site, "torus_sweep1");
                }, alone);
            }
        }
...
}
    mint_copy_out({"in.c", 72}, "a", &a[0], mint_extents(nx * ny));
    mint_copy_out({"in.c", 73}, "b", &b[0], mint_extents(nx * ny));
...
/* masks_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 84: masks_sweep1
 * A block loads 128x96x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 120x88x1 cells. */
static __global__ void __launch_bounds__(512)
masks_chain1_tile(const unsigned char *__restrict__ p_from, unsigned char *p_to, long long p_row,
                  mint_area<2> p_box, const unsigned char *__restrict__ q_from, unsigned char *q_to,
                  long long q_row, mint_area<2> q_box, mint_area<2> masks_sweep1_cells, int steps_2,
                  long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*120;
    const long long y0 = y_start + (long long)blockIdx.y*88;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    unsigned char (*const p_tile)[128] = reinterpret_cast<unsigned char (*)[128]>(mint_shared);
    unsigned char (*const q_tile)[128] = reinterpret_cast<unsigned char (*)[128]>(mint_shared
            + 12288);
    auto *p = p_tile;
    auto *q = q_tile;
    const mint_stretch masks_sweep1_y = mint_in_tile(masks_sweep1_cells.first[1],
            masks_sweep1_cells.end[1], y0, 96);
    const mint_stretch masks_sweep1_x = mint_in_tile(masks_sweep1_cells.first[0],
            masks_sweep1_cells.end[0], x0, 128);
    // Load the tile and its ghost zone.
    {
        const mint_stretch p_y = {0, 96};
        const mint_stretch p_x = {0, 128};
        for (int cy = p_y.first + ty; cy < p_y.end; cy += 16) {
            for (int cx = p_x.first + tx; cx < p_x.end; cx += 32)
                p_tile[cy][cx] = p_from[mint_in_ring(y0+cy,
                        masks_sweep1_cells.end[1])*p_row+mint_in_ring(x0+cx,
                        masks_sweep1_cells.end[0])];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 84.
            const mint_stretch level_y = {4 - (steps_2 - 1 - step), 92 + (steps_2 - 1 - step)};
            const mint_stretch level_x = {4 - (steps_2 - 1 - step), 124 + (steps_2 - 1 - step)};
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32) {
                    int n = p[cy][cx-1] + p[cy][cx+1];
                    n += p[cy-1][cx-1] + p[cy+1][cx-1];
                    n += p[cy-1][cx] + p[cy+1][cx];
                    n += p[cy-1][cx+1] + p[cy+1][cx+1];
                    q[cy][cx] = n == 3 || (n == 2 && p[cy][cx]);
                }
            }
        }
        __syncthreads();
        mint_turn(p, q);
    }
    // Commit the tile.
    if (p_to) {
        const mint_stretch p_y_2 = mint_cut(masks_sweep1_y, 4, 92);
        const mint_stretch p_x_2 = mint_cut(masks_sweep1_x, 4, 124);
        for (int cy = p_y_2.first + ty; cy < p_y_2.end; cy += 16) {
            for (int cx = p_x_2.first + tx; cx < p_x_2.end; cx += 32)
                p_to[(y0+cy)*p_row+(x0+cx)] = p_tile[cy][cx];
        }
    }
    if (q_to) {
        const mint_stretch q_y = mint_cut(masks_sweep1_y, 4, 92);
        const mint_stretch q_x = mint_cut(masks_sweep1_x, 4, 124);
        for (int cy = q_y.first + ty; cy < q_y.end; cy += 16) {
            for (int cx = q_x.first + tx; cx < q_x.end; cx += 32)
                q_to[(y0+cy)*q_row+(x0+cx)] = q_tile[cy][cx];
        }
    }
}

// Launches masks_chain1_tile for the oldest steps that wait. False: it cannot.
static bool masks_chain1_launch(const mint_advance &a)
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
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 120, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 88, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_launching(a.site, "masks_chain1_tile");
    masks_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 24576, mint_stream()>>>(
        (const unsigned char *)a.place(0, 0).read,
        stored >> 0 & 1 ? (unsigned char *)a.place(0, 0).write : nullptr, a.place(0, 0).stride[0],
        loaded[0], (const unsigned char *)a.place(0, 1).read,
        stored >> 1 & 1 ? (unsigned char *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0],
        loaded[1], cells0, a.steps, all.first[0] - 4, all.first[1] - 4);
    mint_launched(a.site, "masks_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned masks_chain1_twins[] = {0x0, 0x0, 0x1, 0x0, 0x1};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain masks_chain1 = {{"in.c", 82}, "masks_chain1", 4, 2, 1, 2, 1, 0x3, 0x0,
        masks_chain1_launch, masks_chain1_twins, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_4;
...
    mint_copy_in(mappings_4, {"in.c", 79}, "p", &p[0][0], mint_extents(N, 2 * N), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings_4, {"in.c", 80}, "q", &q[0][0], mint_extents(N, 2 * N), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_4({"in.c", 81});
...
        {
            const mint_site site = {"in.c", 84};
            const long long y_begin = 0, y_count = mint_trips(y_begin, N, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, (unsigned)(2*N), 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &p_map = mint_find(site, "p", &p[0][0], sizeof(unsigned char),
                        mint_extents(0, 32));
                mint_mapping &q_map = mint_find(site, "q", &q[0][0], sizeof(unsigned char),
                        mint_extents(0, 32));
                mint_make_dense(site, p_map);
                mint_reach_or_dense(site, p_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, p_map, 1, x_begin, x_begin + x_count - 1);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {p_map, "p", 0, "y", y_begin, y_begin + y_count - 1},
                    {p_map, "p", 1, "(x-1) & (2*N-1)", x_begin, x_begin + x_count - 1},
                    {q_map, "q", 0, "y", y_begin, y_begin + y_count - 1},
                    {q_map, "q", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch p_reads = {"p[(y + N) % N][(x - 1) & (2 * N - 1)]", {{0, 0, {1, 0}},
                        {x_begin, x_begin + x_count - 1, {0, 0}}}};
                const mint_touch q_writes = {"q[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch p_reads_2 = {"p[up][(x + i) & (2 * N - 1)]", {{y_begin, y_begin + y_count
                        - 1, {0, 0}}, {x_begin, x_begin + x_count - 1, {0, 0}}}};
                const mint_touch p_reads_3 = {"p[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, p_map, "p", p_reads, q_map, "q", q_writes);
                mint_distinct(site, loops, p_map, "p", p_reads_2, q_map, "q", q_writes);
                mint_distinct(site, loops, p_map, "p", p_reads_3, q_map, "q", q_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "masks_sweep1",
                        mint_tiles(site, "x", x_count, 1024, 4294964223),
                        mint_tiles(site, "y", y_count, 1, 2147417082));
                mint_file(site, masks_chain1, 0, {&p_map, &q_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &p_map, &q_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "masks_sweep1");
                    masks_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (unsigned char *)p_map.device, p_map.stride[0], (unsigned char *)q_map.device,
                        q_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(q_map, x_begin, 4));
                    mint_launched(site, "masks_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 95}, "p", &p[0][0], mint_extents(N, 2 * N));
    mint_copy_out({"in.c", 96}, "q", &q[0][0], mint_extents(N, 2 * N));
...
    real *u = (real *)malloc(cells * sizeof *u), *v = (real *)malloc(cells * sizeof *v);
    int *a = (int *)malloc(plane * sizeof *a), *b = (int *)malloc(plane * sizeof *b);
