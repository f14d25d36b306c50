
...
/* The loops at line 15.
 * b_part: read, 2 points, radius [0,0][0,1]
 * b_part_2: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.7 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *b_part, long long b_part_row, real *__restrict__ b_part_2,
            long long b_part_2_row, int n, unsigned k_count, unsigned j_count)
{
    const unsigned ik = blockIdx.x*16 + threadIdx.x;
    const unsigned ij = mint_block_y()*16 + threadIdx.y;
    if (ik < k_count && ij < j_count) {
        const unsigned j = ij;
        const unsigned k = ik;
        const long long b_part_2_at = j*b_part_2_row + k;
        b_part_2[b_part_2_at] += k < n - 1 ? b_part[j*b_part_row+((long long)k+1)]
                : b_part[j*b_part_row+0];
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 10}, "b", &b[0], mint_extents(3, m, n), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 11});
...
        {
            const mint_site site = {"in.c", 15};
            const long long j_begin = 0, j_count = mint_trips(j_begin, (unsigned)m, 1);
            const long long k_begin = 0, k_count = mint_trips_to(site, k_begin, (unsigned)n, 1);
            if (j_count > 0 && k_count > 0) {
                mint_view b_part_map = mint_find_view(site, "&b[(long long)before*m*n]",
                        &b[(long long)before*m*n], sizeof(real), (long long)n);
                mint_view b_part_2_map = mint_find_view(site, "&b[(long long)now*m*n]",
                        &b[(long long)now*m*n], sizeof(real), (long long)n);
                mint_within(site, "(unsigned)m", (long long)(m), (long long)(m), 0LL, 4294967295LL);
                mint_within(site, "(unsigned)n", (long long)(n), (long long)(n), 0LL, 4294967295LL);
                const bool happens = k_begin <= mint_lesser(k_begin + k_count - 1, (long long)(n) - 2);
                const bool happens_2 = mint_greater(k_begin, (long long)(n) - 1) <= k_begin + k_count - 1;
                mint_reach_view(site, b_part_map, "&b[(long long)before*m*n]", {{happens ? j_begin : 1,
                        k_begin + 1}, {happens ? j_begin + j_count - 1 : 0,
                        mint_lesser(k_begin + k_count - 1, (long long)(n) - 2) + 1}},
                        "(long long)j][(long long)k+1", true);
                mint_reach_view(site, b_part_map, "&b[(long long)before*m*n]", {{happens_2 ? j_begin : 1,
                        0}, {happens_2 ? j_begin + j_count - 1 : 0, 0}}, "(long long)j][0", true);
                mint_reach_view(site, b_part_2_map, "&b[(long long)now*m*n]", {{j_begin, k_begin}, {j_begin
                        + j_count - 1, k_begin + k_count - 1}}, "(long long)j][(long long)k", true);
                b_part_map.settle();
                b_part_2_map.settle();
                const mint_nest loops = {{{j_begin, j_count, 1}, {k_begin, k_count, 1}}};
                const mint_touch b_part_reads = {"b[before * m * n + j * n + (k + 1)]", {{0, 0, {1, 0}}, {1,
                        1, {0, 1}}}, {mint_any_index, {k_begin,
                        mint_lesser(k_begin + k_count - 1, (long long)(n) - 2)}}};
                const mint_touch b_part_2_writes = {"b[now * m * n + j * n + k]", {{0, 0, {1, 0}}, {0, 0,
                        {0, 1}}}};
                const mint_touch b_part_reads_2 = {"b[before * m * n + j * n]", {{0, 0, {1, 0}}, {0, 0, {0,
                        0}}}, {mint_any_index, {mint_greater(k_begin, (long long)(n) - 1), k_begin + k_count
                        - 1}}};
                const mint_touch b_part_2_reads = {"b[now * m * n + j * n + k]", {{0, 0, {1, 0}}, {0, 0, {0,
                        1}}}};
                mint_distinct(site, loops, b_part_map, "&b[(long long)before*m*n]", b_part_reads,
                        b_part_2_map, "&b[(long long)now*m*n]", b_part_2_writes);
                mint_distinct(site, loops, b_part_map, "&b[(long long)before*m*n]", b_part_reads_2,
                        b_part_2_map, "&b[(long long)now*m*n]", b_part_2_writes);
                const bool b_part_2_apart = mint_once(b_part_2_map)
                        && (mint_disjoint((long long)(now), (long long)(now), (long long)(before),
                        (long long)(before)) || (0 == 0 && -1 == 0))
                        && (mint_disjoint((long long)(now), (long long)(now), (long long)(before),
                        (long long)(before)) || mint_disjoint(k_begin, k_begin + k_count - 1, 0, 0));
                mint_apart(site, b_part_2_apart
                        || !mint_meet(loops, b_part_2_map, b_part_2_writes, b_part_2_map, b_part_2_reads,
                        mint_elsewhere), "b[now * m * n + j * n + k]", "b[now * m * n + j * n + k]");
                mint_apart(site, b_part_2_apart
                        || !mint_meet(loops, b_part_2_map, b_part_2_writes, b_part_2_map, b_part_2_writes,
                        mint_elsewhere), "b[now * m * n + j * n + k]", "b[now * m * n + j * n + k]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                        mint_tiles(site, "k", k_count, 16, 4294966239),
                        mint_tiles(site, "j", j_count, 16, 4294900685));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)b_part_map.device, b_part_map.stride[0], (real *)b_part_2_map.device,
                    b_part_2_map.stride[0], n, (unsigned)k_count, (unsigned)j_count);
                mint_launched(site, "main_sweep1", b_part_2_map);
            }
        }
...
}
    mint_copy_out({"in.c", 19}, "b", &b[0], mint_extents(3, m, n));
