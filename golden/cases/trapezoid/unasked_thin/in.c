/* Rules: T1, T2. At -O3, unasked: where the slowest loop is short, blocks that hold all of it march along the middle loop. 9 to 16 planes do (runs 1, 2 and 5), of
   grids that have more rows than planes; others march along the slowest loop. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9), nz = size_argument(argc, argv, 3, 6);
    int steps = size_argument(argc, argv, 4, 9);
    real ***u = new_planes(nz + 2, ny + 2, nx + 2), ***v = new_planes(nz + 2, ny + 2, nx + 2);
    size_t cells = (size_t)(nx + 2) * (ny + 2) * (nz + 2);

    fill(u[0][0], cells, 1);
    fill(v[0][0], cells, 2);
#pragma mint copy(u, toDevice, nx + 2, ny + 2, nz + 2)
#pragma mint copy(v, toDevice, nx + 2, ny + 2, nz + 2)
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
            real c = (real)0.01 * (t % 5); /* another value in each step */
#pragma mint for nest(3)
            for (int z = 1; z <= nz; z++)
                for (int y = 1; y <= ny; y++)
                    for (int x = 1; x <= nx; x++)
                        v[z][y][x] = (1 - 6 * c) * u[z][y][x] +
                                     c * (u[z][y][x - 1] + u[z][y][x + 1] + u[z][y - 1][x] + u[z][y + 1][x] + u[z - 1][y][x] - (real)0.5 * u[z + 1][y][x]) + (real)0.001 * (x + 2 * y + 3 * z);
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
