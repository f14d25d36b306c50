
...
/* The loops at line 19.
 * u: read, 6 points, radius [-1,1][-1,1][-1,1]
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 119 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u, long long u_plane, long long u_row, real *__restrict__ v,
            long long v_plane, long long v_row, unsigned x_count, unsigned y_count, unsigned z_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = blockIdx.y*16 + threadIdx.y;
    const unsigned iz = blockIdx.z;
    if (ix < x_count && iy < y_count && iz < z_count) {
        const int z = 1 + (int)iz;
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long u_at = z*u_plane + y*u_row + x;
        v[z*v_plane+y*v_row+x] = u[u_at-u_plane] + u[u_at+u_plane] + u[u_at-u_row] + u[u_at+u_row]
                + u[u_at-1] + u[u_at+1];
    }
}

/* The loops at line 25.
 * v: read, subscripts that are not index + constant
 * w: written
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *v, long long v_plane, long long v_row, real *w, long long w_plane,
            long long w_row, int nx, unsigned y_count, unsigned z_count)
{
    const unsigned iy = blockIdx.x*16 + threadIdx.x;
    const unsigned iz = mint_block_y()*16 + threadIdx.y;
    if (iy < y_count && iz < z_count) {
        const int z = (int)iz;
        const int y = (int)iy;
        for (int x = 0; x < nx; x++)
            w[z*w_plane+y*w_row+x] = v[z*v_plane+y*v_row+x]*2;
    }
}

/* The loops at line 30.
 * w: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(real *__restrict__ w, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        w[i] += 1;
    }
}

/* The loops at line 33.
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 142 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
main_sweep4(real *__restrict__ v, long long v_plane, long long v_row, int nz, unsigned x_count,
            unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = (int)iy;
        const int x = (int)ix;
        v[y*v_row+x] = 1;
        v[(nz-1)*v_plane+y*v_row+x] = 2;
    }
}

/* The loops at line 39.
 * v: written
 * A block computes 16x16x1 points.
 * The model expects 142 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
main_sweep5(real *__restrict__ v, long long v_plane, long long v_row, int ny, unsigned x_count,
            unsigned z_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iz = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iz < z_count) {
        const int z = (int)iz;
        const int x = (int)ix;
        v[z*v_plane+x] = 3;
        v[z*v_plane+(ny-1)*v_row+x] = 4;
    }
}

/* The loops at line 45.
 * v: read and written, subscripts that are not index + constant
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep6(real *__restrict__ v, long long v_plane, long long v_row, int nx, unsigned y_count,
            unsigned z_count)
{
    const unsigned iy = blockIdx.x*16 + threadIdx.x;
    const unsigned iz = mint_block_y()*16 + threadIdx.y;
    if (iy < y_count && iz < z_count) {
        const int z = (int)iz;
        const int y = (int)iy;
        v[z*v_plane+y*v_row+0] = 5;
        v[z*v_plane+y*v_row+(nx-1)] = v[z*v_plane+y*v_row+(nx-2)];
    }
}

...
{ mint_scope mappings;
...
    real *u = (real *)malloc(cells * sizeof *u), *v = (real *)malloc(cells * sizeof *v), *w = (real *)malloc(cells * sizeof *w);
...
    mint_copy_in(mappings, {"in.c", 13}, "u", &u[0], mint_extents(nz, ny, nx), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 14}, "v", &v[0], mint_extents(cells), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 15}, "w", &w[0], mint_extents(nz, plane), 0, mint_dense, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 16});
        {
            const mint_site site = {"in.c", 19};
            const long long z_begin = 1, z_count = mint_trips(z_begin, nz - 1, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, ny - 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, nx - 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)nz*nz
                        + 3*(long long)nz + 2, (long long)nz + 2);
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)nx*ny,
                        (long long)nx);
                mint_reach_view(site, u_map, "u", {{z_begin - 1, y_begin - 1, x_begin - 1}, {z_begin
                        + z_count, y_begin + y_count, x_begin + x_count}}, "z-1..z+1][y-1..y+1][x-1..x+1",
                        true);
                mint_reach_view(site, v_map, "v", {{z_begin, y_begin, x_begin}, {z_begin + z_count - 1,
                        y_begin + y_count - 1, x_begin + x_count - 1}}, "z][y][x", true);
                u_map.settle();
                v_map.settle();
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch u_reads = {"u[AT(z - 1, y, x)]", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1, 0}},
                        {-1, 1, {0, 0, 1}}}};
                const mint_touch v_writes = {"v[AT(z, y, x)]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0,
                        {0, 0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                const bool v_apart = mint_once(v_map);
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                        "v[AT(z, y, x)]", "v[AT(z, y, x)]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16), z_count);
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                    v_map.stride[0], v_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                    (unsigned)z_count);
                mint_launched(site, "main_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 25};
            const long long z_begin = 0, z_count = mint_trips(z_begin, nz, 1);
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            if (z_count > 0 && y_count > 0) {
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)nz*nz
                        + 3*(long long)nz + 2, (long long)nz + 2);
                mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real), (long long)nz*nz
                        + 3*(long long)nz + 2, (long long)nz + 2);
                const bool happens = (long long)(nx) - 1 >= 0;
                mint_reach_view(site, v_map, "v", {{happens ? z_begin : 1, y_begin, 0}, {happens ? z_begin
                        + z_count - 1 : 0, y_begin + y_count - 1, (long long)(nx) - 1}}, "z][y][x", true);
                mint_reach_view(site, w_map, "w", {{happens ? z_begin : 1, y_begin, 0}, {happens ? z_begin
                        + z_count - 1 : 0, y_begin + y_count - 1, (long long)(nx) - 1}}, "z][y][x", true);
                v_map.settle();
                w_map.settle();
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}}};
                const mint_touch v_reads = {"v[z * plane + y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}},
                        {0, (long long)(nx) - 1, {0, 0}}}};
                const mint_touch w_writes = {"w[z * plane + y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}},
                        {0, (long long)(nx) - 1, {0, 0}}}};
                mint_coincide_once(site, loops, v_map, "v", v_reads, w_map, "w", w_writes);
                const bool w_apart = mint_once(w_map);
                mint_apart(site, w_apart
                        || !mint_meet(loops, w_map, w_writes, w_map, w_writes, mint_elsewhere),
                        "w[z * plane + y * nx + x]", "w[z * plane + y * nx + x]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep2", mint_ceil_div(y_count, 16),
                        mint_ceil_div(z_count, 16));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], v_map.stride[1], (real *)w_map.device,
                    w_map.stride[0], w_map.stride[1], nx, (unsigned)y_count, (unsigned)z_count);
                mint_launched(site, "main_sweep2", w_map);
            }
        }
        {
            const mint_site site = {"in.c", 30};
            const long long i_begin = 0, i_count = mint_trips(i_begin, cells, 1);
            if (i_count > 0) {
                mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real));
                mint_reach_view(site, w_map, "w", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                w_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep3", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)w_map.device, (unsigned)i_count);
                mint_launched(site, "main_sweep3", w_map);
            }
        }
        {
            const mint_site site = {"in.c", 33};
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (y_count > 0 && x_count > 0) {
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)nx*ny,
                        (long long)nx);
                mint_reach_view(site, v_map, "v", {{0, y_begin, x_begin}, {0, y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "0][y][x", true);
                mint_reach_view(site, v_map, "v", {{(long long)(nz) - 1, y_begin, x_begin}, {(long long)(nz)
                        - 1, y_begin + y_count - 1, x_begin + x_count - 1}}, "nz-1][y][x", true);
                v_map.settle();
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch v_writes = {"v[y * nx + x]", {{0, 0, {0, 0}}, {0, 0, {1, 0}}, {0, 0, {0,
                        1}}}};
                const mint_touch v_writes_2 = {"v[(nz - 1) * ny * nx + y * nx + x]", {{(long long)(nz) - 1,
                        (long long)(nz) - 1, {0, 0}}, {0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const bool v_apart = mint_once(v_map);
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                        "v[y * nx + x]", "v[y * nx + x]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes_2, mint_elsewhere),
                        "v[y * nx + x]", "v[(nz - 1) * ny * nx + y * nx + x]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes_2, v_map, v_writes_2, mint_elsewhere),
                        "v[(nz - 1) * ny * nx + y * nx + x]", "v[(nz - 1) * ny * nx + y * nx + x]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep4", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep4");
                main_sweep4<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], v_map.stride[1], nz, (unsigned)x_count,
                    (unsigned)y_count);
                mint_launched(site, "main_sweep4", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 39};
            const long long z_begin = 0, z_count = mint_trips(z_begin, nz, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, nx, 1);
            if (z_count > 0 && x_count > 0) {
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)nx*ny,
                        (long long)nx);
                mint_reach_view(site, v_map, "v", {{z_begin, 0, x_begin}, {z_begin + z_count - 1, 0, x_begin
                        + x_count - 1}}, "z][0][x", true);
                mint_reach_view(site, v_map, "v", {{z_begin, (long long)(ny) - 1, x_begin}, {z_begin
                        + z_count - 1, (long long)(ny) - 1, x_begin + x_count - 1}}, "z][ny-1][x", true);
                v_map.settle();
                const mint_nest loops = {{{z_begin, z_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch v_writes = {"v[AT(z, 0, x)]", {{0, 0, {1, 0}}, {0, 0, {0, 0}}, {0, 0, {0,
                        1}}}};
                const mint_touch v_writes_2 = {"v[AT(z, ny - 1, x)]", {{0, 0, {1, 0}}, {(long long)(ny) - 1,
                        (long long)(ny) - 1, {0, 0}}, {0, 0, {0, 1}}}};
                const bool v_apart = mint_once(v_map);
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                        "v[AT(z, 0, x)]", "v[AT(z, 0, x)]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes_2, mint_elsewhere),
                        "v[AT(z, 0, x)]", "v[AT(z, ny - 1, x)]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes_2, v_map, v_writes_2, mint_elsewhere),
                        "v[AT(z, ny - 1, x)]", "v[AT(z, ny - 1, x)]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep5", mint_ceil_div(x_count, 16),
                        mint_ceil_div(z_count, 16));
                mint_launching(site, "main_sweep5");
                main_sweep5<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], v_map.stride[1], ny, (unsigned)x_count,
                    (unsigned)z_count);
                mint_launched(site, "main_sweep5", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 45};
            const long long z_begin = 0, z_count = mint_trips(z_begin, nz, 1);
            const long long y_begin = 0, y_count = mint_trips(y_begin, ny, 1);
            if (z_count > 0 && y_count > 0) {
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real), (long long)nx*ny,
                        (long long)nx);
                mint_reach_view(site, v_map, "v", {{z_begin, y_begin, 0}, {z_begin + z_count - 1, y_begin
                        + y_count - 1, 0}}, "z][y][0", true);
                mint_reach_view(site, v_map, "v", {{z_begin, y_begin, (long long)(nx) - 2}, {z_begin
                        + z_count - 1, y_begin + y_count - 1, (long long)(nx) - 1}}, "z][y][nx-2..nx-1",
                        true);
                v_map.settle();
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}}};
                const mint_touch v_writes = {"v[AT(z, y, 0)]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}, {0, 0, {0,
                        0}}}};
                const mint_touch v_reads = {"v[AT(z, y, nx - 2)]", {{0, 0, {1, 0}}, {0, 0, {0, 1}},
                        {(long long)(nx) - 2, (long long)(nx) - 2, {0, 0}}}};
                const mint_touch v_writes_2 = {"v[AT(z, y, nx - 1)]", {{0, 0, {1, 0}}, {0, 0, {0, 1}},
                        {(long long)(nx) - 1, (long long)(nx) - 1, {0, 0}}}};
                const bool v_apart = mint_once(v_map);
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes, mint_elsewhere),
                        "v[AT(z, y, 0)]", "v[AT(z, y, 0)]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_reads, mint_elsewhere),
                        "v[AT(z, y, 0)]", "v[AT(z, y, nx - 2)]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes, v_map, v_writes_2, mint_elsewhere),
                        "v[AT(z, y, 0)]", "v[AT(z, y, nx - 1)]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes_2, v_map, v_reads, mint_elsewhere),
                        "v[AT(z, y, nx - 1)]", "v[AT(z, y, nx - 2)]");
                mint_apart(site, v_apart
                        || !mint_meet(loops, v_map, v_writes_2, v_map, v_writes_2, mint_elsewhere),
                        "v[AT(z, y, nx - 1)]", "v[AT(z, y, nx - 1)]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep6", mint_ceil_div(y_count, 16),
                        mint_ceil_div(z_count, 16));
                mint_launching(site, "main_sweep6");
                main_sweep6<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], v_map.stride[1], nx, (unsigned)y_count,
                    (unsigned)z_count);
                mint_launched(site, "main_sweep6", v_map);
            }
        }
...
    mint_copy_out({"in.c", 51}, "v", &v[0], mint_extents(cells));
    mint_copy_out({"in.c", 52}, "w", &w[0], mint_extents(nz, plane));
