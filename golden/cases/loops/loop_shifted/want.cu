
...
/* The loops at line 18.
 * u: read, 2 points, radius [-1,1]
 * v: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.7 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u, real *__restrict__ v, long long v_row, long long x_count,
            unsigned y_count)
{
    const long long ix = (long long)blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const size_t y = 1 + (size_t)iy;
        const size_t x = 2 + (size_t)ix;
        const long long v_at = y*v_row + x;
        v[v_at] += u[x-1] + u[y+1];
    }
}

/* The loops at line 22.
 * u: read, pointwise
 * v: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *u, real *__restrict__ v, long long v_row, unsigned x_count,
            unsigned y_count, mint_extent v_extent, mint_extent u_extent)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 2*(int)iy;
        const int x = (int)ix;
        const long long v_at = y*v_row + x;
        if (x < (long long)y - 1)
            v[mint_inside(v_at, v_extent, 0)] -= u[mint_inside(y, u_extent, 0)];
    }
}

/* The loops at line 26.
 * u: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(real *__restrict__ u, unsigned last_count)
{
    const unsigned ilast = blockIdx.x*256 + threadIdx.x;
    if (ilast < last_count) {
        const int last = 5 + (int)ilast;
        u[last] *= 2;
    }
}

/* The loops at line 29.
 * u: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep4(real *__restrict__ u, unsigned k_count)
{
    const unsigned ik = blockIdx.x*256 + threadIdx.x;
    if (ik < k_count) {
        const unsigned k = ik;
        u[k] += 1;
    }
}

...
{ mint_scope mappings;
...
    real *u = (real *)malloc((n + 4) * sizeof *u), *v = (real *)malloc((n + 4) * (n + 4) * sizeof *v);
...
    mint_copy_in(mappings, {"in.c", 13}, "u", &u[0], mint_extents(n + 4), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 14}, "v", &v[0], mint_extents(n + 4, n + 4), 2, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 15});
        {
            const mint_site site = {"in.c", 18};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n - 1, 1);
            const long long x_begin = 2, x_count = mint_trips(x_begin, (long long)n - 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)n + 4);
                mint_reach_view(site, u_map, "u", {{x_begin - 1}, {x_begin + x_count - 2}}, "x-1", true);
                mint_reach_view(site, u_map, "u", {{y_begin + 1}, {y_begin + y_count}}, "y+1", true);
                mint_reach_view(site, v_map, "v", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "(long long)y][(long long)x", true);
                u_map.settle();
                v_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[x - 1]", {{-1, -1, {0, 1}}}};
                const mint_touch v_writes = {"v[y * (n + 4) + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_reads_2 = {"u[y + 1]", {{1, 1, {1, 0}}}};
                const mint_touch v_reads = {"v[y * (n + 4) + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_distinct(site, loops, u_map, "u", u_reads_2, v_map, "v", v_writes);
                const bool v_apart = mint_once(v_map);
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_reads, mint_elsewhere),
                        "v[y * (n + 4) + x]", "v[y * (n + 4) + x]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                        "v[y * (n + 4) + x]", "v[y * (n + 4) + x]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(x_count, 16),
                        mint_tiles(site, "y", y_count, 16, 4294900685));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)v_map.device, v_map.stride[0], x_count, (unsigned)y_count);
                mint_launched(site, "main_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 22};
            const long long y_begin = 0, y_count = mint_trips(y_begin, (long long)m - 2, 2);
            const long long x_begin = 0, x_count = mint_trips(x_begin, m - 4, 1);
            if (y_count > 0 && x_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)n + 4);
                mint_reach_view(site, v_map, "v", {{y_begin, x_begin}, {(y_begin + 2*(y_count - 1)), x_begin
                        + x_count - 1}}, "y][x", false);
                u_map.settle();
                v_map.settle();
                static const mint_checked v_checked[] = {
                    {{"in.c", 24}, "v", "v[y * (n + 4) + x]", -1},
                };
                static const mint_checked u_checked[] = {
                    {{"in.c", 24}, "u", "u[y]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 2}, {x_begin, x_count, 1}}};
                const mint_touch u_reads = {"u[y]", {{0, 0, {1, 0}}}};
                const mint_touch v_writes = {"v[y * (n + 4) + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch v_reads = {"v[y * (n + 4) + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                const bool v_apart = mint_once(v_map);
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_reads, mint_elsewhere),
                        "v[y * (n + 4) + x]", "v[y * (n + 4) + x]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                        "v[y * (n + 4) + x]", "v[y * (n + 4) + x]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep2", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)v_map.device, v_map.stride[0], (unsigned)x_count,
                    (unsigned)y_count, mint_elements(site, *v_map.whole, v_map.device, v_checked),
                    mint_elements(site, *u_map.whole, u_map.device, u_checked));
                mint_launched(site, "main_sweep2", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 26};
            const long long last_begin = 5, last_count = mint_trips(last_begin, (long long)m - 3, 1);
            if (last_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{last_begin}, {last_begin + last_count - 1}}, "last",
                        true);
                u_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep3", mint_ceil_div(last_count, 256));
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (unsigned)last_count);
                mint_launched(site, "main_sweep3", u_map);
            }
            last = (int)(last_begin + last_count);
        }
        {
            const mint_site site = {"in.c", 29};
            const long long k_begin = 0, k_count = mint_trips(k_begin, (long long)(unsigned)m, 1);
            if (k_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_within(site, "(unsigned)m", (long long)(m), (long long)(m), 0LL, 4294967295LL);
                mint_reach_view(site, u_map, "u", {{k_begin}, {k_begin + k_count - 1}}, "k", true);
                u_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep4",
                        mint_tiles(site, "k", k_count, 256, 4294965759));
                mint_launching(site, "main_sweep4");
                main_sweep4<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (unsigned)k_count);
                mint_launched(site, "main_sweep4", u_map);
            }
            k = (unsigned)(k_begin + k_count);
        }
...
    mint_copy_out({"in.c", 32}, "u", &u[0], mint_extents(n + 4));
    mint_copy_out({"in.c", 33}, "v", &v[0], mint_extents(n + 4, n + 4));
