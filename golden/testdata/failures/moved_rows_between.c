/* Rules: C8. Rows that are exchanged between two regions, neither of which moves any. */
#include <stdint.h>
#include <stdlib.h>

/* By numbers, which the translator does not follow. */
static void exchange(void *table, int i, int k)
{
    uintptr_t *address = table, first = address[i];

    address[i] = address[k];
    address[k] = first;
}

static void add(double **u, int steps)
{
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int i = 0; i < 9; i++) // want "row 'u.1.' is not where it was"
            for (int j = 0; j < 9; j++)
                u[i][j] += 1;
    }
}

int main(void)
{
    double **u = malloc(9 * sizeof *u);

    for (int i = 0; i < 9; i++)
        u[i] = calloc(9, sizeof **u);
#pragma mint copy(u, toDevice, 9, 9)
    add(u, 3);
    exchange(u, 1, 2);
    add(u, 3);
#pragma mint copy(u, fromDevice, 9, 9)
    return (int)u[1][1];
}
