
...
/* The loops at line 21.
 * u: read, 2 points, radius [-2,0]
 * v: written
 * A block computes 256x1x1 points, a thread 2x1x1 of them.
 * The model expects 128 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep1(const real *__restrict__ u_grid, real *__restrict__ v_grid, unsigned x_count,
            bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*256 + tx;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = 2 + (int)ix;
        long long u_at = x0, v_at = x0;
        // Compute and store.
        real v[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid)
                v[e] = u_grid[u_at+e-1] + 2*u_grid[u_at+e-2];
        mint_store<2>(&v_grid[v_at], v, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*256 <= x_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

/* The loops at line 24.
 * p: read, 3 points, radius [-2,0][-2,0]
 * q: written
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 127 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep2(const real *__restrict__ p_grid, long long p_row, real *__restrict__ q_grid,
            long long q_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*128 + tx, iy = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = 2 + (int)ix, y0 = 2 + (int)iy;
        long long p_at = y0*p_row + x0, q_at = y0*q_row + x0;
        // Compute and store.
        real q[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid)
                q[e] = p_grid[p_at-p_row+e-1] + 2*p_grid[p_at-2*p_row+e-1] - p_grid[p_at-p_row+e-2];
        mint_store<2>(&q_grid[q_at], q, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*2 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 28.
 * p: read, 3 points, radius [-2,0][-1,0]
 * q: read and written, pointwise
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 83.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep3(const real *__restrict__ p_grid, long long p_row, real *__restrict__ q_grid,
            long long q_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*128 + tx, iy = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = 2 + (int)iy;
        long long p_at = y0*p_row + x0, q_at = y0*q_row + x0;
        real p[2][3]; // rows -2 to -1, cells -1 to 1
        mint_load<2>(&p[0][1], &p_grid[p_at-2*p_row], valid, packed);
        mint_load<2>(&p[1][1], &p_grid[p_at-p_row], valid, packed);
        mint_widen<1, 2, 0>(&p[1][1], &p_grid[p_at-p_row], valid);
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid)
                q_grid[q_at+e] += p[1][e] + 2*p[0][e+1] - p[1][e+1];
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*2 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 14}, "u", &u[0], mint_extents(nx), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 15}, "v", &v[0], mint_extents(nx + 1), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 16}, "p", p, mint_extents(ny, nx), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 17}, "q", q, mint_extents(ny + 1, nx + 1), 2, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 18}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 21};
            const long long x_begin = 2, x_count = mint_trips(x_begin, (long long)nx + 1, 1);
            if (x_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{x_begin - 2}, {x_begin + x_count - 2}}, "x-2..x-1",
                        true);
                mint_reach_view(site, v_map, "v", {{x_begin}, {x_begin + x_count - 1}}, "x", true);
                u_map.settle();
                v_map.settle();
                const mint_nest loops = {{{x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[x - 1]", {{-2, -1, {1}}}};
                const mint_touch v_writes = {"v[x]", {{0, 0, {1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1",
                        mint_tiles(site, "x", x_count, 256, 2147482109));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)v_map.device, (unsigned)x_count,
                    mint_is_aligned(v_map, x_begin, 16));
                mint_launched(site, "main_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 24};
            const long long y_begin = 2, y_count = mint_trips(y_begin, (long long)ny + 1, 1);
            const long long x_begin = 2, x_count = mint_trips(x_begin, (long long)nx + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table p_map = mint_find_table(site, "p", p);
                mint_table q_map = mint_find_table(site, "q", q);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {p_map, "p", 0, "y-2..y-1", y_begin - 2, y_begin + y_count - 2},
                    {p_map, "p", 1, "x-2..x-1", x_begin - 2, x_begin + x_count - 2},
                    {q_map, "q", 0, "y", y_begin, y_begin + y_count - 1},
                    {q_map, "q", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                p_map.settle(site, "p");
                q_map.settle(site, "q");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch p_reads = {"p[y - 1][x - 1]", {{-2, -1, {1, 0}}, {-2, -1, {0, 1}}}};
                const mint_touch q_writes = {"q[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, p_map, "p", p_reads, q_map, "q", q_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep2",
                        mint_tiles(site, "x", x_count, 128, 2147482365),
                        mint_tiles(site, "y", y_count, 2, 2147417077));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)p_map.device, p_map.stride[0], (real *)q_map.device, q_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count, mint_is_aligned(q_map, x_begin, 16));
                mint_launched(site, "main_sweep2", q_map);
            }
        }
        {
            const mint_site site = {"in.c", 28};
            const long long y_begin = 2, y_count = mint_trips(y_begin, (long long)ny + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table p_map = mint_find_table(site, "p", p);
                mint_table q_map = mint_find_table(site, "q", q);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {p_map, "p", 0, "y-2..y-1", y_begin - 2, y_begin + y_count - 2},
                    {p_map, "p", 1, "x-1..x", x_begin - 1, x_begin + x_count - 1},
                    {q_map, "q", 0, "y", y_begin, y_begin + y_count - 1},
                    {q_map, "q", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                p_map.settle(site, "p");
                q_map.settle(site, "q");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch p_reads = {"p[y - 1][x - 1]", {{-2, -1, {1, 0}}, {-1, 0, {0, 1}}}};
                const mint_touch q_writes = {"q[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, p_map, "p", p_reads, q_map, "q", q_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep3",
                        mint_tiles(site, "x", x_count, 128, 2147482366),
                        mint_tiles(site, "y", y_count, 2, 2147417077));
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)p_map.device, p_map.stride[0], (real *)q_map.device, q_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count, mint_is_aligned(p_map, x_begin, 16));
                mint_launched(site, "main_sweep3", q_map);
            }
        }
...
    mint_copy_out({"in.c", 32}, "v", &v[0], mint_extents(nx + 1));
    mint_copy_out({"in.c", 33}, "q", q, mint_extents(ny + 1, nx + 1));
