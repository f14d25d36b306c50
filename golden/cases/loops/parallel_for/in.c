/* Rules: R3, F1. Region and nest in one directive, inside a function with early returns. */
#include "../../field.h"

static int scale(int n, real (*u)[n], real by)
{
    if (by == 1)
        return 0;
#pragma mint copy(u, toDevice, n, n)
#pragma mint parallel for nest(2) tile(32, 4)
    for (int y = 0; y < n; y++)
        for (int x = 0; x < n; x++)
            u[y][x] *= by;
#pragma mint copy(u, fromDevice, n, n)
    return 1;
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    real(*u)[n] = (real(*)[n])malloc((size_t)n * n * sizeof(real));

    fill(&u[0][0], (size_t)n * n, 1);
    printf("%d %d\n", scale(n, u, 1), scale(n, u, 3));
    checksum("u", u, (size_t)n * n * sizeof(real));
    return 0;
}
