/* Rules: T1, T2. At -O3 two steps are joined unasked: a coefficient of three dimensions that no step writes is read beside the cell, and there is
   a source. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9), nz = size_argument(argc, argv, 3, 6);
    int steps = size_argument(argc, argv, 4, 9);
    real ***u = new_planes(nz + 2, ny + 2, nx + 2), ***v = new_planes(nz + 2, ny + 2, nx + 2);
    real ***kappa = new_planes(nz + 2, ny + 2, nx + 2), ***b = new_planes(nz + 2, ny + 2, nx + 2);
    size_t cells = (size_t)(nx + 2) * (ny + 2) * (nz + 2);

    fill(u[0][0], cells, 1);
    fill(v[0][0], cells, 2);
    fill(kappa[0][0], cells, 3);
    fill(b[0][0], cells, 4);
#pragma mint copy(u, toDevice, nx + 2, ny + 2, nz + 2)
#pragma mint copy(v, toDevice, nx + 2, ny + 2, nz + 2)
#pragma mint copy(kappa, toDevice, nx + 2, ny + 2, nz + 2)
#pragma mint copy(b, toDevice, nx + 2, ny + 2, nz + 2)
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
            for (int z = 1; z <= nz; z++)
                for (int y = 1; y <= ny; y++)
                    for (int x = 1; x <= nx; x++) {
                        real here = u[z][y][x], k = kappa[z][y][x];

                        v[z][y][x] = here + b[z][y][x] +
                                     (real)0.04 * ((k + kappa[z][y][x + 1]) * (u[z][y][x + 1] - here) - (k + kappa[z][y][x - 1]) * (here - u[z][y][x - 1]) +
                                                   (k + kappa[z][y + 1][x]) * (u[z][y + 1][x] - here) - (k + kappa[z][y - 1][x]) * (here - u[z][y - 1][x]) +
                                                   (k + kappa[z + 1][y][x]) * (u[z + 1][y][x] - here) - (k + kappa[z - 1][y][x]) * (here - u[z - 1][y][x]));
                    }
            real ***w = u;
            u = v;
            v = w;
        }
    }
#pragma mint copy(u, fromDevice, nx + 2, ny + 2, nz + 2)
#pragma mint copy(v, fromDevice, nx + 2, ny + 2, nz + 2)
    checksum("u", u[0][0], cells * sizeof(real));
    checksum("v", v[0][0], cells * sizeof(real));
    return 0;
}
