
...
/* The loops at line 16.
 * order: read, pointwise
 * u: read, pointwise
 * v: written
 * A block computes 256x1x1 points.
 * The model expects 4.56 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const int *__restrict__ order, const real *__restrict__ u, real *__restrict__ v,
            unsigned i_count, mint_extent v_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        int place = order[i];
        v[mint_inside(place, v_extent, 0)] = u[i]/2;
    }
}

/* The loops at line 22.
 * order: read, pointwise
 * v: read, pointwise
 * w: read and written, subscripts that are not index + constant
 * u: read, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 2.6 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const int *__restrict__ order, const real *__restrict__ v, real *__restrict__ w,
            int w_row, const real *__restrict__ u, unsigned i_count, mint_extent w_extent,
            mint_extent u_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        int place = order[i];
        int next = (place + 1)%3;
#pragma unroll 1
        for (int k = 0; k < 3; k++)
            w[mint_inside(place*w_row+k, w_extent, 0)] = v[i] + k;
        w[mint_inside(place*w_row+next, w_extent, 1)] += u[mint_inside(place, u_extent, 0)];
    }
}

/* The loops at line 30.
 * order: read, pointwise
 * v: read, pointwise
 * u: written
 * A block computes 256x1x1 points.
 * The model expects 4.56 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(const int *__restrict__ order, const real *__restrict__ v, real *__restrict__ u,
            unsigned i_count, mint_extent u_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        {
            int k = 0;
            int place = order[i] + k;
            u[mint_inside(place, u_extent, 0)] = 2*v[i];
        }
    }
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 13});
        mint_inferred order_here({"in.c", 13}, "order", &order[0],
                mint_extents(sizeof(order) / sizeof(order[0])), 0, mint_padded, mint_upload);
        mint_inferred u_here({"in.c", 13}, "u", &u[0], mint_extents(sizeof(u) / sizeof(u[0])), 0,
                mint_dense, mint_both);
        mint_inferred v_here({"in.c", 13}, "v", &v[0], mint_extents(sizeof(v) / sizeof(v[0])), 0,
                mint_dense, mint_both);
        mint_inferred w_here({"in.c", 13}, "w", &w[0][0],
                mint_extents(sizeof(w) / sizeof(w[0]), sizeof(w[0]) / sizeof(w[0][0])), 0, mint_dense,
                mint_both);
...
        {
            const mint_site site = {"in.c", 16};
            const long long i_begin = 0, i_count = mint_trips(i_begin, N, 1);
            if (i_count > 0) {
                mint_view order_map = mint_find_view(site, "order", &order[0], sizeof(int));
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, order_map, "order", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                order_map.settle();
                u_map.settle();
                v_map.settle();
                static const mint_checked v_checked[] = {
                    {{"in.c", 19}, "v", "v[place]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (int *)order_map.device, (real *)u_map.device, (real *)v_map.device, (unsigned)i_count,
                    mint_elements(site, *v_map.whole, v_map.device, v_checked));
                mint_launched(site, "main_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 22};
            const long long i_begin = 0, i_count = mint_trips(i_begin, N, 1);
            if (i_count > 0) {
                mint_view order_map = mint_find_view(site, "order", &order[0], sizeof(int));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_mapping &w_map = mint_find(site, "w", &w[0][0], sizeof(real), mint_extents(0, 3));
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_make_dense(site, w_map);
                mint_reach_view(site, order_map, "order", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                order_map.settle();
                v_map.settle();
                u_map.settle();
                static const mint_checked w_checked[] = {
                    {{"in.c", 26}, "w", "w[place][k]", -1},
                    {{"in.c", 27}, "w", "w[place][next]", -1},
                };
                static const mint_checked u_checked[] = {
                    {{"in.c", 27}, "u", "u[place]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (int *)order_map.device, (real *)v_map.device, (real *)w_map.device,
                    (int)w_map.stride[0], (real *)u_map.device, (unsigned)i_count,
                    mint_elements(site, w_map, w_map.device, w_checked),
                    mint_elements(site, *u_map.whole, u_map.device, u_checked));
                mint_launched(site, "main_sweep2", w_map);
            }
        }
        {
            const mint_site site = {"in.c", 30};
            const long long i_begin = 0, i_count = mint_trips(i_begin, N, 1);
            if (i_count > 0) {
                mint_view order_map = mint_find_view(site, "order", &order[0], sizeof(int));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_reach_view(site, order_map, "order", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                order_map.settle();
                v_map.settle();
                u_map.settle();
                static const mint_checked u_checked[] = {
                    {{"in.c", 34}, "u", "u[place]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep3", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (int *)order_map.device, (real *)v_map.device, (real *)u_map.device, (unsigned)i_count,
                    mint_elements(site, *u_map.whole, u_map.device, u_checked));
                mint_launched(site, "main_sweep3", u_map);
            }
        }
