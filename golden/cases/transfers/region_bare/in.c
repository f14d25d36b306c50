/* Rules: R1, R3, F1. 'parallel' in front of a loop without braces, as OpenMP has it. */
#include "../../field.h"

enum { W = 26 };

static real u[W][W], v[W][W];

static void smooth(int n, int steps)
{
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                v[y][x] = (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]) / 4;
        if (t == steps - 1)
            break;
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                u[y][x] = v[y][x];
    }
}

/* Its nests are those of whoever calls it in a region. */
static void double_back(int n)
{
#pragma mint for nest(2)
    for (int y = 1; y <= n; y++)
        for (int x = 1; x <= n; x++)
            v[y][x] = u[y][x - 1] - u[y][x + 1];
#pragma mint for nest(2)
    for (int y = 1; y <= n; y++)
        for (int x = 1; x <= n; x++)
            u[y][x] += v[y][x] / 2;
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), left = 3;

    fill(u[0], W * W, 1);
    if (n > 0)
        smooth(n, 3);
    checksum("v", v, sizeof v);
#pragma mint parallel
    while (left-- > 0)
#pragma mint for
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                u[y][x] += v[y][x];
#pragma mint parallel default(none) shared(u, v, n)
#pragma mint for nest(2)
    for (int y = 1; y <= n; y++)
        for (int x = 1; x <= n; x++)
            v[y][x] -= u[y][x];
    checksum("u", u, sizeof u);
    checksum("v", v, sizeof v);
#pragma mint parallel
    for (int t = 0; t < 2; t++)
        double_back(n);
    checksum("u", u, sizeof u);
    return 0;
}
