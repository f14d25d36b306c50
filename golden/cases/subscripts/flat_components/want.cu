
...
/* The loops at line 21.
 * g: read, subscripts that are not index + constant
 * f: read and written, 5 points, radius [0,4][0,0][0,0]
 * A block computes 16x16x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ g, real *__restrict__ f, long long f_plane, long long f_row,
            int ny, int nx, unsigned x_count, unsigned y_count, mint_extent g_extent)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
#pragma unroll 1
        for (int m = 0; m < 5; m++)
            f[m*f_plane+y*f_row+x] += g[mint_inside((m*ny+y)*nx+x-1, g_extent, 0)];
    }
}

/* The loops at line 26.
 * f: read, 5 points, radius [0,4][0,0][0,0]
 * g: written
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *f, long long f_plane, long long f_row, real *g, long long g_plane,
            long long g_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = (int)iy;
        const int x = (int)ix;
        real sum = 0;
        for (int m = 0; m < 5; m++)
            sum += f[m*f_plane+y*f_row+x];
        for (int m_2 = 0; m_2 < 5; m_2++)
            g[m_2*g_plane+y*g_row+x] = sum;
    }
}

/* The loops at line 35.
 * f: read and written, 3 points, radius [0,2][0,0]
 * g: read, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(real *__restrict__ f, long long f_row, const real *__restrict__ g, int gap,
            unsigned x_count, mint_extent g_extent)
{
    const unsigned ix = blockIdx.x*256 + threadIdx.x;
    if (ix < x_count) {
        const int x = (int)ix;
#pragma unroll 1
        for (int m = 0; m < 3; m++)
            f[m*f_row+x] = 2*f[m*f_row+x] + g[mint_inside(x+gap*m, g_extent, 0)];
    }
}

/* The loops at line 39.
 * u: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep4(real *__restrict__ u, long long u_row, int ny, int i_begin, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = i_begin + (int)ii;
        for (int d = 1; d <= 2; d++) {
            u[(i+2)*u_row+(-d+2)] = u[(i+2)*u_row+(d+1)];
            u[(i+2)*u_row+(d+ny+1)] = u[(i+2)*u_row+(-d+ny+2)];
        }
    }
}

/* The loops at line 45.
 * u: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep5(real *__restrict__ u, long long u_row, int nx, int j_begin, unsigned j_count)
{
    const unsigned ij = blockIdx.x*256 + threadIdx.x;
    if (ij < j_count) {
        const int j = j_begin + (int)ij;
        for (int d = 1; d <= 2; d++) {
            u[(-d+2)*u_row+(j+2)] = u[(d+1)*u_row+(j+2)];
            u[(d+nx+1)*u_row+(j+2)] = u[(-d+nx+2)*u_row+(j+2)];
        }
    }
}

...
{ mint_scope mappings;
...
    real *f = (real *)malloc(cells * sizeof *f), *g = (real *)malloc(cells * sizeof *g), *u = (real *)malloc(all * sizeof *u);
...
    mint_copy_in(mappings, {"in.c", 15}, "f", &f[0], mint_extents(cells), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 16}, "g", &g[0], mint_extents(cells), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings, {"in.c", 17}, "u", &u[0], mint_extents(nx + 4, ny + 4), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 18});
        {
            const mint_site site = {"in.c", 21};
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_view g_map = mint_find_view(site, "g", &g[0], sizeof(real));
                mint_view f_map = mint_find_view(site, "f", &f[0], sizeof(real), (long long)nx*ny,
                        (long long)nx);
                mint_reach_view(site, f_map, "f", {{0, y_begin, x_begin}, {4, y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "m][y][x", true);
                g_map.settle();
                f_map.settle();
                static const mint_checked g_checked[] = {
                    {{"in.c", 24}, "g", "g[(m * ny + y) * nx + x - 1]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch g_reads = mint_anywhere("g[(m * ny + y) * nx + x - 1]");
                const mint_touch f_writes = {"f[(m * ny + y) * nx + x]", {{0, 4, {0, 0}}, {0, 0, {1, 0}},
                        {0, 0, {0, 1}}}};
                const mint_touch f_reads = {"f[(m * ny + y) * nx + x]", {{0, 4, {0, 0}}, {0, 0, {1, 0}}, {0,
                        0, {0, 1}}}};
                mint_distinct(site, loops, g_map, "g", g_reads, f_map, "f", f_writes);
                const bool f_apart = mint_once(f_map);
                mint_apart(site, f_apart
                        || !mint_meet(loops, f_map, f_writes, f_map, f_reads, mint_elsewhere),
                        "f[(m * ny + y) * nx + x]", "f[(m * ny + y) * nx + x]");
                mint_apart(site, f_apart
                        || !mint_meet(loops, f_map, f_writes, f_map, f_writes, mint_elsewhere),
                        "f[(m * ny + y) * nx + x]", "f[(m * ny + y) * nx + x]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)g_map.device, (real *)f_map.device, f_map.stride[0], f_map.stride[1], ny, nx,
                    (unsigned)x_count, (unsigned)y_count,
                    mint_elements(site, *g_map.whole, g_map.device, g_checked));
                mint_launched(site, "main_sweep1", f_map);
            }
        }
        {
            const mint_site site = {"in.c", 26};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_view f_map = mint_find_view(site, "f", &f[0], sizeof(real), (long long)nx*ny,
                        (long long)nx);
                mint_view g_map = mint_find_view(site, "g", &g[0], sizeof(real), (long long)nx*nx
                        + (long long)nx + 3, (long long)nx);
                mint_reach_view(site, f_map, "f", {{0, y_begin, x_begin}, {4, y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "m][y][x", true);
                mint_reach_view(site, g_map, "g", {{0, y_begin, x_begin}, {4, y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "m_2][y][x", true);
                f_map.settle();
                g_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch f_reads = {"f[m * ny * nx + y * nx + x]", {{0, 4, {0, 0}}, {0, 0, {1, 0}},
                        {0, 0, {0, 1}}}};
                const mint_touch g_writes = {"g[m * pitch + y * nx + x]", {{0, 4, {0, 0}}, {0, 0, {1, 0}},
                        {0, 0, {0, 1}}}};
                mint_coincide_once(site, loops, f_map, "f", f_reads, g_map, "g", g_writes);
                const bool g_apart = mint_once(g_map);
                mint_apart(site, g_apart
                        || !mint_meet(loops, g_map, g_writes, g_map, g_writes, mint_elsewhere),
                        "g[m * pitch + y * nx + x]", "g[m * pitch + y * nx + x]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep2", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)f_map.device, f_map.stride[0], f_map.stride[1], (real *)g_map.device,
                    g_map.stride[0], g_map.stride[1], (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "main_sweep2", g_map);
            }
        }
        {
            const mint_site site = {"in.c", 35};
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (x_count > 0) {
                mint_view f_map = mint_find_view(site, "f", &f[0], sizeof(real), (long long)nx);
                mint_view g_map = mint_find_view(site, "g", &g[0], sizeof(real));
                mint_reach_view(site, f_map, "f", {{0, x_begin}, {2, x_begin + x_count - 1}}, "m][x", true);
                f_map.settle();
                g_map.settle();
                static const mint_checked g_checked[] = {
                    {{"in.c", 37}, "g", "g[x + gap * m]", -1},
                };
                const mint_nest loops = {{{x_begin, x_count, 1}}};
                const mint_touch f_writes = {"f[x + m * nx]", {{0, 2, {0}}, {0, 0, {1}}}};
                const mint_touch g_reads = mint_anywhere("g[x + gap * m]");
                const mint_touch f_reads = {"f[x + m * nx]", {{0, 2, {0}}, {0, 0, {1}}}};
                mint_distinct(site, loops, f_map, "f", f_writes, g_map, "g", g_reads);
                const bool f_apart = mint_once(f_map);
                mint_apart(site, f_apart
                        || !mint_meet(loops, f_map, f_writes, f_map, f_reads, mint_elsewhere),
                        "f[x + m * nx]", "f[x + m * nx]");
                mint_apart(site, f_apart
                        || !mint_meet(loops, f_map, f_writes, f_map, f_writes, mint_elsewhere),
                        "f[x + m * nx]", "f[x + m * nx]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep3", mint_ceil_div(x_count, 256));
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)f_map.device, f_map.stride[0], (real *)g_map.device, gap, (unsigned)x_count,
                    mint_elements(site, *g_map.whole, g_map.device, g_checked));
                mint_launched(site, "main_sweep3", f_map);
            }
        }
        {
            const mint_site site = {"in.c", 39};
            const long long i_begin = -2, i_count = mint_trips(i_begin, nx + 2, 1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)ny + 4);
                mint_reach_view(site, u_map, "u", {{i_begin + 2, 0}, {i_begin + i_count + 1, 3}},
                        "i+2][-d+2..d+1", true);
                mint_reach_view(site, u_map, "u", {{i_begin + 2, (long long)(ny)}, {i_begin + i_count + 1,
                        (long long)(ny) + 3}}, "i+2][-d+ny+2..d+ny+1", true);
                u_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch u_writes = {"U(i, -d)", {{2, 2, {1}}, {0, 1, {0}}}};
                const mint_touch u_reads = {"U(i, d - 1)", {{2, 2, {1}}, {2, 3, {0}}}};
                const mint_touch u_writes_2 = {"U(i, ny - 1 + d)", {{2, 2, {1}}, {(long long)(ny) + 2,
                        (long long)(ny) + 3, {0}}}};
                const mint_touch u_reads_2 = {"U(i, ny - d)", {{2, 2, {1}}, {(long long)(ny),
                        (long long)(ny) + 1, {0}}}};
                const bool u_apart = mint_once(u_map);
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes, u_map, u_reads, mint_elsewhere), "U(i, -d)",
                        "U(i, d - 1)");
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes_2, u_map, u_reads, mint_elsewhere),
                        "U(i, ny - 1 + d)", "U(i, d - 1)");
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes, u_map, u_writes, mint_elsewhere), "U(i, -d)",
                        "U(i, -d)");
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes, u_map, u_reads_2, mint_elsewhere), "U(i, -d)",
                        "U(i, ny - d)");
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes, u_map, u_writes_2, mint_elsewhere),
                        "U(i, -d)", "U(i, ny - 1 + d)");
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes_2, u_map, u_reads_2, mint_elsewhere),
                        "U(i, ny - 1 + d)", "U(i, ny - d)");
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes_2, u_map, u_writes_2, mint_elsewhere),
                        "U(i, ny - 1 + d)", "U(i, ny - 1 + d)");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep4",
                        mint_tiles(site, "i", i_count, 256, 2147483648));
                mint_launching(site, "main_sweep4");
                main_sweep4<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], ny, (int)i_begin, (unsigned)i_count);
                mint_launched(site, "main_sweep4", u_map);
            }
        }
        {
            const mint_site site = {"in.c", 45};
            const long long j_begin = -2, j_count = mint_trips(j_begin, ny + 2, 1);
            if (j_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)ny + 4);
                mint_reach_view(site, u_map, "u", {{0, j_begin + 2}, {3, j_begin + j_count + 1}},
                        "-d+2..d+1][j+2", true);
                mint_reach_view(site, u_map, "u", {{(long long)(nx), j_begin + 2}, {(long long)(nx) + 3,
                        j_begin + j_count + 1}}, "-d+nx+2..d+nx+1][j+2", true);
                u_map.settle();
                const mint_nest loops = {{{j_begin, j_count, 1}}};
                const mint_touch u_writes = {"U(-d, j)", {{0, 1, {0}}, {2, 2, {1}}}};
                const mint_touch u_reads = {"U(d - 1, j)", {{2, 3, {0}}, {2, 2, {1}}}};
                const mint_touch u_writes_2 = {"U(nx - 1 + d, j)", {{(long long)(nx) + 2, (long long)(nx)
                        + 3, {0}}, {2, 2, {1}}}};
                const mint_touch u_reads_2 = {"U(nx - d, j)", {{(long long)(nx), (long long)(nx) + 1, {0}},
                        {2, 2, {1}}}};
                const bool u_apart = mint_once(u_map);
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes, u_map, u_reads, mint_elsewhere), "U(-d, j)",
                        "U(d - 1, j)");
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes_2, u_map, u_reads, mint_elsewhere),
                        "U(nx - 1 + d, j)", "U(d - 1, j)");
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes, u_map, u_writes, mint_elsewhere), "U(-d, j)",
                        "U(-d, j)");
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes, u_map, u_reads_2, mint_elsewhere), "U(-d, j)",
                        "U(nx - d, j)");
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes, u_map, u_writes_2, mint_elsewhere),
                        "U(-d, j)", "U(nx - 1 + d, j)");
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes_2, u_map, u_reads_2, mint_elsewhere),
                        "U(nx - 1 + d, j)", "U(nx - d, j)");
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes_2, u_map, u_writes_2, mint_elsewhere),
                        "U(nx - 1 + d, j)", "U(nx - 1 + d, j)");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep5",
                        mint_tiles(site, "j", j_count, 256, 2147483648));
                mint_launching(site, "main_sweep5");
                main_sweep5<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], nx, (int)j_begin, (unsigned)j_count);
                mint_launched(site, "main_sweep5", u_map);
            }
        }
...
    mint_copy_out({"in.c", 51}, "f", &f[0], mint_extents(cells));
    mint_copy_out({"in.c", 52}, "g", &g[0], mint_extents(cells));
    mint_copy_out({"in.c", 53}, "u", &u[0], mint_extents(nx + 4, ny + 4));
