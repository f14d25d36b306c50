/* Rules: F5, T1. Trapezoid case 10. Slices of an array that take turns under conditions: the other one of two is 1 - now, now ^ 1 or
   !now of another local, also of one that is kept from step to step. Three steps are one launch. */
#include "../../field.h"

#define NX 37
#define NY 18

static real u[2][NY][NX], v[2][NY][NX];

static void flip(int steps)
{
#pragma mint parallel
    {
#pragma mint trapezoid height(3)
        for (int t = 0; t < steps; t++) {
            int now = t % 2, next = (int)(now ^ 1);
#pragma mint for nest(2)
            for (int y = 0; y < NY; y++)
                for (int x = 0; x < NX; x++)
                    if (x > 0 && y > 0 && x % 5 != 2)
                        u[next][y][x] = u[now][y][x - 1] / 2 + u[now][y - 1][x] / 4;
        }
    }
}

static void keep(int steps)
{
    int now = 1;
#pragma mint parallel
    {
#pragma mint trapezoid height(3)
        for (int t = 0; t < steps; t++) {
            int next = 1 - now;
#pragma mint for nest(2)
            for (int y = 0; y < NY; y++)
                for (int x = 0; x < NX; x++)
                    if (x < NX - 1)
                        v[next][y][x] = v[now][y][x + 1] / 2 - v[now][y][x] / 4;
            now = next;
        }
    }
}

static void negate(int steps)
{
#pragma mint parallel
    {
#pragma mint trapezoid height(3)
        for (int t = 0; t < steps; t++) {
            int now = t & 1, next = !now;
#pragma mint for nest(2)
            for (int y = 0; y < NY; y++)
                for (int x = 0; x < NX; x++)
                    if (y < NY - 1)
                        u[next][y][x] = u[now][y + 1][x] / 2 + u[now][y][x] / 4;
        }
    }
}

int main(int argc, char **argv)
{
    int steps = size_argument(argc, argv, 1, 8);

    fill(u[0][0], sizeof u / sizeof(real), 1);
    fill(v[0][0], sizeof v / sizeof(real), 2);
    flip(steps);
    checksum("flip", u, sizeof u);
    keep(steps);
    checksum("keep", v, sizeof v);
    negate(steps);
    checksum("negate", u, sizeof u);
    return 0;
}
