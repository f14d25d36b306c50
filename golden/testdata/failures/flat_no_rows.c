/* Rules: F5, F8. Rows of no cells, so that all iterations write the same ones. */
#include <stdlib.h>

static void rows(double *u, int n, int w)
{
#pragma mint copy(u, toDevice, 9, n)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int i = 0; i < n; i++) // want "'u.* and 'u.*' use the same elements in different iterations"
            for (int j = 0; j < 7; j++)
                u[i * w + j] = i;
    }
#pragma mint copy(u, fromDevice, 9, n)
}

int main(void)
{
    double *u = (double *)calloc(5 * 9, sizeof *u);

    rows(u, 5, 0);
    free(u);
    return 0;
}
