
...
/* The loops at line 13.
 * a: read, 4 points, radius [-1,1][-1,1]
 * k: read, pointwise
 * b: written
 * A block computes 256x4x1 points, a thread 2x4x1 of them.
 * Blocks keep a in shared memory, planes -1 to +1 and 2 on their way.
 * The model expects 74.4 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
look_sweep1(const real *__restrict__ a_grid, long long a_row, const real *k_grid, int k_row,
            real *b_grid, long long b_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*256 + tx, iy_first = mint_block_y()*4;
    __shared__ mint_plane<real, 256, 1, 1, 1, 0, 0> a_planes[5];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int block_cells = interior ? 257 : mint_valid(blockIdx.x*256, x_count, 1);
        const unsigned iy_end = interior || iy_first + 4 < y_count ? iy_first + 4 : y_count;
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy_first;
        int k_at = y0*k_row + x0;
        long long b_at = y0*b_row + x0;
        // Prologue: copy the first planes to shared memory.
        long long a_block_at = y0*a_row + (x0 - tx);
        mint_stage<128>(a_planes[0], &a_grid[a_block_at-a_row], 0, block_cells, 1, packed);
        mint_stage<128>(a_planes[1], &a_grid[a_block_at], 0, block_cells, 1, packed);
        mint_stage<128>(a_planes[2], &a_grid[a_block_at+a_row], 0, block_cells, 1, packed);
        __pipeline_commit();
        if (iy_first + 1 < iy_end)
            mint_stage<128>(a_planes[3], &a_grid[a_block_at+2*a_row], 0, block_cells, 1, packed);
        __pipeline_commit();
        real a[3][4]; // planes -1 to 1, cells -1 to 2
        real k[2]; // cells 0 to 1
#pragma unroll 1
        for (unsigned iy = iy_first; iy < iy_end; iy++, k_at += k_row, b_at += b_row,
                a_block_at += a_row) {
            __pipeline_wait_prior(1);
            __syncthreads();
            if (iy + 2 < iy_end)
                mint_stage<128>(a_planes[(iy - iy_first + 4)%5], &a_grid[a_block_at+3*a_row], 0,
                        block_cells, 1, packed);
            __pipeline_commit();
            mint_take<0, 2, 0>(&a[0][1], a_planes[(iy - iy_first)%5], tx, 0);
            mint_take<1, 2, 1>(&a[1][1], a_planes[(iy - iy_first + 1)%5], tx, 0);
            mint_take<0, 2, 0>(&a[2][1], a_planes[(iy - iy_first + 2)%5], tx, 0);
            mint_load<2>(k, &k_grid[k_at], valid, packed);
            // Compute and store.
            real b[2];
#pragma unroll
            for (int e = 0; e < 2; e++)
                b[e] = (a[0][e+1] + a[2][e+1] + a[1][e] + a[1][e+2])/4 + k[e]/9;
            mint_store<2>(&b_grid[b_at], b, valid, packed);
        }
    };
    if (aligned && (blockIdx.x + 1)*256 <= x_count && (mint_block_y() + 1)*4 <= y_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

/* The loops at line 26.
 * b: read, pointwise
 * A block computes 128x4x1 points, a thread 2x2x1 of them.
 * The model expects 256 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
look_sweep2(const real *__restrict__ b_grid, long long b_row, unsigned x_count, unsigned y_count,
            mint_found *__restrict__ sum_parts, bool aligned)
{
    real sum = -INFINITY;
    long long sum_at = 0;
    const int tx = threadIdx.x*2, ty = threadIdx.y*2;
    const unsigned ix = blockIdx.x*128 + tx, iy = mint_block_y()*4 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 2 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long b_at = y0*b_row + x0;
        real b[2][2]; // rows 0 to 1, cells 0 to 1
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_load<2>(b[r], &b_grid[b_at+r*b_row], valid_in[r], packed);
        // Compute and store.
#pragma unroll
        for (int r = 0; r < 2; r++) {
#pragma unroll
            for (int e = 0; e < 2; e++)
                if (e < valid_in[r]) {
                    {
                        real sum_next = b[r][e];
                        if (sum_next > sum) {
                            sum = sum_next;
                            sum_at = ((long long)(y0 + r) - 1)*(long long)x_count
                                    + ((long long)(x0 + e) - 1) + 1;
                        }
                    }
                }
        }
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*4 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
    __shared__ __align__(8) char joining[2048];
    mint_join_block<mint_max>(joining, mint_found_at(sum, sum_at), sum_parts);
}

/* Joins what the blocks of look_sweep2 have found. */
static __global__ void __launch_bounds__(256)
look_sweep2_total(mint_found *__restrict__ sum_parts, long long part_count)
{
    __shared__ __align__(8) char joining_2[4096];
    mint_join_blocks<mint_max>(joining_2, sum_parts, part_count);
}

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain look_chain1 = {{"in.c", 11}, "look_chain1", 4, 2, 1, 3, 1, 0x5, 0x0,
        nullptr, nullptr, {2, 1, 0}, {{3, 0x3, 0x4, 1, {0, 1, 2}}}};

...
    /* #pragma mint parallel */ { mint_region region({"in.c", 10});
...
        {
            const mint_site site = {"in.c", 13};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &a_map = mint_find(site, "a", &a[0][0], sizeof(real), mint_extents(0, 31));
                mint_mapping &k_map = mint_find(site, "k", &k[0][0], sizeof(real), mint_extents(0, 31));
                mint_mapping &b_map = mint_find(site, "b", &b[0][0], sizeof(real), mint_extents(0, 31));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {a_map, "a", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {a_map, "a", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {k_map, "k", 0, "y", y_begin, y_begin + y_count - 1},
                    {k_map, "k", 1, "x", x_begin, x_begin + x_count - 1},
                    {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                    {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_reads = {"a[y - 1][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch b_writes = {"b[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch k_reads = {"k[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                mint_coincide(site, loops, k_map, "k", k_reads, b_map, "b", b_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "look_sweep1",
                        mint_tiles(site, "x", x_count, 256, 2147482110),
                        mint_tiles(site, "y", y_count, 4, 2147417072));
                mint_file(site, look_chain1, 0, {&a_map, &k_map, &b_map}, {x_begin, x_count, y_begin,
                        y_count}, mint_no_scalars(),
                        [site, blocks, &a_map, &k_map, &b_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "look_sweep1");
                    look_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)a_map.device, a_map.stride[0], (real *)k_map.device, (int)k_map.stride[0],
                        (real *)b_map.device, b_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(a_map, x_begin, 16) && mint_is_aligned(k_map, x_begin, 16) && mint_is_aligned(b_map, x_begin, 16));
                    mint_launched(site, "look_sweep1");
                });
            }
        }
...
            /* #pragma mint single */
...
                printf("%.9g\n", (double)mint_get({"in.c", 19}, "b", &b[n / 2][n / 2]));
                mint_put({"in.c", 20}, "a", &a[1][1], mint_get({"in.c", 20}, "b", &b[1][2]));
...
            {
                const mint_site site = {"in.c", 26};
                const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_mapping &b_map = mint_find(site, "b", &b[0][0], sizeof(real), mint_extents(0, 31));
                    mint_reach_or_dense(site, b_map, 0, y_begin, y_begin + y_count - 1);
                    mint_reach_or_dense(site, b_map, 1, x_begin, x_begin + x_count - 1);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                        {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "look_sweep2",
                            mint_tiles(site, "x", x_count, 128, 2147482366),
                            mint_tiles(site, "y", y_count, 4, 2147417072));
                    const long long part_count = mint_block_count(blocks);
                    mint_found *sum_parts = mint_results<mint_found>(site, 0, part_count + 1);
                    mint_launching(site, "look_sweep2");
                    look_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)b_map.device, b_map.stride[0], (unsigned)x_count, (unsigned)y_count, sum_parts,
                        mint_is_aligned(b_map, x_begin, 16));
                    mint_launched(site, "look_sweep2");
                    mint_launching(site, "look_sweep2_total");
                    look_sweep2_total<<<1, 256, 0, mint_stream()>>>(sum_parts, part_count);
                    mint_launched(site, "look_sweep2_total");
                    sum = mint_max::into(sum, mint_result(site, "sum", sum_parts + part_count));
                }
            }
...
            mint_copy_out({"in.c", 33}, "b", &b[0][0], mint_extents(29, 31));
...
}
...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 49}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 50}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 51}, "k", &k[0][0], mint_extents(sizeof(k) / sizeof(k[0]), sizeof(k[0]) / sizeof(k[0][0])), 1, mint_padded, mint_scoped);
...
    mint_copy_out({"in.c", 53}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])));
    mint_copy_out({"in.c", 54}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])));
