/* Rules: F2, T2. Trapezoid case 14. Bounds that move, ranges that are empty in some steps, scalars that change from step to step: locals, globals,
   members and macros. */
#include "../../field.h"

#define PART (of.scale / 2)
static struct { real scale; int steps; } of = {(real)0.5, 0};
static real rate = (real)0.1, u[33][34], v[33][34];

static void triangle(int n, int steps)
{
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < n - t / 5; y++)
            for (int x = 1; x < (t == 3 ? 1 : n); x++)
                v[y][x] = (u[y - 1][x] + u[y + 1][x] + u[y][x - 1]) / 3;
#pragma mint for nest(2)
        for (int y = 1; y < n; y++)
            for (int x = 1; x < n; x++)
                u[y][x] = v[y][x];
    }
}

static void changing(int n, int steps)
{
    real (*a)[34] = u, (*b)[34] = v;
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
        real now = (real)t / 16;
#pragma mint for nest(2)
        for (int y = 1; y < n; y++)
            for (int x = 1; x < n; x++)
                b[y][x] = a[y][x] * rate + (a[y - 1][x] + a[y][x + 1]) * PART + now * of.steps;
        rate += (real)0.01;
        of.scale -= now / 8;
        of.steps++;
        real (*c)[34] = a;
        a = b;
        b = c;
    }
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), steps = size_argument(argc, argv, 2, 11);

    fill(u[0], sizeof u / sizeof(real), 1);
    fill(v[0], sizeof v / sizeof(real), 2);
#pragma mint copy(u, toDevice)
#pragma mint copy(v, toDevice)
    triangle(n, steps);
    changing(n, steps);
#pragma mint copy(u, fromDevice)
#pragma mint copy(v, fromDevice)
    checksum("u", u, sizeof u);
    checksum("v", v, sizeof v);
    printf("%.9g %.9g %d\n", (double)rate, (double)of.scale, of.steps);
    return 0;
}
