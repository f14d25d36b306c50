/* Rules: C6, C8. Rows that lie apart, with neighbours under conditions whose limits wrap around where there are few rows: j < n - 2 holds
 * for each unsigned j where n is 1. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 19), m = size_argument(argc, argv, 2, 14), first = 3;
    size_t rows = (size_t)n;
    real **u = (real **)malloc((size_t)n * sizeof *u), **v = (real **)malloc((size_t)n * sizeof *v);

    for (int i = n - 1; i >= 0; i--) {
        u[i] = (real *)malloc((size_t)(m + i % 3) * sizeof **u);
        v[i] = (real *)malloc((size_t)(m + i % 3) * sizeof **v);
        fill(u[i], (size_t)m, (size_t)i);
        fill(v[i], (size_t)m, (size_t)(i + n));
    }
#pragma mint copy(u, toDevice, m, n)
#pragma mint copy(v, toDevice, m, n)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (size_t i = 0; i < rows; i++)
            for (unsigned j = 0; j < m; j++) {
                real s = i < rows - 2 ? u[i + 2][j] : u[i][0];
                s += m - 2 <= j ? u[i][j] : u[i][j + 2];
                if (!(j >= m - 3))
                    s -= u[i][j + 3] / 2;
                if (j >= first)
                    s += u[i][j - first] / 4;
                v[i][j] = s;
            }
    }
#pragma mint copy(v, fromDevice, m, n)
    for (int i = 0; i < n; i++)
        checksum("v", v[i], (size_t)m * sizeof **v);
    return 0;
}
