
...
/* The loops at line 29.
 * q: read and written, 4 points, radius [0,0][0,0][0,3]
 * A block computes 16x16x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(real *__restrict__ q, long long q_plane, long long q_row, int n, unsigned j_count,
            unsigned i_count)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = (int)ii;
        const int j = (int)ij;
        int at;
        int first;
        first = (i*n + j)*4;
        for (int c = 0; c < 3; c++) {
            at = first + c;
            q[i*q_plane+j*q_row+c] += q[i*q_plane+j*q_row+(c+1)];
        }
        for (int c_2 = 0; c_2 < 4; c_2++)
            q[i*q_plane+j*q_row+c_2] *= 2;
    }
}

/* The loops at line 42.
 * u: read, subscripts that are not index + constant
 * w: read, subscripts that are not index + constant
 * v: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 63.4 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *u, long long u_row, const real *w, real *__restrict__ v, long long v_row,
            int n, unsigned i_count, mint_extent u_extent, mint_extent w_extent,
            mint_extent v_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        int far;
        int old = 0;
        int m;
#pragma unroll 1
        for (int k = 0; k < n; k++) {
            if (k > 0)
                far = k - 1;
            else
                far = 0;
            m = far;
            v[i*v_row+(n-1-k)] += u[mint_inside(i*u_row+m, u_extent, 0)]
                    + w[mint_inside(old, w_extent, 0)] + v[mint_inside(i*v_row+far, v_extent, 0)];
            old = k;
        }
    }
}

...
{ mint_scope mappings;
...
    real u[n][n], v[n][n], *q = (real *)malloc(n * n * 4 * sizeof *q), w[n];
...
    mint_copy_in(mappings, {"in.c", 22}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings, {"in.c", 23}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings, {"in.c", 24}, "w", &w[0], mint_extents(sizeof(w) / sizeof(w[0])), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings, {"in.c", 25}, "q", &q[0], mint_extents(n, n, 4), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 26});
        {
            const mint_site site = {"in.c", 29};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            const long long j_begin = 0, j_count = mint_trips(j_begin, n, 1);
            if (i_count > 0 && j_count > 0) {
                mint_view q_map = mint_find_view(site, "q", &q[0], sizeof(real), 4*(long long)n, 4);
                mint_reach_view(site, q_map, "q", {{i_begin, j_begin, 0}, {i_begin + i_count - 1, j_begin
                        + j_count - 1, 3}}, "i][j][c..c+1", true);
                q_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                const mint_touch q_writes = {"q[at]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}, {0, 3, {0, 0}}}};
                const mint_touch q_reads = {"q[next]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}, {0, 3, {0, 0}}}};
                const bool q_apart = mint_once(q_map);
                mint_apart(site, q_apart
                        || !mint_meet(loops, q_map, q_writes, q_map, q_reads, mint_elsewhere), "q[at]",
                        "q[next]");
                mint_apart(site, q_apart
                        || !mint_meet(loops, q_map, q_writes, q_map, q_writes, mint_elsewhere), "q[at]",
                        "q[at]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(j_count, 16),
                        mint_ceil_div(i_count, 16));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)q_map.device, q_map.stride[0], q_map.stride[1], n, (unsigned)j_count,
                    (unsigned)i_count);
                mint_launched(site, "main_sweep1", q_map);
            }
            i = (int)(i_begin + i_count);
            if (i_count > 0) j = (int)(j_begin + j_count);
            (void)i, (void)j, (void)c, (void)at, (void)scale; /* only kernels use them */
        }
        {
            const mint_site site = {"in.c", 42};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            if (i_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real),
                        mint_extents(0, sizeof(u[0]) / sizeof(u[0][0])));
                mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real),
                        mint_extents(0, sizeof(v[0]) / sizeof(v[0][0])));
                mint_make_dense(site, u_map);
                mint_make_dense(site, v_map);
                const bool happens = (long long)(n) - 1 >= 0;
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "i", happens ? i_begin : 1, happens ? i_begin + i_count - 1 : 0},
                    {v_map, "v", 1, "n-1-k", happens ? 0 : 1, happens ? (long long)(n) - 1 : 0},
                };
                mint_check_subscripts(site, subscripts);
                w_map.settle();
                static const mint_checked u_checked[] = {
                    {{"in.c", 51}, "u", "u[i][m]", -1},
                };
                static const mint_checked w_checked[] = {
                    {{"in.c", 51}, "w", "w[old]", -1},
                };
                static const mint_checked v_checked[] = {
                    {{"in.c", 51}, "v", "v[i][far]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)w_map.device, (real *)v_map.device,
                    v_map.stride[0], n, (unsigned)i_count,
                    mint_elements(site, u_map, u_map.device, u_checked),
                    mint_elements(site, *w_map.whole, w_map.device, w_checked),
                    mint_elements(site, v_map, v_map.device, v_checked));
                mint_launched(site, "main_sweep2", v_map);
            }
            i = (int)(i_begin + i_count);
            (void)k, (void)far; /* only kernels use them */
        }
...
    mint_copy_out({"in.c", 56}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])));
    mint_copy_out({"in.c", 57}, "q", &q[0], mint_extents(n, n, 4));
