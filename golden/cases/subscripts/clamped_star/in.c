/* Rules: F3, F6. A stencil of radius 1 and 2 in three dimensions that stops at the edges of the array, as in Rodinia's hotspot3D. */
#include "../../field.h"

static void heat(int nx, int ny, int nz, int steps, real ***u, real ***v, real ***power)
{
#pragma mint copy(u, toDevice, nx, ny, nz)
#pragma mint copy(v, toDevice, nx, ny, nz)
#pragma mint copy(power, toDevice, nx, ny, nz)
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
            for (int z = 0; z < nz; z++)
                for (int y = 0; y < ny; y++)
                    for (int x = 0; x < nx; x++) {
                        int west = x == 0 ? 0 : x - 1, east = x == nx - 1 ? x : x + 1;
                        int north = y == 0 ? 0 : y - 1, south = y == ny - 1 ? y : y + 1;
                        int bottom = z == 0 ? 0 : z - 1, top = z == nz - 1 ? z : z + 1;
                        int far_top = z + 2 > nz - 1 ? nz - 1 : z + 2, far_east = x + 2 < nx ? x + 2 : nx - 1;

                        v[z][y][x] = (real)0.3 * u[z][y][x] + (real)0.1 * u[z][y][west] + (real)0.12 * u[z][y][east]
                            + (real)0.1 * u[z][south][x] + (real)0.11 * u[z][north][x] + (real)0.09 * u[bottom][y][x]
                            + (real)0.08 * u[top][y][x] + (real)0.05 * u[far_top][y][x] + (real)0.04 * u[z][north][far_east]
                            + power[z][y][x] * (real)0.01;
                    }
            real ***old = u;
            u = v;
            v = old;
        }
    }
#pragma mint copy(u, fromDevice, nx, ny, nz)
    checksum("u", u[0][0], (size_t)nx * ny * nz * sizeof(real));
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 40), ny = size_argument(argc, argv, 2, 9), nz = size_argument(argc, argv, 3, 7);
    size_t cells = (size_t)nx * ny * nz;
    real ***u = new_planes(nz, ny, nx), ***v = new_planes(nz, ny, nx), ***power = new_planes(nz, ny, nx);

    fill(u[0][0], cells, 1);
    fill(v[0][0], cells, 2);
    fill(power[0][0], cells, 3);
    heat(nx, ny, nz, 3, u, v, power);
    return 0;
}
