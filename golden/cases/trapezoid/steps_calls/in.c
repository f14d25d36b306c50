/* Rules: R3, T2, C3. Trapezoid case 13. A region in each step, and nests in a function that is called once a step, on arrays that are mapped outside;
   one that is released and mapped again in the middle. */
#include "../../field.h"

static real u[27][28], v[27][28], k[27][28];

static void step(int n, real (*a)[28], real (*b)[28])
{
#pragma mint parallel for nest(2)
    for (int y = 1; y < n; y++)
        for (int x = 1; x < n; x++)
            b[y][x] = (a[y - 1][x] + a[y + 1][x] + a[y][x - 1] + a[y][x + 1]) / 4;
}

static void called(int n, int steps)
{
#pragma mint copy(u, toDevice)
#pragma mint copy(v, toDevice)
    for (int t = 0; t < steps; t += 2) {
        step(n, u, v);
        step(n, v, u);
    }
#pragma mint copy(u, fromDevice)
#pragma mint copy(v, fromDevice)
}

static void inside(int n, int steps)
{
#pragma mint copy(u, toDevice)
#pragma mint copy(v, toDevice)
    for (int t = 0; t < steps; t++) {
#pragma mint parallel
        {
#pragma mint for nest(2)
            for (int y = 1; y < n; y++)
                for (int x = 1; x < n; x++)
                    v[y][x] = (u[y - 1][x] + u[y + 1][x]) / 2;
#pragma mint for nest(2)
            for (int y = 1; y < n; y++)
                for (int x = 1; x < n; x++)
                    u[y][x] = (v[y][x - 1] + v[y][x + 1]) / 2;
        }
    }
#pragma mint copy(u, fromDevice)
#pragma mint copy(v, fromDevice)
}

static void released(int n, int steps)
{
#pragma mint copy(u, toDevice)
#pragma mint copy(v, toDevice)
#pragma mint copy(k, toDevice) keep
    for (int t = 0; t < steps; t++) {
#pragma mint parallel
        {
#pragma mint for nest(2)
            for (int y = 1; y < n; y++)
                for (int x = 1; x < n; x++)
                    v[y][x] = (u[y - 1][x] + u[y + 1][x]) / 2 * k[y][x];
#pragma mint for nest(2)
            for (int y = 1; y < n; y++)
                for (int x = 1; x < n; x++)
                    u[y][x] = v[y][x] + v[y][x + 1] / 4;
        }
        if (t == 6) {
#pragma mint copy(k, release)
            k[3][4] += 1;
#pragma mint copy(k, toDevice) keep
        }
    }
#pragma mint copy(k, release)
#pragma mint copy(u, fromDevice)
#pragma mint copy(v, fromDevice)
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), steps = size_argument(argc, argv, 2, 12);

    fill(u[0], sizeof u / sizeof(real), 1);
    fill(v[0], sizeof v / sizeof(real), 2);
    fill(k[0], sizeof k / sizeof(real), 3);
    called(n, steps);
    inside(n, steps);
    released(n, steps);
    checksum("u", u, sizeof u);
    checksum("v", v, sizeof v);
    return 0;
}
