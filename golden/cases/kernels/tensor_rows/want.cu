
...
/* The loops at line 16.
 * u: read, 3 points, radius [-2,0][0,1]
 * v: written
 * A block computes 16x12x1 points, a thread 2x12x1 of them, and keeps own columns in registers.
 * The tensor memory accelerator brings u to shared memory, planes -2 to +0 and 1 on their way.
 * The model expects 180 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(8)
main_sweep1(const real *__restrict__ u_grid, long long u_row, real *__restrict__ v_grid,
            long long v_row, unsigned x_count, unsigned y_count,
            const __grid_constant__ CUtensorMap u_tensor, bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*16 + tx, iy_first = mint_block_y()*12;
    __shared__ mint_fetched<real, 16, 1, 0, 1, 0, 0> u_planes[4];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int block_cells = interior ? 17 : mint_valid(blockIdx.x*16, x_count, 1);
        const unsigned iy_end = interior || iy_first + 12 < y_count ? iy_first + 12 : y_count;
        const int x0 = 2 + (int)ix, y0 = 2 + (int)iy_first;
        long long v_at = y0*v_row + x0;
        // Prologue: ask the tensor memory accelerator for the first planes.
        long long u_block_at = y0*u_row + (x0 - tx);
        mint_open(u_planes, 4);
        __syncthreads();
#pragma unroll
        for (int plane = 0; plane < 3; plane++)
            if (interior || iy_first + plane < iy_end + 2)
                mint_fetch<8>(u_planes[plane], u_tensor, ix, iy_first + plane,
                        &u_grid[u_block_at+(plane-2)*u_row], 0, block_cells, 1, packed);
        real u[3][3]; // planes -2 to 0, cells 0 to 2
        mint_await(u_planes[0], 0, packed);
        mint_await(u_planes[1], 0, packed);
        // Prologue: fill the loop-carried rows, but for the newest plane.
        mint_take<0, 2, 0>(u[0], u_planes[0], tx, 0);
        mint_take<0, 2, 0>(u[1], u_planes[1], tx, 0);
#pragma unroll decltype(interior)::value ? 2 : 1
        for (unsigned iy = iy_first; iy < iy_end; iy++, v_at += v_row, u_block_at += u_row) {
            __syncthreads();
            if (iy + 1 < iy_end)
                mint_fetch<8>(u_planes[(iy - iy_first + 3)%4], u_tensor, ix, iy + 3,
                        &u_grid[u_block_at+u_row], 0, block_cells, 1, packed);
            mint_await(u_planes[(iy - iy_first + 2)%4], (iy - iy_first + 2)/4%2, packed);
            mint_take<0, 2, 0>(u[2], u_planes[(iy - iy_first + 2)%4], tx, 0);
            mint_take<0, 2, 1>(u[2], u_planes[(iy - iy_first + 2)%4], tx, 0);
            // Compute and store.
            real v[2];
#pragma unroll
            for (int e = 0; e < 2; e++)
                v[e] = u[2][e] + u[2][e+1] - u[0][e];
            mint_store<2>(&v_grid[v_at], v, valid, packed);
            // Shift: plane +1 is the next step's own.
            mint_shift<2>(u[0], u[1], u[2]);
        }
    };
    if (aligned && (blockIdx.x + 1)*16 <= x_count && (mint_block_y() + 1)*12 <= y_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 11}, "u", u, mint_extents(w, w), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 12}, "v", v, mint_extents(w, w), 2, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 13}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 16};
            const long long y_begin = 2, y_count = mint_trips(y_begin, n + 2, 1);
            const long long x_begin = 2, x_count = mint_trips(x_begin, n + 2, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-2..y", y_begin - 2, y_begin + y_count - 1},
                    {u_map, "u", 1, "x..x+1", x_begin, x_begin + x_count},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y][x]", {{-2, 0, {1, 0}, 2}, {0, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                        mint_tiles(site, "x", x_count, 16, 2147482589),
                        mint_tiles(site, "y", y_count, 12, 2147417047));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(8), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count,
                    mint_tensor<2>(site, u_map, {y_begin - 2, x_begin}, {1, 18}),
                    mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                mint_launched(site, "main_sweep1", v_map);
            }
        }
...
    mint_copy_out({"in.c", 20}, "v", v, mint_extents(w, w));
