
...
/* The loops at line 26.
 * u: read, 19-point box without corners of radius 1
 * b: read, pointwise
 * v: written
 * A block computes 16x4x8 points, a thread 2x2x8 of them, and keeps own columns in registers.
 * It computes 2 partial values as the planes come, and carries them on.
 * The tensor memory accelerator brings u to shared memory and 2 on their way.
 * The model expects 125 billion points a second, limited by L2. */
static __global__ void __launch_bounds__(16)
main_sweep1(const real *__restrict__ u_grid, long long u_plane, long long u_row, const real *b_grid,
            long long b_plane, long long b_row, real *v_grid, long long v_plane, long long v_row,
            unsigned x_count, unsigned y_count, unsigned z_count,
            const __grid_constant__ CUtensorMap u_tensor, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y*2;
    const unsigned ix = blockIdx.x*16 + tx, iy = blockIdx.y*4 + ty, iz_first = blockIdx.z*8;
    __shared__ mint_fetched<real, 16, 4, 1, 1, 1, 1> u_planes[3];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 2 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 2 : 0 < rows_2 ? mint_valid(ix, x_count, 0) : 0;
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        const int block_rows = interior ? 5 : mint_valid(blockIdx.y*4, y_count, 1);
        const int block_cells = interior ? 17 : mint_valid(blockIdx.x*16, x_count, 1);
        const unsigned iz_end = interior || iz_first + 8 < z_count ? iz_first + 8 : z_count;
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy, z0 = 1 + (int)iz_first;
        long long b_at = z0*b_plane + y0*b_row + x0, v_at = z0*v_plane + y0*v_row + x0;
        // Prologue: ask the tensor memory accelerator for the first planes.
        long long u_block_at = z0*u_plane + (y0 - ty)*u_row + (x0 - tx);
        mint_open(u_planes, 3);
        __syncthreads();
#pragma unroll
        for (int plane = 0; plane < 2; plane++)
            if (interior || iz_first + plane < iz_end + 2)
                mint_fetch<16>(u_planes[plane], u_tensor, ix, iy, iz_first + plane,
                        &u_grid[u_block_at+(plane-1)*u_plane], u_row, block_cells, block_rows,
                        packed);
        real u[4][4]; // rows -1 to 2, cells -1 to 2
        real b[2][2][2]; // planes 0 to 1, rows 0 to 1, cells 0 to 1
        real partial1[3][2][2]; // planes -1 to 1, rows 0 to 1, cells 0 to 1
        real partial2[2][2][2]; // planes 0 to 1, rows 0 to 1, cells 0 to 1
        // Prologue: fill the loop-carried rows, but for the newest plane.
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_load<2>(b[0][r], &b_grid[b_at+r*b_row], valid_in[r], packed);
        // Prologue: what the first step needs of the planes behind it.
        real u_before[2][4][4]; // planes -1 to 0, rows -1 to 2, cells -1 to 2
        mint_fetch<16>(u_planes[2], u_tensor, ix, iy, iz_first + 2, &u_grid[u_block_at+u_plane],
                u_row, block_cells, block_rows, packed);
        mint_await(u_planes[0], 0, packed);
        mint_take<0, 2, 0>(&u_before[0][0][1], u_planes[0], tx, ty - 1);
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_take<1, 2, 1>(&u_before[0][r+1][1], u_planes[0], tx, ty + r);
        mint_take<0, 2, 0>(&u_before[0][3][1], u_planes[0], tx, ty + 2);
#pragma unroll
        for (int r = 0; r < 2; r++) {
#pragma unroll
            for (int e = 0; e < 2; e++)
                partial1[0][r][e] = 2*u_before[0][r+1][e+1]
                        - (real)0.5*(u_before[0][r][e+1] + u_before[0][r+1][e]
                        + u_before[0][r+1][e+2] + u_before[0][r+2][e+1]);
        }
        __syncthreads();
        if (iz_first + 1 < iz_end)
            mint_fetch<16>(u_planes[0], u_tensor, ix, iy, iz_first + 3,
                    &u_grid[u_block_at+2*u_plane], u_row, block_cells, block_rows, packed);
        mint_await(u_planes[1], 0, packed);
#pragma unroll
        for (int r = -1; r < 3; r++)
            mint_take<1, 2, 1>(&u_before[1][r+1][1], u_planes[1], tx, ty + r);
#pragma unroll
        for (int r = 0; r < 2; r++) {
#pragma unroll
            for (int e = 0; e < 2; e++) {
                partial1[1][r][e] = 2*u_before[1][r+1][e+1]
                        - (real)0.5*(u_before[1][r][e+1] + u_before[1][r+1][e]
                        + u_before[1][r+1][e+2] + u_before[1][r+2][e+1]);
                partial2[0][r][e] = 4*u_before[1][r+1][e+1]
                        + 2*(u_before[1][r][e+1] + u_before[1][r+1][e] + u_before[1][r+1][e+2]
                        + u_before[1][r+2][e+1])
                        - (real)0.5*(u_before[1][r][e] + u_before[1][r][e+2] + u_before[1][r+2][e]
                        + u_before[1][r+2][e+2]);
            }
        }
#pragma unroll 1
        for (unsigned iz = iz_first; iz < iz_end; iz++, b_at += b_plane, v_at += v_plane,
                u_block_at += u_plane) {
            __syncthreads();
            if (iz + 2 < iz_end)
                mint_fetch<16>(u_planes[(iz - iz_first + 4)%3], u_tensor, ix, iy, iz + 4,
                        &u_grid[u_block_at+3*u_plane], u_row, block_cells, block_rows, packed);
            mint_await(u_planes[(iz - iz_first + 2)%3], (iz - iz_first + 2)/3%2, packed);
            mint_take<0, 2, 0>(&u[0][1], u_planes[(iz - iz_first + 2)%3], tx, ty - 1);
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_take<1, 2, 1>(&u[r+1][1], u_planes[(iz - iz_first + 2)%3], tx, ty + r);
            mint_take<0, 2, 0>(&u[3][1], u_planes[(iz - iz_first + 2)%3], tx, ty + 2);
            if (iz + 1 < iz_end) {
#pragma unroll
                for (int r = 0; r < 2; r++)
                    mint_load<2>(b[1][r], &b_grid[b_at+b_plane+r*b_row], valid_in[r], packed);
            }
#pragma unroll
            for (int r = 0; r < 2; r++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    partial1[2][r][e] = 2*u[r+1][e+1]
                            - (real)0.5*(u[r][e+1] + u[r+1][e] + u[r+1][e+2] + u[r+2][e+1]);
            }
            if (iz + 1 < iz_end) {
                real u_newest[4][4]; // rows -1 to 2, cells -1 to 2
                mint_take<1, 2, 1>(&u_newest[0][1], u_planes[(iz - iz_first + 2)%3], tx, ty - 1);
                mint_take<1, 2, 1>(&u_newest[3][1], u_planes[(iz - iz_first + 2)%3], tx, ty + 2);
#pragma unroll
                for (int e = 0; e < 2; e++)
                    partial2[1][0][e] = 4*u[1][e+1]
                            + 2*(u[0][e+1] + u[1][e] + u[1][e+2] + u[2][e+1])
                            - (real)0.5*(u_newest[0][e] + u_newest[0][e+2] + u[2][e] + u[2][e+2]);
#pragma unroll
                for (int e = 0; e < 2; e++)
                    partial2[1][1][e] = 4*u[2][e+1]
                            + 2*(u[1][e+1] + u[2][e] + u[2][e+2] + u[3][e+1])
                            - (real)0.5*(u[1][e] + u[1][e+2] + u_newest[3][e] + u_newest[3][e+2]);
            }
            // Compute and store.
            real v[2][2];
#pragma unroll
            for (int r = 0; r < 2; r++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    v[r][e] = partial1[0][r][e] + partial1[2][r][e] + partial2[0][r][e]
                            - b[0][r][e];
            }
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_store<2>(&v_grid[v_at+r*v_row], v[r], valid_in[r], packed);
            // Shift: plane +1 is the next step's own.
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_shift<2>(b[0][r], b[1][r]);
#pragma unroll
            for (int r = 0; r < 2; r++) {
                mint_shift<2>(partial1[0][r], partial1[1][r], partial1[2][r]);
                mint_shift<2>(partial2[0][r], partial2[1][r]);
            }
        }
    };
    if (aligned && (blockIdx.x + 1)*16 <= x_count && (blockIdx.y + 1)*4 <= y_count
            && (blockIdx.z + 1)*8 <= z_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

/* The loops at line 35.
 * v: read, 27-point box of radius 1
 * u: written
 * A block computes 16x4x8 points, a thread 2x2x8 of them, and keeps own columns in registers.
 * It computes 1 partial value as the planes come, and carries them on.
 * The tensor memory accelerator brings v to shared memory and 2 on their way.
 * The model expects 137 billion points a second, limited by L2. */
static __global__ void __launch_bounds__(16)
main_sweep2(const real *__restrict__ v_grid, long long v_plane, long long v_row,
            real *__restrict__ u_grid, long long u_plane, long long u_row, unsigned x_count,
            unsigned y_count, unsigned z_count, const __grid_constant__ CUtensorMap v_tensor,
            bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y*2;
    const unsigned ix = blockIdx.x*16 + tx, iy = blockIdx.y*4 + ty, iz_first = blockIdx.z*8;
    __shared__ mint_fetched<real, 16, 4, 1, 1, 1, 1> v_planes[3];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 2 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 2 : 0 < rows_2 ? mint_valid(ix, x_count, 0) : 0;
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        const int block_rows = interior ? 5 : mint_valid(blockIdx.y*4, y_count, 1);
        const int block_cells = interior ? 17 : mint_valid(blockIdx.x*16, x_count, 1);
        const unsigned iz_end = interior || iz_first + 8 < z_count ? iz_first + 8 : z_count;
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy, z0 = 1 + (int)iz_first;
        long long u_at = z0*u_plane + y0*u_row + x0;
        // Prologue: ask the tensor memory accelerator for the first planes.
        long long v_block_at = z0*v_plane + (y0 - ty)*v_row + (x0 - tx);
        mint_open(v_planes, 3);
        __syncthreads();
#pragma unroll
        for (int plane = 0; plane < 2; plane++)
            if (interior || iz_first + plane < iz_end + 2)
                mint_fetch<16>(v_planes[plane], v_tensor, ix, iy, iz_first + plane,
                        &v_grid[v_block_at+(plane-1)*v_plane], v_row, block_cells, block_rows,
                        packed);
        real v[4][4]; // rows -1 to 2, cells -1 to 2
        real partial1[3][2][2]; // planes -1 to 1, rows 0 to 1, cells 0 to 1
        // Prologue: what the first step needs of the planes behind it.
        real v_before[2][4][4]; // planes -1 to 0, rows -1 to 2, cells -1 to 2
        mint_fetch<16>(v_planes[2], v_tensor, ix, iy, iz_first + 2, &v_grid[v_block_at+v_plane],
                v_row, block_cells, block_rows, packed);
        mint_await(v_planes[0], 0, packed);
#pragma unroll
        for (int r = -1; r < 3; r++)
            mint_take<1, 2, 1>(&v_before[0][r+1][1], v_planes[0], tx, ty + r);
#pragma unroll
        for (int r = 0; r < 2; r++) {
#pragma unroll
            for (int e = 0; e < 2; e++)
                partial1[0][r][e] = v_before[0][r][e] + v_before[0][r][e+1] + v_before[0][r][e+2]
                        + v_before[0][r+1][e] + v_before[0][r+1][e+1] + v_before[0][r+1][e+2]
                        + v_before[0][r+2][e] + v_before[0][r+2][e+1] + v_before[0][r+2][e+2];
        }
        __syncthreads();
        if (iz_first + 1 < iz_end)
            mint_fetch<16>(v_planes[0], v_tensor, ix, iy, iz_first + 3,
                    &v_grid[v_block_at+2*v_plane], v_row, block_cells, block_rows, packed);
        mint_await(v_planes[1], 0, packed);
#pragma unroll
        for (int r = -1; r < 3; r++)
            mint_take<1, 2, 1>(&v_before[1][r+1][1], v_planes[1], tx, ty + r);
#pragma unroll
        for (int r = 0; r < 2; r++) {
#pragma unroll
            for (int e = 0; e < 2; e++)
                partial1[1][r][e] = v_before[1][r][e] + v_before[1][r][e+1] + v_before[1][r][e+2]
                        + v_before[1][r+1][e] + v_before[1][r+1][e+1] + v_before[1][r+1][e+2]
                        + v_before[1][r+2][e] + v_before[1][r+2][e+1] + v_before[1][r+2][e+2];
        }
#pragma unroll 1
        for (unsigned iz = iz_first; iz < iz_end; iz++, u_at += u_plane, v_block_at += v_plane) {
            __syncthreads();
            if (iz + 2 < iz_end)
                mint_fetch<16>(v_planes[(iz - iz_first + 4)%3], v_tensor, ix, iy, iz + 4,
                        &v_grid[v_block_at+3*v_plane], v_row, block_cells, block_rows, packed);
            mint_await(v_planes[(iz - iz_first + 2)%3], (iz - iz_first + 2)/3%2, packed);
#pragma unroll
            for (int r = -1; r < 3; r++)
                mint_take<1, 2, 1>(&v[r+1][1], v_planes[(iz - iz_first + 2)%3], tx, ty + r);
#pragma unroll
            for (int r = 0; r < 2; r++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    partial1[2][r][e] = v[r][e] + v[r][e+1] + v[r][e+2] + v[r+1][e] + v[r+1][e+1]
                            + v[r+1][e+2] + v[r+2][e] + v[r+2][e+1] + v[r+2][e+2];
            }
            // Compute and store.
            real u[2][2];
#pragma unroll
            for (int r = 0; r < 2; r++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    real sum = 0;
                    sum += partial1[0][r][e] + partial1[2][r][e] + partial1[1][r][e];
                    u[r][e] = sum/4;
                }
            }
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_store<2>(&u_grid[u_at+r*u_row], u[r], valid_in[r], packed);
            // Shift: plane +1 is the next step's own.
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_shift<2>(partial1[0][r], partial1[1][r], partial1[2][r]);
        }
    };
    if (aligned && (blockIdx.x + 1)*16 <= x_count && (blockIdx.y + 1)*4 <= y_count
            && (blockIdx.z + 1)*8 <= z_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 20}, "u", u, mint_extents(nz + 2, ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 21}, "v", v, mint_extents(nz + 2, ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 22}, "b", b, mint_extents(nz + 2, ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 23}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 26};
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
                    {u_map, "u", 1, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 2, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {b_map, "b", 0, "z", z_begin, z_begin + z_count - 1},
                    {b_map, "b", 1, "y", y_begin, y_begin + y_count - 1},
                    {b_map, "b", 2, "x", x_begin, x_begin + x_count - 1},
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
                const mint_touch u_reads = {"u[z][y][x]", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1, 0}}, {-1, 1,
                        {0, 0, 1}}}};
                const mint_touch v_writes = {"v[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                const mint_touch b_reads = {"b[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_coincide(site, loops, b_map, "b", b_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1",
                        mint_tiles(site, "x", x_count, 16, 2147482590), mint_ceil_div(y_count, 4),
                        mint_ceil_div(z_count, 8));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(8, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)b_map.device,
                    b_map.stride[0], b_map.stride[1], (real *)v_map.device, v_map.stride[0],
                    v_map.stride[1], (unsigned)x_count, (unsigned)y_count, (unsigned)z_count,
                    mint_tensor<3>(site, u_map, {z_begin - 1, y_begin - 1, x_begin - 2}, {1, 6, 20}),
                    mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(b_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                mint_launched(site, "main_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 35};
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
                const mint_touch v_reads = {"v[z + k][y + j][x + i]", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1,
                        0}}, {-1, 1, {0, 0, 1}}}};
                const mint_touch u_writes = {"u[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                mint_distinct(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2",
                        mint_tiles(site, "x", x_count, 16, 2147482590), mint_ceil_div(y_count, 4),
                        mint_ceil_div(z_count, 8));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(8, 2), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], v_map.stride[1], (real *)u_map.device,
                    u_map.stride[0], u_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                    (unsigned)z_count,
                    mint_tensor<3>(site, v_map, {z_begin - 1, y_begin - 1, x_begin - 2}, {1, 6, 20}),
                    mint_is_aligned(v_map, x_begin, 16) && mint_is_aligned(u_map, x_begin, 16));
                mint_launched(site, "main_sweep2", u_map);
            }
        }
...
    mint_copy_out({"in.c", 46}, "u", u, mint_extents(nz + 2, ny + 2, nx + 2));
    mint_copy_out({"in.c", 47}, "v", v, mint_extents(nz + 2, ny + 2, nx + 2));
