/* Rules: C2, C4. A part of an array that a region needs first, and then the whole: the hint says how to put the whole on the device. */
#include <stdlib.h>
#define NX 36
#define NY 28
typedef struct { double f[2][NY][NX]; } Sim;

static void chemical(Sim *s, double phi[NY][NX])
{
#pragma mint parallel for nest(2)
    for (int y = 0; y < NY; y++) // want "(?s)array 's->f' has 3 dimensions here, but 2 where .*put all of it there in front, by copy\(s->f, toDevice, ..\)"
        for (int x = 0; x < NX; x++)
            s->f[1][y][x] = phi[y][x] * 2;
}

int main(void)
{
    Sim *s = calloc(1, sizeof *s);
    chemical(s, s->f[0]);
    return (int)s->f[1][4][5];
}
