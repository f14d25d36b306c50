
...
/* The loops at line 19.
 * a: read, pointwise
 * b: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *a, real *b, real scale, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        b[i] = a[i]*scale + b[i];
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 12}, "u", &u[0], mint_extents(sizeof(u) / sizeof(u[0])), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 13}, "v", &v[0], mint_extents(sizeof(v) / sizeof(v[0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 14});
...
            {
                const mint_site site = {"in.c", 19};
                const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
                if (i_count > 0) {
                    mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real));
                    mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real));
                    mint_reach_view(site, a_map, "a", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                    mint_reach_view(site, b_map, "b", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                    a_map.settle();
                    b_map.settle();
                    const mint_nest loops = {{{i_begin, i_count, 1}}};
                    const mint_touch a_reads = {"a[i]", {{0, 0, {1}}}};
                    const mint_touch b_writes = {"b[i]", {{0, 0, {1}}}};
                    mint_coincide(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 256));
                    mint_launching(site, "main_sweep1");
                    main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)a_map.device, (real *)b_map.device, scale, (unsigned)i_count);
                    mint_launched(site, "main_sweep1", b_map);
                }
            }
...
    mint_copy_out({"in.c", 26}, "u", &u[0], mint_extents(sizeof(u) / sizeof(u[0])));
    mint_copy_out({"in.c", 27}, "v", &v[0], mint_extents(sizeof(v) / sizeof(v[0])));
