
...
/* The loops at line 18.
 * a: read, 2 points, radius [-1,1]
 * b: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
smooth_sweep1(const real *__restrict__ a, real *__restrict__ b, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        b[i] = (a[i-1] + a[i+1])/2;
    }
}

/* The loops at line 21.
 * b: read, pointwise
 * a: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
smooth_sweep2(const real *b, real *a, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        a[i] = b[i];
    }
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 15});
        {
            const mint_site site = {"in.c", 18};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
            if (i_count > 0) {
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real));
                mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real));
                mint_reach_view(site, a_map, "a", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1", true);
                mint_reach_view(site, b_map, "b", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                a_map.settle();
                b_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch a_reads = {"a[i - 1]", {{-1, 1, {1}, 2}}};
                const mint_touch b_writes = {"b[i]", {{0, 0, {1}}}};
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks_2 = mint_blocks(site, "smooth_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "smooth_sweep1");
                smooth_sweep1<<<blocks_2, dim3(256), 0, mint_stream()>>>(
                    (real *)a_map.device, (real *)b_map.device, (unsigned)i_count);
                mint_launched(site, "smooth_sweep1", b_map);
            }
        }
        {
            const mint_site site = {"in.c", 21};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
            if (i_count > 0) {
                mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real));
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real));
                mint_reach_view(site, b_map, "b", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                mint_reach_view(site, a_map, "a", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                b_map.settle();
                a_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch b_reads = {"b[i]", {{0, 0, {1}}}};
                const mint_touch a_writes = {"a[i]", {{0, 0, {1}}}};
                mint_coincide(site, loops, b_map, "b", b_reads, a_map, "a", a_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks_2 = mint_blocks(site, "smooth_sweep2", mint_ceil_div(i_count, 256));
                mint_launching(site, "smooth_sweep2");
                smooth_sweep2<<<blocks_2, dim3(256), 0, mint_stream()>>>(
                    (real *)b_map.device, (real *)a_map.device, (unsigned)i_count);
                mint_launched(site, "smooth_sweep2", a_map);
            }
        }
...
/* The loops at line 29.
 * fine: read, subscripts that are not index + constant
 * coarse: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
restriction_sweep1(const real *__restrict__ fine, real *__restrict__ coarse, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        coarse[i] = (fine[2*i-1] + 2*fine[2*i] + fine[2*i+1])/4;
    }
}

...
    {
        const mint_site site = {"in.c", 29};
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
            const mint_touch fine_reads = {"fine[2 * i - 1]", {{-1, 1, {2}}}};
            const mint_touch coarse_writes = {"coarse[i]", {{0, 0, {1}}}};
            mint_distinct(site, loops, fine_map, "fine", fine_reads, coarse_map, "coarse",
                    coarse_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks_2 = mint_blocks(site, "restriction_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "restriction_sweep1");
            restriction_sweep1<<<blocks_2, dim3(256), 0, mint_stream()>>>(
                (real *)fine_map.device, (real *)coarse_map.device, (unsigned)i_count);
            mint_launched(site, "restriction_sweep1", coarse_map);
        }
    }
...
    for (int l = 0; l < LEVELS; l++) { mint_scope mappings;
...
        mint_copy_in(mappings, {"in.c", 43}, "a", &a[0], mint_extents(m), 1, mint_padded, mint_kept);
        mint_copy_in(mappings, {"in.c", 44}, "b", &b[0], mint_extents(m), 1, mint_padded, mint_kept);
...
        mint_copy_out({"in.c", 54}, "a", &a[0], mint_extents(m));
...
    for (int k = 0; k < BLOCKS; k++) { mint_scope mappings_2;
...
        mint_copy_in(mappings_2, {"in.c", 72}, "u", &u[0], mint_extents(m), 1, mint_padded, mint_kept);
        mint_copy_in(mappings_2, {"in.c", 73}, "v", &v[0], mint_extents(m), 1, mint_padded, mint_kept);
...
        mint_copy_out({"in.c", 82}, "u", &u[0], mint_extents(m));
