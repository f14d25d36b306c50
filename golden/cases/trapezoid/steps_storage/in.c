/* Rules: F5, T1, C1. Three buffers in turn, slices that a subscript selects, flat arrays, rows by pointers, and arrays that are
   written in place. */
#include "../../field.h"

static void wave(int n, int steps, real (*old)[n], real (*now)[n], real (*next)[n])
{
#pragma mint copy(old, toDevice, n, n)
#pragma mint copy(now, toDevice, n, n)
#pragma mint copy(next, toDevice, n, n)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < n - 1; y++)
            for (int x = 1; x < n - 1; x++)
                next[y][x] = 2 * now[y][x] - old[y][x] + (now[y - 1][x] + now[y + 1][x] + now[y][x - 1] + now[y][x + 1] - 4 * now[y][x]) / 8;
        real (*free)[n] = old;
        old = now;
        now = next;
        next = free;
    }
#pragma mint copy(old, fromDevice, n, n)
#pragma mint copy(now, fromDevice, n, n)
#pragma mint copy(next, fromDevice, n, n)
}

static real both[2][24][25];

static void slices(int n, int steps)
{
#pragma mint copy(both, toDevice)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < n; y++)
            for (int x = 1; x < n; x++)
                both[(t + 1) % 2][y][x] = (both[t % 2][y - 1][x] + both[t % 2][y + 1][x] + both[t % 2][y][x + 1]) / 3;
    }
#pragma mint copy(both, fromDevice)
}

static void flat(int n, int steps, real *a, real *b)
{
#pragma mint copy(a, toDevice, n, n)
#pragma mint copy(b, toDevice, n, n)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < n - 1; y++)
            for (int x = 1; x < n - 1; x++)
                b[y * n + x] = (a[y * n + x - n] + a[y * n + x + n] + a[y * n + x - 1] + a[y * n + x + 1]) / 4;
        real *c = a;
        a = b;
        b = c;
    }
#pragma mint copy(a, fromDevice, n, n)
#pragma mint copy(b, fromDevice, n, n)
}

static void rows(int n, int steps, real **a, real **b)
{
#pragma mint copy(a, toDevice, n, n)
#pragma mint copy(b, toDevice, n, n)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < n - 1; y++)
            for (int x = 1; x < n - 1; x++)
                b[y][x] = (a[y - 1][x] + a[y + 1][x] + a[y][x - 1] + a[y][x + 1]) / 4;
        real **c = a;
        a = b;
        b = c;
    }
#pragma mint copy(a, fromDevice, n, n)
#pragma mint copy(b, fromDevice, n, n)
}

static void fields(int n, int steps, real (*e)[n], real (*h)[n])
{
#pragma mint copy(e, toDevice, n, n)
#pragma mint copy(h, toDevice, n, n)
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
#pragma mint copy(e, fromDevice, n, n)
#pragma mint copy(h, fromDevice, n, n)
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), steps = size_argument(argc, argv, 2, 11);
    real **a = new_rows(n, n), **b = new_rows(n, n), **c = new_rows(n, n);
    size_t count = (size_t)n * n;

    fill(a[0], count, 1);
    fill(b[0], count, 2);
    fill(c[0], count, 3);
    fill(both[0][0], sizeof both / sizeof(real), 4);
    wave(n, steps, (real (*)[n])a[0], (real (*)[n])b[0], (real (*)[n])c[0]);
    slices(n, steps);
    flat(n, steps, a[0], b[0]);
    rows(n, steps, b, c);
    fields(n, steps, (real (*)[n])a[0], (real (*)[n])b[0]);
    checksum("a", a[0], count * sizeof(real));
    checksum("b", b[0], count * sizeof(real));
    checksum("c", c[0], count * sizeof(real));
    checksum("both", both, sizeof both);
    return 0;
}
