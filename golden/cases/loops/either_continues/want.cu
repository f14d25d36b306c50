
...
/* The loops at line 15.
 * u: read and written, 4 points, radius [-1,1][-1,1]
 * A block computes 16x16x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(real *__restrict__ u, long long u_row, int black, unsigned x_count, unsigned y_count,
            mint_extent u_extent)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long u_at = y*u_row + x;
        if (!(black ? (y + x)%2 : (y + x)%2 == 0))
            u[mint_inside(u_at, u_extent, 0)] = (u[mint_inside(u_at-u_row, u_extent, 1)]
                    + u[mint_inside(u_at+u_row, u_extent, 2)] + u[mint_inside(u_at-1, u_extent, 3)]
                    + u[mint_inside(u_at+1, u_extent, 4)])/4;
    }
}

/* The loops at line 25.
 * u: read and written, 3 points, radius [-1,0][0,1]
 * A block computes 16x16x1 points.
 * The model expects 120 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(real *__restrict__ u, long long u_row, int every, unsigned x_count, unsigned y_count,
            mint_extent u_extent)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long u_at = y*u_row + x;
        if (!((every > 2 && (y ^ x) & 1) || (every <= 2 && !((y ^ x) & 1))))
            u[mint_inside(u_at, u_extent, 0)] -= (u[mint_inside(u_at-u_row, u_extent, 1)]
                    + u[mint_inside(u_at+1, u_extent, 2)])/8;
    }
}

/* The loops at line 32.
 * u: read and written, 2 points, radius [0,1][0,0]
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(real *__restrict__ u, long long u_row, int black, unsigned x_count, unsigned y_count,
            mint_extent u_extent)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long u_at = y*u_row + x;
        if (black ? (y + x)%4 == 1 : y%2 == 1)
            u[mint_inside(u_at, u_extent, 0)] += u[mint_inside(u_at+u_row, u_extent, 1)]/2;
    }
}

...
{ mint_scope mappings;
...
    real(*u)[w] = (__typeof__(u))malloc(sizeof(real[w][w]));
...
    mint_copy_in(mappings, {"in.c", 10}, "u", &u[0][0], mint_extents(w, w), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 11});
...
        {
            const mint_site site = {"in.c", 15};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real),
                        mint_extents(0, sizeof(u[0]) / sizeof(u[0][0])));
                mint_reach_or_dense(site, u_map, 0, y_begin - 1, y_begin + y_count);
                mint_reach_or_dense(site, u_map, 1, x_begin - 1, x_begin + x_count);
                static const mint_checked u_checked[] = {
                    {{"in.c", 22}, "u", "u[y][x]", -1},
                    {{"in.c", 22}, "u", "u[y - 1][x]", -1},
                    {{"in.c", 22}, "u", "u[y + 1][x]", -1},
                    {{"in.c", 22}, "u", "u[y][x - 1]", -1},
                    {{"in.c", 22}, "u", "u[y][x + 1]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], black, (unsigned)x_count, (unsigned)y_count,
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "main_sweep1", u_map);
            }
        }
        {
            const mint_site site = {"in.c", 25};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real),
                        mint_extents(0, sizeof(u[0]) / sizeof(u[0][0])));
                mint_reach_or_dense(site, u_map, 0, y_begin - 1, y_begin + y_count - 1);
                mint_reach_or_dense(site, u_map, 1, x_begin, x_begin + x_count);
                static const mint_checked u_checked[] = {
                    {{"in.c", 29}, "u", "u[y][x]", -1},
                    {{"in.c", 29}, "u", "u[y - 1][x]", -1},
                    {{"in.c", 29}, "u", "u[y][x + 1]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep2", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], every, (unsigned)x_count, (unsigned)y_count,
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "main_sweep2", u_map);
            }
        }
        {
            const mint_site site = {"in.c", 32};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real),
                        mint_extents(0, sizeof(u[0]) / sizeof(u[0][0])));
                mint_reach_or_dense(site, u_map, 0, y_begin, y_begin + y_count);
                mint_reach_or_dense(site, u_map, 1, x_begin, x_begin + x_count - 1);
                static const mint_checked u_checked[] = {
                    {{"in.c", 35}, "u", "u[y][x]", -1},
                    {{"in.c", 35}, "u", "u[y + 1][x]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep3", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], black, (unsigned)x_count, (unsigned)y_count,
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "main_sweep3", u_map);
            }
        }
...
}
    mint_copy_out({"in.c", 37}, "u", &u[0][0], mint_extents(w, w));
