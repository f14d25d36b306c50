
...
/* The loops at line 22.
 * d: read, 3 points, radius [-1,1][0,1]
 * b: read and written, pointwise
 * A block computes 16x4x1 points, a thread 2x2x1 of them, and keeps own columns in registers.
 * The model expects 86.5 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(16)
main_sweep1(const real *d_grid, long long d_row, real *__restrict__ b_grid, long long b_row,
            unsigned x_count, unsigned y_count, mint_extent d_extent)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y*2;
    const unsigned ix = blockIdx.x*16 + tx, iy_first = mint_block_y()*4 + ty;
    auto tile = [&](auto interior) {
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const unsigned iy_end = interior || iy_first + 2 < y_count ? iy_first + 2 : y_count;
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy_first;
        long long d_at = y0*d_row + x0, b_at = y0*b_row + x0;
#pragma unroll 1
        for (unsigned iy = iy_first; iy < iy_end; iy++, d_at += d_row, b_at += b_row) {
            // Compute and store.
#pragma unroll
            for (int e = 0; e < 2; e++)
                if (e < valid)
                    if (d_grid[d_at+e+1] > b_grid[b_at+e])
                        b_grid[b_at+e] += d_grid[mint_inside(d_at-d_row+e, d_extent, 0)]/8
                                + d_grid[mint_inside(d_at+d_row+e, d_extent, 1)];
        }
    };
    if ((blockIdx.x + 1)*16 <= x_count && (mint_block_y() + 1)*4 <= y_count)
        tile(mint_constant<true>());
    else if (ix < x_count && iy_first < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 27.
 * u: read, 5 points, radius [-1,1][-1,1][0,1]
 * v: written
 * A block computes 16x4x4 points, a thread 2x2x4 of them, and keeps own columns in registers.
 * The model expects 121 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(16)
main_sweep2(const real *__restrict__ u_grid, long long u_plane, long long u_row,
            real *__restrict__ v_grid, long long v_plane, long long v_row, unsigned x_count,
            unsigned y_count, unsigned z_count, bool aligned, mint_extent u_extent)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y*2;
    const unsigned ix = blockIdx.x*16 + tx, iy = blockIdx.y*4 + ty, iz_first = blockIdx.z*4;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 2 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        const unsigned iz_end = interior || iz_first + 4 < z_count ? iz_first + 4 : z_count;
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy, z0 = 1 + (int)iz_first;
        long long u_at = z0*u_plane + y0*u_row + x0, v_at = z0*v_plane + y0*v_row + x0;
        real u[3][2][2]; // planes -1 to 1, rows 0 to 1, cells 0 to 1
        // Prologue: fill the loop-carried rows, but for the newest plane.
#pragma unroll
        for (int r = 0; r < 2; r++) {
            mint_load<2>(u[0][r], &u_grid[u_at-u_plane+r*u_row], valid_in[r], packed);
            mint_load<2>(u[1][r], &u_grid[u_at+r*u_row], valid_in[r], packed);
        }
#pragma unroll 1
        for (unsigned iz = iz_first; iz < iz_end; iz++, u_at += u_plane, v_at += v_plane) {
            if (iz + 1 < iz_end) {
#pragma unroll
                for (int r = 0; r < 2; r++)
                    mint_load<2>(u[2][r], &u_grid[u_at+u_plane+r*u_row], valid_in[r], packed);
            }
            // Compute and store.
            real v[2][2];
#pragma unroll
            for (int r = 0; r < 2; r++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    if (e < valid_in[r]) {
                        real s = u[0][r][e] - u[1][r][e];
                        if (s > 0)
                            s += u_grid[mint_inside(u_at+u_plane+r*u_row+e, u_extent, 0)]
                                    + u_grid[mint_inside(u_at+(r+1)*u_row+e, u_extent, 1)]/4
                                    - u_grid[mint_inside(u_at+(r-1)*u_row+e+1, u_extent, 2)];
                        v[r][e] = s;
                    }
            }
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_store<2>(&v_grid[v_at+r*v_row], v[r], valid_in[r], packed);
            // Shift: plane +1 is the next step's own.
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_shift<2>(u[0][r], u[1][r], u[2][r]);
        }
    };
    if (aligned && (blockIdx.x + 1)*16 <= x_count && (blockIdx.y + 1)*4 <= y_count
            && (blockIdx.z + 1)*4 <= z_count)
        tile(mint_constant<true>());
    else if (ix < x_count && iy < y_count && iz_first < z_count)
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 15}, "d", d, mint_extents(w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 16}, "b", b, mint_extents(w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 17}, "u", u, mint_extents(w, w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 18}, "v", v, mint_extents(w, w, w), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 19}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 22};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table d_map = mint_find_table(site, "d", d);
                mint_table b_map = mint_find_table(site, "b", b);
                mint_reach_or_dense(site, d_map, 0, y_begin - 1, y_begin + y_count);
                mint_reach_or_dense(site, d_map, 1, x_begin, x_begin + x_count - 1);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {d_map, "d", 0, "y", y_begin, y_begin + y_count - 1},
                    {d_map, "d", 1, "x+1", x_begin + 1, x_begin + x_count},
                    {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                    {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                d_map.settle(site, "d");
                b_map.settle(site, "b");
                static const mint_checked d_checked[] = {
                    {{"in.c", 25}, "d", "d[y - 1][x]", -1},
                    {{"in.c", 25}, "d", "d[y + 1][x]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch d_reads = {"d[y][x + 1]", {{-1, 1, {1, 0}}, {0, 1, {0, 1}}}};
                const mint_touch b_writes = {"b[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, d_map, "d", d_reads, b_map, "b", b_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                        mint_tiles(site, "x", x_count, 16, 2147482590),
                        mint_tiles(site, "y", y_count, 4, 2147417072));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(8, 2), 0, mint_stream()>>>(
                    (real *)d_map.device, d_map.stride[0], (real *)b_map.device, b_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count,
                    mint_elements(site, d_map, d_map.device, d_checked));
                mint_launched(site, "main_sweep1", b_map);
            }
        }
        {
            const mint_site site = {"in.c", 27};
            const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)n + 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                mint_reach_or_dense(site, u_map, 0, z_begin, z_begin + z_count);
                mint_reach_or_dense(site, u_map, 1, y_begin - 1, y_begin + y_count);
                mint_reach_or_dense(site, u_map, 2, x_begin, x_begin + x_count);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "z-1..z", z_begin - 1, z_begin + z_count - 1},
                    {u_map, "u", 1, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 2, "x", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 0, "z", z_begin, z_begin + z_count - 1},
                    {v_map, "v", 1, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                static const mint_checked u_checked[] = {
                    {{"in.c", 33}, "u", "u[z + 1][y][x]", -1},
                    {{"in.c", 33}, "u", "u[z][y + 1][x]", -1},
                    {{"in.c", 33}, "u", "u[z][y - 1][x + 1]", -1},
                };
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch u_reads = {"u[z - 1][y][x]", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1, 0}}, {0,
                        1, {0, 0, 1}}}};
                const mint_touch v_writes = {"v[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2",
                        mint_tiles(site, "x", x_count, 16, 2147482590), mint_ceil_div(y_count, 4),
                        mint_ceil_div(z_count, 4));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(8, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                    v_map.stride[0], v_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                    (unsigned)z_count,
                    mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16),
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "main_sweep2", v_map);
            }
        }
...
    mint_copy_out({"in.c", 37}, "b", b, mint_extents(w, w));
    mint_copy_out({"in.c", 38}, "v", v, mint_extents(w, w, w));
