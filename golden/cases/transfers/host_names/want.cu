
...
/* The loops at line 30.
 * old_u: read, 2 points, radius [-1,1]
 * new_u: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
swapped_sweep1(const double *__restrict__ old_u, double *__restrict__ new_u, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        new_u[i] = (old_u[i-1] + old_u[i+1])/2;
    }
}

...
static double swapped(Field *old, Field *new_, int steps)
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 25}, "old->u", &old->u[0], mint_extents(m), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 26}, "new_->u", &new_->u[0], mint_extents(m), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 27});
...
        {
            const mint_site site = {"in.c", 30};
            const long long i_begin = 1, i_count = mint_trips(i_begin, m - 1, 1);
            if (i_count > 0) {
                mint_view old_u_map = mint_find_view(site, "old->u", &old->u[0], sizeof(double));
                mint_view new_u_map = mint_find_view(site, "new_->u", &new_->u[0], sizeof(double));
                mint_reach_view(site, old_u_map, "old->u", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1",
                        true);
                mint_reach_view(site, new_u_map, "new_->u", {{i_begin}, {i_begin + i_count - 1}}, "i",
                        true);
                old_u_map.settle();
                new_u_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch old_u_reads = {"old->u[i - 1]", {{-1, 1, {1}, 2}}};
                const mint_touch new_u_writes = {"new->u[i]", {{0, 0, {1}}}};
                mint_distinct(site, loops, old_u_map, "old->u", old_u_reads, new_u_map, "new_->u",
                        new_u_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "swapped_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "swapped_sweep1");
                swapped_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (double *)old_u_map.device, (double *)new_u_map.device, (unsigned)i_count);
                mint_launched(site, "swapped_sweep1", new_u_map);
            }
        }
        exchange(&old, &new_);
...
}
    mint_copy_out({"in.c", 34}, "old->u", &old->u[0], mint_extents(m));
    mint_copy_out({"in.c", 35}, "new_->u", &new_->u[0], mint_extents(m));
...
/* The loops at line 47.
 * rows: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 19 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
below_sweep1(double *__restrict__ rows, long long rows_row, unsigned j_count, unsigned i_count)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = (int)ii;
        const int j = (int)ij;
        const long long rows_at = i*rows_row + j;
        rows[rows_at] *= 2;
    }
}

...
{ mint_scope mappings_2;
...
    mint_copy_in(mappings_2, {"in.c", 45}, "rows", rows, mint_extents(n, n), 0, mint_padded, mint_scoped);
    {
        const mint_site site = {"in.c", 47};
        const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
        const long long j_begin = 0, j_count = mint_trips(j_begin, n, 1);
        if (i_count > 0 && j_count > 0) {
            mint_table rows_map = mint_find_table(site, "rows", rows);
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {rows_map, "rows", 0, "i", i_begin, i_begin + i_count - 1},
                {rows_map, "rows", 1, "j", j_begin, j_begin + j_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            rows_map.settle(site, "rows");
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "below_sweep1", mint_ceil_div(j_count, 16),
                    mint_ceil_div(i_count, 16));
            mint_launching(site, "below_sweep1");
            below_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                (double *)rows_map.device, rows_map.stride[0], (unsigned)j_count, (unsigned)i_count);
            mint_launched(site, "below_sweep1", rows_map);
        }
    }
    mint_copy_out({"in.c", 50}, "rows", rows, mint_extents(n, n));
...
/* The loops at line 64.
 * u: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 5.32 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
levels_sweep1(double *__restrict__ u, int level, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        u[i] += level;
    }
}

...
    { mint_scope mappings_3;
        mint_copy_in(mappings_3, {"in.c", 62}, "u", &u[0], mint_extents(n), 0, mint_padded, mint_scoped);
        {
            const mint_site site = {"in.c", 64};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(double));
                mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                u_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "levels_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "levels_sweep1");
                levels_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (double *)u_map.device, level, (unsigned)i_count);
                mint_launched(site, "levels_sweep1", u_map);
            }
        }
        mint_copy_out({"in.c", 66}, "u", &u[0], mint_extents(n));
...
/* The loops at line 75.
 * u: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 5.32 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
twice_sweep1(double *__restrict__ u, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        u[i] = 2*u[i];
    }
}

/* The loops at line 78.
 * u: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 5.32 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
twice_sweep2(double *__restrict__ u, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        u[i] = u[i] + 1;
    }
}

...
extern "C" void twice(double u[n])
...
    {
        const mint_site site = {"in.c", 75};
        const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
        mint_inferred u_here({"in.c", 74}, "u", &u[0], mint_extents(24), 0, mint_padded, mint_both);
        if (i_count > 0) {
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(double));
            mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            u_map.settle();
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "twice_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "twice_sweep1");
            twice_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (double *)u_map.device, (unsigned)i_count);
            mint_launched(site, "twice_sweep1", u_map);
        }
    }
    {
        const mint_site site = {"in.c", 78};
        const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
        mint_inferred u_here_2({"in.c", 77}, "u", &u[0], mint_extents(24), 0, mint_padded, mint_both);
        if (i_count > 0) {
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(double));
            mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            u_map.settle();
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "twice_sweep2", mint_ceil_div(i_count, 256));
            mint_launching(site, "twice_sweep2");
            twice_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                (double *)u_map.device, (unsigned)i_count);
            mint_launched(site, "twice_sweep2", u_map);
        }
    }
...
/* The loops at line 103.
 * cur: read, 2 points, radius [-1,1]
 * nxt: written
 * A block computes 256x1x1 points.
 * The model expects 5.32 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const double *__restrict__ cur, double *__restrict__ nxt, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        nxt[i] = cur[i-1] + cur[i+1];
    }
}

...
    Field *f = (Field *)malloc(sizeof *f), *g = (Field *)malloc(sizeof *g);
    double *data = (double *)malloc(n * n * sizeof *data), **rows = (double **)malloc(n * sizeof *rows), s = 0;
...
    f->u = (double *)malloc(n * sizeof(double));
    g->u = (double *)malloc(n * sizeof(double));
...
    { mint_scope mappings_4;
        mint_copy_in(mappings_4, {"in.c", 99}, "cur", &cur[0], mint_extents(n), 1, mint_padded, mint_scoped);
        mint_copy_in(mappings_4, {"in.c", 100}, "nxt", &nxt[0], mint_extents(n), 1, mint_padded, mint_scoped);
...
            {
                const mint_site site = {"in.c", 103};
                const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
                if (i_count > 0) {
                    mint_view cur_map = mint_find_view(site, "cur", &cur[0], sizeof(double));
                    mint_view nxt_map = mint_find_view(site, "nxt", &nxt[0], sizeof(double));
                    mint_reach_view(site, cur_map, "cur", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1",
                            true);
                    mint_reach_view(site, nxt_map, "nxt", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                    cur_map.settle();
                    nxt_map.settle();
                    const mint_nest loops = {{{i_begin, i_count, 1}}};
                    const mint_touch cur_reads = {"cur[i - 1]", {{-1, 1, {1}, 2}}};
                    const mint_touch nxt_writes = {"nxt[i]", {{0, 0, {1}}}};
                    mint_distinct(site, loops, cur_map, "cur", cur_reads, nxt_map, "nxt", nxt_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 256));
                    mint_launching(site, "main_sweep1");
                    main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (double *)cur_map.device, (double *)nxt_map.device, (unsigned)i_count);
                    mint_launched(site, "main_sweep1", nxt_map);
                }
            }
...
        mint_copy_out({"in.c", 109}, "cur", &cur[0], mint_extents(n));
        mint_copy_out({"in.c", 110}, "nxt", &nxt[0], mint_extents(n));
