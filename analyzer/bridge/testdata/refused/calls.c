#include <stdlib.h>
#include <tgmath.h> // want "<tgmath.h> means something else in C++"

#define NEW(p) p = malloc(8)

int old(a) int a; { return a; } // want "style before C89"
static int later(); // want "'later()' is a function without parameters"

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
    return later(1, 2) + i; // want "its parameters are not declared"
}

static int later(int a, int b) { return a + b; }
