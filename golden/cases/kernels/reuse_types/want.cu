
...
/* The loops at line 27.
 * u: read, 7 points, radius [-1,1][0,0][-1,1]
 * v: written
 * A block computes 16x8x4 points, a thread 2x4x4 of them, and keeps own columns in registers.
 * It computes 2 partial values as the planes come, and carries them on.
 * The model expects 119 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(16)
main_sweep1(const real *__restrict__ u_grid, long long u_plane, long long u_row,
            real *__restrict__ v_grid, long long v_plane, long long v_row, int m, unsigned x_count,
            unsigned y_count, unsigned z_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y*4;
    const unsigned ix = blockIdx.x*16 + tx, iy = blockIdx.y*8 + ty, iz_first = blockIdx.z*4;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 4 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        int valid_in[4] = {valid, 1 < rows_2 ? valid : 0, 2 < rows_2 ? valid : 0, 3 < rows_2 ? valid
                : 0};
        const int valid_1 = interior ? 3 : mint_valid(ix, x_count, 1);
        int valid_1_in[4] = {valid_1, 1 < rows_2 ? valid_1 : 0, 2 < rows_2 ? valid_1 : 0, 3 < rows_2
                ? valid_1 : 0};
        const unsigned iz_end = interior || iz_first + 4 < z_count ? iz_first + 4 : z_count;
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy, z0 = 1 + (int)iz_first;
        long long u_at = z0*u_plane + y0*u_row + x0, v_at = z0*v_plane + y0*v_row + x0;
        real u[3][4][4]; // planes 0 to 2, rows 0 to 3, cells -1 to 2
        real partial1[2][4][2]; // planes 0 to 1, rows 0 to 3, cells 0 to 1
        real partial2[3][4][2]; // planes -1 to 1, rows 0 to 3, cells 0 to 1
        // Prologue: fill the loop-carried rows, but for the newest plane.
#pragma unroll
        for (int r = 0; r < 4; r++) {
            mint_load<2>(&u[0][r][1], &u_grid[u_at+r*u_row], valid_1_in[r], packed);
            mint_load<2>(&u[1][r][1], &u_grid[u_at+u_plane+r*u_row], valid_1_in[r], packed);
        }
        // Prologue: what the first step needs of the planes behind it.
        real u_before[2][4][4]; // planes -1 to 0, rows 0 to 3, cells -1 to 2
#pragma unroll
        for (int r = 0; r < 4; r++) {
            mint_load<2>(&u_before[0][r][1], &u_grid[u_at-u_plane+r*u_row], valid_1_in[r], packed);
            mint_widen_alone<1, 2, 1>(&u_before[0][r][1], &u_grid[u_at-u_plane+r*u_row],
                    valid_1_in[r]);
        }
#pragma unroll
        for (int r = 0; r < 4; r++) {
#pragma unroll
            for (int e = 0; e < 2; e++)
                partial2[0][r][e] = m*(m*(u_before[0][r][e] + u_before[0][r][e+2]));
        }
#pragma unroll
        for (int r = 0; r < 4; r++) {
            mint_load<2>(&u_before[1][r][1], &u_grid[u_at+r*u_row], valid_1_in[r], packed);
            mint_widen_alone<1, 2, 1>(&u_before[1][r][1], &u_grid[u_at+r*u_row], valid_1_in[r]);
        }
#pragma unroll
        for (int r = 0; r < 4; r++) {
#pragma unroll
            for (int e = 0; e < 2; e++) {
                partial1[0][r][e] = u_before[1][r][e+1] - u_before[0][r][e+1];
                partial2[1][r][e] = m*(m*(u_before[1][r][e] + u_before[1][r][e+2]));
            }
        }
#pragma unroll 1
        for (unsigned iz = iz_first; iz < iz_end; iz++, u_at += u_plane, v_at += v_plane) {
            if (iz + 1 < iz_end) {
#pragma unroll
                for (int r = 0; r < 4; r++)
                    mint_load<2>(&u[2][r][1], &u_grid[u_at+2*u_plane+r*u_row], valid_1_in[r],
                            packed);
            }
#pragma unroll
            for (int r = 0; r < 4; r++)
                mint_widen_alone<1, 2, 1>(&u[1][r][1], &u_grid[u_at+u_plane+r*u_row],
                        valid_1_in[r]);
#pragma unroll
            for (int r = 0; r < 4; r++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    partial1[1][r][e] = u[1][r][e+1] - u[0][r][e+1];
                    partial2[2][r][e] = m*(m*(u[1][r][e] + u[1][r][e+2]));
                }
            }
            // Compute and store.
            real v[4][2];
#pragma unroll
            for (int r = 0; r < 4; r++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    real up = partial1[1][r][e];
                    real down = partial1[0][r][e];
                    v[r][e] = up*2 - down + (partial2[0][r][e] + partial2[2][r][e])/m/m;
                }
            }
#pragma unroll
            for (int r = 0; r < 4; r++)
                mint_store<2>(&v_grid[v_at+r*v_row], v[r], valid_in[r], packed);
            // Shift: plane +1 is the next step's own.
#pragma unroll
            for (int r = 0; r < 4; r++)
                mint_shift<2>(&u[0][r][1], &u[1][r][1], &u[2][r][1]);
#pragma unroll
            for (int r = 0; r < 4; r++) {
                mint_shift<2>(partial1[0][r], partial1[1][r]);
                mint_shift<2>(partial2[0][r], partial2[1][r], partial2[2][r]);
            }
        }
    };
    if (aligned && (blockIdx.x + 1)*16 <= x_count && (blockIdx.y + 1)*8 <= y_count
            && (blockIdx.z + 1)*4 <= z_count)
        tile(mint_constant<true>());
    else if (ix < x_count && iy < y_count && iz_first < z_count)
        tile(mint_constant<false>());
}

/* The loops at line 37.
 * n: read, 6 points, radius [-1,1][-1,1]
 * w: written
 * A block computes 16x8x1 points, a thread 2x4x1 of them, and keeps own columns in registers.
 * It computes 1 partial value as the planes come, and carries them on.
 * The model expects 150 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(16)
main_sweep2(const unsigned *__restrict__ n_grid, int n_row, double *__restrict__ w_grid, int w_row,
            unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y*4;
    const unsigned ix = blockIdx.x*16 + tx, iy_first = mint_block_y()*8 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int valid_1 = interior ? 3 : mint_valid(ix, x_count, 1);
        const unsigned iy_end = interior || iy_first + 4 < y_count ? iy_first + 4 : y_count;
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy_first;
        int n_at = y0*n_row + x0, w_at = y0*w_row + x0;
        unsigned n[4][4]; // planes -1 to 2, cells -1 to 2
        double partial1[3][2]; // planes -1 to 1, cells 0 to 1
        // Prologue: fill the loop-carried rows, but for the newest plane.
        mint_load<2>(&n[0][1], &n_grid[n_at-n_row], valid_1, packed);
        mint_load<2>(&n[1][1], &n_grid[n_at], valid_1, packed);
        mint_load<2>(&n[2][1], &n_grid[n_at+n_row], valid_1, packed);
        // Prologue: what the first step needs of the planes behind it.
        unsigned n_before[2][4]; // planes -1 to 0, cells -1 to 2
        mint_load<2>(&n_before[0][1], &n_grid[n_at-n_row], valid_1, packed);
        mint_widen_alone<1, 2, 1>(&n_before[0][1], &n_grid[n_at-n_row], valid_1);
#pragma unroll
        for (int e = 0; e < 2; e++)
            partial1[0][e] = 2.0*((double)n_before[0][e] - (double)n_before[0][e+2]);
        mint_load<2>(&n_before[1][1], &n_grid[n_at], valid_1, packed);
        mint_widen_alone<1, 2, 1>(&n_before[1][1], &n_grid[n_at], valid_1);
#pragma unroll
        for (int e = 0; e < 2; e++)
            partial1[1][e] = 2.0*((double)n_before[1][e] - (double)n_before[1][e+2]);
#pragma unroll 1
        for (unsigned iy = iy_first; iy < iy_end; iy++, n_at += n_row, w_at += w_row) {
            if (iy + 1 < iy_end)
                mint_load<2>(&n[3][1], &n_grid[n_at+2*n_row], valid_1, packed);
            mint_widen_alone<1, 2, 1>(&n[2][1], &n_grid[n_at+n_row], valid_1);
#pragma unroll
            for (int e = 0; e < 2; e++)
                partial1[2][e] = 2.0*((double)n[2][e] - (double)n[2][e+2]);
            // Compute and store.
            double w[2];
#pragma unroll
            for (int e = 0; e < 2; e++)
                w[e] = partial1[0][e] - (double)n[0][e+1] + (partial1[2][e] + (double)n[2][e+1])
                        + 0.5;
            mint_store<2>(&w_grid[w_at], w, valid, packed);
            // Shift: plane +1 is the next step's own.
            mint_shift<2>(&n[0][1], &n[1][1], &n[2][1], &n[3][1]);
            mint_shift<2>(partial1[0], partial1[1], partial1[2]);
        }
    };
    if (aligned && (blockIdx.x + 1)*16 <= x_count && (mint_block_y() + 1)*8 <= y_count)
        tile(mint_constant<true>());
    else if (ix < x_count && iy_first < y_count)
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 20}, "u", u, mint_extents(nz + 2, ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 21}, "v", v, mint_extents(nz + 2, ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 22}, "n", &n[0][0], mint_extents(18, 40), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 23}, "w", &w[0][0], mint_extents(18, 40), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 24}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 27};
            const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)nz + 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)ny + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)nx + 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "z-1..z+1", z_begin - 1, z_begin + z_count},
                    {u_map, "u", 1, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 2, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "z", z_begin, z_begin + z_count - 1},
                    {v_map, "v", 1, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch u_reads = {"u[z + 1][y][x]", {{-1, 1, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {-1,
                        1, {0, 0, 1}}}};
                const mint_touch v_writes = {"v[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1",
                        mint_tiles(site, "x", x_count, 16, 2147482590), mint_ceil_div(y_count, 8),
                        mint_ceil_div(z_count, 4));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(8, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                    v_map.stride[0], v_map.stride[1], m, (unsigned)x_count, (unsigned)y_count,
                    (unsigned)z_count,
                    mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                mint_launched(site, "main_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 37};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)ny + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)nx + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &n_map = mint_find(site, "n", &n[0][0], sizeof(unsigned), mint_extents(0, 40));
                mint_mapping &w_map = mint_find(site, "w", &w[0][0], sizeof(double), mint_extents(0, 40));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {n_map, "n", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {n_map, "n", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {w_map, "w", 0, "y", y_begin, y_begin + y_count - 1},
                    {w_map, "w", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep2",
                        mint_tiles(site, "x", x_count, 16, 2147482590),
                        mint_tiles(site, "y", y_count, 8, 2147417060));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(8, 2), 0, mint_stream()>>>(
                    (unsigned *)n_map.device, (int)n_map.stride[0], (double *)w_map.device,
                    (int)w_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(n_map, x_begin, 8) && mint_is_aligned(w_map, x_begin, 16));
                mint_launched(site, "main_sweep2", w_map);
            }
        }
...
    mint_copy_out({"in.c", 42}, "v", v, mint_extents(nz + 2, ny + 2, nx + 2));
    mint_copy_out({"in.c", 43}, "w", &w[0][0], mint_extents(18, 40));
