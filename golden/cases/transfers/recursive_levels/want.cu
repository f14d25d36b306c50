
...
/* The loops at line 17.
 * u: read and written, pointwise
 * f: read, pointwise
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
cycle_sweep1(real *u, const real *f, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        u[i] = u[i] + (real)0.5*f[i];
    }
}

/* The loops at line 24.
 * f: read, subscripts that are not index + constant
 * u: read, subscripts that are not index + constant
 * coarse: written
 * A block computes 256x1x1 points.
 * The model expects 85.7 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
cycle_sweep2(const real *__restrict__ f, const real *__restrict__ u, real *__restrict__ coarse,
             unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        coarse[i] = f[2*i] + u[2*i-1] - 2*u[2*i] + u[2*i+1];
    }
}

/* The loops at line 28.
 * e: read, pointwise
 * u: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
cycle_sweep3(const real *__restrict__ e, real *__restrict__ u, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        u[2*i] += e[i];
    }
}

...
    {
        const mint_site site = {"in.c", 17};
        const long long i_begin = 1, i_count = mint_trips(i_begin, n, 1);
        if (i_count > 0) {
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
            mint_view f_map = mint_find_view(site, "f", &f[0], sizeof(real));
            mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site, f_map, "f", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            u_map.settle();
            f_map.settle();
            const mint_nest loops = {{{i_begin, i_count, 1}}};
            const mint_touch u_writes = {"u[i]", {{0, 0, {1}}}};
            const mint_touch f_reads = {"f[i]", {{0, 0, {1}}}};
            mint_coincide(site, loops, u_map, "u", u_writes, f_map, "f", f_reads);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "cycle_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "cycle_sweep1");
            cycle_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)u_map.device, (real *)f_map.device, (unsigned)i_count);
            mint_launched(site, "cycle_sweep1", u_map);
        }
    }
...
    {
        const mint_site site = {"in.c", 24};
        const long long i_begin = 1, i_count = mint_trips(i_begin, m, 1);
        if (i_count > 0) {
            mint_view f_map = mint_find_view(site, "f", &f[0], sizeof(real));
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
            mint_view coarse_map = mint_find_view(site, "coarse", &coarse[0], sizeof(real));
            mint_reach_view(site, f_map, "f", {{2*i_begin}, {2*(i_begin + i_count - 1)}}, "2*i", true);
            mint_reach_view(site, u_map, "u", {{2*i_begin - 1}, {2*(i_begin + i_count - 1) + 1}},
                    "2*i-1..2*i+1", true);
            mint_reach_view(site, coarse_map, "coarse", {{i_begin}, {i_begin + i_count - 1}}, "i",
                    true);
            f_map.settle();
            u_map.settle();
            coarse_map.settle();
            const mint_nest loops = {{{i_begin, i_count, 1}}};
            const mint_touch f_reads = {"f[2 * i]", {{0, 0, {2}}}};
            const mint_touch coarse_writes = {"coarse[i]", {{0, 0, {1}}}};
            const mint_touch u_reads = {"u[2 * i - 1]", {{-1, 1, {2}}}};
            mint_distinct(site, loops, f_map, "f", f_reads, coarse_map, "coarse", coarse_writes);
            mint_distinct(site, loops, u_map, "u", u_reads, coarse_map, "coarse", coarse_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "cycle_sweep2", mint_ceil_div(i_count, 256));
            mint_launching(site, "cycle_sweep2");
            cycle_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)f_map.device, (real *)u_map.device, (real *)coarse_map.device, (unsigned)i_count);
            mint_launched(site, "cycle_sweep2", coarse_map);
        }
    }
...
    {
        const mint_site site = {"in.c", 28};
        const long long i_begin = 1, i_count = mint_trips(i_begin, m, 1);
        if (i_count > 0) {
            mint_view e_map = mint_find_view(site, "e", &e[0], sizeof(real));
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
            mint_reach_view(site, e_map, "e", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site, u_map, "u", {{2*i_begin}, {2*(i_begin + i_count - 1)}}, "2*i", true);
            e_map.settle();
            u_map.settle();
            const mint_nest loops = {{{i_begin, i_count, 1}}};
            const mint_touch e_reads = {"e[i]", {{0, 0, {1}}}};
            const mint_touch u_writes = {"u[2 * i]", {{0, 0, {2}}}};
            mint_distinct(site, loops, e_map, "e", e_reads, u_map, "u", u_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "cycle_sweep3", mint_ceil_div(i_count, 256));
            mint_launching(site, "cycle_sweep3");
            cycle_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)e_map.device, (real *)u_map.device, (unsigned)i_count);
            mint_launched(site, "cycle_sweep3", u_map);
        }
    }
...
/* The loops at line 40.
 * f: read, subscripts that are not index + constant
 * u: read, subscripts that are not index + constant
 * coarse: written
 * A block computes 256x1x1 points.
 * The model expects 85.7 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
allocating_sweep1(const real *__restrict__ f, const real *__restrict__ u, real *__restrict__ coarse,
                  unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        coarse[i] = f[2*i] + u[2*i-1] - 2*u[2*i] + u[2*i+1];
    }
}

/* The loops at line 44.
 * e: read, pointwise
 * u: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
allocating_sweep2(const real *__restrict__ e, real *__restrict__ u, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        u[2*i] += e[i];
    }
}

/* The loops at line 48.
 * u: read and written, pointwise
 * f: read, pointwise
 * A block computes 256x1x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
allocating_sweep3(real *u, const real *f, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        u[i] = u[i] + (real)0.5*f[i];
    }
}

...
    if (n > 4) { mint_scope mappings;
        mint_copy_in(mappings, {"in.c", 37}, "e", &e[0], mint_extents(m + 1), 1, mint_padded, mint_scoped);
        mint_copy_in(mappings, {"in.c", 38}, "coarse", &coarse[0], mint_extents(m + 1), 1, mint_padded, mint_scoped);
        {
            const mint_site site = {"in.c", 40};
            const long long i_begin = 1, i_count = mint_trips(i_begin, m, 1);
            if (i_count > 0) {
                mint_view f_map = mint_find_view(site, "f", &f[0], sizeof(real));
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view coarse_map = mint_find_view(site, "coarse", &coarse[0], sizeof(real));
                mint_reach_view(site, f_map, "f", {{2*i_begin}, {2*(i_begin + i_count - 1)}}, "2*i", true);
                mint_reach_view(site, u_map, "u", {{2*i_begin - 1}, {2*(i_begin + i_count - 1) + 1}},
                        "2*i-1..2*i+1", true);
                mint_reach_view(site, coarse_map, "coarse", {{i_begin}, {i_begin + i_count - 1}}, "i",
                        true);
                f_map.settle();
                u_map.settle();
                coarse_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch f_reads = {"f[2 * i]", {{0, 0, {2}}}};
                const mint_touch coarse_writes = {"coarse[i]", {{0, 0, {1}}}};
                const mint_touch u_reads = {"u[2 * i - 1]", {{-1, 1, {2}}}};
                mint_distinct(site, loops, f_map, "f", f_reads, coarse_map, "coarse", coarse_writes);
                mint_distinct(site, loops, u_map, "u", u_reads, coarse_map, "coarse", coarse_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "allocating_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "allocating_sweep1");
                allocating_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)f_map.device, (real *)u_map.device, (real *)coarse_map.device, (unsigned)i_count);
                mint_launched(site, "allocating_sweep1", coarse_map);
            }
        }
...
        {
            const mint_site site = {"in.c", 44};
            const long long i_begin = 1, i_count = mint_trips(i_begin, m, 1);
            if (i_count > 0) {
                mint_view e_map = mint_find_view(site, "e", &e[0], sizeof(real));
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_reach_view(site, e_map, "e", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                mint_reach_view(site, u_map, "u", {{2*i_begin}, {2*(i_begin + i_count - 1)}}, "2*i", true);
                e_map.settle();
                u_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch e_reads = {"e[i]", {{0, 0, {1}}}};
                const mint_touch u_writes = {"u[2 * i]", {{0, 0, {2}}}};
                mint_distinct(site, loops, e_map, "e", e_reads, u_map, "u", u_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "allocating_sweep2", mint_ceil_div(i_count, 256));
                mint_launching(site, "allocating_sweep2");
                allocating_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)e_map.device, (real *)u_map.device, (unsigned)i_count);
                mint_launched(site, "allocating_sweep2", u_map);
            }
        }
...
    {
        const mint_site site = {"in.c", 48};
        const long long i_begin = 1, i_count = mint_trips(i_begin, n, 1);
        if (i_count > 0) {
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
            mint_view f_map = mint_find_view(site, "f", &f[0], sizeof(real));
            mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site, f_map, "f", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            u_map.settle();
            f_map.settle();
            const mint_nest loops = {{{i_begin, i_count, 1}}};
            const mint_touch u_writes = {"u[i]", {{0, 0, {1}}}};
            const mint_touch f_reads = {"f[i]", {{0, 0, {1}}}};
            mint_coincide(site, loops, u_map, "u", u_writes, f_map, "f", f_reads);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "allocating_sweep3", mint_ceil_div(i_count, 256));
            mint_launching(site, "allocating_sweep3");
            allocating_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)u_map.device, (real *)f_map.device, (unsigned)i_count);
            mint_launched(site, "allocating_sweep3", u_map);
        }
    }
...
    for (int l = 0, m = n; l < LEVELS; l++, m /= 2) { mint_scope mappings_2;
...
        mint_copy_in(mappings_2, {"in.c", 63}, "levels[l].u", &levels[l].u[0], mint_extents(m + 1), 1, mint_padded, mint_kept);
        mint_copy_in(mappings_2, {"in.c", 64}, "levels[l].f", &levels[l].f[0], mint_extents(m + 1), 1, mint_padded, mint_kept);
...
        mint_copy_out({"in.c", 72}, "levels[l].u", &levels[l].u[0], mint_extents(m + 1));
        mint_release({"in.c", 73}, "levels[l].u", &levels[l].u[0]);
        mint_release({"in.c", 74}, "levels[l].f", &levels[l].f[0]);
