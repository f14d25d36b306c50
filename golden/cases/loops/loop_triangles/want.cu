
...
/* The loops at line 21.
 * u: read, pointwise
 * w: written
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *u, int u_row, real *w, int w_row, unsigned j_count, unsigned i_count,
            mint_extent w_extent, mint_extent u_extent)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = (int)ii;
        const int j = (int)ij;
        if (j >= i)
            w[mint_inside(i*w_row+j, w_extent, 0)] = u[mint_inside(i*u_row+j, u_extent, 0)] + 1;
    }
}

/* The loops at line 25.
 * u: read and written, subscripts that are not index + constant
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(real *__restrict__ u, int u_row, unsigned j_count, unsigned i_count,
            mint_extent u_extent)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = (int)ii;
        const int j = (int)ij;
        if (j < i)
            u[mint_inside(i*u_row+j, u_extent, 0)] = u[mint_inside(j*u_row+i, u_extent, 1)];
    }
}

/* The loops at line 29.
 * v: read and written, 4 points, radius [-1,1][-1,1]
 * A block computes 16x16x1 points.
 * The model expects 121 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(real *__restrict__ v, int v_row, unsigned j_count, unsigned i_count,
            mint_extent v_extent)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = 1 + (int)ii;
        const int j = 1 + (int)ij;
        const int v_at = i*v_row + j;
        if (j >= 1 + (i & 1) && (j - (1 + (i & 1)))%2 == 0)
            v[mint_inside(v_at, v_extent, 0)] = v[mint_inside(v_at-v_row, v_extent, 1)]
                    + v[mint_inside(v_at+v_row, v_extent, 2)] + v[mint_inside(v_at-1, v_extent, 3)]
                    + v[mint_inside(v_at+1, v_extent, 4)];
    }
}

/* The loops at line 33.
 * v: read and written, 4 points, radius [-1,1][-1,1]
 * A block computes 16x16x1 points.
 * The model expects 121 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep4(real *__restrict__ v, int v_row, unsigned j_count, int i_begin, unsigned i_count,
            mint_extent v_extent)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = i_begin - (int)ii;
        const int j = 1 + (int)ij;
        const int v_at = i*v_row + j;
        if (j >= 2 - i%2 && (j - (2 - i%2))%2 == 0)
            v[mint_inside(v_at, v_extent, 0)] = v[mint_inside(v_at-v_row, v_extent, 1)]
                    + v[mint_inside(v_at+v_row, v_extent, 2)] + v[mint_inside(v_at-1, v_extent, 3)]
                    + v[mint_inside(v_at+1, v_extent, 4)];
    }
}

/* The loops at line 37.
 * w: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 119 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep5(real *__restrict__ w, int w_row, int n, unsigned k_count, unsigned d_count,
            mint_extent w_extent)
{
    const unsigned ik = blockIdx.x*16 + threadIdx.x;
    const unsigned id = mint_block_y()*16 + threadIdx.y;
    if (ik < k_count && id < d_count) {
        const int d = (int)id;
        const int k = (int)ik;
        const int w_at = d*w_row + k;
        if (k >= (0 > d - 3 ? 0 : d - 3) && k < (long long)(n - 1 < d + 3 ? n - 1 : d + 3) + 1)
            w[mint_inside(w_at, w_extent, 0)] += 3;
    }
}

/* The loops at line 41.
 * w: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep6(real *__restrict__ w, int w_row, int n, int j_begin, unsigned j_count, unsigned i_count,
            mint_extent w_extent)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = (int)ii;
        const int j = j_begin - (int)ij;
        const int w_at = i*w_row + j;
        if (j <= n - 1 - i && (n - 1 - i - j)%3 == 0)
            w[mint_inside(w_at, w_extent, 0)] += i;
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 15}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 16}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 17}, "w", &w[0][0], mint_extents(sizeof(w) / sizeof(w[0]), sizeof(w[0]) / sizeof(w[0][0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 18});
        {
            const mint_site site = {"in.c", 21};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            const long long j_begin = 0, j_count = mint_trips(j_begin, n, 1);
            if (i_count > 0 && j_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                mint_mapping &w_map = mint_find(site, "w", &w[0][0], sizeof(real), mint_extents(0, 40));
                mint_reach_or_dense(site, u_map, 0, i_begin, i_begin + i_count - 1);
                mint_reach_or_dense(site, u_map, 1, j_begin, j_begin + j_count - 1);
                mint_reach_or_dense(site, w_map, 0, i_begin, i_begin + i_count - 1);
                mint_reach_or_dense(site, w_map, 1, j_begin, j_begin + j_count - 1);
                static const mint_checked w_checked[] = {
                    {{"in.c", 23}, "w", "w[i][j]", -1},
                };
                static const mint_checked u_checked[] = {
                    {{"in.c", 23}, "u", "u[i][j]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(j_count, 16),
                        mint_ceil_div(i_count, 16));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], (real *)w_map.device, (int)w_map.stride[0],
                    (unsigned)j_count, (unsigned)i_count,
                    mint_elements(site, w_map, w_map.device, w_checked),
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "main_sweep1", w_map);
            }
        }
        {
            const mint_site site = {"in.c", 25};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            const long long j_begin = 0, j_count = mint_trips(j_begin, n - 1, 1);
            if (i_count > 0 && j_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                mint_reach_or_dense(site, u_map, 0, j_begin, j_begin + j_count - 1);
                mint_reach_or_dense(site, u_map, 0, i_begin, i_begin + i_count - 1);
                mint_reach_or_dense(site, u_map, 1, i_begin, i_begin + i_count - 1);
                mint_reach_or_dense(site, u_map, 1, j_begin, j_begin + j_count - 1);
                static const mint_checked u_checked[] = {
                    {{"in.c", 27}, "u", "u[i][j]", -1},
                    {{"in.c", 27}, "u", "u[j][i]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep2", mint_ceil_div(j_count, 16),
                        mint_ceil_div(i_count, 16));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], (unsigned)j_count, (unsigned)i_count,
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "main_sweep2", u_map);
            }
        }
        {
            const mint_site site = {"in.c", 29};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
            const long long j_begin = 1, j_count = mint_trips(j_begin, n - 1, 1);
            if (i_count > 0 && j_count > 0) {
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 40));
                mint_reach_or_dense(site, v_map, 0, i_begin - 1, i_begin + i_count);
                mint_reach_or_dense(site, v_map, 1, j_begin - 1, j_begin + j_count);
                static const mint_checked v_checked[] = {
                    {{"in.c", 31}, "v", "v[i][j]", -1},
                    {{"in.c", 31}, "v", "v[i - 1][j]", -1},
                    {{"in.c", 31}, "v", "v[i + 1][j]", -1},
                    {{"in.c", 31}, "v", "v[i][j - 1]", -1},
                    {{"in.c", 31}, "v", "v[i][j + 1]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep3", mint_ceil_div(j_count, 16),
                        mint_ceil_div(i_count, 16));
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)v_map.device, (int)v_map.stride[0], (unsigned)j_count, (unsigned)i_count,
                    mint_elements(site, v_map, v_map.device, v_checked));
                mint_launched(site, "main_sweep3", v_map);
            }
            i = (int)(i_begin + i_count);
            if (i_count > 0) {
                const int i = (int)(i_begin + (i_count - 1));
                j = (int)((1 + (i & 1)) + 2*mint_trips(1 + (i & 1), n - 1, 2));
            }
        }
        {
            const mint_site site = {"in.c", 33};
            const long long i_begin = n - 2, i_count = mint_trips(i_begin, 0, -1);
            const long long j_begin = 1, j_count = mint_trips(j_begin, (long long)(n - 2) + 1, 1);
            if (i_count > 0 && j_count > 0) {
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 40));
                mint_reach_or_dense(site, v_map, 0, (i_begin + -1*(i_count - 1)) - 1, i_begin + 1);
                mint_reach_or_dense(site, v_map, 1, j_begin - 1, j_begin + j_count);
                static const mint_checked v_checked[] = {
                    {{"in.c", 35}, "v", "v[i][j]", -1},
                    {{"in.c", 35}, "v", "v[i - 1][j]", -1},
                    {{"in.c", 35}, "v", "v[i + 1][j]", -1},
                    {{"in.c", 35}, "v", "v[i][j - 1]", -1},
                    {{"in.c", 35}, "v", "v[i][j + 1]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep4", mint_ceil_div(j_count, 16),
                        mint_tiles(site, "i", i_count, 16, 2147483648));
                mint_launching(site, "main_sweep4");
                main_sweep4<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)v_map.device, (int)v_map.stride[0], (unsigned)j_count, (int)i_begin,
                    (unsigned)i_count, mint_elements(site, v_map, v_map.device, v_checked));
                mint_launched(site, "main_sweep4", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 37};
            const long long d_begin = 0, d_count = mint_trips(d_begin, n, 1);
            const long long k_begin = 0, k_count = mint_trips(k_begin, n, 1);
            if (d_count > 0 && k_count > 0) {
                mint_mapping &w_map = mint_find(site, "w", &w[0][0], sizeof(real), mint_extents(0, 40));
                mint_reach_or_dense(site, w_map, 0, d_begin, d_begin + d_count - 1);
                mint_reach_or_dense(site, w_map, 1, k_begin, k_begin + k_count - 1);
                static const mint_checked w_checked[] = {
                    {{"in.c", 39}, "w", "w[d][k]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep5", mint_ceil_div(k_count, 16),
                        mint_ceil_div(d_count, 16));
                mint_launching(site, "main_sweep5");
                main_sweep5<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)w_map.device, (int)w_map.stride[0], n, (unsigned)k_count, (unsigned)d_count,
                    mint_elements(site, w_map, w_map.device, w_checked));
                mint_launched(site, "main_sweep5", w_map);
            }
            if (d_count > 0) {
                const int d = (int)(d_begin + (d_count - 1));
                k = (int)((0 > d - 3 ? 0 : d - 3)
                        + 1*mint_trips(0 > d - 3 ? 0 : d - 3, (long long)(n - 1 < d + 3 ? n - 1 : d + 3)
                        + 1, 1));
            }
        }
        {
            const mint_site site = {"in.c", 41};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            const long long j_begin = n - 1, j_count = mint_trips(j_begin, -1, -1);
            if (i_count > 0 && j_count > 0) {
                mint_mapping &w_map = mint_find(site, "w", &w[0][0], sizeof(real), mint_extents(0, 40));
                mint_reach_or_dense(site, w_map, 0, i_begin, i_begin + i_count - 1);
                mint_reach_or_dense(site, w_map, 1, (j_begin + -1*(j_count - 1)), j_begin);
                static const mint_checked w_checked[] = {
                    {{"in.c", 43}, "w", "w[i][j]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep6",
                        mint_tiles(site, "j", j_count, 16, 2147483648), mint_ceil_div(i_count, 16));
                mint_launching(site, "main_sweep6");
                main_sweep6<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)w_map.device, (int)w_map.stride[0], n, (int)j_begin, (unsigned)j_count,
                    (unsigned)i_count, mint_elements(site, w_map, w_map.device, w_checked));
                mint_launched(site, "main_sweep6", w_map);
            }
        }
...
    mint_copy_out({"in.c", 45}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])));
    mint_copy_out({"in.c", 46}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])));
    mint_copy_out({"in.c", 47}, "w", &w[0][0], mint_extents(sizeof(w) / sizeof(w[0]), sizeof(w[0]) / sizeof(w[0][0])));
