
...
/* The loops at line 30.
 * u: read, subscripts that are not index + constant
 * v: written
 * A block computes 128x2x1 points, a thread 2x1x1 of them. */
static __global__ void __launch_bounds__(128)
main_sweep1(const real *__restrict__ u, long long u_row, real *__restrict__ v, long long v_row,
            int n, unsigned x_count, unsigned y_count, bool aligned)
{
    const unsigned ix = blockIdx.x*128 + threadIdx.x*2;
    const unsigned iy = blockIdx.y*2 + threadIdx.y;
    auto tile = [&](auto whole) {
        const int cells_2 = whole ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = (int)ix;
        const int y0 = (int)iy;
        long long v_at = y0*v_row + x0;
        real v_new[2];
#pragma unroll
        for (int e = 0; e < 2; e++) {
            if (e < cells_2) {
                int beyond = x0 + e < n + 1 ? x0 + e + 1 : n + 1;
                int inner = y0 > 1 ? y0 - 1 : 1;
                v_new[e] = u[y0*u_row+beyond] + u[inner*u_row+(x0+e)];
            }
        }
        mint_store(v + (v_at), v_new, cells_2, whole || aligned);
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (blockIdx.y + 1)*2 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 37.
 * s: read, subscripts that are not index + constant
 * v: read and written, pointwise
 * A block computes 128x2x1 points, a thread 2x1x1 of them. */
static __global__ void __launch_bounds__(128)
main_sweep2(const real *s, long long s_row, real *__restrict__ v, long long v_row, unsigned x_count,
            unsigned y_count)
{
    const unsigned ix = blockIdx.x*128 + threadIdx.x*2;
    const unsigned iy = blockIdx.y*2 + threadIdx.y;
    auto tile = [&](auto whole) {
        const int cells_2 = whole ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = (int)ix;
        const int y0 = (int)iy;
        long long v_at = y0*v_row + x0;
#pragma unroll
        for (int e = 0; e < 2; e++) {
            if (e < cells_2) {
                v[v_at+e] -= s[y0*s_row+(x0+e > 0 ? x0+e-1 : 0)];
            }
        }
    };
    if ((blockIdx.x + 1)*128 <= x_count && (blockIdx.y + 1)*2 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 42.
 * p: read, subscripts that are not index + constant
 * w: written
 * A block computes 128x2x1 points, a thread 2x1x1 of them. */
static __global__ void __launch_bounds__(128)
main_sweep3(const real *__restrict__ p, long long p_row, real *__restrict__ w, long long w_row,
            unsigned x_count, unsigned y_count, bool aligned)
{
    const unsigned ix = blockIdx.x*128 + threadIdx.x*2;
    const unsigned iy = blockIdx.y*2 + threadIdx.y;
    auto tile = [&](auto whole) {
        const int cells_2 = whole ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = (int)ix;
        const int y0 = (int)iy;
        long long w_at = y0*w_row + x0;
        real w_new[2];
#pragma unroll
        for (int e = 0; e < 2; e++) {
            if (e < cells_2) {
                int mirror = x0 + e == 0 ? 1 : x0 + e - 1;
                int same = y0 <= 1 ? y0 : y0 - 1;
                w_new[e] = p[y0*p_row+mirror] - p[same*p_row+(x0+e)];
            }
        }
        mint_store(w + (w_at), w_new, cells_2, whole || aligned);
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (blockIdx.y + 1)*2 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 48.
 * u: read, subscripts that are not index + constant
 * p: read, subscripts that are not index + constant
 * q: read and written, pointwise
 * A block computes 128x2x1 points, a thread 2x1x1 of them. */
static __global__ void __launch_bounds__(128)
main_sweep4(const real *u, long long u_row, const real *p, long long p_row, real *__restrict__ q,
            long long q_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*128 + threadIdx.x*2;
    const unsigned iy = blockIdx.y*2 + threadIdx.y;
    auto tile = [&](auto whole) {
        const int cells_2 = whole ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = 1 + (int)ix;
        const int y0 = (int)iy;
        long long q_at = y0*q_row + x0;
#pragma unroll
        for (int e = 0; e < 2; e++) {
            if (e < cells_2) {
                int left = x0 + e > 1 ? x0 + e - 1 : 1;
                q[q_at+e] += u[y0*u_row+left] + u[y0*u_row+(x0+e-1)]
                        + (x0 + e > 4 ? p[y0*p_row+left] : p[y0*p_row+0]);
            }
        }
    };
    if ((blockIdx.x + 1)*128 <= x_count && (blockIdx.y + 1)*2 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 54.
 * r: read and written, subscripts that are not index + constant
 * q: read, subscripts that are not index + constant
 * A block computes 16x16x1 points. */
static __global__ void __launch_bounds__(256)
main_sweep5(real *r, long long r_row, const real *q, long long q_row, int n, unsigned x_count,
            unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = blockIdx.y*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 2*(int)iy;
        const int x = 2*(int)ix;
        int right = x < n - 1 ? x + 1 : n - 1;
        int below = y < n - 1 ? y + 1 : n - 1;
        r[y*r_row+x] = r[y*r_row+x]*2 + (right%2 == 1 ? r[y*r_row+right] : (real)0.5)
                + q[below*q_row+x];
    }
}

...
{ mint_scope mappings;
...
    real(*u)[m] = (__typeof__(u))malloc(cells * sizeof(real)), (*v)[m] = (__typeof__(v))malloc(cells * sizeof(real)), (*w)[m] = (__typeof__(w))malloc(cells * sizeof(real));
    real(*s)[m - 1] = (__typeof__(s))malloc((size_t)m * (m - 1) * sizeof(real));
    real(*p)[m] = (__typeof__(p))malloc(cells * sizeof(real)), (*q)[m] = (__typeof__(q))malloc(cells * sizeof(real)), (*r)[m] = (__typeof__(r))malloc(cells * sizeof(real));
...
    mint_copy_in(mappings, {"in.c", 20}, "u", &u[0][0], mint_extents(m, m), 1, mint_dense, mint_scoped);
    mint_copy_in(mappings, {"in.c", 21}, "v", &v[0][0], mint_extents(m, m), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 22}, "w", &w[0][0], mint_extents(m, m), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 23}, "p", &p[0][0], mint_extents(m, m), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings, {"in.c", 24}, "q", &q[0][0], mint_extents(m, m), 1, mint_dense, mint_scoped);
    mint_copy_in(mappings, {"in.c", 25}, "r", &r[0][0], mint_extents(m, m), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings, {"in.c", 26}, "s", &s[0][0], mint_extents(m, m - 1), 0, mint_dense, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 27});
        {
            const mint_site site = {"in.c", 30};
            const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, n, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real),
                        mint_extents(0, sizeof(u[0]) / sizeof(u[0][0])));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real),
                        mint_extents(0, sizeof(v[0]) / sizeof(v[0][0])));
                mint_make_dense(site, u_map);
                mint_reach(site, v_map, "v", 0, y_begin, y_begin + y_count - 1, "y");
                mint_reach(site, v_map, "v", 1, x_begin, x_begin + x_count - 1, "x");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = mint_anywhere("u[y][beyond]");
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(x_count, 128),
                        mint_ceil_div(y_count, 2));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], n,
                    (unsigned)x_count, (unsigned)y_count, mint_is_aligned(v_map, x_begin, 16));
                mint_launched(site, "main_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 37};
            const long long y_begin = 0, y_count = mint_trips(y_begin, m, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, m, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &s_map = mint_find(site, "s", &s[0][0], sizeof(real),
                        mint_extents(0, sizeof(s[0]) / sizeof(s[0][0])));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real),
                        mint_extents(0, sizeof(v[0]) / sizeof(v[0][0])));
                mint_make_dense(site, s_map);
                mint_reach(site, v_map, "v", 0, y_begin, y_begin + y_count - 1, "y");
                mint_reach(site, v_map, "v", 1, x_begin, x_begin + x_count - 1, "x");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch s_reads = mint_anywhere("s[y][x > 0 ? x - 1 : 0]");
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, s_map, "s", s_reads, v_map, "v", v_writes);
                mint_require(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2", mint_ceil_div(x_count, 128),
                        mint_ceil_div(y_count, 2));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)s_map.device, s_map.stride[0], (real *)v_map.device, v_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "main_sweep2", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 42};
            const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, n, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &p_map = mint_find(site, "p", &p[0][0], sizeof(real),
                        mint_extents(0, sizeof(p[0]) / sizeof(p[0][0])));
                mint_mapping &w_map = mint_find(site, "w", &w[0][0], sizeof(real),
                        mint_extents(0, sizeof(w[0]) / sizeof(w[0][0])));
                mint_make_dense(site, p_map);
                mint_reach(site, w_map, "w", 0, y_begin, y_begin + y_count - 1, "y");
                mint_reach(site, w_map, "w", 1, x_begin, x_begin + x_count - 1, "x");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch p_reads = mint_anywhere("p[y][mirror]");
                const mint_touch w_writes = {"w[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, p_map, "p", p_reads, w_map, "w", w_writes);
                mint_require(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep3", mint_ceil_div(x_count, 128),
                        mint_ceil_div(y_count, 2));
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)p_map.device, p_map.stride[0], (real *)w_map.device, w_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count, mint_is_aligned(w_map, x_begin, 16));
                mint_launched(site, "main_sweep3", w_map);
            }
        }
        {
            const mint_site site = {"in.c", 48};
            const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real),
                        mint_extents(0, sizeof(u[0]) / sizeof(u[0][0])));
                mint_mapping &p_map = mint_find(site, "p", &p[0][0], sizeof(real),
                        mint_extents(0, sizeof(p[0]) / sizeof(p[0][0])));
                mint_mapping &q_map = mint_find(site, "q", &q[0][0], sizeof(real),
                        mint_extents(0, sizeof(q[0]) / sizeof(q[0][0])));
                mint_make_dense(site, u_map);
                mint_make_dense(site, p_map);
                mint_reach(site, u_map, "u", 0, y_begin, y_begin + y_count - 1, "y");
                mint_reach(site, u_map, "u", 1, x_begin - 1, x_begin + x_count - 2, "x-1");
                mint_reach_or_dense(site, p_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, p_map, 1, 0, 0);
                mint_reach(site, q_map, "q", 0, y_begin, y_begin + y_count - 1, "y");
                mint_reach(site, q_map, "q", 1, x_begin, x_begin + x_count - 1, "x");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = mint_anywhere("u[y][left]");
                const mint_touch q_writes = {"q[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_reads_2 = {"u[y][x - 1]", {{0, 0, {1, 0}}, {-1, -1, {0, 1}}}};
                const mint_touch p_reads = mint_anywhere("p[y][left]");
                const mint_touch p_reads_2 = {"p[y][0]", {{0, 0, {1, 0}}, {0, 0, {0, 0}}}, {mint_any_index,
                        {x_begin, mint_lesser(x_begin + x_count - 1, 4)}}};
                mint_distinct(site, loops, u_map, "u", u_reads, q_map, "q", q_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_2, q_map, "q", q_writes);
                mint_distinct(site, loops, p_map, "p", p_reads, q_map, "q", q_writes);
                mint_distinct(site, loops, p_map, "p", p_reads_2, q_map, "q", q_writes);
                mint_require(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep4", mint_ceil_div(x_count, 128),
                        mint_ceil_div(y_count, 2));
                mint_launching(site, "main_sweep4");
                main_sweep4<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)p_map.device, p_map.stride[0],
                    (real *)q_map.device, q_map.stride[0], (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "main_sweep4", q_map);
            }
        }
        {
            const mint_site site = {"in.c", 54};
            const long long y_begin = 0, y_count = mint_trips(y_begin, n, 2);
            const long long x_begin = 0, x_count = mint_trips(x_begin, n, 2);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &r_map = mint_find(site, "r", &r[0][0], sizeof(real),
                        mint_extents(0, sizeof(r[0]) / sizeof(r[0][0])));
                mint_mapping &q_map = mint_find(site, "q", &q[0][0], sizeof(real),
                        mint_extents(0, sizeof(q[0]) / sizeof(q[0][0])));
                mint_make_dense(site, r_map);
                mint_make_dense(site, q_map);
                mint_reach(site, r_map, "r", 0, y_begin, (y_begin + 2*(y_count - 1)), "y");
                mint_reach(site, r_map, "r", 1, x_begin, (x_begin + 2*(x_count - 1)), "x");
                mint_require(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep5", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep5");
                main_sweep5<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)r_map.device, r_map.stride[0], (real *)q_map.device, q_map.stride[0], n,
                    (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "main_sweep5", r_map);
            }
        }
...
    mint_copy_out({"in.c", 60}, "v", &v[0][0], mint_extents(m, m));
    mint_copy_out({"in.c", 61}, "w", &w[0][0], mint_extents(m, m));
    mint_copy_out({"in.c", 62}, "q", &q[0][0], mint_extents(m, m));
    mint_copy_out({"in.c", 63}, "r", &r[0][0], mint_extents(m, m));
