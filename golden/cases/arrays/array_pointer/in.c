/* Rules: F5, C1. A pointer to rows, the usual way to an array of run-time extents, and a pointer to the whole array. */
#include "../../field.h"

/* The caller maps *a and *b. */
static void add(int n, int w, real (*a)[n + 2][w], real (*b)[n + 2][w])
{
#pragma mint parallel for nest(2)
    for (int y = 1; y <= n; y++)
        for (int x = 1; x <= n; x++)
            (*b)[y][x] += (*a)[y - 1][x] + (*a)[y][x + 1];
}

/* The second of two, and the only one. */
static void whole(int n, int w, real (*a)[n + 2][w], real (*b)[n + 2][w])
{
#pragma mint copy(*a, toDevice, w, n + 2)
#pragma mint copy(b[1], toDevice, w, n + 2)
    add(n, w, a, &b[1]);
#pragma mint parallel for nest(2)
    for (int y = 1; y <= n; y++)
        for (int x = 1; x <= n; x++)
            (*a)[y][x] = b[1][y - 1][x] + (*(b + 1))[y][x + 1];
#pragma mint copy(a[0], fromDevice, w, n + 2)
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 5;
    size_t cells = (size_t)(n + 2) * w;
    real(*u)[w] = (real(*)[w])malloc(cells * sizeof(real));
    real(*v)[w] = (real(*)[w])malloc(cells * sizeof(real));

    fill(&u[0][0], cells, 1);
    fill(&v[0][0], cells, 2);
#pragma mint copy(u, toDevice, w, n + 2)
#pragma mint copy(v, toDevice, w, n + 2)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                v[y][x] = u[y - 1][x] + u[y + 1][x] - (u[y][x - 1] + u[y][x + 1]);
    }
#pragma mint copy(v, fromDevice, w, n + 2)
    checksum("v", v, cells * sizeof(real));

    real(*pair)[n + 2][w] = (real(*)[n + 2][w])malloc(2 * cells * sizeof(real));
    fill(&pair[0][0][0], 2 * cells, 3);
    whole(n, w, (real(*)[n + 2][w])u, pair);
    checksum("u", u, cells * sizeof(real));
    free(pair);
    free(u);
    free(v);
    return 0;
}
