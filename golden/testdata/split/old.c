/* Definitions in the old style, implicit conversions, generic selections, jumps past initialisers. */
#include <stdio.h>
#include <stdlib.h>

#define kind(x) _Generic((x), double: 1, float: 2, int: 3, default: 4)

int relax(n, u, v, scale)
    int n;
    double *u, *v;
    float scale;
{
    int *p = malloc(4), round = 0;
    unsigned char *bytes = u;
    *p = kind(u[0]) + kind(scale);
again:;
    const int left = n - 1, *q = &left;
    int first = *p;
    double table[] = {[2] = 1, 2, [0] = 3};
    if (n < 3)
        goto out;
#pragma mint copy(u, toDevice, n)
#pragma mint copy(v, toDevice, n)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 1; i < left; i++)
            v[i] = scale * (u[i - 1] + table[2] * u[i + 1]) + table[i % 3] + first;
    }
#pragma mint copy(v, fromDevice, n)
    if (++round < 3)
        goto again;
out:
    return *q + *p + bytes[0];
}

int main(void)
{
    enum { N = 29 };
    double u[N], v[N] = {0}, sum = 0;
    for (int i = 0; i < N; i++)
        u[i] = i % 5;
    int got = relax(N, u, v, 0.5f);
    for (int i = 0; i < N; i++)
        sum += v[i] * i;
    printf("%d %g %d\n", got, sum, relax(2, u, v, 1.f));
    return 0;
}
