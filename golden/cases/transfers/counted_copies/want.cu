
...
/* The loops at line 13.
 * ul: read, 3-point star of radius 1
 * rl: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
relax_sweep1(const real *__restrict__ ul, real *__restrict__ rl, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        rl[i] = ul[i-1] + ul[i+1] - 2*ul[i];
    }
}

...
    {
        const mint_site site = {"in.c", 13};
        const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
        if (i_count > 0) {
            mint_view ul_map = mint_find_view(site, "ul", &ul[0], sizeof(real));
            mint_view rl_map = mint_find_view(site, "rl", &rl[0], sizeof(real));
            mint_reach_view(site, ul_map, "ul", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1", true);
            mint_reach_view(site, rl_map, "rl", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            ul_map.settle();
            rl_map.settle();
            const mint_nest loops = {{{i_begin, i_count, 1}}};
            const mint_touch ul_reads = {"ul[i - 1]", {{-1, 1, {1}}}};
            const mint_touch rl_writes = {"rl[i]", {{0, 0, {1}}}};
            mint_distinct(site, loops, ul_map, "ul", ul_reads, rl_map, "rl", rl_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "relax_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "relax_sweep1");
            relax_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)ul_map.device, (real *)rl_map.device, (unsigned)i_count);
            mint_launched(site, "relax_sweep1", rl_map);
        }
    }
...
/* The loops at line 25.
 * fine: read, subscripts that are not index + constant
 * coarse: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
cycle_sweep1(const real *__restrict__ fine, real *__restrict__ coarse, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        coarse[i] = fine[2*i] + (fine[2*i-1] + fine[2*i+1])/2;
    }
}

...
    {
        const mint_site site = {"in.c", 25};
        const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
        if (i_count > 0) {
            mint_view fine_map = mint_find_view(site, "fine", &fine[0], sizeof(real));
            mint_view coarse_map = mint_find_view(site, "coarse", &coarse[0], sizeof(real));
            mint_reach_view(site, fine_map, "fine", {{2*i_begin - 1}, {2*(i_begin + i_count - 1) + 1}},
                    "2*i-1..2*i+1", true);
            mint_reach_view(site, coarse_map, "coarse", {{i_begin}, {i_begin + i_count - 1}}, "i",
                    true);
            fine_map.settle();
            coarse_map.settle();
            const mint_nest loops = {{{i_begin, i_count, 1}}};
            const mint_touch fine_reads = {"fine[2 * i]", {{-1, 1, {2}}}};
            const mint_touch coarse_writes = {"coarse[i]", {{0, 0, {1}}}};
            mint_distinct(site, loops, fine_map, "fine", fine_reads, coarse_map, "coarse",
                    coarse_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "cycle_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "cycle_sweep1");
            cycle_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)fine_map.device, (real *)coarse_map.device, (unsigned)i_count);
            mint_launched(site, "cycle_sweep1", coarse_map);
        }
    }
...
        u[l] = (real *)malloc(size[l] * sizeof(real));
        r[l] = (real *)malloc(size[l] * sizeof(real));
...
    for (int l = 0; l < LEVELS; l++) { mint_scope mappings;
...
        mint_copy_in(mappings, {"in.c", 43}, "ul", &ul[0], mint_extents(size[l]), 1, mint_padded, mint_kept);
        mint_copy_in(mappings, {"in.c", 44}, "rl", &rl[0], mint_extents(size[l]), 1, mint_padded, mint_kept);
...
        mint_copy_out({"in.c", 49}, "ul", &ul[0], mint_extents(size[l]));
        mint_release({"in.c", 50}, "ul", &ul[0]);
        mint_copy_out({"in.c", 51}, "rl", &rl[0], mint_extents(size[l]));
        mint_release({"in.c", 52}, "rl", &rl[0]);
