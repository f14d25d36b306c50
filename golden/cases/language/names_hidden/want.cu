
...
/* half, for kernels. */
static __device__ double half_on_device(stream x)
{
    double stream_2 = x.way/2;
    return stream_2;
}

/* The loops at line 47.
 * a: read, 2 points, radius [-1,1]
 * b: written
 * c: read, pointwise
 * d: read and written, pointwise
 * e: read, pointwise
 * A block computes 512x1x1 points.
 * Blocks keep a in shared memory.
 * The model expects 2.02 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(512)
types_sweep1(const double *__restrict__ a_grid, double *b_grid, const struct pair *c_grid,
             struct pair *d_grid, const unsigned *e_grid, stream whole, int number, int couple,
             int pair, int level, unsigned i_count, bool aligned)
{
    const int tx = threadIdx.x;
    const unsigned ii = blockIdx.x*512 + tx;
    __shared__ mint_plane<double, 512, 1, 1, 1, 0, 0> a_planes[1];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ii, i_count, 0);
        const int block_cells = interior ? 513 : mint_valid(blockIdx.x*512, i_count, 1);
        const int i0 = 1 + (int)ii;
        int b_at = i0, c_at = i0, d_at = i0, e_at = i0;
        // Prologue: where the block begins.
        int a_block_at = i0 - tx;
        double a[3]; // cells -1 to 1
        unsigned e[1];
        mint_stage<512>(a_planes[0], &a_grid[a_block_at], 0, block_cells, 1, packed);
        __pipeline_commit();
        __pipeline_wait_prior(0);
        __syncthreads();
        mint_take<1, 1, 1>(&a[1], a_planes[0], tx, 0);
        mint_load<1>(e, &e_grid[e_at], valid, packed);
        // Compute and store.
        double b[1];
#pragma unroll
        for (int e_2 = 0; e_2 < 1; e_2++)
            if (e_2 < valid) {
                stream near = whole;
                b[e_2] = a[e_2] + a[e_2+2]*number + half_on_device(near);
                d_grid[d_at+e_2] = c_grid[c_at+e_2];
                d_grid[d_at+e_2].y += couple + pair + (e[e_2] == HIGH)*level;
            }
        mint_store<1>(&b_grid[b_at], b, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*512 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
    {
        const mint_site site_2 = {"in.c", 47};
        const long long i_begin = 1, i_count = mint_trips(i_begin, 40 - 1, 1);
        mint_inferred a_here({"in.c", 46}, "a", &a[0], mint_extents(sizeof(a) / sizeof(a[0])), 1,
                mint_padded, mint_upload);
        mint_inferred b_here({"in.c", 46}, "b", &b[0], mint_extents(sizeof(b) / sizeof(b[0])), 1,
                mint_padded, mint_both);
        mint_inferred c_here({"in.c", 46}, "c", &c[0], mint_extents(sizeof(c) / sizeof(c[0])), 1,
                mint_padded, mint_upload);
        mint_inferred d_here({"in.c", 46}, "d", &d[0], mint_extents(sizeof(d) / sizeof(d[0])), 1,
                mint_padded, mint_both);
        mint_inferred e_here({"in.c", 46}, "e", &e[0], mint_extents(sizeof(e) / sizeof(e[0])), 1,
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
            mint_require_capability(site_2, 8, 0);
            const dim3 blocks_2 = mint_blocks(site_2, "types_sweep1",
                    mint_tiles(site_2, "i", i_count, 512, 2147481598));
            mint_launching(site_2, "types_sweep1");
            types_sweep1<<<blocks_2, dim3(512), 0, mint_stream()>>>(
                (double *)a_map.device, (double *)b_map.device, (struct pair *)c_map.device,
                (struct pair *)d_map.device, (unsigned *)e_map.device, whole, number, couple, pair,
                level, (unsigned)i_count,
                mint_is_aligned(a_map, i_begin, 16) && mint_is_aligned(b_map, i_begin, 8) && mint_is_aligned(e_map, i_begin, 4));
            mint_launched(site_2, "types_sweep1", b_map, d_map);
        }
        (void)half; /* only kernels use them */
    }
...
static __constant__ const double table_table[4] = {1, 2, 3, 4};

/* root, for kernels. */
static __device__ double root_on_device(double x)
{
    return sqrt(x) + 3;
}

/* The loops at line 60.
 * a: read, 3-point star of radius 1
 * b: read and written, pointwise
 * A block computes 512x1x1 points.
 * Blocks keep a in shared memory.
 * The model expects 2.1 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(512)
constants_sweep1(const double *__restrict__ a_grid, double *__restrict__ b_grid, int WEIGHT,
                 int sqrt_2, int table_2, double factor, unsigned i_count, bool aligned)
{
    const int tx = threadIdx.x;
    const unsigned ii = blockIdx.x*512 + tx;
    __shared__ mint_plane<double, 512, 1, 1, 1, 0, 0> a_planes[1];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ii, i_count, 0);
        const int block_cells = interior ? 513 : mint_valid(blockIdx.x*512, i_count, 1);
        const int i0 = 1 + (int)ii;
        int b_at = i0;
        // Prologue: where the block begins.
        int a_block_at = i0 - tx;
        double a[3]; // cells -1 to 1
        mint_stage<512>(a_planes[0], &a_grid[a_block_at], 0, block_cells, 1, packed);
        __pipeline_commit();
        __pipeline_wait_prior(0);
        __syncthreads();
        mint_take<1, 1, 1>(&a[1], a_planes[0], tx, 0);
        // Compute and store.
#pragma unroll
        for (int e_2 = 0; e_2 < 1; e_2++)
            if (e_2 < valid) {
                const int i = i0 + e_2;
                int before = WEIGHT + 3;
                int SHIFT = 9;
                double t = a[e_2]*sqrt_2 + SHIFT;
                double plus_value = t + a[e_2+2];
                b_grid[b_at+e_2] = a[e_2] + a[e_2+2] + 7 + table_table[i%4]*sqrt((double)4)
                        + plus_value + WEIGHT + 3 + before + table_2 + factor;
                {
                    int SHIFT_2 = 5;
                    b_grid[b_at+e_2] += root_on_device(a[e_2+1]) + SHIFT_2;
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
        const mint_site site_2 = {"in.c", 60};
        const long long i_begin = 1, i_count = mint_trips(i_begin, 40 - 1, 1);
        mint_inferred a_here_2({"in.c", 59}, "a", &a[0], mint_extents(sizeof(a) / sizeof(a[0])), 1,
                mint_padded, mint_upload);
        mint_inferred b_here_2({"in.c", 59}, "b", &b[0], mint_extents(sizeof(b) / sizeof(b[0])), 1,
                mint_padded, mint_both);
        if (i_count > 0) {
            mint_view a_map = mint_find_view(site_2, "a", &a[0], sizeof(double));
            mint_view b_map = mint_find_view(site_2, "b", &b[0], sizeof(double));
            mint_reach_view(site_2, a_map, "a", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1", true);
            mint_reach_view(site_2, b_map, "b", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            a_map.settle();
            b_map.settle();
            mint_require_capability(site_2, 8, 0);
            const dim3 blocks_2 = mint_blocks(site_2, "constants_sweep1",
                    mint_tiles(site_2, "i", i_count, 512, 2147481598));
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

/* The loops at line 78.
 * a: read, pointwise
 * b: written
 * A block computes 128x1x1 points.
 * The model expects 102 billion points a second, limited by arithmetic. */
static __global__ void __launch_bounds__(128)
cuda_sweep1(const double *a_grid, double *b_grid, int blockDim_, int blockIdx_dim3, int threadIdx_,
            int float4, int warpSize_, int max, int min, int blocks, int site, int cudaStream_t,
            unsigned i_count, bool aligned)
{
    const int tx = threadIdx.x;
    const unsigned ii = blockIdx.x*128 + tx;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ii, i_count, 0);
        const int i0 = 1 + (int)ii;
        int a_at = i0, b_at = i0;
        double a[1];
        mint_load<1>(a, &a_grid[a_at], valid, packed);
        // Compute and store.
        double b[1];
#pragma unroll
        for (int e_2 = 0; e_2 < 1; e_2++) {
            const int i = i0 + e_2;
            int gridDim_ = i;
            double twice_2 = helper_on_device(a[e_2]);
            b[e_2] = a[e_2] + blockDim_ + blockIdx_dim3 + threadIdx_ + float4 + warpSize_ + max
                    + min + blocks + site + cudaStream_t + gridDim_ + twice_2;
        }
        mint_store<1>(&b_grid[b_at], b, valid, packed);
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
        const mint_site site_2 = {"in.c", 78};
        const long long i_begin = 1, i_count = mint_trips(i_begin, dim3_, 1);
        mint_inferred a_here_3({"in.c", 77}, "a", &a[0], mint_extents(sizeof(a) / sizeof(a[0])), 1,
                mint_padded, mint_upload);
        mint_inferred b_here_3({"in.c", 77}, "b", &b[0], mint_extents(sizeof(b) / sizeof(b[0])), 1,
                mint_padded, mint_both);
        if (i_count > 0) {
            mint_view a_map = mint_find_view(site_2, "a", &a[0], sizeof(double));
            mint_view b_map = mint_find_view(site_2, "b", &b[0], sizeof(double));
            mint_reach_view(site_2, a_map, "a", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site_2, b_map, "b", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            a_map.settle();
            b_map.settle();
            mint_require_capability(site_2, 8, 0);
            const dim3 blocks_2 = mint_blocks(site_2, "cuda_sweep1",
                    mint_tiles(site_2, "i", i_count, 128, 2147482366));
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
/* The loops at line 93.
 * a: read, 3-point star of radius 1
 * b: written
 * A block computes 512x1x1 points.
 * The model expects 6.58 billion points a second, limited by arithmetic. */
static __global__ void __launch_bounds__(512)
renamed_sweep1(const double *__restrict__ a_grid, double *__restrict__ b_grid, unsigned i_count,
               bool aligned)
{
    const int tx = threadIdx.x;
    const unsigned ii = blockIdx.x*512 + tx;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ii, i_count, 0);
        const int i0 = 1 + (int)ii;
        int a_at = i0, b_at = i0;
        double a[1];
        mint_load<1>(a, &a_grid[a_at], valid, packed);
        // Compute and store.
        double b[1];
#pragma unroll
        for (int e_2 = 0; e_2 < 1; e_2++)
            if (e_2 < valid) {
                const int i = i0 + e_2;
                double s = 0;
                {
                    double x = a[e_2];
                    double t = 1;
                    s += x + x_2 + (t_2)t;
                }
                {
                    double x_3 = a[e_2]*2;
                    double t_3 = (t_2)0.1;
                    double chosen_2;
                    if (i%2) {
                        chosen_2 = a_grid[a_at+e_2-1] + a_grid[a_at+e_2+1] + 7
                                + table_table[i%4]*sqrt((double)4);
                    } else {
                        int SHIFT = 9;
                        double t_4 = a_grid[a_at+e_2-1]*chosen + SHIFT;
                        double plus_value = t_4 + a_grid[a_at+e_2+1];
                        chosen_2 = plus_value;
                    }
                    s += x_3*x_2 + (t_2)t_3 + chosen_2;
                }
                b[e_2] = s + chosen;
            }
        mint_store<1>(&b_grid[b_at], b, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*512 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
    {
        const mint_site site_2 = {"in.c", 93};
        const long long i_begin = 1, i_count = mint_trips(i_begin, 40 - 1, 1);
        mint_inferred a_here_4({"in.c", 92}, "a", &a[0], mint_extents(sizeof(a) / sizeof(a[0])), 1,
                mint_padded, mint_upload);
        mint_inferred b_here_4({"in.c", 92}, "b", &b[0], mint_extents(sizeof(b) / sizeof(b[0])), 1,
                mint_padded, mint_both);
        if (i_count > 0) {
            mint_view a_map = mint_find_view(site_2, "a", &a[0], sizeof(double));
            mint_view b_map = mint_find_view(site_2, "b", &b[0], sizeof(double));
            mint_reach_view(site_2, a_map, "a", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site_2, a_map, "a", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1", true);
            mint_reach_view(site_2, b_map, "b", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            a_map.settle();
            b_map.settle();
            mint_require_capability(site_2, 8, 0);
            const dim3 blocks_2 = mint_blocks(site_2, "renamed_sweep1",
                    mint_tiles(site_2, "i", i_count, 512, 2147481598));
            mint_launching(site_2, "renamed_sweep1");
            renamed_sweep1<<<blocks_2, dim3(512), 0, mint_stream()>>>(
                (double *)a_map.device, (double *)b_map.device, (unsigned)i_count,
                mint_is_aligned(a_map, i_begin, 8) && mint_is_aligned(b_map, i_begin, 8));
            mint_launched(site_2, "renamed_sweep1", b_map);
        }
    }
...
typedef int mint_index_;
struct mint_array_ {
...
    mint_index_ mint_count;
...
enum mint_kind_ { mint_first_ = 3, mint_map_ };
static int mint_trips_ = 2;
static real exp10_(real x) { return x / 10; }
static real mint_find_(mint_index_ mint_line_) { return mint_line_ * mint_map_; }
...
/* mint_find, for kernels. */
static __device__ double mint_find_on_device(mint_index_ mint_line__)
{
    return mint_line__*mint_map_;
}

/* exp10, for kernels. */
static __device__ double exp10_on_device(double x)
{
    return x/10;
}

/* The loops at line 124.
 * a: read, pointwise
 * b: written
 * A block computes 512x1x1 points.
 * The model expects 5.97 billion points a second, limited by arithmetic. */
static __global__ void __launch_bounds__(512)
runtime_sweep1(const double *a_grid, double *b_grid, mint_index_ mint_step__,
               struct mint_array_ mint_range__, unsigned kind, int mint_trips__, unsigned i_count,
               bool aligned)
{
    const int tx = threadIdx.x;
    const unsigned ii = blockIdx.x*512 + tx;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ii, i_count, 0);
        const mint_index_ i0 = 1 + (mint_index_)ii;
        int a_at = i0, b_at = i0;
        double a[1];
        mint_load<1>(a, &a_grid[a_at], valid, packed);
        // Compute and store.
        double b[1];
#pragma unroll
        for (int e_2 = 0; e_2 < 1; e_2++)
            if (e_2 < valid) {
                const mint_index_ i = i0 + e_2;
                mint_index_ mint_launch__ = mint_step__*i;
                struct mint_array_ own = mint_range__;
                b[e_2] = a[e_2]*mint_launch__ + own.mint_at[mint_step__*i%2] + own.mint_count + kind
                        + mint_first_ + mint_trips__ + mint_find_on_device(i)
                        + exp10_on_device((double)i);
            }
        mint_store<1>(&b_grid[b_at], b, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*512 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

static void runtime(mint_index_ mint_step_)
...
    struct mint_array_ mint_range_ = {{1, 2}, mint_step_};
    enum mint_kind_ kind = mint_map_;
...
    {
        const mint_site site_2 = {"in.c", 124};
        const long long i_begin = 1, i_count = mint_trips(i_begin, 40 - 1, 1);
        mint_inferred a_here_5({"in.c", 123}, "a", &a[0], mint_extents(sizeof(a) / sizeof(a[0])), 1,
                mint_padded, mint_upload);
        mint_inferred b_here_5({"in.c", 123}, "b", &b[0], mint_extents(sizeof(b) / sizeof(b[0])), 1,
                mint_padded, mint_both);
        if (i_count > 0) {
            mint_view a_map = mint_find_view(site_2, "a", &a[0], sizeof(double));
            mint_view b_map = mint_find_view(site_2, "b", &b[0], sizeof(double));
            mint_reach_view(site_2, a_map, "a", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site_2, b_map, "b", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            a_map.settle();
            b_map.settle();
            mint_require_capability(site_2, 8, 0);
            const dim3 blocks_2 = mint_blocks(site_2, "runtime_sweep1",
                    mint_tiles(site_2, "i", i_count, 512, 2147481598));
            mint_launching(site_2, "runtime_sweep1");
            runtime_sweep1<<<blocks_2, dim3(512), 0, mint_stream()>>>(
                (double *)a_map.device, (double *)b_map.device, mint_step_, mint_range_, kind,
                mint_trips_, (unsigned)i_count,
                mint_is_aligned(a_map, i_begin, 8) && mint_is_aligned(b_map, i_begin, 8));
            mint_launched(site_2, "runtime_sweep1", b_map);
        }
        (void)mint_find_, (void)exp10_; /* only kernels use them */
    }
...
/* The loops at line 144.
 * _f_try_: read, 1 point, radius [-1,0]
 * _f__2: read, pointwise
 * _: read, 1 point, radius [0,1]
 * été: read, pointwise
 * new_: written
 * A block computes 512x1x1 points.
 * The model expects 4.44 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(512)
underscores_sweep1(const double *__restrict__ _f_try__grid, const double *_f__2_grid,
                   const double *__restrict__ __grid, const double *été_grid, double *new__grid,
                   unsigned i_count, bool aligned)
{
    const int tx = threadIdx.x;
    const unsigned ii = blockIdx.x*512 + tx;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ii, i_count, 0);
        const int i0 = 1 + (int)ii;
        long long _f_try__at = i0, _f__2_at = i0, __at = i0, été_at = i0, new__at = i0;
        double _f__2[1];
        double été[1];
        mint_load<1>(_f__2, &_f__2_grid[_f__2_at], valid, packed);
        mint_load<1>(été, &été_grid[été_at], valid, packed);
        // Compute and store.
        double new_[1];
#pragma unroll
        for (int e_2 = 0; e_2 < 1; e_2++)
            if (e_2 < valid) {
                const int i = i0 + e_2;
                double for_ = i;
                double _9 = 9;
                new_[e_2] = _f_try__grid[_f_try__at+e_2-1] + _f__2[e_2]*__grid[__at+e_2+1]
                        + été[e_2]*for_ + _9;
            }
        mint_store<1>(&new__grid[new__at], new_, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*512 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 139}, "_f->try_", &_f->try_[0], mint_extents(N), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 140}, "_f->_2", &_f->_2[0], mint_extents(N), 1, mint_padded, mint_scoped_part);
    mint_copy_in(mappings, {"in.c", 141}, "_", &_[0], mint_extents(N), 1, mint_padded, mint_scoped_part);
    mint_copy_in(mappings, {"in.c", 142}, "été", &été[0], mint_extents(N), 1, mint_padded, mint_scoped_part);
    {
        const mint_site site_2 = {"in.c", 144};
        const long long i_begin = 1, i_count = mint_trips(i_begin, 40 - 1, 1);
        mint_inferred b_here_6({"in.c", 143}, "b", &b[0], mint_extents(sizeof(b) / sizeof(b[0])), 1,
                mint_padded, mint_both);
        if (i_count > 0) {
            mint_view _f_try__map = mint_find_view(site_2, "_f->try_", &_f->try_[0], sizeof(double));
            mint_view _f__2_map = mint_find_view(site_2, "_f->_2", &_f->_2[0], sizeof(double));
            mint_view __map = mint_find_view(site_2, "_", &_[0], sizeof(double));
            mint_view été_map = mint_find_view(site_2, "été", &été[0], sizeof(double));
            mint_view new__map = mint_find_view(site_2, "new_", &new_[0], sizeof(double));
            mint_reach_view(site_2, _f_try__map, "_f->try_", {{i_begin - 1}, {i_begin + i_count - 2}},
                    "i-1", true);
            mint_reach_view(site_2, _f__2_map, "_f->_2", {{i_begin}, {i_begin + i_count - 1}}, "i",
                    true);
            mint_reach_view(site_2, __map, "_", {{i_begin + 1}, {i_begin + i_count}}, "i+1", true);
            mint_reach_view(site_2, été_map, "été", {{i_begin}, {i_begin + i_count - 1}}, "i",
                    true);
            mint_reach_view(site_2, new__map, "new_", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            _f_try__map.settle();
            _f__2_map.settle();
            __map.settle();
            été_map.settle();
            new__map.settle();
            const mint_nest loops = {{{i_begin, i_count, 1}}};
            const mint_touch _f_try__reads = {"_f->try_[i - 1]", {{-1, -1, {1}}}};
            const mint_touch new__writes = {"new_[i]", {{0, 0, {1}}}};
            const mint_touch _f__2_reads = {"_f->_2[i]", {{0, 0, {1}}}};
            const mint_touch __reads = {"_[i + 1]", {{1, 1, {1}}}};
            const mint_touch été_reads = {"été[i]", {{0, 0, {1}}}};
            mint_distinct(site_2, loops, _f_try__map, "_f->try_", _f_try__reads, new__map, "new_",
                    new__writes);
            mint_coincide(site_2, loops, _f__2_map, "_f->_2", _f__2_reads, new__map, "new_",
                    new__writes);
            mint_distinct(site_2, loops, __map, "_", __reads, new__map, "new_", new__writes);
            mint_coincide(site_2, loops, été_map, "été", été_reads, new__map, "new_",
                    new__writes);
            mint_require_capability(site_2, 8, 0);
            const dim3 blocks_2 = mint_blocks(site_2, "underscores_sweep1",
                    mint_tiles(site_2, "i", i_count, 512, 2147481598));
            mint_launching(site_2, "underscores_sweep1");
            underscores_sweep1<<<blocks_2, dim3(512), 0, mint_stream()>>>(
                (double *)_f_try__map.device, (double *)_f__2_map.device, (double *)__map.device,
                (double *)été_map.device, (double *)new__map.device, (unsigned)i_count,
                mint_is_aligned(_f__2_map, i_begin, 8) && mint_is_aligned(été_map, i_begin, 8) && mint_is_aligned(new__map, i_begin, 8));
            mint_launched(site_2, "underscores_sweep1", new__map);
        }
    }
...
    cuda_(n, 100);
