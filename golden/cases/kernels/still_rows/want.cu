
...
/* The loops at line 16.
 * u: read, 5-point star of radius 1
 * v: written
 * A block computes 64x8x1 points, a thread 2x4x1 of them. */
static __global__ void __launch_bounds__(64)
main_sweep1(const real *__restrict__ u, long long u_row, real *__restrict__ v, long long v_row,
            unsigned x_count, unsigned y_count, bool aligned)
{
    const unsigned ix = blockIdx.x*64 + threadIdx.x*2;
    const unsigned iy = blockIdx.y*8 + threadIdx.y*4;
    auto tile = [&](auto whole) {
        const int cells_2 = whole ? 2 : mint_valid(ix, x_count, 0);
        const int cells_1 = whole ? 3 : mint_valid(ix, x_count, 1);
        const int rows_2 = whole ? 4 : mint_valid(iy, y_count, 0);
        const int cells_row1 = rows_2 > 1 ? cells_2 : 0;
        const int cells_1_row1 = rows_2 > 1 ? cells_1 : 0;
        const int cells_row2 = rows_2 > 2 ? cells_2 : 0;
        const int cells_1_row2 = rows_2 > 2 ? cells_1 : 0;
        const int cells_row3 = rows_2 > 3 ? cells_2 : 0;
        const int x0 = 1 + (int)ix;
        const int y0 = 1 + (int)iy;
        long long u_at = y0*u_row + x0;
        long long v_at = y0*v_row + x0;
        real u_0_m1[2];
        mint_load(u_0_m1, u + (u_at - u_row), cells_2, whole || aligned);
        real u_0[2];
        mint_load(u_0, u + (u_at), cells_1, whole || aligned);
        real u_0_p1[2];
        mint_load(u_0_p1, u + (u_at + u_row), cells_1, whole || aligned);
        real u_0_p2[2];
        mint_load(u_0_p2, u + (u_at + 2*u_row), cells_1_row1, whole || aligned);
        real u_0_p3[2];
        mint_load(u_0_p3, u + (u_at + 3*u_row), cells_1_row2, whole || aligned);
        real u_0_p4[2];
        mint_load(u_0_p4, u + (u_at + 4*u_row), cells_row3, whole || aligned);
        real u_0_x[4];
        mint_widen<1, 1>(u_0_x, u_0, u + (u_at), cells_1);
        real u_0_p1_x[4];
        mint_widen<1, 1>(u_0_p1_x, u_0_p1, u + (u_at + u_row), cells_1);
        real u_0_p2_x[4];
        mint_widen<1, 1>(u_0_p2_x, u_0_p2, u + (u_at + 2*u_row), cells_1_row1);
        real u_0_p3_x[4];
        mint_widen<1, 1>(u_0_p3_x, u_0_p3, u + (u_at + 3*u_row), cells_1_row2);
        real v_new[2];
#pragma unroll
        for (int e = 0; e < 2; e++) {
            v_new[e] = u_0_x[e+1] - (u_0_m1[e] + u_0_p1_x[e+1] + u_0_x[e] + u_0_x[e+2])/4;
        }
        real v_new_p1[2];
#pragma unroll
        for (int e = 0; e < 2; e++) {
            v_new_p1[e] = u_0_p1_x[e+1]
                    - (u_0_x[e+1] + u_0_p2_x[e+1] + u_0_p1_x[e] + u_0_p1_x[e+2])/4;
        }
        real v_new_p2[2];
#pragma unroll
        for (int e = 0; e < 2; e++) {
            v_new_p2[e] = u_0_p2_x[e+1]
                    - (u_0_p1_x[e+1] + u_0_p3_x[e+1] + u_0_p2_x[e] + u_0_p2_x[e+2])/4;
        }
        real v_new_p3[2];
#pragma unroll
        for (int e = 0; e < 2; e++) {
            v_new_p3[e] = u_0_p3_x[e+1]
                    - (u_0_p2_x[e+1] + u_0_p4[e] + u_0_p3_x[e] + u_0_p3_x[e+2])/4;
        }
        mint_store(v + (v_at), v_new, cells_2, whole || aligned);
        mint_store(v + (v_at + v_row), v_new_p1, cells_row1, whole || aligned);
        mint_store(v + (v_at + 2*v_row), v_new_p2, cells_row2, whole || aligned);
        mint_store(v + (v_at + 3*v_row), v_new_p3, cells_row3, whole || aligned);
    };
    if (aligned && (blockIdx.x + 1)*64 <= x_count && (blockIdx.y + 1)*8 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 11}, "u", u, mint_extents(w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 12}, "v", v, mint_extents(w, w), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 13});
        {
            const mint_site site = {"in.c", 16};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                mint_reach(site, u_map, "u", 0, y_begin - 1, y_begin + y_count, "y-1..y+1");
                mint_reach(site, u_map, "u", 1, x_begin - 1, x_begin + x_count, "x-1..x+1");
                mint_reach(site, v_map, "v", 0, y_begin, y_begin + y_count - 1, "y");
                mint_reach(site, v_map, "v", 1, x_begin, x_begin + x_count - 1, "x");
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(x_count, 64),
                        mint_ceil_div(y_count, 8));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(32, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                mint_launched(site, "main_sweep1", v_map);
            }
        }
...
    mint_copy_out({"in.c", 20}, "v", v, mint_extents(w, w));
