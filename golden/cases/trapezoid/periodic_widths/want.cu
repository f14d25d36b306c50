
...
/* wide_sweep1 makes one step. */

/* wide_sweep2 makes one step. */

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 8}, "a", &a[0], mint_extents(n), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings, {"in.c", 9}, "b", &b[0], mint_extents(n), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 10});
...
            {
                const mint_site site = {"in.c", 14};
                const long long i_begin = 0,
                        i_count = mint_count(site, "i", (unsigned)(i_begin), "<", (unsigned long long)(n), 1);
                if (i_count > 0) {
                    mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real));
                    mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real));
                    mint_reach_view(site, a_map, "a", {{i_begin}, {i_begin + i_count - 1}}, "(i+1)%n", true);
                    mint_reach_view(site, b_map, "b", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                    a_map.settle();
                    b_map.settle();
                    static const mint_checked a_checked[] = {
                        {{"in.c", 15}, "a", "a[(i - 1 + n) % n]", -1},
                    };
                    const mint_nest loops = {{{i_begin, i_count, 1}}};
                    const mint_touch a_reads = mint_anywhere("a[(i - 1 + n) % n]");
                    const mint_touch b_writes = {"b[i]", {{0, 0, {1}}}};
                    const mint_touch a_reads_2 = {"a[(i + 1) % n]", {{i_begin, i_begin + i_count - 1, {0}}}};
                    mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                    mint_distinct(site, loops, a_map, "a", a_reads_2, b_map, "b", b_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "wide_sweep1",
                            mint_tiles(site, "i", i_count, 256, 4294965759));
                    mint_launching(site, "wide_sweep1");
                    wide_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)a_map.device, (real *)b_map.device, n, (unsigned)i_count,
                        mint_is_aligned(b_map, i_begin, 16),
                        mint_elements(site, *a_map.whole, a_map.device, a_checked));
                    mint_launched(site, "wide_sweep1", b_map);
                }
            }
...
            {
                const mint_site site = {"in.c", 22};
                const long long i_begin = 0,
                        i_count = mint_count(site, "i", (int)(i_begin), "<", (long long)(m), 1);
                if (i_count > 0) {
                    mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real));
                    mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real));
                    mint_reach_view(site, a_map, "a", {{i_begin}, {i_begin + i_count - 1}}, "(i+1)%m", true);
                    mint_reach_view(site, b_map, "b", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                    a_map.settle();
                    b_map.settle();
                    static const mint_checked a_checked[] = {
                        {{"in.c", 24}, "a", "a[(left % m + m) % m]", -1},
                    };
                    const mint_nest loops = {{{i_begin, i_count, 1}}};
                    const mint_touch a_reads = mint_anywhere("a[(left % m + m) % m]");
                    const mint_touch b_writes = {"b[i]", {{0, 0, {1}}}};
                    const mint_touch a_reads_2 = {"a[(i + 1) % m]", {{i_begin, i_begin + i_count - 1, {0}}}};
                    mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                    mint_distinct(site, loops, a_map, "a", a_reads_2, b_map, "b", b_writes);
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks(site, "wide_sweep2",
                            mint_tiles(site, "i", i_count, 256, 2147482111));
                    mint_launching(site, "wide_sweep2");
                    wide_sweep2<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)a_map.device, (real *)b_map.device, m, (unsigned)i_count,
                        mint_is_aligned(b_map, i_begin, 16),
                        mint_elements(site, *a_map.whole, a_map.device, a_checked));
                    mint_launched(site, "wide_sweep2", b_map);
                }
            }
...
    mint_copy_out({"in.c", 31}, "a", &a[0], mint_extents(n));
    mint_copy_out({"in.c", 32}, "b", &b[0], mint_extents(n));
...
/* locals_sweep1 makes one step. */

...
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 38}, "a", &a[0], mint_extents(nx * ny), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings_2, {"in.c", 39}, "b", &b[0], mint_extents(nx * ny), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_2({"in.c", 40});
...
        {
            const mint_site site = {"in.c", 43};
            const long long y_begin = 0,
                    y_count = mint_count(site, "y", (unsigned)(y_begin), "<", (long long)(ny), 1);
            const long long x_begin = 0,
                    x_count = mint_count(site, "x", (unsigned)(x_begin), "<", (long long)(nx), 1);
            if (y_count > 0 && x_count > 0) {
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real));
                mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real), (long long)nx);
                mint_reach_view(site, b_map, "b", {{y_begin, x_begin}, {y_begin + y_count - 1, x_begin
                        + x_count - 1}}, "(long long)y][(long long)x", true);
                a_map.settle();
                b_map.settle();
                static const mint_checked a_checked[] = {
                    {{"in.c", 46}, "a", "a[up * nx + x]", -1},
                    {{"in.c", 46}, "a", "a[y * nx + left]", -1},
                    {{"in.c", 46}, "a", "a[y * nx + (x + 1) % nx]", -1},
                };
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch a_reads = mint_anywhere("a[up * nx + x]");
                const mint_touch b_writes = {"b[y * nx + x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                const bool b_apart = mint_once(b_map);
                mint_apart(site, b_apart
                        || !mint_meet(loops, b_map, b_writes, b_map, b_writes, mint_elsewhere),
                        "b[y * nx + x]", "b[y * nx + x]");
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "locals_sweep1",
                        mint_tiles(site, "x", x_count, 128, 4294966015),
                        mint_tiles(site, "y", y_count, 2, 4294900727));
                mint_launching(site, "locals_sweep1");
                locals_sweep1<<<blocks, dim3(64, 2), 0, mint_stream()>>>(
                    (real *)a_map.device, (real *)b_map.device, b_map.stride[0], ny, nx, (unsigned)x_count,
                    (unsigned)y_count, mint_is_aligned(b_map, x_begin, 16),
                    mint_elements(site, *a_map.whole, a_map.device, a_checked));
                mint_launched(site, "locals_sweep1", b_map);
            }
        }
...
}
    mint_copy_out({"in.c", 52}, "a", &a[0], mint_extents(nx * ny));
    mint_copy_out({"in.c", 53}, "b", &b[0], mint_extents(nx * ny));
...
/* narrow_sweep1 makes one step. */

/* Up to 4 steps of these loops at a time:
 * line 64: narrow_sweep1
 * A block loads 4096x1x1 cells of each array to shared memory, computes at each level those that
 *   later levels need, and commits 4088x1x1 cells. */
static __global__ void __launch_bounds__(512)
narrow_chain1_tile(const real *__restrict__ a_from, real *a_to, mint_area<1> a_box,
                   const real *__restrict__ b_from, real *b_to, mint_area<1> b_box,
                   mint_area<1> narrow_sweep1_cells, int steps_2, long long x_start)
{
    extern __shared__ __align__(128) char mint_shared[];
    const long long x0 = x_start + (long long)blockIdx.x*4088;
    const int tx = (int)threadIdx.x;
    real *const a_tile = reinterpret_cast<real *>(mint_shared);
    real *const b_tile = reinterpret_cast<real *>(mint_shared + 32768);
    auto *a = a_tile;
    auto *b = b_tile;
    const mint_stretch narrow_sweep1_x = mint_in_tile(narrow_sweep1_cells.first[0],
            narrow_sweep1_cells.end[0], x0, 4096);
    // Load the tile and its ghost zone.
    {
        const mint_stretch a_x = {0, 4096};
        for (int cx = a_x.first + tx; cx < a_x.end; cx += 512)
            a_tile[cx] = a_from[mint_in_ring(x0+cx, narrow_sweep1_cells.end[0])];
    }
    __syncthreads();
    for (int step = 0; step < steps_2; ++step) {
        {
            // The loops at line 64.
            const mint_stretch level_x = {4 - (steps_2 - 1 - step), 4092 + (steps_2 - 1 - step)};
            for (int cx = level_x.first + tx; cx < level_x.end; cx += 512)
                b[cx] = (a[cx-1] + a[cx+1])/2;
        }
        __syncthreads();
        mint_turn(a, b);
    }
    // Commit the tile.
    if (a_to) {
        const mint_stretch a_x_2 = mint_cut(narrow_sweep1_x, 4, 4092);
        for (int cx = a_x_2.first + tx; cx < a_x_2.end; cx += 512)
            a_to[x0+cx] = a_tile[cx];
    }
    if (b_to) {
        const mint_stretch b_x = mint_cut(narrow_sweep1_x, 4, 4092);
        for (int cx = b_x.first + tx; cx < b_x.end; cx += 512)
            b_to[x0+cx] = b_tile[cx];
    }
}

// Launches narrow_chain1_tile for the oldest steps that wait. False: it cannot.
static bool narrow_chain1_launch(const mint_advance &a)
{
    // The cells that the stages compute, x first.
    const mint_area<1> cells0 = {{a.range(0)[0]}, {a.range(0)[0] + a.range(0)[1]}};
    const mint_area<1> all = cells0;
    // Along x, subscripts go on at the other end.
    if (!mint_is_ring(cells0, cells0, 0, 1))
        return false;
    // Element n, bit r: after n steps the storage that has role r at first is stored.
    static const unsigned stored_after[] = {0x0, 0x2, 0x1, 0x2, 0x1};
    const unsigned stored = stored_after[a.steps];
    if (!mint_writes_as_planned(a, 0, stored >> 0 & 1, true))
        return false;
    if (!mint_writes_as_planned(a, 1, stored >> 1 & 1, false))
        return false;
    // What the stages access of each role.
    mint_touched<1> touched[2];
    touched[0].add(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[0].add_sure(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[1].add(mint_around(cells0, mint_area<1>{{0}, {0}}));
    touched[1].add_sure(mint_around(cells0, mint_area<1>{{0}, {0}}));
    mint_area<1> loaded[2];
    if (!mint_may_load(a, 0, touched, {0, 1}, 2, false, loaded[0]))
        return false;
    if (loaded[0].first[0] > 0 || loaded[0].end[0] < cells0.end[0])
        return false;
    if (!mint_may_load(a, 1, touched, {1, 0}, 2, false, loaded[1]))
        return false;
    if (loaded[1].first[0] > 0 || loaded[1].end[0] < cells0.end[0])
        return false;
    const unsigned blocks_x = mint_blocks_along(all.end[0] - all.first[0], 4088, INT_MAX);
    if (blocks_x == 0)
        return false;
    mint_prepare_shared(a.site, "narrow_chain1_tile", (const void *)narrow_chain1_tile, 65536);
    mint_launching(a.site, "narrow_chain1_tile");
    narrow_chain1_tile<<<dim3(blocks_x), dim3(512, 1, 1), 65536, mint_stream()>>>(
        (const real *)a.place(0, 0).read, stored >> 0 & 1 ? (real *)a.place(0, 0).write : nullptr,
        loaded[0], (const real *)a.place(0, 1).read,
        stored >> 1 & 1 ? (real *)a.place(0, 1).write : nullptr, loaded[1], cells0, a.steps,
        all.first[0] - 4);
    mint_launched(a.site, "narrow_chain1_tile");
    return true;
}

// Element n, bit r: a launch of n steps leaves the storage that has role r at first in its second buffer.
static const unsigned narrow_chain1_twins[] = {0x0, 0x0, 0x1, 0x0, 0x1};
// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain narrow_chain1 = {{"in.c", 62}, "narrow_chain1", 4, 2, 1, 2, 1, 0x3, 0x0,
        narrow_chain1_launch, narrow_chain1_twins, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

...
{ mint_scope mappings_3;
    mint_copy_in(mappings_3, {"in.c", 59}, "a", &a[0], mint_extents(n), 0, mint_dense, mint_scoped);
    mint_copy_in(mappings_3, {"in.c", 60}, "b", &b[0], mint_extents(n), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region_3({"in.c", 61});
...
        {
            const mint_site site = {"in.c", 64};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            if (i_count > 0) {
                mint_may_wait();
                mint_view a_map = mint_find_view(site, "a", &a[0], sizeof(real));
                mint_view b_map = mint_find_view(site, "b", &b[0], sizeof(real));
                mint_reach_view(site, a_map, "a", {{i_begin}, {i_begin + i_count - 1}}, "(i-1+n)%n", true);
                mint_reach_view(site, b_map, "b", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                a_map.settle();
                b_map.settle();
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch a_reads = {"a[(i - 1 + n) % n]", {{i_begin, i_begin + i_count - 1, {0}}}};
                const mint_touch b_writes = {"b[i]", {{0, 0, {1}}}};
                mint_distinct(site, loops, a_map, "a", a_reads, b_map, "b", b_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "narrow_sweep1",
                        mint_tiles(site, "i", i_count, 256, 4294965759));
                mint_file(site, narrow_chain1, 0, {&a_map, &b_map}, {i_begin, i_count}, mint_no_scalars(),
                        [site, blocks, a_map, b_map, i_begin = i_begin, i_count = i_count,
                                n = n]() mutable {
                    a_map.find_again();
                    b_map.find_again();
                    mint_launching(site, "narrow_sweep1");
                    narrow_sweep1<<<blocks, dim3(128), 0, mint_stream()>>>(
                        (real *)a_map.device, (real *)b_map.device, n, (unsigned)i_count,
                        mint_is_aligned(b_map, i_begin, 16));
                    mint_launched(site, "narrow_sweep1");
                });
            }
        }
...
}
    mint_copy_out({"in.c", 70}, "a", &a[0], mint_extents(n));
    mint_copy_out({"in.c", 71}, "b", &b[0], mint_extents(n));
...
    real *u = (real *)malloc(cells * sizeof *u), *v = (real *)malloc(cells * sizeof *v);
