/* Rules: T1, T2. Ranges that fit on the chip take blocks that stay, others blocks that march; the buffers have borders of their own, a value changes
 * in each step, and both ranges take turns at one loop. */
#include "../../field.h"

static void heat(int nx, int ny, int steps, real **u, real **v)
{
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
        real c = (real)0.03 * (t % 5);
#pragma mint for nest(2)
        for (int y = 1; y < ny + 1; y++)
            for (int x = 1; x < nx + 1; x++)
                v[y][x] = u[y][x] * (1 - 4 * c) + c * (u[y][x - 1] + u[y][x + 1] + u[y - 1][x] + u[y + 1][x]);
        real **w = u;
        u = v;
        v = w;
    }
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9), steps = size_argument(argc, argv, 3, 8);
    size_t cells = (size_t)(nx + 2) * (ny + 2);
    real **a = new_rows(ny + 2, nx + 2), **b = new_rows(ny + 2, nx + 2);

    fill(a[0], cells, 1);
    fill(b[0], cells, 2);
#pragma mint copy(a, toDevice, nx + 2, ny + 2)
#pragma mint copy(b, toDevice, nx + 2, ny + 2)
    heat(nx, ny, steps, a, b);
    heat(nx / 8 + 1, ny, steps + 3, a, b);
    heat(nx, ny / 2 + 1, steps, a, b);
#pragma mint copy(a, fromDevice, nx + 2, ny + 2)
#pragma mint copy(b, fromDevice, nx + 2, ny + 2)
    checksum("a", a[0], cells * sizeof(real));
    checksum("b", b[0], cells * sizeof(real));
    return 0;
}
