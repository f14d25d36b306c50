/* Rules: C8, X1. A row pointer that is not set, of a row that the nest reads. */
#include <stdlib.h>

int main(void)
{
    double *u[4] = {0};
    double **rows = u;

    for (int y = 1; y < 4; y++)
        u[4 - y] = (double *)calloc(8, sizeof(double));
#pragma mint copy(rows, toDevice, 8, 4)
#pragma mint parallel for nest(2)
    for (int y = 0; y < 4; y++) // want "array 'rows': subscript .y. of dimension 1 goes from 0 to 3, but row 0 did not exist"
        for (int x = 0; x < 8; x++)
            rows[y][x] += 1;
    return 0;
}
