/* Rules: F5, C1. Pointers into a flattened array, unsigned indices, constant strides. */
#include "../../field.h"
#define W 12
static real f[W * W * W], g[W * W * W], h[3 * W * W * W];

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 9), m = n + 2, plane = W * W;
    unsigned un = n, um = m;
    real *a = malloc(n * m * sizeof *a), *b = malloc(n * m * sizeof *b);
    real *p = a + m + 1, *q = b + m + 1;

    fill(a, n * m, 1);
    fill(b, n * m, 2);
    fill(f, W * W * W, 3);
    fill(g, W * W * W, 4);
    fill(h, 3 * W * W * W, 5);
#pragma mint copy(a, toDevice, m, n)
#pragma mint copy(b, toDevice, m, n)
#pragma mint copy(f, toDevice)
#pragma mint copy(g, toDevice)
#pragma mint copy(h, toDevice)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int i = 0; i < n - 2; i++)
            for (int j = 0; j < m - 2; j++)
                q[i * m + j] = p[(i - 1) * m + j] + p[i * m + j - 1] + p[i * m + j + 1];
#pragma mint for nest(2)
        for (unsigned i = 1; i < un - 1; i++)
            for (unsigned j = 1; j < um - 1; j++)
                a[i * um + j] = b[(i - 1) * um + j] + b[i * um + j - 1];
#pragma mint for nest(3)
        for (int z = 1; z < W - 1; z++)
            for (int y = 1; y < W - 1; y++)
                for (int x = 1; x < W - 1; x++)
                    g[z * W * W + y * W + x] = f[(z * W + y) * W + x - 1] + f[((z + 1) * W + y - 1) * W + x];
#pragma mint for nest(2)
        for (int y = 0; y < W; y++)
            for (int x = 0; x < W; x++)
                f[y * W + x] = f[(W - 1) * W * W + y * W + W - 1 - x];
#pragma mint for nest(3)
        for (int z = 0; z < W; z++)
            for (int y = 0; y < W; y++)
                for (int x = 0; x < W; x++)
                    h[2 * W * W * W + z * plane + y * W + x] -= g[z * plane + y * W + x]; /* the third cube */
    }
#pragma mint copy(a, fromDevice, m, n)
#pragma mint copy(b, fromDevice, m, n)
#pragma mint copy(f, fromDevice)
#pragma mint copy(g, fromDevice)
#pragma mint copy(h, fromDevice)
    checksum("a", a, n * m * sizeof(real));
    checksum("b", b, n * m * sizeof(real));
    checksum("f", f, sizeof f);
    checksum("g", g, sizeof g);
    checksum("h", h, sizeof h);
    return 0;
}
