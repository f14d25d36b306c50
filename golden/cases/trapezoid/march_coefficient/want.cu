
...
/* main_sweep1 makes one step. */

/* 2 steps of the loop at line 23.
 * A block streams along the slowest dimension: 2 cells a lane, 2 rows a warp, 12 warps,
 *   prefetches 1 plane, columns of coefficients in registers, sources fetched when first read. */
template <bool packed>
static __global__ void __launch_bounds__(384, 1)
main_chain1_march(mint_tiling gx, mint_tiling gy, mint_division division,
                  mint_each<real *, 2> u_grid, long long u_grid_row, long long u_grid_plane,
                  mint_each<real *, 1> u_to, const real *kappa_grid, long long kappa_grid_row,
                  long long kappa_grid_plane, const real *b_grid, long long b_grid_row,
                  long long b_grid_plane, const unsigned *differ)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<64, 2, 2, 2, 2> x_tile;
    typedef mint_tile<24, 2, 2, 1, 1> y_tile;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const mint_slab slab = mint_slab_of(division, blockIdx.x);
    const int x = x_tile::at(gx, slab.x) + lane*2;
    const int y = y_tile::at(gy, slab.y) + warp*2;
    const int y_from = y_tile::from(gy, slab.y), y_to = y_tile::to(gy, slab.y);
    const int store_low = x_tile::from(gx, slab.x) - x, store_high = x_tile::to(gx, slab.x) - x;
    const int planes = division.planes, from = slab.from, to = slab.to;
    // the range goes on beyond the tile on every side
    const bool inside = packed && x - lane*2 > 0 && x + (32 - lane)*2 < gx.cells && y - warp*2 > 0
            && y + (12 - warp)*2 < gy.cells;
    const bool same = *differ == 0; // beyond the range all storages have the same cells
    const bool whole = gx.cells % 2 == 0; // the range ends where packs do
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<2, 2>(x, gx.cells, 1, 1, y, gy.cells, 1, 1, 1);
    // those of them that no step writes
    const unsigned beyond = there
            & ~mint_cells_there<2, 2>(x, gx.cells, 0, 0, y, gy.cells, 0, 0, 0);
    // cells that exist, a bit each
    const unsigned there_2 = mint_cells_there<2, 2>(x, gx.cells, 0, 0, y, gy.cells, 0, 0, 0);
    // the lane's columns beyond the range, a bit each
    const unsigned columns = ~mint_cells_there<2, 1>(x, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // its rows beyond the range
    const unsigned rows = mint_cells_there<1, 2>(0, 1, 0, 0, y, gy.cells, 0, 0, 0) ^ 3;
    // 2 planes that come in
    real (*const u_ring)[24][64] = reinterpret_cast<real (*)[24][64]>(mint_shared);
    // rows at the edges of warps: turns, steps
    real (*const u_edges)[2][12][2][64] = reinterpret_cast<real (*)[2][12][2][64]>(mint_shared
            + 24576);
    // 5 planes
    real (*const kappa_ring)[24][64] = reinterpret_cast<real (*)[24][64]>(mint_shared + 73728);
    // 3 planes
    real (*const b_ring)[24][64] = reinterpret_cast<real (*)[24][64]>(mint_shared + 135168);
    // the barrier of the block's warps
    uint64_t *const barrier = reinterpret_cast<uint64_t *>(mint_shared + 172032);
    for (int n = threadIdx.x; n < 6144; n += 384)
        reinterpret_cast<real *>(mint_shared + 24576)[n] = 0;
    mint_open_barrier(barrier, 12);
    __syncthreads();
    real u_rows[3][3][2][2] = {}; // steps, planes (newest first)
    real kappa_column[4][2][2] = {}; // planes (newest first), at the lane's own cells
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<2, 2>(x, gx.cells, 1, 1, y, gy.cells, 1, 1, 1
                    - mint_beyond(plane, planes, 1, 1)) : known.inside ? ~0u : there;
#pragma unroll
            for (int h = 0; h < 2; h++)
                mint_start_row<2>(u_ring[slot % 2][warp*2 + h], u_grid[1]
                        + (long long)plane*u_grid_plane + (long long)y*u_grid_row + x
                        + h*u_grid_row, exist >> h*2, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<2, 2>(x, gx.cells, 1, 1, y, gy.cells, 1, 1, 1
                    - mint_beyond(plane, planes, 1, 1)) : known.inside ? ~0u : there;
#pragma unroll
            for (int h = 0; h < 2; h++)
                mint_start_row<2>(kappa_ring[slot % 5][warp*2 + h], kappa_grid
                        + (long long)plane*kappa_grid_plane + (long long)y*kappa_grid_row + x
                        + h*kappa_grid_row, exist >> h*2, known.packed, lane);
        }
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<2, 2>(x, gx.cells, 0, 0, y, gy.cells, 0, 0,
                    -mint_beyond(plane - 1, planes, 0, 0)) : known.inside ? ~0u : there_2;
#pragma unroll
            for (int h = 0; h < 2; h++)
                mint_start_row<2>(b_ring[slot % 3][warp*2 + h], b_grid
                        + (long long)(plane - 1)*b_grid_plane + (long long)y*b_grid_row + x
                        + h*b_grid_row, exist >> h*2, known.packed, lane);
        }
        __pipeline_commit();
    };
    real u_around[1][2][2] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_u = [&](int k_2, int plane) {
        if (0 <= plane && plane < planes) {
#pragma unroll
            for (int h = 0; h < 2; h++)
                mint_load_row<2>(u_around[k_2][h], u_grid[k_2] + (long long)plane*u_grid_plane
                        + (long long)y*u_grid_row + x + h*u_grid_row, beyond >> h*2);
        }
    };
    auto advance = [&](int r, auto slot, auto known) __attribute__((__always_inline__)) {
#pragma unroll
        for (int k_2 = 0; k_2 < 2; k_2++) {
#pragma unroll
            for (int age = 2; age > 0; age--) {
#pragma unroll
                for (int h = 0; h < 2; h++)
                    mint_move<2>(u_rows[k_2][age][h], u_rows[k_2][age - 1][h]);
            }
        }
#pragma unroll
        for (int age = 3; age > 0; age--) {
#pragma unroll
            for (int h = 0; h < 2; h++)
                mint_move<2>(kappa_column[age][h], kappa_column[age - 1][h]);
        }
        __pipeline_wait_prior(0);
#pragma unroll
        for (int h = 0; h < 2; h++)
            mint_take_row<2>(u_rows[0][0][h], u_ring[slot % 2][warp*2 + h], lane);
#pragma unroll
        for (int h = 0; h < 2; h++)
            mint_take_row<2>(kappa_column[0][h], kappa_ring[(slot - min(slot, 0u)) % 5][warp*2 + h],
                    lane);
        real early[2][2][2];
        // The other warps' rows of the turn before.
        mint_wait_for_warps(barrier, slot);
        mint_give_row<2>(u_edges[slot % 2][0][warp][0], u_rows[0][0][0], lane);
        mint_give_row<2>(u_edges[slot % 2][0][warp][1], u_rows[0][0][1], lane);
        fetch(r + 1, slot + 1, known);
#pragma unroll
        for (int k_2 = 0; k_2 < 2; k_2++) {
            real u_0[4][4];
#pragma unroll
            for (int h = 0; h < 2; h++)
                mint_move<2>(&u_0[h + 1][1], u_rows[k_2][1][h]);
            mint_take_row<2>(&u_0[0][1], u_edges[(slot + 1) % 2][k_2][max(warp - 1, 0)][1], lane);
            mint_take_row<2>(&u_0[3][1], u_edges[(slot + 1) % 2][k_2][min(warp + 1, 11)][0], lane);
#pragma unroll
            for (int h = 1; h < 3; h++)
                mint_beside<1, 2, 1>(&u_0[h][1]);
            real kappa_0[4][4];
#pragma unroll
            for (int h = 0; h < 2; h++)
                mint_move<2>(&kappa_0[h + 1][1], kappa_column[1 + k_2][h]);
#pragma unroll
            for (int h = 0; h < 1; h++)
                mint_take_row<2>(&kappa_0[h][1],
                        kappa_ring[(slot - min(slot, 1u + k_2)) % 5][min(max(warp*2 + h - 1, 0),
                        23)], lane);
#pragma unroll
            for (int h = 3; h < 4; h++)
                mint_take_row<2>(&kappa_0[h][1],
                        kappa_ring[(slot - min(slot, 1u + k_2)) % 5][min(max(warp*2 + h - 1, 0),
                        23)], lane);
#pragma unroll
            for (int h = 1; h < 3; h++)
                mint_beside<1, 2, 1>(&kappa_0[h][1]);
#pragma unroll
            for (int h = 0; h < 2; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    real here = u_rows[k_2][1][h][e];
                    real k = kappa_column[1 + k_2][h][e];
                    early[k_2][h][e] = (k + kappa_0[h + 1][e + 2])*(u_0[h + 1][e + 2] - here)
                            - (k + kappa_0[h + 1][e])*(here - u_0[h + 1][e])
                            + (k + kappa_0[h + 2][e + 1])*(u_0[h + 2][e + 1] - here)
                            - (k + kappa_0[h][e + 1])*(here - u_0[h][e + 1]);
                }
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k_2 = 0; k_2 < 2; k_2++) {
            real b_0[2][2];
#pragma unroll
            for (int h = 0; h < 2; h++)
                mint_take_row<2>(&b_0[h][0], b_ring[(slot - min(slot, 0u + k_2)) % 3][warp*2 + h],
                        lane);
#pragma unroll
            for (int h = 0; h < 2; h++) {
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    real here = u_rows[k_2][1][h][e];
                    real k = kappa_column[1 + k_2][h][e];
                    u_rows[k_2 + 1][0][h][e] = here + b_0[h][e]
                            + (real)0.04*(early[k_2][h][e]
                            + (k + kappa_column[0 + k_2][h][e])*(u_rows[k_2][0][h][e] - here)
                            - (k + kappa_column[2 + k_2][h][e])*(here - u_rows[k_2][2][h][e]));
                }
            }
            if (!known.inside) {
                if (known.same) {
#pragma unroll
                    for (int h = 0; h < 2; h++)
                        mint_keep_row<2>(u_rows[k_2 + 1][0][h], u_rows[k_2][1][h], columns);
                    if (rows != 0) {
#pragma unroll
                        for (int h = 0; h < 2; h++)
                            mint_keep_row<2>(u_rows[k_2 + 1][0][h], u_rows[k_2][1][h], rows >> h & 1
                                    ? ~0u : 0);
                    }
                } else {
#pragma unroll
                    for (int h = 0; h < 2; h++)
                        mint_keep_row<2>(u_rows[k_2 + 1][0][h], k_2 == 0 ? u_around[k_2][h]
                                : u_rows[k_2 - 1][2][h], beyond >> h*2);
                    if (k_2 == 0)
                        look_around_u(k_2, r - k_2);
                }
            }
            if (!known.steady) {
                const int plane = r - k_2 - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<2, 2>(x, gx.cells, 1, 1, y, gy.cells, 1,
                            1, 1 - mint_beyond(plane, planes, 1, 1));
#pragma unroll
                    for (int h = 0; h < 2; h++)
                        mint_load_row<2>(u_rows[k_2 + 1][0][h], u_grid[k_2 % 2]
                                + (long long)plane*u_grid_plane + (long long)y*u_grid_row + x
                                + h*u_grid_row, exist >> h*2);
                }
            }
            if (k_2 == 0) {
                mint_give_row<2>(u_edges[slot % 2][k_2 + 1][warp][0], u_rows[k_2 + 1][0][0], lane);
                mint_give_row<2>(u_edges[slot % 2][k_2 + 1][warp][1], u_rows[k_2 + 1][0][1], lane);
            }
        }
        mint_arrive(barrier, lane);
        if (from <= r - 2 && r - 2 < to) {
            if (known.inside || (known.same && whole)) {
#pragma unroll
                for (int h = 0; h < 2; h++) {
                    if (y_from <= y + h && y + h < y_to)
                        mint_store_row<2, true>(u_to[0] + (long long)(r - 2)*u_grid_plane
                                + (long long)y*u_grid_row + x + h*u_grid_row, u_rows[2][0][h],
                                store_low, store_high, known.packed);
                }
            } else {
#pragma unroll
                for (int h = 0; h < 2; h++) {
                    if (y_from <= y + h && y + h < y_to)
                        mint_store_row<2, false>(u_to[0] + (long long)(r - 2)*u_grid_plane
                                + (long long)y*u_grid_row + x + h*u_grid_row, u_rows[2][0][h],
                                store_low, store_high, known.packed);
                }
            }
        }
    };
    const int end = to + 2; // behind the last plane that comes in
    // behind the last turn in which all planes are in the range
    const int steady = min(end, planes - 1);
    auto stream = [&](auto tile) {
        int r = max(from - 2, -1);
        unsigned slot = 0;
#pragma unroll
        for (int n = 0; n < 1; n++)
            fetch(r + n, n, mint_cells<tile.inside, tile.packed, false>());
        __pipeline_wait_prior(0);
        mint_arrive(barrier, lane);
        if (!tile.inside && !tile.same) {
#pragma unroll
            for (int k_2 = 0; k_2 < 1; k_2++)
                look_around_u(k_2, r - k_2 - 1);
        }
        while (r < end) {
            if (r >= 2) {
                for (; r < steady; r += 1, slot += 1)
                    advance(r, slot, mint_cells<tile.inside, tile.packed, true, tile.same>());
            }
            if (r < end) {
                advance(r, slot, mint_cells<tile.inside, tile.packed, false, tile.same>());
                r++, slot++;
            }
        }
    };
    if (inside)
        stream(mint_cells<packed, packed, false>());
    else if (same)
        stream(mint_cells<false, packed, false, packed>());
    else
        stream(mint_cells<false, packed, false>());
    __pipeline_wait_prior(0);
}

// Makes 2 steps of the loop in one launch.
static bool advance_main_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 2 || range[1] > mint_most_cells || range[3] > mint_most_cells || range[5]
            > mint_most_cells)
        return false;
    mint_each<real *, 2> u_grid;
    mint_each<real *, 1> u_to;
    const long long *u_grid_stride = steps.place(0, 3).stride;
    for (int k_2 = 0; k_2 < 2; k_2++) {
        const mint_place_of place = steps.place(k_2, 3);
        if (memcmp(place.stride, u_grid_stride, 3*sizeof *place.stride) != 0)
            return false;
        u_grid.of[k_2] = (real *)place.read + range[4]*u_grid_stride[0] + range[2]*u_grid_stride[1]
                + range[0]*u_grid_stride[2];
    }
    u_to.of[0] = (real *)steps.place(1, 3).write + range[4]*u_grid_stride[0]
            + range[2]*u_grid_stride[1] + range[0]*u_grid_stride[2];
    const mint_place_of kappa_place = steps.place(0, 1);
    const mint_each<real *, 1> kappa_from = {{(real *)kappa_place.read
            + range[4]*kappa_place.stride[0] + range[2]*kappa_place.stride[1]
            + range[0]*kappa_place.stride[2]}};
    const mint_place_of b_place = steps.place(0, 2);
    const mint_each<real *, 1> b_from = {{(real *)b_place.read + range[4]*b_place.stride[0]
            + range[2]*b_place.stride[1] + range[0]*b_place.stride[2]}};
    const mint_tiling gx = mint_tile<64, 2, 2, 2, 2>::of(range[1], 1);
    const mint_tiling gy = mint_tile<24, 2, 2, 1, 1>::of(range[3], 1);
    static const long long room = mint_room(steps.site, "main_chain1_march",
            (const void *)main_chain1_march<true>, 384, 172160);
    const mint_division division = mint_divide(room, gx.tiles, gy.tiles, (int)range[5], 4, 1.3,
            1.1);
    const dim3 blocks = mint_blocks(steps.site, "main_chain1_march", division.units());
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 3, 16)
            && mint_all_aligned(u_to, u_grid_stride, 3, 16)
            && mint_all_aligned(kappa_from, kappa_place.stride, 3, 16)
            && mint_all_aligned(b_from, b_place.stride, 3, 16);
    const auto march = packed ? main_chain1_march<true> : main_chain1_march<false>;
    if (march != main_chain1_march<true>)
        mint_prepare_shared(steps.site, "main_chain1_march", (const void *)march, 172160);
    mint_side_comparison differ(steps);
    differ.add(u_grid, {{(int)range[1], (int)range[3]}, {1, 1}, {1, 1}, 1, (int)range[5],
            u_grid_stride[1], u_grid_stride[0]});
    mint_launching(steps.site, "main_chain1_march");
    march<<<blocks, 384, 172160, mint_stream()>>>(gx, gy, division, u_grid, u_grid_stride[1],
            u_grid_stride[0], u_to, kappa_from.of[0], kappa_place.stride[1], kappa_place.stride[0],
            b_from.of[0], b_place.stride[1], b_place.stride[0], differ.result());
    mint_launched(steps.site, "main_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 2 steps are made at once.
static const mint_chain main_chain1 = {{"in.c", 23}, "main_chain1", 2, 2, 1, 4, 1, 0x9, 0x0,
        advance_main_chain1, nullptr, {3, 1, 2, 0}, {{4, 0x7, 0x8, 1, {0, 1, 2, 3}}}};

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 17}, "u", u, mint_extents(nz + 2, ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 18}, "v", v, mint_extents(nz + 2, ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 19}, "kappa", kappa, mint_extents(nz + 2, ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 20}, "b", b, mint_extents(nz + 2, ny + 2, nx + 2), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 21}, mint_rows_stay);
...
            {
                const mint_site site = {"in.c", 25};
                const long long z_begin = 1, z_count = mint_trips(z_begin, (long long)nz + 1, 1);
                const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)ny + 1, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)nx + 1, 1);
                if (z_count > 0 && y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_table u_map = mint_find_table(site, "u", u);
                    mint_table kappa_map = mint_find_table(site, "kappa", kappa);
                    mint_table b_map = mint_find_table(site, "b", b);
                    mint_table v_map = mint_find_table(site, "v", v);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "z-1..z+1", z_begin - 1, z_begin + z_count},
                        {u_map, "u", 1, "y-1..y+1", y_begin - 1, y_begin + y_count},
                        {u_map, "u", 2, "x-1..x+1", x_begin - 1, x_begin + x_count},
                        {kappa_map, "kappa", 0, "z-1..z+1", z_begin - 1, z_begin + z_count},
                        {kappa_map, "kappa", 1, "y-1..y+1", y_begin - 1, y_begin + y_count},
                        {kappa_map, "kappa", 2, "x-1..x+1", x_begin - 1, x_begin + x_count},
                        {b_map, "b", 0, "z", z_begin, z_begin + z_count - 1},
                        {b_map, "b", 1, "y", y_begin, y_begin + y_count - 1},
                        {b_map, "b", 2, "x", x_begin, x_begin + x_count - 1},
                        {v_map, "v", 0, "z", z_begin, z_begin + z_count - 1},
                        {v_map, "v", 1, "y", y_begin, y_begin + y_count - 1},
                        {v_map, "v", 2, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    u_map.settle(site, "u");
                    kappa_map.settle(site, "kappa");
                    b_map.settle(site, "b");
                    v_map.settle(site, "v");
                    const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                            1}}};
                    const mint_touch u_reads = {"u[z][y][x]", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1, 0}}, {-1, 1,
                            {0, 0, 1}}}};
                    const mint_touch v_writes = {"v[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                            0, 1}}}};
                    const mint_touch kappa_reads = {"kappa[z][y][x]", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1, 0}},
                            {-1, 1, {0, 0, 1}}}};
                    const mint_touch b_reads = {"b[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0,
                            0, 1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_distinct(site, loops, kappa_map, "kappa", kappa_reads, v_map, "v", v_writes);
                    mint_coincide(site, loops, b_map, "b", b_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 9, 0);
                    const dim3 blocks = mint_blocks(site, "main_sweep1",
                            mint_tiles(site, "x", x_count, 64, 2147482494), mint_ceil_div(y_count, 8),
                            mint_ceil_div(z_count, 4));
                    mint_file(site, main_chain1, 0, {&u_map, &kappa_map, &b_map, &v_map}, {x_begin, x_count,
                            y_begin, y_count, z_begin, z_count}, mint_no_scalars(),
                            [site, blocks, u_map, kappa_map, b_map, v_map, x_begin = x_begin, x_count = x_count,
                                    y_count = y_count, z_count = z_count]() mutable {
                        u_map.find_again();
                        kappa_map.find_again();
                        b_map.find_again();
                        v_map.find_again();
                        mint_launching(site, "main_sweep1");
                        main_sweep1<<<blocks, dim3(32, 4), 0, mint_stream()>>>(
                            (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)kappa_map.device,
                            kappa_map.stride[0], kappa_map.stride[1], (real *)b_map.device, b_map.stride[0],
                            b_map.stride[1], (real *)v_map.device, v_map.stride[0], v_map.stride[1],
                            (unsigned)x_count, (unsigned)y_count, (unsigned)z_count,
                            mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(kappa_map, x_begin, 16) && mint_is_aligned(b_map, x_begin, 16) && mint_is_aligned(v_map, x_begin, 16));
                        mint_launched(site, "main_sweep1");
                    });
                }
            }
...
    mint_copy_out({"in.c", 40}, "u", u, mint_extents(nz + 2, ny + 2, nx + 2));
    mint_copy_out({"in.c", 41}, "v", v, mint_extents(nz + 2, ny + 2, nx + 2));
