/* Rules: F2. Loops that add to the index in front of the comparison, as programs do where n - 1 would wrap around. */
#include "../../field.h"

int main(int argc, char **argv)
{
    size_t n = size_argument(argc, argv, 1, 23);
    int m = n + 2, last;
    unsigned k;
    real *u = malloc((n + 4) * sizeof *u), *v = malloc((n + 4) * (n + 4) * sizeof *v);

    fill(u, n + 4, 1);
    fill(v, (n + 4) * (n + 4), 2);
#pragma mint copy(u, toDevice, n + 4)
#pragma mint copy(v, toDevice, n + 4, n + 4)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (size_t y = 1; y + 1 < n; y++)
            for (size_t x = 2; n >= 2 + x; x++)
                v[y * (n + 4) + x] += u[x - 1] + u[y + 1];
#pragma mint for nest(2)
        for (int y = 0; 3 + y <= m; y += 2)
            for (int x = 0; x + 1 < y; x++)
                v[y * (n + 4) + x] -= u[y];
#pragma mint for
        for (last = 5; last + 3 < m; last++)
            u[last] *= 2;
#pragma mint for
        for (k = 0; k + 0 < (unsigned)m; k++)
            u[k] += 1;
    }
#pragma mint copy(u, fromDevice, n + 4)
#pragma mint copy(v, fromDevice, n + 4, n + 4)
    printf("%d %u\n", last, k);
    checksum("u", u, (n + 4) * sizeof *u);
    checksum("v", v, (n + 4) * (n + 4) * sizeof *v);
    return 0;
}
