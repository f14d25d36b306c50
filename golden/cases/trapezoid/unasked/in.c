/* Rules: T1, T2. Trapezoid cases 5, 6. At -O3 a star of radius 1 is blocked unasked: two buffers with borders of their own, and a source. */
#include "../../field.h"

static void relax(int nx, int ny, int steps, real **u, real **v, real **f)
{
#pragma mint copy(u, toDevice, nx + 2, ny + 2)
#pragma mint copy(v, toDevice, nx + 2, ny + 2)
#pragma mint copy(f, toDevice, nx + 2, ny + 2)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < ny + 1; y++)
            for (int x = 1; x < nx + 1; x++)
                v[y][x] = (real)0.2 * (u[y][x] + u[y][x - 1] + u[y][x + 1] + u[y - 1][x] + u[y + 1][x]) + f[y][x];
        real **w = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, nx + 2, ny + 2)
#pragma mint copy(v, fromDevice, nx + 2, ny + 2)
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9), steps = size_argument(argc, argv, 3, 21);
    size_t cells = (size_t)(nx + 2) * (ny + 2);
    real **a = new_rows(ny + 2, nx + 2), **b = new_rows(ny + 2, nx + 2), **f = new_rows(ny + 2, nx + 2);

    fill(a[0], cells, 1);
    fill(b[0], cells, 2);
    fill(f[0], cells, 3);
    relax(nx, ny, steps, a, b, f);
    checksum("a", a[0], cells * sizeof(real));
    checksum("b", b[0], cells * sizeof(real));
    return 0;
}
