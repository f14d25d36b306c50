
...
/* The loops at line 18.
 * u: read, subscripts that are not index + constant
 * v: read and written, subscripts that are not index + constant
 * A block computes 16x16x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *u, long long u_row, real *v, long long v_row, unsigned jj_count,
            unsigned ii_count)
{
    const unsigned ijj = blockIdx.x*16 + threadIdx.x;
    const unsigned iii = mint_block_y()*16 + threadIdx.y;
    if (ijj < jj_count && iii < ii_count) {
        const int ii = 8*(int)iii;
        const int jj = 8*(int)ijj;
        for (int i = ii; i < ii + B; i++) {
            for (int j = jj; j < jj + B; j++)
                v[i*v_row+j] = 2*u[i*u_row+j] - v[i*v_row+j];
        }
    }
}

/* The loops at line 24.
 * v: read, subscripts that are not index + constant
 * u: read and written, subscripts that are not index + constant
 * A block computes 16x16x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *v, long long v_row, real *__restrict__ u, long long u_row, int n,
            unsigned jj_count, int ii_begin, unsigned ii_count, mint_extent u_extent,
            mint_extent v_extent)
{
    const unsigned ijj = blockIdx.x*16 + threadIdx.x;
    const unsigned iii = mint_block_y()*16 + threadIdx.y;
    if (ijj < jj_count && iii < ii_count) {
        const int ii = ii_begin - 8*(int)iii;
        const int jj = 8*(int)ijj;
#pragma unroll 1
        for (int i = 0; i < B; i++) {
#pragma unroll 1
            for (int j = jj; j < jj + B; j++)
                if (j + 1 < n)
                    u[mint_inside((ii+i)*u_row+j, u_extent, 0)] += v[mint_inside((ii+i)*v_row+(j+1),
                            v_extent, 0)];
        }
    }
}

/* The loops at line 31.
 * u: read, subscripts that are not index + constant
 * v: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(const real *u, long long u_row, real *v, long long v_row, unsigned ii_count)
{
    const unsigned iii = blockIdx.x*256 + threadIdx.x;
    if (iii < ii_count) {
        const int ii = 1 + 3*(int)iii;
        for (int i = ii; i <= ii + 2; i++)
            v[i] += u[i*u_row+0];
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 13}, "u", u, mint_extents(n, n), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 14}, "v", v, mint_extents(n, n), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 15}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 18};
            const long long ii_begin = 0, ii_count = mint_trips(ii_begin, n, 8);
            const long long jj_begin = 0, jj_count = mint_trips(jj_begin, n, 8);
            if (ii_count > 0 && jj_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "i", ii_begin, (ii_begin + 8*(ii_count - 1)) + 7},
                    {u_map, "u", 1, "j", jj_begin, (jj_begin + 8*(jj_count - 1)) + 7},
                    {v_map, "v", 0, "i", ii_begin, (ii_begin + 8*(ii_count - 1)) + 7},
                    {v_map, "v", 1, "j", jj_begin, (jj_begin + 8*(jj_count - 1)) + 7},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                const mint_nest loops = {{{ii_begin, ii_count, 8}, {jj_begin, jj_count, 8}}};
                const mint_touch u_reads = {"u[i][j]", {{ii_begin, (ii_begin + 8*(ii_count - 1)) + 7, {0,
                        0}}, {jj_begin, (jj_begin + 8*(jj_count - 1)) + 7, {0, 0}}}};
                const mint_touch v_writes = {"v[i][j]", {{ii_begin, (ii_begin + 8*(ii_count - 1)) + 7, {0,
                        0}}, {jj_begin, (jj_begin + 8*(jj_count - 1)) + 7, {0, 0}}}};
                mint_coincide_once(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(jj_count, 16),
                        mint_ceil_div(ii_count, 16));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                    (unsigned)jj_count, (unsigned)ii_count);
                mint_launched(site, "main_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 24};
            const long long ii_begin = n - B, ii_count = mint_trips(ii_begin, -1, -8);
            const long long jj_begin = 0, jj_count = mint_trips(jj_begin, n, 8);
            if (ii_count > 0 && jj_count > 0) {
                mint_table v_map = mint_find_table(site, "v", v);
                mint_table u_map = mint_find_table(site, "u", u);
                mint_reach_or_dense(site, v_map, 0, (ii_begin + -8*(ii_count - 1)), ii_begin + 7);
                mint_reach_or_dense(site, v_map, 1, jj_begin + 1,
                        mint_lesser((jj_begin + 8*(jj_count - 1)) + 8, (long long)(n) - 1));
                mint_reach_or_dense(site, u_map, 0, (ii_begin + -8*(ii_count - 1)), ii_begin + 7);
                mint_reach_or_dense(site, u_map, 1, jj_begin,
                        mint_lesser((jj_begin + 8*(jj_count - 1)) + 7, (long long)(n) - 2));
                mint_reach_or_dense(site, u_map, 1, jj_begin,
                        mint_lesser((jj_begin + 8*(jj_count - 1)) + 7, (long long)(n) - 2));
                v_map.settle(site, "v");
                u_map.settle(site, "u");
                static const mint_checked u_checked[] = {
                    {{"in.c", 29}, "u", "u[ii + i][j]", -1},
                };
                static const mint_checked v_checked[] = {
                    {{"in.c", 29}, "v", "v[ii + i][j + 1]", -1},
                };
                const mint_nest loops = {{{ii_begin, ii_count, -8}, {jj_begin, jj_count, 8}}};
                const mint_touch v_reads = {"v[ii + i][j + 1]", {{0, 7, {1, 0}}, {jj_begin + 1,
                        (jj_begin + 8*(jj_count - 1)) + 8, {0, 0}}}};
                const mint_touch u_writes = {"u[ii + i][j]", {{0, 7, {1, 0}}, {jj_begin,
                        (jj_begin + 8*(jj_count - 1)) + 7, {0, 0}}}};
                mint_distinct(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep2", mint_ceil_div(jj_count, 16),
                        mint_tiles(site, "ii", ii_count, 16, 268435456));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], (real *)u_map.device, u_map.stride[0], n,
                    (unsigned)jj_count, (int)ii_begin, (unsigned)ii_count,
                    mint_elements(site, u_map, u_map.device, u_checked),
                    mint_elements(site, v_map, v_map.device, v_checked));
                mint_launched(site, "main_sweep2", u_map);
            }
        }
        {
            const mint_site site = {"in.c", 31};
            const long long ii_begin = 1, ii_count = mint_trips(ii_begin, n - 2, 3);
            if (ii_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "i", ii_begin, (ii_begin + 3*(ii_count - 1)) + 2},
                    {u_map, "u", 1, "0", 0, 0},
                    {v_map, "v", 0, "0", 0, 0},
                    {v_map, "v", 1, "i", ii_begin, (ii_begin + 3*(ii_count - 1)) + 2},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                const mint_nest loops = {{{ii_begin, ii_count, 3}}};
                const mint_touch u_reads = {"u[i][0]", {{ii_begin, (ii_begin + 3*(ii_count - 1)) + 2, {0}},
                        {0, 0, {0}}}};
                const mint_touch v_writes = {"v[0][i]", {{0, 0, {0}}, {ii_begin,
                        (ii_begin + 3*(ii_count - 1)) + 2, {0}}}};
                mint_coincide_once(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep3", mint_ceil_div(ii_count, 256));
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                    (unsigned)ii_count);
                mint_launched(site, "main_sweep3", v_map);
            }
        }
...
    mint_copy_out({"in.c", 35}, "u", u, mint_extents(n, n));
    mint_copy_out({"in.c", 36}, "v", v, mint_extents(n, n));
