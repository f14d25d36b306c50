/* Rules: R2, F6. Scalars that serial loops assign before they read them hide no subscript; those that keep a value do. */
#include "../../field.h"

static void scale(real *q, int first, int n)
{
    int c, at;
    for (c = 0; c < n; c++) {
        at = first + c;
        q[at] *= 2;
    }
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 37), i, j, c, at, k, far;
    real u[n][n], v[n][n], *q = malloc(n * n * 4 * sizeof *q), w[n];

    fill(&u[0][0], n * n, 1);
    fill(&v[0][0], n * n, 2);
    fill(q, n * n * 4, 3);
    fill(w, n, 4);
#pragma mint copy(u, toDevice)
#pragma mint copy(v, toDevice)
#pragma mint copy(w, toDevice)
#pragma mint copy(q, toDevice, 4, n, n)
#pragma mint parallel
    {
#pragma mint for nest(2) private(c, at)
        for (i = 0; i < n; i++)
            for (j = 0; j < n; j++) {
                int first;
                first = (i * n + j) * 4;
                for (c = 0; c < 3; c++) {
                    long next;
                    at = first + c;
                    next = at + 1;
                    q[at] += q[next];
                }
                scale(q, first, 4);
            }
#pragma mint for private(k, at, far)
        for (i = 0; i < n; i++) {
            int old = 0, m;
            for (k = 0; k < n; k++) {
                at = n - 1 - k;
                if (k > 0)
                    far = k - 1;
                else
                    far = 0;
                m = far;
                v[i][at] += u[i][m] + w[old] + v[i][far];
                old = k;
            }
        }
    }
#pragma mint copy(v, fromDevice)
#pragma mint copy(q, fromDevice, 4, n, n)
    checksum("v", v, sizeof v);
    checksum("q", q, n * n * 4 * sizeof *q);
    return 0;
}
