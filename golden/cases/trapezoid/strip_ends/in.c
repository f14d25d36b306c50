/* Rules: T1, T2, T4. Strips with borders of their own, two nests in a step; a radius of 2 with subscripts that stop at the ends, a coefficient beside the
   cell and a source; a store under a condition and a scalar of each step, in place; cells of a type whose name
   is two words. */
#include "../../field.h"

static void pairs(int n, int steps, real *a, real *b)
{
#pragma mint copy(a, toDevice, n)
#pragma mint copy(b, toDevice, n)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for
        for (int i = 1; i < n - 1; i++)
            b[i] = (real)0.33 * (a[i - 1] + a[i] + a[i + 1]);
#pragma mint for
        for (int i = 1; i < n - 1; i++)
            a[i] = (real)0.33 * (b[i - 1] + b[i] + b[i + 1]);
    }
#pragma mint copy(a, fromDevice, n)
#pragma mint copy(b, fromDevice, n)
}

static void stops(int n, int steps, real *u, real *v, real *k, real *f)
{
#pragma mint copy(u, toDevice, n)
#pragma mint copy(v, toDevice, n)
#pragma mint copy(k, toDevice, n + 1)
#pragma mint copy(f, toDevice, n)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for
        for (int x = 0; x < n; x++) {
            int left = x - 2 < 0 ? 0 : x - 2, right = x + 1 > n - 1 ? n - 1 : x + 1;
            v[x] = (real)0.3 * (u[left] + u[x] + k[x + 1] * u[right]) + f[x];
        }
        real *w = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, n)
#pragma mint copy(v, fromDevice, n)
}

static void parity(int n, int steps, real *u, const int *mask)
{
#pragma mint copy(u, toDevice, n)
#pragma mint copy(mask, toDevice, n)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
        int odd = t & 1;
        real s = (real)0.1 * (t % 3);
#pragma mint for
        for (int x = 3; x < n - 2; x++)
            if (mask[x] && (x & 1) == odd)
                u[x] = (real)0.4 * (u[x - 1] + u[x + 1]) + s;
    }
#pragma mint copy(u, fromDevice, n)
}

static void narrow(int n, int steps, signed char *c, signed char *d)
{
#pragma mint copy(c, toDevice, n)
#pragma mint copy(d, toDevice, n)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for
        for (int x = 1; x < n - 1; x++)
            d[x] = (c[x - 1] + 2 * c[x] + c[x + 1] + t) & 63;
        signed char *w = c;
        c = d;
        d = w;
    }
#pragma mint copy(c, fromDevice, n)
#pragma mint copy(d, fromDevice, n)
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 40), steps = size_argument(argc, argv, 2, 15);
    real *a = malloc(n * sizeof(real)), *b = malloc(n * sizeof(real)), *k = malloc((n + 1) * sizeof(real)), *f = malloc(n * sizeof(real));
    int *mask = malloc(n * sizeof(int));

    fill(a, n, 1);
    fill(b, n, 2);
    fill(k, n + 1, 3);
    fill(f, n, 4);
    for (int i = 0; i < n; i++)
        mask[i] = i % 5 != 0;
    pairs(n, steps, a, b);
    stops(n, steps, a, b, k, f);
    checksum("a", a, n * sizeof(real));
    parity(n, steps, a, mask);
    checksum("a", a, n * sizeof(real));
    checksum("b", b, n * sizeof(real));
    narrow(n, steps, (signed char *)a, (signed char *)b);
    checksum("a", a, n);
    checksum("b", b, n);
    return 0;
}
