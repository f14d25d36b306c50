
...
/* box_sweep1 makes one step. */

/* Up to 3 steps of these loops at a time:
 * line 12: box_sweep1
 * line 17: box_sweep2
 * line 17: box_sweep2
 * line 23: box_sweep3
 * line 23: box_sweep3
 * line 29: box_sweep4
 * line 29: box_sweep4
 * A block loads 32x24x16 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 20x12x4 cells. */
static __global__ void __launch_bounds__(512)
box_chain1_tile(const real *__restrict__ u_from, real *u_to, long long u_plane, long long u_row,
                mint_area<3> u_box, const real *__restrict__ v_from, real *v_to, long long v_plane,
                long long v_row, mint_area<3> v_box, mint_area<3> box_sweep1_cells,
                mint_area<3> box_sweep2_cells, mint_area<3> box_sweep2_cells_2,
                mint_area<3> box_sweep3_cells, mint_area<3> box_sweep3_cells_2,
                mint_area<3> box_sweep4_cells, mint_area<3> box_sweep4_cells_2, int steps_2,
                long long x_start, long long y_start, long long z_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*20;
    const long long y0 = y_start + (long long)blockIdx.y*12;
    const long long z0 = z_start + (long long)blockIdx.z*4;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const u_tile)[24][32] = reinterpret_cast<real (*)[24][32]>(mint_shared);
    real (*const v_tile)[24][32] = reinterpret_cast<real (*)[24][32]>(mint_shared + 98304);
    auto *u = u_tile;
    auto *v = v_tile;
    const mint_stretch box_sweep1_z = mint_in_tile(box_sweep1_cells.first[2],
            box_sweep1_cells.end[2], z0, 16);
    const mint_stretch box_sweep1_y = mint_in_tile(box_sweep1_cells.first[1],
            box_sweep1_cells.end[1], y0, 24);
    const mint_stretch box_sweep1_x = mint_in_tile(box_sweep1_cells.first[0],
            box_sweep1_cells.end[0], x0, 32);
    const mint_stretch box_sweep2_z = mint_in_tile(box_sweep2_cells.first[2],
            box_sweep2_cells.end[2], z0, 16);
    const mint_stretch box_sweep2_y = mint_in_tile(box_sweep2_cells.first[1],
            box_sweep2_cells.end[1], y0, 24);
    const mint_stretch box_sweep2_x = mint_in_tile(box_sweep2_cells.first[0],
            box_sweep2_cells.end[0], x0, 32);
    const mint_stretch box_sweep2_z_2 = mint_in_tile(box_sweep2_cells_2.first[2],
            box_sweep2_cells_2.end[2], z0, 16);
    const mint_stretch box_sweep2_y_2 = mint_in_tile(box_sweep2_cells_2.first[1],
            box_sweep2_cells_2.end[1], y0, 24);
    const mint_stretch box_sweep2_x_2 = mint_in_tile(box_sweep2_cells_2.first[0],
            box_sweep2_cells_2.end[0], x0, 32);
    const mint_stretch box_sweep3_z = mint_in_tile(box_sweep3_cells.first[2],
            box_sweep3_cells.end[2], z0, 16);
    const mint_stretch box_sweep3_y = mint_in_tile(box_sweep3_cells.first[1],
            box_sweep3_cells.end[1], y0, 24);
    const mint_stretch box_sweep3_x = mint_in_tile(box_sweep3_cells.first[0],
            box_sweep3_cells.end[0], x0, 32);
    const mint_stretch box_sweep3_z_2 = mint_in_tile(box_sweep3_cells_2.first[2],
            box_sweep3_cells_2.end[2], z0, 16);
    const mint_stretch box_sweep3_y_2 = mint_in_tile(box_sweep3_cells_2.first[1],
            box_sweep3_cells_2.end[1], y0, 24);
    const mint_stretch box_sweep3_x_2 = mint_in_tile(box_sweep3_cells_2.first[0],
            box_sweep3_cells_2.end[0], x0, 32);
    const mint_stretch box_sweep4_z = mint_in_tile(box_sweep4_cells.first[2],
            box_sweep4_cells.end[2], z0, 16);
    const mint_stretch box_sweep4_y = mint_in_tile(box_sweep4_cells.first[1],
            box_sweep4_cells.end[1], y0, 24);
    const mint_stretch box_sweep4_x = mint_in_tile(box_sweep4_cells.first[0],
            box_sweep4_cells.end[0], x0, 32);
    const mint_stretch box_sweep4_z_2 = mint_in_tile(box_sweep4_cells_2.first[2],
            box_sweep4_cells_2.end[2], z0, 16);
    const mint_stretch box_sweep4_y_2 = mint_in_tile(box_sweep4_cells_2.first[1],
            box_sweep4_cells_2.end[1], y0, 24);
    const mint_stretch box_sweep4_x_2 = mint_in_tile(box_sweep4_cells_2.first[0],
            box_sweep4_cells_2.end[0], x0, 32);
    // Load the tile and its ghost zone.
    {
        const mint_stretch u_z = mint_in_tile(u_box.first[2], u_box.end[2], z0, 16);
        const mint_stretch u_y = mint_in_tile(u_box.first[1], u_box.end[1], y0, 24);
        const mint_stretch u_x = mint_in_tile(u_box.first[0], u_box.end[0], x0, 32);
        for (int cz = u_z.first; cz < u_z.end; cz += 1) {
            for (int cy = u_y.first + ty; cy < u_y.end; cy += 16) {
                for (int cx = u_x.first + tx; cx < u_x.end; cx += 32)
                    u_tile[cz][cy][cx] = u_from[(z0+cz)*u_plane+(y0+cy)*u_row+(x0+cx)];
            }
        }
    }
    {
        const mint_stretch v_z = mint_in_tile(v_box.first[2], v_box.end[2], z0, 16);
        const mint_stretch v_y = mint_in_tile(v_box.first[1], v_box.end[1], y0, 24);
        const mint_stretch v_x = mint_in_tile(v_box.first[0], v_box.end[0], x0, 32);
        for (int cz = v_z.first; cz < v_z.end; cz += 1) {
            for (int cy = v_y.first + ty; cy < v_y.end; cy += 16) {
                for (int cx = v_x.first + tx; cx < v_x.end; cx += 32)
                    v_tile[cz][cy][cx] = v_from[(z0+cz)*v_plane+(y0+cy)*v_row+(x0+cx)];
            }
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 12.
            const mint_stretch level_z = mint_cut(box_sweep1_z, 5 - 2*(steps_2 - 1 - step), 11
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_y = mint_cut(box_sweep1_y, 5 - 2*(steps_2 - 1 - step), 19
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(box_sweep1_x, 5 - 2*(steps_2 - 1 - step), 27
                    + 2*(steps_2 - 1 - step));
            for (int cz = level_z.first; cz < level_z.end; cz += 1) {
                for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                    for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                        v[cz][cy][cx] = (u[cz][cy][cx-1] + u[cz][cy][cx+1] + u[cz][cy-1][cx]
                                + u[cz][cy+1][cx] + u[cz-1][cy][cx] + u[cz+1][cy][cx])/6;
                }
            }
        }
        __syncthreads();
        {
            // The loops at line 17.
            const mint_stretch level_z_2 = mint_cut(box_sweep2_z, 5 - 2*(steps_2 - 1 - step), 10
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_y_2 = mint_cut(box_sweep2_y, 5 - 2*(steps_2 - 1 - step), 19
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_x_2 = mint_cut(box_sweep2_x, 5 - 2*(steps_2 - 1 - step), 27
                    + 2*(steps_2 - 1 - step));
            for (int cz = level_z_2.first; cz < level_z_2.end; cz += 1) {
                for (int cy = level_y_2.first + ty; cy < level_y_2.end; cy += 16) {
                    for (int cx = level_x_2.first + tx; cx < level_x_2.end; cx += 32)
                        v[cz][cy][cx] = v[cz+1][cy][cx];
                }
            }
        }
        __syncthreads();
        {
            // The loops at line 17.
            const mint_stretch level_z_3 = mint_cut(box_sweep2_z_2, 6 - 2*(steps_2 - 1 - step), 10
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_y_3 = mint_cut(box_sweep2_y_2, 5 - 2*(steps_2 - 1 - step), 19
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_x_3 = mint_cut(box_sweep2_x_2, 5 - 2*(steps_2 - 1 - step), 27
                    + 2*(steps_2 - 1 - step));
            for (int cz = level_z_3.first; cz < level_z_3.end; cz += 1) {
                for (int cy = level_y_3.first + ty; cy < level_y_3.end; cy += 16) {
                    for (int cx = level_x_3.first + tx; cx < level_x_3.end; cx += 32)
                        v[cz][cy][cx] = v[cz-1][cy][cx];
                }
            }
        }
        __syncthreads();
        {
            // The loops at line 23.
            const mint_stretch level_z_4 = mint_cut(box_sweep3_z, 6 - 2*(steps_2 - 1 - step), 10
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_y_4 = mint_cut(box_sweep3_y, 5 - 2*(steps_2 - 1 - step), 18
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_x_4 = mint_cut(box_sweep3_x, 5 - 2*(steps_2 - 1 - step), 27
                    + 2*(steps_2 - 1 - step));
            for (int cz = level_z_4.first; cz < level_z_4.end; cz += 1) {
                for (int cy = level_y_4.first + ty; cy < level_y_4.end; cy += 16) {
                    for (int cx = level_x_4.first + tx; cx < level_x_4.end; cx += 32)
                        v[cz][cy][cx] = v[cz][cy+1][cx]/2;
                }
            }
        }
        __syncthreads();
        {
            // The loops at line 23.
            const mint_stretch level_z_5 = mint_cut(box_sweep3_z_2, 6 - 2*(steps_2 - 1 - step), 10
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_y_5 = mint_cut(box_sweep3_y_2, 6 - 2*(steps_2 - 1 - step), 18
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_x_5 = mint_cut(box_sweep3_x_2, 5 - 2*(steps_2 - 1 - step), 27
                    + 2*(steps_2 - 1 - step));
            for (int cz = level_z_5.first; cz < level_z_5.end; cz += 1) {
                for (int cy = level_y_5.first + ty; cy < level_y_5.end; cy += 16) {
                    for (int cx = level_x_5.first + tx; cx < level_x_5.end; cx += 32) {
                        const int x = (int)(x0 + cx);
                        v[cz][cy][cx] = v[cz][cy-1][cx] + x;
                    }
                }
            }
        }
        __syncthreads();
        {
            // The loops at line 29.
            const mint_stretch level_z_6 = mint_cut(box_sweep4_z, 6 - 2*(steps_2 - 1 - step), 10
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_y_6 = mint_cut(box_sweep4_y, 6 - 2*(steps_2 - 1 - step), 18
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_x_6 = mint_cut(box_sweep4_x, 5 - 2*(steps_2 - 1 - step), 26
                    + 2*(steps_2 - 1 - step));
            for (int cz = level_z_6.first; cz < level_z_6.end; cz += 1) {
                for (int cy = level_y_6.first + ty; cy < level_y_6.end; cy += 16) {
                    for (int cx = level_x_6.first + tx; cx < level_x_6.end; cx += 32)
                        v[cz][cy][cx] = v[cz][cy][cx+1];
                }
            }
        }
        __syncthreads();
        {
            // The loops at line 29.
            const mint_stretch level_z_7 = mint_cut(box_sweep4_z_2, 6 - 2*(steps_2 - 1 - step), 10
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_y_7 = mint_cut(box_sweep4_y_2, 6 - 2*(steps_2 - 1 - step), 18
                    + 2*(steps_2 - 1 - step));
            const mint_stretch level_x_7 = mint_cut(box_sweep4_x_2, 6 - 2*(steps_2 - 1 - step), 26
                    + 2*(steps_2 - 1 - step));
            for (int cz = level_z_7.first; cz < level_z_7.end; cz += 1) {
                for (int cy = level_y_7.first + ty; cy < level_y_7.end; cy += 16) {
                    for (int cx = level_x_7.first + tx; cx < level_x_7.end; cx += 32)
                        v[cz][cy][cx] = v[cz][cy][cx-1];
                }
            }
        }
        __syncthreads();
        mint_turn(u, v);
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_z_2 = {6, 10};
        const mint_stretch u_y_2 = {6, 18};
        const mint_stretch u_x_2 = {6, 26};
        for (int cz = u_z_2.first; cz < u_z_2.end; cz += 1) {
            for (int cy = u_y_2.first + ty; cy < u_y_2.end; cy += 16) {
                for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 32)
                    if ((mint_in_span(box_sweep1_z, cz) && mint_in_span(box_sweep1_y, cy)
                            && mint_in_span(box_sweep1_x, cx))
                            || (mint_in_span(box_sweep2_z, cz) && mint_in_span(box_sweep2_y, cy)
                            && mint_in_span(box_sweep2_x, cx))
                            || (mint_in_span(box_sweep2_z_2, cz) && mint_in_span(box_sweep2_y_2, cy)
                            && mint_in_span(box_sweep2_x_2, cx))
                            || (mint_in_span(box_sweep3_z, cz) && mint_in_span(box_sweep3_y, cy)
                            && mint_in_span(box_sweep3_x, cx))
                            || (mint_in_span(box_sweep3_z_2, cz) && mint_in_span(box_sweep3_y_2, cy)
                            && mint_in_span(box_sweep3_x_2, cx))
                            || (mint_in_span(box_sweep4_z, cz) && mint_in_span(box_sweep4_y, cy)
                            && mint_in_span(box_sweep4_x, cx))
                            || (mint_in_span(box_sweep4_z_2, cz) && mint_in_span(box_sweep4_y_2, cy)
                            && mint_in_span(box_sweep4_x_2, cx)))
                        u_to[(z0+cz)*u_plane+(y0+cy)*u_row+(x0+cx)] = u_tile[cz][cy][cx];
            }
        }
    }
    if (v_to) {
        const mint_stretch v_z_2 = {6, 10};
        const mint_stretch v_y_2 = {6, 18};
        const mint_stretch v_x_2 = {6, 26};
        for (int cz = v_z_2.first; cz < v_z_2.end; cz += 1) {
            for (int cy = v_y_2.first + ty; cy < v_y_2.end; cy += 16) {
                for (int cx = v_x_2.first + tx; cx < v_x_2.end; cx += 32)
                    if ((mint_in_span(box_sweep1_z, cz) && mint_in_span(box_sweep1_y, cy)
                            && mint_in_span(box_sweep1_x, cx))
                            || (mint_in_span(box_sweep2_z, cz) && mint_in_span(box_sweep2_y, cy)
                            && mint_in_span(box_sweep2_x, cx))
                            || (mint_in_span(box_sweep2_z_2, cz) && mint_in_span(box_sweep2_y_2, cy)
                            && mint_in_span(box_sweep2_x_2, cx))
                            || (mint_in_span(box_sweep3_z, cz) && mint_in_span(box_sweep3_y, cy)
                            && mint_in_span(box_sweep3_x, cx))
                            || (mint_in_span(box_sweep3_z_2, cz) && mint_in_span(box_sweep3_y_2, cy)
                            && mint_in_span(box_sweep3_x_2, cx))
                            || (mint_in_span(box_sweep4_z, cz) && mint_in_span(box_sweep4_y, cy)
                            && mint_in_span(box_sweep4_x, cx))
                            || (mint_in_span(box_sweep4_z_2, cz) && mint_in_span(box_sweep4_y_2, cy)
                            && mint_in_span(box_sweep4_x_2, cx)))
                        v_to[(z0+cz)*v_plane+(y0+cy)*v_row+(x0+cx)] = v_tile[cz][cy][cx];
            }
        }
    }
}

/* box_sweep2 makes one step. */

/* box_sweep3 makes one step. */

/* box_sweep4 makes one step. */

struct box_sweep2_scalars {
    int nz;
};
struct box_sweep3_scalars {
    int ny;
};
struct box_sweep4_scalars {
    int nx;
};
// Launches box_chain1_tile for the oldest steps that wait. False: it cannot.
static bool box_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<3> cells0 = {{a.range(0)[0], a.range(0)[2], a.range(0)[4]}, {a.range(0)[0]
            + a.range(0)[1], a.range(0)[2] + a.range(0)[3], a.range(0)[4] + a.range(0)[5]}};
    const long long line1_0 = 0;
    const mint_area<3> cells1 = {{a.range(1)[0], a.range(1)[2], line1_0}, {a.range(1)[0]
            + a.range(1)[1], a.range(1)[2] + a.range(1)[3], line1_0 + 1}};
    const long long line2_0 = (long long)a.scalars<box_sweep2_scalars>(0, 1).nz - 1;
    for (int step = 1; step < a.steps; step++)
        if ((long long)a.scalars<box_sweep2_scalars>(step, 1).nz - 1 != line2_0)
            return false;
    const mint_area<3> cells2 = {{a.range(1)[0], a.range(1)[2], line2_0}, {a.range(1)[0]
            + a.range(1)[1], a.range(1)[2] + a.range(1)[3], line2_0 + 1}};
    const long long line3_1 = 0;
    const mint_area<3> cells3 = {{a.range(2)[0], line3_1, a.range(2)[2]}, {a.range(2)[0]
            + a.range(2)[1], line3_1 + 1, a.range(2)[2] + a.range(2)[3]}};
    const long long line4_1 = (long long)a.scalars<box_sweep3_scalars>(0, 2).ny - 1;
    for (int step = 1; step < a.steps; step++)
        if ((long long)a.scalars<box_sweep3_scalars>(step, 2).ny - 1 != line4_1)
            return false;
    const mint_area<3> cells4 = {{a.range(2)[0], line4_1, a.range(2)[2]}, {a.range(2)[0]
            + a.range(2)[1], line4_1 + 1, a.range(2)[2] + a.range(2)[3]}};
    const long long line5_2 = 0;
    const mint_area<3> cells5 = {{line5_2, a.range(3)[0], a.range(3)[2]}, {line5_2 + 1,
            a.range(3)[0] + a.range(3)[1], a.range(3)[2] + a.range(3)[3]}};
    const long long line6_2 = (long long)a.scalars<box_sweep4_scalars>(0, 3).nx - 1;
    for (int step = 1; step < a.steps; step++)
        if ((long long)a.scalars<box_sweep4_scalars>(step, 3).nx - 1 != line6_2)
            return false;
    const mint_area<3> cells6 = {{line6_2, a.range(3)[0], a.range(3)[2]}, {line6_2 + 1,
            a.range(3)[0] + a.range(3)[1], a.range(3)[2] + a.range(3)[3]}};
    const mint_area<3> all = mint_hull(mint_hull(mint_hull(mint_hull(mint_hull(mint_hull(cells0,
            cells1), cells2), cells3), cells4), cells5), cells6);
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x2, 0x3, 0x3};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, true))
        return false;
    // What the stages access of each role.
    mint_touched<3> touched[2];
    touched[0].add(mint_around(cells0, mint_area<3>{{-1, -1, -1}, {1, 1, 1}}));
    touched[0].add_sure(mint_around(cells0, mint_area<3>{{-1, -1, -1}, {1, 1, 1}}));
    touched[1].add(mint_around(cells0, mint_area<3>{{0, 0, 0}, {0, 0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<3>{{0, 0, 0}, {0, 0, 0}}));
    touched[1].add(mint_around(cells1, mint_area<3>{{0, 0, 0}, {0, 0, 1}}));
    touched[1].add_sure(mint_around(cells1, mint_area<3>{{0, 0, 0}, {0, 0, 1}}));
    touched[1].add(mint_around(cells2, mint_area<3>{{0, 0, -1}, {0, 0, 0}}));
    touched[1].add_sure(mint_around(cells2, mint_area<3>{{0, 0, -1}, {0, 0, 0}}));
    touched[1].add(mint_around(cells3, mint_area<3>{{0, 0, 0}, {0, 1, 0}}));
    touched[1].add_sure(mint_around(cells3, mint_area<3>{{0, 0, 0}, {0, 1, 0}}));
    touched[1].add(mint_around(cells4, mint_area<3>{{0, -1, 0}, {0, 0, 0}}));
    touched[1].add_sure(mint_around(cells4, mint_area<3>{{0, -1, 0}, {0, 0, 0}}));
    touched[1].add(mint_around(cells5, mint_area<3>{{0, 0, 0}, {1, 0, 0}}));
    touched[1].add_sure(mint_around(cells5, mint_area<3>{{0, 0, 0}, {1, 0, 0}}));
    touched[1].add(mint_around(cells6, mint_area<3>{{-1, 0, 0}, {0, 0, 0}}));
    touched[1].add_sure(mint_around(cells6, mint_area<3>{{-1, 0, 0}, {0, 0, 0}}));
    mint_area<3> loaded[2];
    if (!mint_may_load(a, 0, touched, {0, 1}, 2, true, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1, 0}, 2, true, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 20, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 12, 65535);
    const unsigned blocks_z = mint_blocks_along(all.end[2] - all.first[2], 4, 65535);
    if (blocks_x == 0 || blocks_y == 0 || blocks_z == 0)
        return false;
    mint_prepare_shared(a.site, "box_chain1_tile", (const void *)box_chain1_tile, 196608);
    mint_launching(a.site, "box_chain1_tile");
    box_chain1_tile<<<dim3(blocks_x, blocks_y, blocks_z), dim3(32, 16, 1), 196608, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], a.place(0, 0).stride[1], loaded[0],
        (const real *)a.place(0, 1).read, stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr,
        a.place(0, 1).stride[0], a.place(0, 1).stride[1], loaded[1], cells0, cells1, cells2, cells3,
        cells4, cells5, cells6, a.steps, all.first[0] - 6, all.first[1] - 6, all.first[2] - 6);
    mint_launched(a.site, "box_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned box_chain1_twins[] = {0x0, 0x2, 0x3, 0x3};
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain box_chain1 = {{"in.c", 10}, "box_chain1", 3, 2, 1, 2, 4, 0x3, 0x0,
        box_chain1_launch, box_chain1_twins, {1, 0}, {{2, 0x1, 0x2, 0, {0, 1}}, {1, 0x1, 0x1, 0,
        {1}}, {1, 0x1, 0x1, 0, {1}}, {1, 0x1, 0x1, 1, {1}}}};

...
    /* #pragma mint parallel */ { mint_region region({"in.c", 9});
...
        {
            const mint_site site = {"in.c", 12};
            const long long z_begin = 1, z_count = mint_trips(z_begin, nz - 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx - 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)nx*ny,
                        (long long)nx);
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)nx*ny,
                        (long long)nx);
                mint_reach_view(site, u_map, "u", {{z_begin - 1, y_begin - 1, x_begin - 1}, {z_begin
                        + z_count, y_begin + y_count, x_begin + x_count}}, "z-1..z+1][y-1..y+1][x-1..x+1",
                        true);
                mint_reach_view(site, v_map, "v", {{z_begin, y_begin, x_begin}, {z_begin + z_count - 1,
                        y_begin + y_count - 1, x_begin + x_count - 1}}, "z][y][x", true);
                u_map.settle();
                v_map.settle();
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch u_reads = {"u[AT(z, y, x - 1)]", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1, 0}},
                        {-1, 1, {0, 0, 1}}}};
                const mint_touch v_writes = {"v[AT(z, y, x)]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0,
                        {0, 0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                const bool v_apart = mint_once(v_map);
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                        "v[AT(z, y, x)]", "v[AT(z, y, x)]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "box_sweep1",
                        mint_tiles(site, "x", x_count, 64, 2147482494), mint_ceil_div(y_count, 8),
                        mint_ceil_div(z_count, 4));
                mint_file(site, box_chain1, 0, {mint_reading(loops, u_map, u_reads),
                        mint_writing(loops, v_map, v_writes)}, {x_begin, x_count, y_begin, y_count, z_begin,
                        z_count}, mint_no_scalars(),
                        [site, blocks, u_map, v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, z_count = z_count]() mutable {
                    u_map.find_again();
                    v_map.find_again();
                    mint_launching(site, "box_sweep1");
                    box_sweep1<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                        v_map.stride[0], v_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                        (unsigned)z_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "box_sweep1");
                });
            }
        }
        {
            const mint_site site = {"in.c", 17};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)nx*ny,
                        (long long)nx);
                mint_reach_view(site, v_map, "v", {{0, y_begin, x_begin}, {1, y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "0..1][y][x", true);
                mint_reach_view(site, v_map, "v", {{(long long)(nz) - 2, y_begin, x_begin}, {(long long)(nz)
                        - 1, y_begin + y_count - 1, x_begin + x_count - 1}}, "nz-2..nz-1][y][x", true);
                v_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch v_writes = {"v[AT(0, y, x)]", {{0, 0, {0, 0}}, {0, 0, {1, 0}}, {0, 0, {0,
                        1}}}};
                const mint_touch v_reads = {"v[AT(1, y, x)]", {{1, 1, {0, 0}}, {0, 0, {1, 0}}, {0, 0, {0,
                        1}}}};
                const mint_touch v_writes_2 = {"v[AT(nz - 1, y, x)]", {{(long long)(nz) - 1, (long long)(nz)
                        - 1, {0, 0}}, {0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch v_reads_2 = {"v[AT(nz - 2, y, x)]", {{(long long)(nz) - 2, (long long)(nz)
                        - 2, {0, 0}}, {0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const bool v_apart = mint_once(v_map);
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_reads, mint_elsewhere),
                        "v[AT(0, y, x)]", "v[AT(1, y, x)]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes_2, v_map, v_reads, mint_elsewhere),
                        "v[AT(nz - 1, y, x)]", "v[AT(1, y, x)]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                        "v[AT(0, y, x)]", "v[AT(0, y, x)]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_reads_2, mint_elsewhere),
                        "v[AT(0, y, x)]", "v[AT(nz - 2, y, x)]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes_2, mint_elsewhere),
                        "v[AT(0, y, x)]", "v[AT(nz - 1, y, x)]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes_2, v_map, v_reads_2, mint_elsewhere),
                        "v[AT(nz - 1, y, x)]", "v[AT(nz - 2, y, x)]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes_2, v_map, v_writes_2, mint_elsewhere),
                        "v[AT(nz - 1, y, x)]", "v[AT(nz - 1, y, x)]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "box_sweep2",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 4, 2147417073));
                mint_file(site, box_chain1, 1,
                        {mint_writing(loops, v_map, v_reads, v_writes, v_reads_2, v_writes_2)}, {x_begin,
                        x_count, y_begin, y_count}, box_sweep2_scalars{(int)(nz)},
                        [site, blocks, v_map, x_count = x_count, y_count = y_count, nz = nz]() mutable {
                    v_map.find_again();
                    mint_launching(site, "box_sweep2");
                    box_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)v_map.device, v_map.stride[0], v_map.stride[1], nz, (unsigned)x_count,
                        (unsigned)y_count);
                    mint_launched(site, "box_sweep2");
                });
            }
        }
        {
            const mint_site site = {"in.c", 23};
            const long long z_begin = 0, z_count = mint_trips(z_begin, nz, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (z_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)nx*ny,
                        (long long)nx);
                mint_reach_view(site, v_map, "v", {{z_begin, 1, x_begin}, {z_begin + z_count - 1, 1, x_begin
                        + x_count - 1}}, "z][1][x", true);
                mint_reach_view(site, v_map, "v", {{z_begin, 0, x_begin}, {z_begin + z_count - 1, 0, x_begin
                        + x_count - 1}}, "z][0][x", true);
                mint_reach_view(site, v_map, "v", {{z_begin, (long long)(ny) - 2, x_begin}, {z_begin
                        + z_count - 1, (long long)(ny) - 2, x_begin + x_count - 1}}, "z][ny-2][x", true);
                mint_reach_view(site, v_map, "v", {{z_begin, (long long)(ny) - 1, x_begin}, {z_begin
                        + z_count - 1, (long long)(ny) - 1, x_begin + x_count - 1}}, "z][ny-1][x", true);
                v_map.settle();
                const mint_nest loops = {{{z_begin, z_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch v_writes = {"v[AT(z, 0, x)]", {{0, 0, {1, 0}}, {0, 0, {0, 0}}, {0, 0, {0,
                        1}}}};
                const mint_touch v_reads = {"v[AT(z, 1, x)]", {{0, 0, {1, 0}}, {1, 1, {0, 0}}, {0, 0, {0,
                        1}}}};
                const mint_touch v_writes_2 = {"v[AT(z, ny - 1, x)]", {{0, 0, {1, 0}}, {(long long)(ny) - 1,
                        (long long)(ny) - 1, {0, 0}}, {0, 0, {0, 1}}}};
                const mint_touch v_reads_2 = {"v[AT(z, ny - 2, x)]", {{0, 0, {1, 0}}, {(long long)(ny) - 2,
                        (long long)(ny) - 2, {0, 0}}, {0, 0, {0, 1}}}};
                const bool v_apart = mint_once(v_map);
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_reads, mint_elsewhere),
                        "v[AT(z, 0, x)]", "v[AT(z, 1, x)]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes_2, v_map, v_reads, mint_elsewhere),
                        "v[AT(z, ny - 1, x)]", "v[AT(z, 1, x)]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                        "v[AT(z, 0, x)]", "v[AT(z, 0, x)]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_reads_2, mint_elsewhere),
                        "v[AT(z, 0, x)]", "v[AT(z, ny - 2, x)]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes_2, mint_elsewhere),
                        "v[AT(z, 0, x)]", "v[AT(z, ny - 1, x)]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes_2, v_map, v_reads_2, mint_elsewhere),
                        "v[AT(z, ny - 1, x)]", "v[AT(z, ny - 2, x)]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes_2, v_map, v_writes_2, mint_elsewhere),
                        "v[AT(z, ny - 1, x)]", "v[AT(z, ny - 1, x)]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "box_sweep3",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "z", z_count, 4, 2147417073));
                mint_file(site, box_chain1, 2,
                        {mint_writing(loops, v_map, v_reads, v_writes, v_reads_2, v_writes_2)}, {x_begin,
                        x_count, z_begin, z_count}, box_sweep3_scalars{(int)(ny)},
                        [site, blocks, v_map, x_count = x_count, z_count = z_count, ny = ny]() mutable {
                    v_map.find_again();
                    mint_launching(site, "box_sweep3");
                    box_sweep3<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)v_map.device, v_map.stride[0], v_map.stride[1], ny, (unsigned)x_count,
                        (unsigned)z_count);
                    mint_launched(site, "box_sweep3");
                });
            }
        }
        {
            const mint_site site = {"in.c", 29};
            const long long z_begin = 0, z_count = mint_trips(z_begin, nz, 1);
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            if (z_count > 0 && y_count > 0) {
                mint_may_wait();
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)nx*ny,
                        (long long)nx);
                mint_reach_view(site, v_map, "v", {{z_begin, y_begin, 0}, {z_begin + z_count - 1, y_begin
                        + y_count - 1, 1}}, "z][y][0..1", true);
                mint_reach_view(site, v_map, "v", {{z_begin, y_begin, (long long)(nx) - 2}, {z_begin
                        + z_count - 1, y_begin + y_count - 1, (long long)(nx) - 1}}, "z][y][nx-2..nx-1",
                        true);
                v_map.settle();
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}}};
                const mint_touch v_writes = {"v[AT(z, y, 0)]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}, {0, 0, {0,
                        0}}}};
                const mint_touch v_reads = {"v[AT(z, y, 1)]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}, {1, 1, {0,
                        0}}}};
                const mint_touch v_writes_2 = {"v[AT(z, y, nx - 1)]", {{0, 0, {1, 0}}, {0, 0, {0, 1}},
                        {(long long)(nx) - 1, (long long)(nx) - 1, {0, 0}}}};
                const mint_touch v_reads_2 = {"v[AT(z, y, nx - 2)]", {{0, 0, {1, 0}}, {0, 0, {0, 1}},
                        {(long long)(nx) - 2, (long long)(nx) - 2, {0, 0}}}};
                const bool v_apart = mint_once(v_map);
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_reads, mint_elsewhere),
                        "v[AT(z, y, 0)]", "v[AT(z, y, 1)]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes_2, v_map, v_reads, mint_elsewhere),
                        "v[AT(z, y, nx - 1)]", "v[AT(z, y, 1)]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                        "v[AT(z, y, 0)]", "v[AT(z, y, 0)]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_reads_2, mint_elsewhere),
                        "v[AT(z, y, 0)]", "v[AT(z, y, nx - 2)]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes_2, mint_elsewhere),
                        "v[AT(z, y, 0)]", "v[AT(z, y, nx - 1)]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes_2, v_map, v_reads_2, mint_elsewhere),
                        "v[AT(z, y, nx - 1)]", "v[AT(z, y, nx - 2)]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes_2, v_map, v_writes_2, mint_elsewhere),
                        "v[AT(z, y, nx - 1)]", "v[AT(z, y, nx - 1)]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "box_sweep4",
                        mint_tiles(site, "y", y_count, 128, 2147482367),
                        mint_tiles(site, "z", z_count, 4, 2147417073));
                mint_file(site, box_chain1, 3,
                        {mint_writing(loops, v_map, v_reads, v_writes, v_reads_2, v_writes_2)}, {y_begin,
                        y_count, z_begin, z_count}, box_sweep4_scalars{(int)(nx)},
                        [site, blocks, v_map, y_count = y_count, z_count = z_count, nx = nx]() mutable {
                    v_map.find_again();
                    mint_launching(site, "box_sweep4");
                    box_sweep4<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)v_map.device, v_map.stride[0], v_map.stride[1], nx, (unsigned)y_count,
                        (unsigned)z_count);
                    mint_launched(site, "box_sweep4");
                });
            }
        }
...
}
...
/* edges_first_sweep1 makes one step. */

/* Up to 3 steps of these loops at a time:
 * line 45: edges_first_sweep1
 * line 45: edges_first_sweep1
 * line 50: edges_first_sweep2
 * line 50: edges_first_sweep2
 * line 55: edges_first_sweep3
 * A block loads 96x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 84x52x1 cells. */
static __global__ void __launch_bounds__(512)
edges_first_chain1_tile(const real *__restrict__ u_from, real *u_to, long long u_row,
                        mint_area<2> u_box, const real *__restrict__ v_from, real *v_to,
                        long long v_row, mint_area<2> v_box, mint_area<2> edges_first_sweep1_cells,
                        mint_area<2> edges_first_sweep1_cells_2,
                        mint_area<2> edges_first_sweep2_cells,
                        mint_area<2> edges_first_sweep2_cells_2,
                        mint_area<2> edges_first_sweep3_cells, int steps_2, long long x_start,
                        long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*84;
    const long long y0 = y_start + (long long)blockIdx.y*52;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const u_tile)[96] = reinterpret_cast<real (*)[96]>(mint_shared);
    real (*const v_tile)[96] = reinterpret_cast<real (*)[96]>(mint_shared + 49152);
    auto *u = u_tile;
    auto *v = v_tile;
    const mint_stretch edges_first_sweep1_y = mint_in_tile(edges_first_sweep1_cells.first[1],
            edges_first_sweep1_cells.end[1], y0, 64);
    const mint_stretch edges_first_sweep1_x = mint_in_tile(edges_first_sweep1_cells.first[0],
            edges_first_sweep1_cells.end[0], x0, 96);
    const mint_stretch edges_first_sweep1_y_2 = mint_in_tile(edges_first_sweep1_cells_2.first[1],
            edges_first_sweep1_cells_2.end[1], y0, 64);
    const mint_stretch edges_first_sweep1_x_2 = mint_in_tile(edges_first_sweep1_cells_2.first[0],
            edges_first_sweep1_cells_2.end[0], x0, 96);
    const mint_stretch edges_first_sweep2_y = mint_in_tile(edges_first_sweep2_cells.first[1],
            edges_first_sweep2_cells.end[1], y0, 64);
    const mint_stretch edges_first_sweep2_x = mint_in_tile(edges_first_sweep2_cells.first[0],
            edges_first_sweep2_cells.end[0], x0, 96);
    const mint_stretch edges_first_sweep2_y_2 = mint_in_tile(edges_first_sweep2_cells_2.first[1],
            edges_first_sweep2_cells_2.end[1], y0, 64);
    const mint_stretch edges_first_sweep2_x_2 = mint_in_tile(edges_first_sweep2_cells_2.first[0],
            edges_first_sweep2_cells_2.end[0], x0, 96);
    const mint_stretch edges_first_sweep3_y = mint_in_tile(edges_first_sweep3_cells.first[1],
            edges_first_sweep3_cells.end[1], y0, 64);
    const mint_stretch edges_first_sweep3_x = mint_in_tile(edges_first_sweep3_cells.first[0],
            edges_first_sweep3_cells.end[0], x0, 96);
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
                v_tile[cy][cx] = v_from[(y0+cy)*v_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 45.
            const mint_stretch level_y = mint_cut(edges_first_sweep1_y, 4 - 2*(steps_2 - 1 - step),
                    59 + 2*(steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(edges_first_sweep1_x, 4 - 2*(steps_2 - 1 - step),
                    92 + 2*(steps_2 - 1 - step));
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    u[cy][cx] = u[cy+1][cx];
            }
        }
        __syncthreads();
        {
            // The loops at line 45.
            const mint_stretch level_y_2 = mint_cut(edges_first_sweep1_y_2, 5
                    - 2*(steps_2 - 1 - step), 59 + 2*(steps_2 - 1 - step));
            const mint_stretch level_x_2 = mint_cut(edges_first_sweep1_x_2, 4
                    - 2*(steps_2 - 1 - step), 92 + 2*(steps_2 - 1 - step));
            for (int cy = level_y_2.first + ty; cy < level_y_2.end; cy += 16) {
                for (int cx = level_x_2.first + tx; cx < level_x_2.end; cx += 32)
                    u[cy][cx] = u[cy-1][cx];
            }
        }
        __syncthreads();
        {
            // The loops at line 50.
            const mint_stretch level_y_3 = mint_cut(edges_first_sweep2_y, 5
                    - 2*(steps_2 - 1 - step), 59 + 2*(steps_2 - 1 - step));
            const mint_stretch level_x_3 = mint_cut(edges_first_sweep2_x, 4
                    - 2*(steps_2 - 1 - step), 91 + 2*(steps_2 - 1 - step));
            for (int cy = level_y_3.first + ty; cy < level_y_3.end; cy += 16) {
                for (int cx = level_x_3.first + tx; cx < level_x_3.end; cx += 32)
                    u[cy][cx] = u[cy][cx+1];
            }
        }
        __syncthreads();
        {
            // The loops at line 50.
            const mint_stretch level_y_4 = mint_cut(edges_first_sweep2_y_2, 5
                    - 2*(steps_2 - 1 - step), 59 + 2*(steps_2 - 1 - step));
            const mint_stretch level_x_4 = mint_cut(edges_first_sweep2_x_2, 5
                    - 2*(steps_2 - 1 - step), 91 + 2*(steps_2 - 1 - step));
            for (int cy = level_y_4.first + ty; cy < level_y_4.end; cy += 16) {
                for (int cx = level_x_4.first + tx; cx < level_x_4.end; cx += 32)
                    u[cy][cx] = u[cy][cx-1];
            }
        }
        __syncthreads();
        {
            // The loops at line 55.
            const mint_stretch level_y_5 = mint_cut(edges_first_sweep3_y, 6
                    - 2*(steps_2 - 1 - step), 58 + 2*(steps_2 - 1 - step));
            const mint_stretch level_x_5 = mint_cut(edges_first_sweep3_x, 6
                    - 2*(steps_2 - 1 - step), 90 + 2*(steps_2 - 1 - step));
            for (int cy = level_y_5.first + ty; cy < level_y_5.end; cy += 16) {
                for (int cx = level_x_5.first + tx; cx < level_x_5.end; cx += 32)
                    v[cy][cx] = (u[cy][cx-1] + u[cy][cx+1] + u[cy-1][cx] + u[cy+1][cx])/4;
            }
        }
        __syncthreads();
        mint_turn(u, v);
    }
    // Commit the tile.
    if (u_to) {
        const mint_stretch u_y_2 = {6, 58};
        const mint_stretch u_x_2 = {6, 90};
        for (int cy = u_y_2.first + ty; cy < u_y_2.end; cy += 16) {
            for (int cx = u_x_2.first + tx; cx < u_x_2.end; cx += 32)
                if ((mint_in_span(edges_first_sweep1_y, cy)
                        && mint_in_span(edges_first_sweep1_x, cx))
                        || (mint_in_span(edges_first_sweep1_y_2, cy)
                        && mint_in_span(edges_first_sweep1_x_2, cx))
                        || (mint_in_span(edges_first_sweep2_y, cy)
                        && mint_in_span(edges_first_sweep2_x, cx))
                        || (mint_in_span(edges_first_sweep2_y_2, cy)
                        && mint_in_span(edges_first_sweep2_x_2, cx))
                        || (mint_in_span(edges_first_sweep3_y, cy)
                        && mint_in_span(edges_first_sweep3_x, cx)))
                    u_to[(y0+cy)*u_row+(x0+cx)] = u_tile[cy][cx];
        }
    }
    if (v_to) {
        const mint_stretch v_y_2 = {6, 58};
        const mint_stretch v_x_2 = {6, 90};
        for (int cy = v_y_2.first + ty; cy < v_y_2.end; cy += 16) {
            for (int cx = v_x_2.first + tx; cx < v_x_2.end; cx += 32)
                if ((mint_in_span(edges_first_sweep1_y, cy)
                        && mint_in_span(edges_first_sweep1_x, cx))
                        || (mint_in_span(edges_first_sweep1_y_2, cy)
                        && mint_in_span(edges_first_sweep1_x_2, cx))
                        || (mint_in_span(edges_first_sweep2_y, cy)
                        && mint_in_span(edges_first_sweep2_x, cx))
                        || (mint_in_span(edges_first_sweep2_y_2, cy)
                        && mint_in_span(edges_first_sweep2_x_2, cx))
                        || (mint_in_span(edges_first_sweep3_y, cy)
                        && mint_in_span(edges_first_sweep3_x, cx)))
                    v_to[(y0+cy)*v_row+(x0+cx)] = v_tile[cy][cx];
        }
    }
}

/* edges_first_sweep2 makes one step. */

/* edges_first_sweep3 makes one step. */

struct edges_first_sweep1_scalars {
    int ny;
};
struct edges_first_sweep2_scalars {
    int nx;
};
// Launches edges_first_chain1_tile for the oldest steps that wait. False: it cannot.
static bool edges_first_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const long long line0_0 = 0;
    const mint_area<2> cells0 = {{a.range(0)[0], line0_0}, {a.range(0)[0] + a.range(0)[1], line0_0
            + 1}};
    const long long line1_0 = (long long)a.scalars<edges_first_sweep1_scalars>(0, 0).ny - 1;
    for (int step = 1; step < a.steps; step++)
        if ((long long)a.scalars<edges_first_sweep1_scalars>(step, 0).ny - 1 != line1_0)
            return false;
    const mint_area<2> cells1 = {{a.range(0)[0], line1_0}, {a.range(0)[0] + a.range(0)[1], line1_0
            + 1}};
    const long long line2_1 = 0;
    const mint_area<2> cells2 = {{line2_1, a.range(1)[0]}, {line2_1 + 1, a.range(1)[0]
            + a.range(1)[1]}};
    const long long line3_1 = (long long)a.scalars<edges_first_sweep2_scalars>(0, 1).nx - 1;
    for (int step = 1; step < a.steps; step++)
        if ((long long)a.scalars<edges_first_sweep2_scalars>(step, 1).nx - 1 != line3_1)
            return false;
    const mint_area<2> cells3 = {{line3_1, a.range(1)[0]}, {line3_1 + 1, a.range(1)[0]
            + a.range(1)[1]}};
    const mint_area<2> cells4 = {{a.range(2)[0], a.range(2)[2]}, {a.range(2)[0] + a.range(2)[1],
            a.range(2)[2] + a.range(2)[3]}};
    const mint_area<2> all = mint_hull(mint_hull(mint_hull(mint_hull(cells0, cells1), cells2),
            cells3), cells4);
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x3, 0x3, 0x3};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, true))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[2];
    touched[0].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 1}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 1}}));
    touched[0].add(mint_around(cells1, mint_area<2>{{0, -1}, {0, 0}}));
    touched[0].add_sure(mint_around(cells1, mint_area<2>{{0, -1}, {0, 0}}));
    touched[0].add(mint_around(cells2, mint_area<2>{{0, 0}, {1, 0}}));
    touched[0].add_sure(mint_around(cells2, mint_area<2>{{0, 0}, {1, 0}}));
    touched[0].add(mint_around(cells3, mint_area<2>{{-1, 0}, {0, 0}}));
    touched[0].add_sure(mint_around(cells3, mint_area<2>{{-1, 0}, {0, 0}}));
    touched[0].add(mint_around(cells4, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[0].add_sure(mint_around(cells4, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[1].add(mint_around(cells4, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells4, mint_area<2>{{0, 0}, {0, 0}}));
    mint_area<2> loaded[2];
    if (!mint_may_load(a, 0, touched, {0, 1}, 2, true, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1, 0}, 2, true, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 84, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 52, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "edges_first_chain1_tile", (const void *)edges_first_chain1_tile,
            98304);
    mint_launching(a.site, "edges_first_chain1_tile");
    edges_first_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 98304, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, a.place(0, 1).stride[0], loaded[1],
        cells0, cells1, cells2, cells3, cells4, a.steps, all.first[0] - 6, all.first[1] - 6);
    mint_launched(a.site, "edges_first_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned edges_first_chain1_twins[] = {0x0, 0x3, 0x3, 0x3};
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain edges_first_chain1 = {{"in.c", 43}, "edges_first_chain1", 3, 2, 2, 2, 3,
        0x3, 0x0, edges_first_chain1_launch, edges_first_chain1_twins, {1, 0}, {{1, 0x1, 0x1, 0,
        {0}}, {1, 0x1, 0x1, 0, {0}}, {2, 0x1, 0x2, 1, {0, 1}}}};

...
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 42});
...
        {
            const mint_site site = {"in.c", 45};
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (x_count > 0) {
                mint_may_wait();
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)nx);
                mint_reach_view(site, u_map, "u", {{0, x_begin}, {1, x_begin + x_count - 1}}, "0..1][x",
                        true);
                mint_reach_view(site, u_map, "u", {{(long long)(ny) - 2, x_begin}, {(long long)(ny) - 1,
                        x_begin + x_count - 1}}, "ny-2..ny-1][x", true);
                u_map.settle();
                const mint_nest loops = {{{x_begin, x_count, 1}}};
                const mint_touch u_writes = {"u[x]", {{0, 0, {0}}, {0, 0, {1}}}};
                const mint_touch u_reads = {"u[nx + x]", {{1, 1, {0}}, {0, 0, {1}}}};
                const mint_touch u_writes_2 = {"u[(ny - 1) * nx + x]", {{(long long)(ny) - 1,
                        (long long)(ny) - 1, {0}}, {0, 0, {1}}}};
                const mint_touch u_reads_2 = {"u[(ny - 2) * nx + x]", {{(long long)(ny) - 2, (long long)(ny)
                        - 2, {0}}, {0, 0, {1}}}};
                const bool u_apart = mint_once(u_map);
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes, u_map, u_reads, mint_elsewhere), "u[x]",
                        "u[nx + x]");
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes_2, u_map, u_reads, mint_elsewhere),
                        "u[(ny - 1) * nx + x]", "u[nx + x]");
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes, u_map, u_writes, mint_elsewhere), "u[x]",
                        "u[x]");
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes, u_map, u_reads_2, mint_elsewhere), "u[x]",
                        "u[(ny - 2) * nx + x]");
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes, u_map, u_writes_2, mint_elsewhere), "u[x]",
                        "u[(ny - 1) * nx + x]");
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes_2, u_map, u_reads_2, mint_elsewhere),
                        "u[(ny - 1) * nx + x]", "u[(ny - 2) * nx + x]");
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes_2, u_map, u_writes_2, mint_elsewhere),
                        "u[(ny - 1) * nx + x]", "u[(ny - 1) * nx + x]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "edges_first_sweep1",
                        mint_tiles(site, "x", x_count, 256, 2147482111));
                mint_file(site, edges_first_chain1, 0,
                        {mint_writing(loops, u_map, u_reads, u_writes, u_reads_2, u_writes_2)}, {x_begin,
                        x_count}, edges_first_sweep1_scalars{(int)(ny)},
                        [site, blocks, u_map, x_count = x_count, ny = ny]() mutable {
                    u_map.find_again();
                    mint_launching(site, "edges_first_sweep1");
                    edges_first_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], ny, (unsigned)x_count);
                    mint_launched(site, "edges_first_sweep1");
                });
            }
        }
        {
            const mint_site site = {"in.c", 50};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            if (y_count > 0) {
                mint_may_wait();
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)nx);
                mint_reach_view(site, u_map, "u", {{y_begin, 0}, {y_begin + y_count - 1, 1}}, "y][0..1",
                        true);
                mint_reach_view(site, u_map, "u", {{y_begin, (long long)(nx) - 2}, {y_begin + y_count - 1,
                        (long long)(nx) - 1}}, "y][nx-2..nx-1", true);
                u_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}}};
                const mint_touch u_writes = {"u[y * nx]", {{0, 0, {1}}, {0, 0, {0}}}};
                const mint_touch u_reads = {"u[y * nx + 1]", {{0, 0, {1}}, {1, 1, {0}}}};
                const mint_touch u_writes_2 = {"u[y * nx + nx - 1]", {{0, 0, {1}}, {(long long)(nx) - 1,
                        (long long)(nx) - 1, {0}}}};
                const mint_touch u_reads_2 = {"u[y * nx + nx - 2]", {{0, 0, {1}}, {(long long)(nx) - 2,
                        (long long)(nx) - 2, {0}}}};
                const bool u_apart = mint_once(u_map);
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes, u_map, u_reads, mint_elsewhere), "u[y * nx]",
                        "u[y * nx + 1]");
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes_2, u_map, u_reads, mint_elsewhere),
                        "u[y * nx + nx - 1]", "u[y * nx + 1]");
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes, u_map, u_writes, mint_elsewhere), "u[y * nx]",
                        "u[y * nx]");
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes, u_map, u_reads_2, mint_elsewhere),
                        "u[y * nx]", "u[y * nx + nx - 2]");
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes, u_map, u_writes_2, mint_elsewhere),
                        "u[y * nx]", "u[y * nx + nx - 1]");
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes_2, u_map, u_reads_2, mint_elsewhere),
                        "u[y * nx + nx - 1]", "u[y * nx + nx - 2]");
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes_2, u_map, u_writes_2, mint_elsewhere),
                        "u[y * nx + nx - 1]", "u[y * nx + nx - 1]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "edges_first_sweep2",
                        mint_tiles(site, "y", y_count, 256, 2147482111));
                mint_file(site, edges_first_chain1, 1,
                        {mint_writing(loops, u_map, u_reads, u_writes, u_reads_2, u_writes_2)}, {y_begin,
                        y_count}, edges_first_sweep2_scalars{(int)(nx)},
                        [site, blocks, u_map, y_count = y_count, nx = nx]() mutable {
                    u_map.find_again();
                    mint_launching(site, "edges_first_sweep2");
                    edges_first_sweep2<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], nx, (unsigned)y_count);
                    mint_launched(site, "edges_first_sweep2");
                });
            }
        }
        {
            const mint_site site = {"in.c", 55};
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)nx);
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)nx);
                mint_reach_view(site, u_map, "u", {{y_begin - 1, x_begin - 1}, {y_begin + y_count, x_begin
                        + x_count}}, "y-1..y+1][x-1..x+1", true);
                mint_reach_view(site, v_map, "v", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                u_map.settle();
                v_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y * nx + x - 1]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                const bool v_apart = mint_once(v_map);
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                        "v[y * nx + x]", "v[y * nx + x]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "edges_first_sweep3",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 6, 2147417066));
                mint_file(site, edges_first_chain1, 2, {mint_reading(loops, u_map, u_reads),
                        mint_writing(loops, v_map, v_writes)}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, u_map, v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    u_map.find_again();
                    v_map.find_again();
                    mint_launching(site, "edges_first_sweep3");
                    edges_first_sweep3<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "edges_first_sweep3");
                });
            }
        }
...
}
...
/* other_length_sweep1 makes one step. */

/* other_length_sweep2 makes one step. */

/* other_length_sweep3 makes one step. */

...
    /* #pragma mint parallel */ { mint_region region_3({"in.c", 66});
...
        {
            const mint_site site = {"in.c", 69};
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)nx);
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)nx);
                mint_reach_view(site, u_map, "u", {{y_begin - 1, x_begin - 1}, {y_begin + y_count, x_begin
                        + x_count}}, "y-1..y+1][x-1..x+1", true);
                mint_reach_view(site, v_map, "v", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                u_map.settle();
                v_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y * nx + x - 1]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                const bool v_apart = mint_once(v_map);
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                        "v[y * nx + x]", "v[y * nx + x]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "other_length_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 6, 2147417066));
                mint_launching(site, "other_length_sweep1");
                other_length_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                mint_launched(site, "other_length_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 73};
            const long long x_begin = 0, x_count = mint_trips(x_begin, m, 1);
            if (x_count > 0) {
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, v_map, "v", {{2*(long long)(m) + x_begin}, {2*(long long)(m) + x_begin
                        + x_count - 1}}, "2*m+x", true);
                mint_reach_view(site, v_map, "v", {{x_begin}, {x_begin + x_count - 1}}, "x", true);
                v_map.settle();
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "other_length_sweep2",
                        mint_tiles(site, "x", x_count, 256, 2147482111));
                mint_launching(site, "other_length_sweep2");
                other_length_sweep2<<<blocks, dim3(128), 0, mint_stream()>>>(
                    (real *)v_map.device, m, (unsigned)x_count);
                mint_launched(site, "other_length_sweep2", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 76};
            const long long i_begin = 0, i_count = mint_trips(i_begin, nx*ny, 1);
            if (i_count > 0) {
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                v_map.settle();
                u_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch v_reads = {"v[i]", {{0, 0, {1}}}};
                const mint_touch u_writes = {"u[i]", {{0, 0, {1}}}};
                mint_coincide(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "other_length_sweep3",
                        mint_tiles(site, "i", i_count, 256, 2147482111));
                mint_launching(site, "other_length_sweep3");
                other_length_sweep3<<<blocks, dim3(128), 0, mint_stream()>>>(
                    (real *)v_map.device, (real *)u_map.device, (unsigned)i_count,
                    mint_is_aligned(v_map, i_begin, 16) && mint_is_aligned(u_map, i_begin, 16));
                mint_launched(site, "other_length_sweep3", u_map);
            }
        }
...
}
...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 89}, "u", &u[0], mint_extents(nx * ny * nz), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 90}, "v", &v[0], mint_extents(nx * ny * nz), 1, mint_padded, mint_scoped);
...
    mint_copy_out({"in.c", 94}, "u", &u[0], mint_extents(nx * ny * nz));
    mint_copy_out({"in.c", 95}, "v", &v[0], mint_extents(nx * ny * nz));
