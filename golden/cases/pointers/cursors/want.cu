
...
/* The loops at line 24.
 * w: read, 9 points, radius [0,8]
 * u: read, 9-point box of radius 1
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 7.43 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
box_sweep1(const real *__restrict__ w, const real *__restrict__ u, int u_row, real *__restrict__ v,
           int v_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        real s = 0;
        int at = 0;
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++)
                s += w[0+3*(dy- -1)+(dx- -1)]*u[(y+dy)*u_row+(x+dx)];
        }
        int at_6 = at + 9;
        v[y*v_row+x] = s + at_6;
    }
}

/* The loops at line 34.
 * w: read, 9 points, radius [0,8]
 * u: read, 9-point box of radius 1
 * v: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 5.61 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
box_sweep2(const real *__restrict__ w, const real *__restrict__ u, int u_row, real *__restrict__ v,
           int v_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const int v_at = y*v_row + x;
        int left = 3;
        for (int dy = 1; dy >= -1; dy--) {
            int left_2 = left + (dy - 1);
            int left_3 = left_2 - 1;
            for (int dx = 1; dx > -2; dx--)
                v[v_at] += w[9+3*(dy-1)+(dx-1)-1]*u[(y+dy)*u_row+(x+dx)]*left_3;
        }
    }
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 21});
        mint_inferred w_here({"in.c", 21}, "w", &w[0], mint_extents(sizeof(w) / sizeof(w[0])), 0,
                mint_padded, mint_upload);
        mint_inferred u_here({"in.c", 21}, "u", &u[0][0],
                mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 0, mint_padded,
                mint_upload);
        mint_inferred v_here({"in.c", 21}, "v", &v[0][0],
                mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded,
                mint_both);
...
        {
            const mint_site site = {"in.c", 24};
            const long long y_begin = 1, y_count = mint_trips(y_begin, NY - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, NX - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real));
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 20));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 20));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y+dy", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x+dx", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_reach_view(site, w_map, "w", {{0}, {8}}, "dx+3*dy+4", true);
                w_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "box_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "box_sweep1");
                box_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)w_map.device, (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device,
                    (int)v_map.stride[0], (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "box_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 34};
            const long long y_begin = 1, y_count = mint_trips(y_begin, NY - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, NX - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real));
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 20));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 20));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y+dy", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x+dx", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_reach_view(site, w_map, "w", {{0}, {8}}, "9+3*(dy-1)+(dx-1)-1", true);
                w_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "box_sweep2", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "box_sweep2");
                box_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)w_map.device, (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device,
                    (int)v_map.stride[0], (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "box_sweep2", v_map);
            }
        }
...
/* The loops at line 57.
 * in: read, subscripts that are not index + constant
 * out: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
old_style_sweep1(const real *in, long long in_row, real *out, long long out_row, int m,
                 unsigned y_count)
{
    const unsigned iy = blockIdx.x*256 + threadIdx.x;
    if (iy < y_count) {
        const int y = (int)iy;
        for (int x = 0; x < m; x++)
            out[y*out_row+x] = in[y*in_row+x]*2;
    }
}

/* The loops at line 64.
 * q: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 111 billion points a second, limited by issue slots. */
static __global__ void __launch_bounds__(256)
old_style_sweep2(real *__restrict__ q, unsigned y_count)
{
    const unsigned iy = blockIdx.x*256 + threadIdx.x;
    if (iy < y_count) {
        const int y = (int)iy;
        for (int c = 0; c < 8; c++) {
            q[y*24+3*c] += 1;
            q[y*24+3*c+1] += c;
            q[y*24+3*c+1+1] -= 3;
        }
        for (int c_2 = 8; c_2 > 0; c_2 -= 4) {
            q[24*y+23+(c_2-8)] *= 2;
            q[24*y+23+(c_2-8)-8] -= c_2;
        }
    }
}

/* The loops at line 76.
 * q: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 118 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
old_style_sweep3(real *__restrict__ q, unsigned y_count)
{
    const unsigned iy = blockIdx.x*256 + threadIdx.x;
    if (iy < y_count) {
        const int y = (int)iy;
        int e_2 = y*24;
        for (int c = 0; c < 2; c++) {
            for (int k = 0; k < 4; k++) {
                q[y*24+12*c+2*k] += 1;
                q[y*24+12*c+2*k+2-1] *= 2;
            }
            q[y*24+12*c+8+1] -= c;
        }
        int e_10 = e_2 + 24;
        q[y*24+24-1] += e_10;
    }
}

...
    /* #pragma mint parallel */
    { mint_region region_2({"in.c", 54});
        mint_inferred q_here({"in.c", 54}, "q", &q[0], mint_extents(sizeof(q) / sizeof(q[0])), 0,
                mint_padded, mint_both);
...
        {
            const mint_site site = {"in.c", 57};
            const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
            if (y_count > 0) {
                mint_view in_map = mint_find_view(site, "in", &in[0], sizeof(real), (long long)m);
                mint_view out_map = mint_find_view(site, "out", &out[0], sizeof(real), (long long)m);
                const bool happens = (long long)(m) - 1 >= 0;
                mint_reach_view(site, in_map, "in", {{happens ? y_begin : 1, 0}, {happens ? y_begin
                        + y_count - 1 : 0, (long long)(m) - 1}}, "y][x", true);
                mint_reach_view(site, out_map, "out", {{happens ? y_begin : 1, 0}, {happens ? y_begin
                        + y_count - 1 : 0, (long long)(m) - 1}}, "y][x", true);
                in_map.settle();
                out_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}}};
                const mint_touch in_reads = {"*r++", {{0, 0, {1}}, {0, (long long)(m) - 1, {0}}}};
                const mint_touch out_writes = {"*p++", {{0, 0, {1}}, {0, (long long)(m) - 1, {0}}}};
                mint_coincide_once(site, loops, in_map, "in", in_reads, out_map, "out", out_writes);
                const bool out_apart = mint_once(out_map);
                mint_apart(site, out_apart
                        || !mint_meet(loops, out_map, out_writes, out_map, out_writes, mint_elsewhere),
                        "*p++", "*p++");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "old_style_sweep1", mint_ceil_div(y_count, 256));
                mint_launching(site, "old_style_sweep1");
                old_style_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)in_map.device, in_map.stride[0], (real *)out_map.device, out_map.stride[0], m,
                    (unsigned)y_count);
                mint_launched(site, "old_style_sweep1", out_map);
            }
            y = (int)(y_begin + y_count);
            (void)y, (void)p, (void)r, (void)x; /* only kernels use them */
        }
        {
            const mint_site site = {"in.c", 64};
            const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
            if (y_count > 0) {
                mint_view q_map = mint_find_view(site, "q", &q[0], sizeof(real));
                mint_reach_view(site, q_map, "q", {{24*y_begin}, {24*(y_begin + y_count - 1) + 23}},
                        "y*24+3*c..y*24+3*c+1+1", true);
                q_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "old_style_sweep2", mint_ceil_div(y_count, 256));
                mint_launching(site, "old_style_sweep2");
                old_style_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)q_map.device, (unsigned)y_count);
                mint_launched(site, "old_style_sweep2", q_map);
            }
            y = (int)(y_begin + y_count);
            (void)at, (void)c; /* only kernels use them */
        }
        {
            const mint_site site = {"in.c", 76};
            const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
            if (y_count > 0) {
                mint_view q_map = mint_find_view(site, "q", &q[0], sizeof(real));
                mint_reach_view(site, q_map, "q", {{24*y_begin}, {24*(y_begin + y_count - 1) + 23}},
                        "y*24+12*c+2*k..y*24+24-1", true);
                q_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "old_style_sweep3", mint_ceil_div(y_count, 256));
                mint_launching(site, "old_style_sweep3");
                old_style_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)q_map.device, (unsigned)y_count);
                mint_launched(site, "old_style_sweep3", q_map);
            }
            y = (int)(y_begin + y_count);
            (void)e, (void)k; /* only kernels use them */
        }
...
/* The loops at line 100.
 * out: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 120 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
rows_sweep1(real *__restrict__ out, long long out_row, int m, unsigned y_count,
            mint_extent out_extent)
{
    const unsigned iy = blockIdx.x*256 + threadIdx.x;
    if (iy < y_count) {
        const int y = (int)iy;
        {
            int c = 1;
            out[y*out_row+(-c+1)] += c;
        }
        out[y*out_row+0] = 7;
#pragma unroll 1
        for (int c_2 = 0; c_2 < m - 1; c_2 += 2) {
            out[mint_inside(y*out_row+c_2, out_extent, 0)] += c_2;
            out[mint_inside(y*out_row+(c_2+1), out_extent, 1)] -= y;
        }
    }
}

/* The loops at line 111.
 * in: read, subscripts that are not index + constant
 * out: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 85.7 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
rows_sweep2(const real *in, long long in_row, real *out, long long out_row, int m, unsigned y_count)
{
    const unsigned iy = blockIdx.x*256 + threadIdx.x;
    if (iy < y_count) {
        const int y = (int)iy;
        int left = m;
        size_t far = 1;
        for (int x = 0; x < m; x++) {
            int left_2 = left + -1*x;
            size_t far_2 = far + 3*(size_t)x;
            real t = in[y*in_row+x];
            int left_3 = left_2 - 1;
            size_t far_3 = far_2 + 3;
            out[y*out_row+(m-x-1)] += t*left_3 + far_3;
        }
    }
}

/* The loops at line 124.
 * in: read, subscripts that are not index + constant
 * w: read, subscripts that are not index + constant
 * out: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 63.4 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
rows_sweep3(const real *in, long long in_row, const real *w, real *out, long long out_row, int m,
            unsigned y_count, mint_extent in_extent, mint_extent w_extent)
{
    const unsigned iy = blockIdx.x*256 + threadIdx.x;
    if (iy < y_count) {
        const int y = (int)iy;
        int found = 0;
#pragma unroll 1
        for (int x = 0; x < m; x++) {
            if (in[mint_inside(y*in_row+x, in_extent, 0)] > 0.9)
                break;
            found++;
        }
        real s = 0;
#pragma unroll 1
        for (int k = 0; k < m; k++)
            s += in[mint_inside(y*in_row+k, in_extent, 1)]*w[mint_inside((0+k)%9, w_extent, 0)];
        real weighted_value = s;
        out[y*out_row+0] += found + weighted_value;
    }
}

...
    /* #pragma mint parallel */
    { mint_region region_3({"in.c", 97});
        mint_inferred w_here_2({"in.c", 97}, "w", &w[0], mint_extents(sizeof(w) / sizeof(w[0])), 0,
                mint_dense, mint_upload);
...
        {
            const mint_site site = {"in.c", 100};
            const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
            if (y_count > 0) {
                mint_view out_map = mint_find_view(site, "out", &out[0], sizeof(real), (long long)m);
                mint_reach_view(site, out_map, "out", {{y_begin, 0}, {y_begin + y_count - 1, 0}}, "y][-c+1",
                        true);
                mint_reach_view(site, out_map, "out", {{y_begin, 0}, {y_begin + y_count - 1, (long long)(m)
                        - mint_rest((long long)(m) - 2, 2) - 1}}, "y][c_2..c_2+1", false);
                out_map.settle();
                static const mint_checked out_checked[] = {
                    {{"in.c", 106}, "out", "p[0]", -1},
                    {{"in.c", 107}, "out", "p[1]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}}};
                const mint_touch out_writes = {"*p++", {{0, 0, {1}}, {0, 0, {0}}}};
                const mint_touch out_reads = {"*p++", {{0, 0, {1}}, {0, 0, {0}}}};
                const mint_touch out_writes_2 = {"p[0]", {{0, 0, {1}}, {0, (long long)(m)
                        - mint_rest((long long)(m) - 2, 2) - 1, {0}}}};
                const mint_touch out_reads_2 = {"p[0]", {{0, 0, {1}}, {0, (long long)(m)
                        - mint_rest((long long)(m) - 2, 2) - 1, {0}}}};
                const bool out_apart = mint_once(out_map);
                mint_apart(site, out_apart
                        || !mint_meet(loops, out_map, out_writes, out_map, out_reads, mint_elsewhere),
                        "*p++", "*p++");
                mint_apart(site, out_apart
                        || !mint_meet(loops, out_map, out_writes_2, out_map, out_reads, mint_elsewhere),
                        "p[0]", "*p++");
                mint_apart(site, out_apart
                        || !mint_meet(loops, out_map, out_writes, out_map, out_writes, mint_elsewhere),
                        "*p++", "*p++");
                mint_apart(site, out_apart
                        || !mint_meet(loops, out_map, out_writes, out_map, out_reads_2, mint_elsewhere),
                        "*p++", "p[0]");
                mint_apart(site, out_apart
                        || !mint_meet(loops, out_map, out_writes, out_map, out_writes_2, mint_elsewhere),
                        "*p++", "p[0]");
                mint_apart(site, out_apart
                        || !mint_meet(loops, out_map, out_writes_2, out_map, out_reads_2, mint_elsewhere),
                        "p[0]", "p[0]");
                mint_apart(site, out_apart
                        || !mint_meet(loops, out_map, out_writes_2, out_map, out_writes_2, mint_elsewhere),
                        "p[0]", "p[0]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "rows_sweep1", mint_ceil_div(y_count, 256));
                mint_launching(site, "rows_sweep1");
                rows_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)out_map.device, out_map.stride[0], m, (unsigned)y_count,
                    mint_elements(site, *out_map.whole, out_map.device, out_checked));
                mint_launched(site, "rows_sweep1", out_map);
            }
            (void)c; /* only kernels use them */
        }
        {
            const mint_site site = {"in.c", 111};
            const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
            if (y_count > 0) {
                mint_view in_map = mint_find_view(site, "in", &in[0], sizeof(real), (long long)m);
                mint_view out_map = mint_find_view(site, "out", &out[0], sizeof(real), (long long)m);
                const bool happens = (long long)(m) - 1 >= 0;
                mint_reach_view(site, in_map, "in", {{happens ? y_begin : 1, 0}, {happens ? y_begin
                        + y_count - 1 : 0, (long long)(m) - 1}}, "y][x", true);
                mint_reach_view(site, out_map, "out", {{happens ? y_begin : 1, 0}, {happens ? y_begin
                        + y_count - 1 : 0, (long long)(m) - 1}}, "y][m-x-1", true);
                in_map.settle();
                out_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}}};
                const mint_touch in_reads = {"*a++", {{0, 0, {1}}, {0, (long long)(m) - 1, {0}}}};
                const mint_touch out_writes = {"*b--", {{0, 0, {1}}, {0, (long long)(m) - 1, {0}}}};
                const mint_touch out_reads = {"*b--", {{0, 0, {1}}, {0, (long long)(m) - 1, {0}}}};
                mint_coincide_once(site, loops, in_map, "in", in_reads, out_map, "out", out_writes);
                const bool out_apart = mint_once(out_map);
                mint_apart(site, out_apart
                        || !mint_meet(loops, out_map, out_writes, out_map, out_reads, mint_elsewhere),
                        "*b--", "*b--");
                mint_apart(site, out_apart
                        || !mint_meet(loops, out_map, out_writes, out_map, out_writes, mint_elsewhere),
                        "*b--", "*b--");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "rows_sweep2", mint_ceil_div(y_count, 256));
                mint_launching(site, "rows_sweep2");
                rows_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)in_map.device, in_map.stride[0], (real *)out_map.device, out_map.stride[0], m,
                    (unsigned)y_count);
                mint_launched(site, "rows_sweep2", out_map);
            }
        }
        {
            const mint_site site = {"in.c", 124};
            const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
            if (y_count > 0) {
                mint_view in_map = mint_find_view(site, "in", &in[0], sizeof(real), (long long)m);
                mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real));
                mint_view out_map = mint_find_view(site, "out", &out[0], sizeof(real), (long long)m);
                mint_reach_view(site, in_map, "in", {{y_begin, 0}, {y_begin + y_count - 1, (long long)(m)
                        - 1}}, "y][x", false);
                mint_reach_view(site, out_map, "out", {{y_begin, 0}, {y_begin + y_count - 1, 0}}, "y][0",
                        true);
                in_map.settle();
                w_map.settle();
                out_map.settle();
                static const mint_checked in_checked[] = {
                    {{"in.c", 127}, "in", "in[y * m + x]", -1},
                    {{"in.c", 15}, "in", "*p++", -1},
                };
                static const mint_checked w_checked[] = {
                    {{"in.c", 15}, "w", "w[at++ % 9]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}}};
                const mint_touch in_reads = {"in[y * m + x]", {{0, 0, {1}}, {0, (long long)(m) - 1, {0}}}};
                const mint_touch out_writes = {"out[y * m]", {{0, 0, {1}}, {0, 0, {0}}}};
                const mint_touch w_reads = mint_anywhere("w[at++ % 9]");
                const mint_touch out_reads = {"out[y * m]", {{0, 0, {1}}, {0, 0, {0}}}};
                mint_coincide_once(site, loops, in_map, "in", in_reads, out_map, "out", out_writes);
                mint_distinct(site, loops, w_map, "w", w_reads, out_map, "out", out_writes);
                const bool out_apart = mint_once(out_map);
                mint_apart(site, out_apart
                        || !mint_meet(loops, out_map, out_writes, out_map, out_reads, mint_elsewhere),
                        "out[y * m]", "out[y * m]");
                mint_apart(site, out_apart
                        || !mint_meet(loops, out_map, out_writes, out_map, out_writes, mint_elsewhere),
                        "out[y * m]", "out[y * m]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "rows_sweep3", mint_ceil_div(y_count, 256));
                mint_launching(site, "rows_sweep3");
                rows_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)in_map.device, in_map.stride[0], (real *)w_map.device, (real *)out_map.device,
                    out_map.stride[0], m, (unsigned)y_count,
                    mint_elements(site, *in_map.whole, in_map.device, in_checked),
                    mint_elements(site, *w_map.whole, w_map.device, w_checked));
                mint_launched(site, "rows_sweep3", out_map);
            }
            (void)weighted; /* only kernels use them */
        }
...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 148}, "z", &z[0], mint_extents(sizeof(z) / sizeof(z[0])), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 149}, "in", &in[0], mint_extents(sizeof(in) / sizeof(in[0])), 0, mint_padded, mint_scoped);
...
    mint_copy_out({"in.c", 152}, "z", &z[0], mint_extents(sizeof(z) / sizeof(z[0])));
