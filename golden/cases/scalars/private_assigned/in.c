/* Rules: R2, F6. Scalars that are declared at the top and assigned once in the nest hide no stencil. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 37), i, j, k, im, last, two, column;
    real u[n][n], v[n][n], w[n];

    fill(&u[0][0], n * n, 1);
    fill(&v[0][0], n * n, 2);
#pragma mint copy(u, toDevice)
#pragma mint copy(v, toDevice)
#pragma mint copy(w, toDevice)
#pragma mint parallel
    {
#pragma mint for nest(2) private(im, two, column)
        for (i = 1; i < n - 1; i++)
            for (j = 1; j < n - 1; j++) {
                int ip;
                im = i - 1;
                ip = im + 2;
                two = j;
                two = two + 1;
                if (j > 3) {
                    column = j - 3;
                    v[i][j] = u[i][column];
                }
                v[i][j] += u[im][j] + u[ip][j] + u[i][two] + im;
            }
#pragma mint for private(last)
        for (i = 0; i < n; i++) {
            int m;
            for (k = 0; k < 3; k++) last = k;
            m = i;
            w[m] = u[i][last] + v[m][k - 1];
        }
    }
#pragma mint copy(v, fromDevice)
#pragma mint copy(w, fromDevice)
    checksum("v", v, sizeof v);
    checksum("w", w, sizeof w);
    return 0;
}
