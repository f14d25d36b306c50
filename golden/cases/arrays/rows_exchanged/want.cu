
...
/* The loops at line 23.
 * a: read and written, subscripts that are not index + constant
 * A block computes 16x16x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(real *__restrict__ a, long long a_row, int k, int j_begin, unsigned j_count,
            int i_begin, unsigned i_count)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = i_begin + (int)ii;
        const int j = j_begin + (int)ij;
        a[i*a_row+j] -= a[i*a_row+k]/a[k*a_row+k]*a[k*a_row+j];
    }
}

/* The loops at line 32.
 * a: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(real *__restrict__ a, long long a_row, int k, unsigned j_count)
{
    const unsigned ij = blockIdx.x*256 + threadIdx.x;
    if (ij < j_count) {
        const int j = (int)ij;
        a[(k+1)*a_row+j] *= 2;
    }
}

...
    for (int k = 0; k < n - 1; k++) { mint_scope mappings;
...
        mint_copy_in(mappings, {"in.c", 21}, "a", a, mint_extents(n, n), 0, mint_padded, mint_scoped);
        {
            const mint_site site = {"in.c", 23};
            const long long i_begin = k + 1, i_count = mint_trips(i_begin, n, 1);
            const long long j_begin = k + 1, j_count = mint_trips(j_begin, n, 1);
            if (i_count > 0 && j_count > 0) {
                mint_table a_map = mint_find_table(site, "a", a);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {a_map, "a", 0, "i", i_begin, i_begin + i_count - 1},
                    {a_map, "a", 0, "k", (long long)(k), (long long)(k)},
                    {a_map, "a", 1, "k", (long long)(k), (long long)(k)},
                    {a_map, "a", 1, "j", j_begin, j_begin + j_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                a_map.settle(site, "a");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                        mint_tiles(site, "j", j_count, 16, 2147483648),
                        mint_tiles(site, "i", i_count, 16, 2147483648));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)a_map.device, a_map.stride[0], k, (int)j_begin, (unsigned)j_count, (int)i_begin,
                    (unsigned)i_count);
                mint_launched(site, "main_sweep1", a_map);
            }
        }
        mint_copy_out({"in.c", 26}, "a", a, mint_extents(n, n));
...
        mint_copy_in(mappings, {"in.c", 30}, "a", a, mint_extents(n, n), 0, mint_padded, mint_scoped);
        {
            const mint_site site = {"in.c", 32};
            const long long j_begin = 0, j_count = mint_trips(j_begin, n, 1);
            if (j_count > 0) {
                mint_table a_map = mint_find_table(site, "a", a);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {a_map, "a", 0, "k+1", (long long)(k) + 1, (long long)(k) + 1},
                    {a_map, "a", 1, "j", j_begin, j_begin + j_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                a_map.settle(site, "a");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2", mint_ceil_div(j_count, 256));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)a_map.device, a_map.stride[0], k, (unsigned)j_count);
                mint_launched(site, "main_sweep2", a_map);
            }
        }
        mint_copy_out({"in.c", 34}, "a", a, mint_extents(n, n));
