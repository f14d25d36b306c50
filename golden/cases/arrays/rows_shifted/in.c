/* Rules: C8, F5. Numerical Recipes' matrices and tensors: indices start at 1, row 0 was never set, column 0 is the row before. */
#include "../../field.h"

#define NR_END 1

static real **matrix(long nrl, long nrh, long ncl, long nch)
{
    long nrow = nrh - nrl + 1, ncol = nch - ncl + 1;
    real **m = (real **)malloc((size_t)((nrow + NR_END) * sizeof(real *)));

    m += NR_END;
    m -= nrl;
    m[nrl] = (real *)malloc((size_t)((nrow * ncol + NR_END) * sizeof(real)));
    m[nrl] += NR_END;
    m[nrl] -= ncl;
    for (long i = nrl + 1; i <= nrh; i++)
        m[i] = m[i - 1] + ncol;
    return m;
}

static real ***tensor(long nrl, long nrh, long ncl, long nch, long ndl, long ndh)
{
    long nrow = nrh - nrl + 1, ncol = nch - ncl + 1, ndep = ndh - ndl + 1;
    real ***t = (real ***)malloc((size_t)((nrow + NR_END) * sizeof(real **)));

    t += NR_END;
    t -= nrl;
    t[nrl] = (real **)malloc((size_t)((nrow * ncol + NR_END) * sizeof(real *)));
    t[nrl] += NR_END;
    t[nrl] -= ncl;
    t[nrl][ncl] = (real *)malloc((size_t)((nrow * ncol * ndep + NR_END) * sizeof(real)));
    t[nrl][ncl] += NR_END;
    t[nrl][ncl] -= ndl;
    for (long j = ncl + 1; j <= nch; j++)
        t[nrl][j] = t[nrl][j - 1] + ndep;
    for (long i = nrl + 1; i <= nrh; i++) {
        t[i] = t[i - 1] + ncol;
        t[i][ncl] = t[i - 1][ncl] + ncol * ndep;
        for (long j = ncl + 1; j <= nch; j++)
            t[i][j] = t[i][j - 1] + ndep;
    }
    return t;
}

/* Leaves memory behind that is not zero, so that pointers which are not set lead anywhere. */
static void litter(void)
{
    size_t *block[40];

    for (size_t i = 0; i < 40; i++) {
        block[i] = (size_t *)malloc((i + 3) * 40);
        for (size_t k = 0; k < (i + 3) * 5; k++)
            block[i][k] = k % 3 == 0 ? (size_t)block[i] : 0x123456789abc * k;
    }
    for (int i = 0; i < 40; i++)
        free(block[i]);
}

static void cube(int n)
{
    real ***u = tensor(1, n, 1, n, 1, n), ***v = tensor(1, n, 1, n, 1, n);

    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= n; j++) {
            fill(&u[i][j][1], n, i * n + j);
            fill(&v[i][j][1], n, i * n + j + 7);
        }
#pragma mint copy(u, toDevice, n + 1, n + 1, n + 1)
#pragma mint copy(v, toDevice, n + 1, n + 1, n + 1)
#pragma mint parallel
    {
        for (int t = 0; t < 3; t++) {
#pragma mint for nest(3)
            for (int i = 2; i < n; i++)
                for (int j = 2; j < n; j++)
                    for (int k = 2; k < n; k++)
                        v[i][j][k] = (u[i - 1][j][k] + u[i + 1][j][k]) / 4 + u[i][j - 1][k] - u[i][j + 1][k - 1] / 2;
            real ***other = u;
            u = v;
            v = other;
        }
    }
#pragma mint copy(u, fromDevice, n + 1, n + 1, n + 1)
#pragma mint copy(v, fromDevice, n + 1, n + 1, n + 1)
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= n; j++) {
            checksum("u", &u[i][j][1], n * sizeof(real));
            checksum("v", &v[i][j][1], n * sizeof(real));
        }
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);

    litter();
    real **u = matrix(1, n, 1, n), **v = matrix(1, n, 1, n);
    for (int i = 1; i <= n; i++) {
        fill(&u[i][1], n, i);
        fill(&v[i][1], n, i + 50);
    }
#pragma mint copy(u, toDevice, n + 1, n + 1)
#pragma mint copy(v, toDevice, n + 1, n + 1)
#pragma mint parallel for nest(2)
    for (int i = 2; i < n; i++)
        for (int j = 2; j < n; j++)
            v[i][j] = u[i - 1][j] + u[i + 1][j] + u[i][j - 1] * u[i][j + 1];
#pragma mint copy(v, fromDevice, n + 1, n + 1)
    for (int i = 1; i <= n; i++)
        checksum("v", &v[i][1], n * sizeof(real));
    cube(n < 9 ? n : 9);
    return 0;
}
