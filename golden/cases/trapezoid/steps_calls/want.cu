
...
/* The loops at line 10.
 * a: read, 4 points, radius [-1,1][-1,1]
 * b: written
 * A block computes 256x8x1 points, a thread 2x8x1 of them.
 * Blocks keep a in shared memory, planes -1 to +1 and 3 on their way.
 * The model expects 110 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
step_sweep1(const real *__restrict__ a_grid, long long a_row, real *__restrict__ b_grid,
            long long b_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*256 + tx, iy_first = mint_block_y()*8;
    __shared__ mint_plane<real, 256, 1, 1, 1, 0, 0> a_planes[6];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int block_cells = interior ? 257 : mint_valid(blockIdx.x*256, x_count, 1);
        const unsigned iy_end = interior || iy_first + 8 < y_count ? iy_first + 8 : y_count;
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy_first;
        long long b_at = y0*b_row + x0;
        // Prologue: copy the first planes to shared memory.
        long long a_block_at = y0*a_row + (x0 - tx);
        mint_stage<128>(a_planes[0], &a_grid[a_block_at-a_row], 0, block_cells, 1, packed);
        mint_stage<128>(a_planes[1], &a_grid[a_block_at], 0, block_cells, 1, packed);
        mint_stage<128>(a_planes[2], &a_grid[a_block_at+a_row], 0, block_cells, 1, packed);
        __pipeline_commit();
        if (iy_first + 1 < iy_end)
            mint_stage<128>(a_planes[3], &a_grid[a_block_at+2*a_row], 0, block_cells, 1, packed);
        __pipeline_commit();
        if (iy_first + 2 < iy_end)
            mint_stage<128>(a_planes[4], &a_grid[a_block_at+3*a_row], 0, block_cells, 1, packed);
        __pipeline_commit();
        real a[3][4]; // planes -1 to 1, cells -1 to 2
#pragma unroll decltype(interior)::value ? 6 : 1
        for (unsigned iy = iy_first; iy < iy_end; iy++, b_at += b_row, a_block_at += a_row) {
            __pipeline_wait_prior(2);
            __syncthreads();
            if (iy + 3 < iy_end)
                mint_stage<128>(a_planes[(iy - iy_first + 5)%6], &a_grid[a_block_at+4*a_row], 0,
                        block_cells, 1, packed);
            __pipeline_commit();
            mint_take<0, 2, 0>(&a[0][1], a_planes[(iy - iy_first)%6], tx, 0);
            mint_take<1, 2, 1>(&a[1][1], a_planes[(iy - iy_first + 1)%6], tx, 0);
            mint_take<0, 2, 0>(&a[2][1], a_planes[(iy - iy_first + 2)%6], tx, 0);
            // Compute and store.
            real b[2];
#pragma unroll
            for (int e = 0; e < 2; e++)
                b[e] = (a[0][e+1] + a[2][e+1] + a[1][e] + a[1][e+2])/4;
            mint_store<2>(&b_grid[b_at], b, valid, packed);
        }
    };
    if (aligned && (blockIdx.x + 1)*256 <= x_count && (mint_block_y() + 1)*8 <= y_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain step_chain1 = {{"in.c", 9}, "step_chain1", 4, 2, 1, 2, 1, 0x3, 0x0, nullptr,
        nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
    {
        const mint_site site = {"in.c", 10};
        const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
        const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
        if (y_count > 0 && x_count > 0) {
            mint_may_wait();
            mint_mapping &a_map = mint_find(site, "a", &a[0][0], sizeof(real), mint_extents(0, 28));
            mint_mapping &b_map = mint_find(site, "b", &b[0][0], sizeof(real), mint_extents(0, 28));
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {a_map, "a", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                {a_map, "a", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                {b_map, "b", 0, "y", y_begin, y_begin + y_count - 1},
                {b_map, "b", 1, "x", x_begin, x_begin + x_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
            const mint_touch a_reads = {"a[y - 1][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
            const mint_touch b_writes = {"b[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "step_sweep1",
                    mint_tiles(site, "x", x_count, 256, 2147482110),
                    mint_tiles(site, "y", y_count, 8, 2147417060));
            mint_file(site, step_chain1, 0, {&a_map, &b_map}, {x_begin, x_count, y_begin, y_count},
                    mint_no_scalars(),
                    [site, blocks, &a_map, &b_map, x_begin = x_begin, x_count = x_count,
                            y_count = y_count]() mutable {
                mint_launching(site, "step_sweep1");
                step_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                    (real *)a_map.device, a_map.stride[0], (real *)b_map.device, b_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count,
                    mint_is_aligned(a_map, x_begin, 16) && mint_is_aligned(b_map, x_begin, 16));
                mint_launched(site, "step_sweep1");
            });
        }
    }
...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 17}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 18}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded, mint_scoped);
...
    mint_copy_out({"in.c", 23}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])));
    mint_copy_out({"in.c", 24}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])));
...
/* The loops at line 35.
 * u: read, 2 points, radius [-1,1][0,0]
 * v: written
 * A block computes 128x8x1 points, a thread 2x4x1 of them.
 * Blocks keep u in shared memory.
 * The model expects 99.5 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(128)
inside_sweep1(const real *__restrict__ u_grid, int u_row, real *__restrict__ v_grid, int v_row,
              unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y*4;
    const unsigned ix = blockIdx.x*128 + tx, iy = mint_block_y()*8 + ty;
    __shared__ mint_plane<real, 128, 8, 0, 0, 1, 1> u_planes[1];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 4 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 2 : 0 < rows_2 ? mint_valid(ix, x_count, 0) : 0;
        int valid_in[4] = {valid, 1 < rows_2 ? valid : 0, 2 < rows_2 ? valid : 0, 3 < rows_2 ? valid
                : 0};
        const int block_rows = interior ? 9 : mint_valid(mint_block_y()*8, y_count, 1);
        const int block_cells = interior ? 128 : mint_valid(blockIdx.x*128, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        int v_at = y0*v_row + x0;
        // Prologue: where the block begins.
        int u_block_at = (y0 - ty)*u_row + (x0 - tx);
        real u[6][2]; // rows -1 to 4, cells 0 to 1
        mint_stage<128>(u_planes[0], &u_grid[u_block_at], u_row, block_cells, block_rows, packed);
        __pipeline_commit();
        __pipeline_wait_prior(0);
        __syncthreads();
#pragma unroll
        for (int r = -1; r < 5; r++)
            mint_take<0, 2, 0>(u[r+1], u_planes[0], tx, ty + r);
        // Compute and store.
        real v[4][2];
#pragma unroll
        for (int r = 0; r < 4; r++) {
#pragma unroll
            for (int e = 0; e < 2; e++)
                v[r][e] = (u[r][e] + u[r+2][e])/2;
        }
#pragma unroll
        for (int r = 0; r < 4; r++)
            mint_store<2>(&v_grid[v_at+r*v_row], v[r], valid_in[r], packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*8 <= y_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

/* The loops at line 39.
 * v: read, 2 points, radius [0,0][-1,1]
 * u: written
 * A block computes 256x4x1 points, a thread 2x4x1 of them.
 * Blocks keep v in shared memory and 2 on their way.
 * The model expects 111 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
inside_sweep2(const real *__restrict__ v_grid, int v_row, real *__restrict__ u_grid, int u_row,
              unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*256 + tx, iy_first = mint_block_y()*4;
    __shared__ mint_plane<real, 256, 1, 1, 1, 0, 0> v_planes[3];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int block_cells = interior ? 257 : mint_valid(blockIdx.x*256, x_count, 1);
        const unsigned iy_end = interior || iy_first + 4 < y_count ? iy_first + 4 : y_count;
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy_first;
        int u_at = y0*u_row + x0;
        // Prologue: copy the first planes to shared memory.
        int v_block_at = y0*v_row + (x0 - tx);
        mint_stage<128>(v_planes[0], &v_grid[v_block_at], 0, block_cells, 1, packed);
        __pipeline_commit();
        if (iy_first + 1 < iy_end)
            mint_stage<128>(v_planes[1], &v_grid[v_block_at+v_row], 0, block_cells, 1, packed);
        __pipeline_commit();
        real v[4]; // cells -1 to 2
#pragma unroll 1
        for (unsigned iy = iy_first; iy < iy_end; iy++, u_at += u_row, v_block_at += v_row) {
            __pipeline_wait_prior(1);
            __syncthreads();
            if (iy + 2 < iy_end)
                mint_stage<128>(v_planes[(iy - iy_first + 2)%3], &v_grid[v_block_at+2*v_row], 0,
                        block_cells, 1, packed);
            __pipeline_commit();
            mint_take<1, 2, 1>(&v[1], v_planes[(iy - iy_first)%3], tx, 0);
            // Compute and store.
            real u[2];
#pragma unroll
            for (int e = 0; e < 2; e++)
                u[e] = (v[e] + v[e+2])/2;
            mint_store<2>(&u_grid[u_at], u, valid, packed);
        }
    };
    if (aligned && (blockIdx.x + 1)*256 <= x_count && (mint_block_y() + 1)*4 <= y_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain inside_chain1 = {{"in.c", 31}, "inside_chain1", 4, 2, 1, 2, 2, 0x3, 0x0,
        nullptr, nullptr, {0, 1}, {{2, 0x1, 0x2, 0, {0, 1}}, {2, 0x1, 0x2, 1, {1, 0}}}};

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 29}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 30}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded, mint_scoped);
...
        /* #pragma mint parallel */
        { mint_region region({"in.c", 32});
            {
                const mint_site site = {"in.c", 35};
                const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 28));
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 28));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                        {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "inside_sweep1",
                            mint_tiles(site, "x", x_count, 128, 2147482366),
                            mint_tiles(site, "y", y_count, 8, 2147417060));
                    mint_file(site, inside_chain1, 0, {&u_map, &v_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, &u_map, &v_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "inside_sweep1");
                        inside_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)u_map.device, (int)u_map.stride[0], (real *)v_map.device,
                            (int)v_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                        mint_launched(site, "inside_sweep1");
                    });
                }
            }
            {
                const mint_site site = {"in.c", 39};
                const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 28));
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 28));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                        {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "inside_sweep2",
                            mint_tiles(site, "x", x_count, 256, 2147482110),
                            mint_tiles(site, "y", y_count, 4, 2147417072));
                    mint_file(site, inside_chain1, 1, {&v_map, &u_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, &v_map, &u_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "inside_sweep2");
                        inside_sweep2<<<blocks, dim3(128), 0, mint_stream()>>>(
                            (real *)v_map.device, (int)v_map.stride[0], (real *)u_map.device,
                            (int)u_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(v_map, x_begin, 16) && mint_is_aligned(u_map, x_begin, 16));
                        mint_launched(site, "inside_sweep2");
                    });
                }
            }
...
    mint_copy_out({"in.c", 44}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])));
    mint_copy_out({"in.c", 45}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])));
...
/* The loops at line 57.
 * u: read, 2 points, radius [-1,1][0,0]
 * k: read, pointwise
 * v: written
 * A block computes 128x6x1 points, a thread 2x3x1 of them.
 * Blocks keep u in shared memory.
 * The model expects 71 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
released_sweep1(const real *__restrict__ u_grid, int u_row, const real *k_grid, int k_row,
                real *v_grid, int v_row, unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2, ty = threadIdx.y*3;
    const unsigned ix = blockIdx.x*128 + tx, iy = mint_block_y()*6 + ty;
    __shared__ mint_plane<real, 128, 6, 0, 0, 1, 1> u_planes[1];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 3 : mint_valid(iy, y_count, 0);
        const int valid = interior ? 2 : 0 < rows_2 ? mint_valid(ix, x_count, 0) : 0;
        int valid_in[3] = {valid, 1 < rows_2 ? valid : 0, 2 < rows_2 ? valid : 0};
        const int block_rows = interior ? 7 : mint_valid(mint_block_y()*6, y_count, 1);
        const int block_cells = interior ? 128 : mint_valid(blockIdx.x*128, x_count, 0);
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy;
        int k_at = y0*k_row + x0, v_at = y0*v_row + x0;
        // Prologue: where the block begins.
        int u_block_at = (y0 - ty)*u_row + (x0 - tx);
        real u[5][2]; // rows -1 to 3, cells 0 to 1
        real k[3][2]; // rows 0 to 2, cells 0 to 1
        mint_stage<128>(u_planes[0], &u_grid[u_block_at], u_row, block_cells, block_rows, packed);
        __pipeline_commit();
        __pipeline_wait_prior(0);
        __syncthreads();
#pragma unroll
        for (int r = -1; r < 4; r++)
            mint_take<0, 2, 0>(u[r+1], u_planes[0], tx, ty + r);
#pragma unroll
        for (int r = 0; r < 3; r++)
            mint_load<2>(k[r], &k_grid[k_at+r*k_row], valid_in[r], packed);
        // Compute and store.
        real v[3][2];
#pragma unroll
        for (int r = 0; r < 3; r++) {
#pragma unroll
            for (int e = 0; e < 2; e++)
                v[r][e] = (u[r][e] + u[r+2][e])/2*k[r][e];
        }
#pragma unroll
        for (int r = 0; r < 3; r++)
            mint_store<2>(&v_grid[v_at+r*v_row], v[r], valid_in[r], packed);
    };
    if (aligned && (blockIdx.x + 1)*128 <= x_count && (mint_block_y() + 1)*6 <= y_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

/* The loops at line 61.
 * v: read, 2 points, radius [0,0][0,1]
 * u: written
 * A block computes 256x4x1 points, a thread 2x4x1 of them.
 * Blocks keep v in shared memory and 2 on their way.
 * The model expects 113 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(128)
released_sweep2(const real *__restrict__ v_grid, int v_row, real *__restrict__ u_grid, int u_row,
                unsigned x_count, unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*256 + tx, iy_first = mint_block_y()*4;
    __shared__ mint_plane<real, 256, 1, 0, 1, 0, 0> v_planes[3];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int block_cells = interior ? 257 : mint_valid(blockIdx.x*256, x_count, 1);
        const unsigned iy_end = interior || iy_first + 4 < y_count ? iy_first + 4 : y_count;
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy_first;
        int u_at = y0*u_row + x0;
        // Prologue: copy the first planes to shared memory.
        int v_block_at = y0*v_row + (x0 - tx);
        mint_stage<128>(v_planes[0], &v_grid[v_block_at], 0, block_cells, 1, packed);
        __pipeline_commit();
        if (iy_first + 1 < iy_end)
            mint_stage<128>(v_planes[1], &v_grid[v_block_at+v_row], 0, block_cells, 1, packed);
        __pipeline_commit();
        real v[3]; // cells 0 to 2
#pragma unroll 1
        for (unsigned iy = iy_first; iy < iy_end; iy++, u_at += u_row, v_block_at += v_row) {
            __pipeline_wait_prior(1);
            __syncthreads();
            if (iy + 2 < iy_end)
                mint_stage<128>(v_planes[(iy - iy_first + 2)%3], &v_grid[v_block_at+2*v_row], 0,
                        block_cells, 1, packed);
            __pipeline_commit();
            mint_take<0, 2, 1>(v, v_planes[(iy - iy_first)%3], tx, 0);
            // Compute and store.
            real u[2];
#pragma unroll
            for (int e = 0; e < 2; e++)
                u[e] = v[e] + v[e+1]/4;
            mint_store<2>(&u_grid[u_at], u, valid, packed);
        }
    };
    if (aligned && (blockIdx.x + 1)*256 <= x_count && (mint_block_y() + 1)*4 <= y_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain released_chain1 = {{"in.c", 53}, "released_chain1", 4, 2, 1, 3, 2, 0x5, 0x0,
        nullptr, nullptr, {0, 1, 2}, {{3, 0x3, 0x4, 0, {0, 1, 2}}, {2, 0x1, 0x2, 1, {2, 0}}}};

...
{ mint_scope mappings_3;
    mint_copy_in(mappings_3, {"in.c", 50}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 51}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 52}, "k", &k[0][0], mint_extents(sizeof(k) / sizeof(k[0]), sizeof(k[0]) / sizeof(k[0][0])), 1, mint_padded, mint_kept);
...
        /* #pragma mint parallel */
        { mint_region region_2({"in.c", 54});
            {
                const mint_site site = {"in.c", 57};
                const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 28));
                    mint_mapping &k_map = mint_find(site, "k", &k[0][0], sizeof(real), mint_extents(0, 28));
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 28));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                        {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                        {k_map, "k", 0, "y", y_begin, y_begin + y_count - 1},
                        {k_map, "k", 1, "x", x_begin, x_begin + x_count - 1},
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "released_sweep1",
                            mint_tiles(site, "x", x_count, 128, 2147482366),
                            mint_tiles(site, "y", y_count, 6, 2147417066));
                    mint_file(site, released_chain1, 0, {&u_map, &k_map, &v_map}, {x_begin, x_count, y_begin,
                            y_count}, mint_no_scalars(),
                            [site, blocks, &u_map, &k_map, &v_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "released_sweep1");
                        released_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                            (real *)u_map.device, (int)u_map.stride[0], (real *)k_map.device,
                            (int)k_map.stride[0], (real *)v_map.device, (int)v_map.stride[0], (unsigned)x_count,
                            (unsigned)y_count,
                            mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(k_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                        mint_launched(site, "released_sweep1");
                    });
                }
            }
            {
                const mint_site site = {"in.c", 61};
                const long long y_begin = 1, y_count = mint_trips(y_begin, n, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, n, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 28));
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 28));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {v_map, "v", 0, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 1, "x..x+1", x_begin, x_begin + x_count},
                        {u_map, "u", 0, "y", y_begin, y_begin + y_count - 1},
                        {u_map, "u", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "released_sweep2",
                            mint_tiles(site, "x", x_count, 256, 2147482110),
                            mint_tiles(site, "y", y_count, 4, 2147417072));
                    mint_file(site, released_chain1, 1, {&v_map, &u_map}, {x_begin, x_count, y_begin, y_count},
                            mint_no_scalars(),
                            [site, blocks, &v_map, &u_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count]() mutable {
                        mint_launching(site, "released_sweep2");
                        released_sweep2<<<blocks, dim3(128), 0, mint_stream()>>>(
                            (real *)v_map.device, (int)v_map.stride[0], (real *)u_map.device,
                            (int)u_map.stride[0], (unsigned)x_count, (unsigned)y_count,
                            mint_is_aligned(v_map, x_begin, 16) && mint_is_aligned(u_map, x_begin, 16));
                        mint_launched(site, "released_sweep2");
                    });
                }
            }
...
        if (t == 6) { mint_scope mappings_4;
            mint_release({"in.c", 66}, "k", &k[0][0]);
...
            mint_copy_in(mappings_4, {"in.c", 68}, "k", &k[0][0], mint_extents(sizeof(k) / sizeof(k[0]), sizeof(k[0]) / sizeof(k[0][0])), 1, mint_padded, mint_kept);
...
    mint_release({"in.c", 71}, "k", &k[0][0]);
    mint_copy_out({"in.c", 72}, "u", &u[0][0], mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])));
    mint_copy_out({"in.c", 73}, "v", &v[0][0], mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])));
