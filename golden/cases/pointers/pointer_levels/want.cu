
...
/* The loops at line 8.
 * from: read, 2 points, radius [-1,1]
 * to: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
smooth_sweep1(const real *__restrict__ from, real *__restrict__ to, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        to[i] = (from[i-1] + from[i+1])/2;
    }
}

...
    {
        const mint_site site = {"in.c", 8};
        const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
        if (i_count > 0) {
            mint_view from_map = mint_find_view(site, "from", &from[0], sizeof(real));
            mint_view to_map = mint_find_view(site, "to", &to[0], sizeof(real));
            mint_reach_view(site, from_map, "from", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1",
                    true);
            mint_reach_view(site, to_map, "to", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            from_map.settle();
            to_map.settle();
            const mint_nest loops = {{{i_begin, i_count, 1}}};
            const mint_touch from_reads = {"from[i - 1]", {{-1, 1, {1}, 2}}};
            const mint_touch to_writes = {"to[i]", {{0, 0, {1}}}};
            mint_distinct(site, loops, from_map, "from", from_reads, to_map, "to", to_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "smooth_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "smooth_sweep1");
            smooth_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)from_map.device, (real *)to_map.device, (unsigned)i_count);
            mint_launched(site, "smooth_sweep1", to_map);
        }
    }
...
/* The loops at line 15.
 * v: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
halve_sweep1(real *__restrict__ v, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        v[i] /= 2;
    }
}

...
    {
        const mint_site site = {"in.c", 15};
        const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
        if (i_count > 0) {
            mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
            mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            v_map.settle();
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "halve_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "halve_sweep1");
            halve_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)v_map.device, (unsigned)i_count);
            mint_launched(site, "halve_sweep1", v_map);
        }
    }
...
        u[l] = (real *)malloc(n[l] * sizeof **u);
        v[l] = (real *)malloc(n[l] * sizeof **v);
...
    for (int l = 0; l < LEVELS; l++) { mint_scope mappings;
...
        mint_copy_in(mappings, {"in.c", 34}, "from", &from[0], mint_extents(m), 1, mint_padded, mint_scoped);
        mint_copy_in(mappings, {"in.c", 35}, "to", &to[0], mint_extents(m), 1, mint_padded, mint_scoped);
...
        mint_copy_out({"in.c", 37}, "to", &to[0], mint_extents(m));
...
                (*mint_host_writes({"in.c", 40}, &(u[l + 1][i]))) += to[2 * i];
...
    for (int l = 0; l < LEVELS; l++) { mint_scope mappings_2;
...
        mint_copy_in(mappings_2, {"in.c", 44}, "to", &to[0], mint_extents(n[l]), 1, mint_padded, mint_kept);
...
        mint_copy_out({"in.c", 46}, "to", &to[0], mint_extents(n[l]));
        mint_release({"in.c", 47}, "to", &to[0]);
