
...
/* The loops at line 11.
 * u: written
 * A block computes 32x8x1 points.
 * The model expects 142 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
start_sweep1(real *__restrict__ u_grid, long long u_row, unsigned x_count, unsigned y_count,
             bool aligned)
{
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*32 + tx, iy = mint_block_y()*8 + ty;
    auto tile_2 = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ix, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long u_at = y0*u_row + x0;
        // Compute and store.
        real u[1];
#pragma unroll
        for (int e = 0; e < 1; e++) {
            const int y = y0;
            u[e] = y;
        }
        mint_store<1>(&u_grid[u_at], u, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*32 <= x_count && (mint_block_y() + 1)*8 <= y_count)
        tile_2(mint_constant<true>());
    else if (iy < y_count)
        tile_2(mint_constant<false>());
}

/* The loops at line 15.
 * v: written
 * A block computes 32x8x1 points.
 * The model expects 142 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
start_sweep2(real *__restrict__ v_grid, long long v_row, unsigned x_count, unsigned y_count,
             bool aligned)
{
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*32 + tx, iy = mint_block_y()*8 + ty;
    auto tile_2 = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ix, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long v_at = y0*v_row + x0;
        // Compute and store.
        real v[1];
#pragma unroll
        for (int e = 0; e < 1; e++) {
            const int x = x0 + e;
            v[e] = x;
        }
        mint_store<1>(&v_grid[v_at], v, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*32 <= x_count && (mint_block_y() + 1)*8 <= y_count)
        tile_2(mint_constant<true>());
    else if (iy < y_count)
        tile_2(mint_constant<false>());
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 8}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 11};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "start_sweep1",
                        mint_tiles(site, "x", x_count, 32, 2147482558),
                        mint_tiles(site, "y", y_count, 8, 2147417060));
                mint_launching(site, "start_sweep1");
                start_sweep1<<<blocks, dim3(32, 8), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(u_map, x_begin, 8));
                mint_launched(site, "start_sweep1", u_map);
            }
        }
        {
            const mint_site site = {"in.c", 15};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table v_map = mint_find_table(site, "v", v);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                v_map.settle(site, "v");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "start_sweep2",
                        mint_tiles(site, "x", x_count, 32, 2147482558),
                        mint_tiles(site, "y", y_count, 8, 2147417060));
                mint_launching(site, "start_sweep2");
                start_sweep2<<<blocks, dim3(32, 8), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(v_map, x_begin, 8));
                mint_launched(site, "start_sweep2", v_map);
            }
        }
...
/* The loops at line 27.
 * a_k: written
 * a_m: read, pointwise
 * v: written
 * A block computes 32x8x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
two_planes_sweep1(real *a_k_grid, int a_k_row, const real *a_m_grid, int a_m_row, real *v_grid,
                  int v_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*32 + tx, iy = mint_block_y()*8 + ty;
    auto tile_2 = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ix, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        int a_k_at = y0*a_k_row + x0, a_m_at = y0*a_m_row + x0, v_at = y0*v_row + x0;
        real a_m[1];
        mint_load<1>(a_m, &a_m_grid[a_m_at], valid, packed);
        // Compute and store.
        real a_k[1];
        real v[1];
#pragma unroll
        for (int e = 0; e < 1; e++) {
            const int y = y0, x = x0 + e;
            a_k[e] = y + x;
            v[e] = a_m[e];
        }
        mint_store<1>(&a_k_grid[a_k_at], a_k, valid, packed);
        mint_store<1>(&v_grid[v_at], v, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*32 <= x_count && (mint_block_y() + 1)*8 <= y_count)
        tile_2(mint_constant<true>());
    else if (iy < y_count)
        tile_2(mint_constant<false>());
}

/* The loops at line 33.
 * w: read, pointwise
 * v: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
two_planes_sweep2(const real *w, int w_row, real *v, int v_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const int v_at = y*v_row + x;
        v[v_at] += w[y*w_row+x];
    }
}

...
    /* #pragma mint parallel */
    { mint_region region_2({"in.c", 24});
        {
            const mint_site site = {"in.c", 27};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &a_k_map = mint_slice(site, "a[k]",
                        mint_find(site, "a", &a[0][0][0], sizeof(real), mint_extents(0, 19, 19)), k);
                mint_mapping &a_m_map = mint_slice(site, "a[m]",
                        mint_find(site, "a", &a[0][0][0], sizeof(real), mint_extents(0, 19, 19)), m);
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 19));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {a_k_map, "a[k]", 0, "y", y_begin, y_begin + y_count - 1},
                    {a_k_map, "a[k]", 1, "x", x_begin, x_begin + x_count - 1},
                    {a_m_map, "a[m]", 0, "y", y_begin, y_begin + y_count - 1},
                    {a_m_map, "a[m]", 1, "x", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_k_writes = {"a[k][y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch a_m_reads = {"a[m][y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_not_shared(site, loops, a_k_map, "a[k]", a_k_writes, a_m_map, "a[m]", a_m_reads);
                mint_coincide(site, loops, a_k_map, "a[k]", a_k_writes, v_map, "v", v_writes);
                mint_coincide(site, loops, a_m_map, "a[m]", a_m_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "two_planes_sweep1",
                        mint_tiles(site, "x", x_count, 32, 2147482558),
                        mint_tiles(site, "y", y_count, 8, 2147417060));
                mint_launching(site, "two_planes_sweep1");
                two_planes_sweep1<<<blocks, dim3(32, 8), 0, mint_stream()>>>(
                    (real *)a_k_map.device, (int)a_k_map.stride[0], (real *)a_m_map.device,
                    (int)a_m_map.stride[0], (real *)v_map.device, (int)v_map.stride[0], (unsigned)x_count,
                    (unsigned)y_count,
                    mint_is_aligned(a_k_map, x_begin, 8) && mint_is_aligned(a_m_map, x_begin, 8) && mint_is_aligned(v_map, x_begin, 8));
                mint_launched(site, "two_planes_sweep1", a_k_map, v_map);
            }
        }
        {
            const mint_site site = {"in.c", 33};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &w_map = mint_find(site, "w", &w[0][0], sizeof(real), mint_extents(0, 19));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 19));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {w_map, "w", 0, "y", y_begin, y_begin + y_count - 1},
                    {w_map, "w", 1, "x", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch w_reads = {"w[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_coincide(site, loops, w_map, "w", w_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "two_planes_sweep2",
                        mint_ceil_div(x_count, 16), mint_ceil_div(y_count, 16));
                mint_launching(site, "two_planes_sweep2");
                two_planes_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)w_map.device, (int)w_map.stride[0], (real *)v_map.device, (int)v_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "two_planes_sweep2", v_map);
            }
        }
...
/* The loops at line 54.
 * u: read, pointwise
 * v: written
 * A block computes 32x8x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *u_grid, long long u_row, real *v_grid, long long v_row, unsigned x_count,
            unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*32 + tx, iy = mint_block_y()*8 + ty;
    auto tile_2 = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ix, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long u_at = y0*u_row + x0, v_at = y0*v_row + x0;
        real u[1];
        mint_load<1>(u, &u_grid[u_at], valid, packed);
        // Compute and store.
        real v[1];
#pragma unroll
        for (int e = 0; e < 1; e++)
            v[e] = u[e]/3;
        mint_store<1>(&v_grid[v_at], v, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*32 <= x_count && (mint_block_y() + 1)*8 <= y_count)
        tile_2(mint_constant<true>());
    else if (iy < y_count)
        tile_2(mint_constant<false>());
}

/* The loops at line 58.
 * v: read, 1 point, radius [0,0][0,1]
 * u: written
 * A block computes 32x8x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *__restrict__ v_grid, long long v_row, real *__restrict__ u_grid,
            long long u_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*32 + tx, iy = mint_block_y()*8 + ty;
    auto tile_2 = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ix, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long v_at = y0*v_row + x0, u_at = y0*u_row + x0;
        // Compute and store.
        real u[1];
#pragma unroll
        for (int e = 0; e < 1; e++)
            if (e < valid)
                u[e] = v_grid[v_at+e+1] - 1;
        mint_store<1>(&u_grid[u_at], u, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*32 <= x_count && (mint_block_y() + 1)*8 <= y_count)
        tile_2(mint_constant<true>());
    else if (iy < y_count)
        tile_2(mint_constant<false>());
}

/* The loops at line 62.
 * u: read, pointwise
 * v: written
 * A block computes 32x8x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(const real *u_grid, long long u_row, real *v_grid, long long v_row, unsigned x_count,
            unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*32 + tx, iy = mint_block_y()*8 + ty;
    auto tile_2 = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ix, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long u_at = y0*u_row + x0, v_at = y0*v_row + x0;
        real u[1];
        mint_load<1>(u, &u_grid[u_at], valid, packed);
        // Compute and store.
        real v[1];
#pragma unroll
        for (int e = 0; e < 1; e++)
            v[e] = u[e] + 1;
        mint_store<1>(&v_grid[v_at], v, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*32 <= x_count && (mint_block_y() + 1)*8 <= y_count)
        tile_2(mint_constant<true>());
    else if (iy < y_count)
        tile_2(mint_constant<false>());
}

/* The loops at line 68.
 * u: read, pointwise
 * v: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep4(const real *u, long long u_row, real *v, long long v_row, unsigned x_count,
            unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long v_at = y*v_row + x;
        v[v_at] += u[y*u_row+x];
    }
}

/* The loops at line 72.
 * u: read, pointwise
 * v: read and written, pointwise
 * A block computes 32x8x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep5(const real *u, long long u_row, real *v, long long v_row, unsigned x_count,
            unsigned y_count)
{
    const unsigned ix = blockIdx.x*32 + threadIdx.x;
    const unsigned iy = mint_block_y()*8 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long v_at = y*v_row + x;
        v[v_at] *= u[y*u_row+x];
    }
}

/* The loops at line 76, then those at line 82.
 * v: read, pointwise
 * A block computes 16x8x1 points.
 * The model expects 143 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(128)
main_sweep6(const real *__restrict__ v_grid, long long v_row, unsigned x_count, unsigned y_count,
            unsigned *__restrict__ m_parts, real *__restrict__ sum_parts, bool aligned)
{
    unsigned m = 0;
    real sum = -0.0;
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*16 + tx, iy = mint_block_y()*8 + ty;
    auto tile_2 = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ix, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long v_at = y0*v_row + x0;
        real v[1];
        mint_load<1>(v, &v_grid[v_at], valid, packed);
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 1; e++)
            if (e < valid) {
                m += (unsigned)(v[e] > 1);
                sum += v[e]*0 + 1;
            }
    };
    if (aligned && (blockIdx.x + 1)*16 <= x_count && (mint_block_y() + 1)*8 <= y_count)
        tile_2(mint_constant<true>());
    else if (ix < x_count && iy < y_count)
        tile_2(mint_constant<false>());
    __shared__ __align__(8) char joining[1024];
    mint_join_block<mint_sum>(joining, m, m_parts);
    mint_join_block<mint_sum>(joining, sum, sum_parts);
}

/* Joins what the blocks of main_sweep6 have found. */
static __global__ void __launch_bounds__(256)
main_sweep6_total(unsigned *__restrict__ m_parts, real *__restrict__ sum_parts, long long part_count)
{
    __shared__ __align__(8) char joining_2[2048];
    mint_join_blocks<mint_sum>(joining_2, m_parts, part_count);
    mint_join_blocks<mint_sum>(joining_2, sum_parts, part_count);
}

/* The loops at line 86.
 * v: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep8(real *__restrict__ v, long long v_row, real sum, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long v_at = y*v_row + x;
        v[v_at] += sum;
    }
}

/* The loops at line 93.
 * v: read, pointwise
 * u: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep9(const real *v, long long v_row, real *u, long long u_row, unsigned x_count,
            unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long u_at = y*u_row + x;
        u[u_at] += v[y*v_row+x];
    }
}

/* The loops at line 98.
 * u: read, pointwise
 * v: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep10(const real *u, long long u_row, real *v, long long v_row, unsigned x_count,
             unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long v_at = y*v_row + x;
        v[v_at] += u[y*u_row+x];
    }
}

/* The loops at line 103.
 * u: read, pointwise
 * v: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep11(const real *u, long long u_row, real *v, long long v_row, unsigned x_count,
             unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long v_at = y*v_row + x;
        v[v_at] *= u[y*u_row+x];
    }
}

/* The loops at line 107.
 * u: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep12(real *__restrict__ u, long long u_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long u_at = y*u_row + x;
        u[u_at] /= 2;
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 47}, "u", u, mint_extents(w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 48}, "v", v, mint_extents(w, w), 1, mint_padded, mint_scoped);
...
    /* #pragma mint parallel */
    { mint_region region_3({"in.c", 50}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 54};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
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
                const mint_touch u_reads = {"u[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_coincide(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                        mint_tiles(site, "x", x_count, 32, 2147482558),
                        mint_tiles(site, "y", y_count, 8, 2147417060));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(32, 8), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(u_map, x_begin, 8) && mint_is_aligned(v_map, x_begin, 8));
                mint_launched(site, "main_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 58};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table v_map = mint_find_table(site, "v", v);
                mint_table u_map = mint_find_table(site, "u", u);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x+1", x_begin + 1, x_begin + x_count},
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                v_map.settle(site, "v");
                u_map.settle(site, "u");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch v_reads = {"v[y][x + 1]", {{0, 0, {1, 0}}, {1, 1, {0, 1}}}};
                const mint_touch u_writes = {"u[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep2",
                        mint_tiles(site, "x", x_count, 32, 2147482558),
                        mint_tiles(site, "y", y_count, 8, 2147417060));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(32, 8), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], (real *)u_map.device, u_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count, mint_is_aligned(u_map, x_begin, 8));
                mint_launched(site, "main_sweep2", u_map);
            }
        }
        {
            const mint_site site = {"in.c", 62};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
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
                const mint_touch u_reads = {"u[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_coincide(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep3",
                        mint_tiles(site, "x", x_count, 32, 2147482558),
                        mint_tiles(site, "y", y_count, 8, 2147417060));
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(32, 8), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(u_map, x_begin, 8) && mint_is_aligned(v_map, x_begin, 8));
                mint_launched(site, "main_sweep3", v_map);
            }
        }
...
        {
            const mint_site site = {"in.c", 68};
            const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
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
                const mint_touch u_reads = {"u[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_coincide(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep4", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep4");
                main_sweep4<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "main_sweep4", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 72};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
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
                const mint_touch u_reads = {"u[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_coincide(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep5", mint_ceil_div(x_count, 32),
                        mint_ceil_div(y_count, 8));
                mint_launching(site, "main_sweep5");
                main_sweep5<<<blocks, dim3(32, 8), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "main_sweep5", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 76};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table v_map = mint_find_table(site, "v", v);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                v_map.settle(site, "v");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep6",
                        mint_tiles(site, "x", x_count, 16, 2147482590),
                        mint_tiles(site, "y", y_count, 8, 2147417060));
                const long long part_count = mint_block_count(blocks);
                unsigned *m_parts = mint_results<unsigned>(site, 0, part_count + 1);
                real *sum_parts = mint_results<real>(site, 1, part_count + 1);
                mint_launching(site, "main_sweep6");
                main_sweep6<<<blocks, dim3(16, 8), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], (unsigned)x_count, (unsigned)y_count, m_parts,
                    sum_parts, mint_is_aligned(v_map, x_begin, 8));
                mint_launched(site, "main_sweep6");
                mint_launching(site, "main_sweep6_total");
                main_sweep6_total<<<1, 256, 0, mint_stream()>>>(m_parts, sum_parts, part_count);
                mint_launched(site, "main_sweep6_total");
                m = mint_sum::into(m, mint_result(site, "m", m_parts + part_count));
                sum = mint_sum::into(sum, mint_result(site, "sum", sum_parts + part_count));
            }
        }
...
        /* part of the kernel above */
        {
            const mint_site site = {"in.c", 86};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table v_map = mint_find_table(site, "v", v);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                v_map.settle(site, "v");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep8", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep8");
                main_sweep8<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], sum, (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "main_sweep8", v_map);
            }
        }
...
        {
            const mint_site site = {"in.c", 93};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)m + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table v_map = mint_find_table(site, "v", v);
                mint_table u_map = mint_find_table(site, "u", u);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                v_map.settle(site, "v");
                u_map.settle(site, "u");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch v_reads = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_writes = {"u[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_coincide(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep9", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep9");
                main_sweep9<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], (real *)u_map.device, u_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "main_sweep9", u_map);
            }
        }
...
        {
            const mint_site site = {"in.c", 98};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)m + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
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
                const mint_touch u_reads = {"u[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_coincide(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep10", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep10");
                main_sweep10<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "main_sweep10", v_map);
            }
        }
...
            {
                const mint_site site = {"in.c", 103};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)m + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_table v_map = mint_find_table(site, "v", v);
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
                    const mint_touch u_reads = {"u[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_coincide(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep11", mint_ceil_div(x_count, 16),
                            mint_ceil_div(y_count, 16));
                    mint_launching(site, "main_sweep11");
                    main_sweep11<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count);
                    mint_launched(site, "main_sweep11", v_map);
                }
            }
        {
            const mint_site site = {"in.c", 107};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)m + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep12", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep12");
                main_sweep12<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "main_sweep12", u_map);
            }
        }
...
    mint_copy_out({"in.c", 110}, "u", u, mint_extents(w, w));
    mint_copy_out({"in.c", 111}, "v", v, mint_extents(w, w));
    mint_copy_in(mappings, {"in.c", 112}, "a", &a[0][0][0], mint_extents(sizeof(a) / sizeof(a[0]), sizeof(a[0]) / sizeof(a[0][0]), sizeof(a[0][0]) / sizeof(a[0][0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 113}, "b", &b[0][0], mint_extents(sizeof(b) / sizeof(b[0]), sizeof(b[0]) / sizeof(b[0][0])), 1, mint_padded, mint_scoped);
...
    mint_copy_out({"in.c", 116}, "b", &b[0][0], mint_extents(sizeof(b) / sizeof(b[0]), sizeof(b[0]) / sizeof(b[0][0])));
