
...
/* bounded, for kernels. */
static __device__ real bounded_on_device(real x)
{
    real t = x*x;
    real value = t + 1;
    real square = value;
    real c_ = square;
    int d_ = 3;
    real value_2 = c_ < d_ ? c_ : d_;
    return value_2;
}

/* The loops at line 28.
 * u: read, 3 points, radius [-1,0][-1,1], clamped at the edges
 * v: written
 * A block computes 64x4x1 points.
 * The model expects 116 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u_grid, int u_row, real *__restrict__ v_grid, int v_row,
            unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*64 + tx, iy = mint_block_y()*4 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ix, x_count, 0);
        const int x0 = (int)ix, y0 = (int)iy;
        int u_at = y0*u_row + x0, v_at = y0*v_row + x0;
        real u[3]; // cells -1 to 1
        mint_load<1>(&u[1], &u_grid[u_at], valid, packed);
        mint_widen<1, 1, 1, mint_both_ends>(&u[1], &u_grid[u_at], valid, ix, x_count);
        // Compute and store.
        real v[1];
#pragma unroll
        for (int e = 0; e < 1; e++)
            if (e < valid) {
                const int y = y0, x = x0 + e;
                real a_ = u[e];
                real a__3 = u[e+2];
                int b__3 = -2;
                real value_3 = a__3 > b__3 ? a__3 : b__3;
                real b__2 = value_3;
                real value_4 = a_ > b__2 ? a_ : b__2;
                real chosen;
                if (y > 3) {
                    real a__4 = u_grid[u_at-u_row+e];
                    int b__4 = 0;
                    real value_5 = a__4 > b__4 ? a__4 : b__4;
                    chosen = value_5;
                } else {
                    int c__2 = y;
                    int d__2 = x;
                    int value_6 = c__2 < d__2 ? c__2 : d__2;
                    int holds = value_6 != 0;
                    if (holds) {
                        int a__5 = x;
                        int b__5 = y;
                        int value_7 = a__5 > b__5 ? a__5 : b__5;
                        holds = value_7 > 2;
                    }
                    chosen = holds;
                }
                v[e] = value_4 + chosen;
            }
        mint_store<1>(&v_grid[v_at], v, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*64 <= x_count && (mint_block_y() + 1)*4 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 32.
 * v: read, 3-point star of radius 1
 * u: written
 * A block computes 32x8x1 points.
 * The model expects 70.3 billion points a second, limited by arithmetic. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *__restrict__ v_grid, int v_row, real *__restrict__ u_grid, int u_row,
            unsigned x_count, unsigned y_count, mint_extent v_extent, mint_extent u_extent)
{
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*32 + tx, iy = mint_block_y()*8 + ty;
    auto tile = [&](auto interior) {
        const int valid = interior ? 1 : mint_valid(ix, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        int u_at = y0*u_row + x0;
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 1; e++)
            if (e < valid) {
                const int y = y0, x = x0 + e;
                real s_ = 0;
#pragma unroll 1
                for (int k = -1; k <= 1; k++) {
                    if (k == 0)
                        continue;
                    s_ += v_grid[mint_inside(y*v_row+(x+k), v_extent, 0)];
                }
                real value = s_;
                real sum = value;
                for (;;) {
                    real a_ = sum;
                    int b_ = 1;
                    real value_2 = a_ > b_ ? a_ : b_;
                    if (!(value_2 > 2))
                        break;
                    sum /= 2;
                }
                for (int k_2 = 0;; k_2++) {
                    int c_ = x;
                    int d_ = 3;
                    int value_3 = c_ < d_ ? c_ : d_;
                    if (!(k_2 < value_3))
                        break;
                    sum += k_2;
                }
                real other = x;
                {
                    real e_ = sum;
                    sum = other;
                    other = e_;
                }
                if (!(x == 7)) {
                    other += 1;
                    if (sum < 0) {
                    }
                    real value_4 = sum*2 - other;
                    u_grid[mint_inside(u_at+e, u_extent, 0)] = value_4 + bounded_on_device(sum);
                }
            }
    };
    if ((blockIdx.x + 1)*32 <= x_count && (mint_block_y() + 1)*8 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
}

/* The loops at line 46.
 * u: read, pointwise
 * w: written
 * A block computes 128x1x1 points.
 * The model expects 124 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
main_sweep3(const real *__restrict__ u_grid, int u_row, real *__restrict__ w_grid, unsigned i_count,
            bool aligned)
{
    const int tx = threadIdx.x;
    const unsigned ii = blockIdx.x*128 + tx;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ii, i_count, 0);
        const int i0 = (int)ii;
        int w_at = i0;
        // Compute and store.
        real w[1];
#pragma unroll
        for (int e = 0; e < 1; e++)
            if (e < valid) {
                const int i = i0 + e;
                real a_ = u_grid[i];
                int b_ = 1;
                real value = a_ > b_ ? a_ : b_;
                real c_ = u_grid[i];
                int d_ = 2;
                real value_2 = c_ < d_ ? c_ : d_;
                w[e] = value + value_2;
            }
        mint_store<1>(&w_grid[w_at], w, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
    {
        const mint_site site = {"in.c", 28};
        const long long y_begin = 0, y_count = mint_trips(y_begin, n, 1);
        const long long x_begin = 0, x_count = mint_trips(x_begin, n, 1);
        mint_inferred u_here({"in.c", 27}, "u", &u[0][0],
                mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 0, mint_padded,
                mint_upload);
        mint_inferred v_here({"in.c", 27}, "v", &v[0][0],
                mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 0, mint_padded,
                mint_both);
        if (y_count > 0 && x_count > 0) {
            mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 41));
            mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 41));
            const bool happens = mint_greater(y_begin, 4) <= y_begin + y_count - 1;
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                {u_map, "u", 0, "y-1", happens ? mint_greater(y_begin, 4) - 1 : 1, happens ? y_begin
                        + y_count - 2 : 0},
                {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                    mint_tiles(site, "x", x_count, 64, 2147482495),
                    mint_tiles(site, "y", y_count, 4, 2147417073));
            mint_launching(site, "main_sweep1");
            main_sweep1<<<blocks, dim3(64, 4), 0, mint_stream()>>>(
                (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device, (int)v_map.stride[0],
                (unsigned)x_count, (unsigned)y_count,
                mint_is_aligned(u_map, x_begin, 8) && mint_is_aligned(v_map, x_begin, 8));
            mint_launched(site, "main_sweep1", v_map);
        }
    }
    {
        const mint_site site = {"in.c", 32};
        const long long y_begin = 1, y_count = mint_trips(y_begin, n - 1, 1);
        const long long x_begin = 1, x_count = mint_trips(x_begin, n - 1, 1);
        mint_inferred v_here_2({"in.c", 31}, "v", &v[0][0],
                mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 0, mint_padded,
                mint_upload);
        mint_inferred u_here_2({"in.c", 31}, "u", &u[0][0],
                mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 0, mint_padded,
                mint_both);
        if (y_count > 0 && x_count > 0) {
            mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 41));
            mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 41));
            mint_reach_or_dense(site, v_map, 0, y_begin, y_begin + y_count - 1);
            mint_reach_or_dense(site, v_map, 1, x_begin - 1, x_begin + x_count);
            mint_reach_or_dense(site, u_map, 0, y_begin, y_begin + y_count - 1);
            mint_reach_or_dense(site, u_map, 1, x_begin, x_begin + x_count - 1);
            static const mint_checked v_checked[] = {
                {{"in.c", 34}, "v", "AROUND(&v[y][x])", -1},
            };
            static const mint_checked u_checked[] = {
                {{"in.c", 43}, "u", "u[y][x]", -1},
            };
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "main_sweep2",
                    mint_tiles(site, "x", x_count, 32, 2147482558),
                    mint_tiles(site, "y", y_count, 8, 2147417060));
            mint_launching(site, "main_sweep2");
            main_sweep2<<<blocks, dim3(32, 8), 0, mint_stream()>>>(
                (real *)v_map.device, (int)v_map.stride[0], (real *)u_map.device, (int)u_map.stride[0],
                (unsigned)x_count, (unsigned)y_count,
                mint_elements(site, v_map, v_map.device, v_checked),
                mint_elements(site, u_map, u_map.device, u_checked));
            mint_launched(site, "main_sweep2", u_map);
        }
        (void)bounded; /* only kernels use them */
    }
    {
        const mint_site site = {"in.c", 46};
        const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
        mint_inferred w_here({"in.c", 45}, "w", &w[0], mint_extents(sizeof(w) / sizeof(w[0])), 0,
                mint_padded, mint_both);
        mint_inferred u_here_3({"in.c", 45}, "u", &u[0][0],
                mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 0, mint_padded,
                mint_upload);
        if (i_count > 0) {
            mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 41));
            mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real));
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {u_map, "u", 0, "0", 0, 0},
                {u_map, "u", 1, "i", i_begin, i_begin + i_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            mint_reach_view(site, w_map, "w", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            w_map.settle();
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "main_sweep3",
                    mint_tiles(site, "i", i_count, 128, 2147482367));
            mint_launching(site, "main_sweep3");
            main_sweep3<<<blocks, dim3(128), 0, mint_stream()>>>(
                (real *)u_map.device, (int)u_map.stride[0], (real *)w_map.device, (unsigned)i_count,
                mint_is_aligned(w_map, i_begin, 8));
            mint_launched(site, "main_sweep3", w_map);
        }
        (void)into; /* only kernels use them */
    }
