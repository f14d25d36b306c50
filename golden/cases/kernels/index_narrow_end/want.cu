
...
/* The loops at line 18.
 * u: read, 6 points, radius [-1,1][-2,2]
 * v: written
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 124 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep1(const real *__restrict__ u_grid, int u_row, real *__restrict__ v_grid, int v_row,
            unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*128 + tx, iy = blockIdx.y*2 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int valid_2 = interior ? 4 : mint_valid(ix, x_count, 2);
        const int x0 = 4 + (int)ix, y0 = 2 + (int)iy;
        int u_at = y0*u_row + x0, v_at = y0*v_row + x0;
        real u[3][6]; // rows -1 to 1, cells -2 to 3
        mint_load<2>(&u[0][2], &u_grid[u_at-u_row], valid, packed);
        mint_load<2>(&u[1][2], &u_grid[u_at], valid_2, packed);
        mint_load<2>(&u[2][2], &u_grid[u_at+u_row], valid, packed);
        mint_widen<2, 2, 2>(&u[1][2], &u_grid[u_at], valid_2);
        // Compute and store.
        real v[2];
#pragma unroll
        for (int e = 0; e < 2; e++) {
            const signed char y = y0, x = x0 + e;
            v[e] = u[1][e]/2 + u[1][e+4]/4 + u[1][e+3]/8 + u[0][e+2] + u[2][e+2]/3 - u[1][e+2] + y
                    - x;
        }
        mint_store<2>(&v_grid[v_at], v, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (blockIdx.y + 1)*2 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 22.
 * v: read, 4 points, radius [-1,1][-2,2]
 * u: written
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 125 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep2(const real *__restrict__ v_grid, int v_row, real *__restrict__ u_grid, int u_row,
            unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*128 + tx, iy = blockIdx.y*2 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int valid_2 = interior ? 4 : mint_valid(ix, x_count, 2);
        const int x0 = 2 + (int)ix, y0 = 1 + (int)iy;
        int v_at = y0*v_row + x0, u_at = y0*u_row + x0;
        real v[3][6]; // rows -1 to 1, cells -2 to 3
        mint_load<2>(&v[0][2], &v_grid[v_at-v_row], valid, packed);
        mint_load<2>(&v[1][2], &v_grid[v_at], valid_2, packed);
        mint_load<2>(&v[2][2], &v_grid[v_at+v_row], valid, packed);
        mint_widen<2, 2, 2>(&v[1][2], &v_grid[v_at], valid_2);
        // Compute and store.
        real u[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const unsigned char x = x0 + e;
                u[e] = v[1][e]/2 + v[1][e+4]/4 + v[0][e+2]/3 + v[2][e+2] + x%7;
            }
        mint_store<2>(&u_grid[u_at], u, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (blockIdx.y + 1)*2 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 27.
 * u: read, 3 points, radius [-1,0][0,131]
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(const real *__restrict__ u, int u_row, real *__restrict__ v, int v_row,
            unsigned x_count, signed char y_begin, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = blockIdx.y*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const signed char y = y_begin - (signed char)iy;
        const signed char x = -127 + (signed char)ix;
        const int u_at = y*u_row + x;
        v[y*v_row+(x+129)] = u[u_at+128]/2 + u[u_at+131]/4 + u[u_at-u_row+129]/3 + x;
    }
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 14});
        mint_inferred u_here({"in.c", 14}, "u", &u[0][0],
                mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 4, mint_padded,
                mint_both);
        mint_inferred v_here({"in.c", 14}, "v", &v[0][0],
                mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 4, mint_padded,
                mint_both);
...
        {
            const mint_site site = {"in.c", 18};
            const long long y_begin = 2,
                    y_count = mint_count(site, "y", (signed char)(y_begin), "<", (int)(last), 1);
            const long long x_begin = 4,
                    x_count = mint_count(site, "x", (signed char)(x_begin), "<=", (int)(last), 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 260));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 260));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {u_map, "u", 1, "x-2..x+2", x_begin - 2, x_begin + x_count + 1},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(x_count, 128),
                        mint_ceil_div(y_count, 2));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device, (int)v_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                mint_launched(site, "main_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 22};
            const long long y_begin = 1,
                    y_count = mint_count(site, "y", (unsigned char)(y_begin), "<=", (int)(last), 1);
            const long long x_begin = 2, x_count = mint_trips(x_begin, 255, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 260));
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 260));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {v_map, "v", 1, "x-2..x+2", x_begin - 2, x_begin + x_count + 1},
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2", mint_ceil_div(x_count, 128),
                        mint_ceil_div(y_count, 2));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)v_map.device, (int)v_map.stride[0], (real *)u_map.device, (int)u_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(v_map, x_begin, 16) && mint_is_aligned(u_map, x_begin, 16));
                mint_launched(site, "main_sweep2", u_map);
            }
        }
...
        {
            const mint_site site = {"in.c", 27};
            const long long y_begin = (signed char)last,
                    y_count = mint_count(site, "y", (signed char)(y_begin), ">", (int)(0), -1);
            const long long x_begin = -127, x_count = mint_trips(x_begin, 61, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 260));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 260));
                mint_within(site, "(signed char)last", (long long)(last), (long long)(last), -128LL, 127LL);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y-1..y", (y_begin + -1*(y_count - 1)) - 1, y_begin},
                    {u_map, "u", 1, "x+128..x+131", x_begin + 128, x_begin + x_count + 130},
                    {v_map, "v", 0, "y", (y_begin + -1*(y_count - 1)), y_begin},
                    {v_map, "v", 1, "x+129", x_begin + 129, x_begin + x_count + 128},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep3", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device, (int)v_map.stride[0],
                    (unsigned)x_count, (signed char)y_begin, (unsigned)y_count);
                mint_launched(site, "main_sweep3", v_map);
            }
        }
