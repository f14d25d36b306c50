
...
/* The loops at line 10.
 * c: read, subscripts that are not index + constant
 * mu: written
 * A block computes 16x16x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
potential_sweep1(const real *__restrict__ c, long long c_row, real *__restrict__ mu,
                 long long mu_row, int ny, int nx, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = (int)iy;
        const int x = (int)ix;
        mu[y*mu_row+x] = c[y*c_row+(x-1+nx)%nx] + c[y*c_row+(x+1+nx)%nx] + c[(y-1+ny)%ny*c_row+x]
                + c[(y+1+ny)%ny*c_row+x] - 4*c[y*c_row+x];
    }
}

...
    {
        const mint_site site = {"in.c", 10};
        const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
        const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
        if (y_count > 0 && x_count > 0) {
            mint_view c_map = mint_find_view(site, "c", &c[0], sizeof(real), (long long)nx);
            mint_view mu_map = mint_find_view(site, "mu", &mu[0], sizeof(real), (long long)nx);
            mint_reach_view(site, c_map, "c", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                    + x_count - 1}}, "y][(x-1+nx)%nx", true);
            mint_reach_view(site, mu_map, "mu", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                    + x_count - 1}}, "y][x", true);
            c_map.settle();
            mu_map.settle();
            const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
            const mint_touch c_reads = {"c[IX(x - 1, y)]", {{0, 0, {1, 0}}, {x_begin, x_begin + x_count
                    - 1, {0, 0}}}};
            const mint_touch mu_writes = {"mu[IX(x, y)]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const mint_touch c_reads_2 = {"c[IX(x, y - 1)]", {{y_begin, y_begin + y_count - 1, {0, 0}},
                    {0, 0, {0, 1}}}};
            const mint_touch c_reads_3 = {"c[IX(x, y)]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            mint_distinct(site, loops, c_map, "c", c_reads, mu_map, "mu", mu_writes);
            mint_distinct(site, loops, c_map, "c", c_reads_2, mu_map, "mu", mu_writes);
            mint_distinct(site, loops, c_map, "c", c_reads_3, mu_map, "mu", mu_writes);
            const bool mu_apart = mint_once(mu_map);
            mint_apart(site, mu_apart
                    || !mint_meet(loops, mu_map, mu_writes, mu_map, mu_writes, mint_elsewhere),
                    "mu[IX(x, y)]", "mu[IX(x, y)]");
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "potential_sweep1", mint_ceil_div(x_count, 16),
                    mint_ceil_div(y_count, 16));
            mint_launching(site, "potential_sweep1");
            potential_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                (real *)c_map.device, c_map.stride[0], (real *)mu_map.device, mu_map.stride[0], ny, nx,
                (unsigned)x_count, (unsigned)y_count);
            mint_launched(site, "potential_sweep1", mu_map);
        }
    }
...
/* The loops at line 18.
 * mu: read, subscripts that are not index + constant
 * c: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.5 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
update_sweep1(const real *__restrict__ mu, long long mu_row, real *__restrict__ c, long long c_row,
              int ny, int nx, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = (int)iy;
        const int x = (int)ix;
        const long long c_at = y*c_row + x;
        c[c_at] += (mu[y*mu_row+(x-1+nx)%nx] + mu[y*mu_row+(x+1+nx)%nx] + mu[(y-1+ny)%ny*mu_row+x]
                + mu[(y+1+ny)%ny*mu_row+x])/8;
    }
}

/* The loops at line 22.
 * c: read, pointwise
 * v: read and written, pointwise
 * u: read and written, pointwise
 * mu: read, subscripts that are not index + constant
 * A block computes 16x16x1 points.
 * The model expects 41 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
update_sweep2(const real *c, long long c_row, real *v, long long v_row, real *u, long long u_row,
              const real *__restrict__ mu, long long mu_row, int nx, unsigned x_count,
              unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = (int)iy;
        const int x = (int)ix;
        const long long v_at = y*v_row + x;
        const long long u_at = y*u_row + x;
        u[u_at] += c[y*c_row+x]*v[v_at];
        v[v_at] *= u[u_at] - mu[y*mu_row+(x+1+nx)%nx];
    }
}

...
    {
        const mint_site site = {"in.c", 18};
        const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
        const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
        if (y_count > 0 && x_count > 0) {
            mint_view mu_map = mint_find_view(site, "mu", &mu[0], sizeof(real), (long long)nx);
            mint_view c_map = mint_find_view(site, "c", &c[0], sizeof(real), (long long)nx);
            mint_reach_view(site, mu_map, "mu", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                    + x_count - 1}}, "y][(x-1+nx)%nx", true);
            mint_reach_view(site, c_map, "c", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                    + x_count - 1}}, "y][x", true);
            mu_map.settle();
            c_map.settle();
            const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
            const mint_touch mu_reads = {"mu[IX(x - 1, y)]", {{0, 0, {1, 0}}, {x_begin, x_begin
                    + x_count - 1, {0, 0}}}};
            const mint_touch c_writes = {"c[IX(x, y)]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const mint_touch mu_reads_2 = {"mu[IX(x, y - 1)]", {{y_begin, y_begin + y_count - 1, {0,
                    0}}, {0, 0, {0, 1}}}};
            const mint_touch c_reads = {"c[IX(x, y)]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            mint_distinct(site, loops, mu_map, "mu", mu_reads, c_map, "c", c_writes);
            mint_distinct(site, loops, mu_map, "mu", mu_reads_2, c_map, "c", c_writes);
            const bool c_apart = mint_once(c_map);
            mint_apart(site, c_apart
                    || !mint_meet(loops, c_map, c_writes, c_map, c_reads, mint_elsewhere),
                    "c[IX(x, y)]", "c[IX(x, y)]");
            mint_apart(site, c_apart
                    || !mint_meet(loops, c_map, c_writes, c_map, c_writes, mint_elsewhere),
                    "c[IX(x, y)]", "c[IX(x, y)]");
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "update_sweep1", mint_ceil_div(x_count, 16),
                    mint_ceil_div(y_count, 16));
            mint_launching(site, "update_sweep1");
            update_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                (real *)mu_map.device, mu_map.stride[0], (real *)c_map.device, c_map.stride[0], ny, nx,
                (unsigned)x_count, (unsigned)y_count);
            mint_launched(site, "update_sweep1", c_map);
        }
    }
    {
        const mint_site site = {"in.c", 22};
        const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
        const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
        if (y_count > 0 && x_count > 0) {
            mint_view c_map = mint_find_view(site, "c", &c[0], sizeof(real), (long long)nx);
            mint_table v_map = mint_find_table(site, "v", v);
            mint_table u_map = mint_find_table(site, "u", u);
            mint_view mu_map = mint_find_view(site, "mu", &mu[0], sizeof(real), (long long)nx);
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            mint_reach_view(site, c_map, "c", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                    + x_count - 1}}, "y][x", true);
            mint_reach_view(site, mu_map, "mu", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                    + x_count - 1}}, "y][(x+1+nx)%nx", true);
            c_map.settle();
            v_map.settle(site, "v");
            u_map.settle(site, "u");
            mu_map.settle();
            const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
            const mint_touch c_reads = {"c[IX(here, y)]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const mint_touch v_writes = {"AT(v, y, x)", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const mint_touch u_writes = {"u[y % ny][here]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const mint_touch v_reads = {"AT(v, y, x)", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const mint_touch u_reads = {"u[y % ny][here]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const mint_touch mu_reads = {"mu[IX(x + 1, y)]", {{0, 0, {1, 0}}, {x_begin, x_begin
                    + x_count - 1, {0, 0}}}};
            mint_coincide(site, loops, c_map, "c", c_reads, v_map, "v", v_writes);
            mint_coincide(site, loops, c_map, "c", c_reads, u_map, "u", u_writes);
            mint_coincide(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
            mint_coincide(site, loops, v_map, "v", v_writes, u_map, "u", u_reads);
            mint_coincide(site, loops, v_map, "v", v_writes, u_map, "u", u_writes);
            mint_distinct(site, loops, v_map, "v", v_writes, mu_map, "mu", mu_reads);
            mint_distinct(site, loops, u_map, "u", u_writes, mu_map, "mu", mu_reads);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "update_sweep2", mint_ceil_div(x_count, 16),
                    mint_ceil_div(y_count, 16));
            mint_launching(site, "update_sweep2");
            update_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                (real *)c_map.device, c_map.stride[0], (real *)v_map.device, v_map.stride[0],
                (real *)u_map.device, u_map.stride[0], (real *)mu_map.device, mu_map.stride[0], nx,
                (unsigned)x_count, (unsigned)y_count);
            mint_launched(site, "update_sweep2", v_map, u_map);
        }
    }
...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 41}, "c", &c[0], mint_extents(nx * ny), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 42}, "mu", &mu[0], mint_extents(nx * ny), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 43}, "u", u, mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 44}, "v", v, mint_extents(ny, nx), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 45});
...
}
    mint_copy_out({"in.c", 50}, "c", &c[0], mint_extents(nx * ny));
    mint_copy_out({"in.c", 51}, "u", u, mint_extents(ny, nx));
    mint_copy_out({"in.c", 52}, "v", v, mint_extents(ny, nx));
