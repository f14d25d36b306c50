
...
/* The loops at line 24.
 * u: read, 3 points, radius [-1,0][0,1]
 * A block computes 8x4x1 points.
 * The model expects 58.8 billion points a second, limited by arithmetic. */
static __global__ void __launch_bounds__(32)
main_sweep1(const real *__restrict__ u, long long u_row, int n, unsigned x_count, unsigned y_count,
            real *__restrict__ sum_parts, mint_found *__restrict__ low_parts,
            unsigned *__restrict__ count_parts, unsigned *__restrict__ small_parts,
            short *__restrict__ top_parts, unsigned *__restrict__ parity_parts,
            real *__restrict__ product_parts, unsigned long long *__restrict__ power_parts,
            unsigned *__restrict__ bits_parts, unsigned *__restrict__ mask_parts,
            unsigned *__restrict__ all_parts, unsigned *__restrict__ none_parts)
{
    real sum = -0.0;
    real low = INFINITY;
    long long low_at = 0;
    unsigned count = 0;
    unsigned small = 0;
    short top = -32767ll - 1;
    unsigned parity = 0;
    real product = 1;
    unsigned long long power = 1;
    unsigned bits = 0;
    unsigned mask = ~0u;
    unsigned all = 0;
    unsigned none = 0;
    const unsigned ix = blockIdx.x*8 + threadIdx.x;
    const unsigned iy = mint_block_y()*4 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long u_at = y*u_row + x;
        int cell = y*n + x;
        {
            sum += u[u_at];
            sum -= u[u_at+1];
        }
        sum -= u[u_at-u_row];
        if (u[u_at] > 0) {
            real low_next = u[u_at];
            if (low_next < low) {
                low = low_next;
                low_at = ((long long)y - 1)*(long long)x_count + ((long long)x - 1) + 1;
            }
        }
        if (u[u_at] > 3)
            count += 1;
        else
            count += (unsigned)cell;
        small += (unsigned)cell;
        for (int k = 0; k < 3; k++) {
            {
                short top_next = (short)(cell%50 + k);
                if (top_next > top)
                    top = top_next;
            }
            parity ^= (unsigned)(cell << k);
        }
        if (x == y && x%5 == 0)
            product *= 2;
        {
            power *= (unsigned long long)(2*x + 1);
            power *= (unsigned long long)(2*y + 1);
        }
        bits |= (unsigned)cell;
        mask &= (unsigned)(cell | 128);
        all |= cell > 0 ? 2 : 1;
        none |= u[u_at] > 1000 ? 1 : 2;
    }
    __shared__ __align__(8) char joining[512];
    mint_join_block<mint_sum>(joining, sum, sum_parts);
    mint_join_block<mint_min>(joining, mint_found_at(low, low_at), low_parts);
    mint_join_block<mint_sum>(joining, count, count_parts);
    mint_join_block<mint_sum>(joining, small, small_parts);
    mint_join_block<mint_max>(joining, top, top_parts);
    mint_join_block<mint_xor_bits>(joining, parity, parity_parts);
    mint_join_block<mint_times>(joining, product, product_parts);
    mint_join_block<mint_times>(joining, power, power_parts);
    mint_join_block<mint_or_bits>(joining, bits, bits_parts);
    mint_join_block<mint_and_bits>(joining, mask, mask_parts);
    mint_join_block<mint_all>(joining, all, all_parts);
    mint_join_block<mint_any>(joining, none, none_parts);
}

/* Joins what the blocks of main_sweep1 have found. */
static __global__ void __launch_bounds__(256)
main_sweep1_total(real *__restrict__ sum_parts, mint_found *__restrict__ low_parts,
                  unsigned *__restrict__ count_parts, unsigned *__restrict__ small_parts,
                  short *__restrict__ top_parts, unsigned *__restrict__ parity_parts,
                  real *__restrict__ product_parts, unsigned long long *__restrict__ power_parts,
                  unsigned *__restrict__ bits_parts, unsigned *__restrict__ mask_parts,
                  unsigned *__restrict__ all_parts, unsigned *__restrict__ none_parts,
                  long long part_count)
{
    __shared__ __align__(8) char joining_2[4096];
    mint_join_blocks<mint_sum>(joining_2, sum_parts, part_count);
    mint_join_blocks<mint_min>(joining_2, low_parts, part_count);
    mint_join_blocks<mint_sum>(joining_2, count_parts, part_count);
    mint_join_blocks<mint_sum>(joining_2, small_parts, part_count);
    mint_join_blocks<mint_max>(joining_2, top_parts, part_count);
    mint_join_blocks<mint_xor_bits>(joining_2, parity_parts, part_count);
    mint_join_blocks<mint_times>(joining_2, product_parts, part_count);
    mint_join_blocks<mint_times>(joining_2, power_parts, part_count);
    mint_join_blocks<mint_or_bits>(joining_2, bits_parts, part_count);
    mint_join_blocks<mint_and_bits>(joining_2, mask_parts, part_count);
    mint_join_blocks<mint_all>(joining_2, all_parts, part_count);
    mint_join_blocks<mint_any>(joining_2, none_parts, part_count);
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 19}, "u", u, mint_extents(n + 1, n + 3), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 20}, mint_rows_stay);
    {
        const mint_site site = {"in.c", 24};
        const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
        const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
        if (y_count > 0 && x_count > 0) {
            mint_table u_map = mint_find_table(site, "u", u);
            mint_reach_or_dense(site, u_map, 0, y_begin, y_begin + y_count - 1);
            mint_reach_or_dense(site, u_map, 1, x_begin, x_begin + x_count - 1);
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {u_map, "u", 0, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                {u_map, "u", 1, "x..x+1", x_begin, x_begin + x_count},
            };
            mint_check_subscripts(site, subscripts);
            u_map.settle(site, "u");
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(x_count, 8),
                    mint_ceil_div(y_count, 4));
            const long long part_count = mint_block_count(blocks);
            real *sum_parts = mint_results<real>(site, 0, part_count + 1);
            mint_found *low_parts = mint_results<mint_found>(site, 1, part_count + 1);
            unsigned *count_parts = mint_results<unsigned>(site, 2, part_count + 1);
            unsigned *small_parts = mint_results<unsigned>(site, 3, part_count + 1);
            short *top_parts = mint_results<short>(site, 4, part_count + 1);
            unsigned *parity_parts = mint_results<unsigned>(site, 5, part_count + 1);
            real *product_parts = mint_results<real>(site, 6, part_count + 1);
            unsigned long long *power_parts = mint_results<unsigned long long>(site, 7, part_count + 1);
            unsigned *bits_parts = mint_results<unsigned>(site, 8, part_count + 1);
            unsigned *mask_parts = mint_results<unsigned>(site, 9, part_count + 1);
            unsigned *all_parts = mint_results<unsigned>(site, 10, part_count + 1);
            unsigned *none_parts = mint_results<unsigned>(site, 11, part_count + 1);
            mint_launching(site, "main_sweep1");
            main_sweep1<<<blocks, dim3(8, 4), 0, mint_stream()>>>(
                (real *)u_map.device, u_map.stride[0], n, (unsigned)x_count, (unsigned)y_count,
                sum_parts, low_parts, count_parts, small_parts, top_parts, parity_parts, product_parts,
                power_parts, bits_parts, mask_parts, all_parts, none_parts);
            mint_launched(site, "main_sweep1");
            mint_launching(site, "main_sweep1_total");
            main_sweep1_total<<<1, 256, 0, mint_stream()>>>(sum_parts, low_parts, count_parts,
                    small_parts, top_parts, parity_parts, product_parts, power_parts, bits_parts,
                    mask_parts, all_parts, none_parts, part_count);
            mint_launched(site, "main_sweep1_total");
            sum = mint_sum::into(sum, mint_result(site, "sum", sum_parts + part_count));
            low = mint_min::into(low, mint_result(site, "low", low_parts + part_count));
            count = mint_sum::into(count, mint_result(site, "count", count_parts + part_count));
            small = mint_sum::into(small, mint_result(site, "small", small_parts + part_count));
            top = mint_max::into(top, mint_result(site, "top", top_parts + part_count));
            parity = mint_xor_bits::into(parity,
                    mint_result(site, "parity", parity_parts + part_count));
            product = mint_times::into(product,
                    mint_result(site, "product", product_parts + part_count));
            power = mint_times::into(power, mint_result(site, "power", power_parts + part_count));
            bits = mint_or_bits::into(bits, mint_result(site, "bits", bits_parts + part_count));
            mask = mint_and_bits::into(mask, mint_result(site, "mask", mask_parts + part_count));
            all = mint_all::into(all, mint_result(site, "all", all_parts + part_count));
            none = mint_any::into(none, mint_result(site, "none", none_parts + part_count));
        }
    }
