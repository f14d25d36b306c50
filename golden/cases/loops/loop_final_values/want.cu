
...
/* The loops at line 16.
 * u: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(real *__restrict__ u, long long u_row, int x_begin, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = x_begin - 2*(int)ix;
        const long long u_at = y*u_row + x;
        u[u_at] += 1;
    }
}

/* The loops at line 21.
 * u: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(real *__restrict__ u, long long u_row, long long i_count)
{
    const long long ii = (long long)blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const long i = 3*ii;
        u[i] *= 2;
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 12}, "u", u, mint_extents(ny + 2, nx + 2), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 13}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 16};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)ny + 1, 1);
            const long long x_begin = nx, x_count = mint_trips(x_begin, 0, -2);
            if (y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x", (x_begin + -2*(x_count - 1)), x_begin},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                        mint_tiles(site, "x", x_count, 16, 1073741824), mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (int)x_begin, (unsigned)x_count,
                    (unsigned)y_count);
                mint_launched(site, "main_sweep1", u_map);
            }
            y = (int)(y_begin + y_count);
            if (y_count > 0) x = (int)(x_begin - 2*x_count);
        }
...
        {
            const mint_site site = {"in.c", 21};
            const long long i_begin = 0, i_count = mint_trips(i_begin, nx, 3);
            if (i_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "0", 0, 0},
                    {u_map, "u", 1, "i", i_begin, (i_begin + 3*(i_count - 1))},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], i_count);
                mint_launched(site, "main_sweep2", u_map);
            }
            i = (long)(i_begin + 3*i_count);
        }
...
    mint_copy_out({"in.c", 24}, "u", u, mint_extents(ny + 2, nx + 2));
