
...
/* The loops at line 26.
 * u: read, subscripts that are not index + constant
 * v: read and written, subscripts that are not index + constant
 * A block computes 512x1x1 points.
 * The model expects 5.42 billion points a second, limited by issue slots. */
static __global__ void __launch_bounds__(512)
under_conditions_sweep1(const real *u_grid, int u_row, real *__restrict__ v_grid, int v_row,
                        unsigned i_count, mint_extent v_extent, mint_extent u_extent)
{
    const int tx = threadIdx.x;
    const unsigned ii = blockIdx.x*512 + tx;
    auto tile = [&](auto interior) {
        const int valid = interior ? 1 : mint_valid(ii, i_count, 0);
        const int i0 = (int)ii;
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 1; e++)
            if (e < valid) {
                const int i = i0 + e;
                long long p_at = 0;
                long long q_at = 0;
                int k = 0;
#pragma unroll 1
                for (int j = 0; j < 45; j++) {
                    if (j%3 == i%3) {
                        p_at++;
                        q_at += 1;
                        continue;
                    }
                    long long p_at_2 = p_at;
                    p_at++;
                    long long q_at_2 = q_at;
                    q_at++;
                    v_grid[mint_inside(i*v_row+q_at_2, v_extent,
                            0)] = 2*u_grid[mint_inside(i*u_row+p_at_2, u_extent, 0)];
                }
#pragma unroll 1
                for (p_at = 0; p_at >= -44; p_at--) {
                    if (u_grid[mint_inside(i*u_row+(45+-1+p_at), u_extent, 1)] > (real)0.9)
                        break;
                    if (u_grid[mint_inside(i*u_row+(45+-1+p_at), u_extent, 2)] > (real)0.5) {
                        int k_2 = k;
                        k++;
                        v_grid[mint_inside(i*v_row+k_2, v_extent,
                                1)] -= u_grid[mint_inside(i*u_row+(45+-1+p_at), u_extent, 3)];
                    }
                }
                p_at = 0;
                real chosen;
                if (i & 1) {
                    long long p_at_3 = p_at;
                    p_at++;
                    chosen = u_grid[mint_inside(i*u_row+(5+p_at_3), u_extent, 4)];
                } else {
                    p_at++;
                    long long p_at_4 = p_at;
                    chosen = u_grid[mint_inside(i*u_row+(5+p_at_4), u_extent, 5)];
                }
                v_grid[i*v_row+40] = chosen;
                int holds = i > 3;
                if (holds) {
                    long long p_at_5 = p_at;
                    p_at++;
                    holds = u_grid[mint_inside(i*u_row+(5+p_at_5), u_extent, 6)] > (real)0.5;
                }
                v_grid[i*v_row+41] = holds;
                v_grid[i*v_row+42] = (long)(5 + p_at - 0);
                switch (i%4) {
                case 0:
                    p_at -= 2;
                    break;
                case 1:
                    p_at++;
                }
                v_grid[i*v_row+43] = u_grid[mint_inside(i*u_row+(5+p_at), u_extent, 7)];
            }
    };
    if ((blockIdx.x + 1)*512 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
    {
        const mint_site site = {"in.c", 26};
        const long long i_begin = 0, i_count = mint_trips(i_begin, 20, 1);
        mint_inferred u_here({"in.c", 25}, "u", &u[0][0],
                mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 0, mint_dense,
                mint_upload);
        mint_inferred v_here({"in.c", 25}, "v", &v[0][0],
                mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 0, mint_dense,
                mint_both);
        if (i_count > 0) {
            mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 45));
            mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 45));
            mint_make_dense(site, u_map);
            mint_make_dense(site, v_map);
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {v_map, "v", 0, "i", i_begin, i_begin + i_count - 1},
                {v_map, "v", 1, "40..43", 40, 43},
            };
            mint_check_subscripts(site, subscripts);
            static const mint_checked v_checked[] = {
                {{"in.c", 35}, "v", "*q++", -1},
                {{"in.c", 41}, "v", "v[i][k++]", -1},
            };
            static const mint_checked u_checked[] = {
                {{"in.c", 35}, "u", "*p++", -1},
                {{"in.c", 38}, "u", "*p", -1},
                {{"in.c", 40}, "u", "*p", -1},
                {{"in.c", 41}, "u", "*p", -1},
                {{"in.c", 44}, "u", "*p++", -1},
                {{"in.c", 44}, "u", "*++p", -1},
                {{"in.c", 45}, "u", "*p++", -1},
                {{"in.c", 54}, "u", "*p", -1},
            };
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "under_conditions_sweep1",
                    mint_tiles(site, "i", i_count, 512, 2147481599));
            mint_launching(site, "under_conditions_sweep1");
            under_conditions_sweep1<<<blocks, dim3(512), 0, mint_stream()>>>(
                (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device, (int)v_map.stride[0],
                (unsigned)i_count, mint_elements(site, v_map, v_map.device, v_checked),
                mint_elements(site, u_map, u_map.device, u_checked));
            mint_launched(site, "under_conditions_sweep1", v_map);
        }
    }
...
/* The loops at line 62.
 * u: read, subscripts that are not index + constant
 * v: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 65.8 billion points a second, limited by arithmetic. */
static __global__ void __launch_bounds__(256)
to_ends_sweep1(const real *u, int u_row, real *__restrict__ v, int v_row, int n, unsigned i_count,
               mint_extent u_extent, mint_extent v_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        long long top_at = 0;
        long long p_at = 0;
        real most[6];
        long long end_at = p_at + 45;
        while (p_at < (long long)end_at && u[mint_inside(i*u_row+p_at, u_extent, 0)] < (real)0.7)
            p_at++;
#pragma unroll 1
        for (; p_at < (long long)end_at && top_at < 6; p_at++)
            if (u[mint_inside(i*u_row+p_at, u_extent, 1)] > (real)0.4) {
                long long top_at_2 = top_at;
                top_at++;
                most[top_at_2] = u[mint_inside(i*u_row+p_at, u_extent, 2)];
            }
        real s = (long)(top_at - 0);
        while (top_at > 0) {
            top_at--;
            long long top_at_3 = top_at;
            s += most[top_at_3];
        }
        for (long long q_at = 0; q_at < 45; q_at += 3)
            v[i*v_row+q_at] += s;
        int n_2 = 30;
        long long p_at_2 = 0;
        while (n_2-- > 0) {
            long long p_at_2_2 = p_at_2;
            p_at_2++;
            v[mint_inside(i*v_row+(1+p_at_2_2), v_extent, 0)] *= (real)0.5;
        }
        int n_3 = n;
        long long p_at_3 = 0;
        while (n_3-- > 0) {
            long long p_at_3_2 = p_at_3;
            p_at_3++;
            v[mint_inside(i*v_row+(2+p_at_3_2), v_extent, 0)] *= (real)0.5;
        }
        long long p_at_4 = 0;
        real s_2 = 0;
        while (p_at_4 != 45) {
            long long p_at_4_2 = p_at_4;
            p_at_4++;
            s_2 += u[mint_inside(i*u_row+p_at_4_2, u_extent, 3)];
        }
        real total_value = s_2;
        long long p_at_5 = 0;
        real s_3 = 0;
        while (p_at_5 != 5) {
            long long p_at_5_2 = p_at_5;
            p_at_5++;
            s_3 += u[mint_inside(i*u_row+(2+p_at_5_2), u_extent, 3)];
        }
        real total_value_2 = s_3;
        v[i*v_row+0] = total_value - total_value_2;
    }
}

...
    {
        const mint_site site = {"in.c", 62};
        const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
        mint_inferred u_here_2({"in.c", 61}, "u", &u[0][0],
                mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 0, mint_dense,
                mint_upload);
        mint_inferred v_here_2({"in.c", 61}, "v", &v[0][0],
                mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 0, mint_dense,
                mint_both);
        if (i_count > 0) {
            mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 45));
            mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 45));
            mint_make_dense(site, u_map);
            mint_make_dense(site, v_map);
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {v_map, "v", 0, "i", i_begin, i_begin + i_count - 1},
                {v_map, "v", 1, "q_at", 0, 42},
            };
            mint_check_subscripts(site, subscripts);
            static const mint_checked u_checked[] = {
                {{"in.c", 65}, "u", "*p", -1},
                {{"in.c", 68}, "u", "*p", -1},
                {{"in.c", 69}, "u", "*p", -1},
                {{"in.c", 18}, "u", "*p++", -1},
            };
            static const mint_checked v_checked[] = {
                {{"in.c", 11}, "v", "*p++", -1},
            };
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "to_ends_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "to_ends_sweep1");
            to_ends_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device, (int)v_map.stride[0],
                n, (unsigned)i_count, mint_elements(site, u_map, u_map.device, u_checked),
                mint_elements(site, v_map, v_map.device, v_checked));
            mint_launched(site, "to_ends_sweep1", v_map);
        }
        (void)halve, (void)total; /* only kernels use them */
    }
...
/* The loops at line 85.
 * u: read, subscripts that are not index + constant
 * w: written
 * A block computes 512x1x1 points.
 * The model expects 10.1 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(512)
flat_sweep1(const real *__restrict__ u_grid, int u_row, real *__restrict__ w_grid, long long w_row,
            int m, unsigned i_count)
{
    const int tx = threadIdx.x;
    const unsigned ii = blockIdx.x*512 + tx;
    auto tile = [&](auto interior) {
        const int valid = interior ? 1 : mint_valid(ii, i_count, 0);
        const int i0 = (int)ii;
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 1; e++)
            if (e < valid) {
                const int i = i0 + e;
                long long p_at = 0;
                real s = 0;
                for (p_at = 0; p_at < (long long)m; p_at++) {
                    s += u_grid[i*u_row+p_at];
                    w_grid[i*w_row+p_at] = s;
                }
            }
    };
    if ((blockIdx.x + 1)*512 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
    {
        const mint_site site = {"in.c", 85};
        const long long i_begin = 0, i_count = mint_trips(i_begin, 20, 1);
        mint_inferred w_here({"in.c", 84}, "w", &w[0], mint_extents(sizeof(w) / sizeof(w[0])), 0,
                mint_padded, mint_both);
        mint_inferred u_here_3({"in.c", 84}, "u", &u[0][0],
                mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 0, mint_padded,
                mint_upload);
        if (i_count > 0) {
            mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 45));
            mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real), (long long)m);
            const bool happens = (long long)(m) - 1 >= 0;
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {u_map, "u", 0, "i", happens ? i_begin : 1, happens ? i_begin + i_count - 1 : 0},
                {u_map, "u", 1, "p_at", happens ? 0 : 1, happens ? (long long)(m) - 1 : 0},
            };
            mint_check_subscripts(site, subscripts);
            mint_reach_view(site, w_map, "w", {{happens ? i_begin : 1, 0}, {happens ? i_begin + i_count
                    - 1 : 0, (long long)(m) - 1}}, "i][p_at", true);
            w_map.settle();
            const mint_nest loops = {{{i_begin, i_count, 1}}};
            const mint_touch w_writes = {"to[p - row]", {{0, 0, {1}}, {0, (long long)(m) - 1, {0}}}};
            const bool w_apart = mint_once(w_map);
            mint_apart(site, w_apart
                    || !mint_meet(loops, w_map, w_writes, w_map, w_writes, mint_elsewhere),
                    "to[p - row]", "to[p - row]");
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "flat_sweep1",
                    mint_tiles(site, "i", i_count, 512, 2147481599));
            mint_launching(site, "flat_sweep1");
            flat_sweep1<<<blocks, dim3(512), 0, mint_stream()>>>(
                (real *)u_map.device, (int)u_map.stride[0], (real *)w_map.device, w_map.stride[0], m,
                (unsigned)i_count);
            mint_launched(site, "flat_sweep1", w_map);
        }
    }
