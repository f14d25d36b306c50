/* Rules: C5. A member whose type gives its extents, changed in a region that lacks another array: the copy to add needs none. */
#include <stdio.h>
#include <stdlib.h>
#define NX 36
#define NY 28
typedef struct { double f[2][NY][NX]; } Sim;

static void chemical(Sim *s, double (*phi)[NX])
{
#pragma mint parallel for nest(2)
    for (int y = 0; y < NY; y++)
        for (int x = 0; x < NX; x++)
            s->f[1][y][x] = phi[y][x] * 2; // want "the array 'phi' is not on the device"
}

int main(void)
{
    Sim *s = calloc(1, sizeof *s);
    chemical(s, s->f[0]);
    printf("%g\n", s->f[1][4][5]); // want "host code reads 's->f'"
    free(s);
}
