
...
/* The loops at line 11.
 * u: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
mark_sweep1(real *__restrict__ u, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        u[i] = u[i]/2;
    }
}

...
extern "C" void mark(int n, int steps, real *u, real *edge, real *trace)
...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 7});
...
            {
                const mint_site site = {"in.c", 11};
                const long long i_begin = 1, i_count = mint_trips(i_begin, n, 1);
                if (i_count > 0) {
                    mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                    mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                    u_map.settle();
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "mark_sweep1", mint_ceil_div(i_count, 256));
                    mint_launching(site, "mark_sweep1");
                    mark_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)u_map.device, (unsigned)i_count);
                    mint_launched(site, "mark_sweep1", u_map);
                }
            }
            /* #pragma mint single */
...
                mint_put({"in.c", 15}, "edge", &edge[0], mint_get({"in.c", 15}, "u", &u[n - 1]) + t, mint_or_host);
                mint_update({"in.c", 16}, "edge", &edge[n - 1], mint_or_host) -= 2 * mint_get({"in.c", 16}, "edge", &edge[0], mint_or_host);
                mint_put({"in.c", 17}, "trace", &trace[t], mint_update({"in.c", 17}, "edge", &edge[0], mint_or_host)++, mint_or_host);
                mint_put({"in.c", 18}, "u", &u[0], mint_get({"in.c", 18}, "edge", &edge[n - 1], mint_or_host));
...
    { mint_scope mappings;
        mint_copy_in(mappings, {"in.c", 32}, "u", &u[0], mint_extents(n), 1, mint_padded, mint_scoped);
...
        mint_copy_out({"in.c", 34}, "u", &u[0], mint_extents(n));
...
        mint_copy_in(mappings, {"in.c", 37}, "edge", &edge[0], mint_extents(n), 1, mint_padded, mint_scoped);
...
        mint_copy_out({"in.c", 39}, "u", &u[0], mint_extents(n));
        mint_copy_out({"in.c", 40}, "edge", &edge[0], mint_extents(n));
