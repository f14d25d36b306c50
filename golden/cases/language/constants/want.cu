
...
/* The loops at line 22.
 * u: read, 2 points, radius [-1,2]
 * v: written
 * A block computes 4x1x1 points.
 * The model expects 71.6 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(4)
main_sweep1(const real *__restrict__ u, real *__restrict__ v, real weight, long long big,
            int i_begin, unsigned i_count)
{
    const unsigned ii = blockIdx.x*4 + threadIdx.x;
    if (ii < i_count) {
        const int i = i_begin + (int)ii;
        v[i] = u[i-LEFT]*weight + u[i+RIGHT]*1e-3f + 98/98 + 0x10 + (real)(big >> 31) + 1.5e0;
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 17}, "u", &u[0], mint_extents(sizeof(u) / sizeof(u[0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 18}, "v", &v[0], mint_extents(sizeof(v) / sizeof(v[0])), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 19});
        {
            const mint_site site = {"in.c", 22};
            const long long i_begin = edge, i_count = mint_trips(i_begin, last, 1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{i_begin - 1}, {i_begin + i_count + 1}},
                        "i-LEFT..i+RIGHT", true);
                mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                u_map.settle();
                v_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1",
                        mint_tiles(site, "i", i_count, 4, 2147483648));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(4), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)v_map.device, weight, big, (int)i_begin, (unsigned)i_count);
                mint_launched(site, "main_sweep1", v_map);
            }
        }
...
    mint_copy_out({"in.c", 25}, "v", &v[0], mint_extents(sizeof(v) / sizeof(v[0])));
