/* One array by two names: 'seen' may be 'u', which no analysis of the function shows. */
#include <stdio.h>
#include <stdlib.h>

static double advance(int n, double *u, const double *seen)
{
    double sum = 0;

#pragma mint copy(u, toDevice, n)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < n; i++)
            u[i] = u[i] * 2 + 1;
        sum = seen[2];
    }
#pragma mint copy(u, fromDevice, n)
    return sum;
}

double (*volatile chosen)(int, double *, const double *) = advance;

int main(int argc, char **argv)
{
    int n = 50;
    double *u = calloc(n, sizeof *u), *v = calloc(n, sizeof *v);

    (void)argv;
    printf("%g\n", chosen(n, u, argc > 1 ? u : v));
    return 0;
}
