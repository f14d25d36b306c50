
...
/* range_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 26: range_sweep1
 * A block loads 64x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 56x56x1 cells. */
static __global__ void __launch_bounds__(512)
range_chain1_tile(const real *__restrict__ u_from, real *u_to, long long u_row, mint_area<2> u_box,
                  const real *__restrict__ v_from, real *v_to, long long v_row, mint_area<2> v_box,
                  mint_area<2> range_sweep1_cells, int steps_2, long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*56;
    const long long y0 = y_start + (long long)blockIdx.y*56;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const u_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared);
    real (*const v_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 32768);
    auto *u = u_tile;
    auto *v = v_tile;
    const mint_stretch range_sweep1_y = mint_in_tile(range_sweep1_cells.first[1],
            range_sweep1_cells.end[1], y0, 64);
    const mint_stretch range_sweep1_x = mint_in_tile(range_sweep1_cells.first[0],
            range_sweep1_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch u_y = mint_in_tile(u_box.first[1], u_box.end[1], y0, 64);
        const mint_stretch u_x = mint_in_tile(u_box.first[0], u_box.end[0], x0, 64);
        for (int cy = u_y.first + ty; cy < u_y.end; cy += 16) {
            for (int cx = u_x.first + tx; cx < u_x.end; cx += 32)
                u_tile[cy][cx] = u_from[(y0+cy)*u_row+(x0+cx)];
        }
    }
    {
        const mint_stretch v_y = mint_in_tile(v_box.first[1], v_box.end[1], y0, 64);
        const mint_stretch v_x = mint_in_tile(v_box.first[0], v_box.end[0], x0, 64);
        for (int cy = v_y.first + ty; cy < v_y.end; cy += 16) {
            for (int cx = v_x.first + tx; cx < v_x.end; cx += 32)
                if (!(mint_in_span(range_sweep1_y, cy) && mint_in_span(range_sweep1_x, cx)))
                    v_tile[cy][cx] = v_from[(y0+cy)*v_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 26.
            const mint_stretch level_y = mint_cut(range_sweep1_y, 4 - (steps_2 - 1 - step), 60
                    + (steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(range_sweep1_x, 4 - (steps_2 - 1 - step), 60
                    + (steps_2 - 1 - step));
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    v[cy][cx] = (real)0.2*(u[cy][cx] + u[cy][cx-1] + u[cy][cx+1] + u[cy-1][cx]
                            + u[cy+1][cx]);
            }
        }
        __syncthreads();
        mint_turn(u, v);
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_y_2 = mint_cut(range_sweep1_y, 4, 60);
        const mint_stretch u_x_2 = mint_cut(range_sweep1_x, 4, 60);
        for (int cy = u_y_2.first + ty; cy < u_y_2.end; cy += 16) {
            for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 32)
                u_to[(y0+cy)*u_row+(x0+cx)] = u_tile[cy][cx];
        }
    }
    if (v_to) {
        const mint_stretch v_y_2 = mint_cut(range_sweep1_y, 4, 60);
        const mint_stretch v_x_2 = mint_cut(range_sweep1_x, 4, 60);
        for (int cy = v_y_2.first + ty; cy < v_y_2.end; cy += 16) {
            for (int cx = v_x_2.first + tx; cx < v_x_2.end; cx += 32)
                v_to[(y0+cy)*v_row+(x0+cx)] = v_tile[cy][cx];
        }
    }
}

// Launches range_chain1_tile for the oldest steps that wait. False: it cannot.
static bool range_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> all = cells0;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x2, 0x1, 0x2, 0x1};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[2];
    touched[0].add(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    mint_area<2> loaded[2];
    if (!mint_may_load(a, 0, touched, {0, 1}, 2, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1, 0}, 2, false, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 56, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 56, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "range_chain1_tile", (const void *)range_chain1_tile, 65536);
    mint_launching(a.site, "range_chain1_tile");
    range_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        cells0, a.steps, all.first[0] - 4, all.first[1] - 4);
    mint_launched(a.site, "range_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned range_chain1_twins[] = {0x0, 0x0, 0x1, 0x0, 0x1};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain range_chain1 = {{"in.c", 23}, "range_chain1", 4, 2, 1, 2, 1, 0x3, 0x0,
        range_chain1_launch, range_chain1_twins, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
    /* #pragma mint parallel */ { mint_region region({"in.c", 22});
    mint_inferred a_here({"in.c", 22}, "a", &a[0][0],
            mint_extents(sizeof(a) / sizeof(a[0]), sizeof(a[0]) / sizeof(a[0][0])), 1, mint_padded,
            mint_both);
    mint_inferred b_here({"in.c", 22}, "b", &b[0][0],
            mint_extents(sizeof(b) / sizeof(b[0]), sizeof(b[0]) / sizeof(b[0][0])), 1, mint_padded,
            mint_both);
...
        {
            const mint_site site = {"in.c", 26};
            const long long y_begin = 1, y_count = mint_trips(y_begin, M - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, end, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 24));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 24));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "range_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 2, 2147417078));
                mint_file(site, range_chain1, 0, {mint_reading(loops, u_map, u_reads),
                        mint_writing(loops, v_map, v_writes)}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "range_sweep1");
                    range_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "range_sweep1");
                });
            }
        }
...
}
...
/* relax_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 44: relax_sweep1
 * A block loads 64x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 56x56x1 cells. */
static __global__ void __launch_bounds__(512)
relax_chain1_tile(const real *__restrict__ u_from, real *u_to, long long u_row, mint_area<2> u_box,
                  const real *__restrict__ source_from, long long source_row,
                  const real *__restrict__ v_from, real *v_to, long long v_row, mint_area<2> v_box,
                  mint_area<2> relax_sweep1_cells, int steps_2, long long x_start,
                  long long y_start, const __grid_constant__ mint_each<real, 4> c_each)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*56;
    const long long y0 = y_start + (long long)blockIdx.y*56;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const u_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared);
    real (*const v_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 32768);
    auto *u = u_tile;
    auto *v = v_tile;
    const mint_stretch relax_sweep1_y = mint_in_tile(relax_sweep1_cells.first[1],
            relax_sweep1_cells.end[1], y0, 64);
    const mint_stretch relax_sweep1_x = mint_in_tile(relax_sweep1_cells.first[0],
            relax_sweep1_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch u_y = mint_in_tile(u_box.first[1], u_box.end[1], y0, 64);
        const mint_stretch u_x = mint_in_tile(u_box.first[0], u_box.end[0], x0, 64);
        for (int cy = u_y.first + ty; cy < u_y.end; cy += 16) {
            for (int cx = u_x.first + tx; cx < u_x.end; cx += 32)
                u_tile[cy][cx] = u_from[(y0+cy)*u_row+(x0+cx)];
        }
    }
    {
        const mint_stretch v_y = mint_in_tile(v_box.first[1], v_box.end[1], y0, 64);
        const mint_stretch v_x = mint_in_tile(v_box.first[0], v_box.end[0], x0, 64);
        for (int cy = v_y.first + ty; cy < v_y.end; cy += 16) {
            for (int cx = v_x.first + tx; cx < v_x.end; cx += 32)
                if (!(mint_in_span(relax_sweep1_y, cy) && mint_in_span(relax_sweep1_x, cx)))
                    v_tile[cy][cx] = v_from[(y0+cy)*v_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 44.
            const mint_stretch level_y = mint_cut(relax_sweep1_y, 4 - (steps_2 - 1 - step), 60
                    + (steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(relax_sweep1_x, 4 - (steps_2 - 1 - step), 60
                    + (steps_2 - 1 - step));
            const real c = c_each.of[step];
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32) {
                    const int y = (int)(y0 + cy);
                    const int x = (int)(x0 + cx);
                    v[cy][cx] = (real)0.2*(u[cy][cx-1] + u[cy][cx+1] + u[cy-1][cx] + u[cy+1][cx])
                            + c*source_from[y*source_row+x];
                }
            }
        }
        __syncthreads();
        mint_turn(u, v);
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_y_2 = mint_cut(relax_sweep1_y, 4, 60);
        const mint_stretch u_x_2 = mint_cut(relax_sweep1_x, 4, 60);
        for (int cy = u_y_2.first + ty; cy < u_y_2.end; cy += 16) {
            for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 32)
                u_to[(y0+cy)*u_row+(x0+cx)] = u_tile[cy][cx];
        }
    }
    if (v_to) {
        const mint_stretch v_y_2 = mint_cut(relax_sweep1_y, 4, 60);
        const mint_stretch v_x_2 = mint_cut(relax_sweep1_x, 4, 60);
        for (int cy = v_y_2.first + ty; cy < v_y_2.end; cy += 16) {
            for (int cx = v_x_2.first + tx; cx < v_x_2.end; cx += 32)
                v_to[(y0+cy)*v_row+(x0+cx)] = v_tile[cy][cx];
        }
    }
}

struct relax_sweep1_scalars {
    real c;
};
// Launches relax_chain1_tile for the oldest steps that wait. False: it cannot.
static bool relax_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> all = cells0;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x4, 0x1, 0x4, 0x1};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 2, stored >> 2 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[3];
    touched[0].add(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[2].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[2].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    mint_area<2> loaded[3];
    if (!mint_may_load(a, 0, touched, {0, 2}, 2, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 2, touched, {2, 0}, 2, false, loaded[2]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 56, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 56, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_each<real, 4> c_each = {};
    for (int step = 0; step < a.steps; step++)
        c_each.of[step] = a.scalars<relax_sweep1_scalars>(step, 0).c;
    mint_prepare_shared(a.site, "relax_chain1_tile", (const void *)relax_chain1_tile, 65536);
    mint_launching(a.site, "relax_chain1_tile");
    relax_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        a.place(0, 1).stride[0], (const real *)a.place(0, 2).read,
        stored >> 2 & 1 ? (real *)a.place(0, 2).write : nullptr, a.place(0, 2).stride[0], loaded[2],
        cells0, a.steps, all.first[0] - 4, all.first[1] - 4, c_each);
    mint_launched(a.site, "relax_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned relax_chain1_twins[] = {0x0, 0x0, 0x1, 0x0, 0x1};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain relax_chain1 = {{"in.c", 41}, "relax_chain1", 4, 2, 1, 3, 1, 0x5, 0x0,
        relax_chain1_launch, relax_chain1_twins, {2, 1, 0}, {{3, 0x3, 0x4, 1, {0, 1, 2}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 37}, "u", &u[0][0], mint_extents(M, N), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 38}, "v", &v[0][0], mint_extents(M, N), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 39}, "source", &source[0][0], mint_extents(M, N), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 40});
...
        {
            const mint_site site = {"in.c", 44};
            const long long y_begin = 1, y_count = mint_trips(y_begin, M - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, N - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 24));
                mint_mapping &source_map = mint_find(site, "source", &source[0][0], sizeof(real),
                        mint_extents(0, 24));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 24));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {source_map, "source", 0, "y", y_begin, y_begin + y_count - 1},
                    {source_map, "source", 1, "x", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y][x - 1]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch source_reads = {"source[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_coincide(site, loops, source_map, "source", source_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "relax_sweep1",
                        mint_tiles(site, "x", x_count, 512, 2147481598),
                        mint_tiles(site, "y", y_count, 1, 2147417081));
                mint_file(site, relax_chain1, 0, {&u_map, &source_map, &v_map}, {x_begin, x_count, y_begin,
                        y_count}, relax_sweep1_scalars{(real)(c)},
                        [site, blocks, &u_map, &source_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, c = c]() mutable {
                    mint_launching(site, "relax_sweep1");
                    relax_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)source_map.device,
                        source_map.stride[0], (real *)v_map.device, v_map.stride[0], c, (unsigned)x_count,
                        (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(source_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "relax_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 53}, "u", &u[0][0], mint_extents(M, N));
    mint_copy_out({"in.c", 54}, "v", &v[0][0], mint_extents(M, N));
...
/* fields_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 62: fields_sweep1
 * line 68: fields_sweep2
 * A block loads 64x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 60x56x1 cells. */
static __global__ void __launch_bounds__(512)
fields_chain1_tile(const real *__restrict__ f_from, real *f_to, int f_row, mint_area<2> f_box,
                   const real *__restrict__ g_from, real *g_to, int g_row, mint_area<2> g_box,
                   mint_area<2> fields_sweep1_cells, mint_area<2> fields_sweep2_cells, int steps_2,
                   long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*60;
    const long long y0 = y_start + (long long)blockIdx.y*56;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const f_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared);
    real (*const g_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 32768);
    auto *f = f_tile;
    auto *g = g_tile;
    const mint_stretch fields_sweep1_y = mint_in_tile(fields_sweep1_cells.first[1],
            fields_sweep1_cells.end[1], y0, 64);
    const mint_stretch fields_sweep1_x = mint_in_tile(fields_sweep1_cells.first[0],
            fields_sweep1_cells.end[0], x0, 64);
    const mint_stretch fields_sweep2_y = mint_in_tile(fields_sweep2_cells.first[1],
            fields_sweep2_cells.end[1], y0, 64);
    const mint_stretch fields_sweep2_x = mint_in_tile(fields_sweep2_cells.first[0],
            fields_sweep2_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch f_y = mint_in_tile(f_box.first[1], f_box.end[1], y0, 64);
        const mint_stretch f_x = mint_in_tile(f_box.first[0], f_box.end[0], x0, 64);
        for (int cy = f_y.first + ty; cy < f_y.end; cy += 16) {
            for (int cx = f_x.first + tx; cx < f_x.end; cx += 32)
                f_tile[cy][cx] = f_from[(y0+cy)*f_row+(x0+cx)];
        }
    }
    {
        const mint_stretch g_y = mint_in_tile(g_box.first[1], g_box.end[1], y0, 64);
        const mint_stretch g_x = mint_in_tile(g_box.first[0], g_box.end[0], x0, 64);
        for (int cy = g_y.first + ty; cy < g_y.end; cy += 16) {
            for (int cx = g_x.first + tx; cx < g_x.end; cx += 32)
                g_tile[cy][cx] = g_from[(y0+cy)*g_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 62.
            const mint_stretch level_y = mint_cut(fields_sweep1_y, 4 - (steps_2 - 1 - step), 61
                    + (steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(fields_sweep1_x, 0, 61 + (steps_2 - 1 - step));
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    f[cy][cx] = f[cy][cx] - (real)0.3*(g[cy][cx] - g[cy-1][cx]);
            }
        }
        __syncthreads();
        {
            // The loops at line 68.
            const mint_stretch level_y_2 = mint_cut(fields_sweep2_y, 4 - (steps_2 - 1 - step), 60
                    + (steps_2 - 1 - step));
            const mint_stretch level_x_2 = mint_cut(fields_sweep2_x, 0, 60 + (steps_2 - 1 - step));
            for (int cy = level_y_2.first + ty; cy < level_y_2.end; cy += 16) {
                for (int cx = level_x_2.first + tx; cx < level_x_2.end; cx += 32)
                    g[cy][cx] = g[cy][cx] - (real)0.2*(f[cy+1][cx] - f[cy][cx] + f[cy][cx+1]);
            }
        }
        __syncthreads();
    }
    // Commit the tile.
    if (f_to) {
        const mint_stretch f_y_2 = mint_cut(fields_sweep1_y, 4, 60);
        const mint_stretch f_x_2 = mint_cut(fields_sweep1_x, 0, 60);
        for (int cy = f_y_2.first + ty; cy < f_y_2.end; cy += 16) {
            for (int cx = f_x_2.first + tx; cx < f_x_2.end; cx += 32)
                f_to[(y0+cy)*f_row+(x0+cx)] = f_tile[cy][cx];
        }
    }
    if (g_to) {
        const mint_stretch g_y_2 = mint_cut(fields_sweep2_y, 4, 60);
        const mint_stretch g_x_2 = mint_cut(fields_sweep2_x, 0, 60);
        for (int cy = g_y_2.first + ty; cy < g_y_2.end; cy += 16) {
            for (int cx = g_x_2.first + tx; cx < g_x_2.end; cx += 32)
                g_to[(y0+cy)*g_row+(x0+cx)] = g_tile[cy][cx];
        }
    }
}

/* fields_sweep2 makes one step. */

// Launches fields_chain1_tile for the oldest steps that wait. False: it cannot.
static bool fields_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> cells1 = {{a.range(1)[0], a.range(1)[2]}, {a.range(1)[0] + a.range(1)[1],
            a.range(1)[2] + a.range(1)[3]}};
    const mint_area<2> all = mint_hull(cells0, cells1);
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x3, 0x3, 0x3, 0x3};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, true))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[2];
    touched[0].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[0].add(mint_around(cells1, mint_area<2>{{0, 0}, {1, 1}}));
    touched[0].add_sure(mint_around(cells1, mint_area<2>{{0, 0}, {1, 1}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, -1}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, -1}, {0, 0}}));
    touched[1].add(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    mint_area<2> loaded[2];
    if (!mint_may_load(a, 0, touched, {0}, 1, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1}, 1, false, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 60, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 56, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "fields_chain1_tile", (const void *)fields_chain1_tile, 65536);
    mint_launching(a.site, "fields_chain1_tile");
    fields_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        (int)a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, (int)a.place(0, 1).stride[0],
        loaded[1], cells0, cells1, a.steps, all.first[0], all.first[1] - 4);
    mint_launched(a.site, "fields_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned fields_chain1_twins[] = {0x0, 0x3, 0x3, 0x3, 0x3};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain fields_chain1 = {{"in.c", 60}, "fields_chain1", 4, 2, 0, 2, 2, 0x3, 0x0,
        fields_chain1_launch, fields_chain1_twins, {0, 1}, {{2, 0x3, 0x1, 1, {0, 1}}, {2, 0x3, 0x1,
        1, {1, 0}}}};

...
    /* #pragma mint parallel */ { mint_region region_3({"in.c", 59});
    mint_inferred f_here({"in.c", 59}, "f", &f[0][0],
            mint_extents(sizeof(f) / sizeof(f[0]), sizeof(f[0]) / sizeof(f[0][0])), 0, mint_padded,
            mint_both);
    mint_inferred g_here({"in.c", 59}, "g", &g[0][0],
            mint_extents(sizeof(g) / sizeof(g[0]), sizeof(g[0]) / sizeof(g[0][0])), 0, mint_padded,
            mint_both);
...
        {
            const mint_site site = {"in.c", 62};
            const long long y_begin = 1, y_count = mint_trips(y_begin, M, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, N, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &f_map = mint_find(site, "f", &f[0][0], sizeof(real), mint_extents(0, 24));
                mint_mapping &g_map = mint_find(site, "g", &g[0][0], sizeof(real), mint_extents(0, 24));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {f_map, "f", 0, "y", y_begin, y_begin + y_count - 1},
                    {f_map, "f", 1, "x", x_begin, x_begin + x_count - 1},
                    {g_map, "g", 0, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                    {g_map, "g", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "fields_sweep1",
                        mint_tiles(site, "x", x_count, 512, 2147481599),
                        mint_tiles(site, "y", y_count, 1, 2147417081));
                mint_file(site, fields_chain1, 0, {&f_map, &g_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &f_map, &g_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "fields_sweep1");
                    fields_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)f_map.device, (int)f_map.stride[0], (real *)g_map.device,
                        (int)g_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(g_map, x_begin, 16));
                    mint_launched(site, "fields_sweep1");
                });
            }
        }
...
        {
            const mint_site site = {"in.c", 68};
            const long long y_begin = 0, y_count = mint_trips(y_begin, M - 1, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, N - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &g_map = mint_find(site, "g", &g[0][0], sizeof(real), mint_extents(0, 24));
                mint_mapping &f_map = mint_find(site, "f", &f[0][0], sizeof(real), mint_extents(0, 24));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {g_map, "g", 0, "y", y_begin, y_begin + y_count - 1},
                    {g_map, "g", 1, "x", x_begin, x_begin + x_count - 1},
                    {f_map, "f", 0, "y..y+1", y_begin, y_begin + y_count},
                    {f_map, "f", 1, "x..x+1", x_begin, x_begin + x_count},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "fields_sweep2",
                        mint_tiles(site, "x", x_count, 512, 2147481599),
                        mint_tiles(site, "y", y_count, 1, 2147417082));
                mint_file(site, fields_chain1, 1, {&g_map, &f_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &g_map, &f_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "fields_sweep2");
                    fields_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)g_map.device, (int)g_map.stride[0], (real *)f_map.device,
                        (int)f_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(f_map, x_begin, 16));
                    mint_launched(site, "fields_sweep2");
                });
            }
        }
...
            /* #pragma mint single */
...
                printf("%.17g\n", (double)mint_get({"in.c", 74}, "g", &g[2][3]));
...
}
...
/* chosen_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 87: chosen_sweep1
 * A block loads 64x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 56x56x1 cells. */
static __global__ void __launch_bounds__(512)
chosen_chain1_tile(const real *__restrict__ u_from, real *u_to, long long u_row, mint_area<2> u_box,
                   const __grid_constant__ mint_each<const real *, 4> source_from,
                   long long source_row, const real *__restrict__ v_from, real *v_to,
                   long long v_row, mint_area<2> v_box, mint_area<2> chosen_sweep1_cells,
                   int steps_2, long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*56;
    const long long y0 = y_start + (long long)blockIdx.y*56;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const u_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared);
    real (*const v_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 32768);
    auto *u = u_tile;
    auto *v = v_tile;
    const mint_stretch chosen_sweep1_y = mint_in_tile(chosen_sweep1_cells.first[1],
            chosen_sweep1_cells.end[1], y0, 64);
    const mint_stretch chosen_sweep1_x = mint_in_tile(chosen_sweep1_cells.first[0],
            chosen_sweep1_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch u_y = mint_in_tile(u_box.first[1], u_box.end[1], y0, 64);
        const mint_stretch u_x = mint_in_tile(u_box.first[0], u_box.end[0], x0, 64);
        for (int cy = u_y.first + ty; cy < u_y.end; cy += 16) {
            for (int cx = u_x.first + tx; cx < u_x.end; cx += 32)
                u_tile[cy][cx] = u_from[(y0+cy)*u_row+(x0+cx)];
        }
    }
    {
        const mint_stretch v_y = mint_in_tile(v_box.first[1], v_box.end[1], y0, 64);
        const mint_stretch v_x = mint_in_tile(v_box.first[0], v_box.end[0], x0, 64);
        for (int cy = v_y.first + ty; cy < v_y.end; cy += 16) {
            for (int cx = v_x.first + tx; cx < v_x.end; cx += 32)
                if (!(mint_in_span(chosen_sweep1_y, cy) && mint_in_span(chosen_sweep1_x, cx)))
                    v_tile[cy][cx] = v_from[(y0+cy)*v_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 87.
            const mint_stretch level_y = mint_cut(chosen_sweep1_y, 4 - (steps_2 - 1 - step), 60
                    + (steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(chosen_sweep1_x, 4 - (steps_2 - 1 - step), 60
                    + (steps_2 - 1 - step));
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32) {
                    const int y = (int)(y0 + cy);
                    const int x = (int)(x0 + cx);
                    v[cy][cx] = (real)0.2*(u[cy][cx-1] + u[cy][cx+1] + u[cy-1][cx] + u[cy+1][cx])
                            + source_from.of[step][y*source_row+x];
                }
            }
        }
        __syncthreads();
        mint_turn(u, v);
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_y_2 = mint_cut(chosen_sweep1_y, 4, 60);
        const mint_stretch u_x_2 = mint_cut(chosen_sweep1_x, 4, 60);
        for (int cy = u_y_2.first + ty; cy < u_y_2.end; cy += 16) {
            for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 32)
                u_to[(y0+cy)*u_row+(x0+cx)] = u_tile[cy][cx];
        }
    }
    if (v_to) {
        const mint_stretch v_y_2 = mint_cut(chosen_sweep1_y, 4, 60);
        const mint_stretch v_x_2 = mint_cut(chosen_sweep1_x, 4, 60);
        for (int cy = v_y_2.first + ty; cy < v_y_2.end; cy += 16) {
            for (int cx = v_x_2.first + tx; cx < v_x_2.end; cx += 32)
                v_to[(y0+cy)*v_row+(x0+cx)] = v_tile[cy][cx];
        }
    }
}

// Launches chosen_chain1_tile for the oldest steps that wait. False: it cannot.
static bool chosen_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> all = cells0;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x4, 0x1, 0x4, 0x1};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_strides_stay(a, 1, 2))
        return false;
    if (!mint_writes_as_planned(a, 2, stored >> 2 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[3];
    touched[0].add(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[2].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[2].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    mint_area<2> loaded[3];
    if (!mint_may_load(a, 0, touched, {0, 2}, 2, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 2, touched, {2, 0}, 2, false, loaded[2]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 56, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 56, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_each<const real *, 4> source_from = {};
    for (int step = 0; step < a.steps; step++)
        source_from.of[step] = (const real *)a.place(step, 1).read;
    mint_prepare_shared(a.site, "chosen_chain1_tile", (const void *)chosen_chain1_tile, 65536);
    mint_launching(a.site, "chosen_chain1_tile");
    chosen_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], source_from, a.place(0, 1).stride[0],
        (const real *)a.place(0, 2).read, stored >> 2 & 1 ? (real *)a.place(0, 2).write : nullptr,
        a.place(0, 2).stride[0], loaded[2], cells0, a.steps, all.first[0] - 4, all.first[1] - 4);
    mint_launched(a.site, "chosen_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned chosen_chain1_twins[] = {0x0, 0x0, 0x1, 0x0, 0x1};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain chosen_chain1 = {{"in.c", 84}, "chosen_chain1", 4, 2, 1, 3, 1, 0x5, 0x2,
        chosen_chain1_launch, chosen_chain1_twins, {2, 1, 0}, {{3, 0x3, 0x4, 1, {0, 1, 2}}}};

...
    /* #pragma mint parallel */ { mint_region region_4({"in.c", 83});
    mint_inferred a_here_2({"in.c", 83}, "a", &a[0][0],
            mint_extents(sizeof(a) / sizeof(a[0]), sizeof(a[0]) / sizeof(a[0][0])), 1, mint_padded,
            mint_both);
    mint_inferred f_here_2({"in.c", 83}, "f", &f[0][0],
            mint_extents(sizeof(f) / sizeof(f[0]), sizeof(f[0]) / sizeof(f[0][0])), 1, mint_padded,
            mint_both);
    mint_inferred g_here_2({"in.c", 83}, "g", &g[0][0],
            mint_extents(sizeof(g) / sizeof(g[0]), sizeof(g[0]) / sizeof(g[0][0])), 1, mint_padded,
            mint_both);
    mint_inferred b_here_2({"in.c", 83}, "b", &b[0][0],
            mint_extents(sizeof(b) / sizeof(b[0]), sizeof(b[0]) / sizeof(b[0][0])), 1, mint_padded,
            mint_both);
...
        {
            const mint_site site = {"in.c", 87};
            const long long y_begin = 1, y_count = mint_trips(y_begin, M - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, N - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 24));
                mint_mapping &source_map = mint_find(site, "source", &source[0][0], sizeof(real),
                        mint_extents(0, 24));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 24));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {source_map, "source", 0, "y", y_begin, y_begin + y_count - 1},
                    {source_map, "source", 1, "x", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y][x - 1]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch source_reads = {"source[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_coincide(site, loops, source_map, "source", source_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "chosen_sweep1",
                        mint_tiles(site, "x", x_count, 512, 2147481598),
                        mint_tiles(site, "y", y_count, 1, 2147417081));
                mint_file(site, chosen_chain1, 0, {mint_reading(loops, u_map, u_reads),
                        mint_reading(loops, source_map, source_reads),
                        mint_writing(loops, v_map, v_writes)}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &u_map, &source_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "chosen_sweep1");
                    chosen_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)source_map.device,
                        source_map.stride[0], (real *)v_map.device, v_map.stride[0], (unsigned)x_count,
                        (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(source_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "chosen_sweep1");
                });
            }
        }
...
}
...
/* slices_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 101: slices_sweep1
 * A block loads 64x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 56x56x1 cells. */
static __global__ void __launch_bounds__(512)
slices_chain1_tile(const real *__restrict__ cube_t_2_from, real *cube_t_2_to, int cube_t_2_row,
                   mint_area<2> cube_t_2_box, const real *__restrict__ cube_t_1_2_from,
                   real *cube_t_1_2_to, int cube_t_1_2_row, mint_area<2> cube_t_1_2_box,
                   mint_area<2> slices_sweep1_cells, int steps_2, long long x_start,
                   long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*56;
    const long long y0 = y_start + (long long)blockIdx.y*56;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const cube_t_2_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared);
    real (*const cube_t_1_2_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 32768);
    auto *cube_t_2 = cube_t_2_tile;
    auto *cube_t_1_2 = cube_t_1_2_tile;
    const mint_stretch slices_sweep1_y = mint_in_tile(slices_sweep1_cells.first[1],
            slices_sweep1_cells.end[1], y0, 64);
    const mint_stretch slices_sweep1_x = mint_in_tile(slices_sweep1_cells.first[0],
            slices_sweep1_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch cube_t_2_y = mint_in_tile(cube_t_2_box.first[1], cube_t_2_box.end[1], y0,
                64);
        const mint_stretch cube_t_2_x = mint_in_tile(cube_t_2_box.first[0], cube_t_2_box.end[0], x0,
                64);
        for (int cy = cube_t_2_y.first + ty; cy < cube_t_2_y.end; cy += 16) {
            for (int cx = cube_t_2_x.first + tx; cx < cube_t_2_x.end; cx += 32)
                cube_t_2_tile[cy][cx] = cube_t_2_from[(y0+cy)*cube_t_2_row+(x0+cx)];
        }
    }
    {
        const mint_stretch cube_t_1_2_y = mint_in_tile(cube_t_1_2_box.first[1],
                cube_t_1_2_box.end[1], y0, 64);
        const mint_stretch cube_t_1_2_x = mint_in_tile(cube_t_1_2_box.first[0],
                cube_t_1_2_box.end[0], x0, 64);
        for (int cy = cube_t_1_2_y.first + ty; cy < cube_t_1_2_y.end; cy += 16) {
            for (int cx = cube_t_1_2_x.first + tx; cx < cube_t_1_2_x.end; cx += 32)
                if (!(mint_in_span(slices_sweep1_y, cy) && mint_in_span(slices_sweep1_x, cx)))
                    cube_t_1_2_tile[cy][cx] = cube_t_1_2_from[(y0+cy)*cube_t_1_2_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 101.
            const mint_stretch level_y = mint_cut(slices_sweep1_y, 4 - (steps_2 - 1 - step), 60
                    + (steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(slices_sweep1_x, 4 - (steps_2 - 1 - step), 60
                    + (steps_2 - 1 - step));
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    cube_t_1_2[cy][cx] = (real)0.25*(cube_t_2[cy][cx-1] + cube_t_2[cy][cx+1]
                            + cube_t_2[cy-1][cx] + cube_t_2[cy+1][cx]);
            }
        }
        __syncthreads();
        mint_turn(cube_t_2, cube_t_1_2);
    }
    // Commit the tile.
    if (cube_t_2_to) {
        const mint_stretch cube_t_2_y_2 = mint_cut(slices_sweep1_y, 4, 60);
        const mint_stretch cube_t_2_x_2 = mint_cut(slices_sweep1_x, 4, 60);
        for (int cy = cube_t_2_y_2.first + ty; cy < cube_t_2_y_2.end; cy += 16) {
            for (int cx = cube_t_2_x_2.first + tx; cx < cube_t_2_x_2.end; cx += 32)
                cube_t_2_to[(y0+cy)*cube_t_2_row+(x0+cx)] = cube_t_2_tile[cy][cx];
        }
    }
    if (cube_t_1_2_to) {
        const mint_stretch cube_t_1_2_y_2 = mint_cut(slices_sweep1_y, 4, 60);
        const mint_stretch cube_t_1_2_x_2 = mint_cut(slices_sweep1_x, 4, 60);
        for (int cy = cube_t_1_2_y_2.first + ty; cy < cube_t_1_2_y_2.end; cy += 16) {
            for (int cx = cube_t_1_2_x_2.first + tx; cx < cube_t_1_2_x_2.end; cx += 32)
                cube_t_1_2_to[(y0+cy)*cube_t_1_2_row+(x0+cx)] = cube_t_1_2_tile[cy][cx];
        }
    }
}

// Launches slices_chain1_tile for the oldest steps that wait. False: it cannot.
static bool slices_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> all = cells0;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x2, 0x1, 0x2, 0x1};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[2];
    touched[0].add(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    mint_area<2> loaded[2];
    if (!mint_may_load(a, 0, touched, {0, 1}, 2, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1, 0}, 2, false, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 56, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 56, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "slices_chain1_tile", (const void *)slices_chain1_tile, 65536);
    mint_launching(a.site, "slices_chain1_tile");
    slices_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        (int)a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, (int)a.place(0, 1).stride[0],
        loaded[1], cells0, a.steps, all.first[0] - 4, all.first[1] - 4);
    mint_launched(a.site, "slices_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned slices_chain1_twins[] = {0x0, 0x0, 0x1, 0x0, 0x1};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain slices_chain1 = {{"in.c", 99}, "slices_chain1", 4, 2, 1, 2, 1, 0x3, 0x0,
        slices_chain1_launch, slices_chain1_twins, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
    /* #pragma mint parallel */ { mint_region region_5({"in.c", 98});
    mint_inferred cube_here({"in.c", 98}, "cube", &cube[0][0][0],
            mint_extents(sizeof(cube) / sizeof(cube[0]), sizeof(cube[0]) / sizeof(cube[0][0]),
            sizeof(cube[0][0]) / sizeof(cube[0][0][0])), 1, mint_padded, mint_both);
...
        {
            const mint_site site = {"in.c", 101};
            const long long y_begin = 1, y_count = mint_trips(y_begin, M - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, N - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &cube_t_2_map = mint_slice(site, "cube[t%2]",
                        mint_find(site, "cube", &cube[0][0][0], sizeof(real), mint_extents(0, 11, 24)),
                        (t%2));
                mint_mapping &cube_t_1_2_map = mint_slice(site, "cube[(t + 1)%2]",
                        mint_find(site, "cube", &cube[0][0][0], sizeof(real), mint_extents(0, 11, 24)),
                        ((t + 1)%2));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {cube_t_2_map, "cube[t%2]", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {cube_t_2_map, "cube[t%2]", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {cube_t_1_2_map, "cube[(t + 1)%2]", 0, "y", y_begin, y_begin + y_count - 1},
                    {cube_t_1_2_map, "cube[(t + 1)%2]", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch cube_t_2_reads = {"cube[t % 2][y][x - 1]", {{-1, 1, {1, 0}}, {-1, 1, {0,
                        1}}}};
                const mint_touch cube_t_1_2_writes = {"cube[(t + 1) % 2][y][x]", {{0, 0, {1, 0}}, {0, 0, {0,
                        1}}}};
                mint_distinct(site, loops, cube_t_2_map, "cube[t%2]", cube_t_2_reads, cube_t_1_2_map,
                        "cube[(t + 1)%2]", cube_t_1_2_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "slices_sweep1",
                        mint_tiles(site, "x", x_count, 512, 2147481598),
                        mint_tiles(site, "y", y_count, 1, 2147417081));
                mint_file(site, slices_chain1, 0, {&cube_t_2_map, &cube_t_1_2_map}, {x_begin, x_count,
                        y_begin, y_count}, mint_no_scalars(),
                        [site, blocks, &cube_t_2_map, &cube_t_1_2_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "slices_sweep1");
                    slices_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)cube_t_2_map.device, (int)cube_t_2_map.stride[0],
                        (real *)cube_t_1_2_map.device, (int)cube_t_1_2_map.stride[0], (unsigned)x_count,
                        (unsigned)y_count,
                        mint_is_aligned(cube_t_2_map, x_begin, 16) && mint_is_aligned(cube_t_1_2_map, x_begin, 16));
                    mint_launched(site, "slices_sweep1");
                });
            }
        }
...
}
...
/* path_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 115: path_sweep1
 * A block loads 4096x1x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 4088x1x1 cells. */
static __global__ void __launch_bounds__(512)
path_chain1_tile(const real *__restrict__ u_from, real *u_to, mint_area<1> u_box,
                 const real *__restrict__ wall_from, int wall_row, const real *__restrict__ v_from,
                 real *v_to, mint_area<1> v_box, mint_area<1> path_sweep1_cells, int steps_2,
                 long long x_start, const __grid_constant__ mint_each<int, 4> t_each)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*4088;
    const int tx = (int)threadIdx.x;
    real *const u_tile = reinterpret_cast<real *>(mint_shared);
    real *const v_tile = reinterpret_cast<real *>(mint_shared + 32768);
    auto *u = u_tile;
    auto *v = v_tile;
    const mint_stretch path_sweep1_x = mint_in_tile(path_sweep1_cells.first[0],
            path_sweep1_cells.end[0], x0, 4096);
    // Load the tile and its ghost zone.
    {
        const mint_stretch u_x = mint_in_tile(u_box.first[0], u_box.end[0], x0, 4096);
        for (int cx = u_x.first + tx; cx < u_x.end; cx += 512)
            u_tile[cx] = u_from[x0+cx];
    }
    {
        const mint_stretch v_x = mint_in_tile(v_box.first[0], v_box.end[0], x0, 4096);
        for (int cx = v_x.first + tx; cx < v_x.end; cx += 512)
            if (!mint_in_span(path_sweep1_x, cx))
                v_tile[cx] = v_from[x0+cx];
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 115.
            const mint_stretch level_x = mint_cut(path_sweep1_x, 4 - (steps_2 - 1 - step), 4092
                    + (steps_2 - 1 - step));
            const int t = t_each.of[step];
            for (int cx = level_x.first + tx; cx < level_x.end; cx += 512) {
                const int x = (int)(x0 + cx);
                v[cx] = (real)0.3*(u[cx-1] + u[cx] + u[cx+1]) + wall_from[t*wall_row+x];
            }
        }
        __syncthreads();
        mint_turn(u, v);
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_x_2 = mint_cut(path_sweep1_x, 4, 4092);
        for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 512)
            u_to[x0+cx] = u_tile[cx];
    }
    if (v_to) {
        const mint_stretch v_x_2 = mint_cut(path_sweep1_x, 4, 4092);
        for (int cx = v_x_2.first + tx; cx < v_x_2.end; cx += 512)
            v_to[x0+cx] = v_tile[cx];
    }
}

struct path_sweep1_scalars {
    int t;
};
// Launches path_chain1_tile for the oldest steps that wait. False: it cannot.
static bool path_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<1> cells0 = {{a.range(0)[0]}, {a.range(0)[0] + a.range(0)[1]}};
    const mint_area<1> all = cells0;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x4, 0x1, 0x4, 0x1};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 2, stored >> 2 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<1> touched[3];
    touched[0].add(mint_around(cells0, mint_area<1>{{-1}, {1}}));
    touched[0].add_sure(mint_around(cells0, mint_area<1>{{-1}, {1}}));
    touched[2].add(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[2].add_sure(mint_around(cells0, mint_area<1>{{0}, {0}}));
    mint_area<1> loaded[3];
    if (!mint_may_load(a, 0, touched, {0, 2}, 2, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 2, touched, {2, 0}, 2, false, loaded[2]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 4088, INT_MAX);
    if (blocks_x == 0)
        return false;
    mint_each<int, 4> t_each = {};
    for (int step = 0; step < a.steps; step++)
        t_each.of[step] = a.scalars<path_sweep1_scalars>(step, 0).t;
    mint_prepare_shared(a.site, "path_chain1_tile", (const void *)path_chain1_tile, 65536);
    mint_launching(a.site, "path_chain1_tile");
    path_chain1_tile<<<dim3(blocks_x), dim3(512, 1, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        loaded[0], (const real *)a.place(0, 1).read, (int)a.place(0, 1).stride[0],
        (const real *)a.place(0, 2).read, stored >> 2 & 1 ? (real *)a.place(0, 2).write : nullptr,
        loaded[2], cells0, a.steps, all.first[0] - 4, t_each);
    mint_launched(a.site, "path_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned path_chain1_twins[] = {0x0, 0x0, 0x1, 0x0, 0x1};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain path_chain1 = {{"in.c", 113}, "path_chain1", 4, 2, 1, 3, 1, 0x5, 0x0,
        path_chain1_launch, path_chain1_twins, {2, 1, 0}, {{3, 0x3, 0x4, 1, {0, 1, 2}}}};

...
{ mint_scope mappings_2;
...
    mint_copy_in(mappings_2, {"in.c", 110}, "u", &u[0], mint_extents(N), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 111}, "v", &v[0], mint_extents(N), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_6({"in.c", 112});
    mint_inferred wall_here({"in.c", 112}, "wall", &wall[0][0],
            mint_extents(sizeof(wall) / sizeof(wall[0]), sizeof(wall[0]) / sizeof(wall[0][0])), 1,
            mint_padded, mint_upload);
...
        {
            const mint_site site = {"in.c", 115};
            const long long x_begin = 1, x_count = mint_trips(x_begin, N - 1, 1);
            if (x_count > 0) {
                mint_may_wait();
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_mapping &wall_map = mint_find(site, "wall", &wall[0][0], sizeof(real),
                        mint_extents(0, 24));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {wall_map, "wall", 0, "t", (long long)(t), (long long)(t)},
                    {wall_map, "wall", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_reach_view(site, u_map, "u", {{x_begin - 1}, {x_begin + x_count}}, "x-1..x+1", true);
                mint_reach_view(site, v_map, "v", {{x_begin}, {x_begin + x_count - 1}}, "x", true);
                u_map.settle();
                v_map.settle();
                const mint_nest loops = {{{x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[x - 1]", {{-1, 1, {1}}}};
                const mint_touch v_writes = {"v[x]", {{0, 0, {1}}}};
                const mint_touch wall_reads = {"wall[t][x]", {{(long long)(t), (long long)(t), {0}}, {0, 0,
                        {1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, wall_map, "wall", wall_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "path_sweep1",
                        mint_tiles(site, "x", x_count, 1024, 2147480574));
                mint_file(site, path_chain1, 0, {&u_map, &wall_map, &v_map}, {x_begin, x_count},
                        path_sweep1_scalars{(int)(t)},
                        [site, blocks, u_map, &wall_map, v_map, x_begin = x_begin, x_count = x_count,
                                t = t]() mutable {
                    u_map.find_again();
                    v_map.find_again();
                    mint_launching(site, "path_sweep1");
                    path_sweep1<<<blocks, dim3(512), 0, mint_stream()>>>(
                        (real *)u_map.device, (real *)wall_map.device, (int)wall_map.stride[0],
                        (real *)v_map.device, t, (unsigned)x_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "path_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 121}, "u", &u[0], mint_extents(N));
    mint_copy_out({"in.c", 122}, "v", &v[0], mint_extents(N));
...
/* two_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 132: two_sweep1
 * A block loads 64x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 56x56x1 cells. */
static __global__ void __launch_bounds__(512)
two_chain1_tile(const real *__restrict__ u_from, real *u_to, long long u_row, mint_area<2> u_box,
                const real *__restrict__ v_from, real *v_to, long long v_row, mint_area<2> v_box,
                mint_area<2> two_sweep1_cells, int steps_2, long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*56;
    const long long y0 = y_start + (long long)blockIdx.y*56;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const u_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared);
    real (*const v_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 32768);
    auto *u = u_tile;
    auto *v = v_tile;
    const mint_stretch two_sweep1_y = mint_in_tile(two_sweep1_cells.first[1],
            two_sweep1_cells.end[1], y0, 64);
    const mint_stretch two_sweep1_x = mint_in_tile(two_sweep1_cells.first[0],
            two_sweep1_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch u_y = mint_in_tile(u_box.first[1], u_box.end[1], y0, 64);
        const mint_stretch u_x = mint_in_tile(u_box.first[0], u_box.end[0], x0, 64);
        for (int cy = u_y.first + ty; cy < u_y.end; cy += 16) {
            for (int cx = u_x.first + tx; cx < u_x.end; cx += 32)
                u_tile[cy][cx] = u_from[(y0+cy)*u_row+(x0+cx)];
        }
    }
    {
        const mint_stretch v_y = mint_in_tile(v_box.first[1], v_box.end[1], y0, 64);
        const mint_stretch v_x = mint_in_tile(v_box.first[0], v_box.end[0], x0, 64);
        for (int cy = v_y.first + ty; cy < v_y.end; cy += 16) {
            for (int cx = v_x.first + tx; cx < v_x.end; cx += 32)
                if (!(mint_in_span(two_sweep1_y, cy) && mint_in_span(two_sweep1_x, cx)))
                    v_tile[cy][cx] = v_from[(y0+cy)*v_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 132.
            const mint_stretch level_y = mint_cut(two_sweep1_y, 4 - (steps_2 - 1 - step), 60
                    + (steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(two_sweep1_x, 4 - (steps_2 - 1 - step), 60
                    + (steps_2 - 1 - step));
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    v[cy][cx] = (real)0.2*(u[cy][cx] + u[cy][cx-1] + u[cy][cx+1] + u[cy-1][cx]
                            + u[cy+1][cx]);
            }
        }
        __syncthreads();
        mint_turn(u, v);
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_y_2 = mint_cut(two_sweep1_y, 4, 60);
        const mint_stretch u_x_2 = mint_cut(two_sweep1_x, 4, 60);
        for (int cy = u_y_2.first + ty; cy < u_y_2.end; cy += 16) {
            for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 32)
                u_to[(y0+cy)*u_row+(x0+cx)] = u_tile[cy][cx];
        }
    }
    if (v_to) {
        const mint_stretch v_y_2 = mint_cut(two_sweep1_y, 4, 60);
        const mint_stretch v_x_2 = mint_cut(two_sweep1_x, 4, 60);
        for (int cy = v_y_2.first + ty; cy < v_y_2.end; cy += 16) {
            for (int cx = v_x_2.first + tx; cx < v_x_2.end; cx += 32)
                v_to[(y0+cy)*v_row+(x0+cx)] = v_tile[cy][cx];
        }
    }
}

/* two_sweep2 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 141: two_sweep2
 * A block loads 64x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 56x56x1 cells. */
static __global__ void __launch_bounds__(512)
two_chain2_tile(const real *__restrict__ u_from, real *u_to, long long u_row, mint_area<2> u_box,
                const real *__restrict__ v_from, real *v_to, long long v_row, mint_area<2> v_box,
                mint_area<2> two_sweep2_cells, int steps_2, long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*56;
    const long long y0 = y_start + (long long)blockIdx.y*56;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const u_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared);
    real (*const v_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 32768);
    auto *u = u_tile;
    auto *v = v_tile;
    const mint_stretch two_sweep2_y = mint_in_tile(two_sweep2_cells.first[1],
            two_sweep2_cells.end[1], y0, 64);
    const mint_stretch two_sweep2_x = mint_in_tile(two_sweep2_cells.first[0],
            two_sweep2_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch u_y = mint_in_tile(u_box.first[1], u_box.end[1], y0, 64);
        const mint_stretch u_x = mint_in_tile(u_box.first[0], u_box.end[0], x0, 64);
        for (int cy = u_y.first + ty; cy < u_y.end; cy += 16) {
            for (int cx = u_x.first + tx; cx < u_x.end; cx += 32)
                u_tile[cy][cx] = u_from[(y0+cy)*u_row+(x0+cx)];
        }
    }
    {
        const mint_stretch v_y = mint_in_tile(v_box.first[1], v_box.end[1], y0, 64);
        const mint_stretch v_x = mint_in_tile(v_box.first[0], v_box.end[0], x0, 64);
        for (int cy = v_y.first + ty; cy < v_y.end; cy += 16) {
            for (int cx = v_x.first + tx; cx < v_x.end; cx += 32)
                if (!(mint_in_span(two_sweep2_y, cy) && mint_in_span(two_sweep2_x, cx)))
                    v_tile[cy][cx] = v_from[(y0+cy)*v_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 141.
            const mint_stretch level_y = mint_cut(two_sweep2_y, 4 - (steps_2 - 1 - step), 60
                    + (steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(two_sweep2_x, 4 - (steps_2 - 1 - step), 60
                    + (steps_2 - 1 - step));
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    v[cy][cx] = (real)0.3*(u[cy][cx-1] + u[cy][cx+1])
                            - (real)0.1*(u[cy-1][cx] + u[cy+1][cx]);
            }
        }
        __syncthreads();
        mint_turn(u, v);
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_y_2 = mint_cut(two_sweep2_y, 4, 60);
        const mint_stretch u_x_2 = mint_cut(two_sweep2_x, 4, 60);
        for (int cy = u_y_2.first + ty; cy < u_y_2.end; cy += 16) {
            for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 32)
                u_to[(y0+cy)*u_row+(x0+cx)] = u_tile[cy][cx];
        }
    }
    if (v_to) {
        const mint_stretch v_y_2 = mint_cut(two_sweep2_y, 4, 60);
        const mint_stretch v_x_2 = mint_cut(two_sweep2_x, 4, 60);
        for (int cy = v_y_2.first + ty; cy < v_y_2.end; cy += 16) {
            for (int cx = v_x_2.first + tx; cx < v_x_2.end; cx += 32)
                v_to[(y0+cy)*v_row+(x0+cx)] = v_tile[cy][cx];
        }
    }
}

// Launches two_chain1_tile for the oldest steps that wait. False: it cannot.
static bool two_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> all = cells0;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x2, 0x1, 0x2, 0x1};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[2];
    touched[0].add(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    mint_area<2> loaded[2];
    if (!mint_may_load(a, 0, touched, {0, 1}, 2, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1, 0}, 2, false, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 56, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 56, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "two_chain1_tile", (const void *)two_chain1_tile, 65536);
    mint_launching(a.site, "two_chain1_tile");
    two_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        cells0, a.steps, all.first[0] - 4, all.first[1] - 4);
    mint_launched(a.site, "two_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned two_chain1_twins[] = {0x0, 0x0, 0x1, 0x0, 0x1};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain two_chain1 = {{"in.c", 130}, "two_chain1", 4, 2, 1, 2, 1, 0x3, 0x0,
        two_chain1_launch, two_chain1_twins, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

// Launches two_chain2_tile for the oldest steps that wait. False: it cannot.
static bool two_chain2_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> all = cells0;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x2, 0x1, 0x2, 0x1};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[2];
    touched[0].add(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    mint_area<2> loaded[2];
    if (!mint_may_load(a, 0, touched, {0, 1}, 2, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1, 0}, 2, false, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 56, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 56, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "two_chain2_tile", (const void *)two_chain2_tile, 65536);
    mint_launching(a.site, "two_chain2_tile");
    two_chain2_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        cells0, a.steps, all.first[0] - 4, all.first[1] - 4);
    mint_launched(a.site, "two_chain2_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned two_chain2_twins[] = {0x0, 0x0, 0x1, 0x0, 0x1};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain two_chain2 = {{"in.c", 139}, "two_chain2", 4, 2, 1, 2, 1, 0x3, 0x0,
        two_chain2_launch, two_chain2_twins, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
    /* #pragma mint parallel */ { mint_region region_7({"in.c", 128});
    mint_inferred a_here_3({"in.c", 128}, "a", &a[0][0],
            mint_extents(sizeof(a) / sizeof(a[0]), sizeof(a[0]) / sizeof(a[0][0])), 1, mint_padded,
            mint_both);
    mint_inferred b_here_3({"in.c", 128}, "b", &b[0][0],
            mint_extents(sizeof(b) / sizeof(b[0]), sizeof(b[0]) / sizeof(b[0][0])), 1, mint_padded,
            mint_both);
...
            {
                const mint_site site = {"in.c", 132};
                const long long y_begin = 1, y_count = mint_trips(y_begin, M - 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, N - 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 24));
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 24));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                        {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch u_reads = {"u[y][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                    const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "two_sweep1",
                            mint_tiles(site, "x", x_count, 512, 2147481598),
                            mint_tiles(site, "y", y_count, 1, 2147417081));
                    mint_file(site, two_chain1, 0, {mint_reading(loops, u_map, u_reads),
                            mint_writing(loops, v_map, v_writes)}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "two_sweep1");
                        two_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                            (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                        mint_launched(site, "two_sweep1");
                    });
                }
            }
...
            {
                const mint_site site = {"in.c", 141};
                const long long y_begin = 1, y_count = mint_trips(y_begin, M - 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, N - 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 24));
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 24));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                        {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch u_reads = {"u[y][x - 1]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                    const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "two_sweep2",
                            mint_tiles(site, "x", x_count, 512, 2147481598),
                            mint_tiles(site, "y", y_count, 1, 2147417081));
                    mint_file(site, two_chain2, 0, {mint_reading(loops, u_map, u_reads),
                            mint_writing(loops, v_map, v_writes)}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "two_sweep2");
                        two_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                            (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                        mint_launched(site, "two_sweep2");
                    });
                }
            }
...
}
