
...
/* The loops at line 14.
 * from: read, 3-point star of radius 1
 * to: written
 * A block computes 16x16x1 points.
 * The model expects 120 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
blur_sweep1(const real *__restrict__ from, long long from_row, real *__restrict__ to,
            long long to_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = (int)iy;
        const int x = 1 + (int)ix;
        const long long from_at = y*from_row + x;
        to[y*to_row+x] = (from[from_at-1] + from[from_at] + from[from_at+1])/3;
    }
}

static void blur(int n, const row *__restrict__ from, row *__restrict__ to)
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 9}, "from", &from[0][0], mint_extents(n, WIDTH), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 10}, "to", &to[0][0], mint_extents(n, WIDTH), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 11});
        {
            const mint_site site = {"in.c", 14};
            const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, WIDTH - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &from_map = mint_find(site, "from", &from[0][0], sizeof(real),
                        mint_extents(0, 33));
                mint_mapping &to_map = mint_find(site, "to", &to[0][0], sizeof(real), mint_extents(0, 33));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {from_map, "from", 0, "y", y_begin, y_begin + y_count - 1},
                    {from_map, "from", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {to_map, "to", 0, "y", y_begin, y_begin + y_count - 1},
                    {to_map, "to", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch from_reads = {"from[y][x - 1]", {{0, 0, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch to_writes = {"to[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, from_map, "from", from_reads, to_map, "to", to_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "blur_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "blur_sweep1");
                blur_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)from_map.device, from_map.stride[0], (real *)to_map.device, to_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "blur_sweep1", to_map);
            }
        }
...
    mint_copy_out({"in.c", 18}, "to", &to[0][0], mint_extents(n, WIDTH));
