/* Rules: F6. Neighbours to one side only: the cell at the point itself need not exist, in a row, a column or a whole array. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9);
    real *u = (real *)malloc(nx * sizeof *u), *v = (real *)malloc((nx + 1) * sizeof *v);
    real **p = new_rows(ny, nx), **q = new_rows(ny + 1, nx + 1);

    fill(u, nx, 1);
    fill(v, nx + 1, 2);
    fill(p[0], (size_t)ny * nx, 3);
    fill(q[0], (size_t)(ny + 1) * (nx + 1), 4);
#pragma mint copy(u, toDevice, nx)
#pragma mint copy(v, toDevice, nx + 1)
#pragma mint copy(p, toDevice, nx, ny)
#pragma mint copy(q, toDevice, nx + 1, ny + 1)
#pragma mint parallel
    {
#pragma mint for
        for (int x = 2; x <= nx; x++)
            v[x] = u[x - 1] + 2 * u[x - 2];
#pragma mint for nest(2)
        for (int y = 2; y <= ny; y++)
            for (int x = 2; x <= nx; x++)
                q[y][x] = p[y - 1][x - 1] + 2 * p[y - 2][x - 1] - p[y - 1][x - 2];
#pragma mint for nest(2)
        for (int y = 2; y <= ny; y++)
            for (int x = 1; x < nx; x++)
                q[y][x] += p[y - 1][x - 1] + 2 * p[y - 2][x] - p[y - 1][x];
    }
#pragma mint copy(v, fromDevice, nx + 1)
#pragma mint copy(q, fromDevice, nx + 1, ny + 1)
    checksum("v", v, (nx + 1) * sizeof(real));
    checksum("q", q[0], (size_t)(ny + 1) * (nx + 1) * sizeof(real));
    return 0;
}
