
...
/* The loops at line 46.
 * u: read, 4 points, radius [-1,2]
 * v: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 74.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *u, real *__restrict__ v, unsigned i_count, mint_extent u_extent)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        real upwind_value;
        if (u[i] < (real)0.2) {
            upwind_value = u[mint_inside(i+1, u_extent, 0)] - u[i];
        } else {
            real slope = u[i] - u[mint_inside(i-1, u_extent, 1)];
            if (slope > 0) {
                if (slope > (real)0.5) {
                    upwind_value = 1;
                } else {
                    slope *= 2;
                    upwind_value = slope;
                }
            } else {
                upwind_value = -slope;
            }
        }
        real first_above_value;
        int returned = 0;
#pragma unroll 1
        for (int k = 0; k < 3; k++) {
            if (u[mint_inside(i+k, u_extent, 2)] > (real)0.8) {
                first_above_value = u[mint_inside(i+k, u_extent, 3)];
                returned = 1;
                break;
            }
#pragma unroll 1
            for (int l = 0; l < 2; l++) {
                switch (k + l) {
                case 2:
                    if (u[i] < (real)0.1) {
                        first_above_value = -1;
                        returned = 1;
                        break;
                    }
                    break;
                case 7:
                    first_above_value = 7;
                    returned = 1;
                    break;
                }
                if (returned)
                    break;
            }
            if (returned)
                break;
        }
        if (!returned)
            first_above_value = (real)0.5;
        v[i] = upwind_value + first_above_value;
        if (!(i%5 == 4)) {
            int returned_2 = 0;
            switch (i%4) {
            case 1:
                returned_2 = 1;
                break;
            case 2:
                v[i] += 1;
            }
            if (!returned_2)
                v[i] += 100;
        }
    }
}

...
{ mint_scope mappings;
...
    real *u = (real *)malloc((n + 4) * sizeof(real)), *v = (real *)malloc((n + 4) * sizeof(real));
...
    mint_copy_in(mappings, {"in.c", 43}, "u", &u[0], mint_extents(n + 4), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 44}, "v", &v[0], mint_extents(n + 4), 1, mint_padded, mint_scoped);
    {
        const mint_site site = {"in.c", 46};
        const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
        if (i_count > 0) {
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
            mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
            mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            u_map.settle();
            v_map.settle();
            static const mint_checked u_checked[] = {
                {{"in.c", 7}, "u", "u[i + 1]", -1},
                {{"in.c", 8}, "u", "u[i - 1]", -1},
                {{"in.c", 21}, "u", "u[i + k]", -1},
                {{"in.c", 22}, "u", "u[i + k]", -1},
            };
            const mint_nest loops = {{{i_begin, i_count, 1}}};
            const mint_touch u_reads = {"u[i]", {{-1, 2, {1}}}};
            const mint_touch v_writes = {"v[i]", {{0, 0, {1}}}};
            mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "main_sweep1");
            main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)u_map.device, (real *)v_map.device, (unsigned)i_count,
                mint_elements(site, *u_map.whole, u_map.device, u_checked));
            mint_launched(site, "main_sweep1", v_map);
        }
        (void)upwind, (void)first_above; /* only kernels use them */
    }
    mint_copy_out({"in.c", 58}, "v", &v[0], mint_extents(n + 4));
