/* Rules: F5, T1, T2. Trapezoid cases 4, 10. Parts of one flat array whose beginnings a step sets in front of its nest: by declarations, by assignments to variables from
   outside the loop, and from what is set there itself. Three make steps at once; of the others the part is not what one setting says: it is chosen again under a condition,
   what it was chosen by changes behind it, also where nothing else gives that a value, and a jump leads back behind it. */
#include "../../field.h"

enum { n = 13 };

static void declared(int steps, int rows, int row, real *a)
{
#pragma mint copy(a, toDevice, 2 * rows * row)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
        int now = t % 2 * rows * row, next = (t + 1) % 2 * rows * row;
#pragma mint for nest(2)
        for (int y = 1; y < rows - 1; y++)
            for (int x = 1; x < row - 1; x++)
                a[next + y * row + x] = (a[now + (y - 1) * row + x] + a[now + (y + 1) * row + x] + a[now + y * row + x - 1] + a[now + y * row + x + 1]) / 4;
    }
#pragma mint copy(a, fromDevice, 2 * rows * row)
}

static void assigned(int steps, int row, real *a)
{
    long oldest, older, now, part = (long)row * row;
    int t = 0;
#pragma mint copy(a, toDevice, 3 * row * row)
#pragma mint parallel
    while (t < steps) {
        oldest = t % 3 * part;
        older = (t + 1) % 3 * part;
        now = part * ((t + 2) % 3);
#pragma mint for nest(2)
        for (int y = 1; y < row - 1; y++)
            for (int x = 1; x < row - 1; x++)
                a[y * row + x + now] = a[older + y * row + x] - a[oldest + y * row + x] + a[older + y * row + x + 1] / 4;
        t++;
    }
#pragma mint copy(a, fromDevice, 3 * row * row)
}

static void from_others(int steps, int row, real *a)
{
    int cur = 0;
#pragma mint copy(a, toDevice, 2 * row * row)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
        const int size = row * row, now = cur * size, next = (1 - cur) * size;
#pragma mint for nest(2)
        for (int y = 1; y < row - 1; y++)
            for (int x = 1; x < row - 1; x++)
                a[next + y * row + x] = (a[now + (y + 1) * row + x] + a[now + y * row + x - 1]) / 2;
        cur = 1 - cur;
    }
#pragma mint copy(a, fromDevice, 2 * row * row)
}

static void chosen_again(int steps, int row, real *a)
{
#pragma mint copy(a, toDevice, 3 * row * row)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
        int now = t % 2 * row * row, next = (t + 1) % 2 * row * row;
        if (t % 3 == 2)
            next = 2 * row * row;
#pragma mint for nest(2)
        for (int y = 1; y < row - 1; y++)
            for (int x = 1; x < row - 1; x++)
                a[next + y * row + x] = (a[now + (y + 1) * row + x] + a[now + y * row + x - 1]) / 2;
    }
#pragma mint copy(a, fromDevice, 3 * row * row)
}

static void counted_behind(int steps, int row, real *a)
{
    int t = 0;
#pragma mint copy(a, toDevice, 2 * row * row)
#pragma mint parallel
    while (t < steps) {
        int now = t % 2 * row * row, next = (t + 1) % 2 * row * row;
        t++;
#pragma mint for nest(2)
        for (int y = 1; y < row - 1; y++)
            for (int x = 1; x < row - 1; x++)
                a[next + y * row + x] = (a[now + (y + 1) * row + x] + a[now + y * row + x - 1]) / 2;
    }
#pragma mint copy(a, fromDevice, 2 * row * row)
}

static void given_behind(int steps, int row, real *a)
{
    int last;
#pragma mint copy(a, toDevice, 3 * row * row)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
        int now = (t == 0 ? 0 : last) % 2 * row * row;
        last = t + 1;
#pragma mint for nest(2)
        for (int y = 1; y < row - 1; y++)
            for (int x = 1; x < row - 1; x++)
                a[2 * row * row + y * row + x] = (a[now + (y + 1) * row + x] + a[now + y * row + x - 1]) / 2;
    }
#pragma mint copy(a, fromDevice, 3 * row * row)
}

static void led_back(int steps, int row, real *a)
{
#pragma mint copy(a, toDevice, 3 * row * row)
    for (int t = 0; t < steps; t += 3) {
        int k = t;
        int now = (k + 1) % 2 * row * row, next = k % 2 * row * row;
        switch (row) {
        default:
        again:
#pragma mint parallel
#pragma mint for nest(2)
            for (int y = 1; y < row - 1; y++)
                for (int x = 1; x < row - 1; x++)
                    a[next + y * row + x] = (a[now + (y + 1) * row + x] + a[now + y * row + x - 1]) / 2;
        }
        k++;
        if (k < t + 3)
            goto again;
    }
#pragma mint copy(a, fromDevice, 3 * row * row)
}

int main(int argc, char **argv)
{
    int which = size_argument(argc, argv, 1, 0), steps = size_argument(argc, argv, 2, 10);
    static real a[3 * n * n];

    fill(a, sizeof a / sizeof *a, 1);
    if (which == 0)
        declared(steps, n, n + 4, a);
    if (which == 1)
        assigned(steps, n, a);
    if (which == 2)
        from_others(steps, n, a);
    if (which == 3)
        chosen_again(steps, n, a);
    if (which == 4)
        counted_behind(steps, n, a);
    if (which == 5)
        led_back(steps, n, a);
    if (which == 6)
        given_behind(steps, n, a);
    checksum("a", a, sizeof a);
    return 0;
}
