
...
#pragma push_macro("fabs")
#undef fabs
#pragma push_macro("sqrt")
#undef sqrt
#pragma push_macro("x")
#undef x
/* distance, for kernels. */
static __device__ real distance_on_device(real a, real b)
{
    return fabs(a - b) + sqrt(a*a);
}

/* triangle_sweep1 makes one step. */

#pragma pop_macro("fabs")
#pragma pop_macro("sqrt")
#pragma pop_macro("x")
...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 24}, "u", &u[0][0], mint_extents(40, 40), 0, mint_padded, mint_scoped);
    {
        const mint_site site = {"in.c", 26};
        const long long i_begin = 0, i_count = mint_trips(i_begin, 40, 1);
        const long long j_begin = 0, j_count = mint_trips(j_begin, 40, 1);
        if (i_count > 0 && j_count > 0) {
            mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
            mint_reach_or_dense(site, u_map, 0, i_begin, i_begin + i_count - 1);
            mint_reach_or_dense(site, u_map, 1, j_begin, j_begin + j_count - 1);
            static const mint_checked u_checked[] = {
                {{"in.c", 28}, "u", "u[i][j]", -1},
                {{"in.c", 28}, "u", "u[i][j]", -1},
            };
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "triangle_sweep1",
                    mint_tiles(site, "j", j_count, 512, 2147481599),
                    mint_tiles(site, "i", i_count, 1, 2147417082));
            mint_launching(site, "triangle_sweep1");
            triangle_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)u_map.device, u_map.stride[0], (unsigned)j_count, (unsigned)i_count,
                mint_elements(site, u_map, u_map.device, u_checked));
            mint_launched(site, "triangle_sweep1", u_map);
        }
        (void)distance, (void)folded; /* only kernels use them */
    }
    mint_copy_out({"in.c", 29}, "u", &u[0][0], mint_extents(40, 40));
...
#pragma push_macro("max")
#undef max
#pragma push_macro("min")
#undef min
#pragma push_macro("x")
#undef x
/* steps_sweep1 makes one step. */

/* 3 steps of the loop at line 39.
 * A block streams along the slowest dimension: 4 cells a lane, 1 row a warp, 4 warps, prefetches
 *   3 planes, steady state written 2 times. */
template <bool packed>
static __global__ void __launch_bounds__(128, 2)
steps_chain1_march(mint_tiling gx, mint_division division, mint_each<real *, 2> u_grid,
                   long long u_grid_row, mint_each<real *, 1> u_to)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<128, 3, 3, 4, 2> x_tile;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const int unit = blockIdx.x*4 + warp;
    if (unit >= division.units())
        return;
    const mint_slab slab = mint_slab_of(division, unit);
    const int x_2 = x_tile::at(gx, slab.x) + lane*4;
    const int store_low = x_tile::from(gx, slab.x) - x_2, store_high = x_tile::to(gx, slab.x) - x_2;
    const int planes = division.planes, from = slab.from, to = slab.to;
    // the range goes on beyond the tile on every side
    const bool inside = packed && x_2 - lane*4 > 0 && x_2 + (32 - lane)*4 < gx.cells;
    // cells that exist, a bit each
    const unsigned there = mint_cells_there<4, 1>(x_2, gx.cells, 1, 1, 0, 1, 0, 0, 1);
    // those of them that no step writes
    const unsigned beyond = there & ~mint_cells_there<4, 1>(x_2, gx.cells, 0, 0, 0, 1, 0, 0, 0);
    // 4 planes that come in
    real (*const u_ring)[4][128] = reinterpret_cast<real (*)[4][128]>(mint_shared);
    real u_rows[4][3][4] = {}; // steps, planes (newest first)
    // Starts the copies of a plane. Lanes copy what they read themselves.
    auto fetch = [&](int plane, unsigned slot, auto known) {
        {
            const unsigned exist = !known.steady
                    ? mint_cells_there<4, 1>(x_2, gx.cells, 1, 1, 0, 1, 0, 0, 1
                    - mint_beyond(plane, planes, 1, 1)) : known.inside ? ~0u : there;
            mint_start_row<4>(u_ring[slot % 4][warp], u_grid[1] + (long long)plane*u_grid_row + x_2,
                    exist, known.packed, lane);
        }
        __pipeline_commit();
    };
    real u_around[1][4] = {}; // cells beyond the range, of the storage that step k writes
    auto look_around_u = [&](int k, int plane) {
        if (0 <= plane && plane < planes)
            mint_load_row<4>(u_around[k], u_grid[k] + (long long)plane*u_grid_row + x_2, beyond);
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
        real early_2[3][4];
        // What does not need the newest planes.
#pragma unroll
        for (int k = 0; k < 3; k++) {
            real u_0[6];
            mint_move<4>(&u_0[1], u_rows[k][1]);
            mint_beside<1, 4, 1>(&u_0[1]);
#pragma unroll
            for (int e = 0; e < 4; e++) {
                early[k][e] = u_0[e];
                early_2[k][e] = u_0[e + 2];
            }
        }
        // The steps, each with the newest plane of the one before.
#pragma unroll
        for (int k = 0; k < 3; k++) {
#pragma unroll
            for (int e = 0; e < 4; e++)
                u_rows[k + 1][0][e] = (u_rows[k][2][e] + u_rows[k][0][e] + early[k][e]
                        + early_2[k][e])/4 + 7 + 3*2;
            if (!known.inside) {
                mint_keep_row<4>(u_rows[k + 1][0], k == 0 ? u_around[k] : u_rows[k - 1][2], beyond);
                if (k == 0)
                    look_around_u(k, r - k);
            }
            if (!known.steady) {
                const int plane = r - k - 1;
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = mint_cells_there<4, 1>(x_2, gx.cells, 1, 1, 0, 1, 0, 0, 1
                            - mint_beyond(plane, planes, 1, 1));
                    mint_load_row<4>(u_rows[k + 1][0], u_grid[k % 2] + (long long)plane*u_grid_row
                            + x_2, exist);
                }
            }
        }
        if (from <= r - 3 && r - 3 < to)
            mint_store_row<4, false>(u_to[0] + (long long)(r - 3)*u_grid_row + x_2, u_rows[3][0],
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

// Makes 3 steps of the loop in one launch.
static bool advance_steps_chain1(const mint_advance &steps_2)
{
    const long long *const range = steps_2.range(0); // begin and count of the loops, x first
    if (steps_2.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells)
        return false;
    mint_each<real *, 2> u_grid;
    mint_each<real *, 1> u_to;
    const long long *u_grid_stride = steps_2.place(0, 1).stride;
    for (int k = 0; k < 2; k++) {
        const mint_place_of place = steps_2.place(k, 1);
        if (memcmp(place.stride, u_grid_stride, 2*sizeof *place.stride) != 0)
            return false;
        u_grid.of[k] = (real *)place.read + range[2]*u_grid_stride[0] + range[0]*u_grid_stride[1];
    }
    u_to.of[0] = (real *)steps_2.place(2, 1).write + range[2]*u_grid_stride[0]
            + range[0]*u_grid_stride[1];
    const mint_tiling gx = mint_tile<128, 3, 3, 4, 2>::of(range[1], 1);
    static const long long room = mint_room(steps_2.site, "steps_chain1_march",
            (const void *)steps_chain1_march<true>, 128, 16384);
    const mint_division division = mint_divide(room*4, gx.tiles, 0, (int)range[3], 6, 1.8);
    const dim3 blocks = mint_blocks(steps_2.site, "steps_chain1_march",
            mint_ceil_div(division.units(), 4));
    const bool packed = mint_all_aligned(u_grid, u_grid_stride, 2, 16)
            && mint_all_aligned(u_to, u_grid_stride, 2, 16);
    const auto march = packed ? steps_chain1_march<true> : steps_chain1_march<false>;
    if (march != steps_chain1_march<true>)
        mint_prepare_shared(steps_2.site, "steps_chain1_march", (const void *)march, 16384);
    mint_launching(steps_2.site, "steps_chain1_march");
    march<<<blocks, 128, 16384, mint_stream()>>>(gx, division, u_grid, u_grid_stride[0], u_to);
    mint_launched(steps_2.site, "steps_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain steps_chain1 = {{"in.c", 39}, "steps_chain1", 3, 3, 1, 2, 1, 0x3, 0x0,
        advance_steps_chain1, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

#pragma pop_macro("max")
#pragma pop_macro("min")
#pragma pop_macro("x")
...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 34}, "u", &u[0][0], mint_extents(40, 40), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 35}, "v", &v[0][0], mint_extents(40, 40), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 36});
...
            {
                const mint_site site = {"in.c", 41};
                const long long i_begin = 1, i_count = mint_trips(i_begin, 40 - 1, 1);
                const long long j_begin = 1, j_count = mint_trips(j_begin, 40 - 1, 1);
                if (i_count > 0 && j_count > 0) {
                    mint_may_wait();
                    mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 40));
                    mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 40));
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {u_map, "u", 0, "i-1..i+1", i_begin - 1, i_begin + i_count},
                        {u_map, "u", 1, "j-1..j+1", j_begin - 1, j_begin + j_count},
                        {v_map, "v", 0, "i", i_begin, i_begin + i_count - 1},
                        {v_map, "v", 1, "j", j_begin, j_begin + j_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
                    const mint_touch u_reads = {"u[i - 1][j]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                    const mint_touch v_writes = {"v[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "steps_sweep1",
                            mint_tiles(site, "j", j_count, 512, 2147481598),
                            mint_tiles(site, "i", i_count, 1, 2147417081));
                    mint_file(site, steps_chain1, 0, {&u_map, &v_map}, {j_begin, j_count, i_begin, i_count},
                            mint_no_scalars(),
                            [site, blocks, &u_map, &v_map, j_begin = j_begin, j_count = j_count,
                                    i_count = i_count]() mutable {
                        mint_launching(site, "steps_sweep1");
                        steps_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (real *)u_map.device, u_map.stride[0], (real *)v_map.device, v_map.stride[0],
                            (unsigned)j_count, (unsigned)i_count,
                            mint_is_aligned(u_map, j_begin, 16) && mint_is_aligned(v_map, j_begin, 16));
                        mint_launched(site, "steps_sweep1");
                    });
                }
            }
...
    mint_copy_out({"in.c", 49}, "u", &u[0][0], mint_extents(40, 40));
    mint_copy_out({"in.c", 50}, "v", &v[0][0], mint_extents(40, 40));
