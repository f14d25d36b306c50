/* Rules: F5, F8. A condition keeps the inner loop's index from the start of its row, but not from its end, so that two
   iterations use one element. */
#include <stdlib.h>

static void rows(double *u, int n, int w)
{
#pragma mint copy(u, toDevice, w, n + 1)
#pragma mint parallel
    {
#pragma mint for nest(1)
        for (int i = 0; i < n; i++) // want "'u.*' and 'u.*' use the same elements in different iterations"
            for (int j = 0; j < w; j++)
                if (j >= 1)
                    u[i * w + j] = u[i * w + j - 1] + u[i * w + j + 2];
    }
#pragma mint copy(u, fromDevice, w, n + 1)
}

int main(void)
{
    double *u = (double *)calloc(6 * 7, sizeof *u);

    rows(u, 5, 7);
    free(u);
    return 0;
}
