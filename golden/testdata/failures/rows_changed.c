/* Rules: C8, X1. Two rows have changed places since the copy. */
#include <stdlib.h>
#include <string.h>

static void exchange(size_t table, int i, int k)
{
    double **hidden = (double **)table, *row = hidden[i];

    hidden[i] = hidden[k];
    hidden[k] = row;
}

int main(void)
{
    double **u = malloc(4 * sizeof *u), **v = malloc(4 * sizeof *v);

    for (int y = 0; y < 4; y++) {
        u[y] = calloc(8, sizeof(double));
        v[y] = calloc(8, sizeof(double));
    }
    size_t where = (size_t)u; // a name that mintc does not follow
#pragma mint copy(v, toDevice, 8, 4)
#pragma mint copy(u, toDevice, 8, 4)
    exchange(where, 1, 2);
#pragma mint parallel for nest(2)
    for (int y = 1; y < 3; y++) // want "the row pointers of 'u' have changed: row 'u\[1\]' is not where it was when"
        for (int x = 0; x < 8; x++)
            v[y][x] = u[y][x];
#pragma mint copy(v, fromDevice, 8, 4)
    return (int)v[1][1];
}
