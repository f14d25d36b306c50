
...
/* The loops at line 90.
 * u: read, 5-point star of radius 1
 * h: read, pointwise
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 85.1 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u, int u_row, const real *h, int h_row, real *v, int v_row,
            unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const int u_at = y*u_row + x;
        real laplacian_value = u[u_at-u_row] + u[u_at+u_row] + u[u_at-1] + u[u_at+1] - 4*u[u_at];
        real value = u[u_at] + laplacian_value*(h[y*h_row+x]/3);
        v[y*v_row+x] = value;
    }
}

/* The loops at line 94.
 * u: read, subscripts that are not index + constant
 * v: read and written, pointwise
 * d_cells: read, 3-point star of radius 1
 * A block computes 16x16x1 points.
 * The model expects 62.3 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *u, int u_row, real *__restrict__ v, int v_row, const real *d_cells,
            real d_h, unsigned x_count, unsigned y_count, mint_extent u_extent)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const int v_at = y*v_row + x;
        real low = u[y*u_row+x];
        real high = v[v_at];
        real q[3] = {low, high, 2};
        real f[3];
        if (low > high) {
            real t = low;
            low = high;
            high = t;
        }
        for (int k = 0; k < 3; k++)
            f[k] = q[k]*q[0];
        int holds = x > 2;
        if (holds) {
            int x_2 = x;
            x_2++;
            real sum = u[mint_inside(y*u_row+x_2, u_extent, 0)];
            x_2 -= 2;
            real shifted_value = sum + u[mint_inside(y*u_row+x_2, u_extent, 1)];
            holds = shifted_value > 1;
        }
        real chosen;
        if (holds) {
            int x_3 = x;
            x_3++;
            real sum_2 = u[mint_inside((y-1)*u_row+x_3, u_extent, 0)];
            x_3 -= 2;
            real shifted_value_2 = sum_2 + u[mint_inside((y-1)*u_row+x_3, u_extent, 1)];
            chosen = shifted_value_2;
        } else {
            chosen = 0;
        }
        v[v_at] = high - low + d_cells[x-1] + d_cells[x+1] + (d_cells[x]*d_h + y) + f[1] + f[2]
                + u[y*u_row+(x+1)] + chosen;
    }
}

...
{ mint_scope mappings;
...
    struct domain d = {M, (real)0.5, {1, 2}, (real *)malloc(M * sizeof(real))};
...
    mint_copy_in(mappings, {"in.c", 83}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_dense, mint_scoped);
    mint_copy_in(mappings, {"in.c", 84}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 85}, "h", &h[0][0], mint_extents(sizeof(h) / sizeof(h[0]), sizeof(h[0]) / sizeof(h[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 86}, "d.cells", &d.cells[0], mint_extents(d.width), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 87});
        {
            const mint_site site = {"in.c", 90};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 21));
                mint_mapping &h_map = mint_find(site, "h", &h[0][0], sizeof(real), mint_extents(0, 21));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 21));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {h_map, "h", 0, "y", y_begin, y_begin + y_count - 1},
                    {h_map, "h", 1, "x", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], (real *)h_map.device, (int)h_map.stride[0],
                    (real *)v_map.device, (int)v_map.stride[0], (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "main_sweep1", v_map);
            }
            (void)coefficient, (void)laplacian, (void)store; /* only kernels use them */
        }
        {
            const mint_site site = {"in.c", 94};
            mint_takes({"in.c", 94}, &d.h);
            const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 21));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 21));
                mint_view d_cells_map = mint_find_view(site, "d.cells", &d.cells[0], sizeof(real));
                mint_make_dense(site, u_map);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x..x+1", x_begin, x_begin + x_count},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_reach_view(site, d_cells_map, "d.cells", {{x_begin - 1}, {x_begin + x_count}},
                        "x-1..x+1", true);
                d_cells_map.settle();
                static const mint_checked u_checked[] = {
                    {{"in.c", 68}, "u", "row[x]", -1},
                    {{"in.c", 70}, "u", "row[x]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch v_writes = {"*next(v, y, x - 1)", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch d_cells_reads = {"*at(&d, x - 1)", {{-1, 1, {0, 1}}}};
                mint_distinct(site, loops, v_map, "v", v_writes, d_cells_map, "d.cells", d_cells_reads);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep2", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device, (int)v_map.stride[0],
                    (real *)d_cells_map.device, d.h, (unsigned)x_count, (unsigned)y_count,
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "main_sweep2", v_map);
            }
            (void)sort, (void)products, (void)at, (void)of_domain, (void)shifted,
                    (void)next; /* only kernels use them */
        }
...
    mint_copy_out({"in.c", 104}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])));
