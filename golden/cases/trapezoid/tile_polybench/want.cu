
...
/* kernel_jacobi_1d_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 22: kernel_jacobi_1d_sweep1
 * line 25: kernel_jacobi_1d_sweep2
 * A block loads 4096x1x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 4080x1x1 cells. */
static __global__ void __launch_bounds__(512)
kernel_jacobi_1d_chain1_tile(const real *__restrict__ A_from, real *A_to, mint_area<1> A_box,
                             const real *__restrict__ B_from, real *B_to, mint_area<1> B_box,
                             mint_area<1> kernel_jacobi_1d_sweep1_cells,
                             mint_area<1> kernel_jacobi_1d_sweep2_cells, int steps_2,
                             long long x_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*4080;
    const int tx = (int)threadIdx.x;
    real *const A_tile = reinterpret_cast<real *>(mint_shared);
    real *const B_tile = reinterpret_cast<real *>(mint_shared + 32768);
    auto *A = A_tile;
    auto *B = B_tile;
    const mint_stretch kernel_jacobi_1d_sweep1_x = mint_in_tile(kernel_jacobi_1d_sweep1_cells.first[0], kernel_jacobi_1d_sweep1_cells.end[0], x0, 4096);
    const mint_stretch kernel_jacobi_1d_sweep2_x = mint_in_tile(kernel_jacobi_1d_sweep2_cells.first[0], kernel_jacobi_1d_sweep2_cells.end[0], x0, 4096);
    // Load the tile and its ghost zone.
    {
        const mint_stretch A_x = mint_in_tile(A_box.first[0], A_box.end[0], x0, 4096);
        for (int cx = A_x.first + tx; cx < A_x.end; cx += 512)
            A_tile[cx] = A_from[x0+cx];
    }
    {
        const mint_stretch B_x = mint_in_tile(B_box.first[0], B_box.end[0], x0, 4096);
        for (int cx = B_x.first + tx; cx < B_x.end; cx += 512)
            if (!mint_in_span(kernel_jacobi_1d_sweep1_x, cx))
                B_tile[cx] = B_from[x0+cx];
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 22.
            const mint_stretch level_x = mint_cut(kernel_jacobi_1d_sweep1_x, 7
                    - 2*(steps_2 - 1 - step), 4089 + 2*(steps_2 - 1 - step));
            for (int cx = level_x.first + tx; cx < level_x.end; cx += 512)
                B[cx] = (real)0.33333*(A[cx-1] + A[cx] + A[cx+1]);
        }
        __syncthreads();
        {
            // The loops at line 25.
            const mint_stretch level_x_2 = mint_cut(kernel_jacobi_1d_sweep2_x, 8
                    - 2*(steps_2 - 1 - step), 4088 + 2*(steps_2 - 1 - step));
            for (int cx = level_x_2.first + tx; cx < level_x_2.end; cx += 512)
                A[cx] = (real)0.33333*(B[cx-1] + B[cx] + B[cx+1]);
        }
        __syncthreads();
    }
    // Commit the tile.
    if (A_to) {
        const mint_stretch A_x_2 = mint_cut(kernel_jacobi_1d_sweep2_x, 8, 4088);
        for (int cx = A_x_2.first + tx; cx < A_x_2.end; cx += 512)
            A_to[x0+cx] = A_tile[cx];
    }
    if (B_to) {
        const mint_stretch B_x_2 = mint_cut(kernel_jacobi_1d_sweep1_x, 8, 4088);
        for (int cx = B_x_2.first + tx; cx < B_x_2.end; cx += 512)
            B_to[x0+cx] = B_tile[cx];
    }
}

/* kernel_jacobi_1d_sweep2 makes one step. */

// Launches kernel_jacobi_1d_chain1_tile for the oldest steps that wait. False: it cannot.
static bool kernel_jacobi_1d_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<1> cells0 = {{a.range(0)[0]}, {a.range(0)[0] + a.range(0)[1]}};
    const mint_area<1> cells1 = {{a.range(1)[0]}, {a.range(1)[0] + a.range(1)[1]}};
    const mint_area<1> all = mint_hull(cells0, cells1);
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x1, 0x1, 0x1, 0x1};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<1> touched[2];
    touched[0].add(mint_around(cells0, mint_area<1>{{-1}, {1}}));
    touched[0].add_sure(mint_around(cells0, mint_area<1>{{-1}, {1}}));
    touched[0].add(mint_around(cells1, mint_area<1>{{0}, {0}}));
    touched[0].add_sure(mint_around(cells1, mint_area<1>{{0}, {0}}));
    touched[1].add(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[1].add(mint_around(cells1, mint_area<1>{{-1}, {1}}));
    touched[1].add_sure(mint_around(cells1, mint_area<1>{{-1}, {1}}));
    mint_area<1> loaded[2];
    if (!mint_may_load(a, 0, touched, {0}, 1, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1}, 1, false, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 4080, INT_MAX);
    if (blocks_x == 0)
        return false;
    mint_prepare_shared(a.site, "kernel_jacobi_1d_chain1_tile",
            (const void *)kernel_jacobi_1d_chain1_tile, 65536);
    mint_launching(a.site, "kernel_jacobi_1d_chain1_tile");
    kernel_jacobi_1d_chain1_tile<<<dim3(blocks_x), dim3(512, 1, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, loaded[1], cells0, cells1, a.steps,
        all.first[0] - 8);
    mint_launched(a.site, "kernel_jacobi_1d_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned kernel_jacobi_1d_chain1_twins[] = {0x0, 0x1, 0x1, 0x1, 0x1};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain kernel_jacobi_1d_chain1 = {{"in.c", 20}, "kernel_jacobi_1d_chain1", 4, 2, 1,
        2, 2, 0x3, 0x0, kernel_jacobi_1d_chain1_launch, kernel_jacobi_1d_chain1_twins, {0, 1}, {{2,
        0x1, 0x2, 0, {0, 1}}, {2, 0x1, 0x2, 1, {1, 0}}}};

...
    /* #pragma mint parallel */ { mint_region region({"in.c", 19});
    mint_inferred A_here({"in.c", 19}, "A", &A[0], mint_extents(61), 1, mint_padded, mint_both);
    mint_inferred B_here({"in.c", 19}, "B", &B[0], mint_extents(61), 1, mint_padded, mint_both);
...
        {
            const mint_site site = {"in.c", 22};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
            if (i_count > 0) {
                mint_may_wait();
                mint_view A_map = mint_find_view(site, "A", &A[0], sizeof(real));
                mint_view B_map = mint_find_view(site, "B", &B[0], sizeof(real));
                mint_reach_view(site, A_map, "A", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1", true);
                mint_reach_view(site, B_map, "B", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                A_map.settle();
                B_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch A_reads = {"A[i - 1]", {{-1, 1, {1}}}};
                const mint_touch B_writes = {"B[i]", {{0, 0, {1}}}};
                mint_distinct(site, loops, A_map, "A", A_reads, B_map, "B", B_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "kernel_jacobi_1d_sweep1",
                        mint_tiles(site, "i", i_count, 256, 2147482110));
                mint_file(site, kernel_jacobi_1d_chain1, 0, {&A_map, &B_map}, {i_begin, i_count},
                        mint_no_scalars(),
                        [site, blocks, A_map, B_map, i_begin = i_begin, i_count = i_count]() mutable {
                    A_map.find_again();
                    B_map.find_again();
                    mint_launching(site, "kernel_jacobi_1d_sweep1");
                    kernel_jacobi_1d_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)A_map.device, (real *)B_map.device, (unsigned)i_count,
                        mint_is_aligned(A_map, i_begin, 16) && mint_is_aligned(B_map, i_begin, 16));
                    mint_launched(site, "kernel_jacobi_1d_sweep1");
                });
            }
            i = (int)(i_begin + i_count);
            (void)i; /* only kernels use them */
        }
        {
            const mint_site site = {"in.c", 25};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
            if (i_count > 0) {
                mint_may_wait();
                mint_view B_map = mint_find_view(site, "B", &B[0], sizeof(real));
                mint_view A_map = mint_find_view(site, "A", &A[0], sizeof(real));
                mint_reach_view(site, B_map, "B", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1", true);
                mint_reach_view(site, A_map, "A", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                B_map.settle();
                A_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch B_reads = {"B[i - 1]", {{-1, 1, {1}}}};
                const mint_touch A_writes = {"A[i]", {{0, 0, {1}}}};
                mint_distinct(site, loops, B_map, "B", B_reads, A_map, "A", A_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "kernel_jacobi_1d_sweep2",
                        mint_tiles(site, "i", i_count, 256, 2147482110));
                mint_file(site, kernel_jacobi_1d_chain1, 1, {&B_map, &A_map}, {i_begin, i_count},
                        mint_no_scalars(),
                        [site, blocks, B_map, A_map, i_begin = i_begin, i_count = i_count]() mutable {
                    B_map.find_again();
                    A_map.find_again();
                    mint_launching(site, "kernel_jacobi_1d_sweep2");
                    kernel_jacobi_1d_sweep2<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)B_map.device, (real *)A_map.device, (unsigned)i_count,
                        mint_is_aligned(B_map, i_begin, 16) && mint_is_aligned(A_map, i_begin, 16));
                    mint_launched(site, "kernel_jacobi_1d_sweep2");
                });
            }
            i = (int)(i_begin + i_count);
        }
...
}
...
/* kernel_jacobi_2d_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 36: kernel_jacobi_2d_sweep1
 * line 40: kernel_jacobi_2d_sweep2
 * A block loads 64x64x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 48x48x1 cells. */
static __global__ void __launch_bounds__(512)
kernel_jacobi_2d_chain1_tile(const real *__restrict__ A_from, real *A_to, int A_row,
                             mint_area<2> A_box, const real *__restrict__ B_from, real *B_to,
                             int B_row, mint_area<2> B_box,
                             mint_area<2> kernel_jacobi_2d_sweep1_cells,
                             mint_area<2> kernel_jacobi_2d_sweep2_cells, int steps_2,
                             long long x_start, long long y_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*48;
    const long long y0 = y_start + (long long)blockIdx.y*48;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const A_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared);
    real (*const B_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 32768);
    auto *A = A_tile;
    auto *B = B_tile;
    const mint_stretch kernel_jacobi_2d_sweep1_y = mint_in_tile(kernel_jacobi_2d_sweep1_cells.first[1], kernel_jacobi_2d_sweep1_cells.end[1], y0, 64);
    const mint_stretch kernel_jacobi_2d_sweep1_x = mint_in_tile(kernel_jacobi_2d_sweep1_cells.first[0], kernel_jacobi_2d_sweep1_cells.end[0], x0, 64);
    const mint_stretch kernel_jacobi_2d_sweep2_y = mint_in_tile(kernel_jacobi_2d_sweep2_cells.first[1], kernel_jacobi_2d_sweep2_cells.end[1], y0, 64);
    const mint_stretch kernel_jacobi_2d_sweep2_x = mint_in_tile(kernel_jacobi_2d_sweep2_cells.first[0], kernel_jacobi_2d_sweep2_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch A_y = mint_in_tile(A_box.first[1], A_box.end[1], y0, 64);
        const mint_stretch A_x = mint_in_tile(A_box.first[0], A_box.end[0], x0, 64);
        for (int cy = A_y.first + ty; cy < A_y.end; cy += 16) {
            for (int cx = A_x.first + tx; cx < A_x.end; cx += 32)
                A_tile[cy][cx] = A_from[(y0+cy)*A_row+(x0+cx)];
        }
    }
    {
        const mint_stretch B_y = mint_in_tile(B_box.first[1], B_box.end[1], y0, 64);
        const mint_stretch B_x = mint_in_tile(B_box.first[0], B_box.end[0], x0, 64);
        for (int cy = B_y.first + ty; cy < B_y.end; cy += 16) {
            for (int cx = B_x.first + tx; cx < B_x.end; cx += 32)
                if (!(mint_in_span(kernel_jacobi_2d_sweep1_y, cy)
                        && mint_in_span(kernel_jacobi_2d_sweep1_x, cx)))
                    B_tile[cy][cx] = B_from[(y0+cy)*B_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 36.
            const mint_stretch level_y = mint_cut(kernel_jacobi_2d_sweep1_y, 7
                    - 2*(steps_2 - 1 - step), 57 + 2*(steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(kernel_jacobi_2d_sweep1_x, 7
                    - 2*(steps_2 - 1 - step), 57 + 2*(steps_2 - 1 - step));
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    B[cy][cx] = (real)0.2*(A[cy][cx] + A[cy][cx-1] + A[cy][cx+1] + A[cy+1][cx]
                            + A[cy-1][cx]);
            }
        }
        __syncthreads();
        {
            // The loops at line 40.
            const mint_stretch level_y_2 = mint_cut(kernel_jacobi_2d_sweep2_y, 8
                    - 2*(steps_2 - 1 - step), 56 + 2*(steps_2 - 1 - step));
            const mint_stretch level_x_2 = mint_cut(kernel_jacobi_2d_sweep2_x, 8
                    - 2*(steps_2 - 1 - step), 56 + 2*(steps_2 - 1 - step));
            for (int cy = level_y_2.first + ty; cy < level_y_2.end; cy += 16) {
                for (int cx = level_x_2.first + tx; cx < level_x_2.end; cx += 32)
                    A[cy][cx] = (real)0.2*(B[cy][cx] + B[cy][cx-1] + B[cy][cx+1] + B[cy+1][cx]
                            + B[cy-1][cx]);
            }
        }
        __syncthreads();
    }
    // Commit the tile.
    if (A_to) {
        const mint_stretch A_y_2 = mint_cut(kernel_jacobi_2d_sweep2_y, 8, 56);
        const mint_stretch A_x_2 = mint_cut(kernel_jacobi_2d_sweep2_x, 8, 56);
        for (int cy = A_y_2.first + ty; cy < A_y_2.end; cy += 16) {
            for (int cx = A_x_2.first + tx; cx < A_x_2.end; cx += 32)
                A_to[(y0+cy)*A_row+(x0+cx)] = A_tile[cy][cx];
        }
    }
    if (B_to) {
        const mint_stretch B_y_2 = mint_cut(kernel_jacobi_2d_sweep1_y, 8, 56);
        const mint_stretch B_x_2 = mint_cut(kernel_jacobi_2d_sweep1_x, 8, 56);
        for (int cy = B_y_2.first + ty; cy < B_y_2.end; cy += 16) {
            for (int cx = B_x_2.first + tx; cx < B_x_2.end; cx += 32)
                B_to[(y0+cy)*B_row+(x0+cx)] = B_tile[cy][cx];
        }
    }
}

/* kernel_jacobi_2d_sweep2 makes one step. */

// Launches kernel_jacobi_2d_chain1_tile for the oldest steps that wait. False: it cannot.
static bool kernel_jacobi_2d_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<2> cells0 = {{a.range(0)[0], a.range(0)[2]}, {a.range(0)[0] + a.range(0)[1],
            a.range(0)[2] + a.range(0)[3]}};
    const mint_area<2> cells1 = {{a.range(1)[0], a.range(1)[2]}, {a.range(1)[0] + a.range(1)[1],
            a.range(1)[2] + a.range(1)[3]}};
    const mint_area<2> all = mint_hull(cells0, cells1);
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x1, 0x1, 0x1, 0x1};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[2];
    touched[0].add(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[0].add_sure(mint_around(cells0, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[0].add(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[0].add_sure(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells1, mint_area<2>{{-1, -1}, {1, 1}}));
    touched[1].add_sure(mint_around(cells1, mint_area<2>{{-1, -1}, {1, 1}}));
    mint_area<2> loaded[2];
    if (!mint_may_load(a, 0, touched, {0}, 1, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1}, 1, false, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 48, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 48, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_prepare_shared(a.site, "kernel_jacobi_2d_chain1_tile",
            (const void *)kernel_jacobi_2d_chain1_tile, 65536);
    mint_launching(a.site, "kernel_jacobi_2d_chain1_tile");
    kernel_jacobi_2d_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        (int)a.place(0, 0).stride[0], loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, (int)a.place(0, 1).stride[0],
        loaded[1], cells0, cells1, a.steps, all.first[0] - 8, all.first[1] - 8);
    mint_launched(a.site, "kernel_jacobi_2d_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned kernel_jacobi_2d_chain1_twins[] = {0x0, 0x1, 0x1, 0x1, 0x1};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain kernel_jacobi_2d_chain1 = {{"in.c", 34}, "kernel_jacobi_2d_chain1", 4, 2, 1,
        2, 2, 0x3, 0x0, kernel_jacobi_2d_chain1_launch, kernel_jacobi_2d_chain1_twins, {0, 1}, {{2,
        0x1, 0x2, 0, {0, 1}}, {2, 0x1, 0x2, 1, {1, 0}}}};

...
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 33});
    mint_inferred A_here_2({"in.c", 33}, "A", &A[0][0],
            mint_extents(23, sizeof(A[0]) / sizeof(A[0][0])), 1, mint_padded, mint_both);
    mint_inferred B_here_2({"in.c", 33}, "B", &B[0][0],
            mint_extents(23, sizeof(B[0]) / sizeof(B[0][0])), 1, mint_padded, mint_both);
...
        {
            const mint_site site = {"in.c", 36};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
            const long long j_begin = 1, j_count = mint_trips(j_begin, n - 1, 1);
            if (i_count > 0 && j_count > 0) {
                mint_may_wait();
                mint_mapping &A_map = mint_find(site, "A", &A[0][0], sizeof(real), mint_extents(0, 23));
                mint_mapping &B_map = mint_find(site, "B", &B[0][0], sizeof(real), mint_extents(0, 23));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {A_map, "A", 0, "i-1..1+i", i_begin - 1, i_begin + i_count},
                    {A_map, "A", 1, "j-1..1+j", j_begin - 1, j_begin + j_count},
                    {B_map, "B", 0, "i", i_begin, i_begin + i_count - 1},
                    {B_map, "B", 1, "j", j_begin, j_begin + j_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                const mint_touch A_reads = {"A[i][j]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch B_writes = {"B[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, A_map, "A", A_reads, B_map, "B", B_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "kernel_jacobi_2d_sweep1",
                        mint_tiles(site, "j", j_count, 128, 2147482366),
                        mint_tiles(site, "i", i_count, 2, 2147417078));
                mint_file(site, kernel_jacobi_2d_chain1, 0, {&A_map, &B_map}, {j_begin, j_count, i_begin,
                        i_count}, mint_no_scalars(),
                        [site, blocks, &A_map, &B_map, j_begin = j_begin, j_count = j_count,
                                i_count = i_count]() mutable {
                    mint_launching(site, "kernel_jacobi_2d_sweep1");
                    kernel_jacobi_2d_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)A_map.device, (int)A_map.stride[0], (real *)B_map.device,
                        (int)B_map.stride[0], (unsigned)j_count, (unsigned)i_count,
                        mint_is_aligned(A_map, j_begin, 16) && mint_is_aligned(B_map, j_begin, 16));
                    mint_launched(site, "kernel_jacobi_2d_sweep1");
                });
            }
            i = (int)(i_begin + i_count);
            if (i_count > 0) j = (int)(j_begin + j_count);
            (void)i, (void)j; /* only kernels use them */
        }
        {
            const mint_site site = {"in.c", 40};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
            const long long j_begin = 1, j_count = mint_trips(j_begin, n - 1, 1);
            if (i_count > 0 && j_count > 0) {
                mint_may_wait();
                mint_mapping &B_map = mint_find(site, "B", &B[0][0], sizeof(real), mint_extents(0, 23));
                mint_mapping &A_map = mint_find(site, "A", &A[0][0], sizeof(real), mint_extents(0, 23));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {B_map, "B", 0, "i-1..1+i", i_begin - 1, i_begin + i_count},
                    {B_map, "B", 1, "j-1..1+j", j_begin - 1, j_begin + j_count},
                    {A_map, "A", 0, "i", i_begin, i_begin + i_count - 1},
                    {A_map, "A", 1, "j", j_begin, j_begin + j_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                const mint_touch B_reads = {"B[i][j]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch A_writes = {"A[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, B_map, "B", B_reads, A_map, "A", A_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "kernel_jacobi_2d_sweep2",
                        mint_tiles(site, "j", j_count, 128, 2147482366),
                        mint_tiles(site, "i", i_count, 2, 2147417078));
                mint_file(site, kernel_jacobi_2d_chain1, 1, {&B_map, &A_map}, {j_begin, j_count, i_begin,
                        i_count}, mint_no_scalars(),
                        [site, blocks, &B_map, &A_map, j_begin = j_begin, j_count = j_count,
                                i_count = i_count]() mutable {
                    mint_launching(site, "kernel_jacobi_2d_sweep2");
                    kernel_jacobi_2d_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)B_map.device, (int)B_map.stride[0], (real *)A_map.device,
                        (int)A_map.stride[0], (unsigned)j_count, (unsigned)i_count,
                        mint_is_aligned(B_map, j_begin, 16) && mint_is_aligned(A_map, j_begin, 16));
                    mint_launched(site, "kernel_jacobi_2d_sweep2");
                });
            }
            i = (int)(i_begin + i_count);
            if (i_count > 0) j = (int)(j_begin + j_count);
        }
...
}
...
/* kernel_heat_3d_sweep1 makes one step. */

/* Up to 3 steps of these loops at a time:
 * line 52: kernel_heat_3d_sweep1
 * line 59: kernel_heat_3d_sweep2
 * A block loads 32x16x16 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 20x4x4 cells. */
static __global__ void __launch_bounds__(512)
kernel_heat_3d_chain1_tile(const real *__restrict__ A_from, real *A_to, int A_plane, int A_row,
                           mint_area<3> A_box, const real *__restrict__ B_from, real *B_to,
                           int B_plane, int B_row, mint_area<3> B_box,
                           mint_area<3> kernel_heat_3d_sweep1_cells,
                           mint_area<3> kernel_heat_3d_sweep2_cells, int steps_2, long long x_start,
                           long long y_start, long long z_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*20;
    const long long y0 = y_start + (long long)blockIdx.y*4;
    const long long z0 = z_start + (long long)blockIdx.z*4;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const A_tile)[16][32] = reinterpret_cast<real (*)[16][32]>(mint_shared);
    real (*const B_tile)[16][32] = reinterpret_cast<real (*)[16][32]>(mint_shared + 65536);
    auto *A = A_tile;
    auto *B = B_tile;
    const mint_stretch kernel_heat_3d_sweep1_z = mint_in_tile(kernel_heat_3d_sweep1_cells.first[2],
            kernel_heat_3d_sweep1_cells.end[2], z0, 16);
    const mint_stretch kernel_heat_3d_sweep1_y = mint_in_tile(kernel_heat_3d_sweep1_cells.first[1],
            kernel_heat_3d_sweep1_cells.end[1], y0, 16);
    const mint_stretch kernel_heat_3d_sweep1_x = mint_in_tile(kernel_heat_3d_sweep1_cells.first[0],
            kernel_heat_3d_sweep1_cells.end[0], x0, 32);
    const mint_stretch kernel_heat_3d_sweep2_z = mint_in_tile(kernel_heat_3d_sweep2_cells.first[2],
            kernel_heat_3d_sweep2_cells.end[2], z0, 16);
    const mint_stretch kernel_heat_3d_sweep2_y = mint_in_tile(kernel_heat_3d_sweep2_cells.first[1],
            kernel_heat_3d_sweep2_cells.end[1], y0, 16);
    const mint_stretch kernel_heat_3d_sweep2_x = mint_in_tile(kernel_heat_3d_sweep2_cells.first[0],
            kernel_heat_3d_sweep2_cells.end[0], x0, 32);
    // Load the tile and its ghost zone.
    {
        const mint_stretch A_z = mint_in_tile(A_box.first[2], A_box.end[2], z0, 16);
        const mint_stretch A_y = mint_in_tile(A_box.first[1], A_box.end[1], y0, 16);
        const mint_stretch A_x = mint_in_tile(A_box.first[0], A_box.end[0], x0, 32);
        for (int cz = A_z.first; cz < A_z.end; cz += 1) {
            for (int cy = A_y.first + ty; cy < A_y.end; cy += 16) {
                for (int cx = A_x.first + tx; cx < A_x.end; cx += 32)
                    A_tile[cz][cy][cx] = A_from[(z0+cz)*A_plane+(y0+cy)*A_row+(x0+cx)];
            }
        }
    }
    {
        const mint_stretch B_z = mint_in_tile(B_box.first[2], B_box.end[2], z0, 16);
        const mint_stretch B_y = mint_in_tile(B_box.first[1], B_box.end[1], y0, 16);
        const mint_stretch B_x = mint_in_tile(B_box.first[0], B_box.end[0], x0, 32);
        for (int cz = B_z.first; cz < B_z.end; cz += 1) {
            for (int cy = B_y.first + ty; cy < B_y.end; cy += 16) {
                for (int cx = B_x.first + tx; cx < B_x.end; cx += 32)
                    if (!(mint_in_span(kernel_heat_3d_sweep1_z, cz)
                            && mint_in_span(kernel_heat_3d_sweep1_y, cy)
                            && mint_in_span(kernel_heat_3d_sweep1_x, cx)))
                        B_tile[cz][cy][cx] = B_from[(z0+cz)*B_plane+(y0+cy)*B_row+(x0+cx)];
            }
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 52.
            const mint_stretch level_z = mint_cut(kernel_heat_3d_sweep1_z, 5
                    - 2*(steps_2 - 1 - step), 11 + 2*(steps_2 - 1 - step));
            const mint_stretch level_y = mint_cut(kernel_heat_3d_sweep1_y, 5
                    - 2*(steps_2 - 1 - step), 11 + 2*(steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(kernel_heat_3d_sweep1_x, 5
                    - 2*(steps_2 - 1 - step), 27 + 2*(steps_2 - 1 - step));
            for (int cz = level_z.first; cz < level_z.end; cz += 1) {
                for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                    for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                        B[cz][cy][cx] = (real)0.125*(A[cz+1][cy][cx] - (real)2.0*A[cz][cy][cx]
                                + A[cz-1][cy][cx]) + (real)0.125*(A[cz][cy+1][cx]
                                - (real)2.0*A[cz][cy][cx] + A[cz][cy-1][cx])
                                + (real)0.125*(A[cz][cy][cx+1] - (real)2.0*A[cz][cy][cx]
                                + A[cz][cy][cx-1]) + A[cz][cy][cx];
                }
            }
        }
        __syncthreads();
        {
            // The loops at line 59.
            const mint_stretch level_z_2 = mint_cut(kernel_heat_3d_sweep2_z, 6
                    - 2*(steps_2 - 1 - step), 10 + 2*(steps_2 - 1 - step));
            const mint_stretch level_y_2 = mint_cut(kernel_heat_3d_sweep2_y, 6
                    - 2*(steps_2 - 1 - step), 10 + 2*(steps_2 - 1 - step));
            const mint_stretch level_x_2 = mint_cut(kernel_heat_3d_sweep2_x, 6
                    - 2*(steps_2 - 1 - step), 26 + 2*(steps_2 - 1 - step));
            for (int cz = level_z_2.first; cz < level_z_2.end; cz += 1) {
                for (int cy = level_y_2.first + ty; cy < level_y_2.end; cy += 16) {
                    for (int cx = level_x_2.first + tx; cx < level_x_2.end; cx += 32)
                        A[cz][cy][cx] = (real)0.125*(B[cz+1][cy][cx] - (real)2.0*B[cz][cy][cx]
                                + B[cz-1][cy][cx]) + (real)0.125*(B[cz][cy+1][cx]
                                - (real)2.0*B[cz][cy][cx] + B[cz][cy-1][cx])
                                + (real)0.125*(B[cz][cy][cx+1] - (real)2.0*B[cz][cy][cx]
                                + B[cz][cy][cx-1]) + B[cz][cy][cx];
                }
            }
        }
        __syncthreads();
    }
    // Commit the tile.
    if (A_to) {
        const mint_stretch A_z_2 = mint_cut(kernel_heat_3d_sweep2_z, 6, 10);
        const mint_stretch A_y_2 = mint_cut(kernel_heat_3d_sweep2_y, 6, 10);
        const mint_stretch A_x_2 = mint_cut(kernel_heat_3d_sweep2_x, 6, 26);
        for (int cz = A_z_2.first; cz < A_z_2.end; cz += 1) {
            for (int cy = A_y_2.first + ty; cy < A_y_2.end; cy += 16) {
                for (int cx = A_x_2.first + tx; cx < A_x_2.end; cx += 32)
                    A_to[(z0+cz)*A_plane+(y0+cy)*A_row+(x0+cx)] = A_tile[cz][cy][cx];
            }
        }
    }
    if (B_to) {
        const mint_stretch B_z_2 = mint_cut(kernel_heat_3d_sweep1_z, 6, 10);
        const mint_stretch B_y_2 = mint_cut(kernel_heat_3d_sweep1_y, 6, 10);
        const mint_stretch B_x_2 = mint_cut(kernel_heat_3d_sweep1_x, 6, 26);
        for (int cz = B_z_2.first; cz < B_z_2.end; cz += 1) {
            for (int cy = B_y_2.first + ty; cy < B_y_2.end; cy += 16) {
                for (int cx = B_x_2.first + tx; cx < B_x_2.end; cx += 32)
                    B_to[(z0+cz)*B_plane+(y0+cy)*B_row+(x0+cx)] = B_tile[cz][cy][cx];
            }
        }
    }
}

/* kernel_heat_3d_sweep2 makes one step. */

// Launches kernel_heat_3d_chain1_tile for the oldest steps that wait. False: it cannot.
static bool kernel_heat_3d_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<3> cells0 = {{a.range(0)[0], a.range(0)[2], a.range(0)[4]}, {a.range(0)[0]
            + a.range(0)[1], a.range(0)[2] + a.range(0)[3], a.range(0)[4] + a.range(0)[5]}};
    const mint_area<3> cells1 = {{a.range(1)[0], a.range(1)[2], a.range(1)[4]}, {a.range(1)[0]
            + a.range(1)[1], a.range(1)[2] + a.range(1)[3], a.range(1)[4] + a.range(1)[5]}};
    const mint_area<3> all = mint_hull(cells0, cells1);
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x1, 0x1, 0x1};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<3> touched[2];
    touched[0].add(mint_around(cells0, mint_area<3>{{-1, -1, -1}, {1, 1, 1}}));
    touched[0].add_sure(mint_around(cells0, mint_area<3>{{-1, -1, -1}, {1, 1, 1}}));
    touched[0].add(mint_around(cells1, mint_area<3>{{0, 0, 0}, {0, 0, 0}}));
    touched[0].add_sure(mint_around(cells1, mint_area<3>{{0, 0, 0}, {0, 0, 0}}));
    touched[1].add(mint_around(cells0, mint_area<3>{{0, 0, 0}, {0, 0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<3>{{0, 0, 0}, {0, 0, 0}}));
    touched[1].add(mint_around(cells1, mint_area<3>{{-1, -1, -1}, {1, 1, 1}}));
    touched[1].add_sure(mint_around(cells1, mint_area<3>{{-1, -1, -1}, {1, 1, 1}}));
    mint_area<3> loaded[2];
    if (!mint_may_load(a, 0, touched, {0}, 1, false, loaded[0]))
        return false;
    if (!mint_may_load(a, 1, touched, {1}, 1, false, loaded[1]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 20, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 4, 65535);
    const unsigned blocks_z = mint_blocks_along(all.end[2] - all.first[2], 4, 65535);
    if (blocks_x == 0 || blocks_y == 0 || blocks_z == 0)
        return false;
    mint_prepare_shared(a.site, "kernel_heat_3d_chain1_tile",
            (const void *)kernel_heat_3d_chain1_tile, 131072);
    mint_launching(a.site, "kernel_heat_3d_chain1_tile");
    kernel_heat_3d_chain1_tile<<<dim3(blocks_x, blocks_y, blocks_z), dim3(32, 16, 1), 131072, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        (int)a.place(0, 0).stride[0], (int)a.place(0, 0).stride[1], loaded[0],
        (const real *)a.place(0, 1).read, stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr,
        (int)a.place(0, 1).stride[0], (int)a.place(0, 1).stride[1], loaded[1], cells0, cells1,
        a.steps, all.first[0] - 6, all.first[1] - 6, all.first[2] - 6);
    mint_launched(a.site, "kernel_heat_3d_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned kernel_heat_3d_chain1_twins[] = {0x0, 0x1, 0x1, 0x1};
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain kernel_heat_3d_chain1 = {{"in.c", 50}, "kernel_heat_3d_chain1", 3, 2, 1, 2,
        2, 0x3, 0x0, kernel_heat_3d_chain1_launch, kernel_heat_3d_chain1_twins, {0, 1}, {{2, 0x1,
        0x2, 0, {0, 1}}, {2, 0x1, 0x2, 1, {1, 0}}}};

...
    /* #pragma mint parallel */ { mint_region region_3({"in.c", 49});
    mint_inferred A_here_3({"in.c", 49}, "A", &A[0][0][0],
            mint_extents(11, sizeof(A[0]) / sizeof(A[0][0]), sizeof(A[0][0]) / sizeof(A[0][0][0])), 1,
            mint_padded, mint_both);
    mint_inferred B_here_3({"in.c", 49}, "B", &B[0][0][0],
            mint_extents(11, sizeof(B[0]) / sizeof(B[0][0]), sizeof(B[0][0]) / sizeof(B[0][0][0])), 1,
            mint_padded, mint_both);
...
        {
            const mint_site site = {"in.c", 52};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
            const long long j_begin = 1, j_count = mint_trips(j_begin, n - 1, 1);
            const long long k_begin = 1, k_count = mint_trips(k_begin, n - 1, 1);
            if (i_count > 0 && j_count > 0 && k_count > 0) {
                mint_may_wait();
                mint_mapping &A_map = mint_find(site, "A", &A[0][0][0], sizeof(real),
                        mint_extents(0, 11, 11));
                mint_mapping &B_map = mint_find(site, "B", &B[0][0][0], sizeof(real),
                        mint_extents(0, 11, 11));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {A_map, "A", 0, "i-1..i+1", i_begin - 1, i_begin + i_count},
                    {A_map, "A", 1, "j-1..j+1", j_begin - 1, j_begin + j_count},
                    {A_map, "A", 2, "k-1..k+1", k_begin - 1, k_begin + k_count},
                    {B_map, "B", 0, "i", i_begin, i_begin + i_count - 1},
                    {B_map, "B", 1, "j", j_begin, j_begin + j_count - 1},
                    {B_map, "B", 2, "k", k_begin, k_begin + k_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}, {k_begin, k_count,
                        1}}};
                const mint_touch A_reads = {"A[i + 1][j][k]", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1, 0}}, {-1,
                        1, {0, 0, 1}}}};
                const mint_touch B_writes = {"B[i][j][k]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                mint_distinct(site, loops, A_map, "A", A_reads, B_map, "B", B_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "kernel_heat_3d_sweep1",
                        mint_tiles(site, "k", k_count, 64, 2147482494), mint_ceil_div(j_count, 8),
                        mint_ceil_div(i_count, 4));
                mint_file(site, kernel_heat_3d_chain1, 0, {&A_map, &B_map}, {k_begin, k_count, j_begin,
                        j_count, i_begin, i_count}, mint_no_scalars(),
                        [site, blocks, &A_map, &B_map, k_begin = k_begin, k_count = k_count,
                                j_count = j_count, i_count = i_count]() mutable {
                    mint_launching(site, "kernel_heat_3d_sweep1");
                    kernel_heat_3d_sweep1<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                        (real *)A_map.device, (int)A_map.stride[0], (int)A_map.stride[1],
                        (real *)B_map.device, (int)B_map.stride[0], (int)B_map.stride[1], (unsigned)k_count,
                        (unsigned)j_count, (unsigned)i_count,
                        mint_is_aligned(A_map, k_begin, 16) && mint_is_aligned(B_map, k_begin, 16));
                    mint_launched(site, "kernel_heat_3d_sweep1");
                });
            }
            i = (int)(i_begin + i_count);
            if (i_count > 0) j = (int)(j_begin + j_count);
            if (i_count > 0 && j_count > 0) k = (int)(k_begin + k_count);
            (void)i, (void)j, (void)k; /* only kernels use them */
        }
        {
            const mint_site site = {"in.c", 59};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
            const long long j_begin = 1, j_count = mint_trips(j_begin, n - 1, 1);
            const long long k_begin = 1, k_count = mint_trips(k_begin, n - 1, 1);
            if (i_count > 0 && j_count > 0 && k_count > 0) {
                mint_may_wait();
                mint_mapping &B_map = mint_find(site, "B", &B[0][0][0], sizeof(real),
                        mint_extents(0, 11, 11));
                mint_mapping &A_map = mint_find(site, "A", &A[0][0][0], sizeof(real),
                        mint_extents(0, 11, 11));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {B_map, "B", 0, "i-1..i+1", i_begin - 1, i_begin + i_count},
                    {B_map, "B", 1, "j-1..j+1", j_begin - 1, j_begin + j_count},
                    {B_map, "B", 2, "k-1..k+1", k_begin - 1, k_begin + k_count},
                    {A_map, "A", 0, "i", i_begin, i_begin + i_count - 1},
                    {A_map, "A", 1, "j", j_begin, j_begin + j_count - 1},
                    {A_map, "A", 2, "k", k_begin, k_begin + k_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}, {k_begin, k_count,
                        1}}};
                const mint_touch B_reads = {"B[i + 1][j][k]", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1, 0}}, {-1,
                        1, {0, 0, 1}}}};
                const mint_touch A_writes = {"A[i][j][k]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                        0, 1}}}};
                mint_distinct(site, loops, B_map, "B", B_reads, A_map, "A", A_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "kernel_heat_3d_sweep2",
                        mint_tiles(site, "k", k_count, 64, 2147482494), mint_ceil_div(j_count, 8),
                        mint_ceil_div(i_count, 4));
                mint_file(site, kernel_heat_3d_chain1, 1, {&B_map, &A_map}, {k_begin, k_count, j_begin,
                        j_count, i_begin, i_count}, mint_no_scalars(),
                        [site, blocks, &B_map, &A_map, k_begin = k_begin, k_count = k_count,
                                j_count = j_count, i_count = i_count]() mutable {
                    mint_launching(site, "kernel_heat_3d_sweep2");
                    kernel_heat_3d_sweep2<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                        (real *)B_map.device, (int)B_map.stride[0], (int)B_map.stride[1],
                        (real *)A_map.device, (int)A_map.stride[0], (int)A_map.stride[1], (unsigned)k_count,
                        (unsigned)j_count, (unsigned)i_count,
                        mint_is_aligned(B_map, k_begin, 16) && mint_is_aligned(A_map, k_begin, 16));
                    mint_launched(site, "kernel_heat_3d_sweep2");
                });
            }
            i = (int)(i_begin + i_count);
            if (i_count > 0) j = (int)(j_begin + j_count);
            if (i_count > 0 && j_count > 0) k = (int)(k_begin + k_count);
        }
...
}
...
/* kernel_fdtd_2d_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 74: kernel_fdtd_2d_sweep1
 * line 77: kernel_fdtd_2d_sweep2
 * line 81: kernel_fdtd_2d_sweep3
 * line 85: kernel_fdtd_2d_sweep4
 * A block loads 64x48x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 56x40x1 cells. */
static __global__ void __launch_bounds__(512)
kernel_fdtd_2d_chain1_tile(const real *__restrict__ _fict__from, const real *__restrict__ ey_from,
                           real *ey_to, int ey_row, mint_area<2> ey_box,
                           const real *__restrict__ hz_from, real *hz_to, int hz_row,
                           mint_area<2> hz_box, const real *__restrict__ ex_from, real *ex_to,
                           int ex_row, mint_area<2> ex_box,
                           mint_area<2> kernel_fdtd_2d_sweep1_cells,
                           mint_area<2> kernel_fdtd_2d_sweep2_cells,
                           mint_area<2> kernel_fdtd_2d_sweep3_cells,
                           mint_area<2> kernel_fdtd_2d_sweep4_cells, int steps_2, long long x_start,
                           long long y_start, const __grid_constant__ mint_each<int, 4> t_each)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*56;
    const long long y0 = y_start + (long long)blockIdx.y*40;
    const int tx = (int)threadIdx.x;
    const int ty = (int)threadIdx.y;
    real (*const ey_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared);
    real (*const hz_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 24576);
    real (*const ex_tile)[64] = reinterpret_cast<real (*)[64]>(mint_shared + 49152);
    auto *ey = ey_tile;
    auto *hz = hz_tile;
    auto *ex = ex_tile;
    const mint_stretch kernel_fdtd_2d_sweep1_y = mint_in_tile(kernel_fdtd_2d_sweep1_cells.first[1],
            kernel_fdtd_2d_sweep1_cells.end[1], y0, 48);
    const mint_stretch kernel_fdtd_2d_sweep1_x = mint_in_tile(kernel_fdtd_2d_sweep1_cells.first[0],
            kernel_fdtd_2d_sweep1_cells.end[0], x0, 64);
    const mint_stretch kernel_fdtd_2d_sweep2_y = mint_in_tile(kernel_fdtd_2d_sweep2_cells.first[1],
            kernel_fdtd_2d_sweep2_cells.end[1], y0, 48);
    const mint_stretch kernel_fdtd_2d_sweep2_x = mint_in_tile(kernel_fdtd_2d_sweep2_cells.first[0],
            kernel_fdtd_2d_sweep2_cells.end[0], x0, 64);
    const mint_stretch kernel_fdtd_2d_sweep3_y = mint_in_tile(kernel_fdtd_2d_sweep3_cells.first[1],
            kernel_fdtd_2d_sweep3_cells.end[1], y0, 48);
    const mint_stretch kernel_fdtd_2d_sweep3_x = mint_in_tile(kernel_fdtd_2d_sweep3_cells.first[0],
            kernel_fdtd_2d_sweep3_cells.end[0], x0, 64);
    const mint_stretch kernel_fdtd_2d_sweep4_y = mint_in_tile(kernel_fdtd_2d_sweep4_cells.first[1],
            kernel_fdtd_2d_sweep4_cells.end[1], y0, 48);
    const mint_stretch kernel_fdtd_2d_sweep4_x = mint_in_tile(kernel_fdtd_2d_sweep4_cells.first[0],
            kernel_fdtd_2d_sweep4_cells.end[0], x0, 64);
    // Load the tile and its ghost zone.
    {
        const mint_stretch ey_y = mint_in_tile(ey_box.first[1], ey_box.end[1], y0, 48);
        const mint_stretch ey_x = mint_in_tile(ey_box.first[0], ey_box.end[0], x0, 64);
        for (int cy = ey_y.first + ty; cy < ey_y.end; cy += 16) {
            for (int cx = ey_x.first + tx; cx < ey_x.end; cx += 32)
                ey_tile[cy][cx] = ey_from[(y0+cy)*ey_row+(x0+cx)];
        }
    }
    {
        const mint_stretch hz_y = mint_in_tile(hz_box.first[1], hz_box.end[1], y0, 48);
        const mint_stretch hz_x = mint_in_tile(hz_box.first[0], hz_box.end[0], x0, 64);
        for (int cy = hz_y.first + ty; cy < hz_y.end; cy += 16) {
            for (int cx = hz_x.first + tx; cx < hz_x.end; cx += 32)
                hz_tile[cy][cx] = hz_from[(y0+cy)*hz_row+(x0+cx)];
        }
    }
    {
        const mint_stretch ex_y = mint_in_tile(ex_box.first[1], ex_box.end[1], y0, 48);
        const mint_stretch ex_x = mint_in_tile(ex_box.first[0], ex_box.end[0], x0, 64);
        for (int cy = ex_y.first + ty; cy < ex_y.end; cy += 16) {
            for (int cx = ex_x.first + tx; cx < ex_x.end; cx += 32)
                ex_tile[cy][cx] = ex_from[(y0+cy)*ex_row+(x0+cx)];
        }
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 74.
            const mint_stretch level_y = mint_cut(kernel_fdtd_2d_sweep1_y, 4 - (steps_2 - 1 - step),
                    45 + (steps_2 - 1 - step));
            const mint_stretch level_x = mint_cut(kernel_fdtd_2d_sweep1_x, 4 - (steps_2 - 1 - step),
                    60 + (steps_2 - 1 - step));
            const int t = t_each.of[step];
            for (int cy = level_y.first + ty; cy < level_y.end; cy += 16) {
                for (int cx = level_x.first + tx; cx < level_x.end; cx += 32)
                    ey[cy][cx] = _fict__from[t];
            }
        }
        __syncthreads();
        {
            // The loops at line 77.
            const mint_stretch level_y_2 = mint_cut(kernel_fdtd_2d_sweep2_y, 4
                    - (steps_2 - 1 - step), 45 + (steps_2 - 1 - step));
            const mint_stretch level_x_2 = mint_cut(kernel_fdtd_2d_sweep2_x, 4
                    - (steps_2 - 1 - step), 60 + (steps_2 - 1 - step));
            for (int cy = level_y_2.first + ty; cy < level_y_2.end; cy += 16) {
                for (int cx = level_x_2.first + tx; cx < level_x_2.end; cx += 32)
                    ey[cy][cx] = ey[cy][cx] - (real)0.5*(hz[cy][cx] - hz[cy-1][cx]);
            }
        }
        __syncthreads();
        {
            // The loops at line 81.
            const mint_stretch level_y_3 = mint_cut(kernel_fdtd_2d_sweep3_y, 4
                    - (steps_2 - 1 - step), 44 + (steps_2 - 1 - step));
            const mint_stretch level_x_3 = mint_cut(kernel_fdtd_2d_sweep3_x, 4
                    - (steps_2 - 1 - step), 61 + (steps_2 - 1 - step));
            for (int cy = level_y_3.first + ty; cy < level_y_3.end; cy += 16) {
                for (int cx = level_x_3.first + tx; cx < level_x_3.end; cx += 32)
                    ex[cy][cx] = ex[cy][cx] - (real)0.5*(hz[cy][cx] - hz[cy][cx-1]);
            }
        }
        __syncthreads();
        {
            // The loops at line 85.
            const mint_stretch level_y_4 = mint_cut(kernel_fdtd_2d_sweep4_y, 4
                    - (steps_2 - 1 - step), 44 + (steps_2 - 1 - step));
            const mint_stretch level_x_4 = mint_cut(kernel_fdtd_2d_sweep4_x, 4
                    - (steps_2 - 1 - step), 60 + (steps_2 - 1 - step));
            for (int cy = level_y_4.first + ty; cy < level_y_4.end; cy += 16) {
                for (int cx = level_x_4.first + tx; cx < level_x_4.end; cx += 32)
                    hz[cy][cx] = hz[cy][cx]
                            - (real)0.7*(ex[cy][cx+1] - ex[cy][cx] + ey[cy+1][cx] - ey[cy][cx]);
            }
        }
        __syncthreads();
    }
    // Commit the tile.
    if (ey_to) {
        const mint_stretch ey_y_2 = {4, 44};
        const mint_stretch ey_x_2 = {4, 60};
        for (int cy = ey_y_2.first + ty; cy < ey_y_2.end; cy += 16) {
            for (int cx = ey_x_2.first + tx; cx < ey_x_2.end; cx += 32)
                if ((mint_in_span(kernel_fdtd_2d_sweep1_y, cy)
                        && mint_in_span(kernel_fdtd_2d_sweep1_x, cx))
                        || (mint_in_span(kernel_fdtd_2d_sweep2_y, cy)
                        && mint_in_span(kernel_fdtd_2d_sweep2_x, cx)))
                    ey_to[(y0+cy)*ey_row+(x0+cx)] = ey_tile[cy][cx];
        }
    }
    if (hz_to) {
        const mint_stretch hz_y_2 = mint_cut(kernel_fdtd_2d_sweep4_y, 4, 44);
        const mint_stretch hz_x_2 = mint_cut(kernel_fdtd_2d_sweep4_x, 4, 60);
        for (int cy = hz_y_2.first + ty; cy < hz_y_2.end; cy += 16) {
            for (int cx = hz_x_2.first + tx; cx < hz_x_2.end; cx += 32)
                hz_to[(y0+cy)*hz_row+(x0+cx)] = hz_tile[cy][cx];
        }
    }
    if (ex_to) {
        const mint_stretch ex_y_2 = mint_cut(kernel_fdtd_2d_sweep3_y, 4, 44);
        const mint_stretch ex_x_2 = mint_cut(kernel_fdtd_2d_sweep3_x, 4, 60);
        for (int cy = ex_y_2.first + ty; cy < ex_y_2.end; cy += 16) {
            for (int cx = ex_x_2.first + tx; cx < ex_x_2.end; cx += 32)
                ex_to[(y0+cy)*ex_row+(x0+cx)] = ex_tile[cy][cx];
        }
    }
}

/* kernel_fdtd_2d_sweep2 makes one step. */

/* kernel_fdtd_2d_sweep3 makes one step. */

/* kernel_fdtd_2d_sweep4 makes one step. */

struct kernel_fdtd_2d_sweep1_scalars {
    int t;
};
// Launches kernel_fdtd_2d_chain1_tile for the oldest steps that wait. False: it cannot.
static bool kernel_fdtd_2d_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const long long line0_0 = 0;
    const mint_area<2> cells0 = {{a.range(0)[0], line0_0}, {a.range(0)[0] + a.range(0)[1], line0_0
            + 1}};
    const mint_area<2> cells1 = {{a.range(1)[0], a.range(1)[2]}, {a.range(1)[0] + a.range(1)[1],
            a.range(1)[2] + a.range(1)[3]}};
    const mint_area<2> cells2 = {{a.range(2)[0], a.range(2)[2]}, {a.range(2)[0] + a.range(2)[1],
            a.range(2)[2] + a.range(2)[3]}};
    const mint_area<2> cells3 = {{a.range(3)[0], a.range(3)[2]}, {a.range(3)[0] + a.range(3)[1],
            a.range(3)[2] + a.range(3)[3]}};
    const mint_area<2> all = mint_hull(mint_hull(mint_hull(cells0, cells1), cells2), cells3);
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0xe, 0xe, 0xe, 0xe};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 2, stored >> 2 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 3, stored >> 3 & 1, true))
        return false;
    // What the stages access of each role.
    mint_touched<2> touched[4];
    touched[1].add(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add_sure(mint_around(cells1, mint_area<2>{{0, 0}, {0, 0}}));
    touched[1].add(mint_around(cells3, mint_area<2>{{0, 0}, {0, 1}}));
    touched[1].add_sure(mint_around(cells3, mint_area<2>{{0, 0}, {0, 1}}));
    touched[2].add(mint_around(cells1, mint_area<2>{{0, -1}, {0, 0}}));
    touched[2].add_sure(mint_around(cells1, mint_area<2>{{0, -1}, {0, 0}}));
    touched[2].add(mint_around(cells2, mint_area<2>{{-1, 0}, {0, 0}}));
    touched[2].add_sure(mint_around(cells2, mint_area<2>{{-1, 0}, {0, 0}}));
    touched[2].add(mint_around(cells3, mint_area<2>{{0, 0}, {0, 0}}));
    touched[2].add_sure(mint_around(cells3, mint_area<2>{{0, 0}, {0, 0}}));
    touched[3].add(mint_around(cells2, mint_area<2>{{0, 0}, {0, 0}}));
    touched[3].add_sure(mint_around(cells2, mint_area<2>{{0, 0}, {0, 0}}));
    touched[3].add(mint_around(cells3, mint_area<2>{{0, 0}, {1, 0}}));
    touched[3].add_sure(mint_around(cells3, mint_area<2>{{0, 0}, {1, 0}}));
    mint_area<2> loaded[4];
    if (!mint_may_load(a, 1, touched, {1}, 1, false, loaded[1]))
        return false;
    if (!mint_may_load(a, 2, touched, {2}, 1, false, loaded[2]))
        return false;
    if (!mint_may_load(a, 3, touched, {3}, 1, false, loaded[3]))
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 56, INT_MAX);
    const unsigned blocks_y = mint_blocks_along(all.end[1] - all.first[1], 40, 65535);
    if (blocks_x == 0 || blocks_y == 0)
        return false;
    mint_each<int, 4> t_each = {};
    for (int step = 0; step < a.steps; step++)
        t_each.of[step] = a.scalars<kernel_fdtd_2d_sweep1_scalars>(step, 0).t;
    mint_prepare_shared(a.site, "kernel_fdtd_2d_chain1_tile",
            (const void *)kernel_fdtd_2d_chain1_tile, 73728);
    mint_launching(a.site, "kernel_fdtd_2d_chain1_tile");
    kernel_fdtd_2d_chain1_tile<<<dim3(blocks_x, blocks_y), dim3(32, 16, 1), 73728, mint_stream()>>>(
        (const real *)a.place(0, 0).read, (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, (int)a.place(0, 1).stride[0],
        loaded[1], (const real *)a.place(0, 2).read,
        stored >> 2 & 1 ? (real *)a.place(0, 2).write : nullptr, (int)a.place(0, 2).stride[0],
        loaded[2], (const real *)a.place(0, 3).read,
        stored >> 3 & 1 ? (real *)a.place(0, 3).write : nullptr, (int)a.place(0, 3).stride[0],
        loaded[3], cells0, cells1, cells2, cells3, a.steps, all.first[0] - 4, all.first[1] - 4,
        t_each);
    mint_launched(a.site, "kernel_fdtd_2d_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned kernel_fdtd_2d_chain1_twins[] = {0x0, 0xe, 0xe, 0xe, 0xe};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain kernel_fdtd_2d_chain1 = {{"in.c", 72}, "kernel_fdtd_2d_chain1", 4, 2, 0, 4,
        4, 0xe, 0x0, kernel_fdtd_2d_chain1_launch, kernel_fdtd_2d_chain1_twins, {0, 1, 2, 3}, {{2,
        0x3, 0x2, 0, {0, 1}}, {2, 0x3, 0x1, 1, {1, 2}}, {2, 0x3, 0x1, 1, {3, 2}}, {3, 0x7, 0x1, 1,
        {2, 3, 1}}}};

...
    /* #pragma mint parallel */ { mint_region region_4({"in.c", 71});
    mint_inferred _fict__here({"in.c", 71}, "_fict_", &_fict_[0], mint_extents(40), 0, mint_padded,
            mint_upload);
    mint_inferred ey_here({"in.c", 71}, "ey", &ey[0][0],
            mint_extents(19, sizeof(ey[0]) / sizeof(ey[0][0])), 0, mint_padded, mint_both);
    mint_inferred hz_here({"in.c", 71}, "hz", &hz[0][0],
            mint_extents(19, sizeof(hz[0]) / sizeof(hz[0][0])), 0, mint_padded, mint_both);
    mint_inferred ex_here({"in.c", 71}, "ex", &ex[0][0],
            mint_extents(19, sizeof(ex[0]) / sizeof(ex[0][0])), 1, mint_padded, mint_both);
...
        {
            const mint_site site = {"in.c", 74};
            const long long j_begin = 0, j_count = mint_trips(j_begin, ny, 1);
            if (j_count > 0) {
                mint_may_wait();
                mint_view _fict__map = mint_find_view(site, "_fict_", &_fict_[0], sizeof(real));
                mint_mapping &ey_map = mint_find(site, "ey", &ey[0][0], sizeof(real), mint_extents(0, 26));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {ey_map, "ey", 0, "0", 0, 0},
                    {ey_map, "ey", 1, "j", j_begin, j_begin + j_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_reach_view(site, _fict__map, "_fict_", {{(long long)(t)}, {(long long)(t)}}, "t",
                        true);
                _fict__map.settle();
                const mint_nest loops = {{{j_begin, j_count, 1}}};
                const mint_touch _fict__reads = {"_fict_[t]", {{(long long)(t), (long long)(t), {0}}}};
                const mint_touch ey_writes = {"ey[0][j]", {{0, 0, {0}}, {0, 0, {1}}}};
                mint_distinct(site, loops, _fict__map, "_fict_", _fict__reads, ey_map, "ey", ey_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "kernel_fdtd_2d_sweep1",
                        mint_tiles(site, "j", j_count, 256, 2147482111));
                mint_file(site, kernel_fdtd_2d_chain1, 0, {&_fict__map, &ey_map}, {j_begin, j_count},
                        kernel_fdtd_2d_sweep1_scalars{(int)(t)},
                        [site, blocks, _fict__map, &ey_map, j_count = j_count, t = t]() mutable {
                    _fict__map.find_again();
                    mint_launching(site, "kernel_fdtd_2d_sweep1");
                    kernel_fdtd_2d_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)_fict__map.device, (real *)ey_map.device, (int)ey_map.stride[0], t,
                        (unsigned)j_count);
                    mint_launched(site, "kernel_fdtd_2d_sweep1");
                });
            }
            j = (int)(j_begin + j_count);
            (void)j; /* only kernels use them */
        }
        {
            const mint_site site = {"in.c", 77};
            const long long i_begin = 1, i_count = mint_trips(i_begin, nx, 1);
            const long long j_begin = 0, j_count = mint_trips(j_begin, ny, 1);
            if (i_count > 0 && j_count > 0) {
                mint_may_wait();
                mint_mapping &ey_map = mint_find(site, "ey", &ey[0][0], sizeof(real), mint_extents(0, 26));
                mint_mapping &hz_map = mint_find(site, "hz", &hz[0][0], sizeof(real), mint_extents(0, 26));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {ey_map, "ey", 0, "i", i_begin, i_begin + i_count - 1},
                    {ey_map, "ey", 1, "j", j_begin, j_begin + j_count - 1},
                    {hz_map, "hz", 0, "i-1..i", i_begin - 1, i_begin + i_count - 1},
                    {hz_map, "hz", 1, "j", j_begin, j_begin + j_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                const mint_touch ey_writes = {"ey[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch hz_reads = {"hz[i][j]", {{-1, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, ey_map, "ey", ey_writes, hz_map, "hz", hz_reads);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "kernel_fdtd_2d_sweep2",
                        mint_tiles(site, "j", j_count, 128, 2147482367),
                        mint_tiles(site, "i", i_count, 2, 2147417078));
                mint_file(site, kernel_fdtd_2d_chain1, 1, {&ey_map, &hz_map}, {j_begin, j_count, i_begin,
                        i_count}, mint_no_scalars(),
                        [site, blocks, &ey_map, &hz_map, j_begin = j_begin, j_count = j_count,
                                i_count = i_count]() mutable {
                    mint_launching(site, "kernel_fdtd_2d_sweep2");
                    kernel_fdtd_2d_sweep2<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)ey_map.device, (int)ey_map.stride[0], (real *)hz_map.device,
                        (int)hz_map.stride[0], (unsigned)j_count, (unsigned)i_count,
                        mint_is_aligned(hz_map, j_begin, 16));
                    mint_launched(site, "kernel_fdtd_2d_sweep2");
                });
            }
            i = (int)(i_begin + i_count);
            if (i_count > 0) j = (int)(j_begin + j_count);
            (void)i; /* only kernels use them */
        }
        {
            const mint_site site = {"in.c", 81};
            const long long i_begin = 0, i_count = mint_trips(i_begin, nx, 1);
            const long long j_begin = 1, j_count = mint_trips(j_begin, ny, 1);
            if (i_count > 0 && j_count > 0) {
                mint_may_wait();
                mint_mapping &ex_map = mint_find(site, "ex", &ex[0][0], sizeof(real), mint_extents(0, 26));
                mint_mapping &hz_map = mint_find(site, "hz", &hz[0][0], sizeof(real), mint_extents(0, 26));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {ex_map, "ex", 0, "i", i_begin, i_begin + i_count - 1},
                    {ex_map, "ex", 1, "j", j_begin, j_begin + j_count - 1},
                    {hz_map, "hz", 0, "i", i_begin, i_begin + i_count - 1},
                    {hz_map, "hz", 1, "j-1..j", j_begin - 1, j_begin + j_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                const mint_touch ex_writes = {"ex[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch hz_reads = {"hz[i][j]", {{0, 0, {1, 0}}, {-1, 0, {0, 1}}}};
                mint_distinct(site, loops, ex_map, "ex", ex_writes, hz_map, "hz", hz_reads);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "kernel_fdtd_2d_sweep3",
                        mint_tiles(site, "j", j_count, 256, 2147482110),
                        mint_tiles(site, "i", i_count, 1, 2147417082));
                mint_file(site, kernel_fdtd_2d_chain1, 2, {&ex_map, &hz_map}, {j_begin, j_count, i_begin,
                        i_count}, mint_no_scalars(),
                        [site, blocks, &ex_map, &hz_map, j_begin = j_begin, j_count = j_count,
                                i_count = i_count]() mutable {
                    mint_launching(site, "kernel_fdtd_2d_sweep3");
                    kernel_fdtd_2d_sweep3<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)ex_map.device, (int)ex_map.stride[0], (real *)hz_map.device,
                        (int)hz_map.stride[0], (unsigned)j_count, (unsigned)i_count,
                        mint_is_aligned(hz_map, j_begin, 16));
                    mint_launched(site, "kernel_fdtd_2d_sweep3");
                });
            }
            i = (int)(i_begin + i_count);
            if (i_count > 0) j = (int)(j_begin + j_count);
        }
        {
            const mint_site site = {"in.c", 85};
            const long long i_begin = 0, i_count = mint_trips(i_begin, nx - 1, 1);
            const long long j_begin = 0, j_count = mint_trips(j_begin, ny - 1, 1);
            if (i_count > 0 && j_count > 0) {
                mint_may_wait();
                mint_mapping &hz_map = mint_find(site, "hz", &hz[0][0], sizeof(real), mint_extents(0, 26));
                mint_mapping &ex_map = mint_find(site, "ex", &ex[0][0], sizeof(real), mint_extents(0, 26));
                mint_mapping &ey_map = mint_find(site, "ey", &ey[0][0], sizeof(real), mint_extents(0, 26));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {hz_map, "hz", 0, "i", i_begin, i_begin + i_count - 1},
                    {hz_map, "hz", 1, "j", j_begin, j_begin + j_count - 1},
                    {ex_map, "ex", 0, "i", i_begin, i_begin + i_count - 1},
                    {ex_map, "ex", 1, "j..j+1", j_begin, j_begin + j_count},
                    {ey_map, "ey", 0, "i..i+1", i_begin, i_begin + i_count},
                    {ey_map, "ey", 1, "j", j_begin, j_begin + j_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                const mint_touch hz_writes = {"hz[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch ex_reads = {"ex[i][j + 1]", {{0, 0, {1, 0}}, {0, 1, {0, 1}}}};
                const mint_touch ey_reads = {"ey[i + 1][j]", {{0, 1, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, hz_map, "hz", hz_writes, ex_map, "ex", ex_reads);
                mint_distinct(site, loops, hz_map, "hz", hz_writes, ey_map, "ey", ey_reads);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "kernel_fdtd_2d_sweep4",
                        mint_tiles(site, "j", j_count, 128, 2147482367),
                        mint_tiles(site, "i", i_count, 2, 2147417079));
                mint_file(site, kernel_fdtd_2d_chain1, 3, {&hz_map, &ex_map, &ey_map}, {j_begin, j_count,
                        i_begin, i_count}, mint_no_scalars(),
                        [site, blocks, &hz_map, &ex_map, &ey_map, j_begin = j_begin, j_count = j_count,
                                i_count = i_count]() mutable {
                    mint_launching(site, "kernel_fdtd_2d_sweep4");
                    kernel_fdtd_2d_sweep4<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)hz_map.device, (int)hz_map.stride[0], (real *)ex_map.device,
                        (int)ex_map.stride[0], (real *)ey_map.device, (int)ey_map.stride[0],
                        (unsigned)j_count, (unsigned)i_count,
                        mint_is_aligned(ex_map, j_begin, 16) && mint_is_aligned(ey_map, j_begin, 16));
                    mint_launched(site, "kernel_fdtd_2d_sweep4");
                });
            }
            i = (int)(i_begin + i_count);
            if (i_count > 0) j = (int)(j_begin + j_count);
        }
...
}
