
...
/* The loops at line 23.
 * v: written
 * A block computes 256x1x1 points.
 * The model expects 5.96 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
leaves_sweep1(real *__restrict__ v, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        v[i] = 5*i;
    }
}

/* The loops at line 29.
 * v: read, pointwise
 * u: written
 * A block computes 256x1x1 points.
 * The model expects 5.32 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
leaves_sweep2(const real *v, real *u, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        u[i] = v[i] + 1;
    }
}

/* The loops at line 34.
 * v: read, pointwise
 * w: written
 * A block computes 256x1x1 points.
 * The model expects 5.32 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
leaves_sweep3(const real *v, real *w, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        w[i] = v[i] - 1;
    }
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 18});
        mint_inferred v_here({"in.c", 18}, "v", &v[0], mint_extents(sizeof(v) / sizeof(v[0])), 0,
                mint_padded, mint_both);
        mint_inferred u_here({"in.c", 18}, "u", &u[0], mint_extents(sizeof(u) / sizeof(u[0])), 0,
                mint_padded, mint_both);
        mint_inferred w_here({"in.c", 18}, "w", &w[0], mint_extents(sizeof(w) / sizeof(w[0])), 0,
                mint_padded, mint_both);
...
        {
            const mint_site site = {"in.c", 23};
            const long long i_begin = 0, i_count = mint_trips(i_begin, N, 1);
            if (i_count > 0) {
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                v_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "leaves_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "leaves_sweep1");
                leaves_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)v_map.device, (unsigned)i_count);
                mint_launched(site, "leaves_sweep1", v_map);
            }
        }
...
        {
            const mint_site site = {"in.c", 29};
            const long long i_begin = 0, i_count = mint_trips(i_begin, N, 1);
            if (i_count > 0) {
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                v_map.settle();
                u_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "leaves_sweep2", mint_ceil_div(i_count, 256));
                mint_launching(site, "leaves_sweep2");
                leaves_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)v_map.device, (real *)u_map.device, (unsigned)i_count);
                mint_launched(site, "leaves_sweep2", u_map);
            }
        }
...
        {
            const mint_site site = {"in.c", 34};
            const long long i_begin = 0, i_count = mint_trips(i_begin, N, 1);
            if (i_count > 0) {
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real));
                mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                mint_reach_view(site, w_map, "w", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                v_map.settle();
                w_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "leaves_sweep3", mint_ceil_div(i_count, 256));
                mint_launching(site, "leaves_sweep3");
                leaves_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)v_map.device, (real *)w_map.device, (unsigned)i_count);
                mint_launched(site, "leaves_sweep3", w_map);
            }
        }
...
/* The loops at line 51.
 * u: written
 * A block computes 256x1x1 points.
 * The model expects 5.96 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
leaves_loop_sweep1(real *__restrict__ u, int t, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        u[i] = i + t;
    }
}

...
        /* #pragma mint parallel */
        { mint_region region_2({"in.c", 44});
            mint_inferred u_here_2({"in.c", 44}, "u", &u[0], mint_extents(sizeof(u) / sizeof(u[0])), 0,
                    mint_padded, mint_both);
...
            {
                const mint_site site = {"in.c", 51};
                const long long i_begin = 0, i_count = mint_trips(i_begin, N, 1);
                if (i_count > 0) {
                    mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                    mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                    u_map.settle();
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "leaves_loop_sweep1", mint_ceil_div(i_count, 256));
                    mint_launching(site, "leaves_loop_sweep1");
                    leaves_loop_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)u_map.device, t, (unsigned)i_count);
                    mint_launched(site, "leaves_loop_sweep1", u_map);
                }
            }
...
/* The loops at line 62.
 * cells: read, pointwise
 * w: written
 * A block computes 256x1x1 points.
 * The model expects 5.32 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
from_sweep1(const real *cells, real *w, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        w[i] = cells[i] + 1;
    }
}

...
    {
        const mint_site site = {"in.c", 62};
        const long long i_begin = 0, i_count = mint_trips(i_begin, N, 1);
        mint_inferred u_here_3({"in.c", 61}, "u", &u[0], mint_extents(sizeof(u) / sizeof(u[0])), 0,
                mint_padded, mint_both);
        mint_inferred w_here_2({"in.c", 61}, "w", &w[0], mint_extents(sizeof(w) / sizeof(w[0])), 0,
                mint_padded, mint_download);
        if (i_count > 0) {
            mint_view cells_map = mint_find_view(site, "cells", &cells[0], sizeof(real));
            mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real));
            mint_reach_view(site, cells_map, "cells", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site, w_map, "w", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            cells_map.settle();
            w_map.settle();
            const mint_nest loops = {{{i_begin, i_count, 1}}};
            const mint_touch cells_reads = {"cells[i]", {{0, 0, {1}}}};
            const mint_touch w_writes = {"w[i]", {{0, 0, {1}}}};
            mint_coincide(site, loops, cells_map, "cells", cells_reads, w_map, "w", w_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "from_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "from_sweep1");
            from_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)cells_map.device, (real *)w_map.device, (unsigned)i_count);
            mint_launched(site, "from_sweep1", w_map);
        }
    }
...
/* The loops at line 76.
 * w: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 5.32 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
one_sweep1(real *__restrict__ w, real value, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        w[i] += value;
    }
}

...
    /* #pragma mint parallel */
    { mint_region region_3({"in.c", 69});
        mint_inferred w_here_3({"in.c", 69}, "w", &w[0], mint_extents(sizeof(w) / sizeof(w[0])), 0,
                mint_padded, mint_both);
...
        /* #pragma mint single */
...
            value = mint_get({"in.c", 73}, "u", &u[3]);
...
        {
            const mint_site site = {"in.c", 76};
            const long long i_begin = 0, i_count = mint_trips(i_begin, N, 1);
            if (i_count > 0) {
                mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real));
                mint_reach_view(site, w_map, "w", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                w_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "one_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "one_sweep1");
                one_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)w_map.device, value, (unsigned)i_count);
                mint_launched(site, "one_sweep1", w_map);
            }
        }
...
/* The loops at line 92.
 * u: written
 * A block computes 256x1x1 points.
 * The model expects 5.96 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
called_sweep1(real *__restrict__ u, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        u[i] = i;
    }
}

...
    /* #pragma mint parallel */
    { mint_region region_4({"in.c", 85});
        mint_inferred u_here_4({"in.c", 85}, "u", &u[0], mint_extents(sizeof(u) / sizeof(u[0])), 0,
                mint_padded, mint_both);
...
        {
            const mint_site site = {"in.c", 92};
            const long long i_begin = 0, i_count = mint_trips(i_begin, N, 1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                u_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "called_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "called_sweep1");
                called_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (unsigned)i_count);
                mint_launched(site, "called_sweep1", u_map);
            }
        }
