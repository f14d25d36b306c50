/* Rules: X1. Edits for C++ in what a macro makes a string of: the program would print the edited text. */
#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define SHOW(form, x) printf(#x " = " form "\n", x)
#define SHOW_NUMBER(x) SHOW("%g", x)
#define NUMBER SHOW_NUMBER
#define ROOT(n) SHOW_NUMBER(sqrt(n)) // want "macro 'SHOW_NUMBER' makes a string or a name of its argument, which C.. needs as 'sqrt\(\(double\)\(n\)\)'"
#define TRACE(...) (puts(#__VA_ARGS__), printf(__VA_ARGS__))
#define NAMED(args...) puts(#args)
#define LOG(form, ...) printf(form "\n", __VA_ARGS__)

int main(void)
{
    static double u[8];
    float f = 0.25f;
    double *p;
#pragma mint parallel for
    for (int i = 0; i < 8; i++)
        u[i] = i;
    SHOW("%g", sqrt(f)); // want "macro 'SHOW' makes a string or a name of its argument, which C.. needs as 'sqrt\(\(double\)f\)'"
    SHOW_NUMBER(sqrt(f)); // want "macro 'SHOW_NUMBER' makes a string"
    NUMBER(sqrt(f)); // want "macro 'NUMBER' makes a string"
    ROOT(f);
    TRACE("%g %g\n", 1.0, sqrt(f)); // want "macro 'TRACE' makes a string"
    SHOW("%p", p = malloc(8)); // want "macro 'SHOW' makes a string or a name of its argument, which C.. needs as 'p = \(double \*\)malloc\(8\)'"
    SHOW("%g", u[3]);       /* nothing changes in these */
    NAMED(p = malloc(8), sqrt(f));
    LOG("%g", sqrt(f));     /* no string is made of these */
    assert(sqrt(f) > 0);
    return 0;
}
