
...
/* The loops at line 15.
 * x: read, 2 points, radius [-1,1][-1,0]
 * y: written
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ x, long long x_row, real *__restrict__ y, long long y_row,
            unsigned j_count, unsigned i_count)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = 1 + (int)ii;
        const int j = 1 + (int)ij;
        const long long x_at = i*x_row + j;
        y[i*y_row+j] = x[x_at-x_row] + x[x_at+x_row-1];
    }
}

/* The loops at line 21.
 * x: read, pointwise
 * y: read, pointwise
 * z: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 63.5 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *x, long long x_row, const real *y, long long y_row, real *z,
            long long z_row, unsigned j_count, unsigned i_count)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = (int)ii;
        const int j = (int)ij;
        const long long z_at = i*z_row + j;
        z[z_at] += x[i*x_row+j] - y[i*y_row+j];
    }
}

...
{ mint_scope mappings;
...
    real *all = (real *)malloc(3 * n * m * sizeof *all), *x = all, *y = all + n * m, *z = all + 2 * n * m;
...
    mint_copy_in(mappings, {"in.c", 10}, "all", &all[0], mint_extents(3 * n * m), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 11});
...
            {
                const mint_site site = {"in.c", 15};
                const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
                const long long j_begin = 1, j_count = mint_trips(j_begin, m - 1, 1);
                if (i_count > 0 && j_count > 0) {
                    mint_view x_map = mint_find_view(site, "x", &x[0], sizeof(real), (long long)m);
                    mint_view y_map = mint_find_view(site, "y", &y[0], sizeof(real), (long long)m);
                    mint_reach_view(site, x_map, "x", {{i_begin - 1, j_begin - 1}, {i_begin + i_count, j_begin
                            + j_count - 1}}, "i-1..i+1][j-1..j", true);
                    mint_reach_view(site, y_map, "y", {{i_begin, j_begin}, {i_begin + i_count - 1, j_begin
                            + j_count - 1}}, "i][j", true);
                    x_map.settle();
                    y_map.settle();
                    const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                    const mint_touch x_reads = {"x[(i - 1) * m + j]", {{-1, 1, {1, 0}, 2}, {-1, 0, {0, 1}}}};
                    const mint_touch y_writes = {"y[i * m + j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, x_map, "x", x_reads, y_map, "y", y_writes);
                    const bool y_apart = mint_once(y_map);
                    mint_apart(site, y_apart
                            || !mint_meet(loops, y_map, y_writes, y_map, y_writes, mint_elsewhere),
                            "y[i * m + j]", "y[i * m + j]");
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(j_count, 16),
                            mint_ceil_div(i_count, 16));
                    mint_launching(site, "main_sweep1");
                    main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)x_map.device, x_map.stride[0], (real *)y_map.device, y_map.stride[0],
                        (unsigned)j_count, (unsigned)i_count);
                    mint_launched(site, "main_sweep1", y_map);
                }
            }
...
            {
                const mint_site site = {"in.c", 21};
                const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
                const long long j_begin = 0, j_count = mint_trips(j_begin, m, 1);
                if (i_count > 0 && j_count > 0) {
                    mint_view x_map = mint_find_view(site, "x", &x[0], sizeof(real), (long long)m);
                    mint_view y_map = mint_find_view(site, "y", &y[0], sizeof(real), (long long)m);
                    mint_view z_map = mint_find_view(site, "z", &z[0], sizeof(real), (long long)m);
                    mint_reach_view(site, x_map, "x", {{i_begin, j_begin}, {i_begin + i_count - 1, j_begin
                            + j_count - 1}}, "i][j", true);
                    mint_reach_view(site, y_map, "y", {{i_begin, j_begin}, {i_begin + i_count - 1, j_begin
                            + j_count - 1}}, "i][j", true);
                    mint_reach_view(site, z_map, "z", {{i_begin, j_begin}, {i_begin + i_count - 1, j_begin
                            + j_count - 1}}, "i][j", true);
                    x_map.settle();
                    y_map.settle();
                    z_map.settle();
                    const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                    const mint_touch x_reads = {"x[i * m + j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch z_writes = {"z[i * m + j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch y_reads = {"y[i * m + j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch z_reads = {"z[i * m + j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_coincide(site, loops, x_map, "x", x_reads, z_map, "z", z_writes);
                    mint_coincide(site, loops, y_map, "y", y_reads, z_map, "z", z_writes);
                    const bool z_apart = mint_once(z_map);
                    mint_apart(site, z_apart
                            || !mint_meet(loops, z_map, z_writes, z_map, z_reads, mint_elsewhere),
                            "z[i * m + j]", "z[i * m + j]");
                    mint_apart(site, z_apart
                            || !mint_meet(loops, z_map, z_writes, z_map, z_writes, mint_elsewhere),
                            "z[i * m + j]", "z[i * m + j]");
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep2", mint_ceil_div(j_count, 16),
                            mint_ceil_div(i_count, 16));
                    mint_launching(site, "main_sweep2");
                    main_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)x_map.device, x_map.stride[0], (real *)y_map.device, y_map.stride[0],
                        (real *)z_map.device, z_map.stride[0], (unsigned)j_count, (unsigned)i_count);
                    mint_launched(site, "main_sweep2", z_map);
                }
            }
...
    mint_copy_out({"in.c", 26}, "all", &all[0], mint_extents(3 * n * m));
