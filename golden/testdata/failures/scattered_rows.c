/* Rules: F5, X1. Rows that do not lie in one block. */
#include <stdlib.h>

int main(void)
{
    double *u[4];
    double **rows = u;

    for (int y = 0; y < 4; y++)
        u[3 - y] = (double *)calloc(8, sizeof(double));
#pragma mint copy(rows, toDevice, 8, 4) // want "rows"
    return 0;
}
