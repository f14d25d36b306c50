
...
/* The loops at line 22.
 * cells: read and written, pointwise
 * u: read, pointwise
 * v: written
 * A block computes 256x1x1 points.
 * The model expects 85.7 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(unsigned *cells, const real *u, real *v, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        unsigned k = cells[i];
        int s = i%2 ? LEFT : RIGHT;
        v[i] = u[i]*20 + (k - 1 < 0) + 10*(s - 1 < 0) + (k == FLUID ? GAS : 10);
        cells[i] = GAS;
    }
}

...
{ mint_scope mappings;
...
    enum kind *cells = (enum kind *)malloc(n * sizeof *cells);
    real *u = (real *)malloc(n * sizeof(real)), *v = (real *)malloc(n * sizeof(real));
...
    mint_copy_in(mappings, {"in.c", 18}, "u", &u[0], mint_extents(n), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 19}, "v", &v[0], mint_extents(n), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 20}, "cells", &cells[0], mint_extents(n), 0, mint_padded, mint_scoped);
    {
        const mint_site site = {"in.c", 22};
        const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
        if (i_count > 0) {
            mint_view cells_map = mint_find_view(site, "cells", &cells[0], sizeof(unsigned));
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
            mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
            mint_reach_view(site, cells_map, "cells", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            cells_map.settle();
            u_map.settle();
            v_map.settle();
            const mint_nest loops = {{{i_begin, i_count, 1}}};
            const mint_touch cells_writes = {"cells[i]", {{0, 0, {1}}}};
            const mint_touch u_reads = {"u[i]", {{0, 0, {1}}}};
            const mint_touch cells_reads = {"cells[i]", {{0, 0, {1}}}};
            const mint_touch v_writes = {"v[i]", {{0, 0, {1}}}};
            mint_coincide(site, loops, cells_map, "cells", cells_writes, u_map, "u", u_reads);
            mint_coincide(site, loops, cells_map, "cells", cells_reads, v_map, "v", v_writes);
            mint_coincide(site, loops, cells_map, "cells", cells_writes, v_map, "v", v_writes);
            mint_coincide(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "main_sweep1");
            main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (unsigned *)cells_map.device, (real *)u_map.device, (real *)v_map.device,
                (unsigned)i_count);
            mint_launched(site, "main_sweep1", cells_map, v_map);
        }
    }
    mint_copy_out({"in.c", 28}, "v", &v[0], mint_extents(n));
    mint_copy_out({"in.c", 29}, "cells", &cells[0], mint_extents(n));
