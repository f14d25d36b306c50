
...
/* weigh, for kernels. */
static __device__ real weigh_on_device(real a, real b)
{
    return __dmul_rn(a, b);
}

/* The loops at line 22.
 * u: read, 3-point star of radius 1
 * v: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 48.6 billion points a second, limited by issue slots. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *u, real *__restrict__ v, real c, unsigned i_count,
            mint_found *__restrict__ sum_parts)
{
    real sum = -INFINITY;
    long long sum_at = 0;
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        real t = __dmul_rn(u[i], c);
        real ratio = u[i]*c*2/(__dmul_rn(v[i], v[i]) + 1);
        t = __dmul_rn(t, 3*u[i+1]);
        v[i] -= t - __dmul_rn(c, u[i-1]) + weigh_on_device(c, u[i]);
        if (u[i]*u[i] < ratio*0.5)
            v[i] += 2*i;
        real parts[3] = {c, t, ratio};
        int k = 0;
        int k_2 = k;
        k++;
        parts[k_2] = __dmul_rn(parts[k_2], u[i]);
        int holds = t > 0;
        if (holds) {
            k++;
            int k_3 = k;
            holds = (parts[k_3] = __dmul_rn(parts[k_3], c)) < 1;
        }
        if (holds)
            v[i] += parts[k] - parts[k-1];
        v[i] += parts[0];
        {
            real sum_next = __dmul_rn(v[i], c) + u[i];
            if (sum_next > sum) {
                sum = sum_next;
                sum_at = (long long)i - 1 + 1;
            }
        }
    }
    __shared__ __align__(8) char joining[4096];
    mint_join_block<mint_max>(joining, mint_found_at(sum, sum_at), sum_parts);
}

/* Joins what the blocks of main_sweep1 have found. */
static __global__ void __launch_bounds__(256)
main_sweep1_total(mint_found *__restrict__ sum_parts, long long part_count)
{
    __shared__ __align__(8) char joining_2[4096];
    mint_join_blocks<mint_max>(joining_2, sum_parts, part_count);
}

...
{ mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 17}, "u", &u[0], mint_extents(n + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 18}, "v", &v[0], mint_extents(n + 2), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 19});
        {
            const mint_site site = {"in.c", 22};
            const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
            if (i_count > 0) {
                mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
                mint_reach_view(site, u_map, "u", {{i_begin - 1}, {i_begin + i_count}}, "i-1..i+1", true);
                mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                u_map.settle();
                v_map.settle();
                mint_not_left_in(site, u_map, "u", &sum, sizeof(real), "sum");
                mint_not_left_in(site, v_map, "v", &sum, sizeof(real), "sum");
                const mint_nest loops = {{{i_begin, i_count, 1}}};
                const mint_touch u_reads = {"u[i]", {{-1, 1, {1}}}};
                const mint_touch v_writes = {"v[i]", {{0, 0, {1}}}};
                mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 256));
                const long long part_count = mint_block_count(blocks);
                mint_found *sum_parts = mint_results<mint_found>(site, 0, part_count + 1);
                mint_launching(site, "main_sweep1");
                main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (real *)u_map.device, (real *)v_map.device, c, (unsigned)i_count, sum_parts);
                mint_launched(site, "main_sweep1", v_map);
                mint_leaves(site, &sum);
                mint_launching(site, "main_sweep1_total");
                main_sweep1_total<<<1, 256, 0, mint_stream()>>>(sum_parts, part_count);
                mint_launched(site, "main_sweep1_total");
                sum = mint_max::into(sum, mint_result(site, "sum", sum_parts + part_count));
            }
        }
...
    mint_copy_out({"in.c", 41}, "v", &v[0], mint_extents(n + 2));
