
...
/* The loops at line 35.
 * first: read, 2 points, radius [0,1]
 * entry: read, subscripts that are not index + constant
 * column: read, subscripts that are not index + constant
 * x: read, subscripts that are not index + constant
 * y: written
 * A block computes 256x1x1 points.
 * The model expects 2.92 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
multiply_sweep1(const int *__restrict__ first, const real *__restrict__ entry,
                const int *__restrict__ column, const real *__restrict__ x, real *__restrict__ y,
                unsigned i_count, mint_extent entry_extent, mint_extent column_extent,
                mint_extent x_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        real sum = 0;
#pragma unroll 1
        for (int e = first[i]; e < first[i+1]; e++)
            sum += entry[mint_inside(e, entry_extent,
                    0)]*x[mint_inside(column[mint_inside(e, column_extent, 0)], x_extent, 0)];
        y[i] = sum;
    }
}

...
    {
        const mint_site site = {"in.c", 35};
        const long long i_begin = 0, i_count = mint_trips(i_begin, 40, 1);
        mint_inferred first_here({"in.c", 34}, "first", &first[0],
                mint_extents(sizeof(first) / sizeof(first[0])), 0, mint_padded, mint_upload);
        mint_inferred entry_here({"in.c", 34}, "entry", &entry[0],
                mint_extents(sizeof(entry) / sizeof(entry[0])), 0, mint_dense, mint_upload);
        if (i_count > 0) {
            mint_view first_map = mint_find_view(site, "first", &first[0], sizeof(int));
            mint_view entry_map = mint_find_view(site, "entry", &entry[0], sizeof(real));
            mint_view column_map = mint_find_view(site, "column", &column[0], sizeof(int));
            mint_view x_map = mint_find_view(site, "x", &x[0], sizeof(real));
            mint_view y_map = mint_find_view(site, "y", &y[0], sizeof(real));
            mint_reach_view(site, first_map, "first", {{i_begin}, {i_begin + i_count}}, "i..i+1", true);
            mint_reach_view(site, y_map, "y", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            first_map.settle();
            entry_map.settle();
            column_map.settle();
            x_map.settle();
            y_map.settle();
            static const mint_checked entry_checked[] = {
                {{"in.c", 38}, "entry", "entry[e]", -1},
            };
            static const mint_checked column_checked[] = {
                {{"in.c", 38}, "column", "column[e]", -1},
            };
            static const mint_checked x_checked[] = {
                {{"in.c", 38}, "x", "x[column[e]]", -1},
            };
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "multiply_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "multiply_sweep1");
            multiply_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (int *)first_map.device, (real *)entry_map.device, (int *)column_map.device,
                (real *)x_map.device, (real *)y_map.device, (unsigned)i_count,
                mint_elements(site, *entry_map.whole, entry_map.device, entry_checked),
                mint_elements(site, *column_map.whole, column_map.device, column_checked),
                mint_elements(site, *x_map.whole, x_map.device, x_checked));
            mint_launched(site, "multiply_sweep1", y_map);
        }
    }
...
/* The loops at line 46.
 * first: read, 2 points, radius [0,1]
 * column: read, subscripts that are not index + constant
 * y: read and written, pointwise
 * entry: read, subscripts that are not index + constant
 * x: read, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 2.27 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
searches_sweep1(const int *first, const int *column, real *__restrict__ y, const real *entry,
                const real *x, unsigned i_count, mint_extent column_extent,
                mint_extent entry_extent, mint_extent x_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        int begin = first[i];
        int end = first[i+1];
        int e = begin;
#pragma unroll 1
        for (int k = 0;; k += 7) {
            int e_2 = begin;
            int k_2 = k;
            while (e_2 < end) {
                if (column[mint_inside(e_2, column_extent, 0)] >= k_2)
                    break;
                e_2++;
            }
            int seek_value = e_2;
            if (!(seek_value < end))
                break;
            y[i] += k;
        }
#pragma unroll 1
        for (;;) {
            int e_3 = e;
            int more_value;
            if (e_3 >= end)
                more_value = 0;
            else
                more_value = column[mint_inside(e_3, column_extent, 1)]%5 != 4;
            if (!more_value)
                break;
            if (e++%2)
                continue;
            y[i] += entry[mint_inside(e-1, entry_extent, 0)];
        }
#pragma unroll 1
        for (;;) {
            y[i] += 1;
            int e_4 = ++e;
            int more_value_2;
            if (e_4 >= end)
                more_value_2 = 0;
            else
                more_value_2 = column[mint_inside(e_4, column_extent, 1)]%5 != 4;
            if (!more_value_2)
                break;
        }
#pragma unroll 1
        for (e = begin; e < end;) {
            y[i] += x[mint_inside(e%40, x_extent, 0)];
            int e_5 = e + 1;
            while (e_5 < end) {
                if (column[mint_inside(e_5, column_extent, 0)] >= i/2)
                    break;
                e_5++;
            }
            int seek_value_2 = e_5;
            e = seek_value_2;
        }
    }
}

...
    {
        const mint_site site = {"in.c", 46};
        const long long i_begin = 0, i_count = mint_trips(i_begin, 40, 1);
        mint_inferred first_here_2({"in.c", 45}, "first", &first[0],
                mint_extents(sizeof(first) / sizeof(first[0])), 0, mint_padded, mint_upload);
        mint_inferred entry_here_2({"in.c", 45}, "entry", &entry[0],
                mint_extents(sizeof(entry) / sizeof(entry[0])), 0, mint_dense, mint_upload);
        if (i_count > 0) {
            mint_view first_map = mint_find_view(site, "first", &first[0], sizeof(int));
            mint_view column_map = mint_find_view(site, "column", &column[0], sizeof(int));
            mint_view y_map = mint_find_view(site, "y", &y[0], sizeof(real));
            mint_view entry_map = mint_find_view(site, "entry", &entry[0], sizeof(real));
            mint_view x_map = mint_find_view(site, "x", &x[0], sizeof(real));
            mint_reach_view(site, first_map, "first", {{i_begin}, {i_begin + i_count}}, "i..i+1", true);
            mint_reach_view(site, y_map, "y", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            first_map.settle();
            column_map.settle();
            y_map.settle();
            entry_map.settle();
            x_map.settle();
            static const mint_checked column_checked[] = {
                {{"in.c", 18}, "column", "columns[e]", -1},
                {{"in.c", 29}, "column", "columns[e]", -1},
            };
            static const mint_checked entry_checked[] = {
                {{"in.c", 53}, "entry", "entry[e - 1]", -1},
            };
            static const mint_checked x_checked[] = {
                {{"in.c", 59}, "x", "x[e % N]", -1},
            };
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "searches_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "searches_sweep1");
            searches_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (int *)first_map.device, (int *)column_map.device, (real *)y_map.device,
                (real *)entry_map.device, (real *)x_map.device, (unsigned)i_count,
                mint_elements(site, *column_map.whole, column_map.device, column_checked),
                mint_elements(site, *entry_map.whole, entry_map.device, entry_checked),
                mint_elements(site, *x_map.whole, x_map.device, x_checked));
            mint_launched(site, "searches_sweep1", y_map);
        }
        (void)seek, (void)more; /* only kernels use them */
    }
...
/* The loops at line 68.
 * y: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
parts_sweep1(real *__restrict__ y, int i_begin, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = i_begin + (int)ii;
        y[i] /= 2;
    }
}

/* The loops at line 71.
 * y: read, 2 points, radius [-1,0]
 * square: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.7 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
parts_sweep2(const real *__restrict__ y, real *__restrict__ square, int square_row, int i_begin,
             unsigned i_count, int j_begin, unsigned j_count)
{
    const unsigned ii = blockIdx.x*16 + threadIdx.x;
    const unsigned ij = mint_block_y()*16 + threadIdx.y;
    if (ii < i_count && ij < j_count) {
        const int j = j_begin + (int)ij;
        const int i = i_begin + (int)ii;
        const int square_at = j*square_row + i;
        square[square_at] += y[i-1] - y[i]*3;
    }
}

/* The loops at line 75.
 * square: written
 * A block computes 16x16x1 points.
 * The model expects 142 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
parts_sweep3(real *__restrict__ square, int square_row, unsigned i_count, unsigned j_count)
{
    const unsigned ii = blockIdx.x*16 + threadIdx.x;
    const unsigned ij = mint_block_y()*16 + threadIdx.y;
    if (ii < i_count && ij < j_count) {
        const int j = (int)ij;
        const int i = (int)ii;
        square[j*square_row+i] = 0;
    }
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 65});
        mint_inferred square_here({"in.c", 65}, "square", &square[0][0],
                mint_extents(sizeof(square) / sizeof(square[0]), sizeof(square[0]) / sizeof(square[0][0])),
                0, mint_padded, mint_both);
...
        {
            const mint_site site = {"in.c", 68};
            const long long i_begin = (limit[k]), i_count = mint_trips(i_begin, (limit[k + 1] + 1), 1);
            if (i_count > 0) {
                mint_view y_map = mint_find_view(site, "y", &y[0], sizeof(real));
                mint_reach_view(site, y_map, "y", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                y_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "parts_sweep1",
                        mint_tiles(site, "i", i_count, 256, 2147483648));
                mint_launching(site, "parts_sweep1");
                parts_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)y_map.device, (int)i_begin, (unsigned)i_count);
                mint_launched(site, "parts_sweep1", y_map);
            }
        }
        {
            const mint_site site = {"in.c", 71};
            const long long j_begin = (r.low[k]), j_count = mint_trips(j_begin, (*r.limits), 1);
            const long long i_begin = j_count > 0 ? (part[0]) : 0, i_count = j_count > 0
                    ? mint_trips(i_begin, (long long)(part[k + 1]) + 1, 1) : 0;
            if (j_count > 0 && i_count > 0) {
                mint_view y_map = mint_find_view(site, "y", &y[0], sizeof(real));
                mint_mapping &square_map = mint_find(site, "square", &square[0][0], sizeof(real),
                        mint_extents(0, 40));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {square_map, "square", 0, "j", j_begin, j_begin + j_count - 1},
                    {square_map, "square", 1, "i", i_begin, i_begin + i_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_reach_view(site, y_map, "y", {{i_begin - 1}, {i_begin + i_count - 1}}, "i-1..i", true);
                y_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "parts_sweep2",
                        mint_tiles(site, "i", i_count, 16, 2147483648),
                        mint_tiles(site, "j", j_count, 16, 2147483648));
                mint_launching(site, "parts_sweep2");
                parts_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)y_map.device, (real *)square_map.device, (int)square_map.stride[0],
                    (int)i_begin, (unsigned)i_count, (int)j_begin, (unsigned)j_count);
                mint_launched(site, "parts_sweep2", square_map);
            }
        }
        {
            const mint_site site = {"in.c", 75};
            const long long j_begin = 0, j_count = mint_trips(j_begin, k - 1, 1);
            const long long i_begin = 0, i_count = j_count > 0
                    ? mint_trips(i_begin, (limit[1000000 * k * k * k]), 1) : 0;
            if (j_count > 0 && i_count > 0) {
                mint_mapping &square_map = mint_find(site, "square", &square[0][0], sizeof(real),
                        mint_extents(0, 40));
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {square_map, "square", 0, "j", j_begin, j_begin + j_count - 1},
                    {square_map, "square", 1, "i", i_begin, i_begin + i_count - 1},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "parts_sweep3", mint_ceil_div(i_count, 16),
                        mint_ceil_div(j_count, 16));
                mint_launching(site, "parts_sweep3");
                parts_sweep3<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)square_map.device, (int)square_map.stride[0], (unsigned)i_count,
                    (unsigned)j_count);
                mint_launched(site, "parts_sweep3", square_map);
            }
        }
...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 94}, "column", &column[0], mint_extents(sizeof(column) / sizeof(column[0])), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 95}, "x", &x[0], mint_extents(sizeof(x) / sizeof(x[0])), 0, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 96}, "y", &y[0], mint_extents(sizeof(y) / sizeof(y[0])), 0, mint_padded, mint_scoped);
...
    mint_copy_out({"in.c", 101}, "x", &x[0], mint_extents(sizeof(x) / sizeof(x[0])));
    mint_copy_out({"in.c", 102}, "y", &y[0], mint_extents(sizeof(y) / sizeof(y[0])));
