/* Found by random programs: conditions on the indices of serial loops did not count where a flattened array is written. */
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int n = 3, m = 9, l = 5;
    float *a = malloc(sizeof(float) * n * m * l);

    for (int i = 0; i < n * m * l; i++)
        a[i] = i * 7 % 11;
#pragma mint copy(a, toDevice, l, m, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j += 2)
            for (int k = l - 1; k > -1; k -= 2)
                if (j >= 1 && j < m - 1 && k >= 1)
                    a[(i * m + j) * l + k] += a[(i * m + (j - 1)) * l + k] / 2 + a[(i * m + (j + 1)) * l + (k - 1)];
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            for (int k = 0; k < l; k++)
                if (k > 100)
                    a[(i * m + j) * l + k] = a[(i * m + j) * l + k - 100];
#pragma mint copy(a, fromDevice, l, m, n)
    for (int i = 0; i < n * m * l; i++)
        printf("%g\n", a[i]);
    free(a);
    return 0;
}
