
...
/* wave_sweep1 makes one step. */

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
/* slices_sweep1 makes one step. */

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
