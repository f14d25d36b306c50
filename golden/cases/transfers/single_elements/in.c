/* Rules: R1. Host statements of single blocks access elements of the device copy. */
/* Words that attributes have, too. */
#define unused __attribute__((__unused__))
#define cleanup(i) real w[4] unused = {(real)(i)}
#define always_inline 4
#include "../../field.h"

static real halve(real x) { return x / 2; }

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), steps = size_argument(argc, argv, 2, 5);
    real **u = new_rows(n, n), **v = new_rows(n, n);
    int *hits = (int *)calloc(n, sizeof(int));
    real trace[8] = {0};
    int t, i, k = 0;

    fill(u[0], (size_t)n * n, 1);
    fill(v[0], (size_t)n * n, 2);
#pragma mint copy(u, toDevice, n, n)
#pragma mint copy(v, toDevice, n, n)
#pragma mint copy(hits, toDevice, n)
#pragma mint parallel
    {
        for (t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (i = 1; i < n - 1; i++)
                for (int j = 1; j < n - 1; j++)
                    v[i][j] = (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]) / 4;
#pragma mint single
            {
                trace[t % 8] = v[0][0];
                v[0][0] = u[n - 1][n - 1] + halve(v[n / 2][n / 2]);
                u[0][0] += 3;
                v[n - 1][0] -= u[0][0] * 2;
                *(u[0] + n - 1) = t;
                hits[k++ % n]++;
                --hits[hits[0] % n];
                hits[n - 1] = hits[0] ? hits[n / 2] + 1 : (hits[n / 2] |= 5);
                if (v[0][0] > 1e6 && t > 2)
                    break;
                real **p = u;
                u = v;
                v = p;
            }
        }
    }
#pragma mint copy(u, fromDevice, n, n)
#pragma mint copy(v, fromDevice, n, n)
#pragma mint copy(hits, fromDevice, n)
    checksum("u", u[0], (size_t)n * n * sizeof(real));
    checksum("v", v[0], (size_t)n * n * sizeof(real));
    checksum("hits", hits, n * sizeof(int));
    checksum("trace", trace, sizeof trace);
    printf("%d %d\n", t, k);
    return 0;
}
