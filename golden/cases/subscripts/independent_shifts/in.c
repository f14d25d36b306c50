/* Rules: F8. Pairs of accesses that only the host can tell apart, coefficients, conditions that exclude each other. */
#include "../../field.h"
#define N 400
static real u[N], v[N], w[20][20];

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 9), far = 2 * n, none = far - far;

    fill(u, N, 1);
    fill(v, N, 2);
    fill(w[0], 400, 3);
#pragma mint copy(u, toDevice)
#pragma mint copy(v, toDevice)
#pragma mint copy(w, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 40; i < 40 + n; i++)
            u[i] = u[i + far] + u[i + none];
#pragma mint for
        for (int i = 0; i < n / 2; i++) {
            real t = v[i];
            v[i] = v[n - 1 - i];
            v[n - 1 - i] = t;
        }
#pragma mint for
        for (int i = 0; i < n; i++) {
            v[2 * i] = v[2 * i + 1] + 1;
            v[100 + 3 * i] = v[100 + 3 * i + 1] + v[100 + 3 * i - 1];
        }
#pragma mint for nest(2)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                if (i < j)
                    w[i][j] = w[j][i];
#pragma mint for
        for (int i = 0; i < 10; i++)
            u[i] = u[i + 10] + u[i + 20];
    }
#pragma mint copy(u, fromDevice)
#pragma mint copy(v, fromDevice)
#pragma mint copy(w, fromDevice)
    checksum("u", u, sizeof u);
    checksum("v", v, sizeof v);
    checksum("w", w, sizeof w);
    return 0;
}
