/* Rules: N1, F6. What two planes share is computed once, with the rounding of the program, in planes that threads copy. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9), nz = size_argument(argc, argv, 3, 9);
    real ***u = new_planes(nz + 2, ny + 2, nx + 2), ***v = new_planes(nz + 2, ny + 2, nx + 2), ***b = new_planes(nz + 2, ny + 2, nx + 2);
    size_t cells = (size_t)(nx + 2) * (ny + 2) * (nz + 2);

    fill(u[0][0], cells, 1);
    fill(v[0][0], cells, 2);
    fill(b[0][0], cells, 3);
#pragma mint copy(u, toDevice, nx + 2, ny + 2, nz + 2)
#pragma mint copy(v, toDevice, nx + 2, ny + 2, nz + 2)
#pragma mint copy(b, toDevice, nx + 2, ny + 2, nz + 2)
#pragma mint parallel
    {
#pragma mint for nest(all)
        for (int z = 1; z <= nz; z++)
            for (int y = 1; y <= ny; y++)
                for (int x = 1; x <= nx; x++) {
                    real here = u[z][y][x], own = b[z][y][x];

                    v[z][y][x] = here + (b[z + 1][y][x] + own) * (u[z + 1][y][x] - here) / 8
                        - (own + b[z - 1][y][x]) * (here - u[z - 1][y][x]) / 8
                        + (own + b[z][y][x + 1]) * (u[z][y][x + 1] - here) / 8
                        - (own + b[z][y][x - 1]) * (here - u[z][y][x - 1]) / 8;
                }
#pragma mint for nest(all)
        for (int z = 1; z <= nz; z++)
            for (int y = 1; y <= ny; y++)
                for (int x = 1; x <= nx; x++)
                    u[z][y][x] = (v[z][y][x - 1] + v[z][y][x + 1] + v[z][y - 1][x] + v[z][y + 1][x]) / 8
                        + (v[z - 1][y][x] + v[z + 1][y][x]) / 8 + v[z][y][x] / 4;
    }
#pragma mint copy(u, fromDevice, nx + 2, ny + 2, nz + 2)
#pragma mint copy(v, fromDevice, nx + 2, ny + 2, nz + 2)
    checksum("u", u[0][0], cells * sizeof(real));
    checksum("v", v[0][0], cells * sizeof(real));
    return 0;
}
