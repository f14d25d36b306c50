
...
/* The loops at line 20.
 * u: read, 14 points, radius [-3,3][0,7]
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 118 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u, long long u_row, real *__restrict__ v, long long v_row,
            int n, int m, unsigned j_count, unsigned i_count, mint_extent u_extent)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = (int)ii;
        const int j = (int)ij;
        real s = 0;
#pragma unroll 1
        for (int k = -3; k <= 3; k++) {
            if (i + k < 0 || i + k >= n)
                continue;
            s += u[mint_inside((i+k)*u_row+j, u_extent, 0)];
        }
#pragma unroll 1
        for (int k_2 = 0; k_2 < 8 && j + k_2 < m; k_2++)
            s -= u[mint_inside(i*u_row+(j+k_2), u_extent, 1)]/2;
        v[i*v_row+j] = s;
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 15}, "u", u, mint_extents(n, m), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 16}, "v", v, mint_extents(n, m), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 17}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 20};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            const long long j_begin = 0, j_count = mint_trips(j_begin, m, 1);
            if (i_count > 0 && j_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                mint_reach_or_dense(site, u_map, 0, mint_greater(i_begin - 3, 0),
                        mint_lesser(i_begin + i_count + 2, (long long)(n) - 1));
                mint_reach_or_dense(site, u_map, 0, i_begin, i_begin + i_count - 1);
                mint_reach_or_dense(site, u_map, 1, j_begin, j_begin + j_count - 1);
                mint_reach_or_dense(site, u_map, 1, j_begin,
                        mint_lesser(j_begin + j_count + 6, (long long)(m) - 1));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "i", i_begin, i_begin + i_count - 1},
                    {v_map, "v", 1, "j", j_begin, j_begin + j_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                static const mint_checked u_checked[] = {
                    {{"in.c", 26}, "u", "u[i + k][j]", -1},
                    {{"in.c", 29}, "u", "u[i][j + k]", -1},
                };
                const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                const mint_touch u_reads = {"u[i + k][j]", {{-3, 3, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch v_writes = {"v[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_reads_2 = {"u[i][j + k]", {{0, 0, {1, 0}}, {0, 7, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(j_count, 16),
                        mint_ceil_div(i_count, 16));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], n, m,
                    (unsigned)j_count, (unsigned)i_count,
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "main_sweep1", v_map);
            }
        }
...
    mint_copy_out({"in.c", 33}, "v", v, mint_extents(n, m));
