
...
/* wave_sweep1 makes one step. */

/* 3 steps of the loop at line 21.
 * A block streams along the slowest dimension: planes in shared memory, 30 lanes of each warp
 *   with 2 cells in 4 rows, 7 warps, columns of coefficients in registers. */
static __global__ void __launch_bounds__(256, 1)
wave_chain1_march(const __grid_constant__ CUtensorMap u_tensor,
                  const __grid_constant__ CUtensorMap oldest_tensor,
                  const __grid_constant__ CUtensorMap speed_tensor, mint_tiling gx, mint_tiling gy,
                  mint_division division, int shift, int lead, mint_each<real *, 3> u_grid,
                  long long u_grid_row, long long u_grid_plane, mint_each<real *, 2> u_to,
                  mint_each<real, 3> near_each, mint_each<real, 3> far_each)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<60, 4, 4, 2, 2> x_tile;
    typedef mint_tile<28, 4, 4, 2, 1> y_tile;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const mint_slab slab = mint_slab_of(division, blockIdx.x);
    const int planes = division.planes, from = slab.from, to = slab.to;
    // of the cells that the first step makes
    const int left = x_tile::at(gx, slab.x), top = y_tile::at(gy, slab.y);
    const int first = max(from - 6, -2); // the first plane that comes in
    const int turns = to + 6 - first;
    const int row_stride = (int)u_grid_row, plane_stride = (int)u_grid_plane;
    // 4 planes that come in, 32 rows of 64 cells
    real *const u_ring = reinterpret_cast<real *>(mint_shared);
    // 2 planes of the version before, 28 rows of 60 cells
    real *const oldest_ring = reinterpret_cast<real *>(mint_shared + 65536);
    real *const speed_ring = reinterpret_cast<real *>(mint_shared + 92416); // 3 planes
    // 3 planes of each step but the last; cells that no one writes lie between
    real *const step_rings = reinterpret_cast<real *>(mint_shared + 132736);
    // 3 for each step but the last: cells beyond the range, of the storage that it writes
    auto *const sides = reinterpret_cast<mint_sides<real, 60, 28, 2> *>(mint_shared + 213504);
    mint_turns &barriers = *reinterpret_cast<mint_turns *>(mint_shared + 230400);
    mint_open_turns(u_ring, 28800, barriers, 7);
    __syncthreads();
    if (warp == 7) { // has planes copied, for the turn after the next
        for (unsigned turn = 0; turn < (unsigned)turns; turn++) {
            uint64_t *const arrived = &barriers.arrived[turn % 4];
            const int plane = first + (int)turn; // the newest
            if (turn > 1)
                mint_await_turn(barriers.finished, turn - 2);
            if (lane == 0) {
                mint_expect_bytes(arrived, 43264);
                mint_bring_box(u_ring + turn % 4*2048, u_tensor, left + lead - 2, top, plane + 2,
                        arrived);
                mint_bring_box(oldest_ring + turn % 2*1680, oldest_tensor, left, top, plane - 2,
                        arrived);
                mint_bring_box(speed_ring + turn % 3*1680, speed_tensor, left, top, plane - 2,
                        arrived);
            }
#pragma unroll
            for (int k = 0; k < 2; k++) {
                const int of = plane - 1 - k*2; // the plane that step k makes in the next turn
                if (turn + 1 < (unsigned)turns && 0 <= of && of < planes)
                    mint_bring_sides(sides[(turn + 1) % 3*2 + k], u_grid[k % 3] + of*plane_stride,
                            row_stride, left - shift, gx.cells - shift, top, gy.cells, lane);
            }
            mint_await_sides(barriers.arrived, turn, lane);
        }
        return;
    }
    if (lane >= 30)
        return; // no cells are its own
    const int column = lane*2, x = left - shift + column, y = top + warp*4;
    // where its cells lie in a plane of the tile, and in one with neighbours
    const int own = warp*4*60 + column;
    const int wide = (warp*4 + 2)*64 + column + 2;
    const int start = y*row_stride + x;
    // cells, a bit each
    const unsigned in_range = mint_cells_there<2, 4>(x, gx.cells - shift, 0, 0, y, gy.cells, 0, 0,
            0);
    const auto columns = mint_columns_of<2>(sides, x, gx.cells - shift, warp*4);
    const unsigned kept = in_range
            & mint_cells_there<2, 4>(x + shift - x_tile::from(gx, slab.x), x_tile::to(gx, slab.x)
            - x_tile::from(gx, slab.x), 0, 0, y - y_tile::from(gy, slab.y), y_tile::to(gy, slab.y)
            - y_tile::from(gy, slab.y), 0, 0, 0);
    // what each step reads: own cells of the planes behind the middle one, newest first
    real u_rows[3][2][4][2] = {};
    real speed_column[3][4][2] = {}; // own cells of planes that came in turns before, newest first
#pragma unroll 1
    for (unsigned turn = 0; turn < (unsigned)turns; turn++) {
        real next[4][2]; // of the step that is made
        const real *middle[3]; // in the middle of what a step reads
        mint_await_turn(barriers.arrived, turn);
#pragma unroll
        for (int k = 0; k < 3; k++) {
            // in cells, of rows of what it reads
            const int plane = first + (int)turn - 2 - k*2, pitch = k == 0 ? 64 : 60;
            real *const ahead_2 = k == 0 ? u_ring + wide + turn % 4*2048 : step_rings + own
                    + ((k - 1)*3 + turn % 3)*1682 + 2;
            const real *const ahead_1 = k == 0 ? u_ring + wide + (turn + 3) % 4*2048 : step_rings
                    + own + ((k - 1)*3 + (turn + 2) % 3)*1682 + 2;
            middle[k] = k == 0 ? u_ring + wide + (turn + 2) % 4*2048 : step_rings + own
                    + ((k - 1)*3 + (turn + 1) % 3)*1682 + 2;
            if (k == 1 && turn > 0)
                // until then, other warps read the plane that gives way
                mint_await_turn(barriers.finished, turn - 1);
            if (k > 0) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_store<2>(ahead_2 + h*60, next[h], 2, true);
                mint_load_again(); // registers are scarcer
            }
            real cells[8][2]; // of the rows around it, too; those beyond a tile are of no use
            const int up = k == 0 || warp > 0 ? pitch : 0, down = k == 0 || warp < 6 ? pitch : 0;
#pragma unroll
            for (int h = 0; h < 2; h++)
                mint_load<2>(cells[h], middle[k] + (h - 2)*up, 2, true);
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_load<2>(cells[h + 2], middle[k] + h*pitch, 2, true);
#pragma unroll
            for (int h = 0; h < 2; h++)
                mint_load<2>(cells[h + 6], middle[k] + 3*pitch + (h + 1)*down, 2, true);
#pragma unroll
            for (int h = 0; h < 4; h++) {
                real across[6];
                mint_load<2>(across, middle[k] + h*pitch - 2, 2, true);
                mint_move<2>(across + 2, cells[h + 2]);
                mint_load<2>(across + 4, middle[k] + h*pitch + 2, 2, true);
                real above_1[2];
                mint_load<2>(above_1, ahead_1 + h*pitch, 2, true);
                real above_2[2];
                mint_load<2>(above_2, ahead_2 + h*pitch, 2, true);
                real oldest[2];
                if (k == 0)
                    mint_load<2>(oldest, oldest_ring + turn % 2*1680 + own + h*60, 2, true);
                else
                    mint_move<2>(oldest, u_rows[k - 1][1][h]);
                real speed_0[2];
                if (k == 0)
                    mint_load<2>(speed_0, speed_ring + (turn + 6 - k*2) % 3*1680 + own + h*60, 2,
                            true);
                else
                    mint_move<2>(speed_0, speed_column[k*2 - 2][h]);
#pragma unroll
                for (int e = 0; e < 2; e++) {
                    real sum = near_each[k]*(across[e + 1] + across[e + 3] + cells[h + 1][e]
                            + cells[h + 3][e] + u_rows[k][0][h][e] + above_1[e])
                            - far_each[k]*(across[e] + across[e + 4] + cells[h][e] + cells[h + 4][e]
                            + u_rows[k][1][h][e] + above_2[e]);
                    next[h][e] = 2*cells[h + 2][e] - oldest[e]
                            + (real)0.02*speed_0[e]*(sum - (real)7.5*cells[h + 2][e]);
                }
                if (k > 0) {
                    mint_move<2>(u_rows[k - 1][1][h], u_rows[k - 1][0][h]);
                    mint_load<2>(u_rows[k - 1][0][h], middle[k - 1] + h*(k == 1 ? 64 : 60), 2,
                            true);
                }
                if (k == 2) {
                    mint_move<2>(u_rows[k][1][h], u_rows[k][0][h]);
                    mint_move<2>(u_rows[k][0][h], cells[h + 2]);
#pragma unroll
                    for (int age = 2; age > 0; age--)
                        mint_move<2>(speed_column[age][h], speed_column[age - 1][h]);
                    mint_load<2>(speed_column[0][h], speed_ring + (turn + 2) % 3*1680 + own + h*60,
                            2, true);
                }
            }
            if (k < 2) {
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = -2 <= plane && plane < planes + 2 ? in_range : 0;
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_load_row<2>(next[h], u_grid[k % 3]
                                + (plane*plane_stride + start + h*row_stride), exist >> h*2);
                }
                mint_take_sides(next, sides[turn % 3*2 + k], columns, y, gy.cells, column);
            }
            if (k >= 1 && from <= plane && plane < to)
                mint_put_rows(u_to[2 - k] + (plane*plane_stride + start), row_stride, next, kept);
        }
        mint_arrive_turn<30>(barriers.finished, turn, lane);
    }
}

struct wave_chain1_values {
    real near;
    real far;
};
// Makes 3 steps of the loop in one launch.
static bool advance_wave_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 3 || range[1] > mint_most_cells || range[3] > mint_most_cells || range[5]
            > mint_most_cells)
        return false;
    if (!mint_rows_end<3>({range[5] + 4, range[3] + 4, range[1] + 4}, steps.place(0, 3).stride))
        return false; // cells around the range are others in it
    mint_each<real *, 3> u_grid;
    mint_each<real *, 2> u_to;
    const long long *u_grid_stride = steps.place(0, 3).stride;
    for (int k = 0; k < 3; k++) {
        const mint_place_of place = steps.place(k, 3);
        if (memcmp(place.stride, u_grid_stride, 3*sizeof *place.stride) != 0)
            return false;
        u_grid.of[k] = (real *)place.read + range[4]*u_grid_stride[0] + range[2]*u_grid_stride[1]
                + range[0]*u_grid_stride[2];
    }
    u_to.of[0] = (real *)steps.place(2, 3).write + range[4]*u_grid_stride[0]
            + range[2]*u_grid_stride[1] + range[0]*u_grid_stride[2];
    u_to.of[1] = (real *)steps.place(1, 3).write + range[4]*u_grid_stride[0]
            + range[2]*u_grid_stride[1] + range[0]*u_grid_stride[2];
    const mint_place_of speed_place = steps.place(0, 2);
    const mint_each<real *, 1> speed_from = {{(real *)speed_place.read
            + range[4]*speed_place.stride[0] + range[2]*speed_place.stride[1]
            + range[0]*speed_place.stride[2]}};
    // cells from a multiple of 16 bytes to the range
    const int shift = mint_cells_behind(u_grid.of[0]);
    // cells in front of those around it, and of such a multiple
    const int before = shift % 2, lead = 2 + before - shift;
    if ((range[5] + 4) * u_grid_stride[0] > INT_MAX)
        return false; // the kernel has offsets of 32 bits
    const mint_tiling gx = mint_tile<60, 4, 4, 2, 2>::of(range[1] + shift, 2);
    const mint_tiling gy = mint_tile<28, 4, 4, 2, 1>::of(range[3], 2);
    static const long long room = mint_room(steps.site, "wave_chain1_march",
            (const void *)wave_chain1_march, 256, 230464);
    const mint_division division = mint_divide(room, gx.tiles, gy.tiles, (int)range[5], 12, 1);
    const dim3 blocks = mint_blocks(steps.site, "wave_chain1_march", division.units());
    mint_each<real, 3> near_each;
    mint_each<real, 3> far_each;
    for (int k = 0; k < 3; k++) {
        near_each.of[k] = steps.scalars<wave_chain1_values>(k, 0).near;
        far_each.of[k] = steps.scalars<wave_chain1_values>(k, 0).far;
    }
    const bool packed = mint_all_behind(u_grid, u_grid_stride, 3, shift)
            && mint_all_behind(u_to, u_grid_stride, 3, shift)
            && mint_all_behind(speed_from, speed_place.stride, 3, shift);
    if (!packed)
        return false; // slower than ordinary launches
    CUtensorMap u_tensor;
    if (!mint_range_tensor(steps.site, u_tensor, u_grid.of[2], u_grid_stride, {range, 2, before},
            64, 32))
        return false;
    CUtensorMap oldest_tensor;
    if (!mint_range_tensor(steps.site, oldest_tensor, u_grid.of[1], u_grid_stride, {range, 0,
            shift}, 60, 28))
        return false;
    CUtensorMap speed_tensor;
    if (!mint_range_tensor(steps.site, speed_tensor, speed_from.of[0], speed_place.stride, {range,
            0, shift}, 60, 28))
        return false;
    mint_launching(steps.site, "wave_chain1_march");
    wave_chain1_march<<<blocks, 256, 230464, mint_stream()>>>(u_tensor, oldest_tensor, speed_tensor,
            gx, gy, division, shift, lead, u_grid, u_grid_stride[1], u_grid_stride[0], u_to,
            near_each, far_each);
    mint_launched(steps.site, "wave_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 3 steps are made at once.
static const mint_chain wave_chain1 = {{"in.c", 21}, "wave_chain1", 3, 3, 1, 4, 1, 0xb, 0x0,
        advance_wave_chain1, nullptr, {3, 0, 2, 1}, {{4, 0x7, 0x8, 2, {0, 1, 2, 3}}}};

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 14}, "u", &u[0], mint_extents(nz + 4, ny + 4, nx + 4), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 15}, "before", &before[0], mint_extents(nz + 4, ny + 4, nx + 4), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 16}, "after", &after[0], mint_extents(nz + 4, ny + 4, nx + 4), 2, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 17}, "speed", &speed[0], mint_extents(cells), 2, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 18});
...
        {
            const mint_site site = {"in.c", 23};
            const long long z_begin = 2, z_count = mint_trips(z_begin, nz + 2, 1);
            const long long y_begin = 2, y_count = mint_trips(y_begin, ny + 2, 1);
            const long long x_begin = 2, x_count = mint_trips(x_begin, nx + 2, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real), (long long)nx*ny
                        + 4*(long long)nx + 4*(long long)ny + 16, (long long)nx + 4);
                mint_view before_map = mint_find_view(site, "before", &before[0], sizeof(real),
                        (long long)nx*ny + 4*(long long)nx + 4*(long long)ny + 16, (long long)nx + 4);
                mint_view speed_map = mint_find_view(site, "speed", &speed[0], sizeof(real),
                        (long long)nx*ny + 4*(long long)nx + 4*(long long)ny + 16, (long long)nx + 4);
                mint_view after_map = mint_find_view(site, "after", &after[0], sizeof(real),
                        (long long)nx*ny + 4*(long long)nx + 4*(long long)ny + 16, (long long)nx + 4);
                mint_reach_view(site, u_map, "u", {{z_begin - 2, y_begin - 2, x_begin - 2}, {z_begin
                        + z_count + 1, y_begin + y_count + 1, x_begin + x_count + 1}},
                        "z-2..z+2][y-2..y+2][x-2..x+2", true);
                mint_reach_view(site, before_map, "before", {{z_begin, y_begin, x_begin}, {z_begin + z_count
                        - 1, y_begin + y_count - 1, x_begin + x_count - 1}}, "z][y][x", true);
                mint_reach_view(site, speed_map, "speed", {{z_begin, y_begin, x_begin}, {z_begin + z_count
                        - 1, y_begin + y_count - 1, x_begin + x_count - 1}}, "z][y][x", true);
                mint_reach_view(site, after_map, "after", {{z_begin, y_begin, x_begin}, {z_begin + z_count
                        - 1, y_begin + y_count - 1, x_begin + x_count - 1}}, "z][y][x", true);
                u_map.settle();
                before_map.settle();
                speed_map.settle();
                after_map.settle();
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch u_reads = {"AT(u, x - 1, y, z)", {{-2, 2, {1, 0, 0}}, {-2, 2, {0, 1, 0}},
                        {-2, 2, {0, 0, 1}}}};
                const mint_touch after_writes = {"AT(after, x, y, z)", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1,
                        0}}, {0, 0, {0, 0, 1}}}};
                const mint_touch before_reads = {"AT(before, x, y, z)", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1,
                        0}}, {0, 0, {0, 0, 1}}}};
                const mint_touch speed_reads = {"AT(speed, x, y, z)", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}},
                        {0, 0, {0, 0, 1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, after_map, "after", after_writes);
                mint_coincide(site, loops, before_map, "before", before_reads, after_map, "after",
                        after_writes);
                mint_coincide(site, loops, speed_map, "speed", speed_reads, after_map, "after",
                        after_writes);
                const bool after_apart = mint_once(after_map);
                mint_apart(site, after_apart
                        || !mint_meet(loops, after_map, after_writes, after_map, after_writes,
                        mint_elsewhere), "AT(after, x, y, z)", "AT(after, x, y, z)");
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "wave_sweep1",
                        mint_tiles(site, "x", x_count, 64, 2147482493), mint_ceil_div(y_count, 16),
                        mint_ceil_div(z_count, 4));
                mint_prepare_shared(site, "wave_sweep1", (const void *)wave_sweep1, 88064);
                mint_file(site, wave_chain1, 0, {&u_map, &before_map, &speed_map, &after_map}, {x_begin,
                        x_count, y_begin, y_count, z_begin, z_count}, wave_chain1_values{(real)(near),
                        (real)(far)},
                        [site, blocks, u_map, before_map, speed_map, after_map, x_begin = x_begin,
                                x_count = x_count, y_begin = y_begin, y_count = y_count, z_begin = z_begin,
                                z_count = z_count, near = near, far = far]() mutable {
                    u_map.find_again();
                    before_map.find_again();
                    speed_map.find_again();
                    after_map.find_again();
                    mint_launching(site, "wave_sweep1");
                    wave_sweep1<<<blocks, dim3(32, 8), 88064, mint_stream()>>>(
                        (real *)u_map.device, u_map.stride[0], u_map.stride[1], (real *)before_map.device,
                        before_map.stride[0], before_map.stride[1], (real *)speed_map.device,
                        speed_map.stride[0], speed_map.stride[1], (real *)after_map.device,
                        after_map.stride[0], after_map.stride[1], near, far, (unsigned)x_count,
                        (unsigned)y_count, (unsigned)z_count,
                        mint_tensor<3>(site, u_map, {z_begin - 2, y_begin - 2, x_begin - 2}, {1, 20, 68}),
                        mint_is_aligned(u_map, x_begin, 16) && mint_is_aligned(before_map, x_begin, 16) && mint_is_aligned(speed_map, x_begin, 16) && mint_is_aligned(after_map, x_begin, 16));
                    mint_launched(site, "wave_sweep1");
                });
            }
        }
...
    mint_copy_out({"in.c", 36}, "u", &u[0], mint_extents(nz + 4, ny + 4, nx + 4));
    mint_copy_out({"in.c", 37}, "before", &before[0], mint_extents(nz + 4, ny + 4, nx + 4));
    mint_copy_out({"in.c", 38}, "after", &after[0], mint_extents(nz + 4, ny + 4, nx + 4));
...
/* diffuse_sweep1 makes one step. */

/* 2 steps of the loop at line 53.
 * A block streams along the slowest dimension: planes in shared memory, 30 lanes of each warp
 *   with 2 cells in 4 rows, 7 warps, columns of coefficients in registers. */
static __global__ void __launch_bounds__(256, 1)
diffuse_chain1_march(const __grid_constant__ CUtensorMap cells_tensor,
                     const __grid_constant__ CUtensorMap turn_tensor,
                     const __grid_constant__ CUtensorMap plane_tensor, mint_tiling gx,
                     mint_tiling gy, mint_division division, int shift, int lead,
                     mint_each<real *, 2> cells_grid, long long cells_grid_row,
                     long long cells_grid_plane, mint_each<real *, 1> cells_to,
                     mint_each<real, 2> own_each, mint_each<long long, 3> begin)
{
    extern __shared__ __align__(128) char mint_shared[];
    typedef mint_tile<60, 2, 2, 2, 2> x_tile;
    typedef mint_tile<28, 2, 2, 2, 1> y_tile;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const mint_slab slab = mint_slab_of(division, blockIdx.x);
    const int planes = division.planes, from = slab.from, to = slab.to;
    // of the cells that the first step makes
    const int left = x_tile::at(gx, slab.x), top = y_tile::at(gy, slab.y);
    const int first = max(from - 4, -2); // the first plane that comes in
    const int turns = to + 4 - first;
    const int row_stride = (int)cells_grid_row, plane_stride = (int)cells_grid_plane;
    // 4 planes that come in, 32 rows of 64 cells
    real *const cells_ring = reinterpret_cast<real *>(mint_shared);
    real *const turn_ring = reinterpret_cast<real *>(mint_shared + 65536); // 3 planes
    real *const plane_ring = reinterpret_cast<real *>(mint_shared + 105856); // 3 planes
    // 3 planes of each step but the last; cells that no one writes lie between
    real *const step_rings = reinterpret_cast<real *>(mint_shared + 146176);
    // 3 for each step but the last: cells beyond the range, of the storage that it writes
    auto *const sides = reinterpret_cast<mint_sides<real, 60, 28, 2> *>(mint_shared + 186624);
    mint_turns &barriers = *reinterpret_cast<mint_turns *>(mint_shared + 195072);
    mint_open_turns(cells_ring, 24384, barriers, 7);
    __syncthreads();
    if (warp == 7) { // has planes copied, for the turn after the next
        for (unsigned turn = 0; turn < (unsigned)turns; turn++) {
            uint64_t *const arrived = &barriers.arrived[turn % 4];
            const int plane = first + (int)turn; // the newest
            if (turn > 1)
                mint_await_turn(barriers.finished, turn - 2);
            if (lane == 0) {
                mint_expect_bytes(arrived, 43264);
                mint_bring_box(cells_ring + turn % 4*2048, cells_tensor, left + lead - 2, top, plane
                        + 2, arrived);
                mint_bring_box(turn_ring + turn % 3*1680, turn_tensor, left, top, plane - 2,
                        arrived);
                mint_bring_box(plane_ring + turn % 3*1680, plane_tensor, left, top, plane - 2,
                        arrived);
            }
#pragma unroll
            for (int k_2 = 0; k_2 < 1; k_2++) {
                const int of = plane - 1 - k_2*2; // the plane that step k makes in the next turn
                if (turn + 1 < (unsigned)turns && 0 <= of && of < planes)
                    mint_bring_sides(sides[(turn + 1) % 3], cells_grid[k_2 % 2] + of*plane_stride,
                            row_stride, left - shift, gx.cells - shift, top, gy.cells, lane);
            }
            mint_await_sides(barriers.arrived, turn, lane);
        }
        return;
    }
    if (lane >= 30)
        return; // no cells are its own
    const int column = lane*2, x = left - shift + column, y = top + warp*4;
    // where its cells lie in a plane of the tile, and in one with neighbours
    const int own = warp*4*60 + column;
    const int wide = (warp*4 + 2)*64 + column + 2;
    const int start = y*row_stride + x;
    // cells, a bit each
    const unsigned in_range = mint_cells_there<2, 4>(x, gx.cells - shift, 0, 0, y, gy.cells, 0, 0,
            0);
    const auto columns = mint_columns_of<2>(sides, x, gx.cells - shift, warp*4);
    const unsigned kept = in_range
            & mint_cells_there<2, 4>(x + shift - x_tile::from(gx, slab.x), x_tile::to(gx, slab.x)
            - x_tile::from(gx, slab.x), 0, 0, y - y_tile::from(gy, slab.y), y_tile::to(gy, slab.y)
            - y_tile::from(gy, slab.y), 0, 0, 0);
    // what each step reads: own cells of the planes behind the middle one, newest first
    real cells_rows[2][2][4][2] = {};
    real turn_column[1][4][2] = {}; // own cells of planes that came in turns before, newest first
    real plane_column[1][4][2] = {}; // own cells of planes that came in turns before, newest first
#pragma unroll 1
    for (unsigned turn = 0; turn < (unsigned)turns; turn++) {
        real next[4][2]; // of the step that is made
        const real *middle[2]; // in the middle of what a step reads
        mint_await_turn(barriers.arrived, turn);
#pragma unroll
        for (int k_2 = 0; k_2 < 2; k_2++) {
            // in cells, of rows of what it reads
            const int plane = first + (int)turn - 2 - k_2*2, pitch = k_2 == 0 ? 64 : 60;
            real *const ahead_2 = k_2 == 0 ? cells_ring + wide + turn % 4*2048 : step_rings + own
                    + ((k_2 - 1)*3 + turn % 3)*1682 + 2;
            middle[k_2] = k_2 == 0 ? cells_ring + wide + (turn + 2) % 4*2048 : step_rings + own
                    + ((k_2 - 1)*3 + (turn + 1) % 3)*1682 + 2;
            if (k_2 == 1 && turn > 0)
                // until then, other warps read the plane that gives way
                mint_await_turn(barriers.finished, turn - 1);
            if (k_2 > 0) {
#pragma unroll
                for (int h = 0; h < 4; h++)
                    mint_store<2>(ahead_2 + h*60, next[h], 2, true);
                mint_load_again(); // registers are scarcer
            }
            real cells[8][2]; // of the rows around it, too; those beyond a tile are of no use
            const int up = k_2 == 0 || warp > 0 ? pitch : 0, down = k_2 == 0 || warp < 6 ? pitch
                    : 0;
#pragma unroll
            for (int h = 0; h < 2; h++)
                mint_load<2>(cells[h], middle[k_2] + (h - 2)*up, 2, true);
#pragma unroll
            for (int h = 0; h < 4; h++)
                mint_load<2>(cells[h + 2], middle[k_2] + h*pitch, 2, true);
#pragma unroll
            for (int h = 0; h < 2; h++)
                mint_load<2>(cells[h + 6], middle[k_2] + 3*pitch + (h + 1)*down, 2, true);
#pragma unroll
            for (int h = 0; h < 4; h++) {
                real across[6];
                mint_load<2>(across, middle[k_2] + h*pitch - 2, 2, true);
                mint_move<2>(across + 2, cells[h + 2]);
                mint_load<2>(across + 4, middle[k_2] + h*pitch + 2, 2, true);
                real above_2[2];
                mint_load<2>(above_2, ahead_2 + h*pitch, 2, true);
                real turn_0[2];
                if (k_2 == 0)
                    mint_load<2>(turn_0, turn_ring + (turn + 3 - k_2*2) % 3*1680 + own + h*60, 2,
                            true);
                else
                    mint_move<2>(turn_0, turn_column[k_2*2 - 2][h]);
                real plane_0[2];
                if (k_2 == 0)
                    mint_load<2>(plane_0, plane_ring + (turn + 3 - k_2*2) % 3*1680 + own + h*60, 2,
                            true);
                else
                    mint_move<2>(plane_0, plane_column[k_2*2 - 2][h]);
#pragma unroll
                for (int e_2 = 0; e_2 < 2; e_2++) {
                    real e = across[e_2] + across[e_2 + 4] + cells[h][e_2] + cells[h + 4][e_2]
                            + cells_rows[k_2][1][h][e_2] + above_2[e_2];
                    int k = ((int)(begin[2] + x + e_2) + 2*(int)(begin[1] + y + h)
                            + 3*(int)(begin[0] + plane))%4;
                    next[h][e_2] = cells[h + 2][e_2] + turn_0[e_2]*(e - 6*cells[h + 2][e_2])
                            + own_each[k_2]*plane_0[e_2] + (real)0.001*k;
                }
                if (k_2 > 0) {
                    mint_move<2>(cells_rows[k_2 - 1][1][h], cells_rows[k_2 - 1][0][h]);
                    mint_load<2>(cells_rows[k_2 - 1][0][h], middle[k_2 - 1]
                            + h*(k_2 == 1 ? 64 : 60), 2, true);
                }
                if (k_2 == 1) {
                    mint_move<2>(cells_rows[k_2][1][h], cells_rows[k_2][0][h]);
                    mint_move<2>(cells_rows[k_2][0][h], cells[h + 2]);
#pragma unroll
                    for (int age = 0; age > 0; age--)
                        mint_move<2>(turn_column[age][h], turn_column[age - 1][h]);
                    mint_load<2>(turn_column[0][h], turn_ring + (turn + 2) % 3*1680 + own + h*60, 2,
                            true);
#pragma unroll
                    for (int age = 0; age > 0; age--)
                        mint_move<2>(plane_column[age][h], plane_column[age - 1][h]);
                    mint_load<2>(plane_column[0][h], plane_ring + (turn + 2) % 3*1680 + own + h*60,
                            2, true);
                }
            }
            if (k_2 == 0) {
                if (plane < 0 || plane >= planes) {
                    const unsigned exist = -2 <= plane && plane < planes + 2 ? in_range : 0;
#pragma unroll
                    for (int h = 0; h < 4; h++)
                        mint_load_row<2>(next[h], cells_grid[k_2 % 2]
                                + (plane*plane_stride + start + h*row_stride), exist >> h*2);
                }
                mint_take_sides(next, sides[turn % 3], columns, y, gy.cells, column);
            }
            if (k_2 >= 1 && from <= plane && plane < to)
                mint_put_rows(cells_to[1 - k_2] + (plane*plane_stride + start), row_stride, next,
                        kept);
        }
        mint_arrive_turn<30>(barriers.finished, turn, lane);
    }
}

struct diffuse_chain1_values {
    real own;
};
// Makes 2 steps of the loop in one launch.
static bool advance_diffuse_chain1(const mint_advance &steps)
{
    const long long *const range = steps.range(0); // begin and count of the loops, x first
    if (steps.steps != 2 || range[1] > mint_most_cells || range[3] > mint_most_cells || range[5]
            > mint_most_cells)
        return false;
    mint_each<real *, 2> cells_grid;
    mint_each<real *, 1> cells_to;
    const long long *cells_grid_stride = steps.place(0, 3).stride;
    for (int k_2 = 0; k_2 < 2; k_2++) {
        const mint_place_of place = steps.place(k_2, 3);
        if (memcmp(place.stride, cells_grid_stride, 3*sizeof *place.stride) != 0)
            return false;
        cells_grid.of[k_2] = (real *)place.read + range[4]*cells_grid_stride[0]
                + range[2]*cells_grid_stride[1] + range[0]*cells_grid_stride[2];
    }
    cells_to.of[0] = (real *)steps.place(1, 3).write + range[4]*cells_grid_stride[0]
            + range[2]*cells_grid_stride[1] + range[0]*cells_grid_stride[2];
    const mint_place_of turn_place = steps.place(0, 1);
    const mint_each<real *, 1> turn_from = {{(real *)turn_place.read + range[4]*turn_place.stride[0]
            + range[2]*turn_place.stride[1] + range[0]*turn_place.stride[2]}};
    const mint_place_of plane_place = steps.place(0, 2);
    const mint_each<real *, 1> plane_from = {{(real *)plane_place.read
            + range[4]*plane_place.stride[0] + range[2]*plane_place.stride[1]
            + range[0]*plane_place.stride[2]}};
    // cells from a multiple of 16 bytes to the range
    const int shift = mint_cells_behind(cells_grid.of[0]);
    // cells in front of those around it, and of such a multiple
    const int before = shift % 2, lead = 2 + before - shift;
    if ((range[5] + 4) * cells_grid_stride[0] > INT_MAX)
        return false; // the kernel has offsets of 32 bits
    const mint_tiling gx = mint_tile<60, 2, 2, 2, 2>::of(range[1] + shift, 2);
    const mint_tiling gy = mint_tile<28, 2, 2, 2, 1>::of(range[3], 2);
    static const long long room = mint_room(steps.site, "diffuse_chain1_march",
            (const void *)diffuse_chain1_march, 256, 195136);
    const mint_division division = mint_divide(room, gx.tiles, gy.tiles, (int)range[5], 8, 1);
    const dim3 blocks = mint_blocks(steps.site, "diffuse_chain1_march", division.units());
    mint_each<real, 2> own_each;
    for (int k_2 = 0; k_2 < 2; k_2++) {
        own_each.of[k_2] = steps.scalars<diffuse_chain1_values>(k_2, 0).own;
    }
    const mint_each<long long, 3> begin = {{range[4], range[2], range[0]}};
    const bool packed = mint_all_behind(cells_grid, cells_grid_stride, 3, shift)
            && mint_all_behind(cells_to, cells_grid_stride, 3, shift)
            && mint_all_behind(turn_from, turn_place.stride, 3, shift)
            && mint_all_behind(plane_from, plane_place.stride, 3, shift);
    if (!packed)
        return false; // slower than ordinary launches
    CUtensorMap cells_tensor;
    if (!mint_range_tensor(steps.site, cells_tensor, cells_grid.of[1], cells_grid_stride, {range, 2,
            before}, 64, 32))
        return false;
    CUtensorMap turn_tensor;
    if (!mint_range_tensor(steps.site, turn_tensor, turn_from.of[0], turn_place.stride, {range, 0,
            shift}, 60, 28))
        return false;
    CUtensorMap plane_tensor;
    if (!mint_range_tensor(steps.site, plane_tensor, plane_from.of[0], plane_place.stride, {range,
            0, shift}, 60, 28))
        return false;
    mint_launching(steps.site, "diffuse_chain1_march");
    diffuse_chain1_march<<<blocks, 256, 195136, mint_stream()>>>(cells_tensor, turn_tensor,
            plane_tensor, gx, gy, division, shift, lead, cells_grid, cells_grid_stride[1],
            cells_grid_stride[0], cells_to, own_each, begin);
    mint_launched(steps.site, "diffuse_chain1_march");
    return true;
}
// What the loop launches in a step. Up to 2 steps are made at once.
static const mint_chain diffuse_chain1 = {{"in.c", 53}, "diffuse_chain1", 2, 2, 1, 4, 1, 0x9, 0x0,
        advance_diffuse_chain1, nullptr, {3, 1, 2, 0}, {{4, 0x7, 0x8, 1, {0, 1, 2, 3}}}};

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 46}, "next", next, mint_extents(nz + 4, ny + 4, nx + 4), 3, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 47}, "cells", cells, mint_extents(nz + 4, ny + 4, nx + 4), 3, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 48}, "turn", turn, mint_extents(nz + 4, ny + 4, nx + 4), 3, mint_padded, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 49}, "plane", plane, mint_extents(nz + 4, ny + 4, nx + 4), 3, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region_2({"in.c", 50}, mint_rows_stay);
...
        {
            const mint_site site = {"in.c", 56};
            const long long z_begin = 2, z_count = mint_trips(z_begin, nz + 2, 1);
            const long long y_begin = 2, y_count = mint_trips(y_begin, ny + 2, 1);
            const long long x_begin = 3, x_count = mint_trips(x_begin, nx + 2, 1);
            if (z_count > 0 && y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_table cells_map = mint_find_table(site, "cells", cells);
                mint_table turn_map = mint_find_table(site, "turn", turn);
                mint_table plane_map = mint_find_table(site, "plane", plane);
                mint_table next_map = mint_find_table(site, "next", next);
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {cells_map, "cells", 0, "z-2..z+2", z_begin - 2, z_begin + z_count + 1},
                    {cells_map, "cells", 1, "y-2..y+2", y_begin - 2, y_begin + y_count + 1},
                    {cells_map, "cells", 2, "x-2..x+2", x_begin - 2, x_begin + x_count + 1},
                    {turn_map, "turn", 0, "z", z_begin, z_begin + z_count - 1},
                    {turn_map, "turn", 1, "y", y_begin, y_begin + y_count - 1},
                    {turn_map, "turn", 2, "x", x_begin, x_begin + x_count - 1},
                    {plane_map, "plane", 0, "z", z_begin, z_begin + z_count - 1},
                    {plane_map, "plane", 1, "y", y_begin, y_begin + y_count - 1},
                    {plane_map, "plane", 2, "x", x_begin, x_begin + x_count - 1},
                    {next_map, "next", 0, "z", z_begin, z_begin + z_count - 1},
                    {next_map, "next", 1, "y", y_begin, y_begin + y_count - 1},
                    {next_map, "next", 2, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                cells_map.settle(site, "cells");
                turn_map.settle(site, "turn");
                plane_map.settle(site, "plane");
                next_map.settle(site, "next");
                const mint_nest loops = {{{z_begin, z_count, 1}, {y_begin, y_count, 1}, {x_begin, x_count,
                        1}}};
                const mint_touch cells_reads = {"cells[z][y][x - 2]", {{-2, 2, {1, 0, 0}, 2}, {-2, 2, {0, 1,
                        0}, 2}, {-2, 2, {0, 0, 1}, 2}}};
                const mint_touch next_writes = {"next[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0,
                        0, {0, 0, 1}}}};
                const mint_touch turn_reads = {"turn[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0,
                        0, {0, 0, 1}}}};
                const mint_touch plane_reads = {"plane[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0,
                        0, {0, 0, 1}}}};
                mint_distinct(site, loops, cells_map, "cells", cells_reads, next_map, "next", next_writes);
                mint_coincide(site, loops, turn_map, "turn", turn_reads, next_map, "next", next_writes);
                mint_coincide(site, loops, plane_map, "plane", plane_reads, next_map, "next", next_writes);
                mint_require_capability(site, 9, 0);
                const dim3 blocks = mint_blocks(site, "diffuse_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16), z_count);
                mint_file(site, diffuse_chain1, 0, {&cells_map, &turn_map, &plane_map, &next_map}, {x_begin,
                        x_count, y_begin, y_count, z_begin, z_count}, diffuse_chain1_values{(real)(own)},
                        [site, blocks, cells_map, turn_map, plane_map, next_map, x_count = x_count,
                                y_count = y_count, z_count = z_count, own = own]() mutable {
                    cells_map.find_again();
                    turn_map.find_again();
                    plane_map.find_again();
                    next_map.find_again();
                    mint_launching(site, "diffuse_sweep1");
                    diffuse_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                        (real *)cells_map.device, cells_map.stride[0], cells_map.stride[1],
                        (real *)turn_map.device, turn_map.stride[0], turn_map.stride[1],
                        (real *)plane_map.device, plane_map.stride[0], plane_map.stride[1],
                        (real *)next_map.device, next_map.stride[0], next_map.stride[1], own,
                        (unsigned)x_count, (unsigned)y_count, (unsigned)z_count);
                    mint_launched(site, "diffuse_sweep1");
                });
            }
        }
...
    mint_copy_out({"in.c", 68}, "cells", cells, mint_extents(nz + 4, ny + 4, nx + 4));
    mint_copy_out({"in.c", 69}, "next", next, mint_extents(nz + 4, ny + 4, nx + 4));
