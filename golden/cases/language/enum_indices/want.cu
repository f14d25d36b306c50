
...
/* The loops at line 24.
 * u: read, subscripts that are not index + constant
 * v: read and written, subscripts that are not index + constant
 * A block computes 16x16x1 points.
 * The model expects 86.4 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u, int u_row, real *__restrict__ v, int v_row, unsigned c,
            int j_begin, unsigned j_count, unsigned inner_count)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned iinner = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && iinner < inner_count) {
        const int inner = LEFT + (int)iinner;
        const int j = j_begin + (int)ij;
        const int v_at = inner*v_row + j;
        v[v_at+v_row] += u[j*u_row+(inner+1)]*c;
    }
}

/* The loops at line 29.
 * u: read, pointwise
 * v: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *u, int u_row, real *v, int v_row, unsigned low_count, unsigned s_count,
            mint_extent v_extent, mint_extent u_extent)
{
    const unsigned ilow = blockIdx.x*16 + threadIdx.x;
    const unsigned is = mint_block_y()*16 + threadIdx.y;
    if (ilow < low_count && is < s_count) {
        const int s = COUNT - (int)is;
        const int low = (int)ilow;
        const int v_at = s*v_row + low;
        if (low >= s)
            v[mint_inside(v_at, v_extent, 0)] += u[mint_inside(s*u_row+low, u_extent, 0)];
    }
}

/* The loops at line 33.
 * u: read, pointwise
 * v: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 3.87 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(const real *__restrict__ u, int u_row, real *__restrict__ v, int v_row,
            unsigned parity_count)
{
    const unsigned iparity = blockIdx.x*256 + threadIdx.x;
    if (iparity < parity_count) {
        const unsigned parity = 1 + iparity;
        v[parity] -= u[parity*u_row+0];
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 17}, "u", &u[0][0], mint_extents(N, N), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 18}, "v", &v[0][0], mint_extents(N, N), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 19});
        for (colour c = RED; (unsigned int)c < BLUE; c = (colour)(c + 1)) {
...
            {
                const mint_site site = {"in.c", 24};
                const long long inner_begin = LEFT, inner_count = mint_trips(inner_begin, COUNT, 1);
                const long long j_begin = (int)c, j_count = mint_trips(j_begin, most, 1);
                if (inner_count > 0 && j_count > 0) {
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 20));
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 20));
                    mint_within(site, "(int)c", (long long)(c), (long long)(c), 0LL, 2147483647LL);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "j", j_begin, j_begin + j_count - 1},
                        {u_map, "u", 1, "inner+1", inner_begin + 1, inner_begin + inner_count},
                        {v_map, "v", 0, "inner+1", inner_begin + 1, inner_begin + inner_count},
                        {v_map, "v", 1, "j", j_begin, j_begin + j_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                            mint_tiles(site, "j", j_count, 16, 2147483648),
                            mint_tiles(site, "inner", inner_count, 16, 2147483648));
                    mint_launching(site, "main_sweep1");
                    main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device, (int)v_map.stride[0],
                        c, (int)j_begin, (unsigned)j_count, (unsigned)inner_count);
                    mint_launched(site, "main_sweep1", v_map);
                }
                inner = (decltype(inner))(inner_begin + inner_count);
                (void)inner; /* only kernels use them */
            }
...
        {
            const mint_site site = {"in.c", 29};
            const long long s_begin = COUNT, s_count = mint_trips(s_begin, -1, -1);
            const long long low_begin = 0, low_count = mint_trips(low_begin, most, 1);
            if (s_count > 0 && low_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 20));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 20));
                mint_reach_or_dense(site, u_map, 0, (s_begin + -1*(s_count - 1)), s_begin);
                mint_reach_or_dense(site, u_map, 1, low_begin, low_begin + low_count - 1);
                mint_reach_or_dense(site, v_map, 0, (s_begin + -1*(s_count - 1)), s_begin);
                mint_reach_or_dense(site, v_map, 1, low_begin, low_begin + low_count - 1);
                static const mint_checked v_checked[] = {
                    {{"in.c", 31}, "v", "v[s][low]", -1},
                };
                static const mint_checked u_checked[] = {
                    {{"in.c", 31}, "u", "u[s][low]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep2", mint_ceil_div(low_count, 16),
                        mint_tiles(site, "s", s_count, 16, 2147483648));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device, (int)v_map.stride[0],
                    (unsigned)low_count, (unsigned)s_count,
                    mint_elements(site, v_map, v_map.device, v_checked),
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "main_sweep2", v_map);
            }
            s = (decltype(s))(s_begin - 1*s_count);
            if (s_count > 0) {
                const int s = (int)(s_begin - 1*(s_count - 1));
                low = (decltype(low))((s) + 1*mint_trips(s, most, 1));
            }
            (void)low; /* only kernels use them */
        }
        {
            const mint_site site = {"in.c", 33};
            const long long parity_begin = 1, parity_count = mint_trips(parity_begin, 3, 1);
            if (parity_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 20));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 20));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "parity", parity_begin, parity_begin + parity_count - 1},
                    {u_map, "u", 1, "0", 0, 0},
                    {v_map, "v", 0, "0", 0, 0},
                    {v_map, "v", 1, "parity", parity_begin, parity_begin + parity_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep3",
                        mint_tiles(site, "parity", parity_count, 256, 4294965759));
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device, (int)v_map.stride[0],
                    (unsigned)parity_count);
                mint_launched(site, "main_sweep3", v_map);
            }
            parity = (decltype(parity))(parity_begin + parity_count);
        }
...
    mint_copy_out({"in.c", 36}, "v", &v[0][0], mint_extents(N, N));
