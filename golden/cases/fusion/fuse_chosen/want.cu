
...
/* The loops at line 18, then those at line 22, where u and w, v and w are different arrays.
 * u: read, 2 points, radius [-1,1][0,0]
 * v: written
 * w: written
 * A block computes 32x8x1 points.
 * Blocks keep u in shared memory.
 * The model expects 26.4 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
copy_back_sweep1_fused(const real *__restrict__ u_grid, long long u_row, real *__restrict__ v_grid,
                       long long v_row, real *__restrict__ w_grid, long long w_row,
                       unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*32 + tx, iy = mint_block_y()*8 + ty;
    __shared__ mint_plane<real, 32, 8, 0, 0, 1, 1> u_planes[1];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 1 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 1 : 0 < rows_2 ? mint_valid(ix, x_count, 0) : 0;
        const int block_rows = interior ? 9 : mint_valid(mint_block_y()*8, y_count, 1);
        const int block_cells = interior ? 32 : mint_valid(blockIdx.x*32, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long v_at = y0*v_row + x0, w_at = y0*w_row + x0;
        // Prologue: where the block begins.
        long long u_block_at = (y0 - ty)*u_row + (x0 - tx);
        real u[3][1]; // rows -1 to 1
        mint_stage<256>(u_planes[0], &u_grid[u_block_at], u_row, block_cells, block_rows, packed);
        __pipeline_commit();
        __pipeline_wait_prior(0);
        __syncthreads();
        mint_take<0, 1, 0>(u[0], u_planes[0], tx, ty - 1);
        mint_take<0, 1, 0>(u[2], u_planes[0], tx, ty + 1);
        // Compute and store.
        real v[1];
        real w[1];
#pragma unroll
        for (int e = 0; e < 1; e++) {
            real v_here = (u[0][e] + u[2][e])/2;
            v[e] = v_here;
            w[e] = v_here;
        }
        mint_store<1>(&v_grid[v_at], v, valid, packed);
        mint_store<1>(&w_grid[w_at], w, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*32 <= x_count && (mint_block_y() + 1)*8 <= y_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

/* The loops at line 18.
 * u: read, 2 points, radius [-1,1][0,0]
 * v: written
 * A block computes 32x8x1 points.
 * Blocks keep u in shared memory.
 * The model expects 26.4 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
copy_back_sweep1(const real *__restrict__ u_grid, long long u_row, real *__restrict__ v_grid,
                 long long v_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*32 + tx, iy = mint_block_y()*8 + ty;
    __shared__ mint_plane<real, 32, 8, 0, 0, 1, 1> u_planes[1];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 1 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 1 : 0 < rows_2 ? mint_valid(ix, x_count, 0) : 0;
        const int block_rows = interior ? 9 : mint_valid(mint_block_y()*8, y_count, 1);
        const int block_cells = interior ? 32 : mint_valid(blockIdx.x*32, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long v_at = y0*v_row + x0;
        // Prologue: where the block begins.
        long long u_block_at = (y0 - ty)*u_row + (x0 - tx);
        real u[3][1]; // rows -1 to 1
        mint_stage<256>(u_planes[0], &u_grid[u_block_at], u_row, block_cells, block_rows, packed);
        __pipeline_commit();
        __pipeline_wait_prior(0);
        __syncthreads();
        mint_take<0, 1, 0>(u[0], u_planes[0], tx, ty - 1);
        mint_take<0, 1, 0>(u[2], u_planes[0], tx, ty + 1);
        // Compute and store.
        real v[1];
#pragma unroll
        for (int e = 0; e < 1; e++)
            v[e] = (u[0][e] + u[2][e])/2;
        mint_store<1>(&v_grid[v_at], v, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*32 <= x_count && (mint_block_y() + 1)*8 <= y_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

/* The loops at line 22.
 * v: read, pointwise
 * w: written
 * A block computes 32x8x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
copy_back_sweep2(const real *v_grid, long long v_row, real *w_grid, long long w_row,
                 unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*32 + tx, iy = mint_block_y()*8 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ix, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long v_at = y0*v_row + x0, w_at = y0*w_row + x0;
        real v[1];
        mint_load<1>(v, &v_grid[v_at], valid, packed);
        // Compute and store.
        real w[1];
#pragma unroll
        for (int e = 0; e < 1; e++)
            w[e] = v[e];
        mint_store<1>(&w_grid[w_at], w, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*32 <= x_count && (mint_block_y() + 1)*8 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 15}, mint_rows_stay);
        /* One kernel where u and w, v and w are different arrays, else one after the other. */
        if (mint_trips(1, (long long)n + 1, 1) > 0 && mint_trips(1, (long long)n + 1, 1) > 0
                && mint_different(mint_storage(u), mint_storage(w))
                && mint_different(mint_storage(v), mint_storage(w))) {
            {
                const mint_site site = {"in.c", 18};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_table v_map = mint_find_table(site, "v", v);
                    mint_table w_map = mint_find_table({"in.c", 22}, "w", w);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                        {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts_2[] = {
                        {w_map, "w", 0, "y", y_begin, y_begin + y_count - 1},
                        {w_map, "w", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts({"in.c", 22}, subscripts_2);
                    u_map.settle(site, "u");
                    v_map.settle(site, "v");
                    w_map.settle({"in.c", 22}, "w");
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch u_reads = {"u[y - 1][x]", {{-1, 1, {1, 0}, 2}, {0, 0, {0, 1}}}};
                    const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "copy_back_sweep1_fused",
                            mint_tiles(site, "x", x_count, 32, 2147482558),
                            mint_tiles(site, "y", y_count, 8, 2147417060));
                    mint_launching(site, "copy_back_sweep1_fused");
                    copy_back_sweep1_fused<<<blocks, dim3(32, 8), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                        (real *)w_map.device, w_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 8) && mint_is_aligned(w_map, x_begin, 8));
                    mint_launched(site, "copy_back_sweep1_fused", v_map, w_map);
                }
            }
        } else {
            {
                const mint_site site = {"in.c", 18};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_table v_map = mint_find_table(site, "v", v);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                        {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    u_map.settle(site, "u");
                    v_map.settle(site, "v");
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch u_reads = {"u[y - 1][x]", {{-1, 1, {1, 0}, 2}, {0, 0, {0, 1}}}};
                    const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "copy_back_sweep1",
                            mint_tiles(site, "x", x_count, 32, 2147482558),
                            mint_tiles(site, "y", y_count, 8, 2147417060));
                    mint_launching(site, "copy_back_sweep1");
                    copy_back_sweep1<<<blocks, dim3(32, 8), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 8));
                    mint_launched(site, "copy_back_sweep1", v_map);
                }
            }
            {
                const mint_site site = {"in.c", 22};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
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
                    const mint_touch v_reads = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch w_writes = {"w[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_coincide(site, loops, v_map, "v", v_reads, w_map, "w", w_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "copy_back_sweep2",
                            mint_tiles(site, "x", x_count, 32, 2147482558),
                            mint_tiles(site, "y", y_count, 8, 2147417060));
                    mint_launching(site, "copy_back_sweep2");
                    copy_back_sweep2<<<blocks, dim3(32, 8), 0, mint_stream()>>>(
                        (real *)v_map.device, v_map.stride[0], (real *)w_map.device, w_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(v_map, x_begin, 8) && mint_is_aligned(w_map, x_begin, 8));
                    mint_launched(site, "copy_back_sweep2", w_map);
                }
            }
        }
        /* launched above */
...
/* The loops at line 34, then those at line 38, where u and a, u and b, a and b are different
 *   arrays.
 * u: read and written, pointwise
 * a: written
 * b: read, pointwise
 * A block computes 16x16x1 points.
 * The model expects 63.5 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
read_back_sweep1_fused(real *__restrict__ u, long long u_row, real *__restrict__ a, long long a_row,
                       const real *__restrict__ b, long long b_row, unsigned x_count,
                       unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long u_at = y*u_row + x;
        a[y*a_row+x] = u[u_at] + 1;
        u[u_at] = b[y*b_row+x]*2;
    }
}

/* The loops at line 34.
 * u: read, pointwise
 * a: written
 * A block computes 32x8x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
read_back_sweep1(const real *u_grid, long long u_row, real *a_grid, long long a_row,
                 unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*32 + tx, iy = mint_block_y()*8 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ix, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long u_at = y0*u_row + x0, a_at = y0*a_row + x0;
        real u[1];
        mint_load<1>(u, &u_grid[u_at], valid, packed);
        // Compute and store.
        real a[1];
#pragma unroll
        for (int e = 0; e < 1; e++)
            a[e] = u[e] + 1;
        mint_store<1>(&a_grid[a_at], a, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*32 <= x_count && (mint_block_y() + 1)*8 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 38.
 * b: read, pointwise
 * u: written
 * A block computes 32x8x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
read_back_sweep2(const real *b_grid, long long b_row, real *u_grid, long long u_row,
                 unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*32 + tx, iy = mint_block_y()*8 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ix, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long b_at = y0*b_row + x0, u_at = y0*u_row + x0;
        real b[1];
        mint_load<1>(b, &b_grid[b_at], valid, packed);
        // Compute and store.
        real u[1];
#pragma unroll
        for (int e = 0; e < 1; e++)
            u[e] = b[e]*2;
        mint_store<1>(&u_grid[u_at], u, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*32 <= x_count && (mint_block_y() + 1)*8 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

...
    /* #pragma mint parallel */
    { mint_region region_2({"in.c", 31}, mint_rows_stay);
        /* One kernel where u and a, u and b, a and b are different arrays, else one after the other. */
        if (mint_trips(1, (long long)n + 1, 1) > 0 && mint_trips(1, (long long)n + 1, 1) > 0
                && mint_different(mint_storage(u), mint_storage(a))
                && mint_different(mint_storage(u), mint_storage(b))
                && mint_different(mint_storage(a), mint_storage(b))) {
            {
                const mint_site site = {"in.c", 34};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_table a_map = mint_find_table(site, "a", a);
                    mint_table b_map = mint_find_table({"in.c", 38}, "b", b);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                        {a_map, "a", 0, "y", y_begin, y_begin + y_count - 1},
                        {a_map, "a", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts_2[] = {
                        {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                        {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts({"in.c", 38}, subscripts_2);
                    u_map.settle(site, "u");
                    a_map.settle(site, "a");
                    b_map.settle({"in.c", 38}, "b");
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "read_back_sweep1_fused",
                            mint_ceil_div(x_count, 16), mint_ceil_div(y_count, 16));
                    mint_launching(site, "read_back_sweep1_fused");
                    read_back_sweep1_fused<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)a_map.device, a_map.stride[0],
                        (real *)b_map.device, b_map.stride[0], (unsigned)x_count, (unsigned)y_count);
                    mint_launched(site, "read_back_sweep1_fused", u_map, a_map);
                }
            }
        } else {
            {
                const mint_site site = {"in.c", 34};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_table a_map = mint_find_table(site, "a", a);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                        {a_map, "a", 0, "y", y_begin, y_begin + y_count - 1},
                        {a_map, "a", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    u_map.settle(site, "u");
                    a_map.settle(site, "a");
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch u_reads = {"u[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch a_writes = {"a[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_coincide(site, loops, u_map, "u", u_reads, a_map, "a", a_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "read_back_sweep1",
                            mint_tiles(site, "x", x_count, 32, 2147482558),
                            mint_tiles(site, "y", y_count, 8, 2147417060));
                    mint_launching(site, "read_back_sweep1");
                    read_back_sweep1<<<blocks, dim3(32, 8), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)a_map.device, a_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 8) && mint_is_aligned(a_map, x_begin, 8));
                    mint_launched(site, "read_back_sweep1", a_map);
                }
            }
            {
                const mint_site site = {"in.c", 38};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_table b_map = mint_find_table(site, "b", b);
                    mint_table u_map = mint_find_table(site, "u", u);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                        {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                        {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    b_map.settle(site, "b");
                    u_map.settle(site, "u");
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch b_reads = {"b[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch u_writes = {"u[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_coincide(site, loops, b_map, "b", b_reads, u_map, "u", u_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "read_back_sweep2",
                            mint_tiles(site, "x", x_count, 32, 2147482558),
                            mint_tiles(site, "y", y_count, 8, 2147417060));
                    mint_launching(site, "read_back_sweep2");
                    read_back_sweep2<<<blocks, dim3(32, 8), 0, mint_stream()>>>(
                        (real *)b_map.device, b_map.stride[0], (real *)u_map.device, u_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(b_map, x_begin, 8) && mint_is_aligned(u_map, x_begin, 8));
                    mint_launched(site, "read_back_sweep2", u_map);
                }
            }
        }
        /* launched above */
...
/* The loops at line 50, then those at line 55, where v and b are different arrays.
 * u: read, 4 points, radius [0,1][-1,0][-1,1]
 * v: written
 * b: read, pointwise
 * A block computes 64x4x1 points.
 * Blocks keep u in shared memory.
 * The model expects 19.7 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
step_sweep1_fused(const real *__restrict__ u_grid, long long u_plane, long long u_row,
                  real *__restrict__ v_grid, long long v_plane, long long v_row,
                  const real *__restrict__ b_grid, long long b_plane, long long b_row,
                  unsigned x_count, unsigned y_count, unsigned z_count, bool aligned)
{
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*64 + tx, iy = blockIdx.y*4 + ty, iz = blockIdx.z;
    __shared__ mint_plane<real, 64, 4, 1, 1, 1, 0> u_planes[1];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 1 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 1 : 0 < rows_2 ? mint_valid(ix, x_count, 0) : 0;
        const int valid_1 = interior ? 2 : 0 < rows_2 ? mint_valid(ix, x_count, 1) : 0;
        const int block_rows = interior ? 4 : mint_valid(blockIdx.y*4, y_count, 0);
        const int block_cells = interior ? 65 : mint_valid(blockIdx.x*64, x_count, 1);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy, z0 = 1 + (int)iz;
        long long u_at = z0*u_plane + y0*u_row + x0, v_at = z0*v_plane + y0*v_row + x0,
                b_at = z0*b_plane + y0*b_row + x0;
        // Prologue: copy the first planes to shared memory.
        long long u_block_at = z0*u_plane + (y0 - ty)*u_row + (x0 - tx);
        real u[2][2][3]; // planes 0 to 1, rows -1 to 0, cells -1 to 1
        real b[1];
        mint_stage<256>(u_planes[0], &u_grid[u_block_at], u_row, block_cells, block_rows, packed);
        __pipeline_commit();
        __pipeline_wait_prior(0);
        __syncthreads();
        mint_take<0, 1, 0>(&u[0][0][1], u_planes[0], tx, ty - 1);
        mint_take<1, 1, 1>(&u[0][1][1], u_planes[0], tx, ty);
        mint_load<1>(&u[1][1][1], &u_grid[u_at+u_plane], valid_1, packed);
        mint_load<1>(b, &b_grid[b_at], valid, packed);
        // Compute and store.
        real v[1];
#pragma unroll
        for (int e = 0; e < 1; e++) {
            real v_here = (u[0][1][e] + u[0][1][e+2] + u[0][0][e+1] + u[1][1][e+1])/4;
            v_here = v_here + b[e]/8;
            v[e] = v_here;
        }
        mint_store<1>(&v_grid[v_at], v, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*64 <= x_count && (blockIdx.y + 1)*4 <= y_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

/* The loops at line 50.
 * u: read, 4 points, radius [0,1][-1,0][-1,1]
 * v: written
 * A block computes 64x4x1 points.
 * Blocks keep u in shared memory.
 * The model expects 19.7 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
step_sweep1(const real *__restrict__ u_grid, long long u_plane, long long u_row,
            real *__restrict__ v_grid, long long v_plane, long long v_row, unsigned x_count,
            unsigned y_count, unsigned z_count, bool aligned)
{
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*64 + tx, iy = blockIdx.y*4 + ty, iz = blockIdx.z;
    __shared__ mint_plane<real, 64, 4, 1, 1, 1, 0> u_planes[1];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 1 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 1 : 0 < rows_2 ? mint_valid(ix, x_count, 0) : 0;
        const int valid_1 = interior ? 2 : 0 < rows_2 ? mint_valid(ix, x_count, 1) : 0;
        const int block_rows = interior ? 4 : mint_valid(blockIdx.y*4, y_count, 0);
        const int block_cells = interior ? 65 : mint_valid(blockIdx.x*64, x_count, 1);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy, z0 = 1 + (int)iz;
        long long u_at = z0*u_plane + y0*u_row + x0, v_at = z0*v_plane + y0*v_row + x0;
        // Prologue: copy the first planes to shared memory.
        long long u_block_at = z0*u_plane + (y0 - ty)*u_row + (x0 - tx);
        real u[2][2][3]; // planes 0 to 1, rows -1 to 0, cells -1 to 1
        mint_stage<256>(u_planes[0], &u_grid[u_block_at], u_row, block_cells, block_rows, packed);
        __pipeline_commit();
        __pipeline_wait_prior(0);
        __syncthreads();
        mint_take<0, 1, 0>(&u[0][0][1], u_planes[0], tx, ty - 1);
        mint_take<1, 1, 1>(&u[0][1][1], u_planes[0], tx, ty);
        mint_load<1>(&u[1][1][1], &u_grid[u_at+u_plane], valid_1, packed);
        // Compute and store.
        real v[1];
#pragma unroll
        for (int e = 0; e < 1; e++)
            v[e] = (u[0][1][e] + u[0][1][e+2] + u[0][0][e+1] + u[1][1][e+1])/4;
        mint_store<1>(&v_grid[v_at], v, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*64 <= x_count && (blockIdx.y + 1)*4 <= y_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

/* The loops at line 55.
 * v: read and written, pointwise
 * b: read, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
step_sweep2(real *v, long long v_plane, long long v_row, const real *b, long long b_plane,
            long long b_row, unsigned x_count, unsigned y_count, unsigned z_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = blockIdx.y*16 + threadIdx.y;
    const unsigned iz = blockIdx.z;
    if (ix < x_count && iy < y_count && iz < z_count) {
        const int z = 1 + (int)iz;
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long v_at = z*v_plane + y*v_row + x;
        v[v_at] = v[v_at] + b[z*b_plane+y*b_row+x]/8;
    }
}

...
    /* #pragma mint parallel */
    { mint_region region_3({"in.c", 47});
        /* One kernel where v and b are different arrays, else one after the other. */
        if (mint_different(&v[0][0][0], &b[0][0][0])) {
            {
                const mint_site site = {"in.c", 50};
                const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)n + 1, 1);
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (z_count > 0 && y_count > 0 && x_count > 0) {
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0][0], sizeof(real),
                            mint_extents(0, 19, 19));
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0][0], sizeof(real),
                            mint_extents(0, 19, 19));
                    mint_mapping &b_map = mint_find({"in.c", 55}, "b", &b[0][0][0], sizeof(real),
                            mint_extents(0, 19, 19));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "z..z+1", z_begin, z_begin + z_count},
                        {u_map, "u", 1, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                        {u_map, "u", 2, "x-1..x+1", x_begin - 1, x_begin + x_count},
                        {v_map, "v", 0, "z", z_begin, z_begin + z_count - 1},
                        {v_map, "v", 1, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 2, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts_2[] = {
                        {b_map, "b", 0, "z", z_begin, z_begin + z_count - 1},
                        {b_map, "b", 1, "y", y_begin, y_begin + y_count - 1},
                        {b_map, "b", 2, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts({"in.c", 55}, subscripts_2);
                    const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin,
                            x_count, 1}}};
                    const mint_touch u_reads = {"u[z][y][x - 1]", {{0, 1, {1, 0, 0}}, {-1, 0, {0, 1, 0}},
                            {-1, 1, {0, 0, 1}}}};
                    const mint_touch v_writes = {"v[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0,
                            {0, 0, 1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "step_sweep1_fused",
                            mint_tiles(site, "x", x_count, 64, 2147482494), mint_ceil_div(y_count, 4),
                            z_count);
                    mint_launching(site, "step_sweep1_fused");
                    step_sweep1_fused<<<blocks, dim3(64, 4), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                        v_map.stride[0], v_map.stride[1], (real *)b_map.device, b_map.stride[0],
                        b_map.stride[1], (unsigned)x_count, (unsigned)y_count, (unsigned)z_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 8) && mint_is_aligned(b_map, x_begin, 8));
                    mint_launched(site, "step_sweep1_fused", v_map);
                }
            }
        } else {
            {
                const mint_site site = {"in.c", 50};
                const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)n + 1, 1);
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (z_count > 0 && y_count > 0 && x_count > 0) {
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0][0], sizeof(real),
                            mint_extents(0, 19, 19));
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0][0], sizeof(real),
                            mint_extents(0, 19, 19));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "z..z+1", z_begin, z_begin + z_count},
                        {u_map, "u", 1, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                        {u_map, "u", 2, "x-1..x+1", x_begin - 1, x_begin + x_count},
                        {v_map, "v", 0, "z", z_begin, z_begin + z_count - 1},
                        {v_map, "v", 1, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 2, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin,
                            x_count, 1}}};
                    const mint_touch u_reads = {"u[z][y][x - 1]", {{0, 1, {1, 0, 0}}, {-1, 0, {0, 1, 0}},
                            {-1, 1, {0, 0, 1}}}};
                    const mint_touch v_writes = {"v[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0,
                            {0, 0, 1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "step_sweep1",
                            mint_tiles(site, "x", x_count, 64, 2147482494), mint_ceil_div(y_count, 4),
                            z_count);
                    mint_launching(site, "step_sweep1");
                    step_sweep1<<<blocks, dim3(64, 4), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                        v_map.stride[0], v_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                        (unsigned)z_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 8));
                    mint_launched(site, "step_sweep1", v_map);
                }
            }
            {
                const mint_site site = {"in.c", 55};
                const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)n + 1, 1);
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (z_count > 0 && y_count > 0 && x_count > 0) {
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0][0], sizeof(real),
                            mint_extents(0, 19, 19));
                    mint_mapping &b_map = mint_find(site, "b", &b[0][0][0], sizeof(real),
                            mint_extents(0, 19, 19));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {v_map, "v", 0, "z", z_begin, z_begin + z_count - 1},
                        {v_map, "v", 1, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 2, "x", x_begin, x_begin + x_count - 1},
                        {b_map, "b", 0, "z", z_begin, z_begin + z_count - 1},
                        {b_map, "b", 1, "y", y_begin, y_begin + y_count - 1},
                        {b_map, "b", 2, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin,
                            x_count, 1}}};
                    const mint_touch v_writes = {"v[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0,
                            {0, 0, 1}}}};
                    const mint_touch b_reads = {"b[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0,
                            {0, 0, 1}}}};
                    mint_coincide(site, loops, v_map, "v", v_writes, b_map, "b", b_reads);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "step_sweep2", mint_ceil_div(x_count, 16),
                            mint_ceil_div(y_count, 16), z_count);
                    mint_launching(site, "step_sweep2");
                    step_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)v_map.device, v_map.stride[0], v_map.stride[1], (real *)b_map.device,
                        b_map.stride[0], b_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                        (unsigned)z_count);
                    mint_launched(site, "step_sweep2", v_map);
                }
            }
        }
        /* launched above */
...
/* The loops at line 68, then those at line 72, then those at line 76, where u and w, v and b, v
 *   and w, v and c, b and w, w and c are different arrays.
 * u: read, 2 points, radius [0,1][-1,0]
 * v: written
 * b: read, pointwise
 * w: written
 * c: read, pointwise
 * A block computes 32x8x1 points.
 * Blocks keep u in shared memory.
 * The model expects 19.7 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
chain_sweep1_fused(const real *__restrict__ u_grid, long long u_row, real *__restrict__ v_grid,
                   long long v_row, const real *__restrict__ b_grid, long long b_row,
                   real *__restrict__ w_grid, long long w_row, const real *__restrict__ c_grid,
                   long long c_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*32 + tx, iy = mint_block_y()*8 + ty;
    __shared__ mint_plane<real, 32, 8, 1, 0, 0, 1> u_planes[1];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 1 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 1 : 0 < rows_2 ? mint_valid(ix, x_count, 0) : 0;
        const int block_rows = interior ? 9 : mint_valid(mint_block_y()*8, y_count, 1);
        const int block_cells = interior ? 32 : mint_valid(blockIdx.x*32, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long v_at = y0*v_row + x0, b_at = y0*b_row + x0, w_at = y0*w_row + x0, c_at = y0*c_row
                + x0;
        // Prologue: where the block begins.
        long long u_block_at = (y0 - ty)*u_row + (x0 - tx);
        real u[2][2]; // rows 0 to 1, cells -1 to 0
        real b[1];
        real c[1];
        mint_stage<256>(u_planes[0], &u_grid[u_block_at], u_row, block_cells, block_rows, packed);
        __pipeline_commit();
        __pipeline_wait_prior(0);
        __syncthreads();
        mint_take<1, 1, 0>(&u[0][1], u_planes[0], tx, ty);
        mint_take<0, 1, 0>(&u[1][1], u_planes[0], tx, ty + 1);
        mint_load<1>(b, &b_grid[b_at], valid, packed);
        mint_load<1>(c, &c_grid[c_at], valid, packed);
        // Compute and store.
        real v[1];
        real w[1];
#pragma unroll
        for (int e = 0; e < 1; e++) {
            real v_here = u[0][e] - u[1][e+1];
            real w_here = v_here/4 + b[e];
            w[e] = w_here;
            v_here += w_here*c[e];
            v[e] = v_here;
        }
        mint_store<1>(&v_grid[v_at], v, valid, packed);
        mint_store<1>(&w_grid[w_at], w, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*32 <= x_count && (mint_block_y() + 1)*8 <= y_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

/* The loops at line 68.
 * u: read, 2 points, radius [0,1][-1,0]
 * v: written
 * A block computes 32x8x1 points.
 * Blocks keep u in shared memory.
 * The model expects 26.4 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
chain_sweep1(const real *__restrict__ u_grid, long long u_row, real *__restrict__ v_grid,
             long long v_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*32 + tx, iy = mint_block_y()*8 + ty;
    __shared__ mint_plane<real, 32, 8, 1, 0, 0, 1> u_planes[1];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 1 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 1 : 0 < rows_2 ? mint_valid(ix, x_count, 0) : 0;
        const int block_rows = interior ? 9 : mint_valid(mint_block_y()*8, y_count, 1);
        const int block_cells = interior ? 32 : mint_valid(blockIdx.x*32, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long v_at = y0*v_row + x0;
        // Prologue: where the block begins.
        long long u_block_at = (y0 - ty)*u_row + (x0 - tx);
        real u[2][2]; // rows 0 to 1, cells -1 to 0
        mint_stage<256>(u_planes[0], &u_grid[u_block_at], u_row, block_cells, block_rows, packed);
        __pipeline_commit();
        __pipeline_wait_prior(0);
        __syncthreads();
        mint_take<1, 1, 0>(&u[0][1], u_planes[0], tx, ty);
        mint_take<0, 1, 0>(&u[1][1], u_planes[0], tx, ty + 1);
        // Compute and store.
        real v[1];
#pragma unroll
        for (int e = 0; e < 1; e++)
            v[e] = u[0][e] - u[1][e+1];
        mint_store<1>(&v_grid[v_at], v, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*32 <= x_count && (mint_block_y() + 1)*8 <= y_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

/* The loops at line 72.
 * v: read, pointwise
 * b: read, pointwise
 * w: written
 * A block computes 32x8x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
chain_sweep2(const real *v_grid, long long v_row, const real *b_grid, long long b_row, real *w_grid,
             long long w_row, unsigned j_count, unsigned i_count, bool aligned)
{
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ij = blockIdx.x*32 + tx, ii = mint_block_y()*8 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ij, j_count, 0);
        const int j0 = 1 + (int)ij, i0 = 1 + (int)ii;
        long long v_at = i0*v_row + j0, b_at = i0*b_row + j0, w_at = i0*w_row + j0;
        real v[1];
        real b[1];
        mint_load<1>(v, &v_grid[v_at], valid, packed);
        mint_load<1>(b, &b_grid[b_at], valid, packed);
        // Compute and store.
        real w[1];
#pragma unroll
        for (int e = 0; e < 1; e++)
            w[e] = v[e]/4 + b[e];
        mint_store<1>(&w_grid[w_at], w, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*32 <= j_count && (mint_block_y() + 1)*8 <= i_count)
        tile(mint_constant<true>());
    else if (ii < i_count)
        tile(mint_constant<false>());
}

/* The loops at line 76.
 * w: read, pointwise
 * c: read, pointwise
 * v: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 63.5 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
chain_sweep3(const real *w, long long w_row, const real *c, long long c_row, real *v,
             long long v_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long v_at = y*v_row + x;
        v[v_at] += w[y*w_row+x]*c[y*c_row+x];
    }
}

...
    /* #pragma mint parallel */
    { mint_region region_4({"in.c", 65}, mint_rows_stay);
        /* One kernel where u and w, v and b, v and w, v and c, b and w, w and c are different arrays,
                else one after the other. */
        if (mint_trips(1, (long long)n + 1, 1) > 0 && mint_trips(1, (long long)n + 1, 1) > 0
                && mint_different(mint_storage(u), mint_storage(w))
                && mint_different(mint_storage(v), mint_storage(b))
                && mint_different(mint_storage(v), mint_storage(w))
                && mint_different(mint_storage(v), mint_storage(c))
                && mint_different(mint_storage(b), mint_storage(w))
                && mint_different(mint_storage(w), mint_storage(c))) {
            {
                const mint_site site = {"in.c", 68};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_table v_map = mint_find_table(site, "v", v);
                    mint_table b_map = mint_find_table({"in.c", 72}, "b", b);
                    mint_table w_map = mint_find_table({"in.c", 72}, "w", w);
                    mint_table c_map = mint_find_table({"in.c", 76}, "c", c);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "y..y+1", y_begin, y_begin + y_count},
                        {u_map, "u", 1, "x-1..x", x_begin - 1, x_begin + x_count - 1},
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts_2[] = {
                        {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                        {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                        {w_map, "w", 0, "y", y_begin, y_begin + y_count - 1},
                        {w_map, "w", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts({"in.c", 72}, subscripts_2);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts_3[] = {
                        {c_map, "c", 0, "y", y_begin, y_begin + y_count - 1},
                        {c_map, "c", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts({"in.c", 76}, subscripts_3);
                    u_map.settle(site, "u");
                    v_map.settle(site, "v");
                    b_map.settle({"in.c", 72}, "b");
                    w_map.settle({"in.c", 72}, "w");
                    c_map.settle({"in.c", 76}, "c");
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch u_reads = {"u[y][x - 1]", {{0, 1, {1, 0}}, {-1, 0, {0, 1}}}};
                    const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "chain_sweep1_fused",
                            mint_tiles(site, "x", x_count, 32, 2147482558),
                            mint_tiles(site, "y", y_count, 8, 2147417060));
                    mint_launching(site, "chain_sweep1_fused");
                    chain_sweep1_fused<<<blocks, dim3(32, 8), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                        (real *)b_map.device, b_map.stride[0], (real *)w_map.device, w_map.stride[0],
                        (real *)c_map.device, c_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 8) && mint_is_aligned(b_map, x_begin, 8) && mint_is_aligned(w_map, x_begin, 8) && mint_is_aligned(c_map, x_begin, 8));
                    mint_launched(site, "chain_sweep1_fused", v_map, w_map);
                }
            }
        } else {
            {
                const mint_site site = {"in.c", 68};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_table v_map = mint_find_table(site, "v", v);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "y..y+1", y_begin, y_begin + y_count},
                        {u_map, "u", 1, "x-1..x", x_begin - 1, x_begin + x_count - 1},
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    u_map.settle(site, "u");
                    v_map.settle(site, "v");
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch u_reads = {"u[y][x - 1]", {{0, 1, {1, 0}}, {-1, 0, {0, 1}}}};
                    const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "chain_sweep1",
                            mint_tiles(site, "x", x_count, 32, 2147482558),
                            mint_tiles(site, "y", y_count, 8, 2147417060));
                    mint_launching(site, "chain_sweep1");
                    chain_sweep1<<<blocks, dim3(32, 8), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 8));
                    mint_launched(site, "chain_sweep1", v_map);
                }
            }
            {
                const mint_site site = {"in.c", 72};
                const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
                const long long j_begin = 1, j_count = mint_trips(j_begin, (long long)n + 1, 1);
                if (i_count > 0 && j_count > 0) {
                    mint_table v_map = mint_find_table(site, "v", v);
                    mint_table b_map = mint_find_table(site, "b", b);
                    mint_table w_map = mint_find_table(site, "w", w);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {v_map, "v", 0, "i", i_begin, i_begin + i_count - 1},
                        {v_map, "v", 1, "j", j_begin, j_begin + j_count - 1},
                        {b_map, "b", 0, "i", i_begin, i_begin + i_count - 1},
                        {b_map, "b", 1, "j", j_begin, j_begin + j_count - 1},
                        {w_map, "w", 0, "i", i_begin, i_begin + i_count - 1},
                        {w_map, "w", 1, "j", j_begin, j_begin + j_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    v_map.settle(site, "v");
                    b_map.settle(site, "b");
                    w_map.settle(site, "w");
                    const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                    const mint_touch v_reads = {"v[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch w_writes = {"w[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch b_reads = {"b[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_coincide(site, loops, v_map, "v", v_reads, w_map, "w", w_writes);
                    mint_coincide(site, loops, b_map, "b", b_reads, w_map, "w", w_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "chain_sweep2",
                            mint_tiles(site, "j", j_count, 32, 2147482558),
                            mint_tiles(site, "i", i_count, 8, 2147417060));
                    mint_launching(site, "chain_sweep2");
                    chain_sweep2<<<blocks, dim3(32, 8), 0, mint_stream()>>>(
                        (real *)v_map.device, v_map.stride[0], (real *)b_map.device, b_map.stride[0],
                        (real *)w_map.device, w_map.stride[0], (unsigned)j_count, (unsigned)i_count,
                        mint_is_aligned(v_map, j_begin, 8) && mint_is_aligned(b_map, j_begin, 8) && mint_is_aligned(w_map, j_begin, 8));
                    mint_launched(site, "chain_sweep2", w_map);
                }
            }
            {
                const mint_site site = {"in.c", 76};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_table w_map = mint_find_table(site, "w", w);
                    mint_table c_map = mint_find_table(site, "c", c);
                    mint_table v_map = mint_find_table(site, "v", v);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {w_map, "w", 0, "y", y_begin, y_begin + y_count - 1},
                        {w_map, "w", 1, "x", x_begin, x_begin + x_count - 1},
                        {c_map, "c", 0, "y", y_begin, y_begin + y_count - 1},
                        {c_map, "c", 1, "x", x_begin, x_begin + x_count - 1},
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    w_map.settle(site, "w");
                    c_map.settle(site, "c");
                    v_map.settle(site, "v");
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch w_reads = {"w[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch c_reads = {"c[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_coincide(site, loops, w_map, "w", w_reads, v_map, "v", v_writes);
                    mint_coincide(site, loops, c_map, "c", c_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "chain_sweep3", mint_ceil_div(x_count, 16),
                            mint_ceil_div(y_count, 16));
                    mint_launching(site, "chain_sweep3");
                    chain_sweep3<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)w_map.device, w_map.stride[0], (real *)c_map.device, c_map.stride[0],
                        (real *)v_map.device, v_map.stride[0], (unsigned)x_count, (unsigned)y_count);
                    mint_launched(site, "chain_sweep3", v_map);
                }
            }
        }
        /* launched above */
        /* launched above */
...
/* The loops at line 91, then those at line 95, then those at line 101, where f_u and f_w, f_v
 *   and f_w are different arrays.
 * f_u: read, 2 points, radius [0,0][-1,1]
 * f_v: written
 * f_w: read and written, pointwise
 * A block computes 64x4x1 points.
 * Blocks keep f_u in shared memory.
 * The model expects 26.4 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
three_sweep1_fused(const real *f_u_grid, long long f_u_row, real *__restrict__ f_v_grid,
                   long long f_v_row, real *__restrict__ f_w_grid, long long f_w_row,
                   unsigned x_count, unsigned y_count, mint_found *__restrict__ sum_parts,
                   unsigned *__restrict__ count_parts, real *__restrict__ last_last, bool aligned)
{
    real sum = -INFINITY;
    long long sum_at = 0;
    unsigned count = 0;
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*64 + tx, iy = mint_block_y()*4 + ty;
    __shared__ mint_plane<real, 64, 4, 1, 1, 0, 0> f_u_planes[1];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 1 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 1 : 0 < rows_2 ? mint_valid(ix, x_count, 0) : 0;
        const int block_rows = interior ? 4 : mint_valid(mint_block_y()*4, y_count, 0);
        const int block_cells = interior ? 65 : mint_valid(blockIdx.x*64, x_count, 1);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long f_v_at = y0*f_v_row + x0, f_w_at = y0*f_w_row + x0;
        // Prologue: where the block begins.
        long long f_u_block_at = (y0 - ty)*f_u_row + (x0 - tx);
        real f_u[3]; // cells -1 to 1
        mint_stage<256>(f_u_planes[0], &f_u_grid[f_u_block_at], f_u_row, block_cells, block_rows,
                packed);
        __pipeline_commit();
        __pipeline_wait_prior(0);
        __syncthreads();
        mint_take<1, 1, 1>(&f_u[1], f_u_planes[0], tx, ty);
        // Compute and store.
        real f_v[1];
#pragma unroll
        for (int e = 0; e < 1; e++)
            if (e < valid) {
                const int y = y0, x = x0 + e;
                real f_v_here = f_u[e] + f_u[e+2];
                f_v[e] = f_v_here;
                {
                    real sum_next = f_w_grid[f_w_at+e];
                    if (sum_next > sum) {
                        sum = sum_next;
                        sum_at = ((long long)y - 1)*(long long)x_count + ((long long)x - 1) + 1;
                    }
                }
                count += (unsigned)(f_v_here > 1);
                real last;
                last = f_v_here/2;
                f_w_grid[f_w_at+e] = last;
                if (y == 1 + (int)(y_count - 1) && x == 1 + (int)(x_count - 1))
                    last_last[0] = last;
            }
        mint_store<1>(&f_v_grid[f_v_at], f_v, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*64 <= x_count && (mint_block_y() + 1)*4 <= y_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
    __shared__ __align__(8) char joining[4096];
    mint_join_block<mint_max>(joining, mint_found_at(sum, sum_at), sum_parts);
    mint_join_block<mint_sum>(joining, count, count_parts);
}

/* Joins what the blocks of three_sweep1_fused have found. */
static __global__ void __launch_bounds__(256)
three_sweep1_fused_total(mint_found *__restrict__ sum_parts, unsigned *__restrict__ count_parts,
                         long long part_count)
{
    __shared__ __align__(8) char joining_2[4096];
    mint_join_blocks<mint_max>(joining_2, sum_parts, part_count);
    mint_join_blocks<mint_sum>(joining_2, count_parts, part_count);
}

/* The loops at line 91.
 * f_u: read, 2 points, radius [0,0][-1,1]
 * f_v: written
 * A block computes 64x4x1 points.
 * Blocks keep f_u in shared memory.
 * The model expects 26.4 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
three_sweep1(const real *__restrict__ f_u_grid, long long f_u_row, real *__restrict__ f_v_grid,
             long long f_v_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*64 + tx, iy = mint_block_y()*4 + ty;
    __shared__ mint_plane<real, 64, 4, 1, 1, 0, 0> f_u_planes[1];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 1 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 1 : 0 < rows_2 ? mint_valid(ix, x_count, 0) : 0;
        const int block_rows = interior ? 4 : mint_valid(mint_block_y()*4, y_count, 0);
        const int block_cells = interior ? 65 : mint_valid(blockIdx.x*64, x_count, 1);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long f_v_at = y0*f_v_row + x0;
        // Prologue: where the block begins.
        long long f_u_block_at = (y0 - ty)*f_u_row + (x0 - tx);
        real f_u[3]; // cells -1 to 1
        mint_stage<256>(f_u_planes[0], &f_u_grid[f_u_block_at], f_u_row, block_cells, block_rows,
                packed);
        __pipeline_commit();
        __pipeline_wait_prior(0);
        __syncthreads();
        mint_take<1, 1, 1>(&f_u[1], f_u_planes[0], tx, ty);
        // Compute and store.
        real f_v[1];
#pragma unroll
        for (int e = 0; e < 1; e++)
            f_v[e] = f_u[e] + f_u[e+2];
        mint_store<1>(&f_v_grid[f_v_at], f_v, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*64 <= x_count && (mint_block_y() + 1)*4 <= y_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

/* The loops at line 95.
 * f_w: read, pointwise
 * f_v: read, pointwise
 * A block computes 32x8x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
three_sweep2(const real *__restrict__ f_w_grid, long long f_w_row,
             const real *__restrict__ f_v_grid, long long f_v_row, unsigned x_count,
             unsigned y_count, mint_found *__restrict__ sum_parts,
             unsigned *__restrict__ count_parts, bool aligned)
{
    real sum = -INFINITY;
    long long sum_at = 0;
    unsigned count = 0;
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*32 + tx, iy = mint_block_y()*8 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ix, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long f_w_at = y0*f_w_row + x0, f_v_at = y0*f_v_row + x0;
        real f_w[1];
        real f_v[1];
        mint_load<1>(f_w, &f_w_grid[f_w_at], valid, packed);
        mint_load<1>(f_v, &f_v_grid[f_v_at], valid, packed);
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 1; e++)
            if (e < valid) {
                const int y = y0, x = x0 + e;
                {
                    real sum_next = f_w[e];
                    if (sum_next > sum) {
                        sum = sum_next;
                        sum_at = ((long long)y - 1)*(long long)x_count + ((long long)x - 1) + 1;
                    }
                }
                count += (unsigned)(f_v[e] > 1);
            }
    };
    if (aligned && (blockIdx.x + 1)*32 <= x_count && (mint_block_y() + 1)*8 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
    __shared__ __align__(8) char joining[4096];
    mint_join_block<mint_max>(joining, mint_found_at(sum, sum_at), sum_parts);
    mint_join_block<mint_sum>(joining, count, count_parts);
}

/* Joins what the blocks of three_sweep2 have found. */
static __global__ void __launch_bounds__(256)
three_sweep2_total(mint_found *__restrict__ sum_parts, unsigned *__restrict__ count_parts,
                   long long part_count)
{
    __shared__ __align__(8) char joining_2[4096];
    mint_join_blocks<mint_max>(joining_2, sum_parts, part_count);
    mint_join_blocks<mint_sum>(joining_2, count_parts, part_count);
}

/* The loops at line 101.
 * f_v: read, pointwise
 * f_w: written
 * A block computes 32x8x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
three_sweep3(const real *f_v_grid, long long f_v_row, real *f_w_grid, long long f_w_row,
             unsigned x_count, unsigned y_count, real *__restrict__ last_last, bool aligned)
{
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*32 + tx, iy = mint_block_y()*8 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ix, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long f_v_at = y0*f_v_row + x0, f_w_at = y0*f_w_row + x0;
        real f_v[1];
        mint_load<1>(f_v, &f_v_grid[f_v_at], valid, packed);
        // Compute and store.
        real f_w[1];
#pragma unroll
        for (int e = 0; e < 1; e++)
            if (e < valid) {
                const int y = y0, x = x0 + e;
                real last;
                last = f_v[e]/2;
                f_w[e] = last;
                if (y == 1 + (int)(y_count - 1) && x == 1 + (int)(x_count - 1))
                    last_last[0] = last;
            }
        mint_store<1>(&f_w_grid[f_w_at], f_w, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*32 <= x_count && (mint_block_y() + 1)*8 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

...
    /* #pragma mint parallel */
    { mint_region region_5({"in.c", 88}, mint_rows_stay);
        /* One kernel where f_u and f_w, f_v and f_w are different arrays, else one after the other. */
        if (mint_trips(1, (long long)n + 1, 1) > 0 && mint_trips(1, (long long)n + 1, 1) > 0
                && mint_different(mint_storage(f->u), mint_storage(f->w))
                && mint_different(mint_storage(f->v), mint_storage(f->w))) {
            {
                const mint_site site = {"in.c", 91};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_table f_u_map = mint_find_table(site, "f->u", f->u);
                    mint_table f_v_map = mint_find_table(site, "f->v", f->v);
                    mint_table f_w_map = mint_find_table({"in.c", 95}, "f->w", f->w);
                    mint_reach_or_dense({"in.c", 95}, f_w_map, 0, y_begin, y_begin + y_count - 1);
                    mint_reach_or_dense({"in.c", 95}, f_w_map, 1, x_begin, x_begin + x_count - 1);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {f_u_map, "f->u", 0, "y", y_begin, y_begin + y_count - 1},
                        {f_u_map, "f->u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                        {f_v_map, "f->v", 0, "y", y_begin, y_begin + y_count - 1},
                        {f_v_map, "f->v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts_2[] = {
                        {f_w_map, "f->w", 0, "y", y_begin, y_begin + y_count - 1},
                        {f_w_map, "f->w", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts({"in.c", 95}, subscripts_2);
                    f_u_map.settle(site, "f->u");
                    f_v_map.settle(site, "f->v");
                    f_w_map.settle({"in.c", 95}, "f->w");
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch f_u_reads = {"f->u[y][x - 1]", {{0, 0, {1, 0}}, {-1, 1, {0, 1}, 2}}};
                    const mint_touch f_v_writes = {"f->v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, f_u_map, "f->u", f_u_reads, f_v_map, "f->v", f_v_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "three_sweep1_fused",
                            mint_tiles(site, "x", x_count, 64, 2147482494),
                            mint_tiles(site, "y", y_count, 4, 2147417072));
                    const long long part_count = mint_block_count(blocks);
                    mint_found *sum_parts = mint_results<mint_found>(site, 0, part_count + 1);
                    unsigned *count_parts = mint_results<unsigned>(site, 1, part_count + 1);
                    real *last_last = mint_results<real>(site, 2, 1);
                    mint_launching(site, "three_sweep1_fused");
                    three_sweep1_fused<<<blocks, dim3(64, 4), 0, mint_stream()>>>(
                        (real *)f_u_map.device, f_u_map.stride[0], (real *)f_v_map.device,
                        f_v_map.stride[0], (real *)f_w_map.device, f_w_map.stride[0], (unsigned)x_count,
                        (unsigned)y_count, sum_parts, count_parts, last_last,
                        mint_is_aligned(f_u_map, x_begin, 16) && mint_is_aligned(f_v_map, x_begin, 8));
                    mint_launched(site, "three_sweep1_fused", f_v_map, f_w_map);
                    mint_launching(site, "three_sweep1_fused_total");
                    three_sweep1_fused_total<<<1, 256, 0, mint_stream()>>>(sum_parts, count_parts,
                            part_count);
                    mint_launched(site, "three_sweep1_fused_total");
                    sum = mint_max::into(sum, mint_result(site, "sum", sum_parts + part_count));
                    count = mint_sum::into(count, mint_result(site, "count", count_parts + part_count));
                    mint_bring(site, "last", last, last_last);
                }
                y = (int)(y_begin + y_count);
                if (y_count > 0) x = (int)(x_begin + x_count);
            }
        } else {
            {
                const mint_site site = {"in.c", 91};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_table f_u_map = mint_find_table(site, "f->u", f->u);
                    mint_table f_v_map = mint_find_table(site, "f->v", f->v);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {f_u_map, "f->u", 0, "y", y_begin, y_begin + y_count - 1},
                        {f_u_map, "f->u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                        {f_v_map, "f->v", 0, "y", y_begin, y_begin + y_count - 1},
                        {f_v_map, "f->v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    f_u_map.settle(site, "f->u");
                    f_v_map.settle(site, "f->v");
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch f_u_reads = {"f->u[y][x - 1]", {{0, 0, {1, 0}}, {-1, 1, {0, 1}, 2}}};
                    const mint_touch f_v_writes = {"f->v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, f_u_map, "f->u", f_u_reads, f_v_map, "f->v", f_v_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "three_sweep1",
                            mint_tiles(site, "x", x_count, 64, 2147482494),
                            mint_tiles(site, "y", y_count, 4, 2147417072));
                    mint_launching(site, "three_sweep1");
                    three_sweep1<<<blocks, dim3(64, 4), 0, mint_stream()>>>(
                        (real *)f_u_map.device, f_u_map.stride[0], (real *)f_v_map.device,
                        f_v_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(f_u_map, x_begin, 16) && mint_is_aligned(f_v_map, x_begin, 8));
                    mint_launched(site, "three_sweep1", f_v_map);
                }
                y = (int)(y_begin + y_count);
                if (y_count > 0) x = (int)(x_begin + x_count);
            }
            {
                const mint_site site = {"in.c", 95};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_table f_w_map = mint_find_table(site, "f->w", f->w);
                    mint_table f_v_map = mint_find_table(site, "f->v", f->v);
                    mint_reach_or_dense(site, f_w_map, 0, y_begin, y_begin + y_count - 1);
                    mint_reach_or_dense(site, f_w_map, 1, x_begin, x_begin + x_count - 1);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {f_w_map, "f->w", 0, "y", y_begin, y_begin + y_count - 1},
                        {f_w_map, "f->w", 1, "x", x_begin, x_begin + x_count - 1},
                        {f_v_map, "f->v", 0, "y", y_begin, y_begin + y_count - 1},
                        {f_v_map, "f->v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    f_w_map.settle(site, "f->w");
                    f_v_map.settle(site, "f->v");
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "three_sweep2",
                            mint_tiles(site, "x", x_count, 32, 2147482558),
                            mint_tiles(site, "y", y_count, 8, 2147417060));
                    const long long part_count = mint_block_count(blocks);
                    mint_found *sum_parts = mint_results<mint_found>(site, 0, part_count + 1);
                    unsigned *count_parts = mint_results<unsigned>(site, 1, part_count + 1);
                    mint_launching(site, "three_sweep2");
                    three_sweep2<<<blocks, dim3(32, 8), 0, mint_stream()>>>(
                        (real *)f_w_map.device, f_w_map.stride[0], (real *)f_v_map.device,
                        f_v_map.stride[0], (unsigned)x_count, (unsigned)y_count, sum_parts, count_parts,
                        mint_is_aligned(f_w_map, x_begin, 8) && mint_is_aligned(f_v_map, x_begin, 8));
                    mint_launched(site, "three_sweep2");
                    mint_launching(site, "three_sweep2_total");
                    three_sweep2_total<<<1, 256, 0, mint_stream()>>>(sum_parts, count_parts, part_count);
                    mint_launched(site, "three_sweep2_total");
                    sum = mint_max::into(sum, mint_result(site, "sum", sum_parts + part_count));
                    count = mint_sum::into(count, mint_result(site, "count", count_parts + part_count));
                }
                y = (int)(y_begin + y_count);
                if (y_count > 0) x = (int)(x_begin + x_count);
            }
            {
                const mint_site site = {"in.c", 101};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_table f_v_map = mint_find_table(site, "f->v", f->v);
                    mint_table f_w_map = mint_find_table(site, "f->w", f->w);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {f_v_map, "f->v", 0, "y", y_begin, y_begin + y_count - 1},
                        {f_v_map, "f->v", 1, "x", x_begin, x_begin + x_count - 1},
                        {f_w_map, "f->w", 0, "y", y_begin, y_begin + y_count - 1},
                        {f_w_map, "f->w", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    f_v_map.settle(site, "f->v");
                    f_w_map.settle(site, "f->w");
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch f_v_reads = {"f->v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch f_w_writes = {"f->w[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_coincide(site, loops, f_v_map, "f->v", f_v_reads, f_w_map, "f->w", f_w_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "three_sweep3",
                            mint_tiles(site, "x", x_count, 32, 2147482558),
                            mint_tiles(site, "y", y_count, 8, 2147417060));
                    real *last_last = mint_results<real>(site, 0, 1);
                    mint_launching(site, "three_sweep3");
                    three_sweep3<<<blocks, dim3(32, 8), 0, mint_stream()>>>(
                        (real *)f_v_map.device, f_v_map.stride[0], (real *)f_w_map.device,
                        f_w_map.stride[0], (unsigned)x_count, (unsigned)y_count, last_last,
                        mint_is_aligned(f_v_map, x_begin, 8) && mint_is_aligned(f_w_map, x_begin, 8));
                    mint_launched(site, "three_sweep3", f_w_map);
                    mint_bring(site, "last", last, last_last);
                }
                y = (int)(y_begin + y_count);
                if (y_count > 0) x = (int)(x_begin + x_count);
            }
        }
        /* launched above */
        /* launched above */
...
/* The loops at line 117, then those at line 120, where b and c are different arrays.
 * a: read, 2 points, radius [-1,1]
 * b: written
 * c: read, pointwise
 * A block computes 128x1x1 points.
 * Blocks keep a in shared memory.
 * The model expects 26.5 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(128)
flat_sweep1_fused(const real *__restrict__ a_grid, real *__restrict__ b_grid,
                  const real *__restrict__ c_grid, unsigned i_count, bool aligned)
{
    const int tx = threadIdx.x;
    const unsigned ii = blockIdx.x*128 + tx;
    __shared__ mint_plane<real, 128, 1, 1, 1, 0, 0> a_planes[1];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ii, i_count, 0);
        const int block_cells = interior ? 129 : mint_valid(blockIdx.x*128, i_count, 1);
        const int i0 = 1 + (int)ii;
        long long b_at = i0, c_at = i0;
        // Prologue: where the block begins.
        long long a_block_at = i0 - tx;
        real a[3]; // cells -1 to 1
        real c[1];
        mint_stage<128>(a_planes[0], &a_grid[a_block_at], 0, block_cells, 1, packed);
        __pipeline_commit();
        __pipeline_wait_prior(0);
        __syncthreads();
        mint_take<1, 1, 1>(&a[1], a_planes[0], tx, 0);
        mint_load<1>(c, &c_grid[c_at], valid, packed);
        // Compute and store.
        real b[1];
#pragma unroll
        for (int e = 0; e < 1; e++) {
            real b_here = a[e] + a[e+2];
            b_here *= c[e];
            b[e] = b_here;
        }
        mint_store<1>(&b_grid[b_at], b, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

/* The loops at line 117.
 * a: read, 2 points, radius [-1,1]
 * b: written
 * A block computes 128x1x1 points.
 * Blocks keep a in shared memory.
 * The model expects 26.5 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(128)
flat_sweep1(const real *__restrict__ a_grid, real *__restrict__ b_grid, unsigned i_count,
            bool aligned)
{
    const int tx = threadIdx.x;
    const unsigned ii = blockIdx.x*128 + tx;
    __shared__ mint_plane<real, 128, 1, 1, 1, 0, 0> a_planes[1];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ii, i_count, 0);
        const int block_cells = interior ? 129 : mint_valid(blockIdx.x*128, i_count, 1);
        const int i0 = 1 + (int)ii;
        long long b_at = i0;
        // Prologue: where the block begins.
        long long a_block_at = i0 - tx;
        real a[3]; // cells -1 to 1
        mint_stage<128>(a_planes[0], &a_grid[a_block_at], 0, block_cells, 1, packed);
        __pipeline_commit();
        __pipeline_wait_prior(0);
        __syncthreads();
        mint_take<1, 1, 1>(&a[1], a_planes[0], tx, 0);
        // Compute and store.
        real b[1];
#pragma unroll
        for (int e = 0; e < 1; e++)
            b[e] = a[e] + a[e+2];
        mint_store<1>(&b_grid[b_at], b, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

/* The loops at line 120.
 * c: read, pointwise
 * b: read and written, pointwise
 * A block computes 128x1x1 points.
 * The model expects 86.3 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
flat_sweep2(const real *c_grid, real *b_grid, unsigned i_count, bool aligned)
{
    const int tx = threadIdx.x;
    const unsigned ii = blockIdx.x*128 + tx;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ii, i_count, 0);
        const int i0 = 1 + (int)ii;
        long long c_at = i0, b_at = i0;
        real c[1];
        mint_load<1>(c, &c_grid[c_at], valid, packed);
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 1; e++)
            if (e < valid)
                b_grid[b_at+e] *= c[e];
    };
    if (aligned && (blockIdx.x + 1)*128 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
    /* #pragma mint parallel */
    { mint_region region_6({"in.c", 114});
        /* One kernel where b and c are different arrays, else one after the other. */
        if (mint_different(&b[0], &c[0])) {
            {
                const mint_site site = {"in.c", 117};
                const long long i_begin = 1, i_count = mint_trips_to(site, i_begin, n, 1);
                if (i_count > 0) {
                    mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real));
                    mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real));
                    mint_view c_map = mint_find_view({"in.c", 120}, "c", &c[0], sizeof(real));
                    mint_reach_view(site, a_map, "a", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1",
                            true);
                    mint_reach_view(site, b_map, "b", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                    mint_reach_view({"in.c", 120}, c_map, "c", {{i_begin}, {i_begin + i_count - 1}}, "i",
                            true);
                    a_map.settle();
                    b_map.settle();
                    c_map.settle();
                    const mint_nest loops = {{{i_begin, i_count, 1}}};
                    const mint_touch a_reads = {"a[i - 1]", {{-1, 1, {1}, 2}}};
                    const mint_touch b_writes = {"b[i]", {{0, 0, {1}}}};
                    mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "flat_sweep1_fused",
                            mint_tiles(site, "i", i_count, 128, 2147482366));
                    mint_launching(site, "flat_sweep1_fused");
                    flat_sweep1_fused<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)a_map.device, (real *)b_map.device, (real *)c_map.device, (unsigned)i_count,
                        mint_is_aligned(a_map, i_begin, 16) && mint_is_aligned(b_map, i_begin, 8) && mint_is_aligned(c_map, i_begin, 8));
                    mint_launched(site, "flat_sweep1_fused", b_map);
                }
            }
        } else {
            {
                const mint_site site = {"in.c", 117};
                const long long i_begin = 1, i_count = mint_trips_to(site, i_begin, n, 1);
                if (i_count > 0) {
                    mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real));
                    mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real));
                    mint_reach_view(site, a_map, "a", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1",
                            true);
                    mint_reach_view(site, b_map, "b", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                    a_map.settle();
                    b_map.settle();
                    const mint_nest loops = {{{i_begin, i_count, 1}}};
                    const mint_touch a_reads = {"a[i - 1]", {{-1, 1, {1}, 2}}};
                    const mint_touch b_writes = {"b[i]", {{0, 0, {1}}}};
                    mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "flat_sweep1",
                            mint_tiles(site, "i", i_count, 128, 2147482366));
                    mint_launching(site, "flat_sweep1");
                    flat_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)a_map.device, (real *)b_map.device, (unsigned)i_count,
                        mint_is_aligned(a_map, i_begin, 16) && mint_is_aligned(b_map, i_begin, 8));
                    mint_launched(site, "flat_sweep1", b_map);
                }
            }
            {
                const mint_site site = {"in.c", 120};
                const long long i_begin = 1, i_count = mint_trips_to(site, i_begin, n, 1);
                if (i_count > 0) {
                    mint_view c_map = mint_find_view(site, "c", &c[0], sizeof(real));
                    mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real));
                    mint_reach_view(site, c_map, "c", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                    mint_reach_view(site, b_map, "b", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                    c_map.settle();
                    b_map.settle();
                    const mint_nest loops = {{{i_begin, i_count, 1}}};
                    const mint_touch c_reads = {"c[i]", {{0, 0, {1}}}};
                    const mint_touch b_writes = {"b[i]", {{0, 0, {1}}}};
                    mint_coincide(site, loops, c_map, "c", c_reads, b_map, "b", b_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "flat_sweep2",
                            mint_tiles(site, "i", i_count, 128, 2147482366));
                    mint_launching(site, "flat_sweep2");
                    flat_sweep2<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)c_map.device, (real *)b_map.device, (unsigned)i_count,
                        mint_is_aligned(c_map, i_begin, 8));
                    mint_launched(site, "flat_sweep2", b_map);
                }
            }
        }
        /* launched above */
...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 134}, "u", u, mint_extents(w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 135}, "v", v, mint_extents(w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 136}, "p", p, mint_extents(w, w), 1, mint_padded, mint_scoped);
...
    mint_copy_out({"in.c", 150}, "u", u, mint_extents(w, w));
    mint_copy_out({"in.c", 151}, "v", v, mint_extents(w, w));
    mint_copy_out({"in.c", 152}, "p", p, mint_extents(w, w));
...
{ mint_scope mappings_2;
...
    mint_copy_in(mappings_2, {"in.c", 166}, "a", &a[0][0][0], mint_extents(sizeof(a) / sizeof(a[0]), sizeof(a[0]) / sizeof(a[0][0]), sizeof(a[0][0]) / sizeof(a[0][0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 167}, "b", &b[0][0][0], mint_extents(sizeof(b) / sizeof(b[0]), sizeof(b[0]) / sizeof(b[0][0]), sizeof(b[0][0]) / sizeof(b[0][0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 168}, "c", &c[0][0][0], mint_extents(sizeof(c) / sizeof(c[0]), sizeof(c[0]) / sizeof(c[0][0]), sizeof(c[0][0]) / sizeof(c[0][0][0])), 1, mint_padded, mint_scoped);
...
    mint_copy_out({"in.c", 172}, "b", &b[0][0][0], mint_extents(sizeof(b) / sizeof(b[0]), sizeof(b[0]) / sizeof(b[0][0]), sizeof(b[0][0]) / sizeof(b[0][0][0])));
...
{ mint_scope mappings_3;
...
    mint_copy_in(mappings_3, {"in.c", 184}, "a", &a[0], mint_extents(w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 185}, "b", &b[0], mint_extents(w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 186}, "c", &c[0], mint_extents(w), 1, mint_padded, mint_scoped);
...
    mint_copy_out({"in.c", 191}, "b", &b[0], mint_extents(w));
    mint_copy_out({"in.c", 192}, "c", &c[0], mint_extents(w));
