/* Rules: T1, T2. Boxes: neighbours of neighbours, in two and in three dimensions; bodies use their indices. */
#include "../../field.h"

static void plane(int n, int m, int steps, real **u, real **v)
{
#pragma mint copy(u, toDevice, n + 2, m + 2)
#pragma mint copy(v, toDevice, n + 2, m + 2)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y <= m; y++)
            for (int x = 1; x <= n; x++)
                v[y][x] = (real)0.11 * (u[y - 1][x - 1] + u[y - 1][x] + u[y - 1][x + 1] + u[y][x - 1] + u[y][x] + u[y][x + 1] + u[y + 1][x - 1] +
                                        u[y + 1][x] + u[y + 1][x + 1]) + (real)0.001 * (x + 2 * y);
        real **w = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, n + 2, m + 2)
#pragma mint copy(v, fromDevice, n + 2, m + 2)
}

static void cube(int n, int steps, real ***u, real ***v)
{
#pragma mint copy(u, toDevice, n + 2, n + 2, n + 2)
#pragma mint copy(v, toDevice, n + 2, n + 2, n + 2)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
        for (int z = 1; z <= n; z++)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    v[z][y][x] = (real)0.1 * (u[z - 1][y - 1][x] + u[z + 1][y + 1][x + 1] + u[z - 1][y][x - 1] + u[z][y - 1][x + 1] + u[z][y + 1][x - 1]) +
                                 (real)0.2 * (u[z + 1][y - 1][x - 1] + u[z][y][x]) + (real)0.001 * (x - z);
        real ***w = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, n + 2, n + 2, n + 2)
#pragma mint copy(v, fromDevice, n + 2, n + 2, n + 2)
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), m = size_argument(argc, argv, 2, 9), steps = size_argument(argc, argv, 3, 7), k = n > 20 ? 20 : n;
    real **a = new_rows(m + 2, n + 2), **b = new_rows(m + 2, n + 2), ***p = new_planes(k + 2, k + 2, k + 2), ***q = new_planes(k + 2, k + 2, k + 2);
    size_t cells = (size_t)(n + 2) * (m + 2), cubes = (size_t)(k + 2) * (k + 2) * (k + 2);

    fill(a[0], cells, 1);
    fill(b[0], cells, 2);
    fill(p[0][0], cubes, 3);
    fill(q[0][0], cubes, 4);
    plane(n, m, steps, a, b);
    cube(k, steps, p, q);
    checksum("a", a[0], cells * sizeof(real));
    checksum("b", b[0], cells * sizeof(real));
    checksum("p", p[0][0], cubes * sizeof(real));
    checksum("q", q[0][0], cubes * sizeof(real));
    return 0;
}
