
...
/* The loops at line 16.
 * u: read, 3 points, radius [-2,2][-2,2]
 * v: written
 * A block computes 16x4x1 points.
 * Blocks keep u in shared memory.
 * The model expects 20.8 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(64)
main_sweep1(const real *__restrict__ u_grid, long long u_row, real *__restrict__ v_grid,
            long long v_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*16 + tx, iy = mint_block_y()*4 + ty;
    __shared__ mint_plane<real, 16, 4, 2, 2, 2, 2> u_planes[1];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 1 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 1 : 0 < rows_2 ? mint_valid(ix, x_count, 0) : 0;
        const int block_rows = interior ? 6 : mint_valid(mint_block_y()*4, y_count, 2);
        const int block_cells = interior ? 18 : mint_valid(blockIdx.x*16, x_count, 2);
        const int x0 = 2 + (int)ix, y0 = 2 + (int)iy;
        long long v_at = y0*v_row + x0;
        // Prologue: where the block begins.
        long long u_block_at = (y0 - ty)*u_row + (x0 - tx);
        real u[5][5]; // rows -2 to 2, cells -2 to 2
        mint_stage<64>(u_planes[0], &u_grid[u_block_at], u_row, block_cells, block_rows, packed);
        __pipeline_commit();
        __pipeline_wait_prior(0);
        __syncthreads();
        mint_take<0, 1, 0>(&u[0][2], u_planes[0], tx, ty - 2);
        mint_take<2, 1, 0>(&u[2][2], u_planes[0], tx, ty);
        mint_take<0, 1, 2>(&u[4][2], u_planes[0], tx, ty + 2);
        // Compute and store.
        real v[1];
#pragma unroll
        for (int e = 0; e < 1; e++)
            v[e] = u[0][e+2] + u[4][e+4] - u[2][e];
        mint_store<1>(&v_grid[v_at], v, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*16 <= x_count && (mint_block_y() + 1)*4 <= y_count)
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
                    {u_map, "u", 0, "y-2..y+2", y_begin - 2, y_begin + y_count + 1},
                    {u_map, "u", 1, "x-2..x+2", x_begin - 2, x_begin + x_count + 1},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y - 2][x]", {{-2, 2, {1, 0}, 2}, {-2, 2, {0, 1}, 2}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                        mint_tiles(site, "x", x_count, 16, 2147482589),
                        mint_tiles(site, "y", y_count, 4, 2147417071));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 4), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 8));
                mint_launched(site, "main_sweep1", v_map);
            }
        }
...
    mint_copy_out({"in.c", 20}, "v", v, mint_extents(w, w));
