/* Rules: F5, F1, C7. Four dimensions: the component of a cell is an inner serial loop. */
#include "../../field.h"

#define C 3

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 7), w = n + 2;
    size_t cells = (size_t)w * w * w * C;
    real(*u)[w][w][C] = (real(*)[w][w][C])malloc(cells * sizeof(real));
    real(*v)[w][w][C] = (real(*)[w][w][C])malloc(cells * sizeof(real));

    fill(&u[0][0][0][0], cells, 1);
    fill(&v[0][0][0][0], cells, 2);
#pragma mint copy(u, toDevice, C, w, w, w)
#pragma mint copy(v, toDevice, C, w, w, w)
#pragma mint parallel
    {
#pragma mint for nest(3)
        for (int z = 1; z <= n; z++)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    for (int c = 0; c < C; c++)
                        v[z][y][x][c] = u[z - 1][y][x][c] + u[z][y + 1][x][c] * u[z][y][x - 1][(c + 1) % C];
    }
#pragma mint copy(v, fromDevice, C, w, w, w)
    checksum("v", v, cells * sizeof(real));
    return 0;
}
