/* Rules: F2, F8, C6. Conditions compare indices with integers of 64 bits that are as large as their type lets them be, or with unsigned sums that wrap around. */
#include "../../field.h"
#include <limits.h>
#include <stdint.h>

#define N 40

struct limits { int low, high; };

/* Limits behind a pointer that is null where there is nothing to do. */
static void inside(int n, const struct limits *of, real (*v)[N], real (*u)[N])
{
#pragma mint parallel for nest(2)
    for (int y = 0; y < n; y++)
        for (int x = 0; x < N; x++)
            if (y > of->low && x < of->high)
                v[y][x] = u[y][x] + 2;
}

/* With sentinels, no condition leaves anything out but the last two. */
int main(int argc, char **argv)
{
    static real u[N][N], v[N][N], w[N][N], a[N][N], b[N][N], c[N][N], d[N][N], e[N][N], f[N][N];
    int limited = size_argument(argc, argv, 1, 0);
    struct limits within = {3, 30};
    long low = limited ? 3 : LONG_MIN, high = limited ? 5 : LONG_MAX;
    size_t top = limited ? 7 : SIZE_MAX, back = limited ? 2 : (size_t)-1, n = N;

    fill(&u[0][0], N * N, 1);
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 0; y < N; y++)
            for (int x = 0; x < N - 1; x++)
                if (y <= high && x >= low)
                    v[y][x] = u[y][x + 1] + 1;
#pragma mint for nest(2)
        for (size_t y = 0; y < N; y++)
            for (int x = 0; x < N; x++)
                if (y <= top && x < N - 2)
                    w[y][x] = u[y][x + 2] + 1;
#pragma mint for nest(2)
        for (int y = 0; y < N; y++)
            for (size_t x = 0; x < N - 2; x++)
                if (x < top && y > 0)
                    a[y][x] = u[y - 1][x + 1] + 1;
        /* Neighbours of which the one in front of the first is none: a sum that wraps around. */
#pragma mint for nest(2)
        for (size_t y = 0; y < n; y++)
            for (int x = 0; x < N; x++)
                if (y + back < n && x + back < n)
                    b[y][x] = u[y][x] + u[y + back][x + back];
#pragma mint for nest(2)
        for (int y = 0; y < N; y++)
            for (int x = 0; x < N; x++)
                if (y + back < n)
                    e[y][x] = u[y][x];
#pragma mint for nest(2)
        for (int y = 0; y < N; y++)
            for (int x = 0; x < N; x++)
                if (y > high)
                    c[y][x] = u[y][x] + 1;
#pragma mint for nest(2)
        for (unsigned long y = 0; y < N; y++)
            for (int x = 1; x < N; x++)
                if (y > top)
                    d[y][x] = u[y][x] + 1;
    }
    for (int i = 0; i < 2; i++) {
#pragma mint copy(u, toDevice)
#pragma mint copy(f, toDevice)
        inside(i * N, i ? &within : NULL, f, u);
#pragma mint copy(f, fromDevice)
    }
    checksum("v", v, sizeof v);
    checksum("w", w, sizeof w);
    checksum("a", a, sizeof a);
    checksum("b", b, sizeof b);
    checksum("c", c, sizeof c);
    checksum("d", d, sizeof d);
    checksum("e", e, sizeof e);
    checksum("f", f, sizeof f);
    return 0;
}
