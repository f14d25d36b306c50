/* Rules: F3, F8. What 'continue' leaves for the statements behind it: parity, ranges, nested ifs, serial loops, returns of helpers. */
#include "../../field.h"

/* Control comes to the next statement on two paths, which no nesting of ifs says without repeating it. */
#define STEP(k)                                                                                                        \
    if (a > (real)0.1 * k) {                                                                                           \
        if (a < (real)0.1 * k + (real)0.01) {                                                                          \
            v[y][x] = k;                                                                                               \
            continue;                                                                                                  \
        }                                                                                                              \
        a += (real)0.005;                                                                                              \
    }
#define STEPS(k) STEP(k) STEP(k + 1) STEP(k + 2) STEP(k + 3)

static int is_black(int y, int x) { return (x + y) % 2 == 1; }

static real relax(real **u, int y, int x, int n)
{
    if (x == n || (x & 1))
        return u[y][x];
    if (y == 1)
        return u[y][x + 1];
    return (u[y][x - 1] + u[y][x + 1]) / 2;
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2;
    real **u = new_rows(w, w), **v = new_rows(w, w), ***p = new_planes(w, w, w);

    fill(u[0], (size_t)w * w, 1);
    fill(v[0], (size_t)w * w, 2);
    fill(p[0][0], (size_t)w * w * w, 3);
#pragma mint copy(u, toDevice, w, w)
#pragma mint copy(v, toDevice, w, w)
#pragma mint copy(p, toDevice, w, w, w)
#pragma mint parallel
    {
        for (int c = 0; c < 2; c++) {
#pragma mint for nest(2)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++) {
                    if ((x + y) % 2 == c)
                        continue;
                    u[y][x] = (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]) / 4;
                }
#pragma mint for nest(2)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++) {
                    _Bool other = ((x + y) & 1) ^ c;

                    if (!((x + y) & 1) == c)
                        v[y][x] += v[y - 1][x] / 4;
                    if (other)
                        continue;
                    u[y][x] += (u[y - 1][x] + u[y + 1][x]) / 4;
                }
#pragma mint for nest(2)
            for (int z = 1; z <= n; z++)
                for (int y = 1; y <= n; y++)
                    for (int x = 1; x <= n; x++) {
                        const int colour = (x + y + z) & 1;

                        if (colour != c)
                            continue;
                        p[z][y][x] = (p[z - 1][y][x] + p[z + 1][y][x] + p[z][y - 1][x] + p[z][y + 1][x]) / 4;
                    }
        }
#pragma mint for nest(2)
        for (int y = 0; y < w; y++)
            for (int x = 0; x < w; x++) {
                if (x == 0 || y == 0) {
                    u[y][x] = 1;
                    continue;
                } else if (x > n || y > n) {
                    if (x > n && y > n)
                        continue;
                    u[y][x] = 2;
                    continue;
                }
                if ((y & 1) == (x & 1))
                    continue;
                v[y][x] += v[y - 1][x] - v[y + 1][x];
            }
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++) {
                if (!is_black(y, x))
                    continue;
                v[y][x] = v[y][x - 1] + v[y][x + 1];
            }
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++) {
                real a = v[y][x];

                STEPS(0)
                STEPS(4)
                STEPS(8)
                v[y][x] = a;
            }
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                if (x % 2 == 0)
                    u[y][x] = relax(u, y, x, n);
    }
#pragma mint copy(u, fromDevice, w, w)
#pragma mint copy(v, fromDevice, w, w)
#pragma mint copy(p, fromDevice, w, w, w)
    checksum("u", u[0], (size_t)w * w * sizeof(real));
    checksum("v", v[0], (size_t)w * w * sizeof(real));
    checksum("p", p[0][0], (size_t)w * w * w * sizeof(real));
    return 0;
}
