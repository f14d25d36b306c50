/* Rules: F5, T1. Trapezoid case 12. Corners and sides of a range are written out, corners first: their subscripts lack the indices that the conditions fix, and what
   a side leaves out follows from the corners in front of it. Both loops make three steps at once. Elements at the other end stay what they are, and those that a
   function reads under the condition and without it. */
#include "../../field.h"

/* The corners by constants, as hotspot programs have them. */
static void plate(int n, int m, int steps, real *t, real *r, const real *power)
{
#pragma mint parallel
    for (int s = 0; s < steps; s++) {
#pragma mint for nest(2)
        for (int y = 0; y < m; y++)
            for (int x = 0; x < n; x++) {
                real d;
                if (y == 0 && x == 0)
                    d = power[0] + (t[1] - t[0]) / 4 + (t[n] - t[0]) / 8;
                else if (y == 0 && x == n - 1)
                    d = power[x] + (t[x - 1] - t[x]) / 4 + (t[x + n] - t[x]) / 8;
                else if (y == m - 1 && x == n - 1)
                    d = power[y * n + x] + (t[y * n + x - 1] - t[y * n + x]) / 4 + (t[(y - 1) * n + x] - t[y * n + x]) / 8;
                else if (y == m - 1 && x == 0)
                    d = power[y * n] + (t[y * n + 1] - t[y * n]) / 4 + (t[(m - 2) * n] - t[(m - 1) * n]) / 8;
                else if (y == 0)
                    d = power[x] + (t[x + 1] + t[x - 1] - 2 * t[x]) / 4 + (t[n + x] - t[x]) / 8;
                else if (n - 1 == x)
                    d = power[y * n + x] + (t[(y + 1) * n + x] + t[(y - 1) * n + x] - 2 * t[y * n + x]) / 8 + (t[(y + 1) * n - 2] - t[y * n + n - 1]) / 4;
                else if (y == m - 1)
                    d = power[y * n + x] + (t[y * n + x + 1] + t[y * n + x - 1] - 2 * t[y * n + x]) / 4 + (t[(m - 2) * n + x] - t[(m - 1) * n + x]) / 8;
                else if (x == 0)
                    d = power[y * n] + (t[(y + 1) * n] + t[(y - 1) * n] - 2 * t[y * n]) / 8 + (t[y * n + 1] - t[y * n]) / 4;
                else
                    d = power[y * n + x] + (t[(y + 1) * n + x] + t[(y - 1) * n + x] - 2 * t[y * n + x]) / 8 + (t[y * n + x + 1] + t[y * n + x - 1] - 2 * t[y * n + x]) / 4;
                r[y * n + x] = t[y * n + x] + d / 16;
            }
        real *swap = t;
        t = r;
        r = swap;
    }
}

/* A subscript for each dimension. The row of values beside the range has no index of the loop over x anywhere. */
static void rows(int n, int m, int steps, real (*t)[n], real (*r)[n], const real *beside)
{
#pragma mint parallel
    for (int s = 0; s < steps; s++) {
#pragma mint for nest(2)
        for (int y = 0; y < m; y++)
            for (int x = 0; x < n; x++) {
                real sum = t[y][x];
                if (x < 1)
                    sum += beside[y] - t[y][0] / 2;
                else
                    sum += t[y][x - 1] / 4;
                if (!(x != n - 1))
                    sum -= t[y][n - 1] / 8;
                else
                    sum += t[y][x + 1] / 4;
                if (m > 1 && y == m - 1)
                    sum += t[m - 2][x] / 2;
                r[y][x] = sum / 2;
            }
        real (*swap)[n] = t;
        t = r;
        r = swap;
    }
}

static real first_row(const real *t, int x)
{
    return t[x];
}

static void others(int n, int m, const real *t, real *r)
{
#pragma mint parallel for nest(2)
    for (int y = 0; y < m; y++)
        for (int x = 0; x < n; x++) {
            real sum = t[y * n + x] + first_row(t, x) / 2;
            if (y == 0)
                sum -= first_row(t, x);
            if (x == n - 1)
                sum += t[y * n] / 4;
            if (x == 0 && y == 0)
                sum += t[n * m - 1];
            if (x == 0)
                r[y * n] = sum;
            else
                r[y * n + x] = sum / 2;
        }
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 70), m = size_argument(argc, argv, 2, 21), steps = size_argument(argc, argv, 3, 8);
    size_t cells = (size_t)n * m;
    real *a = malloc(cells * sizeof(real)), *b = malloc(cells * sizeof(real)), *p = malloc(cells * sizeof(real));

    fill(a, cells, 1);
    fill(b, cells, 2);
    fill(p, cells, 3);
#pragma mint copy(a, toDevice, n*m)
#pragma mint copy(b, toDevice, n*m)
#pragma mint copy(p, toDevice, n*m)
    plate(n, m, steps, a, b, p);
#pragma mint copy(a, fromDevice, n*m)
#pragma mint copy(b, fromDevice, n*m)
    checksum("plate", steps % 2 ? b : a, cells * sizeof(real));
    others(n, m, b, a);
#pragma mint copy(a, fromDevice, n*m)
    checksum("others", a, cells * sizeof(real));
    real (*u)[n] = (real (*)[n])a, (*v)[n] = (real (*)[n])b;
#pragma mint copy(u, toDevice, n, m)
#pragma mint copy(v, toDevice, n, m)
#pragma mint copy(p, toDevice, n*m)
    rows(n, m, steps, u, v, p);
#pragma mint copy(u, fromDevice, n, m)
#pragma mint copy(v, fromDevice, n, m)
    checksum("rows", steps % 2 ? v[0] : u[0], cells * sizeof(real));
    free(a);
    free(b);
    free(p);
    return 0;
}
