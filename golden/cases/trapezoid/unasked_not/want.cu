
...
/* The loops at line 15.
 * u: read, 6 points, radius [-1,1][-1,1][-1,1]
 * f: read, pointwise
 * v: written
 * A block computes 64x32x4 points, a thread 2x4x4 of them, and keeps own columns in registers.
 * The tensor memory accelerator brings u to shared memory, planes -1 to +1, all that a block
 *   reads at once.
 * The model expects 91.7 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
newest_first_sweep1(const real *__restrict__ u_grid, long long u_plane, long long u_row,
                    const real *f_grid, long long f_plane, long long f_row, real *v_grid,
                    long long v_plane, long long v_row, unsigned x_count, unsigned y_count,
                    unsigned z_count, const __grid_constant__ CUtensorMap u_tensor, bool aligned)
{
    extern __shared__ __align__(128) char mint_shared[];
    const int tx = threadIdx.x*2, ty = threadIdx.y*4;
    const unsigned ix = blockIdx.x*64 + tx, iy = blockIdx.y*32 + ty, iz_first = blockIdx.z*4;
    auto *u_planes = reinterpret_cast<mint_fetched<real, 64, 32, 1, 1, 1, 1> *>(mint_shared);
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 4 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 2 : 0 < rows_2 ? mint_valid(ix, x_count, 0) : 0;
        int valid_in[4] = {valid, 1 < rows_2 ? valid : 0, 2 < rows_2 ? valid : 0, 3 < rows_2 ? valid
                : 0};
        const int block_rows = interior ? 33 : mint_valid(blockIdx.y*32, y_count, 1);
        const int block_cells = interior ? 65 : mint_valid(blockIdx.x*64, x_count, 1);
        const unsigned iz_end = interior || iz_first + 4 < z_count ? iz_first + 4 : z_count;
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy, z0 = 1 + (int)iz_first;
        long long f_at = z0*f_plane + y0*f_row + x0, v_at = z0*v_plane + y0*v_row + x0;
        // Prologue: ask the tensor memory accelerator for the first planes.
        long long u_block_at = z0*u_plane + (y0 - ty)*u_row + (x0 - tx);
        mint_open(u_planes, 6);
        __syncthreads();
#pragma unroll
        for (int plane = 0; plane < 6; plane++)
            if (interior || iz_first + plane < iz_end + 2)
                mint_fetch<256>(u_planes[plane], u_tensor, ix, iy, iz_first + plane,
                        &u_grid[u_block_at+(plane-1)*u_plane], u_row, block_cells, block_rows,
                        packed);
        real u[3][6][4]; // planes -1 to 1, rows -1 to 4, cells -1 to 2
        real f[2][4][2]; // planes 0 to 1, rows 0 to 3, cells 0 to 1
        mint_await(u_planes[0], 0, packed);
        mint_await(u_planes[1], 0, packed);
        // Prologue: fill the loop-carried rows, but for the newest plane.
#pragma unroll
        for (int r = 0; r < 4; r++) {
            mint_take<0, 2, 0>(&u[0][r+1][1], u_planes[0], tx, ty + r);
            mint_take<0, 2, 0>(&u[1][r+1][1], u_planes[1], tx, ty + r);
            mint_load<2>(f[0][r], &f_grid[f_at+r*f_row], valid_in[r], packed);
        }
#pragma unroll decltype(interior)::value ? 4 : 1
        for (unsigned iz = iz_first; iz < iz_end; iz++, f_at += f_plane, v_at += v_plane) {
            mint_await(u_planes[iz - iz_first + 2], 0, packed);
            mint_take<0, 2, 0>(&u[1][0][1], u_planes[iz - iz_first + 1], tx, ty - 1);
#pragma unroll
            for (int r = 0; r < 4; r++)
                mint_take<0, 2, 0>(&u[2][r+1][1], u_planes[iz - iz_first + 2], tx, ty + r);
            mint_take<0, 2, 0>(&u[1][5][1], u_planes[iz - iz_first + 1], tx, ty + 4);
            if (iz + 1 < iz_end) {
#pragma unroll
                for (int r = 0; r < 4; r++)
                    mint_load<2>(f[1][r], &f_grid[f_at+f_plane+r*f_row], valid_in[r], packed);
            }
#pragma unroll
            for (int r = 0; r < 4; r++)
                mint_take<1, 2, 1>(&u[1][r+1][1], u_planes[iz - iz_first + 1], tx, ty + r);
            // Compute and store.
            real v[4][2];
#pragma unroll
            for (int r = 0; r < 4; r++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    v[r][e] = (real)0.15*(u[2][r+1][e+1] + u[0][r+1][e+1] + u[1][r+2][e+1]
                            + u[1][r][e+1] + u[1][r+1][e+2] + u[1][r+1][e] + f[0][r][e]);
            }
#pragma unroll
            for (int r = 0; r < 4; r++)
                mint_store<2>(&v_grid[v_at+r*v_row], v[r], valid_in[r], packed);
            // Shift: plane +1 is the next step's own.
#pragma unroll
            for (int r = 0; r < 4; r++) {
                mint_shift<2>(&u[0][r+1][1], &u[1][r+1][1], &u[2][r+1][1]);
                mint_shift<2>(f[0][r], f[1][r]);
            }
        }
    };
    if (aligned && (blockIdx.x + 1)*64 <= x_count && (blockIdx.y + 1)*32 <= y_count
            && (blockIdx.z + 1)*4 <= z_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 9}, "u", &u[0][0][0], mint_extents(N, N, N), 1, mint_padded, mint_scoped_part);
    mint_copy_in(mappings, {"in.c", 10}, "v", &v[0][0][0], mint_extents(N, N, N), 1, mint_padded, mint_scoped_part);
    mint_copy_in(mappings, {"in.c", 11}, "f", &f[0][0][0], mint_extents(N, N, N), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 12});
...
        {
            const mint_site site = {"in.c", 15};
            const long long z_begin = 1, z_count = mint_trips(z_begin, N - 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, N - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, N - 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0][0], sizeof(real),
                        mint_extents(0, 12, 12));
                mint_mapping &f_map = mint_find(site, "f", &f[0][0][0], sizeof(real),
                        mint_extents(0, 12, 12));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0][0], sizeof(real),
                        mint_extents(0, 12, 12));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "z-1..z+1", z_begin - 1, z_begin + z_count},
                    {u_map, "u", 1, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 2, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {f_map, "f", 0, "z", z_begin, z_begin + z_count - 1},
                    {f_map, "f", 1, "y", y_begin, y_begin + y_count - 1},
                    {f_map, "f", 2, "x", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 0, "z", z_begin, z_begin + z_count - 1},
                    {v_map, "v", 1, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch u_reads = {"u[z + 1][y][x]", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1, 0}}, {-1,
                        1, {0, 0, 1}}}};
                const mint_touch v_writes = {"v[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                const mint_touch f_reads = {"f[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_coincide(site, loops, f_map, "f", f_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "newest_first_sweep1",
                        mint_tiles(site, "x", x_count, 64, 2147482494), mint_ceil_div(y_count, 32),
                        mint_ceil_div(z_count, 4));
                mint_prepare_shared(site, "newest_first_sweep1", (const void *)newest_first_sweep1, 112128);
                mint_launching(site, "newest_first_sweep1");
                newest_first_sweep1<<<blocks, dim3(32, 8), 112128, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)f_map.device,
                    f_map.stride[0], f_map.stride[1], (real *)v_map.device, v_map.stride[0],
                    v_map.stride[1], (unsigned)x_count, (unsigned)y_count, (unsigned)z_count,
                    mint_tensor<3>(site, u_map, {z_begin - 1, y_begin - 1, x_begin - 2}, {1, 34, 68}),
                    mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(f_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                mint_launched(site, "newest_first_sweep1", v_map);
            }
        }
...
}
    mint_copy_out({"in.c", 23}, "u", &u[0][0][0], mint_extents(N, N, N));
    mint_copy_out({"in.c", 24}, "v", &v[0][0][0], mint_extents(N, N, N));
...
/* The loops at line 35.
 * u: read, 5 points, radius [-1,1][-1,1]
 * f: read, pointwise
 * v: written
 * A block computes 512x1x1 points, a thread 2x1x1 of them.
 * The model expects 70.1 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
box_sweep1(const real *__restrict__ u_grid, long long u_row, const real *f_grid, long long f_row,
           real *v_grid, long long v_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*512 + tx, iy = mint_block_y();
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int valid_1 = interior ? 3 : mint_valid(ix, x_count, 1);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long u_at = y0*u_row + x0, f_at = y0*f_row + x0, v_at = y0*v_row + x0;
        real u[3][4]; // rows -1 to 1, cells -1 to 2
        real f[2]; // cells 0 to 1
        mint_load<2>(&u[0][1], &u_grid[u_at-u_row], valid_1, packed);
        mint_load<2>(&u[1][1], &u_grid[u_at], valid, packed);
        mint_load<2>(&u[2][1], &u_grid[u_at+u_row], valid_1, packed);
        mint_load<2>(f, &f_grid[f_at], valid, packed);
        mint_widen<1, 2, 1>(&u[0][1], &u_grid[u_at-u_row], valid_1);
        mint_widen<1, 2, 1>(&u[2][1], &u_grid[u_at+u_row], valid_1);
        // Compute and store.
        real v[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            v[e] = (real)0.2*(u[0][e] + u[0][e+2] + u[1][e+1] + u[2][e] + u[2][e+2] + f[e]);
        mint_store<2>(&v_grid[v_at], v, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*512 <= x_count && mint_block_y() + 1 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 29}, "u", &u[0][0], mint_extents(N, N), 1, mint_padded, mint_scoped_part);
    mint_copy_in(mappings_2, {"in.c", 30}, "v", &v[0][0], mint_extents(N, N), 1, mint_padded, mint_scoped_part);
    mint_copy_in(mappings_2, {"in.c", 31}, "f", &f[0][0], mint_extents(N, N), 1, mint_padded, mint_scoped_part);
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 32});
...
        {
            const mint_site site = {"in.c", 35};
            const long long y_begin = 1, y_count = mint_trips(y_begin, N - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, N - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 12));
                mint_mapping &f_map = mint_find(site, "f", &f[0][0], sizeof(real), mint_extents(0, 12));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 12));
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
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y - 1][x - 1]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch f_reads = {"f[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_coincide(site, loops, f_map, "f", f_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "box_sweep1",
                        mint_tiles(site, "x", x_count, 512, 2147481598),
                        mint_tiles(site, "y", y_count, 1, 2147417081));
                mint_launching(site, "box_sweep1");
                box_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)f_map.device, f_map.stride[0],
                    (real *)v_map.device, v_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(f_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                mint_launched(site, "box_sweep1", v_map);
            }
        }
...
}
    mint_copy_out({"in.c", 42}, "u", &u[0][0], mint_extents(N, N));
    mint_copy_out({"in.c", 43}, "v", &v[0][0], mint_extents(N, N));
...
/* The loops at line 53.
 * u: read, 4 points, radius [-1,1][-1,1]
 * v: written
 * A block computes 1024x2x1 points, a thread 4x2x1 of them.
 * The model expects 162 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
integers_sweep1(const int *__restrict__ u_grid, long long u_row, int *__restrict__ v_grid,
                long long v_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*4;
    const unsigned ix = blockIdx.x*1024 + tx, iy = mint_block_y()*2;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 2 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 4 : mint_valid(ix, x_count, 0);
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        const int valid_1 = interior ? 5 : mint_valid(ix, x_count, 1);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long u_at = y0*u_row + x0, v_at = y0*v_row + x0;
        int u[4][6]; // rows -1 to 2, cells -1 to 4
        mint_load<4>(&u[0][1], &u_grid[u_at-u_row], valid, packed);
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_load<4>(&u[r+1][1], &u_grid[u_at+r*u_row], valid_1, packed);
        mint_load<4>(&u[3][1], &u_grid[u_at+2*u_row], valid_in[1], packed);
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_widen<1, 4, 1>(&u[r+1][1], &u_grid[u_at+r*u_row], valid_1);
        // Compute and store.
        int v[2][4];
#pragma unroll
        for (int r = 0; r < 2; r++) {
#pragma unroll
            for (int e = 0; e < 4; e++)
                v[r][e] = (u[r+1][e] + u[r+1][e+2] + u[r][e+1] + u[r+2][e+1]) & 1023;
        }
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_store<4>(&v_grid[v_at+r*v_row], v[r], valid_in[r], packed);
    };
    if (aligned && (blockIdx.x + 1)*1024 <= x_count && (mint_block_y() + 1)*2 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

...
{ mint_scope mappings_3;
    mint_copy_in(mappings_3, {"in.c", 48}, "u", &u[0][0], mint_extents(N, N), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 49}, "v", &v[0][0], mint_extents(N, N), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_3({"in.c", 50});
...
        {
            const mint_site site = {"in.c", 53};
            const long long y_begin = 1, y_count = mint_trips(y_begin, N - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, N - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(int), mint_extents(0, 12));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(int), mint_extents(0, 12));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y][x - 1]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "integers_sweep1",
                        mint_tiles(site, "x", x_count, 1024, 2147480574),
                        mint_tiles(site, "y", y_count, 2, 2147417078));
                mint_launching(site, "integers_sweep1");
                integers_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (int *)u_map.device, u_map.stride[0], (int *)v_map.device, v_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                mint_launched(site, "integers_sweep1", v_map);
            }
        }
...
}
    mint_copy_out({"in.c", 60}, "u", &u[0][0], mint_extents(N, N));
    mint_copy_out({"in.c", 61}, "v", &v[0][0], mint_extents(N, N));
...
/* The loops at line 73.
 * u: read, 4 points, radius [-1,1][-1,1]
 * f: read, pointwise
 * g: read, pointwise
 * v: written
 * A block computes 512x1x1 points, a thread 2x1x1 of them.
 * The model expects 64.4 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
two_sources_sweep1(const real *__restrict__ u_grid, long long u_row, const real *f_grid,
                   long long f_row, const real *g_grid, long long g_row, real *v_grid,
                   long long v_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*512 + tx, iy = mint_block_y();
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int valid_1 = interior ? 3 : mint_valid(ix, x_count, 1);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long u_at = y0*u_row + x0, f_at = y0*f_row + x0, g_at = y0*g_row + x0, v_at = y0*v_row
                + x0;
        real u[3][4]; // rows -1 to 1, cells -1 to 2
        real f[2]; // cells 0 to 1
        real g[2]; // cells 0 to 1
        mint_load<2>(&u[0][1], &u_grid[u_at-u_row], valid, packed);
        mint_load<2>(&u[1][1], &u_grid[u_at], valid_1, packed);
        mint_load<2>(&u[2][1], &u_grid[u_at+u_row], valid, packed);
        mint_load<2>(f, &f_grid[f_at], valid, packed);
        mint_load<2>(g, &g_grid[g_at], valid, packed);
        mint_widen<1, 2, 1>(&u[1][1], &u_grid[u_at], valid_1);
        // Compute and store.
        real v[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            v[e] = (real)0.2*(u[1][e] + u[1][e+2] + u[0][e+1] + u[2][e+1]) + f[e]*g[e];
        mint_store<2>(&v_grid[v_at], v, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*512 <= x_count && mint_block_y() + 1 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

...
{ mint_scope mappings_4;
    mint_copy_in(mappings_4, {"in.c", 66}, "u", &u[0][0], mint_extents(N, N), 1, mint_padded, mint_scoped_part);
    mint_copy_in(mappings_4, {"in.c", 67}, "v", &v[0][0], mint_extents(N, N), 1, mint_padded, mint_scoped_part);
    mint_copy_in(mappings_4, {"in.c", 68}, "f", &f[0][0], mint_extents(N, N), 1, mint_padded, mint_scoped_part);
    mint_copy_in(mappings_4, {"in.c", 69}, "g", &g[0][0], mint_extents(N, N), 1, mint_padded, mint_scoped_part);
    /* #pragma mint parallel */ { mint_region region_4({"in.c", 70});
...
        {
            const mint_site site = {"in.c", 73};
            const long long y_begin = 1, y_count = mint_trips(y_begin, N - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, N - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 12));
                mint_mapping &f_map = mint_find(site, "f", &f[0][0], sizeof(real), mint_extents(0, 12));
                mint_mapping &g_map = mint_find(site, "g", &g[0][0], sizeof(real), mint_extents(0, 12));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 12));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {f_map, "f", 0, "y", y_begin, y_begin + y_count - 1},
                    {f_map, "f", 1, "x", x_begin, x_begin + x_count - 1},
                    {g_map, "g", 0, "y", y_begin, y_begin + y_count - 1},
                    {g_map, "g", 1, "x", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y][x - 1]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch f_reads = {"f[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch g_reads = {"g[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_coincide(site, loops, f_map, "f", f_reads, v_map, "v", v_writes);
                mint_coincide(site, loops, g_map, "g", g_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "two_sources_sweep1",
                        mint_tiles(site, "x", x_count, 512, 2147481598),
                        mint_tiles(site, "y", y_count, 1, 2147417081));
                mint_launching(site, "two_sources_sweep1");
                two_sources_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)f_map.device, f_map.stride[0],
                    (real *)g_map.device, g_map.stride[0], (real *)v_map.device, v_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(f_map, x_begin, 16) && mint_is_aligned(g_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                mint_launched(site, "two_sources_sweep1", v_map);
            }
        }
...
}
    mint_copy_out({"in.c", 80}, "u", &u[0][0], mint_extents(N, N));
    mint_copy_out({"in.c", 81}, "v", &v[0][0], mint_extents(N, N));
...
/* The loops at line 92.
 * f: read, 2 points, radius [0,0][-1,0]
 * u: read, 4 points, radius [-1,1][-1,1]
 * v: written
 * A block computes 512x1x1 points, a thread 2x1x1 of them.
 * The model expects 70.5 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
source_beside_sweep1(const real *__restrict__ f_grid, long long f_row,
                     const real *__restrict__ u_grid, long long u_row, real *__restrict__ v_grid,
                     long long v_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*512 + tx, iy = mint_block_y();
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int valid_1 = interior ? 3 : mint_valid(ix, x_count, 1);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long f_at = y0*f_row + x0, u_at = y0*u_row + x0, v_at = y0*v_row + x0;
        real f[3]; // cells -1 to 1
        real u[3][4]; // rows -1 to 1, cells -1 to 2
        mint_load<2>(&f[1], &f_grid[f_at], valid, packed);
        mint_load<2>(&u[0][1], &u_grid[u_at-u_row], valid, packed);
        mint_load<2>(&u[1][1], &u_grid[u_at], valid_1, packed);
        mint_load<2>(&u[2][1], &u_grid[u_at+u_row], valid, packed);
        mint_widen<1, 2, 0>(&f[1], &f_grid[f_at], valid);
        mint_widen<1, 2, 1>(&u[1][1], &u_grid[u_at], valid_1);
        // Compute and store.
        real v[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            v[e] = (real)0.2*(f[e]*u[1][e] + f[e+1]*u[1][e+2] + u[0][e+1] + u[2][e+1]);
        mint_store<2>(&v_grid[v_at], v, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*512 <= x_count && mint_block_y() + 1 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

...
{ mint_scope mappings_5;
    mint_copy_in(mappings_5, {"in.c", 86}, "u", &u[0][0], mint_extents(N, N), 1, mint_padded, mint_scoped_part);
    mint_copy_in(mappings_5, {"in.c", 87}, "v", &v[0][0], mint_extents(N, N), 1, mint_padded, mint_scoped_part);
    mint_copy_in(mappings_5, {"in.c", 88}, "f", &f[0][0], mint_extents(N, N), 1, mint_padded, mint_scoped_part);
    /* #pragma mint parallel */ { mint_region region_5({"in.c", 89});
...
        {
            const mint_site site = {"in.c", 92};
            const long long y_begin = 1, y_count = mint_trips(y_begin, N - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, N - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &f_map = mint_find(site, "f", &f[0][0], sizeof(real), mint_extents(0, 12));
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 12));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 12));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {f_map, "f", 0, "y", y_begin, y_begin + y_count - 1},
                    {f_map, "f", 1, "x-1..x", x_begin - 1, x_begin + x_count - 1},
                    {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch f_reads = {"f[y][x - 1]", {{0, 0, {1, 0}}, {-1, 0, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_reads = {"u[y][x - 1]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                mint_distinct(site, loops, f_map, "f", f_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "source_beside_sweep1",
                        mint_tiles(site, "x", x_count, 512, 2147481598),
                        mint_tiles(site, "y", y_count, 1, 2147417081));
                mint_launching(site, "source_beside_sweep1");
                source_beside_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)f_map.device, f_map.stride[0], (real *)u_map.device, u_map.stride[0],
                    (real *)v_map.device, v_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(f_map, x_begin, 16) && mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                mint_launched(site, "source_beside_sweep1", v_map);
            }
        }
...
}
    mint_copy_out({"in.c", 99}, "u", &u[0][0], mint_extents(N, N));
    mint_copy_out({"in.c", 100}, "v", &v[0][0], mint_extents(N, N));
