/* Rules: C2, F5. The first extent of a parameter is what callers promise at least: copies give the number of rows. */
#include "../../field.h"

enum { M = 12 };

static void fixed_rows(int n, real v[3][M], real u[2][M])
{
#pragma mint copy(v, toDevice, M, n)
#pragma mint copy(u, toDevice, M, n)
#pragma mint parallel for nest(2)
    for (int y = 1; y < n - 1; y++)
        for (int x = 1; x < M - 1; x++)
            v[y][x] = u[y - 1][x] - u[y][x + 1];
#pragma mint copy(v, fromDevice, M, n)
}

static void one_extent(int n, real v[3], real u[1])
{
#pragma mint copy(v, toDevice, n)
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 1; i < n; i++)
        v[i] += u[i - 1];
#pragma mint copy(v, fromDevice, n)
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 20);
    real(*u)[M] = (real(*)[M])malloc((size_t)n * sizeof *u), (*v)[M] = (real(*)[M])malloc((size_t)n * sizeof *v);

    fill(u[0], (size_t)n * M, 1);
    fill(v[0], (size_t)n * M, 2);
    fixed_rows(n, v, u);
    one_extent(n * M, u[0], v[0]);
    checksum("u", u, (size_t)n * sizeof *u);
    checksum("v", v, (size_t)n * sizeof *v);
    return 0;
}
