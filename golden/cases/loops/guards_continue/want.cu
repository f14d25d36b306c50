
...
/* The loops at line 41.
 * u: read and written, 4 points, radius [-1,1][-1,1]
 * A block computes 16x16x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(real *__restrict__ u, long long u_row, int c, unsigned x_count, unsigned y_count,
            mint_extent u_extent)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long u_at = y*u_row + x;
        if (!((x + y)%2 == c))
            u[mint_inside(u_at, u_extent, 0)] = (u[mint_inside(u_at-u_row, u_extent, 1)]
                    + u[mint_inside(u_at+u_row, u_extent, 2)] + u[mint_inside(u_at-1, u_extent, 3)]
                    + u[mint_inside(u_at+1, u_extent, 4)])/4;
    }
}

/* The loops at line 48.
 * v: read and written, 2 points, radius [-1,0][0,0]
 * u: read and written, 3-point star of radius 1
 * A block computes 16x16x1 points.
 * The model expects 63.2 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(real *__restrict__ v, long long v_row, real *__restrict__ u, long long u_row, int c,
            unsigned x_count, unsigned y_count, mint_extent v_extent, mint_extent u_extent)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long v_at = y*v_row + x;
        const long long u_at = y*u_row + x;
        bool other = ((x + y) & 1) ^ c;
        if ((!((x + y) & 1)) == c)
            v[mint_inside(v_at, v_extent, 0)] += v[mint_inside(v_at-v_row, v_extent, 1)]/4;
        if (!other)
            u[mint_inside(u_at, u_extent, 0)] += (u[mint_inside(u_at-u_row, u_extent, 1)]
                    + u[mint_inside(u_at+u_row, u_extent, 2)])/4;
    }
}

/* The loops at line 59.
 * p: read and written, subscripts that are not index + constant
 * A block computes 16x16x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(real *__restrict__ p, long long p_plane, long long p_row, int n, int c,
            unsigned y_count, unsigned z_count, mint_extent p_extent)
{
    const unsigned iy = blockIdx.x*16 + threadIdx.x;
    const unsigned iz = mint_block_y()*16 + threadIdx.y;
    if (iy < y_count && iz < z_count) {
        const int z = 1 + (int)iz;
        const int y = 1 + (int)iy;
#pragma unroll 1
        for (int x = 1; x <= n; x++) {
            int colour = (x + y + z) & 1;
            if (colour != c)
                continue;
            p[mint_inside(z*p_plane+y*p_row+x, p_extent,
                    0)] = (p[mint_inside((z-1)*p_plane+y*p_row+x, p_extent, 1)]
                    + p[mint_inside((z+1)*p_plane+y*p_row+x, p_extent, 2)]
                    + p[mint_inside(z*p_plane+(y-1)*p_row+x, p_extent, 3)]
                    + p[mint_inside(z*p_plane+(y+1)*p_row+x, p_extent, 4)])/4;
        }
    }
}

/* The loops at line 70.
 * u: written
 * v: read and written, 3-point star of radius 1
 * A block computes 16x16x1 points.
 * The model expects 85.1 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep4(real *__restrict__ u, long long u_row, real *__restrict__ v, long long v_row, int n,
            unsigned x_count, unsigned y_count, mint_extent u_extent, mint_extent v_extent)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = (int)iy;
        const int x = (int)ix;
        const long long u_at = y*u_row + x;
        const long long v_at = y*v_row + x;
        if (x == 0 || y == 0) {
            u[mint_inside(u_at, u_extent, 0)] = 1;
        } else {
            if (x > n || y > n) {
                if (!(x > n && y > n))
                    u[mint_inside(u_at, u_extent, 1)] = 2;
            } else {
                if (!((y & 1) == (x & 1)))
                    v[mint_inside(v_at, v_extent, 0)] += v[mint_inside(v_at-v_row, v_extent, 1)]
                            - v[mint_inside(v_at+v_row, v_extent, 2)];
            }
        }
    }
}

/* The loops at line 86.
 * v: read and written, 2 points, radius [0,0][-1,1]
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep5(real *__restrict__ v, long long v_row, unsigned x_count, unsigned y_count,
            mint_extent v_extent)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long v_at = y*v_row + x;
        if (!!((x + y)%2 == 1))
            v[mint_inside(v_at, v_extent, 0)] = v[mint_inside(v_at-1, v_extent, 1)]
                    + v[mint_inside(v_at+1, v_extent, 2)];
    }
}

/* The loops at line 93.
 * v: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 18.9 billion points a second, limited by arithmetic. */
static __global__ void __launch_bounds__(256)
main_sweep6(real *__restrict__ v, long long v_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long v_at = y*v_row + x;
        real a = v[v_at];
        int returned = 0;
        if (a > (real)0.1*0) {
            if (a < (real)0.1*0 + (real)0.01) {
                v[v_at] = 0;
                returned = 1;
            }
            if (!returned)
                a += (real)0.005;
        }
        if (!returned)
            if (a > (real)0.1*0 + 1) {
                if (a < (real)0.1*0 + 1 + (real)0.01) {
                    v[v_at] = 0 + 1;
                    returned = 1;
                }
                if (!returned)
                    a += (real)0.005;
            }
        if (!returned)
            if (a > (real)0.1*0 + 2) {
                if (a < (real)0.1*0 + 2 + (real)0.01) {
                    v[v_at] = 0 + 2;
                    returned = 1;
                }
                if (!returned)
                    a += (real)0.005;
            }
        if (!returned)
            if (a > (real)0.1*0 + 3) {
                if (a < (real)0.1*0 + 3 + (real)0.01) {
                    v[v_at] = 0 + 3;
                    returned = 1;
                }
                if (!returned)
                    a += (real)0.005;
            }
        if (!returned)
            if (a > (real)0.1*4) {
                if (a < (real)0.1*4 + (real)0.01) {
                    v[v_at] = 4;
                    returned = 1;
                }
                if (!returned)
                    a += (real)0.005;
            }
        if (!returned)
            if (a > (real)0.1*4 + 1) {
                if (a < (real)0.1*4 + 1 + (real)0.01) {
                    v[v_at] = 4 + 1;
                    returned = 1;
                }
                if (!returned)
                    a += (real)0.005;
            }
        if (!returned)
            if (a > (real)0.1*4 + 2) {
                if (a < (real)0.1*4 + 2 + (real)0.01) {
                    v[v_at] = 4 + 2;
                    returned = 1;
                }
                if (!returned)
                    a += (real)0.005;
            }
        if (!returned)
            if (a > (real)0.1*4 + 3) {
                if (a < (real)0.1*4 + 3 + (real)0.01) {
                    v[v_at] = 4 + 3;
                    returned = 1;
                }
                if (!returned)
                    a += (real)0.005;
            }
        if (!returned)
            if (a > (real)0.1*8) {
                if (a < (real)0.1*8 + (real)0.01) {
                    v[v_at] = 8;
                    returned = 1;
                }
                if (!returned)
                    a += (real)0.005;
            }
        if (!returned)
            if (a > (real)0.1*8 + 1) {
                if (a < (real)0.1*8 + 1 + (real)0.01) {
                    v[v_at] = 8 + 1;
                    returned = 1;
                }
                if (!returned)
                    a += (real)0.005;
            }
        if (!returned)
            if (a > (real)0.1*8 + 2) {
                if (a < (real)0.1*8 + 2 + (real)0.01) {
                    v[v_at] = 8 + 2;
                    returned = 1;
                }
                if (!returned)
                    a += (real)0.005;
            }
        if (!returned)
            if (a > (real)0.1*8 + 3) {
                if (a < (real)0.1*8 + 3 + (real)0.01) {
                    v[v_at] = 8 + 3;
                    returned = 1;
                }
                if (!returned)
                    a += (real)0.005;
            }
        if (!returned)
            v[v_at] = a;
    }
}

/* The loops at line 103.
 * u: read and written, 3-point star of radius 1
 * A block computes 16x16x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep7(real *__restrict__ u, long long u_row, int n, unsigned x_count, unsigned y_count,
            mint_extent u_extent)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long u_at = y*u_row + x;
        if (x%2 == 0) {
            real relax_value;
            if (x == n || x & 1) {
                relax_value = u[mint_inside(u_at, u_extent, 0)];
            } else {
                if (y == 1)
                    relax_value = u[mint_inside(u_at+1, u_extent, 1)];
                else
                    relax_value = (u[mint_inside(u_at-1, u_extent, 2)]
                            + u[mint_inside(u_at+1, u_extent, 3)])/2;
            }
            u[mint_inside(u_at, u_extent, 4)] = relax_value;
        }
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 34}, "u", u, mint_extents(w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 35}, "v", v, mint_extents(w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 36}, "p", p, mint_extents(w, w, w), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 37}, mint_rows_stay);
...
            {
                const mint_site site = {"in.c", 41};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_reach_or_dense(site, u_map, 0, y_begin - 1, y_begin + y_count);
                    mint_reach_or_dense(site, u_map, 1, x_begin - 1, x_begin + x_count);
                    u_map.settle(site, "u");
                    static const mint_checked u_checked[] = {
                        {{"in.c", 45}, "u", "u[y][x]", -1},
                        {{"in.c", 45}, "u", "u[y - 1][x]", -1},
                        {{"in.c", 45}, "u", "u[y + 1][x]", -1},
                        {{"in.c", 45}, "u", "u[y][x - 1]", -1},
                        {{"in.c", 45}, "u", "u[y][x + 1]", -1},
                    };
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(x_count, 16),
                            mint_ceil_div(y_count, 16));
                    mint_launching(site, "main_sweep1");
                    main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], c, (unsigned)x_count, (unsigned)y_count,
                        mint_elements(site, u_map, u_map.device, u_checked));
                    mint_launched(site, "main_sweep1", u_map);
                }
            }
            {
                const mint_site site = {"in.c", 48};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_table v_map = mint_find_table(site, "v", v);
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_reach_or_dense(site, v_map, 0, y_begin - 1, y_begin + y_count - 1);
                    mint_reach_or_dense(site, v_map, 1, x_begin, x_begin + x_count - 1);
                    mint_reach_or_dense(site, u_map, 0, y_begin - 1, y_begin + y_count);
                    mint_reach_or_dense(site, u_map, 1, x_begin, x_begin + x_count - 1);
                    v_map.settle(site, "v");
                    u_map.settle(site, "u");
                    static const mint_checked v_checked[] = {
                        {{"in.c", 53}, "v", "v[y][x]", -1},
                        {{"in.c", 53}, "v", "v[y - 1][x]", -1},
                    };
                    static const mint_checked u_checked[] = {
                        {{"in.c", 56}, "u", "u[y][x]", -1},
                        {{"in.c", 56}, "u", "u[y - 1][x]", -1},
                        {{"in.c", 56}, "u", "u[y + 1][x]", -1},
                    };
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch v_reads = {"v[y - 1][x]", {{-1, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch u_writes = {"u[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch u_reads = {"u[y - 1][x]", {{-1, 1, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
                    mint_distinct(site, loops, v_map, "v", v_writes, u_map, "u", u_reads);
                    mint_distinct(site, loops, v_map, "v", v_writes, u_map, "u", u_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep2", mint_ceil_div(x_count, 16),
                            mint_ceil_div(y_count, 16));
                    mint_launching(site, "main_sweep2");
                    main_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)v_map.device, v_map.stride[0], (real *)u_map.device, u_map.stride[0], c,
                        (unsigned)x_count, (unsigned)y_count,
                        mint_elements(site, v_map, v_map.device, v_checked),
                        mint_elements(site, u_map, u_map.device, u_checked));
                    mint_launched(site, "main_sweep2", v_map, u_map);
                }
            }
            {
                const mint_site site = {"in.c", 59};
                const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)n + 1, 1);
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                if (z_count > 0 && y_count > 0) {
                    mint_table p_map = mint_find_table(site, "p", p);
                    mint_reach_or_dense(site, p_map, 0, z_begin - 1, z_begin + z_count);
                    mint_reach_or_dense(site, p_map, 1, y_begin - 1, y_begin + y_count);
                    mint_reach_or_dense(site, p_map, 2, 1, (long long)(n));
                    p_map.settle(site, "p");
                    static const mint_checked p_checked[] = {
                        {{"in.c", 66}, "p", "p[z][y][x]", -1},
                        {{"in.c", 66}, "p", "p[z - 1][y][x]", -1},
                        {{"in.c", 66}, "p", "p[z + 1][y][x]", -1},
                        {{"in.c", 66}, "p", "p[z][y - 1][x]", -1},
                        {{"in.c", 66}, "p", "p[z][y + 1][x]", -1},
                    };
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep3", mint_ceil_div(y_count, 16),
                            mint_ceil_div(z_count, 16));
                    mint_launching(site, "main_sweep3");
                    main_sweep3<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)p_map.device, p_map.stride[0], p_map.stride[1], n, c, (unsigned)y_count,
                        (unsigned)z_count, mint_elements(site, p_map, p_map.device, p_checked));
                    mint_launched(site, "main_sweep3", p_map);
                }
            }
...
        {
            const mint_site site = {"in.c", 70};
            const long long y_begin = 0, y_count = mint_trips(y_begin, w, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, w, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                mint_reach_or_dense(site, u_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, u_map, 0, mint_greater(y_begin, 1), y_begin + y_count - 1);
                mint_reach_or_dense(site, u_map, 1, x_begin, x_begin + x_count - 1);
                mint_reach_or_dense(site, u_map, 1, mint_greater(x_begin, 1), x_begin + x_count - 1);
                mint_reach_or_dense(site, v_map, 0, mint_greater(y_begin, 1) - 1,
                        mint_lesser(y_begin + y_count - 1, (long long)(n)) + 1);
                mint_reach_or_dense(site, v_map, 1, mint_greater(x_begin, 1),
                        mint_lesser(x_begin + x_count - 1, (long long)(n)));
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                static const mint_checked u_checked[] = {
                    {{"in.c", 73}, "u", "u[y][x]", -1},
                    {{"in.c", 78}, "u", "u[y][x]", -1},
                };
                static const mint_checked v_checked[] = {
                    {{"in.c", 83}, "v", "v[y][x]", -1},
                    {{"in.c", 83}, "v", "v[y - 1][x]", -1},
                    {{"in.c", 83}, "v", "v[y + 1][x]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_writes = {"u[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch v_reads = {"v[y - 1][x]", {{-1, 1, {1, 0}}, {0, 0, {0, 1}}},
                        {{mint_greater(y_begin, 1), mint_lesser(y_begin + y_count - 1, (long long)(n))},
                        {mint_greater(x_begin, 1), mint_lesser(x_begin + x_count - 1, (long long)(n))}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}},
                        {{mint_greater(y_begin, 1), mint_lesser(y_begin + y_count - 1, (long long)(n))},
                        {mint_greater(x_begin, 1), mint_lesser(x_begin + x_count - 1, (long long)(n))}}};
                const mint_touch u_writes_2 = {"u[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}},
                        {{mint_greater(y_begin, 1), y_begin + y_count - 1}, {mint_greater(x_begin, 1),
                        x_begin + x_count - 1}}};
                mint_distinct(site, loops, u_map, "u", u_writes, v_map, "v", v_reads);
                mint_distinct(site, loops, u_map, "u", u_writes, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_writes_2, v_map, "v", v_reads);
                mint_distinct(site, loops, u_map, "u", u_writes_2, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep4", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep4");
                main_sweep4<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], n,
                    (unsigned)x_count, (unsigned)y_count,
                    mint_elements(site, u_map, u_map.device, u_checked),
                    mint_elements(site, v_map, v_map.device, v_checked));
                mint_launched(site, "main_sweep4", u_map, v_map);
            }
        }
        {
            const mint_site site = {"in.c", 86};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table v_map = mint_find_table(site, "v", v);
                mint_reach_or_dense(site, v_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, v_map, 1, x_begin - 1, x_begin + x_count);
                v_map.settle(site, "v");
                static const mint_checked v_checked[] = {
                    {{"in.c", 90}, "v", "v[y][x]", -1},
                    {{"in.c", 90}, "v", "v[y][x - 1]", -1},
                    {{"in.c", 90}, "v", "v[y][x + 1]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep5", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep5");
                main_sweep5<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                    mint_elements(site, v_map, v_map.device, v_checked));
                mint_launched(site, "main_sweep5", v_map);
            }
            (void)is_black; /* only kernels use them */
        }
        {
            const mint_site site = {"in.c", 93};
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
                const dim3 blocks = mint_blocks_folded(site, "main_sweep6", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep6");
                main_sweep6<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "main_sweep6", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 103};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_reach_or_dense(site, u_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, u_map, 0, mint_greater(y_begin, 1),
                        mint_lesser(y_begin + y_count - 1, 1));
                mint_reach_or_dense(site, u_map, 0, mint_greater(y_begin, 2), y_begin + y_count - 1);
                mint_reach_or_dense(site, u_map, 1, x_begin, x_begin + x_count - 1);
                mint_reach_or_dense(site, u_map, 1, x_begin - 1,
                        mint_lesser(x_begin + x_count - 1, (long long)(n) - 1) + 1);
                u_map.settle(site, "u");
                static const mint_checked u_checked[] = {
                    {{"in.c", 20}, "u", "u[y][x]", -1},
                    {{"in.c", 22}, "u", "u[y][x + 1]", -1},
                    {{"in.c", 23}, "u", "u[y][x - 1]", -1},
                    {{"in.c", 23}, "u", "u[y][x + 1]", -1},
                    {{"in.c", 106}, "u", "u[y][x]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep7", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep7");
                main_sweep7<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], n, (unsigned)x_count, (unsigned)y_count,
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "main_sweep7", u_map);
            }
            (void)relax; /* only kernels use them */
        }
...
    mint_copy_out({"in.c", 108}, "u", u, mint_extents(w, w));
    mint_copy_out({"in.c", 109}, "v", v, mint_extents(w, w));
    mint_copy_out({"in.c", 110}, "p", p, mint_extents(w, w, w));
