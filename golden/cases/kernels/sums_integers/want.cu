
...
/* The loops at line 24.
 * a: read, 27-point box of radius 1
 * b: written
 * A block computes 128x16x32 points, a thread 4x2x32 of them, and keeps own columns in
 *   registers.
 * It computes 1 partial value as the planes come, and carries them on.
 * The tensor memory accelerator brings a to shared memory and 4 on their way.
 * The model expects 578 billion points a second, limited by issue slots. */
static __global__ void __launch_bounds__(256)
blur_sweep1(const pixel *__restrict__ a_grid, int a_plane, int a_row, pixel *__restrict__ b_grid,
            int b_plane, int b_row, unsigned x_count, unsigned y_count, unsigned z_count,
            const __grid_constant__ CUtensorMap a_tensor, bool aligned)
{
    const int tx = threadIdx.x*4, ty = threadIdx.y*2;
    const unsigned ix = blockIdx.x*128 + tx, iy = blockIdx.y*16 + ty, iz_first = blockIdx.z*32;
    __shared__ mint_fetched<pixel, 128, 16, 1, 1, 1, 1> a_planes[5];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 2 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 4 : 0 < rows_2 ? mint_valid(ix, x_count, 0) : 0;
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        const int block_rows = interior ? 17 : mint_valid(blockIdx.y*16, y_count, 1);
        const int block_cells = interior ? 129 : mint_valid(blockIdx.x*128, x_count, 1);
        const unsigned iz_end = interior || iz_first + 32 < z_count ? iz_first + 32 : z_count;
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy, z0 = 1 + (int)iz_first;
        int b_at = z0*b_plane + y0*b_row + x0;
        // Prologue: ask the tensor memory accelerator for the first planes.
        int a_block_at = z0*a_plane + (y0 - ty)*a_row + (x0 - tx);
        mint_open(a_planes, 5);
        __syncthreads();
#pragma unroll
        for (int plane = 0; plane < 4; plane++)
            if (interior || iz_first + plane < iz_end + 2)
                mint_fetch<256>(a_planes[plane], a_tensor, ix, iy, iz_first + plane,
                        &a_grid[a_block_at+(plane-1)*a_plane], a_row, block_cells, block_rows,
                        packed);
        pixel a[2][4][6]; // planes 0 to 1, rows -1 to 2, cells -1 to 4
        int partial1[3][2][4]; // planes -1 to 1, rows 0 to 1, cells 0 to 3
        // Prologue: what the first step needs of the planes behind it.
        pixel a_before[2][4][6]; // planes -1 to 0, rows -1 to 2, cells -1 to 4
        if (iz_first + 2 < iz_end)
            mint_fetch<256>(a_planes[4], a_tensor, ix, iy, iz_first + 4,
                    &a_grid[a_block_at+3*a_plane], a_row, block_cells, block_rows, packed);
        mint_await(a_planes[0], 0, packed);
#pragma unroll
        for (int r = -1; r < 3; r++)
            mint_take<1, 4, 1>(&a_before[0][r+1][1], a_planes[0], tx, ty + r);
#pragma unroll
        for (int r = 0; r < 2; r++) {
#pragma unroll
            for (int e_2 = 0; e_2 < 4; e_2++)
                partial1[0][r][e_2] = a_before[0][r][e_2] + a_before[0][r+1][e_2]
                        + a_before[0][r+2][e_2]
                        + (a_before[0][r][e_2+2] + a_before[0][r+1][e_2+2]
                        + a_before[0][r+2][e_2+2])
                        + 2*(a_before[0][r][e_2+1] + a_before[0][r+1][e_2+1]
                        + a_before[0][r+2][e_2+1]);
        }
        __syncthreads();
        if (iz_first + 3 < iz_end)
            mint_fetch<256>(a_planes[0], a_tensor, ix, iy, iz_first + 5,
                    &a_grid[a_block_at+4*a_plane], a_row, block_cells, block_rows, packed);
        mint_await(a_planes[1], 0, packed);
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_take<0, 4, 0>(&a[0][r+1][1], a_planes[1], tx, ty + r);
#pragma unroll
        for (int r = -1; r < 3; r++)
            mint_take<1, 4, 1>(&a_before[1][r+1][1], a_planes[1], tx, ty + r);
#pragma unroll
        for (int r = 0; r < 2; r++) {
#pragma unroll
            for (int e_2 = 0; e_2 < 4; e_2++)
                partial1[1][r][e_2] = a_before[1][r][e_2] + a_before[1][r+1][e_2]
                        + a_before[1][r+2][e_2]
                        + (a_before[1][r][e_2+2] + a_before[1][r+1][e_2+2]
                        + a_before[1][r+2][e_2+2])
                        + 2*(a_before[1][r][e_2+1] + a_before[1][r+1][e_2+1]
                        + a_before[1][r+2][e_2+1]);
        }
#pragma unroll decltype(interior)::value ? 5 : 1
        for (unsigned iz = iz_first; iz < iz_end; iz++, b_at += b_plane, a_block_at += a_plane) {
            __syncthreads();
            if (iz + 4 < iz_end)
                mint_fetch<256>(a_planes[(iz - iz_first + 6)%5], a_tensor, ix, iy, iz + 6,
                        &a_grid[a_block_at+5*a_plane], a_row, block_cells, block_rows, packed);
            mint_await(a_planes[(iz - iz_first + 2)%5], (iz - iz_first + 2)/5%2, packed);
            mint_take<1, 4, 1>(&a[1][0][1], a_planes[(iz - iz_first + 2)%5], tx, ty - 1);
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_take<0, 4, 0>(&a[1][r+1][1], a_planes[(iz - iz_first + 2)%5], tx, ty + r);
            mint_take<1, 4, 1>(&a[1][3][1], a_planes[(iz - iz_first + 2)%5], tx, ty + 2);
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_take<1, 4, 1>(&a[1][r+1][1], a_planes[(iz - iz_first + 2)%5], tx, ty + r);
#pragma unroll
            for (int r = 0; r < 2; r++) {
#pragma unroll
                for (int e_2 = 0; e_2 < 4; e_2++)
                    partial1[2][r][e_2] = a[1][r][e_2] + a[1][r+1][e_2] + a[1][r+2][e_2]
                            + (a[1][r][e_2+2] + a[1][r+1][e_2+2] + a[1][r+2][e_2+2])
                            + 2*(a[1][r][e_2+1] + a[1][r+1][e_2+1] + a[1][r+2][e_2+1]);
            }
            // Compute and store.
            pixel b[2][4];
#pragma unroll
            for (int r = 0; r < 2; r++) {
#pragma unroll
                for (int e_2 = 0; e_2 < 4; e_2++)
                    if (e_2 < valid_in[r]) {
                        int sum = -a[0][r+1][e_2+1];
                        sum += partial1[0][r][e_2] + partial1[2][r][e_2] + partial1[1][r][e_2];
                        b[r][e_2] = a[0][r+1][e_2+1] > 250 ? a[0][r+1][e_2+1]
                                : (pixel)(sum > 4000 ? (pixel)(sum/37.0) : (pixel)(sum - 300));
                    }
            }
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_store<4>(&b_grid[b_at+r*b_row], b[r], valid_in[r], packed);
            // Shift: plane +1 is the next step's own.
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_shift<4>(&a[0][r+1][1], &a[1][r+1][1]);
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_shift<4>(partial1[0][r], partial1[1][r], partial1[2][r]);
        }
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (blockIdx.y + 1)*16 <= y_count
            && (blockIdx.z + 1)*32 <= z_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

/* The loops at line 41.
 * c: read, 12 points, radius [-1,1][0,1][-1,1]
 * d: written
 * A block computes 128x8x4 points, a thread 4x2x4 of them, and keeps own columns in registers.
 * It computes 1 partial value as the planes come, and carries them on.
 * The model expects 518 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
blur_sweep2(const unsigned *__restrict__ c_grid, int c_plane, int c_row,
            unsigned *__restrict__ d_grid, int d_plane, int d_row, unsigned x_count,
            unsigned y_count, unsigned z_count, bool aligned)
{
    const int tx = threadIdx.x*4, ty = threadIdx.y*2;
    const unsigned ix = blockIdx.x*128 + tx, iy = blockIdx.y*8 + ty, iz_first = blockIdx.z*4;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 2 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 4 : mint_valid(ix, x_count, 0);
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        const int valid_1 = interior ? 5 : mint_valid(ix, x_count, 1);
        const unsigned iz_end = interior || iz_first + 4 < z_count ? iz_first + 4 : z_count;
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy, z0 = 1 + (int)iz_first;
        int c_at = z0*c_plane + y0*c_row + x0, d_at = z0*d_plane + y0*d_row + x0;
        unsigned c[3][6]; // rows 0 to 2, cells -1 to 4
        unsigned partial1[3][2][4]; // planes -1 to 1, rows 0 to 1, cells 0 to 3
        // Prologue: what the first step needs of the planes behind it.
        unsigned c_before[2][3][6]; // planes -1 to 0, rows 0 to 2, cells -1 to 4
#pragma unroll
        for (int r = 0; r < 2; r++) {
            mint_load<4>(&c_before[0][r][1], &c_grid[c_at-c_plane+r*c_row], valid_1, packed);
            mint_widen<1, 4, 1>(&c_before[0][r][1], &c_grid[c_at-c_plane+r*c_row], valid_1);
        }
        mint_load<4>(&c_before[0][2][1], &c_grid[c_at-c_plane+2*c_row], valid_in[1], packed);
        mint_widen<1, 4, 0>(&c_before[0][2][1], &c_grid[c_at-c_plane+2*c_row], valid_in[1]);
#pragma unroll
        for (int r = 0; r < 2; r++) {
#pragma unroll
            for (int e_2 = 0; e_2 < 4; e_2++)
                partial1[0][r][e_2] = 3000000000u*c_before[0][r][e_2+2]
                        + (c_before[0][r+1][e_2+1] - c_before[0][r][e_2])
                        - 5u*c_before[0][r+1][e_2];
        }
#pragma unroll
        for (int r = 0; r < 2; r++) {
            mint_load<4>(&c_before[1][r][1], &c_grid[c_at+r*c_row], valid_1, packed);
            mint_widen<1, 4, 1>(&c_before[1][r][1], &c_grid[c_at+r*c_row], valid_1);
        }
        mint_load<4>(&c_before[1][2][1], &c_grid[c_at+2*c_row], valid_in[1], packed);
        mint_widen<1, 4, 0>(&c_before[1][2][1], &c_grid[c_at+2*c_row], valid_in[1]);
#pragma unroll
        for (int r = 0; r < 2; r++) {
#pragma unroll
            for (int e_2 = 0; e_2 < 4; e_2++)
                partial1[1][r][e_2] = 3000000000u*c_before[1][r][e_2+2]
                        + (c_before[1][r+1][e_2+1] - c_before[1][r][e_2])
                        - 5u*c_before[1][r+1][e_2];
        }
#pragma unroll 1
        for (unsigned iz = iz_first; iz < iz_end; iz++, c_at += c_plane, d_at += d_plane) {
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_load<4>(&c[r][1], &c_grid[c_at+c_plane+r*c_row], valid_1, packed);
            mint_load<4>(&c[2][1], &c_grid[c_at+c_plane+2*c_row], valid_in[1], packed);
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_widen<1, 4, 1>(&c[r][1], &c_grid[c_at+c_plane+r*c_row], valid_1);
            mint_widen<1, 4, 0>(&c[2][1], &c_grid[c_at+c_plane+2*c_row], valid_in[1]);
#pragma unroll
            for (int r = 0; r < 2; r++) {
#pragma unroll
                for (int e_2 = 0; e_2 < 4; e_2++)
                    partial1[2][r][e_2] = 3000000000u*c[r][e_2+2] + (c[r+1][e_2+1] - c[r][e_2])
                            - 5u*c[r+1][e_2];
            }
            // Compute and store.
            unsigned d[2][4];
#pragma unroll
            for (int r = 0; r < 2; r++) {
#pragma unroll
                for (int e_2 = 0; e_2 < 4; e_2++)
                    d[r][e_2] = partial1[0][r][e_2] + partial1[2][r][e_2] + partial1[1][r][e_2];
            }
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_store<4>(&d_grid[d_at+r*d_row], d[r], valid_in[r], packed);
            // Shift: plane +1 is the next step's own.
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_shift<4>(partial1[0][r], partial1[1][r], partial1[2][r]);
        }
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (blockIdx.y + 1)*8 <= y_count
            && (blockIdx.z + 1)*4 <= z_count)
        tile(mint_constant<true>());
    else if (iy < y_count && iz_first < z_count)
        tile(mint_constant<false>());
}

/* The loops at line 48.
 * e: read, 6 points, radius [-1,1][0,0][-1,1]
 * f: written
 * A block computes 128x8x4 points, a thread 4x2x4 of them, and keeps own columns in registers.
 * The model expects 677 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
blur_sweep3(const int *__restrict__ e_grid, int e_plane, int e_row, short *__restrict__ f_grid,
            int f_plane, int f_row, unsigned x_count, unsigned y_count, unsigned z_count,
            bool aligned)
{
    const int tx = threadIdx.x*4, ty = threadIdx.y*2;
    const unsigned ix = blockIdx.x*128 + tx, iy = blockIdx.y*8 + ty, iz_first = blockIdx.z*4;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 2 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 4 : mint_valid(ix, x_count, 0);
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        const int valid_1 = interior ? 5 : mint_valid(ix, x_count, 1);
        int valid_1_in[2] = {valid_1, 1 < rows_2 ? valid_1 : 0};
        const unsigned iz_end = interior || iz_first + 4 < z_count ? iz_first + 4 : z_count;
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy, z0 = 1 + (int)iz_first;
        int e_at = z0*e_plane + y0*e_row + x0, f_at = z0*f_plane + y0*f_row + x0;
        int e[3][2][6]; // planes -1 to 1, rows 0 to 1, cells -1 to 4
        // Prologue: fill the loop-carried rows, but for the newest plane.
#pragma unroll
        for (int r = 0; r < 2; r++) {
            mint_load<4>(&e[0][r][1], &e_grid[e_at-e_plane+r*e_row], valid_1_in[r], packed);
            mint_widen<1, 4, 1>(&e[0][r][1], &e_grid[e_at-e_plane+r*e_row], valid_1_in[r]);
            mint_load<4>(&e[1][r][1], &e_grid[e_at+r*e_row], valid_1_in[r], packed);
            mint_widen<1, 4, 1>(&e[1][r][1], &e_grid[e_at+r*e_row], valid_1_in[r]);
        }
#pragma unroll 1
        for (unsigned iz = iz_first; iz < iz_end; iz++, e_at += e_plane, f_at += f_plane) {
#pragma unroll
            for (int r = 0; r < 2; r++) {
                mint_load<4>(&e[2][r][1], &e_grid[e_at+e_plane+r*e_row], valid_1_in[r], packed);
                mint_widen<1, 4, 1>(&e[2][r][1], &e_grid[e_at+e_plane+r*e_row], valid_1_in[r]);
            }
            // Compute and store.
            short f[2][4];
#pragma unroll
            for (int r = 0; r < 2; r++) {
#pragma unroll
                for (int e_2 = 0; e_2 < 4; e_2++)
                    f[r][e_2] = e[0][r][e_2] + e[0][r][e_2+2] + e[1][r][e_2] + e[1][r][e_2+2]
                            + e[2][r][e_2] + e[2][r][e_2+2];
            }
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_store<4>(&f_grid[f_at+r*f_row], f[r], valid_in[r], packed);
            // Shift: plane +1 is the next step's own.
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_shift<6>(e[0][r], e[1][r], e[2][r]);
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
    mint_copy_in(mappings, {"in.c", 15}, "a", &a[0][0][0], mint_extents(NZ, NY, NX), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 16}, "b", &b[0][0][0], mint_extents(NZ, NY, NX), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 17}, "c", &c[0][0][0], mint_extents(NZ, NY, NX), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 18}, "d", &d[0][0][0], mint_extents(NZ, NY, NX), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 19}, "e", &e[0][0][0], mint_extents(NZ, NY, NX), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 20}, "f", &f[0][0][0], mint_extents(NZ, NY, NX), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 21});
        {
            const mint_site site = {"in.c", 24};
            const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)nz + 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)ny + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)nx + 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_mapping &a_map = mint_find(site, "a", &a[0][0][0], sizeof(pixel),
                        mint_extents(0, 20, 133));
                mint_mapping &b_map = mint_find(site, "b", &b[0][0][0], sizeof(pixel),
                        mint_extents(0, 20, 133));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {a_map, "a", 0, "z-1..z+1", z_begin - 1, z_begin + z_count},
                    {a_map, "a", 1, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {a_map, "a", 2, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {b_map, "b", 0, "z", z_begin, z_begin + z_count - 1},
                    {b_map, "b", 1, "y", y_begin, y_begin + y_count - 1},
                    {b_map, "b", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "blur_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482366), mint_ceil_div(y_count, 16),
                        mint_ceil_div(z_count, 32));
                mint_launching(site, "blur_sweep1");
                blur_sweep1<<<blocks, dim3(32, 8), 0, mint_stream()>>>(
                    (pixel *)a_map.device, (int)a_map.stride[0], (int)a_map.stride[1],
                    (pixel *)b_map.device, (int)b_map.stride[0], (int)b_map.stride[1], (unsigned)x_count,
                    (unsigned)y_count, (unsigned)z_count,
                    mint_tensor<3>(site, a_map, {z_begin - 1, y_begin - 1, x_begin - 16}, {1, 18, 160}),
                    mint_is_aligned(a_map, x_begin, 16) && mint_is_aligned(b_map, x_begin, 4));
                mint_launched(site, "blur_sweep1", b_map);
            }
        }
        {
            const mint_site site = {"in.c", 41};
            const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)nz + 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)ny + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)nx + 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_mapping &c_map = mint_find(site, "c", &c[0][0][0], sizeof(unsigned),
                        mint_extents(0, 20, 133));
                mint_mapping &d_map = mint_find(site, "d", &d[0][0][0], sizeof(unsigned),
                        mint_extents(0, 20, 133));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {c_map, "c", 0, "z-1..z+1", z_begin - 1, z_begin + z_count},
                    {c_map, "c", 1, "y..y+1", y_begin, y_begin + y_count},
                    {c_map, "c", 2, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {d_map, "d", 0, "z", z_begin, z_begin + z_count - 1},
                    {d_map, "d", 1, "y", y_begin, y_begin + y_count - 1},
                    {d_map, "d", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "blur_sweep2",
                        mint_tiles(site, "x", x_count, 128, 2147482366), mint_ceil_div(y_count, 8),
                        mint_ceil_div(z_count, 4));
                mint_launching(site, "blur_sweep2");
                blur_sweep2<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                    (unsigned *)c_map.device, (int)c_map.stride[0], (int)c_map.stride[1],
                    (unsigned *)d_map.device, (int)d_map.stride[0], (int)d_map.stride[1], (unsigned)x_count,
                    (unsigned)y_count, (unsigned)z_count,
                    mint_is_aligned(c_map, x_begin, 16) && mint_is_aligned(d_map, x_begin, 16));
                mint_launched(site, "blur_sweep2", d_map);
            }
        }
        {
            const mint_site site = {"in.c", 48};
            const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)nz + 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)ny + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)nx + 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_mapping &e_map = mint_find(site, "e", &e[0][0][0], sizeof(int),
                        mint_extents(0, 20, 133));
                mint_mapping &f_map = mint_find(site, "f", &f[0][0][0], sizeof(short),
                        mint_extents(0, 20, 133));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {e_map, "e", 0, "z-1..z+1", z_begin - 1, z_begin + z_count},
                    {e_map, "e", 1, "y", y_begin, y_begin + y_count - 1},
                    {e_map, "e", 2, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {f_map, "f", 0, "z", z_begin, z_begin + z_count - 1},
                    {f_map, "f", 1, "y", y_begin, y_begin + y_count - 1},
                    {f_map, "f", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "blur_sweep3",
                        mint_tiles(site, "x", x_count, 128, 2147482366), mint_ceil_div(y_count, 8),
                        mint_ceil_div(z_count, 4));
                mint_launching(site, "blur_sweep3");
                blur_sweep3<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                    (int *)e_map.device, (int)e_map.stride[0], (int)e_map.stride[1], (short *)f_map.device,
                    (int)f_map.stride[0], (int)f_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                    (unsigned)z_count,
                    mint_is_aligned(e_map, x_begin, 16) && mint_is_aligned(f_map, x_begin, 8));
                mint_launched(site, "blur_sweep3", f_map);
            }
        }
...
    mint_copy_out({"in.c", 53}, "b", &b[0][0][0], mint_extents(NZ, NY, NX));
    mint_copy_out({"in.c", 54}, "d", &d[0][0][0], mint_extents(NZ, NY, NX));
    mint_copy_out({"in.c", 55}, "f", &f[0][0][0], mint_extents(NZ, NY, NX));
