
...
/* The loops at line 23.
 * c: read, 2 points, radius [-1,1]
 * f: read, pointwise
 * new_: written
 * A block computes 256x1x1 points.
 * The model expects 45 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
run_sweep1(const struct cell *__restrict__ c, const float *f, real *new_, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        new_[i] = (c[i-1].h + c[i+1].h)/2 + f[i];
    }
}

/* The loops at line 26.
 * new_: read, pointwise
 * c: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 26.4 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
run_sweep2(const real *new_, struct cell *c, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        c[i].h = new_[i];
        c[i].flag = c[i].flag + 1;
    }
}

static int run(int n, int steps, struct cell *c, real *new_, float *f)
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 15}, "c", &c[0], mint_extents(n), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 16}, "new_", &new_[0], mint_extents(n), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 17}, "f", &f[0], mint_extents(n), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 18});
...
            {
                const mint_site site = {"in.c", 23};
                const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
                if (i_count > 0) {
                    mint_view c_map = mint_find_view(site, "c", &c[0], sizeof(struct cell));
                    mint_view f_map = mint_find_view(site, "f", &f[0], sizeof(float));
                    mint_view new__map = mint_find_view(site, "new_", &new_[0], sizeof(real));
                    mint_reach_view(site, c_map, "c", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1", true);
                    mint_reach_view(site, f_map, "f", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                    mint_reach_view(site, new__map, "new_", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                    c_map.settle();
                    f_map.settle();
                    new__map.settle();
                    const mint_nest loops = {{{i_begin, i_count, 1}}};
                    const mint_touch c_reads = {"c[i - 1].h", {{-1, 1, {1}, 2}}};
                    const mint_touch new__writes = {"new[i]", {{0, 0, {1}}}};
                    const mint_touch f_reads = {"f[i]", {{0, 0, {1}}}};
                    mint_distinct(site, loops, c_map, "c", c_reads, new__map, "new_", new__writes);
                    mint_coincide(site, loops, f_map, "f", f_reads, new__map, "new_", new__writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "run_sweep1", mint_ceil_div(i_count, 256));
                    mint_launching(site, "run_sweep1");
                    run_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (struct cell *)c_map.device, (float *)f_map.device, (real *)new__map.device,
                        (unsigned)i_count);
                    mint_launched(site, "run_sweep1", new__map);
                }
            }
            {
                const mint_site site = {"in.c", 26};
                const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
                if (i_count > 0) {
                    mint_view new__map = mint_find_view(site, "new_", &new_[0], sizeof(real));
                    mint_view c_map = mint_find_view(site, "c", &c[0], sizeof(struct cell));
                    mint_reach_view(site, new__map, "new_", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                    mint_reach_view(site, c_map, "c", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                    new__map.settle();
                    c_map.settle();
                    const mint_nest loops = {{{i_begin, i_count, 1}}};
                    const mint_touch new__reads = {"new[i]", {{0, 0, {1}}}};
                    const mint_touch c_writes = {"c[i].h", {{0, 0, {1}}}};
                    mint_coincide(site, loops, new__map, "new_", new__reads, c_map, "c", c_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "run_sweep2", mint_ceil_div(i_count, 256));
                    mint_launching(site, "run_sweep2");
                    run_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)new__map.device, (struct cell *)c_map.device, (unsigned)i_count);
                    mint_launched(site, "run_sweep2", c_map);
                }
            }
            /* #pragma mint single nowait */
...
                mint_put({"in.c", 32}, "c", &c[0].v[1], sqrt((double)mint_get({"in.c", 32}, "f", &f[n - 1])) + fabs(mint_get({"in.c", 32}, "new", &new_[0]) - 1));
                mint_update({"in.c", 33}, "c", &c[0].flag) |= mint_get({"in.c", 33}, "AT(c, 0)", &AT(c, 0).flag) << 2;
                mint_put({"in.c", 34}, "AT(new, -1)", &AT(new_, -1), mint_get({"in.c", 34}, "c", &c[n - 1].h));
                mint_put({"in.c", 35}, "f", &f[0], mint_get({"in.c", 35}, "f", &f[0]) * 1.5f), mint_update({"in.c", 35}, "f", &f[n - 1])++;
                struct cell last = mint_get({"in.c", 36}, "c", &c[n - 1]);
...
                mint_put({"in.c", 38}, "c", &c[n - 1], last);
                if (mint_get({"in.c", 39}, "c", &c[0].flag) % 3 == 1)
...
    mint_copy_out({"in.c", 51}, "c", &c[0], mint_extents(n));
    mint_copy_out({"in.c", 52}, "new_", &new_[0], mint_extents(n));
    mint_copy_out({"in.c", 53}, "f", &f[0], mint_extents(n));
