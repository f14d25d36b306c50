
...
extern "C" int (toascii)(int n);
...
/* look_sweep1 makes one step. */

/* look_sweep2 makes one step. */

/* Joins what the blocks of look_sweep2 have found. */
static __global__ void __launch_bounds__(256)
look_sweep2_total(mint_found *__restrict__ sum_parts, long long part_count)
{
    __shared__ __align__(8) char joining_2[4096];
    mint_join_blocks<mint_max>(joining_2, sum_parts, part_count);
}

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain look_chain1 = {{"in.c", 15}, "look_chain1", 4, 2, 1, 3, 1, 0x5, 0x0,
        nullptr, nullptr, {2, 1, 0}, {{3, 0x3, 0x4, 1, {0, 1, 2}}}};

...
    /* #pragma mint parallel */ { mint_region region({"in.c", 14});
...
        {
            const mint_site site = {"in.c", 17};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &a_map = mint_find(site, "a", &a[0][0], sizeof(real), mint_extents(0, 31));
                mint_mapping &k_map = mint_find(site, "k", &k[0][0], sizeof(real), mint_extents(0, 31));
                mint_mapping &b_map = mint_find(site, "b", &b[0][0], sizeof(real), mint_extents(0, 31));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {a_map, "a", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {a_map, "a", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {k_map, "k", 0, "y", y_begin, y_begin + y_count - 1},
                    {k_map, "k", 1, "x", x_begin, x_begin + x_count - 1},
                    {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                    {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_reads = {"a[y - 1][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch b_writes = {"b[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch k_reads = {"k[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                mint_coincide(site, loops, k_map, "k", k_reads, b_map, "b", b_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "look_sweep1",
                        mint_tiles(site, "x", x_count, 256, 2147482110),
                        mint_tiles(site, "y", y_count, 4, 2147417072));
                mint_file(site, look_chain1, 0, {mint_reading(loops, a_map, a_reads),
                        mint_reading(loops, k_map, k_reads), mint_writing(loops, b_map, b_writes)},
                        {x_begin, x_count, y_begin, y_count}, mint_no_scalars(),
                        [site, blocks, &a_map, &k_map, &b_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count]() mutable {
                    mint_launching(site, "look_sweep1");
                    look_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)a_map.device, a_map.stride[0], (real *)k_map.device, (int)k_map.stride[0],
                        (real *)b_map.device, b_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(a_map, x_begin, 16) && mint_is_aligned(k_map, x_begin, 16) && mint_is_aligned(b_map, x_begin, 16));
                    mint_launched(site, "look_sweep1");
                });
            }
        }
...
            /* #pragma mint single */
...
                printf("%.9g\n", (double)mint_get({"in.c", 23}, "b", &b[n / 2][n / 2]));
                mint_put({"in.c", 24}, "a", &a[1][1], mint_get({"in.c", 24}, "b", &b[1][2]));
...
            {
                const mint_site site = {"in.c", 30};
                const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_mapping &b_map = mint_find(site, "b", &b[0][0], sizeof(real), mint_extents(0, 31));
                    mint_reach_or_dense(site, b_map, 0, y_begin, y_begin + y_count - 1);
                    mint_reach_or_dense(site, b_map, 1, x_begin, x_begin + x_count - 1);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                        {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "look_sweep2",
                            mint_tiles(site, "x", x_count, 128, 2147482366),
                            mint_tiles(site, "y", y_count, 4, 2147417072));
                    const long long part_count = mint_block_count(blocks);
                    mint_found *sum_parts = mint_results<mint_found>(site, 0, part_count + 1);
                    mint_launching(site, "look_sweep2");
                    look_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)b_map.device, b_map.stride[0], (unsigned)x_count, (unsigned)y_count, sum_parts,
                        mint_is_aligned(b_map, x_begin, 16));
                    mint_launched(site, "look_sweep2");
                    mint_launching(site, "look_sweep2_total");
                    look_sweep2_total<<<1, 256, 0, mint_stream()>>>(sum_parts, part_count);
                    mint_launched(site, "look_sweep2_total");
                    sum = mint_max::into(sum, mint_result(site, "sum", sum_parts + part_count));
                }
            }
...
            mint_copy_out({"in.c", 37}, "b", &b[0][0], mint_extents(29, 31));
...
            printf("%d\n", (mint_outside({"in.c", 41}), toascii(-t)));
...
            int seen = (mint_outside({"in.c", 43}), toascii(t));
...
        int seen = t % every == 5 ? (mint_outside({"in.c", 46}), toascii(t)) : 0;
        if (t % every == 6 && (mint_outside({"in.c", 47}), toascii(-t)) > seen)
...
}
...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 63}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 64}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 65}, "k", &k[0][0], mint_extents(sizeof(k) / sizeof(k[0]), sizeof(k[0]) / sizeof(k[0][0])), 1, mint_padded, mint_scoped);
...
    mint_copy_out({"in.c", 67}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])));
    mint_copy_out({"in.c", 68}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])));
