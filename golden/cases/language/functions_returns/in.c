/* Rules: F3. Early returns of inlined functions, from loops and switches too; continue ends an iteration. */
#include "../../field.h"

static real upwind(const real *u, int i)
{
    if (u[i] < (real)0.2)
        return u[i + 1] - u[i];
    real slope = u[i] - u[i - 1];
    if (slope > 0) {
        if (slope > (real)0.5)
            return 1;
        slope *= 2;
    } else
        return -slope;
    return slope;
}

static real first_above(const real *u, int n, int i, real limit)
{
    for (int k = 0; k < n; k++) {
        if (u[i + k] > limit)
            return u[i + k];
        for (int l = 0; l < 2; l++)
            switch (k + l) {
            case 2:
                if (u[i] < (real)0.1)
                    return -1;
                break;
            case 7:
                return 7;
            }
    }
    return (real)0.5;
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    real *u = malloc((n + 4) * sizeof(real)), *v = malloc((n + 4) * sizeof(real));

    fill(u, n + 4, 1);
    fill(v, n + 4, 2);
#pragma mint copy(u, toDevice, n + 4)
#pragma mint copy(v, toDevice, n + 4)
#pragma mint parallel for
    for (int i = 1; i <= n; i++) {
        v[i] = upwind(u, i) + first_above(u, 3, i, (real)0.8);
        if (i % 5 == 4)
            continue;
        switch (i % 4) {
        case 1:
            continue;
        case 2:
            v[i] += 1;
        }
        v[i] += 100;
    }
#pragma mint copy(v, fromDevice, n + 4)
    checksum("v", v, (n + 4) * sizeof(real));
    return 0;
}
