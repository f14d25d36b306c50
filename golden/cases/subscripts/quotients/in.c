/* Rules: F6, F8. A loop by steps writes every element of a smaller array once: i / 3 where i is a multiple of 3 away from the first. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 60);
    real *x = (real *)malloc((size_t)(n + 3) * sizeof *x), *y = (real *)calloc((size_t)n, sizeof *y), *z = (real *)calloc((size_t)n, sizeof *z);

    fill(x, (size_t)n + 3, 1);
#pragma mint copy(x, toDevice, n + 3)
#pragma mint copy(y, toDevice, n)
#pragma mint copy(z, toDevice, n)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < n; i += 3)
            y[i / 3] = x[i] + x[i + 1] + x[i + 2];
#pragma mint for
        for (int i = 1; i < n; i += 2)
            z[i >> 1] = x[i] - x[i - 1];
#pragma mint for
        for (unsigned i = 0; i < (unsigned)n; i += 4)
            y[i / 4] += z[i / 4];
#pragma mint for
        for (int i = 0; i < n / 2; i++)
            z[(2 * i + 1) / 2] -= x[i];
    }
#pragma mint copy(y, fromDevice, n)
#pragma mint copy(z, fromDevice, n)
    checksum("y", y, (size_t)n * sizeof *y);
    checksum("z", z, (size_t)n * sizeof *z);
    return 0;
}
