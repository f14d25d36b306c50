
...
/* The loops at line 13.
 * u: read, 4 points, radius [-1,1][-1,1]
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
smooth_sweep1(const real *__restrict__ u, int u_row, real *__restrict__ v, int v_row,
              unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const int u_at = y*u_row + x;
        v[y*v_row+x] = (u[u_at-u_row] + u[u_at+u_row] + u[u_at-1] + u[u_at+1])/4;
    }
}

/* The loops at line 19.
 * v: read, pointwise
 * u: written
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
smooth_sweep2(const real *v, int v_row, real *u, int u_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        u[y*u_row+x] = v[y*v_row+x];
    }
}

...
    /* #pragma mint parallel */ { mint_region region({"in.c", 10});
    mint_inferred u_here({"in.c", 10}, "u", &u[0][0],
            mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded,
            mint_both);
    mint_inferred v_here({"in.c", 10}, "v", &v[0][0],
            mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded,
            mint_both);
...
        {
            const mint_site site = {"in.c", 13};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 26));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 26));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "smooth_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "smooth_sweep1");
                smooth_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device, (int)v_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "smooth_sweep1", v_map);
            }
        }
...
        {
            const mint_site site = {"in.c", 19};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 26));
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 26));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "smooth_sweep2", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "smooth_sweep2");
                smooth_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)v_map.device, (int)v_map.stride[0], (real *)u_map.device, (int)u_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "smooth_sweep2", u_map);
            }
        }
...
}
...
/* The loops at line 29.
 * u: read, 2 points, radius [0,0][-1,1]
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
double_back_sweep1(const real *__restrict__ u, int u_row, real *__restrict__ v, int v_row,
                   unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const int u_at = y*u_row + x;
        v[y*v_row+x] = u[u_at-1] - u[u_at+1];
    }
}

/* The loops at line 33.
 * v: read, pointwise
 * u: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
double_back_sweep2(const real *v, int v_row, real *u, int u_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const int u_at = y*u_row + x;
        u[u_at] += v[y*v_row+x]/2;
    }
}

...
    {
        const mint_site site = {"in.c", 29};
        const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
        const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
        mint_inferred u_here_2({"in.c", 28}, "u", &u[0][0],
                mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded,
                mint_upload);
        mint_inferred v_here_2({"in.c", 28}, "v", &v[0][0],
                mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded,
                mint_both);
        if (y_count > 0 && x_count > 0) {
            mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 26));
            mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 26));
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "double_back_sweep1",
                    mint_ceil_div(x_count, 16), mint_ceil_div(y_count, 16));
            mint_launching(site, "double_back_sweep1");
            double_back_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device, (int)v_map.stride[0],
                (unsigned)x_count, (unsigned)y_count);
            mint_launched(site, "double_back_sweep1", v_map);
        }
    }
    {
        const mint_site site = {"in.c", 33};
        const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
        const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
        mint_inferred v_here_3({"in.c", 32}, "v", &v[0][0],
                mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded,
                mint_upload);
        mint_inferred u_here_3({"in.c", 32}, "u", &u[0][0],
                mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded,
                mint_both);
        if (y_count > 0 && x_count > 0) {
            mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 26));
            mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 26));
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "double_back_sweep2",
                    mint_ceil_div(x_count, 16), mint_ceil_div(y_count, 16));
            mint_launching(site, "double_back_sweep2");
            double_back_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                (real *)v_map.device, (int)v_map.stride[0], (real *)u_map.device, (int)u_map.stride[0],
                (unsigned)x_count, (unsigned)y_count);
            mint_launched(site, "double_back_sweep2", u_map);
        }
    }
...
/* The loops at line 49.
 * v: read, subscripts that are not index + constant
 * u: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ v, int v_row, real *__restrict__ u, int u_row, int n,
            unsigned y_count)
{
    const unsigned iy = blockIdx.x*256 + threadIdx.x;
    if (iy < y_count) {
        const int y = 1 + (int)iy;
        for (int x = 1; x <= n; x++)
            u[y*u_row+x] += v[y*v_row+x];
    }
}

/* The loops at line 54.
 * u: read, pointwise
 * v: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *u, int u_row, real *v, int v_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const int v_at = y*v_row + x;
        v[v_at] -= u[y*u_row+x];
    }
}

...
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 46});
    mint_inferred v_here_4({"in.c", 46}, "v", &v[0][0],
            mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded,
            mint_upload);
    mint_inferred u_here_4({"in.c", 46}, "u", &u[0][0],
            mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded,
            mint_both);
...
        {
            const mint_site site = {"in.c", 49};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            if (y_count > 0) {
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 26));
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 26));
                const bool happens = (long long)(n) - 1 >= 0;
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "y", happens ? y_begin : 1, happens ? y_begin + y_count - 1 : 0},
                    {v_map, "v", 1, "x", happens ? 1 : 1, happens ? (long long)(n) : 0},
                    {u_map, "u", 0, "y", happens ? y_begin : 1, happens ? y_begin + y_count - 1 : 0},
                    {u_map, "u", 1, "x", happens ? 1 : 1, happens ? (long long)(n) : 0},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(y_count, 256));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)v_map.device, (int)v_map.stride[0], (real *)u_map.device, (int)u_map.stride[0],
                    n, (unsigned)y_count);
                mint_launched(site, "main_sweep1", u_map);
            }
        }
}
    /* #pragma mint parallel default(none) shared(u, v, n) */
    {
        const mint_site site = {"in.c", 54};
        const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
        const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
        mint_inferred u_here_5({"in.c", 52}, "u", &u[0][0],
                mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded,
                mint_upload);
        mint_inferred v_here_5({"in.c", 52}, "v", &v[0][0],
                mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded,
                mint_both);
        if (y_count > 0 && x_count > 0) {
            mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 26));
            mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 26));
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "main_sweep2", mint_ceil_div(x_count, 16),
                    mint_ceil_div(y_count, 16));
            mint_launching(site, "main_sweep2");
            main_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device, (int)v_map.stride[0],
                (unsigned)x_count, (unsigned)y_count);
            mint_launched(site, "main_sweep2", v_map);
        }
    }
...
    /* #pragma mint parallel */ { mint_region region_3({"in.c", 59});
...
}
