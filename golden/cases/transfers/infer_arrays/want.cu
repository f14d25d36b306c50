
...
/* The loops at line 15.
 * b_inner: read and written, pointwise
 * b_edge: read, pointwise
 * A block computes 16x16x1 points.
 * The model expects 13.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
twice_sweep1(real *__restrict__ b_inner, int b_inner_row, const real *__restrict__ b_edge,
             unsigned j_count, unsigned i_count)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = (int)ii;
        const int j = (int)ij;
        const int b_inner_at = i*b_inner_row + j;
        b_inner[b_inner_at] = 2*b_inner[b_inner_at] + b_edge[j];
    }
}

...
    {
        const mint_site site = {"in.c", 15};
        const long long i_begin = 0, i_count = mint_trips(i_begin, 19, 1);
        const long long j_begin = 0, j_count = mint_trips(j_begin, 19, 1);
        mint_inferred b_inner_here({"in.c", 14}, "b->inner", &b->inner[0][0],
                mint_extents(sizeof(b->inner) / sizeof(b->inner[0]), sizeof(b->inner[0])
                / sizeof(b->inner[0][0])), 0, mint_padded, mint_both);
        mint_inferred b_edge_here({"in.c", 14}, "b->edge", &b->edge[0],
                mint_extents(sizeof(b->edge) / sizeof(b->edge[0])), 0, mint_padded, mint_upload);
        if (i_count > 0 && j_count > 0) {
            mint_mapping &b_inner_map = mint_find(site, "b->inner", &b->inner[0][0], sizeof(real),
                    mint_extents(0, 19));
            mint_view b_edge_map = mint_find_view(site, "b->edge", &b->edge[0], sizeof(real));
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {b_inner_map, "b->inner", 0, "i", i_begin, i_begin + i_count - 1},
                {b_inner_map, "b->inner", 1, "j", j_begin, j_begin + j_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            mint_reach_view(site, b_edge_map, "b->edge", {{j_begin}, {j_begin + j_count - 1}}, "j",
                    true);
            b_edge_map.settle();
            const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
            const mint_touch b_inner_writes = {"b->inner[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const mint_touch b_edge_reads = {"b->edge[j]", {{0, 0, {0, 1}}}};
            mint_distinct(site, loops, b_inner_map, "b->inner", b_inner_writes, b_edge_map, "b->edge",
                    b_edge_reads);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "twice_sweep1", mint_ceil_div(j_count, 16),
                    mint_ceil_div(i_count, 16));
            mint_launching(site, "twice_sweep1");
            twice_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                (real *)b_inner_map.device, (int)b_inner_map.stride[0], (real *)b_edge_map.device,
                (unsigned)j_count, (unsigned)i_count);
            mint_launched(site, "twice_sweep1", b_inner_map);
        }
    }
...
/* The loops at line 28.
 * global: read and written, pointwise
 * local: read, pointwise
 * A block computes 256x1x1 points.
 * The model expects 3.87 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
early_sweep1(real *__restrict__ global, int global_row, const real *__restrict__ local,
             unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        global[i] = global[i]/2 + local[i];
    }
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 24});
        mint_inferred global_here({"in.c", 24}, "global", &global[0][0],
                mint_extents(sizeof(global) / sizeof(global[0]), sizeof(global[0]) / sizeof(global[0][0])),
                0, mint_padded, mint_both);
        mint_inferred local_here({"in.c", 24}, "local", &local[0],
                mint_extents(sizeof(local) / sizeof(local[0])), 0, mint_padded, mint_upload);
...
            {
                const mint_site site = {"in.c", 28};
                const long long i_begin = 0, i_count = mint_trips(i_begin, 19, 1);
                if (i_count > 0) {
                    mint_mapping &global_map = mint_find(site, "global", &global[0][0], sizeof(real),
                            mint_extents(0, 19));
                    mint_view local_map = mint_find_view(site, "local", &local[0], sizeof(real));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {global_map, "global", 0, "0", 0, 0},
                        {global_map, "global", 1, "i", i_begin, i_begin + i_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_reach_view(site, local_map, "local", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                    local_map.settle();
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "early_sweep1", mint_ceil_div(i_count, 256));
                    mint_launching(site, "early_sweep1");
                    early_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)global_map.device, (int)global_map.stride[0], (real *)local_map.device,
                        (unsigned)i_count);
                    mint_launched(site, "early_sweep1", global_map);
                }
            }
...
/* The loops at line 54.
 * table: read, 2 points, radius [-1,1][0,0]
 * global: written
 * A block computes 16x16x1 points.
 * The model expects 19 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ table, int table_row, real *__restrict__ global,
            int global_row, unsigned j_count, unsigned i_count)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = 1 + (int)ii;
        const int j = (int)ij;
        const int table_at = i*table_row + j;
        global[i*global_row+j] = table[table_at-table_row] - table[table_at+table_row];
    }
}

/* The loops at line 58.
 * global: read, 1 point, radius [0,1][0,0]
 * fresh: written
 * A block computes 256x1x1 points.
 * The model expects 5.32 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *__restrict__ global, int global_row, real *__restrict__ fresh,
            unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        fresh[i] = global[1*global_row+i];
    }
}

/* The loops at line 61.
 * vla: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(real *__restrict__ vla, long long vla_row, unsigned j_count, unsigned i_count)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = (int)ii;
        const int j = (int)ij;
        const long long vla_at = i*vla_row + j;
        vla[vla_at] = vla[vla_at]*3;
    }
}

...
        /* #pragma mint parallel */
        { mint_region region_2({"in.c", 51});
            mint_inferred table_here({"in.c", 51}, "table", &table[0][0],
                    mint_extents(sizeof(table) / sizeof(table[0]), sizeof(table[0]) / sizeof(table[0][0])), 0,
                    mint_padded, mint_upload);
            mint_inferred global_here_2({"in.c", 51}, "global", &global[0][0],
                    mint_extents(sizeof(global) / sizeof(global[0]), sizeof(global[0]) / sizeof(global[0][0])),
                    0, mint_padded, mint_both);
            mint_inferred fresh_here({"in.c", 51}, "fresh", &fresh[0],
                    mint_extents(sizeof(fresh) / sizeof(fresh[0])), 0, mint_padded, mint_download);
            mint_inferred vla_here({"in.c", 51}, "vla", &vla[0][0],
                    mint_extents(sizeof(vla) / sizeof(vla[0]), sizeof(vla[0]) / sizeof(vla[0][0])), 0,
                    mint_padded, mint_both);
...
            {
                const mint_site site = {"in.c", 54};
                const long long i_begin = 1, i_count = mint_trips(i_begin, 19 - 1, 1);
                const long long j_begin = 0, j_count = mint_trips(j_begin, 19, 1);
                if (i_count > 0 && j_count > 0) {
                    mint_mapping &table_map = mint_find(site, "table", &table[0][0], sizeof(real),
                            mint_extents(0, 19));
                    mint_mapping &global_map = mint_find(site, "global", &global[0][0], sizeof(real),
                            mint_extents(0, 19));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {table_map, "table", 0, "i-1..i+1", i_begin - 1, i_begin + i_count},
                        {table_map, "table", 1, "j", j_begin, j_begin + j_count - 1},
                        {global_map, "global", 0, "i", i_begin, i_begin + i_count - 1},
                        {global_map, "global", 1, "j", j_begin, j_begin + j_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(j_count, 16),
                            mint_ceil_div(i_count, 16));
                    mint_launching(site, "main_sweep1");
                    main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)table_map.device, (int)table_map.stride[0], (real *)global_map.device,
                        (int)global_map.stride[0], (unsigned)j_count, (unsigned)i_count);
                    mint_launched(site, "main_sweep1", global_map);
                }
            }
            {
                const mint_site site = {"in.c", 58};
                const long long i_begin = 0, i_count = mint_trips(i_begin, 19, 1);
                if (i_count > 0) {
                    mint_mapping &global_map = mint_find(site, "global", &global[0][0], sizeof(real),
                            mint_extents(0, 19));
                    mint_view fresh_map = mint_find_view(site, "fresh", &fresh[0], sizeof(real));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {global_map, "global", 0, "1", 1, 1},
                        {global_map, "global", 1, "i", i_begin, i_begin + i_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_reach_view(site, fresh_map, "fresh", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                    fresh_map.settle();
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "main_sweep2", mint_ceil_div(i_count, 256));
                    mint_launching(site, "main_sweep2");
                    main_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)global_map.device, (int)global_map.stride[0], (real *)fresh_map.device,
                        (unsigned)i_count);
                    mint_launched(site, "main_sweep2", fresh_map);
                }
            }
            {
                const mint_site site = {"in.c", 61};
                const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
                const long long j_begin = 0, j_count = mint_trips(j_begin, (long long)n + 1, 1);
                if (i_count > 0 && j_count > 0) {
                    mint_mapping &vla_map = mint_find(site, "vla", &vla[0][0], sizeof(real),
                            mint_extents(0, sizeof(vla[0]) / sizeof(vla[0][0])));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {vla_map, "vla", 0, "i", i_begin, i_begin + i_count - 1},
                        {vla_map, "vla", 1, "j", j_begin, j_begin + j_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep3", mint_ceil_div(j_count, 16),
                            mint_ceil_div(i_count, 16));
                    mint_launching(site, "main_sweep3");
                    main_sweep3<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)vla_map.device, vla_map.stride[0], (unsigned)j_count, (unsigned)i_count);
                    mint_launched(site, "main_sweep3", vla_map);
                }
            }
