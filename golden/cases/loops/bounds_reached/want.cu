
...
/* The loops at line 24.
 * u: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
fill_box_sweep1(real *__restrict__ u, int u_row, int i_begin, unsigned i_count, unsigned j_count)
{
    const unsigned ii = blockIdx.x*16 + threadIdx.x;
    const unsigned ij = mint_block_y()*16 + threadIdx.y;
    if (ii < i_count && ij < j_count) {
        const int j = (int)ij;
        const int i = i_begin + (int)ii;
        const int u_at = j*u_row + i;
        u[u_at] += 1;
    }
}

/* The loops at line 28.
 * u: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
fill_box_sweep2(real *__restrict__ u, int u_row, int n, unsigned i_count, unsigned j_count)
{
    const unsigned ii = blockIdx.x*16 + threadIdx.x;
    const unsigned ij = mint_block_y()*16 + threadIdx.y;
    if (ii < i_count && ij < j_count) {
        const int j = (int)ij;
        const int i = (int)ii;
        const int u_at = j*u_row + i;
        u[u_at] -= i%n;
    }
}

/* The loops at line 32.
 * w: written
 * A block computes 16x16x1 points.
 * The model expects 142 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
fill_box_sweep3(real *__restrict__ w, int w_plane, int w_row, int i_begin, unsigned i_count,
                int j_begin, unsigned j_count, unsigned k_count)
{
    const unsigned ii = blockIdx.x*16 + threadIdx.x;
    const unsigned ij = blockIdx.y*16 + threadIdx.y;
    const unsigned ik = blockIdx.z;
    if (ii < i_count && ij < j_count && ik < k_count) {
        const int k = (int)ik;
        const int j = j_begin + (int)ij;
        const int i = i_begin + (int)ii;
        w[k*w_plane+j*w_row+i] = k + j - i;
    }
}

/* The loops at line 37.
 * u: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
fill_box_sweep4(real *__restrict__ u, int u_row, int b_hi, unsigned b_width, int x_begin,
                unsigned x_count, unsigned y_count, mint_extent u_extent)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = (int)iy;
        const int x = x_begin + (int)ix;
        const int u_at = y*u_row + x;
        if (x >= y && x < b_hi + (int)b_width)
            u[mint_inside(u_at, u_extent, 0)] += x;
    }
}

/* The loops at line 41.
 * w: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
fill_box_sweep5(real *__restrict__ w, int w_plane, int w_row, int n, unsigned b_width,
                unsigned i_begin, unsigned i_count, unsigned j_count, unsigned k_count,
                mint_extent w_extent)
{
    const unsigned ii = blockIdx.x*16 + threadIdx.x;
    const unsigned ij = blockIdx.y*16 + threadIdx.y;
    const unsigned ik = blockIdx.z;
    if (ii < i_count && ij < j_count && ik < k_count) {
        const int k = (int)ik;
        const int j = 3*(int)ij;
        const unsigned i = i_begin + ii;
        const int w_at = k*w_plane + j*w_row + i;
        if (i >= (unsigned)(j/n) && i < b_width + j/n)
            w[mint_inside(w_at, w_extent, 0)] += i;
    }
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 21});
        mint_inferred u_here({"in.c", 21}, "u", &u[0][0],
                mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 0, mint_padded,
                mint_both);
        mint_inferred w_here({"in.c", 21}, "w", &w[0][0][0],
                mint_extents(sizeof(w) / sizeof(w[0]), sizeof(w[0]) / sizeof(w[0][0]), sizeof(w[0][0])
                / sizeof(w[0][0][0])), 0, mint_padded, mint_both);
...
        {
            const mint_site site = {"in.c", 24};
            const long long j_begin = 0, j_count = mint_trips(j_begin, n, 1);
            const long long i_begin = j_count > 0 ? b->lo : 0, i_count = j_count > 0
                    ? mint_trips(i_begin, b->hi, 1) : 0;
            if (j_count > 0 && i_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 24));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "j", j_begin, j_begin + j_count - 1},
                    {u_map, "u", 1, "i", i_begin, i_begin + i_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "fill_box_sweep1",
                        mint_tiles(site, "i", i_count, 16, 2147483648), mint_ceil_div(j_count, 16));
                mint_launching(site, "fill_box_sweep1");
                fill_box_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], (int)i_begin, (unsigned)i_count,
                    (unsigned)j_count);
                mint_launched(site, "fill_box_sweep1", u_map);
            }
        }
        {
            const mint_site site = {"in.c", 28};
            const long long j_begin = 0, j_count = mint_trips(j_begin, n, 1);
            const long long i_begin = 0, i_count = j_count > 0
                    ? mint_trips(i_begin, (long long)(2*(24/2 - 1)/n) + 1, 1) : 0;
            if (j_count > 0 && i_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 24));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "j", j_begin, j_begin + j_count - 1},
                    {u_map, "u", 1, "i", i_begin, i_begin + i_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "fill_box_sweep2", mint_ceil_div(i_count, 16),
                        mint_ceil_div(j_count, 16));
                mint_launching(site, "fill_box_sweep2");
                fill_box_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], n, (unsigned)i_count, (unsigned)j_count);
                mint_launched(site, "fill_box_sweep2", u_map);
            }
        }
        {
            const mint_site site = {"in.c", 32};
            const long long k_begin = 0, k_count = mint_trips(k_begin, n, 1);
            const long long j_begin = k_count > 0 ? l->box->lo : 0, j_count = k_count > 0
                    ? mint_trips(j_begin, (planes[2] % n), 1) : 0;
            const long long i_begin = k_count > 0 && j_count > 0 ? (*b->planes) : 0, i_count = k_count > 0
                    && j_count > 0 ? mint_trips(i_begin, (l->box->planes[1]), 1) : 0;
            if (k_count > 0 && j_count > 0 && i_count > 0) {
                mint_mapping &w_map = mint_find(site, "w", &w[0][0][0], sizeof(real),
                        mint_extents(0, 24, 24));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {w_map, "w", 0, "k", k_begin, k_begin + k_count - 1},
                    {w_map, "w", 1, "j", j_begin, j_begin + j_count - 1},
                    {w_map, "w", 2, "i", i_begin, i_begin + i_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "fill_box_sweep3",
                        mint_tiles(site, "i", i_count, 16, 2147483648), mint_ceil_div(j_count, 16),
                        k_count);
                mint_launching(site, "fill_box_sweep3");
                fill_box_sweep3<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)w_map.device, (int)w_map.stride[0], (int)w_map.stride[1], (int)i_begin,
                    (unsigned)i_count, (int)j_begin, (unsigned)j_count, (unsigned)k_count);
                mint_launched(site, "fill_box_sweep3", w_map);
            }
        }
        {
            const mint_site site = {"in.c", 37};
            const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
            mint_runs x_runs;
            for (long long y_at = 0; y_at < y_count; y_at++) {
                const int y = (int)(y_begin + y_at);
                x_runs.mint_add((int)(y),
                        mint_count(site, "x", (int)(y), "<", (int)(b->hi + (int)b->width), 1), 1);
            }
            const long long x_begin = x_runs.mint_first(1), x_count = x_runs.mint_count(1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 24));
                mint_within(site, "(int)b->width", (long long)(b->width), (long long)(b->width), 0LL,
                        2147483647LL);
                mint_reach_or_dense(site, u_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, u_map, 1, x_begin, x_begin + x_count - 1);
                static const mint_checked u_checked[] = {
                    {{"in.c", 39}, "u", "u[y][x]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "fill_box_sweep4",
                        mint_tiles(site, "x", x_count, 16, 2147483648), mint_ceil_div(y_count, 16));
                mint_launching(site, "fill_box_sweep4");
                fill_box_sweep4<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], b->hi, b->width, (int)x_begin,
                    (unsigned)x_count, (unsigned)y_count,
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "fill_box_sweep4", u_map);
            }
            y = (int)(y_begin + y_count);
            if (y_count > 0) {
                const int y = (int)(y_begin + (y_count - 1));
                x = (int)((y) + 1*mint_count(site, "x", (int)(y), "<", (int)(b->hi + (int)b->width), 1));
            }
        }
        {
            const mint_site site = {"in.c", 41};
            const long long k_begin = 0, k_count = mint_trips(k_begin, n, 1);
            const long long j_begin = 0, j_count = k_count > 0 ? mint_trips(j_begin, 20/n, 3) : 0;
            mint_runs i_runs;
            if (k_count > 0) {
                for (long long j_at = 0; j_at < j_count; j_at++) {
                    const int j = (int)(j_begin + 3*j_at);
                    i_runs.mint_add((unsigned)((unsigned)(j/n)),
                            mint_count(site, "i", (unsigned)((unsigned)(j/n)), "<",
                            (unsigned)(b->width + j/n), 1), 1);
                }
            }
            const long long i_begin = i_runs.mint_first(1), i_count = i_runs.mint_count(1);
            if (k_count > 0 && j_count > 0 && i_count > 0) {
                mint_mapping &w_map = mint_find(site, "w", &w[0][0][0], sizeof(real),
                        mint_extents(0, 24, 24));
                mint_reach_or_dense(site, w_map, 0, k_begin, k_begin + k_count - 1);
                mint_reach_or_dense(site, w_map, 1, j_begin, (j_begin + 3*(j_count - 1)));
                mint_reach_or_dense(site, w_map, 2, i_begin, i_begin + i_count - 1);
                static const mint_checked w_checked[] = {
                    {{"in.c", 44}, "w", "w[k][j][i]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "fill_box_sweep5",
                        mint_tiles(site, "i", i_count, 16, 4294966239), mint_ceil_div(j_count, 16),
                        k_count);
                mint_launching(site, "fill_box_sweep5");
                fill_box_sweep5<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)w_map.device, (int)w_map.stride[0], (int)w_map.stride[1], n, b->width,
                    (unsigned)i_begin, (unsigned)i_count, (unsigned)j_count, (unsigned)k_count,
                    mint_elements(site, w_map, w_map.device, w_checked));
                mint_launched(site, "fill_box_sweep5", w_map);
            }
        }
