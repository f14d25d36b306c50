
...
#pragma push_macro("c")
#undef c
/* The loops at line 19, then those at line 33.
 * u: read, pointwise
 * v: written
 * w: written
 * A block computes 512x1x1 points, a thread 2x1x1 of them.
 * The model expects 52.5 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
flux_sweep1(const double *u_grid, long long u_row, double *v_grid, long long v_row, double *w_grid,
            long long w_row, double a, double c, unsigned i_count, unsigned j_count, bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ii = blockIdx.x*512 + tx, ij = mint_block_y();
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ii, i_count, 0);
        const int i0 = 1 + (int)ii, j0 = 1 + (int)ij;
        long long u_at = j0*u_row + i0, v_at = j0*v_row + i0, w_at = j0*w_row + i0;
        double u[2]; // cells 0 to 1
        mint_load<2>(u, &u_grid[u_at], valid, packed);
        // Compute and store.
        double v[2];
        double w[2];
#pragma unroll
        for (int e = 0; e < 2; e++) {
            double v_here = u[e]*a;
            v[e] = v_here;
            w[e] = v_here + c;
        }
        mint_store<2>(&v_grid[v_at], v, valid, packed);
        mint_store<2>(&w_grid[w_at], w, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*512 <= i_count && mint_block_y() + 1 <= j_count)
        tile(mint_constant<true>());
    else if (ij < j_count)
        tile(mint_constant<false>());
}

/* The loops at line 40.
 * w: read, subscripts that are not index + constant
 * u: written
 * A block computes 512x1x1 points, a thread 2x1x1 of them.
 * The model expects 68.9 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
flux_sweep3(const double *__restrict__ w_grid, long long w_row, double *__restrict__ u_grid,
            long long u_row, unsigned i_count, unsigned j_count, bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ii = blockIdx.x*512 + tx, ij = mint_block_y();
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ii, i_count, 0);
        const int i0 = 1 + (int)ii, j0 = 1 + (int)ij;
        long long w_at = j0*w_row + i0;
        double w[2]; // cells 0 to 1
        mint_load<2>(w, &w_grid[w_at], valid, packed);
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const int j = j0, i = i0 + e;
                u_grid[i*u_row+j] = w[e] + 3;
            }
    };
    if (aligned && (blockIdx.x + 1)*512 <= i_count && mint_block_y() + 1 <= j_count)
        tile(mint_constant<true>());
    else if (ij < j_count)
        tile(mint_constant<false>());
}

#pragma pop_macro("c")
...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 16});
        mint_inferred u_here({"in.c", 16}, "u", &u[0], mint_extents(sizeof(u) / sizeof(u[0])), 1,
                mint_padded, mint_both);
        mint_inferred v_here({"in.c", 16}, "v", &v[0], mint_extents(sizeof(v) / sizeof(v[0])), 1,
                mint_padded, mint_both);
        mint_inferred w_here({"in.c", 16}, "w", &w[0], mint_extents(sizeof(w) / sizeof(w[0])), 1,
                mint_padded, mint_both);
...
#pragma push_macro("c")
#undef c
        {
            const mint_site site = {"in.c", 19};
            const long long j_begin = 1, j_count = mint_trips(j_begin, 24 - 1, 1);
            const long long i_begin = 1, i_count = mint_trips(i_begin, 24 - 1, 1);
            if (j_count > 0 && i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(double), 24);
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(double), 24);
                mint_view w_map = mint_find_view({"in.c", 33}, "w", &w[0], sizeof(double), 24);
                mint_reach_view(site, u_map, "u", {{j_begin, i_begin}, {j_begin + j_count - 1, i_begin
                        + i_count - 1}}, "j][i", true);
                mint_reach_view(site, v_map, "v", {{j_begin, i_begin}, {j_begin + j_count - 1, i_begin
                        + i_count - 1}}, "j][i", true);
                mint_reach_view({"in.c", 33}, w_map, "w", {{j_begin, i_begin}, {j_begin + j_count - 1,
                        i_begin + i_count - 1}}, "j][i", true);
                u_map.settle();
                v_map.settle();
                w_map.settle();
                const mint_nest loops = {{{j_begin, j_count, 1}, {i_begin, i_count, 1}}};
                const mint_touch v_writes = {"v[IDX(i, j)]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch w_writes = {"w[IDX(i, j)]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const bool v_apart = mint_once(v_map);
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                        "v[IDX(i, j)]", "v[IDX(i, j)]");
                const bool w_apart = mint_once(w_map);
                mint_apart({"in.c", 33}, w_apart
                        || !mint_meet(loops, w_map, w_writes, w_map, w_writes, mint_elsewhere),
                        "w[IDX(i, j)]", "w[IDX(i, j)]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "flux_sweep1",
                        mint_tiles(site, "i", i_count, 512, 2147481598),
                        mint_tiles(site, "j", j_count, 1, 2147417081));
                mint_launching(site, "flux_sweep1");
                flux_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (double *)u_map.device, u_map.stride[0], (double *)v_map.device, v_map.stride[0],
                    (double *)w_map.device, w_map.stride[0], a, c, (unsigned)i_count, (unsigned)j_count,
                    mint_is_aligned(u_map, i_begin, 16) && mint_is_aligned(v_map, i_begin, 16) && mint_is_aligned(w_map, i_begin, 16));
                mint_launched(site, "flux_sweep1", v_map, w_map);
            }
        }
#pragma pop_macro("c")
...
 /* the end */
        /* part of the kernel above */
...
        {
            const mint_site site = {"in.c", 40};
            const long long j_begin = 1, j_count = mint_trips(j_begin, 24 - 1, 1);
            const long long i_begin = 1, i_count = mint_trips(i_begin, 24 - 1, 1);
            if (j_count > 0 && i_count > 0) {
                mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(double), 24);
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(double), 24);
                mint_reach_view(site, w_map, "w", {{j_begin, i_begin}, {j_begin + j_count - 1, i_begin
                        + i_count - 1}}, "j][i", true);
                mint_reach_view(site, u_map, "u", {{i_begin, j_begin}, {i_begin + i_count - 1, j_begin
                        + j_count - 1}}, "i][j", true);
                w_map.settle();
                u_map.settle();
                const mint_nest loops = {{{j_begin, j_count, 1}, {i_begin, i_count, 1}}};
                const mint_touch u_writes = {"u[IDX(i, j)]", {{0, 0, {0, 1}}, {0, 0, {1, 0}}}};
                const bool u_apart = mint_once(u_map);
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes, u_map, u_writes, mint_elsewhere),
                        "u[IDX(i, j)]", "u[IDX(i, j)]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "flux_sweep3",
                        mint_tiles(site, "i", i_count, 512, 2147481598),
                        mint_tiles(site, "j", j_count, 1, 2147417081));
                mint_launching(site, "flux_sweep3");
                flux_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (double *)w_map.device, w_map.stride[0], (double *)u_map.device, u_map.stride[0],
                    (unsigned)i_count, (unsigned)j_count, mint_is_aligned(w_map, i_begin, 16));
                mint_launched(site, "flux_sweep3", u_map);
            }
        }
...
/* The loops at line 55.
 * v: read and written, pointwise
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 128 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
corner_sweep1(double *__restrict__ v_grid, long long v_row, unsigned i_count, unsigned j_count)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ii = blockIdx.x*128 + tx, ij = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const int valid = interior ? 2 : mint_valid(ii, i_count, 0);
        const int i0 = (int)ii, j0 = (int)ij;
        long long v_at = j0*v_row + i0;
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid)
                v_grid[v_at+e] += 1;
    };
    if ((blockIdx.x + 1)*128 <= i_count && (mint_block_y() + 1)*2 <= j_count)
        tile(mint_constant<true>());
    else if (ij < j_count)
        tile(mint_constant<false>());
}

...
    {
        const mint_site site = {"in.c", 55};
        const long long j_begin = 0, j_count = mint_trips(j_begin, (b -> n [ 0 ]), 1);
        const long long i_begin = 0, i_count = j_count > 0 ? mint_trips(i_begin, (b -> n [ 1 ]), 1) : 0;
        mint_inferred v_here_2({"in.c", 54}, "v", &v[0], mint_extents(sizeof(v) / sizeof(v[0])), 0,
                mint_padded, mint_both);
        if (j_count > 0 && i_count > 0) {
            mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(double), 24);
            mint_reach_view(site, v_map, "v", {{j_begin, i_begin}, {j_begin + j_count - 1, i_begin
                    + i_count - 1}}, "j][i", true);
            v_map.settle();
            const mint_nest loops = {{{j_begin, j_count, 1}, {i_begin, i_count, 1}}};
            const mint_touch v_writes = {"v[j * N + i]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const mint_touch v_reads = {"v[j * N + i]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const bool v_apart = mint_once(v_map);
            mint_apart(site, v_apart
                    || !mint_meet(loops, v_map, v_writes, v_map, v_reads, mint_elsewhere),
                    "v[j * N + i]", "v[j * N + i]");
            mint_apart(site, v_apart
                    || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                    "v[j * N + i]", "v[j * N + i]");
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "corner_sweep1",
                    mint_tiles(site, "i", i_count, 128, 2147482367),
                    mint_tiles(site, "j", j_count, 2, 2147417079));
            mint_launching(site, "corner_sweep1");
            corner_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                (double *)v_map.device, v_map.stride[0], (unsigned)i_count, (unsigned)j_count);
            mint_launched(site, "corner_sweep1", v_map);
        }
    }
...
    double *sum = (double *)PLACE(sizeof(double));
