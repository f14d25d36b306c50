/* Rules: R1, C1. Pointers that change places in a helper function, and only in some steps. */
#include "../../field.h"

static void swap(real ***a, real ***b)
{
    real **other = *a;

    *a = *b;
    *b = other;
}

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
        for (int t = 0; t < 5; t++) {
#pragma mint for nest(2)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    v[y][x] = u[y][x - 1] / 2 + u[y + 1][x];
            if (t % 3 != 1)
                swap(&u, &v);
        }
    }
#pragma mint copy(u, fromDevice, w, w)
#pragma mint copy(v, fromDevice, w, w)
    checksum("u", u[0], (size_t)w * w * sizeof(real));
    checksum("v", v[0], (size_t)w * w * sizeof(real));
    return 0;
}
