
...
/* The loops at line 20.
 * u: read, 6 points, radius [-1,1][-1,1]
 * v: read, 7 points, radius [-1,1][-1,1]
 * w: read and written, pointwise
 * A block computes 64x4x1 points.
 * The model expects 10.3 billion points a second, limited by issue slots. */
static __global__ void __launch_bounds__(256)
cells_sweep1(const real *u_grid, int u_row, const real *v_grid, int v_row,
             real *__restrict__ w_grid, int w_row, int flag, unsigned x_count, unsigned y_count,
             mint_extent u_extent, mint_extent v_extent)
{
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*64 + tx, iy = mint_block_y()*4 + ty;
    auto tile = [&](auto interior) {
        const int valid = interior ? 1 : mint_valid(ix, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        int w_at = y0*w_row + x0;
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 1; e++)
            if (e < valid) {
                const int y = y0, x = x0 + e;
                int third_first = (u_grid[y*u_row+x] > 0) != 0;
                w_grid[w_at+e] = (flag ? u_grid[mint_inside((y-1)*u_row+x, u_extent, 0)]
                        : v_grid[mint_inside((y-1)*v_row+x, v_extent, 0)])
                        + (flag ? u_grid[mint_inside(y*u_row+(x+1), u_extent, 1)]
                        : v_grid[mint_inside(y*v_row+(x+1), v_extent, 1)])
                        + ((x + y)%2 ? u_grid[y*u_row+x]
                        : v_grid[mint_inside((y-1)*v_row+(1+x), v_extent, 2)])/2
                        + (x < 10 ? u_grid[(y+1)*u_row+(x-1)] : v_grid[(y+1)*v_row+(x-1)]);
                w_grid[w_at+e] += (flag > 1 ? u_grid[(y-1)*u_row+x] : v_grid[(y-1)*v_row+x])
                        + (flag > 1 ? u_grid[(y+1)*u_row+x] : v_grid[(y+1)*v_row+x])
                        - 2*(flag > 1 ? u_grid[y*u_row+x] : v_grid[y*v_row+x])
                        + ((y%2 ? u_grid[mint_inside(y*u_row+(x-1), u_extent, 2)]
                        : v_grid[mint_inside(y*v_row+(x-1), v_extent, 3)])
                        + (y%2 ? u_grid[mint_inside(y*u_row+(x+1), u_extent, 3)]
                        : v_grid[mint_inside(y*v_row+(x+1), v_extent, 4)]))
                        - (third_first ? (x + y)%2 ? u_grid[y*u_row+x]
                        : v_grid[mint_inside((y-1)*v_row+(1+x), v_extent, 5)] : y > 4
                        ? w_grid[w_at+e] : v_grid[mint_inside(y*v_row+x, v_extent, 5)]);
                w_grid[w_at+e] -= flag ? u_grid[mint_inside(y*u_row+0, u_extent, 4)]
                        : v_grid[mint_inside(y*v_row+1, v_extent, 6)];
            }
    };
    if ((blockIdx.x + 1)*64 <= x_count && (mint_block_y() + 1)*4 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

...
    {
        const mint_site site = {"in.c", 20};
        const long long y_begin = 1, y_count = mint_trips(y_begin, 33 - 1, 1);
        const long long x_begin = 1, x_count = mint_trips(x_begin, 33 - 1, 1);
        mint_inferred u_here({"in.c", 19}, "u", &u[0][0],
                mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded,
                mint_upload);
        mint_inferred v_here({"in.c", 19}, "v", &v[0][0],
                mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded,
                mint_upload);
        mint_inferred w_here({"in.c", 19}, "w", &w[0][0],
                mint_extents(sizeof(w) / sizeof(w[0]), sizeof(w[0]) / sizeof(w[0][0])), 1, mint_padded,
                mint_both);
        if (y_count > 0 && x_count > 0) {
            mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 33));
            mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 33));
            mint_mapping &w_map = mint_find(site, "w", &w[0][0], sizeof(real), mint_extents(0, 33));
            const bool happens = x_begin <= mint_lesser(x_begin + x_count - 1, 9);
            const bool happens_2 = (long long)(flag) - 2 >= 0;
            const bool happens_3 = mint_greater(x_begin, 10) <= x_begin + x_count - 1;
            const bool happens_4 =  - (long long)(flag) + 1 >= 0;
            mint_reach_or_dense(site, u_map, 0, y_begin - 1, y_begin + y_count - 1);
            mint_reach_or_dense(site, u_map, 1, x_begin - 1, x_begin + x_count);
            mint_reach_or_dense(site, u_map, 1, 0, 0);
            mint_reach_or_dense(site, v_map, 0, y_begin - 1, y_begin + y_count - 1);
            mint_reach_or_dense(site, v_map, 0, y_begin, mint_lesser(y_begin + y_count - 1, 4));
            mint_reach_or_dense(site, v_map, 1, x_begin - 1, x_begin + x_count);
            mint_reach_or_dense(site, v_map, 1, 1, 1);
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                {u_map, "u", 0, "y+1", happens ? y_begin + 1 : 1, happens ? y_begin + y_count : 0},
                {u_map, "u", 0, "y-1..y+1", happens_2 ? y_begin - 1 : 1, happens_2 ? y_begin + y_count
                        : 0},
                {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                {u_map, "u", 1, "x-1", happens ? x_begin - 1 : 1, happens
                        ? mint_lesser(x_begin + x_count - 1, 9) - 1 : 0},
                {v_map, "v", 0, "y+1", happens_3 ? y_begin + 1 : 1, happens_3 ? y_begin + y_count : 0},
                {v_map, "v", 0, "y-1..y+1", happens_4 ? y_begin - 1 : 1, happens_4 ? y_begin + y_count
                        : 0},
                {v_map, "v", 1, "x-1", happens_3 ? mint_greater(x_begin, 10) - 1 : 1, happens_3
                        ? x_begin + x_count - 2 : 0},
                {v_map, "v", 1, "x", happens_4 ? x_begin : 1, happens_4 ? x_begin + x_count - 1 : 0},
                {w_map, "w", 0, "y", y_begin, y_begin + y_count - 1},
                {w_map, "w", 1, "x", x_begin, x_begin + x_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            static const mint_checked u_checked[] = {
                {{"in.c", 26}, "u", "p[y - 1][x]", -1},
                {{"in.c", 26}, "u", "p[y][x + 1]", -1},
                {{"in.c", 15}, "u", "p[i - 1]", -1},
                {{"in.c", 15}, "u", "p[i + 1]", -1},
                {{"in.c", 28}, "u", "*(flag ? &u[y][0] : &v[y][1])", -1},
            };
            static const mint_checked v_checked[] = {
                {{"in.c", 26}, "v", "p[y - 1][x]", -1},
                {{"in.c", 26}, "v", "p[y][x + 1]", -1},
                {{"in.c", 26}, "v", "row[x]", -1},
                {{"in.c", 15}, "v", "p[i - 1]", -1},
                {{"in.c", 15}, "v", "p[i + 1]", -1},
                {{"in.c", 27}, "v", "third[x]", -1},
                {{"in.c", 28}, "v", "*(flag ? &u[y][0] : &v[y][1])", -1},
            };
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "cells_sweep1",
                    mint_tiles(site, "x", x_count, 64, 2147482494),
                    mint_tiles(site, "y", y_count, 4, 2147417072));
            mint_launching(site, "cells_sweep1");
            cells_sweep1<<<blocks, dim3(64, 4), 0, mint_stream()>>>(
                (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device, (int)v_map.stride[0],
                (real *)w_map.device, (int)w_map.stride[0], flag, (unsigned)x_count, (unsigned)y_count,
                mint_elements(site, u_map, u_map.device, u_checked),
                mint_elements(site, v_map, v_map.device, v_checked));
            mint_launched(site, "cells_sweep1", w_map);
        }
        (void)lap, (void)line; /* only kernels use them */
    }
...
/* The loops at line 39.
 * inside: read, 3-point star of radius 1
 * outside: read, subscripts that are not index + constant
 * flux: written
 * A block computes 128x1x1 points.
 * The model expects 86.1 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
sides_sweep1(const real *__restrict__ inside_grid, const real *outside_grid, real *flux_grid, int n,
             int outflow, unsigned i_count, bool aligned, mint_extent inside_extent,
             mint_extent outside_extent)
{
    const int tx = threadIdx.x;
    const unsigned ii = blockIdx.x*128 + tx;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ii, i_count, 0);
        const int i0 = (int)ii;
        long long inside_at = i0, flux_at = i0;
        // Compute and store.
        real flux[1];
#pragma unroll
        for (int e = 0; e < 1; e++)
            if (e < valid) {
                const int i = i0 + e;
                flux[e] = (i < n - 1 ? inside_grid[inside_at+e+1] : outflow
                        ? inside_grid[mint_inside(inside_at+e, inside_extent, 0)]
                        : outside_grid[mint_inside(n-1, outside_extent, 0)])
                        - (i > 0 ? inside_grid[inside_at+e-1] : outside_grid[0]);
            }
        mint_store<1>(&flux_grid[flux_at], flux, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 35}, "inside", &inside[0], mint_extents(n), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 36}, "outside", &outside[0], mint_extents(n), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 37}, "flux", &flux[0], mint_extents(n), 0, mint_padded, mint_scoped);
    {
        const mint_site site = {"in.c", 39};
        const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
        if (i_count > 0) {
            mint_view inside_map = mint_find_view(site, "inside", &inside[0], sizeof(real));
            mint_view outside_map = mint_find_view(site, "outside", &outside[0], sizeof(real));
            mint_view flux_map = mint_find_view(site, "flux", &flux[0], sizeof(real));
            const bool happens = i_begin <= mint_lesser(i_begin + i_count - 1, (long long)(n) - 2);
            const bool happens_2 = mint_greater(i_begin, 1) <= i_begin + i_count - 1;
            const bool happens_3 = i_begin <= mint_lesser(i_begin + i_count - 1, 0);
            mint_reach_view(site, inside_map, "inside", {{happens ? i_begin + 1 : 1}, {happens
                    ? mint_lesser(i_begin + i_count - 1, (long long)(n) - 2) + 1 : 0}}, "i+1", true);
            mint_reach_view(site, inside_map, "inside", {{happens_2 ? mint_greater(i_begin, 1) - 1 : 1},
                    {happens_2 ? i_begin + i_count - 2 : 0}}, "i-1", true);
            mint_reach_view(site, outside_map, "outside", {{happens_3 ? 0 : 1}, {happens_3 ? 0 : 0}},
                    "0", true);
            mint_reach_view(site, flux_map, "flux", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            inside_map.settle();
            outside_map.settle();
            flux_map.settle();
            static const mint_checked inside_checked[] = {
                {{"in.c", 42}, "inside", "*right", -1},
            };
            static const mint_checked outside_checked[] = {
                {{"in.c", 42}, "outside", "*right", -1},
            };
            const mint_nest loops = {{{i_begin, i_count, 1}}};
            const mint_touch inside_reads = {"*right", {{1, 1, {1}}}, {{i_begin,
                    mint_lesser(i_begin + i_count - 1, (long long)(n) - 2)}}};
            const mint_touch flux_writes = {"flux[i]", {{0, 0, {1}}}};
            const mint_touch inside_reads_2 = {"*right", {{0, 0, {1}}},
                    {{mint_greater(i_begin, (long long)(n) - 1), i_begin + i_count - 1}}};
            const mint_touch inside_reads_3 = {"*left", {{-1, -1, {1}}}, {{mint_greater(i_begin, 1),
                    i_begin + i_count - 1}}};
            const mint_touch outside_reads = {"*right", {{(long long)(n) - 1, (long long)(n) - 1, {0}}},
                    {{mint_greater(i_begin, (long long)(n) - 1), i_begin + i_count - 1}}};
            const mint_touch outside_reads_2 = {"*left", {{0, 0, {0}}}, {{i_begin,
                    mint_lesser(i_begin + i_count - 1, 0)}}};
            mint_distinct(site, loops, inside_map, "inside", inside_reads, flux_map, "flux",
                    flux_writes);
            mint_distinct(site, loops, inside_map, "inside", inside_reads_2, flux_map, "flux",
                    flux_writes);
            mint_distinct(site, loops, inside_map, "inside", inside_reads_3, flux_map, "flux",
                    flux_writes);
            mint_coincide_once(site, loops, outside_map, "outside", outside_reads, flux_map, "flux",
                    flux_writes);
            mint_coincide_once(site, loops, outside_map, "outside", outside_reads_2, flux_map, "flux",
                    flux_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "sides_sweep1",
                    mint_tiles(site, "i", i_count, 128, 2147482367));
            mint_launching(site, "sides_sweep1");
            sides_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                (real *)inside_map.device, (real *)outside_map.device, (real *)flux_map.device, n,
                outflow, (unsigned)i_count, mint_is_aligned(flux_map, i_begin, 8),
                mint_elements(site, *inside_map.whole, inside_map.device, inside_checked),
                mint_elements(site, *outside_map.whole, outside_map.device, outside_checked));
            mint_launched(site, "sides_sweep1", flux_map);
        }
    }
    mint_copy_out({"in.c", 44}, "flux", &flux[0], mint_extents(n));
...
/* The loops at line 51.
 * w: read and written, pointwise
 * u: read and written, pointwise
 * v: read and written, pointwise
 * A block computes 64x4x1 points.
 * The model expects 13 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
results_sweep1(real *w_grid, int w_row, real *u_grid, int u_row, real *v_grid, int v_row, int flag,
               unsigned x_count, unsigned y_count, mint_extent u_extent, mint_extent v_extent)
{
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*64 + tx, iy = mint_block_y()*4 + ty;
    auto tile = [&](auto interior) {
        const int valid = interior ? 1 : mint_valid(ix, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = (int)iy;
        int w_at = y0*w_row + x0, u_at = y0*u_row + x0, v_at = y0*v_row + x0;
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 1; e++)
            if (e < valid) {
                const int y = y0, x = x0 + e;
                if (flag)
                    u_grid[mint_inside(u_at+e, u_extent, 0)] = w_grid[w_at+e]/2;
                else
                    v_grid[mint_inside(v_at+e, v_extent, 0)] = w_grid[w_at+e]/2;
                if (flag)
                    u_grid[mint_inside(u_at+e, u_extent, 1)] *= 3;
                else
                    v_grid[mint_inside(v_at+e, v_extent, 1)] *= 3;
                if (x%2) {
                    w_grid[w_at+e] += x - y;
                } else {
                    if (y > 3)
                        v_grid[mint_inside(v_at+e, v_extent, 2)] += x - y;
                    else
                        w_grid[w_at+e] += x - y;
                }
                if (flag > 1)
                    v_grid[v_at+e] -= 1;
                else
                    w_grid[w_at+e] -= 1;
            }
    };
    if ((blockIdx.x + 1)*64 <= x_count && (mint_block_y() + 1)*4 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

...
    {
        const mint_site site = {"in.c", 51};
        const long long y_begin = 0, y_count = mint_trips(y_begin, 33, 1);
        const long long x_begin = 1, x_count = mint_trips(x_begin, 33 - 1, 1);
        mint_inferred u_here_2({"in.c", 50}, "u", &u[0][0],
                mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded,
                mint_both);
        mint_inferred v_here_2({"in.c", 50}, "v", &v[0][0],
                mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded,
                mint_both);
        mint_inferred w_here_2({"in.c", 50}, "w", &w[0][0],
                mint_extents(sizeof(w) / sizeof(w[0]), sizeof(w[0]) / sizeof(w[0][0])), 1, mint_padded,
                mint_both);
        if (y_count > 0 && x_count > 0) {
            mint_mapping &w_map = mint_find(site, "w", &w[0][0], sizeof(real), mint_extents(0, 33));
            mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 33));
            mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 33));
            const bool happens = (long long)(flag) - 2 >= 0;
            mint_reach_or_dense(site, u_map, 0, y_begin, y_begin + y_count - 1);
            mint_reach_or_dense(site, u_map, 1, x_begin, x_begin + x_count - 1);
            mint_reach_or_dense(site, v_map, 0, y_begin, y_begin + y_count - 1);
            mint_reach_or_dense(site, v_map, 0, mint_greater(y_begin, 4), y_begin + y_count - 1);
            mint_reach_or_dense(site, v_map, 1, x_begin, x_begin + x_count - 1);
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {w_map, "w", 0, "y", y_begin, y_begin + y_count - 1},
                {w_map, "w", 1, "x", x_begin, x_begin + x_count - 1},
                {v_map, "v", 0, "y", happens ? y_begin : 1, happens ? y_begin + y_count - 1 : 0},
                {v_map, "v", 1, "x", happens ? x_begin : 1, happens ? x_begin + x_count - 1 : 0},
            };
            mint_check_subscripts(site, subscripts);
            static const mint_checked u_checked[] = {
                {{"in.c", 56}, "u", "p[y][x]", -1},
                {{"in.c", 57}, "u", "p[y][x]", -1},
            };
            static const mint_checked v_checked[] = {
                {{"in.c", 56}, "v", "p[y][x]", -1},
                {{"in.c", 57}, "v", "p[y][x]", -1},
                {{"in.c", 58}, "v", "row[x]", -1},
            };
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "results_sweep1",
                    mint_tiles(site, "x", x_count, 64, 2147482494),
                    mint_tiles(site, "y", y_count, 4, 2147417073));
            mint_launching(site, "results_sweep1");
            results_sweep1<<<blocks, dim3(64, 4), 0, mint_stream()>>>(
                (real *)w_map.device, (int)w_map.stride[0], (real *)u_map.device, (int)u_map.stride[0],
                (real *)v_map.device, (int)v_map.stride[0], flag, (unsigned)x_count, (unsigned)y_count,
                mint_elements(site, u_map, u_map.device, u_checked),
                mint_elements(site, v_map, v_map.device, v_checked));
            mint_launched(site, "results_sweep1", w_map, u_map, v_map);
        }
    }
...
/* The loops at line 66.
 * s: read and written, pointwise
 * t: read, 2 points, radius [-1,0]
 * w: written
 * A block computes 512x1x1 points.
 * The model expects 2.22 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(512)
structs_sweep1(struct cell *__restrict__ s_grid, const struct cell *t_grid,
               real *__restrict__ w_grid, int w_row, int flag, unsigned i_count,
               mint_extent s_extent, mint_extent t_extent)
{
    const int tx = threadIdx.x;
    const unsigned ii = blockIdx.x*512 + tx;
    auto tile = [&](auto interior) {
        const int valid = interior ? 1 : mint_valid(ii, i_count, 0);
        const int i0 = 1 + (int)ii;
        int s_at = i0, t_at = i0;
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 1; e++)
            if (e < valid) {
                const int i = i0 + e;
                real local[2] = {1, 2};
                real x = i%2 ? local[1] : i%3 ? s_grid[mint_inside(s_at+e, s_extent, 0)].v[1]
                        : t_grid[mint_inside(t_at+e-1, t_extent, 0)].v[1];
                struct cell copy = i & 1 ? s_grid[mint_inside(s_at+e, s_extent, 1)]
                        : t_grid[mint_inside(t_at+e, t_extent, 1)];
                w_grid[i*w_row+0] = (i%3 ? s_grid[mint_inside(s_at+e, s_extent, 2)].v[0]
                        : t_grid[mint_inside(t_at+e-1, t_extent, 2)].v[0])
                        + (i%3 ? s_grid[mint_inside(s_at+e, s_extent, 3)].k
                        : t_grid[mint_inside(t_at+e-1, t_extent, 3)].k) + x
                        + (flag ? s_grid[mint_inside(s_at+e, s_extent, 4)].v[1]
                        : t_grid[mint_inside(t_at+e, t_extent, 4)].v[1]) + copy.k;
                if (i%5)
                    s_grid[mint_inside(s_at+e, s_extent, 5)].k = i
                            + (i%5 ? s_grid[mint_inside(s_at+e, s_extent, 6)].k : copy.k);
                else
                    copy.k = i + (i%5 ? s_grid[mint_inside(s_at+e, s_extent, 6)].k : copy.k);
                if (i%5)
                    s_grid[mint_inside(s_at+e, s_extent, 7)].v[1] = x;
                else
                    copy.v[1] = x;
            }
    };
    if ((blockIdx.x + 1)*512 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
    {
        const mint_site site = {"in.c", 66};
        const long long i_begin = 1, i_count = mint_trips(i_begin, 33 - 1, 1);
        mint_inferred s_here({"in.c", 65}, "s", &s[0], mint_extents(sizeof(s) / sizeof(s[0])), 1,
                mint_padded, mint_both);
        mint_inferred t_here({"in.c", 65}, "t", &t[0], mint_extents(sizeof(t) / sizeof(t[0])), 1,
                mint_padded, mint_upload);
        mint_inferred w_here_3({"in.c", 65}, "w", &w[0][0],
                mint_extents(sizeof(w) / sizeof(w[0]), sizeof(w[0]) / sizeof(w[0][0])), 0, mint_padded,
                mint_both);
        if (i_count > 0) {
            mint_view s_map = mint_find_view(site, "s", &s[0], sizeof(struct cell));
            mint_view t_map = mint_find_view(site, "t", &t[0], sizeof(struct cell));
            mint_mapping &w_map = mint_find(site, "w", &w[0][0], sizeof(real), mint_extents(0, 33));
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {w_map, "w", 0, "i", i_begin, i_begin + i_count - 1},
                {w_map, "w", 1, "0", 0, 0},
            };
            mint_check_subscripts(site, subscripts);
            s_map.settle();
            t_map.settle();
            static const mint_checked s_checked[] = {
                {{"in.c", 69}, "s", "c->v", -1},
                {{"in.c", 71}, "s", "*(i & 1 ? s + i : t + i)", -1},
                {{"in.c", 73}, "s", "c->v", -1},
                {{"in.c", 73}, "s", "c->k", -1},
                {{"in.c", 73}, "s", "d[i].v", -1},
                {{"in.c", 75}, "s", "to->k", -1},
                {{"in.c", 75}, "s", "to->k", -1},
                {{"in.c", 76}, "s", "to->v", -1},
            };
            static const mint_checked t_checked[] = {
                {{"in.c", 69}, "t", "c->v", -1},
                {{"in.c", 71}, "t", "*(i & 1 ? s + i : t + i)", -1},
                {{"in.c", 73}, "t", "c->v", -1},
                {{"in.c", 73}, "t", "c->k", -1},
                {{"in.c", 73}, "t", "d[i].v", -1},
            };
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "structs_sweep1",
                    mint_tiles(site, "i", i_count, 512, 2147481598));
            mint_launching(site, "structs_sweep1");
            structs_sweep1<<<blocks, dim3(512), 0, mint_stream()>>>(
                (struct cell *)s_map.device, (struct cell *)t_map.device, (real *)w_map.device,
                (int)w_map.stride[0], flag, (unsigned)i_count,
                mint_elements(site, *s_map.whole, s_map.device, s_checked),
                mint_elements(site, *t_map.whole, t_map.device, t_checked));
            mint_launched(site, "structs_sweep1", s_map, w_map);
        }
    }
...
        s[i] = (struct cell){{(real)i, (real)(2 * i)}, 3 * i};
        t[i] = (struct cell){{5, (real)(7 * i)}, i * i};
