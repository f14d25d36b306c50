
...
static __constant__ const real weight_table[5] = {0.0625, 0.25, 0.375, 0.25, 0.0625};

/* The loops at line 23.
 * u: read, 9 points, radius [-2,2][-2,2][-2,2]
 * v: written
 * A block computes 64x8x4 points, a thread 2x2x4 of them, and keeps own columns in registers.
 * The model expects 104 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep1(const real *__restrict__ u_grid, long long u_plane, long long u_row,
            real *__restrict__ v_grid, long long v_plane, long long v_row, unsigned x_count,
            unsigned y_count, unsigned z_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y*2;
    const unsigned ix = blockIdx.x*64 + tx, iy = blockIdx.y*8 + ty, iz_first = blockIdx.z*4;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 2 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        const int valid_2 = interior ? 4 : mint_valid(ix, x_count, 2);
        const unsigned iz_end = interior || iz_first + 4 < z_count ? iz_first + 4 : z_count;
        const int x0 = 2 + (int)ix, y0 = 2 + (int)iy, z0 = 2 + (int)iz_first;
        long long u_at = z0*u_plane + y0*u_row + x0, v_at = z0*v_plane + y0*v_row + x0;
        real u[5][6][6]; // planes -2 to 2, rows -2 to 3, cells -2 to 3
        // Prologue: fill the loop-carried rows, but for the newest plane.
#pragma unroll
        for (int r = 0; r < 2; r++) {
            mint_load<2>(&u[0][r+2][2], &u_grid[u_at-2*u_plane+r*u_row], valid_2, packed);
            mint_load<2>(&u[1][r+2][2], &u_grid[u_at-u_plane+r*u_row], valid_2, packed);
            mint_load<2>(&u[2][r+2][2], &u_grid[u_at+r*u_row], valid_2, packed);
            mint_load<2>(&u[3][r+2][2], &u_grid[u_at+u_plane+r*u_row], valid_2, packed);
        }
#pragma unroll decltype(interior)::value ? 4 : 1
        for (unsigned iz = iz_first; iz < iz_end; iz++, u_at += u_plane, v_at += v_plane) {
#pragma unroll
            for (int r = -2; r < 0; r++)
                mint_load<2>(&u[2][r+2][2], &u_grid[u_at+r*u_row], valid, packed);
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_load<2>(&u[4][r+2][2], &u_grid[u_at+2*u_plane+r*u_row], valid_2, packed);
#pragma unroll
            for (int r = 2; r < 4; r++)
                mint_load<2>(&u[2][r+2][2], &u_grid[u_at+r*u_row], valid_in[r-2], packed);
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_widen<2, 2, 2>(&u[2][r+2][2], &u_grid[u_at+r*u_row], valid_2);
            // Compute and store.
            real v[2][2];
#pragma unroll
            for (int r = 0; r < 2; r++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    if (e < valid_in[r]) {
                        real s = 0;
                        s += weight_table[0]*u[2][r+2][e];
                        s += weight_table[1]*u[2][r+2][e+1];
                        s += weight_table[2]*u[2][r+2][e+2];
                        s += weight_table[3]*u[2][r+2][e+3];
                        s += weight_table[4]*u[2][r+2][e+4];
                        {
                            real t = u[4][r+2][e+2] - u[2][r][e+2];
                            s += (long)2*t*t;
                        }
                        {
                            real t = u[0][r+2][e+2] - u[2][r+4][e+2];
                            s += (long)-2*t*t;
                        }
                        v[r][e] = s;
                    }
            }
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_store<2>(&v_grid[v_at+r*v_row], v[r], valid_in[r], packed);
            // Shift: plane +1 is the next step's own.
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_shift<2>(&u[0][r+2][2], &u[1][r+2][2], &u[2][r+2][2], &u[3][r+2][2],
                        &u[4][r+2][2]);
        }
    };
    if (aligned && (blockIdx.x + 1)*64 <= x_count && (blockIdx.y + 1)*8 <= y_count
            && (blockIdx.z + 1)*4 <= z_count)
        tile(mint_constant<true>());
    else if (iy < y_count && iz_first < z_count)
        tile(mint_constant<false>());
}

/* The loops at line 38.
 * v: read, 19-point box without corners of radius 1
 * p: written
 * A block computes 64x8x8 points, a thread 2x2x8 of them, and keeps all columns in registers.
 * Blocks keep v in shared memory, planes +0 to +1 and 3 on their way.
 * The model expects 58.8 billion points a second, limited by arithmetic. */
static __global__ void __launch_bounds__(128)
main_sweep2(const real *__restrict__ v_grid, long long v_plane, long long v_row,
            real *__restrict__ p_grid, long long p_plane, long long p_row, unsigned x_count,
            unsigned y_count, unsigned z_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y*2;
    const unsigned ix = blockIdx.x*64 + tx, iy = blockIdx.y*8 + ty, iz_first = blockIdx.z*8;
    __shared__ mint_plane<real, 64, 8, 1, 1, 1, 1> v_planes[5];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 2 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 2 : 0 < rows_2 ? mint_valid(ix, x_count, 0) : 0;
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        const int valid_1 = interior ? 3 : 0 < rows_2 ? mint_valid(ix, x_count, 1) : 0;
        int valid_1_in[2] = {valid_1, 1 < rows_2 ? valid_1 : 0};
        const int block_rows = interior ? 9 : mint_valid(blockIdx.y*8, y_count, 1);
        const int block_cells = interior ? 65 : mint_valid(blockIdx.x*64, x_count, 1);
        const unsigned iz_end = interior || iz_first + 8 < z_count ? iz_first + 8 : z_count;
        const int x0 = 2 + (int)ix, y0 = 2 + (int)iy, z0 = 2 + (int)iz_first;
        long long v_at = z0*v_plane + y0*v_row + x0, p_at = z0*p_plane + y0*p_row + x0;
        // Prologue: copy the first planes to shared memory.
        long long v_block_at = z0*v_plane + (y0 - ty)*v_row + (x0 - tx);
        mint_stage<128>(v_planes[0], &v_grid[v_block_at], v_row, block_cells, block_rows, packed);
        mint_stage<128>(v_planes[1], &v_grid[v_block_at+v_plane], v_row, block_cells, block_rows,
                packed);
        __pipeline_commit();
        if (iz_first + 1 < iz_end)
            mint_stage<128>(v_planes[2], &v_grid[v_block_at+2*v_plane], v_row, block_cells,
                    block_rows, packed);
        __pipeline_commit();
        if (iz_first + 2 < iz_end)
            mint_stage<128>(v_planes[3], &v_grid[v_block_at+3*v_plane], v_row, block_cells,
                    block_rows, packed);
        __pipeline_commit();
        real v[3][4][4]; // planes -1 to 1, rows -1 to 2, cells -1 to 2
        __pipeline_wait_prior(2);
        __syncthreads();
        // Prologue: fill the loop-carried rows, but for the newest plane.
        mint_load<2>(&v[0][0][1], &v_grid[v_at-v_plane-v_row], valid_1, packed);
        mint_take<0, 2, 0>(&v[1][0][1], v_planes[0], tx, ty - 1);
#pragma unroll
        for (int r = 0; r < 2; r++) {
            mint_load<2>(&v[0][r+1][1], &v_grid[v_at-v_plane+r*v_row], valid_1, packed);
            mint_widen<1, 2, 1>(&v[0][r+1][1], &v_grid[v_at-v_plane+r*v_row], valid_1);
            mint_take<1, 2, 1>(&v[1][r+1][1], v_planes[0], tx, ty + r);
        }
        mint_load<2>(&v[0][3][1], &v_grid[v_at-v_plane+2*v_row], valid_1_in[1], packed);
        mint_take<0, 2, 0>(&v[1][3][1], v_planes[0], tx, ty + 2);
#pragma unroll decltype(interior)::value ? 5 : 1
        for (unsigned iz = iz_first; iz < iz_end; iz++, v_at += v_plane, p_at += p_plane,
                v_block_at += v_plane) {
            __pipeline_wait_prior(2);
            __syncthreads();
            if (iz + 3 < iz_end)
                mint_stage<128>(v_planes[(iz - iz_first + 4)%5], &v_grid[v_block_at+4*v_plane],
                        v_row, block_cells, block_rows, packed);
            __pipeline_commit();
            mint_take<0, 2, 0>(&v[2][0][1], v_planes[(iz - iz_first + 1)%5], tx, ty - 1);
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_take<1, 2, 1>(&v[2][r+1][1], v_planes[(iz - iz_first + 1)%5], tx, ty + r);
            mint_take<0, 2, 0>(&v[2][3][1], v_planes[(iz - iz_first + 1)%5], tx, ty + 2);
            mint_take<1, 2, 1>(&v[1][0][1], v_planes[(iz - iz_first)%5], tx, ty - 1);
            mint_take<1, 2, 1>(&v[1][3][1], v_planes[(iz - iz_first)%5], tx, ty + 2);
            // Compute and store.
            real p[2][2];
#pragma unroll
            for (int r = 0; r < 2; r++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    real s = 0;
                    s += 0.5*v[0][r][e+1];
                    s += 0.5*v[0][r+1][e];
                    s += 0.5*v[0][r+1][e+1];
                    s += 0.5*v[0][r+1][e+2];
                    s += 0.5*v[0][r+2][e+1];
                    s += 0.5*v[1][r][e];
                    s += 0.5*v[1][r][e+1];
                    s += 0.5*v[1][r][e+2];
                    s += 0.5*v[1][r+1][e];
                    s += -0.25*v[1][r+1][e+1];
                    s += 0.5*v[1][r+1][e+2];
                    s += 0.5*v[1][r+2][e];
                    s += 0.5*v[1][r+2][e+1];
                    s += 0.5*v[1][r+2][e+2];
                    s += 0.5*v[2][r][e+1];
                    s += 0.5*v[2][r+1][e];
                    s += 0.5*v[2][r+1][e+1];
                    s += 0.5*v[2][r+1][e+2];
                    s += 0.5*v[2][r+2][e+1];
                    p[r][e] = s;
                }
            }
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_store<2>(&p_grid[p_at+r*p_row], p[r], valid_in[r], packed);
            // Shift: plane +1 is the next step's own.
            mint_shift<2>(&v[0][0][1], &v[1][0][1], &v[2][0][1]);
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_shift<4>(v[0][r+1], v[1][r+1], v[2][r+1]);
            mint_shift<2>(&v[0][3][1], &v[1][3][1], &v[2][3][1]);
        }
    };
    if (aligned && (blockIdx.x + 1)*64 <= x_count && (blockIdx.y + 1)*8 <= y_count
            && (blockIdx.z + 1)*8 <= z_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

/* The loops at line 52.
 * v: read, 5-point star of radius 2
 * p: read, subscripts that are not index + constant
 * u: written
 * A block computes 64x8x4 points, a thread 2x2x4 of them, and keeps own columns in registers.
 * The model expects 69.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep3(const real *__restrict__ v_grid, long long v_plane, long long v_row,
            const real *__restrict__ p_grid, long long p_plane, long long p_row,
            real *__restrict__ u_grid, long long u_plane, long long u_row, int reach,
            unsigned x_count, unsigned y_count, unsigned z_count, bool aligned,
            mint_extent v_extent, mint_extent p_extent)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y*2;
    const unsigned ix = blockIdx.x*64 + tx, iy = blockIdx.y*8 + ty, iz_first = blockIdx.z*4;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 2 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        const unsigned iz_end = interior || iz_first + 4 < z_count ? iz_first + 4 : z_count;
        const int x0 = 2 + (int)ix, y0 = 2 + (int)iy, z0 = 2 + (int)iz_first;
        long long u_at = z0*u_plane + y0*u_row + x0;
#pragma unroll decltype(interior)::value ? 4 : 1
        for (unsigned iz = iz_first; iz < iz_end; iz++, u_at += u_plane) {
            const int z = 2 + (int)iz;
            // Compute and store.
            real u[2][2];
#pragma unroll
            for (int r = 0; r < 2; r++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    if (e < valid_in[r]) {
                        const int y = y0 + r, x = x0 + e;
                        real s = 0;
#pragma unroll 1
                        for (int d = -2; d <= 2; d++) {
                            if (v_grid[mint_inside(z*v_plane+(y+d)*v_row+x, v_extent, 0)] > 4)
                                break;
                            s += v_grid[mint_inside(z*v_plane+(y+d)*v_row+x, v_extent, 1)];
                        }
#pragma unroll 1
                        for (int d_2 = -reach; d_2 <= reach; d_2++)
                            s += p_grid[mint_inside((z+d_2)*p_plane+y*p_row+x, p_extent, 0)];
                        for (int d_3 = 0; d_3 < 3; d_3++)
                            s = s*s + d_3;
                        u[r][e] = s;
                    }
            }
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_store<2>(&u_grid[u_at+r*u_row], u[r], valid_in[r], packed);
        }
    };
    if (aligned && (blockIdx.x + 1)*64 <= x_count && (blockIdx.y + 1)*8 <= y_count
            && (blockIdx.z + 1)*4 <= z_count)
        tile(mint_constant<true>());
    else if (iy < y_count && iz_first < z_count)
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 16}, "u", u, mint_extents(w, w, w), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 17}, "v", v, mint_extents(w, w, w), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 18}, "p", p, mint_extents(w, w, w), 2, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 19}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 23};
            const long long z_begin = 2, z_count = mint_trips(z_begin, n + 2, 1);
            const long long y_begin = 2, y_count = mint_trips(y_begin, n + 2, 1);
            const long long x_begin = 2, x_count = mint_trips(x_begin, n + 2, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "z-(long)2..z+(long)2", z_begin - 2, z_begin + z_count + 1},
                    {u_map, "u", 1, "y-(long)2..y+(long)2", y_begin - 2, y_begin + y_count + 1},
                    {u_map, "u", 2, "x-2..x+2", x_begin - 2, x_begin + x_count + 1},
                    {v_map, "v", 0, "z", z_begin, z_begin + z_count - 1},
                    {v_map, "v", 1, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch u_reads = {"u[z][y][x + d]", {{-2, 2, {1, 0, 0}, 2}, {-2, 2, {0, 1, 0}, 2},
                        {-2, 2, {0, 0, 1}}}};
                const mint_touch v_writes = {"v[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1",
                        mint_tiles(site, "x", x_count, 64, 2147482493), mint_ceil_div(y_count, 8),
                        mint_ceil_div(z_count, 4));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                    v_map.stride[0], v_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                    (unsigned)z_count,
                    mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                mint_launched(site, "main_sweep1", v_map);
            }
            (void)weight; /* only kernels use them */
        }
...
        {
            const mint_site site = {"in.c", 38};
            const long long z_begin = 2, z_count = mint_trips(z_begin, n + 2, 1);
            const long long y_begin = 2, y_count = mint_trips(y_begin, n + 2, 1);
            const long long x_begin = 2, x_count = mint_trips(x_begin, n + 2, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_table v_map = mint_find_table(site, "v", v);
                mint_table p_map = mint_find_table(site, "p", p);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "z-1..z+1", z_begin - 1, z_begin + z_count},
                    {v_map, "v", 1, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {v_map, "v", 2, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {p_map, "p", 0, "z", z_begin, z_begin + z_count - 1},
                    {p_map, "p", 1, "y", y_begin, y_begin + y_count - 1},
                    {p_map, "p", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                v_map.settle(site, "v");
                p_map.settle(site, "p");
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch v_reads = {"v[z + dz][y + dy][x + dx]", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1,
                        0}}, {-1, 1, {0, 0, 1}}}};
                const mint_touch p_writes = {"p[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                mint_distinct(site, loops, v_map, "v", v_reads, p_map, "p", p_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2",
                        mint_tiles(site, "x", x_count, 64, 2147482493), mint_ceil_div(y_count, 8),
                        mint_ceil_div(z_count, 8));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], v_map.stride[1], (real *)p_map.device,
                    p_map.stride[0], p_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                    (unsigned)z_count,
                    mint_is_aligned(v_map, x_begin, 16) && mint_is_aligned(p_map, x_begin, 16));
                mint_launched(site, "main_sweep2", p_map);
            }
        }
...
        {
            const mint_site site = {"in.c", 52};
            const long long z_begin = 2, z_count = mint_trips(z_begin, n + 2, 1);
            const long long y_begin = 2, y_count = mint_trips(y_begin, n + 2, 1);
            const long long x_begin = 2, x_count = mint_trips(x_begin, n + 2, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_table v_map = mint_find_table(site, "v", v);
                mint_table p_map = mint_find_table(site, "p", p);
                mint_table u_map = mint_find_table(site, "u", u);
                mint_reach_or_dense(site, v_map, 0, z_begin, z_begin + z_count - 1);
                mint_reach_or_dense(site, v_map, 1, y_begin - 2, y_begin + y_count + 1);
                mint_reach_or_dense(site, v_map, 2, x_begin, x_begin + x_count - 1);
                mint_reach_or_dense(site, p_map, 0,  - (long long)(reach) + z_begin, (long long)(reach)
                        + z_begin + z_count - 1);
                mint_reach_or_dense(site, p_map, 1, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, p_map, 2, x_begin, x_begin + x_count - 1);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "z", z_begin, z_begin + z_count - 1},
                    {u_map, "u", 1, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                v_map.settle(site, "v");
                p_map.settle(site, "p");
                u_map.settle(site, "u");
                static const mint_checked v_checked[] = {
                    {{"in.c", 57}, "v", "v[z][y + d][x]", -1},
                    {{"in.c", 59}, "v", "v[z][y + d][x]", -1},
                };
                static const mint_checked p_checked[] = {
                    {{"in.c", 62}, "p", "p[z + d][y][x]", -1},
                };
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch v_reads = {"v[z][y + d][x]", {{0, 0, {1, 0, 0}}, {-2, 2, {0, 1, 0}}, {0, 0,
                        {0, 0, 1}}}};
                const mint_touch u_writes = {"u[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                const mint_touch p_reads = {"p[z + d][y][x]", {{ - (long long)(reach), (long long)(reach),
                        {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0, 0, 1}}}};
                mint_distinct(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
                mint_distinct(site, loops, p_map, "p", p_reads, u_map, "u", u_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep3",
                        mint_tiles(site, "x", x_count, 64, 2147482493), mint_ceil_div(y_count, 8),
                        mint_ceil_div(z_count, 4));
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], v_map.stride[1], (real *)p_map.device,
                    p_map.stride[0], p_map.stride[1], (real *)u_map.device, u_map.stride[0],
                    u_map.stride[1], reach, (unsigned)x_count, (unsigned)y_count, (unsigned)z_count,
                    mint_is_aligned(u_map, x_begin, 16),
                    mint_elements(site, v_map, v_map.device, v_checked),
                    mint_elements(site, p_map, p_map.device, p_checked));
                mint_launched(site, "main_sweep3", u_map);
            }
        }
...
    mint_copy_out({"in.c", 68}, "u", u, mint_extents(w, w, w));
    mint_copy_out({"in.c", 69}, "v", v, mint_extents(w, w, w));
    mint_copy_out({"in.c", 70}, "p", p, mint_extents(w, w, w));
