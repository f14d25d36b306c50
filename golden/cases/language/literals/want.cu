
...
static const int weight[12] = {2, 2, 2, 2, {}, -1, 4, -1, -1, 7};
...
    return (point){(a.x + b.x) / 2, (a.y + b.y) / 2, {a.label[0], {}, b.label[2]}};
...
static __constant__ const int weight_table[12] = {2, 2, 2, 2, 0, -1, 4, -1, -1, 7};

/* middle, for kernels. */
static __device__ point middle_on_device(point a, point b)
{
    point literal = {(a.x + b.x)/2, (a.y + b.y)/2, {a.label[0], 0, b.label[2]}};
    return literal;
}

/* The loops at line 55.
 * u: read, pointwise
 * p: read and written, pointwise
 * s: written
 * v: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 11.6 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *u, point *p, struct segment *s, real *v, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        point literal = {u[i], 0, {i - 5, 2}};
        p[i] = literal;
        point literal_2 = {0, u[i]*3};
        p[i] = middle_on_device(p[i], literal_2);
        real chosen;
        if (u[i] > (real)0.5) {
            point literal_4 = {1, 2};
            point value = literal_4;
            chosen = value.x;
        } else {
            chosen = 3;
        }
        struct segment literal_3 = {{p[i], {0, chosen, {0, i}}}};
        s[i] = literal_3;
        real literal_5[3] = {1, u[i], 2};
        int count = i%4 < 3 ? i%4 : 3;
        real sum = 0;
        while (count-- > 0)
            sum += literal_5[count];
        real total_value = sum;
        int literal_6 = i;
        int kind_value;
        int returned = 0;
        switch (p[i].label[0]) {
        case -3:
        case -2:
        case -1:
            kind_value = 1;
            returned = 1;
            break;
        case 0:
        case 4:
        case 5:
        case 6:
        case 7:
        case 8:
        case 9:
            kind_value = 2;
            returned = 1;
            break;
        default:
            kind_value = 3;
            returned = 1;
            break;
        }
        v[i] = total_value + literal_6 + kind_value;
        point literal_7 = {0, 0, {i%12 - 3}};
        int kind_value_2;
        int returned_2 = 0;
        switch (literal_7.label[0]) {
        case -3:
        case -2:
        case -1:
            kind_value_2 = 1;
            returned_2 = 1;
            break;
        case 0:
        case 4:
        case 5:
        case 6:
        case 7:
        case 8:
        case 9:
            kind_value_2 = 2;
            returned_2 = 1;
            break;
        default:
            kind_value_2 = 3;
            returned_2 = 1;
            break;
        }
        v[i] += kind_value_2;
    }
}

/* The loops at line 63.
 * u: read, pointwise
 * v: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 84.7 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *u, real *v, unsigned i_count, mint_extent v_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        point same[4] = {{u[i], 1, {0, 5, 5}}, {u[i], 1, {0, 5, 5}}, {u[i], 1, {0, 5, 5}}, {0, 9}};
#pragma unroll 1
        for (int k = 0;; k++) {
            point literal = {0, 0, {3, 4, k}};
            point value = literal;
            if (!(k < (int)value.x + 4))
                break;
            v[mint_inside(i, v_extent, 0)] += same[k].x*same[k].y - same[k].label[k%3];
        }
        switch (weight_table[i%12]) {
        case -1:
        case 0:
        case 1:
        case 2:
            v[mint_inside(i, v_extent, 1)] /= 2;
            break;
        case 5:
        case 6:
        case 7:
            v[mint_inside(i, v_extent, 2)] = -v[mint_inside(i, v_extent, 3)];
        }
    }
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 52});
        mint_inferred u_here({"in.c", 52}, "u", &u[0], mint_extents(sizeof(u) / sizeof(u[0])), 0,
                mint_padded, mint_upload);
        mint_inferred p_here({"in.c", 52}, "p", &p[0], mint_extents(sizeof(p) / sizeof(p[0])), 0,
                mint_padded, mint_both);
        mint_inferred s_here({"in.c", 52}, "s", &s[0], mint_extents(sizeof(s) / sizeof(s[0])), 0,
                mint_padded, mint_both);
        mint_inferred v_here({"in.c", 52}, "v", &v[0], mint_extents(sizeof(v) / sizeof(v[0])), 0,
                mint_padded, mint_both);
...
        {
            const mint_site site = {"in.c", 55};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view p_map = mint_find_view(site, "p", &p[0], sizeof(point));
                mint_view s_map = mint_find_view(site, "s", &s[0], sizeof(struct segment));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                mint_reach_view(site, p_map, "p", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                mint_reach_view(site, s_map, "s", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                u_map.settle();
                p_map.settle();
                s_map.settle();
                v_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (point *)p_map.device, (struct segment *)s_map.device,
                    (real *)v_map.device, (unsigned)i_count);
                mint_launched(site, "main_sweep1", p_map, s_map, v_map);
            }
            (void)middle, (void)total, (void)kind; /* only kernels use them */
        }
        {
            const mint_site site = {"in.c", 63};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                u_map.settle();
                v_map.settle();
                static const mint_checked v_checked[] = {
                    {{"in.c", 67}, "v", "v[i]", -1},
                    {{"in.c", 70}, "v", "v[i]", -1},
                    {{"in.c", 73}, "v", "v[i]", -1},
                    {{"in.c", 73}, "v", "v[i]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)v_map.device, (unsigned)i_count,
                    mint_elements(site, *v_map.whole, v_map.device, v_checked));
                mint_launched(site, "main_sweep2", v_map);
            }
            (void)weight; /* only kernels use them */
        }
