/* Rules: C8, C6, F2. Rows that lie apart under conditions that compare unsigned indices with signed sizes: C converts the sizes. */
#include "../../field.h"

static real **separate(int n, int seed)
{
    real **u = malloc(n * sizeof *u);

    for (int y = 0; y < n; y++) {
        u[y] = malloc((n + y % 3) * sizeof **u);
        fill(u[y], n, seed + y);
    }
    return u;
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), none = n - n;
    real **u = separate(n, 1), **v = separate(n, 30);

#pragma mint copy(u, toDevice, n, n)
#pragma mint copy(v, toDevice, n, n)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (size_t y = 0; y < n; y++)
            for (size_t x = 0; x < n; x++)
                if (y >= 1 && y < n - 1 && x > 0 && x + 1 < n)
                    v[y][x] = u[y - 1][x] + u[y + 1][x] - u[y][x - 1] * u[y][x + 1];
#pragma mint for nest(2)
        for (unsigned y = 0; y < n; y++)
            for (unsigned x = 0; x < n; x++) {
                if (x < none - 1) /* always: -1 becomes the largest number */
                    u[y][x] += v[y][x];
                if (y < n - 1)
                    u[y][x] -= v[y + 1][x];
            }
    }
#pragma mint copy(u, fromDevice, n, n)
#pragma mint copy(v, fromDevice, n, n)
    for (int y = 0; y < n; y++) {
        checksum("u", u[y], n * sizeof(real));
        checksum("v", v[y], n * sizeof(real));
    }
    return 0;
}
