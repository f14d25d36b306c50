/* Rules: F3, F6. Many spellings of a subscript that stops at the edge of the loop's range, in one, two and three dimensions. */
#include "../../field.h"

#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define CLAMP(i, lo, hi) ((i) < (lo) ? (lo) : (i) > (hi) ? (hi) : (i))

static int inside(int i, int n)
{
    if (i < 0)
        return 0;
    return i < n ? i : n - 1;
}

static void line(int n, const real *u, real *v)
{
#pragma mint copy(u, toDevice, n)
#pragma mint copy(v, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        v[i] = u[i] + (real)0.5 * u[i > 0 ? i - 1 : 0] + (real)0.25 * u[i != n - 1 ? i + 1 : i] + (real)0.125 * u[i < 3 ? 0 : i - 3]
            + (real)0.3 * u[!(i + 2 >= n) ? 2 + i : n - 1] - (real)0.2 * u[inside(i - 2, n)];
#pragma mint copy(v, fromDevice, n)
}

static void plane(int n, int m, real **u, real **v, real **w)
{
    int right, below;
#pragma mint copy(u, toDevice, m, n)
#pragma mint copy(v, toDevice, m, n)
#pragma mint copy(w, toDevice, m, n)
#pragma mint parallel
    {
#pragma mint for nest(2) private(right, below)
        for (int y = 0; y <= n - 1; ++y)
            for (int x = 0; x < m; ++x) {
                const long left = MAX(x - 1, 0), top = MAX(0, y - 1);
                right = MIN(m - 1, x + 1);
                below = 0 < n - 1 - y ? y + 1 : y;
                v[y][x] = u[y][left] - u[top][x] + (real)0.5 * u[y][right] + (real)0.5 * u[below][x]
                    + u[CLAMP(y - 2, 0, n - 1)][CLAMP(x + 2, 0, m - 1)] + (real)0.25 * u[MIN(MAX(y + 2, 0), n - 1)][MAX(MIN(x - 2, m - 1), 0)];
                if (v[y][x] > 1)
                    v[y][x] -= u[top][left];
            }
#pragma mint for nest(2)
        for (int y = 1; y < n - 1; y++)
            for (int x = 2; x < m - 2; x++) {
                int w0 = x - 1, e0 = x == m - 3 ? m - 3 : x + 1;
                int n0, s0 = y;
                if (w0 < 2)
                    w0 = 2;
                if (y == 1)
                    n0 = y;
                else
                    n0 = y - 1;
                if (y <= n - 3)
                    s0 = y + 1;
                w[y][x] = v[y][w0] + v[y][e0] + v[n0][x] + v[s0][x] - 4 * v[y][x];
            }
    }
#pragma mint copy(v, fromDevice, m, n)
#pragma mint copy(w, fromDevice, m, n)
}

static void cube(int n, real ***u, real ***v)
{
#pragma mint copy(u, toDevice, n, n, n)
#pragma mint copy(v, toDevice, n, n, n)
#pragma mint parallel for nest(3)
    for (int z = 0; z < n; z++)
        for (int y = 0; y < n; y++)
            for (int x = 0; x < n; x++) {
                int low = z <= 1 ? 0 : z - 2, high = z >= n - 2 ? n - 1 : z + 2;
                real edge = x == 0 || x == n - 1 ? (real)2 : (real)1;
                v[z][y][x] = u[low][y][x] + u[high][y][x] * edge + u[z][y < 1 ? 0 : y - 1][x < n - 1 ? x + 1 : n - 1];
            }
#pragma mint copy(v, fromDevice, n, n, n)
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 9), m = size_argument(argc, argv, 2, 70);
    size_t cells = (size_t)n * m, cubic = (size_t)n * n * n;
    real **u = new_rows(n, m), **v = new_rows(n, m), **w = new_rows(n, m);
    real ***p = new_planes(n, n, n), ***q = new_planes(n, n, n);

    fill(u[0], cells, 1);
    fill(v[0], cells, 2);
    fill(w[0], cells, 3);
    fill(p[0][0], cubic, 4);
    fill(q[0][0], cubic, 5);
    line(m, u[0], v[0]);
    checksum("line", v[0], m * sizeof(real));
    plane(n, m, u, v, w);
    checksum("plane", v[0], cells * sizeof(real));
    checksum("inner", w[0], cells * sizeof(real));
    cube(n, p, q);
    checksum("cube", q[0][0], cubic * sizeof(real));
    return 0;
}
