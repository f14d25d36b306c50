#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tgmath.h> // want "<tgmath.h> means something else in C++"

#define NEW(p) p = malloc(8), puts("new")

int old(a, b) int b; { return b; } // want "'a' has no type"
int lines(a) const // want "style before C89"
    int a; { return a; }
static int other(); // want "'other()' is a function without parameters"
int added(a, b) int a, b; { return a + b; }
static int unit();

int main(void)
{
    double *p;
    int *q, i = 3;
    NEW(p); // want "macro 'NEW' makes a C construct"
    q = p; // want "has type 'double *', but 'int *' is wanted"
    q = i; // want "is an integer, but 'int *' is wanted"
    i = q; // want "is a pointer, but an arithmetic type is wanted"
    i = (int)p; // want "loses digits of a pointer"
    if (p == q) i = 0; // want "'double *' is compared with 'int *'"
    i = added(1); // want "'added' has 2 parameters, and is called with 1 arguments"
    i = unit(1, 2); // want "its parameters are not declared"
    char why[80];
    i = strerror_r(i, why, sizeof why); // want "'strerror_r' is another function in C++"
    int (*describe)(int, char *, size_t) = strerror_r; // want "'strerror_r' is another function in C++"
    i += describe(i, why, sizeof why);
    return other(1, 2) + i;
}

typedef int count;
static int other(count a, int b) { return a + b; }
static int unit() { return 1; }
