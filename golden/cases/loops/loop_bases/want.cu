
...
/* The loops at line 29.
 * k counts from y0-1.
 * j counts from x0-1.
 * u: read, 3 points, radius [-1,1][-1,0]
 * v: written
 * c: read, 1 point, radius [-1,0]
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 74.9 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
rows_sweep1(const real *__restrict__ u_grid, int u_row, real *__restrict__ v_grid, int v_row,
            const real *__restrict__ c_grid, int y0, int x0, int x1, unsigned j_count,
            unsigned k_count, bool aligned, mint_extent c_extent)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ij = blockIdx.x*128 + tx, ik = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ij, j_count, 0);
        const int j0 = 1 + (int)ij, k0 = 1 + (int)ik;
        int u_at = k0*u_row + j0, v_at = k0*v_row + j0;
        // Compute and store.
        real v[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const int k = k0, j = j0 + e;
                v[e] = k - 1 > 1 && j - 1 + x0 > x0 && j - 1 + x0 < x1 - 1 ? u_grid[u_at-u_row+e]
                        + u_grid[u_at+e-1]*(k - 1 + y0)
                        - u_grid[u_at+u_row+e]/(real)((j - 1 + x0)*(j - 1 + x0) + 1)
                        : c_grid[mint_inside(j-1, c_extent, 0)] + ((k - 1 + y0) & 3);
            }
        mint_store<2>(&v_grid[v_at], v, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= j_count && (mint_block_y() + 1)*2 <= k_count)
        tile(mint_constant<true>());
    else if (ik < k_count)
        tile(mint_constant<false>());
}

/* The loops at line 37.
 * q counts from ub-1.
 * s counts from sb-1.
 * h: read, 2 points, radius [-1,1][-1,1]
 * g: written
 * A block computes 16x16x1 points.
 * The model expects 18.9 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
rows_sweep2(const real *__restrict__ h, long long h_row, real *__restrict__ g, long long g_row,
            unsigned ub, size_t sb, long long s_count, unsigned q_count)
{
    const long long is = (long long)blockIdx.x*16 + threadIdx.x;
    const unsigned iq = mint_block_y()*16 + threadIdx.y;
    if (is < s_count && iq < q_count) {
        const int q = 1 + 2*(int)iq;
        const long long s = 1 + is;
        const long long h_at = q*h_row + s;
        g[q*g_row+s] = h[h_at-h_row-1] + h[h_at+h_row+1] + (real)((q - 1 + ub)%5)
                + (real)((s - 1 + sb)%3);
    }
}

/* The loops at line 41.
 * m counts from lb.
 * n counts from nb.
 * g: read, 1 point, radius [0,0][0,1]
 * h: written
 * A block computes 16x16x1 points.
 * The model expects 121 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
rows_sweep3(const real *__restrict__ g, long long g_row, real *__restrict__ h, long long h_row,
            long lb, short nb, unsigned n_count, unsigned m_count)
{
    const unsigned in = blockIdx.x*16 + threadIdx.x;
    const unsigned im = mint_block_y()*16 + threadIdx.y;
    if (in < n_count && im < m_count) {
        const long long m = 22 - (long long)im;
        const int n = (int)in;
        h[m*h_row+n] = g[m*g_row+(n+1)] + (real)((m + lb)*(short)(n + nb)%7);
    }
}

/* The loops at line 46.
 * i counts from a-b.
 * c: read, subscripts that are not index + constant
 * cells: written
 * A block computes 256x2x1 points, a thread 1x2x1 of them.
 * The model expects 23 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
rows_sweep4(const real *__restrict__ c_grid, struct cell *__restrict__ cells_grid, int a, int b,
            unsigned t_count, unsigned i_count)
{
    const int tx = threadIdx.x;
    const unsigned it = blockIdx.x*256 + tx, ii = mint_block_y()*2;
    auto tile = [&](auto interior) {
        const int rows_2 = interior ? 2 : mint_valid(ii, i_count, 0);
        const int valid = interior ? 1 : mint_valid(it, t_count, 0);
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        const int t0 = (int)it, i0 = (int)ii;
        // Compute and store.
#pragma unroll
        for (int r = 0; r < 2; r++) {
#pragma unroll
            for (int e = 0; e < 1; e++)
                if (e < valid_in[r]) {
                    const int i = i0 + r, t = t0 + e;
                    cells_grid[i].f[t] = c_grid[i]*t + c_grid[(i+23)%24]
                            + (int)((long long)a - (long long)b + i);
                }
        }
    };
    if ((blockIdx.x + 1)*256 <= t_count && (mint_block_y() + 1)*2 <= i_count)
        tile(mint_constant<true>());
    else if (ii < i_count)
        tile(mint_constant<false>());
}

/* The loops at line 51.
 * i counts from y0.
 * t counts from x0.
 * v: read, pointwise
 * A block computes 128x4x1 points, a thread 2x2x1 of them.
 * The model expects 255 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
rows_sweep5(const real *__restrict__ v_grid, int v_row, int y0, int x0, unsigned t_count,
            unsigned i_count, mint_found *__restrict__ top_parts, int *__restrict__ last_last,
            bool aligned)
{
    real top = -INFINITY;
    long long top_at = 0;
    const int tx = threadIdx.x*2, ty = threadIdx.y*2;
    const unsigned it = blockIdx.x*128 + tx, ii = mint_block_y()*4 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 2 : mint_valid(ii, i_count, 0);
        const int valid = interior ? 2 : mint_valid(it, t_count, 0);
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        const int t0 = (int)it, i0 = (int)ii;
        int v_at = i0*v_row + t0;
        real v[2][2]; // rows 0 to 1, cells 0 to 1
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_load<2>(v[r], &v_grid[v_at+r*v_row], valid_in[r], packed);
        // Compute and store.
#pragma unroll
        for (int r = 0; r < 2; r++) {
#pragma unroll
            for (int e = 0; e < 2; e++)
                if (e < valid_in[r]) {
                    const int i = i0 + r, t = t0 + e;
                    int last;
                    last = (i + y0)*100 + (t + x0);
                    {
                        real top_next = v[r][e];
                        if (top_next > top) {
                            top = top_next;
                            top_at = ((long long)i - 0)*(long long)t_count + ((long long)t - 0) + 1;
                        }
                    }
                    if (i == (int)(i_count - 1) && t == (int)(t_count - 1))
                        last_last[0] = last;
                }
        }
    };
    if (aligned && (blockIdx.x + 1)*128 <= t_count && (mint_block_y() + 1)*4 <= i_count)
        tile(mint_constant<true>());
    else if (ii < i_count)
        tile(mint_constant<false>());
    __shared__ __align__(8) char joining[2048];
    mint_join_block<mint_max>(joining, mint_found_at(top, top_at), top_parts);
}

/* Joins what the blocks of rows_sweep5 have found. */
static __global__ void __launch_bounds__(256)
rows_sweep5_total(mint_found *__restrict__ top_parts, long long part_count)
{
    __shared__ __align__(8) char joining_2[4096];
    mint_join_blocks<mint_max>(joining_2, top_parts, part_count);
}

/* The loops at line 58.
 * i counts from y0.
 * c: read, pointwise
 * A block computes 256x1x1 points, a thread 2x1x1 of them.
 * The model expects 247 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
rows_sweep6(const real *__restrict__ c_grid, int y0, unsigned i_count, real *__restrict__ sum_parts,
            bool aligned)
{
    real sum = -0.0;
    const int tx = threadIdx.x*2;
    const unsigned ii = blockIdx.x*256 + tx;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ii, i_count, 0);
        const int i0 = (int)ii;
        int c_at = i0;
        real c[2]; // cells 0 to 1
        mint_load<2>(c, &c_grid[c_at], valid, packed);
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const int i = i0 + e;
                sum += (real)((i + y0)*(int)(8*c[e]));
            }
    };
    if (aligned && (blockIdx.x + 1)*256 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
    __shared__ __align__(8) char joining[1024];
    mint_join_block<mint_sum>(joining, sum, sum_parts);
}

/* Joins what the blocks of rows_sweep6 have found. */
static __global__ void __launch_bounds__(256)
rows_sweep6_total(real *__restrict__ sum_parts, long long part_count)
{
    __shared__ __align__(8) char joining_2[2048];
    mint_join_blocks<mint_sum>(joining_2, sum_parts, part_count);
}

/* The loops at line 62, then those at line 70.
 * i counts from y0.
 * t counts from x0.
 * v: read, 3-point star of radius 1
 * u: read and written, pointwise
 * mask: written
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 79.1 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
rows_sweep7(const real *v_grid, int v_row, real *u_grid, int u_row, unsigned char *mask_grid,
            int mask_row, int y0, int x0, unsigned t_count, unsigned i_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned it = blockIdx.x*128 + tx, ii = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(it, t_count, 0);
        const int t0 = 1 + (int)it, i0 = 1 + (int)ii;
        int u_at = i0*u_row + t0, mask_at = i0*mask_row + t0;
        // Compute and store.
        unsigned char mask[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const int i = i0, t = t0 + e;
                real s = 0;
                for (int d = -1; d <= 1; d++)
                    s += v_grid[i*v_row+(d+t)];
                u_grid[u_at+e] = s;
                mask[e] = u_grid[u_at+e] > (real)(i + y0 - (t + x0)) ? i + y0 : t + x0;
            }
        mint_store<2>(&mask_grid[mask_at], mask, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= t_count && (mint_block_y() + 1)*2 <= i_count)
        tile(mint_constant<true>());
    else if (ii < i_count)
        tile(mint_constant<false>());
}

/* The loops at line 75.
 * c: read, subscripts that are not index + constant
 * marks: written
 * A block computes 256x1x1 points, a thread 2x1x1 of them.
 * The model expects 128 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
rows_sweep9(const real *__restrict__ c_grid, long *__restrict__ marks_grid, int y0, int b,
            int i_begin, unsigned i_count)
{
    const int tx = threadIdx.x*2;
    const unsigned ii = blockIdx.x*256 + tx;
    auto tile = [&](auto interior) {
        const int valid = interior ? 2 : mint_valid(ii, i_count, 0);
        const int i0 = i_begin + (int)ii;
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const int i = i0 + e;
                marks_grid[i-y0] = (long)c_grid[i+b] + i;
            }
    };
    if ((blockIdx.x + 1)*256 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

/* The loops at line 78.
 * mask: read, 1 point, radius [0,1][0,0]
 * marks: written
 * A block computes 1024x1x1 points, a thread 2x1x1 of them.
 * The model expects 18.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(512)
rows_sweep10(const unsigned char *__restrict__ mask_grid, int mask_row,
             long *__restrict__ marks_grid, int a, unsigned i_count, mint_extent marks_extent)
{
    const int tx = threadIdx.x*2;
    const unsigned ii = blockIdx.x*1024 + tx;
    auto tile = [&](auto interior) {
        const int valid = interior ? 2 : mint_valid(ii, i_count, 0);
        const int i0 = (int)ii;
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const int i = i0 + e;
                if (mask_grid[1*mask_row+i] > 250)
                    marks_grid[mint_inside(i+a, marks_extent, 0)] = i;
            }
    };
    if ((blockIdx.x + 1)*1024 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

/* The loops at line 82.
 * c: read, subscripts that are not index + constant
 * v: read and written, subscripts that are not index + constant
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 82.7 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
rows_sweep11(const real *c_grid, real *__restrict__ v_grid, int v_row, int y0, int t_begin,
             unsigned t_count, int i_begin, unsigned i_count, mint_extent v_extent,
             mint_extent c_extent)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned it = blockIdx.x*128 + tx, ii = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const int valid = interior ? 2 : mint_valid(it, t_count, 0);
        const int t0 = t_begin + (int)it, i0 = i_begin + (int)ii;
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const int i = i0, t = t0 + e;
                if (t >= i)
                    v_grid[mint_inside((i-y0)*v_row+(t-y0), v_extent,
                            0)] += c_grid[mint_inside(t-y0, c_extent, 0)];
            }
    };
    if ((blockIdx.x + 1)*128 <= t_count && (mint_block_y() + 1)*2 <= i_count)
        tile(mint_constant<true>());
    else if (ii < i_count)
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 17}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 18}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 19}, "g", &g[0], mint_extents(sizeof(g) / sizeof(g[0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 20}, "h", &h[0], mint_extents(sizeof(h) / sizeof(h[0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 21}, "c", &c[0], mint_extents(sizeof(c) / sizeof(c[0])), 1, mint_dense, mint_scoped);
    mint_copy_in(mappings, {"in.c", 22}, "cells", &cells[0], mint_extents(sizeof(cells) / sizeof(cells[0])), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 23}, "mask", &mask[0][0], mint_extents(sizeof(mask) / sizeof(mask[0]), sizeof(mask[0]) / sizeof(mask[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 24}, "marks", &marks[0], mint_extents(sizeof(marks) / sizeof(marks[0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 25});
...
        {
            const mint_site site = {"in.c", 29};
            const long long k_begin = 1,
                    k_count = mint_trips(k_begin, (long long)y1 - (long long)y0 + 1, 1);
            const long long j_begin = 1,
                    j_count = mint_trips(j_begin, (long long)x1 - (long long)x0 + 1, 1);
            if (k_count > 0 && j_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 24));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 24));
                mint_view c_map = mint_find_view(site, "c", &c[0], sizeof(real));
                const bool happens = mint_greater(k_begin, 3) <= k_begin + k_count - 1
                        && mint_greater(j_begin, 2)
                        <= mint_lesser(j_begin + j_count - 1,  - (long long)(x0) + (long long)(x1) - 1);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "k-y0..k-y0+2", happens ? mint_greater(k_begin, 3) - 1 : 1, happens
                            ? k_begin + k_count : 0},
                    {u_map, "u", 1, "j-x0..j-x0+1", happens ? mint_greater(j_begin, 2) - 1 : 1, happens
                            ? mint_lesser(j_begin + j_count - 1,  - (long long)(x0) + (long long)(x1) - 1)
                            : 0},
                    {v_map, "v", 0, "k-y0+1", k_begin, k_begin + k_count - 1},
                    {v_map, "v", 1, "j-x0+1", j_begin, j_begin + j_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                c_map.settle();
                static const mint_checked c_checked[] = {
                    {{"in.c", 34}, "c", "c[j - x0]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "rows_sweep1",
                        mint_tiles(site, "j", j_count, 128, 2147482366),
                        mint_tiles(site, "k", k_count, 2, 2147417078));
                mint_launching(site, "rows_sweep1");
                rows_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device, (int)v_map.stride[0],
                    (real *)c_map.device, y0, x0, x1, (unsigned)j_count, (unsigned)k_count,
                    mint_is_aligned(v_map, j_begin, 16),
                    mint_elements(site, *c_map.whole, c_map.device, c_checked));
                mint_launched(site, "rows_sweep1", v_map);
            }
            k = (int)(k_begin + k_count + (long long)y0 - 1);
            if (k_count > 0) j = (int)(j_begin + j_count + (long long)x0 - 1);
        }
...
        {
            const mint_site site = {"in.c", 37};
            const long long q_begin = 1,
                    q_count = mint_count(site, "q", (unsigned)(q_begin + (long long)ub - 1), "<",
                    (unsigned)(ub + 24 - 4), 2);
            const long long s_begin = 1,
                    s_count = mint_count(site, "s", (unsigned long long)(s_begin + (long long)sb - 1), "<",
                    (unsigned long long)(sb + (24 - 3)), 1);
            if (q_count > 0 && s_count > 0) {
                mint_view h_map = mint_find_view(site, "h", &h[0], sizeof(real), (long long)ld);
                mint_view g_map = mint_find_view(site, "g", &g[0], sizeof(real), (long long)ld);
                mint_within(site, "ub + 24 - 4", (long long)(ub) + 20, (long long)(ub) + 20, 20LL,
                        4294967295LL);
                mint_reach_view(site, h_map, "h", {{q_begin - 1, s_begin - 1}, {(q_begin + 2*(q_count - 1))
                        + 1, s_begin + s_count}}, "q-ub..q-ub+2][s-sb..s-sb+2", true);
                mint_reach_view(site, g_map, "g", {{q_begin, s_begin}, {(q_begin + 2*(q_count - 1)), s_begin
                        + s_count - 1}}, "q-ub+1][s-sb+1", true);
                h_map.settle();
                g_map.settle();
                const mint_nest loops = {{{q_begin, q_count, 2}, {s_begin, s_count, 1}}};
                const mint_touch g_writes = {"g[(q - ub + 1) * ld + (s - sb) + 1]", {{0, 0, {1, 0}}, {0, 0,
                        {0, 1}}}};
                const bool g_apart = mint_once(g_map);
                mint_apart(site, g_apart
                        || !mint_meet(loops, g_map, g_writes, g_map, g_writes, mint_elsewhere),
                        "g[(q - ub + 1) * ld + (s - sb) + 1]", "g[(q - ub + 1) * ld + (s - sb) + 1]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "rows_sweep2", mint_ceil_div(s_count, 16),
                        mint_tiles(site, "q", q_count, 16, 1073675213));
                mint_launching(site, "rows_sweep2");
                rows_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)h_map.device, h_map.stride[0], (real *)g_map.device, g_map.stride[0], ub, sb,
                    s_count, (unsigned)q_count);
                mint_launched(site, "rows_sweep2", g_map);
            }
            q = (unsigned)(q_begin + 2*q_count + (long long)ub - 1);
        }
        {
            const mint_site site = {"in.c", 41};
            const long long m_begin = 22, m_count = mint_trips(m_begin, 0, -1);
            const long long n_begin = 0,
                    n_count = mint_count(site, "n", (short)(n_begin + (long long)nb), "<", (int)(nb + 20),
                    1);
            if (m_count > 0 && n_count > 0) {
                mint_view g_map = mint_find_view(site, "g", &g[0], sizeof(real), (long long)ld);
                mint_view h_map = mint_find_view(site, "h", &h[0], sizeof(real), (long long)ld);
                mint_reach_view(site, g_map, "g", {{(m_begin + -1*(m_count - 1)), n_begin + 1}, {m_begin,
                        n_begin + n_count}}, "m-lb][n-nb+1", true);
                mint_reach_view(site, h_map, "h", {{(m_begin + -1*(m_count - 1)), n_begin}, {m_begin,
                        n_begin + n_count - 1}}, "m-lb][n-nb", true);
                g_map.settle();
                h_map.settle();
                const mint_nest loops = {{{m_begin, m_count, -1}, {n_begin, n_count, 1}}};
                const mint_touch h_writes = {"h[ld * (m - lb) + n - nb]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const bool h_apart = mint_once(h_map);
                mint_apart(site, h_apart
                        || !mint_meet(loops, h_map, h_writes, h_map, h_writes, mint_elsewhere),
                        "h[ld * (m - lb) + n - nb]", "h[ld * (m - lb) + n - nb]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "rows_sweep3",
                        mint_tiles(site, "n", n_count, 16, 2147482591),
                        mint_tiles(site, "m", m_count, 16, 4294900685));
                mint_launching(site, "rows_sweep3");
                rows_sweep3<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)g_map.device, g_map.stride[0], (real *)h_map.device, h_map.stride[0], lb, nb,
                    (unsigned)n_count, (unsigned)m_count);
                mint_launched(site, "rows_sweep3", h_map);
            }
        }
...
        {
            const mint_site site = {"in.c", 46};
            const long long i_begin = 0, i_count = mint_trips(i_begin, 24, 1);
            const long long t_begin = 0, t_count = mint_trips(t_begin, 3, 1);
            if (i_count > 0 && t_count > 0) {
                mint_view c_map = mint_find_view(site, "c", &c[0], sizeof(real));
                mint_view cells_map = mint_find_view(site, "cells", &cells[0], sizeof(struct cell));
                mint_reach_member(site, "cells", "f", "t", t_begin, t_begin + t_count - 1, 3);
                mint_reach_view(site, c_map, "c", {{i_begin}, {i_begin + i_count - 1}}, "b+i-a", true);
                mint_reach_view(site, cells_map, "cells", {{i_begin}, {i_begin + i_count - 1}}, "b+i-a",
                        true);
                c_map.settle();
                cells_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "rows_sweep4",
                        mint_tiles(site, "t", t_count, 256, 2147482111),
                        mint_tiles(site, "i", i_count, 2, 2147417079));
                mint_launching(site, "rows_sweep4");
                rows_sweep4<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)c_map.device, (struct cell *)cells_map.device, a, b, (unsigned)t_count,
                    (unsigned)i_count);
                mint_launched(site, "rows_sweep4", cells_map);
            }
        }
...
        {
            const mint_site site = {"in.c", 51};
            const long long i_begin = 0, i_count = mint_trips(i_begin, (long long)y1 - (long long)y0, 1);
            const long long t_begin = 0, t_count = mint_trips(t_begin, (long long)x1 - (long long)x0, 1);
            if (i_count > 0 && t_count > 0) {
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 24));
                mint_reach_or_dense(site, v_map, 0, i_begin, i_begin + i_count - 1);
                mint_reach_or_dense(site, v_map, 1, t_begin, t_begin + t_count - 1);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "i-y0", i_begin, i_begin + i_count - 1},
                    {v_map, "v", 1, "t-x0", t_begin, t_begin + t_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "rows_sweep5",
                        mint_tiles(site, "t", t_count, 128, 2147482367),
                        mint_tiles(site, "i", i_count, 4, 2147417073));
                const long long part_count = mint_block_count(blocks);
                mint_found *top_parts = mint_results<mint_found>(site, 0, part_count + 1);
                int *last_last = mint_results<int>(site, 1, 1);
                mint_launching(site, "rows_sweep5");
                rows_sweep5<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)v_map.device, (int)v_map.stride[0], y0, x0, (unsigned)t_count,
                    (unsigned)i_count, top_parts, last_last, mint_is_aligned(v_map, t_begin, 16));
                mint_launched(site, "rows_sweep5");
                mint_launching(site, "rows_sweep5_total");
                rows_sweep5_total<<<1, 256, 0, mint_stream()>>>(top_parts, part_count);
                mint_launched(site, "rows_sweep5_total");
                top = mint_max::into(top, mint_result(site, "top", top_parts + part_count));
                mint_bring(site, "last", last, last_last);
            }
        }
        {
            const mint_site site = {"in.c", 58};
            const long long i_begin = 0, i_count = mint_trips(i_begin, (long long)y1 - (long long)y0, 1);
            if (i_count > 0) {
                mint_view c_map = mint_find_view(site, "c", &c[0], sizeof(real));
                mint_reach_view(site, c_map, "c", {{i_begin}, {i_begin + i_count - 1}}, "i-y0", true);
                c_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "rows_sweep6",
                        mint_tiles(site, "i", i_count, 256, 2147482111));
                const long long part_count = mint_block_count(blocks);
                real *sum_parts = mint_results<real>(site, 0, part_count + 1);
                mint_launching(site, "rows_sweep6");
                rows_sweep6<<<blocks, dim3(128), 0, mint_stream()>>>(
                    (real *)c_map.device, y0, (unsigned)i_count, sum_parts,
                    mint_is_aligned(c_map, i_begin, 16));
                mint_launched(site, "rows_sweep6");
                mint_launching(site, "rows_sweep6_total");
                rows_sweep6_total<<<1, 256, 0, mint_stream()>>>(sum_parts, part_count);
                mint_launched(site, "rows_sweep6_total");
                sum = mint_sum::into(sum, mint_result(site, "sum", sum_parts + part_count));
            }
        }
...
        {
            const mint_site site = {"in.c", 62};
            const long long i_begin = 1,
                    i_count = mint_trips(i_begin, (long long)y1 - (long long)y0 - 1, 1);
            const long long t_begin = 1,
                    t_count = mint_trips(t_begin, (long long)x1 - (long long)x0 - 1, 1);
            if (i_count > 0 && t_count > 0) {
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 24));
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 24));
                mint_mapping &mask_map = mint_find({"in.c", 70}, "mask", &mask[0][0], sizeof(unsigned char),
                        mint_extents(0, 24));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "i-y0", i_begin, i_begin + i_count - 1},
                    {v_map, "v", 1, "d+t-x0", t_begin - 1, t_begin + t_count},
                    {u_map, "u", 0, "i-y0", i_begin, i_begin + i_count - 1},
                    {u_map, "u", 1, "t-x0", t_begin, t_begin + t_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts_2[] = {
                    {mask_map, "mask", 0, "i-y0", i_begin, i_begin + i_count - 1},
                    {mask_map, "mask", 1, "t-x0", t_begin, t_begin + t_count - 1},
                };
                mint_check_subscripts({"in.c", 70}, subscripts_2);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "rows_sweep7",
                        mint_tiles(site, "t", t_count, 128, 2147482366),
                        mint_tiles(site, "i", i_count, 2, 2147417078));
                mint_launching(site, "rows_sweep7");
                rows_sweep7<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)v_map.device, (int)v_map.stride[0], (real *)u_map.device, (int)u_map.stride[0],
                    (unsigned char *)mask_map.device, (int)mask_map.stride[0], y0, x0, (unsigned)t_count,
                    (unsigned)i_count, mint_is_aligned(mask_map, t_begin, 2));
                mint_launched(site, "rows_sweep7", u_map, mask_map);
            }
        }
        /* part of the kernel above */
...
        {
            const mint_site site = {"in.c", 75};
            const long long i_begin = y0, i_count = mint_trips(i_begin, y1, 1);
            if (i_count > 0) {
                mint_view c_map = mint_find_view(site, "c", &c[0], sizeof(real));
                mint_view marks_map = mint_find_view(site, "marks", &marks[0], sizeof(long));
                mint_reach_view(site, c_map, "c", {{(long long)(b) + i_begin}, {(long long)(b) + i_begin
                        + i_count - 1}}, "i+b", true);
                mint_reach_view(site, marks_map, "marks", {{i_begin - (long long)(y0)}, {i_begin + i_count
                        - (long long)(y0) - 1}}, "i-y0", true);
                c_map.settle();
                marks_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "rows_sweep9",
                        mint_tiles_to(site, "i", i_begin, 1, i_count, 256, 2147483648, 2147482111));
                mint_launching(site, "rows_sweep9");
                rows_sweep9<<<blocks, dim3(128), 0, mint_stream()>>>(
                    (real *)c_map.device, (long *)marks_map.device, y0, b, (int)i_begin, (unsigned)i_count);
                mint_launched(site, "rows_sweep9", marks_map);
            }
        }
        {
            const mint_site site = {"in.c", 78};
            const long long i_begin = 0, i_count = mint_trips(i_begin, 24, 1);
            if (i_count > 0) {
                mint_mapping &mask_map = mint_find(site, "mask", &mask[0][0], sizeof(unsigned char),
                        mint_extents(0, 24));
                mint_view marks_map = mint_find_view(site, "marks", &marks[0], sizeof(long));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {mask_map, "mask", 0, "1", 1, 1},
                    {mask_map, "mask", 1, "i", i_begin, i_begin + i_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                marks_map.settle();
                static const mint_checked marks_checked[] = {
                    {{"in.c", 80}, "marks", "marks[i + a]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "rows_sweep10",
                        mint_tiles(site, "i", i_count, 1024, 2147480575));
                mint_launching(site, "rows_sweep10");
                rows_sweep10<<<blocks, dim3(512), 0, mint_stream()>>>(
                    (unsigned char *)mask_map.device, (int)mask_map.stride[0], (long *)marks_map.device, a,
                    (unsigned)i_count,
                    mint_elements(site, *marks_map.whole, marks_map.device, marks_checked));
                mint_launched(site, "rows_sweep10", marks_map);
            }
        }
        {
            const mint_site site = {"in.c", 82};
            const long long i_begin = y0, i_count = mint_trips(i_begin, y1, 1);
            const long long t_begin = y0, t_count = mint_trips(t_begin, y1, 1);
            if (i_count > 0 && t_count > 0) {
                mint_view c_map = mint_find_view(site, "c", &c[0], sizeof(real));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 24));
                mint_reach_or_dense(site, v_map, 0, i_begin - (long long)(y0), i_begin + i_count
                        - (long long)(y0) - 1);
                mint_reach_or_dense(site, v_map, 1, t_begin - (long long)(y0), t_begin + t_count
                        - (long long)(y0) - 1);
                c_map.settle();
                static const mint_checked v_checked[] = {
                    {{"in.c", 84}, "v", "v[i - y0][t - y0]", -1},
                };
                static const mint_checked c_checked[] = {
                    {{"in.c", 84}, "c", "c[t - y0]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "rows_sweep11",
                        mint_tiles_to(site, "t", t_begin, 1, t_count, 128, 2147483648, 2147482367),
                        mint_tiles_to(site, "i", i_begin, 1, i_count, 2, 2147483648, 2147417079));
                mint_launching(site, "rows_sweep11");
                rows_sweep11<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)c_map.device, (real *)v_map.device, (int)v_map.stride[0], y0, (int)t_begin,
                    (unsigned)t_count, (int)i_begin, (unsigned)i_count,
                    mint_elements(site, v_map, v_map.device, v_checked),
                    mint_elements(site, *c_map.whole, c_map.device, c_checked));
                mint_launched(site, "rows_sweep11", v_map);
            }
        }
...
    mint_copy_out({"in.c", 86}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])));
    mint_copy_out({"in.c", 87}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])));
    mint_copy_out({"in.c", 88}, "g", &g[0], mint_extents(sizeof(g) / sizeof(g[0])));
    mint_copy_out({"in.c", 89}, "h", &h[0], mint_extents(sizeof(h) / sizeof(h[0])));
    mint_copy_out({"in.c", 90}, "cells", &cells[0], mint_extents(sizeof(cells) / sizeof(cells[0])));
    mint_copy_out({"in.c", 91}, "mask", &mask[0][0], mint_extents(sizeof(mask) / sizeof(mask[0]), sizeof(mask[0]) / sizeof(mask[0][0])));
    mint_copy_out({"in.c", 92}, "marks", &marks[0], mint_extents(sizeof(marks) / sizeof(marks[0])));
