
...
/* The loops at line 18.
 * u: read, 7-point star of radius 1
 * v: written
 * A block computes 64x8x4 points, a thread 2x2x4 of them, and keeps own columns in registers.
 * The model expects 111 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
steps_sweep1(const real *__restrict__ u_grid, long long u_plane, long long u_row,
             real *__restrict__ v_grid, long long v_plane, long long v_row, long long x_count,
             unsigned y_count, unsigned z_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y*2;
    const long long ix = (long long)blockIdx.x*64 + tx;
    const unsigned iy = blockIdx.y*8 + ty, iz_first = blockIdx.z*4;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 2 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        const int valid_1 = interior ? 3 : mint_valid(ix, x_count, 1);
        const unsigned iz_end = interior || iz_first + 4 < z_count ? iz_first + 4 : z_count;
        const int64_t x0 = 1 + ix, y0 = 1 + (int64_t)iy, z0 = 1 + (int64_t)iz_first;
        long long u_at = z0*u_plane + y0*u_row + x0, v_at = z0*v_plane + y0*v_row + x0;
        real u[3][4][4]; // planes -1 to 1, rows -1 to 2, cells -1 to 2
        // Prologue: fill the loop-carried rows, but for the newest plane.
#pragma unroll
        for (int r = 0; r < 2; r++) {
            mint_load<2>(&u[0][r+1][1], &u_grid[u_at-u_plane+r*u_row], valid_1, packed);
            mint_load<2>(&u[1][r+1][1], &u_grid[u_at+r*u_row], valid_1, packed);
        }
#pragma unroll decltype(interior)::value ? 4 : 1
        for (unsigned iz = iz_first; iz < iz_end; iz++, u_at += u_plane, v_at += v_plane) {
            mint_load<2>(&u[1][0][1], &u_grid[u_at-u_row], valid, packed);
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_load<2>(&u[2][r+1][1], &u_grid[u_at+u_plane+r*u_row], valid_1, packed);
            mint_load<2>(&u[1][3][1], &u_grid[u_at+2*u_row], valid_in[1], packed);
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_widen<1, 2, 1>(&u[1][r+1][1], &u_grid[u_at+r*u_row], valid_1);
            // Compute and store.
            real v[2][2];
#pragma unroll
            for (int r = 0; r < 2; r++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    v[r][e] = u[1][r+1][e+1]/2
                            + (u[0][r+1][e+1] + u[2][r+1][e+1] + u[1][r][e+1] + u[1][r+2][e+1]
                            + u[1][r+1][e] + u[1][r+1][e+2])/12;
            }
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_store<2>(&v_grid[v_at+r*v_row], v[r], valid_in[r], packed);
            // Shift: plane +1 is the next step's own.
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_shift<2>(&u[0][r+1][1], &u[1][r+1][1], &u[2][r+1][1]);
        }
    };
    if (aligned && ((long long)blockIdx.x + 1)*64 <= x_count && (blockIdx.y + 1)*8 <= y_count
            && (blockIdx.z + 1)*4 <= z_count)
        tile(mint_constant<true>());
    else if (iy < y_count && iz_first < z_count)
        tile(mint_constant<false>());
}

/* The loops at line 24.
 * v: read, 5-point star of radius 1
 * u: written
 * A block computes 64x8x4 points, a thread 2x2x4 of them, and keeps own columns in registers.
 * The model expects 111 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
steps_sweep2(const real *__restrict__ v_grid, long long v_plane, long long v_row,
             real *__restrict__ u_grid, long long u_plane, long long u_row, long long x_count,
             unsigned y_count, unsigned z_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y*2;
    const long long ix = (long long)blockIdx.x*64 + tx;
    const unsigned iy = blockIdx.y*8 + ty, iz_first = blockIdx.z*4;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 2 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        int valid_in[2] = {valid, 1 < rows_2 ? valid : 0};
        const unsigned iz_end = interior || iz_first + 4 < z_count ? iz_first + 4 : z_count;
        const size_t x0 = 1 + (size_t)ix;
        const int y0 = 1 + (int)iy;
        const ptrdiff_t z0 = 1 + (ptrdiff_t)iz_first;
        long long v_at = z0*v_plane + y0*v_row + x0, u_at = z0*u_plane + y0*u_row + x0;
        real v[3][4][2]; // planes -1 to 1, rows -1 to 2, cells 0 to 1
        // Prologue: fill the loop-carried rows, but for the newest plane.
#pragma unroll
        for (int r = 0; r < 2; r++) {
            mint_load<2>(v[0][r+1], &v_grid[v_at-v_plane+r*v_row], valid, packed);
            mint_load<2>(v[1][r+1], &v_grid[v_at+r*v_row], valid, packed);
        }
#pragma unroll decltype(interior)::value ? 4 : 1
        for (unsigned iz = iz_first; iz < iz_end; iz++, v_at += v_plane, u_at += u_plane) {
            mint_load<2>(v[1][0], &v_grid[v_at-v_row], valid, packed);
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_load<2>(v[2][r+1], &v_grid[v_at+v_plane+r*v_row], valid, packed);
            mint_load<2>(v[1][3], &v_grid[v_at+2*v_row], valid_in[1], packed);
            // Compute and store.
            real u[2][2];
#pragma unroll
            for (int r = 0; r < 2; r++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    if (e < valid_in[r]) {
                        const uint16_t y = y0 + r;
                        const size_t x = x0 + e;
                        real s = 0;
                        s += 1*v[1][r][e] + v[0][r+1][e];
                        s += 2*v[1][r+1][e] + v[1][r+1][e];
                        s += 1*v[1][r+2][e] + v[2][r+1][e];
                        u[r][e] = s/7 + x%3 - y;
                    }
            }
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_store<2>(&u_grid[u_at+r*u_row], u[r], valid_in[r], packed);
            // Shift: plane +1 is the next step's own.
#pragma unroll
            for (int r = 0; r < 2; r++)
                mint_shift<2>(v[0][r+1], v[1][r+1], v[2][r+1]);
        }
    };
    if (aligned && ((long long)blockIdx.x + 1)*64 <= x_count && (blockIdx.y + 1)*8 <= y_count
            && (blockIdx.z + 1)*4 <= z_count)
        tile(mint_constant<true>());
    else if (iy < y_count && iz_first < z_count)
        tile(mint_constant<false>());
}

/* The loops at line 34.
 * flat: read, 3 points, radius [0,1][-1,0], clamped at the edges
 * u: written
 * A block computes 128x2x1 points, a thread 2x1x1 of them.
 * The model expects 128 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
steps_sweep3(const real *__restrict__ flat_grid, long long flat_row, real *__restrict__ u_grid,
             long long u_plane, long long u_row, long long x_count, unsigned y_count,
             mint_found *__restrict__ most_parts, unsigned long long *__restrict__ odd_parts,
             bool aligned)
{
    real most = -INFINITY;
    long long most_at = 0;
    unsigned long long odd = 0;
    const int tx = threadIdx.x*2, ty = threadIdx.y;
    const long long ix = (long long)blockIdx.x*128 + tx;
    const unsigned iy = mint_block_y()*2 + ty;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        long long flat_to[2] = {0, iy + 1 < y_count ? flat_row : 0};
        const long x0 = ix, y0 = (ptrdiff_t)iy;
        long long flat_at = y0*flat_row + x0;
        real flat[2][3]; // rows 0 to 1, cells -1 to 1
        mint_load<2>(&flat[0][1], &flat_grid[flat_at], valid, packed);
        mint_load<2>(&flat[1][1], &flat_grid[flat_at+flat_to[1]], valid, packed);
        mint_widen<1, 2, 0, mint_low_end>(&flat[0][1], &flat_grid[flat_at], valid, ix, x_count);
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 2; e++)
            if (e < valid) {
                const ptrdiff_t y = y0, x = x0 + e;
                real t = flat[0][e+1] - (flat[0][e] + flat[1][e+1])/2;
                u_grid[y*u_row+x] = t + y;
                if (t > most) {
                    most = t;
                    most_at = (y - 0)*x_count + (x - 0) + 1;
                }
                odd += (unsigned long long)((x*y) & 1);
            }
    };
    if (aligned && ((long long)blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*2 <= y_count)
        tile(mint_constant<true>());
    else if (iy < y_count)
        tile(mint_constant<false>());
    __shared__ __align__(8) char joining[2048];
    mint_join_block<mint_max>(joining, mint_found_at(most, most_at), most_parts);
    mint_join_block<mint_sum>(joining, odd, odd_parts);
}

/* Joins what the blocks of steps_sweep3 have found. */
static __global__ void __launch_bounds__(256)
steps_sweep3_total(mint_found *__restrict__ most_parts, unsigned long long *__restrict__ odd_parts,
                   long long part_count)
{
    __shared__ __align__(8) char joining_2[4096];
    mint_join_blocks<mint_max>(joining_2, most_parts, part_count);
    mint_join_blocks<mint_sum>(joining_2, odd_parts, part_count);
}

/* The loops at line 44.
 * flat: read, 2 points, radius [-1,1]
 * line: written
 * A block computes 1024x1x1 points, a thread 2x1x1 of them.
 * The model expects 14.2 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(512)
steps_sweep4(const real *__restrict__ flat_grid, real *__restrict__ line_grid, unsigned i_count,
             bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ii = blockIdx.x*1024 + tx;
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ii, i_count, 0);
        const int valid_1 = interior ? 3 : mint_valid(ii, i_count, 1);
        const int i0 = 1 + (int)ii;
        long long flat_at = i0, line_at = i0;
        real flat[4]; // cells -1 to 2
        mint_load<2>(&flat[1], &flat_grid[flat_at], valid_1, packed);
        mint_widen<1, 2, 1>(&flat[1], &flat_grid[flat_at], valid_1);
        // Compute and store.
        real line[2];
#pragma unroll
        for (int e = 0; e < 2; e++) {
            const int8_t i = i0 + e;
            line[e] = flat[e] + flat[e+2] - i;
        }
        mint_store<2>(&line_grid[line_at], line, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*1024 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 14}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 18};
            const long long z_begin = 1, z_count = mint_trips(z_begin, top, 1);
            const long long y_begin = 1, y_count = mint_trips(y_begin, top, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, top - 1 + 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
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
                const dim3 blocks = mint_blocks(site, "steps_sweep1", mint_ceil_div(x_count, 64),
                        mint_ceil_div(y_count, 8), mint_ceil_div(z_count, 4));
                mint_launching(site, "steps_sweep1");
                steps_sweep1<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                    (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)v_map.device,
                    v_map.stride[0], v_map.stride[1], x_count, (unsigned)y_count, (unsigned)z_count,
                    mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                mint_launched(site, "steps_sweep1", v_map);
            }
        }
        {
            const mint_site site = {"in.c", 24};
            const long long z_begin = 1, z_count = mint_trips(z_begin, w - 1, 1);
            const long long y_begin = 1,
                    y_count = mint_count(site, "y", (unsigned short)(y_begin), "<", (int)(narrow), 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (size_t)w - 1, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_table v_map = mint_find_table(site, "v", v);
                mint_table u_map = mint_find_table(site, "u", u);
                mint_within(site, "(size_t)w - 1", (long long)(w) - 1, (long long)(w) - 1, 0LL,
                        9223372036854775807LL);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {v_map, "v", 0, "z-1..z+1", z_begin - 1, z_begin + z_count},
                    {v_map, "v", 1, "y-(long)1..y+(long)1", y_begin - 1, y_begin + y_count},
                    {v_map, "v", 2, "x", x_begin, x_begin + x_count - 1},
                    {u_map, "u", 0, "z", z_begin, z_begin + z_count - 1},
                    {u_map, "u", 1, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                v_map.settle(site, "v");
                u_map.settle(site, "u");
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch v_reads = {"v[z][y + d][x]", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1, 0}}, {0,
                        0, {0, 0, 1}}}};
                const mint_touch u_writes = {"u[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                mint_distinct(site, loops, v_map, "v", v_reads, u_map, "u", u_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "steps_sweep2", mint_ceil_div(x_count, 64),
                        mint_ceil_div(y_count, 8), mint_ceil_div(z_count, 4));
                mint_launching(site, "steps_sweep2");
                steps_sweep2<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                    (real *)v_map.device, v_map.stride[0], v_map.stride[1], (real *)u_map.device,
                    u_map.stride[0], u_map.stride[1], x_count, (unsigned)y_count, (unsigned)z_count,
                    mint_is_aligned(v_map, x_begin, 16) && mint_is_aligned(u_map, x_begin, 16));
                mint_launched(site, "steps_sweep2", u_map);
            }
            z = (ptrdiff_t)(z_begin + z_count);
        }
...
        {
            const mint_site site = {"in.c", 34};
            const long long y_begin = 0, y_count = mint_trips(y_begin, w, 1);
            const long long x_begin = 0, x_count = mint_trips(x_begin, w, 1);
            if (y_count > 0 && x_count > 0) {
                mint_view flat_map = mint_find_view(site, "flat", &flat[0], sizeof(real), (long long)w);
                mint_table u_map = mint_find_table(site, "u", u);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {u_map, "u", 0, "0", 0, 0},
                    {u_map, "u", 1, "y", y_begin, y_begin + y_count - 1},
                    {u_map, "u", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_reach_view(site, flat_map, "flat", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "y][x", true);
                flat_map.settle();
                u_map.settle(site, "u");
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch flat_reads = {"flat[y * w + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch u_writes = {"u[0][y][x]", {{0, 0, {0, 0}}, {0, 0, {1, 0}}, {0, 0, {0,
                        1}}}};
                const mint_touch flat_reads_2 = {"flat[y * w + west]", {{0, 0, {1, 0}}, {x_begin, x_begin
                        + x_count - 1, {0, 0}}}};
                const mint_touch flat_reads_3 = {"flat[south * w + x]", {{y_begin, y_begin + y_count - 1,
                        {0, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, flat_map, "flat", flat_reads, u_map, "u", u_writes);
                mint_distinct(site, loops, flat_map, "flat", flat_reads_2, u_map, "u", u_writes);
                mint_distinct(site, loops, flat_map, "flat", flat_reads_3, u_map, "u", u_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "steps_sweep3", mint_ceil_div(x_count, 128),
                        mint_tiles(site, "y", y_count, 2, 4294900727));
                const long long part_count = mint_block_count(blocks);
                mint_found *most_parts = mint_results<mint_found>(site, 0, part_count + 1);
                unsigned long long *odd_parts = mint_results<unsigned long long>(site, 1, part_count + 1);
                mint_launching(site, "steps_sweep3");
                steps_sweep3<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)flat_map.device, flat_map.stride[0], (real *)u_map.device, u_map.stride[0],
                    u_map.stride[1], x_count, (unsigned)y_count, most_parts, odd_parts,
                    mint_is_aligned(flat_map, x_begin, 16));
                mint_launched(site, "steps_sweep3", u_map);
                mint_launching(site, "steps_sweep3_total");
                steps_sweep3_total<<<1, 256, 0, mint_stream()>>>(most_parts, odd_parts, part_count);
                mint_launched(site, "steps_sweep3_total");
                most = mint_max::into(most, mint_result(site, "most", most_parts + part_count));
                odd = mint_sum::into(odd, mint_result(site, "odd", odd_parts + part_count));
            }
        }
        {
            const mint_site site = {"in.c", 44};
            const long long i_begin = 1, i_count = mint_trips(i_begin, 100, 1);
            if (i_count > 0) {
                mint_view flat_map = mint_find_view(site, "flat", &flat[0], sizeof(real));
                mint_view line_map = mint_find_view(site, "line", &line[0], sizeof(real));
                mint_reach_view(site, flat_map, "flat", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1",
                        true);
                mint_reach_view(site, line_map, "line", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                flat_map.settle();
                line_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch flat_reads = {"flat[i - 1]", {{-1, 1, {1}, 2}}};
                const mint_touch line_writes = {"line[i]", {{0, 0, {1}}}};
                mint_distinct(site, loops, flat_map, "flat", flat_reads, line_map, "line", line_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "steps_sweep4", mint_ceil_div(i_count, 1024));
                mint_launching(site, "steps_sweep4");
                steps_sweep4<<<blocks, dim3(512), 0, mint_stream()>>>(
                    (real *)flat_map.device, (real *)line_map.device, (unsigned)i_count,
                    mint_is_aligned(flat_map, i_begin, 16) && mint_is_aligned(line_map, i_begin, 16));
                mint_launched(site, "steps_sweep4", line_map);
            }
        }
...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 60}, "u", u, mint_extents(w, w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 61}, "v", v, mint_extents(w, w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 62}, "flat", &flat[0], mint_extents(sizeof(flat) / sizeof(flat[0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 63}, "line", &line[0], mint_extents(sizeof(line) / sizeof(line[0])), 1, mint_padded, mint_scoped);
...
    mint_copy_out({"in.c", 65}, "u", u, mint_extents(w, w, w));
    mint_copy_out({"in.c", 66}, "v", v, mint_extents(w, w, w));
    mint_copy_out({"in.c", 67}, "flat", &flat[0], mint_extents(sizeof(flat) / sizeof(flat[0])));
    mint_copy_out({"in.c", 68}, "line", &line[0], mint_extents(sizeof(line) / sizeof(line[0])));
