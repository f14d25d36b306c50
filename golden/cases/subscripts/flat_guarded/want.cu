
...
/* The loops at line 24.
 * u_part: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(real *__restrict__ u_part, long long u_part_row, int m, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
#pragma unroll 1
        for (int j = 0; j < 6; j += 2) {
#pragma unroll 1
            for (int k = 0; k < m; k++)
                if (j >= 1 && j < 6 - 1)
                    u_part[(6*i+j)*u_part_row+k] += u_part[(6*i+j-1)*u_part_row+k]/2
                            + u_part[(6*i+j+1)*u_part_row+k]/4;
        }
    }
}

/* The loops at line 31.
 * u_part: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(real *__restrict__ u_part, long long u_part_row, int m, unsigned i_count,
            mint_extent u_part_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
#pragma unroll 1
        for (int j = 0; j < 6; j += 2) {
#pragma unroll 1
            for (int k = 0; k < m; k++)
                if (i + j > 0)
                    u_part[mint_inside((6*i+j)*u_part_row+k, u_part_extent,
                            0)] -= u_part[mint_inside((6*i+j-1)*u_part_row+k, u_part_extent, 1)]/8;
        }
    }
}

/* The loops at line 38.
 * v: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(real *__restrict__ v, long long v_plane, long long v_row, int m, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
#pragma unroll 1
        for (int j = 0; j < m; j++) {
#pragma unroll 1
            for (int k = 0; k < m; k++)
                if (j >= 1 && !(j >= m - 1))
                    v[i*v_plane+j*v_row+k] = v[i*v_plane+(j-1)*v_row+k]/2
                            + v[i*v_plane+(j+1)*v_row+k]/4;
        }
    }
}

/* The loops at line 45.
 * w: read and written, 1 point, radius [0,1][-19,0]
 * v: read, subscripts that are not index + constant
 * A block computes 16x16x1 points.
 * The model expects 85.7 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep4(real *__restrict__ w, long long w_row, const real *v, int m, unsigned k_count,
            unsigned i_count, mint_extent v_extent)
{
    const unsigned ik = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ik < k_count && ii < i_count) {
        const int i = (int)ii;
        const int k = 1 + (int)ik;
        const long long w_at = i*w_row + k;
        if (w[w_at+w_row-19] < 0.5)
            w[w_at+w_row-19] += v[mint_inside(i*m*m+k%m, v_extent, 0)];
    }
}

...
{ mint_scope mappings;
...
    real *u = (real *)malloc(2 * n * plane * sizeof *u), *v = (real *)malloc(n * m * m * sizeof *v), *w = (real *)malloc(n * other * sizeof *w);
...
    mint_copy_in(mappings, {"in.c", 16}, "u", &u[0], mint_extents(2, n, ROWS, m), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 17}, "v", &v[0], mint_extents(n, m, m), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings, {"in.c", 18}, "w", &w[0], mint_extents(n, m, CELLS), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 19});
...
            {
                const mint_site site = {"in.c", 24};
                const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
                if (i_count > 0) {
                    mint_view u_part_map = mint_find_view(site, "&u[(long long)(t%2)*(6*((long long)m*n))]",
                            &u[(long long)(t%2)*(6*((long long)m*n))], sizeof(real), (long long)m);
                    const bool happens = (long long)(m) - 1 >= 0;
                    mint_reach_view(site, u_part_map, "&u[(long long)(t%2)*(6*((long long)m*n))]", {{happens
                            ? 6*i_begin : 1, 0}, {happens ? 6*(i_begin + i_count - 1) + 3 : 0, (long long)(m)
                            - 1}}, "6*i+j-1][k", true);
                    mint_reach_view(site, u_part_map, "&u[(long long)(t%2)*(6*((long long)m*n))]", {{happens
                            ? 6*i_begin + 2 : 1, 0}, {happens ? 6*(i_begin + i_count - 1) + 5 : 0,
                            (long long)(m) - 1}}, "6*i+j+1][k", true);
                    mint_reach_view(site, u_part_map, "&u[(long long)(t%2)*(6*((long long)m*n))]", {{happens
                            ? 6*i_begin + 1 : 1, 0}, {happens ? 6*(i_begin + i_count - 1) + 4 : 0,
                            (long long)(m) - 1}}, "6*i+j][k", true);
                    u_part_map.settle();
                    const mint_nest loops = {{{i_begin, i_count, 1}}};
                    const mint_touch u_part_writes = {"u[((t % 2 * n + i) * ROWS + j) * m + k]", {{1, 4, {6}},
                            {0, (long long)(m) - 1, {0}}}};
                    const mint_touch u_part_reads = {"u[((t % 2 * n + i) * ROWS + j - 1) * m + k]", {{0, 5,
                            {6}}, {0, (long long)(m) - 1, {0}}}};
                    const bool u_part_apart = mint_once(u_part_map);
                    mint_apart(site, u_part_apart
                            || !mint_meet(loops, u_part_map, u_part_writes, u_part_map, u_part_reads,
                            mint_elsewhere), "u[((t % 2 * n + i) * ROWS + j) * m + k]",
                            "u[((t % 2 * n + i) * ROWS + j - 1) * m + k]");
                    mint_apart(site, u_part_apart
                            || !mint_meet(loops, u_part_map, u_part_writes, u_part_map, u_part_writes,
                            mint_elsewhere), "u[((t % 2 * n + i) * ROWS + j) * m + k]",
                            "u[((t % 2 * n + i) * ROWS + j) * m + k]");
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 256));
                    mint_launching(site, "main_sweep1");
                    main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)u_part_map.device, u_part_map.stride[0], m, (unsigned)i_count);
                    mint_launched(site, "main_sweep1", u_part_map);
                }
            }
...
            {
                const mint_site site = {"in.c", 31};
                const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
                if (i_count > 0) {
                    mint_view u_part_map = mint_find_view(site, "&u[(long long)(t%2)*(6*((long long)m*n))]",
                            &u[(long long)(t%2)*(6*((long long)m*n))], sizeof(real), (long long)m);
                    mint_reach_view(site, u_part_map, "&u[(long long)(t%2)*(6*((long long)m*n))]", {{6*i_begin
                            - 1, 0}, {6*(i_begin + i_count - 1) + 4, (long long)(m) - 1}}, "6*i+j-1..6*i+j][k",
                            false);
                    u_part_map.settle();
                    static const mint_checked u_part_checked[] = {
                        {{"in.c", 35}, "&u[(long long)(t%2)*(6*((long long)m*n))]",
                                "u[((t % 2 * n + i) * ROWS + j) * m + k]", -1},
                        {{"in.c", 35}, "&u[(long long)(t%2)*(6*((long long)m*n))]",
                                "u[((t % 2 * n + i) * ROWS + j - 1) * m + k]", -1},
                    };
                    const mint_nest loops = {{{i_begin, i_count, 1}}};
                    const mint_touch u_part_writes = {"u[((t % 2 * n + i) * ROWS + j) * m + k]", {{0, 4, {6}},
                            {0, (long long)(m) - 1, {0}}}};
                    const mint_touch u_part_reads = {"u[((t % 2 * n + i) * ROWS + j - 1) * m + k]", {{-1, 4,
                            {6}}, {0, (long long)(m) - 1, {0}}}};
                    const bool u_part_apart = mint_once(u_part_map);
                    mint_apart(site, u_part_apart
                            || !mint_meet(loops, u_part_map, u_part_writes, u_part_map, u_part_reads,
                            mint_elsewhere), "u[((t % 2 * n + i) * ROWS + j) * m + k]",
                            "u[((t % 2 * n + i) * ROWS + j - 1) * m + k]");
                    mint_apart(site, u_part_apart
                            || !mint_meet(loops, u_part_map, u_part_writes, u_part_map, u_part_writes,
                            mint_elsewhere), "u[((t % 2 * n + i) * ROWS + j) * m + k]",
                            "u[((t % 2 * n + i) * ROWS + j) * m + k]");
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "main_sweep2", mint_ceil_div(i_count, 256));
                    mint_launching(site, "main_sweep2");
                    main_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)u_part_map.device, u_part_map.stride[0], m, (unsigned)i_count,
                        mint_elements(site, *u_part_map.whole, u_part_map.device, u_part_checked));
                    mint_launched(site, "main_sweep2", u_part_map);
                }
            }
...
            {
                const mint_site site = {"in.c", 38};
                const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
                if (i_count > 0) {
                    mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)m*m,
                            (long long)m);
                    const bool happens = (long long)(m) - 3 >= 0 && (long long)(m) - 1 >= 0;
                    mint_reach_view(site, v_map, "v", {{happens ? i_begin : 1, 0, 0}, {happens ? i_begin
                            + i_count - 1 : 0, (long long)(m) - 3, (long long)(m) - 1}}, "i][j-1][k", true);
                    mint_reach_view(site, v_map, "v", {{happens ? i_begin : 1, 2, 0}, {happens ? i_begin
                            + i_count - 1 : 0, (long long)(m) - 1, (long long)(m) - 1}}, "i][j+1][k", true);
                    mint_reach_view(site, v_map, "v", {{happens ? i_begin : 1, 1, 0}, {happens ? i_begin
                            + i_count - 1 : 0, (long long)(m) - 2, (long long)(m) - 1}}, "i][j][k", true);
                    v_map.settle();
                    const mint_nest loops = {{{i_begin, i_count, 1}}};
                    const mint_touch v_writes = {"v[(i * m + j) * m + k]", {{0, 0, {1}}, {1, (long long)(m) - 2,
                            {0}}, {0, (long long)(m) - 1, {0}}}};
                    const mint_touch v_reads = {"v[(i * m + j - 1) * m + k]", {{0, 0, {1}}, {0, (long long)(m)
                            - 1, {0}}, {0, (long long)(m) - 1, {0}}}};
                    const bool v_apart = mint_once(v_map);
                    mint_apart(site, v_apart
                            || !mint_meet(loops, v_map, v_writes, v_map, v_reads, mint_elsewhere),
                            "v[(i * m + j) * m + k]", "v[(i * m + j - 1) * m + k]");
                    mint_apart(site, v_apart
                            || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                            "v[(i * m + j) * m + k]", "v[(i * m + j) * m + k]");
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "main_sweep3", mint_ceil_div(i_count, 256));
                    mint_launching(site, "main_sweep3");
                    main_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)v_map.device, v_map.stride[0], v_map.stride[1], m, (unsigned)i_count);
                    mint_launched(site, "main_sweep3", v_map);
                }
            }
...
            {
                const mint_site site = {"in.c", 45};
                const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
                const long long k_begin = 1, k_count = mint_trips(k_begin, 19 - t%2, 1);
                if (i_count > 0 && k_count > 0) {
                    mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real), 19*(long long)n + 57);
                    mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                    mint_reach_view(site, w_map, "w", {{i_begin + 1, k_begin - 19}, {i_begin + i_count, k_begin
                            + k_count - 20}}, "i+1][k-19", true);
                    w_map.settle();
                    v_map.settle();
                    static const mint_checked v_checked[] = {
                        {{"in.c", 48}, "v", "v[i * m * m + k % m]", -1},
                    };
                    const mint_nest loops = {{{i_begin, i_count, 1}, {k_begin, k_count, 1}}};
                    const mint_touch w_writes = {"w[i * other + (m - 1) * CELLS + k]", {{1, 1, {1, 0}}, {-19,
                            -19, {0, 1}}}};
                    const mint_touch v_reads = mint_anywhere("v[i * m * m + k % m]");
                    const mint_touch w_reads = {"w[i * other + (m - 1) * CELLS + k]", {{1, 1, {1, 0}}, {-19,
                            -19, {0, 1}}}};
                    mint_distinct(site, loops, w_map, "w", w_writes, v_map, "v", v_reads);
                    const bool w_apart = mint_once(w_map);
                    mint_apart(site, w_apart
                            || !mint_meet(loops, w_map, w_writes, w_map, w_reads, mint_elsewhere),
                            "w[i * other + (m - 1) * CELLS + k]", "w[i * other + (m - 1) * CELLS + k]");
                    mint_apart(site, w_apart
                            || !mint_meet(loops, w_map, w_writes, w_map, w_writes, mint_elsewhere),
                            "w[i * other + (m - 1) * CELLS + k]", "w[i * other + (m - 1) * CELLS + k]");
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep4", mint_ceil_div(k_count, 16),
                            mint_ceil_div(i_count, 16));
                    mint_launching(site, "main_sweep4");
                    main_sweep4<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)w_map.device, w_map.stride[0], (real *)v_map.device, m, (unsigned)k_count,
                        (unsigned)i_count, mint_elements(site, *v_map.whole, v_map.device, v_checked));
                    mint_launched(site, "main_sweep4", w_map);
                }
            }
...
    mint_copy_out({"in.c", 51}, "u", &u[0], mint_extents(2, n, ROWS, m));
    mint_copy_out({"in.c", 52}, "v", &v[0], mint_extents(n, m, m));
    mint_copy_out({"in.c", 53}, "w", &w[0], mint_extents(n, m, CELLS));
