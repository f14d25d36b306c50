
...
/* The loops at line 17.
 * s_cells: read, 2 points, radius [-1,1]
 * s_next: written
 * A block computes 256x1x1 points.
 * The model expects 5.32 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
step_sweep1(const real *__restrict__ s_cells, real *__restrict__ s_next, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        s_next[i] = s_cells[i-1] + s_cells[i+1]/2;
    }
}

/* The loops at line 20.
 * s_next: read, pointwise
 * edge: read, pointwise
 * s_cells: written
 * A block computes 256x1x1 points.
 * The model expects 3.87 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
step_sweep2(const real *s_next, const real *edge, real *s_cells, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        s_cells[i] = s_next[i] + edge[i];
    }
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 14});
        mint_inferred s_cells_here({"in.c", 14}, "s->cells", &s->cells[0],
                mint_extents(sizeof(s->cells) / sizeof(s->cells[0])), 1, mint_padded, mint_both);
        mint_inferred s_next_here({"in.c", 14}, "s->next", &s->next[0],
                mint_extents(sizeof(s->next) / sizeof(s->next[0])), 1, mint_padded, mint_both);
        mint_inferred edge_here({"in.c", 14}, "edge", &edge[0],
                mint_extents(sizeof(edge) / sizeof(edge[0])), 1, mint_padded, mint_upload);
...
        {
            const mint_site site = {"in.c", 17};
            const long long i_begin = 1, i_count = mint_trips(i_begin, 21 - 1, 1);
            if (i_count > 0) {
                mint_view s_cells_map = mint_find_view(site, "s->cells", &s->cells[0], sizeof(real));
                mint_view s_next_map = mint_find_view(site, "s->next", &s->next[0], sizeof(real));
                mint_reach_view(site, s_cells_map, "s->cells", {{i_begin - 1}, {i_begin + i_count}},
                        "i-1..i+1", true);
                mint_reach_view(site, s_next_map, "s->next", {{i_begin}, {i_begin + i_count - 1}}, "i",
                        true);
                s_cells_map.settle();
                s_next_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch s_cells_reads = {"s->cells[i - 1]", {{-1, 1, {1}, 2}}};
                const mint_touch s_next_writes = {"s->next[i]", {{0, 0, {1}}}};
                mint_distinct(site, loops, s_cells_map, "s->cells", s_cells_reads, s_next_map, "s->next",
                        s_next_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "step_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "step_sweep1");
                step_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)s_cells_map.device, (real *)s_next_map.device, (unsigned)i_count);
                mint_launched(site, "step_sweep1", s_next_map);
            }
        }
        {
            const mint_site site = {"in.c", 20};
            const long long i_begin = 1, i_count = mint_trips(i_begin, 21 - 1, 1);
            if (i_count > 0) {
                mint_view s_next_map = mint_find_view(site, "s->next", &s->next[0], sizeof(real));
                mint_view edge_map = mint_find_view(site, "edge", &edge[0], sizeof(real));
                mint_view s_cells_map = mint_find_view(site, "s->cells", &s->cells[0], sizeof(real));
                mint_reach_view(site, s_next_map, "s->next", {{i_begin}, {i_begin + i_count - 1}}, "i",
                        true);
                mint_reach_view(site, edge_map, "edge", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                mint_reach_view(site, s_cells_map, "s->cells", {{i_begin}, {i_begin + i_count - 1}}, "i",
                        true);
                s_next_map.settle();
                edge_map.settle();
                s_cells_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch s_next_reads = {"s->next[i]", {{0, 0, {1}}}};
                const mint_touch s_cells_writes = {"s->cells[i]", {{0, 0, {1}}}};
                const mint_touch edge_reads = {"edge[i]", {{0, 0, {1}}}};
                mint_coincide(site, loops, s_next_map, "s->next", s_next_reads, s_cells_map, "s->cells",
                        s_cells_writes);
                mint_coincide(site, loops, edge_map, "edge", edge_reads, s_cells_map, "s->cells",
                        s_cells_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "step_sweep2", mint_ceil_div(i_count, 256));
                mint_launching(site, "step_sweep2");
                step_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)s_next_map.device, (real *)edge_map.device, (real *)s_cells_map.device,
                    (unsigned)i_count);
                mint_launched(site, "step_sweep2", s_cells_map);
            }
        }
...
/* The loops at line 29.
 * s_heap: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
both_sweep1(real *__restrict__ s_heap, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        s_heap[i] = s_heap[i] + 1;
    }
}

...
    {
        const mint_site site = {"in.c", 29};
        const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
        if (i_count > 0) {
            mint_view s_heap_map = mint_find_view(site, "s->heap", &s->heap[0], sizeof(real));
            mint_reach_view(site, s_heap_map, "s->heap", {{i_begin}, {i_begin + i_count - 1}}, "i",
                    true);
            s_heap_map.settle();
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "both_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "both_sweep1");
            both_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)s_heap_map.device, (unsigned)i_count);
            mint_launched(site, "both_sweep1", s_heap_map);
        }
    }
...
    { mint_scope mappings;
        mint_copy_in(mappings, {"in.c", 47}, "s.cells", &s.cells[0], mint_extents(sizeof(s.cells) / sizeof(s.cells[0])), 1, mint_padded, mint_scoped);
        mint_copy_in(mappings, {"in.c", 48}, "s.heap", &s.heap[0], mint_extents(n), 1, mint_padded, mint_scoped);
        mint_copy_in(mappings, {"in.c", 49}, "edge", &edge[0], mint_extents(sizeof(edge) / sizeof(edge[0])), 1, mint_padded, mint_scoped);
...
        mint_copy_out({"in.c", 52}, "s.cells", &s.cells[0], mint_extents(sizeof(s.cells) / sizeof(s.cells[0])));
        mint_copy_out({"in.c", 53}, "s.heap", &s.heap[0], mint_extents(n));
