/* Rules: F1, C1. The example of README.md. */
#include <stdio.h>
#include <stdlib.h>
void relax(int n, int steps, double **u, double **v)
{
#pragma mint copy(u, toDevice, n + 2, n + 2)
#pragma mint copy(v, toDevice, n + 2, n + 2)
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    v[y][x] = (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]) / 4;
            double **w = u;
            u = v;
            v = w;
        }
    }
#pragma mint copy(u, fromDevice, n + 2, n + 2)
#pragma mint copy(v, fromDevice, n + 2, n + 2)
}

static double **new_rows(int n, int seed)
{
    double **rows = malloc(n * sizeof *rows), *cells = malloc((size_t)n * n * sizeof *cells);

    for (int i = 0; i < n * n; i++)
        cells[i] = (i * 7 + seed) % 101 / 8.0;
    for (int y = 0; y < n; y++)
        rows[y] = cells + (size_t)y * n;
    return rows;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 17;
    double **u = new_rows(n + 2, 1), **v = new_rows(n + 2, 2);

    relax(n, 5, u, v);
    for (int y = 0; y < n + 2; y++)
        for (int x = 0; x < n + 2; x++)
            printf("%.17g %.17g\n", u[y][x], v[y][x]);
    return 0;
}
