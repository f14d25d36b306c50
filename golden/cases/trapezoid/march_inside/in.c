/* Rules: T1, T4. Tiles inside the range, with planes enough for turns that the code knows: stars and boxes; rows that end with a pack, and not. Tiles that end
   with the range (120 x 56), whose boundary values lie beside them; both buffers have the same ones, or not (planes that divide by 3). */
#include "../../field.h"

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9), nz = size_argument(argc, argv, 3, 6);
    int steps = size_argument(argc, argv, 4, 9);
    real ***u = new_planes(nz + 2, ny + 2, nx + 2), ***v = new_planes(nz + 2, ny + 2, nx + 2);
    size_t cells = (size_t)(nx + 2) * (ny + 2) * (nz + 2);

    fill(u[0][0], cells, 1);
    fill(v[0][0], cells, nz % 3 == 0 ? 2 : 1);
#pragma mint copy(u, toDevice, nx + 2, ny + 2, nz + 2)
#pragma mint copy(v, toDevice, nx + 2, ny + 2, nz + 2)
#pragma mint parallel
    {
#pragma mint trapezoid height(4)
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
            for (int z = 1; z <= nz; z++)
                for (int y = 1; y <= ny; y++)
                    for (int x = 1; x <= nx; x++)
                        v[z][y][x] = (real)0.25 * u[z][y][x] + (real)0.125 * (u[z][y][x - 1] + u[z][y][x + 1] + u[z][y - 1][x] + u[z][y + 1][x] +
                                                                              u[z - 1][y][x] + u[z + 1][y][x]);
            real ***w = u;
            u = v;
            v = w;
        }
#pragma mint trapezoid height(2)
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
            for (int z = 1; z <= nz; z++)
                for (int y = 1; y <= ny; y++)
                    for (int x = 1; x <= nx; x++)
                        v[z][y][x] = (real)0.5 * u[z][y][x] + (real)0.0625 * (u[z - 1][y - 1][x] + u[z + 1][y + 1][x] + u[z][y - 1][x + 1] + u[z][y + 1][x - 1] +
                                                                              u[z - 1][y][x - 1] + u[z + 1][y][x + 1] + u[z - 1][y + 1][x + 1] + u[z + 1][y - 1][x - 1]);
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
