
...
/* The loops at line 27.
 * u: read, 4 points, radius [-1,1][-1,1]
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u, long long u_row, real *__restrict__ v, long long v_row,
            unsigned j_count, unsigned i_count)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = 1 + (int)ii;
        const int j = 1 + (int)ij;
        const long long u_at = i*u_row + j;
        v[i*v_row+j] = (u[u_at-u_row] + u[u_at+u_row] + u[u_at-1] + u[u_at+1])/4;
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 20}, "u", u, mint_extents(n, n), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 21}, "v", v, mint_extents(n, n), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 22}, "hits", &hits[0], mint_extents(n), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 23}, mint_rows_stay);
...
            {
                const mint_site site = {"in.c", 27};
                const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
                const long long j_begin = 1, j_count = mint_trips(j_begin, n - 1, 1);
                if (i_count > 0 && j_count > 0) {
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_table v_map = mint_find_table(site, "v", v);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "i-1..i+1", i_begin - 1, i_begin + i_count},
                        {u_map, "u", 1, "j-1..j+1", j_begin - 1, j_begin + j_count},
                        {v_map, "v", 0, "i", i_begin, i_begin + i_count - 1},
                        {v_map, "v", 1, "j", j_begin, j_begin + j_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    u_map.settle(site, "u");
                    v_map.settle(site, "v");
                    const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                    const mint_touch u_reads = {"u[i - 1][j]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                    const mint_touch v_writes = {"v[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(j_count, 16),
                            mint_ceil_div(i_count, 16));
                    mint_launching(site, "main_sweep1");
                    main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                        (unsigned)j_count, (unsigned)i_count);
                    mint_launched(site, "main_sweep1", v_map);
                }
                i = (int)(i_begin + i_count);
                (void)i; /* only kernels use them */
            }
            /* #pragma mint single */
...
                trace[t % 8] = mint_get({"in.c", 32}, "v", &v[0][0]);
                mint_put({"in.c", 33}, "v", &v[0][0], mint_get({"in.c", 33}, "u", &u[n - 1][n - 1]) + halve(mint_get({"in.c", 33}, "v", &v[n / 2][n / 2])));
                mint_update({"in.c", 34}, "u", &u[0][0]) += 3;
                mint_update({"in.c", 35}, "v", &v[n - 1][0]) -= mint_get({"in.c", 35}, "u", &u[0][0]) * 2;
                mint_put({"in.c", 36}, "u", &*(u[0] + n - 1), t);
                mint_update({"in.c", 37}, "hits", &hits[k++ % n])++;
                --mint_update({"in.c", 38}, "hits", &hits[mint_get({"in.c", 38}, "hits", &hits[0]) % n]);
                mint_put({"in.c", 39}, "hits", &hits[n - 1], mint_get({"in.c", 39}, "hits", &hits[0]) ? mint_get({"in.c", 39}, "hits", &hits[n / 2]) + 1 : (mint_update({"in.c", 39}, "hits", &hits[n / 2]) |= 5));
                if (mint_get({"in.c", 40}, "v", &v[0][0]) > 1e6 && t > 2)
...
    mint_copy_out({"in.c", 48}, "u", u, mint_extents(n, n));
    mint_copy_out({"in.c", 49}, "v", v, mint_extents(n, n));
    mint_copy_out({"in.c", 50}, "hits", &hits[0], mint_extents(n));
