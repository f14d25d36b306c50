/* Rules: T1, T2, C1. Trapezoid cases 1, 4, 6. A block streams through three steps of a star of radius 2; the buffers have borders of their own, and both are copied back. */
#include "../../field.h"

static void heat(int nx, int ny, int steps, real **u, real **v)
{
#pragma mint copy(u, toDevice, nx + 4, ny + 4)
#pragma mint copy(v, toDevice, nx + 4, ny + 4)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
        real c = (real)0.01 * (t % 5); /* another value in each step */
#pragma mint for nest(2)
        for (int y = 2; y < ny + 2; y++)
            for (int x = 2; x < nx + 2; x++)
                v[y][x] = u[y][x] * (1 - 2 * c) + c * (u[y - 2][x] + u[y - 1][x] - (u[y + 1][x] + u[y + 2][x])) +
                          c * (u[y][x - 2] - u[y][x - 1] + u[y][x + 1] - u[y][x + 2]);
        real **w = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, nx + 4, ny + 4)
#pragma mint copy(v, fromDevice, nx + 4, ny + 4)
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9), steps = size_argument(argc, argv, 3, 8);
    size_t cells = (size_t)(nx + 4) * (ny + 4);
    real **a = new_rows(ny + 4, nx + 4), **b = new_rows(ny + 4, nx + 4);

    fill(a[0], cells, 1);
    fill(b[0], cells, 2);
    heat(nx, ny, steps, a, b);
    checksum("a", a[0], cells * sizeof(real));
    checksum("b", b[0], cells * sizeof(real));
    return 0;
}
