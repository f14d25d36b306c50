/* Rules: F2, F8. Loops that are tiled by hand: an iteration has the elements from its index up to the next step. */
#include "../../field.h"

enum { B = 8 };

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 5) * B;
    real **u = new_rows(n, n), **v = new_rows(n, n);

    fill(u[0], (size_t)n * n, 1);
    fill(v[0], (size_t)n * n, 2);
#pragma mint copy(u, toDevice, n, n)
#pragma mint copy(v, toDevice, n, n)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int ii = 0; ii < n; ii += B)
            for (int jj = 0; jj < n; jj += B)
                for (int i = ii; i < ii + B; i++)
                    for (int j = jj; j < jj + B; j++)
                        v[i][j] = 2 * u[i][j] - v[i][j];
#pragma mint for nest(2)
        for (int ii = n - B; ii >= 0; ii -= B)
            for (int jj = 0; jj < n; jj += B)
                for (int i = 0; i < B; i++)
                    for (int j = jj; j < jj + B; j++)
                        if (j + 1 < n)
                            u[ii + i][j] += v[ii + i][j + 1];
#pragma mint for
        for (int ii = 1; ii < n - 2; ii += 3)
            for (int i = ii; i <= ii + 2; i++)
                v[0][i] += u[i][0];
    }
#pragma mint copy(u, fromDevice, n, n)
#pragma mint copy(v, fromDevice, n, n)
    checksum("u", u[0], (size_t)n * n * sizeof(real));
    checksum("v", v[0], (size_t)n * n * sizeof(real));
    return 0;
}
