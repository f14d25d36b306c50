/* Rules: F5, T1, C1. Trapezoid case 14. Parts of one array that share elements with those of other steps: the steps stay launches of
   their own. Parts that only conditions keep apart make several at once. */
#include "../../field.h"

/* Four parts in turn, of which the first and the third share elements: no launch uses both, but several steps do. */
static void turns(int n, int steps, real *a)
{
    real *u = a, *v = a + 3 * n, *w = a + n, *z = a + 5 * n;
#pragma mint copy(a, toDevice, 7 * n)
#pragma mint parallel
    {
#pragma mint for
        for (int x = 0; x < 2 * n; x++)
            z[x] = w[x] / 2;
    }
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for
        for (int x = 1; x < 2 * n - 1; x++)
            v[x] = (u[x - 1] + u[x + 1]) / 2;
        real *free = u;
        u = v;
        v = w;
        w = z;
        z = free;
    }
#pragma mint copy(a, fromDevice, 7 * n)
}

/* The second step writes the row that the first one adds; the steps behind it add others. */
static void inputs(int n, int steps, real (*a)[n])
{
    real *u = a[10], *v = a[11], *w = a[0];
#pragma mint copy(a, toDevice, n, 12)
#pragma mint parallel
    {
#pragma mint for
        for (int x = 0; x < n; x++)
            w[x] /= 2;
    }
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for
        for (int x = 1; x < n - 1; x++)
            v[x] = (u[x - 1] + u[x + 1]) / 2 + a[t][n - 1 - x];
        real *free = u;
        u = v;
        v = w;
        w = free;
    }
#pragma mint copy(a, fromDevice, n, 12)
}

/* Conditions keep the accesses in their part. */
static void guarded(int n, int steps, real *a)
{
    real *u = a, *v = a + n;
#pragma mint copy(a, toDevice, 2 * n)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for
        for (int x = 0; x < n; x++) {
            real least = u[x];
            if (x > 0 && u[x - 1] < least)
                least = u[x - 1];
            if (x < n - 1 && u[x + 1] < least)
                least = u[x + 1];
            v[x] = least + 1;
        }
        real *w = u;
        u = v;
        v = w;
    }
#pragma mint copy(a, fromDevice, 2 * n)
}

/* Cells that a condition leaves out keep what they had. */
static void masked(int n, int steps, real (*a)[n][n])
{
    real (*u)[n] = a[0], (*v)[n] = a[1];
#pragma mint copy(a, toDevice, n, n, 2)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < n - 1; y++)
            for (int x = 1; x < n - 1; x++)
                if (u[y][x] < 0.6)
                    v[y][x] = (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]) / 4;
        real (*w)[n] = u;
        u = v;
        v = w;
    }
#pragma mint copy(a, fromDevice, n, n, 2)
}

int main(int argc, char **argv)
{
    int which = size_argument(argc, argv, 1, 0), steps = size_argument(argc, argv, 2, 10), n = 14;
    static real a[2 * 14 * 14];

    fill(a, sizeof a / sizeof *a, 1);
    if (which == 0)
        turns(n, steps, a);
    if (which == 1)
        inputs(n, steps, (real (*)[n])a);
    if (which == 2)
        guarded(n, steps, a);
    if (which == 3)
        masked(n, steps, (real (*)[n][n])a);
    checksum("a", a, sizeof a);
    return 0;
}
