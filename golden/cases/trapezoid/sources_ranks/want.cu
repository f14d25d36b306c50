
...
/* The loops at line 14.
 * u: read, 2 points, radius [0,0][-1,1]
 * f: read, subscripts that are not index + constant
 * v: written
 * A block computes 256x1x1 points, a thread 2x1x1 of them.
 * The model expects 200 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
relax_sweep1(const real *__restrict__ u_grid, long long u_row, const real *__restrict__ f_grid,
             real *__restrict__ v_grid, long long v_row, int ny, int nx, unsigned x_count,
             unsigned y_count, bool aligned, mint_extent f_extent)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*256 + tx, iy = mint_block_y();
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int valid_1 = interior ? 3 : mint_valid(ix, x_count, 1);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long u_at = y0*u_row + x0, v_at = y0*v_row + x0;
        real u[4]; // cells -1 to 2
        mint_load<2>(&u[1], &u_grid[u_at], valid_1, packed);
        mint_widen<1, 2, 1>(&u[1], &u_grid[u_at], valid_1);
        // Compute and store.
        real v[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const int y = y0, x = x0 + e;
                v[e] = (real)0.25*(u[e] + u[e+2]) + f_grid[mint_inside(y*(nx+2)+x, f_extent, 0)]
                        - f_grid[mint_inside((y+3)%ny*(nx+2)+x/2, f_extent, 1)];
            }
        mint_store<2>(&v_grid[v_at], v, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*256 <= x_count && mint_block_y() + 1 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 18.
 * v: read, 2 points, radius [-1,1][0,0]
 * f: read, pointwise
 * u: written
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 200 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
relax_sweep2(const real *__restrict__ v_grid, long long v_row, const real *f_grid, long long f_row,
             real *u_grid, long long u_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*128 + tx, iy = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long v_at = y0*v_row + x0, f_at = y0*f_row + x0, u_at = y0*u_row + x0;
        real v[3][2]; // rows -1 to 1, cells 0 to 1
        real f[2]; // cells 0 to 1
        mint_load<2>(v[0], &v_grid[v_at-v_row], valid, packed);
        mint_load<2>(v[2], &v_grid[v_at+v_row], valid, packed);
        mint_load<2>(f, &f_grid[f_at], valid, packed);
        // Compute and store.
        real u[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            u[e] = (real)0.25*(v[0][e] + v[2][e]) + f[e];
        mint_store<2>(&u_grid[u_at], u, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*2 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 8}, "u", u, mint_extents(ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 9}, "v", v, mint_extents(ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 10}, "f", &f[0], mint_extents(ny + 2, nx + 2), 1, mint_dense, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 11}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 14};
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_view f_map = mint_find_view(site, "f", &f[0], sizeof(real));
                mint_table v_map = mint_find_table(site, "v", v);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                f_map.settle();
                v_map.settle(site, "v");
                static const mint_checked f_checked[] = {
                    {{"in.c", 16}, "f", "f[AT(y, x)]", -1},
                    {{"in.c", 16}, "f", "f[AT((y + 3) % ny, x / 2)]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y][x - 1]", {{0, 0, {1, 0}}, {-1, 1, {0, 1}, 2}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch f_reads = mint_anywhere("f[AT(y, x)]");
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, f_map, "f", f_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "relax_sweep1",
                        mint_tiles(site, "x", x_count, 256, 2147482110),
                        mint_tiles(site, "y", y_count, 1, 2147417081));
                mint_launching(site, "relax_sweep1");
                relax_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)f_map.device, (real *)v_map.device,
                    v_map.stride[0], ny, nx, (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16),
                    mint_elements(site, *f_map.whole, f_map.device, f_checked));
                mint_launched(site, "relax_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 18};
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table v_map = mint_find_table(site, "v", v);
                mint_view f_map = mint_find_view(site, "f", &f[0], sizeof(real), (long long)nx + 2);
                mint_table u_map = mint_find_table(site, "u", u);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_reach_view(site, f_map, "f", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                v_map.settle(site, "v");
                f_map.settle();
                u_map.settle(site, "u");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch v_reads = {"v[y - 1][x]", {{-1, 1, {1, 0}, 2}, {0, 0, {0, 1}}}};
                const mint_touch u_writes = {"u[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch f_reads = {"f[AT(y, x)]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
                mint_coincide(site, loops, f_map, "f", f_reads, u_map, "u", u_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "relax_sweep2",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 2, 2147417078));
                mint_launching(site, "relax_sweep2");
                relax_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], (real *)f_map.device, f_map.stride[0],
                    (real *)u_map.device, u_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(v_map, x_begin, 16) && mint_is_aligned(f_map, x_begin, 16) && mint_is_aligned(u_map, x_begin, 16));
                mint_launched(site, "relax_sweep2", u_map);
            }
        }
...
}
    mint_copy_out({"in.c", 22}, "u", u, mint_extents(ny + 2, nx + 2));
