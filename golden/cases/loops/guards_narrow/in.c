/* Rules: F5, F8, C6. Conditions on indices keep subscripts inside their rows, so that nothing has to be moved or refused. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 9), m = n + 1;
    real *u = malloc(n * m * sizeof *u), **v = new_rows(n, m), **w = new_rows(n, m);

    fill(u, n * m, 1);
    fill(v[0], n * m, 2);
    fill(w[0], n * m, 3);
#pragma mint copy(u, toDevice, m, n)
#pragma mint copy(v, toDevice, m, n)
#pragma mint copy(w, toDevice, m, n)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < m; j++) {
                if (j == 0)
                    u[i * m + j] = u[i * m + j + 1] + 1;
                if (j > 2 && j < m - 1 && i >= 1)
                    w[i][j] = v[i - 1][j + 1] + v[i][j - 3];
                else
                    w[i][j] = i == 0 ? 1 : j == m - 1 ? v[i][j - 1] : 7;
            }
    }
#pragma mint copy(u, fromDevice, m, n)
#pragma mint copy(w, fromDevice, m, n)
    checksum("u", u, n * m * sizeof(real));
    checksum("w", w[0], n * m * sizeof(real));
    return 0;
}
