/* Rules: F5, C1, C2. A variable-length array, whose extents the copy repeats. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    real u[n + 2][n + 5], v[n + 2][n + 5];

    fill(&u[0][0], sizeof u / sizeof(real), 1);
    fill(&v[0][0], sizeof v / sizeof(real), 2);
#pragma mint copy(u, toDevice, n + 5, n + 2)
#pragma mint copy(v, toDevice)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n + 3; x++)
                v[y][x] = u[y - 1][x] + u[y + 1][x] - (u[y][x - 1] + u[y][x + 1]);
    }
#pragma mint copy(v, fromDevice)
    checksum("v", v, sizeof v);
    return 0;
}
