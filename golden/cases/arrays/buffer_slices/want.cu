
...
/* The loops at line 12.
 * cube_t_2: read, 6 points, radius [-1,1][-1,1][-1,0]
 * cube_t_1: read, 1 point, radius [0,0][0,0][0,1]
 * cube_t_1_2: written
 * A block computes 16x16x1 points.
 * The model expects 83.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
advance_sweep1(const real *__restrict__ cube_t_2, int cube_t_2_plane, int cube_t_2_row,
               const real *__restrict__ cube_t_1, int cube_t_1_plane, int cube_t_1_row,
               real *__restrict__ cube_t_1_2, int cube_t_1_2_plane, int cube_t_1_2_row,
               unsigned x_count, unsigned y_count, unsigned z_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = blockIdx.y*16 + threadIdx.y;
    const unsigned iz = blockIdx.z;
    if (ix < x_count && iy < y_count && iz < z_count) {
        const int z = 1 + (int)iz;
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const int cube_t_2_at = z*cube_t_2_plane + y*cube_t_2_row + x;
        cube_t_1_2[z*cube_t_1_2_plane+y*cube_t_1_2_row+x] = cube_t_2[cube_t_2_at]/2
                + (cube_t_2[cube_t_2_at-cube_t_2_plane] + cube_t_2[cube_t_2_at+cube_t_2_plane]
                + cube_t_2[cube_t_2_at-cube_t_2_row] + cube_t_2[cube_t_2_at+cube_t_2_row]
                - cube_t_2[cube_t_2_at-1]*cube_t_1[z*cube_t_1_plane+y*cube_t_1_row+(x+1)])/8;
    }
}

...
        {
            const mint_site site = {"in.c", 12};
            const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)n + 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_mapping &cube_t_2_map = mint_slice(site, "cube[t%2]",
                        mint_find(site, "cube", &cube[0][0][0][0], sizeof(real),
                        mint_extents(0, 26, 26, 26)), (t%2));
                mint_mapping &cube_t_1_map = mint_slice(site, "cube[t & 1]",
                        mint_find(site, "cube", &cube[0][0][0][0], sizeof(real),
                        mint_extents(0, 26, 26, 26)), (t & 1));
                mint_mapping &cube_t_1_2_map = mint_slice(site, "cube[(t + 1)%2]",
                        mint_find(site, "cube", &cube[0][0][0][0], sizeof(real),
                        mint_extents(0, 26, 26, 26)), ((t + 1)%2));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {cube_t_2_map, "cube[t%2]", 0, "z-1..z+1", z_begin - 1, z_begin + z_count},
                    {cube_t_2_map, "cube[t%2]", 1, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {cube_t_2_map, "cube[t%2]", 2, "x-1..x", x_begin - 1, x_begin + x_count - 1},
                    {cube_t_1_map, "cube[t & 1]", 0, "z", z_begin, z_begin + z_count - 1},
                    {cube_t_1_map, "cube[t & 1]", 1, "y", y_begin, y_begin + y_count - 1},
                    {cube_t_1_map, "cube[t & 1]", 2, "x+1", x_begin + 1, x_begin + x_count},
                    {cube_t_1_2_map, "cube[(t + 1)%2]", 0, "z", z_begin, z_begin + z_count - 1},
                    {cube_t_1_2_map, "cube[(t + 1)%2]", 1, "y", y_begin, y_begin + y_count - 1},
                    {cube_t_1_2_map, "cube[(t + 1)%2]", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch cube_t_2_reads = {"cube[t % 2][z][y][x]", {{-1, 1, {1, 0, 0}}, {-1, 1, {0,
                        1, 0}}, {-1, 0, {0, 0, 1}}}};
                const mint_touch cube_t_1_2_writes = {"cube[(t + 1) % 2][z][y][x]", {{0, 0, {1, 0, 0}}, {0,
                        0, {0, 1, 0}}, {0, 0, {0, 0, 1}}}};
                const mint_touch cube_t_1_reads = {"cube[t & 1][z][y][x + 1]", {{0, 0, {1, 0, 0}}, {0, 0,
                        {0, 1, 0}}, {1, 1, {0, 0, 1}}}};
                mint_distinct(site, loops, cube_t_2_map, "cube[t%2]", cube_t_2_reads, cube_t_1_2_map,
                        "cube[(t + 1)%2]", cube_t_1_2_writes);
                mint_distinct(site, loops, cube_t_1_map, "cube[t & 1]", cube_t_1_reads, cube_t_1_2_map,
                        "cube[(t + 1)%2]", cube_t_1_2_writes);
                mint_apart(site, mint_disjoint((long long)(((t + 1)%2)), (long long)(((t + 1)%2)),
                        (long long)((t & 1)), (long long)((t & 1))) || (0 == 0 && 0 == 0 && -1 == 0),
                        "cube[(t + 1) % 2][z][y][x]", "cube[t & 1][z][y][x + 1]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "advance_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16), z_count);
                mint_launching(site, "advance_sweep1");
                advance_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)cube_t_2_map.device, (int)cube_t_2_map.stride[0], (int)cube_t_2_map.stride[1],
                    (real *)cube_t_1_map.device, (int)cube_t_1_map.stride[0], (int)cube_t_1_map.stride[1],
                    (real *)cube_t_1_2_map.device, (int)cube_t_1_2_map.stride[0],
                    (int)cube_t_1_2_map.stride[1], (unsigned)x_count, (unsigned)y_count, (unsigned)z_count);
                mint_launched(site, "advance_sweep1", cube_t_1_2_map);
            }
        }
...
/* The loops at line 25.
 * part_0: read, 2 points, radius [-1,0][-1,0]
 * part_1: read, 1 point, radius [0,0][0,1]
 * part_2: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 63.4 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
components_sweep1(const real *part_0, int part_0_row, const real *part_1, int part_1_row,
                  real *__restrict__ part_2, int part_2_row, unsigned x_count, unsigned y_count,
                  mint_extent part_0_extent)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const int part_0_at = y*part_0_row + x;
        const int part_2_at = y*part_2_row + x;
        part_2[part_2_at] = part_0[part_0_at-part_0_row] - part_1[y*part_1_row+(x+1)];
        if (x > y)
            part_2[part_2_at] += part_0[mint_inside(part_0_at-1, part_0_extent, 0)];
    }
}

/* The loops at line 32.
 * three: read and written, subscripts that are not index + constant
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
components_sweep2(real *__restrict__ three, long long three_plane, long long three_row, int k,
                  unsigned x_count, unsigned y_count, mint_extent three_extent)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        if (k > 0 && x != 3)
            three[mint_inside(-k*three_plane+y*three_row+x, three_extent,
                    0)] = three[mint_inside((y-1)*three_row+x, three_extent, 1)]
                    + three[mint_inside(k*three_plane+y*three_row+(x+1), three_extent, 2)];
    }
}

/* The loops at line 37.
 * three_1: read, 1 point, radius [-1,0][0,0]
 * three_0: read, 1 point, radius [0,0][0,1]
 * three_1_2: written
 * A block computes 16x16x1 points.
 * The model expects 85.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
components_sweep3(const real *__restrict__ three_1, int three_1_row,
                  const real *__restrict__ three_0, int three_0_row, real *__restrict__ three_1_2,
                  int three_1_2_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        three_1_2[y*three_1_2_row+x] = three_1[(y-1)*three_1_row+x] + three_0[y*three_0_row+(x+1)];
    }
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 22});
        mint_inferred part_here({"in.c", 22}, "part", &part[0][0][0],
                mint_extents(sizeof(part) / sizeof(part[0]), sizeof(part[0]) / sizeof(part[0][0]),
                sizeof(part[0][0]) / sizeof(part[0][0][0])), 1, mint_padded, mint_both);
...
        {
            const mint_site site = {"in.c", 25};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &part_0_map = mint_slice(site, "part[0]",
                        mint_find(site, "part", &part[0][0][0], sizeof(real), mint_extents(0, 26, 26)), 0);
                mint_mapping &part_1_map = mint_slice(site, "part[1]",
                        mint_find(site, "part", &part[0][0][0], sizeof(real), mint_extents(0, 26, 26)), 1);
                mint_mapping &part_2_map = mint_slice(site, "part[2]",
                        mint_find(site, "part", &part[0][0][0], sizeof(real), mint_extents(0, 26, 26)), 2);
                mint_reach_or_dense(site, part_0_map, 0, y_begin, y_begin + y_count - 1);
                mint_reach_or_dense(site, part_0_map, 1, x_begin - 1, x_begin + x_count - 2);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {part_0_map, "part[0]", 0, "y-1", y_begin - 1, y_begin + y_count - 2},
                    {part_0_map, "part[0]", 1, "x", x_begin, x_begin + x_count - 1},
                    {part_1_map, "part[1]", 0, "y", y_begin, y_begin + y_count - 1},
                    {part_1_map, "part[1]", 1, "x+1", x_begin + 1, x_begin + x_count},
                    {part_2_map, "part[2]", 0, "y", y_begin, y_begin + y_count - 1},
                    {part_2_map, "part[2]", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                static const mint_checked part_0_checked[] = {
                    {{"in.c", 29}, "part[0]", "part[0][y][x - 1]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch part_0_reads = {"part[0][y - 1][x]", {{-1, 0, {1, 0}}, {-1, 0, {0, 1}}}};
                const mint_touch part_2_writes = {"part[2][y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch part_1_reads = {"part[1][y][x + 1]", {{0, 0, {1, 0}}, {1, 1, {0, 1}}}};
                mint_distinct(site, loops, part_0_map, "part[0]", part_0_reads, part_2_map, "part[2]",
                        part_2_writes);
                mint_distinct(site, loops, part_1_map, "part[1]", part_1_reads, part_2_map, "part[2]",
                        part_2_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "components_sweep1",
                        mint_ceil_div(x_count, 16), mint_ceil_div(y_count, 16));
                mint_launching(site, "components_sweep1");
                components_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)part_0_map.device, (int)part_0_map.stride[0], (real *)part_1_map.device,
                    (int)part_1_map.stride[0], (real *)part_2_map.device, (int)part_2_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count,
                    mint_elements(site, part_0_map, part_0_map.device, part_0_checked));
                mint_launched(site, "components_sweep1", part_2_map);
            }
        }
        {
            const mint_site site = {"in.c", 32};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &three_map = mint_find(site, "three", &three[0][0][0], sizeof(real),
                        mint_extents(0, 26, 26));
                mint_reach_or_dense(site, three_map, 0, 0, 0);
                mint_reach_or_dense(site, three_map, 0, (long long)(k), (long long)(k));
                mint_reach_or_dense(site, three_map, 0,  - (long long)(k),  - (long long)(k));
                mint_reach_or_dense(site, three_map, 1, y_begin - 1, y_begin + y_count - 1);
                mint_reach_or_dense(site, three_map, 2, x_begin, x_begin + x_count);
                static const mint_checked three_checked[] = {
                    {{"in.c", 35}, "three", "three[-k][y][x]", -1},
                    {{"in.c", 35}, "three", "three[0][y - 1][x]", -1},
                    {{"in.c", 35}, "three", "three[k][y][x + 1]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "components_sweep2",
                        mint_ceil_div(x_count, 16), mint_ceil_div(y_count, 16));
                mint_launching(site, "components_sweep2");
                components_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)three_map.device, three_map.stride[0], three_map.stride[1], k,
                    (unsigned)x_count, (unsigned)y_count,
                    mint_elements(site, three_map, three_map.device, three_checked));
                mint_launched(site, "components_sweep2", three_map);
            }
        }
        {
            const mint_site site = {"in.c", 37};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &three_1_map = mint_slice(site, "three[1]",
                        mint_find(site, "three", &three[0][0][0], sizeof(real), mint_extents(0, 26, 26)),
                        1);
                mint_mapping &three_0_map = mint_slice(site, "three[0]",
                        mint_find(site, "three", &three[0][0][0], sizeof(real), mint_extents(0, 26, 26)),
                        0);
                mint_mapping &three_1_2_map = mint_slice(site, "three[-1]",
                        mint_find(site, "three", &three[0][0][0], sizeof(real), mint_extents(0, 26, 26)),
                        -1);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {three_1_map, "three[1]", 0, "y-1", y_begin - 1, y_begin + y_count - 2},
                    {three_1_map, "three[1]", 1, "x", x_begin, x_begin + x_count - 1},
                    {three_0_map, "three[0]", 0, "y", y_begin, y_begin + y_count - 1},
                    {three_0_map, "three[0]", 1, "x+1", x_begin + 1, x_begin + x_count},
                    {three_1_2_map, "three[-1]", 0, "y", y_begin, y_begin + y_count - 1},
                    {three_1_2_map, "three[-1]", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch three_1_reads = {"three[1][y - 1][x]", {{-1, -1, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch three_1_2_writes = {"three[-1][y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch three_0_reads = {"three[0][y][x + 1]", {{0, 0, {1, 0}}, {1, 1, {0, 1}}}};
                mint_distinct(site, loops, three_1_map, "three[1]", three_1_reads, three_1_2_map,
                        "three[-1]", three_1_2_writes);
                mint_distinct(site, loops, three_0_map, "three[0]", three_0_reads, three_1_2_map,
                        "three[-1]", three_1_2_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "components_sweep3",
                        mint_ceil_div(x_count, 16), mint_ceil_div(y_count, 16));
                mint_launching(site, "components_sweep3");
                components_sweep3<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)three_1_map.device, (int)three_1_map.stride[0], (real *)three_0_map.device,
                    (int)three_0_map.stride[0], (real *)three_1_2_map.device, (int)three_1_2_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "components_sweep3", three_1_2_map);
            }
        }
...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 50}, "cube", &cube[0][0][0][0], mint_extents(sizeof(cube) / sizeof(cube[0]), sizeof(cube[0]) / sizeof(cube[0][0]), sizeof(cube[0][0]) / sizeof(cube[0][0][0]), sizeof(cube[0][0][0]) / sizeof(cube[0][0][0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 51}, "many", &many[0][0][0], mint_extents(sizeof(many) / sizeof(many[0]), sizeof(many[0]) / sizeof(many[0][0]), sizeof(many[0][0]) / sizeof(many[0][0][0])), 1, mint_padded, mint_scoped);
...
    mint_copy_out({"in.c", 54}, "cube", &cube[0][0][0][0], mint_extents(sizeof(cube) / sizeof(cube[0]), sizeof(cube[0]) / sizeof(cube[0][0]), sizeof(cube[0][0]) / sizeof(cube[0][0][0]), sizeof(cube[0][0][0]) / sizeof(cube[0][0][0][0])));
    mint_copy_out({"in.c", 55}, "many", &many[0][0][0], mint_extents(sizeof(many) / sizeof(many[0]), sizeof(many[0]) / sizeof(many[0][0]), sizeof(many[0][0]) / sizeof(many[0][0][0])));
