/* Rules: C1, T1. Trapezoid case 14. Buffers that change places under a condition, in a helper, or not as the loop shows; two names of one array. */
#include "../../field.h"

typedef real row[23];

static void exchange(row **a, row **b)
{
    row *c = *a;
    *a = *b;
    *b = c;
}

static void sometimes(int steps, row *u, row *v)
{
#pragma mint copy(u, toDevice, 23, 19)
#pragma mint copy(v, toDevice, 23, 19)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < 18; y++)
            for (int x = 1; x < 22; x++)
                v[y][x] = (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]) / 4;
        if (t != 6) {
            row *w = u;
            u = v;
            v = w;
        }
    }
#pragma mint copy(u, fromDevice, 23, 19)
#pragma mint copy(v, fromDevice, 23, 19)
}

static void helped(int steps, row *u, row *v)
{
#pragma mint copy(u, toDevice, 23, 19)
#pragma mint copy(v, toDevice, 23, 19)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < 18; y++)
            for (int x = 1; x < 22; x++)
                v[y][x] = (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]) / 4;
        exchange(&u, &v);
    }
#pragma mint copy(u, fromDevice, 23, 19)
#pragma mint copy(v, fromDevice, 23, 19)
}

/* k is another name of u, or an array of its own. */
static void named(int steps, row *u, row *v, row *k)
{
#pragma mint copy(u, toDevice, 23, 19)
#pragma mint copy(v, toDevice, 23, 19)
#pragma mint copy(k, toDevice, 23, 19)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < 18; y++)
            for (int x = 1; x < 22; x++)
                v[y][x] = u[y][x] + (u[y - 1][x] - u[y][x + 1]) * k[y][x];
        row *w = u;
        u = v;
        v = w;
        if (k == v)
            k = u;
    }
#pragma mint copy(u, fromDevice, 23, 19)
#pragma mint copy(v, fromDevice, 23, 19)
}

int main(int argc, char **argv)
{
    int steps = size_argument(argc, argv, 1, 13);
    static row u[19], v[19], k[19];

    fill(u[0], sizeof u / sizeof(real), 1);
    fill(v[0], sizeof v / sizeof(real), 2);
    fill(k[0], sizeof k / sizeof(real), 3);
    sometimes(steps, u, v);
    helped(steps, u, v);
    named(steps, u, v, k);
    named(steps, u, v, u);
    checksum("u", u, sizeof u);
    checksum("v", v, sizeof v);
    return 0;
}
