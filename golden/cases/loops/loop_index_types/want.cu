
...
/* The loops at line 21.
 * a: read, pointwise
 * line: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
sweep_sweep1(const real *a, real *line, long long z_count)
{
    const long long iz = (long long)blockIdx.x*256 + threadIdx.x;
    if (iz < z_count) {
        const size_t z = (size_t)iz;
        line[z] = a[z] + 1;
    }
}

/* The loops at line 23.
 * a: read, pointwise
 * line: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
sweep_sweep2(const real *a, real *line, unsigned q_begin, unsigned q_count)
{
    const unsigned iq = blockIdx.x*256 + threadIdx.x;
    if (iq < q_count) {
        const unsigned q = q_begin - 3*iq;
        line[q] += a[q];
    }
}

/* The loops at line 25.
 * line: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
sweep_sweep3(real *__restrict__ line, long long l_count)
{
    const long long il = (long long)blockIdx.x*256 + threadIdx.x;
    if (il < l_count) {
        const long l = il;
        line[l] += l;
    }
}

/* The loops at line 27.
 * line: written
 * A block computes 256x1x1 points.
 * The model expects 142 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
sweep_sweep4(real *__restrict__ line, unsigned s_count)
{
    const unsigned is = blockIdx.x*256 + threadIdx.x;
    if (is < s_count) {
        const short s = (short)is;
        line[s+40] = s;
    }
}

/* The loops at line 29.
 * line: written
 * A block computes 256x1x1 points.
 * The model expects 142 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
sweep_sweep5(real *__restrict__ line, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 2 + (int)ii;
        line[i+80] = i;
    }
}

/* The loops at line 31.
 * line: written
 * A block computes 256x1x1 points.
 * The model expects 142 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
sweep_sweep6(real *__restrict__ line, unsigned j_count)
{
    const unsigned ij = blockIdx.x*256 + threadIdx.x;
    if (ij < j_count) {
        const int j = 1 + (int)ij;
        line[j+120] = j;
    }
}

/* The loops at line 33.
 * line: written
 * A block computes 256x1x1 points.
 * The model expects 5.96 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
sweep_sweep7(real *__restrict__ line, unsigned c_count)
{
    const unsigned ic = blockIdx.x*256 + threadIdx.x;
    if (ic < c_count) {
        const unsigned char c = 3 + 4*(unsigned char)ic;
        line[c+160] = c;
    }
}

/* The loops at line 35.
 * line: written
 * A block computes 256x1x1 points.
 * The model expects 142 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
sweep_sweep8(real *__restrict__ line, int i_begin, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = i_begin + (int)ii;
        line[i+210] = 7;
    }
}

/* The loops at line 37.
 * line: written
 * A block computes 256x1x1 points.
 * The model expects 142 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
sweep_sweep9(real *__restrict__ line, size_t i_begin, long long i_count)
{
    const long long ii = (long long)blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const size_t i = i_begin - (size_t)ii;
        line[300+i-1] = i;
    }
}

/* The loops at line 39.
 * line: written
 * A block computes 256x1x1 points.
 * The model expects 142 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
sweep_sweep10(real *__restrict__ line, int i_begin, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = i_begin + 2*(int)ii;
        line[400+i] = 1;
    }
}

/* The loops at line 41.
 * line: written
 * A block computes 256x1x1 points.
 * The model expects 142 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
sweep_sweep11(real *__restrict__ line, long long i_count)
{
    const long long ii = (long long)blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const long long i = 5000000000LL + ii;
        line[500+(i-5000000000LL)] = i%1000;
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 16}, "line", &line[0], mint_extents(sizeof(line) / sizeof(line[0])), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 17}, "a", &a[0], mint_extents(sizeof(a) / sizeof(a[0])), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 18});
        {
            const mint_site site = {"in.c", 21};
            const long long z_begin = 0, z_count = mint_trips(z_begin, zn, 1);
            if (z_count > 0) {
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real));
                mint_view line_map = mint_find_view(site, "line", &line[0], sizeof(real));
                mint_reach_view(site, a_map, "a", {{z_begin}, {z_begin + z_count - 1}}, "z", true);
                mint_reach_view(site, line_map, "line", {{z_begin}, {z_begin + z_count - 1}}, "z", true);
                a_map.settle();
                line_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "sweep_sweep1", mint_ceil_div(z_count, 256));
                mint_launching(site, "sweep_sweep1");
                sweep_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)a_map.device, (real *)line_map.device, z_count);
                mint_launched(site, "sweep_sweep1", line_map);
            }
            z = (size_t)(z_begin + z_count);
        }
        {
            const mint_site site = {"in.c", 23};
            const long long q_begin = un,
                    q_count = mint_count(site, "q", (unsigned)(q_begin), ">", (unsigned)(2), -3);
            if (q_count > 0) {
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real));
                mint_view line_map = mint_find_view(site, "line", &line[0], sizeof(real));
                mint_reach_view(site, a_map, "a", {{(q_begin + -3*(q_count - 1))}, {q_begin}}, "q", true);
                mint_reach_view(site, line_map, "line", {{(q_begin + -3*(q_count - 1))}, {q_begin}}, "q",
                        true);
                a_map.settle();
                line_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "sweep_sweep2", mint_ceil_div(q_count, 256));
                mint_launching(site, "sweep_sweep2");
                sweep_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)a_map.device, (real *)line_map.device, (unsigned)q_begin, (unsigned)q_count);
                mint_launched(site, "sweep_sweep2", line_map);
            }
            q = (unsigned)(q_begin - 3*q_count);
        }
        {
            const mint_site site = {"in.c", 25};
            const long long l_begin = 0, l_count = mint_trips(l_begin, (long long)ln, 1);
            if (l_count > 0) {
                mint_view line_map = mint_find_view(site, "line", &line[0], sizeof(real));
                mint_reach_view(site, line_map, "line", {{l_begin}, {l_begin + l_count - 1}}, "l", true);
                line_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "sweep_sweep3", mint_ceil_div(l_count, 256));
                mint_launching(site, "sweep_sweep3");
                sweep_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)line_map.device, l_count);
                mint_launched(site, "sweep_sweep3", line_map);
            }
            l = (long)((l_count > 0 ? l_begin : ((long long)ln)) - 1);
        }
        {
            const mint_site site = {"in.c", 27};
            const long long s_begin = 0,
                    s_count = mint_count(site, "s", (short)(s_begin), "!=", (int)(n), 1);
            if (s_count > 0) {
                mint_view line_map = mint_find_view(site, "line", &line[0], sizeof(real));
                mint_reach_view(site, line_map, "line", {{s_begin + 40}, {s_begin + s_count + 39}}, "s+40",
                        true);
                line_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "sweep_sweep4", mint_ceil_div(s_count, 256));
                mint_launching(site, "sweep_sweep4");
                sweep_sweep4<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)line_map.device, (unsigned)s_count);
                mint_launched(site, "sweep_sweep4", line_map);
            }
            s = (short)(s_begin + s_count);
        }
        {
            const mint_site site = {"in.c", 29};
            const long long i_begin = 2, i_count = mint_trips(i_begin, n - 2, 1);
            if (i_count > 0) {
                mint_view line_map = mint_find_view(site, "line", &line[0], sizeof(real));
                mint_reach_view(site, line_map, "line", {{i_begin + 80}, {i_begin + i_count + 79}}, "i+80",
                        true);
                line_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "sweep_sweep5", mint_ceil_div(i_count, 256));
                mint_launching(site, "sweep_sweep5");
                sweep_sweep5<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)line_map.device, (unsigned)i_count);
                mint_launched(site, "sweep_sweep5", line_map);
            }
            i = (int)(i_begin + i_count);
        }
        {
            const mint_site site = {"in.c", 31};
            const long long j_begin = 1, j_count = mint_trips(j_begin, n - 1, 1);
            if (j_count > 0) {
                mint_view line_map = mint_find_view(site, "line", &line[0], sizeof(real));
                mint_reach_view(site, line_map, "line", {{j_begin + 120}, {j_begin + j_count + 119}},
                        "j+120", true);
                line_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "sweep_sweep6", mint_ceil_div(j_count, 256));
                mint_launching(site, "sweep_sweep6");
                sweep_sweep6<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)line_map.device, (unsigned)j_count);
                mint_launched(site, "sweep_sweep6", line_map);
            }
            j = (int)(j_begin + j_count);
        }
        {
            const mint_site site = {"in.c", 33};
            const long long c_begin = 3, c_count = mint_trips(c_begin, 31, 4);
            if (c_count > 0) {
                mint_view line_map = mint_find_view(site, "line", &line[0], sizeof(real));
                mint_reach_view(site, line_map, "line", {{c_begin + 160}, {(c_begin + 4*(c_count - 1))
                        + 160}}, "c+160", true);
                line_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "sweep_sweep7", mint_ceil_div(c_count, 256));
                mint_launching(site, "sweep_sweep7");
                sweep_sweep7<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)line_map.device, (unsigned)c_count);
                mint_launched(site, "sweep_sweep7", line_map);
            }
            c = (unsigned char)(c_begin + 4*c_count);
        }
        {
            const mint_site site = {"in.c", 35};
            const long long i_begin = -1,
                    i_count = mint_count(site, "i", (int)(i_begin), "<", (unsigned)(un), 1);
            if (i_count > 0) {
                mint_view line_map = mint_find_view(site, "line", &line[0], sizeof(real));
                mint_reach_view(site, line_map, "line", {{i_begin + 210}, {i_begin + i_count + 209}},
                        "i+210", true);
                line_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "sweep_sweep8",
                        mint_tiles(site, "i", i_count, 256, 2147483648));
                mint_launching(site, "sweep_sweep8");
                sweep_sweep8<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)line_map.device, (int)i_begin, (unsigned)i_count);
                mint_launched(site, "sweep_sweep8", line_map);
            }
        }
 /* -1 is a large number to C here */
        {
            const mint_site site = {"in.c", 37};
            const long long i_begin = zn, i_count = mint_trips(i_begin, 0, -1);
            if (i_count > 0) {
                mint_view line_map = mint_find_view(site, "line", &line[0], sizeof(real));
                mint_reach_view(site, line_map, "line", {{(i_begin + -1*(i_count - 1)) + 299}, {i_begin
                        + 299}}, "300+i-1", true);
                line_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "sweep_sweep9", mint_ceil_div(i_count, 256));
                mint_launching(site, "sweep_sweep9");
                sweep_sweep9<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)line_map.device, (size_t)i_begin, i_count);
                mint_launched(site, "sweep_sweep9", line_map);
            }
        }
        {
            const mint_site site = {"in.c", 39};
            const long long i_begin = n,
                    i_count = mint_count(site, "i", (int)(i_begin), "<", (unsigned long long)(zn - 0), 2);
            if (i_count > 0) {
                mint_view line_map = mint_find_view(site, "line", &line[0], sizeof(real));
                mint_reach_view(site, line_map, "line", {{i_begin + 400}, {(i_begin + 2*(i_count - 1))
                        + 400}}, "400+i", true);
                line_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "sweep_sweep10",
                        mint_tiles(site, "i", i_count, 256, 1073741824));
                mint_launching(site, "sweep_sweep10");
                sweep_sweep10<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)line_map.device, (int)i_begin, (unsigned)i_count);
                mint_launched(site, "sweep_sweep10", line_map);
            }
        }
        {
            const mint_site site = {"in.c", 41};
            const long long i_begin = 5000000000LL, i_count = mint_trips(i_begin, 5000000000LL + n, 1);
            if (i_count > 0) {
                mint_view line_map = mint_find_view(site, "line", &line[0], sizeof(real));
                mint_reach_view(site, line_map, "line", {{i_begin - 4999999500}, {i_begin + i_count
                        - 4999999501}}, "500+(i-5000000000LL)", true);
                line_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "sweep_sweep11", mint_ceil_div(i_count, 256));
                mint_launching(site, "sweep_sweep11");
                sweep_sweep11<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)line_map.device, i_count);
                mint_launched(site, "sweep_sweep11", line_map);
            }
        }
...
    mint_copy_out({"in.c", 43}, "line", &line[0], mint_extents(sizeof(line) / sizeof(line[0])));
