/* Rules: R2, F2. C89 style: the host gives indices and scalars new values behind a nest, which nobody reads before. */
#include <stdio.h>
enum { n = 12 };
static double a[n][n][n], b[n][n][n];

static double sweeps(int m, int steps)
{
    int i, j, k, t;
    double s = 0, w;

    for (t = 0; t < steps; t++) {
        k = t % 3;
#pragma mint parallel for private(w)
        for (i = 1; i < n; i++)
            for (j = 1; j < m; j++)
                for (k = 1; k < m; k++) {
                    w = a[i - 1][j][k] + a[i][j - 1][k];
                    b[i][j][k] = w;
                }
        w = k = 2;
        s += w;
#pragma mint parallel for
        for (i = 1; i < n; i++)
            for (j = 1; j < m; j++)
                a[i][j][k] += b[i][j][k];
        for (k = m; k < n; k++)
            s += k;
        s += k;
    }
    return s;
}

int main(void)
{
    int i, j, k;
    double s;

    for (i = 0; i < n; i++)
        for (j = 0; j < n; j++)
            for (k = 0; k < n; k++)
                a[i][j][k] = i + j * k;
    s = sweeps(n - 1, 3);
    for (i = 0; i < n; i++)
        for (j = 0; j < n; j++)
            for (k = 0; k < n; k++)
                s += a[i][j][k] * (i + j + k) + b[i][j][k];
    printf("%.17g\n", s);
    return 0;
}
