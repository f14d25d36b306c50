
...
/* The loops at line 22.
 * u: read, subscripts that are not index + constant
 * v: written
 * A block computes 256x1x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u, long long u_row, real *__restrict__ v, long long v_row,
            int n, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        for (int j = 1; j <= n; j++)
            v[i*v_row+j] = u[(i-1)*u_row+j] + u[(i+1)*u_row+j] + u[i*u_row+(j-1)]
                    + u[i*u_row+(j+1)];
    }
}

/* The loops at line 31.
 * v: read, subscripts that are not index + constant
 * u: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 85.3 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *v, long long v_row, real *__restrict__ u, long long u_row, int n,
            unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        for (int k = -1; k <= 1; k++) {
            for (int j = 1; j <= n; j++)
                u[i*u_row+j] += v[(i+k)*v_row+j]/4;
        }
        if (i > 3)
            u[i*u_row+0] = v[(i-1)*v_row+1];
        else
            u[i*u_row+0] = v[(i+1)*v_row+(1+1)];
    }
}

/* The loops at line 48.
 * cells: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 63.1 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(pair *__restrict__ cells, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        cells[i].a += cells[i].b;
        cells[i].b *= 2;
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 17}, "u", u, mint_extents(w, w), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 18}, "v", v, mint_extents(w, w), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 19}, mint_rows_stay);
        mint_inferred cells_here({"in.c", 19}, "cells", &cells[0],
                mint_extents(sizeof(cells) / sizeof(cells[0])), 1, mint_padded, mint_both);
...
        {
            const mint_site site = {"in.c", 22};
            const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
            if (i_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                const bool happens = (long long)(n) - 1 >= 0;
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "i-1..i+1", happens ? i_begin - 1 : 1, happens ? i_begin + i_count : 0},
                    {u_map, "u", 1, "j-1..j+1", happens ? 0 : 1, happens ? (long long)(n) + 1 : 0},
                    {v_map, "v", 0, "i", happens ? i_begin : 1, happens ? i_begin + i_count - 1 : 0},
                    {v_map, "v", 1, "j", happens ? 1 : 1, happens ? (long long)(n) : 0},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch u_reads = {"above[j]", {{-1, 1, {1}}, {0, (long long)(n) + 1, {0}}}};
                const mint_touch v_writes = {"to[j]", {{0, 0, {1}}, {1, (long long)(n), {0}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], n,
                    (unsigned)i_count);
                mint_launched(site, "main_sweep1", v_map);
            }
            i = (int)(i_begin + i_count);
            (void)i, (void)above, (void)row, (void)below, (void)to, (void)j; /* only kernels use them */
        }
        {
            const mint_site site = {"in.c", 31};
            const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
            if (i_count > 0) {
                mint_table v_map = mint_find_table(site, "v", v);
                mint_table u_map = mint_find_table(site, "u", u);
                const bool happens = (long long)(n) - 1 >= 0;
                const bool happens_2 = mint_greater(i_begin, 4) <= i_begin + i_count - 1;
                const bool happens_3 = i_begin <= mint_lesser(i_begin + i_count - 1, 3);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "i+k", happens ? i_begin - 1 : 1, happens ? i_begin + i_count : 0},
                    {v_map, "v", 0, "i-1", happens_2 ? mint_greater(i_begin, 4) - 1 : 1, happens_2 ? i_begin
                            + i_count - 2 : 0},
                    {v_map, "v", 0, "i+1", happens_3 ? i_begin + 1 : 1, happens_3
                            ? mint_lesser(i_begin + i_count - 1, 3) + 1 : 0},
                    {v_map, "v", 1, "j", happens ? 1 : 1, happens ? (long long)(n) : 0},
                    {v_map, "v", 1, "1", happens_2 ? 1 : 1, happens_2 ? 1 : 0},
                    {v_map, "v", 1, "1+1", happens_3 ? 2 : 1, happens_3 ? 2 : 0},
                    {u_map, "u", 0, "i", happens ? i_begin : 1, happens ? i_begin + i_count - 1 : 0},
                    {u_map, "u", 0, "i", happens_2 ? mint_greater(i_begin, 4) : 1, happens_2 ? i_begin
                            + i_count - 1 : 0},
                    {u_map, "u", 0, "i", happens_3 ? i_begin : 1, happens_3
                            ? mint_lesser(i_begin + i_count - 1, 3) : 0},
                    {u_map, "u", 1, "j", happens ? 1 : 1, happens ? (long long)(n) : 0},
                    {u_map, "u", 1, "0", happens_2 ? 0 : 1, happens_2 ? 0 : 0},
                    {u_map, "u", 1, "0", happens_3 ? 0 : 1, happens_3 ? 0 : 0},
                };
                mint_check_subscripts(site, subscripts);
                v_map.settle(site, "v");
                u_map.settle(site, "u");
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch v_reads = {"row[j]", {{-1, 1, {1}}, {1, (long long)(n), {0}}}};
                const mint_touch u_writes = {"to[j]", {{0, 0, {1}}, {1, (long long)(n), {0}}}};
                const mint_touch u_writes_2 = {"u[i][0]", {{0, 0, {1}}, {0, 0, {0}}},
                        {{mint_greater(i_begin, 4), i_begin + i_count - 1}}};
                const mint_touch u_writes_3 = {"u[i][0]", {{0, 0, {1}}, {0, 0, {0}}}, {{i_begin,
                        mint_lesser(i_begin + i_count - 1, 3)}}};
                const mint_touch v_reads_2 = {"row[1]", {{-1, -1, {1}}, {1, 1, {0}}},
                        {{mint_greater(i_begin, 4), i_begin + i_count - 1}}};
                const mint_touch v_reads_3 = {"row[1]", {{1, 1, {1}}, {2, 2, {0}}}, {{i_begin,
                        mint_lesser(i_begin + i_count - 1, 3)}}};
                mint_distinct(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
                mint_distinct(site, loops, v_map, "v", v_reads, u_map, "u", u_writes_2);
                mint_distinct(site, loops, v_map, "v", v_reads, u_map, "u", u_writes_3);
                mint_distinct(site, loops, v_map, "v", v_reads_2, u_map, "u", u_writes);
                mint_distinct(site, loops, v_map, "v", v_reads_2, u_map, "u", u_writes_2);
                mint_distinct(site, loops, v_map, "v", v_reads_2, u_map, "u", u_writes_3);
                mint_distinct(site, loops, v_map, "v", v_reads_3, u_map, "u", u_writes);
                mint_distinct(site, loops, v_map, "v", v_reads_3, u_map, "u", u_writes_2);
                mint_distinct(site, loops, v_map, "v", v_reads_3, u_map, "u", u_writes_3);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], (real *)u_map.device, u_map.stride[0], n,
                    (unsigned)i_count);
                mint_launched(site, "main_sweep2", u_map);
            }
            i = (int)(i_begin + i_count);
            (void)k; /* only kernels use them */
        }
        {
            const mint_site site = {"in.c", 48};
            const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
            if (i_count > 0) {
                mint_view cells_map = mint_find_view(site, "cells", &cells[0], sizeof(pair));
                mint_reach_view(site, cells_map, "cells", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                cells_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep3", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (pair *)cells_map.device, (unsigned)i_count);
                mint_launched(site, "main_sweep3", cells_map);
            }
            i = (int)(i_begin + i_count);
            (void)cell; /* only kernels use them */
        }
...
    mint_copy_out({"in.c", 55}, "u", u, mint_extents(w, w));
    mint_copy_out({"in.c", 56}, "v", v, mint_extents(w, w));
