
...
/* The loops at line 24.
 * weight: read, 2 points, radius [0,1]
 * u: read, 3-point star of radius 1
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 85.4 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
relax_sweep1(const real *__restrict__ weight, const real *__restrict__ u, long long u_row,
             real *__restrict__ v, long long v_row, int m_kind, unsigned j_count, unsigned i_count)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = 1 + (int)ii;
        const int j = 1 + (int)ij;
        const long long u_at = i*u_row + j;
        v[i*v_row+j] = weight[0]*u[u_at] + m_kind*weight[1]/HARD*(u[u_at-1] + u[u_at+1]);
    }
}

/* The loops at line 28.
 * v: read, pointwise
 * A block computes 16x16x1 points.
 * The model expects 142 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
relax_sweep2(const real *__restrict__ v, long long v_row, unsigned j_count, unsigned i_count,
             mint_found *__restrict__ most_parts)
{
    real most = -INFINITY;
    long long most_at = 0;
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = 1 + (int)ii;
        const int j = 1 + (int)ij;
        const long long v_at = i*v_row + j;
        {
            real most_next = v[v_at];
            if (most_next > most) {
                most = most_next;
                most_at = ((long long)i - 1)*(long long)j_count + ((long long)j - 1) + 1;
            }
        }
    }
    __shared__ __align__(8) char joining[4096];
    mint_join_block<mint_max>(joining, mint_found_at(most, most_at), most_parts);
}

/* Joins what the blocks of relax_sweep2 have found. */
static __global__ void __launch_bounds__(256)
relax_sweep2_total(mint_found *__restrict__ most_parts, long long part_count)
{
    __shared__ __align__(8) char joining_2[4096];
    mint_join_blocks<mint_max>(joining_2, most_parts, part_count);
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 17}, "u", u, mint_extents(n, n), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 18}, "v", v, mint_extents(n, n), 1, mint_padded, mint_scoped);
...
        /* #pragma mint parallel */
        { mint_region region({"in.c", 21}, mint_rows_stay);
            mint_inferred weight_here({"in.c", 21}, "weight", &weight[0],
                    mint_extents(sizeof(weight) / sizeof(weight[0])), 0, mint_padded, mint_both);
...
            {
                const mint_site site = {"in.c", 24};
                const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
                const long long j_begin = 1, j_count = mint_trips(j_begin, n - 1, 1);
                if (i_count > 0 && j_count > 0) {
                    mint_view weight_map = mint_find_view(site, "weight", &weight[0], sizeof(real));
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_table v_map = mint_find_table(site, "v", v);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "i", i_begin, i_begin + i_count - 1},
                        {u_map, "u", 1, "j-1..j+1", j_begin - 1, j_begin + j_count},
                        {v_map, "v", 0, "i", i_begin, i_begin + i_count - 1},
                        {v_map, "v", 1, "j", j_begin, j_begin + j_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_reach_view(site, weight_map, "weight", {{0}, {1}}, "0..1", true);
                    weight_map.settle();
                    u_map.settle(site, "u");
                    v_map.settle(site, "v");
                    const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                    const mint_touch weight_reads = {"weight[0]", {{0, 1, {0, 0}}}};
                    const mint_touch v_writes = {"v[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch u_reads = {"u[i][j]", {{0, 0, {1, 0}}, {-1, 1, {0, 1}}}};
                    mint_distinct(site, loops, weight_map, "weight", weight_reads, v_map, "v", v_writes);
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "relax_sweep1", mint_ceil_div(j_count, 16),
                            mint_ceil_div(i_count, 16));
                    mint_launching(site, "relax_sweep1");
                    relax_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)weight_map.device, (real *)u_map.device, u_map.stride[0], (real *)v_map.device,
                        v_map.stride[0], m->kind, (unsigned)j_count, (unsigned)i_count);
                    mint_launched(site, "relax_sweep1", v_map);
                }
                i = (int)(i_begin + i_count);
            }
            {
                const mint_site site = {"in.c", 28};
                const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
                const long long j_begin = 1, j_count = mint_trips(j_begin, n - 1, 1);
                if (i_count > 0 && j_count > 0) {
                    mint_table v_map = mint_find_table(site, "v", v);
                    mint_reach_or_dense(site, v_map, 0, i_begin, i_begin + i_count - 1);
                    mint_reach_or_dense(site, v_map, 1, j_begin, j_begin + j_count - 1);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {v_map, "v", 0, "i", i_begin, i_begin + i_count - 1},
                        {v_map, "v", 1, "j", j_begin, j_begin + j_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    v_map.settle(site, "v");
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "relax_sweep2", mint_ceil_div(j_count, 16),
                            mint_ceil_div(i_count, 16));
                    const long long part_count = mint_block_count(blocks);
                    mint_found *most_parts = mint_results<mint_found>(site, 0, part_count + 1);
                    mint_launching(site, "relax_sweep2");
                    relax_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)v_map.device, v_map.stride[0], (unsigned)j_count, (unsigned)i_count, most_parts);
                    mint_launched(site, "relax_sweep2");
                    mint_launching(site, "relax_sweep2_total");
                    relax_sweep2_total<<<1, 256, 0, mint_stream()>>>(most_parts, part_count);
                    mint_launched(site, "relax_sweep2_total");
                    most = mint_max::into(most, mint_result(site, "most", most_parts + part_count));
                }
                i = (int)(i_begin + i_count);
            }
            /* #pragma mint single */
            { mint_update({"in.c", 33}, "v", &v[1][1]) += most/(1 + t); }
...
        mint_copy_out({"in.c", 35}, "v", v, mint_extents(n, n));
...
    mint_copy_out({"in.c", 42}, "u", u, mint_extents(n, n));
...
    real **u = (real **)malloc(n * sizeof *u);
    u[0] = (real *)malloc(n * n * sizeof **u);
