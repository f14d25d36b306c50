
...
/* The loops at line 20.
 * u: read, 6 points, radius [-3,2], clamped at the edges
 * v: written
 * A block computes 256x1x1 points, a thread 2x1x1 of them.
 * The model expects 124 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
line_sweep1(const real *__restrict__ u_grid, real *__restrict__ v_grid, unsigned i_count,
            bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ii = blockIdx.x*256 + tx;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ii, i_count, 0);
        const int i0 = (int)ii;
        long long u_at = i0, v_at = i0;
        real u[7]; // cells -3 to 3
        mint_load<2>(&u[3], &u_grid[u_at], valid, packed);
        mint_widen_alone<3, 2, 2, mint_both_ends>(&u[3], &u_grid[u_at], valid, ii, i_count);
        // Compute and store.
        real v[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            v[e] = u[e+3] + (real)0.5*u[e+2] + (real)0.25*u[e+4] + (real)0.125*u[e]
                    + (real)0.3*u[e+5] - (real)0.2*u[e+1];
        mint_store<2>(&v_grid[v_at], v, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*256 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 17}, "u", &u[0], mint_extents(n), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 18}, "v", &v[0], mint_extents(n), 0, mint_padded, mint_scoped);
    {
        const mint_site site = {"in.c", 20};
        const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
        if (i_count > 0) {
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
            mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
            mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            u_map.settle();
            v_map.settle();
            const mint_nest loops = {{{i_begin, i_count, 1}}};
            const mint_touch u_reads = {"u[i]", {{0, 0, {1}}}};
            const mint_touch v_writes = {"v[i]", {{0, 0, {1}}}};
            const mint_touch u_reads_2 = {"u[i > 0 ? i - 1 : 0]", {{i_begin, i_begin + i_count - 1,
                    {0}}}};
            mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
            mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "line_sweep1",
                    mint_tiles(site, "i", i_count, 256, 2147482111));
            mint_launching(site, "line_sweep1");
            line_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                (real *)u_map.device, (real *)v_map.device, (unsigned)i_count,
                mint_is_aligned(u_map, i_begin, 16) && mint_is_aligned(v_map, i_begin, 16));
            mint_launched(site, "line_sweep1", v_map);
        }
        (void)inside; /* only kernels use them */
    }
    mint_copy_out({"in.c", 23}, "v", &v[0], mint_extents(n));
...
/* The loops at line 35.
 * u: read, 7 points, radius [-2,2][-2,2], clamped at the edges
 * v: read and written, pointwise
 * A block computes 128x4x1 points, a thread 2x2x1 of them, and keeps own columns in registers.
 * The model expects 78.9 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
plane_sweep1(const real *u_grid, long long u_row, real *__restrict__ v_grid, long long v_row,
             unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y*2;
    const unsigned ix = blockIdx.x*128 + tx, iy_first = mint_block_y()*4 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const unsigned iy_end = interior || iy_first + 2 < y_count ? iy_first + 2 : y_count;
        const int x0 = (int)ix, y0 = (int)iy_first;
        long long u_at = y0*u_row + x0, v_at = y0*v_row + x0;
        real u[5][6]; // planes -2 to 2, cells -2 to 3
        // Prologue: fill the loop-carried rows, but for the newest plane.
        mint_load<2>(&u[0][2], &u_grid[u_at+-mint_back(iy_first, 2)*u_row], valid, packed);
        mint_widen<2, 2, 2, mint_both_ends>(&u[0][2], &u_grid[u_at+-mint_back(iy_first, 2)*u_row],
                valid, ix, x_count);
        mint_load<2>(&u[1][2], &u_grid[u_at+(iy_first > 0 ? -u_row : 0)], valid, packed);
        mint_widen<2, 2, 2, mint_both_ends>(&u[1][2], &u_grid[u_at+(iy_first > 0 ? -u_row : 0)],
                valid, ix, x_count);
        mint_load<2>(&u[2][2], &u_grid[u_at], valid, packed);
        mint_widen<2, 2, 2, mint_both_ends>(&u[2][2], &u_grid[u_at], valid, ix, x_count);
        mint_load<2>(&u[3][2], &u_grid[u_at+(iy_first+1 < y_count ? u_row : 0)], valid, packed);
        mint_widen<2, 2, 2, mint_both_ends>(&u[3][2],
                &u_grid[u_at+(iy_first+1 < y_count ? u_row : 0)], valid, ix, x_count);
#pragma unroll 1
        for (unsigned iy = iy_first; iy < iy_end; iy++, u_at += u_row, v_at += v_row) {
            mint_load<2>(&u[4][2], &u_grid[u_at+mint_ahead(iy, y_count, 2)*u_row], valid, packed);
            mint_widen<2, 2, 2, mint_both_ends>(&u[4][2],
                    &u_grid[u_at+mint_ahead(iy, y_count, 2)*u_row], valid, ix, x_count);
            // Compute and store.
#pragma unroll
            for (int e = 0; e < 2; e++)
                if (e < valid) {
                    v_grid[v_at+e] = u[2][e+1] - u[1][e+2] + (real)0.5*u[2][e+3]
                            + (real)0.5*u[3][e+2] + u[0][e+4] + (real)0.25*u[4][e];
                    if (v_grid[v_at+e] > 1)
                        v_grid[v_at+e] -= u[1][e+1];
                }
            // Shift: plane +1 is the next step's own.
            mint_shift<6>(u[0], u[1], u[2], u[3], u[4]);
        }
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*4 <= y_count)
        tile(mint_constant<true>());
    else if (iy_first < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 46.
 * v: read, 5-point star of radius 1, clamped at the edges
 * w: written
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 127 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
plane_sweep2(const real *__restrict__ v_grid, long long v_row, real *__restrict__ w_grid,
             long long w_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*128 + tx, iy = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        long long v_to[3] = {iy > 0 ? -v_row : 0, 0, iy + 1 < y_count ? v_row : 0};
        const int x0 = 2 + (int)ix, y0 = 1 + (int)iy;
        long long v_at = y0*v_row + x0, w_at = y0*w_row + x0;
        real v[3][4]; // rows -1 to 1, cells -1 to 2
        mint_load<2>(&v[0][1], &v_grid[v_at+v_to[0]], valid, packed);
        mint_load<2>(&v[1][1], &v_grid[v_at], valid, packed);
        mint_load<2>(&v[2][1], &v_grid[v_at+v_to[2]], valid, packed);
        mint_widen<1, 2, 1, mint_both_ends>(&v[1][1], &v_grid[v_at], valid, ix, x_count);
        // Compute and store.
        real w[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            w[e] = v[1][e] + v[1][e+2] + v[0][e+1] + v[2][e+1] - 4*v[1][e+1];
        mint_store<2>(&w_grid[w_at], w, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*2 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

...
{ mint_scope mappings_2;
...
    mint_copy_in(mappings_2, {"in.c", 29}, "u", u, mint_extents(n, m), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 30}, "v", v, mint_extents(n, m), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 31}, "w", w, mint_extents(n, m), 2, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 32}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 35};
            const long long y_begin = 0, y_count = mint_trips(y_begin, (long long)(n - 1) + 1, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, m, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                mint_reach_or_dense(site, u_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, u_map, 1, x_begin, x_begin + x_count - 1);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y][left]", {{0, 0, {1, 0}}, {x_begin, x_begin + x_count - 1,
                        {0, 0}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_reads_2 = {"u[top][x]", {{y_begin, y_begin + y_count - 1, {0, 0}}, {0, 0,
                        {0, 1}}}};
                const mint_touch u_reads_3 = {"u[CLAMP(y - 2, 0, n - 1)][CLAMP(x + 2, 0, m - 1)]",
                        {{y_begin, y_begin + y_count - 1, {0, 0}}, {x_begin, x_begin + x_count - 1, {0,
                        0}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_3, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "plane_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 4, 2147417073));
                mint_launching(site, "plane_sweep1");
                plane_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count, mint_is_aligned(u_map, x_begin, 16));
                mint_launched(site, "plane_sweep1", v_map);
            }
            (void)right, (void)below; /* only kernels use them */
        }
        {
            const mint_site site = {"in.c", 46};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n - 1, 1);
            const long long x_begin = 2, x_count = mint_trips(x_begin, m - 2, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table v_map = mint_find_table(site, "v", v);
                mint_table w_map = mint_find_table(site, "w", w);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    {w_map, "w", 0, "y", y_begin, y_begin + y_count - 1},
                    {w_map, "w", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                v_map.settle(site, "v");
                w_map.settle(site, "w");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch v_reads = {"v[y][w0]", {{0, 0, {1, 0}}, {x_begin, x_begin + x_count - 1,
                        {0, 0}}}};
                const mint_touch w_writes = {"w[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch v_reads_2 = {"v[n0][x]", {{y_begin, y_begin + y_count - 1, {0, 0}}, {0, 0,
                        {0, 1}}}};
                const mint_touch v_reads_3 = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, v_map, "v", v_reads, w_map, "w", w_writes);
                mint_distinct(site, loops, v_map, "v", v_reads_2, w_map, "w", w_writes);
                mint_distinct(site, loops, v_map, "v", v_reads_3, w_map, "w", w_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "plane_sweep2",
                        mint_tiles(site, "x", x_count, 128, 2147482365),
                        mint_tiles(site, "y", y_count, 2, 2147417078));
                mint_launching(site, "plane_sweep2");
                plane_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], (real *)w_map.device, w_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(v_map, x_begin, 16) && mint_is_aligned(w_map, x_begin, 16));
                mint_launched(site, "plane_sweep2", w_map);
            }
        }
...
    mint_copy_out({"in.c", 61}, "v", v, mint_extents(n, m));
    mint_copy_out({"in.c", 62}, "w", w, mint_extents(n, m));
...
/* The loops at line 70.
 * u: read, 3 points, radius [-2,2][-1,0][0,1], clamped at the edges
 * v: written
 * A block computes 64x8x4 points, a thread 2x2x4 of them, and keeps own columns in registers.
 * The model expects 113 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
cube_sweep1(const real *__restrict__ u_grid, long long u_plane, long long u_row,
            real *__restrict__ v_grid, long long v_plane, long long v_row, int n, unsigned x_count,
            unsigned y_count, unsigned z_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y*2;
    const unsigned ix = blockIdx.x*64 + tx, iy = blockIdx.y*8 + ty, iz_first = blockIdx.z*4;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 2 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        const unsigned iz_end = interior || iz_first + 4 < z_count ? iz_first + 4 : z_count;
        long long u_to[3] = {iy > 0 ? -u_row : 0, 0, u_row};
        const int x0 = (int)ix, y0 = (int)iy, z0 = (int)iz_first;
        long long u_at = z0*u_plane + y0*u_row + x0, v_at = z0*v_plane + y0*v_row + x0;
        real u[5][3][3]; // planes -2 to 2, rows -1 to 1, cells 0 to 2
        // Prologue: fill the loop-carried rows, but for the newest plane.
        mint_load<2>(u[0][1], &u_grid[u_at+-mint_back(iz_first, 2)*u_plane], valid, packed);
        mint_load<2>(u[1][1], &u_grid[u_at+(iz_first > 0 ? -u_plane : 0)], valid, packed);
        mint_load<2>(u[2][1], &u_grid[u_at], valid, packed);
        mint_load<2>(u[3][1], &u_grid[u_at+(iz_first+1 < z_count ? u_plane : 0)], valid, packed);
        mint_load<2>(u[0][2], &u_grid[u_at+-mint_back(iz_first, 2)*u_plane+u_to[2]], valid_in[1],
                packed);
        mint_load<2>(u[1][2], &u_grid[u_at+(iz_first > 0 ? -u_plane : 0)+u_to[2]], valid_in[1],
                packed);
        mint_load<2>(u[2][2], &u_grid[u_at+u_to[2]], valid_in[1], packed);
        mint_load<2>(u[3][2], &u_grid[u_at+(iz_first+1 < z_count ? u_plane : 0)+u_to[2]],
                valid_in[1], packed);
#pragma unroll decltype(interior)::value ? 4 : 1
        for (unsigned iz = iz_first; iz < iz_end; iz++, u_at += u_plane, v_at += v_plane) {
            mint_load<2>(u[2][0], &u_grid[u_at+u_to[0]], valid, packed);
            mint_load<2>(u[4][1], &u_grid[u_at+mint_ahead(iz, z_count, 2)*u_plane], valid, packed);
            mint_load<2>(u[4][2], &u_grid[u_at+mint_ahead(iz, z_count, 2)*u_plane+u_to[2]],
                    valid_in[1], packed);
            mint_widen<0, 2, 1, mint_high_end>(u[2][0], &u_grid[u_at+u_to[0]], valid, ix, x_count);
            mint_widen<0, 2, 1, mint_high_end>(u[2][1], &u_grid[u_at], valid, ix, x_count);
            // Compute and store.
            real v[2][2];
#pragma unroll
            for (int r = 0; r < 2; r++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    const int x = x0 + e;
                    real edge = x == 0 || x == n - 1 ? (real)2 : (real)1;
                    v[r][e] = u[0][r+1][e] + u[4][r+1][e]*edge + u[2][r][e+1];
                }
            }
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_store<2>(&v_grid[v_at+r*v_row], v[r], valid_in[r], packed);
            // Shift: plane +1 is the next step's own.
            mint_shift<2>(u[0][1], u[1][1], u[2][1], u[3][1], u[4][1]);
            mint_shift<2>(u[0][2], u[1][2], u[2][2], u[3][2], u[4][2]);
        }
    };
    if (aligned && (blockIdx.x + 1)*64 <= x_count && (blockIdx.y + 1)*8 <= y_count
            && (blockIdx.z + 1)*4 <= z_count)
        tile(mint_constant<true>());
    else if (iy < y_count && iz_first < z_count)
        tile(mint_constant<false>());
}

...
{ mint_scope mappings_3;
    mint_copy_in(mappings_3, {"in.c", 67}, "u", u, mint_extents(n, n, n), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 68}, "v", v, mint_extents(n, n, n), 0, mint_padded, mint_scoped);
    {
        const mint_site site = {"in.c", 70};
        const long long z_begin = 0, z_count = mint_trips(z_begin, n, 1);
        const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
        const long long x_begin = 0, x_count = mint_trips(x_begin, n, 1);
        if (z_count > 0 && y_count > 0 && x_count > 0) {
            mint_table u_map = mint_find_table(site, "u", u);
            mint_table v_map = mint_find_table(site, "v", v);
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {u_map, "u", 0, "z", z_begin, z_begin + z_count - 1},
                {u_map, "u", 1, "y", y_begin, y_begin + y_count - 1},
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
            const mint_touch u_reads = {"u[low][y][x]", {{z_begin, z_begin + z_count - 1, {0, 0, 0}},
                    {0, 0, {0, 1, 0}}, {0, 0, {0, 0, 1}}}};
            const mint_touch v_writes = {"v[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                    0, 1}}}};
            const mint_touch u_reads_2 = {"u[z][y < 1 ? 0 : y - 1][x < n - 1 ? x + 1 : n - 1]", {{0, 0,
                    {1, 0, 0}}, {y_begin, y_begin + y_count - 1, {0, 0, 0}}, {x_begin, x_begin + x_count
                    - 1, {0, 0, 0}}}};
            mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
            mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "cube_sweep1",
                    mint_tiles(site, "x", x_count, 64, 2147482495), mint_ceil_div(y_count, 8),
                    mint_ceil_div(z_count, 4));
            mint_launching(site, "cube_sweep1");
            cube_sweep1<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                v_map.stride[0], v_map.stride[1], n, (unsigned)x_count, (unsigned)y_count,
                (unsigned)z_count,
                mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
            mint_launched(site, "cube_sweep1", v_map);
        }
    }
    mint_copy_out({"in.c", 77}, "v", v, mint_extents(n, n, n));
