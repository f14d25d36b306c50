/* Rules: C8, F2. The same of an index, in the steps of a time loop. */
#include <stdlib.h>

static int run(int n, double *u, double *v, int away)
{
    int k = 0, other = 0, *scale = away ? &other : &k;

#pragma mint copy(u, toDevice, n)
#pragma mint copy(v, toDevice, n)
#pragma mint copy(scale, toDevice, 1)
#pragma mint parallel
    for (int t = 0; t < 4; t++) {
#pragma mint for
        for (k = 1; k < n - 1; k++) // want "'k' is an element of 'scale', which the loop uses, and is set once, behind the loop"
            v[k] = u[k - 1] + scale[0] * u[k + 1];
        double *w = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, n)
#pragma mint copy(v, fromDevice, n)
    return k;
}

int main(void)
{
    double *u = calloc(8, sizeof *u), *v = calloc(8, sizeof *v);

    return run(8, u, v, 1) + run(8, u, v, 0);
}
