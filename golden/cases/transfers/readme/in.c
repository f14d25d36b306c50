/* Rules: F1, C1. The example of README.md. */
#include "../../field.h"

void relax(int n, int steps, real **u, real **v)
{
#pragma mint copy(u, toDevice, n + 2, n + 2)
#pragma mint copy(v, toDevice, n + 2, n + 2)
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    v[y][x] = (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]) / 4;
            real **w = u;
            u = v;
            v = w;
        }
    }
#pragma mint copy(u, fromDevice, n + 2, n + 2)
#pragma mint copy(v, fromDevice, n + 2, n + 2)
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2;
    real **u = new_rows(w, w), **v = new_rows(w, w);

    fill(u[0], (size_t)w * w, 1);
    fill(v[0], (size_t)w * w, 1);
    relax(n, 5, u, v);
    checksum("u", u[0], (size_t)w * w * sizeof(real));
    checksum("v", v[0], (size_t)w * w * sizeof(real));
    return 0;
}
