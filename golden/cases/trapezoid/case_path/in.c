/* Rules: T1, T2, N1. Trapezoid cases 3, 11. PathFinder: nested loops, a row of the wall for each step, neighbours that exist only inside, integers; a
   host scalar stops the loop in the middle of a batch, and counters are the serial ones. At an odd height and at an even one. */
#include "../../field.h"
enum { N = 61, ROWS = 40 };

static int wall[ROWS][N], first[N], second[N];

static int least(int a, int b)
{
    return a < b ? a : b;
}

static int odd(int steps, int stop, int *u, int *v)
{
    int done = 0;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint copy(wall, toDevice)
#pragma mint parallel
    for (int t = 0; t < steps; t += 10) {
        int end = least(steps, t + 10);
#pragma mint trapezoid height(3)
        for (int k = t; k < end; k++) {
            if (k == stop)
                break;
#pragma mint for
            for (int x = 0; x < N; x++) {
                int best = u[x];
                if (x > 0)
                    best = least(best, u[x - 1]);
                if (x < N - 1)
                    best = least(best, u[x + 1]);
                v[x] = best + wall[k][x];
            }
            int *w = u;
            u = v;
            v = w;
            done++;
        }
    }
#pragma mint copy(u, fromDevice, N)
#pragma mint copy(v, fromDevice, N)
    return done;
}

static int even(int steps, int stop, int *u, int *v)
{
    int done = 0, t = 0;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint copy(wall, toDevice)
#pragma mint parallel
    {
#pragma mint trapezoid height(4)
        while (t < steps) {
            if (t == stop)
                break;
#pragma mint for
            for (int x = 0; x < N; x++)
                v[x] = least(u[x], least(x > 0 ? u[x - 1] : u[x], x < N - 1 ? u[x + 1] : u[x])) + wall[t][x];
            int *w = u;
            u = v;
            v = w;
            t++;
            done += t;
        }
    }
#pragma mint copy(u, fromDevice, N)
#pragma mint copy(v, fromDevice, N)
    return done;
}

int main(int argc, char **argv)
{
    int steps = size_argument(argc, argv, 1, 14), stop = size_argument(argc, argv, 2, -1);

    for (int y = 0; y < ROWS; y++)
        for (int x = 0; x < N; x++)
            wall[y][x] = (y * 37 + x * 91) % 10 + (y < 2 ? 2000000000 - x : 0) / (y + 1) / 40;
    for (int x = 0; x < N; x++) {
        first[x] = x * 57 % 100;
        second[x] = x * 23 % 100;
    }
    printf("%d steps\n", odd(steps, stop, first, second));
    checksum("odd", first, sizeof first);
    checksum("odd", second, sizeof second);
    printf("%d\n", even(steps, stop, first, second));
    checksum("even", first, sizeof first);
    checksum("even", second, sizeof second);
    return 0;
}
