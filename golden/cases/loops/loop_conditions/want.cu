
...
/* The loops at line 16.
 * u: read, 1 point, radius [-1,0][0,0]
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u, long long u_row, real *__restrict__ v, long long v_row,
            unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const long y = 1 + (long)iy;
        const short x = 1 + (short)ix;
        v[y*v_row+x] = u[(y-1)*u_row+x];
    }
}

/* The loops at line 20.
 * u: read, 1 point, radius [0,0][-1,0]
 * v: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *__restrict__ u, long long u_row, real *__restrict__ v, long long v_row,
            long long x_begin, long long x_count, unsigned y_count)
{
    const long long ix = (long long)blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const size_t y = 1 + (size_t)iy;
        const long long x = x_begin - ix;
        const long long v_at = y*v_row + x;
        v[v_at] += u[y*u_row+(x-1)];
    }
}

/* The loops at line 24.
 * u: read, 1 point, radius [0,0][0,1]
 * v: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(const real *__restrict__ u, long long u_row, real *__restrict__ v, long long v_row,
            unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const unsigned x = 1 + ix;
        const long long v_at = y*v_row + x;
        v[v_at] += u[y*u_row+(x+1)];
    }
}

/* The loops at line 28.
 * u: read, 1 point, radius [0,1][0,0]
 * v: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep4(const real *__restrict__ u, long long u_row, real *__restrict__ v, long long v_row,
            unsigned x_count, long y_begin, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const long y = y_begin - (long)iy;
        const int x = 1 + (int)ix;
        const long long v_at = y*v_row + x;
        v[v_at] -= u[(y+1)*u_row+x];
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 11}, "u", u, mint_extents(w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 12}, "v", v, mint_extents(w, w), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 13}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 16};
            const long long y_begin = 1, y_count = mint_trips(y_begin, w - 1, 1);
            const long long x_begin = 1,
                    x_count = mint_count(site, "x", (short)(x_begin), "!=", (long long)(n + 1), 1);
            if (y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1", y_begin - 1, y_begin + y_count - 2},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y - 1][x]", {{-1, -1, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(x_count, 16),
                        mint_tiles(site, "y", y_count, 16, 4294900685));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "main_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 20};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)(size_t)n + 1, 1);
            const long long x_begin = n + 1, x_count = mint_trips(x_begin, 0, -1);
            if (y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                mint_within(site, "(size_t)n", (long long)(n), (long long)(n), 0LL, 9223372036854775807LL);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x-1", (x_begin + -1*(x_count - 1)) - 1, x_begin - 1},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", (x_begin + -1*(x_count - 1)), x_begin},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, -1}}};
                const mint_touch u_reads = {"u[y][x - 1]", {{0, 0, {1, 0}}, {-1, -1, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep2", mint_ceil_div(x_count, 16),
                        mint_tiles(site, "y", y_count, 16, 4294900685));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], x_begin,
                    x_count, (unsigned)y_count);
                mint_launched(site, "main_sweep2", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 24};
            const long long y_begin = 1,
                    y_count = mint_count(site, "y", (int)(y_begin), "<", (long long)(w - 1), 1);
            const long long x_begin = 1,
                    x_count = mint_count(site, "x", (unsigned)(x_begin), "<=", (long long)(n), 1);
            if (y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x+1", x_begin + 1, x_begin + x_count},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y][x + 1]", {{0, 0, {1, 0}}, {1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep3",
                        mint_tiles(site, "x", x_count, 16, 4294966239), mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "main_sweep3", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 28};
            const long long y_begin = n, y_count = mint_trips(y_begin, 0, -1);
            const long long x_begin = 1,
                    x_count = mint_count(site, "x", (int)(x_begin), "!=", (long long)(n + 1), 1);
            if (y_count > 0 && x_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_table v_map = mint_find_table(site, "v", v);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y+1", (y_begin + -1*(y_count - 1)) + 1, y_begin + 1},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                    {v_map, "v", 0, "y", (y_begin + -1*(y_count - 1)), y_begin},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                u_map.settle(site, "u");
                v_map.settle(site, "v");
                const mint_nest loops = {{{y_begin, y_count, -1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y + 1][x]", {{1, 1, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep4", mint_ceil_div(x_count, 16),
                        mint_tiles(site, "y", y_count, 16, 4294900685));
                mint_launching(site, "main_sweep4");
                main_sweep4<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                    (unsigned)x_count, y_begin, (unsigned)y_count);
                mint_launched(site, "main_sweep4", v_map);
            }
        }
...
    mint_copy_out({"in.c", 32}, "v", v, mint_extents(w, w));
