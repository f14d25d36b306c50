
...
/* The loops at line 19.
 * u: written
 * A block computes 256x1x1 points.
 * The model expects 142 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
lines_sweep1(real *__restrict__ u, int i_begin, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = i_begin + (int)ii;
        u[i+20] = 7;
    }
}

/* The loops at line 21.
 * u: read and written, 1 point, radius [0,20]
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
lines_sweep2(real *__restrict__ u, int j_begin, unsigned j_count)
{
    const unsigned ij = blockIdx.x*256 + threadIdx.x;
    if (ij < j_count) {
        const int j = j_begin + (int)ij;
        u[j+20] += 1;
    }
}

/* The loops at line 23.
 * u: written
 * A block computes 256x1x1 points.
 * The model expects 142 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
lines_sweep3(real *__restrict__ u, long long j_count)
{
    const long long ij = (long long)blockIdx.x*256 + threadIdx.x;
    if (ij < j_count) {
        const size_t j = 8 - (size_t)ij;
        u[j+20] = 3;
    }
}

/* The loops at line 25.
 * u: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
lines_sweep4(real *__restrict__ u, long long j_count)
{
    const long long ij = (long long)blockIdx.x*256 + threadIdx.x;
    if (ij < j_count) {
        const unsigned long j = (unsigned long)ij;
        u[j] += 1;
    }
}

/* The loops at line 27.
 * u: read and written, 1 point, radius [0,40]
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
lines_sweep5(real *__restrict__ u, unsigned down_begin, unsigned down_count)
{
    const unsigned idown = blockIdx.x*256 + threadIdx.x;
    if (idown < down_count) {
        const unsigned down = down_begin - idown;
        u[down+40] += 2;
    }
}

/* The loops at line 29.
 * u: written
 * A block computes 256x1x1 points.
 * The model expects 142 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
lines_sweep6(real *__restrict__ u, unsigned j_begin, unsigned j_count)
{
    const unsigned ij = blockIdx.x*256 + threadIdx.x;
    if (ij < j_count) {
        const unsigned j = j_begin + ij;
        u[j] = 9;
    }
}

/* The loops at line 31.
 * u: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
lines_sweep7(real *__restrict__ u, unsigned b_count)
{
    const unsigned ib = blockIdx.x*256 + threadIdx.x;
    if (ib < b_count) {
        const unsigned char b = 250 - 100*(unsigned char)ib;
        u[b] += 4;
    }
}

/* The loops at line 33.
 * u: read and written, 1 point, radius [0,60]
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
lines_sweep8(real *__restrict__ u, short j_begin, unsigned j_count)
{
    const unsigned ij = blockIdx.x*256 + threadIdx.x;
    if (ij < j_count) {
        const short j = j_begin + 3*(short)ij;
        u[j+60] += 5;
    }
}

/* The loops at line 35.
 * u: read and written, 1 point, radius [0,80]
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
lines_sweep9(real *__restrict__ u, int j_begin, unsigned j_count)
{
    const unsigned ij = blockIdx.x*256 + threadIdx.x;
    if (ij < j_count) {
        const int j = j_begin + (int)ij;
        u[j+80] += 6;
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 15}, "u", &u[0], mint_extents(sizeof(u) / sizeof(u[0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 16});
        {
            const mint_site site = {"in.c", 19};
            const long long i_begin = lo,
                    i_count = mint_count(site, "i", (int)(i_begin), "<=", (unsigned)(un), 1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{i_begin + 20}, {i_begin + i_count + 19}}, "i+20", true);
                u_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "lines_sweep1",
                        mint_tiles(site, "i", i_count, 256, 2147483648));
                mint_launching(site, "lines_sweep1");
                lines_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)i_begin, (unsigned)i_count);
                mint_launched(site, "lines_sweep1", u_map);
            }
            i = (int)(i_begin + i_count);
        }
 /* -1 is a large number: no iteration */
        {
            const mint_site site = {"in.c", 21};
            const long long j_begin = lo - 1,
                    j_count = mint_count(site, "j", (int)(j_begin), "!=", (unsigned)(un), 1);
            if (j_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{j_begin + 20}, {j_begin + j_count + 19}}, "j+20", true);
                u_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "lines_sweep2",
                        mint_tiles(site, "j", j_count, 256, 2147483648));
                mint_launching(site, "lines_sweep2");
                lines_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)j_begin, (unsigned)j_count);
                mint_launched(site, "lines_sweep2", u_map);
            }
        }
 /* from -2 through zero */
        {
            const mint_site site = {"in.c", 23};
            const long long j_begin = 8,
                    j_count = mint_count(site, "j", (unsigned long long)(j_begin), ">",
                    (unsigned long long)(n - 12), -1);
            if (j_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_within(site, "(size_t)(n - 12)", (long long)(n) - 12, (long long)(n) - 12, 0LL,
                        9223372036854775807LL);
                mint_reach_view(site, u_map, "u", {{(j_begin + -1*(j_count - 1)) + 20}, {j_begin + 20}},
                        "j+20", true);
                u_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "lines_sweep3", mint_ceil_div(j_count, 256));
                mint_launching(site, "lines_sweep3");
                lines_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, j_count);
                mint_launched(site, "lines_sweep3", u_map);
            }
        }
        {
            const mint_site site = {"in.c", 25};
            const long long j_begin = 0, j_count = mint_trips(j_begin, n - 12 + zn, 1);
            if (j_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_within(site, "n - 12 + zn", (long long)(n) + (long long)(zn) - 12, (long long)(n)
                        + (long long)(zn) - 12, 0LL, 9223372036854775807LL);
                mint_reach_view(site, u_map, "u", {{j_begin}, {j_begin + j_count - 1}}, "j", true);
                u_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "lines_sweep4", mint_ceil_div(j_count, 256));
                mint_launching(site, "lines_sweep4");
                lines_sweep4<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, j_count);
                mint_launched(site, "lines_sweep4", u_map);
            }
        }
        {
            const mint_site site = {"in.c", 27};
            const long long down_begin = un - 1,
                    down_count = mint_count(site, "down", (unsigned)(down_begin), "<", (unsigned)(un), -1);
            if (down_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_within(site, "un - 1", (long long)(un) - 1, (long long)(un) - 1, 0LL, 4294967295LL);
                mint_reach_view(site, u_map, "u", {{(down_begin + -1*(down_count - 1)) + 40}, {down_begin
                        + 40}}, "down+40", true);
                u_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "lines_sweep5",
                        mint_tiles(site, "down", down_count, 256, 4294965759));
                mint_launching(site, "lines_sweep5");
                lines_sweep5<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (unsigned)down_begin, (unsigned)down_count);
                mint_launched(site, "lines_sweep5", u_map);
            }
            down = (unsigned)(down_begin - 1*down_count);
        }
 /* ends by wrapping */
        {
            const mint_site site = {"in.c", 29};
            const long long j_begin = un - 12, j_count = mint_trips(j_begin, un, 1);
            if (j_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_within(site, "un - 12", (long long)(un) - 12, (long long)(un) - 12, 0LL, 4294967295LL);
                mint_reach_view(site, u_map, "u", {{j_begin}, {j_begin + j_count - 1}}, "j", true);
                u_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "lines_sweep6",
                        mint_tiles(site, "j", j_count, 256, 4294965759));
                mint_launching(site, "lines_sweep6");
                lines_sweep6<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (unsigned)j_begin, (unsigned)j_count);
                mint_launched(site, "lines_sweep6", u_map);
            }
        }
        {
            const mint_site site = {"in.c", 31};
            const long long b_begin = 250,
                    b_count = mint_count(site, "b", (unsigned char)(b_begin), ">", (long long)(ln + 50),
                    -100);
            if (b_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{(b_begin + -100*(b_count - 1))}, {b_begin}}, "b", true);
                u_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "lines_sweep7", mint_ceil_div(b_count, 256));
                mint_launching(site, "lines_sweep7");
                lines_sweep7<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (unsigned)b_count);
                mint_launched(site, "lines_sweep7", u_map);
            }
            b = (unsigned char)(b_begin - 100*b_count);
        }
        {
            const mint_site site = {"in.c", 33};
            const long long j_begin = (short)lo,
                    j_count = mint_count(site, "j", (short)(j_begin), "<", (long long)(ln), 3);
            if (j_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_within(site, "(short)lo", (long long)(lo), (long long)(lo), -32768LL, 32767LL);
                mint_reach_view(site, u_map, "u", {{j_begin + 60}, {(j_begin + 3*(j_count - 1)) + 60}},
                        "j+60", true);
                u_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "lines_sweep8", mint_ceil_div(j_count, 256));
                mint_launching(site, "lines_sweep8");
                lines_sweep8<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (short)j_begin, (unsigned)j_count);
                mint_launched(site, "lines_sweep8", u_map);
            }
        }
        {
            const mint_site site = {"in.c", 35};
            const long long j_begin = ((void)ln, n), j_count = mint_trips(j_begin, ((void)lo, n + 3), 1);
            if (j_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{j_begin + 80}, {j_begin + j_count + 79}}, "j+80", true);
                u_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "lines_sweep9",
                        mint_tiles(site, "j", j_count, 256, 2147483648));
                mint_launching(site, "lines_sweep9");
                lines_sweep9<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)j_begin, (unsigned)j_count);
                mint_launched(site, "lines_sweep9", u_map);
            }
        }
 /* one expression with a comma */
...
    mint_copy_out({"in.c", 37}, "u", &u[0], mint_extents(sizeof(u) / sizeof(u[0])));
...
/* The loops at line 50.
 * a: written
 * A block computes 16x16x1 points.
 * The model expects 142 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
boxes_sweep1(real *__restrict__ a, int a_row, unsigned un, int k_begin, unsigned k_count,
             unsigned i_count, mint_extent a_extent)
{
    const unsigned ik = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ik < k_count && ii < i_count) {
        const int i = (int)ii;
        const int k = k_begin + (int)ik;
        if (k >= i - 3 && i - 3 <= un && k <= un)
            a[mint_inside((i+20)*a_row+(k+20), a_extent, 0)] = 7;
    }
}

/* The loops at line 53.
 * a: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
boxes_sweep2(real *__restrict__ a, int a_row, unsigned k_count, unsigned i_count,
             mint_extent a_extent)
{
    const unsigned ik = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ik < k_count && ii < i_count) {
        const int i = (int)ii;
        const unsigned k = ik;
        const int a_at = i*a_row + k;
        if (k < (unsigned)(i - 5)/1073741824u)
            a[mint_inside(a_at, a_extent, 0)] += 1;
    }
}

/* The loops at line 56.
 * a: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
boxes_sweep3(real *__restrict__ a, int a_row, unsigned k_count, unsigned i_count,
             mint_extent a_extent)
{
    const unsigned ik = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ik < k_count && ii < i_count) {
        const int i = (int)ii;
        const unsigned k = ik;
        const int a_at = i*a_row + k;
        if (k < (unsigned)(i - 5) >> 29)
            a[mint_inside(a_at, a_extent, 0)] += 3;
    }
}

/* The loops at line 59.
 * a: written
 * A block computes 16x16x1 points.
 * The model expects 142 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
boxes_sweep4(real *__restrict__ a, int a_row, unsigned j_begin, unsigned j_count, unsigned i_count,
             mint_extent a_extent)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const unsigned i = 1 + ii;
        const unsigned j = j_begin - ij;
        if (j <= i && j > i/2u)
            a[mint_inside(i*a_row+j, a_extent, 0)] = 5;
    }
}

/* The loops at line 62.
 * c: written
 * A block computes 16x16x1 points.
 * The model expects 142 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
boxes_sweep5(real *__restrict__ c, int c_plane, int c_row, signed char m_begin, unsigned m_count,
             unsigned k_count, unsigned i_count, mint_extent c_extent)
{
    const unsigned im = blockIdx.x*16 + threadIdx.x;
    const unsigned ik = blockIdx.y*16 + threadIdx.y;
    const unsigned ii = blockIdx.z;
    if (im < m_count && ik < k_count && ii < i_count) {
        const unsigned i = 2 + ii;
        const unsigned k = 2*ik;
        const signed char m = m_begin + (signed char)im;
        if (k < i - 1u && m >= (signed char)(k - 1) && m < (signed char)i)
            c[mint_inside(i*c_plane+k*c_row+(m+1), c_extent, 0)] = m;
    }
}

...
{ mint_scope mappings_2;
...
    mint_copy_in(mappings_2, {"in.c", 45}, "a", &a[0][0], mint_extents(sizeof(a) / sizeof(a[0]), sizeof(a[0]) / sizeof(a[0][0])), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 46}, "c", &c[0][0][0], mint_extents(sizeof(c) / sizeof(c[0]), sizeof(c[0]) / sizeof(c[0][0]), sizeof(c[0][0]) / sizeof(c[0][0][0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region_2({"in.c", 47});
        {
            const mint_site site = {"in.c", 50};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            mint_runs k_runs;
            for (long long i_at = 0; i_at < i_count; i_at++) {
                const int i = (int)(i_begin + i_at);
                k_runs.mint_add((int)(i - 3), mint_count(site, "k", (int)(i - 3), "<=", (unsigned)(un), 1),
                        1);
            }
            const long long k_begin = k_runs.mint_first(1), k_count = k_runs.mint_count(1);
            if (i_count > 0 && k_count > 0) {
                mint_mapping &a_map = mint_find(site, "a", &a[0][0], sizeof(real), mint_extents(0, 96));
                mint_reach_or_dense(site, a_map, 0, i_begin + 20, i_begin + i_count + 19);
                mint_reach_or_dense(site, a_map, 1, k_begin + 20, k_begin + k_count + 19);
                static const mint_checked a_checked[] = {
                    {{"in.c", 51}, "a", "a[i + 20][k + 20]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "boxes_sweep1",
                        mint_tiles(site, "k", k_count, 16, 2147483648), mint_ceil_div(i_count, 16));
                mint_launching(site, "boxes_sweep1");
                boxes_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)a_map.device, (int)a_map.stride[0], un, (int)k_begin, (unsigned)k_count,
                    (unsigned)i_count, mint_elements(site, a_map, a_map.device, a_checked));
                mint_launched(site, "boxes_sweep1", a_map);
            }
        }
        {
            const mint_site site = {"in.c", 53};
            const long long i_begin = 0, i_count = mint_trips(i_begin, 2*n, 1);
            mint_runs k_runs;
            for (long long i_at = 0; i_at < i_count; i_at++) {
                const int i = (int)(i_begin + i_at);
                k_runs.mint_add((unsigned)(0),
                        mint_count(site, "k", (unsigned)(0), "<", (unsigned)((unsigned)(i - 5)/1073741824u),
                        1), 1);
            }
            const long long k_begin = 0, k_count = k_runs.mint_count(1);
            if (i_count > 0 && k_count > 0) {
                mint_mapping &a_map = mint_find(site, "a", &a[0][0], sizeof(real), mint_extents(0, 96));
                mint_reach_or_dense(site, a_map, 0, i_begin, i_begin + i_count - 1);
                mint_reach_or_dense(site, a_map, 1, k_begin, k_begin + k_count - 1);
                static const mint_checked a_checked[] = {
                    {{"in.c", 54}, "a", "a[i][k]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "boxes_sweep2",
                        mint_tiles(site, "k", k_count, 16, 4294966239), mint_ceil_div(i_count, 16));
                mint_launching(site, "boxes_sweep2");
                boxes_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)a_map.device, (int)a_map.stride[0], (unsigned)k_count, (unsigned)i_count,
                    mint_elements(site, a_map, a_map.device, a_checked));
                mint_launched(site, "boxes_sweep2", a_map);
            }
        }
        {
            const mint_site site = {"in.c", 56};
            const long long i_begin = 0, i_count = mint_trips(i_begin, 2*n, 1);
            mint_runs k_runs;
            for (long long i_at = 0; i_at < i_count; i_at++) {
                const int i = (int)(i_begin + i_at);
                k_runs.mint_add((unsigned)(0),
                        mint_count(site, "k", (unsigned)(0), "<", (unsigned)((unsigned)(i - 5) >> 29), 1),
                        1);
            }
            const long long k_begin = 0, k_count = k_runs.mint_count(1);
            if (i_count > 0 && k_count > 0) {
                mint_mapping &a_map = mint_find(site, "a", &a[0][0], sizeof(real), mint_extents(0, 96));
                mint_reach_or_dense(site, a_map, 0, i_begin, i_begin + i_count - 1);
                mint_reach_or_dense(site, a_map, 1, k_begin, k_begin + k_count - 1);
                static const mint_checked a_checked[] = {
                    {{"in.c", 57}, "a", "a[i][k]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "boxes_sweep3",
                        mint_tiles(site, "k", k_count, 16, 4294966239), mint_ceil_div(i_count, 16));
                mint_launching(site, "boxes_sweep3");
                boxes_sweep3<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)a_map.device, (int)a_map.stride[0], (unsigned)k_count, (unsigned)i_count,
                    mint_elements(site, a_map, a_map.device, a_checked));
                mint_launched(site, "boxes_sweep3", a_map);
            }
        }
        {
            const mint_site site = {"in.c", 59};
            const long long i_begin = 1, i_count = mint_trips(i_begin, un, 1);
            mint_runs j_runs;
            for (long long i_at = 0; i_at < i_count; i_at++) {
                const unsigned i = (unsigned)(i_begin + i_at);
                j_runs.mint_add((unsigned)(i),
                        mint_count(site, "j", (unsigned)(i), ">", (unsigned)(i/2u), -1), -1);
            }
            const long long j_begin = j_runs.mint_first(-1), j_count = j_runs.mint_count(-1);
            if (i_count > 0 && j_count > 0) {
                mint_mapping &a_map = mint_find(site, "a", &a[0][0], sizeof(real), mint_extents(0, 96));
                mint_reach_or_dense(site, a_map, 0, i_begin, i_begin + i_count - 1);
                mint_reach_or_dense(site, a_map, 1, (j_begin + -1*(j_count - 1)), j_begin);
                static const mint_checked a_checked[] = {
                    {{"in.c", 60}, "a", "a[i][j]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "boxes_sweep4",
                        mint_tiles(site, "j", j_count, 16, 4294966239),
                        mint_tiles(site, "i", i_count, 16, 4294900685));
                mint_launching(site, "boxes_sweep4");
                boxes_sweep4<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)a_map.device, (int)a_map.stride[0], (unsigned)j_begin, (unsigned)j_count,
                    (unsigned)i_count, mint_elements(site, a_map, a_map.device, a_checked));
                mint_launched(site, "boxes_sweep4", a_map);
            }
            if (i_count > 0) {
                const unsigned i = (unsigned)(i_begin + (i_count - 1));
                j = (unsigned)((i) + -1*mint_count(site, "j", (unsigned)(i), ">", (unsigned)(i/2u), -1));
            }
        }
        {
            const mint_site site = {"in.c", 62};
            const long long i_begin = 2, i_count = mint_trips(i_begin, un, 1);
            mint_runs k_runs;
            for (long long i_at = 0; i_at < i_count; i_at++) {
                const unsigned i = (unsigned)(i_begin + i_at);
                k_runs.mint_add((unsigned)(0),
                        mint_count(site, "k", (unsigned)(0), "<", (unsigned)(i - 1u), 2), 2);
            }
            const long long k_begin = 0, k_count = k_runs.mint_count(2);
            mint_runs m_runs;
            for (long long i_at = 0; i_at < i_count; i_at++) {
                const unsigned i = (unsigned)(i_begin + i_at);
                for (long long k_at = 0; k_at < k_count; k_at++) {
                    const unsigned k = (unsigned)(k_begin + 2*k_at);
                    if (k < i - 1u)
                        m_runs.mint_add((signed char)((signed char)(k - 1)),
                                mint_count(site, "m", (signed char)((signed char)(k - 1)), "<",
                                (int)((signed char)i), 1), 1);
                }
            }
            const long long m_begin = m_runs.mint_first(1), m_count = m_runs.mint_count(1);
            if (i_count > 0 && k_count > 0 && m_count > 0) {
                mint_mapping &c_map = mint_find(site, "c", &c[0][0][0], sizeof(real),
                        mint_extents(0, 24, 40));
                mint_reach_or_dense(site, c_map, 0, i_begin, i_begin + i_count - 1);
                mint_reach_or_dense(site, c_map, 1, k_begin, (k_begin + 2*(k_count - 1)));
                mint_reach_or_dense(site, c_map, 2, m_begin + 1, m_begin + m_count);
                static const mint_checked c_checked[] = {
                    {{"in.c", 64}, "c", "c[i][k][m + 1]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "boxes_sweep5", mint_ceil_div(m_count, 16),
                        mint_ceil_div(k_count, 16), i_count);
                mint_launching(site, "boxes_sweep5");
                boxes_sweep5<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)c_map.device, (int)c_map.stride[0], (int)c_map.stride[1], (signed char)m_begin,
                    (unsigned)m_count, (unsigned)k_count, (unsigned)i_count,
                    mint_elements(site, c_map, c_map.device, c_checked));
                mint_launched(site, "boxes_sweep5", c_map);
            }
        }
...
    mint_copy_out({"in.c", 66}, "a", &a[0][0], mint_extents(sizeof(a) / sizeof(a[0]), sizeof(a[0]) / sizeof(a[0][0])));
    mint_copy_out({"in.c", 67}, "c", &c[0][0][0], mint_extents(sizeof(c) / sizeof(c[0]), sizeof(c[0]) / sizeof(c[0][0]), sizeof(c[0][0]) / sizeof(c[0][0][0])));
...
static __constant__ const double taps_table[5] = {1, 2, 3, 4, 5};

/* The loops at line 76.
 * u: read, subscripts that are not index + constant
 * v: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 3.87 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
serial_sweep1(const real *__restrict__ u, real *__restrict__ v, unsigned i_count,
              mint_extent v_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 2 + (int)ii;
#pragma unroll 1
        for (int k = -2; k <= 2u; k++)
            v[mint_inside(i, v_extent, 0)] += u[i+k];
    }
}

/* The loops at line 79.
 * u: read, subscripts that are not index + constant
 * w: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 3.87 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
serial_sweep2(const real *__restrict__ u, real *__restrict__ w, unsigned i_count,
              mint_extent w_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 2 + (int)ii;
#pragma unroll 1
        for (int k = -2; k < 5ull - 2; k++)
            w[mint_inside(i, w_extent, 0)] += u[i+k]*taps_table[k+2];
    }
}

/* The loops at line 82.
 * u: read, subscripts that are not index + constant
 * v: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 3.87 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
serial_sweep3(const real *__restrict__ u, real *__restrict__ v, unsigned i_count,
              mint_extent v_extent, mint_extent u_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
#pragma unroll 1
        for (unsigned char k = 0; k < 230; k += 90)
            v[mint_inside(i, v_extent, 0)] += u[mint_inside(k/3, u_extent, 0)];
    }
}

/* The loops at line 85.
 * u: read, subscripts that are not index + constant
 * w: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 3.87 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
serial_sweep4(const real *__restrict__ u, real *__restrict__ w, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        for (unsigned k = 3; k <= 3; k--)
            w[i] += u[(i+k)%96];
    }
}

/* The loops at line 88.
 * v: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 5.32 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
serial_sweep5(real *__restrict__ v, unsigned i_count, mint_extent v_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
#pragma unroll 1
        for (int k = 4; k-- > 0;)
            v[mint_inside(i, v_extent, 0)] += k;
    }
}

/* The loops at line 91.
 * w: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 5.32 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
serial_sweep6(real *__restrict__ w, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        for (signed char k = 100; k > 0; k += 20)
            w[i] += k;
    }
}

...
    /* #pragma mint parallel */
    { mint_region region_3({"in.c", 73});
        mint_inferred u_here({"in.c", 73}, "u", &u[0], mint_extents(sizeof(u) / sizeof(u[0])), 0,
                mint_dense, mint_upload);
        mint_inferred v_here({"in.c", 73}, "v", &v[0], mint_extents(sizeof(v) / sizeof(v[0])), 2,
                mint_padded, mint_both);
        mint_inferred w_here({"in.c", 73}, "w", &w[0], mint_extents(sizeof(w) / sizeof(w[0])), 2,
                mint_padded, mint_both);
...
        {
            const mint_site site = {"in.c", 76};
            const long long i_begin = 2, i_count = mint_trips(i_begin, 96 - 2, 1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                u_map.settle();
                v_map.settle();
                static const mint_checked v_checked[] = {
                    {{"in.c", 77}, "v", "v[i]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "serial_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "serial_sweep1");
                serial_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)v_map.device, (unsigned)i_count,
                    mint_elements(site, *v_map.whole, v_map.device, v_checked));
                mint_launched(site, "serial_sweep1", v_map);
            }
        }
 /* never entered */
        {
            const mint_site site = {"in.c", 79};
            const long long i_begin = 2, i_count = mint_trips(i_begin, 96 - 2, 1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real));
                u_map.settle();
                w_map.settle();
                static const mint_checked w_checked[] = {
                    {{"in.c", 80}, "w", "w[i]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "serial_sweep2", mint_ceil_div(i_count, 256));
                mint_launching(site, "serial_sweep2");
                serial_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)w_map.device, (unsigned)i_count,
                    mint_elements(site, *w_map.whole, w_map.device, w_checked));
                mint_launched(site, "serial_sweep2", w_map);
            }
            (void)taps; /* only kernels use them */
        }
        {
            const mint_site site = {"in.c", 82};
            const long long i_begin = 0, i_count = mint_trips(i_begin, 96, 1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                u_map.settle();
                v_map.settle();
                static const mint_checked v_checked[] = {
                    {{"in.c", 83}, "v", "v[i]", -1},
                };
                static const mint_checked u_checked[] = {
                    {{"in.c", 83}, "u", "u[k / 3]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "serial_sweep3", mint_ceil_div(i_count, 256));
                mint_launching(site, "serial_sweep3");
                serial_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)v_map.device, (unsigned)i_count,
                    mint_elements(site, *v_map.whole, v_map.device, v_checked),
                    mint_elements(site, *u_map.whole, u_map.device, u_checked));
                mint_launched(site, "serial_sweep3", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 85};
            const long long i_begin = 0, i_count = mint_trips(i_begin, 96, 1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "(i+k)%96", true);
                mint_reach_view(site, w_map, "w", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                u_map.settle();
                w_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "serial_sweep4", mint_ceil_div(i_count, 256));
                mint_launching(site, "serial_sweep4");
                serial_sweep4<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)w_map.device, (unsigned)i_count);
                mint_launched(site, "serial_sweep4", w_map);
            }
        }
        {
            const mint_site site = {"in.c", 88};
            const long long i_begin = 0, i_count = mint_trips(i_begin, 96, 1);
            if (i_count > 0) {
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                v_map.settle();
                static const mint_checked v_checked[] = {
                    {{"in.c", 89}, "v", "v[i]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "serial_sweep5", mint_ceil_div(i_count, 256));
                mint_launching(site, "serial_sweep5");
                serial_sweep5<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)v_map.device, (unsigned)i_count,
                    mint_elements(site, *v_map.whole, v_map.device, v_checked));
                mint_launched(site, "serial_sweep5", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 91};
            const long long i_begin = 0, i_count = mint_trips(i_begin, 96, 1);
            if (i_count > 0) {
                mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real));
                mint_reach_view(site, w_map, "w", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                w_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "serial_sweep6", mint_ceil_div(i_count, 256));
                mint_launching(site, "serial_sweep6");
                serial_sweep6<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)w_map.device, (unsigned)i_count);
                mint_launched(site, "serial_sweep6", w_map);
            }
        }
