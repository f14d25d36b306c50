
...
/* The loops at line 23.
 * u: read, 4 points, radius [-1,1][-1,1]
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u, long long u_row, real *__restrict__ v, long long v_row,
            unsigned i_count, unsigned j_count)
{
    const unsigned ii = blockIdx.x*16 + threadIdx.x;
    const unsigned ij = mint_block_y()*16 + threadIdx.y;
    if (ii < i_count && ij < j_count) {
        const int j = 1 + (int)ij;
        const int i = 1 + (int)ii;
        const long long u_at = j*u_row + i;
        v[j*v_row+i] = u[u_at-1] + u[u_at+1] + u[u_at-u_row] + u[u_at+u_row];
    }
}

/* The loops at line 27.
 * v: read, pointwise
 * u: written
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *v, long long v_row, real *u, long long u_row, unsigned i_count,
            unsigned j_count)
{
    const unsigned ii = blockIdx.x*16 + threadIdx.x;
    const unsigned ij = mint_block_y()*16 + threadIdx.y;
    if (ii < i_count && ij < j_count) {
        const int j = 1 + (int)ij;
        const int i = 1 + (int)ii;
        u[j*u_row+i] = v[j*v_row+i];
    }
}

/* The loops at line 33.
 * t_part: read, 2 points, radius [0,1][-1,0]
 * t_part_2: written
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(const real *__restrict__ t_part, long long t_part_row, real *__restrict__ t_part_2,
            long long t_part_2_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long t_part_at = y*t_part_row + x;
        t_part_2[y*t_part_2_row+x] = t_part[t_part_at-1] + t_part[t_part_at+t_part_row];
    }
}

/* The loops at line 38.
 * u: read, subscripts that are not index + constant
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep4(const real *__restrict__ u, long long u_plane, long long u_row, real *__restrict__ v,
            long long v_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = (int)iy;
        const int x = (int)ix;
        v[y*v_row+x] = u[2*y*u_plane+x*u_row+0] + u[(2*y+1)*u_plane+x*u_row+1];
    }
}

/* The loops at line 42.
 * v: read, subscripts that are not index + constant
 * u: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep5(const real *__restrict__ v, long long v_row, real *__restrict__ u, long long u_row,
            int ld, unsigned y_count)
{
    const unsigned iy = blockIdx.x*256 + threadIdx.x;
    if (iy < y_count) {
        const int y = 1 + (int)iy;
        for (int x = 1; x < ld - 1; x++)
            u[y*u_row+x] = v[(y-1)*v_row+x] + v[y*v_row+x];
    }
}

/* The loops at line 49.
 * w: read and written, 93 points, radius [0,0][0,92]
 * A block computes 256x1x1 points.
 * The model expects 5.32 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep6(real *__restrict__ w, long long w_row, unsigned k_count)
{
    const unsigned ik = blockIdx.x*256 + threadIdx.x;
    if (ik < k_count) {
        const int k = 2*(int)ik;
        for (int i = 0; i < 5; i++) {
            for (int j = 1; j < 3; j++)
                w[i*w_row+(4*j+k)] = (real)0.125*w[20*i+4*j+k-4] + (real)0.5*w[20*i+4*j+k+4];
        }
    }
}

...
{ mint_scope mappings;
...
    real *w = (real *)malloc(5 * plane * sizeof *w);
    real *u = (real *)malloc(cells * sizeof *u), *v = (real *)malloc(cells * sizeof *v), *t = (real *)malloc(2 * cells * sizeof *t);
...
    mint_copy_in(mappings, {"in.c", 16}, "u", &u[0], mint_extents(n, ld), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 17}, "v", &v[0], mint_extents(n, ld), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 18}, "t", &t[0], mint_extents(2, n, ld), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 19}, "w", &w[0], mint_extents(5, 5, 4), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 20});
        {
            const mint_site site = {"in.c", 23};
            const long long j_begin = 1, j_count = mint_trips(j_begin, n - 1, 1);
            const long long i_begin = 1, i_count = mint_trips(i_begin, ld - 1, 1);
            if (j_count > 0 && i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)ld);
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)ld);
                mint_reach_view(site, u_map, "u", {{j_begin - 1, i_begin - 1}, {j_begin + j_count, i_begin
                        + i_count}}, "j-1..j+1][i-1..i+1", true);
                mint_reach_view(site, v_map, "v", {{j_begin, i_begin}, {j_begin + j_count - 1, i_begin
                        + i_count - 1}}, "j][i", true);
                u_map.settle();
                v_map.settle();
                const mint_nest loops = {{{j_begin, j_count, 1}, {i_begin, i_count, 1}}};
                const mint_touch u_reads = {"U(i - 1, j)", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[i + j * ld]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                const bool v_apart = mint_once(v_map);
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                        "v[i + j * ld]", "v[i + j * ld]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(i_count, 16),
                        mint_ceil_div(j_count, 16));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                    (unsigned)i_count, (unsigned)j_count);
                mint_launched(site, "main_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 27};
            const long long i_begin = 1, i_count = mint_trips(i_begin, ld - 1, 1);
            const long long j_begin = 1, j_count = mint_trips(j_begin, n - 1, 1);
            if (i_count > 0 && j_count > 0) {
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)ld);
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)ld);
                mint_reach_view(site, v_map, "v", {{j_begin, i_begin}, {j_begin + j_count - 1, i_begin
                        + i_count - 1}}, "j][i", true);
                mint_reach_view(site, u_map, "u", {{j_begin, i_begin}, {j_begin + j_count - 1, i_begin
                        + i_count - 1}}, "j][i", true);
                v_map.settle();
                u_map.settle();
                const mint_nest loops = {{{j_begin, j_count, 1}, {i_begin, i_count, 1}}};
                const mint_touch v_reads = {"v[i + j * ld]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_writes = {"U(i, j)", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_coincide(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
                const bool u_apart = mint_once(u_map);
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes, u_map, u_writes, mint_elsewhere), "U(i, j)",
                        "U(i, j)");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep2", mint_ceil_div(i_count, 16),
                        mint_ceil_div(j_count, 16));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], (real *)u_map.device, u_map.stride[0],
                    (unsigned)i_count, (unsigned)j_count);
                mint_launched(site, "main_sweep2", u_map);
            }
        }
...
            {
                const mint_site site = {"in.c", 33};
                const long long y_begin = 1, y_count = mint_trips(y_begin, n - 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, ld - 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_view t_part_map = mint_find_view(site, "&t[(long long)in*ld*n]",
                            &t[(long long)in*ld*n], sizeof(real), (long long)ld);
                    mint_view t_part_2_map = mint_find_view(site, "&t[(long long)out*ld*n]",
                            &t[(long long)out*ld*n], sizeof(real), (long long)ld);
                    mint_reach_view(site, t_part_map, "&t[(long long)in*ld*n]", {{y_begin, x_begin - 1},
                            {y_begin + y_count, x_begin + x_count - 1}}, "y..y+1][x-1..x", true);
                    mint_reach_view(site, t_part_2_map, "&t[(long long)out*ld*n]", {{y_begin, x_begin}, {y_begin
                            + y_count - 1, x_begin + x_count - 1}}, "y][x", true);
                    t_part_map.settle();
                    t_part_2_map.settle();
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch t_part_reads = {"t[(in * n + y) * ld + x - 1]", {{0, 1, {1, 0}}, {-1, 0,
                            {0, 1}}}};
                    const mint_touch t_part_2_writes = {"t[(out * n + y) * ld + x]", {{0, 0, {1, 0}}, {0, 0, {0,
                            1}}}};
                    mint_distinct(site, loops, t_part_map, "&t[(long long)in*ld*n]", t_part_reads, t_part_2_map,
                            "&t[(long long)out*ld*n]", t_part_2_writes);
                    const bool t_part_2_apart = mint_once(t_part_2_map);
                    mint_apart(site, t_part_2_apart
                            || !mint_meet(loops, t_part_2_map, t_part_2_writes, t_part_2_map, t_part_2_writes,
                            mint_elsewhere), "t[(out * n + y) * ld + x]", "t[(out * n + y) * ld + x]");
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep3", mint_ceil_div(x_count, 16),
                            mint_ceil_div(y_count, 16));
                    mint_launching(site, "main_sweep3");
                    main_sweep3<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)t_part_map.device, t_part_map.stride[0], (real *)t_part_2_map.device,
                        t_part_2_map.stride[0], (unsigned)x_count, (unsigned)y_count);
                    mint_launched(site, "main_sweep3", t_part_2_map);
                }
            }
...
        {
            const mint_site site = {"in.c", 38};
            const long long y_begin = 0, y_count = mint_trips(y_begin, half, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, half, 1);
            if (y_count > 0 && x_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)ld, 2);
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)ld);
                mint_reach_view(site, u_map, "u", {{2*y_begin, x_begin, 0}, {2*(y_begin + y_count - 1) + 1,
                        x_begin + x_count - 1, 1}}, "2*y..2*y+1][x][0..1", true);
                mint_reach_view(site, v_map, "v", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                u_map.settle();
                v_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[2 * y * ld + 2 * x]", {{0, 1, {2, 0}}, {0, 0, {0, 1}}, {0, 1,
                        {0, 0}}}};
                const mint_touch v_writes = {"v[y * ld + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                const bool v_apart = mint_once(v_map);
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                        "v[y * ld + x]", "v[y * ld + x]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep4", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep4");
                main_sweep4<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                    v_map.stride[0], (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "main_sweep4", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 42};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
            if (y_count > 0) {
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)ld);
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)ld);
                const bool happens = (long long)(ld) - 3 >= 0;
                mint_reach_view(site, v_map, "v", {{happens ? y_begin - 1 : 1, 1}, {happens ? y_begin
                        + y_count - 2 : 0, (long long)(ld) - 2}}, "y-1][x", true);
                mint_reach_view(site, v_map, "v", {{happens ? y_begin : 1, 1}, {happens ? y_begin + y_count
                        - 1 : 0, (long long)(ld) - 2}}, "y][x", true);
                mint_reach_view(site, u_map, "u", {{happens ? y_begin : 1, 1}, {happens ? y_begin + y_count
                        - 1 : 0, (long long)(ld) - 2}}, "y][x", true);
                v_map.settle();
                u_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}}};
                const mint_touch v_reads = {"up[x]", {{-1, 0, {1}}, {1, (long long)(ld) - 2, {0}}}};
                const mint_touch u_writes = {"row[x]", {{0, 0, {1}}, {1, (long long)(ld) - 2, {0}}}};
                mint_distinct(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
                const bool u_apart = mint_once(u_map);
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes, u_map, u_writes, mint_elsewhere), "row[x]",
                        "row[x]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep5", mint_ceil_div(y_count, 256));
                mint_launching(site, "main_sweep5");
                main_sweep5<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], (real *)u_map.device, u_map.stride[0], ld,
                    (unsigned)y_count);
                mint_launched(site, "main_sweep5", u_map);
            }
        }
        {
            const mint_site site = {"in.c", 49};
            const long long k_begin = 0, k_count = mint_trips(k_begin, 4, 2);
            if (k_count > 0) {
                mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real), (long long)plane);
                mint_reach_view(site, w_map, "w", {{0, k_begin}, {0, (k_begin + 2*(k_count - 1)) + 92}},
                        "0][20*i+4*j+k-4..20*i+4*j+k+4", true);
                mint_reach_view(site, w_map, "w", {{0, k_begin + 4}, {4, (k_begin + 2*(k_count - 1)) + 8}},
                        "i][4*j+k", true);
                w_map.settle();
                const mint_nest loops = {{{k_begin, k_count, 2}}};
                const mint_touch w_writes = {"w[i * plane + j * 4 + k]", {{0, 4, {0}}, {4, 8, {1}, 4}}};
                const mint_touch w_reads = {"w[(i * 5 + j - 1) * 4 + k]", {{0, 0, {0}}, {0, 92, {1}, 4}}};
                const bool w_apart = mint_once(w_map);
                mint_apart(site, w_apart
                        || !mint_meet(loops, w_map, w_writes, w_map, w_reads, mint_elsewhere),
                        "w[i * plane + j * 4 + k]", "w[(i * 5 + j - 1) * 4 + k]");
                mint_apart(site, w_apart
                        || !mint_meet(loops, w_map, w_writes, w_map, w_writes, mint_elsewhere),
                        "w[i * plane + j * 4 + k]", "w[i * plane + j * 4 + k]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep6", mint_ceil_div(k_count, 256));
                mint_launching(site, "main_sweep6");
                main_sweep6<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)w_map.device, w_map.stride[0], (unsigned)k_count);
                mint_launched(site, "main_sweep6", w_map);
            }
        }
...
    mint_copy_out({"in.c", 54}, "u", &u[0], mint_extents(n, ld));
    mint_copy_out({"in.c", 55}, "v", &v[0], mint_extents(n, ld));
    mint_copy_out({"in.c", 56}, "t", &t[0], mint_extents(2, n, ld));
    mint_copy_out({"in.c", 57}, "w", &w[0], mint_extents(5, 5, 4));
