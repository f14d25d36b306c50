/* Rules: C8. Two rows change places after the copy, by a name that is an integer. */
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
    size_t where = (size_t)u;
#pragma mint copy(v, toDevice, 8, 4)
#pragma mint copy(u, toDevice, 8, 4)
    exchange(where, 1, 2); // want "a row pointer of 'u' is assigned while the array is on the device"
#pragma mint parallel for nest(2)
    for (int y = 1; y < 3; y++)
        for (int x = 0; x < 8; x++)
            v[y][x] = u[y][x];
#pragma mint copy(v, fromDevice, 8, 4)
    return (int)v[1][1];
}
