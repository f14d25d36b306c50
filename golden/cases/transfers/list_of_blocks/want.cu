
...
/* The loops at line 20.
 * u: read, 3-point star of radius 1
 * v: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
advance_sweep1(const real *__restrict__ u, real *__restrict__ v, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        v[i] = (u[i-1] + 2*u[i] + u[i+1])/4;
    }
}

/* The loops at line 23.
 * v: read, pointwise
 * u: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
advance_sweep2(const real *v, real *u, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        u[i] = v[i];
    }
}

...
    for (block *b = list; b; b = b->next) { mint_scope mappings;
...
        mint_copy_in(mappings, {"in.c", 15}, "u", &u[0], mint_extents(n + 2), 1, mint_padded, mint_scoped);
        mint_copy_in(mappings, {"in.c", 16}, "v", &v[0], mint_extents(n + 2), 1, mint_padded, mint_scoped);
        /* #pragma mint parallel */ { mint_region region({"in.c", 17});
...
            {
                const mint_site site = {"in.c", 20};
                const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
                if (i_count > 0) {
                    mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                    mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                    mint_reach_view(site, u_map, "u", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1", true);
                    mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                    u_map.settle();
                    v_map.settle();
                    const mint_nest loops = {{{i_begin, i_count, 1}}};
                    const mint_touch u_reads = {"u[i - 1]", {{-1, 1, {1}}}};
                    const mint_touch v_writes = {"v[i]", {{0, 0, {1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "advance_sweep1", mint_ceil_div(i_count, 256));
                    mint_launching(site, "advance_sweep1");
                    advance_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)u_map.device, (real *)v_map.device, (unsigned)i_count);
                    mint_launched(site, "advance_sweep1", v_map);
                }
            }
            {
                const mint_site site = {"in.c", 23};
                const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
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
                    const dim3 blocks = mint_blocks(site, "advance_sweep2", mint_ceil_div(i_count, 256));
                    mint_launching(site, "advance_sweep2");
                    advance_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)v_map.device, (real *)u_map.device, (unsigned)i_count);
                    mint_launched(site, "advance_sweep2", u_map);
                }
            }
...
}
        mint_copy_out({"in.c", 26}, "u", &u[0], mint_extents(n + 2));
        mint_copy_out({"in.c", 27}, "v", &v[0], mint_extents(n + 2));
...
/* The loops at line 41.
 * u: read, 2 points, radius [-1,1]
 * v: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
exchange_sweep1(const real *__restrict__ u, real *__restrict__ v, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        v[i] = (u[i-1] + u[i+1])/2;
    }
}

...
{ mint_scope mappings_2;
...
    mint_copy_in(mappings_2, {"in.c", 36}, "u", &u[0], mint_extents(n + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 37}, "v", &v[0], mint_extents(n + 2), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 38});
...
        {
            const mint_site site = {"in.c", 41};
            const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
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
                const dim3 blocks = mint_blocks(site, "exchange_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "exchange_sweep1");
                exchange_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)v_map.device, (unsigned)i_count);
                mint_launched(site, "exchange_sweep1", v_map);
            }
        }
...
}
    mint_copy_out({"in.c", 47}, "u", &u[0], mint_extents(n + 2));
    mint_copy_out({"in.c", 48}, "v", &v[0], mint_extents(n + 2));
