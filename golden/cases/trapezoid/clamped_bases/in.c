/* Rules: T1, T2, F5, F6. Trapezoid case 12. Subscripts that stop at the edges, in loops that do not count from 0: from a variable, from 1, in flat arrays and in rows. */
#include "../../field.h"
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))

static int between(int i, int low, int high) { return i < low ? low : i > high ? high : i; }

static void steps_of(int n, int m, int base, int far, int steps, real **u, real **v, real *f, real *g)
{
#pragma mint copy(u, toDevice, m, n)
#pragma mint copy(v, toDevice, m, n)
#pragma mint copy(f, toDevice, n * m)
#pragma mint copy(g, toDevice, n * m)
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int i = base; i < base + n; i++)
                for (int j = -far; j < m - far; j++)
                    v[i - base][j + far] = u[i - base][j + far] / 2 + (real)0.01 * (i % 3) +
                        (u[between(i - base + 1, 0, n - 1)][j + far] + u[i > base ? i - base - 1 : 0][j + far] +
                         u[i - base][MIN(j + far + 1, m - 1)] - u[i - base][MAX(j + far - 1, 0)]) / 8;
            real **w = u;
            u = v;
            v = w;
        }
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int i = 1; i <= n; i++)
                for (int j = 1; j <= m; j++) {
                    int c = (i - 1) * m + j - 1, north = (MAX(i - 1, 1) - 1) * m + j - 1, south = (MIN(i + 1, n) - 1) * m + j - 1;
                    int west = j == 1 ? c : c - 1, east = j == m ? c : c + 1;
                    g[c] = f[c] / 2 + (f[north] + f[south] - f[west] + f[east]) / 8;
                }
            real *w = f;
            f = g;
            g = w;
        }
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int i = base; i < base + n; i++)
                for (int j = 0; j < m; j++) {
                    int row = i - base, north = row > 0 ? row - 1 : 0, south = row < n - 1 ? row + 1 : n - 1;
                    g[row * m + j] = f[row * m + j] / 2 + (f[north * m + j] - f[south * m + j] + f[row * m + MAX(j - 1, 0)] + f[row * m + MIN(j + 1, m - 1)]) / 8;
                }
            real *w = f;
            f = g;
            g = w;
        }
        /* It stays as it is: nothing reaches the last row, so that there may be none. */
#pragma mint for nest(2)
        for (int i = 1; i <= n; i++)
            for (int j = 0; j < m; j++)
                g[(i - 1) * m + j] = f[(i > 1 ? i - 2 : 0) * m + j];
    }
#pragma mint copy(u, fromDevice, m, n)
#pragma mint copy(v, fromDevice, m, n)
#pragma mint copy(f, fromDevice, n * m)
#pragma mint copy(g, fromDevice, n * m)
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 11), m = size_argument(argc, argv, 2, 18), steps = size_argument(argc, argv, 3, 7);
    int base = size_argument(argc, argv, 4, 5);
    size_t cells = (size_t)n * m;
    real **u = new_rows(n, m), **v = new_rows(n, m), *f = malloc(cells * sizeof *f), *g = malloc(cells * sizeof *g);

    fill(u[0], cells, 1);
    fill(v[0], cells, 2);
    fill(f, cells, 3);
    fill(g, cells, 4);
    steps_of(n, m, base, 2 * base + 1, steps, u, v, f, g);
    checksum("u", u[0], cells * sizeof(real));
    checksum("v", v[0], cells * sizeof(real));
    checksum("f", f, cells * sizeof(real));
    checksum("g", g, cells * sizeof(real));
    return 0;
}
