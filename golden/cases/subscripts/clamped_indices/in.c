/* Rules: F3, F6. Neighbours by local indices that are clamped or wrapped at the edges. */
#include "../../field.h"

#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))

static int clamped(int i, int n)
{
    if (i < 0)
        return 0;
    return i < n ? i : n - 1;
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    real(*u)[n] = malloc(sizeof(real[n][n])), (*v)[n] = malloc(sizeof(real[n][n]));

    fill(u[0], (size_t)n * n, 1);
    fill(v[0], (size_t)n * n, 2);
#pragma mint copy(u, toDevice, n, n)
#pragma mint copy(v, toDevice, n, n)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 0; y < n; y++)
            for (int x = 0; x < n; x++) {
                int top = y > 0 ? y - 1 : 0, bottom = MIN(y + 1, n - 1), left = MAX(x - 1, 0), right = (x + 1) % n;
                v[y][x] = u[top][x] + u[bottom][x] + u[y][left] + u[y][right] + u[clamped(y - 2, n)][clamped(x + 2, n)];
            }
    }
#pragma mint copy(v, fromDevice, n, n)
    checksum("v", v[0], (size_t)n * n * sizeof(real));
    return 0;
}
