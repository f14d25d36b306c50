
...
/* The loops at line 21.
 * u: read, subscripts that are not index + constant
 * v: written
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 128 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep1(const real *__restrict__ u_grid, int u_row, real *__restrict__ v_grid, int v_row,
            unsigned y_count, unsigned x_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned iy = blockIdx.x*128 + tx, ix = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(iy, y_count, 0);
        const int y0 = (int)iy, x0 = (int)ix;
        int v_at = x0*v_row + y0;
        // Compute and store.
        real v[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const int x = x0, y = y0 + e;
                v[e] = u_grid[y*u_row+x];
            }
        mint_store<2>(&v_grid[v_at], v, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= y_count && (mint_block_y() + 1)*2 <= x_count)
        tile(mint_constant<true>());
    else if (ix < x_count)
        tile(mint_constant<false>());
}

/* The loops at line 26.
 * v: read, 2 points, radius [0,0][-1,0]
 * points: read, subscripts that are not index + constant
 * u: written
 * A block computes 256x1x1 points, a thread 2x1x1 of them.
 * The model expects 84.4 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep2(const real *__restrict__ v_grid, int v_row, const real *__restrict__ points_grid,
            int points_row, real *__restrict__ u_grid, int u_row, unsigned x_count,
            unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*256 + tx, iy = mint_block_y();
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        int v_at = y0*v_row + x0, u_at = y0*u_row + x0;
        real v[3]; // cells -1 to 1
        mint_load<2>(&v[1], &v_grid[v_at], valid, packed);
        mint_widen<1, 2, 0>(&v[1], &v_grid[v_at], valid);
        // Compute and store.
        real u[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const int y = y0, x = x0 + e;
                u[e] = v[e+1] + v[e] - points_grid[(x*90+y)*points_row+1];
            }
        mint_store<2>(&u_grid[u_at], u, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*256 <= x_count && mint_block_y() + 1 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 31.
 * v: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points, a thread 2x1x1 of them.
 * The model expects 127 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep3(real *__restrict__ v_grid, int v_row, int n, unsigned y_count)
{
    const int tx = threadIdx.x*2;
    const unsigned iy = blockIdx.x*256 + tx;
    auto tile = [&](auto interior) {
        const int valid = interior ? 2 : mint_valid(iy, y_count, 0);
        const int y0 = (int)iy;
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const int y = y0 + e;
                for (int x = 1; x < n; x++)
                    v_grid[y*v_row+x] += v_grid[y*v_row+(x-1)]/2;
            }
    };
    if ((blockIdx.x + 1)*256 <= y_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

/* The loops at line 36.
 * points: read and written, pointwise
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 104 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep4(real *__restrict__ points_grid, int points_row, unsigned i_count, unsigned c_count)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ii = blockIdx.x*128 + tx, ic = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const int valid = interior ? 2 : mint_valid(ii, i_count, 0);
        const int i0 = (int)ii, c0 = (int)ic;
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const int c = c0, i = i0 + e;
                points_grid[i*points_row+c] = points_grid[i*points_row+c]/2 + c;
            }
    };
    if ((blockIdx.x + 1)*128 <= i_count && (mint_block_y() + 1)*2 <= c_count)
        tile(mint_constant<true>());
    else if (ic < c_count)
        tile(mint_constant<false>());
}

/* The loops at line 41.
 * u: read, pointwise
 * v: written
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 128 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep5(const real *u_grid, int u_row, real *v_grid, int v_row, unsigned i_count,
            unsigned j_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ii = blockIdx.x*128 + tx, ij = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ii, i_count, 0);
        const int i0 = (int)ii, j0 = (int)ij;
        int u_at = j0*u_row + i0, v_at = j0*v_row + i0;
        real u[2]; // cells 0 to 1
        mint_load<2>(u, &u_grid[u_at], valid, packed);
        // Compute and store.
        real v[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            v[e] = u[e] + 1;
        mint_store<2>(&v_grid[v_at], v, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= i_count && (mint_block_y() + 1)*2 <= j_count)
        tile(mint_constant<true>());
    else if (ij < j_count)
        tile(mint_constant<false>());
}

/* The loops at line 45.
 * u: read and written, pointwise
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 128 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep6(real *__restrict__ u_grid, int u_row, unsigned j_count, unsigned i_count)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ij = blockIdx.x*128 + tx, ii = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const int valid = interior ? 2 : mint_valid(ij, j_count, 0);
        const int j0 = (int)ij, i0 = (int)ii;
        int u_at = i0*u_row + j0;
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid)
                u_grid[u_at+e] = u_grid[u_at+e]/3;
    };
    if ((blockIdx.x + 1)*128 <= j_count && (mint_block_y() + 1)*2 <= i_count)
        tile(mint_constant<true>());
    else if (ii < i_count)
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 13}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 14}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 15}, "points", &points[0][0], mint_extents(sizeof(points) / sizeof(points[0]), sizeof(points[0]) / sizeof(points[0][0])), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 16}, "line", &line[0], mint_extents(sizeof(line) / sizeof(line[0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 17});
...
        {
            const mint_site site = {"in.c", 21};
            const long long x_begin = 0, x_count = mint_trips(x_begin, n, 1);
            const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
            if (x_count > 0 && y_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 90));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 90));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 0, "x", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 1, "y", y_begin, y_begin + y_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                        mint_tiles(site, "y", y_count, 128, 2147482367),
                        mint_tiles(site, "x", x_count, 2, 2147417079));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device, (int)v_map.stride[0],
                    (unsigned)y_count, (unsigned)x_count, mint_is_aligned(v_map, y_begin, 16));
                mint_launched(site, "main_sweep1", v_map);
            }
        }
...
        {
            const mint_site site = {"in.c", 26};
            const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
            if (x_count > 0 && y_count > 0) {
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 90));
                mint_mapping &points_map = mint_find(site, "points", &points[0][0], sizeof(real),
                        mint_extents(0, 3));
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 90));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x-1..x", x_begin - 1, x_begin + x_count - 1},
                    {points_map, "points", 0, "x*90+y", 90*x_begin + y_begin, 90*(x_begin + x_count - 1)
                            + y_begin + y_count - 1},
                    {points_map, "points", 1, "1", 1, 1},
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep2",
                        mint_tiles(site, "x", x_count, 256, 2147482110),
                        mint_tiles(site, "y", y_count, 1, 2147417081));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(128), 0, mint_stream()>>>(
                    (real *)v_map.device, (int)v_map.stride[0], (real *)points_map.device,
                    (int)points_map.stride[0], (real *)u_map.device, (int)u_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(v_map, x_begin, 16) && mint_is_aligned(u_map, x_begin, 16));
                mint_launched(site, "main_sweep2", u_map);
            }
        }
...
        {
            const mint_site site = {"in.c", 31};
            const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
            if (y_count > 0) {
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 90));
                const bool happens = (long long)(n) - 2 >= 0;
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "y", happens ? y_begin : 1, happens ? y_begin + y_count - 1 : 0},
                    {v_map, "v", 1, "x-1..x", happens ? 0 : 1, happens ? (long long)(n) - 1 : 0},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep3",
                        mint_tiles(site, "y", y_count, 256, 2147482111));
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(128), 0, mint_stream()>>>(
                    (real *)v_map.device, (int)v_map.stride[0], n, (unsigned)y_count);
                mint_launched(site, "main_sweep3", v_map);
            }
        }
...
        {
            const mint_site site = {"in.c", 36};
            const long long c_begin = 0, c_count = mint_trips(c_begin, 3, 1);
            const long long i_begin = 0, i_count = mint_trips(i_begin, n*n, 1);
            if (c_count > 0 && i_count > 0) {
                mint_mapping &points_map = mint_find(site, "points", &points[0][0], sizeof(real),
                        mint_extents(0, 3));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {points_map, "points", 0, "i", i_begin, i_begin + i_count - 1},
                    {points_map, "points", 1, "c", c_begin, c_begin + c_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep4",
                        mint_tiles(site, "i", i_count, 128, 2147482367),
                        mint_tiles(site, "c", c_count, 2, 2147417079));
                mint_launching(site, "main_sweep4");
                main_sweep4<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)points_map.device, (int)points_map.stride[0], (unsigned)i_count,
                    (unsigned)c_count);
                mint_launched(site, "main_sweep4", points_map);
            }
        }
...
        {
            const mint_site site = {"in.c", 41};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            const long long j_begin = 0, j_count = mint_trips(j_begin, n, 1);
            if (i_count > 0 && j_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 90));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 90));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "j", j_begin, j_begin + j_count - 1},
                    {u_map, "u", 1, "i", i_begin, i_begin + i_count - 1},
                    {v_map, "v", 0, "j", j_begin, j_begin + j_count - 1},
                    {v_map, "v", 1, "i", i_begin, i_begin + i_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep5",
                        mint_tiles(site, "i", i_count, 128, 2147482367),
                        mint_tiles(site, "j", j_count, 2, 2147417079));
                mint_launching(site, "main_sweep5");
                main_sweep5<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device, (int)v_map.stride[0],
                    (unsigned)i_count, (unsigned)j_count,
                    mint_is_aligned(u_map, i_begin, 16) && mint_is_aligned(v_map, i_begin, 16));
                mint_launched(site, "main_sweep5", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 45};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            const long long j_begin = 0, j_count = mint_trips(j_begin, n, 1);
            if (i_count > 0 && j_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 90));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "i", i_begin, i_begin + i_count - 1},
                    {u_map, "u", 1, "j", j_begin, j_begin + j_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep6",
                        mint_tiles(site, "j", j_count, 128, 2147482367),
                        mint_tiles(site, "i", i_count, 2, 2147417079));
                mint_launching(site, "main_sweep6");
                main_sweep6<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], (unsigned)j_count, (unsigned)i_count);
                mint_launched(site, "main_sweep6", u_map);
            }
        }
...
    mint_copy_out({"in.c", 49}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])));
    mint_copy_out({"in.c", 50}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])));
    mint_copy_out({"in.c", 51}, "points", &points[0][0], mint_extents(sizeof(points) / sizeof(points[0]), sizeof(points[0]) / sizeof(points[0][0])));
