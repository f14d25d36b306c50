/* Rules: R2, B2. Nests that stay kernels of their own, with the reason where nowait asked for one kernel. */
#include "../../field.h"
#define P 19

/* Nothing in common. */
static void start(int n, real **u, real **v)
{
#pragma mint parallel
    {
#pragma mint for nest(2) nowait
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                u[y][x] = y;
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                v[y][x] = x;
    }
}

/* w may be v, and the host cannot tell whether the two planes of the first nest are one. */
static void two_planes(int n, int k, int m, real a[2][P][P], real v[P][P], real w[P][P])
{
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++) {
                a[k][y][x] = y + x;
                v[y][x] = a[m][y][x];
            }
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                v[y][x] += w[y][x];
    }
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2, m = n;
    static real a[2][P][P], b[P][P];
    real **u = new_rows(w, w), **v = new_rows(w, w), sum = 0;

    fill(u[0], (size_t)w * w, 1);
    fill(v[0], (size_t)w * w, 2);
#pragma mint copy(u, toDevice, w, w)
#pragma mint copy(v, toDevice, w, w)
    start(n, u, v);
#pragma mint parallel
    {
        /* What another iteration writes, and what another one reads. */
#pragma mint for nest(2) nowait
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                v[y][x] = u[y][x] / 3;
#pragma mint for nest(2) nowait
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                u[y][x] = v[y][x + 1] - 1;
#pragma mint for nest(2) nowait
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                v[y][x] = u[y][x] + 1;

        /* Other bounds, other clauses. */
#pragma mint for nest(2) nowait
        for (int y = 1; y < n; y++)
            for (int x = 1; x <= n; x++)
                v[y][x] += u[y][x];
#pragma mint for nest(2) tile(32, 8, 1) nowait
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                v[y][x] *= u[y][x];
#pragma mint for nest(2) tile(16, 8, 1) reduction(+ : m) nowait
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                m += v[y][x] > 1;

        /* A scalar and a bound that the nest in front gives their values. */
#pragma mint for nest(2) reduction(+ : sum) nowait
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                sum += v[y][x] * 0 + 1;
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                v[y][x] += sum;
        m = m > n ? n : m;

        /* A statement between, a condition, the end. */
#pragma mint for nest(2) nowait
        for (int y = 1; y <= m; y++)
            for (int x = 1; x <= n; x++)
                u[y][x] += v[y][x];
        m = n;
#pragma mint for nest(2) nowait
        for (int y = 1; y <= m; y++)
            for (int x = 1; x <= n; x++)
                v[y][x] += u[y][x];
        if (n > 3)
#pragma mint for nest(2) nowait
            for (int y = 1; y <= m; y++)
                for (int x = 1; x <= n; x++)
                    v[y][x] *= u[y][x];
#pragma mint for nest(2) nowait
        for (int y = 1; y <= m; y++)
            for (int x = 1; x <= n; x++)
                u[y][x] /= 2;    }
#pragma mint copy(u, fromDevice, w, w)
#pragma mint copy(v, fromDevice, w, w)
#pragma mint copy(a, toDevice)
#pragma mint copy(b, toDevice)
    two_planes(n, 0, 1, a, b, b);
    two_planes(n, 1, 0, a, b, b);
#pragma mint copy(b, fromDevice)
    checksum("b", b, sizeof b);
    checksum("u", u[0], (size_t)w * w * sizeof(real));
    checksum("v", v[0], (size_t)w * w * sizeof(real));
    printf("sum %.17g\n", (double)sum);
    return 0;
}
