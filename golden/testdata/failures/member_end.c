/* Rules: C6, X1. A subscript of an array in a struct that reaches the next member. */
#include <stdio.h>
#include <stdlib.h>

struct cell {
    double f[2][4], g[4];
};

int main(int argc, char **argv)
{
    int n = argc * 30;
    struct cell *cell = calloc(n, sizeof *cell);

    (void)argv;
#pragma mint copy(cell, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        for (int k = 0; k < 4; k++) {
            cell[i].f[1][k] = cell[i].g[3 - k]; // these stay inside
            if (k < n - 40)
                cell[i].g[k + 10] = 1; // they do not happen
        }
#pragma mint parallel for
    for (int i = 0; i < n; i++) {
        int first = i % 3;
        for (int k = 0; k < n - 40; k++)
            for (int j = 0; j < 6; j++)
                cell[i].g[j] += cell[i].g[j + k];
        for (int k = 0; k < 4; k++)
            for (int j = k; j < 4; j++)
                cell[i].g[j - k] += cell[i].f[0][first];
        for (int k = first; k < 4; k++)
            for (int j = k + 1; j <= 4 && j < n; j++)
                cell[i].f[1][j - 1] += i > 4 && i < 8 && first < 2 ? cell[i].g[i - 5 + first] : cell[i].f[1][3];
    }
#pragma mint parallel for
    for (int i = 0; i < n; i++) // want "array 'cell': subscript \[k\+argc\] of its member 'f' goes from 1 to 4, but the extent is 4"
        for (int k = 0; k < 4; k++)
            cell[i].f[1][k + argc] += 1;
#pragma mint copy(cell, fromDevice, n)
    printf("%g\n", cell[n - 1].g[0]);
    return 0;
}
