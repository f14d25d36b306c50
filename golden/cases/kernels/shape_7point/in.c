/* Rules: F6, B2, B3. The star of radius 1, at sizes that the tile does not divide. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2 * 1;
    real ***u = new_planes(w, w, w), ***v = new_planes(w, w, w);
    size_t cells = (size_t)w * w * w;

    fill(u[0][0], cells, 1);
    fill(v[0][0], cells, 2);
#pragma mint copy(u, toDevice, w, w, w)
#pragma mint copy(v, toDevice, w, w, w)
#pragma mint parallel
    {
#pragma mint for nest(3)
        for (int z = 1; z < n + 1; z++)
            for (int y = 1; y < n + 1; y++)
                for (int x = 1; x < n + 1; x++)
                    v[z][y][x] = u[z][y][x] - (u[z - 1][y][x] + u[z + 1][y][x] + u[z][y - 1][x] + u[z][y + 1][x] +
                        u[z][y][x - 1] + u[z][y][x + 1]) / 6;
    }
#pragma mint copy(v, fromDevice, w, w, w)
    checksum("v", v[0][0], cells * sizeof(real));
    return 0;
}
