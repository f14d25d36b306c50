
...
static __constant__ const unsigned char rule_table[8] = {0, 1, 1, 0, 1, 1, 1, 0};

static __constant__ const int kinds_table[4] = {3, 1, 0, 2};

/* find, for kernels. */
static __device__ int find_on_device(int kind)
{
    int k = 0;
    while (kinds_table[k] != kind)
        k++;
    return k;
}

/* share, for kernels. */
static __device__ int share_on_device(int whole, int parts)
{
    whole /= parts;
    return whole;
}

/* The loops at line 41.
 * u: read, 3 points, radius [0,1][-1,0]
 * v: written
 * A block computes 256x8x1 points, a thread 4x4x1 of them.
 * The model expects 775 billion points a second, limited by issue slots. */
static __global__ void __launch_bounds__(128)
main_sweep1(const unsigned char *__restrict__ u_grid, long long u_row,
            unsigned char *__restrict__ v_grid, long long v_row, unsigned x_count, unsigned y_count,
            bool aligned)
{
    const int tx = threadIdx.x*4, ty = threadIdx.y*4;
    const unsigned ix = blockIdx.x*256 + tx, iy = mint_block_y()*8 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 4 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 4 : mint_valid(ix, x_count, 0);
        int valid_in[4] = {valid, 1 < rows_2 ? valid : 0, 2 < rows_2 ? valid : 0, 3 < rows_2 ? valid
                : 0};
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long u_at = y0*u_row + x0, v_at = y0*v_row + x0;
        unsigned char u[5][5]; // rows 0 to 4, cells -1 to 3
#pragma unroll
        for (int r = 0; r < 4; r++)
            mint_load<4>(&u[r][1], &u_grid[u_at+r*u_row], r - 1 < rows_2 ? valid : 0, packed);
        mint_load<4>(&u[4][1], &u_grid[u_at+4*u_row], valid_in[3], packed);
#pragma unroll
        for (int r = 0; r < 4; r++)
            mint_widen<1, 4, 0>(&u[r][1], &u_grid[u_at+r*u_row], r - 1 < rows_2 ? valid : 0);
        // Compute and store.
        unsigned char v[4][4];
#pragma unroll
        for (int r = 0; r < 4; r++) {
#pragma unroll
            for (int e = 0; e < 4; e++)
                if (e < valid_in[r]) {
                    int seen[4] = {0};
                    seen[u[r][e+1]]++;
                    v[r][e] = seen[1] + 2*seen[2] + rule_table[u[r][e] & 7] + rule_table[u[r][e+1]]
                            + (u[r+1][e+1] & 1);
                }
        }
#pragma unroll
        for (int r = 0; r < 4; r++)
            mint_store<4>(&v_grid[v_at+r*v_row], v[r], valid_in[r], packed);
    };
    if (aligned && (blockIdx.x + 1)*256 <= x_count && (mint_block_y() + 1)*8 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 48.
 * u: read, 3 points, radius [0,1][-1,0]
 * w: written
 * A block computes 256x6x1 points, a thread 4x3x1 of them.
 * The model expects 485 billion points a second, limited by issue slots. */
static __global__ void __launch_bounds__(128)
main_sweep2(const unsigned char *__restrict__ u_grid, long long u_row,
            unsigned char *__restrict__ w_grid, long long w_row, unsigned x_count, unsigned y_count,
            bool aligned)
{
    const int tx = threadIdx.x*4, ty = threadIdx.y*3;
    const unsigned ix = blockIdx.x*256 + tx, iy = mint_block_y()*6 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 3 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 4 : mint_valid(ix, x_count, 0);
        int valid_in[3] = {valid, 1 < rows_2 ? valid : 0, 2 < rows_2 ? valid : 0};
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long u_at = y0*u_row + x0, w_at = y0*w_row + x0;
        unsigned char u[4][5]; // rows 0 to 3, cells -1 to 3
#pragma unroll
        for (int r = 0; r < 3; r++)
            mint_load<4>(&u[r][1], &u_grid[u_at+r*u_row], r - 1 < rows_2 ? valid : 0, packed);
        mint_load<4>(&u[3][1], &u_grid[u_at+3*u_row], valid_in[2], packed);
#pragma unroll
        for (int r = 0; r < 3; r++)
            mint_widen<1, 4, 0>(&u[r][1], &u_grid[u_at+r*u_row], r - 1 < rows_2 ? valid : 0);
        // Compute and store.
        unsigned char w[3][4];
#pragma unroll
        for (int r = 0; r < 3; r++) {
#pragma unroll
            for (int e = 0; e < 4; e++)
                if (e < valid_in[r]) {
                    int kind = (int)u[r][e+1];
                    w[r][e] = find_on_device(kind) + 1 + (u[r][e] & 1) + (u[r+1][e+1] & 1);
                }
        }
#pragma unroll
        for (int r = 0; r < 3; r++)
            mint_store<4>(&w_grid[w_at+r*w_row], w[r], valid_in[r], packed);
    };
    if (aligned && (blockIdx.x + 1)*256 <= x_count && (mint_block_y() + 1)*6 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 52.
 * u: read, 3 points, radius [-1,0][0,1]
 * s: written
 * A block computes 256x6x1 points, a thread 4x3x1 of them.
 * The model expects 459 billion points a second, limited by issue slots. */
static __global__ void __launch_bounds__(128)
main_sweep3(const unsigned char *__restrict__ u_grid, long long u_row,
            unsigned char *__restrict__ s_grid, long long s_row, unsigned x_count, unsigned y_count,
            bool aligned)
{
    const int tx = threadIdx.x*4, ty = threadIdx.y*3;
    const unsigned ix = blockIdx.x*256 + tx, iy = mint_block_y()*6 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 3 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 4 : mint_valid(ix, x_count, 0);
        int valid_in[3] = {valid, 1 < rows_2 ? valid : 0, 2 < rows_2 ? valid : 0};
        const int valid_1 = interior ? 5 : mint_valid(ix, x_count, 1);
        int valid_1_in[3] = {valid_1, 1 < rows_2 ? valid_1 : 0, 2 < rows_2 ? valid_1 : 0};
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        long long u_at = y0*u_row + x0, s_at = y0*s_row + x0;
        unsigned char u[4][5]; // rows -1 to 2, cells 0 to 4
        mint_load<4>(u[0], &u_grid[u_at-u_row], valid, packed);
#pragma unroll
        for (int r = 0; r < 3; r++)
            mint_load<4>(u[r+1], &u_grid[u_at+r*u_row], valid_1_in[r], packed);
#pragma unroll
        for (int r = 0; r < 3; r++)
            mint_widen<0, 4, 1>(u[r+1], &u_grid[u_at+r*u_row], valid_1_in[r]);
        // Compute and store.
        unsigned char s[3][4];
#pragma unroll
        for (int r = 0; r < 3; r++) {
#pragma unroll
            for (int e = 0; e < 4; e++)
                if (e < valid_in[r])
                    s[r][e] = share_on_device(100 + (u[r+1][e+1] & 3), (int)u[r+1][e])
                            + (1 << u[r+1][e]) + (u[r][e] & 1);
        }
#pragma unroll
        for (int r = 0; r < 3; r++)
            mint_store<4>(&s_grid[s_at+r*s_row], s[r], valid_in[r], packed);
    };
    if (aligned && (blockIdx.x + 1)*256 <= x_count && (mint_block_y() + 1)*6 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

...
{ mint_scope mappings;
...
    unsigned char (*u)[n] = (__typeof__(u))(unsigned char (*)[n])malloc(m * sizeof *u), (*v)[n] = (__typeof__(v))(unsigned char (*)[n])malloc(m * sizeof *v);
    unsigned char (*w)[n] = (__typeof__(w))(unsigned char (*)[n])malloc(m * sizeof *w), (*s)[n] = (__typeof__(s))(unsigned char (*)[n])malloc(m * sizeof *s);
...
    mint_copy_in(mappings, {"in.c", 36}, "u", &u[0][0], mint_extents(m, n), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 37}, "v", &v[0][0], mint_extents(m, n), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 38}, "w", &w[0][0], mint_extents(m, n), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 39}, "s", &s[0][0], mint_extents(m, n), 1, mint_padded, mint_scoped);
    {
        const mint_site site = {"in.c", 41};
        const long long y_begin = 1, y_count = mint_trips(y_begin, m - 1, 1);
        const long long x_begin = 1, x_count = mint_trips(x_begin, n - 1, 1);
        if (y_count > 0 && x_count > 0) {
            mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(unsigned char),
                    mint_extents(0, sizeof(u[0]) / sizeof(u[0][0])));
            mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(unsigned char),
                    mint_extents(0, sizeof(v[0]) / sizeof(v[0][0])));
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {u_map, "u", 0, "y..y+1", y_begin, y_begin + y_count},
                {u_map, "u", 1, "x-1..x", x_begin - 1, x_begin + x_count - 1},
                {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
            const mint_touch u_reads = {"u[y][x]", {{0, 1, {1, 0}}, {-1, 0, {0, 1}}}};
            const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                    mint_tiles(site, "x", x_count, 256, 2147482110),
                    mint_tiles(site, "y", y_count, 8, 2147417060));
            mint_launching(site, "main_sweep1");
            main_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                (unsigned char *)u_map.device, u_map.stride[0], (unsigned char *)v_map.device,
                v_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                mint_is_aligned(u_map, x_begin, 4) && mint_is_aligned(v_map, x_begin, 4));
            mint_launched(site, "main_sweep1", v_map);
        }
        (void)rule; /* only kernels use them */
    }
    {
        const mint_site site = {"in.c", 48};
        const long long y_begin = 1, y_count = mint_trips(y_begin, m - 1, 1);
        const long long x_begin = 1, x_count = mint_trips(x_begin, n - 1, 1);
        if (y_count > 0 && x_count > 0) {
            mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(unsigned char),
                    mint_extents(0, sizeof(u[0]) / sizeof(u[0][0])));
            mint_mapping &w_map = mint_find(site, "w", &w[0][0], sizeof(unsigned char),
                    mint_extents(0, sizeof(w[0]) / sizeof(w[0][0])));
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {u_map, "u", 0, "y..y+1", y_begin, y_begin + y_count},
                {u_map, "u", 1, "x-1..x", x_begin - 1, x_begin + x_count - 1},
                {w_map, "w", 0, "y", y_begin, y_begin + y_count - 1},
                {w_map, "w", 1, "x", x_begin, x_begin + x_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
            const mint_touch u_reads = {"u[y][x]", {{0, 1, {1, 0}}, {-1, 0, {0, 1}}}};
            const mint_touch w_writes = {"w[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            mint_distinct(site, loops, u_map, "u", u_reads, w_map, "w", w_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "main_sweep2",
                    mint_tiles(site, "x", x_count, 256, 2147482110),
                    mint_tiles(site, "y", y_count, 6, 2147417066));
            mint_launching(site, "main_sweep2");
            main_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                (unsigned char *)u_map.device, u_map.stride[0], (unsigned char *)w_map.device,
                w_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                mint_is_aligned(u_map, x_begin, 4) && mint_is_aligned(w_map, x_begin, 4));
            mint_launched(site, "main_sweep2", w_map);
        }
        (void)found; /* only kernels use them */
    }
    {
        const mint_site site = {"in.c", 52};
        const long long y_begin = 1, y_count = mint_trips(y_begin, m - 1, 1);
        const long long x_begin = 1, x_count = mint_trips(x_begin, n - 1, 1);
        if (y_count > 0 && x_count > 0) {
            mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(unsigned char),
                    mint_extents(0, sizeof(u[0]) / sizeof(u[0][0])));
            mint_mapping &s_map = mint_find(site, "s", &s[0][0], sizeof(unsigned char),
                    mint_extents(0, sizeof(s[0]) / sizeof(s[0][0])));
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {u_map, "u", 0, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                {u_map, "u", 1, "x..x+1", x_begin, x_begin + x_count},
                {s_map, "s", 0, "y", y_begin, y_begin + y_count - 1},
                {s_map, "s", 1, "x", x_begin, x_begin + x_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
            const mint_touch u_reads = {"u[y][x + 1]", {{-1, 0, {1, 0}}, {0, 1, {0, 1}}}};
            const mint_touch s_writes = {"s[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            mint_distinct(site, loops, u_map, "u", u_reads, s_map, "s", s_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "main_sweep3",
                    mint_tiles(site, "x", x_count, 256, 2147482110),
                    mint_tiles(site, "y", y_count, 6, 2147417066));
            mint_launching(site, "main_sweep3");
            main_sweep3<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                (unsigned char *)u_map.device, u_map.stride[0], (unsigned char *)s_map.device,
                s_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                mint_is_aligned(u_map, x_begin, 4) && mint_is_aligned(s_map, x_begin, 4));
            mint_launched(site, "main_sweep3", s_map);
        }
        (void)share; /* only kernels use them */
    }
    mint_copy_out({"in.c", 55}, "v", &v[0][0], mint_extents(m, n));
    mint_copy_out({"in.c", 56}, "w", &w[0][0], mint_extents(m, n));
    mint_copy_out({"in.c", 57}, "s", &s[0][0], mint_extents(m, n));
