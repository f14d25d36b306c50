
...
        rows[y] = (real *)malloc(NX * sizeof **rows);
...
/* The loops at line 29.
 * from: read, 4 points, radius [-1,1][-1,1]
 * to: written
 * A block computes 16x16x1 points.
 * The model expects 122 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
smooth_sweep1(const real *__restrict__ from, long long from_row, real *__restrict__ to,
              long long to_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long from_at = y*from_row + x;
        to[y*to_row+x] = (from[from_at-from_row] + from[from_at+from_row] + from[from_at-1]
                + from[from_at+1])/4;
    }
}

...
    {
        const mint_site site = {"in.c", 29};
        const long long y_begin = 1, y_count = mint_trips(y_begin, n - 1, 1);
        const long long x_begin = 1, x_count = mint_trips(x_begin, NX - 1, 1);
        if (y_count > 0 && x_count > 0) {
            mint_table from_map = mint_find_table(site, "from", from);
            mint_table to_map = mint_find_table(site, "to", to);
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {from_map, "from", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                {from_map, "from", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                {to_map, "to", 0, "y", y_begin, y_begin + y_count - 1},
                {to_map, "to", 1, "x", x_begin, x_begin + x_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            from_map.settle(site, "from");
            to_map.settle(site, "to");
            const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
            const mint_touch from_reads = {"from[y - 1][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
            const mint_touch to_writes = {"to[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            mint_distinct(site, loops, from_map, "from", from_reads, to_map, "to", to_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "smooth_sweep1", mint_ceil_div(x_count, 16),
                    mint_ceil_div(y_count, 16));
            mint_launching(site, "smooth_sweep1");
            smooth_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                (real *)from_map.device, from_map.stride[0], (real *)to_map.device, to_map.stride[0],
                (unsigned)x_count, (unsigned)y_count);
            mint_launched(site, "smooth_sweep1", to_map);
        }
    }
...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 40}, "u", u, mint_agree({"in.c", 40}, "u", mint_extents(n, NX), mint_extents(sizeof(u) / sizeof(u[0]), 0)), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 41}, "v", v, mint_agree({"in.c", 41}, "v", mint_extents(n, NX), mint_extents(sizeof(v) / sizeof(v[0]), 0)), 0, mint_padded, mint_scoped);
...
    mint_copy_out({"in.c", 44}, "u", u, mint_agree({"in.c", 44}, "u", mint_extents(n, NX), mint_extents(sizeof(u) / sizeof(u[0]), 0)));
    mint_copy_out({"in.c", 45}, "v", v, mint_agree({"in.c", 45}, "v", mint_extents(n, NX), mint_extents(sizeof(v) / sizeof(v[0]), 0)));
...
/* The loops at line 58.
 * image: read, pointwise
 * m_plane: read, 1 point, radius [0,2][0,0][0,0]
 * m_cell: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 62.3 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
members_sweep1(const real *image, long long image_row, const real *__restrict__ m_plane,
               long long m_plane_plane, long long m_plane_row, real *m_cell, long long m_cell_row,
               unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = (int)iy;
        const int x = (int)ix;
        const long long m_cell_at = y*m_cell_row + x;
        m_cell[m_cell_at] += image[y*image_row+x] + m_plane[2*m_plane_plane+y*m_plane_row+x];
    }
}

/* The loops at line 62.
 * m_cell: read, 1 point, radius [0,0][-1,0]
 * m_plane: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 82.7 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
members_sweep2(const real *__restrict__ m_cell, long long m_cell_row, real *__restrict__ m_plane,
               long long m_plane_plane, long long m_plane_row, unsigned x_count, unsigned y_count,
               unsigned z_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = blockIdx.y*16 + threadIdx.y;
    const unsigned iz = blockIdx.z;
    if (ix < x_count && iy < y_count && iz < z_count) {
        const int z = 1 + (int)iz;
        const int y = (int)iy;
        const int x = 1 + (int)ix;
        const long long m_plane_at = z*m_plane_plane + y*m_plane_row + x;
        m_plane[m_plane_at] += m_cell[y*m_cell_row+(x-1)];
    }
}

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 52}, "image", image, mint_extents(ROWS, NX), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 53}, "m->cell", m->cell, mint_agree({"in.c", 53}, "m->cell", mint_extents(m->n, NX), mint_extents(sizeof(m->cell) / sizeof(m->cell[0]), 0)), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 54}, "m->plane", m->plane, mint_extents(4, m->n, NX), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 55}, mint_rows_stay);
        {
            const mint_site site = {"in.c", 58};
            const long long y_begin = 0, y_count = mint_trips(y_begin, m->n, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, NX, 1);
            if (y_count > 0 && x_count > 0) {
                mint_table image_map = mint_find_table(site, "image", image);
                mint_table m_plane_map = mint_find_table(site, "m->plane", m->plane);
                mint_table m_cell_map = mint_find_table(site, "m->cell", m->cell);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {image_map, "image", 0, "y", y_begin, y_begin + y_count - 1},
                    {image_map, "image", 1, "x", x_begin, x_begin + x_count - 1},
                    {m_plane_map, "m->plane", 0, "2", 2, 2},
                    {m_plane_map, "m->plane", 1, "y", y_begin, y_begin + y_count - 1},
                    {m_plane_map, "m->plane", 2, "x", x_begin, x_begin + x_count - 1},
                    {m_cell_map, "m->cell", 0, "y", y_begin, y_begin + y_count - 1},
                    {m_cell_map, "m->cell", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                image_map.settle(site, "image");
                m_plane_map.settle(site, "m->plane");
                m_cell_map.settle(site, "m->cell");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch image_reads = {"image[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch m_cell_writes = {"m->cell[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch m_plane_reads = {"m->plane[2][y][x]", {{2, 2, {0, 0}}, {0, 0, {1, 0}}, {0,
                        0, {0, 1}}}};
                mint_coincide(site, loops, image_map, "image", image_reads, m_cell_map, "m->cell",
                        m_cell_writes);
                mint_distinct(site, loops, m_plane_map, "m->plane", m_plane_reads, m_cell_map, "m->cell",
                        m_cell_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "members_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "members_sweep1");
                members_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)image_map.device, image_map.stride[0], (real *)m_plane_map.device,
                    m_plane_map.stride[0], m_plane_map.stride[1], (real *)m_cell_map.device,
                    m_cell_map.stride[0], (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "members_sweep1", m_cell_map);
            }
        }
        {
            const mint_site site = {"in.c", 62};
            const long long z_begin = 1, z_count = mint_trips(z_begin, 4, 1);
            const long long y_begin = 0, y_count = z_count > 0 ? mint_trips(y_begin, m->n, 1) : 0;
            const long long x_begin = 1, x_count = mint_trips(x_begin, NX, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_table m_cell_map = mint_find_table(site, "m->cell", m->cell);
                mint_table m_plane_map = mint_find_table(site, "m->plane", m->plane);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {m_cell_map, "m->cell", 0, "y", y_begin, y_begin + y_count - 1},
                    {m_cell_map, "m->cell", 1, "x-1", x_begin - 1, x_begin + x_count - 2},
                    {m_plane_map, "m->plane", 0, "z", z_begin, z_begin + z_count - 1},
                    {m_plane_map, "m->plane", 1, "y", y_begin, y_begin + y_count - 1},
                    {m_plane_map, "m->plane", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                m_cell_map.settle(site, "m->cell");
                m_plane_map.settle(site, "m->plane");
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch m_cell_reads = {"m->cell[y][x - 1]", {{0, 0, {0, 1, 0}}, {-1, -1, {0, 0,
                        1}}}};
                const mint_touch m_plane_writes = {"m->plane[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1,
                        0}}, {0, 0, {0, 0, 1}}}};
                mint_distinct(site, loops, m_cell_map, "m->cell", m_cell_reads, m_plane_map, "m->plane",
                        m_plane_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "members_sweep2", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16), z_count);
                mint_launching(site, "members_sweep2");
                members_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)m_cell_map.device, m_cell_map.stride[0], (real *)m_plane_map.device,
                    m_plane_map.stride[0], m_plane_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                    (unsigned)z_count);
                mint_launched(site, "members_sweep2", m_plane_map);
            }
        }
...
    mint_copy_out({"in.c", 67}, "m->cell", m->cell, mint_agree({"in.c", 67}, "m->cell", mint_extents(m->n, NX), mint_extents(sizeof(m->cell) / sizeof(m->cell[0]), 0)));
    mint_copy_out({"in.c", 68}, "m->plane", m->plane, mint_extents(4, m->n, NX));
...
/* The loops at line 77.
 * now_0: read, 2 points, radius [-1,1]
 * next_0: written
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
advance_sweep1(const real *__restrict__ now_0, real *__restrict__ next_0, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        next_0[i] = (now_0[i-1] + now_0[i+1])/2;
    }
}

...
{ mint_scope mappings_3;
    mint_copy_in(mappings_3, {"in.c", 74}, "now[0]", &now[0][0], mint_extents(n), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 75}, "next[0]", &next[0][0], mint_extents(n), 1, mint_padded, mint_scoped);
    {
        const mint_site site = {"in.c", 77};
        const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
        if (i_count > 0) {
            mint_view now_0_map = mint_find_view(site, "now[0]", &now[0][0], sizeof(real));
            mint_view next_0_map = mint_find_view(site, "next[0]", &next[0][0], sizeof(real));
            mint_reach_view(site, now_0_map, "now[0]", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1",
                    true);
            mint_reach_view(site, next_0_map, "next[0]", {{i_begin}, {i_begin + i_count - 1}}, "i",
                    true);
            now_0_map.settle();
            next_0_map.settle();
            const mint_nest loops = {{{i_begin, i_count, 1}}};
            const mint_touch now_0_reads = {"(*now)[i - 1]", {{-1, 1, {1}, 2}}};
            const mint_touch next_0_writes = {"(*next)[i]", {{0, 0, {1}}}};
            mint_distinct(site, loops, now_0_map, "now[0]", now_0_reads, next_0_map, "next[0]",
                    next_0_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "advance_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "advance_sweep1");
            advance_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)now_0_map.device, (real *)next_0_map.device, (unsigned)i_count);
            mint_launched(site, "advance_sweep1", next_0_map);
        }
    }
    mint_copy_out({"in.c", 79}, "next[0]", &next[0][0], mint_extents(n));
...
/* The loops at line 93.
 * still: read, subscripts that are not index + constant
 * turned: written
 * A block computes 16x16x1 points.
 * The model expects 10.2 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
shapes_sweep1(const real *__restrict__ still, real *__restrict__ turned, long long turned_row,
              unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = (int)iy;
        const int x = (int)ix;
        turned[y*turned_row+x] = still[y*NX+x] + still[x*NY+y];
    }
}

/* The loops at line 97.
 * turned: read, subscripts that are not index + constant
 * still: written
 * A block computes 16x16x1 points.
 * The model expects 10.2 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
shapes_sweep2(const real *__restrict__ turned, real *__restrict__ still, long long still_row,
              unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = (int)ix;
        still[y*still_row+x] = turned[y*NX+x-1];
    }
}

...
{ mint_scope mappings_4;
...
    mint_copy_in(mappings_4, {"in.c", 88}, "still", &still[0], mint_agree({"in.c", 88}, "still", mint_extents(NY, NX), mint_extents(sizeof(still) / sizeof(still[0]))), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings_4, {"in.c", 89}, "turned", &turned[0], mint_agree({"in.c", 89}, "turned", mint_extents(NY, NX), mint_extents(sizeof(turned) / sizeof(turned[0]))), 0, mint_dense, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region_2({"in.c", 90});
        {
            const mint_site site = {"in.c", 93};
            const long long y_begin = 0, y_count = mint_trips(y_begin, NY, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, NX, 1);
            if (y_count > 0 && x_count > 0) {
                mint_view still_map = mint_find_view(site, "still", &still[0], sizeof(real));
                mint_view turned_map = mint_find_view(site, "turned", &turned[0], sizeof(real), 18);
                mint_reach_view(site, still_map, "still", {{x_begin + 18*y_begin}, {x_begin + x_count
                        + 18*(y_begin + y_count - 1) - 1}}, "y*NX+x", true);
                mint_reach_view(site, still_map, "still", {{12*x_begin + y_begin},
                        {12*(x_begin + x_count - 1) + y_begin + y_count - 1}}, "x*NY+y", true);
                mint_reach_view(site, turned_map, "turned", {{y_begin, x_begin}, {y_begin + y_count - 1,
                        x_begin + x_count - 1}}, "y][x", true);
                still_map.settle();
                turned_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch turned_writes = {"turned[y * NX + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const bool turned_apart = mint_once(turned_map);
                mint_apart(site, turned_apart
                        || !mint_meet(loops, turned_map, turned_writes, turned_map, turned_writes,
                        mint_elsewhere), "turned[y * NX + x]", "turned[y * NX + x]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "shapes_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "shapes_sweep1");
                shapes_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)still_map.device, (real *)turned_map.device, turned_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "shapes_sweep1", turned_map);
            }
        }
        {
            const mint_site site = {"in.c", 97};
            const long long y_begin = 1, y_count = mint_trips(y_begin, NY, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, NX, 1);
            if (y_count > 0 && x_count > 0) {
                mint_view turned_map = mint_find_view(site, "turned", &turned[0], sizeof(real));
                mint_view still_map = mint_find_view(site, "still", &still[0], sizeof(real), 18);
                mint_reach_view(site, turned_map, "turned", {{x_begin + 18*y_begin - 1}, {x_begin + x_count
                        + 18*(y_begin + y_count - 1) - 2}}, "y*NX+x-1", true);
                mint_reach_view(site, still_map, "still", {{y_begin, x_begin}, {y_begin + y_count - 1,
                        x_begin + x_count - 1}}, "y][x", true);
                turned_map.settle();
                still_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch still_writes = {"still[y * NX + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const bool still_apart = mint_once(still_map);
                mint_apart(site, still_apart
                        || !mint_meet(loops, still_map, still_writes, still_map, still_writes,
                        mint_elsewhere), "still[y * NX + x]", "still[y * NX + x]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "shapes_sweep2", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "shapes_sweep2");
                shapes_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)turned_map.device, (real *)still_map.device, still_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "shapes_sweep2", still_map);
            }
        }
 /* of x = 0 the last of the row before */
...
    mint_copy_out({"in.c", 101}, "turned", &turned[0], mint_agree({"in.c", 101}, "turned", mint_extents(NY, NX), mint_extents(sizeof(turned) / sizeof(turned[0]))));
    mint_copy_out({"in.c", 102}, "still", &still[0], mint_agree({"in.c", 102}, "still", mint_extents(NY, NX), mint_extents(sizeof(still) / sizeof(still[0]))));
...
    real *a = (real *)malloc(n * sizeof *a), *b = (real *)malloc(n * sizeof *b);
...
        m.plane[z] = (real **)malloc(n * sizeof **m.plane);
