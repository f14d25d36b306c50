
...
/* The loops at line 36.
 * levels_l_u: read, 2 points, radius [-1,1]
 * levels_l_r: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
cycle_sweep1(const real *__restrict__ levels_l_u, real *__restrict__ levels_l_r,
             real levels_l_weight, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        levels_l_r[i] = levels_l_weight*(levels_l_u[i-1] + levels_l_u[i+1]);
    }
}

/* The loops at line 39.
 * levels_l_r: read, subscripts that are not index + constant
 * levels_l_1_u: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
cycle_sweep2(const real *__restrict__ levels_l_r, real *__restrict__ levels_l_1_u, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        levels_l_1_u[i] = levels_l_r[2*i-1] + levels_l_r[2*i];
    }
}

/* The loops at line 45.
 * levels_l_1_u: read, pointwise
 * levels_l_u: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
cycle_sweep3(const real *__restrict__ levels_l_1_u, real *__restrict__ levels_l_u, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        levels_l_u[2*i] += levels_l_1_u[i];
    }
}

...
    for (l = 0; l < LEVELS; l++) { mint_scope mappings;
        mint_copy_in(mappings, {"in.c", 27}, "levels[l].u", &levels[l].u[0], mint_extents(levels[l].n + 1), 1, mint_padded, mint_kept);
        mint_copy_in(mappings, {"in.c", 28}, "levels[l].r", &levels[l].r[0], mint_extents(levels[l].n + 1), 1, mint_padded, mint_kept);
...
            /* #pragma mint parallel */
            { mint_region region({"in.c", 33});
                {
                    const mint_site site = {"in.c", 36};
                    const long long i_begin = 1, i_count = mint_trips(i_begin, n, 1);
                    if (i_count > 0) {
                        mint_view levels_l_u_map = mint_find_view(site, "levels[l].u", &levels[l].u[0],
                                sizeof(real));
                        mint_view levels_l_r_map = mint_find_view(site, "levels[l].r", &levels[l].r[0],
                                sizeof(real));
                        mint_reach_view(site, levels_l_u_map, "levels[l].u", {{i_begin - 1}, {i_begin + i_count}},
                                "i-1..i+1", true);
                        mint_reach_view(site, levels_l_r_map, "levels[l].r", {{i_begin}, {i_begin + i_count - 1}},
                                "i", true);
                        levels_l_u_map.settle();
                        levels_l_r_map.settle();
                        const mint_nest loops = {{{i_begin, i_count, 1}}};
                        const mint_touch levels_l_u_reads = {"levels[l].u[i - 1]", {{-1, 1, {1}, 2}}};
                        const mint_touch levels_l_r_writes = {"levels[l].r[i]", {{0, 0, {1}}}};
                        mint_distinct(site, loops, levels_l_u_map, "levels[l].u", levels_l_u_reads, levels_l_r_map,
                                "levels[l].r", levels_l_r_writes);
                        mint_require_capability(site, 8, 0);
                        const dim3 blocks = mint_blocks(site, "cycle_sweep1", mint_ceil_div(i_count, 256));
                        mint_launching(site, "cycle_sweep1");
                        cycle_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (real *)levels_l_u_map.device, (real *)levels_l_r_map.device, levels[l].weight,
                            (unsigned)i_count);
                        mint_launched(site, "cycle_sweep1", levels_l_r_map);
                    }
                }
                {
                    const mint_site site = {"in.c", 39};
                    const long long i_begin = 1, i_count = mint_trips(i_begin, n/2, 1);
                    if (i_count > 0) {
                        mint_view levels_l_r_map = mint_find_view(site, "levels[l].r", &levels[l].r[0],
                                sizeof(real));
                        mint_view levels_l_1_u_map = mint_find_view(site, "levels[l + 1].u", &levels[l + 1].u[0],
                                sizeof(real));
                        mint_reach_view(site, levels_l_r_map, "levels[l].r", {{2*i_begin - 1},
                                {2*(i_begin + i_count - 1)}}, "2*i-1..2*i", true);
                        mint_reach_view(site, levels_l_1_u_map, "levels[l + 1].u", {{i_begin}, {i_begin + i_count
                                - 1}}, "i", true);
                        levels_l_r_map.settle();
                        levels_l_1_u_map.settle();
                        const mint_nest loops = {{{i_begin, i_count, 1}}};
                        const mint_touch levels_l_r_reads = {"levels[l].r[2 * i - 1]", {{-1, 0, {2}}}};
                        const mint_touch levels_l_1_u_writes = {"levels[l + 1].u[i]", {{0, 0, {1}}}};
                        mint_distinct(site, loops, levels_l_r_map, "levels[l].r", levels_l_r_reads,
                                levels_l_1_u_map, "levels[l + 1].u", levels_l_1_u_writes);
                        mint_require_capability(site, 8, 0);
                        const dim3 blocks = mint_blocks(site, "cycle_sweep2", mint_ceil_div(i_count, 256));
                        mint_launching(site, "cycle_sweep2");
                        cycle_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (real *)levels_l_r_map.device, (real *)levels_l_1_u_map.device, (unsigned)i_count);
                        mint_launched(site, "cycle_sweep2", levels_l_1_u_map);
                    }
                }
...
            {
                const mint_site site = {"in.c", 45};
                const long long i_begin = 0, i_count = mint_trips(i_begin, (levels[l + 1].n), 1);
                if (i_count > 0) {
                    mint_view levels_l_1_u_map = mint_find_view(site, "levels[l + 1].u", &levels[l + 1].u[0],
                            sizeof(real));
                    mint_view levels_l_u_map = mint_find_view(site, "levels[l].u", &levels[l].u[0],
                            sizeof(real));
                    mint_reach_view(site, levels_l_1_u_map, "levels[l + 1].u", {{i_begin}, {i_begin + i_count
                            - 1}}, "i", true);
                    mint_reach_view(site, levels_l_u_map, "levels[l].u", {{2*i_begin},
                            {2*(i_begin + i_count - 1)}}, "2*i", true);
                    levels_l_1_u_map.settle();
                    levels_l_u_map.settle();
                    const mint_nest loops = {{{i_begin, i_count, 1}}};
                    const mint_touch levels_l_1_u_reads = {"levels[l + 1].u[i]", {{0, 0, {1}}}};
                    const mint_touch levels_l_u_writes = {"levels[l].u[2 * i]", {{0, 0, {2}}}};
                    mint_distinct(site, loops, levels_l_1_u_map, "levels[l + 1].u", levels_l_1_u_reads,
                            levels_l_u_map, "levels[l].u", levels_l_u_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "cycle_sweep3", mint_ceil_div(i_count, 256));
                    mint_launching(site, "cycle_sweep3");
                    cycle_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)levels_l_1_u_map.device, (real *)levels_l_u_map.device, (unsigned)i_count);
                    mint_launched(site, "cycle_sweep3", levels_l_u_map);
                }
            }
...
        mint_copy_out({"in.c", 50}, "levels[l].u", &levels[l].u[0], mint_extents(levels[l].n + 1));
        mint_copy_out({"in.c", 51}, "levels[l].r", &levels[l].r[0], mint_extents(levels[l].n + 1));
        mint_release({"in.c", 52}, "levels[l].u", &levels[l].u[0]);
        mint_release({"in.c", 53}, "levels[l].r", &levels[l].r[0]);
...
/* The loops at line 64.
 * table_k: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
one_by_one_sweep1(real *__restrict__ table_k, int k, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        table_k[i] = table_k[i]/2 + k;
    }
}

...
    for (int k = 0; k < LEVELS; k++) { mint_scope mappings_2;
        mint_copy_in(mappings_2, {"in.c", 61}, "table[k]", &table[k][0], mint_extents(n + 1), 0, mint_padded, mint_scoped);
...
            {
                const mint_site site = {"in.c", 64};
                const long long i_begin = 0, i_count = mint_trips(i_begin, (long long)n + 1, 1);
                if (i_count > 0) {
                    mint_view table_k_map = mint_find_view(site, "table[k]", &table[k][0], sizeof(real));
                    mint_reach_view(site, table_k_map, "table[k]", {{i_begin}, {i_begin + i_count - 1}}, "i",
                            true);
                    table_k_map.settle();
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "one_by_one_sweep1", mint_ceil_div(i_count, 256));
                    mint_launching(site, "one_by_one_sweep1");
                    one_by_one_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)table_k_map.device, k, (unsigned)i_count);
                    mint_launched(site, "one_by_one_sweep1", table_k_map);
                }
            }
...
        mint_copy_out({"in.c", 67}, "table[k]", &table[k][0], mint_extents(n + 1));
...
/* The loops at line 86.
 * f_17: read, 1 point, radius [-1,0]
 * f_0: read, pointwise
 * f_18: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 63.5 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
all_directions_sweep1(const real *__restrict__ f_17, const real *f_0, real *f_18, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        f_18[i] += f_17[i-1]*f_0[i];
    }
}

...
    for (q = 0; q < DIRECTIONS; q++) { mint_scope mappings_3;
        mint_copy_in(mappings_3, {"in.c", 83}, "f[q]", &f[q][0], mint_extents(n + 1), 1, mint_padded, mint_kept);
...
    {
        const mint_site site = {"in.c", 86};
        const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
        if (i_count > 0) {
            mint_view f_17_map = mint_find_view(site, "f[17]", &f[17][0], sizeof(real));
            mint_view f_0_map = mint_find_view(site, "f[0]", &f[0][0], sizeof(real));
            mint_view f_18_map = mint_find_view(site, "f[18]", &f[18][0], sizeof(real));
            mint_reach_view(site, f_17_map, "f[17]", {{i_begin - 1}, {i_begin + i_count - 2}}, "i-1",
                    true);
            mint_reach_view(site, f_0_map, "f[0]", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site, f_18_map, "f[18]", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            f_17_map.settle();
            f_0_map.settle();
            f_18_map.settle();
            const mint_nest loops = {{{i_begin, i_count, 1}}};
            const mint_touch f_17_reads = {"f[17][i - 1]", {{-1, -1, {1}}}};
            const mint_touch f_18_writes = {"f[18][i]", {{0, 0, {1}}}};
            const mint_touch f_0_reads = {"f[0][i]", {{0, 0, {1}}}};
            mint_distinct(site, loops, f_17_map, "f[17]", f_17_reads, f_18_map, "f[18]", f_18_writes);
            mint_coincide(site, loops, f_0_map, "f[0]", f_0_reads, f_18_map, "f[18]", f_18_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "all_directions_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "all_directions_sweep1");
            all_directions_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)f_17_map.device, (real *)f_0_map.device, (real *)f_18_map.device,
                (unsigned)i_count);
            mint_launched(site, "all_directions_sweep1", f_18_map);
        }
    }
...
        mint_copy_out({"in.c", 89}, "f[q]", &f[q][0], mint_extents(n + 1));
        mint_release({"in.c", 90}, "f[q]", &f[q][0]);
