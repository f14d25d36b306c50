/* Rules: R2. Consecutive nests that become one kernel, with nowait and without. */
#include "../../field.h"

static real half(real x) { return x / 2; }

/* One input, two outputs. The second nest has other names for its indices, and uses some that the first has too. */
static void gradients(int n, real **u, real **gx, real **gy)
{
    real scale = 0.5;

#pragma mint parallel
    {
#pragma mint for nest(2) tile(32, 4, 1) nowait
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++) {
                real s = u[y][x + 1] - u[y][x - 1];
                real i = s * scale;
                gx[y][x] = i + half(i);
            }
        /* This comment stays. */
#pragma mint for nest(2)
        for (int i = 1; i <= n; i++)
            for (int j = 1; j <= n; j++) {
                real s = 0, x = scale;
                for (int y = -1; y <= 1; y += 2)
                    s += y * u[i + y][j];
                gy[i][j] = s * x;
            }
    }
}

/* A step, then how much it changed: read at the point that was written. The third nest only reads, too. */
static real relax(int n, real **u, real **v, int *positive)
{
    int y = 0, x = 0, count = 0;
    real change = 0;

#pragma mint parallel
    {
#pragma mint for nest(2)
        for (y = 1; y <= n; y++)
            for (x = 1; x <= n; x++)
                v[y][x] = (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]) / 4;
#pragma mint for nest(2) reduction(max : change)
        for (y = 1; y <= n; y++)
            for (x = 1; x <= n; x++) {
                real d = v[y][x] - u[y][x];
                if (d < 0)
                    d = -d;
                if (d > change)
                    change = d;
            }
#pragma mint for nest(2) reduction(+ : count)
        for (y = 1; y <= n; y++)
            for (x = 1; x <= n; x++)
                count += v[y][x] > 0.5;
    }
    *positive = count + 1000 * y + x;
    return change;
}

/* The same point of an array that both write, in place. */
static void in_place(int n, real **u, real **v)
{
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 0; y < n; y++)
            for (int x = 0; x < n; x++)
                u[y][x] += v[y][x];
#pragma mint for nest(2)
        for (int y = 0; y < n; y++)
            for (int x = 0; x < n; x++) {
                if (u[y][x] > 1)
                    u[y][x] -= 1;
                v[y][x] = u[y][x] / 3;
            }
    }
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2, positive = 0;
    real **u = new_rows(w, w), **v = new_rows(w, w), **p = new_rows(w, w), change = 0;

    fill(u[0], (size_t)w * w, 1);
    fill(v[0], (size_t)w * w, 2);
    fill(p[0], (size_t)w * w, 3);
#pragma mint copy(u, toDevice, w, w)
#pragma mint copy(v, toDevice, w, w)
#pragma mint copy(p, toDevice, w, w)
    gradients(n, u, v, p);
    for (int t = 0; t < 3; t++) {
        real **old = u;

        change += relax(n, u, v, &positive);
        u = v;
        v = old;
    }
    in_place(n, u, v);
#pragma mint copy(u, fromDevice, w, w)
#pragma mint copy(v, fromDevice, w, w)
#pragma mint copy(p, fromDevice, w, w)
    checksum("u", u[0], (size_t)w * w * sizeof(real));
    checksum("v", v[0], (size_t)w * w * sizeof(real));
    checksum("p", p[0], (size_t)w * w * sizeof(real));
    printf("change %.17g, count %d\n", (double)change, positive);
    return 0;
}
