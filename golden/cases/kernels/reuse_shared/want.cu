
...
/* The loops at line 19.
 * u: read, 5-point star of radius 1
 * b: read, 5-point star of radius 1
 * v: written
 * A block computes 16x4x6 points, a thread 2x2x6 of them, and keeps own columns in registers.
 * It computes 3 partial values as the planes come, and carries them on.
 * Blocks keep u in shared memory and 2 on their way.
 * Blocks keep b in shared memory and 2 on their way.
 * The model expects 75.9 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(16)
main_sweep1(const real *__restrict__ u_grid, long long u_plane, long long u_row,
            const real *__restrict__ b_grid, long long b_plane, long long b_row,
            real *__restrict__ v_grid, long long v_plane, long long v_row, unsigned x_count,
            unsigned y_count, unsigned z_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y*2;
    const unsigned ix = blockIdx.x*16 + tx, iy = blockIdx.y*4 + ty, iz_first = blockIdx.z*6;
    __shared__ mint_plane<real, 16, 4, 1, 1, 0, 0> u_planes[3];
    __shared__ mint_plane<real, 16, 4, 1, 1, 0, 0> b_planes[3];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 2 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 2 : 0 < rows_2 ? mint_valid(ix, x_count, 0) : 0;
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        const int valid_1 = interior ? 3 : 0 < rows_2 ? mint_valid(ix, x_count, 1) : 0;
        int valid_1_in[2] = {valid_1, 1 < rows_2 ? valid_1 : 0};
        const int block_rows = interior ? 4 : mint_valid(blockIdx.y*4, y_count, 0);
        const int block_cells = interior ? 17 : mint_valid(blockIdx.x*16, x_count, 1);
        const unsigned iz_end = interior || iz_first + 6 < z_count ? iz_first + 6 : z_count;
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy, z0 = 1 + (int)iz_first;
        long long u_at = z0*u_plane + y0*u_row + x0, b_at = z0*b_plane + y0*b_row + x0,
                v_at = z0*v_plane + y0*v_row + x0;
        // Prologue: copy the first planes to shared memory.
        long long u_block_at = z0*u_plane + (y0 - ty)*u_row + (x0 - tx);
        long long b_block_at = z0*b_plane + (y0 - ty)*b_row + (x0 - tx);
        mint_stage<16>(u_planes[0], &u_grid[u_block_at+u_plane], u_row, block_cells, block_rows,
                packed);
        mint_stage<16>(b_planes[0], &b_grid[b_block_at+b_plane], b_row, block_cells, block_rows,
                packed);
        __pipeline_commit();
        if (iz_first + 1 < iz_end) {
            mint_stage<16>(u_planes[1], &u_grid[u_block_at+2*u_plane], u_row, block_cells,
                    block_rows, packed);
            mint_stage<16>(b_planes[1], &b_grid[b_block_at+2*b_plane], b_row, block_cells,
                    block_rows, packed);
        }
        __pipeline_commit();
        real u[2][2][2]; // planes 0 to 1, rows 0 to 1, cells 0 to 1
        real b[2][2][2]; // planes 0 to 1, rows 0 to 1, cells 0 to 1
        real partial1[2][2][2]; // planes 0 to 1, rows 0 to 1, cells 0 to 1
        real partial2[2][2][2]; // planes 0 to 1, rows 0 to 1, cells 0 to 1
        real partial3[2][2][2]; // planes 0 to 1, rows 0 to 1, cells 0 to 1
        // Prologue: fill the loop-carried rows, but for the newest plane.
#pragma unroll
        for (int r = 0; r < 2; r++) {
            mint_load<2>(u[0][r], &u_grid[u_at+r*u_row], valid_in[r], packed);
            mint_load<2>(b[0][r], &b_grid[b_at+r*b_row], valid_in[r], packed);
        }
        // Prologue: what the first step needs of the planes behind it.
        real u_before[2][2][4]; // planes -1 to 0, rows 0 to 1, cells -1 to 2
        real b_before[2][2][4]; // planes -1 to 0, rows 0 to 1, cells -1 to 2
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_load<2>(&u_before[0][r][1], &u_grid[u_at-u_plane+r*u_row], valid_in[r], packed);
#pragma unroll
        for (int r = 0; r < 2; r++) {
            mint_load<2>(&u_before[1][r][1], &u_grid[u_at+r*u_row], valid_1_in[r], packed);
            mint_widen_alone<1, 2, 1>(&u_before[1][r][1], &u_grid[u_at+r*u_row], valid_1_in[r]);
        }
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_load<2>(&b_before[0][r][1], &b_grid[b_at-b_plane+r*b_row], valid_in[r], packed);
#pragma unroll
        for (int r = 0; r < 2; r++) {
            mint_load<2>(&b_before[1][r][1], &b_grid[b_at+r*b_row], valid_1_in[r], packed);
            mint_widen_alone<1, 2, 1>(&b_before[1][r][1], &b_grid[b_at+r*b_row], valid_1_in[r]);
        }
#pragma unroll
        for (int r = 0; r < 2; r++) {
#pragma unroll
            for (int e = 0; e < 2; e++) {
                partial1[0][r][e] = (b_before[1][r][e+1] + b_before[0][r][e+1])*(u_before[1][r][e+1]
                        - u_before[0][r][e+1])/8;
                partial2[0][r][e] = (b_before[1][r][e+1] + b_before[1][r][e+2])*(u_before[1][r][e+2]
                        - u_before[1][r][e+1])/8;
                partial3[0][r][e] = (b_before[1][r][e+1] + b_before[1][r][e])*(u_before[1][r][e+1]
                        - u_before[1][r][e])/8;
            }
        }
#pragma unroll 1
        for (unsigned iz = iz_first; iz < iz_end; iz++, u_at += u_plane, b_at += b_plane,
                v_at += v_plane, u_block_at += u_plane, b_block_at += b_plane) {
            __pipeline_wait_prior(1);
            __syncthreads();
            if (iz + 2 < iz_end) {
                mint_stage<16>(u_planes[(iz - iz_first + 2)%3], &u_grid[u_block_at+3*u_plane],
                        u_row, block_cells, block_rows, packed);
                mint_stage<16>(b_planes[(iz - iz_first + 2)%3], &b_grid[b_block_at+3*b_plane],
                        b_row, block_cells, block_rows, packed);
            }
            __pipeline_commit();
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_take<0, 2, 0>(u[1][r], u_planes[(iz - iz_first)%3], tx, ty + r);
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_take<0, 2, 0>(b[1][r], b_planes[(iz - iz_first)%3], tx, ty + r);
#pragma unroll
            for (int r = 0; r < 2; r++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    partial1[1][r][e] = (b[1][r][e] + b[0][r][e])*(u[1][r][e] - u[0][r][e])/8;
            }
            if (iz + 1 < iz_end) {
                real u_newest[2][4]; // rows 0 to 1, cells -1 to 2
                real b_newest[2][4]; // rows 0 to 1, cells -1 to 2
#pragma unroll
                for (int r = 0; r < 2; r++)
                    mint_take<1, 2, 1>(&u_newest[r][1], u_planes[(iz - iz_first)%3], tx, ty + r);
#pragma unroll
                for (int r = 0; r < 2; r++)
                    mint_take<1, 2, 1>(&b_newest[r][1], b_planes[(iz - iz_first)%3], tx, ty + r);
#pragma unroll
                for (int r = 0; r < 2; r++) {
#pragma unroll
                    for (int e = 0; e < 2; e++) {
                        partial2[1][r][e] = (b[1][r][e] + b_newest[r][e+2])*(u_newest[r][e+2]
                                - u[1][r][e])/8;
                        partial3[1][r][e] = (b[1][r][e] + b_newest[r][e])*(u[1][r][e]
                                - u_newest[r][e])/8;
                    }
                }
            }
            // Compute and store.
            real v[2][2];
#pragma unroll
            for (int r = 0; r < 2; r++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    real here = u[0][r][e];
                    v[r][e] = here + partial1[1][r][e] - partial1[0][r][e] + partial2[0][r][e]
                            - partial3[0][r][e];
                }
            }
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_store<2>(&v_grid[v_at+r*v_row], v[r], valid_in[r], packed);
            // Shift: plane +1 is the next step's own.
#pragma unroll
            for (int r = 0; r < 2; r++) {
                mint_shift<2>(u[0][r], u[1][r]);
                mint_shift<2>(b[0][r], b[1][r]);
            }
#pragma unroll
            for (int r = 0; r < 2; r++) {
                mint_shift<2>(partial1[0][r], partial1[1][r]);
                mint_shift<2>(partial2[0][r], partial2[1][r]);
                mint_shift<2>(partial3[0][r], partial3[1][r]);
            }
        }
    };
    if (aligned && (blockIdx.x + 1)*16 <= x_count && (blockIdx.y + 1)*4 <= y_count
            && (blockIdx.z + 1)*6 <= z_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

/* The loops at line 30.
 * v: read, 7-point star of radius 1
 * u: written
 * A block computes 16x4x6 points, a thread 2x2x6 of them, and keeps own columns in registers.
 * It computes 1 partial value as the planes come, and carries them on.
 * Blocks keep v in shared memory and 2 on their way.
 * The model expects 114 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(16)
main_sweep2(const real *__restrict__ v_grid, long long v_plane, long long v_row,
            real *__restrict__ u_grid, long long u_plane, long long u_row, unsigned x_count,
            unsigned y_count, unsigned z_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y*2;
    const unsigned ix = blockIdx.x*16 + tx, iy = blockIdx.y*4 + ty, iz_first = blockIdx.z*6;
    __shared__ mint_plane<real, 16, 4, 1, 1, 1, 1> v_planes[3];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 2 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 2 : 0 < rows_2 ? mint_valid(ix, x_count, 0) : 0;
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        const int valid_1 = interior ? 3 : 0 < rows_2 ? mint_valid(ix, x_count, 1) : 0;
        const int block_rows = interior ? 5 : mint_valid(blockIdx.y*4, y_count, 1);
        const int block_cells = interior ? 17 : mint_valid(blockIdx.x*16, x_count, 1);
        const unsigned iz_end = interior || iz_first + 6 < z_count ? iz_first + 6 : z_count;
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy, z0 = 1 + (int)iz_first;
        long long v_at = z0*v_plane + y0*v_row + x0, u_at = z0*u_plane + y0*u_row + x0;
        // Prologue: copy the first planes to shared memory.
        long long v_block_at = z0*v_plane + (y0 - ty)*v_row + (x0 - tx);
        mint_stage<16>(v_planes[0], &v_grid[v_block_at+v_plane], v_row, block_cells, block_rows,
                packed);
        __pipeline_commit();
        if (iz_first + 1 < iz_end)
            mint_stage<16>(v_planes[1], &v_grid[v_block_at+2*v_plane], v_row, block_cells,
                    block_rows, packed);
        __pipeline_commit();
        real v[3][2][2]; // planes -1 to 1, rows 0 to 1, cells 0 to 1
        real partial1[2][2][2]; // planes 0 to 1, rows 0 to 1, cells 0 to 1
        // Prologue: fill the loop-carried rows, but for the newest plane.
#pragma unroll
        for (int r = 0; r < 2; r++) {
            mint_load<2>(v[0][r], &v_grid[v_at-v_plane+r*v_row], valid_in[r], packed);
            mint_load<2>(v[1][r], &v_grid[v_at+r*v_row], valid_in[r], packed);
        }
        // Prologue: what the first step needs of the planes behind it.
        real v_before[4][4]; // rows -1 to 2, cells -1 to 2
        mint_load<2>(&v_before[0][1], &v_grid[v_at-v_row], valid, packed);
#pragma unroll
        for (int r = 0; r < 2; r++) {
            mint_load<2>(&v_before[r+1][1], &v_grid[v_at+r*v_row], valid_1, packed);
            mint_widen_alone<1, 2, 1>(&v_before[r+1][1], &v_grid[v_at+r*v_row], valid_1);
        }
        mint_load<2>(&v_before[3][1], &v_grid[v_at+2*v_row], valid_in[1], packed);
#pragma unroll
        for (int r = 0; r < 2; r++) {
#pragma unroll
            for (int e = 0; e < 2; e++)
                partial1[0][r][e] = (v_before[r+1][e] + v_before[r+1][e+2] + v_before[r][e+1]
                        + v_before[r+2][e+1])/8;
        }
#pragma unroll 1
        for (unsigned iz = iz_first; iz < iz_end; iz++, v_at += v_plane, u_at += u_plane,
                v_block_at += v_plane) {
            __pipeline_wait_prior(1);
            __syncthreads();
            if (iz + 2 < iz_end)
                mint_stage<16>(v_planes[(iz - iz_first + 2)%3], &v_grid[v_block_at+3*v_plane],
                        v_row, block_cells, block_rows, packed);
            __pipeline_commit();
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_take<0, 2, 0>(v[2][r], v_planes[(iz - iz_first)%3], tx, ty + r);
            if (iz + 1 < iz_end) {
                real v_newest[4][4]; // rows -1 to 2, cells -1 to 2
                mint_take<0, 2, 0>(&v_newest[0][1], v_planes[(iz - iz_first)%3], tx, ty - 1);
#pragma unroll
                for (int r = 0; r < 2; r++)
                    mint_take<1, 2, 1>(&v_newest[r+1][1], v_planes[(iz - iz_first)%3], tx, ty + r);
                mint_take<0, 2, 0>(&v_newest[3][1], v_planes[(iz - iz_first)%3], tx, ty + 2);
#pragma unroll
                for (int e = 0; e < 2; e++)
                    partial1[1][0][e] = (v_newest[1][e] + v_newest[1][e+2] + v_newest[0][e+1]
                            + v_newest[2][e+1])/8;
#pragma unroll
                for (int e = 0; e < 2; e++)
                    partial1[1][1][e] = (v_newest[2][e] + v_newest[2][e+2] + v[2][0][e]
                            + v_newest[3][e+1])/8;
            }
            // Compute and store.
            real u[2][2];
#pragma unroll
            for (int r = 0; r < 2; r++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    u[r][e] = partial1[0][r][e] + (v[0][r][e] + v[2][r][e])/8 + v[1][r][e]/4;
            }
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_store<2>(&u_grid[u_at+r*u_row], u[r], valid_in[r], packed);
            // Shift: plane +1 is the next step's own.
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_shift<2>(v[0][r], v[1][r], v[2][r]);
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_shift<2>(partial1[0][r], partial1[1][r]);
        }
    };
    if (aligned && (blockIdx.x + 1)*16 <= x_count && (blockIdx.y + 1)*4 <= y_count
            && (blockIdx.z + 1)*6 <= z_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 13}, "u", u, mint_extents(nz + 2, ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 14}, "v", v, mint_extents(nz + 2, ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 15}, "b", b, mint_extents(nz + 2, ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 16}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 19};
            const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)nz + 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)ny + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)nx + 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table b_map = mint_find_table(site, "b", b);
                mint_table v_map = mint_find_table(site, "v", v);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "z-1..z+1", z_begin - 1, z_begin + z_count},
                    {u_map, "u", 1, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 2, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {b_map, "b", 0, "z-1..z+1", z_begin - 1, z_begin + z_count},
                    {b_map, "b", 1, "y", y_begin, y_begin + y_count - 1},
                    {b_map, "b", 2, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "z", z_begin, z_begin + z_count - 1},
                    {v_map, "v", 1, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                b_map.settle(site, "b");
                v_map.settle(site, "v");
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch u_reads = {"u[z][y][x]", {{-1, 1, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {-1, 1,
                        {0, 0, 1}}}};
                const mint_touch v_writes = {"v[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                const mint_touch b_reads = {"b[z][y][x]", {{-1, 1, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {-1, 1,
                        {0, 0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, b_map, "b", b_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1",
                        mint_tiles(site, "x", x_count, 16, 2147482590), mint_ceil_div(y_count, 4),
                        mint_ceil_div(z_count, 6));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(8, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)b_map.device,
                    b_map.stride[0], b_map.stride[1], (real *)v_map.device, v_map.stride[0],
                    v_map.stride[1], (unsigned)x_count, (unsigned)y_count, (unsigned)z_count,
                    mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(b_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                mint_launched(site, "main_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 30};
            const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)nz + 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)ny + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)nx + 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_table v_map = mint_find_table(site, "v", v);
                mint_table u_map = mint_find_table(site, "u", u);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "z-1..z+1", z_begin - 1, z_begin + z_count},
                    {v_map, "v", 1, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {v_map, "v", 2, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {u_map, "u", 0, "z", z_begin, z_begin + z_count - 1},
                    {u_map, "u", 1, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                v_map.settle(site, "v");
                u_map.settle(site, "u");
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch v_reads = {"v[z][y][x - 1]", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1, 0}}, {-1,
                        1, {0, 0, 1}}}};
                const mint_touch u_writes = {"u[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                mint_distinct(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2",
                        mint_tiles(site, "x", x_count, 16, 2147482590), mint_ceil_div(y_count, 4),
                        mint_ceil_div(z_count, 6));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(8, 2), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], v_map.stride[1], (real *)u_map.device,
                    u_map.stride[0], u_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                    (unsigned)z_count,
                    mint_is_aligned(v_map, x_begin, 16) && mint_is_aligned(u_map, x_begin, 16));
                mint_launched(site, "main_sweep2", u_map);
            }
        }
...
    mint_copy_out({"in.c", 36}, "u", u, mint_extents(nz + 2, ny + 2, nx + 2));
    mint_copy_out({"in.c", 37}, "v", v, mint_extents(nz + 2, ny + 2, nx + 2));
