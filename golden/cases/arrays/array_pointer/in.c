/* Rules: F5, C1. A pointer to rows, the usual way to an array of run-time extents. */
#include "../../field.h"

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
    free(u);
    free(v);
    return 0;
}
