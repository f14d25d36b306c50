/* Found by random programs: the box around min and max bounds of an inner loop took the greater end of both, and left the rows. */
#include <stdio.h>
#include <stdlib.h>

#define MIN(a, b) ((a) < (b) ? (a) : (b))

int main(void)
{
    int n = 34, m = 12;
    double *d = (double *)malloc(n * m * sizeof(double)), sum = 0;

    for (int i = 0; i < n * m; i++)
        d[i] = i;
#pragma mint copy(d, toDevice, m, n)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int i = 0; i < n; i++)
            for (int j = 0; j <= MIN(i - 1, m - 1); j++)
                d[i * m + j] *= 2;
#pragma mint for nest(2)
        for (int i = 0; i < n; i++)
            for (int j = i > 3 ? i - 3 : 0; j < MIN(m, i + 2); j++)
                d[i * m + j] += 1;
#pragma mint for nest(2)
        for (int i = n - 1; i >= 0; i--)
            for (int j = (m - 1 <= i ? m - 1 : i); j >= (i - 5 < 0 ? 0 : i - 5); j--)
                d[i * m + j] -= 3;
    }
#pragma mint copy(d, fromDevice, m, n)
    for (int i = 0; i < n * m; i++)
        sum = sum * 0.5 + d[i];
    printf("sum_0 %a\n", sum);
    free(d);
    return 0;
}
