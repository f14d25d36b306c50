/* Rules: L1. Macros of the names of types, where C++ needs such a word that the macro would change. A macro with parameters
 * changes its name only in front of a parenthesis. */
#include <math.h>
#include <stdio.h>

#define double float
#define int long
enum mode { OFF, ON, AUTO };
static double u[100];

#define row(i) u[i]
#define column(i) u[i]
typedef float cell;
void first(int n, cell row[n], cell column[n]) // want "C\+\+ needs '\*column' here, and the macro 'column' would change it"
{
    row[0] = column[0];
}
#undef column
#define column 1

void relax(enum mode m)
{
    double s = sqrt(u[3]); // want "C\+\+ needs '\(double\)' here, and the macro 'double' would change it"
    int below = m - 3; // want "C\+\+ needs '\(unsigned int\)' here, and the macro 'int' would change it"
#pragma mint parallel for
    for (int i = 0; i < 100; i++)
        u[i] = sqrt(u[i]) * s + (m - 3 > 0);
    printf("%g %ld\n", u[2], below);
}
