
...
/* The loops at line 14.
 * this_: read, 5-point star of radius 1
 * old: read, pointwise
 * new_: written
 * A block computes 512x4x1 points, a thread 2x4x1 of them.
 * Blocks keep this_ in shared memory, planes -1 to +1 and 2 on their way.
 * The model expects 23 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
wave_sweep1(const real *__restrict__ this__grid, long long this__row, const real *old_grid,
            long long old_row, real *new__grid, long long new__row, unsigned x_count,
            unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*512 + tx, iy_first = mint_block_y()*4;
    __shared__ mint_plane<real, 512, 1, 1, 1, 0, 0> this__planes[5];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int block_cells = interior ? 513 : mint_valid(blockIdx.x*512, x_count, 1);
        const unsigned iy_end = interior || iy_first + 4 < y_count ? iy_first + 4 : y_count;
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy_first;
        long long old_at = y0*old_row + x0, new__at = y0*new__row + x0;
        // Prologue: copy the first planes to shared memory.
        long long this__block_at = y0*this__row + (x0 - tx);
        mint_stage<256>(this__planes[0], &this__grid[this__block_at-this__row], 0, block_cells, 1,
                packed);
        mint_stage<256>(this__planes[1], &this__grid[this__block_at], 0, block_cells, 1, packed);
        mint_stage<256>(this__planes[2], &this__grid[this__block_at+this__row], 0, block_cells, 1,
                packed);
        __pipeline_commit();
        if (iy_first + 1 < iy_end)
            mint_stage<256>(this__planes[3], &this__grid[this__block_at+2*this__row], 0,
                    block_cells, 1, packed);
        __pipeline_commit();
        real this_[3][4]; // planes -1 to 1, cells -1 to 2
        real old[2]; // cells 0 to 1
#pragma unroll 1
        for (unsigned iy = iy_first; iy < iy_end; iy++, old_at += old_row, new__at += new__row,
                this__block_at += this__row) {
            __pipeline_wait_prior(1);
            __syncthreads();
            if (iy + 2 < iy_end)
                mint_stage<256>(this__planes[(iy - iy_first + 4)%5],
                        &this__grid[this__block_at+3*this__row], 0, block_cells, 1, packed);
            __pipeline_commit();
            mint_take<0, 2, 0>(&this_[0][1], this__planes[(iy - iy_first)%5], tx, 0);
            mint_take<1, 2, 1>(&this_[1][1], this__planes[(iy - iy_first + 1)%5], tx, 0);
            mint_take<0, 2, 0>(&this_[2][1], this__planes[(iy - iy_first + 2)%5], tx, 0);
            mint_load<2>(old, &old_grid[old_at], valid, packed);
            // Compute and store.
            real new_[2];
#pragma unroll
            for (int e = 0; e < 2; e++)
                new_[e] = this_[1][e+1] - old[e]/2
                        + (this_[0][e+1] + this_[2][e+1] + this_[1][e] + this_[1][e+2])/4;
            mint_store<2>(&new__grid[new__at], new_, valid, packed);
        }
    };
    if (aligned && (blockIdx.x + 1)*512 <= x_count && (mint_block_y() + 1)*4 <= y_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain wave_chain1 = {{"in.c", 12}, "wave_chain1", 4, 2, 1, 3, 1, 0x7, 0x0,
        nullptr, nullptr, {2, 0, 1}, {{3, 0x3, 0x4, 2, {0, 1, 2}}}};

static void wave(int steps, row *old, row *this_, row *new_)
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 8}, "old", &old[0][0], mint_extents(19, 23), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 9}, "this_", &this_[0][0], mint_extents(19, 23), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 10}, "new_", &new_[0][0], mint_extents(19, 23), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */ { mint_region region({"in.c", 11});
...
        {
            const mint_site site = {"in.c", 14};
            const long long y_begin = 1, y_count = mint_trips(y_begin, 18, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, 22, 1);
            if (y_count > 0 && x_count > 0) {
                mint_may_wait();
                mint_mapping &this__map = mint_find(site, "this_", &this_[0][0], sizeof(real),
                        mint_extents(0, 23));
                mint_mapping &old_map = mint_find(site, "old", &old[0][0], sizeof(real),
                        mint_extents(0, 23));
                mint_mapping &new__map = mint_find(site, "new_", &new_[0][0], sizeof(real),
                        mint_extents(0, 23));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {this__map, "this_", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                    {this__map, "this_", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {old_map, "old", 0, "y", y_begin, y_begin + y_count - 1},
                    {old_map, "old", 1, "x", x_begin, x_begin + x_count - 1},
                    {new__map, "new_", 0, "y", y_begin, y_begin + y_count - 1},
                    {new__map, "new_", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch this__reads = {"this[y][x]", {{-1, 1, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch new__writes = {"new[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch old_reads = {"old[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, this__map, "this_", this__reads, new__map, "new_", new__writes);
                mint_coincide(site, loops, old_map, "old", old_reads, new__map, "new_", new__writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "wave_sweep1",
                        mint_tiles(site, "x", x_count, 512, 2147481598),
                        mint_tiles(site, "y", y_count, 4, 2147417072));
                mint_file(site, wave_chain1, 0, {&this__map, &old_map, &new__map}, {x_begin, x_count,
                        y_begin, y_count}, mint_no_scalars(),
                        [site, blocks, &this__map, &old_map, &new__map, x_begin = x_begin,
                                x_count = x_count, y_count = y_count]() mutable {
                    mint_launching(site, "wave_sweep1");
                    wave_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                        (real *)this__map.device, this__map.stride[0], (real *)old_map.device,
                        old_map.stride[0], (real *)new__map.device, new__map.stride[0], (unsigned)x_count,
                        (unsigned)y_count,
                        mint_is_aligned(this__map, x_begin, 16) && mint_is_aligned(old_map, x_begin, 16) && mint_is_aligned(new__map, x_begin, 16));
                    mint_launched(site, "wave_sweep1");
                });
            }
        }
        row *template_ = old;
        old = this_;
        this_ = new_;
        new_ = template_;
...
}
    mint_copy_out({"in.c", 22}, "old", &old[0][0], mint_extents(19, 23));
    mint_copy_out({"in.c", 23}, "this_", &this_[0][0], mint_extents(19, 23));
    mint_copy_out({"in.c", 24}, "new_", &new_[0][0], mint_extents(19, 23));
...
/* The loops at line 36.
 * class_delete: read, 3 points, radius [-1,1][-1,0]
 * class_new: written
 * A block computes 512x4x1 points, a thread 2x4x1 of them.
 * Blocks keep class_delete in shared memory, planes -1 to +1 and 2 on their way.
 * The model expects 27.7 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
slices_sweep1(const real *__restrict__ class_delete_grid, int class_delete_row,
              real *__restrict__ class_new_grid, int class_new_row, unsigned x_count,
              unsigned y_count, bool aligned)
{
    const int tx = threadIdx.x*2;
    const unsigned ix = blockIdx.x*512 + tx, iy_first = mint_block_y()*4;
    __shared__ mint_plane<real, 512, 1, 1, 0, 0, 0> class_delete_planes[5];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int valid = interior ? 2 : mint_valid(ix, x_count, 0);
        const int block_cells = interior ? 512 : mint_valid(blockIdx.x*512, x_count, 0);
        const unsigned iy_end = interior || iy_first + 4 < y_count ? iy_first + 4 : y_count;
        const int x0 = 1 + (int)ix, y0 = 1 + (int)iy_first;
        int class_new_at = y0*class_new_row + x0;
        // Prologue: copy the first planes to shared memory.
        int class_delete_block_at = y0*class_delete_row + (x0 - tx);
        mint_stage<256>(class_delete_planes[0],
                &class_delete_grid[class_delete_block_at-class_delete_row], 0, block_cells, 1,
                packed);
        mint_stage<256>(class_delete_planes[1], &class_delete_grid[class_delete_block_at], 0,
                block_cells, 1, packed);
        mint_stage<256>(class_delete_planes[2],
                &class_delete_grid[class_delete_block_at+class_delete_row], 0, block_cells, 1,
                packed);
        __pipeline_commit();
        if (iy_first + 1 < iy_end)
            mint_stage<256>(class_delete_planes[3],
                    &class_delete_grid[class_delete_block_at+2*class_delete_row], 0, block_cells, 1,
                    packed);
        __pipeline_commit();
        real class_delete[3][3]; // planes -1 to 1, cells -1 to 1
#pragma unroll 1
        for (unsigned iy = iy_first; iy < iy_end; iy++, class_new_at += class_new_row,
                class_delete_block_at += class_delete_row) {
            __pipeline_wait_prior(1);
            __syncthreads();
            if (iy + 2 < iy_end)
                mint_stage<256>(class_delete_planes[(iy - iy_first + 4)%5],
                        &class_delete_grid[class_delete_block_at+3*class_delete_row], 0,
                        block_cells, 1, packed);
            __pipeline_commit();
            mint_take<0, 2, 0>(&class_delete[0][1], class_delete_planes[(iy - iy_first)%5], tx, 0);
            mint_take<1, 2, 0>(&class_delete[1][1], class_delete_planes[(iy - iy_first + 1)%5], tx,
                    0);
            mint_take<0, 2, 0>(&class_delete[2][1], class_delete_planes[(iy - iy_first + 2)%5], tx,
                    0);
            // Compute and store.
            real class_new[2];
#pragma unroll
            for (int e = 0; e < 2; e++)
                class_new[e] = (class_delete[0][e+1] + class_delete[2][e+1] + class_delete[1][e])/3;
            mint_store<2>(&class_new_grid[class_new_at], class_new, valid, packed);
        }
    };
    if (aligned && (blockIdx.x + 1)*512 <= x_count && (mint_block_y() + 1)*4 <= y_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

// What the loop launches in a step. Up to 4 steps are made at once.
static const mint_chain slices_chain1 = {{"in.c", 33}, "slices_chain1", 4, 2, 1, 2, 1, 0x3, 0x0,
        nullptr, nullptr, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};

static void slices(int steps, real (*class_)[19][23])
{ mint_scope mappings_2;
    mint_copy_in(mappings_2, {"in.c", 29}, "class_", &class_[0][0][0], mint_extents(2, 19, 23), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region_2({"in.c", 30});
        int new_ = 1;
...
            int delete_ = 1 - new_;
            {
                const mint_site site = {"in.c", 36};
                const long long y_begin = 1, y_count = mint_trips(y_begin, 18, 1);
                const long long x_begin = 1, x_count = mint_trips(x_begin, 22, 1);
                if (y_count > 0 && x_count > 0) {
                    mint_may_wait();
                    mint_mapping &class_delete_map = mint_slice(site, "class_[delete_]",
                            mint_find(site, "class_", &class_[0][0][0], sizeof(real), mint_extents(0, 19, 23)),
                            delete_);
                    mint_mapping &class_new_map = mint_slice(site, "class_[new_]",
                            mint_find(site, "class_", &class_[0][0][0], sizeof(real), mint_extents(0, 19, 23)),
                            new_);
                    // The values that subscripts take: array, its name, dimension, subscript, first, last.
                    const mint_subscript subscripts[] = {
                        {class_delete_map, "class_[delete_]", 0, "y-1..y+1", y_begin - 1, y_begin + y_count},
                        {class_delete_map, "class_[delete_]", 1, "x-1..x", x_begin - 1, x_begin + x_count - 1},
                        {class_new_map, "class_[new_]", 0, "y", y_begin, y_begin + y_count - 1},
                        {class_new_map, "class_[new_]", 1, "x", x_begin, x_begin + x_count - 1},
                    };
                    mint_check_subscripts(site, subscripts);
                    const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                    const mint_touch class_delete_reads = {"class[delete][y - 1][x]", {{-1, 1, {1, 0}}, {-1, 0,
                            {0, 1}}}};
                    const mint_touch class_new_writes = {"class[new][y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                    mint_distinct(site, loops, class_delete_map, "class_[delete_]", class_delete_reads,
                            class_new_map, "class_[new_]", class_new_writes);
                    mint_apart(site, mint_disjoint((long long)(new_), (long long)(new_), (long long)(delete_),
                            (long long)(delete_)) || (1 == 0 && 0 == 0), "class[new][y][x]",
                            "class[delete][y - 1][x]");
                    mint_apart(site, mint_disjoint((long long)(new_), (long long)(new_), (long long)(delete_),
                            (long long)(delete_)) || (-1 == 0 && 0 == 0), "class[new][y][x]",
                            "class[delete][y + 1][x]");
                    mint_apart(site, mint_disjoint((long long)(new_), (long long)(new_), (long long)(delete_),
                            (long long)(delete_)) || (0 == 0 && 1 == 0), "class[new][y][x]",
                            "class[delete][y][x - 1]");
                    mint_require_capability(site, 8, 0);
                    const dim3 blocks = mint_blocks_folded(site, "slices_sweep1",
                            mint_tiles(site, "x", x_count, 512, 2147481598),
                            mint_tiles(site, "y", y_count, 4, 2147417072));
                    mint_file(site, slices_chain1, 0, {&class_delete_map, &class_new_map}, {x_begin, x_count,
                            y_begin, y_count}, mint_no_scalars(),
                            [site, blocks, &class_delete_map, &class_new_map, x_begin = x_begin,
                                    x_count = x_count, y_count = y_count]() mutable {
                        mint_launching(site, "slices_sweep1");
                        slices_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                            (real *)class_delete_map.device, (int)class_delete_map.stride[0],
                            (real *)class_new_map.device, (int)class_new_map.stride[0], (unsigned)x_count,
                            (unsigned)y_count,
                            mint_is_aligned(class_delete_map, x_begin, 16) && mint_is_aligned(class_new_map, x_begin, 16));
                        mint_launched(site, "slices_sweep1");
                    });
                }
            }
            new_ = delete_;
...
    mint_copy_out({"in.c", 42}, "class_", &class_[0][0][0], mint_extents(2, 19, 23));
