
...
/* The loops at line 23.
 * p_both_p_now: read, 2 points, radius [-1,0][0,1]
 * p_both_1_p_now: written
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
buffers_sweep1(const real *__restrict__ p_both_p_now, long long p_both_p_now_row,
               real *__restrict__ p_both_1_p_now, long long p_both_1_p_now_row, unsigned x_count,
               unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long p_both_p_now_at = y*p_both_p_now_row + x;
        p_both_1_p_now[y*p_both_1_p_now_row+x] = p_both_p_now[p_both_p_now_at-p_both_p_now_row]/2
                + p_both_p_now[p_both_p_now_at+1];
    }
}

/* The loops at line 27.
 * line_t_1_2: read, 1 point, radius [0,1]
 * line_0: read, pointwise
 * line_t_2: written
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
buffers_sweep2(const real *__restrict__ line_t_1_2, const real *line_0, real *line_t_2,
               unsigned i_count, mint_extent line_t_2_extent, mint_extent line_t_1_2_extent,
               mint_extent line_0_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        if (i%3)
            line_t_2[mint_inside(i, line_t_2_extent, 0)] = line_t_1_2[mint_inside(i+1,
                    line_t_1_2_extent, 0)] + line_0[mint_inside(i, line_0_extent, 0)]/4;
    }
}

/* The loops at line 32.
 * line_0: read, 2 points, radius [-1,0]
 * line_1: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
buffers_sweep3(const real *__restrict__ line_0, real *__restrict__ line_1, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        line_1[i] = line_0[i-1] - line_0[0];
    }
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 19});
...
            {
                const mint_site site = {"in.c", 23};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_mapping &p_both_p_now_map = mint_find(site, "p.both[p.now]", &p.both[p.now][0][0],
                            sizeof(real), mint_extents(0, 40));
                    mint_mapping &p_both_1_p_now_map = mint_find(site, "p.both[1 - p.now]",
                            &p.both[1 - p.now][0][0], sizeof(real), mint_extents(0, 40));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {p_both_p_now_map, "p.both[p.now]", 0, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                        {p_both_p_now_map, "p.both[p.now]", 1, "x..x+1", x_begin, x_begin + x_count},
                        {p_both_1_p_now_map, "p.both[1 - p.now]", 0, "y", y_begin, y_begin + y_count - 1},
                        {p_both_1_p_now_map, "p.both[1 - p.now]", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch p_both_p_now_reads = {"p.both[p.now][y - 1][x]", {{-1, 0, {1, 0}}, {0, 1,
                            {0, 1}}}};
                    const mint_touch p_both_1_p_now_writes = {"p.both[1 - p.now][y][x]", {{0, 0, {1, 0}}, {0, 0,
                            {0, 1}}}};
                    mint_distinct(site, loops, p_both_p_now_map, "p.both[p.now]", p_both_p_now_reads,
                            p_both_1_p_now_map, "p.both[1 - p.now]", p_both_1_p_now_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "buffers_sweep1", mint_ceil_div(x_count, 16),
                            mint_ceil_div(y_count, 16));
                    mint_launching(site, "buffers_sweep1");
                    buffers_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)p_both_p_now_map.device, p_both_p_now_map.stride[0],
                        (real *)p_both_1_p_now_map.device, p_both_1_p_now_map.stride[0], (unsigned)x_count,
                        (unsigned)y_count);
                    mint_launched(site, "buffers_sweep1", p_both_1_p_now_map);
                }
            }
            {
                const mint_site site = {"in.c", 27};
                const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
                if (i_count > 0) {
                    mint_view line_t_1_2_map = mint_find_view(site, "line[(t + 1)%2]", &line[(t + 1)%2][0],
                            sizeof(real));
                    mint_view line_0_map = mint_find_view(site, "line[0]", &line[0][0], sizeof(real));
                    mint_view line_t_2_map = mint_find_view(site, "line[t%2]", &line[t%2][0], sizeof(real));
                    line_t_1_2_map.settle();
                    line_0_map.settle();
                    line_t_2_map.settle();
                    static const mint_checked line_t_2_checked[] = {
                        {{"in.c", 29}, "line[t%2]", "line[t % 2][i]", -1},
                    };
                    static const mint_checked line_t_1_2_checked[] = {
                        {{"in.c", 29}, "line[(t + 1)%2]", "line[(t + 1) % 2][i + 1]", -1},
                    };
                    static const mint_checked line_0_checked[] = {
                        {{"in.c", 29}, "line[0]", "line[0][i]", -1},
                    };
                    const mint_nest loops = {{{i_begin, i_count, 1}}};
                    const mint_touch line_t_1_2_reads = {"line[(t + 1) % 2][i + 1]", {{1, 1, {1}}}};
                    const mint_touch line_t_2_writes = {"line[t % 2][i]", {{0, 0, {1}}}};
                    const mint_touch line_0_reads = {"line[0][i]", {{0, 0, {1}}}};
                    mint_distinct(site, loops, line_t_1_2_map, "line[(t + 1)%2]", line_t_1_2_reads,
                            line_t_2_map, "line[t%2]", line_t_2_writes);
                    mint_coincide(site, loops, line_0_map, "line[0]", line_0_reads, line_t_2_map, "line[t%2]",
                            line_t_2_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "buffers_sweep2", mint_ceil_div(i_count, 256));
                    mint_launching(site, "buffers_sweep2");
                    buffers_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)line_t_1_2_map.device, (real *)line_0_map.device, (real *)line_t_2_map.device,
                        (unsigned)i_count,
                        mint_elements(site, *line_t_2_map.whole, line_t_2_map.device, line_t_2_checked),
                        mint_elements(site, *line_t_1_2_map.whole, line_t_1_2_map.device, line_t_1_2_checked),
                        mint_elements(site, *line_0_map.whole, line_0_map.device, line_0_checked));
                    mint_launched(site, "buffers_sweep2", line_t_2_map);
                }
            }
...
        {
            const mint_site site = {"in.c", 32};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n, 1);
            if (i_count > 0) {
                mint_view line_0_map = mint_find_view(site, "line[0]", &line[0][0], sizeof(real));
                mint_view line_1_map = mint_find_view(site, "line[1]", &line[1][0], sizeof(real));
                mint_reach_view(site, line_0_map, "line[0]", {{i_begin - 1}, {i_begin + i_count - 2}},
                        "i-1", true);
                mint_reach_view(site, line_0_map, "line[0]", {{0}, {0}}, "0", true);
                mint_reach_view(site, line_1_map, "line[1]", {{i_begin}, {i_begin + i_count - 1}}, "i",
                        true);
                line_0_map.settle();
                line_1_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch line_0_reads = {"line[0][i - 1]", {{-1, -1, {1}}}};
                const mint_touch line_1_writes = {"line[1][i]", {{0, 0, {1}}}};
                const mint_touch line_0_reads_2 = {"*line[0]", {{0, 0, {0}}}};
                mint_distinct(site, loops, line_0_map, "line[0]", line_0_reads, line_1_map, "line[1]",
                        line_1_writes);
                mint_distinct(site, loops, line_0_map, "line[0]", line_0_reads_2, line_1_map, "line[1]",
                        line_1_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "buffers_sweep3", mint_ceil_div(i_count, 256));
                mint_launching(site, "buffers_sweep3");
                buffers_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)line_0_map.device, (real *)line_1_map.device, (unsigned)i_count);
                mint_launched(site, "buffers_sweep3", line_1_map);
            }
        }
...
/* The loops at line 53.
 * from: read, 2 points, radius [0,1][-1,0]
 * to: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.6 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ from, long long from_row, real *__restrict__ to,
            long long to_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long from_at = y*from_row + x;
        const long long to_at = y*to_row + x;
        to[to_at] += from[from_at+from_row] - from[from_at-1];
    }
}

/* The loops at line 60.
 * p: read, 2 points, radius [-1,0][0,1]
 * q: written
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *__restrict__ p, long long p_row, real *__restrict__ q, long long q_row,
            unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long p_at = y*p_row + x;
        q[y*q_row+x] = p[p_at]/3 + p[p_at-p_row+1];
    }
}

/* The loops at line 66.
 * moving: read, 2 points, radius [-1,0][0,1]
 * v: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.6 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(const real *__restrict__ moving, long long moving_row, real *__restrict__ v, int v_row,
            unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = (int)iy;
        const int x = (int)ix;
        const long long moving_at = y*moving_row + x;
        const int v_at = y*v_row + x;
        v[v_at] += moving[moving_at]*moving[moving_at-moving_row+1];
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 48}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 49}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region_2({"in.c", 50});
        {
            const mint_site site = {"in.c", 53};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &from_map = mint_find(site, "from", &from[0][0], sizeof(real),
                        mint_extents(0, 40));
                mint_mapping &to_map = mint_find(site, "to", &to[0][0], sizeof(real), mint_extents(0, 40));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {from_map, "from", 0, "y..y+1", y_begin, y_begin + y_count},
                    {from_map, "from", 1, "x-1..x", x_begin - 1, x_begin + x_count - 1},
                    {to_map, "to", 0, "y", y_begin, y_begin + y_count - 1},
                    {to_map, "to", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch from_reads = {"from[y + 1][x]", {{0, 1, {1, 0}}, {-1, 0, {0, 1}}}};
                const mint_touch to_writes = {"to[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, from_map, "from", from_reads, to_map, "to", to_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)from_map.device, from_map.stride[0], (real *)to_map.device, to_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "main_sweep1", to_map);
            }
        }
...
            {
                const mint_site site = {"in.c", 60};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_mapping &p_map = mint_find(site, "p", &p[0][0], sizeof(real), mint_extents(0, 40));
                    mint_mapping &q_map = mint_find(site, "q", &q[0][0], sizeof(real), mint_extents(0, 40));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {p_map, "p", 0, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                        {p_map, "p", 1, "x..x+1", x_begin, x_begin + x_count},
                        {q_map, "q", 0, "y", y_begin, y_begin + y_count - 1},
                        {q_map, "q", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch p_reads = {"p[y][x]", {{-1, 0, {1, 0}}, {0, 1, {0, 1}}}};
                    const mint_touch q_writes = {"q[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, p_map, "p", p_reads, q_map, "q", q_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep2", mint_ceil_div(x_count, 16),
                            mint_ceil_div(y_count, 16));
                    mint_launching(site, "main_sweep2");
                    main_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)p_map.device, p_map.stride[0], (real *)q_map.device, q_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count);
                    mint_launched(site, "main_sweep2", q_map);
                }
            }
...
            {
                const mint_site site = {"in.c", 66};
                const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
                const long long x_begin = 0, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_mapping &moving_map = mint_find(site, "moving", &moving[0][0], sizeof(real),
                            mint_extents(0, 40));
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 40));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {moving_map, "moving", 0, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                        {moving_map, "moving", 1, "x..x+1", x_begin, x_begin + x_count},
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch moving_reads = {"moving[y][x]", {{-1, 0, {1, 0}}, {0, 1, {0, 1}}}};
                    const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, moving_map, "moving", moving_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep3", mint_ceil_div(x_count, 16),
                            mint_ceil_div(y_count, 16));
                    mint_launching(site, "main_sweep3");
                    main_sweep3<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)moving_map.device, moving_map.stride[0], (real *)v_map.device,
                        (int)v_map.stride[0], (unsigned)x_count, (unsigned)y_count);
                    mint_launched(site, "main_sweep3", v_map);
                }
            }
...
    mint_copy_out({"in.c", 72}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])));
    mint_copy_out({"in.c", 73}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])));
