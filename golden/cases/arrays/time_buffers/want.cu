
...
/* The loops at line 15.
 * u_t_3: read, pointwise
 * u_t_1_3: read, 2 points, radius [-1,0][-1,0]
 * u_t_2_3: written
 * A block computes 16x16x1 points.
 * The model expects 85.6 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *u_t_3, long long u_t_3_row, const real *__restrict__ u_t_1_3,
            long long u_t_1_3_row, real *u_t_2_3, long long u_t_2_3_row, unsigned x_count,
            unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long u_t_1_3_at = y*u_t_1_3_row + x;
        u_t_2_3[y*u_t_2_3_row+x] = u_t_3[y*u_t_3_row+x]/2 + u_t_1_3[u_t_1_3_at-1]
                - u_t_1_3[u_t_1_3_at-u_t_1_3_row];
    }
}

/* The loops at line 19.
 * u_now: read, 1 point, radius [0,0][0,1]
 * u_1_now: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *__restrict__ u_now, long long u_now_row, real *__restrict__ u_1_now,
            long long u_1_now_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long u_1_now_at = y*u_1_now_row + x;
        u_1_now[u_1_now_at] += u_now[y*u_now_row+(x+1)]/3;
    }
}

/* The loops at line 23.
 * u_t_2_3: read, 1 point, radius [-1,0][0,0]
 * u_t_1_3: read, 1 point, radius [0,0][0,1]
 * u_t_3: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 63.5 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(const real *__restrict__ u_t_2_3, long long u_t_2_3_row,
            const real *__restrict__ u_t_1_3, long long u_t_1_3_row, real *__restrict__ u_t_3,
            long long u_t_3_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long u_t_3_at = y*u_t_3_row + x;
        u_t_3[u_t_3_at] = u_t_2_3[(y-1)*u_t_2_3_row+x]
                - u_t_1_3[y*u_t_1_3_row+(x+1)]*u_t_3[u_t_3_at];
    }
}

...
{ mint_scope mappings;
...
    real(*u)[w][w] = (__typeof__(u))malloc(sizeof(real[3][w][w]));
...
    mint_copy_in(mappings, {"in.c", 10}, "u", &u[0][0][0], mint_extents(3, w, w), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 11});
...
            {
                const mint_site site = {"in.c", 15};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_mapping &u_t_3_map = mint_slice(site, "u[t%3]",
                            mint_find(site, "u", &u[0][0][0], sizeof(real),
                            mint_extents(0, sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0])
                            / sizeof(u[0][0][0]))), (t%3));
                    mint_mapping &u_t_1_3_map = mint_slice(site, "u[(t + 1)%3]",
                            mint_find(site, "u", &u[0][0][0], sizeof(real),
                            mint_extents(0, sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0])
                            / sizeof(u[0][0][0]))), ((t + 1)%3));
                    mint_mapping &u_t_2_3_map = mint_slice(site, "u[(t + 2)%3]",
                            mint_find(site, "u", &u[0][0][0], sizeof(real),
                            mint_extents(0, sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0])
                            / sizeof(u[0][0][0]))), ((t + 2)%3));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_t_3_map, "u[t%3]", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_t_3_map, "u[t%3]", 1, "x", x_begin, x_begin + x_count - 1},
                        {u_t_1_3_map, "u[(t + 1)%3]", 0, "y-1..y", y_begin - 1, y_begin + y_count - 1},
                        {u_t_1_3_map, "u[(t + 1)%3]", 1, "x-1..x", x_begin - 1, x_begin + x_count - 1},
                        {u_t_2_3_map, "u[(t + 2)%3]", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_t_2_3_map, "u[(t + 2)%3]", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch u_t_3_reads = {"u[t % 3][y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch u_t_2_3_writes = {"u[(t + 2) % 3][y][x]", {{0, 0, {1, 0}}, {0, 0, {0,
                            1}}}};
                    const mint_touch u_t_1_3_reads = {"u[(t + 1) % 3][y][x - 1]", {{-1, 0, {1, 0}}, {-1, 0, {0,
                            1}}}};
                    mint_coincide(site, loops, u_t_3_map, "u[t%3]", u_t_3_reads, u_t_2_3_map, "u[(t + 2)%3]",
                            u_t_2_3_writes);
                    mint_distinct(site, loops, u_t_1_3_map, "u[(t + 1)%3]", u_t_1_3_reads, u_t_2_3_map,
                            "u[(t + 2)%3]", u_t_2_3_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(x_count, 16),
                            mint_ceil_div(y_count, 16));
                    mint_launching(site, "main_sweep1");
                    main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)u_t_3_map.device, u_t_3_map.stride[0], (real *)u_t_1_3_map.device,
                        u_t_1_3_map.stride[0], (real *)u_t_2_3_map.device, u_t_2_3_map.stride[0],
                        (unsigned)x_count, (unsigned)y_count);
                    mint_launched(site, "main_sweep1", u_t_2_3_map);
                }
            }
            {
                const mint_site site = {"in.c", 19};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_mapping &u_now_map = mint_slice(site, "u[now]",
                            mint_find(site, "u", &u[0][0][0], sizeof(real),
                            mint_extents(0, sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0])
                            / sizeof(u[0][0][0]))), now);
                    mint_mapping &u_1_now_map = mint_slice(site, "u[1 - now]",
                            mint_find(site, "u", &u[0][0][0], sizeof(real),
                            mint_extents(0, sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0])
                            / sizeof(u[0][0][0]))), 1 - now);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_now_map, "u[now]", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_now_map, "u[now]", 1, "x+1", x_begin + 1, x_begin + x_count},
                        {u_1_now_map, "u[1 - now]", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_1_now_map, "u[1 - now]", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch u_now_reads = {"u[now][y][x + 1]", {{0, 0, {1, 0}}, {1, 1, {0, 1}}}};
                    const mint_touch u_1_now_writes = {"u[1 - now][y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, u_now_map, "u[now]", u_now_reads, u_1_now_map, "u[1 - now]",
                            u_1_now_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep2", mint_ceil_div(x_count, 16),
                            mint_ceil_div(y_count, 16));
                    mint_launching(site, "main_sweep2");
                    main_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)u_now_map.device, u_now_map.stride[0], (real *)u_1_now_map.device,
                        u_1_now_map.stride[0], (unsigned)x_count, (unsigned)y_count);
                    mint_launched(site, "main_sweep2", u_1_now_map);
                }
            }
            {
                const mint_site site = {"in.c", 23};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_mapping &u_t_2_3_map = mint_slice(site, "u[(t + 2)%3]",
                            mint_find(site, "u", &u[0][0][0], sizeof(real),
                            mint_extents(0, sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0])
                            / sizeof(u[0][0][0]))), ((t + 2)%3));
                    mint_mapping &u_t_1_3_map = mint_slice(site, "u[(t + 1)%3]",
                            mint_find(site, "u", &u[0][0][0], sizeof(real),
                            mint_extents(0, sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0])
                            / sizeof(u[0][0][0]))), ((t + 1)%3));
                    mint_mapping &u_t_3_map = mint_slice(site, "u[t%3]",
                            mint_find(site, "u", &u[0][0][0], sizeof(real),
                            mint_extents(0, sizeof(u[0]) / sizeof(u[0][0]), sizeof(u[0][0])
                            / sizeof(u[0][0][0]))), (t%3));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_t_2_3_map, "u[(t + 2)%3]", 0, "y-1", y_begin - 1, y_begin + y_count - 2},
                        {u_t_2_3_map, "u[(t + 2)%3]", 1, "x", x_begin, x_begin + x_count - 1},
                        {u_t_1_3_map, "u[(t + 1)%3]", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_t_1_3_map, "u[(t + 1)%3]", 1, "x+1", x_begin + 1, x_begin + x_count},
                        {u_t_3_map, "u[t%3]", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_t_3_map, "u[t%3]", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch u_t_2_3_reads = {"u[(t + 2) % 3][y - 1][x]", {{-1, -1, {1, 0}}, {0, 0, {0,
                            1}}}};
                    const mint_touch u_t_3_writes = {"u[t % 3][y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch u_t_1_3_reads = {"u[(t + 1) % 3][y][x + 1]", {{0, 0, {1, 0}}, {1, 1, {0,
                            1}}}};
                    mint_distinct(site, loops, u_t_2_3_map, "u[(t + 2)%3]", u_t_2_3_reads, u_t_3_map, "u[t%3]",
                            u_t_3_writes);
                    mint_distinct(site, loops, u_t_1_3_map, "u[(t + 1)%3]", u_t_1_3_reads, u_t_3_map, "u[t%3]",
                            u_t_3_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep3", mint_ceil_div(x_count, 16),
                            mint_ceil_div(y_count, 16));
                    mint_launching(site, "main_sweep3");
                    main_sweep3<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)u_t_2_3_map.device, u_t_2_3_map.stride[0], (real *)u_t_1_3_map.device,
                        u_t_1_3_map.stride[0], (real *)u_t_3_map.device, u_t_3_map.stride[0], (unsigned)x_count,
                        (unsigned)y_count);
                    mint_launched(site, "main_sweep3", u_t_3_map);
                }
            }
...
    mint_copy_out({"in.c", 29}, "u", &u[0][0][0], mint_extents(3, w, w));
