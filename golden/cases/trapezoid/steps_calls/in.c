/* Rules: R3, T2, C3. Trapezoid case 13. A region in each step, and nests in a function that is called once a step, on arrays that are mapped outside;
   one that is released and mapped again in the middle. Functions that are called under conditions alone; one in turn with another, and one whose steps cannot be joined. */
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

static int back(int n, real (*a)[28], real (*b)[28])
{
#pragma mint parallel for nest(2)
    for (int y = 1; y < n; y++)
        for (int x = 1; x < n; x++)
            a[y][x] += b[y][x];
    return n;
}

static int turned(int n)
{
#pragma mint parallel for nest(2)
    for (int y = 1; y < n; y++)
        for (int x = y; x < n; x++)
            k[x][y] = u[y][x] / 2;
    return n;
}

static int grown(int n)
{
#pragma mint parallel for nest(2)
    for (int y = 1; y < n; y++)
        for (int x = 1; x < n; x++)
            k[y][x] = k[y][x] / 2 + u[y][x];
    return n;
}

static int sometimes(int n, int steps)
{
    int sum = 0;
#pragma mint copy(u, toDevice)
#pragma mint copy(v, toDevice)
#pragma mint copy(k, toDevice)
    for (int t = 0; t < steps; t++)
        if (t % 3)
            sum += back(n, u, v);
        else
            step(n, v, u);
    for (int t = 0; t < steps; t++)
        sum += t > 1 && turned(n) > t;
    for (int t = 0; t < steps; t++)
        sum += t % 8 == 7 ? t : grown(n);
#pragma mint copy(u, fromDevice)
#pragma mint copy(v, fromDevice)
#pragma mint copy(k, fromDevice)
    return sum;
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
    printf("%d\n", sometimes(n, steps));
    checksum("u", u, sizeof u);
    checksum("v", v, sizeof v);
    checksum("k", k, sizeof k);
    return 0;
}
