
...
/* The loops at line 32.
 * u: read, 5-point star of radius 1
 * v: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 54.6 billion points a second, limited by arithmetic. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *u, int u_row, real *__restrict__ v, int v_row, unsigned j_count,
            unsigned i_count, mint_found *__restrict__ error_parts, double *__restrict__ sum_parts,
            unsigned *__restrict__ hits_parts, unsigned *__restrict__ level_parts,
            unsigned *__restrict__ any_parts, unsigned *__restrict__ small_parts,
            long *__restrict__ least_parts, unsigned *__restrict__ most_parts,
            unsigned long long *__restrict__ product_parts, mint_extent v_extent,
            mint_extent u_extent)
{
    float error = NAN;
    long long error_at = 0;
    double sum = -0.0;
    unsigned hits = 0;
    unsigned level = 0;
    unsigned any = 0;
    unsigned small = 0;
    long least = 9223372036854775807ll;
    unsigned most = 0;
    unsigned long long product = 1;
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = 1 + (int)ii;
        const int j = 1 + (int)ij;
        const int u_at = i*u_row + j;
        const int v_at = i*v_row + j;
        if (!((i + j)%3 == 0)) {
            v[mint_inside(v_at, v_extent, 0)] = (u[mint_inside(u_at-u_row, u_extent, 0)]
                    + u[mint_inside(u_at+u_row, u_extent, 1)] + u[mint_inside(u_at-1, u_extent, 2)]
                    + u[mint_inside(u_at+1, u_extent, 3)])/4;
            {
                double error_next = fabs(v[mint_inside(v_at, v_extent, 1)]
                        - u[mint_inside(u_at, u_extent, 4)]);
                if (error_next > error || error != error) {
                    error = error_next;
                    error_at = error == 0 && error_next > 0 ? -1
                            : ((long long)i - 1)*(long long)j_count + ((long long)j - 1) + 1;
                }
            }
            sum += (double)(int)v[mint_inside(v_at, v_extent, 2)];
            if (u[mint_inside(u_at, u_extent, 5)] > 8)
                hits += 1;
            if (i == j)
                if (HIGH > level)
                    level = HIGH;
            any |= (unsigned)(u[mint_inside(u_at, u_extent, 6)] > 15);
            small -= (unsigned)i;
            {
                int least_next = i*j - 30;
                if (least_next < least)
                    least = least_next;
            }
            if (j > 5) {
                unsigned most_next = (unsigned)(i + j);
                if (most_next > most)
                    most = most_next;
            }
            product *= (unsigned long long)((unsigned)j | 1);
        }
    }
    __shared__ __align__(8) char joining[4096];
    mint_join_block<mint_extreme<mint_above, mint_first_stays, mint_nan_replaced>>(joining,
            mint_found_at(error, error_at), error_parts);
    mint_join_block<mint_sum>(joining, sum, sum_parts);
    mint_join_block<mint_sum>(joining, hits, hits_parts);
    mint_join_block<mint_max>(joining, level, level_parts);
    mint_join_block<mint_or_bits>(joining, any, any_parts);
    mint_join_block<mint_sum>(joining, small, small_parts);
    mint_join_block<mint_min>(joining, least, least_parts);
    mint_join_block<mint_max>(joining, most, most_parts);
    mint_join_block<mint_times>(joining, product, product_parts);
}

/* Joins what the blocks of main_sweep1 have found. */
static __global__ void __launch_bounds__(256)
main_sweep1_total(mint_found *__restrict__ error_parts, double *__restrict__ sum_parts,
                  unsigned *__restrict__ hits_parts, unsigned *__restrict__ level_parts,
                  unsigned *__restrict__ any_parts, unsigned *__restrict__ small_parts,
                  long *__restrict__ least_parts, unsigned *__restrict__ most_parts,
                  unsigned long long *__restrict__ product_parts, long long part_count)
{
    __shared__ __align__(8) char joining_2[4096];
    mint_join_blocks<mint_extreme<mint_above, mint_first_stays, mint_nan_replaced>>(joining_2,
            error_parts, part_count);
    mint_join_blocks<mint_sum>(joining_2, sum_parts, part_count);
    mint_join_blocks<mint_sum>(joining_2, hits_parts, part_count);
    mint_join_blocks<mint_max>(joining_2, level_parts, part_count);
    mint_join_blocks<mint_or_bits>(joining_2, any_parts, part_count);
    mint_join_blocks<mint_sum>(joining_2, small_parts, part_count);
    mint_join_blocks<mint_min>(joining_2, least_parts, part_count);
    mint_join_blocks<mint_max>(joining_2, most_parts, part_count);
    mint_join_blocks<mint_times>(joining_2, product_parts, part_count);
}

...
{ mint_scope mappings;
...
    bool any = 0;
...
    mint_copy_in(mappings, {"in.c", 23}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 24}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 25});
...
    {
        const mint_site site = {"in.c", 32};
        const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
        const long long j_begin = 1, j_count = mint_trips(j_begin, m - 1, 1);
        if (i_count > 0 && j_count > 0) {
            mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 24));
            mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 24));
            mint_reach_or_dense(site, u_map, 0, i_begin - 1, i_begin + i_count);
            mint_reach_or_dense(site, u_map, 1, j_begin - 1, j_begin + j_count);
            mint_reach_or_dense(site, v_map, 0, i_begin, i_begin + i_count - 1);
            mint_reach_or_dense(site, v_map, 1, j_begin, j_begin + j_count - 1);
            static const mint_checked v_checked[] = {
                {{"in.c", 36}, "v", "v[i][j]", -1},
                {{"in.c", 37}, "v", "v[i][j]", -1},
                {{"in.c", 38}, "v", "v[i][j]", -1},
            };
            static const mint_checked u_checked[] = {
                {{"in.c", 36}, "u", "u[i - 1][j]", -1},
                {{"in.c", 36}, "u", "u[i + 1][j]", -1},
                {{"in.c", 36}, "u", "u[i][j - 1]", -1},
                {{"in.c", 36}, "u", "u[i][j + 1]", -1},
                {{"in.c", 37}, "u", "u[i][j]", -1},
                {{"in.c", 39}, "u", "u[i][j]", -1},
                {{"in.c", 43}, "u", "u[i][j]", -1},
            };
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(j_count, 16),
                    mint_ceil_div(i_count, 16));
            const long long part_count = mint_block_count(blocks);
            mint_found *error_parts = mint_results<mint_found>(site, 0, part_count + 1);
            double *sum_parts = mint_results<double>(site, 1, part_count + 1);
            unsigned *hits_parts = mint_results<unsigned>(site, 2, part_count + 1);
            unsigned *level_parts = mint_results<unsigned>(site, 3, part_count + 1);
            unsigned *any_parts = mint_results<unsigned>(site, 4, part_count + 1);
            unsigned *small_parts = mint_results<unsigned>(site, 5, part_count + 1);
            long *least_parts = mint_results<long>(site, 6, part_count + 1);
            unsigned *most_parts = mint_results<unsigned>(site, 7, part_count + 1);
            unsigned long long *product_parts = mint_results<unsigned long long>(site, 8, part_count
                    + 1);
            mint_launching(site, "main_sweep1");
            main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device, (int)v_map.stride[0],
                (unsigned)j_count, (unsigned)i_count, error_parts, sum_parts, hits_parts, level_parts,
                any_parts, small_parts, least_parts, most_parts, product_parts,
                mint_elements(site, v_map, v_map.device, v_checked),
                mint_elements(site, u_map, u_map.device, u_checked));
            mint_launched(site, "main_sweep1", v_map);
            mint_launching(site, "main_sweep1_total");
            main_sweep1_total<<<1, 256, 0, mint_stream()>>>(error_parts, sum_parts, hits_parts,
                    level_parts, any_parts, small_parts, least_parts, most_parts, product_parts,
                    part_count);
            mint_launched(site, "main_sweep1_total");
            error = mint_extreme<mint_above, mint_first_stays, mint_nan_replaced>::into(error,
                    mint_result(site, "error", error_parts + part_count));
            sum = mint_sum::into(sum, mint_result(site, "sum", sum_parts + part_count));
            hits = mint_sum::into(hits, mint_result(site, "hits", hits_parts + part_count));
            level = mint_max::into(level, mint_result(site, "level", level_parts + part_count));
            any = mint_or_bits::into(any, mint_result(site, "any", any_parts + part_count));
            small = mint_sum::into(small, mint_result(site, "small", small_parts + part_count));
            least = mint_min::into(least, mint_result(site, "least", least_parts + part_count));
            most = mint_max::into(most, mint_result(site, "most", most_parts + part_count));
            product = mint_times::into(product,
                    mint_result(site, "product", product_parts + part_count));
        }
        i = (int)(i_begin + i_count);
        if (i_count > 0) j = (int)(j_begin + j_count);
    }
...
    mint_copy_out({"in.c", 54}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])));
