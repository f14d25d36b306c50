
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

/* The loops at line 46.
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

/* The loops at line 65.
 * bits: read, pointwise
 * counts: written
 * A block computes 128x1x1 points.
 * The model expects 55.8 billion points a second, limited by issue slots. */
static __global__ void __launch_bounds__(128)
main_sweep2(const unsigned *bits_grid, int *counts_grid, unsigned i_count, bool aligned)
{
    const int tx = threadIdx.x;
    const unsigned ii = blockIdx.x*128 + tx;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ii, i_count, 0);
        const int i0 = (int)ii;
        int bits_at = i0, counts_at = i0;
        unsigned bits[1];
        mint_load<1>(bits, &bits_grid[bits_at], valid, packed);
        // Compute and store.
        int counts[1];
#pragma unroll
        for (int e_2 = 0; e_2 < 1; e_2++)
            if (e_2 < valid) {
                const int i = i0 + e_2;
                unsigned long w = bits[e_2];
                counts[e_2] = __popc((unsigned)i) + __popcll(w)*3 + (__popc(bits[e_2]) & 1)*5
                        + __clz((int)bits[e_2])*7
                        + (__ffsll((long long)(w << 9)) - 1)*11 + __ffs(i)*13
                        + (int)((unsigned)((((bits[e_2] >> 0) & 0xffu) << 24)
                        | (((bits[e_2] >> 8) & 0xffu) << 16) | (((bits[e_2] >> 16) & 0xffu) << 8)
                        | (((bits[e_2] >> 24) & 0xffu) << 0))%1009
                        + (unsigned long)((((w >> 0) & 0xffu) << 56) | (((w >> 8) & 0xffu) << 48)
                        | (((w >> 16) & 0xffu) << 40) | (((w >> 24) & 0xffu) << 32)
                        | (((w >> 32) & 0xffu) << 24) | (((w >> 40) & 0xffu) << 16)
                        | (((w >> 48) & 0xffu) << 8) | (((w >> 56) & 0xffu) << 0))%997
                        + (unsigned short)(((((unsigned short)bits[e_2] >> 0) & 0xffu) << 8)
                        | ((((unsigned short)bits[e_2] >> 8) & 0xffu) << 0))) + (int)(long)i
                        + abs(20 - i);
            }
        mint_store<1>(&counts_grid[counts_at], counts, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
    {
        const mint_site site = {"in.c", 46};
        const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
        mint_inferred a_here({"in.c", 45}, "a", &a[0], mint_extents(sizeof(a) / sizeof(a[0])), 0,
                mint_padded, mint_upload);
        mint_inferred c_here({"in.c", 45}, "c", &c[0], mint_extents(sizeof(c) / sizeof(c[0])), 0,
                mint_padded, mint_both);
        mint_inferred d_here({"in.c", 45}, "d", &d[0], mint_extents(sizeof(d) / sizeof(d[0])), 0,
                mint_padded, mint_both);
        mint_inferred e_here({"in.c", 45}, "e", &e[0], mint_extents(sizeof(e) / sizeof(e[0])), 0,
                mint_padded, mint_both);
        mint_inferred b_here({"in.c", 45}, "b", &b[0], mint_extents(sizeof(b) / sizeof(b[0])), 0,
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
                {{"in.c", 58}, "a", "a[i + 1]", -1},
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
    {
        const mint_site site = {"in.c", 65};
        const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
        mint_inferred bits_here({"in.c", 64}, "bits", &bits[0],
                mint_extents(sizeof(bits) / sizeof(bits[0])), 0, mint_padded, mint_upload);
        mint_inferred counts_here({"in.c", 64}, "counts", &counts[0],
                mint_extents(sizeof(counts) / sizeof(counts[0])), 0, mint_padded, mint_both);
        if (i_count > 0) {
            mint_view bits_map = mint_find_view(site, "bits", &bits[0], sizeof(unsigned));
            mint_view counts_map = mint_find_view(site, "counts", &counts[0], sizeof(int));
            mint_reach_view(site, bits_map, "bits", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site, counts_map, "counts", {{i_begin}, {i_begin + i_count - 1}}, "i",
                    true);
            bits_map.settle();
            counts_map.settle();
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "main_sweep2",
                    mint_tiles(site, "i", i_count, 128, 2147482367));
            mint_launching(site, "main_sweep2");
            main_sweep2<<<blocks, dim3(128), 0, mint_stream()>>>(
                (unsigned *)bits_map.device, (int *)counts_map.device, (unsigned)i_count,
                mint_is_aligned(bits_map, i_begin, 4) && mint_is_aligned(counts_map, i_begin, 4));
            mint_launched(site, "main_sweep2", counts_map);
        }
    }
