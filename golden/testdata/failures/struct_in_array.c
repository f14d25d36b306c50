/* Rules: C8. What the loop takes is a member of an array of structs, to which its name is a pointer without '&'. */
#include <stdlib.h>

typedef struct { double scale; double u[4]; } Level;

static void map(int n, double *u)
{
    Level levels[2] = {{2, {1, 2, 3, 4}}, {3, {1, 2, 3, 4}}};
    Level *first = levels;
    double *scale = n > 2 ? u : &first->scale;

#pragma mint copy(scale, toDevice, 1)
#pragma mint copy(levels[0].u, toDevice, 4)
#pragma mint parallel for
    for (int i = 0; i < 1; i++) // want "'levels\[0\].scale' is an element of 'scale', which the loop writes"
        scale[i] += levels[0].scale;
#pragma mint copy(scale, fromDevice, 1)
}

int main(void)
{
    double *u = calloc(4, sizeof *u);

    map(4, u);
    map(2, u);
    return 0;
}
