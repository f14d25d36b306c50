/* Rules: T1, T2, T4. Several nests a step: a swap between them, a boundary nest, nests in place, a step of a nest under a condition; a height of its own. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2, steps = size_argument(argc, argv, 2, 8);
    real **u = new_rows(w, w), **v = new_rows(w, w), **e = new_rows(w, w);

    fill(u[0], (size_t)w * w, 1);
    fill(v[0], (size_t)w * w, 2);
    fill(e[0], (size_t)w * w, 3);
#pragma mint copy(u, toDevice, w, w)
#pragma mint copy(v, toDevice, w, w)
#pragma mint copy(e, toDevice, w, w)
#pragma mint parallel
    {
#pragma mint trapezoid height(2)
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    v[y][x] = (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]) / 4;
#pragma mint for
            for (int x = 1; x <= n; x++)
                v[0][x] = v[1][x];
            real **other = u;
            u = v;
            v = other;
#pragma mint for nest(2)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    v[y][x] = u[y][x] / 2 - u[y][x - 1] / 3;
            other = u;
            u = v;
            v = other;
        }
        int t = 0;
        do {
#pragma mint for nest(2)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    e[y][x] += (u[y][x] - u[y - 1][x]) / 2;
#pragma mint for nest(2)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    u[y][x] -= (e[y + 1][x] - e[y][x]) / 3;
            if (t % 3 == 2) {
#pragma mint for nest(2)
                for (int y = 1; y <= n; y++)
                    for (int x = 1; x <= n; x++)
                        u[y][x] /= 2;
            }
        } while (++t < steps);
    }
#pragma mint copy(u, fromDevice, w, w)
#pragma mint copy(v, fromDevice, w, w)
#pragma mint copy(e, fromDevice, w, w)
    checksum("u", u[0], (size_t)w * w * sizeof(real));
    checksum("v", v[0], (size_t)w * w * sizeof(real));
    checksum("e", e[0], (size_t)w * w * sizeof(real));
    return 0;
}
