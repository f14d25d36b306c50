
...
/* The loops at line 25.
 * image: read, 3-point star of radius 1
 * edge: read and written, pointwise
 * mix: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 95.4 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const pixel *__restrict__ image, long long image_row, short *edge, long long edge_row,
            unsigned long long *mix, long long mix_row, unsigned x_count, unsigned y_count)
{
    const unsigned ix = blockIdx.x*16 + threadIdx.x;
    const unsigned iy = mint_block_y()*16 + threadIdx.y;
    if (ix < x_count && iy < y_count) {
        const int y = 1 + (int)iy;
        const int x = 1 + (int)ix;
        const long long image_at = y*image_row + x;
        const long long edge_at = y*edge_row + x;
        const long long mix_at = y*mix_row + x;
        edge[edge_at] = image[image_at+1] - image[image_at-1];
        mix[mix_at] = (((mix[mix_at] << 7) | (image[image_at] >> 1))*0x9E3779B97F4A7C15u)
                ^ ~(unsigned)edge[edge_at];
        mix[mix_at] %= 97 + (98 - 98) + (x & 3u);
    }
}

...
{ mint_scope mappings;
...
    pixel(*image)[w] = (__typeof__(image))(pixel(*)[w])malloc((size_t)w * w);
    short(*edge)[w] = (__typeof__(edge))(short(*)[w])malloc((size_t)w * w * sizeof(short));
    unsigned long long(*mix)[w] = (__typeof__(mix))(unsigned long long(*)[w])malloc((size_t)w * w * sizeof(unsigned long long));
...
    mint_copy_in(mappings, {"in.c", 19}, "image", &image[0][0], mint_extents(w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 20}, "edge", &edge[0][0], mint_extents(w, w), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 21}, "mix", &mix[0][0], mint_extents(w, w), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 22});
        {
            const mint_site site = {"in.c", 25};
            const long long y_begin = 1, y_count = mint_trips(y_begin, (long long)n + 1, 1);
            const long long x_begin = 1, x_count = mint_trips(x_begin, (long long)n + 1, 1);
            if (y_count > 0 && x_count > 0) {
                mint_mapping &image_map = mint_find(site, "image", &image[0][0], sizeof(pixel),
                        mint_extents(0, sizeof(image[0]) / sizeof(image[0][0])));
                mint_mapping &edge_map = mint_find(site, "edge", &edge[0][0], sizeof(short),
                        mint_extents(0, sizeof(edge[0]) / sizeof(edge[0][0])));
                mint_mapping &mix_map = mint_find(site, "mix", &mix[0][0], sizeof(unsigned long long),
                        mint_extents(0, sizeof(mix[0]) / sizeof(mix[0][0])));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {image_map, "image", 0, "y", y_begin, y_begin + y_count - 1},
                    {image_map, "image", 1, "x-1..x+1", x_begin - 1, x_begin + x_count},
                    {edge_map, "edge", 0, "y", y_begin, y_begin + y_count - 1},
                    {edge_map, "edge", 1, "x", x_begin, x_begin + x_count - 1},
                    {mix_map, "mix", 0, "y", y_begin, y_begin + y_count - 1},
                    {mix_map, "mix", 1, "x", x_begin, x_begin + x_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                const mint_nest loops = {{{y_begin, y_count, 1}, {x_begin, x_count, 1}}};
                const mint_touch image_reads = {"image[y][x + 1]", {{0, 0, {1, 0}}, {-1, 1, {0, 1}}}};
                const mint_touch edge_writes = {"edge[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch mix_writes = {"mix[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch mix_reads = {"mix[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                const mint_touch edge_reads = {"edge[y][x]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
                mint_distinct(site, loops, image_map, "image", image_reads, edge_map, "edge", edge_writes);
                mint_distinct(site, loops, image_map, "image", image_reads, mix_map, "mix", mix_writes);
                mint_coincide(site, loops, edge_map, "edge", edge_writes, mix_map, "mix", mix_reads);
                mint_coincide(site, loops, edge_map, "edge", edge_writes, mix_map, "mix", mix_writes);
                mint_coincide(site, loops, edge_map, "edge", edge_reads, mix_map, "mix", mix_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(x_count, 16),
                        mint_ceil_div(y_count, 16));
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (pixel *)image_map.device, image_map.stride[0], (short *)edge_map.device,
                    edge_map.stride[0], (unsigned long long *)mix_map.device, mix_map.stride[0],
                    (unsigned)x_count, (unsigned)y_count);
                mint_launched(site, "main_sweep1", edge_map, mix_map);
            }
        }
...
    mint_copy_out({"in.c", 32}, "edge", &edge[0][0], mint_extents(w, w));
    mint_copy_out({"in.c", 33}, "mix", &mix[0][0], mint_extents(w, w));
