
...
/* The loops at line 10.
 * u: read, 4 points, radius [-1,1][-1,1]
 * v: written
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 127 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
smooth_sweep1(const real *__restrict__ u_grid, long long u_row, real *__restrict__ v_grid,
              long long v_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*128 + tx, iy = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int valid_1 = interior ? 3 : mint_valid(ix, x_count, 1);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long u_at = y0*u_row + x0, v_at = y0*v_row + x0;
        real u[3][4]; // rows -1 to 1, cells -1 to 2
        mint_load<2>(&u[0][1], &u_grid[u_at-u_row], valid, packed);
        mint_load<2>(&u[1][1], &u_grid[u_at], valid_1, packed);
        mint_load<2>(&u[2][1], &u_grid[u_at+u_row], valid, packed);
        mint_widen<1, 2, 1>(&u[1][1], &u_grid[u_at], valid_1);
        // Compute and store.
        real v[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            v[e] = (u[0][e+1] + u[2][e+1] + u[1][e] + u[1][e+2])/4;
        mint_store<2>(&v_grid[v_at], v, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*2 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

...
    {
        const mint_site site = {"in.c", 10};
        const long long y_begin = 1, y_count = mint_trips(y_begin, n - 1, 1);
        const long long x_begin = 1, x_count = mint_trips(x_begin, 12 - 1, 1);
        if (y_count > 0 && x_count > 0) {
            mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 12));
            mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 12));
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
            const mint_touch u_reads = {"u[y - 1][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
            const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "smooth_sweep1",
                    mint_tiles(site, "x", x_count, 128, 2147482366),
                    mint_tiles(site, "y", y_count, 2, 2147417078));
            mint_launching(site, "smooth_sweep1");
            smooth_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                (unsigned)x_count, (unsigned)y_count,
                mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
            mint_launched(site, "smooth_sweep1", v_map);
        }
    }
...
/* The loops at line 21, then those at line 25, where c and a, b and d, b and a, d and a are
 *   different arrays.
 * c: read, pointwise
 * b: read, pointwise
 * d: written
 * a: written
 * A block computes 256x1x1 points, a thread 2x1x1 of them.
 * The model expects 61.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
two_nests_sweep1_fused(const real *c_grid, long long c_row, const real *__restrict__ b_grid,
                       long long b_row, real *d_grid, long long d_row, real *__restrict__ a_grid,
                       long long a_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*256 + tx, iy = mint_block_y();
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = (int)ix, y0 = (int)iy;
        long long c_at = y0*c_row + x0, b_at = y0*b_row + x0, d_at = y0*d_row + x0, a_at = y0*a_row
                + x0;
        real c[2]; // cells 0 to 1
        real b[2]; // cells 0 to 1
        mint_load<2>(c, &c_grid[c_at], valid, packed);
        mint_load<2>(b, &b_grid[b_at], valid, packed);
        // Compute and store.
        real d[2];
        real a[2];
#pragma unroll
        for (int e = 0; e < 2; e++) {
            d[e] = c[e] + b[e];
            a[e] = b[e]*2;
        }
        mint_store<2>(&d_grid[d_at], d, valid, packed);
        mint_store<2>(&a_grid[a_at], a, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*256 <= x_count && mint_block_y() + 1 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 21.
 * c: read, pointwise
 * b: read, pointwise
 * d: written
 * A block computes 256x1x1 points, a thread 2x1x1 of them.
 * The model expects 84.2 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
two_nests_sweep1(const real *c_grid, long long c_row, const real *b_grid, long long b_row,
                 real *d_grid, long long d_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*256 + tx, iy = mint_block_y();
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = (int)ix, y0 = (int)iy;
        long long c_at = y0*c_row + x0, b_at = y0*b_row + x0, d_at = y0*d_row + x0;
        real c[2]; // cells 0 to 1
        real b[2]; // cells 0 to 1
        mint_load<2>(c, &c_grid[c_at], valid, packed);
        mint_load<2>(b, &b_grid[b_at], valid, packed);
        // Compute and store.
        real d[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            d[e] = c[e] + b[e];
        mint_store<2>(&d_grid[d_at], d, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*256 <= x_count && mint_block_y() + 1 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 25.
 * b: read, pointwise
 * a: written
 * A block computes 256x1x1 points, a thread 2x1x1 of them.
 * The model expects 128 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
two_nests_sweep2(const real *b_grid, long long b_row, real *a_grid, long long a_row,
                 unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*256 + tx, iy = mint_block_y();
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = (int)ix, y0 = (int)iy;
        long long b_at = y0*b_row + x0, a_at = y0*a_row + x0;
        real b[2]; // cells 0 to 1
        mint_load<2>(b, &b_grid[b_at], valid, packed);
        // Compute and store.
        real a[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            a[e] = b[e]*2;
        mint_store<2>(&a_grid[a_at], a, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*256 <= x_count && mint_block_y() + 1 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 18});
        /* One kernel where c and a, b and d, b and a, d and a are different arrays,
                else one after the other. */
        if (mint_different(&c[0][0], &a[0][0]) && mint_different(&b[0][0], &d[0][0])
                && mint_different(&b[0][0], &a[0][0]) && mint_different(&d[0][0], &a[0][0])) {
            {
                const mint_site site = {"in.c", 21};
                const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
                const long long x_begin = 0, x_count = mint_trips(x_begin, 12, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_mapping &c_map = mint_find(site, "c", &c[0][0], sizeof(real), mint_extents(0, 12));
                    mint_mapping &b_map = mint_find(site, "b", &b[0][0], sizeof(real), mint_extents(0, 12));
                    mint_mapping &d_map = mint_find(site, "d", &d[0][0], sizeof(real), mint_extents(0, 12));
                    mint_mapping &a_map = mint_find({"in.c", 25}, "a", &a[0][0], sizeof(real),
                            mint_extents(0, 12));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {c_map, "c", 0, "y", y_begin, y_begin + y_count - 1},
                        {c_map, "c", 1, "x", x_begin, x_begin + x_count - 1},
                        {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                        {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                        {d_map, "d", 0, "y", y_begin, y_begin + y_count - 1},
                        {d_map, "d", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts_2[] = {
                        {a_map, "a", 0, "y", y_begin, y_begin + y_count - 1},
                        {a_map, "a", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts({"in.c", 25}, subscripts_2);
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch c_reads = {"c[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch d_writes = {"d[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_coincide(site, loops, c_map, "c", c_reads, d_map, "d", d_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "two_nests_sweep1_fused",
                            mint_tiles(site, "x", x_count, 256, 2147482111),
                            mint_tiles(site, "y", y_count, 1, 2147417082));
                    mint_launching(site, "two_nests_sweep1_fused");
                    two_nests_sweep1_fused<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)c_map.device, c_map.stride[0], (real *)b_map.device, b_map.stride[0],
                        (real *)d_map.device, d_map.stride[0], (real *)a_map.device, a_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(c_map, x_begin, 16) && mint_is_aligned(b_map, x_begin, 16) && mint_is_aligned(d_map, x_begin, 16) && mint_is_aligned(a_map, x_begin, 16));
                    mint_launched(site, "two_nests_sweep1_fused", d_map, a_map);
                }
            }
        } else {
            {
                const mint_site site = {"in.c", 21};
                const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
                const long long x_begin = 0, x_count = mint_trips(x_begin, 12, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_mapping &c_map = mint_find(site, "c", &c[0][0], sizeof(real), mint_extents(0, 12));
                    mint_mapping &b_map = mint_find(site, "b", &b[0][0], sizeof(real), mint_extents(0, 12));
                    mint_mapping &d_map = mint_find(site, "d", &d[0][0], sizeof(real), mint_extents(0, 12));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {c_map, "c", 0, "y", y_begin, y_begin + y_count - 1},
                        {c_map, "c", 1, "x", x_begin, x_begin + x_count - 1},
                        {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                        {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                        {d_map, "d", 0, "y", y_begin, y_begin + y_count - 1},
                        {d_map, "d", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch c_reads = {"c[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch d_writes = {"d[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch b_reads = {"b[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_coincide(site, loops, c_map, "c", c_reads, d_map, "d", d_writes);
                    mint_coincide(site, loops, b_map, "b", b_reads, d_map, "d", d_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "two_nests_sweep1",
                            mint_tiles(site, "x", x_count, 256, 2147482111),
                            mint_tiles(site, "y", y_count, 1, 2147417082));
                    mint_launching(site, "two_nests_sweep1");
                    two_nests_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)c_map.device, c_map.stride[0], (real *)b_map.device, b_map.stride[0],
                        (real *)d_map.device, d_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(c_map, x_begin, 16) && mint_is_aligned(b_map, x_begin, 16) && mint_is_aligned(d_map, x_begin, 16));
                    mint_launched(site, "two_nests_sweep1", d_map);
                }
            }
            {
                const mint_site site = {"in.c", 25};
                const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
                const long long x_begin = 0, x_count = mint_trips(x_begin, 12, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_mapping &b_map = mint_find(site, "b", &b[0][0], sizeof(real), mint_extents(0, 12));
                    mint_mapping &a_map = mint_find(site, "a", &a[0][0], sizeof(real), mint_extents(0, 12));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                        {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                        {a_map, "a", 0, "y", y_begin, y_begin + y_count - 1},
                        {a_map, "a", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch b_reads = {"b[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch a_writes = {"a[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_coincide(site, loops, b_map, "b", b_reads, a_map, "a", a_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "two_nests_sweep2",
                            mint_tiles(site, "x", x_count, 256, 2147482111),
                            mint_tiles(site, "y", y_count, 1, 2147417082));
                    mint_launching(site, "two_nests_sweep2");
                    two_nests_sweep2<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)b_map.device, b_map.stride[0], (real *)a_map.device, a_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(b_map, x_begin, 16) && mint_is_aligned(a_map, x_begin, 16));
                    mint_launched(site, "two_nests_sweep2", a_map);
                }
            }
        }
        /* launched above */
...
/* The loops at line 37, then those at line 41, where c and a, b and d, b and a, d and a are
 *   different arrays.
 * c: read, pointwise
 * b: read, pointwise
 * d: written
 * a: written
 * A block computes 256x1x1 points, a thread 2x1x1 of them.
 * The model expects 61.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
two_tables_sweep1_fused(const real *c_grid, long long c_row, const real *__restrict__ b_grid,
                        long long b_row, real *d_grid, long long d_row, real *__restrict__ a_grid,
                        long long a_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*256 + tx, iy = mint_block_y();
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = (int)ix, y0 = (int)iy;
        long long c_at = y0*c_row + x0, b_at = y0*b_row + x0, d_at = y0*d_row + x0, a_at = y0*a_row
                + x0;
        real c[2]; // cells 0 to 1
        real b[2]; // cells 0 to 1
        mint_load<2>(c, &c_grid[c_at], valid, packed);
        mint_load<2>(b, &b_grid[b_at], valid, packed);
        // Compute and store.
        real d[2];
        real a[2];
#pragma unroll
        for (int e = 0; e < 2; e++) {
            d[e] = c[e] + b[e];
            a[e] = b[e]*2;
        }
        mint_store<2>(&d_grid[d_at], d, valid, packed);
        mint_store<2>(&a_grid[a_at], a, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*256 <= x_count && mint_block_y() + 1 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 37.
 * c: read, pointwise
 * b: read, pointwise
 * d: written
 * A block computes 256x1x1 points, a thread 2x1x1 of them.
 * The model expects 84.2 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
two_tables_sweep1(const real *c_grid, long long c_row, const real *b_grid, long long b_row,
                  real *d_grid, long long d_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*256 + tx, iy = mint_block_y();
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = (int)ix, y0 = (int)iy;
        long long c_at = y0*c_row + x0, b_at = y0*b_row + x0, d_at = y0*d_row + x0;
        real c[2]; // cells 0 to 1
        real b[2]; // cells 0 to 1
        mint_load<2>(c, &c_grid[c_at], valid, packed);
        mint_load<2>(b, &b_grid[b_at], valid, packed);
        // Compute and store.
        real d[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            d[e] = c[e] + b[e];
        mint_store<2>(&d_grid[d_at], d, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*256 <= x_count && mint_block_y() + 1 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 41.
 * b: read, pointwise
 * a: written
 * A block computes 256x1x1 points, a thread 2x1x1 of them.
 * The model expects 128 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
two_tables_sweep2(const real *b_grid, long long b_row, real *a_grid, long long a_row,
                  unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*256 + tx, iy = mint_block_y();
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = (int)ix, y0 = (int)iy;
        long long b_at = y0*b_row + x0, a_at = y0*a_row + x0;
        real b[2]; // cells 0 to 1
        mint_load<2>(b, &b_grid[b_at], valid, packed);
        // Compute and store.
        real a[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            a[e] = b[e]*2;
        mint_store<2>(&a_grid[a_at], a, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*256 <= x_count && mint_block_y() + 1 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

...
    /* #pragma mint parallel */
    { mint_region region_2({"in.c", 34}, mint_rows_stay);
        /* One kernel where c and a, b and d, b and a, d and a are different arrays,
                else one after the other. */
        if (mint_trips(0, n, 1) > 0 && mint_trips(0, 12, 1) > 0
                && mint_different(mint_storage(c), mint_storage(a))
                && mint_different(mint_storage(b), mint_storage(d))
                && mint_different(mint_storage(b), mint_storage(a))
                && mint_different(mint_storage(d), mint_storage(a))) {
            {
                const mint_site site = {"in.c", 37};
                const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
                const long long x_begin = 0, x_count = mint_trips(x_begin, 12, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_table c_map = mint_find_table(site, "c", c);
                    mint_table b_map = mint_find_table(site, "b", b);
                    mint_table d_map = mint_find_table(site, "d", d);
                    mint_table a_map = mint_find_table({"in.c", 41}, "a", a);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {c_map, "c", 0, "y", y_begin, y_begin + y_count - 1},
                        {c_map, "c", 1, "x", x_begin, x_begin + x_count - 1},
                        {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                        {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                        {d_map, "d", 0, "y", y_begin, y_begin + y_count - 1},
                        {d_map, "d", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts_2[] = {
                        {a_map, "a", 0, "y", y_begin, y_begin + y_count - 1},
                        {a_map, "a", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts({"in.c", 41}, subscripts_2);
                    c_map.settle(site, "c");
                    b_map.settle(site, "b");
                    d_map.settle(site, "d");
                    a_map.settle({"in.c", 41}, "a");
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch c_reads = {"c[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch d_writes = {"d[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_coincide(site, loops, c_map, "c", c_reads, d_map, "d", d_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "two_tables_sweep1_fused",
                            mint_tiles(site, "x", x_count, 256, 2147482111),
                            mint_tiles(site, "y", y_count, 1, 2147417082));
                    mint_launching(site, "two_tables_sweep1_fused");
                    two_tables_sweep1_fused<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)c_map.device, c_map.stride[0], (real *)b_map.device, b_map.stride[0],
                        (real *)d_map.device, d_map.stride[0], (real *)a_map.device, a_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(c_map, x_begin, 16) && mint_is_aligned(b_map, x_begin, 16) && mint_is_aligned(d_map, x_begin, 16) && mint_is_aligned(a_map, x_begin, 16));
                    mint_launched(site, "two_tables_sweep1_fused", d_map, a_map);
                }
            }
        } else {
            {
                const mint_site site = {"in.c", 37};
                const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
                const long long x_begin = 0, x_count = mint_trips(x_begin, 12, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_table c_map = mint_find_table(site, "c", c);
                    mint_table b_map = mint_find_table(site, "b", b);
                    mint_table d_map = mint_find_table(site, "d", d);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {c_map, "c", 0, "y", y_begin, y_begin + y_count - 1},
                        {c_map, "c", 1, "x", x_begin, x_begin + x_count - 1},
                        {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                        {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                        {d_map, "d", 0, "y", y_begin, y_begin + y_count - 1},
                        {d_map, "d", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    c_map.settle(site, "c");
                    b_map.settle(site, "b");
                    d_map.settle(site, "d");
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch c_reads = {"c[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch d_writes = {"d[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch b_reads = {"b[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_coincide(site, loops, c_map, "c", c_reads, d_map, "d", d_writes);
                    mint_coincide(site, loops, b_map, "b", b_reads, d_map, "d", d_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "two_tables_sweep1",
                            mint_tiles(site, "x", x_count, 256, 2147482111),
                            mint_tiles(site, "y", y_count, 1, 2147417082));
                    mint_launching(site, "two_tables_sweep1");
                    two_tables_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)c_map.device, c_map.stride[0], (real *)b_map.device, b_map.stride[0],
                        (real *)d_map.device, d_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(c_map, x_begin, 16) && mint_is_aligned(b_map, x_begin, 16) && mint_is_aligned(d_map, x_begin, 16));
                    mint_launched(site, "two_tables_sweep1", d_map);
                }
            }
            {
                const mint_site site = {"in.c", 41};
                const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
                const long long x_begin = 0, x_count = mint_trips(x_begin, 12, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_table b_map = mint_find_table(site, "b", b);
                    mint_table a_map = mint_find_table(site, "a", a);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                        {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
                        {a_map, "a", 0, "y", y_begin, y_begin + y_count - 1},
                        {a_map, "a", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    b_map.settle(site, "b");
                    a_map.settle(site, "a");
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch b_reads = {"b[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch a_writes = {"a[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_coincide(site, loops, b_map, "b", b_reads, a_map, "a", a_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "two_tables_sweep2",
                            mint_tiles(site, "x", x_count, 256, 2147482111),
                            mint_tiles(site, "y", y_count, 1, 2147417082));
                    mint_launching(site, "two_tables_sweep2");
                    two_tables_sweep2<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)b_map.device, b_map.stride[0], (real *)a_map.device, a_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count,
                        mint_is_aligned(b_map, x_begin, 16) && mint_is_aligned(a_map, x_begin, 16));
                    mint_launched(site, "two_tables_sweep2", a_map);
                }
            }
        }
        /* launched above */
...
/* The loops at line 51.
 * u: read, 4 points, radius [-1,1][-1,1]
 * v: written
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 127 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
windows_sweep1(const real *__restrict__ u_grid, long long u_row, real *__restrict__ v_grid,
               long long v_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*128 + tx, iy = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int valid_1 = interior ? 3 : mint_valid(ix, x_count, 1);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long u_at = y0*u_row + x0, v_at = y0*v_row + x0;
        real u[3][4]; // rows -1 to 1, cells -1 to 2
        mint_load<2>(&u[0][1], &u_grid[u_at-u_row], valid, packed);
        mint_load<2>(&u[1][1], &u_grid[u_at], valid_1, packed);
        mint_load<2>(&u[2][1], &u_grid[u_at+u_row], valid, packed);
        mint_widen<1, 2, 1>(&u[1][1], &u_grid[u_at], valid_1);
        // Compute and store.
        real v[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            v[e] = (u[0][e+1] + u[2][e+1] + u[1][e] + u[1][e+2])/4;
        mint_store<2>(&v_grid[v_at], v, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*2 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

...
    {
        const mint_site site = {"in.c", 51};
        const long long y_begin = 1, y_count = mint_trips(y_begin, n - 1, 1);
        const long long x_begin = 1, x_count = mint_trips(x_begin, w - 1, 1);
        if (y_count > 0 && x_count > 0) {
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)row);
            mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)row);
            mint_reach_view(site, u_map, "u", {{y_begin - 1, x_begin - 1}, {y_begin + y_count, x_begin
                    + x_count}}, "y-1..y+1][x-1..x+1", true);
            mint_reach_view(site, v_map, "v", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                    + x_count - 1}}, "y][x", true);
            u_map.settle();
            v_map.settle();
            const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
            const mint_touch u_reads = {"u[(y - 1) * row + x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
            const mint_touch v_writes = {"v[y * row + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
            const bool v_apart = mint_once(v_map);
            mint_apart(site, v_apart
                    || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                    "v[y * row + x]", "v[y * row + x]");
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "windows_sweep1",
                    mint_tiles(site, "x", x_count, 128, 2147482366),
                    mint_tiles(site, "y", y_count, 2, 2147417078));
            mint_launching(site, "windows_sweep1");
            windows_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                (unsigned)x_count, (unsigned)y_count,
                mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
            mint_launched(site, "windows_sweep1", v_map);
        }
    }
...
/* The loops at line 62.
 * u: read, subscripts that are not index + constant
 * v: written
 * A block computes 256x1x1 points, a thread 2x1x1 of them.
 * The model expects 128 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
combs_sweep1(const real *__restrict__ u_grid, real *__restrict__ v_grid, unsigned i_count)
{
    const int tx = threadIdx.x*2;
    const unsigned ii = blockIdx.x*256 + tx;
    auto tile = [&](auto interior) {
        const int valid = interior ? 2 : mint_valid(ii, i_count, 0);
        const int i0 = 1 + (int)ii;
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const int i = i0 + e;
                v_grid[2*i] = u_grid[2*i-2] + u_grid[2*i];
            }
    };
    if ((blockIdx.x + 1)*256 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

/* The loops at line 65.
 * u: read, pointwise
 * w: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
combs_sweep2(const real *__restrict__ u, real *__restrict__ w, int n, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 2*(int)ii;
        w[n-1-i] = u[i] + 1;
    }
}

...
    /* #pragma mint parallel */
    { mint_region region_3({"in.c", 59});
        {
            const mint_site site = {"in.c", 62};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n, 1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{2*i_begin - 2}, {2*(i_begin + i_count - 1)}},
                        "2*i-2..2*i", true);
                mint_reach_view(site, v_map, "v", {{2*i_begin}, {2*(i_begin + i_count - 1)}}, "2*i", true);
                u_map.settle();
                v_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch u_reads = {"u[2 * i - 2]", {{-2, 0, {2}, 2}}};
                const mint_touch v_writes = {"v[2 * i]", {{0, 0, {2}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "combs_sweep1",
                        mint_tiles(site, "i", i_count, 256, 2147482110));
                mint_launching(site, "combs_sweep1");
                combs_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)v_map.device, (unsigned)i_count);
                mint_launched(site, "combs_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 65};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 2);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{i_begin}, {(i_begin + 2*(i_count - 1))}}, "i", true);
                mint_reach_view(site, w_map, "w", {{ - (i_begin + 2*(i_count - 1)) + (long long)(n) - 1}, {
                        - i_begin + (long long)(n) - 1}}, "n-1-i", true);
                u_map.settle();
                w_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 2}}};
                const mint_touch u_reads = {"u[i]", {{0, 0, {1}}}};
                const mint_touch w_writes = {"w[n - 1 - i]", {{(long long)(n) - 1, (long long)(n) - 1,
                        {-1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, w_map, "w", w_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "combs_sweep2", mint_ceil_div(i_count, 256));
                mint_launching(site, "combs_sweep2");
                combs_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)w_map.device, n, (unsigned)i_count);
                mint_launched(site, "combs_sweep2", w_map);
            }
        }
...
/* The loops at line 74.
 * v: read, 10 points, radius [0,0][0,10]
 * u: read, 30 points, radius [-1,1][0,10]
 * r: written
 * A block computes 256x1x1 points, a thread 2x1x1 of them.
 * The model expects 82.5 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
residual_sweep1(const real *v_grid, long long v_row, const real *__restrict__ u_grid,
                long long u_row, real *r_grid, long long r_row, unsigned y_count)
{
    const int tx = threadIdx.x*2;
    const unsigned iy = blockIdx.x*256 + tx;
    auto tile = [&](auto interior) {
        const int valid = interior ? 2 : mint_valid(iy, y_count, 0);
        const int y0 = 1 + (int)iy;
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const int y = y0 + e;
                for (int x = 1; x < 12 - 1; x++)
                    r_grid[y*r_row+x] = v_grid[y*v_row+x]
                            - (u_grid[(y-1)*u_row+x] + u_grid[(y+1)*u_row+x] - 2*u_grid[y*u_row+x]);
            }
    };
    if ((blockIdx.x + 1)*256 <= y_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
    {
        const mint_site site = {"in.c", 74};
        const long long y_begin = 1, y_count = mint_trips(y_begin, n - 1, 1);
        if (y_count > 0) {
            mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 12));
            mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 12));
            mint_mapping &r_map = mint_find(site, "r", &r[0][0], sizeof(real), mint_extents(0, 12));
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                {v_map, "v", 1, "x", 1, 10},
                {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                {u_map, "u", 1, "x", 1, 10},
                {r_map, "r", 0, "y", y_begin, y_begin + y_count - 1},
                {r_map, "r", 1, "x", 1, 10},
            };
            mint_check_subscripts(site, subscripts);
            const mint_nest loops = {{{y_begin, y_count, 1}}};
            const mint_touch v_reads = {"v[y][x]", {{0, 0, {1}}, {1, 10, {0}}}};
            const mint_touch r_writes = {"r[y][x]", {{0, 0, {1}}, {1, 10, {0}}}};
            const mint_touch u_reads = {"u[y - 1][x]", {{-1, 1, {1}}, {1, 10, {0}}}};
            mint_coincide_once(site, loops, v_map, "v", v_reads, r_map, "r", r_writes);
            mint_distinct(site, loops, u_map, "u", u_reads, r_map, "r", r_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "residual_sweep1",
                    mint_tiles(site, "y", y_count, 256, 2147482110));
            mint_launching(site, "residual_sweep1");
            residual_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                (real *)v_map.device, v_map.stride[0], (real *)u_map.device, u_map.stride[0],
                (real *)r_map.device, r_map.stride[0], (unsigned)y_count);
            mint_launched(site, "residual_sweep1", r_map);
        }
    }
...
/* The loops at line 83.
 * u: read, subscripts that are not index + constant
 * v: written
 * A block computes 256x1x1 points, a thread 2x1x1 of them.
 * The model expects 128 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
fold_sweep1(const real *__restrict__ u_grid, real *__restrict__ v_grid, int n, unsigned i_count,
            bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ii = blockIdx.x*256 + tx;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ii, i_count, 0);
        const int i0 = (int)ii;
        long long v_at = i0;
        // Compute and store.
        real v[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const int i = i0 + e;
                v[e] = u_grid[n-1-i];
            }
        mint_store<2>(&v_grid[v_at], v, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*256 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
    {
        const mint_site site = {"in.c", 83};
        const long long i_begin = 0,
                i_count = mint_trips(i_begin, (long long)n < (long long)half ? (long long)n
                : (long long)half, 1);
        if (i_count > 0) {
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
            mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
            mint_reach_view(site, u_map, "u", {{ - (i_begin + i_count - 1) + (long long)(n) - 1}, {
                    - i_begin + (long long)(n) - 1}}, "n-1-i", true);
            mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            u_map.settle();
            v_map.settle();
            const mint_nest loops = {{{i_begin, i_count, 1}}};
            const mint_touch u_reads = {"u[n - 1 - i]", {{(long long)(n) - 1, (long long)(n) - 1,
                    {-1}}}};
            const mint_touch v_writes = {"v[i]", {{0, 0, {1}}}};
            mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "fold_sweep1",
                    mint_tiles(site, "i", i_count, 256, 2147482111));
            mint_launching(site, "fold_sweep1");
            fold_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                (real *)u_map.device, (real *)v_map.device, n, (unsigned)i_count,
                mint_is_aligned(v_map, i_begin, 16));
            mint_launched(site, "fold_sweep1", v_map);
        }
    }
...
/* The loops at line 94.
 * u: read and written, subscripts that are not index + constant
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 128 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
edges_sweep1(real *__restrict__ u_grid, long long u_row, int pad, int nx, unsigned d_count,
             unsigned i_count)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned id = blockIdx.x*128 + tx, ii = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const int valid = interior ? 2 : mint_valid(id, d_count, 0);
        const int d0 = (int)id, i0 = (int)ii;
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const int i = i0, d = d0 + e;
                u_grid[i*u_row+(d+nx-pad)] = u_grid[(i+1)*u_row+(-d-pad-1)];
            }
    };
    if ((blockIdx.x + 1)*128 <= d_count && (mint_block_y() + 1)*2 <= i_count)
        tile(mint_constant<true>());
    else if (ii < i_count)
        tile(mint_constant<false>());
}

/* The loops at line 98.
 * q: read and written, subscripts that are not index + constant
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 104 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
edges_sweep2(real *__restrict__ q_grid, long long q_row, int n, long long n_value, unsigned j_count,
             unsigned k_count)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ij = blockIdx.x*128 + tx, ik = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const int valid = interior ? 2 : mint_valid(ij, j_count, 0);
        const int j0 = 1 + (int)ij, k0 = (int)ik;
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const int k = k0, j = j0 + e;
                q_grid[k*q_row+(j-n+n_value)] = q_grid[(k+1)*q_row+(j-2*n)];
            }
    };
    if ((blockIdx.x + 1)*128 <= j_count && (mint_block_y() + 1)*2 <= k_count)
        tile(mint_constant<true>());
    else if (ik < k_count)
        tile(mint_constant<false>());
}

...
    /* #pragma mint parallel */
    { mint_region region_4({"in.c", 91});
        {
            const mint_site site = {"in.c", 94};
            const long long i_begin = 0, i_count = mint_trips(i_begin, ny, 1);
            const long long d_begin = 0, d_count = mint_trips(d_begin, pad, 1);
            if (i_count > 0 && d_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)nx);
                mint_reach_view(site, u_map, "u", {{i_begin + 1,  - (d_begin + d_count - 1)
                        - (long long)(pad) - 1}, {i_begin + i_count,  - d_begin - (long long)(pad) - 1}},
                        "i+1][-d-pad-1", true);
                mint_reach_view(site, u_map, "u", {{i_begin, d_begin + (long long)(nx) - (long long)(pad)},
                        {i_begin + i_count - 1, d_begin + d_count + (long long)(nx) - (long long)(pad)
                        - 1}}, "i][d+nx-pad", true);
                u_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}, {d_begin, d_count, 1}}};
                const mint_touch u_writes = {"u[i * nx + (nx - pad + d)]", {{0, 0, {1, 0}}, {(long long)(nx)
                        - (long long)(pad), (long long)(nx) - (long long)(pad), {0, 1}}}};
                const mint_touch u_reads = {"u[i * nx + (nx - 1 - pad - d)]", {{1, 1, {1, 0}}, {
                        - (long long)(pad) - 1,  - (long long)(pad) - 1, {0, -1}}}};
                const bool u_apart = mint_once(u_map)
                        && (mint_disjoint(d_begin + (long long)(nx) - (long long)(pad), d_begin + d_count
                        + (long long)(nx) - (long long)(pad) - 1,  - (d_begin + d_count - 1)
                        - (long long)(pad) - 1,  - d_begin - (long long)(pad) - 1));
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes, u_map, u_reads, mint_elsewhere),
                        "u[i * nx + (nx - pad + d)]", "u[i * nx + (nx - 1 - pad - d)]");
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes, u_map, u_writes, mint_elsewhere),
                        "u[i * nx + (nx - pad + d)]", "u[i * nx + (nx - pad + d)]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "edges_sweep1",
                        mint_tiles(site, "d", d_count, 128, 2147482367),
                        mint_tiles(site, "i", i_count, 2, 2147417079));
                mint_launching(site, "edges_sweep1");
                edges_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], pad, nx, (unsigned)d_count, (unsigned)i_count);
                mint_launched(site, "edges_sweep1", u_map);
            }
        }
        {
            const mint_site site = {"in.c", 98};
            const long long j_begin = 1, j_count = mint_trips(j_begin, n - 1, 1);
            const long long k_begin = 0, k_count = mint_trips(k_begin, 3, 1);
            if (j_count > 0 && k_count > 0) {
                mint_view q_map = mint_find_view(site, "q", &q[0], sizeof(real), (long long)m*n);
                mint_reach_view(site, q_map, "q", {{k_begin + 1, j_begin - 2*(long long)(n)}, {k_begin
                        + k_count, j_begin + j_count - 2*(long long)(n) - 1}}, "k+1][j-2*n", true);
                mint_reach_view(site, q_map, "q", {{k_begin, j_begin - (long long)(n)
                        + (long long)(((long long)m*n))}, {k_begin + k_count - 1, j_begin + j_count
                        - (long long)(n) + (long long)(((long long)m*n)) - 1}}, "k][j-n+n_value", true);
                q_map.settle();
                const mint_nest loops = {{{k_begin, k_count, 1}, {j_begin, j_count, 1}}};
                const mint_touch q_writes = {"q[j + n * ((m - 1) + m * k)]", {{0, 0, {1, 0}}, {
                        - (long long)(n) + (long long)(((long long)m*n)),  - (long long)(n)
                        + (long long)(((long long)m*n)), {0, 1}}}};
                const mint_touch q_reads = {"q[j + n * ((m - 2) + m * k)]", {{1, 1, {1, 0}}, {
                        - 2*(long long)(n),  - 2*(long long)(n), {0, 1}}}};
                const bool q_apart = mint_once(q_map)
                        && (mint_disjoint(j_begin - (long long)(n) + (long long)(((long long)m*n)), j_begin
                        + j_count - (long long)(n) + (long long)(((long long)m*n)) - 1, j_begin
                        - 2*(long long)(n), j_begin + j_count - 2*(long long)(n) - 1)
                        || (-1 == 0 && (long long)(n) + (long long)(((long long)m*n)) == 0));
                mint_apart(site, q_apart
                        || !mint_meet(loops, q_map, q_writes, q_map, q_reads, mint_elsewhere),
                        "q[j + n * ((m - 1) + m * k)]", "q[j + n * ((m - 2) + m * k)]");
                mint_apart(site, q_apart
                        || !mint_meet(loops, q_map, q_writes, q_map, q_writes, mint_elsewhere),
                        "q[j + n * ((m - 1) + m * k)]", "q[j + n * ((m - 1) + m * k)]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "edges_sweep2",
                        mint_tiles(site, "j", j_count, 128, 2147482366),
                        mint_tiles(site, "k", k_count, 2, 2147417079));
                mint_launching(site, "edges_sweep2");
                edges_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)q_map.device, q_map.stride[0], n, ((long long)m*n), (unsigned)j_count,
                    (unsigned)k_count);
                mint_launched(site, "edges_sweep2", q_map);
            }
        }
...
/* The loops at line 109.
 * to: read, pointwise
 * u: read, subscripts that are not index + constant
 * v: written
 * A block computes 256x1x1 points, a thread 2x1x1 of them.
 * The model expects 101 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
scatter_sweep1(const int *to_grid, const real *u_grid, real *v_grid, unsigned i_count, bool aligned,
               mint_extent v_extent, mint_extent u_extent)
{
    const int tx = threadIdx.x*2;
    const unsigned ii = blockIdx.x*256 + tx;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ii, i_count, 0);
        const int i0 = (int)ii;
        long long to_at = i0;
        int to[2]; // cells 0 to 1
        mint_load<2>(to, &to_grid[to_at], valid, packed);
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid)
                v_grid[mint_inside(to[e], v_extent, 0)] = u_grid[mint_inside(to[e], u_extent, 0)]
                        + 1;
    };
    if (aligned && (blockIdx.x + 1)*256 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 107}, "to", &to[0], mint_extents(n), 0, mint_padded, mint_scoped);
    {
        const mint_site site = {"in.c", 109};
        const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
        if (i_count > 0) {
            mint_view to_map = mint_find_view(site, "to", &to[0], sizeof(int));
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
            mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
            mint_reach_view(site, to_map, "to", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            to_map.settle();
            u_map.settle();
            v_map.settle();
            static const mint_checked v_checked[] = {
                {{"in.c", 110}, "v", "v[to[i]]", -1},
            };
            static const mint_checked u_checked[] = {
                {{"in.c", 110}, "u", "u[to[i]]", -1},
            };
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "scatter_sweep1",
                    mint_tiles(site, "i", i_count, 256, 2147482111));
            mint_launching(site, "scatter_sweep1");
            scatter_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                (int *)to_map.device, (real *)u_map.device, (real *)v_map.device, (unsigned)i_count,
                mint_is_aligned(to_map, i_begin, 8),
                mint_elements(site, *v_map.whole, v_map.device, v_checked),
                mint_elements(site, *u_map.whole, u_map.device, u_checked));
            mint_launched(site, "scatter_sweep1", v_map);
        }
    }
...
/* The loops at line 121, then those at line 124, then those at line 127.
 * a: read and written, pointwise
 * b: written
 * c: written
 * A block computes 1024x1x1 points, a thread 2x1x1 of them.
 * The model expects 7.14 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(512)
gathered_sweep1(real *a_grid, real *b_grid, real *c_grid, unsigned x_count, bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*1024 + tx;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int x0 = (int)ix;
        int a_at = x0, b_at = x0, c_at = x0;
        // Compute and store.
        real b[2];
        real c[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const int x = x0 + e;
                a_grid[a_at+e] = x;
                real b_here = 2*x;
                b[e] = b_here;
                c[e] = a_grid[a_at+e] + b_here;
            }
        mint_store<2>(&b_grid[b_at], b, valid, packed);
        mint_store<2>(&c_grid[c_at], c, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*1024 <= x_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
    /* #pragma mint parallel */
    { mint_region region_5({"in.c", 118});
        mint_inferred a_here({"in.c", 118}, "a", &a[0], mint_extents(sizeof(a) / sizeof(a[0])), 0,
                mint_padded, mint_download);
        mint_inferred b_here({"in.c", 118}, "b", &b[0], mint_extents(sizeof(b) / sizeof(b[0])), 0,
                mint_padded, mint_download);
        mint_inferred c_here({"in.c", 118}, "c", &c[0], mint_extents(sizeof(c) / sizeof(c[0])), 0,
                mint_padded, mint_download);
...
        {
            const mint_site site = {"in.c", 121};
            const long long x_begin = 0, x_count = mint_trips(x_begin, 12, 1);
            if (x_count > 0) {
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real));
                mint_view b_map = mint_find_view({"in.c", 124}, "b", &b[0], sizeof(real));
                mint_view c_map = mint_find_view({"in.c", 127}, "c", &c[0], sizeof(real));
                mint_reach_view(site, a_map, "a", {{x_begin}, {x_begin + x_count - 1}}, "x", true);
                mint_reach_view({"in.c", 124}, b_map, "b", {{x_begin}, {x_begin + x_count - 1}}, "x", true);
                mint_reach_view({"in.c", 127}, c_map, "c", {{x_begin}, {x_begin + x_count - 1}}, "x", true);
                a_map.settle();
                b_map.settle();
                c_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "gathered_sweep1",
                        mint_tiles(site, "x", x_count, 1024, 2147480575));
                mint_launching(site, "gathered_sweep1");
                gathered_sweep1<<<blocks, dim3(512), 0, mint_stream()>>>(
                    (real *)a_map.device, (real *)b_map.device, (real *)c_map.device, (unsigned)x_count,
                    mint_is_aligned(b_map, x_begin, 16) && mint_is_aligned(c_map, x_begin, 16));
                mint_launched(site, "gathered_sweep1", a_map, b_map, c_map);
            }
        }
        /* part of the kernel above */
        /* part of the kernel above */
...
{ mint_scope mappings_2;
...
    mint_copy_in(mappings_2, {"in.c", 147}, "all", &all[0][0], mint_extents(sizeof(all) / sizeof(all[0]), sizeof(all[0]) / sizeof(all[0][0])), 0, mint_padded, mint_scoped_part);
    mint_copy_in(mappings_2, {"in.c", 148}, "other", &other[0][0], mint_extents(sizeof(other) / sizeof(other[0]), sizeof(other[0]) / sizeof(other[0][0])), 0, mint_padded, mint_scoped_part);
    mint_copy_in(mappings_2, {"in.c", 149}, "third", &third[0][0], mint_extents(sizeof(third) / sizeof(third[0]), sizeof(third[0]) / sizeof(third[0][0])), 0, mint_padded, mint_scoped_part);
...
    mint_copy_out({"in.c", 160}, "all", &all[0][0], mint_extents(sizeof(all) / sizeof(all[0]), sizeof(all[0]) / sizeof(all[0][0])));
    mint_copy_out({"in.c", 161}, "other", &other[0][0], mint_extents(sizeof(other) / sizeof(other[0]), sizeof(other[0]) / sizeof(other[0][0])));
    mint_copy_out({"in.c", 162}, "third", &third[0][0], mint_extents(sizeof(third) / sizeof(third[0]), sizeof(third[0]) / sizeof(third[0][0])));
    (mint_outside({"in.c", 163}), checksum("all", all, sizeof all));
    (mint_outside({"in.c", 164}), checksum("other", other, sizeof other));
    (mint_outside({"in.c", 165}), checksum("third", third, sizeof third));
...
    mint_copy_in(mappings_2, {"in.c", 167}, "t", t, mint_extents(64, M), 0, mint_padded, mint_scoped_part);
    mint_copy_in(mappings_2, {"in.c", 168}, "s", s, mint_extents(64, M), 0, mint_padded, mint_scoped_part);
    mint_copy_in(mappings_2, {"in.c", 169}, "l", l, mint_extents(64, M), 0, mint_padded, mint_scoped_part);
...
    mint_copy_out({"in.c", 173}, "t", t, mint_extents(64, M));
    mint_copy_out({"in.c", 174}, "l", l, mint_extents(64, M));
    (mint_outside({"in.c", 175}), checksum("table", all, sizeof all));
    (mint_outside({"in.c", 176}), checksum("last", third, sizeof third));
...
{ mint_scope mappings_3;
...
    real *u = (real *)malloc(cells * sizeof *u), *q = (real *)malloc(3 * 9 * 8 * sizeof *q);
    int *to = (int *)malloc(n * sizeof *to);
...
    mint_copy_in(mappings_3, {"in.c", 189}, "u", &u[0], mint_extents(cells), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 190}, "q", &q[0], mint_extents(3 * 9 * 8), 0, mint_padded, mint_scoped);
...
    mint_copy_out({"in.c", 199}, "u", &u[0], mint_extents(cells));
    mint_copy_out({"in.c", 200}, "q", &q[0], mint_extents(3 * 9 * 8));
