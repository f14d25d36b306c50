
...
/* The loops at line 21.
 * u: read, pointwise
 * w: written
 * A block computes 4x4x1 points, a thread 2x2x1 of them.
 * The model expects 70.8 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(4)
main_sweep1(const real *__restrict__ u, real *__restrict__ w, int w_row, int n, unsigned j_count,
            unsigned i_count, mint_left<real> *__restrict__ t_left_parts,
            mint_left<long long> *__restrict__ wide_left_parts,
            mint_left<unsigned> *__restrict__ color_left_parts,
            mint_left<char> *__restrict__ letter_left_parts, real *__restrict__ sum_parts,
            mint_left<int> *__restrict__ k_left_parts, mint_extent u_extent, mint_extent w_extent)
{
    real t_left = 0;
    long long t_at = 0;
    long long wide_left = 0;
    long long wide_at = 0;
    unsigned color_left = 0;
    long long color_at = 0;
    char letter_left = 0;
    long long letter_at = 0;
    real sum = -0.0;
    int k_left = 0;
    long long k_at = 0;
    const unsigned ii_end = (mint_block_y() + 1)*4 < i_count ? (mint_block_y() + 1)*4 : i_count;
    for (unsigned ii = mint_block_y()*4 + threadIdx.y; ii < ii_end; ii += 2) {
        const int i = (int)ii;
        const unsigned ij_end = (blockIdx.x + 1)*4 < j_count ? (blockIdx.x + 1)*4 : j_count;
#pragma unroll 1
        for (unsigned ij = blockIdx.x*4 + threadIdx.x; ij < ij_end; ij += 2) {
            const int j = (int)ij;
            real t;
            long long wide;
            unsigned color;
            char letter;
            int k;
            if (j < n - 3 - i) {
                t = u[mint_inside(i, u_extent, 0)] + j;
                wide = (1LL << 60) + i*100 + j;
                color = (i + j)%2 ? red : green;
                letter = (char)(98 + j);
                sum += j;
#pragma unroll 1
                for (k = 0; k < 3 + i; k++)
                    w[mint_inside(i*w_row+j, w_extent, 0)] = t + k;
                if (((long long)i - 0)*(long long)j_count + ((long long)j - 0) + 1 > t_at) {
                    t_left = t;
                    t_at = ((long long)i - 0)*(long long)j_count + ((long long)j - 0) + 1;
                }
                if (((long long)i - 0)*(long long)j_count + ((long long)j - 0) + 1 > wide_at) {
                    wide_left = wide;
                    wide_at = ((long long)i - 0)*(long long)j_count + ((long long)j - 0) + 1;
                }
                if (((long long)i - 0)*(long long)j_count + ((long long)j - 0) + 1 > color_at) {
                    color_left = color;
                    color_at = ((long long)i - 0)*(long long)j_count + ((long long)j - 0) + 1;
                }
                if (((long long)i - 0)*(long long)j_count + ((long long)j - 0) + 1 > letter_at) {
                    letter_left = letter;
                    letter_at = ((long long)i - 0)*(long long)j_count + ((long long)j - 0) + 1;
                }
                if (((long long)i - 0)*(long long)j_count + ((long long)j - 0) + 1 > k_at) {
                    k_left = k;
                    k_at = ((long long)i - 0)*(long long)j_count + ((long long)j - 0) + 1;
                }
            }
        }
    }
    __shared__ __align__(8) char joining[64];
    mint_join_block<mint_latest>(joining, mint_left_at(t_left, t_at), t_left_parts);
    mint_join_block<mint_latest>(joining, mint_left_at(wide_left, wide_at), wide_left_parts);
    mint_join_block<mint_latest>(joining, mint_left_at(color_left, color_at), color_left_parts);
    mint_join_block<mint_latest>(joining, mint_left_at(letter_left, letter_at), letter_left_parts);
    mint_join_block<mint_sum>(joining, sum, sum_parts);
    mint_join_block<mint_latest>(joining, mint_left_at(k_left, k_at), k_left_parts);
}

/* Joins what the blocks of main_sweep1 have found. */
static __global__ void __launch_bounds__(256)
main_sweep1_total(mint_left<real> *__restrict__ t_left_parts,
                  mint_left<long long> *__restrict__ wide_left_parts,
                  mint_left<unsigned> *__restrict__ color_left_parts,
                  mint_left<char> *__restrict__ letter_left_parts, real *__restrict__ sum_parts,
                  mint_left<int> *__restrict__ k_left_parts, long long part_count)
{
    __shared__ __align__(8) char joining_2[4096];
    mint_join_blocks<mint_latest>(joining_2, t_left_parts, part_count);
    mint_join_blocks<mint_latest>(joining_2, wide_left_parts, part_count);
    mint_join_blocks<mint_latest>(joining_2, color_left_parts, part_count);
    mint_join_blocks<mint_latest>(joining_2, letter_left_parts, part_count);
    mint_join_blocks<mint_sum>(joining_2, sum_parts, part_count);
    mint_join_blocks<mint_latest>(joining_2, k_left_parts, part_count);
}

/* The loops at line 34.
 * u: read, pointwise
 * w: read and written, pointwise
 * A block computes 16x16x1 points.
 * The model expects 85.7 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *u, real *__restrict__ w, int w_row, unsigned j_count, int i_begin,
            unsigned i_count, mint_left<real> *__restrict__ t_left_parts, mint_extent u_extent,
            mint_extent w_extent)
{
    real t_left = 0;
    long long t_at = 0;
    const unsigned ij = blockIdx.x*16 + threadIdx.x;
    const unsigned ii = mint_block_y()*16 + threadIdx.y;
    if (ij < j_count && ii < i_count) {
        const int i = i_begin - (int)ii;
        const int j = 1 + (int)ij;
        const int w_at = i*w_row + j;
        real t;
        if (j >= 1 + i%2 && (j - (1 + i%2))%2 == 0) {
            t = u[mint_inside(i, u_extent, 0)] + j;
            w[mint_inside(w_at, w_extent, 0)] += t;
            if (((long long)i_begin - (long long)i)*(long long)j_count + ((long long)j - 1) + 1
                    > t_at) {
                t_left = t;
                t_at = ((long long)i_begin - (long long)i)*(long long)j_count + ((long long)j - 1)
                        + 1;
            }
        }
    }
    __shared__ __align__(8) char joining[4096];
    mint_join_block<mint_latest>(joining, mint_left_at(t_left, t_at), t_left_parts);
}

/* Joins what the blocks of main_sweep2 have found. */
static __global__ void __launch_bounds__(256)
main_sweep2_total(mint_left<real> *__restrict__ t_left_parts, long long part_count)
{
    __shared__ __align__(8) char joining_2[4096];
    mint_join_blocks<mint_latest>(joining_2, t_left_parts, part_count);
}

...
    /* #pragma mint parallel */
    { mint_region region({"in.c", 18});
        mint_inferred u_here({"in.c", 18}, "u", &u[0], mint_extents(sizeof(u) / sizeof(u[0])), 0,
                mint_padded, mint_upload);
        mint_inferred w_here({"in.c", 18}, "w", &w[0][0],
                mint_extents(sizeof(w) / sizeof(w[0]), sizeof(w[0]) / sizeof(w[0][0])), 0, mint_padded,
                mint_both);
...
        {
            const mint_site site = {"in.c", 21};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            const long long j_begin = 0, j_count = mint_trips(j_begin, n - 3, 1);
            if (i_count > 0 && j_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_mapping &w_map = mint_find(site, "w", &w[0][0], sizeof(real), mint_extents(0, 40));
                mint_reach_or_dense(site, w_map, 0, i_begin, i_begin + i_count - 1);
                mint_reach_or_dense(site, w_map, 1, j_begin, j_begin + j_count - 1);
                u_map.settle();
                static const mint_checked u_checked[] = {
                    {{"in.c", 23}, "u", "u[i]", -1},
                };
                static const mint_checked w_checked[] = {
                    {{"in.c", 29}, "w", "w[i][j]", -1},
                };
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks_folded(site, "main_sweep1", mint_ceil_div(j_count, 4),
                        mint_ceil_div(i_count, 4));
                const long long part_count = mint_block_count(blocks);
                mint_left<real> *t_left_parts = mint_results<mint_left<real>>(site, 0, part_count + 1);
                mint_left<long long> *wide_left_parts = mint_results<mint_left<long long>>(site, 1,
                        part_count + 1);
                mint_left<unsigned> *color_left_parts = mint_results<mint_left<unsigned>>(site, 2,
                        part_count + 1);
                mint_left<char> *letter_left_parts = mint_results<mint_left<char>>(site, 3, part_count + 1);
                real *sum_parts = mint_results<real>(site, 4, part_count + 1);
                mint_left<int> *k_left_parts = mint_results<mint_left<int>>(site, 5, part_count + 1);
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(2, 2), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)w_map.device, (int)w_map.stride[0], n, (unsigned)j_count,
                    (unsigned)i_count, t_left_parts, wide_left_parts, color_left_parts, letter_left_parts,
                    sum_parts, k_left_parts, mint_elements(site, *u_map.whole, u_map.device, u_checked),
                    mint_elements(site, w_map, w_map.device, w_checked));
                mint_launched(site, "main_sweep1", w_map);
                mint_launching(site, "main_sweep1_total");
                main_sweep1_total<<<1, 256, 0, mint_stream()>>>(t_left_parts, wide_left_parts,
                        color_left_parts, letter_left_parts, sum_parts, k_left_parts, part_count);
                mint_launched(site, "main_sweep1_total");
                t = mint_latest::into(t, mint_result(site, "t", t_left_parts + part_count));
                wide = mint_latest::into(wide, mint_result(site, "wide", wide_left_parts + part_count));
                color = mint_latest::into(color, mint_result(site, "color", color_left_parts + part_count));
                letter = mint_latest::into(letter,
                        mint_result(site, "letter", letter_left_parts + part_count));
                sum = mint_sum::into(sum, mint_result(site, "sum", sum_parts + part_count));
                k = mint_latest::into(k, mint_result(site, "k", k_left_parts + part_count));
            }
        }
...
    {
        const mint_site site = {"in.c", 34};
        const long long i_begin = n - 1, i_count = mint_trips(i_begin, -1, -1);
        const long long j_begin = 1, j_count = mint_trips(j_begin, n - 1, 1);
        mint_inferred u_here_2({"in.c", 33}, "u", &u[0], mint_extents(sizeof(u) / sizeof(u[0])), 0,
                mint_padded, mint_upload);
        mint_inferred w_here_2({"in.c", 33}, "w", &w[0][0],
                mint_extents(sizeof(w) / sizeof(w[0]), sizeof(w[0]) / sizeof(w[0][0])), 0, mint_padded,
                mint_both);
        if (i_count > 0 && j_count > 0) {
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
            mint_mapping &w_map = mint_find(site, "w", &w[0][0], sizeof(real), mint_extents(0, 40));
            mint_reach_or_dense(site, w_map, 0, (i_begin + -1*(i_count - 1)), i_begin);
            mint_reach_or_dense(site, w_map, 1, j_begin, j_begin + j_count - 1);
            u_map.settle();
            static const mint_checked u_checked[] = {
                {{"in.c", 36}, "u", "u[i]", -1},
            };
            static const mint_checked w_checked[] = {
                {{"in.c", 37}, "w", "w[i][j]", -1},
            };
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "main_sweep2", mint_ceil_div(j_count, 16),
                    mint_tiles(site, "i", i_count, 16, 2147483648));
            const long long part_count = mint_block_count(blocks);
            mint_left<real> *t_left_parts = mint_results<mint_left<real>>(site, 0, part_count + 1);
            mint_launching(site, "main_sweep2");
            main_sweep2<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                (real *)u_map.device, (real *)w_map.device, (int)w_map.stride[0], (unsigned)j_count,
                (int)i_begin, (unsigned)i_count, t_left_parts,
                mint_elements(site, *u_map.whole, u_map.device, u_checked),
                mint_elements(site, w_map, w_map.device, w_checked));
            mint_launched(site, "main_sweep2", w_map);
            mint_launching(site, "main_sweep2_total");
            main_sweep2_total<<<1, 256, 0, mint_stream()>>>(t_left_parts, part_count);
            mint_launched(site, "main_sweep2_total");
            t = mint_latest::into(t, mint_result(site, "t", t_left_parts + part_count));
        }
    }
