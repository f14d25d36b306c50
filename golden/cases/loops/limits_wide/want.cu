
...
/* The loops at line 14.
 * u: read, pointwise
 * v: written
 * A block computes 256x1x1 points, a thread 2x1x1 of them.
 * The model expects 128 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
inside_sweep1(const real *u_grid, long long u_row, real *v_grid, long long v_row, int of_low,
              int of_high, unsigned x_count, unsigned y_count)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*256 + tx, iy = mint_block_y();
    auto tile = [&](auto interior) {
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = (int)ix, y0 = (int)iy;
        long long u_at = y0*u_row + x0, v_at = y0*v_row + x0;
        // Compute and store.
#pragma unroll
        for (int e_2 = 0; e_2 < 2; e_2++)
            if (e_2 < valid) {
                const int y = y0, x = x0 + e_2;
                if (y > of_low && x < of_high)
                    v_grid[v_at+e_2] = u_grid[u_at+e_2] + 2;
            }
    };
    if ((blockIdx.x + 1)*256 <= x_count && mint_block_y() + 1 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

...
    {
        const mint_site site = {"in.c", 14};
        const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
        const long long x_begin = 0, x_count = mint_trips(x_begin, 40, 1);
        if (y_count > 0 && x_count > 0) {
            mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
            mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 40));
            const bool happens = mint_greater(y_begin, (long long)(of->low) + 1) <= y_begin + y_count
                    - 1 && x_begin <= mint_lesser(x_begin + x_count - 1, (long long)(of->high) - 1);
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {u_map, "u", 0, "y", happens ? mint_greater(y_begin, (long long)(of->low) + 1) : 1,
                        happens ? y_begin + y_count - 1 : 0},
                {u_map, "u", 1, "x", happens ? x_begin : 1, happens
                        ? mint_lesser(x_begin + x_count - 1, (long long)(of->high) - 1) : 0},
                {v_map, "v", 0, "y", happens ? mint_greater(y_begin, (long long)(of->low) + 1) : 1,
                        happens ? y_begin + y_count - 1 : 0},
                {v_map, "v", 1, "x", happens ? x_begin : 1, happens
                        ? mint_lesser(x_begin + x_count - 1, (long long)(of->high) - 1) : 0},
            };
            mint_check_subscripts(site, subscripts);
            const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
            const mint_touch u_reads = {"u[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}},
                    {{mint_greater(y_begin, (long long)(of->low) + 1), y_begin + y_count - 1}, {x_begin,
                    mint_lesser(x_begin + x_count - 1, (long long)(of->high) - 1)}}};
            const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}},
                    {{mint_greater(y_begin, (long long)(of->low) + 1), y_begin + y_count - 1}, {x_begin,
                    mint_lesser(x_begin + x_count - 1, (long long)(of->high) - 1)}}};
            mint_coincide(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "inside_sweep1",
                    mint_tiles(site, "x", x_count, 256, 2147482111),
                    mint_tiles(site, "y", y_count, 1, 2147417082));
            mint_launching(site, "inside_sweep1");
            inside_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], of->low,
                of->high, (unsigned)x_count, (unsigned)y_count);
            mint_launched(site, "inside_sweep1", v_map);
        }
    }
...
/* The loops at line 33.
 * u: read, 1 point, radius [0,0][0,1]
 * v: written
 * A block computes 512x1x1 points, a thread 2x1x1 of them.
 * The model expects 89.5 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u_grid, int u_row, real *__restrict__ v_grid, int v_row,
            long high, long low, unsigned x_count, unsigned y_count, mint_extent v_extent,
            mint_extent u_extent)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*512 + tx, iy = mint_block_y();
    auto tile = [&](auto interior) {
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = (int)ix, y0 = (int)iy;
        int u_at = y0*u_row + x0, v_at = y0*v_row + x0;
        // Compute and store.
#pragma unroll
        for (int e_2 = 0; e_2 < 2; e_2++)
            if (e_2 < valid) {
                const int y = y0, x = x0 + e_2;
                if (y <= high && x >= low)
                    v_grid[mint_inside(v_at+e_2, v_extent, 0)] = u_grid[mint_inside(u_at+e_2+1,
                            u_extent, 0)] + 1;
            }
    };
    if ((blockIdx.x + 1)*512 <= x_count && mint_block_y() + 1 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 38.
 * u: read, 1 point, radius [0,0][0,2]
 * w: written
 * A block computes 512x1x1 points, a thread 2x1x1 of them.
 * The model expects 89.5 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *__restrict__ u_grid, int u_row, real *__restrict__ w_grid, int w_row,
            size_t top, unsigned x_count, unsigned y_count, mint_extent w_extent,
            mint_extent u_extent)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*512 + tx, iy = mint_block_y();
    auto tile = [&](auto interior) {
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = (int)ix;
        const size_t y0 = (size_t)iy;
        int u_at = y0*u_row + x0, w_at = y0*w_row + x0;
        // Compute and store.
#pragma unroll
        for (int e_2 = 0; e_2 < 2; e_2++)
            if (e_2 < valid) {
                const size_t y = y0;
                if (y <= top)
                    w_grid[mint_inside(w_at+e_2, w_extent, 0)] = u_grid[mint_inside(u_at+e_2+2,
                            u_extent, 0)] + 1;
            }
    };
    if ((blockIdx.x + 1)*512 <= x_count && mint_block_y() + 1 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 43.
 * u: read, 1 point, radius [-1,0][0,1]
 * a: written
 * A block computes 512x1x1 points, a thread 2x1x1 of them.
 * The model expects 88.7 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(const real *__restrict__ u_grid, int u_row, real *__restrict__ a_grid, int a_row,
            size_t top, long long x_count, unsigned y_count, mint_extent a_extent,
            mint_extent u_extent)
{
    const int tx = threadIdx.x*2;
    const long long ix = (long long)blockIdx.x*512 + tx;
    const unsigned iy = mint_block_y();
    auto tile = [&](auto interior) {
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const size_t x0 = (size_t)ix;
        const int y0 = 1 + (int)iy;
        int u_at = y0*u_row + x0, a_at = y0*a_row + x0;
        // Compute and store.
#pragma unroll
        for (int e_2 = 0; e_2 < 2; e_2++)
            if (e_2 < valid) {
                const size_t x = x0 + e_2;
                if (x < top)
                    a_grid[mint_inside(a_at+e_2, a_extent,
                            0)] = u_grid[mint_inside(u_at-u_row+e_2+1, u_extent, 0)] + 1;
            }
    };
    if (((long long)blockIdx.x + 1)*512 <= x_count && mint_block_y() + 1 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 49.
 * u: read, subscripts that are not index + constant
 * b: written
 * A block computes 256x1x1 points, a thread 2x1x1 of them.
 * The model expects 127 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep4(const real *__restrict__ u_grid, int u_row, real *__restrict__ b_grid, int b_row,
            size_t n, size_t back, unsigned x_count, unsigned y_count, mint_extent b_extent,
            mint_extent u_extent)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*256 + tx, iy = mint_block_y();
    auto tile = [&](auto interior) {
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = (int)ix;
        const size_t y0 = (size_t)iy;
        int b_at = y0*b_row + x0;
        // Compute and store.
#pragma unroll
        for (int e_2 = 0; e_2 < 2; e_2++)
            if (e_2 < valid) {
                const size_t y = y0;
                const int x = x0 + e_2;
                if (y + back < n && x + back < n)
                    b_grid[mint_inside(b_at+e_2, b_extent, 0)] = u_grid[mint_inside(y*u_row+x,
                            u_extent, 0)] + u_grid[mint_inside((y+back)*u_row+(x+back), u_extent,
                            1)];
            }
    };
    if ((blockIdx.x + 1)*256 <= x_count && mint_block_y() + 1 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 54, then those at line 59.
 * u: read, pointwise
 * e: written
 * c: written
 * A block computes 512x1x1 points, a thread 2x1x1 of them.
 * The model expects 59.6 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep5(const real *u_grid, int u_row, real *e_grid, int e_row, real *c_grid, int c_row,
            size_t back, size_t n, long high, unsigned x_count, unsigned y_count,
            mint_extent e_extent, mint_extent u_extent, mint_extent c_extent)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*512 + tx, iy = mint_block_y();
    auto tile = [&](auto interior) {
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = (int)ix, y0 = (int)iy;
        int u_at = y0*u_row + x0, e_at = y0*e_row + x0, c_at = y0*c_row + x0;
        // Compute and store.
#pragma unroll
        for (int e_2 = 0; e_2 < 2; e_2++)
            if (e_2 < valid) {
                const int y = y0;
                if (y + back < n)
                    e_grid[mint_inside(e_at+e_2, e_extent, 0)] = u_grid[mint_inside(u_at+e_2,
                            u_extent, 0)];
                if (y > high)
                    c_grid[mint_inside(c_at+e_2, c_extent, 0)] = u_grid[mint_inside(u_at+e_2,
                            u_extent, 1)] + 1;
            }
    };
    if ((blockIdx.x + 1)*512 <= x_count && mint_block_y() + 1 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 64.
 * u: read, pointwise
 * d: written
 * A block computes 512x1x1 points, a thread 2x1x1 of them.
 * The model expects 89.5 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep7(const real *u_grid, int u_row, real *d_grid, int d_row, size_t top, unsigned x_count,
            unsigned y_count, mint_extent d_extent, mint_extent u_extent)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*512 + tx, iy = mint_block_y();
    auto tile = [&](auto interior) {
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = 1 + (int)ix;
        const unsigned long y0 = (unsigned long)iy;
        int u_at = y0*u_row + x0, d_at = y0*d_row + x0;
        // Compute and store.
#pragma unroll
        for (int e_2 = 0; e_2 < 2; e_2++)
            if (e_2 < valid) {
                const unsigned long y = y0;
                if (y > top)
                    d_grid[mint_inside(d_at+e_2, d_extent, 0)] = u_grid[mint_inside(u_at+e_2,
                            u_extent, 0)] + 1;
            }
    };
    if ((blockIdx.x + 1)*512 <= x_count && mint_block_y() + 1 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 30});
        mint_inferred u_here({"in.c", 30}, "u", &u[0][0],
                mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 0, mint_padded,
                mint_upload);
        mint_inferred v_here({"in.c", 30}, "v", &v[0][0],
                mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 0, mint_padded,
                mint_both);
        mint_inferred w_here({"in.c", 30}, "w", &w[0][0],
                mint_extents(sizeof(w) / sizeof(w[0]), sizeof(w[0]) / sizeof(w[0][0])), 0, mint_padded,
                mint_both);
        mint_inferred a_here({"in.c", 30}, "a", &a[0][0],
                mint_extents(sizeof(a) / sizeof(a[0]), sizeof(a[0]) / sizeof(a[0][0])), 0, mint_padded,
                mint_both);
        mint_inferred b_here({"in.c", 30}, "b", &b[0][0],
                mint_extents(sizeof(b) / sizeof(b[0]), sizeof(b[0]) / sizeof(b[0][0])), 0, mint_padded,
                mint_both);
        mint_inferred e_here({"in.c", 30}, "e", &e[0][0],
                mint_extents(sizeof(e) / sizeof(e[0]), sizeof(e[0]) / sizeof(e[0][0])), 0, mint_padded,
                mint_both);
        mint_inferred c_here({"in.c", 30}, "c", &c[0][0],
                mint_extents(sizeof(c) / sizeof(c[0]), sizeof(c[0]) / sizeof(c[0][0])), 0, mint_padded,
                mint_both);
        mint_inferred d_here({"in.c", 30}, "d", &d[0][0],
                mint_extents(sizeof(d) / sizeof(d[0]), sizeof(d[0]) / sizeof(d[0][0])), 1, mint_padded,
                mint_both);
...
        {
            const mint_site site = {"in.c", 33};
            const long long y_begin = 0, y_count = mint_trips(y_begin, 40, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, 40 - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 40));
                mint_reach_or_dense(site, u_map, 0, y_begin,
                        mint_at_most(y_begin, y_begin + y_count - 1, (mint_wide)(high)));
                mint_reach_or_dense(site, u_map, 1,
                        mint_at_least(x_begin, x_begin + x_count - 1, (mint_wide)(low)) + 1, x_begin
                        + x_count);
                mint_reach_or_dense(site, v_map, 0, y_begin,
                        mint_at_most(y_begin, y_begin + y_count - 1, (mint_wide)(high)));
                mint_reach_or_dense(site, v_map, 1,
                        mint_at_least(x_begin, x_begin + x_count - 1, (mint_wide)(low)), x_begin + x_count
                        - 1);
                static const mint_checked v_checked[] = {
                    {{"in.c", 36}, "v", "v[y][x]", -1},
                };
                static const mint_checked u_checked[] = {
                    {{"in.c", 36}, "u", "u[y][x + 1]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                        mint_tiles(site, "x", x_count, 512, 2147481599),
                        mint_tiles(site, "y", y_count, 1, 2147417082));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device, (int)v_map.stride[0],
                    high, low, (unsigned)x_count, (unsigned)y_count,
                    mint_elements(site, v_map, v_map.device, v_checked),
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "main_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 38};
            const long long y_begin = 0, y_count = mint_trips(y_begin, 40, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, 38, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                mint_mapping &w_map = mint_find(site, "w", &w[0][0], sizeof(real), mint_extents(0, 40));
                mint_reach_or_dense(site, u_map, 0, y_begin,
                        mint_at_most(y_begin, y_begin + y_count - 1, (mint_wide)(top)));
                mint_reach_or_dense(site, u_map, 1, x_begin + 2, x_begin + x_count + 1);
                mint_reach_or_dense(site, w_map, 0, y_begin,
                        mint_at_most(y_begin, y_begin + y_count - 1, (mint_wide)(top)));
                mint_reach_or_dense(site, w_map, 1, x_begin, x_begin + x_count - 1);
                static const mint_checked w_checked[] = {
                    {{"in.c", 41}, "w", "w[y][x]", -1},
                };
                static const mint_checked u_checked[] = {
                    {{"in.c", 41}, "u", "u[y][x + 2]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep2",
                        mint_tiles(site, "x", x_count, 512, 2147481599), y_count);
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], (real *)w_map.device, (int)w_map.stride[0],
                    top, (unsigned)x_count, (unsigned)y_count,
                    mint_elements(site, w_map, w_map.device, w_checked),
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "main_sweep2", w_map);
            }
        }
        {
            const mint_site site = {"in.c", 43};
            const long long y_begin = 1, y_count = mint_trips(y_begin, 40, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, (size_t)(40 - 2), 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                mint_mapping &a_map = mint_find(site, "a", &a[0][0], sizeof(real), mint_extents(0, 40));
                mint_reach_or_dense(site, u_map, 0, y_begin - 1, y_begin + y_count - 2);
                mint_reach_or_dense(site, u_map, 1, x_begin + 1,
                        mint_at_most(x_begin, x_begin + x_count - 1, (mint_wide)(top) - 1) + 1);
                mint_reach_or_dense(site, a_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, a_map, 1, x_begin,
                        mint_at_most(x_begin, x_begin + x_count - 1, (mint_wide)(top) - 1));
                static const mint_checked a_checked[] = {
                    {{"in.c", 46}, "a", "a[y][x]", -1},
                };
                static const mint_checked u_checked[] = {
                    {{"in.c", 46}, "u", "u[y - 1][x + 1]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep3", mint_ceil_div(x_count, 512),
                        mint_tiles(site, "y", y_count, 1, 2147417081));
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], (real *)a_map.device, (int)a_map.stride[0],
                    top, x_count, (unsigned)y_count, mint_elements(site, a_map, a_map.device, a_checked),
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "main_sweep3", a_map);
            }
        }
...
        {
            const mint_site site = {"in.c", 49};
            const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, 40, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                mint_mapping &b_map = mint_find(site, "b", &b[0][0], sizeof(real), mint_extents(0, 40));
                mint_reach_or_dense(site, u_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, u_map, 0, (long long)(back) + y_begin, (long long)(back) + y_begin
                        + y_count - 1);
                mint_reach_or_dense(site, u_map, 1, x_begin, x_begin + x_count - 1);
                mint_reach_or_dense(site, u_map, 1, (long long)(back) + x_begin, (long long)(back) + x_begin
                        + x_count - 1);
                mint_reach_or_dense(site, b_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, b_map, 1, x_begin, x_begin + x_count - 1);
                static const mint_checked b_checked[] = {
                    {{"in.c", 52}, "b", "b[y][x]", -1},
                };
                static const mint_checked u_checked[] = {
                    {{"in.c", 52}, "u", "u[y][x]", -1},
                    {{"in.c", 52}, "u", "u[y + back][x + back]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep4",
                        mint_tiles(site, "x", x_count, 256, 2147482111), y_count);
                mint_launching(site, "main_sweep4");
                main_sweep4<<<blocks, dim3(128), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], (real *)b_map.device, (int)b_map.stride[0],
                    n, back, (unsigned)x_count, (unsigned)y_count,
                    mint_elements(site, b_map, b_map.device, b_checked),
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "main_sweep4", b_map);
            }
        }
        {
            const mint_site site = {"in.c", 54};
            const long long y_begin = 0, y_count = mint_trips(y_begin, 40, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, 40, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                mint_mapping &e_map = mint_find(site, "e", &e[0][0], sizeof(real), mint_extents(0, 40));
                mint_mapping &c_map = mint_find({"in.c", 59}, "c", &c[0][0], sizeof(real),
                        mint_extents(0, 40));
                mint_reach_or_dense(site, u_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense({"in.c", 59}, u_map, 0,
                        mint_at_least(y_begin, y_begin + y_count - 1, (mint_wide)(high) + 1), y_begin
                        + y_count - 1);
                mint_reach_or_dense(site, u_map, 1, x_begin, x_begin + x_count - 1);
                mint_reach_or_dense(site, e_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, e_map, 1, x_begin, x_begin + x_count - 1);
                mint_reach_or_dense({"in.c", 59}, c_map, 0,
                        mint_at_least(y_begin, y_begin + y_count - 1, (mint_wide)(high) + 1), y_begin
                        + y_count - 1);
                mint_reach_or_dense({"in.c", 59}, c_map, 1, x_begin, x_begin + x_count - 1);
                static const mint_checked e_checked[] = {
                    {{"in.c", 57}, "e", "e[y][x]", -1},
                };
                static const mint_checked u_checked[] = {
                    {{"in.c", 57}, "u", "u[y][x]", -1},
                    {{"in.c", 62}, "u", "u[y][x]", -1},
                };
                static const mint_checked c_checked[] = {
                    {{"in.c", 62}, "c", "c[y][x]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep5",
                        mint_tiles(site, "x", x_count, 512, 2147481599),
                        mint_tiles(site, "y", y_count, 1, 2147417082));
                mint_launching(site, "main_sweep5");
                main_sweep5<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], (real *)e_map.device, (int)e_map.stride[0],
                    (real *)c_map.device, (int)c_map.stride[0], back, n, high, (unsigned)x_count,
                    (unsigned)y_count, mint_elements(site, e_map, e_map.device, e_checked),
                    mint_elements(site, u_map, u_map.device, u_checked),
                    mint_elements(site, c_map, c_map.device, c_checked));
                mint_launched(site, "main_sweep5", e_map, c_map);
            }
        }
        /* part of the kernel above */
        {
            const mint_site site = {"in.c", 64};
            const long long y_begin = 0, y_count = mint_trips(y_begin, 40, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, 40, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                mint_mapping &d_map = mint_find(site, "d", &d[0][0], sizeof(real), mint_extents(0, 40));
                mint_reach_or_dense(site, u_map, 0,
                        mint_at_least(y_begin, y_begin + y_count - 1, (mint_wide)(top) + 1), y_begin
                        + y_count - 1);
                mint_reach_or_dense(site, u_map, 1, x_begin, x_begin + x_count - 1);
                mint_reach_or_dense(site, d_map, 0,
                        mint_at_least(y_begin, y_begin + y_count - 1, (mint_wide)(top) + 1), y_begin
                        + y_count - 1);
                mint_reach_or_dense(site, d_map, 1, x_begin, x_begin + x_count - 1);
                static const mint_checked d_checked[] = {
                    {{"in.c", 67}, "d", "d[y][x]", -1},
                };
                static const mint_checked u_checked[] = {
                    {{"in.c", 67}, "u", "u[y][x]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep7",
                        mint_tiles(site, "x", x_count, 512, 2147481598), y_count);
                mint_launching(site, "main_sweep7");
                main_sweep7<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], (real *)d_map.device, (int)d_map.stride[0],
                    top, (unsigned)x_count, (unsigned)y_count,
                    mint_elements(site, d_map, d_map.device, d_checked),
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "main_sweep7", d_map);
            }
        }
...
    for (int i = 0; i < 2; i++) { mint_scope mappings;
        mint_copy_in(mappings, {"in.c", 70}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 0, mint_padded, mint_scoped);
        mint_copy_in(mappings, {"in.c", 71}, "f", &f[0][0], mint_extents(sizeof(f) / sizeof(f[0]), sizeof(f[0]) / sizeof(f[0][0])), 0, mint_padded, mint_scoped);
...
        mint_copy_out({"in.c", 73}, "f", &f[0][0], mint_extents(sizeof(f) / sizeof(f[0]), sizeof(f[0]) / sizeof(f[0][0])));
