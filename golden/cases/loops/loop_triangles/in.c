/* Rules: F2, F8. Bounds that depend on outer indices: triangles, red-black starts, bands, and the values that they leave. */
#include "../../field.h"
#define N 40
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define MIN(a, b) ((a) < (b) ? (a) : (b))
static real u[N][N], v[N][N], w[N][N];

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 9), i = -7, j = -7, k = -7;

    fill(u[0], N * N, 1);
    fill(v[0], N * N, 2);
    fill(w[0], N * N, 3);
#pragma mint copy(u, toDevice)
#pragma mint copy(v, toDevice)
#pragma mint copy(w, toDevice)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int i = 0; i < n; i++)
            for (int j = i; j < n; j++)
                w[i][j] = u[i][j] + 1;
#pragma mint for nest(2)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < i; j++)
                u[i][j] = u[j][i];
#pragma mint for nest(2)
        for (i = 1; i < n - 1; i++)
            for (j = 1 + (i & 1); j < n - 1; j += 2)
                v[i][j] = v[i - 1][j] + v[i + 1][j] + v[i][j - 1] + v[i][j + 1];
#pragma mint for nest(2)
        for (int i = n - 2; i >= 1; i--)
            for (int j = 2 - i % 2; j <= n - 2; j += 2)
                v[i][j] = v[i - 1][j] + v[i + 1][j] + v[i][j - 1] + v[i][j + 1];
#pragma mint for nest(2)
        for (int d = 0; d < n; d++)
            for (k = MAX(0, d - 3); k <= MIN(n - 1, d + 3); k++)
                w[d][k] += 3;
#pragma mint for nest(2)
        for (int i = 0; i < n; i++)
            for (int j = n - 1 - i; j >= 0; j -= 3)
                w[i][j] += i;
    }
#pragma mint copy(u, fromDevice)
#pragma mint copy(v, fromDevice)
#pragma mint copy(w, fromDevice)
    checksum("u", u, sizeof u);
    checksum("v", v, sizeof v);
    checksum("w", w, sizeof w);
    printf("%d %d %d\n", i, j, k);
    return 0;
}
