/* Rules: F8, C8. A table of rows and the same table from its second row on. */
#include <stdlib.h>

static void halve(int n, double **u, double **v)
{
#pragma mint parallel for nest(2)
    for (int i = 0; i < n; i++) // want "'u' and 'v' are parts of 'rows' that overlap"
        for (int j = 0; j < 9; j++)
            v[i][j] = u[i][j] / 2;
}

int main(void)
{
    double *block = (double *)calloc(7 * 9, sizeof *block), **rows = (double **)malloc(7 * sizeof *rows);

    for (int i = 0; i < 7; i++)
        rows[i] = block + 9 * i;
#pragma mint copy(rows, toDevice, 9, 7)
    halve(3, rows, rows + 3);
    halve(3, rows, rows);
    halve(3, rows, rows + 2);
    free(rows);
    free(block);
    return 0;
}
