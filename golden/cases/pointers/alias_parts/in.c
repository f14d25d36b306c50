/* Rules: F5, F8, C1. Parts of one allocation under names of their own, and two names for one part. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 9), m = n + 1;
    real *all = malloc(3 * n * m * sizeof *all), *x = all, *y = all + n * m, *z = all + 2 * n * m;

    fill(all, 3 * n * m, 1);
#pragma mint copy(all, toDevice, 3 * n * m)
#pragma mint parallel
    {
        for (int t = 0; t < 2; t++) {
#pragma mint for nest(2)
            for (int i = 1; i < n - 1; i++)
                for (int j = 1; j < m - 1; j++)
                    y[i * m + j] = x[(i - 1) * m + j] + x[(i + 1) * m + j - 1];
            if (t == 1)
                x = y;
#pragma mint for nest(2)
            for (int i = 0; i < n; i++)
                for (int j = 0; j < m; j++)
                    z[i * m + j] += x[i * m + j] - y[i * m + j];
        }
    }
#pragma mint copy(all, fromDevice, 3 * n * m)
    checksum("all", all, 3 * n * m * sizeof(real));
    return 0;
}
