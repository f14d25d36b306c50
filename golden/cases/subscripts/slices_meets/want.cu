
...
/* The loops at line 15.
 * b: read and written, subscripts that are not index + constant
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(real *__restrict__ b, long long b_row, int n, int before, int now, unsigned k_count,
            unsigned j_count)
{
    const unsigned ik = blockIdx.x*16 + threadIdx.x;
    const unsigned ij = mint_block_y()*16 + threadIdx.y;
    if (ik < k_count && ij < j_count) {
        const unsigned j = ij;
        const unsigned k = ik;
        b[((long long)j+3*now)*b_row+k] += k < n - 1
                ? b[(3*before+(long long)j)*b_row+((long long)k+1)]
                : b[(3*before+(long long)j)*b_row+0];
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
                mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real), (long long)n);
                mint_within(site, "(unsigned)m", (long long)(m), (long long)(m), 0LL, 4294967295LL);
                mint_within(site, "(unsigned)n", (long long)(n), (long long)(n), 0LL, 4294967295LL);
                const bool happens = k_begin <= mint_lesser(k_begin + k_count - 1, (long long)(n) - 2);
                const bool happens_2 = mint_greater(k_begin, (long long)(n) - 1) <= k_begin + k_count - 1;
                mint_reach_view(site, b_map, "b", {{happens ? 3*(long long)(before) + j_begin : 1, k_begin
                        + 1}, {happens ? 3*(long long)(before) + j_begin + j_count - 1 : 0,
                        mint_lesser(k_begin + k_count - 1, (long long)(n) - 2) + 1}},
                        "3*before+(long long)j][(long long)k+1", true);
                mint_reach_view(site, b_map, "b", {{happens_2 ? 3*(long long)(before) + j_begin : 1, 0},
                        {happens_2 ? 3*(long long)(before) + j_begin + j_count - 1 : 0, 0}},
                        "3*before+(long long)j][0", true);
                mint_reach_view(site, b_map, "b", {{j_begin + 3*(long long)(now), k_begin}, {j_begin
                        + j_count + 3*(long long)(now) - 1, k_begin + k_count - 1}},
                        "(long long)j+3*now][(long long)k", true);
                b_map.settle();
                const mint_nest loops = {{{j_begin, j_count, 1}, {k_begin, k_count, 1}}};
                const mint_touch b_writes = {"b[now * m * n + j * n + k]", {{3*(long long)(now),
                        3*(long long)(now), {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch b_reads = {"b[before * m * n + j * n + (k + 1)]", {{3*(long long)(before),
                        3*(long long)(before), {1, 0}}, {1, 1, {0, 1}}}, {mint_any_index, {k_begin,
                        mint_lesser(k_begin + k_count - 1, (long long)(n) - 2)}}};
                const mint_touch b_reads_2 = {"b[before * m * n + j * n]", {{3*(long long)(before),
                        3*(long long)(before), {1, 0}}, {0, 0, {0, 0}}}, {mint_any_index,
                        {mint_greater(k_begin, (long long)(n) - 1), k_begin + k_count - 1}}};
                const mint_touch b_reads_3 = {"b[now * m * n + j * n + k]", {{3*(long long)(now),
                        3*(long long)(now), {1, 0}}, {0, 0, {0, 1}}}};
                const bool b_apart = mint_once(b_map)
                        && (mint_disjoint(j_begin + 3*(long long)(now), j_begin + j_count
                        + 3*(long long)(now) - 1, 3*(long long)(before) + j_begin, 3*(long long)(before)
                        + j_begin + j_count - 1)
                        || ( - 3*(long long)(before) + 3*(long long)(now) == 0 && -1 == 0))
                        && (mint_disjoint(j_begin + 3*(long long)(now), j_begin + j_count
                        + 3*(long long)(now) - 1, 3*(long long)(before) + j_begin, 3*(long long)(before)
                        + j_begin + j_count - 1) || mint_disjoint(k_begin, k_begin + k_count - 1, 0, 0));
                mint_apart(site, b_apart
                        || !mint_meet(loops, b_map, b_writes, b_map, b_reads, mint_elsewhere),
                        "b[now * m * n + j * n + k]", "b[before * m * n + j * n + (k + 1)]");
                mint_apart(site, b_apart
                        || !mint_meet(loops, b_map, b_writes, b_map, b_reads_2, mint_elsewhere),
                        "b[now * m * n + j * n + k]", "b[before * m * n + j * n]");
                mint_apart(site, b_apart
                        || !mint_meet(loops, b_map, b_writes, b_map, b_reads_3, mint_elsewhere),
                        "b[now * m * n + j * n + k]", "b[now * m * n + j * n + k]");
                mint_apart(site, b_apart
                        || !mint_meet(loops, b_map, b_writes, b_map, b_writes, mint_elsewhere),
                        "b[now * m * n + j * n + k]", "b[now * m * n + j * n + k]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                        mint_tiles(site, "k", k_count, 16, 4294966239),
                        mint_tiles(site, "j", j_count, 16, 4294900685));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)b_map.device, b_map.stride[0], n, before, now, (unsigned)k_count,
                    (unsigned)j_count);
                mint_launched(site, "main_sweep1", b_map);
            }
        }
...
}
    mint_copy_out({"in.c", 19}, "b", &b[0], mint_extents(3, m, n));
