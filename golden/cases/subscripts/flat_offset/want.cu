
...
/* The loops at line 26.
 * p: read, 3 points, radius [-1,0][-1,1]
 * q: written
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ p, long long p_row, real *__restrict__ q, long long q_row,
            unsigned j_count, unsigned i_count)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = (int)ii;
        const int j = (int)ij;
        const long long p_at = i*p_row + j;
        q[i*q_row+j] = p[p_at-p_row] + p[p_at-1] + p[p_at+1];
    }
}

/* The loops at line 30.
 * b: read, 2 points, radius [-1,0][-1,0]
 * a: written
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *__restrict__ b, long long b_row, real *__restrict__ a, long long a_row,
            unsigned j_count, unsigned i_count)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const unsigned i = 1 + ii;
        const unsigned j = 1 + ij;
        const long long b_at = i*b_row + j;
        a[i*a_row+j] = b[b_at-b_row] + b[b_at-1];
    }
}

/* The loops at line 34.
 * f: read, 2 points, radius [0,1][-1,0][-1,0]
 * g: written
 * A block computes 16x16x1 points.
 * The model expects 38.9 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(const real *__restrict__ f, long long f_plane, long long f_row, real *__restrict__ g,
            long long g_plane, long long g_row, unsigned x_count, unsigned y_count, unsigned z_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = blockIdx.y*16 + threadIdx.y;
    const unsigned iz = blockIdx.z;
    if (ix < x_count && iy < y_count && iz < z_count) {
        const int z = 1 + (int)iz;
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long f_at = z*f_plane + y*f_row + x;
        g[z*g_plane+y*g_row+x] = f[f_at-1] + f[f_at+f_plane-f_row];
    }
}

/* The loops at line 39.
 * f: read and written, subscripts that are not index + constant
 * A block computes 16x16x1 points.
 * The model expects 5.32 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep4(real *__restrict__ f, long long f_plane, long long f_row, unsigned x_count,
            unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = (int)iy;
        const int x = (int)ix;
        f[y*f_row+x] = f[11*f_plane+y*f_row+(-x+11)];
    }
}

/* The loops at line 43.
 * g: read, pointwise
 * h: read and written, 1 point, radius [0,24][0,0][0,0]
 * A block computes 16x16x1 points.
 * The model expects 32 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep5(const real *__restrict__ g, long long g_plane, long long g_row, real *__restrict__ h,
            long long h_plane, long long h_row, unsigned x_count, unsigned y_count, unsigned z_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = blockIdx.y*16 + threadIdx.y;
    const unsigned iz = blockIdx.z;
    if (ix < x_count && iy < y_count && iz < z_count) {
        const int z = (int)iz;
        const int y = (int)iy;
        const int x = (int)ix;
        const long long h_at = z*h_plane + y*h_row + x;
        h[h_at+24*h_plane] -= g[z*g_plane+y*g_row+x];
    }
}

...
{ mint_scope mappings;
...
    real *a = (real *)malloc(n * m * sizeof *a), *b = (real *)malloc(n * m * sizeof *b);
...
    mint_copy_in(mappings, {"in.c", 18}, "a", &a[0], mint_extents(n, m), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 19}, "b", &b[0], mint_extents(n, m), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 20}, "f", &f[0], mint_extents(sizeof(f) / sizeof(f[0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 21}, "g", &g[0], mint_extents(sizeof(g) / sizeof(g[0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 22}, "h", &h[0], mint_extents(sizeof(h) / sizeof(h[0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 23});
        {
            const mint_site site = {"in.c", 26};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n - 2, 1);
            const long long j_begin = 0, j_count = mint_trips(j_begin, m - 2, 1);
            if (i_count > 0 && j_count > 0) {
                mint_view p_map = mint_find_view(site, "p", &p[0], sizeof(real), (long long)m);
                mint_view q_map = mint_find_view(site, "q", &q[0], sizeof(real), (long long)m);
                mint_reach_view(site, p_map, "p", {{i_begin - 1, j_begin}, {i_begin + i_count - 2, j_begin
                        + j_count - 1}}, "i-1][j", true);
                mint_reach_view(site, p_map, "p", {{i_begin, j_begin - 1}, {i_begin + i_count - 1, j_begin
                        + j_count}}, "i][j-1..j+1", true);
                mint_reach_view(site, q_map, "q", {{i_begin, j_begin}, {i_begin + i_count - 1, j_begin
                        + j_count - 1}}, "i][j", true);
                p_map.settle();
                q_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                const mint_touch p_reads = {"p[(i - 1) * m + j]", {{-1, -1, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch q_writes = {"q[i * m + j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch p_reads_2 = {"p[i * m + j - 1]", {{0, 0, {1, 0}}, {-1, 1, {0, 1}, 2}}};
                mint_distinct(site, loops, p_map, "p", p_reads, q_map, "q", q_writes);
                mint_distinct(site, loops, p_map, "p", p_reads_2, q_map, "q", q_writes);
                const bool q_apart = mint_once(q_map);
                mint_apart(site, q_apart
                        || !mint_meet(loops, q_map, q_writes, q_map, q_writes, mint_elsewhere),
                        "q[i * m + j]", "q[i * m + j]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(j_count, 16),
                        mint_ceil_div(i_count, 16));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)p_map.device, p_map.stride[0], (real *)q_map.device, q_map.stride[0],
                    (unsigned)j_count, (unsigned)i_count);
                mint_launched(site, "main_sweep1", q_map);
            }
        }
        {
            const mint_site site = {"in.c", 30};
            const long long i_begin = 1, i_count = mint_trips(i_begin, un - 1, 1);
            const long long j_begin = 1, j_count = mint_trips(j_begin, um - 1, 1);
            if (i_count > 0 && j_count > 0) {
                mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real), (long long)um);
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real), (long long)um);
                mint_within(site, "un - 1", (long long)(un) - 1, (long long)(un) - 1, 0LL, 4294967295LL);
                mint_within(site, "um - 1", (long long)(um) - 1, (long long)(um) - 1, 0LL, 4294967295LL);
                mint_reach_view(site, b_map, "b", {{i_begin - 1, j_begin - 1}, {i_begin + i_count - 1,
                        j_begin + j_count - 1}},
                        "(long long)i-1..(long long)i][(long long)j-1..(long long)j", true);
                mint_reach_view(site, a_map, "a", {{i_begin, j_begin}, {i_begin + i_count - 1, j_begin
                        + j_count - 1}}, "(long long)i][(long long)j", true);
                b_map.settle();
                a_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                const mint_touch b_reads = {"b[(i - 1) * um + j]", {{-1, 0, {1, 0}}, {-1, 0, {0, 1}}}};
                const mint_touch a_writes = {"a[i * um + j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, b_map, "b", b_reads, a_map, "a", a_writes);
                const bool a_apart = mint_once(a_map);
                mint_apart(site, a_apart
                        || !mint_meet(loops, a_map, a_writes, a_map, a_writes, mint_elsewhere),
                        "a[i * um + j]", "a[i * um + j]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep2",
                        mint_tiles(site, "j", j_count, 16, 4294966239),
                        mint_tiles(site, "i", i_count, 16, 4294900685));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)b_map.device, b_map.stride[0], (real *)a_map.device, a_map.stride[0],
                    (unsigned)j_count, (unsigned)i_count);
                mint_launched(site, "main_sweep2", a_map);
            }
        }
        {
            const mint_site site = {"in.c", 34};
            const long long z_begin = 1, z_count = mint_trips(z_begin, 12 - 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, 12 - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, 12 - 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_view f_map = mint_find_view(site, "f", &f[0], sizeof(real), 144, 12);
                mint_view g_map = mint_find_view(site, "g", &g[0], sizeof(real), 144, 12);
                mint_reach_view(site, f_map, "f", {{z_begin, y_begin - 1, x_begin - 1}, {z_begin + z_count,
                        y_begin + y_count - 1, x_begin + x_count - 1}}, "z..z+1][y-1..y][x-1..x", true);
                mint_reach_view(site, g_map, "g", {{z_begin, y_begin, x_begin}, {z_begin + z_count - 1,
                        y_begin + y_count - 1, x_begin + x_count - 1}}, "z][y][x", true);
                f_map.settle();
                g_map.settle();
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch g_writes = {"g[z * W * W + y * W + x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1,
                        0}}, {0, 0, {0, 0, 1}}}};
                const bool g_apart = mint_once(g_map);
                mint_apart(site, g_apart
                        || !mint_meet(loops, g_map, g_writes, g_map, g_writes, mint_elsewhere),
                        "g[z * W * W + y * W + x]", "g[z * W * W + y * W + x]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep3", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16), z_count);
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)f_map.device, f_map.stride[0], f_map.stride[1], (real *)g_map.device,
                    g_map.stride[0], g_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                    (unsigned)z_count);
                mint_launched(site, "main_sweep3", g_map);
            }
        }
        {
            const mint_site site = {"in.c", 39};
            const long long y_begin = 0, y_count = mint_trips(y_begin, 12, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, 12, 1);
            if (y_count > 0 && x_count > 0) {
                mint_view f_map = mint_find_view(site, "f", &f[0], sizeof(real), 144, 12);
                mint_reach_view(site, f_map, "f", {{11, y_begin,  - (x_begin + x_count - 1) + 11}, {11,
                        y_begin + y_count - 1,  - x_begin + 11}}, "11][y][-x+11", true);
                mint_reach_view(site, f_map, "f", {{0, y_begin, x_begin}, {0, y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "0][y][x", true);
                f_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch f_writes = {"f[y * W + x]", {{0, 0, {0, 0}}, {0, 0, {1, 0}}, {0, 0, {0,
                        1}}}};
                const mint_touch f_reads = {"f[(W - 1) * W * W + y * W + W - 1 - x]", {{11, 11, {0, 0}}, {0,
                        0, {1, 0}}, {11, 11, {0, -1}}}};
                const bool f_apart = mint_once(f_map);
                mint_apart(site, f_apart
                        || !mint_meet(loops, f_map, f_writes, f_map, f_reads, mint_elsewhere),
                        "f[y * W + x]", "f[(W - 1) * W * W + y * W + W - 1 - x]");
                mint_apart(site, f_apart
                        || !mint_meet(loops, f_map, f_writes, f_map, f_writes, mint_elsewhere),
                        "f[y * W + x]", "f[y * W + x]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep4", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep4");
                main_sweep4<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)f_map.device, f_map.stride[0], f_map.stride[1], (unsigned)x_count,
                    (unsigned)y_count);
                mint_launched(site, "main_sweep4", f_map);
            }
        }
        {
            const mint_site site = {"in.c", 43};
            const long long z_begin = 0, z_count = mint_trips(z_begin, 12, 1);
            const long long y_begin = 0, y_count = mint_trips(y_begin, 12, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, 12, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_view g_map = mint_find_view(site, "g", &g[0], sizeof(real), (long long)plane, 12);
                mint_view h_map = mint_find_view(site, "h", &h[0], sizeof(real), 144, 12);
                mint_reach_view(site, g_map, "g", {{z_begin, y_begin, x_begin}, {z_begin + z_count - 1,
                        y_begin + y_count - 1, x_begin + x_count - 1}}, "z][y][x", true);
                mint_reach_view(site, h_map, "h", {{z_begin + 24, y_begin, x_begin}, {z_begin + z_count
                        + 23, y_begin + y_count - 1, x_begin + x_count - 1}}, "z+24][y][x", true);
                g_map.settle();
                h_map.settle();
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch h_writes = {"h[2 * W * W * W + z * plane + y * W + x]", {{24, 24, {1, 0,
                        0}}, {0, 0, {0, 1, 0}}, {0, 0, {0, 0, 1}}}};
                const mint_touch h_reads = {"h[2 * W * W * W + z * plane + y * W + x]", {{24, 24, {1, 0,
                        0}}, {0, 0, {0, 1, 0}}, {0, 0, {0, 0, 1}}}};
                const bool h_apart = mint_once(h_map);
                mint_apart(site, h_apart
                        || !mint_meet(loops, h_map, h_writes, h_map, h_reads, mint_elsewhere),
                        "h[2 * W * W * W + z * plane + y * W + x]",
                        "h[2 * W * W * W + z * plane + y * W + x]");
                mint_apart(site, h_apart
                        || !mint_meet(loops, h_map, h_writes, h_map, h_writes, mint_elsewhere),
                        "h[2 * W * W * W + z * plane + y * W + x]",
                        "h[2 * W * W * W + z * plane + y * W + x]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep5", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16), z_count);
                mint_launching(site, "main_sweep5");
                main_sweep5<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)g_map.device, g_map.stride[0], g_map.stride[1], (real *)h_map.device,
                    h_map.stride[0], h_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                    (unsigned)z_count);
                mint_launched(site, "main_sweep5", h_map);
            }
        }
 /* the third cube */
...
    mint_copy_out({"in.c", 48}, "a", &a[0], mint_extents(n, m));
    mint_copy_out({"in.c", 49}, "b", &b[0], mint_extents(n, m));
    mint_copy_out({"in.c", 50}, "f", &f[0], mint_extents(sizeof(f) / sizeof(f[0])));
    mint_copy_out({"in.c", 51}, "g", &g[0], mint_extents(sizeof(g) / sizeof(g[0])));
    mint_copy_out({"in.c", 52}, "h", &h[0], mint_extents(sizeof(h) / sizeof(h[0])));
