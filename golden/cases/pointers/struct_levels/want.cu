
...
/* The loops at line 29.
 * g_level_2_v: read, 2 points, radius [-1,1]
 * g_level_2_w: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
finest_sweep1(const real *__restrict__ g_level_2_v, real *__restrict__ g_level_2_w,
              real g_level_2_scale, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        g_level_2_w[i] = g_level_2_scale*(g_level_2_v[i-1] + g_level_2_v[i+1]);
    }
}

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 26}, "g->level[2].v", &g->level[2].v[0], mint_extents(sizeof(g->level[2].v) / sizeof(g->level[2].v[0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 27}, "g->level[2].w", &g->level[2].w[0], mint_extents(sizeof(g->level[2].w) / sizeof(g->level[2].w[0])), 1, mint_padded, mint_scoped);
    {
        const mint_site site = {"in.c", 29};
        mint_takes({"in.c", 29}, &g->level[2].scale);
        const long long i_begin = 1, i_count = mint_trips(i_begin, (g->level[2].n - 1), 1);
        if (i_count > 0) {
            mint_view g_level_2_v_map = mint_find_view(site, "g->level[2].v", &g->level[2].v[0],
                    sizeof(real));
            mint_view g_level_2_w_map = mint_find_view(site, "g->level[2].w", &g->level[2].w[0],
                    sizeof(real));
            mint_reach_view(site, g_level_2_v_map, "g->level[2].v", {{i_begin - 1}, {i_begin
                    + i_count}}, "i-1..i+1", true);
            mint_reach_view(site, g_level_2_w_map, "g->level[2].w", {{i_begin}, {i_begin + i_count
                    - 1}}, "i", true);
            g_level_2_v_map.settle();
            g_level_2_w_map.settle();
            mint_not_in(site, g_level_2_w_map, "g->level[2].w", &g->level[2].scale, sizeof(real),
                    "g->level[2].scale");
            const mint_nest loops = {{{i_begin, i_count, 1}}};
            const mint_touch g_level_2_v_reads = {"g->level[2].v[i - 1]", {{-1, 1, {1}, 2}}};
            const mint_touch g_level_2_w_writes = {"g->level[2].w[i]", {{0, 0, {1}}}};
            mint_distinct(site, loops, g_level_2_v_map, "g->level[2].v", g_level_2_v_reads,
                    g_level_2_w_map, "g->level[2].w", g_level_2_w_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "finest_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "finest_sweep1");
            finest_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)g_level_2_v_map.device, (real *)g_level_2_w_map.device, g->level[2].scale,
                (unsigned)i_count);
            mint_launched(site, "finest_sweep1", g_level_2_w_map);
        }
    }
    mint_copy_out({"in.c", 31}, "g->level[2].w", &g->level[2].w[0], mint_extents(sizeof(g->level[2].w) / sizeof(g->level[2].w[0])));
...
/* The loops at line 39.
 * g_list_1_u_0: read, 2 points, radius [-1,1]
 * g_list_1_u_1: written
 * A block computes 256x1x1 points.
 * The model expects 5.32 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
pair_sweep1(const real *__restrict__ g_list_1_u_0, real *__restrict__ g_list_1_u_1, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        g_list_1_u_1[i] = g_list_1_u_0[i-1] - g_list_1_u_0[i+1];
    }
}

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 36}, "g->list[1].u[0]", &g->list[1].u[0][0], mint_extents(N), 1, mint_padded, mint_scoped_part);
    mint_copy_in(mappings_2, {"in.c", 37}, "g->list[1].u[1]", &g->list[1].u[1][0], mint_extents(N), 1, mint_padded, mint_scoped_part);
    {
        const mint_site site = {"in.c", 39};
        const long long i_begin = 1, i_count = mint_trips(i_begin, N - 1, 1);
        if (i_count > 0) {
            mint_view g_list_1_u_0_map = mint_find_view(site, "g->list[1].u[0]", &g->list[1].u[0][0],
                    sizeof(real));
            mint_view g_list_1_u_1_map = mint_find_view(site, "g->list[1].u[1]", &g->list[1].u[1][0],
                    sizeof(real));
            mint_reach_view(site, g_list_1_u_0_map, "g->list[1].u[0]", {{i_begin - 1}, {i_begin
                    + i_count}}, "i-1..i+1", true);
            mint_reach_view(site, g_list_1_u_1_map, "g->list[1].u[1]", {{i_begin}, {i_begin + i_count
                    - 1}}, "i", true);
            g_list_1_u_0_map.settle();
            g_list_1_u_1_map.settle();
            const mint_nest loops = {{{i_begin, i_count, 1}}};
            const mint_touch g_list_1_u_0_reads = {"g->list[1].u[0][i - 1]", {{-1, 1, {1}, 2}}};
            const mint_touch g_list_1_u_1_writes = {"g->list[1].u[1][i]", {{0, 0, {1}}}};
            mint_distinct(site, loops, g_list_1_u_0_map, "g->list[1].u[0]", g_list_1_u_0_reads,
                    g_list_1_u_1_map, "g->list[1].u[1]", g_list_1_u_1_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "pair_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "pair_sweep1");
            pair_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)g_list_1_u_0_map.device, (real *)g_list_1_u_1_map.device, (unsigned)i_count);
            mint_launched(site, "pair_sweep1", g_list_1_u_1_map);
        }
    }
    mint_copy_out({"in.c", 41}, "g->list[1].u[1]", &g->list[1].u[1][0], mint_extents(N));
...
/* The loops at line 53.
 * u: read, 2 points, radius [-1,1]
 * v: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 85.7 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
smooth_sweep1(const real *__restrict__ u, real *__restrict__ v, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        v[i] += u[i-1] + u[i+1];
    }
}

/* The loops at line 56.
 * v: read, pointwise
 * u: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
smooth_sweep2(const real *v, real *u, int i_begin, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = i_begin + (int)ii;
        u[i] = v[i] - u[i];
    }
}

...
{ mint_scope mappings_3;
...
    mint_copy_in(mappings_3, {"in.c", 48}, "u", &u[0], mint_extents(levels[l].n), 1, mint_padded, mint_scoped_part);
    mint_copy_in(mappings_3, {"in.c", 49}, "v", &v[0], mint_extents(by[l]->n), 1, mint_padded, mint_scoped_part);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 50});
        {
            const mint_site site = {"in.c", 53};
            const long long i_begin = 1, i_count = mint_trips(i_begin, (levels[l].n - 1), 1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1", true);
                mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                u_map.settle();
                v_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch u_reads = {"u[i - 1]", {{-1, 1, {1}, 2}}};
                const mint_touch v_writes = {"v[i]", {{0, 0, {1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "smooth_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "smooth_sweep1");
                smooth_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)v_map.device, (unsigned)i_count);
                mint_launched(site, "smooth_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 56};
            const long long i_begin = (long long)(levels[0].n - 5),
                    i_count = mint_trips(i_begin, (long long)(by[l]->n - 2) + 1, 1);
            if (i_count > 0) {
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                v_map.settle();
                u_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch v_reads = {"v[i]", {{0, 0, {1}}}};
                const mint_touch u_writes = {"u[i]", {{0, 0, {1}}}};
                mint_coincide(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "smooth_sweep2",
                        mint_tiles(site, "i", i_count, 256, 2147483648));
                mint_launching(site, "smooth_sweep2");
                smooth_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)v_map.device, (real *)u_map.device, (int)i_begin, (unsigned)i_count);
                mint_launched(site, "smooth_sweep2", u_map);
            }
        }
...
    mint_copy_out({"in.c", 59}, "u", &u[0], mint_extents(by[l]->n));
    mint_copy_out({"in.c", 60}, "v", &v[0], mint_extents(by[l]->n));
...
/* The loops at line 71.
 * by_0_u: read, 1 point, radius [-1,0]
 * by_0_v: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
coarsen_sweep1(const real *__restrict__ by_0_u, real *__restrict__ by_0_v, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        by_0_v[i] += by_0_u[i-1];
    }
}

/* The loops at line 75.
 * by_l_1_u: read, subscripts that are not index + constant
 * by_l_u: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
coarsen_sweep2(const real *__restrict__ by_l_1_u, real *__restrict__ by_l_u, int by_l_n,
               unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        by_l_u[i] = by_l_1_u[2*i] + by_l_n;
    }
}

...
{ mint_scope mappings_5;
    for (int l = 0; l < LEVELS; l++) { mint_scope mappings_4;
        mint_copy_in(mappings_4, {"in.c", 67}, "by[l]->u", &by[l]->u[0], mint_extents(by[l]->n), 1, mint_padded, mint_kept_part);
...
    mint_copy_in(mappings_5, {"in.c", 69}, "by[0]->v", &by[0]->v[0], mint_extents(by[0]->n), 1, mint_padded, mint_scoped_part);
    {
        const mint_site site = {"in.c", 71};
        const long long i_begin = 1, i_count = mint_trips(i_begin, ((*by)->n), 1);
        if (i_count > 0) {
            mint_view by_0_u_map = mint_find_view(site, "by[0]->u", &by[0]->u[0], sizeof(real));
            mint_view by_0_v_map = mint_find_view(site, "by[0]->v", &by[0]->v[0], sizeof(real));
            mint_reach_view(site, by_0_u_map, "by[0]->u", {{i_begin - 1}, {i_begin + i_count - 2}},
                    "i-1", true);
            mint_reach_view(site, by_0_v_map, "by[0]->v", {{i_begin}, {i_begin + i_count - 1}}, "i",
                    true);
            by_0_u_map.settle();
            by_0_v_map.settle();
            const mint_nest loops = {{{i_begin, i_count, 1}}};
            const mint_touch by_0_u_reads = {"by[0]->u[i - 1]", {{-1, -1, {1}}}};
            const mint_touch by_0_v_writes = {"(**by).v[i]", {{0, 0, {1}}}};
            mint_distinct(site, loops, by_0_u_map, "by[0]->u", by_0_u_reads, by_0_v_map, "by[0]->v",
                    by_0_v_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "coarsen_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "coarsen_sweep1");
            coarsen_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)by_0_u_map.device, (real *)by_0_v_map.device, (unsigned)i_count);
            mint_launched(site, "coarsen_sweep1", by_0_v_map);
        }
    }
...
        {
            const mint_site site = {"in.c", 75};
            const long long i_begin = 1, i_count = mint_trips(i_begin, (by[l]->n), 1);
            if (i_count > 0) {
                mint_view by_l_1_u_map = mint_find_view(site, "by[l + 1]->u", &by[l + 1]->u[0],
                        sizeof(real));
                mint_view by_l_u_map = mint_find_view(site, "by[l]->u", &by[l]->u[0], sizeof(real));
                mint_reach_view(site, by_l_1_u_map, "by[l + 1]->u", {{2*i_begin},
                        {2*(i_begin + i_count - 1)}}, "2*i", true);
                mint_reach_view(site, by_l_u_map, "by[l]->u", {{i_begin}, {i_begin + i_count - 1}}, "i",
                        true);
                by_l_1_u_map.settle();
                by_l_u_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch by_l_1_u_reads = {"by[l + 1]->u[2 * i]", {{0, 0, {2}}}};
                const mint_touch by_l_u_writes = {"by[l]->u[i]", {{0, 0, {1}}}};
                mint_distinct(site, loops, by_l_1_u_map, "by[l + 1]->u", by_l_1_u_reads, by_l_u_map,
                        "by[l]->u", by_l_u_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "coarsen_sweep2", mint_ceil_div(i_count, 256));
                mint_launching(site, "coarsen_sweep2");
                coarsen_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)by_l_1_u_map.device, (real *)by_l_u_map.device, by[l]->n, (unsigned)i_count);
                mint_launched(site, "coarsen_sweep2", by_l_u_map);
            }
        }
...
        mint_copy_out({"in.c", 79}, "by[l]->u", &by[l]->u[0], mint_extents(by[l]->n));
        mint_release({"in.c", 80}, "by[l]->u", &by[l]->u[0]);
...
    mint_copy_out({"in.c", 82}, "by[0]->v", &by[0]->v[0], mint_extents(by[0]->n));
...
    (mint_outside({"in.c", 112}), checksum("coarse", cells, sizeof cells));
