
...
/* The loops at line 14.
 * u: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(real *__restrict__ u, long long u_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = (int)iy;
        const int x = (int)ix;
        const long long u_at = y*u_row + x;
        u[u_at] = 1 - u[u_at];
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 10}, "u", u, mint_extents(w, w), 0, mint_padded, mint_scoped);
    /* _Pragma("mint parallel") */
    { mint_region region({"in.c", 11}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 14};
            const long long y_begin = 0, y_count = mint_trips(y_begin, w, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, w, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "main_sweep1", u_map);
            }
        }
...
    mint_copy_out({"in.c", 18}, "u", u, mint_extents(w, w));
