/* Rules: F1, F4. Assignments between the loops of a nest, as C89 has them: rows, scratch, an end, the start of a row. */
#include "../../field.h"

/* As f2c translates Fortran: sizes behind pointers, ends of inner loops in variables of their own. */
static void sweep_(const int *nx, const int *ny, real *u, real *v)
{
    int u_dim1, i__1, i__2, i__, j__;

    u_dim1 = *nx + 2;
    i__1 = *ny;
#pragma mint for nest(2) private(i__2)
    for (j__ = 1; j__ <= i__1; ++j__) {
        i__2 = *nx;
        for (i__ = 1; i__ <= i__2; ++i__)
            v[i__ + j__ * u_dim1] += u[i__ - 1 + j__ * u_dim1] + u[i__ + (j__ + 1) * u_dim1];
    }
#pragma mint for nest(2)
    for (j__ = 1; j__ <= i__1; ++j__) {
        int last = *nx - 1, first = 2;

        for (i__ = first; i__ <= last; ++i__)
            u[i__ + j__ * u_dim1] -= v[i__ + j__ * u_dim1];
    }
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2, i, j, k, t, start, end;
    real **u = new_rows(w, w), **v = new_rows(w, w), **other, *up, *row, *down, *out, x, y, h = (real)0.125;
    real *f = (real *)malloc((size_t)w * w * sizeof(real)), *g = (real *)malloc((size_t)w * w * sizeof(real)), (*q)[w][w] = malloc(sizeof(real[w][w][w]));

    fill(u[0], (size_t)w * w, 1);
    fill(v[0], (size_t)w * w, 2);
    fill(f, (size_t)w * w, 3);
    fill(g, (size_t)w * w, 5);
    fill(q[0][0], (size_t)w * w * w, 4);
#pragma mint copy(u, toDevice, w, w)
#pragma mint copy(v, toDevice, w, w)
#pragma mint copy(f, toDevice, w * w)
#pragma mint copy(g, toDevice, w * w)
#pragma mint copy(q, toDevice, w, w, w)
#pragma mint parallel
    {
        for (t = 0; t < 3; t++) {
#pragma mint for nest(2) private(x, y)
            for (i = 1; i <= n; i++) {
                up = u[i - 1], row = u[i];
                down = u[i + 1];
                out = v[i];
                x = i * h;
                for (j = 1; j <= n; j++) {
                    y = j * h;
                    out[j] = (up[j] + down[j] + row[j - 1] + row[j + 1]) / 4 + x * y;
                }
            }
            other = u;
            u = v;
            v = other;
        }
#pragma mint for nest(2) private(start, end)
        for (i = 1; i <= n; i++) {
            start = i * w;
            end = n + 1 - i;
            for (j = 1; j <= end; j++)
                f[start + j] += u[i][j - 1] - u[i][j];
        }
#pragma mint for nest(3) private(x, y)
        for (i = 1; i <= n; i++) {
            x = i * h;
            for (j = 1; j <= n; j++) {
                real z;

                z = x * j;
                y = z + v[i][j];
                row = q[i][j];
                for (k = 0; k < w; k++)
                    row[k] = y * k;
            }
        }
        sweep_(&n, &n, f, g);
    }
#pragma mint copy(u, fromDevice, w, w)
#pragma mint copy(f, fromDevice, w * w)
#pragma mint copy(q, fromDevice, w, w, w)
    checksum("u", u[0], (size_t)w * w * sizeof(real));
    checksum("f", f, (size_t)w * w * sizeof(real));
    checksum("q", q, (size_t)w * w * w * sizeof(real));
    return 0;
}
