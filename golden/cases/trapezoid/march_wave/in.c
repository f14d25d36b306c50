/* Rules: T1, T2. Trapezoid case 4. Three buffers: a step reads the results of the last two, which a launch stores both. Variables have names that
   the kernel would use itself. */
#include "../../field.h"

#define age 4

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9), steps = size_argument(argc, argv, 3, 9);
    real **u = new_rows(ny + 2, nx + 2), **before = new_rows(ny + 2, nx + 2), **after = new_rows(ny + 2, nx + 2), **speed = new_rows(ny + 2, nx + 2);
    size_t cells = (size_t)(nx + 2) * (ny + 2);

    real h = (real)0.3;

    fill(u[0], cells, 1);
    fill(before[0], cells, 2);
    fill(after[0], cells, 3);
    fill(speed[0], cells, 4);
#pragma mint copy(u, toDevice, nx + 2, ny + 2)
#pragma mint copy(before, toDevice, nx + 2, ny + 2)
#pragma mint copy(after, toDevice, nx + 2, ny + 2)
#pragma mint copy(speed, toDevice, nx + 2, ny + 2)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y <= ny; y++)
            for (int x = 1; x <= nx; x++) {
                int e = x & 3;
                real k = u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1] - age * u[y][x];
                after[y][x] = 2 * u[y][x] - before[y][x] + h * speed[y][x] * k + (real)0.001 * e;
            }
        real **w = before;
        before = u;
        u = after;
        after = w;
    }
#pragma mint copy(u, fromDevice, nx + 2, ny + 2)
#pragma mint copy(before, fromDevice, nx + 2, ny + 2)
#pragma mint copy(after, fromDevice, nx + 2, ny + 2)
    checksum("u", u[0], cells * sizeof(real));
    checksum("before", before[0], cells * sizeof(real));
    checksum("after", after[0], cells * sizeof(real));
    return 0;
}
