
...
/* The loops at line 13.
 * u: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 5.32 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
down_sweep1(real *__restrict__ u, int u_row, unsigned l, unsigned h, size_t from, size_t to,
            unsigned i_count, mint_extent u_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
#pragma unroll 1
        for (unsigned k = l; k > h; k -= 100)
            u[mint_inside(i*u_row+k, u_extent, 0)] += 1;
#pragma unroll 1
        for (size_t k_2 = from; k_2 >= to; k_2 += -70)
            u[mint_inside(i*u_row+k_2, u_extent, 1)] += 2;
    }
}

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 9}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 10});
        {
            const mint_site site = {"in.c", 13};
            const long long i_begin = 0, i_count = mint_trips(i_begin, 20, 1);
            if (i_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 400));
                if (!mint_in_order((unsigned)(l), ">", (unsigned)(h), -100))
                    mint_within(site, "(unsigned)h", (long long)(h) - 99, (long long)(h) - 99, 0LL,
                            4294967295LL);
                if (!mint_in_order((unsigned long long)(from), ">=", (unsigned long long)(to), -70))
                    mint_within(site, "(size_t)to", (long long)(to) - 70, (long long)(to) - 70, 0LL,
                            9223372036854775807LL);
                mint_reach_or_dense(site, u_map, 0, i_begin, i_begin + i_count - 1);
                mint_reach_or_dense(site, u_map, 1, (long long)(h)
                        + mint_rest(- (long long)(h) + (long long)(l) - 1, 100) + 1, (long long)(l));
                mint_reach_or_dense(site, u_map, 1, mint_rest((long long)(from) - (long long)(to), 70)
                        + (long long)(to), (long long)(from));
                static const mint_checked u_checked[] = {
                    {{"in.c", 15}, "u", "u[i][k]", -1},
                    {{"in.c", 17}, "u", "u[i][k]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "down_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "down_sweep1");
                down_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], l, h, from, to, (unsigned)i_count,
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "down_sweep1", u_map);
            }
        }
...
    mint_copy_out({"in.c", 20}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])));
...
/* The loops at line 29.
 * u: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 5.32 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
up_sweep1(real *__restrict__ u, int u_row, unsigned char l, unsigned char h, unsigned i_count,
          mint_extent u_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
#pragma unroll 1
        for (unsigned char k = l; k < h; k += 50)
            u[mint_inside(i*u_row+k, u_extent, 0)] += 3;
    }
}

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 25}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region_2({"in.c", 26});
        {
            const mint_site site = {"in.c", 29};
            const long long i_begin = 0, i_count = mint_trips(i_begin, 20, 1);
            if (i_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 400));
                if (!mint_in_order((unsigned char)(l), "<", (int)(h), 50))
                    mint_within(site, "(unsigned char)h", (long long)(h) + 49, (long long)(h) + 49, 49LL,
                            255LL);
                mint_reach_or_dense(site, u_map, 0, i_begin, i_begin + i_count - 1);
                mint_reach_or_dense(site, u_map, 1, (long long)(l), (long long)(h)
                        - mint_rest((long long)(h) - (long long)(l) - 1, 50) - 1);
                static const mint_checked u_checked[] = {
                    {{"in.c", 31}, "u", "u[i][k]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "up_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "up_sweep1");
                up_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], l, h, (unsigned)i_count,
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "up_sweep1", u_map);
            }
        }
...
    mint_copy_out({"in.c", 33}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])));
