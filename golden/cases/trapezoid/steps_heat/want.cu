
...
/* heat_sweep1 makes one step. */

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain heat_chain1 = {{"in.c", 10}, "heat_chain1", 4, 2, 1, 2, 1, 0x3, 0x0,
        nullptr, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

static void heat(int n, int steps, real *u_cells, real *v_cells, real c)
{ real (*u)[n] = (__typeof__(u))u_cells; real (*v)[n] = (__typeof__(v))v_cells; mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 7}, "u", &u[0][0], mint_extents(n, n), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 8}, "v", &v[0][0], mint_extents(n, n), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 9});
...
        {
            const mint_site site = {"in.c", 12};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, n - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real),
                        mint_extents(0, sizeof(u[0]) / sizeof(u[0][0])));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real),
                        mint_extents(0, sizeof(v[0]) / sizeof(v[0][0])));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "heat_sweep1",
                        mint_tiles(site, "x", x_count, 256, 2147482110),
                        mint_tiles(site, "y", y_count, 8, 2147417060));
                mint_file(site, heat_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                        mint_no_scalars(),
                        [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                y_count = y_count, c = c]() mutable {
                    mint_launching(site, "heat_sweep1");
                    heat_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], c,
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "heat_sweep1");
                });
            }
        }
        real (*w)[n] = (__typeof__(w))u;
        u = (__typeof__(u))v;
        v = (__typeof__(v))w;
...
}
    mint_copy_out({"in.c", 19}, "u", &u[0][0], mint_extents(n, n));
    mint_copy_out({"in.c", 20}, "v", &v[0][0], mint_extents(n, n));
...
    real (*u)[n] = (__typeof__(u))(real (*)[n])malloc(sizeof(real[n][n])), (*v)[n] = (__typeof__(v))(real (*)[n])malloc(sizeof(real[n][n]));
...
    heat(n, steps, (real *)u, (real *)v, (real)0.2);
