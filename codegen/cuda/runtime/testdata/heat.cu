// Two time-step buffers, padded, swapped on the host; the result is compared with a serial run.
#include "runtime.cuh"

__global__ void heat(double *v, const double *u, long long nz, long long ny, long long nx, long long sz, long long sy)
{
    long long x = 1 + blockIdx.x * (long long)blockDim.x + threadIdx.x;
    long long y = 1 + blockIdx.y * (long long)blockDim.y + threadIdx.y;
    if (x >= nx - 1 || y >= ny - 1)
        return;
    for (long long z = 1; z < nz - 1; z++) {
        long long i = z * sz + y * sy + x;
        v[i] = u[i] + 0.1 * (u[i - 1] + u[i + 1] + u[i - sy] + u[i + sy] + u[i - sz] + u[i + sz] - 6 * u[i]);
    }
}

enum { NZ = 7, NY = 9, NX = 21, STEPS = 3 };

static void serial(double ***v, double ***u)
{
    for (int t = 0; t < STEPS; t++) {
        for (int z = 1; z < NZ - 1; z++)
            for (int y = 1; y < NY - 1; y++)
                for (int x = 1; x < NX - 1; x++)
                    v[z][y][x] = u[z][y][x] + 0.1 * (u[z][y][x - 1] + u[z][y][x + 1] + u[z][y - 1][x] + u[z][y + 1][x] +
                                                     u[z - 1][y][x] + u[z + 1][y][x] - 6 * u[z][y][x]);
        double ***w = u;
        u = v;
        v = w;
    }
}

static double ***cube(int seed)
{
    double *block = (double *)malloc(sizeof(double) * NZ * NY * NX);
    double ***a = (double ***)malloc(sizeof *a * NZ);
    for (int z = 0; z < NZ; z++) {
        a[z] = (double **)malloc(sizeof **a * NY);
        for (int y = 0; y < NY; y++)
            a[z][y] = block + (z * NY + y) * NX;
    }
    for (int i = 0; i < NZ * NY * NX; i++)
        block[i] = (i * 37 + seed) % 101;
    return a;
}

static void device(double ***V, double ***U)
{
    mint_scope scope;
    const mint_shape shape = mint_extents(NZ, NY, NX);
    mint_copy_in(scope, {"heat.c", 1}, "U", U, shape, 1, mint_padded, mint_scoped);
    mint_copy_in(scope, {"heat.c", 2}, "V", V, shape, 1, mint_padded, mint_scoped);
    {
        mint_region region({"heat.c", 3});
        mint_require_capability({"heat.c", 3}, 7, 0);
        for (int t = 0; t < STEPS; t++) {
            const mint_site site = {"heat.c", 5};
            const mint_mapping &v = mint_find(site, "V", V[0][0], sizeof(double), 3);
            const mint_mapping &u = mint_find(site, "U", U[0][0], sizeof(double), 3);
            const mint_nest nest = {{{1, NZ - 2, 1}, {1, NY - 2, 1}, {1, NX - 2, 1}}};
            const mint_touch reads = {"U[z][y][x]", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1, 0}}, {-1, 1, {0, 0, 1}}}};
            const mint_touch writes = {"V[z][y][x]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0, 0, 1}}}};
            mint_distinct(site, nest, v, "V", writes, u, "U", reads);
            mint_reach(site, u, "U", 2, 0, NX - 1, "x-1");
            mint_launching(site, "heat");
            heat<<<mint_blocks(site, "heat", mint_ceil_div(NX - 2, 8), mint_ceil_div(NY - 2, 4)), dim3(8, 4), 0,
                   mint_stream()>>>((double *)v.device, (const double *)u.device, NZ, NY, NX, u.stride[0], u.stride[1]);
            mint_launched(site, "heat");
            double ***w = U;
            U = V;
            V = w;
        }
    }
    mint_from_device({"heat.c", 9}, "U", U[0][0], sizeof(double), mint_extents());
    mint_from_device({"heat.c", 9}, "V", V[0][0], sizeof(double), shape);
}

int main(void)
{
    double ***u = cube(1), ***v = cube(2), ***su = cube(1), ***sv = cube(2);
    device(v, u);
    serial(sv, su);
    size_t bytes = sizeof(double) * NZ * NY * NX;
    if (memcmp(u[0][0], su[0][0], bytes) != 0 || memcmp(v[0][0], sv[0][0], bytes) != 0)
        return printf("wrong result\n"), 1;
    if (mint_is_mapped(u[0][0]))
        return printf("still mapped\n"), 1;
    printf("all as expected\n");
    return 0;
}
