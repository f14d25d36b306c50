
...
/* The loops at line 28.
 * a: read, pointwise
 * u: read, 5-point star of radius 1
 * b: read, pointwise
 * c: read, pointwise
 * d: read, pointwise
 * e: read, pointwise
 * g: read, pointwise
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 30 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *a, long long a_row, const real *__restrict__ u, long long u_row,
            const real *b, long long b_row, const real *c, long long c_row, const real *d,
            long long d_row, const real *e, long long e_row, const real *g, long long g_row,
            real *v, long long v_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long u_at = y*u_row + x;
        v[y*v_row+x] = a[y*a_row+x]*u[u_at-u_row] + b[y*b_row+x]*u[u_at+u_row]
                + c[y*c_row+x]*u[u_at-1] + d[y*d_row+x]*u[u_at+1] + e[y*e_row+x]*u[u_at]
                - g[y*g_row+x];
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 16}, "a", a, mint_extents(w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 17}, "b", b, mint_extents(w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 18}, "c", c, mint_extents(w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 19}, "d", d, mint_extents(w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 20}, "e", e, mint_extents(w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 21}, "g", g, mint_extents(w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 22}, "u", u, mint_extents(w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 23}, "v", v, mint_extents(w, w), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 24}, mint_rows_stay);
...
            {
                const mint_site site = {"in.c", 28};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_table a_map = mint_find_table(site, "a", a);
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_table b_map = mint_find_table(site, "b", b);
                    mint_table c_map = mint_find_table(site, "c", c);
                    mint_table d_map = mint_find_table(site, "d", d);
                    mint_table e_map = mint_find_table(site, "e", e);
                    mint_table g_map = mint_find_table(site, "g", g);
                    mint_table v_map = mint_find_table(site, "v", v);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {a_map, "a", 0, "y", y_begin, y_begin + y_count - 1},
                        {a_map, "a", 1, "x", x_begin, x_begin + x_count - 1},
                        {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                        {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                        {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                        {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                        {c_map, "c", 0, "y", y_begin, y_begin + y_count - 1},
                        {c_map, "c", 1, "x", x_begin, x_begin + x_count - 1},
                        {d_map, "d", 0, "y", y_begin, y_begin + y_count - 1},
                        {d_map, "d", 1, "x", x_begin, x_begin + x_count - 1},
                        {e_map, "e", 0, "y", y_begin, y_begin + y_count - 1},
                        {e_map, "e", 1, "x", x_begin, x_begin + x_count - 1},
                        {g_map, "g", 0, "y", y_begin, y_begin + y_count - 1},
                        {g_map, "g", 1, "x", x_begin, x_begin + x_count - 1},
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    a_map.settle(site, "a");
                    u_map.settle(site, "u");
                    b_map.settle(site, "b");
                    c_map.settle(site, "c");
                    d_map.settle(site, "d");
                    e_map.settle(site, "e");
                    g_map.settle(site, "g");
                    v_map.settle(site, "v");
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch a_reads = {"a[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch u_reads = {"u[y - 1][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                    const mint_touch b_reads = {"b[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch c_reads = {"c[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch d_reads = {"d[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch e_reads = {"e[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch g_reads = {"g[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_coincide(site, loops, a_map, "a", a_reads, v_map, "v", v_writes);
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_coincide(site, loops, b_map, "b", b_reads, v_map, "v", v_writes);
                    mint_coincide(site, loops, c_map, "c", c_reads, v_map, "v", v_writes);
                    mint_coincide(site, loops, d_map, "d", d_reads, v_map, "v", v_writes);
                    mint_coincide(site, loops, e_map, "e", e_reads, v_map, "v", v_writes);
                    mint_coincide(site, loops, g_map, "g", g_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(x_count, 16),
                            mint_ceil_div(y_count, 16));
                    mint_launching(site, "main_sweep1");
                    main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)a_map.device, a_map.stride[0], (real *)u_map.device, u_map.stride[0],
                        (real *)b_map.device, b_map.stride[0], (real *)c_map.device, c_map.stride[0],
                        (real *)d_map.device, d_map.stride[0], (real *)e_map.device, e_map.stride[0],
                        (real *)g_map.device, g_map.stride[0], (real *)v_map.device, v_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count);
                    mint_launched(site, "main_sweep1", v_map);
                }
            }
            /* #pragma mint single */
...
    mint_copy_out({"in.c", 39}, "u", u, mint_extents(w, w));
    (mint_outside({"in.c", 40}), checksum("u", u[0], (size_t)w * w * sizeof(real)));
