
...
/* The loops at line 18.
 * u: read, 5-point star of radius 1
 * v: written
 * A block computes 4x1x1 points.
 * The model expects 70.9 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(4)
main_sweep1(const real *__restrict__ u, int u_row, real *__restrict__ v, int v_row,
            unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*4 + threadIdx.x;
    const unsigned iy = mint_block_y();
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const int u_at = y*u_row + x;
        v[y*v_row+x] = u[u_at-u_row]/2 + u[u_at+u_row]/4 + u[u_at-1]/8 + u[u_at+1] - u[u_at];
    }
}

/* The loops at line 23.
 * v: read, 2 points, radius [-1,0][-1,1]
 * u: written
 * A block computes 4x1x1 points, a thread 2x1x1 of them.
 * The model expects 71.1 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(2)
main_sweep2(const real *__restrict__ v, int v_row, real *__restrict__ u, int u_row,
            unsigned x_count, unsigned y_begin, unsigned y_count,
            unsigned long long *__restrict__ odd_parts)
{
    unsigned long long odd = 0;
    const unsigned iy = mint_block_y();
    if (iy < y_count) {
        const unsigned y = y_begin - iy;
        const unsigned ix_end = (blockIdx.x + 1)*4 < x_count ? (blockIdx.x + 1)*4 : x_count;
        for (unsigned ix = blockIdx.x*4 + threadIdx.x; ix < ix_end; ix += 2) {
            const int x = 1 + (int)ix;
            const int v_at = y*v_row + x;
            u[(y-1)*u_row+x] = v[v_at-v_row-1] + v[v_at-v_row+1];
            odd += (unsigned long long)(y & 1);
        }
    }
    __shared__ __align__(8) char joining[16];
    mint_join_block<mint_sum>(joining, odd, odd_parts);
}

/* Joins what the blocks of main_sweep2 have found. */
static __global__ void __launch_bounds__(256)
main_sweep2_total(unsigned long long *__restrict__ odd_parts, long long part_count)
{
    __shared__ __align__(8) char joining_2[2048];
    mint_join_blocks<mint_sum>(joining_2, odd_parts, part_count);
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 15});
        mint_inferred u_here({"in.c", 15}, "u", &u[0][0],
                mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded,
                mint_both);
        mint_inferred v_here({"in.c", 15}, "v", &v[0][0],
                mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded,
                mint_both);
...
        {
            const mint_site site = {"in.c", 18};
            const long long y_begin = 1, y_count = mint_trips(y_begin, rows - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, 6 - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 6));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 6));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(x_count, 4),
                        y_count);
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(4), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device, (int)v_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "main_sweep1", v_map);
            }
        }
...
        {
            const mint_site site = {"in.c", 23};
            const long long y_begin = (unsigned)rows, y_count = mint_trips(y_begin, 0, -1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, 6 - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 6));
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 6));
                mint_within(site, "(unsigned)rows", (long long)(rows), (long long)(rows), 0LL,
                        4294967295LL);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "y-1", (y_begin + -1*(y_count - 1)) - 1, y_begin - 1},
                    {v_map, "v", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {u_map, "u", 0, "y-1", (y_begin + -1*(y_count - 1)) - 1, y_begin - 1},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep2", mint_ceil_div(x_count, 4),
                        y_count);
                const long long part_count = mint_block_count(blocks);
                unsigned long long *odd_parts = mint_results<unsigned long long>(site, 0, part_count + 1);
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(2), 0, mint_stream()>>>(
                    (real *)v_map.device, (int)v_map.stride[0], (real *)u_map.device, (int)u_map.stride[0],
                    (unsigned)x_count, (unsigned)y_begin, (unsigned)y_count, odd_parts);
                mint_launched(site, "main_sweep2", u_map);
                mint_launching(site, "main_sweep2_total");
                main_sweep2_total<<<1, 256, 0, mint_stream()>>>(odd_parts, part_count);
                mint_launched(site, "main_sweep2_total");
                odd = mint_sum::into(odd, mint_result(site, "odd", odd_parts + part_count));
            }
        }
