/* Rules: F1, F8. Red and black rows: the first index of a serial loop says the parity, whatever way it is written. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2, i, j, c;
    real **u = new_rows(w, w), *f = (real *)malloc((size_t)w * w * sizeof(real));

    fill(u[0], (size_t)w * w, 1);
    fill(f, (size_t)w * w, 2);
#pragma mint copy(u, toDevice, w, w)
#pragma mint copy(f, toDevice, w * w)
#pragma mint parallel
    {
#pragma mint for
        for (i = 1; i <= n; i++)
            for (j = 1 + (i & 1); j <= n; j += 2)
                u[i][j] = (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]) / 4;
        for (c = 0; c < 2; c++) {
#pragma mint for
            for (i = 1; i <= n; i++) {
                int first = 1 + (i + c) % 2;

                for (j = first; j <= n; j += 2)
                    u[i][j] = (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]) / 4;
            }
#pragma mint for
            for (i = 1; i <= n; i++)
                for (j = (i + c) % 2 == 0 ? 1 : 2; j <= n; j += 2)
                    u[i][j] += (u[i - 1][j] + u[i + 1][j]) / 4;
#pragma mint for
            for (i = 1; i <= n; i++) {
                int first;

                if ((i + c) % 2)
                    first = 2;
                else
                    first = 1;
                for (j = first; j <= n; j += 2)
                    u[i][j] += (u[i - 1][j] + u[i][j + 1]) / 4;
            }
#pragma mint for nest(2)
            for (i = 1; i <= n; i++)
                for (j = 0; j < n / 2; j++) {
                    int k = 2 * j + 1 + ((i + c) & 1), odd, before;

                    if ((i + c) % 2)
                        odd = 2;
                    else
                        odd = 1;
                    before = 2 * j + odd - 1;
                    u[i][k] += (u[i - 1][k] + u[i + 1][k] + u[i][before] + u[i][k + 1]) / 4;
                }
#pragma mint for
            for (i = 1; i <= n; i++)
                for (j = n - ((i ^ c) & 1); j >= 1; j -= 2)
                    u[i][j] -= (u[i - 1][j] + u[i + 1][j]) / 4;
#pragma mint for
            for (i = 1; i <= n; i++)
                for (j = 1 + ((i + c) & 1); j <= n; j += 2)
                    f[i * w + j] = (f[(i - 1) * w + j] + f[(i + 1) * w + j] + f[i * w + j - 1] + f[i * w + j + 1]) / 4;
#pragma mint for
            for (i = 1; i <= n; i++)
                for (j = 1 + (i + c) % 2; j <= n; j += 2)
                    f[i * w + j] += f[(i - 1) * w + j] - f[(i + 1) * w + j];
#pragma mint for
            for (unsigned k = 1; k < (unsigned)w - 1; k++)
                for (j = 1 + ((k + c) & 1); j <= n; j += 2)
                    u[k][j] += (u[k - 1][j] + u[k + 1][j]) / 4;
        }
    }
#pragma mint copy(u, fromDevice, w, w)
#pragma mint copy(f, fromDevice, w * w)
    checksum("u", u[0], (size_t)w * w * sizeof(real));
    checksum("f", f, (size_t)w * w * sizeof(real));
    return 0;
}
