
...
/* The loops at line 74.
 * u: read, 4 points, radius [-1,1][-1,1][-1,0]
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 121 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
cube_sweep1(const real *__restrict__ u, long long u_plane, long long u_row, real *__restrict__ v,
            long long v_plane, long long v_row, unsigned k_count, unsigned j_count, unsigned i_count)
{
    const unsigned ik = blockIdx.x*16 + threadIdx.x;
    const unsigned ij = blockIdx.y*16 + threadIdx.y;
    const unsigned ii = blockIdx.z;
    if (ik < k_count && ij < j_count && ii < i_count) {
        const int i = 2 + (int)ii;
        const int j = 2 + (int)ij;
        const int k = 2 + (int)ik;
        const long long u_at = i*u_plane + j*u_row + k;
        v[i*v_plane+j*v_row+k] = (u[u_at-u_plane] + u[u_at+u_plane])/4 + u[u_at-u_row]
                - u[u_at+u_row-1]/2;
    }
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 68}, "u", u, mint_extents(n + 1, n + 1, n + 1), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 69}, "v", v, mint_extents(n + 1, n + 1, n + 1), 2, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 70}, mint_rows_stay);
...
            {
                const mint_site site = {"in.c", 74};
                const long long i_begin = 2, i_count = mint_trips(i_begin, n, 1);
                const long long j_begin = 2, j_count = mint_trips(j_begin, n, 1);
                const long long k_begin = 2, k_count = mint_trips(k_begin, n, 1);
                if (i_count > 0 && j_count > 0 && k_count > 0) {
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_table v_map = mint_find_table(site, "v", v);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "i-1..i+1", i_begin - 1, i_begin + i_count},
                        {u_map, "u", 1, "j-1..j+1", j_begin - 1, j_begin + j_count},
                        {u_map, "u", 2, "k-1..k", k_begin - 1, k_begin + k_count - 1},
                        {v_map, "v", 0, "i", i_begin, i_begin + i_count - 1},
                        {v_map, "v", 1, "j", j_begin, j_begin + j_count - 1},
                        {v_map, "v", 2, "k", k_begin, k_begin + k_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    u_map.settle(site, "u");
                    v_map.settle(site, "v");
                    const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}, {k_begin, k_count,
                            1}}};
                    const mint_touch u_reads = {"u[i - 1][j][k]", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1, 0}}, {-1,
                            0, {0, 0, 1}}}};
                    const mint_touch v_writes = {"v[i][j][k]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                            0, 1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "cube_sweep1", mint_ceil_div(k_count, 16),
                            mint_ceil_div(j_count, 16), i_count);
                    mint_launching(site, "cube_sweep1");
                    cube_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                        v_map.stride[0], v_map.stride[1], (unsigned)k_count, (unsigned)j_count,
                        (unsigned)i_count);
                    mint_launched(site, "cube_sweep1", v_map);
                }
            }
...
    mint_copy_out({"in.c", 83}, "u", u, mint_extents(n + 1, n + 1, n + 1));
    mint_copy_out({"in.c", 84}, "v", v, mint_extents(n + 1, n + 1, n + 1));
...
/* The loops at line 105.
 * u: read, 4 points, radius [-1,1][-1,1]
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u, long long u_row, real *__restrict__ v, long long v_row,
            unsigned j_count, unsigned i_count)
{
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = 2 + (int)ii;
        const int j = 2 + (int)ij;
        const long long u_at = i*u_row + j;
        v[i*v_row+j] = u[u_at-u_row] + u[u_at+u_row] + u[u_at-1]*u[u_at+1];
    }
}

...
{ mint_scope mappings_2;
...
    mint_copy_in(mappings_2, {"in.c", 102}, "u", u, mint_extents(n + 1, n + 1), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 103}, "v", v, mint_extents(n + 1, n + 1), 2, mint_padded, mint_scoped);
    {
        const mint_site site = {"in.c", 105};
        const long long i_begin = 2, i_count = mint_trips(i_begin, n, 1);
        const long long j_begin = 2, j_count = mint_trips(j_begin, n, 1);
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
            const mint_touch u_reads = {"u[i - 1][j]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
            const mint_touch v_writes = {"v[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(j_count, 16),
                    mint_ceil_div(i_count, 16));
            mint_launching(site, "main_sweep1");
            main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                (unsigned)j_count, (unsigned)i_count);
            mint_launched(site, "main_sweep1", v_map);
        }
    }
    mint_copy_out({"in.c", 108}, "v", v, mint_extents(n + 1, n + 1));
