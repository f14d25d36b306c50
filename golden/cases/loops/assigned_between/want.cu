
...
/* The loops at line 12.
 * u: read, 2 points, radius [0,1][-1,0]
 * v: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.6 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
sweep__sweep1(const real *__restrict__ u, long long u_row, real *__restrict__ v, long long v_row,
              unsigned i___count, unsigned j___count)
{
    const unsigned ii__ = blockIdx.x*16 + threadIdx.x;
    const unsigned ij__ = mint_block_y()*16 + threadIdx.y;
    if (ii__ < i___count && ij__ < j___count) {
        const int j__ = 1 + (int)ij__;
        const int i__ = 1 + (int)ii__;
        const long long u_at = j__*u_row + i__;
        const long long v_at = j__*v_row + i__;
        v[v_at] += u[u_at-1] + u[u_at+u_row];
    }
}

/* The loops at line 18.
 * v: read, pointwise
 * u: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
sweep__sweep2(const real *v, long long v_row, real *u, long long u_row, unsigned i___count,
              unsigned j___count)
{
    const unsigned ii__ = blockIdx.x*16 + threadIdx.x;
    const unsigned ij__ = mint_block_y()*16 + threadIdx.y;
    if (ii__ < i___count && ij__ < j___count) {
        const int j__ = 1 + (int)ij__;
        const int i__ = 2 + (int)ii__;
        const long long u_at = j__*u_row + i__;
        u[u_at] -= v[j__*v_row+i__];
    }
}

...
    {
        const mint_site site = {"in.c", 12};
        const long long j___begin = 1, j___count = mint_trips(j___begin, (long long)i__1 + 1, 1);
        const long long i___begin = 1, i___count = j___count > 0
                ? mint_trips(i___begin, (long long)(*nx) + 1, 1) : 0;
        if (j___count > 0 && i___count > 0) {
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)u_dim1);
            mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)u_dim1);
            mint_reach_view(site, u_map, "u", {{j___begin, i___begin - 1}, {j___begin + j___count,
                    i___begin + i___count - 1}}, "j__..j__+1][i__-1..i__", true);
            mint_reach_view(site, v_map, "v", {{j___begin, i___begin}, {j___begin + j___count - 1,
                    i___begin + i___count - 1}}, "j__][i__", true);
            u_map.settle();
            v_map.settle();
            const mint_nest loops = {{{j___begin, j___count, 1}, {i___begin, i___count, 1}}};
            const mint_touch u_reads = {"u[i__ - 1 + j__ * u_dim1]", {{0, 1, {1, 0}}, {-1, 0, {0, 1}}}};
            const mint_touch v_writes = {"v[i__ + j__ * u_dim1]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const mint_touch v_reads = {"v[i__ + j__ * u_dim1]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
            const bool v_apart = mint_once(v_map);
            mint_apart(site, v_apart
                    || !mint_meet(loops, v_map, v_writes, v_map, v_reads, mint_elsewhere),
                    "v[i__ + j__ * u_dim1]", "v[i__ + j__ * u_dim1]");
            mint_apart(site, v_apart
                    || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                    "v[i__ + j__ * u_dim1]", "v[i__ + j__ * u_dim1]");
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "sweep__sweep1", mint_ceil_div(i___count, 16),
                    mint_ceil_div(j___count, 16));
            mint_launching(site, "sweep__sweep1");
            sweep__sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                (unsigned)i___count, (unsigned)j___count);
            mint_launched(site, "sweep__sweep1", v_map);
        }
        j__ = (int)(j___begin + j___count);
        if (j___count > 0) i__ = (int)(i___begin + i___count);
        (void)j__, (void)i__2, (void)i__; /* only kernels use them */
    }
    {
        const mint_site site = {"in.c", 18};
        const long long j___begin = 1, j___count = mint_trips(j___begin, (long long)i__1 + 1, 1);
        const long long i___begin = 2, i___count = j___count > 0
                ? mint_trips(i___begin, (long long)(*nx - 1) + 1, 1) : 0;
        if (j___count > 0 && i___count > 0) {
            mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)u_dim1);
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)u_dim1);
            mint_reach_view(site, v_map, "v", {{j___begin, i___begin}, {j___begin + j___count - 1,
                    i___begin + i___count - 1}}, "j__][i__", true);
            mint_reach_view(site, u_map, "u", {{j___begin, i___begin}, {j___begin + j___count - 1,
                    i___begin + i___count - 1}}, "j__][i__", true);
            v_map.settle();
            u_map.settle();
            const mint_nest loops = {{{j___begin, j___count, 1}, {i___begin, i___count, 1}}};
            const mint_touch v_reads = {"v[i__ + j__ * u_dim1]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const mint_touch u_writes = {"u[i__ + j__ * u_dim1]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const mint_touch u_reads = {"u[i__ + j__ * u_dim1]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            mint_coincide(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
            const bool u_apart = mint_once(u_map);
            mint_apart(site, u_apart
                    || !mint_meet(loops, u_map, u_writes, u_map, u_reads, mint_elsewhere),
                    "u[i__ + j__ * u_dim1]", "u[i__ + j__ * u_dim1]");
            mint_apart(site, u_apart
                    || !mint_meet(loops, u_map, u_writes, u_map, u_writes, mint_elsewhere),
                    "u[i__ + j__ * u_dim1]", "u[i__ + j__ * u_dim1]");
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "sweep__sweep2", mint_ceil_div(i___count, 16),
                    mint_ceil_div(j___count, 16));
            mint_launching(site, "sweep__sweep2");
            sweep__sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                (real *)v_map.device, v_map.stride[0], (real *)u_map.device, u_map.stride[0],
                (unsigned)i___count, (unsigned)j___count);
            mint_launched(site, "sweep__sweep2", u_map);
        }
        j__ = (int)(j___begin + j___count);
        if (j___count > 0) i__ = (int)(i___begin + i___count);
    }
...
/* The loops at line 46.
 * u: read, 4 points, radius [-1,1][-1,1]
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u, long long u_row, real *__restrict__ v, long long v_row,
            real h, unsigned j_count, unsigned i_count)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = 1 + (int)ii;
        const int j = 1 + (int)ij;
        const long long u_at = i*u_row + j;
        real x;
        real y;
        x = i*h;
        y = j*h;
        v[i*v_row+j] = (u[u_at-u_row] + u[u_at+u_row] + u[u_at-1] + u[u_at+1])/4 + x*y;
    }
}

/* The loops at line 61.
 * u: read, 2 points, radius [0,0][-1,0]
 * f: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.7 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *u, long long u_row, real *__restrict__ f, long long f_row, int n,
            unsigned j_count, unsigned i_count, mint_extent f_extent, mint_extent u_extent)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = 1 + (int)ii;
        const int j = 1 + (int)ij;
        const long long u_at = i*u_row + j;
        const long long f_at = i*f_row + j;
        if (j < (long long)(n + 1 - i) + 1)
            f[mint_inside(f_at, f_extent, 0)] += u[mint_inside(u_at-1, u_extent, 0)]
                    - u[mint_inside(u_at, u_extent, 1)];
    }
}

/* The loops at line 68.
 * v: read, pointwise
 * q: written
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(const real *__restrict__ v, long long v_row, real *__restrict__ q, long long q_plane,
            long long q_row, real h, unsigned k_count, unsigned j_count, unsigned i_count)
{
    const unsigned ik = blockIdx.x*16 + threadIdx.x;
    const unsigned ij = blockIdx.y*16 + threadIdx.y;
    const unsigned ii = blockIdx.z;
    if (ik < k_count && ij < j_count && ii < i_count) {
        const int i = 1 + (int)ii;
        const int j = 1 + (int)ij;
        const int k = (int)ik;
        real x;
        real z;
        real y;
        x = i*h;
        z = x*j;
        y = z + v[i*v_row+j];
        q[i*q_plane+j*q_row+k] = y*k;
    }
}

...
{ mint_scope mappings;
...
    real *f = (real *)malloc((size_t)w * w * sizeof(real)), *g = (real *)malloc((size_t)w * w * sizeof(real)), (*q)[w][w] = (__typeof__(q))malloc(sizeof(real[w][w][w]));
...
    mint_copy_in(mappings, {"in.c", 37}, "u", u, mint_extents(w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 38}, "v", v, mint_extents(w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 39}, "f", &f[0], mint_extents(w * w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 40}, "g", &g[0], mint_extents(w * w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 41}, "q", &q[0][0][0], mint_extents(w, w, w), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 42}, mint_rows_stay);
...
            {
                const mint_site site = {"in.c", 46};
                const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
                const long long j_begin = 1, j_count = mint_trips(j_begin, (long long)n + 1, 1);
                if (i_count > 0 && j_count > 0) {
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_table v_map = mint_find_table(site, "v", v);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "i-1..i+1", i_begin - 1, i_begin + i_count},
                        {u_map, "u", 1, "j-1..j+1", j_begin - 1, j_begin + j_count},
                        {v_map, "v", 0, "i", i_begin, i_begin + i_count - 1},
                        {v_map, "v", 1, "j", j_begin, j_begin + j_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    u_map.settle(site, "u");
                    v_map.settle(site, "v");
                    const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                    const mint_touch u_reads = {"up[j]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                    const mint_touch v_writes = {"out[j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(j_count, 16),
                            mint_ceil_div(i_count, 16));
                    mint_launching(site, "main_sweep1");
                    main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0], h,
                        (unsigned)j_count, (unsigned)i_count);
                    mint_launched(site, "main_sweep1", v_map);
                }
                i = (int)(i_begin + i_count);
                if (i_count > 0) j = (int)(j_begin + j_count);
                (void)i, (void)up, (void)row, (void)down, (void)out, (void)x, (void)j,
                        (void)y; /* only kernels use them */
            }
...
        {
            const mint_site site = {"in.c", 61};
            const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
            const long long j_begin = 1, j_count = mint_trips(j_begin, n + 1, 1);
            if (i_count > 0 && j_count > 0) {
                mint_table u_map = mint_find_table(site, "u", u);
                mint_view f_map = mint_find_view(site, "f", &f[0], sizeof(real), (long long)w);
                mint_reach_or_dense(site, u_map, 0, i_begin, i_begin + i_count - 1);
                mint_reach_or_dense(site, u_map, 1, j_begin - 1, j_begin + j_count - 1);
                mint_reach_view(site, f_map, "f", {{i_begin, j_begin}, {i_begin + i_count - 1, j_begin
                        + j_count - 1}}, "i][j", false);
                u_map.settle(site, "u");
                f_map.settle();
                static const mint_checked f_checked[] = {
                    {{"in.c", 65}, "f", "f[start + j]", -1},
                };
                static const mint_checked u_checked[] = {
                    {{"in.c", 65}, "u", "u[i][j - 1]", -1},
                    {{"in.c", 65}, "u", "u[i][j]", -1},
                };
                const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                const mint_touch u_reads = {"u[i][j - 1]", {{0, 0, {1, 0}}, {-1, 0, {0, 1}}}};
                const mint_touch f_writes = {"f[start + j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch f_reads = {"f[start + j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, f_map, "f", f_writes);
                const bool f_apart = mint_once(f_map);
                mint_apart(site, f_apart
                        || !mint_meet(loops, f_map, f_writes, f_map, f_reads, mint_elsewhere),
                        "f[start + j]", "f[start + j]");
                mint_apart(site, f_apart
                        || !mint_meet(loops, f_map, f_writes, f_map, f_writes, mint_elsewhere),
                        "f[start + j]", "f[start + j]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep2", mint_ceil_div(j_count, 16),
                        mint_ceil_div(i_count, 16));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)f_map.device, f_map.stride[0], n,
                    (unsigned)j_count, (unsigned)i_count,
                    mint_elements(site, *f_map.whole, f_map.device, f_checked),
                    mint_elements(site, u_map, u_map.device, u_checked));
                mint_launched(site, "main_sweep2", f_map);
            }
            i = (int)(i_begin + i_count);
            if (i_count > 0) {
                const int i = (int)(i_begin + (i_count - 1));
                j = (int)((1) + 1*mint_trips(1, (long long)(n + 1 - i) + 1, 1));
            }
            (void)start, (void)end; /* only kernels use them */
        }
        {
            const mint_site site = {"in.c", 68};
            const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
            const long long j_begin = 1, j_count = mint_trips(j_begin, (long long)n + 1, 1);
            const long long k_begin = 0, k_count = mint_trips(k_begin, w, 1);
            if (i_count > 0 && j_count > 0 && k_count > 0) {
                mint_table v_map = mint_find_table(site, "v", v);
                mint_mapping &q_map = mint_find(site, "q", &q[0][0][0], sizeof(real),
                        mint_extents(0, sizeof(q[0]) / sizeof(q[0][0]), sizeof(q[0][0])
                        / sizeof(q[0][0][0])));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "i", i_begin, i_begin + i_count - 1},
                    {v_map, "v", 1, "j", j_begin, j_begin + j_count - 1},
                    {q_map, "q", 0, "i", i_begin, i_begin + i_count - 1},
                    {q_map, "q", 1, "j", j_begin, j_begin + j_count - 1},
                    {q_map, "q", 2, "k", k_begin, k_begin + k_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                v_map.settle(site, "v");
                const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}, {k_begin, k_count,
                        1}}};
                const mint_touch v_reads = {"v[i][j]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}}};
                const mint_touch q_writes = {"row[k]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0, 0,
                        1}}}};
                mint_distinct(site, loops, v_map, "v", v_reads, q_map, "q", q_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep3", mint_ceil_div(k_count, 16),
                        mint_ceil_div(j_count, 16), i_count);
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], (real *)q_map.device, q_map.stride[0],
                    q_map.stride[1], h, (unsigned)k_count, (unsigned)j_count, (unsigned)i_count);
                mint_launched(site, "main_sweep3", q_map);
            }
            i = (int)(i_begin + i_count);
            if (i_count > 0) j = (int)(j_begin + j_count);
            if (i_count > 0 && j_count > 0) k = (int)(k_begin + k_count);
            (void)k; /* only kernels use them */
        }
...
    mint_copy_out({"in.c", 82}, "u", u, mint_extents(w, w));
    mint_copy_out({"in.c", 83}, "f", &f[0], mint_extents(w * w));
    mint_copy_out({"in.c", 84}, "q", &q[0][0][0], mint_extents(w, w, w));
