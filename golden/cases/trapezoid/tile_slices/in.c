/* Rules: T1, T2. Trapezoid cases 4, 10. The storages of a step are parts of one array: three that take turns, by a remainder and by integers that change
   places; three of which a step uses two. All of them are as the serial program leaves them, for any number of steps. */
#include "../../field.h"
#define NX 31
#define NY 23

static real u[3][NY][NX];

static void wave(int steps)
{
#pragma mint copy(u, toDevice)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < NY - 1; y++)
            for (int x = 1; x < NX - 1; x++)
                u[(t + 2) % 3][y][x] = 2 * u[(t + 1) % 3][y][x] - u[t % 3][y][x] +
                                       (real)0.1 * (u[(t + 1) % 3][y - 1][x] + u[(t + 1) % 3][y + 1][x] + u[(t + 1) % 3][y][x - 1] +
                                                    u[(t + 1) % 3][y][x + 1] - 4 * u[(t + 1) % 3][y][x]);
    }
#pragma mint copy(u, fromDevice)
}

static void two_of_three(int steps)
{
#pragma mint copy(u, toDevice)
#pragma mint parallel
    for (int t = 1; t <= steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < NY - 1; y++)
            for (int x = 1; x < NX - 1; x++)
                u[t % 3][y][x] = (real)0.5 * u[(t - 1) % 3][y][x] +
                                 (real)0.1 * (u[(t - 1) % 3][y - 1][x] + u[(t - 1) % 3][y + 1][x] + u[(t - 1) % 3][y][x - 1] + u[(t - 1) % 3][y][x + 1]);
    }
#pragma mint copy(u, fromDevice)
}

static int exchanged(int steps)
{
    int before = 0, now = 1, after = 2;
#pragma mint copy(u, toDevice)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < NY - 1; y++)
            for (int x = 1; x < NX - 1; x++)
                u[after][y][x] = (real)0.9 * u[now][y][x] - (real)0.2 * u[before][y][x] + (real)0.05 * (u[now][y - 1][x] + u[now][y][x + 1]);
        int free = before;
        before = now;
        now = after;
        after = free;
    }
#pragma mint copy(u, fromDevice)
    return now;
}

int main(int argc, char **argv)
{
    int steps = size_argument(argc, argv, 1, 13);

    fill(u[0][0], 3 * NX * NY, 1);
    wave(steps);
    checksum("wave", u, sizeof u);
    two_of_three(steps);
    checksum("two of three", u, sizeof u);
    printf("%d\n", exchanged(steps));
    checksum("exchanged", u, sizeof u);
    return 0;
}
