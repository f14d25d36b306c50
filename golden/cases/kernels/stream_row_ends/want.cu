
...
/* The loops at line 23.
 * u: read, 2 points, radius [-1,0][0,1][0,0]
 * v: written
 * A block computes 32x8x4 points, a thread 1x2x4 of them, and keeps own columns in registers.
 * Blocks keep u in shared memory and 1 on their way.
 * The model expects 98.8 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(128)
main_sweep1(const real *__restrict__ u_grid, long long u_plane, long long u_row,
            real *__restrict__ v_grid, long long v_plane, long long v_row, unsigned x_count,
            unsigned y_count, unsigned z_count, bool aligned)
{
    const int tx = threadIdx.x, ty = threadIdx.y*2;
    const unsigned ix = blockIdx.x*32 + tx, iy = blockIdx.y*8 + ty, iz_first = blockIdx.z*4;
    __shared__ mint_plane<real, 32, 8, 0, 0, 0, 1> u_planes[2];
    auto tile_2 = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 2 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 1 : 0 < rows_2 ? mint_valid(ix, x_count, 0) : 0;
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        const int block_rows = interior ? 9 : mint_valid(blockIdx.y*8, y_count, 1);
        const int block_cells = interior ? 32 : mint_valid(blockIdx.x*32, x_count, 0);
        const unsigned iz_end = interior || iz_first + 4 < z_count ? iz_first + 4 : z_count;
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy, z0 = 1 + (int)iz_first;
        long long u_at = z0*u_plane + y0*u_row + x0, v_at = z0*v_plane + y0*v_row + x0;
        // Prologue: copy the first planes to shared memory.
        long long u_block_at = z0*u_plane + (y0 - ty)*u_row + (x0 - tx);
        mint_stage<128>(u_planes[0], &u_grid[u_block_at], u_row, block_cells, block_rows, packed);
        __pipeline_commit();
        real u[2][3][1]; // planes -1 to 0, rows 0 to 2
        // Prologue: fill the loop-carried rows, but for the newest plane.
        mint_load<1>(u[0][0], &u_grid[u_at-u_plane], valid, packed);
        mint_load<1>(u[0][1], &u_grid[u_at-u_plane+u_row], valid, packed);
#pragma unroll 1
        for (unsigned iz = iz_first; iz < iz_end; iz++, u_at += u_plane, v_at += v_plane,
                u_block_at += u_plane) {
            __pipeline_wait_prior(0);
            __syncthreads();
            if (iz + 1 < iz_end) {
                mint_stage<128>(u_planes[(iz - iz_first + 1)%2], &u_grid[u_block_at+u_plane], u_row,
                        block_cells, block_rows, packed);
                mint_take<0, 1, 0>(u[1][0], u_planes[(iz - iz_first)%2], tx, ty);
            }
            __pipeline_commit();
            mint_take<0, 1, 0>(u[1][1], u_planes[(iz - iz_first)%2], tx, ty + 1);
            mint_take<0, 1, 0>(u[1][2], u_planes[(iz - iz_first)%2], tx, ty + 2);
            // Compute and store.
            real v[2][1];
#pragma unroll
            for (int r = 0; r < 2; r++) {
#pragma unroll
                for (int e = 0; e < 1; e++)
                    v[r][e] = u[0][r][e] + u[1][r+1][e]*3;
            }
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_store<1>(&v_grid[v_at+r*v_row], v[r], valid_in[r], packed);
            // Shift: plane +1 is the next step's own.
            mint_shift<1>(u[0][0], u[1][0]);
            mint_shift<1>(u[0][1], u[1][1]);
        }
    };
    if (aligned && (blockIdx.x + 1)*32 <= x_count && (blockIdx.y + 1)*8 <= y_count
            && (blockIdx.z + 1)*4 <= z_count)
        tile_2(mint_constant<true>());
    else
        tile_2(mint_constant<false>());
}

/* The loops at line 26.
 * v: read, 2 points, radius [-1,0][-1,0][0,0]
 * p: written
 * A block computes 32x8x4 points, a thread 2x4x4 of them, and keeps own columns in registers.
 * Blocks keep v in shared memory and 1 on their way.
 * The model expects 107 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(32)
main_sweep2(const real *__restrict__ v_grid, long long v_plane, long long v_row,
            real *__restrict__ p_grid, long long p_plane, long long p_row, unsigned x_count,
            unsigned y_count, unsigned z_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y*4;
    const unsigned ix = blockIdx.x*32 + tx, iy = blockIdx.y*8 + ty, iz_first = blockIdx.z*4;
    __shared__ mint_plane<real, 32, 8, 0, 0, 1, 0> v_planes[2];
    auto tile_2 = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 4 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 2 : 0 < rows_2 ? mint_valid(ix, x_count, 0) : 0;
        int valid_in[4] = {valid, 1 < rows_2 ? valid : 0, 2 < rows_2 ? valid : 0, 3 < rows_2 ? valid
                : 0};
        const int block_rows = interior ? 8 : mint_valid(blockIdx.y*8, y_count, 0);
        const int block_cells = interior ? 32 : mint_valid(blockIdx.x*32, x_count, 0);
        const unsigned iz_end = interior || iz_first + 4 < z_count ? iz_first + 4 : z_count;
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy, z0 = 1 + (int)iz_first;
        long long v_at = z0*v_plane + y0*v_row + x0, p_at = z0*p_plane + y0*p_row + x0;
        // Prologue: copy the first planes to shared memory.
        long long v_block_at = z0*v_plane + (y0 - ty)*v_row + (x0 - tx);
        mint_stage<32>(v_planes[0], &v_grid[v_block_at], v_row, block_cells, block_rows, packed);
        __pipeline_commit();
        real v[2][5][2]; // planes -1 to 0, rows -1 to 3, cells 0 to 1
        // Prologue: fill the loop-carried rows, but for the newest plane.
#pragma unroll
        for (int r = 0; r < 3; r++)
            mint_load<2>(v[0][r+1], &v_grid[v_at-v_plane+r*v_row], valid_in[r], packed);
        mint_load<2>(v[0][4], &v_grid[v_at-v_plane+3*v_row], valid_in[3], packed);
#pragma unroll 1
        for (unsigned iz = iz_first; iz < iz_end; iz++, v_at += v_plane, p_at += p_plane,
                v_block_at += v_plane) {
            __pipeline_wait_prior(0);
            __syncthreads();
            if (iz + 1 < iz_end)
                mint_stage<32>(v_planes[(iz - iz_first + 1)%2], &v_grid[v_block_at+v_plane], v_row,
                        block_cells, block_rows, packed);
            __pipeline_commit();
            mint_take<0, 2, 0>(v[1][0], v_planes[(iz - iz_first)%2], tx, ty - 1);
#pragma unroll
            for (int r = 0; r < 3; r++)
                mint_take<0, 2, 0>(v[1][r+1], v_planes[(iz - iz_first)%2], tx, ty + r);
            if (iz + 1 < iz_end)
                mint_take<0, 2, 0>(v[1][4], v_planes[(iz - iz_first)%2], tx, ty + 3);
            // Compute and store.
            real p[4][2];
#pragma unroll
            for (int r = 0; r < 4; r++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    p[r][e] = v[0][r+1][e] - v[1][r][e]*3;
            }
#pragma unroll
            for (int r = 0; r < 4; r++)
                mint_store<2>(&p_grid[p_at+r*p_row], p[r], valid_in[r], packed);
            // Shift: plane +1 is the next step's own.
#pragma unroll
            for (int r = 0; r < 3; r++)
                mint_shift<2>(v[0][r+1], v[1][r+1]);
            mint_shift<2>(v[0][4], v[1][4]);
        }
    };
    if (aligned && (blockIdx.x + 1)*32 <= x_count && (blockIdx.y + 1)*8 <= y_count
            && (blockIdx.z + 1)*4 <= z_count)
        tile_2(mint_constant<true>());
    else
        tile_2(mint_constant<false>());
}

/* The loops at line 29.
 * v: read, 2 points, radius [0,1][0,1][-1,1]
 * p: read, 2 points, radius [0,1][-1,0][0,0]
 * u: written
 * A block computes 32x8x3 points, a thread 1x2x3 of them, and keeps own columns in registers.
 * Blocks keep v in shared memory, planes +0 to +1 and 1 on their way.
 * The model expects 57.8 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(128)
main_sweep3(const real *__restrict__ v_grid, long long v_plane, long long v_row,
            const real *__restrict__ p_grid, long long p_plane, long long p_row,
            real *__restrict__ u_grid, long long u_plane, long long u_row, unsigned x_count,
            unsigned y_count, unsigned z_count, bool aligned)
{
    const int tx = threadIdx.x, ty = threadIdx.y*2;
    const unsigned ix = blockIdx.x*32 + tx, iy = blockIdx.y*8 + ty, iz_first = blockIdx.z*3;
    __shared__ mint_plane<real, 32, 8, 1, 1, 0, 1> v_planes[3];
    auto tile_2 = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 2 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 1 : 0 < rows_2 ? mint_valid(ix, x_count, 0) : 0;
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        const int block_rows = interior ? 9 : mint_valid(blockIdx.y*8, y_count, 1);
        const int block_cells = interior ? 33 : mint_valid(blockIdx.x*32, x_count, 1);
        const unsigned iz_end = interior || iz_first + 3 < z_count ? iz_first + 3 : z_count;
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy, z0 = 1 + (int)iz_first;
        long long p_at = z0*p_plane + y0*p_row + x0, u_at = z0*u_plane + y0*u_row + x0;
        // Prologue: copy the first planes to shared memory.
        long long v_block_at = z0*v_plane + (y0 - ty)*v_row + (x0 - tx);
        mint_stage<128>(v_planes[0], &v_grid[v_block_at], v_row, block_cells, block_rows, packed);
        mint_stage<128>(v_planes[1], &v_grid[v_block_at+v_plane], v_row, block_cells, block_rows,
                packed);
        __pipeline_commit();
        real v[2][3][3]; // planes 0 to 1, rows 0 to 2, cells -1 to 1
        real p[3][3][1]; // planes 0 to 2, rows -1 to 1
        __pipeline_wait_prior(0);
        __syncthreads();
        // Prologue: fill the loop-carried rows, but for the newest plane.
        mint_take<1, 1, 1>(&v[0][1][1], v_planes[0], tx, ty + 1);
        mint_load<1>(p[0][1], &p_grid[p_at], valid, packed);
        mint_load<1>(p[1][1], &p_grid[p_at+p_plane], valid, packed);
        mint_load<1>(p[0][2], &p_grid[p_at+p_row], valid_in[1], packed);
#pragma unroll 1
        for (unsigned iz = iz_first; iz < iz_end; iz++, p_at += p_plane, u_at += u_plane,
                v_block_at += v_plane) {
            __pipeline_wait_prior(0);
            __syncthreads();
            if (iz + 1 < iz_end)
                mint_stage<128>(v_planes[(iz - iz_first + 2)%3], &v_grid[v_block_at+2*v_plane],
                        v_row, block_cells, block_rows, packed);
            __pipeline_commit();
            mint_take<1, 1, 0>(&v[0][0][1], v_planes[(iz - iz_first)%3], tx, ty);
            mint_take<1, 1, 1>(&v[1][1][1], v_planes[(iz - iz_first + 1)%3], tx, ty + 1);
            mint_take<0, 1, 1>(&v[1][2][1], v_planes[(iz - iz_first + 1)%3], tx, ty + 2);
            mint_load<1>(p[1][0], &p_grid[p_at+p_plane-p_row], valid, packed);
            if (iz + 1 < iz_end) {
                mint_load<1>(p[2][1], &p_grid[p_at+2*p_plane], valid, packed);
                mint_load<1>(p[1][2], &p_grid[p_at+p_plane+p_row], valid_in[1], packed);
            }
            // Compute and store.
            real u[2][1];
#pragma unroll
            for (int r = 0; r < 2; r++) {
#pragma unroll
                for (int e = 0; e < 1; e++)
                    u[r][e] = v[0][r][e] + v[1][r+1][e+2] + p[0][r+1][e]*p[1][r][e];
            }
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_store<1>(&u_grid[u_at+r*u_row], u[r], valid_in[r], packed);
            // Shift: plane +1 is the next step's own.
            mint_shift<3>(v[0][1], v[1][1]);
            mint_shift<1>(p[0][1], p[1][1], p[2][1]);
            mint_shift<1>(p[0][2], p[1][2]);
        }
    };
    if (aligned && (blockIdx.x + 1)*32 <= x_count && (blockIdx.y + 1)*8 <= y_count
            && (blockIdx.z + 1)*3 <= z_count)
        tile_2(mint_constant<true>());
    else
        tile_2(mint_constant<false>());
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 17}, "u", u, mint_extents(w, w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 18}, "v", v, mint_extents(w, w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 19}, "p", p, mint_extents(w, w, w), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 20}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 23};
            const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)n + 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "z-1..z", z_begin - 1, z_begin + z_count - 1},
                    {u_map, "u", 1, "y..y+1", y_begin, y_begin + y_count},
                    {u_map, "u", 2, "x", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 0, "z", z_begin, z_begin + z_count - 1},
                    {v_map, "v", 1, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch u_reads = {"u[z - 1][y][x]", {{-1, 0, {1, 0, 0}}, {0, 1, {0, 1, 0}}, {0, 0,
                        {0, 0, 1}}}};
                const mint_touch v_writes = {"v[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1",
                        mint_tiles(site, "x", x_count, 32, 2147482558), mint_ceil_div(y_count, 8),
                        mint_ceil_div(z_count, 4));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                    v_map.stride[0], v_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                    (unsigned)z_count,
                    mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 8));
                mint_launched(site, "main_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 26};
            const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)n + 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_table v_map = mint_find_table(site, "v", v);
                mint_table p_map = mint_find_table(site, "p", p);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "z-1..z", z_begin - 1, z_begin + z_count - 1},
                    {v_map, "v", 1, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                    {v_map, "v", 2, "x", x_begin, x_begin + x_count - 1},
                    {p_map, "p", 0, "z", z_begin, z_begin + z_count - 1},
                    {p_map, "p", 1, "y", y_begin, y_begin + y_count - 1},
                    {p_map, "p", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                v_map.settle(site, "v");
                p_map.settle(site, "p");
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch v_reads = {"v[z - 1][y][x]", {{-1, 0, {1, 0, 0}}, {-1, 0, {0, 1, 0}}, {0,
                        0, {0, 0, 1}}}};
                const mint_touch p_writes = {"p[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                mint_distinct(site, loops, v_map, "v", v_reads, p_map, "p", p_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2",
                        mint_tiles(site, "x", x_count, 32, 2147482558), mint_ceil_div(y_count, 8),
                        mint_ceil_div(z_count, 4));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(16, 2), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], v_map.stride[1], (real *)p_map.device,
                    p_map.stride[0], p_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                    (unsigned)z_count,
                    mint_is_aligned(v_map, x_begin, 16) && mint_is_aligned(p_map, x_begin, 16));
                mint_launched(site, "main_sweep2", p_map);
            }
        }
        {
            const mint_site site = {"in.c", 29};
            const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)n + 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_table v_map = mint_find_table(site, "v", v);
                mint_table p_map = mint_find_table(site, "p", p);
                mint_table u_map = mint_find_table(site, "u", u);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "z..z+1", z_begin, z_begin + z_count},
                    {v_map, "v", 1, "y..y+1", y_begin, y_begin + y_count},
                    {v_map, "v", 2, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {p_map, "p", 0, "z..z+1", z_begin, z_begin + z_count},
                    {p_map, "p", 1, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                    {p_map, "p", 2, "x", x_begin, x_begin + x_count - 1},
                    {u_map, "u", 0, "z", z_begin, z_begin + z_count - 1},
                    {u_map, "u", 1, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                v_map.settle(site, "v");
                p_map.settle(site, "p");
                u_map.settle(site, "u");
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch v_reads = {"v[z][y][x - 1]", {{0, 1, {1, 0, 0}}, {0, 1, {0, 1, 0}}, {-1, 1,
                        {0, 0, 1}, 2}}};
                const mint_touch u_writes = {"u[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                const mint_touch p_reads = {"p[z][y][x]", {{0, 1, {1, 0, 0}}, {-1, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                mint_distinct(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
                mint_distinct(site, loops, p_map, "p", p_reads, u_map, "u", u_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep3",
                        mint_tiles(site, "x", x_count, 32, 2147482558), mint_ceil_div(y_count, 8),
                        mint_ceil_div(z_count, 3));
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], v_map.stride[1], (real *)p_map.device,
                    p_map.stride[0], p_map.stride[1], (real *)u_map.device, u_map.stride[0],
                    u_map.stride[1], (unsigned)x_count, (unsigned)y_count, (unsigned)z_count,
                    mint_is_aligned(v_map, x_begin, 16) && mint_is_aligned(p_map, x_begin, 8) && mint_is_aligned(u_map, x_begin, 8));
                mint_launched(site, "main_sweep3", u_map);
            }
        }
...
    mint_copy_out({"in.c", 32}, "u", u, mint_extents(w, w, w));
    mint_copy_out({"in.c", 33}, "v", v, mint_extents(w, w, w));
    mint_copy_out({"in.c", 34}, "p", p, mint_extents(w, w, w));
