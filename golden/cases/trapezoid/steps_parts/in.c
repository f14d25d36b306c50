/* Rules: F5, T1, C1. Trapezoid case 10. Time loops whose buffers are parts of one array: planes of it, rows of it, a block from an
   element on, pointers that a step sets, three parts in turn, two that are written in place. Each makes steps at once but the last,
   whose rows lie between each other's. */
#include "../../field.h"

enum { n = 13 };

static struct {
    real all[2][n][n];
} grid;

static void heat(int steps, real (*u)[n], real (*v)[n])
{
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < n - 1; y++)
            for (int x = 1; x < n - 1; x++)
                v[y][x] = (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]) / 4;
        real (*w)[n] = u;
        u = v;
        v = w;
    }
}

static void planes(int steps, real (*a)[n][n])
{
#pragma mint copy(a, toDevice, n, n, 3)
    heat(steps, a[2], a[0]);
#pragma mint copy(a, fromDevice, n, n, 3)
}

static void rows(int steps, real (*a)[n])
{
#pragma mint copy(a, toDevice, n, 3 * n)
    heat(steps, a, a + n + 1);
#pragma mint copy(a, fromDevice, n, 3 * n)
}

static void member(int steps)
{
#pragma mint copy(grid.all, toDevice)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
        real (*u)[n] = grid.all[t % 2], (*v)[n] = grid.all[1 - t % 2];
#pragma mint for nest(2)
        for (int y = 1; y < n - 1; y++)
            for (int x = 1; x < n - 1; x++)
                v[y][x] = (u[y - 1][x] + u[y][x - 1]) / 2;
    }
#pragma mint copy(grid.all, fromDevice)
}

static void wave(int steps, int row, int part, real *a)
{
    real *old = a, *now = a + part, *next = now + part;
#pragma mint copy(a, toDevice, 3 * n * n)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < n - 1; y++)
            for (int x = 1; x < n - 1; x++)
                next[y * row + x] = now[y * row + x] - old[y * row + x] +
                                    (now[y * row + x - row] + now[y * row + x + row] + now[y * row + x - 1] + now[y * row + x + 1]) / 4;
        real *free = old;
        old = now;
        now = next;
        next = free;
    }
#pragma mint copy(a, fromDevice, 3 * n * n)
}

/* Launches of several steps need second buffers of both. */
static void fields(int steps, real (*a)[n][n])
{
    real (*e)[n] = a[0], (*h)[n] = a[1];
#pragma mint copy(a, toDevice, n, n, 2)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < n; y++)
            for (int x = 0; x < n; x++)
                e[y][x] -= (h[y][x] - h[y - 1][x]) / 2;
#pragma mint for nest(2)
        for (int y = 0; y < n - 1; y++)
            for (int x = 0; x < n; x++)
                h[y][x] -= (e[y + 1][x] - e[y][x]) / 2;
    }
#pragma mint copy(a, fromDevice, n, n, 2)
}

int main(int argc, char **argv)
{
    int which = size_argument(argc, argv, 1, 0), steps = size_argument(argc, argv, 2, 10);
    static real a[3 * n * n];

    fill(a, sizeof a / sizeof *a, 1);
    fill(grid.all[0][0], sizeof grid.all / sizeof(real), 2);
    if (which == 0)
        planes(steps, (real (*)[n][n])a);
    if (which == 1)
        rows(steps, (real (*)[n])a);
    if (which == 2)
        member(steps);
    if (which == 3)
        fields(steps, (real (*)[n][n])a);
    if (which == 4)
        wave(steps, n, n * n, a);
    if (which == 5)
        wave(steps, 3 * n, n, a);
    checksum("a", a, sizeof a);
    checksum("grid", &grid, sizeof grid);
    return 0;
}
