/* Rules: F5, T1. Trapezoid cases 2, 10, 12. Slices of an array that take turns, chosen by a local and the other one of two: with subscripts that go on at the other end,
   and with stores under a condition. Three steps are one launch. */
#include "../../field.h"

#define NX 37
#define NY 18

static short cells[2][NY][NX];
static real u[2][NY][NX];

static void life(int steps)
{
#pragma mint parallel
    {
#pragma mint trapezoid height(3)
        for (int t = 0; t < steps; t++) {
            int now = t % 2, next = 1 - now;
#pragma mint for nest(2)
            for (int y = 0; y < NY; y++)
                for (int x = 0; x < NX; x++) {
                    int left = x == 0 ? NX - 1 : x - 1, alive = cells[now][y][left] + cells[now][y][(x + 1) % NX];
                    alive += cells[now][(y - 1 + NY) % NY][x] + cells[now][(y + 1) % NY][x] + cells[now][(y + 1) % NY][left];
                    cells[next][y][x] = alive == 3 || (alive == 2 && cells[now][y][x]);
                }
        }
    }
}

static void flow(int steps)
{
#pragma mint parallel
    {
#pragma mint trapezoid height(3)
        for (int t = 0; t < steps; t++)
#pragma mint for nest(2)
            for (int y = 0; y < NY; y++)
                for (int x = 0; x < NX; x++)
                    if (x > 0 && x % 5 != 2)
                        u[(t + 1) & 1][y][x] = u[t & 1][y][x - 1] / 2 + u[t & 1][y][x] / 4;
    }
}

int main(int argc, char **argv)
{
    int steps = size_argument(argc, argv, 1, 8);
    real start[2 * NY * NX];

    fill(start, 2 * NY * NX, 1);
    for (int i = 0; i < 2 * NY * NX; i++) {
        (&cells[0][0][0])[i] = i * i % 7 < 3;
        (&u[0][0][0])[i] = start[i];
    }
    life(steps);
    checksum("life", cells, sizeof cells);
    flow(steps);
    checksum("flow", u, sizeof u);
    return 0;
}
