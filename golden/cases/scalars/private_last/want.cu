
...
/* The loops at line 18.
 * u: read and written, pointwise
 * A block computes 4x4x1 points, a thread 2x1x1 of them.
 * The model expects 71.6 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(8)
main_sweep1(real *__restrict__ u, long long u_row, int j_begin, unsigned j_count, unsigned i_count,
            real *__restrict__ twice_last, real *__restrict__ chosen_last, int *__restrict__ k_last,
            int *__restrict__ global_last)
{
    const unsigned ii = mint_block_y()*4 + threadIdx.y;
    if (ii < i_count) {
        const int i = (int)ii;
        const unsigned ij_end = (blockIdx.x + 1)*4 < j_count ? (blockIdx.x + 1)*4 : j_count;
#pragma unroll 1
        for (unsigned ij = blockIdx.x*4 + threadIdx.x; ij < ij_end; ij += 2) {
            const int j = j_begin - 2*(int)ij;
            const long long u_at = i*u_row + j;
            real twice;
            real chosen;
            real unread;
            int k;
            int global;
            twice = u[u_at]*2;
            if (twice > 1)
                chosen = twice;
            else
                chosen = -twice;
            unread = chosen + 1;
            for (k = 0; k < 3; k++)
                unread += k;
            global = i*100 + j;
            u[u_at] = unread;
            if (i == (int)(i_count - 1) && j == j_begin - 2*(int)(j_count - 1)) {
                twice_last[0] = twice;
                chosen_last[0] = chosen;
                k_last[0] = k;
                global_last[0] = global;
            }
        }
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 14}, "u", u, mint_extents(n + 1, m + 1), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel private(twice) */
    { mint_region region({"in.c", 15}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 18};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            const long long j_begin = m - 1, j_count = mint_trips(j_begin, -1, -2);
            if (i_count > 0 && j_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "i", i_begin, i_begin + i_count - 1},
                    {u_map, "u", 1, "j", (j_begin + -2*(j_count - 1)), j_begin},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                        mint_tiles(site, "j", j_count, 4, 1073741824), mint_ceil_div(i_count, 4));
                real *twice_last = mint_results<real>(site, 0, 1);
                real *chosen_last = mint_results<real>(site, 1, 1);
                int *k_last = mint_results<int>(site, 2, 1);
                int *global_last = mint_results<int>(site, 3, 1);
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(2, 4), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (int)j_begin, (unsigned)j_count,
                    (unsigned)i_count, twice_last, chosen_last, k_last, global_last);
                mint_launched(site, "main_sweep1", u_map);
                mint_bring(site, "twice", twice, twice_last);
                mint_bring(site, "chosen", chosen, chosen_last);
                mint_bring(site, "k", k, k_last);
                mint_bring(site, "global", global, global_last);
            }
            i = (int)(i_begin + i_count);
            if (i_count > 0) j = (int)(j_begin - 2*j_count);
            (void)unread; /* only kernels use them */
        }
...
    mint_copy_out({"in.c", 32}, "u", u, mint_extents(n + 1, m + 1));
