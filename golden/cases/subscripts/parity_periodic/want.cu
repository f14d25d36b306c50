
...
/* The loops at line 17.
 * s: read and written, subscripts that are not index + constant
 * A block computes 16x16x1 points.
 * The model expects 10.1 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(real *__restrict__ s, int s_row, int colour, unsigned j_count, unsigned i_count,
            mint_extent s_extent)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = (int)ii;
        const int j = (int)ij;
        if (((i ^ j) & 1) == colour) {
            real sum = s[mint_inside((i+1)%L*s_row+j, s_extent, 0)]
                    + s[mint_inside((i+L-1)%L*s_row+j, s_extent, 1)]
                    + s[mint_inside(i*s_row+(j+1)%W, s_extent, 2)]
                    + s[mint_inside(i*s_row+(j+W-1)%W, s_extent, 3)];
            if (sum > s[mint_inside(i*s_row+j, s_extent, 4)])
                s[mint_inside(i*s_row+j, s_extent, 5)] = sum/4;
        }
    }
}

/* The loops at line 25.
 * t: read and written, subscripts that are not index + constant
 * A block computes 16x16x1 points.
 * The model expects 9.99 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(real *__restrict__ t, int t_row, int colour, unsigned j_count, unsigned i_count,
            mint_extent t_extent)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = (int)ii;
        const int j = (int)ij;
        if (!((i + j)%2 != colour)) {
            int up = i + 1 == L ? 0 : i + 1;
            int left = j > 0 ? j - 1 : W - 1;
            t[mint_inside(i*t_row+j, t_extent, 0)] = (t[mint_inside(up*t_row+j, t_extent, 1)]
                    + t[mint_inside(i*t_row+left, t_extent, 2)])/2;
        }
    }
}

...
    /* #pragma mint parallel */ { mint_region region({"in.c", 13});
    mint_inferred s_here({"in.c", 13}, "s", &s[0][0],
            mint_extents(sizeof(s) / sizeof(s[0]), sizeof(s[0]) / sizeof(s[0][0])), 0, mint_dense,
            mint_both);
    mint_inferred t_here({"in.c", 13}, "t", &t[0][0],
            mint_extents(sizeof(t) / sizeof(t[0]), sizeof(t[0]) / sizeof(t[0][0])), 0, mint_dense,
            mint_both);
...
            {
                const mint_site site = {"in.c", 17};
                const long long i_begin = 0, i_count = mint_trips(i_begin, L, 1);
                const long long j_begin = 0, j_count = mint_trips(j_begin, W, 1);
                if (i_count > 0 && j_count > 0) {
                    mint_mapping &s_map = mint_find(site, "s", &s[0][0], sizeof(real), mint_extents(0, 24));
                    mint_make_dense(site, s_map);
                    mint_reach_or_dense(site, s_map, 0, i_begin, i_begin + i_count - 1);
                    mint_reach_or_dense(site, s_map, 1, j_begin, j_begin + j_count - 1);
                    static const mint_checked s_checked[] = {
                        {{"in.c", 20}, "s", "s[(i + 1) % L][j]", -1},
                        {{"in.c", 20}, "s", "s[(i + L - 1) % L][j]", -1},
                        {{"in.c", 20}, "s", "s[i][(j + 1) % W]", -1},
                        {{"in.c", 20}, "s", "s[i][(j + W - 1) % W]", -1},
                        {{"in.c", 21}, "s", "s[i][j]", -1},
                        {{"in.c", 22}, "s", "s[i][j]", -1},
                    };
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(j_count, 16),
                            mint_ceil_div(i_count, 16));
                    mint_launching(site, "main_sweep1");
                    main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)s_map.device, (int)s_map.stride[0], colour, (unsigned)j_count,
                        (unsigned)i_count, mint_elements(site, s_map, s_map.device, s_checked));
                    mint_launched(site, "main_sweep1", s_map);
                }
            }
            {
                const mint_site site = {"in.c", 25};
                const long long i_begin = 0, i_count = mint_trips(i_begin, L, 1);
                const long long j_begin = 0, j_count = mint_trips(j_begin, W, 1);
                if (i_count > 0 && j_count > 0) {
                    mint_mapping &t_map = mint_find(site, "t", &t[0][0], sizeof(real), mint_extents(0, 24));
                    mint_make_dense(site, t_map);
                    mint_reach_or_dense(site, t_map, 0, i_begin, i_begin + i_count - 1);
                    mint_reach_or_dense(site, t_map, 1, j_begin, j_begin + j_count - 1);
                    static const mint_checked t_checked[] = {
                        {{"in.c", 30}, "t", "t[i][j]", -1},
                        {{"in.c", 30}, "t", "t[up][j]", -1},
                        {{"in.c", 30}, "t", "t[i][left]", -1},
                    };
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep2", mint_ceil_div(j_count, 16),
                            mint_ceil_div(i_count, 16));
                    mint_launching(site, "main_sweep2");
                    main_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)t_map.device, (int)t_map.stride[0], colour, (unsigned)j_count,
                        (unsigned)i_count, mint_elements(site, t_map, t_map.device, t_checked));
                    mint_launched(site, "main_sweep2", t_map);
                }
            }
...
}
