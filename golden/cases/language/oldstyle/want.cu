
...
extern "C" real mean(real *cells, int n);
...
static real pick(real *cells, int i, float weight)
...
static real bent(float x, signed char c)   {
...
/* bent, for kernels. */
static __device__ real bent_on_device(float x, signed char c)
{
    x = x*x;
    return x + c;
}

/* The loops at line 26.
 * u: read, 2 points, radius [-1,0]
 * v: written
 * A block computes 256x1x1 points.
 * The model expects 121 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
sweep_sweep1(const real *__restrict__ u, real *__restrict__ v, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = 1 + (int)ii;
        v[i] = u[i-1]*(float)0.1 + bent_on_device((float)(u[i]*3), (signed char)(250 + i));
    }
}

extern "C" void sweep(int n, real *u, real v[])   { mint_scope mappings;
...
    mint_copy_in(mappings, {"in.c", 23}, "u", &u[0], mint_extents(n + 2), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 24}, "v", &v[0], mint_extents(n + 2), 1, mint_padded, mint_scoped);
    {
        const mint_site site = {"in.c", 26};
        const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
        if (i_count > 0) {
            mint_view u_map = mint_find_view(site, "u", &u[0], sizeof(real));
            mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(real));
            mint_reach_view(site, u_map, "u", {{i_begin - 1}, {i_begin + i_count - 1}}, "i-1..i", true);
            mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
            u_map.settle();
            v_map.settle();
            const mint_nest loops = {{{i_begin, i_count, 1}}};
            const mint_touch u_reads = {"cells[i - 1]", {{-1, 0, {1}}}};
            const mint_touch v_writes = {"v[i]", {{0, 0, {1}}}};
            mint_distinct(site, loops, u_map, "u", u_reads, v_map, "v", v_writes);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "sweep_sweep1", mint_ceil_div(i_count, 256));
            mint_launching(site, "sweep_sweep1");
            sweep_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                (real *)u_map.device, (real *)v_map.device, (unsigned)i_count);
            mint_launched(site, "sweep_sweep1", v_map);
        }
        i = (int)(i_begin + i_count);
        (void)i, (void)pick, (void)bent; /* only kernels use them */
    }
    mint_copy_out({"in.c", 28}, "v", &v[0], mint_extents(n + 2));
...
int main(int argc, char **argv)
...
    real *u = (real *)malloc(sizeof(real) * (n + 2)), *v = (real *)malloc(sizeof(real) * (n + 2)), m;
...
extern "C" real mean(real *cells, int n)   {
