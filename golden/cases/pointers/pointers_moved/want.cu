
...
/* The loops at line 48.
 * u: read, subscripts that are not index + constant
 * v: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 83 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *u, int u_row, real *__restrict__ v, int v_row, int n, unsigned i_count,
            mint_extent v_extent, mint_extent u_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        real local[4] = {1, 2, 3, 4};
        int k;
        k = 2;
        for (int j = 0; j < n; j++)
            v[i*v_row+j] += u[i*u_row+(j+1)] - u[i*u_row+(2+j)]*local[1+j%3];
        k++;
        int to_at = k;
        k = 0;
        real sum = u[i*u_row+i];
        sum += u[i*u_row+(i+1)]*2;
        {
            sum -= u[i*u_row+(i+1+1+-1+1)]/4;
        }
        real three_value = sum;
        v[mint_inside(i*v_row+to_at, v_extent, 0)] = u[mint_inside((i-1)*u_row+k, u_extent, 0)]
                + three_value;
        if (i > 2)
            v[mint_inside(i*v_row+(to_at+1), v_extent, 1)] = local[1+-1+2];
    }
}

/* The loops at line 67.
 * list: read and written, subscripts that are not index + constant
 * u: read, 5 points, radius [0,0][0,8]
 * A block computes 256x1x1 points.
 * The model expects 80 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(real *__restrict__ list, const real *__restrict__ u, int u_row, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        list[3*i] = 1;
        real sum = u[i*u_row+0];
        sum += u[i*u_row+4]*2;
        {
            sum -= u[i*u_row+(4+4+-1+1)]/4;
        }
        real three_value = sum;
        list[3*i+1] += three_value;
        list[3*i+1+1] = u[i*u_row+2] - u[i*u_row+(2+-1)];
        real pair_value = u[i*u_row+1];
        list[3*i+1] += pair_value;
        list[3*i+1+1] = list[3*i+1+1]*2;
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 42}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_dense, mint_scoped);
    mint_copy_in(mappings, {"in.c", 43}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings, {"in.c", 44}, "list", &list[0], mint_extents(sizeof(list) / sizeof(list[0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 45});
        {
            const mint_site site = {"in.c", 48};
            const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
            if (i_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 40));
                mint_make_dense(site, u_map);
                mint_make_dense(site, v_map);
                const bool happens = (long long)(n) - 1 >= 0;
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "i", i_begin, i_begin + i_count - 1},
                    {u_map, "u", 1, "j+1..2+j", happens ? 1 : 1, happens ? (long long)(n) + 1 : 0},
                    {u_map, "u", 1, "i..i+2", i_begin, i_begin + i_count + 1},
                    {v_map, "v", 0, "i", happens ? i_begin : 1, happens ? i_begin + i_count - 1 : 0},
                    {v_map, "v", 1, "j", happens ? 0 : 1, happens ? (long long)(n) - 1 : 0},
                };
                mint_check_subscripts(site, subscripts);
                static const mint_checked v_checked[] = {
                    {{"in.c", 61}, "v", "to[0]", -1},
                    {{"in.c", 64}, "v", "to[1]", -1},
                };
                static const mint_checked u_checked[] = {
                    {{"in.c", 61}, "u", "row[k]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device, (int)v_map.stride[0],
                    n, (unsigned)i_count, mint_elements(site, v_map, v_map.device, v_checked),
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "main_sweep1", v_map);
            }
            (void)three; /* only kernels use them */
        }
        {
            const mint_site site = {"in.c", 67};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            if (i_count > 0) {
                mint_view list_map = mint_find_view(site, "list", &list[0], sizeof(real));
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "i", i_begin, i_begin + i_count - 1},
                    {u_map, "u", 1, "0..8", 0, 8},
                };
                mint_check_subscripts(site, subscripts);
                mint_reach_view(site, list_map, "list", {{3*i_begin}, {3*(i_begin + i_count - 1) + 2}},
                        "3*i..3*i+1+1", true);
                list_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)list_map.device, (real *)u_map.device, (int)u_map.stride[0], (unsigned)i_count);
                mint_launched(site, "main_sweep2", list_map);
            }
            (void)pair; /* only kernels use them */
        }
...
    mint_copy_out({"in.c", 78}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])));
    mint_copy_out({"in.c", 79}, "list", &list[0], mint_extents(sizeof(list) / sizeof(list[0])));
