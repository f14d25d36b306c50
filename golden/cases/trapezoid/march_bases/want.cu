
...
/* jacobi_sweep1 makes one step. */

/* 3 steps of the loop at line 16.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
jacobi_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> u_grid,
                    long long u_grid_row, mint_each<real *, 1> u_to, const real *k_grid,
                    long long k_grid_row, mint_border k_border, const real *w_grid,
                    long long w_grid_row, mint_each<int, 3> x_min_each,
                    mint_each<int, 3> y_min_each, mint_each<long long, 2> begin)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 3, 3, 4, 2> x_tile;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const int unit = blockIdx.x*4 + warp;
    if (unit >= division.units())
        return;
    const mint_slab slab = mint_slab_of(division, unit);
    const int x = x_tile::at(gx, slab.x) + lane*4;
    const int store_low = x_tile::from(gx, slab.x) - x, store_high = x_tile::to(gx, slab.x) - x;
    const int planes = division.planes, from = slab.from, to = slab.to;
    // the range goes on beyond the tile on every side
    const bool inside = packed && x - lane*4 > 0 && x + (32 - lane)*4 < gx.cells;
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // cells that exist, a bit each
    const unsigned there_2 = mint_cells_there<4, 1>(x, gx.cells, k_border.below[1],
            k_border.above[1], 0, 1, 0, 0, 2);
    // cells that exist, a bit each
    const unsigned there_3 = mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const u_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    // 8 planes
    real (*const k_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared + 16384);
    // 7 planes
    real (*const w_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared + 49152);
    real u_rows[4][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, 1, 1)) : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[slot % 4][warp], u_grid[1] + (long long)plane*u_grid_row + x,
                    exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, k_border.below[1], k_border.above[1], 0,
                    1, 0, 0, 2 - mint_beyond(plane, planes, k_border.below[0], k_border.above[0]))
                    : known.inside ? ~0u : there_2;
            mint_start_row<4>(k_ring[slot % 8][warp], k_grid + (long long)plane*k_grid_row + x,
                    exist, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0,
                    -mint_beyond(plane, planes, 0, 0)) : known.inside ? ~0u : there_3;
            mint_start_row<4>(w_ring[slot % 7][warp], w_grid + (long long)plane*w_grid_row + x,
                    exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    real u_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_u = [&](int k, int plane) {
        if (0 <= plane && plane < planes)
            mint_load_row<4>(u_around[k], u_grid[k] + (long long)plane*u_grid_row + x, beyond);
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int age = 2; age > 0; age--)
                mint_move<4>(u_rows[k][age], u_rows[k][age - 1]);
        }
        __pipeline_wait_prior(2);
        mint_take_row<4>(u_rows[0][0], u_ring[slot % 4][warp], lane);
        fetch(r + 3, slot + 3, known);
        real early[3][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real u_0[6];
            mint_move<4>(&u_0[1], u_rows[k][1]);
            mint_beside<1, 4, 1>(&u_0[1]);
            real k_m1[5];
            mint_take_row<4>(&k_m1[1], k_ring[(slot - min(slot, 2u + k)) % 8][warp], lane);
            mint_beside<1, 4, 0>(&k_m1[1]);
#pragma unroll
            for (int e = 0; e < 4; e++)
                early[k][e] = k_m1[e]*(u_0[e] - u_rows[k][1][e])
                        + k_m1[e + 1]*(u_0[e + 2] - u_rows[k][1][e]);
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real w_0[4];
            mint_take_row<4>(&w_0[0], w_ring[(slot - min(slot, 1u + k)) % 7][warp], lane);
#pragma unroll
            for (int e = 0; e < 4; e++)
                u_rows[k + 1][0][e] = u_rows[k][1][e]
                        + (real)0.2*(early[k][e]
                        + w_0[e]*(u_rows[k][2][e] + u_rows[k][0][e] - 2*u_rows[k][1][e]))
                        + ((int)(begin[1] + x + e) - 2 + x_min_each[k]
                        == (int)(begin[0] + r - k - 1) - 2 + y_min_each[k]
                        ? (real)0.01*((int)(begin[1] + x + e) - 2 + x_min_each[k]) : 0);
            if (!known.inside) {
                mint_keep_row<4>(u_rows[k + 1][0], k == 0 ? u_around[k] : u_rows[k - 1][2], beyond);
                if (k == 0)
                    look_around_u(k, r - k);
            }
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x, gx.cells, 1, 1, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, 1, 1));
                    mint_load_row<4>(u_rows[k + 1][0], u_grid[k % 2] + (long long)plane*u_grid_row
                            + x, exist);
                }
            }
        }
        if (from <= r - 3 && r - 3 < to)
            mint_store_row<4, false>(u_to[0] + (long long)(r - 3)*u_grid_row + x, u_rows[3][0],
                    store_low, store_high, known.packed);
    };
    const int end = to + 3; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 3);
    auto stream = [&](auto tile) {
        int r = max(from - 3, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 3; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        if (!tile.inside) {
#pragma unroll
            for (int k = 0; k < 1; k++)
                look_around_u(k, r - k - 1);
        }
        while (r < end) {
            if (r >= 3) {
                for (; r + 1 < steady; r += 2, slot += 2) {
                    advance(r, slot, mint_cells<tile.inside, tile.packed, true>());
                    advance(r + 1, slot + 1, mint_cells<tile.inside, tile.packed, true>());
                }
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

struct jacobi_chain1_values {
    int x_min;
    int y_min;
};
// Makes 3 steps of the loop in one launch.
static bool advance_jacobi_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    if (!mint_rows_end<2>({range[3] + 2, range[1] + 2}, steps.place(0, 3).stride))
        return false; // cells around the range are others in it
    mint_each<real *, 2> u_grid;
    mint_each<real *, 1> u_to;
    const long long *u_grid_stride = steps.place(0, 3).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps.place(k, 3);
        if (memcmp(place.stride, u_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        u_grid.of[k] = (real *)place.read + range[2]*u_grid_stride[0] + range[0]*u_grid_stride[1];
    }
    u_to.of[0] = (real *)steps.place(2, 3).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    mint_border k_border = {{1, 1, 0}, {0, 0, 0}}; // cells around the range that exist
    if (!mint_cut_border<2>(steps, steps.storage(0, 1), {{1, 1, 0}, {0, 0, 0}}, true, k_border))
        return false;
    const mint_place_of k_place = steps.place(0, 1);
    const mint_each<real *, 1> k_from = {{(real *)k_place.read + range[2]*k_place.stride[0]
            + range[0]*k_place.stride[1]}};
    const mint_place_of w_place = steps.place(0, 2);
    const mint_each<real *, 1> w_from = {{(real *)w_place.read + range[2]*w_place.stride[0]
            + range[0]*w_place.stride[1]}};
    const mint_tiling gx = mint_tile<128, 3, 3, 4, 2>::of(range[1], 1);
    static const long long room = mint_room(steps.site, "jacobi_chain1_march",
            (const void *)jacobi_chain1_march<true>, 128, 77824);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 1.8);
    const dim3 blocks = mint_blocks(steps.site, "jacobi_chain1_march",
            mint_ceil_div(division.units(), 4));
    mint_each<int, 3> x_min_each;
    mint_each<int, 3> y_min_each;
    for (int k = 0; k < 3; k++) {
        x_min_each.of[k] = steps.scalars<jacobi_chain1_values>(k, 0).x_min;
        y_min_each.of[k] = steps.scalars<jacobi_chain1_values>(k, 0).y_min;
    }
    const mint_each<long long, 2> begin = {{range[2], range[0]}};
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 2, 16)
            && mint_all_aligned(u_to, u_grid_stride, 2, 16)
            && mint_all_aligned(k_from, k_place.stride, 2, 16)
            && mint_all_aligned(w_from, w_place.stride, 2, 16);
    const auto march = packed ? jacobi_chain1_march<true> : jacobi_chain1_march<false>;
    if (march != jacobi_chain1_march<true>)
        mint_prepare_shared(steps.site, "jacobi_chain1_march", (const void *)march, 77824);
    mint_launching(steps.site, "jacobi_chain1_march");
    march<<<blocks, 128, 77824, mint_stream()>>>(gx, division, u_grid, u_grid_stride[0], u_to,
            k_from.of[0], k_place.stride[0], k_border, w_from.of[0], w_place.stride[0], x_min_each,
            y_min_each, begin);
    mint_launched(steps.site, "jacobi_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain jacobi_chain1 = {{"in.c", 16}, "jacobi_chain1", 3, 3, 1, 4, 1, 0x9, 0x0,
        advance_jacobi_chain1, nullptr, {3, 1, 2, 0}, {{4, 0x7, 0x8, 1, {0, 1, 2, 3}}}};

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 11}, "u", &u[0], mint_extents(size_u), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 12}, "un", &un[0], mint_extents(size_u), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 13}, "k", &k[0], mint_extents(size_k), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 14}, "w", &w[0], mint_extents(size_u), 2, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 15});
...
        {
            const mint_site site = {"in.c", 18};
            const long long j_begin = 2,
                    j_count = mint_trips(j_begin, (long long)y_max - (long long)y_min + 3, 1);
            const long long i_begin = 2,
                    i_count = mint_trips(i_begin, (long long)x_max - (long long)x_min + 3, 1);
            if (j_count > 0 && i_count > 0) {
                mint_may_wait();
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)x_max
                        - (long long)x_min + 5);
                mint_view k_map = mint_find_view(site, "k", &k[0], sizeof(real), (long long)x_max
                        - (long long)x_min + 3);
                mint_view w_map = mint_find_view(site, "w", &w[0], sizeof(real), (long long)x_max
                        - (long long)x_min + 5);
                mint_view un_map = mint_find_view(site, "un", &un[0], sizeof(real), (long long)x_max
                        - (long long)x_min + 5);
                mint_reach_view(site, u_map, "u", {{j_begin - 1, i_begin - 1}, {j_begin + j_count, i_begin
                        + i_count}}, "j-y_min+1..j-y_min+3][i-x_min+1..i-x_min+3", true);
                mint_reach_view(site, k_map, "k", {{j_begin - 1, i_begin - 1}, {j_begin + j_count - 2,
                        i_begin + i_count - 1}}, "j-y_min+1][i-x_min+1..i-x_min+2", true);
                mint_reach_view(site, w_map, "w", {{j_begin, i_begin}, {j_begin + j_count - 1, i_begin
                        + i_count - 1}}, "j-y_min+2][i-x_min+2", true);
                mint_reach_view(site, un_map, "un", {{j_begin, i_begin}, {j_begin + j_count - 1, i_begin
                        + i_count - 1}}, "j-y_min+2][i-x_min+2", true);
                u_map.settle();
                k_map.settle();
                w_map.settle();
                un_map.settle();
                const mint_nest loops = {{{j_begin, j_count, 1}, {i_begin, i_count, 1}}};
                const mint_touch u_reads = {"u[U(i, j)]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch un_writes = {"un[U(i, j)]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch k_reads = {"k[K(i, j)]", {{-1, -1, {1, 0}}, {-1, 0, {0, 1}}}};
                const mint_touch w_reads = {"w[U(i, j)]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, un_map, "un", un_writes);
                mint_distinct(site, loops, k_map, "k", k_reads, un_map, "un", un_writes);
                mint_coincide(site, loops, w_map, "w", w_reads, un_map, "un", un_writes);
                const bool un_apart = mint_once(un_map);
                mint_apart(site, un_apart
                        || !mint_meet(loops, un_map, un_writes, un_map, un_writes, mint_elsewhere),
                        "un[U(i, j)]", "un[U(i, j)]");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks_folded(site, "jacobi_sweep1",
                        mint_tiles(site, "i", i_count, 128, 2147482365),
                        mint_tiles(site, "j", j_count, 2, 2147417077));
                mint_file(site, jacobi_chain1, 0, {&u_map, &k_map, &w_map, &un_map}, {i_begin, i_count,
                        j_begin, j_count}, jacobi_chain1_values{(int)(x_min), (int)(y_min)},
                        [site, blocks, u_map, k_map, w_map, un_map, i_begin = i_begin, i_count = i_count,
                                j_count = j_count, y_min = y_min, x_min = x_min]() mutable {
                    u_map.find_again();
                    k_map.find_again();
                    w_map.find_again();
                    un_map.find_again();
                    mint_launching(site, "jacobi_sweep1");
                    jacobi_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], (real *)k_map.device, k_map.stride[0],
                        (real *)w_map.device, w_map.stride[0], (real *)un_map.device, un_map.stride[0],
                        y_min, x_min, (unsigned)i_count, (unsigned)j_count,
                        mint_is_aligned(u_map, i_begin, 16) && mint_is_aligned(k_map, i_begin, 16) && mint_is_aligned(w_map, i_begin, 16) && mint_is_aligned(un_map, i_begin, 16));
                    mint_launched(site, "jacobi_sweep1");
                });
            }
            j = (int)(j_begin + j_count + (long long)y_min - 2);
            if (j_count > 0) i = (int)(i_begin + i_count + (long long)x_min - 2);
        }
...
}
    mint_copy_out({"in.c", 26}, "u", &u[0], mint_extents(size_u));
    mint_copy_out({"in.c", 27}, "un", &un[0], mint_extents(size_u));
...
    real *u = (real *)malloc(cells * sizeof *u), *un = (real *)malloc(cells * sizeof *un), *k = (real *)malloc(inner * sizeof *k), *w = (real *)malloc(cells * sizeof *w);
