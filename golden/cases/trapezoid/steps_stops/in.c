/* Rules: F5, T1. Trapezoid cases 5, 10. Slices of an array that take turns, whose neighbours stop at the ends of the loops: written out, through locals,
   from a row that lies inside the array, and with a store under a condition. Three steps are one launch. */
#include "../../field.h"

#define NX 37
#define NY 18

static real u[2][NY][NX], v[2][NY][NX];

static void spread(int steps)
{
#pragma mint parallel
    {
#pragma mint trapezoid height(3)
        for (int t = 0; t < steps; t++)
#pragma mint for nest(2)
            for (int y = 0; y < NY; y++)
                for (int x = 0; x < NX; x++)
                    u[(t + 1) % 2][y][x] = (u[t % 2][y > 0 ? y - 1 : 0][x] + u[t % 2][y < NY - 1 ? y + 1 : NY - 1][x] +
                        u[t % 2][y][x > 0 ? x - 1 : 0] + u[t % 2][y][x + 1 > NX - 1 ? NX - 1 : x + 1]) / 4;
    }
}

static void guarded(int steps)
{
#pragma mint parallel
    {
#pragma mint trapezoid height(3)
        for (int t = 0; t < steps; t++) {
            int now = t % 2, next = 1 - now;
#pragma mint for nest(2)
            for (int y = 2; y < NY - 1; y++)
                for (int x = 0; x < NX; x++) {
                    int up = y > 2 ? y - 1 : 2, down = y < NY - 2 ? y + 1 : NY - 2, left = x < 1 ? 0 : x - 1;
                    if (x % 5 != 2)
                        v[next][y][x] = (v[now][up][x] - v[now][down][x] + v[now][y][left] + v[now][y][x]) / 4;
                }
        }
    }
}

int main(int argc, char **argv)
{
    int steps = size_argument(argc, argv, 1, 8);

    fill(u[0][0], sizeof u / sizeof(real), 1);
    fill(v[0][0], sizeof v / sizeof(real), 2);
    spread(steps);
    checksum("spread", u, sizeof u);
    guarded(steps);
    checksum("guarded", v, sizeof v);
    return 0;
}
