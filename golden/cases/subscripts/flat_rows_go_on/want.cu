
...
/* The loops at line 13.
 * u_part: read, 2 points, radius [-1,0][-1,0]
 * u_part_2: written
 * A block computes 128x4x1 points, a thread 2x2x1 of them.
 * The model expects 302 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
slices_sweep1(const real *__restrict__ u_part_grid, long long u_part_row,
              real *__restrict__ u_part_2_grid, long long u_part_2_row, unsigned x_count,
              unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y*2;
    const unsigned ix = blockIdx.x*128 + tx, iy = mint_block_y()*4 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 2 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        const int x0 = (int)ix, y0 = 1 + (int)iy;
        long long u_part_at = y0*u_part_row + x0, u_part_2_at = y0*u_part_2_row + x0;
        real u_part[3][3]; // rows -1 to 1, cells -1 to 1
        mint_load<2>(&u_part[0][1], &u_part_grid[u_part_at-u_part_row], valid, packed);
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_load<2>(&u_part[r+1][1], &u_part_grid[u_part_at+r*u_part_row], valid_in[r],
                    packed);
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_widen<1, 2, 0>(&u_part[r+1][1], &u_part_grid[u_part_at+r*u_part_row], valid_in[r]);
        // Compute and store.
        real u_part_2[2][2];
#pragma unroll
        for (int r = 0; r < 2; r++) {
#pragma unroll
            for (int e = 0; e < 2; e++)
                u_part_2[r][e] = (u_part[r+1][e] + u_part[r][e+1])/2;
        }
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_store<2>(&u_part_2_grid[u_part_2_at+r*u_part_2_row], u_part_2[r], valid_in[r],
                    packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*4 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 17.
 * u_part_3: read, subscripts that are not index + constant
 * u_part_4: read and written, pointwise
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 194 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
slices_sweep2(const real *u_part_3_grid, long long u_part_3_plane, long long u_part_3_row,
              real *__restrict__ u_part_4_grid, long long u_part_4_plane, long long u_part_4_row,
              int nx, int from, unsigned x_count, unsigned y_count, mint_extent u_part_3_extent)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*128 + tx, iy = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = (int)ix, y0 = (int)iy;
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const int y = y0, x = x0 + e;
                real left = x == 0 ? u_part_3_grid[from*u_part_3_plane+y*u_part_3_row+1]
                        : u_part_3_grid[from*u_part_3_plane+y*u_part_3_row+(x-1)];
                real right = x == nx - 1 || u_part_3_grid[from*u_part_3_plane+y*u_part_3_row+x] > 1
                        ? u_part_3_grid[mint_inside(from*u_part_3_plane+y*u_part_3_row+(nx-2),
                        u_part_3_extent, 0)] : u_part_3_grid[mint_inside(from*u_part_3_plane+y*u_part_3_row+(x+1), u_part_3_extent, 1)];
                u_part_4_grid[y*u_part_4_row+x] += (left + right)/4;
            }
    };
    if ((blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*2 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 8}, "u", &u[0], mint_extents(3, ny, nx), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 9});
...
        {
            const mint_site site = {"in.c", 13};
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_view u_part_map = mint_find_view(site, "&u[(long long)from*plane]",
                        &u[(long long)from*plane], sizeof(real), (long long)nx);
                mint_view u_part_2_map = mint_find_view(site, "&u[(long long)to*plane]",
                        &u[(long long)to*plane], sizeof(real), (long long)nx);
                mint_reach_view(site, u_part_map, "&u[(long long)from*plane]", {{y_begin, x_begin - 1},
                        {y_begin + y_count - 1, x_begin + x_count - 2}}, "y][x-1", true);
                mint_reach_view(site, u_part_map, "&u[(long long)from*plane]", {{y_begin - 1, x_begin},
                        {y_begin + y_count - 2, x_begin + x_count - 1}}, "y-1][x", true);
                mint_reach_view(site, u_part_2_map, "&u[(long long)to*plane]", {{y_begin, x_begin}, {y_begin
                        + y_count - 1, x_begin + x_count - 1}}, "y][x", true);
                u_part_map.settle();
                u_part_2_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_part_reads = {"u[from * plane + y * nx + x - 1]", {{0, 0, {1, 0}}, {-1,
                        -1, {0, 1}}}};
                const mint_touch u_part_2_writes = {"u[to * plane + y * nx + x]", {{0, 0, {1, 0}}, {0, 0,
                        {0, 1}}}};
                const mint_touch u_part_reads_2 = {"u[from * plane + (y - 1) * nx + x]", {{-1, -1, {1, 0}},
                        {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_part_map, "&u[(long long)from*plane]", u_part_reads,
                        u_part_2_map, "&u[(long long)to*plane]", u_part_2_writes);
                mint_distinct(site, loops, u_part_map, "&u[(long long)from*plane]", u_part_reads_2,
                        u_part_2_map, "&u[(long long)to*plane]", u_part_2_writes);
                const bool u_part_2_apart = mint_once(u_part_2_map)
                        && (mint_disjoint((long long)(to), (long long)(to), (long long)(from),
                        (long long)(from)) || (0 == 0 && 1 == 0))
                        && (mint_disjoint((long long)(to), (long long)(to), (long long)(from),
                        (long long)(from)) || (1 == 0 && 0 == 0));
                mint_apart(site, u_part_2_apart
                        || !mint_meet(loops, u_part_2_map, u_part_2_writes, u_part_2_map, u_part_2_writes,
                        mint_elsewhere), "u[to * plane + y * nx + x]", "u[to * plane + y * nx + x]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "slices_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 4, 2147417072));
                mint_launching(site, "slices_sweep1");
                slices_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)u_part_map.device, u_part_map.stride[0], (real *)u_part_2_map.device,
                    u_part_2_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(u_part_map, x_begin, 16) && mint_is_aligned(u_part_2_map, x_begin, 16));
                mint_launched(site, "slices_sweep1", u_part_2_map);
            }
        }
        {
            const mint_site site = {"in.c", 17};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_view u_part_3_map = mint_find_view(site, "&u[(long long)0*nx*ny]",
                        &u[(long long)0*nx*ny], sizeof(real), (long long)plane, (long long)nx);
                mint_view u_part_4_map = mint_find_view(site, "&u[(long long)to*nx*ny]",
                        &u[(long long)to*nx*ny], sizeof(real), (long long)plane, (long long)nx);
                const bool happens = mint_greater(x_begin, 0) <= mint_lesser(x_begin + x_count - 1, 0);
                const bool happens_2 = mint_greater(x_begin, 1) <= x_begin + x_count - 1;
                const bool happens_3 = x_begin <= mint_lesser(x_begin + x_count - 1, (long long)(nx) - 2);
                mint_reach_view(site, u_part_3_map, "&u[(long long)0*nx*ny]", {{happens ? (long long)(from)
                        : 1, y_begin, 1}, {happens ? (long long)(from) : 0, y_begin + y_count - 1, 1}},
                        "from][y][1", true);
                mint_reach_view(site, u_part_3_map, "&u[(long long)0*nx*ny]", {{happens_2
                        ? (long long)(from) : 1, y_begin, mint_greater(x_begin, 1) - 1}, {happens_2
                        ? (long long)(from) : 0, y_begin + y_count - 1, x_begin + x_count - 2}},
                        "from][y][x-1", true);
                mint_reach_view(site, u_part_3_map, "&u[(long long)0*nx*ny]", {{happens_3
                        ? (long long)(from) : 1, y_begin, x_begin}, {happens_3 ? (long long)(from) : 0,
                        y_begin + y_count - 1, mint_lesser(x_begin + x_count - 1, (long long)(nx) - 2)}},
                        "from][y][x", true);
                mint_reach_view(site, u_part_3_map, "&u[(long long)0*nx*ny]", {{(long long)(from), y_begin,
                        (long long)(nx) - 2}, {(long long)(from), y_begin + y_count - 1, (long long)(nx)
                        - 2}}, "from][y][nx-2", false);
                mint_reach_view(site, u_part_3_map, "&u[(long long)0*nx*ny]", {{(long long)(from), y_begin,
                        x_begin + 1}, {(long long)(from), y_begin + y_count - 1,
                        mint_lesser(x_begin + x_count - 1, (long long)(nx) - 2) + 1}}, "from][y][x+1",
                        false);
                mint_reach_view(site, u_part_4_map, "&u[(long long)to*nx*ny]", {{0, y_begin, x_begin}, {0,
                        y_begin + y_count - 1, x_begin + x_count - 1}}, "0][y][x", true);
                u_part_3_map.settle();
                u_part_4_map.settle();
                static const mint_checked u_part_3_checked[] = {
                    {{"in.c", 20}, "&u[(long long)0*nx*ny]", "u[from * plane + y * nx + nx - 2]", -1},
                    {{"in.c", 20}, "&u[(long long)0*nx*ny]", "u[from * plane + y * nx + x + 1]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_part_3_reads = {"u[from * plane + y * nx + 1]", {{(long long)(from),
                        (long long)(from), {0, 0}}, {0, 0, {1, 0}}, {1, 1, {0, 0}}}, {mint_any_index,
                        {mint_greater(x_begin, 0), mint_lesser(x_begin + x_count - 1, 0)}}};
                const mint_touch u_part_4_writes = {"u[(to * ny + y) * nx + x]", {{0, 0, {0, 0}}, {0, 0, {1,
                        0}}, {0, 0, {0, 1}}}};
                const mint_touch u_part_3_reads_2 = {"u[from * plane + y * nx + x - 1]",
                        {{(long long)(from), (long long)(from), {0, 0}}, {0, 0, {1, 0}}, {-1, -1, {0, 1}}},
                        {mint_any_index, {mint_greater(x_begin, 1), x_begin + x_count - 1}}};
                const mint_touch u_part_3_reads_3 = {"u[from * plane + y * nx + x]", {{(long long)(from),
                        (long long)(from), {0, 0}}, {0, 0, {1, 0}}, {0, 1, {0, 1}}}, {mint_any_index,
                        {x_begin, mint_lesser(x_begin + x_count - 1, (long long)(nx) - 2)}}};
                const mint_touch u_part_3_reads_4 = {"u[from * plane + y * nx + nx - 2]",
                        {{(long long)(from), (long long)(from), {0, 0}}, {0, 0, {1, 0}}, {(long long)(nx)
                        - 2, (long long)(nx) - 2, {0, 0}}}};
                const mint_touch u_part_4_reads = {"u[(to * ny + y) * nx + x]", {{0, 0, {0, 0}}, {0, 0, {1,
                        0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_part_3_map, "&u[(long long)0*nx*ny]", u_part_3_reads,
                        u_part_4_map, "&u[(long long)to*nx*ny]", u_part_4_writes);
                mint_distinct(site, loops, u_part_3_map, "&u[(long long)0*nx*ny]", u_part_3_reads_2,
                        u_part_4_map, "&u[(long long)to*nx*ny]", u_part_4_writes);
                mint_distinct(site, loops, u_part_3_map, "&u[(long long)0*nx*ny]", u_part_3_reads_3,
                        u_part_4_map, "&u[(long long)to*nx*ny]", u_part_4_writes);
                mint_distinct(site, loops, u_part_3_map, "&u[(long long)0*nx*ny]", u_part_3_reads_4,
                        u_part_4_map, "&u[(long long)to*nx*ny]", u_part_4_writes);
                const bool u_part_4_apart = mint_once(u_part_4_map)
                        && (mint_disjoint((long long)(to), (long long)(to), 0, 0)
                        || mint_disjoint(0, 0, (long long)(from), (long long)(from))
                        || mint_disjoint(x_begin, x_begin + x_count - 1, 1, 1))
                        && (mint_disjoint((long long)(to), (long long)(to), 0, 0)
                        || mint_disjoint(0, 0, (long long)(from), (long long)(from)) || (0 == 0 && 1 == 0))
                        && (mint_disjoint((long long)(to), (long long)(to), 0, 0)
                        || mint_disjoint(0, 0, (long long)(from), (long long)(from))
                        || mint_disjoint(x_begin, x_begin + x_count - 1, (long long)(nx) - 2,
                        (long long)(nx) - 2))
                        && (mint_disjoint((long long)(to), (long long)(to), 0, 0)
                        || mint_disjoint(0, 0, (long long)(from), (long long)(from))
                        || (0 == 0 && -1 == 0));
                mint_apart(site, u_part_4_apart
                        || !mint_meet(loops, u_part_4_map, u_part_4_writes, u_part_4_map, u_part_4_reads,
                        mint_elsewhere), "u[(to * ny + y) * nx + x]", "u[(to * ny + y) * nx + x]");
                mint_apart(site, u_part_4_apart
                        || !mint_meet(loops, u_part_4_map, u_part_4_writes, u_part_4_map, u_part_4_writes,
                        mint_elsewhere), "u[(to * ny + y) * nx + x]", "u[(to * ny + y) * nx + x]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "slices_sweep2",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 2, 2147417079));
                mint_launching(site, "slices_sweep2");
                slices_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)u_part_3_map.device, u_part_3_map.stride[0], u_part_3_map.stride[1],
                    (real *)u_part_4_map.device, u_part_4_map.stride[0], u_part_4_map.stride[1], nx, from,
                    (unsigned)x_count, (unsigned)y_count,
                    mint_elements(site, *u_part_3_map.whole, u_part_3_map.device, u_part_3_checked));
                mint_launched(site, "slices_sweep2", u_part_4_map);
            }
        }
...
}
    mint_copy_out({"in.c", 24}, "u", &u[0], mint_extents(3, ny, nx));
...
/* The loops at line 40.
 * u: read, 2 points, radius [-1,0][-1,0]
 * v: written
 * A block computes 128x4x1 points, a thread 2x2x1 of them.
 * The model expects 302 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep1(const real *__restrict__ u_grid, long long u_row, real *__restrict__ v_grid,
            long long v_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y*2;
    const unsigned ix = blockIdx.x*128 + tx, iy = mint_block_y()*4 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 2 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        const int x0 = (int)ix, y0 = 1 + (int)iy;
        long long u_at = y0*u_row + x0, v_at = y0*v_row + x0;
        real u[3][3]; // rows -1 to 1, cells -1 to 1
        mint_load<2>(&u[0][1], &u_grid[u_at-u_row], valid, packed);
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_load<2>(&u[r+1][1], &u_grid[u_at+r*u_row], valid_in[r], packed);
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_widen<1, 2, 0>(&u[r+1][1], &u_grid[u_at+r*u_row], valid_in[r]);
        // Compute and store.
        real v[2][2];
#pragma unroll
        for (int r = 0; r < 2; r++) {
#pragma unroll
            for (int e = 0; e < 2; e++)
                v[r][e] = (u[r+1][e] + u[r][e+1])/2;
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

/* The loops at line 44.
 * v: read, 2 points, radius [0,1][0,1]
 * u: written
 * A block computes 128x4x1 points, a thread 2x2x1 of them.
 * The model expects 302 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep2(const real *__restrict__ v_grid, long long v_row, real *__restrict__ u_grid,
            long long u_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y*2;
    const unsigned ix = blockIdx.x*128 + tx, iy = mint_block_y()*4 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 2 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        const int valid_1 = interior ? 3 : mint_valid(ix, x_count, 1);
        const int x0 = (int)ix, y0 = (int)iy;
        long long v_at = y0*v_row + x0, u_at = y0*u_row + x0;
        real v[3][3]; // rows 0 to 2, cells 0 to 2
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_load<2>(v[r], &v_grid[v_at+r*v_row], valid_1, packed);
        mint_load<2>(v[2], &v_grid[v_at+2*v_row], valid_in[1], packed);
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_widen<0, 2, 1>(v[r], &v_grid[v_at+r*v_row], valid_1);
        // Compute and store.
        real u[2][2];
#pragma unroll
        for (int r = 0; r < 2; r++) {
#pragma unroll
            for (int e = 0; e < 2; e++)
                u[r][e] = (v[r][e+1] + v[r+1][e])/2;
        }
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_store<2>(&u_grid[u_at+r*u_row], u[r], valid_in[r], packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*4 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 48.
 * u: read, 3 points, radius [-1,0][-1,0][-1,0]
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 173 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
main_sweep3(const real *__restrict__ u, long long u_plane, long long u_row, real *__restrict__ v,
            long long v_plane, long long v_row, unsigned x_count, unsigned y_count, unsigned z_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = blockIdx.y*16 + threadIdx.y;
    const unsigned iz = blockIdx.z;
    if (ix < x_count && iy < y_count && iz < z_count) {
        const int z = 1 + (int)iz;
        const int y = (int)iy;
        const int x = (int)ix;
        const long long u_at = z*u_plane + y*u_row + x;
        v[z*v_plane+y*v_row+x] = u[u_at-1] + u[u_at-u_plane] - u[u_at-u_row];
    }
}

...
{ mint_scope mappings_2;
...
    mint_copy_in(mappings_2, {"in.c", 35}, "u", &u[0], mint_extents(nz, ny, nx), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 36}, "v", &v[0], mint_extents(nz, ny, nx), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 37});
...
        {
            const mint_site site = {"in.c", 40};
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny*nz, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)nx);
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)nx);
                mint_reach_view(site, u_map, "u", {{y_begin, x_begin - 1}, {y_begin + y_count - 1, x_begin
                        + x_count - 2}}, "y][x-1", true);
                mint_reach_view(site, u_map, "u", {{y_begin - 1, x_begin}, {y_begin + y_count - 2, x_begin
                        + x_count - 1}}, "y-1][x", true);
                mint_reach_view(site, v_map, "v", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                u_map.settle();
                v_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y * nx + x - 1]", {{0, 0, {1, 0}}, {-1, -1, {0, 1}}}};
                const mint_touch v_writes = {"v[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_reads_2 = {"u[(y - 1) * nx + x]", {{-1, -1, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
                const bool v_apart = mint_once(v_map);
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                        "v[y * nx + x]", "v[y * nx + x]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 4, 2147417072));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                mint_launched(site, "main_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 44};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny*nz - 1, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)nx);
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)nx);
                mint_reach_view(site, v_map, "v", {{y_begin, x_begin + 1}, {y_begin + y_count - 1, x_begin
                        + x_count}}, "y][x+1", true);
                mint_reach_view(site, v_map, "v", {{y_begin + 1, x_begin}, {y_begin + y_count, x_begin
                        + x_count - 1}}, "y+1][x", true);
                mint_reach_view(site, u_map, "u", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                v_map.settle();
                u_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch v_reads = {"v[y * nx + x + 1]", {{0, 0, {1, 0}}, {1, 1, {0, 1}}}};
                const mint_touch u_writes = {"u[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch v_reads_2 = {"v[(y + 1) * nx + x]", {{1, 1, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
                mint_distinct(site, loops, v_map, "v", v_reads_2, u_map, "u", u_writes);
                const bool u_apart = mint_once(u_map);
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes, u_map, u_writes, mint_elsewhere),
                        "u[y * nx + x]", "u[y * nx + x]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep2",
                        mint_tiles(site, "x", x_count, 128, 2147482367),
                        mint_tiles(site, "y", y_count, 4, 2147417073));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], (real *)u_map.device, u_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(v_map, x_begin, 16) && mint_is_aligned(u_map, x_begin, 16));
                mint_launched(site, "main_sweep2", u_map);
            }
        }
        {
            const mint_site site = {"in.c", 48};
            const long long z_begin = 1, z_count = mint_trips(z_begin, nz, 1);
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)nx*ny,
                        (long long)nx);
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)nx*ny,
                        (long long)nx);
                mint_reach_view(site, u_map, "u", {{z_begin, y_begin, x_begin - 1}, {z_begin + z_count - 1,
                        y_begin + y_count - 1, x_begin + x_count - 2}}, "z][y][x-1", true);
                mint_reach_view(site, u_map, "u", {{z_begin - 1, y_begin, x_begin}, {z_begin + z_count - 2,
                        y_begin + y_count - 1, x_begin + x_count - 1}}, "z-1][y][x", true);
                mint_reach_view(site, u_map, "u", {{z_begin, y_begin - 1, x_begin}, {z_begin + z_count - 1,
                        y_begin + y_count - 2, x_begin + x_count - 1}}, "z][y-1][x", true);
                mint_reach_view(site, v_map, "v", {{z_begin, y_begin, x_begin}, {z_begin + z_count - 1,
                        y_begin + y_count - 1, x_begin + x_count - 1}}, "z][y][x", true);
                u_map.settle();
                v_map.settle();
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch u_reads = {"u[(z * ny + y) * nx + x - 1]", {{0, 0, {1, 0, 0}}, {0, 0, {0,
                        1, 0}}, {-1, -1, {0, 0, 1}}}};
                const mint_touch v_writes = {"v[(z * ny + y) * nx + x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1,
                        0}}, {0, 0, {0, 0, 1}}}};
                const mint_touch u_reads_2 = {"u[((z - 1) * ny + y) * nx + x]", {{-1, -1, {1, 0, 0}}, {0, 0,
                        {0, 1, 0}}, {0, 0, {0, 0, 1}}}};
                const mint_touch u_reads_3 = {"u[(z * ny + y - 1) * nx + x]", {{0, 0, {1, 0, 0}}, {-1, -1,
                        {0, 1, 0}}, {0, 0, {0, 0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_3, v_map, "v", v_writes);
                const bool v_apart = mint_once(v_map);
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                        "v[(z * ny + y) * nx + x]", "v[(z * ny + y) * nx + x]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep3", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16), z_count);
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                    v_map.stride[0], v_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                    (unsigned)z_count);
                mint_launched(site, "main_sweep3", v_map);
            }
        }
...
}
    mint_copy_out({"in.c", 56}, "u", &u[0], mint_extents(nz, ny, nx));
    mint_copy_out({"in.c", 57}, "v", &v[0], mint_extents(nz, ny, nx));
