/* Rules: C5. Arrays of a table that are on the device under names of their own: host code that reads them by the table. */
#include <stdio.h>
#include <stdlib.h>

struct field {
    double *u;
};

int main(int argc, char **argv)
{
    int count = argc > 1 ? atoi(argv[1]) : 3, n = 50;
    double **q = malloc((size_t)count * sizeof *q);
    struct field *f = malloc((size_t)count * sizeof *f);

    for (int k = 0; k < count; k++) {
        double *a = q[k] = calloc((size_t)n, sizeof *a), *b = f[k].u = calloc((size_t)n, sizeof *b);
#pragma mint copy(a, toDevice, n) keep
#pragma mint copy(b, toDevice, n) keep
    }
    for (int k = 0; k < count; k++) {
        double *a = q[k], *b = f[k].u;
#pragma mint parallel for
        for (int i = 1; i < n - 1; i++) {
            a[i] = b[i] + 1;
            b[i] = i;
        }
    }
    for (int k = 0; k < count; k++)
        printf("%g\n", q[k][1]); // want "host code reads 'q', whose device copy is the valid one"
    for (int k = 0; k < count; k++)
        printf("%g\n", f[k].u[1]); // want "host code reads .*, whose device copy is the valid one"
    return 0;
}
