/* stopped, found with seed 505 and -O2 -arch=sm_90 -P -ffp-contract=off: what a loop that is never entered would have reached. */
#include <stdio.h>
#include <stdlib.h>

static void run(int n, int m, double **b, double *a)
{
#pragma mint parallel
    {
#pragma mint for
        for (int i = 1; i < n - 1; i++)
            for (int j = 4; j < 2 - 1; j++)
                a[i] += b[i][j - 1] + b[i][j + 1] + b[i - 1][j];
    }
}

int main(void)
{
    int n = 9, m = 2;
    double **b = malloc(sizeof(double *) * n), *a = malloc(sizeof(double) * n);

    for (int y = 0; y < n; y++) {
        b[n - 1 - y] = malloc(sizeof(double) * (m + y % 3));
        a[y] = y;
        for (int x = 0; x < m; x++)
            b[n - 1 - y][x] = x;
    }
#pragma mint copy(a, toDevice, n)
#pragma mint copy(b, toDevice, m, n)
    run(n, m, b, a);
#pragma mint copy(a, fromDevice, n)
    printf("x_0 %g %g\n", a[3], a[n - 2]);
    return 0;
}
