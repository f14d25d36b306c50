/* Rules: T1, F7. One nest sees the source as one flat array and the other by rows: a launch of several steps has one set of strides. */
#include "../../field.h"

#define AT(y, x) ((y) * (nx + 2) + (x))

static void relax(int nx, int ny, int steps, real **u, real **v, const real *f)
{
#pragma mint copy(u, toDevice, nx + 2, ny + 2)
#pragma mint copy(v, toDevice, nx + 2, ny + 2)
#pragma mint copy(f, toDevice, nx + 2, ny + 2)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < ny + 1; y++)
            for (int x = 1; x < nx + 1; x++)
                v[y][x] = (real)0.25 * (u[y][x - 1] + u[y][x + 1]) + f[AT(y, x)] - f[AT((y + 3) % ny, x / 2)];
#pragma mint for nest(2)
        for (int y = 1; y < ny + 1; y++)
            for (int x = 1; x < nx + 1; x++)
                u[y][x] = (real)0.25 * (v[y - 1][x] + v[y + 1][x]) + f[AT(y, x)];
    }
#pragma mint copy(u, fromDevice, nx + 2, ny + 2)
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9), steps = size_argument(argc, argv, 3, 21);
    size_t cells = (size_t)(nx + 2) * (ny + 2);
    real **a = new_rows(ny + 2, nx + 2), **b = new_rows(ny + 2, nx + 2), **f = new_rows(ny + 2, nx + 2);

    fill(a[0], cells, 1);
    fill(b[0], cells, 2);
    fill(f[0], cells, 3);
    relax(nx, ny, steps, a, b, f[0]);
    checksum("a", a[0], cells * sizeof(real));
    return 0;
}
