/* Rules: C1, B9. Eight arrays in one kernel, and a swap of two of them. */
#include "../../field.h"

#define FIELDS 8

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2;
    real **f[FIELDS];

    for (int i = 0; i < FIELDS; i++) {
        f[i] = new_rows(w, w);
        fill(f[i][0], (size_t)w * w, i);
    }
    real **a = f[0], **b = f[1], **c = f[2], **d = f[3], **e = f[4], **g = f[5], **u = f[6], **v = f[7];
#pragma mint copy(a, toDevice, w, w)
#pragma mint copy(b, toDevice, w, w)
#pragma mint copy(c, toDevice, w, w)
#pragma mint copy(d, toDevice, w, w)
#pragma mint copy(e, toDevice, w, w)
#pragma mint copy(g, toDevice, w, w)
#pragma mint copy(u, toDevice, w, w)
#pragma mint copy(v, toDevice, w, w)
#pragma mint parallel
    {
        for (int t = 0; t < 3; t++) {
#pragma mint for nest(2)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    v[y][x] = a[y][x] * u[y - 1][x] + b[y][x] * u[y + 1][x] + c[y][x] * u[y][x - 1] +
                        d[y][x] * u[y][x + 1] + e[y][x] * u[y][x] - g[y][x];
#pragma mint single
            {
                real **other = u;
                u = v, v = other;
            }
        }
    }
#pragma mint copy(u, fromDevice, w, w)
    checksum("u", u[0], (size_t)w * w * sizeof(real));
    return 0;
}
