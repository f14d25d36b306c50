/* Rules: T1, T2, F8. Trapezoid case 8. In place by colours: one nest with a condition, one that starts each row at the colour's first cell, and two
   nests. Launches of several steps may have made all steps, and nothing waits when the host looks, replaces elements, or copies. */
#include "../../field.h"
#define NX 37
#define NY 21

static real u[NY][NX];

static void guarded(int steps)
{
#pragma mint parallel
    for (int t = 0; t < steps; t++)
        for (int colour = 0; colour < 2; colour++)
#pragma mint for nest(2)
            for (int y = 1; y < NY - 1; y++)
                for (int x = 1; x < NX - 1; x++)
                    if ((x + y) % 2 == colour)
                        u[y][x] = (real)0.25 * (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]);
}

static void strided(int steps)
{
#pragma mint parallel
    for (int t = 0; t < steps; t++)
        for (int colour = 0; colour < 2; colour++)
#pragma mint for nest(2)
            for (int y = 1; y < NY - 1; y++)
                for (int x = 1 + (y + colour) % 2; x < NX - 1; x += 2)
                    u[y][x] = (real)0.25 * (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]);
}

static void two_nests(int steps)
{
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < NY - 1; y++)
            for (int x = 1; x < NX - 1; x++)
                if ((x + y) % 2 == 0)
                    u[y][x] = (real)0.25 * (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]);
#pragma mint for nest(2)
        for (int y = 1; y < NY - 1; y++)
            for (int x = 1; x < NX - 1; x++)
                if ((x + y) % 2 == 1)
                    u[y][x] = (real)0.25 * (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]);
    }
}

/* The boundary is replaced while the newest values are in the second buffer, and the second buffer keeps the old boundary. */
static void replaced(int steps)
{
#pragma mint copy(u, toDevice)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < NY - 1; y++)
            for (int x = 1; x < NX - 1; x++)
                if ((x + y) % 2 == (t & 1))
                    u[y][x] = (real)0.25 * (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]);
        if (t % 4 == 3) {
#pragma mint single
            { u[0][t % NX] = (real)t; }
        }
    }
#pragma mint copy(u, fromDevice)
}

int main(int argc, char **argv)
{
    int steps = size_argument(argc, argv, 1, 6);

    fill(u[0], NX * NY, 1);
    guarded(steps);
    checksum("guarded", u, sizeof u);
    strided(steps);
    checksum("strided", u, sizeof u);
    two_nests(steps);
    checksum("two nests", u, sizeof u);
    replaced(steps);
    checksum("replaced", u, sizeof u);
    return 0;
}
