/* Rules: C5. Elements that are structs. */
#include <stdio.h>
#include <stdlib.h>

struct cell {
    double h;
    int flag;
};

static double total(const struct cell *c, int n)
{
    double s = 0;
    for (int i = 0; i < n; i++)
        s += c[i].h;
    return s;
}

void of_caller(struct cell *c, int n)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        c[i].h = 2 * c[i].h;
    printf("%g\n", c[0].h); // want "host code reads 'c'"
    struct cell first = c[0];
    printf("%g %g\n", total(c, n), first.h);
}

void written(struct cell *c, int n)
{
#pragma mint copy(c, toDevice, n)
    c[0].flag = 1; // want "host code writes 'c'"
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        c[i].h = 2 * c[i].flag;
#pragma mint copy(c, fromDevice, n)
    printf("%g\n", total(c, n));
}
