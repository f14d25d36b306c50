
...
/* The loops at line 16.
 * u: read, 4 points, radius [-1,0][-1,1]
 * v: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 83.3 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *u, long long u_row, real *__restrict__ v, long long v_row, int w,
            unsigned j_count, unsigned i_count, mint_extent v_extent, mint_extent u_extent)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = (int)ii;
        const int j = (int)ij;
        const long long u_at = i*u_row + j;
        const long long v_at = i*v_row + j;
        real up = i > 0 ? u[u_at-u_row] : u[u_at];
        if (j == 0 || j == w - 1) {
            v[mint_inside(v_at, v_extent, 0)] = up;
        } else {
            if (u[u_at] > (real)0.25 && u[mint_inside(u_at-1, u_extent, 0)]
                    < u[mint_inside(u_at+1, u_extent, 1)]) {
                v[mint_inside(v_at, v_extent, 1)] = up*u[u_at];
                v[mint_inside(v_at, v_extent, 2)] -= u[mint_inside(u_at-1, u_extent, 2)];
            }
        }
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 11}, "u", u, mint_extents(w, w), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 12}, "v", v, mint_extents(w, w), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 13}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 16};
            const long long i_begin = 0, i_count = mint_trips(i_begin, w, 1);
            const long long j_begin = 0, j_count = mint_trips(j_begin, w, 1);
            if (i_count > 0 && j_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                const bool happens = mint_greater(i_begin, 1) <= i_begin + i_count - 1;
                const bool happens_2 = i_begin <= mint_lesser(i_begin + i_count - 1, 0);
                const bool happens_3 = mint_greater(j_begin, 1)
                        <= mint_lesser(j_begin + j_count - 1, (long long)(w) - 2);
                mint_reach_or_dense(site, u_map, 0, i_begin, i_begin + i_count - 1);
                mint_reach_or_dense(site, u_map, 1, mint_greater(j_begin, 1) - 1,
                        mint_lesser(j_begin + j_count - 1, (long long)(w) - 2) + 1);
                mint_reach_or_dense(site, v_map, 0, i_begin, i_begin + i_count - 1);
                mint_reach_or_dense(site, v_map, 1, j_begin, j_begin + j_count - 1);
                mint_reach_or_dense(site, v_map, 1, mint_greater(j_begin, 1),
                        mint_lesser(j_begin + j_count - 1, (long long)(w) - 2));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "i-1", happens ? mint_greater(i_begin, 1) - 1 : 1, happens ? i_begin
                            + i_count - 2 : 0},
                    {u_map, "u", 0, "i", happens_2 ? i_begin : 1, happens_2
                            ? mint_lesser(i_begin + i_count - 1, 0) : 0},
                    {u_map, "u", 0, "i", happens_3 ? i_begin : 1, happens_3 ? i_begin + i_count - 1 : 0},
                    {u_map, "u", 1, "j", happens ? j_begin : 1, happens ? j_begin + j_count - 1 : 0},
                    {u_map, "u", 1, "j", happens_2 ? j_begin : 1, happens_2 ? j_begin + j_count - 1 : 0},
                    {u_map, "u", 1, "j", happens_3 ? mint_greater(j_begin, 1) : 1, happens_3
                            ? mint_lesser(j_begin + j_count - 1, (long long)(w) - 2) : 0},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                static const mint_checked v_checked[] = {
                    {{"in.c", 20}, "v", "v[i][j]", -1},
                    {{"in.c", 22}, "v", "v[i][j]", -1},
                    {{"in.c", 23}, "v", "v[i][j]", -1},
                };
                static const mint_checked u_checked[] = {
                    {{"in.c", 21}, "u", "u[i][j - 1]", -1},
                    {{"in.c", 21}, "u", "u[i][j + 1]", -1},
                    {{"in.c", 23}, "u", "u[i][j - 1]", -1},
                };
                const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                const mint_touch u_reads = {"u[i - 1][j]", {{-1, -1, {1, 0}}, {0, 0, {0, 1}}},
                        {{mint_greater(i_begin, 1), i_begin + i_count - 1}, mint_any_index}};
                const mint_touch v_writes = {"v[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch v_writes_2 = {"v[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}, {mint_any_index,
                        {mint_greater(j_begin, 1),
                        mint_lesser(j_begin + j_count - 1, (long long)(w) - 2)}}};
                const mint_touch u_reads_2 = {"u[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}, {{i_begin,
                        mint_lesser(i_begin + i_count - 1, 0)}, mint_any_index}};
                const mint_touch u_reads_3 = {"u[i][j]", {{0, 0, {1, 0}}, {-1, 1, {0, 1}}}, {mint_any_index,
                        {mint_greater(j_begin, 1),
                        mint_lesser(j_begin + j_count - 1, (long long)(w) - 2)}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes_2);
                mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes_2);
                mint_distinct(site, loops, u_map, "u", u_reads_3, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_3, v_map, "v", v_writes_2);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(j_count, 16),
                        mint_ceil_div(i_count, 16));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], w,
                    (unsigned)j_count, (unsigned)i_count,
                    mint_elements(site, v_map, v_map.device, v_checked),
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "main_sweep1", v_map);
            }
            i = (int)(i_begin + i_count);
            if (i_count > 0) j = (int)(j_begin + j_count);
            (void)i, (void)j; /* only kernels use them */
        }
...
    mint_copy_out({"in.c", 27}, "v", v, mint_extents(w, w));
