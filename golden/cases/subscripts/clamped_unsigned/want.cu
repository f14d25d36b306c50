
...
/* The loops at line 14.
 * u: read, 5-point star of radius 1, clamped at the edges
 * v: written
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 127 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
wide_sweep1(const real *__restrict__ u_grid, long long u_row, real *__restrict__ v_grid,
            long long v_row, long long x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const long long ix = (long long)blockIdx.x*128 + tx;
    const unsigned iy = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        long long u_to[3] = {iy > 0 ? -u_row : 0, 0, iy + 1 < y_count ? u_row : 0};
        const size_t x0 = (size_t)ix, y0 = (size_t)iy;
        long long u_at = y0*u_row + x0, v_at = y0*v_row + x0;
        real u[3][4]; // rows -1 to 1, cells -1 to 2
        mint_load<2>(&u[0][1], &u_grid[u_at+u_to[0]], valid, packed);
        mint_load<2>(&u[1][1], &u_grid[u_at], valid, packed);
        mint_load<2>(&u[2][1], &u_grid[u_at+u_to[2]], valid, packed);
        mint_widen<1, 2, 1, mint_both_ends>(&u[1][1], &u_grid[u_at], valid, ix, x_count);
        // Compute and store.
        real v[2];
#pragma unroll
        for (int e_2 = 0; e_2 < 2; e_2++)
            v[e_2] = u[1][e_2+1] + (real)0.125*(u[0][e_2+1] + u[2][e_2+1] + u[1][e_2]
                    + u[1][e_2+2]);
        mint_store<2>(&v_grid[v_at], v, valid, packed);
    };
    if (aligned && ((long long)blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*2 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 11}, "u", &u[0][0], mint_extents(n, N), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 12}, "v", &v[0][0], mint_extents(n, N), 0, mint_padded, mint_scoped);
    {
        const mint_site site = {"in.c", 14};
        const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
        const long long x_begin = 0, x_count = mint_trips(x_begin, 70, 1);
        if (y_count > 0 && x_count > 0) {
            mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 70));
            mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 70));
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
            const mint_touch u_reads = {"u[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const mint_touch u_reads_2 = {"u[north][x]", {{y_begin, y_begin + y_count - 1, {0, 0}}, {0,
                    0, {0, 1}}}};
            const mint_touch u_reads_3 = {"u[y][west]", {{0, 0, {1, 0}}, {x_begin, x_begin + x_count
                    - 1, {0, 0}}}};
            mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
            mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
            mint_distinct(site, loops, u_map, "u", u_reads_3, v_map, "v", v_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "wide_sweep1", mint_ceil_div(x_count, 128),
                    mint_tiles(site, "y", y_count, 2, 4294900727));
            mint_launching(site, "wide_sweep1");
            wide_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], x_count,
                (unsigned)y_count,
                mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
            mint_launched(site, "wide_sweep1", v_map);
        }
    }
    mint_copy_out({"in.c", 20}, "v", &v[0][0], mint_extents(n, N));
...
/* The loops at line 28.
 * u: read, 7-point star of radius 1, clamped at the edges
 * v: written
 * A block computes 64x8x4 points, a thread 2x2x4 of them, and keeps own columns in registers.
 * The model expects 111 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
flat_sweep1(const real *__restrict__ u_grid, long long u_plane, long long u_row,
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
        const unsigned iz_end = interior || iz_first + 4 < z_count ? iz_first + 4 : z_count;
        long long u_to[4] = {iy > 0 ? -u_row : 0, 0, interior ? u_row : iy + 1 < y_count ? u_row
                : 0, mint_ahead(iy, y_count, 2)*u_row};
        const unsigned x0 = ix, y0 = iy, z0 = iz_first;
        long long u_at = z0*u_plane + y0*u_row + x0, v_at = z0*v_plane + y0*v_row + x0;
        real u[3][4][4]; // planes -1 to 1, rows -1 to 2, cells -1 to 2
        // Prologue: fill the loop-carried rows, but for the newest plane.
#pragma unroll
        for (int r = 0; r < 2; r++) {
            mint_load<2>(&u[0][r+1][1], &u_grid[u_at+(iz_first > 0 ? -u_plane : 0)+u_to[r+1]],
                    valid, packed);
            mint_load<2>(&u[1][r+1][1], &u_grid[u_at+u_to[r+1]], valid, packed);
        }
#pragma unroll decltype(interior)::value ? 4 : 1
        for (unsigned iz = iz_first; iz < iz_end; iz++, u_at += u_plane, v_at += v_plane) {
            mint_load<2>(&u[1][0][1], &u_grid[u_at+u_to[0]], valid, packed);
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_load<2>(&u[2][r+1][1], &u_grid[u_at+(iz+1 < z_count ? u_plane : 0)+u_to[r+1]],
                        valid, packed);
            mint_load<2>(&u[1][3][1], &u_grid[u_at+u_to[3]], valid_in[1], packed);
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_widen<1, 2, 1, mint_both_ends>(&u[1][r+1][1], &u_grid[u_at+u_to[r+1]], valid,
                        ix, x_count);
            // Compute and store.
            real v[2][2];
#pragma unroll
            for (int r = 0; r < 2; r++) {
#pragma unroll
                for (int e_2 = 0; e_2 < 2; e_2++)
                    v[r][e_2] = u[1][r+1][e_2+1] + (real)0.1*(u[1][r+1][e_2] - u[1][r+1][e_2+2])
                            + (real)0.2*(u[1][r][e_2+1] + u[1][r+2][e_2+1])
                            - (real)0.3*(u[0][r+1][e_2+1] + u[2][r+1][e_2+1]);
            }
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_store<2>(&v_grid[v_at+r*v_row], v[r], valid_in[r], packed);
            // Shift: plane +1 is the next step's own.
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_shift<2>(&u[0][r+1][1], &u[1][r+1][1], &u[2][r+1][1]);
        }
    };
    if (aligned && (blockIdx.x + 1)*64 <= x_count && (blockIdx.y + 1)*8 <= y_count
            && (blockIdx.z + 1)*4 <= z_count)
        tile(mint_constant<true>());
    else if (iy < y_count && iz_first < z_count)
        tile(mint_constant<false>());
}

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 25}, "u", &u[0], mint_extents(nz, ny, nx), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 26}, "v", &v[0], mint_extents(nz, ny, nx), 0, mint_padded, mint_scoped);
    {
        const mint_site site = {"in.c", 28};
        const long long z_begin = 0, z_count = mint_trips(z_begin, nz, 1);
        const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
        const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
        if (z_count > 0 && y_count > 0 && x_count > 0) {
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)nx*ny,
                    (long long)nx);
            mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)nx*ny,
                    (long long)nx);
            mint_reach_view(site, u_map, "u", {{z_begin, y_begin, x_begin}, {z_begin + z_count - 1,
                    y_begin + y_count - 1, x_begin + x_count - 1}},
                    "(long long)z][(long long)y][(long long)x", true);
            mint_reach_view(site, v_map, "v", {{z_begin, y_begin, x_begin}, {z_begin + z_count - 1,
                    y_begin + y_count - 1, x_begin + x_count - 1}},
                    "(long long)z][(long long)y][(long long)x", true);
            u_map.settle();
            v_map.settle();
            const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                    1}}};
            const mint_touch u_reads = {"u[c]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0, 0,
                    1}}}};
            const mint_touch v_writes = {"v[c]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0, 0,
                    1}}}};
            const mint_touch u_reads_2 = {"u[w + nx * (y + ny * z)]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1,
                    0}}, {x_begin, x_begin + x_count - 1, {0, 0, 0}}}};
            const mint_touch u_reads_3 = {"u[x + nx * (n + ny * z)]", {{0, 0, {1, 0, 0}}, {y_begin,
                    y_begin + y_count - 1, {0, 0, 0}}, {0, 0, {0, 0, 1}}}};
            const mint_touch u_reads_4 = {"u[x + nx * (y + ny * b)]", {{z_begin, z_begin + z_count - 1,
                    {0, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0, 0, 1}}}};
            mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
            mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
            mint_distinct(site, loops, u_map, "u", u_reads_3, v_map, "v", v_writes);
            mint_distinct(site, loops, u_map, "u", u_reads_4, v_map, "v", v_writes);
            const bool v_apart = mint_once(v_map);
            mint_apart(site, v_apart
                    || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere), "v[c]",
                    "v[c]");
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "flat_sweep1",
                    mint_tiles(site, "x", x_count, 64, 4294966143), mint_ceil_div(y_count, 8),
                    mint_ceil_div(z_count, 4));
            mint_launching(site, "flat_sweep1");
            flat_sweep1<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                v_map.stride[0], v_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                (unsigned)z_count,
                mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
            mint_launched(site, "flat_sweep1", v_map);
        }
    }
    mint_copy_out({"in.c", 36}, "v", &v[0], mint_extents(nz, ny, nx));
...
/* The loops at line 45.
 * u: read, 4 points, radius [-1,1][-2,1], clamped at the edges
 * v: written
 * A block computes 128x4x1 points, a thread 2x2x1 of them.
 * The model expects 225 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
image_sweep1(const unsigned char *__restrict__ u_grid, long long u_row, real *__restrict__ v_grid,
             long long v_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y*2;
    const unsigned ix = blockIdx.x*128 + tx, iy = mint_block_y()*4 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 2 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        long long u_to[4] = {iy > 0 ? -u_row : 0, 0, interior ? u_row : iy + 1 < y_count ? u_row
                : 0, mint_ahead(iy, y_count, 2)*u_row};
        const int x0 = (int)ix, y0 = (int)iy;
        long long u_at = y0*u_row + x0, v_at = y0*v_row + x0;
        unsigned char u[4][5]; // rows -1 to 2, cells -2 to 2
        mint_load<2>(&u[0][2], &u_grid[u_at+u_to[0]], valid, packed);
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_load<2>(&u[r+1][2], &u_grid[u_at+u_to[r+1]], valid, packed);
        mint_load<2>(&u[3][2], &u_grid[u_at+u_to[3]], valid_in[1], packed);
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_widen<2, 2, 1, mint_both_ends>(&u[r+1][2], &u_grid[u_at+u_to[r+1]], valid, ix,
                    x_count);
        // Compute and store.
        real v[2][2];
#pragma unroll
        for (int r = 0; r < 2; r++) {
#pragma unroll
            for (int e_2 = 0; e_2 < 2; e_2++)
                v[r][e_2] = (real)0.5*u[r+1][e_2] + (real)0.25*u[r+1][e_2+3]
                        + (real)0.125*u[r+2][e_2+2] + (real)0.0625*u[r][e_2+2];
        }
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_store<2>(&v_grid[v_at+r*v_row], v[r], valid_in[r], packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*4 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

...
{ mint_scope mappings_3;
    mint_copy_in(mappings_3, {"in.c", 42}, "u", &u[0], mint_extents(h, w), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 43}, "v", &v[0], mint_extents(h, w), 0, mint_padded, mint_scoped);
    {
        const mint_site site = {"in.c", 45};
        const long long y_begin = 0, y_count = mint_trips(y_begin, h, 1);
        const long long x_begin = 0,
                x_count = mint_count(site, "x", (unsigned char)(x_begin), "<", (int)(w), 1);
        if (y_count > 0 && x_count > 0) {
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(unsigned char), (long long)w);
            mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)w);
            mint_reach_view(site, u_map, "u", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                    + x_count - 1}}, "y][x", true);
            mint_reach_view(site, v_map, "v", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                    + x_count - 1}}, "y][x", true);
            u_map.settle();
            v_map.settle();
            const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
            const mint_touch u_reads = {"u[y * w + left]", {{0, 0, {1, 0}}, {x_begin, x_begin + x_count
                    - 1, {0, 0}}}};
            const mint_touch v_writes = {"v[y * w + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const mint_touch u_reads_2 = {"u[below * w + x]", {{y_begin, y_begin + y_count - 1, {0, 0}},
                    {0, 0, {0, 1}}}};
            mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
            mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
            const bool v_apart = mint_once(v_map);
            mint_apart(site, v_apart
                    || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                    "v[y * w + x]", "v[y * w + x]");
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "image_sweep1", mint_ceil_div(x_count, 128),
                    mint_tiles(site, "y", y_count, 4, 2147417073));
            mint_launching(site, "image_sweep1");
            image_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                (unsigned char *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                (unsigned)x_count, (unsigned)y_count,
                mint_is_aligned(u_map, x_begin, 2) && mint_is_aligned(v_map, x_begin, 16));
            mint_launched(site, "image_sweep1", v_map);
        }
    }
    mint_copy_out({"in.c", 52}, "v", &v[0], mint_extents(h, w));
