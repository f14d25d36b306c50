
...
/* The loops at line 16.
 * u: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(real *__restrict__ u, long long u_row, int n, unsigned i_count, mint_extent u_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
#pragma unroll 1
        for (int j = 1 + (i & 1); j <= n; j += 2)
            u[mint_inside(i*u_row+j, u_extent, 0)] = (u[mint_inside((i-1)*u_row+j, u_extent, 1)]
                    + u[mint_inside((i+1)*u_row+j, u_extent, 2)]
                    + u[mint_inside(i*u_row+(j-1), u_extent, 3)]
                    + u[mint_inside(i*u_row+(j+1), u_extent, 4)])/4;
    }
}

/* The loops at line 21.
 * u: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(real *__restrict__ u, long long u_row, int n, int c, unsigned i_count,
            mint_extent u_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
#pragma unroll 1
        for (int j = 1 + (i + c)%2; j <= n; j += 2)
            u[mint_inside(i*u_row+j, u_extent, 0)] = (u[mint_inside((i-1)*u_row+j, u_extent, 1)]
                    + u[mint_inside((i+1)*u_row+j, u_extent, 2)]
                    + u[mint_inside(i*u_row+(j-1), u_extent, 3)]
                    + u[mint_inside(i*u_row+(j+1), u_extent, 4)])/4;
    }
}

/* The loops at line 28.
 * u: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(real *__restrict__ u, long long u_row, int n, int c, unsigned i_count,
            mint_extent u_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
#pragma unroll 1
        for (int j = (i + c)%2 == 0 ? 1 : 2; j <= n; j += 2)
            u[mint_inside(i*u_row+j, u_extent, 0)] += (u[mint_inside((i-1)*u_row+j, u_extent, 1)]
                    + u[mint_inside((i+1)*u_row+j, u_extent, 2)])/4;
    }
}

/* The loops at line 32.
 * u: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep4(real *__restrict__ u, long long u_row, int n, int c, unsigned i_count,
            mint_extent u_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
#pragma unroll 1
        for (int j = (i + c)%2 ? 2 : 1; j <= n; j += 2)
            u[mint_inside(i*u_row+j, u_extent, 0)] += (u[mint_inside((i-1)*u_row+j, u_extent, 1)]
                    + u[mint_inside(i*u_row+(j+1), u_extent, 2)])/4;
    }
}

/* The loops at line 43.
 * u: read and written, subscripts that are not index + constant
 * A block computes 16x16x1 points.
 * The model expects 117 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep5(real *__restrict__ u, long long u_row, int c, unsigned j_count, unsigned i_count,
            mint_extent u_extent, mint_extent u_extent_2)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = 1 + (int)ii;
        const int j = (int)ij;
        int k = 2*j + 1 + ((i + c) & 1);
        int odd;
        int before;
        if ((i + c)%2)
            odd = 2;
        else
            odd = 1;
        before = 2*j + odd - 1;
        u[mint_inside(i*u_row+mint_inside(k, u_extent, 0), u_extent_2,
                0)] += (u[mint_inside((i-1)*u_row+mint_inside(k, u_extent, 1), u_extent_2, 1)]
                + u[mint_inside((i+1)*u_row+mint_inside(k, u_extent, 2), u_extent_2, 2)]
                + u[mint_inside(i*u_row+mint_inside(before, u_extent, 3), u_extent_2, 3)]
                + u[mint_inside(i*u_row+mint_inside(k+1, u_extent, 4), u_extent_2, 4)])/4;
    }
}

/* The loops at line 55.
 * u: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep6(real *__restrict__ u, long long u_row, int n, int c, unsigned i_count,
            mint_extent u_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
#pragma unroll 1
        for (int j = n - ((i ^ c) & 1); j >= 1; j -= 2)
            u[mint_inside(i*u_row+j, u_extent, 0)] -= (u[mint_inside((i-1)*u_row+j, u_extent, 1)]
                    + u[mint_inside((i+1)*u_row+j, u_extent, 2)])/4;
    }
}

/* The loops at line 59.
 * f: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep7(real *__restrict__ f, long long f_row, int n, int c, unsigned i_count,
            mint_extent f_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
#pragma unroll 1
        for (int j = 1 + ((i + c) & 1); j <= n; j += 2)
            f[mint_inside(i*f_row+j, f_extent, 0)] = (f[mint_inside((i-1)*f_row+j, f_extent, 1)]
                    + f[mint_inside((i+1)*f_row+j, f_extent, 2)]
                    + f[mint_inside(i*f_row+(j-1), f_extent, 3)]
                    + f[mint_inside(i*f_row+(j+1), f_extent, 4)])/4;
    }
}

/* The loops at line 63.
 * f: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep8(real *__restrict__ f, long long f_row, int n, int c, unsigned i_count,
            mint_extent f_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
#pragma unroll 1
        for (int j = 1 + (i + c)%2; j <= n; j += 2)
            f[mint_inside(i*f_row+j, f_extent, 0)] += f[mint_inside((i-1)*f_row+j, f_extent, 1)]
                    - f[mint_inside((i+1)*f_row+j, f_extent, 2)];
    }
}

/* The loops at line 67.
 * u: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep9(real *__restrict__ u, long long u_row, int c, int n, unsigned k_count,
            mint_extent u_extent)
{
    const unsigned ik = blockIdx.x*256 + threadIdx.x;
    if (ik < k_count) {
        const unsigned k = 1 + ik;
#pragma unroll 1
        for (int j = 1 + ((k + c) & 1); j <= n; j += 2)
            u[mint_inside(k*u_row+j, u_extent, 0)] += (u[mint_inside((k-1)*u_row+j, u_extent, 1)]
                    + u[mint_inside((k+1)*u_row+j, u_extent, 2)])/4;
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 11}, "u", u, mint_extents(w, w), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings, {"in.c", 12}, "f", &f[0], mint_extents(w * w), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 13}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 16};
            const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
            if (i_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_reach_or_dense(site, u_map, 0, i_begin - 1, i_begin + i_count);
                mint_reach_or_dense(site, u_map, 1, 0, (long long)(n) + 1);
                u_map.settle(site, "u");
                static const mint_checked u_checked[] = {
                    {{"in.c", 18}, "u", "u[i][j]", -1},
                    {{"in.c", 18}, "u", "u[i - 1][j]", -1},
                    {{"in.c", 18}, "u", "u[i + 1][j]", -1},
                    {{"in.c", 18}, "u", "u[i][j - 1]", -1},
                    {{"in.c", 18}, "u", "u[i][j + 1]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], n, (unsigned)i_count,
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "main_sweep1", u_map);
            }
            i = (int)(i_begin + i_count);
            (void)i, (void)j; /* only kernels use them */
        }
...
            {
                const mint_site site = {"in.c", 21};
                const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
                if (i_count > 0) {
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_reach_or_dense(site, u_map, 0, i_begin - 1, i_begin + i_count);
                    mint_reach_or_dense(site, u_map, 1, 0, (long long)(n) + 1);
                    u_map.settle(site, "u");
                    static const mint_checked u_checked[] = {
                        {{"in.c", 25}, "u", "u[i][j]", -1},
                        {{"in.c", 25}, "u", "u[i - 1][j]", -1},
                        {{"in.c", 25}, "u", "u[i + 1][j]", -1},
                        {{"in.c", 25}, "u", "u[i][j - 1]", -1},
                        {{"in.c", 25}, "u", "u[i][j + 1]", -1},
                    };
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "main_sweep2", mint_ceil_div(i_count, 256));
                    mint_launching(site, "main_sweep2");
                    main_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], n, c, (unsigned)i_count,
                        mint_elements(site, u_map, u_map.device, u_checked));
                    mint_launched(site, "main_sweep2", u_map);
                }
                i = (int)(i_begin + i_count);
            }
            {
                const mint_site site = {"in.c", 28};
                const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
                if (i_count > 0) {
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_reach_or_dense(site, u_map, 0, i_begin - 1, i_begin + i_count);
                    mint_reach_or_dense(site, u_map, 1, 1, (long long)(n));
                    u_map.settle(site, "u");
                    static const mint_checked u_checked[] = {
                        {{"in.c", 30}, "u", "u[i][j]", -1},
                        {{"in.c", 30}, "u", "u[i - 1][j]", -1},
                        {{"in.c", 30}, "u", "u[i + 1][j]", -1},
                    };
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "main_sweep3", mint_ceil_div(i_count, 256));
                    mint_launching(site, "main_sweep3");
                    main_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], n, c, (unsigned)i_count,
                        mint_elements(site, u_map, u_map.device, u_checked));
                    mint_launched(site, "main_sweep3", u_map);
                }
                i = (int)(i_begin + i_count);
            }
            {
                const mint_site site = {"in.c", 32};
                const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
                if (i_count > 0) {
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_reach_or_dense(site, u_map, 0, i_begin - 1, i_begin + i_count - 1);
                    mint_reach_or_dense(site, u_map, 1, 1, (long long)(n) + 1);
                    u_map.settle(site, "u");
                    static const mint_checked u_checked[] = {
                        {{"in.c", 40}, "u", "u[i][j]", -1},
                        {{"in.c", 40}, "u", "u[i - 1][j]", -1},
                        {{"in.c", 40}, "u", "u[i][j + 1]", -1},
                    };
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "main_sweep4", mint_ceil_div(i_count, 256));
                    mint_launching(site, "main_sweep4");
                    main_sweep4<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], n, c, (unsigned)i_count,
                        mint_elements(site, u_map, u_map.device, u_checked));
                    mint_launched(site, "main_sweep4", u_map);
                }
                i = (int)(i_begin + i_count);
            }
            {
                const mint_site site = {"in.c", 43};
                const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
                const long long j_begin = 0, j_count = mint_trips(j_begin, n/2, 1);
                if (i_count > 0 && j_count > 0) {
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_make_dense(site, u_map);
                    u_map.settle(site, "u");
                    static const mint_checked u_checked[] = {
                        {{"in.c", 52}, "u", "u[i][k]", 1},
                        {{"in.c", 52}, "u", "u[i - 1][k]", 1},
                        {{"in.c", 52}, "u", "u[i + 1][k]", 1},
                        {{"in.c", 52}, "u", "u[i][before]", 1},
                        {{"in.c", 52}, "u", "u[i][k + 1]", 1},
                    };
                    static const mint_checked u_checked_2[] = {
                        {{"in.c", 52}, "u", "u[i][k]", -1},
                        {{"in.c", 52}, "u", "u[i - 1][k]", -1},
                        {{"in.c", 52}, "u", "u[i + 1][k]", -1},
                        {{"in.c", 52}, "u", "u[i][before]", -1},
                        {{"in.c", 52}, "u", "u[i][k + 1]", -1},
                    };
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep5", mint_ceil_div(j_count, 16),
                            mint_ceil_div(i_count, 16));
                    mint_launching(site, "main_sweep5");
                    main_sweep5<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], c, (unsigned)j_count, (unsigned)i_count,
                        mint_values_of(site, u_map, 1, u_checked),
                        mint_elements(site, u_map, u_map.device, u_checked_2));
                    mint_launched(site, "main_sweep5", u_map);
                }
                i = (int)(i_begin + i_count);
                if (i_count > 0) j = (int)(j_begin + j_count);
            }
            {
                const mint_site site = {"in.c", 55};
                const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
                if (i_count > 0) {
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_reach_or_dense(site, u_map, 0, i_begin - 1, i_begin + i_count);
                    mint_reach_or_dense(site, u_map, 1, 1, (long long)(n));
                    u_map.settle(site, "u");
                    static const mint_checked u_checked[] = {
                        {{"in.c", 57}, "u", "u[i][j]", -1},
                        {{"in.c", 57}, "u", "u[i - 1][j]", -1},
                        {{"in.c", 57}, "u", "u[i + 1][j]", -1},
                    };
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "main_sweep6", mint_ceil_div(i_count, 256));
                    mint_launching(site, "main_sweep6");
                    main_sweep6<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], n, c, (unsigned)i_count,
                        mint_elements(site, u_map, u_map.device, u_checked));
                    mint_launched(site, "main_sweep6", u_map);
                }
                i = (int)(i_begin + i_count);
            }
            {
                const mint_site site = {"in.c", 59};
                const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
                if (i_count > 0) {
                    mint_view f_map = mint_find_view(site, "f", &f[0], sizeof(real), (long long)w);
                    mint_reach_view(site, f_map, "f", {{i_begin - 1, 0}, {i_begin + i_count, (long long)(n)
                            + 1}}, "i-1..i+1][j-1..j+1", false);
                    f_map.settle();
                    static const mint_checked f_checked[] = {
                        {{"in.c", 61}, "f", "f[i * w + j]", -1},
                        {{"in.c", 61}, "f", "f[(i - 1) * w + j]", -1},
                        {{"in.c", 61}, "f", "f[(i + 1) * w + j]", -1},
                        {{"in.c", 61}, "f", "f[i * w + j - 1]", -1},
                        {{"in.c", 61}, "f", "f[i * w + j + 1]", -1},
                    };
                    const mint_nest loops = {{{i_begin, i_count, 1}}};
                    const mint_touch f_writes = {"f[i * w + j]", {{0, 0, {1}}, {1, (long long)(n), {0}}}};
                    const mint_touch f_reads = {"f[(i - 1) * w + j]", {{-1, 1, {1}}, {0, (long long)(n) + 1,
                            {0}}}};
                    const bool f_apart = mint_once(f_map);
                    mint_apart(site, f_apart
                            || !mint_meet(loops, f_map, f_writes, f_map, f_reads, mint_elsewhere),
                            "f[i * w + j]", "f[(i - 1) * w + j]");
                    mint_apart(site, f_apart
                            || !mint_meet(loops, f_map, f_writes, f_map, f_writes, mint_elsewhere),
                            "f[i * w + j]", "f[i * w + j]");
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "main_sweep7", mint_ceil_div(i_count, 256));
                    mint_launching(site, "main_sweep7");
                    main_sweep7<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)f_map.device, f_map.stride[0], n, c, (unsigned)i_count,
                        mint_elements(site, *f_map.whole, f_map.device, f_checked));
                    mint_launched(site, "main_sweep7", f_map);
                }
                i = (int)(i_begin + i_count);
            }
            {
                const mint_site site = {"in.c", 63};
                const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
                if (i_count > 0) {
                    mint_view f_map = mint_find_view(site, "f", &f[0], sizeof(real), (long long)w);
                    mint_reach_view(site, f_map, "f", {{i_begin - 1, 1}, {i_begin + i_count, (long long)(n)}},
                            "i-1..i+1][j", false);
                    f_map.settle();
                    static const mint_checked f_checked[] = {
                        {{"in.c", 65}, "f", "f[i * w + j]", -1},
                        {{"in.c", 65}, "f", "f[(i - 1) * w + j]", -1},
                        {{"in.c", 65}, "f", "f[(i + 1) * w + j]", -1},
                    };
                    const mint_nest loops = {{{i_begin, i_count, 1}}};
                    const mint_touch f_writes = {"f[i * w + j]", {{0, 0, {1}}, {1, (long long)(n), {0}}}};
                    const mint_touch f_reads = {"f[(i - 1) * w + j]", {{-1, 1, {1}}, {1, (long long)(n), {0}}}};
                    const bool f_apart = mint_once(f_map);
                    mint_apart(site, f_apart
                            || !mint_meet(loops, f_map, f_writes, f_map, f_reads, mint_elsewhere),
                            "f[i * w + j]", "f[(i - 1) * w + j]");
                    mint_apart(site, f_apart
                            || !mint_meet(loops, f_map, f_writes, f_map, f_writes, mint_elsewhere),
                            "f[i * w + j]", "f[i * w + j]");
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "main_sweep8", mint_ceil_div(i_count, 256));
                    mint_launching(site, "main_sweep8");
                    main_sweep8<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)f_map.device, f_map.stride[0], n, c, (unsigned)i_count,
                        mint_elements(site, *f_map.whole, f_map.device, f_checked));
                    mint_launched(site, "main_sweep8", f_map);
                }
                i = (int)(i_begin + i_count);
            }
            {
                const mint_site site = {"in.c", 67};
                const long long k_begin = 1, k_count = mint_trips(k_begin, (unsigned)w - 1, 1);
                if (k_count > 0) {
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_within(site, "(unsigned)w - 1", (long long)(w) - 1, (long long)(w) - 1, 0LL,
                            4294967295LL);
                    mint_reach_or_dense(site, u_map, 0, k_begin - 1, k_begin + k_count);
                    mint_reach_or_dense(site, u_map, 1, 1, (long long)(n));
                    u_map.settle(site, "u");
                    static const mint_checked u_checked[] = {
                        {{"in.c", 69}, "u", "u[k][j]", -1},
                        {{"in.c", 69}, "u", "u[k - 1][j]", -1},
                        {{"in.c", 69}, "u", "u[k + 1][j]", -1},
                    };
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "main_sweep9",
                            mint_tiles(site, "k", k_count, 256, 4294965759));
                    mint_launching(site, "main_sweep9");
                    main_sweep9<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], c, n, (unsigned)k_count,
                        mint_elements(site, u_map, u_map.device, u_checked));
                    mint_launched(site, "main_sweep9", u_map);
                }
            }
...
    mint_copy_out({"in.c", 72}, "u", u, mint_extents(w, w));
    mint_copy_out({"in.c", 73}, "f", &f[0], mint_extents(w * w));
