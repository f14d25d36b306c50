/* Rules: C8, C6. A matrix with subscripts 1 to n, as Numerical Recipes has them, copied with the extent n. */
#include <stdio.h>
#include <stdlib.h>

static double **matrix(int n)
{
    double **m = (double **)malloc((n + 1) * sizeof(double *));
    m[1] = (double *)calloc(n * n + 1, sizeof(double));
    for (int i = 2; i <= n; i++)
        m[i] = m[i - 1] + n;
    return m;
}

int main(void)
{
    int n = 6;
    double **u = matrix(n);
#pragma mint copy(u, toDevice, n, n)
#pragma mint parallel for nest(2)
    for (int i = 1; i <= n; i++) // want "an extent is the largest subscript plus 1, also where subscripts start at 1"
        for (int j = 1; j <= n; j++)
            u[i][j] = i + j;
#pragma mint copy(u, fromDevice, n, n)
    printf("%g\n", u[2][3]);
    return 0;
}
