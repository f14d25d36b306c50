
...
/* The loops at line 16.
 * in: read, subscripts that are not index + constant
 * out: written
 * A block computes 16x16x1 points.
 * The model expects 21.2 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
generation_sweep1(const char *__restrict__ in, long long in_row, char *__restrict__ out,
                  long long out_row, unsigned x_count, unsigned y_count, mint_extent in_extent)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = (int)iy;
        const int x = (int)ix;
        int count = 0;
#pragma unroll 1
        for (int dy = -1; dy <= 1; dy++) {
#pragma unroll 1
            for (int dx = -1; dx <= 1; dx++) {
                if (!dy && !dx)
                    continue;
                count += in[mint_inside((y+dy+18)%18*in_row+(x+dx+24)%24, in_extent, 0)];
            }
        }
        out[y*out_row+x] = count == 3 || (count == 2 && in[mint_inside(y*in_row+x, in_extent, 1)]);
    }
}

...
    {
        const mint_site site = {"in.c", 16};
        const long long y_begin = 0, y_count = mint_trips(y_begin, 18, 1);
        const long long x_begin = 0, x_count = mint_trips(x_begin, 24, 1);
        mint_inferred board_here({"in.c", 15}, "board", &board[0][0],
                mint_extents(sizeof(board) / sizeof(board[0]), sizeof(board[0]) / sizeof(board[0][0])),
                0, mint_padded, mint_both);
        if (y_count > 0 && x_count > 0) {
            mint_view in_map = mint_find_view(site, "in", &in[0], sizeof(char), 24);
            mint_view out_map = mint_find_view(site, "out", &out[0], sizeof(char), 24);
            mint_reach_view(site, in_map, "in", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                    + x_count - 1}}, "(y+dy+18)%18][(x+dx+24)%24", false);
            mint_reach_view(site, out_map, "out", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                    + x_count - 1}}, "y][x", true);
            in_map.settle();
            out_map.settle();
            static const mint_checked in_checked[] = {
                {{"in.c", 23}, "in", "in[(y + dy + H) % H*W + (x + dx + W) % W]", -1},
                {{"in.c", 25}, "in", "in[y*W + x]", -1},
            };
            const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
            const mint_touch in_reads = {"in[(y + dy + H) % H*W + (x + dx + W) % W]", {{y_begin, y_begin
                    + y_count - 1, {0, 0}}, {x_begin, x_begin + x_count - 1, {0, 0}}}};
            const mint_touch out_writes = {"out[y*W + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const mint_touch in_reads_2 = {"in[y*W + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            mint_distinct(site, loops, in_map, "in", in_reads, out_map, "out", out_writes);
            mint_distinct(site, loops, in_map, "in", in_reads_2, out_map, "out", out_writes);
            const bool out_apart = mint_once(out_map);
            mint_apart(site, out_apart
                    || !mint_meet(loops, out_map, out_writes, out_map, out_writes, mint_elsewhere),
                    "out[y*W + x]", "out[y*W + x]");
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "generation_sweep1",
                    mint_ceil_div(x_count, 16), mint_ceil_div(y_count, 16));
            mint_launching(site, "generation_sweep1");
            generation_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                (char *)in_map.device, in_map.stride[0], (char *)out_map.device, out_map.stride[0],
                (unsigned)x_count, (unsigned)y_count,
                mint_elements(site, *in_map.whole, in_map.device, in_checked));
            mint_launched(site, "generation_sweep1", out_map);
        }
    }
...
/* The loops at line 36.
 * in: read, subscripts that are not index + constant
 * out: written
 * A block computes 16x16x1 points.
 * The model expects 21.3 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
wind_sweep1(const char *__restrict__ in, long long in_row, char *__restrict__ out,
            long long out_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = (int)iy;
        const int x = (int)ix;
        const long long out_at = y*out_row + x;
        out[out_at] = in[y*in_row+x];
        if (x > 5)
            out[out_at] = in[(y-1 < 0 ? y-1+18 : y-1 >= 18 ? y-1-18 : y-1)*in_row+(x+1)%24];
    }
}

...
    {
        const mint_site site = {"in.c", 36};
        const long long y_begin = 0, y_count = mint_trips(y_begin, 18, 1);
        const long long x_begin = 0, x_count = mint_trips(x_begin, 24, 1);
        mint_inferred board_here_2({"in.c", 35}, "board", &board[0][0],
                mint_extents(sizeof(board) / sizeof(board[0]), sizeof(board[0]) / sizeof(board[0][0])),
                0, mint_padded, mint_both);
        if (y_count > 0 && x_count > 0) {
            mint_view in_map = mint_find_view(site, "in", &in[0], sizeof(char), 24);
            mint_view out_map = mint_find_view(site, "out", &out[0], sizeof(char), 24);
            mint_reach_view(site, in_map, "in", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                    + x_count - 1}}, "y][x", true);
            mint_reach_view(site, in_map, "in", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                    + x_count - 1}}, "y][(x+1)%24", false);
            mint_reach_view(site, out_map, "out", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                    + x_count - 1}}, "y][x", true);
            in_map.settle();
            out_map.settle();
            const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
            const mint_touch in_reads = {"in[y*W + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const mint_touch out_writes = {"out[y*W + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const mint_touch out_writes_2 = {"out[y*W + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}},
                    {mint_any_index, {mint_greater(x_begin, 6), x_begin + x_count - 1}}};
            const mint_touch in_reads_2 = {"in[around(y - 1, H)*W + (x + 1) % W]", {{y_begin, y_begin
                    + y_count - 1, {0, 0}}, {x_begin, x_begin + x_count - 1, {0, 0}}}};
            mint_distinct(site, loops, in_map, "in", in_reads, out_map, "out", out_writes);
            mint_distinct(site, loops, in_map, "in", in_reads, out_map, "out", out_writes_2);
            mint_distinct(site, loops, in_map, "in", in_reads_2, out_map, "out", out_writes);
            mint_distinct(site, loops, in_map, "in", in_reads_2, out_map, "out", out_writes_2);
            const bool out_apart = mint_once(out_map);
            mint_apart(site, out_apart
                    || !mint_meet(loops, out_map, out_writes, out_map, out_writes, mint_elsewhere),
                    "out[y*W + x]", "out[y*W + x]");
            mint_apart(site, out_apart
                    || !mint_meet(loops, out_map, out_writes, out_map, out_writes_2, mint_elsewhere),
                    "out[y*W + x]", "out[y*W + x]");
            mint_apart(site, out_apart
                    || !mint_meet(loops, out_map, out_writes_2, out_map, out_writes_2, mint_elsewhere),
                    "out[y*W + x]", "out[y*W + x]");
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "wind_sweep1", mint_ceil_div(x_count, 16),
                    mint_ceil_div(y_count, 16));
            mint_launching(site, "wind_sweep1");
            wind_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                (char *)in_map.device, in_map.stride[0], (char *)out_map.device, out_map.stride[0],
                (unsigned)x_count, (unsigned)y_count);
            mint_launched(site, "wind_sweep1", out_map);
        }
        (void)around; /* only kernels use them */
    }
...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 50});
