
...
/* The loops at line 7.
 * p: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
smooth_sweep1(real *__restrict__ p, unsigned j_count)
{
    const unsigned ij = blockIdx.x*256 + threadIdx.x;
    if (ij < j_count) {
        const int j = 1 + (int)ij;
        p[j] = p[j]*2 + j;
    }
}

...
    {
        const mint_site site = {"in.c", 7};
        const long long j_begin = 1, j_count = mint_trips(j_begin, n - 1, 1);
        if (j_count > 0) {
            mint_view p_map = mint_find_view(site, "p", &p[0], sizeof(real));
            mint_reach_view(site, p_map, "p", {{j_begin}, {j_begin + j_count - 1}}, "j", true);
            p_map.settle();
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "smooth_sweep1", mint_ceil_div(j_count, 256));
            mint_launching(site, "smooth_sweep1");
            smooth_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)p_map.device, (unsigned)j_count);
            mint_launched(site, "smooth_sweep1", p_map);
        }
    }
...
/* The loops at line 14.
 * p: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
plane_sweep1(real *__restrict__ p, long long p_row, unsigned j_count, unsigned i_count)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = 1 + (int)ii;
        const int j = 1 + (int)ij;
        const long long p_at = i*p_row + j;
        p[p_at] = p[p_at]*3 - j;
    }
}

...
    {
        const mint_site site = {"in.c", 14};
        const long long i_begin = 1, i_count = mint_trips(i_begin, m - 1, 1);
        const long long j_begin = 1, j_count = mint_trips(j_begin, n - 1, 1);
        if (i_count > 0 && j_count > 0) {
            mint_table p_map = mint_find_table(site, "p", p);
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {p_map, "p", 0, "i", i_begin, i_begin + i_count - 1},
                {p_map, "p", 1, "j", j_begin, j_begin + j_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            p_map.settle(site, "p");
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "plane_sweep1", mint_ceil_div(j_count, 16),
                    mint_ceil_div(i_count, 16));
            mint_launching(site, "plane_sweep1");
            plane_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                (real *)p_map.device, p_map.stride[0], (unsigned)j_count, (unsigned)i_count);
            mint_launched(site, "plane_sweep1", p_map);
        }
    }
...
/* The loops at line 22.
 * v: read, subscripts that are not index + constant
 * u: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
wrapped_sweep1(const real *__restrict__ v, long long v_row, real *__restrict__ u, long long u_row,
               int m, int n, unsigned j_count, unsigned i_count, mint_extent v_extent,
               mint_extent v_extent_2)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = (int)ii;
        const int j = (int)ij;
        const long long u_at = i*u_row + j;
        u[u_at] += v[mint_inside(i*7%m*v_row+mint_inside((j*5+1)%n, v_extent, 0), v_extent_2, 0)];
    }
}

...
    {
        const mint_site site = {"in.c", 22};
        const long long i_begin = 0, i_count = mint_trips(i_begin, m, 1);
        const long long j_begin = 0, j_count = mint_trips(j_begin, n, 1);
        if (i_count > 0 && j_count > 0) {
            mint_table v_map = mint_find_table(site, "v", v);
            mint_table u_map = mint_find_table(site, "u", u);
            mint_make_dense(site, v_map);
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {u_map, "u", 0, "i", i_begin, i_begin + i_count - 1},
                {u_map, "u", 1, "j", j_begin, j_begin + j_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            v_map.settle(site, "v");
            u_map.settle(site, "u");
            static const mint_checked v_checked[] = {
                {{"in.c", 24}, "v", "v[(i * 7) % m][(j * 5 + 1) % n]", 1},
            };
            static const mint_checked v_checked_2[] = {
                {{"in.c", 24}, "v", "v[(i * 7) % m][(j * 5 + 1) % n]", -1},
            };
            const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
            const mint_touch v_reads = mint_anywhere("v[(i * 7) % m][(j * 5 + 1) % n]");
            const mint_touch u_writes = {"u[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            mint_distinct(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "wrapped_sweep1", mint_ceil_div(j_count, 16),
                    mint_ceil_div(i_count, 16));
            mint_launching(site, "wrapped_sweep1");
            wrapped_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                (real *)v_map.device, v_map.stride[0], (real *)u_map.device, u_map.stride[0], m, n,
                (unsigned)j_count, (unsigned)i_count, mint_values_of(site, v_map, 1, v_checked),
                mint_elements(site, v_map, v_map.device, v_checked_2));
            mint_launched(site, "wrapped_sweep1", u_map);
        }
    }
...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 43}, "u", u, mint_extents(n, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 44}, "v", v, mint_extents(n, w), 1, mint_padded, mint_kept);
    mint_copy_in(mappings, {"in.c", 45}, "c", c, mint_extents(n, n, w), 1, mint_padded, mint_scoped);
...
    wrapped(u, (const real **)(const real *const *)v, n, w);
    mint_release({"in.c", 55}, "v", mint_storage(v));
    mint_copy_out({"in.c", 56}, "u", u, mint_extents(n, w));
    mint_copy_out({"in.c", 57}, "c", c, mint_extents(n, n, w));
