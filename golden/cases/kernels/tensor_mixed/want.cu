
...
/* The loops at line 31.
 * source: read, pointwise
 * u: read, 3 points, radius [-2,0][-2,0][0,2]
 * k: read, 2 points, radius [0,1][0,0][-1,0]
 * mask: read, 2 points, radius [0,0][0,1][0,0]
 * v: written
 * A block computes 32x4x6 points, a thread 4x1x6 of them.
 * The tensor memory accelerator brings u to shared memory, planes -2 to +0 and 3 on their way.
 * The tensor memory accelerator brings k to shared memory, planes +0 to +1 and 3 on their way.
 * The tensor memory accelerator brings mask to shared memory and 3 on their way.
 * The model expects 136 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(32)
main_sweep1(const real *source_grid, long long source_plane, long long source_row,
            const float *__restrict__ u_grid, long long u_plane, long long u_row,
            const double *__restrict__ k_grid, long long k_plane, long long k_row,
            const short *__restrict__ mask_grid, long long mask_plane, long long mask_row,
            real *v_grid, long long v_plane, long long v_row, unsigned x_count, unsigned y_count,
            unsigned z_count, const __grid_constant__ CUtensorMap u_tensor,
            const __grid_constant__ CUtensorMap k_tensor,
            const __grid_constant__ CUtensorMap mask_tensor, bool aligned)
{
    const int tx = threadIdx.x*4, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*32 + tx, iy = blockIdx.y*4 + ty, iz_first = blockIdx.z*6;
    __shared__ mint_fetched<float, 32, 4, 0, 2, 2, 0> u_planes[6];
    __shared__ mint_fetched<double, 32, 4, 1, 0, 0, 0> k_planes[5];
    __shared__ mint_fetched<short, 32, 4, 0, 0, 0, 1> mask_planes[4];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 1 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 4 : 0 < rows_2 ? mint_valid(ix, x_count, 0) : 0;
        const int block_rows = interior ? 4 : mint_valid(blockIdx.y*4, y_count, 0);
        const int block_cells_2 = interior ? 34 : mint_valid(blockIdx.x*32, x_count, 2);
        const int block_cells = interior ? 32 : mint_valid(blockIdx.x*32, x_count, 0);
        const int block_rows_1 = interior ? 5 : mint_valid(blockIdx.y*4, y_count, 1);
        const unsigned iz_end = interior || iz_first + 6 < z_count ? iz_first + 6 : z_count;
        const int x0 = 2 + (int)ix, y0 = 2 + (int)iy, z0 = 2 + (int)iz_first;
        long long source_at = z0*source_plane + y0*source_row + x0, v_at = z0*v_plane + y0*v_row
                + x0;
        // Prologue: ask the tensor memory accelerator for the first planes.
        long long u_block_at = z0*u_plane + (y0 - ty)*u_row + (x0 - tx);
        long long k_block_at = z0*k_plane + (y0 - ty)*k_row + (x0 - tx);
        long long mask_block_at = z0*mask_plane + (y0 - ty)*mask_row + (x0 - tx);
        mint_open(u_planes, 6);
        mint_open(k_planes, 5);
        mint_open(mask_planes, 4);
        __syncthreads();
#pragma unroll
        for (int plane = 0; plane < 5; plane++)
            if (interior || iz_first + plane < iz_end + 2)
                mint_fetch<32>(u_planes[plane], u_tensor, ix, iy, iz_first + plane,
                        &u_grid[u_block_at+(plane-2)*u_plane], u_row, block_cells_2, block_rows,
                        packed);
#pragma unroll
        for (int plane_2 = 0; plane_2 < 4; plane_2++)
            if (interior || iz_first + plane_2 < iz_end + 1)
                mint_fetch<32>(k_planes[plane_2], k_tensor, ix, iy, iz_first + plane_2,
                        &k_grid[k_block_at+plane_2*k_plane], k_row, block_cells, block_rows,
                        packed);
#pragma unroll
        for (int plane_3 = 0; plane_3 < 3; plane_3++)
            if (interior || iz_first + plane_3 < iz_end)
                mint_fetch<32>(mask_planes[plane_3], mask_tensor, ix, iy, iz_first + plane_3,
                        &mask_grid[mask_block_at+plane_3*mask_plane], mask_row, block_cells,
                        block_rows_1, packed);
        real source[4]; // cells 0 to 3
        float u[3][3][6]; // planes -2 to 0, rows -2 to 0, cells 0 to 5
        double k[2][5]; // planes 0 to 1, cells -1 to 3
        short mask[2][4]; // rows 0 to 1, cells 0 to 3
        mint_await(u_planes[0], 0, packed);
        mint_await(u_planes[1], 0, packed);
        mint_await(k_planes[0], 0, packed);
#pragma unroll 1
        for (unsigned iz = iz_first; iz < iz_end; iz++, source_at += source_plane, v_at += v_plane,
                u_block_at += u_plane, k_block_at += k_plane, mask_block_at += mask_plane) {
            __syncthreads();
            if (iz + 3 < iz_end) {
                mint_fetch<32>(u_planes[(iz - iz_first + 5)%6], u_tensor, ix, iy, iz + 5,
                        &u_grid[u_block_at+3*u_plane], u_row, block_cells_2, block_rows, packed);
                mint_fetch<32>(k_planes[(iz - iz_first + 4)%5], k_tensor, ix, iy, iz + 4,
                        &k_grid[k_block_at+4*k_plane], k_row, block_cells, block_rows, packed);
                mint_fetch<32>(mask_planes[(iz - iz_first + 3)%4], mask_tensor, ix, iy, iz + 3,
                        &mask_grid[mask_block_at+3*mask_plane], mask_row, block_cells, block_rows_1,
                        packed);
            }
            mint_await(u_planes[(iz - iz_first + 2)%6], (iz - iz_first + 2)/6%2, packed);
            mint_await(k_planes[(iz - iz_first + 1)%5], (iz - iz_first + 1)/5%2, packed);
            mint_await(mask_planes[(iz - iz_first)%4], (iz - iz_first)/4%2, packed);
            mint_load<4>(source, &source_grid[source_at], valid, packed);
            mint_take<0, 4, 0>(u[2][0], u_planes[(iz - iz_first + 2)%6], tx, ty - 2);
            mint_take<0, 4, 0>(u[0][2], u_planes[(iz - iz_first)%6], tx, ty);
            mint_take<0, 4, 2>(u[2][2], u_planes[(iz - iz_first + 2)%6], tx, ty);
            mint_take<1, 4, 0>(&k[0][1], k_planes[(iz - iz_first)%5], tx, ty);
            mint_take<0, 4, 0>(&k[1][1], k_planes[(iz - iz_first + 1)%5], tx, ty);
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_take<0, 4, 0>(mask[r], mask_planes[(iz - iz_first)%4], tx, ty + r);
            // Compute and store.
            real v[4];
#pragma unroll
            for (int e = 0; e < 4; e++)
                v[e] = source[e] + u[0][2][e] + u[2][2][e+2] - u[2][0][e]*(real)k[0][e]
                        + (real)k[1][e+1] + mask[1][e] - mask[0][e];
            mint_store<4>(&v_grid[v_at], v, valid, packed);
        }
    };
    if (aligned && (blockIdx.x + 1)*32 <= x_count && (blockIdx.y + 1)*4 <= y_count
            && (blockIdx.z + 1)*6 <= z_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 23}, "u", &u[0][0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0]) / sizeof(u[0][0][0])), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 24}, "k", &k[0][0][0], mint_extents(sizeof(k) / sizeof(k[0]), sizeof(k[0]) / sizeof(k[0][0]), sizeof(k[0][0]) / sizeof(k[0][0][0])), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 25}, "mask", &mask[0][0][0], mint_extents(sizeof(mask) / sizeof(mask[0]), sizeof(mask[0]) / sizeof(mask[0][0]), sizeof(mask[0][0]) / sizeof(mask[0][0][0])), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 26}, "source", &source[0][0][0], mint_extents(sizeof(source) / sizeof(source[0]), sizeof(source[0]) / sizeof(source[0][0]), sizeof(source[0][0]) / sizeof(source[0][0][0])), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 27}, "v", &v[0][0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0]), sizeof(v[0][0]) / sizeof(v[0][0][0])), 2, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 28});
        {
            const mint_site site = {"in.c", 31};
            const long long z_begin = 2, z_count = mint_trips(z_begin, nz + 2, 1);
            const long long y_begin = 2, y_count = mint_trips(y_begin, ny + 2, 1);
            const long long x_begin = 2, x_count = mint_trips(x_begin, nx + 2, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_mapping &source_map = mint_find(site, "source", &source[0][0][0], sizeof(real),
                        mint_extents(0, sizeof(source[0]) / sizeof(source[0][0]), sizeof(source[0][0])
                        / sizeof(source[0][0][0])));
                mint_mapping &u_map = mint_find(site, "u", &u[0][0][0], sizeof(float),
                        mint_extents(0, sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0])
                        / sizeof(u[0][0][0])));
                mint_mapping &k_map = mint_find(site, "k", &k[0][0][0], sizeof(double),
                        mint_extents(0, sizeof(k[0]) / sizeof(k[0][0]), sizeof(k[0][0])
                        / sizeof(k[0][0][0])));
                mint_mapping &mask_map = mint_find(site, "mask", &mask[0][0][0], sizeof(short),
                        mint_extents(0, sizeof(mask[0]) / sizeof(mask[0][0]), sizeof(mask[0][0])
                        / sizeof(mask[0][0][0])));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0][0], sizeof(real),
                        mint_extents(0, sizeof(v[0]) / sizeof(v[0][0]), sizeof(v[0][0])
                        / sizeof(v[0][0][0])));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {source_map, "source", 0, "z", z_begin, z_begin + z_count - 1},
                    {source_map, "source", 1, "y", y_begin, y_begin + y_count - 1},
                    {source_map, "source", 2, "x", x_begin, x_begin + x_count - 1},
                    {u_map, "u", 0, "z-2..z", z_begin - 2, z_begin + z_count - 1},
                    {u_map, "u", 1, "y-2..y", y_begin - 2, y_begin + y_count - 1},
                    {u_map, "u", 2, "x..x+2", x_begin, x_begin + x_count + 1},
                    {k_map, "k", 0, "z..z+1", z_begin, z_begin + z_count},
                    {k_map, "k", 1, "y", y_begin, y_begin + y_count - 1},
                    {k_map, "k", 2, "x-1..x", x_begin - 1, x_begin + x_count - 1},
                    {mask_map, "mask", 0, "z", z_begin, z_begin + z_count - 1},
                    {mask_map, "mask", 1, "y..y+1", y_begin, y_begin + y_count},
                    {mask_map, "mask", 2, "x", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 0, "z", z_begin, z_begin + z_count - 1},
                    {v_map, "v", 1, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1",
                        mint_tiles(site, "x", x_count, 32, 2147482557), mint_ceil_div(y_count, 4),
                        mint_ceil_div(z_count, 6));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(8, 4), 0, mint_stream()>>>(
                    (real *)source_map.device, source_map.stride[0], source_map.stride[1],
                    (float *)u_map.device, u_map.stride[0], u_map.stride[1], (double *)k_map.device,
                    k_map.stride[0], k_map.stride[1], (short *)mask_map.device, mask_map.stride[0],
                    mask_map.stride[1], (real *)v_map.device, v_map.stride[0], v_map.stride[1],
                    (unsigned)x_count, (unsigned)y_count, (unsigned)z_count,
                    mint_tensor<3>(site, u_map, {z_begin - 2, y_begin - 2, x_begin}, {1, 6, 36}),
                    mint_tensor<3>(site, k_map, {z_begin, y_begin, x_begin - 2}, {1, 4, 34}),
                    mint_tensor<3>(site, mask_map, {z_begin, y_begin, x_begin}, {1, 5, 32}),
                    mint_is_aligned(source_map, x_begin, 16) && mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(k_map, x_begin, 16) && mint_is_aligned(mask_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                mint_launched(site, "main_sweep1", v_map);
            }
        }
...
    mint_copy_out({"in.c", 37}, "v", &v[0][0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0]), sizeof(v[0][0]) / sizeof(v[0][0][0])));
