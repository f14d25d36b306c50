
...
/* pick, for kernels. */
static __device__ real pick_on_device(int k, real x)
{
    switch (k) {
    case 0:
        return x;
    case 1:
        x += 1;
    case 2:
        x *= 2;
        break;
    default:
        return -x;
    }
    return x;
}

/* square, for kernels. */
static __device__ real square_on_device(real x)
{
    return x*x;
}

/* The loops at line 44.
 * a: read, 3-point star of radius 1
 * c: read and written, pointwise
 * d: read and written, pointwise
 * e: read and written, pointwise
 * b: written
 * A block computes 128x1x1 points.
 * The model expects 61.2 billion points a second, limited by arithmetic. */
static __global__ void __launch_bounds__(128)
main_sweep1(const real *a_grid, signed char *c_grid, unsigned char *d_grid, bool *e_grid,
            real *b_grid, int n, unsigned i_count, bool aligned, mint_extent a_extent)
{
    const int tx = threadIdx.x;
    const unsigned ii = blockIdx.x*128 + tx;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ii, i_count, 0);
        const int i0 = (int)ii;
        int a_at = i0, c_at = i0, d_at = i0, e_at = i0, b_at = i0;
        real a[1];
        mint_load<1>(a, &a_grid[a_at], valid, packed);
        // Compute and store.
        real b[1];
#pragma unroll
        for (int e_2 = 0; e_2 < 1; e_2++)
            if (e_2 < valid) {
                const int i = i0 + e_2;
                real here = a[e_2];
                real left = 0;
                int k = i%4;
                real weight = 3;
                if ((long)!!(i > 0))
                    left = a_grid[a_at+e_2-1];
                if ((long)(i == n - 1) || (long)(left > 5))
                    here = -here;
                else
                    here += a_grid[mint_inside(a_at+e_2+1, a_extent, 0)];
                b[e_2] = pick_on_device(k, left) + square_on_device(here)*weight
                        + (real)(c_grid[c_at+e_2] + d_grid[d_at+e_2]) + e_grid[e_at+e_2];
                e_grid[e_at+e_2] = here;
                c_grid[c_at+e_2] += 100;
                d_grid[d_at+e_2] -= 200;
            }
        mint_store<1>(&b_grid[b_at], b, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
    {
        const mint_site site = {"in.c", 44};
        const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
        mint_inferred a_here({"in.c", 43}, "a", &a[0], mint_extents(sizeof(a) / sizeof(a[0])), 0,
                mint_padded, mint_upload);
        mint_inferred c_here({"in.c", 43}, "c", &c[0], mint_extents(sizeof(c) / sizeof(c[0])), 0,
                mint_padded, mint_both);
        mint_inferred d_here({"in.c", 43}, "d", &d[0], mint_extents(sizeof(d) / sizeof(d[0])), 0,
                mint_padded, mint_both);
        mint_inferred e_here({"in.c", 43}, "e", &e[0], mint_extents(sizeof(e) / sizeof(e[0])), 0,
                mint_padded, mint_both);
        mint_inferred b_here({"in.c", 43}, "b", &b[0], mint_extents(sizeof(b) / sizeof(b[0])), 0,
                mint_padded, mint_both);
        if (i_count > 0) {
            mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real));
            mint_view c_map = mint_find_view(site, "c", &c[0], sizeof(signed char));
            mint_view d_map = mint_find_view(site, "d", &d[0], sizeof(unsigned char));
            mint_view e_map = mint_find_view(site, "e", &e[0], sizeof(bool));
            mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real));
            const bool happens = mint_greater(i_begin, 1) <= i_begin + i_count - 1;
            mint_reach_view(site, a_map, "a", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site, a_map, "a", {{happens ? mint_greater(i_begin, 1) - 1 : 1}, {happens
                    ? i_begin + i_count - 2 : 0}}, "i-1", true);
            mint_reach_view(site, c_map, "c", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site, d_map, "d", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site, e_map, "e", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site, b_map, "b", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            a_map.settle();
            c_map.settle();
            d_map.settle();
            e_map.settle();
            b_map.settle();
            static const mint_checked a_checked[] = {
                {{"in.c", 56}, "a", "a[i + 1]", -1},
            };
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "main_sweep1",
                    mint_tiles(site, "i", i_count, 128, 2147482367));
            mint_launching(site, "main_sweep1");
            main_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                (real *)a_map.device, (signed char *)c_map.device, (unsigned char *)d_map.device,
                (bool *)e_map.device, (real *)b_map.device, n, (unsigned)i_count,
                mint_is_aligned(a_map, i_begin, 8) && mint_is_aligned(b_map, i_begin, 8),
                mint_elements(site, *a_map.whole, a_map.device, a_checked));
            mint_launched(site, "main_sweep1", c_map, d_map, e_map, b_map);
        }
        (void)pick, (void)square; /* only kernels use them */
    }
