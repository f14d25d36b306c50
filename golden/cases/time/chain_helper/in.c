/* Rules: T1, R1, C1. Who swaps is not seen: a helper, a condition, the caller of a function that holds one nest, a macro. */
#include "../../field.h"

static void swap(real ***a, real ***b)
{
    real **t = *a;
    *a = *b;
    *b = t;
}

static void step(int n, real **from, real **to)
{
#pragma mint parallel for nest(2)
    for (int y = 1; y <= n; y++)
        for (int x = 1; x <= n; x++)
            to[y][x] = from[y][x - 1] / 2 - from[y + 1][x] / 3;
}

#define ALL_STEPS(k)                \
    for (int t = 0; t < (k); t++) { \
        step(n, u, v);              \
        swap(&u, &v);               \
    }

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2, steps = size_argument(argc, argv, 2, 7);
    real **u = new_rows(w, w), **v = new_rows(w, w);

    fill(u[0], (size_t)w * w, 1);
    fill(v[0], (size_t)w * w, 2);
#pragma mint copy(u, toDevice, w, w)
#pragma mint copy(v, toDevice, w, w)
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    v[y][x] = (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]) / 4;
            swap(&u, &v);
        }
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    v[y][x] = (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]) / 3;
            if (t != 3) {
                real **other = u;
                u = v;
                v = other;
            }
        }
    }
    for (int t = 0; t < steps; t++) {
        step(n, u, v);
        swap(&u, &v);
    }
    ALL_STEPS(3);
#pragma mint copy(u, fromDevice, w, w)
#pragma mint copy(v, fromDevice, w, w)
    checksum("u", u[0], (size_t)w * w * sizeof(real));
    checksum("v", v[0], (size_t)w * w * sizeof(real));
    return 0;
}
