/* Rules: T1, T2. Trapezoid case 12. Subscripts stop where the slowest loop begins, and no step reads a plane behind its own: the cell's own plane, which the step
 * before computes in the same turn, takes the place of the one in front of it. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9), steps = size_argument(argc, argv, 3, 12);
    real **now = new_rows(ny, nx), **next = new_rows(ny, nx);
    size_t cells = (size_t)nx * ny;

    fill(now[0], cells, 1);
    fill(next[0], cells, 2);
#pragma mint copy(now, toDevice, nx, ny)
#pragma mint copy(next, toDevice, nx, ny)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int i = 0; i < ny; i++)
            for (int j = 0; j < nx; j++) {
                int north = i > 0 ? i - 1 : 0, east = j < nx - 1 ? j + 1 : nx - 1;
                next[i][j] = (real)0.5 * now[north][j] + (real)0.25 * now[i][east];
            }
        real **swap = now;
        now = next;
        next = swap;
    }
#pragma mint copy(now, fromDevice, nx, ny)
#pragma mint copy(next, fromDevice, nx, ny)
    checksum("now", now[0], cells * sizeof(real));
    checksum("next", next[0], cells * sizeof(real));
    return 0;
}
