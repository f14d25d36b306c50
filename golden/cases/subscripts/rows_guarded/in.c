/* Rules: C6, C8. Rows that lie apart, and neighbours that a condition on the subscript as a whole leaves out where there are none. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 19), m = size_argument(argc, argv, 2, 14);
    real **u = (real **)malloc((size_t)n * sizeof *u), **v = (real **)malloc((size_t)n * sizeof *v);

    for (int i = 0; i < n; i++) {
        u[i] = (real *)malloc((size_t)m * sizeof **u);
        v[i] = (real *)malloc((size_t)m * sizeof **v);
        fill(u[i], (size_t)m, (size_t)i);
        fill(v[i], (size_t)m, (size_t)(i + n));
    }
#pragma mint copy(u, toDevice, m, n)
#pragma mint copy(v, toDevice, m, n)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < m; j++) {
                real s = 0;
                for (int k = -3; k <= 3; k++) {
                    if (i + k < 0 || i + k >= n)
                        continue;
                    s += u[i + k][j];
                }
                for (int k = 0; k < 8 && j + k < m; k++)
                    s -= u[i][j + k] / 2;
                v[i][j] = s;
            }
    }
#pragma mint copy(v, fromDevice, m, n)
    for (int i = 0; i < n; i++)
        checksum("v", v[i], (size_t)m * sizeof **v);
    return 0;
}
