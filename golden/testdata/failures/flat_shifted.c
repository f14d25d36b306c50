/* Rules: F5, F8. Two subscripts of which neither reaches over more cells than a row has, but both do: that of the next
   row, 8 cells back, is 2 cells ahead in this one. */
#include <stdlib.h>

static void rows(double *u, int n, int m, int w, int back)
{
#pragma mint copy(u, toDevice, w, n)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int i = 0; i < n; i++) // want "'u.i . w . j.' and 'u..i . 1. . w . j - back.' use the same elements in different iterations"
            for (int j = 0; j < m; j++)
                u[i * w + j] = u[(i + 1) * w + j - back] + 1;
    }
#pragma mint copy(u, fromDevice, w, n)
}

int main(void)
{
    double *u = (double *)calloc(4 * 10, sizeof *u);

    rows(u, 4, 6, 10, 8);
    free(u);
    return 0;
}
