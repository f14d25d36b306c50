
...
/* The loops at line 19.
 * u: read, 5-point star of radius 1
 * b: read, 5-point star of radius 1
 * v: written
 * A block computes 16x4x6 points, a thread 2x2x6 of them, and keeps own columns in registers.
 * It computes 3 partial values as the planes come, and carries them on.
 * Blocks keep u in shared memory and 2 on their way.
 * Blocks keep b in shared memory and 2 on their way. */
static __global__ void __launch_bounds__(16)
main_sweep1(const real *__restrict__ u, long long u_plane, long long u_row,
            const real *__restrict__ b, long long b_plane, long long b_row, real *__restrict__ v,
            long long v_plane, long long v_row, unsigned x_count, unsigned y_count,
            unsigned z_count, bool aligned)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x*2;
    const unsigned iy = blockIdx.y*4 + threadIdx.y*2;
    const unsigned iz_first = blockIdx.z*6;
    __shared__ mint_plane<real, 16, 4, 1, 1, 0, 0> u_planes[3];
    __shared__ mint_plane<real, 16, 4, 1, 1, 0, 0> b_planes[3];
    auto tile = [&](auto whole) {
        const int rows_2 = whole ? 2 : mint_valid(iy, y_count, 0);
        const int cells_2 = whole ? 2 : rows_2 > 0 ? mint_valid(ix, x_count, 0) : 0;
        const int cells_1 = whole ? 3 : rows_2 > 0 ? mint_valid(ix, x_count, 1) : 0;
        const int cells_row1 = rows_2 > 1 ? cells_2 : 0;
        const int cells_1_row1 = rows_2 > 1 ? cells_1 : 0;
        const int block_rows = whole ? 4 : mint_valid(blockIdx.y*4, y_count, 0);
        const int block_cells_1 = whole ? 17 : mint_valid(blockIdx.x*16, x_count, 1);
        const unsigned iz_end = whole || iz_first + 6 < z_count ? iz_first + 6 : z_count;
        const int x0 = 1 + (int)ix;
        const int y0 = 1 + (int)iy;
        const int z0 = 1 + (int)iz_first;
        long long u_at = z0*u_plane + y0*u_row + x0;
        long long b_at = z0*b_plane + y0*b_row + x0;
        long long v_at = z0*v_plane + y0*v_row + x0;
        long long u_block_at = u_at - (long long)(threadIdx.x*2) - threadIdx.y*2*u_row;
        long long b_block_at = b_at - (long long)(threadIdx.x*2) - threadIdx.y*2*b_row;
        mint_stage<16>(u_planes[0], u + (u_block_at + u_plane), u_row, block_cells_1, block_rows,
                whole || aligned);
        mint_stage<16>(b_planes[0], b + (b_block_at + b_plane), b_row, block_cells_1, block_rows,
                whole || aligned);
        __pipeline_commit();
        if (iz_first + 1 < iz_end) {
            mint_stage<16>(u_planes[1], u + (u_block_at + 2*u_plane), u_row, block_cells_1,
                    block_rows, whole || aligned);
        }
        if (iz_first + 1 < iz_end) {
            mint_stage<16>(b_planes[1], b + (b_block_at + 2*b_plane), b_row, block_cells_1,
                    block_rows, whole || aligned);
        }
        __pipeline_commit();
        real u_0[2];
        real u_p1[2];
        real u_0_p1[2];
        real u_p1_p1[2];
        real b_0[2];
        real b_p1[2];
        real b_0_p1[2];
        real b_p1_p1[2];
        real partial1_0[2];
        real partial1_0_p1[2];
        real partial1_p1[2];
        real partial1_p1_p1[2];
        real partial2_0[2];
        real partial2_0_p1[2];
        real partial2_p1[2];
        real partial2_p1_p1[2];
        real partial3_0[2];
        real partial3_0_p1[2];
        real partial3_p1[2];
        real partial3_p1_p1[2];
        mint_load(u_0, u + (u_at), cells_2, whole || aligned);
        mint_load(u_0_p1, u + (u_at + u_row), cells_row1, whole || aligned);
        mint_load(b_0, b + (b_at), cells_2, whole || aligned);
        mint_load(b_0_p1, b + (b_at + b_row), cells_row1, whole || aligned);
        real b_0_own[2];
        mint_load(b_0_own, b + (b_at), cells_1, whole || aligned);
        real b_0_wide[4];
        mint_widen_alone<1, 1>(b_0_wide, b_0_own, b + (b_at), cells_1);
        real b_0_p1_own[2];
        mint_load(b_0_p1_own, b + (b_at + b_row), cells_1_row1, whole || aligned);
        real b_0_p1_wide[4];
        mint_widen_alone<1, 1>(b_0_p1_wide, b_0_p1_own, b + (b_at + b_row), cells_1_row1);
        real b_m1_own[2];
        mint_load(b_m1_own, b + (b_at - b_plane), cells_2, whole || aligned);
        real b_m1_p1_own[2];
        mint_load(b_m1_p1_own, b + (b_at - b_plane + b_row), cells_row1, whole || aligned);
        real u_0_own[2];
        mint_load(u_0_own, u + (u_at), cells_1, whole || aligned);
        real u_0_wide[4];
        mint_widen_alone<1, 1>(u_0_wide, u_0_own, u + (u_at), cells_1);
        real u_0_p1_own[2];
        mint_load(u_0_p1_own, u + (u_at + u_row), cells_1_row1, whole || aligned);
        real u_0_p1_wide[4];
        mint_widen_alone<1, 1>(u_0_p1_wide, u_0_p1_own, u + (u_at + u_row), cells_1_row1);
        real u_m1_own[2];
        mint_load(u_m1_own, u + (u_at - u_plane), cells_2, whole || aligned);
        real u_m1_p1_own[2];
        mint_load(u_m1_p1_own, u + (u_at - u_plane + u_row), cells_row1, whole || aligned);
#pragma unroll
        for (int e = 0; e < 2; e++) {
            partial1_0[e] = (b_0_wide[e+1] + b_m1_own[e])*(u_0_wide[e+1] - u_m1_own[e])/8;
            partial2_0[e] = (b_0_wide[e+1] + b_0_wide[e+2])*(u_0_wide[e+2] - u_0_wide[e+1])/8;
            partial3_0[e] = (b_0_wide[e+1] + b_0_wide[e])*(u_0_wide[e+1] - u_0_wide[e])/8;
        }
#pragma unroll
        for (int e = 0; e < 2; e++) {
            partial1_0_p1[e] = (b_0_p1_wide[e+1] + b_m1_p1_own[e])*(u_0_p1_wide[e+1]
                    - u_m1_p1_own[e])/8;
            partial2_0_p1[e] = (b_0_p1_wide[e+1] + b_0_p1_wide[e+2])*(u_0_p1_wide[e+2]
                    - u_0_p1_wide[e+1])/8;
            partial3_0_p1[e] = (b_0_p1_wide[e+1] + b_0_p1_wide[e])*(u_0_p1_wide[e+1]
                    - u_0_p1_wide[e])/8;
        }
#pragma unroll 1
        for (unsigned iz = iz_first; iz < iz_end; iz++) {
            __pipeline_wait_prior(1);
            __syncthreads();
            if (iz + 2 < iz_end) {
                mint_stage<16>(u_planes[(iz - iz_first + 2)%3], u + (u_block_at + 3*u_plane), u_row,
                        block_cells_1, block_rows, whole || aligned);
            }
            if (iz + 2 < iz_end) {
                mint_stage<16>(b_planes[(iz - iz_first + 2)%3], b + (b_block_at + 3*b_plane), b_row,
                        block_cells_1, block_rows, whole || aligned);
            }
            __pipeline_commit();
            mint_take<0, 0>(u_p1, u_planes[(iz - iz_first)%3], (int)threadIdx.x*2,
                    (int)threadIdx.y*2);
            mint_take<0, 0>(u_p1_p1, u_planes[(iz - iz_first)%3], (int)threadIdx.x*2,
                    (int)threadIdx.y*2 + 1);
            mint_take<0, 0>(b_p1, b_planes[(iz - iz_first)%3], (int)threadIdx.x*2,
                    (int)threadIdx.y*2);
            mint_take<0, 0>(b_p1_p1, b_planes[(iz - iz_first)%3], (int)threadIdx.x*2,
                    (int)threadIdx.y*2 + 1);
#pragma unroll
            for (int e = 0; e < 2; e++) {
                partial1_p1[e] = (b_p1[e] + b_0[e])*(u_p1[e] - u_0[e])/8;
            }
#pragma unroll
            for (int e = 0; e < 2; e++) {
                partial1_p1_p1[e] = (b_p1_p1[e] + b_0_p1[e])*(u_p1_p1[e] - u_0_p1[e])/8;
            }
            if (iz + 1 < iz_end) {
                real b_p1_wide[4];
                mint_take<1, 1>(b_p1_wide, b_planes[(iz - iz_first)%3], (int)threadIdx.x*2,
                        (int)threadIdx.y*2);
                real b_p1_p1_wide[4];
                mint_take<1, 1>(b_p1_p1_wide, b_planes[(iz - iz_first)%3], (int)threadIdx.x*2,
                        (int)threadIdx.y*2 + 1);
                real u_p1_wide[4];
                mint_take<1, 1>(u_p1_wide, u_planes[(iz - iz_first)%3], (int)threadIdx.x*2,
                        (int)threadIdx.y*2);
                real u_p1_p1_wide[4];
                mint_take<1, 1>(u_p1_p1_wide, u_planes[(iz - iz_first)%3], (int)threadIdx.x*2,
                        (int)threadIdx.y*2 + 1);
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    partial2_p1[e] = (b_p1[e] + b_p1_wide[e+2])*(u_p1_wide[e+2] - u_p1[e])/8;
                    partial3_p1[e] = (b_p1[e] + b_p1_wide[e])*(u_p1[e] - u_p1_wide[e])/8;
                }
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    partial2_p1_p1[e] = (b_p1_p1[e] + b_p1_p1_wide[e+2])*(u_p1_p1_wide[e+2]
                            - u_p1_p1[e])/8;
                    partial3_p1_p1[e] = (b_p1_p1[e] + b_p1_p1_wide[e])*(u_p1_p1[e]
                            - u_p1_p1_wide[e])/8;
                }
            }
            real v_new[2];
#pragma unroll
            for (int e = 0; e < 2; e++) {
                real here = u_0[e];
                v_new[e] = here + partial1_p1[e] - partial1_0[e] + partial2_0[e] - partial3_0[e];
            }
            real v_new_p1[2];
#pragma unroll
            for (int e = 0; e < 2; e++) {
                real here = u_0_p1[e];
                v_new_p1[e] = here + partial1_p1_p1[e] - partial1_0_p1[e] + partial2_0_p1[e]
                        - partial3_0_p1[e];
            }
            mint_store(v + (v_at), v_new, cells_2, whole || aligned);
            mint_store(v + (v_at + v_row), v_new_p1, cells_row1, whole || aligned);
#pragma unroll
            for (int e = 0; e < 2; e++) {
                u_0[e] = u_p1[e];
                u_0_p1[e] = u_p1_p1[e];
                b_0[e] = b_p1[e];
                b_0_p1[e] = b_p1_p1[e];
                partial1_0[e] = partial1_p1[e];
                partial1_0_p1[e] = partial1_p1_p1[e];
                partial2_0[e] = partial2_p1[e];
                partial2_0_p1[e] = partial2_p1_p1[e];
                partial3_0[e] = partial3_p1[e];
                partial3_0_p1[e] = partial3_p1_p1[e];
            }
            u_at += u_plane;
            b_at += b_plane;
            v_at += v_plane;
            u_block_at += u_plane;
            b_block_at += b_plane;
        }
    };
    if (aligned && (blockIdx.x + 1)*16 <= x_count && (blockIdx.y + 1)*4 <= y_count
            && (blockIdx.z + 1)*6 <= z_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

/* The loops at line 30.
 * v: read, 7-point star of radius 1
 * u: written
 * A block computes 16x4x6 points, a thread 2x2x6 of them, and keeps own columns in registers.
 * It computes 1 partial value as the planes come, and carries them on.
 * Blocks keep v in shared memory and 2 on their way. */
static __global__ void __launch_bounds__(16)
main_sweep2(const real *__restrict__ v, long long v_plane, long long v_row, real *__restrict__ u,
            long long u_plane, long long u_row, unsigned x_count, unsigned y_count,
            unsigned z_count, bool aligned)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x*2;
    const unsigned iy = blockIdx.y*4 + threadIdx.y*2;
    const unsigned iz_first = blockIdx.z*6;
    __shared__ mint_plane<real, 16, 4, 1, 1, 1, 1> v_planes[3];
    auto tile = [&](auto whole) {
        const int rows_2 = whole ? 2 : mint_valid(iy, y_count, 0);
        const int cells_2 = whole ? 2 : rows_2 > 0 ? mint_valid(ix, x_count, 0) : 0;
        const int cells_1 = whole ? 3 : rows_2 > 0 ? mint_valid(ix, x_count, 1) : 0;
        const int cells_row1 = rows_2 > 1 ? cells_2 : 0;
        const int block_rows_1 = whole ? 5 : mint_valid(blockIdx.y*4, y_count, 1);
        const int block_cells_1 = whole ? 17 : mint_valid(blockIdx.x*16, x_count, 1);
        const unsigned iz_end = whole || iz_first + 6 < z_count ? iz_first + 6 : z_count;
        const int x0 = 1 + (int)ix;
        const int y0 = 1 + (int)iy;
        const int z0 = 1 + (int)iz_first;
        long long v_at = z0*v_plane + y0*v_row + x0;
        long long u_at = z0*u_plane + y0*u_row + x0;
        long long v_block_at = v_at - (long long)(threadIdx.x*2) - threadIdx.y*2*v_row;
        mint_stage<16>(v_planes[0], v + (v_block_at + v_plane), v_row, block_cells_1, block_rows_1,
                whole || aligned);
        __pipeline_commit();
        if (iz_first + 1 < iz_end) {
            mint_stage<16>(v_planes[1], v + (v_block_at + 2*v_plane), v_row, block_cells_1,
                    block_rows_1, whole || aligned);
        }
        __pipeline_commit();
        real v_m1[2];
        real v_0[2];
        real v_p1[2];
        real v_m1_p1[2];
        real v_0_p1[2];
        real v_p1_p1[2];
        real partial1_0[2];
        real partial1_0_p1[2];
        real partial1_p1[2];
        real partial1_p1_p1[2];
        mint_load(v_m1, v + (v_at - v_plane), cells_2, whole || aligned);
        mint_load(v_0, v + (v_at), cells_2, whole || aligned);
        mint_load(v_m1_p1, v + (v_at - v_plane + v_row), cells_row1, whole || aligned);
        mint_load(v_0_p1, v + (v_at + v_row), cells_row1, whole || aligned);
        real v_0_own[2];
        mint_load(v_0_own, v + (v_at), cells_1, whole || aligned);
        real v_0_wide[4];
        mint_widen_alone<1, 1>(v_0_wide, v_0_own, v + (v_at), cells_1);
        real v_0_p1_own[2];
        mint_load(v_0_p1_own, v + (v_at + v_row), cells_1, whole || aligned);
        real v_0_p1_wide[4];
        mint_widen_alone<1, 1>(v_0_p1_wide, v_0_p1_own, v + (v_at + v_row), cells_1);
        real v_0_m1_own[2];
        mint_load(v_0_m1_own, v + (v_at - v_row), cells_2, whole || aligned);
        real v_0_p2_own[2];
        mint_load(v_0_p2_own, v + (v_at + 2*v_row), cells_row1, whole || aligned);
#pragma unroll
        for (int e = 0; e < 2; e++) {
            partial1_0[e] = (v_0_wide[e] + v_0_wide[e+2] + v_0_m1_own[e] + v_0_p1_wide[e+1])/8;
        }
#pragma unroll
        for (int e = 0; e < 2; e++) {
            partial1_0_p1[e] = (v_0_p1_wide[e] + v_0_p1_wide[e+2] + v_0_wide[e+1]
                    + v_0_p2_own[e])/8;
        }
#pragma unroll 1
        for (unsigned iz = iz_first; iz < iz_end; iz++) {
            __pipeline_wait_prior(1);
            __syncthreads();
            if (iz + 2 < iz_end) {
                mint_stage<16>(v_planes[(iz - iz_first + 2)%3], v + (v_block_at + 3*v_plane), v_row,
                        block_cells_1, block_rows_1, whole || aligned);
            }
            __pipeline_commit();
            mint_take<0, 0>(v_p1, v_planes[(iz - iz_first)%3], (int)threadIdx.x*2,
                    (int)threadIdx.y*2);
            mint_take<0, 0>(v_p1_p1, v_planes[(iz - iz_first)%3], (int)threadIdx.x*2,
                    (int)threadIdx.y*2 + 1);
            if (iz + 1 < iz_end) {
                real v_p1_wide[4];
                mint_take<1, 1>(v_p1_wide, v_planes[(iz - iz_first)%3], (int)threadIdx.x*2,
                        (int)threadIdx.y*2);
                real v_p1_p1_wide[4];
                mint_take<1, 1>(v_p1_p1_wide, v_planes[(iz - iz_first)%3], (int)threadIdx.x*2,
                        (int)threadIdx.y*2 + 1);
                real v_p1_m1_wide[2];
                mint_take<0, 0>(v_p1_m1_wide, v_planes[(iz - iz_first)%3], (int)threadIdx.x*2,
                        (int)threadIdx.y*2 - 1);
                real v_p1_p2_wide[2];
                mint_take<0, 0>(v_p1_p2_wide, v_planes[(iz - iz_first)%3], (int)threadIdx.x*2,
                        (int)threadIdx.y*2 + 2);
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    partial1_p1[e] = (v_p1_wide[e] + v_p1_wide[e+2] + v_p1_m1_wide[e]
                            + v_p1_p1_wide[e+1])/8;
                }
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    partial1_p1_p1[e] = (v_p1_p1_wide[e] + v_p1_p1_wide[e+2] + v_p1[e]
                            + v_p1_p2_wide[e])/8;
                }
            }
            real u_new[2];
#pragma unroll
            for (int e = 0; e < 2; e++) {
                u_new[e] = partial1_0[e] + (v_m1[e] + v_p1[e])/8 + v_0[e]/4;
            }
            real u_new_p1[2];
#pragma unroll
            for (int e = 0; e < 2; e++) {
                u_new_p1[e] = partial1_0_p1[e] + (v_m1_p1[e] + v_p1_p1[e])/8 + v_0_p1[e]/4;
            }
            mint_store(u + (u_at), u_new, cells_2, whole || aligned);
            mint_store(u + (u_at + u_row), u_new_p1, cells_row1, whole || aligned);
#pragma unroll
            for (int e = 0; e < 2; e++) {
                v_m1[e] = v_0[e];
                v_0[e] = v_p1[e];
                v_m1_p1[e] = v_0_p1[e];
                v_0_p1[e] = v_p1_p1[e];
                partial1_0[e] = partial1_p1[e];
                partial1_0_p1[e] = partial1_p1_p1[e];
            }
            v_at += v_plane;
            u_at += u_plane;
            v_block_at += v_plane;
        }
    };
    if (aligned && (blockIdx.x + 1)*16 <= x_count && (blockIdx.y + 1)*4 <= y_count
            && (blockIdx.z + 1)*6 <= z_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 13}, "u", u, mint_extents(nz + 2, ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 14}, "v", v, mint_extents(nz + 2, ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 15}, "b", b, mint_extents(nz + 2, ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 16});
        {
            const mint_site site = {"in.c", 19};
            const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)nz + 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)ny + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)nx + 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table b_map = mint_find_table(site, "b", b);
                mint_table v_map = mint_find_table(site, "v", v);
                mint_reach(site, u_map, "u", 0, z_begin - 1, z_begin + z_count, "z-1..z+1");
                mint_reach(site, u_map, "u", 1, y_begin, y_begin + y_count - 1, "y");
                mint_reach(site, u_map, "u", 2, x_begin - 1, x_begin + x_count, "x-1..x+1");
                mint_reach(site, b_map, "b", 0, z_begin - 1, z_begin + z_count, "z-1..z+1");
                mint_reach(site, b_map, "b", 1, y_begin, y_begin + y_count - 1, "y");
                mint_reach(site, b_map, "b", 2, x_begin - 1, x_begin + x_count, "x-1..x+1");
                mint_reach(site, v_map, "v", 0, z_begin, z_begin + z_count - 1, "z");
                mint_reach(site, v_map, "v", 1, y_begin, y_begin + y_count - 1, "y");
                mint_reach(site, v_map, "v", 2, x_begin, x_begin + x_count - 1, "x");
                u_map.settle(site, "u");
                b_map.settle(site, "b");
                v_map.settle(site, "v");
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch u_reads = {"u[z][y][x]", {{-1, 1, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {-1, 1,
                        {0, 0, 1}}}};
                const mint_touch v_writes = {"v[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                const mint_touch b_reads = {"b[z][y][x]", {{-1, 1, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {-1, 1,
                        {0, 0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, b_map, "b", b_reads, v_map, "v", v_writes);
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
        {
            const mint_site site = {"in.c", 30};
            const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)nz + 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)ny + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)nx + 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_table v_map = mint_find_table(site, "v", v);
                mint_table u_map = mint_find_table(site, "u", u);
                mint_reach(site, v_map, "v", 0, z_begin - 1, z_begin + z_count, "z-1..z+1");
                mint_reach(site, v_map, "v", 1, y_begin - 1, y_begin + y_count, "y-1..y+1");
                mint_reach(site, v_map, "v", 2, x_begin - 1, x_begin + x_count, "x-1..x+1");
                mint_reach(site, u_map, "u", 0, z_begin, z_begin + z_count - 1, "z");
                mint_reach(site, u_map, "u", 1, y_begin, y_begin + y_count - 1, "y");
                mint_reach(site, u_map, "u", 2, x_begin, x_begin + x_count - 1, "x");
                v_map.settle(site, "v");
                u_map.settle(site, "u");
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch v_reads = {"v[z][y][x - 1]", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1, 0}}, {-1,
                        1, {0, 0, 1}}}};
                const mint_touch u_writes = {"u[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                mint_distinct(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
                mint_require(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 4), mint_ceil_div(z_count, 6));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(8, 2), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], v_map.stride[1], (real *)u_map.device,
                    u_map.stride[0], u_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                    (unsigned)z_count,
                    mint_is_aligned(v_map, x_begin, 16) && mint_is_aligned(u_map, x_begin, 16));
                mint_launched(site, "main_sweep2", u_map);
            }
        }
...
    mint_copy_out({"in.c", 36}, "u", u, mint_extents(nz + 2, ny + 2, nx + 2));
    mint_copy_out({"in.c", 37}, "v", v, mint_extents(nz + 2, ny + 2, nx + 2));
