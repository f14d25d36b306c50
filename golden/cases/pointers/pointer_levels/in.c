/* Rules: C1, C5. A table of arrays, of which a loop takes one after the other by a pointer: each is put on the device, changed and brought back. */
#include "../../field.h"
enum { LEVELS = 4 };

static void smooth(int n, const real *from, real *to)
{
#pragma mint parallel for
    for (int i = 1; i < n - 1; i++)
        to[i] = (from[i - 1] + from[i + 1]) / 2;
}

static void halve(int n, real *v)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        v[i] /= 2;
}

int main(void)
{
    int n[LEVELS];
    real *u[LEVELS], *v[LEVELS];

    for (int l = 0; l < LEVELS; l++) {
        n[l] = 64 >> l;
        u[l] = malloc(n[l] * sizeof **u);
        v[l] = malloc(n[l] * sizeof **v);
        fill(u[l], n[l], l);
        fill(v[l], n[l], l + 10);
    }
    for (int l = 0; l < LEVELS; l++) {
        const int m = n[l];
        real *from = u[l], *to = v[l];
#pragma mint copy(from, toDevice, m)
#pragma mint copy(to, toDevice, m)
        smooth(m, from, to);
#pragma mint copy(to, fromDevice, m)
        if (l + 1 < LEVELS)
            for (int i = 0; i < n[l + 1]; i++)
                u[l + 1][i] += to[2 * i];
    }
    for (int l = 0; l < LEVELS; l++) {
        real *to = v[l];
#pragma mint copy(to, toDevice, n[l]) keep
        halve(n[l], to);
#pragma mint copy(to, fromDevice, n[l])
#pragma mint copy(to, release)
        printf("%g\n", (double)to[3]);
    }
    for (int l = 0; l < LEVELS; l++)
        checksum("v", v[l], n[l] * sizeof **v);
    return 0;
}
