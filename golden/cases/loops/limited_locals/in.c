/* Rules: F1, F6. Locals that a statement behind their declaration limits: the end of a hand-made tile, neighbours that stop at the edges. */
#include "../../field.h"

enum { T = 8 };

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 40);
    real **u = new_rows(n, n), **v = new_rows(n, n);

    fill(u[0], (size_t)n * n, 1);
    fill(v[0], (size_t)n * n, 2);
#pragma mint copy(u, toDevice, n, n)
#pragma mint copy(v, toDevice, n, n)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int yy = 0; yy < n; yy += T)
            for (int xx = 0; xx < n; xx += T) {
                int ye = yy + T, xe = xx + T;
                if (ye > n) ye = n;
                if (n < xe) { xe = n; }
                for (int y = yy; y < ye; y++)
                    for (int x = xx; x < xe; x++)
                        v[y][x] = 2 * u[y][x];
            }
#pragma mint for nest(2)
        for (int y = 0; y < n; y++)
            for (int x = 0; x < n; x++) {
                int up = y - 1, down = y + 1, left = x - 2, right = x + 2;
                if (up < 0) up = 0;
                if (down >= n) down = n - 1;
                if (left < 0) left = 0;
                if (right > n - 1) right = n - 1;
                if (right < left) right = left;
                u[y][x] = (v[up][x] + v[down][x] + v[y][left] + v[y][right]) / 4;
            }
    }
#pragma mint copy(u, fromDevice, n, n)
#pragma mint copy(v, fromDevice, n, n)
    checksum("u", u[0], (size_t)n * n * sizeof(real));
    checksum("v", v[0], (size_t)n * n * sizeof(real));
    return 0;
}
