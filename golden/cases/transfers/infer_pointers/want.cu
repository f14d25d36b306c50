
...
/* The loops at line 13.
 * from: read, 2 points, radius [-1,0][0,1]
 * to: written
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
swapped_sweep1(const real *__restrict__ from, long long from_row, real *__restrict__ to,
               long long to_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long from_at = y*from_row + x;
        to[y*to_row+x] = from[from_at-from_row]/2 + from[from_at+1];
    }
}

...
        {
            const mint_site site = {"in.c", 13};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            mint_inferred u_here({"in.c", 12}, "u", &u[0][0],
                    mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded,
                    mint_both);
            mint_inferred v_here({"in.c", 12}, "v", &v[0][0],
                    mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded,
                    mint_both);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &from_map = mint_find(site, "from", &from[0][0], sizeof(real),
                        mint_extents(0, 40));
                mint_mapping &to_map = mint_find(site, "to", &to[0][0], sizeof(real), mint_extents(0, 40));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {from_map, "from", 0, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                    {from_map, "from", 1, "x..x+1", x_begin, x_begin + x_count},
                    {to_map, "to", 0, "y", y_begin, y_begin + y_count - 1},
                    {to_map, "to", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch from_reads = {"from[y - 1][x]", {{-1, 0, {1, 0}}, {0, 1, {0, 1}}}};
                const mint_touch to_writes = {"to[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, from_map, "from", from_reads, to_map, "to", to_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "swapped_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "swapped_sweep1");
                swapped_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)from_map.device, from_map.stride[0], (real *)to_map.device, to_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "swapped_sweep1", to_map);
            }
        }
...
/* The loops at line 34.
 * flat: read, pointwise
 * p: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
chosen_sweep1(const real *flat, real *p, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        p[i] += flat[i];
    }
}

/* The loops at line 37.
 * p: read, pointwise
 * flat: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
chosen_sweep2(const real *__restrict__ p, real *__restrict__ flat, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        flat[2*i] = p[i];
    }
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 29});
        mint_inferred u_here_2({"in.c", 29}, "u", &u[0][0],
                mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded,
                mint_both);
        mint_inferred mine_here({"in.c", 29}, "mine", &mine[0],
                mint_extents(sizeof(mine) / sizeof(mine[0])), 1, mint_padded, mint_both);
        mint_inferred other_here({"in.c", 29}, "other", &other[0],
                mint_extents(sizeof(other) / sizeof(other[0])), 1, mint_padded, mint_both);
...
        {
            const mint_site site = {"in.c", 34};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            if (i_count > 0) {
                mint_view flat_map = mint_find_view(site, "flat", &flat[0], sizeof(real));
                mint_view p_map = mint_find_view(site, "p", &p[0], sizeof(real));
                mint_reach_view(site, flat_map, "flat", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                mint_reach_view(site, p_map, "p", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                flat_map.settle();
                p_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch flat_reads = {"flat[i]", {{0, 0, {1}}}};
                const mint_touch p_writes = {"p[i]", {{0, 0, {1}}}};
                mint_coincide(site, loops, flat_map, "flat", flat_reads, p_map, "p", p_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "chosen_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "chosen_sweep1");
                chosen_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)flat_map.device, (real *)p_map.device, (unsigned)i_count);
                mint_launched(site, "chosen_sweep1", p_map);
            }
        }
        {
            const mint_site site = {"in.c", 37};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            if (i_count > 0) {
                mint_view p_map = mint_find_view(site, "p", &p[0], sizeof(real));
                mint_view flat_map = mint_find_view(site, "flat", &flat[0], sizeof(real));
                mint_reach_view(site, p_map, "p", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                mint_reach_view(site, flat_map, "flat", {{2*i_begin}, {2*(i_begin + i_count - 1)}}, "2*i",
                        true);
                p_map.settle();
                flat_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch p_reads = {"p[i]", {{0, 0, {1}}}};
                const mint_touch flat_writes = {"flat[2 * i]", {{0, 0, {2}}}};
                mint_distinct(site, loops, p_map, "p", p_reads, flat_map, "flat", flat_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "chosen_sweep2", mint_ceil_div(i_count, 256));
                mint_launching(site, "chosen_sweep2");
                chosen_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)p_map.device, (real *)flat_map.device, (unsigned)i_count);
                mint_launched(site, "chosen_sweep2", flat_map);
            }
        }
...
/* The loops at line 53.
 * u: read, subscripts that are not index + constant
 * pair_1_n_2: read, 1 point, radius [-1,0]
 * pair_n_2: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 63.5 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u, int u_row, const real *__restrict__ pair_1_n_2,
            real *__restrict__ pair_n_2, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        pair_n_2[i] += u[i*u_row+i] + pair_1_n_2[i-1];
    }
}

...
    {
        const mint_site site = {"in.c", 53};
        const long long i_begin = 1, i_count = mint_trips(i_begin, n, 1);
        mint_inferred line_here({"in.c", 52}, "line", &line[0][0],
                mint_extents(sizeof(line) / sizeof(line[0]), sizeof(line[0]) / sizeof(line[0][0])), 1,
                mint_padded, mint_both);
        mint_inferred u_here_3({"in.c", 52}, "u", &u[0][0],
                mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded,
                mint_upload);
        if (i_count > 0) {
            mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
            mint_view pair_1_n_2_map = mint_find_view(site, "pair[1 - (n%2)]", &pair[1 - (n%2)][0],
                    sizeof(real));
            mint_view pair_n_2_map = mint_find_view(site, "pair[n%2]", &pair[n%2][0], sizeof(real));
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {u_map, "u", 0, "i", i_begin, i_begin + i_count - 1},
                {u_map, "u", 1, "i", i_begin, i_begin + i_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            mint_reach_view(site, pair_1_n_2_map, "pair[1 - (n%2)]", {{i_begin - 1}, {i_begin + i_count
                    - 2}}, "i-1", true);
            mint_reach_view(site, pair_n_2_map, "pair[n%2]", {{i_begin}, {i_begin + i_count - 1}}, "i",
                    true);
            pair_1_n_2_map.settle();
            pair_n_2_map.settle();
            const mint_nest loops = {{{i_begin, i_count, 1}}};
            const mint_touch u_reads = {"u[i][i]", {{0, 0, {1}}, {0, 0, {1}}}};
            const mint_touch pair_n_2_writes = {"pair[n % 2][i]", {{0, 0, {1}}}};
            const mint_touch pair_1_n_2_reads = {"pair[1 - n % 2][i - 1]", {{-1, -1, {1}}}};
            mint_distinct(site, loops, u_map, "u", u_reads, pair_n_2_map, "pair[n%2]", pair_n_2_writes);
            mint_distinct(site, loops, pair_1_n_2_map, "pair[1 - (n%2)]", pair_1_n_2_reads,
                    pair_n_2_map, "pair[n%2]", pair_n_2_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "main_sweep1");
            main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)u_map.device, (int)u_map.stride[0], (real *)pair_1_n_2_map.device,
                (real *)pair_n_2_map.device, (unsigned)i_count);
            mint_launched(site, "main_sweep1", pair_n_2_map);
        }
    }
