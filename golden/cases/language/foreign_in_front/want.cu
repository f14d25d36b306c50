
...
} 
/* The loops at line 13.
 * u: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 123 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(real *__restrict__ u, int by, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        u[i] = by*u[i];
    }
}

int main(int argc, char **argv)
...
    /* #pragma omp parallel for */
    {
        const mint_site site = {"in.c", 13};
        const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
        mint_inferred u_here({"in.c", 12}, "u", &u[0], mint_extents(sizeof(u) / sizeof(u[0])), 0,
                mint_padded, mint_both);
        if (i_count > 0) {
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
            mint_reach_view(site, u_map, "u", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            u_map.settle();
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "main_sweep1");
            main_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)u_map.device, by, (unsigned)i_count);
            mint_launched(site, "main_sweep1", u_map);
        }
    }
