/* Rules: C6. An unsigned limit that wraps around where rows have one element, which then leaves out nothing. */
#include <stdlib.h>

int main(void)
{
    int n = 4, m = 1;
    double **u = (double **)malloc((size_t)n * sizeof *u), **v = (double **)malloc((size_t)n * sizeof *v);

    for (int i = n - 1; i >= 0; i--) {
        u[i] = (double *)calloc((size_t)(m + 2 + i % 3), sizeof **u);
        v[i] = (double *)calloc((size_t)(m + 2 + i % 3), sizeof **v);
    }
#pragma mint copy(u, toDevice, m, n)
#pragma mint copy(v, toDevice, m, n)
#pragma mint parallel for nest(2)
    for (int i = 0; i < n; i++) // want "array 'u': a subscript of dimension 2 may go from 1 to 1, but the extent is 1 and the rows lie apart"
        for (unsigned j = 0; j < m; j++)
            v[i][j] = j < m - 2 ? u[i][j + 1] : u[i][j];
    return 0;
}
