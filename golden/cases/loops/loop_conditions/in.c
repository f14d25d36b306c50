/* Rules: F2. Every comparison, the bound on either side, several types of index. */
#include "../../field.h"

int main(int argc, char **argv)
{
    long n = size_argument(argc, argv, 1, 17), w = n + 2;
    real **u = new_rows(w, w), **v = new_rows(w, w);

    fill(u[0], (size_t)w * w, 1);
    fill(v[0], (size_t)w * w, 2);
#pragma mint copy(u, toDevice, w, w)
#pragma mint copy(v, toDevice, w, w)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (long y = 1; w - 1 > y; ++y)
            for (short x = 1; x != n + 1; x++)
                v[y][x] = u[y - 1][x];
#pragma mint for nest(2)
        for (size_t y = 1; (size_t)n >= y; y = 1 + y)
            for (long long x = n + 1; 0 < x; --x)
                v[y][x] += u[y][x - 1];
#pragma mint for nest(2)
        for (int y = 1; !(y >= w - 1); y++)
            for (unsigned x = 1; !(n < x); x++)
                v[y][x] += u[y][x + 1];
#pragma mint for nest(2)
        for (long y = n; !(y <= 0); y--)
            for (int x = 1; !(n + 1 == x); x++)
                v[y][x] -= u[y + 1][x];
    }
#pragma mint copy(v, fromDevice, w, w)
    checksum("v", v[0], (size_t)w * w * sizeof(real));
    return 0;
}
