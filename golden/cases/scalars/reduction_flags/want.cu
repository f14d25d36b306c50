
...
/* The loops at line 13.
 * u: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(real *__restrict__ u, unsigned i_count, unsigned *__restrict__ some_parts,
            unsigned *__restrict__ all_parts, unsigned *__restrict__ none_parts)
{
    unsigned some = 0;
    unsigned all = 0;
    unsigned none = 0;
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        if (u[i] > (real)0.75)
            some |= 1 ? 1 : 2;
        if (u[i] > (real)0.9)
            all |= 0 ? 2 : 1;
        if (u[i] > 2)
            none |= 1 ? 1 : 2;
        u[i] *= 2;
    }
    __shared__ __align__(8) char joining[1024];
    mint_join_block<mint_any>(joining, some, some_parts);
    mint_join_block<mint_all>(joining, all, all_parts);
    mint_join_block<mint_any>(joining, none, none_parts);
}

/* Joins what the blocks of main_sweep1 have found. */
static __global__ void __launch_bounds__(256)
main_sweep1_total(unsigned *__restrict__ some_parts, unsigned *__restrict__ all_parts,
                  unsigned *__restrict__ none_parts, long long part_count)
{
    __shared__ __align__(8) char joining_2[1024];
    mint_join_blocks<mint_any>(joining_2, some_parts, part_count);
    mint_join_blocks<mint_all>(joining_2, all_parts, part_count);
    mint_join_blocks<mint_any>(joining_2, none_parts, part_count);
}

...
    {
        const mint_site site = {"in.c", 13};
        const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
        mint_inferred u_here({"in.c", 12}, "u", &u[0], mint_extents(sizeof(u) / sizeof(u[0])), 0,
                mint_padded, mint_both);
        if (i_count > 0) {
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
            mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            u_map.settle();
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 256));
            const long long part_count = mint_block_count(blocks);
            unsigned *some_parts = mint_results<unsigned>(site, 0, part_count + 1);
            unsigned *all_parts = mint_results<unsigned>(site, 1, part_count + 1);
            unsigned *none_parts = mint_results<unsigned>(site, 2, part_count + 1);
            mint_launching(site, "main_sweep1");
            main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)u_map.device, (unsigned)i_count, some_parts, all_parts, none_parts);
            mint_launched(site, "main_sweep1", u_map);
            mint_launching(site, "main_sweep1_total");
            main_sweep1_total<<<1, 256, 0, mint_stream()>>>(some_parts, all_parts, none_parts,
                    part_count);
            mint_launched(site, "main_sweep1_total");
            some = mint_any::into(some, mint_result(site, "some", some_parts + part_count));
            all = mint_all::into(all, mint_result(site, "all", all_parts + part_count));
            none = mint_any::into(none, mint_result(site, "none", none_parts + part_count));
        }
    }
