
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
 * A block computes 128x4x1 points, a thread 2x2x1 of them, and keeps own columns in registers. */
static __global__ void __launch_bounds__(128)
main_sweep1(const double *__restrict__ u, int u_row, const double *__restrict__ c,
            double *__restrict__ v, int v_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const unsigned ix = blockIdx.x*128 + threadIdx.x*2;
    const unsigned iy_first = blockIdx.y*4 + threadIdx.y*2;
    auto tile = [&](auto whole) {
        const int cells = whole ? 2 : mint_valid(ix, x_count, 0);
        const int cells_2 = whole ? 4 : mint_valid(ix, x_count, 2);
        const unsigned iy_end = whole || iy_first + 2 < y_count ? iy_first + 2 : y_count;
        const int x0 = K + (int)ix;
        const int y0 = K + (int)iy_first;
        int u_at = y0*u_row + x0;
        int v_at = y0*v_row + x0;
        double u_m2[6];
        double u_m1[6];
        double u_0[6];
        double u_p1[6];
        double u_p1_own[2];
        mint_load(u_p1_own, u + (u_at - 2*u_row), cells_2, whole || aligned);
        mint_widen<2, 2>(u_m2, u_p1_own, u + (u_at - 2*u_row), cells_2);
        mint_load(u_p1_own, u + (u_at - u_row), cells_2, whole || aligned);
        mint_widen<2, 2>(u_m1, u_p1_own, u + (u_at - u_row), cells_2);
        mint_load(u_p1_own, u + (u_at), cells_2, whole || aligned);
        mint_widen<2, 2>(u_0, u_p1_own, u + (u_at), cells_2);
#pragma unroll 1
        for (unsigned iy = iy_first; iy < iy_end; iy++) {
            mint_load(u_p1_own, u + (u_at + u_row), cells_2, whole || aligned);
            mint_widen<2, 2>(u_p1, u_p1_own, u + (u_at + u_row), cells_2);
            double v_new[2];
#pragma unroll
            for (int e_2 = 0; e_2 < 2; e_2++) {
                if (e_2 < cells) {
                    double s = 0;
                    double t[5];
                    t[(size_t)0] = u_0[e_2]*c[(size_t)0];
                    t[(size_t)1] = u_0[e_2+1]*c[(size_t)1];
                    t[(size_t)2] = u_0[e_2+2]*c[(size_t)2];
                    t[(size_t)3] = u_0[e_2+3]*c[(size_t)3];
                    t[(size_t)4] = u_0[e_2+4]*c[(size_t)4];
                    s += weigh_on_device(u_m1[e_2+2], -1)/2;
                    s += weigh_on_device(u_0[e_2+2], 0)/3;
                    s += weigh_on_device(u_p1[e_2+2], 1)/4;
                    s -= u_m1[e_2+3] - t[1];
                    s -= u_m2[e_2+4] - t[2];
                    {
                        int q = 3;
                        if ((long long)1 && q == 3) {
                            s += u_0[e_2+3]*q;
                        } else {
                            s *= 0 ? 1.25 : 0;
                        }
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
                        if ((long long)-1 && q == 3) {
                            s += u_0[e_2+1]*q;
                        } else {
                            s *= 0 ? 1.25 : 0;
                        }
                        switch (q) {
                        case 3:
                            s += 1;
                        default:
                            s += (long long)-1;
                        }
                    }
                    v_new[e_2] = s + (t[0] - t[4]);
                }
            }
            mint_store(v + (v_at), v_new, cells, whole || aligned);
#pragma unroll
            for (int e_2 = 0; e_2 < 6; e_2++) {
                u_m2[e_2] = u_m1[e_2];
                u_m1[e_2] = u_0[e_2];
                u_0[e_2] = u_p1[e_2];
            }
            u_at += u_row;
            v_at += v_row;
        }
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (blockIdx.y + 1)*4 <= y_count)
        tile(mint_constant<true>());
    else if (iy_first < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 48.
 * v: read, 11 points, radius [-1,1][-2,2]
 * w: written
 * A block computes 128x4x1 points, a thread 2x2x1 of them, and keeps own columns in registers. */
static __global__ void __launch_bounds__(128)
main_sweep2(const double *__restrict__ v, int v_row, double *__restrict__ w, int w_row,
            unsigned x_count, unsigned y_count, bool aligned)
{
    const unsigned ix = blockIdx.x*128 + threadIdx.x*2;
    const unsigned iy_first = blockIdx.y*4 + threadIdx.y*2;
    auto tile = [&](auto whole) {
        const int cells = whole ? 2 : mint_valid(ix, x_count, 0);
        const int cells_1 = whole ? 3 : mint_valid(ix, x_count, 1);
        const unsigned iy_end = whole || iy_first + 2 < y_count ? iy_first + 2 : y_count;
        const int x0 = K + (int)ix;
        const int y0 = K + (int)iy_first;
        int v_at = y0*v_row + x0;
        int w_at = y0*w_row + x0;
        double v_m1[4];
        double v_0[4];
        double v_p1[4];
        double v_p1_own[2];
        mint_load(v_p1_own, v + (v_at - v_row), cells_1, whole || aligned);
        mint_widen<1, 1>(v_m1, v_p1_own, v + (v_at - v_row), cells_1);
        mint_load(v_p1_own, v + (v_at), cells_1, whole || aligned);
        mint_widen<1, 1>(v_0, v_p1_own, v + (v_at), cells_1);
#pragma unroll decltype(whole)::value ? 2 : 1
        for (unsigned iy = iy_first; iy < iy_end; iy++) {
            const int y = K + (int)iy;
            mint_load(v_p1_own, v + (v_at + v_row), cells_1, whole || aligned);
            mint_widen<1, 1>(v_p1, v_p1_own, v + (v_at + v_row), cells_1);
            double w_new[2];
#pragma unroll
            for (int e_2 = 0; e_2 < 2; e_2++) {
                if (e_2 < cells) {
                    double s = 0;
                    {
                        double m = v_m1[e_2];
                        if (0 || (x0 + e_2 > 3 && y - 1 > 3)) {
                            s += m;
                        } else {
                            s += -1*m;
                        }
                    }
                    {
                        double m = v_m1[e_2+1];
                        s += m;
                    }
                    {
                        double m = v_m1[e_2+2];
                        if (0 || (x0 + e_2 > 3 && y - 1 > 3)) {
                            s += m;
                        } else {
                            s += -1*m;
                        }
                    }
                    {
                        double m = v_0[e_2];
                        s += m;
                    }
                    {
                        double m = v_0[e_2+1];
                        s -= 8*m;
                    }
                    {
                        double m = v_0[e_2+2];
                        s += m;
                    }
                    {
                        double m = v_p1[e_2];
                        if (0 || (x0 + e_2 > 3 && y + 1 > 3)) {
                            s += m;
                        } else {
                            s += 1*m;
                        }
                    }
                    {
                        double m = v_p1[e_2+1];
                        s += m;
                    }
                    {
                        double m = v_p1[e_2+2];
                        if (0 || (x0 + e_2 > 3 && y + 1 > 3)) {
                            s += m;
                        } else {
                            s += 1*m;
                        }
                    }
                    s += v_0[e_2+1] > 1 && 0 ? v_0[e_2+1] : v_0[e_2+1]/1;
                    s += v_0[e_2] > 1 && 1 ? v[v_at+e_2-2] : v_p1[e_2+1]/2;
                    w_new[e_2] = s;
                }
            }
            mint_store(w + (w_at), w_new, cells, whole || aligned);
#pragma unroll
            for (int e_2 = 0; e_2 < 4; e_2++) {
                v_m1[e_2] = v_0[e_2];
                v_0[e_2] = v_p1[e_2];
            }
            v_at += v_row;
            w_at += w_row;
        }
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (blockIdx.y + 1)*4 <= y_count)
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
                mint_reach(site, u_map, "u", 0, y_begin - 2, y_begin + y_count, "y-2..y+1");
                mint_reach(site, u_map, "u", 1, x_begin - 2, x_begin + x_count + 1, "x-2..x+(size_t)4-2");
                mint_reach(site, v_map, "v", 0, y_begin, y_begin + y_count - 1, "y");
                mint_reach(site, v_map, "v", 1, x_begin, x_begin + x_count - 1, "x");
                mint_reach_view(site, c_map, "c", {{0}, {4}}, "0..(size_t)4", true);
                c_map.settle();
                mint_require(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(x_count, 128),
                        mint_ceil_div(y_count, 4));
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
                mint_reach(site, v_map, "v", 0, y_begin - 1, y_begin + y_count, "y-1..y+1");
                mint_reach_or_dense(site, v_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach(site, v_map, "v", 1, x_begin - 1, x_begin + x_count, "x-1..x+1");
                mint_reach_or_dense(site, v_map, 1, x_begin - 2, x_begin + x_count + 1);
                mint_reach(site, w_map, "w", 0, y_begin, y_begin + y_count - 1, "y");
                mint_reach(site, w_map, "w", 1, x_begin, x_begin + x_count - 1, "x");
                mint_require(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2", mint_ceil_div(x_count, 128),
                        mint_ceil_div(y_count, 4));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (double *)v_map.device, (int)v_map.stride[0], (double *)w_map.device,
                    (int)w_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(v_map, x_begin, 16) && mint_is_aligned(w_map, x_begin, 16));
                mint_launched(site, "main_sweep2", w_map);
            }
        }
...
    mint_copy_out({"in.c", 67}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])));
    mint_copy_out({"in.c", 68}, "w", &w[0][0], mint_extents(sizeof(w) / sizeof(w[0]), sizeof(w[0]) / sizeof(w[0][0])));
