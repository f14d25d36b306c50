/* Found by random programs: a time level whose extent is known was refused, for it was not known to the loops. */
#include <stdio.h>
#include <stdlib.h>

#define NX 67

int main(void)
{
    int n = 33;
    double *a = malloc(sizeof(double) * 2 * n * NX);

    for (int i = 0; i < 2 * n * NX; i++)
        a[i] = i * 7 % 11;
#pragma mint copy(a, toDevice, NX, n, 2)
#pragma mint parallel for nest(2)
    for (int i = 2; i < n - 3; i++)
        for (int j = 2; j < NX - 2; j++)
            a[i * NX + j] = a[1 * n * NX + (i - 2) * NX + (j - 2)] - a[1 * n * NX + (i + 2) * NX + (j + 2)] / 11;
#pragma mint copy(a, fromDevice, NX, n, 2)
    for (int i = 0; i < 2 * n * NX; i++)
        printf("%g\n", a[i]);
    free(a);
    return 0;
}
