
...
    __attribute__((aligned(16))) real value;
...
/* The loops at line 37.
 * a: read, 3-point star of radius 1
 * b: written
 * A block computes 128x1x1 points.
 * The model expects 63.7 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
scale_sweep1(const struct cell *__restrict__ a_grid, struct cell *__restrict__ b_grid,
             double factor, unsigned i_count)
{
    const int tx = threadIdx.x;
    const unsigned ii = blockIdx.x*128 + tx;
    auto tile = [&](auto interior) {
        const int valid = interior ? 1 : mint_valid(ii, i_count, 0);
        const int i0 = 1 + (int)ii;
        long long a_at = i0, b_at = i0;
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 1; e++)
            if (e < valid) {
                b_grid[b_at+e].value = (a_grid[a_at+e-1].value
                        + a_grid[a_at+e+1].value)*(double)factor;
                b_grid[b_at+e].tag = (short)(a_grid[a_at+e].tag + 1);
            }
    };
    if ((blockIdx.x + 1)*128 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 32}, "a", &a[0], mint_extents(n), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 33}, "b", &b[0], mint_extents(n), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 34});
        {
            const mint_site site = {"in.c", 37};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
            if (i_count > 0) {
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(struct cell));
                mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(struct cell));
                mint_reach_view(site, a_map, "a", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1", true);
                mint_reach_view(site, b_map, "b", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                a_map.settle();
                b_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch a_reads = {"a[i - 1].value", {{-1, 1, {1}}}};
                const mint_touch b_writes = {"b[i].value", {{0, 0, {1}}}};
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "scale_sweep1",
                        mint_tiles(site, "i", i_count, 128, 2147482366));
                mint_launching(site, "scale_sweep1");
                scale_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                    (struct cell *)a_map.device, (struct cell *)b_map.device, factor, (unsigned)i_count);
                mint_launched(site, "scale_sweep1", b_map);
            }
        }
...
    mint_copy_out({"in.c", 42}, "b", &b[0], mint_extents(n));
