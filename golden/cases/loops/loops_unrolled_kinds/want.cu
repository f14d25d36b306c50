
...
/* weigh, for kernels. */
static __device__ double weigh_on_device(double a, int d)
{
    return d < 0 ? -a : a*(d + 1);
}

/* The loops at line 28.
 * u: read, 9 points, radius [-2,1][-2,2]
 * c: read, 5 points, radius [0,4]
 * v: written
 * A block computes 128x4x1 points, a thread 2x2x1 of them, and keeps own columns in registers.
 * The model expects 35.1 billion points a second, limited by arithmetic. */
static __global__ void __launch_bounds__(128)
main_sweep1(const double *__restrict__ u_grid, int u_row, const double *__restrict__ c_grid,
            double *__restrict__ v_grid, int v_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y*2;
    const unsigned ix = blockIdx.x*128 + tx, iy_first = mint_block_y()*4 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int valid_2 = interior ? 4 : mint_valid(ix, x_count, 2);
        const unsigned iy_end = interior || iy_first + 2 < y_count ? iy_first + 2 : y_count;
        const int x0 = K + (int)ix, y0 = K + (int)iy_first;
        int u_at = y0*u_row + x0, v_at = y0*v_row + x0;
        double u[4][6]; // planes -2 to 1, cells -2 to 3
        // Prologue: fill the loop-carried rows, but for the newest plane.
        mint_load<2>(&u[0][2], &u_grid[u_at-2*u_row], valid_2, packed);
        mint_widen<2, 2, 2>(&u[0][2], &u_grid[u_at-2*u_row], valid_2);
        mint_load<2>(&u[1][2], &u_grid[u_at-u_row], valid_2, packed);
        mint_widen<2, 2, 2>(&u[1][2], &u_grid[u_at-u_row], valid_2);
        mint_load<2>(&u[2][2], &u_grid[u_at], valid_2, packed);
        mint_widen<2, 2, 2>(&u[2][2], &u_grid[u_at], valid_2);
#pragma unroll 1
        for (unsigned iy = iy_first; iy < iy_end; iy++, u_at += u_row, v_at += v_row) {
            mint_load<2>(&u[3][2], &u_grid[u_at+u_row], valid_2, packed);
            mint_widen<2, 2, 2>(&u[3][2], &u_grid[u_at+u_row], valid_2);
            // Compute and store.
            double v[2];
#pragma unroll
            for (int e_2 = 0; e_2 < 2; e_2++)
                if (e_2 < valid) {
                    double s = 0;
                    double t[5];
                    t[(size_t)0] = u[2][e_2]*c_grid[(size_t)0];
                    t[(size_t)1] = u[2][e_2+1]*c_grid[(size_t)1];
                    t[(size_t)2] = u[2][e_2+2]*c_grid[(size_t)2];
                    t[(size_t)3] = u[2][e_2+3]*c_grid[(size_t)3];
                    t[(size_t)4] = u[2][e_2+4]*c_grid[(size_t)4];
                    s += weigh_on_device(u[1][e_2+2], -1)/2;
                    s += weigh_on_device(u[2][e_2+2], 0)/3;
                    s += weigh_on_device(u[3][e_2+2], 1)/4;
                    s -= u[1][e_2+3] - t[1];
                    s -= u[0][e_2+4] - t[2];
                    {
                        int q = 3;
                        if ((long long)1 && q == 3)
                            s += u[2][e_2+3]*q;
                        else
                            s *= 0 ? 1.25 : 0;
                        switch (q) {
                        case 3:
                            s += 1;
                        default:
                            s += (long long)1;
                        }
                    }
                    {
                        int q = 7;
                        s *= 1.25;
                        switch (q) {
                        case 3:
                            s += 1;
                        default:
                            s += (long long)0;
                        }
                    }
                    {
                        int q = 3;
                        if ((long long)-1 && q == 3)
                            s += u[2][e_2+1]*q;
                        else
                            s *= 0 ? 1.25 : 0;
                        switch (q) {
                        case 3:
                            s += 1;
                        default:
                            s += (long long)-1;
                        }
                    }
                    v[e_2] = s + (t[0] - t[4]);
                }
            mint_store<2>(&v_grid[v_at], v, valid, packed);
            // Shift: plane +1 is the next step's own.
            mint_shift<6>(u[0], u[1], u[2], u[3]);
        }
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*4 <= y_count)
        tile(mint_constant<true>());
    else if (iy_first < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 48.
 * v: read, 10 points, radius [-1,1][-2,1]
 * w: written
 * A block computes 128x4x1 points, a thread 2x2x1 of them, and keeps own columns in registers.
 * The model expects 48.6 billion points a second, limited by arithmetic. */
static __global__ void __launch_bounds__(128)
main_sweep2(const double *__restrict__ v_grid, int v_row, double *__restrict__ w_grid, int w_row,
            unsigned x_count, unsigned y_count, bool aligned, mint_extent v_extent)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y*2;
    const unsigned ix = blockIdx.x*128 + tx, iy_first = mint_block_y()*4 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int valid_1 = interior ? 3 : mint_valid(ix, x_count, 1);
        const unsigned iy_end = interior || iy_first + 2 < y_count ? iy_first + 2 : y_count;
        const int x0 = K + (int)ix, y0 = K + (int)iy_first;
        int v_at = y0*v_row + x0, w_at = y0*w_row + x0;
        double v[3][4]; // planes -1 to 1, cells -1 to 2
        // Prologue: fill the loop-carried rows, but for the newest plane.
        mint_load<2>(&v[0][1], &v_grid[v_at-v_row], valid_1, packed);
        mint_widen<1, 2, 1>(&v[0][1], &v_grid[v_at-v_row], valid_1);
        mint_load<2>(&v[1][1], &v_grid[v_at], valid_1, packed);
        mint_widen<1, 2, 1>(&v[1][1], &v_grid[v_at], valid_1);
#pragma unroll decltype(interior)::value ? 2 : 1
        for (unsigned iy = iy_first; iy < iy_end; iy++, v_at += v_row, w_at += w_row) {
            const int y = K + (int)iy;
            mint_load<2>(&v[2][1], &v_grid[v_at+v_row], valid_1, packed);
            mint_widen<1, 2, 1>(&v[2][1], &v_grid[v_at+v_row], valid_1);
            // Compute and store.
            double w[2];
#pragma unroll
            for (int e_2 = 0; e_2 < 2; e_2++)
                if (e_2 < valid) {
                    const int x = x0 + e_2;
                    double s = 0;
                    {
                        double m = v[0][e_2];
                        if (0 || (x > 3 && y - 1 > 3))
                            s += m;
                        else
                            s += -1*m;
                    }
                    {
                        double m = v[0][e_2+1];
                        s += m;
                    }
                    {
                        double m = v[0][e_2+2];
                        if (0 || (x > 3 && y - 1 > 3))
                            s += m;
                        else
                            s += -1*m;
                    }
                    {
                        double m = v[1][e_2];
                        s += m;
                    }
                    {
                        double m = v[1][e_2+1];
                        s -= 8*m;
                    }
                    {
                        double m = v[1][e_2+2];
                        s += m;
                    }
                    {
                        double m = v[2][e_2];
                        if (0 || (x > 3 && y + 1 > 3))
                            s += m;
                        else
                            s += 1*m;
                    }
                    {
                        double m = v[2][e_2+1];
                        s += m;
                    }
                    {
                        double m = v[2][e_2+2];
                        if (0 || (x > 3 && y + 1 > 3))
                            s += m;
                        else
                            s += 1*m;
                    }
                    s += v[1][e_2+1] > 1 && 0 ? v[1][e_2+1] : v[1][e_2+1]/1;
                    s += v[1][e_2] > 1 && 1 ? v_grid[mint_inside(v_at+e_2-2, v_extent, 0)]
                            : v[2][e_2+1]/2;
                    w[e_2] = s;
                }
            mint_store<2>(&w_grid[w_at], w, valid, packed);
            // Shift: plane +1 is the next step's own.
            mint_shift<4>(v[0], v[1], v[2]);
        }
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*4 <= y_count)
        tile(mint_constant<true>());
    else if (iy_first < y_count)
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 21}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 22}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 23}, "w", &w[0][0], mint_extents(sizeof(w) / sizeof(w[0]), sizeof(w[0]) / sizeof(w[0][0])), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 24}, "c", &c[0], mint_extents(sizeof(c) / sizeof(c[0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 25});
        {
            const mint_site site = {"in.c", 28};
            const long long y_begin = K, y_count = mint_trips(y_begin, n + K, 1);
            const long long x_begin = K, x_count = mint_trips(x_begin, n + K, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(double), mint_extents(0, 37));
                mint_view c_map = mint_find_view(site, "c", &c[0], sizeof(double));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(double), mint_extents(0, 37));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-2..y+1", y_begin - 2, y_begin + y_count},
                    {u_map, "u", 1, "x-2..x+(size_t)4-2", x_begin - 2, x_begin + x_count + 1},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_reach_view(site, c_map, "c", {{0}, {4}}, "0..(size_t)4", true);
                c_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482365),
                        mint_tiles(site, "y", y_count, 4, 2147417071));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (double *)u_map.device, (int)u_map.stride[0], (double *)c_map.device,
                    (double *)v_map.device, (int)v_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                mint_launched(site, "main_sweep1", v_map);
            }
            (void)weigh; /* only kernels use them */
        }
        {
            const mint_site site = {"in.c", 48};
            const long long y_begin = K, y_count = mint_trips(y_begin, n + K, 1);
            const long long x_begin = K, x_count = mint_trips(x_begin, n + K, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(double), mint_extents(0, 37));
                mint_mapping &w_map = mint_find(site, "w", &w[0][0], sizeof(double), mint_extents(0, 37));
                mint_reach_or_dense(site, v_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, v_map, 1, x_begin - 2, x_begin + x_count - 3);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {v_map, "v", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {w_map, "w", 0, "y", y_begin, y_begin + y_count - 1},
                    {w_map, "w", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                static const mint_checked v_checked[] = {
                    {{"in.c", 63}, "v", "v[y][x - d * 2]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep2",
                        mint_tiles(site, "x", x_count, 128, 2147482365),
                        mint_tiles(site, "y", y_count, 4, 2147417071));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (double *)v_map.device, (int)v_map.stride[0], (double *)w_map.device,
                    (int)w_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(v_map, x_begin, 16) && mint_is_aligned(w_map, x_begin, 16),
                    mint_elements(site, v_map, v_map.device, v_checked));
                mint_launched(site, "main_sweep2", w_map);
            }
        }
...
    mint_copy_out({"in.c", 67}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])));
    mint_copy_out({"in.c", 68}, "w", &w[0][0], mint_extents(sizeof(w) / sizeof(w[0]), sizeof(w[0]) / sizeof(w[0][0])));
