
...
/* The loops at line 12.
 * a: read, 3-point star of radius 1
 * b: written
 * A block computes 1x1x1 points.
 * The model expects 71.7 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(1)
smooth_sweep1(const float *__restrict__ a_grid, float *__restrict__ b_grid, int n, unsigned i_count,
              bool aligned, mint_extent a_extent)
{
    const unsigned ii = blockIdx.x;
    auto tile_2 = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ii, i_count, 0);
        const int i0 = (int)ii;
        long long a_at = i0, b_at = i0;
        // Compute and store.
        float b[1];
#pragma unroll
        for (int e = 0; e < 1; e++)
            if (e < valid) {
                const int i = i0 + e;
                b[e] = i >= 1 && i < n - 1 ? (a_grid[a_at+e-1] + a_grid[a_at+e+1])/2
                        : a_grid[mint_inside(a_at+e, a_extent, 0)];
            }
        mint_store<1>(&b_grid[b_at], b, valid, packed);
    };
    if (aligned)
        tile_2(mint_constant<true>());
    else if (ii < i_count)
        tile_2(mint_constant<false>());
}

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 7}, "a", &a[0], mint_extents(n), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 8}, "b", &b[0], mint_extents(n), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 9});
        {
            const mint_site site = {"in.c", 12};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            if (i_count > 0) {
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(float));
                mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(float));
                const bool happens = mint_greater(i_begin, 1)
                        <= mint_lesser(i_begin + i_count - 1, (long long)(n) - 2);
                mint_reach_view(site, a_map, "a", {{happens ? mint_greater(i_begin, 1) - 1 : 1}, {happens
                        ? mint_lesser(i_begin + i_count - 1, (long long)(n) - 2) + 1 : 0}}, "i-1..i+1",
                        true);
                mint_reach_view(site, b_map, "b", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                a_map.settle();
                b_map.settle();
                static const mint_checked a_checked[] = {
                    {{"in.c", 16}, "a", "a[i]", -1},
                };
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch a_reads = {"a[i - 1]", {{-1, 1, {1}, 2}}, {{mint_greater(i_begin, 1),
                        mint_lesser(i_begin + i_count - 1, (long long)(n) - 2)}}};
                const mint_touch b_writes = {"b[i]", {{0, 0, {1}}}};
                const mint_touch a_reads_2 = {"a[i]", {{0, 0, {1}}}};
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                mint_distinct(site, loops, a_map, "a", a_reads_2, b_map, "b", b_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "smooth_sweep1",
                        mint_tiles(site, "i", i_count, 1, 2147482621));
                mint_launching(site, "smooth_sweep1");
                smooth_sweep1<<<blocks, dim3(1), 0, mint_stream()>>>(
                    (float *)a_map.device, (float *)b_map.device, n, (unsigned)i_count,
                    mint_is_aligned(b_map, i_begin, 4),
                    mint_elements(site, *a_map.whole, a_map.device, a_checked));
                mint_launched(site, "smooth_sweep1", b_map);
            }
        }
...
    mint_copy_out({"in.c", 18}, "b", &b[0], mint_extents(n));
