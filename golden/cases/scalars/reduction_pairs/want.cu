
...
/* The loops at line 27.
 * u: read, pointwise
 * A block computes 32x8x1 points.
 * The model expects 142 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u_grid, int u_row, unsigned j_count, unsigned i_count,
            mint_found *__restrict__ high_parts, mint_found *__restrict__ low_parts, bool aligned)
{
    real high = -INFINITY;
    long long high_at = 0;
    real low = INFINITY;
    long long low_at = 0;
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ij = blockIdx.x*32 + tx, ii = mint_block_y()*8 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ij, j_count, 0);
        const int j0_2 = (int)ij, i0 = (int)ii;
        int u_at = i0*u_row + j0_2;
        real u[1];
        mint_load<1>(u, &u_grid[u_at], valid, packed);
        // Compute and store.
#pragma unroll
        for (int e_2 = 0; e_2 < 1; e_2++)
            if (e_2 < valid) {
                const int i = i0, j = j0_2 + e_2;
                {
                    {
                        real high_next = u[e_2];
                        if (high_next > high) {
                            high = high_next;
                            high_at = ((long long)i - 0)*(long long)j_count + ((long long)j - 0)
                                    + 1;
                        }
                    }
                    {
                        real low_next = u[e_2];
                        if (low_next < low) {
                            low = low_next;
                            low_at = ((long long)i - 0)*(long long)j_count + ((long long)j - 0) + 1;
                        }
                    }
                }
            }
    };
    if (aligned && (blockIdx.x + 1)*32 <= j_count && (mint_block_y() + 1)*8 <= i_count)
        tile(mint_constant<true>());
    else if (ii < i_count)
        tile(mint_constant<false>());
    __shared__ __align__(8) char joining[4096];
    mint_join_block<mint_max>(joining, mint_found_at(high, high_at), high_parts);
    mint_join_block<mint_min>(joining, mint_found_at(low, low_at), low_parts);
}

/* Joins what the blocks of main_sweep1 have found. */
static __global__ void __launch_bounds__(256)
main_sweep1_total(mint_found *__restrict__ high_parts, mint_found *__restrict__ low_parts,
                  long long part_count)
{
    __shared__ __align__(8) char joining_2[4096];
    mint_join_blocks<mint_max>(joining_2, high_parts, part_count);
    mint_join_blocks<mint_min>(joining_2, low_parts, part_count);
}

/* The loops at line 35.
 * k: read, pointwise
 * A block computes 128x1x1 points.
 * The model expects 143 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(128)
main_sweep2(const int *__restrict__ k_grid, int pass, unsigned i_count,
            int *__restrict__ bottom_parts, int *__restrict__ top_parts, bool aligned)
{
    int bottom = 2147483647ll;
    int top = -2147483647ll - 1;
    const int tx = threadIdx.x;
    const unsigned ii = blockIdx.x*128 + tx;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ii, i_count, 0);
        const int i0 = (int)ii;
        int k_at = i0;
        int k[1];
        mint_load<1>(k, &k_grid[k_at], valid, packed);
        // Compute and store.
#pragma unroll
        for (int e_2 = 0; e_2 < 1; e_2++)
            if (e_2 < valid) {
                const int i = i0 + e_2;
                int e = k[e_2]*2 - pass;
                if (!(i%3 == 0)) {
                    {
                        if (e < bottom)
                            bottom = e;
                        if (e > top)
                            top = e;
                    }
                    {
                        int top_next = e + 1;
                        if (top_next > top)
                            top = top_next;
                    }
                }
            }
    };
    if (aligned && (blockIdx.x + 1)*128 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
    __shared__ __align__(8) char joining[512];
    mint_join_block<mint_min>(joining, bottom, bottom_parts);
    mint_join_block<mint_max>(joining, top, top_parts);
}

/* Joins what the blocks of main_sweep2 have found. */
static __global__ void __launch_bounds__(256)
main_sweep2_total(int *__restrict__ bottom_parts, int *__restrict__ top_parts, long long part_count)
{
    __shared__ __align__(8) char joining_2[1024];
    mint_join_blocks<mint_min>(joining_2, bottom_parts, part_count);
    mint_join_blocks<mint_max>(joining_2, top_parts, part_count);
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 23});
        mint_inferred u_here({"in.c", 23}, "u", &u[0][0],
                mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 0, mint_padded,
                mint_upload);
        mint_inferred k_here({"in.c", 23}, "k", &k[0], mint_extents(sizeof(k) / sizeof(k[0])), 0,
                mint_padded, mint_upload);
...
            {
                const mint_site site = {"in.c", 27};
                const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
                const long long j_begin = 0, j_count = mint_trips(j_begin, n, 1);
                if (i_count > 0 && j_count > 0) {
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 303));
                    mint_reach_or_dense(site, u_map, 0, i_begin, i_begin + i_count - 1);
                    mint_reach_or_dense(site, u_map, 1, j_begin, j_begin + j_count - 1);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "i", i_begin, i_begin + i_count - 1},
                        {u_map, "u", 1, "j", j_begin, j_begin + j_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_ordered(site, low <= high, "low", "high");
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                            mint_tiles(site, "j", j_count, 32, 2147482559),
                            mint_tiles(site, "i", i_count, 8, 2147417061));
                    const long long part_count = mint_block_count(blocks);
                    mint_found *high_parts = mint_results<mint_found>(site, 0, part_count + 1);
                    mint_found *low_parts = mint_results<mint_found>(site, 1, part_count + 1);
                    mint_launching(site, "main_sweep1");
                    main_sweep1<<<blocks, dim3(32, 8), 0, mint_stream()>>>(
                        (real *)u_map.device, (int)u_map.stride[0], (unsigned)j_count, (unsigned)i_count,
                        high_parts, low_parts, mint_is_aligned(u_map, j_begin, 8));
                    mint_launched(site, "main_sweep1");
                    mint_launching(site, "main_sweep1_total");
                    main_sweep1_total<<<1, 256, 0, mint_stream()>>>(high_parts, low_parts, part_count);
                    mint_launched(site, "main_sweep1_total");
                    high = mint_max::into(high, mint_result(site, "high", high_parts + part_count));
                    low = mint_min::into(low, mint_result(site, "low", low_parts + part_count));
                }
            }
            {
                const mint_site site = {"in.c", 35};
                const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
                if (i_count > 0) {
                    mint_view k_map = mint_find_view(site, "k", &k[0], sizeof(int));
                    mint_reach_view(site, k_map, "k", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                    k_map.settle();
                    mint_ordered(site, bottom <= top, "bottom", "top");
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "main_sweep2",
                            mint_tiles(site, "i", i_count, 128, 2147482367));
                    const long long part_count = mint_block_count(blocks);
                    int *bottom_parts = mint_results<int>(site, 0, part_count + 1);
                    int *top_parts = mint_results<int>(site, 1, part_count + 1);
                    mint_launching(site, "main_sweep2");
                    main_sweep2<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (int *)k_map.device, pass, (unsigned)i_count, bottom_parts, top_parts,
                        mint_is_aligned(k_map, i_begin, 4));
                    mint_launched(site, "main_sweep2");
                    mint_launching(site, "main_sweep2_total");
                    main_sweep2_total<<<1, 256, 0, mint_stream()>>>(bottom_parts, top_parts, part_count);
                    mint_launched(site, "main_sweep2_total");
                    bottom = mint_min::into(bottom, mint_result(site, "bottom", bottom_parts + part_count));
                    top = mint_max::into(top, mint_result(site, "top", top_parts + part_count));
                }
            }
