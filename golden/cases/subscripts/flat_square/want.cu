
...
/* The loops at line 22.
 * a: read, 2 points, radius [-1,1][-1,1]
 * b: written
 * A block computes 16x16x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ a, long long a_row, real *__restrict__ b, long long b_row,
            unsigned j_count, unsigned i_count)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = 1 + (int)ii;
        const int j = 1 + (int)ij;
        const long long a_at = i*a_row + j;
        b[i*b_row+j] = a[a_at-a_row-1] + a[a_at+a_row+1];
    }
}

/* The loops at line 26.
 * b: read, subscripts that are not index + constant
 * a: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *b, long long b_row, real *a, long long a_row, int m, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        for (int j = m; j >= 1; j--) {
            for (int q = -1; q <= 1; q++)
                a[i*a_row+j] += b[i*b_row+(j+q)];
        }
    }
}

/* The loops at line 31.
 * c: read, subscripts that are not index + constant
 * d: written
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(const real *__restrict__ c, long long c_row, real *__restrict__ d, long long d_row,
            int m, unsigned j_count, unsigned i_count)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = (int)ii;
        const int j = (int)ij;
        real s = c[i*c_row+(-j+m-1)];
        if (j > 0)
            s += c[i*c_row+(j-1)];
        if (i > 0 && j < m - 1)
            s += c[(i-1)*c_row+(j+1)];
        d[i*d_row+j] = s;
    }
}

/* The loops at line 42.
 * c: read and written, 4 points, radius [-1,1][-1,1]
 * A block computes 16x16x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep4(real *__restrict__ c, long long c_row, int color, unsigned j_count, unsigned i_count,
            mint_extent c_extent)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = 1 + (int)ii;
        const int j = 1 + (int)ij;
        const long long c_at = i*c_row + j;
        if (((i + j) & 1) == color)
            c[mint_inside(c_at, c_extent, 0)] = c[mint_inside(c_at-c_row, c_extent, 1)]
                    + c[mint_inside(c_at+c_row, c_extent, 2)] + c[mint_inside(c_at-1, c_extent, 3)]
                    + c[mint_inside(c_at+1, c_extent, 4)];
    }
}

/* The loops at line 48.
 * d: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep5(real *__restrict__ d, long long d_row, int m, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        d[i*d_row+0] = d[i*d_row+(m-2)];
        d[i*d_row+(m-1)] = d[i*d_row+1];
    }
}

...
{ mint_scope mappings;
...
    real *a = (real *)malloc(all * sizeof *a), *b = (real *)malloc(all * sizeof *b), *c = (real *)malloc(n * m * sizeof *c), *d = (real *)malloc(n * m * sizeof *d);
...
    mint_copy_in(mappings, {"in.c", 15}, "a", &a[0], mint_extents(n + 2, m + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 16}, "b", &b[0], mint_extents(n + 2, m + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 17}, "c", &c[0], mint_extents(n, m), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 18}, "d", &d[0], mint_extents(n, m), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 19});
        {
            const mint_site site = {"in.c", 22};
            const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
            const long long j_begin = 1, j_count = mint_trips(j_begin, (long long)m + 1, 1);
            if (i_count > 0 && j_count > 0) {
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real), (long long)m + 2);
                mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real), (long long)m + 2);
                mint_reach_view(site, a_map, "a", {{i_begin - 1, j_begin - 1}, {i_begin + i_count, j_begin
                        + j_count}}, "i-1..i+1][j-1..j+1", true);
                mint_reach_view(site, b_map, "b", {{i_begin, j_begin}, {i_begin + i_count - 1, j_begin
                        + j_count - 1}}, "i][j", true);
                a_map.settle();
                b_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                const mint_touch a_reads = {"a[(i - 1) * (m + 2) + j - 1]", {{-1, 1, {1, 0}, 2}, {-1, 1, {0,
                        1}, 2}}};
                const mint_touch b_writes = {"b[i * (m + 2) + j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                const bool b_apart = mint_once(b_map);
                mint_apart(site, b_apart
                        || !mint_meet(loops, b_map, b_writes, b_map, b_writes, mint_elsewhere),
                        "b[i * (m + 2) + j]", "b[i * (m + 2) + j]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(j_count, 16),
                        mint_ceil_div(i_count, 16));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)a_map.device, a_map.stride[0], (real *)b_map.device, b_map.stride[0],
                    (unsigned)j_count, (unsigned)i_count);
                mint_launched(site, "main_sweep1", b_map);
            }
        }
        {
            const mint_site site = {"in.c", 26};
            const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
            if (i_count > 0) {
                mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real), (long long)m + 2);
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real), (long long)m + 2);
                const bool happens = (long long)(m) - 1 >= 0;
                mint_reach_view(site, b_map, "b", {{happens ? i_begin : 1, 0}, {happens ? i_begin + i_count
                        - 1 : 0, (long long)(m) + 1}}, "i][j+q", true);
                mint_reach_view(site, a_map, "a", {{happens ? i_begin : 1, 1}, {happens ? i_begin + i_count
                        - 1 : 0, (long long)(m)}}, "i][j", true);
                b_map.settle();
                a_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch b_reads = {"b[i * (m + 2) + j + q]", {{0, 0, {1}}, {0, (long long)(m) + 1,
                        {0}}}};
                const mint_touch a_writes = {"a[i * (m + 2) + j]", {{0, 0, {1}}, {1, (long long)(m), {0}}}};
                const mint_touch a_reads = {"a[i * (m + 2) + j]", {{0, 0, {1}}, {1, (long long)(m), {0}}}};
                mint_coincide_once(site, loops, b_map, "b", b_reads, a_map, "a", a_writes);
                const bool a_apart = mint_once(a_map);
                mint_apart(site, a_apart
                        || !mint_meet(loops, a_map, a_writes, a_map, a_reads, mint_elsewhere),
                        "a[i * (m + 2) + j]", "a[i * (m + 2) + j]");
                mint_apart(site, a_apart
                        || !mint_meet(loops, a_map, a_writes, a_map, a_writes, mint_elsewhere),
                        "a[i * (m + 2) + j]", "a[i * (m + 2) + j]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)b_map.device, b_map.stride[0], (real *)a_map.device, a_map.stride[0], m,
                    (unsigned)i_count);
                mint_launched(site, "main_sweep2", a_map);
            }
        }
        {
            const mint_site site = {"in.c", 31};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            const long long j_begin = 0, j_count = mint_trips(j_begin, m, 1);
            if (i_count > 0 && j_count > 0) {
                mint_view c_map = mint_find_view(site, "c", &c[0], sizeof(real), (long long)m);
                mint_view d_map = mint_find_view(site, "d", &d[0], sizeof(real), (long long)m);
                const bool happens = mint_greater(j_begin, 1) <= j_begin + j_count - 1;
                const bool happens_2 = mint_greater(i_begin, 1) <= i_begin + i_count - 1 && j_begin
                        <= mint_lesser(j_begin + j_count - 1, (long long)(m) - 2);
                mint_reach_view(site, c_map, "c", {{i_begin,  - (j_begin + j_count - 1) + (long long)(m)
                        - 1}, {i_begin + i_count - 1,  - j_begin + (long long)(m) - 1}}, "i][-j+m-1", true);
                mint_reach_view(site, c_map, "c", {{happens ? i_begin : 1, mint_greater(j_begin, 1) - 1},
                        {happens ? i_begin + i_count - 1 : 0, j_begin + j_count - 2}}, "i][j-1", true);
                mint_reach_view(site, c_map, "c", {{happens_2 ? mint_greater(i_begin, 1) - 1 : 1, j_begin
                        + 1}, {happens_2 ? i_begin + i_count - 2 : 0,
                        mint_lesser(j_begin + j_count - 1, (long long)(m) - 2) + 1}}, "i-1][j+1", true);
                mint_reach_view(site, d_map, "d", {{i_begin, j_begin}, {i_begin + i_count - 1, j_begin
                        + j_count - 1}}, "i][j", true);
                c_map.settle();
                d_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                const mint_touch c_reads = {"AT(c, i, m - 1 - j)", {{0, 0, {1, 0}}, {(long long)(m) - 1,
                        (long long)(m) - 1, {0, -1}}}};
                const mint_touch d_writes = {"AT(d, i, j)", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch c_reads_2 = {"AT(c, i, j - 1)", {{0, 0, {1, 0}}, {-1, -1, {0, 1}}},
                        {mint_any_index, {mint_greater(j_begin, 1), j_begin + j_count - 1}}};
                const mint_touch c_reads_3 = {"AT(c, i - 1, j + 1)", {{-1, -1, {1, 0}}, {1, 1, {0, 1}}},
                        {{mint_greater(i_begin, 1), i_begin + i_count - 1}, {j_begin,
                        mint_lesser(j_begin + j_count - 1, (long long)(m) - 2)}}};
                mint_distinct(site, loops, c_map, "c", c_reads, d_map, "d", d_writes);
                mint_distinct(site, loops, c_map, "c", c_reads_2, d_map, "d", d_writes);
                mint_distinct(site, loops, c_map, "c", c_reads_3, d_map, "d", d_writes);
                const bool d_apart = mint_once(d_map);
                mint_apart(site, d_apart
                        || !mint_meet(loops, d_map, d_writes, d_map, d_writes, mint_elsewhere),
                        "AT(d, i, j)", "AT(d, i, j)");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep3", mint_ceil_div(j_count, 16),
                        mint_ceil_div(i_count, 16));
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)c_map.device, c_map.stride[0], (real *)d_map.device, d_map.stride[0], m,
                    (unsigned)j_count, (unsigned)i_count);
                mint_launched(site, "main_sweep3", d_map);
            }
        }
...
            {
                const mint_site site = {"in.c", 42};
                const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
                const long long j_begin = 1, j_count = mint_trips(j_begin, m - 1, 1);
                if (i_count > 0 && j_count > 0) {
                    mint_view c_map = mint_find_view(site, "c", &c[0], sizeof(real), (long long)m);
                    mint_reach_view(site, c_map, "c", {{i_begin - 1, j_begin - 1}, {i_begin + i_count, j_begin
                            + j_count}}, "i-1..i+1][j-1..j+1", false);
                    c_map.settle();
                    static const mint_checked c_checked[] = {
                        {{"in.c", 45}, "c", "c[i * m + j]", -1},
                        {{"in.c", 45}, "c", "c[(i - 1) * m + j]", -1},
                        {{"in.c", 45}, "c", "c[(i + 1) * m + j]", -1},
                        {{"in.c", 45}, "c", "c[i * m + j - 1]", -1},
                        {{"in.c", 45}, "c", "c[i * m + j + 1]", -1},
                    };
                    const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                    const mint_touch c_writes = {"c[i * m + j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch c_reads = {"c[(i - 1) * m + j]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                    const bool c_apart = mint_once(c_map);
                    mint_apart(site, c_apart
                            || !mint_meet(loops, c_map, c_writes, c_map, c_reads, mint_elsewhere),
                            "c[i * m + j]", "c[(i - 1) * m + j]");
                    mint_apart(site, c_apart
                            || !mint_meet(loops, c_map, c_writes, c_map, c_writes, mint_elsewhere),
                            "c[i * m + j]", "c[i * m + j]");
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep4", mint_ceil_div(j_count, 16),
                            mint_ceil_div(i_count, 16));
                    mint_launching(site, "main_sweep4");
                    main_sweep4<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)c_map.device, c_map.stride[0], color, (unsigned)j_count, (unsigned)i_count,
                        mint_elements(site, *c_map.whole, c_map.device, c_checked));
                    mint_launched(site, "main_sweep4", c_map);
                }
            }
...
        {
            const mint_site site = {"in.c", 48};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            if (i_count > 0) {
                mint_view d_map = mint_find_view(site, "d", &d[0], sizeof(real), (long long)m);
                mint_reach_view(site, d_map, "d", {{i_begin, (long long)(m) - 2}, {i_begin + i_count - 1,
                        (long long)(m) - 1}}, "i][m-2..m-1", true);
                mint_reach_view(site, d_map, "d", {{i_begin, 0}, {i_begin + i_count - 1, 1}}, "i][0..1",
                        true);
                d_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch d_writes = {"d[at]", {{0, 0, {1}}, {0, 0, {0}}}};
                const mint_touch d_reads = {"d[at + m - 2]", {{0, 0, {1}}, {(long long)(m) - 2,
                        (long long)(m) - 2, {0}}}};
                const mint_touch d_writes_2 = {"d[at + m - 1]", {{0, 0, {1}}, {(long long)(m) - 1,
                        (long long)(m) - 1, {0}}}};
                const mint_touch d_reads_2 = {"d[at + 1]", {{0, 0, {1}}, {1, 1, {0}}}};
                const bool d_apart = mint_once(d_map);
                mint_apart(site, d_apart
                        || !mint_meet(loops, d_map, d_writes, d_map, d_reads, mint_elsewhere), "d[at]",
                        "d[at + m - 2]");
                mint_apart(site, d_apart
                        || !mint_meet(loops, d_map, d_writes_2, d_map, d_reads, mint_elsewhere),
                        "d[at + m - 1]", "d[at + m - 2]");
                mint_apart(site, d_apart
                        || !mint_meet(loops, d_map, d_writes, d_map, d_writes, mint_elsewhere), "d[at]",
                        "d[at]");
                mint_apart(site, d_apart
                        || !mint_meet(loops, d_map, d_writes, d_map, d_reads_2, mint_elsewhere), "d[at]",
                        "d[at + 1]");
                mint_apart(site, d_apart
                        || !mint_meet(loops, d_map, d_writes, d_map, d_writes_2, mint_elsewhere), "d[at]",
                        "d[at + m - 1]");
                mint_apart(site, d_apart
                        || !mint_meet(loops, d_map, d_writes_2, d_map, d_reads_2, mint_elsewhere),
                        "d[at + m - 1]", "d[at + 1]");
                mint_apart(site, d_apart
                        || !mint_meet(loops, d_map, d_writes_2, d_map, d_writes_2, mint_elsewhere),
                        "d[at + m - 1]", "d[at + m - 1]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep5", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep5");
                main_sweep5<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)d_map.device, d_map.stride[0], m, (unsigned)i_count);
                mint_launched(site, "main_sweep5", d_map);
            }
        }
...
    mint_copy_out({"in.c", 54}, "a", &a[0], mint_extents(n + 2, m + 2));
    mint_copy_out({"in.c", 55}, "b", &b[0], mint_extents(n + 2, m + 2));
    mint_copy_out({"in.c", 56}, "c", &c[0], mint_extents(n, m));
    mint_copy_out({"in.c", 57}, "d", &d[0], mint_extents(n, m));
