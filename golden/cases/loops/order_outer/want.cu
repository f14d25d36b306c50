
...
/* The loops at line 10.
 * u: read, 7-point star of radius 1
 * v: written
 * A block computes 32x2x4 points, a thread 1x1x4 of them, and keeps own columns in registers.
 * The model expects 108 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(64)
cube_sweep1(const real *__restrict__ u_grid, long long u_plane, long long u_row,
            real *__restrict__ v_grid, long long v_plane, long long v_row, unsigned x_count,
            unsigned y_count, unsigned z_count, bool aligned)
{
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ix = blockIdx.x*32 + tx, iy = blockIdx.y*2 + ty, iz_first = blockIdx.z*4;
    auto tile_2 = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 1 : mint_valid(ix, x_count, 0);
        const int valid_1 = interior ? 2 : mint_valid(ix, x_count, 1);
        const unsigned iz_end = interior || iz_first + 4 < z_count ? iz_first + 4 : z_count;
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy, z0 = 1 + (int)iz_first;
        long long u_at = z0*u_plane + y0*u_row + x0, v_at = z0*v_plane + y0*v_row + x0;
        real u[3][3][3]; // planes -1 to 1, rows -1 to 1, cells -1 to 1
        // Prologue: fill the loop-carried rows, but for the newest plane.
        mint_load<1>(&u[0][1][1], &u_grid[u_at-u_plane], valid_1, packed);
        mint_load<1>(&u[1][1][1], &u_grid[u_at], valid_1, packed);
#pragma unroll decltype(interior)::value ? 4 : 1
        for (unsigned iz = iz_first; iz < iz_end; iz++, u_at += u_plane, v_at += v_plane) {
            mint_load<1>(&u[1][0][1], &u_grid[u_at-u_row], valid, packed);
            mint_load<1>(&u[2][1][1], &u_grid[u_at+u_plane], valid_1, packed);
            mint_load<1>(&u[1][2][1], &u_grid[u_at+u_row], valid, packed);
            mint_widen<1, 1, 1>(&u[1][1][1], &u_grid[u_at], valid_1);
            // Compute and store.
            real v[1];
#pragma unroll
            for (int e = 0; e < 1; e++)
                v[e] = u[1][1][e+1]/2
                        + (u[0][1][e+1] + u[2][1][e+1] + u[1][0][e+1] + u[1][2][e+1] + u[1][1][e]
                        + u[1][1][e+2])/12;
            mint_store<1>(&v_grid[v_at], v, valid, packed);
            // Shift: plane +1 is the next step's own.
            mint_shift<1>(&u[0][1][1], &u[1][1][1], &u[2][1][1]);
        }
    };
    if (aligned && (blockIdx.x + 1)*32 <= x_count && (blockIdx.y + 1)*2 <= y_count
            && (blockIdx.z + 1)*4 <= z_count)
        tile_2(mint_constant<true>());
    else if (iy < y_count && iz_first < z_count)
        tile_2(mint_constant<false>());
}

/* The loops at line 17.
 * v: read, subscripts that are not index + constant
 * u: written
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
cube_sweep2(const real *__restrict__ v, long long v_plane, long long v_row, real *__restrict__ u,
            long long u_plane, long long u_row, int n, unsigned x_count, unsigned y_count,
            unsigned z_count, mint_extent u_extent, mint_extent v_extent)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = blockIdx.y*16 + threadIdx.y;
    const unsigned iz = blockIdx.z;
    if (ix < x_count && iy < y_count && iz < z_count) {
        const int z = 1 + 2*(int)iz;
        const int y = 1 + (int)iy;
        const int x = 4 + (int)ix;
        if ((x + y + z)%3)
            u[mint_inside(z*u_plane+y*u_row+x, u_extent, 0)] = v[mint_inside(z*v_plane+y*v_row+x,
                    v_extent, 0)] - v[mint_inside(z*v_plane+y*v_row+n, v_extent, 1)];
    }
}

...
    {
        const mint_site site = {"in.c", 10};
        const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
        const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
        const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)n + 1, 1);
        if (x_count > 0 && y_count > 0 && z_count > 0) {
            mint_table u_map = mint_find_table(site, "u", u);
            mint_table v_map = mint_find_table(site, "v", v);
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {u_map, "u", 0, "z-1..z+1", z_begin - 1, z_begin + z_count},
                {u_map, "u", 1, "y-1..y+1", y_begin - 1, y_begin + y_count},
                {u_map, "u", 2, "x-1..x+1", x_begin - 1, x_begin + x_count},
                {v_map, "v", 0, "z", z_begin, z_begin + z_count - 1},
                {v_map, "v", 1, "y", y_begin, y_begin + y_count - 1},
                {v_map, "v", 2, "x", x_begin, x_begin + x_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            u_map.settle(site, "u");
            v_map.settle(site, "v");
            const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                    1}}};
            const mint_touch u_reads = {"u[z][y][x]", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1, 0}}, {-1, 1,
                    {0, 0, 1}}}};
            const mint_touch v_writes = {"v[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                    0, 1}}}};
            mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "cube_sweep1",
                    mint_tiles(site, "x", x_count, 32, 2147482558), mint_ceil_div(y_count, 2),
                    mint_ceil_div(z_count, 4));
            mint_launching(site, "cube_sweep1");
            cube_sweep1<<<blocks, dim3(32, 2), 0, mint_stream()>>>(
                (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                v_map.stride[0], v_map.stride[1], (unsigned)x_count, (unsigned)y_count,
                (unsigned)z_count,
                mint_is_aligned(u_map, x_begin, 8) && mint_is_aligned(v_map, x_begin, 8));
            mint_launched(site, "cube_sweep1", v_map);
        }
    }
...
    {
        const mint_site site = {"in.c", 17};
        const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
        const long long x_begin = 4, x_count = mint_trips(x_begin, (long long)n + 1, 1);
        const long long z_begin = 1, z_count = mint_trips(z_begin, n - 2, 2);
        if (y_count > 0 && x_count > 0 && z_count > 0) {
            mint_table v_map = mint_find_table(site, "v", v);
            mint_table u_map = mint_find_table(site, "u", u);
            mint_reach_or_dense(site, v_map, 0, z_begin, (z_begin + 2*(z_count - 1)));
            mint_reach_or_dense(site, v_map, 1, y_begin, y_begin + y_count - 1);
            mint_reach_or_dense(site, v_map, 2, x_begin, x_begin + x_count - 1);
            mint_reach_or_dense(site, v_map, 2, (long long)(n), (long long)(n));
            mint_reach_or_dense(site, u_map, 0, z_begin, (z_begin + 2*(z_count - 1)));
            mint_reach_or_dense(site, u_map, 1, y_begin, y_begin + y_count - 1);
            mint_reach_or_dense(site, u_map, 2, x_begin, x_begin + x_count - 1);
            v_map.settle(site, "v");
            u_map.settle(site, "u");
            static const mint_checked u_checked[] = {
                {{"in.c", 21}, "u", "u[z][y][x]", -1},
            };
            static const mint_checked v_checked[] = {
                {{"in.c", 21}, "v", "v[z][y][x]", -1},
                {{"in.c", 21}, "v", "v[z][y][n]", -1},
            };
            const mint_nest loops = {{{z_begin, z_count, 2}, {y_begin, y_count, 1}, {x_begin, x_count,
                    1}}};
            const mint_touch v_reads = {"v[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                    0, 1}}}};
            const mint_touch u_writes = {"u[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                    0, 1}}}};
            const mint_touch v_reads_2 = {"v[z][y][n]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}},
                    {(long long)(n), (long long)(n), {0, 0, 0}}}};
            mint_distinct(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
            mint_distinct(site, loops, v_map, "v", v_reads_2, u_map, "u", u_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "cube_sweep2", mint_ceil_div(x_count, 16),
                    mint_ceil_div(y_count, 16), z_count);
            mint_launching(site, "cube_sweep2");
            cube_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                (real *)v_map.device, v_map.stride[0], v_map.stride[1], (real *)u_map.device,
                u_map.stride[0], u_map.stride[1], n, (unsigned)x_count, (unsigned)y_count,
                (unsigned)z_count, mint_elements(site, u_map, u_map.device, u_checked),
                mint_elements(site, v_map, v_map.device, v_checked));
            mint_launched(site, "cube_sweep2", u_map);
        }
        y = (int)(y_begin + y_count);
        if (y_count > 0) x = (int)((x_count > 0 ? x_begin : ((long long)n + 1)) - 1);
        if (y_count > 0 && x_count > 0) z = (int)(z_begin + 2*z_count);
    }
...
/* The loops at line 32.
 * a: read, 3 points, radius [0,1][-1,0]
 * b: written
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 128 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
plane_sweep1(const real *__restrict__ a_grid, long long a_row, real *__restrict__ b_grid,
             long long b_row, unsigned i_count, unsigned j_count, unsigned *__restrict__ odd_parts,
             real *__restrict__ last_last, int *__restrict__ when_last, bool aligned)
{
    unsigned odd = 0;
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ii = blockIdx.x*128 + tx, ij = mint_block_y()*2 + ty;
    auto tile_2 = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ii, i_count, 0);
        const int i0 = 1 + (int)ii, j0 = 1 + (int)ij;
        long long a_at = j0*a_row + i0, b_at = j0*b_row + i0;
        real a[2][3]; // rows 0 to 1, cells -1 to 1
        mint_load<2>(&a[0][1], &a_grid[a_at], valid, packed);
        mint_load<2>(&a[1][1], &a_grid[a_at+a_row], valid, packed);
        mint_widen<1, 2, 0>(&a[0][1], &a_grid[a_at], valid);
        // Compute and store.
        real b[2];
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const int j = j0, i = i0 + e;
                real last;
                int when;
                last = a[0][e+1] - (a[0][e] + a[1][e+1])/2;
                when = i*1000 + j;
                odd += (unsigned)(last > 0);
                b[e] = last;
                if (j == 1 + (int)(j_count - 1) && i == 1 + (int)(i_count - 1)) {
                    last_last[0] = last;
                    when_last[0] = when;
                }
            }
        mint_store<2>(&b_grid[b_at], b, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= i_count && (mint_block_y() + 1)*2 <= j_count)
        tile_2(mint_constant<true>());
    else if (ij < j_count)
        tile_2(mint_constant<false>());
    __shared__ __align__(8) char joining[512];
    mint_join_block<mint_sum>(joining, odd, odd_parts);
}

/* Joins what the blocks of plane_sweep1 have found. */
static __global__ void __launch_bounds__(256)
plane_sweep1_total(unsigned *__restrict__ odd_parts, long long part_count)
{
    __shared__ __align__(8) char joining_2[1024];
    mint_join_blocks<mint_sum>(joining_2, odd_parts, part_count);
}

/* The loops at line 42.
 * b: read, pointwise
 * A block computes 128x4x1 points, a thread 2x2x1 of them.
 * The model expects 243 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
plane_sweep2(const real *__restrict__ b_grid, long long b_row, unsigned i_count, unsigned j_count,
             mint_found *__restrict__ most_parts, bool aligned)
{
    real most = -INFINITY;
    long long most_at = 0;
    const int tx = threadIdx.x*2, ty = threadIdx.y*2;
    const unsigned ii = blockIdx.x*128 + tx, ij = mint_block_y()*4 + ty;
    auto tile_2 = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 2 : mint_valid(ij, j_count, 0);
        const int valid = interior ? 2 : mint_valid(ii, i_count, 0);
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        const int i0 = (int)ii, j0 = (int)ij;
        long long b_at = j0*b_row + i0;
        real b[2][2]; // rows 0 to 1, cells 0 to 1
#pragma unroll
        for (int r = 0; r < 2; r++)
            mint_load<2>(b[r], &b_grid[b_at+r*b_row], valid_in[r], packed);
        // Compute and store.
#pragma unroll
        for (int r = 0; r < 2; r++) {
#pragma unroll
            for (int e = 0; e < 2; e++)
                if (e < valid_in[r]) {
                    const int j = j0 + r, i = i0 + e;
                    real t = (b[r][e] > 0.25)*-0.0 + (j & 1 ? 0.0 : -0.0);
                    if (t > most) {
                        most = t;
                        most_at = ((long long)i - 0)*(long long)j_count + ((long long)j - 0) + 1;
                    }
                }
        }
    };
    if (aligned && (blockIdx.x + 1)*128 <= i_count && (mint_block_y() + 1)*4 <= j_count)
        tile_2(mint_constant<true>());
    else if (ij < j_count)
        tile_2(mint_constant<false>());
    __shared__ __align__(8) char joining[2048];
    mint_join_block<mint_max>(joining, mint_found_at(most, most_at), most_parts);
}

/* Joins what the blocks of plane_sweep2 have found. */
static __global__ void __launch_bounds__(256)
plane_sweep2_total(mint_found *__restrict__ most_parts, long long part_count)
{
    __shared__ __align__(8) char joining_2[4096];
    mint_join_blocks<mint_max>(joining_2, most_parts, part_count);
}

/* The loops at line 51.
 * b: read and written, 4 points, radius [-1,1][-1,1]
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 126 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
plane_sweep3(real *__restrict__ b_grid, long long b_row, int c, unsigned i_count, unsigned j_count,
             mint_extent b_extent)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ii = blockIdx.x*128 + tx, ij = mint_block_y()*2 + ty;
    auto tile_2 = [&](auto interior) {
        const int valid = interior ? 2 : mint_valid(ii, i_count, 0);
        const int i0 = 1 + (int)ii, j0 = 1 + (int)ij;
        long long b_at = j0*b_row + i0;
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const int j = j0, i = i0 + e;
                if ((i + j)%2 == c)
                    b_grid[mint_inside(b_at+e, b_extent,
                            0)] = (b_grid[mint_inside(b_at+e-1, b_extent, 1)]
                            + b_grid[mint_inside(b_at+e+1, b_extent, 2)]
                            + b_grid[mint_inside(b_at-b_row+e, b_extent, 3)]
                            + b_grid[mint_inside(b_at+b_row+e, b_extent, 4)])/4;
            }
    };
    if ((blockIdx.x + 1)*128 <= i_count && (mint_block_y() + 1)*2 <= j_count)
        tile_2(mint_constant<true>());
    else if (ij < j_count)
        tile_2(mint_constant<false>());
}

/* The loops at line 56.
 * a: read and written, pointwise
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 128 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
plane_sweep4(real *__restrict__ a_grid, long long a_row, int ny, unsigned i_count, unsigned j_count,
             mint_extent a_extent)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const unsigned ii = blockIdx.x*128 + tx, ij = mint_block_y()*2 + ty;
    auto tile_2 = [&](auto interior) {
        const int valid = interior ? 2 : mint_valid(ii, i_count, 0);
        const int i0 = (int)ii, j0 = (int)ij;
        long long a_at = j0*a_row + i0;
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const int j = j0, i = i0 + e;
                if (j < ny - i)
                    a_grid[mint_inside(a_at+e, a_extent, 0)] += i - j;
            }
    };
    if ((blockIdx.x + 1)*128 <= i_count && (mint_block_y() + 1)*2 <= j_count)
        tile_2(mint_constant<true>());
    else if (ij < j_count)
        tile_2(mint_constant<false>());
}

...
    {
        const mint_site site = {"in.c", 32};
        const long long i_begin = 1, i_count = mint_trips(i_begin, nx - 1, 1);
        const long long j_begin = 1, j_count = mint_trips(j_begin, ny - 1, 1);
        if (i_count > 0 && j_count > 0) {
            mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real), (long long)nx);
            mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real), (long long)nx);
            mint_reach_view(site, a_map, "a", {{j_begin, i_begin - 1}, {j_begin + j_count, i_begin
                    + i_count - 1}}, "j..j+1][i-1..i", true);
            mint_reach_view(site, b_map, "b", {{j_begin, i_begin}, {j_begin + j_count - 1, i_begin
                    + i_count - 1}}, "j][i", true);
            a_map.settle();
            b_map.settle();
            const mint_nest loops = {{{j_begin, j_count, 1}, {i_begin, i_count, 1}}};
            const mint_touch a_reads = {"a[j * nx + i]", {{0, 1, {1, 0}}, {-1, 0, {0, 1}}}};
            const mint_touch b_writes = {"b[j * nx + i]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
            const bool b_apart = mint_once(b_map);
            mint_apart(site, b_apart
                    || !mint_meet(loops, b_map, b_writes, b_map, b_writes, mint_elsewhere),
                    "b[j * nx + i]", "b[j * nx + i]");
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "plane_sweep1",
                    mint_tiles(site, "i", i_count, 128, 2147482366),
                    mint_tiles(site, "j", j_count, 2, 2147417078));
            const long long part_count = mint_block_count(blocks);
            unsigned *odd_parts = mint_results<unsigned>(site, 0, part_count + 1);
            real *last_last = mint_results<real>(site, 1, 1);
            int *when_last = mint_results<int>(site, 2, 1);
            mint_launching(site, "plane_sweep1");
            plane_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                (real *)a_map.device, a_map.stride[0], (real *)b_map.device, b_map.stride[0],
                (unsigned)i_count, (unsigned)j_count, odd_parts, last_last, when_last,
                mint_is_aligned(a_map, i_begin, 16) && mint_is_aligned(b_map, i_begin, 16));
            mint_launched(site, "plane_sweep1", b_map);
            mint_launching(site, "plane_sweep1_total");
            plane_sweep1_total<<<1, 256, 0, mint_stream()>>>(odd_parts, part_count);
            mint_launched(site, "plane_sweep1_total");
            odd = mint_sum::into(odd, mint_result(site, "odd", odd_parts + part_count));
            mint_bring(site, "last", last, last_last);
            mint_bring(site, "when", when, when_last);
        }
        i = (int)(i_begin + i_count);
        if (i_count > 0) j = (int)(j_begin + j_count);
    }
...
    {
        const mint_site site = {"in.c", 42};
        const long long i_begin = 0, i_count = mint_trips(i_begin, nx, 1);
        const long long j_begin = 0, j_count = mint_trips(j_begin, ny, 1);
        if (i_count > 0 && j_count > 0) {
            mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real), (long long)nx);
            mint_reach_view(site, b_map, "b", {{j_begin, i_begin}, {j_begin + j_count - 1, i_begin
                    + i_count - 1}}, "j][i", true);
            b_map.settle();
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "plane_sweep2",
                    mint_tiles(site, "i", i_count, 128, 2147482367),
                    mint_tiles(site, "j", j_count, 4, 2147417073));
            const long long part_count = mint_block_count(blocks);
            mint_found *most_parts = mint_results<mint_found>(site, 0, part_count + 1);
            mint_launching(site, "plane_sweep2");
            plane_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                (real *)b_map.device, b_map.stride[0], (unsigned)i_count, (unsigned)j_count, most_parts,
                mint_is_aligned(b_map, i_begin, 16));
            mint_launched(site, "plane_sweep2");
            mint_launching(site, "plane_sweep2_total");
            plane_sweep2_total<<<1, 256, 0, mint_stream()>>>(most_parts, part_count);
            mint_launched(site, "plane_sweep2_total");
            most = mint_max::into(most, mint_result(site, "most", most_parts + part_count));
        }
    }
...
        {
            const mint_site site = {"in.c", 51};
            const long long i_begin = 1, i_count = mint_trips(i_begin, nx - 1, 1);
            const long long j_begin = 1, j_count = mint_trips(j_begin, ny - 1, 1);
            if (i_count > 0 && j_count > 0) {
                mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real), (long long)nx);
                mint_reach_view(site, b_map, "b", {{j_begin - 1, i_begin - 1}, {j_begin + j_count, i_begin
                        + i_count}}, "j-1..j+1][i-1..i+1", false);
                b_map.settle();
                static const mint_checked b_checked[] = {
                    {{"in.c", 54}, "b", "b[j * nx + i]", -1},
                    {{"in.c", 54}, "b", "b[j * nx + i - 1]", -1},
                    {{"in.c", 54}, "b", "b[j * nx + i + 1]", -1},
                    {{"in.c", 54}, "b", "b[(j - 1) * nx + i]", -1},
                    {{"in.c", 54}, "b", "b[(j + 1) * nx + i]", -1},
                };
                const mint_nest loops = {{{j_begin, j_count, 1}, {i_begin, i_count, 1}}};
                const mint_touch b_writes = {"b[j * nx + i]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch b_reads = {"b[j * nx + i - 1]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const bool b_apart = mint_once(b_map);
                mint_apart(site, b_apart
                        || !mint_meet(loops, b_map, b_writes, b_map, b_reads, mint_elsewhere),
                        "b[j * nx + i]", "b[j * nx + i - 1]");
                mint_apart(site, b_apart
                        || !mint_meet(loops, b_map, b_writes, b_map, b_writes, mint_elsewhere),
                        "b[j * nx + i]", "b[j * nx + i]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "plane_sweep3",
                        mint_tiles(site, "i", i_count, 128, 2147482366),
                        mint_tiles(site, "j", j_count, 2, 2147417078));
                mint_launching(site, "plane_sweep3");
                plane_sweep3<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)b_map.device, b_map.stride[0], c, (unsigned)i_count, (unsigned)j_count,
                    mint_elements(site, *b_map.whole, b_map.device, b_checked));
                mint_launched(site, "plane_sweep3", b_map);
            }
        }
    {
        const mint_site site = {"in.c", 56};
        const long long i_begin = 0, i_count = mint_trips(i_begin, nx, 1);
        const long long j_begin = 0, j_count = mint_trips(j_begin, ny, 1);
        if (i_count > 0 && j_count > 0) {
            mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real), (long long)nx);
            mint_reach_view(site, a_map, "a", {{j_begin, i_begin}, {j_begin + j_count - 1, i_begin
                    + i_count - 1}}, "j][i", false);
            a_map.settle();
            static const mint_checked a_checked[] = {
                {{"in.c", 58}, "a", "a[j * nx + i]", -1},
            };
            const mint_nest loops = {{{j_begin, j_count, 1}, {i_begin, i_count, 1}}};
            const mint_touch a_writes = {"a[j * nx + i]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const mint_touch a_reads = {"a[j * nx + i]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            const bool a_apart = mint_once(a_map);
            mint_apart(site, a_apart
                    || !mint_meet(loops, a_map, a_writes, a_map, a_reads, mint_elsewhere),
                    "a[j * nx + i]", "a[j * nx + i]");
            mint_apart(site, a_apart
                    || !mint_meet(loops, a_map, a_writes, a_map, a_writes, mint_elsewhere),
                    "a[j * nx + i]", "a[j * nx + i]");
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "plane_sweep4",
                    mint_tiles(site, "i", i_count, 128, 2147482367),
                    mint_tiles(site, "j", j_count, 2, 2147417079));
            mint_launching(site, "plane_sweep4");
            plane_sweep4<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                (real *)a_map.device, a_map.stride[0], ny, (unsigned)i_count, (unsigned)j_count,
                mint_elements(site, *a_map.whole, a_map.device, a_checked));
            mint_launched(site, "plane_sweep4", a_map);
        }
        i = (int)(i_begin + i_count);
        if (i_count > 0) {
            const int i = (int)(i_begin + (i_count - 1));
            j = (int)((0) + 1*mint_trips(0, ny - i, 1));
        }
    }
...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 71}, "u", u, mint_extents(w, w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 72}, "v", v, mint_extents(w, w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 73}, "a", &a[0], mint_extents(sizeof(a) / sizeof(a[0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 74}, "b", &b[0], mint_extents(sizeof(b) / sizeof(b[0])), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 75});
...
    mint_copy_out({"in.c", 80}, "u", u, mint_extents(w, w, w));
    mint_copy_out({"in.c", 81}, "v", v, mint_extents(w, w, w));
    mint_copy_out({"in.c", 82}, "a", &a[0], mint_extents(sizeof(a) / sizeof(a[0])));
    mint_copy_out({"in.c", 83}, "b", &b[0], mint_extents(sizeof(b) / sizeof(b[0])));
