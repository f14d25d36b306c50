/* Rules: R3, C4. Kernels in functions that are called while their caller has the arrays mapped. */
#include "../../field.h"

/* Smooths along the rows. */
static void smooth(int n, real **from, real **to)
{
#pragma mint parallel for nest(2)
    for (int y = 1; y <= n; y++)
        for (int x = 1; x <= n; x++)
            to[y][x] = (from[y][x - 1] + from[y][x + 1]) / 2;
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2;
    real **u = new_rows(w, w), **v = new_rows(w, w);

    fill(u[0], (size_t)w * w, 1);
    fill(v[0], (size_t)w * w, 2);
#pragma mint copy(u, toDevice, w, w)
#pragma mint copy(v, toDevice, w, w)
    smooth(n, u, v);
    smooth(n, v, u);
#pragma mint copy(u, fromDevice, w, w)
    checksum("u", u[0], (size_t)w * w * sizeof(real));
    return 0;
}
