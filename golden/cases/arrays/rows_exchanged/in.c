/* Rules: C8, C2, C5. The host exchanges rows between a copy back and a copy to the device, as elimination with pivots does. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    real **a = (real **)malloc(n * sizeof *a);

    for (int i = 0; i < n; i++) {
        a[i] = (real *)malloc(n * sizeof(real));
        fill(a[i], n, i);
    }
    for (int k = 0; k < n - 1; k++) {
        int best = k;
        for (int i = k + 1; i < n; i++)
            if (a[i][k] * a[i][k] > a[best][k] * a[best][k])
                best = i;
        real *row = a[k];
        a[k] = a[best];
        a[best] = row;
#pragma mint copy(a, toDevice, n, n)
#pragma mint parallel for nest(2)
        for (int i = k + 1; i < n; i++)
            for (int j = k + 1; j < n; j++)
                a[i][j] -= a[i][k] / a[k][k] * a[k][j];
#pragma mint copy(a, fromDevice, n, n)
        row = a[n - 1];
        a[n - 1] = a[k + 1];
        a[k + 1] = row;
#pragma mint copy(a, toDevice, n, n)
#pragma mint parallel for
        for (int j = 0; j < n; j++)
            a[k + 1][j] *= 2;
#pragma mint copy(a, fromDevice, n, n)
    }
    for (int i = 0; i < n; i++)
        checksum("a", a[i], n * sizeof(real));
    return 0;
}
