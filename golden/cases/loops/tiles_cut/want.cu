
...
/* The loops at line 19.
 * u: read, subscripts that are not index + constant
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 116 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
unsigned_tiles_sweep1(const real *__restrict__ u, long long u_row, real *__restrict__ v,
                      long long v_row, unsigned n, unsigned ii_count, unsigned jj_count,
                      mint_extent v_extent, mint_extent u_extent)
{
    const unsigned iii = blockIdx.x*16 + threadIdx.x;
    const unsigned ijj = mint_block_y()*16 + threadIdx.y;
    if (iii < ii_count && ijj < jj_count) {
        const unsigned jj = 1 + 8*ijj;
        const unsigned ii = 1 + 8*iii;
#pragma unroll 1
        for (unsigned j = jj; j < (jj + B < n - 1 ? jj + B : n - 1); ++j) {
#pragma unroll 1
            for (unsigned i = ii; i < (n - 1 < ii + B ? n - 1 : ii + B); ++i)
                v[mint_inside(j*v_row+i, v_extent, 0)] = u[mint_inside(j*u_row+((long long)i-1),
                        u_extent, 0)] + u[mint_inside(((long long)j+1)*u_row+i, u_extent, 1)];
        }
    }
}

...
    {
        const mint_site site = {"in.c", 19};
        const long long jj_begin = 1,
                jj_count = mint_count(site, "jj", (unsigned)(jj_begin), "<", (unsigned)(n - 1), 8);
        const long long ii_begin = 1,
                ii_count = mint_count(site, "ii", (unsigned)(ii_begin), "<", (unsigned)(n - 1), 8);
        if (jj_count > 0 && ii_count > 0) {
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)n);
            mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)n);
            mint_within(site, "n - 1", (long long)(n) - 1, (long long)(n) - 1, 0LL, 4294967295LL);
            mint_reach_view(site, u_map, "u", {{jj_begin, ii_begin - 1}, {(long long)(n) - 1,
                    (long long)(n) - 2}}, "(long long)j..(long long)j+1][(long long)i-1..(long long)i",
                    false);
            mint_reach_view(site, v_map, "v", {{jj_begin, ii_begin}, {(long long)(n) - 2, (long long)(n)
                    - 2}}, "(long long)j][(long long)i", false);
            u_map.settle();
            v_map.settle();
            static const mint_checked v_checked[] = {
                {{"in.c", 23}, "v", "v[j * n + i]", -1},
            };
            static const mint_checked u_checked[] = {
                {{"in.c", 23}, "u", "u[j * n + i - 1]", -1},
                {{"in.c", 23}, "u", "u[(j + 1) * n + i]", -1},
            };
            const mint_nest loops = {{{jj_begin, jj_count, 8}, {ii_begin, ii_count, 8}}};
            const mint_touch u_reads = {"u[j * n + i - 1]", {{jj_begin, (long long)(n) - 1, {0, 0}},
                    {ii_begin - 1, (long long)(n) - 2, {0, 0}}}};
            const mint_touch v_writes = {"v[j * n + i]", {{jj_begin, (long long)(n) - 2, {0, 0}},
                    {ii_begin, (long long)(n) - 2, {0, 0}}}};
            mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
            const bool v_apart = mint_once(v_map);
            mint_apart(site, v_apart
                    || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                    "v[j * n + i]", "v[j * n + i]");
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "unsigned_tiles_sweep1",
                    mint_ceil_div(ii_count, 16), mint_ceil_div(jj_count, 16));
            mint_launching(site, "unsigned_tiles_sweep1");
            unsigned_tiles_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], n,
                (unsigned)ii_count, (unsigned)jj_count,
                mint_elements(site, *v_map.whole, v_map.device, v_checked),
                mint_elements(site, *u_map.whole, u_map.device, u_checked));
            mint_launched(site, "unsigned_tiles_sweep1", v_map);
        }
    }
...
/* The loops at line 38.
 * u: read, subscripts that are not index + constant
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 110 billion points a second, limited by arithmetic. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u, long long u_row, real *__restrict__ v, long long v_row,
            int n, unsigned jj_count, unsigned ii_count, mint_extent v_extent, mint_extent u_extent)
{
    const unsigned ijj = blockIdx.x*16 + threadIdx.x;
    const unsigned iii = mint_block_y()*16 + threadIdx.y;
    if (ijj < jj_count && iii < ii_count) {
        const int ii = 1 + 8*(int)iii;
        const int jj = 1 + 8*(int)ijj;
#pragma unroll 1
        for (int i = ii; i < (ii + B < n - 1 ? ii + B : n - 1); i++) {
#pragma unroll 1
            for (int j = jj; j <= (jj + B - 1 < n - 2 ? jj + B - 1 : n - 2); j++)
                v[mint_inside(i*v_row+j, v_extent, 0)] = u[mint_inside((i-1)*u_row+j, u_extent, 0)]
                        + u[mint_inside(i*u_row+(j+1), u_extent, 1)];
        }
    }
}

/* The loops at line 44.
 * v: read, subscripts that are not index + constant
 * u: read and written, subscripts that are not index + constant
 * A block computes 16x16x1 points.
 * The model expects 85.4 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *v, long long v_row, real *u, long long u_row, int n, int m,
            unsigned jj_count, unsigned ii_count, mint_extent u_extent, mint_extent v_extent)
{
    const unsigned ijj = blockIdx.x*16 + threadIdx.x;
    const unsigned iii = mint_block_y()*16 + threadIdx.y;
    if (ijj < jj_count && iii < ii_count) {
        const int ii = 8*(int)iii;
        const int jj = 8*(int)ijj;
#pragma unroll 1
        for (int i = ii > 1 ? ii : 1; i < ii + B && n - 1 > i; i++) {
#pragma unroll 1
            for (int j = jj; j < (jj + B < m ? jj + B : m); j++)
                u[mint_inside(i*u_row+j, u_extent, 0)] -= v[mint_inside(i*v_row+j, v_extent, 0)]/2;
        }
    }
}

/* The loops at line 52.
 * u: read, subscripts that are not index + constant
 * v: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(const real *u, long long u_row, real *v, long long v_row, int ii_begin,
            unsigned ii_count, mint_extent v_extent, mint_extent u_extent)
{
    const unsigned iii = blockIdx.x*256 + threadIdx.x;
    if (iii < ii_count) {
        const int ii = ii_begin - 8*(int)iii;
#pragma unroll 1
        for (int i = ii; i > ii - B && i >= 2; i--)
            v[mint_inside(i*v_row+i, v_extent, 0)] = u[mint_inside(i*u_row+(i-2), u_extent, 0)];
    }
}

/* The loops at line 56.
 * u: read, subscripts that are not index + constant
 * v: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep4(const real *u, long long u_row, real *v, long long v_row, int n, unsigned i_count,
            mint_extent u_extent)
{
    const unsigned ii_2 = blockIdx.x*256 + threadIdx.x;
    if (ii_2 < i_count) {
        const int i = (int)ii_2;
        real s = 0;
#pragma unroll 1
        for (int k = 0; k < n && s < 3; k++)
            s += u[mint_inside(i*u_row+k, u_extent, 0)];
        v[i*v_row+0] = s;
    }
}

/* The loops at line 63.
 * u: read and written, 4 points, radius [0,0][0,3]
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep5(real *__restrict__ u, long long u_row, unsigned i_count, mint_extent u_extent)
{
    const unsigned ii_2 = blockIdx.x*256 + threadIdx.x;
    if (ii_2 < i_count) {
        const int i = (int)ii_2;
#pragma unroll 1
        for (int k = 0; k < 4 && k < i; k++)
            u[mint_inside(i*u_row+k, u_extent, 0)] = 2*u[mint_inside(i*u_row+k, u_extent, 1)];
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 33}, "u", u, mint_extents(n, n), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 34}, "v", v, mint_extents(n, n), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 35}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 38};
            const long long ii_begin = 1, ii_count = mint_trips(ii_begin, n - 1, 8);
            const long long jj_begin = 1, jj_count = mint_trips(jj_begin, n - 1, 8);
            if (ii_count > 0 && jj_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                mint_reach_or_dense(site, u_map, 0, ii_begin - 1, (long long)(n) - 2);
                mint_reach_or_dense(site, u_map, 1, jj_begin, (long long)(n) - 1);
                mint_reach_or_dense(site, v_map, 0, ii_begin, (long long)(n) - 2);
                mint_reach_or_dense(site, v_map, 1, jj_begin, (long long)(n) - 2);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                static const mint_checked v_checked[] = {
                    {{"in.c", 42}, "v", "v[i][j]", -1},
                };
                static const mint_checked u_checked[] = {
                    {{"in.c", 42}, "u", "u[i - 1][j]", -1},
                    {{"in.c", 42}, "u", "u[i][j + 1]", -1},
                };
                const mint_nest loops = {{{ii_begin, ii_count, 8}, {jj_begin, jj_count, 8}}};
                const mint_touch u_reads = {"u[i - 1][j]", {{ii_begin - 1, (long long)(n) - 2, {0, 0}},
                        {jj_begin, (long long)(n) - 1, {0, 0}}}};
                const mint_touch v_writes = {"v[i][j]", {{ii_begin, (long long)(n) - 2, {0, 0}}, {jj_begin,
                        (long long)(n) - 2, {0, 0}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(jj_count, 16),
                        mint_ceil_div(ii_count, 16));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], n,
                    (unsigned)jj_count, (unsigned)ii_count,
                    mint_elements(site, v_map, v_map.device, v_checked),
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "main_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 44};
            const long long ii_begin = 0, ii_count = mint_trips(ii_begin, n, 8);
            const long long jj_begin = 0, jj_count = mint_trips(jj_begin, n, 8);
            if (ii_count > 0 && jj_count > 0) {
                mint_table v_map = mint_find_table(site, "v", v);
                mint_table u_map = mint_find_table(site, "u", u);
                mint_reach_or_dense(site, v_map, 0, 1, (long long)(n) - 2);
                mint_reach_or_dense(site, v_map, 1, jj_begin, (long long)(m) - 1);
                mint_reach_or_dense(site, u_map, 0, 1, (long long)(n) - 2);
                mint_reach_or_dense(site, u_map, 1, jj_begin, (long long)(m) - 1);
                v_map.settle(site, "v");
                u_map.settle(site, "u");
                static const mint_checked u_checked[] = {
                    {{"in.c", 49}, "u", "u[i][j]", -1},
                };
                static const mint_checked v_checked[] = {
                    {{"in.c", 49}, "v", "v[i][j]", -1},
                };
                const mint_nest loops = {{{ii_begin, ii_count, 8}, {jj_begin, jj_count, 8}}};
                const mint_touch v_reads = {"v[i][j]", {{1, (long long)(n) - 2, {0, 0}}, {jj_begin,
                        (long long)(m) - 1, {0, 0}}}};
                const mint_touch u_writes = {"u[i][j]", {{1, (long long)(n) - 2, {0, 0}}, {jj_begin,
                        (long long)(m) - 1, {0, 0}}}};
                mint_coincide_once(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep2", mint_ceil_div(jj_count, 16),
                        mint_ceil_div(ii_count, 16));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], (real *)u_map.device, u_map.stride[0], n, m,
                    (unsigned)jj_count, (unsigned)ii_count,
                    mint_elements(site, u_map, u_map.device, u_checked),
                    mint_elements(site, v_map, v_map.device, v_checked));
                mint_launched(site, "main_sweep2", u_map);
            }
            (void)lesser; /* only kernels use them */
        }
        {
            const mint_site site = {"in.c", 52};
            const long long ii_begin = n - 1, ii_count = mint_trips(ii_begin, 0, -8);
            if (ii_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                mint_reach_or_dense(site, u_map, 0, 2, ii_begin);
                mint_reach_or_dense(site, u_map, 1, 0, ii_begin - 2);
                mint_reach_or_dense(site, v_map, 0, 2, ii_begin);
                mint_reach_or_dense(site, v_map, 1, 2, ii_begin);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                static const mint_checked v_checked[] = {
                    {{"in.c", 54}, "v", "v[i][i]", -1},
                };
                static const mint_checked u_checked[] = {
                    {{"in.c", 54}, "u", "u[i][i - 2]", -1},
                };
                const mint_nest loops = {{{ii_begin, ii_count, -8}}};
                const mint_touch u_reads = {"u[i][i - 2]", {{2, ii_begin, {0}}, {0, ii_begin - 2, {0}}}};
                const mint_touch v_writes = {"v[i][i]", {{2, ii_begin, {0}}, {2, ii_begin, {0}}}};
                mint_coincide_once(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep3",
                        mint_tiles(site, "ii", ii_count, 256, 268435456));
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                    (int)ii_begin, (unsigned)ii_count, mint_elements(site, v_map, v_map.device, v_checked),
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "main_sweep3", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 56};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            if (i_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                mint_reach_or_dense(site, u_map, 0, i_begin, i_begin + i_count - 1);
                mint_reach_or_dense(site, u_map, 1, 0, (long long)(n) - 1);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "i", i_begin, i_begin + i_count - 1},
                    {v_map, "v", 1, "0", 0, 0},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                static const mint_checked u_checked[] = {
                    {{"in.c", 59}, "u", "u[i][k]", -1},
                };
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch u_reads = {"u[i][k]", {{0, 0, {1}}, {0, (long long)(n) - 1, {0}}}};
                const mint_touch v_writes = {"v[i][0]", {{0, 0, {1}}, {0, 0, {0}}}};
                mint_coincide_once(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep4", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep4");
                main_sweep4<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], n,
                    (unsigned)i_count, mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "main_sweep4", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 63};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            if (i_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_reach_or_dense(site, u_map, 0, i_begin, i_begin + i_count - 1);
                mint_reach_or_dense(site, u_map, 1, 0, 3);
                u_map.settle(site, "u");
                static const mint_checked u_checked[] = {
                    {{"in.c", 65}, "u", "u[i][k]", -1},
                    {{"in.c", 65}, "u", "u[i][k]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep5", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep5");
                main_sweep5<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (unsigned)i_count,
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "main_sweep5", u_map);
            }
        }
...
    mint_copy_out({"in.c", 68}, "u", u, mint_extents(n, n));
    mint_copy_out({"in.c", 69}, "v", v, mint_extents(n, n));
