
...
/* The loops at line 15.
 * p_now: read, 4 points, radius [-1,1][-1,1]
 * p_next: written
 * A block computes 16x16x1 points.
 * The model expects 120 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
step_sweep1(const real *__restrict__ p_now, long long p_now_row, real *__restrict__ p_next,
            long long p_next_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long p_now_at = y*p_now_row + x;
        p_next[y*p_next_row+x] = (p_now[p_now_at-1] + p_now[p_now_at-p_now_row]
                + p_now[p_now_at+p_now_row] + p_now[p_now_at+1])/4;
    }
}

...
    {
        const mint_site site = {"in.c", 15};
        const long long y_begin = 1, y_count = mint_trips(y_begin, rows - 1, 1);
        const long long x_begin = 1, x_count = mint_trips(x_begin, NX - 1, 1);
        if (y_count > 0 && x_count > 0) {
            mint_mapping &p_now_map = mint_find(site, "p->now", &p->now[0][0], sizeof(real),
                    mint_extents(0, 20));
            mint_mapping &p_next_map = mint_find(site, "p->next", &p->next[0][0], sizeof(real),
                    mint_extents(0, 20));
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {p_now_map, "p->now", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                {p_now_map, "p->now", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                {p_next_map, "p->next", 0, "y", y_begin, y_begin + y_count - 1},
                {p_next_map, "p->next", 1, "x", x_begin, x_begin + x_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
            const mint_touch p_now_reads = {"p->now[y][x - 1]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
            const mint_touch p_next_writes = {"p->next[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            mint_distinct(site, loops, p_now_map, "p->now", p_now_reads, p_next_map, "p->next",
                    p_next_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "step_sweep1", mint_ceil_div(x_count, 16),
                    mint_ceil_div(y_count, 16));
            mint_launching(site, "step_sweep1");
            step_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                (real *)p_now_map.device, p_now_map.stride[0], (real *)p_next_map.device,
                p_next_map.stride[0], (unsigned)x_count, (unsigned)y_count);
            mint_launched(site, "step_sweep1", p_next_map);
        }
    }
...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 33}, "p.now", &p.now[0][0], mint_extents(rows, NX), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 34}, "p.next", &p.next[0][0], mint_extents(rows, NX), 1, mint_padded, mint_scoped);
...
    mint_copy_out({"in.c", 37}, "p.now", &p.now[0][0], mint_extents(rows, NX));
    mint_copy_out({"in.c", 38}, "p.next", &p.next[0][0], mint_extents(rows, NX));
