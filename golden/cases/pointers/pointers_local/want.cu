
...
/* The loops at line 16.
 * u: read, 5-point star of radius 1
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 116 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u, long long u_row, real *__restrict__ v, long long v_row,
            unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        real sum = u[y*u_row+(x-1)] + u[y*u_row+(x+1)] + u[(y-1)*u_row+x] + u[(y+1)*u_row+x]
                + u[y*u_row+x] + u[y*u_row+x];
        real near[2][3] = {{sum, 1}, {2}};
        sum *= 2;
#pragma unroll 1
        for (int k = 0; k < 3; k++) {
            near[1][k] += u[y*u_row+(x+k+-1)];
            x%2 ? (sum += near[1][k]) : (sum -= near[1][0]);
        }
        v[y*v_row+x] = sum;
    }
}

...
{ mint_scope mappings;
...
    real(*u)[w] = (__typeof__(u))malloc(sizeof(real[w][w])), (*v)[w] = (__typeof__(v))malloc(sizeof(real[w][w]));
...
    mint_copy_in(mappings, {"in.c", 11}, "u", &u[0][0], mint_extents(w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 12}, "v", &v[0][0], mint_extents(w, w), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 13});
        {
            const mint_site site = {"in.c", 16};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real),
                        mint_extents(0, sizeof(u[0]) / sizeof(u[0][0])));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real),
                        mint_extents(0, sizeof(v[0]) / sizeof(v[0][0])));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"row[left]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "main_sweep1", v_map);
            }
        }
...
    mint_copy_out({"in.c", 31}, "v", &v[0][0], mint_extents(w, w));
