
...
#define LOW ((int)ONE | (int)TWO)
...
/* The loops at line 15.
 * u: read, 3 points, radius [0,1][-1,0]
 * v: read and written, pointwise
 * cells: read, pointwise
 * A block computes 16x16x1 points.
 * The model expects 52.8 billion points a second, limited by arithmetic. */
static __global__ void __launch_bounds__(256)
sweep_sweep1(const real *u, long long u_row, real *__restrict__ v, long long v_row,
             const unsigned *cells, unsigned j_count, unsigned i_count)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = 1 + (int)ii;
        const int j = 1 + (int)ij;
        const long long u_at = i*u_row + j;
        const long long v_at = i*v_row + j;
        v[v_at] = u[u_at+u_row] + u[u_at-1] + u[u_at] + (1 - 2 < 0)*100 + (double)-2
                + (i - (1 | 2) < 0)*1000;
        v[v_at] += (i%2 ? 1 : -5) + -3*j + (FAR - i)%7 + (HIGH >> 28) + (cells[i] - 3 < 0)
                + cells[j]%-2 + -BLUE/2;
        v[v_at] += 4ull + 10*4ull + 100*8ull + 1000*4ull + 10000*4ull + 4ull;
    }
}

static void sweep(int n, const real *__restrict__ u, real *__restrict__ v, const enum color *cells)
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 11}, "u", &u[0], mint_extents(n + 2, (n + 2)), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 12}, "v", &v[0], mint_extents(n + 2, (n + 2)), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 13}, "cells", &cells[0], mint_extents(n + 2), 1, mint_padded, mint_scoped);
    {
        const mint_site site = {"in.c", 15};
        const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
        const long long j_begin = 1, j_count = mint_trips(j_begin, (long long)n + 1, 1);
        if (i_count > 0 && j_count > 0) {
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)n + 2);
            mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)n + 2);
            mint_view cells_map = mint_find_view(site, "cells", &cells[0], sizeof(unsigned));
            mint_reach_view(site, u_map, "u", {{i_begin, j_begin - 1}, {i_begin + i_count, j_begin
                    + j_count - 1}}, "i..i+1][j-1..j", true);
            mint_reach_view(site, v_map, "v", {{i_begin, j_begin}, {i_begin + i_count - 1, j_begin
                    + j_count - 1}}, "i][j", true);
            mint_reach_view(site, cells_map, "cells", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site, cells_map, "cells", {{j_begin}, {j_begin + j_count - 1}}, "j", true);
            u_map.settle();
            v_map.settle();
            cells_map.settle();
            const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
            const mint_touch u_reads = {"u[(i - -1) * (n + 2) + j]", {{0, 1, {1, 0}}, {-1, 0, {0, 1}}}};
            const mint_touch v_writes = {"v[i * (n + 2) + j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const mint_touch cells_reads = {"cells[i]", {{0, 0, {1, 0}}}};
            const mint_touch cells_reads_2 = {"cells[j]", {{0, 0, {0, 1}}}};
            const mint_touch v_reads = {"v[i * (n + 2) + j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
            mint_distinct(site, loops, v_map, "v", v_writes, cells_map, "cells", cells_reads);
            mint_distinct(site, loops, v_map, "v", v_writes, cells_map, "cells", cells_reads_2);
            const bool v_apart = mint_once(v_map);
            mint_apart(site, v_apart
                    || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                    "v[i * (n + 2) + j]", "v[i * (n + 2) + j]");
            mint_apart(site, v_apart
                    || !mint_meet(loops, v_map, v_writes, v_map, v_reads, mint_elsewhere),
                    "v[i * (n + 2) + j]", "v[i * (n + 2) + j]");
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "sweep_sweep1", mint_ceil_div(j_count, 16),
                    mint_ceil_div(i_count, 16));
            mint_launching(site, "sweep_sweep1");
            sweep_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                (unsigned *)cells_map.device, (unsigned)j_count, (unsigned)i_count);
            mint_launched(site, "sweep_sweep1", v_map);
        }
    }
    mint_copy_out({"in.c", 22}, "v", &v[0], mint_extents(n + 2, (n + 2)));
...
    real *u = (real *)malloc(sizeof(real) * rows * rows), *v = (real *)malloc(sizeof(real) * rows * rows);
    enum color *cells = (enum color *)malloc(rows * sizeof *cells);
...
    printf("%g %d %d %g %d %d\n", (double)(-(int)ONE), (int)ONE - 2 < 0, -n < LOW, (double)((unsigned int)last - 1), -1 / (BLUE - 1), ((unsigned int)last - 1) / 2 > 9);
    printf("%d %d %d %d %d\n", (int)sizeof((int)ONE), (int)sizeof((int)NEGATIVE), (int)sizeof((long)FAR), (int)sizeof((int)'a'), (int)sizeof((int)(n < 3)));
