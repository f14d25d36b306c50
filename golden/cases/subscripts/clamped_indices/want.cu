
...
/* clamped, for kernels. */
static __device__ int clamped_on_device(int i, int n)
{
    if (i < 0)
        return 0;
    return i < n ? i : n - 1;
}

/* The loops at line 26.
 * u: read, subscripts that are not index + constant
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 109 billion points a second, limited by arithmetic. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u, long long u_row, real *__restrict__ v, long long v_row,
            int n, unsigned x_count, unsigned y_count, mint_extent u_extent)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = (int)iy;
        const int x = (int)ix;
        int top = y > 0 ? y - 1 : 0;
        int bottom = y + 1 < n - 1 ? y + 1 : n - 1;
        int left = x - 1 > 0 ? x - 1 : 0;
        int right = (x + 1)%n;
        v[y*v_row+x] = u[mint_inside(top*u_row+x, u_extent, 0)]
                + u[mint_inside(bottom*u_row+x, u_extent, 1)]
                + u[mint_inside(y*u_row+left, u_extent, 2)] + u[y*u_row+right]
                + u[mint_inside(clamped_on_device(y-2, n)*u_row+clamped_on_device(x+2, n), u_extent,
                3)];
    }
}

...
{ mint_scope mappings;
...
    real(*u)[n] = (__typeof__(u))malloc(sizeof(real[n][n])), (*v)[n] = (__typeof__(v))malloc(sizeof(real[n][n]));
...
    mint_copy_in(mappings, {"in.c", 21}, "u", &u[0][0], mint_extents(n, n), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings, {"in.c", 22}, "v", &v[0][0], mint_extents(n, n), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 23});
        {
            const mint_site site = {"in.c", 26};
            const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, n, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real),
                        mint_extents(0, sizeof(u[0]) / sizeof(u[0][0])));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real),
                        mint_extents(0, sizeof(v[0]) / sizeof(v[0][0])));
                mint_make_dense(site, u_map);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "right", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                static const mint_checked u_checked[] = {
                    {{"in.c", 29}, "u", "u[top][x]", -1},
                    {{"in.c", 29}, "u", "u[bottom][x]", -1},
                    {{"in.c", 29}, "u", "u[y][left]", -1},
                    {{"in.c", 29}, "u", "u[clamped(y - 2, n)][clamped(x + 2, n)]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = mint_anywhere("u[top][x]");
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_reads_2 = {"u[y][right]", {{0, 0, {1, 0}}, {x_begin, x_begin + x_count
                        - 1, {0, 0}}}};
                const mint_touch u_reads_3 = mint_anywhere("u[clamped(y - 2, n)][clamped(x + 2, n)]");
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_3, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], n,
                    (unsigned)x_count, (unsigned)y_count,
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "main_sweep1", v_map);
            }
            (void)clamped; /* only kernels use them */
        }
...
    mint_copy_out({"in.c", 32}, "v", &v[0][0], mint_extents(n, n));
