
...
/* The loops at line 22.
 * u: read, pointwise
 * v: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *u, real *v, int i_begin, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = i_begin - (int)ii;
        v[i] += u[i];
    }
}

/* The loops at line 25.
 * u: read, 1 point, radius [0,1]
 * v: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *__restrict__ u, real *__restrict__ v, short i_begin, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const short i = i_begin - (short)ii;
        v[i] -= u[i+1];
    }
}

/* The loops at line 28.
 * u: read, 1 point, radius [0,2]
 * v: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(const real *__restrict__ u, real *__restrict__ v, long i_begin, long long i_count)
{
    const long long ii = (long long)blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const long i = i_begin - 2*ii;
        v[i] += u[i+2];
    }
}

/* The loops at line 31.
 * u: read, pointwise
 * v: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep4(const real *u, real *v, signed char i_begin, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const signed char i = i_begin - (signed char)ii;
        v[i] *= u[i];
    }
}

/* The loops at line 34.
 * v: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep5(real *__restrict__ v, unsigned char i_begin, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const unsigned char i = i_begin - (unsigned char)ii;
        v[i] += 3;
    }
}

/* The loops at line 37.
 * v: read, pointwise
 * z: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.7 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep6(const real *v, real *__restrict__ z, int z_row, unsigned n, int j_begin,
            unsigned j_count, int i_begin, unsigned i_count, mint_extent z_extent,
            mint_extent v_extent)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = i_begin - (int)ii;
        const int j = j_begin - (int)ij;
        const int z_at = i*z_row + j;
        if (j <= (i < 9 ? i : 9) && (i < 9 ? i : 9) < n + i && j < n + i)
            z[mint_inside(z_at, z_extent, 0)] += i*v[mint_inside(j, v_extent, 0)];
    }
}

/* The loops at line 41.
 * v: read, pointwise
 * u: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep7(const real *v, real *u, size_t i_begin, long long i_count)
{
    const long long ii = (long long)blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const size_t i = i_begin - (size_t)ii;
        u[i] += v[i];
    }
}

/* The loops at line 44.
 * u: read, pointwise
 * z: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep8(const real *__restrict__ u, real *__restrict__ z, int z_row, unsigned char j_begin,
            unsigned j_count, unsigned i_begin, unsigned i_count)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const unsigned i = i_begin - ii;
        const unsigned char j = j_begin - (unsigned char)ij;
        const int z_at = i*z_row + j;
        z[z_at] -= u[i];
    }
}

/* The loops at line 48.
 * u: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep9(real *__restrict__ u, unsigned i_begin, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const unsigned i = i_begin - ii;
        u[i] += 1;
    }
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 19});
        mint_inferred u_here({"in.c", 19}, "u", &u[0], mint_extents(sizeof(u) / sizeof(u[0])), 0,
                mint_padded, mint_both);
        mint_inferred v_here({"in.c", 19}, "v", &v[0], mint_extents(sizeof(v) / sizeof(v[0])), 0,
                mint_padded, mint_both);
        mint_inferred z_here({"in.c", 19}, "z", &z[0][0],
                mint_extents(sizeof(z) / sizeof(z[0]), sizeof(z[0]) / sizeof(z[0][0])), 0, mint_padded,
                mint_both);
...
        {
            const mint_site site = {"in.c", 22};
            const long long i_begin = last,
                    i_count = mint_count(site, "i", (int)(i_begin), "<", (unsigned)(n), -1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{(i_begin + -1*(i_count - 1))}, {i_begin}}, "i", true);
                mint_reach_view(site, v_map, "v", {{(i_begin + -1*(i_count - 1))}, {i_begin}}, "i", true);
                u_map.settle();
                v_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1",
                        mint_tiles(site, "i", i_count, 256, 2147483648));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)v_map.device, (int)i_begin, (unsigned)i_count);
                mint_launched(site, "main_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 25};
            const long long i_begin = (short)last,
                    i_count = mint_count(site, "i", (short)(i_begin), "<=", (unsigned)(n), -1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_within(site, "(short)last", (long long)(last), (long long)(last), -32768LL, 32767LL);
                mint_reach_view(site, u_map, "u", {{(i_begin + -1*(i_count - 1)) + 1}, {i_begin + 1}},
                        "i+1", true);
                mint_reach_view(site, v_map, "v", {{(i_begin + -1*(i_count - 1))}, {i_begin}}, "i", true);
                u_map.settle();
                v_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)v_map.device, (short)i_begin, (unsigned)i_count);
                mint_launched(site, "main_sweep2", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 28};
            const long long i_begin = (long)(most - 1),
                    i_count = mint_count(site, "i", (long long)(i_begin), "<", (unsigned long long)(most),
                    -2);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{(i_begin + -2*(i_count - 1)) + 2}, {i_begin + 2}},
                        "i+2", true);
                mint_reach_view(site, v_map, "v", {{(i_begin + -2*(i_count - 1))}, {i_begin}}, "i", true);
                u_map.settle();
                v_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep3", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)v_map.device, i_begin, i_count);
                mint_launched(site, "main_sweep3", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 31};
            const long long i_begin = (signed char)last,
                    i_count = mint_count(site, "i", (signed char)(i_begin), "<",
                    (unsigned long long)(480ull), -1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_within(site, "(signed char)last", (long long)(last), (long long)(last), -128LL, 127LL);
                mint_reach_view(site, u_map, "u", {{(i_begin + -1*(i_count - 1))}, {i_begin}}, "i", true);
                mint_reach_view(site, v_map, "v", {{(i_begin + -1*(i_count - 1))}, {i_begin}}, "i", true);
                u_map.settle();
                v_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep4", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep4");
                main_sweep4<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)v_map.device, (signed char)i_begin, (unsigned)i_count);
                mint_launched(site, "main_sweep4", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 34};
            const long long i_begin = (unsigned char)last,
                    i_count = mint_count(site, "i", (unsigned char)(i_begin), "<", (long long)(last + 1L),
                    -1);
            if (i_count > 0) {
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_within(site, "(unsigned char)last", (long long)(last), (long long)(last), 0LL, 255LL);
                mint_reach_view(site, v_map, "v", {{(i_begin + -1*(i_count - 1))}, {i_begin}}, "i", true);
                v_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep5", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep5");
                main_sweep5<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)v_map.device, (unsigned char)i_begin, (unsigned)i_count);
                mint_launched(site, "main_sweep5", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 37};
            const long long i_begin = last,
                    i_count = mint_count(site, "i", (int)(i_begin), "<", (unsigned long long)(most), -1);
            mint_runs j_runs;
            for (long long i_at = 0; i_at < i_count; i_at++) {
                const int i = (int)(i_begin - 1*i_at);
                j_runs.mint_add((int)(i < 9 ? i : 9),
                        mint_count(site, "j", (int)(i < 9 ? i : 9), "<", (unsigned)(n + i), -1), -1);
            }
            const long long j_begin = j_runs.mint_first(-1), j_count = j_runs.mint_count(-1);
            if (i_count > 0 && j_count > 0) {
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_mapping &z_map = mint_find(site, "z", &z[0][0], sizeof(real), mint_extents(0, 60));
                mint_reach_or_dense(site, z_map, 0, (i_begin + -1*(i_count - 1)), i_begin);
                mint_reach_or_dense(site, z_map, 1, (j_begin + -1*(j_count - 1)), j_begin);
                v_map.settle();
                static const mint_checked z_checked[] = {
                    {{"in.c", 39}, "z", "z[i][j]", -1},
                };
                static const mint_checked v_checked[] = {
                    {{"in.c", 39}, "v", "v[j]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep6",
                        mint_tiles(site, "j", j_count, 16, 2147483648),
                        mint_tiles(site, "i", i_count, 16, 2147483648));
                mint_launching(site, "main_sweep6");
                main_sweep6<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)v_map.device, (real *)z_map.device, (int)z_map.stride[0], n, (int)j_begin,
                    (unsigned)j_count, (int)i_begin, (unsigned)i_count,
                    mint_elements(site, z_map, z_map.device, z_checked),
                    mint_elements(site, *v_map.whole, v_map.device, v_checked));
                mint_launched(site, "main_sweep6", z_map);
            }
        }
        {
            const mint_site site = {"in.c", 41};
            const long long i_begin = (size_t)last,
                    i_count = mint_count(site, "i", (unsigned long long)(i_begin), "!=",
                    (unsigned long long)(beyond), -1);
            if (i_count > 0) {
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_within(site, "(size_t)last", (long long)(last), (long long)(last), 0LL,
                        9223372036854775807LL);
                mint_reach_view(site, v_map, "v", {{(i_begin + -1*(i_count - 1))}, {i_begin}}, "i", true);
                mint_reach_view(site, u_map, "u", {{(i_begin + -1*(i_count - 1))}, {i_begin}}, "i", true);
                v_map.settle();
                u_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep7", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep7");
                main_sweep7<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)v_map.device, (real *)u_map.device, (size_t)i_begin, i_count);
                mint_launched(site, "main_sweep7", u_map);
            }
        }
        {
            const mint_site site = {"in.c", 44};
            const long long i_begin = (unsigned)last,
                    i_count = mint_trips_to(site, i_begin, edge == (unsigned)(unsigned)-1 ? (long long)-1
                    : (long long)edge, -1);
            const long long j_begin = (unsigned char)last,
                    j_count = mint_count(site, "j", (unsigned char)(j_begin), "!=", (int)(top), -1);
            if (i_count > 0 && j_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_mapping &z_map = mint_find(site, "z", &z[0][0], sizeof(real), mint_extents(0, 60));
                mint_within(site, "(unsigned)last", (long long)(last), (long long)(last), 0LL,
                        4294967295LL);
                mint_within(site, "(unsigned char)last", (long long)(last), (long long)(last), 0LL, 255LL);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {z_map, "z", 0, "i", (i_begin + -1*(i_count - 1)), i_begin},
                    {z_map, "z", 1, "j", (j_begin + -1*(j_count - 1)), j_begin},
                };
                mint_check_subscripts(site, subscripts);
                mint_reach_view(site, u_map, "u", {{(i_begin + -1*(i_count - 1))}, {i_begin}}, "i", true);
                u_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep8", mint_ceil_div(j_count, 16),
                        mint_tiles(site, "i", i_count, 16, 4294900685));
                mint_launching(site, "main_sweep8");
                main_sweep8<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)z_map.device, (int)z_map.stride[0],
                    (unsigned char)j_begin, (unsigned)j_count, (unsigned)i_begin, (unsigned)i_count);
                mint_launched(site, "main_sweep8", z_map);
            }
        }
        {
            const mint_site site = {"in.c", 48};
            const long long i_begin = (unsigned)last,
                    i_count = mint_trips_to(site, i_begin, n/2 == (unsigned)(unsigned)-1 ? (long long)-1
                    : (long long)(n/2), -1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_within(site, "(unsigned)last", (long long)(last), (long long)(last), 0LL,
                        4294967295LL);
                mint_reach_view(site, u_map, "u", {{(i_begin + -1*(i_count - 1))}, {i_begin}}, "i", true);
                u_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep9",
                        mint_tiles(site, "i", i_count, 256, 4294965759));
                mint_launching(site, "main_sweep9");
                main_sweep9<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (unsigned)i_begin, (unsigned)i_count);
                mint_launched(site, "main_sweep9", u_map);
            }
        }
