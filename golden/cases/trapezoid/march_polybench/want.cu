
...
/* heat_sweep1 makes one step. */

/* 2 steps of the loop at line 13.
 * A block streams along the slowest dimension: 2 cells a lane, 4 rows a warp, 8 warps,
 *   prefetches 3 planes. */
template <bool packed>
static __global__ void __launch_bounds__(256, 1)
heat_chain1_march(mint_tiling gx, mint_tiling gy, mint_division division,
                  mint_each<real *, 1> B_grid, long long B_grid_row, long long B_grid_plane,
                  mint_each<real *, 1> B_to, mint_each<real *, 1> A_grid, long long A_grid_row,
                  long long A_grid_plane, mint_each<real *, 1> A_to)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<64, 4, 4, 2, 2> x_tile;
    typedef mint_tile<32, 4, 4, 1, 1> y_tile;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const mint_slab slab = mint_slab_of(division, blockIdx.x);
    const int x = x_tile::at(gx, slab.x) + lane*2;
    const int y = y_tile::at(gy, slab.y) + warp*4;
    const int y_from = y_tile::from(gy, slab.y), y_to = y_tile::to(gy, slab.y);
    const int store_low = x_tile::from(gx, slab.x) - x, store_high = x_tile::to(gx, slab.x) - x;
    const int planes = division.planes, from = slab.from, to = slab.to;
    // the range goes on beyond the tile on every side
    const bool inside = packed && x - lane*2 > 0 && x + (32 - lane)*2 < gx.cells && y - warp*4 > 0
            && y + (8 - warp)*4 < gy.cells;
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<2, 4>(x, gx.cells, 1, 1, y, gy.cells, 1, 1, 1);
    // those of them that no step writes
    const unsigned beyond = there
            & ~mint_cells_there<2, 4>(x, gx.cells, 0, 0, y, gy.cells, 0, 0, 0);
    // rows at the edges of warps: turns, steps
    real (*const B_edges)[2][8][2][64] = reinterpret_cast<real (*)[2][8][2][64]>(mint_shared);
    // 4 planes that come in
    real (*const A_ring)[32][64] = reinterpret_cast<real (*)[32][64]>(mint_shared + 32768);
    // rows at the edges of warps: turns, steps
    real (*const A_edges)[2][8][2][64] = reinterpret_cast<real (*)[2][8][2][64]>(mint_shared
            + 98304);
    // the barrier of the block's warps
    uint64_t *const barrier = reinterpret_cast<uint64_t *>(mint_shared + 131072);
    for (int n = threadIdx.x; n < 4096; n += 256)
        reinterpret_cast<real *>(mint_shared)[n] = 0;
    for (int n = threadIdx.x; n < 4096; n += 256)
        reinterpret_cast<real *>(mint_shared + 98304)[n] = 0;
    mint_open_barrier(barrier, 8);
    __syncthreads();
    real B_rows[2][3][4][2] = {}; // steps, planes (newest first)
    real A_rows[3][3][4][2] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<2, 4>(x, gx.cells, 1, 1, y, gy.cells, 1, 1, 1
                    - mint_beyond(plane - 1, planes, 1, 1)) : known.inside ? ~0u : there;
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_start_row<2>(A_ring[slot % 4][warp*4 + h], A_grid[0]
                        + (long long)(plane - 1)*A_grid_plane + (long long)y*A_grid_row + x
                        + h*A_grid_row, exist >> h*2, known.packed, lane);
        }
        __pipeline_commit();
    };
    real B_around[1][4][2] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_B = [&](int k, int plane) {
        if (0 <= plane && plane < planes) {
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_load_row<2>(B_around[k][h], B_grid[k] + (long long)plane*B_grid_plane
                        + (long long)y*B_grid_row + x + h*B_grid_row, beyond >> h*2);
        }
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 2; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_move<2>(B_rows[k][age][h], B_rows[k][age - 1][h]);
            }
        }
#pragma unroll
        for (int k = 0; k < 2; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_move<2>(A_rows[k][age][h], A_rows[k][age - 1][h]);
            }
        }
        __pipeline_wait_prior(2);
#pragma unroll
        for (int h = 0; h < 4; h++)
            mint_take_row<2>(A_rows[0][0][h], A_ring[slot % 4][warp*4 + h], lane);
        fetch(r + 3, slot + 3, known);
        real early[2][4][2];
        real early_2[2][4][2];
        real early_3[2][4][2];
        real early_4[2][4][2];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 2; k++) {
            real A_0[6][4];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&A_0[h + 1][1], A_rows[k][1][h]);
#pragma unroll
            for (int h = 2; h < 4; h++)
                mint_beside<1, 2, 1>(&A_0[h][1]);
#pragma unroll
            for (int h = 1; h < 3; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    early[k][h][e] = (real)0.125*(A_0[h + 2][e + 1] - (real)2.0*A_rows[k][1][h][e]
                            + A_0[h][e + 1]);
                    early_2[k][h][e] = (real)0.125*(A_0[h + 1][e + 2] - (real)2.0*A_rows[k][1][h][e]
                            + A_0[h + 1][e]);
                }
            }
            real B_0[6][4];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&B_0[h + 1][1], B_rows[k][1][h]);
#pragma unroll
            for (int h = 2; h < 4; h++)
                mint_beside<1, 2, 1>(&B_0[h][1]);
#pragma unroll
            for (int h = 1; h < 3; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    early_3[k][h][e] = (real)0.125*(B_0[h + 2][e + 1] - (real)2.0*B_rows[k][1][h][e]
                            + B_0[h][e + 1]);
                    early_4[k][h][e] = (real)0.125*(B_0[h + 1][e + 2] - (real)2.0*B_rows[k][1][h][e]
                            + B_0[h + 1][e]);
                }
            }
        }
        // The other warps' rows of the turn before.
        mint_wait_for_warps(barrier, slot);
        mint_give_row<2>(A_edges[slot % 2][0][warp][0], A_rows[0][0][0], lane);
        mint_give_row<2>(A_edges[slot % 2][0][warp][1], A_rows[0][0][3], lane);
#pragma unroll
        for (int k = 0; k < 2; k++) {
            real A_0[6][4];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&A_0[h + 1][1], A_rows[k][1][h]);
            mint_take_row<2>(&A_0[0][1], A_edges[(slot + 1) % 2][k][max(warp - 1, 0)][1], lane);
            mint_take_row<2>(&A_0[5][1], A_edges[(slot + 1) % 2][k][min(warp + 1, 7)][0], lane);
#pragma unroll
            for (int h = 1; h < 2; h++)
                mint_beside<1, 2, 1>(&A_0[h][1]);
#pragma unroll
            for (int h = 4; h < 5; h++)
                mint_beside<1, 2, 1>(&A_0[h][1]);
#pragma unroll
            for (int h = 0; h < 1; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    early[k][h][e] = (real)0.125*(A_0[h + 2][e + 1] - (real)2.0*A_rows[k][1][h][e]
                            + A_0[h][e + 1]);
                    early_2[k][h][e] = (real)0.125*(A_0[h + 1][e + 2] - (real)2.0*A_rows[k][1][h][e]
                            + A_0[h + 1][e]);
                }
            }
#pragma unroll
            for (int h = 3; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    early[k][h][e] = (real)0.125*(A_0[h + 2][e + 1] - (real)2.0*A_rows[k][1][h][e]
                            + A_0[h][e + 1]);
                    early_2[k][h][e] = (real)0.125*(A_0[h + 1][e + 2] - (real)2.0*A_rows[k][1][h][e]
                            + A_0[h + 1][e]);
                }
            }
            real B_0[6][4];
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_move<2>(&B_0[h + 1][1], B_rows[k][1][h]);
            mint_take_row<2>(&B_0[0][1], B_edges[(slot + 1) % 2][k][max(warp - 1, 0)][1], lane);
            mint_take_row<2>(&B_0[5][1], B_edges[(slot + 1) % 2][k][min(warp + 1, 7)][0], lane);
#pragma unroll
            for (int h = 1; h < 2; h++)
                mint_beside<1, 2, 1>(&B_0[h][1]);
#pragma unroll
            for (int h = 4; h < 5; h++)
                mint_beside<1, 2, 1>(&B_0[h][1]);
#pragma unroll
            for (int h = 0; h < 1; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    early_3[k][h][e] = (real)0.125*(B_0[h + 2][e + 1] - (real)2.0*B_rows[k][1][h][e]
                            + B_0[h][e + 1]);
                    early_4[k][h][e] = (real)0.125*(B_0[h + 1][e + 2] - (real)2.0*B_rows[k][1][h][e]
                            + B_0[h + 1][e]);
                }
            }
#pragma unroll
            for (int h = 3; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    early_3[k][h][e] = (real)0.125*(B_0[h + 2][e + 1] - (real)2.0*B_rows[k][1][h][e]
                            + B_0[h][e + 1]);
                    early_4[k][h][e] = (real)0.125*(B_0[h + 1][e + 2] - (real)2.0*B_rows[k][1][h][e]
                            + B_0[h + 1][e]);
                }
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 2; k++) {
#pragma unroll
            for (int h = 0; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    B_rows[k][0][h][e] = (real)0.125*(A_rows[k][0][h][e]
                            - (real)2.0*A_rows[k][1][h][e] + A_rows[k][2][h][e]) + early[k][h][e]
                            + early_2[k][h][e] + A_rows[k][1][h][e];
            }
            if (!known.inside) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_keep_row<2>(B_rows[k][0][h], k == 0 ? B_around[k][h] : B_rows[k - 1][2][h],
                            beyond >> h*2);
                if (k == 0)
                    look_around_B(k, r - k*2 - 1);
            }
            if (!known.steady) {
                const int plane = r - k*2 - 2;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<2, 4>(x, gx.cells, 1, 1, y, gy.cells, 1,
                            1, 1 - mint_beyond(plane, planes, 1, 1));
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_load_row<2>(B_rows[k][0][h], B_grid[k % 1]
                                + (long long)plane*B_grid_plane + (long long)y*B_grid_row + x
                                + h*B_grid_row, exist >> h*2);
                }
            }
            mint_give_row<2>(B_edges[slot % 2][k][warp][0], B_rows[k][0][0], lane);
            mint_give_row<2>(B_edges[slot % 2][k][warp][1], B_rows[k][0][3], lane);
#pragma unroll
            for (int h = 0; h < 4; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++)
                    A_rows[k + 1][0][h][e] = (real)0.125*(B_rows[k][0][h][e]
                            - (real)2.0*B_rows[k][1][h][e] + B_rows[k][2][h][e]) + early_3[k][h][e]
                            + early_4[k][h][e] + B_rows[k][1][h][e];
            }
            if (!known.inside) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_keep_row<2>(A_rows[k + 1][0][h], A_rows[k][2][h], beyond >> h*2);
            }
            if (!known.steady) {
                const int plane = r - k*2 - 3;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<2, 4>(x, gx.cells, 1, 1, y, gy.cells, 1,
                            1, 1 - mint_beyond(plane, planes, 1, 1));
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_load_row<2>(A_rows[k + 1][0][h], A_grid[k % 1]
                                + (long long)plane*A_grid_plane + (long long)y*A_grid_row + x
                                + h*A_grid_row, exist >> h*2);
                }
            }
            if (k == 0) {
                mint_give_row<2>(A_edges[slot % 2][k + 1][warp][0], A_rows[k + 1][0][0], lane);
                mint_give_row<2>(A_edges[slot % 2][k + 1][warp][1], A_rows[k + 1][0][3], lane);
            }
        }
        mint_arrive(barrier, lane);
        if (from <= r - 5 && r - 5 < to) {
#pragma unroll
            for (int h = 0; h < 4; h++) {
                if (y_from <= y + h && y + h < y_to)
                    mint_store_row<2, known.inside>(A_to[0] + (long long)(r - 5)*A_grid_plane
                            + (long long)y*A_grid_row + x + h*A_grid_row, A_rows[2][0][h],
                            store_low, store_high, known.packed);
            }
        }
    };
    const int end = to + 5; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 4, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        mint_arrive(barrier, lane);
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_B(k, r - k*2 - 2);
        }
        while (r < end) {
            if (r >= 5) {
                for (; r < steady; r += 1, slot += 1)
                    advance(r, slot, mint_cells<tile.inside, tile.packed, true>());
            }
            if (r < end) {
                advance(r, slot, mint_cells<tile.inside, tile.packed, false>());
                r++, slot++;
            }
        }
    };
    if (inside)
        stream(mint_cells<packed, packed, false>());
    else
        stream(mint_cells<false, packed, false>());
    __pipeline_wait_prior(0);
}

/* heat_sweep2 makes one step. */

// Makes 2 steps of the loop in one launch.
static bool advance_heat_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 2 || range[1] > mint_most_cells || range[3] > mint_most_cells || range[5]
            > mint_most_cells || memcmp(range, steps.range(1), 6*sizeof *range) != 0)
        return false;
    mint_each<real *, 1> B_grid;
    mint_each<real *, 1> B_to;
    const long long *B_grid_stride = steps.place(0, 1).stride;
    for (int k = 0; k < 1; k++) {
        const mint_place_of place = steps.place(k, 1);
        if (memcmp(place.stride, B_grid_stride, 3*sizeof *place.stride) != 0)
            return false;
        B_grid.of[k] = (real *)place.read + range[4]*B_grid_stride[0] + range[2]*B_grid_stride[1]
                + range[0]*B_grid_stride[2];
    }
    mint_each<real *, 1> A_grid;
    mint_each<real *, 1> A_to;
    const long long *A_grid_stride = steps.place(0, 0).stride;
    for (int k = 0; k < 1; k++) {
        const mint_place_of place = steps.place(k, 0);
        if (memcmp(place.stride, A_grid_stride, 3*sizeof *place.stride) != 0)
            return false;
        A_grid.of[k] = (real *)place.read + range[4]*A_grid_stride[0] + range[2]*A_grid_stride[1]
                + range[0]*A_grid_stride[2];
    }
    A_to.of[0] = (real *)steps.place(1, 0).write + range[4]*A_grid_stride[0]
            + range[2]*A_grid_stride[1] + range[0]*A_grid_stride[2];
    const mint_tiling gx = mint_tile<64, 4, 4, 2, 2>::of(range[1], 1);
    const mint_tiling gy = mint_tile<32, 4, 4, 1, 1>::of(range[3], 1);
    static const long long room = mint_room(steps.site, "heat_chain1_march",
            (const void *)heat_chain1_march<true>, 256, 131200);
    const mint_division division = mint_divide(room, gx.tiles, gy.tiles, (int)range[5], 8, 1.15,
            1.06);
    const dim3 blocks = mint_blocks(steps.site, "heat_chain1_march", division.units());
    const bool packed = mint_all_aligned(B_grid, B_grid_stride, 3, 16)
            && mint_all_aligned(A_grid, A_grid_stride, 3, 16)
            && mint_all_aligned(A_to, A_grid_stride, 3, 16);
    const auto march = packed ? heat_chain1_march<true> : heat_chain1_march<false>;
    if (march != heat_chain1_march<true>)
        mint_prepare_shared(steps.site, "heat_chain1_march", (const void *)march, 131200);
    mint_launching(steps.site, "heat_chain1_march");
    march<<<blocks, 256, 131200, mint_stream()>>>(gx, gy, division, B_grid, B_grid_stride[1],
            B_grid_stride[0], B_to, A_grid, A_grid_stride[1], A_grid_stride[0], A_to);
    mint_launched(steps.site, "heat_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 2 steps are made at once.
static const mint_chain heat_chain1 = {{"in.c", 13}, "heat_chain1", 2, 2, 1, 2, 2, 0x3, 0x0,
        advance_heat_chain1, nullptr, {0, 1}, {{2, 0x1, 0x2, 0, {0, 1}}, {2, 0x1, 0x2, 1, {1, 0}}}};

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 10}, "A", &A[0][0][0], mint_extents(sizeof(A) / sizeof(A[0]), sizeof(A[0]) / sizeof(A[0][0]), sizeof(A[0][0]) / sizeof(A[0][0][0])), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 11}, "B", &B[0][0][0], mint_extents(sizeof(B) / sizeof(B[0]), sizeof(B[0]) / sizeof(B[0][0]), sizeof(B[0][0]) / sizeof(B[0][0][0])), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 12});
...
        {
            const mint_site site = {"in.c", 15};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
            const long long j_begin = 1, j_count = mint_trips(j_begin, n - 1, 1);
            const long long k_begin = 1, k_count = mint_trips(k_begin, n - 1, 1);
            if (i_count > 0 && j_count > 0 && k_count > 0) {
                mint_may_wait();
                mint_mapping &A_map = mint_find(site, "A", &A[0][0][0], sizeof(real),
                        mint_extents(0, 40, 40));
                mint_mapping &B_map = mint_find(site, "B", &B[0][0][0], sizeof(real),
                        mint_extents(0, 40, 40));
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
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "heat_sweep1",
                        mint_tiles(site, "k", k_count, 64, 2147482494), mint_ceil_div(j_count, 8),
                        mint_ceil_div(i_count, 4));
                mint_file(site, heat_chain1, 0, {&A_map, &B_map}, {k_begin, k_count, j_begin, j_count,
                        i_begin, i_count}, mint_no_scalars(),
                        [site, blocks, &A_map, &B_map, k_begin = k_begin, k_count = k_count,
                                j_count = j_count, i_count = i_count]() mutable {
                    mint_launching(site, "heat_sweep1");
                    heat_sweep1<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                        (real *)A_map.device, (int)A_map.stride[0], (int)A_map.stride[1],
                        (real *)B_map.device, (int)B_map.stride[0], (int)B_map.stride[1], (unsigned)k_count,
                        (unsigned)j_count, (unsigned)i_count,
                        mint_is_aligned(A_map, k_begin, 16) && mint_is_aligned(B_map, k_begin, 16));
                    mint_launched(site, "heat_sweep1");
                });
            }
        }
        {
            const mint_site site = {"in.c", 22};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
            const long long j_begin = 1, j_count = mint_trips(j_begin, n - 1, 1);
            const long long k_begin = 1, k_count = mint_trips(k_begin, n - 1, 1);
            if (i_count > 0 && j_count > 0 && k_count > 0) {
                mint_may_wait();
                mint_mapping &B_map = mint_find(site, "B", &B[0][0][0], sizeof(real),
                        mint_extents(0, 40, 40));
                mint_mapping &A_map = mint_find(site, "A", &A[0][0][0], sizeof(real),
                        mint_extents(0, 40, 40));
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
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "heat_sweep2",
                        mint_tiles(site, "k", k_count, 64, 2147482494), mint_ceil_div(j_count, 8),
                        mint_ceil_div(i_count, 4));
                mint_file(site, heat_chain1, 1, {&B_map, &A_map}, {k_begin, k_count, j_begin, j_count,
                        i_begin, i_count}, mint_no_scalars(),
                        [site, blocks, &B_map, &A_map, k_begin = k_begin, k_count = k_count,
                                j_count = j_count, i_count = i_count]() mutable {
                    mint_launching(site, "heat_sweep2");
                    heat_sweep2<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                        (real *)B_map.device, (int)B_map.stride[0], (int)B_map.stride[1],
                        (real *)A_map.device, (int)A_map.stride[0], (int)A_map.stride[1], (unsigned)k_count,
                        (unsigned)j_count, (unsigned)i_count,
                        mint_is_aligned(B_map, k_begin, 16) && mint_is_aligned(A_map, k_begin, 16));
                    mint_launched(site, "heat_sweep2");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 29}, "A", &A[0][0][0], mint_extents(sizeof(A) / sizeof(A[0]), sizeof(A[0]) / sizeof(A[0][0]), sizeof(A[0][0]) / sizeof(A[0][0][0])));
    mint_copy_out({"in.c", 30}, "B", &B[0][0][0], mint_extents(sizeof(B) / sizeof(B[0]), sizeof(B[0]) / sizeof(B[0][0]), sizeof(B[0][0]) / sizeof(B[0][0][0])));
