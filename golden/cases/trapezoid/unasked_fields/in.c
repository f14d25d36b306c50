/* Rules: T1, T2. At -O3 nests in two dimensions that work in place on several fields are blocked unasked, in tiles: ranges differ by one cell, and
   cells outside them stay as they are. */
#include "../../field.h"

static void propagate(int nx, int ny, int steps, real (*ex)[nx], real (*ey)[nx + 1], real (*hz)[nx])
{
#pragma mint copy(ex, toDevice, nx, ny + 1)
#pragma mint copy(ey, toDevice, nx + 1, ny)
#pragma mint copy(hz, toDevice, nx, ny)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int j = 1; j < ny; j++)
            for (int i = 0; i < nx; i++)
                ex[j][i] += (real)0.5 * (hz[j][i] - hz[j - 1][i]);
#pragma mint for nest(2)
        for (int j = 0; j < ny; j++)
            for (int i = 1; i < nx; i++)
                ey[j][i] -= (real)0.5 * (hz[j][i] - hz[j][i - 1]);
#pragma mint for nest(2)
        for (int j = 0; j < ny; j++)
            for (int i = 0; i < nx; i++)
                hz[j][i] -= (real)0.7 * (ey[j][i + 1] - ey[j][i] - ex[j + 1][i] + ex[j][i]);
    }
#pragma mint copy(ex, fromDevice, nx, ny + 1)
#pragma mint copy(ey, fromDevice, nx + 1, ny)
#pragma mint copy(hz, fromDevice, nx, ny)
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9), steps = size_argument(argc, argv, 3, 14);
    size_t nex = (size_t)nx * (ny + 1), ney = (size_t)(nx + 1) * ny, nhz = (size_t)nx * ny;
    real *ex = malloc(nex * sizeof(real)), *ey = malloc(ney * sizeof(real)), *hz = malloc(nhz * sizeof(real));

    fill(ex, nex, 1);
    fill(ey, ney, 2);
    fill(hz, nhz, 3);
    propagate(nx, ny, steps, (real (*)[nx])ex, (real (*)[nx + 1])ey, (real (*)[nx])hz);
    checksum("ex", ex, nex * sizeof(real));
    checksum("ey", ey, ney * sizeof(real));
    checksum("hz", hz, nhz * sizeof(real));
    return 0;
}
