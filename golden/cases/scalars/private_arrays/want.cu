
...
/* over, for kernels. */
static __device__ struct span over_on_device(real from, real to)
{
    struct span s = {from, to, {to - from, 1}};
    return s;
}

/* The loops at line 35.
 * u: read, 5 points, radius [0,4]
 * v: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 80 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *u, real *__restrict__ v, unsigned i_count,
            real *__restrict__ plane_0_0_last, real *__restrict__ plane_0_1_last,
            real *__restrict__ plane_0_2_last, real *__restrict__ plane_1_0_last,
            real *__restrict__ plane_1_1_last, real *__restrict__ plane_1_2_last,
            real *__restrict__ window_0_last, real *__restrict__ window_1_last,
            real *__restrict__ window_2_last, real *__restrict__ window_3_last,
            real *__restrict__ window_4_last)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        real plane_0_0;
        real plane_0_1;
        real plane_0_2;
        real plane_1_0;
        real plane_1_1;
        real plane_1_2;
        real plane[2][3];
        real window_0;
        real window_1;
        real window_2;
        real window_3;
        real window_4;
        real window[5];
        for (int k = 0; k < 5; k++)
            window[k] = u[i+k];
        window[0] += 1;
        for (int k_2 = 1; k_2 < 4; k_2++)
            window[k_2] = (window[k_2-1] + window[k_2+1])/2;
        for (int k_3 = 0; k_3 < 2; k_3++) {
            for (int l = 2; l >= 0; l--)
                plane[k_3][l] = window[k_3+l]*window[i%5];
        }
        real sum = 0;
        for (int i_2 = 0; i_2 < 5; i_2++)
            sum += window[i_2];
        real mean_value = sum/5;
        v[i] = mean_value + plane[1][i%3];
        if (i > 2)
            v[i] += plane[i%2][0];
        plane_0_0 = plane[0][0];
        plane_0_1 = plane[0][1];
        plane_0_2 = plane[0][2];
        plane_1_0 = plane[1][0];
        plane_1_1 = plane[1][1];
        plane_1_2 = plane[1][2];
        window_0 = window[0];
        window_1 = window[1];
        window_2 = window[2];
        window_3 = window[3];
        window_4 = window[4];
        if (i == (int)(i_count - 1)) {
            plane_0_0_last[0] = plane_0_0;
            plane_0_1_last[0] = plane_0_1;
            plane_0_2_last[0] = plane_0_2;
            plane_1_0_last[0] = plane_1_0;
            plane_1_1_last[0] = plane_1_1;
            plane_1_2_last[0] = plane_1_2;
            window_0_last[0] = window_0;
            window_1_last[0] = window_1;
            window_2_last[0] = window_2;
            window_3_last[0] = window_3;
            window_4_last[0] = window_4;
        }
    }
}

/* The loops at line 49.
 * v: read and written, pointwise
 * u: read, 1 point, radius [0,1]
 * A block computes 256x1x1 points.
 * The model expects 85.4 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(real *__restrict__ v, const real *u, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        struct span whole;
        struct span parts;
        whole = over_on_device(v[i], u[i+1]);
        parts.from = whole.width[0]*2;
        if (i%3)
            parts.to = parts.from + whole.to;
        else
            parts.to = 4;
        whole.from -= parts.to;
        v[i] = whole.from + parts.to*parts.from;
    }
}

/* The loops at line 60.
 * u: read, pointwise
 * w: written
 * A block computes 16x16x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep3(const real *__restrict__ u, real *__restrict__ w, int w_row, int n, unsigned j_count,
            unsigned i_count, mint_left<int> *__restrict__ digits_0_left_parts,
            mint_left<int> *__restrict__ digits_1_left_parts,
            mint_left<int> *__restrict__ digits_2_left_parts, mint_extent u_extent,
            mint_extent w_extent)
{
    int digits_0_left = 0;
    long long digits_0_at = 0;
    int digits_1_left = 0;
    long long digits_1_at = 0;
    int digits_2_left = 0;
    long long digits_2_at = 0;
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = (int)ii;
        const int j = (int)ij;
        int digits_0;
        int digits_1;
        int digits_2;
        int digits[3];
        real pair[2];
        real window[5];
        if (j < n - i - 2) {
            window[2] = u[mint_inside(j, u_extent, 0)];
            if (window[2] > (real)0.5) {
                pair[1] = 1;
                pair[0] = u[mint_inside(i, u_extent, 1)];
            } else {
                pair[0] = pair[1] = 3;
            }
            digits[0] = j;
            digits[1] = i;
            digits[2] = digits[0] + digits[1];
            w[mint_inside(i*w_row+j, w_extent, 0)] = pair[j%2] + digits[2];
            digits_0 = digits[0];
            if (((long long)i - 0)*(long long)j_count + ((long long)j - 0) + 1 > digits_0_at) {
                digits_0_left = digits_0;
                digits_0_at = ((long long)i - 0)*(long long)j_count + ((long long)j - 0) + 1;
            }
            digits_1 = digits[1];
            if (((long long)i - 0)*(long long)j_count + ((long long)j - 0) + 1 > digits_1_at) {
                digits_1_left = digits_1;
                digits_1_at = ((long long)i - 0)*(long long)j_count + ((long long)j - 0) + 1;
            }
            digits_2 = digits[2];
            if (((long long)i - 0)*(long long)j_count + ((long long)j - 0) + 1 > digits_2_at) {
                digits_2_left = digits_2;
                digits_2_at = ((long long)i - 0)*(long long)j_count + ((long long)j - 0) + 1;
            }
        }
    }
    __shared__ __align__(8) char joining[4096];
    mint_join_block<mint_latest>(joining, mint_left_at(digits_0_left, digits_0_at),
            digits_0_left_parts);
    mint_join_block<mint_latest>(joining, mint_left_at(digits_1_left, digits_1_at),
            digits_1_left_parts);
    mint_join_block<mint_latest>(joining, mint_left_at(digits_2_left, digits_2_at),
            digits_2_left_parts);
}

/* Joins what the blocks of main_sweep3 have found. */
static __global__ void __launch_bounds__(256)
main_sweep3_total(mint_left<int> *__restrict__ digits_0_left_parts,
                  mint_left<int> *__restrict__ digits_1_left_parts,
                  mint_left<int> *__restrict__ digits_2_left_parts, long long part_count)
{
    __shared__ __align__(8) char joining_2[4096];
    mint_join_blocks<mint_latest>(joining_2, digits_0_left_parts, part_count);
    mint_join_blocks<mint_latest>(joining_2, digits_1_left_parts, part_count);
    mint_join_blocks<mint_latest>(joining_2, digits_2_left_parts, part_count);
}

/* The loops at line 73.
 * w: read, subscripts that are not index + constant
 * v: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 83.5 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep4(const real *__restrict__ w, int w_row, real *__restrict__ v, int n, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        int l;
        real sums[40];
        real odd[80];
        for (int k = 0; k < n; k++)
            sums[k] = w[(i-1)*w_row+k] + w[(i+1)*w_row+k];
        for (int k_2 = 1; k_2 < n; k_2++) {
            l = 2*k_2 - 1;
            odd[l] = sums[k_2] - sums[k_2-1];
        }
        for (int k_3 = 1; k_3 < n - 1; k_3++) {
            l = 2*k_3 - 1;
            v[i] += sums[k_3-1] + sums[k_3+1] + odd[l]*odd[l+2];
        }
    }
}

/* The loops at line 86.
 * w: read and written, subscripts that are not index + constant
 * A block computes 256x1x1 points.
 * The model expects 120 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep5(real *__restrict__ w, int w_row, int n, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        real sums[40];
        real odd[80];
        odd[0] = 0;
        sums[0] = w[i*w_row+0];
        for (int k = 1; k < n - 1; k++) {
            odd[k] = 1/(4 - odd[k-1]);
            sums[k] = (w[i*w_row+k] + sums[k-1])*odd[k];
        }
        for (int k_2 = n - 2; k_2 >= 1; k_2--)
            w[i*w_row+k_2] = sums[k_2] + odd[k_2]*w[i*w_row+(k_2+1)];
    }
}

...
    /* #pragma mint parallel private(window) */
    { mint_region region({"in.c", 32});
        mint_inferred u_here({"in.c", 32}, "u", &u[0], mint_extents(sizeof(u) / sizeof(u[0])), 0,
                mint_padded, mint_upload);
        mint_inferred v_here({"in.c", 32}, "v", &v[0], mint_extents(sizeof(v) / sizeof(v[0])), 0,
                mint_padded, mint_both);
        mint_inferred w_here({"in.c", 32}, "w", &w[0][0],
                mint_extents(sizeof(w) / sizeof(w[0]), sizeof(w[0]) / sizeof(w[0][0])), 0, mint_padded,
                mint_both);
...
        {
            const mint_site site = {"in.c", 35};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count + 3}}, "i+k", true);
                mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                u_map.settle();
                v_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 256));
                real *plane_0_0_last = mint_results<real>(site, 0, 1);
                real *plane_0_1_last = mint_results<real>(site, 1, 1);
                real *plane_0_2_last = mint_results<real>(site, 2, 1);
                real *plane_1_0_last = mint_results<real>(site, 3, 1);
                real *plane_1_1_last = mint_results<real>(site, 4, 1);
                real *plane_1_2_last = mint_results<real>(site, 5, 1);
                real *window_0_last = mint_results<real>(site, 6, 1);
                real *window_1_last = mint_results<real>(site, 7, 1);
                real *window_2_last = mint_results<real>(site, 8, 1);
                real *window_3_last = mint_results<real>(site, 9, 1);
                real *window_4_last = mint_results<real>(site, 10, 1);
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)v_map.device, (unsigned)i_count, plane_0_0_last,
                    plane_0_1_last, plane_0_2_last, plane_1_0_last, plane_1_1_last, plane_1_2_last,
                    window_0_last, window_1_last, window_2_last, window_3_last, window_4_last);
                mint_launched(site, "main_sweep1", v_map);
                mint_bring(site, "plane[0][0]", plane[0][0], plane_0_0_last);
                mint_bring(site, "plane[0][1]", plane[0][1], plane_0_1_last);
                mint_bring(site, "plane[0][2]", plane[0][2], plane_0_2_last);
                mint_bring(site, "plane[1][0]", plane[1][0], plane_1_0_last);
                mint_bring(site, "plane[1][1]", plane[1][1], plane_1_1_last);
                mint_bring(site, "plane[1][2]", plane[1][2], plane_1_2_last);
                mint_bring(site, "window[0]", window[0], window_0_last);
                mint_bring(site, "window[1]", window[1], window_1_last);
                mint_bring(site, "window[2]", window[2], window_2_last);
                mint_bring(site, "window[3]", window[3], window_3_last);
                mint_bring(site, "window[4]", window[4], window_4_last);
            }
            (void)k, (void)mean; /* only kernels use them */
        }
        {
            const mint_site site = {"in.c", 49};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            if (i_count > 0) {
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                mint_reach_view(site, u_map, "u", {{i_begin + 1}, {i_begin + i_count}}, "i+1", true);
                v_map.settle();
                u_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep2", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep2");
                main_sweep2<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)v_map.device, (real *)u_map.device, (unsigned)i_count);
                mint_launched(site, "main_sweep2", v_map);
            }
            (void)over, (void)whole, (void)parts; /* only kernels use them */
        }
        {
            const mint_site site = {"in.c", 60};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            const long long j_begin = 0, j_count = mint_trips(j_begin, n - 2, 1);
            if (i_count > 0 && j_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_mapping &w_map = mint_find(site, "w", &w[0][0], sizeof(real), mint_extents(0, 40));
                mint_reach_or_dense(site, w_map, 0, i_begin, i_begin + i_count - 1);
                mint_reach_or_dense(site, w_map, 1, j_begin, j_begin + j_count - 1);
                u_map.settle();
                static const mint_checked u_checked[] = {
                    {{"in.c", 62}, "u", "u[j]", -1},
                    {{"in.c", 64}, "u", "u[i]", -1},
                };
                static const mint_checked w_checked[] = {
                    {{"in.c", 70}, "w", "w[i][j]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep3", mint_ceil_div(j_count, 16),
                        mint_ceil_div(i_count, 16));
                const long long part_count = mint_block_count(blocks);
                mint_left<int> *digits_0_left_parts = mint_results<mint_left<int>>(site, 0, part_count + 1);
                mint_left<int> *digits_1_left_parts = mint_results<mint_left<int>>(site, 1, part_count + 1);
                mint_left<int> *digits_2_left_parts = mint_results<mint_left<int>>(site, 2, part_count + 1);
                mint_launching(site, "main_sweep3");
                main_sweep3<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)w_map.device, (int)w_map.stride[0], n, (unsigned)j_count,
                    (unsigned)i_count, digits_0_left_parts, digits_1_left_parts, digits_2_left_parts,
                    mint_elements(site, *u_map.whole, u_map.device, u_checked),
                    mint_elements(site, w_map, w_map.device, w_checked));
                mint_launched(site, "main_sweep3", w_map);
                mint_launching(site, "main_sweep3_total");
                main_sweep3_total<<<1, 256, 0, mint_stream()>>>(digits_0_left_parts, digits_1_left_parts,
                        digits_2_left_parts, part_count);
                mint_launched(site, "main_sweep3_total");
                digits[0] = mint_latest::into(digits[0],
                        mint_result(site, "digits[0]", digits_0_left_parts + part_count));
                digits[1] = mint_latest::into(digits[1],
                        mint_result(site, "digits[1]", digits_1_left_parts + part_count));
                digits[2] = mint_latest::into(digits[2],
                        mint_result(site, "digits[2]", digits_2_left_parts + part_count));
            }
            (void)pair; /* only kernels use them */
        }
        {
            const mint_site site = {"in.c", 73};
            const long long i_begin = 1, i_count = mint_trips(i_begin, n - 1, 1);
            if (i_count > 0) {
                mint_mapping &w_map = mint_find(site, "w", &w[0][0], sizeof(real), mint_extents(0, 40));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                const bool happens = (long long)(n) - 1 >= 0;
                const bool happens_2 = (long long)(n) - 3 >= 0;
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {w_map, "w", 0, "i-1..i+1", happens ? i_begin - 1 : 1, happens ? i_begin + i_count : 0},
                    {w_map, "w", 1, "k", happens ? 0 : 1, happens ? (long long)(n) - 1 : 0},
                };
                mint_check_subscripts(site, subscripts);
                mint_reach_view(site, v_map, "v", {{happens_2 ? i_begin : 1}, {happens_2 ? i_begin + i_count
                        - 1 : 0}}, "i", true);
                v_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep4", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep4");
                main_sweep4<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)w_map.device, (int)w_map.stride[0], (real *)v_map.device, n, (unsigned)i_count);
                mint_launched(site, "main_sweep4", v_map);
            }
            (void)sums, (void)l, (void)odd; /* only kernels use them */
        }
        {
            const mint_site site = {"in.c", 86};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            if (i_count > 0) {
                mint_mapping &w_map = mint_find(site, "w", &w[0][0], sizeof(real), mint_extents(0, 40));
                const bool happens = (long long)(n) - 3 >= 0;
                const bool happens_2 = (long long)(n) - 3 >= 0;
                // The values that subscripts take: array, its name, dimension, subscript, first, last.
                const mint_subscript subscripts[] = {
                    {w_map, "w", 0, "i", i_begin, i_begin + i_count - 1},
                    {w_map, "w", 1, "0", 0, 0},
                    {w_map, "w", 1, "k", happens ? 1 : 1, happens ? (long long)(n) - 2 : 0},
                    {w_map, "w", 1, "k_2..k_2+1", happens_2 ? 1 : 1, happens_2 ? (long long)(n) - 1 : 0},
                };
                mint_check_subscripts(site, subscripts);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep5", mint_ceil_div(i_count, 256));
                mint_launching(site, "main_sweep5");
                main_sweep5<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)w_map.device, (int)w_map.stride[0], n, (unsigned)i_count);
                mint_launched(site, "main_sweep5", w_map);
            }
        }
