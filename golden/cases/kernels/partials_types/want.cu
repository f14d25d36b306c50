
...
/* The loops at line 27.
 * u: read, 7 points, radius [-1,1][0,0][-1,1]
 * v: written
 * A block computes 16x8x4 points, a thread 2x4x4 of them, and keeps own columns in registers.
 * It computes 2 partial values as the planes come, and carries them on. */
static __global__ void __launch_bounds__(16)
main_sweep1(const real *__restrict__ u, long long u_plane, long long u_row, real *__restrict__ v,
            long long v_plane, long long v_row, int m, unsigned x_count, unsigned y_count,
            unsigned z_count, bool aligned)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x*2;
    const unsigned iy = blockIdx.y*8 + threadIdx.y*4;
    const unsigned iz_first = blockIdx.z*4;
    auto tile = [&](auto whole) {
        const int cells_2 = whole ? 2 : mint_valid(ix, x_count, 0);
        const int cells_1 = whole ? 3 : mint_valid(ix, x_count, 1);
        const int rows_2 = whole ? 4 : mint_valid(iy, y_count, 0);
        const int cells_row1 = rows_2 > 1 ? cells_2 : 0;
        const int cells_1_row1 = rows_2 > 1 ? cells_1 : 0;
        const int cells_row2 = rows_2 > 2 ? cells_2 : 0;
        const int cells_1_row2 = rows_2 > 2 ? cells_1 : 0;
        const int cells_row3 = rows_2 > 3 ? cells_2 : 0;
        const int cells_1_row3 = rows_2 > 3 ? cells_1 : 0;
        const unsigned iz_end = whole || iz_first + 4 < z_count ? iz_first + 4 : z_count;
        const int x0 = 1 + (int)ix;
        const int y0 = 1 + (int)iy;
        const int z0 = 1 + (int)iz_first;
        long long u_at = z0*u_plane + y0*u_row + x0;
        long long v_at = z0*v_plane + y0*v_row + x0;
        real u_0[2];
        real u_p1[2];
        real u_p2[2];
        real u_0_p1[2];
        real u_p1_p1[2];
        real u_p2_p1[2];
        real u_0_p2[2];
        real u_p1_p2[2];
        real u_p2_p2[2];
        real u_0_p3[2];
        real u_p1_p3[2];
        real u_p2_p3[2];
        real partial1_0[2];
        real partial1_0_p1[2];
        real partial1_0_p2[2];
        real partial1_0_p3[2];
        real partial1_p1[2];
        real partial1_p1_p1[2];
        real partial1_p1_p2[2];
        real partial1_p1_p3[2];
        real partial2_m1[2];
        real partial2_m1_p1[2];
        real partial2_m1_p2[2];
        real partial2_m1_p3[2];
        real partial2_0[2];
        real partial2_0_p1[2];
        real partial2_0_p2[2];
        real partial2_0_p3[2];
        real partial2_p1[2];
        real partial2_p1_p1[2];
        real partial2_p1_p2[2];
        real partial2_p1_p3[2];
        mint_load(u_0, u + (u_at), cells_1, whole || aligned);
        mint_load(u_p1, u + (u_at + u_plane), cells_1, whole || aligned);
        mint_load(u_0_p1, u + (u_at + u_row), cells_1_row1, whole || aligned);
        mint_load(u_p1_p1, u + (u_at + u_plane + u_row), cells_1_row1, whole || aligned);
        mint_load(u_0_p2, u + (u_at + 2*u_row), cells_1_row2, whole || aligned);
        mint_load(u_p1_p2, u + (u_at + u_plane + 2*u_row), cells_1_row2, whole || aligned);
        mint_load(u_0_p3, u + (u_at + 3*u_row), cells_1_row3, whole || aligned);
        mint_load(u_p1_p3, u + (u_at + u_plane + 3*u_row), cells_1_row3, whole || aligned);
        real u_m1_own[2];
        mint_load(u_m1_own, u + (u_at - u_plane), cells_1, whole || aligned);
        real u_m1_wide[4];
        mint_widen_alone<1, 1>(u_m1_wide, u_m1_own, u + (u_at - u_plane), cells_1);
        real u_m1_p1_own[2];
        mint_load(u_m1_p1_own, u + (u_at - u_plane + u_row), cells_1_row1, whole || aligned);
        real u_m1_p1_wide[4];
        mint_widen_alone<1, 1>(u_m1_p1_wide, u_m1_p1_own, u + (u_at - u_plane + u_row),
                cells_1_row1);
        real u_m1_p2_own[2];
        mint_load(u_m1_p2_own, u + (u_at - u_plane + 2*u_row), cells_1_row2, whole || aligned);
        real u_m1_p2_wide[4];
        mint_widen_alone<1, 1>(u_m1_p2_wide, u_m1_p2_own, u + (u_at - u_plane + 2*u_row),
                cells_1_row2);
        real u_m1_p3_own[2];
        mint_load(u_m1_p3_own, u + (u_at - u_plane + 3*u_row), cells_1_row3, whole || aligned);
        real u_m1_p3_wide[4];
        mint_widen_alone<1, 1>(u_m1_p3_wide, u_m1_p3_own, u + (u_at - u_plane + 3*u_row),
                cells_1_row3);
#pragma unroll
        for (int e = 0; e < 2; e++) {
            partial2_m1[e] = m*(m*(u_m1_wide[e] + u_m1_wide[e+2]));
        }
#pragma unroll
        for (int e = 0; e < 2; e++) {
            partial2_m1_p1[e] = m*(m*(u_m1_p1_wide[e] + u_m1_p1_wide[e+2]));
        }
#pragma unroll
        for (int e = 0; e < 2; e++) {
            partial2_m1_p2[e] = m*(m*(u_m1_p2_wide[e] + u_m1_p2_wide[e+2]));
        }
#pragma unroll
        for (int e = 0; e < 2; e++) {
            partial2_m1_p3[e] = m*(m*(u_m1_p3_wide[e] + u_m1_p3_wide[e+2]));
        }
        real u_0_own[2];
        mint_load(u_0_own, u + (u_at), cells_1, whole || aligned);
        real u_0_wide[4];
        mint_widen_alone<1, 1>(u_0_wide, u_0_own, u + (u_at), cells_1);
        real u_0_p1_own[2];
        mint_load(u_0_p1_own, u + (u_at + u_row), cells_1_row1, whole || aligned);
        real u_0_p1_wide[4];
        mint_widen_alone<1, 1>(u_0_p1_wide, u_0_p1_own, u + (u_at + u_row), cells_1_row1);
        real u_0_p2_own[2];
        mint_load(u_0_p2_own, u + (u_at + 2*u_row), cells_1_row2, whole || aligned);
        real u_0_p2_wide[4];
        mint_widen_alone<1, 1>(u_0_p2_wide, u_0_p2_own, u + (u_at + 2*u_row), cells_1_row2);
        real u_0_p3_own[2];
        mint_load(u_0_p3_own, u + (u_at + 3*u_row), cells_1_row3, whole || aligned);
        real u_0_p3_wide[4];
        mint_widen_alone<1, 1>(u_0_p3_wide, u_0_p3_own, u + (u_at + 3*u_row), cells_1_row3);
#pragma unroll
        for (int e = 0; e < 2; e++) {
            partial1_0[e] = u_0_wide[e+1] - u_m1_wide[e+1];
            partial2_0[e] = m*(m*(u_0_wide[e] + u_0_wide[e+2]));
        }
#pragma unroll
        for (int e = 0; e < 2; e++) {
            partial1_0_p1[e] = u_0_p1_wide[e+1] - u_m1_p1_wide[e+1];
            partial2_0_p1[e] = m*(m*(u_0_p1_wide[e] + u_0_p1_wide[e+2]));
        }
#pragma unroll
        for (int e = 0; e < 2; e++) {
            partial1_0_p2[e] = u_0_p2_wide[e+1] - u_m1_p2_wide[e+1];
            partial2_0_p2[e] = m*(m*(u_0_p2_wide[e] + u_0_p2_wide[e+2]));
        }
#pragma unroll
        for (int e = 0; e < 2; e++) {
            partial1_0_p3[e] = u_0_p3_wide[e+1] - u_m1_p3_wide[e+1];
            partial2_0_p3[e] = m*(m*(u_0_p3_wide[e] + u_0_p3_wide[e+2]));
        }
#pragma unroll 1
        for (unsigned iz = iz_first; iz < iz_end; iz++) {
            if (iz + 1 < iz_end) {
                mint_load(u_p2, u + (u_at + 2*u_plane), cells_1, whole || aligned);
            }
            if (iz + 1 < iz_end) {
                mint_load(u_p2_p1, u + (u_at + 2*u_plane + u_row), cells_1_row1, whole || aligned);
            }
            if (iz + 1 < iz_end) {
                mint_load(u_p2_p2, u + (u_at + 2*u_plane + 2*u_row), cells_1_row2, whole
                        || aligned);
            }
            if (iz + 1 < iz_end) {
                mint_load(u_p2_p3, u + (u_at + 2*u_plane + 3*u_row), cells_1_row3, whole
                        || aligned);
            }
            real u_p1_x[4];
            mint_widen_alone<1, 1>(u_p1_x, u_p1, u + (u_at + u_plane), cells_1);
            real u_p1_p1_x[4];
            mint_widen_alone<1, 1>(u_p1_p1_x, u_p1_p1, u + (u_at + u_plane + u_row), cells_1_row1);
            real u_p1_p2_x[4];
            mint_widen_alone<1, 1>(u_p1_p2_x, u_p1_p2, u + (u_at + u_plane + 2*u_row),
                    cells_1_row2);
            real u_p1_p3_x[4];
            mint_widen_alone<1, 1>(u_p1_p3_x, u_p1_p3, u + (u_at + u_plane + 3*u_row),
                    cells_1_row3);
#pragma unroll
            for (int e = 0; e < 2; e++) {
                partial1_p1[e] = u_p1_x[e+1] - u_0[e];
                partial2_p1[e] = m*(m*(u_p1_x[e] + u_p1_x[e+2]));
            }
#pragma unroll
            for (int e = 0; e < 2; e++) {
                partial1_p1_p1[e] = u_p1_p1_x[e+1] - u_0_p1[e];
                partial2_p1_p1[e] = m*(m*(u_p1_p1_x[e] + u_p1_p1_x[e+2]));
            }
#pragma unroll
            for (int e = 0; e < 2; e++) {
                partial1_p1_p2[e] = u_p1_p2_x[e+1] - u_0_p2[e];
                partial2_p1_p2[e] = m*(m*(u_p1_p2_x[e] + u_p1_p2_x[e+2]));
            }
#pragma unroll
            for (int e = 0; e < 2; e++) {
                partial1_p1_p3[e] = u_p1_p3_x[e+1] - u_0_p3[e];
                partial2_p1_p3[e] = m*(m*(u_p1_p3_x[e] + u_p1_p3_x[e+2]));
            }
            real v_new[2];
#pragma unroll
            for (int e = 0; e < 2; e++) {
                real up = partial1_p1[e];
                real down = partial1_0[e];
                v_new[e] = 2*up - down + (partial2_m1[e] + partial2_p1[e])/m/m;
            }
            real v_new_p1[2];
#pragma unroll
            for (int e = 0; e < 2; e++) {
                real up = partial1_p1_p1[e];
                real down = partial1_0_p1[e];
                v_new_p1[e] = 2*up - down + (partial2_m1_p1[e] + partial2_p1_p1[e])/m/m;
            }
            real v_new_p2[2];
#pragma unroll
            for (int e = 0; e < 2; e++) {
                real up = partial1_p1_p2[e];
                real down = partial1_0_p2[e];
                v_new_p2[e] = 2*up - down + (partial2_m1_p2[e] + partial2_p1_p2[e])/m/m;
            }
            real v_new_p3[2];
#pragma unroll
            for (int e = 0; e < 2; e++) {
                real up = partial1_p1_p3[e];
                real down = partial1_0_p3[e];
                v_new_p3[e] = 2*up - down + (partial2_m1_p3[e] + partial2_p1_p3[e])/m/m;
            }
            mint_store(v + (v_at), v_new, cells_2, whole || aligned);
            mint_store(v + (v_at + v_row), v_new_p1, cells_row1, whole || aligned);
            mint_store(v + (v_at + 2*v_row), v_new_p2, cells_row2, whole || aligned);
            mint_store(v + (v_at + 3*v_row), v_new_p3, cells_row3, whole || aligned);
#pragma unroll
            for (int e = 0; e < 2; e++) {
                u_0[e] = u_p1[e];
                u_p1[e] = u_p2[e];
                u_0_p1[e] = u_p1_p1[e];
                u_p1_p1[e] = u_p2_p1[e];
                u_0_p2[e] = u_p1_p2[e];
                u_p1_p2[e] = u_p2_p2[e];
                u_0_p3[e] = u_p1_p3[e];
                u_p1_p3[e] = u_p2_p3[e];
                partial1_0[e] = partial1_p1[e];
                partial1_0_p1[e] = partial1_p1_p1[e];
                partial1_0_p2[e] = partial1_p1_p2[e];
                partial1_0_p3[e] = partial1_p1_p3[e];
                partial2_m1[e] = partial2_0[e];
                partial2_m1_p1[e] = partial2_0_p1[e];
                partial2_m1_p2[e] = partial2_0_p2[e];
                partial2_m1_p3[e] = partial2_0_p3[e];
                partial2_0[e] = partial2_p1[e];
                partial2_0_p1[e] = partial2_p1_p1[e];
                partial2_0_p2[e] = partial2_p1_p2[e];
                partial2_0_p3[e] = partial2_p1_p3[e];
            }
            u_at += u_plane;
            v_at += v_plane;
        }
    };
    if (aligned && (blockIdx.x + 1)*16 <= x_count && (blockIdx.y + 1)*8 <= y_count
            && (blockIdx.z + 1)*4 <= z_count)
        tile(mint_constant<true>());
    else if (ix < x_count && iy < y_count && iz_first < z_count)
        tile(mint_constant<false>());
}

/* The loops at line 37.
 * n: read, 6 points, radius [-1,1][-1,1]
 * w: written
 * A block computes 16x8x1 points, a thread 2x4x1 of them, and keeps own columns in registers.
 * It computes 1 partial value as the planes come, and carries them on. */
static __global__ void __launch_bounds__(16)
main_sweep2(const unsigned *__restrict__ n, int n_row, double *__restrict__ w, int w_row,
            unsigned x_count, unsigned y_count, bool aligned)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x*2;
    const unsigned iy_first = blockIdx.y*8 + threadIdx.y*4;
    auto tile = [&](auto whole) {
        const int cells_2 = whole ? 2 : mint_valid(ix, x_count, 0);
        const int cells_1 = whole ? 3 : mint_valid(ix, x_count, 1);
        const unsigned iy_end = whole || iy_first + 4 < y_count ? iy_first + 4 : y_count;
        const int x0 = 1 + (int)ix;
        const int y0 = 1 + (int)iy_first;
        int n_at = y0*n_row + x0;
        int w_at = y0*w_row + x0;
        unsigned n_m1[2];
        unsigned n_0[2];
        unsigned n_p1[2];
        unsigned n_p2[2];
        double partial1_m1[2];
        double partial1_0[2];
        double partial1_p1[2];
        mint_load(n_m1, n + (n_at - n_row), cells_1, whole || aligned);
        mint_load(n_0, n + (n_at), cells_1, whole || aligned);
        mint_load(n_p1, n + (n_at + n_row), cells_1, whole || aligned);
        unsigned n_m1_own[2];
        mint_load(n_m1_own, n + (n_at - n_row), cells_1, whole || aligned);
        unsigned n_m1_wide[4];
        mint_widen_alone<1, 1>(n_m1_wide, n_m1_own, n + (n_at - n_row), cells_1);
#pragma unroll
        for (int e = 0; e < 2; e++) {
            partial1_m1[e] = 2.0*((double)n_m1_wide[e] - (double)n_m1_wide[e+2]);
        }
        unsigned n_0_own[2];
        mint_load(n_0_own, n + (n_at), cells_1, whole || aligned);
        unsigned n_0_wide[4];
        mint_widen_alone<1, 1>(n_0_wide, n_0_own, n + (n_at), cells_1);
#pragma unroll
        for (int e = 0; e < 2; e++) {
            partial1_0[e] = 2.0*((double)n_0_wide[e] - (double)n_0_wide[e+2]);
        }
#pragma unroll 1
        for (unsigned iy = iy_first; iy < iy_end; iy++) {
            if (iy + 1 < iy_end) {
                mint_load(n_p2, n + (n_at + 2*n_row), cells_1, whole || aligned);
            }
            unsigned n_p1_x[4];
            mint_widen_alone<1, 1>(n_p1_x, n_p1, n + (n_at + n_row), cells_1);
#pragma unroll
            for (int e = 0; e < 2; e++) {
                partial1_p1[e] = 2.0*((double)n_p1_x[e] - (double)n_p1_x[e+2]);
            }
            double w_new[2];
#pragma unroll
            for (int e = 0; e < 2; e++) {
                w_new[e] = partial1_m1[e] - (double)n_m1[e] + (partial1_p1[e] + (double)n_p1_x[e+1])
                        + 0.5;
            }
            mint_store(w + (w_at), w_new, cells_2, whole || aligned);
#pragma unroll
            for (int e = 0; e < 2; e++) {
                n_m1[e] = n_0[e];
                n_0[e] = n_p1[e];
                n_p1[e] = n_p2[e];
                partial1_m1[e] = partial1_0[e];
                partial1_0[e] = partial1_p1[e];
            }
            n_at += n_row;
            w_at += w_row;
        }
    };
    if (aligned && (blockIdx.x + 1)*16 <= x_count && (blockIdx.y + 1)*8 <= y_count)
        tile(mint_constant<true>());
    else if (ix < x_count && iy_first < y_count)
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 20}, "u", u, mint_extents(nz + 2, ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 21}, "v", v, mint_extents(nz + 2, ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 22}, "n", &n[0][0], mint_extents(18, 40), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 23}, "w", &w[0][0], mint_extents(18, 40), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 24});
        {
            const mint_site site = {"in.c", 27};
            const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)nz + 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)ny + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)nx + 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                mint_reach(site, u_map, "u", 0, z_begin - 1, z_begin + z_count, "z-1..z+1");
                mint_reach(site, u_map, "u", 1, y_begin, y_begin + y_count - 1, "y");
                mint_reach(site, u_map, "u", 2, x_begin - 1, x_begin + x_count, "x-1..x+1");
                mint_reach(site, v_map, "v", 0, z_begin, z_begin + z_count - 1, "z");
                mint_reach(site, v_map, "v", 1, y_begin, y_begin + y_count - 1, "y");
                mint_reach(site, v_map, "v", 2, x_begin, x_begin + x_count - 1, "x");
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch u_reads = {"u[z + 1][y][x]", {{-1, 1, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {-1,
                        1, {0, 0, 1}}}};
                const mint_touch v_writes = {"v[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 8), mint_ceil_div(z_count, 4));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(8, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                    v_map.stride[0], v_map.stride[1], m, (unsigned)x_count, (unsigned)y_count,
                    (unsigned)z_count,
                    mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                mint_launched(site, "main_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 37};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)ny + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)nx + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &n_map = mint_find(site, "n", &n[0][0], sizeof(unsigned), mint_extents(0, 40));
                mint_mapping &w_map = mint_find(site, "w", &w[0][0], sizeof(double), mint_extents(0, 40));
                mint_reach(site, n_map, "n", 0, y_begin - 1, y_begin + y_count, "y-1..y+1");
                mint_reach(site, n_map, "n", 1, x_begin - 1, x_begin + x_count, "x-1..x+1");
                mint_reach(site, w_map, "w", 0, y_begin, y_begin + y_count - 1, "y");
                mint_reach(site, w_map, "w", 1, x_begin, x_begin + x_count - 1, "x");
                mint_require(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 8));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(8, 2), 0, mint_stream()>>>(
                    (unsigned *)n_map.device, (int)n_map.stride[0], (double *)w_map.device,
                    (int)w_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(n_map, x_begin, 8) && mint_is_aligned(w_map, x_begin, 16));
                mint_launched(site, "main_sweep2", w_map);
            }
        }
...
    mint_copy_out({"in.c", 42}, "v", v, mint_extents(nz + 2, ny + 2, nx + 2));
    mint_copy_out({"in.c", 43}, "w", &w[0][0], mint_extents(18, 40));
