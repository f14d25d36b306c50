
...
/* The loops at line 14.
 * u: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 4.49 billion points a second, limited by arithmetic. */
static __global__ void __launch_bounds__(256)
starts_sweep1(real *__restrict__ u, int u_row, unsigned n, unsigned char byte, unsigned i_count,
              mint_extent u_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
#pragma unroll 1
        for (unsigned k = n - 5u; k < n; k++)
            u[mint_inside(i*u_row+k, u_extent, 0)] += 1;
#pragma unroll 1
        for (size_t j = n - (size_t)3; j != 0 && j < n; j++)
            u[mint_inside(i*u_row+j, u_extent, 1)] += 2;
#pragma unroll 1
        for (unsigned char j_2 = byte - 10; j_2 < byte; j_2 += 2)
            u[mint_inside(i*u_row+j_2, u_extent, 2)] += 3;
#pragma unroll 1
        for (unsigned j_3 = 2*n - 12; n > j_3; ++j_3)
            u[mint_inside(i*u_row+j_3, u_extent, 3)] *= (real)0.5;
    }
}

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 10}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 11});
        {
            const mint_site site = {"in.c", 14};
            const long long i_begin = 0, i_count = mint_trips(i_begin, 12, 1);
            if (i_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                if (n - (size_t)3 < (size_t)n)
                    mint_within(site, "n - (size_t)3", (long long)(n) - 3, (long long)(n) - 3, 0LL,
                            9223372036854775807LL);
                if ((int)(unsigned char)(byte - 10) < (int)byte)
                    mint_within(site, "(unsigned char)(byte - 10)", (long long)(byte) - 10,
                            (long long)(byte) - 10, 0LL, 255LL);
                if (!mint_in_order((unsigned char)(byte - 10), "<", (int)(byte), 2))
                    mint_within(site, "(unsigned char)byte", (long long)(byte) + 1, (long long)(byte) + 1,
                            1LL, 255LL);
                if (2*n - 12 < n)
                    mint_within(site, "2*n - 12", 2*(long long)(n) - 12, 2*(long long)(n) - 12, 0LL,
                            4294967295LL);
                if (n - 5u < n)
                    mint_within(site, "n - 5u", (long long)(n) - 5, (long long)(n) - 5, 0LL, 4294967295LL);
                mint_reach_or_dense(site, u_map, 0, i_begin, i_begin + i_count - 1);
                mint_reach_or_dense(site, u_map, 1, (long long)(n) - 5, (long long)(n) - 1);
                mint_reach_or_dense(site, u_map, 1, (long long)(byte) - 10, (long long)(byte) - 2);
                mint_reach_or_dense(site, u_map, 1, 2*(long long)(n) - 12, (long long)(n) - 1);
                static const mint_checked u_checked[] = {
                    {{"in.c", 17}, "u", "u[i][k]", -1},
                    {{"in.c", 19}, "u", "u[i][j]", -1},
                    {{"in.c", 21}, "u", "u[i][j]", -1},
                    {{"in.c", 23}, "u", "u[i][j]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "starts_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "starts_sweep1");
                starts_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], n, byte, (unsigned)i_count,
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "starts_sweep1", u_map);
            }
        }
...
    mint_copy_out({"in.c", 26}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])));
...
/* The loops at line 36.
 * u: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 5.12 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
guarded_sweep1(real *__restrict__ u, int u_row, unsigned n, unsigned m, unsigned i_count,
               mint_extent u_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        if (n > 5) {
#pragma unroll 1
            for (unsigned k = 0; k < n - 5u; k++)
                u[mint_inside(i*u_row+k, u_extent, 0)] += 1;
        } else {
#pragma unroll 1
            for (unsigned k_2 = 0; k_2 < 5u - n; k_2++)
                u[mint_inside(i*u_row+k_2, u_extent, 1)] += 2;
            if (m != 0) {
#pragma unroll 1
                for (unsigned k_3 = 0; k_3 <= m - 1; k_3++)
                    u[mint_inside(i*u_row+k_3, u_extent, 2)] += 4;
            }
        }
    }
}

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 32}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region_2({"in.c", 33});
        {
            const mint_site site = {"in.c", 36};
            const long long i_begin = 0, i_count = mint_trips(i_begin, 12, 1);
            if (i_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                if (n > 5 && (unsigned)0 < n - 5u)
                    mint_within(site, "n - 5u", (long long)(n) - 5, (long long)(n) - 5, 0LL, 4294967295LL);
                if (!(n > 5) && (unsigned)0 < 5u - n)
                    mint_within(site, "5u - n",  - (long long)(n) + 5,  - (long long)(n) + 5, 0LL,
                            4294967295LL);
                if (!(n > 5) && m != 0 && (unsigned)0 <= m - 1)
                    mint_within(site, "m - 1", (long long)(m) - 1, (long long)(m) - 1, 0LL, 4294967295LL);
                mint_reach_or_dense(site, u_map, 0, i_begin, i_begin + i_count - 1);
                mint_reach_or_dense(site, u_map, 1, 0, (long long)(n) - 6);
                mint_reach_or_dense(site, u_map, 1, 0,  - (long long)(n) + 4);
                mint_reach_or_dense(site, u_map, 1, 0, (long long)(m) - 1);
                static const mint_checked u_checked[] = {
                    {{"in.c", 39}, "u", "u[i][k]", -1},
                    {{"in.c", 42}, "u", "u[i][k]", -1},
                    {{"in.c", 45}, "u", "u[i][k]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "guarded_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "guarded_sweep1");
                guarded_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], n, m, (unsigned)i_count,
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "guarded_sweep1", u_map);
            }
        }
...
    mint_copy_out({"in.c", 49}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])));
