
...
/* The loops at line 14.
 * a: read, subscripts that are not index + constant
 * b: written
 * A block computes 256x1x1 points.
 * The model expects 5.32 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
sweeps_sweep1(const double *__restrict__ a, int a_plane, int a_row, double *__restrict__ b,
              int b_plane, int b_row, int m, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        double w;
        for (int j = 1; j < m; j++) {
            for (int k = 1; k < m; k++) {
                w = a[(i-1)*a_plane+j*a_row+k] + a[i*a_plane+(j-1)*a_row+k];
                b[i*b_plane+j*b_row+k] = w;
            }
        }
    }
}

/* The loops at line 23.
 * b: read, subscripts that are not index + constant
 * a: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 3.87 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
sweeps_sweep2(const double *__restrict__ b, int b_plane, int b_row, double *__restrict__ a,
              int a_plane, int a_row, int m, int k, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        for (int j = 1; j < m; j++)
            a[i*a_plane+j*a_row+k] += b[i*b_plane+j*b_row+k];
    }
}

...
        {
            const mint_site site = {"in.c", 14};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n, 1);
            mint_inferred a_here({"in.c", 13}, "a", &a[0][0][0],
                    mint_extents(sizeof(a) / sizeof(a[0]), sizeof(a[0]) / sizeof(a[0][0]), sizeof(a[0][0])
                    / sizeof(a[0][0][0])), 0, mint_padded, mint_upload);
            mint_inferred b_here({"in.c", 13}, "b", &b[0][0][0],
                    mint_extents(sizeof(b) / sizeof(b[0]), sizeof(b[0]) / sizeof(b[0][0]), sizeof(b[0][0])
                    / sizeof(b[0][0][0])), 0, mint_padded, mint_both);
            if (i_count > 0) {
                mint_mapping &a_map = mint_find(site, "a", &a[0][0][0], sizeof(double),
                        mint_extents(0, 12, 12));
                mint_mapping &b_map = mint_find(site, "b", &b[0][0][0], sizeof(double),
                        mint_extents(0, 12, 12));
                const bool happens = (long long)(m) - 2 >= 0 && (long long)(m) - 2 >= 0;
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {a_map, "a", 0, "i-1..i", happens ? i_begin - 1 : 1, happens ? i_begin + i_count - 1
                            : 0},
                    {a_map, "a", 1, "j-1..j", happens ? 0 : 1, happens ? (long long)(m) - 1 : 0},
                    {a_map, "a", 2, "k", happens ? 1 : 1, happens ? (long long)(m) - 1 : 0},
                    {b_map, "b", 0, "i", happens ? i_begin : 1, happens ? i_begin + i_count - 1 : 0},
                    {b_map, "b", 1, "j", happens ? 1 : 1, happens ? (long long)(m) - 1 : 0},
                    {b_map, "b", 2, "k", happens ? 1 : 1, happens ? (long long)(m) - 1 : 0},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "sweeps_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "sweeps_sweep1");
                sweeps_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (double *)a_map.device, (int)a_map.stride[0], (int)a_map.stride[1],
                    (double *)b_map.device, (int)b_map.stride[0], (int)b_map.stride[1], m, (unsigned)i_count);
                mint_launched(site, "sweeps_sweep1", b_map);
            }
            i = (int)(i_begin + i_count);
            (void)i, (void)j; /* only kernels use them */
        }
...
        {
            const mint_site site = {"in.c", 23};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n, 1);
            mint_inferred b_here_2({"in.c", 22}, "b", &b[0][0][0],
                    mint_extents(sizeof(b) / sizeof(b[0]), sizeof(b[0]) / sizeof(b[0][0]), sizeof(b[0][0])
                    / sizeof(b[0][0][0])), 0, mint_padded, mint_upload);
            mint_inferred a_here_2({"in.c", 22}, "a", &a[0][0][0],
                    mint_extents(sizeof(a) / sizeof(a[0]), sizeof(a[0]) / sizeof(a[0][0]), sizeof(a[0][0])
                    / sizeof(a[0][0][0])), 0, mint_padded, mint_both);
            if (i_count > 0) {
                mint_mapping &b_map = mint_find(site, "b", &b[0][0][0], sizeof(double),
                        mint_extents(0, 12, 12));
                mint_mapping &a_map = mint_find(site, "a", &a[0][0][0], sizeof(double),
                        mint_extents(0, 12, 12));
                const bool happens = (long long)(m) - 2 >= 0;
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {b_map, "b", 0, "i", happens ? i_begin : 1, happens ? i_begin + i_count - 1 : 0},
                    {b_map, "b", 1, "j", happens ? 1 : 1, happens ? (long long)(m) - 1 : 0},
                    {b_map, "b", 2, "k", happens ? (long long)(k) : 1, happens ? (long long)(k) : 0},
                    {a_map, "a", 0, "i", happens ? i_begin : 1, happens ? i_begin + i_count - 1 : 0},
                    {a_map, "a", 1, "j", happens ? 1 : 1, happens ? (long long)(m) - 1 : 0},
                    {a_map, "a", 2, "k", happens ? (long long)(k) : 1, happens ? (long long)(k) : 0},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "sweeps_sweep2", mint_ceil_div(i_count, 256));
                mint_launching(site, "sweeps_sweep2");
                sweeps_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (double *)b_map.device, (int)b_map.stride[0], (int)b_map.stride[1],
                    (double *)a_map.device, (int)a_map.stride[0], (int)a_map.stride[1], m, k,
                    (unsigned)i_count);
                mint_launched(site, "sweeps_sweep2", a_map);
            }
            i = (int)(i_begin + i_count);
        }
