
...
static struct grid all_, *g = &all_;
...
#pragma push_macro("long")
#undef long
#pragma push_macro("n")
#undef n
#pragma push_macro("unsigned")
#undef unsigned
/* The loops at line 29.
 * g_rho: read, 2 points, radius [0,0][-1,1]
 * e: written
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
smooth_sweep1(const real *__restrict__ g_rho, long long g_rho_row, real *__restrict__ e,
              long long e_row, int n, unsigned i_count, unsigned j_count)
{
    const unsigned ii = blockIdx.x*16 + threadIdx.x;
    const unsigned ij = mint_block_y()*16 + threadIdx.y;
    if (ii < i_count && ij < j_count) {
        const int j = 1 + (int)ij;
        const int i = 1 + (int)ii;
        const long long g_rho_at = j*g_rho_row + i;
        e[j*e_row+i] = (g_rho[g_rho_at-1] + g_rho[g_rho_at+1])/2 + (n + 1);
    }
}

/* The loops at line 33.
 * e: read, pointwise
 * g_rho: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
smooth_sweep2(const real *e, real *g_rho, int n, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        g_rho[i] = e[i] + 2*(n + 1);
    }
}

/* The loops at line 36.
 * g_rho: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
smooth_sweep3(real *__restrict__ g_rho, long long g_rho_row, unsigned i_count, unsigned j_count)
{
    const unsigned ii = blockIdx.x*16 + threadIdx.x;
    const unsigned ij = blockIdx.y*16 + threadIdx.y;
    if (ii < i_count && ij < j_count) {
        const short j = (short)ij;
        const int i = (int)ii;
        const long long g_rho_at = j*g_rho_row + i;
        g_rho[g_rho_at] += j - i;
    }
}

#pragma pop_macro("long")
#pragma pop_macro("n")
#pragma pop_macro("unsigned")
...
{ mint_scope mappings;
#pragma push_macro("nx")
#undef nx
#pragma push_macro("ny")
#undef ny
#pragma push_macro("rho")
#undef rho
mint_copy_in(mappings, {"in.c", 24}, "g->rho", &g->rho[0], mint_extents(g->nx * (g->ny)), 1, mint_padded, mint_scoped);
#pragma pop_macro("nx")
#pragma pop_macro("ny")
#pragma pop_macro("rho")
#pragma push_macro("nx")
#undef nx
#pragma push_macro("ny")
#undef ny
mint_copy_in(mappings, {"in.c", 25}, "e", &e[0], mint_extents((g->nx * (g->ny))), 1, mint_padded, mint_scoped);
#pragma pop_macro("nx")
#pragma pop_macro("ny")
    /* #pragma mint parallel */
    { mint_region region({"in.c", 26});
#pragma push_macro("long")
#undef long
#pragma push_macro("n")
#undef n
#pragma push_macro("nx")
#undef nx
#pragma push_macro("ny")
#undef ny
#pragma push_macro("rho")
#undef rho
#pragma push_macro("unsigned")
#undef unsigned
        {
            const mint_site site = {"in.c", 29};
            const long long j_begin = 1, j_count = mint_trips(j_begin, g->ny - 1, 1);
            const long long i_begin = 1, i_count = j_count > 0 ? mint_trips(i_begin, g->nx - 1, 1) : 0;
            if (j_count > 0 && i_count > 0) {
                mint_view g_rho_map = mint_find_view(site, "g->rho", &g->rho[0], sizeof(real),
                        (long long)g->nx);
                mint_view e_map = mint_find_view(site, "e", &e[0], sizeof(real), (long long)g->nx);
                mint_reach_view(site, g_rho_map, "g->rho", {{j_begin, i_begin - 1}, {j_begin + j_count - 1,
                        i_begin + i_count}}, "j][i-1..i+1", true);
                mint_reach_view(site, e_map, "e", {{j_begin, i_begin}, {j_begin + j_count - 1, i_begin
                        + i_count - 1}}, "j][i", true);
                g_rho_map.settle();
                e_map.settle();
                const mint_nest loops = {{{j_begin, j_count, 1}, {i_begin, i_count, 1}}};
                const mint_touch g_rho_reads = {"rho[j * nx + i - 1]", {{0, 0, {1, 0}}, {-1, 1, {0, 1},
                        2}}};
                const mint_touch e_writes = {"e[j * nx + i]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, g_rho_map, "g->rho", g_rho_reads, e_map, "e", e_writes);
                const bool e_apart = mint_once(e_map);
                mint_apart(site, e_apart
                        || !mint_meet(loops, e_map, e_writes, e_map, e_writes, mint_elsewhere),
                        "e[j * nx + i]", "e[j * nx + i]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "smooth_sweep1", mint_ceil_div(i_count, 16),
                        mint_ceil_div(j_count, 16));
                mint_launching(site, "smooth_sweep1");
                smooth_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)g_rho_map.device, g_rho_map.stride[0], (real *)e_map.device, e_map.stride[0], n,
                    (unsigned)i_count, (unsigned)j_count);
                mint_launched(site, "smooth_sweep1", e_map);
            }
        }
#pragma pop_macro("long")
#pragma pop_macro("n")
#pragma pop_macro("nx")
#pragma pop_macro("ny")
#pragma pop_macro("rho")
#pragma pop_macro("unsigned")
#pragma push_macro("long")
#undef long
#pragma push_macro("n")
#undef n
#pragma push_macro("rho")
#undef rho
#pragma push_macro("unsigned")
#undef unsigned
        {
            const mint_site site = {"in.c", 33};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n + 1, 1);
            if (i_count > 0) {
                mint_view e_map = mint_find_view(site, "e", &e[0], sizeof(real));
                mint_view g_rho_map = mint_find_view(site, "g->rho", &g->rho[0], sizeof(real));
                mint_reach_view(site, e_map, "e", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                mint_reach_view(site, g_rho_map, "g->rho", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                e_map.settle();
                g_rho_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch e_reads = {"e[i]", {{0, 0, {1}}}};
                const mint_touch g_rho_writes = {"rho[i]", {{0, 0, {1}}}};
                mint_coincide(site, loops, e_map, "e", e_reads, g_rho_map, "g->rho", g_rho_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "smooth_sweep2", mint_ceil_div(i_count, 256));
                mint_launching(site, "smooth_sweep2");
                smooth_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)e_map.device, (real *)g_rho_map.device, n, (unsigned)i_count);
                mint_launched(site, "smooth_sweep2", g_rho_map);
            }
        }
#pragma pop_macro("long")
#pragma pop_macro("n")
#pragma pop_macro("rho")
#pragma pop_macro("unsigned")
#pragma push_macro("long")
#undef long
#pragma push_macro("nx")
#undef nx
#pragma push_macro("rho")
#undef rho
#pragma push_macro("unsigned")
#undef unsigned
        {
            const mint_site site = {"in.c", 36};
            const long long j_begin = 0,
                    j_count = mint_count(site, "j", (short)(j_begin), "<",
                    (long long)((( g -> size [ 1 ] - 1 ))), 1);
            const long long i_begin = 0, i_count = j_count > 0
                    ? mint_count(site, "i", (int)(i_begin), "<", (long long)((( g -> size [ 0 ] - 1 ))), 1)
                    : 0;
            if (j_count > 0 && i_count > 0) {
                mint_view g_rho_map = mint_find_view(site, "g->rho", &g->rho[0], sizeof(real),
                        (long long)g->nx);
                mint_reach_view(site, g_rho_map, "g->rho", {{j_begin, i_begin}, {j_begin + j_count - 1,
                        i_begin + i_count - 1}}, "j][i", true);
                g_rho_map.settle();
                const mint_nest loops = {{{j_begin, j_count, 1}, {i_begin, i_count, 1}}};
                const mint_touch g_rho_writes = {"rho[j * nx + i]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch g_rho_reads = {"rho[j * nx + i]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const bool g_rho_apart = mint_once(g_rho_map);
                mint_apart(site, g_rho_apart
                        || !mint_meet(loops, g_rho_map, g_rho_writes, g_rho_map, g_rho_reads,
                        mint_elsewhere), "rho[j * nx + i]", "rho[j * nx + i]");
                mint_apart(site, g_rho_apart
                        || !mint_meet(loops, g_rho_map, g_rho_writes, g_rho_map, g_rho_writes,
                        mint_elsewhere), "rho[j * nx + i]", "rho[j * nx + i]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "smooth_sweep3", mint_ceil_div(i_count, 16),
                        mint_ceil_div(j_count, 16));
                mint_launching(site, "smooth_sweep3");
                smooth_sweep3<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)g_rho_map.device, g_rho_map.stride[0], (unsigned)i_count, (unsigned)j_count);
                mint_launched(site, "smooth_sweep3", g_rho_map);
            }
        }
#pragma pop_macro("long")
#pragma pop_macro("nx")
#pragma pop_macro("rho")
#pragma pop_macro("unsigned")
        /* #pragma mint single */
...
            mint_put({"in.c", 41}, "rho", &rho[3], mint_get({"in.c", 41}, "rho", &rho[2]) + n);
...
#pragma push_macro("nx")
#undef nx
#pragma push_macro("ny")
#undef ny
mint_copy_out({"in.c", 44}, "e", &e[0], mint_extents((g->nx * (g->ny))));
#pragma pop_macro("nx")
#pragma pop_macro("ny")
#pragma push_macro("nx")
#undef nx
#pragma push_macro("ny")
#undef ny
#pragma push_macro("rho")
#undef rho
mint_copy_out({"in.c", 45}, "g->rho", &g->rho[0], mint_extents(( short ) (g->nx * (g->ny))));
#pragma pop_macro("nx")
#pragma pop_macro("ny")
#pragma pop_macro("rho")
