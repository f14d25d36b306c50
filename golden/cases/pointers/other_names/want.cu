
...
/* The loops at line 20.
 * from_u: read, pointwise
 * to_u: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 3.87 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
both_sweep1(const real *from_u, real *to_u, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        to_u[i] += from_u[i];
    }
}

/* The loops at line 23.
 * to_u: read, 1 point, radius [-1,0]
 * from_u: read, pointwise
 * fixed: written
 * A block computes 256x1x1 points.
 * The model expects 3.87 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
both_sweep2(const real *__restrict__ to_u, const real *from_u, real *fixed, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        fixed[i] = to_u[i-1] - from_u[i]/4;
    }
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 17});
        mint_inferred from_u_here({"in.c", 17}, "from->u", &from->u[0],
                mint_extents(sizeof(from->u) / sizeof(from->u[0])), 0, mint_padded, mint_upload);
        mint_inferred fixed_here({"in.c", 17}, "fixed", &fixed[0],
                mint_extents(sizeof(fixed) / sizeof(fixed[0])), 1, mint_padded, mint_both);
        mint_inferred to_u_here({"in.c", 17}, "to->u", &to->u[0],
                mint_extents(sizeof(to->u) / sizeof(to->u[0])), 0, mint_padded, mint_both);
...
        {
            const mint_site site = {"in.c", 20};
            const long long i_begin = 0, i_count = mint_trips(i_begin, 90, 1);
            if (i_count > 0) {
                mint_view from_u_map = mint_find_view(site, "from->u", &from->u[0], sizeof(real));
                mint_view to_u_map = mint_find_view(site, "to->u", &to->u[0], sizeof(real));
                mint_reach_view(site, from_u_map, "from->u", {{i_begin}, {i_begin + i_count - 1}}, "i",
                        true);
                mint_reach_view(site, to_u_map, "to->u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                from_u_map.settle();
                to_u_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch from_u_reads = {"from->u[i]", {{0, 0, {1}}}};
                const mint_touch to_u_writes = {"to->u[i]", {{0, 0, {1}}}};
                mint_coincide(site, loops, from_u_map, "from->u", from_u_reads, to_u_map, "to->u",
                        to_u_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "both_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "both_sweep1");
                both_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)from_u_map.device, (real *)to_u_map.device, (unsigned)i_count);
                mint_launched(site, "both_sweep1", to_u_map);
            }
        }
        {
            const mint_site site = {"in.c", 23};
            const long long i_begin = 1, i_count = mint_trips(i_begin, 90, 1);
            if (i_count > 0) {
                mint_view to_u_map = mint_find_view(site, "to->u", &to->u[0], sizeof(real));
                mint_view from_u_map = mint_find_view(site, "from->u", &from->u[0], sizeof(real));
                mint_view fixed_map = mint_find_view(site, "fixed", &fixed[0], sizeof(real));
                mint_reach_view(site, to_u_map, "to->u", {{i_begin - 1}, {i_begin + i_count - 2}}, "i-1",
                        true);
                mint_reach_view(site, from_u_map, "from->u", {{i_begin}, {i_begin + i_count - 1}}, "i",
                        true);
                mint_reach_view(site, fixed_map, "fixed", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                to_u_map.settle();
                from_u_map.settle();
                fixed_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch to_u_reads = {"to->u[i - 1]", {{-1, -1, {1}}}};
                const mint_touch fixed_writes = {"fixed[i]", {{0, 0, {1}}}};
                const mint_touch from_u_reads = {"from->u[i]", {{0, 0, {1}}}};
                mint_distinct(site, loops, to_u_map, "to->u", to_u_reads, fixed_map, "fixed", fixed_writes);
                mint_coincide(site, loops, from_u_map, "from->u", from_u_reads, fixed_map, "fixed",
                        fixed_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "both_sweep2", mint_ceil_div(i_count, 256));
                mint_launching(site, "both_sweep2");
                both_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)to_u_map.device, (real *)from_u_map.device, (real *)fixed_map.device,
                    (unsigned)i_count);
                mint_launched(site, "both_sweep2", fixed_map);
            }
        }
...
/* The loops at line 32.
 * from_u: read, pointwise
 * chosen: read, subscripts that are not index + constant
 * to_u: written
 * A block computes 256x1x1 points.
 * The model expects 3.87 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
second_sweep1(const real *from_u, const real *__restrict__ chosen, real *to_u, unsigned i_count,
              mint_extent chosen_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        to_u[i] = from_u[i]/2 + chosen[mint_inside(i%4, chosen_extent, 0)];
    }
}

...
extern "C" void second(struct part *from, struct part *to)
...
    {
        const mint_site site = {"in.c", 32};
        const long long i_begin = 0, i_count = mint_trips(i_begin, 90, 1);
        mint_inferred from_u_here_2({"in.c", 31}, "from->u", &from->u[0],
                mint_extents(sizeof(from->u) / sizeof(from->u[0])), 0, mint_padded, mint_upload);
        mint_inferred to_u_here_2({"in.c", 31}, "to->u", &to->u[0],
                mint_extents(sizeof(to->u) / sizeof(to->u[0])), 0, mint_padded, mint_download);
        mint_inferred weights_here({"in.c", 31}, "weights", &weights[0],
                mint_extents(sizeof(weights) / sizeof(weights[0])), 0, mint_padded, mint_upload);
        if (i_count > 0) {
            mint_view from_u_map = mint_find_view(site, "from->u", &from->u[0], sizeof(real));
            mint_view chosen_map = mint_find_view(site, "chosen", &chosen[0], sizeof(real));
            mint_view to_u_map = mint_find_view(site, "to->u", &to->u[0], sizeof(real));
            mint_reach_view(site, from_u_map, "from->u", {{i_begin}, {i_begin + i_count - 1}}, "i",
                    true);
            mint_reach_view(site, to_u_map, "to->u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            from_u_map.settle();
            chosen_map.settle();
            to_u_map.settle();
            static const mint_checked chosen_checked[] = {
                {{"in.c", 33}, "chosen", "chosen[i % 4]", -1},
            };
            const mint_nest loops = {{{i_begin, i_count, 1}}};
            const mint_touch from_u_reads = {"from->u[i]", {{0, 0, {1}}}};
            const mint_touch to_u_writes = {"to->u[i]", {{0, 0, {1}}}};
            const mint_touch chosen_reads = mint_anywhere("chosen[i % 4]");
            mint_coincide(site, loops, from_u_map, "from->u", from_u_reads, to_u_map, "to->u",
                    to_u_writes);
            mint_distinct(site, loops, chosen_map, "chosen", chosen_reads, to_u_map, "to->u",
                    to_u_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "second_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "second_sweep1");
            second_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)from_u_map.device, (real *)chosen_map.device, (real *)to_u_map.device,
                (unsigned)i_count,
                mint_elements(site, *chosen_map.whole, chosen_map.device, chosen_checked));
            mint_launched(site, "second_sweep1", to_u_map);
        }
    }
