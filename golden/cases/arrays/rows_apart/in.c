/* Rules: C8, F5, C1. Rows that lie apart: of their own mallocs, in any order, longer than they need be, of planes. */
#include "../../field.h"

static real **separate(int n, int w)
{
    real **u = malloc(n * sizeof *u);

    for (int y = 0; y < n; y++)
        u[n - 1 - y] = malloc((w + y % 3) * sizeof **u);
    return u;
}

static void fill_rows(real **u, int n, int w, int seed)
{
    for (int y = 0; y < n; y++)
        fill(u[y], w, seed + y);
}

static void checksum_rows(const char *name, real **u, int n, int w)
{
    for (int y = 0; y < n; y++)
        checksum(name, u[y], w * sizeof(real));
}

static void planes(int n, int w)
{
    real ***u = malloc(n * sizeof *u), ***v = malloc(n * sizeof *v);

    for (int z = 0; z < n; z++) {
        u[z] = separate(n, w);
        v[z] = separate(n, w);
        fill_rows(u[z], n, w, z);
        fill_rows(v[z], n, w, z + 50);
    }
#pragma mint copy(u, toDevice, w, n, n)
#pragma mint copy(v, toDevice, w, n, n)
#pragma mint parallel for nest(3)
    for (int z = 1; z < n - 1; z++)
        for (int y = 1; y < n - 1; y++)
            for (int x = 1; x < w - 1; x++)
                v[z][y][x] = u[z][y][x - 1] + u[z][y - 1][x] - u[z + 1][y][x];
#pragma mint copy(v, fromDevice, w, n, n)
    for (int z = 0; z < n; z++)
        checksum_rows("planes", v[z], n, w);
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 3;
    real **u = separate(n + 2, w), **v = separate(n + 2, w);

    fill_rows(u, n + 2, w, 1);
    fill_rows(v, n + 2, w, 2);
#pragma mint copy(u, toDevice, w, n + 2)
#pragma mint copy(v, toDevice, w, n + 2)
#pragma mint parallel
    {
        for (int t = 0; t < 3; t++) {
#pragma mint for nest(2)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    v[y][x] = u[y - 1][x] + u[y + 1][x] - (u[y][x - 1] + u[y][x + 1]);
#pragma mint single
            {
                u[0][0] += v[n][n];
                v[n + 1][w - 1] = u[n + 1][0];
            }
            real **other = u;
            u = v;
            v = other;
        }
    }
#pragma mint copy(u, fromDevice, w, n + 2)
#pragma mint copy(v, fromDevice, w, n + 2)
    checksum_rows("u", u, n + 2, w);
    checksum_rows("v", v, n + 2, w);
    planes(n < 9 ? n : 9, w);
    return 0;
}
