
...
/* The loops at line 17.
 * u: read, subscripts that are not index + constant
 * v: read and written, pointwise
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 82 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep1(const real *u_grid, long long u_row, real *__restrict__ v_grid, long long v_row,
            unsigned j_count, unsigned i_count, mint_extent u_extent)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ij = blockIdx.x*128 + tx, ii = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const int valid = interior ? 2 : mint_valid(ij, j_count, 0);
        const int j0 = 1 + (int)ij, i0 = 1 + (int)ii;
        long long v_at = i0*v_row + j0;
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const int i = i0, j = j0 + e;
                int im;
                im = i - 1;
                int two = j + 1;
                if (j > 3)
                    v_grid[v_at+e] = u_grid[i*u_row+(j-3)];
                v_grid[v_at+e] += u_grid[(i-1)*u_row+j] + u_grid[(i-1+2)*u_row+j]
                        + u_grid[mint_inside(i*u_row+two, u_extent, 0)] + im;
            }
    };
    if ((blockIdx.x + 1)*128 <= j_count && (mint_block_y() + 1)*2 <= i_count)
        tile(mint_constant<true>());
    else if (ii < i_count)
        tile(mint_constant<false>());
}

/* The loops at line 31.
 * u: read, subscripts that are not index + constant
 * v: read, subscripts that are not index + constant
 * w: written
 * A block computes 256x1x1 points, a thread 2x1x1 of them.
 * The model expects 82.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep2(const real *__restrict__ u_grid, long long u_row, const real *__restrict__ v_grid,
            long long v_row, real *__restrict__ w_grid, unsigned i_count, bool aligned,
            mint_extent u_extent, mint_extent v_extent)
{
    const int tx = threadIdx.x*2;
    const unsigned ii = blockIdx.x*256 + tx;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ii, i_count, 0);
        const int i0 = (int)ii;
        long long w_at = i0;
        // Compute and store.
        real w[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const int i = i0 + e;
                int k;
                int last;
                for (k = 0; k < 3; k++)
                    last = k;
                w[e] = u_grid[mint_inside(i*u_row+last, u_extent, 0)]
                        + v_grid[mint_inside(i*v_row+(k-1), v_extent, 0)];
            }
        mint_store<2>(&w_grid[w_at], w, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*256 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 11}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_dense, mint_scoped);
    mint_copy_in(mappings, {"in.c", 12}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_dense, mint_scoped);
    mint_copy_in(mappings, {"in.c", 13}, "w", &w[0], mint_extents(sizeof(w) / sizeof(w[0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 14});
        {
            const mint_site site = {"in.c", 17};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
            const long long j_begin = 1, j_count = mint_trips(j_begin, n - 1, 1);
            if (i_count > 0 && j_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real),
                        mint_extents(0, sizeof(u[0]) / sizeof(u[0][0])));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real),
                        mint_extents(0, sizeof(v[0]) / sizeof(v[0][0])));
                mint_make_dense(site, u_map);
                const bool happens = mint_greater(j_begin, 4) <= j_begin + j_count - 1;
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "i-1..i-1+2", i_begin - 1, i_begin + i_count},
                    {u_map, "u", 1, "j-3", happens ? mint_greater(j_begin, 4) - 3 : 1, happens ? j_begin
                            + j_count - 4 : 0},
                    {u_map, "u", 1, "j", j_begin, j_begin + j_count - 1},
                    {v_map, "v", 0, "i", i_begin, i_begin + i_count - 1},
                    {v_map, "v", 1, "j", j_begin, j_begin + j_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                static const mint_checked u_checked[] = {
                    {{"in.c", 28}, "u", "u[i][two]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                        mint_tiles(site, "j", j_count, 128, 2147482366),
                        mint_tiles(site, "i", i_count, 2, 2147417078));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                    (unsigned)j_count, (unsigned)i_count,
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "main_sweep1", v_map);
            }
            i = (int)(i_begin + i_count);
            if (i_count > 0) j = (int)(j_begin + j_count);
            (void)i, (void)j, (void)im, (void)two, (void)column; /* only kernels use them */
        }
        {
            const mint_site site = {"in.c", 31};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            if (i_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real),
                        mint_extents(0, sizeof(u[0]) / sizeof(u[0][0])));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real),
                        mint_extents(0, sizeof(v[0]) / sizeof(v[0][0])));
                mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real));
                mint_make_dense(site, u_map);
                mint_make_dense(site, v_map);
                mint_reach_view(site, w_map, "w", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                w_map.settle();
                static const mint_checked u_checked[] = {
                    {{"in.c", 35}, "u", "u[i][last]", -1},
                };
                static const mint_checked v_checked[] = {
                    {{"in.c", 35}, "v", "v[m][k - 1]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2",
                        mint_tiles(site, "i", i_count, 256, 2147482111));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(128), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                    (real *)w_map.device, (unsigned)i_count, mint_is_aligned(w_map, i_begin, 16),
                    mint_elements(site, u_map, u_map.device, u_checked),
                    mint_elements(site, v_map, v_map.device, v_checked));
                mint_launched(site, "main_sweep2", w_map);
            }
            i = (int)(i_begin + i_count);
            (void)k, (void)last; /* only kernels use them */
        }
...
    mint_copy_out({"in.c", 38}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])));
    mint_copy_out({"in.c", 39}, "w", &w[0], mint_extents(sizeof(w) / sizeof(w[0])));
