
...
static __constant__ const int cy_table[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};

static __constant__ const int cx_table[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1};

static __constant__ const int opposite_table[9] = {0, 3, 4, 1, 2, 7, 8, 5, 6};

/* The loops at line 27.
 * now: read, subscripts that are not index + constant
 * next: written
 * A block computes 16x16x1 points.
 * The model expects 9.93 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
stream_sweep1(const cell *__restrict__ now, int now_row, cell *__restrict__ next, int next_row,
              unsigned k_count, unsigned x_count, unsigned y_count, mint_extent now_extent)
{
    const unsigned ik = blockIdx.x*16 + threadIdx.x;
    const unsigned ix = blockIdx.y*16 + threadIdx.y;
    const unsigned iy = blockIdx.z;
    if (ik < k_count && ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const int k = (int)ik;
        next[y*next_row+x].f[k] = now[mint_inside((y-cy_table[k])*now_row+(x-cx_table[k]),
                now_extent, 0)].solid
                ? now[mint_inside(y*now_row+x, now_extent, 1)].f[opposite_table[k]]
                : now[mint_inside((y-cy_table[k])*now_row+(x-cx_table[k]), now_extent, 2)].f[k];
    }
}

/* The loops at line 32.
 * next: read, pointwise
 * now: written
 * A block computes 16x16x1 points.
 * The model expects 9.98 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
stream_sweep2(const cell *next, int next_row, cell *now, int now_row, unsigned x_count,
              unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = (int)iy;
        const int x = (int)ix;
        const int next_at = y*next_row + x;
        const int now_at = y*now_row + x;
        real rho = 0;
        for (int k = 0; k < Q; k++)
            rho += next[next_at].f[k];
        now[now_at].rho = rho;
        for (int k_2 = 0; k_2 < Q; k_2++)
            now[now_at].f[k_2] = next[next_at].f[k_2]/2 + rho/16;
    }
}

...
    {
        const mint_site site = {"in.c", 27};
        const long long y_begin = 1, y_count = mint_trips(y_begin, n - 1, 1);
        const long long x_begin = 1, x_count = mint_trips(x_begin, n - 1, 1);
        const long long k_begin = 0, k_count = mint_trips(k_begin, Q, 1);
        mint_inferred now_here({"in.c", 26}, "now", &now[0][0],
                mint_extents(sizeof(now) / sizeof(now[0]), sizeof(now[0]) / sizeof(now[0][0])), 1,
                mint_dense, mint_upload);
        mint_inferred next_here({"in.c", 26}, "next", &next[0][0],
                mint_extents(sizeof(next) / sizeof(next[0]), sizeof(next[0]) / sizeof(next[0][0])), 1,
                mint_padded, mint_both);
        if (y_count > 0 && x_count > 0 && k_count > 0) {
            mint_mapping &now_map = mint_find(site, "now", &now[0][0], sizeof(cell),
                    mint_extents(0, 20));
            mint_mapping &next_map = mint_find(site, "next", &next[0][0], sizeof(cell),
                    mint_extents(0, 20));
            mint_make_dense(site, now_map);
            mint_reach_or_dense(site, now_map, 0, y_begin, y_begin + y_count - 1);
            mint_reach_or_dense(site, now_map, 1, x_begin, x_begin + x_count - 1);
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {next_map, "next", 0, "y", y_begin, y_begin + y_count - 1},
                {next_map, "next", 1, "x", x_begin, x_begin + x_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            mint_reach_member(site, "next", "f", "k", k_begin, k_begin + k_count - 1, 9);
            static const mint_checked now_checked[] = {
                {{"in.c", 30}, "now", "now[y - cy[k]][x - cx[k]].solid", -1},
                {{"in.c", 30}, "now", "now[y][x].f", -1},
                {{"in.c", 30}, "now", "now[y - cy[k]][x - cx[k]].f", -1},
            };
            mint_require_capability(site, 8, 0);
            const dim3 blocks_2 = mint_blocks(site, "stream_sweep1", mint_ceil_div(k_count, 16),
                    mint_ceil_div(x_count, 16), y_count);
            mint_launching(site, "stream_sweep1");
            stream_sweep1<<<blocks_2, dim3(16, 16), 0, mint_stream()>>>(
                (cell *)now_map.device, (int)now_map.stride[0], (cell *)next_map.device,
                (int)next_map.stride[0], (unsigned)k_count, (unsigned)x_count, (unsigned)y_count,
                mint_elements(site, now_map, now_map.device, now_checked));
            mint_launched(site, "stream_sweep1", next_map);
        }
        (void)cx, (void)cy, (void)opposite; /* only kernels use them */
    }
    {
        const mint_site site = {"in.c", 32};
        const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
        const long long x_begin = 0, x_count = mint_trips(x_begin, n, 1);
        mint_inferred next_here_2({"in.c", 31}, "next", &next[0][0],
                mint_extents(sizeof(next) / sizeof(next[0]), sizeof(next[0]) / sizeof(next[0][0])), 1,
                mint_padded, mint_upload);
        mint_inferred now_here_2({"in.c", 31}, "now", &now[0][0],
                mint_extents(sizeof(now) / sizeof(now[0]), sizeof(now[0]) / sizeof(now[0][0])), 1,
                mint_dense, mint_both);
        if (y_count > 0 && x_count > 0) {
            mint_mapping &next_map = mint_find(site, "next", &next[0][0], sizeof(cell),
                    mint_extents(0, 20));
            mint_mapping &now_map = mint_find(site, "now", &now[0][0], sizeof(cell),
                    mint_extents(0, 20));
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {next_map, "next", 0, "y", y_begin, y_begin + y_count - 1},
                {next_map, "next", 1, "x", x_begin, x_begin + x_count - 1},
                {now_map, "now", 0, "y", y_begin, y_begin + y_count - 1},
                {now_map, "now", 1, "x", x_begin, x_begin + x_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            mint_require_capability(site, 8, 0);
            const dim3 blocks_2 = mint_blocks_folded(site, "stream_sweep2", mint_ceil_div(x_count, 16),
                    mint_ceil_div(y_count, 16));
            mint_launching(site, "stream_sweep2");
            stream_sweep2<<<blocks_2, dim3(16, 16), 0, mint_stream()>>>(
                (cell *)next_map.device, (int)next_map.stride[0], (cell *)now_map.device,
                (int)now_map.stride[0], (unsigned)x_count, (unsigned)y_count);
            mint_launched(site, "stream_sweep2", now_map);
        }
    }
...
/* The loops at line 48.
 * blocks: written
 * A block computes 16x16x1 points.
 * The model expects 1.59 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
mix_sweep1(struct block *__restrict__ blocks, unsigned i_count, unsigned b_count)
{
    const unsigned ii = blockIdx.x*16 + threadIdx.x;
    const unsigned ib = mint_block_y()*16 + threadIdx.y;
    if (ii < i_count && ib < b_count) {
        const int b = (int)ib;
        const int i = (int)ii;
        if (i < W)
            blocks[b].u[i] = b + i;
    }
}

/* The loops at line 53.
 * blocks: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 0.315 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
mix_sweep2(struct block *__restrict__ blocks, unsigned j_count, unsigned i_count, unsigned b_count)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = blockIdx.y*16 + threadIdx.y;
    const unsigned ib = blockIdx.z;
    if (ij < j_count && ii < i_count && ib < b_count) {
        const int b = (int)ib;
        const int i = 1 + (int)ii;
        const int j = 1 + (int)ij;
        blocks[b].v[i][j] += blocks[b].v[0][j]/2 + blocks[b].u[j-1]/4;
    }
}

/* The loops at line 58.
 * blocks: read and written, 2 points, radius [0,2]
 * A block computes 16x16x1 points.
 * The model expects 0.125 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
mix_sweep3(struct block *__restrict__ blocks, unsigned j_count, unsigned k_count, unsigned i_count)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ik = blockIdx.y*16 + threadIdx.y;
    const unsigned ii = blockIdx.z;
    if (ij < j_count && ik < k_count && ii < i_count) {
        const int i = (int)ii;
        const int k = (int)ik;
        const int j = (int)ij;
        blocks[2].part[k].a[i][j] += blocks[1].part[1-k].a[2-i][3-j] + blocks[2].v[i][j];
    }
}

/* The loops at line 63.
 * blocks: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 0.046 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
mix_sweep4(struct block *__restrict__ blocks, unsigned k_count, unsigned b_count)
{
    const unsigned ik = blockIdx.x*16 + threadIdx.x;
    const unsigned ib = mint_block_y()*16 + threadIdx.y;
    if (ik < k_count && ib < b_count) {
        const int b = (int)ib;
        const int k = (int)ik;
        blocks[b].part[k].sum = blocks[b].part[k].a[1][k] + blocks[b].part[k].a[1][k+1];
        blocks[b].part[k].a[1][3] = k;
    }
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 45});
        mint_inferred blocks_here({"in.c", 45}, "blocks", &blocks[0],
                mint_extents(sizeof(blocks) / sizeof(blocks[0])), 0, mint_padded, mint_both);
...
        {
            const mint_site site = {"in.c", 48};
            const long long b_begin = 0, b_count = mint_trips(b_begin, BLOCKS, 1);
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            if (b_count > 0 && i_count > 0) {
                mint_view blocks_map = mint_find_view(site, "blocks", &blocks[0], sizeof(struct block));
                const bool happens = i_begin <= mint_lesser(i_begin + i_count - 1, 19);
                mint_reach_member(site, "blocks", "u", "i", happens ? i_begin : 1, happens
                        ? mint_lesser(i_begin + i_count - 1, 19) : 0, 20);
                mint_reach_view(site, blocks_map, "blocks", {{happens ? b_begin : 1}, {happens ? b_begin
                        + b_count - 1 : 0}}, "b", true);
                blocks_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks_2 = mint_blocks_folded(site, "mix_sweep1", mint_ceil_div(i_count, 16),
                        mint_ceil_div(b_count, 16));
                mint_launching(site, "mix_sweep1");
                mix_sweep1<<<blocks_2, dim3(16, 16), 0, mint_stream()>>>(
                    (struct block *)blocks_map.device, (unsigned)i_count, (unsigned)b_count);
                mint_launched(site, "mix_sweep1", blocks_map);
            }
        }
        {
            const mint_site site = {"in.c", 53};
            const long long b_begin = 0, b_count = mint_trips(b_begin, BLOCKS, 1);
            const long long i_begin = 1, i_count = mint_trips(i_begin, 4, 1);
            const long long j_begin = 1, j_count = mint_trips(j_begin, W, 1);
            if (b_count > 0 && i_count > 0 && j_count > 0) {
                mint_view blocks_map = mint_find_view(site, "blocks", &blocks[0], sizeof(struct block));
                mint_reach_member(site, "blocks", "v", "j", j_begin, j_begin + j_count - 1, 20);
                mint_reach_member(site, "blocks", "u", "j-1", j_begin - 1, j_begin + j_count - 2, 20);
                mint_reach_member(site, "blocks", "v", "i", i_begin, i_begin + i_count - 1, 4);
                mint_reach_view(site, blocks_map, "blocks", {{b_begin}, {b_begin + b_count - 1}}, "b",
                        true);
                blocks_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks_2 = mint_blocks(site, "mix_sweep2", mint_ceil_div(j_count, 16),
                        mint_ceil_div(i_count, 16), b_count);
                mint_launching(site, "mix_sweep2");
                mix_sweep2<<<blocks_2, dim3(16, 16), 0, mint_stream()>>>(
                    (struct block *)blocks_map.device, (unsigned)j_count, (unsigned)i_count,
                    (unsigned)b_count);
                mint_launched(site, "mix_sweep2", blocks_map);
            }
        }
        {
            const mint_site site = {"in.c", 58};
            const long long i_begin = 0, i_count = mint_trips(i_begin, 3, 1);
            const long long k_begin = 0, k_count = mint_trips(k_begin, 2, 1);
            const long long j_begin = 0, j_count = mint_trips(j_begin, 4, 1);
            if (i_count > 0 && k_count > 0 && j_count > 0) {
                mint_view blocks_map = mint_find_view(site, "blocks", &blocks[0], sizeof(struct block));
                mint_reach_member(site, "blocks", "part.a", "1-k",  - (k_begin + k_count - 1) + 1,
                        - k_begin + 1, 2);
                mint_reach_member(site, "blocks", "part.a", "2-i",  - (i_begin + i_count - 1) + 2,
                        - i_begin + 2, 3);
                mint_reach_member(site, "blocks", "part.a", "3-j",  - (j_begin + j_count - 1) + 3,
                        - j_begin + 3, 4);
                mint_reach_member(site, "blocks", "v", "i", i_begin, i_begin + i_count - 1, 4);
                mint_reach_member(site, "blocks", "v", "j", j_begin, j_begin + j_count - 1, 20);
                mint_reach_member(site, "blocks", "part.a", "k", k_begin, k_begin + k_count - 1, 2);
                mint_reach_member(site, "blocks", "part.a", "i", i_begin, i_begin + i_count - 1, 3);
                mint_reach_member(site, "blocks", "part.a", "j", j_begin, j_begin + j_count - 1, 4);
                mint_reach_view(site, blocks_map, "blocks", {{1}, {2}}, "1..2", true);
                blocks_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks_2 = mint_blocks(site, "mix_sweep3", mint_ceil_div(j_count, 16),
                        mint_ceil_div(k_count, 16), i_count);
                mint_launching(site, "mix_sweep3");
                mix_sweep3<<<blocks_2, dim3(16, 16), 0, mint_stream()>>>(
                    (struct block *)blocks_map.device, (unsigned)j_count, (unsigned)k_count,
                    (unsigned)i_count);
                mint_launched(site, "mix_sweep3", blocks_map);
            }
        }
        {
            const mint_site site = {"in.c", 63};
            const long long b_begin = 0, b_count = mint_trips(b_begin, BLOCKS, 1);
            const long long k_begin = 0, k_count = mint_trips(k_begin, 2, 1);
            if (b_count > 0 && k_count > 0) {
                mint_view blocks_map = mint_find_view(site, "blocks", &blocks[0], sizeof(struct block));
                mint_reach_member(site, "blocks", "part.a", "k", k_begin, k_begin + k_count - 1, 2);
                mint_reach_member(site, "blocks", "part.a", "k", k_begin, k_begin + k_count - 1, 4);
                mint_reach_member(site, "blocks", "part.a", "k+1", k_begin + 1, k_begin + k_count, 4);
                mint_reach_member(site, "blocks", "part.sum", "k", k_begin, k_begin + k_count - 1, 2);
                mint_reach_view(site, blocks_map, "blocks", {{b_begin}, {b_begin + b_count - 1}}, "b",
                        true);
                blocks_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks_2 = mint_blocks_folded(site, "mix_sweep4", mint_ceil_div(k_count, 16),
                        mint_ceil_div(b_count, 16));
                mint_launching(site, "mix_sweep4");
                mix_sweep4<<<blocks_2, dim3(16, 16), 0, mint_stream()>>>(
                    (struct block *)blocks_map.device, (unsigned)k_count, (unsigned)b_count);
                mint_launched(site, "mix_sweep4", blocks_map);
            }
        }
