/* Rules: C8, F4. A struct that the loop takes by value holds the array that it writes. */
#include <stdlib.h>

typedef struct { double slope, shift; } Line;

static double at(Line line, double x) { return line.slope * x + line.shift; }

static void map(double *u, Line line, int own)
{
    double *v = own ? &line.slope : u;

#pragma mint copy(v, toDevice, 2)
#pragma mint parallel for
    for (int i = 0; i < 2; i++) // want "'line' is an element of 'v', which the loop writes"
        v[i] = at(line, 1.5);
#pragma mint copy(v, fromDevice, 2)
}

int main(void)
{
    double *u = calloc(2, sizeof *u);
    Line line = {2, 3};

    map(u, line, 0);
    map(u, line, 1);
    return 0;
}
