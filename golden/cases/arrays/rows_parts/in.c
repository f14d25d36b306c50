/* Rules: C8, C1, R3. A row, a plane and a shifted table of arrays whose rows lie apart, in functions of their own. */
#include "../../field.h"

static void smooth(real *p, int n)
{
#pragma mint parallel for
    for (int j = 1; j < n - 1; j++)
        p[j] = p[j] * 2 + j;
}

static void plane(real **p, int m, int n)
{
#pragma mint parallel for nest(2)
    for (int i = 1; i < m - 1; i++)
        for (int j = 1; j < n - 1; j++)
            p[i][j] = p[i][j] * 3 - j;
}

static void wrapped(real **u, const real *const *v, int m, int n)
{
#pragma mint parallel for nest(2)
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++)
            u[i][j] += v[(i * 7) % m][(j * 5 + 1) % n];
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 5;
    real **u = (real **)malloc(n * sizeof *u), **v = (real **)malloc(n * sizeof *v), ***c = (real ***)malloc(n * sizeof *c);

    for (int i = 0; i < n; i++) {
        u[i] = (real *)malloc(w * sizeof(real));
        v[n - 1 - i] = (real *)malloc((w + i) * sizeof(real));
        c[i] = (real **)malloc(n * sizeof(real *));
        for (int k = 0; k < n; k++) {
            c[i][k] = (real *)malloc(w * sizeof(real));
            fill(c[i][k], w, i * k);
        }
        fill(u[i], w, i);
        fill(v[n - 1 - i], w, i);
    }
#pragma mint copy(u, toDevice, w, n)
#pragma mint copy(v, toDevice, w, n) keep
#pragma mint copy(c, toDevice, w, n, n)
    for (int i = 0; i < n; i += 3)
        smooth(u[i], w);
    plane(u, n, w);
    if (n > 5)
        plane(u + 3, n - 4, w);
    for (int i = 0; i < n; i += 5)
        plane(c[i], n, w);
    smooth(c[n - 1][n / 2], w);
    wrapped(u, (const real *const *)v, n, w);
#pragma mint copy(v, release)
#pragma mint copy(u, fromDevice, w, n)
#pragma mint copy(c, fromDevice, w, n, n)
    for (int i = 0; i < n; i++) {
        checksum("u", u[i], w * sizeof(real));
        for (int k = 0; k < n; k++)
            checksum("c", c[i][k], w * sizeof(real));
    }
    return 0;
}
