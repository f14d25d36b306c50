
...
/* The loops at line 21, then those at line 25.
 * w: read and written, pointwise
 * a: read, pointwise
 * b: written
 * A block computes 64x4x1 points, a thread 1x2x1 of them.
 * The model expects 29.2 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep1(real *w_grid, int w_row, const struct cell *a_grid, int a_row, struct cell *b_grid,
            int b_row, unsigned q_count, unsigned i_count)
{
    const int tx = threadIdx.x, ty = threadIdx.y*2;
    const unsigned iq = blockIdx.x*64 + tx, ii = mint_block_y()*4 + ty;
    auto tile = [&](auto interior) {
        const int rows_2 = interior ? 2 : mint_valid(ii, i_count, 0);
        const int valid = interior ? 1 : mint_valid(iq, q_count, 0);
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        const int q0 = (int)iq, i0 = (int)ii;
        int w_at = i0*w_row + q0, a_at = i0*a_row + q0, b_at = i0*b_row + q0;
        // Compute and store.
#pragma unroll
        for (int r = 0; r < 2; r++) {
#pragma unroll
            for (int e = 0; e < 1; e++)
                if (e < valid_in[r]) {
                    const int i = i0 + r, q = q0 + e;
                    w_grid[w_at+r*w_row+e] = i + q;
                    b_grid[b_at+r*b_row+e].f[q] = a_grid[a_at+r*a_row+e].f[q]
                            + w_grid[w_at+r*w_row+e];
                }
        }
    };
    if ((blockIdx.x + 1)*64 <= q_count && (mint_block_y() + 1)*4 <= i_count)
        tile(mint_constant<true>());
    else if (ii < i_count)
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 15}, "a", &a[0][0], mint_extents(sizeof(a) / sizeof(a[0]), sizeof(a[0]) / sizeof(a[0][0])), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 16}, "b", &b[0][0], mint_extents(sizeof(b) / sizeof(b[0]), sizeof(b[0]) / sizeof(b[0][0])), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 17}, "w", &w[0][0], mint_extents(sizeof(w) / sizeof(w[0]), sizeof(w[0]) / sizeof(w[0][0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 18});
        {
            const mint_site site = {"in.c", 21};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            const long long q_begin = 0, q_count = mint_trips(q_begin, parts, 1);
            if (i_count > 0 && q_count > 0) {
                mint_mapping &w_map = mint_find(site, "w", &w[0][0], sizeof(real), mint_extents(0, 32));
                mint_mapping &a_map = mint_find({"in.c", 25}, "a", &a[0][0], sizeof(struct cell),
                        mint_extents(0, 32));
                mint_mapping &b_map = mint_find({"in.c", 25}, "b", &b[0][0], sizeof(struct cell),
                        mint_extents(0, 32));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {w_map, "w", 0, "i", i_begin, i_begin + i_count - 1},
                    {w_map, "w", 1, "q", q_begin, q_begin + q_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts_2[] = {
                    {a_map, "a", 0, "i", i_begin, i_begin + i_count - 1},
                    {a_map, "a", 1, "q", q_begin, q_begin + q_count - 1},
                    {b_map, "b", 0, "i", i_begin, i_begin + i_count - 1},
                    {b_map, "b", 1, "q", q_begin, q_begin + q_count - 1},
                };
                mint_check_subscripts({"in.c", 25}, subscripts_2);
                mint_reach_member({"in.c", 25}, "a", "f", "q", q_begin, q_begin + q_count - 1, 3);
                mint_reach_member({"in.c", 25}, "b", "f", "q", q_begin, q_begin + q_count - 1, 3);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                        mint_tiles(site, "q", q_count, 64, 2147482495),
                        mint_tiles(site, "i", i_count, 4, 2147417073));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)w_map.device, (int)w_map.stride[0], (struct cell *)a_map.device,
                    (int)a_map.stride[0], (struct cell *)b_map.device, (int)b_map.stride[0],
                    (unsigned)q_count, (unsigned)i_count);
                mint_launched(site, "main_sweep1", w_map, b_map);
            }
        }
        /* part of the kernel above */
...
    mint_copy_out({"in.c", 29}, "b", &b[0][0], mint_extents(sizeof(b) / sizeof(b[0]), sizeof(b[0]) / sizeof(b[0][0])));
    mint_copy_out({"in.c", 30}, "w", &w[0][0], mint_extents(sizeof(w) / sizeof(w[0]), sizeof(w[0]) / sizeof(w[0][0])));
