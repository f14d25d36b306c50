
...
/* The loops at line 18.
 * u: read and written, 1 point, radius [0,0][0,1]
 * v: read, 3 points, radius [-1,0][-3,1]
 * w: written
 * A block computes 16x16x1 points.
 * The model expects 63.3 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(real *__restrict__ u, long long u_row, const real *v, long long v_row,
            real *__restrict__ w, long long w_row, int m, unsigned j_count, unsigned i_count,
            mint_extent v_extent)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = (int)ii;
        const int j = (int)ij;
        const long long u_at = i*u_row + j;
        const long long v_at = i*v_row + j;
        const long long w_at = i*w_row + j;
        if (j == 0)
            u[u_at] = u[u_at+1] + 1;
        if (j > 2 && j < m - 1 && i >= 1)
            w[w_at] = v[v_at-v_row+1] + v[v_at-3];
        else
            w[w_at] = i == 0 ? 1 : j == m - 1 ? v[mint_inside(v_at-1, v_extent, 0)] : 7;
    }
}

...
{ mint_scope mappings;
...
    real *u = (real *)malloc(n * m * sizeof *u), **v = new_rows(n, m), **w = new_rows(n, m);
...
    mint_copy_in(mappings, {"in.c", 12}, "u", &u[0], mint_extents(n, m), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 13}, "v", v, mint_extents(n, m), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 14}, "w", w, mint_extents(n, m), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 15}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 18};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            const long long j_begin = 0, j_count = mint_trips(j_begin, m, 1);
            if (i_count > 0 && j_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)m);
                mint_table v_map = mint_find_table(site, "v", v);
                mint_table w_map = mint_find_table(site, "w", w);
                const bool happens = mint_greater(j_begin, 0) <= mint_lesser(j_begin + j_count - 1, 0);
                const bool happens_2 = mint_greater(j_begin, 3)
                        <= mint_lesser(j_begin + j_count - 1, (long long)(m) - 2)
                        && mint_greater(i_begin, 1) <= i_begin + i_count - 1;
                mint_reach_or_dense(site, v_map, 0, mint_greater(i_begin, 1), i_begin + i_count - 1);
                mint_reach_or_dense(site, v_map, 1, mint_greater(j_begin, (long long)(m) - 1) - 1,
                        mint_lesser(j_begin + j_count - 1, (long long)(m) - 1) - 1);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "i-1..i", happens_2 ? mint_greater(i_begin, 1) - 1 : 1, happens_2
                            ? i_begin + i_count - 1 : 0},
                    {v_map, "v", 1, "j-3..j+1", happens_2 ? mint_greater(j_begin, 3) - 3 : 1, happens_2
                            ? mint_lesser(j_begin + j_count - 1, (long long)(m) - 2) + 1 : 0},
                    {w_map, "w", 0, "i", happens_2 ? mint_greater(i_begin, 1) : 1, happens_2 ? i_begin
                            + i_count - 1 : 0},
                    {w_map, "w", 0, "i", i_begin, i_begin + i_count - 1},
                    {w_map, "w", 1, "j", happens_2 ? mint_greater(j_begin, 3) : 1, happens_2
                            ? mint_lesser(j_begin + j_count - 1, (long long)(m) - 2) : 0},
                    {w_map, "w", 1, "j", j_begin, j_begin + j_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_reach_view(site, u_map, "u", {{happens ? i_begin : 1, mint_greater(j_begin, 0)},
                        {happens ? i_begin + i_count - 1 : 0, mint_lesser(j_begin + j_count - 1, 0) + 1}},
                        "i][j..j+1", true);
                u_map.settle();
                v_map.settle(site, "v");
                w_map.settle(site, "w");
                static const mint_checked v_checked[] = {
                    {{"in.c", 25}, "v", "v[i][j - 1]", -1},
                };
                const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                const mint_touch u_writes = {"u[i * m + j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}},
                        {mint_any_index, {mint_greater(j_begin, 0),
                        mint_lesser(j_begin + j_count - 1, 0)}}};
                const mint_touch v_reads = {"v[i - 1][j + 1]", {{-1, 0, {1, 0}}, {-3, 1, {0, 1}, 4}},
                        {{mint_greater(i_begin, 1), i_begin + i_count - 1}, {mint_greater(j_begin, 3),
                        mint_lesser(j_begin + j_count - 1, (long long)(m) - 2)}}};
                const mint_touch v_reads_2 = {"v[i][j - 1]", {{0, 0, {1, 0}}, {-1, -1, {0, 1}}},
                        {{mint_greater(i_begin, 1), i_begin + i_count - 1},
                        {mint_greater(j_begin, (long long)(m) - 1),
                        mint_lesser(j_begin + j_count - 1, (long long)(m) - 1)}}};
                const mint_touch u_reads = {"u[i * m + j + 1]", {{0, 0, {1, 0}}, {1, 1, {0, 1}}},
                        {mint_any_index, {mint_greater(j_begin, 0),
                        mint_lesser(j_begin + j_count - 1, 0)}}};
                const mint_touch w_writes = {"w[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}},
                        {{mint_greater(i_begin, 1), i_begin + i_count - 1}, {mint_greater(j_begin, 3),
                        mint_lesser(j_begin + j_count - 1, (long long)(m) - 2)}}};
                const mint_touch w_writes_2 = {"w[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_writes, v_map, "v", v_reads);
                mint_distinct(site, loops, u_map, "u", u_writes, v_map, "v", v_reads_2);
                mint_distinct(site, loops, u_map, "u", u_reads, w_map, "w", w_writes);
                mint_distinct(site, loops, u_map, "u", u_reads, w_map, "w", w_writes_2);
                mint_distinct(site, loops, u_map, "u", u_writes, w_map, "w", w_writes);
                mint_distinct(site, loops, u_map, "u", u_writes, w_map, "w", w_writes_2);
                mint_distinct(site, loops, v_map, "v", v_reads, w_map, "w", w_writes);
                mint_distinct(site, loops, v_map, "v", v_reads, w_map, "w", w_writes_2);
                mint_distinct(site, loops, v_map, "v", v_reads_2, w_map, "w", w_writes);
                mint_distinct(site, loops, v_map, "v", v_reads_2, w_map, "w", w_writes_2);
                const bool u_apart = mint_once(u_map);
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes, u_map, u_reads, mint_elsewhere),
                        "u[i * m + j]", "u[i * m + j + 1]");
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes, u_map, u_writes, mint_elsewhere),
                        "u[i * m + j]", "u[i * m + j]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(j_count, 16),
                        mint_ceil_div(i_count, 16));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                    (real *)w_map.device, w_map.stride[0], m, (unsigned)j_count, (unsigned)i_count,
                    mint_elements(site, v_map, v_map.device, v_checked));
                mint_launched(site, "main_sweep1", u_map, w_map);
            }
        }
...
    mint_copy_out({"in.c", 28}, "u", &u[0], mint_extents(n, m));
    mint_copy_out({"in.c", 29}, "w", w, mint_extents(n, m));
