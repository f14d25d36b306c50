
...
/* The loops at line 20.
 * c: read, 7 points, radius [0,6]
 * u: read, 13-point star of radius 3
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ c, const real *__restrict__ u, long long u_row,
            real *__restrict__ v, long long v_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 3 + (int)iy;
        const int x = 3 + (int)ix;
        real sum = 0;
        for (int k = -3; k <= 3; k++)
            sum += c[k+3]*(u[y*u_row+(x+k)] + u[(y-k)*u_row+x]);
        v[y*v_row+x] = sum;
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 14}, "u", u, mint_extents(w, w), 3, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 15}, "v", v, mint_extents(w, w), 3, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 16}, "c", &c[0], mint_extents(sizeof(c) / sizeof(c[0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 17}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 20};
            const long long y_begin = 3, y_count = mint_trips(y_begin, n + 3, 1);
            const long long x_begin = 3, x_count = mint_trips(x_begin, n + 3, 1);
            if (y_count > 0 && x_count > 0) {
                mint_view c_map = mint_find_view(site, "c", &c[0], sizeof(real));
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-k..y-k", y_begin - 3, y_begin + y_count + 2},
                    {u_map, "u", 1, "x+k", x_begin - 3, x_begin + x_count + 2},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_reach_view(site, c_map, "c", {{0}, {6}}, "k+3", true);
                c_map.settle();
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch c_reads = {"c[k + R]", {{0, 6, {0, 0}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_reads = {"u[y][x + k]", {{-3, 3, {1, 0}}, {-3, 3, {0, 1}}}};
                mint_distinct(site, loops, c_map, "c", c_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)c_map.device, (real *)u_map.device, u_map.stride[0], (real *)v_map.device,
                    v_map.stride[0], (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "main_sweep1", v_map);
            }
            y = (int)(y_begin + y_count);
            if (y_count > 0) x = (int)(x_begin + x_count);
            (void)y, (void)x, (void)k; /* only kernels use them */
        }
...
    mint_copy_out({"in.c", 28}, "v", v, mint_extents(w, w));
