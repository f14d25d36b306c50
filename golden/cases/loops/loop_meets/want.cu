
...
/* The loops at line 11.
 * b: read, pointwise
 * a: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
late_sweep1(const real *b, long long b_row, real *a, long long a_row, short x_begin,
            unsigned x_count, int y_begin, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = y_begin - (int)iy;
        const short x = x_begin - (short)ix;
        const long long a_at = y*a_row + x;
        a[a_at] += b[y*b_row+x] + x - y;
    }
}

/* The loops at line 15.
 * a: read, pointwise
 * b: read and written, subscripts that are not index + constant
 * A block computes 16x16x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
late_sweep2(const real *__restrict__ a, long long a_row, real *__restrict__ b, long long b_row,
            int n, int x_begin, unsigned x_count, int y_begin, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = y_begin - (int)iy;
        const int x = x_begin - (int)ix;
        b[(y+1-n)*b_row+(x+1)] += a[y*a_row+x] + x - y;
    }
}

/* The loops at line 20.
 * b: read, 1 point, radius [0,0][0,26]
 * a: read and written, 1 point, radius [0,0][0,25]
 * A block computes 16x16x1 points.
 * The model expects 84.2 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
late_sweep3(const real *b, long long b_row, real *__restrict__ a, long long a_row, int x_begin,
            unsigned x_count, unsigned y_count, mint_extent a_extent, mint_extent b_extent)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = (int)iy;
        const int x = x_begin + (int)ix;
        const long long a_at = y*a_row + x;
        if ((long long)x < (long long)(int)-(unsigned)(y + 1))
            a[mint_inside(a_at+25, a_extent, 0)] += b[mint_inside(y*b_row+(x+26), b_extent, 0)] + x;
    }
}

/* The loops at line 24.
 * b: read, 1 point, radius [0,0][0,26]
 * a: read and written, 1 point, radius [0,0][0,25]
 * A block computes 16x16x1 points.
 * The model expects 84.2 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
late_sweep4(const real *b, long long b_row, real *__restrict__ a, long long a_row, unsigned x_count,
            unsigned y_count, mint_extent a_extent, mint_extent b_extent)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = (int)iy;
        const int x = 10 - (int)ix;
        const long long a_at = y*a_row + x;
        if ((long long)x > (long long)(int)-(unsigned)(y + 1))
            a[mint_inside(a_at+25, a_extent, 0)] -= b[mint_inside(y*b_row+(x+26), b_extent, 0)]/2
                    + x;
    }
}

/* The loops at line 28.
 * a: read and written, 1 point, radius [0,21][0,25]
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
late_sweep5(real *__restrict__ a, long long a_row, unsigned after_count)
{
    const unsigned iafter = blockIdx.x*256 + threadIdx.x;
    if (iafter < after_count) {
        const int after = 10 - (int)iafter;
        a[21*a_row+(after+25)] -= 3*after;
    }
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 8});
        {
            const mint_site site = {"in.c", 11};
            const long long y_begin = from,
                    y_count = mint_count(site, "y", (int)(y_begin), "!=", (unsigned long long)((size_t)-1),
                    -1);
            const long long x_begin = (short)(from - 2),
                    x_count = mint_count(site, "x", (short)(x_begin), "!=", (unsigned)((unsigned)-1), -1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &b_map = mint_find(site, "b", &b[0][0], sizeof(real), mint_extents(0, 40));
                mint_mapping &a_map = mint_find(site, "a", &a[0][0], sizeof(real), mint_extents(0, 40));
                mint_within(site, "(short)(from - 2)", (long long)(from) - 2, (long long)(from) - 2,
                        -32768LL, 32767LL);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {b_map, "b", 0, "y", (y_begin + -1*(y_count - 1)), y_begin},
                    {b_map, "b", 1, "x", (x_begin + -1*(x_count - 1)), x_begin},
                    {a_map, "a", 0, "y", (y_begin + -1*(y_count - 1)), y_begin},
                    {a_map, "a", 1, "x", (x_begin + -1*(x_count - 1)), x_begin},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, -1}, {x_begin, x_count, -1}}};
                const mint_touch b_reads = {"b[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch a_writes = {"a[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_coincide(site, loops, b_map, "b", b_reads, a_map, "a", a_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "late_sweep1", mint_ceil_div(x_count, 16),
                        mint_tiles(site, "y", y_count, 16, 2147483648));
                mint_launching(site, "late_sweep1");
                late_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)b_map.device, b_map.stride[0], (real *)a_map.device, a_map.stride[0],
                    (short)x_begin, (unsigned)x_count, (int)y_begin, (unsigned)y_count);
                mint_launched(site, "late_sweep1", a_map);
            }
        }
        {
            const mint_site site = {"in.c", 15};
            const long long y_begin = from,
                    y_count = mint_count(site, "y", (int)(y_begin), "!=",
                    (unsigned long long)((size_t)n - 1), -1);
            const long long x_begin = n + from - 2,
                    x_count = mint_count(site, "x", (int)(x_begin), "!=", (unsigned)(n - 1u), -1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &a_map = mint_find(site, "a", &a[0][0], sizeof(real), mint_extents(0, 40));
                mint_mapping &b_map = mint_find(site, "b", &b[0][0], sizeof(real), mint_extents(0, 40));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {a_map, "a", 0, "y", (y_begin + -1*(y_count - 1)), y_begin},
                    {a_map, "a", 1, "x", (x_begin + -1*(x_count - 1)), x_begin},
                    {b_map, "b", 0, "y+1-n",  - (long long)(n) + (y_begin + -1*(y_count - 1)) + 1,
                            - (long long)(n) + y_begin + 1},
                    {b_map, "b", 1, "x+1", (x_begin + -1*(x_count - 1)) + 1, x_begin + 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, -1}, {x_begin, x_count, -1}}};
                const mint_touch a_reads = {"a[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch b_writes = {"b[y + 1 - n][x + 1]", {{ - (long long)(n) + 1,
                        - (long long)(n) + 1, {1, 0}}, {1, 1, {0, 1}}}};
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "late_sweep2",
                        mint_tiles(site, "x", x_count, 16, 2147483648),
                        mint_tiles(site, "y", y_count, 16, 2147483648));
                mint_launching(site, "late_sweep2");
                late_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)a_map.device, a_map.stride[0], (real *)b_map.device, b_map.stride[0], n,
                    (int)x_begin, (unsigned)x_count, (int)y_begin, (unsigned)y_count);
                mint_launched(site, "late_sweep2", b_map);
            }
        }
...
        {
            const mint_site site = {"in.c", 20};
            const long long y_begin = 0, y_count = mint_trips(y_begin, 20, 1);
            mint_runs x_runs;
            for (long long y_at = 0; y_at < y_count; y_at++) {
                const int y = (int)(y_begin + y_at);
                x_runs.mint_add((int)(-25),
                        mint_count(site, "x", (int)(-25), "!=", (unsigned)(-(unsigned)(y + 1)), 1), 1);
            }
            const long long x_begin = -25, x_count = x_runs.mint_count(1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &b_map = mint_find(site, "b", &b[0][0], sizeof(real), mint_extents(0, 40));
                mint_mapping &a_map = mint_find(site, "a", &a[0][0], sizeof(real), mint_extents(0, 40));
                mint_reach_or_dense(site, b_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, b_map, 1, x_begin + 26, x_begin + x_count + 25);
                mint_reach_or_dense(site, a_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, a_map, 1, x_begin + 25, x_begin + x_count + 24);
                static const mint_checked a_checked[] = {
                    {{"in.c", 22}, "a", "a[y][x + 25]", -1},
                };
                static const mint_checked b_checked[] = {
                    {{"in.c", 22}, "b", "b[y][x + 26]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch b_reads = {"b[y][x + 26]", {{0, 0, {1, 0}}, {26, 26, {0, 1}}}};
                const mint_touch a_writes = {"a[y][x + 25]", {{0, 0, {1, 0}}, {25, 25, {0, 1}}}};
                mint_distinct(site, loops, b_map, "b", b_reads, a_map, "a", a_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "late_sweep3",
                        mint_tiles(site, "x", x_count, 16, 2147483648), mint_ceil_div(y_count, 16));
                mint_launching(site, "late_sweep3");
                late_sweep3<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)b_map.device, b_map.stride[0], (real *)a_map.device, a_map.stride[0],
                    (int)x_begin, (unsigned)x_count, (unsigned)y_count,
                    mint_elements(site, a_map, a_map.device, a_checked),
                    mint_elements(site, b_map, b_map.device, b_checked));
                mint_launched(site, "late_sweep3", a_map);
            }
        }
        {
            const mint_site site = {"in.c", 24};
            const long long y_begin = 0, y_count = mint_trips(y_begin, 20, 1);
            mint_runs x_runs;
            for (long long y_at = 0; y_at < y_count; y_at++) {
                const int y = (int)(y_begin + y_at);
                x_runs.mint_add((int)(10),
                        mint_count(site, "x", (int)(10), "!=", (unsigned)(-(unsigned)(y + 1)), -1), -1);
            }
            const long long x_begin = 10, x_count = x_runs.mint_count(-1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &b_map = mint_find(site, "b", &b[0][0], sizeof(real), mint_extents(0, 40));
                mint_mapping &a_map = mint_find(site, "a", &a[0][0], sizeof(real), mint_extents(0, 40));
                mint_reach_or_dense(site, b_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, b_map, 1, (x_begin + -1*(x_count - 1)) + 26, x_begin + 26);
                mint_reach_or_dense(site, a_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, a_map, 1, (x_begin + -1*(x_count - 1)) + 25, x_begin + 25);
                static const mint_checked a_checked[] = {
                    {{"in.c", 26}, "a", "a[y][x + 25]", -1},
                };
                static const mint_checked b_checked[] = {
                    {{"in.c", 26}, "b", "b[y][x + 26]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, -1}}};
                const mint_touch b_reads = {"b[y][x + 26]", {{0, 0, {1, 0}}, {26, 26, {0, 1}}}};
                const mint_touch a_writes = {"a[y][x + 25]", {{0, 0, {1, 0}}, {25, 25, {0, 1}}}};
                mint_distinct(site, loops, b_map, "b", b_reads, a_map, "a", a_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "late_sweep4",
                        mint_tiles(site, "x", x_count, 16, 2147483648), mint_ceil_div(y_count, 16));
                mint_launching(site, "late_sweep4");
                late_sweep4<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)b_map.device, b_map.stride[0], (real *)a_map.device, a_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count,
                    mint_elements(site, a_map, a_map.device, a_checked),
                    mint_elements(site, b_map, b_map.device, b_checked));
                mint_launched(site, "late_sweep4", a_map);
            }
        }
        {
            const mint_site site = {"in.c", 28};
            const long long after_begin = 10,
                    after_count = mint_count(site, "after", (int)(after_begin), "!=",
                    (unsigned long long)((unsigned long)-3), -1);
            if (after_count > 0) {
                mint_mapping &a_map = mint_find(site, "a", &a[0][0], sizeof(real), mint_extents(0, 40));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {a_map, "a", 0, "21", 21, 21},
                    {a_map, "a", 1, "after+25", (after_begin + -1*(after_count - 1)) + 25, after_begin
                            + 25},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "late_sweep5",
                        mint_tiles(site, "after", after_count, 256, 2147483648));
                mint_launching(site, "late_sweep5");
                late_sweep5<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)a_map.device, a_map.stride[0], (unsigned)after_count);
                mint_launched(site, "late_sweep5", a_map);
            }
            after = (int)(after_begin - 1*after_count);
        }
...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 41}, "a", &a[0][0], mint_extents(sizeof(a) / sizeof(a[0]), sizeof(a[0]) / sizeof(a[0][0])), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 42}, "b", &b[0][0], mint_extents(sizeof(b) / sizeof(b[0]), sizeof(b[0]) / sizeof(b[0][0])), 0, mint_padded, mint_scoped);
...
    mint_copy_out({"in.c", 45}, "a", &a[0][0], mint_extents(sizeof(a) / sizeof(a[0]), sizeof(a[0]) / sizeof(a[0][0])));
    mint_copy_out({"in.c", 46}, "b", &b[0][0], mint_extents(sizeof(b) / sizeof(b[0]), sizeof(b[0]) / sizeof(b[0][0])));
