
...
/* The loops at line 21.
 * u: read, pointwise
 * A block computes 8x1x1 points, a thread 2x1x1 of them.
 * The model expects 3.5 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(4)
compare_sweep1(const real *__restrict__ u, unsigned i_count, mint_found *__restrict__ above_parts,
               mint_found *__restrict__ not_below_parts, real *__restrict__ greatest_parts,
               mint_found *__restrict__ below_parts, mint_found *__restrict__ chosen_parts,
               mint_found *__restrict__ least_parts, mint_found *__restrict__ rounded_parts,
               mint_found *__restrict__ late_parts)
{
    real above = -INFINITY;
    long long above_at = 0;
    real not_below = -INFINITY;
    long long not_below_at = 0;
    real greatest = NAN;
    real below = INFINITY;
    long long below_at = 0;
    real chosen = INFINITY;
    long long chosen_at = 0;
    real least = NAN;
    long long least_at = 0;
    float rounded = -INFINITY;
    long long rounded_at = 0;
    float late = -INFINITY;
    long long late_at = 0;
    const unsigned ii_end = (blockIdx.x + 1)*8 < i_count ? (blockIdx.x + 1)*8 : i_count;
#pragma unroll 1
    for (unsigned ii = blockIdx.x*8 + threadIdx.x; ii < ii_end; ii += 4) {
        const int i = (int)ii;
        {
            real above_next = u[i];
            if (above_next > above) {
                above = above_next;
                above_at = (long long)i - 0 + 1;
            }
        }
        {
            real not_below_next = u[i];
            if (not_below_next >= not_below) {
                not_below = not_below_next;
                not_below_at = (long long)i - 0 + 1;
            }
        }
        {
            real greatest_next = u[i] + 20;
            if (greatest_next > greatest || greatest != greatest)
                greatest = greatest_next;
        }
        {
            real below_next = u[i];
            if (below_next < below) {
                below = below_next;
                below_at = (long long)i - 0 + 1;
            }
        }
        {
            real chosen_next = u[i];
            if (chosen_next <= chosen) {
                chosen = chosen_next;
                chosen_at = (long long)i - 0 + 1;
            }
        }
        {
            real least_next = u[i] - 20;
            if (least_next < least || least != least) {
                least = least_next;
                least_at = (long long)i - 0 + 1;
            }
        }
        {
            real rounded_next = u[i]*1e-300;
            if (rounded_next > rounded) {
                rounded = rounded_next;
                rounded_at = rounded == 0 && rounded_next > 0 ? -1 : (long long)i - 0 + 1;
            }
        }
        {
            real late_next = u[i]*1e-300;
            if (late_next >= late) {
                late = late_next;
                late_at = late == 0 && late_next < 0 ? -1 : (long long)i - 0 + 1;
            }
        }
    }
    __shared__ __align__(8) char joining[64];
    mint_join_block<mint_max>(joining, mint_found_at(above, above_at), above_parts);
    mint_join_block<mint_extreme<mint_above, mint_last_stays, mint_nan_stays>>(joining,
            mint_found_at(not_below, not_below_at), not_below_parts);
    mint_join_block<mint_extreme<mint_above, mint_first_stays, mint_nan_replaced>>(joining,
            greatest, greatest_parts);
    mint_join_block<mint_min>(joining, mint_found_at(below, below_at), below_parts);
    mint_join_block<mint_extreme<mint_below, mint_last_stays, mint_nan_stays>>(joining,
            mint_found_at(chosen, chosen_at), chosen_parts);
    mint_join_block<mint_extreme<mint_below, mint_first_stays, mint_nan_replaced>>(joining,
            mint_found_at(least, least_at), least_parts);
    mint_join_block<mint_max>(joining, mint_found_at(rounded, rounded_at), rounded_parts);
    mint_join_block<mint_extreme<mint_above, mint_last_stays, mint_nan_stays>>(joining,
            mint_found_at(late, late_at), late_parts);
}

/* Joins what the blocks of compare_sweep1 have found. */
static __global__ void __launch_bounds__(256)
compare_sweep1_total(mint_found *__restrict__ above_parts, mint_found *__restrict__ not_below_parts,
                     real *__restrict__ greatest_parts, mint_found *__restrict__ below_parts,
                     mint_found *__restrict__ chosen_parts, mint_found *__restrict__ least_parts,
                     mint_found *__restrict__ rounded_parts, mint_found *__restrict__ late_parts,
                     long long part_count)
{
    __shared__ __align__(8) char joining_2[4096];
    mint_join_blocks<mint_max>(joining_2, above_parts, part_count);
    mint_join_blocks<mint_extreme<mint_above, mint_last_stays, mint_nan_stays>>(joining_2,
            not_below_parts, part_count);
    mint_join_blocks<mint_extreme<mint_above, mint_first_stays, mint_nan_replaced>>(joining_2,
            greatest_parts, part_count);
    mint_join_blocks<mint_min>(joining_2, below_parts, part_count);
    mint_join_blocks<mint_extreme<mint_below, mint_last_stays, mint_nan_stays>>(joining_2,
            chosen_parts, part_count);
    mint_join_blocks<mint_extreme<mint_below, mint_first_stays, mint_nan_replaced>>(joining_2,
            least_parts, part_count);
    mint_join_blocks<mint_max>(joining_2, rounded_parts, part_count);
    mint_join_blocks<mint_extreme<mint_above, mint_last_stays, mint_nan_stays>>(joining_2,
            late_parts, part_count);
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 17}, "u", &u[0], mint_extents(CELLS), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 18});
        {
            const mint_site site = {"in.c", 21};
            const long long i_begin = 0, i_count = mint_trips(i_begin, 40, 1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                u_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "compare_sweep1", mint_ceil_div(i_count, 8));
                const long long part_count = mint_block_count(blocks);
                mint_found *above_parts = mint_results<mint_found>(site, 0, part_count + 1);
                mint_found *not_below_parts = mint_results<mint_found>(site, 1, part_count + 1);
                real *greatest_parts = mint_results<real>(site, 2, part_count + 1);
                mint_found *below_parts = mint_results<mint_found>(site, 3, part_count + 1);
                mint_found *chosen_parts = mint_results<mint_found>(site, 4, part_count + 1);
                mint_found *least_parts = mint_results<mint_found>(site, 5, part_count + 1);
                mint_found *rounded_parts = mint_results<mint_found>(site, 6, part_count + 1);
                mint_found *late_parts = mint_results<mint_found>(site, 7, part_count + 1);
                mint_launching(site, "compare_sweep1");
                compare_sweep1<<<blocks, dim3(4), 0, mint_stream()>>>(
                    (real *)u_map.device, (unsigned)i_count, above_parts, not_below_parts, greatest_parts,
                    below_parts, chosen_parts, least_parts, rounded_parts, late_parts);
                mint_launched(site, "compare_sweep1");
                mint_launching(site, "compare_sweep1_total");
                compare_sweep1_total<<<1, 256, 0, mint_stream()>>>(above_parts, not_below_parts,
                        greatest_parts, below_parts, chosen_parts, least_parts, rounded_parts, late_parts,
                        part_count);
                mint_launched(site, "compare_sweep1_total");
                above = mint_max::into(above, mint_result(site, "above", above_parts + part_count));
                not_below = mint_extreme<mint_above, mint_last_stays, mint_nan_stays>::into(not_below,
                        mint_result(site, "not_below", not_below_parts + part_count));
                greatest = mint_extreme<mint_above, mint_first_stays, mint_nan_replaced>::into(greatest,
                        mint_result(site, "greatest", greatest_parts + part_count));
                below = mint_min::into(below, mint_result(site, "below", below_parts + part_count));
                chosen = mint_extreme<mint_below, mint_last_stays, mint_nan_stays>::into(chosen,
                        mint_result(site, "chosen", chosen_parts + part_count));
                least = mint_extreme<mint_below, mint_first_stays, mint_nan_replaced>::into(least,
                        mint_result(site, "least", least_parts + part_count));
                rounded = mint_max::into(rounded, mint_result(site, "rounded", rounded_parts + part_count));
                late = mint_extreme<mint_above, mint_last_stays, mint_nan_stays>::into(late,
                        mint_result(site, "late", late_parts + part_count));
            }
        }
