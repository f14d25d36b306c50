
...
/* The loops at line 38.
 * a: read, 2 points, radius [-1,1]
 * b: written
 * c: read, pointwise
 * d: read and written, pointwise
 * e: read, pointwise
 * A block computes 512x1x1 points.
 * Blocks keep a in shared memory. */
static __global__ void __launch_bounds__(512)
types_sweep1(const double *__restrict__ a, double *b, const struct pair *c, struct pair *d,
             const unsigned *e, int number, int couple, int pair, int level, unsigned i_count,
             bool aligned)
{
    const unsigned ii = blockIdx.x*512 + threadIdx.x;
    __shared__ mint_plane<double, 512, 1, 1, 1, 0, 0> a_planes[1];
    auto tile = [&](auto whole) {
        const int cells = whole ? 1 : mint_valid(ii, i_count, 0);
        const int block_cells_1 = whole ? 513 : mint_valid(blockIdx.x*512, i_count, 1);
        const int i0 = 1 + (int)ii;
        int a_at = i0;
        int b_at = i0;
        int c_at = i0;
        int d_at = i0;
        int e_at = i0;
        int a_block_at = a_at - (int)threadIdx.x;
        mint_stage<512>(a_planes[0], a + (a_block_at), 0, block_cells_1, 1, whole || aligned);
        __pipeline_commit();
        __pipeline_wait_prior(0);
        __syncthreads();
        double a_0[3];
        mint_take<1, 1>(a_0, a_planes[0], (int)threadIdx.x, 0);
        unsigned e_0[1];
        mint_load(e_0, e + (e_at), cells, whole || aligned);
        double b_new[1];
#pragma unroll
        for (int e_2 = 0; e_2 < 1; e_2++) {
            if (e_2 < cells) {
                b_new[e_2] = a_0[e_2] + a_0[e_2+2]*number;
                d[d_at+e_2] = c[c_at+e_2];
                d[d_at+e_2].y += couple + pair + (e_0[e_2] == HIGH)*level;
            }
        }
        mint_store(b + (b_at), b_new, cells, whole || aligned);
    };
    if (aligned && (blockIdx.x + 1)*512 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
    {
        const mint_site site_2 = {"in.c", 38};
        const long long i_begin = 1, i_count = mint_trips(i_begin, 40 - 1, 1);
        mint_inferred a_here({"in.c", 37}, "a", &a[0], mint_extents(sizeof(a) / sizeof(a[0])), 1,
                mint_padded, mint_upload);
        mint_inferred b_here({"in.c", 37}, "b", &b[0], mint_extents(sizeof(b) / sizeof(b[0])), 1,
                mint_padded, mint_both);
        mint_inferred c_here({"in.c", 37}, "c", &c[0], mint_extents(sizeof(c) / sizeof(c[0])), 1,
                mint_padded, mint_upload);
        mint_inferred d_here({"in.c", 37}, "d", &d[0], mint_extents(sizeof(d) / sizeof(d[0])), 1,
                mint_padded, mint_both);
        mint_inferred e_here({"in.c", 37}, "e", &e[0], mint_extents(sizeof(e) / sizeof(e[0])), 1,
                mint_padded, mint_upload);
        if (i_count > 0) {
            mint_view a_map = mint_find_view(site_2, "a", &a[0], sizeof(double));
            mint_view b_map = mint_find_view(site_2, "b", &b[0], sizeof(double));
            mint_view c_map = mint_find_view(site_2, "c", &c[0], sizeof(struct pair));
            mint_view d_map = mint_find_view(site_2, "d", &d[0], sizeof(struct pair));
            mint_view e_map = mint_find_view(site_2, "e", &e[0], sizeof(unsigned));
            mint_reach_view(site_2, a_map, "a", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1", true);
            mint_reach_view(site_2, b_map, "b", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site_2, c_map, "c", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site_2, d_map, "d", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site_2, e_map, "e", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            a_map.settle();
            b_map.settle();
            c_map.settle();
            d_map.settle();
            e_map.settle();
            mint_require(site_2, 8, 0);
            const dim3 blocks_2 = mint_blocks(site_2, "types_sweep1", mint_ceil_div(i_count, 512));
            mint_launching(site_2, "types_sweep1");
            types_sweep1<<<blocks_2, dim3(512), 0, mint_stream()>>>(
                (double *)a_map.device, (double *)b_map.device, (struct pair *)c_map.device,
                (struct pair *)d_map.device, (unsigned *)e_map.device, number, couple, pair, level,
                (unsigned)i_count,
                mint_is_aligned(a_map, i_begin, 16) && mint_is_aligned(b_map, i_begin, 8) && mint_is_aligned(e_map, i_begin, 4));
            mint_launched(site_2, "types_sweep1", b_map, d_map);
        }
    }
...
static __constant__ const double table_table[4] = {1, 2, 3, 4};

/* root, for kernels. */
static __device__ double root_on_device(double x)
{
    return sqrt(x) + 3;
}

/* The loops at line 50.
 * a: read, 3-point star of radius 1
 * b: read and written, pointwise
 * A block computes 512x1x1 points.
 * Blocks keep a in shared memory. */
static __global__ void __launch_bounds__(512)
constants_sweep1(const double *__restrict__ a, double *__restrict__ b, int WEIGHT, int sqrt_2,
                 int table_2, double factor, unsigned i_count, bool aligned)
{
    const unsigned ii = blockIdx.x*512 + threadIdx.x;
    __shared__ mint_plane<double, 512, 1, 1, 1, 0, 0> a_planes[1];
    auto tile = [&](auto whole) {
        const int cells = whole ? 1 : mint_valid(ii, i_count, 0);
        const int block_cells_1 = whole ? 513 : mint_valid(blockIdx.x*512, i_count, 1);
        const int i0 = 1 + (int)ii;
        int a_at = i0;
        int b_at = i0;
        int a_block_at = a_at - (int)threadIdx.x;
        mint_stage<512>(a_planes[0], a + (a_block_at), 0, block_cells_1, 1, whole || aligned);
        __pipeline_commit();
        __pipeline_wait_prior(0);
        __syncthreads();
        double a_0[3];
        mint_take<1, 1>(a_0, a_planes[0], (int)threadIdx.x, 0);
#pragma unroll
        for (int e_2 = 0; e_2 < 1; e_2++) {
            if (e_2 < cells) {
                int before = WEIGHT + 3;
                int SHIFT = 9;
                double t = a_0[e_2]*sqrt_2 + SHIFT;
                double plus_value = t + a_0[e_2+2];
                b[b_at+e_2] = a_0[e_2] + a_0[e_2+2] + 7 + table_table[(i0+e_2)%4]*sqrt((double)4)
                        + plus_value + WEIGHT + 3 + before + table_2 + factor;
                {
                    int SHIFT_2 = 5;
                    b[b_at+e_2] += root_on_device(a_0[e_2+1]) + SHIFT_2;
                }
            }
        }
    };
    if (aligned && (blockIdx.x + 1)*512 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
    {
        const mint_site site_2 = {"in.c", 50};
        const long long i_begin = 1, i_count = mint_trips(i_begin, 40 - 1, 1);
        mint_inferred a_here_2({"in.c", 49}, "a", &a[0], mint_extents(sizeof(a) / sizeof(a[0])), 1,
                mint_padded, mint_upload);
        mint_inferred b_here_2({"in.c", 49}, "b", &b[0], mint_extents(sizeof(b) / sizeof(b[0])), 1,
                mint_padded, mint_both);
        if (i_count > 0) {
            mint_view a_map = mint_find_view(site_2, "a", &a[0], sizeof(double));
            mint_view b_map = mint_find_view(site_2, "b", &b[0], sizeof(double));
            mint_reach_view(site_2, a_map, "a", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1", true);
            mint_reach_view(site_2, b_map, "b", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            a_map.settle();
            b_map.settle();
            mint_require(site_2, 8, 0);
            const dim3 blocks_2 = mint_blocks(site_2, "constants_sweep1", mint_ceil_div(i_count, 512));
            mint_launching(site_2, "constants_sweep1");
            constants_sweep1<<<blocks_2, dim3(512), 0, mint_stream()>>>(
                (double *)a_map.device, (double *)b_map.device, WEIGHT, sqrt, table, factor,
                (unsigned)i_count, mint_is_aligned(a_map, i_begin, 16));
            mint_launched(site_2, "constants_sweep1", b_map);
        }
        (void)heavy, (void)plus, (void)root; /* only kernels use them */
    }
...
/* twice, for kernels. */
static __device__ double twice_on_device(double helper_2)
{
    return helper_2*2;
}

/* helper, for kernels. */
static __device__ double helper_on_device(double x)
{
    return twice_on_device(x) + 1;
}

/* The loops at line 68.
 * a: read, pointwise
 * b: written
 * A block computes 128x1x1 points. */
static __global__ void __launch_bounds__(128)
cuda_sweep1(const double *a, double *b, int blockDim_, int blockIdx_dim3, int threadIdx_,
            int float4, int warpSize_, int max, int min, int blocks, int site, int cudaStream_t,
            unsigned i_count, bool aligned)
{
    const unsigned ii = blockIdx.x*128 + threadIdx.x;
    auto tile = [&](auto whole) {
        const int cells = whole ? 1 : mint_valid(ii, i_count, 0);
        const int i0 = 1 + (int)ii;
        int a_at = i0;
        int b_at = i0;
        double a_0[1];
        mint_load(a_0, a + (a_at), cells, whole || aligned);
        double b_new[1];
#pragma unroll
        for (int e_2 = 0; e_2 < 1; e_2++) {
            int gridDim_ = i0 + e_2;
            double twice_2 = helper_on_device(a_0[e_2]);
            b_new[e_2] = a_0[e_2] + blockDim_ + blockIdx_dim3 + threadIdx_ + float4 + warpSize_
                    + max + min + blocks + site + cudaStream_t + gridDim_ + twice_2;
        }
        mint_store(b + (b_at), b_new, cells, whole || aligned);
    };
    if (aligned && (blockIdx.x + 1)*128 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

static void cuda_(int dim3_, int blockDim)
...
        int dim3_;
    } blockIdx = {dim3_ + 1};
...
    {
        const mint_site site_2 = {"in.c", 68};
        const long long i_begin = 1, i_count = mint_trips(i_begin, dim3_, 1);
        mint_inferred a_here_3({"in.c", 67}, "a", &a[0], mint_extents(sizeof(a) / sizeof(a[0])), 1,
                mint_padded, mint_upload);
        mint_inferred b_here_3({"in.c", 67}, "b", &b[0], mint_extents(sizeof(b) / sizeof(b[0])), 1,
                mint_padded, mint_both);
        if (i_count > 0) {
            mint_view a_map = mint_find_view(site_2, "a", &a[0], sizeof(double));
            mint_view b_map = mint_find_view(site_2, "b", &b[0], sizeof(double));
            mint_reach_view(site_2, a_map, "a", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site_2, b_map, "b", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            a_map.settle();
            b_map.settle();
            mint_require(site_2, 8, 0);
            const dim3 blocks_2 = mint_blocks(site_2, "cuda_sweep1", mint_ceil_div(i_count, 128));
            mint_launching(site_2, "cuda_sweep1");
            cuda_sweep1<<<blocks_2, dim3(128), 0, mint_stream()>>>(
                (double *)a_map.device, (double *)b_map.device, blockDim, blockIdx.dim3_, threadIdx,
                float4, warpSize, max, min, blocks, site, cudaStream_t, (unsigned)i_count,
                mint_is_aligned(a_map, i_begin, 8) && mint_is_aligned(b_map, i_begin, 8));
            mint_launched(site_2, "cuda_sweep1", b_map);
        }
        (void)helper; /* only kernels use them */
    }
...
/* The loops at line 83.
 * a: read, 3-point star of radius 1
 * b: written
 * A block computes 512x1x1 points. */
static __global__ void __launch_bounds__(512)
renamed_sweep1(const double *__restrict__ a, double *__restrict__ b, unsigned i_count, bool aligned)
{
    const unsigned ii = blockIdx.x*512 + threadIdx.x;
    auto tile = [&](auto whole) {
        const int cells = whole ? 1 : mint_valid(ii, i_count, 0);
        const int i0 = 1 + (int)ii;
        int a_at = i0;
        int b_at = i0;
        double a_0[1];
        mint_load(a_0, a + (a_at), cells, whole || aligned);
        double b_new[1];
#pragma unroll
        for (int e_2 = 0; e_2 < 1; e_2++) {
            if (e_2 < cells) {
                double s = 0;
                {
                    double x = a_0[e_2];
                    double t = 1;
                    s += x + x_2 + (t_2)t;
                }
                {
                    double x_3 = a_0[e_2]*2;
                    double t_3 = (t_2)0.1;
                    double chosen_2;
                    if ((i0 + e_2)%2) {
                        chosen_2 = a[a_at+e_2-1] + a[a_at+e_2+1] + 7
                                + table_table[(i0+e_2)%4]*sqrt((double)4);
                    } else {
                        int SHIFT = 9;
                        double t_4 = a[a_at+e_2-1]*chosen + SHIFT;
                        double plus_value = t_4 + a[a_at+e_2+1];
                        chosen_2 = plus_value;
                    }
                    s += x_3*x_2 + (t_2)t_3 + chosen_2;
                }
                b_new[e_2] = s + chosen;
            }
        }
        mint_store(b + (b_at), b_new, cells, whole || aligned);
    };
    if (aligned && (blockIdx.x + 1)*512 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
    {
        const mint_site site_2 = {"in.c", 83};
        const long long i_begin = 1, i_count = mint_trips(i_begin, 40 - 1, 1);
        mint_inferred a_here_4({"in.c", 82}, "a", &a[0], mint_extents(sizeof(a) / sizeof(a[0])), 1,
                mint_padded, mint_upload);
        mint_inferred b_here_4({"in.c", 82}, "b", &b[0], mint_extents(sizeof(b) / sizeof(b[0])), 1,
                mint_padded, mint_both);
        if (i_count > 0) {
            mint_view a_map = mint_find_view(site_2, "a", &a[0], sizeof(double));
            mint_view b_map = mint_find_view(site_2, "b", &b[0], sizeof(double));
            mint_reach_view(site_2, a_map, "a", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site_2, b_map, "b", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            a_map.settle();
            b_map.settle();
            mint_require(site_2, 8, 0);
            const dim3 blocks_2 = mint_blocks(site_2, "renamed_sweep1", mint_ceil_div(i_count, 512));
            mint_launching(site_2, "renamed_sweep1");
            renamed_sweep1<<<blocks_2, dim3(512), 0, mint_stream()>>>(
                (double *)a_map.device, (double *)b_map.device, (unsigned)i_count,
                mint_is_aligned(a_map, i_begin, 8) && mint_is_aligned(b_map, i_begin, 8));
            mint_launched(site_2, "renamed_sweep1", b_map);
        }
    }
...
    cuda_(n, 100);
