/* Rules: C4. Arrays that no copy maps: that is said, and not what follows from it in the function that calls. */
#include <stdio.h>
#include <stdlib.h>

static void smooth(int n, double v[], double u[]);
static void sweep_(const int *n, double *a, const double *factor);

int main(void)
{
    int n = 100;
    double half = 0.5;
    double *u = calloc(n, sizeof *u), *v = calloc(n, sizeof *v);
    for (int i = 0; i < n; i++)
        u[i] = i % 13;
    smooth(n, v, u);
    sweep_(&n, v, &half);
    printf("%g\n", v[3]);
    return 0;
}

static void smooth(int n, double v[], double u[])
{
#pragma mint parallel for
    for (int i = 1; i < n - 1; i++)
        v[i] = // want "the array 'v' is not on the device"
            u[i - 1] + u[i + 1]; // want "the array 'u' is not on the device"
}

/* A number by its address, as programs that were Fortran pass it. */
static void sweep_(const int *n, double *a, const double *factor)
{
    int m = *n;
#pragma mint copy(a, toDevice, m)
#pragma mint parallel for
    for (int i = 0; i < m; i++)
        a[i] *= *factor; // want "the array 'factor' is not on the device"
#pragma mint copy(a, fromDevice, m)
}
