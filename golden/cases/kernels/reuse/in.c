/* Rules: N3, F6. Sums that are regrouped by planes, of which a march carries those of one on to the next. */
#include "../../field.h"

/* Small whole numbers: with coefficients that are powers of two, sums in any order have the same bits. */
static void fill_whole(real *a, size_t n, int seed)
{
    for (size_t i = 0; i < n; i++)
        a[i] = (real)((i * 37 + seed) % 19) - 9;
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9), nz = size_argument(argc, argv, 3, 9);
    real ***u = new_planes(nz + 2, ny + 2, nx + 2), ***v = new_planes(nz + 2, ny + 2, nx + 2), ***b = new_planes(nz + 2, ny + 2, nx + 2);
    size_t cells = (size_t)(nx + 2) * (ny + 2) * (nz + 2);

    fill_whole(u[0][0], cells, 1);
    fill_whole(v[0][0], cells, 2);
    fill_whole(b[0][0], cells, 3);
#pragma mint copy(u, toDevice, nx + 2, ny + 2, nz + 2)
#pragma mint copy(v, toDevice, nx + 2, ny + 2, nz + 2)
#pragma mint copy(b, toDevice, nx + 2, ny + 2, nz + 2)
#pragma mint parallel
    {
#pragma mint for nest(all)
        for (int z = 1; z <= nz; z++)
            for (int y = 1; y <= ny; y++)
                for (int x = 1; x <= nx; x++)
                    v[z][y][x] = 4 * u[z][y][x] - b[z][y][x]
                        + 2 * (u[z][y][x - 1] + u[z][y][x + 1] + u[z][y - 1][x] + u[z][y + 1][x] + u[z - 1][y][x] + u[z + 1][y][x])
                        - (u[z][y - 1][x - 1] + u[z][y - 1][x + 1] + u[z][y + 1][x - 1] + u[z][y + 1][x + 1]
                           + u[z - 1][y][x - 1] + u[z - 1][y][x + 1] + u[z + 1][y][x - 1] + u[z + 1][y][x + 1]
                           + u[z - 1][y - 1][x] + u[z - 1][y + 1][x] + u[z + 1][y - 1][x] + u[z + 1][y + 1][x]) * (real)0.5;
    }
#pragma mint copy(u, fromDevice, nx + 2, ny + 2, nz + 2)
#pragma mint copy(v, fromDevice, nx + 2, ny + 2, nz + 2)
    checksum("u", u[0][0], cells * sizeof(real));
    checksum("v", v[0][0], cells * sizeof(real));
    return 0;
}
