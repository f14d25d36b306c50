
...
/* The loops at line 18.
 * u: read and written, 4 points, radius [-1,1][-1,1]
 * f: read, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.5 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
smooth_sweep1(real *u, long long u_row, const real *f, long long f_row, int c, unsigned j_count,
              unsigned i_count, mint_extent u_extent, mint_extent f_extent)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = 1 + (int)ii;
        const int j = 1 + (int)ij;
        const long long u_at = i*u_row + j;
        if (((i + j) & 1) == c)
            u[mint_inside(u_at, u_extent, 0)] = (u[mint_inside(u_at-u_row, u_extent, 1)]
                    + u[mint_inside(u_at+u_row, u_extent, 2)] + u[mint_inside(u_at-1, u_extent, 3)]
                    + u[mint_inside(u_at+1, u_extent, 4)]
                    + f[mint_inside(i*f_row+j, f_extent, 0)])/4;
    }
}

...
        {
            const mint_site site = {"in.c", 18};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n, 1);
            const long long j_begin = 1, j_count = mint_trips(j_begin, n, 1);
            if (i_count > 0 && j_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)n + 1);
                mint_view f_map = mint_find_view(site, "f", &f[0], sizeof(real), (long long)n + 1);
                mint_reach_view(site, u_map, "u", {{i_begin - 1, j_begin - 1}, {i_begin + i_count, j_begin
                        + j_count}}, "i-1..i+1][j-1..j+1", false);
                mint_reach_view(site, f_map, "f", {{i_begin, j_begin}, {i_begin + i_count - 1, j_begin
                        + j_count - 1}}, "i][j", false);
                u_map.settle();
                f_map.settle();
                static const mint_checked u_checked[] = {
                    {{"in.c", 21}, "u", "A(u, i, j)", -1},
                    {{"in.c", 21}, "u", "A(u, i - 1, j)", -1},
                    {{"in.c", 21}, "u", "A(u, i + 1, j)", -1},
                    {{"in.c", 21}, "u", "A(u, i, j - 1)", -1},
                    {{"in.c", 21}, "u", "A(u, i, j + 1)", -1},
                };
                static const mint_checked f_checked[] = {
                    {{"in.c", 21}, "f", "A(f, i, j)", -1},
                };
                const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                const mint_touch u_writes = {"A(u, i, j)", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch f_reads = {"A(f, i, j)", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_reads = {"A(u, i - 1, j)", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                mint_coincide_once(site, loops, u_map, "u", u_writes, f_map, "f", f_reads);
                const bool u_apart = mint_once(u_map);
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes, u_map, u_reads, mint_elsewhere), "A(u, i, j)",
                        "A(u, i - 1, j)");
                mint_apart(site, u_apart
                        || !mint_meet(loops, u_map, u_writes, u_map, u_writes, mint_elsewhere),
                        "A(u, i, j)", "A(u, i, j)");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "smooth_sweep1", mint_ceil_div(j_count, 16),
                        mint_ceil_div(i_count, 16));
                mint_launching(site, "smooth_sweep1");
                smooth_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], (real *)f_map.device, f_map.stride[0], c,
                    (unsigned)j_count, (unsigned)i_count,
                    mint_elements(site, *u_map.whole, u_map.device, u_checked),
                    mint_elements(site, *f_map.whole, f_map.device, f_checked));
                mint_launched(site, "smooth_sweep1", u_map);
            }
        }
...
/* The loops at line 38.
 * f: read, pointwise
 * u: read, 5-point star of radius 1
 * r: written
 * A block computes 16x16x1 points.
 * The model expects 85.3 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
vcycle_sweep1(const real *f, long long f_row, const real *__restrict__ u, long long u_row, real *r,
              long long r_row, unsigned j_count, unsigned i_count)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = 1 + (int)ii;
        const int j = 1 + (int)ij;
        const long long u_at = i*u_row + j;
        r[i*r_row+j] = f[i*f_row+j]
                - (4*u[u_at] - u[u_at-u_row] - u[u_at+u_row] - u[u_at-1] - u[u_at+1]);
    }
}

/* The loops at line 42.
 * r: read, subscripts that are not index + constant
 * coarse: written
 * zero: written
 * A block computes 16x16x1 points.
 * The model expects 85.7 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
vcycle_sweep2(const real *__restrict__ r, long long r_plane, long long r_row, real *coarse,
              long long coarse_row, real *zero, long long zero_row, unsigned j_count,
              unsigned i_count)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = 1 + (int)ii;
        const int j = 1 + (int)ij;
        coarse[i*coarse_row+j] = r[2*i*r_plane+j*r_row+0]
                + (r[(2*i-1)*r_plane+j*r_row+0] + r[(2*i+1)*r_plane+j*r_row+0])/2;
        zero[i*zero_row+j] = 0;
    }
}

/* The loops at line 51.
 * c: read, subscripts that are not index + constant
 * u: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.7 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
vcycle_sweep3(const real *__restrict__ c, real *__restrict__ u, long long u_row, int m,
              unsigned j_count, unsigned i_count, mint_extent c_extent)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = 1 + (int)ii;
        const int j = 1 + (int)ij;
        const long long u_at = i*u_row + j;
        u[u_at] += (c[mint_inside(i/2*(m+1)+j/2, c_extent, 0)]
                + c[mint_inside((i+1)/2*(m+1)+(j+1)/2, c_extent, 1)])/2;
    }
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 35});
        {
            const mint_site site = {"in.c", 38};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n, 1);
            const long long j_begin = 1, j_count = mint_trips(j_begin, n, 1);
            if (i_count > 0 && j_count > 0) {
                mint_view f_map = mint_find_view(site, "f", &f[0], sizeof(real), (long long)n + 1);
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)n + 1);
                mint_view r_map = mint_find_view(site, "r", &r[0], sizeof(real), (long long)n + 1);
                mint_reach_view(site, f_map, "f", {{i_begin, j_begin}, {i_begin + i_count - 1, j_begin
                        + j_count - 1}}, "i][j", true);
                mint_reach_view(site, u_map, "u", {{i_begin - 1, j_begin - 1}, {i_begin + i_count, j_begin
                        + j_count}}, "i-1..i+1][j-1..j+1", true);
                mint_reach_view(site, r_map, "r", {{i_begin, j_begin}, {i_begin + i_count - 1, j_begin
                        + j_count - 1}}, "i][j", true);
                f_map.settle();
                u_map.settle();
                r_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                const mint_touch f_reads = {"A(f, i, j)", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch r_writes = {"A(r, i, j)", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_reads = {"A(u, i, j)", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                mint_coincide(site, loops, f_map, "f", f_reads, r_map, "r", r_writes);
                mint_distinct(site, loops, u_map, "u", u_reads, r_map, "r", r_writes);
                const bool r_apart = mint_once(r_map);
                mint_apart(site, r_apart
                        || !mint_meet(loops, r_map, r_writes, r_map, r_writes, mint_elsewhere),
                        "A(r, i, j)", "A(r, i, j)");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "vcycle_sweep1", mint_ceil_div(j_count, 16),
                        mint_ceil_div(i_count, 16));
                mint_launching(site, "vcycle_sweep1");
                vcycle_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)f_map.device, f_map.stride[0], (real *)u_map.device, u_map.stride[0],
                    (real *)r_map.device, r_map.stride[0], (unsigned)j_count, (unsigned)i_count);
                mint_launched(site, "vcycle_sweep1", r_map);
            }
        }
        {
            const mint_site site = {"in.c", 42};
            const long long i_begin = 1, i_count = mint_trips(i_begin, m, 1);
            const long long j_begin = 1, j_count = mint_trips(j_begin, m, 1);
            if (i_count > 0 && j_count > 0) {
                mint_view r_map = mint_find_view(site, "r", &r[0], sizeof(real), (long long)n + 1, 2);
                mint_view coarse_map = mint_find_view(site, "coarse", &coarse[0], sizeof(real), (long long)m
                        + 1);
                mint_view zero_map = mint_find_view(site, "zero", &zero[0], sizeof(real), (long long)m + 1);
                mint_reach_view(site, r_map, "r", {{2*i_begin - 1, j_begin, 0}, {2*(i_begin + i_count - 1)
                        + 1, j_begin + j_count - 1, 0}}, "2*i-1..2*i+1][j][0", true);
                mint_reach_view(site, coarse_map, "coarse", {{i_begin, j_begin}, {i_begin + i_count - 1,
                        j_begin + j_count - 1}}, "i][j", true);
                mint_reach_view(site, zero_map, "zero", {{i_begin, j_begin}, {i_begin + i_count - 1, j_begin
                        + j_count - 1}}, "i][j", true);
                r_map.settle();
                coarse_map.settle();
                zero_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                const mint_touch r_reads = {"A(r, 2 * i, 2 * j)", {{-1, 1, {2, 0}}, {0, 0, {0, 1}}, {0, 0,
                        {0, 0}}}};
                const mint_touch coarse_writes = {"coarse[i * (m + 1) + j]", {{0, 0, {1, 0}}, {0, 0, {0,
                        1}}}};
                const mint_touch zero_writes = {"zero[i * (m + 1) + j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, r_map, "r", r_reads, coarse_map, "coarse", coarse_writes);
                mint_distinct(site, loops, r_map, "r", r_reads, zero_map, "zero", zero_writes);
                mint_coincide(site, loops, coarse_map, "coarse", coarse_writes, zero_map, "zero",
                        zero_writes);
                const bool coarse_apart = mint_once(coarse_map);
                mint_apart(site, coarse_apart
                        || !mint_meet(loops, coarse_map, coarse_writes, coarse_map, coarse_writes,
                        mint_elsewhere), "coarse[i * (m + 1) + j]", "coarse[i * (m + 1) + j]");
                const bool zero_apart = mint_once(zero_map);
                mint_apart(site, zero_apart
                        || !mint_meet(loops, zero_map, zero_writes, zero_map, zero_writes, mint_elsewhere),
                        "zero[i * (m + 1) + j]", "zero[i * (m + 1) + j]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "vcycle_sweep2", mint_ceil_div(j_count, 16),
                        mint_ceil_div(i_count, 16));
                mint_launching(site, "vcycle_sweep2");
                vcycle_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)r_map.device, r_map.stride[0], r_map.stride[1], (real *)coarse_map.device,
                    coarse_map.stride[0], (real *)zero_map.device, zero_map.stride[0], (unsigned)j_count,
                    (unsigned)i_count);
                mint_launched(site, "vcycle_sweep2", coarse_map, zero_map);
            }
        }
...
    {
        const mint_site site = {"in.c", 51};
        const long long i_begin = 1, i_count = mint_trips(i_begin, n, 1);
        const long long j_begin = 1, j_count = mint_trips(j_begin, n, 1);
        if (i_count > 0 && j_count > 0) {
            mint_view c_map = mint_find_view(site, "c", &c[0], sizeof(real));
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)n + 1);
            mint_reach_view(site, u_map, "u", {{i_begin, j_begin}, {i_begin + i_count - 1, j_begin
                    + j_count - 1}}, "i][j", true);
            c_map.settle();
            u_map.settle();
            static const mint_checked c_checked[] = {
                {{"in.c", 53}, "c", "c[(i / 2) * (m + 1) + j / 2]", -1},
                {{"in.c", 53}, "c", "c[((i + 1) / 2) * (m + 1) + (j + 1) / 2]", -1},
            };
            const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
            const mint_touch c_reads = mint_anywhere("c[(i / 2) * (m + 1) + j / 2]");
            const mint_touch u_writes = {"A(u, i, j)", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const mint_touch u_reads = {"A(u, i, j)", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            mint_distinct(site, loops, c_map, "c", c_reads, u_map, "u", u_writes);
            const bool u_apart = mint_once(u_map);
            mint_apart(site, u_apart
                    || !mint_meet(loops, u_map, u_writes, u_map, u_reads, mint_elsewhere), "A(u, i, j)",
                    "A(u, i, j)");
            mint_apart(site, u_apart
                    || !mint_meet(loops, u_map, u_writes, u_map, u_writes, mint_elsewhere),
                    "A(u, i, j)", "A(u, i, j)");
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "vcycle_sweep3", mint_ceil_div(j_count, 16),
                    mint_ceil_div(i_count, 16));
            mint_launching(site, "vcycle_sweep3");
            vcycle_sweep3<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                (real *)c_map.device, (real *)u_map.device, u_map.stride[0], m, (unsigned)j_count,
                (unsigned)i_count, mint_elements(site, *c_map.whole, c_map.device, c_checked));
            mint_launched(site, "vcycle_sweep3", u_map);
        }
    }
...
    for (int k = 0; k < LEVELS; k++) { mint_scope mappings;
...
        mint_copy_in(mappings, {"in.c", 73}, "l->u", &l->u[0], mint_extents(cells), 1, mint_padded, mint_kept);
        mint_copy_in(mappings, {"in.c", 74}, "l->f", &l->f[0], mint_extents(cells), 1, mint_padded, mint_kept);
        mint_copy_in(mappings, {"in.c", 75}, "l->r", &l->r[0], mint_extents(cells), 1, mint_padded, mint_kept);
...
    mint_copy_out({"in.c", 79}, "levels[0].u", &levels[0].u[0], mint_extents(all));
