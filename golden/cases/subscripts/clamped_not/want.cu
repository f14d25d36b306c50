
...
/* The loops at line 30.
 * u: read, subscripts that are not index + constant
 * v: written
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 127 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep1(const real *__restrict__ u_grid, long long u_row, real *__restrict__ v_grid,
            long long v_row, int n, unsigned x_count, unsigned y_count, bool aligned,
            mint_extent u_extent)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*128 + tx, iy = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = (int)ix, y0 = (int)iy;
        long long v_at = y0*v_row + x0;
        // Compute and store.
        real v[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const int y = y0, x = x0 + e;
                int beyond = x < n + 1 ? x + 1 : n + 1;
                int inner = y > 1 ? y - 1 : 1;
                v[e] = u_grid[mint_inside(y*u_row+beyond, u_extent, 0)]
                        + u_grid[mint_inside(inner*u_row+x, u_extent, 1)];
            }
        mint_store<2>(&v_grid[v_at], v, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*2 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 37.
 * s: read, subscripts that are not index + constant
 * v: read and written, pointwise
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 82.7 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep2(const real *s_grid, long long s_row, real *__restrict__ v_grid, long long v_row,
            unsigned x_count, unsigned y_count, mint_extent s_extent)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*128 + tx, iy = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = (int)ix, y0 = (int)iy;
        long long v_at = y0*v_row + x0;
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const int y = y0, x = x0 + e;
                v_grid[v_at+e] -= s_grid[mint_inside(y*s_row+(x > 0 ? x-1 : 0), s_extent, 0)];
            }
    };
    if ((blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*2 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 42.
 * p: read, subscripts that are not index + constant
 * w: written
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 128 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep3(const real *__restrict__ p_grid, long long p_row, real *__restrict__ w_grid,
            long long w_row, unsigned x_count, unsigned y_count, bool aligned, mint_extent p_extent)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*128 + tx, iy = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = (int)ix, y0 = (int)iy;
        long long w_at = y0*w_row + x0;
        // Compute and store.
        real w[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const int y = y0, x = x0 + e;
                int mirror = x == 0 ? 1 : x - 1;
                int same = y <= 1 ? y : y - 1;
                w[e] = p_grid[mint_inside(y*p_row+mirror, p_extent, 0)]
                        - p_grid[mint_inside(same*p_row+x, p_extent, 1)];
            }
        mint_store<2>(&w_grid[w_at], w, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*2 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 48.
 * u: read, subscripts that are not index + constant
 * p: read, subscripts that are not index + constant
 * q: read and written, pointwise
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 60.4 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep4(const real *u_grid, long long u_row, const real *p_grid, long long p_row,
            real *__restrict__ q_grid, long long q_row, unsigned x_count, unsigned y_count,
            mint_extent u_extent, mint_extent p_extent)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*128 + tx, iy = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = (int)iy;
        long long q_at = y0*q_row + x0;
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const int y = y0, x = x0 + e;
                int left = x > 1 ? x - 1 : 1;
                q_grid[q_at+e] += u_grid[mint_inside(y*u_row+left, u_extent, 0)]
                        + u_grid[y*u_row+(x-1)]
                        + (x > 4 ? p_grid[mint_inside(y*p_row+left, p_extent, 0)]
                        : p_grid[y*p_row+0]);
            }
    };
    if ((blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*2 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 54.
 * u: read, subscripts that are not index + constant
 * v: written
 * A block computes 256x1x1 points, a thread 2x1x1 of them.
 * The model expects 127 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep5(const real *u_grid, long long u_row, real *v_grid, long long v_row, int n, int far,
            int near, unsigned x_count)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*256 + tx;
    auto tile = [&](auto interior) {
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = (int)ix;
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const int x = x0 + e;
                v_grid[n*v_row+x] = (x > 0 ? u_grid[(long)(x-1)+far-near]
                        : u_grid[(long)(x+1)+far-near])
                        - (x > 0 ? u_grid[1*u_row+((long)(x-1)+far-near)]
                        : u_grid[1*u_row+((long)(x+1)+far-near)]);
            }
    };
    if ((blockIdx.x + 1)*256 <= x_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

/* The loops at line 59.
 * r: read and written, subscripts that are not index + constant
 * q: read, subscripts that are not index + constant
 * A block computes 16x16x1 points.
 * The model expects 85.3 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep6(real *r, long long r_row, const real *q, long long q_row, int n, unsigned x_count,
            unsigned y_count, mint_extent r_extent, mint_extent q_extent)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 2*(int)iy;
        const int x = 2*(int)ix;
        int right = x < n - 1 ? x + 1 : n - 1;
        int below = y < n - 1 ? y + 1 : n - 1;
        r[y*r_row+x] = r[y*r_row+x]*2
                + (right%2 == 1 ? r[mint_inside(y*r_row+right, r_extent, 0)] : (real)0.5)
                + q[mint_inside(below*q_row+x, q_extent, 0)];
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
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                static const mint_checked u_checked[] = {
                    {{"in.c", 34}, "u", "u[y][beyond]", -1},
                    {{"in.c", 34}, "u", "u[inner][x]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = mint_anywhere("u[y][beyond]");
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 2, 2147417079));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], n,
                    (unsigned)x_count, (unsigned)y_count, mint_is_aligned(v_map, x_begin, 16),
                    mint_elements(site, u_map, u_map.device, u_checked));
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
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                static const mint_checked s_checked[] = {
                    {{"in.c", 39}, "s", "s[y][x > 0 ? x - 1 : 0]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch s_reads = mint_anywhere("s[y][x > 0 ? x - 1 : 0]");
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, s_map, "s", s_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep2",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 2, 2147417079));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)s_map.device, s_map.stride[0], (real *)v_map.device, v_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count,
                    mint_elements(site, s_map, s_map.device, s_checked));
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
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {w_map, "w", 0, "y", y_begin, y_begin + y_count - 1},
                    {w_map, "w", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                static const mint_checked p_checked[] = {
                    {{"in.c", 45}, "p", "p[y][mirror]", -1},
                    {{"in.c", 45}, "p", "p[same][x]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch p_reads = mint_anywhere("p[y][mirror]");
                const mint_touch w_writes = {"w[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, p_map, "p", p_reads, w_map, "w", w_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep3",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 2, 2147417079));
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)p_map.device, p_map.stride[0], (real *)w_map.device, w_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count, mint_is_aligned(w_map, x_begin, 16),
                    mint_elements(site, p_map, p_map.device, p_checked));
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
                const bool happens = x_begin <= mint_lesser(x_begin + x_count - 1, 4);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x-1", x_begin - 1, x_begin + x_count - 2},
                    {p_map, "p", 0, "y", happens ? y_begin : 1, happens ? y_begin + y_count - 1 : 0},
                    {p_map, "p", 1, "0", happens ? 0 : 1, happens ? 0 : 0},
                    {q_map, "q", 0, "y", y_begin, y_begin + y_count - 1},
                    {q_map, "q", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                static const mint_checked u_checked[] = {
                    {{"in.c", 51}, "u", "u[y][left]", -1},
                };
                static const mint_checked p_checked[] = {
                    {{"in.c", 51}, "p", "p[y][left]", -1},
                };
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
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep4",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 2, 2147417079));
                mint_launching(site, "main_sweep4");
                main_sweep4<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)p_map.device, p_map.stride[0],
                    (real *)q_map.device, q_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                    mint_elements(site, u_map, u_map.device, u_checked),
                    mint_elements(site, p_map, p_map.device, p_checked));
                mint_launched(site, "main_sweep4", q_map);
            }
        }
        {
            const mint_site site = {"in.c", 54};
            const long long x_begin = 0, x_count = mint_trips(x_begin, n, 1);
            if (x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real),
                        mint_extents(0, sizeof(u[0]) / sizeof(u[0][0])));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real),
                        mint_extents(0, sizeof(v[0]) / sizeof(v[0][0])));
                const bool happens = mint_greater(x_begin, 1) <= x_begin + x_count - 1;
                const bool happens_2 = x_begin <= mint_lesser(x_begin + x_count - 1, 0);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "0..1", happens ? 0 : 1, happens ? 1 : 0},
                    {u_map, "u", 0, "0..1", happens_2 ? 0 : 1, happens_2 ? 1 : 0},
                    {u_map, "u", 1, "(long)(x-1)+far-near", happens ? (long long)(far) - (long long)(near)
                            + mint_greater(x_begin, 1) - 1 : 1, happens ? (long long)(far)
                            - (long long)(near) + x_begin + x_count - 2 : 0},
                    {u_map, "u", 1, "(long)(x+1)+far-near", happens_2 ? (long long)(far) - (long long)(near)
                            + x_begin + 1 : 1, happens_2 ? (long long)(far) - (long long)(near)
                            + mint_lesser(x_begin + x_count - 1, 0) + 1 : 0},
                    {v_map, "v", 0, "n", (long long)(n), (long long)(n)},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[0][back + far - near]", {{0, 1, {0}}, {(long long)(far)
                        - (long long)(near) - 1, (long long)(far) - (long long)(near) - 1, {1}}},
                        {{mint_greater(x_begin, 1), x_begin + x_count - 1}}};
                const mint_touch v_writes = {"v[n][x]", {{(long long)(n), (long long)(n), {0}}, {0, 0,
                        {1}}}};
                const mint_touch u_reads_2 = {"u[0][back + far - near]", {{0, 1, {0}}, {(long long)(far)
                        - (long long)(near) + 1, (long long)(far) - (long long)(near) + 1, {1}}}, {{x_begin,
                        mint_lesser(x_begin + x_count - 1, 0)}}};
                mint_coincide_once(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_coincide_once(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep5",
                        mint_tiles(site, "x", x_count, 256, 2147482111));
                mint_launching(site, "main_sweep5");
                main_sweep5<<<blocks, dim3(128), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], n, far,
                    near, (unsigned)x_count);
                mint_launched(site, "main_sweep5", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 59};
            const long long y_begin = 0, y_count = mint_trips(y_begin, n, 2);
            const long long x_begin = 0, x_count = mint_trips(x_begin, n, 2);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &r_map = mint_find(site, "r", &r[0][0], sizeof(real),
                        mint_extents(0, sizeof(r[0]) / sizeof(r[0][0])));
                mint_mapping &q_map = mint_find(site, "q", &q[0][0], sizeof(real),
                        mint_extents(0, sizeof(q[0]) / sizeof(q[0][0])));
                mint_make_dense(site, r_map);
                mint_make_dense(site, q_map);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {r_map, "r", 0, "y", y_begin, (y_begin + 2*(y_count - 1))},
                    {r_map, "r", 1, "x", x_begin, (x_begin + 2*(x_count - 1))},
                };
                mint_check_subscripts(site, subscripts);
                static const mint_checked r_checked[] = {
                    {{"in.c", 62}, "r", "r[y][right]", -1},
                };
                static const mint_checked q_checked[] = {
                    {{"in.c", 62}, "q", "q[below][x]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep6", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep6");
                main_sweep6<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)r_map.device, r_map.stride[0], (real *)q_map.device, q_map.stride[0], n,
                    (unsigned)x_count, (unsigned)y_count,
                    mint_elements(site, r_map, r_map.device, r_checked),
                    mint_elements(site, q_map, q_map.device, q_checked));
                mint_launched(site, "main_sweep6", r_map);
            }
        }
...
    mint_copy_out({"in.c", 65}, "v", &v[0][0], mint_extents(m, m));
    mint_copy_out({"in.c", 66}, "w", &w[0][0], mint_extents(m, m));
    mint_copy_out({"in.c", 67}, "q", &q[0][0], mint_extents(m, m));
    mint_copy_out({"in.c", 68}, "r", &r[0][0], mint_extents(m, m));
