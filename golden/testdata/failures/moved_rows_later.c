/* Rules: C8. Rows that were exchanged before a region whose host code moves none: each launch still looks at the rows that no other has reached. */
#include <stdint.h>
#include <stdlib.h>

/* By numbers, which the translator does not follow. */
static void exchange(void *table, int i, int k)
{
    uintptr_t *address = table, first = address[i];

    address[i] = address[k];
    address[k] = first;
}

int main(void)
{
    double **u = malloc(9 * sizeof *u);

    for (int i = 0; i < 9; i++)
        u[i] = calloc(9, sizeof **u);
#pragma mint copy(u, toDevice, 9, 9)
    exchange(u, 5, 6);
#pragma mint parallel
    for (int t = 0; t < 3; t++) {
#pragma mint for nest(2)
        for (int i = 0; i < 4; i++)
            for (int j = 0; j < 9; j++)
                u[i][j] += 1;
        if (t == 1) {
#pragma mint for nest(2)
            for (int i = 3; i < 6; i++) // want "row 'u.5.' is not where it was"
                for (int j = 0; j < 9; j++)
                    u[i][j] += 1;
        }
    }
#pragma mint copy(u, fromDevice, 9, 9)
    return (int)u[1][1];
}
