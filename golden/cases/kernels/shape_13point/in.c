/* Rules: F6, B16. The star of radius 2. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2 * 2;
    real ***u = new_planes(w, w, w), ***v = new_planes(w, w, w);
    size_t cells = (size_t)w * w * w;

    fill(u[0][0], cells, 1);
    fill(v[0][0], cells, 2);
#pragma mint copy(u, toDevice, w, w, w)
#pragma mint copy(v, toDevice, w, w, w)
#pragma mint parallel
    {
#pragma mint for nest(3)
        for (int z = 2; z < n + 2; z++)
            for (int y = 2; y < n + 2; y++)
                for (int x = 2; x < n + 2; x++)
                    v[z][y][x] = u[z][y][x] - (u[z - 1][y][x] + u[z + 1][y][x] + u[z][y - 1][x] + u[z][y + 1][x] +
                        u[z][y][x - 1] + u[z][y][x + 1]) / 3 + (u[z - 2][y][x] + u[z + 2][y][x] + u[z][y - 2][x] +
                        u[z][y + 2][x] + u[z][y][x - 2] + u[z][y][x + 2]) / 12;
    }
#pragma mint copy(v, fromDevice, w, w, w)
    checksum("v", v[0][0], cells * sizeof(real));
    return 0;
}
