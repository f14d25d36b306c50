
...
/* The loops at line 18.
 * u: read, 2 points, radius [-1,1]
 * v: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u, real *__restrict__ v, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        v[i] = u[i-1] + u[i+1];
    }
}

/* The loops at line 21.
 * v: read, pointwise
 * w: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *v, real *w, long long k_count)
{
    const long long ik = (long long)blockIdx.x*256 + threadIdx.x;
    if (ik < k_count) {
        const size_t k = (size_t)ik;
        w[k] += v[k];
    }
}

/* The loops at line 24.
 * u: read, pointwise
 * w: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(const real *u, real *w, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        w[i] -= u[i];
    }
}

/* The loops at line 27.
 * w: read, pointwise
 * v: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep4(const real *w, real *v, long long k_count)
{
    const long long ik = (long long)blockIdx.x*256 + threadIdx.x;
    if (ik < k_count) {
        const size_t k = (size_t)ik;
        v[k] += w[k]/2;
    }
}

/* The loops at line 30.
 * v: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep5(real *__restrict__ v, int i_begin, unsigned i_count, unsigned *__restrict__ total_parts)
{
    unsigned total = 0;
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = i_begin - (int)ii;
        total += (unsigned)i;
        v[i] *= i;
    }
    __shared__ __align__(8) char joining[1024];
    mint_join_block<mint_sum>(joining, total, total_parts);
}

/* Joins what the blocks of main_sweep5 have found. */
static __global__ void __launch_bounds__(256)
main_sweep5_total(unsigned *__restrict__ total_parts, long long part_count)
{
    __shared__ __align__(8) char joining_2[1024];
    mint_join_blocks<mint_sum>(joining_2, total_parts, part_count);
}

/* The loops at line 35.
 * v: read, pointwise
 * w: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep6(const real *v, real *w, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        w[i] += v[i];
    }
}

/* The loops at line 38.
 * w: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep7(real *__restrict__ w, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        w[i] *= 2;
    }
}

/* The loops at line 42.
 * w: written
 * A block computes 256x1x1 points.
 * The model expects 142 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
main_sweep8(real *__restrict__ w, long long k_count)
{
    const long long ik = (long long)blockIdx.x*256 + threadIdx.x;
    if (ik < k_count) {
        const size_t k = (size_t)ik;
        w[k] = 0;
    }
}

/* The loops at line 46.
 * w: read, 1 point, radius [-1,0]
 * u: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep9(const real *__restrict__ w, real *__restrict__ u, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        u[i] += w[i-1];
    }
}

/* The loops at line 49.
 * u: read, subscripts that are not index + constant
 * v: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep10(const real *__restrict__ u, real *__restrict__ v, short k_begin, unsigned k_count)
{
    const unsigned ik = blockIdx.x*256 + threadIdx.x;
    if (ik < k_count) {
        const short k = k_begin + (short)ik;
        v[-k-1] += u[-k-1];
    }
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 15});
        mint_inferred u_here({"in.c", 15}, "u", &u[0], mint_extents(sizeof(u) / sizeof(u[0])), 1,
                mint_padded, mint_both);
        mint_inferred v_here({"in.c", 15}, "v", &v[0], mint_extents(sizeof(v) / sizeof(v[0])), 1,
                mint_padded, mint_both);
        mint_inferred w_here({"in.c", 15}, "w", &w[0], mint_extents(sizeof(w) / sizeof(w[0])), 0,
                mint_padded, mint_both);
...
        {
            const mint_site site = {"in.c", 18};
            const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n - 1, 1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1", true);
                mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                u_map.settle();
                v_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)v_map.device, (unsigned)i_count);
                mint_launched(site, "main_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 21};
            const long long k_begin = 0, k_count = mint_trips(k_begin, (long long)n, 1);
            if (k_count > 0) {
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real));
                mint_within(site, "(size_t)n", (long long)(n), (long long)(n), 0LL, 9223372036854775807LL);
                mint_reach_view(site, v_map, "v", {{k_begin}, {k_begin + k_count - 1}}, "k", true);
                mint_reach_view(site, w_map, "w", {{k_begin}, {k_begin + k_count - 1}}, "k", true);
                v_map.settle();
                w_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2", mint_ceil_div(k_count, 256));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)v_map.device, (real *)w_map.device, k_count);
                mint_launched(site, "main_sweep2", w_map);
            }
        }
        {
            const mint_site site = {"in.c", 24};
            const long long i_begin = 0, i_count = mint_trips_to(site, (long long)n - 1, i_begin - 1, -1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                mint_reach_view(site, w_map, "w", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                u_map.settle();
                w_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep3", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)w_map.device, (unsigned)i_count);
                mint_launched(site, "main_sweep3", w_map);
            }
            i = (int)((i_count > 0 ? i_begin : ((long long)n)) - 1);
        }
        {
            const mint_site site = {"in.c", 27};
            const long long k_begin = 0, k_count = mint_trips_to(site, (long long)n - 1, k_begin - 1, -1);
            if (k_count > 0) {
                mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_within(site, "(size_t)n", (long long)(n), (long long)(n), 0LL, 9223372036854775807LL);
                mint_reach_view(site, w_map, "w", {{k_begin}, {k_begin + k_count - 1}}, "k", true);
                mint_reach_view(site, v_map, "v", {{k_begin}, {k_begin + k_count - 1}}, "k", true);
                w_map.settle();
                v_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep4", mint_ceil_div(k_count, 256));
                mint_launching(site, "main_sweep4");
                main_sweep4<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)w_map.device, (real *)v_map.device, k_count);
                mint_launched(site, "main_sweep4", v_map);
            }
            k = (size_t)((k_count > 0 ? k_begin : ((long long)n)) - 1);
        }
        {
            const mint_site site = {"in.c", 30};
            const long long i_begin = (long long)(n - 1) - 1, i_count = mint_trips(i_begin, 2, -1);
            if (i_count > 0) {
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, v_map, "v", {{(i_begin + -1*(i_count - 1))}, {i_begin}}, "i", true);
                v_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep5",
                        mint_tiles(site, "i", i_count, 256, 2147483648));
                const long long part_count = mint_block_count(blocks);
                unsigned *total_parts = mint_results<unsigned>(site, 0, part_count + 1);
                mint_launching(site, "main_sweep5");
                main_sweep5<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)v_map.device, (int)i_begin, (unsigned)i_count, total_parts);
                mint_launched(site, "main_sweep5", v_map);
                mint_launching(site, "main_sweep5_total");
                main_sweep5_total<<<1, 256, 0, mint_stream()>>>(total_parts, part_count);
                mint_launched(site, "main_sweep5_total");
                total = mint_sum::into(total, mint_result(site, "total", total_parts + part_count));
            }
        }
        {
            const mint_site site = {"in.c", 35};
            const long long i_begin = 0, i_count = mint_trips(i_begin, (long long)n, 1);
            if (i_count > 0) {
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real));
                mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                mint_reach_view(site, w_map, "w", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                v_map.settle();
                w_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep6", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep6");
                main_sweep6<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)v_map.device, (real *)w_map.device, (unsigned)i_count);
                mint_launched(site, "main_sweep6", w_map);
            }
        }
        {
            const mint_site site = {"in.c", 38};
            const long long i_begin = 0, i_count = mint_trips(i_begin, (long long)(n - 2) + 1, 1);
            if (i_count > 0) {
                mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real));
                mint_reach_view(site, w_map, "w", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                w_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep7", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep7");
                main_sweep7<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)w_map.device, (unsigned)i_count);
                mint_launched(site, "main_sweep7", w_map);
            }
        }
...
        {
            const mint_site site = {"in.c", 42};
            const long long k_begin = 0, k_count = mint_trips(k_begin, 0, 1);
            if (k_count > 0) {
                mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real));
                mint_reach_view(site, w_map, "w", {{k_begin}, {k_begin + k_count - 1}}, "k", true);
                w_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep8", mint_ceil_div(k_count, 256));
                mint_launching(site, "main_sweep8");
                main_sweep8<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)w_map.device, k_count);
                mint_launched(site, "main_sweep8", w_map);
            }
        }
...
        {
            const mint_site site = {"in.c", 46};
            const long long i_begin = 1, i_count = mint_trips_to(site, (long long)n - 1, i_begin - 1, -1);
            if (i_count > 0) {
                mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real));
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_reach_view(site, w_map, "w", {{i_begin - 1}, {i_begin + i_count - 2}}, "i-1", true);
                mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                w_map.settle();
                u_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep9", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep9");
                main_sweep9<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)w_map.device, (real *)u_map.device, (unsigned)i_count);
                mint_launched(site, "main_sweep9", u_map);
            }
            i = (int)((i_count > 0 ? i_begin : ((long long)n)) - 1);
        }
        {
            const mint_site site = {"in.c", 49};
            const long long k_begin = (short)-n,
                    k_count = mint_count(site, "k", (short)(k_begin), "!=", (int)(0), 1);
            if (k_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_within(site, "(short)-n",  - (long long)(n),  - (long long)(n), -32768LL, 32767LL);
                mint_reach_view(site, u_map, "u", {{ - (k_begin + k_count - 1) - 1}, { - k_begin - 1}},
                        "-k-1", true);
                mint_reach_view(site, v_map, "v", {{ - (k_begin + k_count - 1) - 1}, { - k_begin - 1}},
                        "-k-1", true);
                u_map.settle();
                v_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep10", mint_ceil_div(k_count, 256));
                mint_launching(site, "main_sweep10");
                main_sweep10<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)v_map.device, (short)k_begin, (unsigned)k_count);
                mint_launched(site, "main_sweep10", v_map);
            }
        }
