
...
/* The loops at line 15.
 * u: read and written, 4 points, radius [-1,1][-1,1]
 * A block computes 16x16x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
relax_sweep1(real *__restrict__ u, long long u_row, int c, unsigned j_count, unsigned i_count,
             mint_extent u_extent)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = 1 + (int)ii;
        const int j = 1 + (int)ij;
        const long long u_at = i*u_row + j;
        if ((i & 1) ^ (j & 1) ^ c)
            u[mint_inside(u_at, u_extent, 0)] = (u[mint_inside(u_at-u_row, u_extent, 1)]
                    + u[mint_inside(u_at+u_row, u_extent, 1)] + u[mint_inside(u_at-1, u_extent, 1)]
                    + u[mint_inside(u_at+1, u_extent, 1)])/4;
    }
}

/* The loops at line 20.
 * u: read and written, 4 points, radius [-1,1][-1,1]
 * A block computes 16x16x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
relax_sweep2(real *__restrict__ u, long long u_row, int c, unsigned j_count, unsigned i_count,
             mint_extent u_extent)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = 1 + (int)ii;
        const int j = 1 + (int)ij;
        const long long u_at = i*u_row + j;
        if ((((i + j) & 1) ^ c) != 0)
            u[mint_inside(u_at, u_extent, 0)] = (u[mint_inside(u_at-u_row, u_extent, 1)]
                    + u[mint_inside(u_at+u_row, u_extent, 1)] + u[mint_inside(u_at-1, u_extent, 1)]
                    + u[mint_inside(u_at+1, u_extent, 1)])/4;
    }
}

/* The loops at line 26.
 * u: read and written, 4 points, radius [-1,1][-1,1]
 * A block computes 16x16x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
relax_sweep3(real *__restrict__ u, long long u_row, int colour, unsigned j_count, unsigned i_count,
             mint_extent u_extent)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = 1 + (int)ii;
        const int j = 1 + (int)ij;
        const long long u_at = i*u_row + j;
        if (((i & 1) ^ (j & 1) ^ colour) == 0)
            u[mint_inside(u_at, u_extent, 0)] = (u[mint_inside(u_at-u_row, u_extent, 1)]
                    + u[mint_inside(u_at+u_row, u_extent, 1)] + u[mint_inside(u_at-1, u_extent, 1)]
                    + u[mint_inside(u_at+1, u_extent, 1)])/4;
    }
}

/* The loops at line 31.
 * u: read and written, 5-point star of radius 1
 * A block computes 16x16x1 points.
 * The model expects 121 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
relax_sweep4(real *__restrict__ u, long long u_row, unsigned j_count, unsigned i_count,
             mint_extent u_extent)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = 1 + (int)ii;
        const int j = 1 + (int)ij;
        const long long u_at = i*u_row + j;
        int black = (i & 1) ^ (j & 1) ^ 1;
        if (black)
            u[mint_inside(u_at, u_extent, 0)] += (u[mint_inside(u_at-u_row, u_extent, 1)]
                    + u[mint_inside(u_at+u_row, u_extent, 1)] + u[mint_inside(u_at-1, u_extent, 1)]
                    + u[mint_inside(u_at+1, u_extent, 1)])/4;
    }
}

static void relax(int n, real *u_cells, int colour)
{ real (*u)[n + 2] = (__typeof__(u))u_cells; mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 10}, "u", &u[0][0], mint_extents(n + 2, n + 2), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 11});
...
            {
                const mint_site site = {"in.c", 15};
                const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
                const long long j_begin = 1, j_count = mint_trips(j_begin, (long long)n + 1, 1);
                if (i_count > 0 && j_count > 0) {
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real),
                            mint_extents(0, sizeof(u[0]) / sizeof(u[0][0])));
                    mint_reach_or_dense(site, u_map, 0, i_begin - 1, i_begin + i_count);
                    mint_reach_or_dense(site, u_map, 1, j_begin - 1, j_begin + j_count);
                    static const mint_checked u_checked[] = {
                        {{"in.c", 18}, "u", "u[i][j]", -1},
                        {{"in.c", 18}, "u", "AROUND(u)", -1},
                    };
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "relax_sweep1", mint_ceil_div(j_count, 16),
                            mint_ceil_div(i_count, 16));
                    mint_launching(site, "relax_sweep1");
                    relax_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], c, (unsigned)j_count, (unsigned)i_count,
                        mint_elements(site, u_map, u_map.device, u_checked));
                    mint_launched(site, "relax_sweep1", u_map);
                }
                i = (int)(i_begin + i_count);
                if (i_count > 0) j = (int)(j_begin + j_count);
                (void)i, (void)j; /* only kernels use them */
            }
            {
                const mint_site site = {"in.c", 20};
                const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
                const long long j_begin = 1, j_count = mint_trips(j_begin, (long long)n + 1, 1);
                if (i_count > 0 && j_count > 0) {
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real),
                            mint_extents(0, sizeof(u[0]) / sizeof(u[0][0])));
                    mint_reach_or_dense(site, u_map, 0, i_begin - 1, i_begin + i_count);
                    mint_reach_or_dense(site, u_map, 1, j_begin - 1, j_begin + j_count);
                    static const mint_checked u_checked[] = {
                        {{"in.c", 23}, "u", "u[i][j]", -1},
                        {{"in.c", 23}, "u", "AROUND(u)", -1},
                    };
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "relax_sweep2", mint_ceil_div(j_count, 16),
                            mint_ceil_div(i_count, 16));
                    mint_launching(site, "relax_sweep2");
                    relax_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], c, (unsigned)j_count, (unsigned)i_count,
                        mint_elements(site, u_map, u_map.device, u_checked));
                    mint_launched(site, "relax_sweep2", u_map);
                }
                i = (int)(i_begin + i_count);
                if (i_count > 0) j = (int)(j_begin + j_count);
            }
...
        {
            const mint_site site = {"in.c", 26};
            const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
            const long long j_begin = 1, j_count = mint_trips(j_begin, (long long)n + 1, 1);
            if (i_count > 0 && j_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real),
                        mint_extents(0, sizeof(u[0]) / sizeof(u[0][0])));
                mint_reach_or_dense(site, u_map, 0, i_begin - 1, i_begin + i_count);
                mint_reach_or_dense(site, u_map, 1, j_begin - 1, j_begin + j_count);
                static const mint_checked u_checked[] = {
                    {{"in.c", 29}, "u", "u[i][j]", -1},
                    {{"in.c", 29}, "u", "AROUND(u)", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "relax_sweep3", mint_ceil_div(j_count, 16),
                        mint_ceil_div(i_count, 16));
                mint_launching(site, "relax_sweep3");
                relax_sweep3<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], colour, (unsigned)j_count, (unsigned)i_count,
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "relax_sweep3", u_map);
            }
            i = (int)(i_begin + i_count);
            if (i_count > 0) j = (int)(j_begin + j_count);
        }
        {
            const mint_site site = {"in.c", 31};
            const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
            const long long j_begin = 1, j_count = mint_trips(j_begin, (long long)n + 1, 1);
            if (i_count > 0 && j_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real),
                        mint_extents(0, sizeof(u[0]) / sizeof(u[0][0])));
                mint_reach_or_dense(site, u_map, 0, i_begin - 1, i_begin + i_count);
                mint_reach_or_dense(site, u_map, 1, j_begin - 1, j_begin + j_count);
                static const mint_checked u_checked[] = {
                    {{"in.c", 36}, "u", "u[i][j]", -1},
                    {{"in.c", 36}, "u", "AROUND(u)", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "relax_sweep4", mint_ceil_div(j_count, 16),
                        mint_ceil_div(i_count, 16));
                mint_launching(site, "relax_sweep4");
                relax_sweep4<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (unsigned)j_count, (unsigned)i_count,
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "relax_sweep4", u_map);
            }
            i = (int)(i_begin + i_count);
            if (i_count > 0) j = (int)(j_begin + j_count);
        }
...
    mint_copy_out({"in.c", 39}, "u", &u[0][0], mint_extents(n + 2, n + 2));
...
    real (*u)[w] = (__typeof__(u))malloc(sizeof(real[w][w]));
...
        relax(n, (real *)u, c);
