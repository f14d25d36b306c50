/* Rules: R3, C2. Three kernels in one region; each sees what the one before wrote. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2;
    real **u = new_rows(w, w), **v = new_rows(w, w);

    fill(u[0], (size_t)w * w, 1);
    fill(v[0], (size_t)w * w, 2);
#pragma mint copy(u, toDevice, w, w)
#pragma mint copy(v, toDevice, w, w)
#pragma mint parallel
    {
        for (int t = 0; t < 3; t++) {
#pragma mint for nest(2) nowait
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    v[y][x] = u[y - 1][x] + u[y + 1][x];
#pragma mint for nest(2)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    u[y][x] = v[y][x - 1] / 2 + v[y][x + 1] / 3;
#pragma mint for
            for (int y = 1; y <= n; y++)
                u[y][0] = u[y][n], u[y][n + 1] = u[y][1];
        }
    }
#pragma mint copy(u, fromDevice, w, w)
    checksum("u", u[0], (size_t)w * w * sizeof(real));
    return 0;
}
