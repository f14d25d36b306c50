/* Rules: F1, F5, F8. Column-major macros, transposed loops, time buffers, coarse and fine meshes, rows of a pointer. */
#include "../../field.h"
#define U(i, j) u[(i) + (j) * ld]

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 9), ld = n + 3, cells = n * ld, half = n / 2;
    int plane = 5 * 4;
    real *w = malloc(5 * plane * sizeof *w);
    real *u = malloc(cells * sizeof *u), *v = malloc(cells * sizeof *v), *t = malloc(2 * cells * sizeof *t);

    fill(u, cells, 1);
    fill(v, cells, 2);
    fill(t, 2 * cells, 3);
    fill(w, 5 * plane, 4);
#pragma mint copy(u, toDevice, ld, n)
#pragma mint copy(v, toDevice, ld, n)
#pragma mint copy(t, toDevice, ld, n, 2)
#pragma mint copy(w, toDevice, 4, 5, 5)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int j = 1; j < n - 1; j++)
            for (int i = 1; i < ld - 1; i++)
                v[i + j * ld] = U(i - 1, j) + U(i + 1, j) + U(i, j - 1) + U(i, j + 1);
#pragma mint for nest(2)
        for (int i = 1; i < ld - 1; i++)
            for (int j = 1; j < n - 1; j++)
                U(i, j) = v[i + j * ld];
        for (int s = 0; s < 3; s++) {
            int in = s % 2, out = 1 - in;
#pragma mint for nest(2)
            for (int y = 1; y < n - 1; y++)
                for (int x = 1; x < ld - 1; x++)
                    t[(out * n + y) * ld + x] = t[(in * n + y) * ld + x - 1] + t[(in * n + y + 1) * ld + x];
        }
#pragma mint for nest(2)
        for (int y = 0; y < half; y++)
            for (int x = 0; x < half; x++)
                v[y * ld + x] = u[2 * y * ld + 2 * x] + u[(2 * y + 1) * ld + 2 * x + 1];
#pragma mint for
        for (int y = 1; y < n; y++) {
            real *row = u + y * ld;
            const real *up = v + (y - 1) * ld;
            for (int x = 1; x < ld - 1; x++)
                row[x] = up[x] + v[y * ld + x];
        }
#pragma mint for
        for (int k = 0; k < 4; k += 2) /* rows by a variable, and by a constant that the compiler sees: no element has both ends */
            for (int i = 0; i < 5; i++)
                for (int j = 1; j < 3; j++)
                    w[i * plane + j * 4 + k] = (real)0.125 * w[(i * 5 + j - 1) * 4 + k] + (real)0.5 * w[(i * 5 + j + 1) * 4 + k];
    }
#pragma mint copy(u, fromDevice, ld, n)
#pragma mint copy(v, fromDevice, ld, n)
#pragma mint copy(t, fromDevice, ld, n, 2)
#pragma mint copy(w, fromDevice, 4, 5, 5)
    checksum("u", u, cells * sizeof(real));
    checksum("v", v, cells * sizeof(real));
    checksum("t", t, 2 * cells * sizeof(real));
    checksum("w", w, 5 * plane * sizeof(real));
    return 0;
}
