
...
/* The loops at line 18.
 * kind: read, pointwise
 * u: read, pointwise
 * v: written
 * A block computes 256x1x1 points.
 * The model expects 118 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const signed char *kind, const real *u, real *v, unsigned i_count, mint_extent u_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        real s = 0;
        int twice;
        switch (kind[i]) {
        case -1:
            s = u[mint_inside(i, u_extent, 0)];
            break;
        case 0:
        case 1:
            s = u[mint_inside(i, u_extent, 1)]*2;
        case 97:
            s += 3;
            break;
        default:
            twice = 2*i;
            s = twice;
        case 4:
            {
                int k = 0;
                for (;; k++) {
                    switch (k) {
                    case 3:
                        break;
                    default:
                        s += k;
                        continue;
                    }
                    break;
                }
            }
        }
        v[i] = s;
    }
}

...
{ mint_scope mappings;
...
    real *u = (real *)malloc(n * sizeof(real)), *v = (real *)malloc(n * sizeof(real));
    signed char *kind = (signed char *)malloc(n);
...
    mint_copy_in(mappings, {"in.c", 14}, "u", &u[0], mint_extents(n), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 15}, "v", &v[0], mint_extents(n), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 16}, "kind", &kind[0], mint_extents(n), 0, mint_padded, mint_scoped);
    {
        const mint_site site = {"in.c", 18};
        const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
        if (i_count > 0) {
            mint_view kind_map = mint_find_view(site, "kind", &kind[0], sizeof(signed char));
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
            mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
            mint_reach_view(site, kind_map, "kind", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            kind_map.settle();
            u_map.settle();
            v_map.settle();
            static const mint_checked u_checked[] = {
                {{"in.c", 22}, "u", "u[i]", -1},
                {{"in.c", 26}, "u", "u[i]", -1},
            };
            const mint_nest loops = {{{i_begin, i_count, 1}}};
            const mint_touch kind_reads = {"kind[i]", {{0, 0, {1}}}};
            const mint_touch v_writes = {"v[i]", {{0, 0, {1}}}};
            const mint_touch u_reads = {"u[i]", {{0, 0, {1}}}};
            mint_coincide(site, loops, kind_map, "kind", kind_reads, v_map, "v", v_writes);
            mint_coincide(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "main_sweep1");
            main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (signed char *)kind_map.device, (real *)u_map.device, (real *)v_map.device,
                (unsigned)i_count, mint_elements(site, *u_map.whole, u_map.device, u_checked));
            mint_launched(site, "main_sweep1", v_map);
        }
    }
    mint_copy_out({"in.c", 49}, "v", &v[0], mint_extents(n));
