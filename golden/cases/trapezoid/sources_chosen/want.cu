
...
/* The loops at line 14.
 * u: read, 5-point star of radius 1
 * f: read, pointwise
 * v: written
 * A block computes 128x4x1 points, a thread 2x2x1 of them.
 * The model expects 199 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
relax_sweep1(const real *__restrict__ u_grid, long long u_row, const real *f_grid, long long f_row,
             real *v_grid, long long v_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y*2;
    const unsigned ix = blockIdx.x*128 + tx, iy = mint_block_y()*4 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 2 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        const int valid_1 = interior ? 3 : mint_valid(ix, x_count, 1);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long u_at = y0*u_row + x0, f_at = y0*f_row + x0, v_at = y0*v_row + x0;
        real u[4][4]; // rows -1 to 2, cells -1 to 2
        real f[2][2]; // rows 0 to 1, cells 0 to 1
        mint_load<2>(&u[0][1], &u_grid[u_at-u_row], valid, packed);
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_load<2>(&u[r+1][1], &u_grid[u_at+r*u_row], valid_1, packed);
        mint_load<2>(&u[3][1], &u_grid[u_at+2*u_row], valid_in[1], packed);
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_load<2>(f[r], &f_grid[f_at+r*f_row], valid_in[r], packed);
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_widen<1, 2, 1>(&u[r+1][1], &u_grid[u_at+r*u_row], valid_1);
        // Compute and store.
        real v[2][2];
#pragma unroll
        for (int r = 0; r < 2; r++) {
#pragma unroll
            for (int e = 0; e < 2; e++)
                v[r][e] = (real)0.2*(u[r+1][e+1] + u[r+1][e] + u[r+1][e+2] + u[r][e+1]
                        + u[r+2][e+1]) + f[r][e];
        }
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_store<2>(&v_grid[v_at+r*v_row], v[r], valid_in[r], packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*4 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 6}, "u", u, mint_extents(ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 7}, "v", v, mint_extents(ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 8}, "f0", f0, mint_extents(ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 9}, "f1", f1, mint_extents(ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 10}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 14};
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table f_map = mint_find_table(site, "f", f);
                mint_table v_map = mint_find_table(site, "v", v);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {f_map, "f", 0, "y", y_begin, y_begin + y_count - 1},
                    {f_map, "f", 1, "x", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                f_map.settle(site, "f");
                v_map.settle(site, "v");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch f_reads = {"f[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_coincide(site, loops, f_map, "f", f_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "relax_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 4, 2147417072));
                mint_launching(site, "relax_sweep1");
                relax_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)f_map.device, f_map.stride[0],
                    (real *)v_map.device, v_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(f_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                mint_launched(site, "relax_sweep1", v_map);
            }
        }
...
}
    mint_copy_out({"in.c", 21}, "u", u, mint_extents(ny + 2, nx + 2));
    mint_copy_out({"in.c", 22}, "v", v, mint_extents(ny + 2, nx + 2));
