
...
/* The loops at line 10.
 * u: read and written, pointwise
 * A block computes 32x4x1 points.
 * The model expects 124 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
scale_sweep1(real *__restrict__ u, long long u_row, real by, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*32 + threadIdx.x;
    const unsigned iy = mint_block_y()*4 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = (int)iy;
        const int x = (int)ix;
        const long long u_at = y*u_row + x;
        u[u_at] *= by;
    }
}

static int scale(int n, real *u_cells, real by)
{ real (*u)[n] = (__typeof__(u))u_cells; mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 8}, "u", &u[0][0], mint_extents(n, n), 0, mint_padded, mint_scoped);
    {
        const mint_site site = {"in.c", 10};
        const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
        const long long x_begin = 0, x_count = mint_trips(x_begin, n, 1);
        if (y_count > 0 && x_count > 0) {
            mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real),
                    mint_extents(0, sizeof(u[0]) / sizeof(u[0][0])));
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "scale_sweep1", mint_ceil_div(x_count, 32),
                    mint_ceil_div(y_count, 4));
            mint_launching(site, "scale_sweep1");
            scale_sweep1<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                (real *)u_map.device, u_map.stride[0], by, (unsigned)x_count, (unsigned)y_count);
            mint_launched(site, "scale_sweep1", u_map);
        }
    }
    mint_copy_out({"in.c", 13}, "u", &u[0][0], mint_extents(n, n));
...
    real(*u)[n] = (__typeof__(u))(real(*)[n])malloc((size_t)n * n * sizeof(real));
...
    printf("%d %d\n", scale(n, (real *)u, 1), scale(n, (real *)u, 3));
