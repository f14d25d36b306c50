
...
/* The loops at line 29.
 * a: read, pointwise
 * b: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 3.87 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
arena_sweep1(const real *a, real *b, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        b[i] = a[i] + b[i]/2;
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 25}, "a", &a[0], mint_extents(N), 0, mint_padded, mint_scoped_part);
    mint_copy_in(mappings, {"in.c", 26}, "b", &b[0], mint_extents(N), 0, mint_padded, mint_scoped_part);
    for (int t = 0; t < 3; t++) { mint_scope mappings_2;
        {
            const mint_site site = {"in.c", 29};
            const long long i_begin = 0, i_count = mint_trips(i_begin, N, 1);
            if (i_count > 0) {
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real));
                mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real));
                mint_reach_view(site, a_map, "a", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                mint_reach_view(site, b_map, "b", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                a_map.settle();
                b_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch a_reads = {"a[i]", {{0, 0, {1}}}};
                const mint_touch b_writes = {"b[i]", {{0, 0, {1}}}};
                mint_coincide(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "arena_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "arena_sweep1");
                arena_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)a_map.device, (real *)b_map.device, (unsigned)i_count);
                mint_launched(site, "arena_sweep1", b_map);
            }
        }
        mint_copy_out({"in.c", 31}, "b", &b[0], mint_extents(N));
        (*mint_host_writes({"in.c", 32}, &(rest[t]))) = (*mint_host_reads({"in.c", 32}, &(b[t]))) + (*mint_host_reads({"in.c", 32}, &(a[t])));
        (*mint_host_writes({"in.c", 33}, &(a[t]))) = 5;
        mint_copy_in(mappings_2, {"in.c", 34}, "a", &a[0], mint_extents(N), 0, mint_padded, mint_scoped_part);
...
    printf("%.9g %.9g\n", (double)(*mint_host_reads({"in.c", 36}, &(rest[2]))), (double)(*mint_host_reads({"in.c", 36}, &(b[3]))));
...
/* The loops at line 47.
 * m_0: read, 1 point, radius [-1,0]
 * m_1: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 3.87 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
rows_sweep1(const real *__restrict__ m_0, real *__restrict__ m_1, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        m_1[i] += m_0[i-1];
    }
}

...
{ mint_scope mappings_3;
...
    mint_copy_in(mappings_3, {"in.c", 44}, "m[0]", &m[0][0], mint_extents(sizeof(m[0]) / sizeof(m[0][0])), 1, mint_padded, mint_scoped_part);
    mint_copy_in(mappings_3, {"in.c", 45}, "m[1]", &m[1][0], mint_extents(sizeof(m[1]) / sizeof(m[1][0])), 1, mint_padded, mint_scoped_part);
    {
        const mint_site site = {"in.c", 47};
        const long long i_begin = 1, i_count = mint_trips(i_begin, N, 1);
        if (i_count > 0) {
            mint_view m_0_map = mint_find_view(site, "m[0]", &m[0][0], sizeof(real));
            mint_view m_1_map = mint_find_view(site, "m[1]", &m[1][0], sizeof(real));
            mint_reach_view(site, m_0_map, "m[0]", {{i_begin - 1}, {i_begin + i_count - 2}}, "i-1",
                    true);
            mint_reach_view(site, m_1_map, "m[1]", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            m_0_map.settle();
            m_1_map.settle();
            const mint_nest loops = {{{i_begin, i_count, 1}}};
            const mint_touch m_0_reads = {"m[0][i - 1]", {{-1, -1, {1}}}};
            const mint_touch m_1_writes = {"m[1][i]", {{0, 0, {1}}}};
            mint_distinct(site, loops, m_0_map, "m[0]", m_0_reads, m_1_map, "m[1]", m_1_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "rows_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "rows_sweep1");
            rows_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)m_0_map.device, (real *)m_1_map.device, (unsigned)i_count);
            mint_launched(site, "rows_sweep1", m_1_map);
        }
    }
    mint_copy_out({"in.c", 49}, "m[1]", &m[1][0], mint_extents(sizeof(m[1]) / sizeof(m[1][0])));
    { if (0 < 40) mint_host_writes_on({"in.c", 51}, &m[2][0], &m[2][(40 - 1)], sizeof(m[2][0])); { if (0 < 40) mint_host_reads_on({"in.c", 51}, &m[1][0], &m[1][(40 - 1)], sizeof(m[1][0])); { if (0 < 40) mint_host_reads_on({"in.c", 51}, &m[0][0], &m[0][(40 - 1)], sizeof(m[0][0])); for (int i = 0; i < N; i++)
        m[2][i] = m[1][i] - m[0][i]; } } }
    printf("%.9g %.9g\n", (double)(*mint_host_reads({"in.c", 52}, &(m[1][3]))), (double)(*mint_host_reads({"in.c", 52}, &(m[2][N - 1]))));
...
/* The loops at line 62.
 * p: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 5.32 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
walk_sweep1(real *__restrict__ p, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        p[i] = p[i]*2 + 1;
    }
}

...
{ mint_scope mappings_4;
...
    mint_copy_in(mappings_4, {"in.c", 58}, "p", &p[0], mint_extents(N), 0, mint_padded, mint_scoped_part);
...
    mint_copy_in(mappings_4, {"in.c", 60}, "p", &p[0], mint_extents(N), 0, mint_padded, mint_scoped_part);
    {
        const mint_site site = {"in.c", 62};
        const long long i_begin = 0, i_count = mint_trips(i_begin, N, 1);
        if (i_count > 0) {
            mint_view p_map = mint_find_view(site, "p", &p[0], sizeof(real));
            mint_reach_view(site, p_map, "p", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            p_map.settle();
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "walk_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "walk_sweep1");
            walk_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)p_map.device, (unsigned)i_count);
            mint_launched(site, "walk_sweep1", p_map);
        }
    }
    mint_copy_out({"in.c", 64}, "p", &p[0], mint_extents(N));
...
        s += (*mint_host_reads({"in.c", 67}, &(*p)));
...
/* The loops at line 77.
 * u: read, 2 points, radius [-1,1]
 * v: written
 * A block computes 256x1x1 points.
 * The model expects 5.32 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
turn_sweep1(const real *__restrict__ u, real *__restrict__ v, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        v[i] = (u[i-1] + u[i+1])/2;
    }
}

...
{ mint_scope mappings_5;
    mint_copy_in(mappings_5, {"in.c", 73}, "u", &u[0], mint_extents(N), 1, mint_padded, mint_scoped_part);
    mint_copy_in(mappings_5, {"in.c", 74}, "v", &v[0], mint_extents(N), 1, mint_padded, mint_scoped_part);
...
        {
            const mint_site site = {"in.c", 77};
            const long long i_begin = 1, i_count = mint_trips(i_begin, N - 1, 1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1", true);
                mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                u_map.settle();
                v_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch u_reads = {"u[i - 1]", {{-1, 1, {1}, 2}}};
                const mint_touch v_writes = {"v[i]", {{0, 0, {1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "turn_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "turn_sweep1");
                turn_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)v_map.device, (unsigned)i_count);
                mint_launched(site, "turn_sweep1", v_map);
            }
        }
...
    mint_copy_out({"in.c", 83}, "u", &u[0], mint_extents(N));
    mint_copy_out({"in.c", 84}, "v", &v[0], mint_extents(N));
    printf("%.9g %.9g\n", (double)(*mint_host_reads({"in.c", 85}, &(u[3]))), (double)(*mint_host_reads({"in.c", 85}, &(v[3]))));
...
{ mint_scope mappings_6;
    mint_copy_in(mappings_6, {"in.c", 90}, "p", &p[0], mint_extents(N), 0, mint_padded, mint_kept_part);
...
    mint_copy_out({"in.c", 95}, "p", &p[0], mint_extents(N));
    mint_release({"in.c", 96}, "p", &p[0]);
...
/* The loops at line 106.
 * b: read, pointwise
 * a: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 3.87 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
called_sweep1(const real *b, real *a, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        a[i] += b[i];
    }
}

/* The loops at line 112.
 * b: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 5.32 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
called_sweep2(real *__restrict__ b, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        b[i] += i;
    }
}

...
    {
        const mint_site site = {"in.c", 106};
        const long long i_begin = 0, i_count = mint_trips(i_begin, N, 1);
        if (i_count > 0) {
            mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real));
            mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real));
            mint_reach_view(site, b_map, "b", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site, a_map, "a", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            b_map.settle();
            a_map.settle();
            const mint_nest loops = {{{i_begin, i_count, 1}}};
            const mint_touch b_reads = {"b[i]", {{0, 0, {1}}}};
            const mint_touch a_writes = {"a[i]", {{0, 0, {1}}}};
            mint_coincide(site, loops, b_map, "b", b_reads, a_map, "a", a_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "called_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "called_sweep1");
            called_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)b_map.device, (real *)a_map.device, (unsigned)i_count);
            mint_launched(site, "called_sweep1", a_map);
        }
    }
...
    (mint_before_use(&a[0], &b[0]), memcpy(mint_block_writes({"in.c", 109}, (both + 2 * N)), mint_block_reads({"in.c", 109}, (both)), N * sizeof *both));
    (*mint_host_writes({"in.c", 110}, &(both[2 * N]))) = (*mint_host_reads({"in.c", 110}, &(both[N])));
    {
        const mint_site site = {"in.c", 112};
        const long long i_begin = 0, i_count = mint_trips(i_begin, N, 1);
        if (i_count > 0) {
            mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real));
            mint_reach_view(site, b_map, "b", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            b_map.settle();
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "called_sweep2", mint_ceil_div(i_count, 256));
            mint_launching(site, "called_sweep2");
            called_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)b_map.device, (unsigned)i_count);
            mint_launched(site, "called_sweep2", b_map);
        }
    }
...
    (mint_outside({"in.c", 115}), checksum("both", both, 3 * N * sizeof *both));
...
/* The loops at line 127.
 * w: read, pointwise
 * y: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 3.87 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
side_sweep1(const real *w, real *y, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        y[i] += w[i];
    }
}

...
{ mint_scope mappings_7;
...
    mint_copy_in(mappings_7, {"in.c", 122}, "y", &y[0], mint_extents(N), 0, mint_padded, mint_scoped_part);
    { if (0 < 40) mint_host_writes_on({"in.c", 124}, &w[0], &w[(40 - 1)], sizeof(w[0])); for (int i = 0; i < N; i++)
        w[i] *= 2; }
    mint_copy_in(mappings_7, {"in.c", 125}, "w", &w[0], mint_extents(N), 0, mint_padded, mint_scoped_part);
    {
        const mint_site site = {"in.c", 127};
        const long long i_begin = 0, i_count = mint_trips(i_begin, N, 1);
        if (i_count > 0) {
            mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real));
            mint_view y_map = mint_find_view(site, "y", &y[0], sizeof(real));
            mint_reach_view(site, w_map, "w", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site, y_map, "y", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            w_map.settle();
            y_map.settle();
            const mint_nest loops = {{{i_begin, i_count, 1}}};
            const mint_touch w_reads = {"w[i]", {{0, 0, {1}}}};
            const mint_touch y_writes = {"y[i]", {{0, 0, {1}}}};
            mint_coincide(site, loops, w_map, "w", w_reads, y_map, "y", y_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "side_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "side_sweep1");
            side_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)w_map.device, (real *)y_map.device, (unsigned)i_count);
            mint_launched(site, "side_sweep1", y_map);
        }
    }
    { if (0 < 40) mint_host_writes_on({"in.c", 130}, &w[0], &w[(40 - 1)], sizeof(w[0])); for (int i = 0; i < N; i++)
        w[i] *= 2; }
    mint_copy_out({"in.c", 131}, "y", &y[0], mint_extents(N));
    printf("%.9g %.9g\n", (double)(*mint_host_reads({"in.c", 132}, &(w[3]))), (double)(*mint_host_reads({"in.c", 132}, &(w[N + 3]))));
...
/* The loops at line 142.
 * h: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 5.32 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
later_sweep1(real *__restrict__ h, int k, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        h[i] += i + k;
    }
}

...
    for (int k = 0; k < 2; k++) { mint_scope mappings_8;
...
        mint_copy_in(mappings_8, {"in.c", 140}, "h", &h[0], mint_extents(N), 0, mint_padded, mint_kept_part);
        {
            const mint_site site = {"in.c", 142};
            const long long i_begin = 0, i_count = mint_trips(i_begin, N, 1);
            if (i_count > 0) {
                mint_view h_map = mint_find_view(site, "h", &h[0], sizeof(real));
                mint_reach_view(site, h_map, "h", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                h_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "later_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "later_sweep1");
                later_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)h_map.device, k, (unsigned)i_count);
                mint_launched(site, "later_sweep1", h_map);
            }
        }
...
/* The loops at line 159.
 * u: read, 2 points, radius [-1,1]
 * v: written
 * A block computes 256x1x1 points.
 * The model expects 5.32 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
freed_sweep1(const real *__restrict__ u, real *__restrict__ v, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        v[i] = (u[i-1] + u[i+1])/2;
    }
}

...
{ mint_scope mappings_9;
    real *block = (real *)malloc(2 * N * sizeof *block), *u = block, *v = block + N;
...
    mint_copy_in(mappings_9, {"in.c", 155}, "u", &u[0], mint_extents(N), 1, mint_padded, mint_scoped_part);
    mint_copy_in(mappings_9, {"in.c", 156}, "v", &v[0], mint_extents(N), 1, mint_padded, mint_scoped_part);
...
        {
            const mint_site site = {"in.c", 159};
            const long long i_begin = 1, i_count = mint_trips(i_begin, N - 1, 1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1", true);
                mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                u_map.settle();
                v_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch u_reads = {"u[i - 1]", {{-1, 1, {1}, 2}}};
                const mint_touch v_writes = {"v[i]", {{0, 0, {1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "freed_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "freed_sweep1");
                freed_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)v_map.device, (unsigned)i_count);
                mint_launched(site, "freed_sweep1", v_map);
            }
        }
...
    mint_copy_out({"in.c", 165}, "u", &u[0], mint_extents(N));
    printf("%.9g\n", (double)(*mint_host_reads({"in.c", 166}, &(u[3]))));
    free(mint_block_frees({"in.c", 167}, (block)));
...
    real *block = (real *)malloc(3 * N * sizeof *block);
...
    (mint_outside({"in.c", 183}), checksum("block", block, 3 * N * sizeof *block));
    free(mint_block_frees({"in.c", 184}, (block)));
