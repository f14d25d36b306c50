
...
/* odd_sweep1 makes one step. */

/* Up to 3 steps of these loops at a time:
 * line 19: odd_sweep1
 * A block loads 64x64x1 cells of each array to shared memory, computes at each level all that
 *   the cells loaded allow, and commits 58x58x1 cells. */
static __global__ void __launch_bounds__(512)
odd_chain1_tile(const real *__restrict__ mask_from, int mask_row, const real *__restrict__ u_from,
                real *u_to, long long u_row, mint_area<2> u_box, const real *__restrict__ v_from,
                real *v_to, long long v_row, mint_area<2> v_box, mint_area<2> odd_sweep1_cells,
                int steps_2, long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*58;
    const long long y0 = y_start + (long long)blockIdx.y*58;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const u_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared);
    real (*const v_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 32768);
    auto *u = u_tile;
    auto *v = v_tile;
    const mint_stretch odd_sweep1_y = mint_in_tile(odd_sweep1_cells.first[1],
            odd_sweep1_cells.end[1], y0, 64);
    const mint_stretch odd_sweep1_x = mint_in_tile(odd_sweep1_cells.first[0],
            odd_sweep1_cells.end[0], x0, 64);
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
                v_tile[cy][cx] = v_from[(y0+cy)*v_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 19.
            const mint_stretch level_y = mint_cut(odd_sweep1_y, 1 + step, 63 - step);
            const mint_stretch level_x = mint_cut(odd_sweep1_x, 1 + step, 63 - step);
            for (int cy = ty; cy < 64; cy += 16) {
                for (int cx = tx; cx < 64; cx += 32)
                    if (mint_in_span(level_y, cy) && mint_in_span(level_x, cx)) {
                        const int y = (int)(y0 + cy);
                        const int x = (int)(x0 + cx);
                        if (mask_from[y*mask_row+x] > (real)0.4)
                            v[cy][cx] = (real)0.2*(u[cy][cx] + u[cy][cx-1] + u[cy][cx+1]
                                    + u[cy-1][cx] + u[cy+1][cx]);
                    }
            }
        }
        __syncthreads();
        mint_turn(u, v);
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_y_2 = mint_cut(odd_sweep1_y, 3, 61);
        const mint_stretch u_x_2 = mint_cut(odd_sweep1_x, 3, 61);
        for (int cy = u_y_2.first + ty; cy < u_y_2.end; cy += 16) {
            for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 32)
                u_to[(y0+cy)*u_row+(x0+cx)] = u_tile[cy][cx];
        }
    }
    if (v_to) {
        const mint_stretch v_y_2 = mint_cut(odd_sweep1_y, 3, 61);
        const mint_stretch v_x_2 = mint_cut(odd_sweep1_x, 3, 61);
        for (int cy = v_y_2.first + ty; cy < v_y_2.end; cy += 16) {
            for (int cx = v_x_2.first + tx; cx < v_x_2.end; cx += 32)
                v_to[(y0+cy)*v_row+(x0+cx)] = v_tile[cy][cx];
        }
    }
}

// Launches odd_chain1_tile for the oldest steps that wait. False: it cannot.
static bool odd_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> all = cells0;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x4, 0x6, 0x6};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 2, stored >> 2 & 1, true))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[3];
    touched[1].add(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[2].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    mint_area<2> loaded[3];
    if (!mint_may_load(a, 1, touched, {1, 2}, 2, false, loaded[1]))
        return false;
    if (!mint_may_load(a, 2, touched, {2, 1}, 2, false, loaded[2]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 58, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 58, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "odd_chain1_tile", (const void *)odd_chain1_tile, 65536);
    mint_launching(a.site, "odd_chain1_tile");
    odd_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, (int)a.place(0, 0).stride[0],
        (const real *)a.place(0, 1).read, stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr,
        a.place(0, 1).stride[0], loaded[1], (const real *)a.place(0, 2).read,
        stored >> 2 & 1 ? (real *)a.place(0, 2).write : nullptr, a.place(0, 2).stride[0], loaded[2],
        cells0, a.steps, all.first[0] - 3, all.first[1] - 3);
    mint_launched(a.site, "odd_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned odd_chain1_twins[] = {0x0, 0x4, 0x6, 0x6};
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain odd_chain1 = {{"in.c", 17}, "odd_chain1", 3, 2, 0, 3, 1, 0x6, 0x0,
        odd_chain1_launch, odd_chain1_twins, {0, 2, 1}, {{3, 0x7, 0x4, 2, {0, 1, 2}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 11}, "u", &u[0][0], mint_extents(M, N), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 12}, "v", &v[0][0], mint_extents(M, N), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 13}, "mask", &mask[0][0], mint_extents(sizeof(mask) / sizeof(mask[0]), sizeof(mask[0]) / sizeof(mask[0][0])), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 14});
...
            {
                const mint_site site = {"in.c", 19};
                const long long y_begin = 1, y_count = mint_trips(y_begin, M - 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, N - 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &mask_map = mint_find(site, "mask", &mask[0][0], sizeof(real),
                            mint_extents(0, 37));
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 37));
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 37));
                    mint_reach_or_dense(site, u_map, 0, y_begin - 1, y_begin + y_count);
                    mint_reach_or_dense(site, u_map, 1, x_begin - 1, x_begin + x_count);
                    mint_reach_or_dense(site, v_map, 0, y_begin, y_begin + y_count - 1);
                    mint_reach_or_dense(site, v_map, 1, x_begin, x_begin + x_count - 1);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {mask_map, "mask", 0, "y", y_begin, y_begin + y_count - 1},
                        {mask_map, "mask", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    static const mint_checked v_checked[] = {
                        {{"in.c", 22}, "v", "v[y][x]", -1},
                    };
                    static const mint_checked u_checked[] = {
                        {{"in.c", 22}, "u", "u[y][x]", -1},
                        {{"in.c", 22}, "u", "u[y][x - 1]", -1},
                        {{"in.c", 22}, "u", "u[y][x + 1]", -1},
                        {{"in.c", 22}, "u", "u[y - 1][x]", -1},
                        {{"in.c", 22}, "u", "u[y + 1][x]", -1},
                    };
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch mask_reads = {"mask[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch u_reads = {"u[y][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                    mint_coincide(site, loops, mask_map, "mask", mask_reads, v_map, "v", v_writes);
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "odd_sweep1",
                            mint_tiles(site, "x", x_count, 512, 2147481598),
                            mint_tiles(site, "y", y_count, 1, 2147417081));
                    // Launches of single steps hold accesses to the extents of the arrays.
                    const mint_alone alone = {mint_stays_inside(u_map, 0, y_begin - 1, y_begin + y_count)
                            && mint_stays_inside(u_map, 1, x_begin - 1, x_begin + x_count)
                            && mint_stays_inside(v_map, 0, y_begin, y_begin + y_count - 1)
                            && mint_stays_inside(v_map, 1, x_begin, x_begin + x_count - 1) ? 0 : 2, {}};
                    mint_file(site, odd_chain1, 0, {&mask_map, &u_map, &v_map}, {x_begin, x_count, y_begin,
                            y_count}, mint_no_scalars(),
                            [site, blocks, &mask_map, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "odd_sweep1");
                        odd_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (real *)mask_map.device, (int)mask_map.stride[0], (real *)u_map.device,
                            u_map.stride[0], (real *)v_map.device, v_map.stride[0], (unsigned)x_count,
                            (unsigned)y_count, mint_is_aligned(mask_map, x_begin, 16),
                            mint_elements(site, v_map, v_map.device, v_checked),
                            mint_elements(site, u_map, u_map.device, u_checked));
                        mint_launched(site, "odd_sweep1");
                    }, alone);
                }
            }
...
    mint_copy_out({"in.c", 28}, "u", &u[0][0], mint_extents(M, N));
    mint_copy_out({"in.c", 29}, "v", &v[0][0], mint_extents(M, N));
...
/* even_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 42: even_sweep1
 * A block loads 64x64x1 cells of each array to shared memory, computes at each level all that
 *   the cells loaded allow, and commits 56x56x1 cells. */
static __global__ void __launch_bounds__(512)
even_chain1_tile(const real *__restrict__ u_from, real *u_to, long long u_row, mint_area<2> u_box,
                 const real *__restrict__ v_from, real *v_to, long long v_row, mint_area<2> v_box,
                 const real *__restrict__ mask_from, int mask_row, mint_area<2> even_sweep1_cells,
                 int steps_2, long long x_start, long long y_start,
                 const __grid_constant__ mint_each<int, 4> t_each)
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
    const mint_stretch even_sweep1_y = mint_in_tile(even_sweep1_cells.first[1],
            even_sweep1_cells.end[1], y0, 64);
    const mint_stretch even_sweep1_x = mint_in_tile(even_sweep1_cells.first[0],
            even_sweep1_cells.end[0], x0, 64);
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
                v_tile[cy][cx] = v_from[(y0+cy)*v_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 42.
            const mint_stretch level_y = mint_cut(even_sweep1_y, 1 + step, 63 - step);
            const mint_stretch level_x = mint_cut(even_sweep1_x, 1 + step, 63 - step);
            const int t = t_each.of[step];
            for (int cy = ty; cy < 64; cy += 16) {
                for (int cx = tx; cx < 64; cx += 32)
                    if (mint_in_span(level_y, cy) && mint_in_span(level_x, cx)) {
                        const int y = (int)(y0 + cy);
                        const int x = (int)(x0 + cx);
                        if ((x + y + t)%3 == 0) {
                            v[cy][cx] = (real)0.25*(u[cy][cx-1] + u[cy][cx+1] + u[cy-1][cx]
                                    + u[cy+1][cx]);
                        } else {
                            if (u[cy][cx] > mask_from[y*mask_row+x])
                                v[cy][cx] = (real)0.5*u[cy][cx] + mask_from[y*mask_row+x];
                        }
                    }
            }
        }
        __syncthreads();
        mint_turn(u, v);
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_y_2 = mint_cut(even_sweep1_y, 4, 60);
        const mint_stretch u_x_2 = mint_cut(even_sweep1_x, 4, 60);
        for (int cy = u_y_2.first + ty; cy < u_y_2.end; cy += 16) {
            for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 32)
                u_to[(y0+cy)*u_row+(x0+cx)] = u_tile[cy][cx];
        }
    }
    if (v_to) {
        const mint_stretch v_y_2 = mint_cut(even_sweep1_y, 4, 60);
        const mint_stretch v_x_2 = mint_cut(even_sweep1_x, 4, 60);
        for (int cy = v_y_2.first + ty; cy < v_y_2.end; cy += 16) {
            for (int cx = v_x_2.first + tx; cx < v_x_2.end; cx += 32)
                v_to[(y0+cy)*v_row+(x0+cx)] = v_tile[cy][cx];
        }
    }
}

struct even_sweep1_scalars {
    int t;
};
// Launches even_chain1_tile for the oldest steps that wait. False: it cannot.
static bool even_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> all = cells0;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x2, 0x3, 0x3, 0x3};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, true))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[3];
    touched[0].add(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    mint_area<2> loaded[3];
    if (!mint_may_load(a, 0, touched, {0, 1}, 2, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1, 0}, 2, false, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 56, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 56, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_each<int, 4> t_each = {};
    for (int step = 0; step < a.steps; step++)
        t_each.of[step] = a.scalars<even_sweep1_scalars>(step, 0).t;
    mint_prepare_shared(a.site, "even_chain1_tile", (const void *)even_chain1_tile, 65536);
    mint_launching(a.site, "even_chain1_tile");
    even_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        (const real *)a.place(0, 2).read, (int)a.place(0, 2).stride[0], cells0, a.steps,
        all.first[0] - 4, all.first[1] - 4, t_each);
    mint_launched(a.site, "even_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned even_chain1_twins[] = {0x0, 0x2, 0x3, 0x3, 0x3};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain even_chain1 = {{"in.c", 40}, "even_chain1", 4, 2, 0, 3, 1, 0x3, 0x0,
        even_chain1_launch, even_chain1_twins, {1, 0, 2}, {{3, 0x7, 0x2, 2, {0, 1, 2}}}};

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 34}, "u", &u[0][0], mint_extents(M, N), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 35}, "v", &v[0][0], mint_extents(M, N), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 36}, "mask", &mask[0][0], mint_extents(sizeof(mask) / sizeof(mask[0]), sizeof(mask[0]) / sizeof(mask[0][0])), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region_2({"in.c", 37});
...
            {
                const mint_site site = {"in.c", 42};
                const long long y_begin = 1, y_count = mint_trips(y_begin, M - 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, N - 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 37));
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 37));
                    mint_mapping &mask_map = mint_find(site, "mask", &mask[0][0], sizeof(real),
                            mint_extents(0, 37));
                    mint_reach_or_dense(site, u_map, 0, y_begin - 1, y_begin + y_count);
                    mint_reach_or_dense(site, u_map, 1, x_begin - 1, x_begin + x_count);
                    mint_reach_or_dense(site, v_map, 0, y_begin, y_begin + y_count - 1);
                    mint_reach_or_dense(site, v_map, 1, x_begin, x_begin + x_count - 1);
                    mint_reach_or_dense(site, mask_map, 0, y_begin, y_begin + y_count - 1);
                    mint_reach_or_dense(site, mask_map, 1, x_begin, x_begin + x_count - 1);
                    static const mint_checked v_checked[] = {
                        {{"in.c", 45}, "v", "v[y][x]", -1},
                        {{"in.c", 47}, "v", "v[y][x]", -1},
                    };
                    static const mint_checked u_checked[] = {
                        {{"in.c", 45}, "u", "u[y][x - 1]", -1},
                        {{"in.c", 45}, "u", "u[y][x + 1]", -1},
                        {{"in.c", 45}, "u", "u[y - 1][x]", -1},
                        {{"in.c", 45}, "u", "u[y + 1][x]", -1},
                        {{"in.c", 46}, "u", "u[y][x]", -1},
                        {{"in.c", 47}, "u", "u[y][x]", -1},
                    };
                    static const mint_checked mask_checked[] = {
                        {{"in.c", 46}, "mask", "mask[y][x]", -1},
                        {{"in.c", 47}, "mask", "mask[y][x]", -1},
                    };
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch u_reads = {"u[y][x - 1]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                    const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch mask_reads = {"mask[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_coincide(site, loops, v_map, "v", v_writes, mask_map, "mask", mask_reads);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "even_sweep1",
                            mint_tiles(site, "x", x_count, 512, 2147481598),
                            mint_tiles(site, "y", y_count, 1, 2147417081));
                    // Launches of single steps hold accesses to the extents of the arrays.
                    const mint_alone alone = {mint_stays_inside(u_map, 0, y_begin - 1, y_begin + y_count)
                            && mint_stays_inside(u_map, 1, x_begin - 1, x_begin + x_count)
                            && mint_stays_inside(v_map, 0, y_begin, y_begin + y_count - 1)
                            && mint_stays_inside(v_map, 1, x_begin, x_begin + x_count - 1)
                            && mint_stays_inside(mask_map, 0, y_begin, y_begin + y_count - 1)
                            && mint_stays_inside(mask_map, 1, x_begin, x_begin + x_count - 1) ? 0 : INT_MAX,
                            {}};
                    mint_file(site, even_chain1, 0, {&u_map, &v_map, &mask_map}, {x_begin, x_count, y_begin,
                            y_count}, even_sweep1_scalars{(int)(t)},
                            [site, blocks, &u_map, &v_map, &mask_map, x_count = x_count, y_count = y_count,
                                    t = t]() mutable {
                        mint_launching(site, "even_sweep1");
                        even_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                            (real *)mask_map.device, (int)mask_map.stride[0], t, (unsigned)x_count,
                            (unsigned)y_count, mint_elements(site, v_map, v_map.device, v_checked),
                            mint_elements(site, u_map, u_map.device, u_checked),
                            mint_elements(site, mask_map, mask_map.device, mask_checked));
                        mint_launched(site, "even_sweep1");
                    }, alone);
                }
            }
...
    mint_copy_out({"in.c", 54}, "u", &u[0][0], mint_extents(M, N));
    mint_copy_out({"in.c", 55}, "v", &v[0][0], mint_extents(M, N));
