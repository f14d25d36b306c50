/* Rules: C4, C5. Arrays that a region uses by pointers only: the arrays' types give the extents, as their names would. */
#include "../../field.h"

#define N 31
static real u[N][N + 9], v[N][N + 9], line[2][N];

static void swapped(int n, int steps)
{
    real(*from)[N + 9] = u, (*to)[N + 9] = v;

    for (int t = 0; t < steps; t++) {
#pragma mint parallel for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                to[y][x] = from[y - 1][x] / 2 + from[y][x + 1];
        real(*old)[N + 9] = from;
        from = to;
        to = old;
    }
    checksum("from", from, sizeof u);
}

static real chosen(int n, int which)
{
    real mine[N], other[n + 1], *p = which ? mine : other, *flat = &u[0][0];

    fill(mine, N, 3);
    fill(other, n + 1, 4);
#pragma mint parallel
    {
        if (which)
            line[0][1] = 1;
#pragma mint for
        for (int i = 0; i < n; i++)
            p[i] += flat[i];
#pragma mint for
        for (int i = 0; i < n; i++)
            flat[2 * i] = p[i];
    }
    return mine[0] + mine[n - 1] * other[0] + other[n] + flat[n];
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    real *pair[2] = {line[0], line[1]};

    fill(&u[0][0], sizeof u / sizeof(real), 1);
    fill(&v[0][0], sizeof v / sizeof(real), 2);
    swapped(n, 3);
    printf("%.17g %.17g\n", (double)chosen(n, 0), (double)chosen(n, 1));
#pragma mint parallel for
    for (int i = 1; i < n; i++)
        pair[n % 2][i] += u[i][i] + pair[1 - n % 2][i - 1];
    checksum("u", u, sizeof u);
    checksum("v", v, sizeof v);
    checksum("line", line, sizeof line);
    return 0;
}
