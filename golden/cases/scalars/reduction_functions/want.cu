
...
/* larger, for kernels. */
static __device__ real larger_on_device(real a, real b)
{
    return a > b ? a : b;
}

/* The loops at line 59.
 * u: read, subscripts that are not index + constant
 * v: read, pointwise
 * k: read, pointwise
 * A block computes 256x1x1 points.
 * The model expects 45.2 billion points a second, limited by arithmetic. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u, const real *__restrict__ v, const int *__restrict__ k,
            unsigned i_count, unsigned *__restrict__ most_nan_parts,
            mint_found *__restrict__ most_parts, mint_found *__restrict__ low_parts,
            mint_found *__restrict__ top_parts, int *__restrict__ few_parts,
            int *__restrict__ under_parts, mint_found *__restrict__ zero_parts,
            unsigned *__restrict__ chain_nan_parts, mint_found *__restrict__ chain_parts,
            unsigned *__restrict__ last_nan_parts, mint_found *__restrict__ last_parts,
            unsigned *__restrict__ other_nan_parts, mint_found *__restrict__ other_parts,
            mint_found *__restrict__ raised_parts)
{
    unsigned most_nan = 0;
    real most = NAN;
    long long most_at = 0;
    real low = INFINITY;
    long long low_at = 0;
    real top = -INFINITY;
    long long top_at = 0;
    int few = 2147483647ll;
    int under = 2147483647ll;
    real zero = -INFINITY;
    long long zero_at = 0;
    unsigned chain_nan = 0;
    real chain = NAN;
    long long chain_at = 0;
    unsigned last_nan = 0;
    real last = NAN;
    long long last_at = 0;
    unsigned other_nan = 0;
    real other = NAN;
    long long other_at = 0;
    real raised = -INFINITY;
    long long raised_at = 0;
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        {
            real most_next = u[i] - v[i];
            most_nan |= most_next != most_next;
            if (!(most_next < most)) {
                most = most_next;
                most_at = (long long)i - 0 + 1;
            }
        }
        {
            real low_next = u[i]*2;
            if (low_next < low) {
                low = low_next;
                low_at = (long long)i - 0 + 1;
            }
        }
        {
            real top_next = (real)(larger_on_device(u[i], u[400-1-i]) - 0.5);
            if (top_next > top) {
                top = top_next;
                top_at = (long long)i - 0 + 1;
            }
        }
        {
            int few_next = k[i];
            if (few_next < few)
                few = few_next;
        }
        {
            int under_next = k[i]/2 + i%3;
            if (under_next < under)
                under = under_next;
        }
        real e = u[i]/3;
        if (e > raised) {
            raised = e;
            raised_at = (long long)i - 0 + 1;
        }
        {
            real zero_next = v[i];
            if (zero_next > zero) {
                zero = zero_next;
                zero_at = (long long)i - 0 + 1;
            }
        }
        {
            real chain_next = u[i];
            chain_nan |= chain_next != chain_next;
            if (!(chain_next < chain)) {
                chain = chain_next;
                chain_at = (long long)i - 0 + 1;
            }
            real chain_next_2 = u[400-1-i]/2;
            chain_nan |= chain_next_2 != chain_next_2;
            if (!(chain_next_2 < chain)) {
                chain = chain_next_2;
                chain_at = (long long)i - 0 + 1;
            }
        }
        {
            real last_next = v[i];
            last_nan |= last_next != last_next;
            if (!(last_next < last)) {
                last = last_next;
                last_at = (long long)i - 0 + 1;
            }
            real last_next_2 = -v[i];
            last_nan |= last_next_2 != last_next_2;
            if (!(last_next_2 < last)) {
                last = last_next_2;
                last_at = (long long)i - 0 + 1;
            }
        }
        {
            real other_next = u[i];
            other_nan |= other_next != other_next;
            if (!(other_next <= other)) {
                other = other_next;
                other_at = (long long)i - 0 + 1;
            }
        }
    }
    __shared__ __align__(8) char joining[4096];
    mint_join_block<mint_or_bits>(joining, most_nan, most_nan_parts);
    mint_join_block<mint_extreme<mint_above, mint_last_stays, mint_nan_replaced>>(joining,
            mint_found_at(most, most_at), most_parts);
    mint_join_block<mint_min>(joining, mint_found_at(low, low_at), low_parts);
    mint_join_block<mint_max>(joining, mint_found_at(top, top_at), top_parts);
    mint_join_block<mint_min>(joining, few, few_parts);
    mint_join_block<mint_min>(joining, under, under_parts);
    mint_join_block<mint_max>(joining, mint_found_at(zero, zero_at), zero_parts);
    mint_join_block<mint_or_bits>(joining, chain_nan, chain_nan_parts);
    mint_join_block<mint_extreme<mint_above, mint_last_stays, mint_nan_replaced>>(joining,
            mint_found_at(chain, chain_at), chain_parts);
    mint_join_block<mint_or_bits>(joining, last_nan, last_nan_parts);
    mint_join_block<mint_extreme<mint_above, mint_last_stays, mint_nan_replaced>>(joining,
            mint_found_at(last, last_at), last_parts);
    mint_join_block<mint_or_bits>(joining, other_nan, other_nan_parts);
    mint_join_block<mint_extreme<mint_above, mint_first_stays, mint_nan_replaced>>(joining,
            mint_found_at(other, other_at), other_parts);
    mint_join_block<mint_max>(joining, mint_found_at(raised, raised_at), raised_parts);
}

/* Joins what the blocks of main_sweep1 have found. */
static __global__ void __launch_bounds__(256)
main_sweep1_total(unsigned *__restrict__ most_nan_parts, mint_found *__restrict__ most_parts,
                  mint_found *__restrict__ low_parts, mint_found *__restrict__ top_parts,
                  int *__restrict__ few_parts, int *__restrict__ under_parts,
                  mint_found *__restrict__ zero_parts, unsigned *__restrict__ chain_nan_parts,
                  mint_found *__restrict__ chain_parts, unsigned *__restrict__ last_nan_parts,
                  mint_found *__restrict__ last_parts, unsigned *__restrict__ other_nan_parts,
                  mint_found *__restrict__ other_parts, mint_found *__restrict__ raised_parts,
                  long long part_count)
{
    __shared__ __align__(8) char joining_2[4096];
    mint_join_blocks<mint_or_bits>(joining_2, most_nan_parts, part_count);
    mint_join_blocks<mint_extreme<mint_above, mint_last_stays, mint_nan_replaced>>(joining_2,
            most_parts, part_count);
    mint_join_blocks<mint_min>(joining_2, low_parts, part_count);
    mint_join_blocks<mint_max>(joining_2, top_parts, part_count);
    mint_join_blocks<mint_min>(joining_2, few_parts, part_count);
    mint_join_blocks<mint_min>(joining_2, under_parts, part_count);
    mint_join_blocks<mint_max>(joining_2, zero_parts, part_count);
    mint_join_blocks<mint_or_bits>(joining_2, chain_nan_parts, part_count);
    mint_join_blocks<mint_extreme<mint_above, mint_last_stays, mint_nan_replaced>>(joining_2,
            chain_parts, part_count);
    mint_join_blocks<mint_or_bits>(joining_2, last_nan_parts, part_count);
    mint_join_blocks<mint_extreme<mint_above, mint_last_stays, mint_nan_replaced>>(joining_2,
            last_parts, part_count);
    mint_join_blocks<mint_or_bits>(joining_2, other_nan_parts, part_count);
    mint_join_blocks<mint_extreme<mint_above, mint_first_stays, mint_nan_replaced>>(joining_2,
            other_parts, part_count);
    mint_join_blocks<mint_max>(joining_2, raised_parts, part_count);
}

...
    {
        const mint_site site = {"in.c", 59};
        const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
        mint_inferred u_here({"in.c", 58}, "u", &u[0], mint_extents(sizeof(u) / sizeof(u[0])), 0,
                mint_padded, mint_upload);
        mint_inferred v_here({"in.c", 58}, "v", &v[0], mint_extents(sizeof(v) / sizeof(v[0])), 0,
                mint_padded, mint_upload);
        mint_inferred k_here({"in.c", 58}, "k", &k[0], mint_extents(sizeof(k) / sizeof(k[0])), 0,
                mint_padded, mint_upload);
        if (i_count > 0) {
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
            mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
            mint_view k_map = mint_find_view(site, "k", &k[0], sizeof(int));
            mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site, u_map, "u", {{ - (i_begin + i_count - 1) + 399}, { - i_begin + 399}},
                    "400-1-i", true);
            mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site, k_map, "k", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            u_map.settle();
            v_map.settle();
            k_map.settle();
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 256));
            const long long part_count = mint_block_count(blocks);
            unsigned *most_nan_parts = mint_results<unsigned>(site, 0, part_count + 1);
            mint_found *most_parts = mint_results<mint_found>(site, 1, part_count + 1);
            mint_found *low_parts = mint_results<mint_found>(site, 2, part_count + 1);
            mint_found *top_parts = mint_results<mint_found>(site, 3, part_count + 1);
            int *few_parts = mint_results<int>(site, 4, part_count + 1);
            int *under_parts = mint_results<int>(site, 5, part_count + 1);
            mint_found *zero_parts = mint_results<mint_found>(site, 6, part_count + 1);
            unsigned *chain_nan_parts = mint_results<unsigned>(site, 7, part_count + 1);
            mint_found *chain_parts = mint_results<mint_found>(site, 8, part_count + 1);
            unsigned *last_nan_parts = mint_results<unsigned>(site, 9, part_count + 1);
            mint_found *last_parts = mint_results<mint_found>(site, 10, part_count + 1);
            unsigned *other_nan_parts = mint_results<unsigned>(site, 11, part_count + 1);
            mint_found *other_parts = mint_results<mint_found>(site, 12, part_count + 1);
            mint_found *raised_parts = mint_results<mint_found>(site, 13, part_count + 1);
            mint_launching(site, "main_sweep1");
            main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)u_map.device, (real *)v_map.device, (int *)k_map.device, (unsigned)i_count,
                most_nan_parts, most_parts, low_parts, top_parts, few_parts, under_parts, zero_parts,
                chain_nan_parts, chain_parts, last_nan_parts, last_parts, other_nan_parts, other_parts,
                raised_parts);
            mint_launched(site, "main_sweep1");
            mint_launching(site, "main_sweep1_total");
            main_sweep1_total<<<1, 256, 0, mint_stream()>>>(most_nan_parts, most_parts, low_parts,
                    top_parts, few_parts, under_parts, zero_parts, chain_nan_parts, chain_parts,
                    last_nan_parts, last_parts, other_nan_parts, other_parts, raised_parts, part_count);
            mint_launched(site, "main_sweep1_total");
            mint_no_nan(site, "most", mint_result(site, "most", most_nan_parts + part_count));
            most = mint_extreme<mint_above, mint_last_stays, mint_nan_replaced>::into(most,
                    mint_result(site, "most", most_parts + part_count));
            low = mint_min::into(low, mint_result(site, "low", low_parts + part_count));
            top = mint_max::into(top, mint_result(site, "top", top_parts + part_count));
            few = mint_min::into(few, mint_result(site, "few", few_parts + part_count));
            under = mint_min::into(under, mint_result(site, "under", under_parts + part_count));
            zero = mint_max::into(zero, mint_result(site, "zero", zero_parts + part_count));
            mint_no_nan(site, "chain", mint_result(site, "chain", chain_nan_parts + part_count));
            chain = mint_extreme<mint_above, mint_last_stays, mint_nan_replaced>::into(chain,
                    mint_result(site, "chain", chain_parts + part_count));
            mint_no_nan(site, "last", mint_result(site, "last", last_nan_parts + part_count));
            last = mint_extreme<mint_above, mint_last_stays, mint_nan_replaced>::into(last,
                    mint_result(site, "last", last_parts + part_count));
            mint_no_nan(site, "other", mint_result(site, "other", other_nan_parts + part_count));
            other = mint_extreme<mint_above, mint_first_stays, mint_nan_replaced>::into(other,
                    mint_result(site, "other", other_parts + part_count));
            raised = mint_max::into(raised, mint_result(site, "raised", raised_parts + part_count));
        }
        (void)larger, (void)smaller, (void)largest, (void)least,
                (void)raise; /* only kernels use them */
    }
