
...
/* The loops at line 20.
 * now: read, 5-point star of radius 1
 * past: read, pointwise
 * next: written
 * A block computes 16x16x1 points.
 * The model expects 85.1 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ now, long long now_row, const real *past, long long past_row,
            real *next, long long next_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long now_at = y*now_row + x;
        next[y*next_row+x] = 2*now[now_at] - past[y*past_row+x]
                + (now[now_at-now_row] + now[now_at+now_row] + now[now_at-1] + now[now_at+1]
                - 4*now[now_at])/8;
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 12}, "past", past, mint_extents(w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 13}, "now", now, mint_extents(w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 14}, "next", next, mint_extents(w, w), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 15}, mint_rows_stay);
...
            {
                const mint_site site = {"in.c", 20};
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_table now_map = mint_find_table(site, "now", now);
                    mint_table past_map = mint_find_table(site, "past", past);
                    mint_table next_map = mint_find_table(site, "next", next);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {now_map, "now", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                        {now_map, "now", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                        {past_map, "past", 0, "y", y_begin, y_begin + y_count - 1},
                        {past_map, "past", 1, "x", x_begin, x_begin + x_count - 1},
                        {next_map, "next", 0, "y", y_begin, y_begin + y_count - 1},
                        {next_map, "next", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    now_map.settle(site, "now");
                    past_map.settle(site, "past");
                    next_map.settle(site, "next");
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch now_reads = {"now[y][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                    const mint_touch next_writes = {"next[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    const mint_touch past_reads = {"past[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, now_map, "now", now_reads, next_map, "next", next_writes);
                    mint_coincide(site, loops, past_map, "past", past_reads, next_map, "next", next_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(x_count, 16),
                            mint_ceil_div(y_count, 16));
                    mint_launching(site, "main_sweep1");
                    main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)now_map.device, now_map.stride[0], (real *)past_map.device, past_map.stride[0],
                        (real *)next_map.device, next_map.stride[0], (unsigned)x_count, (unsigned)y_count);
                    mint_launched(site, "main_sweep1", next_map);
                }
            }
            /* #pragma mint single */
...
    mint_copy_out({"in.c", 33}, "now", now, mint_extents(w, w));
    mint_copy_out({"in.c", 34}, "past", past, mint_extents(w, w));
