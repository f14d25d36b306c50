/* Rules: F6, F7. A thread takes two rows of packs and marches; whole blocks test no cell. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9), nz = size_argument(argc, argv, 3, 9);
    real ***u = new_planes(nz + 2, ny + 2, nx + 2), ***v = new_planes(nz + 2, ny + 2, nx + 2);
    size_t cells = (size_t)(nx + 2) * (ny + 2) * (nz + 2);

    fill(u[0][0], cells, 1);
    fill(v[0][0], cells, 2);
#pragma mint copy(u, toDevice, nx + 2, ny + 2, nz + 2)
#pragma mint copy(v, toDevice, nx + 2, ny + 2, nz + 2)
#pragma mint parallel
    {
#pragma mint for nest(all)
        for (int z = 1; z <= nz; z++)
            for (int y = 1; y <= ny; y++)
                for (int x = 1; x <= nx; x++)
                    v[z][y][x] = u[z][y][x] - (u[z - 1][y][x] + u[z + 1][y][x] + u[z][y - 1][x] + u[z][y + 1][x] +
                        u[z][y][x - 1] + u[z][y][x + 1]) / 6;
    }
#pragma mint copy(v, fromDevice, nx + 2, ny + 2, nz + 2)
    checksum("v", v[0][0], cells * sizeof(real));
    return 0;
}
