
...
/* relax_sweep1 makes one step. */

/* Up to 3 steps of these loops at a time:
 * line 14: relax_sweep1
 * A block loads 96x64x1 cells of each array to shared memory, computes at each level all that
 *   the cells loaded allow, and commits 90x58x1 cells. */
static __global__ void __launch_bounds__(512)
relax_chain1_tile(const real *__restrict__ u_from, real *u_to, long long u_row, mint_area<2> u_box,
                  const __grid_constant__ mint_each<const real *, 3> f_from, long long f_row,
                  const real *__restrict__ v_from, real *v_to, long long v_row, mint_area<2> v_box,
                  mint_area<2> relax_sweep1_cells, int steps_2, long long x_start, long long y_start)
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
    const mint_stretch relax_sweep1_y = mint_in_tile(relax_sweep1_cells.first[1],
            relax_sweep1_cells.end[1], y0, 64);
    const mint_stretch relax_sweep1_x = mint_in_tile(relax_sweep1_cells.first[0],
            relax_sweep1_cells.end[0], x0, 96);
    // Load the tile and its ghost zone.
    {
        const mint_stretch u_y = mint_in_tile(u_box.first[1], u_box.end[1], y0, 64);
        const mint_stretch u_x = mint_in_tile(u_box.first[0], u_box.end[0], x0, 96);
        for (int cy = u_y.first + ty; cy < u_y.end; cy += 16) {
            for (int cx = u_x.first + tx; cx < u_x.end; cx += 32)
                u_tile[cy][cx] = u_from[(y0+cy)*u_row+(x0+cx)];
        }
    }
    {
        const mint_stretch v_y = mint_in_tile(v_box.first[1], v_box.end[1], y0, 64);
        const mint_stretch v_x = mint_in_tile(v_box.first[0], v_box.end[0], x0, 96);
        for (int cy = v_y.first + ty; cy < v_y.end; cy += 16) {
            for (int cx = v_x.first + tx; cx < v_x.end; cx += 32)
                if (!(mint_in_span(relax_sweep1_y, cy) && mint_in_span(relax_sweep1_x, cx)))
                    v_tile[cy][cx] = v_from[(y0+cy)*v_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 14.
            const mint_stretch level_y = mint_cut(relax_sweep1_y, 1 + step, 63 - step);
            const mint_stretch level_x = mint_cut(relax_sweep1_x, 1 + step, 95 - step);
            for (int cy = ty; cy < 64; cy += 16) {
                for (int cx = tx; cx < 96; cx += 32)
                    if (mint_in_span(level_y, cy) && mint_in_span(level_x, cx)) {
                        const int y = (int)(y0 + cy);
                        const int x = (int)(x0 + cx);
                        v[cy][cx] = (real)0.2*(u[cy][cx] + u[cy][cx-1] + u[cy][cx+1] + u[cy-1][cx]
                                + u[cy+1][cx]) + f_from.of[step][y*f_row+x];
                    }
            }
        }
        __syncthreads();
        mint_turn(u, v);
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_y_2 = mint_cut(relax_sweep1_y, 3, 61);
        const mint_stretch u_x_2 = mint_cut(relax_sweep1_x, 3, 93);
        for (int cy = u_y_2.first + ty; cy < u_y_2.end; cy += 16) {
            for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 32)
                u_to[(y0+cy)*u_row+(x0+cx)] = u_tile[cy][cx];
        }
    }
    if (v_to) {
        const mint_stretch v_y_2 = mint_cut(relax_sweep1_y, 3, 61);
        const mint_stretch v_x_2 = mint_cut(relax_sweep1_x, 3, 93);
        for (int cy = v_y_2.first + ty; cy < v_y_2.end; cy += 16) {
            for (int cx = v_x_2.first + tx; cx < v_x_2.end; cx += 32)
                v_to[(y0+cy)*v_row+(x0+cx)] = v_tile[cy][cx];
        }
    }
}

// Launches relax_chain1_tile for the oldest steps that wait. False: it cannot.
static bool relax_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> all = cells0;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x4, 0x1, 0x4};
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
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 90, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 58, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_each<const real *, 3> f_from = {};
    for (int step = 0; step < a.steps; step++)
        f_from.of[step] = (const real *)a.place(step, 1).read;
    mint_prepare_shared(a.site, "relax_chain1_tile", (const void *)relax_chain1_tile, 98304);
    mint_launching(a.site, "relax_chain1_tile");
    relax_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 98304, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], f_from, a.place(0, 1).stride[0],
        (const real *)a.place(0, 2).read, stored >> 2 & 1 ? (real *)a.place(0, 2).write : nullptr,
        a.place(0, 2).stride[0], loaded[2], cells0, a.steps, all.first[0] - 3, all.first[1] - 3);
    mint_launched(a.site, "relax_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned relax_chain1_twins[] = {0x0, 0x0, 0x1, 0x0};
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain relax_chain1 = {{"in.c", 11}, "relax_chain1", 3, 2, 1, 3, 1, 0x5, 0x2,
        relax_chain1_launch, relax_chain1_twins, {2, 1, 0}, {{3, 0x3, 0x4, 1, {0, 1, 2}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 6}, "u", u, mint_extents(ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 7}, "v", v, mint_extents(ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 8}, "f0", f0, mint_extents(ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 9}, "f1", f1, mint_extents(ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 10}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 14};
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table f_map = mint_find_table(site, "f", f);
                mint_table v_map = mint_find_table(site, "v", v);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {f_map, "f", 0, "y", y_begin, y_begin + y_count - 1},
                    {f_map, "f", 1, "x", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                f_map.settle(site, "f");
                v_map.settle(site, "v");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch f_reads = {"f[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_coincide(site, loops, f_map, "f", f_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "relax_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 4, 2147417072));
                mint_file(site, relax_chain1, 0, {mint_reading(loops, u_map, u_reads),
                        mint_reading(loops, f_map, f_reads), mint_writing(loops, v_map, v_writes)},
                        {x_begin, x_count, y_begin, y_count}, mint_no_scalars(),
                        [site, blocks, u_map, f_map, v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    u_map.find_again();
                    f_map.find_again();
                    v_map.find_again();
                    mint_launching(site, "relax_sweep1");
                    relax_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)f_map.device, f_map.stride[0],
                        (real *)v_map.device, v_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(f_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "relax_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 21}, "u", u, mint_extents(ny + 2, nx + 2));
    mint_copy_out({"in.c", 22}, "v", v, mint_extents(ny + 2, nx + 2));
