/* Rules: F5, F8, C6. Conditions on inner loops keep parts of flattened subscripts inside their rows; the largest part
   leaves only with the array; and one that is above or below its row throughout is a row further. */
#include "../../field.h"

#define ROWS 6
#define CELLS 19

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 9), m = n + 3, plane = ROWS * m, other = m * CELLS;
    real *u = malloc(2 * n * plane * sizeof *u), *v = malloc(n * m * m * sizeof *v), *w = malloc(n * other * sizeof *w);

    fill(u, 2 * n * plane, 1);
    fill(v, n * m * m, 2);
    fill(w, n * other, 3);
#pragma mint copy(u, toDevice, m, ROWS, n, 2)
#pragma mint copy(v, toDevice, m, m, n)
#pragma mint copy(w, toDevice, CELLS, m, n)
#pragma mint parallel
    {
        for (int t = 0; t < 3; t++) {
            /* [6*i+j][k]: at i = 0, j - 1 would be in front of the array. */
#pragma mint for nest(1)
            for (int i = 0; i < n; i++)
                for (int j = 0; j < ROWS; j += 2)
                    for (int k = 0; k < m; k++)
                        if (j >= 1 && j < ROWS - 1)
                            u[((t % 2 * n + i) * ROWS + j) * m + k] += u[((t % 2 * n + i) * ROWS + j - 1) * m + k] / 2 + u[((t % 2 * n + i) * ROWS + j + 1) * m + k] / 4;
            /* The same, with a condition that says nothing of j alone. */
#pragma mint for nest(1)
            for (int i = 0; i < n; i++)
                for (int j = 0; j < ROWS; j += 2)
                    for (int k = 0; k < m; k++)
                        if (i + j > 0)
                            u[((t % 2 * n + i) * ROWS + j) * m + k] -= u[((t % 2 * n + i) * ROWS + j - 1) * m + k] / 8;
            /* [i][j][k] with rows by a variable: j - 1 and j + 1 stay between 0 and m - 1. */
#pragma mint for nest(1)
            for (int i = 0; i < n; i++)
                for (int j = 0; j < m; j++)
                    for (int k = 0; k < m; k++)
                        if (j >= 1 && !(j >= m - 1))
                            v[(i * m + j) * m + k] = v[(i * m + j - 1) * m + k] / 2 + v[(i * m + j + 1) * m + k] / 4;
            /* [i+1][k-19], which is the last row of [i]; only the host knows that t % 2 is not negative. */
#pragma mint for nest(2)
            for (int i = 0; i < n; i++)
                for (int k = 1; k < CELLS - t % 2; k++)
                    if (w[i * other + (m - 1) * CELLS + k] < 0.5)
                        w[i * other + (m - 1) * CELLS + k] += v[i * m * m + k % m];
        }
    }
#pragma mint copy(u, fromDevice, m, ROWS, n, 2)
#pragma mint copy(v, fromDevice, m, m, n)
#pragma mint copy(w, fromDevice, CELLS, m, n)
    checksum("u", u, 2 * n * plane * sizeof(real));
    checksum("v", v, n * m * m * sizeof(real));
    checksum("w", w, n * other * sizeof(real));
    free(u);
    free(v);
    free(w);
    return 0;
}
