
...
    static const real parity[2][2] = {{1, -1}, {{}, 2}};
...
static __constant__ const real smooth_table[3] = {0.25, 0.5, 0.25};

static __constant__ const real parity_table[2][2] = {{1, (real)-1}, {0, 2}};

static __constant__ const struct offset nine_table[9] = {{0, 0, 4}, {-1, 0, 2}, {1, 0, 2}, {0, -1,
        2}, {0, 1, 2}, {1, 1, 1}, {-1, -1, 1}, {-1, 1, 1}, {1, -1, 1}};

static __constant__ const signed char sign_table[2] = {1, (signed char)-1};

/* of_parity, for kernels. */
static __device__ real of_parity_on_device(int i)
{
    return parity_table[i & 1][(i/2) & 1];
}

/* The loops at line 41.
 * u: read, subscripts that are not index + constant
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 104 billion points a second, limited by arithmetic. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u, long long u_row, real *__restrict__ v, long long v_row,
            unsigned x_count, unsigned y_count, mint_extent u_extent)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        real sum = 0;
        for (int k = 0; k < 3; k++)
            sum += smooth_table[k]*u[y*u_row+(x+k-1)];
        real smoothed_value = sum;
        real s = smoothed_value*of_parity_on_device(x);
#pragma unroll 1
        for (int k_2 = 0; k_2 < (int)9ull; k_2++)
            s += nine_table[k_2].weight*u[mint_inside((y+nine_table[k_2].y)*u_row+(x+nine_table[k_2].x), u_extent, 0)];
        v[y*v_row+x] = s*sign_table[y%2];
    }
}

...
{ mint_scope mappings;
...
    real(*u)[w] = (__typeof__(u))malloc(sizeof(real[w][w])), (*v)[w] = (__typeof__(v))malloc(sizeof(real[w][w]));
...
    mint_copy_in(mappings, {"in.c", 36}, "u", &u[0][0], mint_extents(w, w), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings, {"in.c", 37}, "v", &v[0][0], mint_extents(w, w), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 38});
        {
            const mint_site site = {"in.c", 41};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real),
                        mint_extents(0, sizeof(u[0]) / sizeof(u[0][0])));
                mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real),
                        mint_extents(0, sizeof(v[0]) / sizeof(v[0][0])));
                mint_make_dense(site, u_map);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 1, "x+k-1", x_begin - 1, x_begin + x_count},
                    {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                    {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                static const mint_checked u_checked[] = {
                    {{"in.c", 45}, "u", "u[y + nine[k].y][x + nine[k].x]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"row[x + k - 1]", {{0, 0, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch v_writes = {"v[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_reads_2 = mint_anywhere("u[y + nine[k].y][x + nine[k].x]");
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count,
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "main_sweep1", v_map);
            }
            (void)of_parity, (void)smoothed, (void)nine, (void)sign; /* only kernels use them */
        }
...
    mint_copy_out({"in.c", 49}, "v", &v[0][0], mint_extents(w, w));
