/* Rules: F5, T1, T2. Trapezoid cases 4, 10. Parts of one flat array that take turns by what stands inside its subscripts: remainders, a wave of three, the other
   one of two, numbers that change places, with the edges of each part as nests of their own and under a mask. All but the two whose rows lie between each
   other's make steps at once. */
#include "../../field.h"

enum { n = 13 };
#define AT(t, y, x) (((t) % 2 * rows + (y)) * row + (x))

static void edges(int steps, int rows, int row, real *a)
{
#pragma mint copy(a, toDevice, 2 * rows * row)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < rows - 1; y++)
            for (int x = 1; x < row - 1; x++)
                a[AT(t + 1, y, x)] = (a[AT(t, y - 1, x)] + a[AT(t, y + 1, x)] + a[AT(t, y, x - 1)] + a[AT(t, y, x + 1)]) / 4;
#pragma mint for
        for (int x = 0; x < row; x++)
            a[AT(t + 1, rows - 1, x)] = a[AT(t + 1, rows - 2, x)];
    }
#pragma mint copy(a, fromDevice, 2 * rows * row)
}

static void wave(int steps, int row, int part, real *a)
{
#pragma mint copy(a, toDevice, 3 * n * n)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < n - 1; y++)
            for (int x = 1; x < n - 1; x++)
                a[(t + 2) % 3 * part + y * row + x] = a[(t + 1) % 3 * part + y * row + x] - a[t % 3 * part + y * row + x] +
                                                      a[(t + 1) % 3 * part + y * row + x + 1] / 4;
    }
#pragma mint copy(a, fromDevice, 3 * n * n)
}

static void other(int steps, int size, const int *mask, real *a)
{
    int now = 0;
#pragma mint copy(mask, toDevice, size * size)
#pragma mint copy(a, toDevice, 2 * size * size)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < size - 1; y++)
            for (int x = 1; x < size - 1; x++)
                if (mask[y * size + x])
                    a[(1 - now) * size * size + y * size + x] = (a[now * size * size + (y - 1) * size + x] + a[now * size * size + y * size + x + 1]) / 2;
        now = 1 - now;
    }
#pragma mint copy(a, fromDevice, 2 * size * size)
}

#define ROWS 7

static void several_rows(int steps, int row, real *a)
{
#pragma mint copy(a, toDevice, 2 * ROWS * row)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < ROWS - 1; y++)
            for (int x = 1; x < row - 1; x++)
                a[((t + 1) & 1) * ROWS * row + y * row + x] = (a[(t & 1) * ROWS * row + (y + 1) * row + x] + a[(t & 1) * ROWS * row + y * row + x - 1]) / 2;
    }
#pragma mint copy(a, fromDevice, 2 * ROWS * row)
}

static void exchanged(int steps, real *a)
{
    int now = 0, next = 2;
#pragma mint copy(a, toDevice, 3 * n)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for
        for (int x = 1; x < n - 1; x++)
            a[next * n + x] = (a[now * n + x - 1] + a[now * n + x + 1]) / 2;
        int kept = now;
        now = next;
        next = kept;
    }
#pragma mint copy(a, fromDevice, 3 * n)
}

int main(int argc, char **argv)
{
    int which = size_argument(argc, argv, 1, 0), steps = size_argument(argc, argv, 2, 10);
    static real a[3 * n * n];
    int mask[n * n];

    fill(a, sizeof a / sizeof *a, 1);
    for (int i = 0; i < n * n; i++)
        mask[i] = i % 5 != 0;
    if (which == 0)
        edges(steps, n, n + 4, a);
    if (which == 1)
        wave(steps, n, n * n, a);
    if (which == 2)
        wave(steps, 3 * n, n, a);
    if (which == 3)
        other(steps, n, mask, a);
    if (which == 4)
        exchanged(steps, a);
    if (which == 5)
        several_rows(steps, n, a);
    checksum("a", a, sizeof a);
    return 0;
}
