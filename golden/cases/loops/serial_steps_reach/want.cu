
...
/* The loops at line 14.
 * u: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 4.8 billion points a second, limited by issue slots. */
static __global__ void __launch_bounds__(256)
ends_sweep1(real *__restrict__ u, int u_row, int first, long last, unsigned m, unsigned i_count,
            mint_extent u_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
#pragma unroll 1
        for (int j = first; j <= last; j += 25)
            u[mint_inside(i*u_row+j, u_extent, 0)] += 1;
#pragma unroll 1
        for (unsigned short j_2 = 0; j_2 <= m; j_2 += (signed char)13)
            u[mint_inside(i*u_row+j_2, u_extent, 1)] += 2;
#pragma unroll 1
        for (int j_3 = 39; j_3 >= (int)m - 60; j_3 -= 70)
            u[mint_inside(i*u_row+j_3, u_extent, 2)] *= (real)0.5;
#pragma unroll 1
        for (size_t j_4 = 3; j_4 < m; j_4 += 18)
            u[mint_inside(i*u_row+(j_4-3), u_extent, 3)] -= u[mint_inside(i*u_row+j_4, u_extent,
                    4)];
    }
}

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 10}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 0, mint_dense, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 11});
        {
            const mint_site site = {"in.c", 14};
            const long long i_begin = 0, i_count = mint_trips(i_begin, 12, 1);
            if (i_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                if (!mint_in_order((unsigned short)(0), "<=", (unsigned)(m), 13))
                    mint_within(site, "(unsigned short)m", (long long)(m) + 13, (long long)(m) + 13, 13LL,
                            65535LL);
                mint_make_dense(site, u_map);
                mint_reach_or_dense(site, u_map, 0, i_begin, i_begin + i_count - 1);
                mint_reach_or_dense(site, u_map, 1, (long long)(first), (long long)(last)
                        - mint_rest(- (long long)(first) + (long long)(last), 25));
                mint_reach_or_dense(site, u_map, 1, 0, (long long)(m) - mint_rest((long long)(m), 13));
                mint_reach_or_dense(site, u_map, 1, 0, (long long)(m) - mint_rest((long long)(m) - 4, 18)
                        - 1);
                static const mint_checked u_checked[] = {
                    {{"in.c", 16}, "u", "u[i][j]", -1},
                    {{"in.c", 18}, "u", "u[i][j]", -1},
                    {{"in.c", 20}, "u", "u[i][j]", -1},
                    {{"in.c", 22}, "u", "u[i][j - 3]", -1},
                    {{"in.c", 22}, "u", "u[i][j]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "ends_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "ends_sweep1");
                ends_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], first, last, m, (unsigned)i_count,
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "ends_sweep1", u_map);
            }
        }
...
    mint_copy_out({"in.c", 25}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])));
...
/* The loops at line 36.
 * u: read, subscripts that are not index + constant
 * w: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
starts_sweep1(const real *__restrict__ u, int u_row, real *__restrict__ w, int w_row, int n,
              unsigned i_count, mint_extent w_extent, mint_extent u_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 4*(int)ii;
#pragma unroll 1
        for (int k = i; k < n; k += 4) {
#pragma unroll 1
            for (int j = k; j < n; j += 2)
                w[mint_inside((i+3)*w_row+(j+1), w_extent, 0)] += u[mint_inside((k+3)*u_row+j,
                        u_extent, 0)];
        }
    }
}

/* The loops at line 41.
 * u: read, subscripts that are not index + constant
 * w: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
starts_sweep2(const real *__restrict__ u, int u_row, real *__restrict__ w, int w_row, int m,
              unsigned i_count, mint_extent w_extent, mint_extent u_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 11 - 2*(int)ii;
#pragma unroll 1
        for (int j = i + 3*m; j >= 0; j -= 6)
            w[mint_inside((i-1)*w_row+(j-1), w_extent, 0)] += u[mint_inside(i*u_row+j, u_extent,
                    0)];
    }
}

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 31}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 32}, "w", &w[0][0], mint_extents(sizeof(w) / sizeof(w[0]), sizeof(w[0]) / sizeof(w[0][0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region_2({"in.c", 33});
        {
            const mint_site site = {"in.c", 36};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 4);
            if (i_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                mint_mapping &w_map = mint_find(site, "w", &w[0][0], sizeof(real), mint_extents(0, 40));
                mint_reach_or_dense(site, u_map, 0, i_begin + 3, (long long)(n)
                        - mint_rest(- (i_begin + 4*(i_count - 1)) + (long long)(n) - 1, 4) + 2);
                mint_reach_or_dense(site, u_map, 1, i_begin, (long long)(n) - 1);
                mint_reach_or_dense(site, w_map, 0, i_begin + 3, (i_begin + 4*(i_count - 1)) + 3);
                mint_reach_or_dense(site, w_map, 1, i_begin + 1, (long long)(n));
                static const mint_checked w_checked[] = {
                    {{"in.c", 39}, "w", "w[i + 3][j + 1]", -1},
                };
                static const mint_checked u_checked[] = {
                    {{"in.c", 39}, "u", "u[k + 3][j]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "starts_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "starts_sweep1");
                starts_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], (real *)w_map.device, (int)w_map.stride[0],
                    n, (unsigned)i_count, mint_elements(site, w_map, w_map.device, w_checked),
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "starts_sweep1", w_map);
            }
        }
        {
            const mint_site site = {"in.c", 41};
            const long long i_begin = 11, i_count = mint_trips(i_begin, 0, -2);
            if (i_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                mint_mapping &w_map = mint_find(site, "w", &w[0][0], sizeof(real), mint_extents(0, 40));
                mint_reach_or_dense(site, u_map, 0, (i_begin + -2*(i_count - 1)), i_begin);
                mint_reach_or_dense(site, u_map, 1,
                        mint_rest((i_begin + -2*(i_count - 1)) + 3*(long long)(m), 2), i_begin
                        + 3*(long long)(m));
                mint_reach_or_dense(site, w_map, 0, (i_begin + -2*(i_count - 1)) - 1, i_begin - 1);
                mint_reach_or_dense(site, w_map, 1,
                        mint_rest((i_begin + -2*(i_count - 1)) + 3*(long long)(m), 2) - 1, i_begin
                        + 3*(long long)(m) - 1);
                static const mint_checked w_checked[] = {
                    {{"in.c", 43}, "w", "w[i - 1][j - 1]", -1},
                };
                static const mint_checked u_checked[] = {
                    {{"in.c", 43}, "u", "u[i][j]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "starts_sweep2",
                        mint_tiles(site, "i", i_count, 256, 1073741824));
                mint_launching(site, "starts_sweep2");
                starts_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], (real *)w_map.device, (int)w_map.stride[0],
                    m, (unsigned)i_count, mint_elements(site, w_map, w_map.device, w_checked),
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "starts_sweep2", w_map);
            }
        }
...
    mint_copy_out({"in.c", 45}, "w", &w[0][0], mint_extents(sizeof(w) / sizeof(w[0]), sizeof(w[0]) / sizeof(w[0][0])));
...
/* The loops at line 55.
 * a: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 5.32 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
several_sweep1(real *__restrict__ a, long long a_row, int m, unsigned i_count, mint_extent a_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
#pragma unroll 1
        for (int j = 1; j <= m; j += 6)
            a[mint_inside(i*a_row+j, a_extent, 0)] += 1;
#pragma unroll 1
        for (int j_2 = 1; j_2 <= m; j_2 += 9)
            a[mint_inside(i*a_row+(j_2+2), a_extent, 1)] += 2;
    }
}

...
{ mint_scope mappings_3;
    mint_copy_in(mappings_3, {"in.c", 51}, "a", &a[0], mint_extents(12, 40), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region_3({"in.c", 52});
        {
            const mint_site site = {"in.c", 55};
            const long long i_begin = 0, i_count = mint_trips(i_begin, 12, 1);
            if (i_count > 0) {
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real), 40);
                mint_reach_view(site, a_map, "a", {{i_begin, 1}, {i_begin + i_count - 1, (long long)(m)
                        - mint_rest((long long)(m) - 1, 6)}}, "i][j", false);
                mint_reach_view(site, a_map, "a", {{i_begin, 3}, {i_begin + i_count - 1, (long long)(m)
                        - mint_rest((long long)(m) - 1, 9) + 2}}, "i][j_2+2", false);
                a_map.settle();
                static const mint_checked a_checked[] = {
                    {{"in.c", 58}, "a", "a[i * 40 + j]", -1},
                    {{"in.c", 60}, "a", "a[i * 40 + j + 2]", -1},
                };
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch a_writes = {"a[i * 40 + j]", {{0, 0, {1}}, {1, (long long)(m)
                        - mint_rest((long long)(m) - 1, 6), {0}}}};
                const mint_touch a_reads = {"a[i * 40 + j]", {{0, 0, {1}}, {1, (long long)(m)
                        - mint_rest((long long)(m) - 1, 6), {0}}}};
                const mint_touch a_writes_2 = {"a[i * 40 + j + 2]", {{0, 0, {1}}, {3, (long long)(m)
                        - mint_rest((long long)(m) - 1, 9) + 2, {0}}}};
                const mint_touch a_reads_2 = {"a[i * 40 + j + 2]", {{0, 0, {1}}, {3, (long long)(m)
                        - mint_rest((long long)(m) - 1, 9) + 2, {0}}}};
                const bool a_apart = mint_once(a_map);
                mint_apart(site, a_apart
                        || !mint_meet(loops, a_map, a_writes, a_map, a_reads, mint_elsewhere),
                        "a[i * 40 + j]", "a[i * 40 + j]");
                mint_apart(site, a_apart
                        || !mint_meet(loops, a_map, a_writes_2, a_map, a_reads, mint_elsewhere),
                        "a[i * 40 + j + 2]", "a[i * 40 + j]");
                mint_apart(site, a_apart
                        || !mint_meet(loops, a_map, a_writes, a_map, a_writes, mint_elsewhere),
                        "a[i * 40 + j]", "a[i * 40 + j]");
                mint_apart(site, a_apart
                        || !mint_meet(loops, a_map, a_writes, a_map, a_reads_2, mint_elsewhere),
                        "a[i * 40 + j]", "a[i * 40 + j + 2]");
                mint_apart(site, a_apart
                        || !mint_meet(loops, a_map, a_writes, a_map, a_writes_2, mint_elsewhere),
                        "a[i * 40 + j]", "a[i * 40 + j + 2]");
                mint_apart(site, a_apart
                        || !mint_meet(loops, a_map, a_writes_2, a_map, a_reads_2, mint_elsewhere),
                        "a[i * 40 + j + 2]", "a[i * 40 + j + 2]");
                mint_apart(site, a_apart
                        || !mint_meet(loops, a_map, a_writes_2, a_map, a_writes_2, mint_elsewhere),
                        "a[i * 40 + j + 2]", "a[i * 40 + j + 2]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "several_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "several_sweep1");
                several_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)a_map.device, a_map.stride[0], m, (unsigned)i_count,
                    mint_elements(site, *a_map.whole, a_map.device, a_checked));
                mint_launched(site, "several_sweep1", a_map);
            }
        }
...
    mint_copy_out({"in.c", 63}, "a", &a[0], mint_extents(12, 40));
...
/* The loops at line 73.
 * u: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 5.26 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
met_sweep1(real *__restrict__ u, int u_row, short first, short last_value, int last_value_2,
           long end_value, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        for (short j = first; j != last_value; j--)
            u[i*u_row+j] += 1;
        for (int j_2 = 5; j_2 != last_value_2; j_2 -= 1)
            u[i*u_row+(j_2+1)] += 2;
        for (long j_3 = first; j_3 != end_value; --j_3)
            u[i*u_row+(j_3+2)] *= (real)0.5;
    }
}

...
{ mint_scope mappings_4;
    mint_copy_in(mappings_4, {"in.c", 69}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region_4({"in.c", 70});
        {
            const mint_site site = {"in.c", 73};
            const long long i_begin = 0, i_count = mint_trips(i_begin, 12, 1);
            if (i_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                const bool happens = (long long)(first) - (long long)(((short)last)) - 1 >= 0;
                const bool happens_2 =  - (long long)(((int)last)) + 4 >= 0;
                const bool happens_3 =  - (long long)(((long)end)) + (long long)(first) - 1 >= 0;
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "i", happens ? i_begin : 1, happens ? i_begin + i_count - 1 : 0},
                    {u_map, "u", 0, "i", happens_2 ? i_begin : 1, happens_2 ? i_begin + i_count - 1 : 0},
                    {u_map, "u", 0, "i", happens_3 ? i_begin : 1, happens_3 ? i_begin + i_count - 1 : 0},
                    {u_map, "u", 1, "j", happens ? (long long)(((short)last)) + 1 : 1, happens
                            ? (long long)(first) : 0},
                    {u_map, "u", 1, "j_2+1", happens_2 ? (long long)(((int)last)) + 2 : 1, happens_2 ? 6
                            : 0},
                    {u_map, "u", 1, "j_3+2", happens_3 ? (long long)(((long)end)) + 3 : 1, happens_3
                            ? (long long)(first) + 2 : 0},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "met_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "met_sweep1");
                met_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], first, ((short)last), ((int)last),
                    ((long)end), (unsigned)i_count);
                mint_launched(site, "met_sweep1", u_map);
            }
        }
...
    mint_copy_out({"in.c", 82}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])));
