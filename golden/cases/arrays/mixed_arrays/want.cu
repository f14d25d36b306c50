
...
/* The loops at line 24.
 * a: read, 2 points, radius [0,0][0,40]
 * line: read, pointwise
 * b: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 73 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const float *__restrict__ a, long long a_row, const real *__restrict__ line,
            double *__restrict__ b, long long b_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = (int)iy;
        const int x = (int)ix;
        const long long a_at = y*a_row + x;
        const long long b_at = y*b_row + x;
        b[b_at] = a[a_at+40]*line[x] + b[b_at] - a[a_at+3]/(1 + line[y]);
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 18}, "a", &a[0][0], mint_extents(sizeof(a) / sizeof(a[0]), sizeof(a[0]) / sizeof(a[0][0])), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 19}, "b", &b[0][0], mint_extents(sizeof(b) / sizeof(b[0]), sizeof(b[0]) / sizeof(b[0][0])), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 20}, "line", &line[0], mint_extents(sizeof(line) / sizeof(line[0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 21});
        {
            const mint_site site = {"in.c", 24};
            const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, n, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &a_map = mint_find(site, "a", &a[0][0], sizeof(float),
                        mint_extents(0, sizeof(a[0]) / sizeof(a[0][0])));
                mint_view line_map = mint_find_view(site, "line", &line[0], sizeof(real));
                mint_mapping &b_map = mint_find(site, "b", &b[0][0], sizeof(double),
                        mint_extents(0, sizeof(b[0]) / sizeof(b[0][0])));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {a_map, "a", 0, "y", y_begin, y_begin + y_count - 1},
                    {a_map, "a", 1, "x+3..x+40", x_begin + 3, x_begin + x_count + 39},
                    {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                    {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_reach_view(site, line_map, "line", {{x_begin}, {x_begin + x_count - 1}}, "x", true);
                mint_reach_view(site, line_map, "line", {{y_begin}, {y_begin + y_count - 1}}, "y", true);
                line_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (float *)a_map.device, a_map.stride[0], (real *)line_map.device, (double *)b_map.device,
                    b_map.stride[0], (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "main_sweep1", b_map);
            }
        }
...
    mint_copy_out({"in.c", 28}, "b", &b[0][0], mint_extents(sizeof(b) / sizeof(b[0]), sizeof(b[0]) / sizeof(b[0][0])));
