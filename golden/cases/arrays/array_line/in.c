/* Rules: F5, F1, F6. One dimension, one loop, no nest clause. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17) * 16;
    real *u = (real *)malloc((n + 2) * sizeof(real));
    real *v = (real *)malloc((n + 2) * sizeof(real));

    fill(u, n + 2, 1);
    fill(v, n + 2, 2);
#pragma mint copy(u, toDevice, n + 2)
#pragma mint copy(v, toDevice, n + 2)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 1; i <= n; i++)
            v[i] = u[i - 1] - 2 * u[i] + *(u + (i + 1));
    }
#pragma mint copy(v, fromDevice, n + 2)
    checksum("v", v, (n + 2) * sizeof(real));
    free(u);
    free(v);
    return 0;
}
