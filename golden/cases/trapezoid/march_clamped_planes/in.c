/* Rules: T1, T2. Trapezoid case 12. Subscripts stop at all ends of three dimensions, in every step that a launch makes; rows between those of other warps stop, too. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9), nz = size_argument(argc, argv, 3, 6);
    int steps = size_argument(argc, argv, 4, 7);
    real ***temp = new_planes(nz, ny, nx), ***next = new_planes(nz, ny, nx), ***power = new_planes(nz, ny, nx);
    size_t cells = (size_t)nx * ny * nz;

    fill(temp[0][0], cells, 1);
    fill(next[0][0], cells, 2);
    fill(power[0][0], cells, 3);
#pragma mint copy(temp, toDevice, nx, ny, nz)
#pragma mint copy(next, toDevice, nx, ny, nz)
#pragma mint copy(power, toDevice, nx, ny, nz)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
        for (int z = 0; z < nz; z++)
            for (int y = 0; y < ny; y++)
                for (int x = 0; x < nx; x++) {
                    int west = x > 0 ? x - 1 : 0, east = x < nx - 1 ? x + 1 : nx - 1;
                    int north = y > 0 ? y - 1 : 0, south = y < ny - 1 ? y + 1 : ny - 1;
                    int bottom = z > 0 ? z - 1 : 0, top = z < nz - 1 ? z + 1 : nz - 1;
                    next[z][y][x] = (real)0.2 * temp[z][y][x] + (real)0.11 * temp[z][north][x] + (real)0.12 * temp[z][south][x] +
                                    (real)0.13 * temp[z][y][east] + (real)0.14 * temp[z][y][west] + (real)0.15 * temp[top][y][x] +
                                    (real)0.1 * temp[bottom][y][x] + (real)0.05 * power[z][y][x];
                }
        real ***swap = temp;
        temp = next;
        next = swap;
    }
#pragma mint copy(temp, fromDevice, nx, ny, nz)
#pragma mint copy(next, fromDevice, nx, ny, nz)
    checksum("temp", temp[0][0], cells * sizeof(real));
    checksum("next", next[0][0], cells * sizeof(real));
    return 0;
}
