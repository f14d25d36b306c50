
...
/* The loops at line 19.
 * u: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(real *__restrict__ u, int far, int none, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 40 + (int)ii;
        u[i] = u[i+far] + u[i+none];
    }
}

/* The loops at line 22.
 * v: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(real *__restrict__ v, int n, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        real t = v[i];
        v[i] = v[n-1-i];
        v[n-1-i] = t;
    }
}

/* The loops at line 28.
 * v: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(real *__restrict__ v, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        v[2*i] = v[2*i+1] + 1;
        v[100+3*i] = v[100+3*i+1] + v[100+3*i-1];
    }
}

/* The loops at line 33.
 * w: read and written, subscripts that are not index + constant
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep4(real *__restrict__ w, int w_row, unsigned j_count, unsigned i_count,
            mint_extent w_extent)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = (int)ii;
        const int j = (int)ij;
        if (i < j)
            w[mint_inside(i*w_row+j, w_extent, 0)] = w[mint_inside(j*w_row+i, w_extent, 1)];
    }
}

/* The loops at line 38.
 * u: read and written, 2 points, radius [0,20]
 * A block computes 256x1x1 points.
 * The model expects 5.32 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep5(real *__restrict__ u, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        u[i] = u[i+10] + u[i+20];
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 13}, "u", &u[0], mint_extents(sizeof(u) / sizeof(u[0])), 40, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 14}, "v", &v[0], mint_extents(sizeof(v) / sizeof(v[0])), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 15}, "w", &w[0][0], mint_extents(sizeof(w) / sizeof(w[0]), sizeof(w[0]) / sizeof(w[0][0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 16});
        {
            const mint_site site = {"in.c", 19};
            const long long i_begin = 40, i_count = mint_trips(i_begin, 40 + n, 1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{(long long)(far) + i_begin}, {(long long)(far) + i_begin
                        + i_count - 1}}, "i+far", true);
                mint_reach_view(site, u_map, "u", {{i_begin + (long long)(none)}, {i_begin + i_count
                        + (long long)(none) - 1}}, "i+none", true);
                mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                u_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, far, none, (unsigned)i_count);
                mint_launched(site, "main_sweep1", u_map);
            }
        }
        {
            const mint_site site = {"in.c", 22};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n/2, 1);
            if (i_count > 0) {
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                mint_reach_view(site, v_map, "v", {{ - (i_begin + i_count - 1) + (long long)(n) - 1}, {
                        - i_begin + (long long)(n) - 1}}, "n-1-i", true);
                v_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch v_writes = {"v[i]", {{0, 0, {1}}}};
                const mint_touch v_reads = {"v[i]", {{0, 0, {1}}}};
                const mint_touch v_writes_2 = {"v[n - 1 - i]", {{(long long)(n) - 1, (long long)(n) - 1,
                        {-1}}}};
                const mint_touch v_reads_2 = {"v[n - 1 - i]", {{(long long)(n) - 1, (long long)(n) - 1,
                        {-1}}}};
                const bool v_apart = mint_once(v_map)
                        && (mint_disjoint(i_begin, i_begin + i_count - 1,  - (i_begin + i_count - 1)
                        + (long long)(n) - 1,  - i_begin + (long long)(n) - 1))
                        && (mint_disjoint(i_begin, i_begin + i_count - 1,  - (i_begin + i_count - 1)
                        + (long long)(n) - 1,  - i_begin + (long long)(n) - 1))
                        && (mint_disjoint( - (i_begin + i_count - 1) + (long long)(n) - 1,  - i_begin
                        + (long long)(n) - 1, i_begin, i_begin + i_count - 1));
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_reads, mint_elsewhere), "v[i]",
                        "v[i]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes_2, v_map, v_reads, mint_elsewhere),
                        "v[n - 1 - i]", "v[i]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_reads_2, mint_elsewhere), "v[i]",
                        "v[n - 1 - i]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes_2, v_map, v_reads_2, mint_elsewhere),
                        "v[n - 1 - i]", "v[n - 1 - i]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere), "v[i]",
                        "v[i]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes_2, mint_elsewhere), "v[i]",
                        "v[n - 1 - i]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes_2, v_map, v_writes_2, mint_elsewhere),
                        "v[n - 1 - i]", "v[n - 1 - i]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)v_map.device, n, (unsigned)i_count);
                mint_launched(site, "main_sweep2", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 28};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            if (i_count > 0) {
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, v_map, "v", {{2*i_begin}, {2*(i_begin + i_count - 1) + 1}},
                        "2*i..2*i+1", true);
                mint_reach_view(site, v_map, "v", {{3*i_begin + 99}, {3*(i_begin + i_count - 1) + 101}},
                        "100+3*i-1..100+3*i+1", true);
                v_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch v_writes = {"v[2 * i]", {{0, 0, {2}}}};
                const mint_touch v_reads = {"v[2 * i + 1]", {{1, 1, {2}}}};
                const mint_touch v_writes_2 = {"v[100 + 3 * i]", {{100, 100, {3}}}};
                const mint_touch v_reads_2 = {"v[100 + 3 * i + 1]", {{99, 101, {3}, 2}}};
                const bool v_apart = mint_once(v_map)
                        && (mint_disjoint(2*i_begin, 2*(i_begin + i_count - 1), 3*i_begin + 101,
                        3*(i_begin + i_count - 1) + 101))
                        && (mint_disjoint(2*i_begin, 2*(i_begin + i_count - 1), 3*i_begin + 99,
                        3*(i_begin + i_count - 1) + 99))
                        && (mint_disjoint(2*i_begin, 2*(i_begin + i_count - 1), 3*i_begin + 100,
                        3*(i_begin + i_count - 1) + 100))
                        && (mint_disjoint(3*i_begin + 100, 3*(i_begin + i_count - 1) + 100, 2*i_begin + 1,
                        2*(i_begin + i_count - 1) + 1));
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_reads, mint_elsewhere), "v[2 * i]",
                        "v[2 * i + 1]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes_2, v_map, v_reads, mint_elsewhere),
                        "v[100 + 3 * i]", "v[2 * i + 1]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere), "v[2 * i]",
                        "v[2 * i]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_reads_2, mint_elsewhere), "v[2 * i]",
                        "v[100 + 3 * i + 1]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes_2, mint_elsewhere),
                        "v[2 * i]", "v[100 + 3 * i]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes_2, v_map, v_reads_2, mint_elsewhere),
                        "v[100 + 3 * i]", "v[100 + 3 * i + 1]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes_2, v_map, v_writes_2, mint_elsewhere),
                        "v[100 + 3 * i]", "v[100 + 3 * i]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep3", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)v_map.device, (unsigned)i_count);
                mint_launched(site, "main_sweep3", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 33};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            const long long j_begin = 0, j_count = mint_trips(j_begin, n, 1);
            if (i_count > 0 && j_count > 0) {
                mint_mapping &w_map = mint_find(site, "w", &w[0][0], sizeof(real), mint_extents(0, 20));
                mint_reach_or_dense(site, w_map, 0, j_begin, j_begin + j_count - 1);
                mint_reach_or_dense(site, w_map, 0, i_begin, i_begin + i_count - 1);
                mint_reach_or_dense(site, w_map, 1, i_begin, i_begin + i_count - 1);
                mint_reach_or_dense(site, w_map, 1, j_begin, j_begin + j_count - 1);
                static const mint_checked w_checked[] = {
                    {{"in.c", 36}, "w", "w[i][j]", -1},
                    {{"in.c", 36}, "w", "w[j][i]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep4", mint_ceil_div(j_count, 16),
                        mint_ceil_div(i_count, 16));
                mint_launching(site, "main_sweep4");
                main_sweep4<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)w_map.device, (int)w_map.stride[0], (unsigned)j_count, (unsigned)i_count,
                    mint_elements(site, w_map, w_map.device, w_checked));
                mint_launched(site, "main_sweep4", w_map);
            }
        }
        {
            const mint_site site = {"in.c", 38};
            const long long i_begin = 0, i_count = mint_trips(i_begin, 10, 1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count + 19}}, "i..i+20", true);
                u_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep5", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep5");
                main_sweep5<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (unsigned)i_count);
                mint_launched(site, "main_sweep5", u_map);
            }
        }
...
    mint_copy_out({"in.c", 41}, "u", &u[0], mint_extents(sizeof(u) / sizeof(u[0])));
    mint_copy_out({"in.c", 42}, "v", &v[0], mint_extents(sizeof(v) / sizeof(v[0])));
    mint_copy_out({"in.c", 43}, "w", &w[0][0], mint_extents(sizeof(w) / sizeof(w[0]), sizeof(w[0]) / sizeof(w[0][0])));
