
...
/* The loops at line 22.
 * u: read, 4 points, radius [-2147483502,0][-2147483502,0]
 * v: written
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 127 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep1(const real *__restrict__ u_grid, long long u_row, real *__restrict__ v_grid,
            long long v_row, int x_begin, unsigned x_count, int y_begin, unsigned y_count)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*128 + tx, iy = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const long long x0 = x_begin + (long long)ix, y0 = y_begin + (long long)iy;
        long long u_at = y0*u_row + x0, v_at = y0*v_row + x0;
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid)
                v_grid[v_at-2147483500*v_row+e-2147483500] = u_grid[u_at-2147483502*u_row+e-2147483500]/2 + u_grid[u_at-2147483498*u_row+e-2147483500]/4 + u_grid[u_at-2147483500*u_row+e-2147483502]/8 + u_grid[u_at-2147483500*u_row+e-2147483498];
    };
    if ((blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*2 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 26.
 * v: read, 3 points, radius [0,3][0,2147483649]
 * line: written
 * A block computes 256x1x1 points, a thread 2x1x1 of them.
 * The model expects 127 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep2(const real *__restrict__ v_grid, long long v_row, real *__restrict__ line_grid,
            int x_begin, unsigned x_count)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*256 + tx;
    auto tile = [&](auto interior) {
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const long long x0 = x_begin + (long long)ix;
        long long line_at = x0;
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const int x = x0 + e;
                line_grid[line_at+e+2147483647] = v_grid[1*v_row+(x+0x7fffffff-2)]
                        + v_grid[2*v_row+(x+0x7fffffff+2)] + v_grid[3*v_row+(x+0x7fffffff)];
            }
    };
    if ((blockIdx.x + 1)*256 <= x_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

/* The loops at line 30.
 * v: read, 4 points, radius [-99999981,0][-1,1]
 * u: written
 * A block computes 512x1x1 points, a thread 2x1x1 of them.
 * The model expects 118 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(const real *__restrict__ v_grid, long long v_row, real *__restrict__ u_grid,
            long long u_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*512 + tx, iy = mint_block_y();
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int valid_1 = interior ? 3 : mint_valid(ix, x_count, 1);
        const long long x0 = 1 + (long long)ix, y0 = 100000000 + (long long)iy;
        long long v_at = y0*v_row + x0, u_at = y0*u_row + x0;
        real v[3][4]; // rows -99999981 to -99999979, cells -1 to 2
        mint_load<2>(&v[0][1], &v_grid[v_at-99999981*v_row], valid, packed);
        mint_load<2>(&v[1][1], &v_grid[v_at-99999980*v_row], valid_1, packed);
        mint_load<2>(&v[2][1], &v_grid[v_at-99999979*v_row], valid, packed);
        mint_widen<1, 2, 1>(&v[1][1], &v_grid[v_at-99999980*v_row], valid_1);
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid)
                u_grid[u_at-99999980*u_row+e] = v[0][e+1] + v[2][e+1] + v[1][e] + v[1][e+2];
    };
    if (aligned && (blockIdx.x + 1)*512 <= x_count && mint_block_y() + 1 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 34.
 * p: read, 5 points, radius [-2147483637,0][-1,1][-2147483501,0]
 * q: written
 * A block computes 64x32x4 points, a thread 2x2x4 of them, and keeps own columns in registers.
 * The model expects 89.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(512)
main_sweep4(const real *__restrict__ p_grid, long long p_plane, long long p_row,
            real *__restrict__ q_grid, long long q_plane, long long q_row, int x_begin,
            unsigned x_count, unsigned y_count, int z_begin, unsigned z_count)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y*2;
    const unsigned ix = blockIdx.x*64 + tx, iy = blockIdx.y*32 + ty, iz_first = blockIdx.z*4;
    auto tile = [&](auto interior) {
        const int rows_2 = interior ? 2 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        const unsigned iz_end = interior || iz_first + 4 < z_count ? iz_first + 4 : z_count;
        const long long x0 = x_begin + (long long)ix, y0 = 1 + (long long)iy, z0 = z_begin
                + (long long)iz_first;
        long long p_at = z0*p_plane + y0*p_row + x0, q_at = z0*q_plane + y0*q_row + x0;
#pragma unroll decltype(interior)::value ? 4 : 1
        for (unsigned iz = iz_first; iz < iz_end; iz++, p_at += p_plane, q_at += q_plane) {
            // Compute and store.
#pragma unroll
            for (int r = 0; r < 2; r++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    if (e < valid_in[r])
                        q_grid[q_at-2147483636*q_plane+r*q_row+e-2147483500] = p_grid[p_at-2147483637*p_plane+r*p_row+e-2147483500] + p_grid[p_at-2147483636*p_plane+(r+1)*p_row+e-2147483500]/2 + p_grid[p_at-2147483636*p_plane+(r-1)*p_row+e-2147483500]/4 + p_grid[p_at-2147483636*p_plane+r*p_row+e-2147483499] + p_grid[p_at-2147483636*p_plane+r*p_row+e-2147483501];
            }
        }
    };
    if ((blockIdx.x + 1)*64 <= x_count && (blockIdx.y + 1)*32 <= y_count && (blockIdx.z + 1)*4
            <= z_count)
        tile(mint_constant<true>());
    else if (iy < y_count && iz_first < z_count)
        tile(mint_constant<false>());
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 19});
        mint_inferred u_here({"in.c", 19}, "u", &u[0][0],
                mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded,
                mint_both);
        mint_inferred v_here({"in.c", 19}, "v", &v[0][0],
                mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded,
                mint_both);
        mint_inferred line_here({"in.c", 19}, "line", &line[0],
                mint_extents(sizeof(line) / sizeof(line[0])), 0, mint_padded, mint_both);
        mint_inferred p_here({"in.c", 19}, "p", &p[0][0][0],
                mint_extents(sizeof(p) / sizeof(p[0]), sizeof(p[0]) / sizeof(p[0][0]), sizeof(p[0][0])
                / sizeof(p[0][0][0])), 0, mint_padded, mint_upload);
        mint_inferred q_here({"in.c", 19}, "q", &q[0][0][0],
                mint_extents(sizeof(q) / sizeof(q[0]), sizeof(q[0]) / sizeof(q[0][0]), sizeof(q[0][0])
                / sizeof(q[0][0][0])), 0, mint_padded, mint_both);
...
        {
            const mint_site site = {"in.c", 22};
            const long long y_begin = first, y_count = mint_trips(y_begin, 0x7fffffff, 1);
            const long long x_begin = first, x_count = mint_trips(x_begin, 0x7fffffff, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 150));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 150));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-(0x7fffffff-147)-2..y-(0x7fffffff-147)+2", y_begin - 2147483502,
                            y_begin + y_count - 2147483499},
                    {u_map, "u", 1, "x-(0x7fffffff-147)-2..x-(0x7fffffff-147)+2", x_begin - 2147483502,
                            x_begin + x_count - 2147483499},
                    {v_map, "v", 0, "y-(0x7fffffff-147)", y_begin - 2147483500, y_begin + y_count
                            - 2147483501},
                    {v_map, "v", 1, "x-(0x7fffffff-147)", x_begin - 2147483500, x_begin + x_count
                            - 2147483501},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147483648),
                        mint_tiles(site, "y", y_count, 2, 2147483648));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                    (int)x_begin, (unsigned)x_count, (int)y_begin, (unsigned)y_count);
                mint_launched(site, "main_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 26};
            const long long x_begin = (long long)low + 1,
                    x_count = mint_trips(x_begin, (long long)low + 101, 1);
            if (x_count > 0) {
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 150));
                mint_view line_map = mint_find_view(site, "line", &line[0], sizeof(real));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "1..3", 1, 3},
                    {v_map, "v", 1, "x+0x7fffffff-2..x+0x7fffffff+2", x_begin + 2147483645, x_begin
                            + x_count + 2147483648},
                };
                mint_check_subscripts(site, subscripts);
                mint_reach_view(site, line_map, "line", {{x_begin + 2147483647}, {x_begin + x_count
                        + 2147483646}}, "x+0x7fffffff", true);
                line_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2",
                        mint_tiles(site, "x", x_count, 256, 2147483648));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(128), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], (real *)line_map.device, (int)x_begin,
                    (unsigned)x_count);
                mint_launched(site, "main_sweep2", line_map);
            }
        }
...
        {
            const mint_site site = {"in.c", 30};
            const long long y_begin = 100000000, y_count = mint_trips(y_begin, 100000100, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, 150 - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 150));
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 150));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "y-100000000+19..y-100000000+21", y_begin - 99999981, y_begin + y_count
                            - 99999980},
                    {v_map, "v", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {u_map, "u", 0, "y-100000000+20", y_begin - 99999980, y_begin + y_count - 99999981},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep3", mint_ceil_div(x_count, 512),
                        y_count);
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], (real *)u_map.device, u_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count, mint_is_aligned(v_map, x_begin, 16));
                mint_launched(site, "main_sweep3", u_map);
            }
        }
        {
            const mint_site site = {"in.c", 34};
            const long long z_begin = 0x7fffffff - 10, z_count = mint_trips(z_begin, 0x7fffffff, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, 11, 1);
            const long long x_begin = first, x_count = mint_trips(x_begin, 0x7fffffff, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_mapping &p_map = mint_find(site, "p", &p[0][0][0], sizeof(real),
                        mint_extents(0, 12, 150));
                mint_mapping &q_map = mint_find(site, "q", &q[0][0][0], sizeof(real),
                        mint_extents(0, 12, 150));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {p_map, "p", 0, "z-0x7fffffff+10..z-0x7fffffff+11", z_begin - 2147483637, z_begin
                            + z_count - 2147483637},
                    {p_map, "p", 1, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {p_map, "p", 2, "x-(0x7fffffff-147)-1..x-(0x7fffffff-147)+1", x_begin - 2147483501,
                            x_begin + x_count - 2147483500},
                    {q_map, "q", 0, "z-0x7fffffff+11", z_begin - 2147483636, z_begin + z_count
                            - 2147483637},
                    {q_map, "q", 1, "y", y_begin, y_begin + y_count - 1},
                    {q_map, "q", 2, "x-(0x7fffffff-147)", x_begin - 2147483500, x_begin + x_count
                            - 2147483501},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep4",
                        mint_tiles(site, "x", x_count, 64, 2147483648), mint_ceil_div(y_count, 32),
                        mint_ceil_div(z_count, 4));
                mint_launching(site, "main_sweep4");
                main_sweep4<<<blocks, dim3(32, 16), 0, mint_stream()>>>(
                    (real *)p_map.device, p_map.stride[0], p_map.stride[1], (real *)q_map.device,
                    q_map.stride[0], q_map.stride[1], (int)x_begin, (unsigned)x_count, (unsigned)y_count,
                    (int)z_begin, (unsigned)z_count);
                mint_launched(site, "main_sweep4", q_map);
            }
        }
