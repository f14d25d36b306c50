/* Found by random programs: half a row before the element was taken for half a row behind it, one row up. */
#include <stdio.h>
#include <stdlib.h>

#define NX 4

int main(void)
{
    int n = 3;
    double *a = malloc(sizeof(double) * n * NX), *b = malloc(sizeof(double) * n * NX);

    for (int i = 0; i < n * NX; i++) {
        a[i] = i * 7 % 11;
        b[i] = 0;
    }
#pragma mint copy(a, toDevice, NX, n)
#pragma mint copy(b, toDevice, NX, n)
#pragma mint parallel for nest(2)
    for (int j = 0; j < n; j++)
        for (int k = 3; k < NX; k++)
            b[j * NX + k] = a[j * NX + k] + a[j * NX + (k - 2)];
#pragma mint parallel for nest(2)
    for (int j = 0; j < n; j++)
        for (int k = 0; k < 2; k++)
            b[j * NX + k] = a[j * NX + k] + a[j * NX + (k + 2)];
#pragma mint copy(b, fromDevice, NX, n)
    for (int i = 0; i < n * NX; i++)
        printf("%g\n", b[i]);
    free(a);
    free(b);
    return 0;
}
