
...
/* The loops at line 20.
 * b: read, subscripts that are not index + constant
 * a: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ b, long long b_row, real *__restrict__ a, int base, int level,
            size_t at_begin, long long at_count, mint_extent b_extent)
{
    const long long iat = (long long)blockIdx.x*256 + threadIdx.x;
    if (iat < at_count) {
        const size_t at = at_begin + (size_t)iat;
        a[at-base] = at - base == 7 - 1 ? b[mint_inside(level*b_row+(7-2), b_extent, 0)]
                : b[mint_inside(level*b_row+(at-base+1), b_extent, 1)];
    }
}

/* The loops at line 23.
 * b: read, subscripts that are not index + constant
 * c: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *__restrict__ b, long long b_row, real *__restrict__ c, int base, int level,
            size_t at_begin, long long at_count, mint_extent c_extent, mint_extent b_extent)
{
    const long long iat = (long long)blockIdx.x*256 + threadIdx.x;
    if (iat < at_count) {
        const size_t at = at_begin + (size_t)iat;
        if (at - base != 0 && at - base != 7 - 1)
            c[mint_inside(at-base, c_extent, 0)] = b[mint_inside(level*b_row+(at-base-1), b_extent,
                    0)] - b[mint_inside(level*b_row+(at-base+1), b_extent, 1)];
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 16}, "b", b, mint_extents(2, N), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 17}, mint_rows_stay);
        mint_inferred a_here({"in.c", 17}, "a", &a[0], mint_extents(sizeof(a) / sizeof(a[0])), 0,
                mint_padded, mint_both);
        mint_inferred c_here({"in.c", 17}, "c", &c[0], mint_extents(sizeof(c) / sizeof(c[0])), 0,
                mint_padded, mint_both);
...
        {
            const mint_site site = {"in.c", 20};
            const long long at_begin = (size_t)(0 + base),
                    at_count = mint_count(site, "at", (unsigned long long)(at_begin), "<",
                    (unsigned long long)(7 + base), 1);
            if (at_count > 0) {
                mint_table b_map = mint_find_table(site, "b", b);
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real));
                mint_within(site, "(size_t)(0 + base)", (long long)(base), (long long)(base), 0LL,
                        9223372036854775807LL);
                mint_within(site, "(size_t)(7 + base)", (long long)(base) + 7, (long long)(base) + 7, 0LL,
                        9223372036854775807LL);
                mint_reach_or_dense(site, b_map, 0, (long long)(level), (long long)(level));
                mint_reach_or_dense(site, b_map, 1, 5, 5);
                mint_reach_or_dense(site, b_map, 1, at_begin - (long long)(base) + 1,
                        mint_lesser(at_begin + at_count - 1, (long long)(base) + 5) - (long long)(base)
                        + 1);
                mint_reach_view(site, a_map, "a", {{at_begin - (long long)(base)}, {at_begin + at_count
                        - (long long)(base) - 1}}, "at-base", true);
                b_map.settle(site, "b");
                a_map.settle();
                static const mint_checked b_checked[] = {
                    {{"in.c", 21}, "b", "b[level][N - 2]", -1},
                    {{"in.c", 21}, "b", "b[level][at - base + 1]", -1},
                };
                const mint_nest loops = {{{at_begin, at_count, 1}}};
                const mint_touch b_reads = {"b[level][N - 2]", {{(long long)(level), (long long)(level),
                        {0}}, {5, 5, {0}}}};
                const mint_touch a_writes = {"a[at - base]", {{ - (long long)(base),  - (long long)(base),
                        {1}}}};
                const mint_touch b_reads_2 = {"b[level][at - base + 1]", {{(long long)(level),
                        (long long)(level), {0}}, { - (long long)(base) + 1,  - (long long)(base) + 1,
                        {1}}}, {{at_begin, mint_lesser(at_begin + at_count - 1, (long long)(base) + 5)}}};
                mint_distinct(site, loops, b_map, "b", b_reads, a_map, "a", a_writes);
                mint_distinct(site, loops, b_map, "b", b_reads_2, a_map, "a", a_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(at_count, 256));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)b_map.device, b_map.stride[0], (real *)a_map.device, base, level,
                    (size_t)at_begin, at_count, mint_elements(site, b_map, b_map.device, b_checked));
                mint_launched(site, "main_sweep1", a_map);
            }
        }
        {
            const mint_site site = {"in.c", 23};
            const long long at_begin = (size_t)base,
                    at_count = mint_count(site, "at", (unsigned long long)(at_begin), "<",
                    (unsigned long long)(7 + base), 1);
            if (at_count > 0) {
                mint_table b_map = mint_find_table(site, "b", b);
                mint_view c_map = mint_find_view(site, "c", &c[0], sizeof(real));
                mint_within(site, "(size_t)base", (long long)(base), (long long)(base), 0LL,
                        9223372036854775807LL);
                mint_within(site, "(size_t)(7 + base)", (long long)(base) + 7, (long long)(base) + 7, 0LL,
                        9223372036854775807LL);
                mint_reach_or_dense(site, b_map, 0, (long long)(level), (long long)(level));
                mint_reach_or_dense(site, b_map, 1, mint_greater(at_begin, (long long)(base) + 1)
                        - (long long)(base) - 1, mint_lesser(at_begin + at_count - 1, (long long)(base) + 5)
                        - (long long)(base) + 1);
                b_map.settle(site, "b");
                c_map.settle();
                static const mint_checked c_checked[] = {
                    {{"in.c", 25}, "c", "c[at - base]", -1},
                };
                static const mint_checked b_checked[] = {
                    {{"in.c", 25}, "b", "b[level][at - base - 1]", -1},
                    {{"in.c", 25}, "b", "b[level][at - base + 1]", -1},
                };
                const mint_nest loops = {{{at_begin, at_count, 1}}};
                const mint_touch b_reads = {"b[level][at - base - 1]", {{(long long)(level),
                        (long long)(level), {0}}, { - (long long)(base) - 1,  - (long long)(base) + 1, {1},
                        2}}, {{mint_greater(at_begin, (long long)(base) + 1),
                        mint_lesser(at_begin + at_count - 1, (long long)(base) + 5)}}};
                const mint_touch c_writes = {"c[at - base]", {{ - (long long)(base),  - (long long)(base),
                        {1}}}, {{mint_greater(at_begin, (long long)(base) + 1),
                        mint_lesser(at_begin + at_count - 1, (long long)(base) + 5)}}};
                mint_distinct(site, loops, b_map, "b", b_reads, c_map, "c", c_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2", mint_ceil_div(at_count, 256));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)b_map.device, b_map.stride[0], (real *)c_map.device, base, level,
                    (size_t)at_begin, at_count, mint_elements(site, *c_map.whole, c_map.device, c_checked),
                    mint_elements(site, b_map, b_map.device, b_checked));
                mint_launched(site, "main_sweep2", c_map);
            }
        }
