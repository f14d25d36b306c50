/* Rules: F2, F8. Loops that are tiled by hand where the size is no multiple of the tile: an inner loop ends at the nearer of two
   bounds, and may start at the farther of two. A condition beside the bound ends a loop earlier. */
#include "../../field.h"
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))

enum { B = 8 };

static inline int lesser(int a, int b)
{
    if (a < b)
        return a;
    return b;
}

static void unsigned_tiles(unsigned n, const real *u, real *v)
{
#pragma mint parallel for nest(2)
    for (unsigned jj = 1; jj < n - 1; jj += B)
        for (unsigned ii = 1; ii < n - 1; ii += B)
            for (unsigned j = jj; j < MIN(jj + B, n - 1); ++j)
                for (unsigned i = ii; i < MIN(n - 1, ii + B); ++i)
                    v[j * n + i] = u[j * n + i - 1] + u[(j + 1) * n + i];
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 37), m = n - 3;
    real **u = new_rows(n, n), **v = new_rows(n, n), *row = v[0], *flat = u[0];

    fill(u[0], (size_t)n * n, 1);
    fill(v[0], (size_t)n * n, 2);
#pragma mint copy(u, toDevice, n, n)
#pragma mint copy(v, toDevice, n, n)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int ii = 1; ii < n - 1; ii += B)
            for (int jj = 1; jj < n - 1; jj += B)
                for (int i = ii; i < MIN(ii + B, n - 1); i++)
                    for (int j = jj; j <= MIN(jj + B - 1, n - 2); j++)
                        v[i][j] = u[i - 1][j] + u[i][j + 1];
#pragma mint for nest(2)
        for (int ii = 0; ii < n; ii += B)
            for (int jj = 0; jj < n; jj += B) {
                int last = lesser(jj + B, m);
                for (int i = MAX(ii, 1); (i < ii + B) && n - 1 > i; i++)
                    for (int j = jj; j < last; j++)
                        u[i][j] -= v[i][j] / 2;
            }
#pragma mint for
        for (int ii = n - 1; ii > 0; ii -= B)
            for (int i = ii; i > ii - B && i >= 2; i--)
                v[i][i] = u[i][i - 2];
#pragma mint for
        for (int i = 0; i < n; i++) {
            real s = 0;
            for (int k = 0; k < n && s < 3; k++)
                s += u[i][k];
            v[i][0] = s;
        }
#pragma mint for
        for (int i = 0; i < n; i++)
            for (int k = 0; k < 4 && k < i; k++)
                u[i][k] = 2 * u[i][k];
    }
    unsigned_tiles((unsigned)n, flat, row);
#pragma mint copy(u, fromDevice, n, n)
#pragma mint copy(v, fromDevice, n, n)
    checksum("u", u[0], (size_t)n * n * sizeof(real));
    checksum("v", v[0], (size_t)n * n * sizeof(real));
    return 0;
}
