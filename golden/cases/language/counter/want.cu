
...
/* The loops at line 21.
 * u: read, pointwise
 * A block computes 256x1x1 points.
 * The model expects 142 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u, unsigned i_count, mint_found *__restrict__ sum_parts)
{
    real sum = -INFINITY;
    long long sum_at = 0;
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        {
            real sum_next = u[i];
            if (sum_next > sum) {
                sum = sum_next;
                sum_at = (long long)i - 0 + 1;
            }
        }
    }
    __shared__ __align__(8) char joining[4096];
    mint_join_block<mint_max>(joining, mint_found_at(sum, sum_at), sum_parts);
}

/* Joins what the blocks of main_sweep1 have found. */
static __global__ void __launch_bounds__(256)
main_sweep1_total(mint_found *__restrict__ sum_parts, long long part_count)
{
    __shared__ __align__(8) char joining_2[4096];
    mint_join_blocks<mint_max>(joining_2, sum_parts, part_count);
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 19}, "u", &u[0], mint_extents(n), 0, mint_padded, mint_scoped);
    {
        const mint_site site = {"in.c", 21};
        const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
        if (i_count > 0) {
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
            mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            u_map.settle();
            mint_not_left_in(site, u_map, "u", &sum, sizeof(real), "sum");
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 256));
            const long long part_count = mint_block_count(blocks);
            mint_found *sum_parts = mint_results<mint_found>(site, 0, part_count + 1);
            mint_launching(site, "main_sweep1");
            main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)u_map.device, (unsigned)i_count, sum_parts);
            mint_launched(site, "main_sweep1");
            mint_leaves(site, &sum);
            mint_launching(site, "main_sweep1_total");
            main_sweep1_total<<<1, 256, 0, mint_stream()>>>(sum_parts, part_count);
            mint_launched(site, "main_sweep1_total");
            sum = mint_max::into(sum, mint_result(site, "sum", sum_parts + part_count));
        }
    }
    mint_copy_out({"in.c", 24}, "u", &u[0], mint_extents(n));
