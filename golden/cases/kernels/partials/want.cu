
...
/* The loops at line 26.
 * u: read, 19-point box without corners of radius 1
 * b: read, pointwise
 * v: written
 * A block computes 16x4x6 points, a thread 2x2x6 of them, and keeps own columns in registers.
 * It computes 2 partial values as the planes come, and carries them on. */
static __global__ void __launch_bounds__(16)
main_sweep1(const real *__restrict__ u, long long u_plane, long long u_row, const real *b,
            long long b_plane, long long b_row, real *v, long long v_plane, long long v_row,
            unsigned x_count, unsigned y_count, unsigned z_count, bool aligned)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x*2;
    const unsigned iy = blockIdx.y*4 + threadIdx.y*2;
    const unsigned iz_first = blockIdx.z*6;
    auto tile = [&](auto whole) {
        const int cells_2 = whole ? 2 : mint_valid(ix, x_count, 0);
        const int cells_1 = whole ? 3 : mint_valid(ix, x_count, 1);
        const int rows_2 = whole ? 2 : mint_valid(iy, y_count, 0);
        const int cells_row1 = rows_2 > 1 ? cells_2 : 0;
        const int cells_1_row1 = rows_2 > 1 ? cells_1 : 0;
        const unsigned iz_end = whole || iz_first + 6 < z_count ? iz_first + 6 : z_count;
        const int x0 = 1 + (int)ix;
        const int y0 = 1 + (int)iy;
        const int z0 = 1 + (int)iz_first;
        long long u_at = z0*u_plane + y0*u_row + x0;
        long long b_at = z0*b_plane + y0*b_row + x0;
        long long v_at = z0*v_plane + y0*v_row + x0;
        real u_p1[2];
        real u_p2[2];
        real u_p1_p1[2];
        real u_p2_p1[2];
        real b_0[2];
        real b_p1[2];
        real b_0_p1[2];
        real b_p1_p1[2];
        real partial1_m1[2];
        real partial1_m1_p1[2];
        real partial1_0[2];
        real partial1_0_p1[2];
        real partial1_p1[2];
        real partial1_p1_p1[2];
        real partial2_0[2];
        real partial2_0_p1[2];
        real partial2_p1[2];
        real partial2_p1_p1[2];
        mint_load(u_p1, u + (u_at + u_plane), cells_1, whole || aligned);
        mint_load(u_p1_p1, u + (u_at + u_plane + u_row), cells_1, whole || aligned);
        mint_load(b_0, b + (b_at), cells_2, whole || aligned);
        mint_load(b_0_p1, b + (b_at + b_row), cells_row1, whole || aligned);
        real u_m1_own[2];
        mint_load(u_m1_own, u + (u_at - u_plane), cells_1, whole || aligned);
        real u_m1_wide[4];
        mint_widen_alone<1, 1>(u_m1_wide, u_m1_own, u + (u_at - u_plane), cells_1);
        real u_m1_p1_own[2];
        mint_load(u_m1_p1_own, u + (u_at - u_plane + u_row), cells_1, whole || aligned);
        real u_m1_p1_wide[4];
        mint_widen_alone<1, 1>(u_m1_p1_wide, u_m1_p1_own, u + (u_at - u_plane + u_row), cells_1);
        real u_m1_m1_own[2];
        mint_load(u_m1_m1_own, u + (u_at - u_plane - u_row), cells_2, whole || aligned);
        real u_m1_p2_own[2];
        mint_load(u_m1_p2_own, u + (u_at - u_plane + 2*u_row), cells_row1, whole || aligned);
#pragma unroll
        for (int e = 0; e < 2; e++) {
            partial1_m1[e] = 2*u_m1_wide[e+1]
                    - (real)0.5*(u_m1_m1_own[e] + u_m1_wide[e] + u_m1_wide[e+2]
                    + u_m1_p1_wide[e+1]);
        }
#pragma unroll
        for (int e = 0; e < 2; e++) {
            partial1_m1_p1[e] = 2*u_m1_p1_wide[e+1]
                    - (real)0.5*(u_m1_wide[e+1] + u_m1_p1_wide[e] + u_m1_p1_wide[e+2]
                    + u_m1_p2_own[e]);
        }
        real u_0_own[2];
        mint_load(u_0_own, u + (u_at), cells_1, whole || aligned);
        real u_0_wide[4];
        mint_widen_alone<1, 1>(u_0_wide, u_0_own, u + (u_at), cells_1);
        real u_0_p1_own[2];
        mint_load(u_0_p1_own, u + (u_at + u_row), cells_1, whole || aligned);
        real u_0_p1_wide[4];
        mint_widen_alone<1, 1>(u_0_p1_wide, u_0_p1_own, u + (u_at + u_row), cells_1);
        real u_0_m1_own[2];
        mint_load(u_0_m1_own, u + (u_at - u_row), cells_1, whole || aligned);
        real u_0_m1_wide[4];
        mint_widen_alone<1, 1>(u_0_m1_wide, u_0_m1_own, u + (u_at - u_row), cells_1);
        real u_0_p2_own[2];
        mint_load(u_0_p2_own, u + (u_at + 2*u_row), cells_1_row1, whole || aligned);
        real u_0_p2_wide[4];
        mint_widen_alone<1, 1>(u_0_p2_wide, u_0_p2_own, u + (u_at + 2*u_row), cells_1_row1);
#pragma unroll
        for (int e = 0; e < 2; e++) {
            partial1_0[e] = 2*u_0_wide[e+1]
                    - (real)0.5*(u_0_m1_wide[e+1] + u_0_wide[e] + u_0_wide[e+2] + u_0_p1_wide[e+1]);
            partial2_0[e] = 4*u_0_wide[e+1]
                    + 2*(u_0_m1_wide[e+1] + u_0_wide[e] + u_0_wide[e+2] + u_0_p1_wide[e+1])
                    - (real)0.5*(u_0_m1_wide[e] + u_0_m1_wide[e+2] + u_0_p1_wide[e]
                    + u_0_p1_wide[e+2]);
        }
#pragma unroll
        for (int e = 0; e < 2; e++) {
            partial1_0_p1[e] = 2*u_0_p1_wide[e+1]
                    - (real)0.5*(u_0_wide[e+1] + u_0_p1_wide[e] + u_0_p1_wide[e+2]
                    + u_0_p2_wide[e+1]);
            partial2_0_p1[e] = 4*u_0_p1_wide[e+1]
                    + 2*(u_0_wide[e+1] + u_0_p1_wide[e] + u_0_p1_wide[e+2] + u_0_p2_wide[e+1])
                    - (real)0.5*(u_0_wide[e] + u_0_wide[e+2] + u_0_p2_wide[e] + u_0_p2_wide[e+2]);
        }
#pragma unroll 1
        for (unsigned iz = iz_first; iz < iz_end; iz++) {
            real u_p1_m1[2];
            mint_load(u_p1_m1, u + (u_at + u_plane - u_row), cells_2, whole || aligned);
            if (iz + 1 < iz_end) {
                mint_load(u_p2, u + (u_at + 2*u_plane), cells_1, whole || aligned);
            }
            if (iz + 1 < iz_end) {
                mint_load(u_p2_p1, u + (u_at + 2*u_plane + u_row), cells_1, whole || aligned);
            }
            real u_p1_p2[2];
            mint_load(u_p1_p2, u + (u_at + u_plane + 2*u_row), cells_row1, whole || aligned);
            if (iz + 1 < iz_end) {
                mint_load(b_p1, b + (b_at + b_plane), cells_2, whole || aligned);
            }
            if (iz + 1 < iz_end) {
                mint_load(b_p1_p1, b + (b_at + b_plane + b_row), cells_row1, whole || aligned);
            }
            real u_p1_x[4];
            mint_widen_alone<1, 1>(u_p1_x, u_p1, u + (u_at + u_plane), cells_1);
            real u_p1_p1_x[4];
            mint_widen_alone<1, 1>(u_p1_p1_x, u_p1_p1, u + (u_at + u_plane + u_row), cells_1);
#pragma unroll
            for (int e = 0; e < 2; e++) {
                partial1_p1[e] = 2*u_p1_x[e+1]
                        - (real)0.5*(u_p1_m1[e] + u_p1_x[e] + u_p1_x[e+2] + u_p1_p1_x[e+1]);
            }
#pragma unroll
            for (int e = 0; e < 2; e++) {
                partial1_p1_p1[e] = 2*u_p1_p1_x[e+1]
                        - (real)0.5*(u_p1_x[e+1] + u_p1_p1_x[e] + u_p1_p1_x[e+2] + u_p1_p2[e]);
            }
            if (iz + 1 < iz_end) {
                real u_p1_m1_own[2];
                mint_load(u_p1_m1_own, u + (u_at + u_plane - u_row), cells_1, whole || aligned);
                real u_p1_m1_wide[4];
                mint_widen_alone<1, 1>(u_p1_m1_wide, u_p1_m1_own, u + (u_at + u_plane - u_row),
                        cells_1);
                real u_p1_p2_own[2];
                mint_load(u_p1_p2_own, u + (u_at + u_plane + 2*u_row), cells_1_row1, whole
                        || aligned);
                real u_p1_p2_wide[4];
                mint_widen_alone<1, 1>(u_p1_p2_wide, u_p1_p2_own, u + (u_at + u_plane + 2*u_row),
                        cells_1_row1);
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    partial2_p1[e] = 4*u_p1_x[e+1]
                            + 2*(u_p1_m1[e] + u_p1_x[e] + u_p1_x[e+2] + u_p1_p1_x[e+1])
                            - (real)0.5*(u_p1_m1_wide[e] + u_p1_m1_wide[e+2] + u_p1_p1_x[e]
                            + u_p1_p1_x[e+2]);
                }
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    partial2_p1_p1[e] = 4*u_p1_p1_x[e+1]
                            + 2*(u_p1_x[e+1] + u_p1_p1_x[e] + u_p1_p1_x[e+2] + u_p1_p2[e])
                            - (real)0.5*(u_p1_x[e] + u_p1_x[e+2] + u_p1_p2_wide[e]
                            + u_p1_p2_wide[e+2]);
                }
            }
            real v_new[2];
#pragma unroll
            for (int e = 0; e < 2; e++) {
                v_new[e] = partial1_m1[e] + partial1_p1[e] + partial2_0[e] - b_0[e];
            }
            real v_new_p1[2];
#pragma unroll
            for (int e = 0; e < 2; e++) {
                v_new_p1[e] = partial1_m1_p1[e] + partial1_p1_p1[e] + partial2_0_p1[e] - b_0_p1[e];
            }
            mint_store(v + (v_at), v_new, cells_2, whole || aligned);
            mint_store(v + (v_at + v_row), v_new_p1, cells_row1, whole || aligned);
#pragma unroll
            for (int e = 0; e < 2; e++) {
                u_p1[e] = u_p2[e];
                u_p1_p1[e] = u_p2_p1[e];
                b_0[e] = b_p1[e];
                b_0_p1[e] = b_p1_p1[e];
                partial1_m1[e] = partial1_0[e];
                partial1_m1_p1[e] = partial1_0_p1[e];
                partial1_0[e] = partial1_p1[e];
                partial1_0_p1[e] = partial1_p1_p1[e];
                partial2_0[e] = partial2_p1[e];
                partial2_0_p1[e] = partial2_p1_p1[e];
            }
            u_at += u_plane;
            b_at += b_plane;
            v_at += v_plane;
        }
    };
    if (aligned && (blockIdx.x + 1)*16 <= x_count && (blockIdx.y + 1)*4 <= y_count
            && (blockIdx.z + 1)*6 <= z_count)
        tile(mint_constant<true>());
    else if (ix < x_count && iy < y_count && iz_first < z_count)
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 20}, "u", u, mint_extents(nz + 2, ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 21}, "v", v, mint_extents(nz + 2, ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 22}, "b", b, mint_extents(nz + 2, ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 23});
        {
            const mint_site site = {"in.c", 26};
            const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)nz + 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)ny + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)nx + 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table b_map = mint_find_table(site, "b", b);
                mint_table v_map = mint_find_table(site, "v", v);
                mint_reach(site, u_map, "u", 0, z_begin - 1, z_begin + z_count, "z-1..z+1");
                mint_reach(site, u_map, "u", 1, y_begin - 1, y_begin + y_count, "y-1..y+1");
                mint_reach(site, u_map, "u", 2, x_begin - 1, x_begin + x_count, "x-1..x+1");
                mint_reach(site, b_map, "b", 0, z_begin, z_begin + z_count - 1, "z");
                mint_reach(site, b_map, "b", 1, y_begin, y_begin + y_count - 1, "y");
                mint_reach(site, b_map, "b", 2, x_begin, x_begin + x_count - 1, "x");
                mint_reach(site, v_map, "v", 0, z_begin, z_begin + z_count - 1, "z");
                mint_reach(site, v_map, "v", 1, y_begin, y_begin + y_count - 1, "y");
                mint_reach(site, v_map, "v", 2, x_begin, x_begin + x_count - 1, "x");
                u_map.settle(site, "u");
                b_map.settle(site, "b");
                v_map.settle(site, "v");
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch u_reads = {"u[z][y][x]", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1, 0}}, {-1, 1,
                        {0, 0, 1}}}};
                const mint_touch v_writes = {"v[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                const mint_touch b_reads = {"b[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_coincide(site, loops, b_map, "b", b_reads, v_map, "v", v_writes);
                mint_require(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 4), mint_ceil_div(z_count, 6));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(8, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)b_map.device,
                    b_map.stride[0], b_map.stride[1], (real *)v_map.device, v_map.stride[0],
                    v_map.stride[1], (unsigned)x_count, (unsigned)y_count, (unsigned)z_count,
                    mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(b_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                mint_launched(site, "main_sweep1", v_map);
            }
        }
...
    mint_copy_out({"in.c", 35}, "u", u, mint_extents(nz + 2, ny + 2, nx + 2));
    mint_copy_out({"in.c", 36}, "v", v, mint_extents(nz + 2, ny + 2, nx + 2));
