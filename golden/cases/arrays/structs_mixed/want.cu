
...
/* The loops at line 44.
 * a: read, 3-point star of radius 1
 * b: written
 * c: read, 3-point star of radius 1
 * d: read and written, pointwise
 * e: read, 3-point star of radius 1
 * f: written
 * A block computes 128x1x1 points.
 * The model expects 10.4 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
members_sweep1(const struct packed_bits *__restrict__ a_grid, struct packed_bits *b_grid,
               const struct with_union *__restrict__ c_grid, struct with_union *d_grid,
               const mixed *__restrict__ e_grid, mixed *f_grid, unsigned i_count)
{
    const int tx = threadIdx.x;
    const unsigned ii = blockIdx.x*128 + tx;
    auto tile = [&](auto interior) {
        const int valid = interior ? 1 : mint_valid(ii, i_count, 0);
        const int i0 = 1 + (int)ii;
        int a_at = i0, b_at = i0, c_at = i0, d_at = i0, e_at = i0, f_at = i0;
        // Compute and store.
#pragma unroll
        for (int e_2 = 0; e_2 < 1; e_2++)
            if (e_2 < valid) {
                b_grid[b_at+e_2].v = a_grid[a_at+e_2-1].v + a_grid[a_at+e_2+1].v;
                b_grid[b_at+e_2].k = a_grid[a_at+e_2].k + 1;
                d_grid[d_at+e_2].v = c_grid[c_at+e_2-1].v - c_grid[c_at+e_2+1].v;
                d_grid[d_at+e_2].k += c_grid[c_at+e_2].k;
                f_grid[f_at+e_2].v = e_grid[e_at+e_2-1].v*e_grid[e_at+e_2+1].v;
                f_grid[f_at+e_2].within = e_grid[e_at+e_2].within - e_grid[e_at+e_2+1].within;
            }
    };
    if ((blockIdx.x + 1)*128 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
    {
        const mint_site site = {"in.c", 44};
        const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
        mint_inferred a_here({"in.c", 43}, "a", &a[0], mint_extents(sizeof(a) / sizeof(a[0])), 1,
                mint_padded, mint_upload);
        mint_inferred b_here({"in.c", 43}, "b", &b[0], mint_extents(sizeof(b) / sizeof(b[0])), 1,
                mint_padded, mint_both);
        mint_inferred c_here({"in.c", 43}, "c", &c[0], mint_extents(sizeof(c) / sizeof(c[0])), 1,
                mint_padded, mint_upload);
        mint_inferred d_here({"in.c", 43}, "d", &d[0], mint_extents(sizeof(d) / sizeof(d[0])), 1,
                mint_padded, mint_both);
        mint_inferred e_here({"in.c", 43}, "e", &e[0], mint_extents(sizeof(e) / sizeof(e[0])), 1,
                mint_padded, mint_upload);
        mint_inferred f_here({"in.c", 43}, "f", &f[0], mint_extents(sizeof(f) / sizeof(f[0])), 1,
                mint_padded, mint_both);
        if (i_count > 0) {
            mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(struct packed_bits));
            mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(struct packed_bits));
            mint_view c_map = mint_find_view(site, "c", &c[0], sizeof(struct with_union));
            mint_view d_map = mint_find_view(site, "d", &d[0], sizeof(struct with_union));
            mint_view e_map = mint_find_view(site, "e", &e[0], sizeof(mixed));
            mint_view f_map = mint_find_view(site, "f", &f[0], sizeof(mixed));
            mint_reach_view(site, a_map, "a", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1", true);
            mint_reach_view(site, b_map, "b", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site, c_map, "c", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1", true);
            mint_reach_view(site, d_map, "d", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site, e_map, "e", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1", true);
            mint_reach_view(site, f_map, "f", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            a_map.settle();
            b_map.settle();
            c_map.settle();
            d_map.settle();
            e_map.settle();
            f_map.settle();
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "members_sweep1",
                    mint_tiles(site, "i", i_count, 128, 2147482366));
            mint_launching(site, "members_sweep1");
            members_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                (struct packed_bits *)a_map.device, (struct packed_bits *)b_map.device,
                (struct with_union *)c_map.device, (struct with_union *)d_map.device,
                (mixed *)e_map.device, (mixed *)f_map.device, (unsigned)i_count);
            mint_launched(site, "members_sweep1", b_map, d_map, f_map);
        }
    }
...
/* The loops at line 57.
 * a: read, pointwise
 * c: read, 2 points, radius [0,1]
 * b: written
 * d: written
 * e: read, 1 point, radius [-1,0]
 * f: written
 * A block computes 128x1x1 points.
 * The model expects 11.6 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
whole_sweep1(const struct packed_bits *a_grid, const struct with_union *__restrict__ c_grid,
             struct packed_bits *b_grid, struct with_union *d_grid,
             const mixed *__restrict__ e_grid, mixed *f_grid, unsigned i_count, mint_extent c_extent)
{
    const int tx = threadIdx.x;
    const unsigned ii = blockIdx.x*128 + tx;
    auto tile = [&](auto interior) {
        const int valid = interior ? 1 : mint_valid(ii, i_count, 0);
        const int i0 = 1 + (int)ii;
        int a_at = i0, c_at = i0, b_at = i0, d_at = i0, e_at = i0, f_at = i0;
        // Compute and store.
#pragma unroll
        for (int e_2 = 0; e_2 < 1; e_2++)
            if (e_2 < valid) {
                const int i = i0 + e_2;
                struct packed_bits x = a_grid[a_at+e_2];
                struct with_union y = i%2 ? c_grid[mint_inside(c_at+e_2, c_extent, 0)]
                        : c_grid[mint_inside(c_at+e_2+1, c_extent, 1)];
                x.v += 1;
                y.k -= i;
                b_grid[b_at+e_2] = x;
                d_grid[d_at+e_2] = y;
                f_grid[f_at+e_2] = e_grid[e_at+e_2-1];
            }
    };
    if ((blockIdx.x + 1)*128 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
    {
        const mint_site site = {"in.c", 57};
        const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
        mint_inferred a_here_2({"in.c", 56}, "a", &a[0], mint_extents(sizeof(a) / sizeof(a[0])), 1,
                mint_padded, mint_upload);
        mint_inferred c_here_2({"in.c", 56}, "c", &c[0], mint_extents(sizeof(c) / sizeof(c[0])), 1,
                mint_padded, mint_upload);
        mint_inferred b_here_2({"in.c", 56}, "b", &b[0], mint_extents(sizeof(b) / sizeof(b[0])), 1,
                mint_padded, mint_both);
        mint_inferred d_here_2({"in.c", 56}, "d", &d[0], mint_extents(sizeof(d) / sizeof(d[0])), 1,
                mint_padded, mint_both);
        mint_inferred e_here_2({"in.c", 56}, "e", &e[0], mint_extents(sizeof(e) / sizeof(e[0])), 1,
                mint_padded, mint_upload);
        mint_inferred f_here_2({"in.c", 56}, "f", &f[0], mint_extents(sizeof(f) / sizeof(f[0])), 1,
                mint_padded, mint_both);
        if (i_count > 0) {
            mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(struct packed_bits));
            mint_view c_map = mint_find_view(site, "c", &c[0], sizeof(struct with_union));
            mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(struct packed_bits));
            mint_view d_map = mint_find_view(site, "d", &d[0], sizeof(struct with_union));
            mint_view e_map = mint_find_view(site, "e", &e[0], sizeof(mixed));
            mint_view f_map = mint_find_view(site, "f", &f[0], sizeof(mixed));
            mint_reach_view(site, a_map, "a", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site, b_map, "b", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site, d_map, "d", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site, e_map, "e", {{i_begin - 1}, {i_begin + i_count - 2}}, "i-1", true);
            mint_reach_view(site, f_map, "f", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            a_map.settle();
            c_map.settle();
            b_map.settle();
            d_map.settle();
            e_map.settle();
            f_map.settle();
            static const mint_checked c_checked[] = {
                {{"in.c", 59}, "c", "c[i]", -1},
                {{"in.c", 59}, "c", "c[i + 1]", -1},
            };
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "whole_sweep1",
                    mint_tiles(site, "i", i_count, 128, 2147482366));
            mint_launching(site, "whole_sweep1");
            whole_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                (struct packed_bits *)a_map.device, (struct with_union *)c_map.device,
                (struct packed_bits *)b_map.device, (struct with_union *)d_map.device,
                (mixed *)e_map.device, (mixed *)f_map.device, (unsigned)i_count,
                mint_elements(site, *c_map.whole, c_map.device, c_checked));
            mint_launched(site, "whole_sweep1", b_map, d_map, f_map);
        }
    }
