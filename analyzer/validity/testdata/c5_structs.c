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

struct pair {
    double *of[2];
};

struct group {
    struct {
        double *of[2];
    } in[2];
};

/* Pointers in arrays of structs, by their initialisers. */
double pairs(int k)
{
    static double a[9], b[9];
    const struct pair listed[2] = {{{0, a}}, {{a, 0}}};
    struct group grouped[2] = {{{{{0, 0}}, {{0, b}}}}, {{{{0, 0}}, {{b, 0}}}}};
#pragma mint copy(a, toDevice)
#pragma mint copy(b, toDevice)
#pragma mint parallel for
    for (int i = 0; i < 9; i++)
        a[i] = b[i] = i;
    double seen = listed[1].of[k][3]; // want "host code reads 'a'"
    seen += grouped[k].in[1].of[k][3]; // want "host code reads 'b'"
#pragma mint copy(a, fromDevice)
#pragma mint copy(b, fromDevice)
    return seen;
}
