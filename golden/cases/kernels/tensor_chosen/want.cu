
...
/* The loops at line 20.
 * u: read, 19-point box without corners of radius 1
 * v: written
 * A block computes 64x16x8 points, a thread 2x4x8 of them, and keeps all columns in registers.
 * The tensor memory accelerator brings u to shared memory, planes -1 to +1, all that a block
 *   reads at once.
 * The model expects 242 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep1(const real *__restrict__ u_grid, long long u_plane, long long u_row,
            real *__restrict__ v_grid, long long v_plane, long long v_row, real CUtensorMap_,
            unsigned x_count, unsigned y_count, unsigned z_count,
            const __grid_constant__ CUtensorMap u_tensor, bool aligned)
{
    extern __shared__ __align__(128) char mint_shared[];
    const int tx = threadIdx.x*2, ty = threadIdx.y*4;
    const unsigned ix = blockIdx.x*64 + tx, iy = blockIdx.y*16 + ty, iz_first = blockIdx.z*8;
    auto *u_planes = reinterpret_cast<mint_fetched<real, 64, 16, 1, 1, 1, 1> *>(mint_shared);
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 4 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 2 : 0 < rows_2 ? mint_valid(ix, x_count, 0) : 0;
        int valid_in[4] = {valid, 1 < rows_2 ? valid : 0, 2 < rows_2 ? valid : 0, 3 < rows_2 ? valid
                : 0};
        const int block_rows = interior ? 17 : mint_valid(blockIdx.y*16, y_count, 1);
        const int block_cells = interior ? 65 : mint_valid(blockIdx.x*64, x_count, 1);
        const unsigned iz_end = interior || iz_first + 8 < z_count ? iz_first + 8 : z_count;
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy, z0 = 1 + (int)iz_first;
        long long v_at = z0*v_plane + y0*v_row + x0;
        // Prologue: ask the tensor memory accelerator for the first planes.
        long long u_block_at = z0*u_plane + (y0 - ty)*u_row + (x0 - tx);
        mint_open(u_planes, 10);
        __syncthreads();
#pragma unroll
        for (int plane = 0; plane < 10; plane++)
            if (interior || iz_first + plane < iz_end + 2)
                mint_fetch<128>(u_planes[plane], u_tensor, ix, iy, iz_first + plane,
                        &u_grid[u_block_at+(plane-1)*u_plane], u_row, block_cells, block_rows,
                        packed);
        real u[3][6][4]; // planes -1 to 1, rows -1 to 4, cells -1 to 2
        mint_await(u_planes[0], 0, packed);
        mint_await(u_planes[1], 0, packed);
        // Prologue: fill the loop-carried rows, but for the newest plane.
        mint_take<0, 2, 0>(&u[0][0][1], u_planes[0], tx, ty - 1);
        mint_take<0, 2, 0>(&u[1][0][1], u_planes[1], tx, ty - 1);
#pragma unroll
        for (int r = 0; r < 4; r++) {
            mint_take<1, 2, 1>(&u[0][r+1][1], u_planes[0], tx, ty + r);
            mint_take<1, 2, 1>(&u[1][r+1][1], u_planes[1], tx, ty + r);
        }
        mint_take<0, 2, 0>(&u[0][5][1], u_planes[0], tx, ty + 4);
        mint_take<0, 2, 0>(&u[1][5][1], u_planes[1], tx, ty + 4);
#pragma unroll 1
        for (unsigned iz = iz_first; iz < iz_end; iz++, v_at += v_plane) {
            mint_await(u_planes[iz - iz_first + 2], 0, packed);
            mint_take<0, 2, 0>(&u[2][0][1], u_planes[iz - iz_first + 2], tx, ty - 1);
#pragma unroll
            for (int r = 0; r < 4; r++)
                mint_take<1, 2, 1>(&u[2][r+1][1], u_planes[iz - iz_first + 2], tx, ty + r);
            mint_take<0, 2, 0>(&u[2][5][1], u_planes[iz - iz_first + 2], tx, ty + 4);
            mint_take<1, 2, 1>(&u[1][0][1], u_planes[iz - iz_first + 1], tx, ty - 1);
            mint_take<1, 2, 1>(&u[1][5][1], u_planes[iz - iz_first + 1], tx, ty + 4);
            // Compute and store.
            real v[4][2];
#pragma unroll
            for (int r = 0; r < 4; r++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    v[r][e] = u[0][r][e+1] + u[0][r+2][e+1] + u[0][r+1][e] + u[0][r+1][e+2]
                            + (u[1][r][e+1] + u[1][r+2][e+1] + u[1][r+1][e] + u[1][r+1][e+2])*2
                            + (u[2][r][e+1] + u[2][r+2][e+1] + u[2][r+1][e] + u[2][r+1][e+2])
                            - (u[1][r][e] + u[1][r][e+2] + u[1][r+2][e] + u[1][r+2][e+2])/3
                            + u[1][r+1][e+1]*CUtensorMap_*(u[0][r+1][e+1] - u[2][r+1][e+1]);
            }
#pragma unroll
            for (int r = 0; r < 4; r++)
                mint_store<2>(&v_grid[v_at+r*v_row], v[r], valid_in[r], packed);
            // Shift: plane +1 is the next step's own.
            mint_shift<2>(&u[0][0][1], &u[1][0][1], &u[2][0][1]);
#pragma unroll
            for (int r = 0; r < 4; r++)
                mint_shift<4>(u[0][r+1], u[1][r+1], u[2][r+1]);
            mint_shift<2>(&u[0][5][1], &u[1][5][1], &u[2][5][1]);
        }
    };
    if (aligned && (blockIdx.x + 1)*64 <= x_count && (blockIdx.y + 1)*16 <= y_count
            && (blockIdx.z + 1)*8 <= z_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 15}, "u", u, mint_extents(w, w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 16}, "v", v, mint_extents(w, w, w), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 17}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 20};
            const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)n + 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "z-1..z+1", z_begin - 1, z_begin + z_count},
                    {u_map, "u", 1, "y-1..y+1", y_begin - 1, y_begin + y_count},
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
                const mint_touch u_reads = {"PLANE(u[z - 1])", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1, 0}}, {-1,
                        1, {0, 0, 1}}}};
                const mint_touch v_writes = {"v[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1",
                        mint_tiles(site, "x", x_count, 64, 2147482494), mint_ceil_div(y_count, 16),
                        mint_ceil_div(z_count, 8));
                mint_prepare_shared(site, "main_sweep1", (const void *)main_sweep1, 99840);
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(32, 4), 99840, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                    v_map.stride[0], v_map.stride[1], CUtensorMap, (unsigned)x_count, (unsigned)y_count,
                    (unsigned)z_count,
                    mint_tensor<3>(site, u_map, {z_begin - 1, y_begin - 1, x_begin - 2}, {1, 18, 68}),
                    mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                mint_launched(site, "main_sweep1", v_map);
            }
        }
...
    mint_copy_out({"in.c", 27}, "v", v, mint_extents(w, w, w));
