/* Rules: F5, F6. Reads under a condition that meet rows in registers, which are loaded for other cells only. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2;
    real **d = new_rows(w, w), **b = new_rows(w, w);
    real ***u = new_planes(w, w, w), ***v = new_planes(w, w, w);
    size_t cells = (size_t)w * w * w;

    fill(d[0], (size_t)w * w, 1);
    fill(b[0], (size_t)w * w, 2);
    fill(u[0][0], cells, 3);
    fill(v[0][0], cells, 4);
#pragma mint copy(d, toDevice, w, w)
#pragma mint copy(b, toDevice, w, w)
#pragma mint copy(u, toDevice, w, w, w)
#pragma mint copy(v, toDevice, w, w, w)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                if (d[y][x + 1] > b[y][x])
                    b[y][x] += d[y - 1][x] / 8 + d[y + 1][x];
#pragma mint for nest(3)
        for (int z = 1; z <= n; z++)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++) {
                    real s = u[z - 1][y][x] - u[z][y][x];

                    if (s > 0)
                        s += u[z + 1][y][x] + u[z][y + 1][x] / 4 - u[z][y - 1][x + 1];
                    v[z][y][x] = s;
                }
    }
#pragma mint copy(b, fromDevice, w, w)
#pragma mint copy(v, fromDevice, w, w, w)
    checksum("b", b[0], (size_t)w * w * sizeof(real));
    checksum("v", v[0][0], cells * sizeof(real));
    return 0;
}
