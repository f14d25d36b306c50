
...
/* The loops at line 20.
 * a: read, pointwise
 * b: written
 * A block computes 128x1x1 points.
 * The model expects 124 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep1(const real *a_grid, real *b_grid, unsigned i_count, bool aligned)
{
    const int tx = threadIdx.x;
    const unsigned ii = blockIdx.x*128 + tx;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ii, i_count, 0);
        const int i0 = (int)ii;
        int a_at = i0, b_at = i0;
        real a[1];
        mint_load<1>(a, &a_grid[a_at], valid, packed);
        // Compute and store.
        real b[1];
#pragma unroll
        for (int e = 0; e < 1; e++) {
            const int i = i0 + e;
            b[e] = a[e] + i;
        }
        mint_store<1>(&b_grid[b_at], b, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

/* The loops at line 23.
 * a: read, pointwise
 * b: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *a, real *b, int i_begin, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = i_begin + 3*(int)ii;
        b[i] -= a[i];
    }
}

/* The loops at line 26.
 * a: read, pointwise
 * c: written
 * A block computes 32x8x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(const real *__restrict__ a_grid, real *__restrict__ c_grid, int c_row,
            unsigned char high_value_3, int j_begin, unsigned j_count, unsigned i_count,
            mint_extent c_extent, mint_extent a_extent)
{
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ij = blockIdx.x*32 + tx, ii = mint_block_y()*8 + ty;
    auto tile = [&](auto interior) {
        const int valid = interior ? 1 : mint_valid(ij, j_count, 0);
        const int j0 = j_begin + (int)ij, i0 = 200 + (int)ii;
        int c_at = i0*c_row + j0;
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 1; e++)
            if (e < valid) {
                const int i = i0, j = j0 + e;
                if (j < high_value_3 + (i & 3))
                    c_grid[mint_inside(c_at+e, c_extent, 0)] = a_grid[mint_inside(i, a_extent,
                            0)]*j;
            }
    };
    if ((blockIdx.x + 1)*32 <= j_count && (mint_block_y() + 1)*8 <= i_count)
        tile(mint_constant<true>());
    else if (ii < i_count)
        tile(mint_constant<false>());
}

/* The loops at line 30.
 * a: read, pointwise
 * d: written
 * A block computes 128x1x1 points.
 * The model expects 124 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep4(const real *a_grid, real *d_grid, int high, int i_begin, unsigned i_count,
            mint_extent d_extent, mint_extent a_extent)
{
    const int tx = threadIdx.x;
    const unsigned ii = blockIdx.x*128 + tx;
    auto tile = [&](auto interior) {
        const int valid = interior ? 1 : mint_valid(ii, i_count, 0);
        const int i0 = i_begin + (int)ii;
        int a_at = i0, d_at = i0;
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 1; e++)
            if (e < valid) {
                const int i = i0 + e;
                if ((signed char)i > (signed char)high)
                    d_grid[mint_inside(d_at+e, d_extent, 0)] = a_grid[mint_inside(a_at+e, a_extent,
                            0)];
            }
    };
    if ((blockIdx.x + 1)*128 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 13}, "a", &a[0], mint_extents(N), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 14}, "b", &b[0], mint_extents(N), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 15}, "c", &c[0][0], mint_extents(N, 260), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 16}, "d", &d[0], mint_extents(N), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 17});
        {
            const mint_site site = {"in.c", 20};
            const long long i_begin = 0, i_count = mint_trips(i_begin, ((signed char)high) + 300, 1);
            if (i_count > 0) {
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real));
                mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real));
                mint_reach_view(site, a_map, "a", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                mint_reach_view(site, b_map, "b", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                a_map.settle();
                b_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1",
                        mint_tiles(site, "i", i_count, 128, 2147482367));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                    (real *)a_map.device, (real *)b_map.device, (unsigned)i_count,
                    mint_is_aligned(a_map, i_begin, 8) && mint_is_aligned(b_map, i_begin, 8));
                mint_launched(site, "main_sweep1", b_map);
            }
            i = (int)(i_begin + i_count);
            (void)i; /* only kernels use them */
        }
        {
            const mint_site site = {"in.c", 23};
            const long long i_begin = ((unsigned char)(high + 100)),
                    i_count = mint_trips(i_begin, (long long)((unsigned short)(less + high)) + 1, 3);
            if (i_count > 0) {
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real));
                mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real));
                mint_reach_view(site, a_map, "a", {{i_begin}, {(i_begin + 3*(i_count - 1))}}, "i", true);
                mint_reach_view(site, b_map, "b", {{i_begin}, {(i_begin + 3*(i_count - 1))}}, "i", true);
                a_map.settle();
                b_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2",
                        mint_tiles(site, "i", i_count, 256, 715827883));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)a_map.device, (real *)b_map.device, (int)i_begin, (unsigned)i_count);
                mint_launched(site, "main_sweep2", b_map);
            }
            i = (int)(i_begin + 3*i_count);
        }
        {
            const mint_site site = {"in.c", 26};
            const long long i_begin = 200,
                    i_count = mint_trips(i_begin, 200 + ((signed char)(high/2 + 27)), 1);
            const long long j_begin = ((bool)high),
                    j_count = mint_trips(j_begin, ((unsigned char)(high + 60)) + 3, 1);
            if (i_count > 0 && j_count > 0) {
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real));
                mint_mapping &c_map = mint_find(site, "c", &c[0][0], sizeof(real), mint_extents(0, 260));
                mint_reach_or_dense(site, c_map, 0, i_begin, i_begin + i_count - 1);
                mint_reach_or_dense(site, c_map, 1, j_begin, j_begin + j_count - 1);
                a_map.settle();
                static const mint_checked c_checked[] = {
                    {{"in.c", 28}, "c", "c[i][j]", -1},
                };
                static const mint_checked a_checked[] = {
                    {{"in.c", 28}, "a", "a[i]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep3",
                        mint_tiles_to(site, "j", j_begin, 1, j_count, 32, 2147483648, 2147482559),
                        mint_tiles(site, "i", i_count, 8, 2147416861));
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(32, 8), 0, mint_stream()>>>(
                    (real *)a_map.device, (real *)c_map.device, (int)c_map.stride[0],
                    ((unsigned char)(high + 60)), (int)j_begin, (unsigned)j_count, (unsigned)i_count,
                    mint_elements(site, c_map, c_map.device, c_checked),
                    mint_elements(site, *a_map.whole, a_map.device, a_checked));
                mint_launched(site, "main_sweep3", c_map);
            }
            i = (int)(i_begin + i_count);
        }
        {
            const mint_site site = {"in.c", 30};
            const long long i_begin = (long long)((signed char)(high + 100)) + 1,
                    i_count = mint_trips(i_begin, 400, 1);
            if (i_count > 0) {
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real));
                mint_view d_map = mint_find_view(site, "d", &d[0], sizeof(real));
                a_map.settle();
                d_map.settle();
                static const mint_checked d_checked[] = {
                    {{"in.c", 32}, "d", "d[i]", -1},
                };
                static const mint_checked a_checked[] = {
                    {{"in.c", 32}, "a", "a[i]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep4",
                        mint_tiles_to(site, "i", i_begin, 1, i_count, 128, 2147483648, 2147482367));
                mint_launching(site, "main_sweep4");
                main_sweep4<<<blocks, dim3(128), 0, mint_stream()>>>(
                    (real *)a_map.device, (real *)d_map.device, high, (int)i_begin, (unsigned)i_count,
                    mint_elements(site, *d_map.whole, d_map.device, d_checked),
                    mint_elements(site, *a_map.whole, a_map.device, a_checked));
                mint_launched(site, "main_sweep4", d_map);
            }
            i = (int)((i_count > 0 ? i_begin : (400)) - 1);
        }
...
    mint_copy_out({"in.c", 35}, "b", &b[0], mint_extents(N));
    mint_copy_out({"in.c", 36}, "c", &c[0][0], mint_extents(N, 260));
    mint_copy_out({"in.c", 37}, "d", &d[0], mint_extents(N));
