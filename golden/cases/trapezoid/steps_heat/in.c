/* Rules: T1, T2, C1. Numbers of steps around the height, on buffers with borders of their own; the older buffer is copied back,
   too. */
#include "../../field.h"

static void heat(int n, int steps, real (*u)[n], real (*v)[n], real c)
{
#pragma mint copy(u, toDevice, n, n)
#pragma mint copy(v, toDevice, n, n)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < n - 1; y++)
            for (int x = 1; x < n - 1; x++)
                v[y][x] = u[y][x] + c * (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1] - 4 * u[y][x]);
        real (*w)[n] = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, n, n)
#pragma mint copy(v, fromDevice, n, n)
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), steps = size_argument(argc, argv, 2, 5);
    real (*u)[n] = (real (*)[n])malloc(sizeof(real[n][n])), (*v)[n] = (real (*)[n])malloc(sizeof(real[n][n]));

    fill(u[0], (size_t)n * n, 1);
    fill(v[0], (size_t)n * n, 2);
    heat(n, steps, u, v, (real)0.2);
    checksum("u", u, sizeof(real[n][n]));
    checksum("v", v, sizeof(real[n][n]));
    return 0;
}
