
...
    bool on : 1;
...
/* The loops at line 31.
 * u: read, subscripts that are not index + constant
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 119 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u, int u_row, real *__restrict__ v, int v_row, int s_low,
            int p_low, int s_mode, int s_on, long s_wide, int j_begin, unsigned j_count,
            int i_begin, unsigned i_count)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = i_begin + (int)ii;
        const int j = j_begin + (int)ij;
        if (!(i - p_low < 0 || s_mode - 5 > 0))
            v[i*v_row+j] = u[i*u_row+(j+s_low)]*(s_low - 4) + (s_mode - 3)/2 + ~s_on + s_wide*2;
    }
}

/* The loops at line 38.
 * v: written
 * A block computes 256x1x1 points.
 * The model expects 141 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
main_sweep2(real *__restrict__ v, int v_row, int s_low, unsigned p_all, int s_most, int i_begin,
            unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = i_begin + (int)ii;
        v[i*v_row+(40-1)] = (i - s_low - 20 > 0) + (p_all - 9)/4 + (s_most - 4)/2;
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 26}, "u", &u[0][0], mint_extents(N, M), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 27}, "v", &v[0][0], mint_extents(N, M), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 28});
        {
            const mint_site site = {"in.c", 31};
            const long long i_begin = s.low - 2, i_count = mint_trips(i_begin, (long long)s.high + 1, 1);
            const long long j_begin = i_count > 0 ? p->low : 0, j_count = i_count > 0
                    ? mint_trips(j_begin, p->high - 5*(s.low - 5 < 0), 1) : 0;
            if (i_count > 0 && j_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 40));
                const bool happens = mint_greater(i_begin, (long long)(p->low)) <= i_begin + i_count - 1 &&
                        - (long long)(s.mode) + 5 >= 0;
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "i", happens ? mint_greater(i_begin, (long long)(p->low)) : 1, happens
                            ? i_begin + i_count - 1 : 0},
                    {u_map, "u", 1, "j+s_low", happens ? j_begin + (long long)(s.low) : 1, happens ? j_begin
                            + j_count + (long long)(s.low) - 1 : 0},
                    {v_map, "v", 0, "i", happens ? mint_greater(i_begin, (long long)(p->low)) : 1, happens
                            ? i_begin + i_count - 1 : 0},
                    {v_map, "v", 1, "j", happens ? j_begin : 1, happens ? j_begin + j_count - 1 : 0},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                        mint_tiles(site, "j", j_count, 16, 2147483648),
                        mint_tiles(site, "i", i_count, 16, 2147483648));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device, (int)v_map.stride[0],
                    s.low, p->low, s.mode, s.on, s.wide, (int)j_begin, (unsigned)j_count, (int)i_begin,
                    (unsigned)i_count);
                mint_launched(site, "main_sweep1", v_map);
            }
            i = (int)(i_begin + i_count);
            if (i_count > 0) j = (int)(j_begin + j_count);
            (void)i, (void)j; /* only kernels use them */
        }
        {
            const mint_site site = {"in.c", 38};
            const long long i_begin = (long long)s.low + 1, i_count = mint_trips(i_begin, 40, 1);
            if (i_count > 0) {
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 40));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "i", i_begin, i_begin + i_count - 1},
                    {v_map, "v", 1, "40-1", 39, 39},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2",
                        mint_tiles(site, "i", i_count, 256, 2147483648));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)v_map.device, (int)v_map.stride[0], s.low, p->all, s.most, (int)i_begin,
                    (unsigned)i_count);
                mint_launched(site, "main_sweep2", v_map);
            }
            i = (int)((i_count > 0 ? i_begin : (40)) - 1);
        }
...
    mint_copy_out({"in.c", 41}, "v", &v[0][0], mint_extents(N, M));
