
...
/* The loops at line 11.
 * v: read and written, pointwise
 * u: read, pointwise
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
run_sweep1(real *v, const real *u, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        v[i] = v[i]/2 + u[i];
    }
}

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 6}, "u", &u[0], mint_extents(n), 1, mint_padded, mint_scoped);
...
        /* #pragma mint parallel */
        { mint_region region({"in.c", 8});
            mint_provide(mappings, {"in.c", 15}, "v", &v[0], mint_extents(n), 1, mint_padded);
...
            {
                const mint_site site = {"in.c", 11};
                const long long i_begin = 1, i_count = mint_trips(i_begin, m, 1);
                if (i_count > 0) {
                    mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                    mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                    mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                    mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                    v_map.settle();
                    u_map.settle();
                    const mint_nest loops = {{{i_begin, i_count, 1}}};
                    const mint_touch v_writes = {"v[i]", {{0, 0, {1}}}};
                    const mint_touch u_reads = {"u[i]", {{0, 0, {1}}}};
                    mint_coincide(site, loops, v_map, "v", v_writes, u_map, "u", u_reads);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "run_sweep1", mint_ceil_div(i_count, 256));
                    mint_launching(site, "run_sweep1");
                    run_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)v_map.device, (real *)u_map.device, (unsigned)i_count);
                    mint_launched(site, "run_sweep1", v_map);
                }
            }
...
    mint_copy_out({"in.c", 15}, "v", &v[0], mint_extents(n));
...
/* The loops at line 21.
 * u: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
rows_sweep1(real *__restrict__ u, long long u_row, unsigned j_count, unsigned i_count)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = (int)ii;
        const int j = 1 + (int)ij;
        const long long u_at = i*u_row + j;
        u[u_at] = u[u_at]/2;
    }
}

...
{ mint_scope mappings_2;
    {
        const mint_site site = {"in.c", 21};
        const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
        const long long j_begin = 1, j_count = mint_trips(j_begin, n, 1);
        mint_provide(mappings_2, {"in.c", 24}, "u", u, mint_extents(n, n), 1, mint_padded);
        if (i_count > 0 && j_count > 0) {
            mint_table u_map = mint_find_table(site, "u", u);
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {u_map, "u", 0, "i", i_begin, i_begin + i_count - 1},
                {u_map, "u", 1, "j", j_begin, j_begin + j_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            u_map.settle(site, "u");
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "rows_sweep1", mint_ceil_div(j_count, 16),
                    mint_ceil_div(i_count, 16));
            mint_launching(site, "rows_sweep1");
            rows_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                (real *)u_map.device, u_map.stride[0], (unsigned)j_count, (unsigned)i_count);
            mint_launched(site, "rows_sweep1", u_map);
        }
    }
    mint_copy_out({"in.c", 24}, "u", u, mint_extents(n, n));
