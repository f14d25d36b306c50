
...
/* The loops at line 22.
 * u: read, subscripts that are not index + constant
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 116 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u, long long u_row, real *__restrict__ v, long long v_row,
            size_t rows, int m, int first, unsigned j_count, unsigned i_count, mint_extent u_extent)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const size_t i = (size_t)ii;
        const unsigned j = ij;
        real s = i < rows - 2 ? u[mint_inside((i+2)*u_row+j, u_extent, 0)]
                : u[mint_inside(i*u_row+0, u_extent, 1)];
        s += m - 2 <= j ? u[mint_inside(i*u_row+j, u_extent, 2)]
                : u[mint_inside(i*u_row+(j+2), u_extent, 3)];
        if (!(j >= m - 3))
            s -= u[mint_inside(i*u_row+(j+3), u_extent, 4)]/2;
        if (j >= first)
            s += u[mint_inside(i*u_row+(j-first), u_extent, 5)]/4;
        v[i*v_row+j] = s;
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 17}, "u", u, mint_extents(n, m), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 18}, "v", v, mint_extents(n, m), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 19}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 22};
            const long long i_begin = 0, i_count = mint_trips(i_begin, rows, 1);
            const long long j_begin = 0, j_count = mint_trips(j_begin, (unsigned)m, 1);
            if (i_count > 0 && j_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                mint_within(site, "(unsigned)m", (long long)(m), (long long)(m), 0LL, 4294967295LL);
                mint_reach_or_dense(site, u_map, 0, i_begin + 2,
                        mint_lesser(i_begin + i_count + 1, (long long)(rows) - 2 >= 0 ? (long long)(rows)
                        - 1 : LLONG_MAX));
                mint_reach_or_dense(site, u_map, 0, mint_greater(i_begin, (long long)(rows) - 2), i_begin
                        + i_count - 1);
                mint_reach_or_dense(site, u_map, 0, i_begin, i_begin + i_count - 1);
                mint_reach_or_dense(site, u_map, 1, j_begin, j_begin + j_count - 1);
                mint_reach_or_dense(site, u_map, 1, 0, 0);
                mint_reach_or_dense(site, u_map, 1, mint_greater(j_begin, (long long)(m) - 2), j_begin
                        + j_count - 1);
                mint_reach_or_dense(site, u_map, 1, j_begin + 2,
                        mint_lesser(j_begin + j_count + 1, (long long)(m) - 2 >= 0 ? (long long)(m) - 1
                        : LLONG_MAX));
                mint_reach_or_dense(site, u_map, 1, j_begin + 3,
                        mint_lesser(j_begin + j_count + 2, (long long)(m) - 3 >= 0 ? (long long)(m) - 1
                        : LLONG_MAX));
                mint_reach_or_dense(site, u_map, 1, mint_greater( - (long long)(first) + j_begin, 0),
                        - (long long)(first) + j_begin + j_count - 1);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "i", i_begin, i_begin + i_count - 1},
                    {v_map, "v", 1, "j", j_begin, j_begin + j_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                static const mint_checked u_checked[] = {
                    {{"in.c", 24}, "u", "u[i + 2][j]", -1},
                    {{"in.c", 24}, "u", "u[i][0]", -1},
                    {{"in.c", 25}, "u", "u[i][j]", -1},
                    {{"in.c", 25}, "u", "u[i][j + 2]", -1},
                    {{"in.c", 27}, "u", "u[i][j + 3]", -1},
                    {{"in.c", 29}, "u", "u[i][j - first]", -1},
                };
                const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                const mint_touch u_reads = {"u[i + 2][j]", {{0, 2, {1, 0}, 2}, {0, 3, {0, 1}}}};
                const mint_touch v_writes = {"v[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_reads_2 = {"u[i][0]", {{0, 0, {1, 0}}, {0, 0, {0, 0}}}};
                const mint_touch u_reads_3 = {"u[i][j - first]", {{0, 0, {1, 0}}, { - (long long)(first),
                        - (long long)(first), {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_3, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                        mint_tiles(site, "j", j_count, 16, 4294966239),
                        mint_tiles(site, "i", i_count, 16, 4294900685));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], rows, m,
                    first, (unsigned)j_count, (unsigned)i_count,
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "main_sweep1", v_map);
            }
        }
...
    mint_copy_out({"in.c", 33}, "v", v, mint_extents(n, m));
