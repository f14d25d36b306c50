/* Rules: F5, T1, T2. Trapezoid cases 4, 10. Pointers of a step lead to parts of one flat array, by remainders: three of a wave, two of three, through
   casts and addresses of elements. Each makes steps at once but the one whose rows lie between each other's. */
#include "../../field.h"
#include <stddef.h>

enum { n = 13 };
typedef real cell;

static void wave(int steps, int row, int part, real *a)
{
#pragma mint copy(a, toDevice, 3 * n * n)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
        const real *old = a + (t % 3) * part, *now = a + ((t + 1) % 3) * part;
        real *next = a + (t + 2) % 3 * part;
#pragma mint for nest(2)
        for (int y = 1; y < n - 1; y++)
            for (int x = 1; x < n - 1; x++)
                next[y * row + x] = now[y * row + x] - old[y * row + x] +
                                    (now[y * row + x - row] + now[y * row + x + row] + now[y * row + x - 1] + now[y * row + x + 1]) / 4;
    }
#pragma mint copy(a, fromDevice, 3 * n * n)
}

static void two_of_three(int steps, int size, real *a)
{
#pragma mint copy(a, toDevice, 3 * n * n)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
        int from = t % 3;
        cell *now = (cell *)(a + (size_t)from * size), *next = &a[((t + 1) % 3) * size];
#pragma mint for nest(2)
        for (int y = 1; y < n - 1; y++)
            for (int x = 1; x < n - 1; x++)
                next[y * n + x] = (now[(y - 1) * n + x] + now[(y + 1) * n + x] + now[y * n + x - 1] + now[y * n + x + 1]) / 4;
    }
#pragma mint copy(a, fromDevice, 3 * n * n)
}

int main(int argc, char **argv)
{
    int which = size_argument(argc, argv, 1, 0), steps = size_argument(argc, argv, 2, 10);
    static real a[3 * n * n];

    fill(a, sizeof a / sizeof *a, 1);
    if (which == 0)
        wave(steps, n, n * n, a);
    if (which == 1)
        wave(steps, 3 * n, n, a);
    if (which == 2)
        two_of_three(steps, n * n, a);
    checksum("a", a, sizeof a);
    return 0;
}
