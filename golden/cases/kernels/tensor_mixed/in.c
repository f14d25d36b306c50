/* Rules: F5, F6. Tensors of different element and radius in one kernel, beside an array that is read at one point only. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9), nz = size_argument(argc, argv, 3, 9);
    float u[nz + 4][ny + 4][nx + 4];
    double k[nz + 4][ny + 4][nx + 4];
    short mask[nz + 4][ny + 4][nx + 4];
    real v[nz + 4][ny + 4][nx + 4], source[nz + 4][ny + 4][nx + 4];

    for (int z = 0; z < nz + 4; z++)
        for (int y = 0; y < ny + 4; y++)
            for (int x = 0; x < nx + 4; x++) {
                int at = (z * (ny + 4) + y) * (nx + 4) + x;

                u[z][y][x] = (float)noise(at);
                k[z][y][x] = noise(at + 7);
                mask[z][y][x] = (short)(at % 5);
                source[z][y][x] = (real)noise(at + 3);
                v[z][y][x] = 0;
            }
#pragma mint copy(u, toDevice)
#pragma mint copy(k, toDevice)
#pragma mint copy(mask, toDevice)
#pragma mint copy(source, toDevice)
#pragma mint copy(v, toDevice)
#pragma mint parallel
    {
#pragma mint for nest(all)
        for (int z = 2; z < nz + 2; z++)
            for (int y = 2; y < ny + 2; y++)
                for (int x = 2; x < nx + 2; x++)
                    v[z][y][x] = source[z][y][x] + u[z - 2][y][x] + u[z][y][x + 2] - u[z][y - 2][x] * (real)k[z][y][x - 1]
                        + (real)k[z + 1][y][x] + mask[z][y + 1][x] - mask[z][y][x];
    }
#pragma mint copy(v, fromDevice)
    checksum("v", v, sizeof v);
    return 0;
}
