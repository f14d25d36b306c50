
...
/* The loops at line 22.
 * u: read, 2 points, radius [0,1]
 * v: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u, real *__restrict__ v, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const unsigned char i = 3 + 6*(unsigned char)ii;
        v[i] = u[i] + u[i+1];
    }
}

/* The loops at line 25.
 * u: read, pointwise
 * v: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *u, real *v, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const unsigned short i = 3 + 2*(unsigned short)ii;
        v[i] += u[i]/2;
    }
}

/* The loops at line 28.
 * u: read, pointwise
 * v: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(const real *u, real *v, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const unsigned char i = 250 - 56*(unsigned char)ii;
        v[i] += u[i]/4;
    }
}

/* The loops at line 31.
 * u: read, 1 point, radius [0,101]
 * v: read and written, 1 point, radius [0,100]
 * A block computes 256x1x1 points.
 * The model expects 3.87 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep4(const real *__restrict__ u, real *__restrict__ v, signed char i_begin, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const signed char i = i_begin + 200*(signed char)ii;
        v[i+100] += u[i+101]/8;
    }
}

/* The loops at line 34.
 * u: read, pointwise
 * v: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep5(const real *u, real *v, unsigned char i_begin, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const unsigned char i = i_begin - (unsigned char)ii;
        v[i] -= u[i]/16;
    }
}

/* The loops at line 38.
 * v: read, 2 points, radius [0,1]
 * u: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep6(const real *__restrict__ v, real *__restrict__ u, size_t i_begin, long long i_count)
{
    const long long ii = (long long)blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const size_t i = i_begin - (size_t)ii;
        u[i] = v[i] + v[i+1];
    }
}

/* The loops at line 41.
 * u: read, pointwise
 * v: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep7(const real *u, real *v, unsigned i_begin, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const unsigned i = i_begin - ii;
        v[i] += u[i]/2;
    }
}

/* The loops at line 44.
 * u: read, pointwise
 * v: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep8(const real *u, real *v, unsigned char i_begin, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const unsigned char i = i_begin - (unsigned char)ii;
        v[i] += u[i]/4;
    }
}

/* The loops at line 47.
 * u: read, pointwise
 * v: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep9(const real *u, real *v, unsigned short i_begin, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const unsigned short i = i_begin - (unsigned short)ii;
        v[i] -= u[i]/8;
    }
}

/* The loops at line 51.
 * u: read, 1 point, radius [0,1]
 * v: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep10(const real *__restrict__ u, real *__restrict__ v, signed char i_begin, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const signed char i = i_begin - (signed char)ii;
        v[i] += u[i+1]/16;
    }
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 18});
        mint_inferred u_here({"in.c", 18}, "u", &u[0], mint_extents(sizeof(u) / sizeof(u[0])), 3,
                mint_padded, mint_both);
        mint_inferred v_here({"in.c", 18}, "v", &v[0], mint_extents(sizeof(v) / sizeof(v[0])), 3,
                mint_padded, mint_both);
...
        {
            const mint_site site = {"in.c", 22};
            const long long i_begin = 3,
                    i_count = mint_count(site, "i", (unsigned char)(i_begin), "<", (unsigned)(n), 6);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{i_begin}, {(i_begin + 6*(i_count - 1)) + 1}}, "i..i+1",
                        true);
                mint_reach_view(site, v_map, "v", {{i_begin}, {(i_begin + 6*(i_count - 1))}}, "i", true);
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
            const mint_site site = {"in.c", 25};
            const long long i_begin = 3,
                    i_count = mint_count(site, "i", (unsigned short)(i_begin), "<", (unsigned)(n), 2);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{i_begin}, {(i_begin + 2*(i_count - 1))}}, "i", true);
                mint_reach_view(site, v_map, "v", {{i_begin}, {(i_begin + 2*(i_count - 1))}}, "i", true);
                u_map.settle();
                v_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)v_map.device, (unsigned)i_count);
                mint_launched(site, "main_sweep2", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 28};
            const long long i_begin = 250, i_count = mint_trips(i_begin, 26, -56);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{(i_begin + -56*(i_count - 1))}, {i_begin}}, "i", true);
                mint_reach_view(site, v_map, "v", {{(i_begin + -56*(i_count - 1))}, {i_begin}}, "i", true);
                u_map.settle();
                v_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep3", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)v_map.device, (unsigned)i_count);
                mint_launched(site, "main_sweep3", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 31};
            const long long i_begin = (signed char)-100, i_count = mint_trips(i_begin, 100, 200);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{i_begin + 101}, {(i_begin + 200*(i_count - 1)) + 101}},
                        "i+101", true);
                mint_reach_view(site, v_map, "v", {{i_begin + 100}, {(i_begin + 200*(i_count - 1)) + 100}},
                        "i+100", true);
                u_map.settle();
                v_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep4", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep4");
                main_sweep4<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)v_map.device, (signed char)i_begin, (unsigned)i_count);
                mint_launched(site, "main_sweep4", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 34};
            const long long i_begin = narrow,
                    i_count = mint_count(site, "i", (unsigned char)(i_begin), "!=", (int)(0), -1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{(i_begin + -1*(i_count - 1))}, {i_begin}}, "i", true);
                mint_reach_view(site, v_map, "v", {{(i_begin + -1*(i_count - 1))}, {i_begin}}, "i", true);
                u_map.settle();
                v_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep5", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep5");
                main_sweep5<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)v_map.device, (unsigned char)i_begin, (unsigned)i_count);
                mint_launched(site, "main_sweep5", v_map);
            }
        }
...
        {
            const mint_site site = {"in.c", 38};
            const long long i_begin = n - 1,
                    i_count = mint_count(site, "i", (unsigned long long)(i_begin), "<",
                    (unsigned long long)((size_t)-1), -1);
            if (i_count > 0) {
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_within(site, "n - 1", (long long)(n) - 1, (long long)(n) - 1, 0LL, 4294967295LL);
                mint_reach_view(site, v_map, "v", {{(i_begin + -1*(i_count - 1))}, {i_begin + 1}}, "i..i+1",
                        true);
                mint_reach_view(site, u_map, "u", {{(i_begin + -1*(i_count - 1))}, {i_begin}}, "i", true);
                v_map.settle();
                u_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep6", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep6");
                main_sweep6<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)v_map.device, (real *)u_map.device, (size_t)i_begin, i_count);
                mint_launched(site, "main_sweep6", u_map);
            }
        }
        {
            const mint_site site = {"in.c", 41};
            const long long i_begin = n - 1,
                    i_count = mint_count(site, "i", (unsigned)(i_begin), "<", (unsigned)(0xffffffffU), -1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_within(site, "n - 1", (long long)(n) - 1, (long long)(n) - 1, 0LL, 4294967295LL);
                mint_reach_view(site, u_map, "u", {{(i_begin + -1*(i_count - 1))}, {i_begin}}, "i", true);
                mint_reach_view(site, v_map, "v", {{(i_begin + -1*(i_count - 1))}, {i_begin}}, "i", true);
                u_map.settle();
                v_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep7",
                        mint_tiles(site, "i", i_count, 256, 4294965759));
                mint_launching(site, "main_sweep7");
                main_sweep7<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)v_map.device, (unsigned)i_begin, (unsigned)i_count);
                mint_launched(site, "main_sweep7", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 44};
            const long long i_begin = narrow,
                    i_count = mint_count(site, "i", (unsigned char)(i_begin), "<", (int)(255), -1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{(i_begin + -1*(i_count - 1))}, {i_begin}}, "i", true);
                mint_reach_view(site, v_map, "v", {{(i_begin + -1*(i_count - 1))}, {i_begin}}, "i", true);
                u_map.settle();
                v_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep8", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep8");
                main_sweep8<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)v_map.device, (unsigned char)i_begin, (unsigned)i_count);
                mint_launched(site, "main_sweep8", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 47};
            const long long i_begin = narrow,
                    i_count = mint_count(site, "i", (unsigned short)(i_begin), "<", (long long)(0xffffL),
                    -1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{(i_begin + -1*(i_count - 1))}, {i_begin}}, "i", true);
                mint_reach_view(site, v_map, "v", {{(i_begin + -1*(i_count - 1))}, {i_begin}}, "i", true);
                u_map.settle();
                v_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep9", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep9");
                main_sweep9<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)v_map.device, (unsigned short)i_begin, (unsigned)i_count);
                mint_launched(site, "main_sweep9", v_map);
            }
        }
...
        {
            const mint_site site = {"in.c", 51};
            const long long i_begin = (signed char)narrow,
                    i_count = mint_count(site, "i", (signed char)(i_begin), "!=", (unsigned long long)(end),
                    -1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_within(site, "(signed char)narrow", (long long)(narrow), (long long)(narrow), 0LL,
                        127LL);
                mint_reach_view(site, u_map, "u", {{(i_begin + -1*(i_count - 1)) + 1}, {i_begin + 1}},
                        "i+1", true);
                mint_reach_view(site, v_map, "v", {{(i_begin + -1*(i_count - 1))}, {i_begin}}, "i", true);
                u_map.settle();
                v_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep10", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep10");
                main_sweep10<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)v_map.device, (signed char)i_begin, (unsigned)i_count);
                mint_launched(site, "main_sweep10", v_map);
            }
        }
