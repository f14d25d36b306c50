/* Rules: C5. Part (iii): copy(fromDevice) without a copy to the device. */
#include "../../field.h"

static void run(int n, int m, const real *u, real *v)
{
#pragma mint copy(u, toDevice, n)
    for (int t = 0; t < 3; t++) {
#pragma mint parallel
        {
#pragma mint for
            for (int i = 1; i < m; i++)
                v[i] = v[i] / 2 + u[i];
        }
    }
#pragma mint copy(v, fromDevice, n)
}

static void rows(int n, real **u)
{
#pragma mint parallel for nest(2)
    for (int i = 0; i < n; i++)
        for (int j = 1; j < n; j++)
            u[i][j] = u[i][j] / 2;
#pragma mint copy(u, fromDevice, n, n)
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    real *u = (real *)malloc(n * sizeof(real)), *v = (real *)malloc(n * sizeof(real)), **w = new_rows(n, n);

    fill(u, n, 1);
    fill(v, n, 2);
    fill(w[0], (size_t)n * n, 3);
    run(n, n - 1, u, v);
    checksum("v", v, n * sizeof(real));
    rows(n, w);
    checksum("w", w[0], (size_t)n * n * sizeof(real));
    return 0;
}
