/* Rules: T1, T2. Trapezoid case 12. Subscripts stop at the edges, in every step that a launch makes. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9), steps = size_argument(argc, argv, 3, 12);
    real **temp = new_rows(ny, nx), **next = new_rows(ny, nx), **power = new_rows(ny, nx);
    size_t cells = (size_t)nx * ny;

    fill(temp[0], cells, 1);
    fill(next[0], cells, 2);
    fill(power[0], cells, 3);
#pragma mint copy(temp, toDevice, nx, ny)
#pragma mint copy(next, toDevice, nx, ny)
#pragma mint copy(power, toDevice, nx, ny)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int i = 0; i < ny; i++)
            for (int j = 0; j < nx; j++) {
                int north = i > 0 ? i - 1 : 0, south = i < ny - 1 ? i + 1 : ny - 1;
                int west = j > 0 ? j - 1 : 0, east = j < nx - 1 ? j + 1 : nx - 1;
                next[i][j] = temp[i][j] + (real)0.2 * (power[i][j] + (temp[south][j] + temp[north][j] - 2 * temp[i][j]) +
                                                       (temp[i][east] + temp[i][west] - 2 * temp[i][j]));
            }
        real **swap = temp;
        temp = next;
        next = swap;
    }
#pragma mint copy(temp, fromDevice, nx, ny)
#pragma mint copy(next, fromDevice, nx, ny)
    checksum("temp", temp[0], cells * sizeof(real));
    checksum("next", next[0], cells * sizeof(real));
    return 0;
}
