/* Rules: F5, F6, F8. Flattened subscripts of two dimensions: halos in the stride, size_t, mirrors, guards that keep a
 * subscript in its row, updates in place, rows of one loop. */
#include "../../field.h"
#define AT(a, i, j) a[(size_t)(i) * (size_t)m + (size_t)(j)]

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 9), m = n + 3, all = (n + 2) * (m + 2);
    real *a = malloc(all * sizeof *a), *b = malloc(all * sizeof *b), *c = malloc(n * m * sizeof *c), *d = malloc(n * m * sizeof *d);

    fill(a, all, 1);
    fill(b, all, 2);
    fill(c, n * m, 3);
    fill(d, n * m, 4);
#pragma mint copy(a, toDevice, m + 2, n + 2)
#pragma mint copy(b, toDevice, m + 2, n + 2)
#pragma mint copy(c, toDevice, m, n)
#pragma mint copy(d, toDevice, m, n)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int i = 1; i <= n; i++)
            for (int j = 1; j <= m; j++)
                b[i * (m + 2) + j] = a[(i - 1) * (m + 2) + j - 1] + a[(i + 1) * (m + 2) + (j + 1)];
#pragma mint for
        for (int i = 1; i <= n; i++)
            for (int j = m; j >= 1; j--)
                for (int q = -1; q <= 1; q++)
                    a[i * (m + 2) + j] += b[i * (m + 2) + j + q];
#pragma mint for nest(2)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < m; j++) {
                real s = AT(c, i, m - 1 - j);
                if (j > 0)
                    s += AT(c, i, j - 1);
                if (i > 0 && j < m - 1)
                    s += AT(c, i - 1, j + 1);
                AT(d, i, j) = s;
            }
        for (int color = 0; color < 2; color++) {
#pragma mint for nest(2)
            for (int i = 1; i < n - 1; i++)
                for (int j = 1; j < m - 1; j++)
                    if (((i + j) & 1) == color)
                        c[i * m + j] = c[(i - 1) * m + j] + c[(i + 1) * m + j] + c[i * m + j - 1] + c[i * m + j + 1];
        }
#pragma mint for
        for (int i = 0; i < n; i++) {
            int at = i * m;
            d[at] = d[at + m - 2];
            d[at + m - 1] = d[at + 1];
        }
    }
#pragma mint copy(a, fromDevice, m + 2, n + 2)
#pragma mint copy(b, fromDevice, m + 2, n + 2)
#pragma mint copy(c, fromDevice, m, n)
#pragma mint copy(d, fromDevice, m, n)
    checksum("a", a, all * sizeof(real));
    checksum("b", b, all * sizeof(real));
    checksum("c", c, n * m * sizeof(real));
    checksum("d", d, n * m * sizeof(real));
    return 0;
}
