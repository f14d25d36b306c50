/* Rules: F1, F6. An inner loop over constant offsets, its index declared at the top as old programs do. */
#include "../../field.h"

#define R 3

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2 * R, y, x, k;
    real **u = new_rows(w, w), **v = new_rows(w, w), c[2 * R + 1];

    fill(u[0], (size_t)w * w, 1);
    fill(v[0], (size_t)w * w, 2);
    fill(c, 2 * R + 1, 3);
#pragma mint copy(u, toDevice, w, w)
#pragma mint copy(v, toDevice, w, w)
#pragma mint copy(c, toDevice)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (y = R; y < n + R; y++)
            for (x = R; x < n + R; x++) {
                real sum = 0;
                for (k = -R; k <= R; k++)
                    sum += c[k + R] * (u[y][x + k] + u[y - k][x]);
                v[y][x] = sum;
            }
    }
#pragma mint copy(v, fromDevice, w, w)
    checksum("v", v[0], (size_t)w * w * sizeof(real));
    return 0;
}
