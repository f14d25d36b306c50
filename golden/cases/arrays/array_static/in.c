/* Rules: F5, C1, C2, B14. An array of fixed extents needs no sizes; neither clause nor -ftile names a tile. */
#include "../../field.h"

#define N 31
static real u[N][N + 9], v[N][N + 9];

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);

    fill(&u[0][0], sizeof u / sizeof(real), 1);
#pragma mint copy(u, toDevice)
#pragma mint copy(v, toDevice)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                v[y][x] = u[y - 1][x] + u[y + 1][x] - (u[y][x - 1] + u[y][x + 1]);
    }
#pragma mint copy(v, fromDevice)
    checksum("v", v, sizeof v);
    return 0;
}
