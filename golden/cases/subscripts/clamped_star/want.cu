
#define REAL float
...
/* The loops at line 13.
 * u: read, 9 points, radius [-1,2][-1,1][-1,2], clamped at the edges
 * power: read, pointwise
 * v: written
 * A block computes 128x8x4 points, a thread 4x2x4 of them, and keeps own columns in registers.
 * The model expects 146 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
heat_sweep1(const real *__restrict__ u_grid, long long u_plane, long long u_row,
            const real *power_grid, long long power_plane, long long power_row, real *v_grid,
            long long v_plane, long long v_row, unsigned x_count, unsigned y_count,
            unsigned z_count, bool aligned)
{
    const int tx = threadIdx.x*4, ty = threadIdx.y*2;
    const unsigned ix = blockIdx.x*128 + tx, iy = blockIdx.y*8 + ty, iz_first = blockIdx.z*4;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 2 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 4 : mint_valid(ix, x_count, 0);
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        const unsigned iz_end = interior || iz_first + 4 < z_count ? iz_first + 4 : z_count;
        long long u_to[4] = {iy > 0 ? -u_row : 0, 0, interior ? u_row : iy + 1 < y_count ? u_row
                : 0, mint_ahead(iy, y_count, 2)*u_row};
        const int x0 = (int)ix, y0 = (int)iy, z0 = (int)iz_first;
        long long u_at = z0*u_plane + y0*u_row + x0, power_at = z0*power_plane + y0*power_row + x0,
                v_at = z0*v_plane + y0*v_row + x0;
        real u[4][4][7]; // planes -1 to 2, rows -1 to 2, cells -1 to 5
        real power[2][4]; // rows 0 to 1, cells 0 to 3
        // Prologue: fill the loop-carried rows, but for the newest plane.
        mint_load<4>(&u[0][1][1], &u_grid[u_at+(iz_first > 0 ? -u_plane : 0)], valid, packed);
        mint_load<4>(&u[1][1][1], &u_grid[u_at], valid, packed);
        mint_load<4>(&u[2][1][1], &u_grid[u_at+(iz_first+1 < z_count ? u_plane : 0)], valid,
                packed);
        mint_load<4>(&u[0][2][1], &u_grid[u_at+(iz_first > 0 ? -u_plane : 0)+u_to[2]], valid,
                packed);
        mint_load<4>(&u[1][2][1], &u_grid[u_at+u_to[2]], valid, packed);
        mint_load<4>(&u[2][2][1], &u_grid[u_at+(iz_first+1 < z_count ? u_plane : 0)+u_to[2]], valid,
                packed);
#pragma unroll 1
        for (unsigned iz = iz_first; iz < iz_end; iz++, u_at += u_plane, power_at += power_plane,
                v_at += v_plane) {
            mint_load<4>(&u[1][0][1], &u_grid[u_at+u_to[0]], valid, packed);
            mint_load<4>(&u[3][1][1], &u_grid[u_at+mint_ahead(iz, z_count, 2)*u_plane], valid,
                    packed);
            mint_load<4>(&u[3][2][1], &u_grid[u_at+mint_ahead(iz, z_count, 2)*u_plane+u_to[2]],
                    valid, packed);
            mint_load<4>(&u[1][3][1], &u_grid[u_at+u_to[3]], valid_in[1], packed);
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_load<4>(power[r], &power_grid[power_at+r*power_row], valid_in[r], packed);
            mint_widen<0, 4, 2, mint_high_end>(&u[1][0][1], &u_grid[u_at+u_to[0]], valid, ix,
                    x_count);
            mint_widen<1, 4, 2, mint_both_ends>(&u[1][1][1], &u_grid[u_at], valid, ix, x_count);
            mint_widen<1, 4, 1, mint_both_ends>(&u[1][2][1], &u_grid[u_at+u_to[2]], valid, ix,
                    x_count);
            // Compute and store.
            real v[2][4];
#pragma unroll
            for (int r = 0; r < 2; r++) {
#pragma unroll
                for (int e = 0; e < 4; e++)
                    v[r][e] = (real)0.3*u[1][r+1][e+1] + (real)0.1*u[1][r+1][e]
                            + (real)0.12*u[1][r+1][e+2] + (real)0.1*u[1][r+2][e+1]
                            + (real)0.11*u[1][r][e+1] + (real)0.09*u[0][r+1][e+1]
                            + (real)0.08*u[2][r+1][e+1] + (real)0.05*u[3][r+1][e+1]
                            + (real)0.04*u[1][r][e+3] + power[r][e]*(real)0.01;
            }
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_store<4, mint_streaming>(&v_grid[v_at+r*v_row], v[r], valid_in[r], packed);
            // Shift: plane +1 is the next step's own.
            mint_shift<4>(&u[0][1][1], &u[1][1][1], &u[2][1][1], &u[3][1][1]);
            mint_shift<4>(&u[0][2][1], &u[1][2][1], &u[2][2][1], &u[3][2][1]);
        }
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (blockIdx.y + 1)*8 <= y_count
            && (blockIdx.z + 1)*4 <= z_count)
        tile(mint_constant<true>());
    else if (iy < y_count && iz_first < z_count)
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 6}, "u", u, mint_extents(nz, ny, nx), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 7}, "v", v, mint_extents(nz, ny, nx), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 8}, "power", power, mint_extents(nz, ny, nx), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 9}, mint_rows_stay);
...
            {
                const mint_site site = {"in.c", 13};
                const long long z_begin = 0, z_count = mint_trips(z_begin, nz, 1);
                const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
                const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
                if (z_count > 0 && y_count > 0 && x_count > 0) {
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_table power_map = mint_find_table(site, "power", power);
                    mint_table v_map = mint_find_table(site, "v", v);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "z", z_begin, z_begin + z_count - 1},
                        {u_map, "u", 1, "y", y_begin, y_begin + y_count - 1},
                        {u_map, "u", 2, "x", x_begin, x_begin + x_count - 1},
                        {power_map, "power", 0, "z", z_begin, z_begin + z_count - 1},
                        {power_map, "power", 1, "y", y_begin, y_begin + y_count - 1},
                        {power_map, "power", 2, "x", x_begin, x_begin + x_count - 1},
                        {v_map, "v", 0, "z", z_begin, z_begin + z_count - 1},
                        {v_map, "v", 1, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 2, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    u_map.settle(site, "u");
                    power_map.settle(site, "power");
                    v_map.settle(site, "v");
                    const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                            1}}};
                    const mint_touch u_reads = {"u[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                            0, 1}}}};
                    const mint_touch v_writes = {"v[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                            0, 1}}}};
                    const mint_touch u_reads_2 = {"u[z][y][west]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}},
                            {x_begin, x_begin + x_count - 1, {0, 0, 0}}}};
                    const mint_touch u_reads_3 = {"u[z][south][x]", {{0, 0, {1, 0, 0}}, {y_begin, y_begin
                            + y_count - 1, {0, 0, 0}}, {0, 0, {0, 0, 1}}}};
                    const mint_touch u_reads_4 = {"u[bottom][y][x]", {{z_begin, z_begin + z_count - 1, {0, 0,
                            0}}, {0, 0, {0, 1, 0}}, {0, 0, {0, 0, 1}}}};
                    const mint_touch u_reads_5 = {"u[z][north][far_east]", {{0, 0, {1, 0, 0}}, {y_begin, y_begin
                            + y_count - 1, {0, 0, 0}}, {x_begin, x_begin + x_count - 1, {0, 0, 0}}}};
                    const mint_touch power_reads = {"power[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0,
                            0, {0, 0, 1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
                    mint_distinct(site, loops, u_map, "u", u_reads_3, v_map, "v", v_writes);
                    mint_distinct(site, loops, u_map, "u", u_reads_4, v_map, "v", v_writes);
                    mint_distinct(site, loops, u_map, "u", u_reads_5, v_map, "v", v_writes);
                    mint_coincide(site, loops, power_map, "power", power_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "heat_sweep1",
                            mint_tiles(site, "x", x_count, 128, 2147482367), mint_ceil_div(y_count, 8),
                            mint_ceil_div(z_count, 4));
                    mint_launching(site, "heat_sweep1");
                    heat_sweep1<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)power_map.device,
                        power_map.stride[0], power_map.stride[1], (real *)v_map.device, v_map.stride[0],
                        v_map.stride[1], (unsigned)x_count, (unsigned)y_count, (unsigned)z_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(power_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                    mint_launched(site, "heat_sweep1", v_map);
                }
            }
...
    mint_copy_out({"in.c", 31}, "u", u, mint_extents(nz, ny, nx));
